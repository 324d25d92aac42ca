# Builds and removals, and why a written order would do nothing.

winter-built = { $unit } was built.
winter-removed = { $unit } was disbanded as ordered.
winter-removed-in-disorder = { $unit } was disbanded by the rules of civil disorder: too few removals were ordered.
winter-waived = A build was waived.
winter-unused =
    { $builds ->
        [one] One build was not used.
       *[other] { $builds } builds were not used.
    }
winter-failed = { $order } failed: { $reason }.

bad-adjustment-not-in-winter = in Winter units are only built and disbanded
bad-adjustment-may-not-waive = under this rulebook nobody gives up a build
bad-adjustment-no-build-due = no build is due
bad-adjustment-nothing-to-waive = nothing need be waived here: who orders no build builds none
bad-adjustment-no-removal-due = no unit has to go
bad-adjustment-too-many = all builds or removals due are ordered already
bad-adjustment-not-home = { $at } is not one of { $power }’s home centres
bad-adjustment-not-owned = { $power } does not own { $at }, and builds only in home centres it owns
bad-adjustment-occupied = a unit stands in { $at } or is being built there
bad-adjustment-cannot-stand = no such unit can stand in { $at }
bad-adjustment-coast-needed = { $at } has more than one coast, so write { $choices }
bad-adjustment-fleets-only = only fleets are built in { $at }
bad-adjustment-yard-idle = { $at } builds nothing while { $power } does not own its capital
bad-adjustment-after-forced-removals = units had to go because they could not be paid, so nothing is built
bad-adjustment-may-not-disband = a unit that can be paid for may not be disbanded
bad-adjustment-not-needed = the rest could be paid without it
bad-adjustment-cannot-pay = it costs { $price } and { $left } { $left ->
        [one] is
       *[other] are
    } left
bad-adjustment-only-at-home = a unit that can be paid for is disbanded in its own home centres only, and { $at } is none
bad-adjustment-just-built = it is built this Winter, and what is built in a Winter is not disbanded in it
bad-adjustment-just-cleared = a unit was disbanded in { $at } this Winter, so nothing is built there
bad-adjustment-no-unit = { $power } has no such unit in { $at }

# What may be done about it, while the phase is open.
fix-cannot-pay = Strike another build or what else is paid, or disband a unit first where that is allowed
fix-no-room = Strike one first
fix-just-built = Strike the build instead

fault = `{ $order }` will do nothing: { $reason }.
fault-no-room-builds =
    your { $due ->
        [one] one build is
       *[other] { $due } builds are
    } on your sheet already
fault-no-room-removals =
    your { $due ->
        [one] one removal is
       *[other] { $due } removals are
    } on your sheet already
fault-no-unit = there is no such unit to order in { $at }
fault-not-yours = the unit in { $at } is { $owner }’s
fault-neutral = the unit in { $at } is nobody’s
fault-wrong-phase-movement = units move now; builds and removals come in Winter
fault-wrong-phase-retreats = only dislodged units are ordered now: to retreat or to disband
fault-wrong-phase-adjustments = only builds and removals are ordered in Winter
