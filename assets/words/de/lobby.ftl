# Die Lobby eines Spiels und das Formular der Spielleitung.
# same: form-page-gm form-hint-options form-hint-moves form-hint-retreats form-hint-builds form-hint-zone

# Die Lobby
lobby-listed = { $player } – mit Liste
lobby-waiting = Auf der Warteliste ({ $count })
lobby-waits = Alle Plätze in **{ $game }** sind besetzt; du bist Nummer { $place } auf der Warteliste. Wird ein Platz frei, ist er deiner, und ich sage dir Bescheid. `/game leave` streicht dich von der Liste.
lobby-waits-no-more = Du wartest nicht mehr auf einen Platz in **{ $game }**.
lobby-joined-you = Du bist bei **{ $game }** dabei.
lobby-is-here = Die Lobby steht hier: { $link }
lobby-moved = Die Lobby von **{ $game }** steht jetzt hier: { $link }
lobby-joined-alone = Du bist dabei: **{ $game }**.
lobby-about-slots = Fristen enden { $slots } ({ $zone }).
lobby-about-quiet = Keine Fristen an diesen Tagen: { $days } ({ $zone }).
lobby-about-grace = Nach einer Frist bleibt noch { $grace } für alle, die etwas schulden.
lobby-about-not-early = Phasen dauern bis zur Frist, auch wenn alle bereit sind.
lobby-about-gunboat = Gunboat: keinerlei Botschaften.
lobby-about-public-only = Nur öffentliche Botschaften, keine Briefe untereinander.
lobby-about-grey = Botschaften dürfen ohne Absender sein (grau).
lobby-about-anonymous = Anonym: niemand erfährt, wer welche Macht spielt.
lobby-about-deal-preferences = Die Mächte werden nach Wunschlisten verteilt.
lobby-about-deal-choice = Die Mächte werden gewählt; wer zuerst kommt, hat die Wahl.
lobby-about-deal-lot = Die Mächte werden ausgelost.
lobby-about-blind = Die Spielleitung ist blind: niemand bekommt versiegelte Befehle zu sehen.
lobby-about-private = Privat: nur auf Einladung der Spielleitung.
button-wait-place = Auf einen Platz warten
button-list = Meine Wünsche
button-list-clear = Von vorn
button-settings = Einstellungen
lobby-list-title = Deine Wünsche für { $game }
lobby-list-line = { $place }. { $power }
lobby-list-empty = Keine Wünsche: jede Macht ist recht.
lobby-list-how = Das siehst nur du. Wähle Mächte nacheinander, die liebste zuerst. Zu Beginn werden sie so verteilt, dass möglichst wenige weit von ihren Wünschen sind.
lobby-list-add = Dein Wunsch Nummer { $place } …
lobby-list-cleared = Deine Liste ist jetzt leer.

# Was gemeldet wird
lobby-told-set = **{ $game }**: { $by } hat eine Einstellung geändert. { $setting }
lobby-told-renamed = **{ $before }** heißt von jetzt an **{ $game }** ({ $by }).
lobby-told-gm = **{ $game }**: { $gm } hat jetzt die Spielleitung ({ $by }).
lobby-told-moved-up = In **{ $game }** ist ein Platz frei geworden, und er ist deiner. Die Lobby ist in <#{ $channel }>.
lobby-told-moved-up-all = { $player }: in **{ $game }** ist ein Platz frei geworden, und er ist deiner.
lobby-told-offered-seat = einen Platz
lobby-told-offered = { $by } bietet dir in **{ $game }** einen Platz an: { $seat }. Du spielst nur mit, wenn du ihn annimmst.
lobby-told-offered-all = { $player }: { $by } bietet dir in **{ $game }** einen Platz an: { $seat }. Du spielst nur mit, wenn du ihn annimmst.
lobby-told-declined = **{ $game }**: { $player } nimmt den angebotenen Platz nicht und wird nicht noch einmal gefragt.
button-seat-sit = Platz annehmen
button-seat-decline = Nein, danke
lobby-told-invited = { $by } lädt dich zu **{ $game }** in <#{ $channel }> ein.
lobby-told-invited-all = { $player }: { $by } lädt dich zu **{ $game }** ein.

# Das Formular
form-settings-title = { $game } – { $page }
form-page-game = Spiel
form-page-phases = Zeiten
form-page-clock = Kalender
form-page-press = Botschaften
form-page-missed = Versäumte Züge
form-page-seats = Sitze
form-page-gm = GM
form-page-votes = Abstimmungen
form-page-more = Mehr Zeit
form-about-game = Variante, Regelwerk und Optionen stehen fest, sobald das Spiel beginnt. Eine andere Variante bringt ihre eigenen Optionen mit.
form-about-phases = Wie lange jede Art von Phase dauert. Änderungen gelten ab der nächsten Phase.
form-about-clock = Fristen enden zum nächsten Termin, nachdem die Zeit einer Phase um ist, und nie an einem Ruhetag. Nachfrist ist Zeit für alle, die bei Fristende noch etwas schulden.
form-about-press = Ohne Briefe und öffentliche Botschaften ist das Spiel ein Gunboat. Ob es anonym ist, steht fest, sobald es beginnt.
form-about-missed = Was geschieht, wenn jemand nichts abgibt.
form-about-seats = Ein privates Spiel sehen nur die Eingeladenen, und nur sie können beitreten. Wie Mächte verteilt werden, steht fest, sobald das Spiel beginnt.
form-about-gm = Eine blinde Spielleitung führt die Uhr und sieht keine versiegelten Befehle. Wer mitspielt, ist immer blind. Nach dem Beginn bleibt eine blinde Spielleitung blind.
form-about-votes = Wessen Stimmen nötig sind, um das Spiel zu beenden, von denen, die noch spielen; und wie lange eine Abstimmung offen ist, wenn nichts gesagt wird.
form-about-more = Wann sich die Spielenden mehr Zeit für eine Phase geben dürfen, und was eine vorher angekündigte Abwesenheit bewirkt.
form-rules = **{ $variant }**, Regelwerk { $rulebook }.
form-choice = { $setting }: { $value }
form-set = ✓ { $setting }
form-written = ✓ Eingetragen.
form-rules-set = ✓ Gespielt wird jetzt **{ $variant }**.
form-renamed = ✓ Das Spiel heißt jetzt **{ $game }**.
form-gm-set = ✓ { $gm } hat jetzt die Spielleitung.
form-invited = ✓ Eingeladen: { $players }
form-invited-one = { $player } ist zu **{ $game }** eingeladen.
form-uninvited = { $player } ist nicht mehr zu **{ $game }** eingeladen. Wer schon beigetreten ist, bleibt dabei.
form-invitations = Eingeladen: { $players }
form-option = Jetzt: `{ $value }`. Möglich: { $expected }.
form-back = Zurück
form-pick-variant = Variante
form-pick-rulebook = Regelwerk
form-pick-option = Eine Option ändern …
form-pick-gm = Die Spielleitung übergeben …
form-pick-invited = Leute einladen …
form-ask-name = Umbenennen
form-ask-times = Andere Zeiten
form-ask-zone = Zeitzone
form-ask-slots = Termine
form-ask-options = Optionen als Text
form-field-name = Name des Spiels
form-field-options = Je Zeile eine Option: name=wert
form-hint-options = seasons=one
form-hint-moves = 48h
form-hint-retreats = 24h
form-hint-builds = 24h
form-hint-reminder = 6h, oder 0 für keine
form-hint-grace = 2h, oder 0 für keine
form-hint-zone = Europe/Berlin
form-hint-slots = Mo 20:00, Do 20:00 – oder none

# Was eingestellt werden kann
setting-line = **{ $setting }**: { $value }
setting-on = ja
setting-off = nein
setting-moves = Züge
setting-retreats = Rückzüge
setting-builds = Aufbau
setting-reminder = Erinnerung vor einer Frist
setting-reminder-none = keine
setting-zone = Zeitzone
setting-slots = Termine für Fristen
setting-slots-none = jederzeit
setting-quiet = Ruhetage
setting-quiet-none = keine
setting-grace = Nachfrist
setting-grace-none = keine
setting-early = Früher schließen, wenn alle bereit sind
setting-letters = Briefe untereinander
setting-public = Öffentliche Botschaften
setting-public-none = keine
setting-public-white = im Namen einer Macht
setting-public-grey = im Namen einer Macht oder ohne Absender
setting-anonymous = Anonym
setting-threads = Private Threads
setting-dead = Ausgeschiedene dürfen schreiben
setting-shut-retreats = Keine Botschaften während der Rückzüge
setting-shut-builds = Keine Botschaften während des Aufbaus
setting-missed = Ohne Befehle
setting-missed-standing = Dauerbefehle, sonst halten
setting-missed-hold = Einheiten halten
setting-disorder = Unordnung
setting-disorder-value =
    { $count ->
        [0] nie
        [one] nach einer versäumten Phase
       *[other] nach { $count } versäumten Phasen nacheinander
    }
setting-call = Ersatz suchen
setting-private = Privates Spiel
setting-deal = Mächte
setting-deal-preferences = nach Wunschlisten
setting-deal-choice = gewählt, wer zuerst kommt
setting-deal-lot = durch das Los
setting-blind = Blinde Spielleitung
setting-draw = Ein Remis braucht
setting-draw-whole = Ein Remis umfasst alle Überlebenden
setting-draw-all = alle Überlebenden
setting-concession = Eine Aufgabe braucht
setting-draw-two-thirds = zwei Drittel
setting-draw-majority = eine Mehrheit
setting-concession-all = alle anderen
setting-concession-two-thirds = zwei Drittel der anderen
setting-concession-majority = eine Mehrheit der anderen
setting-openly = Versäumte Phasen im Kanal melden
setting-standing-counts = Dauerbefehle allein gelten als versäumt
setting-approve = Die Spielleitung bestätigt Ersatz
setting-extension = Mehr Zeit durch Abstimmung
setting-extension-off = nie, nur durch die Spielleitung
setting-extension-majority = mit Mehrheit
setting-extension-all = wenn alle zustimmen
setting-extension-time = Höchstens je Phase
setting-absence = Angekündigte Abwesenheiten
setting-absence-ignore = ändern nichts
setting-absence-excuse = entschuldigen versäumte Phasen
setting-absence-extend = verschieben die Frist
setting-absences = Abwesenheiten, die zählen
setting-absences-value =
    { $count ->
        [0] keine
        [one] eine je Person
       *[other] { $count } je Person
    }
setting-away = Längste Abwesenheit, die zählt
setting-ballot = Eine Abstimmung ist offen
setting-ballot-none = bis die Phase schließt
day-mon = Montag
day-tue = Dienstag
day-wed = Mittwoch
day-thu = Donnerstag
day-fri = Freitag
day-sat = Samstag
day-sun = Sonntag
day-short-mon = Mo
day-short-tue = Di
day-short-wed = Mi
day-short-thu = Do
day-short-fri = Fr
day-short-sat = Sa
day-short-sun = So

# Was abgelehnt wird
refusal-lobby-private = Dieses Spiel ist privat. Bitte die Spielleitung um eine Einladung.
refusal-lobby-by-lot = In diesem Spiel werden die Mächte ausgelost. Tritt bei, ohne eine zu wünschen.
refusal-lobby-by-choice = In diesem Spiel werden Mächte gewählt, nicht nach Listen verteilt. Wähle eine freie in der Lobby oder mit `/game join power:`.
refusal-lobby-waiting = Du stehst schon auf der Warteliste. `/game leave` streicht dich von ihr.
refusal-lobby-not-full = Es ist noch ein Platz frei. Nimm ihn mit `/game join`.
refusal-lobby-no-seats = Hier können beliebig viele mitspielen, niemand muss warten. Nimm `/game join`.
refusal-lobby-invited = { $player } ist schon eingeladen. Nichts wurde geändert.
refusal-lobby-offered = { $player } hat dieses Angebot schon und hat noch nicht geantwortet. Warte die Antwort ab, oder biete den Platz jemand anderem an.
refusal-lobby-declined = { $player } hat in diesem Spiel einen Platz abgelehnt und wird nicht noch einmal gefragt. Selbst beitreten geht weiterhin.
refusal-lobby-no-offer = In diesem Spiel ist dir gerade kein Platz angeboten. Bitte die Spielleitung um ein neues Angebot.
refusal-lobby-not-invited = { $player } ist nicht eingeladen. Das tut `/game invite`.
refusal-lobby-no-power = „{ $found }“ ist keine Macht. Nenne eine der sieben, etwa France.
refusal-lobby-rules-fixed = Das Spiel hat begonnen; Variante, Regelwerk und Optionen stehen fest. Für andere mach mit `/game create` ein neues Spiel.
refusal-setting-zone = Ich kenne keine Zeitzone „{ $found }“. Schreib sie wie `Europe/Berlin` oder `America/New_York`, oder nenne die Stadt.
refusal-setting-zone-near = Ich kenne keine Zeitzone „{ $found }“. Meinst du { $near }?
refusal-setting-slot = „{ $found }“ kann ich nicht als Termin lesen. Schreib Tag und Uhrzeit, wie in `Mon 20:00, Thu 8pm`, oder `none`.
refusal-setting-day = „{ $found }“ ist kein Wochentag. Schreib Tage wie in `Sat, Sun`, oder `none`.
refusal-setting-no-day-left = Dann könnte nie eine Frist enden: jeder Termin läge an einem Ruhetag. Lass wenigstens einen Tag frei.
refusal-setting-word = „{ $found }“ passt dort nicht. Möglich ist { $known }.
refusal-setting-number = „{ $found }“ passt dort nicht. Möglich ist eine ganze Zahl von 0 bis { $most }.
refusal-setting-too-late = „{ $setting }“ lässt sich nur in der Lobby ändern, und dieses Spiel hat begonnen. Was noch zu ändern ist, ändern `/gm times` und `/edit rules`.
refusal-setting-too-late-blind = Eine blinde Spielleitung bleibt blind, sobald das Spiel begonnen hat: sonst sähe sie versiegelte Befehle.

# Kommandos
command-game-set = GM: das Spiel einrichten; ohne Optionen öffnet sich das Formular
command-game-invite = GM: jemanden einladen; ein privates Spiel sehen nur die Eingeladenen
command-game-uninvite = GM: eine Einladung zurücknehmen
command-game-wait = In einem vollen Spiel auf einen Platz warten
option-zone = Die Zeitzone für Termine und Ruhetage, etwa Europe/Berlin
option-slots = Wann Fristen enden dürfen, etwa: Mon 20:00, Thu 20:00
option-quiet = Tage ohne Fristen, etwa: Sat, Sun
option-grace = Zeit nach der Frist für alle, die etwas schulden, etwa 2h; 0 für keine
option-early = Ob eine Phase schließt, sobald alle bereit sind
option-letters = Ob einander geschrieben werden darf
option-public = Was öffentlich gesagt werden darf
option-anonymous = Ob niemand erfährt, wer welche Macht spielt
option-threads = Ob private Threads verlangt werden dürfen
option-missed = Was mit den Einheiten geschieht, wenn jemand nichts abgibt
option-disorder = Nach wie vielen versäumten Phasen nacheinander eine Macht in Unordnung fällt; 0 für nie
option-call = Ob dann Ersatz gesucht wird
option-deal = Wie die Mächte verteilt werden
option-private = Ob nur Eingeladene das Spiel sehen und beitreten können
option-blind = Ob die Spielleitung keine versiegelten Befehle sieht
choice-deal-preferences = nach Wunschlisten
choice-deal-choice = gewählt, wer zuerst kommt
choice-deal-lot = durch das Los
choice-press-none = keine
choice-press-white = im Namen einer Macht
choice-press-grey = im Namen einer Macht oder ohne Absender
choice-missed-standing = Dauerbefehle, sonst halten sie
choice-missed-hold = sie halten
option-game-set-name = Ein anderer Name für das Spiel
option-game-set-variant = Eine andere Variante mit ihren üblichen Optionen (nur in der Lobby)
option-game-set-rulebook = Wessen Regeln schwierige Fälle entscheiden (nur in der Lobby)
option-game-set-options = Anders gesetzte Regeln, etwa fleet_price=4 (nur in der Lobby)
option-game-set-moves = Zeit für Züge, etwa 48h
option-game-set-retreats = Zeit für Rückzüge, etwa 24h
option-game-set-builds = Zeit für den Aufbau, etwa 24h
option-game-set-reminder = Wie lange vor einer Frist erinnert wird, etwa 6h; 0 für nie
option-game-set-gm = Wer von jetzt an die Spielleitung hat
option-game-invite-player = Wen du einlädst
option-game-uninvite-player = Wessen Einladung du zurücknimmst
