# Blocks and points: lines that cannot be read or have no effect, and what happened.

blocks-no-amount = how many blocks? Write it as “place 2 in Paris” or “place the rest in Paris”
blocks-amount = “{ $found }” is not a number of blocks: write a whole number from 1 to { $most }

bad-blocks-not-played = this game is not played for blocks
bad-blocks-only-in-winter = blocks can only be placed in Winter
bad-blocks-none-there = { $at } cannot hold blocks
bad-blocks-not-owned = { $power } does not own { $at }
bad-blocks-full = { $at } cannot hold more blocks
bad-blocks-amount = the number must be 1 to { $most }
bad-blocks-cannot-pay =
    { $left ->
        [0] no points are left for it after units, builds and blocks already placed
        [one] only 1 point is left for it
       *[other] only { $left } points are left for it
    }
fix-blocks-only-in-winter = `/blocks plan` tries out a Winter in advance
fix-blocks-none-there = `/game info` shows which provinces can
fix-blocks-not-owned = `/blocks show` lists what you own
fix-blocks-full = Place them elsewhere
fix-blocks-cannot-pay =
    { $left ->
        [0] Withdraw a build or other blocks first
       *[other] Place { $left }, or “the rest”
    }

blocks-rubble =
    { $power } took { $at } in battle: { $count ->
        [0] no block was
        [one] 1 block was
       *[other] { $count } blocks were
    } destroyed and { $kept } { $kept ->
        [one] remains
       *[other] remain
    }.
blocks-income = { $power }’s blocks earned { $count } { $count ->
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
blocks-forfeited = { $power } left { $count } { $count ->
        [one] point unspent and loses it
       *[other] points unspent and loses them
    }.
blocks-placed = { $power } placed { $count } { $count ->
        [one] block
       *[other] blocks
    } in { $at }.
blocks-placed-fewer = { $power } placed only { $count } of { $asked } blocks in { $at }, for lack of points.
blocks-invested = { $power } left { $count } { $count ->
        [one] point unspent, which became a block
       *[other] points unspent, which became blocks
    } in { $at }.
blocks-failed = `{ $entry }` failed: { $reason }.
blocks-grown = { $at } grew by { $count } { $count ->
        [one] block
       *[other] blocks
    }.
blocks-neutral-income = The blocks in { $at } earned { $count } { $count ->
        [one] point
       *[other] points
    }.
blocks-neutral-full = { $at } cannot hold more blocks: { $count } { $count ->
        [one] point was
       *[other] points were
    } lost.
blocks-maintained = { $at } paid { $count } { $count ->
        [one] point
       *[other] points
    } for its army.
blocks-raised = { $unit } was raised by its neutral centre.
blocks-dissolved = { $unit }, a neutral army, could not be paid for and was disbanded.

due-points =
    { $count ->
        [one] 1 point to spend
       *[other] { $count } points to spend
    }
due-points-short =
    { $count ->
        [one] 1 point short for its units
       *[other] { $count } points short for its units
    }
outcome-shared = { $powers } win together and share the victory
about-blocks = Economy: supply centres hold blocks, and blocks earn points to pay for units and more blocks.
about-goal-blocks = Goal: { $blocks } blocks after a Winter.
