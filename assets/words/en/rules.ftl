# The rules of a game in our own words: /rules. One text for every choice on an axis and for every option,
# with the ids of the rules it comes from (docs/).

command-rules = The rules of this game, topic by topic, as they are set here
option-rules-topic = Which part of the rules; all of them in short if you leave it out

rules-title = { $name }: { $topic }
rules-title-all = { $name }: the rules in short
rules-more = More on each: `/rules topic:`; so are clock, missed turns, press, votes and names, as they are set here. How to play: `/help`.
rules-changed = { $text } ✎
rules-changed-note = ✎ set otherwise than { $variant } has it.
rules-no-topic = The rules of this game have no topic “{ $found }”. They have { $known }.
rules-none = Nothing more is to be chosen here.

rules-topic-board = Board
rules-topic-movement = Movement
rules-topic-economy = Economy
rules-topic-relations = Relations
rules-topic-control = Who orders
rules-topic-calendar = Calendar and opening
rules-topic-goal = The goal
rules-topic-rulebook = Rulebook
rules-topic-clock = Clock
rules-topic-missed = Missed turns
rules-topic-press = Press
rules-topic-votes = Votes
rules-topic-names = Names and secrets

# Every choice on an axis.
rules-choice-board-standard = The usual map of Europe: 75 provinces, 34 of them supply centres. Armies stand on land, fleets at sea and on coasts; Spain, Bulgaria and St Petersburg have two coasts each.
rules-choice-board-economic = Economic IV’s map: the usual one with some lands divided, so that every land province can be owned and yields something (E-X2).
rules-choice-board-naval = Naval Diplomacy’s map: the usual one with straits, passages and islands. An island is closed until it is opened (N-02).
rules-choice-movement-standard = Everybody writes orders in secret, and all are carried out at once. A unit holds, moves to a neighbouring province, supports another unit, or (a fleet at sea) convoys an army. All units are equally strong: the side with more support wins, equal sides keep each other out. A unit that is dislodged retreats or disbands. An attack on a supporting unit cuts its support.
rules-choice-movement-naval = On land as usual. At sea any number of fleets may lie together, also of several powers; a fleet may move twice, or move and then do something (N-04, N-05). A patrol destroys fleets of a power that pass through its sea; a block closes a strait to one. Fleets of other powers are not dislodged at sea but annihilated in battles of patrols (5B).
rules-choice-economy-centres = After each Fall a province with a supply centre belongs to whose unit stands in it last. In Winter you have as many units as centres: with more centres you build in your free home centres, with fewer you disband.
rules-choice-economy-credits = Every land province yields its value to its owner at the end of Fall, into his treasury (E-04, E-05). In Winter each unit is paid for a year ahead, and what cannot be paid goes (E-06). Credits may be given and lent where both sides declare the same (E-08 to E-12). A treasury lies in a province and falls to who takes it (E-13).
rules-choice-economy-blocks = Provinces hold blocks, and blocks bring points each Winter. Points pay for units and for more blocks; who takes a defended province in battle destroys blocks in it (I-01 to I-06, 2B.4).
rules-choice-relations-none = Promises bind nobody: what powers agree on is between them, and the adjudicator knows nothing of it.
rules-choice-relations-treaties = Treaties are declared by both sides and bind the adjudicator: an order that breaks one is held instead. An attack on a power you are not at war with is an aggression and costs victory points, and it draws allies in (R-B to R-G).
rules-choice-control-seats = Each player plays one power and orders its units.
rules-choice-control-bourse = Nobody plays a power. Players trade the currencies of the seven countries, and who holds most of one orders that country’s units in the next season. If several write orders, those with more behind them count (3B).
rules-choice-seasons-two = A year has a Spring and a Fall, each with movement and retreats, and then a Winter. Centres change hands after Fall only.
rules-choice-seasons-one = A year has one movement, which is its Fall, with retreats, and then a Winter (I-07a, 2B.25).
rules-choice-opening-standard = Every power begins with its usual units in its home centres (I-02a).
rules-choice-opening-unarmed = No units stand on the board; a Winter comes first, in which every power builds what it can (I-02b, 2B.12).
rules-choice-opening-chosen = A Winter comes first, in which every power chooses its first units. Who orders nothing has the usual ones (N-03, 5B.22).
rules-choice-opening-reduced = Every power begins with one fleet and one army; a third home centre is still to be taken.
rules-choice-opening-reduced-without-stp = Every power begins with two units; Russia has none in St Petersburg.
rules-choice-opening-reduced-without-sev = Every power begins with two units; Russia has none in Sevastopol.
rules-choice-goal-centres = Who owns enough supply centres after a Fall wins alone.
rules-choice-goal-income = Who has enough income a year wins.
rules-choice-goal-blocks = Who has enough blocks after a Winter wins (I-08).
rules-choice-goal-points = Victory points are earned by what you own and lost by aggression. Who has enough claims victory after a Fall and must hold it for a year (R-A).

# Every option: what it is set to here.
rules-option-first_year = The game begins in { $value }.
rules-option-victory_centres =
    { $value ->
        [0] Centres alone do not win.
       *[other] { $value } centres, and more than anybody else, win alone after a Fall.
    }
rules-option-victory_income = An income of { $value } a year wins alone (E-15a).
rules-option-alliance_income = An income of { $value } together wins for two powers that named each other (E-15b).
rules-option-values =
    { $count ->
        [0] Every province yields what the board says (E-X2).
       *[other] These provinces yield otherwise than the board says (E-X2): { $value }.
    }
rules-option-start_credits = Every treasury begins with { $value } (E-04c).
rules-option-fleet_price = A fleet costs { $value } a year (E-06a, I-03b).
rules-option-army_price = An army costs { $value } a year (E-06a, I-03b).
rules-option-spending =
    { $value ->
        [chained] What comes in during a phase can be passed on in it (1B.3).
       *[opening] Only what a treasury held when the phase began can be paid out of it (1B.3).
    }
rules-option-removals =
    { $value ->
        [cheapest] Of the units you list for removal, the cheapest go that are enough (1B.8).
       *[listed] Units you list for removal go in that order until the rest can be paid (1B.8).
    }
rules-option-demobilisation =
    { $value ->
        [allowed] Units that could be paid may be disbanded in Winter (E-Q4).
        [forbidden] Units that can be paid may not be disbanded in Winter (E-Q4).
       *[vote] The players vote on whether units that could be paid may be disbanded in Winter (E-Q4).
    }
rules-option-demobilisation_majority =
    { $value ->
        [of-powers] That vote needs more than half of all powers (1B.9).
        [unanimous] That vote needs everybody (1B.9).
       *[of-votes] That vote needs more than half of the votes given (1B.9).
    }
rules-option-winter_gifts =
    { $value ->
        [after-upkeep] In Winter you may give away only what is left beside the price of your units (1B.10).
       *[free] In Winter you may give away whatever you hold, and lose units for it (1B.10).
    }
rules-option-shortfall =
    { $value ->
        [pro-rata] A debtor who cannot pay all that was called pays everybody a share (1B.13).
       *[oldest-first] A debtor who cannot pay all that was called pays the oldest loan first (1B.13).
    }
rules-option-treasury_guests =
    { $value ->
        [trusted] A power may name one whose units do not take its treasury this season (1B.18).
       *[never] Any other power’s unit in its province takes a treasury (1B.18).
    }
rules-option-estate =
    { $value ->
        [to-captor] The credits of a power that is put out fall to who put it out (1B.22).
       *[vanishes] The credits of a power that is put out are gone (1B.22).
    }
rules-option-yards =
    { $value ->
        [with-capital] Archangel builds only while its owner holds St Petersburg, too (1B.25).
       *[alone] Archangel builds by itself (1B.25).
    }
rules-option-transfers_with_retreats =
    { $value ->
        [allowed] Gifts, loans and repayments may also be declared with retreats, and are made at once (1B.39).
       *[refused] Gifts, loans and repayments are not made with retreats (1B.39).
    }
rules-option-province_sales =
    { $value ->
        [allowed] Provinces may be sold with the orders of a Fall (1B.40).
       *[never] Provinces are not sold: only a unit takes one (E-Q2).
    }
rules-option-borders =
    { $count ->
        [0] All borders are as the board draws them.
       *[other] These borders are drawn otherwise (1B.26, 5B.27): { $value }.
    }
rules-option-victory_blocks = { $value } blocks after a Winter win (I-08a, 2B.18).
rules-option-scheme =
    { $value ->
        [appendix] Prices and blocks follow the appendix: 3 blocks a centre, units for 1, 3 blocks a point (I-09a).
       *[plain] Prices and blocks follow the main rules (I-01b, I-03).
    }
rules-option-provinces =
    { $value ->
        [valued] Every land province holds blocks: centres as said, others their value in Economic IV (I-07b).
        [table] Every land province holds as many blocks as its value in Economic IV (2B.19).
        [equal] Every land province holds as many blocks as a centre (I-07d).
       *[centres] Supply centres alone hold blocks (I-01).
    }
rules-option-centre_blocks = A centre begins with { $value } blocks (I-01b).
rules-option-blocks_per_point =
    { $value ->
        [1] Every block brings a point a year.
       *[other] { $value } blocks bring a point a year (I-09a).
    }
rules-option-rounding =
    { $value ->
        [nearest] A part of a point counts to the nearest whole (2B.21).
       *[down] A part of a point does not count (2B.21).
    }
rules-option-neutrals =
    { $value ->
        [blocks] A neutral centre puts its income into blocks (I-04d).
       *[army] A neutral centre keeps an army (I-04c to I-04f).
    }
rules-option-neutral_most =
    { $value ->
        [0] A neutral centre grows without bound (2B.9).
       *[other] A neutral centre grows to { $value } blocks at most (2B.9).
    }
rules-option-battle =
    { $value ->
        [dislodged-only] Rubble is made only where a unit was dislodged (2B.4).
       *[any-resistance] Rubble is made wherever somebody resisted (2B.4).
    }
rules-option-neutral_rubble =
    { $value ->
        [when-taken] A neutral centre taken from its army makes rubble, too (2B.8).
       *[never] A neutral centre makes no rubble when it is taken (2B.8).
    }
rules-option-unspent =
    { $value ->
        [home] Points you do not spend go home as blocks (2B.13, 2B.24).
        [treasury] Points you do not spend stay with you (I-03f).
       *[forfeited] Points you do not spend are lost.
    }
rules-option-rebuilding =
    { $value ->
        [forbidden] No unit is built where one was disbanded in the same Winter (2B.16).
       *[allowed] A unit may be built where one was disbanded in the same Winter (2B.16).
    }
rules-option-loans =
    { $value ->
        [allowed] Points may be lent and given (I-03g, 2B.22).
       *[never] Points are neither lent nor given (I-03g, 2B.22).
    }
rules-option-islands_vote =
    { $count ->
        [0] No island is voted on.
       *[other] In the first phase the players vote on these islands; each is opened if every power that is played is for it (N-02b, N-02e): { $value }.
    }
rules-option-crawl =
    { $value ->
        [forbidden] A fleet may not crawl along a coast past a foreign fleet (N-09a, 5B.19).
       *[allowed] A fleet may crawl along a coast past a foreign fleet (N-09a, 5B.19).
    }
rules-option-second_convoy =
    { $value ->
        [forbidden] A fleet that moved cannot convoy in the same season (5B.3).
       *[allowed] A fleet may move and then convoy (5B.3).
    }
rules-option-second_hold_support =
    { $value ->
        [allowed] A fleet may move and then support a unit that stays (5B.7).
       *[forbidden] A fleet that moved can support only a unit that moves (5B.7).
    }
rules-option-patrol_leaving =
    { $value ->
        [caught] A patrol also catches fleets that are ordered to leave its sea (5B.11).
       *[safe] A patrol does not catch fleets that are ordered to leave its sea (5B.11).
    }
rules-option-patrol_arriving =
    { $value ->
        [caught] A patrol also catches fleets that come into its sea to support or convoy (5B.11).
       *[safe] A patrol does not catch fleets that come into its sea to support or convoy (5B.11).
    }
rules-option-neutral_passage =
    { $value ->
        [open] The way past Denmark or Constantinople is open while it is empty and nobody’s (5B.18).
       *[closed] The way past Denmark or Constantinople is closed while it is nobody’s (5B.18).
    }
rules-option-price_rounding =
    { $value ->
        [away-from-zero] A net of trades that is no whole hundred counts as the next one (3B.3).
        [exact] What is left over of a net of trades is kept for the next turn (3B.3).
       *[hundreds] Only whole hundreds of a net of trades move a price (3B.3).
    }
rules-option-order_majority =
    { $value ->
        [more-than-half] An order counts if more than half of those given agree (3B.8).
       *[plurality] The order that most agree on counts (3B.8).
    }
rules-option-absent_holders =
    { $value ->
        [next-holder] Where those who hold most hand in nothing, the next one orders (3B.10).
       *[hold] Where those who hold most hand in nothing, units hold (3B.10).
    }
rules-option-opening_bourse =
    { $value ->
        [winter] The first trades are made in the Winter before the first moves (3B.12).
       *[spring] The first trades are made in the first Spring (3B.12).
    }
rules-option-removed_after =
    { $value ->
        [0] Nobody is taken out for missed turns (3B.15).
       *[other] { $value } turns missed in a row take a player out with all they hold (3B.15).
    }
rules-option-no_trades =
    { $value ->
        [sell] Who hands in no trades sells 500 of each currency (3B.16).
       *[keep] Who hands in no trades keeps what they hold (3B.16).
    }
rules-option-hundreds =
    { $value ->
        [decimal] Parts of a hundred score, too (3B.19).
       *[whole] Only whole hundreds score (3B.19).
    }
rules-option-winter_orders =
    { $value ->
        [end-of-fall] Winter is ordered by who holds most at the end of Fall (3B.24).
       *[fall] Winter is ordered by who ordered the Fall’s moves (3B.24).
    }
rules-option-names =
    { $value ->
        [anonymous] Players are known to each other by numbers only (3B.21).
       *[open] Everybody knows who plays (3B.21).
    }
rules-option-closing_majority =
    { $value ->
        [majority] The end needs more than half of those who may order (3B.18).
       *[unanimous] The end needs everybody who may order (3B.18).
    }
rules-option-victory_points = { $value } victory points win alone (R-A4).
rules-option-victory_points_two = { $value } victory points win for two together (R-A5).
rules-option-victory_points_three = { $value } victory points win for three together (R-A5).
rules-option-penalties_worn_off =
    { $value ->
        [before-check] A penalty in its last Fall is struck off before claims are checked (4B.1, 4B.44).
       *[after-check] A penalty in its last Fall still counts when claims are checked (4B.1, 4B.44).
    }
rules-option-ally_halving =
    { $value ->
        [first-shot-too] An ally who is drawn in bears both penalties for half the time only (4B.4).
       *[attack] An ally who is drawn in bears the penalty for the attack for half the time only (4B.4).
    }
rules-option-ally_first_shot =
    { $value ->
        [no] An ally who is drawn in does not fire the first shot (4B.5).
       *[yes] An ally who is drawn in fires the first shot, too (4B.5).
    }
rules-option-minor_penalty =
    { $value ->
        [once] For one unowned centre the minor penalty is given once (4B.7).
       *[each-season] For one unowned centre the minor penalty is given in each season (4B.7).
    }
rules-option-home_of =
    { $value ->
        [owner] A home centre that another owns protects its owner (4B.10).
       *[native] A home centre that another owns protects the power whose home it is (4B.10).
    }
rules-option-retreat_attacks =
    { $value ->
        [exempt] A retreat is never an aggression (4B.12).
       *[count] A retreat can be an aggression (4B.12).
    }
rules-option-war_chains =
    { $value ->
        [whole] An attack spreads along all treaties, from ally to ally (4B.17).
       *[one-step] An attack spreads to the allies of those concerned, and no further (4B.17).
    }
rules-option-aid_calls =
    { $value ->
        [none] Whoever comes to the aid of the attacked has only the aggressor against them (4B.46).
        [all] The aggressor’s allies stand by it against whoever comes to the aid of the attacked: by AAT with war, by MDT with imminent war (4B.46).
       *[aat] An ally by AAT of the aggressor is at war with whoever comes to the aid of the attacked; one by MDT is not concerned (4B.46).
    }
rules-option-enclosed_builds =
    { $value ->
        [forbidden] No unit is built for an enclosed one that was disbanded (4B.23).
       *[allowed] A unit may be built for an enclosed one that was disbanded (4B.23).
    }
rules-option-coalition_attacks =
    { $value ->
        [allowed] Powers that claim together may attack each other freely (4B.27).
       *[forbidden] Powers that claim together may not attack each other (4B.27).
    }
rules-option-simultaneous_claims =
    { $value ->
        [solo-first] Of several claims that hold at one Fall, a single power’s goes first, then the one with the larger margin (4B.29).
       *[shared] Several claims that hold at one Fall share the victory (4B.29).
    }
rules-option-expansionism =
    { $value ->
        [lifetime] Whoever ever had enough penalty points is an expansionist (4B.31).
       *[active] Penalty points that still count make an expansionist (4B.31).
    }
rules-option-contact =
    { $value ->
        [two-moves] Units two moves apart are in contact (4B.32).
       *[one-move] Units one move apart are in contact (4B.32).
    }
rules-option-empty_spaces =
    { $value ->
        [wide] The note about empty spaces excuses much (4B.36).
       *[narrow] The note about empty spaces excuses little (4B.36).
    }
rules-by-rulebook = Rulebook { $rulebook }: it decides what the rules leave open (paradoxes, convoys that are not needed, orders written oddly). Where it says otherwise than 2000, both answers are in docs/rulebooks.md.

# How the game is run, as its GM has set it.
rules-missed-shared = Players share the powers here, so nobody has a seat to lose: who is silent has no say in that phase.
rules-press-gunboat = Gunboat: nobody writes to anybody before the game is over.
rules-press-letters = Players write letters to each other: `/press to`.
rules-press-no-letters = Nobody writes letters to anybody.
rules-press-no-public = Nothing is said for all to read.
rules-press-white = What is said for all to read is said in the name of one’s power: `/press public`.
rules-press-grey = Letters and what is said for all to read may come from nobody: `grey:True`.
rules-press-threads = Players may open private threads in the channel: `/press thread`.
rules-press-no-threads = There are no private threads: letters are passed on by me.
rules-press-always = Press is open in every phase.
rules-press-shut-retreats = No press during retreats.
rules-press-shut-builds = No press during builds and removals.
rules-press-shut = No press during retreats, builds and removals.
rules-press-dead = Powers that are out of the game may still write.
rules-press-no-dead = Powers that are out of the game write no more.
rules-press-archive = When the game is over everything may be said; letters stand in the archive only if all agree whom they went between: `/press consent`.
rules-votes-draw = A draw needs { $who } (of the survivors somebody plays): `/draw`.
rules-votes-draw-all = A draw is shared by all survivors.
rules-votes-draw-some = A draw may be among some of the survivors.
rules-votes-concession = A concession to one power needs { $who } (of the others): `/concede`.
rules-votes-phase = A vote stands until its phase closes, unless whoever asks says otherwise.
rules-votes-stands = A vote stands for { $span }, unless whoever asks says otherwise.
rules-votes-secret = Votes are secret for good, for the GM too; only how many have voted is seen.
rules-votes-shared = Players share the powers here: the end of the game is proposed with `/vote choice:propose`, and how many must agree stands among the rules on who orders.
rules-names-anonymous = Anonymous: nobody is told who plays which power before the game is over.
rules-names-open = Everybody sees who plays which power.
rules-names-blind = The GM is blind: sealed orders are shown to nobody.
rules-names-seeing = A GM who does not play may look at sealed orders; every look is told when the phase is over. A GM who plays never may.
rules-names-private = Private: only those invited join.
rules-names-public = Anybody may join as long as there is room.
