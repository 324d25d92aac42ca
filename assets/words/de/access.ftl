# Wer welchen Befehl wann nutzen darf: die Worte von /help topic:commands.

topic-commands = Was du hier und jetzt nutzen kannst

access-who-anyone = jeder
access-who-player = Spieler
access-who-member = Spieler, auch verstummte
access-who-own = Spieler, auch frühere
access-who-newcomer = wer nicht mitspielt und nicht ausgeschlossen ist
access-who-outsider = wer nicht mitspielt
access-who-silent = wer verstummt ist und nicht ersetzt wurde
access-who-gm = Spielleitung
access-who-seeing-gm = Spielleitung, wenn sie nicht blind ist
access-who-neutral-gm = Spielleitung, wenn sie nicht mitspielt
access-who-host = Verwalter des Servers und wer eine Spielleitungsrolle hat
access-who-manager = Verwalter des Servers

access-when-lobby = in der Lobby
access-when-running = während gespielt wird
access-when-paused = während es angehalten ist
access-when-over = wenn es vorbei ist

access-on-none = –
access-on-any = jedes
access-on-seats = ein Spieler je Macht
access-on-standard = Standardregeln
access-on-money = Kredite, oder Punkte, die verliehen werden
access-on-treasuries = Kredite
access-on-blocks = Blöcke
access-on-treaties = Verträge
access-on-bourse = eine Börse

access-needs-nothing = –
access-needs-place = ein freier Platz, oder eine volle Lobby zum Warten
access-needs-vacancy = eine Macht, die niemand spielt
access-needs-turn = etwas, das abzugeben ist
access-needs-moves = eine Phase mit Zügen oder Rückzügen
access-needs-winter = ein Winter
access-needs-claims = die Zeit zwischen einem Herbst und den nächsten Zügen
access-needs-past = eine Phase, die gespielt wurde
access-needs-rules = die Regeln des Spiels erlauben es
access-needs-letter = ein Brief, den du lesen darfst
access-needs-question = eine offene Frage
access-needs-undo = nichts, was danach geschah
access-needs-before = etwas, das zurückzunehmen oder zu zeigen ist

help-commands-game = **{ $game }** ({ $moment }). Hier und jetzt kannst du nutzen:
help-commands-none = Hier ist kein Spiel gemeint, darum sind dies die Befehle, die keines brauchen:
help-commands-more = Was ein Befehl tut, steht beim Tippen daneben. Manche brauchen mehr als ihre Zeit, etwa eine Phase, die gespielt wurde, und sagen es dann.
