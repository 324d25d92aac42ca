# Trading on Discord: the commands, a player’s turn, all trades at once, orders by several players.

command-trade = Your trades on the exchange: sell, buy, clear, review. Only you see the answers
command-trade-sell = Sell units of a currency at the end of the season; at most 500 of each
command-trade-buy = Buy units of a currency at the end of the season, paid from your sales and cash
command-trade-clear = Take back your trades in one currency, or all of them
command-trade-review = Show what you hold and what your trades amount to
command-trade-form = Write all your trades at once; without text, a form opens
command-exchange = The exchange: prices, holdings, charts and past trades, visible to everybody
command-exchange-prices = Show the price of every currency and how it changed
command-exchange-holdings = Show what everybody holds, and who may order which country
command-exchange-chart = Show every currency’s price over time
command-exchange-trades = Show who bought and sold what in a season
command-exchange-score = Show what everybody would score if the game ended now

option-trade-sell-currency = Which currency
option-trade-buy-currency = Which currency
option-trade-clear-currency = Which currency; leave out for all
option-units = How many units
option-trade-form-lines = Such as: sell 500 lira; buy 400 marks. Replaces your current trades

choice-sell = { $currency } – you hold { $units } at { $price }
choice-buy = { $currency } at { $price } – your money buys { $units }
choice-clear = { $currency }
choice-units-sell = { $units } – brings { $cents }
choice-units-buy = { $units } – costs { $cents }
choice-units-buy-beyond = { $units } – costs { $cents }, you have { $has }

# Conditions
when-dislodged = If dislodged
when-builds =
    { $count ->
        [one] If 1 build is due in Winter
       *[other] If { $count } builds are due in Winter
    }
when-removals =
    { $count ->
        [one] If 1 removal is due in Winter
       *[other] If { $count } removals are due in Winter
    }
order-ahead = { $when }: { $order }

# A player's turn
turn-title = Your turn – { $phase }
turn-orders-all = First season: every player may order every unit.
turn-orders = You hold the most { $currencies }, so **you order { $powers }** this season.
turn-orders-none = You do not hold the most of any currency, so you order no units this season. You can still trade.
turn-orders-none-closed = You do not hold the most of any currency, so you order no units this season.
turn-shared =
    { $count ->
        [one] { $power }: one other player holds as much and orders it too.
       *[other] { $power }: { $count } other players hold as much and order it too.
    }
turn-stand-in = Your orders for { $powers } count only if the players who hold more hand in nothing.
turn-missing = No orders yet ({ $power }): { $units }.
turn-builds-left = { $power }: { $count ->
        [one] you can order one build.
       *[other] you can order { $count } builds.
    }
turn-removals-left = { $power }: { $count ->
        [one] one unit must be disbanded.
       *[other] { $count } units must be disbanded.
    }
turn-not-in = You are not in this game. You can join at any time and get 1,000 units of every currency in play.
turn-leave-sure = Leave **{ $game }**? Your holdings are frozen but still count. If you come back, they are yours again.
refusal-no-trading = There is no trading now. You can trade with the moves of Spring and Fall.

# All trades at once
ticket-title = Your trades – { $phase }
ticket-holding = { $units } { $currency } at { $price }
ticket-cash = You hold { $worth } in total, { $cents } of it in cash:
ticket-none = No trades yet: you keep what you have.
ticket-nothing = You trade nothing this season.
ticket-sells = sell { $units } { $currency } for { $cents }
ticket-buys = buy { $units } { $currency } for { $cents }
ticket-keeps = keep { $cents }
ticket-debt-none = Sales come first and pay for what you buy. At these prices you { $sum }.
ticket-sealed = Sealed: nobody else sees your trades until the season ends.
ticket-closed = You can trade with the moves of Spring and Fall.
ticket-cleared = Trades cleared.
ticket-kept = Your trades are saved and sealed: you { $sum }.
ticket-refused =
    { $count ->
        [one] One line cannot be used, so nothing was changed:
       *[other] { $count } lines cannot be used, so nothing was changed:
    }
ticket-bad-line = ✗ Line { $number }, `{ $text }`: { $reason }.
ticket-bad-more = … and { $count } more.
ticket-your-text = You wrote:
ticket-newer = Your trades changed after you opened that form, so nothing was saved. You wrote:
ticket-no-trade = that is not a trade; write orders with `/order`
ticket-form-title = Trades – { $phase }
ticket-form-field = One trade a line, or separated by semicolons
ticket-form-hint = Sell 500 { $one }; buy 400 { $other }
button-ticket = Trades
button-ticket-edit = Edit trades
button-ticket-clear = Clear trades

# Orders by several players, in results
poll-line = ↳ { $said }: { $why }
poll-none = { $unit } without an order
poll-none-winter = no list
poll-choice = • { $said }: { $count ->
        [one] 1 player ({ $players })
       *[other] { $count } players ({ $players })
    }
poll-more-choices = • and { $count ->
        [one] 1 other order
       *[other] { $count } other orders
    }
poll-others = and { $count } more
poll-lot-check = To check the lot, take the first eight bytes of HMAC-SHA256 with the key `{ $seed }` over “{ $subject }”, modulo { $count } players in the order they joined. The result is { $place }: { $by }.
results-drawn = The lots of this phase were drawn with the seed `{ $seed }` (rollbacks: { $rollbacks }). `/why` shows how to check each lot.
results-unheard-more = … and { $count } more that did not count.
lots-file = The lots of { $phase }: what each was drawn for, the result, and everybody it was drawn among
eligible-title = Who may order next
eligible-line = { $power }: { $players }
eligible-everyone = everybody
eligible-nobody = nobody, so its units hold
lots-commitment = The secret behind this game’s lots is fixed; its SHA-256 is `{ $hash }`. It is revealed at the end, so that anybody can check the lots.
lots-secret = The secret behind this game’s lots was `{ $secret }`. Anybody can check every lot with it.
post-started-shared = **{ $game }** begins. Anybody can join at any time with `/game join`. Write orders and trades with **My turn**, with `/order` and `/trade`, or in a private message to me.
choice-propose = propose the end of the game
vote-proposed = You proposed: { $motion }. That counts as your yes. { $votes } of { $of } have voted.
status-line-shared = ⏳ { $power } ({ $players }): { $due }
status-line-silent = ▫️ { $power }: no orders from anybody
written-trades-kept = Your trades are unchanged, because other lines could not be used. Correct those lines and send everything again, or write your trades with `/trade form`.
written-trades-kept-newer = Your trades are unchanged, because your orders had changed since you opened this form. Look at your trades and write them again with `/trade form`.
trade-no-currency = “{ $found }” is not a currency. You can trade { $own ->
        [yes] { $all }
       *[no] crowns, pounds, francs, marks, lira, roubles and piastres
    }.
turn-kept = Still valid from an earlier phase until you replace it: { $orders }.
vote-over = That vote is over.
lobby-hidden =
    { $count ->
        [0] nobody yet
        [one] 1 player, shown only by number
       *[other] { $count } players, shown only by number
    }
trade-joined = **{ $game }** has one more player.

topic-exchange = Exchange (currencies, trades, holdings): Capitalist Diplomacy
help-exchange =
    Nobody plays a power. Everybody trades the countries’ currencies, and whoever holds the most of one at the end of a season orders that country’s units in the next. **My turn** under every post shows what you hold, what you may order, and your trades.
    `/trade sell` and `/trade buy` add one trade, `/trade form` writes them all: `sell 500 lira; buy 400 marks`. Sales come first and pay for what you buy; you can sell at most 500 of a currency a season. `/trade review` shows what they amount to, `/trade clear` takes them back. Everything is sealed until the season ends.
    If several players order one unit, the most popular order counts; `/why` shows which and why. You can make orders conditional: `If dislodged, A Par - Gas`, `If 1 build, Build A Par`.
    `/exchange prices`, `holdings`, `trades`, `chart` and `score` are open to everybody. `/vote choice:` proposes ending the game and votes on it. Join and leave whenever you like: `/game join`, `/game leave`.
dm-help-exchange =
    In this game you trade currencies. Write such lines with your orders: `Sell 500 lira`, `Buy 400 marks`, `If dislodged, A Par - Gas`. To take one back, write `withdraw Sell 500 lira`. You can also write `trades`.

currency-austria = crowns
currency-england = pounds
currency-france = francs
currency-germany = marks
currency-italy = lira
currency-russia = roubles
currency-turkey = piastres
# Where the board has no other name for it.
currency-of-power = { $power } notes
player-number = player { $number }

trade-line-no-amount = how many units? Write “sell 500 { $one }” or “buy 400 { $other }”
trade-line-no-currency = which currency? You can trade { $own ->
        [yes] { $all }
       *[no] crowns, pounds, francs, marks, lira, roubles and piastres
    }
trade-line-currency = “{ $found }” is not a currency. You can trade { $own ->
        [yes] { $all }
       *[no] crowns, pounds, francs, marks, lira, roubles and piastres
    }
trade-line-currency-near = “{ $found }” is not a currency. Did you mean { $choices }?
trade-line-not-understood = I do not understand “{ $found }”. Write one currency per line: “sell 500 { $one }”
trade-line-conditional = a trade cannot have a condition: write what to sell and buy whatever the others do
trade-line-amount-zero = “{ $found }” is not enough: trade at least 1 unit
trade-line-amount-negative = “{ $found }” is negative: write “sell” or “buy” and a positive number
trade-line-amount-fraction = “{ $found }” is not a whole number of units
trade-line-amount-too-much = “{ $found }” is more than the limit of { $most } units
trade-line-amount-money = “{ $found }” is an amount of money: write how many units to sell or buy
trade-line-amount-unclear = “{ $found }” is not a number of units

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
refusal-exchange-removed = You were removed from this game after missing too many turns. Follow it with `/watch start`.
refusal-exchange-nobody = Nobody has joined yet. Be the first with `/game join`.
refusal-exchange-not-played = This game has no exchange. `/game info` shows its rules.
refusal-exchange-no-secret = This game has no secret for its lots yet. It gets one when it starts (`/gm start`).

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
about-exchange = Nobody plays a power. Any number of players trade the countries’ currencies, starting with 1,000 of each. Whoever holds the most of a currency at the end of a season orders that country’s units in the next. Anyone can join at any time.
about-exchange-removed = Whoever misses { $turns } turns in a row is removed from the game with all they hold.
about-exchange-anonymous = Players know each other only by number.
