# Der Stand der Mächte und die Wertung einer beendeten Partie.

command-scores = Den Stand jeder Macht zeigen

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
scores-draw-size = Anteil am Remis
scores-draw-size-rule = Ein Alleinsieg zählt 100 Punkte; wer ein Remis teilt, bekommt gleiche Teile von 100; alle anderen 0.
scores-squares = Summe der Quadrate
scores-squares-rule = Ein Alleinsieg zählt 100 Punkte; sonst bekommt jede Macht 100 mal das Quadrat ihrer Zentren, geteilt durch die Summe aller Quadrate.
