<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el_GR" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>It is not your turn to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This action makes no sense here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position has changed meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group of named values is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number is too large or too small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has characters that cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match cannot be set up like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match was played with a newer version of the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line of the log cannot be read: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More is taken back here than was played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>risk</name>
    <message>
        <source>Risk</source>
        <comment>name of the game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquer the world, one continent at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four players, 42 territories, one ruler of the world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territories</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placed at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth of sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden cavalry: 4, 6, 8, 10, 15, 20 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older rule: 4, 6, 8, 10, 12, 15 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets past the end of the golden cavalry table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 more each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies for sets after an elimination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One territory for each set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread as you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the world is conquered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>200 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>set-up step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place armies</source>
        <comment>set-up step</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforce</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortify</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <comment>phase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next income</source>
        <comment>column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden cavalry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defender</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The next set brings %n army(ies).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{armies}</source>
        <comment>number on a space of the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle yet this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} → {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>button</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>End combat</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move in</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight on …</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <comment>button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling for the start</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claiming territories</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing the start armies</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk cards and sets</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading sets</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The golden cavalry</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing reinforcements</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacking</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosing dice</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fighting on</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquest and moving in</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eliminating a player</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fortifying</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resigning</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last round</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The odds of battle</source>
        <comment>rulebook section</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North America</source>
        <comment>continent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South America</source>
        <comment>continent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>continent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>continent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>continent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Australia</source>
        <comment>continent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alaska</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Northwest Territory</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greenland</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alberta</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ontario</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quebec</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western United States</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eastern United States</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Central America</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Venezuela</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peru</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argentina</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iceland</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Britain</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Northern Europe</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western Europe</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Southern Europe</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ukraine</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North Africa</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Egypt</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East Africa</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Congo</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South Africa</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Madagascar</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ural</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siberia</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yakutsk</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kamchatka</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irkutsk</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mongolia</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japan</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afghanistan</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>China</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle East</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>India</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siam</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Guinea</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Western Australia</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eastern Australia</source>
        <comment>territory</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>card symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>card symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>card symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <comment>card symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>card name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} ({symbol})</source>
        <comment>a card: territory and symbol</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim a territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) still free.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army on your land</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) left to place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade a set, or place %n army(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) give {base}, continents {bonus}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Attack a neighbour, or end combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack on, or end combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a territory with two or more armies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight on: {source} → {target}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defend {place}: one die or two?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source} with %n die(dice).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is yours. How many armies move in?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on one territory</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All armies for this set stay together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move troops once, or skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along a path of your own; one army stays behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies): {place}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place armies: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Trade {card1}, {card2}, {card3} for %n army(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(dice): {source} → {target}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fight on until %n army(ies) remain: {source} → {target}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fight on until … remain: {source} → {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Defend with %n die(dice)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in with %n army(ies): {place}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move in: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n army(ies): {source} → {target}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move troops: {source} → {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip moving troops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} {die}</source>
        <comment>one start roll: name and number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start roll: {rolls}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} places first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} takes the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start roll: {rolls}. Tie, roll again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The territories are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All armies are placed at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} claims {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: {player} receives %n army(ies).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies): {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} trades {card1}, {card2}, {card3} for %n army(ies).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} fights on until %n army(ies) remain: {source} → {target}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{source} → {target}: {attack} against {defence}, lost {attacker_lost} : {defender_lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} conquers {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} holds all of {continent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} moves in with %n army(ies): {source} → {target}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} eliminates {victim} and takes %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} eliminates {victim}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards taken: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n army(ies): {source} → {target}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} resigns. The armies stay as neutrals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} rules the world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round is over. {player} leads and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round is over. Shared victory: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conquer {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold this battle: {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Attacker loses %n</source>
        <comment>part of a bar</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender loses %n</source>
        <comment>part of a bar</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each loses 1</source>
        <comment>part of a bar</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it falls: {armies} attacking armies left on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it holds: {armies} defenders left on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Called off at %n army(ies).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That does not belong to this phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First every territory is claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is already claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is not yours: place armies on your own land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During set-up you place one army at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have only %n army(ies) to place.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) you have left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n army(ies) for this set go to one territory together.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A set is three different cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the cards of a set in the order of your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No set: three equal symbols or one of each, jokers standing in for any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): with five or more, trade a set first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are traded before the first army is placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With four cards or fewer no more sets are traded now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your reinforcements for this turn are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is not yours: attack from your own land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is yours already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No border: {source} – {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: a single army cannot attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n attack die(dice).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies): stop at fewer than that.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Combat is over for this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the defence dice: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: a single army defends with one die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move into the conquered territory: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: one army stays, so at most %n army(ies) can go.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Moving troops comes after combat: end it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is not yours: move your own armies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} is not yours: troops move to your own land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: troops move to another territory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: no path through your own territories leads there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
