# Antworten auf Befehle, wenn sie geschrieben werden: nicht verstanden, nicht erlaubt.

# Listen: „Wien“, „Wien oder Venedig“, „Wien, Venedig oder Rom“.
list-or = { $items } oder { $last }
list-and = { $items } und { $last }

# Provinzen im Satz: im Deutschen ohne Artikel.
the-adr = Adriatisches Meer
the-aeg = Ägäisches Meer
the-bal = Ostsee
the-bar = Barentssee
the-bla = Schwarzes Meer
the-bot = Bottnischer Meerbusen
the-eas = Östliches Mittelmeer
the-eng = Ärmelkanal
the-hel = Helgoländer Bucht
the-ion = Ionisches Meer
the-iri = Irische See
the-lyo = Golf von Lyon
the-mao = Mittelatlantik
the-nao = Nordatlantik
the-nth = Nordsee
the-nwg = Norwegensee
the-ruh = Ruhrgebiet
the-ska = Skagerrak
the-sms = Südliches Mittelmeer
the-tys = Tyrrhenisches Meer
the-wes = Westliches Mittelmeer

orders-did-you-mean = Meintest du { $near }?

orders-empty = Diese Zeile ist leer.
orders-too-long = Diese Zeile ist länger als { $limit } Zeichen.
orders-not-an-order = `{ $piece }` kann ich nicht als Befehl lesen. Ein Befehl sieht so aus: `A Par - Bur`.
orders-not-a-province = `{ $piece }` ist keine Provinz.
orders-ambiguous = `{ $piece }` kann { $readings } bedeuten. Bitte schreib, was du meinst.
orders-no-such-coast = `{ $piece }` ist keine Küste von { $province }. Dort gibt es: { $coasts }.
orders-no-coasts = `{ $piece }` ist keine Küste von { $province }; dort haben die Küsten keine eigenen Namen.
orders-not-understood = `{ $piece }` verstehe ich nicht.
orders-left-over = `{ $order }` habe ich verstanden, `{ $piece }` dahinter nicht.
orders-no-unit = Der Befehl endet, bevor er eine Provinz nennt.
orders-no-act = Der Befehl sagt nicht, was die Einheit tun soll: ziehen, halten, unterstützen oder geleiten.
orders-no-adjustment = Da steht nicht, ob gebaut oder aufgelöst werden soll. Im Winter schreibst du Befehle wie `Bau F Bre`, `Auflösung A Par` oder `Verzicht`.
orders-no-retreat = Der Befehl sagt nicht, wohin sich die Einheit zurückzieht. Schreib `A Par - Gas` oder `A Par auflösen`.
orders-no-destination = Der Befehl sagt nicht, wohin die Einheit ziehen soll.
orders-kind-needed = Armee oder Flotte { IN($place) }? Schreib `A { $id }` oder `F { $id }`.
orders-not-a-sea = { $province } ist kein Seegebiet. Nur eine geleitete Armee zieht durch andere Provinzen, und nur über See.
orders-other-power = Das ist ein Befehl für { ACCUSATIVE($power) }, aber dies sind die Befehle einer anderen Macht.

# Unter einem Befehl, dem ein anderer Befehl desselben Spielers widerspricht.
clash-otherwise = Ohne Wirkung: Du hast `{ $other }` befohlen.
clash-stays = Dort bleibt deine eigene Einheit: `{ $other }`.
clash-same-place = Dein `{ $other }` zieht auch dorthin; bei gleicher Stärke prallen beide ab.
clash-swap = Ohne Geleitzug prallt dieser Zug mit deinem `{ $other }` zusammen.
