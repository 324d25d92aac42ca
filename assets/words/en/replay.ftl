# A game as an animation.

command-replay = Show the game as an animation, phase by phase
option-replay-from = First phase to show, such as S1901M (default: the first of the game)
option-replay-to = Last phase to show, such as F1903M (default: the newest)

option-map-orders = For an earlier phase: show its orders (default: yes)
option-map-around = Show only the area around this province, enlarged
option-map-size = The usual picture, only the map with large names, or the map at twice the size (some MB)
choice-size-usual = usual
choice-size-map = map only
choice-size-large = large
button-zoom = Zoom in
zoom-title = The part of the map around your units, with your orders:
button-map-after = Map afterwards
map-alt-around = Map of { $name } around { $province }, { $phase }. { $units }.
map-alt-around-power = { $power }: { $units }
map-alt-around-orders = Map of { $name } around { $province }, { $phase }, with orders and results. { $lines }

replay-spring = Spring { $year }
replay-fall = Fall { $year }
replay-winter = Winter { $year }
replay-waiting = Another replay is being drawn; yours is next.
replay-drawing = Drawing picture { $done } of { $of }…
replay-title =
    { $phases ->
        [one] **{ $name }** – { $from }
       *[other] **{ $name }** – { $from } to { $to }: { $phases } phases in { $pictures } pictures
    }
replay-left-between = To save space, retreats and builds are shown only by their results.
replay-left-orders = To save space, only the map after each year is shown. Choose a shorter period with `from:` and `to:` to see orders.
replay-smaller = Scaled down to { $width } × { $height } to fit Discord’s limit. Choose a shorter period for a larger picture.
replay-too-large = That replay would be too large for Discord. Choose a shorter period with `from:` and `to:`.
replay-alt = Animated map of { $name } from { $from } to { $to }, { $count ->
        [one] one phase
       *[other] { $count } phases
    }. { $lines } Centres at the end: { $standing }.
replay-alt-line = { $phase }: { $headline }.
refusal-wrong-way-round = The first phase you named comes after the last. Please swap them.
