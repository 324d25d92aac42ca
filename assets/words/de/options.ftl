# Die Optionen einer Variante: was jede annimmt.

expected-number = eine ganze Zahl von { $from } bis { $to }
expected-one-of = eines von { $words }
expected-any-of = eine Liste aus { $words }
expected-values = Landprovinzen und ihre Taler im Jahr, 0 bis { $most }

option-unknown = eine solche Option hat die Variante nicht; sie hat { $known }
option-unreadable = `{ $found }` passt nicht: { $expected }
option-contradiction = { $a } ({ $rule-a }) und { $b } ({ $rule-b }) widersprechen sich

# Auswahl auf den Achsen eines Spiels.
choice-board-standard = das Standardbrett
choice-board-economic = das Brett von Wirtschafts-Diplomacy IV
choice-board-naval = das Brett von See-Diplomacy
choice-movement-standard = Standardzüge
choice-movement-naval = Seezüge
choice-economy-centres = Versorgungszentren
choice-economy-credits = Taler wie in Wirtschafts-Diplomacy IV
choice-economy-blocks = Blöcke wie in Investitions-Diplomacy
choice-relations-none = keine Verträge
choice-relations-treaties = Verträge
choice-control-seats = eine Macht für jede Person
choice-control-bourse = Börse wie in Kapitalisten-Diplomacy
choice-seasons-two = zwei Jahreszeiten im Jahr
choice-seasons-one = ein Zug im Jahr
choice-opening-standard = die übliche Aufstellung
choice-opening-unarmed = keine Einheiten, und zuerst ein Winter
choice-opening-chosen = erste Einheiten nach Wahl jeder Macht
choice-opening-reduced = zwei Einheiten für jede Macht
choice-opening-reduced-without-stp = zwei Einheiten für jede Macht, keine in Sankt Petersburg
choice-opening-reduced-without-sev = zwei Einheiten für jede Macht, keine in Sewastopol
choice-goal-centres = ein Ziel in Versorgungszentren
choice-goal-income = ein Ziel in Talern im Jahr
choice-goal-blocks = ein Ziel in Blöcken
choice-goal-points = ein Ziel in Siegpunkten
variant-composed = Eigenes Spiel: { $variant } mit { $choices }
