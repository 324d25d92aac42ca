# Was hier und jetzt zu tun ist: der Kopf von /help, je nachdem, wer fragt und wo.

help-here-private = Du spielst gerade nirgends mit. Geh auf einen Server, auf dem ich bin, und nimm dort mit `/game join` Platz; dann schreib mir deine Befehle hierher.
help-here-several = Hier kommen mehrere Spiele in Frage. Nenne das gemeinte mit der Option `game`, wie in `/status game:`.
help-here-none = In diesem Kanal läuft kein Spiel: `/game create` eröffnet eines, `/game list` nennt die anderen auf diesem Server.
help-here-lobby = **{ $game }** sucht hier noch Mitspielende: nimm mit `/game join` Platz, und lies mit `/rules` nach, was gespielt wird.
help-here-joined = Du hast einen Platz in **{ $game }**. Es beginnt, sobald die Spielleitung es startet; `/rules` sagt, was gespielt wird.
help-here-plays = Du spielst { $powers } in **{ $game }**, jetzt { $phase }. `/orders` ist dein Blatt, `/ready` sagt, dass es fertig ist, `/status`, auf wen noch gewartet wird.
help-here-trades = Du spielst in **{ $game }** mit, jetzt { $phase }. `/trade ticket` ist, was du kaufst und verkaufst, `/orders`, was du befiehlst.
help-here-watches = Hier wird **{ $game }** gespielt, jetzt { $phase }, und du siehst zu: `/status`, `/map`, `/board` (in Worten) und `/history`.
help-here-over = **{ $game }** ist zu Ende: `/history` erzählt es, `/game archive` gibt es als Datei.
help-here-gm = Du leitest das Spiel, mit `/gm` und seinen Kommandos: `/help topic:` sagt mehr darüber.
help-rules = Die Regeln eines Spiels, so wie sie darin gelten: `/rules topic:`.
