# The options of a variant: what each accepts, and why a value is refused.

expected-number = a whole number from { $from } to { $to }
expected-year-or-none = 0 for none, or a year from { $from } to { $to }
expected-one-of = one of { $words }
expected-any-of = a list of any of { $words }
expected-values = land provinces with their credits a year, 0 to { $most }

option-unknown = the variant has no such option; it has { $known }
option-unreadable = `{ $found }` is not { $expected }
option-contradiction = These choices cannot be combined: { $a } and { $b }
option-too-few-played = Too few play for { $choice }: that needs at least { $least } powers
option-hands = “{ $choice }” cannot be played where one person has several powers

# The choices for a custom game: in a command’s list, in the game’s name and in refusals.
choice-board-standard = the standard board
choice-board-economic = the Economic board
choice-board-naval = the Naval board
choice-board-own = the board “{ $name }”
choice-movement-standard = standard movement
choice-movement-naval = naval movement
choice-economy-centres = supply centres
choice-economy-credits = credits
choice-economy-blocks = blocks
choice-relations-none = no treaties
choice-relations-treaties = treaties
choice-control-seats = one power per player
choice-control-bourse = currency trading
choice-seasons-two = two seasons a year
choice-seasons-one = one season a year
choice-opening-standard = the standard opening
choice-opening-unarmed = no units, and a Winter first
choice-opening-chosen = powers choose their first units
choice-opening-reduced = two units per power, three for Russia
choice-opening-reduced-without-stp = two units per power, none in St Petersburg
choice-opening-reduced-without-sev = two units per power, none in Sevastopol
choice-goal-centres = victory by supply centres
choice-goal-income = victory by income
choice-goal-blocks = victory by blocks
choice-goal-points = victory by victory points
variant-composed = Custom: { $variant } with { $choices }
variant-players = { $variant } ({ $players })

# Who is played: in the list of a command, and in the game’s name.
players-choice = { $count }: { $name }
players-all = everybody
players-two-hands = Central Powers v Entente
players-three-hands = several powers each
players-four-hands = pairs of powers
players-france-austria = France v Austria
players-germany-italy = Germany v Italy
players-england-turkey = England v Turkey
players-germany-russia = Germany v Russia
players-france-germany-austria = France v Germany v Austria
players-italy-england-russia = Italy v England v Russia
players-five = Germany and Italy stand idle
players-six = Italy stands idle
players-neutral-italy = neutral Italy

# What a board lacks for the rules of a game.
carry-powers = { $has ->
        [one] One power is
       *[other] { $has } powers are
    } played on this board, and these rules need { $needs } or more.
carry-income = The land of this board yields { $has } credits a year, and its powers need { $needs } for their units.
carry-seas = These rules need { $needs ->
        [one] a sea
       *[other] { $needs } seas or more
    }, and this board has { $has ->
        [0] none
        [one] only one
       *[other] only { $has }
    }.
carry-spaces = With armies aboard fleets, spaces and seas may be { $most } together, and this board has { $spaces } and { $seas }.
