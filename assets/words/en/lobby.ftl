# A game's lobby and the form in which a GM sets it up.

# The lobby
lobby-listed = { $player } – with a list
lobby-waiting = Waiting for a place ({ $count })
lobby-waits = All places of **{ $game }** are taken; you are number { $place } on the waiting list. When a place comes free it is yours, and I tell you. `/game leave` takes you off the list.
lobby-waits-no-more = You no longer wait for a place in **{ $game }**.
lobby-joined-you = You have joined **{ $game }**.
lobby-is-here = The lobby is here: { $link }
lobby-moved = The lobby of **{ $game }** is here now: { $link }
lobby-joined-alone = You are in **{ $game }**.
lobby-about-slots = Deadlines fall on { $slots } ({ $zone }).
lobby-about-quiet = No deadlines on { $days } ({ $zone }).
lobby-about-grace = After a deadline those who owe something have { $grace } more.
lobby-about-not-early = Phases last until their deadline, even when all are ready.
lobby-about-gunboat = Gunboat: no press at all.
lobby-about-public-only = Press is public only: no letters between players.
lobby-about-grey = Press may come from nobody (grey).
lobby-about-anonymous = Anonymous: nobody is told who plays which power.
lobby-about-deal-preferences = Powers are given out by lists of preference.
lobby-about-deal-choice = Powers are chosen; who comes first has the choice.
lobby-about-deal-lot = Powers are drawn by lot.
lobby-about-blind = The GM is blind: no sealed orders are shown to anybody.
lobby-about-private = Private: by invitation of the GM.
button-wait-place = Wait for a place
button-list = My preferences
button-list-clear = Start over
button-settings = Settings
lobby-list-title = Your preferences for { $game }
lobby-list-line = { $place }. { $power }
lobby-list-empty = No preferences: any power will do.
lobby-list-how = Only you see this. Choose powers one after the other, the dearest first. When the game starts, powers are dealt so that as few players as can be are far from their wishes.
lobby-list-add = Your choice number { $place }…
lobby-list-cleared = Your list is empty now.

# What is told
lobby-told-set = **{ $game }**: { $by } changed a setting. { $setting }
lobby-told-renamed = **{ $before }** is called **{ $game }** from now on ({ $by }).
lobby-told-gm = **{ $game }**: { $gm } is the GM now ({ $by }).
lobby-told-moved-up = A place in **{ $game }** came free, and it is yours. The lobby is in <#{ $channel }>.
lobby-told-moved-up-all = { $player }: a place in **{ $game }** came free, and it is yours.
lobby-told-offered-seat = a place
lobby-told-offered = { $by } offers you { $seat } in **{ $game }**. Nothing happens unless you take it.
lobby-told-offered-all = { $player }: { $by } offers you { $seat } in **{ $game }**. Nothing happens unless you take it.
lobby-told-declined = **{ $game }**: { $player } does not take the seat you offered, and will not be asked again.
button-seat-sit = Take the seat
button-seat-decline = No, thank you
lobby-told-invited = { $by } invites you to **{ $game }** in <#{ $channel }>.
lobby-told-invited-all = { $player }: { $by } invites you to **{ $game }**.

# The form
form-settings-title = { $game }: { $page }
form-page-game = Game
form-page-phases = Times
form-page-clock = Calendar
form-page-press = Press
form-page-missed = Missed turns
form-page-seats = Seats
form-page-gm = GM
form-page-votes = Votes
form-page-more = More time
form-about-game = The variant, the rulebook and the options are fixed once the game starts. Another variant brings its own options.
form-about-phases = How long each kind of phase lasts. Changes count from the next phase on.
form-about-clock = Deadlines fall on the next slot after a phase’s time is over, never on a quiet day. Grace is more time for those who owe something when a deadline passes.
form-about-press = Without letters and public press the game is gunboat. Whether it is anonymous is fixed once it starts.
form-about-missed = What happens when a player hands in nothing.
form-about-seats = In a private game only those you invite can see and join it. How powers are given out is fixed once the game starts.
form-about-gm = A blind GM runs the clock and sees no sealed orders. A GM who plays is blind always. Once a game has started a blind GM stays blind.
form-about-votes = Whose votes it takes to end the game, of those who still play, and how long a ballot stands if whoever opens it does not say.
form-about-more = When players may give themselves more time for a phase, and what an absence announced in advance does.
form-rules = **{ $variant }**, rulebook { $rulebook }.
form-choice = { $setting }: { $value }
form-set = ✓ { $setting }
form-written = ✓ Written.
form-rules-set = ✓ The game is **{ $variant }** now.
form-renamed = ✓ The game is called **{ $game }** now.
form-gm-set = ✓ { $gm } is the GM now.
form-invited = ✓ Invited: { $players }
form-invited-one = { $player } is invited to **{ $game }**.
form-uninvited = { $player } is no longer invited to **{ $game }**. Who has joined already stays in.
form-invitations = Invited: { $players }
form-option = Now: `{ $value }`. It takes { $expected }.
form-back = Back
form-pick-variant = Variant
form-pick-rulebook = Rulebook
form-pick-option = Change an option…
form-pick-gm = Let somebody else be the GM…
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
setting-slots = Slots for deadlines
setting-slots-none = any time
setting-quiet = Quiet days
setting-quiet-none = none
setting-grace = Grace
setting-grace-none = none
setting-early = Close early when all are ready
setting-letters = Letters between players
setting-public = Public press
setting-public-none = none
setting-public-white = in a power’s name
setting-public-grey = in a power’s name or nobody’s
setting-anonymous = Anonymous
setting-threads = Private threads
setting-dead = The eliminated may write
setting-shut-retreats = No press during retreats
setting-shut-builds = No press during builds
setting-missed = Without orders
setting-missed-standing = standing orders, else hold
setting-missed-hold = units hold
setting-disorder = Civil disorder
setting-disorder-value =
    { $count ->
        [0] never
        [one] after one missed phase
       *[other] after { $count } missed phases in a row
    }
setting-call = Call for a replacement
setting-private = Private game
setting-deal = Powers
setting-deal-preferences = by lists of preference
setting-deal-choice = chosen, first come first served
setting-deal-lot = by lot
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
setting-openly = Missed phases are told in the channel
setting-standing-counts = Standing orders alone count as missed
setting-approve = The GM approves replacements
setting-extension = More time by vote
setting-extension-off = never, only by the GM
setting-extension-majority = by a majority
setting-extension-all = by all
setting-extension-time = At most for one phase
setting-absence = Announced absences
setting-absence-ignore = change nothing
setting-absence-excuse = excuse missed phases
setting-absence-extend = move the deadline
setting-absences = Absences that count
setting-absences-value =
    { $count ->
        [0] none
        [one] one for each player
       *[other] { $count } for each player
    }
setting-away = Longest absence that counts
setting-ballot = A ballot stands
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
refusal-lobby-by-lot = In this game powers are drawn by lot. Join without asking for one.
refusal-lobby-by-choice = In this game powers are chosen, not asked for in a list. Choose a free one in the lobby, or with `/game join power:`.
refusal-lobby-waiting = You are on the waiting list already. `/game leave` takes you off it.
refusal-lobby-not-full = There is a free place. Take it with `/game join`.
refusal-lobby-no-seats = Any number can play in this game, so nobody has to wait. Use `/game join`.
refusal-lobby-invited = { $player } is invited already. Nothing was changed.
refusal-lobby-offered = { $player } has this offer already and has not answered it yet. Wait for the answer, or offer the seat to somebody else.
refusal-lobby-declined = { $player } has turned a seat in this game down and is not asked again. They can join by themselves.
refusal-lobby-no-offer = No seat in this game is on offer to you now. Ask its GM for a new offer.
refusal-lobby-not-invited = { $player } is not invited. `/game invite` does that.
refusal-lobby-no-power = “{ $found }” is no power. Name one of the seven, such as France.
refusal-lobby-rules-fixed = The game has started, so its variant, rulebook and options are fixed. Make another game with `/game create` to play by others.
refusal-setting-zone = I know no time zone “{ $found }”. Write it like `Europe/Berlin` or `America/New_York`, or name the city.
refusal-setting-zone-near = I know no time zone “{ $found }”. Did you mean { $near }?
refusal-setting-slot = I cannot read “{ $found }” as a slot. Write a day and a time, as in `Mon 20:00, Thu 8pm`, or `none`.
refusal-setting-day = “{ $found }” is no day of the week. Write days as in `Sat, Sun`, or `none`.
refusal-setting-no-day-left = No deadline could ever fall then: every slot would be on a quiet day. Leave at least one day.
refusal-setting-word = “{ $found }” does not fit there. It takes { $known }.
refusal-setting-number = “{ $found }” does not fit there. It takes a whole number from 0 to { $most }.
refusal-setting-too-late = “{ $setting }” can be changed only in the lobby, and this game has started. `/gm times` and `/edit rules` change what may still be changed.
refusal-setting-too-late-blind = A blind GM stays blind once the game has started: sealed orders would be seen otherwise.

# Commands
command-game-set = GM: change the set-up; alone, it opens the form
command-game-invite = GM: invite somebody
command-game-uninvite = GM: take an invitation back
command-game-wait = Wait for a place in a full game
option-zone = Time zone, such as Europe/Berlin
option-slots = Deadlines only then: Mon 20:00, Thu 20:00
option-quiet = Days without deadlines, such as: Sat, Sun
option-grace = More time after a deadline: 2h, or 0
option-early = Whether a phase closes as soon as all are ready
option-letters = Whether players may write to each other
option-public = What may be said to all
option-anonymous = Names hidden until the end
option-threads = Whether players may ask for private threads
option-missed = What the units of a silent player do
option-disorder = Missed phases in a row until civil disorder; 0 for never
option-call = Whether a replacement is called for then
option-deal = How powers are given out
option-private = By invitation only
option-blind = The GM sees no sealed orders
choice-deal-preferences = by lists of preference
choice-deal-choice = chosen, first come first served
choice-deal-lot = by lot
choice-press-none = none
choice-press-white = in a power’s name
choice-press-grey = in a power’s name or nobody’s
choice-missed-standing = standing orders, else they hold
choice-missed-hold = they hold
option-game-set-name = Another name for the game
option-game-set-variant = Another variant, with its usual options (only in the lobby)
option-game-set-rulebook = Whose rules decide hard cases (only in the lobby)
option-game-set-options = Rules set otherwise, such as fleet_price=4 (only in the lobby)
option-game-set-moves = Movement phases: 48h
option-game-set-retreats = Retreats: 24h
option-game-set-builds = Builds: 24h
option-game-set-reminder = How long before a deadline to remind: 6h, or 0
option-game-set-gm = Who runs the game from now on
option-game-invite-player = Whom to invite
option-game-uninvite-player = Whose invitation to take back
