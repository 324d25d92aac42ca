# The bourse: trades, who commands which country, conditional orders, lots, and the end.

currency-austria = crowns
currency-england = pounds
currency-france = francs
currency-germany = marks
currency-italy = lira
currency-russia = roubles
currency-turkey = piastres
player-number = player { $number }

bourse-no-amount = how many units? Write it as “sell 500 lira” or “buy 400 marks”
bourse-no-currency = of which currency? Crowns, pounds, francs, marks, lira, roubles and piastres are traded
bourse-currency = “{ $found }” is no currency: crowns, pounds, francs, marks, lira, roubles and piastres are traded
bourse-currency-near = “{ $found }” is no currency. Did you mean { $choices }?
bourse-not-understood = “{ $found }” is not understood. A line is about one currency: “sell 500 lira”
bourse-conditional = trades know no conditions: write what to sell and buy, whatever the others do (C-08a)
bourse-amount-zero = “{ $found }” is nothing to trade
bourse-amount-negative = “{ $found }” is less than nothing: write “sell” or “buy” and a number
bourse-amount-fraction = “{ $found }” is no whole number of units
bourse-amount-too-much = “{ $found }” is more than { $most } units
bourse-amount-money = “{ $found }” is money: write how many units to sell or buy
bourse-amount-unclear = “{ $found }” is no number of units

ahead-condition = on which condition? Write “if dislodged, A Par - Gas”, “if 1 build, A Par” or “if 1 removal, F Lon”
ahead-order = that order does not follow on that condition: a dislodged unit retreats or disbands, builds are built or waived, removals disband

bad-trade-not-played = this game has no bourse
bad-trade-not-now = trades are handed in with the moves of Spring and Fall
bad-trade-amount = a trade is of 1 to { $most } units
bad-trade-gone = { $power } is out of the game, and its currency with it
bad-trade-cap =
    { $left ->
        [0] you sell as much of it already as a turn allows
        [500] no more than 500 of a currency may be sold in a turn
        [one] you may sell only 1 more of it this turn
       *[other] you may sell only { $left } more of it this turn
    }
bad-trade-holding =
    { $has ->
        [0] you have none of it left to sell
        [one] you have only 1 of it to sell
       *[other] you have only { $has } of it to sell
    }
bad-trade-means =
    { $units ->
        [0] you have { $cents }, which is not enough for one
        [one] you have { $cents }, which is enough for 1
       *[other] you have { $cents }, which is enough for { $units }
    }

cut-cap = no more may be sold in a turn
cut-holding =
    { $has ->
        [0] there was none left
        [one] there was only 1
       *[other] there were only { $has }
    }
cut-means = only { $cents } were left to pay with
cut-gone = the currency is out of the game

bad-ahead-not-played = this game takes no conditional orders
bad-ahead-too-late = what is to be done is ordered now, without a condition
bad-ahead-out-of-reach = the unit could not retreat to { $to }

fault-not-commanded = { $power }’s units are not yours to order this season: you did not hold most { $currency } when it began
fault-which-power = you order several countries: say which one speaks, as in “France: give 3 to Turkey”
fault-commands-nobody = you hold most of no country’s currency, and so order no units this season

refusal-not-eligible = Only those listed as eligible to order units vote on that. `/bourse holdings` shows what everybody holds.
refusal-shared-powers = Nobody plays a power of their own in this game: who holds most of its currency orders its units.
refusal-bourse-removed = Too many missed turns took you out of this game. Follow it with `/watch start`.
refusal-bourse-nobody = Nobody has joined yet. `/game join` makes you the first.
refusal-bourse-not-played = This game has no bourse. `/game info` says what it is played by.
refusal-bourse-no-secret = The game has no secret for its draws yet. It gets one when it is started, with `/gm start`.

poll-nobody = Nobody who plays holds any { $currency }, so nobody ordered it (3B.23).
poll-left = Those who hold most { $currency } have left the game, so nobody ordered it (3B.15).
poll-silent = None of those who hold most { $currency } ordered it (3B.10).
poll-one =
    { $aside ->
        [0] Ordered by { $by }, the only one of those who hold most { $currency } to order it.
       *[other] Ordered by { $by }, the only one of those who hold most { $currency } whose orders are possible.
    }
poll-one-stand-in = Ordered by { $by } alone.
poll-agreed =
    { $aside ->
        [0] All { $votes } who ordered it agreed.
       *[other] All { $votes } whose orders are possible agreed.
    }
poll-most =
    { $aside ->
        [0] The most popular order: { $votes } to { $next } for the next (C-01g).
       *[other] The most popular possible order: { $votes } to { $next } for the next (C-01g).
    }
poll-units =
    { $aside ->
        [0] No order led. { $by } holds most units of all currencies, { $units }, of those who ordered it (C-01h).
       *[other] No possible order led. { $by } holds most units of all currencies, { $units }, of those whose orders are possible (C-01h).
    }
poll-lot-open = a lot would be drawn among { $among }
poll-lot =
    { $aside ->
        [0] No order led, and { $among } hold as many units as each other. The lot for “{ $subject }” fell on { $by } (C-01i).
       *[other] No possible order led, and { $among } hold as many units as each other. The lot for “{ $subject }” fell on { $by } (C-01i).
    }
poll-stand-in = { $why } They stood in for those who hold more and handed in nothing.

outcome-scores =
    { $count ->
        [0] the game is over, and nobody was left to win it
        [one] { $players } wins with { $points } points
       *[other] { $players } share the victory with { $points } points each
    }

motion-close = End of the game
post-proposed = { $by } proposes: { $motion }. Those eligible to order vote with the buttons below until the season closes; no vote is a no.
motion-close-about = Shall the game end now, and be counted? Those eligible to order units vote; no vote is a no.
motion-open-close =
    { $about }
    { $votes } of { $of } have voted. The vote closes with the season. `/vote`, or the buttons below.
results-motion-close =
    { $passed ->
        [yes] The players voted to end the game, { $yes } to { $no }.
       *[no] The proposal to end the game did not carry: { $yes } for it, { $no } against it, and who did not vote is against it.
    }

lobby-players-open = Players ({ $count })
lobby-more = and { $count } more
list-lobby-open =
    { $count ->
        [one] gathering players, 1 so far
       *[other] gathering players, { $count } so far
    }

variant-capitalist = Capitalist Diplomacy
about-bourse = Nobody plays a power: any number of players trade seven currencies, each begins with 1000 of each, and who holds most of one at the end of a season orders that country’s units in the next. Anybody may join at any time.
about-bourse-removed = Who misses { $turns } turns in a row is taken out of the game with all they hold.
about-bourse-anonymous = Players are known to each other by numbers only.
