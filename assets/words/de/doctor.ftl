# same: doctor-good doctor-intent-presence doctor-intent-members doctor-intent-content
# Was `chancery doctor` ausgibt: den Zustand jeder Sache, und was zu tun ist (derselbe Schlüssel mit
# `-cure`).

doctor-good = ok
doctor-note = Hinweis
doctor-fault = FEHLER
doctor-cure = → { $cure }
doctor-end = { $faults ->
    [0] Keine Fehler gefunden.
    [one] 1 Fehler gefunden.
   *[other] { $faults } Fehler gefunden.
}

doctor-disk = Platte: { $room } MB frei in { $folder }.
doctor-disk-little = Platte: Nur noch { $room } MB frei in { $folder }.
doctor-disk-little-cure = Ein gut besuchter Server schreibt im Jahr einige hundert MB. Schaff rechtzeitig Platz.
doctor-disk-full = Platte: Nur noch { $room } MB frei in { $folder }. Bald muss der Bot Befehle ablehnen.
doctor-disk-full-cure = Schaff Platz oder leg den Datenordner auf eine größere Platte (--data).
doctor-pictures = Bilder: Alle Bretter lassen sich zeichnen (in { $ms } ms); Schriften und Bretter stecken im Programm.
doctor-no-pictures = Bilder: Ein Brett lässt sich nicht zeichnen.
doctor-no-pictures-cure = Das Programm selbst ist beschädigt oder falsch gebaut. Installier es neu.
doctor-web = Webseiten der Partien: erreichbar unter { $address }.
doctor-web-here = Webseiten der Partien: Nur diese Maschine erreicht { $address }.
doctor-web-here-cure = Wenn ein Proxy sie für andere bereitstellt, setz WEB_URL auf dessen öffentliche Adresse, etwa https://games.example.org.
doctor-web-open = Webseiten der Partien: unverschlüsselt unter { $address }.
doctor-web-open-cure = Stell einen Proxy mit TLS davor und setz WEB_URL auf dessen öffentliche Adresse, etwa https://games.example.org.
doctor-web-nowhere = Webseiten der Partien: Die Links würden { $address } nennen, und das führt nirgendwohin.
doctor-web-nowhere-cure = Setz WEB_URL auf die öffentliche Adresse der Seiten, etwa https://games.example.org.

doctor-database = Datenbank: { $place } lässt sich lesen und schreiben, und die Tabellen passen zu dieser Version.
doctor-database-new = Datenbank: In { $place } gibt es noch keine; sie entsteht beim ersten Start.
doctor-database-older = Datenbank: { $place } hat die Tabellen einer älteren Version ({ $found } von { $ours }); der nächste Start aktualisiert sie.
doctor-database-older-cure = Mach vorher eine Sicherung: Nur mit ihr kommst du zur älteren Version zurück.
doctor-database-newer = Datenbank: { $place } wurde von einem neueren Chancery geschrieben (seine Tabellen haben Version { $found }, dieses Programm kennt { $ours }).
doctor-database-newer-cure = Installier wieder die neuere Version, oder spiel eine Sicherung von vorher ein.
doctor-database-address = Datenbank: DATABASE_URL ist weder postgres://… noch sqlite:pfad.
doctor-database-address-cure = Schreib postgres://benutzer:kennwort@rechner/datenbank, oder entfern DATABASE_URL und nenn mit CHANCERY_DATA einen Ordner. Sonderzeichen im Kennwort müssen prozentkodiert sein (%40 für @); oder gib das Kennwort in PGPASSWORD an.
doctor-database-folder = Datenbank: Der Ordner ist nicht brauchbar. Ursache (englisch): „{ $why }“
doctor-database-folder-cure = Mach den Benutzer, unter dem der Bot läuft, zum Besitzer des Ordners, oder wähl mit CHANCERY_DATA einen anderen.
doctor-database-foreign = Datenbank: Die Tabellen in { $place } sind nicht die von Chancery. Ursache (englisch): „{ $why }“
doctor-database-foreign-cure = Jemand hat sie geändert, oder sie gehören einem anderen Programm. Gib Chancery eine eigene Datenbank oder spiel eine Sicherung ein.
doctor-database-busy = Datenbank: { $place } ist von einem anderen Prozess gesperrt. Ursache (englisch): „{ $why }“
doctor-database-busy-cure = Schließ alles, was die Datei sonst noch offen hat, etwa einen Datenbank-Browser.
doctor-database-corrupt = Datenbank: Die Datei in { $place } ist beschädigt oder keine Datenbank. Ursache (englisch): „{ $why }“
doctor-database-corrupt-cure = Halt den Bot an, heb die beschädigte Datei auf und spiel die letzte Sicherung ein.
doctor-database-read-only = Datenbank: { $place } lässt sich lesen, aber nicht schreiben. Ursache (englisch): „{ $why }“
doctor-database-read-only-cure = Gib dem Benutzer, unter dem der Bot läuft, Schreibrechte; nimm bei PostgreSQL den Primärserver, kein Replikat.
doctor-database-full = Datenbank: Die Platte mit { $place } ist voll.
doctor-database-full-cure = Schaff Platz; bis dahin lehnt der Bot neue Befehle ab.
doctor-database-unreachable = Datenbank: { $place } lässt sich nicht öffnen. Ursache (englisch): „{ $why }“
doctor-database-unreachable-cure = Prüf, ob der Server läuft und ob Benutzer, Kennwort und Datenbank in DATABASE_URL stimmen.
doctor-games-unreadable =
    { $count ->
        [one] Partien: 1 ist nicht lesbar (Nummer { $games }).
       *[other] Partien: { $count } sind nicht lesbar (Nummern { $games }).
    }
doctor-games-unreadable-cure = Alle anderen laufen weiter. Such im Protokoll nach „game skipped“; vielleicht kann eine neuere Version die Partie lesen, oder eine Sicherung enthält sie unversehrt.
doctor-games-stuck =
    { $count ->
        [one] Partien: 1 steht still, weil sich ihre Phase nicht auswerten ließ (Nummer { $games }).
       *[other] Partien: { $count } stehen still, weil sich ihre Phasen nicht auswerten ließen (Nummern { $games }).
    }
doctor-games-stuck-cure = Such im Protokoll nach „cannot close the phase“. Ist die Ursache behoben, lässt die Spielleitung die Uhr mit /gm resume weiterlaufen.
doctor-posts-broken =
    { $count ->
        [one] Beiträge: 1 wurde wegen eines internen Fehlers aufgegeben.
       *[other] Beiträge: { $count } wurden wegen interner Fehler aufgegeben.
    }
doctor-posts-broken-cure = Such im Protokoll nach „giving up on a post“ und melde, was du findest. Die Spielleitung weiß Bescheid.

doctor-token = Token: von Discord angenommen; der Bot heißt { $name }.
doctor-no-token = Token: DISCORD_TOKEN ist nicht gesetzt, also ließ sich bei Discord nichts prüfen.
doctor-no-token-cure = Setz ihn in der Umgebung oder in .env. Ohne Token läuft nur die Sandbox.
doctor-odd-token = Token: DISCORD_TOKEN enthält ein Zeichen, das in keinem Token vorkommt (Leerzeichen, Anführungszeichen, Zeilenumbruch?).
doctor-odd-token-cure = Kopier ihn noch einmal aus dem Entwicklerportal (Bot, Reset Token).
doctor-wrong-token = Token: Discord nimmt ihn nicht an.
doctor-wrong-token-cure = Setz ihn im Entwicklerportal zurück (Bot, Reset Token) und kopier ihn nach DISCORD_TOKEN.
doctor-no-discord = Discord: nicht zu erreichen. Ursache (englisch): „{ $why }“
doctor-no-discord-cure = Prüf, ob dieser Rechner discord.com auf Port 443 erreicht (DNS, Firewall, Proxy).
doctor-unanswered = Discord: keine brauchbare Antwort auf die Frage nach { $what ->
    [servers] den Servern des Bots
    [clock] der Uhrzeit
    [application] der Anwendung
    [gateway] dem Gateway
   *[other] einem Kanal
}. Ursache (englisch): „{ $why }“
doctor-unanswered-cure = Versuch es in einigen Minuten noch einmal; https://discordstatus.com zeigt, ob es an Discord selbst liegt.

doctor-clock = Uhr: Sie stimmt mit der von Discord überein.
doctor-clock-apart = Uhr: Sie geht { $seconds } Sekunden { $way ->
    [behind] nach
   *[ahead] vor
}, gemessen an Discord.
doctor-clock-apart-cure = Schalte den Zeitdienst des Systems ein (NTP): Fristen richten sich nach dieser Uhr.
doctor-clock-wrong = Uhr: Sie geht { $seconds } Sekunden { $way ->
    [behind] nach
   *[ahead] vor
}, gemessen an Discord; Fristen kommen also zur falschen Zeit.
doctor-clock-wrong-cure = Stell sie, und schalte den Zeitdienst des Systems ein (NTP). Der Bot braucht keinen Neustart.

doctor-intents = Intents: Der Bot braucht keine privilegierten, und es sind keine eingeschaltet.
doctor-invitation = Einladung: Mit { $link } fügst du den Bot einem Server hinzu.
doctor-idle-intents = Intents: eingeschaltet, obwohl der Bot sie nicht braucht: { $names }.
doctor-idle-intents-cure = Du kannst sie im Entwicklerportal ausschalten (Bot, Privileged Gateway Intents).
doctor-elsewhere = Anwendung: Kommandos gehen an eine Webadresse statt an den Bot; er wird nie antworten.
doctor-elsewhere-cure = Leere „Interactions Endpoint URL“ im Entwicklerportal (General Information).
doctor-connections = Gateway: heute noch { $left } von { $of } Verbindungen frei.
doctor-few-connections = Gateway: heute nur noch { $left } von { $of } Verbindungen frei.
doctor-few-connections-cure = Etwas startet den Bot immer wieder neu: Sieh in sein Protokoll, ehe Discord ihn aussperrt.
doctor-no-connections = Gateway: heute keine Verbindungen mehr frei.
doctor-no-connections-cure = Halt an, was den Bot immer wieder neu startet, und wart einen Tag.
doctor-shards = Gateway: Discord empfiehlt { $shards } Shards.
doctor-shards-cure = Eine Verbindung reicht für bis zu 2.500 Server; siehe SHARDS in der Betriebsanleitung.

doctor-no-servers = Server: Der Bot ist auf keinem.
doctor-no-servers-cure = Lad ihn mit dem Link oben ein.
doctor-server-short = Server { $server }: Der Rolle des Bots fehlt { $missing }.
doctor-server-short-cure = Gib der Rolle diese Rechte, oder lad den Bot noch einmal ein; gespielt werden kann nur in Kanälen, die sie gewähren.
doctor-not-in-server = Server { $guild }: Dort wird gespielt, aber der Bot ist nicht mehr dort (Kanal { $channel }).
doctor-not-in-server-cure = Lad ihn wieder ein: Die Partien warten.
doctor-channel-short = Server { $server }, Kanal #{ $name }: Dort wird gespielt, aber dem Bot fehlt { $missing }.
doctor-channel-short-cure = Erlaub es der Rolle des Bots in den Einstellungen des Kanals (Berechtigungen).
doctor-channel-barred = Server { $server }, Kanal { $channel }: Dort wird gespielt, aber der Bot kann ihn nicht sehen.
doctor-channel-barred-cure = Erlaub der Rolle des Bots, den Kanal zu sehen.
doctor-channel-gone = Server { $server }, Kanal { $channel }: Dort wird gespielt, aber den Kanal gibt es nicht mehr.
doctor-channel-gone-cure = Die Beiträge haben kein Ziel mehr. Sag es der Spielleitung; sie kann die Partie beenden.
doctor-places = Rechte: Es fehlt nichts auf { $servers ->
    [one] 1 Server
   *[other] { $servers } Servern
} und in { $channels ->
    [one] 1 Kanal
   *[other] { $channels } Kanälen
} mit Partien.

doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
