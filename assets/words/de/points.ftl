# Punkte und Blöcke in den Nachrichten: Neues, wer wie weit ist, das Kassenbuch in Worten.


results-points = **Punkte und Blöcke**
results-points-ledger = **Kassenbuch der Punkte und Blöcke**
points-race = Ziel { $goal } Blöcke: { $powers }.
points-neutral-raised = Neutral, { $places }: { $count ->
        [one] eine Armee aufgestellt
       *[other] je eine Armee aufgestellt
    } (I-04e).
points-neutral-kept = Neutral, { $places }: { $count ->
        [one] Armee erhalten
       *[other] Armeen erhalten
    } (I-04f).
points-neutral-grown = Neutrale Zentren sind gewachsen: { $places } (I-04c).

points-ledger-line = **{ $power }:** { $opening }{ $points } = **{ $closing }** Punkte. Blöcke: { $before }{ $moved } = **{ $blocks }**; sie bringen { $yearly } im Jahr, die Einheiten kosten { $due }.
points-ledger-income = { $n } Einkünfte
points-ledger-public = { $n } veröffentlichte Darlehen und Geschenke
points-ledger-private = { $n } Darlehen und Geschenke, netto
points-ledger-scrapped = { $n } Schrott
points-ledger-upkeep = { $n } Unterhalt
points-ledger-built = { $n } Bauten
points-ledger-placed = { $n } gesetzt
points-ledger-forfeited = { $n } **verfallen**
points-ledger-vanished = { $n } erloschen: ausgeschieden
points-ledger-taken = { $n } genommen und verloren
points-ledger-rubble = { $n } Trümmer
points-ledger-put = { $n } gesetzt
points-ledger-neutral = Neutral: { $income } Einkünfte, { $armies } für Armeen, { $grown } gewachsen, { $over } übrig. Blöcke: { $opening }, { $grown } gewachsen, { $taken } genommen = **{ $blocks }**.
points-ledger-rules = Einkünfte I-04a, Darlehen und Geschenke 2B.22, Schrott I-06b, Unterhalt I-03b, Bauten I-03c, Blöcke I-03d, verfallen 2B.13, Trümmer I-05c, neutrale Zentren I-04c bis I-04f.

status-power-blocks = **{ $power }** { $player } – { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcke
    } in { $centres } { $centres ->
        [one] Provinz
       *[other] Provinzen
    }, { $income } im Jahr, { $units } { $units ->
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
        [one] Block zertrümmert
       *[other] Blöcke zertrümmert
    }
