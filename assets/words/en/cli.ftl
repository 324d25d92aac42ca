# The command line's help, and what it says to a line it cannot understand. Names in braces of the
# template are the command line's own.

cli-template =
    { "{about}" }

    Usage: { "{usage}" }

    { "{all-args}" }
cli-commands = Commands
cli-command = COMMAND
cli-options = Options

cli-about =
    Runs games of Diplomacy on Discord, or in a sandbox in your browser.

    Without a command: on Discord if DISCORD_TOKEN is set, else the sandbox.
cli-about-sandbox = Plays in the browser, without Discord.
cli-about-bot = Runs the bot on Discord.
cli-about-resolve = Adjudicates phases: JSON lines from standard input to standard output.

cli-about-receipt = Checks a receipt of orders: its hash, and whether it was published.

cli-receipt = The receipt, as the bot gave it to its player.
cli-list = A text with the hashes that were published, such as the receipts of the results.
cli-receipt-hash = The hash of this receipt is { $hash }.
cli-receipt-listed = { $hash } is in the list: this sheet counted.
cli-receipt-not-listed = { $hash } is not in the list.
cli-no-receipt = That file is no receipt: one begins with the line “chancery receipt 1” and has a nonce.
cli-unreadable = { $file } cannot be read: { $cause }
cli-check = Compares each phase with the line that follows it, as in a game’s archive.
cli-data = The folder games are kept in; { $default } if none is named here or in { $env }.
cli-database = A PostgreSQL database (postgres://…) instead of a file in the data folder; may be named in { $env } too.
cli-addr = The address of the page, which only this machine can reach; { $default } if none is named here or in { $env }.
cli-seed = The number from which the moves of “Fill in for the others” follow; one is drawn and printed if none is named.
cli-help = Prints this help.
cli-version = Prints the version.

cli-unknown = There is no option { $name }. `chancery --help` lists all.
cli-unknown-command = There is no command { $command }. `chancery --help` lists all.
cli-bad-value = “{ $value }” does not fit { $name }.
cli-twice = { $name } may be given only once.
cli-missing = This line lacks { $name }. `chancery --help` lists all commands, and --help after a command what belongs to it.
cli-misused = This line cannot be understood. `chancery --help` lists what may be written.
cli-about-replay = Verifies the archive of a game: its hashes, and every phase adjudicated again.
cli-file = The file that `/game archive` gave.

cli-metrics =
    Serves health and figures there: a port on this machine, or an address with a port; nowhere if
    it is not given here or in { $env }.
cli-log = How the log is written: text or json; { $default } if it is not said here or in { $env }.
cli-about-doctor =
    Looks for what is wrong with an installation (token, permissions, database, clock, disk) and says
    what to do. Changes nothing; ends with 1 if anything is wrong.
cli-about-backup = Writes all games into one file, also while the bot runs; any database can be restored from it.
cli-about-restore = Puts a backup back, into an empty data folder or database.
cli-about-migrate = Copies all games from one database into another, for example from SQLite to PostgreSQL.
cli-into = The file to write, or a folder in which it gets a name with the date.
cli-backup = The file that `chancery backup` wrote.
cli-replace = Puts the backup in the place of the games that are there. A SQLite file is kept beside it.
cli-verify = Changes nothing: only sees whether the backup is whole.
cli-from = The database to copy: sqlite:path/to/chancery.db or postgres://….
cli-to = The empty database to copy it to, in the same form.
cli-shards = The gateway’s shards this process serves, when several share one PostgreSQL database: for example 0-3/16 (the first four of sixteen); { $default }, when none are named here and in { $env }.
cli-about-archive = Writes the archive of a saved game: all of one that is over; of others the closed phases, as far as they are public.
cli-game = The game’s name, or its number.
cli-game-line = { $number }: { $name } (server { $server })
cli-out = The file to write; without it one named after the game, in the folder you are in.
cli-archived =
    { $name }: { $phases ->
        [one] one phase
       *[other] { $phases } phases
    } in { $file }. `chancery replay { $file }` checks it.
