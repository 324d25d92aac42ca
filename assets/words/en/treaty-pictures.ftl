# How powers stand to each other, penalties and victory points, in pictures and tables.

relations-line = { $why } ({ $rule })

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
matrix-note = Read along a row: how its power stands to that of the column. Small letters: a treaty to come and its year, the Spring after which one ends, the Fall that decides a claim.
matrix-alt = How the powers of { $name } stand to each other, { $phase }. { $ties } All others are neutral.
matrix-alt-none = How the powers of { $name } stand to each other, { $phase }: all are neutral.

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
conference-called = International Conference: every treaty ends with the Winter of { $year }.

penalties-title = Penalties, { $phase }
penalties-column-power = Power
penalties-column-points = Points
penalties-column-cause = For
penalties-column-about = Against or with
penalties-column-since = Since
penalties-column-until = Until Fall
penalties-none-about = –
penalties-note = A penalty counts at every Fall up to the one named, and wears off after it.
penalties-line = { $penalty } Since { $season } ({ $rule }).
penalties-none = No penalty counts now.
penalties-more =
    …and { $lines ->
        [one] one more: see the file.
       *[other] { $lines } more: see the file.
    }
penalties-answer = Penalties that count, { $phase }:
penalties-alt = The penalties that count in { $name }, { $phase }. { $lines }
cause-major = Attack
cause-shared = Attack by ally { $power }
cause-minor = Unowned centre
cause-alliance = Alliance (AAT)
cause-first-shot = First shot
cause-abrogation = Gave up the MDT
season-spring = Spring { $year }
season-fall = Fall { $year }
season-winter = Winter { $year }

victory-title = Victory points, { $phase }
victory-column-power = Power
victory-column-base = Base: centres
victory-column-penalties = Penalty points
victory-column-points = Victory points
victory-column-alone = Missing alone
victory-line-claim = { $line } Its claim is decided in Fall { $year }.
victory-line-level =
    { $line } { $level ->
        [one] Its later penalties cost one point and one year more.
       *[other] Its later penalties cost { $level } points and { $level } years more.
    }
victory-gap = { $has } · { $lacking } short
victory-enough = enough
victory-flag-claim = claim: Fall { $year }
victory-flag-level = penalties +{ $level }
victory-two = Two together: { $needed } win
victory-three = Three together: { $needed } win
victory-note = Framed: enough, if it stays so until a Fall. Struck through: one bears a penalty for an attack on another, so the two cannot claim together.
victory-note-fall = Framed: enough for a claim until the next Spring moves close. Struck through: one bears a penalty for an attack on another, so the two cannot claim together.
victory-line = { $power }: { $base } − { $penalties } = { $points }.
victory-able = { $members } ({ $points })
victory-enough-for = Enough for a claim: { $who }.
victory-alt = { $title } of { $name }: base less penalties. { $rows }
victory-answer = { $title }:
