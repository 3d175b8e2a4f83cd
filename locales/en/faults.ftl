# What is wrong with a pack, a position or an option. Each is shown after its file, line and key.

## All titles

fault-missing-file = This file is missing.
fault-unknown-file = This file is not part of a pack. A pack has { $known }.
fault-syntax = This is not valid TOML (line { $line }): { $text }
fault-duplicate-key = This key is given twice.
fault-missing-key = This key is missing.
fault-unknown-key = This key is not known. Known here: { $known }.
fault-wrong-type =
    This must be { $expected ->
        [number] a whole number
        [text] text in quotes
        [texts] a list of texts in quotes
        [flag] true or false
        [list] a list
        [table] a table
        [point] a point, two whole numbers in brackets
       *[other] something else
    }.
fault-empty = This text is empty.
fault-duplicate = { $value } is given twice; the first time in line { $first }.
fault-repeated = { $value } is in this list twice.
fault-length =
    { $expected ->
        [one] This list must have one entry.
       *[other] This list must have { $expected } entries.
    }
fault-out-of-range = { $value } is not between { $min } and { $max }.
fault-gap = { $value } is missing.
fault-overlap = { $value } is already covered.
fault-count =
    This says { $stated }, but there { $counted ->
        [one] is one
       *[other] are { $counted }
    }.
fault-contradiction = This says { $value }, but { $other } says { $expected }.
fault-fixed = This is { $value }, but the rules make it { $expected }. A pack cannot change it.
fault-missing-entry = There is no entry for { $value }.
fault-unknown-reference =
    There is no { $what ->
        [area] area
        [unit] unit
        [card] card
        [kind] kind of card
        [formation] formation
        [class] unit class
        [abbreviation] abbreviation
        [bridge] border with a bridge
        [space] space
        [route] Route
        [complex] Stronghold Complex
        [drop_zone] drop zone
        [marker] Impact marker
        [aircraft] air unit
        [battalion] battalion
        [division] division
        [event] event
        [level] morale level
       *[other] such thing as
    } { $value }.
fault-unknown-value = { $value } is not possible here. Possible: { $known }.
fault-unknown-option = There is no such option. Options: { $known }.
fault-unknown-title = There is no such title. Titles: { $known }.
fault-unknown-scenario = There is no such scenario. Scenarios: { $known }.
fault-state = The state written out is not one of this game: { $wrong }.
fault-state-goes-on = Something would still happen by itself in the state written out: no game waits so.
