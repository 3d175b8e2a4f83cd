# Men of Company B.

## Words the sentences are built from

company-side =
    { $side ->
        [white_star] White Star
       *[communist] the Communist
    }
company-seat =
    { $seat ->
        [white_star] White Star
        [communist] Communist
        [first] First bidder
       *[second] Second bidder
    }
company-side-first =
    { $side ->
        [white_star] White Star
       *[communist] The Communist
    }
company-marker =
    { $marker ->
        [low] low cache
        [high] high cache
        [number1] number 1 cache
        [ambush] ambush
       *[blank] blank
    }
company-cache =
    { $cache ->
        [low] low cache
        [high] high cache
       *[number1] number 1 cache
    }
company-direction =
    { $direction ->
        [north] north
        [south] south
        [east] east
       *[west] west
    }
company-action =
    { $action ->
        [move] move
        [enter] come on
        [leave] leave the table
        [shoot] shoot
        [assault] assault
        [down] go down
        [up] carry on
        [leader] find a new leader
        [destroy] destroy a cache
        [remove-casualty] take a casualty away
        [remove-body] take a body away
        [generate] come out of a peasant
        [disappear] disappear
        [call] call artillery
        [casevac] call a CASEVAC
        [search] search
       *[interrogate] interrogate
    }

## Choices

company-choice-bid = Bid { $points }
company-choice-next = Next: { company-marker }
company-choice-peasant = A peasant in { $square }
company-choice-deploy = { $unit } to { $square }
company-choice-hide = Hide { $unit } in { $square }
company-choice-done = That is all
company-choice-column = Shift the column { company-direction }
company-choice-stay = Leave it there
company-choice-group = { $group } acts
company-choice-unit = { $unit } acts
company-choice-pass = { $unit } passes
company-choice-back = Back
company-choice-stop = Stop here
company-choice-move = Move to { $square }
company-choice-enter = Come on at { $square }
company-choice-leave = Leave the table
company-choice-shoot = Shoot at { $target }
company-choice-assault = Assault { $target }
company-choice-go-down = Go down
company-choice-get-up = Get up and carry on
company-choice-new-leader = Make a new leader
company-choice-destroy = Destroy a { company-cache }
company-choice-remove-marker = Take a casualty of the unit away
company-choice-remove-body = Take a body away
company-choice-generate = Come out of a peasant in { $square }
company-choice-disappear = Disappear
company-choice-call = Call artillery
company-choice-casevac = CASEVAC to { $square }
company-choice-search = Search the village
company-choice-interrogate = Interrogate a peasant
company-kind-move = Move
company-kind-enter = Come on at the edge
company-kind-shoot = Shoot
company-kind-assault = Assault
company-kind-destroy = Destroy a cache
company-kind-generate = Come out of a peasant
company-kind-casevac = Call a CASEVAC
company-kind-leave = { company-choice-leave }
company-kind-go-down = { company-choice-go-down }
company-kind-get-up = { company-choice-get-up }
company-kind-new-leader = { company-choice-new-leader }
company-kind-remove-marker = { company-choice-remove-marker }
company-kind-remove-body = { company-choice-remove-body }
company-kind-disappear = { company-choice-disappear }
company-kind-call = { company-choice-call }
company-kind-search = { company-choice-search }
company-kind-interrogate = { company-choice-interrogate }
company-choice-dice =
    { $dice ->
        [one] Roll one die
       *[other] Roll { $dice } dice
    }
company-choice-fire = { $unit } shoots
company-choice-hold = Hold fire
company-choice-fight = Fight
company-choice-fall-back = Fall back
company-choice-reroll = Roll again
company-choice-keep = Keep it
company-choice-offer = Offer { $square }
company-choice-take = Take { $square }
company-choice-take-cache = Take the { company-cache }
company-choice-marker = Marker { $place }
company-choice-clockwise = Clockwise
company-choice-anticlockwise = Anticlockwise
company-choice-spend = Spend the token
company-choice-ambusher = { $unit } springs the ambush
company-choice-ambush = Ambush with { $unit } from { $square }
company-choice-no-ambush = No ambush
company-choice-aim = Aim at { $squares }
company-choice-swivel = Swivel round { $square } to the { company-direction }
company-choice-remove =
    { $counters ->
        [one] Remove one counter
       *[other] Remove { $counters } counters
    }
company-choice-flee = A peasant flees from { $from } to { $to }
company-choice-end = End the game
company-choice-go-on = Go on

## Questions

company-ask-bid = How many points (0 to { $most }) do you give away to play White Star?
company-ask-ring = Which marker comes next on the ring? { $left } left.
company-ask-peasants = Where does a peasant live? { $left } left.
company-ask-deploy = Deploy your units. { $left } left.
company-ask-hide = Hide units, { $most } at most.
company-ask-group = { company-side-first } to move: which group acts?
company-ask-unit = { company-side-first }, { $group }: which unit acts or passes?
company-ask-action = { $unit }: what does it do? Dice left: { $dice }
company-ask-target =
    { $action ->
        [move] { $unit }: where does it move?
        [enter] { $unit }: where does it come on?
        [shoot] { $unit }: whom does it shoot at?
        [assault] { $unit }: whom does it assault?
        [destroy] { $unit }: which cache does it destroy?
        [generate] { $unit }: which peasant is one of them?
       *[casevac] { $unit }: where does the helicopter land?
    }
company-ask-dice =
    { $unit }: { company-action }, on { $needs } or more. { $dice ->
        [one] Roll its last die?
       *[other] How many of { $dice } dice?
    }
company-ask-pick-up = { $unit } finds more than it can carry: which cache?
company-ask-opportunity = { $target } has moved beside you: who shoots?
company-ask-return = { $unit } was shot at: does it shoot back at { $target }?
company-ask-pick-peasant = A peasant near { $square } is in danger: which one?
company-ask-decide = { $by } assaults { $unit }: fight or fall back?
company-ask-again =
    { $kills ->
        [0] No kill
        [one] One kill
       *[other] { $kills } kills
    } so far: roll { $dice ->
        [one] the die
       *[other] { $dice } dice
    } again?
company-ask-offer = { $unit } falls back: offer a square. Offered: { $offered }
company-ask-pick = Where does { $unit } fall back to?
company-ask-aim = { $unit } has the guns on the line: which three squares?
company-ask-swivel = The line swivels round an end: which one, and where to?
company-ask-name = { $unit } searches: which marker?
company-ask-shift-marker = Marker { $place } was named; you may shift it by { $difference }
company-ask-shift-column = Column { $column } was named; you may shift it by { $difference }
company-ask-token = It would be marker { $place }: spend the token to deviate again?
company-ask-ambush = { $unit } walks into an ambush: who springs it?
company-ask-ambush-from = { $unit } ambushes { $target }: from which square?
company-ask-flee = Does a peasant flee?
company-ask-early-end = No Communist unit is left: end the game?
company-ask-countdown = How many counters go? { $left } left.
company-ask-value = A { company-cache }{ $destroyed ->
        [yes] {" "}that was destroyed
       *[no] {""}
    } is worth { $total }: roll again?

## Dice

company-roll-bid = A die for each player
company-roll-morale = Morale of { $unit }: { $needs } or more fails
company-roll-action = { $unit }: { company-action }, on { $needs } or more
company-roll-trap = A trap under { $unit }? On { $needs } or more
company-roll-trap-save = { $unit } saves on { $needs } or more
company-roll-shot = { $unit } shoots at { $target }: { $needs } or more hits
company-roll-saves = { $unit } saves on { $needs } or more
company-roll-peasant-save = The peasant in { $square } lives on { $needs } or more
company-roll-leader = The choice die: on { $needs } or more { $unit } loses its leader
company-roll-assault = { $unit } fights: { $needs } or more kills
company-roll-pursuit = { $unit } pursues: { $needs } or more kills
company-roll-fall-back = Who picks the square for { $unit }?
company-roll-strike-deviation = Where does the strike fall?
company-roll-strike-hits = Shells on { $unit }: { $needs } or more hits
company-roll-strike-peasant = Shells on a peasant in { $square }: { $needs } or more hits
company-roll-risk = The helicopter at { $square } is lost on { $needs } or more
company-roll-deviation = Deviation: a die for each side
company-roll-interrogate = { $unit } interrogates
company-roll-countdown = The countdown
company-roll-value = The value of a { company-cache }{ $destroyed ->
        [yes] {" "}that was destroyed
       *[no] {""}
    }

## What happened

company-event-bids-open = The bids: { $first } and { $second }.
company-event-bid-rolled = The bids are equal: { $first } against { $second }.
company-event-sides-taken = The { $seat ->
        [first] first
       *[second] second
    } player is White Star; the Communist is given { $points }.
company-event-marker-laid = On the ring: { company-marker }.
company-event-marker-laid-hidden = A marker is laid on the ring, face down.
company-event-peasant-placed = A peasant lives in { $square }.
company-event-landing = The landing is in column { $column }.
company-event-deployed = { $unit } deploys in { $square }.
company-event-hid = { $unit } hides in { $square }.
company-event-hiding-done = The Communist is ready; { $off ->
        [0] none of his units waits
        [one] one of his units waits
       *[other] { $off } of his units wait
    } off table.
company-event-turn-begins = Turn { $turn }: { company-side }.
company-event-group-acts = { company-side-first }: { $group } acts.
company-event-passed = { company-side-first }, { $group }: { $unit } passes.
company-event-passed-hidden = { company-side-first }: somebody of { $group } passes.
company-event-morale = Morale of { $unit }: { $dice }; fails: { $fails }.
company-event-action-dice =
    { $unit } has { $dice ->
        [one] one action die
       *[other] { $dice } action dice
    }.
company-event-stopped = { $unit } stops.
company-event-shown = { $unit } shows itself in { $square }.
company-event-identified = { $unit } was waiting off table.
company-event-had-turn = { $unit } has had its turn already.
company-event-declared = { $unit } wants to { company-action }; dice: { $dice }.
company-event-action-rolled = { $unit }, { company-action }: { $dice }, { $needs } needed: { $success ->
        [yes] it succeeds
       *[no] it fails
    }.
company-event-failed = The turn of { $unit } is over.
company-event-moved = { $unit } moves from { $from } to { $to }.
company-event-came-on = { $unit } comes on in { $square }.
company-event-left = { $unit } leaves the table.
company-event-trap-rolled = A trap for { $unit }? { $die }: { $explodes ->
        [yes] it explodes
       *[no] nothing
    }.
company-event-trap-saved = { $unit } needs { $needs } and rolls { $die }: { $saved ->
        [yes] unharmed
       *[no] hit
    }.
company-event-shoots = { $unit } shoots at { $target }.
company-event-ambush-shot = Out of the ambush { $unit } shoots at { $target }.
company-event-opportunity = { $unit } takes its chance and shoots at { $target }.
company-event-return = { $unit } shoots back at { $target }.
company-event-shot-rolled = { $unit } at { $target }: { $dice }, { $needs } needed; hits: { $hits }.
company-event-saved = { $unit } saves on { $needs }: { $dice }; lost: { $dead }.
company-event-lost = { $unit } loses { $lost }; { $left } left.
company-event-leader-rolled = The choice die for { $unit }: { $die }; the leader { $lost ->
        [yes] is dead
       *[no] lives
    }.
company-event-wiped-out = { $unit } is wiped out in { $square }.
company-event-held-fire = { company-side-first } holds fire.
company-event-peasant-hit = A peasant in { $square } is in the line of fire.
company-event-peasant-saved = The peasant in { $square }: { $die }, { $saved ->
        [yes] unharmed
       *[no] hit
    }.
company-event-peasant-died = A peasant dies in { $square }, killed by { company-side }.
company-event-assaults = { $unit } assaults { $target }.
company-event-fights = { $unit } stands and fights.
company-event-gives-way = { $unit } falls back at once.
company-event-assault-rolled = { $unit } fights: { $dice }; kills: { $kills }.
company-event-rolled-again = { $unit } rolls again: { $dice }; kills in all: { $kills }.
company-event-kept-dice = White Star keeps the dice.
company-event-assault-judged = { $unit } wins the assault; the assaulter killed { $assaulter }, the target { $target }.
company-event-pursuit-rolled = { $unit } pursues: { $dice }; kills: { $kills }.
company-event-offered = { $square } is offered for { $unit }.
company-event-fall-back-rolled = Who picks? White Star { $white }, Communist { $communist }.
company-event-fell-back = { $unit } falls back from { $from } to { $to }.
company-event-no-way-out = { $unit } has no way out.
company-event-advanced = { $unit } moves into { $square }.
company-event-aimed = { company-side-first } calls fire on { $squares }.
company-event-strike-deviated = The deviation die shows { $die }.
company-event-strike-falls = The shells fall on { $squares }.
company-event-strike-rolled = Shells on { $unit }: { $dice }, { $needs } needed; hits: { $hits }.
company-event-strike-peasant = Shells on a peasant in { $square }: { $die }, { $hit ->
        [yes] hit
       *[no] missed
    }.
company-event-hammered = { $unit } is hammered.
company-event-risk-rolled = The helicopter at { $square }: { $dice }; { $lost ->
        [yes] it is lost
       *[no] it gets through
    }.
company-event-evacuated = Flown out of { $square }: { $count }.
company-event-marker-named = { $unit } names marker { $place }.
company-event-deviation-rolled = Deviation: White Star { $white }, Communist { $communist }; difference { $difference }.
company-event-shifted = { company-side-first } settles on marker { $place }.
company-event-token-spent = White Star spends the intelligence token.
company-event-marker-taken = { $unit } turns up marker { $place }: { company-marker }.
company-event-ambushed = { $unit } springs an ambush from { $square }.
company-event-no-ambush = No ambush comes.
company-event-interrogated = { $unit } interrogates: { $die }.
company-event-token-won = The peasant talks: White Star has an intelligence token.
company-event-went-down = { $unit } goes down.
company-event-got-up = { $unit } carries on.
company-event-new-leader = { $unit } has a new leader.
company-event-cache-destroyed = { $unit } destroys a { company-cache }.
company-event-cache-taken = { $unit } takes up a { company-cache }.
company-event-caches-recovered = { $unit } recovers caches: { $count }.
company-event-casualty-removed = { $unit } takes a casualty away.
company-event-generated = { $unit } comes out of a peasant in { $square }.
company-event-disappeared = { $unit } disappears from { $square }.
company-event-peasant-fled = A peasant flees from { $from } to { $to }.
company-event-countdown = Countdown: { $die }, { $removed } off, { $left } left.
company-event-countdown-chosen = Countdown: { $removed } off, { $left } left.
company-event-failed-marker = { $unit } gets the failed unit marker.
company-event-ended-early = White Star ends the game.
company-event-nobody-left = No White Star unit is left on the table.
company-event-value-rolled = A { company-cache }{ $destroyed ->
        [yes] {" "}that was destroyed
       *[no] {""}
    }: { $dice }, worth { $total }.
company-event-value-kept = The { company-cache } counts { $total }.
company-event-game-over = The game is over: White Star { $white }, Communist { $communist }; { $grade ->
        [draw] a draw
        [marginal] a marginal victory
        [clear] a clear victory
       *[decisive] a decisive victory
    }.

## Refusals

company-no-not-asked = This is not asked now
company-no-off-table = The unit is off table: it must come on first
company-no-on-table = The unit is on the table already
company-no-on-table-generates = { company-no-on-table }
company-no-move-target = There is no free square to move to
company-no-enter-target = There is no free square to come on at
company-no-shoot-target = There is no enemy to shoot at
company-no-assault-target = There is no enemy to assault
company-no-destroy-target = The unit carries no cache
company-no-generate-target = There is no peasant to come out of
company-no-casevac-target = There are no casualties to fly out
company-no-not-next = { $square } is not next to the unit
company-no-enemy-there = An enemy is in { $square }
company-no-stacking = { $square } has no room for another of its kind
company-no-exit = Nobody leaves the table in this mission
company-no-not-at-exit = The unit is not at the exit edge
company-no-not-vehicles = Vehicles cannot do this
company-no-vehicle-actions = { company-no-not-vehicles }
company-no-vehicles-assault = { company-no-not-vehicles }
company-no-down = The unit is down
company-no-is-down = The unit is down already
company-no-is-up = The unit is not down
company-no-has-leader = The unit has its leader
company-no-cache = The unit has no { company-cache }
company-no-hands-full =
    The unit carries { $most ->
        [one] a cache
       *[other] { $most } caches
    } already
company-no-nothing-to-remove = There is no casualty to take away
company-no-communist-only = Only Communist units do this
company-no-foot-removes = Only foot units do this
company-no-white-star-only = Only White Star units do this
company-no-white-star-interrogates = { company-no-white-star-only }
company-no-vc-only = Only VC on foot do this
company-no-vc-disappear = { company-no-vc-only }
company-no-came-on = The unit came on this turn
company-no-not-edge = No unit comes on at { $square }
company-no-enemy-near = An enemy is near { $square }
company-no-peasant = No peasant is in { $square }
company-no-peasant-to-become = { company-no-peasant }
company-no-shots-used =
    The unit has made its { $most ->
        [one] one shot
       *[other] { $most } shots
    }
company-no-out-of-range = { $unit } is out of range
company-no-not-seen = { $unit } is not seen from here
company-no-priority = An enemy is nearer than { $unit }
company-no-not-near = { $unit } is too far away for an assault
company-no-artillery = VC have no artillery
company-no-not-commander = Only a platoon or company commander calls artillery
company-no-calls-used =
    No more than { $most ->
        [one] one call
       *[other] { $most } calls
    } a turn
company-no-casevacs-used = { company-no-calls-used }
company-no-line-unseen = None of your foot units sees a square of this line
company-no-not-pc = Only a platoon commander calls a CASEVAC
company-no-casualties = No White Star casualties are in { $square }
company-no-lands-on-enemy = { company-no-enemy-there }
company-no-village = { $square } is no village square
company-no-searched = { $square } was searched before
company-no-ring-empty = The ring is empty
company-no-token-held = White Star holds a token already
company-no-interrogated = Somebody was interrogated in { $square } this turn
company-no-foot-only = Only foot units ambush
company-no-just-left = { $unit } has just disappeared and comes back from the next Communist turn on
company-no-ambush-square = A unit stands in { $square }
company-no-beyond-table = A shift by { $difference } goes beyond the table
company-no-may-not-lead = { $unit } has the failed unit marker and may not lead its group
company-no-peasant-deployment = White Star deploys in { $square }
company-no-peasants-full =
    { $square } has { $most ->
        [one] a peasant
       *[other] { $most } peasants
    } already
company-no-flees-into-enemy = { company-no-enemy-there }
company-no-flees-into-crowd = { company-no-peasants-full }
company-no-hamlets-first = The peasants left are for empty hamlets: { $empty }
company-no-not-deployment = { $square } is no deployment square
company-no-both-edges =
    Both edges need at least { $wanted ->
        [one] one unit
       *[other] { $wanted } units
    }
company-no-hiding-column = Nobody hides in the column of { $square }
company-no-hiding-distance =
    { $square } is nearer than { $least ->
        [one] one square
       *[other] { $least } squares
    } to White Star

## Sums

company-sum-action-dice = Action dice
company-sum-given = Dice for the action
company-sum-morale = Morale dice
company-sum-shot-dice = Shooting dice
company-sum-save = On the save
company-sum-assaulter = Dice of the assaulter
company-sum-target = Dice of the target
company-term-start = To begin with
company-term-vehicle-start = { company-term-start }
company-term-grade = Grade
company-term-reaction-grade = { company-term-grade }
company-term-shot-grade = { company-term-grade }
company-term-morale-grade = { company-term-grade }
company-term-pc = Commander too far away or lost
company-term-caches = Carrying caches
company-term-no-leader = No leader
company-term-morale-no-leader = { company-term-no-leader }
company-term-morale = Failed morale
company-term-hammered = Hammered
company-term-vehicle-hammered = { company-term-hammered }
company-term-destroyed = A vehicle lost
company-term-casualties = Casualties with it
company-term-enemies-near = Enemies nearby
company-term-no-foot = No foot nearby
company-term-minimum = At least one
company-term-vehicle-minimum = { company-term-minimum }
company-term-leader = Leader
company-term-cover = Cover
company-term-down-or-veteran = Down or veteran
company-term-short-or-raw = Short range or raw
company-term-bases = Bases
company-term-reaction-bases = { company-term-bases }
company-term-limit = Limits of a shot
company-term-reaction-limit = { company-term-limit }
company-term-vehicles = Vehicles
company-term-fighting-vehicles = { company-term-vehicles }
company-term-fighting-bases = Bases that fight
company-term-short-assault = Short assault
company-term-no-cover = The assaulter starts without cover
company-term-caches-value = Caches
company-term-enemy-bodies = Enemy casualties on the table
company-term-enemy-removed = Enemy casualties taken away
company-term-enemy-units = Enemy foot wiped out
company-term-evacuated = Casualties flown out
company-term-enemy-vehicles = Enemy vehicles
company-term-peasants = Peasants killed by the enemy
company-term-helicopters = Helicopters
company-term-caches-left = Caches never found or recovered
company-term-left = Off the table by the exit edge
company-term-held = Squares held
company-term-handicap = Handicap
company-term-bid = The bid
company-term-left-to-unit = Dice left to the unit
company-term-kept-back = Kept for later
company-gauge-success = The action succeeds
company-gauge-won = The assault is won
company-gauge-enemy-lost = Bases and vehicles the enemy loses
company-gauge-own-lost = Bases and vehicles you lose
company-gauge-wiped-out = Enemy units wiped out
company-gauge-own-wiped-out = Own units wiped out
company-gauge-peasants = Peasants killed
company-gauge-helicopters = Helicopters lost
company-gauge-evacuated = Casualties flown out
company-gauge-token = An intelligence token is won
company-gauge-cache = A cache is found
company-gauge-ambush = The marker is an ambush
company-gauge-shown = Hidden enemies that come to light
company-gauge-dice = Action dice
company-gauge-value = Points for the cache
