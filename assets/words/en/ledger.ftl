# Money in the posts: news, and the published ledger.

money-line = { $why } ({ $rule })
money-heading = Money
money-private-heading = **What only you know**
money-more = … and { $lines ->
        [one] one more line
       *[other] { $lines } more lines
    }: see `/credits balance`.
money-more-here = … and { $lines ->
        [one] one more line
       *[other] { $lines } more lines
    }.
money-private = 💰 **{ $game }**, { $phase }: what only you know of its money.

ledger-title = Ledger of { $phase }
ledger-heading = Ledger
ledger-total = Total
ledger-no-seat = no seat
ledger-column-power = Power
ledger-column-seat = Treasury
ledger-column-opening = Opening balance
ledger-column-income = Income
ledger-column-public = Public transfers
ledger-column-private = Net private
ledger-column-seized = Seized
ledger-column-upkeep = Upkeep
ledger-column-closing = Closing: net worth
ledger-column-change = Change
ledger-flag-short =
    { $credits ->
        [one] lacks 1 credit for its units
       *[other] lacks { $credits } credits for its units
    }
ledger-flag-homes-full = all home centres occupied
ledger-note = What is left in the treasury is the net worth.
ledger-note-rules = Income E-05a, transfers E-10a and E-12b, seized E-13d and 1B.22, upkeep E-07a; what is left in the treasury is the net worth (E-11a, E-11j).
ledger-text = **{ $power }** ({ $seat }): { $opening } + { $income } income, public { $public }, private { $private }, seized { $seized }, upkeep { $upkeep } = **{ $closing }** (net worth; change { $change }); its provinces yield { $yearly } a year.
ledger-alt = Ledger of { $name }, { $phase }. { $rows }
ledger-alt-row =
    { $power } { $count ->
        [one] 1 credit
       *[other] { $closing } credits
    } ({ $change })
ledger-none = No ledger was published with that phase.
ledger-answer = The ledger of { $phase } in words, and as a file for spreadsheets.

# Pictures that follow in the thread of the results.
leaf-ledger = **Ledger of { $phase }**
leaf-blocks = **Blocks by year, up to { $phase }**
leaf-ties = **Relations after { $phase }**
leaf-points = **Victory points after { $phase }**
button-ledger = Ledger as text

results-money = **Money**
results-ledger = **Ledger**
results-motion-demobilisation =
    { $passed ->
        [yes] The players voted to allow demobilisation, { $yes } to { $no }: from this Fall on, units that could be paid may be disbanded in Winter (E-Q4).
       *[no] The players did not vote for demobilisation, { $yes } to { $no }: units that can be paid are kept (E-Q4).
    }
head-captures = { $by } captures { $from }’s treasury
head-short = { $powers } cannot pay for all units
