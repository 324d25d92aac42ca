# Das öffentliche Kassenbuch der Punkte und Blöcke, als Bild.
# same: tally-neutral map-alt-neutral

tally-column-power = Macht
tally-column-opening = Punkte zuvor
tally-column-income = Einkommen
tally-column-loans = Darlehen netto
tally-column-scrapped = Schrott
tally-column-upkeep = Unterhalt
tally-column-built = Bauten
tally-column-placed = Gesetzt
tally-column-forfeited = Verfallen
tally-column-vanished = Erloschen
tally-column-closing = Punkte danach
tally-column-taken = Blöcke erobert
tally-column-rubble = Trümmer
tally-column-blocks = Blöcke gesamt
tally-column-change = Änderung
tally-column-missing = Bis zum Ziel
tally-neutral = Neutral
tally-flag-short =
    { $points ->
        [one] 1 Punkt fehlt
       *[other] { $points } Punkte fehlen
    }
tally-note-goal = Das Ziel sind { $goal } Blöcke nach einem Winter.
tally-alt-row =
    { $power }: { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    } ({ $change }), { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

map-alt-power-blocks =
    { $power }, { $count ->
        [one] 1 Block
       *[other] { $count } Blöcke
    } ({ $blocks })
map-alt-power-blocks-all =
    { $power }, { $count ->
        [one] 1 Block
       *[other] { $count } Blöcke
    }
map-alt-neutral = neutral ({ $blocks })
