# Die Optionen einer Variante: was jede annimmt, und warum ein Wert nicht geht.

expected-number = eine ganze Zahl von { $from } bis { $to }
expected-year-or-none = 0 für keines, oder ein Jahr von { $from } bis { $to }
expected-one-of = eines von { $words }
expected-any-of = eine Liste aus { $words }
expected-values = Landprovinzen mit ihren Credits im Jahr, 0 bis { $most }

option-unknown = diese Variante hat keine solche Option; sie hat { $known }
option-unreadable = `{ $found }` passt nicht; erwartet ist { $expected }
option-contradiction = Das lässt sich nicht verbinden: { $a } und { $b }
option-too-few-played = Für „{ $choice }“ spielen zu wenige: dazu braucht es mindestens { $least } Mächte
option-hands = „{ $choice }“ geht nicht, wo jemand mehrere Mächte spielt

# Die Auswahl für eine eigene Variante: in der Liste eines Kommandos, im Namen der Partie und in Absagen.
choice-board-standard = Standardkarte
choice-board-economic = Karte von Wirtschafts-Diplomacy IV
choice-board-naval = Karte von See-Diplomacy
choice-board-own = das Brett „{ $name }“
choice-movement-standard = Standardzüge
choice-movement-naval = Seezüge
choice-economy-centres = Versorgungszentren
choice-economy-credits = Credits
choice-economy-blocks = Blöcke
choice-relations-none = keine Verträge
choice-relations-treaties = Verträge
choice-control-seats = eine Macht je Spieler
choice-control-bourse = Währungshandel
choice-seasons-two = zwei Saisons im Jahr
choice-seasons-one = eine Saison im Jahr
choice-opening-standard = Standardaufstellung
choice-opening-unarmed = keine Einheiten, und zuerst ein Winter
choice-opening-chosen = Mächte wählen ihre ersten Einheiten
choice-opening-reduced = zwei Einheiten je Macht, drei für Russland
choice-opening-reduced-without-stp = zwei Einheiten je Macht, keine in St. Petersburg
choice-opening-reduced-without-sev = zwei Einheiten je Macht, keine in Sewastopol
choice-goal-centres = Sieg durch Versorgungszentren
choice-goal-income = Sieg durch Einkommen
choice-goal-blocks = Sieg durch Blöcke
choice-goal-points = Sieg durch Siegpunkte
variant-composed = Eigene Variante: { $variant } – { $choices }
variant-players = { $variant } ({ $players })

# Wer gespielt wird: in der Liste eines Kommandos und im Namen der Partie.
players-choice = { $count }: { $name }
players-all = alle
players-two-hands = Mittelmächte gegen Entente
players-three-hands = mehrere Mächte je Person
players-four-hands = Mächte paarweise
players-france-austria = Frankreich gegen Österreich
players-germany-italy = Deutschland gegen Italien
players-england-turkey = England gegen die Türkei
players-germany-russia = Deutschland gegen Russland
players-france-germany-austria = Frankreich, Deutschland und Österreich
players-italy-england-russia = Italien, England und Russland
players-five = Deutschland und Italien halten still
players-six = Italien hält still
players-neutral-italy = neutrales Italien

# Was einem Brett für die Regeln einer Partie fehlt.
carry-powers = Auf diesem Brett { $has ->
        [one] wird eine Macht
       *[other] werden { $has } Mächte
    } gespielt, und diese Regeln brauchen mindestens { $needs }.
carry-income = Das Land dieses Bretts bringt { $has } Credits im Jahr, und seine Mächte brauchen { $needs } für ihre Einheiten.
carry-seas = Diese Regeln brauchen { $needs ->
        [one] ein Seegebiet
       *[other] mindestens { $needs } Seegebiete
    }, und dieses Brett hat { $has ->
        [0] keines
        [one] nur eines
       *[other] nur { $has }
    }.
carry-spaces = Mit Armeen an Bord von Flotten dürfen es höchstens { $most } Felder und Seegebiete zusammen sein; dieses Brett hat { $spaces } und { $seas }.
