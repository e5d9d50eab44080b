<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el_GR" sourcelanguage="en">
<context>
    <name>core</name>
    <message>
        <source>{text}</source>
        <comment>words a player wrote; shown as they are</comment>
        <translation>{text}</translation>
    </message>
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
        <translation>Το «{name}» είναι άγνωστο εδώ.</translation>
    </message>
    <message>
        <source>A group of named values is expected here.</source>
        <translation>Εδώ χρειάζεται μια ομάδα τιμών με όνομα.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Εδώ χρειάζεται μια λίστα.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Εδώ χρειάζεται ένα κείμενο.</translation>
    </message>
    <message>
        <source>A whole number is expected here.</source>
        <translation>Εδώ χρειάζεται ένας ακέραιος αριθμός.</translation>
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
        <source>Yes or no is expected here.</source>
        <translation>Εδώ χρειάζεται ναι ή όχι.</translation>
    </message>
    <message>
        <source>This file cannot be read as data.</source>
        <translation>Το αρχείο δεν διαβάζεται ως δεδομένα.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>Το «{name}» υπάρχει εδώ δύο φορές.</translation>
    </message>
    <message>
        <source>One of these is expected here: {names}</source>
        <translation>Εδώ χρειάζεται ένα από αυτά: {names}</translation>
    </message>
    <message numerus="yes">
        <source>A list of %n value(s) is expected here.</source>
        <translation>
            <numerusform>Εδώ χρειάζεται λίστα με %n τιμή.</numerusform>
            <numerusform>Εδώ χρειάζεται λίστα με %n τιμές.</numerusform>
        </translation>
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
        <translation>Μια παρτίδα δεν μπορεί να στηθεί έτσι.</translation>
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
        <translation>Χρυσό ιππικό: 4, 6, 8, 10, 15, 20…</translation>
    </message>
    <message>
        <source>Older rule: 4, 6, 8, 10, 12, 15 …</source>
        <translation>Παλαιότερος κανόνας: 4, 6, 8, 10, 12, 15…</translation>
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
        <translation>Ελεύθερη κατανομή</translation>
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
        <translation>Χάρτης του κόσμου</translation>
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
        <translation>Μοβ στρατός</translation>
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
        <source>Place one army each for: {armies}</source>
        <translation>Τοποθετήστε από μία στρατιά: {armies}</translation>
    </message>
    <message>
        <source>You choose which of their territories.</source>
        <translation>Σε ποιες από τις περιοχές τους, το αποφασίζετε εσείς.</translation>
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
        <source>Call off the invasion</source>
        <translation>Ματαίωση της εισβολής</translation>
    </message>
    <message>
        <source>No die for an ally</source>
        <translation>Χωρίς ζάρι για σύμμαχο</translation>
    </message>
    <message>
        <source>Skip moving allies</source>
        <translation>Παράλειψη μετακίνησης συμμάχων</translation>
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
        <translation>Κάντε κλικ στην αφετηρία και μετά στον προορισμό, μέσα από δικές σας περιοχές. Μία στρατιά μένει.</translation>
    </message>
    <message>
        <source>Attack from {source}: choose a target</source>
        <translation>Επίθεση από την περιοχή {source}: επιλέξτε στόχο</translation>
    </message>
    <message>
        <source>Point at a land farther on for the odds of the whole way there.</source>
        <translation>Δείξτε πιο μακριά για τις πιθανότητες όλης της πορείας.</translation>
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
        <translation>Οι απορριμμένες κάρτες ανακατεύονται και γίνονται νέα τράπουλα.</translation>
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
        <translation>Αν πέσουν όλες: στο τέλος μένουν κατά μέσο όρο {armies} στρατιές, και από μία πίσω σε κάθε περιοχή.</translation>
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
        <translation>Αν αντέξει: κατά μέσο όρο μένουν {armies} στρατιές του αμυνόμενου.</translation>
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
        <translation>Τα ζάρια και οι κάρτες δεν μπορούν να δώσουν αυτό το αποτέλεσμα.</translation>
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
        <translation>{place}: μία στρατιά μόνη της δεν μπορεί να επιτεθεί.</translation>
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
        <translation>{place}: μία στρατιά μόνη της αμύνεται με ένα ζάρι.</translation>
    </message>
    <message>
        <source>First move into the conquered territory: {place}.</source>
        <translation>Πρώτα μπείτε στην κατακτημένη περιοχή: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least the %n army(ies) of the winning battle move in.</source>
        <translation>
            <numerusform>{place}: μπαίνει τουλάχιστον η μία στρατιά της νικηφόρας μάχης.</numerusform>
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
        <translation>Η μετακίνηση γίνεται μετά τη φάση μάχης: τελειώστε πρώτα τη μάχη.</translation>
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
        <source>Chance of success: {percent}%.</source>
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
        <translation>{victim}: προηγείται και πρέπει να αναχαιτιστεί.</translation>
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
            <numerusform>Σε μία σειρά, κατακτήστε %n περιοχή μέσω θαλάσσιας οδού.</numerusform>
            <numerusform>Σε μία σειρά, κατακτήστε %n περιοχές, τουλάχιστον τη μία μέσω θαλάσσιας οδού.</numerusform>
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
        <source>Not now: claim no mission</source>
        <translation>Όχι τώρα: καμία δήλωση αποστολής</translation>
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
        <translation>Οι στρατιές σας μπορούν να περάσουν από όλες τις περιοχές της ομάδας σας και να μπουν σε αυτές.</translation>
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
            <numerusform>{place}: μπορεί να φύγει μόνο η μία δική σας στρατιά.</numerusform>
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
<context>
    <name>warcraft</name>
    <message>
        <source>Call to Arms</source>
        <comment>card</comment>
        <translation>Κάλεσμα στα όπλα</translation>
    </message>
    <message>
        <source>When enemies reach your workers</source>
        <translation>Όταν φτάνουν εχθροί σε εργάτες</translation>
    </message>
    <message>
        <source>All your workers in that space fight as melee units until this move step ends.</source>
        <translation>Οι εργάτες σας στον χώρο πολεμούν ως μονάδες εδάφους σε αυτό το βήμα.</translation>
    </message>
    <message>
        <source>Dispel Magic</source>
        <comment>card</comment>
        <translation>Διάλυση μαγείας</translation>
    </message>
    <message>
        <source>In battle, after an enemy card</source>
        <translation>Σε μάχη, μετά από εχθρική κάρτα</translation>
    </message>
    <message>
        <source>The card just played does nothing and is discarded.</source>
        <translation>Η κάρτα που μόλις παίχτηκε δεν έχει αποτέλεσμα και απορρίπτεται.</translation>
    </message>
    <message>
        <source>Invisibility</source>
        <comment>card</comment>
        <translation>Αορατότητα</translation>
    </message>
    <message>
        <source>Before casualties are removed</source>
        <translation>Πριν αφαιρεθούν απώλειες</translation>
    </message>
    <message>
        <source>Your side takes one casualty less in this phase.</source>
        <translation>Η πλευρά σας έχει μία απώλεια λιγότερη σε αυτή τη φάση.</translation>
    </message>
    <message>
        <source>Polymorph</source>
        <comment>card</comment>
        <translation>Μεταμόρφωση</translation>
    </message>
    <message>
        <source>At the start of a battle round</source>
        <translation>Αρχή ενός γύρου μάχης</translation>
    </message>
    <message>
        <source>One enemy unit in this battle does not attack until the round ends.</source>
        <translation>Μία εχθρική μονάδα δεν επιτίθεται σε αυτόν τον γύρο μάχης.</translation>
    </message>
    <message>
        <source>Devour</source>
        <comment>card</comment>
        <translation>Καταβρόχθιση</translation>
    </message>
    <message>
        <source>Swallow an enemy melee or ranged unit. It dies if your side wins; else it comes back.</source>
        <translation>Βγάλτε εχθρική μονάδα εδάφους ή βολής. Αν νικήσετε, χάνεται· αλλιώς επιστρέφει.</translation>
    </message>
    <message>
        <source>Ensnare</source>
        <comment>card</comment>
        <translation>Παγίδευση</translation>
    </message>
    <message>
        <source>At the start of a melee phase</source>
        <translation>Αρχή επίθεσης εδάφους</translation>
    </message>
    <message>
        <source>Until this battle ends, enemy flying units may be casualties in the melee phase too.</source>
        <translation>Ως το τέλος της μάχης στην επίθεση εδάφους χάνονται και εχθρικές ιπτάμενες.</translation>
    </message>
    <message>
        <source>Envenomed Spears</source>
        <comment>card</comment>
        <translation>Δηλητηριασμένα δόρατα</translation>
    </message>
    <message>
        <source>Before you roll an attack</source>
        <translation>Πριν ρίξετε</translation>
    </message>
    <message>
        <source>In this phase you roll each die that missed once more.</source>
        <translation>Σε αυτή τη φάση ξαναρίχνετε μία φορά κάθε ζάρι που αστόχησε.</translation>
    </message>
    <message>
        <source>Pillage</source>
        <comment>card</comment>
        <translation>Λεηλασία</translation>
    </message>
    <message>
        <source>After an enemy unit is removed</source>
        <translation>Μετά από εχθρική απώλεια</translation>
    </message>
    <message>
        <source>Take what that unit cost, in gold and wood, from its owner.</source>
        <translation>Πάρτε από τον κάτοχό της όσο χρυσό και ξύλο κόστιζε.</translation>
    </message>
    <message>
        <source>Faerie Fire</source>
        <comment>card</comment>
        <translation>Νεραϊδοφωτιά</translation>
    </message>
    <message>
        <source>In this phase your dice hit on a number one higher.</source>
        <translation>Σε αυτή τη φάση χτυπάτε και με έναν αριθμό παραπάνω.</translation>
    </message>
    <message>
        <source>Marksmanship</source>
        <comment>card</comment>
        <translation>Σκοπευτική δεινότητα</translation>
    </message>
    <message>
        <source>Before the enemy removes a unit</source>
        <translation>Πριν από εχθρική απώλεια</translation>
    </message>
    <message>
        <source>You choose that one casualty instead of the enemy.</source>
        <translation>Επιλέγετε εσείς αυτή τη μία απώλεια αντί για τον εχθρό.</translation>
    </message>
    <message>
        <source>Moon Glaive</source>
        <comment>card</comment>
        <translation>Δρεπάνι της σελήνης</translation>
    </message>
    <message>
        <source>After you rolled an attack</source>
        <translation>Αφού ρίξετε</translation>
    </message>
    <message>
        <source>Roll one more die of the same strength for each hit.</source>
        <translation>Ρίξτε ένα ζάρι ακόμη ίδιας δύναμης για κάθε χτύπημα.</translation>
    </message>
    <message>
        <source>Renew</source>
        <comment>card</comment>
        <translation>Ανανέωση</translation>
    </message>
    <message>
        <source>At the start of your harvest</source>
        <translation>Αρχή της συγκομιδής σας</translation>
    </message>
    <message>
        <source>Remove the depletion marker from any one forest.</source>
        <translation>Βγάλτε τον δείκτη εξάντλησης από όποιο δάσος θέλετε.</translation>
    </message>
    <message>
        <source>Cripple</source>
        <comment>card</comment>
        <translation>Σακάτεμα</translation>
    </message>
    <message>
        <source>At the start of an enemy&apos;s movement</source>
        <translation>Αρχή κίνησης ενός εχθρού</translation>
    </message>
    <message>
        <source>Everything of the enemy in one space moves one space less.</source>
        <translation>Ό,τι έχει ο εχθρός σε έναν χώρο κινείται έναν χώρο λιγότερο.</translation>
    </message>
    <message>
        <source>Curse</source>
        <comment>card</comment>
        <translation>Κατάρα</translation>
    </message>
    <message>
        <source>After the enemy rolled an attack</source>
        <translation>Αφού ρίξει ο εχθρός</translation>
    </message>
    <message>
        <source>Roll a die for each enemy hit: 1, 2 or 3 prevents a casualty.</source>
        <translation>Ένα ζάρι για κάθε εχθρικό χτύπημα: 1, 2 ή 3 αποτρέπει μία απώλεια.</translation>
    </message>
    <message>
        <source>Summon Building</source>
        <comment>card</comment>
        <translation>Επίκληση κτιρίου</translation>
    </message>
    <message>
        <source>When you construct in town</source>
        <translation>Όταν χτίζετε στην πόλη</translation>
    </message>
    <message>
        <source>Start a building that needs no worker. You still pay for it.</source>
        <translation>Αρχίστε ένα κτίριο χωρίς εργάτη. Το πληρώνετε κανονικά.</translation>
    </message>
    <message>
        <source>Web</source>
        <comment>card</comment>
        <translation>Ιστός</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>card</comment>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>At the start of your movement</source>
        <translation>Αρχή της κίνησής σας</translation>
    </message>
    <message>
        <source>All your pieces in one space may move two spaces farther, at most three.</source>
        <translation>Τα πιόνια σας σε έναν χώρο κινούνται έως δύο χώρους παραπάνω, το πολύ τρεις.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>card</comment>
        <translation>Πόροι</translation>
    </message>
    <message>
        <source>At the start of your spending</source>
        <translation>Αρχή των δαπανών σας</translation>
    </message>
    <message>
        <source>Take {count} gold or {count} wood.</source>
        <translation>Πάρτε {count} δείκτες χρυσού ή {count} δείκτες ξύλου.</translation>
    </message>
    <message>
        <source>Town Portal</source>
        <comment>card</comment>
        <translation>Πύλη της πόλης</translation>
    </message>
    <message>
        <source>After anybody&apos;s movement, before battles</source>
        <translation>Μετά από κίνηση, πριν από μάχες</translation>
    </message>
    <message>
        <source>All your units in one space go to your town or to one of your outposts.</source>
        <translation>Όλες οι μονάδες ενός χώρου πάνε στην πόλη σας ή σε φυλάκιό σας.</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <comment>card</comment>
        <translation>Πόντος νίκης</translation>
    </message>
    <message>
        <source>In any step of yours</source>
        <translation>Σε κάθε δικό σας βήμα</translation>
    </message>
    <message>
        <source>Lay it open in front of you: one victory point for good.</source>
        <translation>Βάλτε την ανοιχτή μπροστά σας: ένας πόντος νίκης για πάντα.</translation>
    </message>
    <message>
        <source>Warcraft</source>
        <comment>name of the game</comment>
        <translation>Warcraft</translation>
    </message>
    <message>
        <source>Gold, wood and four peoples at war.</source>
        <translation>Χρυσός, ξύλο και τέσσερις λαοί σε πόλεμο.</translation>
    </message>
    <message>
        <source>Main game for two</source>
        <comment>scenario</comment>
        <translation>Βασικό παιχνίδι για δύο</translation>
    </message>
    <message>
        <source>Two peoples, one land. Victory points win, or the enemy&apos;s town.</source>
        <translation>Δύο λαοί, μία γη. Η νίκη έρχεται με πόντους νίκης ή με την πόλη του εχθρού.</translation>
    </message>
    <message>
        <source>Two towns lie at the edges of a rich valley. There is gold and wood for one of them.</source>
        <translation>Δύο πόλεις βρίσκονται στις άκρες μιας πλούσιας κοιλάδας. Χρυσός και ξύλο φτάνουν μόνο για τη μία.</translation>
    </message>
    <message>
        <source>You win with 15 victory points at the end of your turn (10 in the shorter game), or when your enemy&apos;s town has been captured twice. Towns and objectives count while you have a unit there; fully upgraded unit types and Victory Point cards count for good.</source>
        <translation>Κερδίζετε με 15 πόντους νίκης στο τέλος της σειράς σας (10 στο συντομότερο παιχνίδι) ή όταν η πόλη του εχθρού καταληφθεί δύο φορές. Οι πόλεις και οι χώροι στόχου μετρούν όσο έχετε εκεί μονάδα· οι πλήρως αναβαθμισμένοι τύποι μονάδων και οι κάρτες «Πόντος νίκης» μετρούν για πάντα.</translation>
    </message>
    <message>
        <source>Main game for four</source>
        <comment>scenario</comment>
        <translation>Βασικό παιχνίδι για τέσσερις</translation>
    </message>
    <message>
        <source>Two teams of two: Humans and Night Elves against Orcs and Undead.</source>
        <translation>Δύο ομάδες των δύο: Άνθρωποι και Νυχτερινά Ξωτικά εναντίον Orc και Απέθαντων.</translation>
    </message>
    <message>
        <source>Old enemies have become allies. Humans and Night Elves hold the north, Orcs and Undead the south, and the land between them belongs to nobody yet.</source>
        <translation>Παλιοί εχθροί έγιναν σύμμαχοι. Οι Άνθρωποι και τα Νυχτερινά Ξωτικά κρατούν τον βορρά, τα Orc και οι Απέθαντοι τον νότο, και η γη ανάμεσά τους δεν ανήκει ακόμη σε κανέναν.</translation>
    </message>
    <message>
        <source>Your team wins with 30 victory points together (20 in the shorter game) at the end of a turn of yours. If the town of one player is captured twice, the whole team is out.</source>
        <translation>Η ομάδα σας κερδίζει με 30 πόντους νίκης μαζί (20 στο συντομότερο παιχνίδι) στο τέλος της σειράς κάποιου από εσάς. Αν η πόλη ενός παίκτη καταληφθεί δύο φορές, βγαίνει όλη η ομάδα.</translation>
    </message>
    <message>
        <source>The Elf Gate</source>
        <comment>scenario</comment>
        <translation>Η Πύλη των Ξωτικών</translation>
    </message>
    <message>
        <source>Three armies race for an ancient gate that Night Elves guard.</source>
        <translation>Τρεις στρατοί τρέχουν να προλάβουν μια πανάρχαια πύλη που τη φυλούν Νυχτερινά Ξωτικά.</translation>
    </message>
    <message>
        <source>Behind the mountains stands a gate of the Night Elves, and a handful of them still watches the three passes. Whoever secures it decides the war.</source>
        <translation>Πίσω από τα βουνά στέκει μια πύλη των Νυχτερινών Ξωτικών, και μια χούφτα από αυτά φυλά ακόμη τα τρία περάσματα. Όποιος την εξασφαλίσει κρίνει τον πόλεμο.</translation>
    </message>
    <message>
        <source>You win if you have a unit on space D at the end of your turn and fewer than three enemy units, Night Elves included, stand next to it. Mines and forests beside a town never run out; all others are empty from the start.</source>
        <translation>Κερδίζετε αν στο τέλος της σειράς σας έχετε μονάδα στον χώρο D και δίπλα του βρίσκονται λιγότερες από τρεις εχθρικές μονάδες, μαζί με τα Νυχτερινά Ξωτικά. Τα χρυσωρυχεία και τα δάση δίπλα σε πόλη δεν εξαντλούνται ποτέ· όλα τα άλλα είναι εξαντλημένα από την αρχή.</translation>
    </message>
    <message>
        <source>March of the Necromancers</source>
        <comment>scenario</comment>
        <translation>Η πορεία των νεκρομαντών</translation>
    </message>
    <message>
        <source>Humans with a town against two Necromancers who raise their army from the ground.</source>
        <translation>Οι Άνθρωποι και η πόλη τους εναντίον δύο νεκρομαντών που σηκώνουν τον στρατό τους από το χώμα.</translation>
    </message>
    <message>
        <source>Two Necromancers have found the places where the dead lie shallow. Every round more of them rise and march on the last town of the Humans.</source>
        <translation>Δύο νεκρομάντες βρήκαν τα μέρη όπου οι νεκροί δεν είναι θαμμένοι βαθιά. Σε κάθε γύρο σηκώνονται κι άλλοι και βαδίζουν προς την τελευταία πόλη των Ανθρώπων.</translation>
    </message>
    <message>
        <source>Undead: a Necromancer on A, B or C raises a unit each round, on D or E he upgrades a type. You win when the Human town has been captured twice. Humans: kill both Necromancers, or destroy the tokens on A, B and C by holding those spaces after battle.</source>
        <translation>Απέθαντοι: ένας νεκρομάντης στον A, τον B ή τον C ανασταίνει μία μονάδα σε κάθε γύρο, στον D ή τον E αναβαθμίζει έναν τύπο. Κερδίζετε όταν η πόλη των Ανθρώπων καταληφθεί δύο φορές. Άνθρωποι: σκοτώστε και τους δύο νεκρομάντες ή καταστρέψτε τους δείκτες στους A, B και C κρατώντας τους χώρους μετά τη μάχη.</translation>
    </message>
    <message>
        <source>The Captives</source>
        <comment>scenario</comment>
        <translation>Οι αιχμάλωτοι</translation>
    </message>
    <message>
        <source>Orcs and Night Elves each hold the other&apos;s leader behind walls.</source>
        <translation>Τα Orc και τα Νυχτερινά Ξωτικά: κάθε πλευρά κρατά πίσω από τοίχους τον αρχηγό της άλλης.</translation>
    </message>
    <message>
        <source>Thrall is a prisoner of the Night Elves, Tyrande one of the Orcs. Both camps have sworn to bring their leader home.</source>
        <translation>Ο Thrall είναι αιχμάλωτος των Νυχτερινών Ξωτικών, η Tyrande των Orc. Και τα δύο στρατόπεδα ορκίστηκαν να φέρουν τον αρχηγό τους πίσω.</translation>
    </message>
    <message>
        <source>Fight your way to the captive of your race and bring him or her to your own town: any unit that starts in or passes the space may take a captive along. Only flying units cross walls. Eliminating the enemy wins too.</source>
        <translation>Ανοίξτε δρόμο μέχρι τον αιχμάλωτο της φυλής σας και φέρτε τον στην πόλη σας: κάθε μονάδα που ξεκινά από τον χώρο ή περνά από αυτόν μπορεί να τον πάρει μαζί. Τους τοίχους τους περνούν μόνο ιπτάμενες μονάδες. Κερδίζετε και αν αποκλείσετε τον εχθρό.</translation>
    </message>
    <message>
        <source>Nordrassil, the World Tree</source>
        <comment>scenario</comment>
        <translation>Nordrassil, το Δέντρο του Κόσμου</translation>
    </message>
    <message>
        <source>Three allies hold out against an army that does not stay dead.</source>
        <translation>Τρεις σύμμαχοι αντέχουν απέναντι σε έναν στρατό που δεν μένει νεκρός.</translation>
    </message>
    <message>
        <source>Under the World Tree the Night Elves work a spell that will end the war. Humans and Orcs stand by them. The Undead come again and again.</source>
        <translation>Κάτω από το Δέντρο του Κόσμου τα Νυχτερινά Ξωτικά ετοιμάζουν το ξόρκι που θα τελειώσει τον πόλεμο. Οι Άνθρωποι και τα Orc στέκουν στο πλευρό τους. Οι Απέθαντοι έρχονται ξανά και ξανά.</translation>
    </message>
    <message>
        <source>Allies: hold out until the last card of the Night Elf deck is drawn; one is set aside every round. Undead: have a unit on space A at the end of your movement, or capture the Night Elf outpost twice. Your dead return to your outposts at once.</source>
        <translation>Σύμμαχοι: αντέξτε μέχρι να τραβηχτεί η τελευταία κάρτα από την τράπουλα των Νυχτερινών Ξωτικών· σε κάθε γύρο μπαίνει μία στην άκρη. Απέθαντοι: έχετε μονάδα στον χώρο A στο τέλος της κίνησής σας ή καταλάβετε δύο φορές το φυλάκιο των Νυχτερινών Ξωτικών. Οι νεκροί σας επιστρέφουν αμέσως στα φυλάκιά σας.</translation>
    </message>
    <message>
        <source>Victory points to win</source>
        <translation>Πόντοι για τη νίκη</translation>
    </message>
    <message>
        <source>15</source>
        <comment>victory points</comment>
        <translation>15</translation>
    </message>
    <message>
        <source>10: a shorter game</source>
        <comment>victory points</comment>
        <translation>10: συντομότερο παιχνίδι</translation>
    </message>
    <message>
        <source>30</source>
        <comment>victory points</comment>
        <translation>30</translation>
    </message>
    <message>
        <source>20: a shorter game</source>
        <comment>victory points</comment>
        <translation>20: συντομότερο παιχνίδι</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Θεραπεία</translation>
    </message>
    <message>
        <source>One casualty less in every phase</source>
        <translation>Μία απώλεια λιγότερη σε κάθε φάση</translation>
    </message>
    <message>
        <source>Errata: each 1 the enemy rolls hits for one less</source>
        <translation>Διορθώσεις: κάθε 1 του εχθρού προκαλεί μία απώλεια λιγότερη</translation>
    </message>
    <message>
        <source>Cards in battle</source>
        <translation>Κάρτες στη μάχη</translation>
    </message>
    <message>
        <source>The defender plays first</source>
        <translation>Παίζει πρώτα ο αμυνόμενος</translation>
    </message>
    <message>
        <source>The attacker plays first</source>
        <translation>Παίζει πρώτα ο επιτιθέμενος</translation>
    </message>
    <message>
        <source>Devour in a battle nobody wins</source>
        <translation>Καταβρόχθιση σε μάχη χωρίς νικητή</translation>
    </message>
    <message>
        <source>The devoured unit comes back</source>
        <translation>Η μονάδα επιστρέφει</translation>
    </message>
    <message>
        <source>The devoured unit dies</source>
        <translation>Η μονάδα χάνεται</translation>
    </message>
    <message>
        <source>Depletion</source>
        <translation>Εξάντληση</translation>
    </message>
    <message>
        <source>Nothing runs out</source>
        <translation>Τίποτα δεν εξαντλείται</translation>
    </message>
    <message>
        <source>Only spaces beside the town never run out</source>
        <translation>Μόνο οι χώροι δίπλα στην πόλη δεν εξαντλούνται ποτέ</translation>
    </message>
    <message>
        <source>Cards useless in this scenario</source>
        <translation>Κάρτες άχρηστες σε αυτό το σενάριο</translation>
    </message>
    <message>
        <source>Taken out of the decks</source>
        <translation>Βγαίνουν από τις τράπουλες</translation>
    </message>
    <message>
        <source>Left in the decks</source>
        <translation>Μένουν στις τράπουλες</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>Μέγιστη διάρκεια</translation>
    </message>
    <message>
        <source>Until somebody wins</source>
        <translation>Μέχρι να κερδίσει κάποιος</translation>
    </message>
    <message>
        <source>60 rounds: then most victory points win</source>
        <translation>60 γύροι: μετά κερδίζουν οι περισσότεροι πόντοι νίκης</translation>
    </message>
    <message>
        <source>{player} is the first player.</source>
        <translation>Πρώτος παίκτης: {player}.</translation>
    </message>
    <message>
        <source>Round {round}: {player} moves.</source>
        <translation>Γύρος {round} – {player}: κίνηση.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n experience card(s).</source>
        <translation>
            <numerusform>{player}: τράβηγμα %n κάρτας εμπειρίας.</numerusform>
            <numerusform>{player}: τράβηγμα %n καρτών εμπειρίας.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {cards}.</source>
        <translation>Τραβήχτηκαν: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} sets a card aside, face down: %n left in the pile.</source>
        <translation>
            <numerusform>{player}: μία κάρτα μπαίνει στην άκρη κλειστή, μένει %n.</numerusform>
            <numerusform>{player}: μία κάρτα μπαίνει στην άκρη κλειστή, μένουν %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shuffles the discards into a new pile.</source>
        <translation>{player}: οι απορριμμένες κάρτες ανακατεύονται και γίνονται νέα τράπουλα.</translation>
    </message>
    <message>
        <source>{player} moves {pieces}: {source} → {target}.</source>
        <translation>{player}: κίνηση – {pieces}, {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} takes {captive} along: {source} → {target}.</source>
        <translation>{player}: μεταφορά – {captive}, {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <translation>{player}: κάρτα «{card}».</translation>
    </message>
    <message>
        <source>{player} plays {card}: {place}.</source>
        <translation>{player}: κάρτα «{card}»: {place}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {unit}, {place}.</source>
        <translation>{player}: κάρτα «{card}»: {unit}, {place}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {resource}.</source>
        <translation>{player}: κάρτα «{card}»: {resource}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {source} → {target}.</source>
        <translation>{player}: κάρτα «{card}»: {source} → {target}.</translation>
    </message>
    <message>
        <source>{player} plays {card}: {building}.</source>
        <translation>{player}: κάρτα «{card}»: {building}.</translation>
    </message>
    <message>
        <source>{player} takes from {victim}: {price}.</source>
        <translation>{player}: λάφυρα – {price}. Από: {victim}.</translation>
    </message>
    <message>
        <source>{player} finds nothing to take: {victim}.</source>
        <translation>{player}: κανένα λάφυρο. Άδεια αποθήκη: {victim}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, Curse: {faces}, %n casualty(ies) prevented.</source>
        <translation>
            <numerusform>{player}, Κατάρα: {faces}, αποφεύχθηκε %n απώλεια.</numerusform>
            <numerusform>{player}, Κατάρα: {faces}, αποφεύχθηκαν %n απώλειες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} strikes first: {phases}.</source>
        <translation>{player}: πρώτο χτύπημα – {phases}.</translation>
    </message>
    <message>
        <source>{card} is dispelled.</source>
        <translation>«{card}»: η κάρτα διαλύθηκε.</translation>
    </message>
    <message>
        <source>{place}: {attackers} against {defenders}.</source>
        <translation>{place}. Επίθεση: {attackers}. Άμυνα: {defenders}.</translation>
    </message>
    <message>
        <source>Battle round {round}.</source>
        <translation>Γύρος μάχης {round}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}, ranged: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, βολή: {faces} (δύναμη {strength}), %n χτύπημα.</numerusform>
            <numerusform>{player}, βολή: {faces} (δύναμη {strength}), %n χτυπήματα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, flying: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, ιπτάμενες: {faces} (δύναμη {strength}), %n χτύπημα.</numerusform>
            <numerusform>{player}, ιπτάμενες: {faces} (δύναμη {strength}), %n χτυπήματα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}, melee: {faces} (strength {strength}), %n hit(s).</source>
        <translation>
            <numerusform>{player}, έδαφος: {faces} (δύναμη {strength}), %n χτύπημα.</numerusform>
            <numerusform>{player}, έδαφος: {faces} (δύναμη {strength}), %n χτυπήματα.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacker: %n casualty(ies).</source>
        <translation>
            <numerusform>Επιτιθέμενος: %n απώλεια.</numerusform>
            <numerusform>Επιτιθέμενος: %n απώλειες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Defender: %n casualty(ies).</source>
        <translation>
            <numerusform>Αμυνόμενος: %n απώλεια.</numerusform>
            <numerusform>Αμυνόμενος: %n απώλειες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cause} prevents %n casualty(ies).</source>
        <translation>
            <numerusform>«{cause}»: αποφεύχθηκε %n απώλεια.</numerusform>
            <numerusform>«{cause}»: αποφεύχθηκαν %n απώλειες.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses {pieces}: {place}.</source>
        <translation>{player}: απώλεια – {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, devoured: {place}.</source>
        <translation>{player}: απώλεια από καταβρόχθιση – {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{player} returns a unit to the outpost: {place}.</source>
        <translation>{player}: επιστροφή μονάδας στο φυλάκιο – {place}.</translation>
    </message>
    <message>
        <source>{player} raises {pieces}: {place}.</source>
        <translation>{player}: ανάσταση – {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{player} takes {pieces} back: {place}.</source>
        <translation>{player}: πίσω στο απόθεμα – {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{place}: the battle is won by {winners}.</source>
        <translation>{place}: η μάχη τελείωσε. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>{place}: nobody wins the battle.</source>
        <translation>{place}: κανείς δεν νίκησε στη μάχη.</translation>
    </message>
    <message>
        <source>{player} loses {pieces}, undefended: {place}.</source>
        <translation>{player}: ανυπεράσπιστη απώλεια – {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost, undefended: {place}.</source>
        <translation>{player}: απώλεια ανυπεράσπιστου φυλακίου – {place}.</translation>
    </message>
    <message>
        <source>{player} loses an outpost and {pieces}, undefended: {place}.</source>
        <translation>{player}: ανυπεράσπιστη απώλεια – φυλάκιο και {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{player}: enemies have captured {place} once.</source>
        <translation>{player}: πρώτη κατάληψη από εχθρούς – {place}.</translation>
    </message>
    <message>
        <source>{player}: {place} is captured again and lost.</source>
        <translation>{player}: δεύτερη κατάληψη από εχθρούς, χάθηκε – {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place}.</source>
        <translation>
            <numerusform>{player}: συγκομιδή %n δείκτη χρυσού – {place}.</numerusform>
            <numerusform>{player}: συγκομιδή %n δεικτών χρυσού – {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player}: συγκομιδή %n δείκτη χρυσού – {place}, πλέον μισοεξαντλημένο.</numerusform>
            <numerusform>{player}: συγκομιδή %n δεικτών χρυσού – {place}, πλέον μισοεξαντλημένο.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n gold: {place} is now depleted.</source>
        <translation>
            <numerusform>{player}: συγκομιδή %n δείκτη χρυσού – {place}, πλέον εξαντλημένο.</numerusform>
            <numerusform>{player}: συγκομιδή %n δεικτών χρυσού – {place}, πλέον εξαντλημένο.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place}.</source>
        <translation>
            <numerusform>{player}: συγκομιδή %n δείκτη ξύλου – {place}.</numerusform>
            <numerusform>{player}: συγκομιδή %n δεικτών ξύλου – {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now half depleted.</source>
        <translation>
            <numerusform>{player}: συγκομιδή %n δείκτη ξύλου – {place}, πλέον μισοεξαντλημένο.</numerusform>
            <numerusform>{player}: συγκομιδή %n δεικτών ξύλου – {place}, πλέον μισοεξαντλημένο.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} harvests %n wood: {place} is now depleted.</source>
        <translation>
            <numerusform>{player}: συγκομιδή %n δείκτη ξύλου – {place}, πλέον εξαντλημένο.</numerusform>
            <numerusform>{player}: συγκομιδή %n δεικτών ξύλου – {place}, πλέον εξαντλημένο.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives up an unfinished outpost: {place}.</source>
        <translation>{player}: εγκατάλειψη ημιτελούς φυλακίου – {place}.</translation>
    </message>
    <message>
        <source>{player} deploys {pieces}: {place}.</source>
        <translation>{player}: παράταξη – {pieces}, {place}.</translation>
    </message>
    <message>
        <source>{player} completes: {building}.</source>
        <translation>{player}: ολοκλήρωση – {building}.</translation>
    </message>
    <message>
        <source>{player} completes an outpost: {place}.</source>
        <translation>{player}: ολοκλήρωση φυλακίου – {place}.</translation>
    </message>
    <message>
        <source>{player} trains {pieces}.</source>
        <translation>{player}: εκπαίδευση – {pieces}.</translation>
    </message>
    <message>
        <source>{player} begins: {building}.</source>
        <translation>{player}: έναρξη κατασκευής – {building}.</translation>
    </message>
    <message>
        <source>{player} begins an outpost: {place}.</source>
        <translation>{player}: έναρξη κατασκευής φυλακίου – {place}.</translation>
    </message>
    <message>
        <source>{player} upgrades melee units: {unit}, strength {strength}.</source>
        <translation>{player}: αναβάθμιση μονάδων εδάφους – {unit}, δύναμη {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades ranged units: {unit}, strength {strength}.</source>
        <translation>{player}: αναβάθμιση μονάδων βολής – {unit}, δύναμη {strength}.</translation>
    </message>
    <message>
        <source>{player} upgrades flying units: {unit}, strength {strength}.</source>
        <translation>{player}: αναβάθμιση ιπτάμενων μονάδων – {unit}, δύναμη {strength}.</translation>
    </message>
    <message>
        <source>{player} gives {count} {resource} → {mate}.</source>
        <translation>{player}: παραχώρηση – {count} × {resource} → {mate}.</translation>
    </message>
    <message>
        <source>The token is destroyed: {place}.</source>
        <translation>Ο δείκτης καταστράφηκε: {place}.</translation>
    </message>
    <message>
        <source>{player} is eliminated.</source>
        <translation>{player}: αποκλεισμός από το παιχνίδι.</translation>
    </message>
    <message>
        <source>{player} resigns.</source>
        <translation>{player}: παραίτηση.</translation>
    </message>
    <message>
        <source>Nobody is left. The game is a draw.</source>
        <translation>Δεν έμεινε κανείς. Το παιχνίδι λήγει ισόπαλο.</translation>
    </message>
    <message>
        <source>The last round is over with equal victory points. The game is a draw.</source>
        <translation>Ο τελευταίος γύρος τελείωσε με ίσους πόντους νίκης. Το παιχνίδι λήγει ισόπαλο.</translation>
    </message>
    <message>
        <source>Nobody can ever have a unit again. The game is a draw.</source>
        <translation>Κανείς δεν μπορεί πια να αποκτήσει μονάδα. Το παιχνίδι λήγει ισόπαλο.</translation>
    </message>
    <message>
        <source>Victory points decide. Winner: {winners}.</source>
        <translation>Κρίνουν οι πόντοι νίκης. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is held. Winner: {winners}.</source>
        <translation>Ο κρίσιμος χώρος κρατήθηκε. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The decisive space is reached. Winner: {winners}.</source>
        <translation>Μονάδα έφτασε στον κρίσιμο χώρο. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The decisive town has fallen. Winner: {winners}.</source>
        <translation>Η κρίσιμη πόλη έπεσε. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The spell is complete. Winner: {winners}.</source>
        <translation>Το ξόρκι ολοκληρώθηκε. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The captive is free. Winner: {winners}.</source>
        <translation>Ο αιχμάλωτος είναι ελεύθερος. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>All Necromancers are dead. Winner: {winners}.</source>
        <translation>Όλοι οι νεκρομάντες είναι νεκροί. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The dead can rise no more. Winner: {winners}.</source>
        <translation>Οι νεκροί δεν σηκώνονται πια. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>All enemies are beaten. Winner: {winners}.</source>
        <translation>Όλοι οι εχθροί νικήθηκαν. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>The last round is over: most victory points win. Winner: {winners}.</source>
        <translation>Ο τελευταίος γύρος τελείωσε: κερδίζουν οι περισσότεροι πόντοι νίκης. Νίκη: {winners}.</translation>
    </message>
    <message>
        <source>Humans</source>
        <comment>people</comment>
        <translation>Άνθρωποι</translation>
    </message>
    <message>
        <source>Orcs</source>
        <comment>people</comment>
        <translation>Orc</translation>
    </message>
    <message>
        <source>Night Elves</source>
        <comment>people</comment>
        <translation>Νυχτερινά Ξωτικά</translation>
    </message>
    <message>
        <source>Undead</source>
        <comment>people</comment>
        <translation>Απέθαντοι</translation>
    </message>
    <message>
        <source>Alliance</source>
        <comment>side; narrow column</comment>
        <translation>Συμμαχία</translation>
    </message>
    <message>
        <source>Horde</source>
        <comment>side; narrow column</comment>
        <translation>Ορδή</translation>
    </message>
    <message>
        <source>Sentinels</source>
        <comment>side; narrow column</comment>
        <translation>Φρουροί</translation>
    </message>
    <message>
        <source>Scourge</source>
        <comment>side; narrow column</comment>
        <translation>Μάστιγα</translation>
    </message>
    <message>
        <source>Human Alliance</source>
        <comment>side</comment>
        <translation>Συμμαχία των Ανθρώπων</translation>
    </message>
    <message>
        <source>Orcish Horde</source>
        <comment>side</comment>
        <translation>Ορδή των Orc</translation>
    </message>
    <message>
        <source>Night Elf Sentinels</source>
        <comment>side</comment>
        <translation>Φρουροί των Νυχτερινών Ξωτικών</translation>
    </message>
    <message>
        <source>Undead Scourge</source>
        <comment>side</comment>
        <translation>Μάστιγα των Απέθαντων</translation>
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
        <translation>αιχμάλωτος άνθρωπος</translation>
    </message>
    <message>
        <source>captive Undead</source>
        <comment>captive</comment>
        <translation>αιχμάλωτος απέθαντος</translation>
    </message>
    <message>
        <source>Militia</source>
        <comment>unit</comment>
        <translation>πολιτοφύλακας</translation>
    </message>
    <message>
        <source>Footman</source>
        <comment>unit</comment>
        <translation>πεζός</translation>
    </message>
    <message>
        <source>Knight</source>
        <comment>unit</comment>
        <translation>ιππότης</translation>
    </message>
    <message>
        <source>Rifleman</source>
        <comment>unit</comment>
        <translation>τυφεκιοφόρος</translation>
    </message>
    <message>
        <source>Sorceress</source>
        <comment>unit</comment>
        <translation>μάγισσα</translation>
    </message>
    <message>
        <source>Mortar Team</source>
        <comment>unit</comment>
        <translation>ομάδα όλμου</translation>
    </message>
    <message>
        <source>Flying Machine</source>
        <comment>unit</comment>
        <translation>ιπτάμενη μηχανή</translation>
    </message>
    <message>
        <source>Dragonhawk</source>
        <comment>unit</comment>
        <translation>δρακογέρακο</translation>
    </message>
    <message>
        <source>Gryphon Rider</source>
        <comment>unit</comment>
        <translation>αναβάτης γρύπα</translation>
    </message>
    <message>
        <source>Grunt</source>
        <comment>unit</comment>
        <translation>μαχητής</translation>
    </message>
    <message>
        <source>Raider</source>
        <comment>unit</comment>
        <translation>ληστρικός ιππέας</translation>
    </message>
    <message>
        <source>Kodo Beast</source>
        <comment>unit</comment>
        <translation>θηρίο κόντο</translation>
    </message>
    <message>
        <source>Tauren</source>
        <comment>unit</comment>
        <translation>ταύρεν</translation>
    </message>
    <message>
        <source>Headhunter</source>
        <comment>unit</comment>
        <translation>κυνηγός κεφαλών</translation>
    </message>
    <message>
        <source>Witch Doctor</source>
        <comment>unit</comment>
        <translation>μάγος γιατρός</translation>
    </message>
    <message>
        <source>Demolisher</source>
        <comment>unit</comment>
        <translation>μηχανή κατεδάφισης</translation>
    </message>
    <message>
        <source>Batrider</source>
        <comment>unit</comment>
        <translation>αναβάτης νυχτερίδας</translation>
    </message>
    <message>
        <source>Wind Rider</source>
        <comment>unit</comment>
        <translation>αναβάτης του ανέμου</translation>
    </message>
    <message>
        <source>Huntress</source>
        <comment>unit</comment>
        <translation>κυνηγός</translation>
    </message>
    <message>
        <source>Dryad</source>
        <comment>unit</comment>
        <translation>δρυάδα</translation>
    </message>
    <message>
        <source>Archer</source>
        <comment>unit</comment>
        <translation>τοξότης</translation>
    </message>
    <message>
        <source>Druid of the Talon</source>
        <comment>unit</comment>
        <translation>δρυΐδης του Νυχιού</translation>
    </message>
    <message>
        <source>Ballista</source>
        <comment>unit</comment>
        <translation>βαλλίστρα</translation>
    </message>
    <message>
        <source>Glaive Thrower</source>
        <comment>unit</comment>
        <translation>εκτοξευτής δρεπανιών</translation>
    </message>
    <message>
        <source>Hippogryph</source>
        <comment>unit</comment>
        <translation>ιππόγρυπας</translation>
    </message>
    <message>
        <source>Hippogryph Rider</source>
        <comment>unit</comment>
        <translation>αναβάτης ιππόγρυπα</translation>
    </message>
    <message>
        <source>Chimaera</source>
        <comment>unit</comment>
        <translation>χίμαιρα</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <comment>unit</comment>
        <translation>σκελετός</translation>
    </message>
    <message>
        <source>Ghoul</source>
        <comment>unit</comment>
        <translation>γκουλ</translation>
    </message>
    <message>
        <source>Abomination</source>
        <comment>unit</comment>
        <translation>βδέλυγμα</translation>
    </message>
    <message>
        <source>Crypt Fiend</source>
        <comment>unit</comment>
        <translation>δαίμονας της κρύπτης</translation>
    </message>
    <message>
        <source>Banshee</source>
        <comment>unit</comment>
        <translation>μπάνσι</translation>
    </message>
    <message>
        <source>Meat Wagon</source>
        <comment>unit</comment>
        <translation>κάρο πτωμάτων</translation>
    </message>
    <message>
        <source>Gargoyle</source>
        <comment>unit</comment>
        <translation>γκαργκόιλ</translation>
    </message>
    <message>
        <source>Destroyer</source>
        <comment>unit</comment>
        <translation>καταστροφέας</translation>
    </message>
    <message>
        <source>Frost Wyrm</source>
        <comment>unit</comment>
        <translation>δράκος του πάγου</translation>
    </message>
    <message>
        <source>melee unit</source>
        <comment>kind of piece</comment>
        <translation>μονάδα εδάφους</translation>
    </message>
    <message>
        <source>ranged unit</source>
        <comment>kind of piece</comment>
        <translation>μονάδα βολής</translation>
    </message>
    <message>
        <source>flying unit</source>
        <comment>kind of piece</comment>
        <translation>ιπτάμενη μονάδα</translation>
    </message>
    <message>
        <source>Worker</source>
        <comment>kind of piece</comment>
        <translation>εργάτης</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <comment>kind of piece</comment>
        <translation>νεκρομάντης</translation>
    </message>
    <message numerus="yes">
        <source>%n melee unit(s)</source>
        <translation>
            <numerusform>%n μονάδα εδάφους</numerusform>
            <numerusform>%n μονάδες εδάφους</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged unit(s)</source>
        <translation>
            <numerusform>%n μονάδα βολής</numerusform>
            <numerusform>%n μονάδες βολής</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying unit(s)</source>
        <translation>
            <numerusform>%n ιπτάμενη μονάδα</numerusform>
            <numerusform>%n ιπτάμενες μονάδες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n εργάτης</numerusform>
            <numerusform>%n εργάτες</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Necromancer(s)</source>
        <translation>
            <numerusform>%n νεκρομάντης</numerusform>
            <numerusform>%n νεκρομάντες</numerusform>
        </translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: unit type</comment>
        <translation>Εδάφους</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: unit type</comment>
        <translation>Βολής</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: unit type</comment>
        <translation>Ιπτάμενες</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>heading: pieces in reserve</comment>
        <translation>Εργάτες</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>piece</comment>
        <translation>φυλάκιο</translation>
    </message>
    <message>
        <source>Outpost under construction</source>
        <comment>piece</comment>
        <translation>φυλάκιο υπό κατασκευή</translation>
    </message>
    <message>
        <source>Worker building</source>
        <comment>building</comment>
        <translation>κτίριο εργατών</translation>
    </message>
    <message>
        <source>Melee building</source>
        <comment>building</comment>
        <translation>κτίριο μονάδων εδάφους</translation>
    </message>
    <message>
        <source>Ranged building</source>
        <comment>building</comment>
        <translation>κτίριο μονάδων βολής</translation>
    </message>
    <message>
        <source>Flying building</source>
        <comment>building</comment>
        <translation>κτίριο ιπτάμενων μονάδων</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>resource</comment>
        <translation>χρυσός</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>resource</comment>
        <translation>ξύλο</translation>
    </message>
    <message>
        <source>{gold} gold, {wood} wood</source>
        <comment>price</comment>
        <translation>χρυσός {gold}, ξύλο {wood}</translation>
    </message>
    <message>
        <source>{gold} gold</source>
        <comment>price</comment>
        <translation>χρυσός {gold}</translation>
    </message>
    <message>
        <source>{wood} wood</source>
        <comment>price</comment>
        <translation>ξύλο {wood}</translation>
    </message>
    <message>
        <source>Human town</source>
        <comment>space</comment>
        <translation>πόλη των Ανθρώπων</translation>
    </message>
    <message>
        <source>Orc town</source>
        <comment>space</comment>
        <translation>πόλη των Orc</translation>
    </message>
    <message>
        <source>Night Elf town</source>
        <comment>space</comment>
        <translation>πόλη των Νυχτερινών Ξωτικών</translation>
    </message>
    <message>
        <source>Undead town</source>
        <comment>space</comment>
        <translation>πόλη των Απέθαντων</translation>
    </message>
    <message>
        <source>Town {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>πόλη {name}</translation>
    </message>
    <message>
        <source>Forest {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>δάσος {name}</translation>
    </message>
    <message>
        <source>Gold mine {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>χρυσωρυχείο {name}</translation>
    </message>
    <message>
        <source>Mountain {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>βουνό {name}</translation>
    </message>
    <message>
        <source>Objective {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>χώρος στόχου {name}</translation>
    </message>
    <message>
        <source>Space {name}</source>
        <comment>space, by its coordinate</comment>
        <translation>χώρος {name}</translation>
    </message>
    <message>
        <source>Space {letter} ({name})</source>
        <comment>space a scenario names by a letter</comment>
        <translation>χώρος {letter} ({name})</translation>
    </message>
    <message>
        <source>No special ability</source>
        <translation>Χωρίς ειδική ικανότητα</translation>
    </message>
    <message>
        <source>Area Attack</source>
        <comment>special ability</comment>
        <translation>Επίθεση περιοχής</translation>
    </message>
    <message>
        <source>Heal</source>
        <comment>special ability</comment>
        <translation>Θεραπεία</translation>
    </message>
    <message>
        <source>Slow Poison</source>
        <comment>special ability</comment>
        <translation>Αργό δηλητήριο</translation>
    </message>
    <message>
        <source>Bloodlust</source>
        <comment>special ability</comment>
        <translation>Αιμοδιψία</translation>
    </message>
    <message>
        <source>Raise Dead</source>
        <comment>special ability</comment>
        <translation>Ανάσταση νεκρών</translation>
    </message>
    <message>
        <source>Each 1 these units roll causes two casualties.</source>
        <translation>Κάθε 1 που ρίχνουν αυτές οι μονάδες προκαλεί δύο απώλειες.</translation>
    </message>
    <message>
        <source>With one of these units in battle, every phase costs you one casualty less.</source>
        <translation>Με μία τέτοια μονάδα στη μάχη έχετε σε κάθε φάση μία απώλεια λιγότερη.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 the enemy rolls hits for one less.</source>
        <translation>Με μία τέτοια μονάδα στη μάχη κάθε 1 του εχθρού προκαλεί μία απώλεια λιγότερη.</translation>
    </message>
    <message>
        <source>Each battle round, name one phase for every such unit: there your side strikes first.</source>
        <translation>Σε κάθε γύρο μάχης ορίζετε μία φάση για κάθε τέτοια μονάδα: εκεί χτυπά πρώτη η πλευρά σας.</translation>
    </message>
    <message>
        <source>With one of these units in battle, you roll one more die in every attack.</source>
        <translation>Με μία τέτοια μονάδα στη μάχη ρίχνετε ένα ζάρι παραπάνω σε κάθε επίθεση.</translation>
    </message>
    <message>
        <source>With one of these units in battle, each 1 you roll raises a melee unit from your reserve.</source>
        <translation>Με μία τέτοια μονάδα στη μάχη κάθε 1 που ρίχνετε ανασταίνει μια μονάδα εδάφους από το απόθεμά σας.</translation>
    </message>
    <message>
        <source>Movement</source>
        <comment>step of the round</comment>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>step of the round</comment>
        <translation>Συγκομιδή</translation>
    </message>
    <message>
        <source>Deployment</source>
        <comment>step of the round</comment>
        <translation>Παράταξη</translation>
    </message>
    <message>
        <source>Spending</source>
        <comment>step of the round</comment>
        <translation>Δαπάνες</translation>
    </message>
    <message>
        <source>Ranged</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Βολή</translation>
    </message>
    <message>
        <source>Flying</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Ιπτάμενες</translation>
    </message>
    <message>
        <source>Melee</source>
        <comment>heading: phase of a battle round</comment>
        <translation>Έδαφος</translation>
    </message>
    <message>
        <source>ranged phase</source>
        <comment>phase of a battle round</comment>
        <translation>επίθεση βολής</translation>
    </message>
    <message>
        <source>flying phase</source>
        <comment>phase of a battle round</comment>
        <translation>ιπτάμενη επίθεση</translation>
    </message>
    <message>
        <source>melee phase</source>
        <comment>phase of a battle round</comment>
        <translation>επίθεση εδάφους</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>column</comment>
        <translation>Πόντοι νίκης</translation>
    </message>
    <message>
        <source>Units</source>
        <comment>column</comment>
        <translation>Μονάδες</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>column</comment>
        <translation>Εργάτες</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>column</comment>
        <translation>Χρυσός</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>column</comment>
        <translation>Ξύλο</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>column</comment>
        <translation>Κάρτες</translation>
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
            <numerusform>%n πόντος νίκης</numerusform>
            <numerusform>%n πόντοι νίκης</numerusform>
        </translation>
    </message>
    <message>
        <source>half depleted</source>
        <comment>space</comment>
        <translation>μισοεξαντλημένος χώρος</translation>
    </message>
    <message>
        <source>depleted</source>
        <comment>space</comment>
        <translation>εξαντλημένος χώρος</translation>
    </message>
    <message>
        <source>captured once</source>
        <comment>town</comment>
        <translation>μία κατάληψη</translation>
    </message>
    <message>
        <source>battlefield</source>
        <comment>space</comment>
        <translation>πεδίο μάχης</translation>
    </message>
    <message>
        <source>flank</source>
        <comment>space</comment>
        <translation>πλευρό</translation>
    </message>
    <message>
        <source>nobody may leave</source>
        <comment>space</comment>
        <translation>κανείς δεν μπορεί να φύγει</translation>
    </message>
    <message>
        <source>token for melee units</source>
        <comment>scenario token</comment>
        <translation>δείκτης για μονάδες εδάφους</translation>
    </message>
    <message>
        <source>token for ranged units</source>
        <comment>scenario token</comment>
        <translation>δείκτης για μονάδες βολής</translation>
    </message>
    <message>
        <source>token for flying units</source>
        <comment>scenario token</comment>
        <translation>δείκτης για ιπτάμενες μονάδες</translation>
    </message>
    <message>
        <source>graveyard</source>
        <comment>scenario token</comment>
        <translation>νεκροταφείο</translation>
    </message>
    <message>
        <source>Fast played here</source>
        <comment>space</comment>
        <translation>εδώ παίχτηκε «Ταχύτητα»</translation>
    </message>
    <message>
        <source>Cripple played here</source>
        <comment>space</comment>
        <translation>εδώ παίχτηκε «Σακάτεμα»</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Το ταμπλό</translation>
    </message>
    <message>
        <source>Your experience cards</source>
        <translation>Οι κάρτες εμπειρίας σας</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Μάχη</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n κάρτα</numerusform>
            <numerusform>%n κάρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>part of a town board</comment>
        <translation>Κτίρια</translation>
    </message>
    <message>
        <source>Unit types</source>
        <comment>part of a town board</comment>
        <translation>Τύποι μονάδων</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <comment>part of a town board</comment>
        <translation>Αποθήκη</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>part of a town board</comment>
        <translation>Απόθεμα</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n building(s) completed</source>
        <translation>
            <numerusform>ολοκληρωμένα κτίρια: {done} από %n</numerusform>
            <numerusform>ολοκληρωμένα κτίρια: {done} από %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First player · {done} of %n building(s) completed</source>
        <translation>
            <numerusform>Πρώτος παίκτης · ολοκληρωμένα κτίρια: {done} από %n</numerusform>
            <numerusform>Πρώτος παίκτης · ολοκληρωμένα κτίρια: {done} από %n</numerusform>
        </translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Πρώτος παίκτης</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>a building in which nobody trains</comment>
        <translation>ελεύθερο</translation>
    </message>
    <message>
        <source>in training</source>
        <comment>a building with a piece in it</comment>
        <translation>σε εκπαίδευση</translation>
    </message>
    <message>
        <source>under construction</source>
        <comment>a building</comment>
        <translation>υπό κατασκευή</translation>
    </message>
    <message>
        <source>summoned</source>
        <comment>a building under construction</comment>
        <translation>με επίκληση</translation>
    </message>
    <message>
        <source>free plot</source>
        <comment>place for a building</comment>
        <translation>ελεύθερη θέση</translation>
    </message>
    <message>
        <source>hits on ≤&#xa0;{strength}</source>
        <comment>dice</comment>
        <translation>χτυπά με ≤ {strength}</translation>
    </message>
    <message>
        <source>Highest level: one victory point.</source>
        <translation>Ανώτατο επίπεδο: ένας πόντος νίκης.</translation>
    </message>
    <message>
        <source>Highest level.</source>
        <translation>Ανώτατο επίπεδο.</translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n melee building(s).</source>
        <translation>
            <numerusform>Επόμενο: {unit} (κτίρια:&#xa0;%n).</numerusform>
            <numerusform>Επόμενο: {unit} (κτίρια:&#xa0;%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n ranged building(s).</source>
        <translation>
            <numerusform>Επόμενο: {unit} (κτίρια:&#xa0;%n).</numerusform>
            <numerusform>Επόμενο: {unit} (κτίρια:&#xa0;%n).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: {unit}, with %n flying building(s).</source>
        <translation>
            <numerusform>Επόμενο: {unit} (κτίρια:&#xa0;%n).</numerusform>
            <numerusform>Επόμενο: {unit} (κτίρια:&#xa0;%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <comment>victory points</comment>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Towns {towns}, objectives {objectives}, cards {cards}, upgrades {upgrades}.</source>
        <comment>where victory points come from</comment>
        <translation>Πόλεις {towns}, χώροι στόχου {objectives}, κάρτες {cards}, αναβαθμίσεις {upgrades}.</translation>
    </message>
    <message numerus="yes">
        <source>The team: %n point(s).</source>
        <translation>
            <numerusform>Η ομάδα: %n πόντος.</numerusform>
            <numerusform>Η ομάδα: %n πόντοι.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win.</source>
        <translation>
            <numerusform>Για τη νίκη: %n πόντος.</numerusform>
            <numerusform>Για τη νίκη: %n πόντοι.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <comment>cards</comment>
        <translation>Τράπουλα</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n κάρτα στο χέρι.</numerusform>
            <numerusform>%n κάρτες στο χέρι.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <comment>list of cards</comment>
        <translation>Απορρίφθηκαν: {cards}.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Επιτιθέμενος</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Αμυνόμενος</translation>
    </message>
    <message>
        <source>No battle in this step yet.</source>
        <translation>Καμία μάχη ακόμη σε αυτό το βήμα.</translation>
    </message>
    <message>
        <source>{place}: battle round {round}</source>
        <translation>{place}: γύρος μάχης {round}</translation>
    </message>
    <message>
        <source>{place}: the battle is over.</source>
        <translation>{place}: η μάχη τελείωσε.</translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies): {removed} removed, {left} to go.</source>
        <translation>
            <numerusform>%n απώλεια: αφαιρέθηκαν {removed}, μένουν {left}.</numerusform>
            <numerusform>%n απώλειες: αφαιρέθηκαν {removed}, μένουν {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n casualty(ies) prevented.</source>
        <translation>
            <numerusform>Αποφεύχθηκε %n απώλεια.</numerusform>
            <numerusform>Αποφεύχθηκαν %n απώλειες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flying units may be casualties in the melee phase.</source>
        <translation>Οι ιπτάμενες μονάδες μπορούν να είναι απώλειες στην επίθεση εδάφους.</translation>
    </message>
    <message>
        <source>End movement</source>
        <comment>button</comment>
        <translation>Τέλος κίνησης</translation>
    </message>
    <message>
        <source>End harvest</source>
        <comment>button</comment>
        <translation>Τέλος συγκομιδής</translation>
    </message>
    <message>
        <source>End deployment</source>
        <comment>button</comment>
        <translation>Τέλος παράταξης</translation>
    </message>
    <message>
        <source>End spending</source>
        <comment>button</comment>
        <translation>Τέλος δαπανών</translation>
    </message>
    <message>
        <source>No card</source>
        <comment>button</comment>
        <translation>Καμία κάρτα</translation>
    </message>
    <message>
        <source>No card until this battle is over</source>
        <comment>menu entry</comment>
        <translation>Καμία κάρτα μέχρι να τελειώσει η μάχη</translation>
    </message>
    <message>
        <source>No card until this step is over</source>
        <comment>menu entry</comment>
        <translation>Καμία κάρτα μέχρι να τελειώσει το βήμα</translation>
    </message>
    <message>
        <source>Join the battle</source>
        <comment>button</comment>
        <translation>Συμμετοχή στη μάχη</translation>
    </message>
    <message>
        <source>Stay out</source>
        <comment>button</comment>
        <translation>Χωρίς συμμετοχή</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>button</comment>
        <translation>Χρυσός</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>button</comment>
        <translation>Ξύλο</translation>
    </message>
    <message>
        <source>Ranged phase</source>
        <comment>button</comment>
        <translation>Επίθεση βολής</translation>
    </message>
    <message>
        <source>Flying phase</source>
        <comment>button</comment>
        <translation>Ιπτάμενη επίθεση</translation>
    </message>
    <message>
        <source>Melee phase</source>
        <comment>button</comment>
        <translation>Επίθεση εδάφους</translation>
    </message>
    <message>
        <source>Move {count} × {unit}: {source} → {target}</source>
        <translation>Κίνηση: {count} × {unit}, {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}</source>
        <translation>Κίνηση: {unit}, {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit} with {captive}: {source} → {target}</source>
        <translation>Κίνηση: {unit} και {captive}, {source} → {target}</translation>
    </message>
    <message>
        <source>Move {unit}: {source} → {target}. Leave {captive} on the way: {place}</source>
        <translation>Κίνηση: {unit}, {source} → {target}. Στον δρόμο μένει: {captive}, {place}</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Τέλος κίνησης</translation>
    </message>
    <message>
        <source>Fight {player}: {place}</source>
        <translation>Μάχη: {place} (αντίπαλος: {player})</translation>
    </message>
    <message>
        <source>Let your units on the flanks fight too</source>
        <translation>Συμμετοχή των μονάδων σας στα πλευρά</translation>
    </message>
    <message>
        <source>Keep your units on the flanks out</source>
        <translation>Χωρίς τις μονάδες σας στα πλευρά</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the ranged phase</source>
        <translation>Αργό δηλητήριο: πρώτο χτύπημα στην επίθεση βολής</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the flying phase</source>
        <translation>Αργό δηλητήριο: πρώτο χτύπημα στην ιπτάμενη επίθεση</translation>
    </message>
    <message>
        <source>Slow Poison: strike first in the melee phase</source>
        <translation>Αργό δηλητήριο: πρώτο χτύπημα στην επίθεση εδάφους</translation>
    </message>
    <message>
        <source>Remove {unit}: {place}</source>
        <translation>Αφαίρεση: {unit}, {place}</translation>
    </message>
    <message>
        <source>Remove {unit} ({player}): {place}</source>
        <translation>Αφαίρεση: {unit} ({player}), {place}</translation>
    </message>
    <message>
        <source>Return to the outpost: {place}</source>
        <translation>Επιστροφή στο φυλάκιο: {place}</translation>
    </message>
    <message>
        <source>Fall back with {unit} → {place}</source>
        <translation>Υποχώρηση: {unit} → {place}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Κάρτα «{card}»</translation>
    </message>
    <message>
        <source>Play {card}: {place}</source>
        <translation>Κάρτα «{card}»: {place}</translation>
    </message>
    <message>
        <source>Play {card}: {unit}, {place}</source>
        <translation>Κάρτα «{card}»: {unit}, {place}</translation>
    </message>
    <message>
        <source>Play {card}: take {count} gold</source>
        <translation>Κάρτα «{card}»: {count} × χρυσός</translation>
    </message>
    <message>
        <source>Play {card}: take {count} wood</source>
        <translation>Κάρτα «{card}»: {count} × ξύλο</translation>
    </message>
    <message>
        <source>Play Town Portal: {source} → {target}</source>
        <translation>Κάρτα «Πύλη της πόλης»: {source} → {target}</translation>
    </message>
    <message>
        <source>Go on with {unit} → {place}</source>
        <translation>Συνέχεια: {unit} → {place}</translation>
    </message>
    <message>
        <source>Harvest: {place}</source>
        <translation>Συγκομιδή: {place}</translation>
    </message>
    <message>
        <source>Give up the unfinished outpost: {place}</source>
        <translation>Εγκατάλειψη του ημιτελούς φυλακίου: {place}</translation>
    </message>
    <message>
        <source>Raise {unit}: {place}</source>
        <translation>Ανάσταση: {unit}, {place}</translation>
    </message>
    <message>
        <source>End harvest</source>
        <translation>Τέλος συγκομιδής</translation>
    </message>
    <message>
        <source>Deploy {count} × {unit}: {place}</source>
        <translation>Παράταξη: {count} × {unit}, {place}</translation>
    </message>
    <message>
        <source>Deploy {unit}: {place}</source>
        <translation>Παράταξη: {unit}, {place}</translation>
    </message>
    <message>
        <source>Complete: {building}</source>
        <translation>Ολοκλήρωση: {building}</translation>
    </message>
    <message>
        <source>Complete the outpost: {place}</source>
        <translation>Ολοκλήρωση φυλακίου: {place}</translation>
    </message>
    <message>
        <source>End deployment</source>
        <translation>Τέλος παράταξης</translation>
    </message>
    <message>
        <source>Train {count} × {unit} ({price} each)</source>
        <translation>Εκπαίδευση: {count} × {unit} ({price} ανά πιόνι)</translation>
    </message>
    <message>
        <source>Train {unit} ({price} each)</source>
        <translation>Εκπαίδευση: {unit} ({price})</translation>
    </message>
    <message>
        <source>Build: {building} ({price})</source>
        <translation>Κατασκευή: {building} ({price})</translation>
    </message>
    <message>
        <source>Summon: {building} ({price}, no worker)</source>
        <translation>Επίκληση: {building} ({price}, χωρίς εργάτη)</translation>
    </message>
    <message>
        <source>Build an outpost: {place} ({price})</source>
        <translation>Κατασκευή φυλακίου: {place} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next} ({price})</source>
        <translation>Αναβάθμιση: {unit} → {next} ({price})</translation>
    </message>
    <message>
        <source>Upgrade: {unit} → {next}</source>
        <translation>Αναβάθμιση: {unit} → {next}</translation>
    </message>
    <message>
        <source>End spending</source>
        <translation>Τέλος δαπανών</translation>
    </message>
    <message>
        <source>Give {count} {resource} → {player}</source>
        <translation>Παραχώρηση: {count} × {resource} → {player}</translation>
    </message>
    <message>
        <source>Give {resource} → {player}</source>
        <translation>Παραχώρηση: {resource} → {player}</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>Move {unit} from {place}: choose where to</source>
        <translation>Κίνηση ({unit}, {place}): επιλέξτε προορισμό</translation>
    </message>
    <message>
        <source>Move from {place}: choose where to</source>
        <translation>Κίνηση ({place}): επιλέξτε προορισμό</translation>
    </message>
    <message>
        <source>Choose where your unit takes the captive</source>
        <translation>Επιλέξτε πού θα πάει η μονάδα σας τον αιχμάλωτο</translation>
    </message>
    <message>
        <source>Deploy {unit}: choose your town or an outpost</source>
        <translation>Παράταξη ({unit}): επιλέξτε την πόλη σας ή ένα φυλάκιο</translation>
    </message>
    <message>
        <source>Train {unit}: choose an empty building</source>
        <translation>Εκπαίδευση ({unit}): επιλέξτε ελεύθερο κτίριο</translation>
    </message>
    <message>
        <source>Choose the plot this worker builds on</source>
        <translation>Επιλέξτε τη θέση όπου χτίζει ο εργάτης</translation>
    </message>
    <message>
        <source>Choose a space with one of your workers</source>
        <translation>Επιλέξτε χώρο με έναν εργάτη σας</translation>
    </message>
    <message>
        <source>Choose the team-mate who gets it</source>
        <translation>Επιλέξτε τον συμπαίκτη που θα το πάρει</translation>
    </message>
    <message>
        <source>{card}: choose a space</source>
        <translation>«{card}»: επιλέξτε χώρο</translation>
    </message>
    <message>
        <source>{card}: choose an enemy unit</source>
        <translation>«{card}»: επιλέξτε εχθρική μονάδα</translation>
    </message>
    <message>
        <source>{card}: gold or wood?</source>
        <translation>«{card}»: χρυσός ή ξύλο;</translation>
    </message>
    <message>
        <source>{card}: choose the space your units leave</source>
        <translation>«{card}»: επιλέξτε τον χώρο που αφήνουν οι μονάδες σας</translation>
    </message>
    <message>
        <source>{card}: choose your town or an outpost</source>
        <translation>«{card}»: επιλέξτε την πόλη σας ή ένα φυλάκιο</translation>
    </message>
    <message>
        <source>{card}: choose a free plot</source>
        <translation>«{card}»: επιλέξτε ελεύθερη θέση</translation>
    </message>
    <message>
        <source>Take the battlefield: {place}</source>
        <translation>Κατάληψη του πεδίου μάχης: {place}</translation>
    </message>
    <message>
        <source>Hold the battlefield: {place}</source>
        <translation>Κράτημα του πεδίου μάχης: {place}</translation>
    </message>
    <message>
        <source>Attacker</source>
        <comment>part of a bar: who is left</comment>
        <translation>Επιτιθέμενος</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>part of a bar: who is left</comment>
        <translation>Αμυνόμενος</translation>
    </message>
    <message>
        <source>Nobody</source>
        <comment>part of a bar: who is left</comment>
        <translation>Κανείς</translation>
    </message>
    <message>
        <source>Lost on average: you {own}, the enemy {theirs}.</source>
        <translation>Μέσες απώλειες: εσείς {own}, ο εχθρός {theirs}.</translation>
    </message>
    <message>
        <source>Estimated: the battle is large.</source>
        <translation>Εκτίμηση: η μάχη είναι μεγάλη.</translation>
    </message>
    <message>
        <source>Cards are not counted.</source>
        <translation>Οι κάρτες δεν υπολογίζονται.</translation>
    </message>
    <message>
        <source>Move your units and workers, or end movement</source>
        <translation>Κινήστε μονάδες και εργάτες ή τελειώστε την κίνηση</translation>
    </message>
    <message>
        <source>Drag pieces to another space. Each piece moves once.</source>
        <translation>Σύρετε τα πιόνια σε άλλον χώρο. Καθένα κινείται μία φορά.</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) will be fought when you end movement.</source>
        <translation>
            <numerusform>Όταν τελειώσετε την κίνηση, θα δοθεί %n μάχη.</numerusform>
            <numerusform>Όταν τελειώσετε την κίνηση, θα δοθούν %n μάχες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the next battle</source>
        <translation>Επιλέξτε την επόμενη μάχη</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) left in this step.</source>
        <translation>
            <numerusform>Μένει %n μάχη σε αυτό το βήμα.</numerusform>
            <numerusform>Μένουν %n μάχες σε αυτό το βήμα.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a gold mine to harvest</source>
        <translation>Επιλέξτε χρυσωρυχείο για συγκομιδή</translation>
    </message>
    <message>
        <source>Choose a forest to harvest</source>
        <translation>Επιλέξτε δάσος για συγκομιδή</translation>
    </message>
    <message>
        <source>One die a worker: that many tokens. A 3 depletes the space.</source>
        <translation>Ένα ζάρι για κάθε εργάτη: όσο δείχνει, τόσοι δείκτες. Το 3 εξαντλεί τον χώρο.</translation>
    </message>
    <message>
        <source>Choose a Necromancer to raise a unit</source>
        <translation>Επιλέξτε νεκρομάντη που θα αναστήσει μονάδα</translation>
    </message>
    <message>
        <source>One unit for each space with a token.</source>
        <translation>Μία μονάδα για κάθε χώρο με δείκτη.</translation>
    </message>
    <message>
        <source>Deploy pieces and complete what you build</source>
        <translation>Παρατάξτε πιόνια και ολοκληρώστε ό,τι χτίζετε</translation>
    </message>
    <message>
        <source>Nothing to deploy. You may give gold or wood to your team-mate.</source>
        <translation>Δεν έχετε κάτι να παρατάξετε. Μπορείτε να δώσετε χρυσό ή ξύλο στον συμπαίκτη σας.</translation>
    </message>
    <message>
        <source>Click a building or an outpost to complete it.</source>
        <translation>Κάντε κλικ σε κτίριο ή φυλάκιο για να το ολοκληρώσετε.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) in training. Drag them to your town or an outpost.</source>
        <translation>
            <numerusform>%n πιόνι σε εκπαίδευση. Σύρετέ το στην πόλη σας ή σε φυλάκιο.</numerusform>
            <numerusform>%n πιόνια σε εκπαίδευση. Σύρετέ τα στην πόλη σας ή σε φυλάκιο.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train, construct or upgrade</source>
        <translation>Εκπαιδεύστε, κατασκευάστε ή αναβαθμίστε</translation>
    </message>
    <message>
        <source>Train more, or end spending</source>
        <translation>Συνεχίστε την εκπαίδευση ή τελειώστε τις δαπάνες</translation>
    </message>
    <message>
        <source>Construct more, or end spending</source>
        <translation>Συνεχίστε την κατασκευή ή τελειώστε τις δαπάνες</translation>
    </message>
    <message>
        <source>Upgrade another type, or end spending</source>
        <translation>Αναβαθμίστε κι άλλον τύπο ή τελειώστε τις δαπάνες</translation>
    </message>
    <message>
        <source>You have {gold} gold and {wood} wood.</source>
        <translation>Έχετε χρυσό {gold} και ξύλο {wood}.</translation>
    </message>
    <message>
        <source>Upgrade a unit type, or end spending</source>
        <translation>Αναβαθμίστε έναν τύπο μονάδων ή τελειώστε τις δαπάνες</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type for free.</source>
        <translation>Κάθε νεκρομάντης σε νεκροταφείο αναβαθμίζει δωρεάν έναν τύπο.</translation>
    </message>
    <message>
        <source>{place}: do your units on the flanks join the battle?</source>
        <translation>{place}: συμμετέχουν στη μάχη οι μονάδες σας στα πλευρά;</translation>
    </message>
    <message>
        <source>{attacker} against {defender}.</source>
        <translation>Επίθεση: {attacker}. Άμυνα: {defender}.</translation>
    </message>
    <message>
        <source>Slow Poison: in which phase do you strike first?</source>
        <translation>Αργό δηλητήριο: σε ποια φάση χτυπάτε πρώτοι;</translation>
    </message>
    <message>
        <source>The enemy takes those casualties before rolling.</source>
        <translation>Ο εχθρός παίρνει αυτές τις απώλειες πριν ρίξει.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a casualty: %n to go</source>
        <translation>
            <numerusform>Επιλέξτε απώλεια: μένει %n</numerusform>
            <numerusform>Επιλέξτε απώλεια: μένουν %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Marksmanship: choose the enemy&apos;s casualty</source>
        <translation>Σκοπευτική δεινότητα: επιλέξτε την απώλεια του εχθρού</translation>
    </message>
    <message>
        <source>{place}: any unit of the battle, on the battlefield or the flanks.</source>
        <translation>{place}: οποιαδήποτε μονάδα της μάχης, στο πεδίο μάχης ή στα πλευρά.</translation>
    </message>
    <message>
        <source>{place}: in the melee phase flying units are safe, unless a card says so.</source>
        <translation>{place}: στην επίθεση εδάφους οι ιπτάμενες μονάδες είναι ασφαλείς, εκτός αν μια κάρτα ορίζει αλλιώς.</translation>
    </message>
    <message>
        <source>{place}: nobody can win here. Fall back</source>
        <translation>{place}: εδώ δεν νικά κανείς. Υποχωρήστε</translation>
    </message>
    <message>
        <source>Choose a unit and a neighbouring space.</source>
        <translation>Επιλέξτε μονάδα και γειτονικό χώρο.</translation>
    </message>
    <message>
        <source>{place} is full: some units go on</source>
        <translation>{place}: γεμάτος χώρος, κάποιες μονάδες συνεχίζουν</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) must go to neighbouring spaces.</source>
        <translation>
            <numerusform>%n μονάδα πρέπει να πάει σε γειτονικό χώρο.</numerusform>
            <numerusform>%n μονάδες πρέπει να πάνε σε γειτονικούς χώρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>A melee unit comes back: choose an outpost</source>
        <translation>Μια μονάδα εδάφους επιστρέφει: επιλέξτε φυλάκιο</translation>
    </message>
    <message>
        <source>A ranged unit comes back: choose an outpost</source>
        <translation>Μια μονάδα βολής επιστρέφει: επιλέξτε φυλάκιο</translation>
    </message>
    <message>
        <source>A flying unit comes back: choose an outpost</source>
        <translation>Μια ιπτάμενη μονάδα επιστρέφει: επιλέξτε φυλάκιο</translation>
    </message>
    <message>
        <source>There it stands, however many are there.</source>
        <translation>Μπαίνει εκεί, όσες κι αν υπάρχουν ήδη.</translation>
    </message>
    <message>
        <source>Play a card before you move?</source>
        <translation>Θα παίξετε κάρτα πριν κινηθείτε;</translation>
    </message>
    <message>
        <source>Click the card, then a space of yours.</source>
        <translation>Κάντε κλικ στην κάρτα και μετά σε έναν χώρο σας.</translation>
    </message>
    <message>
        <source>Play a card before the enemy moves?</source>
        <translation>Θα παίξετε κάρτα πριν κινηθεί ο εχθρός;</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>Τώρα θα κινηθεί: {player}.</translation>
    </message>
    <message>
        <source>Call your workers to arms?</source>
        <translation>Θα καλέσετε τους εργάτες σας στα όπλα;</translation>
    </message>
    <message>
        <source>{player} has reached them: {place}.</source>
        <translation>{place}: έφτασε εχθρός ({player}).</translation>
    </message>
    <message>
        <source>Play a card before the battles?</source>
        <translation>Θα παίξετε κάρτα πριν από τις μάχες;</translation>
    </message>
    <message>
        <source>{player} has moved.</source>
        <translation>Τελείωσε την κίνηση: {player}.</translation>
    </message>
    <message>
        <source>Play a card before you harvest?</source>
        <translation>Θα παίξετε κάρτα πριν από τη συγκομιδή;</translation>
    </message>
    <message>
        <source>Click the card, then a depleted forest.</source>
        <translation>Κάντε κλικ στην κάρτα και μετά σε εξαντλημένο δάσος.</translation>
    </message>
    <message>
        <source>Play a card before you spend?</source>
        <translation>Θα παίξετε κάρτα πριν από τις δαπάνες;</translation>
    </message>
    <message>
        <source>Click the card, then choose gold or wood.</source>
        <translation>Κάντε κλικ στην κάρτα και επιλέξτε χρυσό ή ξύλο.</translation>
    </message>
    <message>
        <source>Play a card as the battle round begins?</source>
        <translation>Θα παίξετε κάρτα καθώς αρχίζει ο γύρος μάχης;</translation>
    </message>
    <message>
        <source>Play a card as the melee phase begins?</source>
        <translation>Θα παίξετε κάρτα καθώς αρχίζει η επίθεση εδάφους;</translation>
    </message>
    <message>
        <source>Play a card before the dice fall?</source>
        <translation>Θα παίξετε κάρτα πριν πέσουν τα ζάρια;</translation>
    </message>
    <message>
        <source>Play a card on this roll?</source>
        <translation>Θα παίξετε κάρτα σε αυτή τη ρίψη;</translation>
    </message>
    <message>
        <source>Play a card before units are removed?</source>
        <translation>Θα παίξετε κάρτα πριν αφαιρεθούν μονάδες;</translation>
    </message>
    <message>
        <source>Choose the next enemy casualty?</source>
        <translation>Θα διαλέξετε την επόμενη απώλεια του εχθρού;</translation>
    </message>
    <message>
        <source>Play a card on this loss?</source>
        <translation>Θα παίξετε κάρτα σε αυτή την απώλεια;</translation>
    </message>
    <message>
        <source>A unit has been removed.</source>
        <translation>Αφαιρέθηκε μία μονάδα.</translation>
    </message>
    <message>
        <source>{player} has lost a melee unit.</source>
        <translation>{player}: χάθηκε μια μονάδα εδάφους.</translation>
    </message>
    <message>
        <source>{player} has lost a ranged unit.</source>
        <translation>{player}: χάθηκε μια μονάδα βολής.</translation>
    </message>
    <message>
        <source>{player} has lost a flying unit.</source>
        <translation>{player}: χάθηκε μια ιπτάμενη μονάδα.</translation>
    </message>
    <message>
        <source>{player} has lost a worker.</source>
        <translation>{player}: χάθηκε ένας εργάτης.</translation>
    </message>
    <message>
        <source>Dispel this card?</source>
        <translation>Θα διαλύσετε αυτή την κάρτα;</translation>
    </message>
    <message>
        <source>{player} has played {card}.</source>
        <translation>{player}: παίχτηκε «{card}».</translation>
    </message>
    <message>
        <source>{place}, battle round {round}.</source>
        <translation>{place}, γύρος μάχης {round}.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, ranged phase.</source>
        <translation>{place}, γύρος μάχης {round}, επίθεση βολής.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, flying phase.</source>
        <translation>{place}, γύρος μάχης {round}, ιπτάμενη επίθεση.</translation>
    </message>
    <message>
        <source>{place}, battle round {round}, melee phase.</source>
        <translation>{place}, γύρος μάχης {round}, επίθεση εδάφους.</translation>
    </message>
    <message>
        <source>Attacker: {attack}. Defender: {defence}.</source>
        <translation>Επιτιθέμενος: {attack}. Αμυνόμενος: {defence}.</translation>
    </message>
    <message>
        <source>no dice</source>
        <comment>what a side rolled</comment>
        <translation>κανένα ζάρι</translation>
    </message>
    <message numerus="yes">
        <source>{faces}, %n hit(s)</source>
        <translation>
            <numerusform>{faces}, %n χτύπημα</numerusform>
            <numerusform>{faces}, %n χτυπήματα</numerusform>
        </translation>
    </message>
    <message>
        <source>Casualties to take: attacker {attack}, defender {defence}.</source>
        <translation>Απώλειες που μένουν: επιτιθέμενος {attack}, αμυνόμενος {defence}.</translation>
    </message>
    <message>
        <source>That does not belong to this step.</source>
        <translation>Αυτό δεν ανήκει σε αυτό το βήμα.</translation>
    </message>
    <message>
        <source>Dice and cards cannot give this result.</source>
        <translation>Τα ζάρια και οι κάρτες δεν μπορούν να δώσουν αυτό το αποτέλεσμα.</translation>
    </message>
    <message>
        <source>This player is already out of the game.</source>
        <translation>Αυτός ο παίκτης είναι ήδη εκτός παιχνιδιού.</translation>
    </message>
    <message>
        <source>You give resources only in a step of your own.</source>
        <translation>Πόρους δίνετε μόνο στα δικά σας βήματα.</translation>
    </message>
    <message>
        <source>Resources go to a team-mate who is in the game.</source>
        <translation>Πόρους δίνετε σε συμπαίκτη που είναι στο παιχνίδι.</translation>
    </message>
    <message numerus="yes">
        <source>{resource}: you have %n to give.</source>
        <translation>
            <numerusform>{resource}: έχετε %n να δώσετε.</numerusform>
            <numerusform>{resource}: έχετε %n να δώσετε.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: you have %n piece(s) of this kind there ({kind}).</source>
        <translation>
            <numerusform>{place}: έχετε εκεί %n τέτοιο πιόνι ({kind}).</numerusform>
            <numerusform>{place}: έχετε εκεί %n τέτοια πιόνια ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n piece(s) there can still move ({kind}). Every piece moves once.</source>
        <translation>
            <numerusform>{place}: μπορεί να κινηθεί ακόμη %n πιόνι ({kind}). Καθένα κινείται μία φορά.</numerusform>
            <numerusform>{place}: μπορούν να κινηθούν ακόμη %n πιόνια ({kind}). Καθένα κινείται μία φορά.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: nobody may leave before the battle there is fought.</source>
        <translation>{place}: κανείς δεν φεύγει πριν δοθεί εκεί η μάχη.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n unit(s) of a team at most.</source>
        <translation>
            <numerusform>{place}: γεμάτος χώρος, το πολύ %n μονάδα μιας ομάδας.</numerusform>
            <numerusform>{place}: γεμάτος χώρος, το πολύ %n μονάδες μιας ομάδας.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place} is full: %n worker(s) of a team at most.</source>
        <translation>
            <numerusform>{place}: γεμάτος χώρος, το πολύ %n εργάτης μιας ομάδας.</numerusform>
            <numerusform>{place}: γεμάτος χώρος, το πολύ %n εργάτες μιας ομάδας.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: two Necromancers never share a space.</source>
        <translation>{place}: δύο νεκρομάντες δεν μοιράζονται ποτέ χώρο.</translation>
    </message>
    <message>
        <source>A space holds too many of your pieces. Move some on first.</source>
        <translation>Σε κάποιον χώρο έχετε πάρα πολλά πιόνια. Μετακινήστε πρώτα μερικά.</translation>
    </message>
    <message>
        <source>The pieces are there already: {place}.</source>
        <translation>Τα πιόνια είναι ήδη εκεί: {place}.</translation>
    </message>
    <message>
        <source>{place}: only flying units enter mountains.</source>
        <translation>{place}: σε βουνά μπαίνουν μόνο ιπτάμενες μονάδες.</translation>
    </message>
    <message>
        <source>{place}: enemies are there. A worker enters only after one of your units.</source>
        <translation>{place}: εκεί βρίσκονται εχθροί. Ένας εργάτης μπαίνει μόνο μετά από μονάδα σας.</translation>
    </message>
    <message>
        <source>{place}: crippled pieces cannot move that far.</source>
        <translation>{place}: σακατεμένα πιόνια δεν φτάνουν τόσο μακριά.</translation>
    </message>
    <message>
        <source>{place}: a wall is in the way. Only flying units cross.</source>
        <translation>{place}: στον δρόμο υπάρχει τοίχος. Τον περνούν μόνο ιπτάμενες μονάδες.</translation>
    </message>
    <message numerus="yes">
        <source>{place} is out of reach: these pieces move up to %n space(s).</source>
        <translation>
            <numerusform>{place}: πολύ μακριά, αυτά τα πιόνια κινούνται έως %n χώρο.</numerusform>
            <numerusform>{place}: πολύ μακριά, αυτά τα πιόνια κινούνται έως %n χώρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: enemies are in the way. Pieces stop where they meet them.</source>
        <translation>{place}: στον δρόμο βρίσκονται εχθροί. Τα πιόνια σταματούν όπου τους συναντούν.</translation>
    </message>
    <message>
        <source>No captive of yours can be taken along here.</source>
        <translation>Εδώ δεν υπάρχει δικός σας αιχμάλωτος να πάρετε μαζί.</translation>
    </message>
    <message>
        <source>{place}: a unit that takes the captive along cannot get there.</source>
        <translation>{place}: μονάδα με τον αιχμάλωτο δεν φτάνει εκεί.</translation>
    </message>
    <message>
        <source>Your workers still harvest here first: {place}.</source>
        <translation>Πρώτα μαζεύουν εδώ πόρους οι εργάτες σας: {place}.</translation>
    </message>
    <message>
        <source>{place} is neither a gold mine nor a forest.</source>
        <translation>{place}: ούτε χρυσωρυχείο ούτε δάσος.</translation>
    </message>
    <message>
        <source>{place}: gold mines come before forests.</source>
        <translation>{place}: τα χρυσωρυχεία έρχονται πριν από τα δάση.</translation>
    </message>
    <message>
        <source>{place}: forests are being harvested now, gold mines are done.</source>
        <translation>{place}: τώρα είναι η σειρά των δασών, τα χρυσωρυχεία τελείωσαν.</translation>
    </message>
    <message>
        <source>{place} is depleted.</source>
        <translation>{place}: εξαντλημένος χώρος.</translation>
    </message>
    <message>
        <source>{place} has been harvested in this step.</source>
        <translation>{place}: η συγκομιδή έγινε ήδη σε αυτό το βήμα.</translation>
    </message>
    <message>
        <source>{place}: none of your workers is there.</source>
        <translation>{place}: δεν έχετε εκεί εργάτη.</translation>
    </message>
    <message>
        <source>{place}: the worker there builds an outpost and cannot harvest.</source>
        <translation>{place}: ο εργάτης εκεί χτίζει φυλάκιο και δεν μαζεύει πόρους.</translation>
    </message>
    <message>
        <source>{place}: you are building no outpost there.</source>
        <translation>{place}: δεν χτίζετε εκεί φυλάκιο.</translation>
    </message>
    <message>
        <source>{place}: no Necromancer of yours is there.</source>
        <translation>{place}: δεν έχετε εκεί νεκρομάντη.</translation>
    </message>
    <message>
        <source>{place}: no unit can rise there now.</source>
        <translation>{place}: τώρα δεν μπορεί να αναστηθεί εκεί μονάδα.</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind in training ({kind}).</source>
        <translation>
            <numerusform>%n τέτοιο πιόνι σε εκπαίδευση ({kind}).</numerusform>
            <numerusform>%n τέτοια πιόνια σε εκπαίδευση ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: pieces are deployed in your town or at a finished outpost of yours.</source>
        <translation>{place}: τα πιόνια παρατάσσονται στην πόλη σας ή σε ολοκληρωμένο φυλάκιό σας.</translation>
    </message>
    <message>
        <source>No building of this kind is under construction ({kind}).</source>
        <translation>Κανένα τέτοιο κτίριο δεν είναι υπό κατασκευή ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>{place} already holds %n worker(s): the builder cannot come back.</source>
        <translation>
            <numerusform>{place}: υπάρχει ήδη %n εργάτης, εκείνος που χτίζει δεν χωρά να γυρίσει.</numerusform>
            <numerusform>{place}: υπάρχουν ήδη %n εργάτες, εκείνος που χτίζει δεν χωρά να γυρίσει.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay for this: {price}.</source>
        <translation>Δεν φτάνουν οι πόροι σας: κόστος {price}.</translation>
    </message>
    <message>
        <source>Train, construct or upgrade: you may do only one of them in a step.</source>
        <translation>Εκπαίδευση, κατασκευή ή αναβάθμιση: μόνο ένα από τα τρία σε κάθε βήμα.</translation>
    </message>
    <message>
        <source>Necromancers only upgrade in this step.</source>
        <translation>Σε αυτό το βήμα οι νεκρομάντες μόνο αναβαθμίζουν.</translation>
    </message>
    <message>
        <source>You have no finished building for this ({kind}).</source>
        <translation>Δεν έχετε ολοκληρωμένο κτίριο για αυτό ({kind}).</translation>
    </message>
    <message numerus="yes">
        <source>You have %n empty building(s) for this kind ({kind}).</source>
        <translation>
            <numerusform>Έχετε %n ελεύθερο κτίριο για αυτόν τον τύπο ({kind}).</numerusform>
            <numerusform>Έχετε %n ελεύθερα κτίρια για αυτόν τον τύπο ({kind}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of this kind left in your reserve ({kind}).</source>
        <translation>
            <numerusform>Στο απόθεμά σας μένει %n τέτοιο πιόνι ({kind}).</numerusform>
            <numerusform>Στο απόθεμά σας μένουν %n τέτοια πιόνια ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no town to build in.</source>
        <translation>Δεν έχετε πόλη για να χτίσετε.</translation>
    </message>
    <message numerus="yes">
        <source>All %n plot(s) for this kind are taken ({kind}).</source>
        <translation>
            <numerusform>Η μία θέση για αυτόν τον τύπο είναι πιασμένη ({kind}).</numerusform>
            <numerusform>Και οι %n θέσεις για αυτόν τον τύπο είναι πιασμένες ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no worker is free to build.</source>
        <translation>{place}: κανένας εργάτης δεν είναι ελεύθερος να χτίσει.</translation>
    </message>
    <message>
        <source>{place}: no outposts in towns and on mountains.</source>
        <translation>{place}: φυλάκια δεν μπαίνουν σε πόλεις και βουνά.</translation>
    </message>
    <message>
        <source>{place} already has an outpost.</source>
        <translation>{place}: υπάρχει ήδη φυλάκιο.</translation>
    </message>
    <message numerus="yes">
        <source>All your %n outpost(s) are in use.</source>
        <translation>
            <numerusform>Το φυλάκιό σας χρησιμοποιείται ήδη.</numerusform>
            <numerusform>Και τα %n φυλάκιά σας χρησιμοποιούνται ήδη.</numerusform>
        </translation>
    </message>
    <message>
        <source>This type is at its highest level ({kind}).</source>
        <translation>Αυτός ο τύπος είναι στο ανώτατο επίπεδο ({kind}).</translation>
    </message>
    <message>
        <source>This type was upgraded in this step already ({kind}).</source>
        <translation>Αυτός ο τύπος αναβαθμίστηκε ήδη σε αυτό το βήμα ({kind}).</translation>
    </message>
    <message>
        <source>Each Necromancer on a graveyard upgrades one type a round.</source>
        <translation>Κάθε νεκρομάντης σε νεκροταφείο αναβαθμίζει έναν τύπο στον γύρο.</translation>
    </message>
    <message numerus="yes">
        <source>The next level needs %n finished building(s) of this type ({kind}).</source>
        <translation>
            <numerusform>Το επόμενο επίπεδο χρειάζεται %n ολοκληρωμένο κτίριο αυτού του τύπου ({kind}).</numerusform>
            <numerusform>Το επόμενο επίπεδο χρειάζεται %n ολοκληρωμένα κτίρια αυτού του τύπου ({kind}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: there is no such battle to fight.</source>
        <translation>{place}: δεν υπάρχει εκεί τέτοια μάχη.</translation>
    </message>
    <message>
        <source>This phase has been named already: choose another one ({kind}).</source>
        <translation>Αυτή η φάση ορίστηκε ήδη: επιλέξτε άλλη ({kind}).</translation>
    </message>
    <message>
        <source>The casualty must be a unit of the other side.</source>
        <translation>Η απώλεια πρέπει να είναι μονάδα της άλλης πλευράς.</translation>
    </message>
    <message>
        <source>Flying units cannot be casualties in the melee phase.</source>
        <translation>Στην επίθεση εδάφους οι ιπτάμενες μονάδες δεν μπορούν να είναι απώλειες.</translation>
    </message>
    <message>
        <source>{place}: no such unit takes part in this battle.</source>
        <translation>{place}: τέτοια μονάδα δεν συμμετέχει σε αυτή τη μάχη.</translation>
    </message>
    <message>
        <source>{place}: this unit cannot fall back there.</source>
        <translation>{place}: αυτή η μονάδα δεν μπορεί να υποχωρήσει εκεί.</translation>
    </message>
    <message>
        <source>{place}: none of your outposts stands there.</source>
        <translation>{place}: δεν υπάρχει εκεί φυλάκιό σας.</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}.</source>
        <translation>Δεν έχετε αυτή την κάρτα: {card}.</translation>
    </message>
    <message>
        <source>{card} cannot be played at this moment.</source>
        <translation>«{card}»: δεν παίζεται αυτή τη στιγμή.</translation>
    </message>
    <message>
        <source>{card} is played on something else.</source>
        <translation>«{card}»: παίζεται σε κάτι άλλο.</translation>
    </message>
    <message>
        <source>{place}: a unit of this kind cannot go on there ({kind}).</source>
        <translation>{place}: τέτοια μονάδα δεν μπορεί να συνεχίσει εκεί ({kind}).</translation>
    </message>
    <message>
        <source>Call to Arms: enemies must have reached a space with your workers.</source>
        <translation>Κάλεσμα στα όπλα: εχθροί πρέπει να έχουν φτάσει σε χώρο με εργάτες σας.</translation>
    </message>
    <message>
        <source>Dispel Magic: there is no card to dispel.</source>
        <translation>Διάλυση μαγείας: δεν υπάρχει κάρτα να διαλυθεί.</translation>
    </message>
    <message>
        <source>Invisibility: your side takes no casualties in this phase.</source>
        <translation>Αορατότητα: η πλευρά σας δεν έχει απώλειες σε αυτή τη φάση.</translation>
    </message>
    <message>
        <source>Polymorph: choose an enemy unit in this battle that still attacks.</source>
        <translation>Μεταμόρφωση: επιλέξτε εχθρική μονάδα της μάχης που επιτίθεται ακόμη.</translation>
    </message>
    <message>
        <source>Devour: choose an enemy melee or ranged unit in this battle.</source>
        <translation>Καταβρόχθιση: επιλέξτε εχθρική μονάδα εδάφους ή βολής της μάχης.</translation>
    </message>
    <message>
        <source>Ensnare: the enemy has no flying units here.</source>
        <translation>Παγίδευση: ο εχθρός δεν έχει εδώ ιπτάμενες μονάδες.</translation>
    </message>
    <message>
        <source>Envenomed Spears: you roll no dice in this phase, or the card works already.</source>
        <translation>Δηλητηριασμένα δόρατα: δεν ρίχνετε ζάρια σε αυτή τη φάση ή η κάρτα ισχύει ήδη.</translation>
    </message>
    <message>
        <source>Pillage: no enemy unit was removed just now.</source>
        <translation>Λεηλασία: δεν αφαιρέθηκε μόλις τώρα εχθρική μονάδα.</translation>
    </message>
    <message>
        <source>Faerie Fire: you roll no dice in this phase.</source>
        <translation>Νεραϊδοφωτιά: δεν ρίχνετε ζάρια σε αυτή τη φάση.</translation>
    </message>
    <message>
        <source>Marksmanship: the enemy removes no unit now.</source>
        <translation>Σκοπευτική δεινότητα: ο εχθρός δεν αφαιρεί τώρα μονάδα.</translation>
    </message>
    <message>
        <source>Moon Glaive: you have rolled no hit in this phase.</source>
        <translation>Δρεπάνι της σελήνης: δεν έχετε χτύπημα σε αυτή τη φάση.</translation>
    </message>
    <message>
        <source>Renew: choose a forest with a depletion marker.</source>
        <translation>Ανανέωση: επιλέξτε δάσος με δείκτη εξάντλησης.</translation>
    </message>
    <message>
        <source>Cripple: choose a space with pieces of the enemy who moves.</source>
        <translation>Σακάτεμα: επιλέξτε χώρο με πιόνια του εχθρού που κινείται.</translation>
    </message>
    <message>
        <source>Curse: the enemy has no hits in this phase.</source>
        <translation>Κατάρα: ο εχθρός δεν έχει χτυπήματα σε αυτή τη φάση.</translation>
    </message>
    <message>
        <source>Summon Building: there is no free plot, or you cannot pay.</source>
        <translation>Επίκληση κτιρίου: δεν υπάρχει ελεύθερη θέση ή δεν σας φτάνουν οι πόροι.</translation>
    </message>
    <message>
        <source>Web: the enemy has no flying units here.</source>
        <translation>Ιστός: ο εχθρός δεν έχει εδώ ιπτάμενες μονάδες.</translation>
    </message>
    <message>
        <source>Fast: choose a space with pieces of yours.</source>
        <translation>Ταχύτητα: επιλέξτε χώρο με πιόνια σας.</translation>
    </message>
    <message>
        <source>Resources: you have no stockpile.</source>
        <translation>Πόροι: δεν έχετε αποθήκη.</translation>
    </message>
    <message>
        <source>Town Portal: choose a space with your units, then your town or a finished outpost with room for them around it.</source>
        <translation>Πύλη της πόλης: επιλέξτε χώρο με μονάδες σας και μετά την πόλη σας ή ολοκληρωμένο φυλάκιο που έχει γύρω χώρο για αυτές.</translation>
    </message>
    <message>
        <source>Victory Point: it does not count in this scenario.</source>
        <translation>Πόντος νίκης: δεν μετρά σε αυτό το σενάριο.</translation>
    </message>
    <message>
        <source>{text}</source>
        <comment>words of a scenario a player made</comment>
        <translation>{text}</translation>
    </message>
    <message>
        <source>A scenario made by a player.</source>
        <translation>Σενάριο που έφτιαξε παίκτης.</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault in a scenario file</comment>
        <translation>{where}: {why:continued}</translation>
    </message>
    <message>
        <source>This scenario was made for another version of the program.</source>
        <translation>Το σενάριο φτιάχτηκε για άλλη έκδοση του προγράμματος.</translation>
    </message>
    <message>
        <source>The file name may have small letters, digits and underscores, at most 40.</source>
        <translation>Το όνομα του αρχείου έχει μικρά λατινικά γράμματα, ψηφία και κάτω παύλες, έως 40.</translation>
    </message>
    <message>
        <source>A number from {low} to {high} is expected here.</source>
        <translation>Εδώ χρειάζεται αριθμός από {low} έως {high}.</translation>
    </message>
    <message>
        <source>There is no card called “{card}”.</source>
        <translation>Δεν υπάρχει κάρτα «{card}».</translation>
    </message>
    <message numerus="yes">
        <source>A board has at most %n space(s).</source>
        <translation>
            <numerusform>Ένα ταμπλό έχει το πολύ %n χώρο.</numerusform>
            <numerusform>Ένα ταμπλό έχει το πολύ %n χώρους.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board needs at least two spaces.</source>
        <translation>Ένα ταμπλό χρειάζεται τουλάχιστον δύο χώρους.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth victory points.</source>
        <translation>Πόντους νίκης αξίζουν μόνο πόλεις και χώροι στόχου.</translation>
    </message>
    <message>
        <source>Two spaces lie in the same place.</source>
        <translation>Δύο χώροι βρίσκονται στο ίδιο σημείο.</translation>
    </message>
    <message>
        <source>A marked space is called by a capital letter, at most four signs.</source>
        <translation>Ένας σημειωμένος χώρος ονομάζεται με κεφαλαίο λατινικό γράμμα, έως τέσσερις χαρακτήρες.</translation>
    </message>
    <message>
        <source>There is no space here.</source>
        <translation>Εδώ δεν υπάρχει χώρος.</translation>
    </message>
    <message>
        <source>No space is marked “{spot}”.</source>
        <translation>Κανένας χώρος δεν λέγεται «{spot}».</translation>
    </message>
    <message>
        <source>Two tokens lie in the same space.</source>
        <translation>Δύο δείκτες βρίσκονται στον ίδιο χώρο.</translation>
    </message>
    <message>
        <source>Only flying units may be on a mountain.</source>
        <translation>Σε βουνό μπορούν να βρίσκονται μόνο ιπτάμενες μονάδες.</translation>
    </message>
    <message>
        <source>A wall stands between two neighbouring spaces.</source>
        <translation>Ένας τοίχος πρέπει να στέκει ανάμεσα σε δύο γειτονικούς χώρους.</translation>
    </message>
    <message>
        <source>There is a wall here already.</source>
        <translation>Εδώ υπάρχει ήδη τοίχος.</translation>
    </message>
    <message>
        <source>A board cannot be all mountains.</source>
        <translation>Ένα ταμπλό δεν μπορεί να είναι μόνο βουνά.</translation>
    </message>
    <message>
        <source>Units on foot cannot get here from everywhere.</source>
        <translation>Πεζές μονάδες δεν φτάνουν εδώ από παντού.</translation>
    </message>
    <message>
        <source>This space has no way to the others.</source>
        <translation>Αυτός ο χώρος δεν ενώνεται με τους άλλους.</translation>
    </message>
    <message>
        <source>A scenario is for {low} to {high} players.</source>
        <translation>Ένα σενάριο είναι για {low} έως {high} παίκτες.</translation>
    </message>
    <message>
        <source>There is no race called “{race}”.</source>
        <translation>Δεν υπάρχει φυλή «{race}».</translation>
    </message>
    <message>
        <source>Two sides have the same race.</source>
        <translation>Δύο πλευρές έχουν την ίδια φυλή.</translation>
    </message>
    <message numerus="yes">
        <source>The box holds only %n of these pieces for each side.</source>
        <translation>
            <numerusform>Το κουτί έχει μόνο %n τέτοιο πιόνι για κάθε πλευρά.</numerusform>
            <numerusform>Το κουτί έχει μόνο %n τέτοια πιόνια για κάθε πλευρά.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player starts with nothing at all.</source>
        <translation>Αυτός ο παίκτης ξεκινά χωρίς τίποτα.</translation>
    </message>
    <message>
        <source>A town must be on a town space.</source>
        <translation>Μια πόλη πρέπει να είναι σε χώρο πόλης.</translation>
    </message>
    <message>
        <source>Two players have the same town.</source>
        <translation>Δύο παίκτες έχουν την ίδια πόλη.</translation>
    </message>
    <message>
        <source>Pieces of the same side are given twice for this space.</source>
        <translation>Πιόνια της ίδιας πλευράς δίνονται δύο φορές για αυτόν τον χώρο.</translation>
    </message>
    <message>
        <source>An outpost cannot stand in a town.</source>
        <translation>Φυλάκιο δεν μπορεί να σταθεί σε πόλη.</translation>
    </message>
    <message>
        <source>Two outposts cannot share a space.</source>
        <translation>Δύο φυλάκια δεν μοιράζονται χώρο.</translation>
    </message>
    <message>
        <source>Units that return from the dead need an outpost to return to.</source>
        <translation>Οι μονάδες που επιστρέφουν όταν σκοτωθούν χρειάζονται φυλάκιο για να επιστρέψουν.</translation>
    </message>
    <message>
        <source>Two necromancers cannot share a space.</source>
        <translation>Δύο νεκρομάντες δεν μοιράζονται χώρο.</translation>
    </message>
    <message>
        <source>A team names a player who does not exist.</source>
        <translation>Μια ομάδα αναφέρει παίκτη που δεν υπάρχει.</translation>
    </message>
    <message>
        <source>A player is in two teams.</source>
        <translation>Ένας παίκτης είναι σε δύο ομάδες.</translation>
    </message>
    <message>
        <source>A team has nobody in it.</source>
        <translation>Μια ομάδα είναι άδεια.</translation>
    </message>
    <message>
        <source>All players are in one team.</source>
        <translation>Όλοι οι παίκτες είναι σε μία ομάδα.</translation>
    </message>
    <message>
        <source>Units that nobody plays have no workers.</source>
        <translation>Μονάδες που δεν τις παίζει κανείς δεν έχουν εργάτες.</translation>
    </message>
    <message>
        <source>Enemies cannot start in the same space.</source>
        <translation>Εχθροί δεν μπορούν να ξεκινούν στον ίδιο χώρο.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Σε έναν χώρο μπορεί να βρίσκεται το πολύ %n μονάδα μιας ομάδας.</numerusform>
            <numerusform>Σε έναν χώρο μπορούν να βρίσκονται το πολύ %n μονάδες μιας ομάδας.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n worker(s) of a team may be in a space.</source>
        <translation>
            <numerusform>Σε έναν χώρο μπορεί να βρίσκεται το πολύ %n εργάτης μιας ομάδας.</numerusform>
            <numerusform>Σε έναν χώρο μπορούν να βρίσκονται το πολύ %n εργάτες μιας ομάδας.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal must say whom it is about.</source>
        <translation>Αυτός ο σκοπός πρέπει να λέει ποιον αφορά.</translation>
    </message>
    <message>
        <source>This player has no town, nor an outpost that counts as one.</source>
        <translation>Αυτός ο παίκτης δεν έχει πόλη ούτε φυλάκιο που μετρά ως πόλη.</translation>
    </message>
    <message>
        <source>This player has no necromancers.</source>
        <translation>Αυτός ο παίκτης δεν έχει νεκρομάντες.</translation>
    </message>
    <message>
        <source>This goal needs tokens on its spaces.</source>
        <translation>Αυτός ο σκοπός χρειάζεται δείκτες στους χώρους του.</translation>
    </message>
    <message>
        <source>Nobody with a town has a captive to bring home.</source>
        <translation>Κανείς με πόλη δεν έχει αιχμάλωτο να φέρει πίσω.</translation>
    </message>
    <message>
        <source>This player has no way to win.</source>
        <translation>Αυτός ο παίκτης δεν έχει τρόπο να κερδίσει.</translation>
    </message>
    <message>
        <source>This file was made for another version of the program.</source>
        <translation>Το αρχείο φτιάχτηκε για άλλη έκδοση του προγράμματος.</translation>
    </message>
    <message>
        <source>The resource die has six faces from 1 to 3, at least one of them a 3.</source>
        <translation>Το ζάρι πόρων έχει έξι έδρες από 1 έως 3, τουλάχιστον μία με 3.</translation>
    </message>
    <message>
        <source>Each of the four races is needed once.</source>
        <translation>Καθεμία από τις τέσσερις φυλές χρειάζεται μία φορά.</translation>
    </message>
    <message>
        <source>“{name}” stands here twice.</source>
        <translation>Το «{name}» υπάρχει εδώ δύο φορές.</translation>
    </message>
    <message>
        <source>A race has {count} unit tiles, at least one of each type.</source>
        <translation>Μια φυλή έχει {count} πλακίδια μονάδων, τουλάχιστον ένα από κάθε τύπο.</translation>
    </message>
    <message>
        <source>A deck has {count} cards.</source>
        <translation>Μια τράπουλα έχει {count} κάρτες.</translation>
    </message>
    <message>
        <source>Chance to win the battle: {percent}%.</source>
        <comment>why</comment>
        <translation>Πιθανότητα νίκης στη μάχη: {percent}%.</translation>
    </message>
    <message numerus="yes">
        <source>Attacks %n unit(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Επίθεση σε %n μονάδα: {place}.</numerusform>
            <numerusform>Επίθεση σε %n μονάδες: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes for a home of {victim}: {place}.</source>
        <comment>why</comment>
        <translation>Στόχος μια έδρα ({victim}): {place}.</translation>
    </message>
    <message>
        <source>Once more, and {victim} is lost: {place} was captured before.</source>
        <comment>why</comment>
        <translation>Άλλη μία κατάληψη και τελειώνει: {victim}. Έχει ήδη καταληφθεί μία φορά: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) stand there without a guard: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Βρίσκεται εκεί αφύλακτος %n εργάτης: {place}.</numerusform>
            <numerusform>Βρίσκονται εκεί αφύλακτοι %n εργάτες: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s): {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Φέρνει %n πόντο νίκης: {place}.</numerusform>
            <numerusform>Φέρνει %n πόντους νίκης: {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guards its own home: {place}.</source>
        <comment>why</comment>
        <translation>Φυλά τη δική του έδρα: {place}.</translation>
    </message>
    <message>
        <source>This space decides the scenario: {place}.</source>
        <comment>why</comment>
        <translation>Αυτός ο χώρος κρίνει το σενάριο: {place}.</translation>
    </message>
    <message>
        <source>Brings the captive nearer home: {place}.</source>
        <comment>why</comment>
        <translation>Φέρνει τον αιχμάλωτο πιο κοντά στην πόλη του: {place}.</translation>
    </message>
    <message>
        <source>Comes nearer to what it wants: {place}.</source>
        <comment>why</comment>
        <translation>Πλησιάζει τον στόχο: {place}.</translation>
    </message>
    <message>
        <source>Units beside a battle fight as well: {place}.</source>
        <comment>why</comment>
        <translation>Μονάδες δίπλα σε μάχη πολεμούν κι αυτές: {place}.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) go where they are of most use.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n εργάτης πηγαίνει όπου χρησιμεύει περισσότερο.</numerusform>
            <numerusform>%n εργάτες πηγαίνουν όπου χρησιμεύουν περισσότερο.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is worth its risk now.</source>
        <comment>why</comment>
        <translation>Καμία κίνηση δεν αξίζει τώρα το ρίσκο.</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy unit(s) could come here: {place}.</source>
        <comment>why</comment>
        <translation>
            <numerusform>Μπορεί να έρθει εδώ %n εχθρική μονάδα: {place}.</numerusform>
            <numerusform>Μπορούν να έρθουν εδώ %n εχθρικές μονάδες: {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more are worth most for the price.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%n πιόνι ακόμη είναι η καλύτερη αγορά για την τιμή του.</numerusform>
            <numerusform>%n πιόνια ακόμη είναι η καλύτερη αγορά για την τιμή τους.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemies have the stronger army.</source>
        <comment>why</comment>
        <translation>Οι εχθροί έχουν τον ισχυρότερο στρατό.</translation>
    </message>
    <message numerus="yes">
        <source>So far there are %n worker(s).</source>
        <comment>why</comment>
        <translation>
            <numerusform>Μέχρι τώρα υπάρχει %n εργάτης.</numerusform>
            <numerusform>Μέχρι τώρα υπάρχουν %n εργάτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is more to spend than the buildings can train.</source>
        <comment>why</comment>
        <translation>Οι πόροι είναι περισσότεροι από όσους μπορούν να εκπαιδεύσουν τα κτίρια.</translation>
    </message>
    <message>
        <source>Units come on the board nearer to the front: {place}.</source>
        <comment>why</comment>
        <translation>Οι μονάδες μπαίνουν στο ταμπλό πιο κοντά στο μέτωπο: {place}.</translation>
    </message>
    <message>
        <source>The next level has strength {strength}: {unit}.</source>
        <comment>why</comment>
        <translation>Το επόμενο επίπεδο έχει δύναμη {strength}: {unit}.</translation>
    </message>
    <message>
        <source>Nothing is worth its price now.</source>
        <comment>why</comment>
        <translation>Τίποτα δεν αξίζει τώρα την τιμή του.</translation>
    </message>
    <message>
        <source>With these cards the victory points are complete.</source>
        <comment>why</comment>
        <translation>Με αυτές τις κάρτες συμπληρώνονται οι πόντοι νίκης.</translation>
    </message>
    <message>
        <source>More use now than in hand: {card}.</source>
        <comment>why</comment>
        <translation>Χρησιμεύει περισσότερο τώρα παρά στο χέρι: {card}.</translation>
    </message>
    <message>
        <source>The cards are kept for a better moment.</source>
        <comment>why</comment>
        <translation>Οι κάρτες φυλάγονται για καλύτερη στιγμή.</translation>
    </message>
    <message>
        <source>This unit is missed least: {unit}.</source>
        <comment>why</comment>
        <translation>Αυτή η μονάδα θα λείψει λιγότερο: {unit}.</translation>
    </message>
    <message>
        <source>The last unit in the battlefield has to stay.</source>
        <comment>why</comment>
        <translation>Η τελευταία μονάδα στο πεδίο μάχης πρέπει να μείνει.</translation>
    </message>
    <message>
        <source>The surest battle is fought first.</source>
        <comment>why</comment>
        <translation>Πρώτα δίνεται η πιο σίγουρη μάχη.</translation>
    </message>
    <message>
        <source>Land</source>
        <comment>heading of tools</comment>
        <translation>Έδαφος</translation>
    </message>
    <message>
        <source>Of a side</source>
        <comment>heading of tools: pieces</comment>
        <translation>Πιόνια πλευράς</translation>
    </message>
    <message>
        <source>Walls, letters, tokens</source>
        <comment>heading of tools</comment>
        <translation>Τοίχοι, γράμματα, δείκτες</translation>
    </message>
    <message>
        <source>Meadow</source>
        <comment>kind of space</comment>
        <translation>Λιβάδι</translation>
    </message>
    <message>
        <source>Forest</source>
        <comment>kind of space</comment>
        <translation>Δάσος</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <comment>kind of space</comment>
        <translation>Χρυσωρυχείο</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>kind of space</comment>
        <translation>Βουνό</translation>
    </message>
    <message>
        <source>Objective, 1 point</source>
        <comment>kind of space</comment>
        <translation>Χώρος στόχου, 1 πόντος</translation>
    </message>
    <message>
        <source>Objective, 2 points</source>
        <comment>kind of space</comment>
        <translation>Χώρος στόχου, 2 πόντοι</translation>
    </message>
    <message>
        <source>Objective, 4 points</source>
        <comment>kind of space</comment>
        <translation>Χώρος στόχου, 4 πόντοι</translation>
    </message>
    <message>
        <source>No space</source>
        <comment>tool that takes spaces away</comment>
        <translation>Αφαίρεση χώρου</translation>
    </message>
    <message>
        <source>Town</source>
        <comment>tool</comment>
        <translation>Πόλη</translation>
    </message>
    <message>
        <source>Outpost</source>
        <comment>tool</comment>
        <translation>Φυλάκιο</translation>
    </message>
    <message>
        <source>Captive of this side</source>
        <comment>tool</comment>
        <translation>Αιχμάλωτος της πλευράς</translation>
    </message>
    <message>
        <source>Wall</source>
        <comment>tool</comment>
        <translation>Τοίχος</translation>
    </message>
    <message>
        <source>Letter</source>
        <comment>tool that marks a space</comment>
        <translation>Γράμμα</translation>
    </message>
    <message>
        <source>One point more</source>
        <comment>tool</comment>
        <translation>Ένας πόντος ακόμη</translation>
    </message>
    <message>
        <source>This is too far from the middle.</source>
        <translation>Αυτό είναι πολύ μακριά από τη μέση.</translation>
    </message>
    <message>
        <source>Only towns and objectives are worth points.</source>
        <translation>Πόντους αξίζουν μόνο πόλεις και χώροι στόχου.</translation>
    </message>
    <message>
        <source>The neutral side only has units.</source>
        <translation>Η ουδέτερη πλευρά έχει μόνο μονάδες.</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <comment>n is a number</comment>
        <translation>Παίκτης {n}</translation>
    </message>
    <message>
        <source>Player {n}: {side}</source>
        <comment>n is a number</comment>
        <translation>Παίκτης {n}: {side}</translation>
    </message>
    <message>
        <source>Neutral units</source>
        <comment>side nobody plays</comment>
        <translation>Ουδέτερες μονάδες</translation>
    </message>
    <message>
        <source>{owner}: {what}</source>
        <comment>pieces in a space</comment>
        <translation>{owner}: {what}</translation>
    </message>
    <message>
        <source>no space</source>
        <comment>outside the board</comment>
        <translation>εκτός ταμπλό</translation>
    </message>
    <message>
        <source>letter {letter}</source>
        <comment>a space has a letter</comment>
        <translation>γράμμα {letter}</translation>
    </message>
    <message>
        <source>{name}</source>
        <comment>a space, by its coordinate</comment>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{where}: {why}</source>
        <comment>fault of a scenario</comment>
        <translation>{where}: {why:continued}</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>page of the scenario editor</comment>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>Goals</source>
        <comment>page of the scenario editor</comment>
        <translation>Σκοποί</translation>
    </message>
    <message>
        <source>Story</source>
        <comment>page of the scenario editor</comment>
        <translation>Ιστορία</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Προσθήκη παίκτη</translation>
    </message>
    <message>
        <source>Add neutral units</source>
        <translation>Προσθήκη ουδέτερων μονάδων</translation>
    </message>
    <message>
        <source>Whichever the player likes</source>
        <comment>race</comment>
        <translation>Ελεύθερη επιλογή</translation>
    </message>
    <message>
        <source>Alone</source>
        <comment>a player without a team</comment>
        <translation>Μόνος</translation>
    </message>
    <message>
        <source>Team {n}</source>
        <comment>n is a number</comment>
        <translation>Ομάδα {n}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <comment>level of units</comment>
        <translation>Κατώτατο</translation>
    </message>
    <message>
        <source>Highest</source>
        <comment>level of units</comment>
        <translation>Ανώτατο</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <comment>first player</comment>
        <translation>Με κλήρωση</translation>
    </message>
    <message>
        <source>All can be depleted</source>
        <comment>gold and wood</comment>
        <translation>Όλα εξαντλούνται</translation>
    </message>
    <message>
        <source>None is ever depleted</source>
        <comment>gold and wood</comment>
        <translation>Κανένα δεν εξαντλείται ποτέ</translation>
    </message>
    <message>
        <source>Those beside towns never are, all others are from the start</source>
        <comment>gold and wood</comment>
        <translation>Όσα είναι δίπλα σε πόλη ποτέ, όλα τα άλλα από την αρχή</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>whom a goal is about</comment>
        <translation>Όλοι</translation>
    </message>
    <message>
        <source>–</source>
        <comment>nothing is chosen yet</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>For all</source>
        <comment>heading of settings</comment>
        <translation>Για όλους</translation>
    </message>
    <message>
        <source>Words</source>
        <comment>heading of settings</comment>
        <translation>Κείμενα</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>label in the scenario editor</comment>
        <translation>Φυλή</translation>
    </message>
    <message>
        <source>Team</source>
        <comment>label in the scenario editor</comment>
        <translation>Ομάδα</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>label in the scenario editor</comment>
        <translation>Χρυσός</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>label in the scenario editor</comment>
        <translation>Ξύλο</translation>
    </message>
    <message>
        <source>Level of the units</source>
        <comment>label in the scenario editor</comment>
        <translation>Επίπεδο μονάδων</translation>
    </message>
    <message>
        <source>Undying</source>
        <comment>label in the scenario editor</comment>
        <translation>Αθάνατες μονάδες</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>label in the scenario editor</comment>
        <translation>Επίπεδο</translation>
    </message>
    <message>
        <source>First player</source>
        <comment>label in the scenario editor</comment>
        <translation>Πρώτος παίκτης</translation>
    </message>
    <message>
        <source>Mines and forests</source>
        <comment>label in the scenario editor</comment>
        <translation>Χρυσωρυχεία, δάση</translation>
    </message>
    <message>
        <source>Cards left in the box</source>
        <comment>label in the scenario editor</comment>
        <translation>Κάρτες που μένουν στο κουτί</translation>
    </message>
    <message>
        <source>Whom it is about</source>
        <comment>label in the scenario editor</comment>
        <translation>Ποιον αφορά</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>label in the scenario editor</comment>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>Space with the letter</source>
        <comment>label in the scenario editor</comment>
        <translation>Χώρος με το γράμμα</translation>
    </message>
    <message>
        <source>Tokens</source>
        <comment>label in the scenario editor</comment>
        <translation>Δείκτες</translation>
    </message>
    <message>
        <source>Fewer enemies around it than</source>
        <comment>label in the scenario editor</comment>
        <translation>Λιγότεροι εχθροί γύρω από</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>label in the scenario editor</comment>
        <translation>Τίτλος</translation>
    </message>
    <message>
        <source>What happened before</source>
        <comment>label in the scenario editor</comment>
        <translation>Τι προηγήθηκε</translation>
    </message>
    <message>
        <source>How it is won</source>
        <comment>label in the scenario editor</comment>
        <translation>Πώς κερδίζεται</translation>
    </message>
    <message>
        <source>Killed units return to its outposts; it only moves and fights.</source>
        <translation>Οι μονάδες της που σκοτώνονται επιστρέφουν στα φυλάκιά της· η ίδια μόνο κινείται και πολεμά.</translation>
    </message>
    <message>
        <source>They never move and are everybody&apos;s enemies. Choose them on the board too.</source>
        <translation>Δεν κινούνται ποτέ και είναι εχθροί όλων. Επιλέξτε τις και στο ταμπλό.</translation>
    </message>
    <message>
        <source>They are taken out of every deck before the game.</source>
        <translation>Βγαίνουν από κάθε τράπουλα πριν από το παιχνίδι.</translation>
    </message>
    <message>
        <source>Who has no enemies left wins in any case. Any one of these goals is enough.</source>
        <translation>Όποιος δεν έχει πια εχθρούς κερδίζει σε κάθε περίπτωση. Αρκεί ένας από αυτούς τους σκοπούς.</translation>
    </message>
    <message>
        <source>Mark the space on the board with the tool Letter.</source>
        <translation>Σημειώστε τον χώρο στο ταμπλό με το εργαλείο «Γράμμα».</translation>
    </message>
    <message>
        <source>Lay the tokens on the board first.</source>
        <translation>Βάλτε πρώτα τους δείκτες στο ταμπλό.</translation>
    </message>
    <message>
        <source>Tell the players in your words what they are after.</source>
        <translation>Πείτε στους παίκτες με δικά σας λόγια τι επιδιώκουν.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <comment>kind of goal</comment>
        <translation>Πόντοι νίκης</translation>
    </message>
    <message>
        <source>Hold a space</source>
        <comment>kind of goal</comment>
        <translation>Κράτημα χώρου</translation>
    </message>
    <message>
        <source>Reach a space</source>
        <comment>kind of goal</comment>
        <translation>Άφιξη σε χώρο</translation>
    </message>
    <message>
        <source>Capture a town</source>
        <comment>kind of goal</comment>
        <translation>Κατάληψη πόλης</translation>
    </message>
    <message>
        <source>Last until the deck is empty</source>
        <comment>goal</comment>
        <translation>Αντοχή ώσπου να αδειάσει η τράπουλα</translation>
    </message>
    <message>
        <source>Slay the Necromancers</source>
        <comment>kind of goal</comment>
        <translation>Εξόντωση των νεκρομαντών</translation>
    </message>
    <message>
        <source>Destroy tokens</source>
        <comment>kind of goal</comment>
        <translation>Καταστροφή δεικτών</translation>
    </message>
    <message>
        <source>Rescue the captive</source>
        <comment>kind of goal</comment>
        <translation>Διάσωση του αιχμαλώτου</translation>
    </message>
    <message>
        <source>A team with so many victory points at the end of its turn wins.</source>
        <translation>Κερδίζει η ομάδα που έχει τόσους πόντους νίκης στο τέλος της σειράς της.</translation>
    </message>
    <message>
        <source>A unit on the space and fewer enemy units around it at the end of one&apos;s turn wins.</source>
        <translation>Κερδίζει όποιος στο τέλος της σειράς του έχει μονάδα στον χώρο και γύρω του λιγότερες εχθρικές μονάδες.</translation>
    </message>
    <message>
        <source>A unit on the space at the end of one&apos;s move step wins.</source>
        <translation>Κερδίζει όποιος έχει μονάδα στον χώρο στο τέλος του βήματος κίνησής του.</translation>
    </message>
    <message>
        <source>When this player&apos;s town, or the outposts that count as it, was captured twice, all its enemies win.</source>
        <translation>Όταν η πόλη αυτού του παίκτη, ή τα φυλάκια που μετρούν ως πόλη, καταληφθεί δύο φορές, κερδίζουν όλοι οι εχθροί του.</translation>
    </message>
    <message>
        <source>When this player&apos;s last card is drawn, its team wins. One card is put aside every round.</source>
        <translation>Όταν τραβηχτεί η τελευταία κάρτα αυτού του παίκτη, κερδίζει η ομάδα του. Σε κάθε γύρο μπαίνει μία κάρτα στην άκρη.</translation>
    </message>
    <message>
        <source>When all Necromancers of this player are dead, its enemies win.</source>
        <translation>Όταν πεθάνουν όλοι οι νεκρομάντες αυτού του παίκτη, κερδίζουν οι εχθροί του.</translation>
    </message>
    <message>
        <source>When all these tokens are destroyed, the enemies of this player win.</source>
        <translation>Όταν καταστραφούν όλοι αυτοί οι δείκτες, κερδίζουν οι εχθροί αυτού του παίκτη.</translation>
    </message>
    <message>
        <source>Who has the captive of one&apos;s race in one&apos;s town after the battles wins.</source>
        <translation>Κερδίζει όποιος έχει μετά τις μάχες στην πόλη του τον αιχμάλωτο της φυλής του.</translation>
    </message>
</context>
</TS>
