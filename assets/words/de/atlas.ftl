# Bretter für neue Partien: die mitgelieferten und die eines Servers.

command-atlas = Zeigen und ändern, auf welchen Brettern hier gespielt wird
command-atlas-add = Ein eigenes Brett hinzufügen; seine Fehler werden aufgezählt
command-atlas-list = Die Bretter für neue Partien auflisten
command-atlas-show = Ein Brett zeigen, wie eine Partie darauf beginnt
command-atlas-remove = Ein Brett von der Liste nehmen; Partien darauf gehen weiter

option-atlas-add-rules = Seine board.json
option-atlas-add-drawing = Seine map.svg, oder eine map.png mit einer Farbe je Provinz
option-atlas-add-colours = Seine provinces.csv; sie sagt, welche Farbe einer map.png welche Provinz ist
option-atlas-show-board = Welches Brett
option-atlas-remove-board = Welches der Bretter dieses Servers
option-game-create-board = Welches Brett; sonst das der Variante
option-practice-board = Welches Brett; sonst das der Variante

board-name-standard = Europa
board-name-economic = Europa der Wirtschaft
board-name-naval = Europa zur See
board-choice = { $name } ({ $powers } Mächte)
board-cannot-carry = Diese Regeln kann man auf dem Brett „{ $board }“ nicht spielen. { $why }

atlas-added = Das Brett steht auf der Liste dieses Servers. Wähl es mit `board:` in `/game create`.
atlas-faulty = Das Brett wurde nicht hinzugefügt. Berichtige jede Zeile, hinter der nicht „(Warnung)“ steht, und füg es noch einmal hinzu. `chancery board check` gibt dieselbe Liste auf Englisch aus.
atlas-ours = **{ $word }** ist die Kennung eines mitgelieferten Bretts. Wähl eine andere `id` in deiner `board.json`.
atlas-no-colours = Eine gemalte Karte braucht auch ihre provinces.csv: Häng sie als `colours:` an. Sie hat die Spalten `colour` und `id`.
atlas-too-large = { $file } ist zu groß: Gelesen werden höchstens { $most } KiB.
atlas-read-today =
    { $most ->
        [one] Ein Brett wurde
       *[other] { $most } Bretter wurden
    } in den letzten 24 Stunden für diesen Server gelesen; mehr geht nicht. Prüf deine Dateien mit `chancery board check` und versuch es morgen noch einmal.
atlas-picture = { $name }, wie eine Partie beginnt
atlas-ours-head = **Mitgelieferte Bretter**
atlas-own-head = **Bretter dieses Servers**
atlas-none-own = Dieser Server hat keine eigenen Bretter. `/atlas add` fügt eines hinzu.
atlas-line = { $name } (`{ $word }`): { $powers } Mächte
atlas-own-line = { $name } (`{ $word }`)
atlas-about = **{ $name }**: { $powers } Mächte, { $provinces } Provinzen, { $centres } Versorgungszentren
atlas-author = Von { $author } ({ $licence })
atlas-author-alone = Von { $author }
atlas-removed = { $name } steht nicht mehr auf der Liste dieses Servers. Partien darauf gehen weiter.
