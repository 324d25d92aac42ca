# Das Befehlspult: Menüs, Dauerbefehle, Quittungen, Ausprobieren, Briefe.

refusal-nothing-to-copy = Kein Befehl deiner früheren Blätter wäre jetzt brauchbar. Schreib neue mit `/orders` oder `/order`.
refusal-late-letter = Diese Nachricht wurde geschrieben, bevor diese Phase begann, also zählt nichts davon. Schick deine Befehle für diese Phase noch einmal.
refusal-no-standing = Dauerbefehle zählen in diesem Spiel nicht. Schreib deine Befehle für jede Phase mit `/orders`.
refusal-no-receipt = Es gibt keine Quittung: Du hast für diese Phase keine Befehle abgegeben.
refusal-bad-nonce = Eine Nonce hat 32 Ziffern von 0 bis 9 und a bis f. Sie steht in der Quittung, die `/receipt show` ihrem Besitzer zeigt.
refusal-nothing-to-try = Ausprobieren lassen sich nur Züge und Rückzüge. Frag in der nächsten Phase mit Zügen wieder.

# Kommandos.
command-standing = Befehle, die zählen, wenn du nichts abgibst
command-standing-set = Dauerbefehle behalten; ohne Befehle die deines Blatts
command-standing-show = Deine Dauerbefehle
command-standing-clear = Deine Dauerbefehle streichen
option-standing-set-orders = Die Befehle, mit Semikolons getrennt
command-whatif = Die Phase mit Vermutungen über die anderen ausprobieren; nur du siehst es
option-whatif-guesses = Befehle der anderen, mit Semikolons getrennt: A Mun - Bur; F Kie - Den
command-receipt = Beweis für das, was du abgegeben hast
command-receipt-show = Deine Quittung: Ihr Hash wird veröffentlicht, wenn die Phase schließt
command-receipt-verify = Prüfen, was jemand abgegeben haben will
option-receipt-verify-player = Wessen Quittung es ist
option-receipt-verify-phase = Die Phase, etwa S1901M
option-receipt-verify-nonce = Die Nonce der Quittung
option-receipt-verify-sheet = Das Blatt, wie es in der Quittung steht; Zeilen mit Semikolons getrennt

# Die Tafel.
sheet-standing =
    Nichts ist abgegeben. Bleibt es so, { $count ->
        [one] zählt eine Zeile deiner Dauerbefehle
       *[other] zählen { $count } Zeilen deiner Dauerbefehle
    }.
sheet-more = Mehr lässt sich mit { $commands } erklären.
receipt-short = Quittung `{ $hash }…`
desk-choose-unit = Wähl, wem du befiehlst …
desk-choose-other = Andere Einheit, oder Befehl ändern …
# The panel’s menu of orders: of the next unit, or in Winter.
desk-next = Befehl für { $unit } …
desk-next-more = Weitere Befehle für { $unit } …
desk-next-winter = Bau oder Auflösung wählen …
desk-next-all = Nach Orten wählen …
desk-choose-kind = Was soll sie tun?
desk-choose-about = Um welche Provinz geht es?
desk-choose-order = Wähl den Befehl …
desk-choose-line = Wähl die Zeile, die wegsoll …
desk-price = { $order } – kostet { $price }, { $left } übrig
desk-price-beyond = { $order } – kostet { $price }, { $left } übrig: nicht zu bezahlen
desk-unordered = noch kein Befehl
desk-unit = **{ $unit }**: Was soll sie tun?
desk-unit-page = **{ $unit }**: Was soll sie tun? Seite { $page } von { $of }.
desk-page = Seite { $page } von { $of }.
desk-choices =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
desk-gone = Das gibt es nicht mehr. Wähl neu.
desk-strike = Welche Zeile soll weg?
desk-struck = Gestrichen.
button-desk-back = Zurück
button-desk-more = Mehr Einheiten
button-desk-strike = Zeile streichen
button-desk-copy = Wie im letzten Zug
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
deed-support-hold = Eine Einheit unterstützen, die bleibt
deed-support-move = Einen Zug unterstützen
deed-convoy = Eine Armee geleiten
deed-then = Ziehen, dann unterstützen oder geleiten
deed-patrol = Patrouillieren
deed-block = Sperren
deed-retreat = Zurückziehen
deed-disband = Auflösen
deed-remove = Abbauen
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
whatif-nobody = Deine eigenen Befehle, und alle anderen halten.
whatif-guessed = Deine eigenen Befehle, und deine Vermutungen zu { $powers }. Alle anderen Einheiten halten.
whatif-footer = { $game }: Nur du siehst das. Nichts wird behalten, und keine versiegelten Befehle anderer wurden gelesen.
whatif-no-order = ausprobieren lassen sich nur Befehle für Einheiten
whatif-old-phase = Dieses Formular gehört zu einer früheren Phase.
whatif-picture = { $phase } · nur vermutet
button-whatif-again = Neu vermuten

# Quittungen.
receipt-title = Quittung – { $game }, Phase { $phase }
receipt-sealed = Versiegelt { $at }:
receipt-nonce = Nonce, nur für dich: `{ $nonce }`
# same: receipt-hash receipt-checked-hash
receipt-hash = Hash: `{ $hash }`
receipt-open = Der Hash wird veröffentlicht, wenn die Phase schließt.
receipt-replaced = Ein späteres Blatt von dir trat an die Stelle dieses.
receipt-published = Der Hash ist unter den veröffentlichten der geschlossenen Phase: Dieses Blatt zählte.
receipt-not-published = Der Hash ist nicht unter den veröffentlichten der geschlossenen Phase.
receipt-keep = Heb die Datei auf. Wem du sie zeigst, kann sie mit `/receipt verify`, `chancery receipt` oder jedem Werkzeug für SHA-256 prüfen; ohne sie kann niemand sagen, was du geschrieben hast.
receipt-file = Die Quittung als Text
receipt-list = **Quittungen** – je Person ein Hash, in einer Reihenfolge, die nichts verrät. Wer nichts abgab, hat einen zufälligen. `/receipt show` sagt dir, welcher deiner ist.
receipt-list-file = Die Hashes aller Quittungen von { $phase }

receipt-verified = ✓ { $player } hat genau dieses Blatt für Phase { $phase } versiegelt: Der Hash ist unter den veröffentlichten.
receipt-refuted = ✗ So stimmt das nicht: Der Hash zu Person, Phase, Nonce und Blatt ist nicht unter den veröffentlichten von Phase { $phase }.
receipt-unpublished = Für Phase { $phase } ist noch nichts veröffentlicht. Der Hash wäre `{ $hash }`.
receipt-checked-hash = Hash: `{ $hash }`

# Dauerbefehle.
standing-title = Dauerbefehle – { $game }
standing-none = Du hast keine Dauerbefehle.
standing-other-phase = { $order } – nicht in dieser Art von Phase
standing-declared = was man anderen erklärt, erklärt man in jeder Phase neu
standing-sound =
    { $count ->
        [0] Keiner davon würde jetzt zählen.
        [one] Einer davon würde jetzt zählen.
       *[other] { $count } davon würden jetzt zählen.
    }
standing-how = Sie bleiben, bis du sie änderst, und zählen in Phasen, in denen du nichts abgibst, soweit sie dann erlaubt sind.
standing-footer = { $phase }: versiegelt. Nur du siehst das.
standing-cleared = Du hast keine Dauerbefehle mehr.
standing-kept = Deine Dauerbefehle sind aufgehoben.
standing-nothing = Dein Blatt ist leer, also gibt es nichts zu übernehmen. Schreib sie: `/standing set orders: A Par H; F Bre H`.
standing-old-phase = Dieses Formular gehört zu einer früheren Phase. Öffne es neu mit `/standing show`.
standing-form-title = Dauerbefehle
# same: standing-form-hint
standing-form-hint = A Par H
button-standing-edit = Bearbeiten
button-standing-clear = Alle streichen

# Briefe.
letter-which = Du spielst mehrere Spiele. Für welches ist das?
letter-which-orders = Diese Befehle könnten für mehrere deiner Spiele sein. Welches ist gemeint?
letter-which-none = Nichts davon passt so zu einem deiner Spiele. Welches ist gemeint?
letter-gone = Diese Nachricht ist nicht mehr zu lesen. Schick deine Befehle noch einmal.
