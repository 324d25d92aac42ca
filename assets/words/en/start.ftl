# The sandbox page's own buttons, and what the program prints when it starts.

sandbox-forwarded = { $hours ->
    [0] { $minutes ->
        [0] **{ $game }**: the deadline of { $phase } has come.
        [one] **{ $game }**: the deadline of { $phase } has come, one minute early. Other games keep theirs.
       *[other] **{ $game }**: the deadline of { $phase } has come, { $minutes } minutes early. Other games keep theirs.
    }
    [one] **{ $game }**: the deadline of { $phase } has come, one hour early. Other games keep theirs.
   *[other] **{ $game }**: the deadline of { $phase } has come, { $hours } hours early. Other games keep theirs.
}
sandbox-joined = { $count ->
    [0] The table is full, but for your own seat: join, then start the game.
    [one] One player has joined.
   *[other] { $count } players have joined.
}
sandbox-played = { $count ->
    [0] Nobody else has anything to do now. Write your orders and press Ready.
    [one] Orders are in for one other player, who is ready.
   *[other] Orders are in for { $count } other players, and all of them are ready.
}
sandbox-played-all = { $count ->
    [one] Orders were in for one other player. Everybody was ready, so the phase has closed.
   *[other] Orders were in for { $count } other players. Everybody was ready, so the phase has closed.
}
sandbox-not-voted = { $count ->
    [one] One question is put to the vote, and nobody has voted on it here: “Vote yes for the others” does that.
   *[other] { $count } questions are put to the vote, and nobody has voted on them here: “Vote yes for the others” does that.
}
sandbox-voted = { $count ->
    [0] Nobody else had a vote to cast.
    [one] One vote was cast for the others: yes.
   *[other] { $count } votes were cast for the others: yes to everything.
}
sandbox-voted-over = The game is over.
sandbox-fault = That did not work, and the fault is ours: see the program's log.

start-sandbox = Chancery { $version }: sandbox, because { $why }. Open { $address } in a browser.
start-sandbox-no-token = no DISCORD_TOKEN is set
start-sandbox-asked = you asked for it
start-discord = Chancery { $version }: on Discord, with the token from DISCORD_TOKEN.
start-stand-in = Chancery { $version }: against the stand-in for Discord at { $address }, because CHANCERY_DISCORD_API is set.
start-data = Games are kept in { $place }. Stop with Ctrl-C.
start-seed = What “Fill in for the others” does follows from seed { $seed }: with --seed { $seed } it does the same again.

# Why the program could not start or go on.
start-error = error: { $text }
start-env = The file .env cannot be read: { $why }
start-env-line = The file .env cannot be read: the value of { $name } is not closed, or holds blanks without quotes around it. Write { $name }=value, with quotes if there are blanks or signs such as # in it.
start-env-no-name = The file .env cannot be read: one of its lines is none of the form NAME=value. A remark begins with #.
start-no-threads = The system gives no threads to run on: { $why }
start-no-token = DISCORD_TOKEN is not set. Put it into the environment or into .env.
start-bad-address = CHANCERY_ADDR is not an address such as 127.0.0.1:8080: “{ $found }”
start-lines = The lines cannot be read or written: { $why }
start-no-games = There are no games in { $folder }. Name the folder the games are kept in with --data.
start-which-game =
    { $count ->
        [0] There is no game called “{ $game }”, and none with that number.
       *[other] “{ $game }” may be one of several games. Name one by its number:
        { $found }
    }
start-no-archive = There is no archive of it: { $why }
start-no-file = { $path } cannot be written: { $why }
start-scheduler = The scheduler has ended: { $why }

start-store = The games cannot be opened: { $why }
start-store-folder = the data folder { $folder } cannot be written ({ $why }). Let the user who runs Chancery own it, or choose another with --data.
start-store-address = the database’s address is neither postgres://… nor sqlite:path. Write postgres://user:password@host/database; in the password, % and two digits for what is neither letter nor digit (%40 for @), or give it in PGPASSWORD instead.
start-store-newer = its tables are at version { $found }, and Chancery { $program } knows them up to { $known }: a newer Chancery has been here. Start that one, or restore a backup from before it.
start-store-newer-engine = engine { $found } has written in it, and this is Chancery { $ours }, which might misread that. Start Chancery { $found } or a newer one, or restore a backup from before it.
start-store-foreign = its tables are not those that Chancery { $program } makes (migration { $found } differs). Start the Chancery that made them, or restore a backup into an empty database.
start-store-half-done = migration { $found } to Chancery { $program } began and did not end. Restore the backup from before it, or ask us for help and keep the database as it is.
start-store-older-running = its tables must be brought up to Chancery { $program }, but { $processes ->
    [one] a process of an older version runs
   *[other] { $processes } processes of an older version run
} on it. Stop all of them first (if they were killed just now, wait 20 seconds).
start-store-held = another Chancery ({ $pid ->
    [0] its number is unknown
   *[other] process { $pid }
}) runs on it, and SQLite is for one process. Stop that one, choose another folder with --data, or use PostgreSQL for several.
start-store-busy = the database is busy, or another process holds it. Close whatever else has it open, such as a database browser, and try again.
start-store-corrupt = the database’s file is damaged, or is no database. Keep it, and restore the last backup into another folder.
start-store-read-only = the database cannot be written. Give the user who runs Chancery the right to write; of PostgreSQL, name the primary and not a replica.
start-store-full = the disk is full. Make room.
start-store-unreachable = the database cannot be reached ({ $why }). See that the server runs, and that user, password, host and database in its address are right.
start-store-other = { $why }

start-not-loopback = The sandbox has no locks, so it opens only to this machine, and { $address } is not a loopback address. Use 127.0.0.1.
start-cannot-listen = The sandbox cannot listen on { $address }: { $why }. Choose another address with --addr.
start-sandbox-folder = The sandbox cannot use the data folder { $path }: { $why }
start-sandbox-snapshot = The sandbox cannot read { $path }: { $why }. Move it away to start afresh.

start-token-empty = DISCORD_TOKEN is empty. Copy the token from the developer portal (Bot, Reset Token) into it.
start-token-characters = DISCORD_TOKEN has a character no token has (a space, a quote, a line break?). Copy it anew from the developer portal (Bot, Reset Token).
start-bad-base = “{ $address }” is not an http address on this machine’s loopback, such as http://127.0.0.1:7700.
start-no-client = No HTTP client can be made on this system: { $why }
start-wrong-token = Discord does not accept the token. Copy it anew from the developer portal (Bot, Reset Token) into DISCORD_TOKEN.
start-unreachable = { $at } cannot be reached: { $why }. Has this machine a way there on port 443 (name server, firewall, proxy)? `chancery doctor` looks again.
start-odd = { $at } answered { $why } where the gateway’s address was asked for. Try again in a few minutes; https://discordstatus.com says whether it is Discord’s own trouble.
start-elsewhere = { $at } gives a gateway outside this machine.
start-no-setup = The bot could not be set up: { $why }
start-gateway = Discord’s gateway turned the bot away: { $why }
start-intents = Discord does not grant this bot the events it asks for (Guilds, Direct Messages). Both are free to every bot: look in the developer portal whether the application was limited, and start the bot again.

start-metrics = Health and figures: { $address }/health, /ready and /metrics.
start-metrics-open = Health and figures: { $address }/health, /ready and /metrics. Whoever reaches this address can read them.
start-metrics-cannot = Health and figures cannot be served on { $address }: { $why }. Choose another address with --metrics.
start-shards-taken = Another process ({ $pid }) has { $range } on this database, and no event may reach two. Give each process shards of its own with --shards or SHARDS, all of the same total: for example 0-3/8 and 4-7/8.
start-shards-all = all shards
start-shards-range = shards { $first } to { $last } of { $total }
