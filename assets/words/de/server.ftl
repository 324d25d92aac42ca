# Was für alle Partien eines Servers gilt, gesetzt von denen, die ihn verwalten.

command-server = Die Einstellungen für alle Partien auf diesem Server ändern
command-server-show = Die Einstellungen dieses Servers zeigen
command-server-substitutes = Die Rolle wählen, die bei der Suche nach Vertretungen gerufen wird
option-server-substitutes-role = Welche Rolle; ohne Angabe keine
command-server-role = Eine Rolle wählen, deren Träger alle Partien hier leiten dürfen
command-server-channel = Wählen, wo Partien angelegt werden dürfen
command-server-language = Die Sprache der Beiträge wählen
command-server-limits = Begrenzen, wie viele Partien es geben darf
command-server-defaults = Wählen, womit neue Partien beginnen

option-server-role-role = Welche Rolle
option-server-role-gm = False, um ihr dieses Recht wieder zu nehmen
option-server-channel-channel = Welcher Kanal
option-server-channel-games = False, um ihn wieder von der Liste zu nehmen
option-server-language-language = Welche Sprache
option-server-limits-games = Wie viele Partien zugleich; ohne Angabe beliebig viele
option-server-defaults-game = Neue Partien übernehmen ihre Regeln und Einstellungen; ohne Angabe gilt wieder das Übliche
option-server-limits-own = Wie viele Partien zugleich von einer Person; ohne Angabe 20

# same: choice-language-de
choice-language-en = Englisch
choice-language-de = Deutsch

server-changed = Erledigt. Jetzt gilt:
server-rules =
    Rollen mit Spielleitung: { $roles }
    Für Vertretungen gerufen: { $substitutes }
    Partien erlaubt in: { $channels }
    Sprache der Beiträge: { $language }
    Partien zugleich: { $games }; von einer Person angelegt: { $own }
    Neue Partien: { $defaults }
server-no-roles = keine
server-no-substitutes = nur, wer sich angeboten hat
server-no-defaults = wie auf jedem Server
server-defaults = { $variant }, Regelwerk { $rulebook }
server-all-channels = jedem Kanal
server-first-language = Englisch
server-any = beliebig viele

# Das erste Wort auf einem Server, und das Formular, mit dem eine Partie beginnt
greeting =
    Hallo! Ich leite Partien Diplomacy und fünf Varianten. Ich sammle die Befehle aller Spieler geheim ein, werte jede Phase aus und zeige die Karte mit den Ergebnissen.

    Um in diesem Kanal zu spielen, drück **Partie beginnen**. Um in einem anderen zu spielen, schreib dort `/game create`. Mitspieler treten mit den Knöpfen der Lobby bei; sind alle Plätze besetzt, startet die Spielleitung die Partie.
    Mehr erfährst du mit `/help`. Wer den Server verwaltet, wählt mit `/server`, wo Partien angelegt werden dürfen und wer sie leitet.
button-new-game = Partie beginnen
new-game-name = Name der Partie
new-game-name-hint = Der lange Frieden
new-game-variant = Variante
new-game-variant-hint = Standard, Wirtschaft, Investition, Kapitalisten, Internationale Beziehungen oder See
new-game-speed = Tempo (darf leer bleiben)
new-game-speed-hint = Blitz, täglich oder wöchentlich
new-game-kind = Für wen (darf leer bleiben)
new-game-kind-hint = Freunde, Club oder Turnier
new-game-players = Wer gespielt wird (leer: alle)
new-game-players-hint = etwa Frankreich gegen Österreich, oder 5
new-game-unknown = „{ $found }“ kenne ich nicht. Wähl eins davon und drück den Knopf noch einmal: { $known }
