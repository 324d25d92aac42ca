# Punkte und Blöcke auf Discord: die Kommandos, was ein Winter ergibt, was wäre wenn.

command-blocks = Deine Punkte und Blöcke: setzen, daheim auflösen, planen. Nur du siehst die Antworten
command-blocks-place = Punkte als Blöcke in eine eigene Provinz setzen
command-blocks-rest = Was am Ende übrig ist, in eine Provinz stecken
command-blocks-disband = Daheim eine Armee auflösen oder eine Flotte verschrotten
command-blocks-clear = Gesetztes zurücknehmen, in einer Provinz oder überall
command-blocks-show = Deine Blöcke, und was dieser Winter (oder der nächste) ergibt
command-blocks-plan = Was wäre wenn: was ein Winter ergäbe, ohne etwas aufzuschreiben

option-blocks-place-province = In welche deiner Provinzen
option-blocks-rest-province = In welche deiner Provinzen
option-blocks-clear-province = Wo; ohne Angabe überall
option-blocks-disband-unit = Welche Einheit
option-points = Wie viele Punkte
option-lines = Build A Par; disband F Bre; place 3 in Mar; rest in Par. Ohne Angabe dein eigenes Blatt

choice-place =
    { $at } ({ $held } { $more ->
        [0] jetzt
       *[other] jetzt, +{ $more }
    })
choice-disband = { $unit } – auflösen: spart { $price }
choice-scrap = { $unit } – verschrotten: bringt { $scrap } und spart { $price }

points-title = { $power }: Punkte und Blöcke – { $phase }
points-remainder = **{ $rest } von { $purse } übrig.**
points-cleared = Es steht nicht mehr auf deinem Blatt.
points-written = Auf deinem Blatt:

# Ein Winter, bevor er kommt
points-winter = Diesen Winter: **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkte
    } auszugeben.
points-winter-scrap = Verschrottete Flotten: +{ $scrap } (I-06b).
points-winter-upkeep = Deine Einheiten: −{ $upkeep } (I-03b).
points-winter-built = Neu: { $units }: −{ $built } (I-03c).
points-winter-placed = Blöcke: { $places }: −{ $placed } (I-03d).
points-winter-rest = **{ $rest } von { $purse } übrig.**
points-lost = ⚠ { $missing } { $missing ->
        [one] Punkt fehlt
       *[other] Punkte fehlen
    }: { $units } { $count ->
        [one] ist nicht bezahlbar und geht
       *[other] sind nicht bezahlbar und gehen
    } (2B.15).{ $now ->
        [1] {" "}Löse daheim auf oder verschrotte, um anders zu wählen.
       *[0] {""}
    }
points-forfeit = ⚠ **{ $points } { $points ->
        [one] Punkt WÜRDE VERFALLEN
       *[other] Punkte WÜRDEN VERFALLEN
    }** (2B.13): Nichts bleibt fürs nächste Jahr. Setz mehr, bau, oder steck den Rest mit `/blocks rest` irgendwohin.
points-home = { $points } { $points ->
        [one] Punkt geht
       *[other] Punkte gehen
    } nach { $at }, wenn du { $points ->
        [one] ihn
       *[other] sie
    } nicht setzt (2B.13).
points-kept = { $points } { $points ->
        [one] Punkt bleibt
       *[other] Punkte bleiben
    } fürs nächste Jahr in deiner Kasse (I-03f).
points-if = Wenn die anderen Seiten dem zustimmen, was auf sie wartet: { $purse } auszugeben, { $rest } übrig.
points-after = Danach: { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcke
    }{ $goal ->
        [0] {""}
       *[other] {" "}von { $goal }, die gewinnen (I-08a)
    }; nächstes Jahr { $income } { $income ->
        [one] Punkt
       *[other] Punkte
    } Einkünfte, { $upkeep } für { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }.
points-later = { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcke
    }{ $goal ->
        [0] {""}
       *[other] {" "}von { $goal }, die gewinnen (I-08a)
    }. Nächsten Winter, wenn sich nichts ändert: { $purse } { $purse ->
        [one] Punkt
       *[other] Punkte
    } mit den Einkünften dieses Herbstes von { $income } (I-04a), { $due } für deine Einheiten (I-03b), { $rest } übrig zum Bauen oder Setzen.
points-what-if = **Nur ein Plan: Nichts davon wird aufgeschrieben.**
points-what-if-later = Der kommende Winter, wenn sich vorher nichts ändert: { $income } Punkte Einkünfte in diesem Herbst (I-04a).
points-what-if-title = Was wäre wenn: { $power } im Winter
button-rest = Den Rest nach { $at }

topic-blocks = Blöcke: Investitions-Diplomacy
help-blocks =
    Auf Versorgungszentren liegen Blöcke; am Ende des Herbstes bringt jeder Block, der dir gehört, einen Punkt. Im Winter werden zuerst deine Einheiten bezahlt, dann Bauten in deinen Heimatzentren, und was übrig ist, setzt du als Blöcke in irgendeine deiner Provinzen. Was du nicht ausgibst, ist **verloren**, wenn die Spielleitung es nicht anders festgelegt hat. Wer nach einem Winter die meisten Blöcke hat, und mindestens das Ziel, gewinnt.
    `/blocks place province:Paris points:3` setzt, `/blocks rest province:Paris` steckt dorthin, was am Ende übrig ist. Getippte Zeilen tun dasselbe: `Place 3 in Par`, `Place the rest in Par`, `Build A Par`, `Disband F Bre`.
    `/blocks disband` gibt daheim eine Armee auf oder verschrottet eine Flotte und zeigt, was das bringt. `/blocks show` ist dein Winter, wie er steht, `/blocks plan` probiert einen aus, ohne ihn aufzuschreiben.
    Eine Provinz, die im Kampf von einer anderen Macht genommen wird, behält die Hälfte ihrer Blöcke; der Rest ist zertrümmert. Eine, in die man nur hineingeht, behält alle.
    Hat die Spielleitung Darlehen erlaubt, gehen `/credits give`, `lend`, `repay`, `call` und `loans` um Punkte.
dm-help-blocks =
    In deinem Spiel geht es um Blöcke. Im Winter stehen solche Zeilen zwischen den Befehlen: `Place 3 in Par`, `Place the rest in Par`, `Disband F Bre`. Um eine zurückzunehmen, schreib `withdraw Place 3 in Par`. Noch ein Wort: `blocks`.

# Bevor ein Spiel beginnt
about-peace = Im Frieden: Eine Macht, die alle Einheiten auflöst und nur Blöcke setzt, wächst von { $few } auf { $goal } bis Winter { $late } (die reichste, von { $many }, bis Winter { $early }). { $per ->
        [1] Ein höheres Ziel, oder `scheme=appendix`, gibt
       *[other] Ein höheres Ziel gibt
    } dem Krieg mehr Zeit (2B.23).
about-neutral-army = Neutrale Zentren stellen im Winter des ersten Spieljahrs je eine Armee auf und behalten sie (I-04e), man muss also um sie kämpfen. Mit `neutrals=blocks` verdoppeln sie sich jeden Winter (2B.9: 5, 10, 20, 40 …), und wer spät in eines hineingeht, hat fast gewonnen.
about-neutral-blocks = Neutrale Zentren stecken ihre Einkünfte in sich selbst und verdoppeln sich jeden Winter (I-04d, 2B.9: 5, 10, 20, 40 …): Wenn `neutral_most` sie nicht begrenzt, entscheiden die zuletzt genommenen das Spiel. Ohne `neutrals=blocks` steht in jedem stattdessen eine Armee.
goal-title = Das Ziel
goal-ask = { $gm }, stimmt das Ziel von **{ $goal } Blöcken**? Es gilt, wenn du vor Spielbeginn kein anderes setzt.
button-goal-keep = { $goal } behalten
button-goal-set = Anderes Ziel setzen
goal-form = Das Ziel dieses Spiels
goal-field = Blöcke, die gewinnen
variant-investment = Investitions-Diplomacy
