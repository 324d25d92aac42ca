# The gallery: spectators with full information, by the players’ consent and on their word.

command-gallery = Watch a game with full information, if it has a gallery and you give your word
command-gallery-join = Join the game’s gallery: you see everything, do not play in it, and tell nobody
command-gallery-leave = Leave the game’s gallery
command-gallery-list = Show who is in the game’s gallery, and what it sees
command-gallery-orders = Show the sealed orders of the open phase, if the gallery sees them
command-gallery-letters = Show the letters that the gallery reads
command-gallery-set = Set what the game’s gallery sees, for GMs
option-gallery-letters-file = All of them as a text file
option-gallery-set-sees = What the gallery sees; once others have joined, only less
choice-gallery-none = There is no gallery
choice-gallery-after = Each phase once it is closed
choice-gallery-live = Everything at once, sealed orders and letters too

setting-gallery = Gallery
setting-gallery-none = none
setting-gallery-after = sees closed phases
setting-gallery-live = sees everything at once

lobby-about-gallery-after = This game has a gallery: spectators who give their word not to play in it and to tell nobody. They see the whole board, and read the letters of closed phases. Playing here means that you agree.
lobby-about-gallery-live = This game has a gallery: spectators who give their word not to play in it and to tell nobody. They see the whole board, sealed orders while the phase is open, and letters as they are written. Playing here means that you agree.

gallery-honour = **The gallery of { $game }**
    { $sees }
    If you join, you give your word: you do not play, take over, substitute, vote or write press in this game, not even after leaving the gallery, and you tell nobody what you have seen until the game is over. Everybody can see with `/gallery list` that you are here.
button-gallery-join = I give my word
gallery-joined = Welcome to the gallery of **{ $game }**. I add you to its private thread in <#{ $channel }>; if that fails, the GM learns why. Commands such as `/map` and `/history` now show you everything, and only you. `/gallery letters` shows letters, `/gallery orders` sealed orders where the gallery may see them.
gallery-left = You have left the gallery of **{ $game }**. You see what everybody sees, and still take no seat in it.
gallery-none-here = **{ $game }** has no gallery. In the lobby, its GM can open one with `/gallery set`.
gallery-nobody = Nobody is in the gallery of **{ $game }** yet. `/gallery join` lets you in.
gallery-list = In the gallery of **{ $game }** ({ $count }): { $people }
gallery-former = Were in the gallery of **{ $game }**, and can no longer take a seat ({ $count }): { $people }
gallery-thread-here = Your thread: <#{ $thread }>. If you have left it, `/gallery join` puts you into it again.
gallery-orders-title = { $game }: sealed orders, { $phase }
gallery-orders-note = Only you see this. Keep it to yourself until the game is over.
gallery-letters-title = { $game }: letters, page { $page } of { $of }
gallery-letters-file = The letters of **{ $game }** that the gallery reads: { $count }, oldest first. Keep them to yourself until the game is over.
gallery-letters-file-alt = The letters that the gallery reads, as text
gallery-letters-cut = There are { $all }; the file holds the newest. `/gallery letters` shows all of them, page by page.
gallery-no-letters = There are no letters that the gallery may read yet. Those of a phase that is still open can be read at once only if the gallery sees everything: `/gallery list` says what it sees.
gallery-thread = Gallery – { $game }
gallery-greeting =
    This is the gallery of **{ $game }**. You have given your word: whatever you see, nobody learns it from you before the game is over.
    Server managers can read this thread, even if they play. I therefore say nothing here that is not public: `/map`, `/history` and the buttons under my posts show each of you more, privately.
gallery-closed = The GM has closed the gallery of **{ $game }**. Your word still counts.

press-sent-gallery = This game’s gallery can read your letter, too (`/gallery list`).

refusal-no-gallery = This game has no gallery. In the lobby, its GM can open one with `/gallery set`. You can follow what is public with `/watch start`.
refusal-takes-part = The gallery is for people who take no part: not for anyone who plays or has played in this game, waits for a place, or offers to substitute. `/game leave` ends waiting, `/substitute withdraw` takes the offer back; `/watch start` follows the game.
refusal-blind-gallery = The GM of this game is blind, so nobody who can act as its GM may join the gallery. `/watch start` follows the game.
refusal-in-gallery = Whoever is or was in a game’s gallery (`/gallery list`) has seen everything, and can no longer take a seat in that game. Other games are open: `/game list`.
refusal-gallery-gm = The GM of this game is blind, and whoever is or was in its gallery (`/gallery list`) has seen everything. Name somebody else with `/gm hand-over`.
refusal-not-in-gallery = Only people in this game’s gallery may do that. `/gallery join` lets you in, if the game has one.
refusal-lobby-gallery-agreed = Others have joined this game, or wait for a place, and agreed to a gallery that sees less (`/gallery list`). If they want it to see more, they use `/game leave`, you use `/gallery set`, and they join again. Or make a new game with `/game create`.
refusal-gallery-after = This game’s gallery sees no orders before the phase is closed. `/history` shows the results of closed phases, `/gallery letters` their letters.

audit-gallery-join = joined the gallery
audit-gallery-leave = left the gallery, or was taken out of it
undelivered-what-gallery = the gallery’s private thread

topic-gallery = Watching (spectators, gallery)
help-gallery =
    `/watch start` follows a game in which you do not play; `/map`, `/board` and `/history` show what everybody may know.

    A game may also have a gallery: people who see everything, on their word not to play in it and to tell nobody. `/game info` says what it sees; whoever takes a seat agrees to that.
    `/gallery join` shows what you promise; the button under it lets you in. From then on, commands such as `/map` show you everything, and only you. `/gallery letters` shows letters, `/gallery orders` sealed orders if the gallery sees them.
    `/gallery leave` ends it, but you can no longer take a seat in that game. `/gallery list` shows who is in the gallery and who was.
    GMs open a gallery in the lobby with `/gallery set`. Once others have joined, it can only be made to see less.
