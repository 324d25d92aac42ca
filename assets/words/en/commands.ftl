# Descriptions of commands and their options: at most 100 characters each.

command-game = Make, join and look up games
command-game-create = Open a new game in this channel
command-game-join = Take a seat in this channel’s game
command-game-leave = Give up your seat
command-game-info = What a game is: rules, times, players
command-game-list = The games on this server
command-game-archive = A finished game as a file, for checking every phase
command-order = Write one order on your sheet
command-orders = Your sheet for this phase: only you see it
command-ready = Say that your sheet is finished
command-map = The map as it stands, or as it was
command-status = Phase, deadline, who still owes what
command-history = What happened so far
command-why = Why an order went as it did
command-help = How to play here
command-gm = Run the game: for the GM
command-gm-start = Hand out the powers and begin
command-gm-deadline = Set when this phase closes
command-gm-extend = Give this phase more time
command-gm-times = Show or set the rules of the clock and of missed turns
command-gm-pause = Stop the clock
command-gm-resume = Let the clock run again
command-gm-process = Close this phase now
command-gm-rollback = Go back to an earlier phase
command-gm-replace = Offer a power to another player
command-gm-abandon = End the game without a result

# The same wherever they occur
option-game = Which game, if several are possible
option-share = Show it to everybody here
option-phase = An earlier phase, such as S1901M

option-game-create-name = What the game is called
option-game-create-variant = What is played (usually the standard game)
option-game-create-rulebook = Whose rules decide hard cases (usually 2000)
option-game-create-moves = Movement phases: 48h
option-game-create-retreats = Retreats: 24h
option-game-create-builds = Builds: 24h
option-game-create-reminder = How long before a deadline to remind: 6h, or 0
option-game-create-gm = Who runs the game (usually you)
option-game-create-play = Whether you play, too (usually yes)
option-game-create-board = Custom: another board
option-game-create-movement = Custom: other movement
option-game-create-economy = Custom: another economy
option-game-create-relations = Custom: other treaties
option-game-create-control = Custom: who orders which units
option-game-create-seasons = How often units move in a year
option-game-create-opening = What stands on the board at first
option-game-create-goal = What is played for; every economy has its own
option-game-join-power = The power you would like
option-game-list-all = Finished games, too
option-order-unit = Which unit, or where to build
option-order-order = What it is to do; choose, or write it yourself
option-order-insist = Keep it even if it is not legal (a bluff)
option-ready-ready = No takes the mark back
option-why-province = Where
option-help-topic = About what
option-gm-deadline-when = From now (24h), or a day and time in the game’s zone (tomorrow 20:00, 2026-03-01 18:00)
option-gm-extend-by = How much longer, such as 12h
option-gm-times-moves = Time for a movement phase, such as 48h
option-gm-times-retreats = Time for retreats, such as 24h
option-gm-times-builds = Time for builds, such as 24h
option-gm-times-reminder = How long before a deadline to remind, such as 24h, 2h; 0 for never
option-gm-rollback-to = To where; the phase before, if you leave it out
option-gm-replace-power = Which power
option-gm-replace-player = Its new player

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
    A game of Diplomacy for seven, in this server’s channels.

    `/game create` opens a game, `/game join` takes a seat. With seven seats taken, the GM starts it.
    Each phase you write your orders in secret: with `/order`, with `/orders` and its buttons, or as plain text in a private message to me.
    When everybody is ready, or at the deadline, all orders are opened at once. The map and the results appear in the channel, every result with its reason in a thread.

    `/status` says what is going on, `/map` shows the board, `/chart` the years, `/why` explains a result. More: `/help topic:`
help-orders =
    `A Par - Bur` moves, `A Par H` holds, `A Mar S A Par - Bur` supports a move, `A Mar S A Par` supports a unit that stays.
    `F Nth C A Lon - Bel` convoys, `A Lon - Bel` is the army’s part; add `via convoy` to insist on the sea.
    Fleets name a coast where there are two: `F Mao - Spa/sc`.
    After a defeat: `A Bur - Par` retreats, `A Bur D` disbands. In Winter: `Build A Par`, `Build F Stp/nc`, `Waive`, `A Par D`.

    Full names, small letters and arrows are fine, too. What I cannot read or what is not legal is told at once. An order that is not legal can be kept as a bluff: `/order` with `insist`.
    Your sheet is sealed: nobody sees it before the deadline. A GM who does not play may look; then all are told so after the phase.
help-deadlines =
    The deadline stands under every result, in your own time. What is on your sheet at that moment counts; units without an order hold, units without a retreat are disbanded.
    `/ready` says that you are finished. When all who can still do something are ready, the phase closes at once. You can still change your orders after that, as long as the phase is open.
    Before a deadline, those who have written nothing are reminded. `/wait` holds a phase until its deadline, `/extend` puts more time to the vote, `/absence` says that you will be away.
    Who misses too many phases in a row loses the power to civil disorder, and gets it back by writing orders, unless somebody takes it over with `/game takeover`.
help-absence =
    `/absence announce until:` says in advance that you will be away, in all your games of this server or in one (`game:`). `/absence list` shows what you announced, `/absence cancel` takes it back.
    What it does is a rule of each game: a deadline missed while you are away is excused, or it moves past your return, or nothing changes. `/rules topic:clock` says which.
    You need not announce anything to hand in early: what is on your sheet counts at the deadline. Standing orders (`/standing`) can stand in for you, where the game lets them.
    Who is gone for good says `/game leave`; somebody else can take the power over.
help-press =
    `/press to` writes a letter to one power, to several or to all; I pass it on in private messages, with a button to reply. `/press public` says something in the channel in your power’s name.
    `/press inbox` shows what was sent to you, `/press log` all your letters, also as a file. `/press thread` opens a private thread with other players.
    What is allowed is a rule of each game (`/rules topic:press`): gunboat, grey press without a sender, silence during retreats or builds.
    `/press mute` spares you a power’s letters, `/press report` shows one to the GM. `/press consent` says whether your letters may stand in the game’s archive when it is over.
help-ending =
    Whoever owns 18 of the 34 centres after a Fall wins alone.
    `/draw` puts a draw to the vote, among all survivors or those you name; `/concede` a concession to one power. The ballot in the channel says who must agree and until when it stands. Votes are secret for good; `/vote` and the buttons change yours.
    `/game leave` gives your power up; the GM can find another player for it.
    `/game archive` gives a finished game as a file: every position and everybody’s orders, for checking us or for playing it over.
help-gm =
    The GM is whoever was named with `/game create gm:`, else whoever made the game. Server managers can do the same.
    `/gm start` begins. `/gm deadline`, `extend`, `times`, `pause` and `resume` rule the clock. `/gm process` closes a phase at once.
    `/gm rollback` goes back to an earlier phase; nothing is deleted, so a rollback can be rolled back. `/gm replace` seats another player. `/gm abandon` ends the game, `/gm delete` deletes one that is over.
    `/edit` corrects the board, money, treaties or holdings: you see it first, the channel sees it after. `/edit undo` takes the last change back.
    A GM who plays sees no sealed orders, ever, and edits nothing. Another GM may look with `/sealed show` and `/sealed dryrun`: every look is told in the channel after the phase, and whoever looks cannot play in the game any more. Everything a GM does is posted with his name.
