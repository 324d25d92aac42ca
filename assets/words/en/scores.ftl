# The powers’ standing, and the scores of a finished game.

command-scores = Show where every power stands
option-scores-system = What the game is worth by a scoring system, now or as it ended
choice-scored-draw-size = Draw size
choice-scored-squares = Sum of squares
choice-scored-c-diplo = C-Diplo
choice-scored-c-diplo-namur = C-Diplo Namur
choice-scored-carnage = Carnage
choice-scored-carnage-equal = Carnage, eliminated powers equal
choice-scored-tribute = Tribute
choice-scored-open-tribute = OpenTribute

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
scores-draw-size-rule = A solo winner gets 100 points; those who share a draw split 100 equally; all others get 0.
scores-squares-rule = A solo winner gets 100 points; otherwise each power gets 100 times the square of its centres, divided by the sum of all squares.
scores-c-diplo-rule = A solo winner gets 100 points. Otherwise each power gets 1 point for playing and 1 for each centre; the three with the most centres get 38, 14 and 7 more. Equal powers share the points of their places.
scores-c-diplo-namur-rule = A solo winner gets 85 points. Otherwise each power gets 1 point for playing; one to six centres bring 5, 9, 12, 14, 16 or 18 points, and each further centre 1. The three with the most centres get 38, 14 and 7 more. Equal powers share the points of their places.
scores-carnage-rule = The last place brings 1,000 points, and each better place 1,000 more; each centre brings 1. Powers that are out rank by the year in which they lost their last centre. Equal powers share the points of their places. A solo winner gets the points of all places and all centres.
scores-carnage-equal-rule = The last place brings 1,000 points, and each better place 1,000 more; each centre brings 1. Equal powers, and all that are out, share the points of their places. A solo winner gets the points of all places and all centres.
scores-tribute-rule = A solo winner gets 100 points. Otherwise each centre brings 1 point, and the survivors share 66 equally. Each of them pays the power with the most centres 1 point for every centre over six that it has, but no more than its share of the 66.
scores-open-tribute-rule = A solo winner gets 340 points. Otherwise each survivor gets 34 points and 3 for each centre, and pays the power with the most centres 1 point for every centre it has more. That power also gets as many points as it has centres for each power that is out. Several such powers each get the payments divided by the square of their number, rounded down.
scored-title = { $name } – { $system }, { $phase }
scored-line = **{ $power }** { $points } · { $centres }
scored-so-far = If the game ended now, in a draw of all survivors.
refusal-not-scored = Scoring systems count supply centres, so they fit only games that supply centres decide and in which each power is a player’s. Leave `system` out to see how this game stands.
refusal-no-result = The game ended without a result, so it has no scores. Leave `system` out to see how it stood.
