# Points and blocks in the posts: news, who is how far, the published ledger in words.

results-points = **Points and blocks**
results-points-ledger = **Ledger of points and blocks**
points-race = Goal { $goal } blocks: { $powers }.
points-neutral-raised = Neutral { $places } raised { $count ->
        [one] an army
       *[other] an army each
    } (I-04e).
points-neutral-kept = Neutral { $places } kept { $count ->
        [one] its army
       *[other] their armies
    } (I-04f).
points-neutral-grown = Neutral centres grew: { $places } (I-04c).

points-ledger-line = **{ $power }**: { $opening }{ $points } = **{ $closing }** points. Blocks: { $before }{ $moved } = **{ $blocks }**; they bring { $yearly } a year, its units cost { $due }.
points-ledger-income = { $n } income
points-ledger-public = { $n } published loans and gifts
points-ledger-private = { $n } loans and gifts, net
points-ledger-scrapped = { $n } scrap
points-ledger-upkeep = { $n } upkeep
points-ledger-built = { $n } builds
points-ledger-placed = { $n } placed
points-ledger-forfeited = { $n } **forfeited**
points-ledger-vanished = { $n } void: out of the game
points-ledger-taken = { $n } taken and lost
points-ledger-rubble = { $n } rubble
points-ledger-put = { $n } placed
points-ledger-neutral = Neutral: { $income } income, { $armies } for armies, { $grown } grown, { $over } over. Blocks: { $opening }, { $grown } grown, { $taken } taken = **{ $blocks }**.
points-ledger-rules = Income I-04a, loans and gifts 2B.22, scrap I-06b, upkeep I-03b, builds I-03c, blocks I-03d, forfeited 2B.13, rubble I-05c, neutral centres I-04c to I-04f.

status-power-blocks = **{ $power }** { $player } – { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    } in { $centres } { $centres ->
        [one] province
       *[other] provinces
    }, { $income } a year, { $units } { $units ->
        [one] unit
       *[other] units
    }
head-forfeits = { $number } { $count ->
        [one] power forfeits
       *[other] powers forfeit
    } { $points } { $points ->
        [one] point
       *[other] points
    }
head-rubble = { $count } { $count ->
        [one] block is
       *[other] blocks are
    } rubble
