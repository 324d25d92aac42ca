# Flotten, die Armeen tragen: A/F-Geleitzüge.

why-went-aboard = { $order } gelang
why-stayed-aboard = { $unit } hatte keinen Befehl zu landen
why-unmatched-boarded = { $order } blieb wirkungslos: { $unit } ging an Bord einer Flotte
why-aboard = { $what }; sie ist an Bord von { $fleet }.
why-aboard-left =
    { $what }; sie ist an Bord von { $fleet } und muss binnen { $left ->
        [one] { $left } Zug
       *[other] { $left } Zügen
    } landen.
why-aboard-last = { $what }; sie ist an Bord von { $fleet } und muss mit dem nächsten Zug landen oder verhungert.
doom-starved = sie war zu lange an Bord und verhungerte; ihre Flotte ist unversehrt
doom-sunk = sie ging mit der Flotte unter, die sie trug

illegal-no-army-fleets = Armeen können nur in Partien mit A/F-Geleitzügen an Bord gehen
illegal-only-armies-board = nur Armeen können an Bord gehen
illegal-no-fleet-to-board = { IN($at) } gibt es keine Flotte, an deren Bord sie gehen könnte
illegal-board-foreign = die Flotte { IN($at) } gehört einer anderen Macht und kann die Armee nur übersetzen; an Bord gehen Armeen nur bei Flotten der eigenen Macht
illegal-board-ashore = die Flotte { IN($at) } ist nicht auf See, und Armeen können nur auf See an Bord gehen
illegal-board-out-of-reach = die Armee steht nicht an der Küste des Seegebiets { $at }
illegal-already-laden = die Flotte { IN($at) } trägt schon eine Armee
illegal-fleet-crowded = mehrere Armeen sollten an Bord der Flotte { IN($at) } gehen, die nur eine tragen kann
illegal-landing-out-of-reach = { $to } liegt an keinem Seegebiet, in dem die Flotte in dieser Runde sein kann
illegal-landing-astray = { $to } liegt nicht an der Küste des Seegebiets { $sea }, in dem ihre Flotte sein sollte
illegal-aboard-only-lands = eine Armee an Bord kann nur an Bord bleiben oder landen
illegal-laden-ashore = eine Flotte mit einer Armee an Bord kann das Meer nicht verlassen; lande erst die Armee, etwa mit `A/F Nth: A - Nwy`
illegal-laden-no-ferry = eine Flotte mit einer Armee an Bord kann keine andere tragen
illegal-ferry-one-sea = ein Geleitzug führt nur über ein Seegebiet, und { $to } ist weiter entfernt; geh stattdessen an Bord einer Flotte, etwa mit `A Lon boards F Nth`
illegal-retreat-laden-ashore = eine Flotte mit einer Armee an Bord kann das Meer nicht verlassen

caution-must-land = Die Armee an Bord muss mit diesem Zug landen, sonst verhungert sie.
caution-fleet-must-sail = Die Armee landet dort nur, wenn ihre Flotte laut Befehl in einem Seegebiet an dieser Küste sein wird.

bad-adjustment-army-aboard = die Flotte { IN($at) } trägt eine Armee, die ebenfalls entfernt werden muss: Sie ginge mit der Flotte unter
fix-army-aboard = Nenne auch die Armee an Bord, vor ihrer Flotte

# Die Option und ihre Abstimmung
rules-option-convoys =
    { $value ->
        [army-fleet] A/F-Geleitzüge: Ein Geleitzug führt nur über ein Seegebiet; für längere Wege geht eine Armee an Bord einer Flotte der eigenen Macht und fährt mit ihr.
        [vote] Die Spieler stimmen über A/F-Geleitzüge ab: Ein Geleitzug führt nur über ein Seegebiet, und für längere Wege geht eine Armee an Bord einer Flotte der eigenen Macht. Die Abstimmung endet mit den ersten Zügen, und ihr Ergebnis gilt ab den nächsten.
       *[rulebook] Armeen werden geleitet wie im Regelwerk.
    }
rules-option-convoys_majority =
    { $value ->
        [of-powers] Diese Abstimmung braucht mehr als die Hälfte aller Mächte.
        [unanimous] Diese Abstimmung muss einstimmig sein.
       *[of-votes] Diese Abstimmung braucht mehr als die Hälfte der abgegebenen Stimmen.
    }
rules-option-voyage_moves =
    { $value ->
        [0] Eine Armee darf beliebig lange an Bord bleiben.
        [1] Eine Armee, die einen Zug lang an Bord war, muss mit dem nächsten landen, sonst verhungert sie.
       *[other] Eine Armee, die { $value } Züge lang an Bord war, muss mit dem nächsten landen, sonst verhungert sie.
    }
motion-convoys = A/F-Geleitzüge
motion-convoys-about = Sollen Geleitzüge nur über ein Seegebiet führen und Armeen für längere Wege an Bord eigener Flotten gehen? Wenn ja, gilt das ab den zweiten Zügen. Gleichstand zählt als Nein.
results-motion-convoys =
    { $passed ->
        [yes] Die Spieler haben mit { $yes } zu { $no } für A/F-Geleitzüge gestimmt: Ab den nächsten Zügen führt ein Geleitzug nur über ein Seegebiet, und Armeen können an Bord von Flotten gehen.
       *[no] A/F-Geleitzüge wurden abgelehnt, { $yes } dafür und { $no } dagegen: Armeen werden geleitet wie im Regelwerk.
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
seas-starved = { $of }: Eine Armee ist { IN($at) } an Bord verhungert
seas-sunk = { $of }: Eine Armee ging { IN($at) } mit ihrer Flotte unter
head-lost-aboard =
    { $count ->
        [one] { $number } Armee geht an Bord verloren
       *[other] { $number } Armeen gehen an Bord verloren
    }
