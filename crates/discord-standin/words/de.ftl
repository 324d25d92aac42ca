# Die Texte des Stand-ins: zuerst seine Seite, die selbst kein Fluent kann (ein Text ist entweder schlicht, mit
# Platzhaltern wie { $name }, oder eine einzige Auswahl nach einer Zahl), dann, warum etwas nicht ging.
# same: page-the-bot page-size-kb page-size-b page-seconds page-minutes page-minutes-seconds page-hours-minutes page-time-in

page-name = Discord-Sandbox
page-local = Sandbox auf diesem Rechner
page-title = Discord-Sandbox
page-title-at = { $place } · Discord-Sandbox
page-skip = Zum Schreibfeld

# Die Liste der Kanäle links und der Kopf des offenen.
page-places = Kanäle
page-places-all = Server, Kanäle und Privatnachrichten
page-places-close = Liste der Kanäle schließen
page-private = Privatnachrichten
page-no-channels = Du siehst hier keine Kanäle.
page-write-to = Schreib an …
page-unread = ungelesen
page-bot-offline = { $name } ist noch nicht verbunden …
page-place-unseen = Die Person, als die du sprichst, kann diesen Kanal nicht sehen.

# Die Tafel rechts: Uhr und Leute.
page-table = Uhr und Leute
page-table-open = Uhr und Leute
page-table-close = Diesen Bereich schließen
page-clock = Uhr der Sandbox
page-bot-remove = Bot vom Server entfernen
page-bot-invite = Bot wieder einladen
page-bot-removed = Der Bot ist nicht mehr auf dem Server.
page-bot-invited = Der Bot ist wieder da.
page-speak-as = Sprechen als
page-speak-as-key = Sprechen als { $name } (Alt+{ $key })
page-now-speaking = Du sprichst jetzt als { $name }.
page-may-manage = Darf den Server verwalten
page-may-manage-too = (darf den Server verwalten)
page-file-too-large = Dateien dürfen höchstens 10 MiB haben.
page-keys-commands = Kommandos
page-keys-speak = sprechen als
page-keys-close = schließt
page-welcome = Hier ist noch nichts
page-welcome-text = Das ist ein Übungsraum auf deinem eigenen Rechner: Der Bot ist der echte, und für alle anderen sprichst du. Nichts verlässt diesen Rechner.

# Die Nachrichten.
page-messages = Nachrichten
page-fetching = Nachrichten werden geholt …
page-older = Frühere Nachrichten zeigen
page-new-messages = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-dm-with = Privatnachrichten mit { $name }
page-dm-begins = Nur ihr beide könnt sie lesen.
page-thread-begins = Der Anfang dieses Threads.
page-channel-begins = Der Anfang dieses Kanals.
page-said = { $name }: { $text }
page-used = { $name } hat { $command } verwendet
page-used-some = { $name } hat ein Kommando verwendet
page-only-you = Nur du kannst das sehen
page-dismiss = Verwerfen
page-edited = (bearbeitet)
page-bot = Bot
page-the-bot = Bot
page-someone = jemand
page-channel = Kanal
page-role = @Rolle
page-hidden = (verborgen)
page-spoiler = Verborgener Text, zum Zeigen drücken
page-code = Text in fester Breite
page-code-in = Text in { $lang }
page-thinking = { $name } denkt nach …
page-is-thinking = denkt nach
page-a-file = eine Datei
page-thread = Thread
page-thread-begun = { $name } hat den Thread { $thread } begonnen
page-thread-open = Thread öffnen
page-thread-messages = { $count ->
    [one] { $count } Nachricht · öffnen
   *[other] { $count } Nachrichten · öffnen
}
page-sending = { $what } wird gesendet …
page-failed = Das hat nicht geklappt.
page-failed-what = { $what } hat nicht geklappt.
page-no-answer = Der Bot hat nicht rechtzeitig geantwortet. Nichts wurde geändert.
page-try-again = Noch einmal

# Bilder und Dateien.
page-picture = Bild
page-picture-full = Das ganze Bild zeigen
page-picture-lost = Das Bild ließ sich nicht laden: { $text }
page-picture-move = Bild; mit den Pfeiltasten verschieben
page-description = Beschreibung
page-viewer = Das ganze Bild
page-full-size = Volle Größe
page-fit-window = Ins Fenster einpassen
page-close = Schließen
page-size-kb = { $count } KB
page-size-b = { $count } B

# Schreiben und Kommandos.
page-write = In { $place } als { $name } schreiben, oder / für Kommandos
page-write-person = An { $place } als { $name } schreiben, oder / für Kommandos
page-write-bot = An { $place } als { $name } schreiben, oder / für Kommandos
page-write-label = Nachricht an { $place } als { $name }. Ein Schrägstrich öffnet die Kommandos.
page-send = Senden
page-send-key = Senden (Enter)
page-too-long = Nachrichten dürfen höchstens { $most } Zeichen haben; diese hat { $count }.
page-suggestions = Vorschläge
page-suggestion-count = { $count ->
    [one] { $count } Vorschlag
   *[other] { $count } Vorschläge
}
page-commands-heading = Kommandos: Pfeiltasten zum Wählen, Enter zum Übernehmen, Escape zum Schließen
page-commands-no-fit = Kein passendes Kommando.
page-commands-none = Der Bot hat hier keine Kommandos.
page-commands-fetching = Kommandos werden geholt …
page-no-such-command = Dieses Kommando gibt es hier nicht. Tipp / für die Liste, oder beginn mit einem anderen Zeichen, um einfachen Text zu senden.
page-command = Kommando { $name }
page-command-send = { $name } senden
page-command-leave = Kommando abbrechen
page-command-leave-key = Kommando abbrechen (Escape)
page-enter-sends = Enter sendet.
page-required = Pflicht
page-is-required = (Pflicht)
page-is-optional = (freiwillig)
page-field-remove = { $name } entfernen
page-field-number = Zahl
page-field-yes-no = True oder False
page-field-someone = jemand
page-field-channel = ein Kanal
page-field-file = Datei wählen: hier klicken
page-field-choose = wählen
page-field-text = Text
# Discord’s eigene Wörter, die so auch in den Antworten des Bots stehen.
# same: page-true page-false
page-true = True
page-false = False
page-yes = Ja
page-no = Nein
page-no-choice = Keine passende Auswahl.
page-no-suggestion = Der Bot hat hier keine Vorschläge; du kannst es trotzdem so senden.
page-no-suggestions = Keine Vorschläge: { $why }
page-hint-range = von { $low } bis { $high }
page-hint-least = mindestens { $low }
page-hint-most = höchstens { $high }
page-hint-shortest = mindestens { $count } Zeichen
page-hint-longest = höchstens { $count } Zeichen
page-hint-whole = eine ganze Zahl
page-hint-number = eine Zahl
page-check-needed = { $name } fehlt.
page-check-choose = { $name }: Wähl aus der Liste.
page-check-file = { $name }: Klick auf das Feld und wähl eine Datei.
page-check-short = { $name }: mindestens { $least } Zeichen.
page-check-long = { $name }: höchstens { $most } Zeichen, das sind { $count }.
page-check-number = { $name }: „{ $text }“ ist keine Zahl.
page-check-whole = { $name }: bitte eine ganze Zahl.
page-check-least = { $name }: mindestens { $least }.
page-check-most = { $name }: höchstens { $most }.

# Menüs und Formulare unter Nachrichten.
page-choices = Auswahl
page-choose = Wählen …
page-done = Fertig
page-chosen = { $count } ausgewählt
page-chosen-wanted = { $count } ausgewählt (wähl { $wanted })
page-chosen-range = { $least } bis { $most }
page-modal-title = Der Bot fragt
page-modal-by = Von { $name }. Escape schließt, ohne zu senden.
page-modal-answer = Antwort
page-modal-needed = Das ist Pflicht.
page-modal-least = Mindestens { $least } Zeichen.
page-modal-short = Mindestens { $least } Zeichen; das sind { $count }.
page-modal-long = Höchstens { $most } Zeichen; das sind { $count }.
page-cancel = Abbrechen

# Hinweise und die Verbindung zum Programm.
page-note-close = Diesen Hinweis schließen
page-dropped = Verbindung zur Sandbox verloren. Neuer Versuch …
page-no-sandbox = Die Sandbox antwortet nicht. Läuft sie noch?
page-refused = Die Sandbox hat die Anfrage abgelehnt ({ $status }).

# Zeiten.
page-time-unknown = eine unbekannte Zeit
page-time-now = jetzt
page-time-in = in { $span }
page-time-ago = vor { $span }
page-seconds = { $seconds } s
page-minutes = { $minutes } min
page-minutes-seconds = { $minutes } min { $seconds } s
page-hours-minutes = { $hours } h { $minutes } min
page-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
page-months = { $count ->
    [one] { $count } Monat
   *[other] { $count } Monaten
}
page-years = { $count ->
    [one] { $count } Jahr
   *[other] { $count } Jahren
}

page-language = Discord-Sprache der Person
page-language-server = Sprache des Servers
language-name = Deutsch

# Warum etwas nicht ging.

no-such-person = So heißt hier niemand.
no-such-channel = Diesen Kanal kannst du nicht sehen.
cannot-write = Hier darfst du lesen, aber nicht schreiben.
empty = Schreib erst etwas.
too-long = Nachrichten dürfen höchstens 2.000 Zeichen haben.
no-such-command = Es gibt kein Kommando /{ $name }.
not-allowed = /{ $name } kannst du hier nicht verwenden: Dir fehlen die nötigen Rechte.
not-here = /{ $name } geht in dieser Art von Kanal nicht.
bot-offline = Der Bot ist nicht verbunden. Warte einen Moment und versuch es noch einmal.
no-such-message = Diese Nachricht gibt es nicht mehr.
no-such-component = Diesen Knopf oder dieses Menü gibt es nicht mehr.
bad-values = Diese Auswahl passt nicht zum Menü.
no-such-modal = Dieses Formular ist nicht mehr offen.
no-answer = Der Bot hat nicht rechtzeitig geantwortet.
no-host = Noch nicht bereit: Der Bot startet gerade.
only-local = Diese Seite antwortet nur auf diesem Rechner: Öffne sie als http://127.0.0.1 oder http://localhost.
only-own-page = Diese Anfrage kam von einer anderen Webseite. Nur die eigene Seite der Sandbox darf sie benutzen: Öffne ihre Adresse direkt.
file-too-large = Dateien dürfen höchstens 10 MiB haben.

unfit = { $what }: { $why }
unfit-missing = Das ist nötig.
unfit-unknown = Diese Option gibt es nicht.
unfit-no-branch = Wähl eines der Unterkommandos.
unfit-too-long = Das ist zu lang.
unfit-too-short = Das ist zu kurz.
unfit-too-small = Das ist zu klein.
unfit-too-large = Das ist zu groß.
unfit-not-number = Das muss eine Zahl sein.
unfit-not-whole = Das muss eine ganze Zahl sein.
unfit-not-bool = Das muss True oder False sein.
unfit-not-found = Niemand und nichts hier passt dazu.
unfit-not-a-choice = Wähl etwas aus der Liste.
unfit-not-served = Dateien lassen sich hier keinem Kommando mitgeben.
