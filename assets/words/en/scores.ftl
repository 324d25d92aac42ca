# Where every power stands, and what a finished game is worth.

command-scores = Where every power stands by what counts in this game

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
scores-goal-centres = { $goal } centres win alone.
scores-goal-income = An income of { $goal } wins alone.
scores-goal-blocks = { $goal } blocks win.
scores-points = Victory points are centres less penalties; who has enough of them may claim to win: `/claim`.
scores-draw-size = Draw size
scores-draw-size-rule = A winner has 100; those who share a draw have 100 in equal parts; the others nothing.
scores-squares = Sum of squares
scores-squares-rule = A winner has 100; else each power has 100 times the square of its centres, divided by the sum of all squares.
