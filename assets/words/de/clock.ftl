# Die Uhr, Abwesenheiten, versäumte Phasen und Mächte ohne Spieler.

command-wait = Darum bitten, auf die Frist zu warten, auch wenn alle fertig sind
option-wait-wait = False, um nicht länger zu warten

command-extend = Über eine Verlängerung dieser Phase abstimmen lassen
option-extend-by = Wie viel länger, etwa 24h
option-extend-why = Der Grund, für alle lesbar; dein Name steht nicht dabei

command-absence = Eine Abwesenheit ankündigen
command-absence-announce = Ankündigen, von wann bis wann du weg bist
command-absence-list = Deine Abwesenheiten zeigen
command-absence-cancel = Eine Abwesenheit zurücknehmen
option-absence-announce-from = Tag (2026-03-05), Zeitpunkt oder Dauer ab jetzt; ohne Angabe: jetzt
option-absence-announce-until = Tag (2026-03-09), Zeitpunkt (2026-03-09 18:00) oder Dauer ab jetzt (5d)
option-absence-announce-game = Nur für eine Partie; ohne Angabe für alle deine Partien hier
option-absence-cancel-absence = Welche Abwesenheit

command-game-takeover = Eine Macht übernehmen, die niemand spielt oder für die eine Vertretung gesucht wird
command-game-return = Deine Macht zurückholen, nachdem sie herrenlos wurde
command-game-seats = Zeigen, wer welche Macht gespielt hat und welche Phasen versäumt wurden
option-game-takeover-power = Welche Macht, wenn mehrere frei sind
option-game-seats-power = Nur eine Macht

option-gm-deadline-why = Der Grund, für alle lesbar
option-gm-extend-why = Der Grund, für alle lesbar
option-gm-pause-all = Alle Partien dieses Servers; nur für Serververwalter
option-gm-resume-all = Alle Partien dieses Servers, die zusammen angehalten wurden
option-gm-times-zone = Zeitzone der Termine und Ruhetage, etwa Europe/Berlin
option-gm-times-slots = Wann Fristen enden dürfen, etwa Mo 20:00, Do 20:00; keine für jederzeit
option-gm-times-quiet = Tage ohne Frist, etwa Sa, So; „keine“, wenn es keine gibt
option-gm-times-grace = Nachfrist für alle, die noch Befehle schulden, etwa 6h; 0 für keine
option-gm-times-early = Ob eine Phase endet, sobald alle fertig sind
option-gm-times-absence = Was eine angekündigte Abwesenheit bewirkt
option-gm-times-absences = Wie viele Abwesenheiten je Spieler in dieser Partie zählen
option-gm-times-away = Die längste Abwesenheit, die noch zählt, etwa 14d
option-gm-times-extension = Wer außer der Spielleitung eine Phase verlängern darf
option-gm-times-longer = Um wie viel die Spieler eine Phase insgesamt verlängern dürfen, etwa 48h
option-gm-times-policy = Was die Einheiten tun, wenn keine Befehle kommen
option-gm-times-disorder = Nach wie vielen versäumten Phasen in Folge eine Macht herrenlos wird; 0 für nie
option-gm-times-call = Ob dann Ersatz gesucht wird
option-gm-times-openly = Ob versäumte Phasen im Kanal bekannt gegeben werden
option-gm-times-standing = Ob eine Phase nur mit Dauerbefehlen als versäumt zählt
option-gm-times-approve = Ob die Spielleitung dem Ersatz zustimmen muss

choice-absence-ignore = Nichts
choice-absence-excuse = Sie entschuldigt: Keine Phase gilt als versäumt
choice-absence-extend = Sie verschiebt die Frist hinter die Rückkehr
choice-extension-off = Niemand
choice-extension-majority = Mehr als die Hälfte der Spieler
choice-extension-all = Alle Spieler zusammen
choice-policy-hold = Sie halten
choice-policy-computer = Sie folgen den Dauerbefehlen; ohne solche gibt ein Computer die Befehle
choice-policy-standing = Sie folgen den Dauerbefehlen, falls es welche gibt

day-1 = Montag
day-2 = Dienstag
day-3 = Mittwoch
day-4 = Donnerstag
day-5 = Freitag
day-6 = Samstag
day-7 = Sonntag

gm-times-set = Die Einstellungen sind geändert. Neue Phasenlängen gelten ab der nächsten Phase.
gm-paused-all =
    Alle Partien dieses Servers sind angehalten. { $count ->
        [0] Keine Uhr lief.
        [one] Eine Uhr wurde angehalten.
       *[other] { $count } Uhren wurden angehalten.
    }
gm-resumed-all =
    Die Partien dieses Servers gehen weiter. { $count ->
        [0] Keine Uhr war angehalten.
        [one] Eine Uhr läuft wieder.
       *[other] { $count } Uhren laufen wieder.
    }

times-phases = Zeit je Phase: Züge { $moves }, Rückzüge { $retreats }, Aufbau { $builds }.
times-reminders = Wer noch etwas schuldet, wird { $spans } vor der Frist erinnert.
times-no-reminders = Es gibt keine Erinnerungen.
times-slots = Termine für Fristen: { $slots } ({ $zone }). Es gilt der erste, nachdem die Zeit der Phase um ist.
times-slots-moves = Fristen für Züge enden { $slots } ({ $zone }): beim ersten Termin, nachdem die Zeit der Phase um ist. Rückzüge und Aufbau enden, sobald ihre Zeit um ist.
times-quiet = Ruhetage, an denen keine Frist endet: { $days } ({ $zone }).
times-grace = Nachfrist: { $span } nach der Frist, einmal je Phase, für alle, die noch Befehle schulden.
times-no-grace = Nach einer Frist gibt es keine Nachfrist.
times-early = Eine Phase endet, sobald alle fertig sind, außer jemand bittet zu warten.
times-late = Eine Phase läuft immer bis zur Frist.
times-absence-ignore = Angekündigte Abwesenheiten bewirken nichts.
times-absence-excuse = Eine angekündigte Abwesenheit entschuldigt: Keine Phase gilt als versäumt. Höchstens { $span } lang; je Spieler: { $count }.
times-absence-extend = Eine angekündigte Abwesenheit verschiebt die Frist hinter die Rückkehr, um höchstens { $span }. Je Spieler: { $count }.
times-extension-off = Nur die Spielleitung kann eine Phase verlängern.
times-extension-majority = Mehr als die Hälfte der Spieler kann eine Phase verlängern, um bis zu { $span }.
times-extension-all = Alle Spieler zusammen können eine Phase verlängern, um bis zu { $span }.
times-policy-hold = Wenn jemand nichts abgibt, halten die Einheiten.
times-policy-standing = Wenn jemand nichts abgibt, gelten die Dauerbefehle; Einheiten ohne Dauerbefehl halten.
times-policy-computer = Wenn jemand nichts abgibt, gelten die Dauerbefehle; wer keine hat, für den gibt ein Computer die Befehle, bis er wieder da ist.
times-policy-computer-counts = Wenn jemand nichts abgibt, gelten die Dauerbefehle; wer keine hat, für den gibt ein Computer die Befehle. Die Phase zählt als versäumt.
times-policy-standing-counts = Wenn jemand nichts abgibt, gelten die Dauerbefehle, aber die Phase zählt als versäumt; Einheiten ohne Dauerbefehl halten.
times-disorder =
    { $count ->
        [one] Nach einer versäumten Phase wird eine Macht herrenlos.
       *[other] Nach { $count } versäumten Phasen in Folge wird eine Macht herrenlos.
    }
times-no-disorder = Durch versäumte Phasen wird eine Macht nie herrenlos.
times-openly = Versäumte Phasen werden im Kanal bekannt gegeben.
times-privately = Von einer versäumten Phase erfährt nur, wer sie versäumt hat.
times-call = Für eine herrenlose Macht wird Ersatz gesucht, der sofort übernehmen darf.
times-call-approve = Für eine herrenlose Macht wird Ersatz gesucht; die Spielleitung muss zustimmen.
times-no-call = Für eine herrenlose Macht wird kein Ersatz gesucht.

wait-yes = Diese Phase läuft jetzt bis zur Frist, auch wenn alle fertig sind. Um nicht länger zu warten: `/ready` oder `/wait wait:False`.
wait-anyway = In dieser Partie läuft ohnehin jede Phase bis zur Frist.
wait-no = Du bittest nicht mehr darum, auf die Frist zu warten.

ready-yes-late = Du bist fertig. In dieser Partie läuft jede Phase bis zur Frist; deine Befehle gelten so, wie sie sind.
ready-yes-held = Du bist fertig, aber jemand hat darum gebeten, auf die Frist zu warten. Deine Befehle gelten so, wie sie sind.
status-held = *Jemand hat darum gebeten, auf die Frist zu warten.*
clock-grace = Die Frist ist vorbei. Wer noch Befehle schuldet, hat Zeit bis { $at } ({ $in }).

absence-bad-moment = „{ $text }“ verstehe ich nicht als Zeitangabe. Schreib einen Tag wie `2026-03-05`, einen Zeitpunkt wie `2026-03-05 18:00` oder `Freitag 18:00` (in der Zeitzone der Partie, sonst UTC) oder eine Dauer ab jetzt wie `5d`.
absence-announced = Du bist abwesend von { $from } bis { $until }.
absence-line = **{ $game }**: { $meaning }
absence-nothing = In dieser Partie zählen Abwesenheiten nicht. Deine Befehle sind fällig wie immer; Dauerbefehle können helfen.
absence-too-long = Abwesenheiten zählen hier nur, wenn sie höchstens { $most } dauern. Deine Befehle sind fällig wie immer.
absence-too-many = Weitere Abwesenheiten von dir zählen hier nicht (höchstens { $most }). Deine Befehle sind fällig wie immer.
absence-excuses = Phasen, die du bis dahin versäumst, sind entschuldigt. Die Partie wartet nicht auf dich.
absence-extends = Fristen während deiner Abwesenheit rücken hinter deine Rückkehr, um höchstens { $most }.
absence-moved = Die Frist ist jetzt { $at } ({ $in }).
absence-none = Du hast keine Abwesenheit angekündigt.
absence-list = **Deine Abwesenheiten**
absence-entry = `{ $id }`: { $from } bis { $until } – { $place }
absence-all = alle deine Partien auf diesem Server
absence-choice = { $id }: { $from } bis { $until }
absence-cancelled = Die Abwesenheit ist zurückgenommen. Eine Frist, die dafür verschoben wurde, bleibt, wo sie ist.

seat-accepted = Du spielst jetzt in **{ $game }** mit.
seat-declined = Du hast den Platz in **{ $game }** abgelehnt. Die Spielleitung kann dich in dieser Partie nicht noch einmal fragen.
seat-taken-over = Du spielst jetzt { ACCUSATIVE($power) } in **{ $game }**. Du hast noch keine Befehle und siehst nicht, was vor dir geschrieben und empfangen wurde.
seat-asked = Ich habe die Spielleitung gefragt, ob du { ACCUSATIVE($power) } in **{ $game }** spielen darfst. Die Antwort erscheint im Kanal.
button-seat-return = Weiterspielen
seat-returned = Willkommen zurück: { $power } gehört in **{ $game }** wieder dir.

seats-title = **{ $game }: wer welche Macht gespielt hat**
seats-none = In dieser Partie hatte noch niemand einen Platz.
seats-none-ever = Die Spieler dieser Partie haben keine Plätze: Sie befehligen die Mächte, deren Währungen sie halten.
seats-somebody = jemand
seats-line = **{ $power }**: { $player }, von { $since } bis { $until }.
seats-line-now = **{ $power }**: { $player }, seit { $since }.
seats-misses = Versäumt: { $misses }.
seats-miss = { $phase }
seats-miss-standing = { $phase } (Ersatzbefehle)
seats-miss-excused = { $phase } (entschuldigt)
seats-miss-undone = { $phase } (zurückgesetzt)

button-take-over = { $power } übernehmen
button-approve = Zustimmen

post-deadline = **{ $game }**: { $by } hat die Frist von { $was } auf { $at } ({ $in }) verschoben.
post-deadline-new = **{ $game }**: { $by } hat die Frist gesetzt: { $at } ({ $in }).
post-deadline-vote = **{ $game }**: Die Spieler haben abgestimmt: Die Frist rückt von { $was } auf { $at } ({ $in }).
post-deadline-absence = **{ $game }**: Wegen einer angekündigten Abwesenheit rückt die Frist von { $was } auf { $at } ({ $in }).
post-deadline-reason = > { $reason }
post-grace = **{ $game }**: Die Frist ist vorbei, und es fehlen Befehle. Wer sie schuldet, hat Zeit bis { $at } ({ $in }); sobald alle da sind, endet die Phase.
post-missed = **{ $game }**: Für { ACCUSATIVE($power) } wurde nichts abgegeben ({ $phase }). Die nächste Phase ist offen.
post-missed-of = **{ $game }**: Für { ACCUSATIVE($power) } wurde nichts abgegeben ({ $phase }). { $count ->
        [one] Das ist eine versäumte Phase
       *[other] Das sind { $count } versäumte Phasen in Folge
    }; nach { $of } wird die Macht herrenlos. Die nächste Phase ist offen.
post-missed-last = **{ $game }**: Für { ACCUSATIVE($power) } wurde nichts abgegeben ({ $phase }). { $count ->
        [one] Nach einer versäumten Phase
       *[other] Nach { $count } versäumten Phasen in Folge
    } ist { NOMINATIVE($power) } jetzt herrenlos. Schreib Befehle oder nimm `/game return`, um die Macht zurückzuholen, solange sie niemand anderes übernimmt.
post-missed-openly = **{ $game }**: Nichts abgegeben ({ $phase }): { $powers }.
post-missed-here = { $players } – **{ $game }**: Von dir kam nichts ({ $phase }). Ich schicke dir keine Privatnachrichten: `/notify` sagt, warum.
post-missed-instead = { $players } – **{ $game }**: Von dir kam nichts ({ $phase }). Per Privatnachricht habe ich dich nicht erreicht.
post-disorder = **{ $game }**: { $power } ist herrenlos, weil { $player } zu viele Phasen versäumt hat. Die Einheiten halten.
post-disorder-hidden = **{ $game }**: { $power } ist herrenlos, weil zu viele Phasen versäumt wurden. Die Einheiten halten.
post-call = Für { ACCUSATIVE($power) } wird Ersatz gesucht. Drück den Knopf, um zu übernehmen: Du bekommst Einheiten und Zentren und schreibst neue Befehle.
post-returned = **{ $game }**: { $player } ist zurück und spielt wieder { $power }.
post-returned-hidden = **{ $game }**: Der Spieler von { DATIVE($power) } ist zurück.
post-taken-over = **{ $game }**: { $player } spielt jetzt { $power }.
post-taken-over-hidden = **{ $game }**: { $power } hat jetzt einen neuen Spieler.
post-applicant = **{ $game }**: { $player } möchte { $power } übernehmen.
post-seat-free = **{ $game }**: { $power } hat keinen Spieler mehr. Du stehst auf der Warteliste und darfst übernehmen.

refusal-absence-past = Diese Abwesenheit wäre schon vorbei. Gib ein Ende in der Zukunft an.
refusal-absence-long = Eine Abwesenheit darf höchstens 60 Tage dauern. Kündige jetzt die ersten 60 an und den Rest später.
refusal-no-such-absence = Du hast keine Abwesenheit { $id }. Sieh in `/absence list` nach.
refusal-no-extension = In dieser Partie kann nur die Spielleitung eine Phase verlängern. Bitte sie darum; sie kann es mit `/gm extend`.
refusal-extension-used = Die Spieler haben diese Phase schon so weit verlängert, wie sie dürfen. Bitte die Spielleitung um mehr Zeit.
refusal-extension-long = Die Spieler dürfen diese Phase noch um höchstens { $span } verlängern. Bitte wähl eine kürzere Zeit.
refusal-no-vacancy = In dieser Partie ist jede Macht vergeben. Mit `/watch start` kannst du zuschauen, mit `/game waitlist` auf einen freien Platz warten.
refusal-which-seat = Welche Macht? Frei sind { $powers }: Nenn eine mit `power:`.
refusal-seat-taken = { $power } wird schon gespielt. `/game seats` zeigt, wer was spielt.
refusal-played-another = Du hast in dieser Partie schon { $power } gespielt und kennst die Geheimnisse dieser Macht. Eine andere kannst du nicht übernehmen.
refusal-in-disorder = { $power } ist nach zu vielen versäumten Phasen herrenlos. Schreib Befehle oder nimm `/game return`, um die Macht zurückzuholen.
refusal-no-seat-to-return = Du hast in dieser Partie keine Macht, zu der du zurückkehren kannst. Eine Macht ohne Spieler übernimmst du mit `/game takeover`.
refusal-guild-paused = Alle Partien dieses Servers sind angehalten. Wer den Server verwaltet, lässt sie mit `/server resume` weiterlaufen.
refusal-guild-not-paused = Die Partien dieses Servers sind nicht zusammen angehalten. Eine einzelne Partie geht mit `/gm resume game:` weiter.
