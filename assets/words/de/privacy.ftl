# Persönliche Daten, und Server, von denen der Bot entfernt wurde.

post-back = **{ $game }**: Ich wurde { $since } von diesem Server entfernt und bin wieder da. Alle Uhren standen in der Zwischenzeit still, nichts ist verloren. Die Partie geht weiter. Die Frist ist { $at } ({ $in }).
refusal-bot-gone = Ich bin nicht mehr auf dem Server dieser Partie, deshalb steht ihre Uhr. Sie läuft weiter, sobald mich jemand, der den Server verwaltet, wieder einlädt.

command-privacy = Zeigen oder löschen, was ich über dich gespeichert habe
command-privacy-export = Alles, was ich über dich gespeichert habe, von allen Servern, als Datei holen
command-privacy-delete = Löschen, was ich über dich gespeichert habe; vorher zeige ich, was verschwindet und was bleibt

privacy-file = Alles, was ich über dich gespeichert habe, als JSON
privacy-exported = Hier ist alles, was ich über dich gespeichert habe, von allen Servern (Einträge: { $count }). Nur du siehst das. In der Datei stehen deine versiegelten Befehle und Briefe, überleg also gut, wem du sie gibst. Meine Dokumentation erklärt die einzelnen Teile.
privacy-too-large = Deine Daten sind zu groß für eine Datei auf Discord. Frag danach, wer diesen Bot betreibt.
privacy-nothing = Ich habe nichts über dich gespeichert.
privacy-title = **Löschen, was ich über dich gespeichert habe.** Noch ist nichts geschehen; das macht der Knopf:
privacy-goes = **Wird sofort gelöscht:** deine Einstellungen und Sprache, deine angekündigten Abwesenheiten ({ $absences }), die Partien, denen du folgst ({ $followed }), und Änderungen, die du als Spielleitung noch nicht bestätigt hast.
privacy-over = **{ $count ->
    [one] In der beendeten Partie
   *[other] In den { $count } beendeten Partien
    }** ({ $games }): Der Text deiner Briefe, deine Dauerbefehle, Quittungen, Stummschaltungen, Kopien von Briefen und meine Notizen über Privatnachrichten an dich werden gelöscht, und deine Discord-ID wird überall im Verlauf durch eine ersetzt, die niemandem gehört. Dort heißt du dann „ein früherer Spieler“.
privacy-living = **{ $count ->
    [one] Später, in der laufenden Partie
   *[other] Später, in den { $count } laufenden Partien
    }** ({ $games }): Dort brauchen andere deine Befehle, deshalb wird jetzt nichts gelöscht. Ist so eine Partie vorbei, geschieht dort automatisch dasselbe; du musst nicht noch einmal fragen.
privacy-leave = Willst du nicht weiterspielen, verlass die Partie vorher: `/game leave`. Bist du die Spielleitung, gib die Partie vorher ab: `/gm hand-over`.
privacy-stays = **Bleibt:** Befehle, Stimmen und Ergebnisse beendeter Partien, ohne deine ID, weil die Partien der anderen davon abhängen; und das Protokoll aller Aktionen, ohne deine ID.
privacy-discord = Nachrichten in Discord-Kanälen musst du auf Discord löschen. Sicherungen, die der Betreiber dieses Bots gemacht hat, laufen von selbst ab.
privacy-more =
    { $count ->
        [one] eine weitere
       *[other] { $count } weitere
    }
privacy-changed = Seitdem hat sich etwas geändert. Jetzt würde das geschehen:
privacy-deleted = Erledigt. { $over ->
    [0] { "" }
    [one] Du bist in einer beendeten Partie anonymisiert.
   *[other] Du bist in { $over } beendeten Partien anonymisiert.
    } { $living ->
    [0] Mehr ist nicht zu tun.
    [one] Eine Partie läuft noch; sie vergisst dich, wenn sie vorbei ist.
   *[other] { $living } Partien laufen noch; jede vergisst dich, wenn sie vorbei ist.
    } Benutzt du mich wieder, speichere ich wieder Daten.
privacy-former = ein früherer Spieler
privacy-former-letter = (vom Absender gelöscht)
button-privacy-delete = Meine Daten löschen
audit-forgotten = hat auf Wunsch die Daten einer Person gelöscht
audit-bot-removed = wurde vom Server entfernt
audit-bot-back = ist wieder auf dem Server

command-server-pause = Die Uhren aller Partien dieses Servers anhalten; nichts geht verloren
command-server-resume = Alle Partien weiterlaufen lassen, die zusammen angehalten wurden
