# What `chancery board check` prints.

own-board-unreadable = { $file } cannot be read: { $cause }.
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
own-board-carries-not = { $variant }: cannot be played here. { $why }
own-board-faulty = The board in { $file } has faults; `chancery board check { $file }` lists them.
own-board-unwritable = { $file } cannot be written: { $cause }.
own-board-no-drawing = There is no drawing beside it (map.svg, or map.png with provinces.csv).
own-board-drawn = { $file } shows how the board begins.
own-board-army-apart = Armies go between these by the rules, and the shapes do not touch: { $borders } (a warning)
own-board-army-closed = The shapes of these touch, and no army goes between them: { $borders } (a warning)
own-board-fleet-apart = Fleets go between these by the rules, and the shapes do not touch along a shore: { $borders } (a warning)
own-board-fleet-closed = The shapes of these touch along a shore, and no fleet goes between them: { $borders } (a warning)
