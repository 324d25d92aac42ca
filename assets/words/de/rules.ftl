# Die Regeln eines Spiels in unseren Worten: /rules. Ein Text für jede Wahl auf einer Achse und für jede Option,
# mit den Nummern der Regeln, aus denen er stammt (docs/).
# (Titel und Zeichen sind wie im Englischen.)

command-rules = Die Regeln dieses Spiels, Thema für Thema, so wie sie hier gelten
option-rules-topic = Welcher Teil der Regeln; ohne Angabe alle in Kürze

rules-title = { $name }: { $topic }
rules-title-all = { $name }: die Regeln in Kürze
rules-more = Mehr zu jedem Thema: `/rules topic:`; dort auch Uhr, versäumte Züge, Presse, Abstimmungen und Namen, wie sie hier gelten. Wie gespielt wird: `/help`.
rules-changed = { $text } ✎
rules-changed-note = ✎ anders eingestellt als in { $variant }.
rules-no-topic = Die Regeln dieses Spiels haben kein Thema „{ $found }“. Sie haben { $known }.
rules-none = Mehr ist hier nicht zu wählen.

rules-topic-board = Brett
rules-topic-movement = Züge
rules-topic-economy = Wirtschaft
rules-topic-relations = Verträge
rules-topic-control = Wer befiehlt
rules-topic-calendar = Kalender und Aufstellung
rules-topic-goal = Das Ziel
rules-topic-rulebook = Regelwerk
rules-topic-clock = Uhr
rules-topic-missed = Versäumte Züge
rules-topic-press = Presse
rules-topic-votes = Abstimmungen
rules-topic-names = Namen und Geheimnisse

# Jede Wahl auf einer Achse.
rules-choice-board-standard = Die übliche Karte Europas: 75 Provinzen, 34 davon Versorgungszentren. Armeen stehen auf dem Land, Flotten auf See und an Küsten; Spanien, Bulgarien und St. Petersburg haben je zwei Küsten.
rules-choice-board-economic = Die Karte von Economic IV: die übliche, auf der einige Länder geteilt sind, so dass jede Landprovinz jemandem gehören kann und etwas einbringt (E-X2).
rules-choice-board-naval = Die Karte von Naval Diplomacy: die übliche mit Meerengen, Durchfahrten und Inseln. Eine Insel ist gesperrt, bis sie geöffnet wird (N-02).
rules-choice-movement-standard = Alle schreiben ihre Befehle geheim, und alle werden zugleich ausgeführt. Eine Einheit hält, zieht in eine Nachbarprovinz, unterstützt eine andere Einheit oder geleitet (als Flotte auf See) eine Armee. Alle Einheiten sind gleich stark: Mehr Unterstützung gewinnt, gleich starke Seiten halten einander draußen. Wer vertrieben wird, zieht sich zurück oder löst sich auf. Ein Angriff auf eine unterstützende Einheit schneidet ihre Unterstützung ab.
rules-choice-movement-naval = An Land wie üblich. Auf See liegen beliebig viele Flotten beisammen, auch von mehreren Mächten; eine Flotte zieht zweimal, oder sie zieht und tut dann etwas (N-04, N-05). Eine Patrouille vernichtet Flotten einer Macht, die durch ihr Meer fahren; eine Blockade sperrt eine Meerenge für eine Macht. Auf See werden Flotten nicht vertrieben, sondern in Kämpfen der Patrouillen versenkt (5B).
rules-choice-economy-centres = Nach jedem Herbst gehört eine Provinz mit Versorgungszentrum der Macht, deren Einheit zuletzt darin steht. Im Winter hast du so viele Einheiten wie Zentren: Mit mehr Zentren baust du in deinen freien Heimatzentren, mit weniger löst du Einheiten auf.
rules-choice-economy-credits = Jede Landprovinz bringt am Ende des Herbstes ihren Wert in die Kasse der Macht, der sie gehört (E-04, E-05). Im Winter wird jede Einheit für ein Jahr im Voraus bezahlt; was nicht bezahlt werden kann, geht (E-06). Taler werden verschenkt und verliehen, wo beide Seiten dasselbe erklären (E-08 bis E-12). Eine Kasse liegt in einer Provinz und fällt an die Macht, die sie einnimmt (E-13).
rules-choice-economy-blocks = Provinzen enthalten Blöcke, und Blöcke bringen in jedem Winter Punkte. Mit Punkten werden Einheiten und weitere Blöcke bezahlt; wer eine verteidigte Provinz im Kampf nimmt, zerstört Blöcke darin (I-01 bis I-06, 2B.4).
rules-choice-relations-none = Versprechen binden niemanden: Was Mächte vereinbaren, ist ihre Sache, und die Auswertung weiß nichts davon.
rules-choice-relations-treaties = Verträge werden von beiden Seiten erklärt und binden die Auswertung: Wer einen Befehl gibt, der einen bricht, dessen Einheit hält stattdessen. Ein Angriff auf eine Macht, mit der kein Krieg ist, ist eine Angriffshandlung und kostet Siegpunkte, und er zieht Verbündete hinein (R-B bis R-G).
rules-choice-control-seats = Jede und jeder spielt eine Macht und befiehlt ihre Einheiten.
rules-choice-control-bourse = Niemand spielt eine Macht. Gehandelt wird mit den Währungen der sieben Länder, und wer von einer am meisten hat, befiehlt in der nächsten Jahreszeit die Einheiten dieses Landes. Schreiben mehrere Befehle, so zählen die, hinter denen mehr steht (3B).
rules-choice-seasons-two = Ein Jahr hat ein Frühjahr und einen Herbst, je mit Zügen und Rückzügen, und dann einen Winter. Zentren wechseln nur nach dem Herbst den Besitzer.
rules-choice-seasons-one = Ein Jahr hat nur einen Zug, das ist sein Herbst, mit Rückzügen, und dann einen Winter (I-07a, 2B.25).
rules-choice-opening-standard = Jede Macht beginnt mit ihren üblichen Einheiten in ihren Heimatzentren (I-02a).
rules-choice-opening-unarmed = Auf dem Brett steht keine Einheit; zuerst kommt ein Winter, in dem jede Macht baut, was sie kann (I-02b, 2B.12).
rules-choice-opening-chosen = Zuerst kommt ein Winter, in dem jede Macht ihre ersten Einheiten wählt. Wer nichts befiehlt, hat die üblichen (N-03, 5B.22).
rules-choice-opening-reduced = Jede Macht beginnt mit einer Flotte und einer Armee; ein drittes Heimatzentrum ist noch zu nehmen.
rules-choice-opening-reduced-without-stp = Jede Macht beginnt mit zwei Einheiten; Russland hat keine in St. Petersburg.
rules-choice-opening-reduced-without-sev = Jede Macht beginnt mit zwei Einheiten; Russland hat keine in Sewastopol.
rules-choice-goal-centres = Wer nach einem Herbst genug Versorgungszentren hat, gewinnt allein.
rules-choice-goal-income = Wer genug Einkünfte im Jahr hat, gewinnt.
rules-choice-goal-blocks = Wer nach einem Winter genug Blöcke hat, gewinnt (I-08).
rules-choice-goal-points = Siegpunkte bringt, was du besitzt; Angriffshandlungen kosten welche. Wer genug hat, erhebt nach einem Herbst Siegesanspruch und muss ihn ein Jahr lang halten (R-A).

# Jede Option: worauf sie hier steht.
rules-option-first_year = Das Spiel beginnt { $value }.
rules-option-victory_centres =
    { $value ->
        [0] Zentren allein gewinnen nicht.
       *[other] { $value } Zentren, und mehr als alle anderen, gewinnen nach einem Herbst allein.
    }
rules-option-victory_income = Einkünfte von { $value } im Jahr gewinnen allein (E-15a).
rules-option-alliance_income = Gemeinsame Einkünfte von { $value } gewinnen für zwei Mächte, die einander genannt haben (E-15b).
rules-option-values =
    { $count ->
        [0] Jede Provinz bringt, was das Brett sagt (E-X2).
       *[other] Diese Provinzen bringen anderes, als das Brett sagt (E-X2): { $value }.
    }
rules-option-start_credits = Jede Kasse beginnt mit { $value } (E-04c).
rules-option-fleet_price = Eine Flotte kostet { $value } im Jahr (E-06a, I-03b).
rules-option-army_price = Eine Armee kostet { $value } im Jahr (E-06a, I-03b).
rules-option-spending =
    { $value ->
        [chained] Was in einer Phase hereinkommt, lässt sich in ihr weitergeben (1B.3).
       *[opening] Nur was zu Beginn der Phase in der Kasse war, lässt sich aus ihr bezahlen (1B.3).
    }
rules-option-removals =
    { $value ->
        [cheapest] Von den Einheiten, die du zum Abbau nennst, gehen die billigsten, die genügen (1B.8).
       *[listed] Einheiten, die du zum Abbau nennst, gehen in dieser Reihenfolge, bis der Rest bezahlt werden kann (1B.8).
    }
rules-option-demobilisation =
    { $value ->
        [allowed] Einheiten, die bezahlt werden könnten, dürfen im Winter aufgelöst werden (E-Q4).
        [forbidden] Einheiten, die bezahlt werden können, dürfen im Winter nicht aufgelöst werden (E-Q4).
       *[vote] Alle stimmen darüber ab, ob im Winter Einheiten aufgelöst werden dürfen, die bezahlt werden könnten (E-Q4).
    }
rules-option-demobilisation_majority =
    { $value ->
        [of-powers] Diese Abstimmung braucht mehr als die Hälfte aller Mächte (1B.9).
        [unanimous] Diese Abstimmung braucht alle (1B.9).
       *[of-votes] Diese Abstimmung braucht mehr als die Hälfte der abgegebenen Stimmen (1B.9).
    }
rules-option-winter_gifts =
    { $value ->
        [after-upkeep] Im Winter darfst du nur verschenken, was neben dem Preis deiner Einheiten bleibt (1B.10).
       *[free] Im Winter darfst du verschenken, was du hast, und dafür Einheiten verlieren (1B.10).
    }
rules-option-shortfall =
    { $value ->
        [pro-rata] Wer nicht alles zahlen kann, was fällig gestellt wurde, zahlt allen einen Anteil (1B.13).
       *[oldest-first] Wer nicht alles zahlen kann, was fällig gestellt wurde, zahlt zuerst das älteste Darlehen (1B.13).
    }
rules-option-treasury_guests =
    { $value ->
        [trusted] Eine Macht darf eine andere nennen, deren Einheiten ihre Kasse in dieser Jahreszeit nicht nehmen (1B.18).
       *[never] Jede fremde Einheit in ihrer Provinz nimmt eine Kasse (1B.18).
    }
rules-option-estate =
    { $value ->
        [to-captor] Die Taler einer ausgeschiedenen Macht fallen an die, die sie besiegt hat (1B.22).
       *[vanishes] Die Taler einer ausgeschiedenen Macht sind verloren (1B.22).
    }
rules-option-yards =
    { $value ->
        [with-capital] Archangelsk baut nur, solange der Macht auch St. Petersburg gehört (1B.25).
       *[alone] Archangelsk baut für sich (1B.25).
    }
rules-option-transfers_with_retreats =
    { $value ->
        [allowed] Geschenke, Darlehen und Rückzahlungen können auch bei Rückzügen erklärt werden und gelten sofort (1B.39).
       *[refused] Bei Rückzügen gibt es keine Geschenke, Darlehen und Rückzahlungen (1B.39).
    }
rules-option-province_sales =
    { $value ->
        [allowed] Provinzen können mit den Befehlen eines Herbstes verkauft werden (1B.40).
       *[never] Provinzen werden nicht verkauft: Nur eine Einheit nimmt eine ein (E-Q2).
    }
rules-option-borders =
    { $count ->
        [0] Alle Grenzen sind, wie das Brett sie zieht.
       *[other] Diese Grenzen sind anders gezogen (1B.26, 5B.27): { $value }.
    }
rules-option-victory_blocks = { $value } Blöcke nach einem Winter gewinnen (I-08a, 2B.18).
rules-option-scheme =
    { $value ->
        [appendix] Preise und Blöcke folgen dem Anhang: 3 Blöcke je Zentrum, Einheiten für 1, 3 Blöcke je Punkt (I-09a).
       *[plain] Preise und Blöcke folgen den Hauptregeln (I-01b, I-03).
    }
rules-option-provinces =
    { $value ->
        [valued] Jede Landprovinz enthält Blöcke: Zentren wie gesagt, andere nach ihrem Wert in Economic IV (I-07b).
        [table] Jede Landprovinz enthält so viele Blöcke wie ihr Wert in Economic IV (2B.19).
        [equal] Jede Landprovinz enthält so viele Blöcke wie ein Zentrum (I-07d).
       *[centres] Nur Versorgungszentren enthalten Blöcke (I-01).
    }
rules-option-centre_blocks = Ein Zentrum beginnt mit { $value } Blöcken (I-01b).
rules-option-blocks_per_point =
    { $value ->
        [1] Jeder Block bringt einen Punkt im Jahr.
       *[other] { $value } Blöcke bringen einen Punkt im Jahr (I-09a).
    }
rules-option-rounding =
    { $value ->
        [nearest] Ein Teil eines Punkts wird zum nächsten ganzen gerundet (2B.21).
       *[down] Ein Teil eines Punkts zählt nicht (2B.21).
    }
rules-option-neutrals =
    { $value ->
        [blocks] Ein neutrales Zentrum legt seine Einkünfte in Blöcken an (I-04d).
       *[army] Ein neutrales Zentrum unterhält eine Armee (I-04c bis I-04f).
    }
rules-option-neutral_most =
    { $value ->
        [0] Ein neutrales Zentrum wächst ohne Grenze (2B.9).
       *[other] Ein neutrales Zentrum wächst auf höchstens { $value } Blöcke (2B.9).
    }
rules-option-battle =
    { $value ->
        [dislodged-only] Trümmer gibt es nur, wo eine Einheit vertrieben wurde (2B.4).
       *[any-resistance] Trümmer gibt es überall, wo Widerstand geleistet wurde (2B.4).
    }
rules-option-neutral_rubble =
    { $value ->
        [when-taken] Auch ein neutrales Zentrum, das seiner Armee genommen wird, hat Trümmer (2B.8).
       *[never] Ein neutrales Zentrum hat keine Trümmer, wenn es genommen wird (2B.8).
    }
rules-option-unspent =
    { $value ->
        [home] Punkte, die du nicht ausgibst, gehen als Blöcke nach Hause (2B.13, 2B.24).
        [treasury] Punkte, die du nicht ausgibst, bleiben dir (I-03f).
       *[forfeited] Punkte, die du nicht ausgibst, verfallen.
    }
rules-option-rebuilding =
    { $value ->
        [forbidden] Wo im selben Winter eine Einheit aufgelöst wurde, wird keine gebaut (2B.16).
       *[allowed] Wo im selben Winter eine Einheit aufgelöst wurde, darf eine gebaut werden (2B.16).
    }
rules-option-loans =
    { $value ->
        [allowed] Punkte dürfen verliehen und verschenkt werden (I-03g, 2B.22).
       *[never] Punkte werden weder verliehen noch verschenkt (I-03g, 2B.22).
    }
rules-option-islands_vote =
    { $count ->
        [0] Über keine Insel wird abgestimmt.
       *[other] In der ersten Phase wird über diese Inseln abgestimmt; jede wird geöffnet, wenn alle gespielten Mächte dafür sind (N-02b, N-02e): { $value }.
    }
rules-option-crawl =
    { $value ->
        [forbidden] Eine Flotte darf nicht an der Küste entlang an einer fremden Flotte vorbei (N-09a, 5B.19).
       *[allowed] Eine Flotte darf an der Küste entlang an einer fremden Flotte vorbei (N-09a, 5B.19).
    }
rules-option-second_convoy =
    { $value ->
        [forbidden] Eine Flotte, die gezogen ist, kann in derselben Jahreszeit nicht geleiten (5B.3).
       *[allowed] Eine Flotte darf ziehen und dann geleiten (5B.3).
    }
rules-option-second_hold_support =
    { $value ->
        [allowed] Eine Flotte darf ziehen und dann eine Einheit unterstützen, die bleibt (5B.7).
       *[forbidden] Eine Flotte, die gezogen ist, kann nur eine Einheit unterstützen, die zieht (5B.7).
    }
rules-option-patrol_leaving =
    { $value ->
        [caught] Eine Patrouille trifft auch Flotten, die ihr Meer verlassen sollen (5B.11).
       *[safe] Eine Patrouille trifft keine Flotten, die ihr Meer verlassen sollen (5B.11).
    }
rules-option-patrol_arriving =
    { $value ->
        [caught] Eine Patrouille trifft auch Flotten, die in ihr Meer kommen, um zu unterstützen oder zu geleiten (5B.11).
       *[safe] Eine Patrouille trifft keine Flotten, die in ihr Meer kommen, um zu unterstützen oder zu geleiten (5B.11).
    }
rules-option-neutral_passage =
    { $value ->
        [open] Die Durchfahrt bei Dänemark oder Konstantinopel ist offen, solange die Provinz leer und niemandes ist (5B.18).
       *[closed] Die Durchfahrt bei Dänemark oder Konstantinopel ist gesperrt, solange die Provinz niemandes ist (5B.18).
    }
rules-option-price_rounding =
    { $value ->
        [away-from-zero] Ein Überschuss der Geschäfte, der kein volles Hundert ist, zählt als das nächste (3B.3).
        [exact] Was vom Überschuss der Geschäfte übrig bleibt, zählt in der nächsten Runde mit (3B.3).
       *[hundreds] Nur volle Hunderte des Überschusses der Geschäfte bewegen einen Kurs (3B.3).
    }
rules-option-order_majority =
    { $value ->
        [more-than-half] Ein Befehl zählt, wenn mehr als die Hälfte der gegebenen übereinstimmt (3B.8).
       *[plurality] Der Befehl zählt, für den die meisten sind (3B.8).
    }
rules-option-absent_holders =
    { $value ->
        [next-holder] Wo die größten Inhaber nichts abgeben, befiehlt der nächste (3B.10).
       *[hold] Wo die größten Inhaber nichts abgeben, halten die Einheiten (3B.10).
    }
rules-option-opening_bourse =
    { $value ->
        [winter] Zum ersten Mal wird im Winter vor den ersten Zügen gehandelt (3B.12).
       *[spring] Zum ersten Mal wird im ersten Frühjahr gehandelt (3B.12).
    }
rules-option-removed_after =
    { $value ->
        [0] Niemand scheidet wegen versäumter Züge aus (3B.15).
       *[other] Nach { $value } versäumten Zügen hintereinander scheidet man mit allem aus, was man hat (3B.15).
    }
rules-option-no_trades =
    { $value ->
        [sell] Wer keine Geschäfte abgibt, verkauft 500 von jeder Währung (3B.16).
       *[keep] Wer keine Geschäfte abgibt, behält alles (3B.16).
    }
rules-option-hundreds =
    { $value ->
        [decimal] Auch Teile eines Hunderts bringen Punkte (3B.19).
       *[whole] Nur volle Hunderte bringen Punkte (3B.19).
    }
rules-option-winter_orders =
    { $value ->
        [end-of-fall] Den Winter befiehlt, wer am Ende des Herbstes am meisten hat (3B.24).
       *[fall] Den Winter befiehlt, wer die Züge des Herbstes befohlen hat (3B.24).
    }
rules-option-names =
    { $value ->
        [anonymous] Man kennt einander nur als Nummern (3B.21).
       *[open] Alle wissen, wer mitspielt (3B.21).
    }
rules-option-closing_majority =
    { $value ->
        [majority] Das Ende braucht mehr als die Hälfte derer, die befehlen dürfen (3B.18).
       *[unanimous] Das Ende braucht alle, die befehlen dürfen (3B.18).
    }
rules-option-victory_points = { $value } Siegpunkte gewinnen allein (R-A4).
rules-option-victory_points_two = { $value } Siegpunkte gewinnen für zwei zusammen (R-A5).
rules-option-victory_points_three = { $value } Siegpunkte gewinnen für drei zusammen (R-A5).
rules-option-penalties_worn_off =
    { $value ->
        [before-check] Ein Strafpunkt in seinem letzten Herbst wird gestrichen, bevor Ansprüche geprüft werden (4B.1, 4B.44).
       *[after-check] Ein Strafpunkt in seinem letzten Herbst zählt noch, wenn Ansprüche geprüft werden (4B.1, 4B.44).
    }
rules-option-ally_halving =
    { $value ->
        [first-shot-too] Wer als Verbündeter hineingezogen wird, trägt beide Strafen nur halb so lange (4B.4).
       *[attack] Wer als Verbündeter hineingezogen wird, trägt die Strafe für den Angriff nur halb so lange (4B.4).
    }
rules-option-ally_first_shot =
    { $value ->
        [no] Wer als Verbündeter hineingezogen wird, gibt keinen ersten Schuss ab (4B.5).
       *[yes] Wer als Verbündeter hineingezogen wird, gibt auch den ersten Schuss ab (4B.5).
    }
rules-option-minor_penalty =
    { $value ->
        [once] Für ein Zentrum, das niemandem gehört, gibt es die kleine Strafe einmal (4B.7).
       *[each-season] Für ein Zentrum, das niemandem gehört, gibt es die kleine Strafe in jeder Jahreszeit (4B.7).
    }
rules-option-home_of =
    { $value ->
        [owner] Ein Heimatzentrum in fremder Hand schützt die Macht, der es gehört (4B.10).
       *[native] Ein Heimatzentrum in fremder Hand schützt die Macht, deren Heimat es ist (4B.10).
    }
rules-option-retreat_attacks =
    { $value ->
        [exempt] Ein Rückzug ist nie eine Angriffshandlung (4B.12).
       *[count] Ein Rückzug kann eine Angriffshandlung sein (4B.12).
    }
rules-option-war_chains =
    { $value ->
        [whole] Ein Angriff greift über alle Verträge um sich, von Bündnis zu Bündnis (4B.17).
       *[one-step] Ein Angriff erreicht die Verbündeten der Beteiligten, und nicht mehr (4B.17).
    }
rules-option-aid_calls =
    { $value ->
        [none] Wer dem Angegriffenen hilft, hat nur den Angreifer gegen sich (4B.46).
        [all] Die Verbündeten des Angreifers stehen ihm gegen jeden bei, der dem Angegriffenen hilft: bei AAT herrscht Krieg, bei MDT droht er (4B.46).
       *[aat] Wer mit dem Angreifer durch AAT verbündet ist, ist mit jedem im Krieg, der dem Angegriffenen hilft; ein MDT gilt dafür nicht (4B.46).
    }
rules-option-enclosed_builds =
    { $value ->
        [forbidden] Für eine eingeschlossene Einheit, die aufgelöst wurde, wird keine gebaut (4B.23).
       *[allowed] Für eine eingeschlossene Einheit, die aufgelöst wurde, darf eine gebaut werden (4B.23).
    }
rules-option-coalition_attacks =
    { $value ->
        [allowed] Mächte mit gemeinsamem Anspruch dürfen einander frei angreifen (4B.27).
       *[forbidden] Mächte mit gemeinsamem Anspruch dürfen einander nicht angreifen (4B.27).
    }
rules-option-simultaneous_claims =
    { $value ->
        [solo-first] Von mehreren Ansprüchen, die in einem Herbst halten, geht der einer einzelnen Macht vor, dann der mit dem größeren Vorsprung (4B.29).
       *[shared] Mehrere Ansprüche, die in einem Herbst halten, teilen den Sieg (4B.29).
    }
rules-option-expansionism =
    { $value ->
        [lifetime] Wer jemals genug Strafpunkte hatte, gilt als expansionistisch (4B.31).
       *[active] Wer jetzt genug geltende Strafpunkte hat, gilt als expansionistisch (4B.31).
    }
rules-option-contact =
    { $value ->
        [two-moves] Einheiten, die zwei Züge auseinander stehen, haben Berührung (4B.32).
       *[one-move] Einheiten, die einen Zug auseinander stehen, haben Berührung (4B.32).
    }
rules-option-empty_spaces =
    { $value ->
        [wide] Die Anmerkung über leere Felder entschuldigt viel (4B.36).
       *[narrow] Die Anmerkung über leere Felder entschuldigt wenig (4B.36).
    }
rules-by-rulebook = Regelwerk { $rulebook }: Es entscheidet, was die Regeln offen lassen (Paradoxe, unnötige Geleitzüge, seltsam geschriebene Befehle). Wo es anders antwortet als 2000, stehen beide Antworten in docs/rulebooks.md.

# Wie das Spiel geführt wird, so wie seine Spielleitung es eingestellt hat.
rules-missed-shared = Hier teilen sich alle die Mächte, also verliert niemand einen Sitz: Wer schweigt, redet in dieser Phase nicht mit.
rules-press-gunboat = Gunboat: Niemand schreibt jemandem, bis das Spiel vorbei ist.
rules-press-letters = Man schreibt einander Briefe: `/press to`.
rules-press-no-letters = Niemand schreibt jemandem Briefe.
rules-press-no-public = Nichts wird öffentlich gesagt.
rules-press-white = Was öffentlich gesagt wird, steht im Namen der eigenen Macht: `/press public`.
rules-press-grey = Briefe und Öffentliches dürfen ohne Absender sein: `grey:True`.
rules-press-threads = Man darf im Kanal private Threads öffnen: `/press thread`.
rules-press-no-threads = Es gibt keine privaten Threads: Briefe gebe ich weiter.
rules-press-always = Geschrieben werden darf in jeder Phase.
rules-press-shut-retreats = Keine Presse während der Rückzüge.
rules-press-shut-builds = Keine Presse während Aufbau und Abbau.
rules-press-shut = Keine Presse während Rückzügen, Aufbau und Abbau.
rules-press-dead = Mächte, die ausgeschieden sind, dürfen weiter schreiben.
rules-press-no-dead = Mächte, die ausgeschieden sind, schreiben nicht mehr.
rules-press-archive = Wenn das Spiel vorbei ist, darf alles gesagt werden; Briefe stehen im Archiv nur, wenn alle Beteiligten zustimmen: `/press consent`.
rules-votes-draw = Für ein Remis braucht es { $who } (von den Überlebenden, die jemand spielt): `/draw`.
rules-votes-draw-all = Ein Remis teilen sich alle Überlebenden.
rules-votes-draw-some = Ein Remis darf unter einigen der Überlebenden sein.
rules-votes-concession = Für die Aufgabe zugunsten einer Macht braucht es { $who } (von den anderen): `/concede`.
rules-votes-phase = Eine Abstimmung läuft, bis ihre Phase schließt, wenn beim Fragen nichts anderes gesagt wird.
rules-votes-stands = Eine Abstimmung läuft { $span }, wenn beim Fragen nichts anderes gesagt wird.
rules-votes-secret = Stimmen bleiben für immer geheim, auch für die Spielleitung; zu sehen ist nur, wie viele abgestimmt haben.
rules-votes-shared = Hier teilen sich alle die Mächte: Das Ende des Spiels schlägt man mit `/vote choice:propose` vor; wie viele zustimmen müssen, steht bei den Regeln, wer befiehlt.
rules-names-anonymous = Anonym: Niemand erfährt, wer welche Macht spielt, bis das Spiel vorbei ist.
rules-names-open = Alle sehen, wer welche Macht spielt.
rules-names-blind = Die Spielleitung ist blind: Versiegelte Befehle werden niemandem gezeigt.
rules-names-seeing = Eine Spielleitung, die nicht mitspielt, darf versiegelte Befehle ansehen; jeder Blick wird nach der Phase bekannt. Wer mitspielt, darf es nie.
rules-names-private = Privat: Nur Eingeladene treten bei.
rules-names-public = Alle dürfen beitreten, solange Platz ist.
