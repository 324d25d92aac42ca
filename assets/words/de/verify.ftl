# Was `chancery replay` über ein Archiv ausgibt.

verify-head = { $name } ({ $variant }), geschrieben von Chancery { $engine }
verify-board = Gespielt wurde auf einer anderen Fassung des Bretts „{ $board }“, als dieses Programm hat.
verify-same = { $phase }  identisch
verify-same-decision = { $phase }  gleiche Ergebnisse (ausgewertet von { $engine })
verify-differs = { $phase }  das sind nicht die Ergebnisse von { $engine }
verify-decides-otherwise = { $phase }  andere Ergebnisse als bei { $engine }
verify-unread = { $phase }  für diese Version nicht lesbar. Ursache (englisch): „{ $cause }“
verify-difference = {"  "}{ $field }: jetzt { $resolved }, in der Datei { $archived }
verify-edited = {"  "}danach von Hand geändert, wie im Archiv vermerkt:
verify-broken = {"  "}die nächste Phase beginnt nicht, wo diese endet:
verify-change = {"  "}{ $field }: am Ende { $resolved }, am nächsten Anfang { $archived }
verify-more =
    {"  "}{ $count ->
        [one] und eine weitere
       *[other] und { $count } weitere
    }
verify-letters =
    {"  "}{ $letters ->
        [one] 1 Brief, mit Zustimmung aufgenommen
       *[other] { $letters } Briefe, mit Zustimmung aufgenommen
    }
verify-odd-letter = {"  "}Brief { $letter } kann in dieser Phase nicht geschrieben worden sein
verify-so-far = Die Partie lief noch, als das Archiv geschrieben wurde: Es enthält die bis dahin abgeschlossenen Phasen.
verify-good =
    { $phases ->
        [one] Alle Hashes stimmen, und die eine Phase hat dieselben Ergebnisse.
       *[other] Alle Hashes stimmen, und alle { $phases } Phasen haben dieselben Ergebnisse.
    }
verify-otherwise = Alle Hashes stimmen. Diese Version wertet { $otherwise } von { $phases } Phasen anders aus als die damals benutzte.
verify-wrong = Alle Hashes stimmen, aber { $wrong } von { $phases } Phasen können nicht so abgelaufen sein, wie die Datei sagt.
verify-too-large = Die Datei ist größer als { $most } MiB oder wäre es ausgepackt.
verify-unpacked = Die Datei ist gepackt, lässt sich aber nicht auspacken. Vielleicht ist sie abgeschnitten. Ursache (englisch): „{ $cause }“
verify-long-line = Zeile { $line } ist länger als { $most } MiB: So groß ist keine Phase.
verify-too-many-phases = Die Datei hat mehr als { $most } Phasen; mehr lassen sich nicht lesen.
verify-not-text = Die Datei ist kein UTF-8-Text.
verify-foreign = Die Datei ist kein Archiv von Chancery: Sie fängt nicht wie eines an.
verify-later = Die Datei hat das Format { $found }, für das du eine neuere Version von Chancery brauchst.
verify-altered = Zeile { $line } passt nicht zu ihrem Hash: Sie oder die davor wurde verändert.
verify-line = Zeile { $line } ist nicht lesbar. Ursache (englisch): „{ $cause }“
verify-truncated = Die Datei ist unvollständig: Sie hört nach { $lines } Zeilen ohne das Ende eines Archivs auf.
verify-count = Die Datei hat { $found } Phasen, gibt aber { $said } an.
verify-no-file = { $file } ist nicht lesbar. Ursache (englisch): „{ $cause }“
