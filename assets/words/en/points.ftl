# Points and blocks in posts: news, how far each power is, the published ledger in words.

results-points = **Points and blocks**
results-points-ledger = **Ledger of points and blocks**
points-race = Goal { $goal } blocks: { $powers }.
points-neutral-raised = Neutral { $places } raised { $count ->
        [one] an army
       *[other] an army each
    }.
points-neutral-kept = Neutral { $places } kept { $count ->
        [one] its army
       *[other] their armies
    }.
points-neutral-grown = Neutral centres grew: { $places }.

points-ledger-line = **{ $power }**: { $opening }{ $points } = **{ $closing }** points. Blocks: { $before }{ $moved } = **{ $blocks }**. They earn { $yearly } a year; its units cost { $due }.
points-ledger-income = { $n } income
points-ledger-public = { $n } published loans and gifts
points-ledger-private = { $n } loans and gifts, net
points-ledger-scrapped = { $n } scrap
points-ledger-upkeep = { $n } upkeep
points-ledger-built = { $n } builds
points-ledger-placed = { $n } placed
points-ledger-forfeited = { $n } **lost unspent**
points-ledger-vanished = { $n } void (out of the game)
points-ledger-taken = { $n } taken and lost
points-ledger-rubble = { $n } rubble
points-ledger-put = { $n } placed
points-ledger-neutral = Neutral: { $income } income, { $armies } for armies, { $grown } invested, { $over } lost. Blocks: { $opening }, { $grown } new, { $taken } taken = **{ $blocks }**.
points-ledger-rules = The spreadsheet file lists the rule behind each column.

status-power-blocks = **{ $power }** { $player } – { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    } in { $centres } { $centres ->
        [one] province
       *[other] provinces
    }, income { $income } a year, { $units } { $units ->
        [one] unit
       *[other] units
    }
head-forfeits = { $number } { $count ->
        [one] power loses
       *[other] powers lose
    } { $points } unspent { $points ->
        [one] point
       *[other] points
    }
head-rubble = { $count } { $count ->
        [one] block is
       *[other] blocks are
    } destroyed
