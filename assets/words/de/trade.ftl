# Handel auf Discord: die Kommandos, der eigene Zug, der Auftragszettel, Befehle von mehreren.

command-trade = Deine Geschäfte an der Börse: verkaufen, kaufen, leeren, nachsehen. Nur du siehst die Antworten
command-trade-sell = Stück einer Währung verkaufen, wenn die Jahreszeit schließt: höchstens 500 von jeder
command-trade-buy = Stück einer Währung kaufen, wenn die Jahreszeit schließt, mit dem Erlös deiner Verkäufe
command-trade-clear = Geschäfte zurücknehmen, in einer Währung oder allen
command-trade-review = Was du hältst, und was deine Geschäfte ergeben
command-trade-ticket = Alle Geschäfte auf einmal, als Text; ohne Text öffnet sich ein Formular
command-bourse = Die Börse: Kurse, Bestände, Verläufe und Geschäfte, für alle zu sehen
command-bourse-prices = Der Kurs jeder Währung, und wie er sich änderte
command-bourse-holdings = Was alle halten, und wer welches Land befehligen darf
command-bourse-chart = Der Kurs jeder Währung über die Zeit
command-bourse-dealings = Wer in einer Jahreszeit was verkaufte und kaufte
command-bourse-score = Welche Punkte alle hätten, wenn das Spiel jetzt endete

option-trade-sell-currency = Welche Währung
option-trade-buy-currency = Welche Währung
option-trade-clear-currency = Welche Währung; ohne Angabe alle
option-units = Wie viele Stück
option-trade-ticket-lines = Sell 500 lira; buy 400 marks. Es ersetzt die Geschäfte, die du hast

choice-sell = { $currency } – du hältst { $units } zu { $price }
choice-buy = { $currency } zu { $price } – dein Geld kauft { $units }
choice-clear = { $currency }
choice-units-sell = { $units } – bringt { $cents }
choice-units-buy = { $units } – kostet { $cents }
choice-units-buy-beyond = { $units } – kostet { $cents }, du hast { $has }

# Bedingungen
when-dislodged = Wenn vertrieben
when-builds =
    { $count ->
        [one] Wenn im Winter 1 Bau ansteht
       *[other] Wenn im Winter { $count } Bauten anstehen
    }
when-removals =
    { $count ->
        [one] Wenn im Winter 1 Einheit gehen muss
       *[other] Wenn im Winter { $count } Einheiten gehen müssen
    }
order-ahead = { $when }: { $order }

# Der eigene Zug
turn-title = Dein Zug – { $phase }
turn-orders-all = Es ist die erste Jahreszeit: Alle dürfen allen Einheiten Befehle geben (C-01j).
turn-orders = Du hältst am meisten { $currencies }: In dieser Jahreszeit **befehligst du { $powers }**.
turn-orders-none = Du hältst von keiner Währung am meisten: In dieser Jahreszeit befehligst du keine Einheiten, darfst aber handeln.
turn-orders-none-closed = Du hältst von keiner Währung am meisten: In dieser Jahreszeit befehligst du keine Einheiten.
turn-shared =
    { $count ->
        [one] { $power }: Eine andere Person hält ebenso viel und befiehlt mit.
       *[other] { $power }: { $count } andere halten ebenso viel und befehlen mit.
    }
turn-stand-in = Geben die nichts ab, die mehr halten, zählen deine Befehle für { $powers }.
turn-missing = Ohne Befehl ({ $power }): { $units }.
turn-builds-left = { $power }: { $count ->
        [one] einen Bau kannst du befehlen.
       *[other] { $count } Bauten kannst du befehlen.
    }
turn-removals-left = { $power }: { $count ->
        [one] eine Einheit muss gehen.
       *[other] { $count } Einheiten müssen gehen.
    }
turn-not-in = Du bist nicht in diesem Spiel. Beitreten kann man jederzeit, mit 1.000 Stück jeder Währung, die gehandelt wird.
turn-leave-sure = **{ $game }** verlassen? Was du hältst, wird eingefroren, zählt weiter und wartet auf dich, wenn du zurückkommst.
refusal-no-trading = Jetzt wird nicht gehandelt: Geschäfte gehören zu den Zügen von Frühjahr und Herbst.

# Der Auftragszettel
ticket-title = Deine Geschäfte – { $phase }
ticket-holding = { $units } { $currency } zu { $price }
ticket-cash = Du hältst (alles in allem { $worth }, davon { $cents } in bar):
ticket-none = Noch keine Geschäfte: Du behältst, was du hast.
ticket-nothing = In dieser Jahreszeit handelst du nicht.
ticket-sells = verkauft { $units } { $currency } für { $cents }
ticket-buys = kauft { $units } { $currency } für { $cents }
ticket-keeps = behält { $cents }
ticket-debt-none = Verkäufe kommen zuerst, und Käufe werden mit ihrem Erlös bezahlt. Zu diesen Kursen heißt das: { $sum }.
ticket-sealed = Versiegelt, bis die Jahreszeit schließt: Sonst sieht das niemand.
ticket-closed = Geschäfte gehören zu den Zügen von Frühjahr und Herbst.
ticket-cleared = Deine Geschäfte stehen nicht mehr auf deinem Blatt.
ticket-kept = Dein Zettel ist versiegelt: { $sum }.
ticket-refused =
    { $count ->
        [one] Eine Zeile deines Zettels ist nicht brauchbar, also wurde nichts geändert:
       *[other] { $count } Zeilen deines Zettels sind nicht brauchbar, also wurde nichts geändert:
    }
ticket-bad-line = ✗ Zeile { $number }, `{ $text }`: { $reason }.
ticket-bad-more = … und { $count } weitere.
ticket-your-text = Was du geschrieben hast:
ticket-newer = Deine Geschäfte haben sich geändert, seit du das Formular geöffnet hast, also wurde nichts geändert. Was du geschrieben hast:
ticket-no-trade = das ist kein Geschäft; Befehle gehören auf dein Blatt
ticket-form-title = Geschäfte – { $phase }
ticket-form-field = Ein Geschäft je Zeile, oder mit Semikolon
# same: ticket-form-hint
ticket-form-hint = Sell 500 lira; buy 400 marks
button-ticket = Geschäfte
button-ticket-edit = Zettel bearbeiten
button-ticket-clear = Geschäfte löschen

# Befehle von mehreren, in Ergebnissen
poll-line = ↳ { $said }: { $why }
poll-none = { $unit } ohne Befehl
poll-none-winter = keine Liste
poll-choice = • { $said }: { $count ->
        [one] 1 Person ({ $players })
       *[other] { $count } Personen ({ $players })
    }
poll-more-choices = • und { $count } andere Befehle
poll-others = und { $count } weitere
poll-lot-check = Das Los: Die ersten acht Bytes von HMAC-SHA256 mit dem Schlüssel `{ $seed }` über „{ $subject }“, modulo { $count } Personen in der Reihenfolge ihres Beitritts, sind { $place }: { $by }. docs/draws.md beschreibt das Verfahren.
results-drawn = Die Lose dieser Phase wurden mit dem Schlüssel `{ $seed }` gezogen (Zurücksetzungen: { $rollbacks }). docs/draws.md sagt, wie man sie prüft.
results-unheard-more = … und { $count } weitere, die nicht zählten.
lots-file = Die Lose von { $phase }: je Gegenstand, gezogener Platz und alle, unter denen gezogen wurde
eligible-title = Wer als Nächstes befehlen darf
eligible-line = { $power }: { $players }
eligible-everyone = alle
eligible-nobody = niemand, also halten die Einheiten
lots-commitment = Das Geheimnis hinter den Losen dieses Spiels steht fest; sein SHA-256 ist `{ $hash }`. Am Ende wird es genannt (docs/draws.md).
lots-secret = Das Geheimnis hinter den Losen dieses Spiels war `{ $secret }`; docs/draws.md sagt, wie man jedes Los prüft.
post-started-shared = **{ $game }** beginnt. Beitreten kann man jederzeit mit `/game join`. Schreibt Befehle und Geschäfte mit **Mein Zug**, mit `/order` und `/trade` oder in einer privaten Nachricht an mich.
choice-propose = das Ende des Spiels vorschlagen
vote-proposed = Du hast vorgeschlagen: { $motion }. Du bist dafür; { $votes } von { $of } haben abgestimmt.
status-line-shared = ⏳ { $power } ({ $players }): { $due }
status-line-silent = ▫️ { $power }: niemand gibt Befehle
written-trades-kept = Deine Geschäfte sind, wie sie waren: Die geschriebenen wären dazugekommen. Berichtige die anderen Zeilen, oder schreib sie mit `/trade ticket`.
trade-no-currency = „{ $found }“ ist keine Währung: Gehandelt werden crowns, pounds, francs, marks, lira, roubles und piastres.
turn-kept = Es gilt noch von früher, bis du andere dieser Art schreibst: { $orders }.
vote-over = Diese Abstimmung ist vorbei.
lobby-hidden =
    { $count ->
        [0] noch niemand
        [one] 1 Person, nur als Nummer bekannt
       *[other] { $count } Personen, nur als Nummern bekannt
    }
trade-joined = Bei **{ $game }** ist jemand dazugekommen.

topic-bourse = Die Börse: Kapitalisten-Diplomacy
help-bourse =
    Niemand spielt eine Macht: Alle handeln mit sieben Währungen, und wer am Ende einer Jahreszeit am meisten von einer hält, befehligt in der nächsten die Einheiten dieses Landes. **Mein Zug** unter jeder Nachricht zeigt, was du hältst, was du befehligen darfst, und deine Geschäfte.
    `/trade sell` und `/trade buy` schreiben eine Zeile, `/trade ticket` alle: `sell 500 lira; buy 400 marks`. Verkäufe kommen zuerst und bezahlen Käufe; höchstens 500 einer Währung werden je Jahreszeit verkauft. `/trade review` sagt, was das ergibt, `/trade clear` nimmt es zurück. Alles ist versiegelt, bis die Jahreszeit schließt.
    Geben mehrere einer Einheit Befehle, zählt der beliebteste; `/why` sagt, welcher und warum. Befehle unter Bedingung: `If dislodged, A Par - Gas`, `If 1 build, Build A Par`.
    `/bourse prices`, `holdings`, `dealings`, `chart` und `score` sind für alle. `/vote choice:` schlägt das Ende des Spiels vor und stimmt darüber ab. Komm und geh, wann du willst: `/game join`, `/game leave`.
dm-help-bourse =
    In deinem Spiel werden Währungen gehandelt. Solche Zeilen stehen zwischen den Befehlen: `Sell 500 lira`, `Buy 400 marks`, `If dislodged, A Par - Gas`. Um eine zurückzunehmen, schreib `withdraw Sell 500 lira`. Noch ein Wort: `trades`.
