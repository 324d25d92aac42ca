# Die Hilfe der Kommandozeile, und was sie zu Zeilen sagt, die sie nicht versteht. Namen in Klammern
# in der Vorlage gehören der Kommandozeile selbst.

cli-template =
    { "{about}" }

    Aufruf: { "{usage}" }

    { "{all-args}" }
cli-commands = Kommandos
cli-command = KOMMANDO
cli-options = Optionen

cli-about =
    Leitet Partien Diplomacy auf Discord oder in einer Sandbox im Browser.

    Ohne Kommando: auf Discord, wenn DISCORD_TOKEN gesetzt ist, sonst die Sandbox.
cli-about-sandbox = Spielt im Browser, ohne Discord.
cli-about-bot = Lässt den Bot auf Discord laufen.
cli-about-resolve = Wertet Phasen aus: JSON-Zeilen von der Standardeingabe zur Standardausgabe.
cli-about-receipt = Prüft eine Quittung über Befehle: ihren Hash, und ob er veröffentlicht wurde.

cli-receipt = Die Quittung, wie der Bot sie gegeben hat.
cli-list = Ein Text mit den veröffentlichten Hashes, etwa die Quittungen der Ergebnisse.
cli-receipt-hash = Der Hash dieser Quittung ist { $hash }.
cli-receipt-listed = { $hash } steht in der Liste: Dieses Blatt hat gezählt.
cli-receipt-not-listed = { $hash } steht nicht in der Liste.
cli-no-receipt = Diese Datei ist keine Quittung: Eine beginnt mit der Zeile „chancery receipt 1“ und hat eine Nonce.
cli-unreadable = { $file } lässt sich nicht lesen: { $cause }
cli-check = Vergleicht jede Phase mit der Zeile danach, wie im Archiv eines Spiels.
cli-data = Der Ordner, in dem Spiele liegen; { $default }, wenn hier und in { $env } keiner genannt ist.
cli-database = Eine PostgreSQL-Datenbank (postgres://…) statt einer Datei im Datenordner; auch in { $env } möglich.
cli-addr = Die Adresse der Seite, die nur dieser Rechner erreicht; { $default }, wenn hier und in { $env } keine genannt ist.
cli-seed = Die Zahl, aus der folgt, was „Für die anderen ausfüllen“ tut; ohne sie wird eine gezogen und genannt.
cli-help = Zeigt diese Hilfe.
cli-version = Zeigt die Version.

cli-unknown = Es gibt keine Option { $name }. `chancery --help` nennt alle.
cli-unknown-command = Es gibt kein Kommando { $command }. `chancery --help` nennt alle.
cli-bad-value = „{ $value }“ passt nicht zu { $name }.
cli-twice = { $name } darf nur einmal stehen.
cli-missing = In dieser Zeile fehlt { $name }. `chancery --help` nennt alle Befehle, und --help nach einem Befehl, was zu ihm gehört.
cli-misused = Diese Zeile ist unverständlich. `chancery --help` sagt, was man schreiben kann.
cli-about-replay = Prüft das Archiv eines Spiels: seine Hashes, und jede Phase neu ausgewertet.
cli-file = Die Datei, die `/game archive` gab.

cli-metrics =
    Stellt dort Zustand und Zahlen bereit: ein Port auf diesem Rechner oder eine Adresse mit Port;
    nirgends, wenn weder hier noch in { $env } etwas steht.
cli-log = Wie das Protokoll geschrieben wird: text oder json; { $default }, wenn es weder hier noch in { $env } steht.
cli-about-doctor =
    Sieht nach, was an einer Installation nicht stimmt (Token, Rechte, Datenbank, Uhr, Platte), und
    sagt, was zu tun ist. Ändert nichts; endet mit 1, wenn etwas nicht stimmt.
cli-about-backup = Schreibt alle Spiele in eine Datei, auch während der Bot läuft; jede Datenbank lässt sich daraus wiederherstellen.
cli-about-restore = Spielt eine Sicherung zurück, in einen leeren Datenordner oder eine leere Datenbank.
cli-about-migrate = Kopiert alle Spiele von einer Datenbank in eine andere, etwa von SQLite nach PostgreSQL.
cli-into = Die Datei, die geschrieben wird, oder ein Ordner, in dem sie einen Namen mit Datum bekommt.
cli-backup = Die Datei, die `chancery backup` schrieb.
cli-replace = Setzt die Sicherung an die Stelle der Spiele, die da sind. Eine SQLite-Datei bleibt daneben liegen.
cli-verify = Ändert nichts: sieht nur nach, ob die Sicherung heil ist.
cli-from = Die Datenbank, die kopiert wird: sqlite:Pfad/zu/chancery.db oder postgres://….
cli-to = Die leere Datenbank, in die kopiert wird, in derselben Form.
cli-shards = Die Shards des Gateways, die dieser Prozess bedient, wenn sich mehrere eine PostgreSQL-Datenbank teilen: etwa 0-3/16 (die ersten vier von sechzehn); { $default }, wenn hier und in { $env } keine genannt sind.
cli-about-archive = Schreibt das Archiv eines gespeicherten Spiels: alles, wenn es vorbei ist; sonst die geschlossenen Phasen, soweit sie öffentlich sind.
cli-game = Name oder Nummer des Spiels.
cli-game-line = { $number }: { $name } (Server { $server })
cli-out = Die Datei, die geschrieben wird; ohne Angabe eine mit dem Namen des Spiels, im jetzigen Ordner.
cli-archived =
    { $name }: { $phases ->
        [one] eine Phase
       *[other] { $phases } Phasen
    } in { $file }. `chancery replay { $file }` prüft sie.
