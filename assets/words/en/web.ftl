# A game as one web page: `/game archive format:page`.

option-game-archive-format = A file to check every phase with, or a web page to look at (default: file)
choice-archive-file = file
choice-archive-page = page
web-file = { $name } as a web page
web-answer =
    { $phases ->
        [one] **{ $name }**: one phase
       *[other] **{ $name }**: { $phases } phases
    } on one web page. Save the file and open it in a browser: map, orders with reasons, tables and charts. It works without the internet.
web-answer-so-far = The game goes on. The page holds only what everybody may know.
web-ended = The whole game as a web page: save the file and open it in a browser.

web-skip = Skip to the orders
web-map = Map
web-map-hint = Arrow keys move the map, + and − zoom, 0 shows all of it.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-reset = Whole map
web-phases = Phases
web-previous = Previous phase
web-next = Next phase
web-show = Show
web-orders = Orders
web-after = Afterwards
web-orders-hint = Up and down keys move between orders; the map shows the one you are at.
web-good = succeeded
web-bad = failed
web-powers = Powers
web-player = Player
web-change = Change
web-tables = Tables
web-charts = Charts
web-figures = Figures
web-time = Year
web-facts = About this game
web-description = The map in words
web-besides = Also
web-open = This phase is open.
web-result = Result
web-now = Now
web-rules = Rules
web-note = Made by Chancery. This page holds everything it shows and loads nothing from anywhere.
