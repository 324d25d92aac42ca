# Warum jeder Befehl einer Zugphase so ausging, und warum ein Befehl unzulässig ist.
# Eine Begründung ist ein Satz: Hauptteil, manchmal ein Zusatz über eine Vertreibung, und der Punkt.

why = { $what }.
why-dislodged = { $what }; { $by } hat sie vertrieben, { $strength } gegen { $against }.
why-destroyed = { $what }; { $by } hat sie vertrieben, { $strength } gegen { $against }, und ihr blieb kein Rückzug.
why-destroyed-neutral = { $what }; { $by } hat sie vertrieben, { $strength } gegen { $against }, und neutrale Einheiten können sich nicht zurückziehen.


# Wogegen der Befehl antrat.
why-rival-holding = { $unit } stand dort mit { $strength }
why-rival-head-to-head = { $unit } sollte mit { $strength } in die Gegenrichtung
why-rival-contending = { $unit } sollte mit Stärke { $strength } auch { TO($to) } ziehen
why-rival-attacking = { $unit } griff mit { $strength } an

why-held = { $unit } hielt und wurde nicht angegriffen
why-no-order = { $unit } hatte keinen Befehl und hielt
why-withstood = { $unit } hielt: { $strength } gegen { $rival }; { $clause }
why-withstood-standoff = { $unit } hielt mit { $strength }: { $clause }, aber die Angreifer blockierten sich gegenseitig
why-withstood-own = { $unit } hielt: { $rival } konnte keine Einheit der eigenen Seite vertreiben
why-not-held = { $unit } hielt nicht stand

why-moved = { $order } gelang ohne Widerstand
why-stronger = { $order } gelang: { $strength } gegen { $rival }; { $clause }

why-bounced = { $order } scheiterte: { $strength } gegen { $rival }; { $clause }
why-discounted =
    { $what }, und { $count ->
        [one] eine Unterstützung zählte
       *[other] { $count } Unterstützungen zählten
    } nicht, denn keine Einheit kann einen Angriff auf die eigene Seite unterstützen
why-own-unit = { $order } scheiterte: { $unit } blieb dort, und die eigene Seite kann sie nicht vertreiben

why-convoy-broken = { $order } scheiterte: { $by } vertrieb die geleitende Flotte { IN($sea) }
why-fleet-broken = { $order } scheiterte
why-convoy-paradox = { $order } scheiterte: Der Geleitzug durch { ACCUSATIVE($sea) } ist Teil eines Paradoxons, und nach diesem Regelwerk findet er dann nicht statt
why-paradox-all = { $order } scheiterte: Der Zug bildet mit dem Geleitzug durch { ACCUSATIVE($sea) } ein Paradoxon, und nach diesem Regelwerk scheitern dann alle beteiligten Züge
why-no-fleets = { $order } scheiterte: Keine lückenlose Kette von Flotten hatte den Befehl, sie zu geleiten

why-supported = { $order } zählte
why-not-against-own = { $order } zählte nicht gegen { $unit }, denn keine Einheit kann einen Angriff auf die eigene Seite unterstützen
why-cut = { $order } wurde unterbrochen: { $unit } griff aus { DATIVE($from) } an
why-cut-by-dislodging = { $order } wurde unterbrochen: { $unit } griff aus { DATIVE($from) } an und vertrieb die unterstützende Einheit
why-convoyed = { $order } brachte { $army } ans Ziel
why-convoy-ready = { $order } stand bereit, aber { $army } kam nicht durch
why-went-by-land = { $order } stand bereit, aber { $army } ging über Land

why-unmatched-stayed = { $order } blieb wirkungslos: { $unit } hatte keinen Befehl, dorthin zu ziehen
why-unmatched-moved = { $order } blieb wirkungslos: { $unit } sollte { TO($to) } ziehen
why-unmatched-home = { $order } blieb wirkungslos: { $unit } sollte nicht bleiben, sondern { TO($to) } ziehen
why-in-disorder = { $order } blieb wirkungslos: { $unit } ist herrenlos und kann nicht unterstützt werden
why-illegal = { $order } ist unzulässig, also hielt die Einheit: { $reason }
why-extra-unit = { $unit } wurde entfernt: Dort steht eine andere Einheit

# Unzulässige Befehle: der Grund, als Teil eines Satzes.
illegal = `{ $order }` ist ein unzulässiger Befehl: { $reason }.
illegal-no-such-unit = { IN($at) } steht keine solche Einheit
illegal-not-on-board = { NOMINATIVE($at) } ist nicht auf diesem Brett
illegal-same-province = die Einheit ist schon dort
illegal-army-to-sea = eine Armee kann nicht aufs Meer, und { NOMINATIVE($to) } ist ein Seegebiet
illegal-fleet-inland = eine Flotte kann nicht ins Binnenland, und { NOMINATIVE($to) } hat keine Küste
illegal-not-adjacent = { NOMINATIVE($to) } grenzt nicht an den Standort der Einheit
illegal-no-convoy-possible = keine Kette von Flotten auf dem Brett könnte sie { TO($to) } geleiten
illegal-bad-route = die genannten Seegebiete bilden keine Kette von Flotten { TO($to) }
illegal-route-needed = dieses Regelwerk verlangt, die Seegebiete eines Geleitzugs zu nennen
illegal-fleet-via-convoy = nur Armeen können geleitet werden
illegal-coast-needed = { NOMINATIVE($to) } hat mehrere Küsten, schreib also { $choices }
illegal-coast-unreachable = sie erreicht die { $coast } von { $to } nicht
illegal-no-such-coast = für { ACCUSATIVE($at) } kann man hier keine Küste angeben
illegal-wrong-coast = die Einheit { IN($at) } steht nicht an der { $coast }
illegal-kind-missing = im Befehl fehlt, ob die Einheit { IN($at) } eine Armee oder eine Flotte ist
illegal-kind-wrong = der Befehl verwechselt bei der Einheit { IN($at) } Armee und Flotte
illegal-power-missing = im Befehl fehlt, wem die Einheit { IN($at) } gehört
illegal-power-wrong = die Einheit { IN($at) } gehört einer anderen Macht
illegal-support-self = eine Einheit kann sich nicht selbst unterstützen
illegal-support-into-own-province = eine Einheit kann keinen Zug in ihre eigene Provinz unterstützen
illegal-support-out-of-reach = eine Einheit kann nur dort unterstützen, wohin sie selbst ziehen könnte, und { TO($to) } kann diese nicht
illegal-supported-cannot-go = die Einheit { IN($from) } kann nicht { TO($to) }
illegal-supporter-must-convoy = die Armee käme nur dann { TO($to) }, wenn diese Flotte selbst sie geleiten würde
illegal-convoy-by-army = nur Flotten können geleiten
illegal-convoy-from-shore = eine Flotte kann nur auf See geleiten
illegal-convoy-not-to-shore = ein Geleitzug beginnt und endet an einer Küste, und { NOMINATIVE($to) } hat keine
illegal-convoy-off-route = diese Flotte kann zu einem Geleitzug von { DATIVE($from) } { TO($to) } nichts beitragen
illegal-disband-not-now = Einheiten werden nur in Rückzugsphasen und im Winter aufgelöst
illegal-not-yours = die Einheit { IN($at) } untersteht nicht deinem Befehl
illegal-another-order = ein anderer Befehl für die Einheit { IN($at) } wurde ausgeführt

# Rückzüge.
retreat-free = { $unit } zog sich { TO($to) } zurück
retreat-ordered = { $unit } wurde wie befohlen aufgelöst
retreat-no-order = { $unit } hatte keinen Befehl und wurde aufgelöst
retreat-no-retreat = { $unit } konnte sich nirgendwohin zurückziehen und wurde vernichtet
retreat-collided = { $order } scheiterte: { $with } zog sich ebenfalls { TO($to) } zurück, also wurden beide aufgelöst
retreat-illegal = { $order } ist unzulässig, also wurde die Einheit aufgelöst: { $reason }

illegal-retreat-not-a-retreat = eine vertriebene Einheit kann sich nur zurückziehen oder aufgelöst werden
illegal-retreat-by-convoy = ein Rückzug per Geleitzug ist nicht möglich
illegal-retreat-not-adjacent = { NOMINATIVE($at) } grenzt nicht an den bisherigen Standort der Einheit
illegal-retreat-attacker-came-from = der Angreifer kam aus { DATIVE($at) }
illegal-retreat-occupied = { NOMINATIVE($at) } ist besetzt
illegal-retreat-standoff = { IN($at) } gab es ein Patt
illegal-retreat-coast-needed = { NOMINATIVE($at) } hat mehrere Küsten, schreib also { $choices }
illegal-retreat-not-dislodged = die Einheit { IN($at) } wurde nicht vertrieben
