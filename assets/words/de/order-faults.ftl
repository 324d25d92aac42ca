# Warum ein geschriebener Befehl nichts bewirkt, in welcher Phase auch immer.

fault = `{ $order }` bewirkt nichts: { $reason }.
fault-no-room-builds =
    { $due ->
        [one] dein einziger Bau ist
       *[other] deine { $due } Bauten sind
    } schon befohlen
fault-no-room-removals =
    { $due ->
        [one] deine einzige Auflösung ist
       *[other] deine { $due } Auflösungen sind
    } schon befohlen
fault-no-unit = { IN($at) } steht keine solche Einheit
fault-not-yours = die Einheit { IN($at) } gehört { DATIVE($owner) }
fault-army-there = { IN($at) } steht eine Armee, keine Flotte
fault-fleet-there = { IN($at) } steht eine Flotte, keine Armee
fault-neutral = die Einheit { IN($at) } gehört niemandem
fault-wrong-phase-movement = dies ist eine Zugphase; gebaut und aufgelöst wird im Winter
fault-wrong-phase-retreats = in dieser Phase bekommen nur vertriebene Einheiten Befehle: Rückzug oder Auflösung
fault-wrong-phase-adjustments = im Winter wird nur gebaut und aufgelöst
