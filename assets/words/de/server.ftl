# Was für alle Spiele eines Servers gilt, gesetzt von denen, die ihn verwalten.

command-server = Was für alle Spiele auf diesem Server gilt
command-server-show = Was für diesen Server gesetzt ist
command-server-role = Eine Rolle, deren Träger alle Spiele hier leiten dürfen
command-server-channel = Wo Spiele angelegt werden dürfen
command-server-language = Die Sprache der Nachrichten
command-server-limits = Wie viele Spiele es geben darf

option-server-role-role = Welche Rolle
option-server-role-gm = Nein nimmt es ihr wieder
option-server-channel-channel = Welcher Kanal
option-server-channel-games = Nein nimmt ihn wieder von der Liste
option-server-language-language = Welche Sprache
option-server-limits-games = Spiele zugleich; ohne Angabe beliebig viele
option-server-limits-own = Spiele, die jemand gleichzeitig angelegt haben darf; zwanzig, wenn du nichts angibst

# same: choice-language-de
choice-language-en = Englisch
choice-language-de = Deutsch

server-changed = Erledigt. Jetzt gilt:
server-rules =
    Rollen mit Spielleitung: { $roles }
    Spiele anlegen darf man in: { $channels }
    Sprache der Nachrichten: { $language }
    Spiele zugleich: { $games }; von einer Person angelegt: { $own }
server-no-roles = keine
server-all-channels = jedem Kanal
server-first-language = Englisch
server-any = beliebig viele
