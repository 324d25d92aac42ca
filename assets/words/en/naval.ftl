# Fleets that share seas: why orders ended as they did, why they are illegal, and what a writer should know.

# Clauses about an annihilated fleet, after the head of a sentence.
doom = { $what }; { $doom }.
doom-outside-centre = it was annihilated, because its two legs ended in { $at }, where no supply centre is
doom-failed = it was annihilated in { $at }, because it did not come into a supply centre
doom-second-order = it was annihilated in { $at }, because a fleet that moves and then supports or convoys is lost
doom-stopped = it was annihilated in { $at }, because its way of two legs was closed
doom-patrolled = it was annihilated in { $at } by { $by }’s patrol
doom-patrolled-nobody = it was annihilated in { $at } by a patrol

# Heads.
why-blocked = { $order } failed: { $unit } blocked the strait to { $to }
why-no-passage = { $order } failed: { $past } was not friendly, so the fleet could not pass by it
why-caught-held = { $unit } stayed
why-caught-cut = { $order } was cut by a patrol
why-caught-disrupted = { $order } was disrupted by a patrol
why-caught-leaving = { $order } failed: a patrol came first
why-convoy-caught = { $order } failed: a patrol caught the convoy’s fleet in { $sea }
why-fleet-stopped = { $order } failed: { $fleet } did not come to where it was to carry it
why-no-contest-at-sea = { $order } had no effect: nobody is kept out of a sea, and nobody is driven out of one
why-hunted =
    { $order } succeeded: { $fleets ->
        [one] one fleet of { $of } was
       *[other] { $fleets } fleets of { $of } were
    } annihilated
why-nobody-stayed = { $order } had no effect: no fleet of { $of } stayed there
why-strait-closed = { $order } succeeded: the strait was closed to { $to }
why-block-spoiled = { $order } failed: { $unit } was there as well, or on its way there

# Illegal orders, and written ones that do nothing: the reason, as part of a sentence.
illegal-naval-only = fleets do not patrol, block, or move and then do something else in this game
illegal-too-many-legs = a fleet goes through one sea at most on its way
illegal-first-leg-not-sea = a fleet of two orders goes to a sea first, and { $at } is none
illegal-back-to-start = a second leg does not lead back to where the fleet came from
illegal-no-second-hold = a fleet that moved moves on, supports or convoys; to stay, order the move alone
illegal-no-second-hold-support = a fleet that moved supports only a unit that moves
illegal-no-second-convoy = a fleet that moved does not convoy in this game
illegal-not-combined = patrols and blocks go with no other order
illegal-patrol-ashore = only fleets at sea patrol
illegal-patrol-alone = a patrol needs two fleets in { $at }: `2F { $id } P` and the enemy
illegal-against-oneself = it is against the power’s own fleets
illegal-no-strait = { $at } is no half of a strait; those are the Aegean and the Black Sea, the Western Mediterranean and the Mid-Atlantic, the English Channel and the North Sea
illegal-too-many-fleets = more fleets are ordered than stand in { $at }
fault-no-way-past = no fleet passes by { $at }
fault-not-held = { $at } is held by { $holder }, who alone lets fleets pass
fault-held-by-nobody = { $at } is held by nobody, and so nobody lets fleets pass

# What a player should know of a legal order before it counts.
caution-ends-outside-centre = The fleet will be annihilated: its two legs end in { $at }, where no supply centre is.
caution-must-arrive = If the fleet does not come into { $at }, for whatever reason, it is annihilated.
caution-second-order = The fleet will be annihilated: it moves and then does something else.
caution-may-be-blocked = The strait between { $from } and { $to } may be blocked; the fleet would stay where it is.
caution-may-be-blocked-fatal = The strait between { $from } and { $to } may be blocked; the fleet would be annihilated.
caution-needs-friendly = The way leads past { $past }, which must be yours or opened to you; else the fleet stays where it is.
caution-needs-friendly-fatal = The way leads past { $past }, which must be yours or opened to you; else the fleet is annihilated.
caution-last-leg-meant = It supports the last leg, into { $to }. A bracket around the other leg says so.
caution-no-contest-at-sea = The support has no effect: nobody is kept out of { $at }, which is a sea.

caution-spares-credits = Its { $price } credits a year need not be paid then.
caution-spares-points = Its { $price } points a year need not be paid then.

# Beside the orders of a phase.
results-opened = { $at } was open to the fleets of { $to }.
results-saved-credits =
    { $power } lost { $fleets ->
        [one] a fleet
       *[other] { $fleets } fleets
    } without a battle for it, and has { $saved } credits a year less to pay.
results-saved-points =
    { $power } lost { $fleets ->
        [one] a fleet
       *[other] { $fleets } fleets
    } without a battle for it, and has { $saved } points a year less to pay.

# Orders spelled out.
order-double = { $unit } → { $by } → { $to }
order-support-leg = { $unit } supports { $other } from { $by } → { $to }
order-then = { $unit } → { $sea }, then { $then }
order-then-support-hold = supports { $other } holding
order-then-support-move = supports { $other } → { $to }
order-then-support-leg = supports { $other } from { $by } → { $to }
order-then-convoy = convoys { $other } → { $to }
order-then-other = does what it may not
order-patrol = { $unit } patrols against { $against }
order-block = { $unit } closes the strait to { $against }
order-several = { $count } × { $order }
order-open = { $at } is open to the fleets of { $to }

# Votes on islands.
motion-sicily = Sicily
motion-sicily-about = May Sicily be entered? It opens only if every power says yes before the first phase closes.
motion-sardinia = Sardinia
motion-sardinia-about = May Sardinia be entered? It opens only if every power says yes before the first phase closes.
motion-ireland = Ireland
motion-ireland-about = May Ireland be entered? It opens only if every power says yes before the first phase closes.
motion-iceland = Iceland
motion-iceland-about = May Iceland be entered? It opens only if every power says yes before the first phase closes.
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
choice-way = Open { $at } to somebody’s fleets
choice-of-several = { $order } ({ $unit })

# Under an order on one’s sheet.
sheet-caution = ⚠ { $caution }

# Help.
topic-naval = Naval Diplomacy
help-naval =
    Any number of fleets of all powers share a sea; nobody is kept out of one or driven out of one. On land nothing changes.
    `F Eng - Mao - Spa/sc` goes two spaces, through a sea. A fleet that goes two must end in a supply centre: whatever keeps it from there, it is **annihilated**. So is one that moves and then supports or convoys: `F Naf - Wes - S F Eng - Mao - Spa/sc`.
    `F Adr S F (Ion -) Adr - Ven` supports a second leg. `3F Nth - Eng` orders three fleets of one sea at once.
    `2F Nth P Germany` hunts: two or more fleets annihilate all of Germany’s that stay in the sea, whatever they were ordered there. Who is ordered to leave escapes.
    `F Eng B England` closes a strait (Aegean and Black Sea, Western Mediterranean and Mid-Atlantic, English Channel and North Sea) from that half to one power, if nobody else has a fleet there or comes.
    `F Bla - Aeg` and `F Bal - Ska` pass by Constantinople and Denmark if those are yours, or their holder writes `Open Con to Russia`.
    What may cost you a fleet is said under each order on your sheet, and never refused. First units are built in Winter 1913: who orders nothing has the usual ones. `/vote` decides on islands.
dm-help-naval =
    In your game fleets share seas: `F Eng - Mao - Spa/sc` goes two spaces, `2F Nth P Germany` patrols, `F Eng B England` closes a strait, `F Adr S F (Ion -) Adr - Ven` supports a second leg, `Open Con to Russia` lets fleets pass. More: `/help topic:naval`.
