# Treaties, penalties and claims: lines that cannot be read or do nothing, and what happened.

treaty-mdt = mutual defence treaty
treaty-aat = aggressive alliance

treaty-no-power = which power? Write it as “Enter MDT with Italy” or “Claim with France and Italy”
treaty-no-kind = which treaty? Write MDT for mutual defence or AAT for an aggressive alliance
treaty-no-place = into which province? Write it as “Permit German A Mun to Tyr” or “Transfer Mun to Austria”
treaty-not-understood = “{ $found }” is not understood here

phase-treaties = Diplomacy before the moves of { $year }
due-treaties = treaties, if you want any
due-notice = may end a treaty or claim victory
refusal-nothing-due-treaties = You are out of the game, so there are no treaties for you to make. `/relations` shows how the others stand.
refusal-claim = That claim cannot be made: { $reason }.
fault-wrong-phase-treaties = units are not ordered now: this phase is for treaties alone
about-treaties = Relations: treaties bind the adjudicator, and aggression costs victory points.
about-goal-claims = Goal: { $alone } victory points alone, { $two } for two together, { $three } for three, claimed after a Fall and held for a year (a coalition: two).
results-relations = Between the powers:
head-treaties =
    { $count ->
        [one] { $number } treaty comes into force
       *[other] { $number } treaties come into force
    }
head-notices =
    { $count ->
        [one] notice is given of { $number } treaty
       *[other] notice is given of { $number } treaties
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

forbidden-against-ally = { $ally } is an ally, and entry into { $at } needs its leave
forbidden-against-partner = you and { $ally } claim a victory together, so { $at } may not be attacked
forbidden-frozen = the unit stands in the land of { $ally }, to whom notice was given: it takes no orders this season
forbidden-helps-frozen = the unit in { $at } stands in the land of { $ally }, to whom its power gave notice: it gets no support this season

bad-treaty = { $reason } ({ $rule })
bad-treaty-conundrum = a third power would be the ally of one of you and the enemy of the other
bad-treaty-to-oneself = a power makes no such promise to itself
bad-treaty-gone = { $power } is out of the game
bad-treaty-only-in-fall = treaties are entered with the orders of Fall
bad-treaty-only-in-winter = notice is given in Winter
bad-treaty-only-with-moves = leave to enter is given with moves and retreats
bad-treaty-only-with-fall-moves = centres are handed over in Fall
bad-treaty-already-allied = you have the { $treaty } with { $power } already
bad-treaty-no-treaty = there is no treaty with { $power }
bad-treaty-in-coalition = you and { $power } claim a victory together and cannot part until it is decided
bad-treaty-claim-lives = the claim of { $power } leaves no room for a treaty with an outsider
bad-treaty-no-unit = no such unit stands in { $at }
bad-treaty-not-an-ally = { $power } is not your ally
bad-treaty-not-controlled = { $at } is not yours to let anybody into
bad-treaty-not-owned = { $at } is not a centre you own
bad-treaty-no-window = claims are posted after a Fall and before the next moves
bad-treaty-too-few-points =
    { $has ->
        [one] the last Fall left one victory point
       *[other] the last Fall left { $has } victory points
    }, and { $needed } are needed
bad-treaty-aggressor = { $power } still bears a penalty for its attack on { $against }
bad-treaty-claim-stands = a claim of { $power } is not decided yet
bad-treaty-too-many = at most three powers win together
bad-treaty-unmatched = { $power } declared nothing that agrees
bad-treaty-barred = { $power } is the ally of one of you and the enemy of the other
bad-treaty-not-played = this game is played without it

penalty-major = the attack on { $power }
penalty-shared = the attack of its ally { $power } on { $victim }
penalty-minor = the march into { $at }, an unowned centre
penalty-alliance = the aggressive alliance with { $power }
penalty-first-shot = the first shot
penalty-abrogation = giving up mutual defence with { $power }
penalty =
    { $power }: { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } until Fall { $year } for { $cause }.

standing-neutral = neutral
standing-may-attack = imminent war
standing-may-be-attacked = who might have attacked it for nothing, not it them
standing-leaving = under notice
standing-war = at war
aggression-home = { $power }: { $order } attacks { $victim } ({ $standing }): { $at } is its home territory.
aggression-occupied = { $power }: { $order } attacks { $victim } ({ $standing }): its unit stood in { $at }.
aggression-owned = { $power }: { $order } attacks { $victim } ({ $standing }): it owns { $at }.
aggression-minor = { $power }: { $order } attacks { $at }, an unowned centre.
aggression-war = { $power }: { $order } attacks { $victim } in { $at } ({ $standing }): no penalty.
aggression-aid = { $power }: { $order } attacks { $victim } in { $at } ({ $standing }) in aid of a partner: no penalty.

relations-failed = `{ $entry }` did nothing: { $reason }.
relations-war-attack = { $a } attacked { $b }: they are at war.
relations-war-shared = { $a } is at war with { $b }, whom its ally { $third } attacked.
relations-war-aid = { $a } is at war with { $b } for the sake of its ally { $third }.
relations-imminent = War between { $a } and { $b } is imminent: { $a } may attack without penalty in aid of { $aiding }.
relations-announced = { $a } and { $b } enter a { $treaty }; it takes effect next year.
relations-one-sided = { $a } ordered a { $treaty } with { $b }, which ordered none: there is no treaty.
relations-kinds-differ = { $a } ordered a { $treaty } with { $b }, and { $b } a { $other }: there is no treaty.
relations-barred = { $a } and { $b } ordered a { $treaty }, but { $third } is the ally of one and the enemy of the other: there is no treaty.
relations-in-force = The { $treaty } of { $a } and { $b } is in force.
relations-notice = { $a } gives { $b } notice: their { $treaty } ends after the next Spring.
relations-ended = The { $treaty } of { $a } and { $b } is at an end.
relations-ended-by-war = War has ended the { $treaty } of { $a } and { $b }.
relations-ended-by-claim = { $a }’s claim has ended its { $treaty } with { $b }.
relations-ended-by-conference = The { $treaty } of { $a } and { $b } ends before the conference.
relations-ended-gone = { $a } is out of the game, and with it its { $treaty } with { $b }.
relations-worn-off =
    { $count ->
        [one] One penalty point
       *[other] { $count } penalty points
    } of { $power } for { $cause } wore off.
relations-expansionist =
    { $power } has come to { $points } penalty points: later penalties grow by { $count ->
        [one] one point and one year
       *[other] { $count } points and { $count } years
    }.
relations-ceded = { $from } hands { $at } over to { $to }.
relations-cession-lapsed = { $from } would have handed { $at } over to { $to }, which has no unit there.
relations-enclosed = { $unit } is enclosed in allied territory and may be disbanded this Winter.
relations-tally = Victory points: { $all }.
relations-tally-of = { $power } { $points }
relations-posted = { $power } claims victory for { $members }; the others have yet to post.
relations-claimed =
    { $count ->
        [one] { $members } claims victory alone, to be decided in Fall { $year }.
       *[other] { $members } claim victory together, to be decided in Fall { $year }.
    }
relations-claim-held =
    { $count ->
        [one] The claim of { $members } is made good
       *[other] The claim of { $members } is made good together
    }: { $points } victory points of { $needed }.
relations-claim-failed = The claim of { $members } has failed: { $points } victory points of { $needed }.
relations-claim-lapsed = The claim of { $members } has lapsed.
relations-stalemate = All who are in contact are allied: every treaty ends with the Winter of { $year }, and a conference is held.
relations-contact = { $a } and { $b }
relations-conference =
    The conference is open. { $count ->
        [0] No powers are in contact.
       *[other] In contact: { $contacts }.
    }
relations-conference-failed = The conference left all who are in contact allied: every treaty is void, and all powers are neutral.
