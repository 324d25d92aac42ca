# Descriptions of commands and their options: at most 100 characters each.

command-game = Create, join and look up games
command-game-create = Create a new game in this channel
command-game-join = Take a seat in this channel’s game
command-game-leave = Give up your seat
command-game-info = Show a game’s rules, times and players
command-game-list = List the games on this server
command-game-archive = Get a game as a file that lets you check every phase, or as a web page to look at
command-order = Write an order
command-orders = Show your orders for this phase; only you see them
command-ready = Say that your orders are finished
command-map = Show the map, now or in an earlier phase
command-status = Show the phase, its deadline, and who still owes what
command-history = Show what has happened so far
command-why = Explain why an order succeeded or failed
command-help = Explain how to play here
command-gm = Run the game, as its GM
command-gm-start = Hand out the powers and begin
command-gm-deadline = Set when this phase closes
command-gm-extend = Give this phase more time
command-gm-times = Show or set the rules for the clock and missed phases
command-gm-pause = Stop the clock
command-gm-resume = Start the clock again
command-gm-process = Close this phase now
command-gm-rollback = Go back to an earlier phase
command-gm-replace = Offer a power to another player
command-gm-abandon = End the game without a result

# Options that mean the same in every command
option-game = Which game, if there are several
option-share = Show it to everybody here
option-phase = An earlier phase, such as S1901M

option-game-create-name = Its name
option-game-create-variant = Which variant; if left out, the standard game or this server’s default
option-game-create-speed = Sets all times at once
option-game-create-kind = Who it is for; sets seats, press, missed phases and votes at once
option-game-create-players = Which powers are played: what fits the board and the variant; if left out, all of them
option-game-create-gm = The GM, usually you
option-game-create-play = Whether you play, too
option-game-create-computers = How well computers play that fill the places nobody takes; none if left out
option-game-join-power = The power you would like to play
option-game-list-all = Include finished games
option-order-unit = Which unit, or where to build; a whole order fits here, too
option-order-order = What it should do; leave it out if you wrote the whole order
option-order-insist = True enters the order even if it is illegal: a bluff
option-ready-ready = False if you are not ready after all
option-why-province = Which province
option-help-topic = Which topic
option-gm-deadline-when = From now (24h), or a day and time in the game’s zone (tomorrow 20:00, 2026-03-01 18:00)
option-gm-extend-by = How much longer, such as 12h
option-gm-times-moves = Time for a movement phase, such as 48h
option-gm-times-retreats = Time for retreats, such as 24h
option-gm-times-builds = Time for builds, such as 24h
option-gm-times-reminder = How long before a deadline to remind, such as 24h, 2h; 0 for never
option-gm-rollback-to = Which phase; leave it out for the one before
option-gm-replace-power = Which power
option-gm-replace-player = The new player

choice-whole-order = { $order } – use this whole order
choice-site = Build in { $at }

# Help
topic-start = How to play
topic-orders = Orders
topic-deadlines = Deadlines
topic-absence = Being away
topic-press = Letters and public press
topic-ending = How a game ends
topic-gm = Running a game

help-start =
    Diplomacy for two to forty players, in this server’s channels.

    `/practice` starts a game against computers at once. `/game create` opens a game; it needs only a name. `players:` offers games with fewer powers, such as France v Austria; `board:` offers other boards, which `/atlas show` shows. `computers:` fills the free places; whoever joins takes one of them. `speed:` (blitz, daily, weekly) and `kind:` (friends, club, tournament) choose its settings for you, and the lobby’s button **Settings** changes each of them.
    `/game join` takes a seat. When all seats are taken, the GM starts the game.
    In each phase you write your orders in secret: with `/order`, with `/orders` and its buttons, or as plain text in a direct message to me.
    When everybody is ready, or at the deadline, all orders are adjudicated at once. The map and the results appear in the channel; a thread gives the reason for every result.

    `/status` shows what is going on, `/map` the board, `/chart` the game year by year, and `/why` explains a result. More: `/help topic:`
help-orders =
    `A Par - Bur` moves, `A Par H` holds, `A Mar S A Par - Bur` supports a move, `A Mar S A Par` supports a unit that stays.
    `F Nth C A Lon - Bel` convoys; the army itself needs `A Lon - Bel` (add `via convoy` to insist on the sea route).
    Fleets name a coast where there are two: `F Mao - Spa/sc`.
    If a unit is dislodged: `A Bur - Par` retreats, `A Bur D` disbands. In Winter: `Build A Par`, `Build F Stp/nc`, `Waive`, `A Par D`.

    Full names, lower case and arrows work, too. I tell you at once if I cannot read an order or if it is illegal. You can keep an illegal order as a bluff: `/order` with `insist`.
    Nobody sees your orders before the deadline. Only a GM who does not play may look; if they do, everybody is told after the phase.
help-deadlines =
    Every result post shows the next deadline, in your own time zone. The orders you have written by then count; units without an order hold, dislodged units without a retreat are disbanded.
    `/ready` says that you are finished. When everybody with something left to do is ready, the phase closes at once. Until it closes, you can still change your orders.
    Players who have written nothing are reminded before the deadline. `/wait` makes a phase wait for its deadline, `/extend` calls a vote on more time, `/absence` announces that you will be away.
    If you miss too many phases in a row, your power falls into civil disorder. Write orders to get it back, unless somebody takes it over first with `/game takeover`.
help-absence =
    `/absence announce until:` announces that you will be away, in all your games on this server or in one (`game:`). `/absence list` shows your absences, `/absence cancel` cancels one.
    What it does depends on the game: a phase missed while you are away is excused, or its deadline moves past your return, or nothing changes. `/rules topic:clock` says which.
    To hand in orders early, you need not announce anything: whatever you have written counts at the deadline. Where the game allows it, standing orders (`/standing`) can stand in for you.
    To leave a game for good, use `/game leave`; somebody else can then take over your power.
help-press =
    `/press to` writes a letter to one power, several or all; I deliver it by direct message, with a button to reply. `/press public` posts in the channel in your power’s name.
    `/press inbox` shows the letters you received, `/press log` all your letters, also as a file. `/press thread` opens a private thread with other players.
    What is allowed depends on the game (`/rules topic:press`): no press at all (gunboat), unsigned (grey) press, silence during retreats or builds.
    `/press mute` stops a power’s letters to you, `/press report` shows one to the GM. `/press consent` sets whether your letters may appear in the game’s archive when it is over.
help-ending =
    What wins depends on the game: in the standard game on the usual map, 18 of the 34 centres after a Fall. `/rules topic:goal` says what it is in yours.
    `/draw` calls a vote on a draw among all survivors or the powers you name, `/concede` on a concession to one power. The post in the channel says who must agree and how long the vote is open. Votes stay secret for good; change yours with `/vote` or the buttons.
    `/game leave` gives up your power; the GM can find another player for it.
    `/game archive` gives you a finished game as a file: every position and everybody’s orders, to check our adjudication or to replay the game. With `format:page` it gives you the game as a web page to look at. `/game window` links to a page that follows a running game, where this bot’s owner allows it.
help-gm =
    The GM is whoever was named with `/game create gm:`, otherwise whoever created the game. Server managers can do the same.
    `/gm start` begins the game. `/gm deadline`, `extend`, `times`, `pause` and `resume` control the clock. `/gm process` closes a phase at once.
    `/gm rollback` goes back to an earlier phase; nothing is deleted, so a rollback can itself be rolled back. `/gm replace` offers a power to another player, `/gm computers` gives powers nobody plays to computers. `/gm abandon` ends the game, `/gm delete` deletes one that is over.
    `/edit` corrects the board, money, treaties or holdings: you see the change before it is made, the channel afterwards. `/edit undo` undoes the last change.
    A GM who plays never sees sealed orders and cannot edit. Any other GM may look with `/sealed show` and `/sealed dryrun`: every look is announced in the channel after the phase, and whoever looks can no longer play in that game. Everything a GM does is posted under their name.
