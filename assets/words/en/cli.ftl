# The command line's help, and its error messages. Quoted names in braces in the
# template are placeholders of the command line parser.

cli-template =
    { "{about}" }

    Usage: { "{usage}" }

    { "{all-args}" }
cli-commands = Commands
cli-command = COMMAND
cli-options = Options

cli-about =
    Runs games of Diplomacy on Discord, or in a sandbox in your browser.
    Without a command: on Discord if DISCORD_TOKEN is set, otherwise in the sandbox.
cli-about-sandbox = Play in the browser, without Discord
cli-about-bot = Run the bot on Discord
cli-about-resolve = Adjudicate phases: JSON lines from standard input to standard output

cli-about-receipt = Check a receipt for orders: its hash, and whether it was published

cli-receipt = The receipt, as the bot gave it to the player
cli-list = A text file with the published hashes, such as the receipts posted with the results
cli-receipt-hash = The hash of this receipt is { $hash }.
cli-receipt-listed = { $hash } is in the list: these orders counted.
cli-receipt-not-listed = { $hash } is not in the list.
cli-no-receipt = That file is not a receipt: a receipt begins with the line “chancery receipt 1” and has a nonce.
cli-unreadable = { $file } cannot be read: { $cause }
cli-check = Compare each phase with the line that follows it, as in a game’s archive
cli-data = Folder in which games are stored [env: { $env }] [default: { $default }]
cli-database = PostgreSQL database (postgres://…) to use instead of a file in the data folder [env: { $env }]
cli-addr = Address of the page, reachable only from this machine [env: { $env }] [default: { $default }]
cli-seed = Random seed for the moves of “Fill in for the others”; if not given, one is chosen and printed
cli-help = Print this help
cli-version = Print the version

cli-unknown = Unknown option { $name }. `chancery --help` lists all options.
cli-unknown-command = Unknown command { $command }. `chancery --help` lists all commands.
cli-bad-value = “{ $value }” is not a valid value for { $name }.
cli-twice = { $name } is given twice, or does not go with another option.
cli-missing = { $name } is missing. `chancery --help` lists all commands; add --help to a command to see its options.
cli-misused = This command line is not valid. `chancery --help` shows what you can write.
cli-about-replay = Verify a game’s archive: check its hashes and adjudicate every phase again
cli-file = The file from `/game archive`

cli-web = Serve web pages of games on this port or address; off unless set here or in { $env } (the sandbox uses any free port)
cli-web-url = The address at which people reach those pages, if a proxy stands before them; also set by { $env }
cli-metrics = Serve health checks and metrics on this port or address; off unless set here or in { $env }
cli-log = Log format: text or json [env: { $env }] [default: { $default }]
cli-about-doctor =
    Check an installation (token, permissions, database, clock, disk) and say how to fix what is
    wrong. Changes nothing; exits with 1 if there is a fault
cli-about-backup = Write all games into one file, even while the bot is running; it can be restored into any database
cli-about-restore = Restore a backup into an empty data folder or database
cli-about-migrate = Copy all games from one database to another, for example from SQLite to PostgreSQL
cli-into = File to write, or a folder in which a file with the date in its name is created
cli-backup = The file written by `chancery backup`
cli-replace = Replace existing games with the backup; an existing SQLite file is kept under another name
cli-verify = Only check that the backup is intact; change nothing
cli-from = Database to copy: sqlite:path/to/chancery.db or postgres://…
cli-to = Empty database to copy to, in the same form
cli-shards = Gateway shards served by this process, if several processes share one PostgreSQL database: for example 0-3/16 (the first four of sixteen) [env: { $env }] [default: { $default }]
cli-about-archive = Write the archive of a stored game: in full if it is over, otherwise the closed phases as far as they are public
cli-game = Name or number of the game
cli-game-line = { $number }: { $name } (server { $server })
cli-out = File to write; by default it is named after the game, in the current folder
cli-archived =
    { $name }: { $phases ->
        [one] 1 phase
       *[other] { $phases } phases
    } written to { $file }. Check it with `chancery replay { $file }`.

cli-about-arena = Let computer players play against each other and show how strong they are
cli-players = One player for each power of the board (seven on the usual one), separated by commas: random, holder, dumbbot, dumbbot+, easy, normal, strong; for example normal,dumbbot*6
cli-variant = Variant to play [default: { $default }]
cli-board = Board to play on, if not the variant’s own: the id of one that comes with the program (standard, economic, naval, hanse, …), or the board.json of another, or its folder
cli-games = Number of games; with a multiple of the number of players, every player gets every power equally often [default: { $default }]
cli-arena-seed = Random seed: the same seed gives the same games [default: { $default }]
cli-years = Years after which a game is stopped [default: { $default }]
cli-nodes = Nodes a player may use, in thousandths of its full number [default: { $default }]
cli-jobs = Games played at the same time [default: { $default }]
cli-json = Print one line of JSON for each game instead of a table

cli-about-board = Check, begin or import a board of your own
cli-about-check = Say everything that is wrong with a board, or what it is
cli-about-new = Write a small example board to begin with
cli-new-folder = Folder to write it into; nothing in it is overwritten
cli-new-powers = How many powers it has, 2 to 4 [default: { $default }]
cli-paint = A painting (map.png with provinces.csv) instead of outlines (map.svg)
cli-about-import = Make a board of files that were made for another program
cli-import-format = What the files are: dvar (the JSON of a diplicity variant and its SVG), diplomacygm (the config.json of a DiplomacyGM variant and its SVG), jdip (the variants.xml of jDip, the XML of its provinces and its SVG), python (a .map of the Python package diplomacy)
cli-import-variant = Name of the variant to take, where a file has several (jdip)
cli-import-files = The files; of several, the one to play first
cli-import-out = Folder to write the board into; nothing in it is overwritten
cli-resolve-board = The board.json of lines that name no board, or the folder in which it lies
cli-board-file = The board’s board.json, or the folder in which it lies beside its drawing
