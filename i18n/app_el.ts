<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el_GR" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About Four Fronts</source>
        <translation>Σχετικά με το Four Fronts</translation>
    </message>
    <message>
        <source>Version {version}, Qt {qt}</source>
        <translation>Έκδοση {version}, Qt {qt}</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Ανεπίσημο</translation>
    </message>
    <message>
        <source>A free, unofficial program made by players. It is not connected with, endorsed by or supported by the publishers of the games it plays. The names of the games are trademarks of their owners. All pictures, texts and code here are our own work.</source>
        <translation>Ένα δωρεάν, ανεπίσημο πρόγραμμα φτιαγμένο από παίκτες. Δεν συνδέεται με τους εκδότες των παιχνιδιών ούτε έχει την έγκριση ή την υποστήριξή τους. Τα ονόματα των παιχνιδιών είναι εμπορικά σήματα των κατόχων τους. Όλες οι εικόνες, τα κείμενα και ο κώδικας είναι δική μας δουλειά.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Άδεια</translation>
    </message>
    <message>
        <source>Four Fronts is free software under the MIT licence: use it, change it and pass it on, with the licence text.</source>
        <translation>Το Four Fronts είναι ελεύθερο λογισμικό με την άδεια MIT: χρησιμοποιήστε το, αλλάξτε το και δώστε το παρακάτω μαζί με το κείμενο της άδειας.</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>The windows are made with Qt and PySide6, used under the GNU Lesser General Public License, version 3. You may replace both by versions of your own; their source is at qt.io.</source>
        <translation>Τα παράθυρα είναι φτιαγμένα με Qt και PySide6, με την άδεια GNU Lesser General Public License, έκδοση 3. Μπορείτε να αντικαταστήσετε και τα δύο με δικές σας εκδόσεις· ο κώδικάς τους βρίσκεται στο qt.io.</translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation>Χάρτες και γραμματοσειρές</translation>
    </message>
    <message>
        <source>The shapes of the world map come from Natural Earth, which is in the public domain. The fonts Inter and Noto Serif are under the SIL Open Font License 1.1.</source>
        <translation>Τα σχήματα του χάρτη του κόσμου προέρχονται από το Natural Earth, που είναι κοινό κτήμα. Οι γραμματοσειρές Inter και Noto Serif έχουν την άδεια SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>ActionsPanel</name>
    <message>
        <source>Really? Press again</source>
        <translation>Σίγουρα; Πατήστε ξανά</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ενέργειες</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Φίλτρο ενεργειών</translation>
    </message>
    <message>
        <source>Do this</source>
        <translation>Εκτέλεση</translation>
    </message>
</context>
<context>
    <name>AlliancePaper</name>
    <message>
        <source>Read the rule</source>
        <translation>Ανάγνωση του κανόνα</translation>
    </message>
</context>
<context>
    <name>AmountBar</name>
    <message>
        <source>Amount</source>
        <translation>Πλήθος</translation>
    </message>
</context>
<context>
    <name>BattleTray</name>
    <message>
        <source>Begin</source>
        <translation>Έναρξη</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Μάχη</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>picked</source>
        <translation>επιλεγμένο</translation>
    </message>
    <message>
        <source>can be picked</source>
        <translation>μπορεί να επιλεγεί</translation>
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
            <numerusform>%n περιοχή</numerusform>
            <numerusform>%n περιοχές</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Ταμπλό</translation>
    </message>
    <message>
        <source>Arrow keys move from place to place, Tab to the next lit place. Enter picks, Escape goes back.</source>
        <translation>Τα βέλη πηγαίνουν από θέση σε θέση, το Tab στην επόμενη φωτισμένη. Το Enter επιλέγει, το Esc γυρίζει πίσω.</translation>
    </message>
</context>
<context>
    <name>BookKeys</name>
    <message>
        <source>Back, forward</source>
        <translation>Πίσω, εμπρός</translation>
    </message>
    <message>
        <source>Find on the page</source>
        <translation>Εύρεση στη σελίδα</translation>
    </message>
    <message>
        <source>Next or previous hit</source>
        <translation>Επόμενο ή προηγούμενο εύρημα</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Αναζήτηση σε όλα τα εγχειρίδια</translation>
    </message>
    <message>
        <source>Next language</source>
        <translation>Επόμενη γλώσσα</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>Δύο γλώσσες δίπλα δίπλα</translation>
    </message>
    <message>
        <source>Larger or smaller letters</source>
        <translation>Μεγαλύτερα ή μικρότερα γράμματα</translation>
    </message>
    <message>
        <source>Show or hide the contents</source>
        <translation>Εμφάνιση ή απόκρυψη περιεχομένων</translation>
    </message>
    <message>
        <source>Previous or next chapter</source>
        <translation>Προηγούμενο ή επόμενο κεφάλαιο</translation>
    </message>
    <message>
        <source>Show where the rule applies now</source>
        <translation>Πού ισχύει τώρα ο κανόνας</translation>
    </message>
    <message>
        <source>Beside the board, or apart</source>
        <translation>Δίπλα στο ταμπλό ή χωριστά</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Εκτύπωση</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Επόμενη ή προηγούμενη περιοχή της οθόνης</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>BookMenu</name>
    <message>
        <source>One language</source>
        <translation>Μία γλώσσα</translation>
    </message>
    <message>
        <source>Two languages side by side</source>
        <translation>Δύο γλώσσες δίπλα δίπλα</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Μεγαλύτερα γράμματα</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Μικρότερα γράμματα</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Σε δικό του παράθυρο</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Δίπλα στο ταμπλό</translation>
    </message>
    <message>
        <source>Print the book…</source>
        <translation>Εκτύπωση του εγχειριδίου…</translation>
    </message>
    <message>
        <source>Export the book as PDF…</source>
        <translation>Εξαγωγή του εγχειριδίου σε PDF…</translation>
    </message>
    <message>
        <source>Add a document of your own…</source>
        <translation>Προσθήκη δικού σας εγγράφου…</translation>
    </message>
    <message>
        <source>Remove this document</source>
        <translation>Αφαίρεση αυτού του εγγράφου</translation>
    </message>
    <message>
        <source>Export the book as PDF</source>
        <translation>Εξαγωγή του εγχειριδίου σε PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Αρχεία PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The book could not be laid out.</source>
        <translation>Δεν ήταν δυνατή η σελιδοποίηση του εγχειριδίου.</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Το αρχείο δεν γράφτηκε: {reason}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Γράφτηκε: {name}</translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation>Εκτύπωση του εγχειριδίου</translation>
    </message>
    <message>
        <source>Add a document</source>
        <translation>Προσθήκη εγγράφου</translation>
    </message>
    <message>
        <source>Markdown, text, HTML ({suffixes})</source>
        <translation>Markdown, κείμενο, HTML ({suffixes})</translation>
    </message>
    <message>
        <source>Added: {name}</source>
        <translation>Προστέθηκε: {name}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Board of the scenario</source>
        <translation>Το ταμπλό του σεναρίου</translation>
    </message>
    <message>
        <source>Arrow keys move from space to space. Space or Enter uses the tool, Delete takes away what it puts down, R chooses another border, X switches to taking away.</source>
        <translation>Τα βέλη πηγαίνουν από χώρο σε χώρο. Το πλήκτρο διαστήματος ή το Enter χρησιμοποιεί το εργαλείο, το Delete αφαιρεί ό,τι βάζει εκείνο, το R επιλέγει άλλη πλευρά, το X περνά στην αφαίρεση.</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Course of the game</source>
        <translation>Πορεία του παιχνιδιού</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Γύρος</translation>
    </message>
</context>
<context>
    <name>Chooser</name>
    <message>
        <source>Choose</source>
        <translation>Επιλέξτε</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Εύρεση εντολής</translation>
    </message>
    <message>
        <source>Type a few letters of a command</source>
        <translation>Γράψτε μερικά γράμματα μιας εντολής</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Εντολές</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Αρχείο</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Παιχνίδι</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Πρ&amp;οβολή</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Βοήθεια</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Νέο παιχνίδι…</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>Άν&amp;οιγμα παιχνιδιού…</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Συνέχεια τελευταίου παιχνιδιού</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Αποθήκευση</translation>
    </message>
    <message>
        <source>Save a copy &amp;as…</source>
        <translation>Αποθήκευση αντι&amp;γράφου…</translation>
    </message>
    <message>
        <source>&amp;Export the board…</source>
        <translation>&amp;Εξαγωγή του ταμπλό…</translation>
    </message>
    <message>
        <source>Export the game as a stor&amp;y…</source>
        <translation>Εξαγωγή σε μορφή &amp;ιστορίας…</translation>
    </message>
    <message>
        <source>&amp;Back to the start page</source>
        <translation>&amp;Πίσω στην αρχική σελίδα</translation>
    </message>
    <message>
        <source>Scenario e&amp;ditor…</source>
        <translation>Εργασ&amp;τήρι σεναρίων…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Ρυθμίσεις…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έ&amp;ξοδος</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Αναί&amp;ρεση</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Επανά&amp;ληψη</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Υπόδειξη</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>Άμεση &amp;κίνηση</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>&amp;Παύση των υπολογιστών</translation>
    </message>
    <message>
        <source>Play one &amp;step</source>
        <translation>Ένα &amp;βήμα</translation>
    </message>
    <message>
        <source>Re&amp;view the game</source>
        <translation>Ανασκόπηση του παι&amp;χνιδιού</translation>
    </message>
    <message>
        <source>Prove the &amp;dice…</source>
        <translation>Τίμια &amp;ζάρια…</translation>
    </message>
    <message>
        <source>Resi&amp;gn…</source>
        <translation>Παραί&amp;τηση…</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>Μα&amp;θήματα…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Μεγέθυνση</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Σμίκρυνση</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Ο&amp;λόκληρο το ταμπλό</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>Μεγαλύ&amp;τερα γράμματα</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Μι&amp;κρότερα γράμματα</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Πλήρης οθόνη</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>Εγχειρίδιο &amp;κανόνων</translation>
    </message>
    <message>
        <source>Find a &amp;command…</source>
        <translation>&amp;Εύρεση εντολής…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Συντομεύσεις πληκτρολογίου…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Αναφορά προβλήματος…</translation>
    </message>
    <message>
        <source>&amp;About Four Fronts</source>
        <translation>Σ&amp;χετικά με το Four Fronts</translation>
    </message>
    <message>
        <source>Next place that can be picked</source>
        <translation>Επόμενη θέση που μπορεί να επιλεγεί</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Μετακίνηση του δρομέα στο ταμπλό</translation>
    </message>
    <message>
        <source>Pick the place at the cursor</source>
        <translation>Επιλογή της θέσης στον δρομέα</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ένα βήμα πίσω</translation>
    </message>
    <message>
        <source>Point, Shift+Point</source>
        <translation>Κατάδειξη, Shift+κατάδειξη</translation>
    </message>
    <message>
        <source>After a pick: the odds of going on to a place, or by way of several</source>
        <translation>Μετά από επιλογή: οι πιθανότητες της πορείας ως μια θέση ή μέσα από περισσότερες</translation>
    </message>
    <message>
        <source>Do the numbered action</source>
        <translation>Εκτέλεση της αριθμημένης ενέργειας</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Φίλτρο ενεργειών</translation>
    </message>
    <message>
        <source>Tell what is under the cursor</source>
        <translation>Τι βρίσκεται κάτω από τον δρομέα</translation>
    </message>
    <message>
        <source>Do the expected next thing</source>
        <translation>Εκτέλεση της αναμενόμενης ενέργειας</translation>
    </message>
    <message>
        <source>Next or previous region</source>
        <translation>Επόμενη ή προηγούμενη περιοχή της οθόνης</translation>
    </message>
    <message>
        <source>Next army that can act</source>
        <translation>Επόμενη στρατιά που μπορεί να δράσει</translation>
    </message>
    <message>
        <source>What happened since my last turn</source>
        <translation>Τι έγινε από την τελευταία μου σειρά</translation>
    </message>
    <message>
        <source>Open the players&apos; mats, or fold them</source>
        <translation>Άνοιγμα ή κλείσιμο των ταμπλό των παικτών</translation>
    </message>
    <message>
        <source>In a lesson: go on</source>
        <translation>Στα μαθήματα: συνέχεια</translation>
    </message>
    <message>
        <source>In a lesson: one step back</source>
        <translation>Στα μαθήματα: ένα βήμα πίσω</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next player: {player}</source>
        <translation>Επόμενος παίκτης: {player}</translation>
    </message>
    <message>
        <source>Continue when the others are not looking.</source>
        <translation>Συνεχίστε όταν δεν κοιτάζουν οι άλλοι.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message numerus="yes">
        <source>The file is good up to action %n.</source>
        <translation>
            <numerusform>Το αρχείο είναι σωστό ως την ενέργεια %n.</numerusform>
            <numerusform>Το αρχείο είναι σωστό ως την ενέργεια %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceSheet</name>
    <message>
        <source>Fair dice</source>
        <translation>Τίμια ζάρια</translation>
    </message>
    <message>
        <source>Every roll and every card of this game comes from one number that was fixed before the first roll. Its fingerprint proves that it has not been changed since.</source>
        <translation>Κάθε ζαριά και κάθε κάρτα αυτού του παιχνιδιού βγαίνει από έναν αριθμό που ορίστηκε πριν από την πρώτη ζαριά. Το αποτύπωμά του αποδεικνύει ότι δεν άλλαξε από τότε.</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Αποτύπωμα</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Αντιγραφή</translation>
    </message>
    <message>
        <source>Number behind it</source>
        <translation>Ο αριθμός πίσω του</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Έλεγχος</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Έλεγχος των ζαριών</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Show the number</source>
        <translation>Εμφάνιση του αριθμού</translation>
    </message>
    <message>
        <source>With it anybody can work out fingerprint and rolls without this program; the file fair-dice.md of the program&apos;s documentation says how.</source>
        <translation>Με αυτόν μπορεί ο καθένας να υπολογίσει το αποτύπωμα και τις ζαριές χωρίς αυτό το πρόγραμμα· το πώς το εξηγεί το αρχείο fair-dice.md στην τεκμηρίωση του προγράμματος.</translation>
    </message>
    <message>
        <source>Whoever knows the number can foresee the dice.</source>
        <translation>Όποιος γνωρίζει τον αριθμό μπορεί να προβλέψει τα ζάρια.</translation>
    </message>
    <message>
        <source>It is shown when the game is over: whoever knows it can foresee the dice.</source>
        <translation>Φανερώνεται όταν τελειώσει το παιχνίδι: όποιος τον γνωρίζει μπορεί να προβλέψει τα ζάρια.</translation>
    </message>
    <message>
        <source>“Check the dice” works out every roll again and compares.</source>
        <translation>Ο «Έλεγχος των ζαριών» υπολογίζει ξανά κάθε ζαριά και τη συγκρίνει.</translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) and card(s) so far are what the number gives.</source>
        <translation>
            <numerusform>Η μία ζαριά ή κάρτα ως τώρα είναι αυτή που δίνει ο αριθμός.</numerusform>
            <numerusform>Όλες οι ζαριές και οι κάρτες ως τώρα (%n) είναι αυτές που δίνει ο αριθμός.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action {ply} is not what the number gives: the game has “{recorded}”, the number gives “{derived}”. The game has been changed.</source>
        <translation>Η ενέργεια {ply} δεν είναι αυτή που δίνει ο αριθμός: το παιχνίδι έχει «{recorded}», ο αριθμός δίνει «{derived}». Το παιχνίδι έχει αλλάξει.</translation>
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
        <translation>Ζάρια</translation>
    </message>
</context>
<context>
    <name>EditorWindow</name>
    <message>
        <source>New scenario</source>
        <translation>Νέο σενάριο</translation>
    </message>
    <message>
        <source>Click or drag here to lay spaces; the tools are beside the board.</source>
        <translation>Κάντε κλικ ή σύρετε εδώ για να βάλετε χώρους· τα εργαλεία είναι δίπλα στο ταμπλό.</translation>
    </message>
    <message>
        <source>Keep the changes?</source>
        <translation>Να κρατηθούν οι αλλαγές;</translation>
    </message>
    <message>
        <source>The scenario on the board was changed and is not saved.</source>
        <translation>Το σενάριο στο ταμπλό άλλαξε και δεν έχει αποθηκευτεί.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Απόρριψη</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Αποθήκευση</translation>
    </message>
    <message>
        <source>{name} is no scenario</source>
        <translation>Το {name} δεν είναι σενάριο</translation>
    </message>
    <message>
        <source>{name} cannot be read</source>
        <translation>Το {name} δεν διαβάζεται</translation>
    </message>
    <message>
        <source>It could not be saved: {reason}</source>
        <translation>Δεν αποθηκεύτηκε: {reason}</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Αποθηκεύτηκε ως {name}</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Σενάρια (*.json)</translation>
    </message>
    <message>
        <source>Take a scenario from a file</source>
        <translation>Φόρτωση σεναρίου από αρχείο</translation>
    </message>
    <message>
        <source>Write the scenario to a file</source>
        <translation>Εγγραφή του σεναρίου σε αρχείο</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Σενάριο</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Εργαστήρι σεναρίων</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Σενάριο</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Νέο</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Επεξεργασία</translation>
    </message>
    <message>
        <source>&amp;Empty board</source>
        <translation>&amp;Κενό ταμπλό</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ά&amp;νοιγμα…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Αποθήκευση</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Αποθήκευση &amp;ως…</translation>
    </message>
    <message>
        <source>&amp;Take from a file…</source>
        <translation>&amp;Φόρτωση από αρχείο…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>Ε&amp;γγραφή σε αρχείο…</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>&amp;Παίξτε το</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Κλείσιμο</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Α&amp;ναίρεση</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Επανάληψη</translation>
    </message>
    <message>
        <source>Switch between &amp;putting down and taking away</source>
        <translation>Εναλλαγή &amp;τοποθέτησης και αφαίρεσης</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Μεγέθυνση</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Σμίκρυνση</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>Ο&amp;λόκληρο το ταμπλό</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Ταμπλό</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Επανάληψη</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Παίξτε το</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Not on this page</source>
        <translation>Όχι σε αυτή τη σελίδα</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n εύρημα</numerusform>
            <numerusform>%n ευρήματα</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {found}</source>
        <translation>{at} από {found}</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Εύρεση σε αυτή τη σελίδα</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Προηγούμενο εύρημα (Shift+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Επόμενο εύρημα (F3)</translation>
    </message>
    <message>
        <source>Close the line (Esc)</source>
        <translation>Κλείσιμο της γραμμής (Esc)</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Reading the books …</source>
        <translation>Ανάγνωση των εγχειριδίων…</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>Βρέθηκε %n ενότητα</numerusform>
            <numerusform>Βρέθηκαν %n ενότητες</numerusform>
        </translation>
    </message>
    <message>
        <source>No section has these words.</source>
        <translation>Καμία ενότητα δεν έχει αυτές τις λέξεις.</translation>
    </message>
</context>
<context>
    <name>FlawList</name>
    <message>
        <source>What is still wrong</source>
        <translation>Τι δεν είναι ακόμη σωστό</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to mend before it can be played</source>
        <translation>
            <numerusform>Χρειάζεται %n διόρθωση για να παιχτεί</numerusform>
            <numerusform>Χρειάζονται %n διορθώσεις για να παιχτεί</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is wrong: it can be played.</source>
        <translation>Όλα είναι σωστά: μπορεί να παιχτεί.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Take out</source>
        <translation>Αφαίρεση</translation>
    </message>
    <message>
        <source>Take out: {what}</source>
        <translation>Αφαίρεση: {what}</translation>
    </message>
</context>
<context>
    <name>FormsPage</name>
    <message>
        <source>What to add</source>
        <translation>Τι να προστεθεί</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Προσθήκη</translation>
    </message>
</context>
<context>
    <name>GameOverSheet</name>
    <message>
        <source>The game is over</source>
        <translation>Το παιχνίδι τελείωσε</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Τελική κατάταξη</translation>
    </message>
    <message>
        <source>{rounds} rounds · {actions} actions</source>
        <translation>γύροι: {rounds} · ενέργειες: {actions}</translation>
    </message>
    <message>
        <source>out in round {round}</source>
        <translation>εκτός στον γύρο {round}</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. The number behind it: {number}. “Prove the dice” in the menu works out every roll again.</source>
        <translation>Αποτύπωμα των ζαριών: {fingerprint}. Ο αριθμός πίσω του: {number}. Η εντολή «Τίμια ζάρια» στο μενού υπολογίζει ξανά κάθε ζαριά.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Παίξτε ξανά</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ανασκόπηση</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Αρχική σελίδα</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Προβολή του ταμπλό</translation>
    </message>
    <message>
        <source>Luckiest with the dice: {lucky}, luckier than {most} of 100 players with the same rolls. Least lucky: {unlucky}, luckier than {least} of 100.</source>
        <translation>Περισσότερη τύχη στα ζάρια: {lucky}, καλύτερα από {most} στους 100 παίκτες με τις ίδιες ζαριές. Λιγότερη τύχη: {unlucky}, καλύτερα από {least} στους 100.</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>Esc takes the choice back.</source>
        <translation>Με το Esc ακυρώνεται η επιλογή.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Από την τελευταία σας σειρά</translation>
    </message>
    <message>
        <source>Esc ends it.</source>
        <translation>Με το Esc τελειώνει.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Τραπέζι</translation>
    </message>
</context>
<context>
    <name>HandModel</name>
    <message>
        <source>Card, face down</source>
        <translation>Κλειστή κάρτα</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your cards</source>
        <translation>Οι κάρτες σας</translation>
    </message>
    <message>
        <source>Show my cards…</source>
        <translation>Εμφάνιση των καρτών μου…</translation>
    </message>
    <message>
        <source>No cards yet.</source>
        <translation>Καμία κάρτα ακόμη.</translation>
    </message>
</context>
<context>
    <name>Handful</name>
    <message>
        <source>1 of {number} · Shift: all</source>
        <translation>1 από {number} · Shift: όλα</translation>
    </message>
    <message>
        <source>All {number} · Ctrl or right button: 1</source>
        <comment>number of pieces</comment>
        <translation>Όλα: {number} · Ctrl ή δεξί κουμπί: 1</translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>The screen is being handed over.</source>
        <translation>Η οθόνη δίνεται σε άλλον παίκτη.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>There are no hints for this game.</source>
        <translation>Δεν υπάρχουν υποδείξεις για αυτό το παιχνίδι.</translation>
    </message>
    <message>
        <source>Show your cards first: a hint uses what only you may see.</source>
        <translation>Εμφανίστε πρώτα τις κάρτες σας: η υπόδειξη χρησιμοποιεί όσα βλέπετε μόνο εσείς.</translation>
    </message>
    <message>
        <source>In a lesson, the card shows how it is done.</source>
        <translation>Στα μαθήματα η κάρτα δείχνει πώς γίνεται.</translation>
    </message>
    <message>
        <source>It is not your turn to answer.</source>
        <translation>Δεν είναι η σειρά σας να απαντήσετε.</translation>
    </message>
    <message>
        <source>No hint: {reason}</source>
        <translation>Χωρίς υπόδειξη: {reason}</translation>
    </message>
    <message>
        <source>Put the hint away (F2)</source>
        <translation>Απόκρυψη της υπόδειξης (F2)</translation>
    </message>
    <message>
        <source>Hint: what a strong player would do, and why (F2)</source>
        <translation>Υπόδειξη: τι θα έκανε ένας δυνατός παίκτης και γιατί (F2)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Υπόδειξη</translation>
    </message>
    <message>
        <source>A strong player looks at the board…</source>
        <translation>Ένας δυνατός παίκτης κοιτάζει το ταμπλό…</translation>
    </message>
</context>
<context>
    <name>Lectern</name>
    <message>
        <source>This figure cannot be played.</source>
        <translation>Αυτή η εικόνα δεν παίζεται.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Regions</source>
        <translation>Περιοχές</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>μπόνους</translation>
    </message>
</context>
<context>
    <name>LegendModel</name>
    <message>
        <source>{region}: worth {worth}</source>
        <translation>{region}: αξία {worth}</translation>
    </message>
    <message>
        <source>{player} {owned} of {size}</source>
        <translation>{player} {owned} από {size}</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Done.</source>
        <translation>Έγινε.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} από {count}</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Βήμα {number} από {count}</translation>
    </message>
    <message>
        <source>Leave the lesson; it goes on here next time</source>
        <translation>Έξοδος από το μάθημα· την επόμενη φορά συνεχίζεται από εδώ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Πίσω</translation>
    </message>
    <message>
        <source>One step back (Alt+Left)</source>
        <translation>Ένα βήμα πίσω (Alt+Αριστερά)</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Περισσότερα</translation>
    </message>
    <message>
        <source>Open the rulebook at the rule behind this step</source>
        <translation>Άνοιγμα του εγχειριδίου στον κανόνα αυτού του βήματος</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Επίδειξη</translation>
    </message>
    <message>
        <source>See how it is done</source>
        <translation>Δείτε πώς γίνεται</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Τέλος</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Επόμενο</translation>
    </message>
    <message>
        <source>Go on (Enter)</source>
        <translation>Συνέχεια (Enter)</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Μάθημα: {title}</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n λεπτό</numerusform>
            <numerusform>%n λεπτά</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {count}</source>
        <translation>στο βήμα {number} από {count}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ολοκληρώθηκε</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Μαθήματα</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>Δεν υπάρχουν μαθήματα.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Easy</source>
        <translation>Εύκολος</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Μέτριος</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Δύσκολος</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ειδικός</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ισορροπημένος</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Επιφυλακτικός</translation>
    </message>
    <message>
        <source>Aggressive</source>
        <translation>Επιθετικός</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Οικοδόμος</translation>
    </message>
</context>
<context>
    <name>LibrarySheet</name>
    <message>
        <source>Delete this scenario?</source>
        <translation>Να διαγραφεί αυτό το σενάριο;</translation>
    </message>
    <message>
        <source>{name} is deleted for good. Games that are played with it go on.</source>
        <translation>Το {name} διαγράφεται οριστικά. Τα παιχνίδια που παίζονται με αυτό συνεχίζονται.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>Άνοιγμα σεναρίου</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Σενάρια</translation>
    </message>
    <message>
        <source>There are no scenarios of yours yet.</source>
        <translation>Δεν έχετε ακόμη δικά σας σενάρια.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Διαγραφή…</translation>
    </message>
</context>
<context>
    <name>LoadSheet</name>
    <message numerus="yes">
        <source>Open the first %n action(s)</source>
        <translation>
            <numerusform>Άνοιγμα της πρώτης ενέργειας</numerusform>
            <numerusform>Άνοιγμα των πρώτων %n ενεργειών</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n ενέργεια</numerusform>
            <numerusform>%n ενέργειες</numerusform>
        </translation>
    </message>
    <message>
        <source>saved by version {version}</source>
        <translation>αποθηκεύτηκε από την έκδοση {version}</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>Διαγράφηκε: {name}.</translation>
    </message>
    <message>
        <source>Take a saved game from a file</source>
        <translation>Αποθηκευμένο παιχνίδι από αρχείο</translation>
    </message>
    <message>
        <source>Saved games (*{suffix});;All files (*)</source>
        <translation>Αποθηκευμένα παιχνίδια (*{suffix});;Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Άνοιγμα παιχνιδιού</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Αποθηκευμένα παιχνίδια</translation>
    </message>
    <message>
        <source>There are no saved games yet. Games are saved when you leave the table.</source>
        <translation>Δεν υπάρχουν ακόμη αποθηκευμένα παιχνίδια. Αποθηκεύονται όταν αφήνετε το τραπέζι.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Διαγραφή</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Από αρχείο…</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Επαναφορά</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Undo goes back to here</source>
        <translation>Η αναίρεση φτάνει ως εδώ</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Γιατί;</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Ημερολόγιο</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Αναζήτηση στο ημερολόγιο</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Show the place</source>
        <translation>Εμφάνιση της θέσης</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Γιατί;</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Ανάγνωση του κανόνα</translation>
    </message>
    <message>
        <source>Undo from here</source>
        <translation>Αναίρεση από εδώ</translation>
    </message>
</context>
<context>
    <name>LuckModel</name>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Ζαριές</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Αναμενόμενο</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Πραγματικό</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Διαφορά</translation>
    </message>
    <message>
        <source>Of 100</source>
        <translation>Στους 100</translation>
    </message>
    <message>
        <source>Luckier than {number} of 100 players who make the same rolls.</source>
        <translation>Περισσότερη τύχη από {number} στους 100 παίκτες με τις ίδιες ζαριές.</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Luck report</source>
        <translation>Απολογισμός τύχης</translation>
    </message>
    <message>
        <source>What the dice gave, against what they give on average. “Of 100”: of so many of 100 players with the same rolls it is better. All use the same dice.</source>
        <translation>Τι έδωσαν τα ζάρια σε σύγκριση με τον μέσο όρο. «Στους 100»: καλύτερα από τόσους στους 100 παίκτες με τις ίδιες ζαριές. Όλοι ρίχνουν τα ίδια ζάρια.</translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Αποτύπωμα των ζαριών: {fingerprint}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Save a copy of the game</source>
        <translation>Αποθήκευση αντιγράφου του παιχνιδιού</translation>
    </message>
    <message>
        <source>Saved games (*{suffix})</source>
        <translation>Αποθηκευμένα παιχνίδια (*{suffix})</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Παραίτηση;</translation>
    </message>
    <message>
        <source>Your part in this game ends. This cannot be taken back.</source>
        <translation>Η συμμετοχή σας σε αυτό το παιχνίδι τελειώνει. Αυτό δεν αναιρείται.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Παραίτηση</translation>
    </message>
    <message>
        <source>Nothing else was changed.</source>
        <translation>Τίποτα άλλο δεν άλλαξε.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Αυτό το παιχνίδι δεν ανοίγει</translation>
    </message>
    <message>
        <source>Other games…</source>
        <translation>Άλλα παιχνίδια…</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Αποθηκεύτηκε ως {name}</translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation>Η αναφορά δεν γράφτηκε</translation>
    </message>
    <message>
        <source>The report is ready</source>
        <translation>Η αναφορά είναι έτοιμη</translation>
    </message>
    <message>
        <source>Send this file with your problem report. It holds the program&apos;s log and the moves of the game on the table, nothing else:
{path}</source>
        <translation>Στείλτε αυτό το αρχείο μαζί με την αναφορά σας. Περιέχει το ημερολόγιο του προγράμματος και τις κινήσεις του παιχνιδιού στο τραπέζι, τίποτα άλλο:
{path}</translation>
    </message>
    <message>
        <source>Copy the file&apos;s name</source>
        <translation>Αντιγραφή του ονόματος του αρχείου</translation>
    </message>
</context>
<context>
    <name>MatPanel</name>
    <message>
        <source>victory points</source>
        <translation>πόντοι νίκης</translation>
    </message>
    <message>
        <source>Fold the mat</source>
        <translation>Κλείσιμο του ταμπλό</translation>
    </message>
    <message>
        <source>Always show the mat of whoever is on turn</source>
        <translation>Να φαίνεται πάντα το ταμπλό όποιου έχει σειρά</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pa&amp;ce of the computers</source>
        <translation>Ρυθ&amp;μός των υπολογιστών</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Χρώματα</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Γλώσσα</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Άμεσα</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Γρήγορα</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Κανονικά</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Βήμα βήμα</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Ό&amp;πως το σύστημα</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Σκούρα</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Ανοιχτά</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Υψηλή αντίθεση</translation>
    </message>
</context>
<context>
    <name>MissionsPanel</name>
    <message>
        <source>Missions</source>
        <translation>Αποστολές</translation>
    </message>
    <message>
        <source>Show my missions…</source>
        <translation>Εμφάνιση αποστολών…</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Fingerprint of the dice: {fingerprint}. It proves after the game that no roll was changed. Type a number or words instead to play with dice of your own; the same number and the same moves give the same game.</source>
        <translation>Αποτύπωμα των ζαριών: {fingerprint}. Μετά το παιχνίδι αποδεικνύει ότι καμία ζαριά δεν άλλαξε. Για να παίξετε με δικά σας ζάρια, γράψτε εδώ έναν αριθμό ή λέξεις· ο ίδιος αριθμός με τις ίδιες κινήσεις δίνει το ίδιο παιχνίδι.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>{team} play against {others}.</source>
        <translation>Αντίπαλοι: {team} – {others}.</translation>
    </message>
    <message>
        <source>{count} seats: a house rule, the box is for {low}–{high}</source>
        <translation>{count} θέσεις: σπιτικός κανόνας, το κουτί είναι για {low}–{high}</translation>
    </message>
    <message>
        <source>{count} of {most} seats</source>
        <translation>{count} από {most} θέσεις</translation>
    </message>
    <message numerus="yes">
        <source>At least %n player(s) are needed.</source>
        <translation>
            <numerusform>Χρειάζεται τουλάχιστον %n παίκτης.</numerusform>
            <numerusform>Χρειάζονται τουλάχιστον %n παίκτες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n player(s) can play.</source>
        <translation>
            <numerusform>Μπορεί να παίξει το πολύ %n παίκτης.</numerusform>
            <numerusform>Μπορούν να παίξουν το πολύ %n παίκτες.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Δύο παίκτες έχουν το όνομα {name}.</translation>
    </message>
    <message>
        <source>Nobody plays: you watch the computers.</source>
        <translation>Κανείς δεν παίζει: παρακολουθείτε τους υπολογιστές.</translation>
    </message>
    <message>
        <source>Several people share this screen; cards are covered between turns.</source>
        <translation>Πολλοί μοιράζονται αυτή την οθόνη· οι κάρτες καλύπτονται ανάμεσα στις σειρές.</translation>
    </message>
    <message>
        <source>A name left empty becomes the colour&apos;s name.</source>
        <translation>Όνομα που μένει κενό γίνεται το όνομα του χρώματος.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Νέο παιχνίδι</translation>
    </message>
    <message>
        <source>The last setup of every game is remembered.</source>
        <translation>Οι τελευταίες επιλογές κάθε παιχνιδιού διατηρούνται.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Παραλλαγή</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Προσθήκη παίκτη</translation>
    </message>
    <message>
        <source>Shuffle the order</source>
        <translation>Ανακάτεμα της σειράς</translation>
    </message>
    <message>
        <source>Draw the sides</source>
        <translation>Κλήρωση πλευρών</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Κανόνες</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Ανάγνωση του κανόνα</translation>
    </message>
    <message>
        <source>Read the rule: {option}</source>
        <translation>Ανάγνωση του κανόνα: {option}</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Τίμια ζάρια</translation>
    </message>
    <message>
        <source>Number or words the dice come from</source>
        <translation>Αριθμός ή λέξεις από όπου βγαίνουν τα ζάρια</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Νέος αριθμός</translation>
    </message>
    <message>
        <source>A secret number</source>
        <translation>Μυστικός αριθμός</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Αντιγραφή του αποτυπώματος</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Έναρξη του παιχνιδιού</translation>
    </message>
    <message>
        <source>{low}–{high} minutes</source>
        <translation>{low}–{high} λεπτά</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n παίκτης</numerusform>
            <numerusform>%n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} παίκτες</translation>
    </message>
</context>
<context>
    <name>Oceans</name>
    <message>
        <source>Pacific Ocean</source>
        <translation>Ειρηνικός</translation>
    </message>
    <message>
        <source>Atlantic Ocean</source>
        <translation>Ατλαντικός</translation>
    </message>
    <message>
        <source>Indian Ocean</source>
        <translation>Ινδικός</translation>
    </message>
    <message>
        <source>Arctic Ocean</source>
        <translation>Αρκτικός</translation>
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
        <translation>Από παίκτες</translation>
    </message>
    <message>
        <source>Scenario editor…</source>
        <translation>Εργαστήρι σεναρίων…</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n παίκτης</numerusform>
            <numerusform>%n παίκτες</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be played.</source>
        <translation>Δεν παίζεται.</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Try it on the board</source>
        <translation>Δοκιμή στο ταμπλό</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>There is no rulebook yet.</source>
        <translation>Δεν υπάρχει ακόμη εγχειρίδιο κανόνων.</translation>
    </message>
    <message>
        <source>This rulebook is not translated yet; here it is in English.</source>
        <translation>Αυτό το εγχειρίδιο δεν έχει μεταφραστεί ακόμη· εδώ είναι στα αγγλικά.</translation>
    </message>
    <message>
        <source>This document exists in the other language only.</source>
        <translation>Αυτό το έγγραφο υπάρχει μόνο στην άλλη γλώσσα.</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Take away (X or the right mouse button)</source>
        <translation>Αφαίρεση (X ή δεξί κουμπί του ποντικιού)</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Εικόνα (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Σχέδιο (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Εξαγωγή του ταμπλό</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Κείμενο (*.txt)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Export the game as a story</source>
        <translation>Εξαγωγή του παιχνιδιού σε μορφή ιστορίας</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Αποθηκεύτηκε ως {name}</translation>
    </message>
    <message>
        <source>{name} could not be written: {reason}</source>
        <translation>Το αρχείο {name} δεν γράφτηκε: {reason}</translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message>
        <source>strength {strength}</source>
        <translation>δύναμη {strength}</translation>
    </message>
    <message>
        <source>hits</source>
        <comment>under their number</comment>
        <translation>χτυπήματα</translation>
    </message>
</context>
<context>
    <name>PassButton</name>
    <message>
        <source>Ask me again</source>
        <translation>Ρωτήστε με ξανά</translation>
    </message>
    <message>
        <source>Pass until…</source>
        <translation>Πάσο μέχρι…</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>{head}: {value}</source>
        <translation>{head}: {value}</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>έχει σειρά</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>εκτός παιχνιδιού</translation>
    </message>
    <message>
        <source>person</source>
        <translation>άνθρωπος</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>ουδέτερο</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>αντίπαλος</translation>
    </message>
    <message>
        <source>neutral army</source>
        <translation>ουδέτερος στρατός</translation>
    </message>
    <message>
        <source>computer · {level}</source>
        <translation>υπολογιστής · {level}</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
</context>
<context>
    <name>PoolToken</name>
    <message>
        <source>Drag onto the board, or click a place.</source>
        <translation>Σύρετε στο ταμπλό ή κάντε κλικ σε μια θέση.</translation>
    </message>
    <message numerus="yes">
        <source>Still to place: %n</source>
        <translation>
            <numerusform>Προς τοποθέτηση: %n</numerusform>
            <numerusform>Προς τοποθέτηση: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Your saved games are not touched.</source>
        <translation>Τα αποθηκευμένα παιχνίδια σας έμειναν άθικτα.</translation>
    </message>
    <message numerus="yes">
        <source>Everything up to action %n is safe.</source>
        <translation>
            <numerusform>Όλα ως την ενέργεια %n είναι ασφαλή.</numerusform>
            <numerusform>Όλα ως την ενέργεια %n είναι ασφαλή.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Κάτι πήγε στραβά</translation>
    </message>
    <message>
        <source>The program met a problem it did not expect. You can go on; if something looks odd, go back to the start page and continue the game from there.</source>
        <translation>Το πρόγραμμα συνάντησε ένα απρόβλεπτο πρόβλημα. Μπορείτε να συνεχίσετε· αν κάτι φαίνεται παράξενο, γυρίστε στην αρχική σελίδα και συνεχίστε το παιχνίδι από εκεί.</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Αναφορά προβλήματος…</translation>
    </message>
</context>
<context>
    <name>PromptLine</name>
    <message>
        <source>Undo</source>
        <translation>Αναίρεση</translation>
    </message>
    <message>
        <source>Why? Read the rule (F1)</source>
        <translation>Γιατί; Διαβάστε τον κανόνα (F1)</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Άμεση κίνηση</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Αποχώρηση από το τραπέζι</translation>
    </message>
    <message>
        <source>Pause the computers</source>
        <translation>Παύση των υπολογιστών</translation>
    </message>
    <message>
        <source>Play one step</source>
        <translation>Ένα βήμα</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Άμεσα</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Κανονικά</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Βήμα</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Ρυθμός των υπολογιστών</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Αναζήτηση σε όλα τα εγχειρίδια</translation>
    </message>
    <message>
        <source>Search all rulebooks (Ctrl+Shift+F)</source>
        <translation>Αναζήτηση σε όλα τα εγχειρίδια (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Γλώσσα του εγχειριδίου κανόνων</translation>
    </message>
    <message>
        <source>Language of the second page</source>
        <translation>Γλώσσα της δεύτερης σελίδας</translation>
    </message>
    <message>
        <source>Contents (Ctrl+T)</source>
        <translation>Περιεχόμενα (Ctrl+T)</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Πίσω (Alt+Αριστερά)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Εμπρός (Alt+Δεξιά)</translation>
    </message>
    <message>
        <source>Two languages side by side (Ctrl+D)</source>
        <translation>Δύο γλώσσες δίπλα δίπλα (Ctrl+D)</translation>
    </message>
    <message>
        <source>Smaller letters (Ctrl+-)</source>
        <translation>Μικρότερα γράμματα (Ctrl+-)</translation>
    </message>
    <message>
        <source>Larger letters (Ctrl++)</source>
        <translation>Μεγαλύτερα γράμματα (Ctrl++)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Περισσότερα</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Κλείσιμο (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
</context>
<context>
    <name>RefusalBubble</name>
    <message>
        <source>Why not? (F1)</source>
        <translation>Γιατί όχι; (F1)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Action {now} of {all}</source>
        <translation>Ενέργεια {now} από {all}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Στην αρχή</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Μία σειρά πίσω</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Μία ενέργεια πίσω</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Αυτόματη αναπαραγωγή</translation>
    </message>
    <message>
        <source>One action forward</source>
        <translation>Μία ενέργεια μπροστά</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Μία σειρά μπροστά</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Στο τέλος</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Ταχύτητα</translation>
    </message>
    <message>
        <source>Place in the game</source>
        <translation>Σημείο του παιχνιδιού</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Συνέχεια από εδώ</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Πίσω στο παιχνίδι</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The game begins here.</source>
        <translation>Το παιχνίδι αρχίζει εδώ.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Chances to win</source>
        <translation>Πιθανότητες νίκης</translation>
    </message>
    <message>
        <source>Chances to win over the game</source>
        <translation>Πιθανότητες νίκης στην πορεία του παιχνιδιού</translation>
    </message>
    <message>
        <source>Estimated from how games of computer players go on. Click to go there.</source>
        <translation>Εκτίμηση από την πορεία παιχνιδιών μεταξύ παικτών υπολογιστή. Κάντε κλικ για να πάτε εκεί.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Κρίσιμες στιγμές</translation>
    </message>
    <message>
        <source>Costliest decisions</source>
        <translation>Οι αποφάσεις που κόστισαν</translation>
    </message>
    <message>
        <source>Find them</source>
        <translation>Εύρεση</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Πρόοδος της αναζήτησης</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Νέα προσπάθεια</translation>
    </message>
    <message>
        <source>Looking at decision {number} of {all}.</source>
        <translation>Εξετάζεται η απόφαση {number} από {all}.</translation>
    </message>
    <message>
        <source>No turn changed the chances much.</source>
        <translation>Καμία σειρά δεν άλλαξε πολύ τις πιθανότητες.</translation>
    </message>
    <message>
        <source>Only decisions of people are looked for.</source>
        <translation>Αναζητούνται μόνο αποφάσεις ανθρώπων.</translation>
    </message>
    <message>
        <source>Decisions that lowered the chances most, luck left out. Each can be tried again before the better one is shown.</source>
        <translation>Οι αποφάσεις που μείωσαν περισσότερο τις πιθανότητες, χωρίς να μετρά η τύχη. Μπορείτε να δοκιμάσετε ξανά την καθεμία πριν φανεί η καλύτερη.</translation>
    </message>
    <message>
        <source>No decision is surely worse than what a good computer player does.</source>
        <translation>Καμία απόφαση δεν είναι σίγουρα χειρότερη από την επιλογή ενός καλού παίκτη υπολογιστή.</translation>
    </message>
    <message>
        <source>Choose one to try it again.</source>
        <translation>Επιλέξτε μία για να τη δοκιμάσετε ξανά.</translation>
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
        <translation>Γύρος {number}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Your documents</source>
        <translation>Τα έγγραφά σας</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Εγχειρίδιο κανόνων</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Περιεχόμενα</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Ενότητες που βρέθηκαν</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Σελίδα</translation>
    </message>
    <message>
        <source>Show where this applies now</source>
        <translation>Πού ισχύει τώρα</translation>
    </message>
    <message>
        <source>Light the places on the board (Ctrl+B)</source>
        <translation>Φώτισμα των θέσεων στο ταμπλό (Ctrl+B)</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Character: {character}</source>
        <translation>Χαρακτήρας: {character}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Παίζει για τον εαυτό του</translation>
    </message>
    <message>
        <source>Played by {player}</source>
        <translation>Παίζει: {player}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Όνομα του παίκτη {number}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>ομάδα {number}</translation>
    </message>
    <message>
        <source>Colour and emblem: {colour}</source>
        <translation>Χρώμα και έμβλημα: {colour}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Άνθρωπος</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Υπολογιστής</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Ποιος παίζει</translation>
    </message>
    <message>
        <source>Strength of the computer</source>
        <translation>Βαθμός δυσκολίας του υπολογιστή</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Άνθρωπος</translation>
    </message>
    <message>
        <source>Move or remove this player</source>
        <translation>Μετακίνηση ή αφαίρεση αυτού του παίκτη</translation>
    </message>
    <message>
        <source>{side} ({colour})</source>
        <translation>{side} ({colour})</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Πιο πάνω</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Πιο κάτω</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Αφαίρεση</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Ρυθμίσεις</translation>
    </message>
    <message>
        <source>Every change counts at once.</source>
        <translation>Κάθε αλλαγή ισχύει αμέσως.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Εμφάνιση</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Around one screen</source>
        <translation>Γύρω από μία οθόνη</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Χρώματα</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Μέγεθος κειμένου</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Πλαϊνό πλαίσιο</translation>
    </message>
    <message>
        <source>Speed of movement</source>
        <translation>Ταχύτητα κίνησης</translation>
    </message>
    <message>
        <source>The board follows what happens</source>
        <translation>Το ταμπλό ακολουθεί ό,τι συμβαίνει</translation>
    </message>
    <message>
        <source>Pace of the computers</source>
        <translation>Ρυθμός των υπολογιστών</translation>
    </message>
    <message>
        <source>Dragging a stack moves</source>
        <translation>Το σύρσιμο μιας στοίβας μετακινεί</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Όπως το σύστημα</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Σκούρα</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ανοιχτά</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Υψηλή αντίθεση</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Δεξιά</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Αριστερά</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Καμία</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Αργή</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Κανονική</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Γρήγορη</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Πολύ γρήγορη</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ποτέ</translation>
    </message>
    <message>
        <source>When it is off screen</source>
        <translation>Όταν είναι εκτός οθόνης</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Πάντα</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Άμεσα</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <translation>Κανονικά</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Βήμα βήμα</translation>
    </message>
    <message>
        <source>All armies</source>
        <translation>Όλες τις στρατιές</translation>
    </message>
    <message>
        <source>One army</source>
        <translation>Μία στρατιά</translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation>Ερώτηση κάθε φορά</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Λιγότερη κίνηση</translation>
    </message>
    <message>
        <source>Pieces fade from place to place instead of flying.</source>
        <translation>Τα πιόνια σβήνουν και εμφανίζονται στη νέα θέση αντί να πετούν ως εκεί.</translation>
    </message>
    <message>
        <source>Strong patterns</source>
        <translation>Έντονα μοτίβα</translation>
    </message>
    <message>
        <source>Owners differ clearly by pattern as well as by colour.</source>
        <translation>Οι κάτοχοι διακρίνονται καθαρά και με μοτίβο, όχι μόνο με χρώμα.</translation>
    </message>
    <message>
        <source>Always roll the most dice</source>
        <translation>Πάντα τα περισσότερα ζάρια</translation>
    </message>
    <message>
        <source>You are not asked how many dice to use.</source>
        <translation>Το πρόγραμμα δεν ρωτά πόσα ζάρια θα ρίξετε.</translation>
    </message>
    <message>
        <source>Curtain between players</source>
        <translation>Αυλαία ανάμεσα στους παίκτες</translation>
    </message>
    <message>
        <source>The screen is covered until the next player is ready.</source>
        <translation>Η οθόνη καλύπτεται ώσπου να είναι έτοιμος ο επόμενος παίκτης.</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Today {time}</source>
        <translation>Σήμερα {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Χθες {time}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>τελείωσε</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>γύρος {round}</translation>
    </message>
    <message>
        <source>turn: {player}</source>
        <translation>σειρά: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n ενέργεια</numerusform>
            <numerusform>%n ενέργειες</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Command</source>
        <translation>Εντολή</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Πλήκτρα</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Στο ταμπλό</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Στο εγχειρίδιο κανόνων</translation>
    </message>
    <message>
        <source>{keys} already belongs to “{command}”.</source>
        <translation>Ο συνδυασμός {keys} ανήκει ήδη στην εντολή «{command}».</translation>
    </message>
    <message>
        <source>Export the key map</source>
        <translation>Εξαγωγή των συντομεύσεων</translation>
    </message>
    <message>
        <source>The file could not be written: {reason}</source>
        <translation>Το αρχείο δεν γράφτηκε: {reason}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Συντομεύσεις πληκτρολογίου</translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation>Πλήκτρα της επιλεγμένης εντολής</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>Κανένα πλήκτρο</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Εξαγωγή…</translation>
    </message>
    <message>
        <source>First keys again</source>
        <translation>Αρχικά πλήκτρα</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Continue</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Big board war games at one table</source>
        <translation>Μεγάλα πολεμικά παιχνίδια γύρω από ένα τραπέζι</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Πρόσφατα παιχνίδια</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>{fewest}–{most} players · {short}–{long} minutes</source>
        <translation>{fewest}–{most} παίκτες · {short}–{long} λεπτά</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>{step}: done</source>
        <translation>{step}: έγινε</translation>
    </message>
    <message>
        <source>{step}: now</source>
        <translation>{step}: τώρα</translation>
    </message>
    <message>
        <source>{step}: later</source>
        <translation>{step}: αργότερα</translation>
    </message>
    <message>
        <source>Steps of the turn</source>
        <translation>Βήματα της σειράς</translation>
    </message>
</context>
<context>
    <name>Surround</name>
    <message>
        <source>Fold or open</source>
        <translation>Άνοιγμα ή κλείσιμο</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Γύρος {round}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Προετοιμασία</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ενέργειες</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Ημερολόγιο</translation>
    </message>
    <message>
        <source>Move {ply}</source>
        <translation>Κίνηση {ply}</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>Πορεία του παιχνιδιού</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Κάρτες</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Μάχη</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Σειρά</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Πλαίσια</translation>
    </message>
</context>
<context>
    <name>TitleSheet</name>
    <message>
        <source>Save the scenario</source>
        <translation>Αποθήκευση του σεναρίου</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Πώς λέγεται;</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Αποθήκευση</translation>
    </message>
</context>
<context>
    <name>Track</name>
    <message>
        <source>now {step}</source>
        <translation>τώρα {step}</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Try again</source>
        <translation>Νέα προσπάθεια</translation>
    </message>
    <message>
        <source>What was done cost {cost} of the chance to win.</source>
        <translation>Αυτή η επιλογή κόστισε {cost} από τις πιθανότητες νίκης.</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>Εμφάνιση της καλύτερης κίνησης</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Πίσω στην ανασκόπηση</translation>
    </message>
    <message>
        <source>{action}: being judged …</source>
        <translation>{action} – αξιολογείται…</translation>
    </message>
    <message>
        <source>{action}: that is what was done, {chance}. Try something else.</source>
        <translation>{action} – αυτό ακριβώς παίχτηκε, {chance}. Δοκιμάστε κάτι άλλο.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Well found, nothing better is known.</source>
        <translation>{action} – {chance}. Μπράβο, δεν είναι γνωστό κάτι καλύτερο.</translation>
    </message>
    <message>
        <source>{action}: {chance}. Better than what was done; there is better still.</source>
        <translation>{action} – {chance}. Καλύτερο από ό,τι παίχτηκε· υπάρχει όμως και κάτι ακόμη καλύτερο.</translation>
    </message>
    <message>
        <source>{action}: {chance}. No better than what was done.</source>
        <translation>{action} – {chance}. Όχι καλύτερο από ό,τι παίχτηκε.</translation>
    </message>
    <message>
        <source>Better: {better}, {chance}. Done was: {played}, {less}. Chances to win at the end of the turn, give or take {error}.</source>
        <translation>Καλύτερο: {better} – {chance}. Παίχτηκε: {played} – {less}. Πιθανότητες νίκης στο τέλος της σειράς (±{error}).</translation>
    </message>
</context>
<context>
    <name>_Amount</name>
    <message>
        <source>One less</source>
        <translation>Ένα λιγότερο</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ένα περισσότερο</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Πλήθος</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Ελάχιστα</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Τα μισά</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Όλα</translation>
    </message>
</context>
<context>
    <name>_Items</name>
    <message>
        <source>Done</source>
        <translation>Εντάξει</translation>
    </message>
</context>
<context>
    <name>services</name>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation>Κόκκινο</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation>Μπλε</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation>Πράσινο</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation>Κίτρινο</translation>
    </message>
    <message>
        <source>Purple</source>
        <comment>player</comment>
        <translation>Μοβ</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>player</comment>
        <translation>Μαύρο</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Παίκτης {number}</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>Σκέφτεται: {player}.</translation>
    </message>
    <message>
        <source>Paused. {player} is next.</source>
        <translation>Παύση. Ακολουθεί: {player}.</translation>
    </message>
    <message>
        <source>{player} is next. Play one step to go on.</source>
        <translation>Ακολουθεί: {player}. Κάντε ένα βήμα για να συνεχίσετε.</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>Παίζει: {player}.</translation>
    </message>
    <message>
        <source>Hand the screen to {player}.</source>
        <translation>Δώστε την οθόνη στον επόμενο παίκτη: {player}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has won.</source>
        <translation>Το παιχνίδι τελείωσε. Νικητής: {player}.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>Το παιχνίδι τελείωσε. Νικητές: {players}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>{player} has won.</source>
        <comment>under “The game is over”</comment>
        <translation>Νικητής: {player}.</translation>
    </message>
    <message>
        <source>The winners are {players}.</source>
        <comment>under “The game is over”</comment>
        <translation>Νικητές: {players}.</translation>
    </message>
    <message>
        <source>Take back: {what}</source>
        <translation>Αναίρεση: {what}</translation>
    </message>
    <message>
        <source>Do again: {what}</source>
        <translation>Επανάληψη: {what}</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Δεν υπάρχει ακόμη κάτι να αναιρεθεί.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Τίποτα δεν έχει αναιρεθεί.</translation>
    </message>
    <message>
        <source>Dice or cards have decided something since. That cannot be taken back.</source>
        <translation>Στο μεταξύ κάτι έκριναν τα ζάρια ή οι κάρτες. Αυτό δεν αναιρείται.</translation>
    </message>
    <message>
        <source>Something hidden has been shown since. That cannot be taken back.</source>
        <translation>Στο μεταξύ φανερώθηκε κάτι κρυφό. Αυτό δεν αναιρείται.</translation>
    </message>
    <message>
        <source>Another player has played since. That cannot be taken back.</source>
        <translation>Στο μεταξύ έπαιξε άλλος παίκτης. Αυτό δεν αναιρείται.</translation>
    </message>
    <message>
        <source>The computer players stopped working and were started again.</source>
        <translation>Οι παίκτες υπολογιστή σταμάτησαν και ξεκίνησαν πάλι.</translation>
    </message>
    <message>
        <source>The computer players do not work properly. A simpler player takes their moves.</source>
        <translation>Οι παίκτες υπολογιστή δεν λειτουργούν σωστά. Τις κινήσεις τους τις αναλαμβάνει ένας απλούστερος παίκτης.</translation>
    </message>
    <message>
        <source>The computer players work again and take their own moves.</source>
        <translation>Οι παίκτες υπολογιστή λειτουργούν πάλι και παίζουν μόνοι τους.</translation>
    </message>
    <message>
        <source>The settings could not be read. The usual settings are used.</source>
        <translation>Οι ρυθμίσεις δεν διαβάστηκαν. Ισχύουν οι συνηθισμένες.</translation>
    </message>
    <message>
        <source>Some settings made no sense. The usual ones are used instead: {fields}.</source>
        <translation>Μερικές ρυθμίσεις δεν είχαν νόημα. Ισχύουν οι συνηθισμένες στη θέση τους: {fields}.</translation>
    </message>
    <message>
        <source>The settings could not be saved: {reason}</source>
        <translation>Οι ρυθμίσεις δεν αποθηκεύτηκαν: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be kept on disk at the moment: {reason}. You can go on playing, but save it somewhere else before you leave.</source>
        <translation>Το παιχνίδι δεν γράφεται στον δίσκο αυτή τη στιγμή: {reason}. Μπορείτε να συνεχίσετε, αλλά αποθηκεύστε το κάπου αλλού πριν φύγετε.</translation>
    </message>
    <message>
        <source>{name} is neither Markdown (.md), nor text (.txt), nor HTML (.html).</source>
        <translation>Το {name} δεν είναι ούτε Markdown (.md) ούτε κείμενο (.txt) ούτε HTML (.html).</translation>
    </message>
    <message>
        <source>The file is not readable text. Save it as text in UTF-8 and add it again.</source>
        <translation>Το αρχείο δεν είναι αναγνώσιμο κείμενο. Αποθηκεύστε το ως κείμενο UTF-8 και προσθέστε το ξανά.</translation>
    </message>
    <message>
        <source>There are no words in the file.</source>
        <translation>Το αρχείο δεν περιέχει λέξεις.</translation>
    </message>
    <message>
        <source>The file is too large: a document may have {megabytes} MB.</source>
        <translation>Το αρχείο είναι πολύ μεγάλο: ένα έγγραφο μπορεί να έχει {megabytes} MB.</translation>
    </message>
    <message>
        <source>The document cannot be read, kept or removed: {reason}</source>
        <translation>Το έγγραφο δεν διαβάζεται, δεν φυλάγεται ή δεν αφαιρείται: {reason}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Δεν υπάρχει τέτοιο αρχείο.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Το αρχείο δεν διαβάζεται: {reason}</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}</source>
        <translation>Το παιχνίδι δεν αποθηκεύτηκε: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a saved game.</source>
        <translation>Το αρχείο είναι πολύ μεγάλο για αποθηκευμένο παιχνίδι.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Το αρχείο είναι κενό.</translation>
    </message>
    <message>
        <source>The file is damaged and cannot be read.</source>
        <translation>Το αρχείο είναι κατεστραμμένο και δεν διαβάζεται.</translation>
    </message>
    <message>
        <source>This is not a saved game of Four Fronts.</source>
        <translation>Δεν είναι αποθηκευμένο παιχνίδι του Four Fronts.</translation>
    </message>
    <message>
        <source>This game was saved by Four Fronts {app}, which is newer than this program. Install the newer version to open it.</source>
        <translation>Αυτό το παιχνίδι αποθηκεύτηκε από το Four Fronts {app}, που είναι νεότερο από αυτό το πρόγραμμα. Εγκαταστήστε τη νεότερη έκδοση για να το ανοίξετε.</translation>
    </message>
    <message>
        <source>This program does not know the game {game}.</source>
        <translation>Αυτό το πρόγραμμα δεν γνωρίζει το παιχνίδι {game}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}.</source>
        <translation>Το αρχείο είναι κατεστραμμένο στο σημείο {field}.</translation>
    </message>
    <message>
        <source>The file is damaged at {field}: {why}</source>
        <translation>Το αρχείο είναι κατεστραμμένο στο σημείο {field}: {why:continued}</translation>
    </message>
    <message numerus="yes">
        <source>Action {line} cannot be read: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Η ενέργεια {line} δεν διαβάζεται: {why:continued} Η πρώτη ενέργεια είναι σωστή.</numerusform>
            <numerusform>Η ενέργεια {line} δεν διαβάζεται: {why:continued} Οι πρώτες %n ενέργειες είναι σωστές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action {line} is not allowed by the rules: {why} The first %n action(s) are good.</source>
        <translation>
            <numerusform>Η ενέργεια {line} δεν επιτρέπεται από τους κανόνες: {why:continued} Η πρώτη ενέργεια είναι σωστή.</numerusform>
            <numerusform>Η ενέργεια {line} δεν επιτρέπεται από τους κανόνες: {why:continued} Οι πρώτες %n ενέργειες είναι σωστές.</numerusform>
        </translation>
    </message>
    <message>
        <source>The actions lead to another position than the one that was saved. The file has been changed.</source>
        <translation>Οι ενέργειες οδηγούν σε άλλη κατάσταση από αυτή που αποθηκεύτηκε. Το αρχείο έχει αλλάξει.</translation>
    </message>
    <message>
        <source>This game was played under older rules (version {old}, now {new}). What has happened stays as it was.</source>
        <translation>Αυτό το παιχνίδι παίχτηκε με παλαιότερους κανόνες (έκδοση {old}, τώρα {new}). Ό,τι έγινε μένει όπως ήταν.</translation>
    </message>
    <message>
        <source>The scenario cannot be read: {reason}</source>
        <translation>Το σενάριο δεν διαβάζεται: {reason}</translation>
    </message>
    <message>
        <source>The file is too large to be a scenario.</source>
        <translation>Το αρχείο είναι πολύ μεγάλο για σενάριο.</translation>
    </message>
    <message>
        <source>The file is no text.</source>
        <translation>Το αρχείο δεν είναι κείμενο.</translation>
    </message>
    <message>
        <source>The game could not be judged. Everything else of the review works.</source>
        <translation>Το παιχνίδι δεν αξιολογήθηκε. Όλα τα άλλα στην ανασκόπηση λειτουργούν.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>δεν υπάρχει τέτοιο αρχείο ή φάκελος</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>δεν επιτρέπεται η πρόσβαση</translation>
    </message>
    <message>
        <source>no space is left on the disk</source>
        <translation>δεν υπάρχει χώρος στον δίσκο</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>ο δίσκος προστατεύεται από εγγραφή</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>είναι φάκελος</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>το όνομα είναι πολύ μεγάλο</translation>
    </message>
    <message>
        <source>the disk cannot be read or written</source>
        <translation>ο δίσκος δεν διαβάζεται ή δεν γράφεται</translation>
    </message>
    <message>
        <source>Read the card, then go on with Next.</source>
        <translation>Διαβάστε την κάρτα και συνεχίστε με το Επόμενο.</translation>
    </message>
    <message>
        <source>Nothing is to be done yet. Read the card, then go on with Next.</source>
        <translation>Δεν χρειάζεται ακόμη να κάνετε κάτι. Διαβάστε την κάρτα και συνεχίστε με το Επόμενο.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about something else: {what}.</source>
        <translation>Οι κανόνες το επιτρέπουν, αλλά αυτό το βήμα αφορά κάτι άλλο: {what}.</translation>
    </message>
    <message>
        <source>That would be allowed, but this step is about what the card says.</source>
        <translation>Οι κανόνες το επιτρέπουν, αλλά αυτό το βήμα αφορά όσα λέει η κάρτα.</translation>
    </message>
    <message>
        <source>In a lesson, Back on the card is the way back.</source>
        <translation>Στα μαθήματα γυρίζετε πίσω με το Πίσω της κάρτας.</translation>
    </message>
    <message>
        <source>How far you were in the lessons could not be read. They begin anew.</source>
        <translation>Η πρόοδός σας στα μαθήματα δεν διαβάστηκε. Τα μαθήματα ξεκινούν από την αρχή.</translation>
    </message>
    <message>
        <source>How far you are in the lesson could not be saved: {reason}</source>
        <translation>Η πρόοδός σας στο μάθημα δεν αποθηκεύτηκε: {reason}</translation>
    </message>
    <message>
        <source>This lesson is damaged and cannot be opened ({where}).</source>
        <comment>where is a file and a place in it</comment>
        <translation>Το μάθημα είναι κατεστραμμένο και δεν ανοίγει ({where}).</translation>
    </message>
    <message>
        <source>Players</source>
        <comment>heading</comment>
        <translation>Παίκτες</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message>
        <source>{player} (computer)</source>
        <translation>{player} (υπολογιστής)</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <comment>heading</comment>
        <translation>Πριν από την πρώτη σειρά</translation>
    </message>
    <message>
        <source>Round {round}: {player}</source>
        <comment>heading</comment>
        <translation>Γύρος {round}: {player}</translation>
    </message>
    <message>
        <source>How it ended</source>
        <comment>heading</comment>
        <translation>Πώς τελείωσε</translation>
    </message>
    <message>
        <source>The game goes on. So far {actions} actions.</source>
        <translation>Το παιχνίδι συνεχίζεται. Ενέργειες ως τώρα: {actions}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n roll(s), luckier than {number} of 100 players with the same rolls.</source>
        <translation>
            <numerusform>{player}: %n ζαριά, περισσότερη τύχη από {number} στους 100 παίκτες με τις ίδιες ζαριές.</numerusform>
            <numerusform>{player}: %n ζαριές, περισσότερη τύχη από {number} στους 100 παίκτες με τις ίδιες ζαριές.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fingerprint of the dice: {fingerprint}</source>
        <translation>Αποτύπωμα των ζαριών: {fingerprint}</translation>
    </message>
    <message>
        <source>Number the dice come from: {seed}</source>
        <translation>Αριθμός από όπου βγαίνουν τα ζάρια: {seed}</translation>
    </message>
    <message>
        <source>Four Fronts: big board war games at one table.</source>
        <translation>Four Fronts: μεγάλα επιτραπέζια πολεμικά παιχνίδια σε ένα τραπέζι.</translation>
    </message>
    <message>
        <source>open a saved game</source>
        <comment>command line</comment>
        <translation>άνοιγμα αποθηκευμένου παιχνιδιού</translation>
    </message>
    <message>
        <source>start a game: {names}</source>
        <comment>command line</comment>
        <translation>έναρξη παιχνιδιού: {names}</translation>
    </message>
    <message>
        <source>who plays, for example {example}</source>
        <comment>command line</comment>
        <translation>ποιοι παίζουν, για παράδειγμα {example}</translation>
    </message>
    <message>
        <source>variant of the game</source>
        <comment>command line</comment>
        <translation>παραλλαγή του παιχνιδιού</translation>
    </message>
    <message>
        <source>play a scenario that a player made</source>
        <comment>command line</comment>
        <translation>σενάριο φτιαγμένο από παίκτη</translation>
    </message>
    <message>
        <source>option of the variant</source>
        <comment>command line</comment>
        <translation>επιλογή της παραλλαγής</translation>
    </message>
    <message>
        <source>number all chance is derived from</source>
        <comment>command line</comment>
        <translation>αριθμός από όπου βγαίνει ό,τι κρίνει η τύχη</translation>
    </message>
    <message>
        <source>take a lesson</source>
        <comment>command line</comment>
        <translation>έναρξη μαθήματος</translation>
    </message>
    <message>
        <source>language: {names}</source>
        <comment>command line</comment>
        <translation>γλώσσα: {names}</translation>
    </message>
    <message>
        <source>try every screen and game, then exit</source>
        <comment>command line</comment>
        <translation>δοκιμή όλων των οθονών και των παιχνιδιών και μετά έξοδος</translation>
    </message>
    <message>
        <source>print the version</source>
        <comment>command line</comment>
        <translation>εμφάνιση της έκδοσης</translation>
    </message>
    <message>
        <source>Simulate matches, check saved games, draw boards. No window opens. Bad arguments end with one line on the error stream and exit code 2; a game or file that fails its check ends with exit code 1.</source>
        <translation>Προσομοιώνει παρτίδες, ελέγχει αποθηκευμένα παιχνίδια και σχεδιάζει ταμπλό. Δεν ανοίγει παράθυρο. Λανθασμένα ορίσματα δίνουν μία γραμμή στη ροή σφαλμάτων και κωδικό εξόδου 2· παιχνίδι ή αρχείο που δεν περνά τον έλεγχο δίνει κωδικό εξόδου 1.</translation>
    </message>
    <message>
        <source>let opponents play games against each other</source>
        <comment>command line</comment>
        <translation>παρτίδες μεταξύ παικτών υπολογιστή</translation>
    </message>
    <message>
        <source>id of the game</source>
        <comment>command line</comment>
        <translation>αναγνωριστικό του παιχνιδιού</translation>
    </message>
    <message>
        <source>list games, variants and seats</source>
        <comment>command line</comment>
        <translation>κατάλογος παιχνιδιών, παραλλαγών και θέσεων</translation>
    </message>
    <message>
        <source>id of the variant; the first one if left out</source>
        <comment>command line</comment>
        <translation>αναγνωριστικό της παραλλαγής· αν λείπει, η πρώτη</translation>
    </message>
    <message>
        <source>levels, for example {example}</source>
        <comment>command line</comment>
        <translation>βαθμοί δυσκολίας, για παράδειγμα {example}</translation>
    </message>
    <message>
        <source>number of games</source>
        <comment>command line</comment>
        <translation>αριθμός παρτίδων</translation>
    </message>
    <message>
        <source>processes to use</source>
        <comment>command line</comment>
        <translation>αριθμός διεργασιών</translation>
    </message>
    <message>
        <source>nodes a decision, instead of the level&apos;s</source>
        <comment>command line</comment>
        <translation>κόμβοι ανά απόφαση αντί για όσους ορίζει ο βαθμός δυσκολίας</translation>
    </message>
    <message>
        <source>milliseconds a decision</source>
        <comment>command line</comment>
        <translation>χιλιοστά του δευτερολέπτου ανά απόφαση</translation>
    </message>
    <message>
        <source>print JSON</source>
        <comment>command line</comment>
        <translation>έξοδος σε JSON</translation>
    </message>
    <message>
        <source>check a saved game</source>
        <comment>command line</comment>
        <translation>έλεγχος αποθηκευμένου παιχνιδιού</translation>
    </message>
    <message>
        <source>the saved game</source>
        <comment>command line</comment>
        <translation>το αποθηκευμένο παιχνίδι</translation>
    </message>
    <message>
        <source>check every entry, law and roll</source>
        <comment>command line</comment>
        <translation>έλεγχος κάθε ενέργειας, κάθε νόμου και κάθε ζαριάς</translation>
    </message>
    <message>
        <source>print the game as a story</source>
        <comment>command line</comment>
        <translation>εμφάνιση του παιχνιδιού σε μορφή ιστορίας</translation>
    </message>
    <message>
        <source>write the story in Markdown</source>
        <comment>command line</comment>
        <translation>η ιστορία σε Markdown</translation>
    </message>
    <message>
        <source>draw the board: .png or .svg</source>
        <comment>command line</comment>
        <translation>σχεδίαση του ταμπλό: .png ή .svg</translation>
    </message>
    <message>
        <source>entries played in the picture; all if left out</source>
        <comment>command line</comment>
        <translation>πόσες ενέργειες έχουν παιχτεί στην εικόνα· αν λείπει, όλες</translation>
    </message>
    <message>
        <source>language of story and picture</source>
        <comment>command line</comment>
        <translation>γλώσσα ιστορίας και εικόνας</translation>
    </message>
    <message>
        <source>colours of the picture</source>
        <comment>command line</comment>
        <translation>χρώματα της εικόνας</translation>
    </message>
    <message>
        <source>write the story to a file</source>
        <comment>command line</comment>
        <translation>εγγραφή της ιστορίας σε αρχείο</translation>
    </message>
    <message>
        <source>search a rulebook</source>
        <comment>command line</comment>
        <translation>αναζήτηση σε εγχειρίδιο κανόνων</translation>
    </message>
    <message>
        <source>language of the book</source>
        <comment>command line</comment>
        <translation>γλώσσα του εγχειριδίου</translation>
    </message>
    <message>
        <source>words; without, the contents are listed</source>
        <comment>command line</comment>
        <translation>λέξεις· χωρίς αυτές εμφανίζονται τα περιεχόμενα</translation>
    </message>
    <message>
        <source>draw the main window to a file</source>
        <comment>command line</comment>
        <translation>σχεδίαση του κύριου παραθύρου σε αρχείο</translation>
    </message>
    <message>
        <source>entries played before</source>
        <comment>command line</comment>
        <translation>πόσες ενέργειες παίζονται πριν</translation>
    </message>
    <message>
        <source>of the window, in pixels</source>
        <comment>command line</comment>
        <translation>μέγεθος του παραθύρου σε πίξελ</translation>
    </message>
    <message>
        <source>factor on text sizes</source>
        <comment>command line</comment>
        <translation>συντελεστής για τα μεγέθη κειμένου</translation>
    </message>
    <message>
        <source>file of the picture</source>
        <comment>command line</comment>
        <translation>αρχείο της εικόνας</translation>
    </message>
    <message>
        <source>usage: </source>
        <comment>command line; before the program&apos;s name</comment>
        <translation>χρήση: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>command line; heading</comment>
        <translation>ορίσματα θέσης</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line; heading</comment>
        <translation>επιλογές</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <comment>command line</comment>
        <translation>εμφάνιση αυτής της βοήθειας και έξοδος</translation>
    </message>
    <message>
        <source>argument {argument_name}: {message}</source>
        <translation>όρισμα {argument_name}: {message}</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>άγνωστα ορίσματα: {words}</translation>
    </message>
    <message>
        <source>the following arguments are required: {words}</source>
        <translation>λείπουν υποχρεωτικά ορίσματα: {words}</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <comment>command line</comment>
        <translation>χρειάζεται ένα όρισμα</translation>
    </message>
    <message>
        <source>not allowed with argument {words}</source>
        <translation>δεν επιτρέπεται μαζί με το όρισμα {words}</translation>
    </message>
    <message>
        <source>ignored explicit argument {words}</source>
        <translation>δεν δέχεται την τιμή {words}</translation>
    </message>
    <message>
        <source>invalid choice: {value} (choose from {choices})</source>
        <translation>μη έγκυρη επιλογή: {value} (επιλέξτε από: {choices})</translation>
    </message>
    <message>
        <source>invalid {type} value: {value}</source>
        <comment>type is the name of a kind of number, int</comment>
        <translation>μη έγκυρη τιμή τύπου {type}: {value}</translation>
    </message>
    <message>
        <source>there is no game {value}; there are {names}</source>
        <translation>δεν υπάρχει παιχνίδι {value}· υπάρχουν: {names}</translation>
    </message>
    <message>
        <source>{option}: {value} is not one of {names}</source>
        <translation>{option}: η τιμή {value} δεν είναι μία από τις {names}</translation>
    </message>
    <message>
        <source>{option} needs --new</source>
        <translation>το {option} χρειάζεται το --new</translation>
    </message>
    <message>
        <source>a saved game and --new exclude each other</source>
        <translation>ένα αποθηκευμένο παιχνίδι δεν συνδυάζεται με το --new</translation>
    </message>
    <message>
        <source>--lesson excludes --new and a saved game</source>
        <translation>το --lesson δεν συνδυάζεται με το --new ούτε με αποθηκευμένο παιχνίδι</translation>
    </message>
    <message>
        <source>--variant and --scenario exclude each other</source>
        <translation>το --variant δεν συνδυάζεται με το --scenario</translation>
    </message>
    <message>
        <source>--scenario: there are no scenarios of players for {game}</source>
        <translation>--scenario: δεν υπάρχουν σενάρια παικτών για το παιχνίδι {game}</translation>
    </message>
    <message>
        <source>--scenario: {file}: {fault}</source>
        <translation>--scenario: {file}: {fault:continued}</translation>
    </message>
    <message>
        <source>--scenario: {file} is no scenario</source>
        <translation>--scenario: το {file} δεν είναι σενάριο</translation>
    </message>
    <message>
        <source>{option}: {file}: {reason}</source>
        <translation>{option}: {file}: {reason}</translation>
    </message>
    <message>
        <source>--seats: {least} to {most} play {variant}, not {count}</source>
        <translation>--seats: {variant} – από {least} έως {most} παίκτες, όχι {count}</translation>
    </message>
    <message>
        <source>--seats: {variant} is for {least} players, not {count}</source>
        <translation>--seats: {variant} – {least} παίκτες, όχι {count}</translation>
    </message>
    <message>
        <source>a game cannot be set up like this: {reason}</source>
        <translation>ένα παιχνίδι δεν μπορεί να στηθεί έτσι: {reason:continued}</translation>
    </message>
    <message>
        <source>--seed: {value} is no whole number from 0 to {top}</source>
        <translation>--seed: το {value} δεν είναι ακέραιος αριθμός από 0 έως {top}</translation>
    </message>
    <message>
        <source>--option: {value} is not KEY=VALUE</source>
        <translation>--option: το {value} δεν έχει τη μορφή KEY=VALUE</translation>
    </message>
    <message>
        <source>--option: {value} is no option of {variant}; there are: {names}</source>
        <translation>--option: η παραλλαγή {variant} δεν έχει επιλογή {value}· υπάρχουν: {names}</translation>
    </message>
    <message>
        <source>--option: {key} is one of {names}, not {value}</source>
        <translation>--option: το {key} παίρνει μία από τις τιμές {names}, όχι {value}</translation>
    </message>
    <message>
        <source>another start of the program asks for nonsense</source>
        <translation>μια άλλη εκκίνηση του προγράμματος ζητά κάτι χωρίς νόημα</translation>
    </message>
    <message>
        <source>a game and --seats are needed</source>
        <translation>χρειάζονται ένα παιχνίδι και το --seats</translation>
    </message>
    <message>
        <source>{option} must be at least 1</source>
        <translation>το {option} πρέπει να είναι τουλάχιστον 1</translation>
    </message>
    <message>
        <source>{option} must be at least 0</source>
        <translation>το {option} πρέπει να είναι τουλάχιστον 0</translation>
    </message>
    <message>
        <source>no book in {value}; there are {names}</source>
        <translation>δεν υπάρχει εγχειρίδιο στη γλώσσα {value}· υπάρχουν: {names}</translation>
    </message>
    <message>
        <source>--picture: {file} ends neither in .png nor in .svg</source>
        <translation>--picture: το {file} δεν τελειώνει ούτε σε .png ούτε σε .svg</translation>
    </message>
    <message>
        <source>{option}: {least} to {most}</source>
        <comment>numbers allowed</comment>
        <translation>{option}: από {least} έως {most}</translation>
    </message>
    <message>
        <source>--size: {value} is not WIDTHxHEIGHT</source>
        <translation>--size: το {value} δεν έχει τη μορφή WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>--size: {value}: {least} to {most} pixels a side</source>
        <translation>--size: {value}: από {least} έως {most} πίξελ ανά πλευρά</translation>
    </message>
    <message>
        <source>{file} cannot be written</source>
        <translation>το {file} δεν γράφεται</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at DISPLAY {name})</source>
        <translation>δεν υπάρχει οθόνη για να ανοίξει παράθυρο (τίποτα δεν απαντά στο DISPLAY {name})</translation>
    </message>
    <message>
        <source>no screen to open a window on (nothing answers at WAYLAND_DISPLAY {name})</source>
        <translation>δεν υπάρχει οθόνη για να ανοίξει παράθυρο (τίποτα δεν απαντά στο WAYLAND_DISPLAY {name})</translation>
    </message>
    <message>
        <source>no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>δεν υπάρχει οθόνη για να ανοίξει παράθυρο (δεν έχει οριστεί ούτε DISPLAY ούτε WAYLAND_DISPLAY)</translation>
    </message>
    <message>
        <source>interrupted</source>
        <comment>command line; by the person</comment>
        <translation>διακόπηκε</translation>
    </message>
</context>
</TS>
