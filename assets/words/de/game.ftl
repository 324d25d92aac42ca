# Die Namen der Phasen.

phase-spring-moves = Frühjahr { $year }, Züge
phase-fall-moves = Herbst { $year }, Züge
phase-spring-retreats = Frühjahr { $year }, Rückzüge
phase-fall-retreats = Herbst { $year }, Rückzüge
phase-winter = Winter { $year }, Aufbau
