# What the check of a board says: `chancery board check` and `/atlas add`. Its faults are in the code in English
# (crates/rules/src/board/own/fault.rs and crates/drawing/src/fault.rs).

own-board-unreadable = { $file } cannot be read: { $cause }.
own-board-missing = { $file } is not there. Check its name and its folder.
own-board-no-table = { $file } is missing. A painted map needs it: a table with the columns `colour` and `id`.
own-board-fault = { $fault }
own-board-warning = { $fault } (a warning)
own-board-refused = { $faults ->
    [one] 1 fault: this board cannot be played.
   *[other] { $faults } faults: this board cannot be played.
}
own-board-summary =
    { $name }: { $powers } powers; { $provinces } provinces ({ $seas } at sea, { $split } with several coasts); { $centres } supply centres, and { $goal } win.
    Identity: { $identity }
own-board-carries = { $variant }: can be played here
own-board-carries-poor = { $variant }: can be played here, but the land of { $powers } yields less a year than the first units cost. Raise the `value` of its provinces, or begin with fewer units. (a warning)
own-board-carries-not = { $variant }: cannot be played here. { $why }
own-board-faulty = The board in { $file } has faults; `chancery board check { $file }` lists them.
own-board-unwritable = { $file } cannot be written: { $cause }.
own-board-no-drawing = There is no drawing beside it (map.svg, or map.png with provinces.csv).
own-board-unusable = The drawing was read, but no picture can be made of it: { $cause }. That is a mistake in this program; please report it.
own-board-drawn = { $file } shows how the board begins.
own-board-army-apart = Armies go between these by the rules, and the shapes do not touch: { $borders } (a warning)
own-board-army-closed = The shapes of these touch, and no army goes between them: { $borders } (a warning)
own-board-fleet-apart = Fleets go between these by the rules, and the shapes do not touch along a shore: { $borders } (a warning)
own-board-fleet-closed = The shapes of these touch along a shore, and no fleet goes between them: { $borders } (a warning)

# What `chancery board import` and `chancery board new` print.

own-board-there = { $file } is already there. Nothing is overwritten: choose another folder, or remove the file.
own-board-import-whole = Everything was taken along.
own-board-import-losses = { $count ->
    [one] 1 thing was not taken along as it was:
   *[other] { $count } things were not taken along as they were:
}
own-board-imported =
    { $list }
    The list is in { $file }. This is what the check finds:
own-board-new =
    An example board is in { $folder }: { $files }.
    1. Open { $drawing } and draw your own map over it. The layer `provinces` has a shape for each province, named by its id.
    2. Write your powers, provinces and borders into board.json.
    3. Check both: chancery board check { $folder }
    4. Add the board to your server with /atlas add on Discord, and play with board: in /game create.
own-board-new-painted =
    An example board is in { $folder }: { $files }.
    1. Open { $drawing } and paint your own map over it, one flat colour for each province. provinces.csv says which colour is which province.
    2. Write your powers, provinces and borders into board.json.
    3. Check everything: chancery board check { $folder }
    4. Add the board to your server with /atlas add on Discord, and play with board: in /game create.
