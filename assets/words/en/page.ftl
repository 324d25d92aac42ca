# What the sandbox's page has of the game, beside the stand-in's own texts (crates/discord-standin/words). A message of
# the same name takes the place of the stand-in's. A text is either plain, with placeholders like { $name }, or a single
# choice by a number.

page-name = Chancery
page-title = Chancery sandbox
page-title-at = { $place } · Chancery sandbox
page-table = Clock, helpers and people
page-table-open = Clock, helpers and first steps
page-forward = Fast-forward
page-forward-game = { $game }: { $phase }, due { $when }
page-forward-none = no deadline running here
page-forward-title = Ends this phase as if its deadline had passed. No other game is affected.
page-forwarding = Fast-forwarding…
page-offer = { $count ->
    [one] One other player has sent nothing yet. If the deadline passes now, they miss the phase.
   *[other] { $count } other players have sent nothing yet. If the deadline passes now, they miss the phase.
}
page-offer-fill = Fill in first
page-offer-go-on = Continue without them
page-vote = Vote yes for the others
page-vote-what = in every open vote here
page-voting = Voting…
page-fill = Fill in for the others
page-fill-what = seats in a lobby, orders in a game
page-filling = Filling in…
page-bot-removed = The bot has left the server: its games are on hold.
page-bot-invited = The bot is back: its games continue.
page-notes = What the helpers did
page-steps = Your first game
page-steps-all = All steps
page-steps-hide = Hide the first steps
page-steps-hidden = The first steps are hidden. You will still find them in any empty channel.
page-step-next = Next:
page-step-create = Type { $create } in a channel, give the game a name and press Enter.
page-step-fill = Press “Fill in for the others” to seat everyone else, or speak as them one by one and use { $join }.
page-step-start = Start with { $start } or with the button under the lobby.
page-step-order = Write orders with { $order }, check them with { $orders }, or send them to the bot in a direct message.
page-step-money = Look at your money: { $balance } shows your treasury and what your provinces earn. The Credits button under your orders gives and lends.
page-step-ready = Press Ready when your orders are as you want them.
page-step-forward = Fill in for the others again: when everybody is ready, the phase closes. (If you are not ready, fast-forward to the deadline.) Then look at the map.
page-step-look = Look around: { $map } shows the board, { $help } what you can do, { $rules } the rules in force.
page-step-why = Ask why: use { $why } with a province, or open the thread under the results.
page-step-year = Play on until Winter in the same way: retreat dislodged units, then build or disband with { $orders }.
page-step-end = To end it, propose a draw with { $draw } and let everybody vote, or end the game as its GM with { $abandon }.
page-steps-finished = That was a whole game. Now play one with other people.
page-step-done = (done)
page-welcome = A quiet table, so far
page-write-bot = Write orders to { $place } as { $name }, or / for commands
