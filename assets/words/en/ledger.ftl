# Money in posts: news, and the published ledger.

money-line = { $why }
money-more = … and { $lines ->
        [one] one more line
       *[other] { $lines } more lines
    }: see `/credits balance`.
money-more-here = … and { $lines ->
        [one] one more line
       *[other] { $lines } more lines
    }.
money-private = 💰 **{ $game }**, { $phase }: private news about your money.

ledger-title = Ledger up to { $phase }
ledger-heading = Ledger
ledger-total = Total
ledger-no-seat = no province
ledger-column-power = Power
ledger-column-seat = Treasury
ledger-column-opening = Opening balance
ledger-column-income = Income
ledger-column-public = Public transfers
ledger-column-private = Private, net
ledger-column-seized = Seized
ledger-column-upkeep = Upkeep
ledger-column-closing = Closing (net worth)
ledger-column-change = Change
ledger-flag-short =
    { $credits ->
        [one] 1 credit short for its units
       *[other] { $credits } credits short for its units
    }
ledger-flag-homes-full = all home centres occupied
ledger-note = Net worth is what is left in the treasury.
ledger-lands = `/board` lists every power’s provinces with what they earn.
# One power’s line: “3 before + 16 income − 2 in private transfers = 17”. A term without credits is left out.
ledger-text = **{ $power }** (treasury: { $seat }): { $terms } = **{ $closing }** net worth. Its provinces earn { $yearly } a year.
ledger-term-opening = { $credits } before
ledger-term-income = + { $credits } income
ledger-term-public-in = + { $credits } in published transfers
ledger-term-public-out = − { $credits } in published transfers
ledger-term-private-in = + { $credits } in private transfers
ledger-term-private-out = − { $credits } in private transfers
ledger-term-seized-in = + { $credits } from treasuries taken
ledger-term-seized-out = − { $credits } with its treasury lost
ledger-term-upkeep = − { $credits } for units
ledger-alt = Ledger of { $name }, up to { $phase }. { $rows }
ledger-alt-row =
    { $power } { $count ->
        [one] 1 credit
       *[other] { $closing } credits
    } ({ $change })
ledger-not-yet = No ledger has been published yet. The first comes after the first Fall.
ledger-none = No ledger was published for that phase.
ledger-answer = The ledger up to { $phase } as text, and as a file for spreadsheets. It counts everything since the ledger before it.

# Pictures posted in the results thread.
leaf-ledger = **Ledger up to { $phase }**
leaf-blocks = **Blocks by year, up to { $phase }**
leaf-ties = **Relations after { $phase }**
leaf-points = **Victory points after { $phase }**
button-ledger = Ledger as text

results-money = **Money**
results-ledger = **Ledger**
results-motion-demobilisation =
    { $passed ->
        [yes] The players voted for demobilisation, { $yes } to { $no }: from this Fall on, units that could be paid for may be disbanded in Winter.
       *[no] Demobilisation was not accepted, { $yes } to { $no }: units that can be paid for are kept.
    }
head-captures = { $by } captures { $from }’s treasury
head-short = { $powers } cannot pay for all units
