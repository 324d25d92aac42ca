# Credits: lines that cannot be read or have no effect, and what happened to the money.

credits-no-amount = how many credits? Write it like this: `{ $example }`
credits-no-power = with which power? Write it like this: `{ $example }`
credits-not-a-power = “{ $found }” is not a power. Did you mean `{ $example }`?
credits-not-understood = I did not understand “{ $found }”
credits-amount-zero = “{ $found }” is too little: write at least 1 credit
credits-amount-negative = “{ $found }” is less than zero: write at least 1 credit
credits-amount-fraction = “{ $found }” is not a whole number of credits
credits-amount-too-much = “{ $found }” is too much: write at most { $most } credits

bad-entry-amount = the amount must be 1 to { $most } credits
bad-entry-to-oneself = a power cannot deal with itself
bad-entry-gone = { $power } is out of the game
bad-entry-cannot-pay =
    { $has ->
        [0] the treasury is empty
        [one] the treasury holds only 1 credit
       *[other] the treasury holds only { $has } credits
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] nothing is owed
        [one] only 1 credit is owed
       *[other] only { $owed } credits are owed
    }
bad-entry-unmatched = { $power } did not declare the same
bad-entry-not-paid = both sides agreed, but { $power } could not pay
bad-entry-only-with-moves = this is only possible with Spring or Fall moves
bad-entry-not-with-retreats = this is possible with moves or in Winter, not with retreats
bad-entry-not-owned = { $power } did not own { $at } at the end of last Fall
bad-entry-not-played = this game does not use that rule
bad-entry-no-sales = provinces cannot be sold in this game
bad-entry-no-unit = { $power } has no such unit in { $at }
bad-entry-only-in-fall = provinces can only be sold with Fall moves
bad-entry-no-land = { $at } is not a land province
bad-entry-not-sellers = { $power } does not own { $at }
bad-entry-occupied = a unit of { $power } stands in { $at }
bad-entry-occupied-neutral = a neutral unit stands in { $at }

fault-not-hired = the unit in { $at } is not rented out to you this season
fault-hired-out = the unit in { $at } is rented out this season, and { $to } gave it an order

money-gift =
    { $from } gave { $to } { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
money-loan =
    { $from } lent { $to } { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
money-repayment =
    { $from } repaid { $to } { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
money-interest =
    { $from } owes { $to } { $credits ->
        [one] 1 more credit
       *[other] { $credits } more credits
    }, due at the end of Fall.
money-failed = “{ $entry }” failed: { $reason }.
money-called =
    { $lender } calls { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } from { $debtor }, to be collected at the end of Fall.
money-collected =
    { $debtor } paid back the { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } that { $lender } had called.
money-collected-in-part =
    { $debtor } paid back { $credits ->
        [0] nothing
        [one] 1 credit
       *[other] { $credits } credits
    } of what { $lender } had called; { $left } { $left ->
        [one] remains
       *[other] remain
    } due.
money-seated = { $power }’s treasury moved to { $at }.
money-seated-by-rule = { $power }’s treasury is now in { $at }; no other province was named.
money-captured = { $by } captured { $from }’s treasury in { $at }.
money-income =
    { $power } received { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } from its provinces.
money-upkeep =
    { $power } paid { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } for its units.
money-short =
    { $power } is { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } short of paying for its units.
money-homes-full = All of { $power }’s home centres are occupied.
money-rescued =
    Money from others saved { $units ->
        [one] one unit
       *[other] { $units } units
    } of { $power } that it could not have paid for after Fall.
money-rescued-by =
    Money from { $sources } saved { $units ->
        [one] one unit
       *[other] { $units } units
    } of { $power } that it could not have paid for after Fall.
money-vanished = { $power } is out of the game. Its treasury and all its loans are void.
money-inherited = { $power } is out of the game. Its treasury goes to { $heir }; all its loans are void.
money-sold = { $from } sold { $at } to { $to }.
money-bought =
    { $to } paid { $from } { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } for { $at }.
money-hired = { $owner } rented out { $unit } to { $to } for this season.
