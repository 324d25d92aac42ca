# Wer welches Kommando wann nutzen darf: Texte von /help topic:commands.

topic-commands = Kommandos, die du hier und jetzt nutzen kannst

access-who-anyone = alle
access-who-player = Spieler
access-who-member = Spieler, auch mit herrenloser Macht
access-who-own = jetzige und frühere Spieler
access-who-newcomer = wer nicht mitspielt und nicht ausgeschlossen ist
access-who-outsider = wer nicht mitspielt
access-who-bystander = Unbeteiligte, die nicht ausgeschlossen sind; bei blinder Spielleitung ohne diese
access-who-gallery = Leute auf der Galerie der Partie
access-who-silent = Spieler mit herrenloser Macht, bis sie ersetzt sind
access-who-gm = Spielleitung
access-who-seeing-gm = Spielleitung, wenn sie nicht blind ist
access-who-neutral-gm = Spielleitung, wenn sie nicht mitspielt
access-who-host = Verwalter des Servers und wer eine Spielleitungsrolle hat
access-who-manager = Verwalter des Servers

access-when-lobby = in der Lobby
access-when-running = läuft
access-when-paused = angehalten
access-when-over = beendet

access-on-none = –
access-on-any = alle
access-on-seats = ein Spieler je Macht
access-on-standard = Standardregeln
access-on-money = Credits, oder Punkte, die verliehen werden können
access-on-treasuries = Credits
access-on-blocks = Blöcke
access-on-treaties = Verträge
access-on-exchange = eine Börse

access-needs-nothing = –
access-needs-place = ein freier Platz, oder eine volle Lobby zum Warten
access-needs-vacancy = eine Macht ohne Spieler oder eine, deren Spieler eine Vertretung sucht
access-needs-turn = etwas, das abzugeben ist
access-needs-moves = eine Zug- oder Rückzugsphase
access-needs-winter = ein Winter
access-needs-claims = die Zeit zwischen Herbst und den nächsten Zügen
access-needs-past = eine schon gespielte Phase
access-needs-rules = Erlaubnis durch die Regeln der Partie
access-needs-letter = ein Brief, den du lesen darfst
access-needs-question = eine offene Abstimmung
access-needs-undo = seitdem ist nichts geschehen
access-needs-before = etwas, das sich zurücknehmen oder zeigen lässt

help-commands-game = **{ $game }** ({ $moment }). Diese Kommandos kannst du jetzt nutzen:
help-commands-none = Diese Kommandos kannst du hier ohne Partie nutzen:
help-commands-more = Was ein Kommando tut, zeigt Discord beim Tippen. Manche haben weitere Bedingungen, etwa eine schon gespielte Phase, und sagen es dir dann.
