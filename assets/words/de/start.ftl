# Die eigenen Knöpfe der Sandbox-Seite, und was das Programm beim Start schreibt.

sandbox-forwarded = { $hours ->
    [0] { $minutes ->
        [0] **{ $game }**: Die Frist für { $phase } ist da.
        [one] **{ $game }**: Die Frist für { $phase } ist da, eine Minute früher. Andere Spiele behalten ihre.
       *[other] **{ $game }**: Die Frist für { $phase } ist da, { $minutes } Minuten früher. Andere Spiele behalten ihre.
    }
    [one] **{ $game }**: Die Frist für { $phase } ist da, eine Stunde früher. Andere Spiele behalten ihre.
   *[other] **{ $game }**: Die Frist für { $phase } ist da, { $hours } Stunden früher. Andere Spiele behalten ihre.
}
sandbox-joined = { $count ->
    [0] Der Tisch ist voll bis auf deinen eigenen Platz: Tritt bei und starte dann das Spiel.
    [one] Eine Person ist beigetreten.
   *[other] { $count } Personen sind beigetreten.
}
sandbox-played = { $count ->
    [0] Sonst hat gerade niemand etwas zu tun. Schreib deine Befehle und drück „Bereit“.
    [one] Die Befehle von einer anderen Person sind da, und sie ist bereit.
   *[other] Die Befehle von { $count } anderen sind da, und alle sind bereit.
}
sandbox-played-all = { $count ->
    [one] Die Befehle von einer anderen Person waren da. Alle waren bereit, also ist die Phase geschlossen.
   *[other] Die Befehle von { $count } anderen waren da. Alle waren bereit, also ist die Phase geschlossen.
}
sandbox-not-voted = { $count ->
    [one] Über eine Frage wird abgestimmt, und hier hat niemand eine Stimme abgegeben: Das tut „Für die anderen mit Ja stimmen“.
   *[other] Über { $count } Fragen wird abgestimmt, und hier hat niemand eine Stimme abgegeben: Das tut „Für die anderen mit Ja stimmen“.
}
sandbox-voted = { $count ->
    [0] Von den anderen hatte niemand etwas abzustimmen.
    [one] Für die anderen wurde eine Stimme abgegeben: ja.
   *[other] Für die anderen wurden { $count } Stimmen abgegeben: ja zu allem.
}
sandbox-voted-over = Das Spiel ist zu Ende.
sandbox-fault = Das hat nicht geklappt, und der Fehler liegt bei uns: Sieh im Protokoll des Programms nach.

start-sandbox = Chancery { $version }: Sandbox, weil { $why }. Öffne { $address } im Browser.
start-sandbox-no-token = kein DISCORD_TOKEN gesetzt ist
start-sandbox-asked = du sie verlangt hast
start-discord = Chancery { $version }: auf Discord, mit dem Token aus DISCORD_TOKEN.
start-stand-in = Chancery { $version }: am Stellvertreter für Discord unter { $address }, weil CHANCERY_DISCORD_API gesetzt ist.
start-data = Spiele liegen in { $place }. Anhalten mit Strg-C.
start-seed = Was „Für die anderen ausfüllen“ tut, folgt aus dem Startwert { $seed }: Mit --seed { $seed } tut es wieder dasselbe.

# Warum das Programm nicht starten oder weiterlaufen konnte.
start-error = Fehler: { $text }
start-env = Die Datei .env ist nicht lesbar: { $why }
start-env-line = Die Datei .env ist nicht lesbar: Der Wert von { $name } ist nicht abgeschlossen oder enthält Leerzeichen ohne Anführungszeichen. Schreib { $name }=Wert, mit Anführungszeichen, wenn Leerzeichen oder Zeichen wie # darin sind.
start-env-no-name = Die Datei .env ist nicht lesbar: Eine ihrer Zeilen hat nicht die Form NAME=Wert. Eine Bemerkung beginnt mit #.
start-no-threads = Das System gibt keine Threads her: { $why }
start-no-token = DISCORD_TOKEN ist nicht gesetzt. Setz es in der Umgebung oder in .env.
start-bad-address = CHANCERY_ADDR ist keine Adresse wie 127.0.0.1:8080: „{ $found }“
start-lines = Die Zeilen sind nicht lesbar oder schreibbar: { $why }
start-no-games = In { $folder } liegen keine Spiele. Nenn mit --data den Ordner, in dem die Spiele liegen.
start-which-game =
    { $count ->
        [0] Es gibt kein Spiel namens „{ $game }“ und keines mit dieser Nummer.
       *[other] „{ $game }“ kann eines von mehreren Spielen sein. Nenn eines mit seiner Nummer:
        { $found }
    }
start-no-archive = Davon gibt es kein Archiv: { $why }
start-no-file = { $path } kann nicht geschrieben werden: { $why }
start-scheduler = Der Zeitgeber ist ausgefallen: { $why }

start-store = Die Spiele lassen sich nicht öffnen: { $why }
start-store-folder = in den Datenordner { $folder } kann nicht geschrieben werden ({ $why }). Gib ihn dem Benutzer, unter dem Chancery läuft, oder wähl mit --data einen anderen.
start-store-address = die Adresse der Datenbank ist weder postgres://… noch sqlite:Pfad. Schreib postgres://benutzer:kennwort@rechner/datenbank; im Kennwort % und zwei Ziffern für alles, was weder Buchstabe noch Ziffer ist (%40 für @), oder gib es in PGPASSWORD an.
start-store-newer = die Tabellen haben den Stand { $found }, und Chancery { $program } kennt sie bis { $known }: Ein neueres Chancery war hier. Starte jenes, oder spiel eine Sicherung von davor zurück.
start-store-newer-engine = Version { $found } hat darin geschrieben, und dies ist Chancery { $ours }, das könnte es falsch lesen. Starte Chancery { $found } oder ein neueres, oder spiel eine Sicherung von davor zurück.
start-store-foreign = die Tabellen sind nicht die, die Chancery { $program } anlegt (Migration { $found } ist anders). Starte das Chancery, das sie angelegt hat, oder spiel eine Sicherung in eine leere Datenbank zurück.
start-store-half-done = Migration { $found } zu Chancery { $program } hat begonnen und ist nicht fertig geworden. Spiel die Sicherung von davor zurück, oder frag uns und lass die Datenbank, wie sie ist.
start-store-older-running = die Tabellen müssen auf den Stand von Chancery { $program } gebracht werden, aber { $processes ->
    [one] ein Prozess einer älteren Version läuft
   *[other] { $processes } Prozesse einer älteren Version laufen
} darauf. Halt erst alle an (wurden sie gerade abgeschossen, warte 20 Sekunden).
start-store-held = ein anderes Chancery ({ $pid ->
    [0] Nummer unbekannt
   *[other] Prozess { $pid }
}) läuft darauf, und SQLite ist für einen Prozess. Halt jenes an, wähl mit --data einen anderen Ordner, oder nimm PostgreSQL für mehrere.
start-store-busy = die Datenbank ist beschäftigt, oder ein anderer Prozess hält sie. Schließ, was sie sonst noch offen hat, etwa ein Datenbankprogramm, und versuch es noch einmal.
start-store-corrupt = die Datei der Datenbank ist beschädigt oder keine Datenbank. Heb sie auf, und spiel die letzte Sicherung in einen anderen Ordner zurück.
start-store-read-only = in die Datenbank kann nicht geschrieben werden. Gib dem Benutzer, unter dem Chancery läuft, das Recht dazu; bei PostgreSQL nenn den Hauptserver und keine Kopie.
start-store-full = die Platte ist voll. Schaff Platz.
start-store-unreachable = die Datenbank ist nicht erreichbar ({ $why }). Sieh nach, ob der Server läuft und ob Benutzer, Kennwort, Rechner und Datenbank in der Adresse stimmen.
start-store-other = { $why }

start-not-loopback = Die Sandbox hat keine Schlösser, deshalb öffnet sie sich nur diesem Rechner, und { $address } ist keine Loopback-Adresse. Nimm 127.0.0.1.
start-cannot-listen = Die Sandbox kann auf { $address } nicht lauschen: { $why }. Wähl mit --addr eine andere Adresse.
start-sandbox-folder = Die Sandbox kann den Datenordner { $path } nicht benutzen: { $why }
start-sandbox-snapshot = Die Sandbox kann { $path } nicht lesen: { $why }. Räum die Datei weg, um neu anzufangen.

start-token-empty = DISCORD_TOKEN ist leer. Kopier das Token aus dem Entwicklerportal (Bot, Reset Token) dorthin.
start-token-characters = In DISCORD_TOKEN steht ein Zeichen, das kein Token hat (Leerzeichen, Anführungszeichen, Zeilenumbruch?). Kopier es neu aus dem Entwicklerportal (Bot, Reset Token).
start-bad-base = „{ $address }“ ist keine http-Adresse auf dem Loopback dieses Rechners wie http://127.0.0.1:7700.
start-no-client = Auf diesem System lässt sich kein HTTP-Client anlegen: { $why }
start-wrong-token = Discord nimmt das Token nicht an. Kopier es neu aus dem Entwicklerportal (Bot, Reset Token) nach DISCORD_TOKEN.
start-unreachable = { $at } ist nicht erreichbar: { $why }. Hat dieser Rechner einen Weg dorthin über Port 443 (Nameserver, Firewall, Proxy)? `chancery doctor` sieht noch einmal nach.
start-odd = { $at } antwortete { $why } auf die Frage nach der Adresse des Gateways. Versuch es in ein paar Minuten noch einmal; https://discordstatus.com sagt, ob Discord selbst Schwierigkeiten hat.
start-elsewhere = { $at } nennt ein Gateway außerhalb dieses Rechners.
start-no-setup = Der Bot ließ sich nicht einrichten: { $why }
start-gateway = Discords Gateway hat den Bot abgewiesen: { $why }
start-intents = Discord gewährt diesem Bot die Ereignisse nicht, um die er bittet (Guilds, Direct Messages). Beide stehen jedem Bot frei: Sieh im Entwicklerportal nach, ob die Anwendung eingeschränkt wurde, und starte den Bot neu.

start-metrics = Zustand und Zahlen: { $address }/health, /ready und /metrics.
start-metrics-open = Zustand und Zahlen: { $address }/health, /ready und /metrics. Wer diese Adresse erreicht, kann sie lesen.
start-metrics-cannot = Zustand und Zahlen lassen sich nicht unter { $address } bereitstellen: { $why }. Wähl mit --metrics eine andere Adresse.
start-shards-taken = Ein anderer Prozess ({ $pid }) hat auf dieser Datenbank { $range }, und kein Ereignis darf zwei erreichen. Gib jedem Prozess eigene Shards mit --shards oder SHARDS, alle mit derselben Gesamtzahl: etwa 0-3/8 und 4-7/8.
start-shards-all = alle Shards
start-shards-range = die Shards { $first } bis { $last } von { $total }
