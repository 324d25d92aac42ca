# Bauen und Auflösen, und warum beides misslingt.

winter-built = { $unit } wurde gebaut.
winter-removed = { $unit } wurde wie befohlen aufgelöst.
winter-removed-in-disorder = { $unit } wurde nach den Regeln für herrenlose Mächte aufgelöst: Es waren zu wenige Auflösungen befohlen.
winter-removed-unpaid = { $unit } wurde aufgelöst: Es war kein Geld dafür da, und keine andere Einheit war gewählt worden.
winter-waived = Auf einen Bau wurde verzichtet.
winter-unused =
    { $builds ->
        [one] Ein Bau blieb ungenutzt.
       *[other] { $builds } Bauten blieben ungenutzt.
    }
winter-failed = { $order } ist gescheitert: { $reason }.

bad-adjustment-not-in-winter = im Winter kann man nur bauen und auflösen
bad-adjustment-may-not-waive = dieses Regelwerk erlaubt es nicht, auf einen Bau zu verzichten
bad-adjustment-no-build-due = es steht kein Bau an
bad-adjustment-nothing-to-waive = es gibt nichts, worauf man verzichten müsste: Ein Bau, der nicht befohlen ist, findet nicht statt
bad-adjustment-no-removal-due = keine Einheit muss aufgelöst werden
bad-adjustment-too-many = alle fälligen Bauten oder Auflösungen sind schon befohlen
bad-adjustment-not-home =
    { $builds ->
        [homes-of-anyone] { NOMINATIVE($at) } ist kein Heimatzentrum einer Macht
        [centres] { NOMINATIVE($at) } ist kein Versorgungszentrum
       *[homes] { NOMINATIVE($at) } ist kein Heimatzentrum von { DATIVE($power) }
    }
bad-adjustment-not-owned =
    { $builds ->
        [centres] { NOMINATIVE($at) } gehört { DATIVE($power) } nicht, und bauen kann man nur in eigenen Zentren
       *[homes] { NOMINATIVE($at) } gehört { DATIVE($power) } nicht, und bauen kann man nur in eigenen Heimatzentren
    }
bad-adjustment-occupied = { IN($at) } steht schon eine Einheit, oder dort wird bereits gebaut
bad-adjustment-cannot-stand = eine solche Einheit kann nicht { IN($at) } stehen
bad-adjustment-no-coast = { NOMINATIVE($at) } hat keine Küste, also kann dort keine Flotte stehen
bad-adjustment-coast-needed = { NOMINATIVE($at) } hat mehr als eine Küste, schreib also { $choices }
bad-adjustment-fleets-only = { IN($at) } können nur Flotten gebaut werden
bad-adjustment-yard-idle = { IN($at) } kann nichts gebaut werden, solange { NOMINATIVE($power) } die eigene Hauptstadt nicht besitzt
bad-adjustment-after-forced-removals = Einheiten mussten aufgelöst werden, weil sie nicht bezahlt werden konnten, also kann nichts gebaut werden
bad-adjustment-not-all-paid = so, wie es steht, kannst du in diesem Winter nicht alle Einheiten bezahlen, und dann kann nichts gebaut werden
bad-adjustment-may-not-disband = eine Einheit, die bezahlt werden kann, darf nicht aufgelöst werden
bad-adjustment-not-needed = die anderen ließen sich auch so bezahlen
bad-adjustment-cannot-pay =
    { $left ->
        [0] es kostet { $price }, aber es ist nichts übrig
        [one] es kostet { $price }, aber es ist nur { $left } übrig
       *[other] es kostet { $price }, aber es sind nur { $left } übrig
    }
bad-adjustment-only-at-home =
    { $builds ->
        [centres] eine Einheit, die bezahlt werden kann, darf nur in einem eigenen Zentrum aufgelöst werden, und { NOMINATIVE($at) } ist keines
       *[homes] eine Einheit, die bezahlt werden kann, darf nur in einem eigenen Heimatzentrum aufgelöst werden, und { NOMINATIVE($at) } ist keines
    }
bad-adjustment-just-built = eine Einheit kann nicht im selben Winter gebaut und aufgelöst werden
bad-adjustment-just-cleared = { IN($at) } wurde in diesem Winter eine Einheit aufgelöst, also kann dort nichts gebaut werden
bad-adjustment-no-unit = { NOMINATIVE($power) } hat keine solche Einheit { IN($at) }

# Was sich dagegen tun lässt, solange die Phase offen ist.
fix-cannot-pay = Nimm einen anderen Bau oder eine Zahlung zurück, oder löse zuerst eine Einheit auf, wo das erlaubt ist. Oder bitte eine andere Macht um Credits: `/credits receive` um ein Geschenk, `/credits borrow` um ein Darlehen
fix-not-all-paid = Bitte eine andere Macht um Credits, `/credits receive` um ein Geschenk oder `/credits borrow` um ein Darlehen: Kannst du zur Frist alle Einheiten bezahlen, wird auch das gebaut, soweit das Geld reicht
fix-no-room = Nimm zuerst einen dieser Befehle zurück
fix-just-built = Nimm stattdessen den Bau zurück
