# What a GM edits by hand: what changed, and why an edit is not possible.

edit-nobody = nobody
edit-unit = { $power } { $kind } { $at }
edit-unit-moved = { $unit } → { $to }
edit-unit-stands = { $unit } is no longer dislodged
edit-unit-added = + { $unit }
edit-unit-removed = − { $unit }
edit-owner = { $at }: { $before } → { $after }
edit-blocks = { $at }, blocks: { $before } → { $after }
edit-money = Treasury of { $power }: { $by }
edit-standing = { $a } and { $b }: { $before } → { $after }
edit-standing-neutral = neutral
edit-standing-mdt = defence treaty
edit-standing-aat = alliance
edit-standing-attack = { $a } may attack { $b }
edit-standing-attacked = { $b } may attack { $a }
edit-standing-war = war
edit-holding = { $player }, currency of { $currency }: { $by }
edit-cash = { $player }, cash: { $by }
edit-hidden = a player

edit-nothing = That changes nothing.
edit-too-many = That is more than { $most } changes at once. Make several edits instead.
edit-no-unit = There is no such unit in { $at }.
edit-which-unit = Several units in { $at } could be meant. Name the kind and the power, such as `F Nth England`.
edit-occupied = There would be two units in { $at }. Remove the other one in the same edit.
edit-cannot-stand =
    { $kind ->
        [army] An army
       *[fleet] A fleet
    } cannot be in { $at }.
edit-which-coast = Name the coast in { $at }, such as `Spa/sc`.
edit-not-ownable = Nobody can own { $at } in this game.
edit-out = { $power } is out of the game. `/gm rollback` can bring it back.
edit-no-money = This game is played without money.
edit-no-blocks = This game is played without blocks.
edit-blocks-never = There can be no blocks in { $at } in this game.
edit-too-little = That would leave less than zero.
edit-too-much = That would be more than { $most }.
edit-no-treaties = This game is played without treaties.
edit-oneself = Name two different powers.
edit-no-exchange = This game has no exchange.
edit-no-account = That person holds nothing in this game.
edit-no-currency = The currency of { $power } is no longer traded.
edit-no-verb = I do not see what to change. Write `A Par remove`, `add F Bre France`, `A Par - Bur` or `owner Bel Germany`.
edit-no-power = Name the power, such as `add F Bre France` or `owner Bel Germany`.
edit-no-kind = Say army or fleet, such as `add F Bre France`.
edit-no-amount = Say how many blocks there should be, such as `blocks Bel 7`.
