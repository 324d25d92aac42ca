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

ledger-title = Kassenbuch bis { $phase }
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
# Die Zeile einer Macht: „3 vorher + 16 Einkommen − 2 für private Zahlungen = 17“. Was null ist, fehlt.
ledger-text = **{ $power }** (Schatz: { $seat }): { $terms } = **{ $closing }** Vermögen. Die Provinzen bringen { $yearly } im Jahr.
ledger-term-opening = { $credits } vorher
ledger-term-income = + { $credits } Einkommen
ledger-term-public-in = + { $credits } aus öffentlichen Zahlungen
ledger-term-public-out = − { $credits } für öffentliche Zahlungen
ledger-term-private-in = + { $credits } aus privaten Zahlungen
ledger-term-private-out = − { $credits } für private Zahlungen
ledger-term-seized-in = + { $credits } aus erbeuteten Schätzen
ledger-term-seized-out = − { $credits } mit dem verlorenen Schatz
ledger-term-upkeep = − { $credits } für Einheiten
ledger-alt = Kassenbuch von { $name }, bis { $phase }. { $rows }
ledger-alt-row =
    { $power } { $count ->
        [one] 1 Credit
       *[other] { $closing } Credits
    } ({ $change })
ledger-not-yet = Es wurde noch kein Kassenbuch veröffentlicht. Das erste kommt nach dem ersten Herbst.
ledger-none = Für diese Phase wurde kein Kassenbuch veröffentlicht.
ledger-answer = Das Kassenbuch bis { $phase } als Text und als Datei für Tabellenprogramme. Es zählt alles seit dem vorigen Kassenbuch.

# Bilder im Thread der Ergebnisse.
leaf-ledger = **Kassenbuch bis { $phase }**
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
