# Answers to orders as they are written: not understood, not allowed.

# Lists: "Vienna", "Vienna or Venice", "Vienna, Venice or Rome".
list-or = { $items } or { $last }
list-and = { $items } and { $last }

# Provinces whose names take an article inside a sentence.
the-adr = the Adriatic Sea
the-aeg = the Aegean Sea
the-bal = the Baltic Sea
the-bar = the Barents Sea
the-bla = the Black Sea
the-bot = the Gulf of Bothnia
the-eas = the Eastern Mediterranean
the-eng = the English Channel
the-hel = the Helgoland Bight
the-ion = the Ionian Sea
the-iri = the Irish Sea
the-lyo = the Gulf of Lyon
the-mao = the Mid-Atlantic Ocean
the-nao = the North Atlantic Ocean
the-nth = the North Sea
the-nwg = the Norwegian Sea
the-ruh = the Ruhr
the-ska = the Skagerrak
the-sms = the Southern Mediterranean
the-tys = the Tyrrhenian Sea
the-wes = the Western Mediterranean

orders-did-you-mean = Did you mean { $near }?

orders-empty = That line is empty.
orders-too-long = That line is longer than { $limit } characters.
orders-not-an-order = I cannot read `{ $piece }` as an order. An order looks like `A Par - Bur`.
orders-not-a-province = `{ $piece }` is not a province.
orders-ambiguous = `{ $piece }` can mean { $readings }. Please write the one you mean.
orders-no-such-coast = `{ $piece }` is not a coast of { $province }: it has the { $coasts }.
orders-no-coasts = `{ $piece }` is not a coast of { $province }, which has no named coasts.
orders-not-understood = I do not understand `{ $piece }`.
orders-left-over = I understood `{ $order }`, but not `{ $piece }` after it.
orders-no-unit = The order ends before it names a province.
orders-no-act = The order does not say what the unit should do: move, hold, support or convoy.
orders-no-adjustment = This does not say whether to build or to disband. In Winter, write orders such as `Build F Bre`, `Disband A Par` or `Waive`.
orders-no-retreat = The order does not say where the unit retreats to. Write `A Par - Gas`, or `A Par disband`.
orders-no-destination = The order does not say where the unit should go.
orders-kind-needed = Army or fleet in { $place }? Write `A { $id }` or `F { $id }`.
orders-not-a-sea = { $province } is not a sea. Only a convoyed army passes through other provinces, and only by sea.
orders-other-power = That is an order for { $power }, but you are writing another power’s orders.

# Under an order that another order of the same sheet is at odds with.
clash-otherwise = No effect: you ordered `{ $other }`.
clash-stays = Your own unit stays there: `{ $other }`.
clash-same-place = Your `{ $other }` goes there too; equal strengths bounce.
clash-swap = Without a convoy, this and your `{ $other }` bounce.
