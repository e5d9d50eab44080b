<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>{text}</source>
        <comment>words a player wrote; shown as they are</comment>
        <translation>{text}</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Det er ikke din tur til å svare.</translation>
    </message>
    <message>
        <source>This action makes no sense here.</source>
        <translation>Denne handlingen gir ingen mening her.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Det kan ikke gjøres nå.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Her mangler det noe.</translation>
    </message>
    <message>
        <source>“{name}” is not known here.</source>
        <translation>«{name}» er ukjent her.</translation>
    </message>
    <message>
        <source>A group of named values is expected here.</source>
        <translation>Her forventes en gruppe navngitte verdier.</translation>
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
        <translation>Her forventes et helt tall.</translation>
    </message>
    <message>
        <source>This number is too large or too small.</source>
        <translation>Dette tallet er for stort eller for lite.</translation>
    </message>
    <message>
        <source>This text is too long.</source>
        <translation>Denne teksten er for lang.</translation>
    </message>
    <message>
        <source>This list is too long.</source>
        <translation>Denne listen er for lang.</translation>
    </message>
    <message>
        <source>This text has characters that cannot be shown.</source>
        <translation>Denne teksten har tegn som ikke kan vises.</translation>
    </message>
    <message>
        <source>Yes or no is expected here.</source>
        <translation>Her forventes ja eller nei.</translation>
    </message>
    <message>
        <source>This file cannot be read as data.</source>
        <translation>Denne filen kan ikke leses som data.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>«{name}» står her to ganger.</translation>
    </message>
    <message>
        <source>One of these is expected here: {names}</source>
        <translation>Her forventes ett av disse: {names}</translation>
    </message>
    <message numerus="yes">
        <source>A list of %n value(s) is expected here.</source>
        <translation>
            <numerusform>Her forventes en liste med %n verdi.</numerusform>
            <numerusform>Her forventes en liste med %n verdier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation>Ingen sitter ved dette bordet.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation>To spillere har samme farge.</translation>
    </message>
    <message>
        <source>A match cannot be set up like this.</source>
        <translation>Et parti kan ikke settes opp slik.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the rules.</source>
        <translation>Dette partiet ble spilt med en nyere versjon av reglene.</translation>
    </message>
    <message>
        <source>This line of the log cannot be read: {line}</source>
        <translation>Denne linjen i loggen kan ikke leses: {line}</translation>
    </message>
    <message>
        <source>More is taken back here than was played.</source>
        <translation>Her angres det mer enn det som ble spilt.</translation>
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
        <translation>Erobre verden, ett kontinent om gangen.</translation>
    </message>
    <message>
        <source>The classic game</source>
        <translation>Det klassiske spillet</translation>
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
        <translation>Tas etter tur</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Delt ut tilfeldig</translation>
    </message>
    <message>
        <source>Start armies</source>
        <translation>Startarmeer</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Plasseres etter tur</translation>
    </message>
    <message>
        <source>Placed at random</source>
        <translation>Plassert tilfeldig</translation>
    </message>
    <message>
        <source>Worth of sets</source>
        <translation>Verdien av sett</translation>
    </message>
    <message>
        <source>Golden cavalry: 4, 6, 8, 10, 15, 20 …</source>
        <translation>Gullkavaleri: 4, 6, 8, 10, 15, 20 …</translation>
    </message>
    <message>
        <source>Older rule: 4, 6, 8, 10, 12, 15 …</source>
        <translation>Eldre regel: 4, 6, 8, 10, 12, 15 …</translation>
    </message>
    <message>
        <source>Sets past the end of the golden cavalry table</source>
        <translation>Sett etter slutten av gullkavaleritabellen</translation>
    </message>
    <message>
        <source>Always 60</source>
        <translation>Alltid 60</translation>
    </message>
    <message>
        <source>5 more each time</source>
        <translation>5 mer hver gang</translation>
    </message>
    <message>
        <source>Armies for sets after an elimination</source>
        <translation>Armeer for sett etter en utslettelse</translation>
    </message>
    <message>
        <source>One territory for each set</source>
        <translation>Ett territorium for hvert sett</translation>
    </message>
    <message>
        <source>Spread as you like</source>
        <translation>Fordel som du vil</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Spillets lengde</translation>
    </message>
    <message>
        <source>Until the world is conquered</source>
        <translation>Til verden er erobret</translation>
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
        <translation>Kravrunde</translation>
    </message>
    <message>
        <source>Place armies</source>
        <comment>set-up step</comment>
        <translation>Utplassering</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <comment>phase</comment>
        <translation>Forsterkninger</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>phase</comment>
        <translation>Kamp</translation>
    </message>
    <message>
        <source>Fortify</source>
        <comment>phase</comment>
        <translation>Forflytning</translation>
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
        <translation>Armeer</translation>
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
        <translation>Neste tur</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>Verdenskart</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Kortene dine</translation>
    </message>
    <message>
        <source>Armies to place</source>
        <translation>Armeer å plassere</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Slagmark</translation>
    </message>
    <message>
        <source>Golden cavalry</source>
        <translation>Gullkavaleri</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angriper</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Forsvarer</translation>
    </message>
    <message numerus="yes">
        <source>The next set brings %n army(ies).</source>
        <translation>
            <numerusform>Neste sett gir %n armé.</numerusform>
            <numerusform>Neste sett gir %n armeer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{armies}</source>
        <comment>number on a space of the table</comment>
        <translation>{armies}</translation>
    </message>
    <message>
        <source>You hold a set.</source>
        <translation>Du har et sett.</translation>
    </message>
    <message>
        <source>No set yet.</source>
        <translation>Ikke noe sett ennå.</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Ingen kort.</translation>
    </message>
    <message>
        <source>No battle yet this turn.</source>
        <translation>Ingen slag ennå denne turen.</translation>
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
        <translation>Avslutt kampen</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Hopp over</translation>
    </message>
    <message>
        <source>Move in</source>
        <comment>button</comment>
        <translation>Rykk inn</translation>
    </message>
    <message>
        <source>Fight on …</source>
        <comment>button</comment>
        <translation>Slåss videre …</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <comment>rulebook section</comment>
        <translation>Målet med spillet</translation>
    </message>
    <message>
        <source>The board</source>
        <comment>rulebook section</comment>
        <translation>Brettet</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rulebook section</comment>
        <translation>Forberedelser</translation>
    </message>
    <message>
        <source>Rolling for the start</source>
        <comment>rulebook section</comment>
        <translation>Startkastet</translation>
    </message>
    <message>
        <source>Claiming territories</source>
        <comment>rulebook section</comment>
        <translation>Gjøre krav på territorier</translation>
    </message>
    <message>
        <source>Placing the start armies</source>
        <comment>rulebook section</comment>
        <translation>Plassere startarmeene</translation>
    </message>
    <message>
        <source>The turn</source>
        <comment>rulebook section</comment>
        <translation>Turen</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Forsterkninger</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>rulebook section</comment>
        <translation>Kontinenter</translation>
    </message>
    <message>
        <source>Risk cards and sets</source>
        <comment>rulebook section</comment>
        <translation>Risk-kort og sett</translation>
    </message>
    <message>
        <source>Trading sets</source>
        <comment>rulebook section</comment>
        <translation>Bytte inn sett</translation>
    </message>
    <message>
        <source>The golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Gullkavaleriet</translation>
    </message>
    <message>
        <source>Placing reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Plassere forsterkninger</translation>
    </message>
    <message>
        <source>Attacking</source>
        <comment>rulebook section</comment>
        <translation>Angripe</translation>
    </message>
    <message>
        <source>Choosing dice</source>
        <comment>rulebook section</comment>
        <translation>Velge terninger</translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>rulebook section</comment>
        <translation>Slaget</translation>
    </message>
    <message>
        <source>Fighting on</source>
        <comment>rulebook section</comment>
        <translation>Slåss videre</translation>
    </message>
    <message>
        <source>Conquest and moving in</source>
        <comment>rulebook section</comment>
        <translation>Erobring og innrykk</translation>
    </message>
    <message>
        <source>Eliminating a player</source>
        <comment>rulebook section</comment>
        <translation>Utslette en spiller</translation>
    </message>
    <message>
        <source>Fortifying</source>
        <comment>rulebook section</comment>
        <translation>Troppeforflytning</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>rulebook section</comment>
        <translation>Trekke kort</translation>
    </message>
    <message>
        <source>Winning</source>
        <comment>rulebook section</comment>
        <translation>Seier</translation>
    </message>
    <message>
        <source>Resigning</source>
        <comment>rulebook section</comment>
        <translation>Gi opp</translation>
    </message>
    <message>
        <source>A last round</source>
        <comment>rulebook section</comment>
        <translation>En siste runde</translation>
    </message>
    <message>
        <source>The odds of battle</source>
        <comment>rulebook section</comment>
        <translation>Sjansene i slag</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>continent</comment>
        <translation>Nord-Amerika</translation>
    </message>
    <message>
        <source>South America</source>
        <comment>continent</comment>
        <translation>Sør-Amerika</translation>
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
        <translation>Asia</translation>
    </message>
    <message>
        <source>Australia</source>
        <comment>continent</comment>
        <translation>Australia</translation>
    </message>
    <message>
        <source>Alaska</source>
        <comment>territory</comment>
        <translation>Alaska</translation>
    </message>
    <message>
        <source>Northwest Territory</source>
        <comment>territory</comment>
        <translation>Nordvestterritoriene</translation>
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
        <translation>Vest-USA</translation>
    </message>
    <message>
        <source>Eastern United States</source>
        <comment>territory</comment>
        <translation>Øst-USA</translation>
    </message>
    <message>
        <source>Central America</source>
        <comment>territory</comment>
        <translation>Mellom-Amerika</translation>
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
        <translation>Brasil</translation>
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
        <translation>Storbritannia</translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <comment>territory</comment>
        <translation>Skandinavia</translation>
    </message>
    <message>
        <source>Northern Europe</source>
        <comment>territory</comment>
        <translation>Nord-Europa</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <comment>territory</comment>
        <translation>Vest-Europa</translation>
    </message>
    <message>
        <source>Southern Europe</source>
        <comment>territory</comment>
        <translation>Sør-Europa</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <comment>territory</comment>
        <translation>Ukraina</translation>
    </message>
    <message>
        <source>North Africa</source>
        <comment>territory</comment>
        <translation>Nord-Afrika</translation>
    </message>
    <message>
        <source>Egypt</source>
        <comment>territory</comment>
        <translation>Egypt</translation>
    </message>
    <message>
        <source>East Africa</source>
        <comment>territory</comment>
        <translation>Øst-Afrika</translation>
    </message>
    <message>
        <source>Congo</source>
        <comment>territory</comment>
        <translation>Kongo</translation>
    </message>
    <message>
        <source>South Africa</source>
        <comment>territory</comment>
        <translation>Sør-Afrika</translation>
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
        <translation>Sibir</translation>
    </message>
    <message>
        <source>Yakutsk</source>
        <comment>territory</comment>
        <translation>Jakutsk</translation>
    </message>
    <message>
        <source>Kamchatka</source>
        <comment>territory</comment>
        <translation>Kamtsjatka</translation>
    </message>
    <message>
        <source>Irkutsk</source>
        <comment>territory</comment>
        <translation>Irkutsk</translation>
    </message>
    <message>
        <source>Mongolia</source>
        <comment>territory</comment>
        <translation>Mongolia</translation>
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
        <translation>Midtøsten</translation>
    </message>
    <message>
        <source>India</source>
        <comment>territory</comment>
        <translation>India</translation>
    </message>
    <message>
        <source>Siam</source>
        <comment>territory</comment>
        <translation>Siam</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>territory</comment>
        <translation>Indonesia</translation>
    </message>
    <message>
        <source>New Guinea</source>
        <comment>territory</comment>
        <translation>Ny-Guinea</translation>
    </message>
    <message>
        <source>Western Australia</source>
        <comment>territory</comment>
        <translation>Vest-Australia</translation>
    </message>
    <message>
        <source>Eastern Australia</source>
        <comment>territory</comment>
        <translation>Øst-Australia</translation>
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
        <translation>Svart hær</translation>
    </message>
    <message>
        <source>Green neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Grønn hær</translation>
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
        <translation>Gjør krav på et territorium</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) still free.</source>
        <translation>
            <numerusform>%n territorium er fortsatt ledig.</numerusform>
            <numerusform>%n territorier er fortsatt ledige.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army on your land</source>
        <translation>Plasser én armé i et av territoriene dine</translation>
    </message>
    <message>
        <source>Two players, passive neutrals</source>
        <translation>To spillere, passive nøytrale hærer</translation>
    </message>
    <message>
        <source>Two neutral armies block the way. Defeat your opponent.</source>
        <translation>To nøytrale hærer sperrer veien. Beseir motstanderen.</translation>
    </message>
    <message>
        <source>Two players, active neutrals</source>
        <translation>To spillere, aktive nøytrale hærer</translation>
    </message>
    <message>
        <source>Bribe two neutral armies to fight for you. Mind their loyalty.</source>
        <translation>Bestikk to nøytrale hærer til å slåss for deg. Hold øye med lojaliteten.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <comment>phase</comment>
        <translation>Bestikkelser</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Allianser</translation>
    </message>
    <message>
        <source>{army}</source>
        <comment>row of the alliances: a neutral army</comment>
        <translation>{army}</translation>
    </message>
    <message>
        <source>uninvolved</source>
        <comment>a neutral army that is nobody&apos;s ally</comment>
        <translation>ikke involvert</translation>
    </message>
    <message>
        <source>ally of {player}</source>
        <translation>alliert med {player}</translation>
    </message>
    <message>
        <source>Call off</source>
        <comment>button: end the invasion going on</comment>
        <translation>Avblås</translation>
    </message>
    <message>
        <source>Roll for {army}</source>
        <comment>button</comment>
        <translation>Kast for {army}</translation>
    </message>
    <message>
        <source>No more bribes</source>
        <comment>button</comment>
        <translation>Ingen flere bestikkelser</translation>
    </message>
    <message>
        <source>No die</source>
        <comment>button: no reinforcements for allies</comment>
        <translation>Ikke kast</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>set-up step</comment>
        <translation>Utdeling</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on your land</source>
        <translation>
            <numerusform>Plasser %n armé i et av territoriene dine</numerusform>
            <numerusform>Plasser %n armeer i territoriene dine</numerusform>
        </translation>
    </message>
    <message>
        <source>And one army each for: {armies}.</source>
        <translation>Og én armé for hver av: {armies}.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) left to place.</source>
        <translation>
            <numerusform>%n armé igjen å plassere.</numerusform>
            <numerusform>%n armeer igjen å plassere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army for: {army}</source>
        <translation>Plasser én armé for {army}</translation>
    </message>
    <message>
        <source>You choose which of its territories.</source>
        <translation>Du bestemmer hvilket av dens territorier.</translation>
    </message>
    <message>
        <source>Place one army each for: {armies}</source>
        <translation>Plasser én armé for hver av: {armies}</translation>
    </message>
    <message>
        <source>You choose which of their territories.</source>
        <translation>Du bestemmer hvilke av deres territorier.</translation>
    </message>
    <message>
        <source>Bribe a neutral army with a card, or go on</source>
        <translation>Bestikk en nøytral hær med et kort, eller gå videre</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s). Each moves an army one step closer to you.</source>
        <translation>
            <numerusform>Du har %n kort. Det flytter en hær ett steg nærmere deg.</numerusform>
            <numerusform>Du har %n kort. Hvert av dem flytter en hær ett steg nærmere deg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the die for an ally, or go on: {armies}</source>
        <translation>Kast terningen for en alliert, eller gå videre: {armies}</translation>
    </message>
    <message>
        <source>The ally gets as many armies as the die shows.</source>
        <translation>Den allierte får så mange armeer som terningen viser.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) for {army}</source>
        <translation>
            <numerusform>Plasser %n armé for {army}</numerusform>
            <numerusform>Plasser %n armeer for {army}</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere on its own land.</source>
        <translation>Hvor som helst i dens egne territorier.</translation>
    </message>
    <message>
        <source>Move troops of an ally, or skip: {armies}</source>
        <translation>Flytt tropper for en alliert, eller hopp over: {armies}</translation>
    </message>
    <message>
        <source>Once for each ally, along its own land.</source>
        <translation>Én gang for hver alliert, gjennom dens egne territorier.</translation>
    </message>
    <message>
        <source>From your own land or an ally&apos;s: {armies}.</source>
        <translation>Fra egne territorier eller fra en alliert: {armies}.</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}. Loyalty dice afterwards: {armies}.</source>
        <translation>Angripere: {attackers}, forsvarere: {defenders}. Lojalitetsterninger etterpå: {armies}.</translation>
    </message>
    <message>
        <source>Choose the neutral army that gets the card</source>
        <translation>Velg den nøytrale hæren som skal få kortet</translation>
    </message>
    <message>
        <source>Bribe {army}: {card}</source>
        <translation>Bestikk {army}: {card}</translation>
    </message>
    <message>
        <source>Call off the invasion</source>
        <translation>Avblås invasjonen</translation>
    </message>
    <message>
        <source>No die for an ally</source>
        <translation>Ikke kast for noen alliert</translation>
    </message>
    <message>
        <source>Skip moving allies</source>
        <translation>Hopp over flyttingen av allierte</translation>
    </message>
    <message>
        <source>Only neutral armies take bribes.</source>
        <translation>Bare nøytrale hærer tar imot bestikkelser.</translation>
    </message>
    <message>
        <source>This neutral army is destroyed.</source>
        <translation>Denne nøytrale hæren er utslettet.</translation>
    </message>
    <message>
        <source>This neutral army is your ally already.</source>
        <translation>Denne nøytrale hæren er allerede din allierte.</translation>
    </message>
    <message numerus="yes">
        <source>A neutral army takes at most %n card(s).</source>
        <translation>
            <numerusform>En nøytral hær tar imot høyst %n kort.</numerusform>
            <numerusform>En nøytral hær tar imot høyst %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>First give bribes, or go on without.</source>
        <translation>Gi først bestikkelser, eller gå videre uten.</translation>
    </message>
    <message>
        <source>First roll for your ally, or go on without.</source>
        <translation>Kast først for den allierte, eller gå videre uten.</translation>
    </message>
    <message>
        <source>That is no ally you can still roll for this turn.</source>
        <translation>Det er ikke en alliert du fortsatt kan kaste for denne turen.</translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) your ally has left.</source>
        <translation>
            <numerusform>Plasser først den siste armeen den allierte har igjen.</numerusform>
            <numerusform>Plasser først de %n armeene den allierte har igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not this ally&apos;s land.</source>
        <translation>{place} tilhører ikke denne allierte.</translation>
    </message>
    <message>
        <source>No invasion with loyalty dice is going on.</source>
        <translation>Det pågår ingen invasjon med lojalitetsterninger.</translation>
    </message>
    <message>
        <source>{place} is neither yours nor an ally&apos;s.</source>
        <translation>{place} tilhører verken deg eller en alliert.</translation>
    </message>
    <message>
        <source>{place} is yours: your ally does not attack you.</source>
        <translation>{place} er ditt: Den allierte angriper ikke deg.</translation>
    </message>
    <message>
        <source>{place} is your ally&apos;s own land.</source>
        <translation>{place} tilhører den allierte selv.</translation>
    </message>
    <message>
        <source>{place}: move troops of an ally that has not moved yet.</source>
        <translation>{place}: Flytt tropper for en alliert som ikke har flyttet ennå.</translation>
    </message>
    <message>
        <source>{place}: an ally moves along its own land.</source>
        <translation>{place}: En alliert flytter gjennom sine egne territorier.</translation>
    </message>
    <message>
        <source>Your armies of this turn are placed: now the neutral ones.</source>
        <translation>Armeene dine for denne turen er plassert: Nå plasserer du de nøytrale.</translation>
    </message>
    <message>
        <source>{place}: this neutral army has had its one army this turn.</source>
        <translation>{place}: Denne nøytrale hæren har fått sin ene armé denne turen.</translation>
    </message>
    <message>
        <source>{place}: a neutral army gets one army a turn.</source>
        <translation>{place}: En nøytral hær får én armé per tur.</translation>
    </message>
    <message>
        <source>The cards are dealt: 12 territories for each player, 9 for each neutral army.</source>
        <translation>Kortene er delt ut: 12 territorier til hver spiller, 9 til hver nøytral hær.</translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies) for {army}: {place}.</source>
        <translation>
            <numerusform>{player} plasserer %n armé for {army}: {place}.</numerusform>
            <numerusform>{player} plasserer %n armeer for {army}: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {army} a card: {state}.</source>
        <translation>{player} gir {army} et kort: {state}.</translation>
    </message>
    <message>
        <source>The card given: {card}.</source>
        <translation>Kortet som ble gitt: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} rolls for {army}: %n army(ies).</source>
        <translation>
            <numerusform>{player} kaster for {army}: %n armé.</numerusform>
            <numerusform>{player} kaster for {army}: %n armeer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} stays as it is, {state}.</source>
        <translation>Lojalitetsterning {die}: {army} er fortsatt {state}.</translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} turns away, now {state}.</source>
        <translation>Lojalitetsterning {die}: {army} vender seg bort og er nå {state}.</translation>
    </message>
    <message>
        <source>{player} calls off the invasion: {place}.</source>
        <translation>{player} avblåser invasjonen: {place}.</translation>
    </message>
    <message>
        <source>{army} has turned away and does not attack: {place}.</source>
        <translation>{army} har vendt seg bort og angriper ikke: {place}.</translation>
    </message>
    <message>
        <source>Loyalty die afterwards, 4 in 6: {army} becomes {state}.</source>
        <translation>Lojalitetsterning etterpå, sjanse 4 av 6: {army} blir {state}.</translation>
    </message>
    <message>
        <source>Ends the invasion of {place} first, with its loyalty dice.</source>
        <translation>Avslutter først invasjonen av {place}, med lojalitetsterninger.</translation>
    </message>
    <message>
        <source>Setting up for two players</source>
        <comment>rulebook section</comment>
        <translation>Forberedelser for to spillere</translation>
    </message>
    <message>
        <source>Neutral armies</source>
        <comment>rulebook section</comment>
        <translation>Nøytrale hærer</translation>
    </message>
    <message>
        <source>Alliances</source>
        <comment>rulebook section</comment>
        <translation>Allianser</translation>
    </message>
    <message>
        <source>Bribes</source>
        <comment>rulebook section</comment>
        <translation>Bestikkelser</translation>
    </message>
    <message>
        <source>Reinforcing allies</source>
        <comment>rulebook section</comment>
        <translation>Forsterke allierte</translation>
    </message>
    <message>
        <source>Attacking with allies</source>
        <comment>rulebook section</comment>
        <translation>Angripe med allierte</translation>
    </message>
    <message>
        <source>The loyalty die</source>
        <comment>rulebook section</comment>
        <translation>Lojalitetsterningen</translation>
    </message>
    <message>
        <source>Destroying a neutral army</source>
        <comment>rulebook section</comment>
        <translation>Utslette en nøytral hær</translation>
    </message>
    <message>
        <source>Moving allies</source>
        <comment>rulebook section</comment>
        <translation>Flytte allierte</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set, or place %n army(ies)</source>
        <translation>
            <numerusform>Bytt inn et sett, eller plasser %n armé</numerusform>
            <numerusform>Bytt inn et sett, eller plasser %n armeer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set</source>
        <translation>
            <numerusform>Du har %n kort: Bytt inn et sett</numerusform>
            <numerusform>Du har %n kort: Bytt inn et sett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies)</source>
        <translation>
            <numerusform>Plasser %n armé</numerusform>
            <numerusform>Plasser %n armeer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) give {base}, continents {bonus}.</source>
        <translation>
            <numerusform>%n territorium gir {base}, kontinenter {bonus}.</numerusform>
            <numerusform>%n territorier gir {base}, kontinenter {bonus}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack a neighbour, or end combat</source>
        <translation>Angrip et naboterritorium, eller avslutt kampen</translation>
    </message>
    <message>
        <source>Attack on, or end combat</source>
        <translation>Angrip videre, eller avslutt kampen</translation>
    </message>
    <message>
        <source>Fight on: {source} → {target}?</source>
        <translation>Slåss videre: {source} → {target}?</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}.</source>
        <translation>Angripere: {attackers}, forsvarere: {defenders}.</translation>
    </message>
    <message>
        <source>Defend {place}: one die or two?</source>
        <translation>Forsvar {place}: én terning eller to?</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source} with %n die(dice).</source>
        <translation>
            <numerusform>{player} angriper fra {source} med %n terning.</numerusform>
            <numerusform>{player} angriper fra {source} med %n terninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is yours. How many armies move in?</source>
        <translation>{place} er ditt. Hvor mange armeer rykker inn?</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Fra {least} til {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set now</source>
        <translation>
            <numerusform>Du har %n kort: Bytt inn et sett nå</numerusform>
            <numerusform>Du har %n kort: Bytt inn et sett nå</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on one territory</source>
        <translation>
            <numerusform>Plasser %n armé i ett territorium</numerusform>
            <numerusform>Plasser %n armeer i ett territorium</numerusform>
        </translation>
    </message>
    <message>
        <source>All armies for this set stay together.</source>
        <translation>Alle armeene for dette settet må stå samlet.</translation>
    </message>
    <message>
        <source>Move troops once, or skip</source>
        <translation>Flytt tropper én gang, eller hopp over</translation>
    </message>
    <message>
        <source>Click your territory with two or more armies, then a neighbour.</source>
        <translation>Klikk på territoriet ditt med to eller flere armeer og så på en nabo.</translation>
    </message>
    <message>
        <source>A set of infantry brings 4 armies, cavalry 6, artillery 8, one of each 10.</source>
        <translation>Et sett infanteri gir 4 armeer, kavaleri 6, artilleri 8 og ett av hvert 10.</translation>
    </message>
    <message>
        <source>Click where from, then where to, along your own land. One army stays.</source>
        <translation>Klikk der armeene står, og så der de skal, gjennom egne territorier. Én armé blir igjen.</translation>
    </message>
    <message>
        <source>Attack from {source}: choose a target</source>
        <translation>Angrep fra {source}: Velg et mål</translation>
    </message>
    <message>
        <source>Point at a land farther on for the odds of the whole way there.</source>
        <translation>Pek på et territorium lenger unna for å se sjansen for hele veien dit.</translation>
    </message>
    <message>
        <source>Move troops from {source}: choose where to</source>
        <translation>Flytt tropper fra {source}: Velg hvor de skal</translation>
    </message>
    <message>
        <source>Choose a territory for the armies</source>
        <translation>Velg et territorium for armeene</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set: choose %n more card(s)</source>
        <translation>
            <numerusform>Bytt inn et sett: Velg %n kort til</numerusform>
            <numerusform>Bytt inn et sett: Velg %n kort til</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim {place}</source>
        <translation>Gjør krav på {place}</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies): {place}</source>
        <translation>
            <numerusform>Plasser %n armé: {place}</numerusform>
            <numerusform>Plasser %n armeer: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place armies: {place}</source>
        <translation>Plasser armeer: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Trade {card1}, {card2}, {card3} for %n army(ies)</source>
        <translation>
            <numerusform>Bytt inn {card1}, {card2}, {card3} mot %n armé</numerusform>
            <numerusform>Bytt inn {card1}, {card2}, {card3} mot %n armeer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(dice): {source} → {target}</source>
        <translation>
            <numerusform>Angrip med %n terning: {source} → {target}</numerusform>
            <numerusform>Angrip med %n terninger: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fight on until %n army(ies) remain: {source} → {target}</source>
        <translation>
            <numerusform>Slåss videre til %n armé er igjen: {source} → {target}</numerusform>
            <numerusform>Slåss videre til %n armeer er igjen: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight on until … remain: {source} → {target}</source>
        <translation>Slåss videre til … er igjen: {source} → {target}</translation>
    </message>
    <message>
        <source>End combat</source>
        <translation>Avslutt kampen</translation>
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
            <numerusform>Rykk inn med %n armé: {place}</numerusform>
            <numerusform>Rykk inn med %n armeer: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move in: {place}</source>
        <translation>Rykk inn: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Move %n army(ies): {source} → {target}</source>
        <translation>
            <numerusform>Flytt %n armé: {source} → {target}</numerusform>
            <numerusform>Flytt %n armeer: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move troops: {source} → {target}</source>
        <translation>Flytt tropper: {source} → {target}</translation>
    </message>
    <message>
        <source>Skip moving troops</source>
        <translation>Hopp over troppeforflytningen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Gi opp</translation>
    </message>
    <message>
        <source>{player} {die}</source>
        <comment>one start roll: name and number</comment>
        <translation>{player} {die}</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} places first.</source>
        <translation>Startkast: {rolls}. {player} plasserer først.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} takes the first turn.</source>
        <translation>Startkast: {rolls}. {player} har den første turen.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. Tie, roll again.</source>
        <translation>Startkast: {rolls}. Uavgjort, nytt kast.</translation>
    </message>
    <message>
        <source>The territories are dealt.</source>
        <translation>Territoriene er delt ut.</translation>
    </message>
    <message>
        <source>All armies are placed at random.</source>
        <translation>Alle armeene er plassert tilfeldig.</translation>
    </message>
    <message>
        <source>{player} claims {place}.</source>
        <translation>{player} gjør krav på {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: {player} receives %n army(ies).</source>
        <translation>
            <numerusform>Runde {round}: {player} får %n armé.</numerusform>
            <numerusform>Runde {round}: {player} får %n armeer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies): {place}.</source>
        <translation>
            <numerusform>{player} plasserer %n armé: {place}.</numerusform>
            <numerusform>{player} plasserer %n armeer: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} trades {card1}, {card2}, {card3} for %n army(ies).</source>
        <translation>
            <numerusform>{player} bytter inn {card1}, {card2}, {card3} mot %n armé.</numerusform>
            <numerusform>{player} bytter inn {card1}, {card2}, {card3} mot %n armeer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} fights on until %n army(ies) remain: {source} → {target}.</source>
        <translation>
            <numerusform>{player} slåss videre til %n armé er igjen: {source} → {target}.</numerusform>
            <numerusform>{player} slåss videre til %n armeer er igjen: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} → {target}: {attack} against {defence}, lost {attacker_lost} : {defender_lost}.</source>
        <translation>{source} → {target}: {attack} mot {defence}, tap {attacker_lost} : {defender_lost}.</translation>
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
            <numerusform>{player} rykker inn med %n armé: {source} → {target}.</numerusform>
            <numerusform>{player} rykker inn med %n armeer: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} eliminates {victim} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} utsletter {victim} og tar %n kort.</numerusform>
            <numerusform>{player} utsletter {victim} og tar %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} eliminates {victim}.</source>
        <translation>{player} utsletter {victim}.</translation>
    </message>
    <message>
        <source>Cards taken: {cards}.</source>
        <translation>Kort som ble tatt: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} flytter %n armé: {source} → {target}.</numerusform>
            <numerusform>{player} flytter %n armeer: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} trekker et kort.</translation>
    </message>
    <message>
        <source>The card: {card}.</source>
        <translation>Kortet: {card}.</translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation>De kastede kortene stokkes til en ny bunke.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Det er ingen kort igjen å trekke.</translation>
    </message>
    <message>
        <source>{player} resigns. The armies stay as neutrals.</source>
        <translation>{player} gir opp. Armeene blir stående som nøytrale.</translation>
    </message>
    <message>
        <source>{player} rules the world.</source>
        <translation>{player} hersker over verden.</translation>
    </message>
    <message>
        <source>The last round is over. {player} leads and wins.</source>
        <translation>Den siste runden er over. {player} leder og vinner.</translation>
    </message>
    <message>
        <source>The last round is over. Shared victory: {players}.</source>
        <translation>Den siste runden er over. Delt seier: {players}.</translation>
    </message>
    <message>
        <source>Conquer {place}</source>
        <translation>Erobre {place}</translation>
    </message>
    <message>
        <source>Conquer one after the other: {way}</source>
        <translation>Erobre ett etter ett: {way}</translation>
    </message>
    <message>
        <source>{way} → {place}</source>
        <comment>territories conquered in this order</comment>
        <translation>{way} → {place}</translation>
    </message>
    <message>
        <source>None falls</source>
        <comment>part of a bar</comment>
        <translation>Ingen faller</translation>
    </message>
    <message>
        <source>As far as {place}</source>
        <comment>part of a bar</comment>
        <translation>Til og med {place}</translation>
    </message>
    <message>
        <source>All fall</source>
        <comment>part of a bar</comment>
        <translation>Alle faller</translation>
    </message>
    <message>
        <source>If all fall: {armies} armies left at the end on average, one left in each land.</source>
        <translation>Hvis alle faller: i snitt {armies} armeer igjen til slutt, etter at én er satt igjen i hvert territorium.</translation>
    </message>
    <message>
        <source>Hold this battle: {place}</source>
        <translation>Hold stand i slaget: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Attacker loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Angriperen taper %n</numerusform>
            <numerusform>Angriperen taper %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Forsvareren taper %n</numerusform>
            <numerusform>Forsvareren taper %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Each loses 1</source>
        <comment>part of a bar</comment>
        <translation>Begge taper 1</translation>
    </message>
    <message>
        <source>If it falls: {armies} attacking armies left on average.</source>
        <translation>Hvis det faller: i snitt {armies} angripende armeer igjen.</translation>
    </message>
    <message>
        <source>If it holds: {armies} defenders left on average.</source>
        <translation>Hvis det holder: i snitt {armies} forsvarere igjen.</translation>
    </message>
    <message numerus="yes">
        <source>Called off at %n army(ies).</source>
        <translation>
            <numerusform>Avblåses ved %n armé.</numerusform>
            <numerusform>Avblåses ved %n armeer.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not belong to this phase.</source>
        <translation>Det hører ikke til i denne fasen.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Terninger og kort kan ikke gi dette resultatet.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Denne spilleren er allerede ute av spillet.</translation>
    </message>
    <message>
        <source>First every territory is claimed.</source>
        <translation>Først gjøres det krav på alle territoriene.</translation>
    </message>
    <message>
        <source>{place} is already claimed.</source>
        <translation>{place} er allerede tatt.</translation>
    </message>
    <message>
        <source>{place} is not yours: place armies on your own land.</source>
        <translation>{place} er ikke ditt: Plasser armeer i dine egne territorier.</translation>
    </message>
    <message>
        <source>During set-up you place one army at a time.</source>
        <translation>Under forberedelsene plasserer du én armé om gangen.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n army(ies) to place.</source>
        <translation>
            <numerusform>Du har bare %n armé å plassere.</numerusform>
            <numerusform>Du har bare %n armeer å plassere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) you have left.</source>
        <translation>
            <numerusform>Plasser først den siste armeen du har igjen.</numerusform>
            <numerusform>Plasser først de %n armeene du har igjen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n army(ies) for this set go to one territory together.</source>
        <translation>
            <numerusform>Armeen for dette settet går til ett territorium.</numerusform>
            <numerusform>De %n armeene for dette settet går samlet til ett territorium.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set is three different cards.</source>
        <translation>Et sett er tre forskjellige kort.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Du har ikke dette kortet.</translation>
    </message>
    <message>
        <source>Name the cards of a set in the order of your hand.</source>
        <translation>Nevn kortene i et sett i samme rekkefølge som på hånden.</translation>
    </message>
    <message>
        <source>No set: three equal symbols or one of each, jokers standing in for any.</source>
        <translation>Ikke noe sett: tre like symboler eller ett av hvert; jokere kan stå for hva som helst.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): with five or more, trade a set first.</source>
        <translation>
            <numerusform>Du har %n kort: Med fem eller flere bytter du først inn et sett.</numerusform>
            <numerusform>Du har %n kort: Med fem eller flere bytter du først inn et sett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are traded before the first army is placed.</source>
        <translation>Sett byttes inn før den første armeen plasseres.</translation>
    </message>
    <message>
        <source>With four cards or fewer no more sets are traded now.</source>
        <translation>Med fire kort eller færre byttes det ikke inn flere sett nå.</translation>
    </message>
    <message>
        <source>Your reinforcements for this turn are done.</source>
        <translation>Forsterkningene dine for denne turen er plassert.</translation>
    </message>
    <message>
        <source>{place} is not yours: attack from your own land.</source>
        <translation>{place} er ikke ditt: Angrip fra dine egne territorier.</translation>
    </message>
    <message>
        <source>{place} is yours already.</source>
        <translation>{place} er allerede ditt.</translation>
    </message>
    <message>
        <source>No border: {source} – {target}.</source>
        <translation>Grenser ikke til hverandre: {source} – {target}.</translation>
    </message>
    <message>
        <source>{place}: a single army cannot attack.</source>
        <translation>{place}: En enslig armé kan ikke angripe.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n attack die(dice).</source>
        <translation>
            <numerusform>{place}: høyst %n angrepsterning.</numerusform>
            <numerusform>{place}: høyst %n angrepsterninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies): stop at fewer than that.</source>
        <translation>
            <numerusform>{place} har bare %n armé: Stopp ved færre enn det.</numerusform>
            <numerusform>{place} har bare %n armeer: Stopp ved færre enn det.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat is over for this turn.</source>
        <translation>Kampen er over for denne turen.</translation>
    </message>
    <message>
        <source>First choose the defence dice: {place}.</source>
        <translation>Velg først forsvarsterningene: {place}.</translation>
    </message>
    <message>
        <source>{place}: a single army defends with one die.</source>
        <translation>{place}: En enslig armé forsvarer seg med én terning.</translation>
    </message>
    <message>
        <source>First move into the conquered territory: {place}.</source>
        <translation>Rykk først inn i det erobrede territoriet: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation>
            <numerusform>{place}: Minst den ene armeen fra det vunne slaget rykker inn.</numerusform>
            <numerusform>{place}: Minst de %n armeene fra det vunne slaget rykker inn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: one army stays, so at most %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: Én armé blir igjen, så høyst %n armé kan gå.</numerusform>
            <numerusform>{place}: Én armé blir igjen, så høyst %n armeer kan gå.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving troops comes after combat: end it first.</source>
        <translation>Tropper flyttes etter kampen: Avslutt den først.</translation>
    </message>
    <message>
        <source>{place} is not yours: move your own armies.</source>
        <translation>{place} er ikke ditt: Flytt dine egne armeer.</translation>
    </message>
    <message>
        <source>{place} is not yours: troops move to your own land.</source>
        <translation>{place} er ikke ditt: Tropper flyttes til egne territorier.</translation>
    </message>
    <message>
        <source>{place}: troops move to another territory.</source>
        <translation>{place}: Tropper flyttes til et annet territorium.</translation>
    </message>
    <message>
        <source>{place}: no path through your own territories leads there.</source>
        <translation>{place}: Ingen vei gjennom dine egne territorier fører dit.</translation>
    </message>
    <message>
        <source>Chance of success: {percent}%.</source>
        <comment>why</comment>
        <translation>Sjanse for å lykkes: {percent}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminates {victim} and takes %n card(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Utsletter {victim} og tar %n kort.</numerusform>
            <numerusform>Utsletter {victim} og tar %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminates {victim}.</source>
        <comment>why</comment>
        <translation>Utsletter {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>Cards taken bring %n army(ies) to go on with.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Kortene gir %n armé å fortsette med.</numerusform>
            <numerusform>Kortene gir %n armeer å fortsette med.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {continent}: %n army(ies) a turn.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Tar hele {continent}: %n armé per tur.</numerusform>
            <numerusform>Tar hele {continent}: %n armeer per tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs {victim} %n army(ies) a turn: {continent}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Koster {victim} %n armé per tur: {continent}.</numerusform>
            <numerusform>Koster {victim} %n armeer per tur: {continent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One territory earns a card; this one is cheap.</source>
        <comment>why</comment>
        <translation>Ett territorium gir et kort, og dette er billig.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n territory(ies) while the odds are good.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Tar %n territorium mens sjansene er gode.</numerusform>
            <numerusform>Tar %n territorier mens sjansene er gode.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n border territory(ies) fewer to guard.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Gir %n grenseterritorium mindre å vokte.</numerusform>
            <numerusform>Gir %n færre grenseterritorier å vokte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{victim} leads and has to be held back.</source>
        <comment>why</comment>
        <translation>{victim} leder og må bremses.</translation>
    </message>
    <message>
        <source>No attack is worth its risk now.</source>
        <comment>why</comment>
        <translation>Ingen angrep er verdt risikoen nå.</translation>
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
            <numerusform>%n fiendtlig armé står ved grensen til {place}.</numerusform>
            <numerusform>%n fiendtlige armeer står ved grensen til {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} guards {continent}.</source>
        <comment>why</comment>
        <translation>{place} vokter {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>The set brings %n army(ies) that are of use now.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Settet gir %n armé som trengs nå.</numerusform>
            <numerusform>Settet gir %n armeer som trengs nå.</numerusform>
        </translation>
    </message>
    <message>
        <source>With five cards a set has to be traded.</source>
        <comment>why</comment>
        <translation>Med fem kort må det byttes inn et sett.</translation>
    </message>
    <message>
        <source>The first turn starts from {place}.</source>
        <comment>why</comment>
        <translation>Den første turen går ut fra {place}.</translation>
    </message>
    <message>
        <source>{continent} is within reach.</source>
        <comment>why</comment>
        <translation>{continent} er innen rekkevidde.</translation>
    </message>
    <message>
        <source>The march goes on from {place}.</source>
        <comment>why</comment>
        <translation>Fremrykkingen fortsetter fra {place}.</translation>
    </message>
    <message>
        <source>The armies are needed more in {place}.</source>
        <comment>why</comment>
        <translation>Armeene trengs mer her: {place}.</translation>
    </message>
    <message>
        <source>Idle armies go to the front: {place}.</source>
        <comment>why</comment>
        <translation>Ledige armeer går til fronten: {place}.</translation>
    </message>
    <message>
        <source>The armies already stand where they are needed.</source>
        <comment>why</comment>
        <translation>Armeene står allerede der de trengs.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>rank of a mission</comment>
        <translation>Kaptein</translation>
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
        <translation>Meldes fullført rett etter en erobring.</translation>
    </message>
    <message>
        <source>Claim it at the end of a turn with a conquest.</source>
        <translation>Meldes fullført på slutten av en tur med erobring.</translation>
    </message>
    <message>
        <source>Claim it at the start of your turn.</source>
        <translation>Meldes fullført ved starten av turen din.</translation>
    </message>
    <message>
        <source>{rank}: {text} {moment}</source>
        <comment>rank and two sentences on a mission card</comment>
        <translation>{rank}: {text} {moment}</translation>
    </message>
    <message>
        <source>Triple Strike</source>
        <comment>mission</comment>
        <translation>Trippelslag</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn.</source>
        <translation>
            <numerusform>Erobre %n territorium i én tur.</numerusform>
            <numerusform>Erobre %n territorier i én tur.</numerusform>
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
            <numerusform>Erobre territorier på %n kontinent i én tur.</numerusform>
            <numerusform>Erobre territorier på %n kontinenter i én tur.</numerusform>
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
            <numerusform>Erobre %n territorium i én tur, over en sjørute.</numerusform>
            <numerusform>Erobre %n territorier i én tur, minst ett av dem over en sjørute.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>mission</comment>
        <translation>Festning</translation>
    </message>
    <message numerus="yes">
        <source>Have %n army(ies) in one territory.</source>
        <translation>
            <numerusform>Ha %n armé i ett territorium.</numerusform>
            <numerusform>Ha %n armeer i ett territorium.</numerusform>
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
            <numerusform>Ha %n territorium.</numerusform>
            <numerusform>Ha %n territorier.</numerusform>
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
            <numerusform>Ha %n territorium med {size} eller flere armeer.</numerusform>
            <numerusform>Ha %n territorier med {size} eller flere armeer i hvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six Flags</source>
        <comment>mission</comment>
        <translation>Seks flagg</translation>
    </message>
    <message numerus="yes">
        <source>Hold at least one territory in each of %n continent(s).</source>
        <translation>
            <numerusform>Ha minst ett territorium på %n kontinent.</numerusform>
            <numerusform>Ha minst ett territorium på hvert av de %n kontinentene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Southern Realm</source>
        <comment>mission</comment>
        <translation>Riket i sør</translation>
    </message>
    <message>
        <source>Hold one of these continents whole: {continents}.</source>
        <translation>Ha hele ett av disse kontinentene: {continents}.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>mission</comment>
        <translation>Lynangrep</translation>
    </message>
    <message>
        <source>Two Enemies</source>
        <comment>mission</comment>
        <translation>To fiender</translation>
    </message>
    <message numerus="yes">
        <source>In one turn, conquer {size} or more territories from each of %n army(ies) of different colours.</source>
        <translation>
            <numerusform>Erobre i én tur {size} eller flere territorier fra %n hær.</numerusform>
            <numerusform>Erobre i én tur {size} eller flere territorier fra hver av %n hærer i forskjellige farger.</numerusform>
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
        <translation>Ekspansjon</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <comment>mission</comment>
        <translation>Gjennombrudd</translation>
    </message>
    <message numerus="yes">
        <source>Conquer a territory that had %n or more armies when your turn began.</source>
        <translation>
            <numerusform>Erobre et territorium der det sto %n eller flere armeer da turen din begynte.</numerusform>
            <numerusform>Erobre et territorium der det sto %n eller flere armeer da turen din begynte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solid Block</source>
        <comment>mission</comment>
        <translation>Samlet blokk</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) that are all joined to each other.</source>
        <translation>
            <numerusform>Ha %n territorium.</numerusform>
            <numerusform>Ha %n territorier som alle henger sammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held Ground</source>
        <comment>mission</comment>
        <translation>Holdt stand</translation>
    </message>
    <message>
        <source>Hold one of these continents whole from the end of a turn to the start of your next: {continents}.</source>
        <translation>Ha hele ett av disse kontinentene fra slutten av én tur til starten av din neste: {continents}.</translation>
    </message>
    <message>
        <source>Great Offensive</source>
        <comment>mission</comment>
        <translation>Storoffensiv</translation>
    </message>
    <message>
        <source>Great Power</source>
        <comment>mission</comment>
        <translation>Stormakt</translation>
    </message>
    <message>
        <source>Twin Realms</source>
        <comment>mission</comment>
        <translation>To riker</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole.</source>
        <translation>
            <numerusform>Ha %n helt kontinent.</numerusform>
            <numerusform>Ha %n hele kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <comment>mission</comment>
        <translation>Portvokter</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n of these territories: {places}.</source>
        <translation>
            <numerusform>Ha %n av disse territoriene: {places}.</numerusform>
            <numerusform>Ha %n av disse territoriene: {places}.</numerusform>
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
            <numerusform>Ha fortsatt %n av territoriene du har erobret denne turen, med {size} eller flere armeer.</numerusform>
            <numerusform>Ha fortsatt %n av territoriene du har erobret denne turen, med {size} eller flere armeer i hvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leading Power</source>
        <comment>mission</comment>
        <translation>Ledende makt</translation>
    </message>
    <message numerus="yes">
        <source>Hold more territories than any other colour in %n continent(s).</source>
        <translation>
            <numerusform>Ha flere territorier enn noen annen farge på %n kontinent.</numerusform>
            <numerusform>Ha flere territorier enn noen annen farge på %n kontinenter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lord of Asia</source>
        <comment>mission</comment>
        <translation>Herre over Asia</translation>
    </message>
    <message>
        <source>Hold this continent whole: {continents}.</source>
        <translation>Ha hele {continents}.</translation>
    </message>
    <message>
        <source>Hegemon</source>
        <comment>mission</comment>
        <translation>Hegemon</translation>
    </message>
    <message>
        <source>Iron Grip</source>
        <comment>mission</comment>
        <translation>Jerngrep</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole from the end of a turn to the start of your next.</source>
        <translation>
            <numerusform>Ha %n helt kontinent fra slutten av én tur til starten av din neste.</numerusform>
            <numerusform>Ha %n hele kontinenter fra slutten av én tur til starten av din neste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annihilation</source>
        <comment>mission</comment>
        <translation>Utslettelse</translation>
    </message>
    <message>
        <source>In your turn, remove the last army of another player or of a neutral colour.</source>
        <translation>Fjern i din egen tur den siste armeen til en annen spiller eller en nøytral hær.</translation>
    </message>
    <message>
        <source>Lightning War</source>
        <comment>mission</comment>
        <translation>Lynkrig</translation>
    </message>
    <message>
        <source>Three Realms</source>
        <comment>mission</comment>
        <translation>Tre riker</translation>
    </message>
    <message>
        <source>World Leader</source>
        <comment>mission</comment>
        <translation>Verdensleder</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <translation>Oppdrags-Risk</translation>
    </message>
    <message>
        <source>Four secret missions each: complete yours first, or conquer the world.</source>
        <translation>Fire hemmelige oppdrag til hver: Fullfør dine først, eller erobre verden.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Oppdrag</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) to go.</source>
        <translation>
            <numerusform>%n oppdrag igjen.</numerusform>
            <numerusform>%n oppdrag igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All missions are completed.</source>
        <translation>Alle oppdragene er fullført.</translation>
    </message>
    <message>
        <source>Missions stay secret until they are claimed.</source>
        <translation>Oppdrag er hemmelige til de meldes fullført.</translation>
    </message>
    <message>
        <source>Missions</source>
        <comment>column: completed ones</comment>
        <translation>Oppdrag</translation>
    </message>
    <message>
        <source>Claim: {mission}</source>
        <comment>button</comment>
        <translation>Meld fullført: {mission}</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>Ikke nå</translation>
    </message>
    <message numerus="yes">
        <source>You can claim %n mission(s)</source>
        <translation>
            <numerusform>Du kan melde %n oppdrag fullført</numerusform>
            <numerusform>Du kan melde %n oppdrag fullført</numerusform>
        </translation>
    </message>
    <message>
        <source>No mission of yours can be claimed</source>
        <translation>Ingen av oppdragene dine kan meldes fullført</translation>
    </message>
    <message>
        <source>Now, right after the conquest. One mission a turn; it stays completed.</source>
        <translation>Nå, rett etter erobringen. Ett oppdrag per tur; det forblir fullført.</translation>
    </message>
    <message>
        <source>Now, at the end of your turn. One mission a turn; it stays completed.</source>
        <translation>Nå, på slutten av turen din. Ett oppdrag per tur; det forblir fullført.</translation>
    </message>
    <message>
        <source>Now, before your turn begins. One mission a turn; it stays completed.</source>
        <translation>Nå, før turen din begynner. Ett oppdrag per tur; det forblir fullført.</translation>
    </message>
    <message>
        <source>Claim a mission: {mission}</source>
        <translation>Meld et oppdrag fullført: {mission}</translation>
    </message>
    <message>
        <source>Not now: claim no mission</source>
        <translation>Ikke nå: meld ikke noe oppdrag fullført</translation>
    </message>
    <message numerus="yes">
        <source>You hold a set: %n army(ies).</source>
        <translation>
            <numerusform>Du har et sett: %n armé.</numerusform>
            <numerusform>Du har et sett: %n armeer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets four secret missions.</source>
        <translation>Alle får fire hemmelige oppdrag.</translation>
    </message>
    <message>
        <source>Your missions: {missions}.</source>
        <translation>Oppdragene dine: {missions}.</translation>
    </message>
    <message>
        <source>{player} completes a mission: {mission}.</source>
        <translation>{player} fullfører et oppdrag: {mission}.</translation>
    </message>
    <message>
        <source>{player} now shows the last mission: {mission}.</source>
        <translation>{player} viser nå det siste oppdraget: {mission}.</translation>
    </message>
    <message>
        <source>Not completed by {player}: {missions}.</source>
        <translation>Ikke fullført av {player}: {missions}.</translation>
    </message>
    <message>
        <source>{player} has completed all missions and wins.</source>
        <translation>{player} har fullført alle oppdragene og vinner.</translation>
    </message>
    <message>
        <source>First claim a mission, or say not now.</source>
        <translation>Meld først et oppdrag fullført, eller si «Ikke nå».</translation>
    </message>
    <message>
        <source>You do not hold this mission.</source>
        <translation>Du har ikke dette oppdraget.</translation>
    </message>
    <message>
        <source>{mission}: completed already.</source>
        <translation>{mission}: allerede fullført.</translation>
    </message>
    <message>
        <source>Only one mission can be claimed in a turn.</source>
        <translation>Bare ett oppdrag kan meldes fullført per tur.</translation>
    </message>
    <message>
        <source>{mission}: not done yet, {have} of {need}.</source>
        <translation>{mission}: ikke fullført ennå, {have} av {need}.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed after a conquest.</source>
        <translation>{mission}: meldes fullført etter en erobring.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the end of a turn with a conquest.</source>
        <translation>{mission}: meldes fullført på slutten av en tur med erobring.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the start of your turn.</source>
        <translation>{mission}: meldes fullført ved starten av turen din.</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <comment>rulebook section</comment>
        <translation>Oppdrags-Risk</translation>
    </message>
    <message>
        <source>Dealing the missions</source>
        <comment>rulebook section</comment>
        <translation>Dele ut oppdrag</translation>
    </message>
    <message>
        <source>Sets without the golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Sett uten gullkavaleri</translation>
    </message>
    <message>
        <source>Claiming a mission</source>
        <comment>rulebook section</comment>
        <translation>Melde et oppdrag fullført</translation>
    </message>
    <message>
        <source>The last mission</source>
        <comment>rulebook section</comment>
        <translation>Det siste oppdraget</translation>
    </message>
    <message>
        <source>Winning by missions</source>
        <comment>rulebook section</comment>
        <translation>Seier med oppdrag</translation>
    </message>
    <message>
        <source>The 28 missions</source>
        <comment>rulebook section</comment>
        <translation>De 28 oppdragene</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <translation>Lag-Risk</translation>
    </message>
    <message>
        <source>Two teams of two, sitting alternately. Whoever first eliminates one player of the other team wins.</source>
        <translation>To lag på to sitter vekselvis rundt bordet. Laget som først utsletter en motstander, vinner.</translation>
    </message>
    <message>
        <source>Your team&apos;s cards</source>
        <translation>Lagets kort</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>column: number of a player&apos;s team</comment>
        <translation>Lag</translation>
    </message>
    <message>
        <source>nobody controls it</source>
        <comment>said of a territory</comment>
        <translation>ingen kontrollerer det</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <comment>said of a territory</comment>
        <translation>kontrolleres av {player}</translation>
    </message>
    <message>
        <source>Your armies may cross and enter all land of your team.</source>
        <translation>Armeene dine kan gå gjennom og inn i alle lagets territorier.</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source}. %n army(ies) of your team defend together.</source>
        <translation>
            <numerusform>{player} angriper fra {source}. %n armé fra laget ditt forsvarer seg.</numerusform>
            <numerusform>{player} angriper fra {source}. %n armeer fra laget ditt forsvarer seg sammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resign: your team loses</source>
        <translation>Gi opp: Laget ditt taper</translation>
    </message>
    <message>
        <source>{player} now controls {place}.</source>
        <translation>{player} kontrollerer nå {place}.</translation>
    </message>
    <message>
        <source>{place}: as many armies each, so nobody controls it.</source>
        <translation>{place}: Begge har like mange armeer, så ingen kontrollerer det.</translation>
    </message>
    <message>
        <source>{players} win as a team.</source>
        <translation>{players} vinner som lag.</translation>
    </message>
    <message>
        <source>You do not control {place}: place armies where you do.</source>
        <translation>Du kontrollerer ikke {place}: Plasser armeer i territorier du kontrollerer.</translation>
    </message>
    <message>
        <source>{place} is your team-mate&apos;s: you may not attack it.</source>
        <translation>{place} tilhører lagkameraten din: Du kan ikke angripe det.</translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies) of yours: stop at fewer than that.</source>
        <translation>
            <numerusform>{place} har bare %n av dine armeer: Stopp ved færre enn det.</numerusform>
            <numerusform>{place} har bare %n av dine armeer: Stopp ved færre enn det.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not your team&apos;s: troops move to land of your team.</source>
        <translation>{place} tilhører ikke laget ditt: Tropper flyttes til lagets territorier.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: only your own %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: Bare din egen ene armé kan gå.</numerusform>
            <numerusform>{place}: Bare dine egne %n armeer kan gå.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no path through territories of your team leads there.</source>
        <translation>{place}: Ingen vei gjennom lagets territorier fører dit.</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <comment>rulebook section</comment>
        <translation>Lag-Risk</translation>
    </message>
    <message>
        <source>Shared territories</source>
        <comment>rulebook section</comment>
        <translation>Delte territorier</translation>
    </message>
    <message>
        <source>Reinforcements in a team</source>
        <comment>rulebook section</comment>
        <translation>Forsterkninger i Lag-Risk</translation>
    </message>
    <message>
        <source>Attacking in a team</source>
        <comment>rulebook section</comment>
        <translation>Angripe i Lag-Risk</translation>
    </message>
    <message>
        <source>Defending together</source>
        <comment>rulebook section</comment>
        <translation>Forsvare seg sammen</translation>
    </message>
    <message>
        <source>Fortifying in a team</source>
        <comment>rulebook section</comment>
        <translation>Troppeforflytning i Lag-Risk</translation>
    </message>
    <message>
        <source>The team&apos;s cards</source>
        <comment>rulebook section</comment>
        <translation>Lagets kort</translation>
    </message>
    <message>
        <source>Winning as a team</source>
        <comment>rulebook section</comment>
        <translation>Seier som lag</translation>
    </message>
</context>
<context>
    <name>warcraft</name>
    <message>
        <source>Call to Arms</source>
        <comment>card</comment>
        <translation>Opprustning</translation>
    </message>
    <message>
        <source>When enemies reach your workers</source>
        <translation>Når fiender kommer til arbeiderne dine</translation>
    </message>
    <message>
        <source>All your workers in that space fight as melee units until this move step ends.</source>
        <translation>Alle arbeiderne dine i ruten slåss som bakkeenheter til dette bevegelsessteget er over.</translation>
    </message>
    <message>
        <source>Dispel Magic</source>
        <comment>card</comment>
        <translation>Antimagi</translation>
    </message>
    <message>
        <source>In battle, after an enemy card</source>
        <translation>I kamp, etter et fiendtlig kort</translation>
    </message>
    <message>
        <source>The card just played does nothing and is discarded.</source>
        <translation>Kortet som nettopp ble spilt, virker ikke og legges bort.</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <comment>card</comment>
        <translation>Usynlighet</translation>
    </message>
    <message>
        <source>Before casualties are removed</source>
        <translation>Før skadede fjernes</translation>
    </message>
    <message>
        <source>Your side takes one casualty less in this phase.</source>
        <translation>Siden din får én skadet mindre i denne fasen.</translation>
    </message>
    <message>
        <source>Polymorph</source>
        <comment>card</comment>
        <translation>Forvandling</translation>
    </message>
    <message>
        <source>At the start of a battle round</source>
        <translation>I begynnelsen av en omgang</translation>
    </message>
    <message>
        <source>One enemy unit in this battle does not attack until the round ends.</source>
        <translation>Én fiendtlig enhet i kampen angriper ikke før omgangen er over.</translation>
    </message>
    <message>
        <source>Devour</source>
        <comment>card</comment>
        <translation>Fortæring</translation>
    </message>
    <message>
        <source>Swallow an enemy melee or ranged unit. It dies if your side wins; else it comes back.</source>
        <translation>Svelg en fiendtlig bakke- eller artillerienhet. Den dør hvis siden din vinner, ellers kommer den tilbake.</translation>
    </message>
    <message>
        <source>Ensnare</source>
        <comment>card</comment>
        <translation>Inntauing</translation>
    </message>
    <message>
        <source>At the start of a melee phase</source>
        <translation>I begynnelsen av et bakkeangrep</translation>
    </message>
    <message>
        <source>Until this battle ends, enemy flying units may be casualties in the melee phase too.</source>
        <translation>Ut kampen kan fiendens flyenheter velges som skadede også i bakkeangrepet.</translation>
    </message>
    <message>
        <source>Envenomed Spears</source>
        <comment>card</comment>
        <translation>Forgiftede spyd</translation>
    </message>
    <message>
        <source>Before you roll an attack</source>
        <translation>Før du kaster et angrep</translation>
    </message>
    <message>
        <source>In this phase you roll each die that missed once more.</source>
        <translation>I denne fasen kaster du hver terning som bommet, én gang til.</translation>
    </message>
    <message>
        <source>Pillage</source>
        <comment>card</comment>
        <translation>Tjuveri</translation>
    </message>
    <message>
        <source>After an enemy unit is removed</source>
        <translation>Etter at en fiendtlig enhet er fjernet</translation>
    </message>
    <message>
        <source>Take what that unit cost, in gold and wood, from its owner.</source>
        <translation>Ta det enheten kostet i gull og tre, fra eieren.</translation>
    </message>
    <message>
        <source>Faerie Fire</source>
        <comment>card</comment>
        <translation>Fe-ild</translation>
    </message>
    <message>
        <source>In this phase your dice hit on a number one higher.</source>
        <translation>I denne fasen treffer terningene dine også på tallet over styrken.</translation>
    </message>
    <message>
        <source>Marksmanship</source>
        <comment>card</comment>
        <translation>Skarpskytter</translation>
    </message>
    <message>
        <source>Before the enemy removes a unit</source>
        <translation>Før fienden fjerner en enhet</translation>
    </message>
    <message>
        <source>You choose that one casualty instead of the enemy.</source>
        <translation>Du velger denne ene skadede i stedet for fienden.</translation>
    </message>
    <message>
        <source>Moon Glaive</source>
        <comment>card</comment>
        <translation>Månesigd</translation>
    </message>
    <message>
        <source>After you rolled an attack</source>
        <translation>Etter at du har kastet et angrep</translation>
    </message>
    <message>
        <source>Roll one more die of the same strength for each hit.</source>
        <translation>Kast én terning til med samme styrke for hvert treff.</translation>
    </message>
    <message>
        <source>Renew</source>
        <comment>card</comment>
        <translation>Forny</translation>
    </message>
    <message>
        <source>At the start of your harvest</source>
        <translation>Når du skal høste</translation>
    </message>
    <message>
        <source>Remove the depletion marker from any one forest.</source>
        <translation>Fjern plyndringsmarkøren fra en skog du velger.</translation>
    </message>
    <message>
        <source>Cripple</source>
        <comment>card</comment>
        <translation>Forkrøple</translation>
    </message>
    <message>
        <source>At the start of an enemy&apos;s movement</source>
        <translation>Når en fiende skal flytte</translation>
    </message>
    <message>
        <source>Everything of the enemy in one space moves one space less.</source>
        <translation>Alt fienden har i én rute, flytter én rute kortere.</translation>
    </message>
    <message>
        <source>Curse</source>
        <comment>card</comment>
        <translation>Forbannelse</translation>
    </message>
    <message>
        <source>After the enemy rolled an attack</source>
        <translation>Etter at fienden har kastet et angrep</translation>
    </message>
    <message>
        <source>Roll a die for each enemy hit: 1, 2 or 3 prevents a casualty.</source>
        <translation>Kast én terning for hvert fiendtlige treff: 1, 2 eller 3 forhindrer én skadet.</translation>
    </message>
    <message>
        <source>Summon Building</source>
        <comment>card</comment>
        <translation>Tilkall bygning</translation>
    </message>
    <message>
        <source>When you construct in town</source>
        <translation>Når du bygger i byen</translation>
    </message>
    <message>
        <source>Start a building that needs no worker. You still pay for it.</source>
        <translation>Begynn på en bygning som ikke trenger arbeider. Du betaler likevel for den.</translation>
    </message>
    <message>
        <source>Web</source>
        <comment>card</comment>
        <translation>Nett</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>card</comment>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>At the start of your movement</source>
        <translation>Når du skal flytte</translation>
    </message>
    <message>
        <source>All your pieces in one space may move two spaces farther, at most three.</source>
        <translation>Alle brikkene dine i én rute kan flytte to ruter lenger, høyst tre.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>card</comment>
        <translation>Ressurser</translation>
    </message>
    <message>
        <source>At the start of your spending</source>
        <translation>Når forbruket ditt begynner</translation>
    </message>
    <message>
        <source>Take {count} gold or {count} wood.</source>
        <translation>Ta {count} gull eller {count} tre.</translation>
    </message>
    <message>
        <source>Town Portal</source>
        <comment>card</comment>
        <translation>Byportal</translation>
    </message>
    <message>
        <source>After anybody&apos;s movement, before battles</source>
        <translation>Etter en spillers bevegelse, før kampene</translation>
    </message>
    <message>
        <source>All your units in one space go to your town or to one of your outposts.</source>
        <translation>Alle enhetene dine i én rute drar til byen din eller til en av utpostene dine.</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <comment>card</comment>
        <translation>Seierspoeng</translation>
    </message>
    <message>
        <source>In any step of yours</source>
        <translation>I et hvilket som helst steg av dine</translation>
    </message>
    <message>
        <source>Lay it open in front of you: one victory point for good.</source>
        <translation>Legg det åpent foran deg: ett seierspoeng for godt.</translation>
    </message>
    <message>
        <source>Warcraft</source>
        <comment>name of the game</comment>
        <translation>Warcraft</translation>
    </message>
    <message>
        <source>Gold, wood and four peoples at war.</source>
        <translation>Gull, tre og fire folk i krig.</translation>
    </message>
    <message>
        <source>Main game for two</source>
        <comment>scenario</comment>
        <translation>Grunnspill for to</translation>
    </message>
    <message>
        <source>Two peoples, one land. Victory points win, or the enemy&apos;s town.</source>
        <translation>To folk, ett land. Vinn med seierspoeng, eller ta fiendens by.</translation>
    </message>
    <message>
        <source>Two towns lie at the edges of a rich valley. There is gold and wood for one of them.</source>
        <translation>To byer ligger på hver sin side av en rik dal. Gull og tre rekker bare til én av dem.</translation>
    </message>
    <message>
        <source>You win with 15 victory points at the end of your turn (10 in the shorter game), or when your enemy&apos;s town has been captured twice. Towns and objectives count while you have a unit there; fully upgraded unit types and Victory Point cards count for good.</source>
        <translation>Du vinner med 15 seierspoeng på slutten av turen din (10 i det kortere spillet), eller når fiendens by er overtatt to ganger. Byer og nøkkelruter teller så lenge du har en enhet der. Ferdig oppgraderte enhetstyper og Seierspoeng-kort teller for godt.</translation>
    </message>
    <message>
        <source>Main game for four</source>
        <comment>scenario</comment>
        <translation>Grunnspill for fire</translation>
    </message>
    <message>
        <source>Two teams of two: Humans and Night Elves against Orcs and Undead.</source>
        <translation>To lag på to: Humans og Night Elves mot Orcs og Undead.</translation>
    </message>
    <message>
        <source>Old enemies have become allies. Humans and Night Elves hold the north, Orcs and Undead the south, and the land between them belongs to nobody yet.</source>
        <translation>Gamle fiender er blitt allierte. Humans og Night Elves holder nord, Orcs og Undead sør, og landet mellom dem tilhører ingen ennå.</translation>
    </message>
    <message>
        <source>Your team wins with 30 victory points together (20 in the shorter game) at the end of a turn of yours. If the town of one player is captured twice, the whole team is out.</source>
        <translation>Laget ditt vinner med 30 seierspoeng til sammen (20 i det kortere spillet) på slutten av turen til en av dere. Blir byen til en spiller overtatt to ganger, er hele laget ute.</translation>
    </message>
    <message>
        <source>The Elf Gate</source>
        <comment>scenario</comment>
        <translation>Elf Gate</translation>
    </message>
    <message>
        <source>Three armies race for an ancient gate that Night Elves guard.</source>
        <translation>Tre hærer kappes om en eldgammel portal som Night Elves vokter.</translation>
    </message>
    <message>
        <source>Behind the mountains stands a gate of the Night Elves, and a handful of them still watches the three passes. Whoever secures it decides the war.</source>
        <translation>Bak fjellene står en portal som tilhører Night Elves, og en håndfull av dem vokter fremdeles de tre passene. Den som sikrer seg portalen, avgjør krigen.</translation>
    </message>
    <message>
        <source>You win if you have a unit on space D at the end of your turn and fewer than three enemy units, Night Elves included, stand next to it. Mines and forests beside a town never run out; all others are empty from the start.</source>
        <translation>Du vinner hvis du har en enhet på rute D på slutten av turen din, og det står færre enn tre fiendtlige enheter, medregnet Night Elves, rundt den. Gruver og skoger ved siden av en by tar aldri slutt, alle andre er tomme fra starten.</translation>
    </message>
    <message>
        <source>March of the Necromancers</source>
        <comment>scenario</comment>
        <translation>Necromancernes marsj</translation>
    </message>
    <message>
        <source>Humans with a town against two Necromancers who raise their army from the ground.</source>
        <translation>Humans med en by mot to Necromancere som reiser hæren sin opp av jorden.</translation>
    </message>
    <message>
        <source>Two Necromancers have found the places where the dead lie shallow. Every round more of them rise and march on the last town of the Humans.</source>
        <translation>To Necromancere har funnet stedene der de døde ligger grunt. Hver runde reiser flere av dem seg og går mot den siste byen til Humans.</translation>
    </message>
    <message>
        <source>Undead: a Necromancer on A, B or C raises a unit each round, on D or E he upgrades a type. You win when the Human town has been captured twice. Humans: kill both Necromancers, or destroy the tokens on A, B and C by holding those spaces after battle.</source>
        <translation>Undead: En Necromancer på A, B eller C vekker en enhet hver runde, på D eller E oppgraderer han en type. Du vinner når Human-byen er overtatt to ganger. Humans: Drep begge Necromancerne, eller ødelegg markørene på A, B og C ved å holde rutene etter kamp.</translation>
    </message>
    <message>
        <source>The Captives</source>
        <comment>scenario</comment>
        <translation>Fangene</translation>
    </message>
    <message>
        <source>Orcs and Night Elves each hold the other&apos;s leader behind walls.</source>
        <translation>Orcs og Night Elves holder hverandres leder fanget bak murer.</translation>
    </message>
    <message>
        <source>Thrall is a prisoner of the Night Elves, Tyrande one of the Orcs. Both camps have sworn to bring their leader home.</source>
        <translation>Thrall er fange hos Night Elves, Tyrande hos Orcs. Begge leirene har sverget på å få lederen sin hjem.</translation>
    </message>
    <message>
        <source>Fight your way to the captive of your race and bring him or her to your own town: any unit that starts in or passes the space may take a captive along. Only flying units cross walls. Eliminating the enemy wins too.</source>
        <translation>Kjemp deg frem til fangen fra din egen rase, og før ham eller henne til byen din: Enhver enhet som begynner i ruten eller passerer den, kan ta fangen med. Bare flyenheter krysser vegger. Du vinner også ved å eliminere fienden.</translation>
    </message>
    <message>
        <source>Nordrassil, the World Tree</source>
        <comment>scenario</comment>
        <translation>Nordrassil, verdenstreet</translation>
    </message>
    <message>
        <source>Three allies hold out against an army that does not stay dead.</source>
        <translation>Tre allierte holder stand mot en hær som ikke forblir død.</translation>
    </message>
    <message>
        <source>Under the World Tree the Night Elves work a spell that will end the war. Humans and Orcs stand by them. The Undead come again and again.</source>
        <translation>Under verdenstreet arbeider Night Elves med en trylleformel som skal ende krigen. Humans og Orcs står ved deres side. Undead kommer igjen og igjen.</translation>
    </message>
    <message>
        <source>Allies: hold out until the last card of the Night Elf deck is drawn; one is set aside every round. Undead: have a unit on space A at the end of your movement, or capture the Night Elf outpost twice. Your dead return to your outposts at once.</source>
        <translation>De allierte: Hold ut til det siste kortet i Night Elf-kortstokken er trukket; ett legges til side hver runde. Undead: Ha en enhet på rute A på slutten av bevegelsen din, eller overta Night Elf-utposten to ganger. Enhetene dine som dør, vender straks tilbake til utpostene.</translation>
    </message>
    <message>
        <source>Victory points to win</source>
        <translation>Seierspoeng for å vinne</translation>
    </message>
    <message>
        <source>15</source>
        <comment>victory points</comment>
        <translation>15</translation>
    </message>
    <message>
        <source>10: a shorter game</source>
        <comment>victory points</comment>
        <translation>10: et kortere spill</translation>
    </message>
    <message>
        <source>30</source>
        <comment>victory points</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>20: a shorter game</source>
        <comment>victory points</comment>
        <translation>20: et kortere spill</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Helbred</translation>
    </message>
    <message>
        <source>One casualty less in every phase</source>
        <translation>Én skadet mindre i hver fase</translation>
    </message>
    <message>
        <source>Errata: each 1 the enemy rolls hits for one less</source>
        <translation>Errata: hver ener fienden kaster, gir én skadet mindre</translation>
    </message>
    <message>
        <source>Cards in battle</source>
        <translation>Kort i kamp</translation>
    </message>
    <message>
        <source>The defender plays first</source>
        <translation>Forsvareren spiller først</translation>
    </message>
    <message>
        <source>The attacker plays first</source>
        <translation>Angriperen spiller først</translation>
    </message>
    <message>
        <source>Devour in a battle nobody wins</source>
        <translation>Fortæring i en kamp ingen vinner</translation>
    </message>
    <message>
        <source>The devoured unit comes back</source>
        <translation>Den fortærte enheten kommer tilbake</translation>
    </message>
    <message>
        <source>The devoured unit dies</source>
        <translation>Den fortærte enheten dør</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>Plyndring</translation>
    </message>
    <message>
        <source>Nothing runs out</source>
        <translation>Ingenting tar slutt</translation>
    </message>
    <message>
        <source>Only spaces beside the town never run out</source>
        <translation>Bare ruter ved siden av byen tar aldri slutt</translation>
    </message>
    <message>
        <source>Cards useless in this scenario</source>
        <translation>Kort uten nytte i dette scenarioet</translation>
    </message>
    <message>
        <source>Taken out of the decks</source>
        <translation>Tas ut av kortstokkene</translation>
    </message>
    <message>
        <source>Left in the decks</source>
        <translation>Blir i kortstokkene</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Spillets lengde</translation>
    </message>
    <message>
        <source>Until somebody wins</source>
        <translation>Til noen vinner</translation>
    </message>
    <message>
        <source>60 rounds: then most victory points win</source>
        <translation>60 runder: deretter vinner flest seierspoeng</translation>
    </message>
    <message>
        <source>{player} is the first player.</source>
        <translation>{player} er startspiller.</translation>
    </message>
    <message>
        <source>Round {round}: {player} moves.</source>
        <translation>Runde {round}: {player} flytter.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n experience card(s).</source>
        <translation>
            <numerusform>{player} trekker %n erfaringskort.</numerusform>
            <numerusform>{player} trekker %n erfaringskort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <translation>Trukket: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} sets a card aside, face down: %n left in the pile.</source>
        <translation>
            <numerusform>{player} legger et kort til side med bildet ned: %n igjen i bunken.</numerusform>
            <numerusform>{player} legger et kort til side med bildet ned: %n igjen i bunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shuffles the discards into a new pile.</source>
        <translation>{player} stokker de brukte kortene til en ny bunke.</translation>
    </message>
    <message>
        <source>{player} moves {pieces}: {source} → {target}.</source>
        <translation>{player} flytter {pieces}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} takes {captive} along: {source} → {target}.</source>
        <translation>{player} tar med {captive}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <translation>{player} spiller {card}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {place}.</source>
        <translation>{player} spiller {card}: {place}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {unit}, {place}.</source>
        <translation>{player} spiller {card}: {unit}, {place}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {resource}.</source>
        <translation>{player} spiller {card}: {resource}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {source} → {target}.</source>
        <translation>{player} spiller {card}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {building}.</source>
        <translation>{player} spiller {card}: {building}.</translation>
    </message>
    <message>
        <source>{player} takes from {victim}: {price}.</source>
        <translation>{player} tar fra {victim}: {price}.</translation>
    </message>
    <message>
        <source>{player} finds nothing to take: {victim}.</source>
        <translation>{player} finner ingenting å ta: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, Curse: {faces}, %n casualty(ies) prevented.</source>
        <translation>
            <numerusform>{player}, Forbannelse: {faces}, %n skadet forhindret.</numerusform>
            <numerusform>{player}, Forbannelse: {faces}, %n skadede forhindret.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} strikes first: {phases}.</source>
        <translation>{player} slår først: {phases}.</translation>
    </message>
    <message>
        <source>{card} is dispelled.</source>
        <translation>{card} oppheves av Antimagi.</translation>
    </message>
    <message>
        <source>{place}: {attackers} against {defenders}.</source>
        <translation>{place}: {attackers} mot {defenders}.</translation>
    </message>
    <message>
        <source>Battle round {round}.</source>
        <translation>Omgang {round}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, ranged: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, artilleri: {faces} (styrke {strength}), %n treff.</numerusform>
            <numerusform>{player}, artilleri: {faces} (styrke {strength}), %n treff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, flying: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, fly: {faces} (styrke {strength}), %n treff.</numerusform>
            <numerusform>{player}, fly: {faces} (styrke {strength}), %n treff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, melee: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, bakke: {faces} (styrke {strength}), %n treff.</numerusform>
            <numerusform>{player}, bakke: {faces} (styrke {strength}), %n treff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: %n casualty(ies).</source>
        <translation>
            <numerusform>Angriper: %n skadet.</numerusform>
            <numerusform>Angriper: %n skadede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender: %n casualty(ies).</source>
        <translation>
            <numerusform>Forsvarer: %n skadet.</numerusform>
            <numerusform>Forsvarer: %n skadede.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause} prevents %n casualty(ies).</source>
        <translation>
            <numerusform>{cause} forhindrer %n skadet.</numerusform>
            <numerusform>{cause} forhindrer %n skadede.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses {pieces}: {place}.</source>
        <translation>{player} mister {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, devoured: {place}.</source>
        <translation>{player} mister {pieces}, fortært: {place}.</translation>
    </message>
    <message>
        <source>{player} returns a unit to the outpost: {place}.</source>
        <translation>{player} setter en enhet tilbake på utposten: {place}.</translation>
    </message>
    <message>
        <source>{player} raises {pieces}: {place}.</source>
        <translation>{player} vekker {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} takes {pieces} back: {place}.</source>
        <translation>{player} tar tilbake {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{place}: the battle is won by {winners}.</source>
        <translation>{place}: {winners} vinner kampen.</translation>
    </message>
    <message>
        <source>{place}: nobody wins the battle.</source>
        <translation>{place}: Ingen vinner kampen.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, undefended: {place}.</source>
        <translation>{player} mister {pieces}, forsvarsløse: {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost, undefended: {place}.</source>
        <translation>{player} mister en utpost, forsvarsløs: {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost and {pieces}, undefended: {place}.</source>
        <translation>{player} mister en utpost og {pieces}, forsvarsløse: {place}.</translation>
    </message>
    <message>
        <source>{player}: enemies have captured {place} once.</source>
        <translation>{player}: Fiender har overtatt {place} én gang.</translation>
    </message>
    <message>
        <source>{player}: {place} is captured again and lost.</source>
        <translation>{player}: {place} er overtatt igjen og tapt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place}.</source>
        <translation>
            <numerusform>{player} høster %n gull: {place}.</numerusform>
            <numerusform>{player} høster %n gull: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player} høster %n gull: {place} er nå delvis plyndret.</numerusform>
            <numerusform>{player} høster %n gull: {place} er nå delvis plyndret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now depleted.</source>
        <translation>
            <numerusform>{player} høster %n gull: {place} er nå helt plyndret.</numerusform>
            <numerusform>{player} høster %n gull: {place} er nå helt plyndret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place}.</source>
        <translation>
            <numerusform>{player} høster %n tre: {place}.</numerusform>
            <numerusform>{player} høster %n tre: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player} høster %n tre: {place} er nå delvis plyndret.</numerusform>
            <numerusform>{player} høster %n tre: {place} er nå delvis plyndret.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now depleted.</source>
        <translation>
            <numerusform>{player} høster %n tre: {place} er nå helt plyndret.</numerusform>
            <numerusform>{player} høster %n tre: {place} er nå helt plyndret.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives up an unfinished outpost: {place}.</source>
        <translation>{player} gir opp en uferdig utpost: {place}.</translation>
    </message>
    <message>
        <source>{player} deploys {pieces}: {place}.</source>
        <translation>{player} plasserer ut {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} completes: {building}.</source>
        <translation>{player} fullfører: {building}.</translation>
    </message>
    <message>
        <source>{player} completes an outpost: {place}.</source>
        <translation>{player} fullfører en utpost: {place}.</translation>
    </message>
    <message>
        <source>{player} trains {pieces}.</source>
        <translation>{player} trener {pieces}.</translation>
    </message>
    <message>
        <source>{player} begins: {building}.</source>
        <translation>{player} begynner på: {building}.</translation>
    </message>
    <message>
        <source>{player} begins an outpost: {place}.</source>
        <translation>{player} begynner på en utpost: {place}.</translation>
    </message>
    <message>
        <source>{player} upgrades melee units: {unit}, strength {strength}.</source>
        <translation>{player} oppgraderer bakkeenhetene: {unit}, styrke {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades ranged units: {unit}, strength {strength}.</source>
        <translation>{player} oppgraderer artillerienhetene: {unit}, styrke {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades flying units: {unit}, strength {strength}.</source>
        <translation>{player} oppgraderer flyenhetene: {unit}, styrke {strength}.</translation>
    </message>
    <message>
        <source>{player} gives {count} {resource} → {mate}.</source>
        <translation>{player} gir {count} {resource} → {mate}.</translation>
    </message>
    <message>
        <source>The token is destroyed: {place}.</source>
        <translation>Markøren er ødelagt: {place}.</translation>
    </message>
    <message>
        <source>{player} is eliminated.</source>
        <translation>{player} er eliminert.</translation>
    </message>
    <message>
        <source>{player} resigns.</source>
        <translation>{player} gir opp.</translation>
    </message>
    <message>
        <source>Nobody is left. The game is a draw.</source>
        <translation>Ingen er igjen. Spillet ender uavgjort.</translation>
    </message>
    <message>
        <source>The last round is over with equal victory points. The game is a draw.</source>
        <translation>Siste runde er over med like mange seierspoeng. Spillet ender uavgjort.</translation>
    </message>
    <message>
        <source>Nobody can ever have a unit again. The game is a draw.</source>
        <translation>Ingen kan noen gang få en enhet igjen. Spillet ender uavgjort.</translation>
    </message>
    <message>
        <source>Victory points decide. Winner: {winners}.</source>
        <translation>Seierspoengene avgjør. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is held. Winner: {winners}.</source>
        <translation>Den avgjørende ruten er sikret. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is reached. Winner: {winners}.</source>
        <translation>Den avgjørende ruten er nådd. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The decisive town has fallen. Winner: {winners}.</source>
        <translation>Den avgjørende byen har falt. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The spell is complete. Winner: {winners}.</source>
        <translation>Trylleformelen er ferdig. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The captive is free. Winner: {winners}.</source>
        <translation>Fangen er fri. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>All Necromancers are dead. Winner: {winners}.</source>
        <translation>Alle Necromancerne er døde. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The dead can rise no more. Winner: {winners}.</source>
        <translation>De døde reiser seg ikke mer. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>All enemies are beaten. Winner: {winners}.</source>
        <translation>Alle fiender er slått. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>The last round is over: most victory points win. Winner: {winners}.</source>
        <translation>Siste runde er over: Flest seierspoeng vinner. Vinner: {winners}.</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>people</comment>
        <translation>Humans</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>people</comment>
        <translation>Orcs</translation>
    </message>
    <message>
        <source>Night Elves</source>
        <comment>people</comment>
        <translation>Night Elves</translation>
    </message>
    <message>
        <source>Undead</source>
        <comment>people</comment>
        <translation>Undead</translation>
    </message>
    <message>
        <source>Alliance</source>
        <comment>side; narrow column</comment>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Horde</source>
        <comment>side; narrow column</comment>
        <translation>Horde</translation>
    </message>
    <message>
        <source>Sentinels</source>
        <comment>side; narrow column</comment>
        <translation>Sentinels</translation>
    </message>
    <message>
        <source>Scourge</source>
        <comment>side; narrow column</comment>
        <translation>Scourge</translation>
    </message>
    <message>
        <source>Human Alliance</source>
        <comment>side</comment>
        <translation>Human Alliance</translation>
    </message>
    <message>
        <source>Orcish Horde</source>
        <comment>side</comment>
        <translation>Orcish Horde</translation>
    </message>
    <message>
        <source>Night Elf Sentinels</source>
        <comment>side</comment>
        <translation>Night Elf Sentinels</translation>
    </message>
    <message>
        <source>Undead Scourge</source>
        <comment>side</comment>
        <translation>Undead Scourge</translation>
    </message>
    <message>
        <source>Thrall</source>
        <comment>captive</comment>
        <translation>Thrall</translation>
    </message>
    <message>
        <source>Tyrande</source>
        <comment>captive</comment>
        <translation>Tyrande</translation>
    </message>
    <message>
        <source>captive Human</source>
        <comment>captive</comment>
        <translation>fanget Human</translation>
    </message>
    <message>
        <source>captive Undead</source>
        <comment>captive</comment>
        <translation>fanget Undead</translation>
    </message>
    <message>
        <source>Militia</source>
        <comment>unit</comment>
        <translation>milits</translation>
    </message>
    <message>
        <source>Footman</source>
        <comment>unit</comment>
        <translation>fotsoldat</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>unit</comment>
        <translation>ridder</translation>
    </message>
    <message>
        <source>Rifleman</source>
        <comment>unit</comment>
        <translation>geværskytter</translation>
    </message>
    <message>
        <source>Sorceress</source>
        <comment>unit</comment>
        <translation>trollkvinne</translation>
    </message>
    <message>
        <source>Mortar Team</source>
        <comment>unit</comment>
        <translation>bombekasterlag</translation>
    </message>
    <message>
        <source>Flying Machine</source>
        <comment>unit</comment>
        <translation>flymaskin</translation>
    </message>
    <message>
        <source>Dragonhawk</source>
        <comment>unit</comment>
        <translation>dragehauk</translation>
    </message>
    <message>
        <source>Gryphon Rider</source>
        <comment>unit</comment>
        <translation>griffrytter</translation>
    </message>
    <message>
        <source>Grunt</source>
        <comment>unit</comment>
        <translation>grunt</translation>
    </message>
    <message>
        <source>Raider</source>
        <comment>unit</comment>
        <translation>røver</translation>
    </message>
    <message>
        <source>Kodo Beast</source>
        <comment>unit</comment>
        <translation>kodobeist</translation>
    </message>
    <message>
        <source>Tauren</source>
        <comment>unit</comment>
        <translation>tauren</translation>
    </message>
    <message>
        <source>Headhunter</source>
        <comment>unit</comment>
        <translation>hodejeger</translation>
    </message>
    <message>
        <source>Witch Doctor</source>
        <comment>unit</comment>
        <translation>heksedoktor</translation>
    </message>
    <message>
        <source>Demolisher</source>
        <comment>unit</comment>
        <translation>katapult</translation>
    </message>
    <message>
        <source>Batrider</source>
        <comment>unit</comment>
        <translation>flaggermusrytter</translation>
    </message>
    <message>
        <source>Wind Rider</source>
        <comment>unit</comment>
        <translation>vindrytter</translation>
    </message>
    <message>
        <source>Huntress</source>
        <comment>unit</comment>
        <translation>jegerinne</translation>
    </message>
    <message>
        <source>Dryad</source>
        <comment>unit</comment>
        <translation>dryade</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>unit</comment>
        <translation>bueskytter</translation>
    </message>
    <message>
        <source>Druid of the Talon</source>
        <comment>unit</comment>
        <translation>kloens druide</translation>
    </message>
    <message>
        <source>Ballista</source>
        <comment>unit</comment>
        <translation>ballist</translation>
    </message>
    <message>
        <source>Glaive Thrower</source>
        <comment>unit</comment>
        <translation>sigdkaster</translation>
    </message>
    <message>
        <source>Hippogryph</source>
        <comment>unit</comment>
        <translation>hippogriff</translation>
    </message>
    <message>
        <source>Hippogryph Rider</source>
        <comment>unit</comment>
        <translation>hippogriffrytter</translation>
    </message>
    <message>
        <source>Chimaera</source>
        <comment>unit</comment>
        <translation>kimære</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <comment>unit</comment>
        <translation>skjelett</translation>
    </message>
    <message>
        <source>Ghoul</source>
        <comment>unit</comment>
        <translation>ghoul</translation>
    </message>
    <message>
        <source>Abomination</source>
        <comment>unit</comment>
        <translation>vederstyggelighet</translation>
    </message>
    <message>
        <source>Crypt Fiend</source>
        <comment>unit</comment>
        <translation>kryptdemon</translation>
    </message>
    <message>
        <source>Banshee</source>
        <comment>unit</comment>
        <translation>banshee</translation>
    </message>
    <message>
        <source>Meat Wagon</source>
        <comment>unit</comment>
        <translation>likvogn</translation>
    </message>
    <message>
        <source>Gargoyle</source>
        <comment>unit</comment>
        <translation>gargoyle</translation>
    </message>
    <message>
        <source>Destroyer</source>
        <comment>unit</comment>
        <translation>ødelegger</translation>
    </message>
    <message>
        <source>Frost Wyrm</source>
        <comment>unit</comment>
        <translation>frostorm</translation>
    </message>
    <message>
        <source>melee unit</source>
        <comment>kind of piece</comment>
        <translation>bakkeenhet</translation>
    </message>
    <message>
        <source>ranged unit</source>
        <comment>kind of piece</comment>
        <translation>artillerienhet</translation>
    </message>
    <message>
        <source>flying unit</source>
        <comment>kind of piece</comment>
        <translation>flyenhet</translation>
    </message>
    <message>
        <source>Worker</source>
        <comment>kind of piece</comment>
        <translation>arbeider</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <comment>kind of piece</comment>
        <translation>Necromancer</translation>
    </message>
    <message numerus="yes">
        <source>%n melee unit(s)</source>
        <translation>
            <numerusform>%n bakkeenhet</numerusform>
            <numerusform>%n bakkeenheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged unit(s)</source>
        <translation>
            <numerusform>%n artillerienhet</numerusform>
            <numerusform>%n artillerienheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying unit(s)</source>
        <translation>
            <numerusform>%n flyenhet</numerusform>
            <numerusform>%n flyenheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n arbeider</numerusform>
            <numerusform>%n arbeidere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Necromancer(s)</source>
        <translation>
            <numerusform>%n Necromancer</numerusform>
            <numerusform>%n Necromancere</numerusform>
        </translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: unit type</comment>
        <translation>Bakke</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: unit type</comment>
        <translation>Artilleri</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: unit type</comment>
        <translation>Fly</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>heading: pieces in reserve</comment>
        <translation>Arbeidere</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>piece</comment>
        <translation>utpost</translation>
    </message>
    <message>
        <source>Outpost under construction</source>
        <comment>piece</comment>
        <translation>utpost under konstruksjon</translation>
    </message>
    <message>
        <source>Worker building</source>
        <comment>building</comment>
        <translation>arbeiderbygning</translation>
    </message>
    <message>
        <source>Melee building</source>
        <comment>building</comment>
        <translation>bakkeenhetsbygning</translation>
    </message>
    <message>
        <source>Ranged building</source>
        <comment>building</comment>
        <translation>artillerienhetsbygning</translation>
    </message>
    <message>
        <source>Flying building</source>
        <comment>building</comment>
        <translation>flyenhetsbygning</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>resource</comment>
        <translation>gull</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>resource</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>{gold} gold, {wood} wood</source>
        <comment>price</comment>
        <translation>{gold} gull, {wood} tre</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <comment>price</comment>
        <translation>{gold} gull</translation>
    </message>
    <message>
        <source>{wood} wood</source>
        <comment>price</comment>
        <translation>{wood} tre</translation>
    </message>
    <message>
        <source>Human town</source>
        <comment>space</comment>
        <translation>Human-by</translation>
    </message>
    <message>
        <source>Orc town</source>
        <comment>space</comment>
        <translation>Orc-by</translation>
    </message>
    <message>
        <source>Night Elf town</source>
        <comment>space</comment>
        <translation>Night Elf-by</translation>
    </message>
    <message>
        <source>Undead town</source>
        <comment>space</comment>
        <translation>Undead-by</translation>
    </message>
    <message>
        <source>Town {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>By {name}</translation>
    </message>
    <message>
        <source>Forest {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Skog {name}</translation>
    </message>
    <message>
        <source>Gold mine {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Gullgruve {name}</translation>
    </message>
    <message>
        <source>Mountain {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Fjell {name}</translation>
    </message>
    <message>
        <source>Objective {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Nøkkelrute {name}</translation>
    </message>
    <message>
        <source>Space {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Rute {name}</translation>
    </message>
    <message>
        <source>Space {letter} ({name})</source>
        <comment>space a scenario names by a letter</comment>
        <translation>Rute {letter} ({name})</translation>
    </message>
    <message>
        <source>No special ability</source>
        <translation>Ingen spesialegenskap</translation>
    </message>
    <message>
        <source>Area Attack</source>
        <comment>special ability</comment>
        <translation>Områdeangrep</translation>
    </message>
    <message>
        <source>Heal</source>
        <comment>special ability</comment>
        <translation>Helbred</translation>
    </message>
    <message>
        <source>Slow Poison</source>
        <comment>special ability</comment>
        <translation>Forgiftning</translation>
    </message>
    <message>
        <source>Bloodlust</source>
        <comment>special ability</comment>
        <translation>Blodtørst</translation>
    </message>
    <message>
        <source>Raise Dead</source>
        <comment>special ability</comment>
        <translation>Vekke døde</translation>
    </message>
    <message>
        <source>Each 1 these units roll causes two casualties.</source>
        <translation>Hver ener disse enhetene kaster, gir to skadede.</translation>
    </message>
    <message>
        <source>With one of these units in battle, every phase costs you one casualty less.</source>
        <translation>Med en av disse enhetene i kampen får du én skadet mindre i hver fase.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 the enemy rolls hits for one less.</source>
        <translation>Med en av disse enhetene i kampen gir hver ener fienden kaster, én skadet mindre.</translation>
    </message>
    <message>
        <source>Each battle round, name one phase for every such unit: there your side strikes first.</source>
        <translation>Hver omgang velger du én fase for hver slik enhet: Der slår siden din først.</translation>
    </message>
    <message>
        <source>With one of these units in battle, you roll one more die in every attack.</source>
        <translation>Med en av disse enhetene i kampen kaster du én terning til i hvert angrep.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 you roll raises a melee unit from your reserve.</source>
        <translation>Med en av disse enhetene i kampen vekker hver ener du kaster, en bakkeenhet fra reserven.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>step of the round</comment>
        <translation>Bevegelse</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>step of the round</comment>
        <translation>Innhøsting</translation>
    </message>
    <message>
        <source>Deployment</source>
        <comment>step of the round</comment>
        <translation>Utplassering</translation>
    </message>
    <message>
        <source>Spending</source>
        <comment>step of the round</comment>
        <translation>Forbruk</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Artilleri</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Fly</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Bakke</translation>
    </message>
    <message>
        <source>ranged phase</source>
        <comment>phase of a battle round</comment>
        <translation>artilleriangrep</translation>
    </message>
    <message>
        <source>flying phase</source>
        <comment>phase of a battle round</comment>
        <translation>flyangrep</translation>
    </message>
    <message>
        <source>melee phase</source>
        <comment>phase of a battle round</comment>
        <translation>bakkeangrep</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>column</comment>
        <translation>Seierspoeng</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>column</comment>
        <translation>Enheter</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>column</comment>
        <translation>Arbeidere</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>column</comment>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>column</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation>Kort</translation>
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
            <numerusform>%n seierspoeng</numerusform>
            <numerusform>%n seierspoeng</numerusform>
        </translation>
    </message>
    <message>
        <source>half depleted</source>
        <comment>space</comment>
        <translation>delvis plyndret</translation>
    </message>
    <message>
        <source>depleted</source>
        <comment>space</comment>
        <translation>helt plyndret</translation>
    </message>
    <message>
        <source>captured once</source>
        <comment>town</comment>
        <translation>overtatt én gang</translation>
    </message>
    <message>
        <source>battlefield</source>
        <comment>space</comment>
        <translation>slagmark</translation>
    </message>
    <message>
        <source>flank</source>
        <comment>space</comment>
        <translation>flanke</translation>
    </message>
    <message>
        <source>nobody may leave</source>
        <comment>space</comment>
        <translation>ingen kan dra herfra</translation>
    </message>
    <message>
        <source>token for melee units</source>
        <comment>scenario token</comment>
        <translation>markør for bakkeenheter</translation>
    </message>
    <message>
        <source>token for ranged units</source>
        <comment>scenario token</comment>
        <translation>markør for artillerienheter</translation>
    </message>
    <message>
        <source>token for flying units</source>
        <comment>scenario token</comment>
        <translation>markør for flyenheter</translation>
    </message>
    <message>
        <source>graveyard</source>
        <comment>scenario token</comment>
        <translation>gravplass</translation>
    </message>
    <message>
        <source>Fast played here</source>
        <comment>space</comment>
        <translation>Hurtig er spilt her</translation>
    </message>
    <message>
        <source>Cripple played here</source>
        <comment>space</comment>
        <translation>Forkrøple er spilt her</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Brettet</translation>
    </message>
    <message>
        <source>Your experience cards</source>
        <translation>Erfaringskortene dine</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Kamp</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>part of a town board</comment>
        <translation>Bygninger</translation>
    </message>
    <message>
        <source>Unit types</source>
        <comment>part of a town board</comment>
        <translation>Enhetstyper</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <comment>part of a town board</comment>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>part of a town board</comment>
        <translation>Reserve</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n building(s) completed</source>
        <translation>
            <numerusform>{done} av %n bygning fullført</numerusform>
            <numerusform>{done} av %n bygninger fullført</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First player · {done} of %n building(s) completed</source>
        <translation>
            <numerusform>Startspiller · {done} av %n bygning fullført</numerusform>
            <numerusform>Startspiller · {done} av %n bygninger fullført</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Startspiller</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a building in which nobody trains</comment>
        <translation>ledig</translation>
    </message>
    <message>
        <source>in training</source>
        <comment>a building with a piece in it</comment>
        <translation>i trening</translation>
    </message>
    <message>
        <source>under construction</source>
        <comment>a building</comment>
        <translation>under konstruksjon</translation>
    </message>
    <message>
        <source>summoned</source>
        <comment>a building under construction</comment>
        <translation>tilkalt</translation>
    </message>
    <message>
        <source>free plot</source>
        <comment>place for a building</comment>
        <translation>ledig plass</translation>
    </message>
    <message>
        <source>hits on ≤&#xa0;{strength}</source>
        <comment>dice</comment>
        <translation>treffer på ≤ {strength}</translation>
    </message>
    <message>
        <source>Highest level: one victory point.</source>
        <translation>Høyeste nivå: ett seierspoeng.</translation>
    </message>
    <message>
        <source>Highest level.</source>
        <translation>Høyeste nivå.</translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n melee building(s).</source>
        <translation>
            <numerusform>Neste: {unit}, med %n bygning.</numerusform>
            <numerusform>Neste: {unit}, med %n bygninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n ranged building(s).</source>
        <translation>
            <numerusform>Neste: {unit}, med %n bygning.</numerusform>
            <numerusform>Neste: {unit}, med %n bygninger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n flying building(s).</source>
        <translation>
            <numerusform>Neste: {unit}, med %n bygning.</numerusform>
            <numerusform>Neste: {unit}, med %n bygninger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <comment>victory points</comment>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Towns {towns}, objectives {objectives}, cards {cards}, upgrades {upgrades}.</source>
        <comment>where victory points come from</comment>
        <translation>Byer {towns}, nøkkelruter {objectives}, kort {cards}, oppgraderinger {upgrades}.</translation>
    </message>
    <message numerus="yes">
        <source>The team: %n point(s).</source>
        <translation>
            <numerusform>Laget: %n poeng.</numerusform>
            <numerusform>Laget: %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win.</source>
        <translation>
            <numerusform>%n poeng vinner.</numerusform>
            <numerusform>%n poeng vinner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>cards</comment>
        <translation>Bunke</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n kort på hånden.</numerusform>
            <numerusform>%n kort på hånden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <comment>list of cards</comment>
        <translation>Brukt: {cards}.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angriper</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Forsvarer</translation>
    </message>
    <message>
        <source>No battle in this step yet.</source>
        <translation>Ingen kamp i dette steget ennå.</translation>
    </message>
    <message>
        <source>{place}: battle round {round}</source>
        <translation>{place}: omgang {round}</translation>
    </message>
    <message>
        <source>{place}: the battle is over.</source>
        <translation>{place}: Kampen er over.</translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies): {removed} removed, {left} to go.</source>
        <translation>
            <numerusform>%n skadet: {removed} fjernet, {left} igjen.</numerusform>
            <numerusform>%n skadede: {removed} fjernet, {left} igjen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies) prevented.</source>
        <translation>
            <numerusform>%n skadet forhindret.</numerusform>
            <numerusform>%n skadede forhindret.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flying units may be casualties in the melee phase.</source>
        <translation>Flyenheter kan velges som skadede i bakkeangrepet.</translation>
    </message>
    <message>
        <source>End movement</source>
        <comment>button</comment>
        <translation>Avslutt bevegelsen</translation>
    </message>
    <message>
        <source>End harvest</source>
        <comment>button</comment>
        <translation>Avslutt innhøstingen</translation>
    </message>
    <message>
        <source>End deployment</source>
        <comment>button</comment>
        <translation>Avslutt utplasseringen</translation>
    </message>
    <message>
        <source>End spending</source>
        <comment>button</comment>
        <translation>Avslutt forbruket</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>button</comment>
        <translation>Ingen kort</translation>
    </message>
    <message>
        <source>No card until this battle is over</source>
        <comment>menu entry</comment>
        <translation>Ingen kort før kampen er over</translation>
    </message>
    <message>
        <source>No card until this step is over</source>
        <comment>menu entry</comment>
        <translation>Ingen kort før steget er over</translation>
    </message>
    <message>
        <source>Join the battle</source>
        <comment>button</comment>
        <translation>Bli med i kampen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <comment>button</comment>
        <translation>Stå utenfor</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>button</comment>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>button</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Ranged phase</source>
        <comment>button</comment>
        <translation>Artilleriangrep</translation>
    </message>
    <message>
        <source>Flying phase</source>
        <comment>button</comment>
        <translation>Flyangrep</translation>
    </message>
    <message>
        <source>Melee phase</source>
        <comment>button</comment>
        <translation>Bakkeangrep</translation>
    </message>
    <message>
        <source>Move {count} × {unit}: {source} → {target}</source>
        <translation>Flytt {count} × {unit}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}</source>
        <translation>Flytt {unit}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit} with {captive}: {source} → {target}</source>
        <translation>Flytt {unit} med {captive}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}. Leave {captive} on the way: {place}</source>
        <translation>Flytt {unit}: {source} → {target}. Sett av {captive} på veien: {place}</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Avslutt bevegelsen</translation>
    </message>
    <message>
        <source>Fight {player}: {place}</source>
        <translation>Slåss mot {player}: {place}</translation>
    </message>
    <message>
        <source>Let your units on the flanks fight too</source>
        <translation>La enhetene på flankene slåss også</translation>
    </message>
    <message>
        <source>Keep your units on the flanks out</source>
        <translation>Hold enhetene på flankene utenfor</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the ranged phase</source>
        <translation>Forgiftning: slå først i artilleriangrepet</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the flying phase</source>
        <translation>Forgiftning: slå først i flyangrepet</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the melee phase</source>
        <translation>Forgiftning: slå først i bakkeangrepet</translation>
    </message>
    <message>
        <source>Remove {unit}: {place}</source>
        <translation>Fjern {unit}: {place}</translation>
    </message>
    <message>
        <source>Remove {unit} ({player}): {place}</source>
        <translation>Fjern {unit} ({player}): {place}</translation>
    </message>
    <message>
        <source>Return to the outpost: {place}</source>
        <translation>Tilbake til utposten: {place}</translation>
    </message>
    <message>
        <source>Fall back with {unit} → {place}</source>
        <translation>Trekk {unit} tilbake → {place}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Spill {card}</translation>
    </message>
    <message>
        <source>Play {card}: {place}</source>
        <translation>Spill {card}: {place}</translation>
    </message>
    <message>
        <source>Play {card}: {unit}, {place}</source>
        <translation>Spill {card}: {unit}, {place}</translation>
    </message>
    <message>
        <source>Play {card}: take {count} gold</source>
        <translation>Spill {card}: ta {count} gull</translation>
    </message>
    <message>
        <source>Play {card}: take {count} wood</source>
        <translation>Spill {card}: ta {count} tre</translation>
    </message>
    <message>
        <source>Play Town Portal: {source} → {target}</source>
        <translation>Spill Byportal: {source} → {target}</translation>
    </message>
    <message>
        <source>Go on with {unit} → {place}</source>
        <translation>La {unit} dra videre → {place}</translation>
    </message>
    <message>
        <source>Harvest: {place}</source>
        <translation>Høst: {place}</translation>
    </message>
    <message>
        <source>Give up the unfinished outpost: {place}</source>
        <translation>Gi opp den uferdige utposten: {place}</translation>
    </message>
    <message>
        <source>Raise {unit}: {place}</source>
        <translation>Vekk {unit}: {place}</translation>
    </message>
    <message>
        <source>End harvest</source>
        <translation>Avslutt innhøstingen</translation>
    </message>
    <message>
        <source>Deploy {count} × {unit}: {place}</source>
        <translation>Plasser ut {count} × {unit}: {place}</translation>
    </message>
    <message>
        <source>Deploy {unit}: {place}</source>
        <translation>Plasser ut {unit}: {place}</translation>
    </message>
    <message>
        <source>Complete: {building}</source>
        <translation>Fullfør: {building}</translation>
    </message>
    <message>
        <source>Complete the outpost: {place}</source>
        <translation>Fullfør utposten: {place}</translation>
    </message>
    <message>
        <source>End deployment</source>
        <translation>Avslutt utplasseringen</translation>
    </message>
    <message>
        <source>Train {count} × {unit} ({price} each)</source>
        <translation>Tren {count} × {unit} ({price} hver)</translation>
    </message>
    <message>
        <source>Train {unit} ({price} each)</source>
        <translation>Tren {unit} ({price})</translation>
    </message>
    <message>
        <source>Build: {building} ({price})</source>
        <translation>Bygg: {building} ({price})</translation>
    </message>
    <message>
        <source>Summon: {building} ({price}, no worker)</source>
        <translation>Tilkall: {building} ({price}, ingen arbeider)</translation>
    </message>
    <message>
        <source>Build an outpost: {place} ({price})</source>
        <translation>Bygg en utpost: {place} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next} ({price})</source>
        <translation>Oppgrader: {unit} → {next} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next}</source>
        <translation>Oppgrader: {unit} → {next}</translation>
    </message>
    <message>
        <source>End spending</source>
        <translation>Avslutt forbruket</translation>
    </message>
    <message>
        <source>Give {count} {resource} → {player}</source>
        <translation>Gi {count} {resource} → {player}</translation>
    </message>
    <message>
        <source>Give {resource} → {player}</source>
        <translation>Gi {resource} → {player}</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Gi opp</translation>
    </message>
    <message>
        <source>Move {unit} from {place}: choose where to</source>
        <translation>Flytt {unit} fra {place}: Velg hvor den skal</translation>
    </message>
    <message>
        <source>Move from {place}: choose where to</source>
        <translation>Flytt fra {place}: Velg mål</translation>
    </message>
    <message>
        <source>Choose where your unit takes the captive</source>
        <translation>Velg hvor enheten skal ta med fangen</translation>
    </message>
    <message>
        <source>Deploy {unit}: choose your town or an outpost</source>
        <translation>Plasser ut {unit}: Velg byen din eller en utpost</translation>
    </message>
    <message>
        <source>Train {unit}: choose an empty building</source>
        <translation>Tren {unit}: Velg en ledig bygning</translation>
    </message>
    <message>
        <source>Choose the plot this worker builds on</source>
        <translation>Velg plassen denne arbeideren bygger på</translation>
    </message>
    <message>
        <source>Choose a space with one of your workers</source>
        <translation>Velg en rute med en av arbeiderne dine</translation>
    </message>
    <message>
        <source>Choose the team-mate who gets it</source>
        <translation>Velg lagkameraten som skal få det</translation>
    </message>
    <message>
        <source>{card}: choose a space</source>
        <translation>{card}: Velg en rute</translation>
    </message>
    <message>
        <source>{card}: choose an enemy unit</source>
        <translation>{card}: Velg en fiendtlig enhet</translation>
    </message>
    <message>
        <source>{card}: gold or wood?</source>
        <translation>{card}: gull eller tre?</translation>
    </message>
    <message>
        <source>{card}: choose the space your units leave</source>
        <translation>{card}: Velg ruten enhetene drar fra</translation>
    </message>
    <message>
        <source>{card}: choose your town or an outpost</source>
        <translation>{card}: Velg byen din eller en utpost</translation>
    </message>
    <message>
        <source>{card}: choose a free plot</source>
        <translation>{card}: Velg en ledig plass</translation>
    </message>
    <message>
        <source>Take the battlefield: {place}</source>
        <translation>Ta slagmarken: {place}</translation>
    </message>
    <message>
        <source>Hold the battlefield: {place}</source>
        <translation>Hold slagmarken: {place}</translation>
    </message>
    <message>
        <source>Attacker</source>
        <comment>part of a bar: who is left</comment>
        <translation>Angriper</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>part of a bar: who is left</comment>
        <translation>Forsvarer</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>part of a bar: who is left</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Lost on average: you {own}, the enemy {theirs}.</source>
        <translation>Tap i gjennomsnitt: du {own}, fienden {theirs}.</translation>
    </message>
    <message>
        <source>Estimated: the battle is large.</source>
        <translation>Anslått: Kampen er stor.</translation>
    </message>
    <message>
        <source>Cards are not counted.</source>
        <translation>Kort er ikke regnet med.</translation>
    </message>
    <message>
        <source>Move your units and workers, or end movement</source>
        <translation>Flytt enhetene og arbeiderne dine, eller avslutt bevegelsen</translation>
    </message>
    <message>
        <source>Drag pieces to another space. Each piece moves once.</source>
        <translation>Dra brikker til en annen rute. Hver brikke flytter én gang.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) will be fought when you end movement.</source>
        <translation>
            <numerusform>%n kamp utkjempes når du avslutter bevegelsen.</numerusform>
            <numerusform>%n kamper utkjempes når du avslutter bevegelsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <translation>Velg neste kamp</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) left in this step.</source>
        <translation>
            <numerusform>%n kamp igjen i dette steget.</numerusform>
            <numerusform>%n kamper igjen i dette steget.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold mine to harvest</source>
        <translation>Velg en gullgruve å høste i</translation>
    </message>
    <message>
        <source>Choose a forest to harvest</source>
        <translation>Velg en skog å høste i</translation>
    </message>
    <message>
        <source>One die a worker: that many tokens. A 3 depletes the space.</source>
        <translation>Én terning per arbeider: like mange ressurser. En treer plyndrer ruten.</translation>
    </message>
    <message>
        <source>Choose a Necromancer to raise a unit</source>
        <translation>Velg en Necromancer som skal vekke en enhet</translation>
    </message>
    <message>
        <source>One unit for each space with a token.</source>
        <translation>Én enhet for hver rute med en markør.</translation>
    </message>
    <message>
        <source>Deploy pieces and complete what you build</source>
        <translation>Plasser ut brikker og fullfør det du bygger</translation>
    </message>
    <message>
        <source>Nothing to deploy. You may give gold or wood to your team-mate.</source>
        <translation>Ingenting å plassere ut. Du kan gi gull eller tre til lagkameraten din.</translation>
    </message>
    <message>
        <source>Click a building or an outpost to complete it.</source>
        <translation>Klikk på en bygning eller en utpost for å fullføre den.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in training. Drag them to your town or an outpost.</source>
        <translation>
            <numerusform>%n brikke i trening. Dra den til byen din eller en utpost.</numerusform>
            <numerusform>%n brikker i trening. Dra dem til byen din eller en utpost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train, construct or upgrade</source>
        <translation>Tren, bygg eller oppgrader</translation>
    </message>
    <message>
        <source>Train more, or end spending</source>
        <translation>Tren flere, eller avslutt forbruket</translation>
    </message>
    <message>
        <source>Construct more, or end spending</source>
        <translation>Bygg mer, eller avslutt forbruket</translation>
    </message>
    <message>
        <source>Upgrade another type, or end spending</source>
        <translation>Oppgrader en type til, eller avslutt forbruket</translation>
    </message>
    <message>
        <source>You have {gold} gold and {wood} wood.</source>
        <translation>Du har {gold} gull og {wood} tre.</translation>
    </message>
    <message>
        <source>Upgrade a unit type, or end spending</source>
        <translation>Oppgrader en enhetstype, eller avslutt forbruket</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type for free.</source>
        <translation>Hver Necromancer på en gravplass oppgraderer én type gratis.</translation>
    </message>
    <message>
        <source>{place}: do your units on the flanks join the battle?</source>
        <translation>{place}: Skal enhetene dine på flankene bli med i kampen?</translation>
    </message>
    <message>
        <source>{attacker} against {defender}.</source>
        <translation>{attacker} mot {defender}.</translation>
    </message>
    <message>
        <source>Slow Poison: in which phase do you strike first?</source>
        <translation>Forgiftning: I hvilken fase slår du først?</translation>
    </message>
    <message>
        <source>The enemy takes those casualties before rolling.</source>
        <translation>Fienden får disse skadede før den kaster.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a casualty: %n to go</source>
        <translation>
            <numerusform>Velg en skadet: %n igjen</numerusform>
            <numerusform>Velg en skadet: %n igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Marksmanship: choose the enemy&apos;s casualty</source>
        <translation>Skarpskytter: Velg hvem fienden mister</translation>
    </message>
    <message>
        <source>{place}: any unit of the battle, on the battlefield or the flanks.</source>
        <translation>{place}: enhver enhet i kampen, på slagmarken eller flankene.</translation>
    </message>
    <message>
        <source>{place}: in the melee phase flying units are safe, unless a card says so.</source>
        <translation>{place}: I bakkeangrepet er flyenheter trygge, om ikke et kort sier noe annet.</translation>
    </message>
    <message>
        <source>{place}: nobody can win here. Fall back</source>
        <translation>{place}: Ingen kan vinne her. Trekk dere tilbake</translation>
    </message>
    <message>
        <source>Choose a unit and a neighbouring space.</source>
        <translation>Velg en enhet og en naborute.</translation>
    </message>
    <message>
        <source>{place} is full: some units go on</source>
        <translation>{place} er full: Noen enheter må videre</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must go to neighbouring spaces.</source>
        <translation>
            <numerusform>%n enhet må til en naborute.</numerusform>
            <numerusform>%n enheter må til naboruter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A melee unit comes back: choose an outpost</source>
        <translation>En bakkeenhet kommer tilbake: Velg en utpost</translation>
    </message>
    <message>
        <source>A ranged unit comes back: choose an outpost</source>
        <translation>En artillerienhet kommer tilbake: Velg en utpost</translation>
    </message>
    <message>
        <source>A flying unit comes back: choose an outpost</source>
        <translation>En flyenhet kommer tilbake: Velg en utpost</translation>
    </message>
    <message>
        <source>There it stands, however many are there.</source>
        <translation>Der blir den stående, uansett hvor mange som er der.</translation>
    </message>
    <message>
        <source>Play a card before you move?</source>
        <translation>Vil du spille et kort før du flytter?</translation>
    </message>
    <message>
        <source>Click the card, then a space of yours.</source>
        <translation>Klikk på kortet, så på en av rutene dine.</translation>
    </message>
    <message>
        <source>Play a card before the enemy moves?</source>
        <translation>Vil du spille et kort før fienden flytter?</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>{player} skal til å flytte.</translation>
    </message>
    <message>
        <source>Call your workers to arms?</source>
        <translation>Skal arbeiderne dine gripe til våpen?</translation>
    </message>
    <message>
        <source>{player} has reached them: {place}.</source>
        <translation>{player} har nådd dem: {place}.</translation>
    </message>
    <message>
        <source>Play a card before the battles?</source>
        <translation>Vil du spille et kort før kampene?</translation>
    </message>
    <message>
        <source>{player} has moved.</source>
        <translation>{player} har flyttet.</translation>
    </message>
    <message>
        <source>Play a card before you harvest?</source>
        <translation>Vil du spille et kort før du høster?</translation>
    </message>
    <message>
        <source>Click the card, then a depleted forest.</source>
        <translation>Klikk på kortet, så på en plyndret skog.</translation>
    </message>
    <message>
        <source>Play a card before you spend?</source>
        <translation>Vil du spille et kort før forbruket?</translation>
    </message>
    <message>
        <source>Click the card, then choose gold or wood.</source>
        <translation>Klikk på kortet, og velg gull eller tre.</translation>
    </message>
    <message>
        <source>Play a card as the battle round begins?</source>
        <translation>Vil du spille et kort når omgangen begynner?</translation>
    </message>
    <message>
        <source>Play a card as the melee phase begins?</source>
        <translation>Vil du spille et kort når bakkeangrepet begynner?</translation>
    </message>
    <message>
        <source>Play a card before the dice fall?</source>
        <translation>Vil du spille et kort før terningene faller?</translation>
    </message>
    <message>
        <source>Play a card on this roll?</source>
        <translation>Vil du spille et kort på dette kastet?</translation>
    </message>
    <message>
        <source>Play a card before units are removed?</source>
        <translation>Vil du spille et kort før enheter fjernes?</translation>
    </message>
    <message>
        <source>Choose the next enemy casualty?</source>
        <translation>Vil du velge hvem fienden mister nå?</translation>
    </message>
    <message>
        <source>Play a card on this loss?</source>
        <translation>Vil du spille et kort på dette tapet?</translation>
    </message>
    <message>
        <source>A unit has been removed.</source>
        <translation>En enhet er fjernet.</translation>
    </message>
    <message>
        <source>{player} has lost a melee unit.</source>
        <translation>{player} har mistet en bakkeenhet.</translation>
    </message>
    <message>
        <source>{player} has lost a ranged unit.</source>
        <translation>{player} har mistet en artillerienhet.</translation>
    </message>
    <message>
        <source>{player} has lost a flying unit.</source>
        <translation>{player} har mistet en flyenhet.</translation>
    </message>
    <message>
        <source>{player} has lost a worker.</source>
        <translation>{player} har mistet en arbeider.</translation>
    </message>
    <message>
        <source>Dispel this card?</source>
        <translation>Vil du oppheve dette kortet?</translation>
    </message>
    <message>
        <source>{player} has played {card}.</source>
        <translation>{player} har spilt {card}.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}.</source>
        <translation>{place}, omgang {round}.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, ranged phase.</source>
        <translation>{place}, omgang {round}, artilleriangrep.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, flying phase.</source>
        <translation>{place}, omgang {round}, flyangrep.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, melee phase.</source>
        <translation>{place}, omgang {round}, bakkeangrep.</translation>
    </message>
    <message>
        <source>Attacker: {attack}. Defender: {defence}.</source>
        <translation>Angriper: {attack}. Forsvarer: {defence}.</translation>
    </message>
    <message>
        <source>no dice</source>
        <comment>what a side rolled</comment>
        <translation>ingen terninger</translation>
    </message>
    <message numerus="yes">
        <source>{faces}, %n hit(s)</source>
        <translation>
            <numerusform>{faces}, %n treff</numerusform>
            <numerusform>{faces}, %n treff</numerusform>
        </translation>
    </message>
    <message>
        <source>Casualties to take: attacker {attack}, defender {defence}.</source>
        <translation>Skadede å fjerne: angriper {attack}, forsvarer {defence}.</translation>
    </message>
    <message>
        <source>That does not belong to this step.</source>
        <translation>Det hører ikke til dette steget.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Terninger og kort kan ikke gi dette resultatet.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Denne spilleren er allerede ute av spillet.</translation>
    </message>
    <message>
        <source>You give resources only in a step of your own.</source>
        <translation>Ressurser gir du bort bare i dine egne steg.</translation>
    </message>
    <message>
        <source>Resources go to a team-mate who is in the game.</source>
        <translation>Ressurser gis til en lagkamerat som er med i spillet.</translation>
    </message>
    <message numerus="yes">
        <source>{resource}: you have %n to give.</source>
        <translation>
            <numerusform>{resource}: Du har %n å gi.</numerusform>
            <numerusform>{resource}: Du har %n å gi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: you have %n piece(s) of this kind there ({kind}).</source>
        <translation>
            <numerusform>{place}: Du har %n slik brikke der ({kind}).</numerusform>
            <numerusform>{place}: Du har %n slike brikker der ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n piece(s) there can still move ({kind}). Every piece moves once.</source>
        <translation>
            <numerusform>{place}: %n brikke der kan fremdeles flytte ({kind}). Hver brikke flytter én gang.</numerusform>
            <numerusform>{place}: %n brikker der kan fremdeles flytte ({kind}). Hver brikke flytter én gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: nobody may leave before the battle there is fought.</source>
        <translation>{place}: Ingen kan dra før kampen der er utkjempet.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n unit(s) of a team at most.</source>
        <translation>
            <numerusform>{place} er full: høyst %n enhet fra ett lag.</numerusform>
            <numerusform>{place} er full: høyst %n enheter fra ett lag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n worker(s) of a team at most.</source>
        <translation>
            <numerusform>{place} er full: høyst %n arbeider fra ett lag.</numerusform>
            <numerusform>{place} er full: høyst %n arbeidere fra ett lag.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: two Necromancers never share a space.</source>
        <translation>{place}: To Necromancere står aldri i samme rute.</translation>
    </message>
    <message>
        <source>A space holds too many of your pieces. Move some on first.</source>
        <translation>Det står for mange av brikkene dine i en rute. Flytt noen videre først.</translation>
    </message>
    <message>
        <source>The pieces are there already: {place}.</source>
        <translation>Brikkene er der allerede: {place}.</translation>
    </message>
    <message>
        <source>{place}: only flying units enter mountains.</source>
        <translation>{place}: Bare flyenheter kan gå inn i fjell.</translation>
    </message>
    <message>
        <source>{place}: enemies are there. A worker enters only after one of your units.</source>
        <translation>{place}: Der er det fiender. En arbeider kan bare gå inn etter en av enhetene dine.</translation>
    </message>
    <message>
        <source>{place}: crippled pieces cannot move that far.</source>
        <translation>{place}: Forkrøplede brikker kommer ikke så langt.</translation>
    </message>
    <message>
        <source>{place}: a wall is in the way. Only flying units cross.</source>
        <translation>{place}: En vegg står i veien. Bare flyenheter krysser den.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is out of reach: these pieces move up to %n space(s).</source>
        <translation>
            <numerusform>{place} er for langt unna: Disse brikkene flytter høyst %n rute.</numerusform>
            <numerusform>{place} er for langt unna: Disse brikkene flytter høyst %n ruter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: enemies are in the way. Pieces stop where they meet them.</source>
        <translation>{place}: Fiender står i veien. Brikker stopper der de møter dem.</translation>
    </message>
    <message>
        <source>No captive of yours can be taken along here.</source>
        <translation>Her er det ingen av dine fanger å ta med.</translation>
    </message>
    <message>
        <source>{place}: a unit that takes the captive along cannot get there.</source>
        <translation>{place}: En enhet som tar fangen med, kommer ikke dit.</translation>
    </message>
    <message>
        <source>Your workers still harvest here first: {place}.</source>
        <translation>Først høster arbeiderne dine her: {place}.</translation>
    </message>
    <message>
        <source>{place} is neither a gold mine nor a forest.</source>
        <translation>{place} er verken gullgruve eller skog.</translation>
    </message>
    <message>
        <source>{place}: gold mines come before forests.</source>
        <translation>{place}: Gullgruvene kommer før skogene.</translation>
    </message>
    <message>
        <source>{place}: forests are being harvested now, gold mines are done.</source>
        <translation>{place}: Nå høstes skogene, gullgruvene er ferdige.</translation>
    </message>
    <message>
        <source>{place} is depleted.</source>
        <translation>{place} er helt plyndret.</translation>
    </message>
    <message>
        <source>{place} has been harvested in this step.</source>
        <translation>{place} er allerede høstet i dette steget.</translation>
    </message>
    <message>
        <source>{place}: none of your workers is there.</source>
        <translation>{place}: Ingen av arbeiderne dine er der.</translation>
    </message>
    <message>
        <source>{place}: the worker there builds an outpost and cannot harvest.</source>
        <translation>{place}: Arbeideren der bygger en utpost og kan ikke høste.</translation>
    </message>
    <message>
        <source>{place}: you are building no outpost there.</source>
        <translation>{place}: Du bygger ingen utpost der.</translation>
    </message>
    <message>
        <source>{place}: no Necromancer of yours is there.</source>
        <translation>{place}: Ingen av Necromancerne dine er der.</translation>
    </message>
    <message>
        <source>{place}: no unit can rise there now.</source>
        <translation>{place}: Ingen enhet kan reise seg der nå.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind in training ({kind}).</source>
        <translation>
            <numerusform>%n slik brikke i trening ({kind}).</numerusform>
            <numerusform>%n slike brikker i trening ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: pieces are deployed in your town or at a finished outpost of yours.</source>
        <translation>{place}: Brikker plasseres ut i byen din eller ved en av dine fullførte utposter.</translation>
    </message>
    <message>
        <source>No building of this kind is under construction ({kind}).</source>
        <translation>Ingen slik bygning er under konstruksjon ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>{place} already holds %n worker(s): the builder cannot come back.</source>
        <translation>
            <numerusform>{place} har allerede %n arbeider: Byggeren kan ikke komme tilbake.</numerusform>
            <numerusform>{place} har allerede %n arbeidere: Byggeren kan ikke komme tilbake.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for this: {price}.</source>
        <translation>Dette har du ikke råd til: {price}.</translation>
    </message>
    <message>
        <source>Train, construct or upgrade: you may do only one of them in a step.</source>
        <translation>Tren, bygg eller oppgrader: Du kan bare gjøre én av delene i et steg.</translation>
    </message>
    <message>
        <source>Necromancers only upgrade in this step.</source>
        <translation>I dette steget kan Necromancere bare oppgradere.</translation>
    </message>
    <message>
        <source>You have no finished building for this ({kind}).</source>
        <translation>Du har ingen fullført bygning til dette ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>You have %n empty building(s) for this kind ({kind}).</source>
        <translation>
            <numerusform>Du har %n ledig bygning for denne typen ({kind}).</numerusform>
            <numerusform>Du har %n ledige bygninger for denne typen ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind left in your reserve ({kind}).</source>
        <translation>
            <numerusform>%n slik brikke igjen i reserven din ({kind}).</numerusform>
            <numerusform>%n slike brikker igjen i reserven din ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no town to build in.</source>
        <translation>Du har ingen by å bygge i.</translation>
    </message>
    <message numerus="yes">
        <source>All %n plot(s) for this kind are taken ({kind}).</source>
        <translation>
            <numerusform>Den ene plassen for denne typen er tatt ({kind}).</numerusform>
            <numerusform>Alle %n plassene for denne typen er tatt ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no worker is free to build.</source>
        <translation>{place}: Ingen arbeider er ledig til å bygge.</translation>
    </message>
    <message>
        <source>{place}: no outposts in towns and on mountains.</source>
        <translation>{place}: Ingen utposter i byer og på fjell.</translation>
    </message>
    <message>
        <source>{place} already has an outpost.</source>
        <translation>{place} har allerede en utpost.</translation>
    </message>
    <message numerus="yes">
        <source>All your %n outpost(s) are in use.</source>
        <translation>
            <numerusform>Utposten din er i bruk.</numerusform>
            <numerusform>Alle de %n utpostene dine er i bruk.</numerusform>
        </translation>
    </message>
    <message>
        <source>This type is at its highest level ({kind}).</source>
        <translation>Denne typen er på høyeste nivå ({kind}).</translation>
    </message>
    <message>
        <source>This type was upgraded in this step already ({kind}).</source>
        <translation>Denne typen er allerede oppgradert i dette steget ({kind}).</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type a round.</source>
        <translation>Hver Necromancer på en gravplass oppgraderer én type i runden.</translation>
    </message>
    <message numerus="yes">
        <source>The next level needs %n finished building(s) of this type ({kind}).</source>
        <translation>
            <numerusform>Neste nivå krever %n fullført bygning av denne typen ({kind}).</numerusform>
            <numerusform>Neste nivå krever %n fullførte bygninger av denne typen ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: there is no such battle to fight.</source>
        <translation>{place}: Der er det ingen slik kamp å utkjempe.</translation>
    </message>
    <message>
        <source>This phase has been named already: choose another one ({kind}).</source>
        <translation>Denne fasen er allerede valgt: Velg en annen ({kind}).</translation>
    </message>
    <message>
        <source>The casualty must be a unit of the other side.</source>
        <translation>Den skadede må være en enhet fra den andre siden.</translation>
    </message>
    <message>
        <source>Flying units cannot be casualties in the melee phase.</source>
        <translation>Flyenheter kan ikke velges som skadede i bakkeangrepet.</translation>
    </message>
    <message>
        <source>{place}: no such unit takes part in this battle.</source>
        <translation>{place}: Ingen slik enhet deltar i denne kampen.</translation>
    </message>
    <message>
        <source>{place}: this unit cannot fall back there.</source>
        <translation>{place}: Denne enheten kan ikke trekke seg tilbake dit.</translation>
    </message>
    <message>
        <source>{place}: none of your outposts stands there.</source>
        <translation>{place}: Ingen av utpostene dine står der.</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}.</source>
        <translation>Du har ikke dette kortet: {card}.</translation>
    </message>
    <message>
        <source>{card} cannot be played at this moment.</source>
        <translation>{card} kan ikke spilles akkurat nå.</translation>
    </message>
    <message>
        <source>{card} is played on something else.</source>
        <translation>{card} spilles på noe annet.</translation>
    </message>
    <message>
        <source>{place}: a unit of this kind cannot go on there ({kind}).</source>
        <translation>{place}: En slik enhet kan ikke dra videre dit ({kind}).</translation>
    </message>
    <message>
        <source>Call to Arms: enemies must have reached a space with your workers.</source>
        <translation>Opprustning: Fiender må ha nådd en rute med arbeiderne dine.</translation>
    </message>
    <message>
        <source>Dispel Magic: there is no card to dispel.</source>
        <translation>Antimagi: Det er ikke noe kort å oppheve.</translation>
    </message>
    <message>
        <source>Invisibility: your side takes no casualties in this phase.</source>
        <translation>Usynlighet: Siden din får ingen skadede i denne fasen.</translation>
    </message>
    <message>
        <source>Polymorph: choose an enemy unit in this battle that still attacks.</source>
        <translation>Forvandling: Velg en fiendtlig enhet i kampen som fremdeles angriper.</translation>
    </message>
    <message>
        <source>Devour: choose an enemy melee or ranged unit in this battle.</source>
        <translation>Fortæring: Velg en fiendtlig bakke- eller artillerienhet i kampen.</translation>
    </message>
    <message>
        <source>Ensnare: the enemy has no flying units here.</source>
        <translation>Inntauing: Fienden har ingen flyenheter her.</translation>
    </message>
    <message>
        <source>Envenomed Spears: you roll no dice in this phase, or the card works already.</source>
        <translation>Forgiftede spyd: Du kaster ingen terninger i denne fasen, eller kortet virker allerede.</translation>
    </message>
    <message>
        <source>Pillage: no enemy unit was removed just now.</source>
        <translation>Tjuveri: Ingen fiendtlig enhet ble fjernet nå nettopp.</translation>
    </message>
    <message>
        <source>Faerie Fire: you roll no dice in this phase.</source>
        <translation>Fe-ild: Du kaster ingen terninger i denne fasen.</translation>
    </message>
    <message>
        <source>Marksmanship: the enemy removes no unit now.</source>
        <translation>Skarpskytter: Fienden fjerner ingen enhet nå.</translation>
    </message>
    <message>
        <source>Moon Glaive: you have rolled no hit in this phase.</source>
        <translation>Månesigd: Du har ikke kastet noe treff i denne fasen.</translation>
    </message>
    <message>
        <source>Renew: choose a forest with a depletion marker.</source>
        <translation>Forny: Velg en skog med plyndringsmarkør.</translation>
    </message>
    <message>
        <source>Cripple: choose a space with pieces of the enemy who moves.</source>
        <translation>Forkrøple: Velg en rute med brikker fra fienden som flytter.</translation>
    </message>
    <message>
        <source>Curse: the enemy has no hits in this phase.</source>
        <translation>Forbannelse: Fienden har ingen treff i denne fasen.</translation>
    </message>
    <message>
        <source>Summon Building: there is no free plot, or you cannot pay.</source>
        <translation>Tilkall bygning: Det er ingen ledig plass, eller du har ikke råd.</translation>
    </message>
    <message>
        <source>Web: the enemy has no flying units here.</source>
        <translation>Nett: Fienden har ingen flyenheter her.</translation>
    </message>
    <message>
        <source>Fast: choose a space with pieces of yours.</source>
        <translation>Hurtig: Velg en rute med brikker av dine.</translation>
    </message>
    <message>
        <source>Resources: you have no stockpile.</source>
        <translation>Ressurser: Du har ikke noe lager.</translation>
    </message>
    <message>
        <source>Town Portal: choose a space with your units, then your town or a finished outpost with room for them around it.</source>
        <translation>Byportal: Velg en rute med enhetene dine, så byen din eller en fullført utpost med plass til dem rundt.</translation>
    </message>
    <message>
        <source>Victory Point: it does not count in this scenario.</source>
        <translation>Seierspoeng: Det teller ikke i dette scenarioet.</translation>
    </message>
    <message>
        <source>{text}</source>
        <comment>words of a scenario a player made</comment>
        <translation>{text}</translation>
    </message>
    <message>
        <source>A scenario made by a player.</source>
        <translation>Et scenario laget av en spiller.</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault in a scenario file</comment>
        <translation>{where}: {why}</translation>
    </message>
    <message>
        <source>This scenario was made for another version of the program.</source>
        <translation>Dette scenarioet er laget for en annen versjon av programmet.</translation>
    </message>
    <message>
        <source>The file name may have small letters, digits and underscores, at most 40.</source>
        <translation>Filnavnet kan ha små bokstaver, sifre og understreker, høyst 40.</translation>
    </message>
    <message>
        <source>A number from {low} to {high} is expected here.</source>
        <translation>Her forventes et tall fra {low} til {high}.</translation>
    </message>
    <message>
        <source>There is no card called “{card}”.</source>
        <translation>Det finnes ikke noe kort som heter «{card}».</translation>
    </message>
    <message numerus="yes">
        <source>A board has at most %n space(s).</source>
        <translation>
            <numerusform>Et brett har høyst %n rute.</numerusform>
            <numerusform>Et brett har høyst %n ruter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board needs at least two spaces.</source>
        <translation>Et brett trenger minst to ruter.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth victory points.</source>
        <translation>Bare byer og nøkkelruter er verdt seierspoeng.</translation>
    </message>
    <message>
        <source>Two spaces lie in the same place.</source>
        <translation>To ruter ligger på samme sted.</translation>
    </message>
    <message>
        <source>A marked space is called by a capital letter, at most four signs.</source>
        <translation>En merket rute har en stor bokstav som navn, høyst fire tegn.</translation>
    </message>
    <message>
        <source>There is no space here.</source>
        <translation>Her er det ingen rute.</translation>
    </message>
    <message>
        <source>No space is marked “{spot}”.</source>
        <translation>Ingen rute er merket «{spot}».</translation>
    </message>
    <message>
        <source>Two tokens lie in the same space.</source>
        <translation>To markører ligger i samme rute.</translation>
    </message>
    <message>
        <source>Only flying units may be on a mountain.</source>
        <translation>Bare flyenheter kan stå på fjell.</translation>
    </message>
    <message>
        <source>A wall stands between two neighbouring spaces.</source>
        <translation>En vegg står mellom to naboruter.</translation>
    </message>
    <message>
        <source>There is a wall here already.</source>
        <translation>Her står det allerede en vegg.</translation>
    </message>
    <message>
        <source>A board cannot be all mountains.</source>
        <translation>Et brett kan ikke være bare fjell.</translation>
    </message>
    <message>
        <source>Units on foot cannot get here from everywhere.</source>
        <translation>Enheter til fots kan ikke komme hit fra alle ruter.</translation>
    </message>
    <message>
        <source>This space has no way to the others.</source>
        <translation>Det går ingen vei fra denne ruten til de andre.</translation>
    </message>
    <message>
        <source>A scenario is for {low} to {high} players.</source>
        <translation>Et scenario er for {low} til {high} spillere.</translation>
    </message>
    <message>
        <source>There is no race called “{race}”.</source>
        <translation>Det finnes ingen rase som heter «{race}».</translation>
    </message>
    <message>
        <source>Two sides have the same race.</source>
        <translation>To sider har samme rase.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n of these pieces for each side.</source>
        <translation>
            <numerusform>Esken har bare %n av disse brikkene til hver side.</numerusform>
            <numerusform>Esken har bare %n av disse brikkene til hver side.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player starts with nothing at all.</source>
        <translation>Denne spilleren starter helt uten noe.</translation>
    </message>
    <message>
        <source>A town must be on a town space.</source>
        <translation>En by må ligge på en byrute.</translation>
    </message>
    <message>
        <source>Two players have the same town.</source>
        <translation>To spillere har samme by.</translation>
    </message>
    <message>
        <source>Pieces of the same side are given twice for this space.</source>
        <translation>Brikker fra samme side er oppgitt to ganger for denne ruten.</translation>
    </message>
    <message>
        <source>An outpost cannot stand in a town.</source>
        <translation>En utpost kan ikke stå i en by.</translation>
    </message>
    <message>
        <source>Two outposts cannot share a space.</source>
        <translation>To utposter kan ikke stå i samme rute.</translation>
    </message>
    <message>
        <source>Units that return from the dead need an outpost to return to.</source>
        <translation>Enheter som vender tilbake fra de døde, trenger en utpost å vende tilbake til.</translation>
    </message>
    <message>
        <source>Two necromancers cannot share a space.</source>
        <translation>To Necromancere kan ikke stå i samme rute.</translation>
    </message>
    <message>
        <source>A team names a player who does not exist.</source>
        <translation>Et lag nevner en spiller som ikke finnes.</translation>
    </message>
    <message>
        <source>A player is in two teams.</source>
        <translation>En spiller er med på to lag.</translation>
    </message>
    <message>
        <source>A team has nobody in it.</source>
        <translation>Et lag er tomt.</translation>
    </message>
    <message>
        <source>All players are in one team.</source>
        <translation>Alle spillerne er på ett lag.</translation>
    </message>
    <message>
        <source>Units that nobody plays have no workers.</source>
        <translation>Enheter som ingen spiller, har ingen arbeidere.</translation>
    </message>
    <message>
        <source>Enemies cannot start in the same space.</source>
        <translation>Fiender kan ikke starte i samme rute.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Høyst %n enhet fra ett lag kan stå i en rute.</numerusform>
            <numerusform>Høyst %n enheter fra ett lag kan stå i en rute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n worker(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Høyst %n arbeider fra ett lag kan stå i en rute.</numerusform>
            <numerusform>Høyst %n arbeidere fra ett lag kan stå i en rute.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal must say whom it is about.</source>
        <translation>Dette målet må si hvem det gjelder.</translation>
    </message>
    <message>
        <source>This player has no town, nor an outpost that counts as one.</source>
        <translation>Denne spilleren har verken by eller en utpost som gjelder som by.</translation>
    </message>
    <message>
        <source>This player has no necromancers.</source>
        <translation>Denne spilleren har ingen Necromancere.</translation>
    </message>
    <message>
        <source>This goal needs tokens on its spaces.</source>
        <translation>Dette målet trenger markører i rutene sine.</translation>
    </message>
    <message>
        <source>Nobody with a town has a captive to bring home.</source>
        <translation>Ingen med by har en fange å føre hjem.</translation>
    </message>
    <message>
        <source>This player has no way to win.</source>
        <translation>Denne spilleren har ingen måte å vinne på.</translation>
    </message>
    <message>
        <source>This file was made for another version of the program.</source>
        <translation>Denne filen er laget for en annen versjon av programmet.</translation>
    </message>
    <message>
        <source>The resource die has six faces from 1 to 3, at least one of them a 3.</source>
        <translation>Ressursterningen har seks sider fra 1 til 3, og minst én av dem er en treer.</translation>
    </message>
    <message>
        <source>Each of the four races is needed once.</source>
        <translation>Hver av de fire rasene trengs én gang.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>«{name}» står her to ganger.</translation>
    </message>
    <message>
        <source>A race has {count} unit tiles, at least one of each type.</source>
        <translation>En rase har {count} enhetsbrikker, minst én av hver type.</translation>
    </message>
    <message>
        <source>A deck has {count} cards.</source>
        <translation>En kortstokk har {count} kort.</translation>
    </message>
    <message>
        <source>Chance to win the battle: {percent}%.</source>
        <comment>why</comment>
        <translation>Sjanse til å vinne kampen: {percent}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Attacks %n unit(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Angriper %n enhet: {place}.</numerusform>
            <numerusform>Angriper %n enheter: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes for a home of {victim}: {place}.</source>
        <comment>why</comment>
        <translation>Går løs på et hjem ({victim}): {place}.</translation>
    </message>
    <message>
        <source>Once more, and {victim} is lost: {place} was captured before.</source>
        <comment>why</comment>
        <translation>Én gang til, og det er ute med {victim}: {place} er overtatt før.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) stand there without a guard: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n arbeider står der uten vakt: {place}.</numerusform>
            <numerusform>%n arbeidere står der uten vakt: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Gir %n seierspoeng: {place}.</numerusform>
            <numerusform>Gir %n seierspoeng: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guards its own home: {place}.</source>
        <comment>why</comment>
        <translation>Vokter sitt eget hjem: {place}.</translation>
    </message>
    <message>
        <source>This space decides the scenario: {place}.</source>
        <comment>why</comment>
        <translation>Denne ruten avgjør scenarioet: {place}.</translation>
    </message>
    <message>
        <source>Brings the captive nearer home: {place}.</source>
        <comment>why</comment>
        <translation>Bringer fangen nærmere hjemmet: {place}.</translation>
    </message>
    <message>
        <source>Comes nearer to what it wants: {place}.</source>
        <comment>why</comment>
        <translation>Kommer nærmere målet: {place}.</translation>
    </message>
    <message>
        <source>Units beside a battle fight as well: {place}.</source>
        <comment>why</comment>
        <translation>Enheter ved siden av en kamp slåss også: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) go where they are of most use.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n arbeider går dit den gjør mest nytte.</numerusform>
            <numerusform>%n arbeidere går dit de gjør mest nytte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is worth its risk now.</source>
        <comment>why</comment>
        <translation>Ingen flytting er verdt risikoen nå.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy unit(s) could come here: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n fiendtlig enhet kan komme hit: {place}.</numerusform>
            <numerusform>%n fiendtlige enheter kan komme hit: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more are worth most for the price.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n brikke til er mest verdt for prisen.</numerusform>
            <numerusform>%n brikker til er mest verdt for prisen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemies have the stronger army.</source>
        <comment>why</comment>
        <translation>Fiendene har den sterkeste hæren.</translation>
    </message>
    <message numerus="yes">
        <source>So far there are %n worker(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Hittil er det %n arbeider.</numerusform>
            <numerusform>Hittil er det %n arbeidere.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is more to spend than the buildings can train.</source>
        <comment>why</comment>
        <translation>Det er mer å bruke enn bygningene kan trene.</translation>
    </message>
    <message>
        <source>Units come on the board nearer to the front: {place}.</source>
        <comment>why</comment>
        <translation>Enhetene kommer inn nærmere fronten: {place}.</translation>
    </message>
    <message>
        <source>The next level has strength {strength}: {unit}.</source>
        <comment>why</comment>
        <translation>Neste nivå har styrke {strength}: {unit}.</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <comment>why</comment>
        <translation>Ingenting er verdt prisen nå.</translation>
    </message>
    <message>
        <source>With these cards the victory points are complete.</source>
        <comment>why</comment>
        <translation>Disse kortene gir de seierspoengene som mangler.</translation>
    </message>
    <message>
        <source>More use now than in hand: {card}.</source>
        <comment>why</comment>
        <translation>Mer til nytte nå enn på hånden: {card}.</translation>
    </message>
    <message>
        <source>The cards are kept for a better moment.</source>
        <comment>why</comment>
        <translation>Kortene spares til et bedre øyeblikk.</translation>
    </message>
    <message>
        <source>This unit is missed least: {unit}.</source>
        <comment>why</comment>
        <translation>Denne enheten savnes minst: {unit}.</translation>
    </message>
    <message>
        <source>The last unit in the battlefield has to stay.</source>
        <comment>why</comment>
        <translation>Den siste enheten på slagmarken må bli.</translation>
    </message>
    <message>
        <source>The surest battle is fought first.</source>
        <comment>why</comment>
        <translation>Den sikreste kampen utkjempes først.</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>heading of tools</comment>
        <translation>Terreng</translation>
    </message>
    <message>
        <source>Of a side</source>
        <comment>heading of tools: pieces</comment>
        <translation>Brikker til en side</translation>
    </message>
    <message>
        <source>Walls, letters, tokens</source>
        <comment>heading of tools</comment>
        <translation>Vegger, bokstaver, markører</translation>
    </message>
    <message>
        <source>Meadow</source>
        <comment>kind of space</comment>
        <translation>Eng</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>kind of space</comment>
        <translation>Skog</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <comment>kind of space</comment>
        <translation>Gullgruve</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>kind of space</comment>
        <translation>Fjell</translation>
    </message>
    <message>
        <source>Objective, 1 point</source>
        <comment>kind of space</comment>
        <translation>Nøkkelrute, 1 poeng</translation>
    </message>
    <message>
        <source>Objective, 2 points</source>
        <comment>kind of space</comment>
        <translation>Nøkkelrute, 2 poeng</translation>
    </message>
    <message>
        <source>Objective, 4 points</source>
        <comment>kind of space</comment>
        <translation>Nøkkelrute, 4 poeng</translation>
    </message>
    <message>
        <source>No space</source>
        <comment>tool that takes spaces away</comment>
        <translation>Ingen rute</translation>
    </message>
    <message>
        <source>Town</source>
        <comment>tool</comment>
        <translation>By</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>tool</comment>
        <translation>Utpost</translation>
    </message>
    <message>
        <source>Captive of this side</source>
        <comment>tool</comment>
        <translation>Sidens fange</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>tool</comment>
        <translation>Vegg</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>tool that marks a space</comment>
        <translation>Bokstav</translation>
    </message>
    <message>
        <source>One point more</source>
        <comment>tool</comment>
        <translation>Ett poeng mer</translation>
    </message>
    <message>
        <source>This is too far from the middle.</source>
        <translation>Dette er for langt fra midten.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth points.</source>
        <translation>Bare byer og nøkkelruter er verdt poeng.</translation>
    </message>
    <message>
        <source>The neutral side only has units.</source>
        <translation>Den nøytrale siden har bare enheter.</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <comment>n is a number</comment>
        <translation>Spiller {n}</translation>
    </message>
    <message>
        <source>Player {n}: {side}</source>
        <comment>n is a number</comment>
        <translation>Spiller {n}: {side}</translation>
    </message>
    <message>
        <source>Neutral units</source>
        <comment>side nobody plays</comment>
        <translation>Nøytrale enheter</translation>
    </message>
    <message>
        <source>{owner}: {what}</source>
        <comment>pieces in a space</comment>
        <translation>{owner}: {what}</translation>
    </message>
    <message>
        <source>no space</source>
        <comment>outside the board</comment>
        <translation>ingen rute</translation>
    </message>
    <message>
        <source>letter {letter}</source>
        <comment>a space has a letter</comment>
        <translation>bokstav {letter}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a space, by its coordinate</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault of a scenario</comment>
        <translation>{where}: {why}</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>page of the scenario editor</comment>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Goals</source>
        <comment>page of the scenario editor</comment>
        <translation>Mål</translation>
    </message>
    <message>
        <source>Story</source>
        <comment>page of the scenario editor</comment>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Legg til en spiller</translation>
    </message>
    <message>
        <source>Add neutral units</source>
        <translation>Legg til nøytrale enheter</translation>
    </message>
    <message>
        <source>Whichever the player likes</source>
        <comment>race</comment>
        <translation>Fritt valg</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a player without a team</comment>
        <translation>Alene</translation>
    </message>
    <message>
        <source>Team {n}</source>
        <comment>n is a number</comment>
        <translation>Lag {n}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <comment>level of units</comment>
        <translation>Laveste</translation>
    </message>
    <message>
        <source>Highest</source>
        <comment>level of units</comment>
        <translation>Høyeste</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <comment>first player</comment>
        <translation>Ved loddtrekning</translation>
    </message>
    <message>
        <source>All can be depleted</source>
        <comment>gold and wood</comment>
        <translation>Alle kan plyndres</translation>
    </message>
    <message>
        <source>None is ever depleted</source>
        <comment>gold and wood</comment>
        <translation>Ingen plyndres noen gang</translation>
    </message>
    <message>
        <source>Those beside towns never are, all others are from the start</source>
        <comment>gold and wood</comment>
        <translation>De ved siden av byer aldri, alle andre fra starten</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>whom a goal is about</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>–</source>
        <comment>nothing is chosen yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>For all</source>
        <comment>heading of settings</comment>
        <translation>For alle</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>heading of settings</comment>
        <translation>Tekster</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>label in the scenario editor</comment>
        <translation>Rase</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>label in the scenario editor</comment>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>label in the scenario editor</comment>
        <translation>Gull</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>label in the scenario editor</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Level of the units</source>
        <comment>label in the scenario editor</comment>
        <translation>Nivå på enhetene</translation>
    </message>
    <message>
        <source>Undying</source>
        <comment>label in the scenario editor</comment>
        <translation>Udødelig</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>label in the scenario editor</comment>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>label in the scenario editor</comment>
        <translation>Startspiller</translation>
    </message>
    <message>
        <source>Mines and forests</source>
        <comment>label in the scenario editor</comment>
        <translation>Gruver og skoger</translation>
    </message>
    <message>
        <source>Cards left in the box</source>
        <comment>label in the scenario editor</comment>
        <translation>Kort som blir i esken</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <comment>label in the scenario editor</comment>
        <translation>Hvem det gjelder</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label in the scenario editor</comment>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Space with the letter</source>
        <comment>label in the scenario editor</comment>
        <translation>Rute med bokstaven</translation>
    </message>
    <message>
        <source>Tokens</source>
        <comment>label in the scenario editor</comment>
        <translation>Markører</translation>
    </message>
    <message>
        <source>Fewer enemies around it than</source>
        <comment>label in the scenario editor</comment>
        <translation>Færre fiender rundt den enn</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>label in the scenario editor</comment>
        <translation>Tittel</translation>
    </message>
    <message>
        <source>What happened before</source>
        <comment>label in the scenario editor</comment>
        <translation>Forhistorien</translation>
    </message>
    <message>
        <source>How it is won</source>
        <comment>label in the scenario editor</comment>
        <translation>Slik vinner man</translation>
    </message>
    <message>
        <source>Killed units return to its outposts; it only moves and fights.</source>
        <translation>Drepte enheter kommer tilbake til utpostene; siden bare flytter og slåss.</translation>
    </message>
    <message>
        <source>They never move and are everybody&apos;s enemies. Choose them on the board too.</source>
        <translation>De flytter aldri og er alles fiender. Velg dem på brettet også.</translation>
    </message>
    <message>
        <source>They are taken out of every deck before the game.</source>
        <translation>De tas ut av alle kortstokker før spillet.</translation>
    </message>
    <message>
        <source>Who has no enemies left wins in any case. Any one of these goals is enough.</source>
        <translation>Den som ikke har fiender igjen, vinner uansett. Ett av målene er nok.</translation>
    </message>
    <message>
        <source>Mark the space on the board with the tool Letter.</source>
        <translation>Merk ruten på brettet med verktøyet «Bokstav».</translation>
    </message>
    <message>
        <source>Lay the tokens on the board first.</source>
        <translation>Legg markørene på brettet først.</translation>
    </message>
    <message>
        <source>Tell the players in your words what they are after.</source>
        <translation>Fortell spillerne med egne ord hva de er ute etter.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>kind of goal</comment>
        <translation>Seierspoeng</translation>
    </message>
    <message>
        <source>Hold a space</source>
        <comment>kind of goal</comment>
        <translation>Hold en rute</translation>
    </message>
    <message>
        <source>Reach a space</source>
        <comment>kind of goal</comment>
        <translation>Nå en rute</translation>
    </message>
    <message>
        <source>Capture a town</source>
        <comment>kind of goal</comment>
        <translation>Overta en by</translation>
    </message>
    <message>
        <source>Last until the deck is empty</source>
        <comment>goal</comment>
        <translation>Hold ut til kortstokken er tom</translation>
    </message>
    <message>
        <source>Slay the Necromancers</source>
        <comment>kind of goal</comment>
        <translation>Drep Necromancerne</translation>
    </message>
    <message>
        <source>Destroy tokens</source>
        <comment>kind of goal</comment>
        <translation>Ødelegg markører</translation>
    </message>
    <message>
        <source>Rescue the captive</source>
        <comment>kind of goal</comment>
        <translation>Befri fangen</translation>
    </message>
    <message>
        <source>A team with so many victory points at the end of its turn wins.</source>
        <translation>Laget som har så mange seierspoeng på slutten av turen sin, vinner.</translation>
    </message>
    <message>
        <source>A unit on the space and fewer enemy units around it at the end of one&apos;s turn wins.</source>
        <translation>Den som på slutten av turen sin har en enhet i ruten og færre fiendtlige enheter rundt den, vinner.</translation>
    </message>
    <message>
        <source>A unit on the space at the end of one&apos;s move step wins.</source>
        <translation>Den som har en enhet i ruten på slutten av bevegelsessteget sitt, vinner.</translation>
    </message>
    <message>
        <source>When this player&apos;s town, or the outposts that count as it, was captured twice, all its enemies win.</source>
        <translation>Når byen til denne spilleren, eller utpostene som gjelder som by, er overtatt to ganger, vinner alle fiendene.</translation>
    </message>
    <message>
        <source>When this player&apos;s last card is drawn, its team wins. One card is put aside every round.</source>
        <translation>Når det siste kortet til denne spilleren er trukket, vinner laget. Ett kort legges til side hver runde.</translation>
    </message>
    <message>
        <source>When all Necromancers of this player are dead, its enemies win.</source>
        <translation>Når alle Necromancerne til denne spilleren er døde, vinner fiendene.</translation>
    </message>
    <message>
        <source>When all these tokens are destroyed, the enemies of this player win.</source>
        <translation>Når alle disse markørene er ødelagt, vinner fiendene til denne spilleren.</translation>
    </message>
    <message>
        <source>Who has the captive of one&apos;s race in one&apos;s town after the battles wins.</source>
        <translation>Den som har fangen fra sin egen rase i byen sin etter kampene, vinner.</translation>
    </message>
</context>
</TS>
