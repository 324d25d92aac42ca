# Treaties, penalties and claims: lines that cannot be read or do nothing, and what happened.

treaty-mdt = mutual defence treaty
treaty-aat = aggressive alliance

treaty-no-power = which power? Write “Enter MDT with Italy” or “Claim with France and Italy”
treaty-no-kind = which treaty? Write MDT for mutual defence or AAT for an aggressive alliance
treaty-no-place = into which province? Write “Permit German A Mun to Tyr” or “Transfer Mun to Austria”
treaty-not-understood = I do not understand “{ $found }” here

phase-treaties = Diplomacy before the moves of { $year }
due-treaties = treaties, if you want any
due-notice = may end a treaty or claim victory
refusal-nothing-due-treaties = You are out of the game and cannot make treaties. `/relations` shows how the others stand.
refusal-claim = You cannot make that claim: { $reason }.
fault-wrong-phase-treaties = units cannot be ordered now: this phase is for treaties only
about-treaties = Relations: treaties are enforced, and aggression costs victory points.
about-goal-claims = Goal: { $alone } victory points alone, { $two } for two powers together, { $three } for three. Claim victory after a Fall and keep the points for a year (a coalition: two years).
about-goal-claims-two = Goal: { $alone } victory points alone, { $two } for two powers together. Claim victory after a Fall and keep the points for a year (a coalition: two years).
results-relations = Between the powers:
head-treaties =
    { $count ->
        [one] { $number } treaty comes into force
       *[other] { $number } treaties come into force
    }
head-notices =
    { $count ->
        [one] { $number } treaty is under notice
       *[other] { $number } treaties are under notice
    }
head-ended =
    { $count ->
        [one] { $number } treaty ends
       *[other] { $number } treaties end
    }
head-claim =
    { $count ->
        [one] { $members } claims victory
       *[other] { $members } claim victory
    }
head-claim-failed = the claim of { $members } fails
head-claim-lapsed = the claim of { $members } lapses
head-wars =
    { $count ->
        [one] { $number } war begins
       *[other] { $number } wars begin
    }

forbidden-against-ally = { $ally } is an ally and has given no permission to enter { $at }
forbidden-against-partner = { $ally } shares this power’s claim of victory, so { $at } cannot be attacked
forbidden-frozen = notice was given to { $ally }, and the unit is in its territory: it takes no orders this season
forbidden-helps-frozen = the unit in { $at } is in the territory of { $ally }, which was given notice: it gets no support this season

bad-treaty = { $reason }
bad-treaty-conundrum = a third power would be the ally of one of you and the enemy of the other
bad-treaty-to-oneself = you cannot do that with your own power
bad-treaty-gone = { $power } is out of the game
bad-treaty-only-in-fall = treaties can be declared only with the Fall orders
bad-treaty-only-in-winter = notice can be given only in Winter
bad-treaty-only-with-moves = permission to enter can be given only with moves and retreats
bad-treaty-only-with-fall-moves = centres can be handed over only with the Fall moves
bad-treaty-already-allied = you already have a treaty with { $power }: { $treaty }
bad-treaty-no-treaty = you have no treaty with { $power }
bad-treaty-in-coalition = you and { $power } claim victory together, so your treaty holds until the claim is decided
bad-treaty-claim-lives = { $power } claims victory and cannot make treaties with outsiders
bad-treaty-no-unit = there is no such unit in { $at }
bad-treaty-not-an-ally = { $power } is not your ally
bad-treaty-not-controlled = you do not control { $at }
bad-treaty-not-owned = { $at } is not a centre you own
bad-treaty-no-window = victory can be claimed only after a Fall and before the next moves
bad-treaty-too-few-points =
    { $has ->
        [one] only one victory point after the last Fall
       *[other] only { $has } victory points after the last Fall
    }, and { $needed } are needed
bad-treaty-aggressor = { $power } still has a penalty for its attack on { $against }
bad-treaty-claim-stands = { $power } has a claim that is still to be decided
bad-treaty-too-many = at most three powers can win together, and never all that are played
bad-treaty-unmatched = { $power } did not declare the same
bad-treaty-barred = { $power } is the ally of one of you and the enemy of the other
bad-treaty-not-played = that is not part of this game

penalty-major = the attack on { $power }
penalty-shared = the attack by its ally { $power } on { $victim }
penalty-minor = the move into { $at }, an unowned centre
penalty-alliance = the aggressive alliance with { $power }
penalty-first-shot = the first shot
penalty-abrogation = ending the mutual defence treaty with { $power }
penalty =
    { $power }: { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } until Fall { $year } for { $cause }.

standing-neutral = neutral
standing-may-attack = imminent war
standing-may-be-attacked = only the other side could attack without penalty
standing-leaving = treaty under notice
standing-war = at war
aggression-home = { $power }: { $order } attacks { $victim } ({ $standing }): { $at } is its home territory.
aggression-occupied = { $power }: { $order } attacks { $victim } ({ $standing }): { $victim } had a unit in { $at }.
aggression-owned = { $power }: { $order } attacks { $victim } ({ $standing }): { $victim } owns { $at }.
aggression-minor = { $power }: { $order } attacks { $at }, an unowned centre.
aggression-war = { $power }: { $order } attacks { $victim } in { $at } ({ $standing }): no penalty.
aggression-aid = { $power }: { $order } attacks { $victim } in { $at } ({ $standing }) in aid of a partner: no penalty.

relations-failed = `{ $entry }` had no effect: { $reason }.
relations-war-attack = { $a } attacked { $b }: they are at war.
relations-war-shared = { $a } is at war with { $b }, whom its ally { $third } attacked.
relations-war-aid = { $a } is at war with { $b } in support of its ally { $third }.
relations-imminent = War between { $a } and { $b } is imminent: { $a } may attack without penalty in aid of { $aiding }.
relations-announced = { $a } and { $b } make a treaty: { $treaty }. It takes effect next year.
relations-one-sided = { $a } declared a treaty with { $b } ({ $treaty }), but { $b } declared none: there is no treaty.
relations-kinds-differ = { $a } and { $b } declared different treaties ({ $treaty } and { $other }): there is no treaty.
relations-barred = { $a } and { $b } declared a treaty ({ $treaty }), but { $third } is the ally of one and the enemy of the other: there is no treaty.
relations-in-force = The { $treaty } between { $a } and { $b } is in force.
relations-notice = { $a } gives { $b } notice: their { $treaty } ends after the next Spring.
relations-ended = The { $treaty } between { $a } and { $b } has ended.
relations-ended-by-war = War has ended the { $treaty } between { $a } and { $b }.
relations-ended-by-claim = { $a }’s claim has ended its { $treaty } with { $b }.
relations-ended-by-conference = The { $treaty } between { $a } and { $b } ends before the conference.
relations-ended-gone = { $a } is out of the game, which ends its { $treaty } with { $b }.
relations-worn-off =
    { $power }: { $count ->
        [one] one penalty point for { $cause } has
       *[other] { $count } penalty points for { $cause } have
    } worn off.
relations-expansionist =
    { $power } has reached { $points } penalty points: its later penalties { $count ->
        [one] cost one more point and last one more year
       *[other] cost { $count } more points and last { $count } more years
    }.
relations-ceded = { $from } hands { $at } over to { $to }.
relations-cession-lapsed = { $from } wanted to hand { $at } over to { $to }, which has no unit there.
relations-enclosed = { $unit } is enclosed in allied territory and may be disbanded this Winter.
relations-tally = Victory points: { $all }.
relations-tally-of = { $power } { $points }
relations-posted = { $power } claims victory for { $members }; the other members must claim it, too.
relations-claimed =
    { $count ->
        [one] { $members } claims victory alone, to be decided in Fall { $year }.
       *[other] { $members } claim victory together, to be decided in Fall { $year }.
    }
relations-claim-held =
    { $count ->
        [one] The claim of { $members } succeeds
       *[other] The joint claim of { $members } succeeds
    }: { $points } victory points, { $needed } needed.
relations-claim-failed = The claim of { $members } has failed: { $points } victory points, { $needed } needed.
relations-claim-lapsed = The claim of { $members } has lapsed.
relations-stalemate = All powers in contact are allied: every treaty ends with the Winter of { $year }, and a conference follows.
relations-contact = { $a } and { $b }
relations-conference =
    The conference is open. { $count ->
        [0] No powers are in contact.
       *[other] In contact: { $contacts }.
    }
relations-conference-failed = After the conference all powers in contact are still allied: every treaty is void, and all powers are neutral.
