# Die Uhr, Abwesenheiten, versäumte Züge und Sitze, die niemand innehat.


command-wait = Bitten, dass die Phase auf ihre Frist wartet, auch wenn alle bereit sind
option-wait-wait = False, um nicht länger zu warten

command-extend = Über mehr Zeit für diese Phase abstimmen lassen
option-extend-by = Wie viel mehr, etwa 24h
option-extend-why = Warum, für alle zu lesen; dein Name steht nicht dabei

command-absence = Im Voraus sagen, dass du abwesend bist
command-absence-announce = Sagen, von wann bis wann du abwesend bist
command-absence-list = Deine Abwesenheiten
command-absence-cancel = Eine Abwesenheit zurücknehmen
option-absence-announce-from = Tag (2026-03-05), Zeitpunkt oder Spanne ab jetzt; ohne Angabe: jetzt
option-absence-announce-until = Tag (2026-03-09), Zeitpunkt (2026-03-09 18:00) oder Spanne ab jetzt (5d)
option-absence-announce-game = Nur für ein Spiel; ohne Angabe für alle deine Spiele hier
option-absence-cancel-absence = Welche

command-game-takeover = Eine Macht spielen, die niemand spielt
command-game-return = Deine Macht wieder übernehmen, nachdem sie in Unordnung geraten ist
command-game-seats = Wer welche Macht gespielt hat und welche Phasen versäumt wurden
option-game-takeover-power = Welche Macht; nur nötig, wenn mehrere frei sind
option-game-seats-power = Nur eine Macht

option-gm-deadline-why = Der Grund, für alle zu lesen
option-gm-extend-why = Der Grund, für alle zu lesen
option-gm-pause-all = Alle Spiele dieses Servers; für alle, die ihn verwalten
option-gm-resume-all = Alle Spiele dieses Servers, die zusammen angehalten wurden
option-gm-times-zone = Die Zeitzone der Termine und ruhigen Tage, etwa Europe/Berlin
option-gm-times-slots = Wann Fristen enden dürfen, etwa Mon 20:00, Thu 20:00; none für jederzeit
option-gm-times-quiet = Tage ohne Frist, etwa Sat, Sun; none für keine
option-gm-times-grace = Nachfrist für alle, die noch Befehle schulden, etwa 6h; 0 für keine
option-gm-times-early = Ob eine Phase schließt, sobald alle bereit sind
option-gm-times-absence = Was eine im Voraus gemeldete Abwesenheit bewirkt
option-gm-times-absences = Wie viele Abwesenheiten je Spieler in diesem Spiel zählen
option-gm-times-away = Wie lang eine Abwesenheit sein darf, um zu zählen, etwa 14d
option-gm-times-extension = Wer außer der Spielleitung einer Phase mehr Zeit geben darf
option-gm-times-longer = Die meiste Zeit, die sich alle für eine Phase geben dürfen, etwa 48h
option-gm-times-policy = Was die Einheiten tun, wenn niemand befiehlt
option-gm-times-disorder = Nach so vielen versäumten Phasen in Folge kommt Unordnung; 0 für nie
option-gm-times-call = Ob dann Ersatz gesucht wird
option-gm-times-openly = Ob der Kanal erfährt, wer eine Phase versäumt hat
option-gm-times-standing = Ob eine Phase nur mit Dauerbefehlen als versäumt zählt
option-gm-times-approve = Ob die Spielleitung dem Ersatz zustimmen muss

choice-absence-ignore = Nichts
choice-absence-excuse = Sie entschuldigt: nichts zählt als versäumt
choice-absence-extend = Sie verschiebt die Frist hinter die Rückkehr
choice-extension-off = Niemand
choice-extension-majority = Mehr als die Hälfte der Spieler
choice-extension-all = Alle Spieler zusammen
choice-policy-hold = Sie halten
choice-policy-standing = Die Dauerbefehle, wenn es welche gibt

day-1 = Montag
day-2 = Dienstag
day-3 = Mittwoch
day-4 = Donnerstag
day-5 = Freitag
day-6 = Samstag
day-7 = Sonntag

gm-times-set = Die Regeln sind geändert. Wie lang Phasen dauern, gilt ab der nächsten Phase.
gm-paused-all = Alle Spiele dieses Servers sind angehalten. Angehaltene Uhren: { $count }.
gm-resumed-all = Die Spiele dieses Servers gehen weiter. Uhren, die wieder laufen: { $count }.

times-phases = Zeit für eine Phase: Züge { $moves }, Rückzüge { $retreats }, Aufbau { $builds }.
times-reminders = Wer noch etwas schuldet, wird erinnert: { $spans } vor der Frist.
times-no-reminders = Niemand wird erinnert.
times-slots = Fristen enden { $slots } ({ $zone }): beim ersten Termin nach dieser Zeit.
times-quiet = Keine Frist endet { $days } ({ $zone }).
times-grace = Nachfrist: wer nach der Frist noch Befehle schuldet, hat einmal { $span } mehr.
times-no-grace = Nach einer Frist gibt es keine Nachfrist.
times-early = Eine Phase schließt, sobald alle bereit sind, außer jemand bittet zu warten.
times-late = Eine Phase wartet immer auf ihre Frist.
times-absence-ignore = Abwesenheiten ändern nichts.
times-absence-excuse = Eine im Voraus gemeldete Abwesenheit entschuldigt: nichts zählt als versäumt. Höchstens { $span } lang; je Spieler: { $count }.
times-absence-extend = Eine im Voraus gemeldete Abwesenheit verschiebt die Frist hinter die Rückkehr, um höchstens { $span }. Je Spieler: { $count }.
times-extension-off = Nur die Spielleitung gibt einer Phase mehr Zeit.
times-extension-majority = Mehr als die Hälfte der Spieler darf einer Phase mehr Zeit geben, bis zu { $span }.
times-extension-all = Alle Spieler zusammen dürfen einer Phase mehr Zeit geben, bis zu { $span }.
times-policy-hold = Wer schweigt, dessen Einheiten halten.
times-policy-standing = Wer schweigt, dessen Dauerbefehle gelten; Einheiten ohne solche halten.
times-policy-standing-counts = Wer schweigt, dessen Dauerbefehle gelten, doch die Phase zählt als versäumt; Einheiten ohne solche halten.
times-disorder = Unordnung nach versäumten Phasen in Folge: { $count }.
times-no-disorder = Versäumte Phasen führen nie zu Unordnung.
times-openly = Der Kanal erfährt, wer eine Phase versäumt hat.
times-privately = Wer eine Phase versäumt hat, erfährt es allein.
times-call = Dann wird Ersatz gesucht, der sofort übernehmen darf.
times-call-approve = Dann wird Ersatz gesucht; die Spielleitung muss zustimmen.
times-no-call = Ersatz wird nicht gesucht.

wait-yes = Diese Phase wartet jetzt auf ihre Frist, wer auch bereit ist. `/ready` beendet das, ebenso `/wait wait:False`.
wait-anyway = In diesem Spiel wartet ohnehin jede Phase auf ihre Frist.
wait-no = Du bittest nicht länger zu warten.

ready-yes-late = Du bist bereit. In diesem Spiel wartet eine Phase auf ihre Frist; deine Befehle gelten, wie sie sind.
ready-yes-held = Du bist bereit, doch jemand bittet, auf die Frist zu warten. Deine Befehle gelten, wie sie sind.
status-held = *Jemand bittet, auf die Frist zu warten.*
clock-grace = Die Frist ist vorbei. Wer noch Befehle schuldet, hat Zeit bis { $at } ({ $in }).

absence-bad-moment = „{ $text }“ verstehe ich nicht als Zeitpunkt. Schreib einen Tag wie `2026-03-05`, einen Zeitpunkt wie `2026-03-05 18:00` oder `Freitag 18:00` (in der Zeitzone des Spiels, sonst UTC) oder eine Spanne ab jetzt wie `5d`.
absence-announced = Du bist abwesend von { $from } bis { $until }.
absence-line = **{ $game }**: { $meaning }
absence-nothing = in diesem Spiel ändert das nichts. Deine Befehle sind fällig wie immer; Dauerbefehle können helfen.
absence-too-long = das ist länger, als hier zählt ({ $most }). Deine Befehle sind fällig wie immer.
absence-too-many = mehr Abwesenheiten von dir zählen hier nicht (höchstens { $most }). Deine Befehle sind fällig wie immer.
absence-excuses = was du bis dahin versäumst, ist entschuldigt. Das Spiel wartet nicht auf dich.
absence-extends = eine Frist, die hineinfällt, rückt hinter deine Rückkehr, um höchstens { $most }.
absence-moved = die Frist ist jetzt { $at } ({ $in }).
absence-none = Du hast keine Abwesenheit gemeldet.
absence-list = **Deine Abwesenheiten**
absence-entry = `{ $id }`: { $from } bis { $until } – { $place }
absence-all = alle deine Spiele auf diesem Server
absence-choice = { $id }: { $from } bis { $until }
absence-cancelled = Die Abwesenheit ist zurückgenommen. Eine Frist, die dafür verschoben wurde, bleibt.

seat-accepted = Du spielst jetzt in **{ $game }** mit.
seat-declined = Du hast den Platz in **{ $game }** nicht genommen. Die Spielleitung kann dich für dieses Spiel nicht noch einmal fragen.
seat-taken-over = Du spielst jetzt { $power } in **{ $game }**. Dein Blatt ist leer; was vor dir geschrieben und gehört wurde, siehst du nicht.
seat-asked = Die Spielleitung wird gefragt, ob du { $power } in **{ $game }** spielen darfst. Du siehst es im Kanal.
seat-returned = Du bist zurück: { $power } gehört in **{ $game }** wieder dir.

seats-title = **{ $game }: wer welche Macht gespielt hat**
seats-none = In diesem Spiel hatte noch niemand einen Sitz, oder es hat keine.
seats-somebody = jemand
seats-line = **{ $power }**: { $player }, von { $since } bis { $until }.
seats-line-now = **{ $power }**: { $player }, seit { $since }.
seats-misses = Versäumt: { $misses }.
seats-miss = { $phase }
seats-miss-standing = { $phase } (Dauerbefehle)
seats-miss-excused = { $phase } (entschuldigt)
seats-miss-undone = { $phase } (zurückgesetzt)

button-take-over = { $power } übernehmen
button-approve = Zustimmen

post-deadline = **{ $game }**: { $by } hat die Frist verschoben, von { $was } auf { $at } ({ $in }).
post-deadline-new = **{ $game }**: { $by } hat die Frist gesetzt: { $at } ({ $in }).
post-deadline-vote = **{ $game }**: durch Abstimmung rückt die Frist von { $was } auf { $at } ({ $in }).
post-deadline-absence = **{ $game }**: wegen einer im Voraus gemeldeten Abwesenheit rückt die Frist von { $was } auf { $at } ({ $in }).
post-deadline-reason = > { $reason }
post-grace = **{ $game }**: die Frist ist vorbei, und Befehle fehlen. Wer sie schuldet, hat Zeit bis { $at } ({ $in }); sobald alle da sind, schließt die Phase.
post-missed = **{ $game }**: für { $power } kam in { $phase } nichts von dir. Die nächste Phase ist offen.
post-missed-of = **{ $game }**: für { $power } kam in { $phase } nichts von dir. In Folge versäumt: { $count }; nach { $of } gerät die Macht in Unordnung. Die nächste Phase ist offen.
post-missed-last = **{ $game }**: für { $power } kam in { $phase } nichts von dir, in Folge versäumt: { $count }. { $power } ist in Unordnung. Schreib Befehle oder nimm `/game return`, und sie gehört wieder dir, wenn niemand schneller ist.
post-missed-openly = **{ $game }**: in { $phase } kam nichts von { $powers }.
post-missed-here = { $players } – **{ $game }**: in { $phase } kam nichts von dir. (Du bekommst keine privaten Nachrichten von mir: `/notify` sagt, warum.)
post-missed-instead = { $players } – **{ $game }**: in { $phase } kam nichts von dir. (Privat habe ich dich nicht erreicht.)
post-disorder = **{ $game }**: { $power } ist in Unordnung; { $player } schweigt. Die Einheiten halten.
post-disorder-hidden = **{ $game }**: { $power } ist in Unordnung; niemand befiehlt mehr. Die Einheiten halten.
post-call = Für { $power } wird Ersatz gesucht. Drück den Knopf, um zu übernehmen; Einheiten und Zentren bleiben, das Blatt ist leer.
post-returned = **{ $game }**: { $player } ist zurück und spielt wieder { $power }.
post-returned-hidden = **{ $game }**: { $power } wird wieder gespielt wie zuvor.
post-taken-over = **{ $game }**: { $player } spielt von jetzt an { $power }.
post-taken-over-hidden = **{ $game }**: { $power } wird von jemand Neuem gespielt.
post-applicant = **{ $game }**: { $player } möchte { $power } übernehmen.
post-seat-free = **{ $game }**: { $power } spielt niemand mehr. Du wartest auf einen Platz: übernimm, wenn du magst.

refusal-absence-past = Diese Abwesenheit ist vorbei, bevor sie beginnt. Gib ein Ende an, das noch kommt.
refusal-absence-long = Eine Abwesenheit darf höchstens sechzig Tage dauern. Kündige jetzt die ersten sechzig an und den Rest später.
refusal-no-such-absence = Eine Abwesenheit { $id } hast du nicht. Sieh in `/absence list` nach.
refusal-no-extension = In diesem Spiel gibt nur die Spielleitung einer Phase mehr Zeit. Bitte die Spielleitung darum, sie hat `/gm extend`.
refusal-extension-long = { $minutes ->
    [0] Mehr Zeit dürfen sich die Spieler für diese Phase nicht geben. Frag die Spielleitung.
   *[other] Die Spieler dürfen dieser Phase höchstens noch { $minutes } Minuten geben.
}
refusal-no-vacancy = In diesem Spiel ist jede Macht vergeben. Mit `/watch start` kannst du ihm folgen, mit `/game wait` auf einen freien Sitz warten.
refusal-which-seat = Welche Macht? Frei sind { $powers }: nenne eine mit `power:`.
refusal-seat-taken = { $power } wird schon gespielt. `/game seats` sagt, wer was spielt.
refusal-played-another = Du hast in diesem Spiel { $power } gespielt und weißt, was dort gesagt wurde. Eine andere Macht ist nichts für dich.
refusal-in-disorder = { $power } ist nach zu vielen versäumten Phasen in Unordnung. Schreib Befehle oder nimm `/game return`, und sie gehört wieder dir.
refusal-no-seat-to-return = In diesem Spiel wartet keine Macht auf deine Rückkehr. `/game takeover` übernimmt eine Macht, die niemand spielt.
refusal-guild-paused = Alle Spiele dieses Servers sind angehalten. Wer den Server verwaltet, lässt sie mit `/server resume` weiterlaufen.
refusal-guild-not-paused = Die Spiele dieses Servers sind nicht zusammen angehalten. Ein einzelnes Spiel geht mit `/gm resume game:` weiter.
refusal-not-the-manager = Das dürfen nur alle, die diesen Server verwalten. Bitte jemanden davon.
