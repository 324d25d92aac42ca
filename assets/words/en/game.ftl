# The names of phases.

phase-spring-moves = Spring { $year }, movement
phase-fall-moves = Fall { $year }, movement
phase-spring-retreats = Spring { $year }, retreats
phase-fall-retreats = Fall { $year }, retreats
phase-winter = Winter { $year }, builds
