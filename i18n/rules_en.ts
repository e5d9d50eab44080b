<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>risk</name>
    <message numerus="yes">
        <source>The next set brings %n army(ies).</source>
        <translation>
            <numerusform>The next set brings %n army.</numerusform>
            <numerusform>The next set brings %n armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) still free.</source>
        <translation>
            <numerusform>%n territory still free.</numerusform>
            <numerusform>%n territories still free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) left to place.</source>
        <translation>
            <numerusform>%n army left to place.</numerusform>
            <numerusform>%n armies left to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade a set, or place %n army(ies)</source>
        <translation>
            <numerusform>Trade a set, or place %n army</numerusform>
            <numerusform>Trade a set, or place %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set</source>
        <translation>
            <numerusform>You hold %n card: trade a set</numerusform>
            <numerusform>You hold %n cards: trade a set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies)</source>
        <translation>
            <numerusform>Place %n army</numerusform>
            <numerusform>Place %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) give {base}, continents {bonus}.</source>
        <translation>
            <numerusform>%n territory give {base}, continents {bonus}.</numerusform>
            <numerusform>%n territories give {base}, continents {bonus}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source} with %n die(dice).</source>
        <translation>
            <numerusform>{player} attacks from {source} with %n die.</numerusform>
            <numerusform>{player} attacks from {source} with %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set now</source>
        <translation>
            <numerusform>You hold %n card: trade a set now</numerusform>
            <numerusform>You hold %n cards: trade a set now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on one territory</source>
        <translation>
            <numerusform>Place %n army on one territory</numerusform>
            <numerusform>Place %n armies on one territory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies): {place}</source>
        <translation>
            <numerusform>Place %n army: {place}</numerusform>
            <numerusform>Place %n armies: {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade {card1}, {card2}, {card3} for %n army(ies)</source>
        <translation>
            <numerusform>Trade {card1}, {card2}, {card3} for %n army</numerusform>
            <numerusform>Trade {card1}, {card2}, {card3} for %n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(dice): {source} → {target}</source>
        <translation>
            <numerusform>Attack with %n die: {source} → {target}</numerusform>
            <numerusform>Attack with %n dice: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fight on until %n army(ies) remain: {source} → {target}</source>
        <translation>
            <numerusform>Fight on until %n army remain: {source} → {target}</numerusform>
            <numerusform>Fight on until %n armies remain: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defend with %n die(dice)</source>
        <translation>
            <numerusform>Defend with %n die</numerusform>
            <numerusform>Defend with %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in with %n army(ies): {place}</source>
        <translation>
            <numerusform>Move in with %n army: {place}</numerusform>
            <numerusform>Move in with %n armies: {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n army(ies): {source} → {target}</source>
        <translation>
            <numerusform>Move %n army: {source} → {target}</numerusform>
            <numerusform>Move %n armies: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: {player} receives %n army(ies).</source>
        <translation>
            <numerusform>Round {round}: {player} receives %n army.</numerusform>
            <numerusform>Round {round}: {player} receives %n armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies): {place}.</source>
        <translation>
            <numerusform>{player} places %n army: {place}.</numerusform>
            <numerusform>{player} places %n armies: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} trades {card1}, {card2}, {card3} for %n army(ies).</source>
        <translation>
            <numerusform>{player} trades {card1}, {card2}, {card3} for %n army.</numerusform>
            <numerusform>{player} trades {card1}, {card2}, {card3} for %n armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} fights on until %n army(ies) remain: {source} → {target}.</source>
        <translation>
            <numerusform>{player} fights on until %n army remain: {source} → {target}.</numerusform>
            <numerusform>{player} fights on until %n armies remain: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} moves in with %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} moves in with %n army: {source} → {target}.</numerusform>
            <numerusform>{player} moves in with %n armies: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} eliminates {victim} and takes %n card(s).</source>
        <translation>
            <numerusform>{player} eliminates {victim} and takes %n card.</numerusform>
            <numerusform>{player} eliminates {victim} and takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player} moves %n army: {source} → {target}.</numerusform>
            <numerusform>{player} moves %n armies: {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Attacker loses %n</numerusform>
            <numerusform>Attacker loses %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Defender loses %n</numerusform>
            <numerusform>Defender loses %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Called off at %n army(ies).</source>
        <translation>
            <numerusform>Called off at %n army.</numerusform>
            <numerusform>Called off at %n armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n army(ies) to place.</source>
        <translation>
            <numerusform>You have only %n army to place.</numerusform>
            <numerusform>You have only %n armies to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) you have left.</source>
        <translation>
            <numerusform>First place the %n army you have left.</numerusform>
            <numerusform>First place the %n armies you have left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n army(ies) for this set go to one territory together.</source>
        <translation>
            <numerusform>The %n army for this set go to one territory together.</numerusform>
            <numerusform>The %n armies for this set go to one territory together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): with five or more, trade a set first.</source>
        <translation>
            <numerusform>You hold %n card: with five or more, trade a set first.</numerusform>
            <numerusform>You hold %n cards: with five or more, trade a set first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n attack die(dice).</source>
        <translation>
            <numerusform>{place}: at most %n attack die.</numerusform>
            <numerusform>{place}: at most %n attack dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies): stop at fewer than that.</source>
        <translation>
            <numerusform>{place} holds only %n army: stop at fewer than that.</numerusform>
            <numerusform>{place} holds only %n armies: stop at fewer than that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation>
            <numerusform>{place}: at least the %n army of the winning battle move in.</numerusform>
            <numerusform>{place}: at least the %n armies of the winning battle move in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: one army stays, so at most %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: one army stays, so at most %n army can go.</numerusform>
            <numerusform>{place}: one army stays, so at most %n armies can go.</numerusform>
        </translation>
    </message>
</context>
</TS>
