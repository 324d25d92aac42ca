# Credits: lines that cannot be read or do nothing, and what happened to money.

credits-no-amount = how many credits? Write it as “give 3 to Turkey”
credits-no-power = with which power? Write it as “give 3 to Turkey”
credits-not-understood = I did not understand “{ $found }”
credits-amount-zero = “{ $found }” is nothing: name at least 1 credit
credits-amount-negative = “{ $found }” is less than nothing: name at least 1 credit
credits-amount-fraction = “{ $found }” is no whole number: credits are not divided
credits-amount-too-much = “{ $found }” is more than a line can name: at most { $most } credits

bad-entry-amount = the amount must be 1 to { $most } credits
bad-entry-to-oneself = a power does not deal with itself
bad-entry-gone = { $power } is out of the game
bad-entry-cannot-pay =
    { $has ->
        [0] the treasury is empty
        [one] the treasury holds only 1 credit that can be spent
       *[other] the treasury holds only { $has } credits that can be spent
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] nothing is owed
        [one] only 1 credit is owed
       *[other] only { $owed } credits are owed
    }
bad-entry-unmatched = { $power } declared nothing that agrees with it
bad-entry-not-paid = both agreed, but { $power } could not pay it
bad-entry-only-with-moves = it goes with the orders of a Spring or Fall
bad-entry-not-with-retreats = it goes with the moves or with Winter, not with retreats
bad-entry-not-owned = { $power } did not own { $at } when the last Fall closed
bad-entry-not-played = this game is not played with that rule
bad-entry-no-unit = { $power } has no such unit in { $at }
bad-entry-only-in-fall = provinces are sold with the orders of a Fall
bad-entry-no-land = { $at } is no land province
bad-entry-not-sellers = { $power } does not own { $at }
bad-entry-occupied = a unit of { $power } stands in { $at }
bad-entry-occupied-neutral = a neutral unit stands in { $at }

fault-not-hired = the unit in { $at } was not hired out to you this season
fault-hired-out = the unit in { $at } is hired out this season, and { $to } ordered it

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
        [one] 1 credit
       *[other] { $credits } credits
    } more, due at the end of Fall.
money-failed = “{ $entry }” did nothing: { $reason }.
money-called =
    { $lender } calls { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } from { $debtor }; it is collected at the end of Fall.
money-collected =
    { $debtor } paid { $lender } the { $credits ->
        [one] 1 credit that was
       *[other] { $credits } credits that were
    } called.
money-collected-in-part =
    { $debtor } paid { $lender } { $credits ->
        [0] nothing
        [one] 1 credit
       *[other] { $credits } credits
    } of what was called; { $left } { $left ->
        [one] stays
       *[other] stay
    } due.
money-seated = { $power }’s treasury moved to { $at }.
money-seated-by-rule = { $power }’s treasury has its new seat in { $at }: no other was named.
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
    { $power } lacks { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } to pay for its units.
money-homes-full = All of { $power }’s home centres are occupied.
money-rescued =
    Funds from outside kept { $units ->
        [one] one unit
       *[other] { $units } units
    } of { $power } that the Fall report had not scheduled.
money-rescued-by =
    Funds from { $sources } kept { $units ->
        [one] one unit
       *[other] { $units } units
    } of { $power } that the Fall report had not scheduled.
money-vanished = { $power } is out of the game; its treasury and all loans by and to it are void.
money-inherited = { $power } is out of the game; its treasury goes to { $heir }, and all loans by and to it are void.
money-sold = { $from } sold { $at } to { $to }.
money-bought =
    { $to } paid { $from } { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    } for { $at }.
money-hired = { $owner } hired out { $unit } to { $to } for this season.
