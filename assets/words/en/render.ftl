# What is written on pictures. Short: the column beside the map is narrow.

render-results = { $phase } · results
render-now = { $phase }
render-over = { $phase } · the end
render-own = { $phase } · your orders

render-powers = Powers
render-centres = SC
render-income = Income
render-blocks = Blocks
render-units = Units

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
render-sign-disband = Disband
render-sign-army = Army
render-sign-fleet = Fleet
render-sign-aboard = Army aboard
render-sign-neutral = Neutral
render-sign-centre = Centre
render-sign-value = Value
render-sign-chest = Treasury
render-sign-yard = Yard
render-sign-blocks = Blocks
render-sign-strait = Passage
render-sign-opened = Opened
render-sign-closed = Closed
# Borders a GM has drawn otherwise
render-border-closed = { $a }–{ $b } closed
render-border-armies = { $a }–{ $b } open to armies
render-border-fleets = { $a }–{ $b } open to fleets
render-border-all = { $a }–{ $b } open to armies and fleets

render-goal = Goal: { $goal } blocks
render-hands = Under each country: who orders it
render-hands-then = Under each country: who ordered it
render-seatless = { $power }: treasury without a seat

# Where seas are shared.
render-sign-stack = Fleets
render-sign-two-legs = Two legs
render-sign-patrol = Patrol
render-sign-block = Blockade
render-sign-leave = May pass
render-sign-sunk = Annihilated
render-sign-narrows = Narrows
