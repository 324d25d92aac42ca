# Die Uhr, Abwesenheiten, versäumte Züge und Sitze, die niemand füllt.

command-wait = Verlangen, dass auf die Frist gewartet wird, auch wenn alle bereit sind
option-wait-wait = Nein, um nicht mehr zu warten

command-absence = Im Voraus sagen, dass du weg bist
command-absence-announce = Sagen, von wann bis wann du weg bist
command-absence-list = Deine Abwesenheiten
command-absence-cancel = Eine Abwesenheit zurücknehmen
option-absence-announce-from = Ein Tag (2026-03-05), ein Zeitpunkt oder eine Spanne von jetzt an; ohne Angabe jetzt
option-absence-announce-until = Ein Tag (2026-03-09), ein Zeitpunkt (2026-03-09 18:00) oder eine Spanne (5d)
option-absence-announce-game = Nur für ein Spiel; ohne Angabe für alle deine Spiele hier
option-absence-cancel-absence = Welche

command-game-takeover = Eine Macht spielen, die niemand spielt
command-game-return = Deine Macht wieder übernehmen, nachdem sie in Unordnung fiel
command-game-seats = Wer welche Macht gespielt hat, und was versäumt wurde
option-game-takeover-power = Welche Macht; nur nötig, wo mehrere frei sind
option-game-seats-power = Nur eine Macht

option-gm-deadline-why = Der Grund, für alle zu lesen
option-gm-extend-why = Der Grund, für alle zu lesen
option-gm-pause-all = Alle Spiele dieses Servers; für die, die ihn verwalten
option-gm-resume-all = Alle Spiele dieses Servers, die zusammen pausiert wurden
option-gm-times-zone = Die Zeitzone von Terminen und Ruhetagen, etwa Europe/Berlin
option-gm-times-slots = Wann Fristen fallen dürfen, etwa Mon 20:00, Thu 20:00; none für jederzeit
option-gm-times-quiet = Tage ohne Frist, etwa Sat, Sun; none für keine
option-gm-times-grace = Mehr Zeit nach einer Frist für die, die noch etwas schulden, etwa 6h; 0 für keine
option-gm-times-early = Ob eine Phase schließt, sobald alle bereit sind
option-gm-times-absence = Was eine angekündigte Abwesenheit bewirkt
option-gm-times-absences = Wie viele Abwesenheiten einer Person in diesem Spiel zählen
option-gm-times-away = Wie lang eine Abwesenheit sein darf, um zu zählen, etwa 14d
option-gm-times-extension = Wer einer Phase neben der Spielleitung mehr Zeit geben darf
option-gm-times-longer = Die meiste Zeit, die sich alle zusammen für eine Phase geben dürfen, etwa 48h
option-gm-times-policy = Was die Einheiten tun, wenn nichts abgegeben wird
option-gm-times-disorder = Nach so vielen versäumten Phasen in Folge kommt Unordnung; 0 für nie
option-gm-times-call = Ob dann Ersatz gesucht wird
option-gm-times-openly = Ob im Kanal steht, wer eine Phase versäumt hat
option-gm-times-standing = Ob eine Phase nur mit Dauerbefehlen als versäumt zählt
option-gm-times-approve = Ob die Spielleitung dem Ersatz zustimmen muss

choice-absence-ignore = Nichts
choice-absence-excuse = Sie entschuldigt: Nichts zählt als versäumt
choice-absence-extend = Sie schiebt die Frist hinter die Rückkehr
choice-extension-off = Niemand
choice-extension-majority = Mehr als die Hälfte
choice-extension-all = Alle zusammen
choice-policy-hold = Sie halten
choice-policy-standing = Die Dauerbefehle, wenn es welche gibt

day-1 = Montag
day-2 = Dienstag
day-3 = Mittwoch
day-4 = Donnerstag
day-5 = Freitag
day-6 = Samstag
day-7 = Sonntag

gm-times-set = Die Regeln sind geändert. Wie lange Phasen dauern, gilt von der nächsten an.
gm-paused-all = Alle Spiele dieses Servers sind pausiert. Angehaltene Uhren: { $count }.
gm-resumed-all = Die Spiele dieses Servers gehen weiter. Laufende Uhren: { $count }.

times-phases = Zeit für eine Phase: Züge { $moves }, Rückzüge { $retreats }, Aufbau { $builds }.
times-reminders = Wer noch etwas schuldet, wird { $spans } vor der Frist erinnert.
times-no-reminders = Niemand wird erinnert.
times-slots = Fristen fallen auf { $slots } ({ $zone }): den ersten Termin nach dieser Zeit.
times-quiet = Keine Frist fällt auf { $days } ({ $zone }).
times-grace = Nachfrist: Nach der Frist haben die, die noch etwas schulden, einmal { $span } mehr.
times-no-grace = Nach einer Frist gibt es keine Nachfrist.
times-early = Eine Phase schließt, sobald alle bereit sind, wenn niemand zu warten verlangt.
times-late = Eine Phase wartet immer auf ihre Frist.
times-absence-ignore = Abwesenheiten ändern nichts.
times-absence-excuse = Eine angekündigte Abwesenheit entschuldigt: Nichts zählt als versäumt. Je bis zu { $span }; je Person: { $count }.
times-absence-extend = Eine angekündigte Abwesenheit schiebt die Frist hinter die Rückkehr, um höchstens { $span }. Je Person: { $count }.
times-extension-off = Nur die Spielleitung gibt einer Phase mehr Zeit.
times-extension-majority = Mehr als die Hälfte darf einer Phase mehr Zeit geben, bis zu { $span }.
times-extension-all = Alle zusammen dürfen einer Phase mehr Zeit geben, bis zu { $span }.
times-policy-hold = Wer nichts abgibt, dessen Einheiten halten.
times-policy-standing = Wer nichts abgibt, dessen Dauerbefehle gelten; Einheiten ohne solche halten.
times-policy-standing-counts = Wer nichts abgibt, dessen Dauerbefehle gelten, aber die Phase zählt als versäumt; Einheiten ohne solche halten.
times-disorder = Unordnung nach versäumten Phasen in Folge: { $count }.
times-no-disorder = Versäumte Phasen führen nie zu Unordnung.
times-openly = Im Kanal steht, wer eine Phase versäumt hat.
times-privately = Wer eine Phase versäumt hat, erfährt es allein.
times-call = Dann wird Ersatz gesucht, der sofort übernehmen kann.
times-call-approve = Dann wird Ersatz gesucht; die Spielleitung muss zustimmen.
times-no-call = Es wird kein Ersatz gesucht.

wait-yes = Diese Phase wartet jetzt auf ihre Frist, wer auch bereit ist. `/ready` beendet das, und auch `/wait wait:False`.
wait-anyway = In diesem Spiel wartet ohnehin jede Phase auf ihre Frist.
wait-no = Du verlangst nicht mehr zu warten.

ready-yes-late = Du bist bereit. In diesem Spiel wartet eine Phase auf ihre Frist; deine Befehle zählen, wie sie sind.
ready-yes-held = Du bist bereit, aber jemand verlangt, auf die Frist zu warten. Deine Befehle zählen, wie sie sind.
status-held = *Jemand verlangt, auf die Frist zu warten.*
clock-grace = Die Frist ist vorbei. Wer noch etwas schuldet, hat bis { $at } ({ $in }).

absence-bad-moment = „{ $text }“ kann ich nicht als Zeitpunkt lesen. Schreib einen Tag wie `2026-03-05`, einen Zeitpunkt wie `2026-03-05 18:00` (UTC) oder eine Spanne von jetzt an wie `5d`.
absence-announced = Du bist weg von { $from } bis { $until }.
absence-line = **{ $game }:** { $meaning }
absence-nothing = dieses Spiel macht aus Abwesenheiten nichts. Deine Befehle sind fällig wie immer; Dauerbefehle können helfen.
absence-too-long = das ist länger, als hier zählt ({ $most }). Deine Befehle sind fällig wie immer.
absence-too-many = mehr Abwesenheiten von dir zählen hier nicht (höchstens { $most }). Deine Befehle sind fällig wie immer.
absence-excuses = was du bis dahin versäumst, ist entschuldigt. Das Spiel wartet nicht auf dich.
absence-extends = eine Frist, die hineinfällt, rückt hinter deine Rückkehr, um höchstens { $most }.
absence-moved = die Frist liegt jetzt auf { $at } ({ $in }).
absence-none = Du hast keine Abwesenheit angekündigt.
absence-list = **Deine Abwesenheiten**
absence-entry = `{ $id }`: { $from } bis { $until } – { $place }
absence-all = alle deine Spiele auf diesem Server
absence-choice = { $id }: { $from } bis { $until }
absence-cancelled = Die Abwesenheit ist zurückgenommen. Eine Frist, die dafür verschoben wurde, bleibt, wo sie ist.

seat-taken-over = Du spielst jetzt { $power } in **{ $game }**. Dein Blatt ist leer; was dein Vorgänger schrieb und hörte, bleibt bei ihm.
seat-asked = Die Spielleitung wird gefragt, ob du { $power } in **{ $game }** spielen darfst. Du siehst es im Kanal.
seat-returned = Du bist zurück: { $power } gehört in **{ $game }** wieder dir.

seats-title = **{ $game }: wer welche Macht gespielt hat**
seats-none = In diesem Spiel saß noch niemand, oder es hat keine eigenen Sitze.
seats-somebody = jemand
seats-line = **{ $power }:** { $player }, von { $since } bis { $until }.
seats-line-now = **{ $power }:** { $player }, seit { $since }.
seats-misses = Versäumt: { $misses }.
seats-miss = { $phase }
seats-miss-standing = { $phase } (Dauerbefehle)
seats-miss-excused = { $phase } (entschuldigt)
seats-miss-undone = { $phase } (zurückgesetzt)

button-take-over = { $power } übernehmen
button-approve = Zustimmen

post-deadline = **{ $game }**: { $by } hat die Frist von { $was } auf { $at } ({ $in }) verschoben.
post-deadline-new = **{ $game }**: { $by } hat die Frist auf { $at } ({ $in }) gelegt.
post-deadline-vote = **{ $game }**: Durch Abstimmung rückt die Frist von { $was } auf { $at } ({ $in }).
post-deadline-absence = **{ $game }**: Wegen einer angekündigten Abwesenheit rückt die Frist von { $was } auf { $at } ({ $in }).
post-deadline-reason = > { $reason }
post-grace = **{ $game }**: Die Frist ist vorbei, und Befehle fehlen. Wer sie schuldet, hat bis { $at } ({ $in }); sobald alle da sind, schließt die Phase.
post-missed = **{ $game }**: In { $phase } kam von dir nichts für { $power }. Die nächste Phase ist offen.
post-missed-of = **{ $game }**: In { $phase } kam von dir nichts für { $power }. In Folge: { $count }; nach { $of } fällt die Macht in Unordnung. Die nächste Phase ist offen.
post-missed-last = **{ $game }**: In { $phase } kam von dir nichts für { $power }, in Folge: { $count }. { $power } ist in Unordnung. Schreib Befehle, oder nimm `/game return`, und die Macht gehört wieder dir, wenn sie nicht vorher jemand übernimmt.
post-missed-openly = **{ $game }**: In { $phase } kam nichts von { $powers }.
post-missed-instead = { $players } – **{ $game }**: In { $phase } kam von euch nichts. (Privat konnte ich euch nicht erreichen.)
post-disorder = **{ $game }**: { $power } ist in Unordnung; { $player } ist verstummt. Die Einheiten halten.
post-disorder-hidden = **{ $game }**: { $power } ist in Unordnung; wer dort spielte, ist verstummt. Die Einheiten halten.
post-call = Für { $power } wird Ersatz gesucht. Drück den Knopf, um zu übernehmen; die Macht behält Einheiten und Zentren und beginnt mit einem leeren Blatt.
post-returned = **{ $game }**: { $player } ist zurück und spielt wieder { $power }.
post-returned-hidden = **{ $game }**: Wer { $power } spielte, ist zurück.
post-taken-over = **{ $game }**: Von nun an spielt { $player } { $power }.
post-taken-over-hidden = **{ $game }**: { $power } wird von nun an von jemand anderem gespielt.
post-applicant = **{ $game }**: { $player } möchte { $power } übernehmen.
post-seat-free = **{ $game }**: { $power } wird von niemandem mehr gespielt. Du wartest auf einen Platz: Übernimm, wenn du magst.

refusal-bad-zone = Eine Zeitzone „{ $text }“ kenne ich nicht. Schreib etwa `Europe/Berlin`, oder `UTC`.
refusal-bad-zone-but = Eine Zeitzone „{ $text }“ kenne ich nicht. Meintest du { $near }?
refusal-bad-slots = „{ $text }“ kann ich nicht als Tage und Zeiten lesen. Schreib `Mon 20:00, Thu 20:00`, `daily 20:00` oder `none`.
refusal-bad-days = „{ $text }“ kann ich nicht als Tage lesen. Schreib `Sat, Sun`, `weekend` oder `none`.
refusal-no-day-left = Dann könnte nie eine Frist fallen. Lass einen Tag oder einen Termin übrig, der kein Ruhetag ist.
refusal-absence-past = Diese Abwesenheit ist vorbei, bevor sie beginnt. Nenn ein Ende, das noch kommt.
refusal-absence-long = Eine Abwesenheit dauert höchstens sechzig Tage.
refusal-no-such-absence = Eine Abwesenheit { $id } hast du nicht. Siehe `/absence list`.
refusal-no-vacancy = Jede Macht dieses Spiels ist besetzt.
refusal-which-seat = Welche Macht? Frei sind { $powers }: Nenn eine mit `power:`.
refusal-seat-taken = { $power } ist besetzt.
refusal-played-another = Du hast in diesem Spiel { $power } gespielt und weißt, was dort gesagt wurde. Eine andere Macht ist nichts für dich.
refusal-in-disorder = { $power } ist nach zu vielen versäumten Phasen in Unordnung. Schreib Befehle, oder nimm `/game return`, und die Macht gehört wieder dir.
refusal-no-seat-to-return = In diesem Spiel wartet keine Macht auf deine Rückkehr.
refusal-guild-paused = Alle Spiele dieses Servers sind pausiert. Wer den Server verwaltet, setzt sie mit `/gm resume all:True` fort.
refusal-guild-not-paused = Die Spiele dieses Servers sind nicht gemeinsam pausiert.
refusal-not-the-manager = Das dürfen nur die, die diesen Server verwalten.
