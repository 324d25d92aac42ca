# Geld in Beiträgen: Neues und das veröffentlichte Kassenbuch.

money-line = { $why }
money-more = … und { $lines ->
        [one] eine weitere Zeile
       *[other] { $lines } weitere Zeilen
    }: siehe `/credits balance`.
money-more-here = … und { $lines ->
        [one] eine weitere Zeile
       *[other] { $lines } weitere Zeilen
    }.
money-private = 💰 **{ $game }**, { $phase }: dein Geld, nur für dich.

ledger-title = Kassenbuch: { $phase }
ledger-heading = Kassenbuch
ledger-total = Summe
ledger-no-seat = keine Provinz
ledger-column-power = Macht
ledger-column-seat = Schatz
ledger-column-opening = Anfangsstand
ledger-column-income = Einkommen
ledger-column-public = Öffentlich
ledger-column-private = Privat, netto
ledger-column-seized = Erbeutet
ledger-column-upkeep = Unterhalt
ledger-column-closing = Ende (Vermögen)
ledger-column-change = Änderung
ledger-flag-short =
    { $credits ->
        [one] 1 Credit fehlt für die Einheiten
       *[other] { $credits } Credits fehlen für die Einheiten
    }
ledger-flag-homes-full = alle Heimatzentren besetzt
ledger-note = Vermögen ist, was im Schatz bleibt.
ledger-lands = `/board` zeigt die Provinzen jeder Macht mit dem, was sie bringen.
ledger-text = **{ $power }** ({ $seat }): { $opening } + { $income } Einkommen, öffentlich { $public }, privat { $private }, erbeutet { $seized }, Unterhalt { $upkeep } = **{ $closing }** Vermögen (Änderung { $change }). Die Provinzen bringen { $yearly } im Jahr.
ledger-alt = Kassenbuch von { $name }, { $phase }. { $rows }
ledger-alt-row =
    { $power } { $count ->
        [one] 1 Credit
       *[other] { $closing } Credits
    } ({ $change })
ledger-none = Für diese Phase wurde kein Kassenbuch veröffentlicht.
ledger-answer = Das Kassenbuch von { $phase } als Text und als Datei für Tabellenprogramme.

# Bilder im Thread der Ergebnisse.
leaf-ledger = **Kassenbuch von { $phase }**
leaf-blocks = **Blöcke je Jahr, bis { $phase }**
leaf-ties = **Beziehungen nach { $phase }**
leaf-points = **Siegpunkte nach { $phase }**
button-ledger = Kassenbuch als Text

results-money = **Geld**
results-ledger = **Kassenbuch**
results-motion-demobilisation =
    { $passed ->
        [yes] Die Spieler haben mit { $yes } zu { $no } für die Demobilisierung gestimmt: Von diesem Herbst an dürfen im Winter auch Einheiten aufgelöst werden, die bezahlt werden könnten.
       *[no] Die Demobilisierung wurde mit { $yes } zu { $no } nicht angenommen: Einheiten, die bezahlt werden können, bleiben.
    }
head-captures = { $by } erbeutet den Schatz von { DATIVE($from) }
head-short = nicht alle Einheiten bezahlbar: { $powers }
