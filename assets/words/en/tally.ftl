# The public ledger of points and blocks, as a picture.

tally-column-power = Power
tally-column-opening = Opening points
tally-column-income = Income
tally-column-loans = Net loans
tally-column-scrapped = Scrap
tally-column-upkeep = Upkeep
tally-column-built = Builds
tally-column-placed = Placed
tally-column-forfeited = Forfeited
tally-column-vanished = Vanished
tally-column-closing = Closing points
tally-column-taken = Blocks taken
tally-column-rubble = Rubble
tally-column-blocks = Total blocks
tally-column-change = Change
tally-column-missing = To goal
tally-neutral = Neutral
tally-flag-short =
    { $points ->
        [one] 1 point short
       *[other] { $points } points short
    }
tally-note-goal = The goal is { $goal } blocks after a Winter.
tally-alt-row =
    { $power } { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } ({ $change }), { $points ->
        [one] 1 point
       *[other] { $points } points
    }

map-alt-power-blocks =
    { $power } { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } ({ $blocks })
map-alt-power-blocks-all =
    { $power } { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }
map-alt-neutral = neutral ({ $blocks })
