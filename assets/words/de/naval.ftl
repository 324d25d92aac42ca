# Flotten, die sich Meere teilen: warum Befehle so ausgingen, warum sie nicht erlaubt sind, und was man wissen sollte.

# Zusätze über eine versenkte Flotte, hinter dem Hauptteil eines Satzes.
doom = { $what }; { $doom }.
doom-outside-centre = sie wurde versenkt, denn ihre zwei Teilstrecken endeten in { $at }, wo kein Versorgungszentrum ist
doom-failed = sie wurde in { $at } versenkt, denn sie kam nicht in ein Versorgungszentrum
doom-second-order = sie wurde in { $at } versenkt, denn eine Flotte, die zieht und dann unterstützt oder geleitet, ist verloren
doom-stopped = sie wurde in { $at } versenkt, denn ihr Weg über zwei Teilstrecken war versperrt
doom-patrolled = sie wurde in { $at } von einer Patrouille versenkt: { $by }
doom-patrolled-nobody = sie wurde in { $at } von einer Patrouille versenkt

# Hauptteile.
why-blocked = { $order } scheiterte: { $unit } sperrte die Meerenge für { $to }
why-no-passage = { $order } scheiterte: { $past } war nicht freundlich, also kam die Flotte dort nicht vorbei
why-caught-held = { $unit } blieb
why-caught-cut = { $order } wurde von einer Patrouille abgeschnitten
why-caught-disrupted = { $order } wurde von einer Patrouille gestört
why-caught-leaving = { $order } scheiterte: Eine Patrouille war schneller
why-convoy-caught = { $order } scheiterte: Eine Patrouille fing die Flotte des Geleitzugs in { $sea }
why-fleet-stopped = { $order } scheiterte: { $fleet } kam nicht dorthin, wo sie geleiten sollte
why-no-contest-at-sea = { $order } blieb wirkungslos: Aus einem Meer wird niemand ferngehalten und niemand vertrieben
why-hunted =
    { $order } gelang: { $fleets ->
        [one] eine Flotte von { $of } wurde
       *[other] { $fleets } Flotten von { $of } wurden
    } versenkt
why-nobody-stayed = { $order } blieb wirkungslos: Keine Flotte von { $of } blieb dort
why-strait-closed = { $order } gelang: Die Meerenge war für { $to } gesperrt
why-block-spoiled = { $order } scheiterte: { $unit } war auch dort oder auf dem Weg dorthin

# Nicht erlaubte Befehle, und geschriebene, die nichts bewirken: der Grund, als Teil eines Satzes.
illegal-naval-only = Flotten patrouillieren und sperren in diesem Spiel nicht, und sie tun nach einem Zug nichts weiter
illegal-too-many-legs = eine Flotte fährt unterwegs durch höchstens ein Meer
illegal-first-leg-not-sea = eine Flotte mit zwei Befehlen fährt zuerst in ein Meer, und { $at } ist keines
illegal-back-to-start = die zweite Teilstrecke führt nicht dorthin zurück, woher die Flotte kam
illegal-no-second-hold = eine Flotte, die gezogen ist, zieht weiter, unterstützt oder geleitet; um zu bleiben, befiehl nur den Zug
illegal-no-second-hold-support = eine Flotte, die gezogen ist, unterstützt nur eine ziehende Einheit
illegal-no-second-convoy = eine Flotte, die gezogen ist, geleitet in diesem Spiel nicht
illegal-not-combined = Patrouillen und Sperren gehen mit keinem anderen Befehl zusammen
illegal-patrol-ashore = nur Flotten auf See patrouillieren
illegal-patrol-alone = eine Patrouille braucht zwei Flotten in { $at }: `2F { $id } P` und den Gegner
illegal-against-oneself = das richtet sich gegen die eigenen Flotten
illegal-no-strait = { $at } ist keine Hälfte einer Meerenge; das sind Ägäisches und Schwarzes Meer, Westliches Mittelmeer und Mittelatlantik, Ärmelkanal und Nordsee
illegal-too-many-fleets = es sind mehr Flotten befohlen, als in { $at } liegen
fault-no-way-past = an { $at } fährt keine Flotte vorbei
fault-not-held = { $at } wird gehalten von { $holder }; nur wer dort hält, lässt Flotten vorbei
fault-held-by-nobody = { $at } hält niemand, also lässt auch niemand Flotten vorbei

# Was man von einem erlaubten Befehl wissen sollte, bevor er zählt.
caution-ends-outside-centre = Die Flotte wird versenkt: Ihre zwei Teilstrecken enden in { $at }, wo kein Versorgungszentrum ist.
caution-must-arrive = Kommt die Flotte, warum auch immer, nicht nach { $at }, wird sie versenkt.
caution-second-order = Die Flotte wird versenkt: Sie zieht und tut dann noch etwas.
caution-may-be-blocked = Die Meerenge zwischen { $from } und { $to } kann gesperrt sein; dann bliebe die Flotte, wo sie ist.
caution-may-be-blocked-fatal = Die Meerenge zwischen { $from } und { $to } kann gesperrt sein; dann würde die Flotte versenkt.
caution-needs-friendly = Der Weg führt an { $past } vorbei. Das muss dir gehören oder für dich offen sein; sonst bleibt die Flotte, wo sie ist.
caution-needs-friendly-fatal = Der Weg führt an { $past } vorbei. Das muss dir gehören oder für dich offen sein; sonst wird die Flotte versenkt.
caution-last-leg-meant = Unterstützt wird die letzte Teilstrecke, nach { $to }. Ist die andere gemeint, sagt das eine Klammer um diese hier.
caution-no-contest-at-sea = Die Unterstützung ist wirkungslos: { $at } ist ein Meer, und daraus wird niemand ferngehalten.

caution-spares-credits = Ihre { $price } Taler im Jahr sind dann nicht mehr zu zahlen.
caution-spares-points = Ihre { $price } Punkte im Jahr sind dann nicht mehr zu zahlen.

# Neben den Befehlen einer Phase.
results-opened = { $at } war offen für Flotten von { $to }.
results-saved-credits =
    { $power } verlor { $fleets ->
        [one] eine Flotte
       *[other] { $fleets } Flotten
    } ohne Kampf darum und zahlt { $saved } Taler im Jahr weniger.
results-saved-points =
    { $power } verlor { $fleets ->
        [one] eine Flotte
       *[other] { $fleets } Flotten
    } ohne Kampf darum und zahlt { $saved } Punkte im Jahr weniger.

# Befehle ausgeschrieben.
order-double = { $unit } → { $by } → { $to }
order-support-leg = { $unit } unterstützt { $other } von { $by } → { $to }
order-then = { $unit } → { $sea }, danach { $then }
order-then-support-hold = unterstützt { $other } beim Halten
order-then-support-move = unterstützt { $other } → { $to }
order-then-support-leg = unterstützt { $other } von { $by } → { $to }
order-then-convoy = geleitet { $other } → { $to }
order-then-other = tut, was nicht erlaubt ist
order-patrol = { $unit } patrouilliert gegen { $against }
order-block = { $unit } sperrt die Meerenge für { $against }
order-several = { $count }-mal { $order }
order-open = { $at } ist offen für Flotten von { $to }

# Abstimmungen über Inseln.
motion-sicily = Sizilien
motion-sicily-about = Darf Sizilien betreten werden? Nur wenn alle Mächte zustimmen, bevor die erste Phase schließt.
motion-sardinia = Sardinien
motion-sardinia-about = Darf Sardinien betreten werden? Nur wenn alle Mächte zustimmen, bevor die erste Phase schließt.
motion-ireland = Irland
motion-ireland-about = Darf Irland betreten werden? Nur wenn alle Mächte zustimmen, bevor die erste Phase schließt.
motion-iceland = Island
motion-iceland-about = Darf Island betreten werden? Nur wenn alle Mächte zustimmen, bevor die erste Phase schließt.
results-motion-sicily =
    { $passed ->
        [yes] Alle waren einig: Sizilien kann betreten werden.
       *[no] Sizilien bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }
results-motion-sardinia =
    { $passed ->
        [yes] Alle waren einig: Sardinien kann betreten werden.
       *[no] Sardinien bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }
results-motion-ireland =
    { $passed ->
        [yes] Alle waren einig: Irland kann betreten werden.
       *[no] Irland bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }
results-motion-iceland =
    { $passed ->
        [yes] Alle waren einig: Island kann betreten werden.
       *[no] Island bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }

# Der Name der Variante.
variant-naval = See-Diplomacy

# Auswahl beim Tippen eines Befehls.
choice-one-of-fleets = { $unit } (eine von { $there })
choice-fleets = { $count }-mal { $unit }
choice-way = { $at } für fremde Flotten öffnen
choice-of-several = { $order } ({ $unit })

# Unter einem Befehl auf dem eigenen Blatt.
sheet-caution = ⚠ { $caution }

# Hilfe.
topic-naval = See-Diplomacy
help-naval =
    Beliebig viele Flotten aller Mächte teilen sich ein Meer; niemand wird daraus ferngehalten oder vertrieben. An Land ändert sich nichts.
    `F Eng - Mao - Spa/sc` fährt zwei Felder weit, durch ein Meer. Wer zwei Felder fährt, muss in einem Versorgungszentrum enden: Was auch dazwischenkommt, sonst wird die Flotte **versenkt**. Ebenso eine, die zieht und dann unterstützt oder geleitet: `F Naf - Wes - S F Eng - Mao - Spa/sc`.
    `F Adr S F (Ion -) Adr - Ven` unterstützt eine zweite Teilstrecke. `3F Nth - Eng` gilt für drei Flotten eines Meeres zugleich.
    `2F Nth P Germany` jagt: Zwei oder mehr Flotten versenken alle deutschen, die in dem Meer bleiben, was immer die dort tun sollten. Wer hinausbefohlen ist, entkommt.
    `F Eng B England` sperrt eine Meerenge (Ägäisches und Schwarzes Meer, Westliches Mittelmeer und Mittelatlantik, Ärmelkanal und Nordsee) von dieser Hälfte aus für eine Macht, wenn sonst niemand dort eine Flotte hat oder hinkommt.
    `F Bla - Aeg` und `F Bal - Ska` fahren an Konstantinopel und Dänemark vorbei, wenn die dir gehören oder ihr Halter `Open Con to Russia` schreibt.
    Was dich eine Flotte kosten kann, steht unter jedem Befehl auf deinem Blatt und wird nie verweigert. Die ersten Einheiten werden im Winter 1913 gebaut: Wer nichts befiehlt, bekommt die üblichen. `/vote` entscheidet über Inseln.
dm-help-naval =
    In deinem Spiel teilen sich Flotten die Meere: `F Eng - Mao - Spa/sc` fährt zwei Felder weit, `2F Nth P Germany` patrouilliert, `F Eng B England` sperrt eine Meerenge, `F Adr S F (Ion -) Adr - Ven` unterstützt eine zweite Teilstrecke, `Open Con to Russia` lässt Flotten vorbei. Mehr: `/help topic:naval`.
