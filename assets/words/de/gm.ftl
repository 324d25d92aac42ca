# Werkzeuge der Spielleitung: Kommandos, was sie sieht, und was davon gepostet wird.

command-sealed = Versiegelte Befehle: ansehen, eintragen, entfernen, auf Standard setzen, sperren
command-sealed-show = Versiegelte Befehle ansehen; nach der Phase erfahren es alle
command-sealed-enter = Befehle für einen Spieler eintragen
command-sealed-strike = Einen Befehl eines Spielers entfernen
command-sealed-default = Die Befehle eines Spielers durch Standardbefehle ersetzen
command-sealed-lock = Alle Befehle oder die einer Macht gegen Änderungen sperren
command-sealed-unlock = Alle Befehle oder die einer Macht wieder freigeben
command-edit = Brett, Blöcke, Geld, Verträge oder Bestände ändern
command-edit-board = Einheiten hinzufügen, entfernen oder versetzen; Besitzer von Provinzen ändern
command-edit-blocks = Zahl der Blöcke in einer Provinz festlegen
command-edit-money = Einem Schatz Credits oder Punkte geben oder nehmen
command-edit-treaty = Beziehung zweier Mächte festlegen
command-edit-holding = Einem Börsenspieler Bestände geben oder nehmen
command-edit-undo = Letzte Änderung, Regeländerung oder letztes Zurücksetzen rückgängig machen
command-edit-rules = Regeln einer laufenden Partie ändern
command-sealed-dryrun = Diese Phase mit den bisherigen Befehlen ausprobieren; nach der Phase erfahren es alle
command-gm-seat = Jemandem einen Platz in der Partie anbieten
# same: button-computers-normal choice-computers-normal computer-level-normal computer-name
command-gm-computers = Computer freie Plätze oder herrenlose Mächte übernehmen lassen
option-computer = Einen Computer für die anderen raten lassen, so gut
option-level = Wie gut Computer spielen
choice-computers-easy = leicht
choice-computers-normal = normal
choice-computers-strong = stark
choice-computers-none = herausnehmen
computer-level-easy = leicht
computer-level-normal = normal
computer-level-strong = stark
computer-name = Computer { $number } ({ $level })
button-computers = Computer
button-computers-easy = Leicht
button-computers-normal = Normal
button-computers-strong = Stark
button-computers-empty = Computer herausnehmen
computers-choose = Computer können alle freien Plätze einnehmen. Wie gut sollen sie spielen? Wer später kommt, bekommt den Platz eines Computers.
computers-seated = { $count ->
    [one] Jetzt spielt ein Computer mit ({ $level }).
   *[other] Jetzt spielen { $count } Computer mit ({ $level }).
 }
computers-left = { $count ->
    [one] Ein Computer ist gegangen.
   *[other] { $count } Computer sind gegangen.
 }
audit-computers = geändert, welche Computer mitspielen
command-gm-unseat = Jemanden aus der Partie nehmen
command-gm-remind = Spieler erinnern, die noch nicht alles abgegeben haben
command-gm-announce = Eine Ankündigung zur Partie posten
command-gm-warn = Einem Spieler eine Verwarnung schicken
command-gm-ban = Jemanden von dieser Partie ausschließen oder den Ausschluss aufheben
command-gm-hand-over = Die Spielleitung an jemand anderen übergeben
option-gm-log-all = Auch jede Nachricht, die der Bot gesendet hat
command-gm-log = Zeigen, wer in dieser Partie was getan hat

option-player = Der Spieler
option-sealed-show-player = Der Spieler, in einer Partie mit Börse
option-sealed-enter-orders = Die Befehle, durch Semikolons getrennt
option-sealed-enter-player = Der Spieler, in einer Partie mit Börse
option-sealed-strike-unit = Die Einheit, etwa A Par
option-sealed-strike-player = Der Spieler, in einer Partie mit Börse
option-sealed-default-player = Der Spieler, in einer Partie mit Börse
option-sealed-lock-power = Die Macht; ohne Angabe alle
option-sealed-unlock-power = Die Macht; ohne Angabe alle
option-edit-board-edit = Zum Beispiel: A Par remove; add F Bre France; A Mun - Ruh; owner Bel Germany
option-edit-blocks-province = Die Provinz
option-edit-blocks-blocks = Die neue Zahl der Blöcke dort
option-edit-money-change = Wie viel dazukommt, etwa 3, oder wegfällt, etwa -2
option-edit-treaty-first = Eine Macht
option-edit-treaty-second = Die andere Macht
option-edit-treaty-standing = Beziehung der ersten Macht zur zweiten
option-edit-holding-change = Wie viele Stück (oder Cent Bargeld) dazukommen oder mit Minus wegfallen
option-edit-holding-currency = Die Währung; ohne Angabe Bargeld in Cent
option-edit-rules-options = Wie beim Anlegen: name=value, durch Leerzeichen getrennt
option-gm-seat-power = Die Macht; nötig, sobald die Partie begonnen hat
option-gm-announce-text = Die Ankündigung
option-gm-warn-text = Die Verwarnung
option-gm-ban-lift = True, um den Ausschluss aufzuheben
option-gm-hand-over-gm = Die neue Spielleitung

# same: choice-standing-neutral
choice-standing-neutral = neutral
choice-standing-mdt = Verteidigungsvertrag (MDT)
choice-standing-aat = Bündnis (AAT)
choice-standing-attack = die erste darf die zweite angreifen
choice-standing-war = im Krieg

button-gm-apply = Ausführen

# The GM’s panel.
# same: button-gm-extend
button-gm-open = Leitung
button-gm-show = Aktualisieren
button-gm-back = Zurück
button-gm-remind = Erinnern
button-gm-pause = Anhalten
button-gm-resume = Weiter
button-gm-extend = +24 h
button-gm-next = Nächste Phase
button-gm-process = Jetzt auswerten
button-gm-process-sure = Ja, jetzt auswerten
button-gm-announce = Ansage
button-gm-log = Protokoll
gm-process-sure = { $phase } jetzt auswerten? Wer nichts abgegeben hat, versäumt die Phase.
gm-next-old-phase = Dieser Knopf gehört zu einer früheren Phase; es ist nichts geschehen. Den Knopf für diese hat der neueste Beitrag.
gm-panel-old-phase = Dieser Knopf gehört zu einer früheren Phase; es ist nichts geschehen. So steht die Partie jetzt.
gm-announce-form = Ansage – { $game }
gm-announce-field = Deine Ansage an alle

gm-edit-preview = Das würde sich ändern. Noch ist nichts geändert.
gm-edited = Erledigt und im Kanal gepostet:
gm-edit-unread = „{ $text }“: { $why }
gm-option-preview = Diese Regeln würden sich ändern. Noch ist nichts geändert; versiegelte Befehle werden nach den neuen Regeln geprüft.
gm-option-line = • `{ $option }`: `{ $before }` → `{ $after }`
gm-options-changed = Erledigt und im Kanal gepostet:
gm-rollback-preview = Die Partie würde auf { $phase } zurückgesetzt (Stand { $to }), mit Geld und Beständen. Noch ist nichts geändert.
gm-diff-more =
    { $count ->
        [one] … und eine weitere
       *[other] … und { $count } weitere
    }
gm-undone = Rückgängig gemacht:
gm-undone-rollback =
    Das Zurücksetzen wurde rückgängig gemacht. { $sheets ->
        [0] Für diese Phase waren noch keine Befehle abgegeben.
       *[other] Die für diese Phase abgegebenen Befehle zählen wieder; die Spieler müssen sich aber noch einmal fertig melden.
    }
gm-preview-alt = Die Karte von { $name }, { $phase }, nach dieser Änderung
gm-tried-alt = Ein Probelauf von { $phase }
gm-sheet-title = Versiegelte Befehle: { $whose }, { $phase }
gm-sheet-none = Keine Befehle.
gm-look-sure = 👁 Du hast in **{ $game }** noch keine versiegelten Befehle angesehen. Tust du es, kannst du in dieser Partie nie mitspielen, auch nicht als Ersatz, und nach der Phase wird es im Kanal bekannt gegeben.
gm-look-money-sure = 👁 Geld und Bestände in **{ $game }** sind versiegelt, und wer sie ändert, erfährt einiges davon. Machst du weiter, zählt das wie ein Ansehen der Befehle: Du kannst in dieser Partie nie mitspielen, auch nicht als Ersatz, und nach der Phase wird es im Kanal bekannt gegeben.
gm-look-money-noted = Notiert. Gib das Kommando jetzt noch einmal ein.
button-gm-look = Ansehen und nie mitspielen
gm-dryrun-lots = Manches entscheidet noch das Los. Diese Probe hat zufällig gelost; das wirkliche Los kann anders ausfallen.
post-gm-look-money = • { $by } hat Geld oder Bestände angesehen.
gm-look-noted = Dass du hier nachgesehen hast, ist vermerkt und wird nach der Phase im Kanal bekannt gegeben.
gm-dryrun-title = Wenn { $phase } jetzt enden würde
gm-entered-line = ✓ { $text }
gm-entered-replaced = ✗ { $text }: von einer späteren Zeile ersetzt
gm-entered-faulty = ✗ { $text }: nicht möglich
gm-entered-spare = ✗ Ein Verzicht zu viel
gm-entered-unread = ✗ { $text }: das kann ich nicht lesen
gm-struck = Entfernt: { $unit }.
gm-defaulted = Für { ACCUSATIVE($whose) } zählen jetzt die Standardbefehle.
gm-locked = Gesperrt: Versiegelte Befehle zählen, wie sie sind.
gm-unlocked = Freigegeben.
gm-offered = { $player } wurde gefragt und kann den Platz mit einem Knopf annehmen.
gm-seated = { $player } ist in der Partie.
gm-unseated = { $player } ist nicht mehr in der Partie.
gm-reminded = Alle, die noch etwas abzugeben haben, wurden erinnert.
gm-announced = Deine Ankündigung erscheint im Kanal.
gm-warned = { $player } wurde privat verwarnt.
gm-banned = { $player } ist von dieser Partie ausgeschlossen.
gm-unbanned = { $player } darf wieder mitmachen.
gm-handed-over = { $gm } hat jetzt die Spielleitung.
gm-log-title = Protokoll von { $game }
gm-log-line = { $at } · { $who } · { $what }
gm-log-none = Noch nichts.
gm-log-somebody = jemand
gm-log-bot = der Bot

# Was laut Protokoll getan wurde
audit-other = { $what }
audit-create = Partie angelegt
audit-join = beigetreten
audit-leave = Partie verlassen
audit-start = Partie gestartet
audit-deadline = Frist geändert
audit-settings = Einstellungen geändert
audit-pause = Partie angehalten
audit-stuck = die Phase ließ sich nicht auswerten, und die Uhr wurde angehalten
audit-resume = Partie fortgesetzt
audit-adjudicate = Phase ausgewertet
audit-rollback = Partie zurückgesetzt
audit-replace = Macht jemand anderem gegeben
audit-abandon = Partie beendet
audit-goal = Ziel gesetzt
audit-look = versiegelte Befehle angesehen
audit-enter-orders = Befehle für einen Spieler eingetragen
audit-strike-orders = Befehle eines Spielers entfernt
audit-default-orders = Standardbefehle für einen Spieler eingetragen
audit-lock = Befehle gesperrt oder freigegeben
audit-edit = Partie geändert
audit-undo = letzte Änderung rückgängig gemacht
audit-options = Regeln geändert
audit-seat = angebotenen Platz angenommen
audit-offer-seat = jemandem einen Platz angeboten
audit-decline-seat = angebotenen Platz abgelehnt
audit-set = eine Einstellung der Partie geändert
audit-unseat = jemanden aus der Partie genommen
audit-remind = Erinnerungen verschickt
audit-announce = eine Ankündigung gepostet
audit-warn = jemanden verwarnt
audit-ban = jemanden ausgeschlossen oder wieder zugelassen
audit-ban-told = jemandem einen Ausschluss mitgeteilt
audit-hand-over = die Spielleitung übergeben
audit-absence = eine Abwesenheit angekündigt
audit-absence-cancelled = eine Abwesenheit zurückgenommen
audit-asks-for-seat = um einen Platz gebeten
audit-ballot = eine Abstimmung begonnen
audit-ballot-carried = eine Abstimmung wurde angenommen
audit-ballot-over = eine Abstimmung endete
audit-ballot-withdrawn = eine Abstimmung zurückgezogen
audit-claim = den Sieg beansprucht
audit-disorder = eine Macht wurde herrenlos
audit-end = die Partie durch Abstimmung beendet
audit-grace = die Nachfrist begann
audit-import = Partie importiert
audit-pause-all = alle Partien des Servers angehalten
audit-posted = ein Beitrag wurde gepostet
audit-post-dropped = ein Beitrag wurde nicht mehr gebraucht
audit-undeliverable = ein Beitrag ließ sich nicht zustellen ({ $why })
audit-waiting = ein Beitrag wartet auf Rechte, die mir fehlen ({ $why })
audit-unreachable = Privatnachricht an { $player } nicht möglich
audit-resume-all = alle Partien des Servers fortgesetzt
audit-press = einen Brief oder öffentliche Presse geschrieben
audit-press-consent = gesagt, ob Briefe im Archiv stehen dürfen
audit-press-mute = eine Macht stummgeschaltet oder die Stummschaltung aufgehoben
audit-press-off = einer Macht die Presse genommen oder zurückgegeben
audit-press-report = einen Brief gemeldet
audit-press-thread = einen privaten Thread geöffnet
audit-propose = vorgeschlagen, die Partie zu beenden
audit-reminder-dropped = eine Erinnerung ließ sich nicht zustellen
audit-return = zu einer Macht zurückgekehrt
audit-take-over = eine Macht übernommen
audit-unwatch = folgt der Partie nicht mehr
audit-watch = folgt der Partie
audit-vote = abgestimmt

# Beiträge
post-gm-looks = 👁 **{ $game }**: Versiegeltes, das sich eine Spielleitung in { $phase } angesehen hat:
    { $looks }
post-gm-look = • { $by } hat die versiegelten Befehle von { DATIVE($whose) } angesehen.
post-gm-look-all = • { $by } hat die Phase mit allen versiegelten Befehlen ausprobiert.
post-gm-entered = **{ $game }**: { $by } hat Befehle für { ACCUSATIVE($whose) } eingetragen.
post-gm-struck = **{ $game }**: { $by } hat einen Befehl von { DATIVE($whose) } entfernt.
post-gm-defaulted = **{ $game }**: { $by } hat Standardbefehle für { ACCUSATIVE($whose) } eingetragen. Bis zur Frist lassen sie sich ändern.
post-gm-locked = 🔒 **{ $game }**: { $by } hat alle Befehle gesperrt. Versiegelte Befehle zählen, wie sie sind.
post-gm-unlocked = 🔓 **{ $game }**: { $by } hat alle Befehle wieder freigegeben.
post-gm-locked-power = 🔒 **{ $game }**: { $by } hat die Befehle von { DATIVE($power) } gesperrt. Sie zählen, wie sie sind.
post-gm-unlocked-power = 🔓 **{ $game }**: { $by } hat die Befehle von { DATIVE($power) } wieder freigegeben.
post-gm-edited = **{ $game }**: { $by } hat die Partie geändert. Befehle bleiben versiegelt und zählen; bitte seht eure durch.
post-gm-undone = **{ $game }**: { $by } hat die letzte Änderung rückgängig gemacht. Befehle bleiben versiegelt und zählen; bitte seht eure durch.
post-gm-options = **{ $game }**: { $by } hat die Regeln geändert. Befehle bleiben versiegelt und werden nach den neuen Regeln geprüft.
post-gm-touched = **{ $game }**: Nach der Änderung der Spielleitung sind einige deiner Befehle wirkungslos. Bitte prüf sie.
post-gm-seated = **{ $game }**: { $by } hat { $player } in die Partie aufgenommen.
post-gm-seated-power = **{ $game }**: { $by } hat { $player } für { ACCUSATIVE($power) } in die Partie aufgenommen.
post-gm-unseated = **{ $game }**: { $by } hat { $player } aus der Partie genommen.
post-gm-unseated-power = **{ $game }**: { $by } hat den Spieler von { DATIVE($power) } aus der Partie genommen. { $power } ist herrenlos.
post-gm-announced = 📣 **{ $game }**: { $text }
post-gm-warned = **{ $game }**: eine Verwarnung von der Spielleitung, { $by }:
    { $text }
post-gm-banned = **{ $game }**: Die Spielleitung, { $by }, hat dich von dieser Partie ausgeschlossen.
post-gm-unbanned = **{ $game }**: Die Spielleitung, { $by }, hat deinen Ausschluss aufgehoben. Du darfst wieder mitmachen.
post-gm-handed-over = **{ $game }**: { $by } hat die Partie übergeben. { $gm } hat jetzt die Spielleitung.
