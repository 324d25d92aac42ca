# Charts of the powers over the years.

command-chart = Show how every power has fared over the years
option-chart-what = What to count (default: what decides the game)

choice-counted-centres = Supply centres or provinces
choice-counted-income = Income a year
choice-counted-blocks = Blocks
choice-counted-units = Units

chart-title-centres = Centres by year
chart-title-provinces = Provinces by year
chart-title-income = Income by year
chart-title-blocks = Blocks by year
chart-title-units = Units by year
chart-goal = Goal: { $goal }
chart-line = { $power } { $value }
chart-head = **{ $name }** – { $title }
chart-head-goal = **{ $name }** – { $title } (goal { $goal })
chart-text = **{ $power }**: { $values }
chart-text-years = Years { $first } to { $last }.
chart-alt = Chart of { $name }: { $title }, { $first } to { $last }. { $rows }
chart-alt-goal = Chart of { $name }: { $title }, { $first } to { $last }; goal { $goal }. { $rows }
chart-alt-row = { $power } from { $from } to { $to }
refusal-not-counted = That is not counted in this game. Leave the option out to see what decides the game.
