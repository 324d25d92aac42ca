# Builds and removals, and why one would fail.

winter-built = { $unit } was built.
winter-removed = { $unit } was disbanded as ordered.
winter-removed-in-disorder = { $unit } was disbanded under the civil disorder rules: too few removals were ordered.
winter-removed-unpaid = { $unit } was disbanded because it could not be paid for and no other unit had been chosen.
winter-waived = A build was waived.
winter-unused =
    { $builds ->
        [one] One build was not used.
       *[other] { $builds } builds were not used.
    }
winter-failed = { $order } failed: { $reason }.

bad-adjustment-not-in-winter = in Winter, units can only be built or disbanded
bad-adjustment-may-not-waive = this rulebook does not allow waiving a build
bad-adjustment-no-build-due = no build is due
bad-adjustment-nothing-to-waive = there is nothing to waive: a build that is not ordered is not made
bad-adjustment-no-removal-due = no unit has to be disbanded
bad-adjustment-too-many = all builds or removals due are already ordered
bad-adjustment-not-home =
    { $builds ->
        [homes-of-anyone] { $at } is nobody’s home centre
        [centres] { $at } is not a supply centre
       *[homes] { $at } is not one of { $power }’s home centres
    }
bad-adjustment-not-owned =
    { $builds ->
        [centres] { $power } does not own { $at } and can build only in centres it owns
       *[homes] { $power } does not own { $at } and can build only in home centres it owns
    }
bad-adjustment-occupied = { $at } already has a unit, or one is being built there
bad-adjustment-cannot-stand = that kind of unit cannot be in { $at }
bad-adjustment-no-coast = { $at } has no coast, so there can be no fleet
bad-adjustment-coast-needed = { $at } has more than one coast, so write { $choices }
bad-adjustment-fleets-only = only fleets can be built in { $at }
bad-adjustment-yard-idle = nothing can be built in { $at } while { $power } does not own its capital
bad-adjustment-after-forced-removals = units had to be disbanded because they could not be paid for, so nothing can be built
bad-adjustment-not-all-paid = as things stand you cannot pay for all your units this Winter, and then nothing can be built
bad-adjustment-may-not-disband = a unit that can be paid for may not be disbanded
bad-adjustment-not-needed = the others could be paid for without disbanding it
bad-adjustment-cannot-pay =
    { $left ->
        [0] it costs { $price }, but nothing is left
        [one] it costs { $price }, but only { $left } is left
       *[other] it costs { $price }, but only { $left } are left
    }
bad-adjustment-only-at-home =
    { $builds ->
        [centres] a unit that can be paid for may be disbanded only in a centre its power owns, and { $at } is not one
       *[homes] a unit that can be paid for may be disbanded only in one of its power’s home centres, and { $at } is not one
    }
bad-adjustment-just-built = a unit cannot be built and disbanded in the same Winter
bad-adjustment-just-cleared = a unit was disbanded in { $at } this Winter, so nothing can be built there
bad-adjustment-no-unit = { $power } has no such unit in { $at }

# What a player can do about it while the phase is open.
fix-cannot-pay = Remove another build or payment, or first disband a unit where that is allowed. Or ask another power for credits: `/credits receive` for a gift, `/credits borrow` for a loan
fix-not-all-paid = Ask another power for credits, `/credits receive` for a gift or `/credits borrow` for a loan: if you can pay for all your units by the deadline, this is built, too, as far as the money goes
fix-no-room = Remove one of those orders first
fix-just-built = Remove the build instead
