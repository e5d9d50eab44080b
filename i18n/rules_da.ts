<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Det er ikke din tur til at svare.</translation>
    </message>
    <message>
        <source>This action makes no sense here.</source>
        <translation>Denne handling giver ingen mening her.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Det kan ikke gøres nu.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Der mangler noget her.</translation>
    </message>
    <message>
        <source>“{name}” is not known here.</source>
        <translation>”{name}” er ukendt her.</translation>
    </message>
    <message>
        <source>A group of named values is expected here.</source>
        <translation>Her forventes en gruppe navngivne værdier.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Her forventes en liste.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Her forventes en tekst.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>Her forventes et helt tal.</translation>
    </message>
    <message>
        <source>This number is too large or too small.</source>
        <translation>Dette tal er for stort eller for lille.</translation>
    </message>
    <message>
        <source>This text is too long.</source>
        <translation>Denne tekst er for lang.</translation>
    </message>
    <message>
        <source>This list is too long.</source>
        <translation>Denne liste er for lang.</translation>
    </message>
    <message>
        <source>This text has characters that cannot be shown.</source>
        <translation>Denne tekst har tegn, der ikke kan vises.</translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation>Der sidder ingen ved dette bord.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation>To spillere har samme farve.</translation>
    </message>
    <message>
        <source>A match cannot be set up like this.</source>
        <translation>Et parti kan ikke stilles op sådan.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the rules.</source>
        <translation>Dette parti blev spillet med en nyere version af reglerne.</translation>
    </message>
    <message>
        <source>This line of the log cannot be read: {line}</source>
        <translation>Denne linje i loggen kan ikke læses: {line}</translation>
    </message>
    <message>
        <source>More is taken back here than was played.</source>
        <translation>Her fortrydes mere, end der blev spillet.</translation>
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
        <translation>Erobr verden, ét kontinent ad gangen.</translation>
    </message>
    <message>
        <source>The classic game</source>
        <translation>Det klassiske spil</translation>
    </message>
    <message>
        <source>42 territories, six continents, one ruler of the world.</source>
        <translation>42 territorier, seks kontinenter, én hersker over verden.</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territorier</translation>
    </message>
    <message>
        <source>Claimed in turn</source>
        <translation>Tages efter tur</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Delt ud tilfældigt</translation>
    </message>
    <message>
        <source>Start armies</source>
        <translation>Startarméer</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Placeres efter tur</translation>
    </message>
    <message>
        <source>Placed at random</source>
        <translation>Placeret tilfældigt</translation>
    </message>
    <message>
        <source>Worth of sets</source>
        <translation>Værdien af sæt</translation>
    </message>
    <message>
        <source>Golden cavalry: 4, 6, 8, 10, 15, 20 …</source>
        <translation>Guldkavaleri: 4, 6, 8, 10, 15, 20 …</translation>
    </message>
    <message>
        <source>Older rule: 4, 6, 8, 10, 12, 15 …</source>
        <translation>Ældre regel: 4, 6, 8, 10, 12, 15 …</translation>
    </message>
    <message>
        <source>Sets past the end of the golden cavalry table</source>
        <translation>Sæt efter guldkavaleritabellens slutning</translation>
    </message>
    <message>
        <source>Always 60</source>
        <translation>Altid 60</translation>
    </message>
    <message>
        <source>5 more each time</source>
        <translation>5 mere hver gang</translation>
    </message>
    <message>
        <source>Armies for sets after an elimination</source>
        <translation>Arméer for sæt efter en udslettelse</translation>
    </message>
    <message>
        <source>One territory for each set</source>
        <translation>Ét territorium for hvert sæt</translation>
    </message>
    <message>
        <source>Spread as you like</source>
        <translation>Fordel, som du vil</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Længste spil</translation>
    </message>
    <message>
        <source>Until the world is conquered</source>
        <translation>Indtil verden er erobret</translation>
    </message>
    <message>
        <source>50 rounds</source>
        <translation>50 runder</translation>
    </message>
    <message>
        <source>100 rounds</source>
        <translation>100 runder</translation>
    </message>
    <message>
        <source>200 rounds</source>
        <translation>200 runder</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>set-up step</comment>
        <translation>Krav</translation>
    </message>
    <message>
        <source>Place armies</source>
        <comment>set-up step</comment>
        <translation>Placering</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <comment>phase</comment>
        <translation>Forstærkninger</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>phase</comment>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Fortify</source>
        <comment>phase</comment>
        <translation>Overførsel</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>phase</comment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>column</comment>
        <translation>Territorier</translation>
    </message>
    <message>
        <source>Armies</source>
        <comment>column</comment>
        <translation>Arméer</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>column</comment>
        <translation>Kontinenter</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Next income</source>
        <comment>column</comment>
        <translation>Næste tur</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>Verdenskort</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Dine kort</translation>
    </message>
    <message>
        <source>Armies to place</source>
        <translation>Arméer at placere</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Slagmark</translation>
    </message>
    <message>
        <source>Golden cavalry</source>
        <translation>Guldkavaleri</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angriber</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Forsvarer</translation>
    </message>
    <message numerus="yes">
        <source>The next set brings %n army(ies).</source>
        <translation>
            <numerusform>Næste sæt giver %n armé.</numerusform>
            <numerusform>Næste sæt giver %n arméer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{armies}</source>
        <comment>number on a space of the table</comment>
        <translation>{armies}</translation>
    </message>
    <message>
        <source>You hold a set.</source>
        <translation>Du har et sæt.</translation>
    </message>
    <message>
        <source>No set yet.</source>
        <translation>Intet sæt endnu.</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Ingen kort.</translation>
    </message>
    <message>
        <source>No battle yet this turn.</source>
        <translation>Intet slag i denne tur endnu.</translation>
    </message>
    <message>
        <source>{source} → {target}</source>
        <translation>{source} → {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n terning</numerusform>
            <numerusform>%n terninger</numerusform>
        </translation>
    </message>
    <message>
        <source>End combat</source>
        <comment>button</comment>
        <translation>Afslut kampen</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Spring over</translation>
    </message>
    <message>
        <source>Move in</source>
        <comment>button</comment>
        <translation>Ryk ind</translation>
    </message>
    <message>
        <source>Fight on …</source>
        <comment>button</comment>
        <translation>Kæmp videre …</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <comment>rulebook section</comment>
        <translation>Spillets mål</translation>
    </message>
    <message>
        <source>The board</source>
        <comment>rulebook section</comment>
        <translation>Spillepladen</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rulebook section</comment>
        <translation>Forberedelser</translation>
    </message>
    <message>
        <source>Rolling for the start</source>
        <comment>rulebook section</comment>
        <translation>Slag om starten</translation>
    </message>
    <message>
        <source>Claiming territories</source>
        <comment>rulebook section</comment>
        <translation>Gøre krav på territorier</translation>
    </message>
    <message>
        <source>Placing the start armies</source>
        <comment>rulebook section</comment>
        <translation>Placere startarméerne</translation>
    </message>
    <message>
        <source>The turn</source>
        <comment>rulebook section</comment>
        <translation>Turen</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Forstærkninger</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>rulebook section</comment>
        <translation>Kontinenter</translation>
    </message>
    <message>
        <source>Risk cards and sets</source>
        <comment>rulebook section</comment>
        <translation>RISK-kort og sæt</translation>
    </message>
    <message>
        <source>Trading sets</source>
        <comment>rulebook section</comment>
        <translation>Bytte sæt</translation>
    </message>
    <message>
        <source>The golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Guldkavaleriet</translation>
    </message>
    <message>
        <source>Placing reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Placere forstærkninger</translation>
    </message>
    <message>
        <source>Attacking</source>
        <comment>rulebook section</comment>
        <translation>Angribe</translation>
    </message>
    <message>
        <source>Choosing dice</source>
        <comment>rulebook section</comment>
        <translation>Vælge terninger</translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>rulebook section</comment>
        <translation>Slaget</translation>
    </message>
    <message>
        <source>Fighting on</source>
        <comment>rulebook section</comment>
        <translation>Kæmpe videre</translation>
    </message>
    <message>
        <source>Conquest and moving in</source>
        <comment>rulebook section</comment>
        <translation>Erobring og indrykning</translation>
    </message>
    <message>
        <source>Eliminating a player</source>
        <comment>rulebook section</comment>
        <translation>Udslette en spiller</translation>
    </message>
    <message>
        <source>Fortifying</source>
        <comment>rulebook section</comment>
        <translation>Overførsel af tropper</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>rulebook section</comment>
        <translation>Tage et kort</translation>
    </message>
    <message>
        <source>Winning</source>
        <comment>rulebook section</comment>
        <translation>Sejr</translation>
    </message>
    <message>
        <source>Resigning</source>
        <comment>rulebook section</comment>
        <translation>Give op</translation>
    </message>
    <message>
        <source>A last round</source>
        <comment>rulebook section</comment>
        <translation>En sidste runde</translation>
    </message>
    <message>
        <source>The odds of battle</source>
        <comment>rulebook section</comment>
        <translation>Chancerne i slag</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>continent</comment>
        <translation>Nordamerika</translation>
    </message>
    <message>
        <source>South America</source>
        <comment>continent</comment>
        <translation>Sydamerika</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>continent</comment>
        <translation>Europa</translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>continent</comment>
        <translation>Afrika</translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>continent</comment>
        <translation>Asien</translation>
    </message>
    <message>
        <source>Australia</source>
        <comment>continent</comment>
        <translation>Australien</translation>
    </message>
    <message>
        <source>Alaska</source>
        <comment>territory</comment>
        <translation>Alaska</translation>
    </message>
    <message>
        <source>Northwest Territory</source>
        <comment>territory</comment>
        <translation>Nordvestterritoriet</translation>
    </message>
    <message>
        <source>Greenland</source>
        <comment>territory</comment>
        <translation>Grønland</translation>
    </message>
    <message>
        <source>Alberta</source>
        <comment>territory</comment>
        <translation>Alberta</translation>
    </message>
    <message>
        <source>Ontario</source>
        <comment>territory</comment>
        <translation>Ontario</translation>
    </message>
    <message>
        <source>Quebec</source>
        <comment>territory</comment>
        <translation>Quebec</translation>
    </message>
    <message>
        <source>Western United States</source>
        <comment>territory</comment>
        <translation>Vestlige Amerika</translation>
    </message>
    <message>
        <source>Eastern United States</source>
        <comment>territory</comment>
        <translation>Østlige Amerika</translation>
    </message>
    <message>
        <source>Central America</source>
        <comment>territory</comment>
        <translation>Mellemamerika</translation>
    </message>
    <message>
        <source>Venezuela</source>
        <comment>territory</comment>
        <translation>Venezuela</translation>
    </message>
    <message>
        <source>Peru</source>
        <comment>territory</comment>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>territory</comment>
        <translation>Brasilien</translation>
    </message>
    <message>
        <source>Argentina</source>
        <comment>territory</comment>
        <translation>Argentina</translation>
    </message>
    <message>
        <source>Iceland</source>
        <comment>territory</comment>
        <translation>Island</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <comment>territory</comment>
        <translation>Storbritannien</translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <comment>territory</comment>
        <translation>Skandinavien</translation>
    </message>
    <message>
        <source>Northern Europe</source>
        <comment>territory</comment>
        <translation>Nordeuropa</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <comment>territory</comment>
        <translation>Vesteuropa</translation>
    </message>
    <message>
        <source>Southern Europe</source>
        <comment>territory</comment>
        <translation>Sydeuropa</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <comment>territory</comment>
        <translation>Ukraine</translation>
    </message>
    <message>
        <source>North Africa</source>
        <comment>territory</comment>
        <translation>Nordafrika</translation>
    </message>
    <message>
        <source>Egypt</source>
        <comment>territory</comment>
        <translation>Egypten</translation>
    </message>
    <message>
        <source>East Africa</source>
        <comment>territory</comment>
        <translation>Østafrika</translation>
    </message>
    <message>
        <source>Congo</source>
        <comment>territory</comment>
        <translation>Congo</translation>
    </message>
    <message>
        <source>South Africa</source>
        <comment>territory</comment>
        <translation>Sydafrika</translation>
    </message>
    <message>
        <source>Madagascar</source>
        <comment>territory</comment>
        <translation>Madagaskar</translation>
    </message>
    <message>
        <source>Ural</source>
        <comment>territory</comment>
        <translation>Ural</translation>
    </message>
    <message>
        <source>Siberia</source>
        <comment>territory</comment>
        <translation>Sibirien</translation>
    </message>
    <message>
        <source>Yakutsk</source>
        <comment>territory</comment>
        <translation>Jakutsk</translation>
    </message>
    <message>
        <source>Kamchatka</source>
        <comment>territory</comment>
        <translation>Kamtjatka</translation>
    </message>
    <message>
        <source>Irkutsk</source>
        <comment>territory</comment>
        <translation>Irkutsk</translation>
    </message>
    <message>
        <source>Mongolia</source>
        <comment>territory</comment>
        <translation>Mongoliet</translation>
    </message>
    <message>
        <source>Japan</source>
        <comment>territory</comment>
        <translation>Japan</translation>
    </message>
    <message>
        <source>Afghanistan</source>
        <comment>territory</comment>
        <translation>Afghanistan</translation>
    </message>
    <message>
        <source>China</source>
        <comment>territory</comment>
        <translation>Kina</translation>
    </message>
    <message>
        <source>Middle East</source>
        <comment>territory</comment>
        <translation>Mellemøsten</translation>
    </message>
    <message>
        <source>India</source>
        <comment>territory</comment>
        <translation>Indien</translation>
    </message>
    <message>
        <source>Siam</source>
        <comment>territory</comment>
        <translation>Siam</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>territory</comment>
        <translation>Indonesien</translation>
    </message>
    <message>
        <source>New Guinea</source>
        <comment>territory</comment>
        <translation>Ny Guinea</translation>
    </message>
    <message>
        <source>Western Australia</source>
        <comment>territory</comment>
        <translation>Vestaustralien</translation>
    </message>
    <message>
        <source>Eastern Australia</source>
        <comment>territory</comment>
        <translation>Østaustralien</translation>
    </message>
    <message>
        <source>Red neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Rød hær</translation>
    </message>
    <message>
        <source>Blue neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Blå hær</translation>
    </message>
    <message>
        <source>Yellow neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Gul hær</translation>
    </message>
    <message>
        <source>Black neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Sort hær</translation>
    </message>
    <message>
        <source>Green neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Grøn hær</translation>
    </message>
    <message>
        <source>Purple neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Lilla hær</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>card symbol</comment>
        <translation>infanteri</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>card symbol</comment>
        <translation>kavaleri</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>card symbol</comment>
        <translation>artilleri</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>card symbol</comment>
        <translation>joker</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>card name</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{card} ({symbol})</source>
        <comment>a card: territory and symbol</comment>
        <translation>{card} ({symbol})</translation>
    </message>
    <message>
        <source>Claim a territory</source>
        <translation>Gør krav på et territorium</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) still free.</source>
        <translation>
            <numerusform>%n territorium er stadig ledigt.</numerusform>
            <numerusform>%n territorier er stadig ledige.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army on your land</source>
        <translation>Placér én armé på et af dine territorier</translation>
    </message>
    <message>
        <source>Two players, passive neutrals</source>
        <translation>To spillere, passive neutrale hære</translation>
    </message>
    <message>
        <source>Two neutral armies block the way. Defeat your opponent.</source>
        <translation>To neutrale hære spærrer vejen. Besejr modstanderen.</translation>
    </message>
    <message>
        <source>Two players, active neutrals</source>
        <translation>To spillere, aktive neutrale hære</translation>
    </message>
    <message>
        <source>Bribe two neutral armies to fight for you. Mind their loyalty.</source>
        <translation>Bestik to neutrale hære til at kæmpe for dig. Hold øje med loyaliteten.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <comment>phase</comment>
        <translation>Bestikkelse</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alliancer</translation>
    </message>
    <message>
        <source>{army}</source>
        <comment>row of the alliances: a neutral army</comment>
        <translation>{army}</translation>
    </message>
    <message>
        <source>uninvolved</source>
        <comment>a neutral army that is nobody&apos;s ally</comment>
        <translation>ikke-involveret</translation>
    </message>
    <message>
        <source>ally of {player}</source>
        <translation>allieret med {player}</translation>
    </message>
    <message>
        <source>Call off</source>
        <comment>button: end the invasion going on</comment>
        <translation>Afblæs</translation>
    </message>
    <message>
        <source>Roll for {army}</source>
        <comment>button</comment>
        <translation>Slå for {army}</translation>
    </message>
    <message>
        <source>No more bribes</source>
        <comment>button</comment>
        <translation>Ikke mere bestikkelse</translation>
    </message>
    <message>
        <source>No die</source>
        <comment>button: no reinforcements for allies</comment>
        <translation>Slå ikke</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>set-up step</comment>
        <translation>Uddeling</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on your land</source>
        <translation>
            <numerusform>Placér %n armé på et af dine territorier</numerusform>
            <numerusform>Placér %n arméer på dine territorier</numerusform>
        </translation>
    </message>
    <message>
        <source>And one army each for: {armies}.</source>
        <translation>Og én armé for hver af: {armies}.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) left to place.</source>
        <translation>
            <numerusform>%n armé tilbage at placere.</numerusform>
            <numerusform>%n arméer tilbage at placere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army for: {army}</source>
        <translation>Placér én armé for {army}</translation>
    </message>
    <message>
        <source>You choose which of its territories.</source>
        <translation>Du bestemmer hvilket af dens territorier.</translation>
    </message>
    <message>
        <source>Bribe a neutral army with a card, or go on</source>
        <translation>Bestik en neutral hær med et kort, eller gå videre</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s). Each moves an army one step closer to you.</source>
        <translation>
            <numerusform>Du har %n kort. Det flytter en hær ét felt tættere på dig.</numerusform>
            <numerusform>Du har %n kort. Hvert af dem flytter en hær ét felt tættere på dig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the die for an ally, or go on: {armies}</source>
        <translation>Slå med terningen for en allieret, eller gå videre: {armies}</translation>
    </message>
    <message>
        <source>The ally gets as many armies as the die shows.</source>
        <translation>Den allierede får så mange arméer, som terningen viser.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) for {army}</source>
        <translation>
            <numerusform>Placér %n armé for {army}</numerusform>
            <numerusform>Placér %n arméer for {army}</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere on its own land.</source>
        <translation>Hvor som helst på dens egne territorier.</translation>
    </message>
    <message>
        <source>Move troops of an ally, or skip: {armies}</source>
        <translation>Overfør tropper for en allieret, eller spring over: {armies}</translation>
    </message>
    <message>
        <source>Once for each ally, along its own land.</source>
        <translation>Én gang for hver allieret, gennem dens egne territorier.</translation>
    </message>
    <message>
        <source>From your own land or an ally&apos;s: {armies}.</source>
        <translation>Fra egne territorier eller fra en allieret: {armies}.</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}. Loyalty dice afterwards: {armies}.</source>
        <translation>Angribere: {attackers}, forsvarere: {defenders}. Loyalitetsterninger bagefter: {armies}.</translation>
    </message>
    <message>
        <source>Choose the neutral army that gets the card</source>
        <translation>Vælg den neutrale hær, der skal have kortet</translation>
    </message>
    <message>
        <source>Bribe {army}: {card}</source>
        <translation>Bestik {army}: {card}</translation>
    </message>
    <message>
        <source>Roll the die for {army}</source>
        <translation>Slå med terningen for {army}</translation>
    </message>
    <message>
        <source>Call off the invasion</source>
        <translation>Afblæs invasionen</translation>
    </message>
    <message>
        <source>Bribe no more</source>
        <translation>Ikke mere bestikkelse</translation>
    </message>
    <message>
        <source>Roll for no ally</source>
        <translation>Slå ikke for nogen allieret</translation>
    </message>
    <message>
        <source>Move no ally</source>
        <translation>Flyt ikke nogen allieret</translation>
    </message>
    <message>
        <source>Only neutral armies take bribes.</source>
        <translation>Kun neutrale hære tager imod bestikkelse.</translation>
    </message>
    <message>
        <source>This neutral army is destroyed.</source>
        <translation>Denne neutrale hær er udslettet.</translation>
    </message>
    <message>
        <source>This neutral army is your ally already.</source>
        <translation>Denne neutrale hær er allerede din allierede.</translation>
    </message>
    <message numerus="yes">
        <source>A neutral army takes at most %n card(s).</source>
        <translation>
            <numerusform>En neutral hær tager imod højst %n kort.</numerusform>
            <numerusform>En neutral hær tager imod højst %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>First give bribes, or go on without.</source>
        <translation>Giv først bestikkelse, eller gå videre uden.</translation>
    </message>
    <message>
        <source>First roll for your ally, or go on without.</source>
        <translation>Slå først for din allierede, eller gå videre uden.</translation>
    </message>
    <message>
        <source>That is no ally you can still roll for this turn.</source>
        <translation>Det er ikke en allieret, du stadig kan slå for i denne tur.</translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) your ally has left.</source>
        <translation>
            <numerusform>Placér først den sidste armé, din allierede har tilbage.</numerusform>
            <numerusform>Placér først de %n arméer, din allierede har tilbage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not this ally&apos;s land.</source>
        <translation>{place} tilhører ikke denne allierede.</translation>
    </message>
    <message>
        <source>No invasion with loyalty dice is going on.</source>
        <translation>Der er ingen invasion med loyalitetsterninger i gang.</translation>
    </message>
    <message>
        <source>{place} is neither yours nor an ally&apos;s.</source>
        <translation>{place} tilhører hverken dig eller en allieret.</translation>
    </message>
    <message>
        <source>{place} is yours: your ally does not attack you.</source>
        <translation>{place} er dit: Din allierede angriber ikke dig.</translation>
    </message>
    <message>
        <source>{place} is your ally&apos;s own land.</source>
        <translation>{place} tilhører din allierede selv.</translation>
    </message>
    <message>
        <source>{place}: move troops of an ally that has not moved yet.</source>
        <translation>{place}: Overfør tropper for en allieret, der ikke har flyttet endnu.</translation>
    </message>
    <message>
        <source>{place}: an ally moves along its own land.</source>
        <translation>{place}: En allieret flytter gennem sine egne territorier.</translation>
    </message>
    <message>
        <source>Your armies of this turn are placed: now the neutral ones.</source>
        <translation>Dine arméer for denne tur er placeret: Nu placerer du de neutrale.</translation>
    </message>
    <message>
        <source>{place}: this neutral army has had its one army this turn.</source>
        <translation>{place}: Denne neutrale hær har fået sin ene armé i denne tur.</translation>
    </message>
    <message>
        <source>{place}: a neutral army gets one army a turn.</source>
        <translation>{place}: En neutral hær får én armé pr. tur.</translation>
    </message>
    <message>
        <source>The cards are dealt: 12 territories for each player, 9 for each neutral army.</source>
        <translation>Kortene er delt ud: 12 territorier til hver spiller, 9 til hver neutral hær.</translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies) for {army}: {place}.</source>
        <translation>
            <numerusform>{player} placerer %n armé for {army}: {place}.</numerusform>
            <numerusform>{player} placerer %n arméer for {army}: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {army} a card: {state}.</source>
        <translation>{player} giver {army} et kort: {state}.</translation>
    </message>
    <message>
        <source>The card given: {card}.</source>
        <translation>Kortet, der blev givet: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} rolls for {army}: %n army(ies).</source>
        <translation>
            <numerusform>{player} slår for {army}: %n armé.</numerusform>
            <numerusform>{player} slår for {army}: %n arméer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} stays as it is, {state}.</source>
        <translation>Loyalitetsterning {die}: {army} er stadig {state}.</translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} turns away, now {state}.</source>
        <translation>Loyalitetsterning {die}: {army} vender sig bort og er nu {state}.</translation>
    </message>
    <message>
        <source>{player} calls off the invasion: {place}.</source>
        <translation>{player} afblæser invasionen: {place}.</translation>
    </message>
    <message>
        <source>{army} has turned away and does not attack: {place}.</source>
        <translation>{army} har vendt sig bort og angriber ikke: {place}.</translation>
    </message>
    <message>
        <source>Loyalty die afterwards, 4 in 6: {army} becomes {state}.</source>
        <translation>Loyalitetsterning bagefter, chance 4 af 6: {army} bliver {state}.</translation>
    </message>
    <message>
        <source>Ends the invasion of {place} first, with its loyalty dice.</source>
        <translation>Afslutter først invasionen af {place} med loyalitetsterninger.</translation>
    </message>
    <message>
        <source>Setting up for two players</source>
        <comment>rulebook section</comment>
        <translation>Forberedelser for to spillere</translation>
    </message>
    <message>
        <source>Neutral armies</source>
        <comment>rulebook section</comment>
        <translation>Neutrale hære</translation>
    </message>
    <message>
        <source>Alliances</source>
        <comment>rulebook section</comment>
        <translation>Alliancer</translation>
    </message>
    <message>
        <source>Bribes</source>
        <comment>rulebook section</comment>
        <translation>Bestikkelse</translation>
    </message>
    <message>
        <source>Reinforcing allies</source>
        <comment>rulebook section</comment>
        <translation>Forstærke allierede</translation>
    </message>
    <message>
        <source>Attacking with allies</source>
        <comment>rulebook section</comment>
        <translation>Angribe med allierede</translation>
    </message>
    <message>
        <source>The loyalty die</source>
        <comment>rulebook section</comment>
        <translation>Loyalitetsterningen</translation>
    </message>
    <message>
        <source>Destroying a neutral army</source>
        <comment>rulebook section</comment>
        <translation>Udslette en neutral hær</translation>
    </message>
    <message>
        <source>Moving allies</source>
        <comment>rulebook section</comment>
        <translation>Overførsel for allierede</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set, or place %n army(ies)</source>
        <translation>
            <numerusform>Byt et sæt, eller placér %n armé</numerusform>
            <numerusform>Byt et sæt, eller placér %n arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set</source>
        <translation>
            <numerusform>Du har %n kort: Byt et sæt</numerusform>
            <numerusform>Du har %n kort: Byt et sæt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies)</source>
        <translation>
            <numerusform>Placér %n armé</numerusform>
            <numerusform>Placér %n arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) give {base}, continents {bonus}.</source>
        <translation>
            <numerusform>%n territorium giver {base}, kontinenter {bonus}.</numerusform>
            <numerusform>%n territorier giver {base}, kontinenter {bonus}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack a neighbour, or end combat</source>
        <translation>Angrib et naboterritorium, eller afslut kampen</translation>
    </message>
    <message>
        <source>Attack on, or end combat</source>
        <translation>Angrib videre, eller afslut kampen</translation>
    </message>
    <message>
        <source>Fight on: {source} → {target}?</source>
        <translation>Kæmp videre: {source} → {target}?</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}.</source>
        <translation>Angribere: {attackers}, forsvarere: {defenders}.</translation>
    </message>
    <message>
        <source>Defend {place}: one die or two?</source>
        <translation>Forsvar {place}: én terning eller to?</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source} with %n die(dice).</source>
        <translation>
            <numerusform>{player} angriber fra {source} med %n terning.</numerusform>
            <numerusform>{player} angriber fra {source} med %n terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is yours. How many armies move in?</source>
        <translation>{place} er dit. Hvor mange arméer rykker ind?</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Fra {least} til {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set now</source>
        <translation>
            <numerusform>Du har %n kort: Byt et sæt nu</numerusform>
            <numerusform>Du har %n kort: Byt et sæt nu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on one territory</source>
        <translation>
            <numerusform>Placér %n armé på ét territorium</numerusform>
            <numerusform>Placér %n arméer på ét territorium</numerusform>
        </translation>
    </message>
    <message>
        <source>All armies for this set stay together.</source>
        <translation>Alle arméer for dette sæt holder sammen.</translation>
    </message>
    <message>
        <source>Move troops once, or skip</source>
        <translation>Overfør tropper én gang, eller spring over</translation>
    </message>
    <message>
        <source>Click your territory with two or more armies, then a neighbour.</source>
        <translation>Klik på dit territorium med to eller flere arméer og så på en nabo.</translation>
    </message>
    <message>
        <source>A set of infantry brings 4 armies, cavalry 6, artillery 8, one of each 10.</source>
        <translation>Et sæt infanteri giver 4 arméer, kavaleri 6, artilleri 8 og ét af hvert 10.</translation>
    </message>
    <message>
        <source>Click where from, then where to, along your own land. One army stays.</source>
        <translation>Klik, hvor arméerne står, og hvor de skal hen, ad egne territorier. Én bliver.</translation>
    </message>
    <message>
        <source>Attack from {source}: choose a target</source>
        <translation>Angreb fra {source}: Vælg et mål</translation>
    </message>
    <message>
        <source>Point at a land farther on for the odds of the whole way there.</source>
        <translation>Peg på et territorium længere væk for at se chancen for hele vejen dertil.</translation>
    </message>
    <message>
        <source>Move troops from {source}: choose where to</source>
        <translation>Overfør tropper fra {source}: Vælg, hvor de skal hen</translation>
    </message>
    <message>
        <source>Choose a territory for the armies</source>
        <translation>Vælg et territorium til arméerne</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set: choose %n more card(s)</source>
        <translation>
            <numerusform>Byt et sæt: Vælg %n kort til</numerusform>
            <numerusform>Byt et sæt: Vælg %n kort til</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim {place}</source>
        <translation>Gør krav på {place}</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies): {place}</source>
        <translation>
            <numerusform>Placér %n armé: {place}</numerusform>
            <numerusform>Placér %n arméer: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place armies: {place}</source>
        <translation>Placér arméer: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Trade {card1}, {card2}, {card3} for %n army(ies)</source>
        <translation>
            <numerusform>Byt {card1}, {card2}, {card3} til %n armé</numerusform>
            <numerusform>Byt {card1}, {card2}, {card3} til %n arméer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(dice): {source} → {target}</source>
        <translation>
            <numerusform>Angrib med %n terning: {source} → {target}</numerusform>
            <numerusform>Angrib med %n terninger: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fight on until %n army(ies) remain: {source} → {target}</source>
        <translation>
            <numerusform>Kæmp videre, til %n armé er tilbage: {source} → {target}</numerusform>
            <numerusform>Kæmp videre, til %n arméer er tilbage: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight on until … remain: {source} → {target}</source>
        <translation>Kæmp videre, til … er tilbage: {source} → {target}</translation>
    </message>
    <message>
        <source>End combat</source>
        <translation>Afslut kampen</translation>
    </message>
    <message numerus="yes">
        <source>Defend with %n die(dice)</source>
        <translation>
            <numerusform>Forsvar med %n terning</numerusform>
            <numerusform>Forsvar med %n terninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in with %n army(ies): {place}</source>
        <translation>
            <numerusform>Ryk ind med %n armé: {place}</numerusform>
            <numerusform>Ryk ind med %n arméer: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move in: {place}</source>
        <translation>Ryk ind: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Move %n army(ies): {source} → {target}</source>
        <translation>
            <numerusform>Overfør %n armé: {source} → {target}</numerusform>
            <numerusform>Overfør %n arméer: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move troops: {source} → {target}</source>
        <translation>Overfør tropper: {source} → {target}</translation>
    </message>
    <message>
        <source>Skip moving troops</source>
        <translation>Spring overførslen over</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Giv op</translation>
    </message>
    <message>
        <source>{player} {die}</source>
        <comment>one start roll: name and number</comment>
        <translation>{player} {die}</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} places first.</source>
        <translation>Slag om starten: {rolls}. {player} placerer først.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} takes the first turn.</source>
        <translation>Slag om starten: {rolls}. {player} har den første tur.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. Tie, roll again.</source>
        <translation>Slag om starten: {rolls}. Uafgjort, slå om.</translation>
    </message>
    <message>
        <source>The territories are dealt.</source>
        <translation>Territorierne er delt ud.</translation>
    </message>
    <message>
        <source>All armies are placed at random.</source>
        <translation>Alle arméer er placeret tilfældigt.</translation>
    </message>
    <message>
        <source>{player} claims {place}.</source>
        <translation>{player} gør krav på {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: {player} receives %n army(ies).</source>
        <translation>
            <numerusform>Runde {round}: {player} får %n armé.</numerusform>
            <numerusform>Runde {round}: {player} får %n arméer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies): {place}.</source>
        <translation>
            <numerusform>{player} placerer %n armé: {place}.</numerusform>
            <numerusform>{player} placerer %n arméer: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} trades {card1}, {card2}, {card3} for %n army(ies).</source>
        <translation>
            <numerusform>{player} bytter {card1}, {card2}, {card3} til %n armé.</numerusform>
            <numerusform>{player} bytter {card1}, {card2}, {card3} til %n arméer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} fights on until %n army(ies) remain: {source} → {target}.</source>
        <translation>
            <numerusform>{player} kæmper videre, til %n armé er tilbage: {source} → {target}.</numerusform>
            <numerusform>{player} kæmper videre, til %n arméer er tilbage: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} → {target}: {attack} against {defence}, lost {attacker_lost} : {defender_lost}.</source>
        <translation>{source} → {target}: {attack} mod {defence}, tab {attacker_lost} : {defender_lost}.</translation>
    </message>
    <message>
        <source>{player} conquers {place}.</source>
        <translation>{player} erobrer {place}.</translation>
    </message>
    <message>
        <source>{player} holds all of {continent}.</source>
        <translation>{player} har hele {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves in with %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} rykker ind med %n armé: {source} → {target}.</numerusform>
            <numerusform>{player} rykker ind med %n arméer: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} eliminates {victim} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} udsletter {victim} og tager %n kort.</numerusform>
            <numerusform>{player} udsletter {victim} og tager %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} eliminates {victim}.</source>
        <translation>{player} udsletter {victim}.</translation>
    </message>
    <message>
        <source>Cards taken: {cards}.</source>
        <translation>Kort, der blev taget: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} overfører %n armé: {source} → {target}.</numerusform>
            <numerusform>{player} overfører %n arméer: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} tager et kort.</translation>
    </message>
    <message>
        <source>The card: {card}.</source>
        <translation>Kortet: {card}.</translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation>De kasserede kort blandes til en ny bunke.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Der er ingen kort tilbage at tage.</translation>
    </message>
    <message>
        <source>{player} resigns. The armies stay as neutrals.</source>
        <translation>{player} giver op. Arméerne bliver stående som neutrale.</translation>
    </message>
    <message>
        <source>{player} rules the world.</source>
        <translation>{player} hersker over verden.</translation>
    </message>
    <message>
        <source>The last round is over. {player} leads and wins.</source>
        <translation>Den sidste runde er forbi. {player} fører og vinder.</translation>
    </message>
    <message>
        <source>The last round is over. Shared victory: {players}.</source>
        <translation>Den sidste runde er forbi. Delt sejr: {players}.</translation>
    </message>
    <message>
        <source>Conquer {place}</source>
        <translation>Erobr {place}</translation>
    </message>
    <message>
        <source>Conquer one after the other: {way}</source>
        <translation>Erobr ét efter ét: {way}</translation>
    </message>
    <message>
        <source>{way} → {place}</source>
        <comment>territories conquered in this order</comment>
        <translation>{way} → {place}</translation>
    </message>
    <message>
        <source>None falls</source>
        <comment>part of a bar</comment>
        <translation>Ingen falder</translation>
    </message>
    <message>
        <source>As far as {place}</source>
        <comment>part of a bar</comment>
        <translation>Til og med {place}</translation>
    </message>
    <message>
        <source>All fall</source>
        <comment>part of a bar</comment>
        <translation>Alle falder</translation>
    </message>
    <message>
        <source>If all fall: {armies} armies left at the end on average, one left in each land.</source>
        <translation>Hvis alle falder: i snit {armies} arméer tilbage til sidst, efter at én er efterladt i hvert territorium.</translation>
    </message>
    <message>
        <source>Hold this battle: {place}</source>
        <translation>Hold dette slag: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Attacker loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Angriberen taber %n</numerusform>
            <numerusform>Angriberen taber %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Forsvareren taber %n</numerusform>
            <numerusform>Forsvareren taber %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Each loses 1</source>
        <comment>part of a bar</comment>
        <translation>Begge taber 1</translation>
    </message>
    <message>
        <source>If it falls: {armies} attacking armies left on average.</source>
        <translation>Hvis det falder: i snit {armies} angribende arméer tilbage.</translation>
    </message>
    <message>
        <source>If it holds: {armies} defenders left on average.</source>
        <translation>Hvis det holder: i snit {armies} forsvarere tilbage.</translation>
    </message>
    <message numerus="yes">
        <source>Called off at %n army(ies).</source>
        <translation>
            <numerusform>Afblæses ved %n armé.</numerusform>
            <numerusform>Afblæses ved %n arméer.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not belong to this phase.</source>
        <translation>Det hører ikke til i denne fase.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Terninger og kort kan ikke give dette resultat.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Denne spiller er allerede ude af spillet.</translation>
    </message>
    <message>
        <source>First every territory is claimed.</source>
        <translation>Først gøres der krav på alle territorier.</translation>
    </message>
    <message>
        <source>{place} is already claimed.</source>
        <translation>{place} er allerede taget.</translation>
    </message>
    <message>
        <source>{place} is not yours: place armies on your own land.</source>
        <translation>{place} er ikke dit: Placér arméer på dine egne territorier.</translation>
    </message>
    <message>
        <source>During set-up you place one army at a time.</source>
        <translation>Under forberedelserne placerer du én armé ad gangen.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n army(ies) to place.</source>
        <translation>
            <numerusform>Du har kun %n armé at placere.</numerusform>
            <numerusform>Du har kun %n arméer at placere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) you have left.</source>
        <translation>
            <numerusform>Placér først den sidste armé, du har tilbage.</numerusform>
            <numerusform>Placér først de %n arméer, du har tilbage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n army(ies) for this set go to one territory together.</source>
        <translation>
            <numerusform>Arméen for dette sæt sættes på ét territorium.</numerusform>
            <numerusform>De %n arméer for dette sæt sættes samlet på ét territorium.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set is three different cards.</source>
        <translation>Et sæt er tre forskellige kort.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Du har ikke dette kort.</translation>
    </message>
    <message>
        <source>Name the cards of a set in the order of your hand.</source>
        <translation>Nævn kortene i et sæt i samme rækkefølge som på hånden.</translation>
    </message>
    <message>
        <source>No set: three equal symbols or one of each, jokers standing in for any.</source>
        <translation>Intet sæt: tre ens symboler eller ét af hvert, og jokere gælder for hvad som helst.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): with five or more, trade a set first.</source>
        <translation>
            <numerusform>Du har %n kort: Med fem eller flere bytter du først et sæt.</numerusform>
            <numerusform>Du har %n kort: Med fem eller flere bytter du først et sæt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are traded before the first army is placed.</source>
        <translation>Sæt byttes, før den første armé placeres.</translation>
    </message>
    <message>
        <source>With four cards or fewer no more sets are traded now.</source>
        <translation>Med fire kort eller færre byttes der ikke flere sæt nu.</translation>
    </message>
    <message>
        <source>Your reinforcements for this turn are done.</source>
        <translation>Dine forstærkninger i denne tur er placeret.</translation>
    </message>
    <message>
        <source>{place} is not yours: attack from your own land.</source>
        <translation>{place} er ikke dit: Angrib fra dine egne territorier.</translation>
    </message>
    <message>
        <source>{place} is yours already.</source>
        <translation>{place} er allerede dit.</translation>
    </message>
    <message>
        <source>No border: {source} – {target}.</source>
        <translation>Ingen grænse: {source} – {target}.</translation>
    </message>
    <message>
        <source>{place}: a single army cannot attack.</source>
        <translation>{place}: En enlig armé kan ikke angribe.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n attack die(dice).</source>
        <translation>
            <numerusform>{place}: højst %n angrebsterning.</numerusform>
            <numerusform>{place}: højst %n angrebsterninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies): stop at fewer than that.</source>
        <translation>
            <numerusform>{place} har kun %n armé: Stop ved færre end det.</numerusform>
            <numerusform>{place} har kun %n arméer: Stop ved færre end det.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat is over for this turn.</source>
        <translation>Kampen er slut i denne tur.</translation>
    </message>
    <message>
        <source>First choose the defence dice: {place}.</source>
        <translation>Vælg først forsvarsterningerne: {place}.</translation>
    </message>
    <message>
        <source>{place}: a single army defends with one die.</source>
        <translation>{place}: En enlig armé forsvarer sig med én terning.</translation>
    </message>
    <message>
        <source>First move into the conquered territory: {place}.</source>
        <translation>Ryk først ind i det erobrede territorium: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation>
            <numerusform>{place}: Mindst den ene armé fra det vundne slag rykker ind.</numerusform>
            <numerusform>{place}: Mindst de %n arméer fra det vundne slag rykker ind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: one army stays, so at most %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: Én armé bliver tilbage, så højst %n armé kan gå.</numerusform>
            <numerusform>{place}: Én armé bliver tilbage, så højst %n arméer kan gå.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving troops comes after combat: end it first.</source>
        <translation>Tropper overføres efter kampen: Afslut den først.</translation>
    </message>
    <message>
        <source>{place} is not yours: move your own armies.</source>
        <translation>{place} er ikke dit: Overfør dine egne arméer.</translation>
    </message>
    <message>
        <source>{place} is not yours: troops move to your own land.</source>
        <translation>{place} er ikke dit: Tropper overføres til egne territorier.</translation>
    </message>
    <message>
        <source>{place}: troops move to another territory.</source>
        <translation>{place}: Tropper overføres til et andet territorium.</translation>
    </message>
    <message>
        <source>{place}: no path through your own territories leads there.</source>
        <translation>{place}: Ingen vej gennem dine egne territorier fører dertil.</translation>
    </message>
    <message>
        <source>Chance of success: {percent} %.</source>
        <comment>why</comment>
        <translation>Chance for at lykkes: {percent} %.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminates {victim} and takes %n card(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Udsletter {victim} og tager %n kort.</numerusform>
            <numerusform>Udsletter {victim} og tager %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminates {victim}.</source>
        <comment>why</comment>
        <translation>Udsletter {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>Cards taken bring %n army(ies) to go on with.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Kortene giver %n armé at fortsætte med.</numerusform>
            <numerusform>Kortene giver %n arméer at fortsætte med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {continent}: %n army(ies) a turn.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Tager hele {continent}: %n armé pr. tur.</numerusform>
            <numerusform>Tager hele {continent}: %n arméer pr. tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs {victim} %n army(ies) a turn: {continent}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Koster {victim} %n armé pr. tur: {continent}.</numerusform>
            <numerusform>Koster {victim} %n arméer pr. tur: {continent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One territory earns a card; this one is cheap.</source>
        <comment>why</comment>
        <translation>Ét territorium giver et kort, og dette er billigt.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n territory(ies) while the odds are good.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Tager %n territorium, mens chancerne er gode.</numerusform>
            <numerusform>Tager %n territorier, mens chancerne er gode.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n border territory(ies) fewer to guard.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Giver %n grænseterritorium mindre at vogte.</numerusform>
            <numerusform>Giver %n færre grænseterritorier at vogte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{victim} leads and has to be held back.</source>
        <comment>why</comment>
        <translation>{victim} fører og skal bremses.</translation>
    </message>
    <message>
        <source>No attack is worth its risk now.</source>
        <comment>why</comment>
        <translation>Intet angreb er risikoen værd nu.</translation>
    </message>
    <message>
        <source>The card is already earned.</source>
        <comment>why</comment>
        <translation>Kortet er allerede sikret.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy army(ies) stand next to {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n fjendtlig armé står ved grænsen til {place}.</numerusform>
            <numerusform>%n fjendtlige arméer står ved grænsen til {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} guards {continent}.</source>
        <comment>why</comment>
        <translation>{place} vogter {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>The set brings %n army(ies) that are of use now.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Sættet giver %n armé, som der er brug for nu.</numerusform>
            <numerusform>Sættet giver %n arméer, som der er brug for nu.</numerusform>
        </translation>
    </message>
    <message>
        <source>With five cards a set has to be traded.</source>
        <comment>why</comment>
        <translation>Med fem kort skal der byttes et sæt.</translation>
    </message>
    <message>
        <source>The first turn starts from {place}.</source>
        <comment>why</comment>
        <translation>Den første tur går ud fra {place}.</translation>
    </message>
    <message>
        <source>{continent} is within reach.</source>
        <comment>why</comment>
        <translation>{continent} er inden for rækkevidde.</translation>
    </message>
    <message>
        <source>The march goes on from {place}.</source>
        <comment>why</comment>
        <translation>Fremrykningen fortsætter fra {place}.</translation>
    </message>
    <message>
        <source>The armies are needed more in {place}.</source>
        <comment>why</comment>
        <translation>Her er der mere brug for arméerne: {place}.</translation>
    </message>
    <message>
        <source>Idle armies go to the front: {place}.</source>
        <comment>why</comment>
        <translation>Ledige arméer går til fronten: {place}.</translation>
    </message>
    <message>
        <source>The armies already stand where they are needed.</source>
        <comment>why</comment>
        <translation>Arméerne står allerede der, hvor der er brug for dem.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>rank of a mission</comment>
        <translation>Kaptajn</translation>
    </message>
    <message>
        <source>Major</source>
        <comment>rank of a mission</comment>
        <translation>Major</translation>
    </message>
    <message>
        <source>Colonel</source>
        <comment>rank of a mission</comment>
        <translation>Oberst</translation>
    </message>
    <message>
        <source>General</source>
        <comment>rank of a mission</comment>
        <translation>General</translation>
    </message>
    <message>
        <source>Claim it right after a conquest.</source>
        <translation>Påberåbes lige efter en erobring.</translation>
    </message>
    <message>
        <source>Claim it at the end of a turn with a conquest.</source>
        <translation>Påberåbes i slutningen af en tur med erobring.</translation>
    </message>
    <message>
        <source>Claim it at the start of your turn.</source>
        <translation>Påberåbes i starten af din tur.</translation>
    </message>
    <message>
        <source>{rank}: {text} {moment}</source>
        <comment>rank and two sentences on a mission card</comment>
        <translation>{rank}: {text} {moment}</translation>
    </message>
    <message>
        <source>Triple Strike</source>
        <comment>mission</comment>
        <translation>Tre slag</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn.</source>
        <translation>
            <numerusform>Erobr %n territorium i én tur.</numerusform>
            <numerusform>Erobr %n territorier i én tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Theatres</source>
        <comment>mission</comment>
        <translation>To fronter</translation>
    </message>
    <message numerus="yes">
        <source>Conquer land in %n continent(s) in one turn.</source>
        <translation>
            <numerusform>Erobr territorier på %n kontinent i én tur.</numerusform>
            <numerusform>Erobr territorier på %n kontinenter i én tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Landing</source>
        <comment>mission</comment>
        <translation>Landgang</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn, one or more across a sea line.</source>
        <translation>
            <numerusform>Erobr %n territorium i én tur over en kystlinje.</numerusform>
            <numerusform>Erobr %n territorier i én tur, mindst ét af dem over en kystlinje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>mission</comment>
        <translation>Fæstning</translation>
    </message>
    <message numerus="yes">
        <source>Have %n army(ies) in one territory.</source>
        <translation>
            <numerusform>Hav %n armé i ét territorium.</numerusform>
            <numerusform>Hav %n arméer i ét territorium.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broad Front</source>
        <comment>mission</comment>
        <translation>Bred front</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies).</source>
        <translation>
            <numerusform>Hav %n territorium.</numerusform>
            <numerusform>Hav %n territorier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picket Line</source>
        <comment>mission</comment>
        <translation>Forpostlinje</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) with {size} or more armies each.</source>
        <translation>
            <numerusform>Hav %n territorium med {size} eller flere arméer.</numerusform>
            <numerusform>Hav %n territorier med {size} eller flere arméer i hvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six Flags</source>
        <comment>mission</comment>
        <translation>Seks flag</translation>
    </message>
    <message numerus="yes">
        <source>Hold at least one territory in each of %n continent(s).</source>
        <translation>
            <numerusform>Hav mindst ét territorium på %n kontinent.</numerusform>
            <numerusform>Hav mindst ét territorium på hvert af de %n kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Southern Realm</source>
        <comment>mission</comment>
        <translation>Riget i syd</translation>
    </message>
    <message>
        <source>Hold one of these continents whole: {continents}.</source>
        <translation>Hav hele ét af disse kontinenter: {continents}.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>mission</comment>
        <translation>Lynangreb</translation>
    </message>
    <message>
        <source>Two Enemies</source>
        <comment>mission</comment>
        <translation>To fjender</translation>
    </message>
    <message numerus="yes">
        <source>In one turn, conquer {size} or more territories from each of %n army(ies) of different colours.</source>
        <translation>
            <numerusform>Erobr i én tur {size} eller flere territorier fra %n hær.</numerusform>
            <numerusform>Erobr i én tur {size} eller flere territorier fra hver af %n hære i forskellige farver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three Theatres</source>
        <comment>mission</comment>
        <translation>Tre fronter</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>mission</comment>
        <translation>Ekspansion</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <comment>mission</comment>
        <translation>Gennembrud</translation>
    </message>
    <message numerus="yes">
        <source>Conquer a territory that had %n or more armies when your turn began.</source>
        <translation>
            <numerusform>Erobr et territorium, hvor der stod %n eller flere arméer, da din tur begyndte.</numerusform>
            <numerusform>Erobr et territorium, hvor der stod %n eller flere arméer, da din tur begyndte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solid Block</source>
        <comment>mission</comment>
        <translation>Samlet blok</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) that are all joined to each other.</source>
        <translation>
            <numerusform>Hav %n territorium.</numerusform>
            <numerusform>Hav %n territorier, der alle hænger sammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held Ground</source>
        <comment>mission</comment>
        <translation>Holdt stand</translation>
    </message>
    <message>
        <source>Hold one of these continents whole from the end of a turn to the start of your next: {continents}.</source>
        <translation>Hav hele ét af disse kontinenter fra slutningen af én tur til starten af din næste: {continents}.</translation>
    </message>
    <message>
        <source>Great Offensive</source>
        <comment>mission</comment>
        <translation>Storoffensiv</translation>
    </message>
    <message>
        <source>Great Power</source>
        <comment>mission</comment>
        <translation>Stormagt</translation>
    </message>
    <message>
        <source>Twin Realms</source>
        <comment>mission</comment>
        <translation>To riger</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole.</source>
        <translation>
            <numerusform>Hav %n helt kontinent.</numerusform>
            <numerusform>Hav %n hele kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <comment>mission</comment>
        <translation>Portvogter</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n of these territories: {places}.</source>
        <translation>
            <numerusform>Hav %n af disse territorier: {places}.</numerusform>
            <numerusform>Hav %n af disse territorier: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Consolidation</source>
        <comment>mission</comment>
        <translation>Konsolidering</translation>
    </message>
    <message numerus="yes">
        <source>Of this turn&apos;s conquests, still hold %n with {size} or more armies each.</source>
        <translation>
            <numerusform>Hav stadig %n af de territorier, du har erobret i denne tur, med {size} eller flere arméer.</numerusform>
            <numerusform>Hav stadig %n af de territorier, du har erobret i denne tur, med {size} eller flere arméer i hvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leading Power</source>
        <comment>mission</comment>
        <translation>Førende magt</translation>
    </message>
    <message numerus="yes">
        <source>Hold more territories than any other colour in %n continent(s).</source>
        <translation>
            <numerusform>Hav flere territorier end nogen anden farve på %n kontinent.</numerusform>
            <numerusform>Hav flere territorier end nogen anden farve på %n kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lord of Asia</source>
        <comment>mission</comment>
        <translation>Herre over Asien</translation>
    </message>
    <message>
        <source>Hold this continent whole: {continents}.</source>
        <translation>Hav hele {continents}.</translation>
    </message>
    <message>
        <source>Hegemon</source>
        <comment>mission</comment>
        <translation>Hegemon</translation>
    </message>
    <message>
        <source>Iron Grip</source>
        <comment>mission</comment>
        <translation>Jerngreb</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole from the end of a turn to the start of your next.</source>
        <translation>
            <numerusform>Hav %n helt kontinent fra slutningen af én tur til starten af din næste.</numerusform>
            <numerusform>Hav %n hele kontinenter fra slutningen af én tur til starten af din næste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annihilation</source>
        <comment>mission</comment>
        <translation>Udslettelse</translation>
    </message>
    <message>
        <source>In your turn, remove the last army of another player or of a neutral colour.</source>
        <translation>Fjern i din egen tur den sidste armé fra en anden spiller eller en neutral hær.</translation>
    </message>
    <message>
        <source>Lightning War</source>
        <comment>mission</comment>
        <translation>Lynkrig</translation>
    </message>
    <message>
        <source>Three Realms</source>
        <comment>mission</comment>
        <translation>Tre riger</translation>
    </message>
    <message>
        <source>World Leader</source>
        <comment>mission</comment>
        <translation>Verdensleder</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <translation>Mission RISK</translation>
    </message>
    <message>
        <source>Four secret missions each: complete yours first, or conquer the world.</source>
        <translation>Fire hemmelige missioner til hver: Fuldfør dine først, eller erobr verden.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missioner</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) to go.</source>
        <translation>
            <numerusform>%n mission tilbage.</numerusform>
            <numerusform>%n missioner tilbage.</numerusform>
        </translation>
    </message>
    <message>
        <source>All missions are completed.</source>
        <translation>Alle missioner er fuldført.</translation>
    </message>
    <message>
        <source>Missions stay secret until they are claimed.</source>
        <translation>Missioner er hemmelige, indtil de påberåbes.</translation>
    </message>
    <message>
        <source>Missions</source>
        <comment>column: completed ones</comment>
        <translation>Missioner</translation>
    </message>
    <message>
        <source>Claim: {mission}</source>
        <comment>button</comment>
        <translation>Påberåb dig: {mission}</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>Ikke nu</translation>
    </message>
    <message numerus="yes">
        <source>You can claim %n mission(s)</source>
        <translation>
            <numerusform>Du kan påberåbe dig %n mission</numerusform>
            <numerusform>Du kan påberåbe dig %n missioner</numerusform>
        </translation>
    </message>
    <message>
        <source>No mission of yours can be claimed</source>
        <translation>Du kan ikke påberåbe dig nogen mission</translation>
    </message>
    <message>
        <source>Now, right after the conquest. One mission a turn; it stays completed.</source>
        <translation>Nu, lige efter erobringen. Én mission pr. tur; den forbliver fuldført.</translation>
    </message>
    <message>
        <source>Now, at the end of your turn. One mission a turn; it stays completed.</source>
        <translation>Nu, i slutningen af din tur. Én mission pr. tur; den forbliver fuldført.</translation>
    </message>
    <message>
        <source>Now, before your turn begins. One mission a turn; it stays completed.</source>
        <translation>Nu, før din tur begynder. Én mission pr. tur; den forbliver fuldført.</translation>
    </message>
    <message>
        <source>Claim a mission: {mission}</source>
        <translation>Påberåb dig en mission: {mission}</translation>
    </message>
    <message>
        <source>Claim no mission now</source>
        <translation>Påberåb dig ingen mission nu</translation>
    </message>
    <message numerus="yes">
        <source>You hold a set: %n army(ies).</source>
        <translation>
            <numerusform>Du har et sæt: %n armé.</numerusform>
            <numerusform>Du har et sæt: %n arméer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets four secret missions.</source>
        <translation>Alle får fire hemmelige missioner.</translation>
    </message>
    <message>
        <source>Your missions: {missions}.</source>
        <translation>Dine missioner: {missions}.</translation>
    </message>
    <message>
        <source>{player} completes a mission: {mission}.</source>
        <translation>{player} fuldfører en mission: {mission}.</translation>
    </message>
    <message>
        <source>{player} now shows the last mission: {mission}.</source>
        <translation>{player} viser nu den sidste mission: {mission}.</translation>
    </message>
    <message>
        <source>Not completed by {player}: {missions}.</source>
        <translation>Ikke fuldført af {player}: {missions}.</translation>
    </message>
    <message>
        <source>{player} has completed all missions and wins.</source>
        <translation>{player} har fuldført alle missioner og vinder.</translation>
    </message>
    <message>
        <source>First claim a mission, or say not now.</source>
        <translation>Påberåb dig først en mission, eller sig ”Ikke nu”.</translation>
    </message>
    <message>
        <source>You do not hold this mission.</source>
        <translation>Du har ikke denne mission.</translation>
    </message>
    <message>
        <source>{mission}: completed already.</source>
        <translation>{mission}: allerede fuldført.</translation>
    </message>
    <message>
        <source>Only one mission can be claimed in a turn.</source>
        <translation>Du må kun påberåbe dig én mission pr. tur.</translation>
    </message>
    <message>
        <source>{mission}: not done yet, {have} of {need}.</source>
        <translation>{mission}: ikke fuldført endnu, {have} af {need}.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed after a conquest.</source>
        <translation>{mission}: påberåbes efter en erobring.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the end of a turn with a conquest.</source>
        <translation>{mission}: påberåbes i slutningen af en tur med erobring.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the start of your turn.</source>
        <translation>{mission}: påberåbes i starten af din tur.</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <comment>rulebook section</comment>
        <translation>Mission RISK</translation>
    </message>
    <message>
        <source>Dealing the missions</source>
        <comment>rulebook section</comment>
        <translation>Dele missioner ud</translation>
    </message>
    <message>
        <source>Sets without the golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Sæt uden guldkavaleri</translation>
    </message>
    <message>
        <source>Claiming a mission</source>
        <comment>rulebook section</comment>
        <translation>Påberåbe sig en mission</translation>
    </message>
    <message>
        <source>The last mission</source>
        <comment>rulebook section</comment>
        <translation>Den sidste mission</translation>
    </message>
    <message>
        <source>Winning by missions</source>
        <comment>rulebook section</comment>
        <translation>Sejr med missioner</translation>
    </message>
    <message>
        <source>The 28 missions</source>
        <comment>rulebook section</comment>
        <translation>De 28 missioner</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <translation>Hold-RISK</translation>
    </message>
    <message>
        <source>Two teams of two, sitting alternately. Whoever first eliminates one player of the other team wins.</source>
        <translation>To hold på to, der sidder skiftevis. Det hold, der først udsletter en modstander, vinder.</translation>
    </message>
    <message>
        <source>Your team&apos;s cards</source>
        <translation>Holdets kort</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>column: number of a player&apos;s team</comment>
        <translation>Hold</translation>
    </message>
    <message>
        <source>nobody controls it</source>
        <comment>said of a territory</comment>
        <translation>kontrolleres af ingen</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <comment>said of a territory</comment>
        <translation>kontrolleres af {player}</translation>
    </message>
    <message>
        <source>Your armies may cross and enter all land of your team.</source>
        <translation>Dine arméer må gå gennem og ind i alle holdets territorier.</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source}. %n army(ies) of your team defend together.</source>
        <translation>
            <numerusform>{player} angriber fra {source}. %n armé fra dit hold forsvarer sig.</numerusform>
            <numerusform>{player} angriber fra {source}. %n arméer fra dit hold forsvarer sig sammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resign: your team loses</source>
        <translation>Giv op: Dit hold taber</translation>
    </message>
    <message>
        <source>{player} now controls {place}.</source>
        <translation>{player} kontrollerer nu {place}.</translation>
    </message>
    <message>
        <source>{place}: as many armies each, so nobody controls it.</source>
        <translation>{place}: Begge har lige mange arméer, så ingen kontrollerer det.</translation>
    </message>
    <message>
        <source>{players} win as a team.</source>
        <translation>{players} vinder som hold.</translation>
    </message>
    <message>
        <source>You do not control {place}: place armies where you do.</source>
        <translation>Du kontrollerer ikke {place}: Placér arméer på territorier, du kontrollerer.</translation>
    </message>
    <message>
        <source>{place} is your team-mate&apos;s: you may not attack it.</source>
        <translation>{place} tilhører din holdkammerat: Du må ikke angribe det.</translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies) of yours: stop at fewer than that.</source>
        <translation>
            <numerusform>{place} har kun %n af dine arméer: Stop ved færre end det.</numerusform>
            <numerusform>{place} har kun %n af dine arméer: Stop ved færre end det.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not your team&apos;s: troops move to land of your team.</source>
        <translation>{place} tilhører ikke dit hold: Tropper overføres til holdets territorier.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: only your own %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: Kun din egen ene armé kan gå.</numerusform>
            <numerusform>{place}: Kun dine egne %n arméer kan gå.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no path through territories of your team leads there.</source>
        <translation>{place}: Ingen vej gennem holdets territorier fører dertil.</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <comment>rulebook section</comment>
        <translation>Hold-RISK</translation>
    </message>
    <message>
        <source>Shared territories</source>
        <comment>rulebook section</comment>
        <translation>Delte territorier</translation>
    </message>
    <message>
        <source>Reinforcements in a team</source>
        <comment>rulebook section</comment>
        <translation>Forstærkninger i Hold-RISK</translation>
    </message>
    <message>
        <source>Attacking in a team</source>
        <comment>rulebook section</comment>
        <translation>Angribe i Hold-RISK</translation>
    </message>
    <message>
        <source>Defending together</source>
        <comment>rulebook section</comment>
        <translation>Forsvare sig sammen</translation>
    </message>
    <message>
        <source>Fortifying in a team</source>
        <comment>rulebook section</comment>
        <translation>Overførsel i Hold-RISK</translation>
    </message>
    <message>
        <source>The team&apos;s cards</source>
        <comment>rulebook section</comment>
        <translation>Holdets kort</translation>
    </message>
    <message>
        <source>Winning as a team</source>
        <comment>rulebook section</comment>
        <translation>Sejr som hold</translation>
    </message>
</context>
</TS>
