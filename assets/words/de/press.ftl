# Presse: Briefe zwischen Mächten, öffentliche Presse, private Threads; einem Spiel folgen.

command-press = Mit anderen Mächten reden, wie es die Regeln des Spiels erlauben
command-press-to = Einen Brief schreiben: Ich gebe ihn in privaten Nachrichten weiter
command-press-public = Im Kanal des Spiels etwas im Namen deiner Macht sagen
command-press-inbox = Die Briefe an dich
command-press-log = Alle deine Briefe in diesem Spiel, gesendete und erhaltene
command-press-thread = Einen privaten Thread mit anderen öffnen
command-press-mute = Nicht mehr bekommen, was eine Macht dir schreibt
command-press-report = Der Spielleitung einen Brief zeigen
command-press-consent = Sagen, ob deine Briefe im Archiv des Spiels stehen dürfen
command-gm-press = Einer Macht die Presse entziehen oder zurückgeben
command-watch = Einem Spiel folgen, in dem du nicht mitspielst
command-watch-start = Einem Spiel folgen
command-watch-stop = Ihm nicht mehr folgen
command-watch-list = Wer einem Spiel folgt

option-press-to-powers = An wen: eine Macht, mehrere mit Kommas, oder all
option-press-to-text = Was du schreibst; ohne Angabe kommt ein Formular mit mehr Platz
option-press-to-grey = Ohne Absender, wo die Regeln es erlauben
option-press-public-text = Was du sagst; ohne Angabe kommt ein Formular mit mehr Platz
option-press-public-grey = Ohne Absender, wo die Regeln es erlauben
option-press-log-file = Als Datei mit allem
option-press-thread-with = Mit wem: eine Macht, oder mehrere mit Kommas
option-press-mute-power = Welche Macht
option-press-mute-mute = Nein hört sie wieder
option-press-report-letter = Das Zeichen des Briefs: sieben Zeichen, in seiner ersten Zeile
option-press-consent-agree = True: dürfen, sobald alle Beteiligten zustimmen; ohne Angabe siehst du, was gilt
option-gm-press-power = Welche Macht
option-gm-press-off = Nein gibt die Presse zurück
option-watch-start-dm = Ob ich dir die Nachrichten privat schicke (ohne Angabe ja)

# Wer spricht, und zu wem
press-nobody = niemand
press-everybody = alle
press-all-powers = alle Mächte
press-unnamed = wer ohne Namen schrieb

# Ein Brief
press-title = ✉️ **{ $from } → { $to }** – { $game }, { $phase } · `{ $mark }`
press-public = 📣 **{ $from }** an alle – { $game }, { $phase } · `{ $mark }`
press-public-grey = 📣 **Von niemandem**, an alle – { $game }, { $phase } · `{ $mark }`
press-sent = Dein Brief ist unterwegs, Empfänger: { $to }. Sein Zeichen ist `{ $mark }`.
press-sent-grey = Dein Brief ist ohne deinen Namen unterwegs, Empfänger: { $to }. Sein Zeichen ist `{ $mark }`.
press-sent-public = Das steht gleich im Kanal von **{ $game }**. Sein Zeichen ist `{ $mark }`.
press-sent-absent = { $powers } spielt gerade niemand: Dort liest es niemand.
press-form-letter = Brief – { $game }
press-form-public = Öffentliche Presse – { $game }
press-form-field = Was du sagst
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
press-inbox-empty = Noch keine Briefe für dich.
press-inbox-place = Brief { $page } von { $of }.
press-log-empty = Du hast in diesem Spiel noch keinen Brief gesendet oder erhalten.
press-log-title = Deine Briefe – { $game } ({ $page } von { $of })
press-log-line = **{ $from } → { $to }** { $phase } · `{ $mark }`
press-log-in = 📥
press-log-out = 📤
press-file = Deine Briefe in **{ $game }**: { $count }, die ältesten zuerst.
press-file-line = { $from } an { $to }, { $phase } ({ $mark })
press-file-alt = Alle deine Briefe in diesem Spiel als Text

# Missbrauch
press-report-ask = Die Spielleitung sieht dann diesen Brief, welche Macht ihn schrieb, und dass du ihn meldest. (Eine Spielleitung, die mitspielt oder blind ist, erfährt nicht, wer einen Brief ohne Absender schrieb.) Sonst nichts, was du geschrieben oder erhalten hast.
press-reported = Die Spielleitung hat diesen Brief jetzt.
press-report = ⚠️ **{ $game }**: { $by } meldet einen Brief von **{ $power }** ({ $author }), Empfänger: { $to }, { $phase } · `{ $mark }`. Mit `/gm press` kannst du einer Macht die Presse entziehen.
press-report-grey = ⚠️ **{ $game }**: { $by } meldet einen Brief ohne Absender, Empfänger: { $to }, { $phase } · `{ $mark }`. Er kam von **{ $power }** ({ $author }). `/game set public:` schaltet Presse ohne Absender für alle ab; `/gm press` gilt für sie nicht.
press-report-unsigned = ⚠️ **{ $game }**: { $by } meldet einen Brief ohne Absender, Empfänger: { $to }, { $phase } · `{ $mark }`. Du spielst mit, oder das Spiel hat eine blinde Spielleitung: Deshalb sage ich dir nicht, wer ihn schrieb. `/game set public:` schaltet Presse ohne Absender für alle ab.
press-muted = Was { $power } dir schreibt, bekommst du nicht mehr, und { $power } erfährt das nicht. Öffentliche Presse und Briefe ohne Absender bekommst du weiter: Fehlten sie, wäre verraten, wer sie schrieb.
press-unmuted = Was { $power } dir schreibt, bekommst du wieder. Was inzwischen geschrieben wurde, ist für dich verloren.
gm-press-off = { $power } darf keine Briefe und keine öffentliche Presse schreiben, bis du es mit `/gm press power: off:False` wieder erlaubst. Wer dort spielt, erfährt es. Für Presse ohne Absender gilt das nicht, denn sonst wäre verraten, wer sie schreibt: `/game set public:` schaltet sie für alle ab.
gm-press-on = { $power } darf wieder schreiben. Wer dort spielt, erfährt es.

# Nachrichten
post-mail = { $player } – **{ $game }**: Post wartet auf dich. Nur du siehst sie: Drück **Meine Briefe**, oder nimm `/press inbox`.
post-instead-report = { $gm } – **{ $game }**: Ein Brief wurde dir gemeldet, und privat kann ich dich nicht erreichen. Öffne deine privaten Nachrichten für mich; er kann noch einmal gemeldet werden.
post-silenced = **{ $game }**: Die Spielleitung hat { $power } die Presse entzogen. Was andere dir schreiben, bekommst du weiter.
post-unsilenced = **{ $game }**: { $power } darf wieder schreiben.

# Threads
thread-name = { $powers } – { $game }
thread-greeting =
    { $players }: ein privater Thread von { $powers } in **{ $game }**, { $phase }.
    Wer diesen Server verwaltet, kann ihn lesen; Briefe mit `/press to` sieht sonst niemand.
thread-already = So einen Thread hast du schon: <#{ $thread }>.
thread-opened = Dein Thread ist offen: <#{ $thread }>.
thread-not-allowed = In <#{ $channel }> darf ich keine privaten Threads öffnen. Wer den Server verwaltet, kann es erlauben: View Channel, Create Private Threads und Send Messages in Threads. Bis dahin schreib Briefe mit `/press to`.
thread-not-possible = Discord ließ mich dort keinen Thread öffnen. Schreib stattdessen Briefe mit `/press to`.
thread-not-here = Private Threads gibt es nur in Textkanälen, und dieses Spiel läuft woanders. Schreib stattdessen Briefe mit `/press to`.
thread-divider = ── { $phase } wurde ausgewertet: <#{ $channel }>. Als Nächstes: { $next }. ──
thread-divider-over = ── { $phase } wurde ausgewertet, und das Spiel ist vorbei: <#{ $channel }>. ──
thread-moved = Eine dieser Mächte wird in **{ $game }** jetzt von jemand anderem gespielt. Dieser Thread ist geschlossen; ein neuer tritt an seine Stelle.
thread-closed = Eine dieser Mächte von **{ $game }** kann hier nicht mehr schreiben. Dieser Thread ist geschlossen; öffne einen anderen mit `/press thread`, oder schreib Briefe mit `/press to`.

# Einem Spiel folgen
watch-started = Du folgst jetzt **{ $game }**. Seine Nachrichten stehen in <#{ $channel }>.
watch-started-dm = Du folgst jetzt **{ $game }**. Ich schicke dir seine Nachrichten auch privat; darf ich dir dort nicht schreiben, stehen sie in <#{ $channel }>.
watch-stopped = Du folgst **{ $game }** nicht mehr.
watch-nobody = Noch folgt niemand **{ $game }**.
watch-list = **{ $game }** wird verfolgt, { $count }: { $people }
button-watch-stop = Nicht mehr folgen
watched-post = **{ $game }**: Neues – { $link }
watched-started = **{ $game }** beginnt: { $link }
watched-resolved = Du folgst **{ $game }**: { $link }
watched-ended = **{ $game }** ist vorbei: { $link }
watched-rolled-back = **{ $game }** wurde zurückgesetzt: { $link }
watched-press = **{ $game }**: öffentliche Presse – { $link }

# Verweigert
refusal-press-gunboat = Dieses Spiel wird ohne Presse gespielt: Niemand darf schreiben, bis es vorbei ist.
refusal-press-no-letters = In diesem Spiel gibt es keine Briefe. Was du sagst, ist öffentlich: `/press public`.
refusal-press-no-public = In diesem Spiel gibt es keine öffentliche Presse. Schreib Briefe: `/press to`.
refusal-press-no-grey = In diesem Spiel spricht man immer im Namen einer Macht. Lass `grey` weg.
refusal-press-shut-retreats = In diesem Spiel schreibt während der Rückzüge niemand. Du kannst es, wenn die nächste Phase begonnen hat.
refusal-press-shut-builds = In diesem Spiel schreibt während des Aufbaus niemand. Du kannst es, wenn die nächste Phase begonnen hat.
refusal-press-dead = { $power } ist ausgeschieden, und in diesem Spiel schweigen die Toten, bis es vorbei ist. Lesen kannst du weiter: `/press log`.
refusal-press-silenced = Die Spielleitung hat { $power } die Presse entzogen. Sprich mit der Spielleitung.
refusal-press-too-long = Das hat { $characters } Zeichen; ein Brief fasst { $most }. Schick es in zwei Teilen.
refusal-press-empty = Darin ist nichts zu senden. Schreib ein paar Worte.
refusal-press-too-many = Du hast in dieser Phase { $most } Briefe geschrieben: bis zur nächsten keine mehr.
refusal-press-no-such-power = „{ $found }“ ist keine Macht. Schreib Namen wie `France, Germany`, oder `all`.
refusal-press-to-nobody = Nenn mindestens eine andere Macht. Mächte werden durch Kommas getrennt, oder schreib `all`.
refusal-press-absent = { $powers } spielt gerade niemand, also läse es auch niemand. `/game seats` sagt, wer spielt; lass die anderen weg.
refusal-press-too-many-readers = Ein Brief geht an höchstens { $most } Personen. Nimm `/press public`.
refusal-press-no-such-letter = So einen Brief hast du nicht. Sein Zeichen steht in seiner ersten Zeile.
refusal-press-own-letter = Das hast du selbst geschrieben. Nenne einen, den du bekommen hast: `/press inbox`.
refusal-press-reported-already = Diesen Brief hast du schon gemeldet. Die Spielleitung hat ihn.
refusal-press-oneself = Das ist deine eigene Macht. Nenne eine andere.
refusal-press-threads-show-names = Dieses Spiel ist anonym, und ein Thread würde zeigen, wer du bist. Schreib Briefe: `/press to`.
refusal-press-no-threads = In diesem Spiel gibt es keine privaten Threads. Schreib Briefe: `/press to`.
refusal-press-thread-unwanted = Jemand davon will keinen Thread mit dir. Schreib einen Brief: `/press to`.
refusal-press-plays = Du spielst in diesem Spiel mit: Seine Nachrichten siehst du ohnehin.
refusal-press-not-watching = Du folgst diesem Spiel nicht. Das tut `/watch start`.
refusal-press-private = Das ist ein privates Spiel: Folgen dürfen nur die, die die Spielleitung eingeladen hat.

# Briefe im Archiv
press-consent-asked = An alle, die mitgespielt haben: Dürfen eure Briefe im Archiv des Spiels stehen? Ein Brief steht dort nur, wenn alle Beteiligten zustimmen, ein Brief ohne Absender (oder eine Antwort darauf) nur, wenn alle Spieler zustimmen. Keine Antwort heißt nein.
press-consent-yes = **{ $game }**: Deine Briefe dürfen im Archiv stehen.
press-consent-no = **{ $game }**: Deine Briefe bleiben privat.
press-consent-unsaid = **{ $game }**: Du hast nicht gesagt, ob deine Briefe im Archiv stehen dürfen; also stehen sie nicht dort.
press-consent-letters =
    { $letters ->
        [0] Du hast keine Briefe aus diesem Spiel.
        [one] Dein einziger Brief { $shown ->
            [0] wird nach jetzigem Stand nicht gezeigt.
           *[other] wird nach jetzigem Stand gezeigt.
        }
       *[other] Von deinen { $letters } Briefen { $shown ->
            [0] wird nach jetzigem Stand keiner gezeigt
            [one] wird nach jetzigem Stand einer gezeigt
           *[other] werden nach jetzigem Stand { $shown } gezeigt
        }: nur die, denen alle Beteiligten zustimmen.
    } Du kannst es jederzeit ändern; ein Archiv, das jemand vorher geholt hat, bleibt, wie es ist.
