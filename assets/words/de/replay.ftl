# Ein Spiel als bewegtes Bild.

command-replay = Das Spiel als bewegtes Bild, Phase für Phase
option-replay-from = Die erste gezeigte Phase, etwa S1901M (ohne Angabe die erste)
option-replay-to = Die letzte gezeigte Phase, etwa F1903M (ohne Angabe die neueste)

replay-spring = Frühjahr { $year }
replay-fall = Herbst { $year }
# same: replay-winter
replay-winter = Winter { $year }
replay-waiting = Gerade wird ein anderer Film gezeichnet; deiner ist der nächste.
replay-drawing = Bild { $done } von { $of } …
replay-title =
    { $phases ->
        [one] **{ $name }** – { $from }
       *[other] **{ $name }** – { $from } bis { $to }: { $phases } Phasen in { $pictures } Bildern
    }
replay-left-between = Damit es passt, zeigt sich bei Rückzügen und Aufbau nur, wozu sie führten.
replay-left-orders = Damit es passt, ist nur die Karte nach jedem Jahr zu sehen. Nenn mit `from:` und `to:` eine kürzere Zeit, um Befehle zu sehen.
replay-smaller = Verkleinert ({ $width } × { $height }), damit Discord es annimmt. Eine kürzere Zeit gibt ein größeres Bild.
replay-too-large = Dieser Film wäre größer, als Discord annimmt. Nenn mit `from:` und `to:` eine kürzere Zeit.
replay-alt = Bewegte Karte von { $name } von { $from } bis { $to }, { $count ->
        [one] eine Phase
       *[other] { $count } Phasen
    }. { $lines } Zentren am Ende: { $standing }.
replay-alt-line = { $phase }: { $headline }.
refusal-wrong-way-round = Die erste genannte Phase kommt nach der letzten. Nenne sie umgekehrt.
option-map-orders = Ob die Befehle gezeigt werden, wie sie ausgingen
option-map-around = Nur der Ausschnitt um diese Provinz, vergrößert
option-map-size = Wie groß: das übliche Bild oder die ganze Karte in doppelter Größe (einige Megabyte)
choice-size-usual = üblich
choice-size-large = groß
button-map-after = Karte danach
map-alt-around = Karte von { $name } um { $province }, { $phase }. { $units }.
map-alt-around-power = { $power } mit { $units }
map-alt-around-orders = Karte von { $name } um { $province }, { $phase }, mit den Befehlen und was daraus wurde. { $lines }
