# How much a server's games may take up, deleting games, and what is asked for too often.

command-gm-delete = Delete a game that is over, for good
gm-delete-sure =
    This deletes **{ $game }** for good, for everybody: { $phases ->
        [one] one phase
       *[other] { $phases } phases
    } with maps and results, { $sheets ->
        [one] one order sheet
       *[other] { $sheets } order sheets
    } and { $letters ->
        [one] one letter
       *[other] { $letters } letters
    }, { $kib } KiB in all. What was posted in Discord stays there. **Nothing brings it back.**
    `/game archive` gives you its phases as a file first.
button-gm-delete = Delete it for good
gm-deleted = **{ $game }** is deleted, with all that was kept of it.

refusal-server-full = The games of this server fill the { $most } MiB they may take up, so no new one can be made. Games that go on are not affected. Delete some that are over with `/gm delete`, or ask whoever runs me for more room.
refusal-not-host = Only server managers and holders of a GM role may bring games in. Ask one of them; `/server role` gives a role that right.
refusal-imports-today =
    { $most ->
        [one] One game was
       *[other] { $most } games were
    } brought in on this server within a day, and that is all I take. Try again tomorrow.
refusal-goes-on = This game is not over, so it cannot be deleted. End it first: `/gm end`.
refusal-changed-since = The game has changed since you asked, so nothing was deleted. Ask again: `/gm delete`.
refusal-busy = Too many people are asking me for files and pictures of whole games just now. Try again in a minute.
refusal-busy-with-yours = I am still working on the last one you asked for. Wait until it is here, then ask again.
refusal-exported-lately =
    You have had your data within the hour. You can have it again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.

cli-about-delete = Deletes games that are over. Without --yes it only tells what would go.
cli-yes = Really deletes it.
cli-delete-goes =
    { $game }: { $phases ->
        [one] one phase
       *[other] { $phases } phases
    }, { $sheets ->
        [one] one order sheet
       *[other] { $sheets } order sheets
    }, { $letters ->
        [one] one letter
       *[other] { $letters } letters
    }; { $kib } KiB in all.
cli-delete-dry = Nothing was deleted. With --yes it is; nothing but a backup brings it back.
cli-deleted = It is deleted.
cli-space = How many MiB the games of one server may take up before no new ones can be made there; 0 for any number; { $default }, when nothing is set here or in { $env }.
start-not-deleted = It cannot be deleted: { $why }
