# What `chancery replay` prints about an archive.

verify-head = { $name } ({ $variant }), written by Chancery { $engine }
verify-board = The game was played on a different version of the board “{ $board }” than this program has.
verify-same = { $phase }  identical
verify-same-decision = { $phase }  same results (adjudicated by { $engine })
verify-differs = { $phase }  these are not the results of { $engine }
verify-decides-otherwise = { $phase }  different results from { $engine }
verify-unread = { $phase }  cannot be read by this version: { $cause }
verify-difference = {"  "}{ $field }: now { $resolved }, in the file { $archived }
verify-edited = {"  "}edited afterwards, as the archive notes:
verify-broken = {"  "}the next phase does not start where this one ended:
verify-change = {"  "}{ $field }: { $resolved } at the end, { $archived } at the next start
verify-more = {"  "}and { $count } more
verify-letters =
    {"  "}{ $letters ->
        [one] 1 letter, included by consent
       *[other] { $letters } letters, included by consent
    }
verify-odd-letter = {"  "}letter { $letter } cannot have been written in this phase
verify-so-far = The game was still being played when the archive was written: it contains the phases closed until then.
verify-good =
    { $phases ->
        [one] All hashes match, and the one phase has the same results.
       *[other] All hashes match, and all { $phases } phases have the same results.
    }
verify-otherwise = All hashes match. This version adjudicates { $otherwise } of { $phases } phases differently from the version that was used.
verify-wrong = All hashes match, but { $wrong } of { $phases } phases cannot have happened as the file says.
verify-too-large = The file is larger than { $most } MiB, or would be when unpacked.
verify-unpacked = The file is compressed but cannot be unpacked: { $cause }. It may have been cut off.
verify-long-line = Line { $line } is longer than { $most } MiB: no phase is that large.
verify-too-many-phases = The file has more than { $most } phases, the most that can be read.
verify-not-text = The file is not UTF-8 text.
verify-foreign = The file is not a Chancery archive: it does not begin like one.
verify-later = The file has format { $found }, which needs a newer version of Chancery.
verify-altered = Line { $line } does not match its hash: that line or the one before it was altered.
verify-line = Line { $line } cannot be read: { $cause }
verify-truncated = The file is incomplete: it stops after { $lines } lines without the end of an archive.
verify-count = The file has { $found } phases but says that there are { $said }.
verify-no-file = { $file } cannot be read: { $cause }
