# Eine Partie als Animation.

command-replay = Die Partie als Animation zeigen, Phase für Phase
option-replay-from = Erste Phase, die gezeigt wird, etwa S1901M (Vorgabe: die erste der Partie)
option-replay-to = Letzte Phase, die gezeigt wird, etwa F1903M (Vorgabe: die neueste)

replay-spring = Frühjahr { $year }
replay-fall = Herbst { $year }
# same: replay-winter
replay-winter = Winter { $year }
replay-waiting = Gerade wird eine andere Animation gezeichnet; deine kommt als nächste.
replay-drawing = Zeichne Bild { $done } von { $of } …
replay-title =
    { $phases ->
        [one] **{ $name }** – { $from }
       *[other] **{ $name }** – { $from } bis { $to }: { $phases } Phasen in { $pictures } Bildern
    }
replay-left-between = Aus Platzgründen siehst du von Rückzügen und Bauten nur das Ergebnis.
replay-left-orders = Aus Platzgründen siehst du nur die Karte nach jedem Jahr. Wähl mit `from:` und `to:` einen kürzeren Zeitraum, um Befehle zu sehen.
replay-smaller = Auf { $width } × { $height } verkleinert, damit Discord sie annimmt. Wähl einen kürzeren Zeitraum für ein größeres Bild.
replay-too-large = Diese Animation wäre zu groß für Discord. Wähl mit `from:` und `to:` einen kürzeren Zeitraum.
replay-alt = Bewegte Karte von { $name } von { $from } bis { $to }, { $count ->
        [one] eine Phase
       *[other] { $count } Phasen
    }. { $lines } Zentren am Ende: { $standing }.
replay-alt-line = { $phase }: { $headline }.
refusal-wrong-way-round = Die erste genannte Phase kommt nach der letzten. Bitte vertausch die beiden.
option-map-orders = Bei einer früheren Phase die Befehle zeigen (Vorgabe: ja)
option-map-around = Nur den Ausschnitt um diese Provinz zeigen, vergrößert
option-map-size = Das übliche Bild, nur die Karte mit großen Namen, oder die Karte doppelt so groß (einige MB)
choice-size-usual = üblich
choice-size-map = nur die Karte
choice-size-large = groß
button-zoom = Vergrößern
zoom-title = Der Teil der Karte um deine Einheiten, mit deinen Befehlen:
button-map-after = Karte danach
map-alt-around = Karte von { $name }, Ausschnitt um { $province }, { $phase }. { $units }.
map-alt-around-power = { $power } mit { $units }
map-alt-around-orders = Karte von { $name }, Ausschnitt um { $province }, { $phase }, mit Befehlen und Ergebnissen. { $lines }
