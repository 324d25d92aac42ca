# Was auf See geschah: Sätze, die aneinandergereiht werden.

head-annihilated =
    { $count ->
        [one] { $number } Flotte versenkt
       *[other] { $number } Flotten versenkt
    }
map-alt-seas = Auf See: { $seas }.
map-alt-several = { $count } × { $unit }
seas-lost =
    { $fleets ->
        [one] 1 Flotte von { $of } in { $at } versenkt
       *[other] { $fleets } Flotten von { $of } in { $at } versenkt
    }
seas-patrol =
    { $found ->
        [yes] Patrouille von { $power } in { $at }: Flotten von { $against } gefunden
       *[no] Patrouille von { $power } in { $at }: keine Flotte von { $against } gefunden
    }
seas-block =
    { $held ->
        [yes] { $power } sperrte die Meerenge nach { $at } für { $against }
       *[no] { $power } konnte die Meerenge nach { $at } nicht für { $against } sperren
    }
seas-open = { $at } offen für Flotten von { $to }
