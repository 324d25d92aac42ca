# What is refused about a server’s own boards.

refusal-board-not-host = Only server managers and people with a GM role can add or remove boards. Ask one of them; `/server role` gives a role that right.
refusal-board-too-many = This server has { $most } boards of its own, which is the limit. Remove one before you add another.
refusal-board-added-today =
    { $most ->
        [one] One board was
       *[other] { $most } boards were
    } added to this server in the last 24 hours, which is the limit. Try again tomorrow.
refusal-board-taken = Another board of this server has the id **{ $word }**. Change the `id` in your `board.json`, or remove the other board first.
refusal-board-ours = **{ $word }** is the id of a board that comes with me. Choose another `id` in your `board.json`.
refusal-board-faulty = This board cannot be played. { $fault } Correct that and try again; `chancery board check` lists every fault.
refusal-board-large-drawing = The drawing takes up more than { $most } MiB once it is read. Simplify its outlines and try again.
refusal-board-unknown = There is no board **{ $word }** here. Choose one from the list.
