# Treaties on Discord: the commands, what one has declared, proposals, claims.

command-treaty = Your treaties: propose, enter, take back, abrogate. Only you see the answers
command-treaty-propose = Propose a treaty to another power by private message; it binds nobody
command-treaty-enter = Declare a treaty with another power: sealed, and made only if both do
command-treaty-withdraw = Take back something you have declared, until the deadline
command-treaty-abrogate = Give notice of the end of a treaty, with the orders of Winter
command-treaty-list = Your treaties and wars, and what you have declared
command-permit = Let a unit of an ally into your land this season
command-transfer = Hand a supply centre over to an ally
command-transfer-centre = Hand a centre over to an ally who stands there when Fall closes
command-claim = Claim to win, alone or with others, on the points of the last Fall. Everybody sees it
command-relations = How every power stands to every other, and their victory points
command-penalties = Every penalty that counts, its cause, and the Fall it wears off

option-treaty-propose-with = To which power
option-treaty-propose-kind = Mutual defence (MDT) or aggressive alliance (AAT)
option-treaty-enter-with = With which power
option-treaty-enter-kind = Mutual defence (MDT) or aggressive alliance (AAT)
option-treaty-withdraw-declaration = Which of your declarations
option-treaty-abrogate-with = With which ally
option-permit-unit = Which unit, or any unit of a power
option-permit-province = Into which of your provinces
option-transfer-centre-centre = Which centre of yours
option-transfer-centre-to = To which ally
option-claim-with = With which power; leave it out to claim alone
option-claim-and = With a third power

option-for = Which power speaks, where you order several

choice-mdt = MDT: mutual defence
choice-aat = AAT: aggressive alliance
choice-partner = { $power } ({ $treaty })
choice-guest-any = any unit of { $power }
choice-guest = { $power }: { $unit }

variant-relations = International Relations
sheet-forecast = **If the phase closed on your sheet**
sheet-forecast-none = Your sheet brings no penalty and no war.

refusal-no-treaties = This game is played without treaties. `/game info` says what it is played by.
refusal-not-yours = { $power } is not yours to speak for in this phase. `/treaty list` shows for whom you may.
refusal-commands-nobody = You order no power in this phase, so you can declare nothing for one. Buy more of its currency: `/trade ticket`.
refusal-say-for = You order { $powers }. Say with the option `for` which of them speaks.
refusal-several-hands = Others order { $power } with you, so your word alone does not claim for it. In Spring’s moves, write `{ $power }: Claim …` on your sheet: the list that most of you write counts.
refusal-bad-treaty = That cannot be: { $reason }.
refusal-nothing-declared = You have declared nothing of the kind (R-H4). `/treaty list` shows what you have.

treaties-title = Treaties of { $powers } – { $phase }
treaties-nobody = You order no power now, so there is nothing for you to declare.
treaties-taken-back = Taken back: `{ $entry }`.
treaties-ties = **How you stand**
treaties-declared = **You have declared**
treaties-declared-none = You have declared nothing in this phase.
treaties-line = `{ $entry }` – { $state }
treaties-news = **What only you know of { $phase }**
treaties-points =
    Your victory points: { $base } − { $penalties } = **{ $points }**{ $needed ->
        [0] .
       *[other] ; { $needed } win alone.
    }
treaties-waits-enter = sealed; made only if { $power } declares the same
treaties-waits-abrogate = sealed; announced with the adjustments of this Winter (R-D2)
treaties-waits-permit = sealed; for this season only (R-G1)
treaties-waits-transfer = sealed; done if { $power } stands there when Fall closes (R-G5)
treaties-waits-claim = sealed; posted when the phase closes
treaties-fault = ⚠ { $reason }
button-take-back = Take back: { $entry }
button-declare = Declare: { $entry }
button-relations = Relations

proposal-sent = Your proposal is on its way to { $power }: { $treaty }. It binds nobody. To make the treaty, both of you declare it:
proposal-unreachable = { $power } takes no private messages. Your proposal stands under their sheet until the phase closes: { $treaty }. It binds nobody. To make the treaty, both of you declare it:
proposal-shown = Whoever orders { $power } finds your proposal under the own sheet (My turn, `/treaty list`) until the phase closes: { $treaty }. Nobody else sees it, and it binds nobody. To make the treaty, both sides declare it:
proposals-open = **Proposed to you in this phase**
proposals-line = { $by } proposes to { $to }: { $treaty }. It binds nobody.
proposal-too-often = { $power } has had many messages from you in this phase, so this one was not sent.
proposal = **{ $game }**, { $phase }. { $power } proposes a treaty to you: { $treaty } ({ $kind }).
    This binds nobody. If you declare it, that stays sealed, and the treaty is made only if { $power } declares the same. { $clock }

claim-posted-before = You have posted that claim; it stands when every member has posted it (R-A8).
claim-told = Everybody can read it: { $lines }
post-claim = 🏳️ **{ $game }**: { $lines }

status-power-points = **{ $power }** { $player } – **{ $points }** victory { $points ->
        [one] point
       *[other] points
    } ({ $centres } − { $penalties }), { $units } units
status-relations = Between the powers
results-victory = **Victory points**
results-penalties = **Penalties that count**
results-relations-private-hint = What you declared in vain is told to you alone.
why-relations = **Between the powers**
status-relations-more =
    …and { $lines ->
        [one] one more: see `/relations`.
       *[other] { $lines } more: see `/relations`.
    }

topic-treaties = Treaties: International Relations
help-treaties =
    Aggression is remembered: an order into the home, the spaces or the centres of a neutral power costs victory points for years, whether it succeeds or not. Your sheet says what it would bring before the phase closes; `/penalties` shows all that counts and when it wears off, `/relations` how all stand and what they have.
    A treaty is made when both declare it with the orders of Fall, or in the diplomacy before the first moves: `Enter MDT with Italy` (mutual defence), `Enter AAT with Italy` (an aggressive alliance, which shares wars and penalties). `/treaty propose` sends the other a message that binds nobody; `/treaty enter` seals your own side. `Abrogate treaty with Italy` in Winter ends one after the next Spring.
    An ally may be let in (`Permit Italian A Ven to Tri`) and given a centre it stands in when Fall closes (`Transfer Tri to Italy`).
    Victory points are centres less penalties. Whoever has enough after a Fall posts a claim, `/claim`, alone or with others, and must hold it for a year (a coalition: two).
dm-help-treaties =
    In your game treaties are played. Such lines go between the orders: `Enter MDT with Italy`, `Abrogate treaty with Italy`, `Permit Italian A Ven to Tri`, `Transfer Tri to Italy`. To take one back, write `withdraw treaty with Italy`.
