# Was auf Bildern steht. Kurz: Die Spalte neben der Karte ist schmal.

render-results = { $phase } · Ergebnis
render-now = { $phase }
render-over = { $phase } · das Ende
render-own = { $phase } · deine Befehle

render-powers = Mächte
render-centres = VZ
render-income = Einkünfte
render-blocks = Blöcke
render-units = Einh.

render-legend = Legende
render-sign-move = Zug
render-sign-move-failed = Zug gescheitert
render-sign-support = Unterstützung
render-sign-support-cut = Abgeschnitten
render-sign-convoy = Geleitzug
render-sign-hold = Halten
render-sign-void = Wirkungslos
render-sign-dislodged = Vertrieben
render-sign-retreat = Rückzug
render-sign-build = Bau
render-sign-disband = Auflösung
render-sign-army = Armee
render-sign-fleet = Flotte
render-sign-aboard = Armee an Bord
render-sign-aboard-left = An Bord: Züge übrig
# same: render-sign-neutral
render-sign-neutral = Neutral
render-sign-centre = Zentrum
render-sign-value = Wert
render-sign-chest = Kasse
render-sign-yard = Werft
render-sign-blocks = Blöcke
render-sign-strait = Durchfahrt
render-sign-opened = Geöffnet
render-sign-closed = Geschlossen
# Grenzen, die die Spielleitung anders gezogen hat
render-border-closed = { $a }–{ $b } geschlossen
render-border-armies = { $a }–{ $b } offen für Armeen
render-border-fleets = { $a }–{ $b } offen für Flotten
render-border-all = { $a }–{ $b } offen für Armeen und Flotten

render-goal = Ziel: { $goal } Blöcke
render-goal-centres = Ziel: { $goal } Zentren
render-goal-income = Ziel: { $goal } Taler im Jahr
render-hands = Neben jedem Land: wer dort befiehlt
render-hands-then = Neben jedem Land: wer dort befahl
render-seatless = { $power }: Kasse ohne Ort

# Wo Meere geteilt werden.
render-sign-stack = Flotten
render-sign-two-legs = Zwei Strecken
render-sign-patrol = Patrouille
render-sign-block = Sperre
render-sign-leave = Darf vorbei
render-sign-sunk = Versenkt
render-sign-narrows = Meerenge

# same: render-treasury
render-treasury = Gold
render-funds = Kasse
render-points = Punkte
render-sign-option = Möglicher Rückzug
render-sign-barred = Rückzug verwehrt
render-sign-boarding = Geht an Bord
render-sign-site = Möglicher Bau
render-sign-unordered = Kein Befehl
render-sign-guessed = Geraten
render-sign-captured = Eingenommen
# Höchstens sechs Wörter: Es steht in der Legende jeder Karte.
render-sign-hinterland = Blass: folgt einem Nachbarzentrum

# Über den Notizen, und wo nicht alle Platz haben.
render-happened = Was geschah
render-due = Zu entscheiden
render-orders = Befehle
render-no-orders = Noch keine
render-more = … und mehr in den Ergebnissen
# same: render-nobody
render-nobody = Neutral
render-what-if = Was wäre, wenn
render-preview = Vorschau
render-trial = Probe
render-would-happen = Was geschähe

# Was eine Phase ergab. Orte wie auf der Karte.
told-takes = { $power } nimmt { $places }
told-enters = { $power } betritt { $places }
told-from = { $place } von { $power }
told-dislodged = { $unit } ({ $power }) muss sich zurückziehen
told-destroyed = { $unit } ({ $power }) ist vernichtet
told-annihilated = { $unit } ({ $power }) ist versenkt
told-bounce = Gescheitert nach { $place }: { $units }
told-cut = Unterstützung abgeschnitten: { $units }
told-no-convoy = Ohne Geleitzug: { $units }
told-retreats = { $unit } ({ $power }) zieht sich nach { $to } zurück
told-disbands = { $unit } ({ $power }) löst sich auf
told-builds = { $power } baut { $places }
told-removes = { $power } löst auf: { $places }
told-unused =
    { $power } lässt { $count ->
        [one] einen Bau
       *[other] { $count } Bauten
    } ungenutzt

# Was ansteht.
told-choice = { $unit } ({ $power }): { $places } oder Auflösung
told-lost = { $unit } ({ $power }): muss sich auflösen
told-lacks = { $power }: es fehlen { $count } Taler
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

# Wo niemand das Bild sieht.
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
alt-left-out =
    { $count ->
        [one] Ein weiterer Eintrag fehlt
       *[other] { $count } weitere Einträge fehlen
    } hier: { $see } nennt alles.
