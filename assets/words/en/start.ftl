# What the sandbox page's own buttons say, and what the program prints when it starts.

sandbox-forwarded = { $hours ->
    [0] { $minutes ->
        [0] **{ $game }**: the deadline of { $phase } has passed.
        [one] **{ $game }**: the deadline of { $phase } has passed, one minute early. Other games are not affected.
       *[other] **{ $game }**: the deadline of { $phase } has passed, { $minutes } minutes early. Other games are not affected.
    }
    [one] **{ $game }**: the deadline of { $phase } has passed, one hour early. Other games are not affected.
   *[other] **{ $game }**: the deadline of { $phase } has passed, { $hours } hours early. Other games are not affected.
}
sandbox-joined = { $count ->
    [0] All other seats are taken: join, then start the game.
    [one] One player has joined.
   *[other] { $count } players have joined.
}
sandbox-played = { $count ->
    [0] Nobody else has anything to do now. Write your orders and press Ready.
    [one] Orders are in for one other player, who is now ready.
   *[other] Orders are in for { $count } other players, who are now all ready.
}
sandbox-played-all = { $count ->
    [one] Orders are in for one other player. Everybody was ready, so the phase has closed.
   *[other] Orders are in for { $count } other players. Everybody was ready, so the phase has closed.
}
sandbox-not-voted = { $count ->
    [one] One vote is open; this button does not vote. “Vote yes for the others” does.
   *[other] { $count } votes are open; this button does not vote. “Vote yes for the others” does.
}
sandbox-voted = { $count ->
    [0] Nobody else had a vote to cast.
    [one] One yes vote was cast for the others.
   *[other] { $count } yes votes were cast for the others.
}
sandbox-voted-over = The game is over.
sandbox-fault = That did not work because of an error in the program. See its log.

start-sandbox = Chancery { $version }: sandbox, because { $why }. Open { $address } in a browser.
start-sandbox-no-token = DISCORD_TOKEN is not set
start-sandbox-asked = you asked for it
start-discord = Chancery { $version }: running on Discord with the token from DISCORD_TOKEN.
start-stand-in = Chancery { $version }: using the Discord stand-in at { $address }, because CHANCERY_DISCORD_API is set.
start-data = Games are stored in { $place }. Stop with Ctrl-C.
start-invitation = Add the bot to a server: { $link }
start-seed = “Fill in for the others” uses seed { $seed }. Start with --seed { $seed } to get the same choices again.

# Why the program could not start or continue.
start-error = error: { $text }
start-env = The file .env cannot be read: { $why }
start-env-line = The file .env cannot be read: the value of { $name } has an unclosed quote, or contains spaces without quotes. Write { $name }=value; quote the value if it contains spaces or characters such as #.
start-env-no-name = The file .env cannot be read: one line is not NAME=value. Comments start with #.
start-no-threads = The system cannot start any threads: { $why }
start-no-token = DISCORD_TOKEN is not set. Set it in the environment or in .env.
start-bad-address = CHANCERY_ADDR is not an address such as 127.0.0.1:8080: “{ $found }”
start-lines = Input or output failed: { $why }
start-no-games = There are no games in { $folder }. Name their folder with --data.
start-which-game =
    { $count ->
        [0] There is no game called “{ $game }” or with that number.
       *[other] “{ $game }” could be one of several games. Name one by its number:
        { $found }
    }
start-no-archive = This game has no archive: { $why }
start-no-file = { $path } cannot be written: { $why }
start-scheduler = The scheduler has stopped: { $why }

start-store = The games cannot be opened: { $why }
start-store-folder = the data folder { $folder } cannot be written ({ $why }). Make the user who runs Chancery its owner, or choose another with --data.
start-store-address = the database address is neither postgres://… nor sqlite:path. Write postgres://user:password@host/database. In the password, write every character that is not a letter or digit as % and two hex digits (%40 for @), or set PGPASSWORD instead.
start-store-newer = its tables are at version { $found }, and Chancery { $program } knows them up to { $known }: a newer Chancery has used this database. Start that one, or restore a backup from before it.
start-store-newer-engine = Chancery { $found } has written to it; this is Chancery { $ours }, which might misread that. Start Chancery { $found } or a newer one, or restore a backup from before it.
start-store-foreign = its tables are not those that Chancery { $program } makes (migration { $found } differs). Start the Chancery that made them, or restore a backup into an empty database.
start-store-half-done = migration { $found } to Chancery { $program } was started but not finished. Restore a backup from before it, or ask us for help and leave the database as it is.
start-store-older-running = its tables must be upgraded to Chancery { $program }, but { $processes ->
    [one] a process of an older version is still using the database. Stop that process
   *[other] { $processes } processes of an older version are still using the database. Stop all of them
} first (after a forced kill, wait 20 seconds).
start-store-held = another Chancery ({ $pid ->
    [0] process number unknown
   *[other] process { $pid }
}) is using it, and SQLite allows only one process. Stop that one, choose another folder with --data, or use PostgreSQL for several processes.
start-store-busy = the database is busy, or another process has locked it. Close any other program that has it open, such as a database browser, and try again.
start-store-corrupt = the database file is damaged or is not a database. Keep it, and restore the last backup into another folder.
start-store-read-only = the database cannot be written. Give the user who runs Chancery write access; with PostgreSQL, use the primary server, not a replica.
start-store-full = the disk is full. Free some space.
start-store-unreachable = the database cannot be reached ({ $why }). Check that the server is running and that the user, password, host and database in its address are right.
start-store-other = { $why }

start-not-loopback = The sandbox has no access control, so it listens only on this machine, and { $address } is not a loopback address. Use 127.0.0.1.
start-cannot-listen = The sandbox cannot listen on { $address }: { $why }. Choose another address with --addr.
start-sandbox-folder = The sandbox cannot use the data folder { $path }: { $why }
start-sandbox-snapshot = The sandbox cannot read { $path }: { $why }. Move it away to start from scratch.

start-token-empty = DISCORD_TOKEN is empty. Set it to the token from the developer portal (Bot, Reset Token).
start-token-characters = DISCORD_TOKEN contains a character that no token has (a space, a quote, a line break?). Copy it again from the developer portal (Bot, Reset Token).
start-bad-base = “{ $address }” is not an http address on this machine’s loopback interface, such as http://127.0.0.1:7700.
start-no-client = No HTTP client can be created on this system: { $why }
start-wrong-token = Discord does not accept the token. Copy it again from the developer portal (Bot, Reset Token) into DISCORD_TOKEN.
start-unreachable = { $at } cannot be reached: { $why }. Can this machine connect to it on port 443 (name server, firewall, proxy)? `chancery doctor` checks again.
start-odd = Asked for the gateway’s address, { $at } answered { $why }. Try again in a few minutes; https://discordstatus.com shows whether Discord itself has problems.
start-elsewhere = { $at } names a gateway outside this machine.
start-no-setup = The bot could not be set up: { $why }
start-gateway = Discord’s gateway rejected the bot: { $why }
start-intents = Discord does not grant this bot the events it asks for (Guilds, Direct Messages). Every bot may have both: check in the developer portal whether the application is restricted, then start the bot again.

start-metrics = Health and metrics: { $address }/health, /ready and /metrics.
start-metrics-open = Health and metrics: { $address }/health, /ready and /metrics. Anybody who can reach this address can read them.
start-metrics-cannot = Health and metrics cannot be served on { $address }: { $why }. Choose another address with --metrics.
start-web = Web pages of games: { $address } (`/game window` gives the links).
start-web-cannot = Web pages of games cannot be served on { $address }: { $why }. Choose another address with --web.
start-web-no-url = Web pages of games cannot be served on { $address } without the address that people use, because links must name it. Give it with --web-url or WEB_URL, for example https://games.example.org.
start-shards-taken = Another process ({ $pid }) already runs { $range } on this database, and no event may reach two processes. Give each process its own shards with --shards or SHARDS, with the same total for all: for example 0-3/8 and 4-7/8.
start-shards-all = all shards
start-shards-range = shards { $first } to { $last } of { $total }
