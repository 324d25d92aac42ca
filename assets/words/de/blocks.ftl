# Blöcke und Punkte: Zeilen, die nicht lesbar sind oder nichts bewirken, und was geschah.

blocks-no-amount = wie viele Blöcke? Schreib „place 2 in Paris“ oder „place the rest in Paris“
blocks-amount = „{ $found }“ ist keine Zahl von Blöcken: Schreib eine ganze Zahl von 1 bis { $most }

bad-blocks-not-played = in diesem Spiel geht es nicht um Blöcke
bad-blocks-only-in-winter = Blöcke werden im Winter gesetzt
bad-blocks-none-there = in { $at } liegen keine Blöcke
bad-blocks-not-owned = { $at } gehört { $power } nicht
bad-blocks-full = in { $at } liegt schon alles, was eine Provinz fasst
bad-blocks-amount = die Zahl muss 1 bis { $most } sein
bad-blocks-cannot-pay =
    { $left ->
        [0] nach Einheiten, Bauten und dem schon Gesetzten bleibt dafür kein Punkt
        [one] dafür bleibt nur 1 Punkt
       *[other] dafür bleiben nur { $left } Punkte
    }
fix-blocks-only-in-winter = `/blocks plan` probiert einen Winter vorher aus
fix-blocks-none-there = `/game info` sagt, wo welche liegen
fix-blocks-not-owned = `/blocks show` listet auf, was dir gehört
fix-blocks-full = Setz sie anderswo
fix-blocks-cannot-pay =
    { $left ->
        [0] Nimm erst einen Bau oder anderes Gesetztes zurück
       *[other] Setz { $left } oder „the rest“
    }

blocks-rubble =
    { $power } nahm { $at } im Kampf: { $count ->
        [0] kein Block wurde
        [one] 1 Block wurde
       *[other] { $count } Blöcke wurden
    } zerstört, und { $kept } { $kept ->
        [one] bleibt
       *[other] bleiben
    }.
blocks-income = Die Blöcke von { $power } brachten { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
blocks-scrapped = { $power } verschrottete daheim eine Flotte für { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
blocks-upkeep = { $power } zahlte { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } für seine Einheiten.
blocks-forfeited = { $power } gab { $count } { $count ->
        [one] Punkt nicht aus; er ist
       *[other] Punkte nicht aus; sie sind
    } verfallen.
blocks-placed = { $power } setzte { $count } { $count ->
        [one] Block
       *[other] Blöcke
    } in { $at }.
blocks-placed-fewer = { $power } setzte { $count } von { $asked } Blöcken in { $at }: Mehr Punkte waren nicht übrig.
blocks-invested = { $power } ließ { $count } { $count ->
        [one] Punkt liegen; er wurde
       *[other] Punkte liegen; sie wurden
    } zu Blöcken in { $at }.
blocks-failed = `{ $entry }` bewirkte nichts: { $reason }.
blocks-grown = { $at } steckte { $count } { $count ->
        [one] Block
       *[other] Blöcke
    } in sich selbst.
blocks-neutral-income = Die Blöcke von { $at } brachten { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } ein.
blocks-neutral-full = { $at } fasst nicht mehr: { $count } { $count ->
        [one] Punkt ging
       *[other] Punkte gingen
    } verloren.
blocks-maintained = { $at } erhielt seine Armee für { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
blocks-raised = { $unit } wurde vom eigenen neutralen Zentrum aufgestellt.
blocks-dissolved = { $unit }, eine neutrale Armee, konnte nicht bezahlt werden und löste sich auf.

due-points =
    { $count ->
        [one] 1 Punkt auszugeben
       *[other] { $count } Punkte auszugeben
    }
due-points-short =
    { $count ->
        [one] Einheiten zu bezahlen: 1 Punkt fehlt
       *[other] Einheiten zu bezahlen: { $count } Punkte fehlen
    }
outcome-shared = { $powers } haben das Ziel gleichauf erreicht und teilen sich den Sieg
about-blocks = Wirtschaft: Auf Versorgungszentren liegen Blöcke, und Blöcke bringen Punkte für Einheiten und weitere Blöcke.
about-goal-blocks = Ziel: { $blocks } Blöcke nach einem Winter.
