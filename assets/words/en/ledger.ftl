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

ledger-title = Ledger of { $phase }
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
ledger-text = **{ $power }** ({ $seat }): { $opening } + { $income } income, public { $public }, private { $private }, seized { $seized }, upkeep { $upkeep } = **{ $closing }** net worth (change { $change }). Its provinces earn { $yearly } a year.
ledger-alt = Ledger of { $name }, { $phase }. { $rows }
ledger-alt-row =
    { $power } { $count ->
        [one] 1 credit
       *[other] { $closing } credits
    } ({ $change })
ledger-none = No ledger was published for that phase.
ledger-answer = The ledger of { $phase } as text, and as a file for spreadsheets.

# Pictures posted in the results thread.
leaf-ledger = **Ledger of { $phase }**
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
