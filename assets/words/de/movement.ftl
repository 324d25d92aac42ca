# Warum jeder Befehl einer Zugphase so ausging, und warum ein Befehl nicht erlaubt ist.
# Eine Begründung ist ein Satz: Hauptteil, manchmal ein Zusatz über eine Vertreibung, und der Punkt.

why = { $what }.
why-dislodged = { $what }; { $by } hat sie vertrieben, { $strength } gegen { $against }.
why-destroyed = { $what }; { $by } hat sie vertrieben, { $strength } gegen { $against }, und ihr blieb kein Rückzug.
why-destroyed-neutral = { $what }; { $by } hat sie vertrieben, { $strength } gegen { $against }, und niemand befiehlt ihren Rückzug.


# Wer dagegen stand.
why-rival-holding = { $unit } stand dort mit { $strength }
why-rival-head-to-head = { $unit } kam mit { $strength } entgegen
why-rival-contending = { $unit } zog mit { $strength } auch nach { $to }
why-rival-attacking = { $unit } griff mit { $strength } an

why-held = { $unit } hielt, und niemand griff an
why-no-order = { $unit } hatte keinen Befehl und hielt
why-withstood = { $unit } hielt: { $strength } gegen { $rival }; { $clause }
why-withstood-standoff = { $unit } hielt mit { $strength }: { $clause }, aber die Angreifer hielten sich gegenseitig ab
why-withstood-own = { $unit } hielt: { $rival } konnte die eigene Seite nicht vertreiben
why-not-held = { $unit } hielt nicht

why-moved = { $order } gelang: Niemand stand im Weg
why-stronger = { $order } gelang: { $strength } gegen { $rival }; { $clause }

why-bounced = { $order } scheiterte: { $strength } gegen { $rival }; { $clause }
why-discounted =
    { $what }, und { $count ->
        [one] eine Unterstützung zählte
       *[other] { $count } Unterstützungen zählten
    } nicht, denn niemand hilft, eine Einheit der eigenen Seite zu vertreiben
why-own-unit = { $order } scheiterte: { $unit } blieb dort, und keine Einheit wird von der eigenen Seite vertrieben

why-convoy-broken = { $order } scheiterte: { $by } vertrieb die Flotte des Geleitzugs in { $sea }
why-fleet-broken = { $order } scheiterte
why-convoy-paradox = { $order } scheiterte: Der Geleitzug durch { $sea } hätte über sich selbst entschieden, und das Regelbuch verhindert solche Geleitzüge
why-paradox-all = { $order } scheiterte: Der Zug steckte in einem Paradox mit dem Geleitzug durch { $sea }, in dem das Regelbuch alle Züge scheitern lässt
why-no-fleets = { $order } scheiterte: Keine lückenlose Kette von Flotten hatte Befehl, sie zu geleiten

why-supported = { $order } zählte
why-not-against-own = { $order } zählte nicht gegen { $unit }, denn niemand hilft, eine Einheit der eigenen Seite zu vertreiben
why-cut = { $order } wurde abgeschnitten: { $unit } griff aus { $from } an
why-cut-by-dislodging = { $order } wurde abgeschnitten: { $unit } kam aus { $from } und vertrieb die unterstützende Einheit
why-convoyed = { $order } trug { $army }
why-convoy-ready = { $order } stand bereit, aber { $army } kam nicht durch
why-went-by-land = { $order } stand bereit, aber { $army } ging über Land

why-unmatched-stayed = { $order } blieb wirkungslos: { $unit } hatte keinen solchen Befehl und blieb
why-unmatched-moved = { $order } blieb wirkungslos: { $unit } hatte Befehl nach { $to }
why-unmatched-home = { $order } blieb wirkungslos: { $unit } sollte nicht bleiben, sondern nach { $to }
why-in-disorder = { $order } blieb wirkungslos: { $unit } ist in Unordnung und bekommt keine Unterstützung
why-illegal = { $order } ist nicht erlaubt, also hielt die Einheit: { $reason }
why-extra-unit = { $unit } wurde entfernt: Dort steht eine andere Einheit

# Nicht erlaubte Befehle: der Grund, als Teil eines Satzes.
illegal = `{ $order }` ist kein erlaubter Befehl: { $reason }.
illegal-no-such-unit = in { $at } steht keine solche Einheit
illegal-not-on-board = { $at } gibt es auf diesem Brett nicht
illegal-same-province = die Einheit ist schon dort
illegal-army-to-sea = eine Armee kann nicht aufs Meer, und { $to } ist eines
illegal-fleet-inland = eine Flotte kann nicht ins Land, und { $to } hat keine Küste
illegal-not-adjacent = { $to } grenzt nicht an den Ort, wo sie steht
illegal-no-convoy-possible = keine Kette von Flotten auf dem Brett könnte sie nach { $to } bringen
illegal-bad-route = die genannten Meere sind keine Kette von Flotten nach { $to }
illegal-route-needed = dieses Regelbuch verlangt, die Meere eines Geleitzugs zu nennen
illegal-fleet-via-convoy = nur Armeen fahren im Geleitzug
illegal-coast-needed = { $to } hat mehr als eine Küste, schreib also { $choices }
illegal-coast-unreachable = sie erreicht die { $coast } von { $to } nicht
illegal-no-such-coast = in { $at } ist hier keine Küste zu nennen
illegal-wrong-coast = die Einheit in { $at } steht nicht an der { $coast }
illegal-kind-missing = es fehlt, ob die Einheit in { $at } Armee oder Flotte ist
illegal-kind-wrong = die Einheit in { $at } ist von der anderen Art
illegal-power-missing = es fehlt, wessen Einheit in { $at } steht
illegal-power-wrong = die Einheit in { $at } gehört einer anderen Macht
illegal-support-self = eine Einheit kann sich nicht selbst unterstützen
illegal-support-into-own-province = eine Einheit kann keinen Zug in ihre eigene Provinz unterstützen
illegal-support-out-of-reach = eine Einheit unterstützt nur dort, wohin sie selbst ziehen könnte, und nach { $to } kann sie nicht
illegal-supported-cannot-go = die Einheit in { $from } kann nicht nach { $to }
illegal-supporter-must-convoy = die Armee käme nach { $to } nur, wenn genau diese Flotte sie geleitete
illegal-convoy-by-army = nur Flotten geleiten
illegal-convoy-from-shore = eine Flotte geleitet nur vom Meer aus
illegal-convoy-not-to-shore = ein Geleitzug geht von Küste zu Küste, und { $to } hat keine
illegal-convoy-off-route = die Flotte liegt auf keinem Weg von { $from } nach { $to }, den die Flotten auf dem Brett bilden könnten
illegal-disband-not-now = Einheiten lösen sich nur bei Rückzügen und im Winter auf
illegal-not-yours = die Einheit in { $at } steht nicht unter deinem Befehl
illegal-another-order = ein anderer Befehl für die Einheit in { $at } hat gezählt

# Rückzüge.
retreat-free = { $unit } zog sich nach { $to } zurück
retreat-ordered = { $unit } wurde wie befohlen aufgelöst
retreat-no-order = { $unit } hatte keinen Befehl und wurde aufgelöst
retreat-no-retreat = { $unit } konnte nirgendwohin und wurde vernichtet
retreat-collided = { $order } scheiterte: { $with } zog sich auch nach { $to } zurück, also wurden beide aufgelöst
retreat-illegal = { $order } ist nicht erlaubt, also wurde die Einheit aufgelöst: { $reason }

illegal-retreat-not-a-retreat = eine vertriebene Einheit kann sich nur zurückziehen oder auflösen
illegal-retreat-by-convoy = niemand zieht sich im Geleitzug zurück
illegal-retreat-not-adjacent = { $at } grenzt nicht an den Ort, wo sie stand
illegal-retreat-attacker-came-from = ihr Angreifer kam aus { $at }
illegal-retreat-occupied = in { $at } steht eine Einheit
illegal-retreat-standoff = in { $at } gab es ein Patt
illegal-retreat-coast-needed = { $at } hat mehr als eine Küste, schreib also { $choices }
illegal-retreat-not-dislodged = die Einheit in { $at } wurde nicht vertrieben
