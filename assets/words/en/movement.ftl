# Why each order of a movement phase ended as it did, and why an order is illegal.
# A reason is one sentence: a head, at times a clause about a dislodgement, and the full stop.

why = { $what }.
why-dislodged = { $what }; { $by } dislodged it, { $strength } against { $against }.
why-destroyed = { $what }; { $by } dislodged it, { $strength } against { $against }, and it had nowhere to go.
why-destroyed-neutral = { $what }; { $by } dislodged it, { $strength } against { $against }, and nobody orders its retreat.


# Who stood against it.
why-rival-holding = { $unit } stood there with { $strength }
why-rival-head-to-head = { $unit } moved the other way with { $strength }
why-rival-contending = { $unit } also moved to { $to } with { $strength }
why-rival-attacking = { $unit } attacked with { $strength }

why-held = { $unit } held, and nobody attacked it
why-no-order = { $unit } had no order and held
why-withstood = { $unit } held: { $strength } against { $rival }; { $clause }
why-withstood-standoff = { $unit } held with { $strength }: { $clause }, but its attackers kept each other out
why-withstood-own = { $unit } held: { $rival } could not dislodge its own side
why-not-held = { $unit } did not hold

why-moved = { $order } succeeded: nobody stood against it
why-stronger = { $order } succeeded: { $strength } against { $rival }; { $clause }

why-bounced = { $order } failed: { $strength } against { $rival }; { $clause }
why-discounted =
    { $what }, and { $count ->
        [one] a support
       *[other] { $count } supports
    } did not count, because nobody helps to dislodge a unit of their own side
why-own-unit = { $order } failed: { $unit } stayed there, and no unit is dislodged by its own side

why-convoy-broken = { $order } failed: { $by } dislodged the convoy’s fleet in { $sea }
why-fleet-broken = { $order } failed
why-convoy-paradox = { $order } failed: the convoy through { $sea } would have decided its own fate, and the rulebook stops such a convoy
why-paradox-all = { $order } failed: it was caught in a paradox with the convoy through { $sea }, in which the rulebook lets every move fail
why-no-fleets = { $order } failed: no unbroken chain of fleets was ordered to carry it

why-supported = { $order } counted
why-not-against-own = { $order } did not count against { $unit }, because nobody helps to dislodge a unit of their own side
why-cut = { $order } was cut: { $unit } attacked from { $from }
why-cut-by-dislodging = { $order } was cut: { $unit } came from { $from } and dislodged the supporting unit
why-convoyed = { $order } carried { $army }
why-convoy-ready = { $order } stood ready, but { $army } did not get through
why-went-by-land = { $order } stood ready, but { $army } went by land

why-unmatched-stayed = { $order } had no effect: { $unit } was not ordered so and stayed
why-unmatched-moved = { $order } had no effect: { $unit } was ordered to { $to }
why-unmatched-home = { $order } had no effect: { $unit } was not ordered to stay but to { $to }
why-in-disorder = { $order } had no effect: { $unit } is in civil disorder and gets no support
why-illegal = { $order } is illegal, so the unit held: { $reason }
why-extra-unit = { $unit } was removed: another unit stands there

# Illegal orders: the reason, as part of a sentence.
illegal = `{ $order }` is not a legal order: { $reason }.
illegal-no-such-unit = there is no such unit to order in { $at }
illegal-not-on-board = { $at } is not on this board
illegal-same-province = the unit is already there
illegal-army-to-sea = an army cannot go to sea, and { $to } is one
illegal-fleet-inland = a fleet cannot go inland, and { $to } has no shore
illegal-not-adjacent = { $to } is not next to where it stands
illegal-no-convoy-possible = no chain of fleets on the board could carry it to { $to }
illegal-bad-route = the seas written are no chain of fleets to { $to }
illegal-route-needed = this rulebook asks for the seas of a convoy to be written
illegal-fleet-via-convoy = only armies go by convoy
illegal-coast-needed = { $to } has more than one coast, so write { $choices }
illegal-coast-unreachable = it cannot reach the { $coast } of { $to }
illegal-no-such-coast = { $at } has no coast to name here
illegal-wrong-coast = the unit in { $at } is not on the { $coast }
illegal-kind-missing = it does not say whether the unit in { $at } is an army or a fleet
illegal-kind-wrong = the unit in { $at } is of the other kind
illegal-power-missing = it does not say whose unit stands in { $at }
illegal-power-wrong = the unit in { $at } belongs to another power
illegal-support-self = a unit cannot support itself
illegal-support-into-own-province = a unit cannot support a move into its own province
illegal-support-out-of-reach = a unit supports only where it could go itself, and it cannot go to { $to }
illegal-supported-cannot-go = the unit in { $from } cannot go to { $to }
illegal-supporter-must-convoy = the army could reach { $to } only if this very fleet convoyed it
illegal-convoy-by-army = only fleets convoy
illegal-convoy-from-shore = a fleet convoys only from a sea
illegal-convoy-not-to-shore = a convoy goes from shore to shore, and { $to } has none
illegal-convoy-off-route = the fleet is on no way from { $from } to { $to } that the fleets on the board could form
illegal-disband-not-now = units disband only in retreat phases and in Winter
illegal-not-yours = the unit in { $at } is not yours to order
illegal-another-order = another order for the unit in { $at } counted

# Retreats.
retreat-free = { $unit } retreated to { $to }
retreat-ordered = { $unit } was disbanded as ordered
retreat-no-order = { $unit } had no order and was disbanded
retreat-no-retreat = { $unit } had nowhere to go and was destroyed
retreat-collided = { $order } failed: { $with } retreated to { $to } as well, so both were disbanded
retreat-illegal = { $order } is illegal, so the unit was disbanded: { $reason }

illegal-retreat-not-a-retreat = a dislodged unit can only retreat or disband
illegal-retreat-by-convoy = nobody retreats by convoy
illegal-retreat-not-adjacent = { $at } is not next to where it was
illegal-retreat-attacker-came-from = its attacker came from { $at }
illegal-retreat-occupied = a unit stands in { $at }
illegal-retreat-standoff = units stood each other off in { $at }
illegal-retreat-coast-needed = { $at } has more than one coast, so write { $choices }
illegal-retreat-not-dislodged = the unit in { $at } was not dislodged
