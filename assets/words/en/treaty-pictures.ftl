# How powers stand to each other, penalties and victory points, in pictures and tables.

relations-line = { $why }

matrix-title = Relations, { $phase }
matrix-neutral = neutral
matrix-mdt = mutual defence treaty
matrix-aat = aggressive alliance
matrix-may-attack = may attack without penalty
matrix-may-be-attacked = may be attacked without penalty
matrix-war = at war
matrix-word-neutral = –
matrix-word-war = WAR
matrix-below-may = may attack
matrix-below-may-be = exposed
matrix-below-announced = { $treaty } { $year }
matrix-below-ends = ends { $year }
matrix-below-claim = claim { $year }
matrix-note = Read across: how the power on the left stands to the power above. Small print: a coming treaty and its year, the Spring after which a treaty ends, the Fall that decides a claim.
matrix-alt = Relations in { $name }, { $phase }. { $ties } All others are neutral.
matrix-alt-none = Relations in { $name }, { $phase }: all powers are neutral.

tie-war = { $a } and { $b }: war{ $later }.
tie-imminent = { $a } may attack { $b }: imminent war{ $later }.
tie-aat = { $a } and { $b }: aggressive alliance (AAT){ $later }.
tie-mdt = { $a } and { $b }: mutual defence (MDT){ $later }.
tie-neutral = { $a } and { $b }: neutral{ $later }.
tie-later = { " " }– { $later }
ties-none = All powers are neutral to each other.

conference-open =
    International Conference. { $count ->
        [0] No powers are in contact.
       *[other] In contact: { $contacts }.
    }
conference-open-many = International Conference. { $count } pairs of powers are in contact.
conference-contacts = { $power }: { $others }.
conference-called = International Conference: every treaty ends with the Winter of { $year }.

penalties-title = Penalties, { $phase }
penalties-column-power = Power
penalties-column-points = Points
penalties-column-cause = For
penalties-column-about = Against or with
penalties-column-since = Since
penalties-column-until = Until Fall
penalties-none-about = –
penalties-note = A penalty counts in every Fall up to and including the one named, then wears off.
penalties-line = { $penalty } Since { $season }.
penalties-none = There are no active penalties.
penalties-more =
    …and { $lines ->
        [one] one more: see the file.
       *[other] { $lines } more: see the file.
    }
penalties-answer = Active penalties, { $phase }:
penalties-alt = Active penalties in { $name }, { $phase }. { $lines }
cause-major = Attack
cause-shared = Attack by ally { $power }
cause-minor = Unowned centre
cause-alliance = Alliance (AAT)
cause-first-shot = First shot
cause-abrogation = Ended the MDT
season-spring = Spring { $year }
season-fall = Fall { $year }
season-winter = Winter { $year }

victory-title = Victory points, { $phase }
victory-column-power = Power
victory-column-base = Centres
victory-column-penalties = Penalty points
victory-column-points = Victory points
victory-column-alone = Short of solo
victory-line-claim = { $line } Its claim is decided in Fall { $year }.
victory-line-level =
    { $line } { $level ->
        [one] Its later penalties cost one more point and last one more year.
       *[other] Its later penalties cost { $level } more points and last { $level } more years.
    }
victory-gap = { $has } · { $lacking } short
victory-enough = enough
victory-flag-claim = claim: Fall { $year }
victory-flag-level = penalties +{ $level }
victory-two = Two together need { $needed }
victory-three = Three together need { $needed }
victory-note = Framed: enough, if it lasts until a Fall. Struck through: one has a penalty for attacking another, so they cannot claim together.
victory-note-fall = Framed: enough for a claim until the next Spring moves close. Struck through: one has a penalty for attacking another, so they cannot claim together.
victory-note-level = Penalties +1 or +2: each further penalty costs that many more points and lasts that many more years.
victory-line = { $power }: { $base } − { $penalties } = { $points }.
victory-able = { $members } ({ $points })
victory-able-more =
    { $count ->
        [one] one more group
       *[other] { $count } more groups
    }
victory-enough-for = Enough for a claim: { $who }.
victory-alt = { $title } in { $name }: centres minus penalties. { $rows }
victory-answer = { $title }:
