# Gespeicherte Partien des Python-Pakets „diplomacy“.

command-game-export = Eine Standardpartie für das Python-Paket „diplomacy“ exportieren
command-game-import = Eine vom Python-Paket „diplomacy“ gespeicherte Partie importieren
option-game-import-name = Name der neuen Partie
option-game-import-file = Die gespeicherte Partie: JSON, höchstens 4 MiB
option-game-import-rulebook = Regelwerk von jetzt an (meist das des DATC)

saved-exported = { $name } als gespeicherte Partie des Python-Pakets „diplomacy“: jede Phase mit Befehlen und Ergebnissen und die jetzige Stellung.
saved-imported =
    { $phases ->
        [0] **{ $name }** ist importiert; gespielt ist noch keine Phase.
        [one] **{ $name }** ist importiert, mit 1 gespielten Phase.
       *[other] **{ $name }** ist importiert, mit { $phases } gespielten Phasen.
    } { $otherwise ->
        [0] Unsere Auswertung stimmt mit allen Ergebnissen überein.
       *[other] Unsere Auswertung weicht bei { $otherwise } davon ab; die Partie behält die Ergebnisse aus der Datei:
    }
saved-otherwise =
    { $phase }: { $fields }{ $more ->
        [0] .
        [one] {" "}und ein weiteres.
       *[other] {" "}und { $more } weitere.
    }
saved-field-units = die Einheiten von { DATIVE($power) }
saved-field-neutral-units = die neutralen Einheiten
saved-field-owner = der Besitzer von { DATIVE($at) }
saved-field-retreats = die Rückzüge
saved-field-other = etwas anderes
saved-not-fetched = Die Datei ließ sich nicht von Discord holen. Bitte schick sie noch einmal.

refusal-not-standard = Nur Partien nach den Standardregeln lassen sich exportieren. Nach dem Ende einer Partie geht `/game archive` bei jeder Variante.
refusal-saved-too-large = Die Datei ist zu groß: Erlaubt sind { $most } MiB.
refusal-saved-not-json = Die Datei ist kein JSON: { $cause }.
refusal-saved-foreign = Die Datei ist keine gespeicherte Partie des Python-Pakets „diplomacy“: { $cause }.
refusal-saved-other-map = Die Partie in der Datei wurde auf der Karte „{ $found }“ gespielt. Importieren lassen sich nur Standardpartien.
refusal-saved-no-phases = Die Datei enthält keine Phase, mit der es losgehen könnte. Speichere die Partie noch einmal mit dem Paket und schick diese Datei.
refusal-saved-too-many-phases = Die Datei hat { $found } Phasen; erlaubt sind { $most }.
refusal-saved-phase = Phase { $name } in der Datei ist nicht lesbar: { $field }: { $cause }
