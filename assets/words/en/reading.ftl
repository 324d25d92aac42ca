# The board for people who cannot see the map, or its colours.

option-map-night = Make all your maps darker from now on, for reading in the dark
option-map-patterns = Use patterns and letters besides colours, on all your maps from now on
command-board = Describe the whole board in words: units, provinces and what they earn

# The board in words: one paragraph per power.
board-title = { $name } – { $phase }, in words
board-power = **{ $power }**: { $count ->
        [one] 1 centre
       *[other] { $count } centres
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
board-power-credits = **{ $power }**: { $income ->
        [one] 1 credit a year
       *[other] { $income } credits a year
    }, { $count ->
        [one] 1 province
       *[other] { $count } provinces
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
board-power-blocks = **{ $power }**: { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    } in { $count ->
        [one] 1 province
       *[other] { $count } provinces
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
board-power-out = **{ $power }**: nothing left on the board
board-armies = Armies: { $places }
board-fleets = Fleets: { $places }
board-no-units = No units
board-centres = Centres: { $places }
board-lands = Provinces (credits a year): { $places }
board-blocks = Blocks: { $places }
board-treasury = Treasury: { $places }
board-several = { $place } ({ $count })
board-nobody = **Unowned**
board-neutral = Neutral
board-seas = **Seas with several fleets**
board-sea = { $sea }: { $fleets }
board-dislodged = **Dislodged**
board-retreat = { $power }: the { $kind } from { $at } may retreat to { $places }
board-no-retreat = { $power }: the { $kind } from { $at } has no retreat
board-standoffs = **No retreats here after a standoff**: { $places }
board-borders = **Changed borders**: { $places }
