# Rollen und Räume: eine Rolle für jede Macht, private Kanäle für eine Macht oder zwei.

command-rooms = Eine Rolle für jede Macht, private Räume für Mächte oder je zwei Mächte
command-rooms-make = Rollen oder Räume für die Mächte anlegen; dafür brauche ich weitere Rechte
command-rooms-show = Zeigen, wie weit die Rollen und Räume sind
command-rooms-remove = Die Rollen und Räume entfernen, die ich für die Partie angelegt habe
option-rooms-make-roles = True gibt jeder Macht eine Rolle in ihrer Farbe
option-rooms-make-rooms = Private Kanäle: einer für jede Macht oder einer für je zwei Mächte
choice-rooms-powers = einer für jede Macht
choice-rooms-pairs = einer für je zwei Mächte

room-role = { $powers } · { $game }
room-topic = { $powers } in { $game }. Hier liest du, und alle, die diesen Server verwalten, können es auch. Wer eine Macht später spielt, bekommt einen anderen Raum. Ich lese nichts.

rooms-begun = Ich lege die Rollen und Räume von **{ $game }** an (noch { $left }) und melde mich im Kanal der Partie, wenn alle da sind. `/rooms show` zeigt, wie weit ich bin.
rooms-ready = Die Rollen und Räume von **{ $game }** sind da: Deine siehst du unter { $category }. Auch wer diesen Server verwaltet, kann dort lesen; wer eine Macht übernimmt, bekommt neue Räume und sieht die alten nicht. Ich lese dort nichts: Befehle und Briefe schreibst du wie bisher.
rooms-ready-roles = Die Rollen von **{ $game }** sind da. Sie zeigen nur, wer was spielt, und erlauben nichts.
rooms-kept = Die Rollen und Räume von **{ $game }** bleiben bis { $until }; dann entferne ich sie mit allem, was dort steht. Sichert, was ihr behalten wollt. Die Spielleitung kann sie mit `/rooms remove` früher entfernen.
rooms-progress = **{ $game }**: { $made } von { $all } Rollen und Räumen sind angelegt.
rooms-has-roles = • eine Rolle für jede Macht
rooms-has-powers = • ein Raum für jede Macht
rooms-has-pairs = • ein Raum für je zwei Mächte
rooms-until = Sie bleiben bis { $until }. `/rooms remove` entfernt sie früher.
rooms-removing = Ich entferne die Rollen und Räume von **{ $game }**: noch { $left }.
rooms-lacking = Dafür brauche ich weitere Rechte auf diesem Server: { $missing }. Wer den Server verwaltet, kann sie mit diesem Link geben oder unter Servereinstellungen → Rollen → meine Rolle: { $link }
    Danach gib den Befehl noch einmal.
rooms-too-many-channels = Dieser Server hat { $there } Kanäle; mit { $new } weiteren wären es mehr als die { $most }, die Discord erlaubt. Löscht welche, oder bitte um weniger: `/rooms make rooms:` (einer für jede Macht).
rooms-too-many-roles = Dieser Server hat { $there } Rollen; mit { $new } weiteren wären es mehr als die { $most }, die Discord erlaubt. Löscht welche, oder nimm `/rooms make` ohne `roles:`.

refusal-rooms-anonymous = In dieser Partie darf niemand wissen, wer welche Macht spielt, und Rollen und Räume würden es zeigen. Briefe gehen mit `/press to`.
refusal-rooms-no-seats = In dieser Partie teilen sich die Spieler die Mächte; niemandem gehört die Rolle oder der Raum einer Macht. Briefe gehen mit `/press to`.
refusal-rooms-no-talk = Nach den Regeln dieser Partie dürfen Spieler nicht jederzeit miteinander reden, wie sie es in einem Raum für zwei könnten. `/game info` zeigt die Presseregeln; `/rooms make rooms:` (einer für jede Macht) gibt jeder Macht einen eigenen Raum.
refusal-rooms-nothing = Sag, was ich anlegen soll: `/rooms make roles:True`, `rooms:` oder beides.
refusal-rooms-none = Für diese Partie habe ich keine Rollen oder Räume angelegt. Die Spielleitung legt sie mit `/rooms make` an, solange gespielt wird.
refusal-rooms-too-many = Das wären { $asked } Räume, und Discord erlaubt { $most } in einer Kategorie. `/rooms make rooms:` (einer für jede Macht) legt weniger an.

permission-manage-roles = Rollen verwalten
permission-manage-channels = Kanäle verwalten
post-on-server = auf diesem Server
undelivered-what-rooms = was sich an Rollen und Räumen ändern sollte
undelivered-lacks-rooms = mir fehlt ein Recht auf dem Server: { $missing }. Wer den Server verwaltet, kann es geben (Servereinstellungen → Rollen → meine Rolle); `/rooms show` hat einen Link dafür. Ich mache weiter, sobald ich kann, einen Tag lang
audit-rooms-made = bat um Rollen und Räume
audit-rooms-removed = entfernte die Rollen und Räume

topic-rooms = Rollen und Räume (private Kanäle)
help-rooms =
    Während eine Partie läuft, kann ihre Spielleitung jeder Macht eine Rolle auf diesem Server geben und einer oder je zwei Mächten private Kanäle („Räume“).

    `/rooms make roles:` legt die Rollen an, `/rooms make rooms:` die Räume. Dazu brauche ich weitere Rechte: Fehlen sie, nennt die Antwort sie und führt dorthin, wo man sie gibt. Benutze den Befehl danach noch einmal, oder um zurückzubekommen, was jemand gelöscht hat.
    `/rooms show` zeigt, wie weit das ist, `/rooms remove` entfernt alles.
    Wer eine Macht übernimmt, bekommt ihre Rolle und neue Räume; niemand liest, was vorher an jemand anderen geschrieben wurde. Wer den Server administriert, kann jeden Raum lesen. Ich lese dort nichts: Befehle und Briefe schreibt ihr wie bisher.
    Eine Woche nach der Partie entferne ich Rollen und Räume samt allem, was darin steht. In anonymen Partien, und wo Spieler sich die Mächte teilen, gibt es keine.
