<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>BoardPreview</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>The file is good up to action %n.</source>
        <translation>
            <numerusform>The file is good up to action %n.</numerusform>
            <numerusform>The file is good up to action %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceSheet</name>
    <message numerus="yes">
        <source>All %n roll(s) and card(s) so far are what the number gives.</source>
        <translation>
            <numerusform>All %n roll and card so far are what the number gives.</numerusform>
            <numerusform>All %n rolls and cards so far are what the number gives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n section found</numerusform>
            <numerusform>%n sections found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FlawList</name>
    <message numerus="yes">
        <source>%n thing(s) to mend before it can be played</source>
        <translation>
            <numerusform>%n thing to mend before it can be played</numerusform>
            <numerusform>%n things to mend before it can be played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LoadSheet</name>
    <message numerus="yes">
        <source>Open the first %n action(s)</source>
        <translation>
            <numerusform>Open the first %n action</numerusform>
            <numerusform>Open the first %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message numerus="yes">
        <source>At least %n player(s) are needed.</source>
        <translation>
            <numerusform>At least %n player are needed.</numerusform>
            <numerusform>At least %n players are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can play.</source>
        <translation>
            <numerusform>At most %n player can play.</numerusform>
            <numerusform>At most %n players can play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnScenarios</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoolToken</name>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation>
            <numerusform>Still to place: %n</numerusform>
            <numerusform>Still to place: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message numerus="yes">
        <source>Everything up to action %n is safe.</source>
        <translation>
            <numerusform>Everything up to action %n is safe.</numerusform>
            <numerusform>Everything up to action %n is safe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>services</name>
    <message numerus="yes">
        <source>Action {line} cannot be read: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Action {line} cannot be read: {why} The first %n action are good.</numerusform>
            <numerusform>Action {line} cannot be read: {why} The first %n actions are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action {line} is not allowed by the rules: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Action {line} is not allowed by the rules: {why} The first %n action are good.</numerusform>
            <numerusform>Action {line} is not allowed by the rules: {why} The first %n actions are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n roll(s), luckier than {number} of 100 players with the same rolls.</source>
        <translation>
            <numerusform>{player}: %n roll, luckier than {number} of 100 players with the same rolls.</numerusform>
            <numerusform>{player}: %n rolls, luckier than {number} of 100 players with the same rolls.</numerusform>
        </translation>
    </message>
</context>
</TS>
