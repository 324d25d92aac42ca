# The clock, absences, missed turns, and seats that nobody fills.

command-wait = Ask to wait for the deadline even if everybody is ready
option-wait-wait = False to wait no longer

command-extend = Put more time for this phase to the vote
option-extend-by = How much more, such as 24h
option-extend-why = Why, for all to read; your name does not stand by it

command-absence = Say in advance that you will be away
command-absence-announce = Say from when to when you will be away
command-absence-list = Your absences
command-absence-cancel = Take an absence back
option-absence-announce-from = A day (2026-03-05), a moment, or a span from now; now, if you leave it out
option-absence-announce-until = A day (2026-03-09), a moment (2026-03-09 18:00), or a span from now (5d)
option-absence-announce-game = For one game only; for all your games here, if you leave it out
option-absence-cancel-absence = Which one

command-game-takeover = Play a power that has no player
command-game-return = Take your power up again after it fell into civil disorder
command-game-seats = Who has played which power, and which phases were missed
option-game-takeover-power = Which power, where several are free
option-game-seats-power = One power only

option-gm-deadline-why = The reason, for all to read
option-gm-extend-why = The reason, for all to read
option-gm-pause-all = All games of this server; for those who manage it
option-gm-resume-all = All games of this server that were paused together
option-gm-times-zone = The time zone of slots and quiet days, such as Europe/Berlin
option-gm-times-slots = When deadlines may fall, such as Mon 20:00, Thu 20:00; none for any time
option-gm-times-quiet = Days without a deadline, such as Sat, Sun; none for none
option-gm-times-grace = More time after a deadline for those who still owe orders, such as 6h; 0 for none
option-gm-times-early = Whether a phase closes as soon as everybody is ready
option-gm-times-absence = What an absence does that was announced in advance
option-gm-times-absences = How many absences of one player count in this game
option-gm-times-away = How long an absence may last to count, such as 14d
option-gm-times-extension = Who may give a phase more time beside the GM
option-gm-times-longer = The most time the players may give themselves for a phase, such as 48h
option-gm-times-policy = What the units of a silent player do
option-gm-times-disorder = After so many missed phases in a row comes civil disorder; 0 for never
option-gm-times-call = Whether a new player is looked for then
option-gm-times-openly = Whether the channel is told who missed a phase
option-gm-times-standing = Whether a phase with standing orders alone counts as missed
option-gm-times-approve = Whether the GM must agree to a new player

choice-absence-ignore = Nothing
choice-absence-excuse = It excuses: nothing counts as missed
choice-absence-extend = It moves the deadline past the return
choice-extension-off = Nobody
choice-extension-majority = More than half of the players
choice-extension-all = All players together
choice-policy-hold = They hold
choice-policy-standing = The player’s standing orders, if any

day-1 = Monday
day-2 = Tuesday
day-3 = Wednesday
day-4 = Thursday
day-5 = Friday
day-6 = Saturday
day-7 = Sunday

gm-times-set = The rules are changed. How long phases last counts from the next phase on.
gm-paused-all = All games of this server are paused. Clocks stopped: { $count }.
gm-resumed-all = The games of this server go on. Clocks running again: { $count }.

times-phases = Time for a phase: movement { $moves }, retreats { $retreats }, builds { $builds }.
times-reminders = Who still owes something is reminded { $spans } before the deadline.
times-no-reminders = Nobody is reminded.
times-slots = Deadlines fall on { $slots } ({ $zone }): the first of them after that time.
times-quiet = No deadline falls on { $days } ({ $zone }).
times-grace = Grace: after the deadline, those who still owe orders have { $span } more, once.
times-no-grace = There is no grace after a deadline.
times-early = A phase closes as soon as everybody is ready, unless somebody asks to wait.
times-late = A phase always waits for its deadline.
times-absence-ignore = Absences change nothing.
times-absence-excuse = An absence announced in advance excuses: nothing counts as missed. Up to { $span } each; per player: { $count }.
times-absence-extend = An absence announced in advance moves the deadline past the return, by { $span } at most. Per player: { $count }.
times-extension-off = Only the GM gives a phase more time.
times-extension-majority = More than half of the players may give a phase more time, up to { $span }.
times-extension-all = All players together may give a phase more time, up to { $span }.
times-policy-hold = The units of a silent player hold.
times-policy-standing = A silent player’s standing orders are carried out; units without one hold.
times-policy-standing-counts = A silent player’s standing orders are carried out, but the phase counts as missed; units without one hold.
times-disorder = Civil disorder after missed phases in a row: { $count }.
times-no-disorder = Missed phases never lead to civil disorder.
times-openly = The channel is told who missed a phase.
times-privately = Who missed a phase is told alone.
times-call = A new player is looked for then, and may take over at once.
times-call-approve = A new player is looked for then; the GM must agree.
times-no-call = No new player is looked for.

wait-yes = This phase waits for its deadline now, whoever is ready. `/ready` ends that, and so does `/wait wait:False`.
wait-anyway = In this game every phase waits for its deadline anyway.
wait-no = You no longer ask to wait.

ready-yes-late = You are ready. In this game a phase waits for its deadline; your orders count as they are.
ready-yes-held = You are ready, but somebody asks to wait for the deadline. Your orders count as they are.
status-held = *Somebody asks to wait for the deadline.*
clock-grace = The deadline has passed. Those who still owe orders have until { $at } ({ $in }).

absence-bad-moment = I cannot read “{ $text }” as a moment. Write a day such as `2026-03-05`, a moment such as `2026-03-05 18:00` or `Friday 18:00` (in the game’s time zone, else UTC), or a span from now such as `5d`.
absence-announced = You are away from { $from } until { $until }.
absence-line = **{ $game }**: { $meaning }
absence-nothing = this game makes nothing of absences. Your orders are due as ever; standing orders may help.
absence-too-long = this is longer than counts here ({ $most }). Your orders are due as ever.
absence-too-many = no more absences of yours count here (at most { $most }). Your orders are due as ever.
absence-excuses = what you miss until then is excused. The game does not wait for you.
absence-extends = a deadline that falls into it moves past your return, by { $most } at most.
absence-moved = the deadline has moved to { $at } ({ $in }).
absence-none = You have announced no absence.
absence-list = **Your absences**
absence-entry = `{ $id }`: { $from } until { $until } – { $place }
absence-all = all your games in this server
absence-choice = { $id }: { $from } to { $until }
absence-cancelled = The absence is taken back. A deadline that was moved for it stays where it is.

seat-accepted = You play in **{ $game }** now.
seat-declined = You did not take the seat in **{ $game }**. The GM cannot ask you again for this game.
seat-taken-over = You play { $power } in **{ $game }** now. Your sheet is empty; what your predecessor wrote and heard stays his.
seat-asked = The GM is asked whether you may play { $power } in **{ $game }**. You will see it in the channel.
seat-returned = You are back: { $power } is yours again in **{ $game }**.

seats-title = **{ $game }: who played which power**
seats-none = Nobody has been seated in this game yet, or it has no seats of its own.
seats-somebody = a player
seats-line = **{ $power }**: { $player }, from { $since } until { $until }.
seats-line-now = **{ $power }**: { $player }, since { $since }.
seats-misses = Missed: { $misses }.
seats-miss = { $phase }
seats-miss-standing = { $phase } (standing orders)
seats-miss-excused = { $phase } (excused)
seats-miss-undone = { $phase } (rolled back)

button-take-over = Take over { $power }
button-approve = Agree

post-deadline = **{ $game }**: { $by } has moved the deadline from { $was } to { $at } ({ $in }).
post-deadline-new = **{ $game }**: { $by } has set the deadline to { $at } ({ $in }).
post-deadline-vote = **{ $game }**: by vote of the players the deadline moves from { $was } to { $at } ({ $in }).
post-deadline-absence = **{ $game }**: because of an absence announced in advance the deadline moves from { $was } to { $at } ({ $in }).
post-deadline-reason = > { $reason }
post-grace = **{ $game }**: the deadline has passed and orders are missing. Those who owe them have until { $at } ({ $in }); as soon as all are in, the phase closes.
post-missed = **{ $game }**: nothing came from you for { $power } in { $phase }. The next phase is open.
post-missed-of = **{ $game }**: nothing came from you for { $power } in { $phase }. That is { $count } in a row; after { $of } the power falls into civil disorder. The next phase is open.
post-missed-last = **{ $game }**: nothing came from you for { $power } in { $phase }, { $count } in a row. { $power } is in civil disorder. Write orders, or use `/game return`, and it is yours again, unless another takes it over first.
post-missed-openly = **{ $game }**: nothing came from { $powers } in { $phase }.
post-missed-here = { $players } – **{ $game }**: nothing came from you in { $phase }. (You get no private messages from me: `/notify` says why.)
post-missed-instead = { $players } – **{ $game }**: nothing came from you in { $phase }. (I could not reach you privately.)
post-disorder = **{ $game }**: { $power } is in civil disorder; { $player } has fallen silent. Its units hold.
post-disorder-hidden = **{ $game }**: { $power } is in civil disorder; its player has fallen silent. Its units hold.
post-call = A new player is wanted for { $power }. Press the button to take over; the power keeps its units and centres, and starts with an empty sheet.
post-returned = **{ $game }**: { $player } is back and plays { $power } again.
post-returned-hidden = **{ $game }**: the player of { $power } is back.
post-taken-over = **{ $game }**: { $player } plays { $power } from now on.
post-taken-over-hidden = **{ $game }**: { $power } has a new player.
post-applicant = **{ $game }**: { $player } asks to take over { $power }.
post-seat-free = **{ $game }**: { $power } has no player any more. You wait for a place: take over if you like.

refusal-absence-past = That absence is over before it begins. Give an end that is still to come.
refusal-absence-long = An absence may last sixty days at most. Announce the first sixty now, and the rest later.
refusal-no-such-absence = You have no absence { $id }. See `/absence list`.
refusal-no-extension = In this game only the GM gives a phase more time. Ask the GM, who can use `/gm extend`.
refusal-extension-long = { $minutes ->
    [0] The players have given this phase all the time they may. Ask the GM for more.
   *[other] The players may give this phase { $minutes } minutes more at most.
}
refusal-no-vacancy = Every power of this game has a player. `/watch start` follows it, and `/game wait` asks to be told of a free seat.
refusal-which-seat = Which power? { $powers } have no player: name one with `power:`.
refusal-seat-taken = { $power } has a player. `/game seats` says who plays what.
refusal-played-another = You have played { $power } in this game and know what it was told. Another power is not for you.
refusal-in-disorder = { $power } fell into civil disorder after too many missed phases. Write orders, or use `/game return`, and it is yours again.
refusal-no-seat-to-return = No power waits for your return in this game. `/game takeover` takes a power that nobody plays.
refusal-guild-paused = All games of this server are paused. Who manages the server lets them go on with `/server resume`.
refusal-guild-not-paused = The games of this server are not paused together. One game is let go on with `/gm resume game:`.
refusal-not-the-manager = Only those who manage this server may do that. Ask one of them.
