# What the bot says in Discord: names, panels, answers.

nobody = *nobody*
# In games that hide who plays which power.
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
        [one] one order due
       *[other] { $count } orders due
    }
due-retreats =
    { $count ->
        [one] one retreat due
       *[other] { $count } retreats due
    }
due-builds =
    { $count ->
        [one] one build due
       *[other] { $count } builds due
    }
due-transfers = may declare transfers
due-winter = may build; can pay for all units
due-short =
    { $count ->
        [one] 1 credit short for its units
       *[other] { $count } credits short for its units
    }
due-removals =
    { $count ->
        [one] one removal due
       *[other] { $count } removals due
    }

clock-deadline = Deadline: { $at } ({ $in })
clock-paused = The game is paused; there is no deadline.
clock-stuck = The phase could not be adjudicated because of an error in the bot. The clock is stopped and all orders are kept. The GM can try again with `/gm resume` or `/gm process`.
clock-idle = No player is left to order units, so the clock is stopped. Take over a power with `/game takeover`; the GM can then restart the clock with `/gm resume`.
clock-none = No deadline.

outcome-solo = { $power } wins solo
outcome-alliance = { $powers } win as an alliance
outcome-draw = a draw between { $powers }
outcome-concession = all players concede to { $power }
outcome-abandoned = ended by the GM without a result
outcome-last-year = { $year } was its last year

# The lobby
lobby-title = { $name }
lobby-about = { $variant }, rulebook { $rulebook }. Movement { $moves }, retreats { $retreats }, builds { $builds }.
lobby-players = Players ({ $count } of { $of })
lobby-nobody = Nobody yet. Press **Join**.
lobby-wish = { $player } – prefers { $power }
lobby-any = { $player }
lobby-gm = GM: { $gm }
lobby-full = All seats are taken. { $gm } can start the game now.
lobby-lacking = ⚠ To post maps and results in this channel I still need: { $names }.
ground-voice = I post results in threads, which voice and stage channels do not have. Use a text channel or a forum post instead; the game will be played there.
ground-unseen = I cannot see the channel this thread belongs to, so I do not know where the game would be played. Let me see it (Edit Channel → Permissions → View Channel), or use a text channel.
lobby-joined = { $player } joined **{ $game }**.
lobby-left = { $player } left **{ $game }**.
lobby-begun = This game has started; the lobby is closed.
lobby-wish-menu = Prefer a power…
lobby-wish-menu-some = Prefer a power… (all: /game join power:)
lobby-wish-any = No preference: any power
button-join = Join
button-leave = Leave
button-start = Start the game
game-started = **{ $game }** has started. The first map will appear in <#{ $channel }>.
game-left = You have left **{ $game }**.
game-left-power = You have left **{ $game }**. { $power } is in civil disorder until the GM finds another player.
game-leave-sure = Really leave **{ $game }**? { $power } would go into civil disorder, and only the GM could let you back in.
button-leave-sure = Leave for good
list-title = Games on this server
text-goes-on = …all of it is in `{ $file }`.
lines-more =
    …and { $lines ->
        [one] one more
       *[other] { $lines } more
    }
list-more =
    …and { $lines ->
        [one] one more: /game info finds it by its name.
       *[other] { $lines } more: /game info finds each by its name.
    }
list-none = There are no games here yet. Create one with `/game create`.
list-line = **{ $name }** – { $state } – <#{ $channel }>
list-lobby = waiting for players, { $count } of { $of }
list-over = over: { $outcome }

# The player's own sheet
sheet-title = { $power } – { $phase }
sheet-empty = Nothing entered yet.
sheet-fault = { $order } ⚠ { $reason }.
sheet-missing = No orders for: { $units }. Units without orders hold.
sheet-missing-retreats = No orders for: { $units }. Units without a retreat order are disbanded.
sheet-may-retreat = { $unit } may retreat to { $places }.
sheet-may-build = You can still build in { $places }.
sheet-count-orders = Orders: { $ordered } of { $due }.
sheet-count-builds = Builds: { $ordered } of { $due }.
sheet-count-builds-waived = Builds: { $ordered } of { $due }, { $waived } waived.
sheet-count-removals = Removals: { $ordered } of { $due }.
sheet-count-of = { $power } – { $line }
sheet-prices = A new army costs { $army }, a new fleet { $fleet }; your orders so far leave { $left } for that.
sheet-builds-left =
    { $count ->
        [one] You have one build left; if you do not use it, it is waived.
       *[other] You have { $count } builds left; any you do not use are waived.
    }
sheet-removals-left =
    { $count ->
        [one] One more unit must be disbanded; if you choose none, the rules decide.
       *[other] { $count } more units must be disbanded; if you choose none, the rules decide.
    }
sheet-only-transfers = You have no units to order, but you can still declare transfers.
sheet-nothing-due = You have nothing to do in this phase.
sheet-ready = You are ready.
sheet-not-ready = You are not marked as ready.
sheet-footer = { $game }: sealed until the deadline. Only you can see this.
sheet-picture = { $power }’s orders for { $phase } so far.
sheet-picture-none = Map of { $phase }; { $power } has no orders yet.
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
form-hint-treaties = Enter MDT with Italy
form-too-long = You have too many orders for this form. Remove some, or write single orders with /order or in a direct message to me.
sheet-old-phase = That button is from an earlier phase. Here are your current orders.
sheet-cleared = Your orders have been cleared.
sheet-restored = Your orders are back.

# Answers to lines a player wrote
written-order = ✓ `{ $order }`
written-instead = ✓ `{ $order }` (instead of `{ $before }`)
written-bluff = ✓ `{ $order }` – kept as a bluff: { $reason }.
written-awaits-leave = ✓ `{ $order }` – entered, but without effect so far: { $reason }.
written-refused = ✗ `{ $order }` – { $reason }.
written-refused-bluff = ✗ `{ $order }` – { $reason }. To keep it as a bluff, press its button below or write it again with `insist`.
written-replaced = ✗ `{ $order }` – your later line `{ $by }` replaced it.
written-either = I entered neither of your two orders for one unit: `{ $first }` and `{ $second }`. Which one do you mean? Press it, or write only that one.
written-still-ready = ⚠ You are still marked as ready, so the phase may close at any time with your orders as they are above. If you need time, press **Not ready**.
written-unread = ✗ “{ $text }” – { $reason }
written-lame = ⚠ `{ $order }` – entered, but as things stand it will have no effect: { $reason }.
written-spare-ordered =
    ✗ `Waive` – there is no build left to waive: you have already ordered { $builds ->
        [one] your only build
       *[other] { $ordered } of your { $builds } builds
    }. Remove a build first.
written-spare =
    ✗ `Waive` – { $builds ->
        [one] you have only one build to waive.
       *[other] you have only { $builds } builds to waive.
    }
written-none = Nothing was changed.
written-again = I had already received this, so nothing was changed. Your orders so far:
written-merged = Some lines could not be used. The others were added, and your earlier orders stay as they were.
written-newer = Your orders had changed since you opened this form, so I added what you sent and removed nothing. Please check them.
written-more =
    { $count ->
        [one] …and one more line.
       *[other] …and { $count } more lines.
    }

# Ready marks
ready-yes = You are ready. Still waiting for { $waiting } of { $of }.
ready-yes-known = You are ready, and so is everyone else who visibly has something to do. The phase closes once nobody can do anything more, or at its deadline.
ready-yes-all = You are ready, and so is everyone else: the phase is being adjudicated.
ready-yes-paused = You are ready, and so is everyone else, but the game is paused.
ready-closed = With you, everybody is ready: **{ $phase }** is over, and the results appear in <#{ $channel }>. Now it is **{ $next }**, a new phase with orders of its own.
ready-closed-over = With you, everybody is ready: **{ $phase }** is over, and so is the game. The results appear in <#{ $channel }>.
ready-idle-hold =
    { $count ->
        [one] ⚠ One of your units has no order and will hold: { $units }. **Not ready** gives you more time.
       *[other] ⚠ { $count } of your units have no order and will hold: { $units }. **Not ready** gives you more time.
    }
ready-idle-disband =
    { $count ->
        [one] ⚠ One of your units has no order and will be disbanded: { $units }. **Not ready** gives you more time.
       *[other] ⚠ { $count } of your units have no order and will be disbanded: { $units }. **Not ready** gives you more time.
    }
ready-doubts = ⚠ Some of your orders contradict each other; `/orders` shows which. You can still change them.
ready-no = You are no longer marked as ready.

# The state of a game
status-title = { $name } – { $phase }
status-over = { $name } is over: { $outcome }.
status-owes = Orders
status-powers = Powers
status-line-ready = ✅ { $power } ({ $player }): ready
status-line-in = 📝 { $power } ({ $player }): orders are in
status-line-owes = ⏳ { $power } ({ $player }): { $due }
status-line-disorder = ▫️ { $power }: civil disorder
status-power = **{ $power }** { $player } – { $centres } SC, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
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
status-hand = One person plays { $powers }: { $centres ->
    [one] one centre
   *[other] { $centres } centres
} together.
status-power-idle = **{ $power }** stands idle – { $centres ->
        [one] 1 province
       *[other] { $centres } provinces
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
status-treasuries = Treasuries in the last ledger
status-treasury = **{ $power }** { $credits } ({ $seat })
status-treasuries-note = What has been given, lent or paid since is not public.
status-nothing-owed = Nobody has anything to do.

# The map
map-title = { $name } – { $phase }
map-alt-borders = Changed borders: { $borders }.
map-alt = Map of { $name }, { $phase }
map-alt-due = Still to be decided: { $due }.
map-alt-power =
    { $power } { $centres ->
        [one] 1 centre
       *[other] { $centres } centres
    }
map-alt-power-credits =
    { $power } { $income ->
        [one] 1 credit
       *[other] { $income } credits
    } a year
map-alt-no-units = no units
map-alt-orders = Map of { $name }, { $phase }, with orders and results

# History and reasons
history-title = { $name } – what happened
history-line = **{ $phase }** – { $headline }
history-none = No phase has been played yet.
history-page = Page { $page } of { $of }
history-hint = To see one phase in full: `/history phase:{ $phase }`
button-newer = Newer
button-older = Older
why-title = { $province } – { $phase }
results-title = { $phase } – results
results-captures = **Centres**
results-captures-lands = **Provinces (credits a year)**
results-capture = { $power } takes { $province }
results-capture-from = { $power } takes { $province } from { $from }
results-missed = No orders were received from { $powers }.
results-eliminated = { $power } is out of the game.
results-unheard = { $power }: `{ $order }` did not count: { $reason }.
results-none = There were no orders, and nothing changed.
results-thread = { $phase }

archive-title = Archive of { $name }
archive-so-far = The game is still being played: this archive contains only the phases closed so far, nothing from the open one.
archive-answer =
    { $phases ->
        [one] { $title }: one phase
       *[other] { $title }: { $phases } phases
    } with everybody’s orders, the results and the hashes that prove them.
    `chancery replay FILE` checks the hashes and adjudicates every phase again.
archive-too-large = The archive is { $size } MiB, and Discord accepts files of at most { $most } MiB.

# Votes

# The GM
gm-deadline = The deadline is now { $at } ({ $in }).
gm-replace-plays = { $player } already plays in this game.
gm-paused = The game is paused.
gm-resumed = The game continues. The deadline is { $at } ({ $in }).
gm-processed = { $phase } has been adjudicated; the results will appear in the channel.
gm-rolled-back = The game is back at { $phase } (revision { $to }). To undo this, roll back again and choose the last revision before this rollback.
gm-replaced = { $player } now plays { $power }.
gm-abandon-sure = Really end **{ $game }** without a result? `/gm rollback` can undo it.
button-abandon = End the game
gm-abandoned = **{ $game }** is over.
gm-rollback-point = { $phase } (revision { $seq })
gm-bad-moment = I cannot read “{ $text }” as a time. Write how long from now, such as `24h`, or a day and time, such as `tomorrow 20:00`, `Friday 8 pm` or `2026-03-01 18:00` ({ $zone }).

# Private messages
dm-help =
    Send me your orders, one per line:
    ```
    A Par - Bur
    F Bre - MAO
    A Mar S A Par - Bur
    ```
    I answer with what I understood. You can also send `orders` (to see yours), `ready`, `not ready`, `clear`, `status`, `map` or `help`.
    If you play in several games, write `game: name of the game` in the first line. To keep illegal orders as a bluff, start the message with `insist`.
dm-no-orders = I read direct messages as orders. To answer a letter, press **Reply** below it; `/press to` writes one. Other words I know here: `orders`, `status`, `map`, `ready`, `help`.
dm-no-game = You are not in a game at the moment. Join one on a server with `/game join`; then send me your orders here, or use `/order` there.
dm-pictures-only = I can only read text. Please write your orders as a message, one per line.
edit-read = You edited your message, so I read it again. Orders you deleted from the message still count until you remove them from your orders.
edit-late = You edited a message from a phase that has closed, so the edit does not count. Send a new message for the open phase.

# Durations
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
head-places-from = { $places } from { $power }
head-from-places = { $places } from { $power }
head-places-and = { $places }, and { $more }
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
head-others = and { $number } more
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

results-as-ordered = **Carried out as ordered**
results-plain-orders = **{ $power }**: { $orders }
results-no-orders = **{ $power }**, no order: { $orders }
results-neutral = Neutral

# Rules chosen for a new game
rules-no-variant = There is no variant “{ $found }”. You can choose { $known }.
rules-no-rulebook = There is no rulebook “{ $found }”. You can choose { $known }.
rules-no-question = “{ $found }” is not a question in the rulebook. Write single answers like `4.A.3=b`.
rules-no-letter = “{ $found }” is not an answer to { $id }. The answers are { $known }.
rules-rulebook = Rulebook { $id }

# Posts in the game’s channel
post-started = **{ $game }** begins. The powers and their players are listed below. Write your orders with `/order`, with **My turn**, or in a direct message to me.
post-started-hidden = **{ $game }** begins. Who plays which power is secret: press **My turn** to see yours. Write your orders there, with `/order`, or in a direct message to me.
post-next = { $phase }
post-only-computers = Only computers are left. The GM can play on phase by phase with **Next phase**, or end the game with `/gm end`.
post-late = *Adjudicated { $late } late: I was offline at the deadline, or my clock was wrong.*
post-final = Final standings
post-ended = **{ $game } is over.** { $outcome }.
post-reminder = { $players } – **{ $game }**: I am still waiting for you in { $phase }. The deadline is { $at } ({ $in }).
post-paused = **{ $game }**: { $by } has paused the game.
post-resumed = **{ $game }**: { $by } has resumed the game. The deadline is { $at } ({ $in }).
post-rolled-back = **{ $game }**: { $by } has rolled the game back to { $phase } (revision { $to }). Please write your orders for this phase again.
post-rolled-back-kept = **{ $game }**: { $by } has undone a rollback; the game is back at { $phase } (revision { $to }). Orders already written for this phase count again: please check yours, and mark yourself ready again.
post-replaced-hidden = **{ $game }**: somebody else now plays { $power }.
post-replaced = **{ $game }**: { $by } has given { $power } to { $player }.
post-left-hidden = **{ $game }**: the player of { $power } has left. { $power } is in civil disorder until the GM finds another player.
post-left = **{ $game }**: { $player } has left. { $power } is in civil disorder until the GM finds another player.
post-undelivered = **{ $game }**: I could not deliver { $what } ({ $where }): { $why }.
post-stuck = **{ $game }**: the phase could not be adjudicated because of an error in the bot. The clock is stopped and all orders are kept. Whoever runs the bot can find the cause in its log (game { $number }). After that, the GM can restart the clock with `/gm resume` or adjudicate at once with `/gm process`.
post-privately = a direct message
post-in-thread = in a thread of the game’s channel
post-instead-reminder = { $player } – **{ $game }**: I am still waiting for you. { $clock } (I could not reach you privately.)
post-instead-gm = { $gm } – **{ $game }**: something could not be delivered, and I cannot send you a direct message about it. See `/gm log`.
undelivered-what-greeting = the greeting
undelivered-what-event = the results of an event
undelivered-what-started = the start of the game
undelivered-what-resolved = the results of a phase
undelivered-what-results = the detailed results of a phase
undelivered-what-exchange = the exchange after a season
undelivered-what-set = a change of the settings
undelivered-what-renamed = the game’s new name
undelivered-what-new-gm = the change of GM
undelivered-what-moved-up = the news that somebody has moved up from the waiting list
undelivered-what-unseated = the news that there is no seat left
undelivered-what-invited = an invitation
undelivered-what-offered = the offer of a seat
undelivered-what-declined = the news that somebody declined a seat
undelivered-what-card = an update of the lobby message
undelivered-what-ended = the end of the game
undelivered-what-reminder = a reminder of the deadline
undelivered-what-deadline = a new deadline
undelivered-what-grace = the start of the grace period
undelivered-what-missed = the news of a missed phase
undelivered-what-disorder = the news that a power is in civil disorder
undelivered-what-returned = the news that a player is back
undelivered-what-taken-over = the news that somebody has taken over a power
undelivered-what-applicant = a request to take over a power
undelivered-what-seat-free = the news that a seat is free
undelivered-what-paused = the news that the game is paused
undelivered-what-resumed = the news that the game goes on
undelivered-what-back = the news that I am back
undelivered-what-rolled-back = the news of a rollback
undelivered-what-replaced = the news that somebody else plays a power
undelivered-what-left = the news that a player has left
undelivered-what-proposed = a proposal
undelivered-what-ballot = a vote
undelivered-what-ballot-over = the result of a vote
undelivered-what-press = public press
undelivered-what-mail = the news of a waiting letter
undelivered-what-reported = a report about a letter
undelivered-what-claim = a claim to victory
undelivered-what-gm = the news of something the GM did
undelivered-what-pictures = pictures
undelivered-what-stuck = the news that a phase could not be adjudicated
undelivered-what-other = a message
undelivered-gone = the channel, thread or message no longer exists
undelivered-forbidden = Discord does not allow me to
undelivered-tried-too-long = I kept trying, but Discord did not accept it
undelivered-refused = Discord rejects what I tried to post
undelivered-broken = the bot ran into an error; whoever runs it can find the cause in its log
undelivered-lacks = I lack a permission there: { $missing }. Whoever manages the channel can grant it (Edit Channel → Permissions → my role). I keep the post for a day and send it as soon as I can
post-unreachable = **{ $game }**: I cannot send { $player } direct messages; they do not accept any from me. Where possible I use the channel instead, and they will be told when they next use a command.
post-unreachable-left = **{ $game }**: Discord says that { $player } has left this server, so no more orders will come from them. Orders already sealed count. `/gm replace` gives their seat to somebody else.
private-missed = I tried to send you a direct message, but your privacy settings do not allow it. To allow it, right-click this server → Privacy Settings → Direct Messages. Or turn these messages off with `/notify private:False`; you can then find what is meant for you alone with `/orders`, `/press inbox` and **My turn**.
late-private = My answer to your request came too late for Discord to show it there. Here it is:
late-public = { $player } – my answer came too late for Discord to show it where you asked. Here it is:
files-too-large = (The picture or file was too large for Discord, so I left it out. `/map`, `/history` and `/relations` show it again.)
permission-view-channel = View Channel
permission-timeout = an end to my timeout (remove it, or wait until it ends)
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-send-messages-in-threads = Send Messages in Threads
