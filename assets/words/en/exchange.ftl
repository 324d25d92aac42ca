# The exchange's pictures, tables and files: prices, their history, trades, holdings, the final table.

exchange-spring = Spring { $year }
exchange-fall = Fall { $year }
exchange-winter = Winter { $year }
exchange-start = the start
exchange-tick-start = Start
exchange-tick-spring = S{ $year }
exchange-tick-fall = F{ $year }
exchange-tick-winter = W{ $year }
exchange-page = { $title } · { $page } of { $of }
exchange-none = –

exchange-everybody = Everybody
exchange-all = All { $count } players, tied
exchange-nobody = Nobody
exchange-more = { $names } and { $count } more
exchange-tied = { $count } players, tied
exchange-hands = { $count } players
exchange-out = Out of the game

exchange-prices = Prices after { $season }
exchange-head-currency = Currency
exchange-head-price = Price
exchange-head-change = Change
exchange-head-net = Net bought
exchange-head-commands = May order it next
exchange-gone = { $currency } are out of the game with { $power }, and worth nothing.
exchange-price = **{ $currency }** { $price }. May order { $power }: { $commands }.
exchange-price-moved = **{ $currency }** { $old } → **{ $price }** ({ $change }; net { $net }). May order { $power }: { $commands }.
exchange-price-gone = ~~{ $currency }~~: { $power } is out of the game.
exchange-alt = { $title } in { $name }. { $rows }
exchange-alt-price = { $currency } { $price }, ordered by { $commands }
exchange-alt-moved = { $currency } { $price } ({ $change }), ordered by { $commands }
exchange-alt-gone = { $currency } out of the game

exchange-course = Prices by season
exchange-line = { $currency } { $price }
exchange-alt-line = { $currency } from { $from } to { $to }
exchange-alt-ended = { $currency } from { $from } to { $to }, then out of the game
exchange-course-text = Prices from { $first } to { $last }:
exchange-course-line = **{ $currency }**: { $prices }

exchange-column-player = Player
exchange-column-currency = { $currency } { $price }
exchange-column-cash = Cash
exchange-column-worth = Worth
exchange-column-points = Points
exchange-column-times = { $currency } ×{ $centres }

exchange-holdings = Holdings after { $season }
exchange-left = has left
exchange-units = { $units } { $currency }
exchange-holding = { $who }: { $units }; cash { $cash }; worth **{ $worth }**
exchange-holding-left = { $who } (has left, frozen): { $units }; cash { $cash }; worth { $worth }
exchange-note-holdings = Framed: holds the most and may order that country next.
exchange-alt-holding = { $name } { $worth }
exchange-alt-holding-orders = { $name } { $worth }, may order { $powers }

exchange-dealings = Trades in { $season }
exchange-net = Net of all players
exchange-forced = nothing handed in
exchange-cut-mark = { $units }*
exchange-note-cut = * less than asked for: limit per turn, not enough held, or not enough money.
exchange-dealt = { $who } { $lines }
exchange-sold = sold { $units } { $currency } for { $amount }
exchange-bought = bought { $units } { $currency } for { $amount }
exchange-cut = { $line } (of { $asked }: { $why })
exchange-forced-line = { $line } (nothing was handed in)

exchange-scores = Final scores
exchange-scores-now = Scores if the game ended now
exchange-place = { $place }. { $name }
exchange-note-scores = For each currency: hundreds held × centres of its country. Dollars score nothing.
exchange-score = **{ $place }.** { $who } – **{ $points }** = { $sum }
exchange-score-bare = **{ $place }.** { $who } – **{ $points }**
exchange-score-left = { $who } (has left) – { $points }
exchange-score-part = { $centres }×{ $hundreds } { $currency }
exchange-alt-score = { $place }. { $name } { $points }

# On Discord.

exchange-post = 💱 **{ $game }** – the exchange after { $season }
exchange-news-moves = { $moves }.
exchange-news-move = { $currency } { $change }
exchange-news-still = No price moved.
exchange-news-removed = Removed after missing too many turns: { $players }.
exchange-leaf-dealings = **Trades in { $season }**
exchange-leaf-holdings = **Holdings after { $season }**
exchange-leaf-scores = **Final scores**
exchange-other-pages = For the other pages, press **{ $button }** under the season’s post.
exchange-answer-prices = **{ $game }** – prices after { $season }
exchange-answer-chart = **{ $game }** – prices by season
exchange-answer-holdings = Holdings after { $season }
exchange-answer-dealings = Trades in { $season }
exchange-answer-scores = Scores after { $season }
exchange-no-dealings = There have been no trades yet.
exchange-file-holdings = All players’ holdings, for spreadsheets
exchange-file-dealings = All trades of the season, for spreadsheets
exchange-file-scores = All players’ points, for spreadsheets
exchange-file-chart = All prices of all seasons, for spreadsheets
button-book-chart = Price chart
button-book-holdings = Holdings
button-book-dealings = Trades
button-book-scores = Scores
button-page-before = ◀
button-page-after = ▶
