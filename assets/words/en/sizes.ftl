# Space used by a server’s games, deleting games, and requests that come too often.

command-gm-delete = Delete a finished game for good
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
    }, { $kib } KiB in total. Posts in Discord stay there. **This cannot be undone.**
    To keep a copy, first save its phases as a file with `/game archive`.
button-gm-delete = Delete for good
gm-deleted = **{ $game }** and everything stored about it are deleted.

refusal-server-full = This server’s games have filled the { $most } MiB they may use, so no new game can be created. Games in progress are not affected. Delete finished games with `/gm delete`, or ask whoever runs me for more space.
refusal-not-host = Only server managers and people with a GM role can import games. Ask one of them; `/server role` gives a role that right.
refusal-imports-today =
    { $most ->
        [one] One game was
       *[other] { $most } games were
    } imported on this server in the last 24 hours, which is the limit. Try again tomorrow.
refusal-goes-on = This game is not over, so it cannot be deleted. End it first with `/gm end`.
refusal-changed-since = The game has changed since you asked, so nothing was deleted. To delete it, use `/gm delete` again.
refusal-busy = Too many people are asking me for files and pictures of whole games right now. Try again in a minute.
refusal-busy-with-yours = I am still working on your last request. Wait until it is done, then try again.
refusal-exported-lately =
    You already received your data within the last hour. You can get it again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.

cli-about-delete = Delete a finished game; without --yes, only show what would be deleted
cli-yes = Delete it, instead of only showing what would be deleted
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
    }; { $kib } KiB in total.
cli-delete-dry = Nothing was deleted. Add --yes to delete the game; after that, only a backup can bring it back.
cli-deleted = Deleted.
cli-space = Space in MiB that the games of one server may use; when it is full, no new ones can be created; 0 for no limit [env: { $env }] [default: { $default }]
start-not-deleted = Not deleted: { $why }
