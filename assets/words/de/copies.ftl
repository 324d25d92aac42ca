# Was `chancery backup`, `restore` und `migrate` sagen.

copies-table = { $table }: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, SHA-256 { $hash }…
copies-backup-done = Die Sicherung liegt in { $place }, geschrieben und wieder gelesen: { $tables } Tabellen, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. Sie enthält versiegelte Befehle: Bewahr sie auf, wo nur du sie lesen kannst.
copies-backup-running = Der Bot läuft. Die Sicherung ist der Stand von { $time } UTC; was später kam, fehlt darin.
copies-restore-done = Die Spiele sind in { $place }: { $tables } Tabellen, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, mit der Sicherung verglichen. Starte jetzt den Bot.
copies-verified = { $place } ist heil: eine Sicherung vom { $time } UTC von Chancery { $program }, { $tables } Tabellen, alle Hashes stimmen.
copies-migrate-done = Kopiert und verglichen: { $tables } Tabellen, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. Starte den Bot jetzt mit der neuen Datenbank.
copies-migrate-running = Aber auf der alten Datenbank läuft ein Bot. Was nach { $time } UTC einging, fehlt in der Kopie: Halt diesen Bot an und kopier noch einmal in eine leere Datenbank, bevor du den anderen startest.

# Warum es nicht ging.
copies-same = Beide Adressen nennen dieselbe Datenbank.
copies-source = Die Datenbank, die kopiert werden soll (--from): { $why }
copies-target = Die Datenbank, in die kopiert werden soll (--to): { $why }
copies-no-folder = Es gibt keinen Ordner { $place }. Leg ihn erst an, oder nenn eine Datei.
copies-dangling = Eine Zeile der Tabelle { $table } verweist auf etwas, das nicht da ist. Nichts wurde geändert. Hat jemand die Datenbank von Hand geändert?
copies-no-source = In { $place } ist keine Datenbank.
copies-no-tables = Hier sind keine Spiele: Die Datenbank hat keine von Chancerys Tabellen. Stimmt die Adresse?
copies-foreign = In der Datenbank steht eine Tabelle, die nicht von Chancery ist: { $table }. Gib Chancery eine eigene Datenbank (oder ein eigenes Schema).
copies-not-empty = Da ist schon etwas: Die Tabelle { $table } hat { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. `chancery migrate` füllt nur eine leere Datenbank; `chancery restore` mit --replace setzt die Sicherung an ihre Stelle.
copies-bot-running = Auf dieser Datenbank läuft ein Bot. Halt ihn erst an (wurde er gerade abgeschossen, warte 20 Sekunden).
copies-exists = { $place } gibt es schon, und nichts wird überschrieben. Wähl einen anderen Namen oder nenn einen Ordner.
copies-file = { $place }: { $why }
copies-not-backup = { $place } ist keine Sicherung von Chancery.
copies-format = Die Sicherung hat das Format { $found }, das dieses Programm nicht kennt. Nimm das Chancery, das sie schrieb, oder ein neueres.
copies-damaged = Die Sicherung ist beschädigt: Ihre Hashes passen nicht ({ $where }). Nichts wurde geändert. Nimm eine andere Sicherung.
copies-damaged-frame = ihr Anfang oder Ende
copies-differs = Geschrieben steht nicht, was gelesen wurde, in der Tabelle { $table }. Nichts wurde geändert. Prüf die Platte und versuch es noch einmal.
copies-shape = Die Tabelle { $table } sieht hier und dort nicht gleich aus. Nichts wurde geändert. Wurde die Datenbank von Hand geändert?
copies-kind = Die Spalte { $table }.{ $column } hat einen Typ, der sich nicht kopieren lässt ({ $kind }). Wurde die Datenbank von Hand geändert?
copies-nul = Ein Text in der Tabelle { $table } enthält ein Nullzeichen, das PostgreSQL nicht behalten kann. Nichts wurde geändert.
copies-circle = Diese Tabellen verweisen im Kreis aufeinander und lassen sich nicht kopieren: { $tables }
