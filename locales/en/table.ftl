# A game being played: seats, dice, and what is wrong with a save. A save fault is shown after its line.

seat-unknown = There is no seat { $seat }. Seats: { $known }.
choice-ambiguous = Both { $one } and { $other } are written so.
step-closed =
    { $why ->
        [nothing-left] Nobody is asked, for nothing is left to choose: { $question }
        [only-one] Nobody is asked, for there is one answer only: { $question }
        [all] Nobody is asked, for there is room for all: { $question }
       *[done] Nobody is asked any more, for it is done: { $question }
    }
dice-sealed = The seed of these dice is not known here: they can be checked, but not rolled on.

save-empty = The save is empty.
save-not-utf8 = This is not UTF-8 text.
save-not-json = This is not valid JSON: { $wrong }
save-bad-line = This line is not as it should be: { $wrong }
save-no-header = This is not a save: the first line has no save format.
save-is-record = This is the record of one seat; it is not a save, and a game cannot go on from it.
save-newer-format = The save has format { $found }; the newest one known here is { $known }.
save-newer-rules = The save needs version { $found } of the rules; the newest one known here is { $known }.
save-other-header = The header was altered: its hash is { $expected }, but { $found } is written.
save-unknown-pack = The pack { $pack } is not known here. Give its files along with the save.
save-options = The options in the header are not complete.
save-seats =
    The header names { $found ->
        [one] one seat
       *[other] { $found } seats
    }; the game has { $expected }.
save-bad-position = The position in the header cannot be read.
save-cut-short =
    The end line is missing: the save was cut short after { $entries ->
        [0] its header
        [one] one entry
       *[other] { $entries } entries
    }.
save-count =
    The end line counts { $expected ->
        [one] one entry
       *[other] { $expected } entries
    }; { $found ->
        [0] none is there
        [one] one is there
       *[other] { $found } are there
    }.
save-after-end = Nothing may follow the end line.
save-other-seed = The seed is not the one that was promised: { $expected } was, and this one gives { $found }.
save-needless-seed = There is a seed, but the dice of this game have none to reveal.
save-no-such-ply = There is no ply { $ply }; the last one is { $last }.
