# Points and blocks on Discord: the commands, what a Winter will come to, what if.

command-blocks = Your points and blocks: place, disband at home, plan a Winter. Only you see the answers
command-blocks-place = Place points as blocks in a province you own
command-blocks-rest = Put whatever is left at the end into one province
command-blocks-disband = Disband an army or scrap a fleet at home
command-blocks-clear = Take what you placed back, in one province or everywhere
command-blocks-show = Your blocks, and what this Winter (or the next) will come to
command-blocks-plan = What if: what a Winter would come to, without writing anything down

option-blocks-place-province = In which of your provinces
option-blocks-rest-province = In which of your provinces
option-blocks-clear-province = Where; everywhere, if you leave it out
option-blocks-disband-unit = Which unit
option-points = How many points
option-lines = Build A Par; disband F Bre; place 3 in Mar; rest in Par. Your own sheet, if you leave it out

choice-place =
    { $at } ({ $held } { $more ->
        [0] now
       *[other] now, +{ $more }
    })
choice-disband = { $unit } – disband: saves { $price }
choice-scrap = { $unit } – scrap: brings { $scrap } and saves { $price }

points-title = { $power }’s points and blocks – { $phase }
points-remainder = **{ $rest } left of { $purse }.**
points-cleared = It is off your sheet.
points-written = On your sheet:

# A Winter, before it happens
points-winter = This Winter: **{ $points }** { $points ->
        [one] point
       *[other] points
    } to spend.
points-winter-scrap = Scrapped fleets: +{ $scrap } (I-06b).
points-winter-upkeep = Your units: −{ $upkeep } (I-03b).
points-winter-built = New: { $units }: −{ $built } (I-03c).
points-winter-placed = Blocks: { $places }: −{ $placed } (I-03d).
points-winter-rest = **{ $rest } left of { $purse }.**
points-lost = ⚠ { $missing } { $missing ->
        [one] point is
       *[other] points are
    } missing: { $units } cannot be paid and { $count ->
        [one] goes
       *[other] go
    } (2B.15).{ $now ->
        [1] {" "}Disband or scrap at home to choose otherwise.
       *[0] {""}
    }
points-forfeit = ⚠ **{ $points } { $points ->
        [one] point WOULD BE FORFEITED
       *[other] points WOULD BE FORFEITED
    }** (2B.13): nothing is kept for next year. Place more, build, or put the rest somewhere with `/blocks rest`.
points-home = { $points } { $points ->
        [one] point goes
       *[other] points go
    } to { $at } unless you place { $points ->
        [one] it
       *[other] them
    } (2B.13).
points-kept = { $points } { $points ->
        [one] point stays
       *[other] points stay
    } in your treasury for next year (I-03f).
points-if = If the other sides agree to what waits for them: { $purse } to spend, { $rest } left.
points-after = After it: { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }{ $goal ->
        [0] {""}
       *[other] {" "}of the { $goal } that win (I-08a)
    }; next year { $income } { $income ->
        [one] point
       *[other] points
    } of income, { $upkeep } for { $units } { $units ->
        [one] unit
       *[other] units
    }.
points-later = { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }{ $goal ->
        [0] {""}
       *[other] {" "}of the { $goal } that win (I-08a)
    }. Next Winter, if nothing changes: { $purse } { $purse ->
        [one] point
       *[other] points
    } with this Fall’s income of { $income } (I-04a), { $due } for your units (I-03b), { $rest } left to build with or to place.
points-what-if = **Only a plan: nothing of it is written down.**
points-what-if-later = The coming Winter, if nothing changes before it: { $income } points of income this Fall (I-04a).
points-what-if-title = What if: { $power }’s Winter
button-rest = Put the rest in { $at }

topic-blocks = Blocks: Investment Diplomacy
help-blocks =
    Supply centres hold blocks; at the end of Fall every block you own brings a point. In Winter your units are paid first, then builds in your home centres, and what is left you place as blocks in any province of yours. What you do not spend is **lost**, unless the GM set it otherwise. Whoever has most blocks after a Winter, and at least the goal, wins.
    `/blocks place province:Paris points:3` places, `/blocks rest province:Paris` puts whatever is left there in the end. Typed lines do the same: `Place 3 in Par`, `Place the rest in Par`, `Build A Par`, `Disband F Bre`.
    `/blocks disband` gives up an army or scraps a fleet at home and shows what that brings. `/blocks show` is your Winter as it stands, `/blocks plan` tries one out without writing it down.
    A province taken in battle from another power keeps half its blocks; the rest is rubble. One that is merely walked into keeps all.
    If the GM allowed loans, `/credits give`, `lend`, `repay`, `call` and `loans` are for points.
dm-help-blocks =
    In your game blocks are played for. In Winter such lines go between the orders: `Place 3 in Par`, `Place the rest in Par`, `Disband F Bre`. To take one back, write `withdraw Place 3 in Par`. One more word: `blocks`.

# Before a game begins
about-peace = At peace: a power that disbands all its units and only places blocks grows from { $few } to { $goal } by Winter { $late } (the richest, from { $many }, by Winter { $early }). { $per ->
        [1] A higher goal, or `scheme=appendix`, gives
       *[other] A higher goal gives
    } war more time (2B.23).
about-neutral-army = Neutral centres raise an army each in the Winter of the first year of play and keep it (I-04e), so they must be fought for. With `neutrals=blocks` they double every Winter instead (2B.9: 5, 10, 20, 40 …), and whoever walks into one late has nearly won.
about-neutral-blocks = Neutral centres put their income into themselves and double every Winter (I-04d, 2B.9: 5, 10, 20, 40 …): unless `neutral_most` bounds them, the last ones taken decide the game. Without `neutrals=blocks` each holds an army instead.
goal-title = The goal
goal-ask = { $gm }, is the goal of **{ $goal } blocks** right? It holds unless you set another before the game begins.
button-goal-keep = Keep { $goal }
button-goal-set = Set another goal
goal-form = The goal of this game
goal-field = Blocks that win
variant-investment = Investment Diplomacy
