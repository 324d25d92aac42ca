# What happened at sea, as clauses that are listed one after the other.

head-annihilated =
    { $count ->
        [one] { $number } fleet is annihilated
       *[other] { $number } fleets are annihilated
    }
map-alt-seas = At sea: { $seas }.
map-alt-several = { $count }{ $unit }
seas-lost =
    { $fleets ->
        [one] 1 fleet of { $of } annihilated in { $at }
       *[other] { $fleets } fleets of { $of } annihilated in { $at }
    }
seas-patrol =
    { $found ->
        [yes] { $power }’s patrol in { $at } found fleets of { $against }
       *[no] { $power }’s patrol in { $at } found no fleet of { $against }
    }
seas-block =
    { $held ->
        [yes] { $power } closed the strait into { $at } to { $against }
       *[no] { $power } could not close the strait into { $at } to { $against }
    }
seas-open = { $at } open to the fleets of { $to }
