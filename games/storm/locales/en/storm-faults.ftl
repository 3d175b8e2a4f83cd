# What is wrong with a file or a position.

## The pack

storm-fault-victory = Areas of defensive value 3 count for victory, and no others; this one has { $defence }.
storm-fault-red-control = An area with a red number belongs to the Viet Minh from the start.
storm-fault-self-border = An area has no border with itself.
storm-fault-border-order = The area with the lower number comes first: a is less than b.
storm-fault-border-undrawn = Areas { $a } and { $b } have a border, but their outlines do not touch.
storm-fault-border-missing = The outlines of areas { $a } and { $b } touch, but they have no border.
storm-fault-banks = The border of { $a } and { $b } must be land if both are on one bank, and river or bridge if not.
storm-fault-map-edge = This must be true if the outline lies on the edge of the map, and false if not.
storm-fault-polygon = An outline has at least three points.
storm-fault-point-outside = This point is not inside the outline of area { $area }.
storm-fault-off-map = The point { $value } is off the map, which is { $width } wide and { $height } high.
storm-fault-unreachable = This area cannot be reached from area { $from }.
storm-fault-start = A unit begins in exactly one way: setup, arrival or pool.
storm-fault-start-side =
    Only { $side ->
        [french] French
       *[vietminh] Viet Minh
    } units begin in this way.
storm-fault-setup-control =
    Area { $area } is { $side ->
        [french] French
       *[vietminh] Viet Minh
    } from the start.
storm-fault-too-many-units =
    There are { $count } { $side ->
        [french] French
       *[vietminh] Viet Minh
    } units; { $max } is the most.
storm-fault-schedule =
    On turn { $turn }, { $counted } { $side ->
        [french] French
       *[vietminh] Viet Minh
    } { $counted ->
        [one] unit arrives
       *[other] units arrive
    }, but the schedule accounts for { $stated }.
storm-fault-kind-side =
    This kind of card is { $side ->
        [french] French
       *[vietminh] Viet Minh
    }.
storm-fault-relief = This calls for more units than have a star: { $infantry } infantry, { $armor } armor.

## The pack and positions

storm-fault-stacking =
    Area { $area } holds at most { $limit } { $side ->
        [french] French
       *[vietminh] Viet Minh
    } units.
storm-fault-red-area = Area { $area } has a red number: it is never French, and no French unit enters it.

## Positions

storm-fault-twice = { $value } is named twice; it is already under { $other }.
storm-fault-control =
    Only { $side ->
        [french] French
       *[vietminh] Viet Minh
    } units are in area { $area }, so that side controls it.
storm-fault-french-trench = Area { $area } is French, and there are no trenches in French areas.
storm-fault-lost = Area { $area } is French, so it was not just lost.
storm-fault-passed = The French cannot have passed just before their own impulse.
storm-fault-no-replacements = The No Replacements marker is never there on turn 1.
storm-fault-card-side =
    { $value } is a { $side ->
        [french] French
       *[vietminh] Viet Minh
    } card.
storm-fault-too-many-cards =
    { $value }: more are named than there are ({ $copies }).
storm-fault-not-removed = { $value } goes to the discards when it is played; it never leaves the game.
