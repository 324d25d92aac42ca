# The rules of a game in our own words: /rules. One text for each choice on an axis and for each option.

command-rules = Show the rules of this game, topic by topic
option-rules-topic = One part of the rules; leave it out for a summary

rules-title = { $name }: { $topic }
rules-title-all = { $name }: the rules in short
rules-more = More on each topic: `/rules topic:`. Building units, taking provinces, clock, missed phases, press, votes and names are topics, too. How to play: `/help`.
rules-changed = { $text } ✎
rules-changed-note = ✎ differs from the { $variant } default
rules-no-topic = The rules of this game have no topic “{ $found }”. The topics are { $known }.

rules-topic-board = Board
rules-topic-movement = Movement
rules-topic-economy = Economy
rules-topic-building = Building units
rules-topic-capture = Taking provinces
rules-topic-relations = Relations
rules-topic-control = Who gives orders
rules-topic-calendar = Calendar and opening
rules-topic-goal = Goal
rules-topic-rulebook = Rulebook
rules-topic-clock = Clock
rules-topic-missed = Missed phases
rules-topic-press = Press
rules-topic-votes = Votes
rules-topic-names = Names and secrets

# Other words for the topics, as players look for them.
rules-synonyms-board = map, divided, divided lands, divided provinces, crossing, crossings, sign, signs, borders, adjacent, neighbours
rules-synonyms-movement = move, moves, support, convoy, retreat, retreats, attack
rules-synonyms-economy = money, credits, income, upkeep, cost, costs, price, prices, treasury, loan, loans, debt, debts, gift, gifts, points, blocks
rules-synonyms-building = build, builds, building, yard, yards, home, homes, home centre, home centres, winter
rules-synonyms-capture = captured, captures, conquest, change hands, ownership, owner, owners, taking, province, provinces, centre, centres
rules-synonyms-relations = treaty, treaties, alliance, alliances, war
rules-synonyms-control = orders, player, players, control, shares
rules-synonyms-calendar = year, years, season, seasons, spring, fall, opening, start
rules-synonyms-goal = victory, win, winning, end
rules-synonyms-rulebook = rules, edition, paradox
rules-synonyms-clock = deadline, deadlines, time, phase
rules-synonyms-missed = nmr, absence, civil disorder
rules-synonyms-press = letter, letters, message, messages, gunboat, grey
rules-synonyms-votes = vote, voting, draw, concede, ballot
rules-synonyms-names = anonymous, secret, secrets, secrecy

# What the rules say of a topic beside its options.
rules-facts-board-standard = Where a province has two coasts, a fleet is on one of them.
rules-facts-coasts = Two coasts or more: { $places }. A fleet there is on one of them.
rules-facts-board-economic =
    Divided lands: Spain is Northern Spain and Southern Spain; Russia’s north is St Petersburg and Archangel; Trieste is Croatia and Zara.
    Ireland, Persia and Sicily, closed on the usual map, are land here, and the Southern Mediterranean is a sea of its own.
    The sign “Crossing” is where four spaces meet: armies go between Naples and Sicily without a convoy, and fleets pass there between the Ionian Sea and the Tyrrhenian Sea.
    The sign “Yard” is where fleets can be built besides home centres: see `/rules topic:building`.
rules-facts-board-naval =
    The sign “Crossing” is where four spaces meet: armies go from one land to the other without a convoy, and fleets pass there between the two seas.
rules-facts-building-centres = You build in Winter, as many units as you have more centres than units.
rules-facts-building-credits = You build in Winter, as many units as your treasury can pay. A new unit costs what it costs every year and nothing on top. You cannot build in a Winter in which units had to be disbanded because you could not pay for them.
rules-facts-building-blocks = You build in Winter, as many units as your points can pay.
rules-facts-homes = Home centres of { $power }: { $places }.
rules-facts-yards = Yards of { $power } (the sign “Yard” on the map): { $places }. Only { $power } can build there, only fleets, and only where it is the owner and nobody stands there.
rules-facts-capture-centres = Centres change hands only after Fall, once its retreats are done: each then belongs to the power whose unit stands in it. A visit in Spring changes nothing, and an empty centre keeps its owner. Other provinces belong to nobody.
rules-facts-capture-credits = Every land province can have an owner. Provinces change hands only after Fall, once its retreats are done: each then belongs to the power whose unit stands in it, and pays its income to the new owner at once. A visit in Spring changes nothing, and an empty province keeps its owner.
rules-facts-capture-blocks = Provinces that hold blocks change hands only after Fall, once its retreats are done: each then belongs to the power whose unit stands in it. A visit in Spring changes nothing, and an empty province keeps its owner.

# Every choice on an axis.
rules-choice-board-standard = The usual map of Europe: 75 provinces, 34 of them supply centres. Armies stand on land, fleets at sea and on coasts. Spain, Bulgaria and St Petersburg have two coasts each.
rules-choice-board-economic = The Economic map: the usual one with some lands divided, so that every land province can be owned and earns something.
rules-choice-board-naval = The Naval map: the usual one plus straits, passages and islands. Islands are closed until they are opened.
rules-choice-movement-standard = Everybody writes orders in secret, and all orders are carried out at once. A unit holds, moves to a neighbouring province, supports another unit or (a fleet at sea) convoys an army. All units are equally strong: the side with more support wins, and in a tie nobody gets in. A dislodged unit retreats or disbands. An attack on a supporting unit cuts its support.
rules-choice-movement-naval = On land, everything is as usual. At sea, any number of fleets can share a space, even if they belong to different powers. A fleet can move twice, or move and then do something else. A patrol destroys one power’s fleets in its sea; a block closes a strait to one power. Other powers cannot dislodge a fleet at sea; they can only destroy it with a patrol.
rules-choice-economy-centres = After each Fall, a supply centre belongs to the power whose unit is in it; an empty one keeps its owner. In Winter you adjust your units to your centres: with more centres you build, with fewer you disband.
rules-choice-economy-credits = At the end of Fall, every land province pays its value into its owner’s treasury. In Winter each unit is paid for the coming year; units you cannot pay for are disbanded. Credits can be given and lent if both sides declare the same. A treasury is kept in a province and goes to whoever captures it.
rules-choice-economy-blocks = Provinces hold blocks, and blocks earn points every year. Points pay for units and for more blocks. Taking a defended province in battle destroys blocks there.
rules-choice-relations-none = Promises are not binding: what powers agree on is up to them, and the adjudicator knows nothing about it.
rules-choice-relations-treaties = Treaties are declared by both sides, and the adjudicator enforces them: a unit whose order breaks one holds instead. Attacking a power you are not at war with is an aggression: it costs victory points and draws in allies.
rules-choice-control-seats = Each player plays one power and orders its units.
rules-choice-control-bourse = Nobody plays a power. Players trade the currencies of the countries, and whoever holds most of a currency orders that country’s units in the next season. If several players may order the same units, the order that most of them give counts.
rules-choice-seasons-two = Each year has a Spring and a Fall, both with movement and retreats, and then a Winter. Ownership changes only after Fall, once its retreats are done.
rules-choice-seasons-one = Each year has one movement phase (Fall) with retreats, and then a Winter.
rules-choice-opening-standard = Every power begins with its usual units in its home centres.
rules-choice-opening-unarmed = The game begins with no units on the board and a Winter in which every power builds what it can.
rules-choice-opening-chosen = The game begins with a Winter in which every power chooses its first units. A power that orders nothing gets the usual ones.
rules-choice-opening-reduced = Every power begins with an army and a fleet; Russia has a second fleet. The remaining home centre is owned but empty.
rules-choice-opening-reduced-without-stp = Every power begins with two units; Russia has none in St Petersburg.
rules-choice-opening-reduced-without-sev = Every power begins with two units; Russia has none in Sevastopol.
rules-choice-goal-centres = Whoever owns enough supply centres after a Fall wins alone.
rules-choice-goal-income = Whoever has a high enough yearly income wins.
rules-choice-goal-blocks = Whoever has enough blocks after a Winter wins.
rules-choice-goal-points = You earn victory points by owning centres and lose them by aggression. With enough points after a Fall you can claim victory, and must then still have them when the claim is decided.

# Every option: what it is set to here.
rules-option-players =
    { $value ->
        [france-austria] France and Austria are played. The other powers have no units, and their centres belong to nobody until they are taken.
        [germany-italy] Germany and Italy are played. The other powers have no units, and their centres belong to nobody until they are taken.
        [england-turkey] England and Turkey are played. The other powers have no units, and their centres belong to nobody until they are taken.
        [germany-russia] Germany and Russia are played. The other powers have no units, and their centres belong to nobody until they are taken.
        [france-germany-austria] France, Germany and Austria are played. The other powers have no units, and their centres belong to nobody until they are taken.
        [italy-england-russia] Italy, England and Russia are played. The other powers have no units, and their centres belong to nobody until they are taken.
        [five] Nobody plays Germany and Italy. Their units hold and can be supported; a dislodged one disbands. They build nothing.
        [six] Nobody plays Italy. Its units hold and can be supported; a dislodged one disbands. It builds nothing.
        [neutral-italy] Nobody plays Italy. It has no units, and its centres belong to nobody until they are taken.
        [two-hands] One player has Austria, Germany and Turkey, the other England, France and Russia. Italy has no units, and its centres belong to nobody until they are taken.
        [three-hands] One player has Austria, England and Germany, one France and Turkey, one Italy and Russia.
        [four-hands] One player has Austria and France, one Germany and Turkey, one Italy and Russia. England has a player of its own.
        [all] Every power is played.
       *[other] Not every power is played.
    }
rules-option-builds =
    { $value ->
        [homes-of-anyone] You build only in home centres, your own or another power’s, if you own them and nobody stands there.
        [centres] You build in any centre that you own, if nobody stands there.
       *[homes] You build only in your own home centres, if you own them and nobody stands there.
    }
rules-option-first_year = The game begins in { $value }.
rules-option-last_year =
    { $count ->
        [0] The game has no last year: it goes on until somebody wins or it is ended.
       *[other] The game ends after the Winter of { $value }, if nobody has won before.
    }
rules-option-last_year_then =
    { $value ->
        [draw] When the last year is over, all survivors share a draw.
       *[most] When the last year is over, whoever has most of what the game is played for (centres, income, blocks or victory points) wins alone. Several who have as much share a draw.
    }
rules-option-victory_centres =
    { $value ->
        [0] Centres alone do not win the game.
       *[other] A power wins alone with { $value } centres after a Fall, if no other power has as many.
    }
rules-option-victory_income = A power wins alone with an income of { $value } a year.
rules-option-alliance_income = Two powers that name each other as allies win together with a joint income of { $value } a year.
rules-option-values =
    { $count ->
        [0] Every province earns the value shown on the map.
       *[other] The values of these provinces are changed: { $value }.
    }
rules-option-start_credits =
    Every treasury begins with { $value ->
        [one] 1 credit
       *[other] { $value } credits
    }.
rules-option-fleet_price = A fleet costs { $value } a year.
rules-option-army_price = An army costs { $value } a year.
rules-cheaper = { $power } pays only { $price } for each of its first { $armies }.
rules-option-spending =
    { $value ->
        [chained] Gifts, loans and repayments can be paid even from what comes in during the same phase. They are made in the order each player lists them, in full or not at all; one that cannot be paid yet is tried again after the others.
       *[opening] Gifts, loans and repayments are paid from what a treasury held when the phase began, not from what comes in during it. They are made in the order each player lists them, in full or not at all. Units are paid for in Winter with everything, what just came in included.
    }
rules-option-removals =
    { $value ->
        [cheapest] Of the units you list for removal, the cheapest that suffice are disbanded.
       *[listed] The units you list for removal are disbanded in that order until you can pay for the rest.
    }
rules-option-demobilisation =
    { $value ->
        [allowed] Units you could pay for may be disbanded in Winter.
        [forbidden] Units you can pay for may not be disbanded in Winter.
       *[vote] The players vote on whether units that could be paid for may be disbanded in Winter.
    }
rules-option-demobilisation_majority =
    { $value ->
        [of-powers] That vote needs more than half of all powers.
        [unanimous] That vote must be unanimous.
       *[of-votes] That vote needs more than half of the votes cast.
    }
rules-option-winter_gifts =
    { $value ->
        [after-upkeep] In Winter you may give away only what you do not need for your units’ upkeep.
       *[free] In Winter you may give away all you hold, even if you lose units for it.
    }
rules-option-shortfall =
    { $value ->
        [pro-rata] A debtor who cannot pay all called loans pays every lender a share.
       *[oldest-first] A debtor who cannot pay all called loans pays the oldest one first.
    }
rules-option-treasury_guests =
    { $value ->
        [trusted] For a season, a power may name one other power whose units do not capture its treasury.
       *[never] A treasury is captured by any other power’s unit in its province.
    }
rules-option-estate =
    { $value ->
        [to-captor] The credits of an eliminated power go to the power that took its last province.
       *[vanishes] The credits of an eliminated power are lost.
    }
rules-option-yards =
    { $value ->
        [with-capital] Russia can build fleets in Archangel only while it owns both Archangel and St Petersburg.
       *[alone] Russia can build fleets in Archangel while it owns it, no matter who owns St Petersburg.
    }
rules-option-transfers_with_retreats =
    { $value ->
        [allowed] Gifts, loans and repayments can also be declared with retreats, and are made at once.
       *[refused] Gifts, loans and repayments cannot be made with retreats.
    }
rules-option-province_sales =
    { $value ->
        [allowed] Provinces can be sold with Fall orders.
       *[never] Provinces cannot be sold; only a unit can take one.
    }
rules-option-borders =
    { $count ->
        [0] All borders are as drawn on the map.
       *[other] These borders are changed: { $value }.
    }
rules-option-victory_blocks = A power wins with { $value } blocks after a Winter.
rules-option-scheme =
    { $value ->
        [appendix] Prices and blocks follow the appendix of the Investment rules: 3 blocks per centre, units for 1 point, 1 point for 3 blocks.
       *[plain] Prices and blocks follow the main Investment rules.
    }
rules-option-provinces =
    { $value ->
        [valued] Every land province holds blocks: centres their usual number, others as many as their value in Economic.
        [table] Every land province holds as many blocks as its value in Economic.
        [equal] Every land province holds as many blocks as a centre.
       *[centres] Only supply centres hold blocks.
    }
rules-option-centre_blocks =
    A centre begins with { $value ->
        [one] 1 block
       *[other] { $value } blocks
    }.
rules-option-blocks_per_point =
    { $value ->
        [1] Every block earns a point a year.
       *[other] Every { $value } blocks earn a point a year.
    }
rules-option-rounding =
    { $value ->
        [nearest] Fractions of a point are rounded to the nearest whole point.
       *[down] Fractions of a point do not count.
    }
rules-option-neutrals =
    { $value ->
        [blocks] A neutral centre invests its income in blocks.
       *[army] A neutral centre keeps an army.
    }
rules-option-neutral_most =
    { $value ->
        [0] A neutral centre grows without limit.
       *[other] A neutral centre grows to { $value } blocks at most.
    }
rules-option-battle =
    { $value ->
        [dislodged-only] Blocks are destroyed only where a unit was dislodged.
       *[any-resistance] Blocks are destroyed in any taken province that was defended.
    }
rules-option-neutral_rubble =
    { $value ->
        [when-taken] Taking a neutral centre from its army also destroys blocks.
       *[never] Taking a neutral centre does not destroy blocks.
    }
rules-option-unspent =
    { $value ->
        [home] Points you do not spend become blocks at home.
        [treasury] You keep the points you do not spend.
       *[forfeited] Points you do not spend are lost.
    }
rules-option-rebuilding =
    { $value ->
        [forbidden] No unit may be built where one was disbanded in the same Winter.
       *[allowed] A unit may be built where one was disbanded in the same Winter.
    }
rules-option-loans =
    { $value ->
        [allowed] Points may be lent and given.
       *[never] Points may be neither lent nor given.
    }
rules-option-islands_vote =
    { $count ->
        [0] There is no vote on islands.
       *[other] In the first phase the players vote on these islands: { $value }. An island opens if every power that has a player votes for it.
    }
rules-option-crawl =
    { $value ->
        [forbidden] Fleets may not pass each other along different coasts (coastal crawl).
       *[allowed] Fleets may pass each other along different coasts (coastal crawl).
    }
rules-option-second_convoy =
    { $value ->
        [forbidden] A fleet that has moved cannot convoy in the same season.
       *[allowed] A fleet may move and then convoy.
    }
rules-option-second_hold_support =
    { $value ->
        [allowed] A fleet may move and then support a unit that stays.
       *[forbidden] A fleet that has moved can only support a unit that moves.
    }
rules-option-patrol_leaving =
    { $value ->
        [caught] A patrol that catches a fleet also catches that power’s fleets with orders to leave.
       *[safe] A patrol does not catch fleets that are ordered to leave its sea.
    }
rules-option-patrol_arriving =
    { $value ->
        [caught] A patrol also catches fleets that come into its sea to support or convoy.
       *[safe] A patrol does not catch fleets that come into its sea to support or convoy.
    }
rules-option-neutral_passage =
    { $value ->
        [open] The passage by { $passed } is open while the province is empty and unowned.
       *[closed] The passage by { $passed } is closed while the province is unowned.
    }
rules-option-price_rounding =
    { $value ->
        [away-from-zero] An incomplete hundred of net trades moves a price like a full one.
        [exact] Net trades short of a full hundred are carried over to the next turn.
       *[hundreds] Only full hundreds of net trades move a price.
    }
rules-option-order_majority =
    { $value ->
        [more-than-half] An order counts if more than half of the orders given for that unit agree.
       *[plurality] The most popular order counts.
    }
rules-option-absent_holders =
    { $value ->
        [next-holder] If the largest holders hand in no orders, the next largest holder orders the units.
       *[hold] If the largest holders hand in no orders, the units hold.
    }
rules-option-opening_bourse =
    { $value ->
        [winter] Trading begins in the Winter before the first moves.
       *[spring] Trading begins in the first Spring.
    }
rules-option-removed_after =
    { $value ->
        [0] Nobody is removed for missed turns.
        [1] A player who misses a turn is removed from the game with all they hold.
       *[other] A player who misses { $value } turns in a row is removed from the game with all they hold.
    }
rules-option-no_trades =
    { $value ->
        [sell] A player who hands in no trades sells 500 of each currency.
       *[keep] A player who hands in no trades keeps everything.
    }
rules-option-hundreds =
    { $value ->
        [decimal] Incomplete hundreds of a currency score in proportion.
       *[whole] Only full hundreds of a currency score.
    }
rules-option-winter_orders =
    { $value ->
        [end-of-fall] Winter orders are given by whoever holds most at the end of Fall.
       *[fall] Winter orders are given by whoever ordered the Fall moves.
    }
rules-option-names =
    { $value ->
        [anonymous] Players know each other only by number.
       *[open] Everybody can see who plays.
    }
rules-option-closing_majority =
    { $value ->
        [majority] The game ends if more than half of the players eligible to give orders vote for it.
       *[unanimous] The game ends if all players eligible to give orders vote for it.
    }
rules-option-victory_points = A power wins alone with { $value } victory points{ $figures ->
        [rulebook] ; in the first nine years, Russia needs one more
       *[own] { "" }
    }.
rules-option-victory_points_two = Two powers win together with { $value } victory points between them.
rules-option-victory_points_three = Three powers win together with { $value } victory points between them.
rules-option-penalties_worn_off =
    { $value ->
        [before-check] Penalties in their last Fall are removed before claims are checked.
       *[after-check] Penalties in their last Fall still count when claims are checked.
    }
rules-option-ally_halving =
    { $value ->
        [first-shot-too] For an ally who is drawn in, both penalties, for the attack and for the first shot, last half as long.
       *[attack] For an ally who is drawn in, only the penalty for the attack lasts half as long.
    }
rules-option-ally_first_shot =
    { $value ->
        [no] An ally who is drawn in is not penalised for the first shot.
       *[yes] An ally who is drawn in is penalised for the first shot, too.
    }
rules-option-minor_penalty =
    { $value ->
        [once] The minor penalty for entering an unowned centre is given once per centre.
       *[each-season] The minor penalty for entering an unowned centre is given every season.
    }
rules-option-home_of =
    { $value ->
        [owner] Attacking a home centre in foreign hands counts as an attack on its owner.
       *[native] Attacking a home centre in foreign hands counts as an attack on the power whose home it is.
    }
rules-option-retreat_attacks =
    { $value ->
        [exempt] A retreat is never an aggression.
       *[count] A retreat can be an aggression.
    }
rules-option-war_chains =
    { $value ->
        [whole] An attack spreads along all treaties, from ally to ally.
       *[one-step] An attack spreads to the allies of the two powers involved, but no further.
    }
rules-option-aid_calls =
    { $value ->
        [none] A power that comes to the victim’s aid has only the aggressor against it.
        [all] The aggressor’s allies stand against a power that comes to the victim’s aid: AAT allies are at war with it, MDT allies in imminent war.
       *[aat] The aggressor’s AAT allies are at war with a power that comes to the victim’s aid; its MDT allies are not involved.
    }
rules-option-enclosed_builds =
    { $value ->
        [forbidden] A unit disbanded because it was enclosed may not be rebuilt that Winter.
       *[allowed] A unit disbanded because it was enclosed may be rebuilt that Winter.
    }
rules-option-coalition_attacks =
    { $value ->
        [allowed] Powers that claim together may attack each other without penalty.
       *[forbidden] Powers that claim together may not attack each other.
    }
rules-option-simultaneous_claims =
    { $value ->
        [solo-first] If several claims succeed in the same Fall, a single power’s claim goes first, then the one with the larger margin.
       *[shared] If several claims succeed in the same Fall, they share the victory.
    }
rules-option-expansionism =
    { $value ->
        [lifetime] A power is an expansionist if it ever had enough penalty points, even if they have expired.
       *[active] Only penalty points that still count make a power an expansionist.
    }
rules-option-contact =
    { $value ->
        [two-moves] Units two moves apart are in contact.
       *[one-move] Units one move apart are in contact.
    }
rules-option-empty_spaces =
    { $value ->
        [wide] Entering an empty home province or centre is excused if the power it belongs to also orders a unit there.
       *[narrow] Entering an empty home province or centre is not excused, even if the power it belongs to also orders a unit there.
    }
rules-by-rulebook = Rulebook { $rulebook } decides what the rules leave open: paradoxes, unnecessary convoys, oddly written orders.

# How the game is run, as its GM has set it.
rules-missed-shared = Players share the powers here, so nobody can lose a seat: if you hand in nothing, you have no say in that phase.
rules-press-gunboat = Gunboat: no press until the game is over.
rules-press-letters = Players can write letters to each other: `/press to`.
rules-press-no-letters = There are no letters between players.
rules-press-no-public = There is no public press.
rules-press-white = Public press appears in the name of your power: `/press public`.
rules-press-grey = Letters and public press may be unsigned: `grey:True`.
rules-press-threads = Players may open private threads in the channel: `/press thread`.
rules-press-no-threads = There are no private threads: I deliver the letters.
rules-press-always = Press is open in every phase.
rules-press-shut-retreats = No press during retreats.
rules-press-shut-builds = No press during builds and removals.
rules-press-shut = No press during retreats, builds and removals.
rules-press-dead = Eliminated powers may still write.
rules-press-no-dead = Eliminated powers may not write.
rules-press-archive = After the game, anything may be said. The archive includes a letter only if its sender and all recipients agree: `/press consent`.
rules-votes-draw = Players of surviving powers vote on a draw; it needs { $who }: `/draw`.
rules-votes-draw-all = A draw is shared by all survivors.
rules-votes-draw-some = A draw may include only some of the survivors.
rules-votes-concession = The other players vote on conceding to one power; it needs { $who }: `/concede`.
rules-votes-phase = A vote closes with its phase, unless its proposer sets another time.
rules-votes-stands = A vote stays open for { $span }, unless its proposer sets another time.
rules-votes-secret = Votes stay secret for good, even from the GM; only the number of votes cast is shown.
rules-votes-shared = Players share the powers here: propose the end of the game with `/vote choice:propose`. How many must agree is under “Who gives orders”.
rules-names-anonymous = Anonymous: nobody learns who plays which power until the game is over.
rules-names-open = Everybody can see who plays which power.
rules-names-blind = The GM is blind: nobody can see sealed orders.
rules-names-seeing = A GM who does not play may look at sealed orders; every look is announced after the phase. A GM who plays may not.
rules-names-private = Private: only invited players can join.
rules-names-public = Anybody can join while there is room.
