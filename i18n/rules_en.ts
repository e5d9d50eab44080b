<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>core</name>
    <message numerus="yes">
        <source>A list of %n value(s) is expected here.</source>
        <translation>
            <numerusform>A list of %n value is expected here.</numerusform>
            <numerusform>A list of %n values is expected here.</numerusform>
        </translation>
    </message>
</context>
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
        <source>Place %n army(ies) on your land</source>
        <translation>
            <numerusform>Place %n army on your land</numerusform>
            <numerusform>Place %n armies on your land</numerusform>
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
        <source>You hold %n card(s). Each moves an army one step closer to you.</source>
        <translation>
            <numerusform>You hold %n card. Each moves an army one step closer to you.</numerusform>
            <numerusform>You hold %n cards. Each moves an army one step closer to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) for {army}</source>
        <translation>
            <numerusform>Place %n army for {army}</numerusform>
            <numerusform>Place %n armies for {army}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A neutral army takes at most %n card(s).</source>
        <translation>
            <numerusform>A neutral army takes at most %n card.</numerusform>
            <numerusform>A neutral army takes at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) your ally has left.</source>
        <translation>
            <numerusform>First place the %n army your ally has left.</numerusform>
            <numerusform>First place the %n armies your ally has left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies) for {army}: {place}.</source>
        <translation>
            <numerusform>{player} places %n army for {army}: {place}.</numerusform>
            <numerusform>{player} places %n armies for {army}: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} rolls for {army}: %n army(ies).</source>
        <translation>
            <numerusform>{player} rolls for {army}: %n army.</numerusform>
            <numerusform>{player} rolls for {army}: %n armies.</numerusform>
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
        <source>Trade a set: choose %n more card(s)</source>
        <translation>
            <numerusform>Trade a set: choose %n more card</numerusform>
            <numerusform>Trade a set: choose %n more cards</numerusform>
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
    <message numerus="yes">
        <source>Eliminates {victim} and takes %n card(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Eliminates {victim} and takes %n card.</numerusform>
            <numerusform>Eliminates {victim} and takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards taken bring %n army(ies) to go on with.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Cards taken bring %n army to go on with.</numerusform>
            <numerusform>Cards taken bring %n armies to go on with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {continent}: %n army(ies) a turn.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Completes {continent}: %n army a turn.</numerusform>
            <numerusform>Completes {continent}: %n armies a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs {victim} %n army(ies) a turn: {continent}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Costs {victim} %n army a turn: {continent}.</numerusform>
            <numerusform>Costs {victim} %n armies a turn: {continent}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Takes %n territory(ies) while the odds are good.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Takes %n territory while the odds are good.</numerusform>
            <numerusform>Takes %n territories while the odds are good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n border territory(ies) fewer to guard.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Leaves %n border territory fewer to guard.</numerusform>
            <numerusform>Leaves %n border territories fewer to guard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy army(ies) stand next to {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n enemy army stand next to {place}.</numerusform>
            <numerusform>%n enemy armies stand next to {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set brings %n army(ies) that are of use now.</source>
        <comment>why</comment>
        <translation>
            <numerusform>The set brings %n army that are of use now.</numerusform>
            <numerusform>The set brings %n armies that are of use now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn.</source>
        <translation>
            <numerusform>Conquer %n territory in one turn.</numerusform>
            <numerusform>Conquer %n territories in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conquer land in %n continent(s) in one turn.</source>
        <translation>
            <numerusform>Conquer land in %n continent in one turn.</numerusform>
            <numerusform>Conquer land in %n continents in one turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn, one or more across a sea line.</source>
        <translation>
            <numerusform>Conquer %n territory in one turn, one or more across a sea line.</numerusform>
            <numerusform>Conquer %n territories in one turn, one or more across a sea line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n army(ies) in one territory.</source>
        <translation>
            <numerusform>Have %n army in one territory.</numerusform>
            <numerusform>Have %n armies in one territory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies).</source>
        <translation>
            <numerusform>Hold %n territory.</numerusform>
            <numerusform>Hold %n territories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) with {size} or more armies each.</source>
        <translation>
            <numerusform>Hold %n territory with {size} or more armies each.</numerusform>
            <numerusform>Hold %n territories with {size} or more armies each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold at least one territory in each of %n continent(s).</source>
        <translation>
            <numerusform>Hold at least one territory in each of %n continent.</numerusform>
            <numerusform>Hold at least one territory in each of %n continents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In one turn, conquer {size} or more territories from each of %n army(ies) of different colours.</source>
        <translation>
            <numerusform>In one turn, conquer {size} or more territories from each of %n army of different colours.</numerusform>
            <numerusform>In one turn, conquer {size} or more territories from each of %n armies of different colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Conquer a territory that had %n or more armies when your turn began.</source>
        <translation>
            <numerusform>Conquer a territory that had %n or more armies when your turn began.</numerusform>
            <numerusform>Conquer a territory that had %n or more armies when your turn began.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) that are all joined to each other.</source>
        <translation>
            <numerusform>Hold %n territory that are all joined to each other.</numerusform>
            <numerusform>Hold %n territories that are all joined to each other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole.</source>
        <translation>
            <numerusform>Hold %n continent whole.</numerusform>
            <numerusform>Hold %n continents whole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n of these territories: {places}.</source>
        <translation>
            <numerusform>Hold %n of these territories: {places}.</numerusform>
            <numerusform>Hold %n of these territories: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of this turn&apos;s conquests, still hold %n with {size} or more armies each.</source>
        <translation>
            <numerusform>Of this turn&apos;s conquests, still hold %n with {size} or more armies each.</numerusform>
            <numerusform>Of this turn&apos;s conquests, still hold %n with {size} or more armies each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold more territories than any other colour in %n continent(s).</source>
        <translation>
            <numerusform>Hold more territories than any other colour in %n continent.</numerusform>
            <numerusform>Hold more territories than any other colour in %n continents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole from the end of a turn to the start of your next.</source>
        <translation>
            <numerusform>Hold %n continent whole from the end of a turn to the start of your next.</numerusform>
            <numerusform>Hold %n continents whole from the end of a turn to the start of your next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) to go.</source>
        <translation>
            <numerusform>%n mission to go.</numerusform>
            <numerusform>%n missions to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can claim %n mission(s)</source>
        <translation>
            <numerusform>You can claim %n mission</numerusform>
            <numerusform>You can claim %n missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold a set: %n army(ies).</source>
        <translation>
            <numerusform>You hold a set: %n army.</numerusform>
            <numerusform>You hold a set: %n armies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source}. %n army(ies) of your team defend together.</source>
        <translation>
            <numerusform>{player} attacks from {source}. %n army of your team defend together.</numerusform>
            <numerusform>{player} attacks from {source}. %n armies of your team defend together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies) of yours: stop at fewer than that.</source>
        <translation>
            <numerusform>{place} holds only %n army of yours: stop at fewer than that.</numerusform>
            <numerusform>{place} holds only %n armies of yours: stop at fewer than that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: only your own %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: only your own %n army can go.</numerusform>
            <numerusform>{place}: only your own %n armies can go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warcraft</name>
    <message numerus="yes">
        <source>{player} draws %n experience card(s).</source>
        <translation>
            <numerusform>{player} draws %n experience card.</numerusform>
            <numerusform>{player} draws %n experience cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets a card aside, face down: %n left in the pile.</source>
        <translation>
            <numerusform>{player} sets a card aside, face down: %n left in the pile.</numerusform>
            <numerusform>{player} sets a card aside, face down: %n left in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, Curse: {faces}, %n casualty(ies) prevented.</source>
        <translation>
            <numerusform>{player}, Curse: {faces}, %n casualty prevented.</numerusform>
            <numerusform>{player}, Curse: {faces}, %n casualties prevented.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, ranged: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, ranged: {faces} (strength {strength}), %n hit.</numerusform>
            <numerusform>{player}, ranged: {faces} (strength {strength}), %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, flying: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, flying: {faces} (strength {strength}), %n hit.</numerusform>
            <numerusform>{player}, flying: {faces} (strength {strength}), %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, melee: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, melee: {faces} (strength {strength}), %n hit.</numerusform>
            <numerusform>{player}, melee: {faces} (strength {strength}), %n hits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: %n casualty(ies).</source>
        <translation>
            <numerusform>Attacker: %n casualty.</numerusform>
            <numerusform>Attacker: %n casualties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender: %n casualty(ies).</source>
        <translation>
            <numerusform>Defender: %n casualty.</numerusform>
            <numerusform>Defender: %n casualties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause} prevents %n casualty(ies).</source>
        <translation>
            <numerusform>{cause} prevents %n casualty.</numerusform>
            <numerusform>{cause} prevents %n casualties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place}.</source>
        <translation>
            <numerusform>{player} harvests %n gold: {place}.</numerusform>
            <numerusform>{player} harvests %n gold: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player} harvests %n gold: {place} is now half depleted.</numerusform>
            <numerusform>{player} harvests %n gold: {place} is now half depleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now depleted.</source>
        <translation>
            <numerusform>{player} harvests %n gold: {place} is now depleted.</numerusform>
            <numerusform>{player} harvests %n gold: {place} is now depleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place}.</source>
        <translation>
            <numerusform>{player} harvests %n wood: {place}.</numerusform>
            <numerusform>{player} harvests %n wood: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player} harvests %n wood: {place} is now half depleted.</numerusform>
            <numerusform>{player} harvests %n wood: {place} is now half depleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now depleted.</source>
        <translation>
            <numerusform>{player} harvests %n wood: {place} is now depleted.</numerusform>
            <numerusform>{player} harvests %n wood: {place} is now depleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n melee unit(s)</source>
        <translation>
            <numerusform>%n melee unit</numerusform>
            <numerusform>%n melee units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged unit(s)</source>
        <translation>
            <numerusform>%n ranged unit</numerusform>
            <numerusform>%n ranged units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying unit(s)</source>
        <translation>
            <numerusform>%n flying unit</numerusform>
            <numerusform>%n flying units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Necromancer(s)</source>
        <translation>
            <numerusform>%n Necromancer</numerusform>
            <numerusform>%n Necromancers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <comment>worth of a space</comment>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n building(s) completed</source>
        <translation>
            <numerusform>{done} of %n building completed</numerusform>
            <numerusform>{done} of %n buildings completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First player · {done} of %n building(s) completed</source>
        <translation>
            <numerusform>First player · {done} of %n building completed</numerusform>
            <numerusform>First player · {done} of %n buildings completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n melee building(s).</source>
        <translation>
            <numerusform>Next: {unit}, with %n melee building.</numerusform>
            <numerusform>Next: {unit}, with %n melee buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n ranged building(s).</source>
        <translation>
            <numerusform>Next: {unit}, with %n ranged building.</numerusform>
            <numerusform>Next: {unit}, with %n ranged buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n flying building(s).</source>
        <translation>
            <numerusform>Next: {unit}, with %n flying building.</numerusform>
            <numerusform>Next: {unit}, with %n flying buildings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The team: %n point(s).</source>
        <translation>
            <numerusform>The team: %n point.</numerusform>
            <numerusform>The team: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win.</source>
        <translation>
            <numerusform>%n point win.</numerusform>
            <numerusform>%n points win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies): {removed} removed, {left} to go.</source>
        <translation>
            <numerusform>%n casualty: {removed} removed, {left} to go.</numerusform>
            <numerusform>%n casualties: {removed} removed, {left} to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies) prevented.</source>
        <translation>
            <numerusform>%n casualty prevented.</numerusform>
            <numerusform>%n casualties prevented.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) will be fought when you end movement.</source>
        <translation>
            <numerusform>%n battle will be fought when you end movement.</numerusform>
            <numerusform>%n battles will be fought when you end movement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) left in this step.</source>
        <translation>
            <numerusform>%n battle left in this step.</numerusform>
            <numerusform>%n battles left in this step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in training. Drag them to your town or an outpost.</source>
        <translation>
            <numerusform>%n piece in training. Drag them to your town or an outpost.</numerusform>
            <numerusform>%n pieces in training. Drag them to your town or an outpost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a casualty: %n to go</source>
        <translation>
            <numerusform>Choose a casualty: %n to go</numerusform>
            <numerusform>Choose a casualty: %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must go to neighbouring spaces.</source>
        <translation>
            <numerusform>%n unit must go to neighbouring spaces.</numerusform>
            <numerusform>%n units must go to neighbouring spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faces}, %n hit(s)</source>
        <translation>
            <numerusform>{faces}, %n hit</numerusform>
            <numerusform>{faces}, %n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{resource}: you have %n to give.</source>
        <translation>
            <numerusform>{resource}: you have %n to give.</numerusform>
            <numerusform>{resource}: you have %n to give.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: you have %n piece(s) of this kind there ({kind}).</source>
        <translation>
            <numerusform>{place}: you have %n piece of this kind there ({kind}).</numerusform>
            <numerusform>{place}: you have %n pieces of this kind there ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n piece(s) there can still move ({kind}). Every piece moves once.</source>
        <translation>
            <numerusform>{place}: %n piece there can still move ({kind}). Every piece moves once.</numerusform>
            <numerusform>{place}: %n pieces there can still move ({kind}). Every piece moves once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n unit(s) of a team at most.</source>
        <translation>
            <numerusform>{place} is full: %n unit of a team at most.</numerusform>
            <numerusform>{place} is full: %n units of a team at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n worker(s) of a team at most.</source>
        <translation>
            <numerusform>{place} is full: %n worker of a team at most.</numerusform>
            <numerusform>{place} is full: %n workers of a team at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is out of reach: these pieces move up to %n space(s).</source>
        <translation>
            <numerusform>{place} is out of reach: these pieces move up to %n space.</numerusform>
            <numerusform>{place} is out of reach: these pieces move up to %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind in training ({kind}).</source>
        <translation>
            <numerusform>%n piece of this kind in training ({kind}).</numerusform>
            <numerusform>%n pieces of this kind in training ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} already holds %n worker(s): the builder cannot come back.</source>
        <translation>
            <numerusform>{place} already holds %n worker: the builder cannot come back.</numerusform>
            <numerusform>{place} already holds %n workers: the builder cannot come back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n empty building(s) for this kind ({kind}).</source>
        <translation>
            <numerusform>You have %n empty building for this kind ({kind}).</numerusform>
            <numerusform>You have %n empty buildings for this kind ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind left in your reserve ({kind}).</source>
        <translation>
            <numerusform>%n piece of this kind left in your reserve ({kind}).</numerusform>
            <numerusform>%n pieces of this kind left in your reserve ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n plot(s) for this kind are taken ({kind}).</source>
        <translation>
            <numerusform>All %n plot for this kind are taken ({kind}).</numerusform>
            <numerusform>All %n plots for this kind are taken ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All your %n outpost(s) are in use.</source>
        <translation>
            <numerusform>All your %n outpost are in use.</numerusform>
            <numerusform>All your %n outposts are in use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next level needs %n finished building(s) of this type ({kind}).</source>
        <translation>
            <numerusform>The next level needs %n finished building of this type ({kind}).</numerusform>
            <numerusform>The next level needs %n finished buildings of this type ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board has at most %n space(s).</source>
        <translation>
            <numerusform>A board has at most %n space.</numerusform>
            <numerusform>A board has at most %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n of these pieces for each side.</source>
        <translation>
            <numerusform>The box holds only %n of these pieces for each side.</numerusform>
            <numerusform>The box holds only %n of these pieces for each side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of a team may be in a space.</source>
        <translation>
            <numerusform>At most %n unit of a team may be in a space.</numerusform>
            <numerusform>At most %n units of a team may be in a space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n worker(s) of a team may be in a space.</source>
        <translation>
            <numerusform>At most %n worker of a team may be in a space.</numerusform>
            <numerusform>At most %n workers of a team may be in a space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacks %n unit(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Attacks %n unit: {place}.</numerusform>
            <numerusform>Attacks %n units: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) stand there without a guard: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n worker stand there without a guard: {place}.</numerusform>
            <numerusform>%n workers stand there without a guard: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Brings %n victory point: {place}.</numerusform>
            <numerusform>Brings %n victory points: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) go where they are of most use.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n worker go where they are of most use.</numerusform>
            <numerusform>%n workers go where they are of most use.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy unit(s) could come here: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n enemy unit could come here: {place}.</numerusform>
            <numerusform>%n enemy units could come here: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more are worth most for the price.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n piece more are worth most for the price.</numerusform>
            <numerusform>%n pieces more are worth most for the price.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far there are %n worker(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>So far there are %n worker.</numerusform>
            <numerusform>So far there are %n workers.</numerusform>
        </translation>
    </message>
</context>
</TS>
