# A game as an animated picture.

command-replay = The game as an animated picture, phase by phase
option-replay-from = The first phase shown, such as S1901M (the first one if you leave it out)
option-replay-to = The last phase shown, such as F1903M (the newest if you leave it out)

option-map-orders = Of an earlier phase: with its orders (yes, if you leave it out)
option-map-around = Only the part around this province, enlarged
option-map-size = How large: the usual picture, or the whole map at twice the size (some megabytes)
choice-size-usual = usual
choice-size-large = large
button-map-after = Map after it
map-alt-around = Map of { $name } around { $province }, { $phase }. { $units }.
map-alt-around-power = { $power }: { $units }
map-alt-around-orders = Map of { $name } around { $province }, { $phase }, with the orders as they went. { $lines }

replay-spring = Spring { $year }
replay-fall = Fall { $year }
replay-winter = Winter { $year }
replay-waiting = Another replay is being drawn; yours is next.
replay-drawing = Drawing { $done } of { $of } …
replay-title =
    { $phases ->
        [one] **{ $name }** – { $from }
       *[other] **{ $name }** – { $from } to { $to }: { $phases } phases in { $pictures } pictures
    }
replay-left-between = To fit, retreats and builds are shown only by what they led to.
replay-left-orders = To fit, only the map after each year is shown. Name a shorter time with `from:` and `to:` to see orders.
replay-smaller = It was made smaller ({ $width } × { $height }) to fit into what Discord takes. A shorter time gives a larger picture.
replay-too-large = That replay would be larger than Discord takes. Name a shorter time with `from:` and `to:`.
replay-alt = Animated map of { $name } from { $from } to { $to }, { $count ->
        [one] one phase
       *[other] { $count } phases
    }. { $lines } Centres at the end: { $standing }.
replay-alt-line = { $phase }: { $headline }.
refusal-wrong-way-round = The first phase you named comes after the last. Name them the other way round.
