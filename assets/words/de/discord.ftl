# Was der Bot in Discord schreibt: Namen, Befehlsübersichten, Antworten.

nobody = *niemand*
# In Partien, die verbergen, wer welche Macht spielt.
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
order-move-route = { $unit } → { $to } im Geleitzug ({ $seas })
order-support-hold = { $unit } unterstützt { $other } beim Halten
order-support-move = { $unit } unterstützt { $other } → { $to }
order-convoy = { $unit } geleitet { $other } → { $to }
order-board = { $unit } geht an Bord von { $fleet }
order-board-lands = { $unit } geht an Bord von { $fleet } und landet → { $to }
order-disband = { $unit } löst sich auf
order-build = Bau: { $kind } { IN($at) }
order-waive = Verzicht auf einen Bau

due-orders =
    { $count ->
        [one] ein Befehl offen
       *[other] { $count } Befehle offen
    }
due-retreats =
    { $count ->
        [one] ein Rückzug offen
       *[other] { $count } Rückzüge offen
    }
due-builds =
    { $count ->
        [one] ein Bau offen
       *[other] { $count } Bauten offen
    }
due-transfers = kann Überweisungen erklären
due-winter = darf bauen; kann alle Einheiten bezahlen
due-short =
    { $count ->
        [one] 1 Credit fehlt für die Einheiten
       *[other] { $count } Credits fehlen für die Einheiten
    }
due-removals =
    { $count ->
        [one] eine Auflösung offen
       *[other] { $count } Auflösungen offen
    }

clock-deadline = Frist: { $at } ({ $in })
clock-paused = Die Partie ist angehalten; es gibt keine Frist.
clock-stuck = Die Phase ließ sich wegen eines Fehlers im Bot nicht auswerten. Die Uhr ist angehalten, und alle Befehle bleiben erhalten. Mit `/gm resume` oder `/gm process` kann die Spielleitung es noch einmal versuchen.
clock-idle = Es gibt keinen Spieler mehr, der Einheiten befehligt; die Uhr ist angehalten. Übernimm eine Macht mit `/game takeover`; dann kann die Spielleitung die Uhr mit `/gm resume` wieder starten.
clock-none = Keine Frist.

outcome-solo = Alleinsieg für { ACCUSATIVE($power) }
outcome-alliance = { $powers } gewinnen als Bündnis
outcome-draw = Remis: { $powers }
outcome-concession = alle geben zugunsten von { DATIVE($power) } auf
outcome-abandoned = von der Spielleitung ohne Ergebnis beendet
outcome-last-year = { $year } war das letzte Jahr der Partie

# Die Lobby
lobby-title = { $name }
lobby-about = { $variant }, Regelwerk { $rulebook }. Züge { $moves }, Rückzüge { $retreats }, Aufbau { $builds }.
lobby-players = Spieler ({ $count } von { $of })
lobby-nobody = Noch niemand. Drück **Beitreten**.
lobby-wish = { $player } – wünscht sich { $power }
lobby-any = { $player }
lobby-gm = Spielleitung: { $gm }
lobby-full = Alle Plätze sind besetzt. { $gm } kann die Partie jetzt starten.
lobby-lacking = ⚠ Um in diesem Kanal Karten und Ergebnisse zu posten, brauche ich noch: { $names }.
ground-voice = Ergebnisse poste ich in Threads, und die gibt es in Sprach- und Bühnenkanälen nicht. Nimm einen Textkanal oder einen Forenbeitrag: Dort wird die Partie dann gespielt.
ground-unseen = Ich kann den Kanal nicht sehen, zu dem dieser Thread gehört, und weiß darum nicht, wo die Partie gespielt würde. Gib mir dort die Berechtigung dafür (Kanal bearbeiten → Berechtigungen → Kanal ansehen), oder nimm einen Textkanal.
lobby-joined = { $player } ist bei **{ $game }** dabei.
lobby-left = { $player } hat **{ $game }** verlassen.
lobby-begun = Diese Partie hat begonnen; die Lobby ist geschlossen.
lobby-wish-menu = Eine Macht wünschen …
lobby-wish-menu-some = Eine Macht wünschen … (alle: /game join power:)
lobby-wish-any = Kein Wunsch: Das Los entscheidet
button-join = Beitreten
button-leave = Verlassen
button-start = Partie starten
game-started = **{ $game }** hat begonnen. Die erste Karte erscheint in <#{ $channel }>.
game-left = Du hast **{ $game }** verlassen.
game-left-power = Du hast **{ $game }** verlassen. { $power } ist herrenlos, bis die Spielleitung Ersatz findet.
game-leave-sure = **{ $game }** wirklich verlassen? { $power } würde herrenlos, und nur die Spielleitung könnte dich wieder hereinlassen.
button-leave-sure = Endgültig verlassen
list-title = Partien auf diesem Server
text-goes-on = … alles steht in `{ $file }`.
lines-more =
    … und { $lines ->
        [one] eine weitere Zeile
       *[other] { $lines } weitere Zeilen
    }
list-more =
    … und { $lines ->
        [one] eine weitere: /game info findet sie mit ihrem Namen.
       *[other] { $lines } weitere: /game info findet jede mit ihrem Namen.
    }
list-none = Hier gibt es noch keine Partien. Leg eine mit `/game create` an.
list-line = **{ $name }** – { $state } – <#{ $channel }>
list-lobby = wartet auf Spieler, { $count } von { $of }
list-over = beendet: { $outcome }

# Die eigenen Befehle
sheet-title = { $power } – { $phase }
sheet-empty = Noch nichts eingetragen.
sheet-fault = { $order } ⚠ { $reason }.
sheet-missing = Keine Befehle für: { $units }. Einheiten ohne Befehl halten.
sheet-missing-retreats = Keine Befehle für: { $units }. Einheiten ohne Rückzugsbefehl werden aufgelöst.
sheet-may-retreat = { $unit } kann sich zurückziehen: { $places }.
sheet-may-build = Hier kannst du noch bauen: { $places }.
sheet-count-orders = Befehle: { $ordered } von { $due }.
sheet-count-builds = Bauten: { $ordered } von { $due }.
sheet-count-builds-waived = Bauten: { $ordered } von { $due }, Verzicht auf { $waived }.
sheet-count-removals = Auflösungen: { $ordered } von { $due }.
sheet-count-of = { $power } – { $line }
sheet-prices = Eine neue Armee kostet { $army }, eine neue Flotte { $fleet }; nach deinen bisherigen Befehlen bleiben dafür { $left }.
sheet-builds-left =
    { $count ->
        [one] Du hast noch einen Bau; nutzt du ihn nicht, verfällt er.
       *[other] Du hast noch { $count } Bauten; was du nicht nutzt, verfällt.
    }
sheet-removals-left =
    { $count ->
        [one] Du musst noch eine Einheit auflösen; wählst du keine, entscheiden die Regeln.
       *[other] Du musst noch { $count } Einheiten auflösen; wählst du keine, entscheiden die Regeln.
    }
sheet-only-transfers = Du hast keine Einheiten, kannst aber noch Überweisungen erklären.
sheet-nothing-due = Du hast in dieser Phase nichts zu tun.
sheet-ready = Du bist fertig.
sheet-not-ready = Du bist nicht als fertig gemeldet.
sheet-footer = { $game }: versiegelt bis zur Frist. Nur du siehst das.
sheet-picture = Bisherige Befehle von { DATIVE($power) } für { $phase }.
sheet-picture-none = Karte für { $phase }; { $power } hat noch keine Befehle.
button-ready = Fertig
button-not-ready = Nicht fertig
button-edit = Als Text bearbeiten
button-clear = Leeren
button-my-turn = Mein Zug
button-map = Karte
button-status = Stand
form-title = Befehle für { $phase }
form-field = Ein Befehl pro Zeile
# same: form-hint form-hint-treaties
form-hint = A Par - Bur
form-hint-treaties = Enter MDT with Italy
form-too-long = Du hast zu viele Befehle für dieses Formular. Entferne einige, oder schreib einzelne mit /order oder in einer Privatnachricht an mich.
sheet-old-phase = Dieser Knopf gehört zu einer früheren Phase. Hier sind deine aktuellen Befehle.
sheet-cleared = Deine Befehle sind gelöscht.
sheet-restored = Deine Befehle sind wieder da.

# Antworten auf geschriebene Zeilen
written-order = ✓ `{ $order }`
written-instead = ✓ `{ $order }` (statt `{ $before }`)
written-bluff = ✓ `{ $order }` – als Bluff behalten: { $reason }.
written-awaits-leave = ✓ `{ $order }` – eingetragen, aber bisher ohne Wirkung: { $reason }.
written-refused = ✗ `{ $order }` – { $reason }.
written-refused-bluff = ✗ `{ $order }` – { $reason }. Um ihn als Bluff zu behalten, drück den Knopf unten oder schreib ihn noch einmal mit `insist`.
written-replaced = ✗ `{ $order }` – deine spätere Zeile `{ $by }` hat ihn ersetzt.
written-either = Von deinen beiden Befehlen für eine Einheit habe ich keinen eingetragen: `{ $first }` und `{ $second }`. Welchen meinst du? Drück ihn, oder schreib nur diesen.
written-still-ready = ⚠ Du giltst weiter als fertig. Die Phase kann also jederzeit mit den Befehlen schließen, die oben stehen. Brauchst du Zeit, drück **Nicht fertig**.
written-unread = ✗ „{ $text }“ – { $reason }
written-lame = ⚠ `{ $order }` – eingetragen, bleibt so aber wirkungslos: { $reason }.
written-spare-ordered =
    ✗ `Waive` – es ist kein Bau mehr übrig, auf den du verzichten könntest: Du hast schon { $builds ->
        [one] deinen einzigen Bau
       *[other] { $ordered } von { $builds } Bauten
    } befohlen. Entferne erst einen Bau.
written-spare =
    ✗ `Waive` – { $builds ->
        [one] du hast nur einen Bau, auf den du verzichten kannst.
       *[other] du hast nur { $builds } Bauten, auf die du verzichten kannst.
    }
written-none = Nichts wurde geändert.
written-again = Das hatte ich schon bekommen, also wurde nichts geändert. Deine bisherigen Befehle:
written-merged = Einige Zeilen konnte ich nicht verwenden. Die anderen habe ich hinzugefügt, deine früheren Befehle bleiben, wie sie waren.
written-newer = Deine Befehle hatten sich geändert, seit du dieses Formular geöffnet hast. Darum habe ich hinzugefügt, was du geschickt hast, und nichts entfernt. Bitte sieh sie durch.
written-more =
    { $count ->
        [one] … und eine weitere Zeile.
       *[other] … und { $count } weitere Zeilen.
    }

# Fertig
ready-yes = Du bist fertig. Es fehlen noch { $waiting } von { $of }.
ready-yes-known = Du bist fertig, und alle anderen, die erkennbar etwas zu tun haben, auch. Die Phase endet, wenn niemand mehr etwas tun kann, spätestens zur Frist.
ready-yes-all = Du bist fertig, und alle anderen auch: Die Phase wird ausgewertet.
ready-yes-paused = Du bist fertig, und alle anderen auch, aber die Partie ist angehalten.
ready-closed = Mit dir sind alle fertig: **{ $phase }** ist vorbei, die Ergebnisse erscheinen in <#{ $channel }>. Jetzt ist **{ $next }**, eine neue Phase mit eigenen Befehlen.
ready-closed-over = Mit dir sind alle fertig: **{ $phase }** ist vorbei, und damit die Partie. Die Ergebnisse erscheinen in <#{ $channel }>.
ready-idle-hold =
    { $count ->
        [one] ⚠ Eine deiner Einheiten hat keinen Befehl und hält: { $units }. **Nicht fertig** gibt dir mehr Zeit.
       *[other] ⚠ { $count } deiner Einheiten haben keinen Befehl und halten: { $units }. **Nicht fertig** gibt dir mehr Zeit.
    }
ready-idle-disband =
    { $count ->
        [one] ⚠ Eine deiner Einheiten hat keinen Befehl und wird aufgelöst: { $units }. **Nicht fertig** gibt dir mehr Zeit.
       *[other] ⚠ { $count } deiner Einheiten haben keinen Befehl und werden aufgelöst: { $units }. **Nicht fertig** gibt dir mehr Zeit.
    }
ready-doubts = ⚠ Einige deiner Befehle widersprechen einander; `/orders` zeigt, welche. Du kannst sie noch ändern.
ready-no = Du bist nicht mehr als fertig gemeldet.

# Stand einer Partie
status-title = { $name } – { $phase }
status-over = { $name } ist vorbei: { $outcome }.
status-owes = Befehle
status-powers = Mächte
status-line-ready = ✅ { $power } ({ $player }): fertig
status-line-in = 📝 { $power } ({ $player }): Befehle sind da
status-line-owes = ⏳ { $power } ({ $player }): { $due }
status-line-disorder = ▫️ { $power }: herrenlos
status-power = **{ $power }** { $player } – { $centres } VZ, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
status-power-credits = **{ $power }** { $player } – { $income ->
        [one] 1 Credit
       *[other] { $income } Credits
    } im Jahr, { $centres ->
        [one] 1 Provinz
       *[other] { $centres } Provinzen
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
status-power-out = ~~{ $power }~~ { $player } – ausgeschieden
status-hand = Eine Person spielt { $powers }: zusammen { $centres ->
    [one] ein Zentrum
   *[other] { $centres } Zentren
}.
status-power-idle = **{ $power }** spielt niemand – { $centres ->
        [one] 1 Provinz
       *[other] { $centres } Provinzen
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
status-treasuries = Schätze im letzten Kassenbuch
status-treasury = **{ $power }** { $credits } ({ $seat })
status-treasuries-note = Was seitdem geschenkt, geliehen oder bezahlt wurde, ist nicht öffentlich.
status-nothing-owed = Niemand hat etwas zu tun.

# Die Karte
map-title = { $name } – { $phase }
map-alt-borders = Geänderte Grenzen: { $borders }.
map-alt = Karte von { $name }, { $phase }
map-alt-due = Noch zu entscheiden: { $due }.
map-alt-power =
    { $power }, { $centres ->
        [one] 1 Zentrum
       *[other] { $centres } Zentren
    }
map-alt-power-credits =
    { $power }, { $income ->
        [one] 1 Credit
       *[other] { $income } Credits
    } im Jahr
map-alt-no-units = keine Einheiten
map-alt-orders = Karte von { $name }, { $phase }, mit Befehlen und Ergebnissen

# Verlauf und Gründe
history-title = { $name } – Verlauf
history-line = **{ $phase }** – { $headline }
history-none = Noch wurde keine Phase gespielt.
history-page = Seite { $page } von { $of }
history-hint = Eine Phase ausführlich: `/history phase:{ $phase }`
button-newer = Neuer
button-older = Älter
why-title = { $province } – { $phase }
results-title = { $phase } – Ergebnisse
results-captures = **Zentren**
results-captures-lands = **Provinzen (Credits im Jahr)**
results-capture = { $power } nimmt { $province } ein
results-capture-from = { $power } nimmt { $province } ein (zuvor { $from })
results-missed = Keine Befehle von { $powers }.
results-eliminated = { $power } ist ausgeschieden.
results-unheard = { $power }: `{ $order }` zählte nicht: { $reason }.
results-none = Es gab keine Befehle, und nichts hat sich geändert.
results-thread = { $phase }

archive-title = Archiv von { $name }
archive-so-far = Die Partie läuft noch: Das Archiv enthält die bisher abgeschlossenen Phasen und nichts von der offenen.
archive-answer =
    { $phases ->
        [one] { $title }: eine Phase
       *[other] { $title }: { $phases } Phasen
    } mit allen Befehlen, den Ergebnissen und den Hashes, die sie belegen.
    `chancery replay FILE` prüft die Hashes und wertet jede Phase noch einmal aus.
archive-too-large = Das Archiv hat { $size } MiB, und Discord nimmt Dateien nur bis { $most } MiB an.

# Abstimmungen

# Die Spielleitung
gm-deadline = Die Frist ist jetzt { $at } ({ $in }).
gm-replace-plays = { $player } spielt schon in dieser Partie mit.
gm-paused = Die Partie ist angehalten.
gm-resumed = Die Partie geht weiter. Die Frist ist { $at } ({ $in }).
gm-processed = { $phase } ist ausgewertet; die Ergebnisse erscheinen im Kanal.
gm-rolled-back = Die Partie ist wieder bei { $phase } (Stand { $to }). Um das rückgängig zu machen, setz sie noch einmal zurück und wähl den letzten Stand vor diesem Zurücksetzen.
gm-replaced = { $player } spielt jetzt { $power }.
gm-abandon-sure = **{ $game }** wirklich ohne Ergebnis beenden? `/gm rollback` kann es rückgängig machen.
button-abandon = Partie beenden
gm-abandoned = **{ $game }** ist beendet.
gm-rollback-point = { $phase } (Stand { $seq })
gm-bad-moment = „{ $text }“ kann ich nicht als Zeitpunkt lesen. Schreib eine Dauer ab jetzt wie `24h` oder Tag und Uhrzeit wie `morgen 20:00`, `Freitag 20 Uhr` oder `2026-03-01 18:00` ({ $zone }).

# Privatnachrichten
dm-help =
    Schick mir deine Befehle, einen pro Zeile:
    ```
    A Par - Bur
    F Bre - MAO
    A Mar S A Par - Bur
    ```
    Ich antworte mit dem, was ich verstanden habe. Deutsche Namen und Wörter verstehe ich auch: `Armee München unterstützt A Berlin nach Schlesien`. Du kannst auch `befehle` (zeigt deine), `fertig`, `nicht fertig`, `leeren`, `status`, `karte` oder `hilfe` schicken.
    Spielst du in mehreren Partien, schreib in die erste Zeile `Partie: Name der Partie`. Um unzulässige Befehle als Bluff zu behalten, beginn die Nachricht mit `insist`.
dm-no-orders = Privatnachrichten lese ich als Befehle. Einen Brief beantwortest du mit **Antworten** darunter, einen neuen schreibst du mit `/press to`. Sonst verstehe ich hier: `befehle`, `status`, `karte`, `bereit`, `hilfe`.
dm-no-game = Du spielst gerade in keiner Partie mit. Tritt auf einem Server mit `/game join` einer bei; dann schick mir deine Befehle hierher, oder nutze dort `/order`.
dm-pictures-only = Ich kann nur Text lesen. Bitte schreib deine Befehle als Nachricht, einen pro Zeile.
edit-read = Du hast deine Nachricht geändert, und ich habe sie neu gelesen. Befehle, die du aus der Nachricht gelöscht hast, zählen weiter, bis du sie aus deinen Befehlen entfernst.
edit-late = Du hast eine Nachricht zu einer abgeschlossenen Phase geändert; die Änderung zählt nicht. Schick für die offene Phase eine neue Nachricht.

# Dauern
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
head-places-from = { $places } von { DATIVE($power) }
head-from-places = von { DATIVE($power) } { $places }
head-places-and = { $places } sowie { $more }
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
        [one] ein Zug scheitert
       *[other] { $number } Züge scheitern
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
        [one] ein Bau oder eine Auflösung scheitert
       *[other] { $number } Bauten oder Auflösungen scheitern
    }
head-waived =
    { $count ->
        [one] ein Bau bleibt ungenutzt
       *[other] { $number } Bauten bleiben ungenutzt
    }
head-placed =
    { $count ->
        [one] ein Block wird gesetzt
       *[other] { $number } Blöcke werden gesetzt
    }
head-paid = Alle Einheiten sind bezahlt
head-quiet = Nichts ändert sich

# same: results-neutral
results-as-ordered = **Wie befohlen ausgeführt**
results-plain-orders = **{ $power }**: { $orders }
results-no-orders = **{ $power }**, ohne Befehl: { $orders }
results-neutral = Neutral

# Regeln für eine neue Partie
rules-no-variant = Es gibt keine Variante „{ $found }“. Zur Wahl stehen { $known }.
rules-no-rulebook = Es gibt kein Regelwerk „{ $found }“. Zur Wahl stehen { $known }.
rules-no-question = „{ $found }“ ist keine Frage des Regelwerks. Schreib einzelne Antworten wie `4.A.3=b`.
rules-no-letter = „{ $found }“ ist keine Antwort auf { $id }. Die Antworten sind { $known }.
rules-rulebook = Regelwerk { $id }

# Beiträge im Kanal der Partie
post-started = **{ $game }** beginnt. Die Mächte und ihre Spieler stehen unten. Schreibt eure Befehle mit `/order`, mit **Mein Zug** oder in einer Privatnachricht an mich.
post-started-hidden = **{ $game }** beginnt. Wer welche Macht spielt, ist geheim: Drück **Mein Zug**, um deine zu sehen. Schreib deine Befehle dort, mit `/order` oder in einer Privatnachricht an mich.
post-next = { $phase }
post-only-computers = Nur noch Computer spielen. Die Spielleitung kann mit **Nächste Phase** Phase für Phase weiterspielen oder die Partie mit `/gm end` beenden.
post-late = *{ $late } zu spät ausgewertet: Zur Frist war ich offline, oder meine Uhr ging falsch.*
post-final = Endstand
post-ended = **{ $game } ist beendet.** { $outcome }.
post-reminder = { $players } – **{ $game }**: In { $phase } warte ich noch auf euch. Die Frist ist { $at } ({ $in }).
post-paused = **{ $game }**: { $by } hat die Partie angehalten.
post-resumed = **{ $game }**: { $by } lässt die Partie weiterlaufen. Die Frist ist { $at } ({ $in }).
post-rolled-back = **{ $game }**: { $by } hat die Partie auf { $phase } zurückgesetzt (Stand { $to }). Bitte schreibt eure Befehle für diese Phase noch einmal.
post-rolled-back-kept = **{ $game }**: { $by } hat ein Zurücksetzen rückgängig gemacht; die Partie ist wieder bei { $phase } (Stand { $to }). Für diese Phase geschriebene Befehle zählen wieder: Bitte seht eure durch und meldet euch noch einmal fertig.
post-replaced-hidden = **{ $game }**: { $power } wird jetzt von jemand anderem gespielt.
post-replaced = **{ $game }**: { $by } hat { ACCUSATIVE($power) } an { $player } gegeben.
post-left-hidden = **{ $game }**: Der Spieler von { DATIVE($power) } hat die Partie verlassen. { $power } ist herrenlos, bis die Spielleitung Ersatz findet.
post-left = **{ $game }**: { $player } hat die Partie verlassen. { $power } ist herrenlos, bis die Spielleitung Ersatz findet.
post-undelivered = **{ $game }**: Nicht zugestellt: { $what } ({ $where }). Grund: { $why }.
post-stuck = **{ $game }**: Die Phase ließ sich wegen eines Fehlers im Bot nicht auswerten. Die Uhr ist angehalten, und alle Befehle bleiben erhalten. Wer den Bot betreibt, findet die Ursache in seinem Protokoll (Partie { $number }). Danach kann die Spielleitung die Uhr mit `/gm resume` wieder starten oder mit `/gm process` sofort auswerten.
post-privately = Privatnachricht
post-in-thread = in einem Thread im Kanal der Partie
post-instead-reminder = { $player } – **{ $game }**: Ich warte noch auf dich. { $clock } (Privat konnte ich dich nicht erreichen.)
post-instead-gm = { $gm } – **{ $game }**: Etwas ließ sich nicht zustellen, und eine Privatnachricht dazu kann ich dir nicht schicken. Sieh in `/gm log` nach.
undelivered-what-greeting = die Begrüßung
undelivered-what-event = die Ergebnisse eines Turniers
undelivered-what-started = der Beginn der Partie
undelivered-what-resolved = die Ergebnisse einer Phase
undelivered-what-results = die ausführlichen Ergebnisse einer Phase
undelivered-what-exchange = die Börse nach einer Saison
undelivered-what-set = eine Änderung der Einstellungen
undelivered-what-renamed = der neue Name der Partie
undelivered-what-new-gm = der Wechsel der Spielleitung
undelivered-what-moved-up = die Nachricht, dass jemand von der Warteliste nachgerückt ist
undelivered-what-unseated = die Nachricht, dass kein Platz mehr da ist
undelivered-what-invited = eine Einladung
undelivered-what-offered = das Angebot eines Platzes
undelivered-what-declined = die Nachricht, dass jemand einen Platz abgelehnt hat
undelivered-what-card = eine Aktualisierung der Lobby
undelivered-what-ended = das Ende der Partie
undelivered-what-reminder = eine Erinnerung an die Frist
undelivered-what-deadline = eine neue Frist
undelivered-what-grace = der Beginn der Nachfrist
undelivered-what-missed = die Nachricht über eine versäumte Phase
undelivered-what-disorder = die Nachricht, dass eine Macht herrenlos ist
undelivered-what-returned = die Nachricht, dass ein Spieler zurück ist
undelivered-what-taken-over = die Nachricht, dass jemand eine Macht übernommen hat
undelivered-what-applicant = eine Anfrage, eine Macht zu übernehmen
undelivered-what-seat-free = die Nachricht, dass ein Platz frei ist
undelivered-what-paused = die Nachricht, dass die Partie angehalten ist
undelivered-what-resumed = die Nachricht, dass die Partie weitergeht
undelivered-what-back = die Nachricht, dass ich wieder da bin
undelivered-what-rolled-back = die Nachricht, dass die Partie zurückgesetzt wurde
undelivered-what-replaced = die Nachricht, dass jemand anderes eine Macht spielt
undelivered-what-left = die Nachricht, dass ein Spieler die Partie verlassen hat
undelivered-what-proposed = ein Antrag
undelivered-what-ballot = eine Abstimmung
undelivered-what-ballot-over = das Ergebnis einer Abstimmung
undelivered-what-press = öffentliche Presse
undelivered-what-mail = die Nachricht über einen wartenden Brief
undelivered-what-reported = die Meldung eines Briefes
undelivered-what-claim = ein Anspruch auf den Sieg
undelivered-what-gm = die Nachricht über eine Handlung der Spielleitung
undelivered-what-pictures = Bilder
undelivered-what-stuck = die Nachricht, dass eine Phase nicht ausgewertet werden konnte
undelivered-what-other = eine Nachricht
undelivered-gone = Kanal, Thread oder Nachricht gibt es nicht mehr
undelivered-forbidden = Discord erlaubt es mir nicht
undelivered-tried-too-long = Discord hat es trotz vieler Versuche nicht angenommen
undelivered-refused = Discord lehnt ab, was ich posten wollte
undelivered-broken = im Bot liegt ein Fehler vor; wer ihn betreibt, findet die Ursache in seinem Protokoll
undelivered-lacks = mir fehlt dort eine Berechtigung: { $missing }. Wer den Kanal verwaltet, kann sie mir geben (Kanal bearbeiten → Berechtigungen → meine Rolle). Ich hebe den Beitrag einen Tag lang auf und poste ihn, sobald ich kann
post-unreachable = **{ $game }**: Ich kann { $player } keine Privatnachrichten schicken: Discord lässt meine nicht durch. Wo es geht, nutze ich stattdessen den Kanal; beim nächsten Kommando kommt ein Hinweis darauf.
post-unreachable-left = **{ $game }**: { $player } ist laut Discord nicht mehr auf diesem Server und kann keine Befehle mehr geben. Schon versiegelte Befehle zählen. Mit `/gm replace` bekommt jemand anderes den Platz.
private-missed = Ich wollte dir eine Privatnachricht schicken, aber deine Einstellungen lassen das nicht zu. So erlaubst du es: Rechtsklick auf diesen Server → Privatsphäre-Einstellungen → Direktnachrichten. Oder schalte diese Nachrichten mit `/notify private:False` ab; was nur für dich ist, findest du dann mit `/orders`, `/press inbox` und **Mein Zug**.
late-private = Meine Antwort kam für Discord zu spät. Hier ist sie:
late-public = { $player } – meine Antwort kam für Discord zu spät. Hier ist sie:
files-too-large = (Das Bild oder die Datei war zu groß für Discord und fehlt hier. `/map`, `/history` und `/relations` zeigen es noch einmal.)
permission-view-channel = Kanal ansehen
permission-timeout = ein Ende meines Timeouts (hebt ihn auf oder wartet, bis er abläuft)
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
