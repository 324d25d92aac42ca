# Fleets that carry armies: A/F convoys.

why-went-aboard = { $order } succeeded
why-stayed-aboard = { $unit } had no order to land
why-unmatched-boarded = { $order } had no effect: { $unit } went aboard a fleet
why-aboard = { $what }; it is aboard { $fleet }.
why-aboard-left =
    { $what }; it is aboard { $fleet }, and must land within { $left ->
        [one] { $left } move
       *[other] { $left } moves
    }.
why-aboard-last = { $what }; it is aboard { $fleet }, and must land with the next move or starve.
doom-starved = it was aboard too long and starved; its fleet is unharmed
doom-sunk = it was lost with the fleet that carried it

illegal-no-army-fleets = armies can board fleets only in games with A/F convoys
illegal-only-armies-board = only armies can board
illegal-no-fleet-to-board = there is no fleet to board in { $at }
illegal-board-foreign = the fleet in { $at } belongs to another power, so it can only ferry the army; armies board only fleets of their own power
illegal-board-ashore = the fleet in { $at } is not at sea, and armies can board only at sea
illegal-board-out-of-reach = the army is not on a coast of { $at }
illegal-already-laden = the fleet in { $at } already carries an army
illegal-fleet-crowded = several armies were to board the fleet in { $at }, which can carry only one
illegal-landing-out-of-reach = { $to } is not on the coast of any sea the fleet can be in this turn
illegal-landing-astray = { $to } is not on the coast of { $sea }, where the army’s fleet was ordered to be
illegal-aboard-only-lands = an army aboard a fleet can only stay aboard or land
illegal-laden-ashore = a fleet with an army aboard cannot leave the sea; land the army first, as in `A/F Nth: A - Nwy`
illegal-laden-no-ferry = a fleet with an army aboard cannot carry another
illegal-ferry-one-sea = a convoy crosses only one sea, and { $to } is farther away; board a fleet instead, as in `A Lon boards F Nth`
illegal-retreat-laden-ashore = a fleet with an army aboard cannot leave the sea

caution-must-land = The army aboard must land with this move, or it starves.
caution-fleet-must-sail = The army lands there only if its fleet is ordered to a sea on that coast.

bad-adjustment-army-aboard = the fleet in { $at } carries an army, which must be removed, too: it would be lost with the fleet
fix-army-aboard = List the army aboard as well, before its fleet

# The option and its vote
rules-option-convoys =
    { $value ->
        [army-fleet] A/F convoys: a convoy crosses only one sea; to go farther, an army boards a fleet of its own power and sails with it.
        [vote] The players vote on A/F convoys: a convoy crosses only one sea, and to go farther, an army boards a fleet of its own power. The vote closes with the first moves, and its result applies from the next moves on.
       *[rulebook] Armies are convoyed as in the rulebook.
    }
rules-option-convoys_majority =
    { $value ->
        [of-powers] That vote needs more than half of all powers.
        [unanimous] That vote must be unanimous.
       *[of-votes] That vote needs more than half of the votes cast.
    }
rules-option-voyage_moves =
    { $value ->
        [0] An army may stay aboard as long as it likes.
        [1] An army that has been aboard for one move must land with its next, or it starves.
       *[other] An army that has been aboard for { $value } moves must land with its next, or it starves.
    }
motion-convoys = A/F convoys
motion-convoys-about = Should convoys cross only one sea, and armies board their own fleets to go farther? If so, this applies from the second moves on. A tie counts as no.
results-motion-convoys =
    { $passed ->
        [yes] The players voted for A/F convoys, { $yes } to { $no }: from the next moves on, a convoy crosses only one sea, and armies can board fleets.
       *[no] A/F convoys were rejected, { $yes } for and { $no } against: armies are convoyed as in the rulebook.
    }

# A/Fs in words
board-aboard = Fleets with an army aboard: { $places }
board-aboard-left =
    { $at } ({ $left ->
        [one] last move to land
       *[other] { $left } moves left
    })
results-aboard = { $power } has an army aboard: { $places }.
results-aboard-last = ⚠️ With the next moves the army in { $places } must land, or it starves.
seas-starved = { $of }: an army starved aboard in { $at }
seas-sunk = { $of }: an army was lost with its fleet in { $at }
head-lost-aboard =
    { $count ->
        [one] { $number } army is lost aboard
       *[other] { $number } armies are lost aboard
    }
