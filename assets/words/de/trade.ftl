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
ticket-form-hint = Sell 500 { $one }; buy 400 { $other }
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
trade-no-currency = „{ $found }“ ist keine Währung. Gehandelt werden { $own ->
        [yes] { $all }
       *[no] crowns, pounds, francs, marks, lira, roubles und piastres
    }.
turn-kept = Gilt noch aus einer früheren Phase, bis du es ersetzt: { $orders }.
vote-over = Diese Abstimmung ist vorbei.
lobby-hidden =
    { $count ->
        [0] noch niemand
        [one] 1 Person, nur als Nummer sichtbar
       *[other] { $count } Personen, nur als Nummern sichtbar
    }
trade-joined = Bei **{ $game }** ist jemand dazugekommen.

topic-exchange = Börse (Währungen, Handel, Bestände): Kapitalisten-Diplomacy
help-exchange =
    Niemand spielt eine Macht. Alle handeln mit den Währungen der Länder, und wer am Ende einer Saison am meisten von einer hält, befehligt in der nächsten die Einheiten dieses Landes. **Mein Zug** unter jedem Beitrag zeigt, was du hältst, was du befehligen darfst, und deinen Handel.
    `/trade sell` und `/trade buy` schreiben eine Zeile, `/trade form` schreibt alle: `sell 500 lira; buy 400 marks`. Verkäufe kommen zuerst und bezahlen deine Käufe; höchstens 500 einer Währung kannst du je Saison verkaufen. `/trade review` zeigt, was das ergibt, `/trade clear` nimmt es zurück. Alles ist bis zum Ende der Saison versiegelt.
    Geben mehrere einer Einheit Befehle, zählt der beliebteste; `/why` zeigt, welcher und warum. Befehle können an Bedingungen hängen: `If dislodged, A Par - Gas`, `If 1 build, Build A Par`.
    `/exchange prices`, `holdings`, `trades`, `chart` und `score` sind für alle da. `/vote choice:` schlägt das Ende der Partie vor und stimmt darüber ab. Komm und geh, wann du willst: `/game join`, `/game leave`.
dm-help-exchange =
    In dieser Partie werden Währungen gehandelt. Schreib solche Zeilen zu deinen Befehlen: `Sell 500 lira`, `Buy 400 marks`, `If dislodged, A Par - Gas`. Um eine zurückzunehmen, schreib `withdraw Sell 500 lira`. Du kannst auch `trades` schreiben.

currency-austria = Kronen
currency-england = Pfund
currency-france = Francs
currency-germany = Mark
currency-italy = Lire
currency-russia = Rubel
currency-turkey = Piaster
# Where the board has no other name for it.
currency-of-power = { $power }-Noten
player-number = Spieler { $number }

trade-line-no-amount = wie viel? Schreib „sell 500 { $one }“ oder „buy 400 { $other }“
trade-line-no-currency = welche Währung? Gehandelt werden { $own ->
        [yes] { $all }
       *[no] crowns, pounds, francs, marks, lira, roubles und piastres
    }
trade-line-currency = „{ $found }“ ist keine Währung. Gehandelt werden { $own ->
        [yes] { $all }
       *[no] crowns, pounds, francs, marks, lira, roubles und piastres
    }
trade-line-currency-near = „{ $found }“ ist keine Währung. Meintest du { $choices }?
trade-line-not-understood = „{ $found }“ verstehe ich nicht. Schreib eine Währung pro Zeile: „sell 500 { $one }“
trade-line-conditional = ein Handel kann keine Bedingung haben: Schreib, was du in jedem Fall verkaufst und kaufst
trade-line-amount-zero = „{ $found }“ ist zu wenig: Handle mindestens 1 Stück
trade-line-amount-negative = „{ $found }“ ist negativ: Schreib „sell“ oder „buy“ und eine positive Zahl
trade-line-amount-fraction = „{ $found }“ ist keine ganze Stückzahl
trade-line-amount-too-much = „{ $found }“ ist mehr als die Obergrenze von { $most } Stück
trade-line-amount-money = „{ $found }“ ist ein Geldbetrag: Schreib, wie viele Stück du verkaufst oder kaufst
trade-line-amount-unclear = „{ $found }“ ist keine Stückzahl

ahead-condition = welche Bedingung? Schreib „if dislodged, A Par - Gas“, „if 1 build, A Par“ oder „if 1 removal, F Lon“
ahead-order = dieser Befehl passt nicht zur Bedingung: Wird eine Einheit vertrieben, zieht sie sich zurück oder löst sich auf; steht ein Bau an, baust oder verzichtest du; ist eine Einheit zu viel, löst du eine auf

bad-trade-not-played = diese Partie hat keine Börse
bad-trade-not-now = gehandelt wird zusammen mit den Zügen von Frühjahr und Herbst
bad-trade-amount = gehandelt werden 1 bis { $most } Stück
bad-trade-gone = { $power } ist ausgeschieden, und damit auch die Währung
bad-trade-cap =
    { $left ->
        [0] du verkaufst davon schon so viel, wie eine Runde erlaubt
        [500] in einer Runde kannst du höchstens 500 einer Währung verkaufen
        [one] du kannst davon in dieser Runde nur noch 1 verkaufen
       *[other] du kannst davon in dieser Runde nur noch { $left } verkaufen
    }
bad-trade-holding =
    { $has ->
        [0] du hast davon nichts mehr zu verkaufen
        [one] du kannst davon nur 1 verkaufen, mehr hast du nicht
       *[other] du kannst davon nur { $has } verkaufen, mehr hast du nicht
    }
bad-trade-means =
    { $units ->
        [0] du hast { $cents }, zu wenig für ein einziges Stück
        [one] du hast { $cents }, das reicht nur für 1
       *[other] du hast { $cents }, das reicht nur für { $units }
    }

cut-cap = die Grenze je Runde
cut-holding =
    { $has ->
        [0] es war nichts übrig
        [one] es war nur 1 da
       *[other] es waren nur { $has } da
    }
cut-means = zum Bezahlen waren nur { $cents } übrig
cut-gone = die Währung ist ausgeschieden

bad-ahead-not-played = diese Partie hat keine bedingten Befehle
bad-ahead-too-late = für eine Bedingung ist es zu spät: Schreib den Befehl ohne sie
bad-ahead-out-of-reach = die Einheit könnte sich nicht { TO($to) } zurückziehen

fault-not-commanded = du kannst die Einheiten dieser Macht ({ $power }) in dieser Saison nicht befehligen: Zu Beginn der Saison hieltest du nicht am meisten { $currency }
fault-which-power = du befehligst mehrere Länder: Sag, für welches das gilt, etwa „France: give 3 to Turkey“
fault-commands-nobody = du kannst in dieser Saison keine Einheiten befehligen: Von keiner Währung hältst du am meisten

refusal-not-eligible = Darüber können nur Spieler abstimmen, die Einheiten befehligen dürfen. `/exchange holdings` zeigt, was alle halten.
refusal-shared-powers = In dieser Partie spielt niemand eine eigene Macht: Wer am meisten von ihrer Währung hält, befehligt ihre Einheiten.
refusal-exchange-removed = Du bist ausgeschieden, weil du zu viele Runden versäumt hast. Mit `/watch start` kannst du der Partie folgen.
refusal-exchange-nobody = Noch ist niemand dabei. Mach mit `/game join` den Anfang.
refusal-exchange-not-played = Diese Partie hat keine Börse. `/game info` zeigt ihre Regeln.
refusal-exchange-no-secret = Diese Partie hat noch kein Geheimnis für ihre Lose. Sie bekommt es, wenn sie startet (`/gm start`).

poll-nobody = Kein aktiver Spieler hält { $currency }, also gab niemand Befehle.
poll-left = Wer am meisten { $currency } hält, hat die Partie verlassen, also gab niemand Befehle.
poll-silent = Niemand von denen, die am meisten { $currency } halten, gab Befehle.
poll-one =
    { $aside ->
        [0] Befohlen von { $by }; sonst gab niemand von denen, die am meisten { $currency } halten, Befehle.
       *[other] Befohlen von { $by }; sonst gab niemand von denen, die am meisten { $currency } halten, ausführbare Befehle.
    }
poll-one-stand-in = Befohlen von { $by } allein.
poll-agreed =
    { $aside ->
        [0] Alle { $votes }, die Befehle gaben, waren sich einig.
       *[other] Alle { $votes } mit ausführbaren Befehlen waren sich einig.
    }
poll-most =
    { $aside ->
        [0] Der beliebteste Befehl, mit { $votes } zu { $next } Stimmen.
       *[other] Der beliebteste ausführbare Befehl, mit { $votes } zu { $next } Stimmen.
    }
poll-units =
    { $aside ->
        [0] Kein Befehl gewann die Abstimmung. Unter denen, die Befehle gaben, hält { $by } von allen Währungen zusammen am meisten: { $units } Stück.
       *[other] Kein ausführbarer Befehl gewann die Abstimmung. Unter denen mit ausführbaren Befehlen hält { $by } von allen Währungen zusammen am meisten: { $units } Stück.
    }
poll-lot-open = zwischen { $among } würde das Los entscheiden
poll-lot =
    { $aside ->
        [0] Kein Befehl gewann die Abstimmung, und { $among } halten gleich viel. Das Los um „{ $subject }“ fiel auf { $by }.
       *[other] Kein ausführbarer Befehl gewann die Abstimmung, und { $among } halten gleich viel. Das Los um „{ $subject }“ fiel auf { $by }.
    }
poll-stand-in = { $why } Die mit größerem Bestand gaben nichts ab.

outcome-scores =
    { $count ->
        [0] die Partie ist vorbei, und niemand war übrig, um sie zu gewinnen
        [one] { $players } gewinnt mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit je { $points } Punkten
    }

motion-close = Ende der Partie
post-proposed = { $by } schlägt vor: { $motion }. Wer Einheiten befehligen darf, stimmt mit den Knöpfen unten ab, bis die Saison endet. Keine Stimme zählt als Nein.
motion-close-about = Soll die Partie jetzt enden und gewertet werden? Wer Einheiten befehligen darf, stimmt ab. Keine Stimme zählt als Nein.
motion-open-close =
    { $about }
    { $votes } von { $of } haben abgestimmt. Die Abstimmung endet mit der Saison. Stimm mit `/vote` ab.
results-motion-close =
    { $passed ->
        [yes] Abstimmung { $yes } zu { $no }: Die Partie endet.
       *[no] Der Antrag, die Partie zu beenden, ist gescheitert: { $yes } dafür, { $no } dagegen. Keine Stimme zählt als Nein.
    }

lobby-players-open = Dabei ({ $count })
lobby-more =
    { $count ->
        [one] und eine weitere Person
       *[other] und { $count } weitere
    }
list-lobby-open =
    { $count ->
        [one] sucht Mitspieler, bisher 1
       *[other] sucht Mitspieler, bisher { $count }
    }

variant-capitalist = Kapitalisten-Diplomacy
about-exchange = Niemand spielt eine Macht. Beliebig viele Spieler handeln mit den Währungen der Länder und beginnen mit je 1.000 Stück. Wer am Ende einer Saison am meisten von einer Währung hält, befehligt in der nächsten die Einheiten dieses Landes. Beitreten kann man jederzeit.
about-exchange-removed = Wer { $turns } Runden nacheinander versäumt, scheidet mit dem ganzen Bestand aus.
about-exchange-anonymous = Die Spieler kennen einander nur als Nummern.
