<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>{text}</source>
        <comment>words a player wrote; shown as they are</comment>
        <translation>{text}</translation>
    </message>
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
        <source>Yes or no is expected here.</source>
        <translation>Her forventes ja eller nej.</translation>
    </message>
    <message>
        <source>This file cannot be read as data.</source>
        <translation>Denne fil kan ikke læses som data.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>”{name}” står her to gange.</translation>
    </message>
    <message>
        <source>One of these is expected here: {names}</source>
        <translation>Her forventes et af disse: {names}</translation>
    </message>
    <message numerus="yes">
        <source>A list of %n value(s) is expected here.</source>
        <translation>
            <numerusform>Her forventes en liste med %n værdi.</numerusform>
            <numerusform>Her forventes en liste med %n værdier.</numerusform>
        </translation>
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
        <translation>Et spil kan ikke stilles op på denne måde.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the rules.</source>
        <translation>Dette spil blev spillet med en nyere version af reglerne.</translation>
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
        <translation>Deles ud tilfældigt</translation>
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
        <translation>Placeres tilfældigt</translation>
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
        <translation>Spillebrættet</translation>
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
        <translation>To neutrale hære spærrer vejen. Besejr modspilleren.</translation>
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
        <source>Place one army each for: {armies}</source>
        <translation>Placér én armé for hver af: {armies}</translation>
    </message>
    <message>
        <source>You choose which of their territories.</source>
        <translation>Du bestemmer hvilke af deres territorier.</translation>
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
        <source>Call off the invasion</source>
        <translation>Afblæs invasionen</translation>
    </message>
    <message>
        <source>No die for an ally</source>
        <translation>Slå ikke for nogen allieret</translation>
    </message>
    <message>
        <source>Skip moving allies</source>
        <translation>Spring flytningen af allierede over</translation>
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
        <translation>Klik på et af dine territorier med to eller flere arméer og så på et naboterritorium.</translation>
    </message>
    <message>
        <source>A set of infantry brings 4 armies, cavalry 6, artillery 8, one of each 10.</source>
        <translation>Et sæt infanteri giver 4 arméer, kavaleri 6, artilleri 8 og ét af hvert 10.</translation>
    </message>
    <message>
        <source>Click where from, then where to, along your own land. One army stays.</source>
        <translation>Klik der, hvor arméerne står, og så der, hvor de skal hen, ad egne territorier. Én bliver tilbage.</translation>
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
        <translation>Erobr det ene efter det andet: {way}</translation>
    </message>
    <message>
        <source>{way} → {place}</source>
        <comment>territories conquered in this order</comment>
        <translation>{way} → {place}</translation>
    </message>
    <message>
        <source>None falls</source>
        <comment>part of a bar</comment>
        <translation>Intet falder</translation>
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
        <translation>Hold stand: {place}</translation>
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
        <source>Chance of success: {percent}%.</source>
        <comment>why</comment>
        <translation>Chance for at lykkes: {percent}&#xa0;%.</translation>
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
        <source>Not now: claim no mission</source>
        <translation>Ikke nu: påberåb dig ingen mission</translation>
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
        <translation>To hold på to, der sidder skiftevis. Det hold, der først udsletter en modspiller, vinder.</translation>
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
<context>
    <name>warcraft</name>
    <message>
        <source>Call to Arms</source>
        <comment>card</comment>
        <translation>Til våben</translation>
    </message>
    <message>
        <source>When enemies reach your workers</source>
        <translation>Når fjender når dine arbejdere</translation>
    </message>
    <message>
        <source>All your workers in that space fight as melee units until this move step ends.</source>
        <translation>Alle dine arbejdere på feltet kæmper som nærkampsenheder, til dette bevægelsestrin er slut.</translation>
    </message>
    <message>
        <source>Dispel Magic</source>
        <comment>card</comment>
        <translation>Ophæv magi</translation>
    </message>
    <message>
        <source>In battle, after an enemy card</source>
        <translation>I kamp, efter et fjendtligt kort</translation>
    </message>
    <message>
        <source>The card just played does nothing and is discarded.</source>
        <translation>Det kort, der lige er spillet, virker ikke og lægges væk.</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <comment>card</comment>
        <translation>Usynlighed</translation>
    </message>
    <message>
        <source>Before casualties are removed</source>
        <translation>Før tab fjernes</translation>
    </message>
    <message>
        <source>Your side takes one casualty less in this phase.</source>
        <translation>Din side får ét tab mindre i denne fase.</translation>
    </message>
    <message>
        <source>Polymorph</source>
        <comment>card</comment>
        <translation>Forvandling</translation>
    </message>
    <message>
        <source>At the start of a battle round</source>
        <translation>I begyndelsen af en kampomgang</translation>
    </message>
    <message>
        <source>One enemy unit in this battle does not attack until the round ends.</source>
        <translation>Én fjendtlig enhed i kampen angriber ikke, før omgangen er slut.</translation>
    </message>
    <message>
        <source>Devour</source>
        <comment>card</comment>
        <translation>Fortæring</translation>
    </message>
    <message>
        <source>Swallow an enemy melee or ranged unit. It dies if your side wins; else it comes back.</source>
        <translation>Slug en fjendtlig nærkamps- eller afstandsenhed. Den dør, hvis din side vinder, ellers kommer den tilbage.</translation>
    </message>
    <message>
        <source>Ensnare</source>
        <comment>card</comment>
        <translation>Indfangning</translation>
    </message>
    <message>
        <source>At the start of a melee phase</source>
        <translation>Når nærkampen begynder</translation>
    </message>
    <message>
        <source>Until this battle ends, enemy flying units may be casualties in the melee phase too.</source>
        <translation>Resten af kampen må fjenden også vælge flyenheder som tab i nærkampsangrebet.</translation>
    </message>
    <message>
        <source>Envenomed Spears</source>
        <comment>card</comment>
        <translation>Forgiftede spyd</translation>
    </message>
    <message>
        <source>Before you roll an attack</source>
        <translation>Før du slår</translation>
    </message>
    <message>
        <source>In this phase you roll each die that missed once more.</source>
        <translation>I denne fase slår du hver terning, der var forbi, én gang til.</translation>
    </message>
    <message>
        <source>Pillage</source>
        <comment>card</comment>
        <translation>Plyndring</translation>
    </message>
    <message>
        <source>After an enemy unit is removed</source>
        <translation>Når en fjende har mistet en enhed</translation>
    </message>
    <message>
        <source>Take what that unit cost, in gold and wood, from its owner.</source>
        <translation>Tag det, enheden kostede i guld og træ, fra ejeren.</translation>
    </message>
    <message>
        <source>Faerie Fire</source>
        <comment>card</comment>
        <translation>Feild</translation>
    </message>
    <message>
        <source>In this phase your dice hit on a number one higher.</source>
        <translation>I denne fase træffer dine terninger på et tal, der er ét højere.</translation>
    </message>
    <message>
        <source>Marksmanship</source>
        <comment>card</comment>
        <translation>Skarpskytte</translation>
    </message>
    <message>
        <source>Before the enemy removes a unit</source>
        <translation>Før fjenden fjerner en enhed</translation>
    </message>
    <message>
        <source>You choose that one casualty instead of the enemy.</source>
        <translation>Du vælger dette ene tab i stedet for fjenden.</translation>
    </message>
    <message>
        <source>Moon Glaive</source>
        <comment>card</comment>
        <translation>Måneglavind</translation>
    </message>
    <message>
        <source>After you rolled an attack</source>
        <translation>Efter at du har slået</translation>
    </message>
    <message>
        <source>Roll one more die of the same strength for each hit.</source>
        <translation>Slå én terning mere med samme styrke for hver træffer.</translation>
    </message>
    <message>
        <source>Renew</source>
        <comment>card</comment>
        <translation>Forny</translation>
    </message>
    <message>
        <source>At the start of your harvest</source>
        <translation>I begyndelsen af din høst</translation>
    </message>
    <message>
        <source>Remove the depletion marker from any one forest.</source>
        <translation>Fjern udtømningsmarkøren fra en skov efter eget valg.</translation>
    </message>
    <message>
        <source>Cripple</source>
        <comment>card</comment>
        <translation>Lemlæst</translation>
    </message>
    <message>
        <source>At the start of an enemy&apos;s movement</source>
        <translation>I begyndelsen af en fjendes bevægelse</translation>
    </message>
    <message>
        <source>Everything of the enemy in one space moves one space less.</source>
        <translation>Alt, hvad fjenden har på ét felt, flytter ét felt kortere.</translation>
    </message>
    <message>
        <source>Curse</source>
        <comment>card</comment>
        <translation>Forbandelse</translation>
    </message>
    <message>
        <source>After the enemy rolled an attack</source>
        <translation>Efter at fjenden har slået</translation>
    </message>
    <message>
        <source>Roll a die for each enemy hit: 1, 2 or 3 prevents a casualty.</source>
        <translation>Slå én terning for hver fjendtlig træffer: 1, 2 eller 3 forhindrer et tab.</translation>
    </message>
    <message>
        <source>Summon Building</source>
        <comment>card</comment>
        <translation>Tilkald bygning</translation>
    </message>
    <message>
        <source>When you construct in town</source>
        <translation>Når du bygger i byen</translation>
    </message>
    <message>
        <source>Start a building that needs no worker. You still pay for it.</source>
        <translation>Begynd på en bygning, der ikke kræver en arbejder. Du betaler stadig for den.</translation>
    </message>
    <message>
        <source>Web</source>
        <comment>card</comment>
        <translation>Spind</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>card</comment>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>At the start of your movement</source>
        <translation>I begyndelsen af din bevægelse</translation>
    </message>
    <message>
        <source>All your pieces in one space may move two spaces farther, at most three.</source>
        <translation>Alle dine brikker på ét felt må flytte to felter længere, højst tre.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>card</comment>
        <translation>Ressourcer</translation>
    </message>
    <message>
        <source>At the start of your spending</source>
        <translation>I begyndelsen af dit forbrug</translation>
    </message>
    <message>
        <source>Take {count} gold or {count} wood.</source>
        <translation>Tag {count} guld eller {count} træ.</translation>
    </message>
    <message>
        <source>Town Portal</source>
        <comment>card</comment>
        <translation>Byportal</translation>
    </message>
    <message>
        <source>After anybody&apos;s movement, before battles</source>
        <translation>Efter nogens bevægelse, før kampene</translation>
    </message>
    <message>
        <source>All your units in one space go to your town or to one of your outposts.</source>
        <translation>Alle dine enheder på ét felt drager til din by eller til en af dine forposter.</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <comment>card</comment>
        <translation>Sejrspoint</translation>
    </message>
    <message>
        <source>In any step of yours</source>
        <translation>I ethvert af dine trin</translation>
    </message>
    <message>
        <source>Lay it open in front of you: one victory point for good.</source>
        <translation>Læg det åbent foran dig: ét sejrspoint for resten af spillet.</translation>
    </message>
    <message>
        <source>Warcraft</source>
        <comment>name of the game</comment>
        <translation>Warcraft</translation>
    </message>
    <message>
        <source>Gold, wood and four peoples at war.</source>
        <translation>Guld, træ og fire folk i krig.</translation>
    </message>
    <message>
        <source>Main game for two</source>
        <comment>scenario</comment>
        <translation>Grundspil for to</translation>
    </message>
    <message>
        <source>Two peoples, one land. Victory points win, or the enemy&apos;s town.</source>
        <translation>To folk, ét land. Vind på sejrspoint, eller indtag fjendens by.</translation>
    </message>
    <message>
        <source>Two towns lie at the edges of a rich valley. There is gold and wood for one of them.</source>
        <translation>To byer ligger på hver sin side af en rig dal. Der er guld og træ nok til én af dem.</translation>
    </message>
    <message>
        <source>You win with 15 victory points at the end of your turn (10 in the shorter game), or when your enemy&apos;s town has been captured twice. Towns and objectives count while you have a unit there; fully upgraded unit types and Victory Point cards count for good.</source>
        <translation>Du vinder med 15 sejrspoint i slutningen af din tur (10 i det kortere spil), eller når fjendens by er indtaget to gange. Byer og nøglefelter tæller, så længe du har en enhed der. Helt opgraderede enhedstyper og Sejrspoint-kort tæller resten af spillet.</translation>
    </message>
    <message>
        <source>Main game for four</source>
        <comment>scenario</comment>
        <translation>Grundspil for fire</translation>
    </message>
    <message>
        <source>Two teams of two: Humans and Night Elves against Orcs and Undead.</source>
        <translation>To hold på to: Humans og Night Elves mod Orcs og Undead.</translation>
    </message>
    <message>
        <source>Old enemies have become allies. Humans and Night Elves hold the north, Orcs and Undead the south, and the land between them belongs to nobody yet.</source>
        <translation>Gamle fjender er blevet allierede. Humans og Night Elves holder nord, Orcs og Undead syd, og landet mellem dem tilhører endnu ingen.</translation>
    </message>
    <message>
        <source>Your team wins with 30 victory points together (20 in the shorter game) at the end of a turn of yours. If the town of one player is captured twice, the whole team is out.</source>
        <translation>Dit hold vinder med 30 sejrspoint tilsammen (20 i det kortere spil) i slutningen af en af jeres ture. Bliver en spillers by indtaget to gange, er hele holdet ude.</translation>
    </message>
    <message>
        <source>The Elf Gate</source>
        <comment>scenario</comment>
        <translation>Elf Gate</translation>
    </message>
    <message>
        <source>Three armies race for an ancient gate that Night Elves guard.</source>
        <translation>Tre hære kappes om en ældgammel portal, som Night Elves vogter.</translation>
    </message>
    <message>
        <source>Behind the mountains stands a gate of the Night Elves, and a handful of them still watches the three passes. Whoever secures it decides the war.</source>
        <translation>Bag bjergene står en af Night Elves&apos; portaler, og en håndfuld af dem vogter stadig de tre pas. Den, der sikrer sig portalen, afgør krigen.</translation>
    </message>
    <message>
        <source>You win if you have a unit on space D at the end of your turn and fewer than three enemy units, Night Elves included, stand next to it. Mines and forests beside a town never run out; all others are empty from the start.</source>
        <translation>Du vinder, hvis du har en enhed på felt D i slutningen af din tur, og der står færre end tre fjendtlige enheder, Night Elves medregnet, omkring det. Miner og skove ved siden af en by slipper aldrig op, alle andre er tomme fra begyndelsen.</translation>
    </message>
    <message>
        <source>March of the Necromancers</source>
        <comment>scenario</comment>
        <translation>Nekromantikernes march</translation>
    </message>
    <message>
        <source>Humans with a town against two Necromancers who raise their army from the ground.</source>
        <translation>Humans med en by mod to nekromantikere, der vækker deres hær op af jorden.</translation>
    </message>
    <message>
        <source>Two Necromancers have found the places where the dead lie shallow. Every round more of them rise and march on the last town of the Humans.</source>
        <translation>To nekromantikere har fundet de steder, hvor de døde ligger tæt under mulden. Hver runde rejser flere sig og marcherer mod Humans&apos; sidste by.</translation>
    </message>
    <message>
        <source>Undead: a Necromancer on A, B or C raises a unit each round, on D or E he upgrades a type. You win when the Human town has been captured twice. Humans: kill both Necromancers, or destroy the tokens on A, B and C by holding those spaces after battle.</source>
        <translation>Undead: En nekromantiker på A, B eller C vækker en enhed hver runde, på D eller E opgraderer han en type. Du vinder, når Human-byen er indtaget to gange. Humans: Dræb begge nekromantikere, eller ødelæg markørerne på A, B og C ved at holde felterne efter kamp.</translation>
    </message>
    <message>
        <source>The Captives</source>
        <comment>scenario</comment>
        <translation>Fangerne</translation>
    </message>
    <message>
        <source>Orcs and Night Elves each hold the other&apos;s leader behind walls.</source>
        <translation>Orcs og Night Elves holder hinandens leder bag mure.</translation>
    </message>
    <message>
        <source>Thrall is a prisoner of the Night Elves, Tyrande one of the Orcs. Both camps have sworn to bring their leader home.</source>
        <translation>Thrall er fange hos Night Elves, Tyrande hos Orcs. Begge lejre har svoret at få deres leder hjem.</translation>
    </message>
    <message>
        <source>Fight your way to the captive of your race and bring him or her to your own town: any unit that starts in or passes the space may take a captive along. Only flying units cross walls. Eliminating the enemy wins too.</source>
        <translation>Kæmp dig frem til din egen races fange, og bring ham eller hende til din by: Enhver enhed, der begynder på feltet eller passerer det, må tage fangen med. Kun flyenheder krydser mure. Du vinder også ved at eliminere fjenden.</translation>
    </message>
    <message>
        <source>Nordrassil, the World Tree</source>
        <comment>scenario</comment>
        <translation>Nordrassil, verdenstræet</translation>
    </message>
    <message>
        <source>Three allies hold out against an army that does not stay dead.</source>
        <translation>Tre allierede holder stand mod en hær, der ikke vil forblive død.</translation>
    </message>
    <message>
        <source>Under the World Tree the Night Elves work a spell that will end the war. Humans and Orcs stand by them. The Undead come again and again.</source>
        <translation>Under verdenstræet arbejder Night Elves på en besværgelse, der skal gøre en ende på krigen. Humans og Orcs står ved deres side. Undead kommer igen og igen.</translation>
    </message>
    <message>
        <source>Allies: hold out until the last card of the Night Elf deck is drawn; one is set aside every round. Undead: have a unit on space A at the end of your movement, or capture the Night Elf outpost twice. Your dead return to your outposts at once.</source>
        <translation>De allierede: Hold ud, til det sidste kort i Night Elves&apos; bunke er trukket; ét lægges til side hver runde. Undead: Hav en enhed på felt A i slutningen af din bevægelse, eller indtag Night Elf-forposten to gange. Dine døde vender straks tilbage til dine forposter.</translation>
    </message>
    <message>
        <source>Victory points to win</source>
        <translation>Sejrspoint for at vinde</translation>
    </message>
    <message>
        <source>15</source>
        <comment>victory points</comment>
        <translation>15</translation>
    </message>
    <message>
        <source>10: a shorter game</source>
        <comment>victory points</comment>
        <translation>10: et kortere spil</translation>
    </message>
    <message>
        <source>30</source>
        <comment>victory points</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>20: a shorter game</source>
        <comment>victory points</comment>
        <translation>20: et kortere spil</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Helbred</translation>
    </message>
    <message>
        <source>One casualty less in every phase</source>
        <translation>Ét tab mindre i hver fase</translation>
    </message>
    <message>
        <source>Errata: each 1 the enemy rolls hits for one less</source>
        <translation>Errata: hver etter, fjenden slår, giver ét tab mindre</translation>
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
        <translation>Angriberen spiller først</translation>
    </message>
    <message>
        <source>Devour in a battle nobody wins</source>
        <translation>Fortæring i en kamp, ingen vinder</translation>
    </message>
    <message>
        <source>The devoured unit comes back</source>
        <translation>Den fortærede enhed kommer tilbage</translation>
    </message>
    <message>
        <source>The devoured unit dies</source>
        <translation>Den fortærede enhed dør</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>Udtømning</translation>
    </message>
    <message>
        <source>Nothing runs out</source>
        <translation>Intet slipper op</translation>
    </message>
    <message>
        <source>Only spaces beside the town never run out</source>
        <translation>Kun felter ved siden af byen slipper aldrig op</translation>
    </message>
    <message>
        <source>Cards useless in this scenario</source>
        <translation>Kort uden nytte i dette scenarie</translation>
    </message>
    <message>
        <source>Taken out of the decks</source>
        <translation>Tages ud af bunkerne</translation>
    </message>
    <message>
        <source>Left in the decks</source>
        <translation>Bliver i bunkerne</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Længste spil</translation>
    </message>
    <message>
        <source>Until somebody wins</source>
        <translation>Til nogen vinder</translation>
    </message>
    <message>
        <source>60 rounds: then most victory points win</source>
        <translation>60 runder: derefter vinder flest sejrspoint</translation>
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
            <numerusform>{player} trækker %n erfaringskort.</numerusform>
            <numerusform>{player} trækker %n erfaringskort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <translation>Trukket: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} sets a card aside, face down: %n left in the pile.</source>
        <translation>
            <numerusform>{player} lægger et kort til side med bagsiden opad: %n tilbage i bunken.</numerusform>
            <numerusform>{player} lægger et kort til side med bagsiden opad: %n tilbage i bunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shuffles the discards into a new pile.</source>
        <translation>{player} blander de brugte kort til en ny bunke.</translation>
    </message>
    <message>
        <source>{player} moves {pieces}: {source} → {target}.</source>
        <translation>{player} flytter {pieces}: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} takes {captive} along: {source} → {target}.</source>
        <translation>{player} tager {captive} med: {source} → {target}.</translation>
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
        <translation>{player} tager fra {victim}: {price}.</translation>
    </message>
    <message>
        <source>{player} finds nothing to take: {victim}.</source>
        <translation>{player} finder intet at tage: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, Curse: {faces}, %n casualty(ies) prevented.</source>
        <translation>
            <numerusform>{player}, Forbandelse: {faces}, %n tab forhindret.</numerusform>
            <numerusform>{player}, Forbandelse: {faces}, %n tab forhindret.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} strikes first: {phases}.</source>
        <translation>{player} slår først: {phases}.</translation>
    </message>
    <message>
        <source>{card} is dispelled.</source>
        <translation>{card} bliver ophævet.</translation>
    </message>
    <message>
        <source>{place}: {attackers} against {defenders}.</source>
        <translation>{place}: {attackers} mod {defenders}.</translation>
    </message>
    <message>
        <source>Battle round {round}.</source>
        <translation>Kampomgang {round}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, ranged: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, afstand: {faces} (styrke {strength}), %n træffer.</numerusform>
            <numerusform>{player}, afstand: {faces} (styrke {strength}), %n træffere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, flying: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, fly: {faces} (styrke {strength}), %n træffer.</numerusform>
            <numerusform>{player}, fly: {faces} (styrke {strength}), %n træffere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, melee: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, nærkamp: {faces} (styrke {strength}), %n træffer.</numerusform>
            <numerusform>{player}, nærkamp: {faces} (styrke {strength}), %n træffere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: %n casualty(ies).</source>
        <translation>
            <numerusform>Angriber: %n tab.</numerusform>
            <numerusform>Angriber: %n tab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender: %n casualty(ies).</source>
        <translation>
            <numerusform>Forsvarer: %n tab.</numerusform>
            <numerusform>Forsvarer: %n tab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause} prevents %n casualty(ies).</source>
        <translation>
            <numerusform>{cause} forhindrer %n tab.</numerusform>
            <numerusform>{cause} forhindrer %n tab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses {pieces}: {place}.</source>
        <translation>{player} mister {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, devoured: {place}.</source>
        <translation>{player} mister {pieces}, fortæret: {place}.</translation>
    </message>
    <message>
        <source>{player} returns a unit to the outpost: {place}.</source>
        <translation>{player} sætter en enhed tilbage på forposten: {place}.</translation>
    </message>
    <message>
        <source>{player} raises {pieces}: {place}.</source>
        <translation>{player} vækker {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} takes {pieces} back: {place}.</source>
        <translation>{player} tager {pieces} tilbage: {place}.</translation>
    </message>
    <message>
        <source>{place}: the battle is won by {winners}.</source>
        <translation>{place}: {winners} vinder kampen.</translation>
    </message>
    <message>
        <source>{place}: nobody wins the battle.</source>
        <translation>{place}: Ingen vinder kampen.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, undefended: {place}.</source>
        <translation>{player} mister {pieces}, forsvarsløse: {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost, undefended: {place}.</source>
        <translation>{player} mister en forpost, forsvarsløs: {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost and {pieces}, undefended: {place}.</source>
        <translation>{player} mister en forpost og {pieces}, forsvarsløse: {place}.</translation>
    </message>
    <message>
        <source>{player}: enemies have captured {place} once.</source>
        <translation>{player}: Fjender har indtaget {place} én gang.</translation>
    </message>
    <message>
        <source>{player}: {place} is captured again and lost.</source>
        <translation>{player}: {place} er indtaget igen og tabt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place}.</source>
        <translation>
            <numerusform>{player} høster %n guld: {place}.</numerusform>
            <numerusform>{player} høster %n guld: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player} høster %n guld: {place} er nu delvist udtømt.</numerusform>
            <numerusform>{player} høster %n guld: {place} er nu delvist udtømt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now depleted.</source>
        <translation>
            <numerusform>{player} høster %n guld: {place} er nu helt udtømt.</numerusform>
            <numerusform>{player} høster %n guld: {place} er nu helt udtømt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place}.</source>
        <translation>
            <numerusform>{player} høster %n træ: {place}.</numerusform>
            <numerusform>{player} høster %n træ: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player} høster %n træ: {place} er nu delvist udtømt.</numerusform>
            <numerusform>{player} høster %n træ: {place} er nu delvist udtømt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now depleted.</source>
        <translation>
            <numerusform>{player} høster %n træ: {place} er nu helt udtømt.</numerusform>
            <numerusform>{player} høster %n træ: {place} er nu helt udtømt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives up an unfinished outpost: {place}.</source>
        <translation>{player} opgiver en ufærdig forpost: {place}.</translation>
    </message>
    <message>
        <source>{player} deploys {pieces}: {place}.</source>
        <translation>{player} indsætter {pieces}: {place}.</translation>
    </message>
    <message>
        <source>{player} completes: {building}.</source>
        <translation>{player} færdiggør: {building}.</translation>
    </message>
    <message>
        <source>{player} completes an outpost: {place}.</source>
        <translation>{player} færdiggør en forpost: {place}.</translation>
    </message>
    <message>
        <source>{player} trains {pieces}.</source>
        <translation>{player} træner {pieces}.</translation>
    </message>
    <message>
        <source>{player} begins: {building}.</source>
        <translation>{player} begynder på: {building}.</translation>
    </message>
    <message>
        <source>{player} begins an outpost: {place}.</source>
        <translation>{player} begynder på en forpost: {place}.</translation>
    </message>
    <message>
        <source>{player} upgrades melee units: {unit}, strength {strength}.</source>
        <translation>{player} opgraderer nærkampsenhederne: {unit}, styrke {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades ranged units: {unit}, strength {strength}.</source>
        <translation>{player} opgraderer afstandsenhederne: {unit}, styrke {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades flying units: {unit}, strength {strength}.</source>
        <translation>{player} opgraderer flyenhederne: {unit}, styrke {strength}.</translation>
    </message>
    <message>
        <source>{player} gives {count} {resource} → {mate}.</source>
        <translation>{player} giver {count} {resource} → {mate}.</translation>
    </message>
    <message>
        <source>The token is destroyed: {place}.</source>
        <translation>Markøren er ødelagt: {place}.</translation>
    </message>
    <message>
        <source>{player} is eliminated.</source>
        <translation>{player} er elimineret.</translation>
    </message>
    <message>
        <source>{player} resigns.</source>
        <translation>{player} giver op.</translation>
    </message>
    <message>
        <source>Nobody is left. The game is a draw.</source>
        <translation>Ingen er tilbage. Spillet ender uafgjort.</translation>
    </message>
    <message>
        <source>The last round is over with equal victory points. The game is a draw.</source>
        <translation>Sidste runde er slut med lige mange sejrspoint. Spillet ender uafgjort.</translation>
    </message>
    <message>
        <source>Nobody can ever have a unit again. The game is a draw.</source>
        <translation>Ingen kan nogensinde få en enhed igen. Spillet ender uafgjort.</translation>
    </message>
    <message>
        <source>Victory points decide. Winner: {winners}.</source>
        <translation>Sejrspointene afgør det. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is held. Winner: {winners}.</source>
        <translation>Det afgørende felt er sikret. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is reached. Winner: {winners}.</source>
        <translation>Det afgørende felt er nået. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The decisive town has fallen. Winner: {winners}.</source>
        <translation>Den afgørende by er faldet. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The spell is complete. Winner: {winners}.</source>
        <translation>Besværgelsen er fuldendt. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The captive is free. Winner: {winners}.</source>
        <translation>Fangen er fri. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>All Necromancers are dead. Winner: {winners}.</source>
        <translation>Alle nekromantikere er døde. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The dead can rise no more. Winner: {winners}.</source>
        <translation>De døde rejser sig ikke mere. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>All enemies are beaten. Winner: {winners}.</source>
        <translation>Alle fjender er slået. Vinder: {winners}.</translation>
    </message>
    <message>
        <source>The last round is over: most victory points win. Winner: {winners}.</source>
        <translation>Sidste runde er slut: Flest sejrspoint vinder. Vinder: {winners}.</translation>
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
        <translation>fodsoldat</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>unit</comment>
        <translation>ridder</translation>
    </message>
    <message>
        <source>Rifleman</source>
        <comment>unit</comment>
        <translation>geværskytte</translation>
    </message>
    <message>
        <source>Sorceress</source>
        <comment>unit</comment>
        <translation>troldkvinde</translation>
    </message>
    <message>
        <source>Mortar Team</source>
        <comment>unit</comment>
        <translation>morterhold</translation>
    </message>
    <message>
        <source>Flying Machine</source>
        <comment>unit</comment>
        <translation>flyvemaskine</translation>
    </message>
    <message>
        <source>Dragonhawk</source>
        <comment>unit</comment>
        <translation>dragehøg</translation>
    </message>
    <message>
        <source>Gryphon Rider</source>
        <comment>unit</comment>
        <translation>grifrytter</translation>
    </message>
    <message>
        <source>Grunt</source>
        <comment>unit</comment>
        <translation>grunt</translation>
    </message>
    <message>
        <source>Raider</source>
        <comment>unit</comment>
        <translation>plyndrer</translation>
    </message>
    <message>
        <source>Kodo Beast</source>
        <comment>unit</comment>
        <translation>kodobæst</translation>
    </message>
    <message>
        <source>Tauren</source>
        <comment>unit</comment>
        <translation>tauren</translation>
    </message>
    <message>
        <source>Headhunter</source>
        <comment>unit</comment>
        <translation>hovedjæger</translation>
    </message>
    <message>
        <source>Witch Doctor</source>
        <comment>unit</comment>
        <translation>heksedoktor</translation>
    </message>
    <message>
        <source>Demolisher</source>
        <comment>unit</comment>
        <translation>nedbryder</translation>
    </message>
    <message>
        <source>Batrider</source>
        <comment>unit</comment>
        <translation>flagermusrytter</translation>
    </message>
    <message>
        <source>Wind Rider</source>
        <comment>unit</comment>
        <translation>vindrytter</translation>
    </message>
    <message>
        <source>Huntress</source>
        <comment>unit</comment>
        <translation>jægerinde</translation>
    </message>
    <message>
        <source>Dryad</source>
        <comment>unit</comment>
        <translation>dryade</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>unit</comment>
        <translation>bueskytte</translation>
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
        <translation>glavekaster</translation>
    </message>
    <message>
        <source>Hippogryph</source>
        <comment>unit</comment>
        <translation>hippogrif</translation>
    </message>
    <message>
        <source>Hippogryph Rider</source>
        <comment>unit</comment>
        <translation>hippogrifrytter</translation>
    </message>
    <message>
        <source>Chimaera</source>
        <comment>unit</comment>
        <translation>kimære</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <comment>unit</comment>
        <translation>skelet</translation>
    </message>
    <message>
        <source>Ghoul</source>
        <comment>unit</comment>
        <translation>ghoul</translation>
    </message>
    <message>
        <source>Abomination</source>
        <comment>unit</comment>
        <translation>vederstyggelighed</translation>
    </message>
    <message>
        <source>Crypt Fiend</source>
        <comment>unit</comment>
        <translation>kryptdæmon</translation>
    </message>
    <message>
        <source>Banshee</source>
        <comment>unit</comment>
        <translation>banshee</translation>
    </message>
    <message>
        <source>Meat Wagon</source>
        <comment>unit</comment>
        <translation>ligvogn</translation>
    </message>
    <message>
        <source>Gargoyle</source>
        <comment>unit</comment>
        <translation>gargoyle</translation>
    </message>
    <message>
        <source>Destroyer</source>
        <comment>unit</comment>
        <translation>ødelægger</translation>
    </message>
    <message>
        <source>Frost Wyrm</source>
        <comment>unit</comment>
        <translation>frostorm</translation>
    </message>
    <message>
        <source>melee unit</source>
        <comment>kind of piece</comment>
        <translation>nærkampsenhed</translation>
    </message>
    <message>
        <source>ranged unit</source>
        <comment>kind of piece</comment>
        <translation>afstandsenhed</translation>
    </message>
    <message>
        <source>flying unit</source>
        <comment>kind of piece</comment>
        <translation>flyenhed</translation>
    </message>
    <message>
        <source>Worker</source>
        <comment>kind of piece</comment>
        <translation>arbejder</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <comment>kind of piece</comment>
        <translation>nekromantiker</translation>
    </message>
    <message numerus="yes">
        <source>%n melee unit(s)</source>
        <translation>
            <numerusform>%n nærkampsenhed</numerusform>
            <numerusform>%n nærkampsenheder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged unit(s)</source>
        <translation>
            <numerusform>%n afstandsenhed</numerusform>
            <numerusform>%n afstandsenheder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying unit(s)</source>
        <translation>
            <numerusform>%n flyenhed</numerusform>
            <numerusform>%n flyenheder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n arbejder</numerusform>
            <numerusform>%n arbejdere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Necromancer(s)</source>
        <translation>
            <numerusform>%n nekromantiker</numerusform>
            <numerusform>%n nekromantikere</numerusform>
        </translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: unit type</comment>
        <translation>Nærkamp</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: unit type</comment>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: unit type</comment>
        <translation>Fly</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>heading: pieces in reserve</comment>
        <translation>Arbejdere</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>piece</comment>
        <translation>forpost</translation>
    </message>
    <message>
        <source>Outpost under construction</source>
        <comment>piece</comment>
        <translation>forpost under opførelse</translation>
    </message>
    <message>
        <source>Worker building</source>
        <comment>building</comment>
        <translation>arbejderbygning</translation>
    </message>
    <message>
        <source>Melee building</source>
        <comment>building</comment>
        <translation>nærkampsbygning</translation>
    </message>
    <message>
        <source>Ranged building</source>
        <comment>building</comment>
        <translation>afstandsbygning</translation>
    </message>
    <message>
        <source>Flying building</source>
        <comment>building</comment>
        <translation>flybygning</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>resource</comment>
        <translation>guld</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>resource</comment>
        <translation>træ</translation>
    </message>
    <message>
        <source>{gold} gold, {wood} wood</source>
        <comment>price</comment>
        <translation>{gold} guld, {wood} træ</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <comment>price</comment>
        <translation>{gold} guld</translation>
    </message>
    <message>
        <source>{wood} wood</source>
        <comment>price</comment>
        <translation>{wood} træ</translation>
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
        <translation>Skov {name}</translation>
    </message>
    <message>
        <source>Gold mine {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Guldmine {name}</translation>
    </message>
    <message>
        <source>Mountain {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Bjerg {name}</translation>
    </message>
    <message>
        <source>Objective {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Nøglefelt {name}</translation>
    </message>
    <message>
        <source>Space {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>Felt {name}</translation>
    </message>
    <message>
        <source>Space {letter} ({name})</source>
        <comment>space a scenario names by a letter</comment>
        <translation>Felt {letter} ({name})</translation>
    </message>
    <message>
        <source>No special ability</source>
        <translation>Ingen specialevne</translation>
    </message>
    <message>
        <source>Area Attack</source>
        <comment>special ability</comment>
        <translation>Områdeangreb</translation>
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
        <translation>Væk de døde</translation>
    </message>
    <message>
        <source>Each 1 these units roll causes two casualties.</source>
        <translation>Hver etter, disse enheder slår, giver to tab.</translation>
    </message>
    <message>
        <source>With one of these units in battle, every phase costs you one casualty less.</source>
        <translation>Med en af disse enheder i kampen får du ét tab mindre i hver fase.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 the enemy rolls hits for one less.</source>
        <translation>Med en af disse enheder i kampen giver hver etter, fjenden slår, ét tab mindre.</translation>
    </message>
    <message>
        <source>Each battle round, name one phase for every such unit: there your side strikes first.</source>
        <translation>Hver kampomgang vælger du én fase for hver sådan enhed: I den slår din side først.</translation>
    </message>
    <message>
        <source>With one of these units in battle, you roll one more die in every attack.</source>
        <translation>Med en af disse enheder i kampen slår du én terning mere i hvert angreb.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 you roll raises a melee unit from your reserve.</source>
        <translation>Med en af disse enheder i kampen vækker hver etter, du slår, en nærkampsenhed fra din reserve.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>step of the round</comment>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>step of the round</comment>
        <translation>Høst</translation>
    </message>
    <message>
        <source>Deployment</source>
        <comment>step of the round</comment>
        <translation>Indsættelse</translation>
    </message>
    <message>
        <source>Spending</source>
        <comment>step of the round</comment>
        <translation>Forbrug</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Afstand</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Fly</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Nærkamp</translation>
    </message>
    <message>
        <source>ranged phase</source>
        <comment>phase of a battle round</comment>
        <translation>afstandsangreb</translation>
    </message>
    <message>
        <source>flying phase</source>
        <comment>phase of a battle round</comment>
        <translation>flyangreb</translation>
    </message>
    <message>
        <source>melee phase</source>
        <comment>phase of a battle round</comment>
        <translation>nærkampsangreb</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>column</comment>
        <translation>Sejrspoint</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>column</comment>
        <translation>Enheder</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>column</comment>
        <translation>Arbejdere</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>column</comment>
        <translation>Guld</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>column</comment>
        <translation>Træ</translation>
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
            <numerusform>%n sejrspoint</numerusform>
            <numerusform>%n sejrspoint</numerusform>
        </translation>
    </message>
    <message>
        <source>half depleted</source>
        <comment>space</comment>
        <translation>delvist udtømt</translation>
    </message>
    <message>
        <source>depleted</source>
        <comment>space</comment>
        <translation>helt udtømt</translation>
    </message>
    <message>
        <source>captured once</source>
        <comment>town</comment>
        <translation>indtaget én gang</translation>
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
        <translation>ingen må forlade feltet</translation>
    </message>
    <message>
        <source>token for melee units</source>
        <comment>scenario token</comment>
        <translation>markør for nærkampsenheder</translation>
    </message>
    <message>
        <source>token for ranged units</source>
        <comment>scenario token</comment>
        <translation>markør for afstandsenheder</translation>
    </message>
    <message>
        <source>token for flying units</source>
        <comment>scenario token</comment>
        <translation>markør for flyenheder</translation>
    </message>
    <message>
        <source>graveyard</source>
        <comment>scenario token</comment>
        <translation>gravplads</translation>
    </message>
    <message>
        <source>Fast played here</source>
        <comment>space</comment>
        <translation>Hurtig er spillet her</translation>
    </message>
    <message>
        <source>Cripple played here</source>
        <comment>space</comment>
        <translation>Lemlæst er spillet her</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Brættet</translation>
    </message>
    <message>
        <source>Your experience cards</source>
        <translation>Dine erfaringskort</translation>
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
        <translation>Enhedstyper</translation>
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
            <numerusform>{done} af %n bygning færdig</numerusform>
            <numerusform>{done} af %n bygninger færdige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First player · {done} of %n building(s) completed</source>
        <translation>
            <numerusform>Startspiller · {done} af %n bygning færdig</numerusform>
            <numerusform>Startspiller · {done} af %n bygninger færdige</numerusform>
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
        <translation>under træning</translation>
    </message>
    <message>
        <source>under construction</source>
        <comment>a building</comment>
        <translation>under opførelse</translation>
    </message>
    <message>
        <source>summoned</source>
        <comment>a building under construction</comment>
        <translation>tilkaldt</translation>
    </message>
    <message>
        <source>free plot</source>
        <comment>place for a building</comment>
        <translation>ledig plads</translation>
    </message>
    <message>
        <source>hits on ≤&#xa0;{strength}</source>
        <comment>dice</comment>
        <translation>træffer på ≤ {strength}</translation>
    </message>
    <message>
        <source>Highest level: one victory point.</source>
        <translation>Højeste niveau: ét sejrspoint.</translation>
    </message>
    <message>
        <source>Highest level.</source>
        <translation>Højeste niveau.</translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n melee building(s).</source>
        <translation>
            <numerusform>Med %n bygning: {unit}.</numerusform>
            <numerusform>Med %n bygninger: {unit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n ranged building(s).</source>
        <translation>
            <numerusform>Med %n bygning: {unit}.</numerusform>
            <numerusform>Med %n bygninger: {unit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n flying building(s).</source>
        <translation>
            <numerusform>Med %n bygning: {unit}.</numerusform>
            <numerusform>Med %n bygninger: {unit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <comment>victory points</comment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Towns {towns}, objectives {objectives}, cards {cards}, upgrades {upgrades}.</source>
        <comment>where victory points come from</comment>
        <translation>Byer {towns}, nøglefelter {objectives}, kort {cards}, opgraderinger {upgrades}.</translation>
    </message>
    <message numerus="yes">
        <source>The team: %n point(s).</source>
        <translation>
            <numerusform>Holdet: %n point.</numerusform>
            <numerusform>Holdet: %n point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win.</source>
        <translation>
            <numerusform>%n point giver sejren.</numerusform>
            <numerusform>%n point giver sejren.</numerusform>
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
        <translation>Brugt: {cards}.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angriber</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Forsvarer</translation>
    </message>
    <message>
        <source>No battle in this step yet.</source>
        <translation>Ingen kamp i dette trin endnu.</translation>
    </message>
    <message>
        <source>{place}: battle round {round}</source>
        <translation>{place}: kampomgang {round}</translation>
    </message>
    <message>
        <source>{place}: the battle is over.</source>
        <translation>{place}: Kampen er slut.</translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies): {removed} removed, {left} to go.</source>
        <translation>
            <numerusform>%n tab: {removed} fjernet, {left} tilbage.</numerusform>
            <numerusform>%n tab: {removed} fjernet, {left} tilbage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies) prevented.</source>
        <translation>
            <numerusform>%n tab forhindret.</numerusform>
            <numerusform>%n tab forhindret.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flying units may be casualties in the melee phase.</source>
        <translation>Flyenheder kan vælges som tab i nærkampsangrebet.</translation>
    </message>
    <message>
        <source>End movement</source>
        <comment>button</comment>
        <translation>Afslut bevægelsen</translation>
    </message>
    <message>
        <source>End harvest</source>
        <comment>button</comment>
        <translation>Afslut høsten</translation>
    </message>
    <message>
        <source>End deployment</source>
        <comment>button</comment>
        <translation>Afslut indsættelsen</translation>
    </message>
    <message>
        <source>End spending</source>
        <comment>button</comment>
        <translation>Afslut forbruget</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>button</comment>
        <translation>Intet kort</translation>
    </message>
    <message>
        <source>No card until this battle is over</source>
        <comment>menu entry</comment>
        <translation>Intet kort, før kampen er slut</translation>
    </message>
    <message>
        <source>No card until this step is over</source>
        <comment>menu entry</comment>
        <translation>Intet kort, før trinnet er slut</translation>
    </message>
    <message>
        <source>Join the battle</source>
        <comment>button</comment>
        <translation>Gå med i kampen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <comment>button</comment>
        <translation>Hold dig udenfor</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>button</comment>
        <translation>Guld</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>button</comment>
        <translation>Træ</translation>
    </message>
    <message>
        <source>Ranged phase</source>
        <comment>button</comment>
        <translation>Afstandsangreb</translation>
    </message>
    <message>
        <source>Flying phase</source>
        <comment>button</comment>
        <translation>Flyangreb</translation>
    </message>
    <message>
        <source>Melee phase</source>
        <comment>button</comment>
        <translation>Nærkampsangreb</translation>
    </message>
    <message>
        <source>Move {count} × {unit}: {source} → {target}</source>
        <translation>Flyt {count} × {unit}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}</source>
        <translation>Flyt {unit}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit} with {captive}: {source} → {target}</source>
        <translation>Flyt {unit} med {captive}: {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}. Leave {captive} on the way: {place}</source>
        <translation>Flyt {unit}: {source} → {target}. Sæt {captive} af på vejen: {place}</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Afslut bevægelsen</translation>
    </message>
    <message>
        <source>Fight {player}: {place}</source>
        <translation>Kæmp mod {player}: {place}</translation>
    </message>
    <message>
        <source>Let your units on the flanks fight too</source>
        <translation>Lad dine enheder på flankerne kæmpe med</translation>
    </message>
    <message>
        <source>Keep your units on the flanks out</source>
        <translation>Hold dine enheder på flankerne udenfor</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the ranged phase</source>
        <translation>Forgiftning: slå først i afstandsangrebet</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the flying phase</source>
        <translation>Forgiftning: slå først i flyangrebet</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the melee phase</source>
        <translation>Forgiftning: slå først i nærkampsangrebet</translation>
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
        <translation>Tilbage til forposten: {place}</translation>
    </message>
    <message>
        <source>Fall back with {unit} → {place}</source>
        <translation>Træk {unit} tilbage → {place}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Spil {card}</translation>
    </message>
    <message>
        <source>Play {card}: {place}</source>
        <translation>Spil {card}: {place}</translation>
    </message>
    <message>
        <source>Play {card}: {unit}, {place}</source>
        <translation>Spil {card}: {unit}, {place}</translation>
    </message>
    <message>
        <source>Play {card}: take {count} gold</source>
        <translation>Spil {card}: tag {count} guld</translation>
    </message>
    <message>
        <source>Play {card}: take {count} wood</source>
        <translation>Spil {card}: tag {count} træ</translation>
    </message>
    <message>
        <source>Play Town Portal: {source} → {target}</source>
        <translation>Spil Byportal: {source} → {target}</translation>
    </message>
    <message>
        <source>Go on with {unit} → {place}</source>
        <translation>Lad {unit} drage videre → {place}</translation>
    </message>
    <message>
        <source>Harvest: {place}</source>
        <translation>Høst: {place}</translation>
    </message>
    <message>
        <source>Give up the unfinished outpost: {place}</source>
        <translation>Opgiv den ufærdige forpost: {place}</translation>
    </message>
    <message>
        <source>Raise {unit}: {place}</source>
        <translation>Væk {unit}: {place}</translation>
    </message>
    <message>
        <source>End harvest</source>
        <translation>Afslut høsten</translation>
    </message>
    <message>
        <source>Deploy {count} × {unit}: {place}</source>
        <translation>Indsæt {count} × {unit}: {place}</translation>
    </message>
    <message>
        <source>Deploy {unit}: {place}</source>
        <translation>Indsæt {unit}: {place}</translation>
    </message>
    <message>
        <source>Complete: {building}</source>
        <translation>Færdiggør: {building}</translation>
    </message>
    <message>
        <source>Complete the outpost: {place}</source>
        <translation>Færdiggør forposten: {place}</translation>
    </message>
    <message>
        <source>End deployment</source>
        <translation>Afslut indsættelsen</translation>
    </message>
    <message>
        <source>Train {count} × {unit} ({price} each)</source>
        <translation>Træn {count} × {unit} ({price} hver)</translation>
    </message>
    <message>
        <source>Train {unit} ({price} each)</source>
        <translation>Træn {unit} ({price})</translation>
    </message>
    <message>
        <source>Build: {building} ({price})</source>
        <translation>Byg: {building} ({price})</translation>
    </message>
    <message>
        <source>Summon: {building} ({price}, no worker)</source>
        <translation>Tilkald: {building} ({price}, ingen arbejder)</translation>
    </message>
    <message>
        <source>Build an outpost: {place} ({price})</source>
        <translation>Byg en forpost: {place} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next} ({price})</source>
        <translation>Opgradér: {unit} → {next} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next}</source>
        <translation>Opgradér: {unit} → {next}</translation>
    </message>
    <message>
        <source>End spending</source>
        <translation>Afslut forbruget</translation>
    </message>
    <message>
        <source>Give {count} {resource} → {player}</source>
        <translation>Giv {count} {resource} → {player}</translation>
    </message>
    <message>
        <source>Give {resource} → {player}</source>
        <translation>Giv {resource} → {player}</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Giv op</translation>
    </message>
    <message>
        <source>Move {unit} from {place}: choose where to</source>
        <translation>Flyt {unit} fra {place}: Vælg hvorhen</translation>
    </message>
    <message>
        <source>Move from {place}: choose where to</source>
        <translation>Flyt fra {place}: Vælg hvorhen</translation>
    </message>
    <message>
        <source>Choose where your unit takes the captive</source>
        <translation>Vælg, hvor enheden tager fangen med hen</translation>
    </message>
    <message>
        <source>Deploy {unit}: choose your town or an outpost</source>
        <translation>Indsæt {unit}: Vælg din by eller en forpost</translation>
    </message>
    <message>
        <source>Train {unit}: choose an empty building</source>
        <translation>Træn {unit}: Vælg en ledig bygning</translation>
    </message>
    <message>
        <source>Choose the plot this worker builds on</source>
        <translation>Vælg den plads, arbejderen bygger på</translation>
    </message>
    <message>
        <source>Choose a space with one of your workers</source>
        <translation>Vælg et felt med en af dine arbejdere</translation>
    </message>
    <message>
        <source>Choose the team-mate who gets it</source>
        <translation>Vælg den holdkammerat, der får det</translation>
    </message>
    <message>
        <source>{card}: choose a space</source>
        <translation>{card}: Vælg et felt</translation>
    </message>
    <message>
        <source>{card}: choose an enemy unit</source>
        <translation>{card}: Vælg en fjendtlig enhed</translation>
    </message>
    <message>
        <source>{card}: gold or wood?</source>
        <translation>{card}: guld eller træ?</translation>
    </message>
    <message>
        <source>{card}: choose the space your units leave</source>
        <translation>{card}: Vælg det felt, dine enheder forlader</translation>
    </message>
    <message>
        <source>{card}: choose your town or an outpost</source>
        <translation>{card}: Vælg din by eller en forpost</translation>
    </message>
    <message>
        <source>{card}: choose a free plot</source>
        <translation>{card}: Vælg en ledig plads</translation>
    </message>
    <message>
        <source>Take the battlefield: {place}</source>
        <translation>Tag slagmarken: {place}</translation>
    </message>
    <message>
        <source>Hold the battlefield: {place}</source>
        <translation>Hold slagmarken: {place}</translation>
    </message>
    <message>
        <source>Attacker</source>
        <comment>part of a bar: who is left</comment>
        <translation>Angriber</translation>
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
        <translation>Tab i gennemsnit: du {own}, fjenden {theirs}.</translation>
    </message>
    <message>
        <source>Estimated: the battle is large.</source>
        <translation>Anslået: Kampen er stor.</translation>
    </message>
    <message>
        <source>Cards are not counted.</source>
        <translation>Kort er ikke regnet med.</translation>
    </message>
    <message>
        <source>Move your units and workers, or end movement</source>
        <translation>Flyt dine enheder og arbejdere, eller afslut bevægelsen</translation>
    </message>
    <message>
        <source>Drag pieces to another space. Each piece moves once.</source>
        <translation>Træk brikker til et andet felt. Hver brik flytter én gang.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) will be fought when you end movement.</source>
        <translation>
            <numerusform>%n kamp skal udkæmpes, når du afslutter bevægelsen.</numerusform>
            <numerusform>%n kampe skal udkæmpes, når du afslutter bevægelsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <translation>Vælg næste kamp</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) left in this step.</source>
        <translation>
            <numerusform>%n kamp tilbage i dette trin.</numerusform>
            <numerusform>%n kampe tilbage i dette trin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold mine to harvest</source>
        <translation>Vælg en guldmine at høste i</translation>
    </message>
    <message>
        <source>Choose a forest to harvest</source>
        <translation>Vælg en skov at høste i</translation>
    </message>
    <message>
        <source>One die a worker: that many tokens. A 3 depletes the space.</source>
        <translation>Én terning pr. arbejder: så mange ressourcer. En treer udtømmer feltet.</translation>
    </message>
    <message>
        <source>Choose a Necromancer to raise a unit</source>
        <translation>Vælg en nekromantiker, der skal vække en enhed</translation>
    </message>
    <message>
        <source>One unit for each space with a token.</source>
        <translation>Én enhed for hvert felt med en markør.</translation>
    </message>
    <message>
        <source>Deploy pieces and complete what you build</source>
        <translation>Indsæt brikker, og gør det færdigt, du bygger</translation>
    </message>
    <message>
        <source>Nothing to deploy. You may give gold or wood to your team-mate.</source>
        <translation>Der er ikke noget at indsætte. Du må give guld eller træ til din holdkammerat.</translation>
    </message>
    <message>
        <source>Click a building or an outpost to complete it.</source>
        <translation>Klik på en bygning eller en forpost for at gøre den færdig.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in training. Drag them to your town or an outpost.</source>
        <translation>
            <numerusform>%n brik under træning. Træk den til din by eller en forpost.</numerusform>
            <numerusform>%n brikker under træning. Træk dem til din by eller en forpost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train, construct or upgrade</source>
        <translation>Træn, byg eller opgradér</translation>
    </message>
    <message>
        <source>Train more, or end spending</source>
        <translation>Træn flere, eller afslut forbruget</translation>
    </message>
    <message>
        <source>Construct more, or end spending</source>
        <translation>Byg mere, eller afslut forbruget</translation>
    </message>
    <message>
        <source>Upgrade another type, or end spending</source>
        <translation>Opgradér en type til, eller afslut forbruget</translation>
    </message>
    <message>
        <source>You have {gold} gold and {wood} wood.</source>
        <translation>Du har {gold} guld og {wood} træ.</translation>
    </message>
    <message>
        <source>Upgrade a unit type, or end spending</source>
        <translation>Opgradér en enhedstype, eller afslut forbruget</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type for free.</source>
        <translation>Hver nekromantiker på en gravplads opgraderer én type gratis.</translation>
    </message>
    <message>
        <source>{place}: do your units on the flanks join the battle?</source>
        <translation>{place}: Skal dine enheder på flankerne gå med i kampen?</translation>
    </message>
    <message>
        <source>{attacker} against {defender}.</source>
        <translation>{attacker} mod {defender}.</translation>
    </message>
    <message>
        <source>Slow Poison: in which phase do you strike first?</source>
        <translation>Forgiftning: I hvilken fase slår du først?</translation>
    </message>
    <message>
        <source>The enemy takes those casualties before rolling.</source>
        <translation>Fjenden tager disse tab, før den slår.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a casualty: %n to go</source>
        <translation>
            <numerusform>Vælg et tab: %n tilbage</numerusform>
            <numerusform>Vælg et tab: %n tilbage</numerusform>
        </translation>
    </message>
    <message>
        <source>Marksmanship: choose the enemy&apos;s casualty</source>
        <translation>Skarpskytte: Vælg fjendens tab</translation>
    </message>
    <message>
        <source>{place}: any unit of the battle, on the battlefield or the flanks.</source>
        <translation>{place}: enhver enhed i kampen, på slagmarken eller flankerne.</translation>
    </message>
    <message>
        <source>{place}: in the melee phase flying units are safe, unless a card says so.</source>
        <translation>{place}: I nærkampsangrebet er flyenheder i sikkerhed, medmindre et kort siger andet.</translation>
    </message>
    <message>
        <source>{place}: nobody can win here. Fall back</source>
        <translation>{place}: Ingen kan vinde her. Træk dig tilbage</translation>
    </message>
    <message>
        <source>Choose a unit and a neighbouring space.</source>
        <translation>Vælg en enhed og et nabofelt.</translation>
    </message>
    <message>
        <source>{place} is full: some units go on</source>
        <translation>{place} er fuldt: Nogle enheder må videre</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must go to neighbouring spaces.</source>
        <translation>
            <numerusform>%n enhed må til et nabofelt.</numerusform>
            <numerusform>%n enheder må til nabofelter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A melee unit comes back: choose an outpost</source>
        <translation>En nærkampsenhed kommer tilbage: Vælg en forpost</translation>
    </message>
    <message>
        <source>A ranged unit comes back: choose an outpost</source>
        <translation>En afstandsenhed kommer tilbage: Vælg en forpost</translation>
    </message>
    <message>
        <source>A flying unit comes back: choose an outpost</source>
        <translation>En flyenhed kommer tilbage: Vælg en forpost</translation>
    </message>
    <message>
        <source>There it stands, however many are there.</source>
        <translation>Der bliver den stående, uanset hvor mange der er.</translation>
    </message>
    <message>
        <source>Play a card before you move?</source>
        <translation>Vil du spille et kort, før du flytter?</translation>
    </message>
    <message>
        <source>Click the card, then a space of yours.</source>
        <translation>Klik på kortet og så på et af dine felter.</translation>
    </message>
    <message>
        <source>Play a card before the enemy moves?</source>
        <translation>Vil du spille et kort, før fjenden flytter?</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>{player} skal til at flytte.</translation>
    </message>
    <message>
        <source>Call your workers to arms?</source>
        <translation>Skal dine arbejdere gribe til våben?</translation>
    </message>
    <message>
        <source>{player} has reached them: {place}.</source>
        <translation>{player} har nået dem: {place}.</translation>
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
        <translation>Vil du spille et kort, før du høster?</translation>
    </message>
    <message>
        <source>Click the card, then a depleted forest.</source>
        <translation>Klik på kortet og så på en udtømt skov.</translation>
    </message>
    <message>
        <source>Play a card before you spend?</source>
        <translation>Vil du spille et kort før forbruget?</translation>
    </message>
    <message>
        <source>Click the card, then choose gold or wood.</source>
        <translation>Klik på kortet, og vælg guld eller træ.</translation>
    </message>
    <message>
        <source>Play a card as the battle round begins?</source>
        <translation>Vil du spille et kort, når kampomgangen begynder?</translation>
    </message>
    <message>
        <source>Play a card as the melee phase begins?</source>
        <translation>Vil du spille et kort, når nærkampsangrebet begynder?</translation>
    </message>
    <message>
        <source>Play a card before the dice fall?</source>
        <translation>Vil du spille et kort, før terningerne falder?</translation>
    </message>
    <message>
        <source>Play a card on this roll?</source>
        <translation>Vil du spille et kort på dette kast?</translation>
    </message>
    <message>
        <source>Play a card before units are removed?</source>
        <translation>Vil du spille et kort, før enheder fjernes?</translation>
    </message>
    <message>
        <source>Choose the next enemy casualty?</source>
        <translation>Vil du vælge, hvad fjenden mister nu?</translation>
    </message>
    <message>
        <source>Play a card on this loss?</source>
        <translation>Vil du spille et kort på dette tab?</translation>
    </message>
    <message>
        <source>A unit has been removed.</source>
        <translation>En enhed er fjernet.</translation>
    </message>
    <message>
        <source>{player} has lost a melee unit.</source>
        <translation>{player} har mistet en nærkampsenhed.</translation>
    </message>
    <message>
        <source>{player} has lost a ranged unit.</source>
        <translation>{player} har mistet en afstandsenhed.</translation>
    </message>
    <message>
        <source>{player} has lost a flying unit.</source>
        <translation>{player} har mistet en flyenhed.</translation>
    </message>
    <message>
        <source>{player} has lost a worker.</source>
        <translation>{player} har mistet en arbejder.</translation>
    </message>
    <message>
        <source>Dispel this card?</source>
        <translation>Vil du ophæve dette kort?</translation>
    </message>
    <message>
        <source>{player} has played {card}.</source>
        <translation>{player} har spillet {card}.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}.</source>
        <translation>{place}, kampomgang {round}.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, ranged phase.</source>
        <translation>{place}, kampomgang {round}, afstandsangreb.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, flying phase.</source>
        <translation>{place}, kampomgang {round}, flyangreb.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, melee phase.</source>
        <translation>{place}, kampomgang {round}, nærkampsangreb.</translation>
    </message>
    <message>
        <source>Attacker: {attack}. Defender: {defence}.</source>
        <translation>Angriber: {attack}. Forsvarer: {defence}.</translation>
    </message>
    <message>
        <source>no dice</source>
        <comment>what a side rolled</comment>
        <translation>ingen terninger</translation>
    </message>
    <message numerus="yes">
        <source>{faces}, %n hit(s)</source>
        <translation>
            <numerusform>{faces}, %n træffer</numerusform>
            <numerusform>{faces}, %n træffere</numerusform>
        </translation>
    </message>
    <message>
        <source>Casualties to take: attacker {attack}, defender {defence}.</source>
        <translation>Tab at fjerne: angriber {attack}, forsvarer {defence}.</translation>
    </message>
    <message>
        <source>That does not belong to this step.</source>
        <translation>Det hører ikke til dette trin.</translation>
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
        <source>You give resources only in a step of your own.</source>
        <translation>Du giver kun ressourcer væk i dine egne trin.</translation>
    </message>
    <message>
        <source>Resources go to a team-mate who is in the game.</source>
        <translation>Ressourcer gives til en holdkammerat, der er med i spillet.</translation>
    </message>
    <message numerus="yes">
        <source>{resource}: you have %n to give.</source>
        <translation>
            <numerusform>{resource}: Du har %n at give.</numerusform>
            <numerusform>{resource}: Du har %n at give.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: you have %n piece(s) of this kind there ({kind}).</source>
        <translation>
            <numerusform>{place}: Du har %n sådan brik der ({kind}).</numerusform>
            <numerusform>{place}: Du har %n sådanne brikker der ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n piece(s) there can still move ({kind}). Every piece moves once.</source>
        <translation>
            <numerusform>{place}: Der kan stadig flyttes %n brik ({kind}). Hver brik flytter én gang.</numerusform>
            <numerusform>{place}: Der kan stadig flyttes %n brikker ({kind}). Hver brik flytter én gang.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: nobody may leave before the battle there is fought.</source>
        <translation>{place}: Ingen må forlade feltet, før kampen på det er udkæmpet.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n unit(s) of a team at most.</source>
        <translation>
            <numerusform>{place} er fuldt: højst %n enhed fra ét hold.</numerusform>
            <numerusform>{place} er fuldt: højst %n enheder fra ét hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n worker(s) of a team at most.</source>
        <translation>
            <numerusform>{place} er fuldt: højst %n arbejder fra ét hold.</numerusform>
            <numerusform>{place} er fuldt: højst %n arbejdere fra ét hold.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: two Necromancers never share a space.</source>
        <translation>{place}: To nekromantikere står aldrig på samme felt.</translation>
    </message>
    <message>
        <source>A space holds too many of your pieces. Move some on first.</source>
        <translation>Der står for mange af dine brikker på et felt. Flyt nogle videre først.</translation>
    </message>
    <message>
        <source>The pieces are there already: {place}.</source>
        <translation>Brikkerne er der allerede: {place}.</translation>
    </message>
    <message>
        <source>{place}: only flying units enter mountains.</source>
        <translation>{place}: Kun flyenheder kan gå ind på bjerge.</translation>
    </message>
    <message>
        <source>{place}: enemies are there. A worker enters only after one of your units.</source>
        <translation>{place}: Der står fjender. En arbejder går kun ind efter en af dine enheder.</translation>
    </message>
    <message>
        <source>{place}: crippled pieces cannot move that far.</source>
        <translation>{place}: Lemlæstede brikker når ikke så langt.</translation>
    </message>
    <message>
        <source>{place}: a wall is in the way. Only flying units cross.</source>
        <translation>{place}: Der står en mur i vejen. Kun flyenheder krydser den.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is out of reach: these pieces move up to %n space(s).</source>
        <translation>
            <numerusform>{place} er for langt væk: Disse brikker flytter højst %n felt.</numerusform>
            <numerusform>{place} er for langt væk: Disse brikker flytter højst %n felter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: enemies are in the way. Pieces stop where they meet them.</source>
        <translation>{place}: Der står fjender i vejen. Brikker stopper, hvor de møder dem.</translation>
    </message>
    <message>
        <source>No captive of yours can be taken along here.</source>
        <translation>Ingen af dine fanger kan tages med her.</translation>
    </message>
    <message>
        <source>{place}: a unit that takes the captive along cannot get there.</source>
        <translation>{place}: En enhed, der tager fangen med, kan ikke nå dertil.</translation>
    </message>
    <message>
        <source>Your workers still harvest here first: {place}.</source>
        <translation>Først høster dine arbejdere her: {place}.</translation>
    </message>
    <message>
        <source>{place} is neither a gold mine nor a forest.</source>
        <translation>{place} er hverken guldmine eller skov.</translation>
    </message>
    <message>
        <source>{place}: gold mines come before forests.</source>
        <translation>{place}: Guldminerne kommer før skovene.</translation>
    </message>
    <message>
        <source>{place}: forests are being harvested now, gold mines are done.</source>
        <translation>{place}: Nu høstes skovene, guldminerne er færdige.</translation>
    </message>
    <message>
        <source>{place} is depleted.</source>
        <translation>{place} er helt udtømt.</translation>
    </message>
    <message>
        <source>{place} has been harvested in this step.</source>
        <translation>{place} er allerede høstet i dette trin.</translation>
    </message>
    <message>
        <source>{place}: none of your workers is there.</source>
        <translation>{place}: Ingen af dine arbejdere er der.</translation>
    </message>
    <message>
        <source>{place}: the worker there builds an outpost and cannot harvest.</source>
        <translation>{place}: Arbejderen på feltet bygger en forpost og kan ikke høste.</translation>
    </message>
    <message>
        <source>{place}: you are building no outpost there.</source>
        <translation>{place}: Du bygger ingen forpost der.</translation>
    </message>
    <message>
        <source>{place}: no Necromancer of yours is there.</source>
        <translation>{place}: Ingen af dine nekromantikere er der.</translation>
    </message>
    <message>
        <source>{place}: no unit can rise there now.</source>
        <translation>{place}: Ingen enhed kan rejse sig der nu.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind in training ({kind}).</source>
        <translation>
            <numerusform>%n sådan brik under træning ({kind}).</numerusform>
            <numerusform>%n sådanne brikker under træning ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: pieces are deployed in your town or at a finished outpost of yours.</source>
        <translation>{place}: Brikker indsættes i din by eller ved en af dine færdige forposter.</translation>
    </message>
    <message>
        <source>No building of this kind is under construction ({kind}).</source>
        <translation>Ingen sådan bygning er under opførelse ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>{place} already holds %n worker(s): the builder cannot come back.</source>
        <translation>
            <numerusform>{place} har allerede %n arbejder: Arbejderen, der bygger, kan ikke komme tilbage.</numerusform>
            <numerusform>{place} har allerede %n arbejdere: Arbejderen, der bygger, kan ikke komme tilbage.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for this: {price}.</source>
        <translation>Det har du ikke råd til: {price}.</translation>
    </message>
    <message>
        <source>Train, construct or upgrade: you may do only one of them in a step.</source>
        <translation>Træn, byg eller opgradér: Du må kun gøre én af delene i et trin.</translation>
    </message>
    <message>
        <source>Necromancers only upgrade in this step.</source>
        <translation>I dette trin kan nekromantikere kun opgradere.</translation>
    </message>
    <message>
        <source>You have no finished building for this ({kind}).</source>
        <translation>Du har ingen færdig bygning til dette ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>You have %n empty building(s) for this kind ({kind}).</source>
        <translation>
            <numerusform>Du har %n ledig bygning til denne type ({kind}).</numerusform>
            <numerusform>Du har %n ledige bygninger til denne type ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind left in your reserve ({kind}).</source>
        <translation>
            <numerusform>%n sådan brik tilbage i din reserve ({kind}).</numerusform>
            <numerusform>%n sådanne brikker tilbage i din reserve ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no town to build in.</source>
        <translation>Du har ingen by at bygge i.</translation>
    </message>
    <message numerus="yes">
        <source>All %n plot(s) for this kind are taken ({kind}).</source>
        <translation>
            <numerusform>Den ene plads til denne type er taget ({kind}).</numerusform>
            <numerusform>Alle %n pladser til denne type er taget ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no worker is free to build.</source>
        <translation>{place}: Ingen arbejder er ledig til at bygge.</translation>
    </message>
    <message>
        <source>{place}: no outposts in towns and on mountains.</source>
        <translation>{place}: Ingen forposter i byer eller på bjerge.</translation>
    </message>
    <message>
        <source>{place} already has an outpost.</source>
        <translation>{place} har allerede en forpost.</translation>
    </message>
    <message numerus="yes">
        <source>All your %n outpost(s) are in use.</source>
        <translation>
            <numerusform>Din forpost er i brug.</numerusform>
            <numerusform>Alle dine %n forposter er i brug.</numerusform>
        </translation>
    </message>
    <message>
        <source>This type is at its highest level ({kind}).</source>
        <translation>Denne type er på højeste niveau ({kind}).</translation>
    </message>
    <message>
        <source>This type was upgraded in this step already ({kind}).</source>
        <translation>Denne type er allerede opgraderet i dette trin ({kind}).</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type a round.</source>
        <translation>Hver nekromantiker på en gravplads opgraderer én type pr. runde.</translation>
    </message>
    <message numerus="yes">
        <source>The next level needs %n finished building(s) of this type ({kind}).</source>
        <translation>
            <numerusform>Næste niveau kræver %n færdig bygning af denne type ({kind}).</numerusform>
            <numerusform>Næste niveau kræver %n færdige bygninger af denne type ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: there is no such battle to fight.</source>
        <translation>{place}: Der er ingen sådan kamp at udkæmpe.</translation>
    </message>
    <message>
        <source>This phase has been named already: choose another one ({kind}).</source>
        <translation>Denne fase er allerede valgt: Vælg en anden ({kind}).</translation>
    </message>
    <message>
        <source>The casualty must be a unit of the other side.</source>
        <translation>Tabet skal være en enhed fra den anden side.</translation>
    </message>
    <message>
        <source>Flying units cannot be casualties in the melee phase.</source>
        <translation>Flyenheder kan ikke vælges som tab i nærkampsangrebet.</translation>
    </message>
    <message>
        <source>{place}: no such unit takes part in this battle.</source>
        <translation>{place}: Ingen sådan enhed deltager i denne kamp.</translation>
    </message>
    <message>
        <source>{place}: this unit cannot fall back there.</source>
        <translation>{place}: Denne enhed kan ikke trække sig tilbage dertil.</translation>
    </message>
    <message>
        <source>{place}: none of your outposts stands there.</source>
        <translation>{place}: Ingen af dine forposter står der.</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}.</source>
        <translation>Du har ikke dette kort: {card}.</translation>
    </message>
    <message>
        <source>{card} cannot be played at this moment.</source>
        <translation>{card} kan ikke spilles lige nu.</translation>
    </message>
    <message>
        <source>{card} is played on something else.</source>
        <translation>{card} spilles på noget andet.</translation>
    </message>
    <message>
        <source>{place}: a unit of this kind cannot go on there ({kind}).</source>
        <translation>{place}: En sådan enhed kan ikke drage videre dertil ({kind}).</translation>
    </message>
    <message>
        <source>Call to Arms: enemies must have reached a space with your workers.</source>
        <translation>Til våben: Fjender skal have nået et felt med dine arbejdere.</translation>
    </message>
    <message>
        <source>Dispel Magic: there is no card to dispel.</source>
        <translation>Ophæv magi: Der er intet kort at ophæve.</translation>
    </message>
    <message>
        <source>Invisibility: your side takes no casualties in this phase.</source>
        <translation>Usynlighed: Din side får ingen tab i denne fase.</translation>
    </message>
    <message>
        <source>Polymorph: choose an enemy unit in this battle that still attacks.</source>
        <translation>Forvandling: Vælg en fjendtlig enhed i kampen, der stadig angriber.</translation>
    </message>
    <message>
        <source>Devour: choose an enemy melee or ranged unit in this battle.</source>
        <translation>Fortæring: Vælg en fjendtlig nærkamps- eller afstandsenhed i kampen.</translation>
    </message>
    <message>
        <source>Ensnare: the enemy has no flying units here.</source>
        <translation>Indfangning: Fjenden har ingen flyenheder her.</translation>
    </message>
    <message>
        <source>Envenomed Spears: you roll no dice in this phase, or the card works already.</source>
        <translation>Forgiftede spyd: Du slår ingen terninger i denne fase, eller kortet virker allerede.</translation>
    </message>
    <message>
        <source>Pillage: no enemy unit was removed just now.</source>
        <translation>Plyndring: Der er ikke netop fjernet en fjendtlig enhed.</translation>
    </message>
    <message>
        <source>Faerie Fire: you roll no dice in this phase.</source>
        <translation>Feild: Du slår ingen terninger i denne fase.</translation>
    </message>
    <message>
        <source>Marksmanship: the enemy removes no unit now.</source>
        <translation>Skarpskytte: Fjenden fjerner ingen enhed nu.</translation>
    </message>
    <message>
        <source>Moon Glaive: you have rolled no hit in this phase.</source>
        <translation>Måneglavind: Du har ingen træffer i denne fase.</translation>
    </message>
    <message>
        <source>Renew: choose a forest with a depletion marker.</source>
        <translation>Forny: Vælg en skov med udtømningsmarkør.</translation>
    </message>
    <message>
        <source>Cripple: choose a space with pieces of the enemy who moves.</source>
        <translation>Lemlæst: Vælg et felt med brikker fra den fjende, der flytter.</translation>
    </message>
    <message>
        <source>Curse: the enemy has no hits in this phase.</source>
        <translation>Forbandelse: Fjenden har ingen træffere i denne fase.</translation>
    </message>
    <message>
        <source>Summon Building: there is no free plot, or you cannot pay.</source>
        <translation>Tilkald bygning: Der er ingen ledig plads, eller du har ikke råd.</translation>
    </message>
    <message>
        <source>Web: the enemy has no flying units here.</source>
        <translation>Spind: Fjenden har ingen flyenheder her.</translation>
    </message>
    <message>
        <source>Fast: choose a space with pieces of yours.</source>
        <translation>Hurtig: Vælg et felt med dine brikker.</translation>
    </message>
    <message>
        <source>Resources: you have no stockpile.</source>
        <translation>Ressourcer: Du har intet lager.</translation>
    </message>
    <message>
        <source>Town Portal: choose a space with your units, then your town or a finished outpost with room for them around it.</source>
        <translation>Byportal: Vælg et felt med dine enheder og så din by eller en færdig forpost med plads til dem omkring.</translation>
    </message>
    <message>
        <source>Victory Point: it does not count in this scenario.</source>
        <translation>Sejrspoint: Det tæller ikke i dette scenarie.</translation>
    </message>
    <message>
        <source>{text}</source>
        <comment>words of a scenario a player made</comment>
        <translation>{text}</translation>
    </message>
    <message>
        <source>A scenario made by a player.</source>
        <translation>Et scenarie lavet af en spiller.</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault in a scenario file</comment>
        <translation>{where}: {why}</translation>
    </message>
    <message>
        <source>This scenario was made for another version of the program.</source>
        <translation>Dette scenarie er lavet til en anden version af programmet.</translation>
    </message>
    <message>
        <source>The file name may have small letters, digits and underscores, at most 40.</source>
        <translation>Filnavnet må bestå af små bogstaver, cifre og understregningstegn, højst 40.</translation>
    </message>
    <message>
        <source>A number from {low} to {high} is expected here.</source>
        <translation>Her forventes et tal fra {low} til {high}.</translation>
    </message>
    <message>
        <source>There is no card called “{card}”.</source>
        <translation>Der er intet kort, der hedder ”{card}”.</translation>
    </message>
    <message numerus="yes">
        <source>A board has at most %n space(s).</source>
        <translation>
            <numerusform>Et bræt har højst %n felt.</numerusform>
            <numerusform>Et bræt har højst %n felter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board needs at least two spaces.</source>
        <translation>Et bræt skal have mindst to felter.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth victory points.</source>
        <translation>Kun byer og nøglefelter er sejrspoint værd.</translation>
    </message>
    <message>
        <source>Two spaces lie in the same place.</source>
        <translation>To felter ligger på samme sted.</translation>
    </message>
    <message>
        <source>A marked space is called by a capital letter, at most four signs.</source>
        <translation>Et mærket felt har et stort bogstav som navn, højst fire tegn.</translation>
    </message>
    <message>
        <source>There is no space here.</source>
        <translation>Her er intet felt.</translation>
    </message>
    <message>
        <source>No space is marked “{spot}”.</source>
        <translation>Intet felt er mærket ”{spot}”.</translation>
    </message>
    <message>
        <source>Two tokens lie in the same space.</source>
        <translation>To markører ligger på samme felt.</translation>
    </message>
    <message>
        <source>Only flying units may be on a mountain.</source>
        <translation>Kun flyenheder kan stå på et bjerg.</translation>
    </message>
    <message>
        <source>A wall stands between two neighbouring spaces.</source>
        <translation>En mur står mellem to nabofelter.</translation>
    </message>
    <message>
        <source>There is a wall here already.</source>
        <translation>Her står allerede en mur.</translation>
    </message>
    <message>
        <source>A board cannot be all mountains.</source>
        <translation>Et bræt kan ikke bestå af lutter bjerge.</translation>
    </message>
    <message>
        <source>Units on foot cannot get here from everywhere.</source>
        <translation>Enheder til fods kan ikke komme hertil alle steder fra.</translation>
    </message>
    <message>
        <source>This space has no way to the others.</source>
        <translation>Dette felt har ingen vej til de andre.</translation>
    </message>
    <message>
        <source>A scenario is for {low} to {high} players.</source>
        <translation>Et scenarie er for {low} til {high} spillere.</translation>
    </message>
    <message>
        <source>There is no race called “{race}”.</source>
        <translation>Der er ingen race, der hedder ”{race}”.</translation>
    </message>
    <message>
        <source>Two sides have the same race.</source>
        <translation>To sider har samme race.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n of these pieces for each side.</source>
        <translation>
            <numerusform>Æsken har kun %n af disse brikker til hver side.</numerusform>
            <numerusform>Æsken har kun %n af disse brikker til hver side.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player starts with nothing at all.</source>
        <translation>Denne spiller begynder helt uden noget.</translation>
    </message>
    <message>
        <source>A town must be on a town space.</source>
        <translation>En by skal ligge på et byfelt.</translation>
    </message>
    <message>
        <source>Two players have the same town.</source>
        <translation>To spillere har samme by.</translation>
    </message>
    <message>
        <source>Pieces of the same side are given twice for this space.</source>
        <translation>Brikker fra samme side er angivet to gange for dette felt.</translation>
    </message>
    <message>
        <source>An outpost cannot stand in a town.</source>
        <translation>En forpost kan ikke stå i en by.</translation>
    </message>
    <message>
        <source>Two outposts cannot share a space.</source>
        <translation>To forposter kan ikke stå på samme felt.</translation>
    </message>
    <message>
        <source>Units that return from the dead need an outpost to return to.</source>
        <translation>Enheder, der vender tilbage fra de døde, skal have en forpost at vende tilbage til.</translation>
    </message>
    <message>
        <source>Two necromancers cannot share a space.</source>
        <translation>To nekromantikere kan ikke stå på samme felt.</translation>
    </message>
    <message>
        <source>A team names a player who does not exist.</source>
        <translation>Et hold nævner en spiller, der ikke findes.</translation>
    </message>
    <message>
        <source>A player is in two teams.</source>
        <translation>En spiller er på to hold.</translation>
    </message>
    <message>
        <source>A team has nobody in it.</source>
        <translation>Et hold er tomt.</translation>
    </message>
    <message>
        <source>All players are in one team.</source>
        <translation>Alle spillere er på ét hold.</translation>
    </message>
    <message>
        <source>Units that nobody plays have no workers.</source>
        <translation>Enheder, som ingen spiller, har ingen arbejdere.</translation>
    </message>
    <message>
        <source>Enemies cannot start in the same space.</source>
        <translation>Fjender kan ikke begynde på samme felt.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Højst %n enhed fra ét hold kan stå på et felt.</numerusform>
            <numerusform>Højst %n enheder fra ét hold kan stå på et felt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n worker(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Højst %n arbejder fra ét hold kan stå på et felt.</numerusform>
            <numerusform>Højst %n arbejdere fra ét hold kan stå på et felt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal must say whom it is about.</source>
        <translation>Dette mål skal sige, hvem det gælder.</translation>
    </message>
    <message>
        <source>This player has no town, nor an outpost that counts as one.</source>
        <translation>Denne spiller har hverken en by eller en forpost, der gælder som by.</translation>
    </message>
    <message>
        <source>This player has no necromancers.</source>
        <translation>Denne spiller har ingen nekromantikere.</translation>
    </message>
    <message>
        <source>This goal needs tokens on its spaces.</source>
        <translation>Dette mål kræver markører på sine felter.</translation>
    </message>
    <message>
        <source>Nobody with a town has a captive to bring home.</source>
        <translation>Ingen med en by har en fange at bringe hjem.</translation>
    </message>
    <message>
        <source>This player has no way to win.</source>
        <translation>Denne spiller kan ikke vinde på nogen måde.</translation>
    </message>
    <message>
        <source>This file was made for another version of the program.</source>
        <translation>Denne fil er lavet til en anden version af programmet.</translation>
    </message>
    <message>
        <source>The resource die has six faces from 1 to 3, at least one of them a 3.</source>
        <translation>Ressourceterningen har seks sider fra 1 til 3, og mindst én af dem er en treer.</translation>
    </message>
    <message>
        <source>Each of the four races is needed once.</source>
        <translation>Hver af de fire racer skal være der én gang.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>”{name}” står her to gange.</translation>
    </message>
    <message>
        <source>A race has {count} unit tiles, at least one of each type.</source>
        <translation>En race har {count} enhedsbrikker, mindst én af hver type.</translation>
    </message>
    <message>
        <source>A deck has {count} cards.</source>
        <translation>En bunke har {count} kort.</translation>
    </message>
    <message>
        <source>Chance to win the battle: {percent}%.</source>
        <comment>why</comment>
        <translation>Chance for at vinde kampen: {percent}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Attacks %n unit(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Angriber %n enhed: {place}.</numerusform>
            <numerusform>Angriber %n enheder: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes for a home of {victim}: {place}.</source>
        <comment>why</comment>
        <translation>Går efter et hjem, der tilhører {victim}: {place}.</translation>
    </message>
    <message>
        <source>Once more, and {victim} is lost: {place} was captured before.</source>
        <comment>why</comment>
        <translation>Én gang til, og det er ude med {victim}: {place} er indtaget før.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) stand there without a guard: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n arbejder står der uden vagt: {place}.</numerusform>
            <numerusform>%n arbejdere står der uden vagt: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Giver %n sejrspoint: {place}.</numerusform>
            <numerusform>Giver %n sejrspoint: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guards its own home: {place}.</source>
        <comment>why</comment>
        <translation>Bevogter sit eget hjem: {place}.</translation>
    </message>
    <message>
        <source>This space decides the scenario: {place}.</source>
        <comment>why</comment>
        <translation>Dette felt afgør scenariet: {place}.</translation>
    </message>
    <message>
        <source>Brings the captive nearer home: {place}.</source>
        <comment>why</comment>
        <translation>Bringer fangen nærmere hjem: {place}.</translation>
    </message>
    <message>
        <source>Comes nearer to what it wants: {place}.</source>
        <comment>why</comment>
        <translation>Kommer nærmere målet: {place}.</translation>
    </message>
    <message>
        <source>Units beside a battle fight as well: {place}.</source>
        <comment>why</comment>
        <translation>Enheder ved siden af en kamp kæmper med: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) go where they are of most use.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n arbejder går derhen, hvor den gør mest gavn.</numerusform>
            <numerusform>%n arbejdere går derhen, hvor de gør mest gavn.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is worth its risk now.</source>
        <comment>why</comment>
        <translation>Intet træk er risikoen værd nu.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy unit(s) could come here: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n fjendtlig enhed kan komme hertil: {place}.</numerusform>
            <numerusform>%n fjendtlige enheder kan komme hertil: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more are worth most for the price.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n brik mere giver mest for prisen.</numerusform>
            <numerusform>%n brikker mere giver mest for prisen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemies have the stronger army.</source>
        <comment>why</comment>
        <translation>Fjenderne har den stærkeste hær.</translation>
    </message>
    <message numerus="yes">
        <source>So far there are %n worker(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Indtil nu er der %n arbejder.</numerusform>
            <numerusform>Indtil nu er der %n arbejdere.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is more to spend than the buildings can train.</source>
        <comment>why</comment>
        <translation>Der er mere at bruge, end bygningerne kan træne.</translation>
    </message>
    <message>
        <source>Units come on the board nearer to the front: {place}.</source>
        <comment>why</comment>
        <translation>Enhederne kommer ind på brættet nærmere fronten: {place}.</translation>
    </message>
    <message>
        <source>The next level has strength {strength}: {unit}.</source>
        <comment>why</comment>
        <translation>Næste niveau har styrke {strength}: {unit}.</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <comment>why</comment>
        <translation>Intet er prisen værd nu.</translation>
    </message>
    <message>
        <source>With these cards the victory points are complete.</source>
        <comment>why</comment>
        <translation>Med disse kort er sejrspointene fuldtallige.</translation>
    </message>
    <message>
        <source>More use now than in hand: {card}.</source>
        <comment>why</comment>
        <translation>Gør mere gavn nu end på hånden: {card}.</translation>
    </message>
    <message>
        <source>The cards are kept for a better moment.</source>
        <comment>why</comment>
        <translation>Kortene gemmes til et bedre øjeblik.</translation>
    </message>
    <message>
        <source>This unit is missed least: {unit}.</source>
        <comment>why</comment>
        <translation>Denne enhed savnes mindst: {unit}.</translation>
    </message>
    <message>
        <source>The last unit in the battlefield has to stay.</source>
        <comment>why</comment>
        <translation>Den sidste enhed på slagmarken skal blive.</translation>
    </message>
    <message>
        <source>The surest battle is fought first.</source>
        <comment>why</comment>
        <translation>Den sikreste kamp udkæmpes først.</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>heading of tools</comment>
        <translation>Landskab</translation>
    </message>
    <message>
        <source>Of a side</source>
        <comment>heading of tools: pieces</comment>
        <translation>En sides brikker</translation>
    </message>
    <message>
        <source>Walls, letters, tokens</source>
        <comment>heading of tools</comment>
        <translation>Mure, bogstaver, markører</translation>
    </message>
    <message>
        <source>Meadow</source>
        <comment>kind of space</comment>
        <translation>Eng</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>kind of space</comment>
        <translation>Skov</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <comment>kind of space</comment>
        <translation>Guldmine</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>kind of space</comment>
        <translation>Bjerg</translation>
    </message>
    <message>
        <source>Objective, 1 point</source>
        <comment>kind of space</comment>
        <translation>Nøglefelt, 1 point</translation>
    </message>
    <message>
        <source>Objective, 2 points</source>
        <comment>kind of space</comment>
        <translation>Nøglefelt, 2 point</translation>
    </message>
    <message>
        <source>Objective, 4 points</source>
        <comment>kind of space</comment>
        <translation>Nøglefelt, 4 point</translation>
    </message>
    <message>
        <source>No space</source>
        <comment>tool that takes spaces away</comment>
        <translation>Intet felt</translation>
    </message>
    <message>
        <source>Town</source>
        <comment>tool</comment>
        <translation>By</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>tool</comment>
        <translation>Forpost</translation>
    </message>
    <message>
        <source>Captive of this side</source>
        <comment>tool</comment>
        <translation>Sidens fange</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>tool</comment>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>tool that marks a space</comment>
        <translation>Bogstav</translation>
    </message>
    <message>
        <source>One point more</source>
        <comment>tool</comment>
        <translation>Ét point mere</translation>
    </message>
    <message>
        <source>This is too far from the middle.</source>
        <translation>Det er for langt fra midten.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth points.</source>
        <translation>Kun byer og nøglefelter er point værd.</translation>
    </message>
    <message>
        <source>The neutral side only has units.</source>
        <translation>Den neutrale side har kun enheder.</translation>
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
        <translation>Neutrale enheder</translation>
    </message>
    <message>
        <source>{owner}: {what}</source>
        <comment>pieces in a space</comment>
        <translation>{owner}: {what}</translation>
    </message>
    <message>
        <source>no space</source>
        <comment>outside the board</comment>
        <translation>intet felt</translation>
    </message>
    <message>
        <source>letter {letter}</source>
        <comment>a space has a letter</comment>
        <translation>bogstav {letter}</translation>
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
        <translation>Tilføj en spiller</translation>
    </message>
    <message>
        <source>Add neutral units</source>
        <translation>Tilføj neutrale enheder</translation>
    </message>
    <message>
        <source>Whichever the player likes</source>
        <comment>race</comment>
        <translation>Efter spillerens valg</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a player without a team</comment>
        <translation>Alene</translation>
    </message>
    <message>
        <source>Team {n}</source>
        <comment>n is a number</comment>
        <translation>Hold {n}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <comment>level of units</comment>
        <translation>Laveste</translation>
    </message>
    <message>
        <source>Highest</source>
        <comment>level of units</comment>
        <translation>Højeste</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <comment>first player</comment>
        <translation>Ved lodtrækning</translation>
    </message>
    <message>
        <source>All can be depleted</source>
        <comment>gold and wood</comment>
        <translation>Alle kan udtømmes</translation>
    </message>
    <message>
        <source>None is ever depleted</source>
        <comment>gold and wood</comment>
        <translation>Ingen udtømmes nogensinde</translation>
    </message>
    <message>
        <source>Those beside towns never are, all others are from the start</source>
        <comment>gold and wood</comment>
        <translation>De ved siden af byer aldrig, alle andre fra begyndelsen</translation>
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
        <translation>Race</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>label in the scenario editor</comment>
        <translation>Hold</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>label in the scenario editor</comment>
        <translation>Guld</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>label in the scenario editor</comment>
        <translation>Træ</translation>
    </message>
    <message>
        <source>Level of the units</source>
        <comment>label in the scenario editor</comment>
        <translation>Enhedernes niveau</translation>
    </message>
    <message>
        <source>Undying</source>
        <comment>label in the scenario editor</comment>
        <translation>Udødelige enheder</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>label in the scenario editor</comment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>label in the scenario editor</comment>
        <translation>Startspiller</translation>
    </message>
    <message>
        <source>Mines and forests</source>
        <comment>label in the scenario editor</comment>
        <translation>Miner og skove</translation>
    </message>
    <message>
        <source>Cards left in the box</source>
        <comment>label in the scenario editor</comment>
        <translation>Kort, der bliver i æsken</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <comment>label in the scenario editor</comment>
        <translation>Hvem det gælder</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label in the scenario editor</comment>
        <translation>Point</translation>
    </message>
    <message>
        <source>Space with the letter</source>
        <comment>label in the scenario editor</comment>
        <translation>Felt med bogstavet</translation>
    </message>
    <message>
        <source>Tokens</source>
        <comment>label in the scenario editor</comment>
        <translation>Markører</translation>
    </message>
    <message>
        <source>Fewer enemies around it than</source>
        <comment>label in the scenario editor</comment>
        <translation>Færre fjender omkring det end</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>label in the scenario editor</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What happened before</source>
        <comment>label in the scenario editor</comment>
        <translation>Hvad der skete forinden</translation>
    </message>
    <message>
        <source>How it is won</source>
        <comment>label in the scenario editor</comment>
        <translation>Sådan vindes der</translation>
    </message>
    <message>
        <source>Killed units return to its outposts; it only moves and fights.</source>
        <translation>Dræbte enheder vender tilbage til forposterne; siden flytter og kæmper kun.</translation>
    </message>
    <message>
        <source>They never move and are everybody&apos;s enemies. Choose them on the board too.</source>
        <translation>De flytter aldrig og er alles fjender. Vælg dem også på brættet.</translation>
    </message>
    <message>
        <source>They are taken out of every deck before the game.</source>
        <translation>De tages ud af alle bunker før spillet.</translation>
    </message>
    <message>
        <source>Who has no enemies left wins in any case. Any one of these goals is enough.</source>
        <translation>Den, der ikke har fjender tilbage, vinder under alle omstændigheder. Ét af målene er nok.</translation>
    </message>
    <message>
        <source>Mark the space on the board with the tool Letter.</source>
        <translation>Mærk feltet på brættet med værktøjet Bogstav.</translation>
    </message>
    <message>
        <source>Lay the tokens on the board first.</source>
        <translation>Læg først markørerne på brættet.</translation>
    </message>
    <message>
        <source>Tell the players in your words what they are after.</source>
        <translation>Fortæl spillerne med dine ord, hvad de er ude efter.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>kind of goal</comment>
        <translation>Sejrspoint</translation>
    </message>
    <message>
        <source>Hold a space</source>
        <comment>kind of goal</comment>
        <translation>Hold et felt</translation>
    </message>
    <message>
        <source>Reach a space</source>
        <comment>kind of goal</comment>
        <translation>Nå et felt</translation>
    </message>
    <message>
        <source>Capture a town</source>
        <comment>kind of goal</comment>
        <translation>Indtag en by</translation>
    </message>
    <message>
        <source>Last until the deck is empty</source>
        <comment>goal</comment>
        <translation>Hold ud, til bunken er tom</translation>
    </message>
    <message>
        <source>Slay the Necromancers</source>
        <comment>kind of goal</comment>
        <translation>Dræb nekromantikerne</translation>
    </message>
    <message>
        <source>Destroy tokens</source>
        <comment>kind of goal</comment>
        <translation>Ødelæg markører</translation>
    </message>
    <message>
        <source>Rescue the captive</source>
        <comment>kind of goal</comment>
        <translation>Befri fangen</translation>
    </message>
    <message>
        <source>A team with so many victory points at the end of its turn wins.</source>
        <translation>Et hold med så mange sejrspoint i slutningen af sin tur vinder.</translation>
    </message>
    <message>
        <source>A unit on the space and fewer enemy units around it at the end of one&apos;s turn wins.</source>
        <translation>En enhed på feltet og færre fjendtlige enheder omkring det i slutningen af turen vinder.</translation>
    </message>
    <message>
        <source>A unit on the space at the end of one&apos;s move step wins.</source>
        <translation>En enhed på feltet i slutningen af bevægelsestrinnet vinder.</translation>
    </message>
    <message>
        <source>When this player&apos;s town, or the outposts that count as it, was captured twice, all its enemies win.</source>
        <translation>Når denne spillers by, eller de forposter, der gælder som den, er indtaget to gange, vinder alle fjenderne.</translation>
    </message>
    <message>
        <source>When this player&apos;s last card is drawn, its team wins. One card is put aside every round.</source>
        <translation>Når denne spillers sidste kort er trukket, vinder holdet. Ét kort lægges til side hver runde.</translation>
    </message>
    <message>
        <source>When all Necromancers of this player are dead, its enemies win.</source>
        <translation>Når alle denne spillers nekromantikere er døde, vinder fjenderne.</translation>
    </message>
    <message>
        <source>When all these tokens are destroyed, the enemies of this player win.</source>
        <translation>Når alle disse markører er ødelagt, vinder denne spillers fjender.</translation>
    </message>
    <message>
        <source>Who has the captive of one&apos;s race in one&apos;s town after the battles wins.</source>
        <translation>Den, der efter kampene har sin egen races fange i sin by, vinder.</translation>
    </message>
</context>
</TS>
