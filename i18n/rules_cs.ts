<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>{text}</source>
        <comment>words a player wrote; shown as they are</comment>
        <translation>{text}</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Teď není řada na vás.</translation>
    </message>
    <message>
        <source>This action makes no sense here.</source>
        <translation>Tato akce zde nedává smysl.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>To teď nelze provést.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Tady něco chybí.</translation>
    </message>
    <message>
        <source>“{name}” is not known here.</source>
        <translation>„{name}“ zde není známo.</translation>
    </message>
    <message>
        <source>A group of named values is expected here.</source>
        <translation>Tady má být skupina pojmenovaných hodnot.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Tady má být seznam.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Tady má být text.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>Tady má být celé číslo.</translation>
    </message>
    <message>
        <source>This number is too large or too small.</source>
        <translation>Toto číslo je příliš velké nebo příliš malé.</translation>
    </message>
    <message>
        <source>This text is too long.</source>
        <translation>Tento text je příliš dlouhý.</translation>
    </message>
    <message>
        <source>This list is too long.</source>
        <translation>Tento seznam je příliš dlouhý.</translation>
    </message>
    <message>
        <source>This text has characters that cannot be shown.</source>
        <translation>Tento text obsahuje znaky, které nelze zobrazit.</translation>
    </message>
    <message>
        <source>Yes or no is expected here.</source>
        <translation>Tady má být ano, nebo ne.</translation>
    </message>
    <message>
        <source>This file cannot be read as data.</source>
        <translation>Tento soubor nelze číst jako data.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>„{name}“ je tu dvakrát.</translation>
    </message>
    <message>
        <source>One of these is expected here: {names}</source>
        <translation>Tady má být jedna z těchto možností: {names}</translation>
    </message>
    <message numerus="yes">
        <source>A list of %n value(s) is expected here.</source>
        <translation>
            <numerusform>Seznam tu má mít %n hodnotu.</numerusform>
            <numerusform>Seznam tu má mít %n hodnoty.</numerusform>
            <numerusform>Seznam tu má mít %n hodnot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation>U tohoto stolu nikdo nesedí.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation>Dva hráči mají stejnou barvu.</translation>
    </message>
    <message>
        <source>A match cannot be set up like this.</source>
        <translation>Partii nelze takto připravit.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the rules.</source>
        <translation>Tato partie se hrála podle novější verze pravidel.</translation>
    </message>
    <message>
        <source>This line of the log cannot be read: {line}</source>
        <translation>Tento řádek záznamu nelze přečíst: {line}</translation>
    </message>
    <message>
        <source>More is taken back here than was played.</source>
        <translation>Vrací se zde více tahů, než se jich odehrálo.</translation>
    </message>
</context>
<context>
    <name>risk</name>
    <message>
        <source>Risk</source>
        <comment>name of the game</comment>
        <translation>Risk</translation>
    </message>
    <message>
        <source>Conquer the world, one continent at a time.</source>
        <translation>Dobyjte svět, jeden kontinent po druhém.</translation>
    </message>
    <message>
        <source>The classic game</source>
        <translation>Klasická hra</translation>
    </message>
    <message>
        <source>42 territories, six continents, one ruler of the world.</source>
        <translation>42 území, šest kontinentů, jeden vládce světa.</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Území</translation>
    </message>
    <message>
        <source>Claimed in turn</source>
        <translation>Obsazovaná postupně</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Rozdaná náhodně</translation>
    </message>
    <message>
        <source>Start armies</source>
        <translation>Počáteční armády</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Rozmísťované postupně</translation>
    </message>
    <message>
        <source>Placed at random</source>
        <translation>Rozmístěné náhodně</translation>
    </message>
    <message>
        <source>Worth of sets</source>
        <translation>Hodnota sad</translation>
    </message>
    <message>
        <source>Golden cavalry: 4, 6, 8, 10, 15, 20 …</source>
        <translation>Zlatá jízda: 4, 6, 8, 10, 15, 20…</translation>
    </message>
    <message>
        <source>Older rule: 4, 6, 8, 10, 12, 15 …</source>
        <translation>Starší pravidlo: 4, 6, 8, 10, 12, 15…</translation>
    </message>
    <message>
        <source>Sets past the end of the golden cavalry table</source>
        <translation>Sady za koncem stupnice zlaté jízdy</translation>
    </message>
    <message>
        <source>Always 60</source>
        <translation>Vždy 60</translation>
    </message>
    <message>
        <source>5 more each time</source>
        <translation>Pokaždé o 5 více</translation>
    </message>
    <message>
        <source>Armies for sets after an elimination</source>
        <translation>Armády za sady po vyřazení hráče</translation>
    </message>
    <message>
        <source>One territory for each set</source>
        <translation>Jedno území pro každou sadu</translation>
    </message>
    <message>
        <source>Spread as you like</source>
        <translation>Libovolné rozdělení</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Nejdelší hra</translation>
    </message>
    <message>
        <source>Until the world is conquered</source>
        <translation>Do dobytí světa</translation>
    </message>
    <message>
        <source>50 rounds</source>
        <translation>50 kol</translation>
    </message>
    <message>
        <source>100 rounds</source>
        <translation>100 kol</translation>
    </message>
    <message>
        <source>200 rounds</source>
        <translation>200 kol</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>set-up step</comment>
        <translation>Obsazování</translation>
    </message>
    <message>
        <source>Place armies</source>
        <comment>set-up step</comment>
        <translation>Rozmísťování</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <comment>phase</comment>
        <translation>Posily</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>phase</comment>
        <translation>Boj</translation>
    </message>
    <message>
        <source>Fortify</source>
        <comment>phase</comment>
        <translation>Přesun</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>phase</comment>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>column</comment>
        <translation>Území</translation>
    </message>
    <message>
        <source>Armies</source>
        <comment>column</comment>
        <translation>Armády</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>column</comment>
        <translation>Kontinenty</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Next income</source>
        <comment>column</comment>
        <translation>Posily</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>Mapa světa</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Vaše karty</translation>
    </message>
    <message>
        <source>Armies to place</source>
        <translation>Armády k umístění</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Bojiště</translation>
    </message>
    <message>
        <source>Golden cavalry</source>
        <translation>Zlatá jízda</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Útočník</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Obránce</translation>
    </message>
    <message numerus="yes">
        <source>The next set brings %n army(ies).</source>
        <translation>
            <numerusform>Příští sada přinese %n armádu.</numerusform>
            <numerusform>Příští sada přinese %n armády.</numerusform>
            <numerusform>Příští sada přinese %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>{armies}</source>
        <comment>number on a space of the table</comment>
        <translation>{armies}</translation>
    </message>
    <message>
        <source>You hold a set.</source>
        <translation>Máte sadu.</translation>
    </message>
    <message>
        <source>No set yet.</source>
        <translation>Zatím žádná sada.</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Žádné karty.</translation>
    </message>
    <message>
        <source>No battle yet this turn.</source>
        <translation>V tomto tahu zatím žádná bitva.</translation>
    </message>
    <message>
        <source>{source} → {target}</source>
        <translation>{source} → {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n kostka</numerusform>
            <numerusform>%n kostky</numerusform>
            <numerusform>%n kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>End combat</source>
        <comment>button</comment>
        <translation>Ukončit boj</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Move in</source>
        <comment>button</comment>
        <translation>Přesunout dobyvatele</translation>
    </message>
    <message>
        <source>Fight on …</source>
        <comment>button</comment>
        <translation>Bojovat dál…</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <comment>rulebook section</comment>
        <translation>Cíl hry</translation>
    </message>
    <message>
        <source>The board</source>
        <comment>rulebook section</comment>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rulebook section</comment>
        <translation>Příprava hry</translation>
    </message>
    <message>
        <source>Rolling for the start</source>
        <comment>rulebook section</comment>
        <translation>Hod o&#xa0;začátek</translation>
    </message>
    <message>
        <source>Claiming territories</source>
        <comment>rulebook section</comment>
        <translation>Obsazování území</translation>
    </message>
    <message>
        <source>Placing the start armies</source>
        <comment>rulebook section</comment>
        <translation>Rozmísťování počátečních armád</translation>
    </message>
    <message>
        <source>The turn</source>
        <comment>rulebook section</comment>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Posily</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>rulebook section</comment>
        <translation>Kontinenty</translation>
    </message>
    <message>
        <source>Risk cards and sets</source>
        <comment>rulebook section</comment>
        <translation>Karty Risku a&#xa0;sady</translation>
    </message>
    <message>
        <source>Trading sets</source>
        <comment>rulebook section</comment>
        <translation>Výměna sad</translation>
    </message>
    <message>
        <source>The golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Zlatá jízda</translation>
    </message>
    <message>
        <source>Placing reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Umísťování posil</translation>
    </message>
    <message>
        <source>Attacking</source>
        <comment>rulebook section</comment>
        <translation>Útok</translation>
    </message>
    <message>
        <source>Choosing dice</source>
        <comment>rulebook section</comment>
        <translation>Volba kostek</translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>rulebook section</comment>
        <translation>Bitva</translation>
    </message>
    <message>
        <source>Fighting on</source>
        <comment>rulebook section</comment>
        <translation>Boj do konce</translation>
    </message>
    <message>
        <source>Conquest and moving in</source>
        <comment>rulebook section</comment>
        <translation>Dobytí a&#xa0;přesun dobyvatelů</translation>
    </message>
    <message>
        <source>Eliminating a player</source>
        <comment>rulebook section</comment>
        <translation>Vyřazení hráče</translation>
    </message>
    <message>
        <source>Fortifying</source>
        <comment>rulebook section</comment>
        <translation>Přesun vojsk</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>rulebook section</comment>
        <translation>Získání karty</translation>
    </message>
    <message>
        <source>Winning</source>
        <comment>rulebook section</comment>
        <translation>Vítězství</translation>
    </message>
    <message>
        <source>Resigning</source>
        <comment>rulebook section</comment>
        <translation>Vzdání hry</translation>
    </message>
    <message>
        <source>A last round</source>
        <comment>rulebook section</comment>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>The odds of battle</source>
        <comment>rulebook section</comment>
        <translation>Šance v&#xa0;bitvě</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>continent</comment>
        <translation>Severní Amerika|gen=Severní Ameriky|acc=Severní Ameriku</translation>
    </message>
    <message>
        <source>South America</source>
        <comment>continent</comment>
        <translation>Jižní Amerika|gen=Jižní Ameriky|acc=Jižní Ameriku</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>continent</comment>
        <translation>Evropa|gen=Evropy|acc=Evropu</translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>continent</comment>
        <translation>Afrika|gen=Afriky|acc=Afriku</translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>continent</comment>
        <translation>Asie|acc=Asii</translation>
    </message>
    <message>
        <source>Australia</source>
        <comment>continent</comment>
        <translation>Austrálie|acc=Austrálii</translation>
    </message>
    <message>
        <source>Alaska</source>
        <comment>territory</comment>
        <translation>Aljaška|gen=Aljašky|acc=Aljašku</translation>
    </message>
    <message>
        <source>Northwest Territory</source>
        <comment>territory</comment>
        <translation>Severozápadní teritoria|gen=Severozápadních teritorií</translation>
    </message>
    <message>
        <source>Greenland</source>
        <comment>territory</comment>
        <translation>Grónsko|gen=Grónska</translation>
    </message>
    <message>
        <source>Alberta</source>
        <comment>territory</comment>
        <translation>Alberta|gen=Alberty|acc=Albertu</translation>
    </message>
    <message>
        <source>Ontario</source>
        <comment>territory</comment>
        <translation>Ontario|gen=Ontaria</translation>
    </message>
    <message>
        <source>Quebec</source>
        <comment>territory</comment>
        <translation>Québec|gen=Québecu</translation>
    </message>
    <message>
        <source>Western United States</source>
        <comment>territory</comment>
        <translation>Západní USA|gen=Západních USA</translation>
    </message>
    <message>
        <source>Eastern United States</source>
        <comment>territory</comment>
        <translation>Východní USA|gen=Východních USA</translation>
    </message>
    <message>
        <source>Central America</source>
        <comment>territory</comment>
        <translation>Střední Amerika|gen=Střední Ameriky|acc=Střední Ameriku</translation>
    </message>
    <message>
        <source>Venezuela</source>
        <comment>territory</comment>
        <translation>Venezuela|gen=Venezuely|acc=Venezuelu</translation>
    </message>
    <message>
        <source>Peru</source>
        <comment>territory</comment>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>territory</comment>
        <translation>Brazílie|acc=Brazílii</translation>
    </message>
    <message>
        <source>Argentina</source>
        <comment>territory</comment>
        <translation>Argentina|gen=Argentiny|acc=Argentinu</translation>
    </message>
    <message>
        <source>Iceland</source>
        <comment>territory</comment>
        <translation>Island|gen=Islandu</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <comment>territory</comment>
        <translation>Velká Británie|gen=Velké Británie|acc=Velkou Británii</translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <comment>territory</comment>
        <translation>Skandinávie|acc=Skandinávii</translation>
    </message>
    <message>
        <source>Northern Europe</source>
        <comment>territory</comment>
        <translation>Severní Evropa|gen=Severní Evropy|acc=Severní Evropu</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <comment>territory</comment>
        <translation>Západní Evropa|gen=Západní Evropy|acc=Západní Evropu</translation>
    </message>
    <message>
        <source>Southern Europe</source>
        <comment>territory</comment>
        <translation>Jižní Evropa|gen=Jižní Evropy|acc=Jižní Evropu</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <comment>territory</comment>
        <translation>Ukrajina|gen=Ukrajiny|acc=Ukrajinu</translation>
    </message>
    <message>
        <source>North Africa</source>
        <comment>territory</comment>
        <translation>Severní Afrika|gen=Severní Afriky|acc=Severní Afriku</translation>
    </message>
    <message>
        <source>Egypt</source>
        <comment>territory</comment>
        <translation>Egypt|gen=Egypta</translation>
    </message>
    <message>
        <source>East Africa</source>
        <comment>territory</comment>
        <translation>Východní Afrika|gen=Východní Afriky|acc=Východní Afriku</translation>
    </message>
    <message>
        <source>Congo</source>
        <comment>territory</comment>
        <translation>Kongo|gen=Konga</translation>
    </message>
    <message>
        <source>South Africa</source>
        <comment>territory</comment>
        <translation>Jižní Afrika|gen=Jižní Afriky|acc=Jižní Afriku</translation>
    </message>
    <message>
        <source>Madagascar</source>
        <comment>territory</comment>
        <translation>Madagaskar|gen=Madagaskaru</translation>
    </message>
    <message>
        <source>Ural</source>
        <comment>territory</comment>
        <translation>Ural|gen=Uralu</translation>
    </message>
    <message>
        <source>Siberia</source>
        <comment>territory</comment>
        <translation>Sibiř|gen=Sibiře</translation>
    </message>
    <message>
        <source>Yakutsk</source>
        <comment>territory</comment>
        <translation>Jakutsk|gen=Jakutsku</translation>
    </message>
    <message>
        <source>Kamchatka</source>
        <comment>territory</comment>
        <translation>Kamčatka|gen=Kamčatky|acc=Kamčatku</translation>
    </message>
    <message>
        <source>Irkutsk</source>
        <comment>territory</comment>
        <translation>Irkutsk|gen=Irkutsku</translation>
    </message>
    <message>
        <source>Mongolia</source>
        <comment>territory</comment>
        <translation>Mongolsko|gen=Mongolska</translation>
    </message>
    <message>
        <source>Japan</source>
        <comment>territory</comment>
        <translation>Japonsko|gen=Japonska</translation>
    </message>
    <message>
        <source>Afghanistan</source>
        <comment>territory</comment>
        <translation>Afghánistán|gen=Afghánistánu</translation>
    </message>
    <message>
        <source>China</source>
        <comment>territory</comment>
        <translation>Čína|gen=Číny|acc=Čínu</translation>
    </message>
    <message>
        <source>Middle East</source>
        <comment>territory</comment>
        <translation>Blízký východ|gen=Blízkého východu</translation>
    </message>
    <message>
        <source>India</source>
        <comment>territory</comment>
        <translation>Indie|acc=Indii</translation>
    </message>
    <message>
        <source>Siam</source>
        <comment>territory</comment>
        <translation>Siam|gen=Siamu</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>territory</comment>
        <translation>Indonésie|acc=Indonésii</translation>
    </message>
    <message>
        <source>New Guinea</source>
        <comment>territory</comment>
        <translation>Nová Guinea|gen=Nové Guineje|acc=Novou Guineu</translation>
    </message>
    <message>
        <source>Western Australia</source>
        <comment>territory</comment>
        <translation>Západní Austrálie|acc=Západní Austrálii</translation>
    </message>
    <message>
        <source>Eastern Australia</source>
        <comment>territory</comment>
        <translation>Východní Austrálie|acc=Východní Austrálii</translation>
    </message>
    <message>
        <source>Red neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Červené vojsko</translation>
    </message>
    <message>
        <source>Blue neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Modré vojsko</translation>
    </message>
    <message>
        <source>Yellow neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Žluté vojsko</translation>
    </message>
    <message>
        <source>Black neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Černé vojsko</translation>
    </message>
    <message>
        <source>Green neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Zelené vojsko</translation>
    </message>
    <message>
        <source>Purple neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Fialové vojsko</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>card symbol</comment>
        <translation>pěchota</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>card symbol</comment>
        <translation>jízda</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>card symbol</comment>
        <translation>dělostřelectvo</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>card symbol</comment>
        <translation>žolík</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>card name</comment>
        <translation>Žolík</translation>
    </message>
    <message>
        <source>{card} ({symbol})</source>
        <comment>a card: territory and symbol</comment>
        <translation>{card} ({symbol})</translation>
    </message>
    <message>
        <source>Claim a territory</source>
        <translation>Obsaďte území</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) still free.</source>
        <translation>
            <numerusform>Zbývá %n volné území.</numerusform>
            <numerusform>Zbývají %n volná území.</numerusform>
            <numerusform>Zbývá %n volných území.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army on your land</source>
        <translation>Umístěte jednu armádu na své území</translation>
    </message>
    <message>
        <source>Two players, passive neutrals</source>
        <translation>Dva hráči, pasivní neutrální vojska</translation>
    </message>
    <message>
        <source>Two neutral armies block the way. Defeat your opponent.</source>
        <translation>V cestě stojí dvě neutrální vojska. Porazte soupeře.</translation>
    </message>
    <message>
        <source>Two players, active neutrals</source>
        <translation>Dva hráči, aktivní neutrální vojska</translation>
    </message>
    <message>
        <source>Bribe two neutral armies to fight for you. Mind their loyalty.</source>
        <translation>Uplaťte dvě neutrální vojska, ať bojují za vás. Pozor na jejich věrnost.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <comment>phase</comment>
        <translation>Úplatky</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Spojenectví</translation>
    </message>
    <message>
        <source>{army}</source>
        <comment>row of the alliances: a neutral army</comment>
        <translation>{army}</translation>
    </message>
    <message>
        <source>uninvolved</source>
        <comment>a neutral army that is nobody&apos;s ally</comment>
        <translation>nezúčastněné</translation>
    </message>
    <message>
        <source>ally of {player}</source>
        <translation>spojenec hráče {player}</translation>
    </message>
    <message>
        <source>Call off</source>
        <comment>button: end the invasion going on</comment>
        <translation>Odvolat</translation>
    </message>
    <message>
        <source>Roll for {army}</source>
        <comment>button</comment>
        <translation>Hodit: {army}</translation>
    </message>
    <message>
        <source>No more bribes</source>
        <comment>button</comment>
        <translation>Už žádné úplatky</translation>
    </message>
    <message>
        <source>No die</source>
        <comment>button: no reinforcements for allies</comment>
        <translation>Neházet</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>set-up step</comment>
        <translation>Rozdání</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on your land</source>
        <translation>
            <numerusform>Umístěte %n armádu na své území</numerusform>
            <numerusform>Umístěte %n armády na svá území</numerusform>
            <numerusform>Umístěte %n armád na svá území</numerusform>
        </translation>
    </message>
    <message>
        <source>And one army each for: {armies}.</source>
        <translation>A navíc po jedné armádě: {armies}.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) left to place.</source>
        <translation>
            <numerusform>Zbývá umístit %n armádu.</numerusform>
            <numerusform>Zbývá umístit %n armády.</numerusform>
            <numerusform>Zbývá umístit %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army for: {army}</source>
        <translation>Umístěte jednu armádu: {army}</translation>
    </message>
    <message>
        <source>You choose which of its territories.</source>
        <translation>Na které z jeho území, je na vás.</translation>
    </message>
    <message>
        <source>Place one army each for: {armies}</source>
        <translation>Umístěte po jedné armádě: {armies}</translation>
    </message>
    <message>
        <source>You choose which of their territories.</source>
        <translation>Na která z jejich území, je na vás.</translation>
    </message>
    <message>
        <source>Bribe a neutral army with a card, or go on</source>
        <translation>Uplaťte neutrální vojsko kartou, nebo pokračujte</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s). Each moves an army one step closer to you.</source>
        <translation>
            <numerusform>Máte %n kartu. Posune vojsko o krok blíž k vám.</numerusform>
            <numerusform>Máte %n karty. Každá posune vojsko o krok blíž k vám.</numerusform>
            <numerusform>Máte %n karet. Každá posune vojsko o krok blíž k vám.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the die for an ally, or go on: {armies}</source>
        <translation>Hoďte za spojence, nebo pokračujte: {armies}</translation>
    </message>
    <message>
        <source>The ally gets as many armies as the die shows.</source>
        <translation>Spojenec dostane tolik armád, kolik padne.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) for {army}</source>
        <translation>
            <numerusform>Umístěte %n armádu: {army}</numerusform>
            <numerusform>Umístěte %n armády: {army}</numerusform>
            <numerusform>Umístěte %n armád: {army}</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere on its own land.</source>
        <translation>Kamkoli na jeho území.</translation>
    </message>
    <message>
        <source>Move troops of an ally, or skip: {armies}</source>
        <translation>Přesuňte vojska spojence, nebo přeskočte: {armies}</translation>
    </message>
    <message>
        <source>Once for each ally, along its own land.</source>
        <translation>Každého spojence jednou, přes jeho vlastní území.</translation>
    </message>
    <message>
        <source>From your own land or an ally&apos;s: {armies}.</source>
        <translation>Z vlastního území nebo z území spojence: {armies}.</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}. Loyalty dice afterwards: {armies}.</source>
        <translation>Potom kostka věrnosti: {armies}. Útočníci: {attackers}, obránci: {defenders}.</translation>
    </message>
    <message>
        <source>Choose the neutral army that gets the card</source>
        <translation>Vyberte neutrální vojsko, které kartu dostane</translation>
    </message>
    <message>
        <source>Bribe {army}: {card}</source>
        <translation>Uplatit: {card} → {army}</translation>
    </message>
    <message>
        <source>Call off the invasion</source>
        <translation>Odvolat invazi</translation>
    </message>
    <message>
        <source>No die for an ally</source>
        <translation>Neházet za žádného spojence</translation>
    </message>
    <message>
        <source>Skip moving allies</source>
        <translation>Přeskočit přesun spojenců</translation>
    </message>
    <message>
        <source>Only neutral armies take bribes.</source>
        <translation>Úplatky přijímají jen neutrální vojska.</translation>
    </message>
    <message>
        <source>This neutral army is destroyed.</source>
        <translation>Toto neutrální vojsko je zničené.</translation>
    </message>
    <message>
        <source>This neutral army is your ally already.</source>
        <translation>Toto neutrální vojsko už je vaším spojencem.</translation>
    </message>
    <message numerus="yes">
        <source>A neutral army takes at most %n card(s).</source>
        <translation>
            <numerusform>Neutrální vojsko přijme nejvýše %n kartu.</numerusform>
            <numerusform>Neutrální vojsko přijme nejvýše %n karty.</numerusform>
            <numerusform>Neutrální vojsko přijme nejvýše %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>First give bribes, or go on without.</source>
        <translation>Nejdřív dejte úplatky, nebo pokračujte bez nich.</translation>
    </message>
    <message>
        <source>First roll for your ally, or go on without.</source>
        <translation>Nejdřív hoďte za spojence, nebo pokračujte bez hodu.</translation>
    </message>
    <message>
        <source>That is no ally you can still roll for this turn.</source>
        <translation>Není to spojenec, za kterého můžete v tomto tahu ještě hodit.</translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) your ally has left.</source>
        <translation>
            <numerusform>Nejdřív umístěte zbývající armádu spojence.</numerusform>
            <numerusform>Nejdřív umístěte zbývající %n armády spojence.</numerusform>
            <numerusform>Nejdřív umístěte zbývajících %n armád spojence.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not this ally&apos;s land.</source>
        <translation>Území {place} nepatří tomuto spojenci.</translation>
    </message>
    <message>
        <source>No invasion with loyalty dice is going on.</source>
        <translation>Neprobíhá žádná invaze s kostkami věrnosti.</translation>
    </message>
    <message>
        <source>{place} is neither yours nor an ally&apos;s.</source>
        <translation>Území {place} není vaše ani spojencovo.</translation>
    </message>
    <message>
        <source>{place} is yours: your ally does not attack you.</source>
        <translation>Území {place} je vaše: spojenec na vás neútočí.</translation>
    </message>
    <message>
        <source>{place} is your ally&apos;s own land.</source>
        <translation>Území {place} je spojencovo vlastní.</translation>
    </message>
    <message>
        <source>{place}: move troops of an ally that has not moved yet.</source>
        <translation>{place}: přesouvejte vojska spojence, který se ještě nepřesunul.</translation>
    </message>
    <message>
        <source>{place}: an ally moves along its own land.</source>
        <translation>{place}: spojenec se přesouvá jen přes vlastní území.</translation>
    </message>
    <message>
        <source>Your armies of this turn are placed: now the neutral ones.</source>
        <translation>Vaše armády už jsou v tomto tahu umístěné: teď ty neutrální.</translation>
    </message>
    <message>
        <source>{place}: this neutral army has had its one army this turn.</source>
        <translation>{place}: toto neutrální vojsko už svou armádu v tomto tahu dostalo.</translation>
    </message>
    <message>
        <source>{place}: a neutral army gets one army a turn.</source>
        <translation>{place}: neutrální vojsko dostává jednu armádu za tah.</translation>
    </message>
    <message>
        <source>The cards are dealt: 12 territories for each player, 9 for each neutral army.</source>
        <translation>Karty jsou rozdané: 12 území každému hráči, 9 každému neutrálnímu vojsku.</translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies) for {army}: {place}.</source>
        <translation>
            <numerusform>{player} umísťuje %n armádu: {place} ({army}).</numerusform>
            <numerusform>{player} umísťuje %n armády: {place} ({army}).</numerusform>
            <numerusform>{player} umísťuje %n armád: {place} ({army}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {army} a card: {state}.</source>
        <translation>{player} dává kartu: {army}, teď {state}.</translation>
    </message>
    <message>
        <source>The card given: {card}.</source>
        <translation>Předaná karta: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} rolls for {army}: %n army(ies).</source>
        <translation>
            <numerusform>{player} hází za spojence: {army}, %n armáda.</numerusform>
            <numerusform>{player} hází za spojence: {army}, %n armády.</numerusform>
            <numerusform>{player} hází za spojence: {army}, %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} stays as it is, {state}.</source>
        <translation>Kostka věrnosti {die}: {army} je dál {state}.</translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} turns away, now {state}.</source>
        <translation>Kostka věrnosti {die}: {army} se odvrací, teď je {state}.</translation>
    </message>
    <message>
        <source>{player} calls off the invasion: {place}.</source>
        <translation>{player} odvolává invazi: {place}.</translation>
    </message>
    <message>
        <source>{army} has turned away and does not attack: {place}.</source>
        <translation>{army} se odvrátilo a neútočí: {place}.</translation>
    </message>
    <message>
        <source>Loyalty die afterwards, 4 in 6: {army} becomes {state}.</source>
        <translation>Potom kostka věrnosti, 4 ze 6: {army} bude {state}.</translation>
    </message>
    <message>
        <source>Ends the invasion of {place} first, with its loyalty dice.</source>
        <translation>Nejdřív tím skončí invaze s kostkami věrnosti: {place}.</translation>
    </message>
    <message>
        <source>Setting up for two players</source>
        <comment>rulebook section</comment>
        <translation>Příprava hry pro dva hráče</translation>
    </message>
    <message>
        <source>Neutral armies</source>
        <comment>rulebook section</comment>
        <translation>Neutrální vojska</translation>
    </message>
    <message>
        <source>Alliances</source>
        <comment>rulebook section</comment>
        <translation>Spojenectví</translation>
    </message>
    <message>
        <source>Bribes</source>
        <comment>rulebook section</comment>
        <translation>Úplatky</translation>
    </message>
    <message>
        <source>Reinforcing allies</source>
        <comment>rulebook section</comment>
        <translation>Posily spojenců</translation>
    </message>
    <message>
        <source>Attacking with allies</source>
        <comment>rulebook section</comment>
        <translation>Útok se spojenci</translation>
    </message>
    <message>
        <source>The loyalty die</source>
        <comment>rulebook section</comment>
        <translation>Kostka věrnosti</translation>
    </message>
    <message>
        <source>Destroying a neutral army</source>
        <comment>rulebook section</comment>
        <translation>Zničení neutrálního vojska</translation>
    </message>
    <message>
        <source>Moving allies</source>
        <comment>rulebook section</comment>
        <translation>Přesun spojenců</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set, or place %n army(ies)</source>
        <translation>
            <numerusform>Vyměňte sadu, nebo umístěte %n armádu</numerusform>
            <numerusform>Vyměňte sadu, nebo umístěte %n armády</numerusform>
            <numerusform>Vyměňte sadu, nebo umístěte %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set</source>
        <translation>
            <numerusform>Máte %n kartu: vyměňte sadu</numerusform>
            <numerusform>Máte %n karty: vyměňte sadu</numerusform>
            <numerusform>Máte %n karet: vyměňte sadu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies)</source>
        <translation>
            <numerusform>Umístěte %n armádu</numerusform>
            <numerusform>Umístěte %n armády</numerusform>
            <numerusform>Umístěte %n armád</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) give {base}, continents {bonus}.</source>
        <translation>
            <numerusform>Za %n území {base}, za kontinenty {bonus}.</numerusform>
            <numerusform>Za %n území {base}, za kontinenty {bonus}.</numerusform>
            <numerusform>Za %n území {base}, za kontinenty {bonus}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack a neighbour, or end combat</source>
        <translation>Zaútočte na sousední území, nebo ukončete boj</translation>
    </message>
    <message>
        <source>Attack on, or end combat</source>
        <translation>Útočte dál, nebo ukončete boj</translation>
    </message>
    <message>
        <source>Fight on: {source} → {target}?</source>
        <translation>Bojovat dál: {source} → {target}?</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}.</source>
        <translation>Útočníci: {attackers}, obránci: {defenders}.</translation>
    </message>
    <message>
        <source>Defend {place}: one die or two?</source>
        <translation>Bráníte území {place}: jedna kostka, nebo dvě?</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source} with %n die(dice).</source>
        <translation>
            <numerusform>{player} útočí z území {source} %n kostkou.</numerusform>
            <numerusform>{player} útočí z území {source} %n kostkami.</numerusform>
            <numerusform>{player} útočí z území {source} %n kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is yours. How many armies move in?</source>
        <translation>Území {place} je vaše. Kolik armád přesunete?</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Od {least} do {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set now</source>
        <translation>
            <numerusform>Máte %n kartu: teď vyměňte sadu</numerusform>
            <numerusform>Máte %n karty: teď vyměňte sadu</numerusform>
            <numerusform>Máte %n karet: teď vyměňte sadu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on one territory</source>
        <translation>
            <numerusform>Umístěte %n armádu na jedno území</numerusform>
            <numerusform>Umístěte %n armády na jedno území</numerusform>
            <numerusform>Umístěte %n armád na jedno území</numerusform>
        </translation>
    </message>
    <message>
        <source>All armies for this set stay together.</source>
        <translation>Všechny armády za tuto sadu zůstanou pohromadě.</translation>
    </message>
    <message>
        <source>Move troops once, or skip</source>
        <translation>Jednou přesuňte vojska, nebo přeskočte</translation>
    </message>
    <message>
        <source>Click your territory with two or more armies, then a neighbour.</source>
        <translation>Klikněte na své území se dvěma nebo více armádami a pak na cíl.</translation>
    </message>
    <message>
        <source>A set of infantry brings 4 armies, cavalry 6, artillery 8, one of each 10.</source>
        <translation>Sada pěchoty přinese 4 armády, jízdy 6, dělostřelectva 8, tři různé symboly 10.</translation>
    </message>
    <message>
        <source>Click where from, then where to, along your own land. One army stays.</source>
        <translation>Klikněte na výchozí území a pak na cíl; cesta vede přes vlastní území. Jedna armáda zůstane.</translation>
    </message>
    <message>
        <source>Attack from {source}: choose a target</source>
        <translation>Útok z území {source}: vyberte cíl</translation>
    </message>
    <message>
        <source>Point at a land farther on for the odds of the whole way there.</source>
        <translation>Ukažte na vzdálenější území: uvidíte šance na celou cestu k němu.</translation>
    </message>
    <message>
        <source>Move troops from {source}: choose where to</source>
        <translation>Přesun z území {source}: vyberte kam</translation>
    </message>
    <message>
        <source>Choose a territory for the armies</source>
        <translation>Vyberte území pro armády</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set: choose %n more card(s)</source>
        <translation>
            <numerusform>Výměna sady: vyberte ještě %n kartu</numerusform>
            <numerusform>Výměna sady: vyberte ještě %n karty</numerusform>
            <numerusform>Výměna sady: vyberte ještě %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim {place}</source>
        <translation>Obsadit území {place}</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies): {place}</source>
        <translation>
            <numerusform>Umístit %n armádu: {place}</numerusform>
            <numerusform>Umístit %n armády: {place}</numerusform>
            <numerusform>Umístit %n armád: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place armies: {place}</source>
        <translation>Umístit armády: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Trade {card1}, {card2}, {card3} for %n army(ies)</source>
        <translation>
            <numerusform>Vyměnit sadu za %n armádu: {card1}, {card2}, {card3}</numerusform>
            <numerusform>Vyměnit sadu za %n armády: {card1}, {card2}, {card3}</numerusform>
            <numerusform>Vyměnit sadu za %n armád: {card1}, {card2}, {card3}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(dice): {source} → {target}</source>
        <translation>
            <numerusform>Zaútočit %n kostkou: {source} → {target}</numerusform>
            <numerusform>Zaútočit %n kostkami: {source} → {target}</numerusform>
            <numerusform>Zaútočit %n kostkami: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fight on until %n army(ies) remain: {source} → {target}</source>
        <translation>
            <numerusform>Bojovat dál, dokud nezbude %n armáda: {source} → {target}</numerusform>
            <numerusform>Bojovat dál, dokud nezbudou %n armády: {source} → {target}</numerusform>
            <numerusform>Bojovat dál, dokud nezbude %n armád: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight on until … remain: {source} → {target}</source>
        <translation>Bojovat dál, dokud nezbude …: {source} → {target}</translation>
    </message>
    <message>
        <source>End combat</source>
        <translation>Ukončit boj</translation>
    </message>
    <message numerus="yes">
        <source>Defend with %n die(dice)</source>
        <translation>
            <numerusform>Bránit se %n kostkou</numerusform>
            <numerusform>Bránit se %n kostkami</numerusform>
            <numerusform>Bránit se %n kostkami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in with %n army(ies): {place}</source>
        <translation>
            <numerusform>Přesunout %n armádu: {place}</numerusform>
            <numerusform>Přesunout %n armády: {place}</numerusform>
            <numerusform>Přesunout %n armád: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move in: {place}</source>
        <translation>Přesunout dobyvatele: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Move %n army(ies): {source} → {target}</source>
        <translation>
            <numerusform>Přesunout %n armádu: {source} → {target}</numerusform>
            <numerusform>Přesunout %n armády: {source} → {target}</numerusform>
            <numerusform>Přesunout %n armád: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move troops: {source} → {target}</source>
        <translation>Přesunout vojska: {source} → {target}</translation>
    </message>
    <message>
        <source>Skip moving troops</source>
        <translation>Přeskočit přesun vojsk</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát se</translation>
    </message>
    <message>
        <source>{player} {die}</source>
        <comment>one start roll: name and number</comment>
        <translation>{player} {die}</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} places first.</source>
        <translation>Hod o začátek: {rolls}. {player} umísťuje první.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} takes the first turn.</source>
        <translation>Hod o začátek: {rolls}. {player} má první tah.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. Tie, roll again.</source>
        <translation>Hod o začátek: {rolls}. Shoda, hází se znovu.</translation>
    </message>
    <message>
        <source>The territories are dealt.</source>
        <translation>Území jsou rozdána.</translation>
    </message>
    <message>
        <source>All armies are placed at random.</source>
        <translation>Všechny armády jsou náhodně rozmístěny.</translation>
    </message>
    <message>
        <source>{player} claims {place}.</source>
        <translation>{player} obsazuje území {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: {player} receives %n army(ies).</source>
        <translation>
            <numerusform>Kolo {round}: {player} dostává %n armádu.</numerusform>
            <numerusform>Kolo {round}: {player} dostává %n armády.</numerusform>
            <numerusform>Kolo {round}: {player} dostává %n armád.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies): {place}.</source>
        <translation>
            <numerusform>{player} umísťuje %n armádu: {place}.</numerusform>
            <numerusform>{player} umísťuje %n armády: {place}.</numerusform>
            <numerusform>{player} umísťuje %n armád: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} trades {card1}, {card2}, {card3} for %n army(ies).</source>
        <translation>
            <numerusform>{player} vyměňuje sadu za %n armádu: {card1}, {card2}, {card3}.</numerusform>
            <numerusform>{player} vyměňuje sadu za %n armády: {card1}, {card2}, {card3}.</numerusform>
            <numerusform>{player} vyměňuje sadu za %n armád: {card1}, {card2}, {card3}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} fights on until %n army(ies) remain: {source} → {target}.</source>
        <translation>
            <numerusform>{player} bojuje dál, dokud nezbude %n armáda: {source} → {target}.</numerusform>
            <numerusform>{player} bojuje dál, dokud nezbudou %n armády: {source} → {target}.</numerusform>
            <numerusform>{player} bojuje dál, dokud nezbude %n armád: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} → {target}: {attack} against {defence}, lost {attacker_lost} : {defender_lost}.</source>
        <translation>{source} → {target}: {attack} proti {defence}, ztráty {attacker_lost} : {defender_lost}.</translation>
    </message>
    <message>
        <source>{player} conquers {place}.</source>
        <translation>{player} dobývá území {place}.</translation>
    </message>
    <message>
        <source>{player} holds all of {continent}.</source>
        <translation>{player} drží celý kontinent: {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves in with %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} přesouvá %n armádu: {source} → {target}.</numerusform>
            <numerusform>{player} přesouvá %n armády: {source} → {target}.</numerusform>
            <numerusform>{player} přesouvá %n armád: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} eliminates {victim} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} vyřazuje ze hry: {victim}. Bere %n kartu.</numerusform>
            <numerusform>{player} vyřazuje ze hry: {victim}. Bere %n karty.</numerusform>
            <numerusform>{player} vyřazuje ze hry: {victim}. Bere %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} eliminates {victim}.</source>
        <translation>{player} vyřazuje ze hry: {victim}.</translation>
    </message>
    <message>
        <source>Cards taken: {cards}.</source>
        <translation>Získané karty: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} přesouvá vojska, %n armáda: {source} → {target}.</numerusform>
            <numerusform>{player} přesouvá vojska, %n armády: {source} → {target}.</numerusform>
            <numerusform>{player} přesouvá vojska, %n armád: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} bere kartu.</translation>
    </message>
    <message>
        <source>The card: {card}.</source>
        <translation>Karta: {card}.</translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation>Odložené karty se zamíchají do nového balíčku.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Nezbývá žádná karta.</translation>
    </message>
    <message>
        <source>{player} resigns. The armies stay as neutrals.</source>
        <translation>{player} se vzdává. Armády zůstávají jako neutrální vojsko.</translation>
    </message>
    <message>
        <source>{player} rules the world.</source>
        <translation>{player} vládne světu.</translation>
    </message>
    <message>
        <source>The last round is over. {player} leads and wins.</source>
        <translation>Poslední kolo skončilo. {player} vede a vítězí.</translation>
    </message>
    <message>
        <source>The last round is over. Shared victory: {players}.</source>
        <translation>Poslední kolo skončilo. Společné vítězství: {players}.</translation>
    </message>
    <message>
        <source>Conquer {place}</source>
        <translation>Dobýt území {place}</translation>
    </message>
    <message>
        <source>Conquer one after the other: {way}</source>
        <translation>Dobýt postupně: {way}</translation>
    </message>
    <message>
        <source>{way} → {place}</source>
        <comment>territories conquered in this order</comment>
        <translation>{way} → {place}</translation>
    </message>
    <message>
        <source>None falls</source>
        <comment>part of a bar</comment>
        <translation>Nepadne žádné</translation>
    </message>
    <message>
        <source>As far as {place}</source>
        <comment>part of a bar</comment>
        <translation>Až po {place:acc}</translation>
    </message>
    <message>
        <source>All fall</source>
        <comment>part of a bar</comment>
        <translation>Padnou všechna</translation>
    </message>
    <message>
        <source>If all fall: {armies} armies left at the end on average, one left in each land.</source>
        <translation>Pokud padnou všechna: armád nakonec průměrně zbude {armies}, na každém území zůstane jedna.</translation>
    </message>
    <message>
        <source>Hold this battle: {place}</source>
        <translation>Ubránit se v této bitvě: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Attacker loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Útočník ztratí %n</numerusform>
            <numerusform>Útočník ztratí %n</numerusform>
            <numerusform>Útočník ztratí %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Obránce ztratí %n</numerusform>
            <numerusform>Obránce ztratí %n</numerusform>
            <numerusform>Obránce ztratí %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Each loses 1</source>
        <comment>part of a bar</comment>
        <translation>Každý ztratí 1</translation>
    </message>
    <message>
        <source>If it falls: {armies} attacking armies left on average.</source>
        <translation>Pokud padne: útočících armád průměrně zbude {armies}.</translation>
    </message>
    <message>
        <source>If it holds: {armies} defenders left on average.</source>
        <translation>Pokud vydrží: obránců průměrně zbude {armies}.</translation>
    </message>
    <message numerus="yes">
        <source>Called off at %n army(ies).</source>
        <translation>
            <numerusform>Odvoláno, jakmile zbude %n armáda.</numerusform>
            <numerusform>Odvoláno, jakmile zbudou %n armády.</numerusform>
            <numerusform>Odvoláno, jakmile zbude %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not belong to this phase.</source>
        <translation>To do této fáze nepatří.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Takový výsledek nemohou kostky ani karty dát.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Tento hráč už je mimo hru.</translation>
    </message>
    <message>
        <source>First every territory is claimed.</source>
        <translation>Nejdřív se obsazují všechna území.</translation>
    </message>
    <message>
        <source>{place} is already claimed.</source>
        <translation>Území {place} je už obsazené.</translation>
    </message>
    <message>
        <source>{place} is not yours: place armies on your own land.</source>
        <translation>Území {place} není vaše: armády umísťujte na vlastní území.</translation>
    </message>
    <message>
        <source>During set-up you place one army at a time.</source>
        <translation>Při přípravě umísťujete po jedné armádě.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n army(ies) to place.</source>
        <translation>
            <numerusform>Umístit můžete jen %n armádu.</numerusform>
            <numerusform>Umístit můžete jen %n armády.</numerusform>
            <numerusform>Umístit můžete jen %n armád.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) you have left.</source>
        <translation>
            <numerusform>Nejdřív umístěte zbývající %n armádu.</numerusform>
            <numerusform>Nejdřív umístěte zbývající %n armády.</numerusform>
            <numerusform>Nejdřív umístěte zbývajících %n armád.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n army(ies) for this set go to one territory together.</source>
        <translation>
            <numerusform>Tato %n armáda za sadu jde na jedno území.</numerusform>
            <numerusform>Tyto %n armády za sadu jdou společně na jedno území.</numerusform>
            <numerusform>Těchto %n armád za sadu jde společně na jedno území.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set is three different cards.</source>
        <translation>Sadu tvoří tři různé karty.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Tuto kartu nemáte.</translation>
    </message>
    <message>
        <source>Name the cards of a set in the order of your hand.</source>
        <translation>Uveďte karty sady v pořadí, v jakém je máte v ruce.</translation>
    </message>
    <message>
        <source>No set: three equal symbols or one of each, jokers standing in for any.</source>
        <translation>To není sada: tři stejné symboly, nebo od každého jeden, žolík zastoupí kterýkoli.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): with five or more, trade a set first.</source>
        <translation>
            <numerusform>Máte %n kartu: s pěti a více nejdřív vyměňte sadu.</numerusform>
            <numerusform>Máte %n karty: s pěti a více nejdřív vyměňte sadu.</numerusform>
            <numerusform>Máte %n karet: s pěti a více nejdřív vyměňte sadu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are traded before the first army is placed.</source>
        <translation>Sady se vyměňují, než se umístí první armáda.</translation>
    </message>
    <message>
        <source>With four cards or fewer no more sets are traded now.</source>
        <translation>Se čtyřmi nebo méně kartami se teď další sady nevyměňují.</translation>
    </message>
    <message>
        <source>Your reinforcements for this turn are done.</source>
        <translation>Posily pro tento tah už jsou umístěné.</translation>
    </message>
    <message>
        <source>{place} is not yours: attack from your own land.</source>
        <translation>Území {place} není vaše: útočte z vlastního území.</translation>
    </message>
    <message>
        <source>{place} is yours already.</source>
        <translation>Území {place} už je vaše.</translation>
    </message>
    <message>
        <source>No border: {source} – {target}.</source>
        <translation>Nesousedí: {source} – {target}.</translation>
    </message>
    <message>
        <source>{place}: a single army cannot attack.</source>
        <translation>{place}: jediná armáda útočit nemůže.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n attack die(dice).</source>
        <translation>
            <numerusform>{place}: nejvýše %n útočná kostka.</numerusform>
            <numerusform>{place}: nejvýše %n útočné kostky.</numerusform>
            <numerusform>{place}: nejvýše %n útočných kostek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies): stop at fewer than that.</source>
        <translation>
            <numerusform>Na území {place} je jen %n armáda: zvolte méně.</numerusform>
            <numerusform>Na území {place} jsou jen %n armády: zvolte méně.</numerusform>
            <numerusform>Na území {place} je jen %n armád: zvolte méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat is over for this turn.</source>
        <translation>Boj v tomto tahu už skončil.</translation>
    </message>
    <message>
        <source>First choose the defence dice: {place}.</source>
        <translation>Nejdřív zvolte obranné kostky: {place}.</translation>
    </message>
    <message>
        <source>{place}: a single army defends with one die.</source>
        <translation>{place}: jediná armáda se brání jednou kostkou.</translation>
    </message>
    <message>
        <source>First move into the conquered territory: {place}.</source>
        <translation>Nejdřív přesuňte armády na dobyté území: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation>
            <numerusform>{place}: musí se přesunout aspoň %n armáda z vítězné bitvy.</numerusform>
            <numerusform>{place}: musí se přesunout aspoň %n armády z vítězné bitvy.</numerusform>
            <numerusform>{place}: musí se přesunout aspoň %n armád z vítězné bitvy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: one army stays, so at most %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: jedna armáda zůstane, odejít může nejvýše %n armáda.</numerusform>
            <numerusform>{place}: jedna armáda zůstane, odejít mohou nejvýše %n armády.</numerusform>
            <numerusform>{place}: jedna armáda zůstane, odejít může nejvýše %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving troops comes after combat: end it first.</source>
        <translation>Vojska se přesouvají až po boji: nejdřív ho ukončete.</translation>
    </message>
    <message>
        <source>{place} is not yours: move your own armies.</source>
        <translation>Území {place} není vaše: přesouvejte vlastní armády.</translation>
    </message>
    <message>
        <source>{place} is not yours: troops move to your own land.</source>
        <translation>Území {place} není vaše: vojska se přesouvají na vlastní území.</translation>
    </message>
    <message>
        <source>{place}: troops move to another territory.</source>
        <translation>{place}: vojska se přesouvají na jiné území.</translation>
    </message>
    <message>
        <source>{place}: no path through your own territories leads there.</source>
        <translation>{place}: nevede tam cesta přes vaše území.</translation>
    </message>
    <message>
        <source>Chance of success: {percent}%.</source>
        <comment>why</comment>
        <translation>Šance na úspěch: {percent}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminates {victim} and takes %n card(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Vyřadí ze hry: {victim}. Získá %n kartu.</numerusform>
            <numerusform>Vyřadí ze hry: {victim}. Získá %n karty.</numerusform>
            <numerusform>Vyřadí ze hry: {victim}. Získá %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminates {victim}.</source>
        <comment>why</comment>
        <translation>Vyřadí ze hry: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>Cards taken bring %n army(ies) to go on with.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Získané karty přinesou %n armádu k dalšímu boji.</numerusform>
            <numerusform>Získané karty přinesou %n armády k dalšímu boji.</numerusform>
            <numerusform>Získané karty přinesou %n armád k dalšímu boji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {continent}: %n army(ies) a turn.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Získá celý kontinent {continent}: %n armáda za tah.</numerusform>
            <numerusform>Získá celý kontinent {continent}: %n armády za tah.</numerusform>
            <numerusform>Získá celý kontinent {continent}: %n armád za tah.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs {victim} %n army(ies) a turn: {continent}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Připraví hráče {victim} o %n armádu za tah: {continent}.</numerusform>
            <numerusform>Připraví hráče {victim} o %n armády za tah: {continent}.</numerusform>
            <numerusform>Připraví hráče {victim} o %n armád za tah: {continent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One territory earns a card; this one is cheap.</source>
        <comment>why</comment>
        <translation>Na kartu stačí dobýt jedno území a toto vyjde lacino.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n territory(ies) while the odds are good.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Dobude %n území, dokud jsou šance dobré.</numerusform>
            <numerusform>Dobude %n území, dokud jsou šance dobré.</numerusform>
            <numerusform>Dobude %n území, dokud jsou šance dobré.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n border territory(ies) fewer to guard.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Zbude hlídat o %n hraniční území méně.</numerusform>
            <numerusform>Zbude hlídat o %n hraniční území méně.</numerusform>
            <numerusform>Zbude hlídat o %n hraničních území méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>{victim} leads and has to be held back.</source>
        <comment>why</comment>
        <translation>{victim} vede a ten náskok je třeba zmenšit.</translation>
    </message>
    <message>
        <source>No attack is worth its risk now.</source>
        <comment>why</comment>
        <translation>Žádný útok teď nestojí za to riziko.</translation>
    </message>
    <message>
        <source>The card is already earned.</source>
        <comment>why</comment>
        <translation>Karta už je jistá.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy army(ies) stand next to {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Vedle území {place} stojí %n nepřátelská armáda.</numerusform>
            <numerusform>Vedle území {place} stojí %n nepřátelské armády.</numerusform>
            <numerusform>Vedle území {place} stojí %n nepřátelských armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} guards {continent}.</source>
        <comment>why</comment>
        <translation>Území {place} chrání kontinent {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>The set brings %n army(ies) that are of use now.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Sada přinese %n armádu, která se teď hodí.</numerusform>
            <numerusform>Sada přinese %n armády, které se teď hodí.</numerusform>
            <numerusform>Sada přinese %n armád, které se teď hodí.</numerusform>
        </translation>
    </message>
    <message>
        <source>With five cards a set has to be traded.</source>
        <comment>why</comment>
        <translation>S pěti kartami se sada musí vyměnit.</translation>
    </message>
    <message>
        <source>The first turn starts from {place}.</source>
        <comment>why</comment>
        <translation>První tah vyjde z území {place}.</translation>
    </message>
    <message>
        <source>{continent} is within reach.</source>
        <comment>why</comment>
        <translation>Kontinent {continent} je na dosah.</translation>
    </message>
    <message>
        <source>The march goes on from {place}.</source>
        <comment>why</comment>
        <translation>Z území {place} se postupuje dál.</translation>
    </message>
    <message>
        <source>The armies are needed more in {place}.</source>
        <comment>why</comment>
        <translation>Armády jsou víc potřeba na území {place}.</translation>
    </message>
    <message>
        <source>Idle armies go to the front: {place}.</source>
        <comment>why</comment>
        <translation>Nečinné armády jdou na frontu: {place}.</translation>
    </message>
    <message>
        <source>The armies already stand where they are needed.</source>
        <comment>why</comment>
        <translation>Armády už stojí tam, kde jsou potřeba.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>rank of a mission</comment>
        <translation>Kapitán</translation>
    </message>
    <message>
        <source>Major</source>
        <comment>rank of a mission</comment>
        <translation>Major</translation>
    </message>
    <message>
        <source>Colonel</source>
        <comment>rank of a mission</comment>
        <translation>Plukovník</translation>
    </message>
    <message>
        <source>General</source>
        <comment>rank of a mission</comment>
        <translation>Generál</translation>
    </message>
    <message>
        <source>Claim it right after a conquest.</source>
        <translation>Ohlašuje se hned po dobytí.</translation>
    </message>
    <message>
        <source>Claim it at the end of a turn with a conquest.</source>
        <translation>Ohlašuje se na konci tahu s dobytím.</translation>
    </message>
    <message>
        <source>Claim it at the start of your turn.</source>
        <translation>Ohlašuje se na začátku tahu.</translation>
    </message>
    <message>
        <source>{rank}: {text} {moment}</source>
        <comment>rank and two sentences on a mission card</comment>
        <translation>{rank}. {text} {moment}</translation>
    </message>
    <message>
        <source>Triple Strike</source>
        <comment>mission</comment>
        <translation>Trojí úder</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn.</source>
        <translation>
            <numerusform>V jednom tahu dobýt %n území.</numerusform>
            <numerusform>V jednom tahu dobýt %n území.</numerusform>
            <numerusform>V jednom tahu dobýt %n území.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Theatres</source>
        <comment>mission</comment>
        <translation>Dvě bojiště</translation>
    </message>
    <message numerus="yes">
        <source>Conquer land in %n continent(s) in one turn.</source>
        <translation>
            <numerusform>V jednom tahu dobýt území na %n kontinentu.</numerusform>
            <numerusform>V jednom tahu dobýt území na %n kontinentech.</numerusform>
            <numerusform>V jednom tahu dobýt území na %n kontinentech.</numerusform>
        </translation>
    </message>
    <message>
        <source>Landing</source>
        <comment>mission</comment>
        <translation>Vylodění</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn, one or more across a sea line.</source>
        <translation>
            <numerusform>V jednom tahu dobýt %n území, a to přes námořní trasu.</numerusform>
            <numerusform>V jednom tahu dobýt %n území, z toho aspoň jedno přes námořní trasu.</numerusform>
            <numerusform>V jednom tahu dobýt %n území, z toho aspoň jedno přes námořní trasu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>mission</comment>
        <translation>Pevnost</translation>
    </message>
    <message numerus="yes">
        <source>Have %n army(ies) in one territory.</source>
        <translation>
            <numerusform>Mít na jednom území %n armádu.</numerusform>
            <numerusform>Mít na jednom území %n armády.</numerusform>
            <numerusform>Mít na jednom území %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broad Front</source>
        <comment>mission</comment>
        <translation>Široká fronta</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies).</source>
        <translation>
            <numerusform>Držet %n území.</numerusform>
            <numerusform>Držet %n území.</numerusform>
            <numerusform>Držet %n území.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picket Line</source>
        <comment>mission</comment>
        <translation>Řada hlídek</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) with {size} or more armies each.</source>
        <translation>
            <numerusform>Držet %n území, na něm {size} nebo více armád.</numerusform>
            <numerusform>Držet %n území, na každém {size} nebo více armád.</numerusform>
            <numerusform>Držet %n území, na každém {size} nebo více armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six Flags</source>
        <comment>mission</comment>
        <translation>Šest vlajek</translation>
    </message>
    <message numerus="yes">
        <source>Hold at least one territory in each of %n continent(s).</source>
        <translation>
            <numerusform>Držet aspoň jedno území na %n kontinentu.</numerusform>
            <numerusform>Držet aspoň po jednom území na %n kontinentech.</numerusform>
            <numerusform>Držet aspoň po jednom území na %n kontinentech.</numerusform>
        </translation>
    </message>
    <message>
        <source>Southern Realm</source>
        <comment>mission</comment>
        <translation>Jižní říše</translation>
    </message>
    <message>
        <source>Hold one of these continents whole: {continents}.</source>
        <translation>Držet celý jeden z těchto kontinentů: {continents}.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>mission</comment>
        <translation>Blesková ofenziva</translation>
    </message>
    <message>
        <source>Two Enemies</source>
        <comment>mission</comment>
        <translation>Dva nepřátelé</translation>
    </message>
    <message numerus="yes">
        <source>In one turn, conquer {size} or more territories from each of %n army(ies) of different colours.</source>
        <translation>
            <numerusform>V jednom tahu připravit %n barvu aspoň o {size} území.</numerusform>
            <numerusform>V jednom tahu připravit každou ze %n různých barev aspoň o {size} území.</numerusform>
            <numerusform>V jednom tahu připravit každou z %n různých barev aspoň o {size} území.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three Theatres</source>
        <comment>mission</comment>
        <translation>Tři bojiště</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>mission</comment>
        <translation>Rozmach</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <comment>mission</comment>
        <translation>Průlom</translation>
    </message>
    <message numerus="yes">
        <source>Conquer a territory that had %n or more armies when your turn began.</source>
        <translation>
            <numerusform>Dobýt území, kde na začátku vašeho tahu byla aspoň %n armáda.</numerusform>
            <numerusform>Dobýt území, kde na začátku vašeho tahu byly aspoň %n armády.</numerusform>
            <numerusform>Dobýt území, kde na začátku vašeho tahu bylo aspoň %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solid Block</source>
        <comment>mission</comment>
        <translation>Souvislý blok</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) that are all joined to each other.</source>
        <translation>
            <numerusform>Držet %n navzájem spojené území.</numerusform>
            <numerusform>Držet %n navzájem spojená území.</numerusform>
            <numerusform>Držet %n navzájem spojených území.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held Ground</source>
        <comment>mission</comment>
        <translation>Udržená pozice</translation>
    </message>
    <message>
        <source>Hold one of these continents whole from the end of a turn to the start of your next: {continents}.</source>
        <translation>Od konce jednoho tahu do začátku příštího držet celý jeden z těchto kontinentů: {continents}.</translation>
    </message>
    <message>
        <source>Great Offensive</source>
        <comment>mission</comment>
        <translation>Velká ofenziva</translation>
    </message>
    <message>
        <source>Great Power</source>
        <comment>mission</comment>
        <translation>Velmoc</translation>
    </message>
    <message>
        <source>Twin Realms</source>
        <comment>mission</comment>
        <translation>Dvě říše</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole.</source>
        <translation>
            <numerusform>Držet %n celý kontinent.</numerusform>
            <numerusform>Držet %n celé kontinenty.</numerusform>
            <numerusform>Držet %n celých kontinentů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <comment>mission</comment>
        <translation>Strážce bran</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n of these territories: {places}.</source>
        <translation>
            <numerusform>Držet %n z těchto území: {places}.</numerusform>
            <numerusform>Držet %n z těchto území: {places}.</numerusform>
            <numerusform>Držet %n z těchto území: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Consolidation</source>
        <comment>mission</comment>
        <translation>Upevnění pozic</translation>
    </message>
    <message numerus="yes">
        <source>Of this turn&apos;s conquests, still hold %n with {size} or more armies each.</source>
        <translation>
            <numerusform>Držet %n území dobyté v tomto tahu, na něm {size} nebo více armád.</numerusform>
            <numerusform>Držet %n území dobytá v tomto tahu, na každém {size} nebo více armád.</numerusform>
            <numerusform>Držet %n území dobytých v tomto tahu, na každém {size} nebo více armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leading Power</source>
        <comment>mission</comment>
        <translation>Vedoucí mocnost</translation>
    </message>
    <message numerus="yes">
        <source>Hold more territories than any other colour in %n continent(s).</source>
        <translation>
            <numerusform>Držet na %n kontinentu více území než kterákoli jiná barva.</numerusform>
            <numerusform>Držet na %n kontinentech více území než kterákoli jiná barva.</numerusform>
            <numerusform>Držet na %n kontinentech více území než kterákoli jiná barva.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lord of Asia</source>
        <comment>mission</comment>
        <translation>Pán Asie</translation>
    </message>
    <message>
        <source>Hold this continent whole: {continents}.</source>
        <translation>Držet celý tento kontinent: {continents}.</translation>
    </message>
    <message>
        <source>Hegemon</source>
        <comment>mission</comment>
        <translation>Hegemon</translation>
    </message>
    <message>
        <source>Iron Grip</source>
        <comment>mission</comment>
        <translation>Železný stisk</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole from the end of a turn to the start of your next.</source>
        <translation>
            <numerusform>Od konce jednoho tahu do začátku příštího držet %n celý kontinent.</numerusform>
            <numerusform>Od konce jednoho tahu do začátku příštího držet %n celé kontinenty.</numerusform>
            <numerusform>Od konce jednoho tahu do začátku příštího držet %n celých kontinentů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annihilation</source>
        <comment>mission</comment>
        <translation>Zničení</translation>
    </message>
    <message>
        <source>In your turn, remove the last army of another player or of a neutral colour.</source>
        <translation>Ve vlastním tahu odstranit poslední armádu jiného hráče nebo neutrálního vojska.</translation>
    </message>
    <message>
        <source>Lightning War</source>
        <comment>mission</comment>
        <translation>Blesková válka</translation>
    </message>
    <message>
        <source>Three Realms</source>
        <comment>mission</comment>
        <translation>Tři říše</translation>
    </message>
    <message>
        <source>World Leader</source>
        <comment>mission</comment>
        <translation>Světový vůdce</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <translation>Risk s misemi</translation>
    </message>
    <message>
        <source>Four secret missions each: complete yours first, or conquer the world.</source>
        <translation>Každý má čtyři tajné mise: splňte ty své jako první, nebo dobyjte svět.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Mise</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) to go.</source>
        <translation>
            <numerusform>Zbývá %n mise.</numerusform>
            <numerusform>Zbývají %n mise.</numerusform>
            <numerusform>Zbývá %n misí.</numerusform>
        </translation>
    </message>
    <message>
        <source>All missions are completed.</source>
        <translation>Všechny mise jsou splněné.</translation>
    </message>
    <message>
        <source>Missions stay secret until they are claimed.</source>
        <translation>Mise zůstávají tajné, dokud je nikdo neohlásí.</translation>
    </message>
    <message>
        <source>Missions</source>
        <comment>column: completed ones</comment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Claim: {mission}</source>
        <comment>button</comment>
        <translation>Ohlásit: {mission}</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>Teď ne</translation>
    </message>
    <message numerus="yes">
        <source>You can claim %n mission(s)</source>
        <translation>
            <numerusform>Můžete ohlásit %n misi</numerusform>
            <numerusform>Můžete ohlásit %n mise</numerusform>
            <numerusform>Můžete ohlásit %n misí</numerusform>
        </translation>
    </message>
    <message>
        <source>No mission of yours can be claimed</source>
        <translation>Žádnou svou misi teď ohlásit nemůžete</translation>
    </message>
    <message>
        <source>Now, right after the conquest. One mission a turn; it stays completed.</source>
        <translation>Teď, hned po dobytí. Jedna mise za tah; zůstane splněná.</translation>
    </message>
    <message>
        <source>Now, at the end of your turn. One mission a turn; it stays completed.</source>
        <translation>Teď, na konci vašeho tahu. Jedna mise za tah; zůstane splněná.</translation>
    </message>
    <message>
        <source>Now, before your turn begins. One mission a turn; it stays completed.</source>
        <translation>Teď, než váš tah začne. Jedna mise za tah; zůstane splněná.</translation>
    </message>
    <message>
        <source>Claim a mission: {mission}</source>
        <translation>Ohlásit misi: {mission}</translation>
    </message>
    <message>
        <source>Not now: claim no mission</source>
        <translation>Teď ne: neohlásit žádnou misi</translation>
    </message>
    <message numerus="yes">
        <source>You hold a set: %n army(ies).</source>
        <translation>
            <numerusform>Máte sadu: %n armáda.</numerusform>
            <numerusform>Máte sadu: %n armády.</numerusform>
            <numerusform>Máte sadu: %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets four secret missions.</source>
        <translation>Každý dostává čtyři tajné mise.</translation>
    </message>
    <message>
        <source>Your missions: {missions}.</source>
        <translation>Vaše mise: {missions}.</translation>
    </message>
    <message>
        <source>{player} completes a mission: {mission}.</source>
        <translation>{player} plní misi: {mission}.</translation>
    </message>
    <message>
        <source>{player} now shows the last mission: {mission}.</source>
        <translation>{player} teď odkrývá poslední misi: {mission}.</translation>
    </message>
    <message>
        <source>Not completed by {player}: {missions}.</source>
        <translation>{player} – nesplněné mise: {missions}.</translation>
    </message>
    <message>
        <source>{player} has completed all missions and wins.</source>
        <translation>{player} má splněné všechny mise a vítězí.</translation>
    </message>
    <message>
        <source>First claim a mission, or say not now.</source>
        <translation>Nejdřív ohlaste misi, nebo zvolte „Teď ne“.</translation>
    </message>
    <message>
        <source>You do not hold this mission.</source>
        <translation>Tuto misi nemáte.</translation>
    </message>
    <message>
        <source>{mission}: completed already.</source>
        <translation>{mission}: už splněno.</translation>
    </message>
    <message>
        <source>Only one mission can be claimed in a turn.</source>
        <translation>V jednom tahu lze ohlásit jen jednu misi.</translation>
    </message>
    <message>
        <source>{mission}: not done yet, {have} of {need}.</source>
        <translation>{mission}: zatím nesplněno ({have} / {need}).</translation>
    </message>
    <message>
        <source>{mission}: to be claimed after a conquest.</source>
        <translation>{mission}: ohlašuje se po dobytí.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the end of a turn with a conquest.</source>
        <translation>{mission}: ohlašuje se na konci tahu s dobytím.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the start of your turn.</source>
        <translation>{mission}: ohlašuje se na začátku tahu.</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <comment>rulebook section</comment>
        <translation>Risk s&#xa0;misemi</translation>
    </message>
    <message>
        <source>Dealing the missions</source>
        <comment>rulebook section</comment>
        <translation>Rozdání misí</translation>
    </message>
    <message>
        <source>Sets without the golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Sady bez zlaté jízdy</translation>
    </message>
    <message>
        <source>Claiming a mission</source>
        <comment>rulebook section</comment>
        <translation>Ohlášení mise</translation>
    </message>
    <message>
        <source>The last mission</source>
        <comment>rulebook section</comment>
        <translation>Poslední mise</translation>
    </message>
    <message>
        <source>Winning by missions</source>
        <comment>rulebook section</comment>
        <translation>Vítězství splněním misí</translation>
    </message>
    <message>
        <source>The 28 missions</source>
        <comment>rulebook section</comment>
        <translation>Všech 28 misí</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <translation>Týmový Risk</translation>
    </message>
    <message>
        <source>Two teams of two, sitting alternately. Whoever first eliminates one player of the other team wins.</source>
        <translation>Dva týmy po dvou sedí střídavě. Vyhrává ten, který první vyřadí jednoho hráče toho druhého.</translation>
    </message>
    <message>
        <source>Your team&apos;s cards</source>
        <translation>Karty vašeho týmu</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>column: number of a player&apos;s team</comment>
        <translation>Tým</translation>
    </message>
    <message>
        <source>nobody controls it</source>
        <comment>said of a territory</comment>
        <translation>neovládá je nikdo</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <comment>said of a territory</comment>
        <translation>ovládá {player}</translation>
    </message>
    <message>
        <source>Your armies may cross and enter all land of your team.</source>
        <translation>Vaše armády smějí procházet všemi územími týmu i na nich zůstat.</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source}. %n army(ies) of your team defend together.</source>
        <translation>
            <numerusform>{player} útočí z území {source}. Brání se %n armáda vašeho týmu.</numerusform>
            <numerusform>{player} útočí z území {source}. Společně se brání %n armády vašeho týmu.</numerusform>
            <numerusform>{player} útočí z území {source}. Společně se brání %n armád vašeho týmu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resign: your team loses</source>
        <translation>Vzdát se: váš tým prohraje</translation>
    </message>
    <message>
        <source>{player} now controls {place}.</source>
        <translation>{player} teď ovládá území {place}.</translation>
    </message>
    <message>
        <source>{place}: as many armies each, so nobody controls it.</source>
        <translation>{place}: oba mají stejně armád, takže území neovládá nikdo.</translation>
    </message>
    <message>
        <source>{players} win as a team.</source>
        <translation>{players} vítězí jako tým.</translation>
    </message>
    <message>
        <source>You do not control {place}: place armies where you do.</source>
        <translation>Území {place} neovládáte: armády umísťujte tam, kde území ovládáte.</translation>
    </message>
    <message>
        <source>{place} is your team-mate&apos;s: you may not attack it.</source>
        <translation>Území {place} patří spoluhráči: útočit na ně nesmíte.</translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies) of yours: stop at fewer than that.</source>
        <translation>
            <numerusform>Na území {place} je jen %n vaše armáda: zvolte méně.</numerusform>
            <numerusform>Na území {place} jsou jen %n vaše armády: zvolte méně.</numerusform>
            <numerusform>Na území {place} je jen %n vašich armád: zvolte méně.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not your team&apos;s: troops move to land of your team.</source>
        <translation>Území {place} nepatří vašemu týmu: vojska se přesouvají na území týmu.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: only your own %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: odejít může jen vaše %n armáda.</numerusform>
            <numerusform>{place}: odejít mohou jen vaše %n armády.</numerusform>
            <numerusform>{place}: odejít může jen vašich %n armád.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no path through territories of your team leads there.</source>
        <translation>{place}: nevede tam cesta přes území vašeho týmu.</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <comment>rulebook section</comment>
        <translation>Týmový Risk</translation>
    </message>
    <message>
        <source>Shared territories</source>
        <comment>rulebook section</comment>
        <translation>Společná území</translation>
    </message>
    <message>
        <source>Reinforcements in a team</source>
        <comment>rulebook section</comment>
        <translation>Posily v&#xa0;týmové hře</translation>
    </message>
    <message>
        <source>Attacking in a team</source>
        <comment>rulebook section</comment>
        <translation>Útok v&#xa0;týmové hře</translation>
    </message>
    <message>
        <source>Defending together</source>
        <comment>rulebook section</comment>
        <translation>Společná obrana</translation>
    </message>
    <message>
        <source>Fortifying in a team</source>
        <comment>rulebook section</comment>
        <translation>Přesun v&#xa0;týmové hře</translation>
    </message>
    <message>
        <source>The team&apos;s cards</source>
        <comment>rulebook section</comment>
        <translation>Karty týmu</translation>
    </message>
    <message>
        <source>Winning as a team</source>
        <comment>rulebook section</comment>
        <translation>Vítězství týmu</translation>
    </message>
</context>
<context>
    <name>warcraft</name>
    <message>
        <source>Call to Arms</source>
        <comment>card</comment>
        <translation>Do zbraně</translation>
    </message>
    <message>
        <source>When enemies reach your workers</source>
        <translation>Nepřítel je u vašich dělníků</translation>
    </message>
    <message>
        <source>All your workers in that space fight as melee units until this move step ends.</source>
        <translation>Všichni vaši dělníci na tom poli bojují do konce tohoto kroku pohybu jako pozemní jednotky.</translation>
    </message>
    <message>
        <source>Dispel Magic</source>
        <comment>card</comment>
        <translation>Rozptýlení magie</translation>
    </message>
    <message>
        <source>In battle, after an enemy card</source>
        <translation>V boji, po nepřátelské kartě</translation>
    </message>
    <message>
        <source>The card just played does nothing and is discarded.</source>
        <translation>Právě zahraná karta nemá účinek a odkládá se.</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <comment>card</comment>
        <translation>Neviditelnost</translation>
    </message>
    <message>
        <source>Before casualties are removed</source>
        <translation>Než se odeberou ztráty</translation>
    </message>
    <message>
        <source>Your side takes one casualty less in this phase.</source>
        <translation>Vaše strana má v této fázi o jednu ztrátu méně.</translation>
    </message>
    <message>
        <source>Polymorph</source>
        <comment>card</comment>
        <translation>Proměna</translation>
    </message>
    <message>
        <source>At the start of a battle round</source>
        <translation>Na začátku kola boje</translation>
    </message>
    <message>
        <source>One enemy unit in this battle does not attack until the round ends.</source>
        <translation>Jedna nepřátelská jednotka v tomto boji do konce kola neútočí.</translation>
    </message>
    <message>
        <source>Devour</source>
        <comment>card</comment>
        <translation>Pohlcení</translation>
    </message>
    <message>
        <source>Swallow an enemy melee or ranged unit. It dies if your side wins; else it comes back.</source>
        <translation>Pohlťte nepřátelskou pozemní nebo střeleckou jednotku. Vyhraje-li vaše strana, zahyne; jinak se vrátí.</translation>
    </message>
    <message>
        <source>Ensnare</source>
        <comment>card</comment>
        <translation>Polapení</translation>
    </message>
    <message>
        <source>At the start of a melee phase</source>
        <translation>Na začátku pozemního útoku</translation>
    </message>
    <message>
        <source>Until this battle ends, enemy flying units may be casualties in the melee phase too.</source>
        <translation>Do konce boje lze nepřátelské létající jednotky vybrat jako ztráty i v pozemním útoku.</translation>
    </message>
    <message>
        <source>Envenomed Spears</source>
        <comment>card</comment>
        <translation>Otrávená kopí</translation>
    </message>
    <message>
        <source>Before you roll an attack</source>
        <translation>Než hodíte za útok</translation>
    </message>
    <message>
        <source>In this phase you roll each die that missed once more.</source>
        <translation>V této fázi hodíte každou kostkou, která minula, ještě jednou.</translation>
    </message>
    <message>
        <source>Pillage</source>
        <comment>card</comment>
        <translation>Drancování</translation>
    </message>
    <message>
        <source>After an enemy unit is removed</source>
        <translation>Po odebrání nepřátelské jednotky</translation>
    </message>
    <message>
        <source>Take what that unit cost, in gold and wood, from its owner.</source>
        <translation>Vezměte si od jejího majitele tolik zlata a dřeva, kolik stála.</translation>
    </message>
    <message>
        <source>Faerie Fire</source>
        <comment>card</comment>
        <translation>Vílí oheň</translation>
    </message>
    <message>
        <source>In this phase your dice hit on a number one higher.</source>
        <translation>V této fázi vaše kostky zasahují i při čísle o jednu vyšším.</translation>
    </message>
    <message>
        <source>Marksmanship</source>
        <comment>card</comment>
        <translation>Ostrostřelba</translation>
    </message>
    <message>
        <source>Before the enemy removes a unit</source>
        <translation>Než nepřítel odebere jednotku</translation>
    </message>
    <message>
        <source>You choose that one casualty instead of the enemy.</source>
        <translation>Tuto jednu ztrátu vybíráte vy místo nepřítele.</translation>
    </message>
    <message>
        <source>Moon Glaive</source>
        <comment>card</comment>
        <translation>Měsíční čepel</translation>
    </message>
    <message>
        <source>After you rolled an attack</source>
        <translation>Po vašem hodu za útok</translation>
    </message>
    <message>
        <source>Roll one more die of the same strength for each hit.</source>
        <translation>Za každý zásah hoďte další kostkou o téže síle.</translation>
    </message>
    <message>
        <source>Renew</source>
        <comment>card</comment>
        <translation>Obnova</translation>
    </message>
    <message>
        <source>At the start of your harvest</source>
        <translation>Na začátku vaší těžby</translation>
    </message>
    <message>
        <source>Remove the depletion marker from any one forest.</source>
        <translation>Odstraňte ukazatel vytěžení z libovolného lesa.</translation>
    </message>
    <message>
        <source>Cripple</source>
        <comment>card</comment>
        <translation>Ochromení</translation>
    </message>
    <message>
        <source>At the start of an enemy&apos;s movement</source>
        <translation>Na začátku pohybu nepřítele</translation>
    </message>
    <message>
        <source>Everything of the enemy in one space moves one space less.</source>
        <translation>Vše, co má nepřítel na jednom poli, se pohne o jedno pole méně.</translation>
    </message>
    <message>
        <source>Curse</source>
        <comment>card</comment>
        <translation>Kletba</translation>
    </message>
    <message>
        <source>After the enemy rolled an attack</source>
        <translation>Po hodu nepřítele za útok</translation>
    </message>
    <message>
        <source>Roll a die for each enemy hit: 1, 2 or 3 prevents a casualty.</source>
        <translation>Za každý nepřátelský zásah hoďte kostkou: 1, 2 nebo 3 zabrání jedné ztrátě.</translation>
    </message>
    <message>
        <source>Summon Building</source>
        <comment>card</comment>
        <translation>Přivolání budovy</translation>
    </message>
    <message>
        <source>When you construct in town</source>
        <translation>Když stavíte ve městě</translation>
    </message>
    <message>
        <source>Start a building that needs no worker. You still pay for it.</source>
        <translation>Začněte budovu, která nepotřebuje dělníka. Zaplatíte za ni i tak.</translation>
    </message>
    <message>
        <source>Web</source>
        <comment>card</comment>
        <translation>Pavučina</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>card</comment>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>At the start of your movement</source>
        <translation>Na začátku vašeho pohybu</translation>
    </message>
    <message>
        <source>All your pieces in one space may move two spaces farther, at most three.</source>
        <translation>Všechny vaše figurky na jednom poli se smějí pohnout o dvě pole dál, nejvýše o tři.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>card</comment>
        <translation>Suroviny</translation>
    </message>
    <message>
        <source>At the start of your spending</source>
        <translation>Na začátku vašich výdajů</translation>
    </message>
    <message>
        <source>Take {count} gold or {count} wood.</source>
        <translation>Vezměte si {count} × zlato, nebo {count} × dřevo.</translation>
    </message>
    <message>
        <source>Town Portal</source>
        <comment>card</comment>
        <translation>Městský portál</translation>
    </message>
    <message>
        <source>After anybody&apos;s movement, before battles</source>
        <translation>Po pohybu kohokoli, před boji</translation>
    </message>
    <message>
        <source>All your units in one space go to your town or to one of your outposts.</source>
        <translation>Všechny vaše jednotky z jednoho pole přejdou do vašeho města nebo k jedné z vašich předsunutých základen.</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <comment>card</comment>
        <translation>Vítězný bod</translation>
    </message>
    <message>
        <source>In any step of yours</source>
        <translation>V kterémkoli vašem kroku</translation>
    </message>
    <message>
        <source>Lay it open in front of you: one victory point for good.</source>
        <translation>Vyložte ji před sebe: jeden vítězný bod natrvalo.</translation>
    </message>
    <message>
        <source>Warcraft</source>
        <comment>name of the game</comment>
        <translation>Warcraft</translation>
    </message>
    <message>
        <source>Gold, wood and four peoples at war.</source>
        <translation>Zlato, dřevo a čtyři národy ve válce.</translation>
    </message>
    <message>
        <source>Main game for two</source>
        <comment>scenario</comment>
        <translation>Základní hra pro dva</translation>
    </message>
    <message>
        <source>Two peoples, one land. Victory points win, or the enemy&apos;s town.</source>
        <translation>Dva národy, jedna země. Vyhrávají vítězné body, nebo nepřátelské město.</translation>
    </message>
    <message>
        <source>Two towns lie at the edges of a rich valley. There is gold and wood for one of them.</source>
        <translation>Na okrajích bohatého údolí leží dvě města. Zlata a dřeva je tu dost jen pro jedno.</translation>
    </message>
    <message>
        <source>You win with 15 victory points at the end of your turn (10 in the shorter game), or when your enemy&apos;s town has been captured twice. Towns and objectives count while you have a unit there; fully upgraded unit types and Victory Point cards count for good.</source>
        <translation>Vyhrajete, máte-li na konci svého tahu 15 vítězných bodů (v kratší hře 10), nebo bylo-li nepřátelské město dobyto dvakrát. Města a klíčová pole se počítají, dokud tam máte jednotku; zcela vylepšené druhy jednotek a karty Vítězný bod se počítají natrvalo.</translation>
    </message>
    <message>
        <source>Main game for four</source>
        <comment>scenario</comment>
        <translation>Základní hra pro čtyři</translation>
    </message>
    <message>
        <source>Two teams of two: Humans and Night Elves against Orcs and Undead.</source>
        <translation>Dva týmy po dvou: Lidé a Noční elfové proti Orkům a Nemrtvým.</translation>
    </message>
    <message>
        <source>Old enemies have become allies. Humans and Night Elves hold the north, Orcs and Undead the south, and the land between them belongs to nobody yet.</source>
        <translation>Ze starých nepřátel se stali spojenci. Lidé a Noční elfové drží sever, Orkové a Nemrtví jih a země mezi nimi zatím nepatří nikomu.</translation>
    </message>
    <message>
        <source>Your team wins with 30 victory points together (20 in the shorter game) at the end of a turn of yours. If the town of one player is captured twice, the whole team is out.</source>
        <translation>Váš tým vyhraje, má-li na konci tahu některého z vás dohromady 30 vítězných bodů (v kratší hře 20). Je-li město jednoho hráče dobyto dvakrát, je vyřazen celý tým.</translation>
    </message>
    <message>
        <source>The Elf Gate</source>
        <comment>scenario</comment>
        <translation>Elfí brána</translation>
    </message>
    <message>
        <source>Three armies race for an ancient gate that Night Elves guard.</source>
        <translation>Tři armády závodí o prastarou bránu, kterou střeží Noční elfové.</translation>
    </message>
    <message>
        <source>Behind the mountains stands a gate of the Night Elves, and a handful of them still watches the three passes. Whoever secures it decides the war.</source>
        <translation>Za horami stojí brána Nočních elfů a hrstka z nich stále hlídá tři průsmyky. Kdo bránu ovládne, rozhodne válku.</translation>
    </message>
    <message>
        <source>You win if you have a unit on space D at the end of your turn and fewer than three enemy units, Night Elves included, stand next to it. Mines and forests beside a town never run out; all others are empty from the start.</source>
        <translation>Vyhrajete, máte-li na konci svého tahu jednotku na poli D a na sousedních polích stojí méně než tři nepřátelské jednotky včetně Nočních elfů. Doly a lesy vedle města se nikdy nevytěží, všechny ostatní jsou prázdné od začátku.</translation>
    </message>
    <message>
        <source>March of the Necromancers</source>
        <comment>scenario</comment>
        <translation>Pochod nekromantů</translation>
    </message>
    <message>
        <source>Humans with a town against two Necromancers who raise their army from the ground.</source>
        <translation>Lidé s městem proti dvěma nekromantům, kteří si armádu zvedají ze země.</translation>
    </message>
    <message>
        <source>Two Necromancers have found the places where the dead lie shallow. Every round more of them rise and march on the last town of the Humans.</source>
        <translation>Dva nekromanti našli místa, kde mrtví leží mělko. Každé kolo jich vstává víc a všichni táhnou na poslední město Lidí.</translation>
    </message>
    <message>
        <source>Undead: a Necromancer on A, B or C raises a unit each round, on D or E he upgrades a type. You win when the Human town has been captured twice. Humans: kill both Necromancers, or destroy the tokens on A, B and C by holding those spaces after battle.</source>
        <translation>Nemrtví: nekromant na A, B nebo C oživí každé kolo jednotku, na D nebo E vylepší jeden druh. Vyhrajete, je-li město Lidí dobyto dvakrát. Lidé: zabijte oba nekromanty, nebo zničte žetony na A, B a C tím, že po boji budete ta pole držet.</translation>
    </message>
    <message>
        <source>The Captives</source>
        <comment>scenario</comment>
        <translation>Zajatci</translation>
    </message>
    <message>
        <source>Orcs and Night Elves each hold the other&apos;s leader behind walls.</source>
        <translation>Orkové a Noční elfové drží vůdce toho druhého za zdmi.</translation>
    </message>
    <message>
        <source>Thrall is a prisoner of the Night Elves, Tyrande one of the Orcs. Both camps have sworn to bring their leader home.</source>
        <translation>Thrall je zajatcem Nočních elfů, Tyrande zajatkyní Orků. Oba tábory přísahaly, že svého vůdce přivedou domů.</translation>
    </message>
    <message>
        <source>Fight your way to the captive of your race and bring him or her to your own town: any unit that starts in or passes the space may take a captive along. Only flying units cross walls. Eliminating the enemy wins too.</source>
        <translation>Probojujte se k zajatci své rasy a přiveďte ho do svého města: každá jednotka, která na poli začíná nebo jím projde, ho smí vzít s sebou. Zdi překonají jen létající jednotky. Vyhrajete i vyřazením nepřítele.</translation>
    </message>
    <message>
        <source>Nordrassil, the World Tree</source>
        <comment>scenario</comment>
        <translation>Nordrassil, Strom světa</translation>
    </message>
    <message>
        <source>Three allies hold out against an army that does not stay dead.</source>
        <translation>Tři spojenci vzdorují armádě, která nezůstává mrtvá.</translation>
    </message>
    <message>
        <source>Under the World Tree the Night Elves work a spell that will end the war. Humans and Orcs stand by them. The Undead come again and again.</source>
        <translation>Pod Stromem světa připravují Noční elfové kouzlo, které ukončí válku. Lidé a Orkové stojí při nich. Nemrtví přicházejí znovu a znovu.</translation>
    </message>
    <message>
        <source>Allies: hold out until the last card of the Night Elf deck is drawn; one is set aside every round. Undead: have a unit on space A at the end of your movement, or capture the Night Elf outpost twice. Your dead return to your outposts at once.</source>
        <translation>Spojenci: vydržte, dokud není líznuta poslední karta z balíčku Nočních elfů; každé kolo se jedna odloží stranou. Nemrtví: mějte na konci svého pohybu jednotku na poli A, nebo dobyjte dvakrát předsunutou základnu Nočních elfů. Vaši mrtví se hned vracejí na vaše základny.</translation>
    </message>
    <message>
        <source>Victory points to win</source>
        <translation>Body k výhře</translation>
    </message>
    <message>
        <source>15</source>
        <comment>victory points</comment>
        <translation>15</translation>
    </message>
    <message>
        <source>10: a shorter game</source>
        <comment>victory points</comment>
        <translation>10: kratší hra</translation>
    </message>
    <message>
        <source>30</source>
        <comment>victory points</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>20: a shorter game</source>
        <comment>victory points</comment>
        <translation>20: kratší hra</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Léčení</translation>
    </message>
    <message>
        <source>One casualty less in every phase</source>
        <translation>O jednu ztrátu méně v každé fázi</translation>
    </message>
    <message>
        <source>Errata: each 1 the enemy rolls hits for one less</source>
        <translation>Errata: každá nepřátelská jednička způsobí o ztrátu méně</translation>
    </message>
    <message>
        <source>Cards in battle</source>
        <translation>Karty v boji</translation>
    </message>
    <message>
        <source>The defender plays first</source>
        <translation>První hraje obránce</translation>
    </message>
    <message>
        <source>The attacker plays first</source>
        <translation>První hraje útočník</translation>
    </message>
    <message>
        <source>Devour in a battle nobody wins</source>
        <translation>Pohlcení v boji bez vítěze</translation>
    </message>
    <message>
        <source>The devoured unit comes back</source>
        <translation>Pohlcená jednotka se vrátí</translation>
    </message>
    <message>
        <source>The devoured unit dies</source>
        <translation>Pohlcená jednotka zahyne</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>Vytěžení</translation>
    </message>
    <message>
        <source>Nothing runs out</source>
        <translation>Nic se nevytěží</translation>
    </message>
    <message>
        <source>Only spaces beside the town never run out</source>
        <translation>Nikdy se nevytěží jen pole vedle města</translation>
    </message>
    <message>
        <source>Cards useless in this scenario</source>
        <translation>Karty, které se v tomto scénáři nehodí</translation>
    </message>
    <message>
        <source>Taken out of the decks</source>
        <translation>Vyřadit z balíčků</translation>
    </message>
    <message>
        <source>Left in the decks</source>
        <translation>Nechat v balíčcích</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Nejdelší hra</translation>
    </message>
    <message>
        <source>Until somebody wins</source>
        <translation>Dokud někdo nevyhraje</translation>
    </message>
    <message>
        <source>60 rounds: then most victory points win</source>
        <translation>60 kol: pak vyhrává nejvíc vítězných bodů</translation>
    </message>
    <message>
        <source>{player} is the first player.</source>
        <translation>Začínající hráč: {player}.</translation>
    </message>
    <message>
        <source>Round {round}: {player} moves.</source>
        <translation>Kolo {round}: pohyb – {player}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n experience card(s).</source>
        <translation>
            <numerusform>{player}: líznuta %n karta zkušeností.</numerusform>
            <numerusform>{player}: líznuty %n karty zkušeností.</numerusform>
            <numerusform>{player}: líznuto %n karet zkušeností.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <translation>Líznuto: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} sets a card aside, face down: %n left in the pile.</source>
        <translation>
            <numerusform>{player}: jedna karta odložena lícem dolů, v balíčku zbývá %n.</numerusform>
            <numerusform>{player}: jedna karta odložena lícem dolů, v balíčku zbývají %n.</numerusform>
            <numerusform>{player}: jedna karta odložena lícem dolů, v balíčku zbývá %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shuffles the discards into a new pile.</source>
        <translation>{player}: z odložených karet je zamíchán nový balíček.</translation>
    </message>
    <message>
        <source>{player} moves {pieces}: {source} → {target}.</source>
        <translation>{player}: přesun – {pieces}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} takes {captive} along: {source} → {target}.</source>
        <translation>{player}: s sebou jde {captive}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <translation>{player}: karta {card}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {place}.</source>
        <translation>{player}: karta {card}: {place}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {unit}, {place}.</source>
        <translation>{player}: karta {card}: {unit}, {place}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {resource}.</source>
        <translation>{player}: karta {card}: {resource}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {source} → {target}.</source>
        <translation>{player}: karta {card}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {building}.</source>
        <translation>{player}: karta {card}: {building}.</translation>
    </message>
    <message>
        <source>{player} takes from {victim}: {price}.</source>
        <translation>{player}: kořist {price}. Přichází o ni {victim}.</translation>
    </message>
    <message>
        <source>{player} finds nothing to take: {victim}.</source>
        <translation>{player}: není co vzít. Prázdný sklad: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, Curse: {faces}, %n casualty(ies) prevented.</source>
        <translation>
            <numerusform>{player}, Kletba: {faces}, zabráněno %n ztrátě.</numerusform>
            <numerusform>{player}, Kletba: {faces}, zabráněno %n ztrátám.</numerusform>
            <numerusform>{player}, Kletba: {faces}, zabráněno %n ztrátám.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} strikes first: {phases}.</source>
        <translation>{player}: první úder – {phases}.</translation>
    </message>
    <message>
        <source>{card} is dispelled.</source>
        <translation>{card}: karta je rozptýlena.</translation>
    </message>
    <message>
        <source>{place}: {attackers} against {defenders}.</source>
        <translation>{place}: útočí {attackers}, brání se {defenders}.</translation>
    </message>
    <message>
        <source>Battle round {round}.</source>
        <translation>{round}. kolo boje.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, ranged: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, střelci: {faces} (síla {strength}), %n zásah.</numerusform>
            <numerusform>{player}, střelci: {faces} (síla {strength}), %n zásahy.</numerusform>
            <numerusform>{player}, střelci: {faces} (síla {strength}), %n zásahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, flying: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, letci: {faces} (síla {strength}), %n zásah.</numerusform>
            <numerusform>{player}, letci: {faces} (síla {strength}), %n zásahy.</numerusform>
            <numerusform>{player}, letci: {faces} (síla {strength}), %n zásahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, melee: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, pozemní: {faces} (síla {strength}), %n zásah.</numerusform>
            <numerusform>{player}, pozemní: {faces} (síla {strength}), %n zásahy.</numerusform>
            <numerusform>{player}, pozemní: {faces} (síla {strength}), %n zásahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: %n casualty(ies).</source>
        <translation>
            <numerusform>Útočník: %n ztráta.</numerusform>
            <numerusform>Útočník: %n ztráty.</numerusform>
            <numerusform>Útočník: %n ztrát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender: %n casualty(ies).</source>
        <translation>
            <numerusform>Obránce: %n ztráta.</numerusform>
            <numerusform>Obránce: %n ztráty.</numerusform>
            <numerusform>Obránce: %n ztrát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause} prevents %n casualty(ies).</source>
        <translation>
            <numerusform>{cause}: zabráněno %n ztrátě.</numerusform>
            <numerusform>{cause}: zabráněno %n ztrátám.</numerusform>
            <numerusform>{cause}: zabráněno %n ztrátám.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses {pieces}: {place}.</source>
        <translation>{player}: ztráta – {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, devoured: {place}.</source>
        <translation>{player}: pohlceno – {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} returns a unit to the outpost: {place}.</source>
        <translation>{player}: jednotka se vrací na základnu: {place}.</translation>
    </message>
    <message>
        <source>{player} raises {pieces}: {place}.</source>
        <translation>{player}: oživení – {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} takes {pieces} back: {place}.</source>
        <translation>{player}: zpět do zásoby – {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{place}: the battle is won by {winners}.</source>
        <translation>{place}: boj skončil. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>{place}: nobody wins the battle.</source>
        <translation>{place}: boj nikdo nevyhrál.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, undefended: {place}.</source>
        <translation>{player}: bez obrany ztraceno – {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost, undefended: {place}.</source>
        <translation>{player}: bez obrany ztracena základna: {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost and {pieces}, undefended: {place}.</source>
        <translation>{player}: bez obrany ztracena základna a {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player}: enemies have captured {place} once.</source>
        <translation>{player}: {place} – poprvé dobyto nepřítelem.</translation>
    </message>
    <message>
        <source>{player}: {place} is captured again and lost.</source>
        <translation>{player}: {place} – dobyto znovu a ztraceno.</translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place}.</source>
        <translation>
            <numerusform>{player}: vytěžen %n žeton zlata: {place}.</numerusform>
            <numerusform>{player}: vytěženy %n žetony zlata: {place}.</numerusform>
            <numerusform>{player}: vytěženo %n žetonů zlata: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player}: vytěžen %n žeton zlata: {place}, teď napůl vytěženo.</numerusform>
            <numerusform>{player}: vytěženy %n žetony zlata: {place}, teď napůl vytěženo.</numerusform>
            <numerusform>{player}: vytěženo %n žetonů zlata: {place}, teď napůl vytěženo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now depleted.</source>
        <translation>
            <numerusform>{player}: vytěžen %n žeton zlata: {place}, teď zcela vytěženo.</numerusform>
            <numerusform>{player}: vytěženy %n žetony zlata: {place}, teď zcela vytěženo.</numerusform>
            <numerusform>{player}: vytěženo %n žetonů zlata: {place}, teď zcela vytěženo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place}.</source>
        <translation>
            <numerusform>{player}: vytěžen %n žeton dřeva: {place}.</numerusform>
            <numerusform>{player}: vytěženy %n žetony dřeva: {place}.</numerusform>
            <numerusform>{player}: vytěženo %n žetonů dřeva: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player}: vytěžen %n žeton dřeva: {place}, teď napůl vytěženo.</numerusform>
            <numerusform>{player}: vytěženy %n žetony dřeva: {place}, teď napůl vytěženo.</numerusform>
            <numerusform>{player}: vytěženo %n žetonů dřeva: {place}, teď napůl vytěženo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now depleted.</source>
        <translation>
            <numerusform>{player}: vytěžen %n žeton dřeva: {place}, teď zcela vytěženo.</numerusform>
            <numerusform>{player}: vytěženy %n žetony dřeva: {place}, teď zcela vytěženo.</numerusform>
            <numerusform>{player}: vytěženo %n žetonů dřeva: {place}, teď zcela vytěženo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives up an unfinished outpost: {place}.</source>
        <translation>{player}: rozestavěná základna je opuštěna: {place}.</translation>
    </message>
    <message>
        <source>{player} deploys {pieces}: {place}.</source>
        <translation>{player}: nasazení – {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} completes: {building}.</source>
        <translation>{player}: dokončeno – {building}.</translation>
    </message>
    <message>
        <source>{player} completes an outpost: {place}.</source>
        <translation>{player}: základna je dokončena: {place}.</translation>
    </message>
    <message>
        <source>{player} trains {pieces}.</source>
        <translation>{player}: výcvik – {pieces}.</translation>
    </message>
    <message>
        <source>{player} begins: {building}.</source>
        <translation>{player}: stavba – {building}.</translation>
    </message>
    <message>
        <source>{player} begins an outpost: {place}.</source>
        <translation>{player}: začíná stavba základny: {place}.</translation>
    </message>
    <message>
        <source>{player} upgrades melee units: {unit}, strength {strength}.</source>
        <translation>{player}: vylepšení pozemních jednotek – {unit}, síla {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades ranged units: {unit}, strength {strength}.</source>
        <translation>{player}: vylepšení střeleckých jednotek – {unit}, síla {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades flying units: {unit}, strength {strength}.</source>
        <translation>{player}: vylepšení létajících jednotek – {unit}, síla {strength}.</translation>
    </message>
    <message>
        <source>{player} gives {count} {resource} → {mate}.</source>
        <translation>{player}: dar {count} × {resource} → {mate}.</translation>
    </message>
    <message>
        <source>The token is destroyed: {place}.</source>
        <translation>Žeton je zničen: {place}.</translation>
    </message>
    <message>
        <source>{player} is eliminated.</source>
        <translation>{player} vypadává ze hry.</translation>
    </message>
    <message>
        <source>{player} resigns.</source>
        <translation>{player} se vzdává.</translation>
    </message>
    <message>
        <source>Nobody is left. The game is a draw.</source>
        <translation>Nikdo nezbyl. Hra končí remízou.</translation>
    </message>
    <message>
        <source>The last round is over with equal victory points. The game is a draw.</source>
        <translation>Poslední kolo skončilo se stejným počtem vítězných bodů. Hra končí remízou.</translation>
    </message>
    <message>
        <source>Nobody can ever have a unit again. The game is a draw.</source>
        <translation>Nikdo už nemůže získat žádnou jednotku. Hra končí remízou.</translation>
    </message>
    <message>
        <source>Victory points decide. Winner: {winners}.</source>
        <translation>Rozhodly vítězné body. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is held. Winner: {winners}.</source>
        <translation>Rozhodující pole je ovládnuto. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is reached. Winner: {winners}.</source>
        <translation>Rozhodujícího pole bylo dosaženo. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The decisive town has fallen. Winner: {winners}.</source>
        <translation>Rozhodující město padlo. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The spell is complete. Winner: {winners}.</source>
        <translation>Kouzlo je dokončeno. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The captive is free. Winner: {winners}.</source>
        <translation>Zajatec je na svobodě. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>All Necromancers are dead. Winner: {winners}.</source>
        <translation>Všichni nekromanti jsou mrtví. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The dead can rise no more. Winner: {winners}.</source>
        <translation>Mrtví už nevstanou. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>All enemies are beaten. Winner: {winners}.</source>
        <translation>Všichni nepřátelé jsou poraženi. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>The last round is over: most victory points win. Winner: {winners}.</source>
        <translation>Poslední kolo skončilo: vyhrává nejvíc vítězných bodů. Vítěz: {winners}.</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>people</comment>
        <translation>Lidé</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>people</comment>
        <translation>Orkové</translation>
    </message>
    <message>
        <source>Night Elves</source>
        <comment>people</comment>
        <translation>Noční elfové</translation>
    </message>
    <message>
        <source>Undead</source>
        <comment>people</comment>
        <translation>Nemrtví</translation>
    </message>
    <message>
        <source>Alliance</source>
        <comment>side; narrow column</comment>
        <translation>Aliance</translation>
    </message>
    <message>
        <source>Horde</source>
        <comment>side; narrow column</comment>
        <translation>Horda</translation>
    </message>
    <message>
        <source>Sentinels</source>
        <comment>side; narrow column</comment>
        <translation>Hlídky</translation>
    </message>
    <message>
        <source>Scourge</source>
        <comment>side; narrow column</comment>
        <translation>Pohroma</translation>
    </message>
    <message>
        <source>Human Alliance</source>
        <comment>side</comment>
        <translation>Aliance lidí</translation>
    </message>
    <message>
        <source>Orcish Horde</source>
        <comment>side</comment>
        <translation>Horda orků</translation>
    </message>
    <message>
        <source>Night Elf Sentinels</source>
        <comment>side</comment>
        <translation>Hlídky nočních elfů</translation>
    </message>
    <message>
        <source>Undead Scourge</source>
        <comment>side</comment>
        <translation>Pohroma nemrtvých</translation>
    </message>
    <message>
        <source>Thrall</source>
        <comment>captive</comment>
        <translation>Thrall|acc=Thralla</translation>
    </message>
    <message>
        <source>Tyrande</source>
        <comment>captive</comment>
        <translation>Tyrande</translation>
    </message>
    <message>
        <source>captive Human</source>
        <comment>captive</comment>
        <translation>zajatý člověk|acc=zajatého člověka</translation>
    </message>
    <message>
        <source>captive Undead</source>
        <comment>captive</comment>
        <translation>zajatý nemrtvý|acc=zajatého nemrtvého</translation>
    </message>
    <message>
        <source>Militia</source>
        <comment>unit</comment>
        <translation>domobranec|acc=domobrance</translation>
    </message>
    <message>
        <source>Footman</source>
        <comment>unit</comment>
        <translation>pěšák|acc=pěšáka</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>unit</comment>
        <translation>rytíř|acc=rytíře</translation>
    </message>
    <message>
        <source>Rifleman</source>
        <comment>unit</comment>
        <translation>střelec|acc=střelce</translation>
    </message>
    <message>
        <source>Sorceress</source>
        <comment>unit</comment>
        <translation>čarodějka|acc=čarodějku</translation>
    </message>
    <message>
        <source>Mortar Team</source>
        <comment>unit</comment>
        <translation>tým s moždířem</translation>
    </message>
    <message>
        <source>Flying Machine</source>
        <comment>unit</comment>
        <translation>létací stroj</translation>
    </message>
    <message>
        <source>Dragonhawk</source>
        <comment>unit</comment>
        <translation>dračí jestřáb|acc=dračího jestřába</translation>
    </message>
    <message>
        <source>Gryphon Rider</source>
        <comment>unit</comment>
        <translation>jezdec na gryfovi|acc=jezdce na gryfovi</translation>
    </message>
    <message>
        <source>Grunt</source>
        <comment>unit</comment>
        <translation>bijec|acc=bijce</translation>
    </message>
    <message>
        <source>Raider</source>
        <comment>unit</comment>
        <translation>nájezdník|acc=nájezdníka</translation>
    </message>
    <message>
        <source>Kodo Beast</source>
        <comment>unit</comment>
        <translation>bestie kodo|acc=bestii kodo</translation>
    </message>
    <message>
        <source>Tauren</source>
        <comment>unit</comment>
        <translation>tauren|acc=taurena</translation>
    </message>
    <message>
        <source>Headhunter</source>
        <comment>unit</comment>
        <translation>lovec lebek|acc=lovce lebek</translation>
    </message>
    <message>
        <source>Witch Doctor</source>
        <comment>unit</comment>
        <translation>šaman|acc=šamana</translation>
    </message>
    <message>
        <source>Demolisher</source>
        <comment>unit</comment>
        <translation>demolátor|acc=demolátor</translation>
    </message>
    <message>
        <source>Batrider</source>
        <comment>unit</comment>
        <translation>jezdec na netopýrovi|acc=jezdce na netopýrovi</translation>
    </message>
    <message>
        <source>Wind Rider</source>
        <comment>unit</comment>
        <translation>jezdec větru|acc=jezdce větru</translation>
    </message>
    <message>
        <source>Huntress</source>
        <comment>unit</comment>
        <translation>lovkyně|acc=lovkyni</translation>
    </message>
    <message>
        <source>Dryad</source>
        <comment>unit</comment>
        <translation>dryáda|acc=dryádu</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>unit</comment>
        <translation>lukostřelkyně|acc=lukostřelkyni</translation>
    </message>
    <message>
        <source>Druid of the Talon</source>
        <comment>unit</comment>
        <translation>druid Spáru|acc=druida Spáru</translation>
    </message>
    <message>
        <source>Ballista</source>
        <comment>unit</comment>
        <translation>balista|acc=balistu</translation>
    </message>
    <message>
        <source>Glaive Thrower</source>
        <comment>unit</comment>
        <translation>vrhač čepelí|acc=vrhač čepelí</translation>
    </message>
    <message>
        <source>Hippogryph</source>
        <comment>unit</comment>
        <translation>hipogryf|acc=hipogryfa</translation>
    </message>
    <message>
        <source>Hippogryph Rider</source>
        <comment>unit</comment>
        <translation>jezdkyně na hipogryfovi|acc=jezdkyni na hipogryfovi</translation>
    </message>
    <message>
        <source>Chimaera</source>
        <comment>unit</comment>
        <translation>chiméra|acc=chiméru</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <comment>unit</comment>
        <translation>kostlivec|acc=kostlivce</translation>
    </message>
    <message>
        <source>Ghoul</source>
        <comment>unit</comment>
        <translation>ghůl|acc=ghůla</translation>
    </message>
    <message>
        <source>Abomination</source>
        <comment>unit</comment>
        <translation>ohavnost|acc=ohavnost</translation>
    </message>
    <message>
        <source>Crypt Fiend</source>
        <comment>unit</comment>
        <translation>démon z krypty|acc=démona z krypty</translation>
    </message>
    <message>
        <source>Banshee</source>
        <comment>unit</comment>
        <translation>bánší</translation>
    </message>
    <message>
        <source>Meat Wagon</source>
        <comment>unit</comment>
        <translation>vůz s mrtvolami</translation>
    </message>
    <message>
        <source>Gargoyle</source>
        <comment>unit</comment>
        <translation>chrlič|acc=chrliče</translation>
    </message>
    <message>
        <source>Destroyer</source>
        <comment>unit</comment>
        <translation>ničitel|acc=ničitele</translation>
    </message>
    <message>
        <source>Frost Wyrm</source>
        <comment>unit</comment>
        <translation>mrazivý drak|acc=mrazivého draka</translation>
    </message>
    <message>
        <source>melee unit</source>
        <comment>kind of piece</comment>
        <translation>pozemní jednotka|acc=pozemní jednotku</translation>
    </message>
    <message>
        <source>ranged unit</source>
        <comment>kind of piece</comment>
        <translation>střelecká jednotka|acc=střeleckou jednotku</translation>
    </message>
    <message>
        <source>flying unit</source>
        <comment>kind of piece</comment>
        <translation>létající jednotka|acc=létající jednotku</translation>
    </message>
    <message>
        <source>Worker</source>
        <comment>kind of piece</comment>
        <translation>dělník|acc=dělníka</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <comment>kind of piece</comment>
        <translation>nekromant|acc=nekromanta</translation>
    </message>
    <message numerus="yes">
        <source>%n melee unit(s)</source>
        <translation>
            <numerusform>%n pozemní jednotka</numerusform>
            <numerusform>%n pozemní jednotky</numerusform>
            <numerusform>%n pozemních jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged unit(s)</source>
        <translation>
            <numerusform>%n střelecká jednotka</numerusform>
            <numerusform>%n střelecké jednotky</numerusform>
            <numerusform>%n střeleckých jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying unit(s)</source>
        <translation>
            <numerusform>%n létající jednotka</numerusform>
            <numerusform>%n létající jednotky</numerusform>
            <numerusform>%n létajících jednotek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n dělník</numerusform>
            <numerusform>%n dělníci</numerusform>
            <numerusform>%n dělníků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Necromancer(s)</source>
        <translation>
            <numerusform>%n nekromant</numerusform>
            <numerusform>%n nekromanti</numerusform>
            <numerusform>%n nekromantů</numerusform>
        </translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: unit type</comment>
        <translation>Pozemní</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: unit type</comment>
        <translation>Střelci</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: unit type</comment>
        <translation>Letci</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>heading: pieces in reserve</comment>
        <translation>Dělníci</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>piece</comment>
        <translation>předsunutá základna</translation>
    </message>
    <message>
        <source>Outpost under construction</source>
        <comment>piece</comment>
        <translation>rozestavěná základna</translation>
    </message>
    <message>
        <source>Worker building</source>
        <comment>building</comment>
        <translation>budova dělníků</translation>
    </message>
    <message>
        <source>Melee building</source>
        <comment>building</comment>
        <translation>budova pozemních jednotek</translation>
    </message>
    <message>
        <source>Ranged building</source>
        <comment>building</comment>
        <translation>budova střeleckých jednotek</translation>
    </message>
    <message>
        <source>Flying building</source>
        <comment>building</comment>
        <translation>budova létajících jednotek</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>resource</comment>
        <translation>zlato</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>resource</comment>
        <translation>dřevo</translation>
    </message>
    <message>
        <source>{gold} gold, {wood} wood</source>
        <comment>price</comment>
        <translation>zlato {gold}, dřevo {wood}</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <comment>price</comment>
        <translation>zlato {gold}</translation>
    </message>
    <message>
        <source>{wood} wood</source>
        <comment>price</comment>
        <translation>dřevo {wood}</translation>
    </message>
    <message>
        <source>Human town</source>
        <comment>space</comment>
        <translation>město Lidí</translation>
    </message>
    <message>
        <source>Orc town</source>
        <comment>space</comment>
        <translation>město Orků</translation>
    </message>
    <message>
        <source>Night Elf town</source>
        <comment>space</comment>
        <translation>město Nočních elfů</translation>
    </message>
    <message>
        <source>Undead town</source>
        <comment>space</comment>
        <translation>město Nemrtvých</translation>
    </message>
    <message>
        <source>Town {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>město {name}</translation>
    </message>
    <message>
        <source>Forest {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>les {name}</translation>
    </message>
    <message>
        <source>Gold mine {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>zlatý důl {name}</translation>
    </message>
    <message>
        <source>Mountain {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>hory {name}</translation>
    </message>
    <message>
        <source>Objective {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>klíčové pole {name}</translation>
    </message>
    <message>
        <source>Space {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>pole {name}</translation>
    </message>
    <message>
        <source>Space {letter} ({name})</source>
        <comment>space a scenario names by a letter</comment>
        <translation>pole {letter} ({name})</translation>
    </message>
    <message>
        <source>No special ability</source>
        <translation>Bez zvláštní schopnosti</translation>
    </message>
    <message>
        <source>Area Attack</source>
        <comment>special ability</comment>
        <translation>Plošný útok</translation>
    </message>
    <message>
        <source>Heal</source>
        <comment>special ability</comment>
        <translation>Léčení</translation>
    </message>
    <message>
        <source>Slow Poison</source>
        <comment>special ability</comment>
        <translation>Pomalý jed</translation>
    </message>
    <message>
        <source>Bloodlust</source>
        <comment>special ability</comment>
        <translation>Krvežíznivost</translation>
    </message>
    <message>
        <source>Raise Dead</source>
        <comment>special ability</comment>
        <translation>Oživení mrtvých</translation>
    </message>
    <message>
        <source>Each 1 these units roll causes two casualties.</source>
        <translation>Každá jednička, kterou tyto jednotky hodí, způsobí dvě ztráty.</translation>
    </message>
    <message>
        <source>With one of these units in battle, every phase costs you one casualty less.</source>
        <translation>Je-li jedna z těchto jednotek v boji, máte v každé fázi o ztrátu méně.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 the enemy rolls hits for one less.</source>
        <translation>Je-li jedna z těchto jednotek v boji, způsobí každá nepřátelská jednička o ztrátu méně.</translation>
    </message>
    <message>
        <source>Each battle round, name one phase for every such unit: there your side strikes first.</source>
        <translation>V každém kole boje vyberte za každou takovou jednotku jednu fázi: v ní vaše strana útočí první.</translation>
    </message>
    <message>
        <source>With one of these units in battle, you roll one more die in every attack.</source>
        <translation>Je-li jedna z těchto jednotek v boji, hodíte v každém útoku o kostku víc.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 you roll raises a melee unit from your reserve.</source>
        <translation>Je-li jedna z těchto jednotek v boji, oživí každá vaše jednička pozemní jednotku z vaší zásoby.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>step of the round</comment>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>step of the round</comment>
        <translation>Těžba</translation>
    </message>
    <message>
        <source>Deployment</source>
        <comment>step of the round</comment>
        <translation>Nasazení</translation>
    </message>
    <message>
        <source>Spending</source>
        <comment>step of the round</comment>
        <translation>Výdaje</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Střelci</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Letci</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Pozemní</translation>
    </message>
    <message>
        <source>ranged phase</source>
        <comment>phase of a battle round</comment>
        <translation>útok střelců</translation>
    </message>
    <message>
        <source>flying phase</source>
        <comment>phase of a battle round</comment>
        <translation>útok letců</translation>
    </message>
    <message>
        <source>melee phase</source>
        <comment>phase of a battle round</comment>
        <translation>pozemní útok</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>column</comment>
        <translation>Vítězné body</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>column</comment>
        <translation>Jednotky</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>column</comment>
        <translation>Dělníci</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>column</comment>
        <translation>Zlato</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>column</comment>
        <translation>Dřevo</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>{marks}</source>
        <comment>list of what is to be seen in a space</comment>
        <translation>{marks}</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>worth of a space</comment>
        <translation>
            <numerusform>%n vítězný bod</numerusform>
            <numerusform>%n vítězné body</numerusform>
            <numerusform>%n vítězných bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>half depleted</source>
        <comment>space</comment>
        <translation>napůl vytěženo</translation>
    </message>
    <message>
        <source>depleted</source>
        <comment>space</comment>
        <translation>zcela vytěženo</translation>
    </message>
    <message>
        <source>captured once</source>
        <comment>town</comment>
        <translation>jednou dobyto</translation>
    </message>
    <message>
        <source>battlefield</source>
        <comment>space</comment>
        <translation>bojiště</translation>
    </message>
    <message>
        <source>flank</source>
        <comment>space</comment>
        <translation>křídlo</translation>
    </message>
    <message>
        <source>nobody may leave</source>
        <comment>space</comment>
        <translation>nikdo nesmí odejít</translation>
    </message>
    <message>
        <source>token for melee units</source>
        <comment>scenario token</comment>
        <translation>žeton pozemních jednotek</translation>
    </message>
    <message>
        <source>token for ranged units</source>
        <comment>scenario token</comment>
        <translation>žeton střeleckých jednotek</translation>
    </message>
    <message>
        <source>token for flying units</source>
        <comment>scenario token</comment>
        <translation>žeton létajících jednotek</translation>
    </message>
    <message>
        <source>graveyard</source>
        <comment>scenario token</comment>
        <translation>hřbitov</translation>
    </message>
    <message>
        <source>Fast played here</source>
        <comment>space</comment>
        <translation>zahrána Rychlost</translation>
    </message>
    <message>
        <source>Cripple played here</source>
        <comment>space</comment>
        <translation>zahráno Ochromení</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Your experience cards</source>
        <translation>Vaše karty zkušeností</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Boj</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>part of a town board</comment>
        <translation>Budovy</translation>
    </message>
    <message>
        <source>Unit types</source>
        <comment>part of a town board</comment>
        <translation>Druhy jednotek</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <comment>part of a town board</comment>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>part of a town board</comment>
        <translation>Zásoba</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n building(s) completed</source>
        <translation>
            <numerusform>dokončené budovy: {done} / %n</numerusform>
            <numerusform>dokončené budovy: {done} / %n</numerusform>
            <numerusform>dokončené budovy: {done} / %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First player · {done} of %n building(s) completed</source>
        <translation>
            <numerusform>Začínající hráč · dokončené budovy: {done} / %n</numerusform>
            <numerusform>Začínající hráč · dokončené budovy: {done} / %n</numerusform>
            <numerusform>Začínající hráč · dokončené budovy: {done} / %n</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Začínající hráč</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a building in which nobody trains</comment>
        <translation>volno</translation>
    </message>
    <message>
        <source>in training</source>
        <comment>a building with a piece in it</comment>
        <translation>ve výcviku</translation>
    </message>
    <message>
        <source>under construction</source>
        <comment>a building</comment>
        <translation>ve stavbě</translation>
    </message>
    <message>
        <source>summoned</source>
        <comment>a building under construction</comment>
        <translation>přivoláno</translation>
    </message>
    <message>
        <source>free plot</source>
        <comment>place for a building</comment>
        <translation>volný pozemek</translation>
    </message>
    <message>
        <source>hits on ≤&#xa0;{strength}</source>
        <comment>dice</comment>
        <translation>zasahuje při ≤ {strength}</translation>
    </message>
    <message>
        <source>Highest level: one victory point.</source>
        <translation>Nejvyšší úroveň: jeden vítězný bod.</translation>
    </message>
    <message>
        <source>Highest level.</source>
        <translation>Nejvyšší úroveň.</translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n melee building(s).</source>
        <translation>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n ranged building(s).</source>
        <translation>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n flying building(s).</source>
        <translation>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
            <numerusform>Další: {unit}. Nutné budovy: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <comment>victory points</comment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Towns {towns}, objectives {objectives}, cards {cards}, upgrades {upgrades}.</source>
        <comment>where victory points come from</comment>
        <translation>Města {towns}, klíčová pole {objectives}, karty {cards}, vylepšení {upgrades}.</translation>
    </message>
    <message numerus="yes">
        <source>The team: %n point(s).</source>
        <translation>
            <numerusform>Tým: %n bod.</numerusform>
            <numerusform>Tým: %n body.</numerusform>
            <numerusform>Tým: %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win.</source>
        <translation>
            <numerusform>Vyhrává %n bod.</numerusform>
            <numerusform>Vyhrávají %n body.</numerusform>
            <numerusform>Vyhrává %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>cards</comment>
        <translation>Balíček</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n karta v ruce.</numerusform>
            <numerusform>%n karty v ruce.</numerusform>
            <numerusform>%n karet v ruce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <comment>list of cards</comment>
        <translation>Odloženo: {cards}.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Útočník</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Obránce</translation>
    </message>
    <message>
        <source>No battle in this step yet.</source>
        <translation>V tomto kroku zatím žádný boj.</translation>
    </message>
    <message>
        <source>{place}: battle round {round}</source>
        <translation>{place}: {round}. kolo boje</translation>
    </message>
    <message>
        <source>{place}: the battle is over.</source>
        <translation>{place}: boj skončil.</translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies): {removed} removed, {left} to go.</source>
        <translation>
            <numerusform>%n ztráta: odebráno {removed}, zbývá {left}.</numerusform>
            <numerusform>%n ztráty: odebráno {removed}, zbývá {left}.</numerusform>
            <numerusform>%n ztrát: odebráno {removed}, zbývá {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies) prevented.</source>
        <translation>
            <numerusform>Zabráněno %n ztrátě.</numerusform>
            <numerusform>Zabráněno %n ztrátám.</numerusform>
            <numerusform>Zabráněno %n ztrátám.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flying units may be casualties in the melee phase.</source>
        <translation>Létající jednotky lze v pozemním útoku vybrat jako ztráty.</translation>
    </message>
    <message>
        <source>End movement</source>
        <comment>button</comment>
        <translation>Ukončit pohyb</translation>
    </message>
    <message>
        <source>End harvest</source>
        <comment>button</comment>
        <translation>Ukončit těžbu</translation>
    </message>
    <message>
        <source>End deployment</source>
        <comment>button</comment>
        <translation>Ukončit nasazení</translation>
    </message>
    <message>
        <source>End spending</source>
        <comment>button</comment>
        <translation>Ukončit výdaje</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>button</comment>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>No card until this battle is over</source>
        <comment>menu entry</comment>
        <translation>Bez karty do konce boje</translation>
    </message>
    <message>
        <source>No card until this step is over</source>
        <comment>menu entry</comment>
        <translation>Bez karty do konce kroku</translation>
    </message>
    <message>
        <source>Join the battle</source>
        <comment>button</comment>
        <translation>Připojit se k boji</translation>
    </message>
    <message>
        <source>Stay out</source>
        <comment>button</comment>
        <translation>Zůstat stranou</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>button</comment>
        <translation>Zlato</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>button</comment>
        <translation>Dřevo</translation>
    </message>
    <message>
        <source>Ranged phase</source>
        <comment>button</comment>
        <translation>Útok střelců</translation>
    </message>
    <message>
        <source>Flying phase</source>
        <comment>button</comment>
        <translation>Útok letců</translation>
    </message>
    <message>
        <source>Melee phase</source>
        <comment>button</comment>
        <translation>Pozemní útok</translation>
    </message>
    <message>
        <source>Move {count} × {unit}: {source} → {target}</source>
        <translation>Přesunout {count} × {unit}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}</source>
        <translation>Přesunout {unit:acc}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit} with {captive}: {source} → {target}</source>
        <translation>Přesunout {unit:acc} a {captive:acc}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}. Leave {captive} on the way: {place}</source>
        <translation>Přesunout {unit:acc}: {source} → {target}. Cestou zůstane {captive}: {place}</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Ukončit pohyb</translation>
    </message>
    <message>
        <source>Fight {player}: {place}</source>
        <translation>Svést boj ({player}): {place}</translation>
    </message>
    <message>
        <source>Let your units on the flanks fight too</source>
        <translation>Zapojit i jednotky na křídlech</translation>
    </message>
    <message>
        <source>Keep your units on the flanks out</source>
        <translation>Nechat jednotky na křídlech stranou</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the ranged phase</source>
        <translation>Pomalý jed: první úder v útoku střelců</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the flying phase</source>
        <translation>Pomalý jed: první úder v útoku letců</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the melee phase</source>
        <translation>Pomalý jed: první úder v pozemním útoku</translation>
    </message>
    <message>
        <source>Remove {unit}: {place}</source>
        <translation>Odebrat {unit:acc}: {place}</translation>
    </message>
    <message>
        <source>Remove {unit} ({player}): {place}</source>
        <translation>Odebrat {unit:acc} ({player}): {place}</translation>
    </message>
    <message>
        <source>Return to the outpost: {place}</source>
        <translation>Vrátit na základnu: {place}</translation>
    </message>
    <message>
        <source>Fall back with {unit} → {place}</source>
        <translation>Ustoupit: {unit} → {place}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Zahrát kartu {card}</translation>
    </message>
    <message>
        <source>Play {card}: {place}</source>
        <translation>Zahrát kartu {card}: {place}</translation>
    </message>
    <message>
        <source>Play {card}: {unit}, {place}</source>
        <translation>Zahrát kartu {card}: {unit}, {place}</translation>
    </message>
    <message>
        <source>Play {card}: take {count} gold</source>
        <translation>Zahrát kartu {card}: vzít {count} × zlato</translation>
    </message>
    <message>
        <source>Play {card}: take {count} wood</source>
        <translation>Zahrát kartu {card}: vzít {count} × dřevo</translation>
    </message>
    <message>
        <source>Play Town Portal: {source} → {target}</source>
        <translation>Zahrát kartu Městský portál: {source} → {target}</translation>
    </message>
    <message>
        <source>Go on with {unit} → {place}</source>
        <translation>Poslat dál: {unit} → {place}</translation>
    </message>
    <message>
        <source>Harvest: {place}</source>
        <translation>Těžit: {place}</translation>
    </message>
    <message>
        <source>Give up the unfinished outpost: {place}</source>
        <translation>Opustit rozestavěnou základnu: {place}</translation>
    </message>
    <message>
        <source>Raise {unit}: {place}</source>
        <translation>Oživit {unit:acc}: {place}</translation>
    </message>
    <message>
        <source>End harvest</source>
        <translation>Ukončit těžbu</translation>
    </message>
    <message>
        <source>Deploy {count} × {unit}: {place}</source>
        <translation>Nasadit {count} × {unit}: {place}</translation>
    </message>
    <message>
        <source>Deploy {unit}: {place}</source>
        <translation>Nasadit {unit:acc}: {place}</translation>
    </message>
    <message>
        <source>Complete: {building}</source>
        <translation>Dokončit: {building}</translation>
    </message>
    <message>
        <source>Complete the outpost: {place}</source>
        <translation>Dokončit základnu: {place}</translation>
    </message>
    <message>
        <source>End deployment</source>
        <translation>Ukončit nasazení</translation>
    </message>
    <message>
        <source>Train {count} × {unit} ({price} each)</source>
        <translation>Vycvičit {count} × {unit} (po {price})</translation>
    </message>
    <message>
        <source>Train {unit} ({price} each)</source>
        <translation>Vycvičit {unit:acc} ({price})</translation>
    </message>
    <message>
        <source>Build: {building} ({price})</source>
        <translation>Postavit: {building} ({price})</translation>
    </message>
    <message>
        <source>Summon: {building} ({price}, no worker)</source>
        <translation>Přivolat: {building} ({price}, bez dělníka)</translation>
    </message>
    <message>
        <source>Build an outpost: {place} ({price})</source>
        <translation>Postavit základnu: {place} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next} ({price})</source>
        <translation>Vylepšit: {unit} → {next} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next}</source>
        <translation>Vylepšit: {unit} → {next}</translation>
    </message>
    <message>
        <source>End spending</source>
        <translation>Ukončit výdaje</translation>
    </message>
    <message>
        <source>Give {count} {resource} → {player}</source>
        <translation>Darovat {count} × {resource} → {player}</translation>
    </message>
    <message>
        <source>Give {resource} → {player}</source>
        <translation>Darovat {resource} → {player}</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát se</translation>
    </message>
    <message>
        <source>Move {unit} from {place}: choose where to</source>
        <translation>Přesun ({unit}, {place}): vyberte cíl</translation>
    </message>
    <message>
        <source>Move from {place}: choose where to</source>
        <translation>Přesun ({place}): vyberte cíl</translation>
    </message>
    <message>
        <source>Choose where your unit takes the captive</source>
        <translation>Vyberte, kam jednotka zajatce odvede</translation>
    </message>
    <message>
        <source>Deploy {unit}: choose your town or an outpost</source>
        <translation>Nasazení ({unit}): vyberte své město nebo základnu</translation>
    </message>
    <message>
        <source>Train {unit}: choose an empty building</source>
        <translation>Výcvik ({unit}): vyberte volnou budovu</translation>
    </message>
    <message>
        <source>Choose the plot this worker builds on</source>
        <translation>Vyberte pozemek, na kterém bude dělník stavět</translation>
    </message>
    <message>
        <source>Choose a space with one of your workers</source>
        <translation>Vyberte pole s vaším dělníkem</translation>
    </message>
    <message>
        <source>Choose the team-mate who gets it</source>
        <translation>Vyberte spoluhráče, který to dostane</translation>
    </message>
    <message>
        <source>{card}: choose a space</source>
        <translation>{card}: vyberte pole</translation>
    </message>
    <message>
        <source>{card}: choose an enemy unit</source>
        <translation>{card}: vyberte nepřátelskou jednotku</translation>
    </message>
    <message>
        <source>{card}: gold or wood?</source>
        <translation>{card}: zlato, nebo dřevo?</translation>
    </message>
    <message>
        <source>{card}: choose the space your units leave</source>
        <translation>{card}: vyberte pole, které vaše jednotky opustí</translation>
    </message>
    <message>
        <source>{card}: choose your town or an outpost</source>
        <translation>{card}: vyberte své město nebo základnu</translation>
    </message>
    <message>
        <source>{card}: choose a free plot</source>
        <translation>{card}: vyberte volný pozemek</translation>
    </message>
    <message>
        <source>Take the battlefield: {place}</source>
        <translation>Obsadit bojiště: {place}</translation>
    </message>
    <message>
        <source>Hold the battlefield: {place}</source>
        <translation>Udržet bojiště: {place}</translation>
    </message>
    <message>
        <source>Attacker</source>
        <comment>part of a bar: who is left</comment>
        <translation>Útočník</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>part of a bar: who is left</comment>
        <translation>Obránce</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>part of a bar: who is left</comment>
        <translation>Nikdo</translation>
    </message>
    <message>
        <source>Lost on average: you {own}, the enemy {theirs}.</source>
        <translation>Průměrné ztráty: vy {own}, nepřítel {theirs}.</translation>
    </message>
    <message>
        <source>Estimated: the battle is large.</source>
        <translation>Odhad: boj je velký.</translation>
    </message>
    <message>
        <source>Cards are not counted.</source>
        <translation>S kartami se nepočítá.</translation>
    </message>
    <message>
        <source>Move your units and workers, or end movement</source>
        <translation>Přesuňte jednotky a dělníky, nebo ukončete pohyb</translation>
    </message>
    <message>
        <source>Drag pieces to another space. Each piece moves once.</source>
        <translation>Figurky přetáhněte na jiné pole. Každá se přesune jednou.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) will be fought when you end movement.</source>
        <translation>
            <numerusform>Po ukončení pohybu se svede %n boj.</numerusform>
            <numerusform>Po ukončení pohybu se svedou %n boje.</numerusform>
            <numerusform>Po ukončení pohybu se svede %n bojů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <translation>Vyberte další boj</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) left in this step.</source>
        <translation>
            <numerusform>V tomto kroku zbývá %n boj.</numerusform>
            <numerusform>V tomto kroku zbývají %n boje.</numerusform>
            <numerusform>V tomto kroku zbývá %n bojů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold mine to harvest</source>
        <translation>Vyberte zlatý důl, kde budete těžit</translation>
    </message>
    <message>
        <source>Choose a forest to harvest</source>
        <translation>Vyberte les, kde budete těžit</translation>
    </message>
    <message>
        <source>One die a worker: that many tokens. A 3 depletes the space.</source>
        <translation>Za každého dělníka jedna kostka: kolik padne, tolik žetonů. Trojka pole vytěžuje.</translation>
    </message>
    <message>
        <source>Choose a Necromancer to raise a unit</source>
        <translation>Vyberte nekromanta, který oživí jednotku</translation>
    </message>
    <message>
        <source>One unit for each space with a token.</source>
        <translation>Jedna jednotka za každé pole s žetonem.</translation>
    </message>
    <message>
        <source>Deploy pieces and complete what you build</source>
        <translation>Nasaďte figurky a dokončete stavby</translation>
    </message>
    <message>
        <source>Nothing to deploy. You may give gold or wood to your team-mate.</source>
        <translation>Není co nasadit. Spoluhráči můžete dát zlato nebo dřevo.</translation>
    </message>
    <message>
        <source>Click a building or an outpost to complete it.</source>
        <translation>Budovu nebo základnu dokončíte kliknutím.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in training. Drag them to your town or an outpost.</source>
        <translation>
            <numerusform>Ve výcviku je %n figurka. Přetáhněte ji do města nebo na základnu.</numerusform>
            <numerusform>Ve výcviku jsou %n figurky. Přetáhněte je do města nebo na základnu.</numerusform>
            <numerusform>Ve výcviku je %n figurek. Přetáhněte je do města nebo na základnu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train, construct or upgrade</source>
        <translation>Cvičte, stavte, nebo vylepšujte</translation>
    </message>
    <message>
        <source>Train more, or end spending</source>
        <translation>Cvičte dál, nebo ukončete výdaje</translation>
    </message>
    <message>
        <source>Construct more, or end spending</source>
        <translation>Stavte dál, nebo ukončete výdaje</translation>
    </message>
    <message>
        <source>Upgrade another type, or end spending</source>
        <translation>Vylepšete další druh, nebo ukončete výdaje</translation>
    </message>
    <message>
        <source>You have {gold} gold and {wood} wood.</source>
        <translation>Máte zlato {gold} a dřevo {wood}.</translation>
    </message>
    <message>
        <source>Upgrade a unit type, or end spending</source>
        <translation>Vylepšete druh jednotek, nebo ukončete výdaje</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type for free.</source>
        <translation>Každý nekromant na hřbitově vylepší zdarma jeden druh.</translation>
    </message>
    <message>
        <source>{place}: do your units on the flanks join the battle?</source>
        <translation>{place}: připojí se vaše jednotky na křídlech k boji?</translation>
    </message>
    <message>
        <source>{attacker} against {defender}.</source>
        <translation>Útočí {attacker}, brání se {defender}.</translation>
    </message>
    <message>
        <source>Slow Poison: in which phase do you strike first?</source>
        <translation>Pomalý jed: v které fázi udeříte první?</translation>
    </message>
    <message>
        <source>The enemy takes those casualties before rolling.</source>
        <translation>Nepřítel odebere tyto ztráty, než hodí.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a casualty: %n to go</source>
        <translation>
            <numerusform>Vyberte ztrátu: zbývá %n</numerusform>
            <numerusform>Vyberte ztrátu: zbývají %n</numerusform>
            <numerusform>Vyberte ztrátu: zbývá %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Marksmanship: choose the enemy&apos;s casualty</source>
        <translation>Ostrostřelba: vyberte nepřátelskou ztrátu</translation>
    </message>
    <message>
        <source>{place}: any unit of the battle, on the battlefield or the flanks.</source>
        <translation>{place}: kterákoli jednotka v boji, na bojišti nebo na křídlech.</translation>
    </message>
    <message>
        <source>{place}: in the melee phase flying units are safe, unless a card says so.</source>
        <translation>{place}: v pozemním útoku jsou létající jednotky v bezpečí, pokud karta neříká jinak.</translation>
    </message>
    <message>
        <source>{place}: nobody can win here. Fall back</source>
        <translation>{place}: tady nikdo vyhrát nemůže. Ustupte</translation>
    </message>
    <message>
        <source>Choose a unit and a neighbouring space.</source>
        <translation>Vyberte jednotku a sousední pole.</translation>
    </message>
    <message>
        <source>{place} is full: some units go on</source>
        <translation>{place}: plno, některé jednotky jdou dál</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must go to neighbouring spaces.</source>
        <translation>
            <numerusform>%n jednotka musí na sousední pole.</numerusform>
            <numerusform>%n jednotky musejí na sousední pole.</numerusform>
            <numerusform>%n jednotek musí na sousední pole.</numerusform>
        </translation>
    </message>
    <message>
        <source>A melee unit comes back: choose an outpost</source>
        <translation>Pozemní jednotka se vrací: vyberte základnu</translation>
    </message>
    <message>
        <source>A ranged unit comes back: choose an outpost</source>
        <translation>Střelecká jednotka se vrací: vyberte základnu</translation>
    </message>
    <message>
        <source>A flying unit comes back: choose an outpost</source>
        <translation>Létající jednotka se vrací: vyberte základnu</translation>
    </message>
    <message>
        <source>There it stands, however many are there.</source>
        <translation>Tam zůstane stát, ať je jich tam kolik chce.</translation>
    </message>
    <message>
        <source>Play a card before you move?</source>
        <translation>Zahrajete kartu před svým pohybem?</translation>
    </message>
    <message>
        <source>Click the card, then a space of yours.</source>
        <translation>Klikněte na kartu a pak na své pole.</translation>
    </message>
    <message>
        <source>Play a card before the enemy moves?</source>
        <translation>Zahrajete kartu před pohybem nepřítele?</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>Na řadě s pohybem: {player}.</translation>
    </message>
    <message>
        <source>Call your workers to arms?</source>
        <translation>Povoláte dělníky do zbraně?</translation>
    </message>
    <message>
        <source>{player} has reached them: {place}.</source>
        <translation>{place}: dorazil nepřítel {player}.</translation>
    </message>
    <message>
        <source>Play a card before the battles?</source>
        <translation>Zahrajete kartu před boji?</translation>
    </message>
    <message>
        <source>{player} has moved.</source>
        <translation>Pohyb dokončen: {player}.</translation>
    </message>
    <message>
        <source>Play a card before you harvest?</source>
        <translation>Zahrajete kartu před těžbou?</translation>
    </message>
    <message>
        <source>Click the card, then a depleted forest.</source>
        <translation>Klikněte na kartu a pak na vytěžený les.</translation>
    </message>
    <message>
        <source>Play a card before you spend?</source>
        <translation>Zahrajete kartu před výdaji?</translation>
    </message>
    <message>
        <source>Click the card, then choose gold or wood.</source>
        <translation>Klikněte na kartu a vyberte zlato, nebo dřevo.</translation>
    </message>
    <message>
        <source>Play a card as the battle round begins?</source>
        <translation>Zahrajete kartu na začátku kola boje?</translation>
    </message>
    <message>
        <source>Play a card as the melee phase begins?</source>
        <translation>Zahrajete kartu na začátku pozemního útoku?</translation>
    </message>
    <message>
        <source>Play a card before the dice fall?</source>
        <translation>Zahrajete kartu před hodem?</translation>
    </message>
    <message>
        <source>Play a card on this roll?</source>
        <translation>Zahrajete kartu na tento hod?</translation>
    </message>
    <message>
        <source>Play a card before units are removed?</source>
        <translation>Zahrajete kartu před odebráním ztrát?</translation>
    </message>
    <message>
        <source>Choose the next enemy casualty?</source>
        <translation>Vyberete příští nepřátelskou ztrátu?</translation>
    </message>
    <message>
        <source>Play a card on this loss?</source>
        <translation>Zahrajete kartu na tuto ztrátu?</translation>
    </message>
    <message>
        <source>A unit has been removed.</source>
        <translation>Byla odebrána jednotka.</translation>
    </message>
    <message>
        <source>{player} has lost a melee unit.</source>
        <translation>{player}: ztracena pozemní jednotka.</translation>
    </message>
    <message>
        <source>{player} has lost a ranged unit.</source>
        <translation>{player}: ztracena střelecká jednotka.</translation>
    </message>
    <message>
        <source>{player} has lost a flying unit.</source>
        <translation>{player}: ztracena létající jednotka.</translation>
    </message>
    <message>
        <source>{player} has lost a worker.</source>
        <translation>{player}: ztracen dělník.</translation>
    </message>
    <message>
        <source>Dispel this card?</source>
        <translation>Rozptýlíte tuto kartu?</translation>
    </message>
    <message>
        <source>{player} has played {card}.</source>
        <translation>{player}: zahrána karta {card}.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}.</source>
        <translation>{place}, {round}. kolo boje.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, ranged phase.</source>
        <translation>{place}, {round}. kolo boje, útok střelců.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, flying phase.</source>
        <translation>{place}, {round}. kolo boje, útok letců.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, melee phase.</source>
        <translation>{place}, {round}. kolo boje, pozemní útok.</translation>
    </message>
    <message>
        <source>Attacker: {attack}. Defender: {defence}.</source>
        <translation>Útočník: {attack}. Obránce: {defence}.</translation>
    </message>
    <message>
        <source>no dice</source>
        <comment>what a side rolled</comment>
        <translation>žádné kostky</translation>
    </message>
    <message numerus="yes">
        <source>{faces}, %n hit(s)</source>
        <translation>
            <numerusform>{faces}, %n zásah</numerusform>
            <numerusform>{faces}, %n zásahy</numerusform>
            <numerusform>{faces}, %n zásahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Casualties to take: attacker {attack}, defender {defence}.</source>
        <translation>Ztráty k odebrání: útočník {attack}, obránce {defence}.</translation>
    </message>
    <message>
        <source>That does not belong to this step.</source>
        <translation>To do tohoto kroku nepatří.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Takový výsledek kostky ani karty dát nemohou.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Tento hráč už je mimo hru.</translation>
    </message>
    <message>
        <source>You give resources only in a step of your own.</source>
        <translation>Suroviny darujete jen ve svých vlastních krocích.</translation>
    </message>
    <message>
        <source>Resources go to a team-mate who is in the game.</source>
        <translation>Suroviny lze darovat spoluhráči, který je ve hře.</translation>
    </message>
    <message numerus="yes">
        <source>{resource}: you have %n to give.</source>
        <translation>
            <numerusform>{resource}: darovat můžete %n.</numerusform>
            <numerusform>{resource}: darovat můžete %n.</numerusform>
            <numerusform>{resource}: darovat můžete %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: you have %n piece(s) of this kind there ({kind}).</source>
        <translation>
            <numerusform>{place}: máte tam %n takovou figurku ({kind}).</numerusform>
            <numerusform>{place}: máte tam %n takové figurky ({kind}).</numerusform>
            <numerusform>{place}: máte tam %n takových figurek ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n piece(s) there can still move ({kind}). Every piece moves once.</source>
        <translation>
            <numerusform>{place}: pohnout se ještě může %n figurka ({kind}). Každá se přesune jednou.</numerusform>
            <numerusform>{place}: pohnout se ještě mohou %n figurky ({kind}). Každá se přesune jednou.</numerusform>
            <numerusform>{place}: pohnout se ještě může %n figurek ({kind}). Každá se přesune jednou.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: nobody may leave before the battle there is fought.</source>
        <translation>{place}: dokud se tam nesvede boj, nikdo nesmí odejít.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n unit(s) of a team at most.</source>
        <translation>
            <numerusform>{place}: plno, nejvýše %n jednotka jednoho týmu.</numerusform>
            <numerusform>{place}: plno, nejvýše %n jednotky jednoho týmu.</numerusform>
            <numerusform>{place}: plno, nejvýše %n jednotek jednoho týmu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n worker(s) of a team at most.</source>
        <translation>
            <numerusform>{place}: plno, nejvýše %n dělník jednoho týmu.</numerusform>
            <numerusform>{place}: plno, nejvýše %n dělníci jednoho týmu.</numerusform>
            <numerusform>{place}: plno, nejvýše %n dělníků jednoho týmu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: two Necromancers never share a space.</source>
        <translation>{place}: dva nekromanti nikdy nesdílejí pole.</translation>
    </message>
    <message>
        <source>A space holds too many of your pieces. Move some on first.</source>
        <translation>Na některém poli je příliš mnoho vašich figurek. Nejdřív některé přesuňte dál.</translation>
    </message>
    <message>
        <source>The pieces are there already: {place}.</source>
        <translation>Figurky už tam jsou: {place}.</translation>
    </message>
    <message>
        <source>{place}: only flying units enter mountains.</source>
        <translation>{place}: do hor smějí jen létající jednotky.</translation>
    </message>
    <message>
        <source>{place}: enemies are there. A worker enters only after one of your units.</source>
        <translation>{place}: jsou tam nepřátelé. Dělník smí vstoupit až po vaší jednotce.</translation>
    </message>
    <message>
        <source>{place}: crippled pieces cannot move that far.</source>
        <translation>{place}: ochromené figurky tak daleko nedojdou.</translation>
    </message>
    <message>
        <source>{place}: a wall is in the way. Only flying units cross.</source>
        <translation>{place}: v cestě stojí zeď. Překonají ji jen létající jednotky.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is out of reach: these pieces move up to %n space(s).</source>
        <translation>
            <numerusform>{place}: příliš daleko, tyto figurky se pohnou nejvýše o %n pole.</numerusform>
            <numerusform>{place}: příliš daleko, tyto figurky se pohnou nejvýše o %n pole.</numerusform>
            <numerusform>{place}: příliš daleko, tyto figurky se pohnou nejvýše o %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: enemies are in the way. Pieces stop where they meet them.</source>
        <translation>{place}: v cestě jsou nepřátelé. Figurky se zastaví tam, kde na ně narazí.</translation>
    </message>
    <message>
        <source>No captive of yours can be taken along here.</source>
        <translation>Žádného vašeho zajatce tu nelze vzít s sebou.</translation>
    </message>
    <message>
        <source>{place}: a unit that takes the captive along cannot get there.</source>
        <translation>{place}: jednotka se zajatcem se tam nedostane.</translation>
    </message>
    <message>
        <source>Your workers still harvest here first: {place}.</source>
        <translation>Nejdřív těží vaši dělníci tady: {place}.</translation>
    </message>
    <message>
        <source>{place} is neither a gold mine nor a forest.</source>
        <translation>{place}: není to zlatý důl ani les.</translation>
    </message>
    <message>
        <source>{place}: gold mines come before forests.</source>
        <translation>{place}: zlaté doly jsou na řadě před lesy.</translation>
    </message>
    <message>
        <source>{place}: forests are being harvested now, gold mines are done.</source>
        <translation>{place}: teď se těží v lesích, doly už byly.</translation>
    </message>
    <message>
        <source>{place} is depleted.</source>
        <translation>{place}: zcela vytěženo.</translation>
    </message>
    <message>
        <source>{place} has been harvested in this step.</source>
        <translation>{place}: v tomto kroku už se tam těžilo.</translation>
    </message>
    <message>
        <source>{place}: none of your workers is there.</source>
        <translation>{place}: nemáte tam žádného dělníka.</translation>
    </message>
    <message>
        <source>{place}: the worker there builds an outpost and cannot harvest.</source>
        <translation>{place}: tamní dělník staví základnu a těžit nemůže.</translation>
    </message>
    <message>
        <source>{place}: you are building no outpost there.</source>
        <translation>{place}: žádnou základnu tam nestavíte.</translation>
    </message>
    <message>
        <source>{place}: no Necromancer of yours is there.</source>
        <translation>{place}: nemáte tam žádného nekromanta.</translation>
    </message>
    <message>
        <source>{place}: no unit can rise there now.</source>
        <translation>{place}: žádná jednotka tam teď vstát nemůže.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind in training ({kind}).</source>
        <translation>
            <numerusform>Ve výcviku je %n taková figurka ({kind}).</numerusform>
            <numerusform>Ve výcviku jsou %n takové figurky ({kind}).</numerusform>
            <numerusform>Ve výcviku je %n takových figurek ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: pieces are deployed in your town or at a finished outpost of yours.</source>
        <translation>{place}: figurky se nasazují do vašeho města nebo na vaši dokončenou základnu.</translation>
    </message>
    <message>
        <source>No building of this kind is under construction ({kind}).</source>
        <translation>Žádná taková budova není ve stavbě ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>{place} already holds %n worker(s): the builder cannot come back.</source>
        <translation>
            <numerusform>{place}: už je tam %n dělník, stavitel se nemůže vrátit.</numerusform>
            <numerusform>{place}: už jsou tam %n dělníci, stavitel se nemůže vrátit.</numerusform>
            <numerusform>{place}: už je tam %n dělníků, stavitel se nemůže vrátit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for this: {price}.</source>
        <translation>Na to nemáte: {price}.</translation>
    </message>
    <message>
        <source>Train, construct or upgrade: you may do only one of them in a step.</source>
        <translation>Cvičit, stavět, nebo vylepšovat: v jednom kroku jen jedno z toho.</translation>
    </message>
    <message>
        <source>Necromancers only upgrade in this step.</source>
        <translation>Nekromanti v tomto kroku jen vylepšují.</translation>
    </message>
    <message>
        <source>You have no finished building for this ({kind}).</source>
        <translation>Nemáte na to dokončenou budovu ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>You have %n empty building(s) for this kind ({kind}).</source>
        <translation>
            <numerusform>Pro tento druh máte %n volnou budovu ({kind}).</numerusform>
            <numerusform>Pro tento druh máte %n volné budovy ({kind}).</numerusform>
            <numerusform>Pro tento druh máte %n volných budov ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind left in your reserve ({kind}).</source>
        <translation>
            <numerusform>V zásobě vám zbývá %n taková figurka ({kind}).</numerusform>
            <numerusform>V zásobě vám zbývají %n takové figurky ({kind}).</numerusform>
            <numerusform>V zásobě vám zbývá %n takových figurek ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no town to build in.</source>
        <translation>Nemáte město, ve kterém by se stavělo.</translation>
    </message>
    <message numerus="yes">
        <source>All %n plot(s) for this kind are taken ({kind}).</source>
        <translation>
            <numerusform>Jediný pozemek pro tento druh je obsazen ({kind}).</numerusform>
            <numerusform>Všechny %n pozemky pro tento druh jsou obsazeny ({kind}).</numerusform>
            <numerusform>Všech %n pozemků pro tento druh je obsazeno ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no worker is free to build.</source>
        <translation>{place}: na stavbu tu není žádný volný dělník.</translation>
    </message>
    <message>
        <source>{place}: no outposts in towns and on mountains.</source>
        <translation>{place}: ve městech a v horách základny stát nesmějí.</translation>
    </message>
    <message>
        <source>{place} already has an outpost.</source>
        <translation>{place}: základna už tam je.</translation>
    </message>
    <message numerus="yes">
        <source>All your %n outpost(s) are in use.</source>
        <translation>
            <numerusform>Vaše %n základna už stojí.</numerusform>
            <numerusform>Všechny vaše %n základny už stojí.</numerusform>
            <numerusform>Všech vašich %n základen už stojí.</numerusform>
        </translation>
    </message>
    <message>
        <source>This type is at its highest level ({kind}).</source>
        <translation>Tento druh je na nejvyšší úrovni ({kind}).</translation>
    </message>
    <message>
        <source>This type was upgraded in this step already ({kind}).</source>
        <translation>Tento druh už byl v tomto kroku vylepšen ({kind}).</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type a round.</source>
        <translation>Každý nekromant na hřbitově vylepší jeden druh za kolo.</translation>
    </message>
    <message numerus="yes">
        <source>The next level needs %n finished building(s) of this type ({kind}).</source>
        <translation>
            <numerusform>Další úroveň vyžaduje %n dokončenou budovu tohoto druhu ({kind}).</numerusform>
            <numerusform>Další úroveň vyžaduje %n dokončené budovy tohoto druhu ({kind}).</numerusform>
            <numerusform>Další úroveň vyžaduje %n dokončených budov tohoto druhu ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: there is no such battle to fight.</source>
        <translation>{place}: takový boj tam není.</translation>
    </message>
    <message>
        <source>This phase has been named already: choose another one ({kind}).</source>
        <translation>Tato fáze už je zvolena: vyberte jinou ({kind}).</translation>
    </message>
    <message>
        <source>The casualty must be a unit of the other side.</source>
        <translation>Ztrátou musí být jednotka druhé strany.</translation>
    </message>
    <message>
        <source>Flying units cannot be casualties in the melee phase.</source>
        <translation>Létající jednotky v pozemním útoku jako ztráty vybrat nelze.</translation>
    </message>
    <message>
        <source>{place}: no such unit takes part in this battle.</source>
        <translation>{place}: taková jednotka se tohoto boje neúčastní.</translation>
    </message>
    <message>
        <source>{place}: this unit cannot fall back there.</source>
        <translation>{place}: tato jednotka tam ustoupit nemůže.</translation>
    </message>
    <message>
        <source>{place}: none of your outposts stands there.</source>
        <translation>{place}: vaše základna tam nestojí.</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}.</source>
        <translation>Tuto kartu nemáte: {card}.</translation>
    </message>
    <message>
        <source>{card} cannot be played at this moment.</source>
        <translation>{card}: tuto kartu teď zahrát nelze.</translation>
    </message>
    <message>
        <source>{card} is played on something else.</source>
        <translation>{card}: tato karta se hraje na něco jiného.</translation>
    </message>
    <message>
        <source>{place}: a unit of this kind cannot go on there ({kind}).</source>
        <translation>{place}: taková jednotka tam pokračovat nemůže ({kind}).</translation>
    </message>
    <message>
        <source>Call to Arms: enemies must have reached a space with your workers.</source>
        <translation>Do zbraně: nepřátelé musejí vstoupit na pole s vašimi dělníky.</translation>
    </message>
    <message>
        <source>Dispel Magic: there is no card to dispel.</source>
        <translation>Rozptýlení magie: není tu karta, kterou by šlo rozptýlit.</translation>
    </message>
    <message>
        <source>Invisibility: your side takes no casualties in this phase.</source>
        <translation>Neviditelnost: vaše strana nemá v této fázi žádné ztráty.</translation>
    </message>
    <message>
        <source>Polymorph: choose an enemy unit in this battle that still attacks.</source>
        <translation>Proměna: vyberte nepřátelskou jednotku v boji, která ještě útočí.</translation>
    </message>
    <message>
        <source>Devour: choose an enemy melee or ranged unit in this battle.</source>
        <translation>Pohlcení: vyberte nepřátelskou pozemní nebo střeleckou jednotku v boji.</translation>
    </message>
    <message>
        <source>Ensnare: the enemy has no flying units here.</source>
        <translation>Polapení: nepřítel tu nemá létající jednotky.</translation>
    </message>
    <message>
        <source>Envenomed Spears: you roll no dice in this phase, or the card works already.</source>
        <translation>Otrávená kopí: v této fázi neházíte, nebo karta už působí.</translation>
    </message>
    <message>
        <source>Pillage: no enemy unit was removed just now.</source>
        <translation>Drancování: právě teď nebyla odebrána žádná nepřátelská jednotka.</translation>
    </message>
    <message>
        <source>Faerie Fire: you roll no dice in this phase.</source>
        <translation>Vílí oheň: v této fázi neházíte.</translation>
    </message>
    <message>
        <source>Marksmanship: the enemy removes no unit now.</source>
        <translation>Ostrostřelba: nepřítel teď žádnou jednotku neodebírá.</translation>
    </message>
    <message>
        <source>Moon Glaive: you have rolled no hit in this phase.</source>
        <translation>Měsíční čepel: v této fázi nemáte zásah.</translation>
    </message>
    <message>
        <source>Renew: choose a forest with a depletion marker.</source>
        <translation>Obnova: vyberte les s ukazatelem vytěžení.</translation>
    </message>
    <message>
        <source>Cripple: choose a space with pieces of the enemy who moves.</source>
        <translation>Ochromení: vyberte pole s figurkami nepřítele, který se právě pohybuje.</translation>
    </message>
    <message>
        <source>Curse: the enemy has no hits in this phase.</source>
        <translation>Kletba: nepřítel nemá v této fázi zásah.</translation>
    </message>
    <message>
        <source>Summon Building: there is no free plot, or you cannot pay.</source>
        <translation>Přivolání budovy: není volný pozemek, nebo na ni nemáte.</translation>
    </message>
    <message>
        <source>Web: the enemy has no flying units here.</source>
        <translation>Pavučina: nepřítel tu nemá létající jednotky.</translation>
    </message>
    <message>
        <source>Fast: choose a space with pieces of yours.</source>
        <translation>Rychlost: vyberte pole se svými figurkami.</translation>
    </message>
    <message>
        <source>Resources: you have no stockpile.</source>
        <translation>Suroviny: nemáte sklad.</translation>
    </message>
    <message>
        <source>Town Portal: choose a space with your units, then your town or a finished outpost with room for them around it.</source>
        <translation>Městský portál: vyberte pole se svými jednotkami a pak město nebo dokončenou základnu, kolem níž je pro ně místo.</translation>
    </message>
    <message>
        <source>Victory Point: it does not count in this scenario.</source>
        <translation>Vítězný bod: v tomto scénáři se nepočítá.</translation>
    </message>
    <message>
        <source>{text}</source>
        <comment>words of a scenario a player made</comment>
        <translation>{text}</translation>
    </message>
    <message>
        <source>A scenario made by a player.</source>
        <translation>Scénář, který vytvořil hráč.</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault in a scenario file</comment>
        <translation>{where}: {why:continued}</translation>
    </message>
    <message>
        <source>This scenario was made for another version of the program.</source>
        <translation>Tento scénář je pro jinou verzi programu.</translation>
    </message>
    <message>
        <source>The file name may have small letters, digits and underscores, at most 40.</source>
        <translation>Název souboru smí mít malá písmena, číslice a podtržítka, nejvýše 40.</translation>
    </message>
    <message>
        <source>A number from {low} to {high} is expected here.</source>
        <translation>Tady má být číslo od {low} do {high}.</translation>
    </message>
    <message>
        <source>There is no card called “{card}”.</source>
        <translation>Karta „{card}“ neexistuje.</translation>
    </message>
    <message numerus="yes">
        <source>A board has at most %n space(s).</source>
        <translation>
            <numerusform>Plán má nejvýše %n pole.</numerusform>
            <numerusform>Plán má nejvýše %n pole.</numerusform>
            <numerusform>Plán má nejvýše %n polí.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board needs at least two spaces.</source>
        <translation>Plán potřebuje aspoň dvě pole.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth victory points.</source>
        <translation>Vítězné body mají jen města a klíčová pole.</translation>
    </message>
    <message>
        <source>Two spaces lie in the same place.</source>
        <translation>Dvě pole leží na stejném místě.</translation>
    </message>
    <message>
        <source>A marked space is called by a capital letter, at most four signs.</source>
        <translation>Označení pole začíná velkým písmenem a má nejvýše čtyři znaky.</translation>
    </message>
    <message>
        <source>There is no space here.</source>
        <translation>Tady žádné pole není.</translation>
    </message>
    <message>
        <source>No space is marked “{spot}”.</source>
        <translation>Žádné pole nemá označení „{spot}“.</translation>
    </message>
    <message>
        <source>Two tokens lie in the same space.</source>
        <translation>Dva žetony leží na stejném poli.</translation>
    </message>
    <message>
        <source>Only flying units may be on a mountain.</source>
        <translation>Na horách smějí být jen létající jednotky.</translation>
    </message>
    <message>
        <source>A wall stands between two neighbouring spaces.</source>
        <translation>Zeď stojí mezi dvěma sousedními poli.</translation>
    </message>
    <message>
        <source>There is a wall here already.</source>
        <translation>Tady už zeď je.</translation>
    </message>
    <message>
        <source>A board cannot be all mountains.</source>
        <translation>Plán nemohou tvořit jen hory.</translation>
    </message>
    <message>
        <source>Units on foot cannot get here from everywhere.</source>
        <translation>Pěší jednotky se sem odevšad nedostanou.</translation>
    </message>
    <message>
        <source>This space has no way to the others.</source>
        <translation>Z tohoto pole nevede cesta k ostatním.</translation>
    </message>
    <message>
        <source>A scenario is for {low} to {high} players.</source>
        <translation>Scénář je pro {low} až {high} hráče.</translation>
    </message>
    <message>
        <source>There is no race called “{race}”.</source>
        <translation>Rasa „{race}“ neexistuje.</translation>
    </message>
    <message>
        <source>Two sides have the same race.</source>
        <translation>Dvě strany mají stejnou rasu.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n of these pieces for each side.</source>
        <translation>
            <numerusform>V krabici je pro každou stranu jen %n taková figurka.</numerusform>
            <numerusform>V krabici jsou pro každou stranu jen %n takové figurky.</numerusform>
            <numerusform>V krabici je pro každou stranu jen %n takových figurek.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player starts with nothing at all.</source>
        <translation>Tento hráč začíná úplně bez ničeho.</translation>
    </message>
    <message>
        <source>A town must be on a town space.</source>
        <translation>Město musí být na poli města.</translation>
    </message>
    <message>
        <source>Two players have the same town.</source>
        <translation>Dva hráči mají stejné město.</translation>
    </message>
    <message>
        <source>Pieces of the same side are given twice for this space.</source>
        <translation>Figurky téže strany jsou pro toto pole uvedeny dvakrát.</translation>
    </message>
    <message>
        <source>An outpost cannot stand in a town.</source>
        <translation>Základna nemůže stát ve městě.</translation>
    </message>
    <message>
        <source>Two outposts cannot share a space.</source>
        <translation>Dvě základny nemohou sdílet pole.</translation>
    </message>
    <message>
        <source>Units that return from the dead need an outpost to return to.</source>
        <translation>Jednotky, které se vracejí z mrtvých, potřebují základnu, kam se vrátí.</translation>
    </message>
    <message>
        <source>Two necromancers cannot share a space.</source>
        <translation>Dva nekromanti nemohou sdílet pole.</translation>
    </message>
    <message>
        <source>A team names a player who does not exist.</source>
        <translation>Tým uvádí hráče, který neexistuje.</translation>
    </message>
    <message>
        <source>A player is in two teams.</source>
        <translation>Jeden hráč je ve dvou týmech.</translation>
    </message>
    <message>
        <source>A team has nobody in it.</source>
        <translation>Tým je prázdný.</translation>
    </message>
    <message>
        <source>All players are in one team.</source>
        <translation>Všichni hráči jsou v jednom týmu.</translation>
    </message>
    <message>
        <source>Units that nobody plays have no workers.</source>
        <translation>Jednotky, za které nikdo nehraje, nemají dělníky.</translation>
    </message>
    <message>
        <source>Enemies cannot start in the same space.</source>
        <translation>Nepřátelé nemohou začínat na stejném poli.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Na poli smí být nejvýše %n jednotka jednoho týmu.</numerusform>
            <numerusform>Na poli smějí být nejvýše %n jednotky jednoho týmu.</numerusform>
            <numerusform>Na poli smí být nejvýše %n jednotek jednoho týmu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n worker(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Na poli smí být nejvýše %n dělník jednoho týmu.</numerusform>
            <numerusform>Na poli smějí být nejvýše %n dělníci jednoho týmu.</numerusform>
            <numerusform>Na poli smí být nejvýše %n dělníků jednoho týmu.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal must say whom it is about.</source>
        <translation>Tento cíl musí říkat, koho se týká.</translation>
    </message>
    <message>
        <source>This player has no town, nor an outpost that counts as one.</source>
        <translation>Tento hráč nemá město ani základnu, která se za něj počítá.</translation>
    </message>
    <message>
        <source>This player has no necromancers.</source>
        <translation>Tento hráč nemá nekromanty.</translation>
    </message>
    <message>
        <source>This goal needs tokens on its spaces.</source>
        <translation>Tento cíl potřebuje na svých polích žetony.</translation>
    </message>
    <message>
        <source>Nobody with a town has a captive to bring home.</source>
        <translation>Nikdo s městem nemá zajatce, kterého by přivedl domů.</translation>
    </message>
    <message>
        <source>This player has no way to win.</source>
        <translation>Tento hráč nemá jak vyhrát.</translation>
    </message>
    <message>
        <source>This file was made for another version of the program.</source>
        <translation>Tento soubor je pro jinou verzi programu.</translation>
    </message>
    <message>
        <source>The resource die has six faces from 1 to 3, at least one of them a 3.</source>
        <translation>Kostka surovin má šest stěn od 1 do 3, aspoň na jedné je trojka.</translation>
    </message>
    <message>
        <source>Each of the four races is needed once.</source>
        <translation>Každá ze čtyř ras je potřeba jednou.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>„{name}“ je tu dvakrát.</translation>
    </message>
    <message>
        <source>A race has {count} unit tiles, at least one of each type.</source>
        <translation>Rasa má {count} destiček jednotek, od každého druhu aspoň jednu.</translation>
    </message>
    <message>
        <source>A deck has {count} cards.</source>
        <translation>Balíček má {count} karet.</translation>
    </message>
    <message>
        <source>Chance to win the battle: {percent}%.</source>
        <comment>why</comment>
        <translation>Šance na výhru v boji: {percent}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Attacks %n unit(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Útok na %n jednotku: {place}.</numerusform>
            <numerusform>Útok na %n jednotky: {place}.</numerusform>
            <numerusform>Útok na %n jednotek: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes for a home of {victim}: {place}.</source>
        <comment>why</comment>
        <translation>Míří na domov nepřítele ({victim}): {place}.</translation>
    </message>
    <message>
        <source>Once more, and {victim} is lost: {place} was captured before.</source>
        <comment>why</comment>
        <translation>Ještě jednou, a končí {victim}: {place} – už jednou dobyto.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) stand there without a guard: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Stojí tam %n nehlídaný dělník: {place}.</numerusform>
            <numerusform>Stojí tam %n nehlídaní dělníci: {place}.</numerusform>
            <numerusform>Stojí tam %n nehlídaných dělníků: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Přinese %n vítězný bod: {place}.</numerusform>
            <numerusform>Přinese %n vítězné body: {place}.</numerusform>
            <numerusform>Přinese %n vítězných bodů: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guards its own home: {place}.</source>
        <comment>why</comment>
        <translation>Hlídá vlastní domov: {place}.</translation>
    </message>
    <message>
        <source>This space decides the scenario: {place}.</source>
        <comment>why</comment>
        <translation>Toto pole rozhoduje o scénáři: {place}.</translation>
    </message>
    <message>
        <source>Brings the captive nearer home: {place}.</source>
        <comment>why</comment>
        <translation>Přivádí zajatce blíž k domovu: {place}.</translation>
    </message>
    <message>
        <source>Comes nearer to what it wants: {place}.</source>
        <comment>why</comment>
        <translation>Blíží se k cíli: {place}.</translation>
    </message>
    <message>
        <source>Units beside a battle fight as well: {place}.</source>
        <comment>why</comment>
        <translation>Jednotky vedle boje bojují také: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) go where they are of most use.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n dělník jde tam, kde je ho nejvíc potřeba.</numerusform>
            <numerusform>%n dělníci jdou tam, kde je jich nejvíc potřeba.</numerusform>
            <numerusform>%n dělníků jde tam, kde je jich nejvíc potřeba.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is worth its risk now.</source>
        <comment>why</comment>
        <translation>Žádný přesun teď za riziko nestojí.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy unit(s) could come here: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Může sem přijít %n nepřátelská jednotka: {place}.</numerusform>
            <numerusform>Mohou sem přijít %n nepřátelské jednotky: {place}.</numerusform>
            <numerusform>Může sem přijít %n nepřátelských jednotek: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more are worth most for the price.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Za svou cenu se nejvíc vyplatí %n figurka navíc.</numerusform>
            <numerusform>Za svou cenu se nejvíc vyplatí %n figurky navíc.</numerusform>
            <numerusform>Za svou cenu se nejvíc vyplatí %n figurek navíc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemies have the stronger army.</source>
        <comment>why</comment>
        <translation>Nepřátelé mají silnější armádu.</translation>
    </message>
    <message numerus="yes">
        <source>So far there are %n worker(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Zatím je tu %n dělník.</numerusform>
            <numerusform>Zatím jsou tu %n dělníci.</numerusform>
            <numerusform>Zatím je tu %n dělníků.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is more to spend than the buildings can train.</source>
        <comment>why</comment>
        <translation>Surovin je víc, než kolik budovy zvládnou vycvičit.</translation>
    </message>
    <message>
        <source>Units come on the board nearer to the front: {place}.</source>
        <comment>why</comment>
        <translation>Jednotky přijdou na plán blíž k frontě: {place}.</translation>
    </message>
    <message>
        <source>The next level has strength {strength}: {unit}.</source>
        <comment>why</comment>
        <translation>Další úroveň má sílu {strength}: {unit}.</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <comment>why</comment>
        <translation>Nic teď za svou cenu nestojí.</translation>
    </message>
    <message>
        <source>With these cards the victory points are complete.</source>
        <comment>why</comment>
        <translation>S těmito kartami je vítězných bodů dost.</translation>
    </message>
    <message>
        <source>More use now than in hand: {card}.</source>
        <comment>why</comment>
        <translation>Teď užitečnější než v ruce: {card}.</translation>
    </message>
    <message>
        <source>The cards are kept for a better moment.</source>
        <comment>why</comment>
        <translation>Karty se šetří na lepší chvíli.</translation>
    </message>
    <message>
        <source>This unit is missed least: {unit}.</source>
        <comment>why</comment>
        <translation>Tato jednotka bude chybět nejméně: {unit}.</translation>
    </message>
    <message>
        <source>The last unit in the battlefield has to stay.</source>
        <comment>why</comment>
        <translation>Poslední jednotka na bojišti musí zůstat.</translation>
    </message>
    <message>
        <source>The surest battle is fought first.</source>
        <comment>why</comment>
        <translation>Nejdřív se svede nejjistější boj.</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>heading of tools</comment>
        <translation>Krajina</translation>
    </message>
    <message>
        <source>Of a side</source>
        <comment>heading of tools: pieces</comment>
        <translation>Figurky strany</translation>
    </message>
    <message>
        <source>Walls, letters, tokens</source>
        <comment>heading of tools</comment>
        <translation>Zdi, písmena, žetony</translation>
    </message>
    <message>
        <source>Meadow</source>
        <comment>kind of space</comment>
        <translation>Louka</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>kind of space</comment>
        <translation>Les</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <comment>kind of space</comment>
        <translation>Zlatý důl</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>kind of space</comment>
        <translation>Hory</translation>
    </message>
    <message>
        <source>Objective, 1 point</source>
        <comment>kind of space</comment>
        <translation>Klíčové pole, 1 bod</translation>
    </message>
    <message>
        <source>Objective, 2 points</source>
        <comment>kind of space</comment>
        <translation>Klíčové pole, 2 body</translation>
    </message>
    <message>
        <source>Objective, 4 points</source>
        <comment>kind of space</comment>
        <translation>Klíčové pole, 4 body</translation>
    </message>
    <message>
        <source>No space</source>
        <comment>tool that takes spaces away</comment>
        <translation>Žádné pole</translation>
    </message>
    <message>
        <source>Town</source>
        <comment>tool</comment>
        <translation>Město</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>tool</comment>
        <translation>Předsunutá základna</translation>
    </message>
    <message>
        <source>Captive of this side</source>
        <comment>tool</comment>
        <translation>Zajatec této strany</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>tool</comment>
        <translation>Zeď</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>tool that marks a space</comment>
        <translation>Písmeno</translation>
    </message>
    <message>
        <source>One point more</source>
        <comment>tool</comment>
        <translation>O bod víc</translation>
    </message>
    <message>
        <source>This is too far from the middle.</source>
        <translation>To je příliš daleko od středu.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth points.</source>
        <translation>Body mají jen města a klíčová pole.</translation>
    </message>
    <message>
        <source>The neutral side only has units.</source>
        <translation>Neutrální strana má jen jednotky.</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <comment>n is a number</comment>
        <translation>Hráč {n}</translation>
    </message>
    <message>
        <source>Player {n}: {side}</source>
        <comment>n is a number</comment>
        <translation>Hráč {n}: {side}</translation>
    </message>
    <message>
        <source>Neutral units</source>
        <comment>side nobody plays</comment>
        <translation>Neutrální jednotky</translation>
    </message>
    <message>
        <source>{owner}: {what}</source>
        <comment>pieces in a space</comment>
        <translation>{owner}: {what}</translation>
    </message>
    <message>
        <source>no space</source>
        <comment>outside the board</comment>
        <translation>žádné pole</translation>
    </message>
    <message>
        <source>letter {letter}</source>
        <comment>a space has a letter</comment>
        <translation>písmeno {letter}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a space, by its coordinate</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault of a scenario</comment>
        <translation>{where}: {why:continued}</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>page of the scenario editor</comment>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Goals</source>
        <comment>page of the scenario editor</comment>
        <translation>Cíle</translation>
    </message>
    <message>
        <source>Story</source>
        <comment>page of the scenario editor</comment>
        <translation>Příběh</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Add neutral units</source>
        <translation>Přidat neutrální jednotky</translation>
    </message>
    <message>
        <source>Whichever the player likes</source>
        <comment>race</comment>
        <translation>Podle přání hráče</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a player without a team</comment>
        <translation>Bez týmu</translation>
    </message>
    <message>
        <source>Team {n}</source>
        <comment>n is a number</comment>
        <translation>Tým {n}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <comment>level of units</comment>
        <translation>Nejnižší</translation>
    </message>
    <message>
        <source>Highest</source>
        <comment>level of units</comment>
        <translation>Nejvyšší</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <comment>first player</comment>
        <translation>Losem</translation>
    </message>
    <message>
        <source>All can be depleted</source>
        <comment>gold and wood</comment>
        <translation>Vytěžit lze všechna</translation>
    </message>
    <message>
        <source>None is ever depleted</source>
        <comment>gold and wood</comment>
        <translation>Žádná se nikdy nevytěží</translation>
    </message>
    <message>
        <source>Those beside towns never are, all others are from the start</source>
        <comment>gold and wood</comment>
        <translation>Pole vedle měst nikdy, ostatní jsou vytěžená od začátku</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>whom a goal is about</comment>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>–</source>
        <comment>nothing is chosen yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>For all</source>
        <comment>heading of settings</comment>
        <translation>Pro všechny</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>heading of settings</comment>
        <translation>Texty</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>label in the scenario editor</comment>
        <translation>Rasa</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>label in the scenario editor</comment>
        <translation>Tým</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>label in the scenario editor</comment>
        <translation>Zlato</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>label in the scenario editor</comment>
        <translation>Dřevo</translation>
    </message>
    <message>
        <source>Level of the units</source>
        <comment>label in the scenario editor</comment>
        <translation>Úroveň jednotek</translation>
    </message>
    <message>
        <source>Undying</source>
        <comment>label in the scenario editor</comment>
        <translation>Nesmrtelná strana</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>label in the scenario editor</comment>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>label in the scenario editor</comment>
        <translation>Začínající hráč</translation>
    </message>
    <message>
        <source>Mines and forests</source>
        <comment>label in the scenario editor</comment>
        <translation>Doly a lesy</translation>
    </message>
    <message>
        <source>Cards left in the box</source>
        <comment>label in the scenario editor</comment>
        <translation>Karty ponechané v krabici</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <comment>label in the scenario editor</comment>
        <translation>Koho se týká</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label in the scenario editor</comment>
        <translation>Body</translation>
    </message>
    <message>
        <source>Space with the letter</source>
        <comment>label in the scenario editor</comment>
        <translation>Pole s písmenem</translation>
    </message>
    <message>
        <source>Tokens</source>
        <comment>label in the scenario editor</comment>
        <translation>Žetony</translation>
    </message>
    <message>
        <source>Fewer enemies around it than</source>
        <comment>label in the scenario editor</comment>
        <translation>Kolem méně nepřátel než</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>label in the scenario editor</comment>
        <translation>Název</translation>
    </message>
    <message>
        <source>What happened before</source>
        <comment>label in the scenario editor</comment>
        <translation>Co se stalo předtím</translation>
    </message>
    <message>
        <source>How it is won</source>
        <comment>label in the scenario editor</comment>
        <translation>Jak se vyhrává</translation>
    </message>
    <message>
        <source>Killed units return to its outposts; it only moves and fights.</source>
        <translation>Zabité jednotky se vracejí na její základny; strana se jen pohybuje a bojuje.</translation>
    </message>
    <message>
        <source>They never move and are everybody&apos;s enemies. Choose them on the board too.</source>
        <translation>Nikdy se nepohnou a jsou nepřáteli všech. Vyberte je i na plánu.</translation>
    </message>
    <message>
        <source>They are taken out of every deck before the game.</source>
        <translation>Před hrou se vyřadí ze všech balíčků.</translation>
    </message>
    <message>
        <source>Who has no enemies left wins in any case. Any one of these goals is enough.</source>
        <translation>Kdo už nemá nepřátele, vyhrává v každém případě. Stačí jeden z těchto cílů.</translation>
    </message>
    <message>
        <source>Mark the space on the board with the tool Letter.</source>
        <translation>Označte pole na plánu nástrojem Písmeno.</translation>
    </message>
    <message>
        <source>Lay the tokens on the board first.</source>
        <translation>Nejdřív položte na plán žetony.</translation>
    </message>
    <message>
        <source>Tell the players in your words what they are after.</source>
        <translation>Řekněte hráčům vlastními slovy, oč jim jde.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>kind of goal</comment>
        <translation>Vítězné body</translation>
    </message>
    <message>
        <source>Hold a space</source>
        <comment>kind of goal</comment>
        <translation>Udržet pole</translation>
    </message>
    <message>
        <source>Reach a space</source>
        <comment>kind of goal</comment>
        <translation>Dosáhnout pole</translation>
    </message>
    <message>
        <source>Capture a town</source>
        <comment>kind of goal</comment>
        <translation>Dobýt město</translation>
    </message>
    <message>
        <source>Last until the deck is empty</source>
        <comment>goal</comment>
        <translation>Vydržet do vyčerpání balíčku</translation>
    </message>
    <message>
        <source>Slay the Necromancers</source>
        <comment>kind of goal</comment>
        <translation>Zabít nekromanty</translation>
    </message>
    <message>
        <source>Destroy tokens</source>
        <comment>kind of goal</comment>
        <translation>Zničit žetony</translation>
    </message>
    <message>
        <source>Rescue the captive</source>
        <comment>kind of goal</comment>
        <translation>Osvobodit zajatce</translation>
    </message>
    <message>
        <source>A team with so many victory points at the end of its turn wins.</source>
        <translation>Vyhrává tým, který má na konci svého tahu tolik vítězných bodů.</translation>
    </message>
    <message>
        <source>A unit on the space and fewer enemy units around it at the end of one&apos;s turn wins.</source>
        <translation>Vyhrává, kdo má na konci svého tahu na poli jednotku a kolem něj je méně nepřátelských jednotek, než je zadáno.</translation>
    </message>
    <message>
        <source>A unit on the space at the end of one&apos;s move step wins.</source>
        <translation>Vyhrává, kdo má na konci svého kroku pohybu na poli jednotku.</translation>
    </message>
    <message>
        <source>When this player&apos;s town, or the outposts that count as it, was captured twice, all its enemies win.</source>
        <translation>Je-li město tohoto hráče nebo základny, které se za něj počítají, dobyto dvakrát, vyhrávají všichni jeho nepřátelé.</translation>
    </message>
    <message>
        <source>When this player&apos;s last card is drawn, its team wins. One card is put aside every round.</source>
        <translation>Po líznutí poslední karty tohoto hráče vyhrává jeho tým. Každé kolo se jedna karta odloží stranou.</translation>
    </message>
    <message>
        <source>When all Necromancers of this player are dead, its enemies win.</source>
        <translation>Jsou-li mrtví všichni nekromanti tohoto hráče, vyhrávají jeho nepřátelé.</translation>
    </message>
    <message>
        <source>When all these tokens are destroyed, the enemies of this player win.</source>
        <translation>Jsou-li zničeny všechny tyto žetony, vyhrávají nepřátelé tohoto hráče.</translation>
    </message>
    <message>
        <source>Who has the captive of one&apos;s race in one&apos;s town after the battles wins.</source>
        <translation>Vyhrává, kdo má po bojích ve svém městě zajatce své rasy.</translation>
    </message>
</context>
</TS>
