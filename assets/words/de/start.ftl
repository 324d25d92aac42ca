# Was die eigenen Knöpfe der Sandbox-Seite melden, und was das Programm beim Start schreibt.

sandbox-forwarded = { $hours ->
    [0] { $minutes ->
        [0] **{ $game }**: Die Frist für { $phase } ist abgelaufen.
        [one] **{ $game }**: Die Frist für { $phase } ist abgelaufen, eine Minute früher als geplant. Andere Partien sind nicht betroffen.
       *[other] **{ $game }**: Die Frist für { $phase } ist abgelaufen, { $minutes } Minuten früher als geplant. Andere Partien sind nicht betroffen.
    }
    [one] **{ $game }**: Die Frist für { $phase } ist abgelaufen, eine Stunde früher als geplant. Andere Partien sind nicht betroffen.
   *[other] **{ $game }**: Die Frist für { $phase } ist abgelaufen, { $hours } Stunden früher als geplant. Andere Partien sind nicht betroffen.
}
sandbox-joined = { $count ->
    [0] Alle anderen Plätze sind besetzt: Tritt bei und starte dann die Partie.
    [one] Ein Spieler ist beigetreten.
   *[other] { $count } Spieler sind beigetreten.
}
sandbox-played = { $count ->
    [0] Sonst hat gerade niemand etwas zu tun. Schreib deine Befehle und drück „Fertig“.
    [one] Die Befehle eines anderen Spielers sind da, und er ist jetzt fertig.
   *[other] Die Befehle von { $count } anderen Spielern sind da, und alle sind jetzt fertig.
}
sandbox-played-all = { $count ->
    [one] Die Befehle eines anderen Spielers sind da. Alle waren fertig, also ist die Phase zu Ende.
   *[other] Die Befehle von { $count } anderen Spielern sind da. Alle waren fertig, also ist die Phase zu Ende.
}
sandbox-not-voted = { $count ->
    [one] Eine Abstimmung ist offen; dieser Knopf stimmt nicht ab. Das tut „Für die anderen mit Ja stimmen“.
   *[other] { $count } Abstimmungen sind offen; dieser Knopf stimmt nicht ab. Das tut „Für die anderen mit Ja stimmen“.
}
sandbox-voted = { $count ->
    [0] Von den anderen hatte niemand eine Stimme abzugeben.
    [one] Für die anderen wurde eine Ja-Stimme abgegeben.
   *[other] Für die anderen wurden { $count } Ja-Stimmen abgegeben.
}
sandbox-voted-over = Die Partie ist zu Ende.
sandbox-fault = Das hat wegen eines Fehlers im Programm nicht geklappt. Sieh in dessen Log nach.

start-sandbox = Chancery { $version }: Sandbox, weil { $why }. Öffne { $address } im Browser.
start-sandbox-no-token = DISCORD_TOKEN nicht gesetzt ist
start-sandbox-asked = du sie verlangt hast
start-discord = Chancery { $version }: läuft auf Discord mit dem Token aus DISCORD_TOKEN.
start-stand-in = Chancery { $version }: nutzt den Discord-Ersatz unter { $address }, weil CHANCERY_DISCORD_API gesetzt ist.
start-data = Die Partien liegen in { $place }. Beenden mit Strg+C.
start-invitation = Den Bot einem Server hinzufügen: { $link }
start-seed = „Für die anderen ausfüllen“ nutzt den Startwert { $seed }. Starte mit --seed { $seed }, damit wieder dasselbe herauskommt.

# Warum das Programm nicht starten oder weiterlaufen konnte.
start-error = Fehler: { $text }
start-env = Die Datei .env ist nicht lesbar: { $why }
start-env-line = Die Datei .env ist nicht lesbar: Beim Wert von { $name } fehlt ein schließendes Anführungszeichen, oder er enthält Leerzeichen ohne Anführungszeichen. Schreib { $name }=Wert; setz den Wert in Anführungszeichen, wenn er Leerzeichen oder Zeichen wie # enthält.
start-env-no-name = Die Datei .env ist nicht lesbar: Eine Zeile hat nicht die Form NAME=Wert. Kommentare beginnen mit #.
start-no-threads = Das System kann keine Threads starten: { $why }
start-no-token = DISCORD_TOKEN ist nicht gesetzt. Setz es in der Umgebung oder in .env.
start-bad-address = CHANCERY_ADDR ist keine Adresse wie 127.0.0.1:8080: „{ $found }“
start-lines = Eingabe oder Ausgabe ist fehlgeschlagen: { $why }
start-no-games = In { $folder } liegen keine Partien. Nenne ihren Ordner mit --data.
start-which-game =
    { $count ->
        [0] Es gibt keine Partie namens „{ $game }“ oder mit dieser Nummer.
       *[other] „{ $game }“ kann eine von mehreren Partien sein. Nenne eine mit ihrer Nummer:
        { $found }
    }
start-no-archive = Diese Partie hat kein Archiv: { $why }
start-no-file = { $path } kann nicht geschrieben werden: { $why }
start-scheduler = Der Zeitgeber hat sich beendet: { $why }

start-store = Die Partien lassen sich nicht öffnen: { $why }
start-store-folder = in den Datenordner { $folder } kann nicht geschrieben werden ({ $why }). Mach den Benutzer, unter dem Chancery läuft, zu seinem Besitzer, oder wähl mit --data einen anderen.
start-store-address = die Adresse der Datenbank ist weder postgres://… noch sqlite:Pfad. Schreib postgres://benutzer:kennwort@rechner/datenbank. Im Kennwort wird alles außer Buchstaben und Ziffern zu % und zwei Hexziffern (%40 für @); oder gib es in PGPASSWORD an.
start-store-newer = die Tabellen haben die Version { $found }, und Chancery { $program } kennt sie bis { $known }: Ein neueres Chancery hat diese Datenbank benutzt. Starte das neuere, oder spiel eine Sicherung aus der Zeit davor zurück.
start-store-newer-engine = Chancery { $found } hat darin geschrieben; dies ist Chancery { $ours } und könnte es falsch lesen. Starte Chancery { $found } oder ein neueres, oder spiel eine Sicherung aus der Zeit davor zurück.
start-store-foreign = die Tabellen sind nicht die, die Chancery { $program } anlegt (Migration { $found } weicht ab). Starte das Chancery, das sie angelegt hat, oder spiel eine Sicherung in eine leere Datenbank zurück.
start-store-half-done = Migration { $found } zu Chancery { $program } wurde begonnen, aber nicht abgeschlossen. Spiel eine Sicherung aus der Zeit davor zurück, oder frag uns um Hilfe und lass die Datenbank, wie sie ist.
start-store-older-running = die Tabellen müssen auf Chancery { $program } umgestellt werden, aber { $processes ->
    [one] ein Prozess einer älteren Version benutzt die Datenbank noch. Beende ihn
   *[other] { $processes } Prozesse einer älteren Version benutzen die Datenbank noch. Beende alle
} zuerst (nach gewaltsamem Beenden: warte 20 Sekunden).
start-store-held = ein anderes Chancery ({ $pid ->
    [0] Prozessnummer unbekannt
   *[other] Prozess { $pid }
}) benutzt sie, und SQLite lässt nur einen Prozess zu. Beende es, wähl mit --data einen anderen Ordner, oder nimm PostgreSQL für mehrere Prozesse.
start-store-busy = die Datenbank ist gerade belegt, oder ein anderer Prozess hat sie gesperrt. Schließ andere Programme, die sie offen haben, etwa einen Datenbankbrowser, und versuch es noch einmal.
start-store-corrupt = die Datenbankdatei ist beschädigt oder keine Datenbank. Heb sie auf, und spiel die letzte Sicherung in einen anderen Ordner zurück.
start-store-read-only = in die Datenbank kann nicht geschrieben werden. Gib dem Benutzer, unter dem Chancery läuft, Schreibrechte; bei PostgreSQL nimm den Hauptserver, keine Replik.
start-store-full = die Platte ist voll. Schaff Platz.
start-store-unreachable = die Datenbank ist nicht erreichbar ({ $why }). Prüf, ob der Server läuft und ob Benutzer, Kennwort, Rechner und Datenbank in der Adresse stimmen.
start-store-other = { $why }

start-not-loopback = Die Sandbox hat keinen Zugangsschutz, deshalb lauscht sie nur auf diesem Rechner, und { $address } ist keine Loopback-Adresse. Nimm 127.0.0.1.
start-cannot-listen = Die Sandbox kann auf { $address } nicht lauschen: { $why }. Wähl mit --addr eine andere Adresse.
start-sandbox-folder = Die Sandbox kann den Datenordner { $path } nicht benutzen: { $why }
start-sandbox-snapshot = Die Sandbox kann { $path } nicht lesen: { $why }. Räum die Datei weg, um neu anzufangen.

start-token-empty = DISCORD_TOKEN ist leer. Trag dort das Token aus dem Entwicklerportal ein (Bot, Reset Token).
start-token-characters = DISCORD_TOKEN enthält ein Zeichen, das in keinem Token vorkommt (Leerzeichen, Anführungszeichen, Zeilenumbruch?). Kopier es noch einmal aus dem Entwicklerportal (Bot, Reset Token).
start-bad-base = „{ $address }“ ist keine http-Adresse auf dem Loopback dieses Rechners, wie etwa http://127.0.0.1:7700.
start-no-client = Auf diesem System lässt sich kein HTTP-Client anlegen: { $why }
start-wrong-token = Discord nimmt das Token nicht an. Kopier es noch einmal aus dem Entwicklerportal (Bot, Reset Token) nach DISCORD_TOKEN.
start-unreachable = { $at } ist nicht erreichbar: { $why }. Kann dieser Rechner es über Port 443 erreichen (Nameserver, Firewall, Proxy)? `chancery doctor` prüft es noch einmal.
start-odd = Auf die Frage nach der Adresse des Gateways antwortete { $at } mit { $why }. Versuch es in ein paar Minuten noch einmal; https://discordstatus.com zeigt, ob Discord selbst Probleme hat.
start-elsewhere = { $at } nennt ein Gateway außerhalb dieses Rechners.
start-no-setup = Der Bot ließ sich nicht einrichten: { $why }
start-gateway = Discords Gateway hat den Bot abgewiesen: { $why }
start-intents = Discord gewährt diesem Bot die Ereignisse nicht, um die er bittet (Guilds, Direct Messages). Beide darf jeder Bot haben: Sieh im Entwicklerportal nach, ob die Anwendung eingeschränkt ist, und starte den Bot dann neu.

start-metrics = Zustand und Messwerte: { $address }/health, /ready und /metrics.
start-metrics-open = Zustand und Messwerte: { $address }/health, /ready und /metrics. Wer diese Adresse erreicht, kann sie lesen.
start-metrics-cannot = Zustand und Messwerte lassen sich nicht unter { $address } bereitstellen: { $why }. Wähl mit --metrics eine andere Adresse.
start-web = Webseiten der Partien: { $address } (die Links gibt `/game window`).
start-web-cannot = Webseiten der Partien lassen sich nicht unter { $address } bereitstellen: { $why }. Wähl mit --web eine andere Adresse.
start-web-no-url = Webseiten der Partien lassen sich unter { $address } nur mit der Adresse bereitstellen, die die Leute benutzen, denn die Links müssen sie nennen. Gib sie mit --web-url oder WEB_URL an, zum Beispiel https://games.example.org.
start-shards-taken = Ein anderer Prozess ({ $pid }) bedient auf dieser Datenbank schon { $range }, und kein Ereignis darf zwei Prozesse erreichen. Gib jedem Prozess eigene Shards mit --shards oder SHARDS, alle mit derselben Gesamtzahl: etwa 0-3/8 und 4-7/8.
start-shards-all = alle Shards
start-shards-range = die Shards { $first } bis { $last } von { $total }
