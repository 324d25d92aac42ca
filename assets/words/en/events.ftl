# Events: tournaments and leagues of several games.

command-event = Tournaments and leagues of several games
command-event-create = Open the sign-up of an event
command-event-join = Sign up, or change what you asked for
command-event-leave = Take no part in the rounds to come
command-event-info = Show an event and who has signed up
command-event-list = List this server’s events
command-event-apart = Keep two entrants at different boards
command-event-computers = Have computers take part
command-event-deal = Deal the next round and open its boards
command-event-replace = Offer an entrant’s seat to a reserve
command-event-pause = Stop the clocks of all boards of the round
command-event-resume = Let the clocks of all boards of the round run again
command-event-extend = Give all boards of the round more time
command-event-standings = Show who stands where
command-event-results = Show the results of a round
command-event-export = Get all results as CSV and JSON files
command-event-end = End an event and post its awards

option-event = Which event, if there are several
option-event-create-name = What the event is called
option-event-create-rounds = How many rounds are played
option-event-create-scoring = What a game is worth (sum of squares)
option-event-create-last_year = The last year of every game; its survivors share a draw
option-event-create-counted = How many results count of each player, the best (all)
option-event-create-like = Use the rules and settings of this game
option-event-create-speed = How fast its games are
option-event-create-variant = Which variant is played
option-event-create-options = Options of the rules: name=value
option-event-create-players = Which powers are played
option-event-create-board = Which board is played on
option-event-join-powers = Powers you would like, the favourite first, with commas
option-event-join-reserve = Play only if somebody is missing
option-event-leave-player = Take out somebody else (hosts)
option-event-apart-one = One entrant
option-event-apart-other = The other
option-event-apart-lift = Let them meet again
option-event-computers-count = How many; 0 for none
option-event-computers-level = How well they play
option-event-deal-computers = Fill the last board with computers of this level
option-event-replace-player = Who cannot play on
option-event-replace-by = Who takes over; a reserve if you leave it out
option-event-extend-by = How much longer, such as 12h
option-event-extend-why = The reason, for all to read
option-event-results-round = Which round; the last if you leave it out

button-event-join = Sign up
button-event-leave = Withdraw
button-event-deal = Open the boards
button-event-again = Deal differently

event-title = { $event } – sign-up
event-rounds = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } · Scoring: { $scoring }{ $counted ->
        [0] {""}
        [one] {" "}· the best result of each player counts
       *[other] {" "}· the { $counted } best results of each player count
    }{ $dealt ->
        [0] {""}
       *[other] {" "}· dealt so far: { $dealt }
    }
event-entrants = { $count ->
        [one] One entrant
       *[other] { $count } entrants
    }, { $seats } at a board
event-nobody = Nobody yet. Press **Sign up**.
event-computers = { $count ->
        [one] One computer ({ $level })
       *[other] { $count } computers ({ $level })
    }
event-reserves = Reserves: { $players }
event-you = You take part{ $reserve ->
        [1] {" "}as a reserve
       *[other] {""}
    }. { $wishes ->
        [0] Any power will do.
       *[other] You would like: { $powers }.
    }
event-joined = You have signed up for **{ $event }**. `/event join` again changes what you ask for.
event-left = { $player } takes no part in the rounds of **{ $event }** to come. Games that are being played go on.
event-list-line = **{ $event }** – { $over ->
        [1] over
       *[other] { $dealt ->
            [0] sign-up
            [one] one round dealt
           *[other] { $dealt } rounds dealt
        }
    } – <#{ $channel }>
event-list-none = No events yet. Hosts open one with `/event create`.
event-apart-line = { $one } and { $other } are kept at different boards.
event-apart-lifted = { $one } and { $other } may meet again.
event-in-post = Each board of an event gets a thread, and a forum post has none. Create the event in a text channel.

event-preview = { $event } – round { $round }, { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
event-preview-board = **Board { $board }**
event-preview-out = **Not playing in this round:** { $players }
event-no-faults = Nobody meets again or plays a power again, and all wishes are met.
event-fault-met = ⚠ { $count ->
        [one] One pair that should be kept apart meets.
       *[other] { $count } pairs that should be kept apart meet.
    }
event-fault-same-power = Powers played again by the same person: { $count }
event-fault-met-again = Pairs that meet again: { $count }
event-fault-wishes = Distance from favourite powers, added up: { $count }
event-deal-changed = The event has changed since. Here is a new deal.
event-dealt = Round { $round } of **{ $event }** is dealt.
event-board-open = **{ $name }**: <#{ $channel }>
event-board-post = **{ $name }** begins.{ $count ->
        [0] {""}
       *[other] {" "}It is played by { $players }.
    }
event-no-thread = I may not post or create public threads in the event’s channel. Allow that, then use `/event deal` again: it opens the boards that are missing.
event-replace-asked = I have asked { $instead } to take { $player }’s seat. { $player } takes no part in the rounds to come.
event-replaced = { $instead } has taken { $player }’s seat. { $player } takes no part in the rounds to come.
event-clocks = { $event } – clocks of round { $round }

event-round-title = { $event } – results of round { $round }
event-board-none = no game
event-result-line = { $power } { $player }: **{ $points }** · { $centres }
event-standings = { $event } – standings
event-standing-line = `{ $place }.` { $player } **{ $points }** ({ $rounds })
event-no-results = No game is over yet.
event-lines-more = { $lines ->
        [one] One more line is
       *[other] { $lines } more lines are
    } in the files of `/event export`.
event-tie-breaks = -# Equal points: the best single result decides, then solo wins, boards led, centres.
event-exported = { $count ->
        [one] One result, as tables and as JSON.
       *[other] { $count } results, as tables and as JSON.
    }
event-ended = **{ $event }** is over. The standings and awards will be posted in <#{ $channel }>.
event-over = **{ $event }** is over. { $winners } won. Congratulations!
event-over-nothing = **{ $event }** is over, without a result.
event-awards = Awards
event-award-round = Best result of round { $round }
event-award-power = Best { $power }

refusal-event-not-host = Only the host of the event, server managers and people with a GM role may do that. Ask one of them.
refusal-event-none = No event is going on here. Hosts open one with `/event create`.
refusal-event-which = Several events are going on: { $names }. Choose one with `event:`.
refusal-event-unknown = There is no event **{ $name }** here. `/event list` lists them.
refusal-event-taken = There is already an event **{ $name }** here. Choose another name.
refusal-event-long-name = An event’s name has at most { $most } characters. Choose a shorter one.
refusal-event-too-many = { $most } events are going on here, and no more are possible. End one with `/event end`.
refusal-event-full = The event is full: at most { $most } take part.
refusal-event-not-scored = Games by these rules cannot be scored: supply centres must decide them, and each power must have a player. Choose another variant.
refusal-event-rounds = An event has 1 to { $most } rounds. Choose no more results that count than there are rounds.
refusal-event-over = This event is over. `/event standings` shows how it ended.
refusal-event-not-in = That person has not signed up for this event. `/event info` lists who has.
refusal-event-not-both = Choose two different people who have both signed up; `/event info` lists them.
refusal-event-not-played = Nobody plays that power in this event. Choose another.
refusal-event-round-open = The last round is still being played. Wait until its games are over, or end them with `/gm end`.
refusal-event-all-dealt = All rounds are dealt. `/event end` closes the event.
refusal-event-nothing-dealt = No round has been dealt yet. Hosts deal one with `/event deal`.
refusal-event-too-few = { $missing ->
        [one] One more entrant is needed for a board.
       *[other] { $missing } more entrants are needed for a board.
    } Wait for them, or let computers fill it: `/event deal computers:`
refusal-event-no-seat = That person has no seat in a running game of this event. `/event results` lists its games.
refusal-event-not-free = That person plays in this round already, or has not signed up. Choose somebody else.
refusal-event-nobody-free = Everybody who has signed up plays in this round. Ask somebody to use `/event join reserve:True`.
refusal-event-none-played = No board of this event is being played. Hosts deal a round, or open its boards, with `/event deal`.

topic-events = Tournaments and leagues
help-events =
    An event is one sign-up for several games. Hosts are server managers and people with a GM role.

    `/event create` opens the sign-up: how many rounds, how games are scored, their last year, and their rules, or a game whose rules and settings they share (`like:`). People press **Sign up**, or use `/event join` to name their favourite powers or to be a reserve. `/event computers` has computers take part, `/event apart` keeps two people at different boards.
    `/event deal` shows who would play what in the next round and opens its boards, each in a thread of its own. All have the same deadline; `/event pause`, `/event resume` and `/event extend` set the clocks of all of them.
    `/event replace` offers the seat of somebody who drops out to a reserve. `/event leave` ends somebody’s part in the rounds to come.
    When the last game of a round is over, its results and the standings are posted; `/event results` and `/event standings` show them at any time, `/event export` gives them as CSV and JSON. `/event end` posts the final standings and the awards.
