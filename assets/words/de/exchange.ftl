# Bilder, Tabellen und Dateien der Börse: Kurse, ihr Verlauf, Geschäfte, Bestände, die Endtabelle.

exchange-spring = Frühjahr { $year }
exchange-fall = Herbst { $year }
# same: exchange-tick-start exchange-alt exchange-tick-winter exchange-winter
exchange-winter = Winter { $year }
exchange-start = dem Beginn
exchange-tick-start = Start
exchange-tick-spring = F{ $year }
exchange-tick-fall = H{ $year }
exchange-tick-winter = W{ $year }
exchange-page = { $title } · { $page } von { $of }
exchange-none = –

exchange-everybody = Alle
exchange-all = Alle { $count }, gleichauf
exchange-nobody = Niemand
exchange-more = { $names } und { $count } weitere
exchange-tied = { $count } gleichauf
exchange-hands = { $count } Personen
exchange-out = Ausgeschieden

exchange-prices = Kurse nach { $season }
exchange-head-currency = Währung
exchange-head-price = Kurs
exchange-head-change = Änderung
exchange-head-net = Netto gekauft
exchange-head-commands = Darf befehlen
exchange-gone = { $currency } sind mit { $power } ausgeschieden und nichts mehr wert (C-06c).
exchange-price = **{ $currency }** { $price }. Befiehlt { $power }: { $commands }.
exchange-price-moved = **{ $currency }** { $old } → **{ $price }** ({ $change }; netto { $net }). Befiehlt { $power }: { $commands }.
exchange-price-gone = ~~{ $currency }~~: { $power } ist ausgeschieden.
exchange-alt = { $title } in { $name }. { $rows }
exchange-alt-price = { $currency } { $price }, befohlen von { $commands }
exchange-alt-moved = { $currency } { $price } ({ $change }), befohlen von { $commands }
exchange-alt-gone = { $currency } ausgeschieden

exchange-course = Kurse je Jahreszeit
exchange-line = { $currency } { $price }
exchange-alt-line = { $currency } von { $from } auf { $to }
exchange-alt-ended = { $currency } von { $from } auf { $to }, dann ausgeschieden
exchange-course-text = Kurse von { $first } bis { $last }:
exchange-course-line = **{ $currency }:** { $prices }

exchange-column-player = Name
exchange-column-currency = { $currency } { $price }
exchange-column-cash = Bargeld
exchange-column-worth = Vermögen
exchange-column-points = Punkte
exchange-column-times = { $currency } ×{ $centres }

exchange-holdings = Bestände nach { $season }
exchange-left = gegangen
exchange-units = { $units } { $currency }
exchange-holding = { $who }: { $units }; Bargeld { $cash }; Vermögen **{ $worth }**
exchange-holding-left = { $who } (gegangen, eingefroren): { $units }; Bargeld { $cash }; Vermögen { $worth }
exchange-note-holdings = Umrahmt: hält am meisten davon und darf das Land als Nächstes befehligen.
exchange-alt-holding = { $name } { $worth }
exchange-alt-holding-orders = { $name } { $worth }, darf { $powers } befehligen

exchange-dealings = Geschäfte in { $season }
exchange-net = Netto aller
exchange-forced = nichts abgegeben
exchange-cut-mark = { $units }*
exchange-note-cut = * weniger als verlangt: Mehr wird in einem Zug nicht verkauft, nicht besessen oder nicht bezahlt.
exchange-dealt = { $who } { $lines }
exchange-sold = verkaufte { $units } { $currency } für { $amount }
exchange-bought = kaufte { $units } { $currency } für { $amount }
exchange-cut = { $line } (von { $asked }: { $why })
exchange-forced-line = { $line } (es war nichts abgegeben)

exchange-scores = Endstand
exchange-scores-now = Stand, wenn es jetzt endete
exchange-place = { $place }. { $name }
exchange-note-scores = Hunderter jeder Währung mal Zentren des Landes, zusammengezählt (C-11a). Dollar zählen nichts (C-11b).
exchange-score = **{ $place }.** { $who } – **{ $points }** = { $sum }
exchange-score-bare = **{ $place }.** { $who } – **{ $points }**
exchange-score-left = { $who } (gegangen) – { $points }
exchange-score-part = { $centres }×{ $hundreds } { $currency }
exchange-alt-score = { $place }. { $name } { $points }

# Auf Discord.

exchange-post = 💱 **{ $game }** – die Börse nach { $season }
exchange-news-moves = { $moves }.
exchange-news-move = { $currency } { $change }
exchange-news-still = Kein Kurs hat sich bewegt.
exchange-news-removed = Nach zu vielen versäumten Zügen ausgeschieden: { $players }.
exchange-leaf-dealings = **Geschäfte in { $season }**
exchange-leaf-holdings = **Bestände nach { $season }**
exchange-leaf-scores = **Endstand**
exchange-other-pages = Die anderen Seiten zeigt der Knopf **{ $button }** unter der Nachricht zur Jahreszeit.
exchange-answer-prices = **{ $game }** – Kurse nach { $season }
exchange-answer-chart = **{ $game }** – Kurse je Jahreszeit
exchange-answer-holdings = Bestände nach { $season }
exchange-answer-dealings = Geschäfte in { $season }
exchange-answer-scores = Stand nach { $season }
exchange-no-dealings = Noch hat niemand gehandelt.
exchange-file-holdings = Was alle besitzen, für Tabellenprogramme
exchange-file-dealings = Alle Geschäfte der Jahreszeit, für Tabellenprogramme
exchange-file-scores = Die Punkte von allen, für Tabellenprogramme
exchange-file-chart = Alle Kurse aller Jahreszeiten, für Tabellenprogramme
button-book-chart = Kursverlauf
button-book-holdings = Bestände
button-book-dealings = Geschäfte
button-book-scores = Punkte
button-page-before = ◀
button-page-after = ▶
