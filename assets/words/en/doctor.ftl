# What `chancery doctor` says: how each thing stands, and what to do about it (the same key with
# `-cure`).

doctor-good = ok
doctor-note = note
doctor-fault = FAULT
doctor-cure = → { $cure }
doctor-end = { $faults ->
    [0] Nothing is wrong.
    [one] One fault.
   *[other] { $faults } faults.
}

doctor-disk = Disk: { $room } MB are free for { $folder }.
doctor-disk-little = Disk: only { $room } MB are free for { $folder }.
doctor-disk-little-cure = A busy server writes some hundred MB a year. Make room in time.
doctor-disk-full = Disk: { $room } MB are free for { $folder }: orders will soon be refused.
doctor-disk-full-cure = Make room, or move the data folder to a larger disk (--data).
doctor-pictures = Pictures: every board can be drawn ({ $ms } ms together); fonts and boards are in the program.
doctor-no-pictures = Pictures: a board cannot be drawn.
doctor-no-pictures-cure = The program itself is damaged or was built wrongly. Install it anew.

doctor-database = Database: { $place } can be read and written, and has the tables of this version.
doctor-database-new = Database: there is none in { $place } yet; it is made at the first start.
doctor-database-older = Database: { $place } has the tables of an older version ({ $found } of { $ours }); they are brought up to date at the next start.
doctor-database-older-cure = Make a backup before that start: the way back is the backup.
doctor-database-newer = Database: { $place } was written by a newer Chancery (its tables are at { $found }, this program knows { $ours }).
doctor-database-newer-cure = Install that version again, or restore a backup of before.
doctor-database-address = Database: DATABASE_URL is neither postgres://… nor sqlite:path.
doctor-database-address-cure = Write it as postgres://user:password@host/database, or leave it out and name a folder with CHANCERY_DATA. In the password, write % and two digits for what is neither letter nor digit (%40 for @), or give it in PGPASSWORD instead.
doctor-database-folder = Database: { $why }
doctor-database-folder-cure = Let the user who runs the bot own the folder, or choose another with CHANCERY_DATA.
doctor-database-foreign = Database: the tables in { $place } are not those Chancery makes ({ $why }).
doctor-database-foreign-cure = Somebody changed them, or they are another program’s. Give Chancery a database of its own, or restore a backup.
doctor-database-busy = Database: { $place } is locked by another process ({ $why }).
doctor-database-busy-cure = Close whatever else has the file open, such as a database browser.
doctor-database-corrupt = Database: the file in { $place } is damaged, or is no database ({ $why }).
doctor-database-corrupt-cure = Stop the bot, keep the damaged file, and restore the last backup.
doctor-database-read-only = Database: { $place } can be read, but not written ({ $why }).
doctor-database-read-only-cure = Give the user who runs the bot the right to write; of PostgreSQL, name the primary and not a replica.
doctor-database-full = Database: the disk of { $place } is full.
doctor-database-full-cure = Make room; until then the bot refuses new orders.
doctor-database-unreachable = Database: { $place } cannot be opened: { $why }
doctor-database-unreachable-cure = See that the server runs and that name, password and database in DATABASE_URL are right.
doctor-games-unreadable =
    { $count ->
        [one] Games: one cannot be read (number { $games }).
       *[other] Games: { $count } cannot be read (numbers { $games }).
    }
doctor-games-unreadable-cure = All others go on. Look for “a game is passed over” in the log; a newer version may be able to read it, or a backup has it as it was.
doctor-games-stuck =
    { $count ->
        [one] Games: the phase of one could not be closed, and its clock stands (number { $games }).
       *[other] Games: the phases of { $count } could not be closed, and their clocks stand (numbers { $games }).
    }
doctor-games-stuck-cure = Look for “the turn could not be closed” in the log. Once the cause is mended, the GM lets the clock run with /gm resume.
doctor-posts-broken =
    { $count ->
        [one] Posts: one was given up for a fault of the program.
       *[other] Posts: { $count } were given up for faults of the program.
    }
doctor-posts-broken-cure = Look for “a row is given up” in the log, and report what you find. The GM was told.

doctor-token = Token: Discord knows it; the bot is called { $name }.
doctor-no-token = Token: DISCORD_TOKEN is not set, so nothing of Discord could be looked at.
doctor-no-token-cure = Put it into the environment or into .env. Without a token only the sandbox runs.
doctor-odd-token = Token: DISCORD_TOKEN has a character no token has (a space, a quote, a line break?).
doctor-odd-token-cure = Copy it anew from the developer portal (Bot, Reset Token).
doctor-wrong-token = Token: Discord does not accept it.
doctor-wrong-token-cure = Copy it anew from the developer portal (Bot, Reset Token) into DISCORD_TOKEN.
doctor-no-discord = Discord: { $why }
doctor-no-discord-cure = See that this machine has a way to discord.com on port 443 (name server, firewall, proxy).
doctor-unanswered = Discord: no good answer to the question about { $what ->
    [servers] the bot’s servers
    [clock] the time
    [application] the application
    [gateway] the gateway
   *[other] a channel
} ({ $why }).
doctor-unanswered-cure = Try again in a few minutes; https://discordstatus.com says whether it is Discord’s own trouble.

doctor-clock = Clock: it agrees with Discord’s.
doctor-clock-apart = Clock: it is { $seconds } seconds { $way ->
    [behind] behind
   *[ahead] ahead of
} Discord’s.
doctor-clock-apart-cure = Switch on the system’s time service (NTP): deadlines come by this clock.
doctor-clock-wrong = Clock: it is { $seconds } seconds { $way ->
    [behind] behind
   *[ahead] ahead of
} Discord’s, and deadlines come by it.
doctor-clock-wrong-cure = Set it, and switch on the system’s time service (NTP). The bot need not be restarted.

doctor-intents = Intents: none that needs Discord’s leave is needed, and none is switched on.
doctor-idle-intents = Intents: switched on, though the bot has no use for them: { $names }.
doctor-idle-intents-cure = They may be switched off in the developer portal (Bot, Privileged Gateway Intents).
doctor-elsewhere = Application: commands go to a web address and not to the bot, which will never answer.
doctor-elsewhere-cure = Empty “Interactions Endpoint URL” in the developer portal (General Information).
doctor-connections = Gateway: { $left } of { $of } connections are left for today.
doctor-few-connections = Gateway: only { $left } of { $of } connections are left for today.
doctor-few-connections-cure = Something restarts the bot again and again: look into its log before Discord locks it out.
doctor-no-connections = Gateway: no connection is left for today.
doctor-no-connections-cure = Stop what restarts the bot again and again, and wait for a day.
doctor-shards = Gateway: Discord recommends { $shards } shards.
doctor-shards-cure = One connection serves up to 2,500 servers; see SHARDS in docs/operating.md.

doctor-no-servers = Servers: the bot is in none.
doctor-no-servers-cure = Invite it with the address in the README.
doctor-server-short = Server { $server }: the bot’s role lacks { $missing }.
doctor-server-short-cure = Give its role these permissions, or invite it anew; games can be played only in channels that grant them.
doctor-not-in-server = Server { $guild }: games are played there, but the bot is not in it any more (channel { $channel }).
doctor-not-in-server-cure = Invite it again: the games wait.
doctor-channel-short = Server { $server }, channel #{ $name }: a game is played there, and the bot lacks { $missing }.
doctor-channel-short-cure = Allow it in the channel’s settings (Permissions), for the bot’s role.
doctor-channel-barred = Server { $server }, channel { $channel }: a game is played there, and the bot cannot see it.
doctor-channel-barred-cure = Let the bot’s role view the channel.
doctor-channel-gone = Server { $server }, channel { $channel }: a game is played there, but the channel is gone.
doctor-channel-gone-cure = Its posts have nowhere to go. Tell its GM, who can end the game.
doctor-places = Permissions: all that is needed in { $servers ->
    [one] one server
   *[other] { $servers } servers
} and in { $channels ->
    [one] one channel
   *[other] { $channels } channels
} of games.

doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
