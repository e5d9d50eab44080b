<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Four Fronts</source>
        <translation>O programu Four Fronts</translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation>Verze {version}, Qt {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Neoficiální program</translation>
    </message>
    <message>
        <source>A free, unofficial program made by players. It is not connected with, endorsed by or supported by the publishers of the games it plays. The names of the games are trademarks of their owners. All pictures, texts and code here are our own work.</source>
        <translation>Bezplatný, neoficiální program, který vytvořili hráči. Není spojen s vydavateli her, které hraje, a ti ho ani neschválili, ani nepodporují. Názvy her jsou ochranné známky svých vlastníků. Všechny obrázky, texty i kód jsou naše vlastní práce.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Four Fronts is free software under the MIT licence: use it, change it and pass it on, with the licence text.</source>
        <translation>Four Fronts je svobodný software pod licencí MIT: používejte ho, upravujte a předávejte dál spolu s textem licence.</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>The windows are made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. You may replace both by versions of your own; their source is at qt.io.</source>
        <translation>Okna jsou vytvořena pomocí Qt a PySide6 pod licencí GNU Lesser General Public License verze 3. Obojí můžete nahradit vlastními verzemi; zdrojový kód je na qt.io.</translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation>Mapy a písma</translation>
    </message>
    <message>
        <source>The shapes of the world map come from Natural Earth, which is in the public domain. The fonts Inter and Noto Serif are under the SIL Open Font License 1.1.</source>
        <translation>Tvary na mapě světa pocházejí z Natural Earth, který je volným dílem. Písma Inter a Noto Serif jsou pod licencí SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>ActionsPanel</name>
    <message>
        <source>Really? Press again</source>
        <translation>Opravdu? Stiskněte znovu</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akce</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrovat akce</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Provést</translation>
    </message>
</context>
<context>
    <name>AlliancePaper</name>
    <message>
        <source>Read the rule</source>
        <translation>Přečíst pravidlo</translation>
    </message>
</context>
<context>
    <name>AmountBar</name>
    <message>
        <source>Amount</source>
        <translation>Počet</translation>
    </message>
</context>
<context>
    <name>BattleTray</name>
    <message>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Boj</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>picked</source>
        <translation>vybráno</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>lze vybrat</translation>
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
            <numerusform>%n pole</numerusform>
            <numerusform>%n pole</numerusform>
            <numerusform>%n polí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Herní plán</translation>
    </message>
    <message>
        <source>Arrow keys move from place to place, Tab to the next lit place. Enter picks, Escape goes back.</source>
        <translation>Šipkami přecházíte z místa na místo, klávesou Tab na další osvětlené místo. Enter vybírá, Escape se vrací.</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>Back, forward</source>
        <translation>Zpět, vpřed</translation>
    </message>
    <message>
        <source>Find on the page</source>
        <translation>Najít na stránce</translation>
    </message>
    <message>
        <source>Next or previous hit</source>
        <translation>Další nebo předchozí nález</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Hledat ve všech pravidlech</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Další jazyk</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>Dva jazyky vedle sebe</translation>
    </message>
    <message>
        <source>Larger or smaller letters</source>
        <translation>Větší nebo menší písmo</translation>
    </message>
    <message>
        <source>Show or hide the contents</source>
        <translation>Ukázat nebo skrýt obsah</translation>
    </message>
    <message>
        <source>Previous or next chapter</source>
        <translation>Předchozí nebo další kapitola</translation>
    </message>
    <message>
        <source>Show where the rule applies now</source>
        <translation>Ukázat, kde pravidlo teď platí</translation>
    </message>
    <message>
        <source>Beside the board, or apart</source>
        <translation>Vedle plánu, nebo zvlášť</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Další nebo předchozí část okna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>BookMenu</name>
    <message>
        <source>One language</source>
        <translation>Jeden jazyk</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>Dva jazyky vedle sebe</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Větší písmo</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Menší písmo</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Ve vlastním okně</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Vedle plánu</translation>
    </message>
    <message>
        <source>Print the book…</source>
        <translation>Vytisknout pravidla…</translation>
    </message>
    <message>
        <source>Export the book as PDF…</source>
        <translation>Exportovat pravidla do PDF…</translation>
    </message>
    <message>
        <source>Add a document of your own…</source>
        <translation>Přidat vlastní dokument…</translation>
    </message>
    <message>
        <source>Remove this document</source>
        <translation>Odstranit tento dokument</translation>
    </message>
    <message>
        <source>Export the book as PDF</source>
        <translation>Exportovat pravidla do PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The book could not be laid out.</source>
        <translation>Pravidla se nepodařilo vysázet.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Soubor nelze zapsat: {reason}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Zapsáno: {name}</translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation>Vytisknout pravidla</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Přidat dokument</translation>
    </message>
    <message>
        <source>Markdown, text, HTML ({suffixes})</source>
        <translation>Markdown, text, HTML ({suffixes})</translation>
    </message>
    <message>
        <source>Added: {name}</source>
        <translation>Přidáno: {name}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board of the scenario</source>
        <translation>Plán scénáře</translation>
    </message>
    <message>
        <source>Arrow keys move from space to space. Space or Enter uses the tool, Delete takes away what it puts down, R chooses another border, X switches to taking away.</source>
        <translation>Šipkami přecházíte z pole na pole. Mezerník nebo Enter použije nástroj, Delete odebere, co nástroj klade, R vybere jinou hranu, X přepne na odebírání.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Choose</source>
        <translation>Vyberte</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Najít příkaz</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Napište několik písmen příkazu</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Příkazy</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová hra…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Otevřít hru…</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Pokračovat v poslední hře</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Uložit &amp;kopii jako…</translation>
    </message>
    <message>
        <source>&amp;Export the board…</source>
        <translation>&amp;Exportovat plán…</translation>
    </message>
    <message>
        <source>Export the game as a stor&amp;y…</source>
        <translation>Exportovat hru jako pří&amp;běh…</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Zpět na úvodní stránku</translation>
    </message>
    <message>
        <source>Scenario e&amp;ditor…</source>
        <translation>Editor s&amp;cénářů…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Nas&amp;tavení…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ukonč&amp;it</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ra&amp;da</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Táhnout &amp;hned</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>&amp;Pozastavit počítače</translation>
    </message>
    <message>
        <source>Play one &amp;step</source>
        <translation>Přehrát jeden &amp;krok</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>P&amp;rojít hru</translation>
    </message>
    <message>
        <source>Prove the &amp;dice…</source>
        <translation>P&amp;octivé kostky…</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>Vzdát &amp;se…</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lekce…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Přiblížit</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddálit</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Celý plán</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Větší písmo</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Menší písmo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Celá o&amp;brazovka</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Pravidla</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>Najít pří&amp;kaz…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>Klávesové &amp;zkratky…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Nahlásit chybu…</translation>
    </message>
    <message>
        <source>&amp;About Four Fronts</source>
        <translation>&amp;O programu Four Fronts</translation>
    </message>
    <message>
        <source>Next place that can be picked</source>
        <translation>Další místo, které lze vybrat</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Posunout kurzor na plánu</translation>
    </message>
    <message>
        <source>Pick the place at the cursor</source>
        <translation>Vybrat místo pod kurzorem</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>Point, Shift+Point</source>
        <translation>Najetí myší, Shift+najetí</translation>
    </message>
    <message>
        <source>After a pick: the odds of going on to a place, or by way of several</source>
        <translation>Po výběru: šance na postup na určité místo nebo přes několik míst</translation>
    </message>
    <message>
        <source>Do the numbered action</source>
        <translation>Provést očíslovanou akci</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrovat akce</translation>
    </message>
    <message>
        <source>Tell what is under the cursor</source>
        <translation>Říct, co je pod kurzorem</translation>
    </message>
    <message>
        <source>Do the expected next thing</source>
        <translation>Provést další očekávaný krok</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Další nebo předchozí část okna</translation>
    </message>
    <message>
        <source>Next army that can act</source>
        <translation>Další armáda, která může něco udělat</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Co se stalo od mého minulého tahu</translation>
    </message>
    <message>
        <source>Open the players&apos; mats, or fold them</source>
        <translation>Otevřít nebo složit desky hráčů</translation>
    </message>
    <message>
        <source>In a lesson: go on</source>
        <translation>V lekci: pokračovat</translation>
    </message>
    <message>
        <source>In a lesson: one step back</source>
        <translation>V lekci: o krok zpět</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next player: {player}</source>
        <translation>Další hráč: {player}</translation>
    </message>
    <message>
        <source>Continue when the others are not looking.</source>
        <translation>Pokračujte, až se ostatní nebudou dívat.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>The file is good up to action %n.</source>
        <translation>
            <numerusform>Soubor je v pořádku až po akci %n.</numerusform>
            <numerusform>Soubor je v pořádku až po akci %n.</numerusform>
            <numerusform>Soubor je v pořádku až po akci %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceSheet</name>
    <message>
        <source>Fair dice</source>
        <translation>Poctivé kostky</translation>
    </message>
    <message>
        <source>Every roll and every card of this game comes from one number that was fixed before the first roll. Its fingerprint proves that it has not been changed since.</source>
        <translation>Každý hod i každá karta této hry vychází z jediného čísla, které bylo určeno před prvním hodem. Jeho otisk dokazuje, že se od té doby nezměnilo.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Otisk</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Number behind it</source>
        <translation>Výchozí číslo</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Zkontrolovat kostky</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Show the number</source>
        <translation>Ukázat číslo</translation>
    </message>
    <message>
        <source>With it anybody can work out fingerprint and rolls without this program; the file fair-dice.md of the program&apos;s documentation says how.</source>
        <translation>Kdokoli z něj může vypočítat otisk i hody bez tohoto programu; jak na to, říká soubor fair-dice.md v dokumentaci programu.</translation>
    </message>
    <message>
        <source>Whoever knows the number can foresee the dice.</source>
        <translation>Kdo číslo zná, může hody předvídat.</translation>
    </message>
    <message>
        <source>It is shown when the game is over: whoever knows it can foresee the dice.</source>
        <translation>Ukáže se po skončení hry: kdo ho zná, může hody předvídat.</translation>
    </message>
    <message>
        <source>“Check the dice” works out every roll again and compares.</source>
        <translation>„Zkontrolovat kostky“ každý hod znovu vypočítá a porovná.</translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) and card(s) so far are what the number gives.</source>
        <translation>
            <numerusform>Dosavadní hod nebo karta odpovídá číslu.</numerusform>
            <numerusform>Všechny dosavadní hody a karty (%n) odpovídají číslu.</numerusform>
            <numerusform>Všechny dosavadní hody a karty (%n) odpovídají číslu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action {ply} is not what the number gives: the game has “{recorded}”, the number gives “{derived}”. The game has been changed.</source>
        <translation>Akce č.&#xa0;{ply} neodpovídá číslu: ve hře je „{recorded}“, číslo dává „{derived}“. Hru někdo změnil.</translation>
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
        <translation>Kostky</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>New scenario</source>
        <translation>Nový scénář</translation>
    </message>
    <message>
        <source>Click or drag here to lay spaces; the tools are beside the board.</source>
        <translation>Klikáním nebo tažením tu kladete pole; nástroje jsou vedle plánu.</translation>
    </message>
    <message>
        <source>Keep the changes?</source>
        <translation>Ponechat změny?</translation>
    </message>
    <message>
        <source>The scenario on the board was changed and is not saved.</source>
        <translation>Scénář na plánu byl změněn a není uložen.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>{name} is no scenario</source>
        <translation>{name} není scénář</translation>
    </message>
    <message>
        <source>{name} cannot be read</source>
        <translation>{name} nelze přečíst</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}</source>
        <translation>Uložit se nepodařilo: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Uloženo jako {name}</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Scénáře (*.json)</translation>
    </message>
    <message>
        <source>Take a scenario from a file</source>
        <translation>Převzít scénář ze souboru</translation>
    </message>
    <message>
        <source>Write the scenario to a file</source>
        <translation>Zapsat scénář do souboru</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénář</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Editor scénářů</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénář</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nový</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>&amp;Prázdný plán</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Take from a file…</source>
        <translation>Pře&amp;vzít ze souboru…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Zapsat do souboru…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Zahrát si ho</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;vřít</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Switch between &amp;putting down and taking away</source>
        <translation>Přepnout mezi &amp;kladením a odebíráním</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Při&amp;blížit</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Oddálit</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Celý plán</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plán</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zahrát si ho</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not on this page</source>
        <translation>Na této stránce není</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n nález</numerusform>
            <numerusform>%n nálezy</numerusform>
            <numerusform>%n nálezů</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} / {found}</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Najít na této stránce</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Předchozí nález (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Další nález (F3)</translation>
    </message>
    <message>
        <source>Close the line (Esc)</source>
        <translation>Zavřít řádek (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Reading the books …</source>
        <translation>Pravidla se načítají…</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>Nalezen %n oddíl</numerusform>
            <numerusform>Nalezeny %n oddíly</numerusform>
            <numerusform>Nalezeno %n oddílů</numerusform>
        </translation>
    </message>
    <message>
        <source>No section has these words.</source>
        <translation>Tato slova nemá žádný oddíl.</translation>
    </message>
</context>
<context>
    <name>FlawList</name>
    <message>
        <source>What is still wrong</source>
        <translation>Co ještě není v pořádku</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend before it can be played</source>
        <translation>
            <numerusform>K opravě před hrou: %n věc</numerusform>
            <numerusform>K opravě před hrou: %n věci</numerusform>
            <numerusform>K opravě před hrou: %n věcí</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: it can be played.</source>
        <translation>Vše je v pořádku: dá se hrát.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Take out</source>
        <translation>Vyjmout</translation>
    </message>
    <message>
        <source>Take out: {what}</source>
        <translation>Vyjmout: {what}</translation>
    </message>
</context>
<context>
    <name>FormsPage</name>
    <message>
        <source>What to add</source>
        <translation>Co přidat</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
</context>
<context>
    <name>GameOverSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Hra skončila</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Konečné pořadí</translation>
    </message>
    <message>
        <source>{rounds} rounds · {actions} actions</source>
        <translation>kol: {rounds} · akcí: {actions}</translation>
    </message>
    <message>
        <source>out in round {round}</source>
        <translation>vyřazení: kolo {round}</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. The number behind it: {number}. “Prove the dice” in the menu works out every roll again.</source>
        <translation>Otisk kostek: {fingerprint}. Výchozí číslo: {number}. Příkaz „Poctivé kostky“ v nabídce každý hod znovu vypočítá.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Hrát znovu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Projít hru</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Podívat se na plán</translation>
    </message>
    <message>
        <source>Luckiest with the dice: {lucky}, luckier than {most} of 100 players with the same rolls. Least lucky: {unlucky}, luckier than {least} of 100.</source>
        <translation>Nejvíce štěstí v kostkách: {lucky}, více než {most} ze 100 hráčů se stejnými hody. Nejméně: {unlucky}, více než {least} ze 100.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Esc takes the choice back.</source>
        <translation>Klávesou Esc výběr zrušíte.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Od vašeho minulého tahu</translation>
    </message>
    <message>
        <source>Esc ends it.</source>
        <translation>Klávesou Esc skončíte.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Card, face down</source>
        <translation>Karta lícem dolů</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your cards</source>
        <translation>Vaše karty</translation>
    </message>
    <message>
        <source>Show my cards…</source>
        <translation>Ukázat mé karty…</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>Zatím žádné karty.</translation>
    </message>
</context>
<context>
    <name>Handful</name>
    <message>
        <source>1 of {number} · Shift: all</source>
        <translation>1 / {number} · Shift: vše</translation>
    </message>
    <message>
        <source>All {number} · Ctrl or right button: 1</source>
        <comment>number of pieces</comment>
        <translation>Vše: {number} · Ctrl nebo pravé tlačítko: 1</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Obrazovka se právě předává.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>K této hře nejsou žádné rady.</translation>
    </message>
    <message>
        <source>Show your cards first: a hint uses what only you may see.</source>
        <translation>Nejdřív ukažte své karty: rada vychází z toho, co smíte vidět jen vy.</translation>
    </message>
    <message>
        <source>In a lesson, the card shows how it is done.</source>
        <translation>V lekci ukáže, jak na to, karta lekce.</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Teď není řada na vás.</translation>
    </message>
    <message>
        <source>No hint: {reason}</source>
        <translation>Bez rady: {reason}</translation>
    </message>
    <message>
        <source>Put the hint away (F2)</source>
        <translation>Schovat radu (F2)</translation>
    </message>
    <message>
        <source>Hint: what a strong player would do, and why (F2)</source>
        <translation>Rada: co by udělal silný hráč a proč (F2)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>A strong player looks at the board…</source>
        <translation>Silný hráč si prohlíží plán…</translation>
    </message>
</context>
<context>
    <name>Lectern</name>
    <message>
        <source>This figure cannot be played.</source>
        <translation>Tento obrázek zahrát nelze.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Regions</source>
        <translation>Oblasti</translation>
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
        <translation>{region}: hodnota {worth}</translation>
    </message>
    <message>
        <source>{player} {owned} of {size}</source>
        <translation>{player}: {owned} / {size}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Done.</source>
        <translation>Hotovo.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} / {count}</translation>
    </message>
    <message>
        <source>Leave the lesson; it goes on here next time</source>
        <translation>Odejít z lekce; příště se pokračuje odtud</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>O krok zpět (Alt+šipka vlevo)</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Pravidlo</translation>
    </message>
    <message>
        <source>Open the rulebook at the rule behind this step</source>
        <translation>Otevřít pravidla u pravidla, o které v tomto kroku jde</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>See how it is done</source>
        <translation>Podívat se, jak se to dělá</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Pokračovat (Enter)</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lekce: {title}</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {count}</source>
        <translation>krok {number} / {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hotovo</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>Nejsou tu žádné lekce.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Lehká</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Střední</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Těžká</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Vyrovnaná</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Opatrná</translation>
    </message>
    <message>
        <source>Aggressive</source>
        <translation>Útočná</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Budovatelská</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>Delete this scenario?</source>
        <translation>Smazat tento scénář?</translation>
    </message>
    <message>
        <source>{name} is deleted for good. Games that are played with it go on.</source>
        <translation>Scénář {name} bude smazán natrvalo. Hry, které se podle něj hrají, pokračují.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Otevřít scénář</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénáře</translation>
    </message>
    <message>
        <source>There are no scenarios of yours yet.</source>
        <translation>Zatím nemáte žádné vlastní scénáře.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
</context>
<context>
    <name>LoadSheet</name>
    <message numerus="yes">
        <source>Open the first %n action(s)</source>
        <translation>
            <numerusform>Otevřít první akci</numerusform>
            <numerusform>Otevřít první %n akce</numerusform>
            <numerusform>Otevřít prvních %n akcí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n akce</numerusform>
            <numerusform>%n akce</numerusform>
            <numerusform>%n akcí</numerusform>
        </translation>
    </message>
    <message>
        <source>saved by version {version}</source>
        <translation>uloženo verzí {version}</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name}: smazáno.</translation>
    </message>
    <message>
        <source>Take a saved game from a file</source>
        <translation>Načíst uloženou hru ze souboru</translation>
    </message>
    <message>
        <source>Saved games (*{suffix});;All files (*)</source>
        <translation>Uložené hry (*{suffix});;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Uložené hry</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved when you leave the table.</source>
        <translation>Zatím tu nejsou žádné uložené hry. Hry se ukládají, když opustíte stůl.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Ze souboru…</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Vrátit zpět</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undo goes back to here</source>
        <translation>Zpět se lze vrátit až sem</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Hledat v záznamu</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Show the place</source>
        <translation>Ukázat místo</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Přečíst pravidlo</translation>
    </message>
    <message>
        <source>Undo from here</source>
        <translation>Vrátit odtud</translation>
    </message>
</context>
<context>
    <name>LuckModel</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Hody</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Hozeno</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Ze 100</translation>
    </message>
    <message>
        <source>Luckier than {number} of 100 players who make the same rolls.</source>
        <translation>Více štěstí než {number} ze 100 hráčů se stejnými hody.</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck report</source>
        <translation>Přehled štěstí</translation>
    </message>
    <message>
        <source>What the dice gave, against what they give on average. “Of 100”: of so many of 100 players with the same rolls it is better. All use the same dice.</source>
        <translation>Co kostky daly ve srovnání s průměrem. „Ze 100“: výsledek je lepší než u tolika ze 100 hráčů se stejnými hody. Všichni házejí stejnými kostkami.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Otisk kostek: {fingerprint}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Save a copy of the game</source>
        <translation>Uložit kopii hry</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Uložené hry (*{suffix})</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Vzdát se?</translation>
    </message>
    <message>
        <source>Your part in this game ends. This cannot be taken back.</source>
        <translation>Tím pro vás tato hra skončí. Vrátit to nelze.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Vzdát se</translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>Nic jiného se nezměnilo.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Tuto hru nelze otevřít</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Jiné hry…</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Uloženo jako {name}</translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation>Zprávu se nepodařilo zapsat</translation>
    </message>
    <message>
        <source>The report is ready</source>
        <translation>Zpráva je připravena</translation>
    </message>
    <message>
        <source>Send this file with your problem report. It holds the program&apos;s log and the moves of the game on the table, nothing else:
{path}</source>
        <translation>Pošlete tento soubor spolu s hlášením chyby. Obsahuje záznam programu a tahy hry na stole, nic jiného:
{path}</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>Kopírovat název souboru</translation>
    </message>
</context>
<context>
    <name>MatPanel</name>
    <message>
        <source>victory points</source>
        <translation>vítězné body</translation>
    </message>
    <message>
        <source>Fold the mat</source>
        <translation>Složit desku</translation>
    </message>
    <message>
        <source>Always show the mat of whoever is on turn</source>
        <translation>Vždy ukazovat desku toho, kdo je na tahu</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pa&amp;ce of the computers</source>
        <translation>&amp;Tempo počítačů</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>B&amp;arvy</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Okamžitě</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rychle</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normálně</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>Po &amp;krocích</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Podle s&amp;ystému</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Tmavé</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Světlé</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Vysoký kontrast</translation>
    </message>
</context>
<context>
    <name>MissionsPanel</name>
    <message>
        <source>Missions</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Show my missions…</source>
        <translation>Ukázat mé mise…</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. It proves after the game that no roll was changed. Type a number or words instead to play with dice of your own; the same number and the same moves give the same game.</source>
        <translation>Otisk kostek: {fingerprint}. Po hře dokáže, že se žádný hod nezměnil. Chcete-li hrát s vlastními kostkami, zadejte místo něj číslo nebo slova; stejné číslo a stejné tahy dají stejnou hru.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>{team} play against {others}.</source>
        <translation>Proti sobě hrají: {team} – {others}.</translation>
    </message>
    <message>
        <source>{count} seats: a house rule, the box is for {low}–{high}</source>
        <translation>Míst: {count} – domácí pravidlo (na krabici je {low}–{high})</translation>
    </message>
    <message>
        <source>{count} of {most} seats</source>
        <translation>Místa: {count} / {most}</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) are needed.</source>
        <translation>
            <numerusform>Je potřeba aspoň %n hráč.</numerusform>
            <numerusform>Jsou potřeba aspoň %n hráči.</numerusform>
            <numerusform>Je potřeba aspoň %n hráčů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can play.</source>
        <translation>
            <numerusform>Hrát může nejvýše %n hráč.</numerusform>
            <numerusform>Hrát mohou nejvýše %n hráči.</numerusform>
            <numerusform>Hrát může nejvýše %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Dva hráči se jmenují {name}.</translation>
    </message>
    <message>
        <source>Nobody plays: you watch the computers.</source>
        <translation>Nehraje žádný člověk: díváte se, jak hrají počítače.</translation>
    </message>
    <message>
        <source>Several people share this screen; cards are covered between turns.</source>
        <translation>U této obrazovky hraje více lidí; karty jsou mezi tahy zakryté.</translation>
    </message>
    <message>
        <source>A name left empty becomes the colour&apos;s name.</source>
        <translation>Nevyplněné jméno nahradí název barvy.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>The last setup of every game is remembered.</source>
        <translation>Program si pamatuje poslední nastavení každé hry.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Přidat hráče</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Zamíchat pořadí</translation>
    </message>
    <message>
        <source>Draw the sides</source>
        <translation>Losovat strany</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Přečíst pravidlo</translation>
    </message>
    <message>
        <source>Read the rule: {option}</source>
        <translation>Přečíst pravidlo: {option}</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Poctivé kostky</translation>
    </message>
    <message>
        <source>Number or words the dice come from</source>
        <translation>Číslo nebo slova, z nichž vycházejí kostky</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nové číslo</translation>
    </message>
    <message>
        <source>A secret number</source>
        <translation>Tajné číslo</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Kopírovat otisk</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Začít hru</translation>
    </message>
    <message>
        <source>{low}–{high} minutes</source>
        <translation>{low}–{high} minut</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>Hráči: {low}–{high}</translation>
    </message>
</context>
<context>
    <name>Oceans</name>
    <message>
        <source>Pacific Ocean</source>
        <translation>Tichý oceán</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Atlantský oceán</translation>
    </message>
    <message>
        <source>Indian Ocean</source>
        <translation>Indický oceán</translation>
    </message>
    <message>
        <source>Arctic Ocean</source>
        <translation>Severní ledový oceán</translation>
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
        <translation>Scénáře od hráčů</translation>
    </message>
    <message>
        <source>Scenario editor…</source>
        <translation>Editor scénářů…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be played.</source>
        <translation>Nedá se hrát.</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Try it on the board</source>
        <translation>Vyzkoušet na plánu</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>There is no rulebook yet.</source>
        <translation>Pravidla tu ještě nejsou.</translation>
    </message>
    <message>
        <source>This rulebook is not translated yet; here it is in English.</source>
        <translation>Tato pravidla ještě nejsou přeložena; tady jsou anglicky.</translation>
    </message>
    <message>
        <source>This document exists in the other language only.</source>
        <translation>Tento dokument existuje jen v druhém jazyce.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Take away (X or the right mouse button)</source>
        <translation>Odebírat (X nebo pravé tlačítko myši)</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obrázek (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Kresba (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportovat plán</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Export the game as a story</source>
        <translation>Exportovat hru jako příběh</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Uloženo jako {name}</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>Soubor {name} se nepodařilo zapsat: {reason}</translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message>
        <source>strength {strength}</source>
        <translation>síla {strength}</translation>
    </message>
    <message>
        <source>hits</source>
        <comment>under their number</comment>
        <translation>zásahy</translation>
    </message>
</context>
<context>
    <name>PassButton</name>
    <message>
        <source>Ask me again</source>
        <translation>Znovu se ptát</translation>
    </message>
    <message>
        <source>Pass until…</source>
        <translation>Bez karty do…</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>{head}: {value}</source>
        <translation>{head}: {value}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>mimo hru</translation>
    </message>
    <message>
        <source>person</source>
        <translation>člověk</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutrální</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>soupeř</translation>
    </message>
    <message>
        <source>neutral army</source>
        <translation>neutrální vojsko</translation>
    </message>
    <message>
        <source>computer · {level}</source>
        <translation>počítač · {level}</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
</context>
<context>
    <name>PoolToken</name>
    <message>
        <source>Drag onto the board, or click a place.</source>
        <translation>Přetáhněte na plán, nebo tam klikněte.</translation>
    </message>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation>
            <numerusform>Zbývá umístit: %n</numerusform>
            <numerusform>Zbývá umístit: %n</numerusform>
            <numerusform>Zbývá umístit: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Your saved games are not touched.</source>
        <translation>Vaše uložené hry zůstaly nedotčené.</translation>
    </message>
    <message numerus="yes">
        <source>Everything up to action %n is safe.</source>
        <translation>
            <numerusform>Vše až po akci %n je v bezpečí.</numerusform>
            <numerusform>Vše až po akci %n je v bezpečí.</numerusform>
            <numerusform>Vše až po akci %n je v bezpečí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Něco se pokazilo</translation>
    </message>
    <message>
        <source>The program met a problem it did not expect. You can go on; if something looks odd, go back to the start page and continue the game from there.</source>
        <translation>V programu nastala neočekávaná chyba. Můžete pokračovat; pokud něco vypadá divně, vraťte se na úvodní stránku a pokračujte ve hře odtamtud.</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Nahlásit chybu…</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Undo</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>Why? Read the rule (F1)</source>
        <translation>Proč? Přečíst pravidlo (F1)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Táhnout hned</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Odejít od stolu</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>Pozastavit počítače</translation>
    </message>
    <message>
        <source>Play one step</source>
        <translation>Přehrát jeden krok</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Okamžitě</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Po krocích</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo počítačů</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Hledat ve všech pravidlech</translation>
    </message>
    <message>
        <source>Search all rulebooks (Ctrl+Shift+F)</source>
        <translation>Hledat ve všech pravidlech (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Jazyk pravidel</translation>
    </message>
    <message>
        <source>Language of the second page</source>
        <translation>Jazyk druhé stránky</translation>
    </message>
    <message>
        <source>Contents (Ctrl+T)</source>
        <translation>Obsah (Ctrl+T)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zpět (Alt+šipka vlevo)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vpřed (Alt+šipka vpravo)</translation>
    </message>
    <message>
        <source>Two languages side by side (Ctrl+D)</source>
        <translation>Dva jazyky vedle sebe (Ctrl+D)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+-)</source>
        <translation>Menší písmo (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl++)</source>
        <translation>Větší písmo (Ctrl++)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>RefusalBubble</name>
    <message>
        <source>Why not? (F1)</source>
        <translation>Proč ne? (F1)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Action {now} of {all}</source>
        <translation>Akce {now} z {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>O akci zpět</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Přehrávat automaticky</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>O akci vpřed</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Pozice v průběhu hry</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Hrát odtud dál</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zpět do hry</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The game begins here.</source>
        <translation>Tady hra začíná.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chances to win</source>
        <translation>Šance na vítězství</translation>
    </message>
    <message>
        <source>Chances to win over the game</source>
        <translation>Šance na vítězství v průběhu hry</translation>
    </message>
    <message>
        <source>Estimated from how games of computer players go on. Click to go there.</source>
        <translation>Odhad podle toho, jak pokračují hry počítačových hráčů. Kliknutím tam přejdete.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Zlomové okamžiky</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Nejdražší rozhodnutí</translation>
    </message>
    <message>
        <source>Find them</source>
        <translation>Najít je</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Průběh hledání</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Looking at decision {number} of {all}.</source>
        <translation>Posuzuje se rozhodnutí {number} z {all}.</translation>
    </message>
    <message>
        <source>No turn changed the chances much.</source>
        <translation>Žádný tah šance výrazně nezměnil.</translation>
    </message>
    <message>
        <source>Only decisions of people are looked for.</source>
        <translation>Hledají se jen rozhodnutí lidí.</translation>
    </message>
    <message>
        <source>Decisions that lowered the chances most, luck left out. Each can be tried again before the better one is shown.</source>
        <translation>Rozhodnutí, která nejvíc snížila šance, bez vlivu štěstí. Každé si můžete zkusit znovu, než se ukáže lepší.</translation>
    </message>
    <message>
        <source>No decision is surely worse than what a good computer player does.</source>
        <translation>Žádné rozhodnutí není prokazatelně horší než volba dobrého počítačového hráče.</translation>
    </message>
    <message>
        <source>Choose one to try it again.</source>
        <translation>Vyberte některé a zkuste ho znovu.</translation>
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
        <translation>Kolo {number}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Your documents</source>
        <translation>Vaše dokumenty</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Nalezené oddíly</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <source>Show where this applies now</source>
        <translation>Ukázat, kde to teď platí</translation>
    </message>
    <message>
        <source>Light the places on the board (Ctrl+B)</source>
        <translation>Rozsvítit místa na plánu (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Character: {character}</source>
        <translation>Povaha: {character}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Hraje za sebe</translation>
    </message>
    <message>
        <source>Played by {player}</source>
        <translation>Hraje {player}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Jméno hráče {number}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>tým {number}</translation>
    </message>
    <message>
        <source>Colour and emblem: {colour}</source>
        <translation>Barva a znak: {colour}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Počítač</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation>Obtížnost počítače</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Move or remove this player</source>
        <translation>Přesunout nebo odebrat tohoto hráče</translation>
    </message>
    <message>
        <source>{side} ({colour})</source>
        <translation>{side} ({colour})</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Posunout nahoru</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Posunout dolů</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Každá změna platí hned.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Pohyb</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Around one screen</source>
        <translation>U jedné obrazovky</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Postranní panel</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Rychlost pohybu</translation>
    </message>
    <message>
        <source>The board follows what happens</source>
        <translation>Plán sleduje dění</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Tempo počítačů</translation>
    </message>
    <message>
        <source>Dragging a stack moves</source>
        <translation>Tažením se přesune</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Vpravo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vlevo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Vypnuto</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Pomalu</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Velmi rychle</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nikdy</translation>
    </message>
    <message>
        <source>When it is off screen</source>
        <translation>Když to není vidět</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Vždy</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Okamžitě</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Rychle</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Normálně</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Po krocích</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Všechny armády</translation>
    </message>
    <message>
        <source>One army</source>
        <translation>Jedna armáda</translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation>Pokaždé se zeptat</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Omezit pohyb</translation>
    </message>
    <message>
        <source>Pieces fade from place to place instead of flying.</source>
        <translation>Figurky nelétají: na jednom místě zmizí a na druhém se objeví.</translation>
    </message>
    <message>
        <source>Strong patterns</source>
        <translation>Výrazné vzory</translation>
    </message>
    <message>
        <source>Owners differ clearly by pattern as well as by colour.</source>
        <translation>Majitelé se zřetelně liší nejen barvou, ale i vzorem.</translation>
    </message>
    <message>
        <source>Always roll the most dice</source>
        <translation>Vždy házet nejvíce kostkami</translation>
    </message>
    <message>
        <source>You are not asked how many dice to use.</source>
        <translation>Program se neptá, kolika kostkami házet.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Opona mezi hráči</translation>
    </message>
    <message>
        <source>The screen is covered until the next player is ready.</source>
        <translation>Obrazovka je zakrytá, dokud není další hráč připraven.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Today {time}</source>
        <translation>Dnes {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Včera {time}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>dohráno</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>kolo {round}</translation>
    </message>
    <message>
        <source>turn: {player}</source>
        <translation>na tahu: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n akce</numerusform>
            <numerusform>%n akce</numerusform>
            <numerusform>%n akcí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Command</source>
        <translation>Příkaz</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na plánu</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>V pravidlech</translation>
    </message>
    <message>
        <source>{keys} already belongs to “{command}”.</source>
        <translation>{keys} už patří k příkazu „{command}“.</translation>
    </message>
    <message>
        <source>Export the key map</source>
        <translation>Exportovat klávesové zkratky</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Soubor se nepodařilo zapsat: {reason}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation>Klávesy vybraného příkazu</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Žádné klávesy</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <source>First keys again</source>
        <translation>Původní klávesy</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Big board war games at one table</source>
        <translation>Velké válečné deskové hry u jednoho stolu</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Nedávné hry</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>{fewest}–{most} players · {short}–{long} minutes</source>
        <translation>Hráči: {fewest}–{most} · {short}–{long} minut</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>{step}: done</source>
        <translation>{step}: hotovo</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}: teď</translation>
    </message>
    <message>
        <source>{step}: later</source>
        <translation>{step}: později</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Kroky tahu</translation>
    </message>
</context>
<context>
    <name>Surround</name>
    <message>
        <source>Fold or open</source>
        <translation>Sbalit nebo rozbalit</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Kolo {round}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Příprava</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akce</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <source>Move {ply}</source>
        <translation>Akce č.&#xa0;{ply}</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Průběh hry</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Bojiště</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panely</translation>
    </message>
</context>
<context>
    <name>TitleSheet</name>
    <message>
        <source>Save the scenario</source>
        <translation>Uložit scénář</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Jak se jmenuje?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>now {step}</source>
        <translation>teď {step}</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>What was done cost {cost} of the chance to win.</source>
        <translation>Tato volba snížila šanci na vítězství o {cost}.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Ukázat lepší tah</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zpět k rozboru</translation>
    </message>
    <message>
        <source>{action}: being judged …</source>
        <translation>{action} – vyhodnocuje se…</translation>
    </message>
    <message>
        <source>{action}: that is what was done, {chance}. Try something else.</source>
        <translation>{action} – tak se to hrálo, {chance}. Zkuste něco jiného.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Well found, nothing better is known.</source>
        <translation>{action} – {chance}. Výborně, nic lepšího není známo.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Better than what was done; there is better still.</source>
        <translation>{action} – {chance}. Lepší než to, co se hrálo; existuje ale ještě lepší tah.</translation>
    </message>
    <message>
        <source>{action}: {chance}. No better than what was done.</source>
        <translation>{action} – {chance}. Není to lepší než to, co se hrálo.</translation>
    </message>
    <message>
        <source>Better: {better}, {chance}. Done was: {played}, {less}. Chances to win at the end of the turn, give or take {error}.</source>
        <translation>Lepší: {better} – {chance}. Hrálo se: {played} – {less}. Šance na vítězství na konci tahu, s přesností ±{error}.</translation>
    </message>
</context>
<context>
    <name>_Amount</name>
    <message>
        <source>One less</source>
        <translation>O jednu méně</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jednu více</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Počet</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Nejméně</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Polovina</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všechny</translation>
    </message>
</context>
<context>
    <name>_Items</name>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>services</name>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation>Červená</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation>Modrá</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation>Zelená</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation>Žlutá</translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation>Fialová</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Černá</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} přemýšlí.</translation>
    </message>
    <message>
        <source>Paused. {player} is next.</source>
        <translation>Pozastaveno. Na řadě: {player}.</translation>
    </message>
    <message>
        <source>{player} is next. Play one step to go on.</source>
        <translation>Na řadě: {player}. Pokračujte přehráním jednoho kroku.</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} hraje.</translation>
    </message>
    <message>
        <source>Hand the screen to {player}.</source>
        <translation>Předejte obrazovku dalšímu hráči: {player}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has won.</source>
        <translation>Hra skončila. Vítězí {player}.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>Hra skončila. Vítězové: {players}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>{player} has won.</source>
        <comment>under “The game is over”</comment>
        <translation>Vítězí {player}.</translation>
    </message>
    <message>
        <source>The winners are {players}.</source>
        <comment>under “The game is over”</comment>
        <translation>Vítězové: {players}.</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Vrátit: {what}</translation>
    </message>
    <message>
        <source>Do again: {what}</source>
        <translation>Znovu: {what}</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Zatím není co vracet.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Nic nebylo vráceno.</translation>
    </message>
    <message>
        <source>Dice or cards have decided something since. That cannot be taken back.</source>
        <translation>Mezitím něco rozhodly kostky nebo karty. To nelze vrátit.</translation>
    </message>
    <message>
        <source>Something hidden has been shown since. That cannot be taken back.</source>
        <translation>Mezitím se ukázalo něco skrytého. To nelze vrátit.</translation>
    </message>
    <message>
        <source>Another player has played since. That cannot be taken back.</source>
        <translation>Mezitím hrál jiný hráč. To nelze vrátit.</translation>
    </message>
    <message>
        <source>The computer players stopped working and were started again.</source>
        <translation>Počítačoví hráči přestali fungovat a byli znovu spuštěni.</translation>
    </message>
    <message>
        <source>The computer players do not work properly. A simpler player takes their moves.</source>
        <translation>Počítačoví hráči nefungují správně. Jejich tahy převezme jednodušší hráč.</translation>
    </message>
    <message>
        <source>The computer players work again and take their own moves.</source>
        <translation>Počítačoví hráči zase fungují a hrají své tahy sami.</translation>
    </message>
    <message>
        <source>The settings could not be read. The usual settings are used.</source>
        <translation>Nastavení se nepodařilo přečíst. Použije se výchozí nastavení.</translation>
    </message>
    <message>
        <source>Some settings made no sense. The usual ones are used instead: {fields}.</source>
        <translation>Některá nastavení nedávala smysl. Místo nich platí výchozí: {fields}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>Nastavení se nepodařilo uložit: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be kept on disk at the moment: {reason}. You can go on playing, but save it somewhere else before you leave.</source>
        <translation>Hru teď nelze zapisovat na disk: {reason}. Můžete hrát dál, ale před odchodem ji uložte jinam.</translation>
    </message>
    <message>
        <source>{name} is neither Markdown (.md), nor text (.txt), nor HTML (.html).</source>
        <translation>{name} není Markdown (.md), text (.txt) ani HTML (.html).</translation>
    </message>
    <message>
        <source>The file is not readable text. Save it as text in UTF-8 and add it again.</source>
        <translation>Soubor není čitelný text. Uložte ho jako text v UTF-8 a přidejte znovu.</translation>
    </message>
    <message>
        <source>There are no words in the file.</source>
        <translation>V souboru nejsou žádná slova.</translation>
    </message>
    <message>
        <source>The file is too large: a document may have {megabytes} MB.</source>
        <translation>Soubor je příliš velký: dokument smí mít nejvýše {megabytes}&#xa0;MB.</translation>
    </message>
    <message>
        <source>The document cannot be read, kept or removed: {reason}</source>
        <translation>Dokument nelze přečíst, uchovat nebo odstranit: {reason}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Soubor nelze přečíst: {reason}</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation>Hru se nepodařilo uložit: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>Soubor je na uloženou hru příliš velký.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Soubor je prázdný.</translation>
    </message>
    <message>
        <source>The file is damaged and cannot be read.</source>
        <translation>Soubor je poškozený a nelze ho přečíst.</translation>
    </message>
    <message>
        <source>This is not a saved game of Four Fronts.</source>
        <translation>To není uložená hra programu Four Fronts.</translation>
    </message>
    <message>
        <source>This game was saved by Four Fronts {app}, which is newer than this program. Install the newer version to open it.</source>
        <translation>Tuto hru uložil Four Fronts {app}, který je novější než tento program. K otevření si nainstalujte novější verzi.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Tento program nezná hru {game}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}.</source>
        <translation>Soubor je poškozený v místě {field}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}: {why}</source>
        <translation>Soubor je poškozený v místě {field}: {why:continued}</translation>
    </message>
    <message numerus="yes">
        <source>Action {line} cannot be read: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Akci {line} nelze přečíst: {why:continued} První akce je v pořádku.</numerusform>
            <numerusform>Akci {line} nelze přečíst: {why:continued} První %n akce jsou v pořádku.</numerusform>
            <numerusform>Akci {line} nelze přečíst: {why:continued} Prvních %n akcí je v pořádku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action {line} is not allowed by the rules: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Akci {line} pravidla nedovolují: {why:continued} První akce je v pořádku.</numerusform>
            <numerusform>Akci {line} pravidla nedovolují: {why:continued} První %n akce jsou v pořádku.</numerusform>
            <numerusform>Akci {line} pravidla nedovolují: {why:continued} Prvních %n akcí je v pořádku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The actions lead to another position than the one that was saved. The file has been changed.</source>
        <translation>Akce vedou do jiné situace, než jaká byla uložena. Soubor někdo změnil.</translation>
    </message>
    <message>
        <source>This game was played under older rules (version {old}, now {new}). What has happened stays as it was.</source>
        <translation>Tato hra se hrála podle starších pravidel (verze {old}, nyní {new}). Co se stalo, zůstává, jak bylo.</translation>
    </message>
    <message>
        <source>The scenario cannot be read: {reason}</source>
        <translation>Scénář nelze přečíst: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a scenario.</source>
        <translation>Soubor je na scénář příliš velký.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Soubor není text.</translation>
    </message>
    <message>
        <source>The game could not be judged. Everything else of the review works.</source>
        <translation>Hru se nepodařilo vyhodnotit. Všechno ostatní při procházení hry funguje.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>takový soubor ani složka neexistuje</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>chybí oprávnění</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>na disku není místo</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>disk je chráněný proti zápisu</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>je to složka</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>název je příliš dlouhý</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>z disku nelze číst ani na něj zapisovat</translation>
    </message>
    <message>
        <source>Read the card, then go on with Next.</source>
        <translation>Přečtěte si kartu a pokračujte tlačítkem Další.</translation>
    </message>
    <message>
        <source>Nothing is to be done yet. Read the card, then go on with Next.</source>
        <translation>Zatím není co dělat. Přečtěte si kartu a pokračujte tlačítkem Další.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about something else: {what}.</source>
        <translation>Pravidla to dovolují, ale v tomto kroku jde o něco jiného: {what}.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about what the card says.</source>
        <translation>Pravidla to dovolují, ale v tomto kroku jde o to, co říká karta.</translation>
    </message>
    <message>
        <source>In a lesson, Back on the card is the way back.</source>
        <translation>V lekci se vrátíte tlačítkem Zpět na kartě.</translation>
    </message>
    <message>
        <source>How far you were in the lessons could not be read. They begin anew.</source>
        <translation>Nepodařilo se zjistit, kam jste v lekcích došli. Začínají znovu.</translation>
    </message>
    <message>
        <source>How far you are in the lesson could not be saved: {reason}</source>
        <translation>Nepodařilo se uložit, kam jste v lekci došli: {reason}</translation>
    </message>
    <message>
        <source>This lesson is damaged and cannot be opened ({where}).</source>
        <comment>where is a file and a place in it</comment>
        <translation>Tato lekce je poškozená a nelze ji otevřít ({where}).</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (počítač)</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <comment>heading</comment>
        <translation>Před prvním tahem</translation>
    </message>
    <message>
        <source>Round {round}: {player}</source>
        <comment>heading</comment>
        <translation>Kolo {round}: {player}</translation>
    </message>
    <message>
        <source>How it ended</source>
        <comment>heading</comment>
        <translation>Jak to skončilo</translation>
    </message>
    <message>
        <source>The game goes on. So far {actions} actions.</source>
        <translation>Hra pokračuje. Počet akcí dosud: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n roll(s), luckier than {number} of 100 players with the same rolls.</source>
        <translation>
            <numerusform>{player}: %n hod, více štěstí než {number} ze 100 hráčů se stejnými hody.</numerusform>
            <numerusform>{player}: %n hody, více štěstí než {number} ze 100 hráčů se stejnými hody.</numerusform>
            <numerusform>{player}: %n hodů, více štěstí než {number} ze 100 hráčů se stejnými hody.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Otisk kostek: {fingerprint}</translation>
    </message>
    <message>
        <source>Number the dice come from: {seed}</source>
        <translation>Číslo, z něhož vycházejí kostky: {seed}</translation>
    </message>
    <message>
        <source>Four Fronts: big board war games at one table.</source>
        <translation>Four Fronts: velké válečné deskové hry u jednoho stolu.</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <comment>command line</comment>
        <translation>otevřít uloženou hru</translation>
    </message>
    <message>
        <source>start a game: {names}</source>
        <comment>command line</comment>
        <translation>začít hru: {names}</translation>
    </message>
    <message>
        <source>who plays, for example {example}</source>
        <comment>command line</comment>
        <translation>kdo hraje, například {example}</translation>
    </message>
    <message>
        <source>variant of the game</source>
        <comment>command line</comment>
        <translation>varianta hry</translation>
    </message>
    <message>
        <source>play a scenario that a player made</source>
        <comment>command line</comment>
        <translation>hrát scénář vytvořený hráčem</translation>
    </message>
    <message>
        <source>option of the variant</source>
        <comment>command line</comment>
        <translation>volba varianty</translation>
    </message>
    <message>
        <source>number all chance is derived from</source>
        <comment>command line</comment>
        <translation>číslo, z něhož vychází veškerá náhoda</translation>
    </message>
    <message>
        <source>take a lesson</source>
        <comment>command line</comment>
        <translation>spustit lekci</translation>
    </message>
    <message>
        <source>language: {names}</source>
        <comment>command line</comment>
        <translation>jazyk: {names}</translation>
    </message>
    <message>
        <source>try every screen and game, then exit</source>
        <comment>command line</comment>
        <translation>vyzkoušet všechny obrazovky a hry a skončit</translation>
    </message>
    <message>
        <source>print the version</source>
        <comment>command line</comment>
        <translation>vypsat verzi</translation>
    </message>
    <message>
        <source>Simulate matches, check saved games, draw boards. No window opens. Bad arguments end with one line on the error stream and exit code 2; a game or file that fails its check ends with exit code 1.</source>
        <translation>Simuluje partie, kontroluje uložené hry a kreslí plány. Žádné okno se neotevře. Chybné argumenty skončí jedním řádkem na chybovém výstupu a návratovým kódem 2; hra nebo soubor, které neprojdou kontrolou, návratovým kódem 1.</translation>
    </message>
    <message>
        <source>let opponents play games against each other</source>
        <comment>command line</comment>
        <translation>nechat počítače hrát proti sobě</translation>
    </message>
    <message>
        <source>id of the game</source>
        <comment>command line</comment>
        <translation>označení hry</translation>
    </message>
    <message>
        <source>list games, variants and seats</source>
        <comment>command line</comment>
        <translation>vypsat hry, varianty a místa</translation>
    </message>
    <message>
        <source>id of the variant; the first one if left out</source>
        <comment>command line</comment>
        <translation>označení varianty; bez něj první</translation>
    </message>
    <message>
        <source>levels, for example {example}</source>
        <comment>command line</comment>
        <translation>obtížnosti, například {example}</translation>
    </message>
    <message>
        <source>number of games</source>
        <comment>command line</comment>
        <translation>počet her</translation>
    </message>
    <message>
        <source>processes to use</source>
        <comment>command line</comment>
        <translation>počet procesů</translation>
    </message>
    <message>
        <source>nodes a decision, instead of the level&apos;s</source>
        <comment>command line</comment>
        <translation>uzlů na rozhodnutí místo počtu podle obtížnosti</translation>
    </message>
    <message>
        <source>milliseconds a decision</source>
        <comment>command line</comment>
        <translation>milisekund na rozhodnutí</translation>
    </message>
    <message>
        <source>print JSON</source>
        <comment>command line</comment>
        <translation>vypsat JSON</translation>
    </message>
    <message>
        <source>check a saved game</source>
        <comment>command line</comment>
        <translation>zkontrolovat uloženou hru</translation>
    </message>
    <message>
        <source>the saved game</source>
        <comment>command line</comment>
        <translation>uložená hra</translation>
    </message>
    <message>
        <source>check every entry, law and roll</source>
        <comment>command line</comment>
        <translation>zkontrolovat každý záznam, zákonitost i hod</translation>
    </message>
    <message>
        <source>print the game as a story</source>
        <comment>command line</comment>
        <translation>vypsat hru jako příběh</translation>
    </message>
    <message>
        <source>write the story in Markdown</source>
        <comment>command line</comment>
        <translation>psát příběh v Markdownu</translation>
    </message>
    <message>
        <source>draw the board: .png or .svg</source>
        <comment>command line</comment>
        <translation>nakreslit plán: .png nebo .svg</translation>
    </message>
    <message>
        <source>entries played in the picture; all if left out</source>
        <comment>command line</comment>
        <translation>počet záznamů přehraných na obrázku; bez něj všechny</translation>
    </message>
    <message>
        <source>language of story and picture</source>
        <comment>command line</comment>
        <translation>jazyk příběhu a obrázku</translation>
    </message>
    <message>
        <source>colours of the picture</source>
        <comment>command line</comment>
        <translation>barvy obrázku</translation>
    </message>
    <message>
        <source>write the story to a file</source>
        <comment>command line</comment>
        <translation>zapsat příběh do souboru</translation>
    </message>
    <message>
        <source>search a rulebook</source>
        <comment>command line</comment>
        <translation>hledat v pravidlech</translation>
    </message>
    <message>
        <source>language of the book</source>
        <comment>command line</comment>
        <translation>jazyk pravidel</translation>
    </message>
    <message>
        <source>words; without, the contents are listed</source>
        <comment>command line</comment>
        <translation>slova; bez nich se vypíše obsah</translation>
    </message>
    <message>
        <source>draw the main window to a file</source>
        <comment>command line</comment>
        <translation>nakreslit hlavní okno do souboru</translation>
    </message>
    <message>
        <source>entries played before</source>
        <comment>command line</comment>
        <translation>počet předem přehraných záznamů</translation>
    </message>
    <message>
        <source>of the window, in pixels</source>
        <comment>command line</comment>
        <translation>rozměry okna v pixelech</translation>
    </message>
    <message>
        <source>factor on text sizes</source>
        <comment>command line</comment>
        <translation>násobek velikosti písma</translation>
    </message>
    <message>
        <source>file of the picture</source>
        <comment>command line</comment>
        <translation>soubor obrázku</translation>
    </message>
    <message>
        <source>usage: </source>
        <comment>command line; before the program&apos;s name</comment>
        <translation>použití: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>command line; heading</comment>
        <translation>poziční argumenty</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line; heading</comment>
        <translation>volby</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <comment>command line</comment>
        <translation>zobrazit tuto nápovědu a skončit</translation>
    </message>
    <message>
        <source>argument {argument_name}: {message}</source>
        <translation>argument {argument_name}: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>neznámé argumenty: {words}</translation>
    </message>
    <message>
        <source>the following arguments are required: {words}</source>
        <translation>chybějí povinné argumenty: {words}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <comment>command line</comment>
        <translation>je potřeba jeden argument</translation>
    </message>
    <message>
        <source>not allowed with argument {words}</source>
        <translation>nelze použít spolu s argumentem {words}</translation>
    </message>
    <message>
        <source>ignored explicit argument {words}</source>
        <translation>argument {words} sem nepatří</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>neplatná volba: {value} (možnosti: {choices})</translation>
    </message>
    <message>
        <source>invalid {type} value: {value}</source>
        <comment>type is the name of a kind of number, int</comment>
        <translation>neplatná hodnota typu {type}: {value}</translation>
    </message>
    <message>
        <source>there is no game {value}; there are {names}</source>
        <translation>hra {value} neexistuje; na výběr: {names}</translation>
    </message>
    <message>
        <source>{option}: {value} is not one of {names}</source>
        <translation>{option}: {value} není mezi možnostmi {names}</translation>
    </message>
    <message>
        <source>{option} needs --new</source>
        <translation>{option} vyžaduje --new</translation>
    </message>
    <message>
        <source>a saved game and --new exclude each other</source>
        <translation>uložená hra a --new se vylučují</translation>
    </message>
    <message>
        <source>--lesson excludes --new and a saved game</source>
        <translation>--lesson nelze spojit s --new ani s uloženou hrou</translation>
    </message>
    <message>
        <source>--variant and --scenario exclude each other</source>
        <translation>--variant a --scenario se vylučují</translation>
    </message>
    <message>
        <source>--scenario: there are no scenarios of players for {game}</source>
        <translation>--scenario: hra {game} nemá scénáře od hráčů</translation>
    </message>
    <message>
        <source>--scenario: {file}: {fault}</source>
        <translation>--scenario: {file}: {fault:continued}</translation>
    </message>
    <message>
        <source>--scenario: {file} is no scenario</source>
        <translation>--scenario: {file} není scénář</translation>
    </message>
    <message>
        <source>{option}: {file}: {reason}</source>
        <translation>{option}: {file}: {reason}</translation>
    </message>
    <message>
        <source>--seats: {least} to {most} play {variant}, not {count}</source>
        <translation>--seats: {variant} je pro {least} až {most} hráče, ne pro {count}</translation>
    </message>
    <message>
        <source>--seats: {variant} is for {least} players, not {count}</source>
        <translation>--seats: {variant} je pro {least} hráče, ne pro {count}</translation>
    </message>
    <message>
        <source>a game cannot be set up like this: {reason}</source>
        <translation>hru takto nelze připravit: {reason:continued}</translation>
    </message>
    <message>
        <source>--seed: {value} is no whole number from 0 to {top}</source>
        <translation>--seed: {value} není celé číslo od 0 do {top}</translation>
    </message>
    <message>
        <source>--option: {value} is not KEY=VALUE</source>
        <translation>--option: {value} není ve tvaru KEY=VALUE</translation>
    </message>
    <message>
        <source>--option: {value} is no option of {variant}; there are: {names}</source>
        <translation>--option: {variant} nemá volbu {value}; na výběr: {names}</translation>
    </message>
    <message>
        <source>--option: {key} is one of {names}, not {value}</source>
        <translation>--option: {key} smí být {names}, ne {value}</translation>
    </message>
    <message>
        <source>another start of the program asks for nonsense</source>
        <translation>jiné spuštění programu žádá nesmysl</translation>
    </message>
    <message>
        <source>a game and --seats are needed</source>
        <translation>je potřeba hra a --seats</translation>
    </message>
    <message>
        <source>{option} must be at least 1</source>
        <translation>{option} musí být aspoň 1</translation>
    </message>
    <message>
        <source>{option} must be at least 0</source>
        <translation>{option} musí být aspoň 0</translation>
    </message>
    <message>
        <source>no book in {value}; there are {names}</source>
        <translation>v jazyce {value} pravidla nejsou; na výběr: {names}</translation>
    </message>
    <message>
        <source>--picture: {file} ends neither in .png nor in .svg</source>
        <translation>--picture: {file} nekončí na .png ani .svg</translation>
    </message>
    <message>
        <source>{option}: {least} to {most}</source>
        <comment>numbers allowed</comment>
        <translation>{option}: {least} až {most}</translation>
    </message>
    <message>
        <source>--size: {value} is not WIDTHxHEIGHT</source>
        <translation>--size: {value} není ve tvaru WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>--size: {value}: {least} to {most} pixels a side</source>
        <translation>--size: {value}: strana smí mít {least} až {most} pixelů</translation>
    </message>
    <message>
        <source>{file} cannot be written</source>
        <translation>{file} nelze zapsat</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at DISPLAY {name})</source>
        <translation>není obrazovka, na které by se otevřelo okno (na DISPLAY {name} nic neodpovídá)</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at WAYLAND_DISPLAY {name})</source>
        <translation>není obrazovka, na které by se otevřelo okno (na WAYLAND_DISPLAY {name} nic neodpovídá)</translation>
    </message>
    <message>
        <source>no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>není obrazovka, na které by se otevřelo okno (DISPLAY ani WAYLAND_DISPLAY není nastaveno)</translation>
    </message>
    <message>
        <source>interrupted</source>
        <comment>command line; by the person</comment>
        <translation>přerušeno</translation>
    </message>
</context>
</TS>
