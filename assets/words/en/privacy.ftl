# Personal data, and servers the bot was removed from.

post-back = **{ $game }**: I was removed from this server { $since } and am back. All clocks were stopped in the meantime and nothing is lost. The game continues: the deadline is { $at } ({ $in }).
refusal-bot-gone = I am no longer on that game’s server, so its clock is stopped. It starts again when a server manager invites me back.

command-privacy = Show or delete the data I keep about you
command-privacy-export = Get everything I keep about you, on all servers, as a file
command-privacy-delete = Delete what I keep about you; I first show what goes and what stays

privacy-file = Everything I keep about you, as JSON
privacy-exported = Here is everything I keep about you, on all servers ({ $count } entries). Only you see this. The file contains your sealed orders and letters, so be careful whom you give it to. My documentation explains each part.
privacy-too-large = Your data is too large for one file on Discord. Ask whoever runs this bot for it.
privacy-nothing = I keep nothing about you.
privacy-title = **Delete what I keep about you.** Nothing has happened yet; this is what the button does:
privacy-goes = **Deleted at once:** your settings and language, your announced absences ({ $absences }), the games you follow ({ $followed }), and GM changes you have not confirmed yet.
privacy-over = **In { $count ->
    [one] the finished game
   *[other] the { $count } finished games
    }** ({ $games }): the text of your letters, your standing orders, receipts, mutes, copies of letters and my notes of direct messages to you are deleted, and your Discord ID is replaced throughout the history with one that belongs to nobody. You then appear as “a former player”.
privacy-living = **Later, in { $count ->
    [one] the game still being played
   *[other] the { $count } games still being played
    }** ({ $games }): other players depend on your orders there, so nothing is deleted now. When such a game is over, the same happens there automatically; you need not ask again.
privacy-leave = If you do not want to play on, leave first: `/game leave`. If you are the GM, hand the game over first: `/gm hand-over`.
privacy-stays = **Stays:** orders, votes and results of finished games, without your ID, because the other players’ games depend on them; and the log of what was done, without your ID.
privacy-discord = Messages in Discord channels must be deleted on Discord. Backups made by whoever runs this bot expire by themselves.
privacy-more = { $count } more
privacy-changed = Something has changed since then. Here is what would happen now:
privacy-deleted = Done. { $over ->
    [0] { "" }
    [one] You have been anonymised in one finished game.
   *[other] You have been anonymised in { $over } finished games.
    } { $living ->
    [0] Nothing else is left to do.
    [one] One game is still being played; it forgets you when it is over.
   *[other] { $living } games are still being played; each forgets you when it is over.
    } If you use me again, I start keeping data again.
privacy-former = a former player
privacy-former-letter = (deleted by its author)
button-privacy-delete = Delete my data
audit-forgotten = deleted a person’s data at their request
audit-bot-removed = was removed from the server
audit-bot-back = is back on the server

command-server-pause = Stop the clocks of all games on this server; nothing is lost
command-server-resume = Resume all games that were paused together
