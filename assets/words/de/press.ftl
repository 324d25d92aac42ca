# Presse: Briefe zwischen Mächten, öffentliche Presse, private Threads; einer Partie folgen.

command-press = Mit anderen Mächten reden, soweit es die Regeln der Partie erlauben
command-press-to = Einen Brief schreiben, den ich per Privatnachricht zustelle
command-press-public = Im Kanal der Partie etwas im Namen deiner Macht schreiben
command-press-inbox = Deine Briefe einzeln lesen, empfangene und geschriebene
command-press-log = Alle deine Briefe in dieser Partie zeigen, geschriebene und empfangene
command-press-thread = Einen privaten Thread mit anderen Spielern öffnen
command-press-mute = Keine Briefe einer Macht mehr empfangen
command-press-report = Der Spielleitung einen Brief zeigen
command-press-consent = Sagen, ob deine Briefe im Archiv der Partie erscheinen dürfen
command-gm-press = Einer Macht die Presse entziehen oder zurückgeben
command-watch = Einer Partie folgen, in der du nicht mitspielst
command-watch-start = Einer Partie folgen
command-watch-stop = Einer Partie nicht mehr folgen
command-watch-list = Zeigen, wer einer Partie folgt

option-press-to-powers = An wen: eine Macht, mehrere durch Kommas getrennt, oder all
option-press-to-text = Dein Brief; ohne Angabe kommt ein Formular mit mehr Platz
option-press-to-grey = Ohne Absender, wo die Regeln es erlauben
option-press-to-as = In wessen Namen, wenn du mehrere Mächte spielst
option-press-public-text = Dein Text; ohne Angabe kommt ein Formular mit mehr Platz
option-press-public-grey = Ohne Absender, wo die Regeln es erlauben
option-press-public-as = In wessen Namen, wenn du mehrere Mächte spielst
option-press-log-file = Als Datei mit allen Briefen in voller Länge
option-press-thread-with = Mit wem: eine Macht, oder mehrere durch Kommas getrennt
option-press-mute-power = Welche Macht
option-press-mute-mute = False, um ihre Briefe wieder zu empfangen
option-press-report-letter = Die Kennung des Briefs: sieben Zeichen, in seiner ersten Zeile
option-press-consent-agree = True: ja (sobald alle Beteiligten zustimmen); ohne Angabe siehst du deine Antwort
option-gm-press-power = Welche Macht
option-gm-press-off = False, um die Presse zurückzugeben
option-watch-start-dm = Ob ich dir die Beiträge auch per Privatnachricht schicke (ohne Angabe ja)

# Wer schreibt, und an wen
press-nobody = (ohne Absender)
press-everybody = alle
press-all-powers = alle Mächte
press-unnamed = unbekannter Absender

# Ein Brief
press-title = ✉️ **{ $from } → { $to }** – { $game }, { $phase } · `{ $mark }`
press-title-sent = 📤 Von dir: **{ $from } → { $to }** – { $game }, { $phase } · `{ $mark }`
press-public = 📣 **{ $from }** an alle – { $game }, { $phase } · `{ $mark }`
press-public-grey = 📣 **Ohne Absender**, an alle – { $game }, { $phase } · `{ $mark }`
press-sent = Dein Brief ist unterwegs, Empfänger: { $to } (Kennung `{ $mark }`).
press-sent-grey = Dein Brief ist ohne Absender unterwegs, Empfänger: { $to } (Kennung `{ $mark }`).
press-sent-public = Erscheint gleich im Kanal von **{ $game }** … (Kennung `{ $mark }`)
press-sent-absent = { $powers } spielt gerade niemand, dort liest es also niemand.
press-sent-computers = { $powers } { $count ->
    [one] spielt ein Computer. Er liest
   *[other] spielen Computer. Sie lesen
 } keine Briefe; auf Vorschläge, Angebote und Abstimmungen kommt eine Antwort.
press-form-letter = An { $powers } – { $game }
press-form-answer = Deine Antwort – { $game }
press-form-answered = Im Brief steht: { $text }
press-form-public = Öffentliche Presse – { $game }
press-form-field = Dein Text
press-form-hint = Bis zu 2.000 Zeichen
button-press-reply = Antworten
button-press-answer = Privat antworten
button-press-report = Melden
button-press-report-sure = Der Spielleitung zeigen
button-press-inbox = Meine Briefe
button-press-newer = Neuer
button-press-older = Älter
button-press-file = Als Datei
button-press-consent = Meine Briefe zeigen
button-press-no-consent = Meine Briefe nicht zeigen

# Lesen
press-inbox-empty = Du hast noch keinen Brief bekommen oder geschrieben.
press-to-whom = Wem möchtest du schreiben?
press-choose-powers = Mehrere Mächte zugleich …
press-choose-any = Eine Macht oder mehrere zugleich …
button-press-mail = Briefe
button-press-write = Schreiben
button-press-write-to = An { $powers } schreiben
button-press-to-all = An alle, öffentlich
press-inbox-place = Brief { $page } von { $of }.
press-log-empty = Du hast in dieser Partie noch keinen Brief geschrieben oder bekommen.
press-log-title = Deine Briefe – { $game } ({ $page } von { $of })
press-log-line = **{ $from } → { $to }** { $phase } · `{ $mark }`
press-log-in = 📥
press-log-out = 📤
press-file = Deine Briefe in **{ $game }**: { $count }, die ältesten zuerst.
press-file-line = { $from } an { $to }, { $phase } ({ $mark })
press-file-alt = Alle deine Briefe in dieser Partie als Text

# Missbrauch
press-report-ask = Die Spielleitung sieht dann diesen Brief, welche Macht ihn schrieb und dass du ihn meldest. (Eine Spielleitung, die mitspielt oder blind ist, erfährt nicht, wer einen Brief ohne Absender schrieb.) Sonst sieht sie nichts, was du geschrieben oder empfangen hast.
press-reported = Die Spielleitung hat diesen Brief jetzt.
press-report = ⚠️ **{ $game }**: { $by } meldet einen Brief von **{ DATIVE($power) }** ({ $author }), Empfänger: { $to }, { $phase } · `{ $mark }`. Mit `/gm press` kannst du einer Macht die Presse entziehen.
press-report-grey = ⚠️ **{ $game }**: { $by } meldet einen Brief ohne Absender, Empfänger: { $to }, { $phase } · `{ $mark }`. Er kam von **{ DATIVE($power) }** ({ $author }). `/game set public:` schaltet Presse ohne Absender für alle ab; `/gm press` wirkt darauf nicht.
press-report-unsigned = ⚠️ **{ $game }**: { $by } meldet einen Brief ohne Absender, Empfänger: { $to }, { $phase } · `{ $mark }`. Du spielst mit, oder die Spielleitung dieser Partie ist blind; deshalb sage ich dir nicht, wer ihn schrieb. `/game set public:` schaltet Presse ohne Absender für alle ab.
press-muted = Du empfängst keine Briefe von { DATIVE($power) } mehr, und { NOMINATIVE($power) } erfährt das nicht. Öffentliche Presse und Briefe ohne Absender bekommst du weiter: Würden sie fehlen, wäre verraten, wer sie schrieb.
press-unmuted = Du empfängst wieder Briefe von { DATIVE($power) }. Die aus der Zwischenzeit bekommst du nicht mehr.
gm-press-off = { $power } darf keine Briefe und keine öffentliche Presse schreiben, bis du es mit `/gm press power: off:False` wieder erlaubst. Wer dort spielt, erfährt es. Presse ohne Absender ist nicht betroffen, sonst wäre verraten, wer sie schreibt: `/game set public:` schaltet sie für alle ab.
gm-press-on = { $power } darf wieder schreiben. Wer dort spielt, erfährt es.

# Beiträge
post-mail = { $player } – **{ $game }**: Du hast Post. Nur du kannst sie sehen: Drück **Meine Briefe** oder nimm `/press inbox`.
post-instead-report = { $gm } – **{ $game }**: Dir wurde ein Brief gemeldet, aber ich kann dich nicht per Privatnachricht erreichen. Erlaube mir Privatnachrichten; dann kann er noch einmal gemeldet werden.
post-silenced = **{ $game }**: Die Spielleitung hat { $power } die Presse entzogen. Was andere dir schreiben, bekommst du weiterhin.
post-unsilenced = **{ $game }**: { $power } darf wieder schreiben.

# Threads
thread-name = { $powers } – { $game }
thread-greeting =
    { $players }: ein privater Thread für { $powers } in **{ $game }**, { $phase }.
    Wer diesen Server verwaltet, kann ihn lesen; Briefe mit `/press to` sieht sonst niemand.
thread-already = Diesen Thread hast du schon: <#{ $thread }>.
thread-opened = Hier ist dein Thread: <#{ $thread }>.
thread-not-allowed = In <#{ $channel }> darf ich keine privaten Threads öffnen. Wer den Server verwaltet, kann mir die Rechte geben: Kanal ansehen, Private Threads erstellen und Nachrichten in Threads senden. Bis dahin schreib Briefe mit `/press to`.
thread-not-possible = Discord hat mich dort keinen Thread öffnen lassen. Schreib stattdessen Briefe mit `/press to`.
thread-not-here = Private Threads gibt es nur in Textkanälen, und diese Partie läuft woanders. Schreib stattdessen Briefe mit `/press to`.
thread-divider = ── { $phase } wurde ausgewertet: <#{ $channel }>. Als Nächstes: { $next }. ──
thread-divider-over = ── { $phase } wurde ausgewertet, und die Partie ist vorbei: <#{ $channel }>. ──
thread-moved = Eine dieser Mächte wird in **{ $game }** jetzt von jemand anderem gespielt. Dieser Thread ist geschlossen; ein neuer tritt an seine Stelle.
thread-closed = Eine dieser Mächte in **{ $game }** kann hier nicht mehr schreiben. Dieser Thread ist geschlossen; öffne einen anderen mit `/press thread` oder schreib Briefe mit `/press to`.

# Einer Partie folgen
watch-started = Du folgst jetzt **{ $game }**. Die Beiträge stehen in <#{ $channel }>.
watch-started-dm = Du folgst jetzt **{ $game }**. Die Beiträge stehen in <#{ $channel }>, und wenn es geht, schicke ich sie dir auch per Privatnachricht.
watch-stopped = Du folgst **{ $game }** nicht mehr.
watch-nobody = Noch folgt niemand **{ $game }**.
watch-list = Zuschauer von **{ $game }** ({ $count }): { $people }
button-watch-stop = Nicht mehr folgen
watched-post = **{ $game }**: Neues – { $link }
watched-started = **{ $game }** beginnt: { $link }
watched-resolved = **{ $game }**: neue Ergebnisse – { $link }
watched-ended = **{ $game }** ist vorbei: { $link }
watched-rolled-back = **{ $game }** wurde zurückgesetzt: { $link }
watched-press = **{ $game }**: öffentliche Presse – { $link }

# Verweigert
refusal-press-gunboat = Diese Partie wird ohne Presse gespielt (Gunboat): Niemand darf schreiben, bis sie vorbei ist.
refusal-press-no-letters = In dieser Partie gibt es keine Briefe. Nimm öffentliche Presse: `/press public`.
refusal-press-no-public = In dieser Partie gibt es keine öffentliche Presse. Schreib Briefe: `/press to`.
press-as-needs-text = Mit `as` muss auch der Text im Kommando stehen.
refusal-press-no-grey = In dieser Partie gibt es keine Presse ohne Absender. Lass `grey` weg.
refusal-press-shut-retreats = In dieser Partie gibt es während der Rückzüge keine Presse. Du kannst wieder schreiben, wenn die nächste Phase beginnt.
refusal-press-shut-builds = In dieser Partie gibt es während des Aufbaus keine Presse. Du kannst wieder schreiben, wenn die nächste Phase beginnt.
refusal-press-dead = { $power } ist ausgeschieden, und in dieser Partie dürfen ausgeschiedene Mächte bis zum Ende nicht schreiben. Lesen kannst du weiter: `/press log`.
refusal-press-silenced = Die Spielleitung hat { $power } die Presse entzogen. Bitte wende dich an die Spielleitung.
refusal-press-too-long = Das hat { $characters } Zeichen; ein Brief fasst höchstens { $most }. Schick es in zwei Teilen.
refusal-press-empty = Dieser Brief ist leer. Schreib erst etwas.
refusal-press-too-many = Du hast in dieser Phase { $most } Briefe geschrieben, mehr geht nicht. Warte auf die nächste Phase.
refusal-press-no-such-power = „{ $found }“ ist keine Macht. Schreib Namen wie `France, Germany`, oder `all`.
refusal-press-to-nobody = Nenn mindestens eine andere Macht. Trenn mehrere durch Kommas, oder schreib `all`.
refusal-press-absent = { $powers } spielt gerade niemand, also würde es niemand lesen. Lass die anderen weg; `/game seats` zeigt, wer spielt.
refusal-press-too-many-readers = Ein Brief geht an höchstens { $most } Spieler. Nimm `/press public`.
refusal-press-no-such-letter = Diesen Brief hast du nicht. Die Kennung eines Briefs steht in seiner ersten Zeile.
refusal-press-own-letter = Diesen Brief hast du selbst geschrieben. Nenn einen, den du bekommen hast: `/press inbox`.
refusal-press-reported-already = Diesen Brief hast du schon gemeldet. Die Spielleitung hat ihn.
refusal-press-oneself = Das ist deine eigene Macht. Nenn eine andere.
refusal-press-threads-show-names = Diese Partie ist anonym, und ein Thread würde zeigen, wer du bist. Schreib Briefe: `/press to`.
refusal-press-no-threads = In dieser Partie gibt es keine privaten Threads. Schreib Briefe: `/press to`.
refusal-press-thread-unwanted = Nicht alle von ihnen wollen einen Thread mit dir. Schreib einen Brief: `/press to`.
refusal-press-plays = Du spielst in dieser Partie mit. Du siehst ihre Beiträge ohnehin und brauchst ihr nicht zu folgen.
refusal-press-not-watching = Du folgst dieser Partie nicht. Mit `/watch start` folgst du ihr.
refusal-press-private = Diese Partie ist privat: Folgen darf nur, wen die Spielleitung eingeladen hat.

# Briefe im Archiv
press-consent-asked = An alle Spieler: Dürfen eure Briefe im Archiv der Partie erscheinen? Ein Brief erscheint dort nur, wenn Absender und alle Empfänger zustimmen, ein Brief ohne Absender (oder eine Antwort darauf) nur, wenn alle Spieler zustimmen. Keine Antwort heißt nein.
press-consent-yes = **{ $game }**: Deine Briefe dürfen im Archiv erscheinen.
press-consent-no = **{ $game }**: Deine Briefe bleiben privat.
press-consent-unsaid = **{ $game }**: Du hast noch nicht gesagt, ob deine Briefe im Archiv erscheinen dürfen, also bleiben sie privat.
press-consent-letters =
    { $letters ->
        [0] Du hast keine Briefe in dieser Partie.
        [one] Nach jetzigem Stand { $shown ->
            [0] erscheint dein einziger Brief nicht.
           *[other] erscheint dein einziger Brief.
        }
       *[other] Nach jetzigem Stand { $shown ->
            [0] erscheint keiner deiner { $letters } Briefe
            [one] erscheint einer deiner { $letters } Briefe
           *[other] erscheinen { $shown } deiner { $letters } Briefe
        }: Ein Brief braucht die Zustimmung aller Beteiligten.
    } Du kannst deine Antwort jederzeit ändern; schon heruntergeladene Archive bleiben, wie sie sind.
