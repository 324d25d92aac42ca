# Texte über Geld für Partien, in denen Punkte verliehen und verschenkt werden; sie ersetzen die Texte gleichen Namens.

choice-debtor =
    { $power } (schuldet dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    })
choice-lender =
    { $power } (du schuldest { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    })
balance-title = { $power }: Punkte, Darlehen und Geschenke – { $phase }
balance-holds-nowhere =
    Du besitzt **{ $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }**.
balance-year =
    Deine Blöcke bringen { $income } im Jahr, deine { $units ->
        [one] Einheit kostet
       *[other] { $units } Einheiten kosten
    } { $upkeep } im Jahr.
balance-news = **Nur für dich: deine Darlehen und Geschenke, { $phase }**
forecast-too-much =
    ⚠ Du hast Zahlungen von { $declared } erklärt, mehr Punkte als du hast. Gezahlt wird in der Reihenfolge der Liste, jede Zahlung ganz oder gar nicht. Stimmen die anderen allen zu, { $count ->
        [one] scheitert diese: { $lines }.
       *[other] scheitern diese: { $lines }.
    }
loans-given =
    { $power } schuldet dir { $owed ->
        [one] 1 Punkt
       *[other] { $owed } Punkte
    }.
loans-taken =
    Deine Schuld bei { DATIVE($power) }: { $owed ->
        [one] 1 Punkt
       *[other] { $owed } Punkte
    }.
offer-give =
    { $power } will dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } schenken.
offer-receive =
    { $power } bittet dich um { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } als Geschenk.
offer-lend =
    { $power } will dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } leihen.
offer-borrow =
    { $power } will sich { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } von dir leihen.
offer-repay =
    { $power } will dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } zurückzahlen.
offer-collect =
    { $power } will von deinen Schulden { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } zurück.
offer-owe =
    { $power } erklärt, dir { $credits ->
        [one] 1 weiteren Punkt
       *[other] { $credits } weitere Punkte
    } zu schulden, fällig am Ende des Herbstes.
offer-claim =
    { $power } erklärt, dass du { $credits ->
        [one] 1 weiteren Punkt
       *[other] { $credits } weitere Punkte
    } schuldest, fällig am Ende des Herbstes.

credits-no-amount = wie viele Punkte? Schreib es so: `{ $example }`
credits-amount-zero = „{ $found }“ ist zu wenig: Schreib mindestens 1 Punkt
credits-amount-negative = „{ $found }“ ist weniger als null: Schreib mindestens 1 Punkt
credits-amount-fraction = „{ $found }“ ist keine ganze Zahl von Punkten
credits-amount-too-much = „{ $found }“ ist zu viel: Schreib höchstens { $most } Punkte
bad-entry-amount = der Betrag muss 1 bis { $most } Punkte sein
bad-entry-cannot-pay =
    { $has ->
        [0] du hast keine Punkte: Sie kommen am Ende des Herbstes
        [one] du hast nur noch 1 Punkt, der ausgegeben werden kann
       *[other] du hast nur noch { $has } Punkte, die ausgegeben werden können
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] es gibt keine Schulden
        [one] geschuldet wird nur 1 Punkt
       *[other] geschuldet werden nur { $owed } Punkte
    }
bad-entry-not-played = in dieser Partie gibt es keine Schätze und keine vermieteten Einheiten; erklären lassen sich nur Geschenke, Darlehen, Rückzahlungen und Kündigungen

money-gift =
    { $from } → { $to }: { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } geschenkt.
money-loan =
    { $from } → { $to }: { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } als Darlehen.
money-repayment =
    { $from } → { $to }: { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } zurückgezahlt.
money-interest =
    { $from } schuldet { $credits ->
        [one] 1 weiteren Punkt
       *[other] { $credits } weitere Punkte
    }, Gläubiger { $to }, fällig am Ende des Herbstes.
money-called =
    { $lender } kündigt { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Schuldner { $debtor }; eingezogen wird am Ende des Herbstes.
money-collected =
    { $debtor } hat alles Gekündigte zurückgezahlt: { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Gläubiger { $lender }.
money-collected-in-part =
    { $debtor } hat vom Gekündigten { $credits ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } zurückgezahlt, Gläubiger { $lender }; { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    } fällig.
money-vanished = { $power } ist ausgeschieden. Punkte und Darlehen dieser Macht sind erloschen.

told-lacks =
    { $power }: { $count ->
        [one] Es fehlt { $count } Punkt
       *[other] Es fehlen { $count } Punkte
    }
fix-cannot-pay = Nimm einen anderen Bau oder eine Zahlung zurück, oder löse zuerst eine Einheit auf, wo das erlaubt ist
