# Eine Partie als Webseite: `/game archive format:page`.

option-game-archive-format = Eine Datei zum Nachprüfen jeder Phase oder eine Webseite zum Ansehen (Vorgabe: Datei)
choice-archive-file = Datei
choice-archive-page = Seite
web-file = { $name } als Webseite
web-answer =
    { $phases ->
        [one] **{ $name }**: eine Phase
       *[other] **{ $name }**: { $phases } Phasen
    } auf einer Webseite. Speichere die Datei und öffne sie im Browser: Karte, Befehle mit Gründen, Tabellen und Kurven. Sie kommt ohne Internet aus.
web-answer-so-far = Die Partie läuft noch. Auf der Seite steht nur, was alle wissen dürfen.
web-ended = Die ganze Partie als Webseite: Datei speichern und im Browser öffnen.

web-skip = Zu den Befehlen springen
web-map = Karte
web-map-hint = Pfeiltasten bewegen die Karte, + und − vergrößern und verkleinern, 0 zeigt sie ganz.
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-reset = Ganze Karte
web-phases = Phasen
web-previous = Vorige Phase
web-next = Nächste Phase
web-show = Anzeigen
web-orders = Befehle
web-after = Danach
web-orders-hint = Pfeil auf und ab wechselt zwischen Befehlen; die Karte zeigt den gewählten.
web-good = gelungen
web-bad = gescheitert
web-powers = Mächte
web-player = Wer spielt
web-change = Änderung
web-tables = Tabellen
web-charts = Kurven
web-figures = Zahlen
web-time = Jahr
web-facts = Über diese Partie
web-description = Die Karte in Worten
web-besides = Außerdem
web-open = Diese Phase ist offen.
web-result = Ergebnis
web-now = Jetzt
web-rules = Regeln
web-note = Erstellt von Chancery. Diese Seite enthält alles, was sie zeigt, und lädt nichts nach.
