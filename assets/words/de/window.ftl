# Die Seite einer Partie im Netz: `/game window`.

command-game-window = Einen Link zu einer Webseite erhalten, die der Partie folgt
option-game-window-link = Der öffentliche Link (Vorgabe), dein eigener, ihn widerrufen oder (Spielleitung) alle erneuern
choice-window-public = öffentlich
choice-window-own = eigener
choice-window-revoke = widerrufen
choice-window-renew = erneuern
window-public = **{ $name }** als Webseite, die der Partie folgt: <{ $link }>
    Sie zeigt, was alle wissen dürfen. Öffnen kann sie, wer den Link hat.
window-own = **{ $name }**, wie du die Partie siehst, als Webseite, die ihr folgt: <{ $link }>
    {""}**Behalte diesen Link für dich: Wer ihn hat, kann deine Befehle lesen.** Er ersetzt jeden, den du hattest. `/game window link:revoke` macht ihn unbrauchbar.
window-revoked = Dein Link gilt nicht mehr.
window-renewed = **{ $name }** hat einen neuen öffentlichen Link: <{ $link }>
    Der alte gilt nicht mehr.
refusal-no-window = Partien haben hier keine Webseiten: Wer diesen Bot betreibt, hat sie nicht eingeschaltet. `/game archive format:page` gibt dir die Partie als Datei.
refusal-no-own-view = Du spielst diese Partie nicht mit und leitest sie nicht. Darum gibt es keine eigene Sicht für dich; nimm den öffentlichen Link.
refusal-private-window = Diese Partie ist privat und hat daher keine Seite für alle. Wenn du mitspielst oder sie leitest, gibt dir `/game window link:own` einen eigenen Link.
refusal-no-own-window = Du hast keinen Link zu deiner Sicht auf diese Partie. `/game window link:own` erzeugt einen.
audit-window-renewed = den Link zur Webseite der Partie ersetzt

web-deadline = Frist
web-no-deadline = Die Uhr steht.
web-view = Ansicht
web-view-own = nur für dich. Gib die Adresse dieser Seite nicht weiter.
web-own-orders = Deine Befehle bis jetzt
web-own-orders-of = { $power }: deine Befehle bis jetzt
web-changed = Die Partie ist weitergegangen.
web-gone = Dieser Link gilt nicht mehr. Du siehst den letzten Stand, den du geladen hast.
web-note-live = Von Chancery. Diese Seite folgt der Partie: Jede halbe Minute fragt sie nur diesen Server, ob sich etwas geändert hat. Sie setzt keine Cookies.

# Was ein Server antwortet, wo keine Seite ist.
window-nothing-title = Keine Seite
window-nothing = Dieser Link führt nirgendwohin. Vielleicht ist er falsch geschrieben, oder er gilt nicht mehr: Einen neuen gibt dir /game window im Kanal der Partie.
window-failed-title = Gerade nicht
window-failed = Die Seite lässt sich im Augenblick nicht zeigen. Bitte versuch es später noch einmal.
