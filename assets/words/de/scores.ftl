# Der Stand der Mächte und die Wertung einer beendeten Partie.
# same: choice-scored-c-diplo choice-scored-c-diplo-namur choice-scored-carnage choice-scored-tribute choice-scored-open-tribute

command-scores = Den Stand jeder Macht zeigen
option-scores-system = Was die Partie nach einem Wertungssystem zählt, jetzt oder am Ende
choice-scored-draw-size = Anteil am Remis
choice-scored-squares = Summe der Quadrate
choice-scored-c-diplo = C-Diplo
choice-scored-c-diplo-namur = C-Diplo Namur
choice-scored-carnage = Carnage
choice-scored-carnage-equal = Carnage, Ausgeschiedene gleich
choice-scored-tribute = Tribute
choice-scored-open-tribute = OpenTribute

scores-title = { $name } – Stand, { $phase }
scores-line = **{ $power }** – { $parts }
scores-line-out = ~~{ $power }~~ – ausgeschieden
scores-of-centres = { $count ->
        [one] ein Zentrum
       *[other] { $count } Zentren
    }
scores-of-units = { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    }
scores-of-income = Einkommen { $count }
scores-of-blocks = { $count ->
        [one] ein Block
       *[other] { $count } Blöcke
    }
scores-of-points = { $count ->
        [one] ein Siegpunkt
       *[other] { $count } Siegpunkte
    }
scores-goal-centres = Alleinsieg mit { $goal } Zentren.
scores-goal-income = Alleinsieg mit einem Einkommen von { $goal } Credits im Jahr.
scores-goal-blocks = Sieg mit { $goal } Blöcken.
scores-points = Siegpunkte sind Zentren minus Strafpunkte. Mit genug davon kannst du den Sieg beanspruchen: `/treaty victory`.
scores-draw-size-rule = Ein Alleinsieg zählt 100 Punkte; wer ein Remis teilt, bekommt gleiche Teile von 100; alle anderen 0.
scores-squares-rule = Ein Alleinsieg zählt 100 Punkte; sonst bekommt jede Macht 100 mal das Quadrat ihrer Zentren, geteilt durch die Summe aller Quadrate.
scores-c-diplo-rule = Ein Alleinsieg zählt 100 Punkte. Sonst bekommt jede Macht 1 Punkt fürs Mitspielen und 1 je Zentrum; die drei mit den meisten Zentren bekommen 38, 14 und 7 dazu. Gleiche Mächte teilen die Punkte ihrer Plätze.
scores-c-diplo-namur-rule = Ein Alleinsieg zählt 85 Punkte. Sonst bekommt jede Macht 1 Punkt fürs Mitspielen; ein bis sechs Zentren bringen 5, 9, 12, 14, 16 oder 18 Punkte, jedes weitere 1. Die drei mit den meisten Zentren bekommen 38, 14 und 7 dazu. Gleiche Mächte teilen die Punkte ihrer Plätze.
scores-carnage-rule = Der letzte Platz bringt 1.000 Punkte, jeder bessere 1.000 mehr; jedes Zentrum bringt 1. Ausgeschiedene Mächte stehen nach dem Jahr, in dem sie ihr letztes Zentrum verloren. Gleiche Mächte teilen die Punkte ihrer Plätze. Ein Alleinsieg zählt die Punkte aller Plätze und aller Zentren.
scores-carnage-equal-rule = Der letzte Platz bringt 1.000 Punkte, jeder bessere 1.000 mehr; jedes Zentrum bringt 1. Gleiche Mächte und alle ausgeschiedenen teilen die Punkte ihrer Plätze. Ein Alleinsieg zählt die Punkte aller Plätze und aller Zentren.
scores-tribute-rule = Ein Alleinsieg zählt 100 Punkte. Sonst bringt jedes Zentrum 1 Punkt, und die Überlebenden teilen 66 zu gleichen Teilen. Jeder von ihnen zahlt der Macht mit den meisten Zentren 1 Punkt für jedes ihrer Zentren über sechs, aber höchstens seinen Anteil an den 66.
scores-open-tribute-rule = Ein Alleinsieg zählt 340 Punkte. Sonst bekommt jede überlebende Macht 34 Punkte und 3 je Zentrum und zahlt der Macht mit den meisten Zentren 1 Punkt für jedes Zentrum, das diese mehr hat. Für jede ausgeschiedene Macht bekommt diese außerdem so viele Punkte, wie sie Zentren hat. Mehrere solche Mächte bekommen je die Zahlungen geteilt durch das Quadrat ihrer Anzahl, abgerundet.
scored-title = { $name } – { $system }, { $phase }
scored-line = **{ $power }** { $points } · { $centres }
scored-so-far = Wenn die Partie jetzt endete, als Remis aller Überlebenden.
refusal-not-scored = Wertungssysteme zählen Versorgungszentren. Sie passen nur zu Partien, die Zentren entscheiden und in denen jede Macht einem Spieler gehört. Lass `system` weg, um zu sehen, wie diese Partie steht.
refusal-no-result = Die Partie endete ohne Ergebnis und hat deshalb keine Wertung. Lass `system` weg, um zu sehen, wie sie stand.
