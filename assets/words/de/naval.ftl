# Flotten, die sich Seegebiete teilen: warum Befehle so ausgingen, warum sie unzulässig sind, und Warnungen vor riskanten Befehlen.

# Zusätze über eine versenkte Flotte, hinter dem Hauptteil eines Satzes.
doom = { $what }; { $doom }.
doom-outside-centre = sie wurde versenkt, denn ihr Zug über zwei Felder endete { IN($at) }, und dort ist kein Versorgungszentrum
doom-failed = sie wurde { IN($at) } versenkt, denn sie erreichte kein Versorgungszentrum
doom-second-order = sie wurde { IN($at) } versenkt, denn eine Flotte, die zieht und dann unterstützt oder geleitet, ist verloren
doom-stopped = sie wurde { IN($at) } versenkt, denn ihr Zug über zwei Felder wurde aufgehalten
doom-patrolled = sie wurde { IN($at) } von einer Patrouille versenkt: { $by }
doom-patrolled-nobody = sie wurde { IN($at) } von einer Patrouille versenkt

# Hauptteile.
why-blocked = { $order } scheiterte: { $unit } sperrte die Meerenge für { ACCUSATIVE($to) }
why-no-passage = { $order } scheiterte: { NOMINATIVE($past) } war nicht freundlich, also kam die Flotte dort nicht vorbei
why-caught-held = { $unit } blieb
why-caught-cut = { $order } wurde von einer Patrouille unterbrochen
why-caught-disrupted = { $order } wurde von einer Patrouille gestört
why-caught-leaving = { $order } scheiterte: Eine Patrouille fing die Flotte vorher ab
why-convoy-caught = { $order } scheiterte: Eine Patrouille fing die geleitende Flotte { IN($sea) } ab
why-fleet-stopped = { $order } scheiterte: { $fleet } erreichte den Ort nicht, von dem aus sie geleiten sollte
why-no-contest-at-sea = { $order } blieb wirkungslos: Niemand kann von einem Seegebiet ferngehalten oder daraus vertrieben werden
why-hunted =
    { $order } gelang: { $fleets ->
        [one] eine Flotte von { DATIVE($of) } wurde
       *[other] { $fleets } Flotten von { DATIVE($of) } wurden
    } versenkt
why-nobody-stayed = { $order } blieb wirkungslos: Keine Flotte von { DATIVE($of) } blieb dort
why-strait-closed = { $order } gelang: Die Meerenge war für { ACCUSATIVE($to) } gesperrt
why-block-spoiled = { $order } scheiterte: { $unit } war ebenfalls dort oder auf dem Weg dorthin

# Unzulässige Befehle und solche, die nichts bewirken: der Grund, als Teil eines Satzes.
illegal-naval-only = in dieser Partie können Flotten nicht patrouillieren, nicht sperren und nach einem Zug nichts weiter tun
illegal-too-many-legs = eine Flotte kann unterwegs durch höchstens ein Seegebiet fahren
illegal-first-leg-not-sea = eine Flotte mit zwei Befehlen muss zuerst in ein Seegebiet fahren, und { NOMINATIVE($at) } ist keines
illegal-back-to-start = ein zweiter Zug kann nicht dorthin zurückführen, woher die Flotte kam
illegal-no-second-hold = nach einem Zug kann eine Flotte nur weiterziehen, unterstützen oder geleiten; soll sie dort bleiben, gib nur den Befehl zum Ziehen
illegal-no-second-hold-support = nach einem Zug kann eine Flotte nur eine ziehende Einheit unterstützen
illegal-no-second-convoy = nach einem Zug kann eine Flotte in dieser Partie nicht geleiten
illegal-not-combined = eine Patrouille oder Sperre lässt sich mit keinem anderen Befehl verbinden
illegal-patrol-ashore = nur Flotten auf See können patrouillieren
illegal-patrol-alone = eine Patrouille braucht zwei Flotten { IN($at) }: Schreib `2F { $id } P` und den Gegner
illegal-against-oneself = das richtet sich gegen die eigenen Flotten
illegal-no-strait = { NOMINATIVE($at) } gehört zu keiner Meerenge; das sind Ägäisches und Schwarzes Meer, Westliches Mittelmeer und Mittelatlantik, Ärmelkanal und Nordsee
illegal-too-many-fleets = es sind mehr Flotten befohlen, als { IN($at) } stehen
fault-no-way-past = an { DATIVE($at) } kann keine Flotte vorbeifahren
fault-not-held = { NOMINATIVE($at) } wird von { DATIVE($holder) } gehalten, und nur diese Macht kann Flotten vorbeilassen
fault-held-by-nobody = niemand hält { ACCUSATIVE($at) }, also kann auch niemand Flotten vorbeilassen

# Warnungen vor einem zulässigen Befehl, bevor er zählt.
caution-ends-outside-centre = Die Flotte wird versenkt: Ihr Zug über zwei Felder endet { IN($at) }, und dort ist kein Versorgungszentrum.
caution-must-arrive = Wenn die Flotte { ACCUSATIVE($at) } nicht erreicht, aus welchem Grund auch immer, wird sie versenkt.
caution-second-order = Die Flotte wird versenkt: Sie zieht und tut dann noch etwas.
caution-may-be-blocked = Die Meerenge zwischen { DATIVE($from) } und { DATIVE($to) } kann gesperrt sein; dann bliebe die Flotte, wo sie ist.
caution-may-be-blocked-fatal = Die Meerenge zwischen { DATIVE($from) } und { DATIVE($to) } kann gesperrt sein; dann würde die Flotte versenkt.
caution-needs-friendly = Der Weg führt an { DATIVE($past) } vorbei. Das muss dir gehören oder für dich geöffnet sein. Sonst bleibt die Flotte, wo sie ist.
caution-needs-friendly-fatal = Der Weg führt an { DATIVE($past) } vorbei. Das muss dir gehören oder für dich geöffnet sein. Sonst wird die Flotte versenkt.
caution-last-leg-meant = Das unterstützt die letzte Teilstrecke, { TO($to) }. Um die andere zu unterstützen, setz diese in Klammern.
caution-no-contest-at-sea = Die Unterstützung ist wirkungslos: { NOMINATIVE($at) } ist ein Seegebiet, aus dem niemand ferngehalten werden kann.

caution-spares-credits = Du zahlst dann die { $price } Credits im Jahr für sie nicht mehr.
caution-spares-points = Du zahlst dann die { $price } Punkte im Jahr für sie nicht mehr.

# Ergebnisse einer Phase neben den Befehlen.
results-opened = { $at } war offen für Flotten von { DATIVE($to) }.
results-saved-credits =
    { $power } verlor { $fleets ->
        [one] eine Flotte
       *[other] { $fleets } Flotten
    } ohne Kampf und zahlt im Jahr { $saved } Credits weniger.
results-saved-points =
    { $power } verlor { $fleets ->
        [one] eine Flotte
       *[other] { $fleets } Flotten
    } ohne Kampf und zahlt im Jahr { $saved } Punkte weniger.

# Befehle ausgeschrieben.
order-double = { $unit } → { $by } → { $to }
order-support-leg = { $unit } unterstützt { $other } von { $by } → { $to }
order-then = { $unit } → { $sea }, danach { $then }
order-then-support-hold = unterstützt { $other } beim Halten
order-then-support-move = unterstützt { $other } → { $to }
order-then-support-leg = unterstützt { $other } von { $by } → { $to }
order-then-convoy = geleitet { $other } → { $to }
order-then-other = tut etwas Unzulässiges
order-patrol = { $unit } patrouilliert gegen { ACCUSATIVE($against) }
order-block = { $unit } sperrt die Meerenge für { ACCUSATIVE($against) }
order-several = { $count }-mal { $order }
order-open = { $at } ist offen für Flotten von { DATIVE($to) }

# Abstimmungen über Inseln.
motion-sicily = Sizilien
motion-sicily-about = Sizilien öffnen? Nur wenn alle Mächte mit Ja stimmen, bevor die erste Phase endet.
motion-sardinia = Sardinien
motion-sardinia-about = Sardinien öffnen? Nur wenn alle Mächte mit Ja stimmen, bevor die erste Phase endet.
motion-ireland = Irland
motion-ireland-about = Irland öffnen? Nur wenn alle Mächte mit Ja stimmen, bevor die erste Phase endet.
motion-iceland = Island
motion-iceland-about = Island öffnen? Nur wenn alle Mächte mit Ja stimmen, bevor die erste Phase endet.
results-motion-sicily =
    { $passed ->
        [yes] Alle waren sich einig: Sizilien kann betreten werden.
       *[no] Sizilien bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }
results-motion-sardinia =
    { $passed ->
        [yes] Alle waren sich einig: Sardinien kann betreten werden.
       *[no] Sardinien bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }
results-motion-ireland =
    { $passed ->
        [yes] Alle waren sich einig: Irland kann betreten werden.
       *[no] Irland bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }
results-motion-iceland =
    { $passed ->
        [yes] Alle waren sich einig: Island kann betreten werden.
       *[no] Island bleibt geschlossen: { $yes } dafür, { $no } dagegen.
    }

# Der Name der Variante.
variant-naval = See-Diplomacy

# Auswahl beim Tippen eines Befehls.
choice-one-of-fleets = { $unit } (eine von { $there })
choice-fleets = { $count }-mal { $unit }
choice-way = { $at } für fremde Flotten öffnen
choice-of-several = { $order } ({ $unit })

# Unter einem Befehl in der Befehlsübersicht.
sheet-caution = ⚠ { $caution }

# Hilfe.
topic-naval = Flotten (Patrouillen, Meerengen, Meere): See-Diplomacy
help-naval =
    Beliebig viele Flotten aller Mächte können sich ein Seegebiet teilen. Keine Flotte kann von dort ferngehalten oder vertrieben werden. An Land ändert sich nichts.
    `F Eng - Mao - Spa/sc` zieht zwei Felder weit, durch ein Seegebiet. Eine Flotte, die zwei Felder zieht, muss in einem Versorgungszentrum ankommen; wird sie aufgehalten, wird sie **versenkt**. Ebenso eine Flotte, die zieht und dann unterstützt oder geleitet: `F Naf - Wes - S F Eng - Mao - Spa/sc`.
    `F Adr S F (Ion -) Adr - Ven` unterstützt eine zweite Teilstrecke. `3F Nth - Eng` gilt für drei Flotten eines Seegebiets zugleich.
    `2F Nth P Germany` ist eine Patrouille: Zwei oder mehr Flotten versenken alle deutschen Flotten, die in dem Seegebiet bleiben, egal, was ihr Befehl ist. Flotten, die hinausziehen sollen, entkommen.
    `F Eng B England` sperrt eine Meerenge von dieser Seite aus für eine Macht, wenn sonst niemand dort eine Flotte hat oder hineinzieht. Die Meerengen der Karte von See-Diplomacy: Ägäisches und Schwarzes Meer, Westliches Mittelmeer und Mittelatlantik, Ärmelkanal und Nordsee.
    Auf derselben Karte fahren `F Bla - Aeg` und `F Bal - Ska` an Konstantinopel und Dänemark vorbei. Die Provinz muss dir gehören, oder wer sie hält, muss `Open Con to Russia` schreiben. Andere Bretter haben eigene Meerengen und Durchfahrten: `/atlas show`.
    Riskante Befehle werden nie abgelehnt; in deiner Befehlsübersicht steht darunter eine Warnung. Beginnt die Partie mit einem Winter, wählst du darin deine ersten Einheiten; wenn du nichts befiehlst, bekommst du die üblichen. `/vote` entscheidet über Inseln.
dm-help-naval =
    In deiner Partie teilen sich Flotten die Seegebiete: `F Eng - Mao - Spa/sc` zieht zwei Felder weit, `2F Nth P Germany` patrouilliert, `F Eng B England` sperrt eine Meerenge, `F Adr S F (Ion -) Adr - Ven` unterstützt eine zweite Teilstrecke, `Open Con to Russia` lässt Flotten vorbei. Mehr: `/help topic:naval`.
