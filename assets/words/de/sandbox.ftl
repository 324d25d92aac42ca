# Fehlermeldungen auf der Seite der Sandbox.

sandbox-no-such-person = So heißt hier niemand.
sandbox-no-such-channel = Diesen Kanal kannst du nicht sehen.
sandbox-cannot-write = Hier darfst du lesen, aber nicht schreiben.
sandbox-empty = Schreib erst etwas.
sandbox-too-long = Nachrichten dürfen höchstens 2.000 Zeichen haben.
sandbox-no-such-command = Es gibt kein Kommando /{ $name }.
sandbox-not-allowed = /{ $name } kannst du hier nicht verwenden: Dir fehlen die nötigen Rechte.
sandbox-not-here = /{ $name } geht in dieser Art von Kanal nicht.
sandbox-bot-offline = Der Bot ist nicht verbunden. Warte einen Moment und versuch es noch einmal.
sandbox-no-such-message = Diese Nachricht gibt es nicht mehr.
sandbox-no-such-component = Diesen Knopf oder dieses Menü gibt es nicht mehr.
sandbox-bad-values = Diese Auswahl passt nicht zum Menü.
sandbox-no-such-modal = Dieses Formular ist nicht mehr offen.
sandbox-no-answer = Der Bot hat nicht rechtzeitig geantwortet.
sandbox-no-controls = Noch nicht bereit: Der Bot startet gerade.
sandbox-only-local = Diese Seite antwortet nur auf diesem Rechner: Öffne sie als http://127.0.0.1 oder http://localhost.
sandbox-only-own-page = Diese Anfrage kam von einer anderen Webseite. Nur die eigene Seite der Sandbox darf sie benutzen: Öffne ihre Adresse direkt.
sandbox-file-too-large = Dateien dürfen höchstens 10 MiB haben.

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
sandbox-unfit-not-bool = Das muss True oder False sein.
sandbox-unfit-not-found = Niemand und nichts hier passt dazu.
sandbox-unfit-not-a-choice = Wähl etwas aus der Liste.
sandbox-unfit-not-served = Dateien lassen sich hier keinem Kommando mitgeben.
