# Was der Bot in Discord sagt: Namen, Tafeln, Antworten.

nobody = *niemand*
# Wo niemand wissen darf, wer eine Macht spielt.
player-hidden = *anonym*

count-1 = eine
count-2 = zwei
count-3 = drei
count-4 = vier
count-5 = fünf
count-6 = sechs
count-7 = sieben
count-8 = acht
count-9 = neun
count-10 = zehn
count-11 = elf
count-12 = zwölf

# Befehle ausgeschrieben
order-hold = { $unit } hält
order-move = { $unit } zieht → { $to }
order-move-convoy = { $unit } → { $to } im Geleitzug
order-move-route = { $unit } → { $to } im Geleitzug durch { $seas }
order-support-hold = { $unit } unterstützt { $other } beim Halten
order-support-move = { $unit } unterstützt { $other } → { $to }
order-convoy = { $unit } geleitet { $other } → { $to }
order-board = { $unit } geht an Bord von { $fleet }
order-board-lands = { $unit } geht an Bord von { $fleet } und landet → { $to }
order-disband = { $unit } löst sich auf
order-build = Bau: { $kind } in { $at }
order-waive = Verzicht auf einen Bau

due-orders =
    { $count ->
        [one] ein Befehl
       *[other] { $count } Befehle
    }
due-retreats =
    { $count ->
        [one] ein Rückzug
       *[other] { $count } Rückzüge
    }
due-builds =
    { $count ->
        [one] ein Bau
       *[other] { $count } Bauten
    }
due-transfers = darf Überweisungen erklären
due-winter = darf bauen; alle Einheiten sind bezahlbar
due-short =
    { $count ->
        [one] 1 Taler fehlt für die Einheiten
       *[other] { $count } Taler fehlen für die Einheiten
    }
due-removals =
    { $count ->
        [one] ein Abbau
       *[other] { $count } Einheiten abzubauen
    }

clock-deadline = Frist: { $at } ({ $in })
clock-paused = Das Spiel ist pausiert: keine Frist.
clock-stuck = Die Phase ließ sich nicht abschließen, weil bei uns etwas nicht stimmt, und die Uhr steht. Alle Blätter sind aufgehoben. Mit `/gm resume` oder `/gm process` versucht es die Spielleitung noch einmal.
clock-idle = Niemand ist mehr da, der Einheiten Befehle gibt; die Uhr steht. Übernimm eine Macht mit `/game takeover`; dann lässt die Spielleitung sie mit `/gm resume` weiterlaufen.
clock-none = Keine Frist.

outcome-solo = { $power } gewinnt allein
outcome-alliance = { $powers } gewinnen im Bündnis
outcome-draw = Remis: { $powers }
outcome-concession = alle geben auf zugunsten von { $power }
outcome-abandoned = von der Spielleitung ohne Ergebnis beendet

# Die Lobby
lobby-title = { $name }
lobby-about = { $variant }, Regelbuch { $rulebook }. Züge { $moves }, Rückzüge { $retreats }, Aufbau { $builds }.
lobby-players = Dabei ({ $count } von { $of })
lobby-nobody = Noch niemand. Drück **Beitreten**.
lobby-wish = { $player } – wünscht sich { $power }
lobby-any = { $player }
lobby-gm = Spielleitung: { $gm }
lobby-full = Alle Plätze sind besetzt. { $gm } kann das Spiel jetzt starten.
lobby-lacking = ⚠ Um Karten und Ergebnisse in diesen Kanal zu stellen, fehlt mir noch: { $names }.
ground-voice = Sprach- und Bühnenkanäle haben keine Threads, und Ergebnisse kommen in Threads. Tipp es in einem Textkanal oder in einem Beitrag eines Forums: Dort wird das Spiel dann gespielt.
ground-unseen = Ich sehe den Kanal nicht, zu dem dieser Thread gehört, und weiß darum nicht, wo das Spiel liefe. Lass mich ihn sehen (Kanal bearbeiten → Berechtigungen → Kanal anzeigen), oder tipp es in einem Textkanal.
lobby-joined = { $player } ist bei **{ $game }** dabei.
lobby-left = { $player } ist nicht mehr bei **{ $game }**.
lobby-begun = Dieses Spiel hat begonnen; die Lobby ist geschlossen.
lobby-wish-menu = Eine Macht wünschen …
lobby-wish-any = Kein Wunsch: das Los entscheidet
button-join = Beitreten
button-leave = Verlassen
button-start = Spiel starten
game-started = **{ $game }** hat begonnen. Die erste Karte ist unterwegs nach <#{ $channel }>.
game-left = Du hast **{ $game }** verlassen.
game-left-power = Du hast **{ $game }** verlassen. { $power } ist in Unordnung, bis die Spielleitung Ersatz findet.
game-leave-sure = **{ $game }** wirklich verlassen? { $power } fiele in Unordnung, und nur die Spielleitung könnte dich wieder hereinlassen.
button-leave-sure = Endgültig verlassen
list-title = Spiele auf diesem Server
list-none = Hier gibt es noch kein Spiel. Leg eines an mit `/game create`.
list-line = **{ $name }** – { $state } – <#{ $channel }>
list-lobby = sammelt Mitspielende, { $count } von { $of }
list-over = vorbei: { $outcome }

# Das eigene Blatt
sheet-title = { $power } – { $phase }
sheet-empty = Noch steht nichts darauf.
sheet-fault = { $order } ⚠ { $reason }.
sheet-missing = Ohne Befehl: { $units }. Einheiten ohne Befehl halten.
sheet-missing-retreats = Ohne Befehl: { $units }. Einheiten ohne Rückzug werden aufgelöst.
sheet-may-retreat = { $unit } kann sich zurückziehen nach { $places }.
sheet-may-build = Bauen kannst du in { $places }.
sheet-count-builds = Bauten: { $ordered } von { $due }.
sheet-count-builds-waived = Bauten: { $ordered } von { $due }, Verzicht auf { $waived }.
sheet-count-removals = Auflösungen: { $ordered } von { $due }.
sheet-count-of = { $power } – { $line }
sheet-prices = Eine neue Armee kostet { $army }, eine neue Flotte { $fleet }; neben dem, was auf deinem Blatt steht, bleiben dafür { $left }.
sheet-builds-left =
    { $count ->
        [one] Ein Bau ist noch offen; was du nicht baust, verfällt.
       *[other] { $count } Bauten sind noch offen; was du nicht baust, verfällt.
    }
sheet-removals-left =
    { $count ->
        [one] Eine Einheit muss noch gehen; nennst du keine, wird sie nach den Regeln bestimmt.
       *[other] { $count } Einheiten müssen noch gehen; nennst du keine, werden sie nach den Regeln bestimmt.
    }
sheet-only-transfers = Du hast keine Einheiten zu befehligen. Überweisungen kannst du noch erklären.
sheet-nothing-due = In dieser Phase gibt es für dich nichts zu tun.
sheet-ready = Du bist bereit.
sheet-not-ready = Du bist nicht als bereit vermerkt.
sheet-footer = { $game }: versiegelt bis zur Frist. Nur du siehst das.
sheet-picture = Befehle von { $power } für { $phase }, wie sie bisher stehen.
sheet-picture-none = Die Karte für { $phase }; { $power } hat noch keine Befehle.
button-ready = Bereit
button-not-ready = Nicht bereit
button-edit = Als Text bearbeiten
button-clear = Leeren
button-my-turn = Mein Zug
button-map = Karte
button-status = Stand
form-title = Befehle für { $phase }
form-field = Ein Befehl je Zeile
# same: form-hint
form-hint = A Par - Bur
form-too-long = Dein Blatt ist zu lang für dieses Formular. Streich einige Befehle, oder schreib einzelne mit /order oder in einer privaten Nachricht an mich.
sheet-old-phase = Dieser Knopf gehört zu einer früheren Phase. Das ist dein Blatt jetzt.
sheet-cleared = Dein Blatt ist jetzt leer.

# Was aus geschriebenen Zeilen wurde
written-order = ✓ `{ $order }`
written-instead = ✓ `{ $order }` (statt `{ $before }`)
written-bluff = ✓ `{ $order }` – als Bluff behalten: { $reason }.
written-awaits-leave = ✓ `{ $order }` – steht da, aber noch ohne Wirkung: { $reason }.
written-refused = ✗ `{ $order }` – { $reason }.
written-refused-bluff = ✗ `{ $order }` – { $reason }. Um das als Bluff zu behalten, schreib es noch einmal mit `insist`.
written-unread = ✗ „{ $text }“ – { $reason }
written-lame = ⚠ `{ $order }` – steht auf deinem Blatt, aber wie die Dinge stehen, wird nichts daraus: { $reason }.
written-spare-ordered =
    ✗ `Waive` – ein Bau geht vor einem Verzicht: { $ordered ->
        [one] einer
       *[other] { $ordered }
    } von deinen { $builds ->
        [one] einem Bau steht
       *[other] { $builds } Bauten stehen
    } schon auf deinem Blatt. Streich erst einen Bau.
written-spare =
    ✗ `Waive` – { $builds ->
        [one] du hast nur einen Bau, auf den du verzichten kannst.
       *[other] du hast nur { $builds } Bauten, auf die du verzichten kannst.
    }
written-none = Nichts wurde geändert.
written-again = Das hatte mich schon erreicht, also habe ich nichts geändert. Das ist dein Blatt, wie es steht:
written-merged = Weil einige Zeilen nicht brauchbar waren, kam der Rest zu deinem Blatt dazu, statt es zu ersetzen.
written-newer = Dein Blatt hatte sich geändert, seit du dieses Formular geöffnet hast. Darum kam dazu, was du geschickt hast, und nichts wurde gestrichen. Bitte sieh nach.
written-more =
    { $count ->
        [one] … und eine weitere Zeile.
       *[other] … und { $count } weitere Zeilen.
    }

# Bereit
ready-yes = Du bist bereit. Auf { $waiting } von { $of } wird noch gewartet.
ready-yes-known = Du bist bereit, und alle, die erkennbar etwas zu tun haben, auch. Die Phase schließt, wenn niemand mehr etwas tun kann, oder zur Frist.
ready-yes-all = Du bist bereit, und alle anderen auch: Die Phase wird ausgewertet.
ready-yes-paused = Du bist bereit, und alle anderen auch, aber das Spiel ist pausiert.
ready-no = Du bist nicht mehr als bereit vermerkt.

# Wie ein Spiel steht
status-title = { $name } – { $phase }
status-over = { $name } ist vorbei: { $outcome }.
status-owes = Befehle
status-powers = Mächte
status-line-ready = ✅ { $power } ({ $player }): bereit
status-line-in = 📝 { $power } ({ $player }): Befehle sind da
status-line-owes = ⏳ { $power } ({ $player }): { $due }
status-line-disorder = ▫️ { $power }: Unordnung
status-power = **{ $power }** { $player } – { $centres } VZ, { $units } Einheiten
status-power-credits = **{ $power }** { $player } – { $income ->
        [one] 1 Taler
       *[other] { $income } Taler
    } im Jahr, { $centres ->
        [one] 1 Provinz
       *[other] { $centres } Provinzen
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
status-power-out = ~~{ $power }~~ { $player } – ausgeschieden
status-nothing-owed = Niemand hat etwas zu tun.

# Die Karte
map-title = { $name } – { $phase }
map-alt-borders = Anders gezogene Grenzen: { $borders }.
map-alt = Karte von { $name }, { $phase }
map-alt-due = Zu entscheiden: { $due }.
map-alt-power = { $power }, { $centres } Zentren
map-alt-power-credits =
    { $power }, { $income ->
        [one] 1 Taler
       *[other] { $income } Taler
    } im Jahr
map-alt-no-units = keine Einheiten
map-alt-orders = Karte von { $name }, { $phase }, mit den Befehlen und wie sie ausgingen

# Geschichte und Gründe
history-title = { $name } – was geschah
history-line = **{ $phase }** – { $headline }
history-none = Noch wurde nichts gespielt.
history-page = Seite { $page } von { $of }
history-hint = Eine Phase ganz: `/history phase:{ $phase }`
button-newer = Neuer
button-older = Älter
why-title = { $province } – { $phase }
results-title = { $phase } – Ergebnis
results-captures = **Zentren**
results-capture = { $power } nimmt { $province } ein
results-capture-from = { $power } nimmt { $province } ein, zuvor { $from }
results-missed = Keine Befehle kamen von { $powers }.
results-eliminated = { $power } ist ausgeschieden.
results-unheard = { $power }: `{ $order }` zählte nicht: { $reason }.
results-none = Nichts wurde befohlen, und nichts geschah.
results-thread = Ergebnis: { $phase }

archive-title = Archiv von { $name }
archive-so-far = Das Spiel läuft noch: Hier stehen die bis jetzt geschlossenen Phasen, und nichts von der offenen.
archive-answer =
    { $phases ->
        [one] { $title }: eine Phase,
       *[other] { $title }: { $phases } Phasen, jede
    } mit der Stellung, den Optionen und allen Blättern, wie sie zählten; die letzte Zeile sagt, wie es ausging.
    `chancery resolve --check` wertet jede Phase noch einmal aus.
archive-too-large = Das Archiv hat { $size } MiB, und Discord nimmt keine Datei über { $most } MiB.

# Abstimmungen

# Die Spielleitung
gm-deadline = Die Frist ist jetzt { $at } ({ $in }).
gm-replace-plays = { $player } spielt in diesem Spiel schon.
gm-paused = Das Spiel ist pausiert.
gm-resumed = Das Spiel geht weiter. Die Frist ist { $at } ({ $in }).
gm-processed = { $phase } ist ausgewertet; das Ergebnis ist unterwegs in den Kanal.
gm-rolled-back = Das Spiel steht wieder bei { $phase } (Stand { $to }). Die Blätter für diese Phase sind leer. Um das rückgängig zu machen, setz noch einmal zurück und wähl den Stand davor.
gm-replaced = { $player } spielt jetzt { $power }.
gm-abandon-sure = **{ $game }** wirklich ohne Ergebnis beenden? `/gm rollback` kann es rückgängig machen.
button-abandon = Spiel beenden
gm-abandoned = **{ $game }** ist vorbei.
gm-rollback-point = { $phase } (Stand { $seq })
gm-bad-moment = „{ $text }“ kann ich nicht als Zeitpunkt lesen. Schreib eine Spanne von jetzt an wie `24h`, oder Tag und Uhrzeit wie `morgen 20:00`, `Freitag 20 Uhr` oder `2026-03-01 18:00` ({ $zone }).

# Private Nachrichten
dm-help =
    Schreib mir deine Befehle, einen je Zeile, wie auf Papier:
    ```
    A Par - Bur
    F Bre - MAO
    A Mar S A Par - Bur
    ```
    Ich antworte mit dem, was ich verstanden habe. Deutsche Namen und Wörter verstehe ich auch: `Armee München unterstützt A Berlin nach Schlesien`. Andere Wörter, die ich kenne: `blatt`, `bereit`, `nicht bereit`, `leeren`, `status`, `karte`, `hilfe`.
    Spielst du in mehreren Spielen, schreib in die erste Zeile `Spiel: Name des Spiels`. Um Befehle, die nicht erlaubt sind, als Bluff zu behalten, beginn die Nachricht mit `insist`.
dm-no-game = Du bist gerade in keinem Spiel. Tritt auf einem Server mit `/game join` einem bei; dann schreib mir deine Befehle hierher, oder nimm dort `/order`.
dm-pictures-only = Ich kann nur Text lesen. Bitte schreib deine Befehle als Nachricht, einen je Zeile.
edit-read = Du hast deine Nachricht geändert, und ich habe sie neu gelesen. Zeilen, die du daraus entfernt hast, bleiben auf deinem Blatt, bis du sie streichst.
edit-late = Du hast eine Nachricht geändert, die für eine abgeschlossene Phase geschrieben war. Die Änderung zählt nicht. Schreib für die offene Phase eine neue Nachricht.

# Zeitspannen
span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
span-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
span-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }

# Varianten
variant-standard = Standard-Diplomacy

# Schlagzeilen: Teile, durch Semikolon verbunden
head-takes = { $power } nimmt { $places } ein
head-enters = { $power } betritt { $places }
head-out = { $power } ist ausgeschieden
head-must-retreat =
    { $count ->
        [one] { $number } Einheit muss sich zurückziehen
       *[other] { $number } Einheiten müssen sich zurückziehen
    }
head-destroyed =
    { $count ->
        [one] { $number } Einheit wird vernichtet
       *[other] { $number } Einheiten werden vernichtet
    }
head-moved =
    { $count ->
        [one] { $number } Einheit zieht
       *[other] { $number } Einheiten ziehen
    }
head-bounced =
    { $count ->
        [one] Züge gescheitert: { $number }
       *[other] Züge gescheitert: { $number }
    }
head-retreated =
    { $count ->
        [one] { $number } Einheit zieht sich zurück
       *[other] { $number } Einheiten ziehen sich zurück
    }
head-disbanded =
    { $count ->
        [one] { $number } Einheit wird aufgelöst
       *[other] { $number } Einheiten werden aufgelöst
    }
head-builds =
    { $count ->
        [one] { $power } baut { $number } Einheit
       *[other] { $power } baut { $number } Einheiten
    }
head-removes =
    { $count ->
        [one] { $power } löst { $number } Einheit auf
       *[other] { $power } löst { $number } Einheiten auf
    }
head-others = und { $number } weitere
head-failed =
    { $count ->
        [one] { $number } Bau oder Abbau scheitert
       *[other] { $number } Bauten oder Auflösungen scheitern
    }
head-waived =
    { $count ->
        [one] { $number } Bau bleibt ungenutzt
       *[other] { $number } Bauten bleiben ungenutzt
    }
head-placed =
    { $count ->
        [one] { $number } Block wird gesetzt
       *[other] { $number } Blöcke werden gesetzt
    }
head-paid = Alle Einheiten sind bezahlt
head-quiet = Nichts ändert sich

# same: results-neutral
results-neutral = Neutral

# Regeln für ein neues Spiel
rules-no-variant = Eine Variante „{ $found }“ gibt es nicht. Es gibt { $known }.
rules-no-rulebook = Ein Regelbuch „{ $found }“ gibt es nicht. Es gibt { $known }.
rules-no-question = „{ $found }“ ist keine Frage des Regelbuchs. Schreib einzelne Antworten wie `4.A.3=b`.
rules-no-letter = „{ $found }“ ist keine Antwort auf { $id }. Es gibt { $known }.
rules-rulebook = Regelbuch { $id }

# Nachrichten im Kanal des Spiels
post-started = **{ $game }** beginnt. Alle finden ihre Macht unten; schreibt eure Befehle mit `/order`, mit **Mein Zug** oder in einer privaten Nachricht an mich.
post-started-hidden = **{ $game }** beginnt. Niemand erfährt, wer welche Macht spielt: Drück **Mein Zug**, um deine zu sehen, und schreib deine Befehle dort, mit `/order` oder in einer privaten Nachricht an mich.
post-next = { $phase }
post-late = *Die Frist war schon { $late } früher vorbei, während ich weg war.*
post-final = Endstand
post-ended = **{ $game } ist vorbei.** { $outcome }.
post-reminder = { $players } – **{ $game }**: In { $phase } warte ich noch auf euch. Die Frist ist { $at } ({ $in }).
post-paused = **{ $game }**: { $by } hat die Uhr angehalten.
post-resumed = **{ $game }**: { $by } lässt die Uhr weiterlaufen. Die Frist ist { $at } ({ $in }).
post-rolled-back = **{ $game }**: { $by } hat das Spiel auf { $phase } zurückgesetzt (Stand { $to }). Die Blätter für diese Phase sind leer.
post-rolled-back-kept = **{ $game }**: { $by } hat eine Zurücksetzung rückgängig gemacht; das Spiel steht wieder bei { $phase } (Stand { $to }). Blätter, die für diese Phase geschrieben waren, zählen wieder; bitte seht eure durch und meldet euch neu bereit.
post-replaced-hidden = **{ $game }**: { $power } wird jetzt von jemand anderem gespielt.
post-replaced = **{ $game }**: { $player } spielt jetzt { $power }, so entschieden von { $by }.
post-left-hidden = **{ $game }**: Wer { $power } spielte, ist gegangen. { $power } ist in Unordnung, bis die Spielleitung Ersatz findet.
post-left = **{ $game }**: { $player } ist gegangen. { $power } ist in Unordnung, bis die Spielleitung Ersatz findet.
post-undelivered = **{ $game }**: Etwas ({ $what }) konnte ich in { $where } nicht abliefern: { $why }.
post-stuck = **{ $game }**: Die Phase ließ sich nicht abschließen, weil bei uns etwas nicht stimmt. Die Uhr steht; alle Blätter sind aufgehoben. Wer den Bot betreibt, findet die Ursache in seinem Protokoll (Spiel { $number }). Danach lässt die Spielleitung die Uhr mit `/gm resume` weiterlaufen oder schließt die Phase gleich mit `/gm process` ab.
post-privately = eine private Nachricht
post-instead-reminder = { $player } – **{ $game }**: Ich warte noch auf dich. { $clock } (Privat konnte ich dich nicht erreichen.)
post-instead-gm = { $gm } – **{ $game }**: Etwas ist nicht angekommen, und privat kann ich dir nicht sagen, was. In `/gm log` steht es.
undelivered-gone = Kanal, Thread oder Nachricht gibt es nicht mehr
undelivered-forbidden = Discord lässt mich nicht
undelivered-tried-too-long = Discord hat es zu lange nicht angenommen
undelivered-refused = Discord nimmt nicht an, was ich dort schreiben sollte
undelivered-broken = bei uns stimmt etwas nicht; wer den Bot betreibt, findet die Ursache in seinem Protokoll
undelivered-lacks = mir fehlt dort eine Berechtigung: { $missing }. Wer den Kanal verwaltet, kann sie mir geben (Kanal bearbeiten → Berechtigungen → meine Rolle). Ich hebe den Beitrag einen Tag lang auf und bringe ihn, sobald ich darf
post-unreachable = **{ $game }**: Ich kann { $player } nicht privat schreiben; private Nachrichten von mir sind dort geschlossen. Was ich habe, wartet im Kanal, und beim nächsten Kommando wird es gesagt.
post-unreachable-left = **{ $game }**: { $player } ist laut Discord nicht mehr auf diesem Server; von dort kommen keine Befehle mehr. Was versiegelt war, zählt. `/gm replace` setzt jemand anderen an den Platz.
private-missed = Ich wollte dir privat schreiben, aber Discord ließ mich nicht: Deine privaten Nachrichten sind für mich geschlossen. So öffnest du sie: Rechtsklick auf diesen Server → Privatsphäre-Einstellungen → Direktnachrichten. Oder lass es so und sag es mir mit `/notify private:False`; was nur für dich ist, findest du dann mit `/orders`, `/press inbox` und **Mein Zug**.
late-private = Du hast mich etwas gefragt, und Discord nahm meine Antwort dort nicht mehr an. Hier ist sie:
late-public = { $player } – Discord nahm meine Antwort dort nicht mehr an. Hier ist sie:
files-too-large = (Das Bild oder die Datei war hier zu groß für Discord und fehlt. `/map`, `/history` und `/relations` zeigen es noch einmal.)
permission-view-channel = Kanal ansehen
permission-timeout = eine Stimme (ich habe einen Timeout: Heb ihn auf oder warte, bis er endet)
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
