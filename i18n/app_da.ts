<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da_DK" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Four Fronts</source>
        <translation>Om Four Fronts</translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation>Version {version}, Qt {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Uofficielt</translation>
    </message>
    <message>
        <source>A free, unofficial program made by players. It is not connected with, endorsed by or supported by the publishers of the games it plays. The names of the games are trademarks of their owners. All pictures, texts and code here are our own work.</source>
        <translation>Et gratis, uofficielt program lavet af spillere. Det har ingen forbindelse med spillenes udgivere og er hverken godkendt eller støttet af dem. Spillenes navne er varemærker, der tilhører deres ejere. Alle billeder, al tekst og al kode her er vores eget arbejde.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licens</translation>
    </message>
    <message>
        <source>Four Fronts is free software under the MIT licence: use it, change it and pass it on, with the licence text.</source>
        <translation>Four Fronts er fri software under MIT-licensen: Brug det, ændr det og giv det videre sammen med licensteksten.</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>The windows are made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. You may replace both by versions of your own; their source is at qt.io.</source>
        <translation>Vinduerne er lavet med Qt og PySide6, som bruges under GNU Lesser General Public License, version 3. Du kan udskifte begge med dine egne versioner; kildekoden findes på qt.io.</translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation>Kort og skrifttyper</translation>
    </message>
    <message>
        <source>The shapes of the world map come from Natural Earth, which is in the public domain. The fonts Inter and Noto Serif are under the SIL Open Font License 1.1.</source>
        <translation>Verdenskortets former kommer fra Natural Earth, som er fri for ophavsret. Skrifttyperne Inter og Noto Serif er udgivet under SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>ActionsPanel</name>
    <message>
        <source>Really? Press again</source>
        <translation>Sikker? Tryk en gang til</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlinger</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrér handlingerne</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Gør dette</translation>
    </message>
</context>
<context>
    <name>AlliancePaper</name>
    <message>
        <source>Read the rule</source>
        <translation>Læs reglen</translation>
    </message>
</context>
<context>
    <name>AmountBar</name>
    <message>
        <source>Amount</source>
        <translation>Antal</translation>
    </message>
</context>
<context>
    <name>BattleTray</name>
    <message>
        <source>Begin</source>
        <translation>Begynd</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Slag</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>picked</source>
        <translation>valgt</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>kan vælges</translation>
    </message>
    <message>
        <source>{who}: {count}</source>
        <comment>owner or kind, and how many</comment>
        <translation>{who}: {count}</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n felt</numerusform>
            <numerusform>%n felter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spillebræt</translation>
    </message>
    <message>
        <source>Arrow keys move from place to place, Tab to the next lit place. Enter picks, Escape goes back.</source>
        <translation>Piletasterne går fra sted til sted, Tab til det næste oplyste sted. Enter vælger, Escape går tilbage.</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>Back, forward</source>
        <translation>Tilbage, frem</translation>
    </message>
    <message>
        <source>Find on the page</source>
        <translation>Find på siden</translation>
    </message>
    <message>
        <source>Next or previous hit</source>
        <translation>Næste eller forrige resultat</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Søg i alle regelhæfter</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Næste sprog</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>To sprog side om side</translation>
    </message>
    <message>
        <source>Larger or smaller letters</source>
        <translation>Større eller mindre bogstaver</translation>
    </message>
    <message>
        <source>Show or hide the contents</source>
        <translation>Vis eller skjul indholdet</translation>
    </message>
    <message>
        <source>Previous or next chapter</source>
        <translation>Forrige eller næste kapitel</translation>
    </message>
    <message>
        <source>Show where the rule applies now</source>
        <translation>Vis, hvor reglen gælder nu</translation>
    </message>
    <message>
        <source>Beside the board, or apart</source>
        <translation>Ved siden af brættet eller for sig</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Udskriv</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Næste eller forrige del af vinduet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>BookMenu</name>
    <message>
        <source>One language</source>
        <translation>Ét sprog</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>To sprog side om side</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Større bogstaver</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Mindre bogstaver</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>I sit eget vindue</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Ved siden af brættet</translation>
    </message>
    <message>
        <source>Print the book…</source>
        <translation>Udskriv hæftet …</translation>
    </message>
    <message>
        <source>Export the book as PDF…</source>
        <translation>Eksportér hæftet som PDF …</translation>
    </message>
    <message>
        <source>Add a document of your own…</source>
        <translation>Tilføj dit eget dokument …</translation>
    </message>
    <message>
        <source>Remove this document</source>
        <translation>Fjern dette dokument</translation>
    </message>
    <message>
        <source>Export the book as PDF</source>
        <translation>Eksportér hæftet som PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>The book could not be laid out.</source>
        <translation>Hæftet kunne ikke sættes op.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Filen kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Gemt: {name}</translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation>Udskriv hæftet</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Tilføj et dokument</translation>
    </message>
    <message>
        <source>Markdown, text, HTML ({suffixes})</source>
        <translation>Markdown, tekst, HTML ({suffixes})</translation>
    </message>
    <message>
        <source>Added: {name}</source>
        <translation>Tilføjet: {name}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board of the scenario</source>
        <translation>Scenariets bræt</translation>
    </message>
    <message>
        <source>Arrow keys move from space to space. Space or Enter uses the tool, Delete takes away what it puts down, R chooses another border, X switches to taking away.</source>
        <translation>Piletasterne går fra felt til felt. Mellemrum eller Enter bruger værktøjet, Delete tager væk, hvad det lægger, R vælger en anden kant, X skifter til at tage væk.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Spillets gang</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Choose</source>
        <translation>Vælg</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Find en kommando</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Skriv nogle bogstaver af en kommando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Kommandoer</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fil</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spil</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjælp</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nyt spil …</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Åbn spil …</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Fortsæt det sidste spil</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Gem en &amp;kopi som …</translation>
    </message>
    <message>
        <source>&amp;Export the board…</source>
        <translation>&amp;Eksportér brættet …</translation>
    </message>
    <message>
        <source>Export the game as a stor&amp;y…</source>
        <translation>Eksportér spillet som en &amp;historie …</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Tilbage til startsiden</translation>
    </message>
    <message>
        <source>Scenario e&amp;ditor…</source>
        <translation>Scenarie&amp;værksted …</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Indstillinger …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afslut</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vis tip</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Træk &amp;nu</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>Sæt computerne på &amp;pause</translation>
    </message>
    <message>
        <source>Play one &amp;step</source>
        <translation>Spil ét &amp;trin</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Gennemgå &amp;spillet</translation>
    </message>
    <message>
        <source>Prove the &amp;dice…</source>
        <translation>&amp;Efterprøv terningerne …</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>Giv &amp;op …</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektioner …</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Hele brættet</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Større tekst</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Mindre tekst</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fuld skærm</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhæfte</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Find en &amp;kommando …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastaturgenveje …</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Rapportér et &amp;problem …</translation>
    </message>
    <message>
        <source>&amp;About Four Fronts</source>
        <translation>&amp;Om Four Fronts</translation>
    </message>
    <message>
        <source>Next place that can be picked</source>
        <translation>Næste sted, der kan vælges</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Flyt markøren på brættet</translation>
    </message>
    <message>
        <source>Pick the place at the cursor</source>
        <translation>Vælg stedet ved markøren</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ét skridt tilbage</translation>
    </message>
    <message>
        <source>Point, Shift+Point</source>
        <translation>Peg, Skift+Peg</translation>
    </message>
    <message>
        <source>After a pick: the odds of going on to a place, or by way of several</source>
        <translation>Efter et valg: chancen for at nå et sted, også via flere</translation>
    </message>
    <message>
        <source>Do the numbered action</source>
        <translation>Gør den nummererede handling</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrér handlingerne</translation>
    </message>
    <message>
        <source>Tell what is under the cursor</source>
        <translation>Fortæl, hvad der er under markøren</translation>
    </message>
    <message>
        <source>Do the expected next thing</source>
        <translation>Gør det næste, der forventes</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Næste eller forrige del af vinduet</translation>
    </message>
    <message>
        <source>Next army that can act</source>
        <translation>Næste armé, der kan gøre noget</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Hvad der er sket siden min sidste tur</translation>
    </message>
    <message>
        <source>Open the players&apos; mats, or fold them</source>
        <translation>Vis spillerbrætterne, eller fold dem sammen</translation>
    </message>
    <message>
        <source>In a lesson: go on</source>
        <translation>I en lektion: fortsæt</translation>
    </message>
    <message>
        <source>In a lesson: one step back</source>
        <translation>I en lektion: ét trin tilbage</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next player: {player}</source>
        <translation>Næste spiller: {player}</translation>
    </message>
    <message>
        <source>Continue when the others are not looking.</source>
        <translation>Fortsæt, når de andre ikke kigger.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>The file is good up to action %n.</source>
        <translation>
            <numerusform>Filen er god frem til handling %n.</numerusform>
            <numerusform>Filen er god frem til handling %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceSheet</name>
    <message>
        <source>Fair dice</source>
        <translation>Ærlige terninger</translation>
    </message>
    <message>
        <source>Every roll and every card of this game comes from one number that was fixed before the first roll. Its fingerprint proves that it has not been changed since.</source>
        <translation>Hvert slag og hvert kort i dette spil kommer fra ét tal, der blev fastlagt før det første slag. Fingeraftrykket beviser, at det ikke er ændret siden.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingeraftryk</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Number behind it</source>
        <translation>Tallet bag det</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrol</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Kontrollér terningerne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Show the number</source>
        <translation>Vis tallet</translation>
    </message>
    <message>
        <source>With it anybody can work out fingerprint and rolls without this program; the file fair-dice.md of the program&apos;s documentation says how.</source>
        <translation>Med det kan enhver regne fingeraftrykket og slagene ud uden dette program; filen fair-dice.md i programmets dokumentation forklarer hvordan.</translation>
    </message>
    <message>
        <source>Whoever knows the number can foresee the dice.</source>
        <translation>Den, der kender tallet, kan forudse terningerne.</translation>
    </message>
    <message>
        <source>It is shown when the game is over: whoever knows it can foresee the dice.</source>
        <translation>Det vises, når spillet er slut: Den, der kender det, kan forudse terningerne.</translation>
    </message>
    <message>
        <source>“Check the dice” works out every roll again and compares.</source>
        <translation>”Kontrollér terningerne” regner alle slag ud igen og sammenligner.</translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) and card(s) so far are what the number gives.</source>
        <translation>
            <numerusform>Det ene slag eller kort indtil nu stemmer med tallet.</numerusform>
            <numerusform>Alle %n slag og kort indtil nu stemmer med tallet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action {ply} is not what the number gives: the game has “{recorded}”, the number gives “{derived}”. The game has been changed.</source>
        <translation>Handling {ply} stemmer ikke med tallet: Spillet har ”{recorded}”, tallet giver ”{derived}”. Spillet er blevet ændret.</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>{side}: {dice}</source>
        <translation>{side}: {dice}</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>New scenario</source>
        <translation>Nyt scenarie</translation>
    </message>
    <message>
        <source>Click or drag here to lay spaces; the tools are beside the board.</source>
        <translation>Klik eller træk her for at lægge felter; værktøjerne er ved siden af brættet.</translation>
    </message>
    <message>
        <source>Keep the changes?</source>
        <translation>Vil du beholde ændringerne?</translation>
    </message>
    <message>
        <source>The scenario on the board was changed and is not saved.</source>
        <translation>Scenariet på brættet er ændret og ikke gemt.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Kassér</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
    <message>
        <source>{name} is no scenario</source>
        <translation>{name} er ikke et scenarie</translation>
    </message>
    <message>
        <source>{name} cannot be read</source>
        <translation>{name} kan ikke læses</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}</source>
        <translation>Det kunne ikke gemmes: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gemt som {name}</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Scenarier (*.json)</translation>
    </message>
    <message>
        <source>Take a scenario from a file</source>
        <translation>Hent et scenarie fra en fil</translation>
    </message>
    <message>
        <source>Write the scenario to a file</source>
        <translation>Skriv scenariet til en fil</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenarie</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Scenarieværksted</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scenarie</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nyt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>&amp;Tomt bræt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åbn …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Gem</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Gem &amp;som …</translation>
    </message>
    <message>
        <source>&amp;Take from a file…</source>
        <translation>&amp;Hent fra en fil …</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>S&amp;kriv til en fil …</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Spil det</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>L&amp;uk</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Fortryd</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gendan</translation>
    </message>
    <message>
        <source>Switch between &amp;putting down and taking away</source>
        <translation>Skift mellem at &amp;lægge og at tage væk</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;ind</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ud</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Hele brættet</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bræt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gendan</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spil det</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not on this page</source>
        <translation>Ikke på denne side</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n resultat</numerusform>
            <numerusform>%n resultater</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} af {found}</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Find på denne side</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Forrige resultat (Skift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Næste resultat (F3)</translation>
    </message>
    <message>
        <source>Close the line (Esc)</source>
        <translation>Luk søgelinjen (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Reading the books …</source>
        <translation>Læser hæfterne …</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n afsnit fundet</numerusform>
            <numerusform>%n afsnit fundet</numerusform>
        </translation>
    </message>
    <message>
        <source>No section has these words.</source>
        <translation>Ingen afsnit indeholder disse ord.</translation>
    </message>
</context>
<context>
    <name>FlawList</name>
    <message>
        <source>What is still wrong</source>
        <translation>Hvad der stadig er galt</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend before it can be played</source>
        <translation>
            <numerusform>%n ting skal rettes, før det kan spilles</numerusform>
            <numerusform>%n ting skal rettes, før det kan spilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: it can be played.</source>
        <translation>Der er ikke noget galt: Scenariet kan spilles.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Take out</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Take out: {what}</source>
        <translation>Fjern: {what}</translation>
    </message>
</context>
<context>
    <name>FormsPage</name>
    <message>
        <source>What to add</source>
        <translation>Hvad der skal tilføjes</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Tilføj</translation>
    </message>
</context>
<context>
    <name>GameOverSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Slutstilling</translation>
    </message>
    <message>
        <source>{rounds} rounds · {actions} actions</source>
        <translation>{rounds} runder · {actions} handlinger</translation>
    </message>
    <message>
        <source>out in round {round}</source>
        <translation>ude i runde {round}</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. The number behind it: {number}. “Prove the dice” in the menu works out every roll again.</source>
        <translation>Terningernes fingeraftryk: {fingerprint}. Tallet bag det: {number}. ”Efterprøv terningerne” i menuen regner alle slag ud igen.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gennemgå</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsiden</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Se på brættet</translation>
    </message>
    <message>
        <source>Luckiest with the dice: {lucky}, luckier than {most} of 100 players with the same rolls. Least lucky: {unlucky}, luckier than {least} of 100.</source>
        <translation>Heldigst med terningerne: {lucky}, heldigere end {most} af 100 spillere med de samme slag. Mindst heldig: {unlucky}, heldigere end {least} af 100.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Esc takes the choice back.</source>
        <translation>Esc fortryder valget.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Siden din sidste tur</translation>
    </message>
    <message>
        <source>Esc ends it.</source>
        <translation>Afslut med Esc.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Card, face down</source>
        <translation>Kort med bagsiden opad</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your cards</source>
        <translation>Dine kort</translation>
    </message>
    <message>
        <source>Show my cards…</source>
        <translation>Vis mine kort …</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>Ingen kort endnu.</translation>
    </message>
</context>
<context>
    <name>Handful</name>
    <message>
        <source>1 of {number} · Shift: all</source>
        <translation>1 af {number} · Shift: alle</translation>
    </message>
    <message>
        <source>All {number} · Ctrl or right button: 1</source>
        <comment>number of pieces</comment>
        <translation>Alle {number} · Ctrl eller højre museknap: 1</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Skærmen skal videre til den næste spiller.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>Der findes ingen tip til dette spil.</translation>
    </message>
    <message>
        <source>Show your cards first: a hint uses what only you may see.</source>
        <translation>Vis først dine kort: Et tip bruger det, som kun du må se.</translation>
    </message>
    <message>
        <source>In a lesson, the card shows how it is done.</source>
        <translation>I en lektion viser kortet, hvordan det gøres.</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Det er ikke din tur til at svare.</translation>
    </message>
    <message>
        <source>No hint: {reason}</source>
        <translation>Intet tip: {reason}</translation>
    </message>
    <message>
        <source>Put the hint away (F2)</source>
        <translation>Skjul tippet (F2)</translation>
    </message>
    <message>
        <source>Hint: what a strong player would do, and why (F2)</source>
        <translation>Tip: hvad en stærk spiller ville gøre, og hvorfor (F2)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>A strong player looks at the board…</source>
        <translation>En stærk spiller ser på brættet …</translation>
    </message>
</context>
<context>
    <name>Lectern</name>
    <message>
        <source>This figure cannot be played.</source>
        <translation>Denne figur kan ikke spilles.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Regions</source>
        <translation>Områder</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
</context>
<context>
    <name>LegendModel</name>
    <message>
        <source>{region}: worth {worth}</source>
        <translation>{region}: {worth} værd</translation>
    </message>
    <message>
        <source>{player} {owned} of {size}</source>
        <translation>{player} {owned} af {size}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Done.</source>
        <translation>Færdig.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} af {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Trin {number} af {count}</translation>
    </message>
    <message>
        <source>Leave the lesson; it goes on here next time</source>
        <translation>Forlad lektionen; næste gang fortsætter den her</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Ét trin tilbage (Alt+Venstre)</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Læs mere</translation>
    </message>
    <message>
        <source>Open the rulebook at the rule behind this step</source>
        <translation>Slå reglen bag dette trin op i regelhæftet</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vis mig</translation>
    </message>
    <message>
        <source>See how it is done</source>
        <translation>Se, hvordan det gøres</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Afslut</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Næste</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Fortsæt (Enter)</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {count}</source>
        <translation>ved trin {number} af {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gennemført</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>Der er ingen lektioner.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Let</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Mellem</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Svær</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Afbalanceret</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Forsigtig</translation>
    </message>
    <message>
        <source>Aggressive</source>
        <translation>Aggressiv</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bygmester</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>Delete this scenario?</source>
        <translation>Vil du slette dette scenarie?</translation>
    </message>
    <message>
        <source>{name} is deleted for good. Games that are played with it go on.</source>
        <translation>{name} slettes for altid. Spil, der er i gang med det, fortsætter.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Åbn et scenarie</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarier</translation>
    </message>
    <message>
        <source>There are no scenarios of yours yet.</source>
        <translation>Du har endnu ingen egne scenarier.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Slet …</translation>
    </message>
</context>
<context>
    <name>LoadSheet</name>
    <message numerus="yes">
        <source>Open the first %n action(s)</source>
        <translation>
            <numerusform>Åbn den første handling</numerusform>
            <numerusform>Åbn de første %n handlinger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n handling</numerusform>
            <numerusform>%n handlinger</numerusform>
        </translation>
    </message>
    <message>
        <source>saved by version {version}</source>
        <translation>gemt af version {version}</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} er slettet.</translation>
    </message>
    <message>
        <source>Take a saved game from a file</source>
        <translation>Hent et gemt spil fra en fil</translation>
    </message>
    <message>
        <source>Saved games (*{suffix});;All files (*)</source>
        <translation>Gemte spil (*{suffix});;Alle filer (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Åbn et spil</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gemte spil</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved when you leave the table.</source>
        <translation>Der er ingen gemte spil endnu. Spil gemmes, når du forlader bordet.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Fra en fil …</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Hent tilbage</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undo goes back to here</source>
        <translation>Fortryd går tilbage hertil</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvorfor?</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Søg i loggen</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Show the place</source>
        <translation>Vis stedet</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Hvorfor?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Læs reglen</translation>
    </message>
    <message>
        <source>Undo from here</source>
        <translation>Fortryd herfra</translation>
    </message>
</context>
<context>
    <name>LuckModel</name>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Forventet</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Slået</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Forskel</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Af 100</translation>
    </message>
    <message>
        <source>Luckier than {number} of 100 players who make the same rolls.</source>
        <translation>Heldigere end {number} af 100 spillere, der slår de samme slag.</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck report</source>
        <translation>Held med terningerne</translation>
    </message>
    <message>
        <source>What the dice gave, against what they give on average. “Of 100”: of so many of 100 players with the same rolls it is better. All use the same dice.</source>
        <translation>Hvad terningerne gav, sammenlignet med hvad de giver i gennemsnit. ”Af 100”: bedre end så mange af 100 spillere med de samme slag. Alle bruger de samme terninger.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Terningernes fingeraftryk: {fingerprint}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Save a copy of the game</source>
        <translation>Gem en kopi af spillet</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Gemte spil (*{suffix})</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Giv op?</translation>
    </message>
    <message>
        <source>Your part in this game ends. This cannot be taken back.</source>
        <translation>Din del af dette spil slutter. Det kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Giv op</translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>Intet andet blev ændret.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Dette spil kan ikke åbnes</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Andre spil …</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gemt som {name}</translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation>Rapporten kunne ikke skrives</translation>
    </message>
    <message>
        <source>The report is ready</source>
        <translation>Rapporten er klar</translation>
    </message>
    <message>
        <source>Send this file with your problem report. It holds the program&apos;s log and the moves of the game on the table, nothing else:
{path}</source>
        <translation>Send denne fil med din fejlrapport. Den indeholder programmets log og trækkene i spillet på bordet, ikke andet:
{path}</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>Kopiér filnavnet</translation>
    </message>
</context>
<context>
    <name>MatPanel</name>
    <message>
        <source>victory points</source>
        <translation>sejrspoint</translation>
    </message>
    <message>
        <source>Fold the mat</source>
        <translation>Fold spillerbrættet sammen</translation>
    </message>
    <message>
        <source>Always show the mat of whoever is on turn</source>
        <translation>Vis altid spillerbrættet for den, der har turen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pa&amp;ce of the computers</source>
        <translation>&amp;Computernes tempo</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Fa&amp;rver</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prog</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Straks</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Hurtigt</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalt</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Trin for trin</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Som s&amp;ystemet</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørke</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyse</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Høj kontrast</translation>
    </message>
</context>
<context>
    <name>MissionsPanel</name>
    <message>
        <source>Missions</source>
        <translation>Missioner</translation>
    </message>
    <message>
        <source>Show my missions…</source>
        <translation>Vis mine missioner …</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. It proves after the game that no roll was changed. Type a number or words instead to play with dice of your own; the same number and the same moves give the same game.</source>
        <translation>Terningernes fingeraftryk: {fingerprint}. Efter spillet beviser det, at intet slag er ændret. Vil du spille med dine egne terninger, så skriv et tal eller ord; samme tal og samme træk giver samme spil.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>{team} play against {others}.</source>
        <translation>{team} spiller mod {others}.</translation>
    </message>
    <message>
        <source>{count} seats: a house rule, the box is for {low}–{high}</source>
        <translation>{count} pladser: en husregel, æsken er til {low}–{high}</translation>
    </message>
    <message>
        <source>{count} of {most} seats</source>
        <translation>{count} af {most} pladser</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) are needed.</source>
        <translation>
            <numerusform>Der skal være mindst %n spiller.</numerusform>
            <numerusform>Der skal være mindst %n spillere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can play.</source>
        <translation>
            <numerusform>Højst %n spiller kan være med.</numerusform>
            <numerusform>Højst %n spillere kan være med.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>To spillere hedder {name}.</translation>
    </message>
    <message>
        <source>Nobody plays: you watch the computers.</source>
        <translation>Ingen mennesker er med: Du ser computerne spille.</translation>
    </message>
    <message>
        <source>Several people share this screen; cards are covered between turns.</source>
        <translation>Flere deler denne skærm; kortene dækkes til mellem turene.</translation>
    </message>
    <message>
        <source>A name left empty becomes the colour&apos;s name.</source>
        <translation>Står et navn tomt, bruges farvens navn.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nyt spil</translation>
    </message>
    <message>
        <source>The last setup of every game is remembered.</source>
        <translation>Den sidste opstilling af hvert spil huskes.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Tilføj en spiller</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Bland rækkefølgen</translation>
    </message>
    <message>
        <source>Draw the sides</source>
        <translation>Træk lod om siderne</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Læs reglen</translation>
    </message>
    <message>
        <source>Read the rule: {option}</source>
        <translation>Læs reglen: {option}</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Ærlige terninger</translation>
    </message>
    <message>
        <source>Number or words the dice come from</source>
        <translation>Tal eller ord, som terningerne kommer fra</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nyt tal</translation>
    </message>
    <message>
        <source>A secret number</source>
        <translation>Et hemmeligt tal</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopiér fingeraftrykket</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start spillet</translation>
    </message>
    <message>
        <source>{low}–{high} minutes</source>
        <translation>{low}–{high} minutter</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} spillere</translation>
    </message>
</context>
<context>
    <name>Oceans</name>
    <message>
        <source>Pacific Ocean</source>
        <translation>Stillehavet</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Atlanterhavet</translation>
    </message>
    <message>
        <source>Indian Ocean</source>
        <translation>Det Indiske Ocean</translation>
    </message>
    <message>
        <source>Arctic Ocean</source>
        <translation>Ishavet</translation>
    </message>
</context>
<context>
    <name>OddsView</name>
    <message>
        <source>{what}: {chance}</source>
        <translation>{what}: {chance}</translation>
    </message>
</context>
<context>
    <name>OwnScenarios</name>
    <message>
        <source>Made by players</source>
        <translation>Lavet af spillere</translation>
    </message>
    <message>
        <source>Scenario editor…</source>
        <translation>Scenarieværksted …</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be played.</source>
        <translation>Kan ikke spilles.</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Try it on the board</source>
        <translation>Prøv det på brættet</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>There is no rulebook yet.</source>
        <translation>Der er intet regelhæfte endnu.</translation>
    </message>
    <message>
        <source>This rulebook is not translated yet; here it is in English.</source>
        <translation>Dette regelhæfte er ikke oversat endnu; her er det på engelsk.</translation>
    </message>
    <message>
        <source>This document exists in the other language only.</source>
        <translation>Dette dokument findes kun på det andet sprog.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Take away (X or the right mouse button)</source>
        <translation>Tag væk (X eller højre museknap)</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Billede (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Tegning (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksportér brættet</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Export the game as a story</source>
        <translation>Eksportér spillet som en historie</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Gemt som {name}</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>{name} kunne ikke skrives: {reason}</translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message>
        <source>strength {strength}</source>
        <translation>styrke {strength}</translation>
    </message>
    <message>
        <source>hits</source>
        <comment>under their number</comment>
        <translation>træffere</translation>
    </message>
</context>
<context>
    <name>PassButton</name>
    <message>
        <source>Ask me again</source>
        <translation>Spørg mig igen</translation>
    </message>
    <message>
        <source>Pass until…</source>
        <translation>Meld pas indtil …</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>{head}: {value}</source>
        <translation>{head}: {value}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ude af spillet</translation>
    </message>
    <message>
        <source>person</source>
        <translation>menneske</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>modspiller</translation>
    </message>
    <message>
        <source>neutral army</source>
        <translation>neutral hær</translation>
    </message>
    <message>
        <source>computer · {level}</source>
        <translation>computer · {level}</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
</context>
<context>
    <name>PoolToken</name>
    <message>
        <source>Drag onto the board, or click a place.</source>
        <translation>Træk ud på brættet, eller klik på et sted.</translation>
    </message>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation>
            <numerusform>Tilbage at placere: %n</numerusform>
            <numerusform>Tilbage at placere: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Your saved games are not touched.</source>
        <translation>Dine gemte spil er ikke berørt.</translation>
    </message>
    <message numerus="yes">
        <source>Everything up to action %n is safe.</source>
        <translation>
            <numerusform>Alt frem til handling %n er sikkert.</numerusform>
            <numerusform>Alt frem til handling %n er sikkert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noget gik galt</translation>
    </message>
    <message>
        <source>The program met a problem it did not expect. You can go on; if something looks odd, go back to the start page and continue the game from there.</source>
        <translation>Programmet stødte på et uventet problem. Du kan fortsætte; hvis noget ser mærkeligt ud, så gå tilbage til startsiden, og fortsæt spillet derfra.</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Rapportér et problem …</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Why? Read the rule (F1)</source>
        <translation>Hvorfor? Læs reglen (F1)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Træk nu</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlad bordet</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>Sæt computerne på pause</translation>
    </message>
    <message>
        <source>Play one step</source>
        <translation>Spil ét trin</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Straks</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Trinvis</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Computernes tempo</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Søg i alle regelhæfter</translation>
    </message>
    <message>
        <source>Search all rulebooks (Ctrl+Shift+F)</source>
        <translation>Søg i alle regelhæfter (Ctrl+Skift+F)</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Regelhæftets sprog</translation>
    </message>
    <message>
        <source>Language of the second page</source>
        <translation>Den anden sides sprog</translation>
    </message>
    <message>
        <source>Contents (Ctrl+T)</source>
        <translation>Indhold (Ctrl+T)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Tilbage (Alt+Venstre)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Frem (Alt+Højre)</translation>
    </message>
    <message>
        <source>Two languages side by side (Ctrl+D)</source>
        <translation>To sprog side om side (Ctrl+D)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+-)</source>
        <translation>Mindre bogstaver (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl++)</source>
        <translation>Større bogstaver (Ctrl++)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mere</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Luk (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>RefusalBubble</name>
    <message>
        <source>Why not? (F1)</source>
        <translation>Hvorfor ikke? (F1)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Action {now} of {all}</source>
        <translation>Handling {now} af {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til begyndelsen</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Én tur tilbage</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Én handling tilbage</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Afspil automatisk</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Én handling frem</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Én tur frem</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutningen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Sted i spillet</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spil videre herfra</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tilbage til spillet</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The game begins here.</source>
        <translation>Spillet begynder her.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chances to win</source>
        <translation>Vinderchancer</translation>
    </message>
    <message>
        <source>Chances to win over the game</source>
        <translation>Vinderchancer gennem spillet</translation>
    </message>
    <message>
        <source>Estimated from how games of computer players go on. Click to go there.</source>
        <translation>Anslået ud fra, hvordan spil mellem computerspillere fortsætter. Klik for at gå dertil.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Vendepunkter</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Dyreste beslutninger</translation>
    </message>
    <message>
        <source>Find them</source>
        <translation>Find dem</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Søgningens forløb</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>Looking at decision {number} of {all}.</source>
        <translation>Ser på beslutning {number} af {all}.</translation>
    </message>
    <message>
        <source>No turn changed the chances much.</source>
        <translation>Ingen tur ændrede chancerne meget.</translation>
    </message>
    <message>
        <source>Only decisions of people are looked for.</source>
        <translation>Der søges kun efter beslutninger, som mennesker har truffet.</translation>
    </message>
    <message>
        <source>Decisions that lowered the chances most, luck left out. Each can be tried again before the better one is shown.</source>
        <translation>De beslutninger, der sænkede chancerne mest, held og uheld ikke medregnet. Hver af dem kan prøves igen, før den bedre vises.</translation>
    </message>
    <message>
        <source>No decision is surely worse than what a good computer player does.</source>
        <translation>Ingen beslutning er med sikkerhed dårligere end det, en god computerspiller gør.</translation>
    </message>
    <message>
        <source>Choose one to try it again.</source>
        <translation>Vælg en for at prøve den igen.</translation>
    </message>
    <message>
        <source>{round} · {player}: {before} → {after}</source>
        <translation>{round} · {player}: {before} → {after}</translation>
    </message>
    <message>
        <source>{round} · {player}: −{cost}</source>
        <translation>{round} · {player}: −{cost}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Your documents</source>
        <translation>Dine dokumenter</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelhæfte</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indhold</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Fundne afsnit</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Show where this applies now</source>
        <translation>Vis, hvor det gælder nu</translation>
    </message>
    <message>
        <source>Light the places on the board (Ctrl+B)</source>
        <translation>Lys stederne på brættet op (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Character: {character}</source>
        <translation>Spillestil: {character}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Spiller alene</translation>
    </message>
    <message>
        <source>Played by {player}</source>
        <translation>Spilles af {player}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navn på spiller {number}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>hold {number}</translation>
    </message>
    <message>
        <source>Colour and emblem: {colour}</source>
        <translation>Farve og emblem: {colour}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hvem spiller</translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation>Computerens styrke</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Move or remove this player</source>
        <translation>Flyt eller fjern denne spiller</translation>
    </message>
    <message>
        <source>{side} ({colour})</source>
        <translation>{side} ({colour})</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flyt op</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flyt ned</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Hver ændring gælder med det samme.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bevægelse</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Around one screen</source>
        <translation>Rundt om én skærm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Sidepanel</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Bevægelsernes hastighed</translation>
    </message>
    <message>
        <source>The board follows what happens</source>
        <translation>Brættet følger det, der sker</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Computernes tempo</translation>
    </message>
    <message>
        <source>Dragging a stack moves</source>
        <translation>Når du trækker en stabel, flyttes</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørke</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyse</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Højre</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Meget hurtigt</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>When it is off screen</source>
        <translation>Når det er uden for skærmen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altid</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Straks</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Hurtigt</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Trin for trin</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle arméer</translation>
    </message>
    <message>
        <source>One army</source>
        <translation>Én armé</translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation>Spørg hver gang</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Mindre bevægelse</translation>
    </message>
    <message>
        <source>Pieces fade from place to place instead of flying.</source>
        <translation>Brikkerne toner fra sted til sted i stedet for at flyve.</translation>
    </message>
    <message>
        <source>Strong patterns</source>
        <translation>Tydelige mønstre</translation>
    </message>
    <message>
        <source>Owners differ clearly by pattern as well as by colour.</source>
        <translation>Ejerne kan skelnes tydeligt både på mønster og farve.</translation>
    </message>
    <message>
        <source>Always roll the most dice</source>
        <translation>Slå altid med flest terninger</translation>
    </message>
    <message>
        <source>You are not asked how many dice to use.</source>
        <translation>Du bliver ikke spurgt, hvor mange terninger du vil bruge.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Forhæng mellem spillerne</translation>
    </message>
    <message>
        <source>The screen is covered until the next player is ready.</source>
        <translation>Skærmen er dækket, indtil den næste spiller er klar.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Today {time}</source>
        <translation>I dag {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>I går {time}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>slut</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>runde {round}</translation>
    </message>
    <message>
        <source>turn: {player}</source>
        <translation>tur: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n handling</numerusform>
            <numerusform>%n handlinger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>På brættet</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>I regelhæftet</translation>
    </message>
    <message>
        <source>{keys} already belongs to “{command}”.</source>
        <translation>{keys} hører allerede til ”{command}”.</translation>
    </message>
    <message>
        <source>Export the key map</source>
        <translation>Eksportér tasteoversigten</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Filen kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastaturgenveje</translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation>Tasterne til den valgte kommando</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Ingen taster</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportér …</translation>
    </message>
    <message>
        <source>First keys again</source>
        <translation>Oprindelige taster</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Big board war games at one table</source>
        <translation>Store krigsbrætspil ved ét bord</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Seneste spil</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>{fewest}–{most} players · {short}–{long} minutes</source>
        <translation>{fewest}–{most} spillere · {short}–{long} minutter</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>{step}: done</source>
        <translation>{step}: færdig</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}: nu</translation>
    </message>
    <message>
        <source>{step}: later</source>
        <translation>{step}: senere</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Turens trin</translation>
    </message>
</context>
<context>
    <name>Surround</name>
    <message>
        <source>Fold or open</source>
        <translation>Fold sammen eller ud</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Forberedelser</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlinger</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Move {ply}</source>
        <translation>Træk {ply}</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Spillets gang</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Slagmark</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneler</translation>
    </message>
</context>
<context>
    <name>TitleSheet</name>
    <message>
        <source>Save the scenario</source>
        <translation>Gem scenariet</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Hvad hedder det?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Gem</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>now {step}</source>
        <translation>nu {step}</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Try again</source>
        <translation>Prøv igen</translation>
    </message>
    <message>
        <source>What was done cost {cost} of the chance to win.</source>
        <translation>Det, der blev gjort, sænkede vinderchancen med {cost}.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Vis det bedre træk</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Tilbage til gennemgangen</translation>
    </message>
    <message>
        <source>{action}: being judged …</source>
        <translation>{action}: bedømmes …</translation>
    </message>
    <message>
        <source>{action}: that is what was done, {chance}. Try something else.</source>
        <translation>{action}: Det er det, der blev gjort, {chance}. Prøv noget andet.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Well found, nothing better is known.</source>
        <translation>{action}: {chance}. Godt fundet, noget bedre kendes ikke.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Better than what was done; there is better still.</source>
        <translation>{action}: {chance}. Bedre end det, der blev gjort, men der findes noget endnu bedre.</translation>
    </message>
    <message>
        <source>{action}: {chance}. No better than what was done.</source>
        <translation>{action}: {chance}. Ikke bedre end det, der blev gjort.</translation>
    </message>
    <message>
        <source>Better: {better}, {chance}. Done was: {played}, {less}. Chances to win at the end of the turn, give or take {error}.</source>
        <translation>Bedre: {better}, {chance}. Det, der blev gjort: {played}, {less}. Vinderchancer i slutningen af turen, plus/minus {error}.</translation>
    </message>
</context>
<context>
    <name>_Amount</name>
    <message>
        <source>One less</source>
        <translation>Én mindre</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Én mere</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Antal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindst</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halvdelen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>_Items</name>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
</context>
<context>
    <name>services</name>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation>Rød</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation>Grøn</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation>Gul</translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation>Lilla</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} tænker.</translation>
    </message>
    <message>
        <source>Paused. {player} is next.</source>
        <translation>Pause. Næste: {player}.</translation>
    </message>
    <message>
        <source>{player} is next. Play one step to go on.</source>
        <translation>Næste: {player}. Spil ét trin for at komme videre.</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} spiller.</translation>
    </message>
    <message>
        <source>Hand the screen to {player}.</source>
        <translation>Giv skærmen til {player}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has won.</source>
        <translation>Spillet er slut. {player} har vundet.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>Spillet er slut. Vinderne er {players}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>{player} has won.</source>
        <comment>under “The game is over”</comment>
        <translation>{player} har vundet.</translation>
    </message>
    <message>
        <source>The winners are {players}.</source>
        <comment>under “The game is over”</comment>
        <translation>Vinderne er {players}.</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Fortryd: {what}</translation>
    </message>
    <message>
        <source>Do again: {what}</source>
        <translation>Gendan: {what}</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Der er ikke noget at fortryde endnu.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Der er ikke noget at gendanne.</translation>
    </message>
    <message>
        <source>Dice or cards have decided something since. That cannot be taken back.</source>
        <translation>Terninger eller kort har afgjort noget siden da. Det kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>Something hidden has been shown since. That cannot be taken back.</source>
        <translation>Noget skjult er vist siden da. Det kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>Another player has played since. That cannot be taken back.</source>
        <translation>En anden spiller har spillet siden da. Det kan ikke fortrydes.</translation>
    </message>
    <message>
        <source>The computer players stopped working and were started again.</source>
        <translation>Computerspillerne holdt op med at virke og blev startet igen.</translation>
    </message>
    <message>
        <source>The computer players do not work properly. A simpler player takes their moves.</source>
        <translation>Computerspillerne virker ikke, som de skal. En enklere spiller tager deres træk.</translation>
    </message>
    <message>
        <source>The computer players work again and take their own moves.</source>
        <translation>Computerspillerne virker igen og tager deres egne træk.</translation>
    </message>
    <message>
        <source>The settings could not be read. The usual settings are used.</source>
        <translation>Indstillingerne kunne ikke læses. De sædvanlige indstillinger bruges.</translation>
    </message>
    <message>
        <source>Some settings made no sense. The usual ones are used instead: {fields}.</source>
        <translation>Nogle indstillinger gav ingen mening. De sædvanlige bruges i stedet: {fields}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>Indstillingerne kunne ikke gemmes: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be kept on disk at the moment: {reason}. You can go on playing, but save it somewhere else before you leave.</source>
        <translation>Spillet kan ikke skrives til disken lige nu: {reason}. Du kan spille videre, men gem det et andet sted, før du går.</translation>
    </message>
    <message>
        <source>{name} is neither Markdown (.md), nor text (.txt), nor HTML (.html).</source>
        <translation>{name} er hverken Markdown (.md), tekst (.txt) eller HTML (.html).</translation>
    </message>
    <message>
        <source>The file is not readable text. Save it as text in UTF-8 and add it again.</source>
        <translation>Filen er ikke læsbar tekst. Gem den som tekst i UTF-8, og tilføj den igen.</translation>
    </message>
    <message>
        <source>There are no words in the file.</source>
        <translation>Der er ingen ord i filen.</translation>
    </message>
    <message>
        <source>The file is too large: a document may have {megabytes} MB.</source>
        <translation>Filen er for stor: Et dokument må have {megabytes} MB.</translation>
    </message>
    <message>
        <source>The document cannot be read, kept or removed: {reason}</source>
        <translation>Dokumentet kan ikke læses, beholdes eller fjernes: {reason}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Filen findes ikke.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Filen kan ikke læses: {reason}</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation>Spillet kunne ikke gemmes: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>Filen er for stor til at være et gemt spil.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>The file is damaged and cannot be read.</source>
        <translation>Filen er beskadiget og kan ikke læses.</translation>
    </message>
    <message>
        <source>This is not a saved game of Four Fronts.</source>
        <translation>Dette er ikke et gemt spil fra Four Fronts.</translation>
    </message>
    <message>
        <source>This game was saved by Four Fronts {app}, which is newer than this program. Install the newer version to open it.</source>
        <translation>Dette spil blev gemt af Four Fronts {app}, som er nyere end dette program. Installér den nyere version for at åbne det.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Dette program kender ikke spillet {game}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}.</source>
        <translation>Filen er beskadiget ved {field}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}: {why}</source>
        <translation>Filen er beskadiget ved {field}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>Action {line} cannot be read: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Handling {line} kan ikke læses: {why} Den første handling er god.</numerusform>
            <numerusform>Handling {line} kan ikke læses: {why} De første %n handlinger er gode.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action {line} is not allowed by the rules: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Handling {line} er ikke tilladt efter reglerne: {why} Den første handling er god.</numerusform>
            <numerusform>Handling {line} er ikke tilladt efter reglerne: {why} De første %n handlinger er gode.</numerusform>
        </translation>
    </message>
    <message>
        <source>The actions lead to another position than the one that was saved. The file has been changed.</source>
        <translation>Handlingerne fører til en anden stilling end den, der blev gemt. Filen er blevet ændret.</translation>
    </message>
    <message>
        <source>This game was played under older rules (version {old}, now {new}). What has happened stays as it was.</source>
        <translation>Dette spil blev spillet efter ældre regler (version {old}, nu {new}). Det, der er sket, bliver, som det var.</translation>
    </message>
    <message>
        <source>The scenario cannot be read: {reason}</source>
        <translation>Scenariet kan ikke læses: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a scenario.</source>
        <translation>Filen er for stor til at være et scenarie.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Filen er ikke en tekstfil.</translation>
    </message>
    <message>
        <source>The game could not be judged. Everything else of the review works.</source>
        <translation>Spillet kunne ikke bedømmes. Alt andet i gennemgangen virker.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>filen eller mappen findes ikke</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>ingen adgang</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>der er ikke mere plads på disken</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>disken er skrivebeskyttet</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>det er en mappe</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>navnet er for langt</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>disken kan hverken læses eller skrives</translation>
    </message>
    <message>
        <source>Read the card, then go on with Next.</source>
        <translation>Læs kortet, og gå videre med Næste.</translation>
    </message>
    <message>
        <source>Nothing is to be done yet. Read the card, then go on with Next.</source>
        <translation>Der er ikke noget at gøre endnu. Læs kortet, og gå videre med Næste.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about something else: {what}.</source>
        <translation>Det ville være tilladt, men dette trin handler om noget andet: {what}.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about what the card says.</source>
        <translation>Det ville være tilladt, men dette trin handler om det, der står på kortet.</translation>
    </message>
    <message>
        <source>In a lesson, Back on the card is the way back.</source>
        <translation>I en lektion går du tilbage med Tilbage på kortet.</translation>
    </message>
    <message>
        <source>How far you were in the lessons could not be read. They begin anew.</source>
        <translation>Hvor langt du var i lektionerne, kunne ikke læses. De begynder forfra.</translation>
    </message>
    <message>
        <source>How far you are in the lesson could not be saved: {reason}</source>
        <translation>Hvor langt du er i lektionen, kunne ikke gemmes: {reason}</translation>
    </message>
    <message>
        <source>This lesson is damaged and cannot be opened ({where}).</source>
        <comment>where is a file and a place in it</comment>
        <translation>Denne lektion er beskadiget og kan ikke åbnes ({where}).</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (computer)</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <comment>heading</comment>
        <translation>Før den første tur</translation>
    </message>
    <message>
        <source>Round {round}: {player}</source>
        <comment>heading</comment>
        <translation>Runde {round}: {player}</translation>
    </message>
    <message>
        <source>How it ended</source>
        <comment>heading</comment>
        <translation>Sådan endte det</translation>
    </message>
    <message>
        <source>The game goes on. So far {actions} actions.</source>
        <translation>Spillet fortsætter. Indtil nu {actions} handlinger.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n roll(s), luckier than {number} of 100 players with the same rolls.</source>
        <translation>
            <numerusform>{player}: %n slag, heldigere end {number} af 100 spillere med det samme slag.</numerusform>
            <numerusform>{player}: %n slag, heldigere end {number} af 100 spillere med de samme slag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Terningernes fingeraftryk: {fingerprint}</translation>
    </message>
    <message>
        <source>Number the dice come from: {seed}</source>
        <translation>Tallet, terningerne kommer fra: {seed}</translation>
    </message>
    <message>
        <source>Four Fronts: big board war games at one table.</source>
        <translation>Four Fronts: store krigsbrætspil ved ét bord.</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <comment>command line</comment>
        <translation>åbn et gemt spil</translation>
    </message>
    <message>
        <source>start a game: {names}</source>
        <comment>command line</comment>
        <translation>start et spil: {names}</translation>
    </message>
    <message>
        <source>who plays, for example {example}</source>
        <comment>command line</comment>
        <translation>hvem der spiller, for eksempel {example}</translation>
    </message>
    <message>
        <source>variant of the game</source>
        <comment>command line</comment>
        <translation>variant af spillet</translation>
    </message>
    <message>
        <source>play a scenario that a player made</source>
        <comment>command line</comment>
        <translation>spil et scenarie lavet af en spiller</translation>
    </message>
    <message>
        <source>option of the variant</source>
        <comment>command line</comment>
        <translation>valgmulighed for varianten</translation>
    </message>
    <message>
        <source>number all chance is derived from</source>
        <comment>command line</comment>
        <translation>tal, som alle tilfældigheder udledes af</translation>
    </message>
    <message>
        <source>take a lesson</source>
        <comment>command line</comment>
        <translation>tag en lektion</translation>
    </message>
    <message>
        <source>language: {names}</source>
        <comment>command line</comment>
        <translation>sprog: {names}</translation>
    </message>
    <message>
        <source>try every screen and game, then exit</source>
        <comment>command line</comment>
        <translation>afprøv alle skærmbilleder og spil, og afslut så</translation>
    </message>
    <message>
        <source>print the version</source>
        <comment>command line</comment>
        <translation>udskriv versionen</translation>
    </message>
    <message>
        <source>Simulate matches, check saved games, draw boards. No window opens. Bad arguments end with one line on the error stream and exit code 2; a game or file that fails its check ends with exit code 1.</source>
        <translation>Simulerer partier, kontrollerer gemte spil og tegner spillebrætter. Der åbnes intet vindue. Forkerte argumenter giver én linje på standardfejl og afslutningskode 2; et spil eller en fil, der ikke består kontrollen, giver afslutningskode 1.</translation>
    </message>
    <message>
        <source>let opponents play games against each other</source>
        <comment>command line</comment>
        <translation>lad computerspillere spille mod hinanden</translation>
    </message>
    <message>
        <source>id of the game</source>
        <comment>command line</comment>
        <translation>spillets id</translation>
    </message>
    <message>
        <source>list games, variants and seats</source>
        <comment>command line</comment>
        <translation>vis spil, varianter og pladser</translation>
    </message>
    <message>
        <source>id of the variant; the first one if left out</source>
        <comment>command line</comment>
        <translation>variantens id; uden det bruges den første</translation>
    </message>
    <message>
        <source>levels, for example {example}</source>
        <comment>command line</comment>
        <translation>sværhedsgrader, for eksempel {example}</translation>
    </message>
    <message>
        <source>number of games</source>
        <comment>command line</comment>
        <translation>antal partier</translation>
    </message>
    <message>
        <source>processes to use</source>
        <comment>command line</comment>
        <translation>antal processer</translation>
    </message>
    <message>
        <source>nodes a decision, instead of the level&apos;s</source>
        <comment>command line</comment>
        <translation>knuder pr. beslutning i stedet for sværhedsgradens antal</translation>
    </message>
    <message>
        <source>milliseconds a decision</source>
        <comment>command line</comment>
        <translation>millisekunder pr. beslutning</translation>
    </message>
    <message>
        <source>print JSON</source>
        <comment>command line</comment>
        <translation>udskriv JSON</translation>
    </message>
    <message>
        <source>check a saved game</source>
        <comment>command line</comment>
        <translation>kontrollér et gemt spil</translation>
    </message>
    <message>
        <source>the saved game</source>
        <comment>command line</comment>
        <translation>det gemte spil</translation>
    </message>
    <message>
        <source>check every entry, law and roll</source>
        <comment>command line</comment>
        <translation>kontrollér hver handling, hver lovmæssighed og hvert slag</translation>
    </message>
    <message>
        <source>print the game as a story</source>
        <comment>command line</comment>
        <translation>udskriv spillet som en historie</translation>
    </message>
    <message>
        <source>write the story in Markdown</source>
        <comment>command line</comment>
        <translation>skriv historien i Markdown</translation>
    </message>
    <message>
        <source>draw the board: .png or .svg</source>
        <comment>command line</comment>
        <translation>tegn spillebrættet: .png eller .svg</translation>
    </message>
    <message>
        <source>entries played in the picture; all if left out</source>
        <comment>command line</comment>
        <translation>antal handlinger, der er spillet på billedet; uden det alle</translation>
    </message>
    <message>
        <source>language of story and picture</source>
        <comment>command line</comment>
        <translation>historiens og billedets sprog</translation>
    </message>
    <message>
        <source>colours of the picture</source>
        <comment>command line</comment>
        <translation>billedets farver</translation>
    </message>
    <message>
        <source>write the story to a file</source>
        <comment>command line</comment>
        <translation>skriv historien til en fil</translation>
    </message>
    <message>
        <source>search a rulebook</source>
        <comment>command line</comment>
        <translation>søg i et regelhæfte</translation>
    </message>
    <message>
        <source>language of the book</source>
        <comment>command line</comment>
        <translation>regelhæftets sprog</translation>
    </message>
    <message>
        <source>words; without, the contents are listed</source>
        <comment>command line</comment>
        <translation>søgeord; uden dem vises indholdet</translation>
    </message>
    <message>
        <source>draw the main window to a file</source>
        <comment>command line</comment>
        <translation>tegn hovedvinduet til en fil</translation>
    </message>
    <message>
        <source>entries played before</source>
        <comment>command line</comment>
        <translation>antal handlinger, der spilles forinden</translation>
    </message>
    <message>
        <source>of the window, in pixels</source>
        <comment>command line</comment>
        <translation>vinduets størrelse i pixels</translation>
    </message>
    <message>
        <source>factor on text sizes</source>
        <comment>command line</comment>
        <translation>faktor for tekststørrelser</translation>
    </message>
    <message>
        <source>file of the picture</source>
        <comment>command line</comment>
        <translation>billedets fil</translation>
    </message>
    <message>
        <source>usage: </source>
        <comment>command line; before the program&apos;s name</comment>
        <translation>brug: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>command line; heading</comment>
        <translation>positionsargumenter</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line; heading</comment>
        <translation>valgmuligheder</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <comment>command line</comment>
        <translation>vis denne hjælp, og afslut</translation>
    </message>
    <message>
        <source>argument {argument_name}: {message}</source>
        <translation>argument {argument_name}: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>ukendte argumenter: {words}</translation>
    </message>
    <message>
        <source>the following arguments are required: {words}</source>
        <translation>disse argumenter mangler: {words}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <comment>command line</comment>
        <translation>kræver ét argument</translation>
    </message>
    <message>
        <source>not allowed with argument {words}</source>
        <translation>kan ikke bruges sammen med argumentet {words}</translation>
    </message>
    <message>
        <source>ignored explicit argument {words}</source>
        <translation>tager ikke imod værdien {words}</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>ugyldigt valg: {value} (vælg mellem {choices})</translation>
    </message>
    <message>
        <source>invalid {type} value: {value}</source>
        <comment>type is the name of a kind of number, int</comment>
        <translation>ugyldig værdi af typen {type}: {value}</translation>
    </message>
    <message>
        <source>there is no game {value}; there are {names}</source>
        <translation>spillet {value} findes ikke; vælg mellem {names}</translation>
    </message>
    <message>
        <source>{option}: {value} is not one of {names}</source>
        <translation>{option}: {value} er ikke blandt mulighederne {names}</translation>
    </message>
    <message>
        <source>{option} needs --new</source>
        <translation>{option} kræver --new</translation>
    </message>
    <message>
        <source>a saved game and --new exclude each other</source>
        <translation>et gemt spil og --new udelukker hinanden</translation>
    </message>
    <message>
        <source>--lesson excludes --new and a saved game</source>
        <translation>--lesson kan hverken bruges sammen med --new eller et gemt spil</translation>
    </message>
    <message>
        <source>--variant and --scenario exclude each other</source>
        <translation>--variant og --scenario udelukker hinanden</translation>
    </message>
    <message>
        <source>--scenario: there are no scenarios of players for {game}</source>
        <translation>--scenario: {game} har ingen scenarier lavet af spillere</translation>
    </message>
    <message>
        <source>--scenario: {file}: {fault}</source>
        <translation>--scenario: {file}: {fault}</translation>
    </message>
    <message>
        <source>--scenario: {file} is no scenario</source>
        <translation>--scenario: {file} er ikke et scenarie</translation>
    </message>
    <message>
        <source>{option}: {file}: {reason}</source>
        <translation>{option}: {file}: {reason}</translation>
    </message>
    <message>
        <source>--seats: {least} to {most} play {variant}, not {count}</source>
        <translation>--seats: {variant} er for {least} til {most} spillere, ikke for {count}</translation>
    </message>
    <message>
        <source>--seats: {variant} is for {least} players, not {count}</source>
        <translation>--seats: {variant} er for {least} spillere, ikke for {count}</translation>
    </message>
    <message>
        <source>a game cannot be set up like this: {reason}</source>
        <translation>et spil kan ikke stilles op sådan: {reason}</translation>
    </message>
    <message>
        <source>--seed: {value} is no whole number from 0 to {top}</source>
        <translation>--seed: {value} er ikke et helt tal fra 0 til {top}</translation>
    </message>
    <message>
        <source>--option: {value} is not KEY=VALUE</source>
        <translation>--option: {value} har ikke formen KEY=VALUE</translation>
    </message>
    <message>
        <source>--option: {value} is no option of {variant}; there are: {names}</source>
        <translation>--option: {variant} har ikke valgmuligheden {value}; der er: {names}</translation>
    </message>
    <message>
        <source>--option: {key} is one of {names}, not {value}</source>
        <translation>--option: {key} skal være en af værdierne {names}, ikke {value}</translation>
    </message>
    <message>
        <source>another start of the program asks for nonsense</source>
        <translation>en anden start af programmet beder om noget meningsløst</translation>
    </message>
    <message>
        <source>a game and --seats are needed</source>
        <translation>der kræves et spil og --seats</translation>
    </message>
    <message>
        <source>{option} must be at least 1</source>
        <translation>{option} skal være mindst 1</translation>
    </message>
    <message>
        <source>{option} must be at least 0</source>
        <translation>{option} skal være mindst 0</translation>
    </message>
    <message>
        <source>no book in {value}; there are {names}</source>
        <translation>der er intet regelhæfte på sproget {value}; vælg mellem {names}</translation>
    </message>
    <message>
        <source>--picture: {file} ends neither in .png nor in .svg</source>
        <translation>--picture: {file} ender hverken på .png eller .svg</translation>
    </message>
    <message>
        <source>{option}: {least} to {most}</source>
        <comment>numbers allowed</comment>
        <translation>{option}: {least} til {most}</translation>
    </message>
    <message>
        <source>--size: {value} is not WIDTHxHEIGHT</source>
        <translation>--size: {value} har ikke formen WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>--size: {value}: {least} to {most} pixels a side</source>
        <translation>--size: {value}: {least} til {most} pixels på hver led</translation>
    </message>
    <message>
        <source>{file} cannot be written</source>
        <translation>{file} kan ikke skrives</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at DISPLAY {name})</source>
        <translation>ingen skærm at åbne et vindue på (intet svarer på DISPLAY {name})</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at WAYLAND_DISPLAY {name})</source>
        <translation>ingen skærm at åbne et vindue på (intet svarer på WAYLAND_DISPLAY {name})</translation>
    </message>
    <message>
        <source>no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>ingen skærm at åbne et vindue på (hverken DISPLAY eller WAYLAND_DISPLAY er sat)</translation>
    </message>
    <message>
        <source>interrupted</source>
        <comment>command line; by the person</comment>
        <translation>afbrudt</translation>
    </message>
</context>
</TS>
