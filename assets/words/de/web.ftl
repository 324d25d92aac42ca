# Eine Partie als Webseite: `/game archive format:page`.

option-game-archive-format = Eine Datei, um jede Phase zu prüfen, oder eine Webseite zum Ansehen (Vorgabe: Datei)
choice-archive-file = Datei
choice-archive-page = Seite
web-file = { $name } als Webseite
web-answer =
    { $phases ->
        [one] **{ $name }**: eine Phase
       *[other] **{ $name }**: { $phases } Phasen
    } auf einer Webseite. Speichere die Datei und öffne sie im Browser: Karte, Befehle mit Gründen, Tabellen und Diagramme. Sie kommt ohne Internet aus.
web-answer-so-far = Die Partie läuft noch. Darum zeigt die Seite nur, was alle wissen dürfen.
web-ended = `/game archive format:page` gibt dir die ganze Partie als Webseite.

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
web-orders-hint = Mit Pfeil auf und ab wechselst du zwischen Befehlen; die Karte hebt den gewählten hervor.
web-nothing = Es gab keine Befehle.
web-good = gelungen
web-bad = gescheitert
web-powers = Mächte
web-player = Spieler
web-change = Änderung
web-tables = Tabellen
web-charts = Diagramme
web-figures = Zahlen
web-time = Jahr
web-facts = Über diese Partie
web-description = Die Karte in Worten
web-besides = Außerdem
web-open = Diese Phase ist offen.
web-result = Ergebnis
web-now = Jetzt
web-rules = Regeln
web-note = Erstellt von Chancery. Diese Seite ist vollständig: Sie lädt nichts aus dem Internet.
web-player-unnamed = jemand
