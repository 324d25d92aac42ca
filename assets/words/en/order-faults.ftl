# Why a written order would do nothing, whatever the phase.

fault = `{ $order }` will do nothing: { $reason }.
fault-no-room-builds =
    { $due ->
        [one] your one build is
       *[other] your { $due } builds are
    } already ordered
fault-no-room-removals =
    { $due ->
        [one] your one removal is
       *[other] your { $due } removals are
    } already ordered
fault-no-unit = there is no such unit in { $at }
fault-not-yours = the unit in { $at } belongs to { $owner }
fault-army-there = there is an army in { $at }, not a fleet
fault-fleet-there = there is a fleet in { $at }, not an army
fault-neutral = the unit in { $at } is neutral
fault-wrong-phase-movement = this is a movement phase; builds and removals come in Winter
fault-wrong-phase-retreats = in this phase, only dislodged units get orders: to retreat or to disband
fault-wrong-phase-adjustments = in Winter, only builds and removals are ordered
