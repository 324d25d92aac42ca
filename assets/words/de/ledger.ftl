# Geld in den Nachrichten: Neues und das veröffentlichte Kassenbuch.

money-line = { $why } ({ $rule })
money-heading = Geld
money-private-heading = **Was nur du weißt**
money-more = … und { $lines ->
        [one] eine weitere Zeile
       *[other] { $lines } weitere Zeilen
    }: siehe `/credits balance`.
money-more-here = … und { $lines ->
        [one] eine weitere Zeile
       *[other] { $lines } weitere Zeilen
    }.
money-private = 💰 **{ $game }**, { $phase }: was nur du vom Geld weißt.

ledger-title = Kassenbuch: { $phase }
ledger-heading = Kassenbuch
ledger-total = Summe
ledger-no-seat = kein Ort
ledger-column-power = Macht
ledger-column-seat = Kasse
ledger-column-opening = Stand zuvor
ledger-column-income = Einkünfte
ledger-column-public = Öffentlich
ledger-column-private = Privat netto
ledger-column-seized = Erbeutet
ledger-column-upkeep = Unterhalt
ledger-column-closing = Stand: Vermögen
ledger-column-change = Änderung
ledger-flag-short =
    { $credits ->
        [one] 1 Taler fehlt für die Einheiten
       *[other] { $credits } Taler fehlen für die Einheiten
    }
ledger-flag-homes-full = alle Heimatzentren besetzt
ledger-note = Was in der Kasse bleibt, ist das Vermögen.
ledger-note-rules = Einkünfte E-05a, Überweisungen E-10a und E-12b, erbeutet E-13d und 1B.22, Unterhalt E-07a; was in der Kasse bleibt, ist das Vermögen (E-11a, E-11j).
ledger-text = **{ $power }** ({ $seat }): { $opening } + { $income } Einkünfte, öffentlich { $public }, privat { $private }, erbeutet { $seized }, Unterhalt { $upkeep } = **{ $closing }** (Vermögen; Änderung { $change }); die Provinzen bringen { $yearly } im Jahr.
ledger-alt = Kassenbuch von { $name }, { $phase }. { $rows }
ledger-alt-row =
    { $power } { $count ->
        [one] 1 Taler
       *[other] { $closing } Taler
    } ({ $change })
ledger-none = Mit dieser Phase wurde kein Kassenbuch veröffentlicht.
ledger-answer = Das Kassenbuch von { $phase } in Worten, und als Datei für Tabellenprogramme.

# Bilder, die im Thread der Ergebnisse folgen.
leaf-ledger = **Kassenbuch von { $phase }**
leaf-blocks = **Blöcke je Jahr, bis { $phase }**
leaf-ties = **Beziehungen nach { $phase }**
leaf-points = **Siegpunkte nach { $phase }**
button-ledger = Kassenbuch als Text

results-money = **Geld**
results-ledger = **Kassenbuch**
results-motion-demobilisation =
    { $passed ->
        [yes] Abstimmung { $yes } zu { $no } für die Demobilisierung: Von diesem Herbst an dürfen im Winter auch Einheiten aufgelöst werden, die bezahlt werden könnten (E-Q4).
       *[no] Abstimmung { $yes } zu { $no }, keine Demobilisierung: Einheiten, die bezahlt werden können, bleiben (E-Q4).
    }
head-captures = { $by } erbeutet die Kasse von { $from }
head-short = Nicht alle Einheiten bezahlbar: { $powers }
