# Was man liest, wenn mit der Datenbank oder der Platte etwas nicht stimmt.

machine-unwell = { $why } Deshalb ging das nicht. Nichts wurde geändert, und nichts, was ich vorher bestätigt habe, ist verloren. Versuch es in ein paar Minuten noch einmal. Wer diesen Bot betreibt, findet die Ursache im Protokoll unter `{ $id }`.
machine-unsure = { $why } Vielleicht hat das nicht geklappt. Nichts, was ich vorher bestätigt habe, ist verloren; `/orders` zeigt, was ich habe, sobald die Datenbank wieder da ist. Versuch es in ein paar Minuten noch einmal. Wer diesen Bot betreibt, findet die Ursache im Protokoll unter `{ $id }`.
machine-busy = Meine Datenbank antwortet nicht rechtzeitig: Sie ist beschäftigt, von einem anderen Prozess gesperrt oder nicht verfügbar.
machine-full = Die Platte mit meiner Datenbank ist voll.
machine-read-only = In meine Datenbank kann gerade nicht geschrieben werden.
machine-away = Meine Datenbank ist gerade nicht zu erreichen.
