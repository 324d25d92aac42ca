# Was `chancery board check` ausgibt.

own-board-unreadable = { $file } ist nicht lesbar: { $cause }.
own-board-fault = { $fault }
own-board-warning = { $fault } (Warnung)
own-board-refused = { $faults ->
    [one] 1 Fehler: Auf dieser Karte kann nicht gespielt werden.
   *[other] { $faults } Fehler: Auf dieser Karte kann nicht gespielt werden.
}
own-board-summary =
    { $name }: { $powers } Mächte; { $provinces } Provinzen ({ $seas } zur See, { $split } mit mehreren Küsten); { $centres } Versorgungszentren, { $goal } gewinnen.
    Kennung: { $identity }
own-board-carries = { $variant }: kann hier gespielt werden
own-board-carries-not = { $variant }: kann hier nicht gespielt werden. { $why }
own-board-faulty = Die Karte in { $file } hat Fehler; `chancery board check { $file }` nennt sie.
