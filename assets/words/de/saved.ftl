# Gespeicherte Spiele des Python-Pakets „diplomacy“.

command-game-export = Ein Standardspiel für das Python-Paket „diplomacy“
command-game-import = Ein Spiel aus einer Datei dieses Python-Pakets
option-game-import-name = Wie das Spiel heißt
option-game-import-file = Das gespeicherte Spiel: JSON, höchstens 4 MiB
option-game-import-rulebook = Wessen Regeln nun entscheiden (meist die des DATC)

saved-exported = { $name } als gespeichertes Spiel des Python-Pakets „diplomacy“: jede Phase mit Befehlen und Ergebnissen, und wie es steht.
saved-imported =
    { $phases ->
        [0] **{ $name }** ist da, noch ohne gespielte Phase.
        [one] **{ $name }** ist da, mit einer gespielten Phase.
       *[other] **{ $name }** ist da, mit { $phases } gespielten Phasen.
    } { $otherwise ->
        [0] Unsere Auswertung entscheidet alle gleich.
       *[other] Unsere Auswertung entscheidet { $otherwise } davon anders; das Spiel geht weiter, wie die Datei sagt:
    }
saved-otherwise = { $phase }: { $fields }
saved-not-fetched = Die Datei ließ sich nicht von Discord holen. Bitte schick sie noch einmal.

refusal-not-standard = In dieser Form lassen sich nur Spiele nach den Standardregeln schreiben. Wenn es vorbei ist, schreibt `/game archive` jedes Spiel.
refusal-saved-too-large = Die Datei ist zu groß: Höchstens { $most } MiB werden gelesen.
refusal-saved-not-json = Die Datei ist kein JSON: { $cause }.
refusal-saved-foreign = Die Datei ist kein gespeichertes Spiel des Python-Pakets „diplomacy“: { $cause }.
refusal-saved-other-map = Das Spiel der Datei lief auf der Karte „{ $found }“. Hereinholen lassen sich nur Standardspiele.
refusal-saved-no-phases = Die Datei hat keine Phase, mit der zu beginnen wäre. Speichere das Spiel noch einmal mit dem Paket und sende das.
refusal-saved-too-many-phases = Die Datei hat { $found } Phasen; höchstens { $most } werden gelesen.
refusal-saved-phase = Die Phase { $name } der Datei ist nicht lesbar: { $field }: { $cause }
