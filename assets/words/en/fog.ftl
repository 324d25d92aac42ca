# Games in which not everybody sees the whole board (F-01 to F-12).

# An order whose outcome depends on what the reader does not see: F-08.
why-unseen =
    { $verdict ->
        [held] { $unit } held
        [moved] { $order } succeeded
        [supported] { $order } counted
        [convoyed] { $order } stood ready
        [cut] { $order } was cut; you do not see why
        [void] { $order } had no effect; you do not see why
       *[other] { $order } failed; you do not see why
    }
retreat-unseen = { $unit } was disbanded; you do not see why its retreat failed
head-unseen = fog lies over the board; each player sees their own part with /map and /history
results-none-for-all = In the fog, players see only their own results: `/history`
results-none-seen = You saw no orders and no changes.
replay-alt-unseen = out of sight
board-power-unseen = **{ $power }**: out of sight
head-quiet-here = no change that you can see

due-unseen = something to do

choice-visibility-open = everybody sees the whole board
choice-visibility-fog = fog of war
rules-topic-sight = What you see
rules-synonyms-sight = fog, see, sight, visibility, hidden
rules-choice-visibility-open = Everybody sees the whole board.
rules-choice-visibility-fog = A power sees the spaces where its units stand, the provinces it owns, and all spaces next to them. Everything else is shown as it was last seen. You learn who attacks you and from where, but not who supports the attack from out of sight. Orders are checked by what you see: you may support or convoy units that you do not see. Only what is announced is posted in the channel: phases, deadlines, who is ready, who is out of the game, votes and how the game ends.
rules-option-fog_centres =
    { $value ->
        [itself] Of a province that you own, you see only the province itself.
       *[around] A province that you own shows you the spaces that touch it.
    }
rules-option-fog_fleets =
    { $value ->
        [two-seas] A fleet at sea also sees the spaces that touch the seas next to its own.
       *[one-sea] Fleets see no further than armies.
    }
rules-option-fog_allies =
    { $value ->
        [shared] Powers with a treaty in force see what either of them sees.
       *[apart] Allies do not share what they see.
    }

# What the others have is not counted.
status-power-hidden = **{ $power }** { $player }
map-alt-power-hidden = { $power }, as far as seen
board-power-hidden = **{ $power }**, as far as seen
refusal-out-of-sight = In the fog, there is no count for everybody to see. To see your own, ask without `share`.

# The map: under the legend, and the sign of what is only remembered.
fog-remembered = Faint, with a year: as last seen
fog-veiled = Grey: out of sight
