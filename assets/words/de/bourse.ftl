# Die Börse: Handel, wer welches Land befehligt, bedingte Befehle, Lose und das Ende der Partie.

currency-austria = Kronen
currency-england = Pfund
currency-france = Francs
currency-germany = Mark
currency-italy = Lire
currency-russia = Rubel
currency-turkey = Piaster
player-number = Spieler { $number }

bourse-no-amount = wie viel? Schreib „sell 500 lira“ oder „buy 400 marks“
bourse-no-currency = welche Währung? Gehandelt werden crowns, pounds, francs, marks, lira, roubles und piastres
bourse-currency = „{ $found }“ ist keine Währung. Gehandelt werden crowns, pounds, francs, marks, lira, roubles und piastres
bourse-currency-near = „{ $found }“ ist keine Währung. Meintest du { $choices }?
bourse-not-understood = „{ $found }“ verstehe ich nicht. Schreib eine Währung pro Zeile: „sell 500 lira“
bourse-conditional = ein Handel kann keine Bedingung haben: Schreib, was du in jedem Fall verkaufst und kaufst
bourse-amount-zero = „{ $found }“ ist zu wenig: Handle mindestens 1 Stück
bourse-amount-negative = „{ $found }“ ist negativ: Schreib „sell“ oder „buy“ und eine positive Zahl
bourse-amount-fraction = „{ $found }“ ist keine ganze Stückzahl
bourse-amount-too-much = „{ $found }“ ist mehr als die Obergrenze von { $most } Stück
bourse-amount-money = „{ $found }“ ist ein Geldbetrag: Schreib, wie viele Stück du verkaufst oder kaufst
bourse-amount-unclear = „{ $found }“ ist keine Stückzahl

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
refusal-bourse-removed = Du bist ausgeschieden, weil du zu viele Runden versäumt hast. Mit `/watch start` kannst du der Partie folgen.
refusal-bourse-nobody = Noch ist niemand dabei. Mach mit `/game join` den Anfang.
refusal-bourse-not-played = Diese Partie hat keine Börse. `/game info` zeigt ihre Regeln.
refusal-bourse-no-secret = Diese Partie hat noch kein Geheimnis für ihre Lose. Sie bekommt es, wenn sie startet (`/gm start`).

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
about-bourse = Niemand spielt eine Macht. Beliebig viele Spieler handeln mit sieben Währungen und beginnen mit je 1.000 Stück. Wer am Ende einer Saison am meisten von einer Währung hält, befehligt in der nächsten die Einheiten dieses Landes. Beitreten kann man jederzeit.
about-bourse-removed = Wer { $turns } Runden nacheinander versäumt, scheidet mit dem ganzen Bestand aus.
about-bourse-anonymous = Die Spieler kennen einander nur als Nummern.
