# Was die Befehle eines Spielers zwischen den Mächten bewirken würden; nur er sieht es, bevor die Phase endet.

forecast-term =
    { $count ->
        [one] ein Strafpunkt
       *[other] { $count } Strafpunkte
    } bis Herbst { $year }
forecast-attack =
    { $orders } { $count ->
        [one] greift
       *[other] greifen
    } { ACCUSATIVE($victim) } an ({ $standing }): { $term }, und Krieg mit { DATIVE($victim) }.
# same: forecast-neutral
forecast-neutral = neutral
forecast-may-attack-you = nur diese Macht darf ohne Strafe angreifen, um einem Partner zu helfen
forecast-leaving = euer Vertrag endet nach diesem Frühjahr
forecast-attack-at-war =
    { $orders } { $count ->
        [one] greift
       *[other] greifen
    } { ACCUSATIVE($victim) } an: keine Strafe, denn ihr seid im Krieg.
forecast-attack-in-aid =
    { $orders } { $count ->
        [one] greift
       *[other] greifen
    } { ACCUSATIVE($victim) } an, um einem Partner zu helfen: keine Strafe, und Krieg mit { DATIVE($victim) }.
forecast-minor =
    { $orders } { $count ->
        [one] betritt
       *[other] betreten
    } { ACCUSATIVE($at) }, ein Zentrum ohne Besitzer: { $term }.
forecast-minor-paid =
    { $orders } { $count ->
        [one] betritt
       *[other] betreten
    } { ACCUSATIVE($at) }, ein Zentrum ohne Besitzer, für das du schon eine Strafe hast.
forecast-first-shot = Das wäre der erste Schuss der Partie: zusätzlich { $term }.
forecast-first-shot-ally = { $power } wäre daran beteiligt: { $term }.
forecast-shared = Auch { $power }, mit dir verbündet, wird für den Angriff auf { ACCUSATIVE($victim) } bestraft: { $term }.
forecast-war-shared = { $power } wäre auch im Krieg mit { DATIVE($other) }.
forecast-war-aid-you = { $power } steht zu { DATIVE($victim) } und wäre im Krieg mit dir.
forecast-war-aid = { $power } steht zu { DATIVE($victim) } und wäre im Krieg mit { DATIVE($other) }.
forecast-imminent-you = { $power } dürfte dich ohne Strafe angreifen, um { $victim } zu helfen, aber du umgekehrt nicht.
forecast-imminent = { $power } dürfte { $other } ohne Strafe angreifen, um { $victim } zu helfen.
forecast-ended-you = Dein Vertrag ({ $treaty }) mit { DATIVE($power) } würde enden.
forecast-ended = Der Vertrag ({ $treaty }) zwischen { DATIVE($power) } und { DATIVE($other) } würde enden.
forecast-sum =
    { $count ->
        [one] Ein neuer Strafpunkt
       *[other] { $count } neue Strafpunkte
    } für dich insgesamt: Du hättest { $points } Siegpunkte.
