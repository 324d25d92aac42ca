# Credits on Discord: the commands, what a turn will cost, what others have declared, votes on rules.

command-credits = Your credits: gifts, loans, your treasury. Only you see the answers
command-credits-balance = Show your treasury and what this turn and next Winter will cost
command-credits-give = Declare a gift to another power
command-credits-receive = Declare that another power gives you credits
command-credits-lend = Declare a loan to another power
command-credits-borrow = Declare that another power lends you credits
command-credits-repay = Declare that you pay back what you owe
command-credits-collect = Declare that another power pays back what it owes you
command-credits-owe = Declare that you owe another power more, such as interest, due at the end of Fall
command-credits-claim = Declare that another power owes you more, such as interest, due at the end of Fall
command-credits-call = Call a loan; it is collected at the end of Fall
command-credits-loans = Show who owes you credits, and whom you owe
command-credits-ledger = Show what every power earned, paid and kept in the last ledger
command-credits-treasury = Move your treasury to a province you own
command-credits-hire = Rent out a unit: another power orders it this season
command-credits-ally = Name your partner for an alliance victory, or nobody
command-credits-trust = Name a power whose units will not capture your treasury this season
command-credits-sell = Declare that you sell a province to another power (Fall only, if the rules allow it)
command-credits-buy = Declare that you buy a province from another power (Fall only, if the rules allow it)
command-credits-withdraw = Withdraw one of your declarations; possible until the deadline
command-vote = Vote on an open question in this game

option-to = To which power
option-from = From which power
option-amount = How many credits
option-openly = Publish it? Only happens if both sides say yes
option-note = What you agreed about interest, as a reminder for both of you
option-with = With which power; leave out for nobody
option-power = Which power
option-credits-call-amount = How many credits; leave out for all that is owed
option-credits-treasury-to = To which province
option-credits-hire-unit = Which of your units
option-credits-sell-province = Which of your provinces
option-credits-buy-province = Which province
option-credits-withdraw-line = Which declaration
option-vote-choice = Yes, no, or none to withdraw your vote
option-vote-motion = Which question; only needed if several are open
option-game-create-options = Rules to change, as name=value, such as victory_centres=20

vote-yes = Yes
vote-no = No
vote-none = No vote
choice-debtor =
    { $power } (owes you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    })
choice-lender =
    { $power } (you owe { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    })

offer-differs = Your own `{ $line }` does not match it and is still waiting.
credits-untold = Your declaration counts, but no message about it goes to { $powers }: there have been too many about yours this phase. It appears in their `/credits balance`.
credits-withdrawn = Withdrawn.
credits-private = Nobody else is told, but the public ledger shows each power’s private transfers as one sum, from which others may guess.

# What a turn will cost
balance-title = { $power }’s credits – { $phase }
balance-holds =
    Your treasury in { $seat } holds **{ $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }**.
balance-holds-nowhere =
    Your treasury holds **{ $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }** but is in no province. Choose one with your next orders for Spring or Fall.
balance-year =
    Your provinces earn { $income } a year; your { $units ->
        [one] unit costs
       *[other] { $units } units cost
    } { $upkeep } a year.
balance-lands = Your provinces, with what each earns a year: { $lands }. `/board` lists everybody’s.
balance-prices = An army costs you { $army } a year, a fleet { $fleet }.
balance-prices-cheap = Each of your first { $few } armies costs you { $cheap } a year, any further army { $army }, a fleet { $fleet }.
balance-ally = Your partner for an alliance victory: { $power }.
balance-declared = You have declared:
balance-line = `{ $line }`
balance-line-state = `{ $line }` { $state }
balance-news = **Private news about your money, { $phase }**
forecast-later = Next Winter, if you keep the provinces you own now and gain none: { $sum }
forecast-later-moved = This Winter, if all units stay where they are now, with an income of { $income } from the provinces you will then own: { $sum }
forecast-stayed =
    If all units stayed where they are now, you would own other provinces after Fall and get { $income } from them instead of { $owned }: { $sum }
forecast-winter = This Winter: { $sum }
forecast-if = If the others agree to everything you declared: { $sum }
forecast-whatif = If all units stayed there until Winter and the others agreed to what you declared: { $sum }
# A sum: “3 in your treasury + 17 income − 14 for your 3 units = 6 left.”
sum-held = { $credits } in your treasury
sum-income = + { $credits } income
sum-received = + { $credits } from other powers
sum-paid = − { $credits } to other powers
sum-debts = − { $credits } for called debts
sum-units =
    − { $credits } for your { $units ->
        [one] unit
       *[other] { $units } units
    }
sum-units-kept =
    − { $credits } for the { $units ->
        [one] unit
       *[other] { $units } units
    } you keep
sum-builds = − { $credits } for builds ({ $built })
sum-left = { $terms } = **{ $credits } left**.
sum-short = { $terms } = **{ $credits } short**.
forecast-short =
    ⚠ You are { $missing ->
        [one] 1 credit
       *[other] { $missing } credits
    } short. If nothing changes, { $units } will be disbanded in Winter, because you cannot pay, and nothing can be built then; the other units cost { $upkeep } and leave you { $left }.
forecast-short-if =
    ⚠ In that case you would be { $missing ->
        [one] 1 credit
       *[other] { $missing } credits
    } short: { $units } would be disbanded in Winter, and nothing could be built; the other units cost { $upkeep } and would leave you { $left }.
forecast-unbuilt-if =
    ⚠ If the others agree to what you declared, { $built } cannot be built: you will not have the credits.
forecast-called =
    Not counted: { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } that you called from other powers, because they may not be able to pay.
forecast-choose-later = You can choose another unit in Winter, with `{ $line }` for example.
forecast-choose-now = To choose another unit, write `{ $line }`, for example.
forecast-help =
    Until Winter’s deadline you can ask another power for { $missing ->
        [one] 1 credit
       *[other] { $missing } credits
    }: `/credits receive` for a gift, `/credits borrow` for a loan. It has to declare the same.
forecast-too-much =
    ⚠ You declared payments of { $declared }, more than you can pay. They are made in the order listed, each in full or not at all. If the others agree to all of them, { $count ->
        [one] this one fails: { $lines }.
       *[other] these fail: { $lines }.
    }
declared-both = both sides have declared this
declared-both-if-paid = both sides have declared this; it happens if { $power } can pay
declared-waits = waiting for { $power } to declare the same

# Loans
loans-title = { $power }’s loans
loans-none = You have no open loans.
loans-given =
    { $power } owes you { $owed ->
        [one] 1 credit
       *[other] { $owed } credits
    }.
loans-taken =
    You owe { $power } { $owed ->
        [one] 1 credit
       *[other] { $owed } credits
    }.
loans-called =
    { $called ->
        [one] 1 of it has
       *[other] { $called } of it have
    } been called, to be collected at the end of Fall.
loans-on-call = Your debts have no due date: the lender may call them in any phase, and what is called is collected at the end of Fall.
loans-note = Note: “{ $note }”

# What others have declared
offers-title = Declared by others; it takes effect if you declare the same:
offer-give =
    { $power } offers you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
offer-receive =
    { $power } asks you for { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } as a gift.
offer-lend =
    { $power } offers to lend you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
offer-borrow =
    { $power } asks to borrow { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } from you.
offer-repay =
    { $power } offers to repay you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
offer-collect =
    { $power } asks you to pay back { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } of what you owe.
offer-owe =
    { $power } declares that it owes you { $credits ->
        [one] 1 more credit
       *[other] { $credits } more credits
    }, due at the end of Fall.
offer-claim =
    { $power } declares that you owe it { $credits ->
        [one] 1 more credit
       *[other] { $credits } more credits
    }, due at the end of Fall.
offer-sell = { $power } offers to sell you { $at }. To agree: `{ $line }`
offer-buy = { $power } offers to buy { $at } from you. To agree: `{ $line }`
offer-if-paid = It happens only if { $power } can pay.
offer-if-paid-known = It happens only if { $power } can pay: the last balance published for it is { $credits }, and what it has promised to others is secret.
offer-openly = To be published if both sides say so.
offer-over = That offer was for { $phase }, which is over. { $outcome }
offer-over-not-declared = You had not declared the same, so it was not made.
offer-over-long-ago = That offer is from an earlier phase and can no longer be accepted.
button-accept = Declare: { $line }
button-withdraw = Withdraw: { $line }
hired-line = { $power } has rented { $unit } out to you this season. Order it with, for example, `{ $example }`.
post-offer = **{ $game }**, { $phase }. { $offer }
    It takes effect only if you declare the same. Nobody else is told; the ledger shows only the sum of each power’s private transfers. { $clock }
post-agreed = **{ $game }**, { $phase }. Agreed with { $power }: `{ $line }`.
    Both sides have declared this. It can be withdrawn until the deadline. `/orders` shows what it does to your treasury. { $clock }
post-withdrawn = **{ $game }**, { $phase }. { $power } has withdrawn what you had both declared, so it is no longer agreed.
    Your own `{ $mine }` remains, waiting for { $power } to declare the same. Withdraw it if you no longer want it. Only you and { $power } know of it. { $clock }
post-hired = **{ $game }**. { $hired }
    Only the two of you know of it. { $clock }

# Votes on the rules
motion-demobilisation = Demobilisation
motion-demobilisation-about = May players disband units in Winter that they could pay for? If yes, it applies from the first Fall on. A tie means no.
motion-title = Vote: { $motion }
motion-open =
    { $about }
    { $votes } of { $of } have voted. Votes stay sealed until voting closes. Vote with `/vote`.
button-vote-yes = { $motion }: yes
button-vote-no = { $motion }: no
vote-cast-yes = You voted **yes** on { $motion }. { $votes } of { $of } have voted. You can change your vote until the deadline.
vote-cast-no = You voted **no** on { $motion }. { $votes } of { $of } have voted. You can change your vote until the deadline.
vote-cast-none = Your vote on { $motion } is withdrawn. { $votes } of { $of } have voted.
vote-no-motion = There is no open vote on “{ $text }”. Choose from the list.
sheet-vote-yes = Your vote on { $motion }: yes.
sheet-vote-no = Your vote on { $motion }: no.
sheet-vote-none = You have not voted on { $motion }.

# The variant and its options
variant-economic = Economic Diplomacy IV
about-credits = Every land province earns its owner credits at the end of Fall. In Winter every unit is paid for a year ahead; units you cannot pay for are disbanded. Gifts and loans happen only if both sides declare the same. A treasury is captured if another power’s unit is in its province when a season ends.
about-goal-centres = Goal: { $centres } centres.
about-goal-income = Goal: { $alone } credits of income a year for a solo win, { $alliance } for two powers that name each other as partners.
about-goal-income-alone = Goal: { $alone } credits of income a year.
about-goal-points = Goal: an income of { $alone } points a year.
about-hold = Whoever owns { $centres } together after the Fall of { $year } or a later one wins, too.
about-last-year-most = The game ends after the Winter of { $year }: whoever has most then wins.
about-last-year-draw = The game ends after the Winter of { $year }: all survivors then share a draw.
about-last-year-scores = The game ends after the Winter of { $year }: the players’ points are counted then.
about-options = Options changed: { $options }.
about-players = { $count } powers are played: { $played }.
about-countries = { $count } countries are in the game: { $played }.
about-absent-neutral = Not in the game: { $absent }. There are no units there, and the centres belong to nobody until they are taken.
about-absent-disorder = Played by nobody: { $absent }. Units there hold and can be supported; a dislodged one disbands. Nothing is built there.
about-hands = { $people } people play. One person each has { $hands }. They order all their powers on one sheet, have one vote, and for the goal all their centres count together.
options-unreadable = I cannot read “{ $found }” as an option. Write `name=value`, such as `fleet_price=4`, separated by spaces.
options-unknown = This game has no option “{ $found }”. Its options are { $known }.
options-value = `{ $option }` cannot be “{ $found }”. Allowed: { $expected }.
options-twice = `{ $option }` is set twice.

topic-credits = Credits (money, gold, treasury, loans): Economic Diplomacy IV
help-credits =
    Every land province earns credits at the end of Fall. In Winter you pay a year ahead for each unit, new builds included: usually 5 for a fleet and 4 for an army (on the Economic map, Turkey pays 3 for each of its first four armies). Units you cannot pay for are disbanded.
    Declare payments together with your orders: `Give 3 to Turkey`, `Lend 3 to Turkey note: back by 1903`, `Repay 2 to Italy`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`, `Ally with Italy`. The `/credits` commands do the same.
    A transfer happens only if the other side declares the same: `Receive 3 from France`, `Borrow`, `Collect`. Its player gets a direct message with a button for this. Nobody else is told unless you both add `openly`. But the public ledger shows the total of each power’s private transfers, so others can guess.
    `/credits balance` shows your treasury, what your provinces earn and what you will have to pay, `/credits loans` your loans. `/status` shows what the last ledger said of every treasury, `/board` all provinces with what they earn. Until the deadline you can take anything back with `/credits withdraw`.
    A called loan is collected at the end of Fall. Your treasury is in a province: if another power’s unit is there when a season ends, it is captured.
dm-help-credits =
    This game is played for credits. Write lines like these with your orders: `Give 3 to Turkey`, `Receive 3 from France`, `Lend 3 to Turkey`, `Borrow 3 from Russia`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`. To take one back, write `withdraw Give 3 to Turkey`. You can also write `balance` or `loans`.
