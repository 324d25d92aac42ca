# Das Befehlspult: Menüs, Dauerbefehle, Quittungen, Ausprobieren, Briefe.

refusal-nothing-to-copy = Kein Befehl deiner früheren Blätter wäre jetzt brauchbar.
refusal-late-letter = Diese Nachricht wurde geschrieben, bevor diese Phase begann, also zählt nichts davon. Schick deine Befehle für diese Phase noch einmal.
refusal-no-receipt = Es gibt keine Quittung: Du hast für diese Phase keine Befehle abgegeben.
refusal-bad-nonce = Eine Nonce hat 32 Ziffern von 0 bis 9 und a bis f.
refusal-nothing-to-try = Ausprobieren lassen sich nur Züge und Rückzüge.
