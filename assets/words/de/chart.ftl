# Diagramme der Mächte über die Jahre.

command-chart = Zeigen, wie es jeder Macht über die Jahre erging
option-chart-what = Was gezählt wird (Vorgabe: womit man gewinnt)

choice-counted-centres = Zentren oder Provinzen
choice-counted-income = Einkommen im Jahr
choice-counted-blocks = Blöcke
choice-counted-units = Einheiten

chart-title-centres = Zentren je Jahr
chart-title-provinces = Provinzen je Jahr
chart-title-income = Einkommen je Jahr
chart-title-blocks = Blöcke je Jahr
chart-title-units = Einheiten je Jahr
chart-goal = Ziel: { $goal }
chart-line = { $power }: { $value }
chart-head = **{ $name }** · { $title }
chart-head-goal = **{ $name }** · { $title } (Ziel { $goal })
chart-text = **{ $power }:** { $values }
chart-text-years = Jahre { $first } bis { $last }.
chart-alt = Diagramm von { $name }: { $title }, { $first } bis { $last }. { $rows }
chart-alt-goal = Diagramm von { $name }: { $title }, { $first } bis { $last }; Ziel { $goal }. { $rows }
chart-alt-row = { $power } von { $from } auf { $to }
refusal-not-counted = Das zählt in dieser Partie nicht. Lass die Option weg, um zu sehen, womit man gewinnt.
