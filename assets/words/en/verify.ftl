# What `chancery replay` finds in an archive.

verify-head = { $name } ({ $variant }), written by Chancery { $engine }
verify-board = The game was played on another drawing of the board “{ $board }” than this program has.
verify-same = { $phase }  the same to the byte
verify-same-decision = { $phase }  decided the same (adjudicated by { $engine })
verify-differs = { $phase }  not what { $engine } decides
verify-decides-otherwise = { $phase }  decided otherwise than by { $engine }
verify-unread = { $phase }  cannot be read by this version: { $cause }
verify-difference = {"  "}{ $field }: now { $resolved }, in the file { $archived }
verify-edited = {"  "}changed by hand afterwards, as is noted:
verify-broken = {"  "}the next phase does not begin where this one ended:
verify-change = {"  "}{ $field }: ended with { $resolved }, went on with { $archived }
verify-more = {"  "}and { $count } more
verify-letters =
    {"  "}{ $letters ->
        [one] one letter, shown by consent
       *[other] { $letters } letters, shown by consent
    }
verify-odd-letter = {"  "}letter { $letter } cannot have been written in this phase
verify-so-far = The game was still being played when this was taken: it holds the phases closed until then.
verify-good =
    { $phases ->
        [one] All hashes hold, and the one phase is decided the same.
       *[other] All hashes hold, and all { $phases } phases are decided the same.
    }
verify-otherwise = All hashes hold. Of { $phases } phases this version decides { $otherwise } otherwise than the version that adjudicated them.
verify-wrong = All hashes hold, but of { $phases } phases { $wrong } cannot have come about as the file says.
verify-too-large = The file is larger than { $most } MiB, or would be when unpacked.
verify-unpacked = The file is packed, but cannot be unpacked: { $cause }. It may have been cut off.
verify-long-line = Line { $line } is longer than { $most } MiB: no phase fills that much.
verify-too-many-phases = The file has more than { $most } phases, which are not read.
verify-not-text = The file is not text in UTF-8.
verify-foreign = The file is not an archive of Chancery: its first line does not say so.
verify-later = The file has layout { $found }, which a later version of Chancery writes. Use that one.
verify-altered = Line { $line } does not fit its hash: that line or the one before was altered.
verify-line = Line { $line } cannot be read: { $cause }
verify-truncated = The file is not whole: after { $lines } lines it does not end as an archive does.
verify-count = The file has { $found } phases, and says that there are { $said }.
verify-no-file = { $file } cannot be read: { $cause }
