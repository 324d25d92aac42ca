# Was man liest, wenn es der Maschine, auf der der Bot läuft, nicht gut geht.

machine-unwell = { $why } Deshalb ging das nicht. Nichts wurde geändert, und nichts, was ich bestätigt habe, ist verloren. Versuch es in ein paar Minuten noch einmal; wer diesen Bot betreibt, findet die Ursache unter der Nummer `{ $id }`.
machine-unsure = { $why } Vielleicht habe ich das nicht getan. Nichts, was ich bestätigt habe, ist verloren; `/orders` zeigt, was ich habe, sobald der Ort wieder da ist. Versuch es in ein paar Minuten noch einmal; wer diesen Bot betreibt, findet die Ursache unter der Nummer `{ $id }`.
machine-busy = Der Ort, an dem ich die Partien aufbewahre, antwortet nicht rechtzeitig: Er ist beschäftigt, von einem anderen Prozess belegt oder nicht da.
machine-full = Die Platte, auf der ich die Partien aufbewahre, ist voll.
machine-read-only = Der Ort, an dem ich die Partien aufbewahre, lässt sich gerade nicht beschreiben.
machine-away = Der Ort, an dem ich die Partien aufbewahre, ist gerade nicht zu erreichen.
