# Was die Seite der Sandbox sagt, wenn etwas nicht geht.

sandbox-no-such-person = So heißt hier niemand.
sandbox-no-such-channel = Diesen Kanal kannst du nicht sehen.
sandbox-cannot-write = Hier darfst du lesen, aber nicht schreiben.
sandbox-empty = Schreib erst etwas.
sandbox-too-long = Eine Nachricht hat höchstens 2000 Zeichen.
sandbox-no-such-command = Es gibt kein Kommando /{ $name }.
sandbox-not-allowed = /{ $name } ist nichts für dich: Es verlangt Rechte, die du hier nicht hast.
sandbox-not-here = /{ $name } geht in dieser Art von Gespräch nicht.
sandbox-bot-offline = Der Bot ist nicht verbunden. Wart einen Moment und versuch es noch einmal.
sandbox-no-such-message = Diese Nachricht gibt es nicht mehr.
sandbox-no-such-component = Diesen Knopf oder dieses Menü gibt es nicht mehr.
sandbox-bad-values = Diese Auswahl passt nicht zum Menü.
sandbox-no-such-modal = Dieses Formular ist nicht mehr offen.
sandbox-no-answer = Der Bot hat nicht rechtzeitig geantwortet.
sandbox-no-controls = Noch gibt es nichts zu steuern: Der Bot startet gerade.
sandbox-only-local = Diese Seite antwortet nur auf diesem Rechner: Öffne sie als http://127.0.0.1 oder http://localhost.
sandbox-only-own-page = Diese Anfrage kam von einer anderen Webseite. Nur die eigene Seite der Sandbox darf sie benutzen: Öffne ihre Adresse selbst.
sandbox-file-too-large = Eine Datei hat höchstens 10 MiB.

sandbox-unfit = { $what }: { $why }
sandbox-unfit-missing = Das ist nötig.
sandbox-unfit-unknown = Diese Option gibt es nicht.
sandbox-unfit-no-branch = Wähl eines der Unterkommandos.
sandbox-unfit-too-long = Das ist zu lang.
sandbox-unfit-too-short = Das ist zu kurz.
sandbox-unfit-too-small = Das ist zu klein.
sandbox-unfit-too-large = Das ist zu groß.
sandbox-unfit-not-number = Das muss eine Zahl sein.
sandbox-unfit-not-whole = Das muss eine ganze Zahl sein.
sandbox-unfit-not-bool = Das muss wahr oder falsch sein.
sandbox-unfit-not-found = Damit ist hier niemand und nichts gemeint.
sandbox-unfit-not-a-choice = Wähl eine der Möglichkeiten.
sandbox-unfit-not-served = Dateien lassen sich hier keinem Kommando mitgeben.
