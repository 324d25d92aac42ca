# The exchange: trades, who orders which country, conditional orders, lots, and the end of the game.

currency-austria = crowns
currency-england = pounds
currency-france = francs
currency-germany = marks
currency-italy = lira
currency-russia = roubles
currency-turkey = piastres
player-number = player { $number }

bourse-no-amount = how many units? Write “sell 500 lira” or “buy 400 marks”
bourse-no-currency = which currency? You can trade crowns, pounds, francs, marks, lira, roubles and piastres
bourse-currency = “{ $found }” is not a currency. You can trade crowns, pounds, francs, marks, lira, roubles and piastres
bourse-currency-near = “{ $found }” is not a currency. Did you mean { $choices }?
bourse-not-understood = I do not understand “{ $found }”. Write one currency per line: “sell 500 lira”
bourse-conditional = a trade cannot have a condition: write what to sell and buy whatever the others do
bourse-amount-zero = “{ $found }” is not enough: trade at least 1 unit
bourse-amount-negative = “{ $found }” is negative: write “sell” or “buy” and a positive number
bourse-amount-fraction = “{ $found }” is not a whole number of units
bourse-amount-too-much = “{ $found }” is more than the limit of { $most } units
bourse-amount-money = “{ $found }” is an amount of money: write how many units to sell or buy
bourse-amount-unclear = “{ $found }” is not a number of units

ahead-condition = which condition? Write “if dislodged, A Par - Gas”, “if 1 build, A Par” or “if 1 removal, F Lon”
ahead-order = that order does not fit the condition: if a unit is dislodged, it retreats or disbands; if builds are due, you build or waive; if removals are due, you disband a unit

bad-trade-not-played = this game has no exchange
bad-trade-not-now = trades are handed in with the moves in Spring and Fall
bad-trade-amount = a trade is for 1 to { $most } units
bad-trade-gone = { $power } is out of the game, and so is its currency
bad-trade-cap =
    { $left ->
        [0] you already sell as much of it as a turn allows
        [500] you can sell at most 500 of a currency in a turn
        [one] you can sell only 1 more of it this turn
       *[other] you can sell only { $left } more of it this turn
    }
bad-trade-holding =
    { $has ->
        [0] you have none of it left to sell
        [one] you have only 1 of it to sell
       *[other] you have only { $has } of it to sell
    }
bad-trade-means =
    { $units ->
        [0] you have { $cents }, not enough for one
        [one] you have { $cents }, enough for only 1
       *[other] you have { $cents }, enough for only { $units }
    }

cut-cap = the limit per turn
cut-holding =
    { $has ->
        [0] there was none left
        [one] there was only 1
       *[other] there were only { $has }
    }
cut-means = only { $cents } was left to pay with
cut-gone = the currency is out of the game

bad-ahead-not-played = this game has no conditional orders
bad-ahead-too-late = it is too late for a condition: write the order without it
bad-ahead-out-of-reach = the unit could not retreat to { $to }

fault-not-commanded = you cannot order { $power }’s units this season: you did not hold the most { $currency } when it began
fault-which-power = you order several countries: say which one this is for, as in “France: give 3 to Turkey”
fault-commands-nobody = you cannot order any units this season: you do not hold the most of any currency

refusal-not-eligible = Only players eligible to order units can vote on that. `/exchange holdings` shows what everybody holds.
refusal-shared-powers = Nobody plays a power in this game: whoever holds the most of its currency orders its units.
refusal-bourse-removed = You were removed from this game after missing too many turns. Follow it with `/watch start`.
refusal-bourse-nobody = Nobody has joined yet. Be the first with `/game join`.
refusal-bourse-not-played = This game has no exchange. `/game info` shows its rules.
refusal-bourse-no-secret = This game has no secret for its lots yet. It gets one when it starts (`/gm start`).

poll-nobody = No active player holds any { $currency }, so nobody ordered it.
poll-left = The top holders of { $currency } have left the game, so nobody ordered it.
poll-silent = None of the top holders of { $currency } ordered it.
poll-one =
    { $aside ->
        [0] Ordered by { $by }, the only top holder of { $currency } to order it.
       *[other] Ordered by { $by }, the only top holder of { $currency } with a possible order.
    }
poll-one-stand-in = Ordered by { $by } alone.
poll-agreed =
    { $aside ->
        [0] All { $votes } players who ordered it agreed.
       *[other] All { $votes } players with a possible order agreed.
    }
poll-most =
    { $aside ->
        [0] The most popular order, { $votes } votes to { $next }.
       *[other] The most popular possible order, { $votes } votes to { $next }.
    }
poll-units =
    { $aside ->
        [0] No order won the vote. Of those who ordered it, { $by } holds the most units of all currencies together: { $units }.
       *[other] No possible order won the vote. Of those with a possible order, { $by } holds the most units of all currencies together: { $units }.
    }
poll-lot-open = a lot would be drawn among { $among }
poll-lot =
    { $aside ->
        [0] No order won the vote, and { $among } hold the same number of units. The lot for “{ $subject }” fell on { $by }.
       *[other] No possible order won the vote, and { $among } hold the same number of units. The lot for “{ $subject }” fell on { $by }.
    }
poll-stand-in = { $why } Those who hold more handed in nothing.

outcome-scores =
    { $count ->
        [0] the game is over, and no player was left to win it
        [one] { $players } wins with { $points } points
       *[other] { $players } share the victory with { $points } points each
    }

motion-close = End of the game
post-proposed = { $by } proposes: { $motion }. Players eligible to order vote with the buttons below until the season closes. Not voting counts as no.
motion-close-about = End the game now and count the scores? Players eligible to order units vote. Not voting counts as no.
motion-open-close =
    { $about }
    { $votes } of { $of } have voted. The vote closes with the season. Vote with `/vote`.
results-motion-close =
    { $passed ->
        [yes] The players voted to end the game, { $yes } to { $no }.
       *[no] The proposal to end the game failed: { $yes } for, { $no } against. Not voting counts as no.
    }

lobby-players-open = Players ({ $count })
lobby-more = and { $count } more
list-lobby-open =
    { $count ->
        [one] gathering players, 1 so far
       *[other] gathering players, { $count } so far
    }

variant-capitalist = Capitalist Diplomacy
about-bourse = Nobody plays a power. Any number of players trade seven currencies, starting with 1,000 of each. Whoever holds the most of a currency at the end of a season orders that country’s units in the next. Anyone can join at any time.
about-bourse-removed = Whoever misses { $turns } turns in a row is removed from the game with all they hold.
about-bourse-anonymous = Players know each other only by number.
