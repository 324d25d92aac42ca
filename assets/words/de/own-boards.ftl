# Was die Prüfung eines Bretts sagt: `chancery board check` und `/atlas add`. Die Fehler stehen in board-faults.ftl und
# drawing-faults.ftl.

own-board-unreadable = { $file } ist nicht lesbar: { $cause }.
own-board-missing = { $file } gibt es nicht. Prüfe Namen und Ordner.
own-board-no-table = { $file } fehlt. Eine gemalte Karte braucht diese Tabelle mit den Spalten `colour` und `id`.
own-board-fault = { $fault }
own-board-warning = { $fault } (Warnung)
own-board-refused = { $faults ->
    [one] 1 Fehler: Auf diesem Brett kann nicht gespielt werden.
   *[other] { $faults } Fehler: Auf diesem Brett kann nicht gespielt werden.
}
own-board-summary =
    { $name }: { $powers } Mächte; { $provinces } Provinzen ({ $seas } zur See, { $split } mit mehreren Küsten); { $centres } Versorgungszentren, { $goal } gewinnen.
    Kennung: { $identity }
own-board-carries = { $variant }: kann hier gespielt werden
own-board-carries-poor = { $variant }: kann hier gespielt werden, aber das Land von { $powers } bringt im Jahr weniger, als die ersten Einheiten kosten. Erhöhe den Wert der Provinzen (`value`), oder beginne mit weniger Einheiten. (Warnung)
own-board-carries-not = { $variant }: kann hier nicht gespielt werden. { $why }
own-board-faulty = Die Karte in { $file } hat Fehler; `chancery board check { $file }` nennt sie.
own-board-unwritable = { $file } lässt sich nicht schreiben: { $cause }.
own-board-no-drawing = Daneben liegt keine Zeichnung (map.svg, oder map.png mit provinces.csv).
own-board-unusable = Die Zeichnung wurde gelesen, aber daraus lässt sich kein Bild machen: „{ $cause }“. Das ist ein Fehler in diesem Programm; bitte melde ihn.
own-board-drawn = { $file } zeigt, wie das Brett beginnt.
own-board-army-apart = Nach den Regeln gehen Armeen zwischen diesen, und die Flächen berühren sich nicht: { $borders } (Warnung)
own-board-army-closed = Die Flächen von diesen berühren sich, und keine Armee geht von einer zur anderen: { $borders } (Warnung)
own-board-fleet-apart = Nach den Regeln fahren Flotten zwischen diesen, und die Flächen berühren sich an keiner Küste: { $borders } (Warnung)
own-board-fleet-closed = Die Flächen von diesen berühren sich an einer Küste, und keine Flotte fährt von einer zur anderen: { $borders } (Warnung)

# Was `chancery board import` und `chancery board new` ausgeben.

own-board-there = { $file } gibt es schon. Nichts wird überschrieben: Wähl einen anderen Ordner, oder entfern die Datei.
own-board-import-whole = Alles wurde übernommen.
own-board-import-losses = { $count ->
    [one] 1 Sache wurde nicht unverändert übernommen:
   *[other] { $count } Sachen wurden nicht unverändert übernommen:
}
own-board-imported =
    { $list }
    Die Liste steht in { $file }. Das findet die Prüfung:
own-board-new =
    Eine Beispielkarte liegt in { $folder }: { $files }.
    1. { $drawing } öffnen und die eigene Karte darüber zeichnen. Die Ebene `provinces` hat für jede Provinz eine Fläche, benannt nach ihrem Kürzel.
    2. Die eigenen Mächte, Provinzen und Grenzen in board.json schreiben.
    3. Beides prüfen: chancery board check { $folder }
    4. Die Karte auf Discord mit /atlas add hinzufügen und mit board: in /game create spielen.
own-board-new-painted =
    Eine Beispielkarte liegt in { $folder }: { $files }.
    1. { $drawing } öffnen und die eigene Karte darüber malen, eine einheitliche Farbe für jede Provinz. provinces.csv sagt, welche Farbe welche Provinz ist.
    2. Die eigenen Mächte, Provinzen und Grenzen in board.json schreiben.
    3. Alles prüfen: chancery board check { $folder }
    4. Die Karte auf Discord mit /atlas add hinzufügen und mit board: in /game create spielen.
