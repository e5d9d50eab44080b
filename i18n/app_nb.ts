<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Four Fronts</source>
        <translation>Om Four Fronts</translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation>Versjon {version}, Qt {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Uoffisielt</translation>
    </message>
    <message>
        <source>A free, unofficial program made by players. It is not connected with, endorsed by or supported by the publishers of the games it plays. The names of the games are trademarks of their owners. All pictures, texts and code here are our own work.</source>
        <translation>Et gratis, uoffisielt program laget av spillere. Det har ingen forbindelse med utgiverne av spillene og er verken godkjent eller støttet av dem. Navnene på spillene er varemerker som tilhører eierne. Alle bilder, all tekst og all kode her er vårt eget arbeid.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisens</translation>
    </message>
    <message>
        <source>Four Fronts is free software under the MIT licence: use it, change it and pass it on, with the licence text.</source>
        <translation>Four Fronts er fri programvare under MIT-lisensen: Bruk det, endre det og gi det videre sammen med lisensteksten.</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>The windows are made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. You may replace both by versions of your own; their source is at qt.io.</source>
        <translation>Vinduene er laget med Qt og PySide6, brukt under GNU Lesser General Public License, versjon 3. Du kan bytte ut begge med egne versjoner; kildekoden finnes på qt.io.</translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation>Kart og skrift</translation>
    </message>
    <message>
        <source>The shapes of the world map come from Natural Earth, which is in the public domain. The fonts Inter and Noto Serif are under the SIL Open Font License 1.1.</source>
        <translation>Formene på verdenskartet kommer fra Natural Earth, som er i det fri. Skriftene Inter og Noto Serif er under SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>ActionsPanel</name>
    <message>
        <source>Really? Press again</source>
        <translation>Sikker? Trykk én gang til</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlinger</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrer handlingene</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Gjør dette</translation>
    </message>
</context>
<context>
    <name>AlliancePaper</name>
    <message>
        <source>Read the rule</source>
        <translation>Les regelen</translation>
    </message>
</context>
<context>
    <name>AmountBar</name>
    <message>
        <source>Amount</source>
        <translation>Antall</translation>
    </message>
</context>
<context>
    <name>BattleTray</name>
    <message>
        <source>Begin</source>
        <translation>Begynn</translation>
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
        <translation>kan velges</translation>
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
        <translation>Brett</translation>
    </message>
    <message>
        <source>Arrow keys move from place to place, Tab to the next lit place. Enter picks, Escape goes back.</source>
        <translation>Piltastene går fra sted til sted, Tab til neste sted som lyser. Enter velger, Esc går tilbake.</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>Back, forward</source>
        <translation>Tilbake, frem</translation>
    </message>
    <message>
        <source>Find on the page</source>
        <translation>Søk på siden</translation>
    </message>
    <message>
        <source>Next or previous hit</source>
        <translation>Neste eller forrige treff</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Søk i alle regelhefter</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Neste språk</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>To språk side om side</translation>
    </message>
    <message>
        <source>Larger or smaller letters</source>
        <translation>Større eller mindre bokstaver</translation>
    </message>
    <message>
        <source>Show or hide the contents</source>
        <translation>Vis eller skjul innholdet</translation>
    </message>
    <message>
        <source>Previous or next chapter</source>
        <translation>Forrige eller neste kapittel</translation>
    </message>
    <message>
        <source>Show where the rule applies now</source>
        <translation>Vis hvor regelen gjelder nå</translation>
    </message>
    <message>
        <source>Beside the board, or apart</source>
        <translation>Ved siden av brettet eller i eget vindu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Neste eller forrige del av vinduet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>BookMenu</name>
    <message>
        <source>One language</source>
        <translation>Ett språk</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>To språk side om side</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Større bokstaver</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Mindre bokstaver</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>I et eget vindu</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Ved siden av brettet</translation>
    </message>
    <message>
        <source>Print the book…</source>
        <translation>Skriv ut heftet …</translation>
    </message>
    <message>
        <source>Export the book as PDF…</source>
        <translation>Eksporter heftet som PDF …</translation>
    </message>
    <message>
        <source>Add a document of your own…</source>
        <translation>Legg til et eget dokument …</translation>
    </message>
    <message>
        <source>Remove this document</source>
        <translation>Fjern dette dokumentet</translation>
    </message>
    <message>
        <source>Export the book as PDF</source>
        <translation>Eksporter heftet som PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>The book could not be laid out.</source>
        <translation>Sidene i heftet kunne ikke settes opp.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Filen kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Lagret: {name}</translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation>Skriv ut heftet</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Legg til et dokument</translation>
    </message>
    <message>
        <source>Markdown, text, HTML ({suffixes})</source>
        <translation>Markdown, tekst, HTML ({suffixes})</translation>
    </message>
    <message>
        <source>Added: {name}</source>
        <translation>Lagt til: {name}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board of the scenario</source>
        <translation>Scenarioets brett</translation>
    </message>
    <message>
        <source>Arrow keys move from space to space. Space or Enter uses the tool, Delete takes away what it puts down, R chooses another border, X switches to taking away.</source>
        <translation>Piltastene går fra rute til rute. Mellomrom eller Enter bruker verktøyet, Delete tar bort det verktøyet legger, R velger en annen kant, X bytter til å ta bort.</translation>
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
        <translation>Velg</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Finn en kommando</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Skriv noen bokstaver av en kommando</translation>
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
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill …</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Åpne spill …</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Fortsett det siste spillet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Lagre en &amp;kopi som …</translation>
    </message>
    <message>
        <source>&amp;Export the board…</source>
        <translation>&amp;Eksporter brettet …</translation>
    </message>
    <message>
        <source>Export the game as a stor&amp;y…</source>
        <translation>Eksporter spillet som en &amp;historie …</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Tilbake til startsiden</translation>
    </message>
    <message>
        <source>Scenario e&amp;ditor…</source>
        <translation>S&amp;cenarioverksted …</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Innstillinger …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;vslutt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vis tips</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Trekk &amp;nå</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>Sett dataspillerne på &amp;pause</translation>
    </message>
    <message>
        <source>Play one &amp;step</source>
        <translation>Spill ett &amp;steg</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Se g&amp;jennom spillet</translation>
    </message>
    <message>
        <source>Prove the &amp;dice…</source>
        <translation>&amp;Etterprøv terningene …</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>Gi &amp;opp …</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Øvingsspill …</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;inn</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Hele brettet</translation>
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
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Regelhefte</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Finn en &amp;kommando …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Hurtigtaster …</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Meld fra om et &amp;problem …</translation>
    </message>
    <message>
        <source>&amp;About Four Fronts</source>
        <translation>&amp;Om Four Fronts</translation>
    </message>
    <message>
        <source>Next place that can be picked</source>
        <translation>Neste sted som kan velges</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Flytt markøren på brettet</translation>
    </message>
    <message>
        <source>Pick the place at the cursor</source>
        <translation>Velg stedet ved markøren</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett steg tilbake</translation>
    </message>
    <message>
        <source>Point, Shift+Point</source>
        <translation>Pek, Shift+pek</translation>
    </message>
    <message>
        <source>After a pick: the odds of going on to a place, or by way of several</source>
        <translation>Etter et valg: sjansen for å nå et sted, også via flere</translation>
    </message>
    <message>
        <source>Do the numbered action</source>
        <translation>Gjør den nummererte handlingen</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrer handlingene</translation>
    </message>
    <message>
        <source>Tell what is under the cursor</source>
        <translation>Si hva som er under markøren</translation>
    </message>
    <message>
        <source>Do the expected next thing</source>
        <translation>Gjør det som står for tur</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Neste eller forrige del av vinduet</translation>
    </message>
    <message>
        <source>Next army that can act</source>
        <translation>Neste armé som kan gjøre noe</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Hva som har skjedd siden min forrige tur</translation>
    </message>
    <message>
        <source>Open the players&apos; mats, or fold them</source>
        <translation>Vis spillerbrettene, eller fold dem sammen</translation>
    </message>
    <message>
        <source>In a lesson: go on</source>
        <translation>I et øvingsspill: gå videre</translation>
    </message>
    <message>
        <source>In a lesson: one step back</source>
        <translation>I et øvingsspill: ett steg tilbake</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next player: {player}</source>
        <translation>Neste spiller: {player}</translation>
    </message>
    <message>
        <source>Continue when the others are not looking.</source>
        <translation>Fortsett når ingen andre ser på.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsett</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>The file is good up to action %n.</source>
        <translation>
            <numerusform>Filen er i orden til og med handling %n.</numerusform>
            <numerusform>Filen er i orden til og med handling %n.</numerusform>
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
        <translation>Hvert kast og hvert kort i dette spillet kommer fra ett tall som ble fastlagt før det første kastet. Fingeravtrykket beviser at det ikke er endret siden.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingeravtrykk</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>Number behind it</source>
        <translation>Tallet bak</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Kontroller terningene</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Show the number</source>
        <translation>Vis tallet</translation>
    </message>
    <message>
        <source>With it anybody can work out fingerprint and rolls without this program; the file fair-dice.md of the program&apos;s documentation says how.</source>
        <translation>Med det kan hvem som helst regne ut fingeravtrykket og kastene uten dette programmet; filen fair-dice.md i programmets dokumentasjon forklarer hvordan.</translation>
    </message>
    <message>
        <source>Whoever knows the number can foresee the dice.</source>
        <translation>Den som kjenner tallet, kan forutse terningene.</translation>
    </message>
    <message>
        <source>It is shown when the game is over: whoever knows it can foresee the dice.</source>
        <translation>Det vises når spillet er slutt: Den som kjenner det, kan forutse terningene.</translation>
    </message>
    <message>
        <source>“Check the dice” works out every roll again and compares.</source>
        <translation>«Kontroller terningene» regner ut alle kastene på nytt og sammenligner.</translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) and card(s) so far are what the number gives.</source>
        <translation>
            <numerusform>Det ene kastet eller kortet hittil stemmer med tallet.</numerusform>
            <numerusform>Alle %n kast og kort hittil stemmer med tallet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action {ply} is not what the number gives: the game has “{recorded}”, the number gives “{derived}”. The game has been changed.</source>
        <translation>Handling {ply} stemmer ikke med tallet: Spillet har «{recorded}», tallet gir «{derived}». Spillet er endret.</translation>
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
        <translation>Nytt scenario</translation>
    </message>
    <message>
        <source>Click or drag here to lay spaces; the tools are beside the board.</source>
        <translation>Klikk eller dra her for å legge ruter; verktøyene ligger ved siden av brettet.</translation>
    </message>
    <message>
        <source>Keep the changes?</source>
        <translation>Vil du beholde endringene?</translation>
    </message>
    <message>
        <source>The scenario on the board was changed and is not saved.</source>
        <translation>Scenarioet på brettet er endret og ikke lagret.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Forkast</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>{name} is no scenario</source>
        <translation>{name} er ikke noe scenario</translation>
    </message>
    <message>
        <source>{name} cannot be read</source>
        <translation>{name} kan ikke leses</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}</source>
        <translation>Det kunne ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Lagret som {name}</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Scenarioer (*.json)</translation>
    </message>
    <message>
        <source>Take a scenario from a file</source>
        <translation>Hent et scenario fra en fil</translation>
    </message>
    <message>
        <source>Write the scenario to a file</source>
        <translation>Skriv scenarioet til en fil</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenario</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Scenarioverksted</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scenario</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nytt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Rediger</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>&amp;Tomt brett</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åpne …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Lagre &amp;som …</translation>
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
        <translation>&amp;Spill det</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>L&amp;ukk</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>Switch between &amp;putting down and taking away</source>
        <translation>Bytt mellom å &amp;legge og å ta bort</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;inn</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Hele brettet</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spill det</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not on this page</source>
        <translation>Ikke på denne siden</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n treff</numerusform>
            <numerusform>%n treff</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} av {found}</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Søk på denne siden</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Forrige treff (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Neste treff (F3)</translation>
    </message>
    <message>
        <source>Close the line (Esc)</source>
        <translation>Lukk linjen (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Reading the books …</source>
        <translation>Leser heftene …</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n avsnitt funnet</numerusform>
            <numerusform>%n avsnitt funnet</numerusform>
        </translation>
    </message>
    <message>
        <source>No section has these words.</source>
        <translation>Ingen avsnitt har disse ordene.</translation>
    </message>
</context>
<context>
    <name>FlawList</name>
    <message>
        <source>What is still wrong</source>
        <translation>Dette er fortsatt galt</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend before it can be played</source>
        <translation>
            <numerusform>%n ting må rettes før det kan spilles</numerusform>
            <numerusform>%n ting må rettes før det kan spilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: it can be played.</source>
        <translation>Ingenting er galt: Det kan spilles.</translation>
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
        <translation>Hva som skal legges til</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
</context>
<context>
    <name>GameOverSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slutt</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Sluttstilling</translation>
    </message>
    <message>
        <source>{rounds} rounds · {actions} actions</source>
        <translation>{rounds} runder · {actions} handlinger</translation>
    </message>
    <message>
        <source>out in round {round}</source>
        <translation>ute i runde {round}</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. The number behind it: {number}. “Prove the dice” in the menu works out every roll again.</source>
        <translation>Terningenes fingeravtrykk: {fingerprint}. Tallet bak: {number}. «Etterprøv terningene» i menyen regner ut alle kastene på nytt.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spill igjen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Se gjennom</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startsiden</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Se på brettet</translation>
    </message>
    <message>
        <source>Luckiest with the dice: {lucky}, luckier than {most} of 100 players with the same rolls. Least lucky: {unlucky}, luckier than {least} of 100.</source>
        <translation>Heldigst med terningene: {lucky}, heldigere enn {most} av 100 spillere med de samme kastene. Minst heldig: {unlucky}, heldigere enn {least} av 100.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Esc takes the choice back.</source>
        <translation>Esc angrer valget.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Siden din forrige tur</translation>
    </message>
    <message>
        <source>Esc ends it.</source>
        <translation>Esc avslutter.</translation>
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
        <translation>Kort med baksiden opp</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your cards</source>
        <translation>Kortene dine</translation>
    </message>
    <message>
        <source>Show my cards…</source>
        <translation>Vis kortene mine …</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>Ingen kort ennå.</translation>
    </message>
</context>
<context>
    <name>Handful</name>
    <message>
        <source>1 of {number} · Shift: all</source>
        <translation>1 av {number} · Shift: alle</translation>
    </message>
    <message>
        <source>All {number} · Ctrl or right button: 1</source>
        <comment>number of pieces</comment>
        <translation>Alle {number} · Ctrl eller høyre museknapp: 1</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Skjermen skal videre til neste spiller.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>Det finnes ingen tips for dette spillet.</translation>
    </message>
    <message>
        <source>Show your cards first: a hint uses what only you may see.</source>
        <translation>Vis kortene dine først: Et tips bruker det bare du får se.</translation>
    </message>
    <message>
        <source>In a lesson, the card shows how it is done.</source>
        <translation>I et øvingsspill viser kortet hvordan det gjøres.</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Det er ikke din tur til å svare.</translation>
    </message>
    <message>
        <source>No hint: {reason}</source>
        <translation>Ikke noe tips: {reason}</translation>
    </message>
    <message>
        <source>Put the hint away (F2)</source>
        <translation>Skjul tipset (F2)</translation>
    </message>
    <message>
        <source>Hint: what a strong player would do, and why (F2)</source>
        <translation>Tips: hva en sterk spiller ville gjort, og hvorfor (F2)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>A strong player looks at the board…</source>
        <translation>En sterk spiller ser på brettet …</translation>
    </message>
</context>
<context>
    <name>Lectern</name>
    <message>
        <source>This figure cannot be played.</source>
        <translation>Denne stillingen kan ikke spilles.</translation>
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
        <translation>{region}: verdt {worth}</translation>
    </message>
    <message>
        <source>{player} {owned} of {size}</source>
        <translation>{player} {owned} av {size}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Done.</source>
        <translation>Gjort.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} av {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Steg {number} av {count}</translation>
    </message>
    <message>
        <source>Leave the lesson; it goes on here next time</source>
        <translation>Forlat øvingsspillet; det fortsetter her neste gang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Ett steg tilbake (Alt+Venstre)</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Les mer</translation>
    </message>
    <message>
        <source>Open the rulebook at the rule behind this step</source>
        <translation>Åpne regelheftet ved regelen bak dette steget</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vis meg</translation>
    </message>
    <message>
        <source>See how it is done</source>
        <translation>Se hvordan det gjøres</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Avslutt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Gå videre (Enter)</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Øvingsspill: {title}</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minutt</numerusform>
            <numerusform>%n minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {count}</source>
        <translation>på steg {number} av {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fullført</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Øvingsspill</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>Det finnes ingen øvingsspill.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Lett</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vanskelig</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Balansert</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Forsiktig</translation>
    </message>
    <message>
        <source>Aggressive</source>
        <translation>Aggressiv</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Byggmester</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>Delete this scenario?</source>
        <translation>Vil du slette dette scenarioet?</translation>
    </message>
    <message>
        <source>{name} is deleted for good. Games that are played with it go on.</source>
        <translation>{name} slettes for godt. Spill som er i gang med det, går videre.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Åpne et scenario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scenarioer</translation>
    </message>
    <message>
        <source>There are no scenarios of yours yet.</source>
        <translation>Du har ingen egne scenarioer ennå.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Slett …</translation>
    </message>
</context>
<context>
    <name>LoadSheet</name>
    <message numerus="yes">
        <source>Open the first %n action(s)</source>
        <translation>
            <numerusform>Åpne den første handlingen</numerusform>
            <numerusform>Åpne de første %n handlingene</numerusform>
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
        <translation>lagret av versjon {version}</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} er slettet.</translation>
    </message>
    <message>
        <source>Take a saved game from a file</source>
        <translation>Hent et lagret spill fra en fil</translation>
    </message>
    <message>
        <source>Saved games (*{suffix});;All files (*)</source>
        <translation>Lagrede spill (*{suffix});;Alle filer (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Åpne et spill</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Lagrede spill</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved when you leave the table.</source>
        <translation>Det finnes ingen lagrede spill ennå. Spill lagres når du forlater bordet.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Fra en fil …</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Hent tilbake</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undo goes back to here</source>
        <translation>Angre tilbake hit</translation>
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
        <translation>Logg</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Søk i loggen</translation>
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
        <translation>Les regelen</translation>
    </message>
    <message>
        <source>Undo from here</source>
        <translation>Angre herfra</translation>
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
        <translation>Kast</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Forventet</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Kastet</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Differanse</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Av 100</translation>
    </message>
    <message>
        <source>Luckier than {number} of 100 players who make the same rolls.</source>
        <translation>Heldigere enn {number} av 100 spillere som gjør de samme kastene.</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck report</source>
        <translation>Terninghell</translation>
    </message>
    <message>
        <source>What the dice gave, against what they give on average. “Of 100”: of so many of 100 players with the same rolls it is better. All use the same dice.</source>
        <translation>Det terningene ga, mot det de gir i snitt. «Av 100»: bedre enn så mange av 100 spillere med de samme kastene. Alle bruker de samme terningene.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Terningenes fingeravtrykk: {fingerprint}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Save a copy of the game</source>
        <translation>Lagre en kopi av spillet</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Lagrede spill (*{suffix})</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Gi opp?</translation>
    </message>
    <message>
        <source>Your part in this game ends. This cannot be taken back.</source>
        <translation>Du er da ute av dette spillet. Det kan ikke angres.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Gi opp</translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>Ingenting annet ble endret.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Dette spillet kan ikke åpnes</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Andre spill …</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Lagret som {name}</translation>
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
        <translation>Send denne filen med feilrapporten. Den inneholder programmets logg og trekkene i spillet på bordet, ikke noe annet:
{path}</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>Kopier filnavnet</translation>
    </message>
</context>
<context>
    <name>MatPanel</name>
    <message>
        <source>victory points</source>
        <translation>seierspoeng</translation>
    </message>
    <message>
        <source>Fold the mat</source>
        <translation>Fold sammen spillerbrettet</translation>
    </message>
    <message>
        <source>Always show the mat of whoever is on turn</source>
        <translation>Vis alltid spillerbrettet til den som har turen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pa&amp;ce of the computers</source>
        <translation>Dataspillernes &amp;tempo</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Fa&amp;rger</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Straks</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Fort</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalt</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>S&amp;teg for steg</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Følg s&amp;ystemet</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørkt</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyst</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Høy kontrast</translation>
    </message>
</context>
<context>
    <name>MissionsPanel</name>
    <message>
        <source>Missions</source>
        <translation>Oppdrag</translation>
    </message>
    <message>
        <source>Show my missions…</source>
        <translation>Vis oppdragene mine …</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. It proves after the game that no roll was changed. Type a number or words instead to play with dice of your own; the same number and the same moves give the same game.</source>
        <translation>Terningenes fingeravtrykk: {fingerprint}. Etter spillet beviser det at ingen kast er endret. Vil du spille med dine egne terninger, skriver du et tall eller ord; samme tall og samme trekk gir samme spill.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>{team} play against {others}.</source>
        <translation>{team} spiller mot {others}.</translation>
    </message>
    <message>
        <source>{count} seats: a house rule, the box is for {low}–{high}</source>
        <translation>{count} plasser: en husregel, esken er for {low}–{high}</translation>
    </message>
    <message>
        <source>{count} of {most} seats</source>
        <translation>{count} av {most} plasser</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) are needed.</source>
        <translation>
            <numerusform>Det må være minst %n spiller.</numerusform>
            <numerusform>Det må være minst %n spillere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can play.</source>
        <translation>
            <numerusform>Høyst %n spiller kan være med.</numerusform>
            <numerusform>Høyst %n spillere kan være med.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>To spillere heter {name}.</translation>
    </message>
    <message>
        <source>Nobody plays: you watch the computers.</source>
        <translation>Ingen mennesker spiller: Du ser på dataspillerne.</translation>
    </message>
    <message>
        <source>Several people share this screen; cards are covered between turns.</source>
        <translation>Flere deler denne skjermen; kortene dekkes til mellom turene.</translation>
    </message>
    <message>
        <source>A name left empty becomes the colour&apos;s name.</source>
        <translation>Står navnefeltet tomt, brukes navnet på fargen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>The last setup of every game is remembered.</source>
        <translation>Det siste oppsettet for hvert spill huskes.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Legg til en spiller</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Bland rekkefølgen</translation>
    </message>
    <message>
        <source>Draw the sides</source>
        <translation>Trekk lodd om sidene</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Les regelen</translation>
    </message>
    <message>
        <source>Read the rule: {option}</source>
        <translation>Les regelen: {option}</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Ærlige terninger</translation>
    </message>
    <message>
        <source>Number or words the dice come from</source>
        <translation>Tall eller ord som terningene kommer fra</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nytt tall</translation>
    </message>
    <message>
        <source>A secret number</source>
        <translation>Et hemmelig tall</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopier fingeravtrykket</translation>
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
        <translation>Indiahavet</translation>
    </message>
    <message>
        <source>Arctic Ocean</source>
        <translation>Nordishavet</translation>
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
        <translation>Laget av spillere</translation>
    </message>
    <message>
        <source>Scenario editor…</source>
        <translation>Scenarioverksted …</translation>
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
        <translation>Prøv det på brettet</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>There is no rulebook yet.</source>
        <translation>Det finnes ikke noe regelhefte ennå.</translation>
    </message>
    <message>
        <source>This rulebook is not translated yet; here it is in English.</source>
        <translation>Dette regelheftet er ikke oversatt ennå; her er det på engelsk.</translation>
    </message>
    <message>
        <source>This document exists in the other language only.</source>
        <translation>Dette dokumentet finnes bare på det andre språket.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Take away (X or the right mouse button)</source>
        <translation>Ta bort (X eller høyre museknapp)</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bilde (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Tegning (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksporter brettet</translation>
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
        <translation>Eksporter spillet som en historie</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Lagret som {name}</translation>
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
        <translation>treff</translation>
    </message>
</context>
<context>
    <name>PassButton</name>
    <message>
        <source>Ask me again</source>
        <translation>Spør meg igjen</translation>
    </message>
    <message>
        <source>Pass until…</source>
        <translation>Pass til …</translation>
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
        <translation>ute av spillet</translation>
    </message>
    <message>
        <source>person</source>
        <translation>menneske</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>nøytral</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>motspiller</translation>
    </message>
    <message>
        <source>neutral army</source>
        <translation>nøytral hær</translation>
    </message>
    <message>
        <source>computer · {level}</source>
        <translation>dataspiller · {level}</translation>
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
        <translation>Dra ut på brettet, eller klikk på et sted.</translation>
    </message>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation>
            <numerusform>Igjen å plassere: %n</numerusform>
            <numerusform>Igjen å plassere: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Your saved games are not touched.</source>
        <translation>De lagrede spillene dine er ikke rørt.</translation>
    </message>
    <message numerus="yes">
        <source>Everything up to action %n is safe.</source>
        <translation>
            <numerusform>Alt frem til handling %n er trygt.</numerusform>
            <numerusform>Alt frem til handling %n er trygt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>The program met a problem it did not expect. You can go on; if something looks odd, go back to the start page and continue the game from there.</source>
        <translation>Programmet støtte på et problem det ikke ventet. Du kan fortsette; hvis noe ser rart ut, gå tilbake til startsiden og fortsett spillet derfra.</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Meld fra om et problem …</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Why? Read the rule (F1)</source>
        <translation>Hvorfor? Les regelen (F1)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Trekk nå</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlat bordet</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>Sett dataspillerne på pause</translation>
    </message>
    <message>
        <source>Play one step</source>
        <translation>Spill ett steg</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Straks</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stegvis</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Dataspillernes tempo</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Søk i alle regelhefter</translation>
    </message>
    <message>
        <source>Search all rulebooks (Ctrl+Shift+F)</source>
        <translation>Søk i alle regelhefter (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Språket i regelheftet</translation>
    </message>
    <message>
        <source>Language of the second page</source>
        <translation>Språket på den andre siden</translation>
    </message>
    <message>
        <source>Contents (Ctrl+T)</source>
        <translation>Innhold (Ctrl+T)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Tilbake (Alt+Venstre)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Frem (Alt+Høyre)</translation>
    </message>
    <message>
        <source>Two languages side by side (Ctrl+D)</source>
        <translation>To språk side om side (Ctrl+D)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+-)</source>
        <translation>Mindre bokstaver (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl++)</source>
        <translation>Større bokstaver (Ctrl++)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Lukk (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
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
        <translation>Handling {now} av {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til begynnelsen</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Én tur tilbake</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Én handling tilbake</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Spill av automatisk</translation>
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
        <translation>Til slutten</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Fart</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Sted i spillet</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spill videre herfra</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tilbake til spillet</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The game begins here.</source>
        <translation>Spillet begynner her.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chances to win</source>
        <translation>Vinnersjanser</translation>
    </message>
    <message>
        <source>Chances to win over the game</source>
        <translation>Vinnersjanser gjennom spillet</translation>
    </message>
    <message>
        <source>Estimated from how games of computer players go on. Click to go there.</source>
        <translation>Anslått ut fra hvordan spill mellom dataspillere fortsetter. Klikk for å gå dit.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Vendepunkter</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>De dyreste beslutningene</translation>
    </message>
    <message>
        <source>Find them</source>
        <translation>Finn dem</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fremdrift i søket</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Looking at decision {number} of {all}.</source>
        <translation>Ser på beslutning {number} av {all}.</translation>
    </message>
    <message>
        <source>No turn changed the chances much.</source>
        <translation>Ingen tur endret sjansene stort.</translation>
    </message>
    <message>
        <source>Only decisions of people are looked for.</source>
        <translation>Det letes bare etter beslutninger som mennesker har tatt.</translation>
    </message>
    <message>
        <source>Decisions that lowered the chances most, luck left out. Each can be tried again before the better one is shown.</source>
        <translation>Beslutningene som senket sjansene mest, hell og uhell ikke medregnet. Hver av dem kan prøves på nytt før den bedre vises.</translation>
    </message>
    <message>
        <source>No decision is surely worse than what a good computer player does.</source>
        <translation>Ingen beslutning er med sikkerhet dårligere enn det en god dataspiller gjør.</translation>
    </message>
    <message>
        <source>Choose one to try it again.</source>
        <translation>Velg en for å prøve den på nytt.</translation>
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
        <translation>Regelhefte</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innhold</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Avsnitt som er funnet</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Show where this applies now</source>
        <translation>Vis hvor dette gjelder nå</translation>
    </message>
    <message>
        <source>Light the places on the board (Ctrl+B)</source>
        <translation>Lys opp stedene på brettet (Ctrl+B)</translation>
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
        <translation>Spilles av {player}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Navn på spiller {number}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>lag {number}</translation>
    </message>
    <message>
        <source>Colour and emblem: {colour}</source>
        <translation>Farge og emblem: {colour}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Menneske</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dataspiller</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hvem spiller</translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation>Dataspillerens styrke</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Move or remove this player</source>
        <translation>Flytt eller fjern denne spilleren</translation>
    </message>
    <message>
        <source>{side} ({colour})</source>
        <translation>{side} ({colour})</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flytt opp</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flytt ned</translation>
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
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Hver endring gjelder med en gang.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bevegelse</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Around one screen</source>
        <translation>Flere ved samme skjerm</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farger</translation>
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
        <translation>Animasjonshastighet</translation>
    </message>
    <message>
        <source>The board follows what happens</source>
        <translation>Brettet følger det som skjer</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Dataspillernes tempo</translation>
    </message>
    <message>
        <source>Dragging a stack moves</source>
        <translation>Når du drar en stabel</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Følg systemet</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høy kontrast</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Høyre</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Venstre</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Svært rask</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldri</translation>
    </message>
    <message>
        <source>When it is off screen</source>
        <translation>Når det er utenfor bildet</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Straks</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Steg for steg</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Alle armeene</translation>
    </message>
    <message>
        <source>One army</source>
        <translation>Én armé</translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation>Spør hver gang</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Mindre bevegelse</translation>
    </message>
    <message>
        <source>Pieces fade from place to place instead of flying.</source>
        <translation>Brikkene tones inn og ut i stedet for å fly.</translation>
    </message>
    <message>
        <source>Strong patterns</source>
        <translation>Tydelige mønstre</translation>
    </message>
    <message>
        <source>Owners differ clearly by pattern as well as by colour.</source>
        <translation>Eierne skiller seg tydelig fra hverandre både i mønster og farge.</translation>
    </message>
    <message>
        <source>Always roll the most dice</source>
        <translation>Kast alltid flest mulig terninger</translation>
    </message>
    <message>
        <source>You are not asked how many dice to use.</source>
        <translation>Du blir ikke spurt om hvor mange terninger du vil bruke.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Forheng mellom spillerne</translation>
    </message>
    <message>
        <source>The screen is covered until the next player is ready.</source>
        <translation>Skjermen er dekket inntil neste spiller er klar.</translation>
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
        <translation>ferdig</translation>
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
        <translation>På brettet</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>I regelheftet</translation>
    </message>
    <message>
        <source>{keys} already belongs to “{command}”.</source>
        <translation>{keys} brukes allerede til «{command}».</translation>
    </message>
    <message>
        <source>Export the key map</source>
        <translation>Eksporter hurtigtastene</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Filen kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Hurtigtaster</translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation>Tastene til den valgte kommandoen</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Ingen taster</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksporter …</translation>
    </message>
    <message>
        <source>First keys again</source>
        <translation>Standardtaster</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Big board war games at one table</source>
        <translation>Store krigsbrettspill ved ett bord</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Nylige spill</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
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
        <translation>{step}: ferdig</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}: nå</translation>
    </message>
    <message>
        <source>{step}: later</source>
        <translation>{step}: senere</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Stegene i turen</translation>
    </message>
</context>
<context>
    <name>Surround</name>
    <message>
        <source>Fold or open</source>
        <translation>Fold sammen eller ut</translation>
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
        <translation>Oppsett</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlinger</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Move {ply}</source>
        <translation>Trekk {ply}</translation>
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
        <translation>Lagre scenarioet</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Hva heter det?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>now {step}</source>
        <translation>nå {step}</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>What was done cost {cost} of the chance to win.</source>
        <translation>Det som ble gjort, senket vinnersjansen med {cost}.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Vis det bedre trekket</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Tilbake til gjennomgangen</translation>
    </message>
    <message>
        <source>{action}: being judged …</source>
        <translation>{action}: vurderes …</translation>
    </message>
    <message>
        <source>{action}: that is what was done, {chance}. Try something else.</source>
        <translation>{action}: Det er det som ble gjort, {chance}. Prøv noe annet.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Well found, nothing better is known.</source>
        <translation>{action}: {chance}. Godt sett, noe bedre er ikke kjent.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Better than what was done; there is better still.</source>
        <translation>{action}: {chance}. Bedre enn det som ble gjort, men det finnes noe enda bedre.</translation>
    </message>
    <message>
        <source>{action}: {chance}. No better than what was done.</source>
        <translation>{action}: {chance}. Ikke bedre enn det som ble gjort.</translation>
    </message>
    <message>
        <source>Better: {better}, {chance}. Done was: {played}, {less}. Chances to win at the end of the turn, give or take {error}.</source>
        <translation>Bedre: {better}, {chance}. Det som ble gjort: {played}, {less}. Vinnersjanser på slutten av turen, pluss/minus {error}.</translation>
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
        <translation>Én mer</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minst</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halvparten</translation>
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
        <translation>Ferdig</translation>
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
        <translation>Grønn</translation>
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
        <translation>Svart</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} tenker.</translation>
    </message>
    <message>
        <source>Paused. {player} is next.</source>
        <translation>Pause. Neste: {player}.</translation>
    </message>
    <message>
        <source>{player} is next. Play one step to go on.</source>
        <translation>Neste: {player}. Spill ett steg for å gå videre.</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} spiller.</translation>
    </message>
    <message>
        <source>Hand the screen to {player}.</source>
        <translation>Gi skjermen til {player}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has won.</source>
        <translation>Spillet er slutt. {player} har vunnet.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>Spillet er slutt. Vinnerne er {players}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slutt.</translation>
    </message>
    <message>
        <source>{player} has won.</source>
        <comment>under “The game is over”</comment>
        <translation>{player} har vunnet.</translation>
    </message>
    <message>
        <source>The winners are {players}.</source>
        <comment>under “The game is over”</comment>
        <translation>Vinnerne er {players}.</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Angre: {what}</translation>
    </message>
    <message>
        <source>Do again: {what}</source>
        <translation>Gjør om: {what}</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Det er ingenting å angre ennå.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Ingenting er angret.</translation>
    </message>
    <message>
        <source>Dice or cards have decided something since. That cannot be taken back.</source>
        <translation>Terninger eller kort har avgjort noe siden da. Det kan ikke angres.</translation>
    </message>
    <message>
        <source>Something hidden has been shown since. That cannot be taken back.</source>
        <translation>Noe skjult er vist siden da. Det kan ikke angres.</translation>
    </message>
    <message>
        <source>Another player has played since. That cannot be taken back.</source>
        <translation>En annen spiller har spilt siden da. Det kan ikke angres.</translation>
    </message>
    <message>
        <source>The computer players stopped working and were started again.</source>
        <translation>Dataspillerne sluttet å virke og ble startet på nytt.</translation>
    </message>
    <message>
        <source>The computer players do not work properly. A simpler player takes their moves.</source>
        <translation>Dataspillerne virker ikke som de skal. En enklere spiller gjør trekkene deres.</translation>
    </message>
    <message>
        <source>The computer players work again and take their own moves.</source>
        <translation>Dataspillerne virker igjen og gjør sine egne trekk.</translation>
    </message>
    <message>
        <source>The settings could not be read. The usual settings are used.</source>
        <translation>Innstillingene kunne ikke leses. De vanlige innstillingene brukes.</translation>
    </message>
    <message>
        <source>Some settings made no sense. The usual ones are used instead: {fields}.</source>
        <translation>Noen innstillinger ga ingen mening. De vanlige brukes i stedet: {fields}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>Innstillingene kunne ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be kept on disk at the moment: {reason}. You can go on playing, but save it somewhere else before you leave.</source>
        <translation>Spillet kan ikke skrives til disken akkurat nå: {reason}. Du kan spille videre, men lagre det et annet sted før du går.</translation>
    </message>
    <message>
        <source>{name} is neither Markdown (.md), nor text (.txt), nor HTML (.html).</source>
        <translation>{name} er verken Markdown (.md), tekst (.txt) eller HTML (.html).</translation>
    </message>
    <message>
        <source>The file is not readable text. Save it as text in UTF-8 and add it again.</source>
        <translation>Filen er ikke lesbar tekst. Lagre den som tekst i UTF-8, og legg den til igjen.</translation>
    </message>
    <message>
        <source>There are no words in the file.</source>
        <translation>Det er ingen ord i filen.</translation>
    </message>
    <message>
        <source>The file is too large: a document may have {megabytes} MB.</source>
        <translation>Filen er for stor: Et dokument kan være på høyst {megabytes} MB.</translation>
    </message>
    <message>
        <source>The document cannot be read, kept or removed: {reason}</source>
        <translation>Dokumentet kan ikke leses, lagres eller fjernes: {reason}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Det finnes ingen slik fil.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Filen kan ikke leses: {reason}</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation>Spillet kunne ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>Filen er for stor til å være et lagret spill.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>The file is damaged and cannot be read.</source>
        <translation>Filen er skadet og kan ikke leses.</translation>
    </message>
    <message>
        <source>This is not a saved game of Four Fronts.</source>
        <translation>Dette er ikke et lagret spill fra Four Fronts.</translation>
    </message>
    <message>
        <source>This game was saved by Four Fronts {app}, which is newer than this program. Install the newer version to open it.</source>
        <translation>Dette spillet ble lagret av Four Fronts {app}, som er nyere enn dette programmet. Installer den nyere versjonen for å åpne det.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Dette programmet kjenner ikke spillet {game}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}.</source>
        <translation>Filen er skadet ved {field}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}: {why}</source>
        <translation>Filen er skadet ved {field}: {why}</translation>
    </message>
    <message numerus="yes">
        <source>Action {line} cannot be read: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Handling {line} kan ikke leses: {why} Den første handlingen er i orden.</numerusform>
            <numerusform>Handling {line} kan ikke leses: {why} De første %n handlingene er i orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action {line} is not allowed by the rules: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Handling {line} er ikke tillatt etter reglene: {why} Den første handlingen er i orden.</numerusform>
            <numerusform>Handling {line} er ikke tillatt etter reglene: {why} De første %n handlingene er i orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The actions lead to another position than the one that was saved. The file has been changed.</source>
        <translation>Handlingene fører til en annen stilling enn den som ble lagret. Filen er endret.</translation>
    </message>
    <message>
        <source>This game was played under older rules (version {old}, now {new}). What has happened stays as it was.</source>
        <translation>Dette spillet ble spilt etter eldre regler (versjon {old}, nå {new}). Det som har skjedd, blir som det var.</translation>
    </message>
    <message>
        <source>The scenario cannot be read: {reason}</source>
        <translation>Scenarioet kan ikke leses: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a scenario.</source>
        <translation>Filen er for stor til å være et scenario.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Filen er ikke en tekstfil.</translation>
    </message>
    <message>
        <source>The game could not be judged. Everything else of the review works.</source>
        <translation>Spillet kunne ikke vurderes. Alt annet i gjennomgangen virker.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>filen eller mappen finnes ikke</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>ingen tilgang</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>det er ikke mer plass på disken</translation>
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
        <translation>disken kan ikke leses eller skrives</translation>
    </message>
    <message>
        <source>Read the card, then go on with Next.</source>
        <translation>Les kortet, og gå videre med Neste.</translation>
    </message>
    <message>
        <source>Nothing is to be done yet. Read the card, then go on with Next.</source>
        <translation>Det er ingenting å gjøre ennå. Les kortet, og gå videre med Neste.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about something else: {what}.</source>
        <translation>Reglene tillater det, men dette steget handler om noe annet: {what}.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about what the card says.</source>
        <translation>Reglene tillater det, men dette steget handler om det som står på kortet.</translation>
    </message>
    <message>
        <source>In a lesson, Back on the card is the way back.</source>
        <translation>I et øvingsspill går du tilbake med Tilbake på kortet.</translation>
    </message>
    <message>
        <source>How far you were in the lessons could not be read. They begin anew.</source>
        <translation>Hvor langt du var kommet i øvingsspillene, kunne ikke leses. De begynner på nytt.</translation>
    </message>
    <message>
        <source>How far you are in the lesson could not be saved: {reason}</source>
        <translation>Hvor langt du er kommet i øvingsspillet, kunne ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>This lesson is damaged and cannot be opened ({where}).</source>
        <comment>where is a file and a place in it</comment>
        <translation>Dette øvingsspillet er skadet og kan ikke åpnes ({where}).</translation>
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
        <translation>{player} (dataspiller)</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <comment>heading</comment>
        <translation>Før den første turen</translation>
    </message>
    <message>
        <source>Round {round}: {player}</source>
        <comment>heading</comment>
        <translation>Runde {round}: {player}</translation>
    </message>
    <message>
        <source>How it ended</source>
        <comment>heading</comment>
        <translation>Slik endte det</translation>
    </message>
    <message>
        <source>The game goes on. So far {actions} actions.</source>
        <translation>Spillet fortsetter. Hittil {actions} handlinger.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n roll(s), luckier than {number} of 100 players with the same rolls.</source>
        <translation>
            <numerusform>{player}: %n kast, heldigere enn {number} av 100 spillere med det samme kastet.</numerusform>
            <numerusform>{player}: %n kast, heldigere enn {number} av 100 spillere med de samme kastene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Terningenes fingeravtrykk: {fingerprint}</translation>
    </message>
    <message>
        <source>Number the dice come from: {seed}</source>
        <translation>Tallet terningene kommer fra: {seed}</translation>
    </message>
    <message>
        <source>Four Fronts: big board war games at one table.</source>
        <translation>Four Fronts: store krigsbrettspill ved ett bord.</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <comment>command line</comment>
        <translation>åpne et lagret spill</translation>
    </message>
    <message>
        <source>start a game: {names}</source>
        <comment>command line</comment>
        <translation>start et spill: {names}</translation>
    </message>
    <message>
        <source>who plays, for example {example}</source>
        <comment>command line</comment>
        <translation>hvem som spiller, for eksempel {example}</translation>
    </message>
    <message>
        <source>variant of the game</source>
        <comment>command line</comment>
        <translation>variant av spillet</translation>
    </message>
    <message>
        <source>play a scenario that a player made</source>
        <comment>command line</comment>
        <translation>spill et scenario laget av en spiller</translation>
    </message>
    <message>
        <source>option of the variant</source>
        <comment>command line</comment>
        <translation>valg for varianten</translation>
    </message>
    <message>
        <source>number all chance is derived from</source>
        <comment>command line</comment>
        <translation>tallet all tilfeldighet utledes fra</translation>
    </message>
    <message>
        <source>take a lesson</source>
        <comment>command line</comment>
        <translation>start et øvingsspill</translation>
    </message>
    <message>
        <source>language: {names}</source>
        <comment>command line</comment>
        <translation>språk: {names}</translation>
    </message>
    <message>
        <source>try every screen and game, then exit</source>
        <comment>command line</comment>
        <translation>prøv alle skjermbilder og spill, og avslutt</translation>
    </message>
    <message>
        <source>print the version</source>
        <comment>command line</comment>
        <translation>skriv ut versjonen</translation>
    </message>
    <message>
        <source>Simulate matches, check saved games, draw boards. No window opens. Bad arguments end with one line on the error stream and exit code 2; a game or file that fails its check ends with exit code 1.</source>
        <translation>Simulerer spill, kontrollerer lagrede spill og tegner brett. Det åpnes ikke noe vindu. Ugyldige argumenter gir én linje på feilstrømmen og avslutningskode 2; et spill eller en fil som ikke består kontrollen, gir avslutningskode 1.</translation>
    </message>
    <message>
        <source>let opponents play games against each other</source>
        <comment>command line</comment>
        <translation>la dataspillere spille mot hverandre</translation>
    </message>
    <message>
        <source>id of the game</source>
        <comment>command line</comment>
        <translation>spillets id</translation>
    </message>
    <message>
        <source>list games, variants and seats</source>
        <comment>command line</comment>
        <translation>list opp spill, varianter og plasser</translation>
    </message>
    <message>
        <source>id of the variant; the first one if left out</source>
        <comment>command line</comment>
        <translation>variantens id; den første hvis den utelates</translation>
    </message>
    <message>
        <source>levels, for example {example}</source>
        <comment>command line</comment>
        <translation>vanskelighetsgrader, for eksempel {example}</translation>
    </message>
    <message>
        <source>number of games</source>
        <comment>command line</comment>
        <translation>antall spill</translation>
    </message>
    <message>
        <source>processes to use</source>
        <comment>command line</comment>
        <translation>antall prosesser</translation>
    </message>
    <message>
        <source>nodes a decision, instead of the level&apos;s</source>
        <comment>command line</comment>
        <translation>noder per avgjørelse, i stedet for antallet vanskelighetsgraden gir</translation>
    </message>
    <message>
        <source>milliseconds a decision</source>
        <comment>command line</comment>
        <translation>millisekunder per avgjørelse</translation>
    </message>
    <message>
        <source>print JSON</source>
        <comment>command line</comment>
        <translation>skriv ut JSON</translation>
    </message>
    <message>
        <source>check a saved game</source>
        <comment>command line</comment>
        <translation>kontroller et lagret spill</translation>
    </message>
    <message>
        <source>the saved game</source>
        <comment>command line</comment>
        <translation>det lagrede spillet</translation>
    </message>
    <message>
        <source>check every entry, law and roll</source>
        <comment>command line</comment>
        <translation>kontroller hver oppføring, hver grunnregel og hvert kast</translation>
    </message>
    <message>
        <source>print the game as a story</source>
        <comment>command line</comment>
        <translation>skriv ut spillet som en historie</translation>
    </message>
    <message>
        <source>write the story in Markdown</source>
        <comment>command line</comment>
        <translation>skriv historien i Markdown</translation>
    </message>
    <message>
        <source>draw the board: .png or .svg</source>
        <comment>command line</comment>
        <translation>tegn brettet: .png eller .svg</translation>
    </message>
    <message>
        <source>entries played in the picture; all if left out</source>
        <comment>command line</comment>
        <translation>antall oppføringer som er spilt på bildet; alle hvis det utelates</translation>
    </message>
    <message>
        <source>language of story and picture</source>
        <comment>command line</comment>
        <translation>språket i historien og på bildet</translation>
    </message>
    <message>
        <source>colours of the picture</source>
        <comment>command line</comment>
        <translation>fargene på bildet</translation>
    </message>
    <message>
        <source>write the story to a file</source>
        <comment>command line</comment>
        <translation>skriv historien til en fil</translation>
    </message>
    <message>
        <source>search a rulebook</source>
        <comment>command line</comment>
        <translation>søk i et regelhefte</translation>
    </message>
    <message>
        <source>language of the book</source>
        <comment>command line</comment>
        <translation>språket i heftet</translation>
    </message>
    <message>
        <source>words; without, the contents are listed</source>
        <comment>command line</comment>
        <translation>ord; uten ord vises innholdet</translation>
    </message>
    <message>
        <source>draw the main window to a file</source>
        <comment>command line</comment>
        <translation>tegn hovedvinduet til en fil</translation>
    </message>
    <message>
        <source>entries played before</source>
        <comment>command line</comment>
        <translation>antall oppføringer som er spilt på forhånd</translation>
    </message>
    <message>
        <source>of the window, in pixels</source>
        <comment>command line</comment>
        <translation>vinduets størrelse i piksler</translation>
    </message>
    <message>
        <source>factor on text sizes</source>
        <comment>command line</comment>
        <translation>faktor for tekststørrelsen</translation>
    </message>
    <message>
        <source>file of the picture</source>
        <comment>command line</comment>
        <translation>filen bildet lagres i</translation>
    </message>
    <message>
        <source>usage: </source>
        <comment>command line; before the program&apos;s name</comment>
        <translation>bruk: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>command line; heading</comment>
        <translation>posisjonsargumenter</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line; heading</comment>
        <translation>valg</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <comment>command line</comment>
        <translation>vis denne hjelpeteksten og avslutt</translation>
    </message>
    <message>
        <source>argument {argument_name}: {message}</source>
        <translation>argument {argument_name}: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>ukjente argumenter: {words}</translation>
    </message>
    <message>
        <source>the following arguments are required: {words}</source>
        <translation>påkrevde argumenter mangler: {words}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <comment>command line</comment>
        <translation>ett argument kreves</translation>
    </message>
    <message>
        <source>not allowed with argument {words}</source>
        <translation>kan ikke brukes sammen med argumentet {words}</translation>
    </message>
    <message>
        <source>ignored explicit argument {words}</source>
        <translation>argumentet {words} hører ikke hjemme her</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>ugyldig valg: {value} (velg blant {choices})</translation>
    </message>
    <message>
        <source>invalid {type} value: {value}</source>
        <comment>type is the name of a kind of number, int</comment>
        <translation>ugyldig verdi av typen {type}: {value}</translation>
    </message>
    <message>
        <source>there is no game {value}; there are {names}</source>
        <translation>spillet {value} finnes ikke; velg blant {names}</translation>
    </message>
    <message>
        <source>{option}: {value} is not one of {names}</source>
        <translation>{option}: {value} er ikke et av valgene {names}</translation>
    </message>
    <message>
        <source>{option} needs --new</source>
        <translation>{option} krever --new</translation>
    </message>
    <message>
        <source>a saved game and --new exclude each other</source>
        <translation>et lagret spill og --new utelukker hverandre</translation>
    </message>
    <message>
        <source>--lesson excludes --new and a saved game</source>
        <translation>--lesson kan ikke brukes sammen med --new eller et lagret spill</translation>
    </message>
    <message>
        <source>--variant and --scenario exclude each other</source>
        <translation>--variant og --scenario utelukker hverandre</translation>
    </message>
    <message>
        <source>--scenario: there are no scenarios of players for {game}</source>
        <translation>--scenario: det finnes ingen scenarioer laget av spillere for {game}</translation>
    </message>
    <message>
        <source>--scenario: {file}: {fault}</source>
        <translation>--scenario: {file}: {fault}</translation>
    </message>
    <message>
        <source>--scenario: {file} is no scenario</source>
        <translation>--scenario: {file} er ikke noe scenario</translation>
    </message>
    <message>
        <source>{option}: {file}: {reason}</source>
        <translation>{option}: {file}: {reason}</translation>
    </message>
    <message>
        <source>--seats: {least} to {most} play {variant}, not {count}</source>
        <translation>--seats: {variant} er for {least} til {most} spillere, ikke {count}</translation>
    </message>
    <message>
        <source>--seats: {variant} is for {least} players, not {count}</source>
        <translation>--seats: {variant} er for {least} spillere, ikke {count}</translation>
    </message>
    <message>
        <source>a game cannot be set up like this: {reason}</source>
        <translation>et spill kan ikke settes opp slik: {reason}</translation>
    </message>
    <message>
        <source>--seed: {value} is no whole number from 0 to {top}</source>
        <translation>--seed: {value} er ikke et heltall fra 0 til {top}</translation>
    </message>
    <message>
        <source>--option: {value} is not KEY=VALUE</source>
        <translation>--option: {value} er ikke på formen KEY=VALUE</translation>
    </message>
    <message>
        <source>--option: {value} is no option of {variant}; there are: {names}</source>
        <translation>--option: {variant} har ikke valget {value}; disse finnes: {names}</translation>
    </message>
    <message>
        <source>--option: {key} is one of {names}, not {value}</source>
        <translation>--option: {key} må være en av verdiene {names}, ikke {value}</translation>
    </message>
    <message>
        <source>another start of the program asks for nonsense</source>
        <translation>en annen start av programmet ber om noe meningsløst</translation>
    </message>
    <message>
        <source>a game and --seats are needed</source>
        <translation>et spill og --seats kreves</translation>
    </message>
    <message>
        <source>{option} must be at least 1</source>
        <translation>{option} må være minst 1</translation>
    </message>
    <message>
        <source>{option} must be at least 0</source>
        <translation>{option} må være minst 0</translation>
    </message>
    <message>
        <source>no book in {value}; there are {names}</source>
        <translation>ikke noe regelhefte på språket {value}; disse finnes: {names}</translation>
    </message>
    <message>
        <source>--picture: {file} ends neither in .png nor in .svg</source>
        <translation>--picture: {file} slutter verken på .png eller .svg</translation>
    </message>
    <message>
        <source>{option}: {least} to {most}</source>
        <comment>numbers allowed</comment>
        <translation>{option}: {least} til {most}</translation>
    </message>
    <message>
        <source>--size: {value} is not WIDTHxHEIGHT</source>
        <translation>--size: {value} er ikke på formen WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>--size: {value}: {least} to {most} pixels a side</source>
        <translation>--size: {value}: hver side må være fra {least} til {most} piksler</translation>
    </message>
    <message>
        <source>{file} cannot be written</source>
        <translation>{file} kan ikke skrives</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at DISPLAY {name})</source>
        <translation>ingen skjerm å åpne et vindu på (ingenting svarer på DISPLAY {name})</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at WAYLAND_DISPLAY {name})</source>
        <translation>ingen skjerm å åpne et vindu på (ingenting svarer på WAYLAND_DISPLAY {name})</translation>
    </message>
    <message>
        <source>no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>ingen skjerm å åpne et vindu på (verken DISPLAY eller WAYLAND_DISPLAY er satt)</translation>
    </message>
    <message>
        <source>interrupted</source>
        <comment>command line; by the person</comment>
        <translation>avbrutt</translation>
    </message>
</context>
</TS>
