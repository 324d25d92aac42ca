# Das Brett für alle, die die Karte oder ihre Farben nicht sehen.
# same: board-neutral

option-map-night = Alle deine Karten ab jetzt dunkler, zum Lesen im Dunkeln
option-map-patterns = Muster und Buchstaben zusätzlich zu Farben, ab jetzt auf allen deinen Karten
command-board = Das ganze Brett in Worten beschreiben: Einheiten, Provinzen und was sie bringen

# Das Brett in Worten: ein Absatz je Macht.
board-title = { $name } – { $phase }, in Worten
board-power = **{ $power }**: { $count ->
        [one] 1 Zentrum
       *[other] { $count } Zentren
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
board-power-credits = **{ $power }**: { $income ->
        [one] 1 Credit im Jahr
       *[other] { $income } Credits im Jahr
    }, { $count ->
        [one] 1 Provinz
       *[other] { $count } Provinzen
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
board-power-blocks = **{ $power }**: { $blocks ->
        [one] 1 Block
       *[other] { $blocks } Blöcke
    } in { $count ->
        [one] 1 Provinz
       *[other] { $count } Provinzen
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
board-power-out = **{ $power }**: nichts mehr auf dem Brett
board-armies = Armeen: { $places }
board-fleets = Flotten: { $places }
board-no-units = Keine Einheiten
board-centres = Zentren: { $places }
board-lands = Provinzen (Credits im Jahr): { $places }
board-blocks = Blöcke: { $places }
board-treasury = Schatz: { $places }
board-several = { $place } ({ $count })
board-nobody = **Ohne Besitzer**
board-neutral = Neutral
board-seas = **Seegebiete mit mehreren Flotten**
board-sea = { $sea }: { $fleets }
board-dislodged = **Vertrieben**
board-retreat = { $power }: { $kind } aus { DATIVE($at) } kann sich zurückziehen: { $places }
board-no-retreat = { $power }: { $kind } aus { DATIVE($at) } kann nirgends hin
board-standoffs = **Nach einem Patt kein Rückzug hierher**: { $places }
board-borders = **Geänderte Grenzen**: { $places }
