# Wie jede Macht steht, und was ein beendetes Spiel wert ist.

command-scores = Wie jede Macht steht, gemessen an dem, was in diesem Spiel zählt

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
scores-of-income = Einkünfte { $count }
scores-of-blocks = { $count ->
        [one] ein Block
       *[other] { $count } Blöcke
    }
scores-of-points = { $count ->
        [one] ein Siegpunkt
       *[other] { $count } Siegpunkte
    }
scores-goal-centres = { $goal } Zentren gewinnen allein.
scores-goal-income = Einkünfte von { $goal } gewinnen allein.
scores-goal-blocks = { $goal } Blöcke gewinnen.
scores-points = Siegpunkte sind Zentren weniger Strafen; wer genug hat, kann den Sieg beanspruchen: `/claim`.
scores-draw-size = Anteil am Remis
scores-draw-size-rule = Wer gewinnt, hat 100; wer ein Remis teilt, gleiche Teile von 100; alle anderen nichts.
scores-squares = Summe der Quadrate
scores-squares-rule = Wer gewinnt, hat 100; sonst hat jede Macht 100 mal das Quadrat ihrer Zentren, geteilt durch die Summe aller Quadrate.
