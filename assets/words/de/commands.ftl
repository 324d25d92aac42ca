# Beschreibungen der Befehle und ihrer Optionen: je höchstens 100 Zeichen.

command-game = Partien anlegen, beitreten und nachsehen
command-game-create = In diesem Kanal eine neue Partie anlegen
command-game-join = Der Partie in diesem Kanal beitreten
command-game-leave = Deinen Platz aufgeben
command-game-info = Regeln, Zeiten und Spieler einer Partie zeigen
command-game-list = Die Partien auf diesem Server zeigen
command-game-archive = Eine Partie als Datei holen, um jede Phase zu prüfen, oder als Webseite zum Ansehen
command-order = Einen Befehl schreiben
command-orders = Deine Befehle für diese Phase zeigen; nur du siehst sie
command-ready = Dich fertig melden
command-map = Die Karte zeigen, jetzt oder in einer früheren Phase
command-status = Phase und Frist zeigen, und auf wen noch gewartet wird
command-history = Zeigen, was bisher geschehen ist
command-why = Erklären, warum ein Befehl gelang oder scheiterte
command-help = Erklären, wie man hier spielt
command-gm = Die Partie leiten: für die Spielleitung
command-gm-start = Die Mächte verteilen und anfangen
command-gm-deadline = Festlegen, wann diese Phase endet
command-gm-extend = Diese Phase verlängern
command-gm-times = Die Regeln für Uhr und versäumte Phasen zeigen oder ändern
command-gm-pause = Die Uhr anhalten
command-gm-resume = Die Uhr weiterlaufen lassen
command-gm-process = Diese Phase jetzt beenden
command-gm-rollback = Auf eine frühere Phase zurücksetzen
command-gm-replace = Eine Macht einem anderen Spieler anbieten
command-gm-abandon = Die Partie ohne Ergebnis beenden

# Optionen, die in jedem Befehl dasselbe bedeuten
option-game = Welche Partie, wenn es mehrere gibt
option-share = Allen hier zeigen
option-phase = Eine frühere Phase, etwa S1901M

option-game-create-name = Der Name der Partie
option-game-create-variant = Welche Variante; ohne Angabe das Standardspiel oder die Vorgabe des Servers
option-game-create-speed = Setzt alle Zeiten auf einmal
option-game-create-kind = Für wen sie ist; setzt Plätze, Presse, versäumte Phasen und Abstimmungen auf einmal
option-game-create-players = Welche Mächte gespielt werden: was zu Brett und Variante passt; sonst alle
option-game-create-gm = Wer die Partie leitet (ohne Angabe du)
option-game-create-play = Ob du selbst mitspielst (ohne Angabe ja)
option-game-create-computers = Wie gut Computer spielen, die freie Plätze besetzen; ohne Angabe keine
option-game-join-power = Die Macht, die du gern spielen würdest
option-game-list-all = Auch beendete Partien
option-order-unit = Welche Einheit, oder wo gebaut wird; auch ein ganzer Befehl passt hierher
option-order-order = Was sie tun soll; lass es weg, wenn du den ganzen Befehl geschrieben hast
option-order-insist = Bei True wird der Befehl auch eingetragen, wenn er unzulässig ist: ein Bluff
option-ready-ready = False, wenn du doch nicht fertig bist
option-why-province = Welche Provinz
option-help-topic = Welches Thema
option-gm-deadline-when = Ab jetzt (24h), oder Tag und Uhrzeit in der Zone der Partie (morgen 20:00, 2026-03-01 18:00)
option-gm-extend-by = Wie viel länger, etwa 12h
option-gm-times-moves = Zeit für eine Zugphase, etwa 48h
option-gm-times-retreats = Zeit für Rückzüge, etwa 24h
option-gm-times-builds = Zeit für den Aufbau, etwa 24h
option-gm-times-reminder = Wie lange vor einer Frist erinnert wird, etwa 24h, 2h; 0 für nie
option-gm-rollback-to = Welche Phase; ohne Angabe die vorige
option-gm-replace-power = Welche Macht
option-gm-replace-player = Der neue Spieler

choice-whole-order = { $order } – diesen ganzen Befehl nehmen
choice-site = Bauen { IN($at) }

# Hilfe
topic-start = Wie man spielt
topic-orders = Befehle
topic-deadlines = Fristen
topic-absence = Abwesenheit
topic-press = Briefe und öffentliche Presse
topic-ending = Wie eine Partie endet
topic-gm = Eine Partie leiten

help-start =
    Diplomacy für zwei bis vierzig Spieler, in den Kanälen dieses Servers.

    `/practice` beginnt sofort eine Partie gegen Computer. `/game create` eröffnet eine Partie; nötig ist nur ein Name. `players:` bietet Partien mit weniger Mächten an, etwa Frankreich gegen Österreich; `board:` bietet andere Bretter an, `/atlas show` zeigt sie. `computers:` besetzt die freien Plätze; wer beitritt, übernimmt einen davon. `speed:` (Blitz, täglich, wöchentlich) und `kind:` (Freunde, Club, Turnier) wählen die Einstellungen für dich, und der Knopf **Einstellungen** unter der Lobby ändert jede einzelne.
    Mit `/game join` nimmst du Platz. Sind alle Plätze besetzt, startet die Spielleitung die Partie.
    In jeder Phase schreibst du deine Befehle geheim: mit `/order`, mit `/orders` und seinen Knöpfen oder als Text in einer Privatnachricht an mich.
    Wenn alle fertig sind, spätestens zur Frist, werden alle Befehle zugleich ausgewertet. Karte und Ergebnisse erscheinen im Kanal; ein Thread nennt zu jedem Ergebnis den Grund.

    `/status` zeigt, was gerade ansteht, `/map` das Brett, `/chart` die Partie Jahr für Jahr, und `/why` erklärt ein Ergebnis. Mehr: `/help topic:`
help-orders =
    `A Par - Bur` zieht, `A Par H` hält, `A Mar S A Par - Bur` unterstützt einen Zug, `A Mar S A Par` eine Einheit, die bleibt.
    `F Nth C A Lon - Bel` geleitet; die Armee selbst braucht `A Lon - Bel` (mit `via convoy` bestehst du auf dem Seeweg).
    Flotten nennen eine Küste, wo es zwei gibt: `F Mao - Spa/sc`.
    Wird eine Einheit vertrieben: `A Bur - Par` zieht sich zurück, `A Bur D` löst sich auf. Im Winter: `Build A Par`, `Build F Stp/nc`, `Waive`, `A Par D`.

    Volle Namen, Kleinbuchstaben und Pfeile gehen auch. Kann ich einen Befehl nicht lesen oder ist er unzulässig, sage ich es sofort. Einen unzulässigen Befehl kannst du als Bluff behalten: `/order` mit `insist`.
    Vor der Frist sieht niemand deine Befehle. Nur eine Spielleitung, die nicht mitspielt, darf hinsehen; nach der Phase erfahren es dann alle.
help-deadlines =
    Unter jedem Ergebnis steht die nächste Frist, in deiner eigenen Zeitzone. Es zählen die Befehle, die du bis dahin geschrieben hast; Einheiten ohne Befehl halten, vertriebene Einheiten ohne Rückzug werden aufgelöst.
    `/ready` sagt, dass du fertig bist. Sind alle fertig, die noch etwas tun können, endet die Phase sofort. Bis dahin kannst du deine Befehle noch ändern.
    Wer noch nichts geschrieben hat, wird vor der Frist erinnert. `/wait` lässt eine Phase auf ihre Frist warten, `/extend` lässt über mehr Zeit abstimmen, `/absence` kündigt an, dass du weg bist.
    Wenn du zu viele Phasen in Folge versäumst, wird deine Macht herrenlos. Schreib Befehle, um sie zurückzubekommen, solange sie niemand mit `/game takeover` übernimmt.
help-absence =
    `/absence announce until:` kündigt an, dass du weg bist, in allen deinen Partien auf diesem Server oder in einer (`game:`). `/absence list` zeigt deine Abwesenheiten, `/absence cancel` nimmt eine zurück.
    Was das bewirkt, hängt von der Partie ab: Eine Phase, die du in dieser Zeit versäumst, ist entschuldigt, oder ihre Frist rückt hinter deine Rückkehr, oder nichts ändert sich. `/rules topic:clock` zeigt, was gilt.
    Um Befehle früh abzugeben, musst du nichts ankündigen: Was du geschrieben hast, zählt zur Frist. Wo die Partie es erlaubt, können Dauerbefehle (`/standing`) für dich einspringen.
    Willst du eine Partie ganz verlassen, nimm `/game leave`; dann kann jemand anderes deine Macht übernehmen.
help-press =
    `/press to` schreibt einen Brief an eine Macht, an mehrere oder an alle; ich stelle ihn per Privatnachricht zu, mit einem Knopf zum Antworten. `/press public` schreibt im Kanal im Namen deiner Macht.
    `/press inbox` zeigt die Briefe an dich, `/press log` alle deine Briefe, auch als Datei. `/press thread` öffnet einen privaten Thread mit anderen Spielern.
    Was erlaubt ist, hängt von der Partie ab (`/rules topic:press`): gar keine Presse (Gunboat), Presse ohne Absender, Schweigen bei Rückzügen oder Aufbau.
    `/press mute` erspart dir die Briefe einer Macht, `/press report` zeigt einen der Spielleitung. `/press consent` legt fest, ob deine Briefe im Archiv der Partie erscheinen dürfen, wenn sie vorbei ist.
help-ending =
    Was gewinnt, hängt von der Partie ab: in der Standardpartie auf der üblichen Karte sind es 18 der 34 Zentren nach einem Herbst. `/rules topic:goal` sagt, was es in deiner ist.
    `/draw` lässt über ein Remis aller Überlebenden oder der Mächte abstimmen, die du nennst, `/concede` über eine Aufgabe zugunsten einer Macht. Der Beitrag im Kanal sagt, wer zustimmen muss und wie lange abgestimmt wird. Stimmen bleiben für immer geheim; ändern kannst du deine mit `/vote` oder den Knöpfen.
    `/game leave` gibt deine Macht auf; die Spielleitung kann Ersatz suchen.
    `/game archive` gibt dir eine beendete Partie als Datei: jede Stellung und alle Befehle, um unsere Auswertung zu prüfen oder die Partie nachzuspielen. Mit `format:page` gibt er sie dir als Webseite zum Ansehen. `/game window` führt zu einer Seite, die einer laufenden Partie folgt, wenn es dem Betreiber dieses Bots recht ist.
help-gm =
    Spielleitung ist, wer mit `/game create gm:` benannt wurde, sonst wer die Partie angelegt hat. Wer den Server verwaltet, darf dasselbe.
    `/gm start` startet die Partie. `/gm deadline`, `extend`, `times`, `pause` und `resume` steuern die Uhr. `/gm process` beendet eine Phase sofort.
    `/gm rollback` setzt auf eine frühere Phase zurück; nichts wird gelöscht, also lässt sich auch das rückgängig machen. `/gm replace` bietet eine Macht einem anderen Spieler an, `/gm computers` lässt Computer spielen, was niemand spielt. `/gm abandon` beendet die Partie, `/gm delete` löscht eine, die vorbei ist.
    `/edit` ändert Brett, Geld, Verträge oder Bestände: Du siehst die Änderung vorher, der Kanal nachher. `/edit undo` nimmt die letzte Änderung zurück.
    Eine Spielleitung, die mitspielt, sieht nie versiegelte Befehle und kann nichts ändern. Jede andere darf mit `/sealed show` und `/sealed dryrun` hinsehen: Jeder Blick wird nach der Phase im Kanal gemeldet, und wer hinsieht, kann in dieser Partie nicht mehr mitspielen. Alles, was die Spielleitung tut, erscheint unter ihrem Namen.
