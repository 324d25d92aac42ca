# Taler auf Discord: die Kommandos, was ein Zug kosten wird, was andere erklärt haben, Abstimmungen.

command-credits = Dein Geld: schenken, leihen, fällig stellen, Kasse verlegen. Nur du siehst die Antworten
command-credits-balance = Deine Kasse, und was dieser Zug und der nächste Winter kosten
command-credits-give = Einer anderen Macht ein Geschenk erklären
command-credits-receive = Erklären, dass eine andere Macht dir Taler schenkt
command-credits-lend = Einer anderen Macht ein Darlehen erklären
command-credits-borrow = Erklären, dass eine andere Macht dir Taler leiht
command-credits-repay = Erklären, dass du Schulden zurückzahlst
command-credits-collect = Erklären, dass eine andere Macht ihre Schulden bei dir zahlt
command-credits-owe = Erklären, dass du einen Betrag schuldest (etwa Zinsen), fällig am Ende des Herbstes
command-credits-claim = Erklären, dass eine andere Macht dir einen Betrag schuldet, fällig am Ende des Herbstes
command-credits-call = Ein Darlehen fällig stellen: Eingezogen wird am Ende des Herbstes
command-credits-loans = Wer dir was schuldet, und was du schuldest
command-credits-treasury = Deine Kasse in eine eigene Provinz verlegen
command-credits-hire = Eine deiner Einheiten in dieser Jahreszeit einer anderen Macht überlassen
command-credits-ally = Nenn, mit wem du im Bündnis gewinnen willst, oder niemanden
command-credits-trust = Eine Macht nennen, deren Einheiten deine Kasse in dieser Jahreszeit nicht nehmen
command-credits-sell = Erklären, dass du einer Macht eine Provinz verkaufst, im Herbst
command-credits-buy = Erklären, dass du einer Macht eine Provinz abkaufst, im Herbst
command-credits-withdraw = Eine Zeile über Taler zurücknehmen, bis zur Frist
command-vote = Über eine Frage zu den Regeln dieses Spiels abstimmen

option-to = Welcher Macht
option-from = Von welcher Macht
option-amount = Wie viele Taler
option-openly = Ob es veröffentlicht werden darf; das wird es, wenn beide Seiten es sagen
option-note = Was ihr über Zinsen vereinbart habt, als Merkzettel für beide
option-with = Mit welcher Macht; ohne Angabe mit niemandem
option-power = Welche Macht
option-credits-call-amount = Wie viele Taler; ohne Angabe alles Geschuldete
option-credits-treasury-to = In welche Provinz
option-credits-hire-unit = Welche deiner Einheiten
option-credits-sell-province = Welche deiner Provinzen
option-credits-buy-province = Welche Provinz
option-credits-withdraw-line = Welche Zeile
option-vote-choice = Ja, nein, oder keine, um deine Stimme zurückzunehmen
option-vote-motion = Worüber; nur nötig, wo mehrere Fragen offen sind
option-game-create-options = Anders gesetzte Regeln, etwa fleet_price=4 estate=to-captor

vote-yes = Ja
vote-no = Nein
vote-none = Keine Stimme
choice-debtor =
    { $power } (schuldet dir { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    })
choice-lender =
    { $power } (du schuldest { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    })

credits-no-such-power = „{ $text }“ ist keine Macht. Wähl eine aus der Liste, etwa Türkei.
offer-differs = Dein eigenes `{ $line }` passt nicht dazu und wartet.
credits-untold = Es steht auf deinem Blatt und zählt. Aber { $powers } hatten in dieser Phase schon viele Nachrichten über deine Erklärungen und bekommen keine mehr; dort zeigt es `/credits balance`.
credits-withdrawn = Es steht nicht mehr auf deinem Blatt.

# Was ein Zug kosten wird
balance-title = { $power }: Taler – { $phase }
balance-holds =
    In deiner Kasse in { $seat } liegen **{ $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }**.
balance-holds-nowhere =
    In deiner Kasse liegen **{ $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }**, und sie hat keinen Ort: Nenn einen mit deinen nächsten Befehlen.
balance-year =
    Deine Provinzen bringen { $income } im Jahr, deine { $units ->
        [one] Einheit kostet
       *[other] { $units } Einheiten kosten
    } { $upkeep } im Jahr.
balance-prices = Eine neue Armee kostet { $army } im Jahr, eine neue Flotte { $fleet }.
balance-called =
    { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } deiner Schulden { $credits ->
        [one] ist
       *[other] sind
    } fällig gestellt und werden am Ende des Herbstes eingezogen.
balance-ally = Für einen Sieg im Bündnis nennst du { $power }.
balance-declared = Du hast erklärt:
balance-line = `{ $line }`: { $state }
balance-news = **Von deinem Geld in { $phase }**, nur für dich:
forecast-later =
    Nächsten Winter, wie die Dinge stehen: { $treasury ->
        [one] 1 Taler
       *[other] { $treasury } Taler
    } mit den Einkünften dieses Herbstes, { $due } für deine Einheiten, { $left } übrig.
forecast-winter =
    Diesen Winter: { $paid } von { $treasury ->
        [one] 1 Taler
       *[other] { $treasury } Talern
    } gehen an deine Einheiten, { $left } bleiben übrig.
forecast-winter-builds =
    Diesen Winter: { $paid } von { $treasury ->
        [one] 1 Taler
       *[other] { $treasury } Talern
    } gehen an deine Einheiten und die Bauten { $built }, { $left } bleiben übrig.
forecast-if =
    Wenn die anderen Seiten dem zustimmen, was auf sie wartet (hinaus { $out }, herein { $coming }): { $treasury ->
        [one] 1 Taler
       *[other] { $treasury } Taler
    }, { $left } übrig.
forecast-short =
    ⚠ { $missing ->
        [one] 1 Taler fehlt
       *[other] { $missing } Taler fehlen
    }: { $units ->
        [one] eine Einheit kann nicht bezahlt werden und muss
       *[other] { $units } Einheiten können nicht bezahlt werden und müssen
    } gehen.
forecast-too-much = ⚠ Du hast Zahlungen von { $declared } erklärt und besitzt { $credits }: Was nicht ganz bezahlt werden kann, scheitert.
declared-both = beide Seiten haben es erklärt
declared-waits = wartet, bis { $power } dasselbe erklärt

# Darlehen
loans-title = { $power }: Darlehen
loans-none = Du hast kein Darlehen gegeben oder genommen.
loans-given =
    { $power } schuldet dir { $owed ->
        [one] 1 Taler
       *[other] { $owed } Taler
    }.
loans-taken =
    Deine Schuld bei { $power }: { $owed ->
        [one] 1 Taler
       *[other] { $owed } Taler
    }.
loans-called =
    { $called ->
        [one] 1 ist
       *[other] { $called } sind
    } fällig gestellt.
loans-note = Merkzettel: „{ $note }“

# Was andere erklärt haben
offers-title = Dir gegenüber erklärt; es wartet, bis du dasselbe erklärst:
offer-give =
    { $power } schenkt dir { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }.
offer-receive =
    { $power } soll { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } von dir bekommen, als Geschenk.
offer-lend =
    { $power } leiht dir { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }.
offer-borrow =
    { $power } soll { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } von dir leihen.
offer-repay =
    { $power } zahlt dir { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } zurück.
offer-collect =
    { $power } soll { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } von dir zurückbekommen.
offer-owe =
    { $power } schuldet dir { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } mehr, fällig am Ende des Herbstes.
offer-claim =
    { $power } sagt, dass du { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } mehr schuldest, fällig am Ende des Herbstes.
offer-sell = { $power } würde dir { $at } verkaufen: `{ $line }`
offer-buy = { $power } würde dir { $at } abkaufen: `{ $line }`
offer-openly = Soll veröffentlicht werden, wenn ihr beide das sagt.
button-accept = Erklären: { $line }
button-withdraw = Zurücknehmen: { $line }
hired-line = { $power } überlässt dir in dieser Jahreszeit { $unit }: Schreib etwa `{ $example }`.
post-offer = **{ $game }**, { $phase }. { $offer }
    Es gilt nur, wenn du dasselbe erklärst. Nur du und wer es schrieb, wissen davon. { $clock }
post-agreed = **{ $game }**, { $phase }. { $offer }
    Beide Seiten haben es erklärt. Bis zur Frist kann es zurückgenommen werden. { $clock }
post-withdrawn = **{ $game }**, { $phase }. { $power } hat zurückgenommen, was ihr beide erklärt hattet; vereinbart ist nichts mehr.
    Dein eigenes `{ $mine }` bleibt stehen und wartet, bis { $power } dasselbe erklärt. Streich es, wenn du es nicht mehr willst. Nur du und { $power } wissen davon. { $clock }
post-hired = **{ $game }**. { $hired }
    Nur du und die Macht, der sie gehört, wissen davon. { $clock }

# Abstimmungen über die Regeln
motion-demobilisation = Demobilisierung
motion-demobilisation-about = Dürfen im Winter Einheiten aufgelöst werden, die bezahlt werden könnten? Wenn ja, vom ersten Herbst an. Gleichstand heißt nein.
motion-title = Abstimmung: { $motion }
motion-open =
    { $about }
    { $votes } von { $of } haben abgestimmt; wie, bleibt versiegelt, bis die Abstimmung schließt. `/vote`, oder die Knöpfe unten.
button-vote-yes = { $motion }: ja
button-vote-no = { $motion }: nein
vote-cast-yes = Du stimmst mit **ja** zu { $motion }. { $votes } von { $of } haben abgestimmt. Bis zur Frist kannst du deine Stimme ändern.
vote-cast-no = Du stimmst mit **nein** zu { $motion }. { $votes } von { $of } haben abgestimmt. Bis zur Frist kannst du deine Stimme ändern.
vote-cast-none = Du hast jetzt keine Stimme zu { $motion }. { $votes } von { $of } haben abgestimmt.
vote-no-motion = „{ $text }“ steht nicht zur Abstimmung. Wähl aus der Liste.
sheet-vote-yes = Deine Stimme zu { $motion }: ja.
sheet-vote-no = Deine Stimme zu { $motion }: nein.
sheet-vote-none = Du hast über { $motion } nicht abgestimmt.

# Die Variante und ihre Optionen
variant-economic = Wirtschafts-Diplomacy IV
about-credits = Jede Landprovinz bringt am Ende des Herbstes Taler; im Winter wird jede Einheit für ein Jahr bezahlt, und was nicht bezahlt werden kann, geht. Geschenke und Darlehen gelten, wo beide Seiten dasselbe erklären; eine Kasse verliert, wer ihre Provinz verliert.
about-goal-centres = { $centres } Zentren gewinnen allein.
about-goal-income = { $alone } Taler im Jahr gewinnen allein, { $alliance } gewinnen für zwei Mächte, die einander nennen.
about-goal-points = Einkünfte von { $alone } Punkten im Jahr gewinnen.
about-options = Anders gesetzt: { $options }.
options-unreadable = „{ $found }“ kann ich nicht als Option lesen. Schreib `name=value`, etwa `fleet_price=4`, mit Leerzeichen dazwischen.
options-unknown = Eine Option „{ $found }“ hat dieses Spiel nicht. Es hat { $known }.
options-value = `{ $option }` kann nicht „{ $found }“ sein. Möglich ist: { $expected }.
options-twice = `{ $option }` ist zweimal gesetzt.

topic-credits = Geld: Wirtschafts-Diplomacy IV
help-credits =
    Jede Landprovinz bringt am Ende des Herbstes Taler. Im Winter wird jede Einheit für das kommende Jahr bezahlt, auch neue: Flotten 5, Armeen 4, die ersten vier türkischen Armeen 3. Was nicht bezahlt werden kann, muss gehen.
    Geld erklärst du auf deinem versiegelten Blatt, wie Befehle: `Give 3 to Turkey`, `Lend 3 to Turkey note: back by 1903`, `Repay 2 to Italy`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`, `Ally with Italy`. Oder nimm `/credits`, das sagt dasselbe.
    Überwiesen wird nur, wenn die andere Seite dasselbe erklärt: `Receive 3 from France`, `Borrow`, `Collect`. Sie bekommt dafür eine private Nachricht mit einem Knopf. Sonst erfährt niemand davon, außer ihr schreibt beide `openly` dazu.
    `/credits balance` zeigt deine Kasse und was kommt, `/credits loans` deine Darlehen. Bis zur Frist lässt sich alles mit `/credits withdraw` zurücknehmen.
    Ein fällig gestelltes Darlehen wird am Ende des Herbstes eingezogen. Deine Kasse liegt in einer Provinz: Steht dort am Ende einer Jahreszeit ein Gegner, ist sie verloren.
dm-help-credits =
    In deinem Spiel geht es um Taler. Solche Zeilen stehen zwischen den Befehlen: `Give 3 to Turkey`, `Receive 3 from France`, `Lend 3 to Turkey`, `Borrow 3 from Russia`, `Call 4 from Austria`, `Treasury to Bre`, `Hire A Par to Germany`. Um eine zurückzunehmen, schreib `withdraw Give 3 to Turkey`. Weitere Wörter: `balance`, `loans`.
