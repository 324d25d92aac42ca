# The clock, absences, missed phases, and powers without a player.

command-wait = Ask to wait for the deadline, even if everybody is ready
option-wait-wait = False to stop waiting

command-extend = Call a vote on more time for this phase
option-extend-by = How much longer, such as 24h
option-extend-why = The reason, for all to read; shown without your name

command-absence = Announce that you will be away
command-absence-announce = Announce from when to when you will be away
command-absence-list = Show your absences
command-absence-cancel = Cancel an absence
option-absence-announce-from = A day (2026-03-05), a time, or how long from now; if left out, right now
option-absence-announce-until = A day (2026-03-09), a time (2026-03-09 18:00), or how long from now (5d)
option-absence-announce-game = Only one game; if left out, all your games here
option-absence-cancel-absence = Which absence

command-game-takeover = Take over a power without a player, or whose player seeks a substitute
command-game-return = Take back your power after it fell into civil disorder
command-game-seats = Show who has played which power, and which phases were missed
option-game-takeover-power = Which power, if several are free
option-game-seats-power = Only one power

option-gm-deadline-why = The reason, for all to read
option-gm-extend-why = The reason, for all to read
option-gm-pause-all = All games on this server; for server managers
option-gm-resume-all = All games on this server that were paused together
option-gm-times-zone = Time zone for slots and quiet days, such as Europe/Berlin
option-gm-times-slots = When deadlines may fall, such as Mon 20:00, Thu 20:00; none for any time
option-gm-times-quiet = Days without a deadline, such as Sat, Sun; none for no such days
option-gm-times-grace = Extra time after a deadline for those who still owe orders, such as 6h; 0 for none
option-gm-times-early = Whether a phase closes as soon as everybody is ready
option-gm-times-absence = What an announced absence does
option-gm-times-absences = How many absences per player count in this game
option-gm-times-away = The longest absence that counts, such as 14d
option-gm-times-extension = Who besides the GM may extend a phase
option-gm-times-longer = How much the players may extend one phase in all, such as 48h
option-gm-times-policy = What a power’s units do if no orders come in
option-gm-times-disorder = Missed phases in a row until civil disorder; 0 for never
option-gm-times-call = Whether a new player is then looked for
option-gm-times-openly = Whether missed phases are announced in the channel
option-gm-times-standing = Whether a phase played by standing orders alone counts as missed
option-gm-times-approve = Whether the GM must approve a new player

choice-absence-ignore = Nothing
choice-absence-excuse = Excuses: no phase counts as missed
choice-absence-extend = Moves the deadline past the return
choice-extension-off = Nobody
choice-extension-majority = More than half of the players
choice-extension-all = All players together
choice-policy-hold = They hold
choice-policy-computer = They follow the player’s standing orders; without any, a computer orders them
choice-policy-standing = They follow the player’s standing orders, if any

day-1 = Monday
day-2 = Tuesday
day-3 = Wednesday
day-4 = Thursday
day-5 = Friday
day-6 = Saturday
day-7 = Sunday

gm-times-set = The settings are changed. New phase lengths apply from the next phase.
gm-paused-all =
    All games on this server are paused. { $count ->
        [0] No clock was running.
        [one] One clock has been stopped.
       *[other] { $count } clocks have been stopped.
    }
gm-resumed-all =
    The games on this server have resumed. { $count ->
        [0] No clock had been stopped.
        [one] One clock is running again.
       *[other] { $count } clocks are running again.
    }

times-phases = Time per phase: movement { $moves }, retreats { $retreats }, builds { $builds }.
times-reminders = Players who still owe something are reminded { $spans } before the deadline.
times-no-reminders = There are no reminders.
times-slots = Deadlines fall on { $slots } ({ $zone }): the first slot after the phase’s time is up.
times-slots-moves = Deadlines for moves fall on { $slots } ({ $zone }): the first slot after the phase’s time is up. Retreats and builds end as soon as their time is up.
times-quiet = No deadline falls on { $days } ({ $zone }).
times-grace = Grace period: { $span } after the deadline, once per phase, for those who still owe orders.
times-no-grace = There is no grace period after a deadline.
times-early = A phase closes as soon as everybody is ready, unless somebody asks to wait.
times-late = A phase always waits for its deadline.
times-absence-ignore = Announced absences have no effect.
times-absence-excuse = An announced absence excuses: no phase counts as missed. Up to { $span } each; per player: { $count }.
times-absence-extend = An announced absence moves the deadline past the return, by at most { $span }. Per player: { $count }.
times-extension-off = Only the GM can extend a phase.
times-extension-majority = More than half of the players can extend a phase, by up to { $span }.
times-extension-all = All players together can extend a phase, by up to { $span }.
times-policy-hold = If a player hands in nothing, their units hold.
times-policy-standing = If a player hands in nothing, their standing orders are used; units without one hold.
times-policy-computer = If a player hands in nothing, their standing orders are used or, if they have none, a computer orders their units until they come back.
times-policy-computer-counts = If a player hands in nothing, their standing orders are used or, if they have none, a computer orders their units; the phase counts as missed.
times-policy-standing-counts = If a player hands in nothing, their standing orders are used, but the phase counts as missed; units without one hold.
times-disorder =
    { $count ->
        [one] A power falls into civil disorder after one missed phase.
       *[other] A power falls into civil disorder after { $count } missed phases in a row.
    }
times-no-disorder = Missed phases never lead to civil disorder.
times-openly = Missed phases are announced in the channel.
times-privately = Only the player concerned is told about a missed phase.
times-call = After civil disorder a new player is looked for, who may take over at once.
times-call-approve = After civil disorder a new player is looked for; the GM must approve.
times-no-call = After civil disorder no new player is looked for.

wait-yes = This phase now waits for its deadline, even if everybody is ready. To stop waiting: `/ready` or `/wait wait:False`.
wait-anyway = In this game every phase waits for its deadline anyway.
wait-no = You no longer ask to wait.

ready-yes-late = You are ready. In this game every phase waits for its deadline; your orders count as they are.
ready-yes-held = You are ready, but somebody has asked to wait for the deadline. Your orders count as they are.
status-held = *Somebody has asked to wait for the deadline.*
clock-grace = The deadline has passed. Those who still owe orders have until { $at } ({ $in }).

absence-bad-moment = I cannot read “{ $text }” as a date or time. Write a day such as `2026-03-05`, a time such as `2026-03-05 18:00` or `Friday 18:00` (in the game’s time zone, otherwise UTC), or how long from now, such as `5d`.
absence-announced = You are away from { $from } until { $until }.
absence-line = **{ $game }**: { $meaning }
absence-nothing = This game ignores announced absences. Your orders are due as usual; standing orders may help.
absence-too-long = Absences longer than { $most } do not count here. Your orders are due as usual.
absence-too-many = No more of your absences count here (at most { $most }). Your orders are due as usual.
absence-excuses = Phases you miss until then are excused. The game does not wait for you.
absence-extends = Deadlines during your absence move past your return, by at most { $most }.
absence-moved = The deadline has moved to { $at } ({ $in }).
absence-none = You have not announced any absence.
absence-list = **Your absences**
absence-entry = `{ $id }`: { $from } until { $until } – { $place }
absence-all = all your games on this server
absence-choice = { $id }: { $from } to { $until }
absence-cancelled = The absence is cancelled. A deadline that was moved for it stays where it is.

seat-accepted = You now play in **{ $game }**.
seat-declined = You declined the seat in **{ $game }**. The GM cannot ask you again in this game.
seat-taken-over = You now play { $power } in **{ $game }**. You have no orders yet, and cannot see what your predecessor wrote or received.
seat-asked = I have asked the GM whether you may play { $power } in **{ $game }**. The answer will appear in the channel.
button-seat-return = Play on
seat-returned = Welcome back: { $power } is yours again in **{ $game }**.

seats-title = **{ $game }: who played which power**
seats-none = Nobody has had a seat in this game yet.
seats-none-ever = The players of this game have no seats: they order the powers whose currencies they hold.
seats-somebody = a player
seats-line = **{ $power }**: { $player }, from { $since } until { $until }.
seats-line-now = **{ $power }**: { $player }, since { $since }.
seats-misses = Missed: { $misses }.
seats-miss = { $phase }
seats-miss-standing = { $phase } (stand-in orders)
seats-miss-excused = { $phase } (excused)
seats-miss-undone = { $phase } (rolled back)

button-take-over = Take over { $power }
button-approve = Approve

post-deadline = **{ $game }**: { $by } has moved the deadline from { $was } to { $at } ({ $in }).
post-deadline-new = **{ $game }**: { $by } has set the deadline to { $at } ({ $in }).
post-deadline-vote = **{ $game }**: The players have voted to move the deadline from { $was } to { $at } ({ $in }).
post-deadline-absence = **{ $game }**: Because of an announced absence, the deadline moves from { $was } to { $at } ({ $in }).
post-deadline-reason = > { $reason }
post-grace = **{ $game }**: The deadline has passed and orders are missing. Those who owe them have until { $at } ({ $in }); the phase closes as soon as all are in.
post-missed = **{ $game }**: Nothing was handed in for { $power } ({ $phase }). The next phase is open.
post-missed-of = **{ $game }**: Nothing was handed in for { $power } ({ $phase }). { $count ->
        [one] That is one missed phase
       *[other] That is { $count } missed phases in a row
    }; after { $of } the power falls into civil disorder. The next phase is open.
post-missed-last = **{ $game }**: Nothing was handed in for { $power } ({ $phase }). { $count ->
        [one] After one missed phase
       *[other] After { $count } missed phases in a row
    }, { $power } is now in civil disorder. Write orders or use `/game return` to take it back, unless somebody else takes it over first.
post-missed-openly = **{ $game }**: Nothing was handed in for { $powers } ({ $phase }).
post-missed-here = { $players } – **{ $game }**: You handed in nothing ({ $phase }). I do not send you direct messages: `/notify` says why.
post-missed-instead = { $players } – **{ $game }**: You handed in nothing ({ $phase }). I could not reach you by direct message.
post-disorder = **{ $game }**: { $power } is in civil disorder, because { $player } missed too many phases. Its units hold.
post-disorder-hidden = **{ $game }**: { $power } is in civil disorder, because its player missed too many phases. Its units hold.
post-call = { $power } needs a new player. Press the button to take over: you get its units and centres, and write new orders.
post-returned = **{ $game }**: { $player } is back and plays { $power } again.
post-returned-hidden = **{ $game }**: The player of { $power } is back.
post-taken-over = **{ $game }**: { $player } now plays { $power }.
post-taken-over-hidden = **{ $game }**: { $power } has a new player.
post-applicant = **{ $game }**: { $player } asks to take over { $power }.
post-seat-free = **{ $game }**: { $power } no longer has a player. You are on the waiting list, so you may take over.

refusal-absence-past = That absence would be over already. Give an end in the future.
refusal-absence-long = An absence can last at most 60 days. Announce the first 60 now and the rest later.
refusal-no-such-absence = You have no absence { $id }. See `/absence list`.
refusal-no-extension = In this game only the GM can extend a phase. Ask the GM, who can use `/gm extend`.
refusal-extension-used = The players have already extended this phase as far as they may. Ask the GM for more time.
refusal-extension-long = The players may extend this phase by at most { $span } more. Please choose a shorter time.
refusal-no-vacancy = Every power in this game has a player. Follow the game with `/watch start`, or use `/game waitlist` to hear of a free seat.
refusal-which-seat = Which power? { $powers } have no player: name one with `power:`.
refusal-seat-taken = { $power } has a player. `/game seats` shows who plays what.
refusal-played-another = You have already played { $power } in this game and know its secrets. You cannot take over another power.
refusal-in-disorder = { $power } fell into civil disorder after too many missed phases. Write orders or use `/game return` to take it back.
refusal-no-seat-to-return = You have no power to return to in this game. To take over a power without a player, use `/game takeover`.
refusal-guild-paused = All games on this server are paused. A server manager can resume them with `/server resume`.
refusal-guild-not-paused = The games on this server are not paused together. To resume a single game, use `/gm resume game:`.
