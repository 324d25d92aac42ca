# Die Lobby einer Partie und das Formular der Spielleitung.
# same: form-hint-options form-hint-moves form-hint-retreats form-hint-builds form-hint-zone

# Die Lobby
lobby-listed = { $player } – Wünsche liegen vor
lobby-waiting = Auf der Warteliste ({ $count })
lobby-waits = Alle Plätze in **{ $game }** sind besetzt; du bist Nummer { $place } auf der Warteliste. Wird ein Platz frei, gehört er dir, und ich sage dir Bescheid. Mit `/game leave` verlässt du die Liste.
lobby-waits-no-more = Du stehst nicht mehr auf der Warteliste von **{ $game }**.
lobby-joined-you = Du bist bei **{ $game }** dabei.
lobby-is-here = Die Lobby ist hier: { $link }
lobby-moved = Die Lobby von **{ $game }** ist jetzt hier: { $link }
lobby-joined-alone = Du bist dabei: **{ $game }**.
lobby-about-slots = Termine für Fristen: { $slots } ({ $zone }).
lobby-about-slots-moves = Fristen für Züge enden { $slots } ({ $zone }).
lobby-about-quiet = Keine Fristen an diesen Tagen: { $days } ({ $zone }).
lobby-about-grace = Nach einer Frist bleiben noch { $grace } für alle, die noch Befehle schulden.
lobby-about-not-early = Phasen dauern bis zur Frist, auch wenn alle fertig sind.
lobby-about-gunboat = Gunboat: keinerlei Presse.
lobby-about-public-only = Nur öffentliche Presse: keine Briefe zwischen Spielern.
lobby-about-grey = Presse darf ohne Absender sein (grau).
lobby-about-anonymous = Anonym: Niemand erfährt, wer welche Macht spielt.
lobby-about-deal-preferences = Die Mächte werden nach Wunschlisten verteilt.
lobby-about-deal-choice = Die Spieler wählen ihre Mächte: Wer zuerst kommt, wählt zuerst.
lobby-about-deal-lot = Die Mächte werden ausgelost.
lobby-about-no-advice = Computer raten in dieser Partie für niemanden.
lobby-about-blind = Die Spielleitung ist blind: Niemand kann versiegelte Befehle sehen.
lobby-about-private = Privat: Beitritt nur auf Einladung der Spielleitung.
button-wait-place = Auf Platz warten
button-list = Meine Wünsche
button-list-clear = Von vorn
button-settings = Einstellungen
lobby-list-title = Deine Wünsche für { $game }
lobby-list-line = { $place }. { $power }
lobby-list-empty = Keine Wünsche: Jede Macht ist dir recht.
lobby-list-how = Das siehst nur du. Wähle die Mächte nacheinander, die liebste zuerst. Beim Start werden sie so verteilt, dass es zu allen Listen möglichst gut passt.
lobby-list-some = Im Menü haben 25 Mächte Platz: Die anderen rücken nach, während du wählst.
lobby-list-add = Dein Wunsch Nummer { $place } …
lobby-list-cleared = Deine Liste ist jetzt leer.

# Meldungen im Kanal und Privatnachrichten
lobby-told-set = **{ $game }**: { $by } hat eine Einstellung geändert. { $setting }
lobby-told-renamed = **{ $before }** heißt jetzt **{ $game }** ({ $by }).
lobby-told-gm = **{ $game }**: { $gm } ist jetzt die Spielleitung ({ $by }).
lobby-told-moved-up = In **{ $game }** ist ein Platz frei geworden, und er gehört dir. Die Lobby ist in <#{ $channel }>.
lobby-told-moved-up-all = { $player }: In **{ $game }** ist ein Platz frei geworden, und er gehört dir.
command-practice = Gegen Computer spielen, im eigenen Tempo
option-practice-variant = Welche Variante; sonst das Standardspiel
option-practice-options = Zu ändernde Regeln als name=wert
option-practice-power = Welche Macht du spielst; sonst entscheidet das Los
practice-name = Übung { $number }
practice-begun = Deine Partie gegen Computer ({ $level }) hat begonnen: <#{ $channel }>. Sie sind sofort bereit, sobald eine Phase beginnt; jede Phase endet also, wenn du bereit bist.
lobby-told-unseated = In **{ $game }** werden jetzt weniger Mächte gespielt, und für dich ist kein Platz mehr da. Du stehst auf der Warteliste und bekommst einen Platz, der frei wird. Die Lobby ist in <#{ $channel }>.
lobby-told-unseated-all = { $player }: In **{ $game }** werden jetzt weniger Mächte gespielt, und für dich ist kein Platz mehr da. Du stehst auf der Warteliste.
lobby-told-offered-seat = einen Platz
lobby-told-offered = { $by } bietet dir in **{ $game }** einen Platz an: { $seat }. Du spielst nur mit, wenn du annimmst.
lobby-told-offered-all = { $player }: { $by } bietet dir in **{ $game }** einen Platz an: { $seat }. Du spielst nur mit, wenn du annimmst.
lobby-told-declined = **{ $game }**: { $player } hat den angebotenen Platz abgelehnt und wird nicht noch einmal gefragt.
button-seat-sit = Platz annehmen
button-seat-decline = Nein, danke
lobby-told-invited = { $by } lädt dich zu **{ $game }** in <#{ $channel }> ein.
lobby-told-invited-all = { $player }: { $by } lädt dich zu **{ $game }** ein.

# Das Formular
form-settings-title = { $game } – { $page }
form-page-game = Partie
form-page-phases = Zeiten
form-page-clock = Kalender
form-page-press = Presse
form-page-missed = Versäumte Phasen
form-page-seats = Plätze
form-page-gm = Spielleitung
form-page-votes = Abstimmungen
form-page-more = Mehr Zeit
form-about-game = Variante, Regelwerk und Optionen stehen fest, sobald die Partie beginnt. Jede Variante hat eigene Optionen.
form-about-boards = Das Brett steht fest, sobald die Partie beginnt. Eine Partie behält ihr Brett, auch wenn sich die Liste des Servers ändert.
form-about-phases = Wie lange jede Art von Phase dauert. Änderungen gelten ab der nächsten Phase.
form-about-clock = Eine Frist endet zum ersten Termin, nachdem die Zeit der Phase um ist, und nie an einem Ruhetag. Mit Terminen nur für Züge enden Rückzüge und Aufbau, sobald ihre Zeit um ist. Die Nachfrist ist zusätzliche Zeit nach einer Frist für alle, die noch Befehle schulden.
form-about-press = Ohne Briefe und öffentliche Presse ist die Partie ein Gunboat. Ob sie anonym ist, steht fest, sobald sie beginnt.
form-about-missed = Was geschieht, wenn ein Spieler nichts abgibt.
form-about-seats = Eine private Partie sehen nur die Eingeladenen, und nur sie können beitreten. Wie die Mächte verteilt werden, steht fest, sobald die Partie beginnt. `/record gates` lässt Spieler nach ihrer Bilanz zu.
form-about-gm = Eine blinde Spielleitung steuert die Uhr, kann aber keine versiegelten Befehle sehen. Wer mitspielt, ist als Spielleitung immer blind. Hat die Partie begonnen, bleibt eine blinde Spielleitung blind. Auf einer Galerie sehen Zuschauer auf ihr Wort alles; sobald andere mitspielen, kann sie nur noch weniger sehen.
form-about-votes = Wie viele der verbliebenen Spieler zustimmen müssen, um die Partie zu beenden, und wie lange eine Abstimmung läuft, wenn der Antrag nichts dazu sagt.
form-about-more = Ob die Spieler für mehr Zeit in einer Phase stimmen können und was eine angekündigte Abwesenheit bewirkt.
form-rules = **{ $variant }**, Regelwerk { $rulebook }.
form-gm-plays = Die Spielleitung spielt selbst mit und kann versiegelte Befehle deshalb in keinem Fall sehen.
form-choice = { $setting }: { $value }
form-set = ✓ { $setting }
form-written = ✓ Gespeichert.
form-rules-set = ✓ Die Variante ist jetzt **{ $variant }**.
form-renamed = ✓ Die Partie heißt jetzt **{ $game }**.
form-gm-set = ✓ { $gm } ist jetzt die Spielleitung.
form-invited = ✓ Eingeladen: { $players }
form-invited-one = { $player } ist zu **{ $game }** eingeladen.
form-uninvited = { $player } ist nicht mehr zu **{ $game }** eingeladen. Wer schon beigetreten ist, bleibt dabei.
form-invitations = Eingeladen: { $players }
form-option = Jetzt: `{ $value }`. Möglich: { $expected }.
form-back = Zurück
form-pick-variant = Variante
form-pick-rulebook = Regelwerk
form-pick-board = Bretter des Bots
form-pick-server-board = Bretter dieses Servers
form-pick-option = Eine Option ändern …
form-pick-gm = Spielleitung abgeben …
form-pick-invited = Leute einladen …
form-ask-name = Umbenennen
form-ask-times = Andere Zeiten
form-ask-zone = Zeitzone
form-ask-slots = Termine
form-ask-options = Optionen als Text
form-ask-board = Brett
form-field-name = Name der Partie
form-field-options = Je Zeile eine Option: name=wert
form-hint-options = seasons=one
form-hint-moves = 48h
form-hint-retreats = 24h
form-hint-builds = 24h
form-hint-reminder = 6h, oder 0 für keine
form-hint-grace = 2h, oder 0 für keine
form-hint-zone = Europe/Berlin
form-hint-slots = Mo 20:00, Do 20:00 – oder keine

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
setting-slots-moves = Termine nur für Züge
setting-quiet = Ruhetage
setting-quiet-none = keine
setting-grace = Nachfrist
setting-grace-none = keine
setting-early = Früher beenden, wenn alle fertig sind
setting-letters = Briefe zwischen Spielern
setting-public = Öffentliche Presse
setting-public-none = keine
setting-public-white = im Namen einer Macht
setting-public-grey = im Namen einer Macht oder ohne Absender
setting-anonymous = Anonym
setting-threads = Private Threads
setting-dead = Ausgeschiedene Mächte dürfen schreiben
setting-shut-retreats = Keine Presse während der Rückzüge
setting-shut-builds = Keine Presse während des Aufbaus
setting-missed = Ohne Befehle
setting-missed-computer = Dauerbefehle, sonst die eines Computers
setting-missed-standing = Dauerbefehle, sonst halten
setting-missed-hold = Einheiten halten
setting-disorder = Macht wird herrenlos
setting-disorder-value =
    { $count ->
        [0] nie
        [one] nach einer versäumten Phase
       *[other] nach { $count } versäumten Phasen in Folge
    }
setting-call = Ersatz suchen
setting-private = Private Partie
setting-deal = Mächte
setting-deal-preferences = nach Wunschlisten
setting-deal-choice = freie Wahl: Wer zuerst kommt, wählt zuerst
setting-deal-lot = durch das Los
setting-advice = Vermutungen eines Computers (`/whatif`)
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
setting-openly = Versäumte Phasen im Kanal bekannt geben
setting-standing-counts = Dauerbefehle allein zählen als versäumte Phase
setting-approve = Die Spielleitung muss Ersatz zustimmen
setting-extension = Mehr Zeit durch Abstimmung
setting-extension-off = nein, nur durch die Spielleitung
setting-extension-majority = mit Mehrheit
setting-extension-all = wenn alle Spieler zustimmen
setting-extension-time = Höchste Verlängerung je Phase
setting-absence = Angekündigte Abwesenheiten
setting-absence-ignore = bewirken nichts
setting-absence-excuse = entschuldigen versäumte Phasen
setting-absence-extend = verschieben die Frist
setting-absences = Abwesenheiten, die zählen
setting-absences-value =
    { $count ->
        [0] keine
        [one] eine je Spieler
       *[other] { $count } je Spieler
    }
setting-away = Längste Abwesenheit, die zählt
setting-ballot = Eine Abstimmung läuft
setting-ballot-none = bis die Phase endet
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
refusal-lobby-private = Diese Partie ist privat. Bitte die Spielleitung um eine Einladung.
refusal-lobby-by-lot = In dieser Partie werden die Mächte ausgelost. Tritt bei, ohne dir eine zu wünschen.
refusal-lobby-by-choice = In dieser Partie wählst du deine Macht, statt Wünsche anzugeben. Wähle eine freie in der Lobby oder mit `/game join power:`.
refusal-lobby-waiting = Du stehst schon auf der Warteliste. Mit `/game leave` verlässt du sie.
refusal-lobby-not-full = Es ist noch ein Platz frei. Nimm ihn mit `/game join`.
refusal-lobby-no-seats = In dieser Partie können beliebig viele mitspielen, also muss niemand warten. Nimm `/game join`.
refusal-lobby-invited = Nichts zu ändern: { $player } ist schon eingeladen.
refusal-lobby-offered = { $player } hat dieses Angebot schon bekommen und noch nicht beantwortet. Warte die Antwort ab, oder biete den Platz jemand anderem an.
refusal-lobby-declined = { $player } hat in dieser Partie einen Platz abgelehnt und wird nicht noch einmal gefragt, kann aber weiterhin selbst beitreten.
refusal-lobby-no-offer = Dir ist in dieser Partie gerade kein Platz angeboten. Bitte die Spielleitung um ein neues Angebot.
refusal-lobby-not-invited = { $player } ist nicht eingeladen. Einladen kannst du mit `/game invite`.
refusal-lobby-no-power = „{ $found }“ ist keine Macht. Nenne eine, etwa Frankreich.
refusal-lobby-rules-fixed = Die Partie hat begonnen, also stehen Variante, Regelwerk und Optionen fest. Um mit anderen zu spielen, leg mit `/game create` eine neue Partie an.
refusal-setting-zone = Die Zeitzone „{ $found }“ kenne ich nicht. Schreib sie wie `Europe/Berlin` oder `America/New_York`, oder nenne die Stadt.
refusal-setting-zone-near = Die Zeitzone „{ $found }“ kenne ich nicht. Meinst du { $near }?
refusal-setting-slot = „{ $found }“ kann ich nicht als Termin lesen. Schreib Tag und Uhrzeit, etwa `Mo 20:00, Do 18:30`, oder `keine`.
refusal-setting-day = „{ $found }“ ist kein Wochentag. Schreib Tage wie `Sa, So` oder `keine`.
refusal-setting-no-day-left = Damit könnte nie eine Frist enden: Jeder Termin läge an einem Ruhetag. Lass wenigstens einen Tag frei.
refusal-setting-word = „{ $found }“ geht dort nicht. Möglich ist { $known }.
refusal-setting-number = „{ $found }“ geht dort nicht. Möglich ist eine ganze Zahl von 0 bis { $most }.
refusal-setting-too-late = „{ $setting }“ lässt sich nur in der Lobby ändern, und diese Partie hat begonnen. Was sich noch ändern lässt, ändern `/gm times` und `/edit rules`.
refusal-setting-too-late-blind = Eine blinde Spielleitung bleibt blind, sobald die Partie begonnen hat; sonst könnte sie versiegelte Befehle sehen.

# Kommandos
command-game-set = GM: Einstellungen der Partie ändern; ohne Optionen öffnet sich das Formular
command-game-invite = GM: jemanden einladen; einer privaten Partie können nur Eingeladene beitreten
command-game-uninvite = GM: eine Einladung zurücknehmen
command-game-waitlist = Sich in einer vollen Partie auf die Warteliste setzen
option-zone = Zeitzone der Termine und Ruhetage, etwa Europe/Berlin
option-slots = Wann Fristen enden dürfen, etwa Mo 20:00, Do 20:00
option-quiet = Tage ohne Fristen, etwa Sa, So
option-grace = Nachfrist für alle, die noch Befehle schulden, etwa 2h; 0 für keine
option-early = Ob eine Phase endet, sobald alle fertig sind
option-letters = Ob die Spieler einander Briefe schreiben dürfen
option-public = Welche öffentliche Presse erlaubt ist
option-anonymous = Ob bis zum Ende verborgen bleibt, wer welche Macht spielt
option-threads = Ob die Spieler private Threads öffnen dürfen
option-missed = Was die Einheiten tun, wenn keine Befehle kommen
option-disorder = Nach wie vielen versäumten Phasen in Folge eine Macht herrenlos wird; 0 für nie
option-call = Ob dann Ersatz gesucht wird
option-deal = Wie die Mächte verteilt werden
option-private = Ob nur Eingeladene die Partie sehen und beitreten können
option-blind = Ob die Spielleitung keine versiegelten Befehle sehen kann
choice-speed-blitz = Blitz: 15 Minuten
choice-speed-daily = täglich: ein Tag
choice-speed-weekly = wöchentlich: eine Woche
choice-kind-friends = Freunde: niemand verliert den Platz
choice-kind-club = Club: wer fehlt, wird ersetzt
choice-kind-tournament = Turnier: anonym, Mächte durch das Los, die Spielleitung spielt nicht mit
choice-deal-preferences = nach Wunschlisten
choice-deal-choice = freie Wahl: Wer zuerst kommt, wählt zuerst
choice-deal-lot = durch das Los
choice-press-none = keine
choice-press-white = im Namen einer Macht
choice-press-grey = im Namen einer Macht oder ohne Absender
choice-missed-computer = Dauerbefehle, sonst spielt ein Computer für sie
choice-missed-standing = Dauerbefehle, sonst halten sie
choice-missed-hold = sie halten
option-game-set-name = Neuer Name der Partie
option-game-set-variant = Eine andere Variante mit ihren üblichen Optionen (nur in der Lobby)
option-game-set-rulebook = Welches Regelwerk Streitfälle entscheidet (nur in der Lobby)
option-game-set-options = Regeln ändern, etwa victory_centres=20 (nur in der Lobby)
option-game-set-moves = Zeit für Züge, etwa 48h
option-game-set-retreats = Zeit für Rückzüge, etwa 24h
option-game-set-builds = Zeit für den Aufbau, etwa 24h
option-game-set-reminder = Wie lange vor einer Frist erinnert wird, etwa 6h; 0 für nie
option-game-set-gm = Die neue Spielleitung
option-game-invite-player = Wen du einlädst
option-game-uninvite-player = Wessen Einladung du zurücknimmst
