# Wie viel Platz die Partien eines Servers belegen, Partien löschen, und zu häufige Anfragen.

command-gm-delete = Eine beendete Partie endgültig löschen
gm-delete-sure =
    Das löscht **{ $game }** endgültig und für alle: { $phases ->
        [one] eine Phase
       *[other] { $phases } Phasen
    } mit Karten und Ergebnissen, { $sheets ->
        [one] ein Befehlsblatt
       *[other] { $sheets } Befehlsblätter
    } und { $letters ->
        [one] einen Brief
       *[other] { $letters } Briefe
    }, zusammen { $kib } KiB. Beiträge in Discord bleiben dort. **Das lässt sich nicht rückgängig machen.**
    Wenn du eine Kopie willst, speichere vorher die Phasen mit `/game archive` als Datei.
button-gm-delete = Endgültig löschen
gm-deleted = **{ $game }** und alles, was dazu gespeichert war, ist gelöscht.

refusal-server-full = Die Partien dieses Servers füllen die erlaubten { $most } MiB; deshalb kann keine neue angelegt werden. Laufende Partien betrifft das nicht. Lösch beendete Partien mit `/gm delete`, oder bitte die Betreiber des Bots um mehr Platz.
refusal-not-host = Nur wer den Server verwaltet oder eine Spielleitungsrolle hat, darf Partien importieren. Bitte jemanden darum, der das darf; `/server role` gibt einer Rolle dieses Recht.
refusal-imports-today =
    { $most ->
        [one] Eine Partie wurde
       *[other] { $most } Partien wurden
    } auf diesem Server in den letzten 24 Stunden importiert; mehr sind nicht erlaubt. Versuch es morgen wieder.
refusal-goes-on = Diese Partie läuft noch und kann deshalb nicht gelöscht werden. Beende sie zuerst mit `/gm end`.
refusal-changed-since = Die Partie hat sich geändert, seit du gefragt hast; gelöscht wurde nichts. Um sie zu löschen, nimm noch einmal `/gm delete`.
refusal-busy = Gerade wollen zu viele Leute Dateien und Bilder ganzer Partien von mir. Versuch es in einer Minute noch einmal.
refusal-busy-with-yours = Ich arbeite noch an deiner letzten Anfrage. Warte, bis sie fertig ist, und versuch es dann noch einmal.
refusal-exported-lately =
    Du hast deine Daten in der letzten Stunde schon bekommen. Du bekommst sie wieder in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.

cli-about-delete = Eine beendete Partie löschen; ohne --yes nur zeigen, was gelöscht würde
cli-yes = Sie wirklich löschen, statt nur zu zeigen, was gelöscht würde
cli-delete-goes =
    { $game }: { $phases ->
        [one] eine Phase
       *[other] { $phases } Phasen
    }, { $sheets ->
        [one] ein Befehlsblatt
       *[other] { $sheets } Befehlsblätter
    }, { $letters ->
        [one] ein Brief
       *[other] { $letters } Briefe
    }; zusammen { $kib } KiB.
cli-delete-dry = Nichts wurde gelöscht. Mit --yes löschst du die Partie; danach hilft nur noch eine Sicherung.
cli-deleted = Gelöscht.
cli-space = Platz in MiB, den die Partien eines Servers belegen dürfen; ist er voll, können dort keine neuen angelegt werden; 0 für unbegrenzt [Umgebung: { $env }] [Vorgabe: { $default }]
start-not-deleted = Nicht gelöscht: { $why }
