# Fleets that carry armies: A/F convoys.

why-went-aboard = { $order } succeeded
why-stayed-aboard = { $unit } was not ordered to land
why-unmatched-boarded = { $order } had no effect: { $unit } went aboard a fleet
why-aboard = { $what }; it is aboard { $fleet }.
why-aboard-left =
    { $what }; it is aboard { $fleet }, and must land within { $left ->
        [one] { $left } move
       *[other] { $left } moves
    }.
why-aboard-last = { $what }; it is aboard { $fleet }, and must land with the next move or starve.
doom-starved = it was aboard for too long and starved; its fleet is unharmed
doom-sunk = it was lost with the fleet that carried it

illegal-no-army-fleets = armies go aboard fleets only in games with A/F convoys
illegal-only-armies-board = only an army can go aboard
illegal-no-fleet-to-board = no fleet is in { $at } to go aboard of
illegal-board-foreign = the fleet in { $at } is another power’s, and armies go aboard their own fleets; a foreign fleet can only ferry it
illegal-board-ashore = the fleet in { $at } is not at sea, and armies go aboard at sea only
illegal-board-out-of-reach = the army does not stand on the shore of { $at }
illegal-already-laden = the fleet in { $at } carries an army already
illegal-fleet-crowded = several armies were to go aboard the fleet in { $at }, which takes one
illegal-landing-out-of-reach = { $to } is on the shore of no sea the fleet can be in this turn
illegal-landing-astray = { $to } is not on the shore of { $sea }, where its fleet was ordered to be
illegal-aboard-only-lands = an army aboard a fleet can only stay aboard or land
illegal-laden-ashore = a fleet with an army aboard does not leave the sea; land the army first, as in `A/F Nth: A - Nwy`
illegal-laden-no-ferry = a fleet with an army aboard cannot carry another
illegal-ferry-one-sea = a convoy crosses one sea only, and { $to } is further; go aboard a fleet instead, as in `A Lon boards F Nth`
illegal-retreat-laden-ashore = a fleet with an army aboard does not leave the sea

caution-must-land = the army aboard must land with this move, or it starves
caution-fleet-must-sail = it lands there only if its fleet is ordered to a sea on that shore

bad-adjustment-army-aboard = the fleet in { $at } carries an army, which must be removed, too: it would be lost with the fleet
fix-army-aboard = List the army aboard as well, before its fleet

# The option and its vote
rules-option-convoys =
    { $value ->
        [army-fleet] A convoy crosses one sea only; for longer ways an army goes aboard a fleet of its own, which sails with it: A/F convoys (E-X1).
        [vote] The players vote on A/F convoys: a convoy crosses one sea only, and for longer ways an army goes aboard a fleet of its own (E-X1). The vote closes with the first moves, and what it brings holds from those after.
       *[rulebook] Armies are convoyed as the rulebook has it.
    }
rules-option-convoys_majority =
    { $value ->
        [of-powers] That vote needs more than half of all powers (E-X1).
        [unanimous] That vote needs everybody (E-X1).
       *[of-votes] That vote needs more than half of the votes given (E-X1).
    }
rules-option-voyage_moves =
    { $value ->
        [0] An army may stay aboard for as long as it likes (E-X1e).
        [1] An army that has been aboard for one move must land with its next, or it starves (E-X1e).
       *[other] An army that has been aboard for { $value } moves must land with its next, or it starves (E-X1e).
    }
motion-convoys = A/F convoys
motion-convoys-about = Shall convoys cross one sea only, and armies go aboard their own fleets for longer ways? If yes, they do from the moves after the first on. A tie is no.
results-motion-convoys =
    { $passed ->
        [yes] The players voted for A/F convoys, { $yes } to { $no }: from the next moves on a convoy crosses one sea only, and armies go aboard fleets (E-X1).
       *[no] The players did not vote for A/F convoys, { $yes } to { $no }: armies are convoyed as the rulebook has it (E-X1).
    }

# A/Fs in words
board-aboard = Fleets with an army aboard: { $places }
board-aboard-left =
    { $at } ({ $left ->
        [one] last move to land
       *[other] { $left } moves left
    })
results-aboard = { $power } has an army aboard: { $places }.
results-aboard-last = ⚠️ With the coming moves the army in { $places } must land, or it starves.
seas-starved = { $of }: an army starved aboard in { $at }
seas-sunk = { $of }: an army was lost with its fleet in { $at }
head-lost-aboard =
    { $count ->
        [one] { $number } army is lost aboard
       *[other] { $number } armies are lost aboard
    }
