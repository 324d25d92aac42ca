# Why each order of a movement phase ended as it did, and why an order is illegal.
# A reason is one sentence: a head, at times a clause about a dislodgement, and the full stop.

why = { $what }.
why-dislodged = { $what }; { $by } dislodged it, { $strength } against { $against }.
why-destroyed = { $what }; { $by } dislodged it, { $strength } against { $against }, and it had nowhere to go.
why-destroyed-neutral = { $what }; { $by } dislodged it, { $strength } against { $against }, and neutral units cannot retreat.


# What the order was up against.
why-rival-holding = { $unit } stood there with { $strength }
why-rival-head-to-head = { $unit } was ordered the other way with { $strength }
why-rival-contending = { $unit } was also ordered to { $to }, with strength { $strength }
why-rival-attacking = { $unit } attacked with { $strength }

why-held = { $unit } held; nobody attacked it
why-no-order = { $unit } had no order and held
why-withstood = { $unit } held: { $strength } against { $rival }; { $clause }
why-withstood-standoff = { $unit } held with { $strength }: { $clause }, but the attackers kept each other out
why-withstood-own = { $unit } held: { $rival } could not dislodge a unit of its own side
why-not-held = { $unit } did not hold

why-moved = { $order } succeeded unopposed
why-stronger = { $order } succeeded: { $strength } against { $rival }; { $clause }

why-bounced = { $order } failed: { $strength } against { $rival }; { $clause }
why-discounted =
    { $what }, and { $count ->
        [one] a support
       *[other] { $count } supports
    } did not count, because a unit cannot support an attack on its own side
why-own-unit = { $order } failed: { $unit } stayed there, and its own side cannot dislodge it

why-convoy-broken = { $order } failed: { $by } dislodged the convoying fleet in { $sea }
why-fleet-broken = { $order } failed
why-convoy-paradox = { $order } failed: the convoy through { $sea } is part of a paradox, and this rulebook disrupts such convoys
why-paradox-all = { $order } failed: it is part of a paradox with the convoy through { $sea }, and by this rulebook all moves in a paradox fail
why-no-fleets = { $order } failed: no unbroken chain of fleets was ordered to convoy it

why-supported = { $order } counted
why-not-against-own = { $order } did not count against { $unit }, because a unit cannot support an attack on its own side
why-cut = { $order } was cut: { $unit } attacked from { $from }
why-cut-by-dislodging = { $order } was cut: { $unit } attacked from { $from } and dislodged the supporting unit
why-convoyed = { $order } carried { $army }
why-convoy-ready = { $order } stood ready, but { $army } did not get through
why-went-by-land = { $order } stood ready, but { $army } went by land

why-unmatched-stayed = { $order } had no effect: { $unit } was not ordered to go there
why-unmatched-moved = { $order } had no effect: { $unit } was ordered to move to { $to }
why-unmatched-home = { $order } had no effect: { $unit } was ordered to move to { $to }, not to stay
why-in-disorder = { $order } had no effect: { $unit } is in civil disorder and cannot be supported
why-illegal = { $order } is illegal, so the unit held: { $reason }
why-extra-unit = { $unit } was removed: another unit stands there

# Illegal orders: the reason, as part of a sentence.
illegal = `{ $order }` is not a legal order: { $reason }.
illegal-no-such-unit = there is no such unit in { $at }
illegal-not-on-board = { $at } is not on this board
illegal-same-province = the unit is already there
illegal-army-to-sea = an army cannot enter a sea province such as { $to }
illegal-fleet-inland = a fleet cannot enter an inland province such as { $to }
illegal-not-adjacent = the unit is not adjacent to { $to }
illegal-no-convoy-possible = no chain of fleets on the board could convoy it to { $to }
illegal-bad-route = the seas named do not form a chain of fleets to { $to }
illegal-route-needed = this rulebook requires the seas of a convoy to be named
illegal-fleet-via-convoy = only armies can be convoyed
illegal-coast-needed = { $to } has more than one coast, so write { $choices }
illegal-coast-unreachable = it cannot reach the { $coast } of { $to }
illegal-no-such-coast = no coast can be named for { $at } here
illegal-wrong-coast = the unit in { $at } is not on the { $coast }
illegal-kind-missing = the order does not say whether the unit in { $at } is an army or a fleet
illegal-kind-wrong = the order mixes up army and fleet in { $at }
illegal-power-missing = the order does not say whose unit is in { $at }
illegal-power-wrong = the unit in { $at } belongs to another power
illegal-support-self = a unit cannot support itself
illegal-support-into-own-province = a unit cannot support a move into its own province
illegal-support-out-of-reach = a unit can support only where it could move itself, and this one cannot move to { $to }
illegal-supported-cannot-go = the unit in { $from } cannot go to { $to }
illegal-supporter-must-convoy = the army could reach { $to } only if this same fleet convoyed it
illegal-convoy-by-army = only fleets can convoy
illegal-convoy-from-shore = a fleet can convoy only at sea
illegal-convoy-not-to-shore = a convoy starts and ends on a coast, and { $to } has none
illegal-convoy-off-route = this fleet cannot help with a convoy from { $from } to { $to }
illegal-disband-not-now = units disband only in retreat phases and in Winter
illegal-not-yours = the unit in { $at } is not yours to order
illegal-another-order = another order for the unit in { $at } was used

# Retreats.
retreat-free = { $unit } retreated to { $to }
retreat-ordered = { $unit } was disbanded as ordered
retreat-no-order = { $unit } had no order and was disbanded
retreat-no-retreat = { $unit } had nowhere to go and was destroyed
retreat-collided = { $order } failed: { $with } retreated to { $to } as well, so both were disbanded
retreat-illegal = { $order } is illegal, so the unit was disbanded: { $reason }

illegal-retreat-not-a-retreat = a dislodged unit can only retreat or disband
illegal-retreat-by-convoy = units cannot retreat by convoy
illegal-retreat-not-adjacent = the unit was not adjacent to { $at }
illegal-retreat-attacker-came-from = its attacker came from { $at }
illegal-retreat-occupied = { $at } is occupied
illegal-retreat-standoff = there was a standoff in { $at }
illegal-retreat-coast-needed = { $at } has more than one coast, so write { $choices }
illegal-retreat-not-dislodged = the unit in { $at } was not dislodged
