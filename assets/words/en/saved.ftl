# Saved games of the Python package “diplomacy”.

command-game-export = Export a standard game for the Python package “diplomacy”
command-game-import = Import a game saved by the Python package “diplomacy”
option-game-import-name = Name of the new game
option-game-import-file = The saved game: JSON, at most 4 MiB
option-game-import-rulebook = Rulebook from now on (usually the DATC’s)

saved-exported = { $name } as a saved game of the Python package “diplomacy”: every phase with its orders and results, and the current position.
saved-imported =
    { $phases ->
        [0] **{ $name }** has been imported; no phase has been played yet.
        [one] **{ $name }** has been imported with 1 phase played.
       *[other] **{ $name }** has been imported with { $phases } phases played.
    } { $otherwise ->
        [0] Our adjudicator agrees with all results.
       *[other] Our adjudicator disagrees on { $otherwise } of them; the game keeps the results in the file:
    }
saved-otherwise =
    { $phase }: { $fields }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
saved-field-units = the units of { $power }
saved-field-neutral-units = the neutral units
saved-field-owner = the owner of { $at }
saved-field-retreats = the retreats
saved-field-other = something else
saved-not-fetched = The file could not be downloaded from Discord. Please send it again.

refusal-not-standard = Only games with the standard rules can be exported. Once a game is over, `/game archive` works for any variant.
refusal-saved-too-large = The file is too large: the limit is { $most } MiB.
refusal-saved-not-json = The file is not JSON: { $cause }.
refusal-saved-foreign = The file is not a saved game of the Python package “diplomacy”: { $cause }.
refusal-saved-other-map = The game in the file was played on the map “{ $found }”. Only standard games can be imported.
refusal-saved-no-phases = The file contains no phase to start from. Save the game again with the package, and send that file.
refusal-saved-too-many-phases = The file has { $found } phases; the limit is { $most }.
refusal-saved-phase = Phase { $name } in the file cannot be read: { $field }: { $cause }
