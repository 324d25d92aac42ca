# Buttons, menus and forms for what has commands of its own: money, treaties, blocks, letters, the GM.

button-deal-money = Credits
button-deal-loans = Loans
button-deal-treaties = Treaties
button-deal-blocks = Points
button-deal-claim = Claim victory

deal-choose = What do you want to declare?
deal-choose-blocks = What do you want to do?
deal-step = **{ $deal }.** { $question }
deal-form = { $deal } – { $about }

deal-give = Give
deal-receive = Receive a gift
deal-lend = Lend
deal-borrow = Borrow
deal-repay = Repay a debt
deal-collect = Collect a debt
deal-owe = Owe more
deal-claim = Be owed more
deal-call = Call a loan
deal-loans = Show loans
deal-treasury = Move the treasury
deal-hire = Rent out a unit
deal-ally = Name a partner for victory
deal-trust = Trust a power
deal-sell = Sell a province
deal-buy = Buy a province
deal-withdraw = Withdraw a declaration
deal-propose = Propose a treaty
deal-enter = Declare a treaty
deal-abrogate = End a treaty
deal-permit = Let a unit in
deal-transfer = Hand over a centre
deal-victory = Claim victory
deal-place = Place blocks
deal-rest = Place the rest
deal-disband = Disband a unit
deal-clear = Take blocks back

deal-whom-give = Give to which power?
deal-whom-receive = Receive a gift from which power?
deal-whom-lend = Lend to which power?
deal-whom-borrow = Borrow from which power?
deal-whom-repay = Pay back which power?
deal-whom-collect = Collect a debt from which power?
deal-whom-owe = Owe more to which power?
deal-whom-claim = Which power owes you more?
deal-whom-call = Call a loan from which power?
deal-whom-hire = Rent the unit out to which power?
deal-whom-ally = Win together with which power?
deal-whom-trust = Trust which power?
deal-whom-sell = Sell the province to which power?
deal-which-power = Which power?
deal-which-unit = Which unit?
deal-which-guest = Whose unit, or which one?
deal-which-province = Which province?
deal-which-line = Which declaration?
deal-which-kind = Which kind of treaty?
deal-claim-with = Alone, or with whom?
deal-who-else = With anybody else?
deal-for-whom = For which of your powers?
deal-alone = Alone
deal-nobody = Nobody
deal-nobody-else = Nobody else
deal-everywhere = Everywhere
deal-claim-sure =
    { $count ->
        [0] You claim victory alone.
       *[other] You claim victory with { $powers }.
    } Everybody will see it at once.

deal-no-price = costs no penalty point
deal-price =
    costs you { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } until Fall { $year }
deal-price-treaty =
    if made, costs you { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } until Fall { $year }

# Forms. A label has room for 45 characters.
deal-amount = How many?
deal-amount-left = How many? { $left } left
deal-amount-owed = How many? { $owed } owed
deal-amount-owed-left = How many? { $owed } owed, { $left } left
deal-amount-call = How many? Empty for all { $owed }
deal-points-left = How many points? { $left } left
deal-note = What you agreed, as a reminder
deal-openly = Publish it? Type yes; both of you must
deal-openly-hint = If not, the ledger shows only your private transfers as one sum
