<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el_GR" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Δεν είναι η σειρά σας να απαντήσετε.</translation>
    </message>
    <message>
        <source>This action makes no sense here.</source>
        <translation>Αυτή η ενέργεια δεν έχει νόημα εδώ.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Αυτό δεν γίνεται τώρα.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <translation>Κάτι λείπει εδώ.</translation>
    </message>
    <message>
        <source>“{name}” is not known here.</source>
        <translation>Το «{name}» δεν είναι γνωστό εδώ.</translation>
    </message>
    <message>
        <source>A group of named values is expected here.</source>
        <translation>Εδώ αναμένεται μια ομάδα τιμών με όνομα.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Εδώ αναμένεται μια λίστα.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Εδώ αναμένεται ένα κείμενο.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>Εδώ αναμένεται ένας ακέραιος αριθμός.</translation>
    </message>
    <message>
        <source>This number is too large or too small.</source>
        <translation>Αυτός ο αριθμός είναι πολύ μεγάλος ή πολύ μικρός.</translation>
    </message>
    <message>
        <source>This text is too long.</source>
        <translation>Αυτό το κείμενο είναι πολύ μεγάλο.</translation>
    </message>
    <message>
        <source>This list is too long.</source>
        <translation>Αυτή η λίστα είναι πολύ μεγάλη.</translation>
    </message>
    <message>
        <source>This text has characters that cannot be shown.</source>
        <translation>Αυτό το κείμενο έχει χαρακτήρες που δεν εμφανίζονται.</translation>
    </message>
    <message>
        <source>Nobody sits at this table.</source>
        <translation>Κανείς δεν κάθεται σε αυτό το τραπέζι.</translation>
    </message>
    <message>
        <source>Two players have the same colour.</source>
        <translation>Δύο παίκτες έχουν το ίδιο χρώμα.</translation>
    </message>
    <message>
        <source>A match cannot be set up like this.</source>
        <translation>Μια παρτίδα δεν στήνεται έτσι.</translation>
    </message>
    <message>
        <source>This match was played with a newer version of the rules.</source>
        <translation>Αυτή η παρτίδα παίχτηκε με νεότερη έκδοση των κανόνων.</translation>
    </message>
    <message>
        <source>This line of the log cannot be read: {line}</source>
        <translation>Αυτή η γραμμή του ημερολογίου δεν διαβάζεται: {line}</translation>
    </message>
    <message>
        <source>More is taken back here than was played.</source>
        <translation>Εδώ αναιρούνται περισσότερα απ’ όσα παίχτηκαν.</translation>
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
        <translation>Κατακτήστε τον κόσμο, μία ήπειρο τη φορά.</translation>
    </message>
    <message>
        <source>The classic game</source>
        <translation>Το κλασικό παιχνίδι</translation>
    </message>
    <message>
        <source>42 territories, six continents, one ruler of the world.</source>
        <translation>42 περιοχές, έξι ήπειροι, ένας κυρίαρχος του κόσμου.</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Περιοχές</translation>
    </message>
    <message>
        <source>Claimed in turn</source>
        <translation>Διεκδίκηση με τη σειρά</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Τυχαία μοιρασιά</translation>
    </message>
    <message>
        <source>Start armies</source>
        <translation>Αρχικές στρατιές</translation>
    </message>
    <message>
        <source>Placed in turn</source>
        <translation>Τοποθέτηση με τη σειρά</translation>
    </message>
    <message>
        <source>Placed at random</source>
        <translation>Τυχαία τοποθέτηση</translation>
    </message>
    <message>
        <source>Worth of sets</source>
        <translation>Αξία των τριάδων</translation>
    </message>
    <message>
        <source>Golden cavalry: 4, 6, 8, 10, 15, 20 …</source>
        <translation>Χρυσό ιππικό: 4, 6, 8, 10, 15, 20 …</translation>
    </message>
    <message>
        <source>Older rule: 4, 6, 8, 10, 12, 15 …</source>
        <translation>Παλαιότερος κανόνας: 4, 6, 8, 10, 12, 15 …</translation>
    </message>
    <message>
        <source>Sets past the end of the golden cavalry table</source>
        <translation>Τριάδες μετά το τέλος της κλίμακας του χρυσού ιππικού</translation>
    </message>
    <message>
        <source>Always 60</source>
        <translation>Πάντα 60</translation>
    </message>
    <message>
        <source>5 more each time</source>
        <translation>5 παραπάνω κάθε φορά</translation>
    </message>
    <message>
        <source>Armies for sets after an elimination</source>
        <translation>Στρατιές για τριάδες μετά από εξόντωση</translation>
    </message>
    <message>
        <source>One territory for each set</source>
        <translation>Μία περιοχή για κάθε τριάδα</translation>
    </message>
    <message>
        <source>Spread as you like</source>
        <translation>Μοιράστε όπως θέλετε</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Μέγιστη διάρκεια</translation>
    </message>
    <message>
        <source>Until the world is conquered</source>
        <translation>Ως την κατάκτηση του κόσμου</translation>
    </message>
    <message>
        <source>50 rounds</source>
        <translation>50 γύροι</translation>
    </message>
    <message>
        <source>100 rounds</source>
        <translation>100 γύροι</translation>
    </message>
    <message>
        <source>200 rounds</source>
        <translation>200 γύροι</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>set-up step</comment>
        <translation>Διεκδίκηση</translation>
    </message>
    <message>
        <source>Place armies</source>
        <comment>set-up step</comment>
        <translation>Τοποθέτηση</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <comment>phase</comment>
        <translation>Ενισχύσεις</translation>
    </message>
    <message>
        <source>Combat</source>
        <comment>phase</comment>
        <translation>Μάχη</translation>
    </message>
    <message>
        <source>Fortify</source>
        <comment>phase</comment>
        <translation>Μετακίνηση</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>phase</comment>
        <translation>Κάρτα</translation>
    </message>
    <message>
        <source>Territories</source>
        <comment>column</comment>
        <translation>Περιοχές</translation>
    </message>
    <message>
        <source>Armies</source>
        <comment>column</comment>
        <translation>Στρατιές</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>column</comment>
        <translation>Ήπειροι</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation>Κάρτες</translation>
    </message>
    <message>
        <source>Next income</source>
        <comment>column</comment>
        <translation>Ενισχύσεις</translation>
    </message>
    <message>
        <source>World map</source>
        <translation>Παγκόσμιος χάρτης</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Οι κάρτες σας</translation>
    </message>
    <message>
        <source>Armies to place</source>
        <translation>Στρατιές προς τοποθέτηση</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Πεδίο μάχης</translation>
    </message>
    <message>
        <source>Golden cavalry</source>
        <translation>Χρυσό ιππικό</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Επιτιθέμενος</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Αμυνόμενος</translation>
    </message>
    <message numerus="yes">
        <source>The next set brings %n army(ies).</source>
        <translation>
            <numerusform>Η επόμενη τριάδα δίνει %n στρατιά.</numerusform>
            <numerusform>Η επόμενη τριάδα δίνει %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>{armies}</source>
        <comment>number on a space of the table</comment>
        <translation>{armies}</translation>
    </message>
    <message>
        <source>You hold a set.</source>
        <translation>Έχετε μία τριάδα.</translation>
    </message>
    <message>
        <source>No set yet.</source>
        <translation>Καμία τριάδα ακόμη.</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Καμία κάρτα.</translation>
    </message>
    <message>
        <source>No battle yet this turn.</source>
        <translation>Καμία μάχη ακόμη σε αυτή τη σειρά.</translation>
    </message>
    <message>
        <source>{source} → {target}</source>
        <translation>{source} → {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n die(dice)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n ζάρι</numerusform>
            <numerusform>%n ζάρια</numerusform>
        </translation>
    </message>
    <message>
        <source>End combat</source>
        <comment>button</comment>
        <translation>Τέλος μάχης</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Παράλειψη</translation>
    </message>
    <message>
        <source>Move in</source>
        <comment>button</comment>
        <translation>Είσοδος στρατιών</translation>
    </message>
    <message>
        <source>Fight on …</source>
        <comment>button</comment>
        <translation>Συνεχής μάχη…</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <comment>rulebook section</comment>
        <translation>Ο σκοπός του παιχνιδιού</translation>
    </message>
    <message>
        <source>The board</source>
        <comment>rulebook section</comment>
        <translation>Το ταμπλό</translation>
    </message>
    <message>
        <source>Setting up</source>
        <comment>rulebook section</comment>
        <translation>Προετοιμασία</translation>
    </message>
    <message>
        <source>Rolling for the start</source>
        <comment>rulebook section</comment>
        <translation>Ζαριά για την αρχή</translation>
    </message>
    <message>
        <source>Claiming territories</source>
        <comment>rulebook section</comment>
        <translation>Διεκδίκηση περιοχών</translation>
    </message>
    <message>
        <source>Placing the start armies</source>
        <comment>rulebook section</comment>
        <translation>Τοποθέτηση αρχικών στρατιών</translation>
    </message>
    <message>
        <source>The turn</source>
        <comment>rulebook section</comment>
        <translation>Η σειρά</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Ενισχύσεις</translation>
    </message>
    <message>
        <source>Continents</source>
        <comment>rulebook section</comment>
        <translation>Ήπειροι</translation>
    </message>
    <message>
        <source>Risk cards and sets</source>
        <comment>rulebook section</comment>
        <translation>Κάρτες Risk και τριάδες</translation>
    </message>
    <message>
        <source>Trading sets</source>
        <comment>rulebook section</comment>
        <translation>Εξαργύρωση τριάδων</translation>
    </message>
    <message>
        <source>The golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Το χρυσό ιππικό</translation>
    </message>
    <message>
        <source>Placing reinforcements</source>
        <comment>rulebook section</comment>
        <translation>Τοποθέτηση ενισχύσεων</translation>
    </message>
    <message>
        <source>Attacking</source>
        <comment>rulebook section</comment>
        <translation>Επίθεση</translation>
    </message>
    <message>
        <source>Choosing dice</source>
        <comment>rulebook section</comment>
        <translation>Επιλογή ζαριών</translation>
    </message>
    <message>
        <source>The battle</source>
        <comment>rulebook section</comment>
        <translation>Η μάχη</translation>
    </message>
    <message>
        <source>Fighting on</source>
        <comment>rulebook section</comment>
        <translation>Συνεχής μάχη</translation>
    </message>
    <message>
        <source>Conquest and moving in</source>
        <comment>rulebook section</comment>
        <translation>Κατάκτηση και είσοδος</translation>
    </message>
    <message>
        <source>Eliminating a player</source>
        <comment>rulebook section</comment>
        <translation>Εξόντωση παίκτη</translation>
    </message>
    <message>
        <source>Fortifying</source>
        <comment>rulebook section</comment>
        <translation>Μετακίνηση στρατευμάτων</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>rulebook section</comment>
        <translation>Τράβηγμα κάρτας</translation>
    </message>
    <message>
        <source>Winning</source>
        <comment>rulebook section</comment>
        <translation>Νίκη</translation>
    </message>
    <message>
        <source>Resigning</source>
        <comment>rulebook section</comment>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>A last round</source>
        <comment>rulebook section</comment>
        <translation>Τελευταίος γύρος</translation>
    </message>
    <message>
        <source>The odds of battle</source>
        <comment>rulebook section</comment>
        <translation>Οι πιθανότητες της μάχης</translation>
    </message>
    <message>
        <source>North America</source>
        <comment>continent</comment>
        <translation>Βόρεια Αμερική|gen=Βόρειας Αμερικής</translation>
    </message>
    <message>
        <source>South America</source>
        <comment>continent</comment>
        <translation>Νότια Αμερική|gen=Νότιας Αμερικής</translation>
    </message>
    <message>
        <source>Europe</source>
        <comment>continent</comment>
        <translation>Ευρώπη|gen=Ευρώπης</translation>
    </message>
    <message>
        <source>Africa</source>
        <comment>continent</comment>
        <translation>Αφρική|gen=Αφρικής</translation>
    </message>
    <message>
        <source>Asia</source>
        <comment>continent</comment>
        <translation>Ασία|gen=Ασίας</translation>
    </message>
    <message>
        <source>Australia</source>
        <comment>continent</comment>
        <translation>Αυστραλία|gen=Αυστραλίας</translation>
    </message>
    <message>
        <source>Alaska</source>
        <comment>territory</comment>
        <translation>Αλάσκα|gen=Αλάσκας</translation>
    </message>
    <message>
        <source>Northwest Territory</source>
        <comment>territory</comment>
        <translation>Βορειοδυτικά Εδάφη|gen=Βορειοδυτικών Εδαφών</translation>
    </message>
    <message>
        <source>Greenland</source>
        <comment>territory</comment>
        <translation>Γροιλανδία|gen=Γροιλανδίας</translation>
    </message>
    <message>
        <source>Alberta</source>
        <comment>territory</comment>
        <translation>Αλμπέρτα|gen=Αλμπέρτας</translation>
    </message>
    <message>
        <source>Ontario</source>
        <comment>territory</comment>
        <translation>Οντάριο</translation>
    </message>
    <message>
        <source>Quebec</source>
        <comment>territory</comment>
        <translation>Κεμπέκ</translation>
    </message>
    <message>
        <source>Western United States</source>
        <comment>territory</comment>
        <translation>Δυτικές ΗΠΑ|gen=Δυτικών ΗΠΑ</translation>
    </message>
    <message>
        <source>Eastern United States</source>
        <comment>territory</comment>
        <translation>Ανατολικές ΗΠΑ|gen=Ανατολικών ΗΠΑ</translation>
    </message>
    <message>
        <source>Central America</source>
        <comment>territory</comment>
        <translation>Κεντρική Αμερική|gen=Κεντρικής Αμερικής</translation>
    </message>
    <message>
        <source>Venezuela</source>
        <comment>territory</comment>
        <translation>Βενεζουέλα|gen=Βενεζουέλας</translation>
    </message>
    <message>
        <source>Peru</source>
        <comment>territory</comment>
        <translation>Περού</translation>
    </message>
    <message>
        <source>Brazil</source>
        <comment>territory</comment>
        <translation>Βραζιλία|gen=Βραζιλίας</translation>
    </message>
    <message>
        <source>Argentina</source>
        <comment>territory</comment>
        <translation>Αργεντινή|gen=Αργεντινής</translation>
    </message>
    <message>
        <source>Iceland</source>
        <comment>territory</comment>
        <translation>Ισλανδία|gen=Ισλανδίας</translation>
    </message>
    <message>
        <source>Great Britain</source>
        <comment>territory</comment>
        <translation>Μεγάλη Βρετανία|gen=Μεγάλης Βρετανίας</translation>
    </message>
    <message>
        <source>Scandinavia</source>
        <comment>territory</comment>
        <translation>Σκανδιναβία|gen=Σκανδιναβίας</translation>
    </message>
    <message>
        <source>Northern Europe</source>
        <comment>territory</comment>
        <translation>Βόρεια Ευρώπη|gen=Βόρειας Ευρώπης</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <comment>territory</comment>
        <translation>Δυτική Ευρώπη|gen=Δυτικής Ευρώπης</translation>
    </message>
    <message>
        <source>Southern Europe</source>
        <comment>territory</comment>
        <translation>Νότια Ευρώπη|gen=Νότιας Ευρώπης</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <comment>territory</comment>
        <translation>Ουκρανία|gen=Ουκρανίας</translation>
    </message>
    <message>
        <source>North Africa</source>
        <comment>territory</comment>
        <translation>Βόρεια Αφρική|gen=Βόρειας Αφρικής</translation>
    </message>
    <message>
        <source>Egypt</source>
        <comment>territory</comment>
        <translation>Αίγυπτος|gen=Αιγύπτου|acc=Αίγυπτο</translation>
    </message>
    <message>
        <source>East Africa</source>
        <comment>territory</comment>
        <translation>Ανατολική Αφρική|gen=Ανατολικής Αφρικής</translation>
    </message>
    <message>
        <source>Congo</source>
        <comment>territory</comment>
        <translation>Κονγκό</translation>
    </message>
    <message>
        <source>South Africa</source>
        <comment>territory</comment>
        <translation>Νότια Αφρική|gen=Νότιας Αφρικής</translation>
    </message>
    <message>
        <source>Madagascar</source>
        <comment>territory</comment>
        <translation>Μαδαγασκάρη|gen=Μαδαγασκάρης</translation>
    </message>
    <message>
        <source>Ural</source>
        <comment>territory</comment>
        <translation>Ουράλια|gen=Ουραλίων</translation>
    </message>
    <message>
        <source>Siberia</source>
        <comment>territory</comment>
        <translation>Σιβηρία|gen=Σιβηρίας</translation>
    </message>
    <message>
        <source>Yakutsk</source>
        <comment>territory</comment>
        <translation>Γιακούτσκ</translation>
    </message>
    <message>
        <source>Kamchatka</source>
        <comment>territory</comment>
        <translation>Καμτσάτκα|gen=Καμτσάτκας</translation>
    </message>
    <message>
        <source>Irkutsk</source>
        <comment>territory</comment>
        <translation>Ιρκούτσκ</translation>
    </message>
    <message>
        <source>Mongolia</source>
        <comment>territory</comment>
        <translation>Μογγολία|gen=Μογγολίας</translation>
    </message>
    <message>
        <source>Japan</source>
        <comment>territory</comment>
        <translation>Ιαπωνία|gen=Ιαπωνίας</translation>
    </message>
    <message>
        <source>Afghanistan</source>
        <comment>territory</comment>
        <translation>Αφγανιστάν</translation>
    </message>
    <message>
        <source>China</source>
        <comment>territory</comment>
        <translation>Κίνα|gen=Κίνας</translation>
    </message>
    <message>
        <source>Middle East</source>
        <comment>territory</comment>
        <translation>Μέση Ανατολή|gen=Μέσης Ανατολής</translation>
    </message>
    <message>
        <source>India</source>
        <comment>territory</comment>
        <translation>Ινδία|gen=Ινδίας</translation>
    </message>
    <message>
        <source>Siam</source>
        <comment>territory</comment>
        <translation>Σιάμ</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <comment>territory</comment>
        <translation>Ινδονησία|gen=Ινδονησίας</translation>
    </message>
    <message>
        <source>New Guinea</source>
        <comment>territory</comment>
        <translation>Νέα Γουινέα|gen=Νέας Γουινέας</translation>
    </message>
    <message>
        <source>Western Australia</source>
        <comment>territory</comment>
        <translation>Δυτική Αυστραλία|gen=Δυτικής Αυστραλίας</translation>
    </message>
    <message>
        <source>Eastern Australia</source>
        <comment>territory</comment>
        <translation>Ανατολική Αυστραλία|gen=Ανατολικής Αυστραλίας</translation>
    </message>
    <message>
        <source>Red neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Κόκκινος στρατός</translation>
    </message>
    <message>
        <source>Blue neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Μπλε στρατός</translation>
    </message>
    <message>
        <source>Yellow neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Κίτρινος στρατός</translation>
    </message>
    <message>
        <source>Black neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Μαύρος στρατός</translation>
    </message>
    <message>
        <source>Green neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Πράσινος στρατός</translation>
    </message>
    <message>
        <source>Purple neutral army</source>
        <comment>an army nobody plays</comment>
        <translation>Μωβ στρατός</translation>
    </message>
    <message>
        <source>infantry</source>
        <comment>card symbol</comment>
        <translation>πεζικό</translation>
    </message>
    <message>
        <source>cavalry</source>
        <comment>card symbol</comment>
        <translation>ιππικό</translation>
    </message>
    <message>
        <source>artillery</source>
        <comment>card symbol</comment>
        <translation>πυροβολικό</translation>
    </message>
    <message>
        <source>joker</source>
        <comment>card symbol</comment>
        <translation>μπαλαντέρ</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>card name</comment>
        <translation>Μπαλαντέρ</translation>
    </message>
    <message>
        <source>{card} ({symbol})</source>
        <comment>a card: territory and symbol</comment>
        <translation>{card} ({symbol})</translation>
    </message>
    <message>
        <source>Claim a territory</source>
        <translation>Διεκδικήστε μία περιοχή</translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) still free.</source>
        <translation>
            <numerusform>Μένει %n κενή περιοχή.</numerusform>
            <numerusform>Μένουν %n κενές περιοχές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army on your land</source>
        <translation>Τοποθετήστε μία στρατιά σε δική σας περιοχή</translation>
    </message>
    <message>
        <source>Two players, passive neutrals</source>
        <translation>Δύο παίκτες, παθητικοί ουδέτεροι στρατοί</translation>
    </message>
    <message>
        <source>Two neutral armies block the way. Defeat your opponent.</source>
        <translation>Δύο ουδέτεροι στρατοί κλείνουν τον δρόμο. Νικήστε τον αντίπαλό σας.</translation>
    </message>
    <message>
        <source>Two players, active neutrals</source>
        <translation>Δύο παίκτες, ενεργοί ουδέτεροι στρατοί</translation>
    </message>
    <message>
        <source>Bribe two neutral armies to fight for you. Mind their loyalty.</source>
        <translation>Δωροδοκήστε δύο ουδέτερους στρατούς να πολεμήσουν για εσάς. Προσέξτε την πίστη τους.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <comment>phase</comment>
        <translation>Δωροδοκία</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Συμμαχίες</translation>
    </message>
    <message>
        <source>{army}</source>
        <comment>row of the alliances: a neutral army</comment>
        <translation>{army}</translation>
    </message>
    <message>
        <source>uninvolved</source>
        <comment>a neutral army that is nobody&apos;s ally</comment>
        <translation>αμέτοχος</translation>
    </message>
    <message>
        <source>ally of {player}</source>
        <translation>σύμμαχος ({player})</translation>
    </message>
    <message>
        <source>Call off</source>
        <comment>button: end the invasion going on</comment>
        <translation>Ματαίωση</translation>
    </message>
    <message>
        <source>Roll for {army}</source>
        <comment>button</comment>
        <translation>Ζάρι: {army}</translation>
    </message>
    <message>
        <source>No more bribes</source>
        <comment>button</comment>
        <translation>Τέλος δωροδοκίας</translation>
    </message>
    <message>
        <source>No die</source>
        <comment>button: no reinforcements for allies</comment>
        <translation>Χωρίς ζάρι</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>set-up step</comment>
        <translation>Μοίρασμα</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on your land</source>
        <translation>
            <numerusform>Τοποθετήστε %n στρατιά σε δική σας περιοχή</numerusform>
            <numerusform>Τοποθετήστε %n στρατιές σε δικές σας περιοχές</numerusform>
        </translation>
    </message>
    <message>
        <source>And one army each for: {armies}.</source>
        <translation>Και από μία στρατιά ακόμη: {armies}.</translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies) left to place.</source>
        <translation>
            <numerusform>Απομένει %n στρατιά προς τοποθέτηση.</numerusform>
            <numerusform>Απομένουν %n στρατιές προς τοποθέτηση.</numerusform>
        </translation>
    </message>
    <message>
        <source>Place one army for: {army}</source>
        <translation>Τοποθετήστε μία στρατιά: {army}</translation>
    </message>
    <message>
        <source>You choose which of its territories.</source>
        <translation>Σε ποια από τις περιοχές του, το αποφασίζετε εσείς.</translation>
    </message>
    <message>
        <source>Bribe a neutral army with a card, or go on</source>
        <translation>Δωροδοκήστε έναν ουδέτερο στρατό με μία κάρτα ή συνεχίστε</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s). Each moves an army one step closer to you.</source>
        <translation>
            <numerusform>Έχετε %n κάρτα. Φέρνει έναν στρατό ένα βήμα πιο κοντά σας.</numerusform>
            <numerusform>Έχετε %n κάρτες. Καθεμία φέρνει έναν στρατό ένα βήμα πιο κοντά σας.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll the die for an ally, or go on: {armies}</source>
        <translation>Ρίξτε ζάρι για έναν σύμμαχο ή συνεχίστε: {armies}</translation>
    </message>
    <message>
        <source>The ally gets as many armies as the die shows.</source>
        <translation>Ο σύμμαχος παίρνει όσες στρατιές δείξει το ζάρι.</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) for {army}</source>
        <translation>
            <numerusform>Τοποθετήστε %n στρατιά: {army}</numerusform>
            <numerusform>Τοποθετήστε %n στρατιές: {army}</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere on its own land.</source>
        <translation>Οπουδήποτε στις δικές του περιοχές.</translation>
    </message>
    <message>
        <source>Move troops of an ally, or skip: {armies}</source>
        <translation>Μετακινήστε έναν σύμμαχο ή παραλείψτε το: {armies}</translation>
    </message>
    <message>
        <source>Once for each ally, along its own land.</source>
        <translation>Μία φορά για κάθε σύμμαχο, μέσα από δικές του περιοχές.</translation>
    </message>
    <message>
        <source>From your own land or an ally&apos;s: {armies}.</source>
        <translation>Από δική σας περιοχή ή από περιοχή συμμάχου: {armies}.</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}. Loyalty dice afterwards: {armies}.</source>
        <translation>Μετά ζάρι πίστης: {armies}. Επιτιθέμενοι: {attackers}, αμυνόμενοι: {defenders}.</translation>
    </message>
    <message>
        <source>Choose the neutral army that gets the card</source>
        <translation>Επιλέξτε τον ουδέτερο στρατό που παίρνει την κάρτα</translation>
    </message>
    <message>
        <source>Bribe {army}: {card}</source>
        <translation>Δωροδοκία: {card} → {army}</translation>
    </message>
    <message>
        <source>Roll the die for {army}</source>
        <translation>Ζάρι συμμάχου: {army}</translation>
    </message>
    <message>
        <source>Call off the invasion</source>
        <translation>Ματαίωση της εισβολής</translation>
    </message>
    <message>
        <source>Bribe no more</source>
        <translation>Τέλος δωροδοκίας</translation>
    </message>
    <message>
        <source>Roll for no ally</source>
        <translation>Κανένα ζάρι για συμμάχους</translation>
    </message>
    <message>
        <source>Move no ally</source>
        <translation>Καμία μετακίνηση συμμάχου</translation>
    </message>
    <message>
        <source>Only neutral armies take bribes.</source>
        <translation>Μόνο ουδέτεροι στρατοί δωροδοκούνται.</translation>
    </message>
    <message>
        <source>This neutral army is destroyed.</source>
        <translation>Αυτός ο ουδέτερος στρατός έχει εξοντωθεί.</translation>
    </message>
    <message>
        <source>This neutral army is your ally already.</source>
        <translation>Αυτός ο ουδέτερος στρατός είναι ήδη σύμμαχός σας.</translation>
    </message>
    <message numerus="yes">
        <source>A neutral army takes at most %n card(s).</source>
        <translation>
            <numerusform>Ένας ουδέτερος στρατός παίρνει το πολύ %n κάρτα.</numerusform>
            <numerusform>Ένας ουδέτερος στρατός παίρνει το πολύ %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>First give bribes, or go on without.</source>
        <translation>Πρώτα δωροδοκήστε ή συνεχίστε χωρίς δωροδοκία.</translation>
    </message>
    <message>
        <source>First roll for your ally, or go on without.</source>
        <translation>Πρώτα ρίξτε για τον σύμμαχό σας ή συνεχίστε χωρίς ζάρι.</translation>
    </message>
    <message>
        <source>That is no ally you can still roll for this turn.</source>
        <translation>Δεν είναι σύμμαχος για τον οποίο μπορείτε ακόμη να ρίξετε σε αυτή τη σειρά.</translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) your ally has left.</source>
        <translation>
            <numerusform>Πρώτα τοποθετήστε τη μία στρατιά που απομένει στον σύμμαχό σας.</numerusform>
            <numerusform>Πρώτα τοποθετήστε τις %n στρατιές που απομένουν στον σύμμαχό σας.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not this ally&apos;s land.</source>
        <translation>Η περιοχή {place} δεν ανήκει σε αυτόν τον σύμμαχο.</translation>
    </message>
    <message>
        <source>No invasion with loyalty dice is going on.</source>
        <translation>Δεν γίνεται τώρα εισβολή με ζάρια πίστης.</translation>
    </message>
    <message>
        <source>{place} is neither yours nor an ally&apos;s.</source>
        <translation>Η περιοχή {place} δεν είναι ούτε δική σας ούτε συμμάχου σας.</translation>
    </message>
    <message>
        <source>{place} is yours: your ally does not attack you.</source>
        <translation>Η περιοχή {place} είναι δική σας: ο σύμμαχός σας δεν σας επιτίθεται.</translation>
    </message>
    <message>
        <source>{place} is your ally&apos;s own land.</source>
        <translation>Η περιοχή {place} ανήκει στον ίδιο τον σύμμαχό σας.</translation>
    </message>
    <message>
        <source>{place}: move troops of an ally that has not moved yet.</source>
        <translation>{place}: μετακινήστε στρατεύματα συμμάχου που δεν έχει μετακινηθεί ακόμη.</translation>
    </message>
    <message>
        <source>{place}: an ally moves along its own land.</source>
        <translation>{place}: ο σύμμαχος μετακινείται μέσα από δικές του περιοχές.</translation>
    </message>
    <message>
        <source>Your armies of this turn are placed: now the neutral ones.</source>
        <translation>Οι δικές σας στρατιές αυτής της σειράς τοποθετήθηκαν: τώρα οι ουδέτερες.</translation>
    </message>
    <message>
        <source>{place}: this neutral army has had its one army this turn.</source>
        <translation>{place}: αυτός ο ουδέτερος στρατός πήρε ήδη τη μία στρατιά του σε αυτή τη σειρά.</translation>
    </message>
    <message>
        <source>{place}: a neutral army gets one army a turn.</source>
        <translation>{place}: κάθε ουδέτερος στρατός παίρνει μία στρατιά ανά σειρά.</translation>
    </message>
    <message>
        <source>The cards are dealt: 12 territories for each player, 9 for each neutral army.</source>
        <translation>Οι κάρτες μοιράστηκαν: 12 περιοχές σε κάθε παίκτη, 9 σε κάθε ουδέτερο στρατό.</translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies) for {army}: {place}.</source>
        <translation>
            <numerusform>{player}: τοποθέτηση %n στρατιάς – {place} ({army}).</numerusform>
            <numerusform>{player}: τοποθέτηση %n στρατιών – {place} ({army}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives {army} a card: {state}.</source>
        <translation>{player}: δωροδοκία με κάρτα – {army}, τώρα {state}.</translation>
    </message>
    <message>
        <source>The card given: {card}.</source>
        <translation>Η κάρτα που δόθηκε: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} rolls for {army}: %n army(ies).</source>
        <translation>
            <numerusform>{player}: ζάρι συμμάχου – {army}, %n στρατιά.</numerusform>
            <numerusform>{player}: ζάρι συμμάχου – {army}, %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} stays as it is, {state}.</source>
        <translation>Ζάρι πίστης {die} – {army}: παραμένει {state}.</translation>
    </message>
    <message>
        <source>Loyalty die {die}: {army} turns away, now {state}.</source>
        <translation>Ζάρι πίστης {die} – {army}: απομακρύνεται, τώρα {state}.</translation>
    </message>
    <message>
        <source>{player} calls off the invasion: {place}.</source>
        <translation>{player}: ματαίωση της εισβολής – {place}.</translation>
    </message>
    <message>
        <source>{army} has turned away and does not attack: {place}.</source>
        <translation>{army}: έχει απομακρυνθεί και δεν επιτίθεται – {place}.</translation>
    </message>
    <message>
        <source>Loyalty die afterwards, 4 in 6: {army} becomes {state}.</source>
        <translation>Μετά ζάρι πίστης, 4 στα 6 – {army}: γίνεται {state}.</translation>
    </message>
    <message>
        <source>Ends the invasion of {place} first, with its loyalty dice.</source>
        <translation>Πρώτα τελειώνει η εισβολή με τα ζάρια πίστης της: {place}.</translation>
    </message>
    <message>
        <source>Setting up for two players</source>
        <comment>rulebook section</comment>
        <translation>Προετοιμασία για δύο παίκτες</translation>
    </message>
    <message>
        <source>Neutral armies</source>
        <comment>rulebook section</comment>
        <translation>Ουδέτεροι στρατοί</translation>
    </message>
    <message>
        <source>Alliances</source>
        <comment>rulebook section</comment>
        <translation>Συμμαχίες</translation>
    </message>
    <message>
        <source>Bribes</source>
        <comment>rulebook section</comment>
        <translation>Δωροδοκία</translation>
    </message>
    <message>
        <source>Reinforcing allies</source>
        <comment>rulebook section</comment>
        <translation>Ενίσχυση συμμάχων</translation>
    </message>
    <message>
        <source>Attacking with allies</source>
        <comment>rulebook section</comment>
        <translation>Επίθεση με συμμάχους</translation>
    </message>
    <message>
        <source>The loyalty die</source>
        <comment>rulebook section</comment>
        <translation>Το ζάρι πίστης</translation>
    </message>
    <message>
        <source>Destroying a neutral army</source>
        <comment>rulebook section</comment>
        <translation>Εξόντωση ουδέτερου στρατού</translation>
    </message>
    <message>
        <source>Moving allies</source>
        <comment>rulebook section</comment>
        <translation>Μετακίνηση συμμάχων</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set, or place %n army(ies)</source>
        <translation>
            <numerusform>Εξαργυρώστε μία τριάδα ή τοποθετήστε %n στρατιά</numerusform>
            <numerusform>Εξαργυρώστε μία τριάδα ή τοποθετήστε %n στρατιές</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set</source>
        <translation>
            <numerusform>Έχετε %n κάρτα: εξαργυρώστε μία τριάδα</numerusform>
            <numerusform>Έχετε %n κάρτες: εξαργυρώστε μία τριάδα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies)</source>
        <translation>
            <numerusform>Τοποθετήστε %n στρατιά</numerusform>
            <numerusform>Τοποθετήστε %n στρατιές</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territory(ies) give {base}, continents {bonus}.</source>
        <translation>
            <numerusform>%n περιοχή δίνει {base}, οι ήπειροι {bonus}.</numerusform>
            <numerusform>%n περιοχές δίνουν {base}, οι ήπειροι {bonus}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack a neighbour, or end combat</source>
        <translation>Επιτεθείτε σε γειτονική περιοχή ή τελειώστε τη μάχη</translation>
    </message>
    <message>
        <source>Attack on, or end combat</source>
        <translation>Συνεχίστε την επίθεση ή τελειώστε τη μάχη</translation>
    </message>
    <message>
        <source>Fight on: {source} → {target}?</source>
        <translation>Συνεχίζετε: {source} → {target};</translation>
    </message>
    <message>
        <source>Attackers {attackers}, defenders {defenders}.</source>
        <translation>Επιτιθέμενοι: {attackers}, αμυνόμενοι: {defenders}.</translation>
    </message>
    <message>
        <source>Defend {place}: one die or two?</source>
        <translation>Άμυνα – {place}: ένα ζάρι ή δύο;</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source} with %n die(dice).</source>
        <translation>
            <numerusform>{player}: επίθεση από την περιοχή {source} με %n ζάρι.</numerusform>
            <numerusform>{player}: επίθεση από την περιοχή {source} με %n ζάρια.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is yours. How many armies move in?</source>
        <translation>Η περιοχή {place} είναι δική σας. Πόσες στρατιές μπαίνουν;</translation>
    </message>
    <message>
        <source>From {least} to {most}.</source>
        <translation>Από {least} έως {most}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): trade a set now</source>
        <translation>
            <numerusform>Έχετε %n κάρτα: εξαργυρώστε τώρα μία τριάδα</numerusform>
            <numerusform>Έχετε %n κάρτες: εξαργυρώστε τώρα μία τριάδα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies) on one territory</source>
        <translation>
            <numerusform>Τοποθετήστε %n στρατιά σε μία περιοχή</numerusform>
            <numerusform>Τοποθετήστε %n στρατιές σε μία περιοχή</numerusform>
        </translation>
    </message>
    <message>
        <source>All armies for this set stay together.</source>
        <translation>Όλες οι στρατιές αυτής της τριάδας μένουν μαζί.</translation>
    </message>
    <message>
        <source>Move troops once, or skip</source>
        <translation>Μετακινήστε στρατεύματα μία φορά ή παραλείψτε το</translation>
    </message>
    <message>
        <source>Click your territory with two or more armies, then a neighbour.</source>
        <translation>Κάντε κλικ σε δική σας περιοχή με δύο ή περισσότερες στρατιές και μετά στον στόχο.</translation>
    </message>
    <message>
        <source>A set of infantry brings 4 armies, cavalry 6, artillery 8, one of each 10.</source>
        <translation>Μια τριάδα πεζικού δίνει 4 στρατιές, ιππικού 6, πυροβολικού 8, μία από κάθε σύμβολο 10.</translation>
    </message>
    <message>
        <source>Click where from, then where to, along your own land. One army stays.</source>
        <translation>Κάντε κλικ από πού και μετά προς τα πού, μέσα από δικές σας περιοχές. Μία στρατιά μένει.</translation>
    </message>
    <message>
        <source>Attack from {source}: choose a target</source>
        <translation>Επίθεση από την περιοχή {source}: επιλέξτε στόχο</translation>
    </message>
    <message>
        <source>Point at a land farther on for the odds of the whole way there.</source>
        <translation>Δείξτε μια πιο μακρινή περιοχή για τις πιθανότητες όλης της πορείας ως εκεί.</translation>
    </message>
    <message>
        <source>Move troops from {source}: choose where to</source>
        <translation>Μετακίνηση από την περιοχή {source}: επιλέξτε προορισμό</translation>
    </message>
    <message>
        <source>Choose a territory for the armies</source>
        <translation>Επιλέξτε περιοχή για τις στρατιές</translation>
    </message>
    <message numerus="yes">
        <source>Trade a set: choose %n more card(s)</source>
        <translation>
            <numerusform>Εξαργύρωση τριάδας: επιλέξτε ακόμη %n κάρτα</numerusform>
            <numerusform>Εξαργύρωση τριάδας: επιλέξτε ακόμη %n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Claim {place}</source>
        <translation>Διεκδίκηση: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Place %n army(ies): {place}</source>
        <translation>
            <numerusform>Τοποθέτηση %n στρατιάς: {place}</numerusform>
            <numerusform>Τοποθέτηση %n στρατιών: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Place armies: {place}</source>
        <translation>Τοποθέτηση στρατιών: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Trade {card1}, {card2}, {card3} for %n army(ies)</source>
        <translation>
            <numerusform>Εξαργύρωση για %n στρατιά: {card1}, {card2}, {card3}</numerusform>
            <numerusform>Εξαργύρωση για %n στρατιές: {card1}, {card2}, {card3}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n die(dice): {source} → {target}</source>
        <translation>
            <numerusform>Επίθεση με %n ζάρι: {source} → {target}</numerusform>
            <numerusform>Επίθεση με %n ζάρια: {source} → {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fight on until %n army(ies) remain: {source} → {target}</source>
        <translation>
            <numerusform>Συνεχής μάχη ώσπου να μείνει %n στρατιά: {source} → {target}</numerusform>
            <numerusform>Συνεχής μάχη ώσπου να μείνουν %n στρατιές: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight on until … remain: {source} → {target}</source>
        <translation>Συνεχής μάχη, μένουν …: {source} → {target}</translation>
    </message>
    <message>
        <source>End combat</source>
        <translation>Τέλος μάχης</translation>
    </message>
    <message numerus="yes">
        <source>Defend with %n die(dice)</source>
        <translation>
            <numerusform>Άμυνα με %n ζάρι</numerusform>
            <numerusform>Άμυνα με %n ζάρια</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move in with %n army(ies): {place}</source>
        <translation>
            <numerusform>Είσοδος με %n στρατιά: {place}</numerusform>
            <numerusform>Είσοδος με %n στρατιές: {place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move in: {place}</source>
        <translation>Είσοδος στρατιών: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Move %n army(ies): {source} → {target}</source>
        <translation>
            <numerusform>Μετακίνηση %n στρατιάς: {source} → {target}</numerusform>
            <numerusform>Μετακίνηση %n στρατιών: {source} → {target}</numerusform>
        </translation>
    </message>
    <message>
        <source>Move troops: {source} → {target}</source>
        <translation>Μετακίνηση στρατευμάτων: {source} → {target}</translation>
    </message>
    <message>
        <source>Skip moving troops</source>
        <translation>Παράλειψη μετακίνησης</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>{player} {die}</source>
        <comment>one start roll: name and number</comment>
        <translation>{player} {die}</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} places first.</source>
        <translation>Ζαριά για την αρχή: {rolls}. Πρώτη τοποθέτηση: {player}.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. {player} takes the first turn.</source>
        <translation>Ζαριά για την αρχή: {rolls}. Αρχίζει: {player}.</translation>
    </message>
    <message>
        <source>Start roll: {rolls}. Tie, roll again.</source>
        <translation>Ζαριά για την αρχή: {rolls}. Ισοπαλία, νέα ζαριά.</translation>
    </message>
    <message>
        <source>The territories are dealt.</source>
        <translation>Οι περιοχές μοιράστηκαν.</translation>
    </message>
    <message>
        <source>All armies are placed at random.</source>
        <translation>Όλες οι στρατιές τοποθετήθηκαν στην τύχη.</translation>
    </message>
    <message>
        <source>{player} claims {place}.</source>
        <translation>{player}: διεκδίκηση – {place}.</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: {player} receives %n army(ies).</source>
        <translation>
            <numerusform>Γύρος {round} – {player}: %n νέα στρατιά.</numerusform>
            <numerusform>Γύρος {round} – {player}: %n νέες στρατιές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places %n army(ies): {place}.</source>
        <translation>
            <numerusform>{player}: τοποθέτηση %n στρατιάς – {place}.</numerusform>
            <numerusform>{player}: τοποθέτηση %n στρατιών – {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} trades {card1}, {card2}, {card3} for %n army(ies).</source>
        <translation>
            <numerusform>{player}: εξαργύρωση για %n στρατιά – {card1}, {card2}, {card3}.</numerusform>
            <numerusform>{player}: εξαργύρωση για %n στρατιές – {card1}, {card2}, {card3}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} fights on until %n army(ies) remain: {source} → {target}.</source>
        <translation>
            <numerusform>{player}: συνεχής μάχη ώσπου να μείνει %n στρατιά, {source} → {target}.</numerusform>
            <numerusform>{player}: συνεχής μάχη ώσπου να μείνουν %n στρατιές, {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{source} → {target}: {attack} against {defence}, lost {attacker_lost} : {defender_lost}.</source>
        <translation>{source} → {target}: {attack} εναντίον {defence}, απώλειες {attacker_lost} : {defender_lost}.</translation>
    </message>
    <message>
        <source>{player} conquers {place}.</source>
        <translation>{player}: κατάκτηση – {place}.</translation>
    </message>
    <message>
        <source>{player} holds all of {continent}.</source>
        <translation>{player}: ολόκληρη η ήπειρος – {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves in with %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player}: είσοδος %n στρατιάς, {source} → {target}.</numerusform>
            <numerusform>{player}: είσοδος %n στρατιών, {source} → {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} eliminates {victim} and takes %n card(s).</source>
        <translation>
            <numerusform>{player}: εξόντωση – {victim}. Παίρνει %n κάρτα.</numerusform>
            <numerusform>{player}: εξόντωση – {victim}. Παίρνει %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} eliminates {victim}.</source>
        <translation>{player}: εξόντωση – {victim}.</translation>
    </message>
    <message>
        <source>Cards taken: {cards}.</source>
        <translation>Κάρτες που αποκτήθηκαν: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} moves %n army(ies): {source} → {target}.</source>
        <translation>
            <numerusform>{player}: μετακίνηση %n στρατιάς, {source} → {target}.</numerusform>
            <numerusform>{player}: μετακίνηση %n στρατιών, {source} → {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player}: τράβηγμα κάρτας.</translation>
    </message>
    <message>
        <source>The card: {card}.</source>
        <translation>Η κάρτα: {card}.</translation>
    </message>
    <message>
        <source>The discarded cards are shuffled into a new pile.</source>
        <translation>Οι απορριμμένες κάρτες ανακατεύονται σε νέα τράπουλα.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>Δεν έμεινε καμία κάρτα.</translation>
    </message>
    <message>
        <source>{player} resigns. The armies stay as neutrals.</source>
        <translation>{player}: παραίτηση. Οι στρατιές μένουν ως ουδέτερες.</translation>
    </message>
    <message>
        <source>{player} rules the world.</source>
        <translation>{player}: κυριαρχία στον κόσμο.</translation>
    </message>
    <message>
        <source>The last round is over. {player} leads and wins.</source>
        <translation>Ο τελευταίος γύρος τελείωσε. Προηγείται και κερδίζει: {player}.</translation>
    </message>
    <message>
        <source>The last round is over. Shared victory: {players}.</source>
        <translation>Ο τελευταίος γύρος τελείωσε. Κοινή νίκη: {players}.</translation>
    </message>
    <message>
        <source>Conquer {place}</source>
        <translation>Κατάκτηση: {place}</translation>
    </message>
    <message>
        <source>Conquer one after the other: {way}</source>
        <translation>Διαδοχική κατάκτηση: {way}</translation>
    </message>
    <message>
        <source>{way} → {place}</source>
        <comment>territories conquered in this order</comment>
        <translation>{way} → {place}</translation>
    </message>
    <message>
        <source>None falls</source>
        <comment>part of a bar</comment>
        <translation>Δεν πέφτει καμία</translation>
    </message>
    <message>
        <source>As far as {place}</source>
        <comment>part of a bar</comment>
        <translation>Μέχρι {place:acc}</translation>
    </message>
    <message>
        <source>All fall</source>
        <comment>part of a bar</comment>
        <translation>Πέφτουν όλες</translation>
    </message>
    <message>
        <source>If all fall: {armies} armies left at the end on average, one left in each land.</source>
        <translation>Αν πέσουν όλες: κατά μέσο όρο μένουν στο τέλος {armies} στρατιές, και μία πίσω σε κάθε περιοχή.</translation>
    </message>
    <message>
        <source>Hold this battle: {place}</source>
        <translation>Άμυνα σε αυτή τη μάχη: {place}</translation>
    </message>
    <message numerus="yes">
        <source>Attacker loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Ο επιτιθέμενος χάνει %n</numerusform>
            <numerusform>Ο επιτιθέμενος χάνει %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender loses %n</source>
        <comment>part of a bar</comment>
        <translation>
            <numerusform>Ο αμυνόμενος χάνει %n</numerusform>
            <numerusform>Ο αμυνόμενος χάνει %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Each loses 1</source>
        <comment>part of a bar</comment>
        <translation>Ο καθένας χάνει 1</translation>
    </message>
    <message>
        <source>If it falls: {armies} attacking armies left on average.</source>
        <translation>Αν πέσει: κατά μέσο όρο μένουν {armies} στρατιές του επιτιθέμενου.</translation>
    </message>
    <message>
        <source>If it holds: {armies} defenders left on average.</source>
        <translation>Αν αντέξει: κατά μέσο όρο μένουν {armies} αμυνόμενοι.</translation>
    </message>
    <message numerus="yes">
        <source>Called off at %n army(ies).</source>
        <translation>
            <numerusform>Ματαίωση όταν μείνει %n στρατιά.</numerusform>
            <numerusform>Ματαίωση όταν μείνουν %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>That does not belong to this phase.</source>
        <translation>Αυτό δεν ανήκει σε αυτή τη φάση.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Ζάρια και κάρτες δεν μπορούν να δώσουν αυτό το αποτέλεσμα.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Αυτός ο παίκτης είναι ήδη εκτός παιχνιδιού.</translation>
    </message>
    <message>
        <source>First every territory is claimed.</source>
        <translation>Πρώτα διεκδικούνται όλες οι περιοχές.</translation>
    </message>
    <message>
        <source>{place} is already claimed.</source>
        <translation>Η περιοχή {place} έχει ήδη διεκδικηθεί.</translation>
    </message>
    <message>
        <source>{place} is not yours: place armies on your own land.</source>
        <translation>Η περιοχή {place} δεν είναι δική σας: τοποθετήστε στρατιές σε δικές σας περιοχές.</translation>
    </message>
    <message>
        <source>During set-up you place one army at a time.</source>
        <translation>Στην προετοιμασία τοποθετείτε μία στρατιά τη φορά.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n army(ies) to place.</source>
        <translation>
            <numerusform>Έχετε μόνο %n στρατιά προς τοποθέτηση.</numerusform>
            <numerusform>Έχετε μόνο %n στρατιές προς τοποθέτηση.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First place the %n army(ies) you have left.</source>
        <translation>
            <numerusform>Πρώτα τοποθετήστε τη μία στρατιά που σας απομένει.</numerusform>
            <numerusform>Πρώτα τοποθετήστε τις %n στρατιές που σας απομένουν.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n army(ies) for this set go to one territory together.</source>
        <translation>
            <numerusform>Η στρατιά αυτής της τριάδας πηγαίνει σε μία περιοχή.</numerusform>
            <numerusform>Οι %n στρατιές αυτής της τριάδας πηγαίνουν όλες μαζί σε μία περιοχή.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set is three different cards.</source>
        <translation>Μια τριάδα είναι τρεις διαφορετικές κάρτες.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Δεν έχετε αυτή την κάρτα.</translation>
    </message>
    <message>
        <source>Name the cards of a set in the order of your hand.</source>
        <translation>Δηλώστε τις κάρτες της τριάδας με τη σειρά που τις κρατάτε.</translation>
    </message>
    <message>
        <source>No set: three equal symbols or one of each, jokers standing in for any.</source>
        <translation>Δεν είναι τριάδα: τρία ίδια σύμβολα ή ένα από κάθε σύμβολο, και ο μπαλαντέρ παίρνει τη θέση οποιουδήποτε.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): with five or more, trade a set first.</source>
        <translation>
            <numerusform>Έχετε %n κάρτα: με πέντε ή περισσότερες εξαργυρώνετε πρώτα μία τριάδα.</numerusform>
            <numerusform>Έχετε %n κάρτες: με πέντε ή περισσότερες εξαργυρώνετε πρώτα μία τριάδα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets are traded before the first army is placed.</source>
        <translation>Οι τριάδες εξαργυρώνονται πριν τοποθετηθεί η πρώτη στρατιά.</translation>
    </message>
    <message>
        <source>With four cards or fewer no more sets are traded now.</source>
        <translation>Με τέσσερις κάρτες ή λιγότερες δεν εξαργυρώνονται άλλες τριάδες τώρα.</translation>
    </message>
    <message>
        <source>Your reinforcements for this turn are done.</source>
        <translation>Οι ενισχύσεις σας για αυτή τη σειρά τοποθετήθηκαν.</translation>
    </message>
    <message>
        <source>{place} is not yours: attack from your own land.</source>
        <translation>Η περιοχή {place} δεν είναι δική σας: επιτεθείτε από δική σας περιοχή.</translation>
    </message>
    <message>
        <source>{place} is yours already.</source>
        <translation>Η περιοχή {place} είναι ήδη δική σας.</translation>
    </message>
    <message>
        <source>No border: {source} – {target}.</source>
        <translation>Δεν συνορεύουν: {source} – {target}.</translation>
    </message>
    <message>
        <source>{place}: a single army cannot attack.</source>
        <translation>{place}: μία μόνη στρατιά δεν μπορεί να επιτεθεί.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n attack die(dice).</source>
        <translation>
            <numerusform>{place}: το πολύ %n ζάρι επίθεσης.</numerusform>
            <numerusform>{place}: το πολύ %n ζάρια επίθεσης.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies): stop at fewer than that.</source>
        <translation>
            <numerusform>Η περιοχή {place} έχει μόνο %n στρατιά: ορίστε λιγότερες.</numerusform>
            <numerusform>Η περιοχή {place} έχει μόνο %n στρατιές: ορίστε λιγότερες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Combat is over for this turn.</source>
        <translation>Η φάση μάχης τελείωσε για αυτή τη σειρά.</translation>
    </message>
    <message>
        <source>First choose the defence dice: {place}.</source>
        <translation>Πρώτα επιλέξτε τα ζάρια άμυνας: {place}.</translation>
    </message>
    <message>
        <source>{place}: a single army defends with one die.</source>
        <translation>{place}: μία μόνη στρατιά αμύνεται με ένα ζάρι.</translation>
    </message>
    <message>
        <source>First move into the conquered territory: {place}.</source>
        <translation>Πρώτα μπείτε στην κατακτημένη περιοχή: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation>
            <numerusform>{place}: μπαίνει τουλάχιστον η %n στρατιά της νικηφόρας μάχης.</numerusform>
            <numerusform>{place}: μπαίνουν τουλάχιστον οι %n στρατιές της νικηφόρας μάχης.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: one army stays, so at most %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: μία στρατιά μένει, άρα φεύγει το πολύ %n στρατιά.</numerusform>
            <numerusform>{place}: μία στρατιά μένει, άρα φεύγουν το πολύ %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving troops comes after combat: end it first.</source>
        <translation>Η μετακίνηση έρχεται μετά τη μάχη: τελειώστε την πρώτα.</translation>
    </message>
    <message>
        <source>{place} is not yours: move your own armies.</source>
        <translation>Η περιοχή {place} δεν είναι δική σας: μετακινήστε δικές σας στρατιές.</translation>
    </message>
    <message>
        <source>{place} is not yours: troops move to your own land.</source>
        <translation>Η περιοχή {place} δεν είναι δική σας: τα στρατεύματα πηγαίνουν σε δικές σας περιοχές.</translation>
    </message>
    <message>
        <source>{place}: troops move to another territory.</source>
        <translation>{place}: τα στρατεύματα πηγαίνουν σε άλλη περιοχή.</translation>
    </message>
    <message>
        <source>{place}: no path through your own territories leads there.</source>
        <translation>{place}: δεν οδηγεί εκεί δρόμος μέσα από δικές σας περιοχές.</translation>
    </message>
    <message>
        <source>Chance of success: {percent} %.</source>
        <comment>why</comment>
        <translation>Πιθανότητα επιτυχίας: {percent}%.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminates {victim} and takes %n card(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Εξόντωση: {victim}. Παίρνει %n κάρτα.</numerusform>
            <numerusform>Εξόντωση: {victim}. Παίρνει %n κάρτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminates {victim}.</source>
        <comment>why</comment>
        <translation>Εξόντωση: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>Cards taken bring %n army(ies) to go on with.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Οι κάρτες που παίρνει δίνουν %n στρατιά για να συνεχίσει.</numerusform>
            <numerusform>Οι κάρτες που παίρνει δίνουν %n στρατιές για να συνεχίσει.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes {continent}: %n army(ies) a turn.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Συμπληρώνει την ήπειρο {continent}: %n στρατιά ανά σειρά.</numerusform>
            <numerusform>Συμπληρώνει την ήπειρο {continent}: %n στρατιές ανά σειρά.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs {victim} %n army(ies) a turn: {continent}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>{victim}: χάνει %n στρατιά ανά σειρά – {continent}.</numerusform>
            <numerusform>{victim}: χάνει %n στρατιές ανά σειρά – {continent}.</numerusform>
        </translation>
    </message>
    <message>
        <source>One territory earns a card; this one is cheap.</source>
        <comment>why</comment>
        <translation>Για την κάρτα αρκεί μία περιοχή· αυτή κοστίζει λίγο.</translation>
    </message>
    <message numerus="yes">
        <source>Takes %n territory(ies) while the odds are good.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Παίρνει %n περιοχή όσο οι πιθανότητες είναι καλές.</numerusform>
            <numerusform>Παίρνει %n περιοχές όσο οι πιθανότητες είναι καλές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves %n border territory(ies) fewer to guard.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Μένει %n λιγότερη συνοριακή περιοχή για φύλαξη.</numerusform>
            <numerusform>Μένουν %n λιγότερες συνοριακές περιοχές για φύλαξη.</numerusform>
        </translation>
    </message>
    <message>
        <source>{victim} leads and has to be held back.</source>
        <comment>why</comment>
        <translation>{victim}: προηγείται και χρειάζεται φρένο.</translation>
    </message>
    <message>
        <source>No attack is worth its risk now.</source>
        <comment>why</comment>
        <translation>Καμία επίθεση δεν αξίζει τώρα το ρίσκο.</translation>
    </message>
    <message>
        <source>The card is already earned.</source>
        <comment>why</comment>
        <translation>Η κάρτα είναι ήδη εξασφαλισμένη.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy army(ies) stand next to {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Δίπλα στην περιοχή {place} βρίσκεται %n εχθρική στρατιά.</numerusform>
            <numerusform>Δίπλα στην περιοχή {place} βρίσκονται %n εχθρικές στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} guards {continent}.</source>
        <comment>why</comment>
        <translation>Η περιοχή {place} προστατεύει την ήπειρο {continent}.</translation>
    </message>
    <message numerus="yes">
        <source>The set brings %n army(ies) that are of use now.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Η τριάδα δίνει %n στρατιά που χρειάζεται τώρα.</numerusform>
            <numerusform>Η τριάδα δίνει %n στρατιές που χρειάζονται τώρα.</numerusform>
        </translation>
    </message>
    <message>
        <source>With five cards a set has to be traded.</source>
        <comment>why</comment>
        <translation>Με πέντε κάρτες η εξαργύρωση τριάδας είναι υποχρεωτική.</translation>
    </message>
    <message>
        <source>The first turn starts from {place}.</source>
        <comment>why</comment>
        <translation>Η πρώτη σειρά θα ξεκινήσει από την περιοχή {place}.</translation>
    </message>
    <message>
        <source>{continent} is within reach.</source>
        <comment>why</comment>
        <translation>Η ήπειρος {continent} είναι εφικτός στόχος.</translation>
    </message>
    <message>
        <source>The march goes on from {place}.</source>
        <comment>why</comment>
        <translation>Η πορεία συνεχίζεται από την περιοχή {place}.</translation>
    </message>
    <message>
        <source>The armies are needed more in {place}.</source>
        <comment>why</comment>
        <translation>Οι στρατιές χρειάζονται περισσότερο στην περιοχή {place}.</translation>
    </message>
    <message>
        <source>Idle armies go to the front: {place}.</source>
        <comment>why</comment>
        <translation>Οι στρατιές που περισσεύουν πηγαίνουν στο μέτωπο: {place}.</translation>
    </message>
    <message>
        <source>The armies already stand where they are needed.</source>
        <comment>why</comment>
        <translation>Οι στρατιές βρίσκονται ήδη εκεί όπου χρειάζονται.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>rank of a mission</comment>
        <translation>Λοχαγός</translation>
    </message>
    <message>
        <source>Major</source>
        <comment>rank of a mission</comment>
        <translation>Ταγματάρχης</translation>
    </message>
    <message>
        <source>Colonel</source>
        <comment>rank of a mission</comment>
        <translation>Συνταγματάρχης</translation>
    </message>
    <message>
        <source>General</source>
        <comment>rank of a mission</comment>
        <translation>Στρατηγός</translation>
    </message>
    <message>
        <source>Claim it right after a conquest.</source>
        <translation>Δηλώνεται αμέσως μετά από κατάκτηση.</translation>
    </message>
    <message>
        <source>Claim it at the end of a turn with a conquest.</source>
        <translation>Δηλώνεται στο τέλος σειράς με κατάκτηση.</translation>
    </message>
    <message>
        <source>Claim it at the start of your turn.</source>
        <translation>Δηλώνεται στην αρχή της σειράς σας.</translation>
    </message>
    <message>
        <source>{rank}: {text} {moment}</source>
        <comment>rank and two sentences on a mission card</comment>
        <translation>{rank}. {text} {moment}</translation>
    </message>
    <message>
        <source>Triple Strike</source>
        <comment>mission</comment>
        <translation>Τριπλό πλήγμα</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn.</source>
        <translation>
            <numerusform>Σε μία σειρά, κατακτήστε %n περιοχή.</numerusform>
            <numerusform>Σε μία σειρά, κατακτήστε %n περιοχές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two Theatres</source>
        <comment>mission</comment>
        <translation>Δύο μέτωπα</translation>
    </message>
    <message numerus="yes">
        <source>Conquer land in %n continent(s) in one turn.</source>
        <translation>
            <numerusform>Σε μία σειρά, κατακτήστε περιοχές σε %n ήπειρο.</numerusform>
            <numerusform>Σε μία σειρά, κατακτήστε περιοχές σε %n ηπείρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Landing</source>
        <comment>mission</comment>
        <translation>Απόβαση</translation>
    </message>
    <message numerus="yes">
        <source>Conquer %n territory(ies) in one turn, one or more across a sea line.</source>
        <translation>
            <numerusform>Σε μία σειρά, κατακτήστε %n περιοχή από θαλάσσια οδό.</numerusform>
            <numerusform>Σε μία σειρά, κατακτήστε %n περιοχές, τουλάχιστον τη μία από θαλάσσια οδό.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fortress</source>
        <comment>mission</comment>
        <translation>Φρούριο</translation>
    </message>
    <message numerus="yes">
        <source>Have %n army(ies) in one territory.</source>
        <translation>
            <numerusform>Συγκεντρώστε %n στρατιά σε μία περιοχή.</numerusform>
            <numerusform>Συγκεντρώστε %n στρατιές σε μία περιοχή.</numerusform>
        </translation>
    </message>
    <message>
        <source>Broad Front</source>
        <comment>mission</comment>
        <translation>Ευρύ μέτωπο</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies).</source>
        <translation>
            <numerusform>Κρατήστε %n περιοχή.</numerusform>
            <numerusform>Κρατήστε %n περιοχές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Picket Line</source>
        <comment>mission</comment>
        <translation>Γραμμή φυλακίων</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) with {size} or more armies each.</source>
        <translation>
            <numerusform>Κρατήστε %n περιοχή με {size} ή περισσότερες στρατιές.</numerusform>
            <numerusform>Κρατήστε %n περιοχές με {size} ή περισσότερες στρατιές στην καθεμία.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six Flags</source>
        <comment>mission</comment>
        <translation>Έξι σημαίες</translation>
    </message>
    <message numerus="yes">
        <source>Hold at least one territory in each of %n continent(s).</source>
        <translation>
            <numerusform>Κρατήστε τουλάχιστον μία περιοχή σε %n ήπειρο.</numerusform>
            <numerusform>Κρατήστε τουλάχιστον μία περιοχή σε καθεμία από %n ηπείρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Southern Realm</source>
        <comment>mission</comment>
        <translation>Βασίλειο του Νότου</translation>
    </message>
    <message>
        <source>Hold one of these continents whole: {continents}.</source>
        <translation>Κρατήστε ολόκληρη μία από αυτές τις ηπείρους: {continents}.</translation>
    </message>
    <message>
        <source>Blitz</source>
        <comment>mission</comment>
        <translation>Κεραυνός</translation>
    </message>
    <message>
        <source>Two Enemies</source>
        <comment>mission</comment>
        <translation>Δύο εχθροί</translation>
    </message>
    <message numerus="yes">
        <source>In one turn, conquer {size} or more territories from each of %n army(ies) of different colours.</source>
        <translation>
            <numerusform>Σε μία σειρά, κατακτήστε {size} ή περισσότερες περιοχές %n χρώματος.</numerusform>
            <numerusform>Σε μία σειρά, κατακτήστε {size} ή περισσότερες περιοχές από καθένα από %n διαφορετικά χρώματα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three Theatres</source>
        <comment>mission</comment>
        <translation>Τρία μέτωπα</translation>
    </message>
    <message>
        <source>Expansion</source>
        <comment>mission</comment>
        <translation>Επέκταση</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <comment>mission</comment>
        <translation>Διάσπαση</translation>
    </message>
    <message numerus="yes">
        <source>Conquer a territory that had %n or more armies when your turn began.</source>
        <translation>
            <numerusform>Κατακτήστε μια περιοχή όπου στην αρχή της σειράς σας βρισκόταν τουλάχιστον %n στρατιά.</numerusform>
            <numerusform>Κατακτήστε μια περιοχή όπου στην αρχή της σειράς σας βρίσκονταν τουλάχιστον %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solid Block</source>
        <comment>mission</comment>
        <translation>Ενιαίος όγκος</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n territory(ies) that are all joined to each other.</source>
        <translation>
            <numerusform>Κρατήστε %n περιοχή ενωμένη με άλλες δικές σας.</numerusform>
            <numerusform>Κρατήστε %n περιοχές ενωμένες μεταξύ τους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held Ground</source>
        <comment>mission</comment>
        <translation>Κρατημένο έδαφος</translation>
    </message>
    <message>
        <source>Hold one of these continents whole from the end of a turn to the start of your next: {continents}.</source>
        <translation>Από το τέλος μιας σειράς ως την αρχή της επόμενης σειράς σας, κρατήστε ολόκληρη μία από αυτές τις ηπείρους: {continents}.</translation>
    </message>
    <message>
        <source>Great Offensive</source>
        <comment>mission</comment>
        <translation>Μεγάλη επίθεση</translation>
    </message>
    <message>
        <source>Great Power</source>
        <comment>mission</comment>
        <translation>Μεγάλη δύναμη</translation>
    </message>
    <message>
        <source>Twin Realms</source>
        <comment>mission</comment>
        <translation>Δίδυμα βασίλεια</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole.</source>
        <translation>
            <numerusform>Κρατήστε %n ολόκληρη ήπειρο.</numerusform>
            <numerusform>Κρατήστε %n ολόκληρες ηπείρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gatekeeper</source>
        <comment>mission</comment>
        <translation>Φύλακας των πυλών</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n of these territories: {places}.</source>
        <translation>
            <numerusform>Κρατήστε %n από αυτές τις περιοχές: {places}.</numerusform>
            <numerusform>Κρατήστε %n από αυτές τις περιοχές: {places}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Consolidation</source>
        <comment>mission</comment>
        <translation>Εδραίωση</translation>
    </message>
    <message numerus="yes">
        <source>Of this turn&apos;s conquests, still hold %n with {size} or more armies each.</source>
        <translation>
            <numerusform>Κρατήστε %n περιοχή που κατακτήσατε σε αυτή τη σειρά, με {size} ή περισσότερες στρατιές.</numerusform>
            <numerusform>Κρατήστε %n από τις περιοχές που κατακτήσατε σε αυτή τη σειρά, με {size} ή περισσότερες στρατιές στην καθεμία.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leading Power</source>
        <comment>mission</comment>
        <translation>Ηγετική δύναμη</translation>
    </message>
    <message numerus="yes">
        <source>Hold more territories than any other colour in %n continent(s).</source>
        <translation>
            <numerusform>Σε %n ήπειρο, κρατήστε περισσότερες περιοχές από κάθε άλλο χρώμα.</numerusform>
            <numerusform>Σε %n ηπείρους, κρατήστε περισσότερες περιοχές από κάθε άλλο χρώμα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lord of Asia</source>
        <comment>mission</comment>
        <translation>Κυρίαρχος της Ασίας</translation>
    </message>
    <message>
        <source>Hold this continent whole: {continents}.</source>
        <translation>Κρατήστε ολόκληρη αυτή την ήπειρο: {continents}.</translation>
    </message>
    <message>
        <source>Hegemon</source>
        <comment>mission</comment>
        <translation>Ηγεμόνας</translation>
    </message>
    <message>
        <source>Iron Grip</source>
        <comment>mission</comment>
        <translation>Σιδερένια πυγμή</translation>
    </message>
    <message numerus="yes">
        <source>Hold %n continent(s) whole from the end of a turn to the start of your next.</source>
        <translation>
            <numerusform>Από το τέλος μιας σειράς ως την αρχή της επόμενης σειράς σας, κρατήστε %n ολόκληρη ήπειρο.</numerusform>
            <numerusform>Από το τέλος μιας σειράς ως την αρχή της επόμενης σειράς σας, κρατήστε %n ολόκληρες ηπείρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Annihilation</source>
        <comment>mission</comment>
        <translation>Αφανισμός</translation>
    </message>
    <message>
        <source>In your turn, remove the last army of another player or of a neutral colour.</source>
        <translation>Στη σειρά σας, αφαιρέστε την τελευταία στρατιά ενός άλλου παίκτη ή ενός ουδέτερου στρατού.</translation>
    </message>
    <message>
        <source>Lightning War</source>
        <comment>mission</comment>
        <translation>Κεραυνοβόλος πόλεμος</translation>
    </message>
    <message>
        <source>Three Realms</source>
        <comment>mission</comment>
        <translation>Τρία βασίλεια</translation>
    </message>
    <message>
        <source>World Leader</source>
        <comment>mission</comment>
        <translation>Παγκόσμιος ηγέτης</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <translation>Risk με αποστολές</translation>
    </message>
    <message>
        <source>Four secret missions each: complete yours first, or conquer the world.</source>
        <translation>Τέσσερις μυστικές αποστολές για τον καθένα: ολοκληρώστε πρώτοι τις δικές σας ή κατακτήστε τον κόσμο.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Αποστολές</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) to go.</source>
        <translation>
            <numerusform>Μένει %n αποστολή.</numerusform>
            <numerusform>Μένουν %n αποστολές.</numerusform>
        </translation>
    </message>
    <message>
        <source>All missions are completed.</source>
        <translation>Όλες οι αποστολές ολοκληρώθηκαν.</translation>
    </message>
    <message>
        <source>Missions stay secret until they are claimed.</source>
        <translation>Οι αποστολές μένουν μυστικές ώσπου να δηλωθούν.</translation>
    </message>
    <message>
        <source>Missions</source>
        <comment>column: completed ones</comment>
        <translation>Αποστολές</translation>
    </message>
    <message>
        <source>Claim: {mission}</source>
        <comment>button</comment>
        <translation>Δήλωση: {mission}</translation>
    </message>
    <message>
        <source>Not now</source>
        <comment>button</comment>
        <translation>Όχι τώρα</translation>
    </message>
    <message numerus="yes">
        <source>You can claim %n mission(s)</source>
        <translation>
            <numerusform>Μπορείτε να δηλώσετε %n αποστολή</numerusform>
            <numerusform>Μπορείτε να δηλώσετε %n αποστολές</numerusform>
        </translation>
    </message>
    <message>
        <source>No mission of yours can be claimed</source>
        <translation>Δεν μπορείτε να δηλώσετε καμία αποστολή σας</translation>
    </message>
    <message>
        <source>Now, right after the conquest. One mission a turn; it stays completed.</source>
        <translation>Τώρα, μετά την κατάκτηση. Μία ανά σειρά· μένει ολοκληρωμένη.</translation>
    </message>
    <message>
        <source>Now, at the end of your turn. One mission a turn; it stays completed.</source>
        <translation>Τώρα, στο τέλος της σειράς σας. Μία ανά σειρά· μένει ολοκληρωμένη.</translation>
    </message>
    <message>
        <source>Now, before your turn begins. One mission a turn; it stays completed.</source>
        <translation>Τώρα, πριν από τη σειρά σας. Μία ανά σειρά· μένει ολοκληρωμένη.</translation>
    </message>
    <message>
        <source>Claim a mission: {mission}</source>
        <translation>Δήλωση αποστολής: {mission}</translation>
    </message>
    <message>
        <source>Claim no mission now</source>
        <translation>Καμία δήλωση αποστολής τώρα</translation>
    </message>
    <message numerus="yes">
        <source>You hold a set: %n army(ies).</source>
        <translation>
            <numerusform>Έχετε μία τριάδα: %n στρατιά.</numerusform>
            <numerusform>Έχετε μία τριάδα: %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody gets four secret missions.</source>
        <translation>Όλοι παίρνουν τέσσερις μυστικές αποστολές.</translation>
    </message>
    <message>
        <source>Your missions: {missions}.</source>
        <translation>Οι αποστολές σας: {missions}.</translation>
    </message>
    <message>
        <source>{player} completes a mission: {mission}.</source>
        <translation>{player}: ολοκλήρωση αποστολής – {mission}.</translation>
    </message>
    <message>
        <source>{player} now shows the last mission: {mission}.</source>
        <translation>{player}: η τελευταία αποστολή είναι πια ανοιχτή – {mission}.</translation>
    </message>
    <message>
        <source>Not completed by {player}: {missions}.</source>
        <translation>{player}: δεν ολοκληρώθηκαν – {missions}.</translation>
    </message>
    <message>
        <source>{player} has completed all missions and wins.</source>
        <translation>{player}: νίκη με όλες τις αποστολές ολοκληρωμένες.</translation>
    </message>
    <message>
        <source>First claim a mission, or say not now.</source>
        <translation>Πρώτα δηλώστε μια αποστολή ή επιλέξτε «Όχι τώρα».</translation>
    </message>
    <message>
        <source>You do not hold this mission.</source>
        <translation>Δεν έχετε αυτή την αποστολή.</translation>
    </message>
    <message>
        <source>{mission}: completed already.</source>
        <translation>{mission}: έχει ήδη ολοκληρωθεί.</translation>
    </message>
    <message>
        <source>Only one mission can be claimed in a turn.</source>
        <translation>Σε κάθε σειρά δηλώνεται μόνο μία αποστολή.</translation>
    </message>
    <message>
        <source>{mission}: not done yet, {have} of {need}.</source>
        <translation>{mission}: δεν έχει ολοκληρωθεί ακόμη, {have} από {need}.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed after a conquest.</source>
        <translation>{mission}: δηλώνεται μετά από κατάκτηση.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the end of a turn with a conquest.</source>
        <translation>{mission}: δηλώνεται στο τέλος σειράς με κατάκτηση.</translation>
    </message>
    <message>
        <source>{mission}: to be claimed at the start of your turn.</source>
        <translation>{mission}: δηλώνεται στην αρχή της σειράς σας.</translation>
    </message>
    <message>
        <source>Mission Risk</source>
        <comment>rulebook section</comment>
        <translation>Risk με αποστολές</translation>
    </message>
    <message>
        <source>Dealing the missions</source>
        <comment>rulebook section</comment>
        <translation>Μοίρασμα των αποστολών</translation>
    </message>
    <message>
        <source>Sets without the golden cavalry</source>
        <comment>rulebook section</comment>
        <translation>Τριάδες χωρίς το χρυσό ιππικό</translation>
    </message>
    <message>
        <source>Claiming a mission</source>
        <comment>rulebook section</comment>
        <translation>Δήλωση αποστολής</translation>
    </message>
    <message>
        <source>The last mission</source>
        <comment>rulebook section</comment>
        <translation>Η τελευταία αποστολή</translation>
    </message>
    <message>
        <source>Winning by missions</source>
        <comment>rulebook section</comment>
        <translation>Νίκη με αποστολές</translation>
    </message>
    <message>
        <source>The 28 missions</source>
        <comment>rulebook section</comment>
        <translation>Οι 28 αποστολές</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <translation>Ομαδικό Risk</translation>
    </message>
    <message>
        <source>Two teams of two, sitting alternately. Whoever first eliminates one player of the other team wins.</source>
        <translation>Δύο ομάδες των δύο κάθονται εναλλάξ. Κερδίζει η ομάδα που θα εξοντώσει πρώτη έναν παίκτη της άλλης.</translation>
    </message>
    <message>
        <source>Your team&apos;s cards</source>
        <translation>Οι κάρτες της ομάδας σας</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>column: number of a player&apos;s team</comment>
        <translation>Ομάδα</translation>
    </message>
    <message>
        <source>nobody controls it</source>
        <comment>said of a territory</comment>
        <translation>δεν την ελέγχει κανείς</translation>
    </message>
    <message>
        <source>controlled by {player}</source>
        <comment>said of a territory</comment>
        <translation>την ελέγχει: {player}</translation>
    </message>
    <message>
        <source>Your armies may cross and enter all land of your team.</source>
        <translation>Οι στρατιές σας μπορούν να περάσουν και να μπουν σε όλες τις περιοχές της ομάδας σας.</translation>
    </message>
    <message numerus="yes">
        <source>{player} attacks from {source}. %n army(ies) of your team defend together.</source>
        <translation>
            <numerusform>{player}: επίθεση από την περιοχή {source}. Αμύνεται %n στρατιά της ομάδας σας.</numerusform>
            <numerusform>{player}: επίθεση από την περιοχή {source}. Αμύνονται μαζί %n στρατιές της ομάδας σας.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resign: your team loses</source>
        <translation>Παραίτηση: η ομάδα σας χάνει</translation>
    </message>
    <message>
        <source>{player} now controls {place}.</source>
        <translation>Την περιοχή {place} την ελέγχει τώρα: {player}.</translation>
    </message>
    <message>
        <source>{place}: as many armies each, so nobody controls it.</source>
        <translation>{place}: ίσες στρατιές, άρα δεν την ελέγχει κανείς.</translation>
    </message>
    <message>
        <source>{players} win as a team.</source>
        <translation>Νικήτρια ομάδα: {players}.</translation>
    </message>
    <message>
        <source>You do not control {place}: place armies where you do.</source>
        <translation>Δεν ελέγχετε την περιοχή {place}: τοποθετήστε στρατιές σε όσες ελέγχετε.</translation>
    </message>
    <message>
        <source>{place} is your team-mate&apos;s: you may not attack it.</source>
        <translation>Η περιοχή {place} είναι του συμπαίκτη σας: δεν επιτρέπεται να της επιτεθείτε.</translation>
    </message>
    <message numerus="yes">
        <source>{place} holds only %n army(ies) of yours: stop at fewer than that.</source>
        <translation>
            <numerusform>Η περιοχή {place} έχει μόνο %n δική σας στρατιά: ορίστε λιγότερες.</numerusform>
            <numerusform>Η περιοχή {place} έχει μόνο %n δικές σας στρατιές: ορίστε λιγότερες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is not your team&apos;s: troops move to land of your team.</source>
        <translation>Η περιοχή {place} δεν ανήκει στην ομάδα σας: τα στρατεύματα πηγαίνουν σε περιοχές της ομάδας σας.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: only your own %n army(ies) can go.</source>
        <translation>
            <numerusform>{place}: μπορεί να φύγει μόνο η δική σας %n στρατιά.</numerusform>
            <numerusform>{place}: μπορούν να φύγουν μόνο οι δικές σας %n στρατιές.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no path through territories of your team leads there.</source>
        <translation>{place}: δεν οδηγεί εκεί δρόμος μέσα από περιοχές της ομάδας σας.</translation>
    </message>
    <message>
        <source>Team Risk</source>
        <comment>rulebook section</comment>
        <translation>Ομαδικό Risk</translation>
    </message>
    <message>
        <source>Shared territories</source>
        <comment>rulebook section</comment>
        <translation>Κοινές περιοχές</translation>
    </message>
    <message>
        <source>Reinforcements in a team</source>
        <comment>rulebook section</comment>
        <translation>Ενισχύσεις στο ομαδικό παιχνίδι</translation>
    </message>
    <message>
        <source>Attacking in a team</source>
        <comment>rulebook section</comment>
        <translation>Επίθεση στο ομαδικό παιχνίδι</translation>
    </message>
    <message>
        <source>Defending together</source>
        <comment>rulebook section</comment>
        <translation>Κοινή άμυνα</translation>
    </message>
    <message>
        <source>Fortifying in a team</source>
        <comment>rulebook section</comment>
        <translation>Μετακίνηση στο ομαδικό παιχνίδι</translation>
    </message>
    <message>
        <source>The team&apos;s cards</source>
        <comment>rulebook section</comment>
        <translation>Οι κάρτες της ομάδας</translation>
    </message>
    <message>
        <source>Winning as a team</source>
        <comment>rulebook section</comment>
        <translation>Νίκη της ομάδας</translation>
    </message>
</context>
</TS>
