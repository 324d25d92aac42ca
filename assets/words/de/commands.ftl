# Beschreibungen der Kommandos und ihrer Optionen: je höchstens 100 Zeichen.

command-game = Spiele anlegen, beitreten und nachsehen
command-game-create = In diesem Kanal ein neues Spiel eröffnen
command-game-join = Im Spiel dieses Kanals Platz nehmen
command-game-leave = Deinen Platz aufgeben
command-game-info = Was das für ein Spiel ist: Regeln, Zeiten, Mitspielende
command-game-list = Die Spiele auf diesem Server
command-game-archive = Ein beendetes Spiel als Datei, um jede Phase nachzuprüfen
command-order = Einen Befehl auf dein Blatt schreiben
command-orders = Dein Blatt für diese Phase: nur du siehst es
command-ready = Sagen, dass dein Blatt fertig ist
command-map = Die Karte, wie sie steht oder stand
command-status = Phase, Frist, wer noch was schuldet
command-history = Was bisher geschah
command-why = Warum ein Befehl so ausging
command-help = Wie man hier spielt
command-gm = Das Spiel leiten: für die Spielleitung
command-gm-start = Die Mächte verteilen und anfangen
command-gm-deadline = Festlegen, wann diese Phase schließt
command-gm-extend = Dieser Phase mehr Zeit geben
command-gm-times = Die Regeln der Uhr und für Versäumtes zeigen oder setzen
command-gm-pause = Die Uhr anhalten
command-gm-resume = Die Uhr weiterlaufen lassen
command-gm-process = Diese Phase jetzt schließen
command-gm-rollback = Auf eine frühere Phase zurücksetzen
command-gm-replace = Eine Macht jemand anderem anbieten
command-gm-abandon = Das Spiel ohne Ergebnis beenden

# Überall dasselbe
option-game = Welches Spiel, wenn mehrere möglich sind
option-share = Allen hier zeigen
option-phase = Eine frühere Phase, etwa S1901M

option-game-create-name = Wie das Spiel heißt
option-game-create-variant = Was gespielt wird (ohne Angabe Standard-Diplomacy)
option-game-create-rulebook = Wessen Regeln Streitfälle entscheiden (ohne Angabe 2000)
option-game-create-moves = Zeit für eine Zugphase, etwa 48h
option-game-create-retreats = Zeit für Rückzüge, etwa 24h
option-game-create-builds = Zeit für den Aufbau, etwa 24h
option-game-create-reminder = Wie lange vor einer Frist erinnert wird, etwa 6h; 0 für nie
option-game-create-gm = Wer das Spiel leitet (ohne Angabe du)
option-game-create-play = Ob du selbst mitspielst (ohne Angabe ja)
option-game-create-board = Eigenes Spiel: ein anderes Brett als das der Variante
option-game-create-movement = Eigenes Spiel: andere Züge als die der Variante
option-game-create-economy = Eigenes Spiel: eine andere Wirtschaft als die der Variante
option-game-create-relations = Eigenes Spiel: andere Verträge als die der Variante
option-game-create-control = Eigenes Spiel: wer welche Einheiten befehligt
option-game-create-seasons = Wie oft im Jahr gezogen wird
option-game-create-opening = Was am Anfang auf dem Brett steht
option-game-create-goal = Worum gespielt wird; jede Wirtschaft hat ihr eigenes Ziel
option-game-join-power = Die Macht, die du gern hättest
option-game-list-all = Auch beendete Spiele
option-order-unit = Welche Einheit, oder wo gebaut wird
option-order-order = Was sie tun soll; wähl aus oder schreib selbst
option-order-insist = Behalten, auch wenn es nicht erlaubt ist (ein Bluff)
option-ready-ready = Nein nimmt es zurück
option-why-province = Wo
option-help-topic = Worüber
option-gm-deadline-when = Ab jetzt (24h), oder Tag und Uhrzeit in der Zone des Spiels (morgen 20:00, 2026-03-01 18:00)
option-gm-extend-by = Wie viel länger, etwa 12h
option-gm-times-moves = Zeit für eine Zugphase, etwa 48h
option-gm-times-retreats = Zeit für Rückzüge, etwa 24h
option-gm-times-builds = Zeit für den Aufbau, etwa 24h
option-gm-times-reminder = Wie lange vor einer Frist erinnert wird, etwa 24h, 2h; 0 für nie
option-gm-rollback-to = Wohin; ohne Angabe die Phase davor
option-gm-replace-power = Welche Macht
option-gm-replace-player = Wer sie nun spielt

choice-site = Bauen in { $at }

# Hilfe
topic-start = Wie man spielt
topic-orders = Befehle
topic-deadlines = Fristen
topic-absence = Abwesenheit
topic-press = Briefe und öffentliche Presse
topic-ending = Wie ein Spiel endet
topic-gm = Ein Spiel leiten

help-start =
    Eine Partie Diplomacy für sieben, in den Kanälen dieses Servers.

    `/game create` eröffnet ein Spiel, mit `/game join` nimmst du Platz. Sind sieben Plätze besetzt, startet die Spielleitung.
    In jeder Phase schreibst du deine Befehle geheim: mit `/order`, mit `/orders` und seinen Knöpfen, oder als Text in einer privaten Nachricht an mich.
    Wenn alle bereit sind, oder zur Frist, werden alle Befehle zugleich geöffnet. Karte und Ergebnis erscheinen im Kanal, jedes Ergebnis mit seinem Grund in einem Thread.

    `/status` sagt, was gerade ansteht, `/map` zeigt das Brett, `/chart` die Jahre, `/why` erklärt ein Ergebnis. Mehr: `/help topic:`
help-orders =
    `A Par - Bur` zieht, `A Par H` hält, `A Mar S A Par - Bur` unterstützt einen Zug, `A Mar S A Par` eine Einheit, die bleibt.
    `F Nth C A Lon - Bel` geleitet, `A Lon - Bel` ist der Teil der Armee; mit `via convoy` bestehst du auf dem Seeweg.
    Flotten nennen eine Küste, wo es zwei gibt: `F Mao - Spa/sc`.
    Nach einer Niederlage: `A Bur - Par` zieht sich zurück, `A Bur D` löst sich auf. Im Winter: `Build A Par`, `Build F Stp/nc`, `Waive`, `A Par D`.

    Volle Namen, kleine Buchstaben und Pfeile gehen auch. Was ich nicht lesen kann oder was nicht erlaubt ist, sage ich sofort. Ein Befehl, der nicht erlaubt ist, lässt sich als Bluff behalten: `/order` mit `insist`.
    Dein Blatt ist versiegelt: Niemand sieht es vor der Frist. Eine Spielleitung, die nicht mitspielt, darf hinsehen; nach der Phase erfahren es dann alle.
help-deadlines =
    Die Frist steht unter jedem Ergebnis, in deiner eigenen Zeit. Was dann auf deinem Blatt steht, zählt; Einheiten ohne Befehl halten, Einheiten ohne Rückzug werden aufgelöst.
    `/ready` sagt, dass du fertig bist. Sind alle bereit, die noch etwas tun können, schließt die Phase sofort. Auch danach kannst du deine Befehle ändern, solange die Phase offen ist.
    Vor einer Frist wird erinnert, wer noch nichts geschrieben hat. `/wait` lässt eine Phase auf ihre Frist warten, `/extend` stellt mehr Zeit zur Abstimmung, `/absence` meldet dich ab.
    Wer zu viele Phasen in Folge versäumt, verliert die Macht an die Unordnung; wer dann Befehle schreibt, bekommt sie zurück, wenn sie niemand mit `/game takeover` übernommen hat.
help-absence =
    `/absence announce until:` kündigt an, dass du weg bist, in allen deinen Spielen auf diesem Server oder in einem (`game:`). `/absence list` zeigt, was du angekündigt hast, `/absence cancel` nimmt es zurück.
    Was es bewirkt, ist eine Regel jedes Spiels: Eine Frist, die du dabei versäumst, ist entschuldigt, oder sie rückt hinter deine Rückkehr, oder nichts ändert sich. `/rules topic:clock` sagt, was gilt.
    Um früh abzugeben, musst du nichts ankündigen: Was zur Frist auf deinem Blatt steht, zählt. Dauerbefehle (`/standing`) können für dich einspringen, wo das Spiel es erlaubt.
    Wer ganz geht, sagt es mit `/game leave`; jemand anderes kann die Macht übernehmen.
help-press =
    `/press to` schreibt einen Brief an eine Macht, an mehrere oder an alle; ich gebe ihn in privaten Nachrichten weiter, mit einem Knopf zum Antworten. `/press public` sagt etwas im Kanal, im Namen deiner Macht.
    `/press inbox` zeigt, was an dich ging, `/press log` alle deine Briefe, auch als Datei. `/press thread` öffnet einen privaten Thread mit anderen.
    Was erlaubt ist, ist eine Regel jedes Spiels (`/rules topic:press`): Gunboat, graue Presse ohne Absender, Schweigen bei Rückzügen oder Aufbau.
    `/press mute` erspart dir die Briefe einer Macht, `/press report` zeigt einen der Spielleitung. `/press consent` sagt, ob deine Briefe im Archiv des Spiels stehen dürfen, wenn es vorbei ist.
help-ending =
    Wer nach einem Herbst 18 der 34 Zentren besitzt, gewinnt allein.
    `/draw` stellt ein Remis zur Abstimmung, unter allen Überlebenden oder denen, die du nennst; `/concede` eine Aufgabe zugunsten einer Macht. Auf dem Stimmzettel im Kanal steht, wer zustimmen muss und bis wann er gilt. Stimmen bleiben geheim; `/vote` und die Knöpfe ändern deine.
    `/game leave` gibt deine Macht auf; die Spielleitung kann Ersatz suchen.
    `/game archive` gibt ein beendetes Spiel als Datei: jede Stellung und alle Befehle, um uns nachzuprüfen oder es nachzuspielen.
help-gm =
    Spielleitung ist, wer mit `/game create gm:` benannt wurde, sonst wer das Spiel angelegt hat. Wer den Server verwaltet, kann dasselbe.
    `/gm start` fängt an. `/gm deadline`, `extend`, `times`, `pause` und `resume` stellen die Uhr. `/gm process` schließt eine Phase sofort.
    `/gm rollback` setzt auf eine frühere Phase zurück; nichts wird gelöscht, also lässt sich auch das zurücksetzen. `/gm replace` setzt jemand anderen ein. `/gm abandon` beendet das Spiel, `/gm delete` löscht eines, das vorbei ist.
    `/edit` berichtigt Brett, Geld, Verträge oder Bestände: Du siehst es vorher, der Kanal nachher. `/edit undo` nimmt die letzte Änderung zurück.
    Wer mitspielt, sieht als Spielleitung nie versiegelte Befehle und berichtigt nichts. Sonst darf sie mit `/sealed show` und `/sealed dryrun` hinsehen: Jeder Blick steht nach der Phase im Kanal, und wer hinsieht, kann in diesem Spiel nicht mehr mitspielen. Alles, was die Spielleitung tut, steht dort mit ihrem Namen.
