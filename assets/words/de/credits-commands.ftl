# Credits auf Discord: die Kommandos, was eine Runde kosten wird, was andere erklärt haben, Abstimmungen über Regeln.

command-credits = Deine Credits: Geschenke, Darlehen, dein Schatz. Nur du siehst die Antworten
command-credits-balance = Deinen Schatz zeigen und was diese Runde und der nächste Winter kosten
command-credits-give = Erklären, dass du einer anderen Macht Credits schenkst
command-credits-receive = Erklären, dass eine andere Macht dir Credits schenkt
command-credits-lend = Erklären, dass du einer anderen Macht Credits leihst
command-credits-borrow = Erklären, dass eine andere Macht dir Credits leiht
command-credits-repay = Erklären, dass du Schulden zurückzahlst
command-credits-collect = Erklären, dass eine andere Macht ihre Schulden bei dir zurückzahlt
command-credits-owe = Erklären, dass du mehr schuldest (etwa Zinsen), fällig am Ende des Herbstes
command-credits-claim = Erklären, dass eine andere Macht dir mehr schuldet (etwa Zinsen), fällig am Ende des Herbstes
command-credits-call = Ein Darlehen kündigen; eingezogen wird es am Ende des Herbstes
command-credits-loans = Zeigen, wer dir Credits schuldet und wem du welche schuldest
command-credits-ledger = Zeigen, was jede Macht im letzten Kassenbuch eingenommen, gezahlt und behalten hat
command-credits-treasury = Deinen Schatz in eine eigene Provinz verlegen
command-credits-hire = Eine Einheit vermieten: In dieser Saison befehligt sie eine andere Macht
command-credits-ally = Partner für einen Sieg im Bündnis nennen, oder niemanden
command-credits-trust = Eine Macht nennen, deren Einheiten deinen Schatz in dieser Saison nicht erbeuten
command-credits-sell = Erklären, dass du eine Provinz verkaufst (nur im Herbst, wenn die Regeln es erlauben)
command-credits-buy = Erklären, dass du eine Provinz kaufst (nur im Herbst, wenn die Regeln es erlauben)
command-credits-withdraw = Eine deiner Erklärungen zurücknehmen; möglich bis zur Frist
command-vote = Über eine offene Frage in dieser Partie abstimmen

option-to = Welcher Macht
option-from = Von welcher Macht
option-amount = Wie viele Credits
option-openly = Veröffentlichen? Nur, wenn beide Seiten Ja sagen
option-note = Was ihr über Zinsen vereinbart habt, als Notiz für euch beide
option-with = Mit welcher Macht; ohne Angabe mit niemandem
option-power = Welche Macht
option-credits-call-amount = Wie viele Credits; ohne Angabe alles, was geschuldet wird
option-credits-treasury-to = In welche Provinz
option-credits-hire-unit = Welche deiner Einheiten
option-credits-sell-province = Welche deiner Provinzen
option-credits-buy-province = Welche Provinz
option-credits-withdraw-line = Welche Erklärung
option-vote-choice = Ja, Nein, oder keine, um deine Stimme zurückzunehmen
option-vote-motion = Über welche Frage; nur nötig, wenn mehrere offen sind
option-game-create-options = Regeln ändern, als name=wert, etwa victory_centres=20

vote-yes = Ja
vote-no = Nein
vote-none = Keine Stimme
choice-debtor =
    { $power } (schuldet dir { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    })
choice-lender =
    { $power } (du schuldest { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    })

offer-differs = Dein eigenes `{ $line }` passt nicht dazu und wartet noch.
credits-untold = Deine Erklärung zählt, aber an { $powers } geht keine Nachricht darüber: In dieser Phase gab es schon zu viele über deine Erklärungen. Zu sehen ist sie dort unter `/credits balance`.
credits-withdrawn = Zurückgenommen.
credits-private = Sonst wird es niemandem gesagt, aber das öffentliche Kassenbuch zeigt für jede Macht die Summe ihrer privaten Zahlungen. Daraus lässt sich manches erraten.

# Was eine Runde kosten wird
balance-title = { $power }: Credits – { $phase }
balance-holds =
    Dein Schatz { IN($seat) }: **{ $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    }**.
balance-holds-nowhere =
    Dein Schatz: **{ $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    }**. Er liegt in keiner Provinz. Wähl eine mit deinen nächsten Befehlen im Frühjahr oder Herbst.
balance-year =
    Deine Provinzen bringen { $income } im Jahr, deine { $units ->
        [one] Einheit kostet
       *[other] { $units } Einheiten kosten
    } { $upkeep } im Jahr.
balance-lands = Deine Provinzen, mit dem, was jede im Jahr bringt: { $lands }. `/board` zeigt sie für alle Mächte.
balance-prices = Eine Armee kostet dich { $army } im Jahr, eine Flotte { $fleet }.
balance-prices-cheap = Jede deiner ersten { $few } Armeen kostet dich { $cheap } im Jahr, jede weitere { $army }, eine Flotte { $fleet }.
balance-ally = Dein Partner für einen Sieg im Bündnis: { $power }.
balance-declared = Du hast erklärt:
balance-line = `{ $line }`
balance-line-state = `{ $line }` { $state }
balance-news = **Nur für dich: dein Geld, { $phase }**
forecast-later = Nächster Winter, wenn du deine jetzigen Provinzen behältst und keine dazubekommst: { $sum }
forecast-later-moved = Dieser Winter, wenn alle Einheiten bleiben, wo sie jetzt stehen, mit { $income } Einkommen aus den Provinzen, die dir dann gehören: { $sum }
forecast-stayed =
    Blieben alle Einheiten, wo sie jetzt stehen, gehörten dir nach dem Herbst andere Provinzen: Sie brächten { $income } statt { $owned }. { $sum }
forecast-winter = Dieser Winter: { $sum }
forecast-if = Wenn die anderen allem zustimmen, was du erklärt hast: { $sum }
forecast-whatif = Blieben alle Einheiten bis zum Winter dort und stimmten die anderen allem zu, was du erklärt hast: { $sum }
# Eine Rechnung: „3 im Schatz + 17 Einkommen − 14 für deine 3 Einheiten = 6 übrig.“
sum-held = { $credits } im Schatz
sum-income = + { $credits } Einkommen
sum-received = + { $credits } von anderen Mächten
sum-paid = − { $credits } an andere Mächte
sum-debts = − { $credits } für gekündigte Schulden
sum-units =
    − { $credits } für deine { $units ->
        [one] Einheit
       *[other] { $units } Einheiten
    }
sum-units-kept =
    − { $credits } für die { $units ->
        [one] Einheit
       *[other] { $units } Einheiten
    }, die du behältst
sum-builds = − { $credits } für Bauten ({ $built })
sum-left = { $terms } = **{ $credits } übrig**.
sum-short = { $terms } = **{ $credits } zu wenig**.
forecast-short =
    ⚠ { $missing ->
        [one] 1 Credit fehlt
       *[other] { $missing } Credits fehlen
    } dir. Wenn sich nichts ändert, wird im Winter aufgelöst, weil du nicht zahlen kannst: { $units }, und gebaut werden kann dann nichts. Die übrigen Einheiten kosten { $upkeep }, dir bleiben { $left }.
forecast-short-if =
    ⚠ Dann würden dir { $missing ->
        [one] 1 Credit
       *[other] { $missing } Credits
    } fehlen: Im Winter würde aufgelöst: { $units }, und gebaut werden könnte nichts. Die übrigen Einheiten kosten { $upkeep }, dir blieben { $left }.
forecast-unbuilt-if =
    ⚠ Stimmen die anderen dem zu, was du erklärt hast, kannst du { $built } nicht bauen: Dir fehlen dann die Credits.
forecast-called =
    Nicht mitgezählt: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    }, die du von anderen Mächten zurückgefordert hast; vielleicht können sie nicht zahlen.
forecast-choose-later = Im Winter kannst du eine andere Einheit wählen, zum Beispiel mit `{ $line }`.
forecast-choose-now = Eine andere Einheit wählst du zum Beispiel mit `{ $line }`.
forecast-help =
    Bis zur Frist des Winters kannst du eine andere Macht um { $missing ->
        [one] 1 Credit
       *[other] { $missing } Credits
    } bitten: `/credits receive` um ein Geschenk, `/credits borrow` um ein Darlehen. Sie muss dasselbe erklären.
forecast-too-much =
    ⚠ Du hast Zahlungen von { $declared } erklärt, mehr als du zahlen kannst. Gezahlt wird in der Reihenfolge der Liste, jede Zahlung ganz oder gar nicht. Stimmen die anderen allen zu, { $count ->
        [one] scheitert diese: { $lines }.
       *[other] scheitern diese: { $lines }.
    }
declared-both = beide Seiten haben das erklärt
declared-both-if-paid = beide Seiten haben das erklärt; es gilt, wenn { $power } zahlen kann
declared-waits = wartet, bis { $power } dasselbe erklärt

# Darlehen
loans-title = { $power }: Darlehen
loans-none = Du hast keine offenen Darlehen.
loans-given =
    { $power } schuldet dir { $owed ->
        [one] 1 Credit
       *[other] { $owed } Credits
    }.
loans-taken =
    Deine Schuld bei { DATIVE($power) }: { $owed ->
        [one] 1 Credit
       *[other] { $owed } Credits
    }.
loans-called =
    Davon { $called ->
        [one] ist 1
       *[other] sind { $called }
    } gekündigt; eingezogen wird am Ende des Herbstes.
loans-on-call = Deine Schulden haben keinen festen Termin: Der Gläubiger darf sie in jeder Phase kündigen, und was gekündigt ist, wird am Ende des Herbstes eingezogen.
loans-note = Notiz: „{ $note }“

# Was andere erklärt haben
offers-title = Von anderen erklärt; es gilt, wenn du dasselbe erklärst:
offer-give =
    { $power } will dir { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } schenken.
offer-receive =
    { $power } bittet dich um { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } als Geschenk.
offer-lend =
    { $power } will dir { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } leihen.
offer-borrow =
    { $power } will sich { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } von dir leihen.
offer-repay =
    { $power } will dir { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } zurückzahlen.
offer-collect =
    { $power } will von deinen Schulden { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } zurück.
offer-owe =
    { $power } erklärt, dir { $credits ->
        [one] 1 weiteren Credit
       *[other] { $credits } weitere Credits
    } zu schulden, fällig am Ende des Herbstes.
offer-claim =
    { $power } erklärt, dass du { $credits ->
        [one] 1 weiteren Credit
       *[other] { $credits } weitere Credits
    } schuldest, fällig am Ende des Herbstes.
offer-sell = { $power } will dir { $at } verkaufen. Um zuzustimmen: `{ $line }`
offer-buy = { $power } will dir { $at } abkaufen. Um zuzustimmen: `{ $line }`
offer-if-paid = Es gilt nur, wenn { $power } zahlen kann.
offer-if-paid-known = Es gilt nur, wenn { $power } zahlen kann: Der letzte veröffentlichte Stand ist { $credits }, und was anderen versprochen ist, bleibt geheim.
offer-openly = Wird veröffentlicht, wenn beide Seiten es wollen.
offer-over = Dieses Angebot galt für { $phase }; die Phase ist vorbei. { $outcome }
offer-over-not-declared = Du hattest nicht dasselbe erklärt; es kam nicht zustande.
offer-over-long-ago = Dieses Angebot stammt aus einer früheren Phase und kann nicht mehr angenommen werden.
button-accept = Erklären: { $line }
button-withdraw = Zurücknehmen: { $line }
hired-line = { $power } vermietet dir in dieser Saison { $unit }. Du befehligst die Einheit zum Beispiel mit `{ $example }`.
post-offer = **{ $game }**, { $phase }. { $offer }
    Es gilt nur, wenn du dasselbe erklärst. Sonst wird es niemandem gesagt; das Kassenbuch zeigt nur die Summe der privaten Zahlungen jeder Macht. { $clock }
post-agreed = **{ $game }**, { $phase }. Vereinbart mit { $power }: `{ $line }`.
    Beide Seiten haben das erklärt. Bis zur Frist kann es zurückgenommen werden. `/orders` zeigt, was das für deine Kasse heißt. { $clock }
post-withdrawn = **{ $game }**, { $phase }. { $power } hat zurückgenommen, was ihr beide erklärt hattet; es ist nicht mehr vereinbart.
    Dein eigenes `{ $mine }` bleibt und wartet, bis { $power } dasselbe erklärt. Nimm es zurück, wenn du es nicht mehr willst. Nur du und { $power } wissen davon. { $clock }
post-hired = **{ $game }**. { $hired }
    Nur ihr beide wisst davon. { $clock }

# Abstimmungen über die Regeln
motion-demobilisation = Demobilisierung
motion-demobilisation-about = Dürfen im Winter Einheiten aufgelöst werden, die bezahlt werden könnten? Ein Ja gilt vom ersten Herbst an, Gleichstand heißt Nein.
motion-title = Abstimmung: { $motion }
motion-open =
    { $about }
    { $votes } von { $of } haben abgestimmt. Die Stimmen bleiben versiegelt, bis die Abstimmung endet. Stimm mit `/vote` ab.
button-vote-yes = { $motion }: ja
button-vote-no = { $motion }: nein
vote-cast-yes = Du hast zu { $motion } mit **Ja** gestimmt. { $votes } von { $of } haben abgestimmt. Bis zur Frist kannst du deine Stimme ändern.
vote-cast-no = Du hast zu { $motion } mit **Nein** gestimmt. { $votes } von { $of } haben abgestimmt. Bis zur Frist kannst du deine Stimme ändern.
vote-cast-none = Deine Stimme zu { $motion } ist zurückgenommen. { $votes } von { $of } haben abgestimmt.
vote-no-motion = Über „{ $text }“ wird nicht abgestimmt. Wähl aus der Liste.
sheet-vote-yes = Deine Stimme zu { $motion }: Ja.
sheet-vote-no = Deine Stimme zu { $motion }: Nein.
sheet-vote-none = Über { $motion } hast du noch nicht abgestimmt.

# Die Variante und ihre Optionen
variant-economic = Wirtschafts-Diplomacy IV
about-credits = Jede Landprovinz bringt ihrer Macht am Ende des Herbstes Credits. Im Winter wird jede Einheit für ein Jahr im Voraus bezahlt; wer sie nicht bezahlen kann, muss sie auflösen. Geschenke und Darlehen gelten nur, wenn beide Seiten dasselbe erklären. Ein Schatz wird erbeutet, wenn am Ende einer Saison die Einheit einer anderen Macht in seiner Provinz steht.
about-goal-centres = Ziel: { $centres } Zentren.
about-goal-income = Ziel: { $alone } Credits Einkommen im Jahr für einen Alleinsieg, { $alliance } für zwei Mächte, die einander als Partner nennen.
about-goal-income-alone = Ziel: { $alone } Credits Einkommen im Jahr.
about-goal-points = Ziel: { $alone } Punkte Einkommen im Jahr.
about-hold = Es gewinnt auch, wer nach dem Herbst { $year } oder einem späteren zugleich diese Zentren besitzt: { $centres }.
about-last-year-most = Die Partie endet nach dem Winter { $year }: Wer dann am meisten hat, gewinnt.
about-last-year-draw = Die Partie endet nach dem Winter { $year }: Alle Überlebenden teilen sich dann ein Remis.
about-last-year-scores = Die Partie endet nach dem Winter { $year }: Dann werden die Punkte der Spieler gezählt.
about-options = Geänderte Optionen: { $options }.
about-players = Gespielt werden { $count } Mächte: { $played }.
about-countries = { $count } Länder sind im Spiel: { $played }.
about-absent-neutral = Nicht im Spiel: { $absent }. Dort stehen keine Einheiten, und die Zentren gehören niemandem, bis sie genommen werden.
about-absent-disorder = Von niemandem gespielt: { $absent }. Einheiten dort halten und dürfen unterstützt werden; eine vertriebene löst sich auf. Gebaut wird dort nichts.
about-hands = { $people } Personen spielen. Je eine hat { $hands }. Sie schreibt ein Blatt für alle ihre Mächte und hat eine Stimme, und fürs Ziel zählen ihre Zentren zusammen.
options-unreadable = „{ $found }“ kann ich nicht als Option lesen. Schreib `name=value`, etwa `fleet_price=4`, mit Leerzeichen dazwischen.
options-unknown = Eine Option „{ $found }“ hat diese Partie nicht. Es gibt { $known }.
options-value = `{ $option }` kann nicht „{ $found }“ sein. Möglich ist: { $expected }.
options-twice = `{ $option }` ist zweimal gesetzt.

topic-credits = Credits (Geld, Gold, Schatz, Darlehen): Wirtschafts-Diplomacy IV
help-credits =
    Jede Landprovinz bringt am Ende des Herbstes Credits. Im Winter zahlst du für jede Einheit ein Jahr im Voraus, auch für neue: meist 5 für eine Flotte und 4 für eine Armee (auf der Karte von Wirtschafts-Diplomacy IV zahlt die Türkei je 3 für ihre ersten vier Armeen). Einheiten, die du nicht bezahlen kannst, werden aufgelöst.
    Zahlungen erklärst du zusammen mit deinen Befehlen: `Give 3 to Turkey`, `Lend 3 to Turkey note: back by 1903`, `Repay 2 to Italy`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`, `Ally with Italy`. Die Kommandos unter `/credits` tun dasselbe.
    Überwiesen wird nur, wenn die andere Seite dasselbe erklärt: `Receive 3 from France`, `Borrow`, `Collect`. Sie bekommt dafür eine Privatnachricht mit einem Knopf. Sonst wird es niemandem gesagt, außer ihr schreibt beide `openly` dazu; aber das öffentliche Kassenbuch zeigt, was jede Macht insgesamt im Geheimen gezahlt oder bekommen hat, und daraus lässt sich manches erraten.
    `/credits balance` zeigt deinen Schatz, was deine Provinzen bringen und was du zahlen musst, `/credits loans` deine Darlehen. `/status` zeigt jeden Schatz nach dem letzten Kassenbuch, `/board` alle Provinzen mit dem, was sie bringen. Bis zur Frist kannst du alles mit `/credits withdraw` zurücknehmen.
    Ein gekündigtes Darlehen wird am Ende des Herbstes eingezogen. Dein Schatz liegt in einer Provinz: Steht dort am Ende einer Saison die Einheit einer anderen Macht, wird er erbeutet.
dm-help-credits =
    In dieser Partie geht es um Credits. Schreib solche Zeilen zu deinen Befehlen: `Give 3 to Turkey`, `Receive 3 from France`, `Lend 3 to Turkey`, `Borrow 3 from Russia`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`. Um eine zurückzunehmen, schreib `withdraw Give 3 to Turkey`. Du kannst auch `balance` oder `loans` schreiben.
