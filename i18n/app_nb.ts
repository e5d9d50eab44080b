<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Four Fronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free, unofficial program made by players. It is not connected with, endorsed by or supported by the publishers of the games it plays. The names of the games are trademarks of their owners. All pictures, texts and code here are our own work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Fronts is free software under the MIT licence: use it, change it and pass it on, with the licence text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The windows are made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. You may replace both by versions of your own; their source is at qt.io.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shapes of the world map come from Natural Earth, which is in the public domain. The fonts Inter and Noto Serif are under the SIL Open Font License 1.1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionsPanel</name>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AmountBar</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BattleTray</name>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {count}</source>
        <comment>owner or kind, and how many</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move from place to place, Tab to the next lit place. Enter picks, Escape goes back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Course of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play one &amp;step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Four Fronts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place that can be picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the place at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the numbered action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell what is under the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the expected next thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next army that can act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next player: {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue when the others are not looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>{side}: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOverSheet</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rounds} rounds · {actions} actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luckiest with the dice: {lucky} (+{gain}). Least lucky: {unlucky} (−{loss}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Card, face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bonus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LegendModel</name>
    <message>
        <source>{region}: worth {worth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {owned} of {size}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadSheet</name>
    <message numerus="yes">
        <source>Open the first %n action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>saved by version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a saved game from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*{suffix});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved when you leave the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undo goes back to here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Show the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LuckModel</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the dice gave, against what they give on average. All use the same dice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Save a copy of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your part in this game ends. This cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The file is good up to action %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send this file with your problem report. It holds the program&apos;s log and the moves of the game on the table, nothing else:
{path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pa&amp;ce of the computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {most} seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody plays: you watch the computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several people share this screen; cards are covered between turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row begins. A name left empty becomes the colour&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last setup of every game is remembered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rule: {option}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number or words the dice come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number and the same moves give the same game. Words count too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low}–{high} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OddsView</name>
    <message>
        <source>{what}: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer · easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer · normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer · hard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PoolToken</name>
    <message>
        <source>Drag onto the board, or click a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Your saved games are not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything up to action %n is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program met a problem it did not expect. You can go on; if something looks odd, go back to the start page and continue the game from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalBubble</name>
    <message>
        <source>Why not? (F1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Action {now} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The game begins here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>There is no rulebook yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This rulebook is not translated yet; here it is in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Plays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and emblem: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move or remove this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around one screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board follows what happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragging a stack moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is off screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces fade from place to place instead of flying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners differ clearly by pattern as well as by colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always roll the most dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not asked how many dice to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen is covered until the next player is ready.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupDraft</name>
    <message>
        <source>Two players are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Today {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn: {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{keys} already belongs to “{command}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the key map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First keys again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four board war games at one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fewest}–{most} players · {short}–{long} minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>{step}: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}: later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>now {step}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Amount</name>
    <message>
        <source>One less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Items</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>services</name>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused. {player} is next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is next. Play one step to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the screen to {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. {player} has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice or cards have decided something since. That cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden has been shown since. That cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player has played since. That cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer players stopped working and were started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer players do not work properly. A simpler player takes their moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read. The usual settings are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings made no sense. The usual ones are used instead: {fields}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be kept on disk at the moment: {reason}. You can go on playing, but save it somewhere else before you leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved game of Four Fronts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved by Four Fronts {app}, which is newer than this program. Install the newer version to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged at {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged at {field}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Action {line} cannot be read: {why} The first %n action(s) are good.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action {line} is not allowed by the rules: {why} The first %n action(s) are good.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The actions lead to another position than the one that was saved. The file has been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was played under older rules (version {old}, now {new}). What has happened stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
