# What is said of money where it is points that are lent and given: these take the place of the messages
# of the same names.

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
    Your blocks bring { $income } a year, your { $units ->
        [one] unit costs
       *[other] { $units } units cost
    } { $upkeep } a year.
balance-called =
    { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } of what you owe { $credits ->
        [one] is
       *[other] are
    } called and will be collected at the end of Fall.
balance-news = **Of your loans and gifts in { $phase }**, for you alone:
forecast-too-much = ⚠ You have declared to pay { $declared } and hold { $credits }: what cannot be paid whole fails.
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
    { $power } gives you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
offer-receive =
    { $power } is to receive { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } from you, as a gift.
offer-lend =
    { $power } lends you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
offer-borrow =
    { $power } is to borrow { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } from you.
offer-repay =
    { $power } repays you { $credits ->
        [one] 1 point
       *[other] { $credits } points
    }.
offer-collect =
    { $power } is to be repaid { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } by you.
offer-owe =
    { $power } owes you { $credits ->
        [one] 1 point more
       *[other] { $credits } points more
    }, due at the end of Fall.
offer-claim =
    { $power } claims that you owe it { $credits ->
        [one] 1 point more
       *[other] { $credits } points more
    }, due at the end of Fall.

credits-no-amount = how many points? Write it as “give 3 to Turkey”
credits-amount-zero = “{ $found }” is nothing: name at least 1 point
credits-amount-negative = “{ $found }” is less than nothing: name at least 1 point
credits-amount-fraction = “{ $found }” is no whole number: points are not divided
credits-amount-too-much = “{ $found }” is more than a line can name: at most { $most } points
bad-entry-amount = the amount must be 1 to { $most } points
bad-entry-cannot-pay =
    { $has ->
        [0] you hold no points: they come at the end of Fall
        [one] you hold only 1 point that can be spent
       *[other] you hold only { $has } points that can be spent
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] nothing is owed
        [one] only 1 point is owed
       *[other] only { $owed } points are owed
    }
bad-entry-not-played = points lie in no province and no unit is hired: only gifts, loans, repayments and calls are declared here

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
        [one] 1 point
       *[other] { $credits } points
    } more, due at the end of Fall.
money-called =
    { $lender } calls { $credits ->
        [one] 1 point
       *[other] { $credits } points
    } from { $debtor }; it is collected at the end of Fall.
money-collected =
    { $debtor } paid { $lender } the { $credits ->
        [one] 1 point that was
       *[other] { $credits } points that were
    } called.
money-collected-in-part =
    { $debtor } paid { $lender } { $credits ->
        [0] nothing
        [one] 1 point
       *[other] { $credits } points
    } of what was called; { $left } { $left ->
        [one] stays
       *[other] stay
    } due.
money-vanished = { $power } is out of the game; its points and all loans by and to it are void.

told-lacks =
    { $power } lacks { $count } { $count ->
        [one] point
       *[other] points
    }
