# Writing orders: menus, standing orders, receipts, what-ifs, messages that fit several games.

refusal-nothing-to-restore = There are no cleared orders to put back. Write new ones with `/orders` or `/order`.
refusal-nothing-to-copy = None of your earlier orders can be used now. Write new ones with `/orders` or `/order`.
refusal-late-letter = You wrote that message before this phase began, so it does not count. Send your orders for this phase again.
refusal-no-standing = This game does not use standing orders. Write your orders with `/orders` for each phase.
refusal-no-receipt = There is no receipt: you handed in no orders for that phase.
refusal-bad-nonce = A nonce has 32 characters, 0 to 9 and a to f. It is in the receipt, which only its owner can see with `/receipt show`.
refusal-nothing-to-try = Only movement and retreats can be tried out: in other phases no unit meets another. `/orders` shows what your orders come to.

# Commands.
command-standing = Orders that are used when you hand in nothing
command-standing-set = Set standing orders; without orders, your current ones are used
command-standing-show = Show your standing orders
command-standing-clear = Remove your standing orders
option-standing-set-orders = The orders, separated by semicolons
command-whatif = Try out the phase with your guesses at the others’ orders; only you see it
option-whatif-guesses = Orders of others, separated by semicolons: A Mun - Bur; F Kie - Den
command-receipt = Proof of what you handed in
command-receipt-show = Show your receipt: its hash is published when the phase closes
command-receipt-verify = Check what somebody says they handed in
option-receipt-verify-player = Whose receipt it is
option-receipt-verify-phase = The phase, such as S1901M
option-receipt-verify-nonce = The nonce of the receipt
option-receipt-verify-sheet = The orders as in the receipt, separated by semicolons

# The order panel.
sheet-standing =
    You have handed in nothing yet. { $count ->
        [one] One of your standing orders is
       *[other] { $count } of your standing orders are
    } used if it stays that way.
sheet-more = You can also use { $commands }.
receipt-short = Receipt `{ $hash }…` – proof of what you handed in
panel-choose-unit = Choose what to order…
panel-choose-kind = What should it do?
panel-choose-other = Another unit, or change an order…
# The panel’s menu of orders: of the next unit, or in Winter.
panel-next = Order for { $unit }…
panel-next-more = More orders for { $unit }…
panel-next-winter = Choose a build or removal…
panel-next-all = Choose by place…
panel-choose-about = Which province is it about?
panel-choose-order = Choose the order…
panel-choose-line = Choose the line to remove…
panel-price = { $order } – costs { $price } of the { $left } left
panel-price-beyond = { $order } – costs { $price }, only { $left } left
panel-unordered = no order yet
panel-unit = **{ $unit }**: what should it do?
panel-unit-page = **{ $unit }**: what should it do? Page { $page } of { $of }.
panel-page = Page { $page } of { $of }.
panel-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
panel-gone = That option is no longer available. Please choose again.
panel-strike = Which line do you want to remove?
panel-struck = Removed.
button-use = Use { $place }
button-bluff = Keep { $order } as a bluff
button-instead = { $order } instead of { $before }
button-panel-back = Back
button-panel-more = More units
button-panel-strike = Remove a line
button-panel-restore = Undo removal
button-panel-copy = Copy from last turn
button-whatif = What if
button-receipt = Receipt

# Kinds of order.
deed-hold = Hold
deed-move = Move
deed-by-convoy = Move by convoy
deed-board = Go aboard a fleet
deed-board-and-land = Go aboard and land
deed-land = Land
deed-double = Move twice
deed-support-hold = Support a unit that holds
deed-support-move = Support a move
deed-convoy = Convoy an army
deed-then = Move, then support or convoy
deed-patrol = Patrol
deed-block = Blockade
deed-retreat = Retreat
deed-disband = Disband
deed-remove = Remove
deed-build-army = Build an army
deed-build-fleet = Build a fleet
deed-waive = Waive a build
deed-open = Let fleets pass
deed-ahead = If dislodged, or for Winter

# What if.
whatif-form-title = What if – { $phase }
whatif-form-field = The others’ orders, as you guess them
whatif-form-hint = Germany: A Mun - Bur
whatif-title = What if – { $phase }
whatif-nobody = Your own orders; all other units hold.
whatif-guesses = Your guesses
whatif-guessed = Your own orders and your guesses for { $powers }. All other units hold.
whatif-footer = { $game }: only you can see this. Nothing is saved, and nobody else’s sealed orders are used.
whatif-no-order = only orders for units can be tried out
whatif-nobody-orders = nobody plays { $power }, so its units hold
whatif-old-phase = That form is from an earlier phase.
whatif-picture = { $phase } · what if
button-whatif-again = Change the guess

# Receipts.
receipt-title = Receipt – { $game }, phase { $phase }
receipt-sealed = Sealed { $at }:
receipt-nonce = Nonce, for you alone: `{ $nonce }`
receipt-hash = Hash: `{ $hash }`
receipt-open = The hash is published when the phase closes.
receipt-replaced = You replaced these orders with later ones.
receipt-published = The hash is among those published when the phase closed: these orders counted.
receipt-not-published = The hash is not among those published when the phase closed.
receipt-keep = Keep the file. Anyone you show it to can check it with `/receipt verify`, `chancery receipt` or any SHA-256 tool; without it, nobody can prove what you wrote.
receipt-file = The receipt as text
receipt-list = **Receipts** – one hash per player, in an order that does not show whose they are. Players who handed in nothing get a random one. `/receipt show` tells you which one is yours.
receipt-list-file = The hashes of all receipts of { $phase }

receipt-verified = ✓ { $player } sealed exactly these orders in phase { $phase }: the hash is among those published.
receipt-refuted = ✗ This does not match: the hash of that player, phase, nonce and orders is not among those published for phase { $phase }.
receipt-unpublished = No hashes have been published for phase { $phase } yet. This one would be `{ $hash }`.
receipt-checked-hash = Hash: `{ $hash }`

# Standing orders.
standing-title = Standing orders – { $game }
standing-none = You have no standing orders.
standing-other-phase = { $order } – not possible in this kind of phase
standing-declared = declarations to other players must be made again in each phase
standing-sound =
    { $count ->
        [0] None of them would count now.
        [one] One of them would count now.
       *[other] { $count } of them would count now.
    }
standing-how = They stay until you change them. They are used in any phase in which you hand in nothing, as far as they are legal then.
standing-footer = { $phase }: sealed. Only you can see this.
standing-cleared = You no longer have standing orders.
standing-kept = Your standing orders are saved.
standing-nothing = You have no current orders to use as standing orders. Write them like this: `/standing set orders: A Par H; F Bre H`.
standing-old-phase = That form is from an earlier phase. Open it again with `/standing show`.
standing-form-title = Standing orders
standing-form-hint = A Par H
button-standing-edit = Edit
button-standing-clear = Remove all

# Private messages that fit several games.
letter-which = You play in several games. Which one is this for?
letter-which-orders = These orders fit several of your games. Which one do you mean?
letter-which-none = These orders do not fit any of your games right now. Which game do you mean?
letter-gone = That message can no longer be read. Please send your orders again.
