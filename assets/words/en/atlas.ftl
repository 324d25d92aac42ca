# Boards for new games: those that come with the program, and a server's own.

command-atlas = Show and change the boards that games on this server are played on
command-atlas-add = Add a board of your own; its faults are listed
command-atlas-list = List the boards for new games
command-atlas-show = Show a board as a game on it begins
command-atlas-remove = Take a board off this server’s list; games on it go on

option-atlas-add-rules = Its board.json
option-atlas-add-drawing = Its map.svg, or a map.png with one colour for each province
option-atlas-add-colours = Its provinces.csv, which says which colour is which province of a map.png
option-atlas-show-board = Which board
option-atlas-remove-board = Which of this server’s own boards
option-game-create-board = Which board; the variant’s own if left out
option-practice-board = Which board; the variant’s own if left out

board-name-standard = Europe
board-name-economic = Economic Europe
board-name-naval = Naval Europe
board-choice = { $name } ({ $powers } powers)
board-cannot-carry = These rules cannot be played on { $board }. { $why }

atlas-added = The board is on this server’s list. Choose it with `board:` in `/game create`.
atlas-faulty = The board was not added. Correct every line below that is not a warning, then add it again. `chancery board check` prints the same list.
atlas-ours = **{ $word }** is the id of a board that comes with me. Choose another `id` in your `board.json`.
atlas-no-colours = A painted map needs its provinces.csv as well: attach it as `colours:`. It has the columns `colour` and `id`.
atlas-too-large = { $file } is too large: at most { $most } KiB are read.
atlas-read-today =
    { $most ->
        [one] One board was
       *[other] { $most } boards were
    } read for this server in the last 24 hours, which is the limit. Check your files with `chancery board check` and try again tomorrow.
atlas-picture = { $name } as a game begins
atlas-ours-head = **Boards that come with me**
atlas-own-head = **Boards of this server**
atlas-none-own = This server has no boards of its own. `/atlas add` adds one.
atlas-line = { $name } (`{ $word }`): { $powers } powers
atlas-own-line = { $name } (`{ $word }`)
atlas-about = **{ $name }**: { $powers } powers, { $provinces } provinces, { $centres } supply centres
atlas-author = By { $author } ({ $licence })
atlas-author-alone = By { $author }
atlas-removed = { $name } is off this server’s list. Games that are played on it go on.
