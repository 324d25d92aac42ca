# Was `chancery backup`, `restore` und `migrate` sagen.

copies-table = { $table }: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}, SHA-256 { $hash }…
copies-backup-done = Sicherung in { $place } geschrieben und geprüft: { $tables } Tabellen, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. Sie enthält versiegelte Befehle: Bewahr sie so auf, dass nur du sie lesen kannst.
copies-backup-running = Der Bot läuft. Die Sicherung zeigt den Stand von { $time } UTC; was später kam, fehlt darin.
copies-restore-done = Partien in { $place } wiederhergestellt und mit der Sicherung verglichen: { $tables } Tabellen, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. Du kannst den Bot jetzt starten.
copies-verified = { $place } ist unversehrt: eine Sicherung vom { $time } UTC von Chancery { $program }, { $tables } Tabellen, alle Hashes stimmen.
copies-migrate-done = Kopiert und verglichen: { $tables } Tabellen, { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. Du kannst den Bot jetzt mit der neuen Datenbank starten.
copies-migrate-running = Aber auf der alten Datenbank läuft noch ein Bot. Was nach { $time } UTC einging, fehlt in der Kopie: Halt diesen Bot an und kopier noch einmal in eine leere Datenbank, bevor du den neuen startest.

# Warum es nicht ging.
copies-same = Beide Adressen nennen dieselbe Datenbank.
copies-source = Die Datenbank, die kopiert werden soll (--from): { $why }
copies-target = Die Datenbank, in die kopiert werden soll (--to): { $why }
copies-no-folder = Den Ordner { $place } gibt es nicht. Leg ihn erst an, oder nenn eine Datei.
copies-dangling = Eine Zeile der Tabelle { $table } verweist auf eine, die es nicht gibt. Nichts wurde geändert. Wurde die Datenbank von Hand geändert?
copies-no-source = In { $place } ist keine Datenbank.
copies-no-tables = Hier sind keine Partien: Die Datenbank hat keine von Chancerys Tabellen. Stimmt die Adresse?
copies-foreign = Die Datenbank enthält eine Tabelle, die nicht von Chancery ist: { $table }. Gib Chancery eine eigene Datenbank (oder ein eigenes Schema).
copies-not-empty = Das Ziel ist nicht leer: Die Tabelle { $table } hat { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
}. `chancery migrate` braucht eine leere Datenbank; `chancery restore` ersetzt vorhandene Partien, wenn du --replace angibst.
copies-bot-running = Auf dieser Datenbank läuft ein Bot. Halt ihn erst an (wurde er gerade hart beendet, wart 20 Sekunden).
copies-exists = { $place } gibt es schon und wird nicht überschrieben. Wähl einen anderen Namen, oder nenn einen Ordner.
copies-file = { $place }: Das ging nicht. Ursache (englisch): „{ $why }“
copies-not-backup = { $place } ist keine Sicherung von Chancery.
copies-format = Die Sicherung hat das Format { $found }, das diese Version nicht lesen kann. Nimm die Version von Chancery, die sie geschrieben hat, oder eine neuere.
copies-damaged = Die Sicherung ist beschädigt: Ihre Hashes stimmen nicht ({ $where }). Nichts wurde geändert. Nimm eine andere Sicherung.
copies-damaged-frame = ihr Anfang oder Ende
copies-differs = Die Kopie der Tabelle { $table } weicht vom Original ab. Nichts wurde geändert. Prüf die Platte und versuch es noch einmal.
copies-shape = Die Tabelle { $table } ist in den beiden Datenbanken verschieden aufgebaut. Nichts wurde geändert. Wurde die Datenbank von Hand geändert?
copies-kind = Die Spalte { $table }.{ $column } hat einen Typ, der sich nicht kopieren lässt ({ $kind }). Wurde die Datenbank von Hand geändert?
copies-nul = Ein Text in der Tabelle { $table } enthält ein Nullzeichen, das PostgreSQL nicht speichern kann. Nichts wurde geändert.
copies-circle = Diese Tabellen verweisen im Kreis aufeinander und lassen sich nicht kopieren: { $tables }
