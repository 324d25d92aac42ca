# Trading on Discord: the commands, a player's turn, the ticket, orders by several hands.

command-trade = Your trades on the bourse: sell, buy, clear, review. Only you see the answers
command-trade-sell = Sell units of a currency when the season closes: at most 500 of each
command-trade-buy = Buy units of a currency when the season closes, with what your sales bring
command-trade-clear = Take trades back, in one currency or all
command-trade-review = What you hold, and what your trades come to
command-trade-ticket = All your trades at once, as text; without text a form opens
command-bourse = The bourse: prices, holdings, charts and dealings, for all to see
command-bourse-prices = The price of every currency, and how it changed
command-bourse-holdings = What everybody holds, and who may order which country
command-bourse-chart = Every currency’s price over time
command-bourse-dealings = Who sold and bought what in a season
command-bourse-score = What everybody would score if the game ended now

option-trade-sell-currency = Which currency
option-trade-buy-currency = Which currency
option-trade-clear-currency = Which currency; all, if you leave it out
option-units = How many units
option-trade-ticket-lines = Sell 500 lira; buy 400 marks. It takes the place of the trades you have

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
turn-orders-all = It is the first season: every player may order every unit (C-01j).
turn-orders = You hold most { $currencies }: **you order { $powers }** this season.
turn-orders-none = You hold most of no country’s currency: you order no units this season, but you may trade.
turn-orders-none-closed = You hold most of no country’s currency: you order no units this season.
turn-shared =
    { $count ->
        [one] { $power }: one other player holds as much, and orders it, too.
       *[other] { $power }: { $count } other players hold as much, and order it, too.
    }
turn-stand-in = If those who hold more hand in nothing, your orders for { $powers } count.
turn-missing = Without an order ({ $power }): { $units }.
turn-builds-left = { $power }: { $count ->
        [one] one build is yours to order.
       *[other] { $count } builds are yours to order.
    }
turn-removals-left = { $power }: { $count ->
        [one] one unit must go.
       *[other] { $count } units must go.
    }
turn-not-in = You are not in this game. Anybody may join at any time, with 1,000 units of every currency that is traded.
turn-leave-sure = Leave **{ $game }**? What you hold is frozen, still counts, and waits for you if you come back.
refusal-no-trading = Nothing is traded now: trades go with the moves of Spring and Fall.

# The ticket
ticket-title = Your trades – { $phase }
ticket-holding = { $units } { $currency } at { $price }
ticket-cash = You hold (all in all { $worth }, of it { $cents } in cash):
ticket-none = No trades yet: you keep what you have.
ticket-nothing = You trade nothing this season.
ticket-sells = sells { $units } { $currency } for { $cents }
ticket-buys = buys { $units } { $currency } for { $cents }
ticket-keeps = keeps { $cents }
ticket-debt-none = Sales come first, and purchases are paid with what they bring. At these prices it { $sum }.
ticket-sealed = Sealed until the season closes: nobody else sees it.
ticket-closed = Trades go with the moves of Spring and Fall.
ticket-cleared = Your trades are off your sheet.
ticket-kept = Your ticket is sealed: it { $sum }.
ticket-refused =
    { $count ->
        [one] One line of your ticket cannot be used, so nothing was changed:
       *[other] { $count } lines of your ticket cannot be used, so nothing was changed:
    }
ticket-bad-line = ✗ Line { $number }, `{ $text }`: { $reason }.
ticket-bad-more = … and { $count } more.
ticket-your-text = What you wrote:
ticket-newer = Your trades have changed since you opened that form, so nothing was changed. What you wrote:
ticket-no-trade = that is no trade; orders go on your sheet (“Write orders”)
ticket-form-title = Trades – { $phase }
ticket-form-field = One trade a line, or parted by semicolons
ticket-form-hint = Sell 500 lira; buy 400 marks
button-ticket = Trades
button-ticket-edit = Edit the ticket
button-ticket-clear = Clear trades

# Orders by several hands, in results
poll-line = ↳ { $said }: { $why }
poll-none = { $unit } without an order
poll-none-winter = no list
poll-choice = • { $said }: { $count ->
        [one] 1 player ({ $players })
       *[other] { $count } players ({ $players })
    }
poll-more-choices = • and { $count } other orders
poll-others = and { $count } more
poll-lot-check = The lot: the first eight bytes of HMAC-SHA256 with the key `{ $seed }` of “{ $subject }”, modulo { $count } players in the order they joined, are { $place }: { $by }. docs/draws.md is the recipe.
results-drawn = The lots of this phase were drawn with the seed `{ $seed }` (rollbacks: { $rollbacks }). docs/draws.md tells how to check them.
results-unheard-more = … and { $count } more that did not count.
lots-file = The lots of { $phase }: for each its subject, the place drawn, and all among whom it was drawn
eligible-title = Who may order next
eligible-line = { $power }: { $players }
eligible-everyone = everybody
eligible-nobody = nobody, so its units hold
lots-commitment = The secret behind this game’s lots is fixed; its SHA-256 is `{ $hash }`. The secret is told at the end (docs/draws.md).
lots-secret = The secret behind this game’s lots was `{ $secret }`; docs/draws.md tells how to check every lot.
post-started-shared = **{ $game }** begins. Anybody may join at any time with `/game join`. Write orders and trades with **My turn**, with `/order` and `/trade`, or in a private message to me.
choice-propose = propose the end of the game
vote-proposed = You proposed: { $motion }. Your own vote is for it; with it, { $votes } of { $of } have voted.
status-line-shared = ⏳ { $power } ({ $players }): { $due }
status-line-silent = ▫️ { $power }: nobody orders it
written-trades-kept = Your trades are as they were: those you wrote would have been added to them. Correct the other lines, or write them with `/trade ticket`.
trade-no-currency = “{ $found }” is no currency: crowns, pounds, francs, marks, lira, roubles and piastres are traded.
turn-kept = Still standing from before, until you write others of the kind: { $orders }.
vote-over = That vote is over.
lobby-hidden =
    { $count ->
        [0] nobody yet
        [one] 1 player, known by a number only
       *[other] { $count } players, known by their numbers only
    }
trade-joined = **{ $game }** has one more player.

topic-bourse = The bourse: Capitalist Diplomacy
help-bourse =
    Nobody plays a power: everybody trades seven currencies, and who holds most of one when a season closes orders that country’s units in the next. **My turn** under every post shows what you hold, what you may order, and your trades.
    `/trade sell` and `/trade buy` write one line, `/trade ticket` all of them: `sell 500 lira; buy 400 marks`. Sales come first and pay for purchases; at most 500 of a currency are sold a season. `/trade review` says what it comes to, `/trade clear` takes it back. All of it is sealed until the season closes.
    If several order one unit, the most popular order counts; `/why` says which and why. Orders on condition: `If dislodged, A Par - Gas`, `If 1 build, Build A Par`.
    `/bourse prices`, `holdings`, `dealings`, `chart` and `score` are for everybody. `/vote choice:` proposes the end of the game and votes on it. Join and leave whenever you like: `/game join`, `/game leave`.
dm-help-bourse =
    In your game currencies are traded. Such lines go between the orders: `Sell 500 lira`, `Buy 400 marks`, `If dislodged, A Par - Gas`. To take one back, write `withdraw Sell 500 lira`. One more word: `trades`.
