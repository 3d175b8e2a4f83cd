# What is wrong with a file or a position.

## The pack

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
tonkin-fault-division =
    { $count ->
        [one] Division { $value } has one regiment instead of three.
       *[other] Division { $value } has { $count } regiments instead of three.
    }
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

## The pack and positions

tonkin-fault-not-there = { $value } may not stand in or near { $hex }.
tonkin-fault-both-sides = Both sides would stand in { $hex }.
tonkin-fault-stacking = { $hex } would hold { $points } Stacking Points; { $limit } is the most.

## Positions

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
tonkin-fault-month = The game is played from { $first } to { $last }.
