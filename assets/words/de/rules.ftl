# Die Regeln einer Partie in unseren Worten: /rules. Ein Text für jede Wahl auf einer Achse und für jede Option.

command-rules = Die Regeln dieser Partie anzeigen, Thema für Thema
option-rules-topic = Ein Teil der Regeln; ohne Angabe alles in Kürze

rules-title = { $name }: { $topic }
rules-title-all = { $name }: die Regeln in Kürze
rules-more = Mehr zu jedem Thema: `/rules topic:`. Themen sind auch Einheiten bauen, Provinzen einnehmen, Uhr, versäumte Phasen, Presse, Abstimmungen und Namen. Wie man spielt: `/help`.
rules-changed = { $text } ✎
rules-changed-note = ✎ weicht von der Vorgabe für { $variant } ab
rules-no-topic = In den Regeln dieser Partie gibt es kein Thema „{ $found }“. Die Themen sind { $known }.

rules-topic-board = Karte
rules-topic-movement = Züge
rules-topic-economy = Wirtschaft
rules-topic-building = Einheiten bauen
rules-topic-capture = Provinzen einnehmen
rules-topic-relations = Beziehungen
rules-topic-control = Wer Befehle gibt
rules-topic-calendar = Kalender und Aufstellung
rules-topic-goal = Ziel
rules-topic-rulebook = Regelwerk
rules-topic-clock = Uhr
rules-topic-missed = Versäumte Phasen
rules-topic-press = Presse
rules-topic-votes = Abstimmungen
rules-topic-names = Namen und Geheimnisse

# Andere Wörter für die Themen, wie Spieler sie suchen.
rules-synonyms-board = brett, geteilt, geteilte länder, übergang, zeichen, grenzen, nachbarn
rules-synonyms-movement = zug, ziehen, unterstützung, geleitzug, rückzug, angriff
rules-synonyms-economy = geld, credits, einkommen, unterhalt, kosten, preis, preise, schatz, darlehen, schuld, schulden, geschenk, punkte, blöcke
rules-synonyms-building = bau, bauen, bauten, werft, werften, heimat, heimatzentrum, heimatzentren, winter
rules-synonyms-capture = erobern, eroberung, besitz, besitzer, einnehmen, provinz, provinzen, zentrum, zentren
rules-synonyms-relations = vertrag, verträge, bündnis, krieg
rules-synonyms-control = befehle, spieler, anteile
rules-synonyms-calendar = jahr, jahreszeit, frühjahr, herbst, beginn, aufstellung
rules-synonyms-goal = sieg, gewinnen, ende
rules-synonyms-rulebook = regeln, ausgabe, paradox
rules-synonyms-clock = frist, fristen, zeit, phase
rules-synonyms-missed = nmr, abwesenheit, herrenlos
rules-synonyms-press = brief, briefe, nachricht, nachrichten, gunboat
rules-synonyms-votes = abstimmung, stimme, remis, aufgabe
rules-synonyms-names = anonym, geheim, geheimnisse

# Was die Regeln zu einem Thema außer den Optionen sagen.
rules-facts-board-standard = Wo eine Provinz zwei Küsten hat, steht eine Flotte an einer davon.
rules-facts-coasts = Zwei oder mehr Küsten: { $places }. Eine Flotte steht dort an einer davon.
rules-facts-board-economic =
    Geteilte Länder: Spanien besteht aus Nordspanien und Südspanien, Russlands Norden aus St. Petersburg und Archangelsk, Triest aus Kroatien und Zara.
    Irland, Persien und Sizilien, auf der üblichen Karte gesperrt, sind hier Land, und das Südliche Mittelmeer ist ein eigenes Seegebiet.
    Das Zeichen „Übergang“ steht, wo vier Felder sich treffen: Armeen gehen zwischen Neapel und Sizilien ohne Geleitzug, und Flotten fahren dort zwischen dem Ionischen und dem Tyrrhenischen Meer.
    Das Zeichen „Werft“ steht, wo außer in Heimatzentren Flotten gebaut werden können: siehe `/rules topic:building`.
rules-facts-board-naval =
    Das Zeichen „Übergang“ steht, wo vier Felder sich treffen: Armeen gehen ohne Geleitzug von einem Land ins andere, und Flotten fahren dort zwischen den beiden Seegebieten.
rules-facts-building-centres = Du baust im Winter, so viele Einheiten, wie du mehr Zentren als Einheiten hast.
rules-facts-building-credits = Du baust im Winter, so viele Einheiten, wie dein Schatz bezahlen kann. Eine neue Einheit kostet, was sie jedes Jahr kostet, und nichts darüber hinaus. In einem Winter, in dem Einheiten aufgelöst wurden, weil du sie nicht bezahlen konntest, darfst du nicht bauen.
rules-facts-building-blocks = Du baust im Winter, so viele Einheiten, wie deine Punkte bezahlen können.
rules-facts-homes = Heimatzentren von { DATIVE($power) }: { $places }.
rules-facts-yards = Werften von { DATIVE($power) } (das Zeichen „Werft“ auf der Karte): { $places }. Nur { $power } kann dort bauen, nur Flotten, und nur als Besitzer und wenn niemand dort steht.
rules-facts-capture-centres = Zentren wechseln erst nach dem Herbst den Besitzer, wenn seine Rückzüge vorbei sind: Jedes gehört dann der Macht, deren Einheit darin steht. Ein Besuch im Frühjahr ändert nichts, und ein leeres Zentrum behält seinen Besitzer. Andere Provinzen gehören niemandem.
rules-facts-capture-credits = Jede Landprovinz kann einen Besitzer haben. Provinzen wechseln ihn erst nach dem Herbst, wenn seine Rückzüge vorbei sind: Jede gehört dann der Macht, deren Einheit darin steht, und zahlt ihr Einkommen sofort an sie. Ein Besuch im Frühjahr ändert nichts, und eine leere Provinz behält ihren Besitzer.
rules-facts-capture-blocks = Provinzen mit Blöcken wechseln erst nach dem Herbst den Besitzer, wenn seine Rückzüge vorbei sind: Jede gehört dann der Macht, deren Einheit darin steht. Ein Besuch im Frühjahr ändert nichts, und eine leere Provinz behält ihren Besitzer.

# Jede Wahl auf einer Achse.
rules-choice-board-standard = Die übliche Europakarte: 75 Provinzen, davon 34 Versorgungszentren. Armeen stehen an Land, Flotten auf See und an Küsten. Spanien, Bulgarien und St. Petersburg haben je zwei Küsten.
rules-choice-board-economic = Die Karte von Wirtschafts-Diplomacy IV: die übliche, aber einige Länder sind geteilt, sodass jede Landprovinz einen Besitzer haben kann und etwas einbringt.
rules-choice-board-naval = Die Karte von See-Diplomacy: die übliche mit Meerengen, Durchfahrten und Inseln. Inseln sind gesperrt, bis sie geöffnet werden.
rules-choice-movement-standard = Alle schreiben ihre Befehle geheim, und alle Befehle werden gleichzeitig ausgeführt. Eine Einheit hält, zieht in eine Nachbarprovinz, unterstützt eine andere Einheit oder geleitet (als Flotte auf See) eine Armee. Alle Einheiten sind gleich stark: Die Seite mit mehr Unterstützung gewinnt, bei Gleichstand kommt niemand hinein. Eine vertriebene Einheit zieht sich zurück oder wird aufgelöst. Ein Angriff auf eine unterstützende Einheit unterbricht ihre Unterstützung.
rules-choice-movement-naval = An Land ist alles wie üblich. In einem Seegebiet dürfen beliebig viele Flotten stehen, auch von verschiedenen Mächten. Eine Flotte kann zweimal ziehen oder ziehen und danach noch etwas tun. Eine Patrouille versenkt in ihrem Seegebiet Flotten einer Macht; eine Blockade sperrt eine Meerenge für eine Macht. Auf See können andere Mächte eine Flotte nicht vertreiben, sondern nur mit einer Patrouille versenken.
rules-choice-economy-centres = Steht nach dem Herbst eine Einheit in einem Versorgungszentrum, gehört es ihrer Macht; ein leeres behält seinen Besitzer. Im Winter passt du deine Einheiten deinen Zentren an: Mit mehr Zentren baust du, mit weniger löst du Einheiten auf.
rules-choice-economy-credits = Am Ende des Herbstes zahlt jede Landprovinz ihren Wert in den Schatz ihres Besitzers. Im Winter wird jede Einheit für das kommende Jahr bezahlt; was du nicht bezahlen kannst, wird aufgelöst. Credits kannst du verschenken und verleihen, wenn beide Seiten dasselbe erklären. Ein Schatz liegt in einer Provinz und fällt an die Macht, die ihn erbeutet.
rules-choice-economy-blocks = Provinzen enthalten Blöcke, und Blöcke bringen jedes Jahr Punkte. Mit Punkten bezahlst du Einheiten und weitere Blöcke. Wer eine verteidigte Provinz im Kampf nimmt, zerstört dort Blöcke.
rules-choice-relations-none = Versprechen binden niemanden: Was Mächte vereinbaren, ist ihre Sache, und die Auswertung weiß nichts davon.
rules-choice-relations-treaties = Verträge werden von beiden Seiten erklärt, und die Auswertung setzt sie durch: Eine Einheit, deren Befehl einen Vertrag bricht, hält stattdessen. Ein Angriff auf eine Macht, mit der du nicht im Krieg bist, ist eine Angriffshandlung: Er kostet Siegpunkte und zieht Verbündete hinein.
rules-choice-control-seats = Jeder Spieler spielt eine Macht und befehligt ihre Einheiten.
rules-choice-control-bourse = Niemand spielt eine Macht. Die Spieler handeln mit den Währungen der Länder, und wer von einer Währung am meisten hält, befehligt in der nächsten Saison die Einheiten dieses Landes. Dürfen mehrere dieselben Einheiten befehligen, zählt der Befehl, den die meisten von ihnen geben.
rules-choice-seasons-two = Jedes Jahr hat ein Frühjahr und einen Herbst, jeweils mit Zügen und Rückzügen, und danach einen Winter. Den Besitzer wechseln Provinzen nur nach dem Herbst, wenn seine Rückzüge vorbei sind.
rules-choice-seasons-one = Jedes Jahr hat nur eine Zugphase (Herbst) mit Rückzügen und danach einen Winter.
rules-choice-opening-standard = Jede Macht beginnt mit ihren üblichen Einheiten in ihren Heimatzentren.
rules-choice-opening-unarmed = Die Partie beginnt ohne Einheiten auf der Karte und mit einem Winter, in dem jede Macht baut, was sie kann.
rules-choice-opening-chosen = Die Partie beginnt mit einem Winter, in dem jede Macht ihre ersten Einheiten wählt. Eine Macht, die nichts befiehlt, bekommt die üblichen.
rules-choice-opening-reduced = Jede Macht beginnt mit einer Armee und einer Flotte; Russland hat eine zweite Flotte. Das übrige Heimatzentrum gehört ihr, ist aber leer.
rules-choice-opening-reduced-without-stp = Jede Macht beginnt mit zwei Einheiten; Russland hat keine in St. Petersburg.
rules-choice-opening-reduced-without-sev = Jede Macht beginnt mit zwei Einheiten; Russland hat keine in Sewastopol.
rules-choice-goal-centres = Wer nach einem Herbst genug Versorgungszentren besitzt, gewinnt allein.
rules-choice-goal-income = Wer ein ausreichend hohes Jahreseinkommen hat, gewinnt.
rules-choice-goal-blocks = Wer nach einem Winter genug Blöcke hat, gewinnt.
rules-choice-goal-points = Siegpunkte bekommst du für eigene Zentren; durch Angriffshandlungen verlierst du sie. Mit genug Punkten nach einem Herbst kannst du den Sieg beanspruchen und musst sie dann noch haben, wenn über den Anspruch entschieden wird.

# Jede Option: worauf sie hier steht.
rules-option-players =
    { $value ->
        [france-austria] Gespielt werden Frankreich und Österreich. Die anderen Mächte haben keine Einheiten, und ihre Zentren gehören niemandem, bis sie genommen werden.
        [germany-italy] Gespielt werden Deutschland und Italien. Die anderen Mächte haben keine Einheiten, und ihre Zentren gehören niemandem, bis sie genommen werden.
        [england-turkey] Gespielt werden England und die Türkei. Die anderen Mächte haben keine Einheiten, und ihre Zentren gehören niemandem, bis sie genommen werden.
        [germany-russia] Gespielt werden Deutschland und Russland. Die anderen Mächte haben keine Einheiten, und ihre Zentren gehören niemandem, bis sie genommen werden.
        [france-germany-austria] Gespielt werden Frankreich, Deutschland und Österreich. Die anderen Mächte haben keine Einheiten, und ihre Zentren gehören niemandem, bis sie genommen werden.
        [italy-england-russia] Gespielt werden Italien, England und Russland. Die anderen Mächte haben keine Einheiten, und ihre Zentren gehören niemandem, bis sie genommen werden.
        [five] Deutschland und Italien spielt niemand. Ihre Einheiten halten und dürfen unterstützt werden; eine vertriebene löst sich auf. Sie bauen nichts.
        [six] Italien spielt niemand. Seine Einheiten halten und dürfen unterstützt werden; eine vertriebene löst sich auf. Es baut nichts.
        [neutral-italy] Italien spielt niemand. Es hat keine Einheiten, und seine Zentren gehören niemandem, bis sie genommen werden.
        [two-hands] Einer spielt Österreich, Deutschland und die Türkei, der andere England, Frankreich und Russland. Italien hat keine Einheiten, und seine Zentren gehören niemandem, bis sie genommen werden.
        [three-hands] Einer spielt Österreich, England und Deutschland, einer Frankreich und die Türkei, einer Italien und Russland.
        [four-hands] Einer spielt Österreich und Frankreich, einer Deutschland und die Türkei, einer Italien und Russland. England hat einen eigenen Spieler.
        [all] Alle Mächte werden gespielt.
       *[other] Nicht alle Mächte werden gespielt.
    }
rules-option-builds =
    { $value ->
        [homes-of-anyone] Du baust nur in Heimatzentren, deinen oder denen anderer Mächte, wenn sie dir gehören und niemand dort steht.
        [centres] Du baust in jedem Zentrum, das dir gehört, wenn niemand dort steht.
       *[homes] Du baust nur in deinen Heimatzentren, wenn sie dir gehören und niemand dort steht.
    }
rules-option-first_year = Die Partie beginnt im Jahr { $value }.
rules-option-last_year =
    { $count ->
        [0] Die Partie hat kein letztes Jahr: Sie läuft, bis jemand gewinnt oder sie beendet wird.
       *[other] Die Partie endet nach dem Winter { $value }, wenn bis dahin niemand gewonnen hat.
    }
rules-option-last_year_then =
    { $value ->
        [draw] Nach dem letzten Jahr teilen sich alle Überlebenden ein Remis.
       *[most] Nach dem letzten Jahr gewinnt allein, wer am meisten von dem hat, worum gespielt wird (Zentren, Einkommen, Blöcke oder Siegpunkte). Haben mehrere gleich viel, teilen sie sich ein Remis.
    }
rules-option-victory_centres =
    { $value ->
        [0] Mit Zentren allein gewinnt niemand.
       *[other] Eine Macht gewinnt allein, wenn sie nach einem Herbst { $value } Zentren hat und keine andere gleich viele.
    }
rules-option-victory_income = Mit einem Einkommen von { $value } im Jahr gewinnt eine Macht allein.
rules-option-alliance_income = Zwei Mächte, die einander als Verbündete nennen, gewinnen mit einem gemeinsamen Einkommen von { $value } im Jahr.
rules-option-values =
    { $count ->
        [0] Jede Provinz bringt den Wert, der auf der Karte steht.
       *[other] Die Werte dieser Provinzen sind geändert: { $value }.
    }
rules-option-start_credits =
    Jeder Schatz beginnt mit { $value ->
        [one] 1 Credit
       *[other] { $value } Credits
    }.
rules-option-fleet_price = Eine Flotte kostet { $value } im Jahr.
rules-option-army_price = Eine Armee kostet { $value } im Jahr.
rules-cheaper = { $power } zahlt für jede der ersten { $armies } nur { $price }.
rules-option-spending =
    { $value ->
        [chained] Geschenke, Darlehen und Rückzahlungen können auch aus dem bezahlt werden, was in derselben Phase hereinkommt. Gezahlt wird in der Reihenfolge, in der jeder sie aufführt, ganz oder gar nicht; was noch nicht bezahlt werden kann, wird nach den anderen noch einmal versucht.
       *[opening] Geschenke, Darlehen und Rückzahlungen werden aus dem bezahlt, was zu Beginn der Phase im Schatz lag, nicht aus dem, was in ihr hereinkommt. Gezahlt wird in der Reihenfolge, in der jeder sie aufführt, ganz oder gar nicht. Einheiten werden im Winter aus allem bezahlt, auch aus dem, was eben hereingekommen ist.
    }
rules-option-removals =
    { $value ->
        [cheapest] Von den Einheiten, die du zum Auflösen nennst, werden die billigsten aufgelöst, die ausreichen.
       *[listed] Die Einheiten, die du zum Auflösen nennst, werden in dieser Reihenfolge aufgelöst, bis du den Rest bezahlen kannst.
    }
rules-option-demobilisation =
    { $value ->
        [allowed] Einheiten, die du bezahlen könntest, dürfen im Winter aufgelöst werden.
        [forbidden] Einheiten, die du bezahlen kannst, dürfen im Winter nicht aufgelöst werden.
       *[vote] Die Spieler stimmen darüber ab, ob im Winter Einheiten aufgelöst werden dürfen, die bezahlt werden könnten.
    }
rules-option-demobilisation_majority =
    { $value ->
        [of-powers] Bei dieser Abstimmung muss mehr als die Hälfte aller Mächte zustimmen.
        [unanimous] Bei dieser Abstimmung müssen alle zustimmen.
       *[of-votes] Bei dieser Abstimmung genügt mehr als die Hälfte der abgegebenen Stimmen.
    }
rules-option-winter_gifts =
    { $value ->
        [after-upkeep] Im Winter darfst du nur verschenken, was du nicht für den Unterhalt deiner Einheiten brauchst.
       *[free] Im Winter darfst du alles verschenken, auch wenn du dadurch Einheiten verlierst.
    }
rules-option-shortfall =
    { $value ->
        [pro-rata] Wer nicht alle gekündigten Darlehen zurückzahlen kann, zahlt allen Gläubigern einen Anteil.
       *[oldest-first] Wer nicht alle gekündigten Darlehen zurückzahlen kann, zahlt das älteste zuerst.
    }
rules-option-treasury_guests =
    { $value ->
        [trusted] Eine Macht darf für eine Saison eine andere nennen, deren Einheiten ihren Schatz nicht erbeuten.
       *[never] Jede Einheit einer anderen Macht erbeutet den Schatz, in dessen Provinz sie steht.
    }
rules-option-estate =
    { $value ->
        [to-captor] Die Credits einer ausgeschiedenen Macht fallen an die Macht, die ihre letzte Provinz genommen hat.
       *[vanishes] Die Credits einer ausgeschiedenen Macht sind verloren.
    }
rules-option-yards =
    { $value ->
        [with-capital] Russland kann in Archangelsk Flotten bauen, aber nur solange ihm Archangelsk und St. Petersburg gehören.
       *[alone] Russland kann in Archangelsk Flotten bauen, solange es ihm gehört, egal wem St. Petersburg gehört.
    }
rules-option-transfers_with_retreats =
    { $value ->
        [allowed] Geschenke, Darlehen und Rückzahlungen sind auch bei Rückzügen möglich und gelten sofort.
       *[refused] Geschenke, Darlehen und Rückzahlungen sind bei Rückzügen nicht möglich.
    }
rules-option-province_sales =
    { $value ->
        [allowed] Provinzen können mit den Herbstbefehlen verkauft werden.
       *[never] Provinzen können nicht verkauft werden; nehmen kann sie nur eine Einheit.
    }
rules-option-borders =
    { $count ->
        [0] Alle Grenzen sind so, wie die Karte sie zeigt.
       *[other] Diese Grenzen sind geändert: { $value }.
    }
rules-option-victory_blocks = Mit { $value } Blöcken nach einem Winter gewinnt eine Macht.
rules-option-scheme =
    { $value ->
        [appendix] Preise und Blöcke folgen dem Anhang der Investitions-Regeln: 3 Blöcke je Zentrum, Einheiten für 1 Punkt, 1 Punkt für 3 Blöcke.
       *[plain] Preise und Blöcke folgen den Hauptregeln von Investitions-Diplomacy.
    }
rules-option-provinces =
    { $value ->
        [valued] Jede Landprovinz enthält Blöcke: Zentren die übliche Zahl, andere so viele wie ihr Wert in Wirtschafts-Diplomacy IV.
        [table] Jede Landprovinz enthält so viele Blöcke wie ihr Wert in Wirtschafts-Diplomacy IV.
        [equal] Jede Landprovinz enthält so viele Blöcke wie ein Zentrum.
       *[centres] Nur Versorgungszentren enthalten Blöcke.
    }
rules-option-centre_blocks =
    Ein Zentrum beginnt mit { $value ->
        [one] 1 Block
       *[other] { $value } Blöcken
    }.
rules-option-blocks_per_point =
    { $value ->
        [1] Jeder Block bringt einen Punkt im Jahr.
       *[other] Je { $value } Blöcke bringen einen Punkt im Jahr.
    }
rules-option-rounding =
    { $value ->
        [nearest] Bruchteile eines Punkts werden auf den nächsten ganzen Punkt gerundet.
       *[down] Bruchteile eines Punkts zählen nicht.
    }
rules-option-neutrals =
    { $value ->
        [blocks] Ein neutrales Zentrum legt sein Einkommen in Blöcken an.
       *[army] Ein neutrales Zentrum unterhält eine Armee.
    }
rules-option-neutral_most =
    { $value ->
        [0] Ein neutrales Zentrum wächst unbegrenzt.
       *[other] Ein neutrales Zentrum wächst auf höchstens { $value } Blöcke.
    }
rules-option-battle =
    { $value ->
        [dislodged-only] Blöcke werden nur zerstört, wo eine Einheit vertrieben wurde.
       *[any-resistance] Blöcke werden in jeder genommenen Provinz zerstört, die verteidigt wurde.
    }
rules-option-neutral_rubble =
    { $value ->
        [when-taken] Auch wer ein neutrales Zentrum seiner Armee abnimmt, zerstört Blöcke.
       *[never] Wer ein neutrales Zentrum nimmt, zerstört keine Blöcke.
    }
rules-option-unspent =
    { $value ->
        [home] Punkte, die du nicht ausgibst, werden zu Blöcken in der Heimat.
        [treasury] Punkte, die du nicht ausgibst, behältst du.
       *[forfeited] Punkte, die du nicht ausgibst, verfallen.
    }
rules-option-rebuilding =
    { $value ->
        [forbidden] Wo im selben Winter eine Einheit aufgelöst wurde, darf keine gebaut werden.
       *[allowed] Wo im selben Winter eine Einheit aufgelöst wurde, darf wieder eine gebaut werden.
    }
rules-option-loans =
    { $value ->
        [allowed] Punkte dürfen verliehen und verschenkt werden.
       *[never] Punkte dürfen weder verliehen noch verschenkt werden.
    }
rules-option-islands_vote =
    { $count ->
        [0] Über Inseln wird nicht abgestimmt.
       *[other] In der ersten Phase stimmen die Spieler über diese Inseln ab: { $value }. Eine Insel wird geöffnet, wenn alle Mächte mit Spieler dafür stimmen.
    }
rules-option-crawl =
    { $value ->
        [forbidden] Flotten dürfen nicht an verschiedenen Küsten aneinander vorbeiziehen.
       *[allowed] Flotten dürfen an verschiedenen Küsten aneinander vorbeiziehen.
    }
rules-option-second_convoy =
    { $value ->
        [forbidden] Eine Flotte, die gezogen ist, kann in derselben Saison nicht geleiten.
       *[allowed] Eine Flotte darf ziehen und danach geleiten.
    }
rules-option-second_hold_support =
    { $value ->
        [allowed] Eine Flotte darf ziehen und danach eine Einheit unterstützen, die stehen bleibt.
       *[forbidden] Eine Flotte, die gezogen ist, kann nur eine Einheit unterstützen, die zieht.
    }
rules-option-patrol_leaving =
    { $value ->
        [caught] Eine Patrouille, die eine Flotte trifft, trifft auch die Flotten dieser Macht, die das Seegebiet verlassen sollen.
       *[safe] Eine Patrouille trifft keine Flotten, die ihr Seegebiet verlassen sollen.
    }
rules-option-patrol_arriving =
    { $value ->
        [caught] Eine Patrouille trifft auch Flotten, die in ihr Seegebiet kommen, um zu unterstützen oder zu geleiten.
       *[safe] Eine Patrouille trifft keine Flotten, die in ihr Seegebiet kommen, um zu unterstützen oder zu geleiten.
    }
rules-option-neutral_passage =
    { $value ->
        [open] Die Durchfahrt bei { $passed } ist offen, solange die Provinz leer ist und niemandem gehört.
       *[closed] Die Durchfahrt bei { $passed } ist gesperrt, solange die Provinz niemandem gehört.
    }
rules-option-price_rounding =
    { $value ->
        [away-from-zero] Ein angefangenes Hundert der Nettogeschäfte bewegt den Kurs wie ein volles.
        [exact] Was bei den Nettogeschäften unter einem vollen Hundert bleibt, zählt in der nächsten Runde mit.
       *[hundreds] Nur volle Hunderte der Nettogeschäfte bewegen den Kurs.
    }
rules-option-order_majority =
    { $value ->
        [more-than-half] Ein Befehl zählt, wenn mehr als die Hälfte der Befehle für diese Einheit übereinstimmt.
       *[plurality] Der häufigste Befehl zählt.
    }
rules-option-absent_holders =
    { $value ->
        [next-holder] Wenn die Spieler mit dem größten Bestand keine Befehle abgeben, befehligt der mit dem nächstgrößten die Einheiten.
       *[hold] Wenn die Spieler mit dem größten Bestand keine Befehle abgeben, halten die Einheiten.
    }
rules-option-opening_bourse =
    { $value ->
        [winter] Der Handel beginnt im Winter vor den ersten Zügen.
       *[spring] Der Handel beginnt im ersten Frühjahr.
    }
rules-option-removed_after =
    { $value ->
        [0] Niemand scheidet wegen versäumter Runden aus.
        [1] Wer eine Runde versäumt, scheidet mit seinem ganzen Bestand aus.
       *[other] Wer { $value } Runden nacheinander versäumt, scheidet mit seinem ganzen Bestand aus.
    }
rules-option-no_trades =
    { $value ->
        [sell] Wer keine Geschäfte abgibt, verkauft 500 von jeder Währung.
       *[keep] Wer keine Geschäfte abgibt, behält alles.
    }
rules-option-hundreds =
    { $value ->
        [decimal] Angefangene Hunderte einer Währung bringen anteilig Punkte.
       *[whole] Nur volle Hunderte einer Währung bringen Punkte.
    }
rules-option-winter_orders =
    { $value ->
        [end-of-fall] Die Winterbefehle gibt, wer am Ende des Herbstes am meisten hält.
       *[fall] Die Winterbefehle gibt, wer die Züge im Herbst befohlen hat.
    }
rules-option-names =
    { $value ->
        [anonymous] Die Spieler kennen einander nur als Nummern.
       *[open] Alle sehen, wer mitspielt.
    }
rules-option-closing_majority =
    { $value ->
        [majority] Um die Partie zu beenden, muss mehr als die Hälfte derer zustimmen, die Befehle geben dürfen.
       *[unanimous] Um die Partie zu beenden, müssen alle zustimmen, die Befehle geben dürfen.
    }
rules-option-victory_points = Mit { $value } Siegpunkten gewinnt eine Macht allein{ $figures ->
        [rulebook] ; Russland braucht in den ersten neun Jahren einen mehr
       *[own] { "" }
    }.
rules-option-victory_points_two = Zwei Mächte gewinnen mit zusammen { $value } Siegpunkten.
rules-option-victory_points_three = Drei Mächte gewinnen mit zusammen { $value } Siegpunkten.
rules-option-penalties_worn_off =
    { $value ->
        [before-check] Strafpunkte in ihrem letzten Herbst verfallen, bevor Ansprüche geprüft werden.
       *[after-check] Strafpunkte in ihrem letzten Herbst zählen noch, wenn Ansprüche geprüft werden.
    }
rules-option-ally_halving =
    { $value ->
        [first-shot-too] Für hineingezogene Verbündete gelten beide Strafen, für den Angriff und für den ersten Schuss, nur halb so lange.
       *[attack] Für hineingezogene Verbündete gilt nur die Strafe für den Angriff halb so lange.
    }
rules-option-ally_first_shot =
    { $value ->
        [no] Hineingezogene Verbündete werden nicht für den ersten Schuss bestraft.
       *[yes] Auch hineingezogene Verbündete werden für den ersten Schuss bestraft.
    }
rules-option-minor_penalty =
    { $value ->
        [once] Die kleine Strafe für das Betreten eines Zentrums ohne Besitzer gibt es je Zentrum nur einmal.
       *[each-season] Die kleine Strafe für das Betreten eines Zentrums ohne Besitzer gibt es in jeder Saison.
    }
rules-option-home_of =
    { $value ->
        [owner] Ein Angriff auf ein Heimatzentrum in fremder Hand gilt dem Besitzer.
       *[native] Ein Angriff auf ein Heimatzentrum in fremder Hand gilt der Macht, deren Heimat es ist.
    }
rules-option-retreat_attacks =
    { $value ->
        [exempt] Ein Rückzug ist nie eine Angriffshandlung.
       *[count] Ein Rückzug kann eine Angriffshandlung sein.
    }
rules-option-war_chains =
    { $value ->
        [whole] Ein Angriff breitet sich über alle Verträge aus, von Bündnis zu Bündnis.
       *[one-step] Ein Angriff breitet sich auf die Verbündeten der beiden Beteiligten aus, aber nicht weiter.
    }
rules-option-aid_calls =
    { $value ->
        [none] Eine Macht, die dem Opfer hilft, hat nur den Angreifer gegen sich.
        [all] Die Verbündeten des Angreifers stehen gegen eine Macht, die dem Opfer hilft: Bei AAT herrscht Krieg, bei MDT droht er.
       *[aat] Die AAT-Verbündeten des Angreifers sind im Krieg mit einer Macht, die dem Opfer hilft; seine MDT-Verbündeten sind nicht beteiligt.
    }
rules-option-enclosed_builds =
    { $value ->
        [forbidden] Eine Einheit, die aufgelöst wurde, weil sie eingeschlossen war, darf in diesem Winter nicht neu gebaut werden.
       *[allowed] Eine Einheit, die aufgelöst wurde, weil sie eingeschlossen war, darf in diesem Winter neu gebaut werden.
    }
rules-option-coalition_attacks =
    { $value ->
        [allowed] Mächte mit gemeinsamem Anspruch dürfen einander straflos angreifen.
       *[forbidden] Mächte mit gemeinsamem Anspruch dürfen einander nicht angreifen.
    }
rules-option-simultaneous_claims =
    { $value ->
        [solo-first] Haben in einem Herbst mehrere Ansprüche Erfolg, geht der einer einzelnen Macht vor, dann der mit dem größeren Vorsprung.
       *[shared] Haben in einem Herbst mehrere Ansprüche Erfolg, teilen sie sich den Sieg.
    }
rules-option-expansionism =
    { $value ->
        [lifetime] Eine Macht gilt als expansionistisch, wenn sie jemals genug Strafpunkte hatte, auch wenn diese verfallen sind.
       *[active] Eine Macht gilt nur durch Strafpunkte als expansionistisch, die noch zählen.
    }
rules-option-contact =
    { $value ->
        [two-moves] Einheiten, die zwei Züge voneinander entfernt sind, haben Kontakt.
       *[one-move] Einheiten, die einen Zug voneinander entfernt sind, haben Kontakt.
    }
rules-option-empty_spaces =
    { $value ->
        [wide] Das Betreten einer leeren Heimatprovinz oder eines leeren Zentrums ist entschuldigt, wenn die betroffene Macht auch eine Einheit dorthin befiehlt.
       *[narrow] Das Betreten einer leeren Heimatprovinz oder eines leeren Zentrums ist nicht entschuldigt, auch wenn die betroffene Macht eine Einheit dorthin befiehlt.
    }
rules-by-rulebook = Das Regelwerk { $rulebook } entscheidet, was die Regeln offen lassen: Paradoxe, unnötige Geleitzüge, seltsam geschriebene Befehle.

# Wie die Partie geführt wird, so wie ihre Spielleitung es eingestellt hat.
rules-missed-shared = Hier teilen sich die Spieler die Mächte, also kann niemand seinen Platz verlieren: Wer nichts abgibt, hat in dieser Phase nichts zu sagen.
rules-press-gunboat = Gunboat: keine Presse, bis die Partie vorbei ist.
rules-press-letters = Die Spieler können einander Briefe schreiben: `/press to`.
rules-press-no-letters = Briefe zwischen Spielern gibt es nicht.
rules-press-no-public = Öffentliche Presse gibt es nicht.
rules-press-white = Öffentliche Presse erscheint im Namen deiner Macht: `/press public`.
rules-press-grey = Briefe und öffentliche Presse dürfen ohne Absender sein: `grey:True`.
rules-press-threads = Die Spieler dürfen im Kanal private Threads öffnen: `/press thread`.
rules-press-no-threads = Private Threads gibt es nicht: Die Briefe überbringe ich.
rules-press-always = Presse ist in jeder Phase erlaubt.
rules-press-shut-retreats = Keine Presse während der Rückzüge.
rules-press-shut-builds = Keine Presse beim Bauen und Auflösen.
rules-press-shut = Keine Presse während der Rückzüge und beim Bauen und Auflösen.
rules-press-dead = Ausgeschiedene Mächte dürfen weiter schreiben.
rules-press-no-dead = Ausgeschiedene Mächte dürfen nicht mehr schreiben.
rules-press-archive = Nach der Partie darf alles gesagt werden. Ein Brief kommt nur ins Archiv, wenn Absender und alle Empfänger zustimmen: `/press consent`.
rules-votes-draw = Über ein Remis stimmen die Spieler der überlebenden Mächte ab; zustimmen müssen { $who }: `/draw`.
rules-votes-draw-all = Ein Remis teilen sich alle Überlebenden.
rules-votes-draw-some = Ein Remis darf sich auf einen Teil der Überlebenden beschränken.
rules-votes-concession = Über die Aufgabe zugunsten einer Macht stimmen die anderen Spieler ab; zustimmen müssen { $who }: `/concede`.
rules-votes-phase = Eine Abstimmung endet mit ihrer Phase, wenn der Antrag nichts anderes sagt.
rules-votes-stands = Eine Abstimmung läuft { $span }, wenn der Antrag nichts anderes sagt.
rules-votes-secret = Stimmen bleiben für immer geheim, auch für die Spielleitung; gezeigt wird nur, wie viele abgegeben sind.
rules-votes-shared = Hier teilen sich die Spieler die Mächte: Das Ende der Partie schlägst du mit `/vote choice:propose` vor. Wie viele zustimmen müssen, steht unter „Wer Befehle gibt“.
rules-names-anonymous = Anonym: Niemand erfährt, wer welche Macht spielt, bis die Partie vorbei ist.
rules-names-open = Alle sehen, wer welche Macht spielt.
rules-names-blind = Die Spielleitung ist blind: Niemand kann versiegelte Befehle sehen.
rules-names-seeing = Eine Spielleitung, die nicht mitspielt, darf versiegelte Befehle ansehen; jeder Blick wird nach der Phase bekannt gegeben. Wer mitspielt, darf es nicht.
rules-names-private = Privat: Nur Eingeladene können beitreten.
rules-names-public = Alle können beitreten, solange Platz ist.
