# Partien, in denen nicht alle das ganze Brett sehen (F-01 bis F-12).

# Ein Befehl, dessen Ausgang von etwas abhängt, was der Leser nicht sieht: F-08.
why-unseen =
    { $verdict ->
        [held] { $unit } hielt
        [moved] { $order } gelang
        [supported] { $order } zählte
        [convoyed] { $order } stand bereit
        [cut] { $order } wurde unterbrochen; warum, siehst du nicht
        [void] { $order } blieb wirkungslos; warum, siehst du nicht
       *[other] { $order } scheiterte; warum, siehst du nicht
    }
retreat-unseen = { $unit } wurde aufgelöst; warum der Rückzug scheiterte, siehst du nicht
head-unseen = Nebel liegt über dem Brett; wer mitspielt, sieht den eigenen Teil mit /map und /history
results-none-for-all = Im Nebel sehen Spieler nur ihre eigenen Ergebnisse: `/history`
results-none-seen = Du hast weder Befehle noch Veränderungen gesehen.
replay-alt-unseen = außer Sicht
board-power-unseen = **{ $power }**: außer Sicht
head-quiet-here = keine Änderung, die du siehst

due-unseen = hat etwas zu tun

choice-visibility-open = alle sehen das ganze Brett
choice-visibility-fog = Nebel des Krieges
rules-topic-sight = Was du siehst
rules-synonyms-sight = nebel, sehen, sicht, verborgen
rules-choice-visibility-open = Alle sehen das ganze Brett.
rules-choice-visibility-fog = Du siehst die Felder, auf denen deine Einheiten stehen, deine Provinzen und alles, was daran grenzt. Alles andere wird so gezeigt, wie du es zuletzt gesehen hast. Du erfährst, wer dich angreift und woher, aber nicht, wer den Angriff außer Sicht unterstützt. Befehle werden nach dem geprüft, was du siehst: Du darfst Einheiten unterstützen oder übersetzen, die du nicht siehst. Im Kanal steht nur, was bekannt gegeben wird: Phasen, Fristen, wer fertig ist, wer ausgeschieden ist, Abstimmungen und wie die Partie endet.
rules-option-fog_centres =
    { $value ->
        [itself] Von einer Provinz, die dir gehört, siehst du nur die Provinz selbst.
       *[around] Eine Provinz, die dir gehört, zeigt dir auch die Felder, die an sie grenzen.
    }
rules-option-fog_fleets =
    { $value ->
        [two-seas] Eine Flotte auf See sieht auch die Felder, die an die Seegebiete neben ihrem eigenen grenzen.
       *[one-sea] Flotten sehen nicht weiter als Armeen.
    }
rules-option-fog_allies =
    { $value ->
        [shared] Mächte mit einem Vertrag, der in Kraft ist, sehen, was die jeweils andere sieht.
       *[apart] Verbündete teilen nicht, was sie sehen.
    }

# Was die anderen haben, wird nicht gezählt.
status-power-hidden = **{ $power }** { $player }
map-alt-power-hidden = { $power }, soweit zu sehen
board-power-hidden = **{ $power }**, soweit zu sehen
refusal-out-of-sight = Im Nebel gibt es keine Zahlen, die alle sehen dürfen. Deine eigenen siehst du ohne `share`.

# Die Karte: unter der Legende, und das Zeichen für das, woran man sich nur erinnert.
fog-remembered = Blass, mit Jahr: wie zuletzt gesehen
fog-veiled = Grau: außer Sicht
