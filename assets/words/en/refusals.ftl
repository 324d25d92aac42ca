# What is refused, and why: one or two sentences, the second saying what to do instead.

error-stale = Somebody else changed the game in the same moment. Please try again.
error-internal = Something went wrong on our side, and nothing was changed. If it happens again, tell whoever runs this bot the number `{ $id }`.
error-old-command = This command has changed since you opened it. Please type it again (restarting Discord helps if it still looks the same).
error-old-button = This button is from an older version. Please use the newest message, or type the command instead.
error-argument = I cannot use “{ $input }” there. Please choose from the list, or write it differently.
error-argument-missing = Something that command needs is missing. Please type it again.
error-subcommand = Please choose what to do: type the command again and pick from the list.
error-dm-only = That works only in private messages with me.
error-slow-down = Please wait a moment before you do that again.
error-not-allowed = You may not do that here.
error-bot-permissions = I am not allowed to do that here. A server manager can give me: { $names }.
error-other-server = That button belongs to another server’s game.

refusal-no-game-here = There is no game in this channel. Make one with `/game create`.
refusal-no-game-here-but = There is no game in this channel. Name the one you mean with the option `game`, or go where it is played: { $games }.
refusal-game-elsewhere = { $name } (<#{ $channel }>)
refusal-no-such-game = There is no game called **{ $name }**.
refusal-no-such-game-but = There is no game called **{ $name }**. Did you mean { $games }?
refusal-which-game = Several games are possible: { $games }. Name the one you mean with the option `game`; in a private message, write `game: { $first }` in the first line.
refusal-name-taken = A game called **{ $name }** is being played here already. Please choose another name.
refusal-bad-name = A game’s name needs 1 to { $most } characters, in one line.
refusal-not-in-server = That works only in a server’s channel, where the game is played.
refusal-channel-closed = Games are not made in this channel. Here they may be: { $channels }.
refusal-too-many-games = This server has { $most } games going on, and its managers allow no more. Wait until one is over, or ask them.
refusal-too-many-own-games = You have made { $most } games that still go on, and this server allows no more. Wait until one is over, or ask its managers.
refusal-not-a-player = You do not play in this game.
refusal-not-manager = Only who may manage this server can do that.
refusal-blind-gm = Sealed orders are not shown to you: who plays or has played in a game, and the GM of a game with a blind GM, sees none. `/sealed default` puts the default sheet in place without showing anything.
refusal-playing-gm = You play in this game, so you do not change its board, money or rules. Another GM can: a holder of a GM role, a server manager, or whom you name with `/gm hand-over`.
refusal-blind-stays = A game with a blind GM stays so once it has begun.
refusal-which-player = Name the power, or in a game with a bourse the player.
refusal-name-seat = Name the power whose seat is meant.
refusal-unseated = Nobody plays { $power }. Give it a player first, with `/gm seat`.
refusal-not-in-game = That person is not in the game.
refusal-locked = The GM has locked these orders. What is on the sheet counts as it is.
refusal-banned = Banned: the GM lets this person take no part in this game. `/gm ban lift:true` lifts that.
refusal-ban-gm = The GM cannot be banned. Hand the game over first, with `/gm hand-over`.
refusal-already-so = It is so already; nothing was changed.
refusal-no-draft = That no longer holds: the game has changed since it was shown, or it was done already. Please look again with the command.
refusal-nothing-to-undo = There is nothing to undo: no edit, rule change or rollback since the last phase closed. `/gm rollback` goes back further.
refusal-nobody-owes = Nobody owes anything now.
refusal-rule-fixed = That cannot change in a game under way: the board, the calendar, the kind of game and who is named stay as they are.
refusal-not-the-gm = Only the game’s GM may do that.
refusal-not-the-starter = Only the GM may start the game; if it has none, whoever made it.
refusal-eliminated = { $power } is out of the game.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has started already.
refusal-game-over = The game is over.
refusal-not-over = The game is still being played, and its archive holds what is sealed. Ask again when it is over.
refusal-phase-closed = The deadline has passed, so nothing more can be written for this phase. What you had sealed before counts.
refusal-paused = The game is paused. The GM can let it go on with `/gm resume`.
refusal-not-paused = The game is not paused.
refusal-nothing-due-moves = You have no unit to order.
refusal-nothing-due-retreats = None of your units has to retreat. There is nothing for you to do in this phase.
refusal-nothing-due-builds = You have nothing to build or remove this Winter.
refusal-sheet-too-long = That is too much at once: { $lines } lines. Please send at most { $most }.
refusal-empty = There is no order in that. Write one per line, as in `A Par - Bur`.
refusal-nothing-to-strike = Nothing is written for that.
refusal-no-credits = This game is not played for credits. `/game info` says what it is played by.
refusal-no-blocks = This game is not played for blocks. `/game info` says what it is played by.
refusal-bad-goal = “{ $found }” is no goal: write a whole number of blocks from 1 to { $most }.
refusal-no-goal = This game is not won by blocks, so there is no such goal to settle.
refusal-no-loans = Points are neither lent nor given in this game (the GM may allow it with `options:loans=allowed` when making one). What you have is `/blocks show`.
refusal-no-seats = Points lie in no province here, so there is no treasury to move, nor units to hire or allies to name. What you have is `/blocks show`.
refusal-offer-gone = { $power } does not declare that any more: it was withdrawn or changed. Nothing was written.
refusal-other-unit = That order is for another unit than the one you chose. Choose again, or leave only one of the two.
refusal-no-history = No phase of this game has been played yet.
refusal-no-such-phase = There was no phase “{ $text }” in this game. A phase is written like `S1901M`, `F1901R` or `W1901A`.
refusal-no-result-there = No unit stood there or went there in that phase.
refusal-no-such-revision = There is no point { $found } to go back to; the newest revision is { $newest }. Choose one from the list.
refusal-deadline-far = That is more than sixty days away. Give a nearer time, or stop the clock with `/gm pause`.
refusal-deadline-past = That moment has passed already. Give a time to come, such as `24h`.
refusal-span-unreadable = I cannot read “{ $text }” as a time. Write it like `48h`, `2d` or `1d 12h`.
refusal-span-out-of-range = “{ $text }” is too short or too long: anything from five minutes to sixty days will do.
refusal-not-a-person = Only people may play, not bots.
refusal-no-motion = There is nothing of that kind to vote on in this game now.
refusal-to-oneself = You cannot concede to yourself.
refusal-already-in = You are in this game already.
refusal-not-in = You are not in this game.
refusal-full = All seven seats are taken. You can wait for one: press the button, or use `/game wait`.
refusal-taken = { $power } is already asked for. Choose another power, or none.
refusal-too-few =
    { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
