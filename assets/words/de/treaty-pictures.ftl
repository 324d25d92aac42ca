# Wie Mächte zueinander stehen, Strafen und Siegpunkte, in Bildern und Tabellen.

relations-line = { $why }

matrix-title = Beziehungen, { $phase }
# same: matrix-neutral
matrix-neutral = neutral
matrix-mdt = Verteidigungsvertrag
matrix-aat = Angriffsbündnis
matrix-may-attack = darf ohne Strafe angreifen
matrix-may-be-attacked = darf ohne Strafe angegriffen werden
matrix-war = im Krieg
matrix-word-neutral = –
matrix-word-war = KRIEG
matrix-below-may = darf angreifen
matrix-below-may-be = bedroht
matrix-below-announced = { $treaty } { $year }
matrix-below-ends = endet { $year }
matrix-below-claim = Anspruch { $year }
matrix-note = Zeilenweise zu lesen: wie die Macht links zu der Macht oben steht. Klein: ein kommender Vertrag und sein Jahr, das Frühjahr, nach dem ein Vertrag endet, der Herbst, der über einen Anspruch entscheidet.
matrix-alt = Beziehungen in { $name }, { $phase }. { $ties } Alle anderen sind neutral.
matrix-alt-none = Beziehungen in { $name }, { $phase }: Alle Mächte sind neutral.

tie-war = { $a } und { $b }: Krieg{ $later }.
tie-imminent = { $a } darf { $b } angreifen: drohender Krieg{ $later }.
tie-aat = { $a } und { $b }: Angriffsbündnis (AAT){ $later }.
tie-mdt = { $a } und { $b }: gegenseitige Verteidigung (MDT){ $later }.
tie-neutral = { $a } und { $b }: neutral{ $later }.
tie-later = { " " }– { $later }
ties-none = Alle Mächte sind zueinander neutral.

conference-open =
    Internationale Konferenz. { $count ->
        [0] Keine Mächte stehen in Kontakt.
       *[other] In Kontakt stehen: { $contacts }.
    }
conference-open-many = Internationale Konferenz. { $count } Paare von Mächten stehen in Kontakt.
conference-contacts = { $power }: { $others }.
conference-called = Internationale Konferenz: Jeder Vertrag endet mit dem Winter { $year }.

penalties-title = Strafen, { $phase }
penalties-column-power = Macht
penalties-column-points = Punkte
penalties-column-cause = Wofür
penalties-column-about = Gegen oder mit
penalties-column-since = Seit
penalties-column-until = Bis Herbst
penalties-none-about = –
penalties-note = Eine Strafe zählt in jedem Herbst bis einschließlich des genannten und läuft danach ab.
penalties-line = { $penalty } Seit { $season }.
penalties-none = Es gelten keine Strafen.
penalties-more =
    … und { $lines ->
        [one] eine weitere Zeile: siehe die Datei.
       *[other] { $lines } weitere Zeilen: siehe die Datei.
    }
penalties-answer = Geltende Strafen, { $phase }:
penalties-alt = Geltende Strafen in { $name }, { $phase }. { $lines }
cause-major = Angriff
cause-shared = Angriff von { DATIVE($power) } (AAT)
cause-minor = Freies Zentrum
cause-alliance = Bündnis (AAT)
cause-first-shot = Erster Schuss
cause-abrogation = MDT gekündigt
season-spring = Frühjahr { $year }
season-fall = Herbst { $year }
# same: season-winter
season-winter = Winter { $year }

victory-title = Siegpunkte, { $phase }
victory-column-power = Macht
victory-column-base = Zentren
victory-column-penalties = Strafpunkte
victory-column-points = Siegpunkte
victory-column-alone = Bis Alleinsieg
victory-line-claim = { $line } Über den Anspruch wird im Herbst { $year } entschieden.
victory-line-level =
    { $line } { $level ->
        [one] Spätere Strafen kosten einen Punkt mehr und dauern ein Jahr länger.
       *[other] Spätere Strafen kosten { $level } Punkte mehr und dauern { $level } Jahre länger.
    }
victory-gap = { $has } · { $lacking } fehlen
victory-enough = genug
victory-flag-claim = Anspruch: Herbst { $year }
victory-flag-level = Strafen +{ $level }
victory-two = Zu zweit nötig: { $needed }
victory-three = Zu dritt nötig: { $needed }
victory-note = Umrahmt: genug, wenn es bis zu einem Herbst so bleibt. Durchgestrichen: Eine Macht hat eine Strafe für einen Angriff auf eine andere, also können sie den Sieg nicht gemeinsam beanspruchen.
victory-note-fall = Umrahmt: genug für einen Anspruch, bis die nächste Zugphase im Frühjahr endet. Durchgestrichen: Eine Macht hat eine Strafe für einen Angriff auf eine andere, also können sie den Sieg nicht gemeinsam beanspruchen.
victory-note-level = Strafen +1 oder +2: Jede weitere Strafe kostet so viele Punkte mehr und dauert so viele Jahre länger.
victory-line = { $power }: { $base } − { $penalties } = { $points }.
victory-able = { $members } ({ $points })
victory-able-more =
    { $count ->
        [one] eine weitere Gruppe
       *[other] { $count } weitere Gruppen
    }
victory-enough-for = Genug für einen Anspruch: { $who }.
victory-alt = { $title } in { $name }: Zentren minus Strafen. { $rows }
victory-answer = { $title }:
