# What may be done here and now: the head of /help, by who asks and where.

help-here-private = You are in no game. Go to a server where I am, and there `/game join`; then write me your orders here.
help-here-several = Several games fit here. Name the one you mean with the option `game`, as in `/status game:`.
help-here-none = There is no game in this channel: `/game create` opens one, `/game list` names the others on this server.
help-here-lobby = **{ $game }** is gathering players here: take a seat with `/game join`, and read with `/rules` what is played.
help-here-joined = You have a seat in **{ $game }**. It begins when the GM starts it; `/rules` says what is played.
help-here-plays = You play { $powers } in **{ $game }**, now { $phase }. `/orders` is your sheet, `/ready` says that it is finished, `/status` who is still awaited.
help-here-trades = You play in **{ $game }**, now { $phase }. `/trade ticket` is what you buy and sell, `/orders` what you order.
help-here-watches = **{ $game }** is played here, now { $phase }, and you watch: `/status`, `/map`, `/board` (in words) and `/history`.
help-here-over = **{ $game }** is over: `/history` tells it, `/game archive` gives it as a file.
help-here-gm = You run it, with `/gm` and its commands: `/help topic:` says more of them.
help-rules = The rules of a game, as they are set in it: `/rules topic:`.
