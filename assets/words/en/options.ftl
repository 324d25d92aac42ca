# The options of a variant: what each takes.

expected-number = a whole number from { $from } to { $to }
expected-one-of = one of { $words }
expected-any-of = a list of any of { $words }
expected-values = land provinces and their credits a year, 0 to { $most }

option-unknown = the variant has no such option; it has { $known }
option-unreadable = `{ $found }` is not { $expected }
option-contradiction = { $a } ({ $rule-a }) and { $b } ({ $rule-b }) contradict each other

# Choices on the axes of a game: among a command’s choices, in a custom game’s name, in refusals.
choice-board-standard = the standard board
choice-board-economic = Economic IV’s board
choice-board-naval = Naval Diplomacy’s board
choice-movement-standard = standard movement
choice-movement-naval = naval movement
choice-economy-centres = supply centres
choice-economy-credits = Economic IV’s credits
choice-economy-blocks = Investment’s blocks
choice-relations-none = no treaties
choice-relations-treaties = treaties
choice-control-seats = a power for each player
choice-control-bourse = Capitalist’s bourse
choice-seasons-two = two seasons a year
choice-seasons-one = one move a year
choice-opening-standard = the standard opening
choice-opening-unarmed = no units, and a Winter first
choice-opening-chosen = first units of each power’s choice
choice-opening-reduced = two units for each power
choice-opening-reduced-without-stp = two units for each power, none in St Petersburg
choice-opening-reduced-without-sev = two units for each power, none in Sevastopol
choice-goal-centres = a goal in supply centres
choice-goal-income = a goal in credits a year
choice-goal-blocks = a goal in blocks
choice-goal-points = a goal in victory points
variant-composed = Custom: { $variant } with { $choices }
