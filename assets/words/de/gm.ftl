# Das Pult der Spielleitung: Kommandos, was ihr gezeigt wird, und was davon im Kanal steht.

command-sealed = Versiegelte Befehle: ansehen, eintragen, streichen, ersetzen, sperren
command-sealed-show = Ein versiegeltes Blatt ansehen; das erfahren nach der Phase alle
command-sealed-enter = In fremdem Namen Befehle schreiben
command-sealed-strike = Einen Befehl eines Blatts streichen
command-sealed-default = Ein Blatt durch das übliche ersetzen
command-sealed-lock = Niemanden mehr Befehle ändern lassen, oder eine Macht nicht
command-sealed-unlock = Befehle wieder ändern lassen
command-edit = Brett, Blöcke, Geld, Verträge oder Bestände berichtigen
command-edit-board = Einheiten hinzufügen, entfernen, versetzen; Besitzer von Provinzen ändern
command-edit-blocks = Festlegen, wie viele Blöcke in einer Provinz liegen
command-edit-money = Einer Kasse Taler oder Punkte geben oder nehmen
command-edit-treaty = Festlegen, wie zwei Mächte zueinander stehen
command-edit-holding = Jemandem an der Börse etwas geben oder nehmen
command-edit-undo = Die letzte Berichtigung, Regeländerung oder Zurücksetzung rückgängig machen
command-edit-rules = Regeln des laufenden Spiels ändern
command-sealed-dryrun = Diese Phase ausprobieren, wie sie steht; das erfahren nach der Phase alle
command-gm-seat = Jemanden ins Spiel setzen
command-gm-unseat = Jemanden aus dem Spiel nehmen
command-gm-remind = Jetzt alle erinnern, die etwas schulden
command-gm-announce = Im Namen des Spiels etwas sagen
command-gm-warn = Jemanden privat verwarnen
command-gm-ban = Jemanden von diesem Spiel ausschließen, oder das aufheben
command-gm-hand-over = Die Spielleitung jemand anderem geben
command-gm-log = Wer in diesem Spiel was getan hat

option-player = Wer
option-sealed-show-player = Von wem, in einem Spiel mit Börse
option-sealed-enter-orders = Die Befehle, mit ; getrennt
option-sealed-enter-player = Von wem, in einem Spiel mit Börse
option-sealed-strike-unit = Die Einheit, etwa A Par
option-sealed-strike-player = Von wem, in einem Spiel mit Börse
option-sealed-default-player = Von wem, in einem Spiel mit Börse
option-sealed-lock-power = Welche Macht; ohne Angabe alle
option-sealed-unlock-power = Welche Macht; ohne Angabe alle
option-edit-board-edit = Etwa: A Par remove; add F Bre France; A Mun - Ruh; owner Bel Germany
option-edit-blocks-province = In welcher Provinz
option-edit-blocks-blocks = Wie viele Blöcke dort liegen sollen
option-edit-money-change = Wie viel dazukommt, etwa 3, oder weggeht, etwa -2
option-edit-treaty-first = Eine Macht
option-edit-treaty-second = Die andere
option-edit-treaty-standing = Wie die erste zur zweiten steht
option-edit-holding-change = Wie viele Stück (oder Cent Bargeld) dazukommen, oder weggehen mit Minus
option-edit-holding-currency = Von welcher Währung; ohne Angabe Bargeld in Cent
option-edit-rules-options = Wie beim Anlegen: name=value, mit Leerzeichen getrennt
option-gm-seat-power = Welche Macht; nötig, wenn das Spiel begonnen hat
option-gm-announce-text = Was gesagt wird
option-gm-warn-text = Was gesagt wird
option-gm-ban-lift = Ja hebt den Ausschluss auf
option-gm-hand-over-gm = Die neue Spielleitung

# same: choice-standing-neutral
choice-standing-neutral = neutral
choice-standing-mdt = Verteidigungsvertrag (MDT)
choice-standing-aat = Bündnis (AAT)
choice-standing-attack = die erste darf die zweite angreifen
choice-standing-war = im Krieg

button-gm-apply = Ausführen

gm-edit-preview = Das würde sich ändern. Noch ist nichts geändert.
gm-edited = Erledigt, und es steht im Kanal:
gm-edit-unread = „{ $text }“: { $why }
gm-option-preview = Diese Regeln würden sich ändern. Noch ist nichts geändert; Versiegeltes wird nach den neuen Regeln geprüft.
gm-option-line = • `{ $option }`: `{ $before }` → `{ $after }`
gm-options-changed = Erledigt, und es steht im Kanal:
gm-rollback-preview = Das Spiel stünde wieder bei { $phase } (Stand { $to }). Noch ist nichts geändert; auch Geld und Bestände gehen zurück.
gm-diff-more = … und { $count } weitere
gm-undone = Rückgängig gemacht:
gm-undone-rollback =
    Die Zurücksetzung ist rückgängig gemacht. { $sheets ->
        [0] Für die Phase war nichts abgegeben: Die Blätter sind leer.
       *[other] Die Blätter für die Phase zählen wie vorher; bereit meldet man sich neu.
    }
gm-preview-alt = Die Karte von { $name }, { $phase }, wie sie wäre
gm-tried-alt = Ein Versuch von { $phase }: { $headline }
gm-sheet-title = Versiegeltes Blatt: { $whose }, { $phase }
gm-sheet-none = Nichts steht darauf.
gm-look-noted = Dieser Blick ist vermerkt und steht nach der Phase im Kanal.
gm-dryrun-title = Wenn { $phase } jetzt schlösse
gm-entered-line = ✓ { $text }
gm-entered-faulty = ✗ { $text }: das ist nicht ausführbar
gm-entered-spare = ✗ Ein Verzicht zu viel
gm-entered-unread = ✗ { $text }: das kann ich nicht lesen
gm-struck = Gestrichen: { $unit }.
gm-defaulted = Für { $whose } zählt jetzt das übliche Blatt.
gm-locked = Gesperrt: Was versiegelt ist, zählt, wie es ist.
gm-unlocked = Wieder offen.
gm-seated = { $player } ist im Spiel.
gm-unseated = { $player } ist nicht mehr im Spiel.
gm-reminded = Wer etwas schuldet, wird erinnert.
gm-announced = Es ist unterwegs in den Kanal.
gm-warned = { $player } ist privat verwarnt.
gm-banned = { $player } ist von diesem Spiel ausgeschlossen.
gm-unbanned = { $player } darf wieder mitmachen.
gm-handed-over = { $gm } hat jetzt die Spielleitung.
gm-log-title = Was in { $game } getan wurde
gm-log-line = { $at } · { $who } · { $what }
gm-log-none = Noch nichts.
gm-log-somebody = jemand
gm-log-bot = der Bot

# Was laut Protokoll getan wurde
audit-other = { $what }
audit-create = Spiel angelegt
audit-join = beigetreten
audit-leave = gegangen
audit-start = Spiel gestartet
audit-deadline = Frist gesetzt
audit-settings = Einstellungen geändert
audit-pause = Uhr angehalten
audit-resume = Uhr weiterlaufen lassen
audit-adjudicate = Phase geschlossen
audit-rollback = Spiel zurückgesetzt
audit-replace = Macht jemand anderem gegeben
audit-abandon = Spiel beendet
audit-goal = Ziel gesetzt
audit-look = versiegelte Befehle angesehen
audit-enter-orders = in fremdem Namen Befehle eingetragen
audit-strike-orders = fremde Befehle gestrichen
audit-default-orders = das übliche Blatt eingesetzt
audit-lock = Befehle gesperrt oder freigegeben
audit-edit = Spiel von Hand berichtigt
audit-undo = letzte Änderung rückgängig gemacht
audit-options = Regeln geändert
audit-seat = jemanden ins Spiel gesetzt
audit-unseat = jemanden aus dem Spiel genommen
audit-remind = Erinnerungen verschickt
audit-announce = eine Ansage gemacht
audit-warn = jemanden verwarnt
audit-ban = jemanden ausgeschlossen oder wieder zugelassen
audit-ban-told = jemandem einen Ausschluss mitgeteilt
audit-hand-over = die Spielleitung übergeben
audit-absence = eine Abwesenheit angekündigt
audit-absence-cancelled = eine Abwesenheit zurückgenommen
audit-asks-for-seat = um einen Sitz gebeten
audit-ballot = etwas zur Abstimmung gestellt
audit-ballot-carried = eine Abstimmung angenommen
audit-ballot-over = eine Abstimmung beendet
audit-ballot-withdrawn = eine Abstimmung zurückgezogen
audit-claim = den Sieg beansprucht
audit-disorder = eine Macht in Unordnung gefallen
audit-end = das Spiel durch Abstimmung beendet
audit-grace = die Nachfrist begonnen
audit-import = das Spiel eingelesen
audit-pause-all = alle Uhren des Servers angehalten
audit-resume-all = alle Uhren des Servers weiterlaufen lassen
audit-press = ein Brief oder öffentliche Presse geschrieben
audit-press-consent = gesagt, ob Briefe im Archiv stehen dürfen
audit-press-mute = eine Macht stummgeschaltet oder wieder gehört
audit-press-off = einer Macht die Presse genommen oder zurückgegeben
audit-press-report = einen Brief gemeldet
audit-press-thread = einen privaten Thread geöffnet
audit-propose = vorgeschlagen, das Spiel zu beenden
audit-reminder-dropped = eine Erinnerung nicht zugestellt
audit-return = zu einer Macht zurückgekehrt
audit-take-over = eine Macht übernommen
audit-unwatch = folgt dem Spiel nicht mehr
audit-watch = folgt dem Spiel
audit-vote = abgestimmt

# Nachrichten
post-gm-looks = 👁 **{ $game }**: Blicke auf versiegelte Befehle in { $phase }.
    { $looks }
post-gm-look = • { $by } sah versiegelte Befehle an: { $whose }.
post-gm-look-all = • { $by } probierte die Phase mit allen versiegelten Befehlen aus.
post-gm-entered = **{ $game }**: { $by } trug Befehle ein für { $whose }.
post-gm-struck = **{ $game }**: { $by } strich einen Befehl von { $whose }.
post-gm-defaulted = **{ $game }**: { $by } setzte das übliche Blatt ein für { $whose }. Bis zur Frist lassen sich neue Befehle schreiben.
post-gm-locked = 🔒 **{ $game }**: { $by } hat alle Befehle gesperrt. Was versiegelt ist, zählt, wie es ist.
post-gm-unlocked = 🔓 **{ $game }**: { $by } hat alle Befehle wieder freigegeben.
post-gm-locked-power = 🔒 **{ $game }**: { $by } hat die Befehle von { $power } gesperrt. Was versiegelt ist, zählt, wie es ist.
post-gm-unlocked-power = 🔓 **{ $game }**: { $by } hat die Befehle von { $power } wieder freigegeben.
post-gm-edited = **{ $game }**: { $by } hat das Spiel von Hand berichtigt. Blätter bleiben versiegelt und zählen; bitte seht eure durch.
post-gm-undone = **{ $game }**: { $by } hat die letzte Änderung rückgängig gemacht. Blätter bleiben versiegelt und zählen; bitte seht eure durch.
post-gm-options = **{ $game }**: { $by } hat Regeln geändert. Blätter bleiben versiegelt und werden nach den neuen geprüft.
post-gm-touched = **{ $game }**: Nach der Änderung der Spielleitung bewirkt etwas auf deinem Blatt nichts mehr. Bitte sieh es dir an.
post-gm-seated = **{ $game }**: { $by } hat { $player } ins Spiel gesetzt.
post-gm-seated-power = **{ $game }**: { $by } hat { $player } für { $power } ins Spiel gesetzt.
post-gm-unseated = **{ $game }**: { $by } hat { $player } aus dem Spiel genommen.
post-gm-unseated-power = **{ $game }**: { $by } hat { $power } den Spieler genommen. { $power } ist in Unordnung.
post-gm-announced = 📣 **{ $game }**: { $text }
post-gm-warned = **{ $game }**: eine Verwarnung von der Spielleitung, { $by }:
    { $text }
post-gm-banned = **{ $game }**: Die Spielleitung, { $by }, hat dich von diesem Spiel ausgeschlossen.
post-gm-unbanned = **{ $game }**: Die Spielleitung, { $by }, hat deinen Ausschluss aufgehoben. Du darfst wieder mitmachen.
post-gm-handed-over = **{ $game }**: { $by } hat die Spielleitung übergeben. { $gm } hat sie jetzt.
