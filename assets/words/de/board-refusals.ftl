# Was bei eigenen Karten eines Servers abgelehnt wird.

refusal-board-not-host = Nur wer den Server verwaltet oder eine Spielleitungsrolle hat, darf Karten hinzufügen oder entfernen. Bitte jemanden darum, der das darf; `/server role` gibt einer Rolle dieses Recht.
refusal-board-too-many = Dieser Server hat { $most } eigene Karten, mehr sind nicht möglich. Entferne eine, bevor du eine andere hinzufügst.
refusal-board-added-today =
    { $most ->
        [one] Eine Karte wurde
       *[other] { $most } Karten wurden
    } in den letzten 24 Stunden zu diesem Server hinzugefügt, mehr sind nicht möglich. Versuche es morgen wieder.
refusal-board-taken = Eine andere Karte dieses Servers hat die Kennung **{ $word }**. Ändere `id` in deiner `board.json`, oder entferne zuerst die andere Karte.
refusal-board-ours = **{ $word }** ist die Kennung einer Karte, die ich mitbringe. Wähle ein anderes `id` in deiner `board.json`.
refusal-board-faulty = Auf dieser Karte kann nicht gespielt werden. { $fault } Berichtige das und versuche es noch einmal; `chancery board check` nennt alle Fehler.
refusal-board-large-drawing = Die Zeichnung ist nach dem Einlesen größer als { $most } MiB. Vereinfache ihre Umrisse und versuche es noch einmal.
refusal-board-unknown = Hier gibt es keine Karte **{ $word }**. Wähle eine aus der Liste.
