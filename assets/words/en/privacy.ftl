# What is kept of people, and guilds the bot was put out of.

post-back = **{ $game }**: I was removed from this server { $since } and am back. All clocks stood still meanwhile and nothing is lost. The game goes on: the deadline is { $at } ({ $in }).
refusal-bot-gone = I am not in that game's server any more, so its clock stands still. It runs again when somebody who manages the server invites me back.

command-privacy = What I keep of you
command-privacy-export = Everything I keep of you, on all servers, as a file
command-privacy-delete = Delete what I keep of you; I show first what goes and what stays

privacy-file = Everything I keep of you, as JSON
privacy-exported = Here is everything I keep of you, on all servers ({ $count } entries). Only you see this; the file holds your sealed orders and letters, so mind whom you give it to. What each part means is in `docs/privacy.md` of the program.
privacy-too-large = Your data are too large for one file on Discord. Whoever runs this bot can give them to you.
privacy-nothing = I keep nothing of you.
privacy-title = **Delete what I keep of you.** Nothing has happened yet; this is what the button does:
privacy-goes = **Goes at once:** your settings and language, your announced absences ({ $absences }), the games you follow ({ $followed }), and what a GM's desk still shows you to confirm.
privacy-over = **In { $count ->
    [one] the game that is over
   *[other] the { $count } games that are over
    }** ({ $games }): your letters lose their text, your standing orders, receipts, mutes, copies of letters and my notes of private messages to you are deleted, and your Discord number gives way to one that is nobody's, in the whole history. There you are “a former player”.
privacy-living = **Waits in { $count ->
    [one] the game that goes on
   *[other] the { $count } games that go on
    }** ({ $games }): others play there by your orders, so nothing is lost now. When such a game is over, the same is done there by itself; you need not ask again.
privacy-leave = If you do not want to play on, leave first: `/game leave`. A GM hands the game over first: `/gm hand-over`.
privacy-stays = **Stays:** orders, votes and results of games that are over, without your number, because the others' games rest on them; and the log of what was done, without you.
privacy-discord = Messages in Discord's channels are Discord's to delete, and backups of whoever runs this bot grow old by themselves.
privacy-more = { $count } more
privacy-changed = Something has changed since I showed you this. So would it be now:
privacy-deleted = Done. { $over ->
    [0] { "" }
    [one] You are nobody now in one game that is over.
   *[other] You are nobody now in { $over } games that are over.
    } { $living ->
    [0] Nothing waits.
    [one] One game goes on; it forgets you when it is over.
   *[other] { $living } games go on; each forgets you when it is over.
    } If you use me again, I begin to take notes again.
privacy-former = a former player
privacy-former-letter = (deleted by who wrote it)
button-privacy-delete = Delete my data
audit-forgotten = forgot somebody who asked for it
audit-bot-removed = was put out of the server
audit-bot-back = is back in the server

command-server-pause = Stop the clocks of all games on this server; nothing is lost
command-server-resume = Let all games go on that were paused together
