# Punkte und Blöcke auf Discord: die Kommandos, was ein Winter bringt, was wäre wenn.

command-blocks = Deine Punkte und Blöcke: setzen, auflösen, einen Winter planen. Nur du siehst die Antworten
command-blocks-place = Punkte als Blöcke in eine eigene Provinz setzen
command-blocks-rest = Alles, was übrig bleibt, in eine Provinz setzen
command-blocks-disband = Zu Hause eine Armee auflösen oder eine Flotte verschrotten
command-blocks-clear = Gesetzte Blöcke zurücknehmen, in einer Provinz oder überall
command-blocks-show = Deine Blöcke zeigen und was dieser Winter (oder der nächste) bringt
command-blocks-plan = Einen Winter ausprobieren, ohne deine Befehle zu ändern

option-blocks-place-province = In welche deiner Provinzen
option-blocks-rest-province = In welche deiner Provinzen
option-blocks-clear-province = Wo; ohne Angabe überall
option-blocks-disband-unit = Welche Einheit
option-points = Wie viele Punkte
option-lines = Build A Par; disband F Bre; place 3 in Mar; rest in Par. Ohne Angabe deine eigenen Befehle

choice-place =
    { $at } ({ $held } { $more ->
        [0] jetzt
       *[other] jetzt, +{ $more }
    })
choice-disband = { $unit } – auflösen: spart { $price }
choice-scrap = { $unit } – verschrotten: bringt { $scrap }, spart { $price }

points-title = { $power }: Punkte und Blöcke – { $phase }
points-remainder = **{ $rest } von { $purse } Punkten übrig.**
points-cleared = Zurückgenommen.
points-written = Deine Befehle:

# Ein Winter im Voraus
points-winter = Dieser Winter: **{ $points }** { $points ->
        [one] Punkt
       *[other] Punkte
    } zum Ausgeben.
points-winter-scrap = Verschrottete Flotten: +{ $scrap }.
points-winter-upkeep = Deine Einheiten: −{ $upkeep }.
points-winter-built = Neue Einheiten ({ $units }): −{ $built }.
points-winter-placed = Blöcke ({ $places }): −{ $placed }.
points-winter-rest = **{ $rest } von { $purse } Punkten übrig.**
points-lost = ⚠ Dir { $missing ->
        [one] fehlt { $missing } Punkt
       *[other] fehlen { $missing } Punkte
    }: { $units } { $count ->
        [one] kann nicht bezahlt werden und wird
       *[other] können nicht bezahlt werden und werden
    } aufgelöst.{ $now ->
        [1] {" "}Um selbst zu wählen, löse Einheiten zu Hause auf oder verschrotte Flotten.
       *[0] {""}
    }
points-forfeit = ⚠ **{ $points } { $points ->
        [one] Punkt verfällt
       *[other] Punkte verfallen
    }, wenn du nichts tust.** Setz mehr, bau oder steck den Rest mit `/blocks rest` in eine Provinz.
points-home = { $points } { $points ->
        [one] Punkt wird zum Block
       *[other] Punkte werden zu Blöcken
    } { IN($at) }, wenn du { $points ->
        [one] ihn
       *[other] sie
    } nicht setzt.
points-kept = { $points } { $points ->
        [one] Punkt bleibt
       *[other] Punkte bleiben
    } fürs nächste Jahr in deinem Schatz.
points-if = Wenn die anderen allem zustimmen, was du erklärt hast: { $purse } zum Ausgeben, { $rest } übrig.
points-after = Danach: { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcke
    }{ $goal ->
        [0] {""}
       *[other] {" "}von { $goal } für den Sieg
    }. Nächstes Jahr: { $income } { $income ->
        [one] Punkt
       *[other] Punkte
    } Einkommen, { $upkeep } für { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    }.
points-later = Du hast { $blocks } { $blocks ->
        [one] Block
       *[other] Blöcke
    }{ $goal ->
        [0] {""}
       *[other] {" "}von { $goal } für den Sieg
    }. Nächster Winter, wenn sich nichts ändert: { $purse } { $purse ->
        [one] Punkt
       *[other] Punkte
    } mit dem Einkommen dieses Herbstes von { $income }, { $due } für deine Einheiten, { $rest } übrig zum Bauen oder Setzen.
points-what-if = **Nur ein Plan: Deine Befehle bleiben, wie sie sind.**
points-what-if-later = Der kommende Winter, wenn sich bis dahin nichts ändert: { $income } Punkte Einkommen in diesem Herbst.
points-what-if-title = Was wäre wenn: { $power } im Winter
button-rest = Rest nach { $at }

topic-blocks = Blöcke (Punkte, Investitionen): Investitions-Diplomacy
help-blocks =
    Auf Versorgungszentren liegen Blöcke, und am Ende des Herbstes bringt dir jeder deiner Blöcke einen Punkt. Im Winter bezahlst du mit deinen Punkten zuerst deine Einheiten, dann neue. Den Rest setzt du als Blöcke in beliebige eigene Provinzen. Was du nicht ausgibst, **verfällt**, wenn die Spielleitung es nicht anders festgelegt hat. Wer nach einem Winter die meisten Blöcke hat, und mindestens das Ziel, gewinnt.
    `/blocks place province:Paris points:3` setzt Punkte, `/blocks rest province:Paris` setzt alles, was übrig bleibt. Du kannst auch tippen: `Place 3 in Par`, `Place the rest in Par`, `Build A Par`, `Disband F Bre`.
    `/blocks disband` löst zu Hause eine Armee auf oder verschrottet eine Flotte und zeigt, was das spart oder bringt. `/blocks show` zeigt deinen bisherigen Winter, `/blocks plan` probiert einen aus, ohne deine Befehle zu ändern.
    Eine Provinz, die einer anderen Macht im Kampf genommen wird, behält die Hälfte ihrer Blöcke; der Rest ist zerstört. Gehst du einfach hinein, behält sie alle.
    Hat die Spielleitung Darlehen erlaubt, gelten `/credits give`, `lend`, `repay`, `call` und `loans` für Punkte.
dm-help-blocks =
    In dieser Partie geht es um Blöcke. Schreib im Winter solche Zeilen zu deinen Befehlen: `Place 3 in Par`, `Place the rest in Par`, `Disband F Bre`. Um eine zurückzunehmen, schreib `withdraw Place 3 in Par`. Du kannst auch `blocks` schreiben.

# Bevor eine Partie beginnt
about-peace = Im Frieden wächst eine Macht, die alle Einheiten auflöst und nur Blöcke setzt, von { $few } auf { $goal } bis Winter { $late } (die reichste, von { $many }, bis Winter { $early }). { $per ->
        [1] Ein höheres Ziel oder das langsamere Modell aus dem Anhang der Regeln lässt
       *[other] Ein höheres Ziel lässt
    } mehr Zeit für Krieg.
about-neutral-army = Neutrale Zentren stellen im Winter des ersten Jahres je eine Armee auf und behalten sie; man muss also um sie kämpfen. (Die Spielleitung kann sie stattdessen jeden Winter ihre Blöcke verdoppeln lassen: 5, 10, 20, 40 … Wer dann spät in eines hineingeht, hat fast gewonnen.)
about-neutral-blocks = Neutrale Zentren stecken ihr Einkommen in sich selbst und verdoppeln sich jeden Winter: 5, 10, 20, 40 … Wenn die Spielleitung das nicht begrenzt, entscheiden die zuletzt genommenen die Partie. (Die Spielleitung kann stattdessen in jedes eine Armee stellen.)
goal-title = Das Ziel
goal-ask = { $gm }, ist das Ziel von **{ $goal } Blöcken** richtig? Es bleibt, wenn du vor dem Start kein anderes setzt.
button-goal-keep = { $goal } behalten
button-goal-set = Anderes Ziel setzen
goal-form = Das Ziel dieser Partie
goal-field = Blöcke für den Sieg
variant-investment = Investitions-Diplomacy
