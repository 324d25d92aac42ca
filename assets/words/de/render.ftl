# Texte auf Bildern. Kurz halten: Die Spalte neben der Karte ist schmal.

render-results = { $phase } · Ergebnisse
render-now = { $phase }
render-over = { $phase } · das Ende
render-own = { $phase } · deine Befehle

render-powers = Mächte
render-centres = VZ
render-income = Ertrag
render-blocks = Blöcke
render-units = Einh.
# Neben einer Macht, die niemand spielt und deren Einheiten halten.
render-idle = spielt niemand

render-legend = Legende
render-sign-move = Zug
render-sign-move-failed = Zug gescheitert
render-sign-support = Unterstützung
render-sign-support-cut = Unterbrochen
render-sign-convoy = Geleitzug
render-sign-hold = Halten
render-sign-void = Wirkungslos
render-sign-dislodged = Vertrieben
render-sign-retreat = Rückzug
render-sign-build = Bau
render-sign-build-failed = Bau gescheitert
render-sign-disband = Auflösung
render-sign-army = Armee
render-sign-fleet = Flotte
render-sign-aboard = Armee an Bord
render-sign-aboard-left = An Bord: Züge übrig
# same: render-sign-neutral
render-sign-neutral = Neutral
render-sign-centre = Zentrum
render-sign-value = Wert
render-sign-chest = Schatz
render-sign-yard = Werft
render-sign-blocks = Blöcke
render-sign-strait = Übergang: für Armeen und Flotten
render-sign-opened = Geöffnet
render-sign-closed = Geschlossen
# Grenzen, die die Spielleitung geändert hat
render-border-closed = { $a }–{ $b } geschlossen
render-border-armies = { $a }–{ $b } offen für Armeen
render-border-fleets = { $a }–{ $b } offen für Flotten
render-border-all = { $a }–{ $b } offen für Armeen und Flotten

render-goal = Ziel: { $goal } Blöcke
render-goal-centres = Ziel: { $goal } Zentren
render-goal-income = Ziel: { $goal } Credits im Jahr
render-goal-points = Ziel: { $goal } Punkte allein, { $two } zu zweit, { $three } zu dritt
render-hands = Die Namen zeigen, wer ein Land befehligt
render-hands-then = Die Namen zeigen, wer ein Land befehligte
render-seatless = { $power }: Schatz in keiner Provinz

# Für Partien, in denen sich Flotten Meere teilen.
render-sign-stack = Flotten
render-sign-two-legs = Zwei Strecken
render-sign-patrol = Patrouille
render-sign-block = Sperre
render-sign-leave = Darf vorbei
render-sign-sunk = Versenkt
render-sign-narrows = Meerenge

# same: render-treasury
render-treasury = Credits
render-funds = Kasse
render-points = Punkte
render-sign-option = Rückzug möglich
render-sign-barred = Rückzug verwehrt
render-sign-boarding = Geht an Bord
render-sign-site = Bau möglich
render-sign-unordered = Kein Befehl
render-sign-guessed = Geraten
render-sign-captured = Eingenommen
# Höchstens sechs Wörter: steht in der Legende jeder Karte.
render-sign-hinterland = Blass: ohne Zentrum, Nachbarfarbe

# Überschriften der Notizen, und was dasteht, wenn der Platz nicht für alle reicht.
render-happened = Was geschah
render-due = Zu entscheiden
render-orders = Befehle
render-no-orders = Noch keine
render-more = … und mehr in den Ergebnissen
# same: render-nobody
render-nobody = Neutral
render-what-if = Was-wäre-wenn
render-preview = Vorschau
render-trial = Probe
render-would-happen = Was passieren würde

# Was in einer Phase geschah. Orte abgekürzt wie auf der Karte.
told-takes = { $power } nimmt { $places }
told-enters = { $power } betritt { $places }
told-from = { $place } von { DATIVE($power) }
told-dislodged = { $unit } ({ $power }) muss sich zurückziehen
told-destroyed = { $unit } ({ $power }) ist vernichtet
told-annihilated = { $unit } ({ $power }) ist versenkt
told-bounce = Abgeprallt in { $place }: { $units }
told-cut = Unterstützung unterbrochen: { $units }
told-no-convoy = Geleitzug gescheitert: { $units }
told-retreats = { $unit } ({ $power }) zieht sich nach { $to } zurück
told-disbands = { $unit } ({ $power }) löst sich auf
told-builds = { $power } baut { $places }
told-removes = { $power } löst auf: { $places }
told-unused =
    { $power } lässt { $count ->
        [one] einen Bau
       *[other] { $count } Bauten
    } ungenutzt

# Was zu entscheiden ist.
told-choice = { $unit } ({ $power }): { $places } oder Auflösung
told-lost = { $unit } ({ $power }): muss sich auflösen
told-lacks =
    { $power }: { $count ->
        [one] Es fehlt { $count } Credit
       *[other] Es fehlen { $count } Credits
    }
told-may-build =
    { $power } darf { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    } bauen: { $places }
told-must-remove =
    { $power } muss { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    } auflösen

# Für die Alternativtexte der Bilder.
alt-dislodged = (vertrieben)
alt-destroyed = (vernichtet)
alt-annihilated = (versenkt)
alt-builds = baut { $unit }
alt-removes = löst { $unit } auf
alt-waives = verzichtet auf einen Bau
alt-unused =
    { $count ->
        [one] ein Bau
       *[other] { $count } Bauten
    } ungenutzt
alt-more-rows = … und { $count } weitere.
alt-left-out =
    { $count ->
        [one] Ein weiterer Eintrag fehlt
       *[other] { $count } weitere Einträge fehlen
    } hier: siehe { $see }.
