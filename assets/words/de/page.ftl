# Die festen Texte der Sandbox-Seite. Ein Text ist entweder schlicht, mit Platzhaltern wie { $name },
# oder als Ganzes eine Auswahl nach einer Zahl.
# same: page-name page-the-bot page-size-kb page-size-b page-seconds page-minutes page-minutes-seconds page-hours-minutes page-time-in

page-name = Chancery
page-local = Sandbox auf diesem Rechner
page-title = Chancery-Sandbox
page-title-at = { $place } · Chancery-Sandbox
page-skip = Zum Schreibfeld

# Die Orte links, und der Kopf des offenen.
page-places = Orte
page-places-all = Server, Kanäle und private Nachrichten
page-places-close = Liste der Orte schließen
page-private = Private Nachrichten
page-no-channels = Keine Kanäle, die du sehen kannst.
page-write-to = Schreiben an …
page-unread = ungelesen
page-bot-offline = { $name } ist noch nicht verbunden …
page-place-unseen = Diesen Ort kann die Person, für die du sprichst, nicht sehen.

# Die Tafel rechts: Uhr, Helfer, Leute, erste Schritte.
page-table = Uhr, Helfer und Leute
page-table-open = Uhr, Helfer und erste Schritte
page-table-close = Diese Tafel schließen
page-clock = Uhr der Sandbox
page-forward = Vorspulen
page-forward-game = { $game }: { $phase }, fällig { $when }
page-forward-none = hier läuft keine Frist
page-forward-title = Schließt diese Phase, als wäre ihre Frist da. Kein anderes Spiel ist betroffen.
page-forwarding = Spule vor …
page-offer = { $count ->
    [one] Von einer der anderen ist noch nichts da. Eine Frist jetzt zählt für sie als versäumt.
   *[other] Von { $count } der anderen ist noch nichts da. Eine Frist jetzt zählt für sie als versäumt.
}
page-offer-fill = Erst ausfüllen
page-offer-go-on = Ohne sie weiter
page-vote = Für die anderen mit Ja stimmen
page-vote-what = über alles, was hier zur Abstimmung steht
page-voting = Stimme ab …
page-fill = Für die anderen ausfüllen
page-fill-what = Plätze in der Lobby, Befehle im Spiel
page-filling = Fülle aus …
page-bot-remove = Bot vom Server entfernen
page-bot-invite = Bot wieder einladen
page-bot-removed = Der Bot ist nicht mehr auf dem Server: Seine Spiele stehen still.
page-bot-invited = Der Bot ist wieder da: Seine Spiele gehen weiter.
page-notes = Was die Helfer taten
page-speak-as = Sprechen als
page-speak-as-key = Sprechen als { $name } (Alt+{ $key })
page-now-speaking = Du sprichst jetzt als { $name }.
page-may-manage = Darf den Server verwalten
page-may-manage-too = (darf den Server verwalten)
page-steps = Dein erstes Spiel
page-steps-all = Alle Schritte
page-steps-hide = Die ersten Schritte ausblenden
page-steps-hidden = Die ersten Schritte sind ausgeblendet. In einem leeren Kanal stehen sie weiter.
page-step-next = Als Nächstes:
page-step-create = Tipp in einem Kanal { $create }, gib dem Spiel einen Namen und drück Enter.
page-step-fill = Drück „Für die anderen ausfüllen“, um die übrigen Plätze zu besetzen, oder sprich reihum als sie und nimm { $join }.
page-step-start = Fang an mit { $start }, oder mit dem Knopf unter der Lobby.
page-step-order = Schreib Befehle mit { $order }, sieh sie dir an mit { $orders }, oder schick sie dem Bot in einer privaten Nachricht.
page-step-forward = Füll noch einmal für die anderen aus, spul bis zur Frist vor, und sieh dir die Karte an.
page-step-look = Sieh dich um: { $map } zeigt das Brett, { $help } sagt, was du tun kannst, { $rules }, was gilt.
page-step-why = Frag nach dem Warum: { $why } mit einer Provinz, oder öffne den Thread unter den Ergebnissen.
page-step-year = Spiel genauso weiter bis zum Winter: zieh zurück, was vertrieben wurde, dann bau oder löse auf mit { $orders }.
page-step-end = Bring es zu Ende: Alle stimmen mit { $draw } für ein Remis, oder die Spielleitung beendet das Spiel mit { $abandon }.
page-steps-finished = Das war ein ganzes Spiel. Jetzt spiel es mit Leuten.
page-step-done = (erledigt)
page-file-too-large = Eine Datei hat höchstens 10 MiB.
page-keys-commands = Kommandos
page-keys-speak = sprechen als
page-keys-close = schließt
page-welcome = Bisher ein stiller Tisch
page-welcome-text = Das ist ein Probenraum auf deinem eigenen Rechner: Der Bot ist der echte, für die anderen Leute sprichst du. Nichts verlässt diesen Computer.

# Die Nachrichten.
page-messages = Nachrichten
page-fetching = Hole Nachrichten …
page-older = Frühere Nachrichten zeigen
page-new-messages = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
page-dm-with = Private Nachrichten mit { $name }
page-dm-begins = Nur ihr beide könnt das lesen.
page-thread-begins = Der Anfang dieses Threads.
page-channel-begins = Der Anfang dieses Kanals.
page-said = { $name }: { $text }
page-used = { $name } nahm { $command }
page-used-some = { $name } nahm ein Kommando
page-only-you = Nur du siehst das
page-dismiss = Verwerfen
page-edited = (bearbeitet)
page-bot = Bot
page-the-bot = Bot
page-someone = jemand
page-channel = Kanal
page-role = @Rolle
page-hidden = (verborgen)
page-spoiler = Verborgener Text, drücken zum Zeigen
page-code = Text in fester Breite
page-code-in = Text in { $lang }
page-thinking = { $name } denkt nach …
page-is-thinking = denkt nach
page-a-file = eine Datei
page-thread = Thread
page-thread-begun = { $name } begann den Thread { $thread }
page-thread-open = Thread öffnen
page-thread-messages = { $count ->
    [one] { $count } Nachricht · öffnen
   *[other] { $count } Nachrichten · öffnen
}
page-sending = Sende { $what } …
page-failed = Das ging schief.
page-failed-what = { $what } ging schief.
page-no-answer = Der Bot hat nicht rechtzeitig geantwortet. Nichts wurde geändert.
page-try-again = Noch einmal

# Bilder und Dateien.
page-picture = Bild
page-picture-full = Das ganze Bild zeigen
page-picture-lost = Das Bild ließ sich nicht laden: { $text }
page-picture-move = Bild, mit den Pfeiltasten zu bewegen
page-description = Beschreibung
page-viewer = Das ganze Bild
page-full-size = Volle Größe
page-fit-window = Ins Fenster einpassen
page-close = Schließen
page-size-kb = { $count } KB
page-size-b = { $count } B

# Schreiben und Kommandos.
page-write = In { $place } schreiben als { $name }, oder / für Kommandos
page-write-orders = Befehle an { $place } schreiben als { $name }, oder / für Kommandos
page-write-label = Nachricht an { $place } als { $name }. Ein Schrägstrich öffnet die Kommandos.
page-send = Senden
page-send-key = Senden (Enter)
page-too-long = Eine Nachricht hat höchstens { $most } Zeichen; diese hat { $count }.
page-suggestions = Vorschläge
page-suggestion-count = { $count ->
    [one] { $count } Vorschlag
   *[other] { $count } Vorschläge
}
page-commands-heading = Kommandos: Pfeile wählen, Enter nimmt, Escape schließt
page-commands-no-fit = Kein Kommando passt.
page-commands-none = Der Bot bietet hier keine Kommandos an.
page-commands-fetching = Hole die Kommandos …
page-no-such-command = Dieses Kommando gibt es hier nicht. Tipp / für die Liste, oder beginn mit einem anderen Zeichen, um schlichten Text zu senden.
page-command = Kommando { $name }
page-command-send = { $name } senden
page-command-leave = Kommando verlassen
page-command-leave-key = Kommando verlassen (Escape)
page-enter-sends = Enter sendet.
page-required = nötig
page-is-required = (nötig)
page-is-optional = (freiwillig)
page-field-remove = { $name } entfernen
page-field-number = Zahl
page-field-yes-no = ja oder nein
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
page-no-choice = Keine Auswahl passt.
page-no-suggestion = Der Bot schlägt dafür nichts vor; du kannst es trotzdem so senden.
page-no-suggestions = Keine Vorschläge: { $why }
page-hint-range = von { $low } bis { $high }
page-hint-least = mindestens { $low }
page-hint-most = höchstens { $high }
page-hint-shortest = mindestens { $count } Zeichen
page-hint-longest = höchstens { $count } Zeichen
page-hint-whole = eine ganze Zahl
page-hint-number = eine Zahl
page-check-needed = { $name } ist nötig.
page-check-choose = { $name }: Wähl aus der Liste.
page-check-file = { $name }: Dateien lassen sich hier nicht senden.
page-check-short = { $name }: mindestens { $least } Zeichen.
page-check-long = { $name }: höchstens { $most } Zeichen, das hat { $count }.
page-check-number = { $name }: „{ $text }“ ist keine Zahl.
page-check-whole = { $name }: bitte eine ganze Zahl.
page-check-least = { $name }: mindestens { $least }.
page-check-most = { $name }: höchstens { $most }.

# Menüs und Formulare unter Nachrichten.
page-choices = Auswahl
page-choose = Wählen …
page-done = Fertig
page-chosen = { $count } gewählt
page-chosen-wanted = { $count } gewählt, { $wanted } verlangt
page-chosen-range = { $least } bis { $most }
page-modal-title = Der Bot fragt
page-modal-by = Gefragt von { $name }. Escape verlässt das Formular, ohne zu senden.
page-modal-answer = Antwort
page-modal-needed = Das ist nötig.
page-modal-least = Mindestens { $least } Zeichen.
page-modal-short = Mindestens { $least } Zeichen, das hat { $count }.
page-modal-long = Höchstens { $most } Zeichen, das hat { $count }.
page-cancel = Abbrechen

# Hinweise, und der Draht zum Programm.
page-note-close = Diesen Hinweis schließen
page-dropped = Die Verbindung zur Sandbox ist abgerissen. Neuer Versuch …
page-no-sandbox = Die Sandbox antwortet nicht. Läuft sie noch?
page-refused = Die Sandbox hat das verweigert ({ $status }).

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

page-language = Ihr Discord spricht
page-language-server = Der Server spricht
