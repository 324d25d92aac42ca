# Verlaufsbilder: wie es jeder Macht über die Jahre erging.

command-chart = Wie es jeder Macht über die Jahre erging, als Bild und in Zahlen
option-chart-what = Was gezählt wird (ohne Angabe das, womit man gewinnt)

choice-counted-centres = Zentren oder Provinzen
choice-counted-income = Einkünfte im Jahr
choice-counted-blocks = Blöcke
choice-counted-units = Einheiten

chart-title-centres = Zentren je Jahr
chart-title-provinces = Provinzen je Jahr
chart-title-income = Einkünfte je Jahr
chart-title-blocks = Blöcke je Jahr
chart-title-units = Einheiten je Jahr
chart-goal = Ziel: { $goal }
chart-line = { $power }: { $value }
chart-head = **{ $name }** · { $title }
chart-head-goal = **{ $name }** · { $title } (Ziel { $goal })
chart-text = **{ $power }:** { $values }
chart-text-years = Jahre { $first } bis { $last }.
chart-alt = Verlaufsbild von { $name }: { $title }, { $first } bis { $last }. { $rows }
chart-alt-goal = Verlaufsbild von { $name }: { $title }, { $first } bis { $last }; Ziel { $goal }. { $rows }
chart-alt-row = { $power } von { $from } auf { $to }
refusal-not-counted = Das hat in diesem Spiel niemand. Lass die Option weg, um zu sehen, womit man gewinnt.
