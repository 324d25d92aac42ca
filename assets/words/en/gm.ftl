# Tools of the GM: commands, what a GM sees, and what is posted about it.

command-sealed = Sealed orders: look, enter, remove, set to default, lock
command-sealed-show = Look at sealed orders; everyone is told after the phase
command-sealed-enter = Enter orders for a player
command-sealed-strike = Remove one of a player’s orders
command-sealed-default = Replace a player’s orders with the default ones
command-sealed-lock = Lock all orders, or one power’s, against changes
command-sealed-unlock = Unlock all orders, or one power’s
command-edit = Edit the board, blocks, money, treaties or holdings
command-edit-board = Add, remove or move units; change who owns a province
command-edit-blocks = Set the number of blocks in a province
command-edit-money = Add credits or points to a treasury, or remove them
command-edit-treaty = Set the relations between two powers
command-edit-holding = Add to a Capitalist player’s holdings, or remove from them
command-edit-undo = Undo the GM’s last edit, rule change or rollback
command-edit-rules = Change the rules of a running game
command-sealed-dryrun = Try out this phase with the orders so far; everyone is told after the phase
command-gm-seat = Offer somebody a seat in the game
command-gm-computers = Let computers take free places or powers nobody plays
option-computer = Have a computer guess for the others, this well
option-level = How well computers play
choice-computers-easy = easy
choice-computers-normal = normal
choice-computers-strong = strong
choice-computers-none = take them out
computer-level-easy = easy
computer-level-normal = normal
computer-level-strong = strong
computer-name = Computer { $number } ({ $level })
button-computers = Computers
button-computers-easy = Easy
button-computers-normal = Normal
button-computers-strong = Strong
button-computers-empty = Take computers out
computers-choose = Computers can take all free places. How well shall they play? A computer makes room for whoever joins later.
computers-seated = { $count ->
    [one] One computer plays now ({ $level }).
   *[other] { $count } computers play now ({ $level }).
 }
computers-left = { $count ->
    [one] One computer has left.
   *[other] { $count } computers have left.
 }
audit-computers = changed which computers play
command-gm-unseat = Take somebody out of the game
command-gm-remind = Remind players who have not handed in everything
command-gm-announce = Post an announcement for the game
command-gm-warn = Send a player a warning
command-gm-ban = Ban somebody from this game, or lift a ban
command-gm-hand-over = Make somebody else the GM
option-gm-log-all = Also every message the bot sent
command-gm-log = Show who did what in this game

option-player = The player
option-sealed-show-player = The player, in a Capitalist game
option-sealed-enter-orders = The orders, separated by semicolons
option-sealed-enter-player = The player, in a Capitalist game
option-sealed-strike-unit = The unit, such as A Par
option-sealed-strike-player = The player, in a Capitalist game
option-sealed-default-player = The player, in a Capitalist game
option-sealed-lock-power = The power; leave out for all
option-sealed-unlock-power = The power; leave out for all
option-edit-board-edit = For example: A Par remove; add F Bre France; A Mun - Ruh; owner Bel Germany
option-edit-blocks-province = The province
option-edit-blocks-blocks = The new number of blocks there
option-edit-money-change = How much to add, such as 3, or remove, such as -2
option-edit-treaty-first = One power
option-edit-treaty-second = The other power
option-edit-treaty-standing = The first power’s relation to the second
option-edit-holding-change = How many units (or cents of cash) to add, or remove with a minus
option-edit-holding-currency = The currency; leave out for cash, in cents
option-edit-rules-options = As when creating a game: name=value, separated by spaces
option-gm-seat-power = The power; required once the game has started
option-gm-announce-text = The announcement
option-gm-warn-text = The warning
option-gm-ban-lift = True to lift the ban
option-gm-hand-over-gm = The new GM

choice-standing-neutral = neutral
choice-standing-mdt = defence treaty (MDT)
choice-standing-aat = alliance (AAT)
choice-standing-attack = the first may attack the second
choice-standing-war = at war

button-gm-apply = Do it

# The GM’s panel.
button-gm-open = GM
button-gm-show = Refresh
button-gm-back = Back
button-gm-remind = Remind
button-gm-pause = Pause
button-gm-resume = Resume
button-gm-extend = +24 h
button-gm-next = Next phase
button-gm-process = Process now
button-gm-process-sure = Yes, adjudicate now
button-gm-announce = Announce
button-gm-log = Log
gm-process-sure = Adjudicate { $phase } now? Whoever has handed in nothing misses the phase.
gm-next-old-phase = That button is from an earlier phase, so nothing was done. The newest post has the button for this one.
gm-panel-old-phase = That button is from an earlier phase, so nothing was done. This is how the game stands now.
gm-announce-form = Announcement – { $game }
gm-announce-field = Your announcement, for everybody

gm-edit-preview = This is what would change. Nothing has been changed yet.
gm-edited = Done, and posted in the channel:
gm-edit-unread = “{ $text }”: { $why }
gm-option-preview = These rules would change. Nothing has been changed yet; sealed orders will be checked against the new rules.
gm-option-line = • `{ $option }`: `{ $before }` → `{ $after }`
gm-options-changed = Done, and posted in the channel:
gm-rollback-preview = The game would go back to { $phase } (revision { $to }), including money and holdings. Nothing has been changed yet.
gm-diff-more = … and { $count } more
gm-undone = Undone:
gm-undone-rollback =
    The rollback has been undone. { $sheets ->
        [0] No orders had been handed in for this phase.
       *[other] The orders handed in for this phase count again; players must mark themselves ready again.
    }
gm-preview-alt = The map of { $name }, { $phase }, after this change
gm-tried-alt = A trial run of { $phase }
gm-sheet-title = Sealed orders: { $whose }, { $phase }
gm-sheet-none = No orders.
gm-look-sure = 👁 You have not looked at sealed orders of **{ $game }** yet. If you do, you can never play in this game, not even as a replacement, and it is announced in the channel when the phase is over.
gm-look-money-sure = 👁 Money and holdings in **{ $game }** are sealed, and correcting them shows some of what players have. If you continue, that counts as looking: you can never play in this game, not even as a replacement, and it is announced in the channel when the phase is over.
gm-look-money-noted = Noted. Now type the command again.
button-gm-look = Look, and never play here
gm-dryrun-lots = Some lots have yet to be drawn. This trial drew them at random; the real ones may turn out differently.
post-gm-look-money = • { $by } looked at treasuries or holdings.
gm-look-noted = This look is on record and will be announced in the channel when the phase is over.
gm-dryrun-title = If { $phase } closed now
gm-entered-line = ✓ { $text }
gm-entered-replaced = ✗ { $text }: replaced by a later line
gm-entered-faulty = ✗ { $text }: not possible
gm-entered-spare = ✗ One waive too many
gm-entered-unread = ✗ { $text }: I cannot read that
gm-struck = Removed: { $unit }.
gm-defaulted = The default orders now count for { $whose }.
gm-locked = Locked: sealed orders count as they are.
gm-unlocked = Unlocked.
gm-offered = { $player } has been asked and can take the seat by pressing a button.
gm-seated = { $player } is in the game.
gm-unseated = { $player } is out of the game.
gm-reminded = Everyone who still has something to hand in has been reminded.
gm-announced = Your announcement will appear in the channel.
gm-warned = { $player } has been warned privately.
gm-banned = { $player } is banned from this game.
gm-unbanned = { $player } may take part again.
gm-handed-over = { $gm } is now the GM.
gm-log-title = Log of { $game }
gm-log-line = { $at } · { $who } · { $what }
gm-log-none = Nothing yet.
gm-log-somebody = somebody
gm-log-bot = the bot

# What the log says was done
audit-other = { $what }
audit-create = created the game
audit-join = joined
audit-leave = left
audit-start = started the game
audit-deadline = changed the deadline
audit-settings = changed settings
audit-pause = paused the game
audit-stuck = the phase could not be adjudicated, and the clock stopped
audit-resume = resumed the game
audit-adjudicate = closed the phase
audit-rollback = rolled the game back
audit-replace = gave a power to another player
audit-abandon = ended the game
audit-goal = set the goal
audit-look = looked at sealed orders
audit-enter-orders = entered orders for a player
audit-strike-orders = removed orders of a player
audit-default-orders = entered default orders for a player
audit-lock = locked or unlocked orders
audit-edit = edited the game
audit-undo = undid the last change
audit-options = changed the rules
audit-seat = accepted an offered seat
audit-offer-seat = offered somebody a seat
audit-decline-seat = declined an offered seat
audit-set = changed a setting of the game
audit-unseat = took somebody out of the game
audit-remind = sent reminders
audit-announce = made an announcement
audit-warn = warned a player
audit-ban = banned somebody or lifted a ban
audit-ban-told = told somebody about a ban
audit-hand-over = named another GM
audit-absence = announced an absence
audit-absence-cancelled = cancelled an absence
audit-asks-for-seat = asked for a seat
audit-ballot = called a vote
audit-ballot-carried = a vote passed
audit-ballot-over = a vote ended
audit-ballot-withdrawn = withdrew a vote
audit-claim = claimed victory
audit-disorder = a power went into civil disorder
audit-end = ended the game by vote
audit-grace = the grace period began
audit-import = imported the game
audit-pause-all = paused all games on the server
audit-posted = a post was sent
audit-post-dropped = a post was no longer needed
audit-undeliverable = a post could not be delivered ({ $why })
audit-waiting = a post is waiting for permissions I lack ({ $why })
audit-unreachable = could not send { $player } a direct message
audit-resume-all = resumed all games on the server
audit-press = wrote a letter or public press
audit-press-consent = said whether letters may be in the archive
audit-press-mute = muted or unmuted a power
audit-press-off = took a power’s press away or gave it back
audit-press-report = reported a letter
audit-press-thread = opened a private thread
audit-propose = proposed to end the game
audit-reminder-dropped = a reminder could not be sent
audit-return = returned to a power
audit-take-over = took over a power
audit-unwatch = stopped following the game
audit-watch = started following the game
audit-vote = voted

# Posts
post-gm-looks = 👁 **{ $game }**: sealed information a GM looked at in { $phase }:
    { $looks }
post-gm-look = • { $by } looked at the sealed orders of { $whose }.
post-gm-look-all = • { $by } tried out the phase with everybody’s sealed orders.
post-gm-entered = **{ $game }**: { $by } entered orders for { $whose }.
post-gm-struck = **{ $game }**: { $by } removed an order of { $whose }.
post-gm-defaulted = **{ $game }**: { $by } entered the default orders for { $whose }. They can be changed until the deadline.
post-gm-locked = 🔒 **{ $game }**: { $by } locked all orders. Sealed orders count as they are.
post-gm-unlocked = 🔓 **{ $game }**: { $by } unlocked all orders.
post-gm-locked-power = 🔒 **{ $game }**: { $by } locked the orders of { $power }. They count as they are.
post-gm-unlocked-power = 🔓 **{ $game }**: { $by } unlocked the orders of { $power }.
post-gm-edited = **{ $game }**: { $by } edited the game. Orders stay sealed and still count; please check yours.
post-gm-undone = **{ $game }**: { $by } undid the last change. Orders stay sealed and still count; please check yours.
post-gm-options = **{ $game }**: { $by } changed the rules. Orders stay sealed and are checked against the new rules.
post-gm-touched = **{ $game }**: after the GM’s change, some of your orders no longer have any effect. Please check them.
post-gm-seated = **{ $game }**: { $by } has added { $player } to the game.
post-gm-seated-power = **{ $game }**: { $by } has added { $player } to the game, to play { $power }.
post-gm-unseated = **{ $game }**: { $by } took { $player } out of the game.
post-gm-unseated-power = **{ $game }**: { $by } took the player of { $power } out of the game. { $power } is in civil disorder.
post-gm-announced = 📣 **{ $game }**: { $text }
post-gm-warned = **{ $game }**: a warning from the GM, { $by }:
    { $text }
post-gm-banned = **{ $game }**: the GM, { $by }, has banned you from this game.
post-gm-unbanned = **{ $game }**: the GM, { $by }, has lifted your ban. You may take part again.
post-gm-handed-over = **{ $game }**: { $by } has handed the game over. { $gm } is now the GM.
