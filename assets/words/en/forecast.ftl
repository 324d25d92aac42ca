# What a player's orders would mean between the powers, shown to that player before the phase closes.

forecast-term =
    { $count ->
        [one] one penalty point
       *[other] { $count } penalty points
    } until Fall { $year }
forecast-attack =
    { $orders } { $count ->
        [one] attacks
       *[other] attack
    } { $victim } ({ $standing }): { $term }, and war with { $victim }.
forecast-neutral = neutral
forecast-may-attack-you = only it may attack without penalty, in aid of a partner
forecast-leaving = your treaty ends after this Spring
forecast-attack-at-war =
    { $orders } { $count ->
        [one] attacks
       *[other] attack
    } { $victim }: no penalty, because you are at war.
forecast-attack-in-aid =
    { $orders } { $count ->
        [one] attacks
       *[other] attack
    } { $victim } in aid of a partner: no penalty, and war with { $victim }.
forecast-minor =
    { $orders } { $count ->
        [one] enters
       *[other] enter
    } { $at }, an unowned centre: { $term }.
forecast-minor-paid =
    { $orders } { $count ->
        [one] enters
       *[other] enter
    } { $at }, an unowned centre you already have a penalty for.
forecast-first-shot = That would be the first shot of the game, which adds { $term }.
forecast-first-shot-ally = { $power } would share it with you: { $term }.
forecast-shared = Your ally { $power } is also penalised for the attack on { $victim }: { $term }.
forecast-war-shared = { $power } would also be at war with { $other }.
forecast-war-aid-you = { $power } stands by { $victim } and would be at war with you.
forecast-war-aid = { $power } stands by { $victim } and would be at war with { $other }.
forecast-imminent-you = { $power } could attack you without penalty in aid of { $victim }, but you could not attack it without one.
forecast-imminent = { $power } could attack { $other } without penalty in aid of { $victim }.
forecast-ended-you = Your { $treaty } with { $power } would end.
forecast-ended = The { $treaty } between { $power } and { $other } would end.
forecast-sum =
    { $count ->
        [one] One new penalty point
       *[other] { $count } new penalty points
    } for you in total: you would have { $points } victory points.
