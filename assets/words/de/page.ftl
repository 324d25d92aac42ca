# Die festen Texte der Sandbox-Seite, die selbst kein Fluent kann: Ein Text ist entweder schlicht, mit
# Platzhaltern wie { $name }, oder eine einzige Auswahl nach einer Zahl.
# same: page-name page-the-bot page-size-kb page-size-b page-seconds page-minutes page-minutes-seconds page-hours-minutes page-time-in

page-name = Chancery
page-local = Sandbox auf diesem Rechner
page-title = Chancery-Sandbox
page-title-at = { $place } · Chancery-Sandbox
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

# Die Tafel rechts: Uhr, Helfer, Leute, erste Schritte.
page-table = Uhr, Helfer und Leute
page-table-open = Uhr, Helfer und erste Schritte
page-table-close = Diesen Bereich schließen
page-clock = Uhr der Sandbox
page-forward = Vorspulen
page-forward-game = { $game }: { $phase }, fällig { $when }
page-forward-none = hier läuft keine Frist
page-forward-title = Beendet diese Phase, als wäre ihre Frist abgelaufen. Keine andere Partie ist betroffen.
page-forwarding = Spule vor …
page-offer = { $count ->
    [one] Von einem anderen Spieler ist noch nichts da. Läuft die Frist jetzt ab, versäumt er die Phase.
   *[other] Von { $count } anderen Spielern ist noch nichts da. Läuft die Frist jetzt ab, versäumen sie die Phase.
}
page-offer-fill = Erst ausfüllen
page-offer-go-on = Ohne sie weiter
page-vote = Für die anderen mit Ja stimmen
page-vote-what = in jeder Abstimmung, die hier läuft
page-voting = Stimme ab …
page-fill = Für die anderen ausfüllen
page-fill-what = Plätze in der Lobby, Befehle in der Partie
page-filling = Fülle aus …
page-bot-remove = Bot vom Server entfernen
page-bot-invite = Bot wieder einladen
page-bot-removed = Der Bot ist nicht mehr auf dem Server: Seine Partien ruhen.
page-bot-invited = Der Bot ist wieder da: Seine Partien gehen weiter.
page-notes = Was die Helfer getan haben
page-speak-as = Sprechen als
page-speak-as-key = Sprechen als { $name } (Alt+{ $key })
page-now-speaking = Du sprichst jetzt als { $name }.
page-may-manage = Darf den Server verwalten
page-may-manage-too = (darf den Server verwalten)
page-steps = Deine erste Partie
page-steps-all = Alle Schritte
page-steps-hide = Die ersten Schritte ausblenden
page-steps-hidden = Die ersten Schritte sind ausgeblendet. In jedem leeren Kanal findest du sie wieder.
page-step-next = Als Nächstes:
page-step-create = Tipp in einem Kanal { $create }, gib der Partie einen Namen und drück Enter.
page-step-fill = Drück „Für die anderen ausfüllen“, um alle übrigen Plätze zu besetzen, oder sprich nacheinander als die anderen und nutze { $join }.
page-step-start = Beginn mit { $start } oder mit dem Knopf unter der Lobby.
page-step-order = Schreib Befehle mit { $order }, prüf sie mit { $orders }, oder schick sie dem Bot als Privatnachricht.
page-step-money = Sieh dir dein Geld an: { $balance } zeigt deinen Schatz und was deine Provinzen bringen. Mit dem Knopf „Credits“ unter deinen Befehlen verschenkst und verleihst du.
page-step-forward = Drück Bereit und füll noch einmal für die anderen aus: Sind alle bereit, endet die Phase. (Bist du es nicht, spul bis zur Frist vor.) Dann sieh dir die Karte an.
page-step-look = Sieh dich um: { $map } zeigt das Brett, { $help }, was du tun kannst, { $rules }, welche Regeln gelten.
page-step-why = Frag nach dem Grund: mit { $why } und einer Provinz, oder öffne den Thread unter den Ergebnissen.
page-step-year = Spiel genauso weiter bis zum Winter: Zieh vertriebene Einheiten zurück, dann bau oder löse Einheiten auf, mit { $orders }.
page-step-end = Bring sie zu Ende: Alle stimmen mit { $draw } ab, oder die Spielleitung beendet die Partie mit { $abandon }.
page-steps-finished = Das war eine ganze Partie. Jetzt spiel eine mit anderen.
page-step-done = (erledigt)
page-file-too-large = Dateien dürfen höchstens 10 MiB haben.
page-keys-commands = Kommandos
page-keys-speak = sprechen als
page-keys-close = schließt
page-welcome = Noch ist es still am Tisch
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
page-write-orders = Befehle an { $place } als { $name } schreiben, oder / für Kommandos
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
