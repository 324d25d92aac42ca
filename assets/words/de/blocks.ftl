# Blöcke und Punkte: Zeilen, die nicht lesbar oder ohne Wirkung sind, und was geschah.

blocks-no-amount = wie viele Blöcke? Schreib „place 2 in Paris“ oder „place the rest in Paris“
blocks-amount = „{ $found }“ ist keine Anzahl von Blöcken: Schreib eine ganze Zahl von 1 bis { $most }

bad-blocks-not-played = in dieser Partie geht es nicht um Blöcke
bad-blocks-only-in-winter = Blöcke können nur im Winter gesetzt werden
bad-blocks-none-there = { IN($at) } kann es keine Blöcke geben
bad-blocks-not-owned = { NOMINATIVE($at) } gehört { DATIVE($power) } nicht
bad-blocks-full = { IN($at) } passt kein weiterer Block
bad-blocks-amount = die Anzahl muss 1 bis { $most } sein
bad-blocks-cannot-pay =
    { $left ->
        [0] nach Unterhalt, Bauten und schon gesetzten Blöcken bleibt dafür kein Punkt
        [one] dafür bleibt nur 1 Punkt
       *[other] dafür bleiben nur { $left } Punkte
    }
fix-blocks-only-in-winter = `/blocks plan` probiert einen Winter im Voraus aus
fix-blocks-none-there = `/game info` zeigt, wo es welche geben kann
fix-blocks-not-owned = `/blocks show` zeigt, was dir gehört
fix-blocks-full = Setz sie anderswo
fix-blocks-cannot-pay =
    { $left ->
        [0] Nimm erst einen Bau oder andere Blöcke zurück
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
blocks-income = Die Blöcke von { DATIVE($power) } brachten { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
blocks-scrapped = { $power } verschrottete zu Hause eine Flotte für { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }.
blocks-upkeep = { $power } zahlte { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } für die eigenen Einheiten.
blocks-forfeited = { $power } gab { $count } { $count ->
        [one] Punkt nicht aus; er verfällt
       *[other] Punkte nicht aus; sie verfallen
    }.
blocks-placed = { $power } setzte { $count } { $count ->
        [one] Block
       *[other] Blöcke
    } { IN($at) }.
blocks-placed-fewer = { $power } setzte { IN($at) } nur { $count } von { $asked } Blöcken: Die Punkte reichten nicht.
blocks-invested = { $power } gab { $count } { $count ->
        [one] Punkt nicht aus; er wurde zum Block
       *[other] Punkte nicht aus; sie wurden zu Blöcken
    } { IN($at) }.
blocks-failed = `{ $entry }` ist gescheitert: { $reason }.
blocks-grown = { $at } ist um { $count } { $count ->
        [one] Block
       *[other] Blöcke
    } gewachsen.
blocks-neutral-income = Die Blöcke { IN($at) } brachten { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } ein.
blocks-neutral-full = Kein weiterer Block passt { IN($at) }: { $count } { $count ->
        [one] Punkt ging
       *[other] Punkte gingen
    } verloren.
blocks-maintained = { $at } zahlte { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } für die eigene Armee.
blocks-raised = { $unit } wurde vom neutralen Zentrum aufgestellt.
blocks-dissolved = { $unit }, eine neutrale Armee, konnte nicht bezahlt werden und wurde aufgelöst.

due-points =
    { $count ->
        [one] 1 Punkt zum Ausgeben
       *[other] { $count } Punkte zum Ausgeben
    }
due-points-short =
    { $count ->
        [one] 1 Punkt fehlt für die Einheiten
       *[other] { $count } Punkte fehlen für die Einheiten
    }
outcome-shared = { $powers } gewinnen gemeinsam und teilen sich den Sieg
about-blocks = Wirtschaft: Auf Versorgungszentren liegen Blöcke, und Blöcke bringen Punkte für Einheiten und weitere Blöcke.
about-goal-blocks = Ziel: { $blocks } Blöcke nach einem Winter.
