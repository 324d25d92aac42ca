# Einen Platz teilen: Partner und Berater neben einem Spieler.

command-share = Deine Macht mit einem Partner oder Berater teilen
command-share-seat = Jemanden einladen, deine Macht zu teilen
command-share-accept = Eine Einladung annehmen, eine Macht zu teilen
command-share-end = Beenden, dass jemand deine Macht teilt oder du eine teilst
command-share-list = Zeigen, welche Mächte geteilt werden
command-share-allow = Als was Spieler ihre Macht teilen dürfen, für die Spielleitung
option-share-seat-person = Wen du einlädst; wer in dieser Partie spielt, kann es nicht sein
option-share-seat-as = Ein Partner kann alles, was du kannst; ein Berater sieht nur und ändert nichts
option-share-accept-power = Wessen Einladung, falls dich mehrere eingeladen haben
option-share-end-person = Mit wem, falls mehrere deine Macht teilen
option-share-allow-who = Wer teilen darf; wenn die Partie läuft, kannst du nur weniger erlauben
choice-share-partner = Partner
choice-share-coach = Berater
choice-share-nobody = niemand
choice-share-coaches = Berater
choice-share-partners = Partner und Berater
button-share = Diese Macht teilen
button-no-share = Ablehnen

setting-sharing = Eine Macht teilen
setting-sharing-none = jeder spielt allein
setting-sharing-coaches = mit Beratern
setting-sharing-partners = mit Partnern und Beratern
lobby-about-sharing-coaches = Spieler dürfen Berater haben, die sehen, was ihre Macht sieht, aber keine Briefe.
lobby-about-sharing-partners = Spieler dürfen ihre Macht mit Partnern teilen, die alles können, was sie können, und mit Beratern, die nur sehen.

share-invited-partner = Ich habe { $person } eingeladen, { $power } in **{ $game }** mit dir zu spielen. Wer annimmt, kann alles, was du kannst: Befehle schreiben, Geschäfte machen, deine Briefe lesen und schreiben, abstimmen. `/share end` nimmt das zurück.
share-invited-coach = Ich habe { $person } eingeladen, dich für { $power } in **{ $game }** zu beraten. Wer annimmt, sieht Karte, Befehle und Geschäfte wie du, aber keine Briefe, und ändert nichts. `/share end` nimmt das zurück.
share-accepted-partner = Du spielst jetzt { $power } in **{ $game }** zusammen mit dem Spieler. Deine Befehle, Knöpfe und Nachrichten zählen als seine; was später kommt, ersetzt das Frühere. Du sprichst und handelst nur für diese Macht. `/share end` beendet es.
share-accepted-coach = Du berätst jetzt { $power } in **{ $game }**. Du siehst Karte, Befehle, Geschäfte und Ergebnisse mit denselben Befehlen wie der Spieler und änderst nichts. Was du siehst, erfährt bei deiner Ehre niemand als er. `/share end` beendet es.
share-declined = Du teilst { $power } in **{ $game }** nicht.
share-ended = { $power } in **{ $game }** wird nicht mehr geteilt, oder die Einladung ist zurückgenommen. Wer sie geteilt hat, kann in dieser Partie keine andere Macht übernehmen.
share-ended-nameless = Eine Macht in **{ $game }** wird nicht mehr geteilt, oder die Einladung ist zurückgenommen; wer sie geteilt hat, spielt sie nicht mehr. Wer mit ihm geteilt hat, kann in dieser Partie keine andere Macht übernehmen.
share-untold = Ich schreibe { $person } nichts davon: Entweder kommen dort keine Direktnachrichten von mir an, oder ich habe schon einmal für dich eingeladen. Weise selbst auf `/share accept` hin.
share-line-partner = • { $power } ({ $player }): { $person } spielt mit
share-line-coach = • { $power } ({ $player }): { $person } berät
seats-shared-partner = Geteilt mit { $person } (Partner).
seats-shared-coach = Geteilt mit { $person } (Berater).
share-none = Keine Macht dieser Partie wird geteilt.
share-count =
    { $count ->
        [one] Eine Person teilt eine Macht dieser Partie.
       *[other] { $count } Personen teilen Mächte dieser Partie.
    }
share-rule-none = In dieser Partie spielt jeder allein.
share-rule-coaches = Spieler dieser Partie dürfen mit `/share seat` Berater einladen.
share-rule-partners = Spieler dieser Partie dürfen mit `/share seat` Partner und Berater einladen.

share-told-partner = **{ $game }**: Wer { $power } spielt, lädt dich ein, die Macht gemeinsam zu spielen. Du könntest alles, was der Spieler kann, und würdest nur für diese Macht sprechen und handeln. Wer annimmt, kann in dieser Partie keine andere Macht übernehmen.
share-told-coach = **{ $game }**: Wer { $power } spielt, lädt dich als Berater ein. Du würdest Karte, Befehle und Geschäfte wie der Spieler sehen, aber keine Briefe, und nichts ändern. Bei deiner Ehre: Du sagst es sonst niemandem. Wer annimmt, kann in dieser Partie keine Macht übernehmen.
share-told-all = **{ $game }**: Wer { $power } spielt, lädt { $person } ein, die Macht zu teilen.
share-told-accepted = **{ $game }**: { $person } teilt jetzt deine Macht. `/share end` beendet es.
share-told-left = **{ $game }**: { $person } teilt deine Macht nicht oder nicht mehr.
share-told-ended = **{ $game }**: Wer { $power } spielt, teilt die Macht nicht mehr mit dir. Was du gesehen hast, bleibt unter euch.
share-told-ended-nameless = **{ $game }**: Der Spieler, dessen Macht du geteilt hast, teilt sie nicht mehr mit dir. Was du gesehen hast, bleibt unter euch.
gm-log-for = { $who } für { $player }

refusal-setting-too-late-sharing = Die Partie hat begonnen: Mit `/share allow` kannst du jetzt nur noch weniger erlauben, als die Spieler beim Beitritt wussten.
refusal-share-no-partners = Partner sind in dieser Partie nicht erlaubt. Die Spielleitung kann sie mit `/share allow` erlauben, bevor die Partie beginnt.
refusal-share-no-coaches = In dieser Partie darf niemand eine Macht teilen. Die Spielleitung kann es mit `/share allow` erlauben, bevor die Partie beginnt.
refusal-share-unfit = { $person } kann deine Macht nicht teilen: Wer in dieser Partie spielt oder gespielt hat, eine andere Macht geteilt hat oder ausgeschlossen ist, darf es nicht. Lade mit `/share seat` jemand anderen ein.
refusal-share-unfit-oneself = Du kannst diese Macht nicht teilen: Du spielst oder hast in dieser Partie gespielt, hast sie als Spielleitung eingesehen, hast eine andere Macht geteilt oder bist ausgeschlossen. Mit `/watch start` verfolgst du die Partie.
refusal-share-full = { $most } Personen teilen deine Macht oder sind eingeladen; mehr dürfen es nicht sein. `/share end` beendet eine davon.
refusal-share-already = { $person } teilt deine Macht oder ist eingeladen. `/share list` zeigt, wer; `/share end` beendet es.
refusal-share-no-invitation = Niemand lädt dich in dieser Partie gerade ein, eine Macht zu teilen. Wer sie spielt, kann es mit `/share seat`.
refusal-share-which-seat = Mehrere Spieler haben dich eingeladen. Sag, welche Macht du meinst, { $powers }: `/share accept power:…`.
refusal-share-not-shared = Du teilst in dieser Partie keine Macht, und niemand teilt deine. Mit `/share seat` lädst du jemanden ein.
refusal-share-which-person = Mehrere teilen deine Macht. Sag, wen du meinst: `/share end person:…`.
refusal-share-coach = Du berätst diese Macht: Du siehst Karte, Befehle und Geschäfte, aber änderst nichts und liest keine Briefe. Sag dem Spieler, was du denkst. `/orders` zeigt, was er geschrieben hat.
refusal-share-player-only = Das kann nur der Spieler der Macht; du teilst sie. Bitte ihn darum. `/share end` beendet es.
refusal-share-has-shared = Du teilst in dieser Partie eine Macht oder hast eine geteilt, kennst also ihre Geheimnisse und kannst keine andere übernehmen. Mit `/watch start` verfolgst du die Partie.
refusal-share-other-has-shared = { $person } teilt in dieser Partie eine Macht oder hat eine geteilt und kann deshalb keine andere übernehmen. Biete den Platz mit `/gm seat` jemand anderem an.
refusal-share-other-unfit = { $person } kann in dieser Partie keine Macht übernehmen. Biete den Platz mit `/gm seat` jemand anderem an.

audit-seat-share = hat jemanden eingeladen, eine Macht zu teilen
audit-seat-share-accepted = hat angenommen, eine Macht zu teilen
audit-seat-share-off-list = will keine andere Macht mehr
audit-seat-share-ended = hat beendet, dass eine Macht geteilt wird

topic-sharing = Eine Macht teilen (Partner, Berater)
help-sharing =
    Wo eine Partie es erlaubt, kann man seine Macht mit bis zu zwei anderen teilen. `/game info` sagt, ob sie es tut.

    Partner tun alles, was der Spieler tut: Befehle, Geschäfte, Briefe, Abstimmungen. Berater sehen, was der Spieler sieht, außer den Briefen, und ändern nichts.
    Wer eine Macht spielt, lädt jemanden mit `/share seat` ein. Diese Person drückt den Knopf unter der Einladung oder benutzt `/share accept`; danach benutzt sie dieselben Befehle und Knöpfe wie der Spieler, zuerst `/orders`. Es gibt ein Befehlsblatt, und spätere Befehle ersetzen frühere; sprecht euch also ab.
    `/share end` beendet es, für den Spieler wie für alle, die mit ihm teilen. `/share list` zeigt, wer eine Macht teilt. Wer eine geteilt hat, kann in dieser Partie keine andere übernehmen.
    Die Spielleitung erlaubt es vor dem Beginn mit `/share allow`.
