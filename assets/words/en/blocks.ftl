# Blocks and points: lines that cannot be read or do nothing, and what happened.

blocks-no-amount = how many blocks? Write it as “place 2 in Paris” or “place the rest in Paris”
blocks-amount = “{ $found }” is no number of blocks: write a whole number from 1 to { $most }

bad-blocks-not-played = this game is not played for blocks
bad-blocks-only-in-winter = blocks are placed in Winter
bad-blocks-none-there = no blocks lie in { $at }
bad-blocks-not-owned = { $power } does not own { $at }
bad-blocks-full = { $at } holds all that a province may
bad-blocks-amount = the number must be 1 to { $most }
bad-blocks-cannot-pay =
    { $left ->
        [0] no points are left for it once units, builds and what is placed already are paid
        [one] only 1 point is left for it
       *[other] only { $left } points are left for it
    }
fix-blocks-only-in-winter = `/blocks plan` tries a Winter out before
fix-blocks-none-there = `/game info` says where they lie
fix-blocks-not-owned = `/blocks show` lists what you own
fix-blocks-full = Place them elsewhere
fix-blocks-cannot-pay =
    { $left ->
        [0] Take a build or another placing back first
       *[other] Place { $left }, or “the rest”
    }

blocks-rubble =
    { $power } took { $at } in battle: { $count ->
        [0] no block was
        [one] 1 block was
       *[other] { $count } blocks were
    } destroyed and { $kept } { $kept ->
        [one] stays
       *[other] stay
    }.
blocks-income = { $power }’s blocks brought { $count } { $count ->
        [one] point
       *[other] points
    }.
blocks-scrapped = { $power } scrapped a fleet at home for { $count } { $count ->
        [one] point
       *[other] points
    }.
blocks-upkeep = { $power } paid { $count } { $count ->
        [one] point
       *[other] points
    } for its units.
blocks-forfeited = { $power } did not spend { $count } { $count ->
        [one] point, which is
       *[other] points, which are
    } lost.
blocks-placed = { $power } placed { $count } { $count ->
        [one] block
       *[other] blocks
    } in { $at }.
blocks-placed-fewer = { $power } placed { $count } of { $asked } blocks in { $at }: no more points were left.
blocks-invested = { $power } left { $count } { $count ->
        [one] point
       *[other] points
    } unspent; they became blocks in { $at }.
blocks-failed = `{ $entry }` did nothing: { $reason }.
blocks-grown = { $at } put { $count } { $count ->
        [one] block
       *[other] blocks
    } into itself.
blocks-neutral-income = The blocks of { $at } brought it { $count } { $count ->
        [one] point
       *[other] points
    }.
blocks-neutral-full = { $at } holds all it can: { $count } { $count ->
        [one] point was
       *[other] points were
    } lost.
blocks-maintained = { $at } maintained its army for { $count } { $count ->
        [one] point
       *[other] points
    }.
blocks-raised = { $unit } was raised by its neutral centre.
blocks-dissolved = { $unit }, a neutral army, could not be paid and disbanded.

due-points =
    { $count ->
        [one] 1 point to spend
       *[other] { $count } points to spend
    }
due-points-short =
    { $count ->
        [one] units to pay for: 1 point is lacking
       *[other] units to pay for: { $count } points are lacking
    }
outcome-shared = { $powers } reached the goal as equals and share the victory
about-blocks = Economy: supply centres hold blocks, and blocks bring points to pay for units and more blocks.
about-goal-blocks = Goal: { $blocks } blocks after a Winter.
