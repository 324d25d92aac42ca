# same: doctor-good doctor-intent-presence doctor-intent-members doctor-intent-content
# Was `chancery doctor` sagt: wie jede Sache steht, und was zu tun ist (derselbe Schlüssel mit
# `-cure`).

doctor-good = ok
doctor-note = Hinweis
doctor-fault = FEHLER
doctor-cure = → { $cure }
doctor-end = { $faults ->
    [0] Alles in Ordnung.
    [one] Ein Fehler.
   *[other] { $faults } Fehler.
}

doctor-disk = Platte: { $room } MB sind frei für { $folder }.
doctor-disk-little = Platte: Nur { $room } MB sind frei für { $folder }.
doctor-disk-little-cure = Ein belebter Server schreibt im Jahr einige hundert MB. Schaff rechtzeitig Platz.
doctor-disk-full = Platte: { $room } MB sind frei für { $folder }. Bald müssen Befehle abgelehnt werden.
doctor-disk-full-cure = Schaff Platz oder leg den Datenordner auf eine größere Platte (--data).
doctor-pictures = Bilder: Jedes Brett lässt sich zeichnen (zusammen { $ms } ms); Schriften und Bretter stecken im Programm.
doctor-no-pictures = Bilder: Ein Brett lässt sich nicht zeichnen.
doctor-no-pictures-cure = Das Programm selbst ist beschädigt oder falsch gebaut. Installier es neu.

doctor-database = Datenbank: { $place } lässt sich lesen und schreiben und hat die Tabellen dieser Version.
doctor-database-new = Datenbank: In { $place } gibt es noch keine; sie entsteht beim ersten Start.
doctor-database-older = Datenbank: { $place } hat die Tabellen einer älteren Version ({ $found } von { $ours }); der nächste Start bringt sie auf den Stand.
doctor-database-older-cure = Mach vorher eine Sicherung: Nur sie führt zurück.
doctor-database-newer = Datenbank: { $place } hat ein neueres Chancery geschrieben (ihre Tabellen stehen bei { $found }, dieses Programm kennt { $ours }).
doctor-database-newer-cure = Installier jene Version wieder oder spiel eine frühere Sicherung ein.
doctor-database-address = Datenbank: DATABASE_URL ist weder postgres://… noch sqlite:pfad.
doctor-database-address-cure = Schreib postgres://benutzer:kennwort@rechner/datenbank, oder lass sie weg und nenn mit CHANCERY_DATA einen Ordner. Im Kennwort schreib % und zwei Ziffern für alles, was weder Buchstabe noch Ziffer ist (%40 für @), oder gib es in PGPASSWORD an.
doctor-database-folder = Datenbank – der Ordner taugt nicht: { $why }
doctor-database-folder-cure = Lass den Ordner dem Benutzer gehören, unter dem der Bot läuft, oder wähl mit CHANCERY_DATA einen anderen.
doctor-database-foreign = Datenbank: Die Tabellen in { $place } sind nicht die von Chancery ({ $why }).
doctor-database-foreign-cure = Jemand hat sie geändert, oder sie gehören einem anderen Programm. Gib Chancery eine eigene Datenbank oder spiel eine Sicherung ein.
doctor-database-busy = Datenbank: { $place } ist von einem anderen Prozess gesperrt ({ $why }).
doctor-database-busy-cure = Schließ, was die Datei sonst noch offen hat, etwa einen Datenbank-Browser.
doctor-database-corrupt = Datenbank: Die Datei in { $place } ist beschädigt oder keine Datenbank ({ $why }).
doctor-database-corrupt-cure = Halt den Bot an, heb die beschädigte Datei auf und spiel die letzte Sicherung ein.
doctor-database-read-only = Datenbank: { $place } lässt sich lesen, aber nicht schreiben ({ $why }).
doctor-database-read-only-cure = Gib dem Benutzer, unter dem der Bot läuft, das Schreibrecht; nenn bei PostgreSQL den Hauptserver, keine Kopie.
doctor-database-full = Datenbank: Die Platte von { $place } ist voll.
doctor-database-full-cure = Schaff Platz; bis dahin lehnt der Bot neue Befehle ab.
doctor-database-unreachable = Datenbank: { $place } lässt sich nicht öffnen: { $why }
doctor-database-unreachable-cure = Sieh nach, ob der Server läuft und ob Name, Kennwort und Datenbank in DATABASE_URL stimmen.
doctor-games-unreadable =
    { $count ->
        [one] Spiele: eines ist nicht lesbar (Nummer { $games }).
       *[other] Spiele: { $count } sind nicht lesbar (Nummern { $games }).
    }
doctor-games-unreadable-cure = Alle anderen laufen weiter. Such im Protokoll nach „a game is passed over“; vielleicht kann eine neuere Version es lesen, oder eine Sicherung hat es, wie es war.
doctor-games-stuck =
    { $count ->
        [one] Spiele: Bei einem ließ sich die Phase nicht abschließen, und seine Uhr steht (Nummer { $games }).
       *[other] Spiele: Bei { $count } ließ sich die Phase nicht abschließen, und ihre Uhren stehen (Nummern { $games }).
    }
doctor-games-stuck-cure = Such im Protokoll nach „the turn could not be closed“. Ist die Ursache behoben, lässt die Spielleitung die Uhr mit /gm resume weiterlaufen.
doctor-posts-broken =
    { $count ->
        [one] Beiträge: einer wurde wegen eines Fehlers im Programm aufgegeben.
       *[other] Beiträge: { $count } wurden wegen Fehlern im Programm aufgegeben.
    }
doctor-posts-broken-cure = Such im Protokoll nach „a row is given up“ und melde, was du findest. Die Spielleitung hat es erfahren.

doctor-token = Token: Discord kennt es; der Bot heißt { $name }.
doctor-no-token = Token: DISCORD_TOKEN ist nicht gesetzt, also ließ sich bei Discord nichts ansehen.
doctor-no-token-cure = Setz es in die Umgebung oder in .env. Ohne Token läuft nur die Sandbox.
doctor-odd-token = Token: In DISCORD_TOKEN steht ein Zeichen, das kein Token hat (Leerzeichen, Anführungszeichen, Zeilenumbruch?).
doctor-odd-token-cure = Kopier es neu aus dem Entwicklerportal (Bot, Reset Token).
doctor-wrong-token = Token: Discord nimmt es nicht an.
doctor-wrong-token-cure = Kopier es neu aus dem Entwicklerportal (Bot, Reset Token) nach DISCORD_TOKEN.
doctor-no-discord = Discord ist nicht zu erreichen: { $why }
doctor-no-discord-cure = Sieh nach, ob dieser Rechner discord.com auf Port 443 erreicht (Namensserver, Firewall, Proxy).
doctor-unanswered = Discord: keine brauchbare Antwort auf die Frage nach { $what ->
    [servers] den Servern des Bots
    [clock] der Uhrzeit
    [application] der Anwendung
    [gateway] dem Gateway
   *[other] einem Kanal
} ({ $why }).
doctor-unanswered-cure = Versuch es in einigen Minuten noch einmal; https://discordstatus.com sagt, ob es an Discord selbst liegt.

doctor-clock = Uhr: Sie stimmt mit der von Discord überein.
doctor-clock-apart = Uhr: Sie geht { $seconds } Sekunden { $way ->
    [behind] nach
   *[ahead] vor
}, gemessen an Discord.
doctor-clock-apart-cure = Schalte den Zeitdienst des Systems ein (NTP): Fristen richten sich nach dieser Uhr.
doctor-clock-wrong = Uhr: Sie geht { $seconds } Sekunden { $way ->
    [behind] nach
   *[ahead] vor
}, und Fristen richten sich nach ihr.
doctor-clock-wrong-cure = Stell sie und schalte den Zeitdienst des Systems ein (NTP). Der Bot braucht keinen Neustart.

doctor-intents = Intents: Es braucht keine, die Discord erst erlauben muss, und keine ist eingeschaltet.
doctor-idle-intents = Intents: eingeschaltet, obwohl der Bot sie nicht braucht: { $names }.
doctor-idle-intents-cure = Im Entwicklerportal können sie ausgeschaltet werden (Bot, Privileged Gateway Intents).
doctor-elsewhere = Anwendung: Kommandos gehen an eine Webadresse statt an den Bot; er wird nie antworten.
doctor-elsewhere-cure = Leere „Interactions Endpoint URL“ im Entwicklerportal (General Information).
doctor-connections = Gateway: { $left } von { $of } Verbindungen sind heute noch frei.
doctor-few-connections = Gateway: Nur { $left } von { $of } Verbindungen sind heute noch frei.
doctor-few-connections-cure = Etwas startet den Bot immer wieder neu: Sieh in sein Protokoll, ehe Discord ihn aussperrt.
doctor-no-connections = Gateway: Heute ist keine Verbindung mehr frei.
doctor-no-connections-cure = Halt an, was den Bot immer wieder neu startet, und warte einen Tag.
doctor-shards = Gateway: Discord empfiehlt { $shards } Shards.
doctor-shards-cure = Eine Verbindung reicht für bis zu 2.500 Server; siehe SHARDS in docs/operating.md.

doctor-no-servers = Server: Der Bot ist auf keinem.
doctor-no-servers-cure = Lade ihn mit der Adresse aus der README ein.
doctor-server-short = Server { $server }: Der Rolle des Bots fehlt { $missing }.
doctor-server-short-cure = Gib seiner Rolle diese Rechte oder lade ihn neu ein; gespielt werden kann nur in Kanälen, die sie gewähren.
doctor-not-in-server = Server { $guild }: Dort wird gespielt, aber der Bot ist nicht mehr dort (Kanal { $channel }).
doctor-not-in-server-cure = Lade ihn wieder ein: Die Spiele warten.
doctor-channel-short = Server { $server }, Kanal #{ $name }: Dort wird gespielt, und dem Bot fehlt { $missing }.
doctor-channel-short-cure = Erlaub es in den Einstellungen des Kanals (Berechtigungen) für die Rolle des Bots.
doctor-channel-barred = Server { $server }, Kanal { $channel }: Dort wird gespielt, und der Bot kann ihn nicht sehen.
doctor-channel-barred-cure = Lass die Rolle des Bots den Kanal sehen.
doctor-channel-gone = Server { $server }, Kanal { $channel }: Dort wird gespielt, aber den Kanal gibt es nicht mehr.
doctor-channel-gone-cure = Beiträge haben keinen Ort mehr. Sag es der Spielleitung; sie kann das Spiel beenden.
doctor-places = Rechte: alles Nötige auf { $servers ->
    [one] einem Server
   *[other] { $servers } Servern
} und in { $channels ->
    [one] einem Kanal
   *[other] { $channels } Kanälen
} mit Spielen.

doctor-intent-presence = Presence
doctor-intent-members = Server Members
doctor-intent-content = Message Content
