# Aufbau und Abbau, und warum ein geschriebener Befehl nichts bewirken würde.

winter-built = { $unit } wurde gebaut.
winter-removed = { $unit } wurde wie befohlen aufgelöst.
winter-removed-in-disorder = { $unit } wurde nach den Regeln der Unordnung aufgelöst: Es war zu wenig Abbau befohlen.
winter-waived = Auf einen Bau wurde verzichtet.
winter-unused =
    { $builds ->
        [one] Ein Bau blieb ungenutzt.
       *[other] { $builds } Bauten blieben ungenutzt.
    }
winter-failed = { $order } scheiterte: { $reason }.

bad-adjustment-not-in-winter = im Winter wird nur gebaut und aufgelöst
bad-adjustment-may-not-waive = nach diesem Regelbuch verzichtet niemand auf einen Bau
bad-adjustment-no-build-due = es steht kein Bau an
bad-adjustment-nothing-to-waive = hier muss auf nichts verzichtet werden: Wer keinen Bau befiehlt, baut nicht
bad-adjustment-no-removal-due = keine Einheit muss gehen
bad-adjustment-too-many = alles, was anstand, ist schon befohlen
bad-adjustment-not-home = { $at } ist kein Heimatzentrum von { $power }
bad-adjustment-not-owned = { $at } gehört { $power } nicht, und gebaut wird nur in eigenen Heimatzentren
bad-adjustment-occupied = in { $at } steht eine Einheit oder wird schon gebaut
bad-adjustment-cannot-stand = in { $at } kann so eine Einheit nicht stehen
bad-adjustment-coast-needed = { $at } hat mehr als eine Küste, schreib also { $choices }
bad-adjustment-fleets-only = in { $at } werden nur Flotten gebaut
bad-adjustment-yard-idle = in { $at } wird nicht gebaut, solange { $power } seine Hauptstadt nicht besitzt
bad-adjustment-after-forced-removals = Einheiten mussten gehen, weil sie nicht bezahlt werden konnten, also wird nicht gebaut
bad-adjustment-may-not-disband = eine Einheit, die bezahlt werden kann, darf nicht aufgelöst werden
bad-adjustment-not-needed = der Rest ließ sich auch ohne das bezahlen
bad-adjustment-cannot-pay = es kostet { $price }, und übrig { $left ->
        [one] ist
       *[other] sind
    } { $left }
bad-adjustment-only-at-home = eine Einheit, die bezahlt werden kann, wird nur in eigenen Heimatzentren aufgelöst, und { $at } ist keines
bad-adjustment-just-built = sie wird in diesem Winter gebaut, und was ein Winter baut, löst er nicht auf
bad-adjustment-just-cleared = in { $at } wurde in diesem Winter eine Einheit aufgelöst, also wird dort nicht gebaut
bad-adjustment-no-unit = { $power } hat keine solche Einheit in { $at }

# Was sich tun lässt, solange die Phase offen ist.
fix-cannot-pay = Streich einen anderen Bau oder was sonst bezahlt wird, oder löse erst eine Einheit auf, wo das erlaubt ist
fix-no-room = Streich erst etwas davon
fix-just-built = Streich stattdessen den Bau

fault = `{ $order }` bewirkt nichts: { $reason }.
fault-no-room-builds =
    { $due ->
        [one] dein einer Bau steht
       *[other] deine { $due } Bauten stehen
    } schon auf deinem Blatt
fault-no-room-removals =
    { $due ->
        [one] deine eine Auflösung steht
       *[other] deine { $due } Auflösungen stehen
    } schon auf deinem Blatt
fault-no-unit = in { $at } steht keine solche Einheit
fault-not-yours = die Einheit in { $at } gehört { $owner }
fault-neutral = die Einheit in { $at } gehört niemandem
fault-wrong-phase-movement = jetzt wird gezogen; gebaut und aufgelöst wird im Winter
fault-wrong-phase-retreats = jetzt bekommen nur vertriebene Einheiten Befehle: Rückzug oder Auflösung
fault-wrong-phase-adjustments = im Winter wird nur gebaut und aufgelöst
