# Das veröffentlichte Kassenbuch der Punkte und Blöcke, als Bild.
# same: tally-neutral map-alt-neutral

tally-column-power = Macht
tally-column-opening = Punkte zuvor
tally-column-income = Einkünfte
tally-column-loans = Darlehen netto
tally-column-scrapped = Schrott
tally-column-upkeep = Unterhalt
tally-column-built = Bauten
tally-column-placed = Gesetzt
tally-column-forfeited = Verfallen
tally-column-vanished = Erloschen
tally-column-closing = Punkte danach
tally-column-taken = Blöcke genommen
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
tally-note-goal = Das Ziel sind { $goal } Blöcke nach einem Winter (I-08a).
tally-note-rules = Einkünfte I-04a, Unterhalt und Bauten I-03b und I-03c, gesetzte Blöcke I-03d, Trümmer I-05c, Schrott I-06b; was niemand ausgibt, regelt 2B.13.
tally-alt-row = { $power }: { $blocks } Blöcke ({ $change }), { $points } Punkte

map-alt-power-blocks = { $power }, { $count } Blöcke ({ $blocks })
map-alt-power-blocks-all = { $power }, { $count } Blöcke
map-alt-neutral = neutral ({ $blocks })
