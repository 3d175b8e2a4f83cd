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

## Siege: the pack

siege-fault-too-many = There are { $count } entries; { $max } is the most.
siege-fault-too-few = There are { $count } such counters; the die may call for six.
siege-fault-order = The spaces of the Routes follow each other in the file as on the map; { $value } does not.
siege-fault-complex = An Entrenchment belongs to a Stronghold Complex, and no other space does (5.0).
siege-fault-airfield = An airfield has two spaces next to each other (5.0).
siege-fault-north = The Main airfield is the northern one (13.2).
siege-fault-off-map = The point { $value } is off the map, which is { $width } wide and { $height } high.
siege-fault-outline =
    { $least ->
        [one] This must have at least one point.
       *[other] This must have at least { $least } points.
    }
siege-fault-covers = This covers { $other } when it is drawn.
siege-fault-counter = This does not go with the type of the counter ({ $rule }).
siege-fault-start-leader = Exactly one leader begins the game, and this must be him (29.0).
siege-fault-column = The open column must be the deadlier one.
siege-fault-airfield-result = An airfield result stands at 1 and 2 only (13.2).
siege-fault-stop = A step that stops the event needs a condition.
siege-fault-ready = { $value } is no R counter: only these wait in the Ready box.
siege-fault-open-placement = Units begin in Entrenchments and the Central Fortress only (29.0).
siege-fault-leader-with = The leader does not begin with that unit (29.0).
siege-fault-not-start = { $value } is not placed at the start.
siege-fault-two-fortifications = Two fortifications cannot begin in one space (29.0).
siege-fault-nuclear = The nuclear option (37.0) needs Operation Vulture (36.0).

## Siege: positions

siege-fault-impulse = A step of an impulse needs its impulse, and no other step has one.
siege-fault-twice = { $value } is named twice; it is already under { $other }.
siege-fault-place = { $value } is neither a space nor a box for such pieces.
siege-fault-misplaced = { $value } cannot be here.
siege-fault-one-step = { $value } has one step: it cannot be reduced.
siege-fault-passenger = { $value }: a cargo unit that carries a unit has exactly one passenger, and no other has one.
siege-fault-event-markers = { $value }: { $count } markers are named; there are { $max }.
siege-fault-held = French units are in { $value }, so the French control it.
siege-fault-overrun = A battalion is on this airfield, so it is destroyed (26.1).
siege-fault-both-sides = Both sides are in { $value }. They share a space only in a Close Assault (19.0).
siege-fault-fortifications = Two fortifications are in { $value } (21.3).

## Storm: the pack

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

## Storm: the pack and positions

storm-fault-stacking =
    Area { $area } holds at most { $limit } { $side ->
        [french] French
       *[vietminh] Viet Minh
    } units.
storm-fault-red-area = Area { $area } has a red number: it is never French, and no French unit enters it.

## Storm: positions

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
fault-state = The state written out is not one of this game: { $wrong }.

## Tonkin: the pack

tonkin-fault-too-many = There are { $count }; { $max } is the most.
tonkin-fault-two-rivers = Two rivers cross the same hexside: { $side }.
tonkin-fault-sea = Kind, terrain and country must all be sea, or none of them.
tonkin-fault-island = An island hex is a coastal hex.
tonkin-fault-river-end = A river ends in the middle of this hex.
tonkin-fault-road-end = The road over the { $side } hexside does not go on in the next hex.
tonkin-fault-river-open = The river has no hexside of its own in { $hex }, and no other river is there.
tonkin-fault-path-gap = { $a } and { $b } are not neighbours.
tonkin-fault-stray-river = { $hex } is not on the path of this river.
tonkin-fault-road-undrawn = { $hex } has no road over its { $side } hexside.
tonkin-fault-stray-road = No road of the list crosses the { $side } hexside.
tonkin-fault-shared-hex = { $hex } already has a community: { $other }.
tonkin-fault-no-colour = A VP-Hex has a blue or a red name.
tonkin-fault-home = This is not what { $hex } says.
tonkin-fault-outside-hex = This point is not inside { $hex }.
tonkin-fault-off-map = The point { $value } is off the map.
tonkin-fault-chinese-airstrip = There are no airstrips in China.
tonkin-fault-closed-hex = Nothing can be in { $hex }.
tonkin-fault-unreachable = This hex cannot be reached by land from { $from }.
tonkin-fault-class = A counter of this class has another bar: { $class }.
tonkin-fault-back = A counter has a back if it has two steps or four, and none if it has one.
tonkin-fault-trait = For the class { $class } the rules decide about { $value }.
tonkin-fault-single =
    There is exactly one { $side ->
        [french] French
       *[vietminh] Viet Minh
    } counter of this class: { $class }.
tonkin-fault-division = Division { $value } has { $count } regiments instead of three.
tonkin-fault-no-such-class = No counter is of this class.
tonkin-fault-cost-order = This terrain costs less than the one before it on the chart.
tonkin-fault-free-step = A step must cost something.
tonkin-fault-worse-odds = Better odds give a worse result here than the row before.
tonkin-fault-order = These are not in their order.
tonkin-fault-wrong-turn = { $unit } is of the other side or arrives on turn { $turn }.
tonkin-fault-listed = { $value } is listed twice; first on turn { $first }.
tonkin-fault-unlisted = The counter arrives on turn { $turn }, but the Turn Track does not list it.
tonkin-fault-late = The last turn is { $last }.
tonkin-fault-training = { $value } is for training and is not part of a campaign.
tonkin-fault-not-training = Only a training scenario has these rules.
tonkin-fault-named-twice = { $value } is named twice in this scenario.
tonkin-fault-absent = { $value } is in play by then, but this scenario does not say where.
tonkin-fault-wrong-list = { $value } does not belong in this list.
tonkin-fault-too-early = { $value } has not arrived by then.
tonkin-fault-empty-trench = A trench needs a unit other than DNA, SD and HQ.
tonkin-fault-no-room = The enemy leaves no hex free here.
tonkin-fault-objective = { $value } is not a VP-Hex that the French hold at the start.
tonkin-fault-owned = { $value } is not a blue VP-Hex without French units, so this need not or cannot be said.
tonkin-fault-lost-start = The game would begin in the lowest band of its scale.
tonkin-fault-no-road = { $hex } has no road.
tonkin-fault-out-of-area = { $hex } is not in the area of play.

## Tonkin: the pack and positions

tonkin-fault-not-there = { $value } may not stand in or near { $hex }.
tonkin-fault-both-sides = Both sides would stand in { $hex }.
tonkin-fault-stacking = { $hex } would hold { $points } Stacking Points; { $limit } is the most.

## Tonkin: positions

tonkin-fault-twice = { $value } is named twice; it is already under { $other }.
tonkin-fault-stack-order = HQ and SD come before units in a stack.
tonkin-fault-state = { $value } is not where it could have this marker or these steps.
tonkin-fault-stock = There are not more transports left than there are.
tonkin-fault-unmanned = Nobody of that side holds the trench in { $hex }: it needs a unit other than DNA, SD and HQ.
tonkin-fault-no-vp = { $hex } is not a VP-Hex.
tonkin-fault-note =
    This cannot be known: { $value } is no Viet Minh unit on the map, a firm note says that it stands
    elsewhere, or the month is still to come.
tonkin-fault-hero = { $value } is not on the map, or no officer can be with it.
tonkin-fault-end = The end of the game sequence follows the last turn, { $month }.
tonkin-fault-road-markers = There are only { $most } Road-Markers.
tonkin-fault-until = A campaign cannot end with { $value }. It goes through these, in this order: { $known }.

## Company: the pack and positions

company-fault-span = The first number must not be greater than the second.
company-fault-grid = A map has { $rows } rows of { $columns } letters.
company-fault-square-twice = { $square } is listed twice.
company-fault-hamlets = { $square } belongs to { $homes } hamlets instead of { $expected }.
company-fault-deploy = White Star needs one edge or two, or some squares, to deploy.
company-fault-room = The map { $map } has room for { $found } of { $wanted }.
company-fault-no-arrival = NVA units wait off table, but no edge lets them come on.
company-fault-random-map = No random map of this number has room for the mission; try another number.
company-fault-ring = The ring has { $stated } markers of a kind of which the mission has { $most }: { $marker ->
        [low] low caches
        [high] high caches
        [number1] number 1 caches
        [ambush] ambushes
       *[blank] blanks
    }.
company-fault-too-many-caches = There are { $stated } { $cache ->
        [low] low
        [high] high
       *[number1] number 1
    } caches in all; the mission has { $most }.
company-fault-away = Only a unit off table that was seen before can be away.
company-fault-caches = A White Star foot unit carries { $most } caches at most, others none.
company-fault-vehicle = Vehicles have no leader, no casualties and do not go down.
company-fault-off-table = A unit off table does not hide and has neither casualties nor caches.
company-fault-enemy = An enemy stands in { $square }.
company-fault-stacking = { $square } has no room for another of its kind.
company-fault-hidden = Only Communist units hide, not one in { $square }.
company-fault-hiding = Nobody can hide in { $square }.
company-fault-unseen = A unit that nobody has seen is at full strength, with its leader, up and without casualties.
company-fault-searched = { $square } is no village square.
company-fault-army-side = { $nation } belongs to the other side.
company-fault-nobody = No White Star unit is on the table: the game would be over.

## Company: lists that players write

company-fault-list-entry = “{ $entry }” cannot be read; an entry looks like “2 us_rifle:average @Maneuver #1st”.
company-fault-list-long = The list has { $value } entries; { $limit } is the most.
company-fault-list-empty = The list has no foot unit.
company-fault-list-type = Nobody knows the type { $entry }.
company-fault-list-grade = { $entry } does not come as { $value }.
company-fault-list-nation = { $entry } does not belong to a list of { $value }.
company-fault-list-count = { $entry }: at least { $limit } unit.
company-fault-list-vehicle-grade = { $entry } has no grade, so { $value } is too much.
company-fault-list-vehicle-count = { $value } vehicles in one { $entry } unit; { $limit } is the most.
company-fault-list-size = The list has { $value } units; from 1 to { $limit } are possible.
company-fault-list-group = The group { $entry } has { $value } units; { $limit } is the most.
company-fault-list-platoon = The platoon { $entry } has { $value } units; { $limit } is the most.
company-fault-list-pc = The platoon { $entry } has { $value } platoon commanders instead of { $limit }.
company-fault-list-cc = The list has { $value } company commanders; { $limit } is the most.
company-fault-list-vehicles = Vehicles cost { $value } points; a third of the list is { $limit }.
company-fault-list-side = The list is of the wrong side: { $value }.
company-fault-list-points = The list costs { $value } points; the mission's list has { $limit }, and 5 more or less are allowed.
company-fault-list-room = { $value } units of a kind have only { $limit } squares to deploy in.
