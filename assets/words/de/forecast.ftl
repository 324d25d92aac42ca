# Was ein Blatt zwischen den Mächten bewirken würde, gesagt bevor die Phase schließt.

forecast-term =
    { $count ->
        [one] ein Strafpunkt
       *[other] { $count } Strafpunkte
    } bis Herbst { $year }
forecast-attack =
    { $orders } { $count ->
        [one] greift
       *[other] greifen
    } { $victim } an ({ $standing }): { $term }, und Krieg mit { $victim }.
# same: forecast-neutral
forecast-neutral = neutral
forecast-may-attack-you = darf dich angreifen, um einem Partner zu helfen, du umgekehrt nicht
forecast-leaving = euer Vertrag endet nach diesem Frühjahr
forecast-attack-at-war =
    { $orders } { $count ->
        [one] greift
       *[other] greifen
    } { $victim } an: keine Strafe, denn ihr seid im Krieg.
forecast-attack-in-aid =
    { $orders } { $count ->
        [one] greift
       *[other] greifen
    } { $victim } an, um einem Partner zu helfen: keine Strafe, und Krieg mit { $victim }.
forecast-minor =
    { $orders } { $count ->
        [one] betritt
       *[other] betreten
    } { $at }, ein Zentrum ohne Besitzer: { $term }.
forecast-minor-paid =
    { $orders } { $count ->
        [one] betritt
       *[other] betreten
    } { $at }, ein Zentrum ohne Besitzer, für das du schon eine Strafe hast.
forecast-first-shot = Das wäre der erste Schuss des Spiels: { $term } mehr.
forecast-first-shot-ally = { $power } hätte ihn mit dir abgegeben: { $term }.
forecast-shared = Im Bündnis mit dir teilt { $power } den Angriff auf { $victim }: { $term }.
forecast-war-shared = Auch { $power } wäre im Krieg mit { $other }.
forecast-war-aid-you = { $power } steht zu { $victim } und wäre im Krieg mit dir.
forecast-war-aid = { $power } steht zu { $victim } und wäre im Krieg mit { $other }.
forecast-imminent-you = { $power } dürfte dich ohne Strafe angreifen, um { $victim } zu helfen, du umgekehrt nicht.
forecast-imminent = { $power } dürfte { $other } ohne Strafe angreifen, um { $victim } zu helfen.
forecast-ended-you = Dein Vertrag ({ $treaty }) mit { $power } würde enden.
forecast-ended = Der Vertrag ({ $treaty }) von { $power } und { $other } würde enden.
forecast-sum =
    { $count ->
        [one] Ein neuer Strafpunkt
       *[other] { $count } neue Strafpunkte
    } für dich insgesamt: Deine Siegpunkte wären { $points }.
