# The head of /help: what the reader can do here and now.

help-here-private = You are not in a game. Go to a server I am on and use `/game join` there; then send me your orders here.
help-here-several = This could mean several games. Name the one you mean with the option `game`, as in `/status game:`.
help-here-none = There is no game in this channel: `/game create` creates one, `/game list` shows the others on this server.
help-here-lobby = **{ $game }** is waiting for players here: take a seat with `/game join`, and see its rules with `/rules`.
help-here-joined = You have a seat in **{ $game }**. It begins when the GM starts it; `/rules` shows its rules.
help-here-plays = You play { $powers } in **{ $game }**, now { $phase }. `/orders` shows your orders, `/ready` says that they are finished, `/status` shows who still has something to do.
help-here-trades = You play in **{ $game }**, now { $phase }. `/trade form` shows what you buy and sell, `/orders` what you order.
help-here-watches = **{ $game }** is being played here, now { $phase }. To follow it, use `/status`, `/map`, `/board` (in words) and `/history`.
help-here-over = **{ $game }** is over: `/history` shows what happened, `/game archive` gives you the game as a file.
help-here-gm = You are the GM of this game: `/help topic:` explains the `/gm` commands.
help-rules = This game’s rules: `/rules topic:`.
# Names of commands that changed with the last version.
help-renamed = Renamed: `/bourse` is now `/exchange` (its `dealings` are `trades`), `/permit`, `/transfer centre` and `/claim` are `/treaty permit`, `transfer` and `victory`, `/game wait` is `/game waitlist`, `/trade ticket` is `/trade form`.
