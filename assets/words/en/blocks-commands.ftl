# Points and blocks on Discord: the commands, what a Winter will bring, what-if.

command-blocks = Your points and blocks: place, disband, plan a Winter. Only you see the answers
command-blocks-place = Place points as blocks in a province you own
command-blocks-rest = Place whatever is left over in one province
command-blocks-disband = Disband an army or scrap a fleet at home
command-blocks-clear = Take back placed blocks, in one province or everywhere
command-blocks-show = Show your blocks and what this Winter (or the next) will bring
command-blocks-plan = Try out a Winter without changing your orders

option-blocks-place-province = In which of your provinces
option-blocks-rest-province = In which of your provinces
option-blocks-clear-province = Where; leave out for everywhere
option-blocks-disband-unit = Which unit
option-points = How many points
option-lines = Build A Par; disband F Bre; place 3 in Mar; rest in Par. Leave out to use your own orders

choice-place =
    { $at } ({ $held } { $more ->
        [0] now
       *[other] now, +{ $more }
    })
choice-disband = { $unit } – disband: saves { $price }
choice-scrap = { $unit } – scrap: gains { $scrap }, saves { $price }

points-title = { $power }’s points and blocks – { $phase }
points-remainder = **{ $rest } of { $purse } points left.**
points-cleared = Cleared.
points-written = Your orders:

# A Winter in advance
points-winter = This Winter: **{ $points }** { $points ->
        [one] point
       *[other] points
    } to spend.
points-winter-scrap = Scrapped fleets: +{ $scrap }.
points-winter-upkeep = Your units: −{ $upkeep }.
points-winter-built = New units ({ $units }): −{ $built }.
points-winter-placed = Blocks ({ $places }): −{ $placed }.
points-winter-rest = **{ $rest } of { $purse } points left.**
points-lost = ⚠ You are { $missing } { $missing ->
        [one] point
       *[other] points
    } short: { $units } cannot be paid for and { $count ->
        [one] is
       *[other] are
    } disbanded.{ $now ->
        [1] {" "}To choose yourself, disband or scrap units at home.
       *[0] {""}
    }
points-forfeit = ⚠ **{ $points } unspent { $points ->
        [one] point
       *[other] points
    } will be lost.** Place more, build, or put the rest in one province with `/blocks rest`.
points-home = { $points } unspent { $points ->
        [one] point becomes a block
       *[other] points become blocks
    } in { $at } unless you place { $points ->
        [one] it
       *[other] them
    }.
points-kept = { $points } { $points ->
        [one] point stays
       *[other] points stay
    } in your treasury for next year.
points-if = If the others agree to everything you declared: { $purse } to spend, { $rest } left.
points-after = Afterwards: { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }{ $goal ->
        [0] {""}
       *[other] {" "}of the { $goal } needed to win
    }. Next year: { $income } { $income ->
        [one] point
       *[other] points
    } of income, { $upkeep } for { $units } { $units ->
        [one] unit
       *[other] units
    }.
points-later = You have { $blocks } { $blocks ->
        [one] block
       *[other] blocks
    }{ $goal ->
        [0] {""}
       *[other] {" "}of the { $goal } needed to win
    }. Next Winter, if nothing changes: { $purse } { $purse ->
        [one] point
       *[other] points
    } including this Fall’s income of { $income }, { $due } for your units, { $rest } left to build or place.
points-what-if = **Only a plan: your orders are unchanged.**
points-what-if-later = The coming Winter, if nothing changes before then: { $income } points of income this Fall.
points-what-if-title = What if: { $power }’s Winter
button-rest = Put the rest in { $at }

topic-blocks = Blocks (points, investment): Investment Diplomacy
help-blocks =
    Supply centres hold blocks, and at the end of Fall every block you own earns a point. In Winter your points first pay for your units, then for builds. Place the rest as blocks in any of your provinces. Points you do not spend are **lost**, unless the GM chose otherwise. Whoever has the most blocks after a Winter, and at least the goal, wins.
    `/blocks place province:Paris points:3` places points, `/blocks rest province:Paris` places whatever is left over. You can also type `Place 3 in Par`, `Place the rest in Par`, `Build A Par`, `Disband F Bre`.
    `/blocks disband` disbands an army or scraps a fleet at home and shows what that saves or gains. `/blocks show` shows your Winter so far, `/blocks plan` tries one out without changing your orders.
    A province taken from another power in battle keeps half its blocks; the rest is rubble. If you just walk in, it keeps them all.
    If the GM allowed loans, `/credits give`, `lend`, `repay`, `call` and `loans` work with points.
dm-help-blocks =
    This game is played for blocks. In Winter, write lines like these with your orders: `Place 3 in Par`, `Place the rest in Par`, `Disband F Bre`. To take one back, write `withdraw Place 3 in Par`. You can also write `blocks`.

# Before a game starts
about-peace = In peace, a power that disbands all its units and only places blocks grows from { $few } to { $goal } by Winter { $late } (the richest, from { $many }, by Winter { $early }). { $per ->
        [1] A higher goal, or the slower scheme of the rulebook’s appendix, leaves
       *[other] A higher goal leaves
    } more time for war.
about-neutral-army = Neutral centres each raise an army in the Winter of the first year and keep it, so you have to fight for them. (The GM can let them double their blocks every Winter instead: 5, 10, 20, 40 … Then whoever walks into one late has nearly won.)
about-neutral-blocks = Neutral centres invest their own income and double every Winter: 5, 10, 20, 40 … Unless the GM caps their growth, the last ones taken decide the game. (The GM can give each of them an army instead.)
goal-title = The goal
goal-ask = { $gm }, is a goal of **{ $goal } blocks** right? It stays unless you set another before the game starts.
button-goal-keep = Keep { $goal }
button-goal-set = Set another goal
goal-form = Goal of this game
goal-field = Blocks needed to win
variant-investment = Investment Diplomacy
