# Was `chancery replay` in einem Archiv findet.

verify-head = { $name } ({ $variant }), geschrieben von Chancery { $engine }
verify-board = Gespielt wurde auf einer anderen Zeichnung des Bretts „{ $board }“, als dieses Programm hat.
verify-same = { $phase }  auf das Byte gleich
verify-same-decision = { $phase }  gleich entschieden (ausgewertet von { $engine })
verify-differs = { $phase }  nicht, was { $engine } entscheidet
verify-decides-otherwise = { $phase }  anders entschieden als von { $engine }
verify-unread = { $phase }  für diese Version nicht lesbar: { $cause }
verify-difference = {"  "}{ $field }: jetzt { $resolved }, in der Datei { $archived }
verify-edited = {"  "}danach von Hand geändert, wie vermerkt:
verify-broken = {"  "}die nächste Phase beginnt nicht, wo diese endete:
verify-change = {"  "}{ $field }: endete mit { $resolved }, ging weiter mit { $archived }
verify-more = {"  "}und { $count } weitere
verify-letters =
    {"  "}{ $letters ->
        [one] ein Brief, mit Zustimmung gezeigt
       *[other] { $letters } Briefe, mit Zustimmung gezeigt
    }
verify-odd-letter = {"  "}Brief { $letter } kann in dieser Phase nicht geschrieben worden sein
verify-so-far = Das Spiel lief noch, als die Datei genommen wurde: Sie enthält die bis dahin geschlossenen Phasen.
verify-good =
    { $phases ->
        [one] Alle Hashes stimmen, und die eine Phase ist gleich entschieden.
       *[other] Alle Hashes stimmen, und alle { $phases } Phasen sind gleich entschieden.
    }
verify-otherwise = Alle Hashes stimmen. Von { $phases } Phasen entscheidet diese Version { $otherwise } anders als die, die sie ausgewertet hat.
verify-wrong = Alle Hashes stimmen, aber von { $phases } Phasen können { $wrong } nicht so zustande gekommen sein, wie die Datei sagt.
verify-too-large = Die Datei ist größer als { $most } MiB, oder wäre es ausgepackt.
verify-unpacked = Die Datei ist gepackt, lässt sich aber nicht auspacken: { $cause }. Vielleicht ist sie abgeschnitten.
verify-long-line = Zeile { $line } ist länger als { $most } MiB: So viel füllt keine Phase.
verify-too-many-phases = Die Datei hat mehr als { $most } Phasen; so viele werden nicht gelesen.
verify-not-text = Die Datei ist kein Text in UTF-8.
verify-foreign = Die Datei ist kein Archiv von Chancery: Ihre erste Zeile sagt es nicht.
verify-later = Die Datei hat den Aufbau { $found }, den eine spätere Version von Chancery schreibt. Nimm diese.
verify-altered = Zeile { $line } passt nicht zu ihrem Hash: Sie oder die davor wurde verändert.
verify-line = Zeile { $line } ist nicht lesbar: { $cause }
verify-truncated = Die Datei ist nicht ganz: Nach { $lines } Zeilen endet sie nicht wie ein Archiv.
verify-count = Die Datei hat { $found } Phasen und spricht von { $said }.
verify-no-file = { $file } ist nicht lesbar: { $cause }
