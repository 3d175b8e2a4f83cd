# What is wrong with a file or a position.

## The pack

siege-fault-too-many = There are { $count } entries; { $max } is the most.
siege-fault-too-few =
    { $count ->
        [one] There is one such counter
       *[other] There are { $count } such counters
    }; the die may call for six.
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

## Positions

siege-fault-impulse = A step of an impulse needs its impulse, and no other step has one.
siege-fault-twice = { $value } is named twice; it is already under { $other }.
siege-fault-place = { $value } is neither a space nor a box for such pieces.
siege-fault-misplaced = { $value } cannot be here.
siege-fault-one-step = { $value } has one step: it cannot be reduced.
siege-fault-passenger = { $value }: a cargo unit that carries a unit has exactly one passenger, and no other has one.
siege-fault-event-markers =
    { $value }: { $count ->
        [one] one marker is named
       *[other] { $count } markers are named
    }; { $max ->
        [0] there is none.
        [one] there is one.
       *[other] there are { $max }.
    }
siege-fault-held = French units are in { $value }, so the French control it.
siege-fault-overrun = A battalion is on this airfield, so it is destroyed (26.1).
siege-fault-both-sides = Both sides are in { $value }. They share a space only in a Close Assault (19.0).
siege-fault-fortifications = Two fortifications are in { $value } (21.3).
siege-fault-other-step = This belongs to another step of the sequence than the one that begins.
