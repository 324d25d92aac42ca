# Punkte und Blöcke in Beiträgen: Neues, wie weit jede Macht ist, das Kassenbuch in Worten.

results-points = **Punkte und Blöcke**
results-points-ledger = **Kassenbuch der Punkte und Blöcke**
points-race = Ziel { $goal } Blöcke: { $powers }.
points-neutral-raised = Neutral, { $places }: { $count ->
        [one] eine Armee aufgestellt
       *[other] je eine Armee aufgestellt
    }.
points-neutral-kept = Neutral, { $places }: { $count ->
        [one] Armee behalten
       *[other] Armeen behalten
    }.
points-neutral-grown = Neutrale Zentren sind gewachsen: { $places }.

points-ledger-line = **{ $power }:** { $opening }{ $points } = **{ $closing }** Punkte. Blöcke: { $before }{ $moved } = **{ $blocks }**. Sie bringen { $yearly } im Jahr; die Einheiten kosten { $due }.
points-ledger-income = { $n } Einkommen
points-ledger-public = { $n } veröffentlichte Darlehen und Geschenke
points-ledger-private = { $n } Darlehen und Geschenke, netto
points-ledger-scrapped = { $n } Schrott
points-ledger-upkeep = { $n } Unterhalt
points-ledger-built = { $n } Bauten
points-ledger-placed = { $n } gesetzt
points-ledger-forfeited = { $n } **verfallen**
points-ledger-vanished = { $n } erloschen (ausgeschieden)
points-ledger-taken = { $n } genommen und verloren
points-ledger-rubble = { $n } zerstört
points-ledger-put = { $n } gesetzt
points-ledger-neutral = Neutral: { $income } Einkommen, { $armies } für Armeen, { $grown } investiert, { $over } verloren. Blöcke: { $opening }, { $grown } neu, { $taken } genommen = **{ $blocks }**.
points-ledger-rules = Die Datei für Tabellenprogramme nennt die Regel zu jeder Spalte.

status-power-blocks = **{ $power }** { $player } – { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcke
    } in { $centres } { $centres ->
        [one] Provinz
       *[other] Provinzen
    }, Einkommen { $income } im Jahr, { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }
head-forfeits = { $number } { $count ->
        [one] Macht lässt
       *[other] Mächte lassen
    } { $points } { $points ->
        [one] Punkt verfallen
       *[other] Punkte verfallen
    }
head-rubble = { $count } { $count ->
        [one] Block zerstört
       *[other] Blöcke zerstört
    }
