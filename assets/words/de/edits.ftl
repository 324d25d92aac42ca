# Was die Spielleitung von Hand ändert: was sich ändert, und warum etwas nicht geht.
# same: edit-standing-neutral

edit-nobody = niemand
edit-unit = { $power } { $kind } { $at }
edit-unit-moved = { $unit } → { $to }
edit-unit-stands = { $unit } ist nicht mehr vertrieben
edit-unit-added = + { $unit }
edit-unit-removed = − { $unit }
edit-owner = { $at }: { $before } → { $after }
edit-blocks = { $at }, Blöcke: { $before } → { $after }
edit-money = Schatz von { DATIVE($power) }: { $by }
edit-standing = { $a } und { $b }: { $before } → { $after }
edit-standing-neutral = neutral
edit-standing-mdt = Verteidigungsvertrag
edit-standing-aat = Bündnis
edit-standing-attack = { $a } darf { ACCUSATIVE($b) } angreifen
edit-standing-attacked = { $b } darf { ACCUSATIVE($a) } angreifen
edit-standing-war = Krieg
edit-holding = { $player }, Währung von { DATIVE($currency) }: { $by }
edit-cash = { $player }, Bargeld: { $by }
edit-hidden = jemand

edit-nothing = Das ändert nichts.
edit-too-many = Das sind mehr als { $most } Änderungen auf einmal. Verteil sie auf mehrere Male.
edit-no-unit = Es gibt keine solche Einheit { IN($at) }.
edit-which-unit = Es könnten mehrere Einheiten { IN($at) } gemeint sein. Nenn Art und Macht, etwa `F Nth England`.
edit-occupied = Dann wären zwei Einheiten { IN($at) }. Entfern die andere in derselben Änderung.
edit-cannot-stand =
    { $kind ->
        [army] Eine Armee
       *[fleet] Eine Flotte
    } kann { IN($at) } nicht stehen.
edit-which-coast = Nenn die Küste { IN($at) }, etwa `Spa/sc`.
edit-not-ownable = { $at } kann in dieser Partie niemandem gehören.
edit-out = { $power } ist ausgeschieden. Mit `/gm rollback` lässt sich das zurücknehmen.
edit-no-money = In dieser Partie gibt es kein Geld.
edit-no-blocks = In dieser Partie gibt es keine Blöcke.
edit-blocks-never = In dieser Partie kann es { IN($at) } keine Blöcke geben.
edit-too-little = Dann bliebe weniger als null übrig.
edit-too-much = Das wäre mehr als { $most }.
edit-no-treaties = In dieser Partie gibt es keine Verträge.
edit-oneself = Nenn zwei verschiedene Mächte.
edit-no-exchange = In dieser Partie gibt es keine Börse.
edit-no-account = Diese Person besitzt in dieser Partie nichts.
edit-no-currency = Die Währung von { DATIVE($power) } wird nicht mehr gehandelt.
edit-no-verb = Ich verstehe nicht, was sich ändern soll. Schreib `A Par remove`, `add F Bre France`, `A Par - Bur` oder `owner Bel Germany`.
edit-no-power = Nenn die Macht, etwa `add F Bre France` oder `owner Bel Germany`.
edit-no-kind = Sag Armee oder Flotte, etwa `add F Bre France`.
edit-no-amount = Sag, wie viele Blöcke es dort sein sollen, etwa `blocks Bel 7`.
