# Die Börse: Geschäfte, wer welches Land befehligt, bedingte Befehle, Lose und das Ende.

currency-austria = Kronen
currency-england = Pfund
currency-france = Francs
currency-germany = Mark
currency-italy = Lire
currency-russia = Rubel
currency-turkey = Piaster
player-number = Nummer { $number }

bourse-no-amount = wie viele Stück? Schreib „sell 500 lira“ oder „buy 400 marks“
bourse-no-currency = von welcher Währung? Gehandelt werden crowns, pounds, francs, marks, lira, roubles und piastres
bourse-currency = „{ $found }“ ist keine Währung: Gehandelt werden crowns, pounds, francs, marks, lira, roubles und piastres
bourse-currency-near = „{ $found }“ ist keine Währung. Meintest du { $choices }?
bourse-not-understood = „{ $found }“ ist nicht verständlich. Eine Zeile handelt von einer Währung: „sell 500 lira“
bourse-conditional = Geschäfte kennen keine Bedingungen: Schreib, was du verkaufst und kaufst, was auch immer die anderen tun (C-08a)
bourse-amount-zero = mit „{ $found }“ lässt sich nichts handeln
bourse-amount-negative = „{ $found }“ ist weniger als nichts: Schreib „sell“ oder „buy“ und eine Zahl
bourse-amount-fraction = „{ $found }“ ist keine ganze Stückzahl
bourse-amount-too-much = „{ $found }“ ist mehr als { $most } Stück
bourse-amount-money = „{ $found }“ ist Geld: Schreib, wie viele Stück du verkaufst oder kaufst
bourse-amount-unclear = „{ $found }“ ist keine Stückzahl

ahead-condition = unter welcher Bedingung? Schreib „if dislodged, A Par - Gas“, „if 1 build, A Par“ oder „if 1 removal, F Lon“
ahead-order = dieser Befehl folgt nicht auf diese Bedingung: Eine vertriebene Einheit zieht sich zurück oder löst sich auf, Bauten werden gebaut oder verfallen, beim Abbau wird aufgelöst

bad-trade-not-played = dieses Spiel hat keine Börse
bad-trade-not-now = Geschäfte gibt man mit den Zügen von Frühjahr und Herbst ab
bad-trade-amount = ein Geschäft geht um 1 bis { $most } Stück
bad-trade-gone = { $power } ist ausgeschieden, und die Währung damit auch
bad-trade-cap =
    { $left ->
        [0] du verkaufst davon schon so viel, wie ein Zug erlaubt
        [500] mehr als 500 einer Währung dürfen in einem Zug nicht verkauft werden
        [one] du darfst davon in diesem Zug nur noch 1 verkaufen
       *[other] du darfst davon in diesem Zug nur noch { $left } verkaufen
    }
bad-trade-holding =
    { $has ->
        [0] du hast davon nichts mehr zu verkaufen
        [one] du hast davon nur 1 zu verkaufen
       *[other] du hast davon nur { $has } zu verkaufen
    }
bad-trade-means =
    { $units ->
        [0] du hast { $cents }, das reicht für keines
        [one] du hast { $cents }, das reicht für 1
       *[other] du hast { $cents }, das reicht für { $units }
    }

cut-cap = mehr darf in einem Zug nicht verkauft werden
cut-holding =
    { $has ->
        [0] es war nichts übrig
        [one] es war nur 1 da
       *[other] es waren nur { $has } da
    }
cut-means = zum Bezahlen waren nur { $cents } übrig
cut-gone = die Währung ist ausgeschieden

bad-ahead-not-played = dieses Spiel nimmt keine bedingten Befehle
bad-ahead-too-late = was zu tun ist, wird jetzt befohlen, ohne Bedingung
bad-ahead-out-of-reach = die Einheit könnte sich nicht nach { $to } zurückziehen

fault-not-commanded = diese Einheiten ({ $power }) befehligst du in dieser Jahreszeit nicht: Du hieltest zu ihrem Beginn nicht am meisten { $currency }
fault-which-power = du befehligst mehrere Länder: Sag, welches spricht, etwa „France: give 3 to Turkey“
fault-commands-nobody = du hältst von keiner Währung am meisten und befehligst in dieser Jahreszeit also keine Einheiten

refusal-not-eligible = Darüber stimmen nur die ab, die zum Befehlen von Einheiten berechtigt sind. `/bourse holdings` zeigt, was alle halten.
refusal-shared-powers = In diesem Spiel hat niemand eine eigene Macht: Wer am meisten von ihrer Währung hält, befehligt ihre Einheiten.
refusal-bourse-removed = Zu viele versäumte Züge haben dich aus diesem Spiel gebracht. Mit `/watch start` kannst du ihm folgen.
refusal-bourse-nobody = Noch ist niemand beigetreten. Mit `/game join` bist du dabei.
refusal-bourse-not-played = Dieses Spiel hat keine Börse. `/game info` sagt, wonach es gespielt wird.
refusal-bourse-no-secret = Das Spiel hat noch kein Geheimnis für seine Lose. Es bekommt eines, wenn es mit `/gm start` beginnt.

poll-nobody = Von allen, die spielen, hält niemand { $currency }, also gab niemand Befehle (3B.23).
poll-left = Wer am meisten { $currency } hält, hat das Spiel verlassen, also gab niemand Befehle (3B.15).
poll-silent = Niemand von denen, die am meisten { $currency } halten, gab Befehle (3B.10).
poll-one =
    { $aside ->
        [0] Befohlen von { $by }; sonst gab niemand von denen, die am meisten { $currency } halten, Befehle.
       *[other] Befohlen von { $by }; sonst gab niemand von denen, die am meisten { $currency } halten, mögliche Befehle.
    }
poll-one-stand-in = Befohlen von { $by } allein.
poll-agreed =
    { $aside ->
        [0] Alle { $votes }, die Befehle gaben, waren einig.
       *[other] Alle { $votes }, deren Befehle möglich sind, waren einig.
    }
poll-most =
    { $aside ->
        [0] Der beliebteste Befehl: { $votes } gegen { $next } für den nächsten (C-01g).
       *[other] Der beliebteste mögliche Befehl: { $votes } gegen { $next } für den nächsten (C-01g).
    }
poll-units =
    { $aside ->
        [0] Kein Befehl lag vorn. { $by } hält von allen Währungen zusammen am meisten Stück, { $units }, unter denen, die Befehle gaben (C-01h).
       *[other] Kein möglicher Befehl lag vorn. { $by } hält von allen Währungen zusammen am meisten Stück, { $units }, unter denen, deren Befehle möglich sind (C-01h).
    }
poll-lot-open = das Los würde unter { $among } entscheiden
poll-lot =
    { $aside ->
        [0] Kein Befehl lag vorn, und { $among } halten gleich viele Stück. Das Los um „{ $subject }“ fiel auf { $by } (C-01i).
       *[other] Kein möglicher Befehl lag vorn, und { $among } halten gleich viele Stück. Das Los um „{ $subject }“ fiel auf { $by } (C-01i).
    }
poll-stand-in = { $why } Sie sprangen für die ein, die mehr halten und nichts abgaben.

outcome-scores =
    { $count ->
        [0] das Spiel ist vorbei, und niemand war übrig, um zu gewinnen
        [one] { $players } gewinnt mit { $points } Punkten
       *[other] { $players } teilen sich den Sieg mit je { $points } Punkten
    }

motion-close = Ende des Spiels
post-proposed = { $by } schlägt vor: { $motion }. Wer zum Befehlen berechtigt ist, stimmt mit den Knöpfen unten ab, bis die Jahreszeit schließt; keine Stimme heißt nein.
motion-close-about = Soll das Spiel jetzt enden und gezählt werden? Wer zum Befehlen von Einheiten berechtigt ist, stimmt ab; keine Stimme heißt nein.
motion-open-close =
    { $about }
    { $votes } von { $of } haben abgestimmt. Die Abstimmung schließt mit der Jahreszeit. `/vote`, oder die Knöpfe unten.
results-motion-close =
    { $passed ->
        [yes] Abstimmung { $yes } zu { $no }: Das Spiel endet.
       *[no] Der Vorschlag, das Spiel zu beenden, fand keine Mehrheit: { $yes } dafür, { $no } dagegen, und wer nicht abstimmte, ist dagegen.
    }

lobby-players-open = Dabei ({ $count })
lobby-more = und { $count } weitere
list-lobby-open =
    { $count ->
        [one] sammelt Mitspielende, bisher 1
       *[other] sammelt Mitspielende, bisher { $count }
    }

variant-capitalist = Kapitalisten-Diplomacy
about-bourse = Niemand spielt eine Macht: Beliebig viele handeln mit sieben Währungen, alle beginnen mit je 1000 davon, und wer am Ende einer Jahreszeit am meisten von einer hält, befehligt in der nächsten die Einheiten dieses Landes. Beitreten kann man jederzeit.
about-bourse-removed = Wer { $turns } Züge nacheinander versäumt, scheidet mit allem Besitz aus.
about-bourse-anonymous = Alle kennen einander nur als Nummern.
