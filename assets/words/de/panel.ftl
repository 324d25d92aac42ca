# Befehle schreiben: Menüs, Dauerbefehle, Quittungen, Was-wäre-wenn, Nachrichten für mehrere Partien.

refusal-nothing-to-restore = Es gibt keine gelöschten Befehle, die zurückgeholt werden könnten. Schreib neue mit `/orders` oder `/order`.
refusal-nothing-to-copy = Keiner deiner früheren Befehle ist jetzt brauchbar. Schreib neue mit `/orders` oder `/order`.
refusal-late-letter = Du hast diese Nachricht vor Beginn dieser Phase geschrieben, deshalb zählt sie nicht. Schick deine Befehle für diese Phase noch einmal.
refusal-no-standing = In dieser Partie gibt es keine Dauerbefehle. Schreib deine Befehle für jede Phase mit `/orders`.
refusal-no-receipt = Es gibt keine Quittung: Du hast für diese Phase keine Befehle abgegeben.
refusal-bad-nonce = Eine Nonce hat 32 Zeichen, 0 bis 9 und a bis f. Sie steht in der Quittung, die nur ihr Besitzer mit `/receipt show` sieht.
refusal-nothing-to-try = Ausprobieren kannst du nur Züge und Rückzüge: In anderen Phasen trifft keine Einheit auf eine andere. `/orders` zeigt, was aus deinen Befehlen wird.

# Kommandos.
command-standing = Befehle, die gelten, wenn du nichts abgibst
command-standing-set = Dauerbefehle festlegen; ohne Angabe deine aktuellen Befehle
command-standing-show = Deine Dauerbefehle zeigen
command-standing-clear = Deine Dauerbefehle entfernen
option-standing-set-orders = Die Befehle, durch Semikolons getrennt
command-whatif = Die Phase mit vermuteten Befehlen der anderen durchspielen; nur du siehst es
option-whatif-guesses = Befehle der anderen, durch Semikolons getrennt: A Mun - Bur; F Kie - Den
command-receipt = Beleg dafür, was du abgegeben hast
command-receipt-show = Deine Quittung zeigen: Ihr Hash wird veröffentlicht, wenn die Phase endet
command-receipt-verify = Prüfen, was jemand nach eigener Angabe abgegeben hat
option-receipt-verify-player = Wessen Quittung es ist
option-receipt-verify-phase = Die Phase, etwa S1901M
option-receipt-verify-nonce = Die Nonce der Quittung
option-receipt-verify-sheet = Die Befehle wie in der Quittung, durch Semikolons getrennt

# Die Befehlsübersicht.
sheet-standing =
    Du hast noch nichts abgegeben. Bleibt es so, { $count ->
        [one] gilt einer deiner Dauerbefehle
       *[other] gelten { $count } deiner Dauerbefehle
    }.
sheet-more = Du kannst auch { $commands } nutzen.
receipt-short = Quittung `{ $hash }…` – Beleg für das, was du abgegeben hast
panel-choose-unit = Wähl, was du befehligst …
panel-choose-other = Andere Einheit, oder Befehl ändern …
# The panel’s menu of orders: of the next unit, or in Winter.
panel-next = Befehl für { $unit } …
panel-next-more = Weitere Befehle für { $unit } …
panel-next-winter = Bau oder Auflösung wählen …
panel-next-all = Nach Orten wählen …
panel-choose-kind = Was soll sie tun?
panel-choose-about = Um welche Provinz geht es?
panel-choose-order = Wähl den Befehl …
panel-choose-line = Zeile zum Entfernen wählen …
panel-price = { $order } – kostet { $price } von übrigen { $left }
panel-price-beyond = { $order } – kostet { $price }, nur { $left } übrig
panel-unordered = noch kein Befehl
panel-unit = **{ $unit }**: Was soll sie tun?
panel-unit-page = **{ $unit }**: Was soll sie tun? Seite { $page } von { $of }.
panel-page = Seite { $page } von { $of }.
panel-choices =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
panel-gone = Diese Möglichkeit gibt es nicht mehr. Bitte wähl noch einmal.
panel-strike = Welche Zeile willst du entfernen?
panel-struck = Entfernt.
button-use = { $place } nehmen
button-bluff = { $order } als Bluff behalten
button-instead = { $order } statt { $before }
button-panel-back = Zurück
button-panel-more = Weitere Einheiten
button-panel-strike = Zeile entfernen
button-panel-restore = Löschen rückgängig
button-panel-copy = Wie letzte Runde
button-whatif = Was wäre wenn
button-receipt = Quittung

# Arten von Befehlen.
deed-hold = Halten
deed-move = Ziehen
deed-by-convoy = Im Geleitzug ziehen
deed-board = An Bord einer Flotte gehen
deed-board-and-land = An Bord gehen und landen
deed-land = Landen
deed-double = Zweimal ziehen
deed-support-hold = Eine Einheit beim Halten unterstützen
deed-support-move = Einen Zug unterstützen
deed-convoy = Eine Armee geleiten
deed-then = Ziehen, dann unterstützen oder geleiten
deed-patrol = Patrouillieren
deed-block = Sperren
deed-retreat = Zurückziehen
deed-disband = Auflösen
deed-remove = Auflösen
deed-build-army = Eine Armee bauen
deed-build-fleet = Eine Flotte bauen
deed-waive = Auf einen Bau verzichten
deed-open = Flotten vorbeilassen
deed-ahead = Falls sie vertrieben wird, oder für den Winter

# Was wäre wenn.
whatif-form-title = Was wäre wenn – { $phase }
whatif-form-field = Befehle der anderen, wie du sie vermutest
# same: whatif-form-hint
whatif-form-hint = Germany: A Mun - Bur
whatif-title = Was wäre wenn – { $phase }
whatif-nobody = Deine eigenen Befehle; alle anderen Einheiten halten.
whatif-guesses = Deine Vermutungen
whatif-guessed = Deine eigenen Befehle und deine Vermutungen zu { $powers }. Alle anderen Einheiten halten.
whatif-footer = { $game }: Nur du siehst das. Nichts wird gespeichert, und die versiegelten Befehle der anderen bleiben außen vor.
whatif-no-order = ausprobieren lassen sich nur Befehle für Einheiten
whatif-nobody-orders = { NOMINATIVE($power) } wird von niemandem gespielt, also halten die Einheiten
whatif-old-phase = Dieses Formular gehört zu einer früheren Phase.
whatif-picture = { $phase } · was wäre wenn
button-whatif-again = Vermutung ändern

# Quittungen.
receipt-title = Quittung – { $game }, Phase { $phase }
receipt-sealed = Versiegelt { $at }:
receipt-nonce = Nonce, nur für dich: `{ $nonce }`
# same: receipt-hash receipt-checked-hash
receipt-hash = Hash: `{ $hash }`
receipt-open = Der Hash wird veröffentlicht, wenn die Phase endet.
receipt-replaced = Du hast diese Befehle durch spätere ersetzt.
receipt-published = Der Hash ist unter denen, die beim Schließen der Phase veröffentlicht wurden: Diese Befehle zählten.
receipt-not-published = Der Hash ist nicht unter denen, die beim Schließen der Phase veröffentlicht wurden.
receipt-keep = Heb die Datei auf. Alle, denen du sie zeigst, können sie mit `/receipt verify`, `chancery receipt` oder jedem SHA-256-Werkzeug prüfen; ohne sie kann niemand belegen, was du geschrieben hast.
receipt-file = Die Quittung als Text
receipt-list = **Quittungen** – ein Hash pro Spieler, in einer Reihenfolge, die nicht verrät, wem sie gehören. Wer nichts abgegeben hat, bekommt einen zufälligen. `/receipt show` sagt dir, welcher deiner ist.
receipt-list-file = Die Hashes aller Quittungen von { $phase }

receipt-verified = ✓ { $player } hat in Phase { $phase } genau diese Befehle versiegelt: Der Hash ist unter den veröffentlichten.
receipt-refuted = ✗ Das stimmt nicht überein: Der Hash zu Spieler, Phase, Nonce und Befehlen ist nicht unter den veröffentlichten von Phase { $phase }.
receipt-unpublished = Für Phase { $phase } sind noch keine Hashes veröffentlicht. Dieser wäre `{ $hash }`.
receipt-checked-hash = Hash: `{ $hash }`

# Dauerbefehle.
standing-title = Dauerbefehle – { $game }
standing-none = Du hast keine Dauerbefehle.
standing-other-phase = { $order } – in dieser Art von Phase nicht möglich
standing-declared = Erklärungen an andere musst du in jeder Phase neu abgeben
standing-sound =
    { $count ->
        [0] Keiner davon würde jetzt zählen.
        [one] Einer davon würde jetzt zählen.
       *[other] { $count } davon würden jetzt zählen.
    }
standing-how = Sie bleiben, bis du sie änderst. Sie gelten in jeder Phase, in der du nichts abgibst, soweit sie dann zulässig sind.
standing-footer = { $phase }: versiegelt. Nur du siehst das.
standing-cleared = Du hast keine Dauerbefehle mehr.
standing-kept = Deine Dauerbefehle sind gespeichert.
standing-nothing = Du hast keine aktuellen Befehle, die zu Dauerbefehlen werden könnten. Schreib sie so: `/standing set orders: A Par H; F Bre H`.
standing-old-phase = Dieses Formular gehört zu einer früheren Phase. Öffne es mit `/standing show` noch einmal.
standing-form-title = Dauerbefehle
# same: standing-form-hint
standing-form-hint = A Par H
button-standing-edit = Bearbeiten
button-standing-clear = Alle entfernen

# Privatnachrichten, die zu mehreren Partien passen.
letter-which = Du spielst in mehreren Partien. Für welche ist das?
letter-which-orders = Diese Befehle passen zu mehreren deiner Partien. Welche meinst du?
letter-which-none = Diese Befehle passen gerade zu keiner deiner Partien. Welche meinst du?
letter-gone = Diese Nachricht lässt sich nicht mehr lesen. Bitte schick deine Befehle noch einmal.
