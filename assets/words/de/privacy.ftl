# Was über Leute aufgehoben wird, und Server, von denen der Bot entfernt wurde.

post-back = **{ $game }**: Ich wurde { $since } von diesem Server entfernt und bin wieder da. Alle Uhren standen so lange still, nichts ist verloren. Das Spiel geht weiter: Die Frist ist { $at } ({ $in }).
refusal-bot-gone = Ich bin nicht mehr auf dem Server dieses Spiels, deshalb steht seine Uhr. Sie läuft weiter, sobald mich jemand wieder einlädt, der den Server verwaltet.

command-privacy = Was ich über dich aufhebe
command-privacy-export = Alles, was ich über dich aufhebe, von allen Servern, als Datei
command-privacy-delete = Löschen, was ich über dich aufhebe; vorher zeige ich, was geht und was bleibt

privacy-file = Alles, was ich über dich aufhebe, als JSON
privacy-exported = Hier ist alles, was ich über dich aufhebe, von allen Servern (Einträge: { $count }). Nur du siehst das; in der Datei stehen deine versiegelten Befehle und Botschaften, gib sie also nicht jedem. Was die Teile bedeuten, steht in `docs/privacy.md` des Programms.
privacy-too-large = Deine Daten sind zu groß für eine Datei auf Discord. Wer diesen Bot betreibt, kann sie dir geben.
privacy-nothing = Ich hebe nichts über dich auf.
privacy-title = **Löschen, was ich über dich aufhebe.** Noch ist nichts geschehen; das macht der Knopf:
privacy-goes = **Geht sofort:** deine Einstellungen und Sprache, deine angekündigten Abwesenheiten ({ $absences }), die Spiele, denen du folgst ({ $followed }), und was dir als Spielleitung noch zu bestätigen angezeigt wird.
privacy-over = **{ $count ->
    [one] In dem Spiel, das vorbei ist
   *[other] In den { $count } Spielen, die vorbei sind
    }** ({ $games }): Deine Botschaften verlieren ihren Text, deine Dauerbefehle, Quittungen, Stummschaltungen, Abschriften von Botschaften und meine Notizen über Privatnachrichten an dich werden gelöscht, und an die Stelle deiner Discord-Nummer tritt überall im Verlauf eine, die niemandem gehört. Dort bist du dann „jemand von früher“.
privacy-living = **{ $count ->
    [one] In dem Spiel, das noch läuft, wird gewartet
   *[other] In den { $count } Spielen, die noch laufen, wird gewartet
    }** ({ $games }): Dort spielen andere mit deinen Befehlen, deshalb geht jetzt nichts verloren. Ist so ein Spiel vorbei, geschieht dort von selbst dasselbe; du musst nicht noch einmal fragen.
privacy-leave = Willst du nicht weiterspielen, dann geh vorher: `/game leave`. Als Spielleitung übergib das Spiel vorher: `/gm hand-over`.
privacy-stays = **Bleibt:** Befehle, Stimmen und Ergebnisse von Spielen, die vorbei sind, ohne deine Nummer, weil die Spiele der anderen darauf beruhen; und das Protokoll dessen, was getan wurde, ohne dich.
privacy-discord = Nachrichten in den Kanälen von Discord löscht Discord, und Sicherungen dessen, der diesen Bot betreibt, veralten von selbst.
privacy-more = { $count } weitere
privacy-changed = Seit ich dir das gezeigt habe, hat sich etwas geändert. So wäre es jetzt:
privacy-deleted = Erledigt. { $over ->
    [0] { "" }
    [one] In einem Spiel, das vorbei ist, bist du jetzt niemand.
   *[other] In { $over } Spielen, die vorbei sind, bist du jetzt niemand.
    } { $living ->
    [0] Nichts wartet.
    [one] Ein Spiel läuft noch; es vergisst dich, wenn es vorbei ist.
   *[other] { $living } Spiele laufen noch; jedes vergisst dich, wenn es vorbei ist.
    } Benutzt du mich wieder, fange ich wieder an, mir etwas zu merken.
privacy-former = jemand von früher
privacy-former-letter = (von der Verfasserin oder dem Verfasser gelöscht)
button-privacy-delete = Meine Daten löschen
audit-forgotten = hat auf Wunsch jemanden vergessen
audit-bot-removed = wurde vom Server entfernt
audit-bot-back = ist wieder auf dem Server

command-server-pause = Die Uhren aller Spiele dieses Servers anhalten; nichts geht verloren
command-server-resume = Alle Spiele weiterlaufen lassen, die zusammen angehalten wurden
