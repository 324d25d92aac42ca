# What `chancery arena` prints.

arena-progress = { $done } of { $games } games
arena-no-variant = There is no variant “{ $name }”.
arena-no-player = “{ $name }” is not a computer player. There are: { $known }.
arena-players = { $needed } players are needed, one for each power, and { $found } named. For example: normal,dumbbot*{ $others }
arena-player = { $player }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
arena-share = { "  " }wins or leads in { $share } % (95 % interval { $low } to { $high } %)
arena-fair = { "  " }that is { $fair } times an equal share
arena-solos = { "  " }wins alone { $share } % ({ $low } to { $high } %)
arena-draws = { "  " }shares the lead { $share } % ({ $low } to { $high } %)
arena-survival = { "  " }survives { $share } % ({ $low } to { $high } %)
arena-score = { "  " }ends with { $score } on average; share of the squares { $squares } %
arena-health = { "  " }{ $nodes } nodes per phase; refused lines: { $refused }
arena-powers = { "  " }share by power, in percent: { $powers }
