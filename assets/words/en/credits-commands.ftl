# Credits on Discord: the commands, what a turn will cost, what others have declared, votes on the rules.

command-credits = Your money: give, lend, call, move the treasury. Only you see the answers
command-credits-balance = Your treasury, and what this turn and the next Winter will cost
command-credits-give = Declare a gift to another power
command-credits-receive = Declare that another power gives you credits
command-credits-lend = Declare a loan to another power
command-credits-borrow = Declare that another power lends you credits
command-credits-repay = Declare that you pay back what you owe
command-credits-collect = Declare that another power pays back what it owes you
command-credits-owe = Declare that you owe a sum (interest, say), due at the end of Fall
command-credits-claim = Declare that another power owes you a sum, due at the end of Fall
command-credits-call = Call a loan: it is collected at the end of Fall
command-credits-loans = Who owes you what, and what you owe
command-credits-treasury = Move your treasury to a province you own
command-credits-hire = Let another power order one of your units this season
command-credits-ally = Name your partner for a victory in alliance, or nobody
command-credits-trust = Name a power whose units do not take your treasury this season
command-credits-sell = Declare that you sell another power a province, in Fall
command-credits-buy = Declare that you buy a province from another power, in Fall
command-credits-withdraw = Take back a line about credits, until the deadline
command-vote = Vote on what is put to the vote in this game

option-to = To which power
option-from = From which power
option-amount = How many credits
option-openly = Whether it may be published; it is if both sides say so
option-note = What you agreed about interest, for both of you to remember
option-with = With which power; leave it out for nobody
option-power = Which power
option-credits-call-amount = How many credits; all that is owed, if you leave it out
option-credits-treasury-to = To which province
option-credits-hire-unit = Which of your units
option-credits-sell-province = Which of your provinces
option-credits-buy-province = Which province
option-credits-withdraw-line = Which line
option-vote-choice = Yes, no, or none to take your vote back
option-vote-motion = On what; needed only where several questions are open
option-game-create-options = Rules set otherwise, such as fleet_price=4 estate=to-captor

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

credits-no-such-power = “{ $text }” is no power. Choose one from the list, such as Turkey.
offer-differs = Your own `{ $line }` does not agree with it and waits.
credits-untold = It is on your sheet and counts. But { $powers } had many messages about your declarations in this phase already and will get no more; it shows under `/credits balance` there.
credits-withdrawn = It is off your sheet.

# What a turn will cost
balance-title = { $power }’s credits – { $phase }
balance-holds =
    Your treasury holds **{ $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }** in { $seat }.
balance-holds-nowhere =
    Your treasury holds **{ $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }** and has no seat: name one with your next orders.
balance-year =
    Your provinces yield { $income } a year, your { $units ->
        [one] unit costs
       *[other] { $units } units cost
    } { $upkeep } a year.
balance-prices = A new army costs { $army } a year, a new fleet { $fleet }.
balance-called =
    { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } of what you owe { $credits ->
        [one] is
       *[other] are
    } called and will be collected at the end of Fall.
balance-ally = You name { $power } for a victory in alliance.
balance-declared = You have declared:
balance-line = `{ $line }` { $state }
balance-news = **Of your money in { $phase }**, for you alone:
forecast-later =
    Next Winter as things stand: { $treasury ->
        [one] 1 credit
       *[other] { $treasury } credits
    } with this Fall’s income, { $due } for your units, { $left } left.
forecast-winter =
    This Winter: { $paid } of { $treasury ->
        [one] 1 credit
       *[other] { $treasury } credits
    } go to your units, { $left } left.
forecast-winter-builds =
    This Winter: { $paid } of { $treasury ->
        [one] 1 credit
       *[other] { $treasury } credits
    } go to your units and the builds { $built }, { $left } left.
forecast-if =
    If the other sides agree to what waits for them (out { $out }, in { $coming }): { $treasury ->
        [one] 1 credit
       *[other] { $treasury } credits
    }, { $left } left.
forecast-short =
    ⚠ { $missing ->
        [one] 1 credit is
       *[other] { $missing } credits are
    } missing: { $units ->
        [one] one unit
       *[other] { $units } units
    } cannot be paid and must go.
forecast-too-much = ⚠ You have declared to pay { $declared } and hold { $credits }: what cannot be paid whole fails.
declared-both = both sides have declared this
declared-waits = waits for { $power } to declare the same

# Loans
loans-title = { $power }’s loans
loans-none = You have given and taken no loans.
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
        [one] 1 is
       *[other] { $called } are
    } called.
loans-note = Note: “{ $note }”

# What others have declared
offers-title = Declared to you, waiting for you to declare the same:
offer-give =
    { $power } gives you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
offer-receive =
    { $power } is to receive { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } from you, as a gift.
offer-lend =
    { $power } lends you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
offer-borrow =
    { $power } is to borrow { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } from you.
offer-repay =
    { $power } repays you { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
offer-collect =
    { $power } is to be repaid { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } by you.
offer-owe =
    { $power } owes you { $credits ->
        [one] 1 credit more
       *[other] { $credits } credits more
    }, due at the end of Fall.
offer-claim =
    { $power } claims that you owe it { $credits ->
        [one] 1 credit more
       *[other] { $credits } credits more
    }, due at the end of Fall.
offer-sell = { $power } would sell you { $at }: `{ $line }`
offer-buy = { $power } would buy { $at } from you: `{ $line }`
offer-openly = To be published, if you both say so.
button-accept = Declare: { $line }
button-withdraw = Withdraw: { $line }
hired-line = { $power } lets you order { $unit } this season: write `{ $example }`, say.
post-offer = **{ $game }**, { $phase }. { $offer }
    It is done only if you declare the same. Only you and its author know of it. { $clock }
post-agreed = **{ $game }**, { $phase }. { $offer }
    Both sides have declared this. It can be withdrawn until the deadline. { $clock }
post-withdrawn = **{ $game }**, { $phase }. { $power } has withdrawn what you had both declared; nothing is agreed any more.
    Your own `{ $mine }` is kept and waits for { $power } to declare the same. Strike it if you no longer want it. Only you and { $power } know of it. { $clock }
post-hired = **{ $game }**. { $hired }
    Only you and its owner know of it. { $clock }

# Votes on the rules
motion-demobilisation = Demobilisation
motion-demobilisation-about = May units that could be paid be disbanded in Winter? If yes, they may from the first Fall on. A tie is no.
motion-title = Vote: { $motion }
motion-open =
    { $about }
    { $votes } of { $of } have voted; how stays sealed until the vote closes. `/vote`, or the buttons below.
button-vote-yes = { $motion }: yes
button-vote-no = { $motion }: no
vote-cast-yes = You vote **yes** on { $motion }. { $votes } of { $of } have voted. You can change your vote until the deadline.
vote-cast-no = You vote **no** on { $motion }. { $votes } of { $of } have voted. You can change your vote until the deadline.
vote-cast-none = You have no vote on { $motion } now. { $votes } of { $of } have voted.
vote-no-motion = “{ $text }” is not put to the vote. Choose from the list.
sheet-vote-yes = Your vote on { $motion }: yes.
sheet-vote-no = Your vote on { $motion }: no.
sheet-vote-none = You have not voted on { $motion }.

# The variant and its options
variant-economic = Economic Diplomacy IV
about-credits = Every land province pays its owner credits at the end of Fall; in Winter every unit is paid for a year ahead, and what cannot be paid goes. Gifts and loans are made where both sides declare the same; a treasury is lost to whoever takes its province.
about-goal-centres = { $centres } centres win alone.
about-goal-income = { $alone } credits a year win alone, { $alliance } win for two powers that name each other.
about-goal-points = An income of { $alone } points a year wins.
about-options = Set otherwise: { $options }.
options-unreadable = I cannot read “{ $found }” as an option. Write `name=value`, such as `fleet_price=4`, parted by blanks.
options-unknown = This game has no option “{ $found }”. It has { $known }.
options-value = `{ $option }` cannot be “{ $found }”. It takes { $expected }.
options-twice = `{ $option }` is set twice.

topic-credits = Money: Economic Diplomacy IV
help-credits =
    Every land province yields credits at the end of Fall. In Winter each unit is paid for the coming year, builds too: fleets 5, armies 4, the first four Turkish armies 3. What cannot be paid must go.
    Money is declared on your sealed sheet, as orders are: `Give 3 to Turkey`, `Lend 3 to Turkey note: back by 1903`, `Repay 2 to Italy`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`, `Ally with Italy`. Or use `/credits`, which says the same.
    A transfer is made only if the other side declares the same: `Receive 3 from France`, `Borrow`, `Collect`. It gets a private message with a button for that. Nobody else learns of it, unless both add `openly`.
    `/credits balance` shows your treasury and what is to come, `/credits loans` your loans. Until the deadline everything can be taken back with `/credits withdraw`.
    A called loan is collected at the end of Fall. Your treasury lies in a province: if an enemy stands there when a season ends, it is lost.
dm-help-credits =
    In your game credits are played for. Such lines go between the orders: `Give 3 to Turkey`, `Receive 3 from France`, `Lend 3 to Turkey`, `Borrow 3 from Russia`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`. To take one back, write `withdraw Give 3 to Turkey`. More words: `balance`, `loans`.
