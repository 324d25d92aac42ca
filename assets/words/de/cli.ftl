# Die Hilfe der Kommandozeile und ihre Fehlermeldungen. Namen in Klammern
# in der Vorlage gehören der Kommandozeile selbst.

cli-template =
    { "{about}" }

    Aufruf: { "{usage}" }

    { "{all-args}" }
cli-commands = Kommandos
cli-command = KOMMANDO
cli-options = Optionen

cli-about =
    Leitet Diplomacy-Partien auf Discord oder in einer Sandbox im Browser.
    Ohne Kommando: auf Discord, wenn DISCORD_TOKEN gesetzt ist, sonst in der Sandbox.
cli-about-sandbox = Im Browser spielen, ohne Discord
cli-about-bot = Den Bot auf Discord laufen lassen
cli-about-resolve = Phasen auswerten: JSON-Zeilen von der Standardeingabe zur Standardausgabe
cli-about-receipt = Eine Quittung für Befehle prüfen: ihren Hash, und ob er veröffentlicht wurde

cli-receipt = Die Quittung, wie der Bot sie ausgegeben hat
cli-list = Eine Textdatei mit den veröffentlichten Hashes, etwa den Quittungen zu den Ergebnissen
cli-receipt-hash = Der Hash dieser Quittung ist { $hash }.
cli-receipt-listed = { $hash } steht in der Liste: Diese Befehle haben gezählt.
cli-receipt-not-listed = { $hash } steht nicht in der Liste.
cli-no-receipt = Diese Datei ist keine Quittung: Eine Quittung beginnt mit der Zeile „chancery receipt 1“ und hat eine Nonce.
cli-unreadable = { $file } lässt sich nicht lesen: { $cause }
cli-check = Jede Phase mit der Zeile danach vergleichen, wie im Archiv einer Partie
cli-data = Ordner, in dem die Partien gespeichert werden [Umgebung: { $env }] [Vorgabe: { $default }]
cli-database = PostgreSQL-Datenbank (postgres://…) statt einer Datei im Datenordner [Umgebung: { $env }]
cli-addr = Adresse der Seite, nur von diesem Rechner erreichbar [Umgebung: { $env }] [Vorgabe: { $default }]
cli-seed = Startwert für die Züge von „Für die anderen ausfüllen“; ohne Angabe wird einer gewählt und ausgegeben
cli-help = Diese Hilfe zeigen
cli-version = Die Version zeigen

cli-unknown = Unbekannte Option { $name }. `chancery --help` nennt alle Optionen.
cli-unknown-command = Unbekanntes Kommando { $command }. `chancery --help` nennt alle Kommandos.
cli-bad-value = „{ $value }“ ist kein gültiger Wert für { $name }.
cli-twice = { $name } steht zweimal da oder verträgt sich nicht mit einer anderen Option.
cli-missing = { $name } fehlt. `chancery --help` nennt alle Kommandos; mit --help nach einem Kommando siehst du seine Optionen.
cli-misused = Diese Kommandozeile ist nicht gültig. `chancery --help` zeigt, was du schreiben kannst.
cli-about-replay = Das Archiv einer Partie prüfen: seine Hashes, und jede Phase noch einmal auswerten
cli-file = Die Datei von `/game archive`

cli-web = Webseiten der Partien auf diesem Port oder dieser Adresse bereitstellen; aus, wenn weder hier noch in { $env } gesetzt (die Sandbox nimmt irgendeinen freien Port)
cli-web-url = Die Adresse, unter der man diese Seiten erreicht, wenn ein Proxy davorsteht; auch durch { $env }
cli-metrics = Zustand und Messwerte auf diesem Port oder dieser Adresse bereitstellen; aus, wenn weder hier noch in { $env } gesetzt
cli-log = Format des Protokolls: text oder json [Umgebung: { $env }] [Vorgabe: { $default }]
cli-about-doctor =
    Eine Installation prüfen (Token, Rechte, Datenbank, Uhr, Platte) und sagen, was gegen Fehler zu
    tun ist. Ändert nichts; endet bei Fehlern mit 1
cli-about-backup = Alle Partien in eine Datei schreiben, auch während der Bot läuft; sie lässt sich in jede Datenbank zurückspielen
cli-about-restore = Eine Sicherung in einen leeren Datenordner oder eine leere Datenbank zurückspielen
cli-about-migrate = Alle Partien von einer Datenbank in eine andere kopieren, etwa von SQLite nach PostgreSQL
cli-into = Datei, die geschrieben wird, oder ein Ordner, in dem eine Datei mit dem Datum im Namen entsteht
cli-backup = Die Datei von `chancery backup`
cli-replace = Vorhandene Partien durch die Sicherung ersetzen; eine vorhandene SQLite-Datei bleibt unter anderem Namen erhalten
cli-verify = Nur prüfen, ob die Sicherung unversehrt ist; nichts ändern
cli-from = Datenbank, die kopiert wird: sqlite:Pfad/zu/chancery.db oder postgres://…
cli-to = Leere Datenbank, in die kopiert wird, in derselben Form
cli-shards = Shards des Gateways, die dieser Prozess bedient, wenn sich mehrere eine PostgreSQL-Datenbank teilen: etwa 0-3/16 (die ersten vier von sechzehn) [Umgebung: { $env }] [Vorgabe: { $default }]
cli-about-archive = Das Archiv einer gespeicherten Partie schreiben: ganz, wenn sie vorbei ist, sonst die abgeschlossenen Phasen, soweit sie öffentlich sind
cli-game = Name oder Nummer der Partie
cli-game-line = { $number }: { $name } (Server { $server })
cli-out = Datei, die geschrieben wird; ohne Angabe heißt sie wie die Partie und liegt im jetzigen Ordner
cli-archived =
    { $name }: { $phases ->
        [one] 1 Phase
       *[other] { $phases } Phasen
    } in { $file } geschrieben. Prüf die Datei mit `chancery replay { $file }`.

cli-about-arena = Computerspieler gegeneinander spielen lassen und zeigen, wie stark sie sind
cli-players = Ein Spieler für jede Macht der Karte (sieben auf der üblichen), durch Kommas getrennt: random, holder, dumbbot, dumbbot+, easy, normal, strong; zum Beispiel normal,dumbbot*6
cli-variant = Variante, die gespielt wird [Vorgabe: { $default }]
cli-board = Karte, auf der gespielt wird, falls nicht die der Variante: die Kennung einer mitgelieferten (standard, economic, naval, hanse, …), oder die board.json einer anderen, oder deren Ordner
cli-games = Zahl der Partien; bei einem Vielfachen der Zahl der Spieler bekommt jeder Spieler jede Macht gleich oft [Vorgabe: { $default }]
cli-arena-seed = Startwert des Zufalls: derselbe Startwert ergibt dieselben Partien [Vorgabe: { $default }]
cli-years = Jahre, nach denen eine Partie abgebrochen wird [Vorgabe: { $default }]
cli-nodes = Knoten, die ein Spieler verbrauchen darf, in Tausendsteln seiner vollen Zahl [Vorgabe: { $default }]
cli-jobs = Partien, die gleichzeitig gespielt werden [Vorgabe: { $default }]
cli-json = Für jede Partie eine Zeile JSON ausgeben statt einer Tabelle

cli-about-board = Eine eigene Karte prüfen, beginnen oder importieren
cli-about-check = Alles nennen, was an einer Karte falsch ist, oder was für eine sie ist
cli-about-new = Eine kleine Beispielkarte für den Anfang schreiben
cli-new-folder = Ordner, in den sie geschrieben wird; nichts darin wird überschrieben
cli-new-powers = Wie viele Mächte sie hat, 2 bis 4 [Vorgabe: { $default }]
cli-paint = Ein gemaltes Bild (map.png mit provinces.csv) statt Umrissen (map.svg)
cli-about-import = Eine Karte aus Dateien machen, die für ein anderes Programm gemacht wurden
cli-import-format = Was die Dateien sind: dvar (die JSON-Datei einer diplicity-Variante und ihr SVG), diplomacygm (die config.json einer DiplomacyGM-Variante und ihr SVG), jdip (die variants.xml von jDip, das XML ihrer Provinzen und ihr SVG), python (eine .map des Python-Pakets diplomacy)
cli-import-variant = Name der Variante, wenn eine Datei mehrere hat (jdip)
cli-import-files = Die Dateien; von mehreren zuerst die, auf der gespielt wird
cli-import-out = Ordner, in den die Karte geschrieben wird; nichts darin wird überschrieben
cli-resolve-board = Die board.json für Zeilen, die keine Karte nennen, oder der Ordner, in dem sie liegt
cli-board-file = Die board.json der Karte, oder der Ordner, in dem sie neben ihrer Zeichnung liegt
