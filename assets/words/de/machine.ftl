# Was man liest, wenn es der Maschine, auf der der Bot läuft, nicht gut geht.

machine-unwell = { $why } Deshalb ging das nicht. Nichts wurde geändert, und nichts, was ich bestätigt habe, ist verloren. Versuch es in ein paar Minuten noch einmal; wer diesen Bot betreibt, findet die Ursache unter der Nummer `{ $id }`.
machine-busy = Ein anderer Prozess belegt den Ort, an dem ich die Partien aufbewahre.
machine-full = Die Platte, auf der ich die Partien aufbewahre, ist voll.
machine-read-only = Der Ort, an dem ich die Partien aufbewahre, lässt sich gerade nicht beschreiben.
machine-away = Der Ort, an dem ich die Partien aufbewahre, ist gerade nicht zu erreichen.
