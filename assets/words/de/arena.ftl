# Was `chancery arena` ausgibt.

arena-progress = { $done } von { $games } Partien
arena-no-variant = Eine Variante „{ $name }“ gibt es nicht.
arena-no-player = „{ $name }“ ist kein Computerspieler. Es gibt: { $known }.
arena-players = Es braucht { $needed } Spieler, einen für jede Macht, genannt sind { $found }. Zum Beispiel: normal,dumbbot*{ $others }
arena-player = { $player }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }
arena-share = { "  " }gewinnt oder führt in { $share } % (95-%-Intervall { $low } bis { $high } %)
arena-fair = { "  " }das ist das { $fair }-Fache eines gleichen Anteils
arena-solos = { "  " }gewinnt allein { $share } % ({ $low } bis { $high } %)
arena-draws = { "  " }teilt sich die Führung { $share } % ({ $low } bis { $high } %)
arena-survival = { "  " }überlebt { $share } % ({ $low } bis { $high } %)
arena-score = { "  " }endet im Mittel mit { $score }; Anteil an den Quadraten { $squares } %
arena-health = { "  " }{ $nodes } Knoten je Phase; abgelehnte Zeilen: { $refused }
arena-powers = { "  " }Anteil je Macht, in Prozent: { $powers }
