# Handel auf Discord: die Befehle, der eigene Zug, der ganze Handel auf einmal, Befehle von mehreren.

command-trade = Dein Handel an der Börse: verkaufen, kaufen, löschen, ansehen. Nur du siehst die Antworten
command-trade-sell = Eine Währung zum Ende der Saison verkaufen; höchstens 500 Stück von jeder
command-trade-buy = Eine Währung zum Ende der Saison kaufen, bezahlt aus Verkäufen und Bargeld
command-trade-clear = Deinen Handel in einer Währung oder in allen zurücknehmen
command-trade-review = Zeigen, was du hältst und was dein Handel ergibt
command-trade-form = Deinen ganzen Handel auf einmal schreiben; ohne Text öffnet sich ein Formular
command-exchange = Die Börse: Kurse, Bestände, Verläufe, Käufe und Verkäufe, für alle sichtbar
command-exchange-prices = Den Kurs jeder Währung zeigen, und wie er sich geändert hat
command-exchange-holdings = Zeigen, was alle halten und wer welches Land befehligen darf
command-exchange-chart = Den Kurs jeder Währung im Lauf der Zeit zeigen
command-exchange-trades = Zeigen, wer in einer Saison was gekauft und verkauft hat
command-exchange-score = Zeigen, wie viele Punkte alle hätten, wenn die Partie jetzt endete

option-trade-sell-currency = Welche Währung
option-trade-buy-currency = Welche Währung
option-trade-clear-currency = Welche Währung; ohne Angabe alle
option-units = Wie viele Stück
option-trade-form-lines = Etwa: sell 500 lira; buy 400 marks. Ersetzt deinen bisherigen Handel

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
        [one] Wenn im Winter 1 Einheit aufzulösen ist
       *[other] Wenn im Winter { $count } Einheiten aufzulösen sind
    }
order-ahead = { $when }: { $order }

# Der eigene Zug
turn-title = Dein Zug – { $phase }
turn-orders-all = Erste Saison: Alle dürfen allen Einheiten Befehle geben.
turn-orders = Du hältst am meisten { $currencies }, also **befehligst du { $powers }** in dieser Saison.
turn-orders-none = Du hältst von keiner Währung am meisten und befehligst in dieser Saison keine Einheiten. Handeln kannst du trotzdem.
turn-orders-none-closed = Du hältst von keiner Währung am meisten und befehligst in dieser Saison keine Einheiten.
turn-shared =
    { $count ->
        [one] { $power }: Eine andere Person hält ebenso viel und gibt auch Befehle.
       *[other] { $power }: { $count } andere halten ebenso viel und geben auch Befehle.
    }
turn-stand-in = Deine Befehle für { $powers } zählen nur, wenn alle, die mehr halten, nichts abgeben.
turn-missing = Noch ohne Befehl ({ $power }): { $units }.
turn-builds-left = { $power }: { $count ->
        [one] du kannst einen Bau befehlen.
       *[other] du kannst { $count } Bauten befehlen.
    }
turn-removals-left = { $power }: { $count ->
        [one] eine Einheit muss aufgelöst werden.
       *[other] { $count } Einheiten müssen aufgelöst werden.
    }
turn-not-in = Du bist nicht in dieser Partie. Du kannst jederzeit beitreten und bekommst 1.000 Stück jeder gehandelten Währung.
turn-leave-sure = **{ $game }** verlassen? Dein Bestand wird eingefroren, zählt aber weiter. Kommst du zurück, gehört er wieder dir.
refusal-no-trading = Jetzt wird nicht gehandelt. Handeln kannst du mit den Zügen von Frühjahr und Herbst.

# Der ganze Handel auf einmal
ticket-title = Dein Handel – { $phase }
ticket-holding = { $units } { $currency } zu { $price }
ticket-cash = Du hältst insgesamt { $worth }, davon { $cents } in bar:
ticket-none = Noch kein Handel: Du behältst, was du hast.
ticket-nothing = In dieser Saison handelst du nicht.
ticket-sells = du verkaufst { $units } { $currency } für { $cents }
ticket-buys = du kaufst { $units } { $currency } für { $cents }
ticket-keeps = du behältst { $cents }
ticket-debt-none = Verkäufe kommen zuerst und bezahlen deine Käufe. Zu diesen Kursen: { $sum }.
ticket-sealed = Versiegelt: Bis zum Ende der Saison sieht das sonst niemand.
ticket-closed = Handeln kannst du mit den Zügen von Frühjahr und Herbst.
ticket-cleared = Handel gelöscht.
ticket-kept = Dein Handel ist gespeichert und versiegelt: { $sum }.
ticket-refused =
    { $count ->
        [one] Eine Zeile ist nicht brauchbar, also wurde nichts geändert:
       *[other] { $count } Zeilen sind nicht brauchbar, also wurde nichts geändert:
    }
ticket-bad-line = ✗ Zeile { $number }, `{ $text }`: { $reason }.
ticket-bad-more =
    { $count ->
        [one] … und eine weitere.
       *[other] … und { $count } weitere.
    }
ticket-your-text = Du hast geschrieben:
ticket-newer = Dein Handel hat sich geändert, nachdem du das Formular geöffnet hattest; gespeichert wurde nichts. Du hast geschrieben:
ticket-no-trade = das ist kein Handel; Befehle schreibst du mit `/order`
ticket-form-title = Handel – { $phase }
ticket-form-field = Ein Handel je Zeile, oder mit Semikolon
# same: ticket-form-hint
ticket-form-hint = Sell 500 lira; buy 400 marks
button-ticket = Handel
button-ticket-edit = Handel bearbeiten
button-ticket-clear = Handel löschen

# Befehle von mehreren, in Ergebnissen
poll-line = ↳ { $said }: { $why }
poll-none = { $unit } ohne Befehl
poll-none-winter = keine Liste
poll-choice = • { $said }: { $count ->
        [one] 1 Person ({ $players })
       *[other] { $count } Personen ({ $players })
    }
poll-more-choices = • und { $count ->
        [one] 1 anderer Befehl
       *[other] { $count } andere Befehle
    }
poll-others =
    { $count ->
        [one] und eine weitere Person
       *[other] und { $count } weitere
    }
poll-lot-check = So prüfst du das Los: Nimm die ersten acht Bytes von HMAC-SHA256 mit dem Schlüssel `{ $seed }` über „{ $subject }“, modulo { $count } Personen in der Reihenfolge ihres Beitritts. Das Ergebnis ist { $place }: { $by }.
results-drawn = Die Lose dieser Phase wurden mit dem Schlüssel `{ $seed }` gezogen (Zurücksetzungen: { $rollbacks }). `/why` zeigt, wie man jedes Los prüft.
results-unheard-more =
    { $count ->
        [one] … und ein weiterer, der nicht zählte.
       *[other] … und { $count } weitere, die nicht zählten.
    }
lots-file = Die Lose von { $phase }: worum es ging, das Ergebnis und alle, unter denen gezogen wurde
eligible-title = Wer als Nächstes befehlen darf
eligible-line = { $power }: { $players }
eligible-everyone = alle
eligible-nobody = niemand, also halten die Einheiten
lots-commitment = Das Geheimnis hinter den Losen dieser Partie steht fest; sein SHA-256 ist `{ $hash }`. Am Ende wird es offengelegt, damit alle die Lose prüfen können.
lots-secret = Das Geheimnis hinter den Losen dieser Partie war `{ $secret }`. Damit lässt sich jedes Los prüfen.
post-started-shared = **{ $game }** beginnt. Beitreten kann man jederzeit mit `/game join`. Schreibt Befehle und Handel mit **Mein Zug**, mit `/order` und `/trade` oder in einer Privatnachricht an mich.
choice-propose = das Ende der Partie vorschlagen
vote-proposed = Du hast beantragt: { $motion }. Das zählt als dein Ja. { $votes } von { $of } haben abgestimmt.
status-line-shared = ⏳ { $power } ({ $players }): { $due }
status-line-silent = ▫️ { $power }: keine Befehle
written-trades-kept = Dein Handel ist unverändert, denn andere Zeilen konnte ich nicht verwenden. Berichtige sie und schick alles noch einmal, oder schreib deinen Handel mit `/trade form`.
written-trades-kept-newer = Dein Handel ist unverändert, denn deine Befehle hatten sich geändert, seit du dieses Formular geöffnet hast. Sieh deinen Handel an und schreib ihn mit `/trade form` noch einmal.
trade-no-currency = „{ $found }“ ist keine Währung. Gehandelt werden crowns, pounds, francs, marks, lira, roubles und piastres.
turn-kept = Gilt noch aus einer früheren Phase, bis du es ersetzt: { $orders }.
vote-over = Diese Abstimmung ist vorbei.
lobby-hidden =
    { $count ->
        [0] noch niemand
        [one] 1 Person, nur als Nummer sichtbar
       *[other] { $count } Personen, nur als Nummern sichtbar
    }
trade-joined = Bei **{ $game }** ist jemand dazugekommen.

topic-bourse = Börse (Währungen, Handel, Bestände): Kapitalisten-Diplomacy
help-bourse =
    Niemand spielt eine Macht. Alle handeln mit sieben Währungen, und wer am Ende einer Saison am meisten von einer hält, befehligt in der nächsten die Einheiten dieses Landes. **Mein Zug** unter jedem Beitrag zeigt, was du hältst, was du befehligen darfst, und deinen Handel.
    `/trade sell` und `/trade buy` schreiben eine Zeile, `/trade form` schreibt alle: `sell 500 lira; buy 400 marks`. Verkäufe kommen zuerst und bezahlen deine Käufe; höchstens 500 einer Währung kannst du je Saison verkaufen. `/trade review` zeigt, was das ergibt, `/trade clear` nimmt es zurück. Alles ist bis zum Ende der Saison versiegelt.
    Geben mehrere einer Einheit Befehle, zählt der beliebteste; `/why` zeigt, welcher und warum. Befehle können an Bedingungen hängen: `If dislodged, A Par - Gas`, `If 1 build, Build A Par`.
    `/exchange prices`, `holdings`, `trades`, `chart` und `score` sind für alle da. `/vote choice:` schlägt das Ende der Partie vor und stimmt darüber ab. Komm und geh, wann du willst: `/game join`, `/game leave`.
dm-help-bourse =
    In dieser Partie werden Währungen gehandelt. Schreib solche Zeilen zu deinen Befehlen: `Sell 500 lira`, `Buy 400 marks`, `If dislodged, A Par - Gas`. Um eine zurückzunehmen, schreib `withdraw Sell 500 lira`. Du kannst auch `trades` schreiben.
