# Flotten, die Armeen tragen: A/F-Geleitzüge.

why-went-aboard = { $order } gelang
why-stayed-aboard = { $unit } sollte nicht landen
why-unmatched-boarded = { $order } blieb ohne Wirkung: { $unit } ging an Bord einer Flotte
why-aboard = { $what }; sie ist an Bord von { $fleet }.
why-aboard-left =
    { $what }; sie ist an Bord von { $fleet } und muss binnen { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    } landen.
why-aboard-last = { $what }; sie ist an Bord von { $fleet } und muss mit dem nächsten Zug landen oder verhungert.
doom-starved = sie war zu lange an Bord und verhungerte; ihrer Flotte fehlt nichts
doom-sunk = sie ging mit der Flotte unter, die sie trug

illegal-no-army-fleets = Armeen gehen nur in Partien mit A/F-Geleitzügen an Bord
illegal-only-armies-board = nur eine Armee kann an Bord gehen
illegal-no-fleet-to-board = in { $at } ist keine Flotte, an deren Bord sie gehen könnte
illegal-board-foreign = die Flotte in { $at } gehört einer anderen Macht, und Armeen gehen an Bord eigener Flotten; eine fremde kann sie nur übersetzen
illegal-board-ashore = die Flotte in { $at } ist nicht auf See, und an Bord geht man nur auf See
illegal-board-out-of-reach = die Armee steht nicht am Ufer von { $at }
illegal-already-laden = die Flotte in { $at } trägt schon eine Armee
illegal-fleet-crowded = mehrere Armeen sollten an Bord der Flotte in { $at } gehen, die nur eine trägt
illegal-landing-out-of-reach = { $to } liegt an keinem Meer, in dem die Flotte in diesem Zug sein kann
illegal-landing-astray = { $to } liegt nicht am Ufer von { $sea }, wo ihre Flotte sein sollte
illegal-aboard-only-lands = eine Armee an Bord kann nur an Bord bleiben oder landen
illegal-laden-ashore = eine Flotte mit einer Armee an Bord verlässt das Meer nicht; lande erst die Armee, etwa mit `A/F Nth: A - Nwy`
illegal-laden-no-ferry = eine Flotte mit einer Armee an Bord kann keine andere tragen
illegal-ferry-one-sea = ein Geleitzug führt nur über ein Meer, und { $to } ist weiter; geh stattdessen an Bord einer Flotte, etwa mit `A Lon boards F Nth`
illegal-retreat-laden-ashore = eine Flotte mit einer Armee an Bord verlässt das Meer nicht

caution-must-land = die Armee an Bord muss mit diesem Zug landen, sonst verhungert sie
caution-fleet-must-sail = sie landet dort nur, wenn ihre Flotte in ein Meer an diesem Ufer soll

bad-adjustment-army-aboard = die Flotte in { $at } trägt eine Armee, die auch gehen muss: Sie ginge mit der Flotte unter
fix-army-aboard = Nenne auch die Armee an Bord, vor ihrer Flotte

# Die Option und ihre Abstimmung
rules-option-convoys =
    { $value ->
        [army-fleet] Ein Geleitzug führt nur über ein Meer; für weitere Wege geht eine Armee an Bord einer eigenen Flotte, die mit ihr fährt: A/F-Geleitzüge (E-X1).
        [vote] Alle stimmen über A/F-Geleitzüge ab: Ein Geleitzug führt nur über ein Meer, und für weitere Wege geht eine Armee an Bord einer eigenen Flotte (E-X1). Die Abstimmung schließt mit den ersten Zügen, und was sie bringt, gilt von den nächsten an.
       *[rulebook] Armeen werden geleitet, wie es das Regelbuch will.
    }
rules-option-convoys_majority =
    { $value ->
        [of-powers] Diese Abstimmung braucht mehr als die Hälfte aller Mächte (E-X1).
        [unanimous] Diese Abstimmung braucht alle (E-X1).
       *[of-votes] Diese Abstimmung braucht mehr als die Hälfte der abgegebenen Stimmen (E-X1).
    }
rules-option-voyage_moves =
    { $value ->
        [0] Eine Armee darf an Bord bleiben, solange sie will (E-X1e).
        [1] Eine Armee, die einen Zug lang an Bord war, muss mit dem nächsten landen, sonst verhungert sie (E-X1e).
       *[other] Eine Armee, die { $value } Züge lang an Bord war, muss mit dem nächsten landen, sonst verhungert sie (E-X1e).
    }
motion-convoys = A/F-Geleitzüge
motion-convoys-about = Sollen Geleitzüge nur über ein Meer führen und Armeen für weitere Wege an Bord eigener Flotten gehen? Wenn ja, von den zweiten Zügen an. Gleichstand heißt nein.
results-motion-convoys =
    { $passed ->
        [yes] Abstimmung { $yes } zu { $no } für A/F-Geleitzüge: Von den nächsten Zügen an führt ein Geleitzug nur über ein Meer, und Armeen gehen an Bord von Flotten (E-X1).
       *[no] Abstimmung { $yes } zu { $no }, keine A/F-Geleitzüge: Armeen werden geleitet, wie es das Regelbuch will (E-X1).
    }

# A/F in Worten
board-aboard = Flotten mit einer Armee an Bord: { $places }
board-aboard-left =
    { $at } ({ $left ->
        [one] letzter Zug zum Landen
       *[other] noch { $left } Züge
    })
results-aboard = { $power } hat eine Armee an Bord: { $places }.
results-aboard-last = ⚠️ Mit den nächsten Zügen muss die Armee in { $places } landen, sonst verhungert sie.
seas-starved = { $of }: In { $at } ist eine Armee an Bord verhungert
seas-sunk = { $of }: In { $at } ging eine Armee mit ihrer Flotte unter
head-lost-aboard =
    { $count ->
        [one] { $number } Armee geht an Bord verloren
       *[other] { $number } Armeen gehen an Bord verloren
    }
