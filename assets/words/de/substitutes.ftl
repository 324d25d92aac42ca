# Vertretungen: sich anbieten, jemanden für den eigenen Platz suchen, Notizen für die Nachfolge.

command-substitute = Vertretungen für Spieler, die weg sind oder ihren Platz abgeben
command-substitute-offer = Anbieten, in Partien dieses Servers für andere zu spielen
command-substitute-withdraw = Dieses Angebot zurücknehmen
command-substitute-list = Zeigen, wer Vertretungen übernimmt und welche Plätze frei werden
command-substitute-seek = Jemanden suchen, der deine Macht spielt; bis dahin spielst du weiter
command-substitute-end = Niemanden mehr suchen oder deinen Platz zurückholen
command-substitute-note = Eine Notiz für die Nächsten an deinem Platz hinterlassen oder die für dich lesen
option-substitute-seek-until = Wann du zurückkommst: ein Tag (2026-03-09), eine Zeit, eine Dauer; sonst gibst du den Platz ab
option-substitute-seek-note = Eine Notiz, die nur liest, wer deinen Platz übernimmt
option-substitute-note-text = Die Notiz; sie ersetzt die vorige

substitute-offered = Danke. Wenn auf diesem Server jemand eine Vertretung sucht, rufe ich dich. `/substitute withdraw` beendet das.
substitute-withdrawn = Ich rufe dich nicht mehr, wenn eine Vertretung gesucht wird.
substitutes = Diese Leute übernehmen Vertretungen: { $people }
substitutes-none = Noch bietet hier niemand an, andere zu vertreten. Das geht mit `/substitute offer`.
substitutes-seat = • <#{ $channel }> **{ $game }**: { $power } kann mit `/game takeover` übernommen werden.
substitute-sought = Ich suche jemanden, der deine Macht in **{ $game }** für immer übernimmt. Bis dahin spielst du weiter. Mit `/substitute note` hinterlässt du eine Notiz; `/substitute end` beendet die Suche.
substitute-sought-until = Ich suche jemanden, der deine Macht in **{ $game }** bis { $until } spielt; danach ist sie wieder deine. Bis dahin spielst du weiter. Mit `/substitute note` hinterlässt du eine Notiz; `/substitute end` beendet die Suche oder holt dich früher zurück.
seat-until = Du springst bis { $until } ein; danach gehört der Platz wieder seinem Spieler.
substitute-called-off = Ich suche keine Vertretung für { $power } in **{ $game }** mehr.
substitute-noted = Wer nach dir { $power } in **{ $game }** spielt, liest deine Notiz.
substitute-note = Eine Notiz für alle, die { $power } in **{ $game }** spielen:
    { $note }
substitute-no-note = Für { $power } in **{ $game }** gibt es keine Notiz. Mit `/substitute note text:…` schreibst du eine.

post-handover = { $player } – **{ $game }**: Für dich liegt eine Notiz bereit. Nur du kannst sie sehen: Nimm `/substitute note`.
post-sought = **{ $game }**: Für { $power } wird ein neuer Spieler gesucht; der bisherige spielt weiter, bis sich jemand findet. Mit dem Knopf übernimmst du: Du bekommst Einheiten und Zentren und schreibst neue Befehle.
post-sought-until = **{ $game }**: Für { $power } wird jemand gesucht, der bis { $until } spielt; der Spieler spielt weiter, bis sich jemand findet. Mit dem Knopf springst du ein: Du bekommst bis dahin Einheiten und Zentren und schreibst neue Befehle.
post-stands-in = **{ $game }**: { $player } spielt { $power } bis { $until }.
post-stands-in-hidden = **{ $game }**: { $power } hat bis { $until } eine Vertretung.

refusal-bad-return = Sag, wann du den Platz zurücknimmst: ein Zeitpunkt in der Zukunft, höchstens 60 Tage von jetzt. Ohne `until:` gibst du den Platz für immer ab.
refusal-stands-in = Du vertrittst in dieser Partie jemanden und kannst daher niemanden suchen. Wenn du nicht weiterspielen kannst, nimm `/game leave`: Dann ist der Platz frei.
refusal-no-substitution = Du suchst in dieser Partie keine Vertretung, und niemand vertritt dich. Mit `/substitute seek` suchst du eine; eine Macht ohne Spieler übernimmst du mit `/game takeover`.

audit-seek-substitute = hat eine Vertretung gesucht
audit-seek-no-substitute = hat keine Vertretung mehr gesucht
audit-end-substitution = hat den Platz von der Vertretung zurückgeholt
audit-substitution-stays = bekam den Platz nicht zurück, oder niemand hatte ihn übernommen
undelivered-what-sought = die Suche nach einer Vertretung
