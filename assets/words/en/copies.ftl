# What `chancery backup`, `restore` and `migrate` say.

copies-table = { $table }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, SHA-256 { $hash }…
copies-backup-done = Backup written to { $place } and verified: { $tables } tables, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. It contains sealed orders: keep it where only you can read it.
copies-backup-running = The bot is running. The backup shows the state at { $time } UTC; anything later is not in it.
copies-restore-done = Games restored to { $place } and compared with the backup: { $tables } tables, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. You can start the bot now.
copies-verified = { $place } is intact: a backup made at { $time } UTC by Chancery { $program }, { $tables } tables, all hashes match.
copies-migrate-done = Copied and compared: { $tables } tables, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. You can start the bot with the new database now.
copies-migrate-running = But a bot is still running on the old database. Whatever came in after { $time } UTC is not in the copy: stop that bot and copy again, into an empty database, before you start the new one.

# Why it failed.
copies-same = Both addresses point to the same database.
copies-source = The database to copy (--from): { $why }
copies-target = The database to copy to (--to): { $why }
copies-no-folder = The folder { $place } does not exist. Create it first, or name a file.
copies-dangling = A row of the table { $table } refers to one that does not exist. Nothing was changed. Was the database edited by hand?
copies-no-source = There is no database at { $place }.
copies-no-tables = There are no games here: the database has none of Chancery’s tables. Is the address right?
copies-foreign = The database contains a table that is not Chancery’s: { $table }. Give Chancery a database (or schema) of its own.
copies-not-empty = The target is not empty: the table { $table } has { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}. `chancery migrate` needs an empty database; `chancery restore` replaces existing games if you add --replace.
copies-bot-running = A bot is running on that database. Stop it first (if it was killed just now, wait 20 seconds).
copies-exists = { $place } exists already and will not be overwritten. Choose another name, or name a folder.
copies-file = { $place }: { $why }
copies-not-backup = { $place } is not a Chancery backup.
copies-format = The backup has format { $found }, which this version cannot read. Use the version of Chancery that wrote it, or a newer one.
copies-damaged = The backup is damaged: its hashes do not match ({ $where }). Nothing was changed. Use another backup.
copies-damaged-frame = its beginning or end
copies-differs = The copy of the table { $table } differs from the original. Nothing was changed. Check the disk and try again.
copies-shape = The table { $table } has a different structure in the two databases. Nothing was changed. Was the database edited by hand?
copies-kind = The column { $table }.{ $column } has a type that cannot be copied ({ $kind }). Was the database edited by hand?
copies-nul = A text in the table { $table } contains a null character, which PostgreSQL cannot store. Nothing was changed.
copies-circle = These tables refer to each other in a circle and cannot be copied: { $tables }
