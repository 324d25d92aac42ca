# Was an einer Zeichnung falsch ist. Auf Englisch steht es in crates/drawing/src/fault.rs; die Namen der Provinzen sind
# ihre Kürzel.
# same: drawing-fault-table

drawing-fault-text = Zeile { $line }, Spalte { $column }
drawing-fault-table = provinces.csv
drawing-fault-row = provinces.csv, Zeile { $line }
drawing-fault-map = bei { $x }, { $y }

# Von den Dateien.

drawing-fault-too-many-bytes =
    Die Datei hat { $bytes } Bytes; höchstens { $most } sind erlaubt. { $advice ->
        [outlines] Vereinfache die Linien, oder speichere sie ohne Daten des Zeichenprogramms.
        [painting] Mach das Bild kleiner, oder mal es ohne weiche Kanten.
       *[table] Nur die Spalten colour, id und kind werden gelesen: Lass die anderen weg.
    }
drawing-fault-not-text = Die Datei ist kein Text in UTF-8. Speichere sie noch einmal als UTF-8.
drawing-fault-not-xml = Die Datei ist kein gültiges SVG: „{ $reason }“. Speichere sie im Zeichenprogramm noch einmal als SVG.
drawing-fault-document-type = Die Datei hat einen Dokumenttyp (<!DOCTYPE …>), und den liest die Prüfung nicht. Speichere sie mit einem anderen Programm, oder lösch diese Zeile.
drawing-fault-not-svg = Das äußerste Element ist <{ $found }>, nicht <svg>. Speichere die Zeichnung als SVG.
drawing-fault-too-many =
    Die Zeichnung hat mehr als { $most } { $what ->
        [elements] Elemente
        [levels] Ebenen von Gruppen ineinander
        [attributes] Attribute in einem Element
        [namespaces] Namensräume
        [points] Punkte
        [ornament-shapes] Flächen in backdrop, front und names
        [ornament-points] Punkte in backdrop, front und names
       *[ornament-pages] ganze Seiten, die backdrop, front und names übermalen
    }. Vereinfache sie.
drawing-fault-no-view-box = Die Zeichnung hat keine brauchbare viewBox. Setz sie auf die Größe der Karte, etwa viewBox="0 0 1200 900".
drawing-fault-size = Die Karte ist { $width } mal { $height } Einheiten groß; jede Seite muss { $least } bis { $most } haben. Skaliere die Zeichnung.
drawing-fault-number = Eine Zahl in { $attribute } fehlt, ist nicht endlich oder liegt weit außerhalb der Karte. Berichtige sie.
drawing-fault-number-of-shape = Eine Zahl in { $attribute } { $shape } fehlt, ist nicht endlich oder liegt weit außerhalb der Karte. Berichtige sie.
drawing-fault-path-data = Die Pfaddaten { $shape } sind nicht lesbar. Zeichne die Fläche noch einmal.
drawing-fault-not-read = <{ $element }> wird nicht gelesen ({ $count } in der Zeichnung). Wandle es in einfache Pfade um, wenn es zur Karte gehört.
drawing-fault-not-followed = Das Attribut { $attribute } wird nicht beachtet ({ $count } in der Zeichnung). Setz die Fläche selbst dorthin, wenn sie zur Karte gehört.
drawing-fault-not-plain = `{ $paint }` ist keine einfache Farbe. Schreib sie wie #2c3092, oder none.
drawing-fault-no-layer = Es gibt keine Ebene „{ $layer }“ (Gruppe der obersten Stufe mit dieser id oder Beschriftung) für die Flächen der Provinzen. Nenn eine Ebene so{ $found }.
drawing-fault-plain-svg = Keine Fläche in der Datei hat eine Inkscape-Beschriftung, und { $unknown } von { $count } Flächen haben kein Kürzel einer Provinz als id. Wahrscheinlich wurde die Datei als normales SVG gespeichert (Plain SVG), und dabei gehen die Beschriftungen verloren. Öffne deine Zeichnung mit den Beschriftungen noch einmal, und wähl Datei > Speichern unter > Inkscape-SVG.
drawing-fault-too-intricate = Die Flächen sind zu verwickelt, um sie zu malen. Vereinfache die Linien.

# Von den Flächen.

drawing-fault-nameless = Eine Fläche in der Ebene „{ $layer }“ hat weder Beschriftung noch id, oder nur die, die das Zeichenprogramm ihr gab. Beschrifte sie wie { $example }.
drawing-fault-unknown-shape = Die Fläche „{ $id }“ ist keine Provinz.{ $near } Berichtige ihre Beschriftung oder id, oder füg dem Brett die Provinz hinzu.
drawing-fault-coast-among-provinces = „{ $id }“ ist eine Küste: Verschieb ihre Linie in die Ebene „coasts“.
drawing-fault-province-among-coasts = „{ $id }“ ist eine Provinz: Verschieb ihre Fläche in die Ebene „provinces“. Hierher gehören Küsten: { $advice }
drawing-fault-outside-layer = Die Fläche „{ $id }“ liegt in keiner Ebene, die gelesen wird. Verschieb sie in die Ebene „provinces“.
drawing-fault-off-page = Die Fläche „{ $id }“ liegt außerhalb der Seite. Verschieb sie, oder mach die Seite größer (in Inkscape: Datei > Dokumenteigenschaften).
drawing-fault-no-shape = { $id } hat keine Fläche. Zeichne sie, und gib ihr das Kürzel als Beschriftung oder id.{ $hint }
drawing-fault-same-label = Zwei Flächen, die weit auseinander liegen, haben die Beschriftung „{ $label }“, bei { $places }. Ist eine davon eine andere Provinz, berichtige ihre Beschriftung; wenn nicht, beschrifte sie mit { $label }.2.
drawing-fault-overlap = { $a } und { $b } überlappen sich auf { $percent } % der kleineren Fläche. Verschieb die Linie dazwischen, oder leg die Fläche, die weichen soll, tiefer.
drawing-fault-too-small = { $id } ist zu klein: Die Provinz bedeckt { $cells } Quadrateinheiten, und { $least } sind das Mindeste. Zeichne sie größer.
drawing-fault-uncovered = { $percent } % der Karte gehören niemandem. Leg Gebiet, in dem nicht gespielt wird, in die Ebene „dead“.
drawing-fault-hole = { $units } Quadrateinheiten gehören niemandem. Schließ die Lücke, oder leg das Gebiet in die Ebene „dead“.
drawing-fault-channel = Zwischen { $a } und { $b } liegt ein höchstens { $most } Einheiten breiter Kanal des Seegebiets { $sea }. Zeichne ihn breiter, oder lass die Länder überlappen, wenn sie sich berühren sollen.
drawing-fault-specks = Stücke unter { $least } Quadrateinheiten (Flecken) gingen an ihre Nachbarn: insgesamt { $count }. Das größte, von { $id }, hat { $units } Quadrateinheiten und liegt hier. Zeichne größer, was bleiben soll.
drawing-fault-unknown-anchor = Der Anker „{ $id }“ nennt keine Provinz, Küste oder Sache. Schreib ihn wie par:unit oder stp/sc:unit.
drawing-fault-unknown-coast = Die Küste „{ $id }“ gibt es auf dem Brett nicht: { $advice }

# Von dem, was aus den Flächen folgt.

drawing-fault-no-sea = Nach den Regeln ist { $id } Küste, aber die Fläche berührt kein Seegebiet. Verschieb die Linie, oder berichtige die Regeln.
drawing-fault-shore = Nach den Regeln liegt { $id } im Binnenland, aber die Fläche berührt { $sea }. Verschieb die Linie, oder berichtige die Regeln.
drawing-fault-alone = { $id } berührt keine andere Provinz. Verschieb die Linie, wenn das anders sein soll.
drawing-fault-touch = { $a } und { $b } berühren sich nur auf { $units } Einheiten, und das ist keine Grenze. Mach die Linie länger als { $least }, oder zeichne die beiden getrennt.
drawing-fault-crossing = { $provinces } treffen sich in einem Punkt; wer an wen grenzt, ist nicht klar. Verschieb eine der Linien.
drawing-fault-shores = { $id } hat { $count } getrennte Ufer, bei { $places }. Gib den Küsten Namen, oder lass es so, wenn Flotten herumfahren dürfen. Gehört eines davon zu einer anderen Provinz, hat eine Fläche dort die falsche Beschriftung.
drawing-fault-coast-unclear = Welches Ufer von { $id } welche Küste ist, lässt sich nicht erkennen. Zeichne jede in die Ebene „coasts“, etwa { $id }/{ $coast }.
drawing-fault-coast-dry = Kein Seegebiet berührt die Küste { $id }. Zeichne ihre Linie am Ufer entlang.
drawing-fault-unit-tight = In { $id } passt keine Einheit. Zeichne die Provinz größer.
drawing-fault-anchor-tight = Wo der Anker { $id }:unit sie hinstellt, passt keine Einheit hin. Verschieb ihn in die Provinz.
drawing-fault-label-tight = Die Buchstaben von { $id } passen neben einer Einheit nicht hinein. Zeichne die Provinz größer, oder gib ihr ein kürzeres Kürzel.
drawing-fault-covered = Eine Einheit, Buchstaben oder ein Zentrum von { $a } verdecken etwas von { $b }. Zeichne eine der beiden größer.

# Von einem gemalten Bild.

drawing-fault-not-png = Das Bild ist nicht lesbar: „{ $reason }“. Speichere es noch einmal als PNG.
drawing-fault-no-palette = Das Bild hat keine Palette. Speichere es noch einmal als PNG.
drawing-fault-too-many-colours = Das Bild hat mehr als { $most } Farben, die in keiner Zeile stehen. Mal jede Provinz in einer einheitlichen Farbe, und speichere es als PNG ohne Kantenglättung (Anti-Aliasing).
drawing-fault-pixels = Das Bild hat { $width } mal { $height } Pixel; höchstens { $most } mal { $most } sind erlaubt. Mach es kleiner.
drawing-fault-not-colour = „{ $found }“ ist keine Farbe. Schreib sie wie #a0b1c2.
drawing-fault-not-kind = „{ $found }“ ist keine Art von Gebiet ohne id. Schreib sea, wenn es Wasser ist, sonst nichts.
drawing-fault-unknown-id = Das Brett hat keine Provinz „{ $id }“.{ $near } Berichtige die id, oder füg dem Brett die Provinz hinzu.
drawing-fault-no-colour = { $id } hat keine Farbe. Füg eine Zeile mit Farbe und id hinzu.
drawing-fault-no-column = Die Tabelle hat keine Spalte „{ $column }“. Beginn sie mit colour,id.
drawing-fault-cells =
    Die Zeile hat { $found ->
        [one] eine Zelle
       *[other] { $found } Zellen
    }, die erste hat { $expected }. Setz Texte mit Kommas in Anführungszeichen.
drawing-fault-twice = { $what } gibt es zweimal. Gib jeder Farbe und jeder id eine Zeile.
drawing-fault-alike = Die Farben von { $a } und { $b } sind zu ähnlich, um sie zu unterscheiden. Wähl andere.
drawing-fault-unlisted-colour = Die Farbe { $colour } bedeckt { $pixels } Pixel und steht in keiner Zeile. Füg eine Zeile für sie hinzu, oder übermal die Stelle.

# Teile von Sätzen.

drawing-fault-did-you-mean = { "" } Meintest du `{ $id }`?
drawing-fault-slip = { "" } Wenn die Fläche „{ $label }“ { $at } gemeint ist, berichtige ihre Beschriftung.
drawing-fault-one-of-two = { "" } Die Beschriftung „{ $label }“ haben zwei Flächen, die weit auseinander liegen, bei { $places }: Ist eine davon gemeint, berichtige ihre Beschriftung.
drawing-fault-drawing-has = ; die Zeichnung hat { $layers }
drawing-fault-no-coasts-apart = In { $id } sind keine Küsten zu unterscheiden.
drawing-fault-has-coasts = { $id } hat { $coasts }.
drawing-fault-write-like = Schreib sie wie { $example }.
drawing-fault-named = der Fläche „{ $id }“
drawing-fault-unnamed = einer Fläche ohne Namen
