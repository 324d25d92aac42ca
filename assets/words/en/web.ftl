# A game as one web page: `/game archive format:page`.

option-game-archive-format = A file for checking every phase, or a web page for looking at the game (default: file)
choice-archive-file = file
choice-archive-page = page
web-file = { $name } as a web page
web-answer =
    { $phases ->
        [one] **{ $name }**: one phase
       *[other] **{ $name }**: { $phases } phases
    } on one web page. Save the file and open it in a browser: map, orders with reasons, tables and charts. It works without the internet.
web-answer-so-far = The game is still being played, so the page shows only what everybody may know.
web-ended = `/game archive format:page` gives you the whole game as a web page.

web-skip = Skip to the orders
web-map = Map
web-map-hint = Arrow keys move the map, + and − zoom, 0 shows the whole map.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-reset = Whole map
web-phases = Phases
web-previous = Previous phase
web-next = Next phase
web-show = Show
web-orders = Orders
web-after = Afterwards
web-orders-hint = Up and down keys move between orders; the map highlights the selected one.
web-nothing = There were no orders.
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
web-note = Made by Chancery. This page is complete: it loads nothing from the internet.
web-player-unnamed = a player
