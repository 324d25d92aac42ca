# Records: what people have played, how reliably and how well, and gates on joining.

command-record = Your record on this server, who else sees it, and the ranking
command-record-show = Show your record, or that of a player who shows it
command-record-share = Choose who else sees your record on this server
command-record-table = Show the ranking of those on this server who show their record
command-record-gates = Set who may join a game by their record
option-record-show-player = Whose record; leave it out for your own
option-record-show-overall = Whether over all servers, not this one only
option-record-share-with = To whom it is shown
option-record-gates-reliability = The least reliability in percent; 0 for any
option-record-gates-rating = The least rating; 0 for any
option-record-gates-newcomers = Whether only newcomers may join
choice-record-nobody = nobody
choice-record-server = this server
choice-record-overall = this server, with all my servers

record-title = Record
record-of = { $player } on this server, in games that are over
record-of-overall = { $player } on all servers, in games that are over
record-all = Results
record-tally = { $of }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } – { $won } won, { $shared } shared, { $survived } survived, { $out } eliminated
record-rating = Rating: { $rating } ± { $spread }
record-no-rating = Rating: none yet
record-reliability = Reliability: { $percent } % (phases handed in: { $kept }, missed: { $missed }; seats abandoned: { $left }, taken over: { $taken })
record-reliability-unknown = Reliability: too few phases to say (phases handed in: { $kept }, missed: { $missed }; seats abandoned: { $left }, taken over: { $taken })
record-by-power = By power
record-by-variant = By variant
record-shown-nobody = Nobody else sees your record on this server. `/record share` changes that.
record-shown-server = Everybody on this server sees your record here, and your place in `/record table`.
record-shown-overall = Everybody on this server sees your record here and over all servers, and your place in `/record table`.
record-table-title = Ranking
record-table-line = { $place }. { $rating } ± { $spread } · { $results }
record-table-none = Nobody on this server with a result shows their record. Show yours with `/record share`.
record-gates-none = Everybody may join, whatever their record is.

lobby-about-gate-reliability = Only players with a reliability of { $least } % or more may join.
lobby-about-gate-rating = Only players with a rating of { $least } or more may join.
lobby-about-gate-newcomers = Only players with fewer than { $least } finished games on this server may join.

refusal-record-not-shown = That player does not show this record here. Only they can change that, with `/record share`.
refusal-lobby-gate-reliability = This game is for players with a reliability of { $least } % or more on this server. Yours is in `/record show`; its GM can let you in with `/game invite`.
refusal-lobby-gate-rating = This game is for players with a rating of { $least } or more on this server. Yours is in `/record show`; its GM can let you in with `/game invite`.
refusal-lobby-gate-newcomers = This game is for players with fewer than { $least } finished games on this server. Yours are in `/record show`; its GM can let you in with `/game invite`.

audit-set-gates = set who may join by their record

topic-records = Records (results, reliability, ratings)
help-records =
    `/record show` shows what you have played on this server: your results by power and variant, how reliable you are, and your rating. Only games that are over count, and only you see the answer.

    `/record share` lets others see your record, here or on all your servers, and ends that again. `/record table` lists those who share theirs.
    You are reliable if you hand something in for each phase. Phases during an absence that you announced (`/absence announce`) do not count as missed. A seat that you give up and that stays empty counts ten times: look for somebody with `/substitute seek`.
    Your rating rises when you do better than others in a game, the more so the higher they are rated. The number after ± shows how uncertain it still is.
    While a game is in its lobby, its GM can admit players by their record with `/record gates`.
