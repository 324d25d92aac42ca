# Was vom Geld gesagt wird, wo Punkte verliehen und verschenkt werden: statt der Texte gleichen Namens.

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
balance-called =
    { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } deiner Schulden { $credits ->
        [one] ist
       *[other] sind
    } fällig gestellt und werden am Ende des Herbstes eingezogen.
balance-news = **Von deinen Darlehen und Geschenken in { $phase }**, nur für dich:
forecast-too-much = ⚠ Du hast Zahlungen von { $declared } erklärt und besitzt { $credits }: Was nicht ganz bezahlt werden kann, scheitert.
loans-given =
    { $power } schuldet dir { $owed ->
        [one] 1 Punkt
       *[other] { $owed } Punkte
    }.
loans-taken =
    Deine Schuld bei { $power }: { $owed ->
        [one] 1 Punkt
       *[other] { $owed } Punkte
    }.
offer-give =
    { $power } schenkt dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }.
offer-receive =
    { $power } soll { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } von dir bekommen, als Geschenk.
offer-lend =
    { $power } leiht dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }.
offer-borrow =
    { $power } soll { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } von dir leihen.
offer-repay =
    { $power } zahlt dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } zurück.
offer-collect =
    { $power } soll { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } von dir zurückbekommen.
offer-owe =
    { $power } schuldet dir { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } mehr, fällig am Ende des Herbstes.
offer-claim =
    { $power } sagt, dass du { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } mehr schuldest, fällig am Ende des Herbstes.

credits-no-amount = wie viele Punkte? Schreib „give 3 to Turkey“
credits-amount-zero = „{ $found }“ ist nichts: Nenn mindestens 1 Punkt
credits-amount-negative = „{ $found }“ ist weniger als nichts: Nenn mindestens 1 Punkt
credits-amount-fraction = „{ $found }“ ist keine ganze Zahl: Punkte werden nicht geteilt
credits-amount-too-much = „{ $found }“ ist mehr, als eine Zeile nennen kann: höchstens { $most } Punkte
bad-entry-amount = der Betrag muss 1 bis { $most } Punkte sein
bad-entry-cannot-pay =
    { $has ->
        [0] du besitzt keine Punkte: Sie kommen am Ende des Herbstes
        [one] du besitzt nur 1 Punkt, der ausgegeben werden kann
       *[other] du besitzt nur { $has } Punkte, die ausgegeben werden können
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] geschuldet wird nichts
        [one] geschuldet wird nur 1 Punkt
       *[other] geschuldet werden nur { $owed } Punkte
    }
bad-entry-not-played = Punkte liegen in keiner Provinz, und Einheiten werden nicht angeworben: Erklärt werden hier nur Geschenke, Darlehen, Rückzahlungen und Fälligkeiten

money-gift =
    { $from } schenkte { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Empfänger { $to }.
money-loan =
    { $from } lieh { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Empfänger { $to }.
money-repayment =
    { $from } zahlte { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } zurück, Empfänger { $to }.
money-interest =
    { $from } schuldet weitere { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Gläubiger { $to }, fällig am Ende des Herbstes.
money-called =
    { $lender } stellt { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    } fällig, Schuldner { $debtor }; eingezogen wird am Ende des Herbstes.
money-collected =
    { $debtor } zahlte vom fällig Gestellten alles: { $credits ->
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Gläubiger { $lender }.
money-collected-in-part =
    { $debtor } zahlte vom fällig Gestellten { $credits ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $credits } Punkte
    }, Gläubiger { $lender }; { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    } fällig.
money-vanished = { $power } ist ausgeschieden; die Punkte und alle Darlehen dieser Macht sind erloschen.

told-lacks = { $power }: es fehlen { $count } Punkte
