# What the bot says in Discord: names, panels, answers.

nobody = *nobody*
# Where nobody may be told who plays a power.
player-hidden = *anonymous*

count-1 = one
count-2 = two
count-3 = three
count-4 = four
count-5 = five
count-6 = six
count-7 = seven
count-8 = eight
count-9 = nine
count-10 = ten
count-11 = eleven
count-12 = twelve

# Orders spelled out
order-hold = { $unit } holds
order-move = { $unit } → { $to }
order-move-convoy = { $unit } → { $to } by convoy
order-move-route = { $unit } → { $to } by convoy through { $seas }
order-support-hold = { $unit } supports { $other } holding
order-support-move = { $unit } supports { $other } → { $to }
order-convoy = { $unit } convoys { $other } → { $to }
order-board = { $unit } goes aboard { $fleet }
order-board-lands = { $unit } goes aboard { $fleet } and lands → { $to }
order-disband = { $unit } disbands
order-build = Build: { $kind } in { $at }
order-waive = Waive one build

due-orders =
    { $count ->
        [one] one order
       *[other] { $count } orders
    }
due-retreats =
    { $count ->
        [one] one retreat
       *[other] { $count } retreats
    }
due-builds =
    { $count ->
        [one] one build
       *[other] { $count } builds
    }
due-transfers = may declare transfers
due-winter = may build; its units can be paid
due-short =
    { $count ->
        [one] lacks 1 credit for its units
       *[other] lacks { $count } credits for its units
    }
due-removals =
    { $count ->
        [one] one removal
       *[other] { $count } removals
    }

clock-deadline = Deadline: { $at } ({ $in })
clock-paused = The game is paused: no deadline.
clock-stuck = The phase could not be closed, because something is wrong on our side, and the clock stands. All sheets are kept. The GM tries again with `/gm resume` or `/gm process`.
clock-idle = Nobody is left to order a unit, so the clock stands. Take a power over with `/game takeover`; then the GM lets it run with `/gm resume`.
clock-none = No deadline.

outcome-solo = { $power } wins alone
outcome-alliance = { $powers } win in alliance
outcome-draw = a draw between { $powers }
outcome-concession = everybody concedes to { $power }
outcome-abandoned = ended by the GM without a result

# The lobby
lobby-title = { $name }
lobby-about = { $variant }, rulebook { $rulebook }. Movement { $moves }, retreats { $retreats }, builds { $builds }.
lobby-players = Players ({ $count } of { $of })
lobby-nobody = Nobody yet. Press **Join**.
lobby-wish = { $player } – asks for { $power }
lobby-any = { $player }
lobby-gm = GM: { $gm }
lobby-full = All seats are taken. { $gm } can start the game now.
lobby-lacking = ⚠ To post maps and results in this channel I still need: { $names }.
ground-voice = Voice and stage channels have no threads, and results come in threads. Type it in a text channel, or in a post of a forum: the game is then played there.
ground-unseen = I cannot see the channel this thread is in, so I do not know where the game would be played. Let me see it (Edit Channel → Permissions → View Channel), or type it in a text channel.
lobby-joined = { $player } joined **{ $game }**.
lobby-left = { $player } left **{ $game }**.
lobby-begun = This game has started; the lobby is closed.
lobby-wish-menu = Ask for a power…
lobby-wish-any = No wish: draw lots
button-join = Join
button-leave = Leave
button-start = Start the game
game-started = **{ $game }** has started. The first map is on its way to <#{ $channel }>.
game-left = You have left **{ $game }**.
game-left-power = You have left **{ $game }**. { $power } is in civil disorder until the GM finds another player.
game-leave-sure = Really leave **{ $game }**? { $power } would fall into civil disorder, and only the GM could let you back in.
button-leave-sure = Leave for good
list-title = Games on this server
list-none = There is no game here yet. Make one with `/game create`.
list-line = **{ $name }** – { $state } – <#{ $channel }>
list-lobby = gathering players, { $count } of { $of }
list-over = over: { $outcome }

# The player's own sheet
sheet-title = { $power } – { $phase }
sheet-empty = Nothing is written yet.
sheet-fault = { $order } ⚠ { $reason }.
sheet-missing = Without an order: { $units }. Units without an order hold.
sheet-missing-retreats = Without an order: { $units }. Units without a retreat are disbanded.
sheet-may-retreat = { $unit } may retreat to { $places }.
sheet-may-build = You may build in { $places }.
sheet-count-builds = Builds: { $ordered } of { $due }.
sheet-count-builds-waived = Builds: { $ordered } of { $due }, { $waived } waived.
sheet-count-removals = Removals: { $ordered } of { $due }.
sheet-count-of = { $power } – { $line }
sheet-prices = A new army costs { $army }, a new fleet { $fleet }; { $left } left for that beside what is on your sheet.
sheet-builds-left =
    { $count ->
        [one] One more build is open; what you do not build is waived.
       *[other] { $count } more builds are open; what you do not build is waived.
    }
sheet-removals-left =
    { $count ->
        [one] One more unit must go; if you name none, it is chosen by the rules.
       *[other] { $count } more units must go; if you name none, they are chosen by the rules.
    }
sheet-only-transfers = You have no units to order. You may still declare transfers.
sheet-nothing-due = Nothing to do for you in this phase.
sheet-ready = You are ready.
sheet-not-ready = You are not marked ready.
sheet-footer = { $game }: sealed until the deadline. Only you see this.
sheet-picture = { $power }’s orders for { $phase }, as written so far.
sheet-picture-none = The map for { $phase }; { $power } has no orders yet.
button-ready = Ready
button-not-ready = Not ready
button-edit = Edit as text
button-clear = Clear
button-my-turn = My turn
button-map = Map
button-status = Status
form-title = Orders for { $phase }
form-field = One order per line
form-hint = A Par - Bur
form-too-long = Your sheet is too long for this form. Strike some orders, or write single ones with /order or in a private message to me.
sheet-old-phase = That button belongs to an earlier phase. This is your sheet now.
sheet-cleared = Your sheet is empty now.

# What became of written lines
written-order = ✓ `{ $order }`
written-instead = ✓ `{ $order }` (instead of `{ $before }`)
written-bluff = ✓ `{ $order }` – kept as a bluff: { $reason }.
written-awaits-leave = ✓ `{ $order }` – written, but without effect as yet: { $reason }.
written-refused = ✗ `{ $order }` – { $reason }.
written-refused-bluff = ✗ `{ $order }` – { $reason }. To keep it as a bluff, write it again with `insist`.
written-unread = ✗ “{ $text }” – { $reason }
written-lame = ⚠ `{ $order }` – on your sheet, but as things stand nothing will come of it: { $reason }.
written-spare-ordered =
    ✗ `Waive` – a build goes before a waive: { $ordered ->
        [one] one
       *[other] { $ordered }
    } of your { $builds ->
        [one] one build is
       *[other] { $builds } builds are
    } on your sheet. Strike a build first.
written-spare =
    ✗ `Waive` – { $builds ->
        [one] you have only one build to waive.
       *[other] you have only { $builds } builds to waive.
    }
written-none = Nothing was changed.
written-again = This had reached me before, so I changed nothing. This is your sheet as it stands:
written-merged = Because some lines could not be used, the rest was added to your sheet instead of replacing it.
written-newer = Your sheet had changed since you opened this form. So what you sent was added to it, and nothing was struck. Please check it.
written-more =
    { $count ->
        [one] …and one more line.
       *[other] …and { $count } more lines.
    }

# Ready marks
ready-yes = You are ready. { $waiting } of { $of } are still expected.
ready-yes-known = You are ready, and so is everyone who openly has something to do. The phase closes when nobody can do anything more, or at its deadline.
ready-yes-all = You are ready, and so is everybody else: the phase is being adjudicated.
ready-yes-paused = You are ready, and so is everybody else, but the game is paused.
ready-no = You are no longer marked ready.

# Where a game stands
status-title = { $name } – { $phase }
status-over = { $name } is over: { $outcome }.
status-owes = Orders
status-powers = Powers
status-line-ready = ✅ { $power } ({ $player }): ready
status-line-in = 📝 { $power } ({ $player }): orders are in
status-line-owes = ⏳ { $power } ({ $player }): { $due }
status-line-disorder = ▫️ { $power }: civil disorder
status-power = **{ $power }** { $player } – { $centres } SC, { $units } units
status-power-credits = **{ $power }** { $player } – { $income ->
        [one] 1 credit
       *[other] { $income } credits
    } a year, { $centres ->
        [one] 1 province
       *[other] { $centres } provinces
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
status-power-out = ~~{ $power }~~ { $player } – out of the game
status-nothing-owed = Nobody has anything to do.

# The map
map-title = { $name } – { $phase }
map-alt-borders = Borders drawn otherwise: { $borders }.
map-alt = Map of { $name }, { $phase }
map-alt-due = To be decided: { $due }.
map-alt-power = { $power } { $centres } centres
map-alt-power-credits =
    { $power } { $income ->
        [one] 1 credit
       *[other] { $income } credits
    } a year
map-alt-no-units = no units
map-alt-orders = Map of { $name }, { $phase }, with the orders as they went

# History and reasons
history-title = { $name } – what happened
history-line = **{ $phase }** – { $headline }
history-none = Nothing has been played yet.
history-page = Page { $page } of { $of }
history-hint = For one phase in full: `/history phase:{ $phase }`
button-newer = Newer
button-older = Older
why-title = { $province } – { $phase }
results-title = { $phase } – results
results-captures = **Centres**
results-capture = { $power } takes { $province }
results-capture-from = { $power } takes { $province } from { $from }
results-missed = No orders came from { $powers }.
results-eliminated = { $power } is out of the game.
results-unheard = { $power }: `{ $order }` did not count: { $reason }.
results-none = Nothing was ordered and nothing happened.
results-thread = { $phase } results

archive-title = Archive of { $name }
archive-so-far = The game is still being played: this holds the phases closed until now, and nothing of the open one.
archive-answer =
    { $phases ->
        [one] { $title }: one phase
       *[other] { $title }: { $phases } phases
    } with everybody’s sheet, the results and what they led to, chained by hashes.
    `chancery replay FILE` checks the hashes and adjudicates every phase again.
archive-too-large = The archive is { $size } MiB large, and Discord takes no file of more than { $most } MiB.

# Votes

# The GM
gm-deadline = The deadline is now { $at } ({ $in }).
gm-replace-plays = { $player } plays in this game already.
gm-paused = The game is paused.
gm-resumed = The game goes on. The deadline is { $at } ({ $in }).
gm-processed = { $phase } is adjudicated; the results are on their way to the channel.
gm-rolled-back = The game stands at { $phase } again (revision { $to }). Sheets for that phase start empty. To undo this, roll back once more and choose the revision before it.
gm-replaced = { $player } plays { $power } now.
gm-abandon-sure = Really end **{ $game }** without a result? `/gm rollback` can undo it.
button-abandon = End the game
gm-abandoned = **{ $game }** is over.
gm-rollback-point = { $phase } (revision { $seq })
gm-bad-moment = I cannot read “{ $text }” as a moment. Write a span from now such as `24h`, or a day and time such as `tomorrow 20:00`, `Friday 8 pm` or `2026-03-01 18:00` ({ $zone }).

# Private messages
dm-help =
    Write me your orders, one per line, as you would on paper:
    ```
    A Par - Bur
    F Bre - MAO
    A Mar S A Par - Bur
    ```
    I answer with what I understood. Other words I know: `orders` (your sheet), `ready`, `not ready`, `clear`, `status`, `map`, `help`.
    If you play in several games, write `game: name of the game` in the first line. To keep orders that are not legal, as a bluff, begin the message with `insist`.
dm-no-game = You are in no game at the moment. Join one on a server with `/game join`; then write me your orders here, or use `/order` there.
dm-pictures-only = I can read only text. Please write your orders as a message, one per line.
edit-read = You changed your message, and I read it again. Lines you took out of it stay on your sheet until you strike them.
edit-late = You changed a message that was written for a phase that is closed. The change does not count. Write a new message for the open phase.

# Spans of time
span-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
span-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
span-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

# Variants
variant-standard = Standard Diplomacy

# Headlines: parts joined by semicolons
head-takes = { $power } takes { $places }
head-enters = { $power } enters { $places }
head-out = { $power } is out of the game
head-must-retreat =
    { $count ->
        [one] { $number } unit must retreat
       *[other] { $number } units must retreat
    }
head-destroyed =
    { $count ->
        [one] { $number } unit is destroyed
       *[other] { $number } units are destroyed
    }
head-moved =
    { $count ->
        [one] { $number } unit moves
       *[other] { $number } units move
    }
head-bounced =
    { $count ->
        [one] { $number } move fails
       *[other] { $number } moves fail
    }
head-retreated =
    { $count ->
        [one] { $number } unit retreats
       *[other] { $number } units retreat
    }
head-disbanded =
    { $count ->
        [one] { $number } unit is disbanded
       *[other] { $number } units are disbanded
    }
head-builds =
    { $count ->
        [one] { $power } builds { $number } unit
       *[other] { $power } builds { $number } units
    }
head-removes =
    { $count ->
        [one] { $power } removes { $number } unit
       *[other] { $power } removes { $number } units
    }
head-others = and { $number } others
head-failed =
    { $count ->
        [one] { $number } build or removal fails
       *[other] { $number } builds or removals fail
    }
head-waived =
    { $count ->
        [one] { $number } build is not used
       *[other] { $number } builds are not used
    }
head-placed =
    { $count ->
        [one] { $number } block is placed
       *[other] { $number } blocks are placed
    }
head-paid = All units are paid for
head-quiet = Nothing changes

results-neutral = Neutral

# Rules chosen for a new game
rules-no-variant = There is no variant “{ $found }”. There is { $known }.
rules-no-rulebook = There is no rulebook “{ $found }”. There are { $known }.
rules-no-question = “{ $found }” is not a question of the rulebook. Write single answers like `4.A.3=b`.
rules-no-letter = “{ $found }” is no answer to { $id }. There are { $known }.
rules-rulebook = Rulebook { $id }

# Posts in the game’s channel
post-started = **{ $game }** begins. Everybody finds their power below; write your orders with `/order`, with **My turn**, or in a private message to me.
post-started-hidden = **{ $game }** begins. Nobody is told who plays which power: press **My turn** to see yours, and write your orders there, with `/order`, or in a private message to me.
post-next = { $phase }
post-late = *The deadline had passed { $late } earlier, while I was away.*
post-final = Final standing
post-ended = **{ $game } is over.** { $outcome }.
post-reminder = { $players } – **{ $game }**: I am still waiting for you in { $phase }. The deadline is { $at } ({ $in }).
post-paused = **{ $game }**: { $by } has stopped the clock.
post-resumed = **{ $game }**: { $by } lets the clock run again. The deadline is { $at } ({ $in }).
post-rolled-back = **{ $game }**: { $by } has rolled the game back to { $phase } (revision { $to }). Sheets for this phase start empty.
post-rolled-back-kept = **{ $game }**: { $by } has undone a rollback; the game stands at { $phase } again (revision { $to }). Sheets that were written for this phase count again; please check yours, and say once more when you are ready.
post-replaced-hidden = **{ $game }**: somebody else plays { $power } now.
post-replaced = **{ $game }**: { $player } plays { $power } now, by decision of { $by }.
post-left-hidden = **{ $game }**: the player of { $power } has left. { $power } is in civil disorder until the GM finds another player.
post-left = **{ $game }**: { $player } has left. { $power } is in civil disorder until the GM finds another player.
post-undelivered = **{ $game }**: I could not post something ({ $what }) in { $where }: { $why }.
post-stuck = **{ $game }**: the phase could not be closed, because something is wrong on our side. The clock stands; all sheets are kept. Whoever runs the bot finds the cause in its log (game { $number }). After that the GM lets the clock run with `/gm resume`, or closes the phase at once with `/gm process`.
post-privately = a private message
post-instead-reminder = { $player } – **{ $game }**: I am still waiting for you. { $clock } (I could not reach you privately.)
post-instead-gm = { $gm } – **{ $game }**: something did not arrive, and I cannot reach you privately to say what. `/gm log` has it.
undelivered-gone = the channel, the thread or the message is gone
undelivered-forbidden = Discord does not let me
undelivered-tried-too-long = Discord did not take it for too long
undelivered-refused = Discord refuses what I was to post there
undelivered-broken = something is wrong on our side; whoever runs the bot finds the cause in its log
undelivered-lacks = I lack a permission there: { $missing }. Whoever manages the channel can give it to me (Edit Channel → Permissions → my role). I keep the post for a day and bring it as soon as I may
post-unreachable = **{ $game }**: I cannot write to { $player } privately; their private messages are closed to me. What I have for them waits in the channel, and they are told so when they next use a command.
post-unreachable-left = **{ $game }**: { $player } is no longer on this server, says Discord, so no orders will come from there. What was sealed counts. `/gm replace` puts somebody else in their place.
private-missed = I wanted to write to you privately, and Discord did not let me: your private messages are closed to me. To open them: right-click this server → Privacy Settings → Direct Messages. Or leave it so and tell me with `/notify private:False`; what is for you alone you then find with `/orders`, `/press inbox` and **My turn**.
late-private = You asked me something, and Discord no longer took my answer there. Here it is:
late-public = { $player } – Discord no longer took my answer where you asked. Here it is:
files-too-large = (The picture or file was too large for Discord here, so I left it out. `/map`, `/history` and `/relations` show it again.)
permission-view-channel = View Channel
permission-timeout = a voice (I am timed out: remove the timeout, or wait until it ends)
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
