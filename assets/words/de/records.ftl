# Bilanzen: was Leute gespielt haben, wie zuverlässig und wie gut, und Schwellen für den Beitritt.

command-record = Deine Bilanz auf diesem Server, wer sie sonst sieht und die Rangliste
command-record-show = Deine Bilanz zeigen oder die von jemandem, der sie zeigt
command-record-share = Festlegen, wer deine Bilanz auf diesem Server sonst sieht
command-record-table = Die Rangliste derer auf diesem Server zeigen, die ihre Bilanz zeigen
command-record-gates = Festlegen, wer nach seiner Bilanz einer Partie beitreten darf
option-record-show-player = Wessen Bilanz; ohne Angabe deine eigene
option-record-show-overall = Ob über alle Server statt nur über diesen
option-record-share-with = Wem sie gezeigt wird
option-record-gates-reliability = Die geringste Zuverlässigkeit in Prozent; 0 für jede
option-record-gates-rating = Die geringste Wertung; 0 für jede
option-record-gates-newcomers = Ob nur Neulinge beitreten dürfen
choice-record-nobody = niemandem
choice-record-server = diesem Server
choice-record-overall = diesem Server, mit allen meinen Servern

record-title = Bilanz
record-of = { $player } auf diesem Server, in beendeten Partien
record-of-overall = { $player } auf allen Servern, in beendeten Partien
record-all = Ergebnisse
record-tally = { $of }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } – { $won } gewonnen, { $shared } geteilt, { $survived } überlebt, { $out } ausgeschieden
record-rating = Wertung: { $rating } ± { $spread }
record-no-rating = Wertung: noch keine
record-reliability = Zuverlässigkeit: { $percent } % (Phasen abgegeben: { $kept }, versäumt: { $missed }; Plätze im Stich gelassen: { $left }, übernommen: { $taken })
record-reliability-unknown = Zuverlässigkeit: zu wenige Phasen für eine Aussage (Phasen abgegeben: { $kept }, versäumt: { $missed }; Plätze im Stich gelassen: { $left }, übernommen: { $taken })
record-by-power = Nach Mächten
record-by-variant = Nach Varianten
record-shown-nobody = Sonst sieht niemand deine Bilanz auf diesem Server. Mit `/record share` änderst du das.
record-shown-server = Alle auf diesem Server sehen deine hiesige Bilanz und deinen Rang in `/record table`.
record-shown-overall = Alle auf diesem Server sehen deine Bilanz hier und über alle Server sowie deinen Rang in `/record table`.
record-table-title = Rangliste
record-table-line = { $place }. { $rating } ± { $spread } · { $results }
record-table-none = Niemand mit einem Ergebnis zeigt auf diesem Server seine Bilanz. Mit `/record share` zeigst du deine.
record-gates-none = Alle dürfen beitreten, wie auch immer ihre Bilanz ist.

lobby-about-gate-reliability = Beitreten kann nur, wer eine Zuverlässigkeit von mindestens { $least } % hat.
lobby-about-gate-rating = Beitreten kann nur, wer eine Wertung von mindestens { $least } hat.
lobby-about-gate-newcomers = Beitreten kann nur, wer auf diesem Server weniger als { $least } Partien beendet hat.

refusal-record-not-shown = Diese Bilanz wird hier nicht gezeigt. Nur wem sie gehört, kann das mit `/record share` ändern.
refusal-lobby-gate-reliability = Diese Partie ist für Spieler mit einer Zuverlässigkeit von mindestens { $least } % auf diesem Server. Deine zeigt `/record show`; die Spielleitung kann dich mit `/game invite` einlassen.
refusal-lobby-gate-rating = Diese Partie ist für Spieler mit einer Wertung von mindestens { $least } auf diesem Server. Deine zeigt `/record show`; die Spielleitung kann dich mit `/game invite` einlassen.
refusal-lobby-gate-newcomers = Diese Partie ist für Spieler mit weniger als { $least } beendeten Partien auf diesem Server. Deine zeigt `/record show`; die Spielleitung kann dich mit `/game invite` einlassen.

audit-set-gates = hat festgelegt, wer nach seiner Bilanz beitreten darf

topic-records = Bilanzen (Ergebnisse, Zuverlässigkeit, Wertung)
help-records =
    `/record show` zeigt, was du auf diesem Server gespielt hast: deine Ergebnisse nach Macht und Variante, wie zuverlässig du bist, und deine Wertung. Es zählen nur Partien, die vorbei sind, und die Antwort siehst nur du.

    `/record share` lässt andere deine Bilanz sehen, hier oder auf allen deinen Servern, und beendet das auch wieder. `/record table` führt alle auf, die ihre zeigen.
    Zuverlässig bist du, wenn du in jeder Phase etwas abgibst. Phasen während einer angekündigten Abwesenheit (`/absence announce`) zählen nicht als versäumt. Ein Platz, den du aufgibst und der leer bleibt, zählt zehnfach: Such mit `/substitute seek` jemanden.
    Deine Wertung steigt, wenn du in einer Partie besser abschneidest als andere, und zwar umso mehr, je höher deren Wertung ist. Die Zahl hinter ± zeigt, wie unsicher sie noch ist.
    Solange eine Partie noch nicht begonnen hat, kann ihre Spielleitung mit `/record gates` nach der Bilanz auswählen, wer mitspielen darf.
