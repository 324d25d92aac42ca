# What `chancery doctor` prints: the state of each thing, and what to do about it (the same key with
# `-cure`).

doctor-good = ok
doctor-note = note
doctor-fault = FAULT
doctor-cure = → { $cure }
doctor-end = { $faults ->
    [0] No faults found.
    [one] 1 fault found.
   *[other] { $faults } faults found.
}

doctor-disk = Disk: { $room } MB free in { $folder }.
doctor-disk-little = Disk: only { $room } MB free in { $folder }.
doctor-disk-little-cure = A busy server writes a few hundred MB a year. Free some space in time.
doctor-disk-full = Disk: only { $room } MB free in { $folder }. The bot will soon have to refuse orders.
doctor-disk-full-cure = Free some space, or move the data folder to a larger disk (--data).
doctor-pictures = Pictures: all boards can be drawn (in { $ms } ms); fonts and boards are part of the program.
doctor-no-pictures = Pictures: a board cannot be drawn.
doctor-no-pictures-cure = The program itself is damaged or was built incorrectly. Reinstall it.
doctor-web = Web pages of games: reached at { $address }.
doctor-web-here = Web pages of games: only this machine reaches { $address }.
doctor-web-here-cure = If a proxy serves them to others, set WEB_URL to its public address, such as https://games.example.org.
doctor-web-open = Web pages of games: served at { $address }, without encryption.
doctor-web-open-cure = Put a proxy with TLS before it, and set WEB_URL to its public address, such as https://games.example.org.
doctor-web-nowhere = Web pages of games: the links would name { $address }, which leads nowhere.
doctor-web-nowhere-cure = Set WEB_URL to the public address of the pages, such as https://games.example.org.

doctor-database = Database: { $place } can be read and written, and its tables match this version.
doctor-database-new = Database: there is nothing at { $place } yet. It will be created at the first start.
doctor-database-older = Database: { $place } has the tables of an older version ({ $found } of { $ours }); they will be updated at the next start.
doctor-database-older-cure = Make a backup first: it is the only way back to the older version.
doctor-database-newer = Database: { $place } was written by a newer version of Chancery (its tables have version { $found }; this program knows { $ours }).
doctor-database-newer-cure = Install that version again, or restore a backup from before the update.
doctor-database-address = Database: DATABASE_URL is neither postgres://… nor sqlite:path.
doctor-database-address-cure = Write postgres://user:password@host/database, or unset DATABASE_URL and name a folder with CHANCERY_DATA. Special characters in the password must be percent-encoded (%40 for @); or put the password into PGPASSWORD.
doctor-database-folder = Database: { $why }
doctor-database-folder-cure = Make the user who runs the bot the owner of the folder, or choose another folder with CHANCERY_DATA.
doctor-database-foreign = Database: the tables in { $place } are not Chancery’s ({ $why }).
doctor-database-foreign-cure = Somebody changed them, or they belong to another program. Give Chancery a database of its own, or restore a backup.
doctor-database-busy = Database: { $place } is locked by another process ({ $why }).
doctor-database-busy-cure = Close whatever else has the file open, such as a database browser.
doctor-database-corrupt = Database: the file in { $place } is damaged or not a database ({ $why }).
doctor-database-corrupt-cure = Stop the bot, keep the damaged file, and restore the last backup.
doctor-database-read-only = Database: { $place } can be read but not written ({ $why }).
doctor-database-read-only-cure = Give write permission to the user who runs the bot; with PostgreSQL, use the primary, not a replica.
doctor-database-full = Database: the disk that holds { $place } is full.
doctor-database-full-cure = Free some space; until then the bot refuses new orders.
doctor-database-unreachable = Database: { $place } cannot be opened: { $why }
doctor-database-unreachable-cure = Check that the server is running and that user, password and database in DATABASE_URL are right.
doctor-games-unreadable =
    { $count ->
        [one] Games: 1 cannot be read (number { $games }).
       *[other] Games: { $count } cannot be read (numbers { $games }).
    }
doctor-games-unreadable-cure = All other games continue. Look for “game skipped” in the log; a newer version may be able to read the game, or a backup may hold it intact.
doctor-games-stuck =
    { $count ->
        [one] Games: 1 is stopped because its phase could not be adjudicated (number { $games }).
       *[other] Games: { $count } are stopped because their phases could not be adjudicated (numbers { $games }).
    }
doctor-games-stuck-cure = Look for “cannot close the phase” in the log. Once the cause is fixed, the GM restarts the clock with /gm resume.
doctor-posts-broken =
    { $count ->
        [one] Posts: 1 was given up because of an internal error.
       *[other] Posts: { $count } were given up because of internal errors.
    }
doctor-posts-broken-cure = Look for “giving up on a post” in the log, and report what you find. The GM has been told.

doctor-token = Token: accepted by Discord; the bot is called { $name }.
doctor-no-token = Token: DISCORD_TOKEN is not set, so nothing on Discord could be checked.
doctor-no-token-cure = Set it in the environment or in .env. Without a token only the sandbox works.
doctor-odd-token = Token: DISCORD_TOKEN contains a character that tokens never have (a space, a quote, a line break?).
doctor-odd-token-cure = Copy it again from the developer portal (Bot, Reset Token).
doctor-wrong-token = Token: Discord does not accept it.
doctor-wrong-token-cure = Reset it in the developer portal (Bot, Reset Token) and copy it to DISCORD_TOKEN.
doctor-no-discord = Discord: { $why }
doctor-no-discord-cure = Check that this machine can reach discord.com on port 443 (DNS, firewall, proxy).
doctor-unanswered = Discord: no usable answer about { $what ->
    [servers] the bot’s servers
    [clock] the time
    [application] the application
    [gateway] the gateway
   *[other] a channel
} ({ $why }).
doctor-unanswered-cure = Try again in a few minutes; https://discordstatus.com shows whether Discord itself has a problem.

doctor-clock = Clock: in step with Discord’s.
doctor-clock-apart = Clock: it is { $seconds } seconds { $way ->
    [behind] behind
   *[ahead] ahead of
} Discord’s.
doctor-clock-apart-cure = Switch on the system’s time service (NTP): deadlines depend on this clock.
doctor-clock-wrong = Clock: it is { $seconds } seconds { $way ->
    [behind] behind
   *[ahead] ahead of
} Discord’s, so deadlines come at the wrong time.
doctor-clock-wrong-cure = Set it, and switch on the system’s time service (NTP). There is no need to restart the bot.

doctor-intents = Intents: no privileged intents are needed, and none are switched on.
doctor-invitation = Invitation: add the bot to a server with { $link }
doctor-idle-intents = Intents: switched on although the bot does not use them: { $names }.
doctor-idle-intents-cure = You can switch them off in the developer portal (Bot, Privileged Gateway Intents).
doctor-elsewhere = Application: commands are sent to a web address instead of the bot, so it will never answer.
doctor-elsewhere-cure = Clear “Interactions Endpoint URL” in the developer portal (General Information).
doctor-connections = Gateway: { $left } of { $of } connections left today.
doctor-few-connections = Gateway: only { $left } of { $of } connections left today.
doctor-few-connections-cure = Something keeps restarting the bot: look into its log before Discord locks it out.
doctor-no-connections = Gateway: no connections left today.
doctor-no-connections-cure = Stop whatever keeps restarting the bot, and wait a day.
doctor-shards = Gateway: Discord recommends { $shards } shards.
doctor-shards-cure = One connection serves up to 2,500 servers; see SHARDS in the operating guide.

doctor-no-servers = Servers: the bot is not in any.
doctor-no-servers-cure = Invite it with the link above.
doctor-server-short = Server { $server }: the bot’s role lacks { $missing }.
doctor-server-short-cure = Give the role these permissions, or invite the bot again; games can be played only in channels that grant them.
doctor-not-in-server = Server { $guild }: games are played there, but the bot is no longer in it (channel { $channel }).
doctor-not-in-server-cure = Invite it again: the games are waiting.
doctor-channel-short = Server { $server }, channel #{ $name }: a game is played there, but the bot lacks { $missing }.
doctor-channel-short-cure = Grant this to the bot’s role in the channel’s settings (Permissions).
doctor-channel-barred = Server { $server }, channel { $channel }: a game is played there, but the bot cannot see it.
doctor-channel-barred-cure = Let the bot’s role view the channel.
doctor-channel-gone = Server { $server }, channel { $channel }: a game is played there, but the channel no longer exists.
doctor-channel-gone-cure = Its posts have nowhere to go. Tell the GM, who can end the game.
doctor-places = Permissions: nothing missing in { $servers ->
    [one] 1 server
   *[other] { $servers } servers
} and { $channels ->
    [one] 1 channel
   *[other] { $channels } channels
} with games.

doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
