# A game's lobby, and the form in which its GM sets it up.

# The lobby
lobby-listed = { $player } – preferences given
lobby-waiting = Waiting for a seat ({ $count })
lobby-waits = All seats in **{ $game }** are taken; you are number { $place } on the waiting list. I will tell you when a seat becomes free; it is then yours. `/game leave` takes you off the list.
lobby-waits-no-more = You are off the waiting list of **{ $game }**.
lobby-joined-you = You have joined **{ $game }**.
lobby-is-here = The lobby is here: { $link }
lobby-moved = The lobby of **{ $game }** has moved here: { $link }
lobby-joined-alone = You are in **{ $game }**.
lobby-about-slots = Deadlines fall on { $slots } ({ $zone }).
lobby-about-slots-moves = Deadlines for moves fall on { $slots } ({ $zone }).
lobby-about-quiet = No deadlines on { $days } ({ $zone }).
lobby-about-grace = After a deadline, players who still owe orders have { $grace } more.
lobby-about-not-early = Phases last until their deadline, even if everybody is ready.
lobby-about-gunboat = Gunboat: no press at all.
lobby-about-public-only = Public press only: no letters between players.
lobby-about-grey = Press may be unsigned (grey).
lobby-about-anonymous = Anonymous: nobody learns who plays which power.
lobby-about-deal-preferences = Powers are assigned by preference lists.
lobby-about-deal-choice = Players choose their powers: first come, first served.
lobby-about-deal-lot = Powers are assigned at random.
lobby-about-no-advice = Computers guess for nobody in this game.
lobby-about-blind = The GM is blind: nobody can see sealed orders.
lobby-about-private = Private: join by the GM’s invitation only.
button-wait-place = Wait for a seat
button-list = My preferences
button-list-clear = Start over
button-settings = Settings
lobby-list-title = Your preferences for { $game }
lobby-list-line = { $place }. { $power }
lobby-list-empty = No preferences: any power will do.
lobby-list-how = Only you see this. Choose powers one by one, your favourite first. When the game starts, powers are assigned to fit all lists as well as possible.
lobby-list-add = Your choice number { $place }…
lobby-list-cleared = Your list is now empty.

# Announcements and private messages
lobby-told-set = **{ $game }**: { $by } changed a setting. { $setting }
lobby-told-renamed = **{ $before }** is now called **{ $game }** ({ $by }).
lobby-told-gm = **{ $game }**: { $gm } is now the GM ({ $by }).
lobby-told-moved-up = A seat in **{ $game }** has become free, and it is yours. The lobby is in <#{ $channel }>.
lobby-told-moved-up-all = { $player }: a seat in **{ $game }** has become free, and it is yours.
command-practice = Play against computers, at your own pace
option-practice-variant = Which variant; the standard game if left out
option-practice-options = Rules to change, as name=value
option-practice-power = Which power you play; by lot if left out
practice-name = Practice { $number }
practice-begun = Your game against computers ({ $level }) has begun: <#{ $channel }>. They are ready as soon as a phase opens, so each phase ends when you are ready.
lobby-told-unseated = Fewer powers are played in **{ $game }** now, and no seat is left for you. You are on the waiting list and move up when a seat becomes free. The lobby is in <#{ $channel }>.
lobby-told-unseated-all = { $player }: fewer powers are played in **{ $game }** now, and no seat is left for you. You are on the waiting list.
lobby-told-offered-seat = a seat
lobby-told-offered = { $by } offers you { $seat } in **{ $game }**. You only play if you accept.
lobby-told-offered-all = { $player }: { $by } offers you { $seat } in **{ $game }**. You only play if you accept.
lobby-told-declined = **{ $game }**: { $player } has declined the seat you offered and will not be asked again.
button-seat-sit = Take the seat
button-seat-decline = No, thanks
lobby-told-invited = { $by } invites you to **{ $game }** in <#{ $channel }>.
lobby-told-invited-all = { $player }: { $by } invites you to **{ $game }**.

# The form
form-settings-title = { $game }: { $page }
form-page-game = Game
form-page-phases = Times
form-page-clock = Calendar
form-page-press = Press
form-page-missed = Missed phases
form-page-seats = Seats
form-page-gm = GM
form-page-votes = Votes
form-page-more = More time
form-about-game = The variant, the rulebook and the options are fixed once the game starts. Each variant has options of its own.
form-about-phases = How long each kind of phase lasts. Changes apply from the next phase on.
form-about-clock = A deadline falls on the first slot after a phase’s time is up, never on a quiet day. With slots for moves only, retreats and builds end as soon as their time is up. The grace period is extra time after a deadline for players who still owe orders.
form-about-press = Without letters and public press, the game is gunboat. Whether it is anonymous is fixed once it starts.
form-about-missed = What happens when a player hands in nothing.
form-about-seats = Only players you invite can see and join a private game. How powers are assigned is fixed once the game starts.
form-about-gm = A blind GM runs the clock but cannot see sealed orders. A GM who plays is always blind. A blind GM stays blind once the game has started.
form-about-votes = How many of the remaining players must agree to end the game, and how long a vote stays open if its proposer does not say.
form-about-more = Whether players can vote for more time in a phase, and what an announced absence does.
form-rules = **{ $variant }**, rulebook { $rulebook }.
form-gm-plays = The GM plays in this game, so they cannot see sealed orders in any case.
form-choice = { $setting }: { $value }
form-set = ✓ { $setting }
form-written = ✓ Saved.
form-rules-set = ✓ The variant is now **{ $variant }**.
form-renamed = ✓ The game is now called **{ $game }**.
form-gm-set = ✓ { $gm } is now the GM.
form-invited = ✓ Invited: { $players }
form-invited-one = { $player } is invited to **{ $game }**.
form-uninvited = { $player } is no longer invited to **{ $game }**. If they have already joined, they stay in.
form-invitations = Invited: { $players }
form-option = Now: `{ $value }`. Possible: { $expected }.
form-back = Back
form-pick-variant = Variant
form-pick-rulebook = Rulebook
form-pick-option = Change an option…
form-pick-gm = Hand over to another GM…
form-pick-invited = Invite people…
form-ask-name = Rename
form-ask-times = Other times
form-ask-zone = Time zone
form-ask-slots = Slots
form-ask-options = Options as text
form-field-name = Name
form-field-options = One option per line: name=value
form-hint-options = seasons=one
form-hint-moves = 48h
form-hint-retreats = 24h
form-hint-builds = 24h
form-hint-reminder = 6h, or 0 for none
form-hint-grace = 2h, or 0 for none
form-hint-zone = Europe/Berlin
form-hint-slots = Mon 20:00, Thu 20:00 – or none

# What can be set
setting-line = **{ $setting }**: { $value }
setting-on = yes
setting-off = no
setting-moves = Moves
setting-retreats = Retreats
setting-builds = Builds
setting-reminder = Reminder before a deadline
setting-reminder-none = none
setting-zone = Time zone
setting-slots = Deadline slots
setting-slots-none = any time
setting-slots-moves = Slots for moves only
setting-quiet = Quiet days
setting-quiet-none = none
setting-grace = Grace period
setting-grace-none = none
setting-early = Close early when everybody is ready
setting-letters = Letters between players
setting-public = Public press
setting-public-none = none
setting-public-white = in a power’s name
setting-public-grey = in a power’s name or unsigned
setting-anonymous = Anonymous
setting-threads = Private threads
setting-dead = Eliminated powers may write
setting-shut-retreats = No press during retreats
setting-shut-builds = No press during builds
setting-missed = Without orders
setting-missed-computer = standing orders, otherwise a computer’s
setting-missed-standing = standing orders, otherwise hold
setting-missed-hold = units hold
setting-disorder = Civil disorder
setting-disorder-value =
    { $count ->
        [0] never
        [one] after one missed phase
       *[other] after { $count } missed phases in a row
    }
setting-call = Look for a replacement
setting-private = Private game
setting-deal = Powers
setting-deal-preferences = by preference lists
setting-deal-choice = chosen, first come, first served
setting-deal-lot = at random
setting-advice = Guesses by a computer (`/whatif`)
setting-blind = Blind GM
setting-draw = A draw needs
setting-draw-whole = A draw must include all survivors
setting-draw-all = all survivors
setting-concession = A concession needs
setting-draw-two-thirds = two thirds
setting-draw-majority = a majority
setting-concession-all = all others
setting-concession-two-thirds = two thirds of the others
setting-concession-majority = a majority of the others
setting-openly = Missed phases are announced in the channel
setting-standing-counts = Standing orders alone count as a missed phase
setting-approve = The GM approves replacements
setting-extension = More time by vote
setting-extension-off = no, only the GM
setting-extension-majority = by a majority
setting-extension-all = if all players agree
setting-extension-time = Maximum extra time per phase
setting-absence = Announced absences
setting-absence-ignore = have no effect
setting-absence-excuse = excuse missed phases
setting-absence-extend = move the deadline
setting-absences = Absences that count
setting-absences-value =
    { $count ->
        [0] none
        [one] one per player
       *[other] { $count } per player
    }
setting-away = Longest absence that counts
setting-ballot = A vote stays open
setting-ballot-none = until the phase closes
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
day-short-mon = Mon
day-short-tue = Tue
day-short-wed = Wed
day-short-thu = Thu
day-short-fri = Fri
day-short-sat = Sat
day-short-sun = Sun

# Refusals
refusal-lobby-private = This game is private. Ask its GM for an invitation.
refusal-lobby-by-lot = Powers in this game are assigned at random. Join without asking for one.
refusal-lobby-by-choice = In this game you choose your power instead of giving a list. Choose a free one in the lobby or with `/game join power:`.
refusal-lobby-waiting = You are already on the waiting list. `/game leave` takes you off it.
refusal-lobby-not-full = There is a free seat. Take it with `/game join`.
refusal-lobby-no-seats = This game takes any number of players, so nobody has to wait. Use `/game join`.
refusal-lobby-invited = Nothing to change: { $player } is already invited.
refusal-lobby-offered = { $player } already has this offer and has not answered yet. Wait for the answer, or offer the seat to somebody else.
refusal-lobby-declined = { $player } has declined a seat in this game and will not be asked again. They can still join by themselves.
refusal-lobby-no-offer = You have no open offer of a seat in this game. Ask its GM for a new one.
refusal-lobby-not-invited = { $player } is not invited. To invite them, use `/game invite`.
refusal-lobby-no-power = “{ $found }” is not a power. Name one, such as France.
refusal-lobby-rules-fixed = The game has started, so its variant, rulebook and options are fixed. To play with others, create another game with `/game create`.
refusal-setting-zone = I do not know the time zone “{ $found }”. Write it like `Europe/Berlin` or `America/New_York`, or name the city.
refusal-setting-zone-near = I do not know the time zone “{ $found }”. Did you mean { $near }?
refusal-setting-slot = I cannot read “{ $found }” as a slot. Write a day and a time, such as `Mon 20:00, Thu 8pm`, or `none`.
refusal-setting-day = “{ $found }” is not a day of the week. Write days such as `Sat, Sun`, or `none`.
refusal-setting-no-day-left = With that, no deadline could ever fall: every slot would be on a quiet day. Leave at least one day.
refusal-setting-word = “{ $found }” is not possible there. Use { $known }.
refusal-setting-number = “{ $found }” is not possible there. Use a whole number from 0 to { $most }.
refusal-setting-too-late = “{ $setting }” can only be changed in the lobby, and this game has started. `/gm times` and `/edit rules` change what can still be changed.
refusal-setting-too-late-blind = A blind GM stays blind once the game has started; otherwise they could see sealed orders.

# Commands
command-game-set = GM: change the game’s settings; without options, opens the form
command-game-invite = GM: invite a player; only invited players can join a private game
command-game-uninvite = GM: take back an invitation
command-game-waitlist = Join the waiting list of a full game
option-zone = Time zone for slots and quiet days, such as Europe/Berlin
option-slots = When deadlines may fall, such as Mon 20:00, Thu 20:00
option-quiet = Days without deadlines, such as Sat, Sun
option-grace = Extra time after a deadline for those who still owe orders, such as 2h; 0 for none
option-early = Whether a phase closes as soon as everybody is ready
option-letters = Whether players may write letters to each other
option-public = What kind of public press is allowed
option-anonymous = Whether it stays hidden until the end who plays which power
option-threads = Whether players may open private threads
option-missed = What a power’s units do if no orders come in
option-disorder = Missed phases in a row until civil disorder; 0 for never
option-call = Whether a replacement is then looked for
option-deal = How powers are assigned
option-private = Whether only invited players can see and join the game
option-blind = Whether the GM cannot see sealed orders
choice-speed-blitz = blitz: 15 minutes
choice-speed-daily = daily: a day
choice-speed-weekly = weekly: a week
choice-kind-friends = friends: nobody loses a seat
choice-kind-club = club: missing players are replaced
choice-kind-tournament = tournament: anonymous, powers at random, the GM does not play
choice-deal-preferences = by preference lists
choice-deal-choice = chosen, first come, first served
choice-deal-lot = at random
choice-press-none = none
choice-press-white = in a power’s name
choice-press-grey = in a power’s name or unsigned
choice-missed-computer = standing orders, otherwise a computer plays for them
choice-missed-standing = standing orders, otherwise they hold
choice-missed-hold = they hold
option-game-set-name = New name for the game
option-game-set-variant = Another variant, with its default options (only in the lobby)
option-game-set-rulebook = Which rulebook decides disputed cases (only in the lobby)
option-game-set-options = Rules to change, such as victory_centres=20 (only in the lobby)
option-game-set-moves = Time for moves, such as 48h
option-game-set-retreats = Time for retreats, such as 24h
option-game-set-builds = Time for builds, such as 24h
option-game-set-reminder = How long before a deadline to remind, such as 6h; 0 for never
option-game-set-gm = The new GM
option-game-invite-player = Whom to invite
option-game-uninvite-player = Whose invitation to take back
