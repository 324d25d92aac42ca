# Fleets that share seas: why orders ended as they did, why they are illegal, and warnings about risky orders.

# Clauses about an annihilated fleet, after the head of a sentence.
doom = { $what }; { $doom }.
doom-outside-centre = it was annihilated, because its two-space move ended in { $at }, which is not a supply centre
doom-failed = it was annihilated in { $at }, because it did not reach a supply centre
doom-second-order = it was annihilated in { $at }, because a fleet that moves and then supports or convoys is lost
doom-stopped = it was annihilated in { $at }, because its two-space move was stopped
doom-patrolled = it was annihilated in { $at } by { $by }’s patrol
doom-patrolled-nobody = it was annihilated in { $at } by a patrol

# Heads.
why-blocked = { $order } failed: { $unit } blocked the strait to { $to }
why-no-passage = { $order } failed: { $past } was not friendly, so the fleet could not pass it
why-caught-held = { $unit } stayed
why-caught-cut = { $order } was cut by a patrol
why-caught-disrupted = { $order } was disrupted by a patrol
why-caught-leaving = { $order } failed: a patrol caught the fleet first
why-convoy-caught = { $order } failed: a patrol caught the convoying fleet in { $sea }
why-fleet-stopped = { $order } failed: { $fleet } did not reach the place from which it was to convoy
why-no-contest-at-sea = { $order } had no effect: no unit can be kept out of a sea or dislodged there
why-hunted =
    { $order } succeeded: { $fleets ->
        [one] one fleet of { $of } was
       *[other] { $fleets } fleets of { $of } were
    } annihilated
why-nobody-stayed = { $order } had no effect: no fleet of { $of } stayed there
why-strait-closed = { $order } succeeded: the strait was closed to { $to }
why-block-spoiled = { $order } failed: { $unit } was also there or on its way there

# Illegal orders, and written ones that do nothing: the reason, as part of a sentence.
illegal-naval-only = in this game fleets cannot patrol, block, or do anything else after a move
illegal-too-many-legs = a fleet can pass through only one sea on its way
illegal-first-leg-not-sea = a fleet with two orders must first go to a sea, and { $at } is not one
illegal-back-to-start = a second move cannot lead back to where the fleet came from
illegal-no-second-hold = after a move a fleet can only move on, support or convoy; to stay there, order just the move
illegal-no-second-hold-support = after a move a fleet can support only a unit that moves
illegal-no-second-convoy = after a move a fleet cannot convoy in this game
illegal-not-combined = a patrol or a block cannot be combined with another order
illegal-patrol-ashore = only fleets at sea can patrol
illegal-patrol-alone = a patrol needs two fleets in { $at }: write `2F { $id } P` and the enemy
illegal-against-oneself = it is aimed at the power’s own fleets
illegal-no-strait = { $at } is not part of a strait; the straits are Aegean Sea and Black Sea, Western Mediterranean and Mid-Atlantic, English Channel and North Sea
illegal-too-many-fleets = more fleets were ordered than are in { $at }
fault-no-way-past = no fleet can pass { $at }
fault-not-held = { $at } is held by { $holder }, and only its holder can let fleets pass
fault-held-by-nobody = nobody holds { $at }, so nobody can let fleets pass

# Warnings about a legal order before it counts.
caution-ends-outside-centre = The fleet will be annihilated: its two-space move ends in { $at }, which is not a supply centre.
caution-must-arrive = If the fleet does not reach { $at }, for whatever reason, it is annihilated.
caution-second-order = The fleet will be annihilated: it moves and then does something else.
caution-may-be-blocked = The strait between { $from } and { $to } may be blocked; the fleet would stay where it is.
caution-may-be-blocked-fatal = The strait between { $from } and { $to } may be blocked; the fleet would be annihilated.
caution-needs-friendly = The way leads past { $past }, which must be yours or open to you. Otherwise the fleet stays where it is.
caution-needs-friendly-fatal = The way leads past { $past }, which must be yours or open to you. Otherwise the fleet is annihilated.
caution-last-leg-meant = This supports the last leg, into { $to }. To support the other leg, put this one in brackets.
caution-no-contest-at-sea = The support has no effect: { $at } is a sea, and no unit can be kept out of it.

caution-spares-credits = You then no longer pay { $price } credits a year for it.
caution-spares-points = You then no longer pay { $price } points a year for it.

# Results of a phase besides the orders.
results-opened = { $at } was open to the fleets of { $to }.
results-saved-credits =
    { $power } lost { $fleets ->
        [one] a fleet
       *[other] { $fleets } fleets
    } without a battle and pays { $saved } credits a year less.
results-saved-points =
    { $power } lost { $fleets ->
        [one] a fleet
       *[other] { $fleets } fleets
    } without a battle and pays { $saved } points a year less.

# Orders spelled out.
order-double = { $unit } → { $by } → { $to }
order-support-leg = { $unit } supports { $other } from { $by } → { $to }
order-then = { $unit } → { $sea }, then { $then }
order-then-support-hold = supports { $other } holding
order-then-support-move = supports { $other } → { $to }
order-then-support-leg = supports { $other } from { $by } → { $to }
order-then-convoy = convoys { $other } → { $to }
order-then-other = does something illegal
order-patrol = { $unit } patrols against { $against }
order-block = { $unit } closes the strait to { $against }
order-several = { $count } × { $order }
order-open = { $at } is open to the fleets of { $to }

# Votes on islands.
motion-sicily = Sicily
motion-sicily-about = Open Sicily? Only if every power votes yes before the first phase closes.
motion-sardinia = Sardinia
motion-sardinia-about = Open Sardinia? Only if every power votes yes before the first phase closes.
motion-ireland = Ireland
motion-ireland-about = Open Ireland? Only if every power votes yes before the first phase closes.
motion-iceland = Iceland
motion-iceland-about = Open Iceland? Only if every power votes yes before the first phase closes.
results-motion-sicily =
    { $passed ->
        [yes] All agreed: Sicily can be entered.
       *[no] Sicily stays closed: { $yes } were for opening it, { $no } against.
    }
results-motion-sardinia =
    { $passed ->
        [yes] All agreed: Sardinia can be entered.
       *[no] Sardinia stays closed: { $yes } were for opening it, { $no } against.
    }
results-motion-ireland =
    { $passed ->
        [yes] All agreed: Ireland can be entered.
       *[no] Ireland stays closed: { $yes } were for opening it, { $no } against.
    }
results-motion-iceland =
    { $passed ->
        [yes] All agreed: Iceland can be entered.
       *[no] Iceland stays closed: { $yes } were for opening it, { $no } against.
    }

# The variant’s name.
variant-naval = Naval Diplomacy

# Choices while an order is typed.
choice-one-of-fleets = { $unit } (one of { $there })
choice-fleets = { $count } × { $unit }
choice-way = Open { $at } to another power’s fleets
choice-of-several = { $order } ({ $unit })

# Under an order in the order panel.
sheet-caution = ⚠ { $caution }

# Help.
topic-naval = Fleets (patrols, straits, seas): Naval Diplomacy
help-naval =
    Any number of fleets of all powers can share a sea. No fleet can be kept out of a sea or dislodged there. On land nothing changes.
    `F Eng - Mao - Spa/sc` moves two spaces, through a sea. A fleet that moves two spaces must end in a supply centre; if anything stops it, it is **annihilated**. So is a fleet that moves and then supports or convoys: `F Naf - Wes - S F Eng - Mao - Spa/sc`.
    `F Adr S F (Ion -) Adr - Ven` supports a second leg. `3F Nth - Eng` orders three fleets of one sea at once.
    `2F Nth P Germany` is a patrol: two or more fleets annihilate all of Germany’s fleets that stay in the sea, whatever their orders. Fleets ordered to leave escape.
    `F Eng B England` blocks a strait for one power from that side, if nobody else has a fleet there or moves one in. The straits of the Naval map: Aegean Sea and Black Sea, Western Mediterranean and Mid-Atlantic, English Channel and North Sea.
    On the same map, `F Bla - Aeg` and `F Bal - Ska` pass Constantinople and Denmark. You must hold that province, or its holder must write `Open Con to Russia`. Other boards have straits and passages of their own: `/atlas show`.
    Risky orders are never refused; a warning appears under each in your order panel. If the game begins with a Winter, you choose your first units in it; if you order none, you get the usual ones. `/vote` decides on islands.
dm-help-naval =
    In your game fleets share seas: `F Eng - Mao - Spa/sc` moves two spaces, `2F Nth P Germany` patrols, `F Eng B England` closes a strait, `F Adr S F (Ion -) Adr - Ven` supports a second leg, `Open Con to Russia` lets fleets pass. More: `/help topic:naval`.
