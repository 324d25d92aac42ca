# The order desk: menus, standing orders, receipts, trying out, letters.

refusal-nothing-to-copy = No order of your earlier sheets could be used now. Write new ones with `/orders` or `/order`.
refusal-late-letter = That message was written before this phase began, so nothing of it counts. Send your orders for this phase again.
refusal-no-standing = Standing orders do not count in this game. Write your orders with `/orders` for each phase.
refusal-no-receipt = There is no receipt: you have handed in no orders for that phase.
refusal-bad-nonce = A nonce has 32 digits from 0 to 9 and a to f. It stands in the receipt, which `/receipt show` gives its owner.
refusal-nothing-to-try = Only moves and retreats can be tried out. Ask again in the next phase of moves.

# Commands.
command-standing = Orders that count when you hand in nothing
command-standing-set = Keep standing orders; without orders, those of your sheet
command-standing-show = Your standing orders
command-standing-clear = Strike your standing orders
option-standing-set-orders = The orders, parted by semicolons
command-whatif = Try the phase out with guesses about the others; only you see it
option-whatif-guesses = Orders of others, parted by semicolons: A Mun - Bur; F Kie - Den
command-receipt = Proof of what you handed in
command-receipt-show = Your receipt: its hash is published when the phase closes
command-receipt-verify = Check what somebody says they handed in
option-receipt-verify-player = Whose receipt it is
option-receipt-verify-phase = The phase, such as S1901M
option-receipt-verify-nonce = The nonce of the receipt
option-receipt-verify-sheet = The sheet as the receipt has it; lines parted by semicolons

# The panel.
sheet-standing =
    Nothing is handed in. { $count ->
        [one] One line of your standing orders counts
       *[other] { $count } lines of your standing orders count
    } if it stays so.
sheet-more = More may be declared with { $commands }.
receipt-short = Receipt `{ $hash }…`
desk-choose-unit = Choose what to order …
desk-choose-other = Another unit, or change an order …
# The panel’s menu of orders: of the next unit, or in Winter.
desk-next = Order for { $unit } …
desk-next-more = More orders for { $unit } …
desk-next-winter = Choose a build or removal …
desk-next-all = Choose by place …
desk-choose-kind = What shall it do?
desk-choose-about = Which province is it about?
desk-choose-order = Choose the order …
desk-choose-line = Choose the line to strike …
desk-price = { $order } – costs { $price }, { $left } left
desk-price-beyond = { $order } – costs { $price }, { $left } left: cannot be paid
desk-unordered = no order yet
desk-unit = **{ $unit }**: what shall it do?
desk-unit-page = **{ $unit }**: what shall it do? Page { $page } of { $of }.
desk-page = Page { $page } of { $of }.
desk-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
desk-gone = That is not to be had any more. Choose again.
desk-strike = Which line shall go?
desk-struck = Struck.
button-desk-back = Back
button-desk-more = More units
button-desk-strike = Strike a line
button-desk-copy = Copy from last turn
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
deed-support-hold = Support a unit that stays
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
deed-ahead = If it is dislodged, or for Winter

# What if.
whatif-form-title = What if – { $phase }
whatif-form-field = Orders of the others, as you guess them
whatif-form-hint = Germany: A Mun - Bur
whatif-title = What if – { $phase }
whatif-nobody = Your own orders, and everybody else holds.
whatif-guessed = Your own orders, and what you guess of { $powers }. All other units hold.
whatif-footer = { $game }: only you see this. Nothing is kept, and nobody’s sealed orders were read.
whatif-no-order = only orders for units are tried out
whatif-old-phase = That form belongs to an earlier phase.
whatif-picture = { $phase } · only guessed
button-whatif-again = Guess again

# Receipts.
receipt-title = Receipt – { $game }, phase { $phase }
receipt-sealed = Sealed { $at }:
receipt-nonce = Nonce, yours alone: `{ $nonce }`
receipt-hash = Hash: `{ $hash }`
receipt-open = The hash is published when the phase closes.
receipt-replaced = A later sheet of yours took the place of this one.
receipt-published = The hash is among those published when the phase closed: this sheet counted.
receipt-not-published = The hash is not among those published when the phase closed.
receipt-keep = Keep the file. Whoever you show it to can check it with `/receipt verify`, `chancery receipt` or any tool for SHA-256; without it nobody can tell what you wrote.
receipt-file = The receipt as text
receipt-list = **Receipts** – a hash for each player, in no order that tells whose. Who handed in nothing has a random one. `/receipt show` tells you which is yours.
receipt-list-file = The hashes of all receipts of { $phase }

receipt-verified = ✓ { $player } sealed exactly that sheet for phase { $phase }: its hash is among those published.
receipt-refuted = ✗ That is not so, as written: the hash of that player, phase, nonce and sheet is not among those published for phase { $phase }.
receipt-unpublished = Nothing is published for phase { $phase } yet. The hash would be `{ $hash }`.
receipt-checked-hash = Hash: `{ $hash }`

# Standing orders.
standing-title = Standing orders – { $game }
standing-none = You have no standing orders.
standing-other-phase = { $order } – not in this kind of phase
standing-declared = what is declared to others is declared anew in each phase
standing-sound =
    { $count ->
        [0] None of them would count now.
        [one] One of them would count now.
       *[other] { $count } of them would count now.
    }
standing-how = They stay until you change them, and count in a phase in which you hand in nothing, as far as they are legal then.
standing-footer = { $phase }: sealed. Only you see this.
standing-cleared = You have no standing orders any more.
standing-kept = Your standing orders are kept.
standing-nothing = Your sheet is empty, so there is nothing to take over. Write them: `/standing set orders: A Par H; F Bre H`.
standing-old-phase = That form belongs to an earlier phase. Open it again with `/standing show`.
standing-form-title = Standing orders
standing-form-hint = A Par H
button-standing-edit = Edit
button-standing-clear = Strike them all

# Letters.
letter-which = You play several games. Which one is this for?
letter-which-orders = These orders could be for several of your games. Which one is meant?
letter-which-none = None of this fits any of your games as it stands. Which one is meant?
letter-gone = That message is not to be read any more. Send your orders again.
