# The powers’ standing, and the scores of a finished game.

command-scores = Show where every power stands

scores-title = { $name } – standing, { $phase }
scores-line = **{ $power }** – { $parts }
scores-line-out = ~~{ $power }~~ – out of the game
scores-of-centres = { $count ->
        [one] one centre
       *[other] { $count } centres
    }
scores-of-units = { $count ->
        [one] one unit
       *[other] { $count } units
    }
scores-of-income = income { $count }
scores-of-blocks = { $count ->
        [one] one block
       *[other] { $count } blocks
    }
scores-of-points = { $count ->
        [one] one victory point
       *[other] { $count } victory points
    }
scores-goal-centres = Solo victory at { $goal } centres.
scores-goal-income = Solo victory at an income of { $goal } credits a year.
scores-goal-blocks = Victory at { $goal } blocks.
scores-points = Victory points are centres minus penalty points. With enough of them you can claim victory: `/treaty victory`.
scores-draw-size = Draw size
scores-draw-size-rule = A solo winner gets 100 points; those who share a draw split 100 equally; all others get 0.
scores-squares = Sum of squares
scores-squares-rule = A solo winner gets 100 points; otherwise each power gets 100 times the square of its centres, divided by the sum of all squares.
