# Was an einer board.json falsch ist. Auf Englisch steht es in crates/rules/src/board/own/fault.rs; die Namen der
# Provinzen und Mächte sind ihre Kürzel.

board-fault-place = Zeile { $line }

board-fault-too-large = Die Datei hat { $bytes } Bytes; höchstens { $most } sind erlaubt.
board-fault-not-json = Das ist kein JSON: { $what }.
board-fault-format = Das Format { $found } ist unbekannt; dieses Programm liest Format 2.
board-fault-unknown-field = Das Feld `{ $field }` ist unbekannt.{ $near }
board-fault-field-not-followed = Das Feld `{ $field }` gehört zum Format, aber dieses Programm beachtet es noch nicht. Lass es weg.
board-fault-value-not-followed = Der Wert `{ $value }` gehört zum Format, aber dieses Programm beachtet ihn noch nicht.
board-fault-field-twice = Das Feld `{ $field }` steht zweimal da.
board-fault-missing = Das Feld `{ $field }` fehlt.
board-fault-wrong-kind =
    Hier muss { $wanted ->
        [object] ein Objekt in geschweiften Klammern
        [list] eine Liste in eckigen Klammern
        [flag] true oder false
        [number] eine Zahl
        [text] ein Text in Anführungszeichen
        [two] die Zahl 2
       *[two-provinces] eine Liste mit zwei Provinzen
    } stehen, { $found ->
        [null] nicht null
        [flag] nicht true oder false
        [number] keine Zahl
        [text] kein Text
        [list] keine Liste
        [object] kein Objekt
       *[fewer-or-more] keine Liste mit weniger oder mehr
    }.
board-fault-not-an-id = `{ $text }` ist kein Kürzel: Kürzel haben 1 bis { $most } kleine Buchstaben und Ziffern.
board-fault-not-a-boards-id = `{ $text }` ist keine Kennung eines Bretts: Die haben 1 bis { $most } kleine Buchstaben, Ziffern und Bindestriche.
board-fault-text-empty = Der Text ist leer. Schreib 1 bis { $most } Zeichen.
board-fault-text-long = `{ $text }…` hat { $count } Zeichen; höchstens { $most } sind erlaubt.
board-fault-invisible = Der Text enthält ein unsichtbares Zeichen oder ein Steuerzeichen.
board-fault-out-of-range = { $found } ist keine ganze Zahl von { $least } bis { $most }.
board-fault-unknown-word = `{ $found }` ist unbekannt; möglich sind { $words }.
board-fault-ours-already = `{ $id }` ist die Kennung eines mitgelieferten Bretts. Wähl eine andere.

board-fault-powers =
    { $count ->
        [one] Eine Macht wird
       *[other] { $count } Mächte werden
    } gespielt; möglich sind 2 bis 40.
board-fault-provinces = Es gibt { $count } Provinzen; ein Brett hat 3 bis 256.
board-fault-centres = Es gibt { $count } Versorgungszentren; ein Brett hat höchstens 255.
board-fault-first-units = Es gibt { $count } erste Einheiten; ein Brett hat höchstens 255.
board-fault-id-twice = `{ $id }` gibt es zweimal.
board-fault-listed-twice = `{ $id }` steht zweimal in der Liste.
board-fault-name-of-both = `{ $name }` heißen sowohl { $a } als auch { $b }.
board-fault-name-of-both-powers = `{ $name }` heißen sowohl { $a } als auch { $b }.
board-fault-word-of-orders = `{ $name }` ist auch ein Wort in Befehlen; Befehle, die es nennen, wären nicht lesbar.
board-fault-no-letters = `{ $name }` hat keine Buchstaben; Befehle, die es nennen, wären nicht lesbar.
board-fault-power-and-province = `{ $name }` heißen sowohl die Macht { $power } als auch die Provinz { $province }; in Befehlen wären sie nicht zu unterscheiden.
board-fault-not-on-the-board = `{ $id }` gibt es auf dem Brett nicht.

board-fault-one-sided = Die Grenze { $a }–{ $b } steht nur auf einer Seite; bei { $b } muss auch { $a } stehen.
board-fault-no-army-walks = Von { $a } nach { $b } geht keine Armee: Armeen gehen nur über Land.
board-fault-inland-fleet = { $id } liegt im Binnenland, also fährt keine Flotte dorthin.
board-fault-coast-without-sea = { $id } ist Küste, grenzt aber an kein Seegebiet.
board-fault-borders-itself = { $id } grenzt an sich selbst.
board-fault-one-coast = { $id } hat nur eine Küste. Gib der Provinz zwei, oder schreib ihre Grenzen für Flotten ohne Küste.
board-fault-coast-not-said = { $id } hat mehrere Küsten: Schreib, welche davon eine Flotte erreicht, etwa `{ $example }`.
board-fault-no-such-coast = { $at } gibt es auf dem Brett nicht: { $id } hat keine solche Küste.
board-fault-no-coast-at-all = { $id } liegt an keiner Küste, also sind dort keine Küsten zu unterscheiden.
board-fault-no-drawing = Die Grenzen sollen die der Zeichnung sein, aber es gibt keine. Prüf den Ordner, in dem die Zeichnung neben `board.json` liegt.
board-fault-listed-and-drawn = Die Grenzen sind die der Zeichnung, also kann { $id } keine aufzählen. Lass `army` und `fleet` weg, und schreib in `open` und `close`, was anders ist.
board-fault-open-already = Die Grenze { $a }–{ $b } ist schon offen.
board-fault-nothing-to-close = Eine Grenze { $a }–{ $b }, die zu schließen wäre, gibt es nicht.
board-fault-unreached = { $id } grenzt an nichts, also kommt keine Einheit dorthin.
board-fault-parts = Das Brett zerfällt in { $count } Teile, die keine Grenze verbindet; { $id } liegt im kleinsten.
board-fault-centre-at-sea = { $id } ist ein Versorgungszentrum auf See; Zentren liegen an Land.
board-fault-value-at-sea = { $id } hat auf See einen Wert; Werte hat nur Land.

board-fault-no-home = { $power } hat kein Heimatzentrum.
board-fault-two-homes = { $id } ist Heimat von { $a } und von { $b }.
board-fault-home-no-centre = { $id } ist Heimat von { $power }, aber kein Versorgungszentrum.
board-fault-capital-no-home = Die Hauptstadt von { $power }, { $id }, ist keines ihrer Heimatzentren.
board-fault-yard-no-shore = Die Werft von { $power }, { $id }, muss an der Küste ihres Landes liegen und darf kein Zentrum sein.
board-fault-country-at-sea = { $id } liegt auf See und kann nicht zum Land von { $power } gehören.
board-fault-home-abroad = Zum Land von { $power } gehört die Heimat { $id } nicht.
board-fault-two-countries = Zum Land von { $a } und zu dem von { $b } gehört { $id }.
board-fault-not-a-unit = `{ $text }` ist keine Einheit: Schreib `A` oder `F`, ein Leerzeichen und die Provinz, etwa `F stp/sc`.
board-fault-cannot-stand = { $text } kann dort nicht stehen: { $why }.
board-fault-two-units = In { $id } beginnen zwei Einheiten.
board-fault-units-before-builds = Die Partie beginnt mit dem Bauen, also hat { $power } noch keine Einheiten. Lass sie weg.
board-fault-units-and-centres =
    { $power } beginnt mit { $units ->
        [one] einer Einheit
       *[other] { $units } Einheiten
    } und { $centres ->
        [one] einem Zentrum
       *[other] { $centres } Zentren
    }.
board-fault-owns-no-centre = { $id } ist kein Zentrum und kann { $power } am Anfang nicht gehören.
board-fault-owned-twice = { $id } gehört am Anfang sowohl { $a } als auch { $b }. Einer Macht ohne `owns` gehören ihre Heimatzentren.
board-fault-owns-nothing = { $power } gehört am Anfang kein Zentrum; damit wäre die Macht sofort ausgeschieden. Ohne `owns` gehören ihr ihre Heimatzentren.

board-fault-goal-too-high = Das Ziel sind { $goal } Zentren, es gibt aber nur { $centres }.
board-fault-goal-low = { $goal } von { $centres } Zentren gewinnen, also können zwei Mächte das Ziel zugleich erreichen.
board-fault-from-of-no-hold = `from` sagt, ab welchem Jahr die Zentren in `hold` gewinnen. Nenn sie, oder lass `from` weg.
board-fault-hold-nothing = Nenn die Zentren, die zusammen gewinnen, oder lass `hold` weg.
board-fault-hold-no-centre = { $id } ist kein Zentrum, also kann es nicht in jeder Partie jemandem gehören. Nenn nur Zentren.
board-fault-hold-after-last-year = Die Zentren in `hold` gewinnen ab { $from_year }, aber das letzte Jahr ist { $last_year }.
board-fault-hold-already = { $power } gehören am Anfang alle diese Zentren; die Macht hätte sofort gewonnen. Nenn noch ein anderes Zentrum.
board-fault-last-year-before-first = Das letzte Jahr ist { $last_year }, aber Partien beginnen { $first_year }.
board-fault-then-of-no-year = `then` sagt, wer nach dem letzten Jahr gewinnt. Schreib in `last_year`, welches das ist, oder lass `then` weg.
board-fault-no-passage = An { $past } vorbei führt kein Weg von { $a } nach { $b }: Das müssen zwei Seegebiete sein, die sich nicht berühren, und { $past } ein Land, das an beide grenzt.
board-fault-no-strait = Keine Meerenge verbindet { $a } und { $b }: Das müssen zwei Seegebiete sein, die sich berühren oder eine Durchfahrt haben, jedes in nur einer Meerenge.

board-fault-not-a-colour = `{ $text }` ist keine Farbe: Schreib `#` und sechs hexadezimale Ziffern, etwa `#2c3092`.
board-fault-stripes = Eine Flagge hat 1 bis { $most } Streifen, nicht { $count }.
board-fault-colours-same =
    { $a } und { $b } sehen { $sight ->
        [no-green] für alle, die kein Grün sehen,
        [no-red] für alle, die kein Rot sehen,
        [no-blue] für alle, die kein Blau sehen,
       *[everybody] für alle
    } gleich aus: Der Abstand ihrer Farben ist { $apart }, und { $least } ist das Mindeste.
board-fault-colours-alike =
    { $a } und { $b } sehen { $sight ->
        [no-green] für alle, die kein Grün sehen,
        [no-red] für alle, die kein Rot sehen,
        [no-blue] für alle, die kein Blau sehen,
       *[everybody] für alle
    } ähnlich aus: Der Abstand ihrer Farben ist { $apart }; { $good } oder mehr ist besser.
board-fault-colour-near =
    { $power } sieht { $sight ->
        [no-green] für alle, die kein Grün sehen,
        [no-red] für alle, die kein Rot sehen,
        [no-blue] für alle, die kein Blau sehen,
       *[everybody] für alle
    } ähnlich aus wie { $what ->
        [sea] das Meer
       *[nobodys] das Grau von Einheiten, die niemandem gehören
    }: Der Abstand der Farben ist { $apart }; { $good } oder mehr ist besser.
board-fault-not-one-word = `{ $name }` muss ein einziges Wort aus Buchstaben sein, damit Befehle es nennen können.
board-fault-currency-taken = `{ $name }` kann nicht die Währung von { $power } sein: In Befehlen ist das { $other }.

board-fault-sets = Es gibt { $count } Besetzungen; ein Brett hat höchstens { $most }.
board-fault-set-for-everybody = `{ $id }` ist das Wort für eine Partie, in der alle spielen. Gib der Besetzung ein anderes Kürzel.
board-fault-set-name-twice = `{ $name }` heißen zwei Besetzungen.
board-fault-set-too-few =
    In einer Besetzung spielen mindestens 2 Mächte; in dieser { $count ->
        [one] spielt nur eine
       *[other] sind es { $count }
    }.
board-fault-set-plays-all = In dieser Besetzung spielen alle Mächte, wie in einer Partie ohne Besetzung. Lass sie weg.
board-fault-set-twice = In einer anderen Besetzung spielen dieselben Mächte. Lass eine der beiden weg.
board-fault-set-names-asleep = { $power } schläft: In keiner Partie spielt jemand diese Macht, und ihre Einheiten halten. Lass sie weg.
board-fault-set-plays-absent = { $power } spielt in dieser Besetzung und kann nicht abwesend sein.

board-fault-not-read-again = Die ausgeschriebenen Regeln lassen sich nicht wieder lesen: { $what }
board-fault-read-as-another = Die ausgeschriebenen Regeln werden als ein anderes Brett gelesen.
board-fault-more = Es gibt noch mehr Fehler; das sind die ersten { $most }.
board-fault-no-board = Daraus wird kein Brett: „{ $what }“.

# Teile von Sätzen.

board-fault-did-you-mean = { "" } Meintest du `{ $word }`?

board-fault-nothing-may-follow = Nach der letzten { "`}`" } darf nichts mehr kommen, dort steht aber { $next }
board-fault-too-deep = Listen und Objekte liegen mehr als { $most } Ebenen tief ineinander
board-fault-value-missing = Vor { $next } fehlt ein Wert
board-fault-not-quoted = `{ $word }` muss in Anführungszeichen stehen
board-fault-not-closed = Ein Text hat am Ende kein Anführungszeichen
board-fault-control-character = Ein Text enthält ein Steuerzeichen
board-fault-bad-escape = Ein umgekehrter Schrägstrich steht, wo er nicht stehen kann
board-fault-name-missing = Vor { $next } fehlt der Name eines Feldes in Anführungszeichen
board-fault-colon-missing = Nach `{ $name }` fehlt `:`
board-fault-comma-missing = Vor { $next } fehlt `,` oder `{ $closing }`
board-fault-end-of-file = dem Ende der Datei
board-fault-sign = `{ $sign }`

board-fault-army-at-sea = { $id } ist ein Seegebiet
board-fault-army-on-coast = Armeen stehen auf keiner bestimmten Küste; schreib `A { $id }`
board-fault-fleet-inland = { $id } liegt im Binnenland
board-fault-only-coast = In { $id } sind keine Küsten zu unterscheiden; schreib `F { $id }`
board-fault-which-coast = Schreib, auf welcher Küste: { $coasts }

board-fault-a-power = die Macht { $power }
board-fault-a-currency = die Währung von { $power }
board-fault-a-word = ein Wort mit anderer Bedeutung
