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
render-hands = Unter jedem Land: wer dort befiehlt
render-hands-then = Unter jedem Land: wer dort befahl
render-seatless = { $power }: Kasse ohne Ort

# Wo Meere geteilt werden.
render-sign-stack = Flotten
render-sign-two-legs = Zwei Strecken
render-sign-patrol = Patrouille
render-sign-block = Sperre
render-sign-leave = Darf vorbei
render-sign-sunk = Versenkt
render-sign-narrows = Meerenge
