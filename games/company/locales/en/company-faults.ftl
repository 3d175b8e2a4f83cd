# What is wrong with a file or a position.

## The pack and positions

company-fault-span = The first number must not be greater than the second.
company-fault-grid = A map has { $rows } rows of { $columns } letters.
company-fault-square-twice = { $square } is listed twice.
company-fault-hamlets = { $square } belongs to { $homes ->
        [one] one hamlet
       *[other] { $homes } hamlets
    } instead of { $expected }.
company-fault-deploy = White Star needs one edge or two, or some squares, to deploy.
company-fault-room = The map { $map } has room for { $found } of { $wanted }.
company-fault-no-arrival = NVA units wait off table, but no edge lets them come on.
company-fault-random-map = No random map of this number has room for the mission; try another number.
company-fault-ring = The ring has { $stated ->
        [one] one marker of a kind
       *[other] { $stated } markers of a kind
    } of which the mission has { $most }: { $marker ->
        [low] low caches
        [high] high caches
        [number1] number 1 caches
        [ambush] ambushes
       *[blank] blanks
    }.
company-fault-too-many-caches = Of { $cache ->
        [low] low caches
        [high] high caches
       *[number1] number 1 caches
    } there { $stated ->
        [one] is one
       *[other] are { $stated }
    } in all; the mission has { $most }.
company-fault-away = Only a unit off table that was seen before can be away.
company-fault-caches = A White Star foot unit carries { $most ->
        [one] one cache at most
       *[other] { $most } caches at most
    }, others none.
company-fault-vehicle = Vehicles have no leader, no casualties and do not go down.
company-fault-off-table = A unit off table does not hide and has neither casualties nor caches.
company-fault-enemy = An enemy stands in { $square }.
company-fault-stacking = { $square } has no room for another of its kind.
company-fault-hidden = Only Communist units hide, not one in { $square }.
company-fault-hiding = Nobody can hide in { $square }.
company-fault-unseen = A unit that nobody has seen is at full strength, with its leader, up and without casualties.
company-fault-searched = { $square } is no village square.
company-fault-army-side = { $nation } belongs to the other side.
company-fault-in-turn = The turn cannot go on so: { $wrong }.
company-fault-losses =
    { $what ->
        [casualties] Casualties of a side in all: { $stated }; bases of its list: { $most }
        [wiped_out] Foot units of a side wiped out: { $stated }; foot units of its list: { $most }
       *[vehicles] Vehicles lost of a kind: { $stated }; the list has { $most }
    }.
company-fault-nobody = No White Star unit is on the table: the game would be over.

## Lists that players write

company-fault-list-entry = “{ $entry }” cannot be read; an entry looks like “2 us_rifle:average @Maneuver #1st”.
company-fault-list-long = The list has { $value ->
        [one] one entry
       *[other] { $value } entries
    }; { $limit } is the most.
company-fault-list-empty = The list has no foot unit.
company-fault-list-type = Nobody knows the type { $entry }.
company-fault-list-grade = { $entry } does not come as { $value }.
company-fault-list-nation = { $entry } does not belong to a list of { $value }.
company-fault-list-count = { $entry }: at least { $limit ->
        [one] one unit.
       *[other] { $limit } units.
    }
company-fault-list-vehicle-grade = { $entry } has no grade, so { $value } is too much.
company-fault-list-vehicle-count = { $value ->
        [one] One vehicle in one
       *[other] { $value } vehicles in one
    } { $entry } unit; { $limit } is the most.
company-fault-list-size = The list has { $value ->
        [one] one unit
       *[other] { $value } units
    }; from 1 to { $limit } are possible.
company-fault-list-group = The group { $entry } has { $value ->
        [one] one unit
       *[other] { $value } units
    }; { $limit } is the most.
company-fault-list-platoon = The platoon { $entry } has { $value ->
        [one] one unit
       *[other] { $value } units
    }; { $limit } is the most.
company-fault-list-pc = The platoon { $entry } has { $value ->
        [one] one platoon commander
       *[other] { $value } platoon commanders
    } instead of { $limit }.
company-fault-list-cc = The list has { $value ->
        [one] one company commander
       *[other] { $value } company commanders
    }; { $limit } is the most.
company-fault-list-vehicles = Vehicles cost { $value ->
        [one] one point
       *[other] { $value } points
    }; a third of the list is { $limit }.
company-fault-list-side = The list is of the wrong side: { $value }.
company-fault-list-points = The list costs { $value ->
        [one] one point
       *[other] { $value } points
    }; the mission's list has { $limit }, and 5 more or less are allowed.
