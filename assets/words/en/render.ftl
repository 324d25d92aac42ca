# Texts on pictures. Keep them short: the column beside the map is narrow.

render-results = { $phase } · results
render-now = { $phase }
render-over = { $phase } · the end
render-own = { $phase } · your orders

render-powers = Powers
render-centres = SC
render-income = Income
render-blocks = Blocks
render-units = Units
# Beside a power that nobody plays and whose units hold.
render-idle = nobody plays it

render-legend = Legend
render-sign-move = Move
render-sign-move-failed = Move failed
render-sign-support = Support
render-sign-support-cut = Support cut
render-sign-convoy = Convoy
render-sign-hold = Hold
render-sign-void = Void
render-sign-dislodged = Dislodged
render-sign-retreat = Retreat
render-sign-build = Build
render-sign-build-failed = Build failed
render-sign-disband = Disband
render-sign-army = Army
render-sign-fleet = Fleet
render-sign-aboard = Army aboard
render-sign-aboard-left = Aboard: moves left
render-sign-neutral = Neutral
render-sign-centre = Centre
render-sign-value = Value
render-sign-chest = Treasury
render-sign-yard = Yard
render-sign-blocks = Blocks
render-sign-strait = Crossing: armies and fleets pass
render-sign-opened = Opened
render-sign-closed = Closed
# Borders changed by a GM
render-border-closed = { $a }–{ $b } closed
render-border-armies = { $a }–{ $b } open to armies
render-border-fleets = { $a }–{ $b } open to fleets
render-border-all = { $a }–{ $b } open to armies and fleets

render-goal = Goal: { $goal } blocks
render-goal-centres = Goal: { $goal } centres
render-goal-income = Goal: { $goal } credits a year
render-goal-points = Goal: { $goal } points alone, { $two } for two, { $three } for three
render-hands = Names show who commands each country
render-hands-then = Names show who commanded each country
render-seatless = { $power }: treasury in no province

# For games in which fleets share seas.
render-sign-stack = Fleets
render-sign-two-legs = Two legs
render-sign-patrol = Patrol
render-sign-block = Blockade
render-sign-leave = May pass
render-sign-sunk = Annihilated
render-sign-narrows = Strait

render-treasury = Credits
render-funds = Funds
render-points = Points
render-sign-option = May retreat
render-sign-barred = May not retreat
render-sign-boarding = Goes aboard
render-sign-site = May build
render-sign-unordered = No order
render-sign-guessed = Guessed
render-sign-captured = Captured
# At most six words: it is in the legend of every map.
render-sign-hinterland = Pale: no centre, tinted like a neighbour

# Headings above the notes, and what is shown when there is no room for all of them.
render-happened = What happened
render-due = Decisions due
render-orders = Orders
render-no-orders = None yet
render-more = … and more in the results
render-nobody = Neutral
render-what-if = What if
render-preview = Preview
render-trial = Trial
render-would-happen = What would happen

# What happened in a phase. Places are abbreviated as on the map.
told-takes = { $power } takes { $places }
told-enters = { $power } enters { $places }
told-from = { $place } from { $power }
told-dislodged = { $unit } ({ $power }) must retreat
told-destroyed = { $unit } ({ $power }) is destroyed
told-annihilated = { $unit } ({ $power }) is annihilated
told-bounce = Bounce in { $place }: { $units }
told-cut = Support cut: { $units }
told-no-convoy = Convoy failed: { $units }
told-retreats = { $unit } ({ $power }) retreats to { $to }
told-disbands = { $unit } ({ $power }) disbands
told-builds = { $power } builds { $places }
told-removes = { $power } disbands { $places }
told-unused =
    { $power } leaves { $count ->
        [one] one build
       *[other] { $count } builds
    } unused

# What has to be decided.
told-choice = { $unit } ({ $power }): { $places } or disband
told-lost = { $unit } ({ $power }): must disband
told-lacks =
    { $power } lacks { $count } { $count ->
        [one] credit
       *[other] credits
    }
told-may-build =
    { $power } may build { $count ->
        [one] one unit
       *[other] { $count } units
    }: { $places }
told-must-remove =
    { $power } must disband { $count ->
        [one] one unit
       *[other] { $count } units
    }

# For the pictures' alt texts.
alt-dislodged = (dislodged)
alt-destroyed = (destroyed)
alt-annihilated = (annihilated)
alt-builds = builds { $unit }
alt-removes = disbands { $unit }
alt-waives = waives a build
alt-unused =
    { $count ->
        [one] one build
       *[other] { $count } builds
    } unused
alt-more-rows = …and { $count } more.
alt-left-out =
    { $count ->
        [one] One more entry is
       *[other] { $count } more entries are
    } left out: see { $see }.
