# Bilder, Tabellen und Dateien der Börse: Kurse, ihr Verlauf, Handel, Bestände, die Endtabelle.

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
exchange-all = Alle { $count } Spieler, gleichauf
exchange-nobody = Niemand
exchange-more = { $names } und noch { $count }
exchange-tied = { $count } Spieler, gleichauf
exchange-hands = { $count } Spieler
exchange-out = Ausgeschieden

exchange-prices = Kurse nach { $season }
exchange-head-currency = Währung
exchange-head-price = Kurs
exchange-head-change = Änderung
exchange-head-net = Netto gekauft
exchange-head-commands = Darf befehligen
exchange-gone = { $currency } sind mit { DATIVE($power) } ausgeschieden und nichts mehr wert.
exchange-price = **{ $currency }** { $price }. Darf { $power } befehligen: { $commands }.
exchange-price-moved = **{ $currency }** { $old } → **{ $price }** ({ $change }; netto { $net }). Darf { $power } befehligen: { $commands }.
exchange-price-gone = ~~{ $currency }~~: { $power } ist ausgeschieden.
exchange-alt = { $title } in { $name }. { $rows }
exchange-alt-price = { $currency } { $price }, befehligt von { $commands }
exchange-alt-moved = { $currency } { $price } ({ $change }), befehligt von { $commands }
exchange-alt-gone = { $currency } ausgeschieden

exchange-course = Kurse je Saison
exchange-line = { $currency } { $price }
exchange-alt-line = { $currency } von { $from } auf { $to }
exchange-alt-ended = { $currency } von { $from } auf { $to }, dann ausgeschieden
exchange-course-text = Kurse von { $first } bis { $last }:
exchange-course-line = **{ $currency }:** { $prices }

exchange-column-player = Spieler
exchange-column-currency = { $currency } { $price }
exchange-column-cash = Bargeld
exchange-column-worth = Vermögen
exchange-column-points = Punkte
exchange-column-times = { $currency } ×{ $centres }

exchange-holdings = Bestände nach { $season }
exchange-left = ausgestiegen
exchange-units = { $units } { $currency }
exchange-holding = { $who }: { $units }; Bargeld { $cash }; Vermögen **{ $worth }**
exchange-holding-left = { $who } (ausgestiegen, eingefroren): { $units }; Bargeld { $cash }; Vermögen { $worth }
exchange-note-holdings = Umrahmt: hält am meisten und darf das Land als Nächstes befehligen.
exchange-alt-holding = { $name } { $worth }
exchange-alt-holding-orders = { $name } { $worth }, darf { $powers } befehligen

exchange-dealings = Handel: { $season }
exchange-net = Netto aller Spieler
exchange-forced = nichts abgegeben
exchange-cut-mark = { $units }*
exchange-note-cut = * weniger als gewünscht: Grenze je Runde, zu kleiner Bestand oder zu wenig Geld.
exchange-dealt = { $who } { $lines }
exchange-sold = verkaufte { $units } { $currency } für { $amount }
exchange-bought = kaufte { $units } { $currency } für { $amount }
exchange-cut = { $line } (von { $asked }: { $why })
exchange-forced-line = { $line } (es war nichts abgegeben)

exchange-scores = Endstand
exchange-scores-now = Stand, wenn die Partie jetzt endete
exchange-place = { $place }. { $name }
exchange-note-scores = Für jede Währung: gehaltene Hunderter × Zentren ihres Landes. Dollar zählen nichts.
exchange-score = **{ $place }.** { $who } – **{ $points }** = { $sum }
exchange-score-bare = **{ $place }.** { $who } – **{ $points }**
exchange-score-left = { $who } (ausgestiegen) – { $points }
exchange-score-part = { $centres }×{ $hundreds } { $currency }
exchange-alt-score = { $place }. { $name } { $points }

# Auf Discord.

exchange-post = 💱 **{ $game }** – die Börse nach { $season }
exchange-news-moves = { $moves }.
exchange-news-move = { $currency } { $change }
exchange-news-still = Kein Kurs hat sich bewegt.
exchange-news-removed = Wegen zu vieler versäumter Runden ausgeschieden: { $players }.
exchange-leaf-dealings = **Handel: { $season }**
exchange-leaf-holdings = **Bestände nach { $season }**
exchange-leaf-scores = **Endstand**
exchange-other-pages = Die anderen Seiten zeigt der Knopf **{ $button }** unter dem Beitrag zur Saison.
exchange-answer-prices = **{ $game }** – Kurse nach { $season }
exchange-answer-chart = **{ $game }** – Kurse je Saison
exchange-answer-holdings = Bestände nach { $season }
exchange-answer-dealings = Handel: { $season }
exchange-answer-scores = Stand nach { $season }
exchange-no-dealings = Noch wurde nicht gehandelt.
exchange-file-holdings = Die Bestände aller Spieler, für Tabellenprogramme
exchange-file-dealings = Der ganze Handel der Saison, für Tabellenprogramme
exchange-file-scores = Die Punkte aller Spieler, für Tabellenprogramme
exchange-file-chart = Alle Kurse aller Saisons, für Tabellenprogramme
button-book-chart = Kursverlauf
button-book-holdings = Bestände
button-book-dealings = Handel
button-book-scores = Punkte
button-page-before = ◀
button-page-after = ▶
