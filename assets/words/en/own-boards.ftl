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
