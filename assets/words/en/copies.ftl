# What `chancery backup`, `restore` and `migrate` say.

copies-table = { $table }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, SHA-256 { $hash }…
copies-backup-done = The backup is in { $place }, written and read again: { $tables } tables, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. It holds sealed orders: keep it where only you can read it.
copies-backup-running = The bot is running. The backup is the state of { $time } UTC; what came later is not in it.
copies-restore-done = The games are in { $place }: { $tables } tables, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, compared with the backup. Start the bot now.
copies-verified = { $place } is whole: a backup of { $time } UTC by Chancery { $program }, { $tables } tables, every hash right.
copies-migrate-done = Copied and compared: { $tables } tables, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. Start the bot with the new database now.
copies-migrate-running = But a bot is running on the old database. What came in after { $time } UTC is not in the copy: stop that bot and copy once more, into an empty database, before you start the other.

# Why it could not be done.
copies-same = Both addresses name the same database.
copies-source = The database to copy (--from): { $why }
copies-target = The database to copy to (--to): { $why }
copies-no-folder = There is no folder { $place }. Make it first, or name a file.
copies-dangling = A row of the table { $table } refers to something that is not there. Nothing was changed. Was the database changed by hand?
copies-no-source = There is no database at { $place }.
copies-no-tables = There are no games: the database has none of Chancery’s tables. Is the address right?
copies-foreign = The database holds a table that is not Chancery’s: { $table }. Give Chancery a database (or a schema) of its own.
copies-not-empty = There is something already: the table { $table } has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. `chancery migrate` fills only an empty database; `chancery restore` with --replace puts the backup in its place.
copies-bot-running = A bot is running on that database. Stop it first (if it was killed just now, wait 20 seconds).
copies-exists = { $place } exists already, and nothing is overwritten. Choose another name, or name a folder.
copies-file = { $place }: { $why }
copies-not-backup = { $place } is no backup of Chancery’s.
copies-format = The backup is of format { $found }, which this program does not know. Take the Chancery that wrote it, or a newer one.
copies-damaged = The backup is damaged: its hashes do not fit ({ $where }). Nothing was changed. Take another backup.
copies-damaged-frame = its beginning or end
copies-differs = What was written is not what was read, in the table { $table }. Nothing was changed. Check the disk and try again.
copies-shape = The table { $table } does not look the same here and there. Nothing was changed. Was the database changed by hand?
copies-kind = The column { $table }.{ $column } is of a type that cannot be copied ({ $kind }). Was the database changed by hand?
copies-nul = A text in the table { $table } holds a null character, which PostgreSQL cannot keep. Nothing was changed.
copies-circle = These tables refer to each other in a circle and cannot be copied: { $tables }
