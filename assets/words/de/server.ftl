# Was für alle Partien eines Servers gilt, gesetzt von denen, die ihn verwalten.

command-server = Die Einstellungen für alle Partien auf diesem Server ändern
command-server-show = Die Einstellungen dieses Servers zeigen
command-server-role = Eine Rolle wählen, deren Träger alle Partien hier leiten dürfen
command-server-channel = Wählen, wo Partien angelegt werden dürfen
command-server-language = Die Sprache der Beiträge wählen
command-server-limits = Begrenzen, wie viele Partien es geben darf

option-server-role-role = Welche Rolle
option-server-role-gm = False, um ihr dieses Recht wieder zu nehmen
option-server-channel-channel = Welcher Kanal
option-server-channel-games = False, um ihn wieder von der Liste zu nehmen
option-server-language-language = Welche Sprache
option-server-limits-games = Wie viele Partien zugleich; ohne Angabe beliebig viele
option-server-limits-own = Wie viele Partien zugleich von einer Person; ohne Angabe 20

# same: choice-language-de
choice-language-en = Englisch
choice-language-de = Deutsch

server-changed = Erledigt. Jetzt gilt:
server-rules =
    Rollen mit Spielleitung: { $roles }
    Partien erlaubt in: { $channels }
    Sprache der Beiträge: { $language }
    Partien zugleich: { $games }; von einer Person angelegt: { $own }
server-no-roles = keine
server-all-channels = jedem Kanal
server-first-language = Englisch
server-any = beliebig viele
