# Die Galerie: Zuschauer mit vollem Einblick, mit Zustimmung der Spieler und auf ihr Wort.

command-gallery = Einer Partie mit vollem Einblick zusehen, wenn sie eine Galerie hat und du dein Wort gibst
command-gallery-join = Auf die Galerie gehen: du siehst alles, spielst nicht mit und verrätst nichts
command-gallery-leave = Die Galerie der Partie verlassen
command-gallery-list = Zeigen, wer auf der Galerie der Partie ist und was sie sieht
command-gallery-orders = Die versiegelten Befehle der offenen Phase zeigen, wenn die Galerie sie sieht
command-gallery-letters = Die Briefe zeigen, die die Galerie liest
command-gallery-set = Festlegen, was die Galerie sieht; für die Spielleitung
option-gallery-letters-file = Alle als Textdatei
option-gallery-set-sees = Was die Galerie sieht; sobald andere mitspielen, nur noch weniger
choice-gallery-none = Es gibt keine Galerie
choice-gallery-after = Jede Phase, sobald sie abgeschlossen ist
choice-gallery-live = Alles sofort, auch versiegelte Befehle und Briefe

setting-gallery = Galerie
setting-gallery-none = keine
setting-gallery-after = sieht abgeschlossene Phasen
setting-gallery-live = sieht alles sofort

lobby-about-gallery-after = Diese Partie hat eine Galerie: Zuschauer, die ihr Wort geben, nicht mitzuspielen und nichts zu verraten. Sie sehen das ganze Brett und lesen die Briefe abgeschlossener Phasen. Wer hier mitspielt, stimmt dem zu.
lobby-about-gallery-live = Diese Partie hat eine Galerie: Zuschauer, die ihr Wort geben, nicht mitzuspielen und nichts zu verraten. Sie sehen das ganze Brett, versiegelte Befehle schon während der Phase und Briefe, sobald sie geschrieben sind. Wer hier mitspielt, stimmt dem zu.

gallery-honour = **Die Galerie von { $game }**
    { $sees }
    Wenn du hineingehst, gibst du dein Wort: Du spielst in dieser Partie nicht mit, übernimmst keinen Platz, vertrittst niemanden, stimmst nicht ab und schreibst keine Presse, auch nicht, nachdem du die Galerie verlassen hast; und du verrätst niemandem, was du gesehen hast, bis die Partie vorbei ist. Alle können mit `/gallery list` sehen, dass du hier bist.
button-gallery-join = Ich gebe mein Wort
gallery-joined = Willkommen auf der Galerie von **{ $game }**. Ich nehme dich in ihren privaten Thread in <#{ $channel }> auf; klappt das nicht, erfährt die Spielleitung, warum. Befehle wie `/map` und `/history` zeigen dir jetzt alles, und nur dir. `/gallery letters` zeigt Briefe, `/gallery orders` versiegelte Befehle, wenn die Galerie sie sehen darf.
gallery-left = Du hast die Galerie von **{ $game }** verlassen. Du siehst, was alle sehen, und kannst dort weiterhin keinen Platz einnehmen.
gallery-none-here = **{ $game }** hat keine Galerie. Vor dem Beginn kann die Spielleitung mit `/gallery set` eine öffnen.
gallery-nobody = Noch ist niemand auf der Galerie von **{ $game }**. Mit `/gallery join` kommst du hinein.
gallery-list = Auf der Galerie von **{ $game }** ({ $count }): { $people }
gallery-former = Waren auf der Galerie von **{ $game }** und können dort keinen Platz mehr einnehmen ({ $count }): { $people }
gallery-thread-here = Euer Thread: <#{ $thread }>. Hast du ihn verlassen, nimmt dich `/gallery join` wieder auf.
gallery-orders-title = { $game }: versiegelte Befehle, { $phase }
gallery-orders-note = Das siehst nur du. Behalte es für dich, bis die Partie vorbei ist.
gallery-letters-title = { $game }: Briefe, Seite { $page } von { $of }
gallery-letters-file = Die Briefe in **{ $game }**, die die Galerie liest: { $count }, die ältesten zuerst. Behalte sie für dich, bis die Partie vorbei ist.
gallery-letters-file-alt = Die Briefe, die die Galerie liest, als Text
gallery-letters-cut = Es sind { $all }; die Datei enthält die neuesten. `/gallery letters` zeigt alle, Seite für Seite.
gallery-no-letters = Noch gibt es keine Briefe, die die Galerie lesen darf. Die einer offenen Phase liest sie nur dann sofort, wenn sie alles sieht: `/gallery list` sagt, was sie sieht.
gallery-thread = Galerie – { $game }
gallery-greeting =
    Das ist die Galerie von **{ $game }**. Ihr habt euer Wort gegeben: Was ihr seht, erfährt vor dem Ende der Partie niemand von euch.
    Wer den Server verwaltet, kann diesen Thread lesen, auch wenn er mitspielt. Deshalb sage ich hier nichts, was nicht öffentlich ist: `/map`, `/history` und die Knöpfe unter meinen Beiträgen zeigen jedem von euch mehr, und nur euch.
gallery-closed = Die Spielleitung hat die Galerie von **{ $game }** geschlossen. Euer Wort gilt weiter.

press-sent-gallery = Die Galerie dieser Partie kann deinen Brief auch lesen (`/gallery list`).

refusal-no-gallery = Diese Partie hat keine Galerie. Vor dem Beginn kann die Spielleitung mit `/gallery set` eine öffnen. Was öffentlich ist, kannst du mit `/watch start` verfolgen.
refusal-takes-part = Die Galerie ist für Unbeteiligte: nicht für Leute, die in dieser Partie spielen oder gespielt haben, auf einen Platz warten oder sich als Vertretung anbieten. `/game leave` beendet das Warten, `/substitute withdraw` nimmt das Angebot zurück; mit `/watch start` verfolgst du die Partie.
refusal-blind-gallery = Die Spielleitung dieser Partie ist blind; deshalb darf niemand auf die Galerie, der sie leiten könnte. Mit `/watch start` verfolgst du die Partie.
refusal-in-gallery = Wer auf der Galerie einer Partie ist oder war (`/gallery list`), hat alles gesehen und kann dort keinen Platz mehr einnehmen. Andere Partien stehen offen: `/game list`.
refusal-gallery-gm = Die Spielleitung dieser Partie ist blind, und wer auf der Galerie ist oder war (`/gallery list`), hat alles gesehen. Nenne mit `/gm hand-over` jemand anderen.
refusal-not-in-gallery = Das dürfen nur Leute auf der Galerie dieser Partie. Hat sie eine, kommst du mit `/gallery join` hinein.
refusal-lobby-gallery-agreed = Andere haben in dieser Partie schon einen Platz oder warten auf einen und haben einer Galerie zugestimmt, die weniger sieht (`/gallery list`). Soll sie mehr sehen, benutzen sie `/game leave`, du benutzt `/gallery set`, und sie treten wieder bei. Oder du legst mit `/game create` eine neue Partie an.
refusal-gallery-after = Die Galerie dieser Partie sieht Befehle erst, wenn die Phase abgeschlossen ist. `/history` zeigt die Ergebnisse abgeschlossener Phasen, `/gallery letters` ihre Briefe.

audit-gallery-join = ging auf die Galerie
audit-gallery-leave = verließ die Galerie oder wurde von ihr genommen
undelivered-what-gallery = der private Thread der Galerie

topic-gallery = Zusehen (Zuschauer, Galerie)
help-gallery =
    Mit `/watch start` verfolgst du eine Partie, in der du nicht mitspielst; `/map`, `/board` und `/history` zeigen, was alle wissen dürfen.

    Eine Partie kann auch eine Galerie haben: Leute, die alles sehen und ihr Wort geben, nicht mitzuspielen und nichts zu verraten. `/game info` sagt, was sie sieht; wer einen Platz einnimmt, stimmt dem zu.
    `/gallery join` zeigt, was du versprichst; der Knopf darunter lässt dich hinein. Danach zeigen Befehle wie `/map` dir alles, und nur dir. `/gallery letters` zeigt Briefe, `/gallery orders` versiegelte Befehle, wenn die Galerie sie sieht.
    `/gallery leave` beendet das, aber einen Platz kannst du in dieser Partie nicht mehr einnehmen. `/gallery list` zeigt, wer auf der Galerie ist und wer es war.
    Die Spielleitung öffnet eine Galerie vor dem Beginn mit `/gallery set`. Sobald andere mitspielen, kann sie nur noch weniger sehen.
