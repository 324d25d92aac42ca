# Der Kopf von /help: was man hier und jetzt tun kann.

help-here-private = Du spielst gerade in keiner Partie mit. Geh auf einen Server, auf dem ich bin, und nutze dort `/game join`; danach schick mir deine Befehle hierher.
help-here-several = Damit könnten mehrere Partien gemeint sein. Gib mit der Option `game` an, welche du meinst, wie in `/status game:`.
help-here-none = In diesem Kanal gibt es keine Partie: `/game create` legt eine an, `/game list` zeigt die anderen auf diesem Server.
help-here-lobby = **{ $game }** wartet hier auf Spieler: Mit `/game join` nimmst du dir einen Platz, mit `/rules` liest du die Regeln.
help-here-joined = Du hast einen Platz in **{ $game }**. Die Partie beginnt, sobald die Spielleitung sie startet; `/rules` zeigt die Regeln.
help-here-plays = Du spielst { $powers } in **{ $game }**, jetzt { $phase }. `/orders` zeigt deine Befehle, `/ready` meldet dich fertig, `/status` zeigt, auf wen noch gewartet wird.
help-here-trades = Du spielst in **{ $game }** mit, jetzt { $phase }. `/trade form` zeigt, was du kaufst und verkaufst, `/orders`, was du befiehlst.
help-here-watches = Hier wird **{ $game }** gespielt, jetzt { $phase }. Folgen kannst du mit `/status`, `/map`, `/board` (in Worten) und `/history`.
help-here-over = **{ $game }** ist vorbei: `/history` zeigt den Verlauf, `/game archive` gibt dir die Partie als Datei.
help-here-gm = Du leitest diese Partie: `/help topic:` erklärt die Kommandos von `/gm`.
help-rules = Die Regeln dieser Partie: `/rules topic:`.
# Names of commands that changed with the last version.
help-renamed = Umbenannt: `/bourse` heißt jetzt `/exchange` (`dealings` dort `trades`), `/permit`, `/transfer centre` und `/claim` heißen `/treaty permit`, `transfer` und `victory`, `/game wait` heißt `/game waitlist`, `/trade ticket` heißt `/trade form`.
