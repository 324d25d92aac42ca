# Messages about money for games in which points are lent and given; they replace the messages with the
# same keys.

choice-debtor =
    { $power } (owes you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    })
choice-lender =
    { $power } (you owe { $credits ->
        [one] 1 point
       *[other] { $credits } points
    })
balance-title = { $power }’s points, loans and gifts – { $phase }
balance-holds-nowhere =
    You hold **{ $credits ->
        [one] 1 point
       *[other] { $credits } points
    }**.
balance-year =
    Your blocks earn { $income } a year; your { $units ->
        [one] unit costs
       *[other] { $units } units cost
    } { $upkeep } a year.
balance-news = **Private news about your loans and gifts, { $phase }**
forecast-too-much =
    ⚠ You declared payments of { $declared }, more than the points you have. They are made in the order listed, each in full or not at all. If the others agree to all of them, { $count ->
        [one] this one fails: { $lines }.
       *[other] these fail: { $lines }.
    }
loans-given =
    { $power } owes you { $owed ->
        [one] 1 point
       *[other] { $owed } points
    }.
loans-taken =
    You owe { $power } { $owed ->
        [one] 1 point
       *[other] { $owed } points
    }.
offer-give =
    { $power } offers you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
offer-receive =
    { $power } asks you for { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } as a gift.
offer-lend =
    { $power } offers to lend you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
offer-borrow =
    { $power } asks to borrow { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } from you.
offer-repay =
    { $power } offers to repay you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
offer-collect =
    { $power } asks you to pay back { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } of what you owe.
offer-owe =
    { $power } declares that it owes you { $credits ->
        [one] 1 more point
       *[other] { $credits } more points
    }, due at the end of Fall.
offer-claim =
    { $power } declares that you owe it { $credits ->
        [one] 1 more point
       *[other] { $credits } more points
    }, due at the end of Fall.

credits-no-amount = how many points? Write it like this: `{ $example }`
credits-amount-zero = “{ $found }” is too little: write at least 1 point
credits-amount-negative = “{ $found }” is less than zero: write at least 1 point
credits-amount-fraction = “{ $found }” is not a whole number of points
credits-amount-too-much = “{ $found }” is too much: write at most { $most } points
bad-entry-amount = the amount must be 1 to { $most } points
bad-entry-cannot-pay =
    { $has ->
        [0] you have no points: they come at the end of Fall
        [one] you have only 1 point left to spend
       *[other] you have only { $has } points left to spend
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] nothing is owed
        [one] only 1 point is owed
       *[other] only { $owed } points are owed
    }
bad-entry-not-played = this game has no treasuries and no units for rent; only gifts, loans, repayments and calls can be declared

money-gift =
    { $from } gave { $to } { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
money-loan =
    { $from } lent { $to } { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
money-repayment =
    { $from } repaid { $to } { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
money-interest =
    { $from } owes { $to } { $credits ->
        [one] 1 more point
       *[other] { $credits } more points
    }, due at the end of Fall.
money-called =
    { $lender } calls { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } from { $debtor }, to be collected at the end of Fall.
money-collected =
    { $debtor } paid back the { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } that { $lender } had called.
money-collected-in-part =
    { $debtor } paid back { $credits ->
        [0] nothing
        [one] 1 point
       *[other] { $credits } points
    } of what { $lender } had called; { $left } { $left ->
        [one] remains
       *[other] remain
    } due.
money-vanished = { $power } is out of the game. Its points and all its loans are void.

told-lacks =
    { $power } lacks { $count } { $count ->
        [one] point
       *[other] points
    }
fix-cannot-pay = Remove another build or payment, or first disband a unit where that is allowed
