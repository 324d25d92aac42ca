# Was die Spielleitung von Hand berichtigt: was sich ändert, und warum etwas nicht geht.
# same: edit-standing-neutral

edit-nobody = niemand
edit-unit = { $power } { $kind } { $at }
edit-unit-moved = { $unit } → { $to }
edit-unit-stands = { $unit } steht wieder
edit-unit-added = + { $unit }
edit-unit-removed = − { $unit }
edit-owner = { $at }: { $before } → { $after }
edit-blocks = { $at }, Blöcke: { $before } → { $after }
edit-money = Kasse von { $power }: { $by }
edit-standing = { $a } und { $b }: { $before } → { $after }
edit-standing-neutral = neutral
edit-standing-mdt = Verteidigungsvertrag
edit-standing-aat = Bündnis
edit-standing-attack = die erste darf die zweite angreifen
edit-standing-attacked = die zweite darf die erste angreifen
edit-standing-war = Krieg
edit-holding = { $player }, Währung von { $currency }: { $by }
edit-cash = { $player }, Bargeld: { $by } Cent
edit-hidden = jemand

edit-nothing = Das ändert nichts.
edit-too-many = Das sind mehr als { $most } Berichtigungen auf einmal. Mach es in Teilen.
edit-no-unit = In { $at } steht keine solche Einheit.
edit-which-unit = In { $at } könnten mehrere Einheiten gemeint sein. Nenn Art und Macht, etwa `F Nth England`.
edit-occupied = In { $at } stünden zwei Einheiten. Nimm die andere in derselben Berichtigung weg.
edit-cannot-stand = In { $at } kann das nicht stehen: { $kind }.
edit-which-coast = Nenn die Küste in { $at }, etwa `Spa/sc`.
edit-not-ownable = { $at } gehört in diesem Spiel niemandem, und nie.
edit-out = { $power } ist ausgeschieden. Zurücksetzen kann das ändern.
edit-no-money = In diesem Spiel gibt es kein Geld.
edit-no-blocks = In diesem Spiel gibt es keine Blöcke.
edit-blocks-never = In { $at } liegen in diesem Spiel nie Blöcke.
edit-too-little = Es bliebe weniger als nichts.
edit-too-much = Das wäre mehr als { $most }.
edit-no-treaties = In diesem Spiel gibt es keine Verträge.
edit-oneself = Nenn zwei verschiedene Mächte.
edit-no-bourse = Dieses Spiel hat keine Börse.
edit-no-account = Diese Person besitzt in diesem Spiel nichts.
edit-no-currency = Die Währung von { $power } wird nicht mehr gehandelt.
edit-no-verb = Ich sehe nicht, was zu tun ist. Schreib `A Par remove`, `add F Bre France`, `A Par - Bur` oder `owner Bel Germany`.
edit-no-power = Nenn die Macht, etwa `add F Bre France` oder `owner Bel Germany`.
edit-no-kind = Sag Armee oder Flotte, etwa `add F Bre France`.
edit-no-amount = Sag, wie viele Blöcke dort liegen sollen, etwa `blocks Bel 7`.
