# Wie viel Platz die Spiele eines Servers einnehmen, Spiele löschen, und was zu oft verlangt wird.

command-gm-delete = Ein Spiel, das vorbei ist, endgültig löschen
gm-delete-sure =
    Das löscht **{ $game }** endgültig und für alle: { $phases ->
        [one] eine Phase
       *[other] { $phases } Phasen
    } mit Karten und Ergebnissen, { $sheets ->
        [one] einen Befehlsbogen
       *[other] { $sheets } Befehlsbögen
    } und { $letters ->
        [one] einen Brief
       *[other] { $letters } Briefe
    }, zusammen { $kib } KiB. Was in Discord steht, bleibt dort. **Nichts bringt es zurück.**
    `/game archive` gibt dir vorher seine Phasen als Datei.
button-gm-delete = Endgültig löschen
gm-deleted = **{ $game }** ist gelöscht, mit allem, was davon gespeichert war.

refusal-server-full = Die Spiele dieses Servers füllen die { $most } MiB, die sie einnehmen dürfen; ein neues geht deshalb nicht. Laufende Spiele betrifft das nicht. Lösch mit `/gm delete` welche, die vorbei sind, oder bitte die Betreiber um mehr Platz.
refusal-not-host = Nur wer den Server verwaltet oder eine Spielleitungsrolle hat, darf Spiele hereinholen. Frag dort nach; `/server role` gibt einer Rolle dieses Recht.
refusal-imports-today =
    { $most ->
        [one] Ein Spiel wurde
       *[other] { $most } Spiele wurden
    } hier innerhalb eines Tages hereingeholt, und mehr nehme ich nicht an. Versuch es morgen wieder.
refusal-goes-on = Dieses Spiel ist nicht vorbei und kann deshalb nicht gelöscht werden. Beende es zuerst: `/gm end`.
refusal-changed-since = Das Spiel hat sich geändert, seit du gefragt hast; gelöscht wurde nichts. Frag noch einmal: `/gm delete`.
refusal-busy = Gerade verlangen zu viele Leute Dateien und Bilder ganzer Spiele von mir. Versuch es in einer Minute noch einmal.
refusal-busy-with-yours = Ich arbeite noch an dem, was du zuletzt verlangt hast. Wart, bis es da ist, und frag dann noch einmal.
refusal-exported-lately =
    Du hast deine Daten in der letzten Stunde schon bekommen. Du bekommst sie wieder in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.

cli-about-delete = Löscht Spiele, die vorbei sind. Ohne --yes wird nur gesagt, was gelöscht würde.
cli-yes = Löscht es wirklich.
cli-delete-goes =
    { $game }: { $phases ->
        [one] eine Phase
       *[other] { $phases } Phasen
    }, { $sheets ->
        [one] ein Befehlsbogen
       *[other] { $sheets } Befehlsbögen
    }, { $letters ->
        [one] ein Brief
       *[other] { $letters } Briefe
    }; zusammen { $kib } KiB.
cli-delete-dry = Gelöscht wurde nichts. Mit --yes geschieht es; zurück bringt es dann nur eine Sicherung.
cli-deleted = Es ist gelöscht.
cli-space = Wie viele MiB die Spiele eines Servers einnehmen dürfen, bevor dort keine neuen mehr angelegt werden können; 0 für beliebig viele; { $default }, wenn weder hier noch in { $env } etwas steht.
start-not-deleted = Es kann nicht gelöscht werden: { $why }
