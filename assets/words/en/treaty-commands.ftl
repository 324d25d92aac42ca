# Treaties on Discord: the commands, a player's declarations, proposals, claims.

command-treaty = Propose, declare, take back or end treaties. Only you see the answers
command-treaty-propose = Propose a treaty to another power by private message; it is not binding
command-treaty-enter = Declare a treaty: sealed, and made only if the other power declares it, too
command-treaty-withdraw = Take back a declaration before the deadline
command-treaty-abrogate = Give notice that a treaty ends, with the Winter orders
command-treaty-list = Show your treaties, wars and declarations
command-treaty-permit = Let an ally’s unit into your territory this season
command-treaty-transfer = Hand over a centre to an ally whose unit is there when Fall closes
command-treaty-victory = Claim victory, alone or with others, with the points of the last Fall. Everybody sees it
command-relations = Show how all powers stand to each other, and their victory points
command-penalties = Show all active penalties, their causes and when they wear off

option-treaty-propose-with = The other power
option-treaty-propose-kind = Mutual defence (MDT) or aggressive alliance (AAT)
option-treaty-enter-with = The other power
option-treaty-enter-kind = Mutual defence (MDT) or aggressive alliance (AAT)
option-treaty-withdraw-declaration = The declaration to take back
option-treaty-abrogate-with = The ally
option-treaty-permit-unit = A unit, or any unit of a power
option-treaty-permit-province = The province it may enter
option-treaty-transfer-centre = Your centre
option-treaty-transfer-to = The ally who gets it
option-treaty-victory-with = A second power; leave it out to claim alone
option-treaty-victory-and = A third power

option-for = The power this is for, if you order several

choice-mdt = MDT: mutual defence
choice-aat = AAT: aggressive alliance
choice-partner = { $power } ({ $treaty })
choice-guest-any = any unit of { $power }
choice-guest = { $power }: { $unit }

variant-relations = International Relations
sheet-forecast = **If the phase closed with these orders**
sheet-forecast-none = Your orders bring no penalty and no war.

refusal-no-treaties = This game has no treaties. `/game info` shows its rules.
refusal-not-yours = You cannot speak for { $power } in this phase. `/treaty list` shows for whom you can.
refusal-commands-nobody = You order no power in this phase, so you cannot declare anything. To order one, buy more of its currency: `/trade form`.
refusal-say-for = You order { $powers }. Choose one with the option `for`.
refusal-several-hands = You share { $power } with other players, so you cannot claim victory for it on your own. Write `{ $power }: Claim …` with your Spring moves: the list that most of you write counts.
refusal-bad-treaty = That is not possible: { $reason }.
refusal-nothing-declared = You have made no such declaration. `/treaty list` shows yours.

treaties-title = Treaties of { $powers } – { $phase }
treaties-nobody = You order no power now, so there is nothing for you to declare.
treaties-taken-back = Taken back: `{ $entry }`.
treaties-ties = **Your relations**
treaties-declared = **You have declared**
treaties-declared-none = You have declared nothing in this phase.
treaties-line = `{ $entry }` – { $state }
treaties-news = **Only you know this about { $phase }**
treaties-points =
    Your victory points: { $base } − { $penalties } = **{ $points }**{ $needed ->
        [0] .
       *[other] ; you need { $needed } to win alone.
    }
treaties-waits-enter = sealed; made only if { $power } declares the same
treaties-waits-abrogate = sealed; announced with this Winter’s adjustments
treaties-waits-permit = sealed; for this season only
treaties-waits-transfer = sealed; happens if { $power } has a unit there when Fall closes
treaties-waits-claim = sealed; posted when the phase closes
treaties-fault = ⚠ { $reason }
button-take-back = Take back: { $entry }
button-declare = Declare: { $entry }
button-relations = Relations

proposal-sent = Your proposal is on its way to { $power }: { $treaty }. It is not binding. To make the treaty, both of you must declare it:
proposal-unreachable = { $power } takes no private messages, but sees your proposal under their orders until the phase closes: { $treaty }. It is not binding. To make the treaty, both of you must declare it:
proposal-shown = Whoever orders { $power } sees your proposal under their orders (My turn, `/treaty list`) until the phase closes: { $treaty }. Nobody else sees it, and it is not binding. To make the treaty, both sides must declare it:
proposals-open = **Proposed to you in this phase**
proposals-line = { $by } proposes to { $to }: { $treaty }. It is not binding.
proposal-too-often = You have already sent { $power } many messages in this phase, so this one was not sent.
proposal = **{ $game }**, { $phase }. { $power } proposes a treaty to you: { $treaty } ({ $kind }).
    It is not binding. If you declare it, your declaration stays sealed, and the treaty is made only if { $power } declares the same. { $clock }

claim-posted-before = You have already posted that claim. It stands once every member has posted it.
claim-told = Everybody can read it: { $lines }
post-claim = 🏳️ **{ $game }**: { $lines }

status-power-points = **{ $power }** { $player } – **{ $points }** victory { $points ->
        [one] point
       *[other] points
    } ({ $centres } − { $penalties }), { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
status-relations = Between the powers
results-victory = **Victory points**
results-penalties = **Active penalties**
results-relations-private-hint = If a declaration of yours failed, only you are told.
why-relations = **Between the powers**
status-relations-more =
    …and { $lines ->
        [one] one more: see `/relations`.
       *[other] { $lines } more: see `/relations`.
    }

topic-treaties = Treaties (alliances, war, penalty points): International Relations
help-treaties =
    Aggression costs victory points for years: ordering a unit into the home territory, an occupied space or a centre of a neutral power counts as an attack, whether it succeeds or not. Your orders show the price before the phase closes. `/penalties` lists active penalties, `/relations` shows how all powers stand.
    A treaty is made when both powers declare it with their Fall orders, or in the diplomacy phase before the first moves: `Enter MDT with Italy` (mutual defence) or `Enter AAT with Italy` (an aggressive alliance, which shares wars and penalties). `/treaty propose` sends the other power a proposal that is not binding; `/treaty enter` makes your own sealed declaration. `Abrogate treaty with Italy` in Winter ends a treaty after the next Spring.
    You may let an ally’s unit in (`Permit Italian A Ven to Tri`) and hand it a centre it stands in when Fall closes (`Transfer Tri to Italy`).
    Victory points are centres minus penalty points. If you have enough after a Fall, post a claim with `/treaty victory`, alone or with others, and keep the points for a year (a coalition: two years).
dm-help-treaties =
    Your game has treaties. Write lines like these among your orders: `Enter MDT with Italy`, `Abrogate treaty with Italy`, `Permit Italian A Ven to Tri`, `Transfer Tri to Italy`. To take one back, write `withdraw treaty with Italy`.
