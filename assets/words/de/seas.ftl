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
        [one] 1 Flotte von { DATIVE($of) } { IN($at) } versenkt
       *[other] { $fleets } Flotten von { DATIVE($of) } { IN($at) } versenkt
    }
seas-patrol =
    { $found ->
        [yes] Patrouille von { DATIVE($power) } { IN($at) }: Flotten von { DATIVE($against) } gefunden
       *[no] Patrouille von { DATIVE($power) } { IN($at) }: keine Flotte von { DATIVE($against) } gefunden
    }
seas-block =
    { $held ->
        [yes] { $power } sperrte die Meerenge { TO($at) } für { ACCUSATIVE($against) }
       *[no] { $power } konnte die Meerenge { TO($at) } nicht für { ACCUSATIVE($against) } sperren
    }
seas-open = { $at } offen für Flotten von { DATIVE($to) }
