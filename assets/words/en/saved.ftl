# Saved games of the Python package “diplomacy”.

command-game-export = A standard game for the Python package “diplomacy”
command-game-import = A game from a file of that Python package
option-game-import-name = What the game is called
option-game-import-file = The saved game: JSON, at most 4 MiB
option-game-import-rulebook = Whose rules decide from now on (usually the DATC’s)

saved-exported = { $name } as a saved game of the Python package “diplomacy”: every phase with orders and results, and where it stands.
saved-imported =
    { $phases ->
        [0] **{ $name }** is here, with no phase played yet.
        [one] **{ $name }** is here with one phase played.
       *[other] **{ $name }** is here with { $phases } phases played.
    } { $otherwise ->
        [0] Our adjudicator decides all of them the same.
       *[other] Our adjudicator decides { $otherwise } of them otherwise; the game goes on as the file says:
    }
saved-otherwise = { $phase }: { $fields }
saved-not-fetched = The file could not be fetched from Discord. Please send it again.

refusal-not-standard = Only games of the standard rules can be written in that form. When it is over, `/game archive` writes any game.
refusal-saved-too-large = The file is too large: at most { $most } MiB are read.
refusal-saved-not-json = The file is not JSON: { $cause }.
refusal-saved-foreign = The file is not a saved game of the Python package “diplomacy”: { $cause }.
refusal-saved-other-map = The file’s game was played on the map “{ $found }”. Only standard games can be brought in.
refusal-saved-no-phases = The file has no phase to begin with. Save the game again with the package, and send that.
refusal-saved-too-many-phases = The file has { $found } phases; at most { $most } are read.
refusal-saved-phase = The phase { $name } of the file cannot be read: { $field }: { $cause }
