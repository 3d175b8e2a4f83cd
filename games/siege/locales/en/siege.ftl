# Dien Bien Phu, the solitaire game. The player is "you"; both sides are plural: "the Viet Minh fire".

## Words the sentences are built from

siege-side =
    { $side ->
        [french] the French
       *[vietminh] the Viet Minh
    }
siege-side-first =
    { $side ->
        [french] The French
       *[vietminh] The Viet Minh
    }
siege-side-of =
    { $side ->
        [french] French
       *[vietminh] Viet Minh
    }
siege-seat =
    { $seat ->
        [french] French
        [vietminh] Viet Minh
        [commander] Commander
        [north] North
        [south] South
        [air] Air
       *[artillery] Artillery
    }
siege-role =
    { $role ->
        [commander] the commander
        [north] the northern sector
        [south] the southern sector
        [air] the air officer
       *[artillery] the artillery officer
    }
siege-supply =
    { $supply ->
        [gp] GP supply
       *[ammunition] artillery supply
    }
siege-mission =
    { $mission ->
        [tactical] Tactical
        [base-attack] Base Attack
        [counterbattery] Counterbattery
       *[flak-suppression] Flak Suppression
    }
siege-code =
    { $code ->
        [s] start units
        [a] air units
        [c] Operation Condor units
        [v] US units
        [r] reinforcements
       *[start] start units
    }
siege-dice =
    { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
siege-hits =
    { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
siege-panics =
    { $panics ->
        [0] no panic
        [one] one panic
       *[other] { $panics } panics
    }
siege-phase =
    { $phase ->
        [set-up] set-up
        [return] return of aircraft
        [french-events] French events
        [vietminh-events] Viet Minh events
        [activation] activation
        [missions] missions
        [cargo] cargo
        [aaa] anti-aircraft fire
        [air-strikes] strategic air strikes
        [vietminh-artillery] Viet Minh artillery
        [french-artillery] French artillery missions
        [landing] landing
        [vietminh-movement] Viet Minh movement
        [french-fire] French fire
        [vietminh-assault] Viet Minh assaults
        [french-movement] French movement
        [vietminh-fire] Viet Minh fire
        [french-assault] French assaults
        [morale] morale
        [victory] victory check
        [french-refit] French refit
        [vietminh-refit] Viet Minh refit
        [advance] end of the turn
        [over] end of the game
        [preparation] Preparation Phase
        [strategic] Strategic Phase
        [assault] Assault Phase
       *[refit] Refit Phase
    }

## Choices

siege-choice-done = Done
siege-choice-close = Close the step for the whole staff
siege-choice-placement = Use the placement “{ $placement }”
siege-choice-place = Place { $unit } in { $space }
siege-choice-lift = Take up { $unit } again
siege-choice-challenge = Challenge the event
siege-choice-decline = Let the event act
siege-choice-abort = { $aircraft } goes to the Abort box
siege-choice-gain = Gain { siege-supply }
siege-choice-assign = { $piece }: { siege-mission }
siege-choice-fly-supply = { $aircraft } carries { siege-supply }
siege-choice-fly = { $aircraft } carries { $unit }
siege-choice-recall = { $piece } goes back to its Reserve box
siege-choice-declare = Declare Operation Vulture
siege-choice-take = Bring { $aircraft }
siege-choice-lose = { $piece } takes the loss
siege-choice-target = Attack { $target }
siege-choice-assault = Assault { $target } out of { $from }
siege-choice-with = { $piece } joins in
siege-choice-with-all = All who can join in
siege-choice-without = { $piece } stays out
siege-choice-agree = Carry out the attack
siege-choice-drop = Call off the attack
siege-choice-bomb = Drop the bomb
siege-choice-deliver = Bring in the supply of { $aircraft }
siege-choice-land = { $unit } lands in { $space }
siege-choice-jump = { $unit } jumps over { $space }
siege-choice-again = { $aircraft } stays in the Tactical box
siege-choice-panic = { $piece } panics
siege-choice-escort = The leaders go with { $unit }
siege-choice-move = { $unit } moves to { $space }
siege-choice-follow = { $unit } moves with { $leader }
siege-choice-stay = { $unit } does not follow
siege-choice-redeploy = Redeploy { $unit } to { $space }
siege-choice-repair = Repair { $airfield }
siege-choice-refit = Restore { $unit } to full strength
siege-choice-rebuild = Rebuild { $unit } in { $space }

## Questions

siege-ask-place =
    { $left ->
        [0] Every unit is placed: change what you like, then begin.
        [one] Place the last unit in an Entrenchment or the Central Fortress.
       *[other] Place your { $left } units in Entrenchments and the Central Fortress, or take a ready placement.
    }
siege-ask-challenge = The Viet Minh event is { $event }: challenge it with the GMI? An odd die cancels it.
siege-ask-abort-cargo =
    Send { $left ->
        [one] a cargo unit
       *[other] { $left } cargo units
    } from Reserve to the Abort box.
siege-ask-abort-air =
    Send { $left ->
        [one] one more air unit
       *[other] { $left } more air units
    } from Reserve to the Abort box.
siege-ask-gain-supply =
    Gain { $points ->
        [one] one point
       *[other] { $points } points
    } of which supply?
siege-ask-leader-arrives = { $leader } has come: with which unit or garrison does he stand?
siege-ask-missions = Give missions to airstrikes and Impact markers.
siege-ask-cargo = Load the cargo units: supply, or units of the Ready box.
siege-ask-vulture-units =
    Choose { $left ->
        [one] one more US unit
       *[other] { $left } more US units
    }.
siege-ask-shot-down =
    A unit on { $class ->
        [tactical] a tactical mission
        [strategic] a strategic mission
       *[cargo] a cargo mission
    } is shot down: which?
siege-ask-aaa-loss =
    A unit on { $class ->
        [tactical] a tactical mission
        [strategic] a strategic mission
       *[cargo] a cargo mission
    } must turn back: which?
siege-ask-air-strikes = Strategic air strikes: name a target, or go on.
siege-ask-guns = Artillery missions: fire Counterbattery and Flak Suppression, or go on.
siege-ask-fire = French fire: name a space to attack, or go on.
siege-ask-attack = Who joins the attack on { $target }?
siege-ask-landing = Land units and bring in supply, one cargo unit after the other.
siege-ask-hit-french =
    { $space }: { $left ->
        [one] one French step is lost
       *[other] { $left } French steps are lost
    }. Who takes the next?
siege-ask-hit-viet-minh =
    { $space }: { $left ->
        [one] one Viet Minh step is lost
       *[other] { $left } Viet Minh steps are lost
    }. Which battalion takes the next?
siege-ask-hit-base =
    { $space }: { $left ->
        [one] one battalion is
       *[other] { $left } battalions are
    } hit. Which is next?
siege-ask-hit =
    { $left ->
        [one] One field artillery unit loses
       *[other] { $left } times a field artillery unit loses
    } a step: which?
siege-ask-panic =
    { $space }: { $left ->
        [one] one { siege-side-of } unit panics
       *[other] { $left } { siege-side-of } units panic
    }. Which is next?
siege-ask-sorties =
    { $left ->
        [one] One airstrike
       *[other] { $left } airstrikes
    } may stay in the Tactical box and fly again: which?
siege-ask-escort = { $space } is given up: with which unit do the leaders go?
siege-ask-movement = French movement: move units, or go on.
siege-ask-sallies = French assaults: name an assault, or go on.
siege-ask-sally = Who assaults { $target } out of { $from }?
siege-ask-redeploy = Redeploy units for one GP point each, or go on.
siege-ask-repair = Repair an airfield for GP supply, or go on.
siege-ask-refit = Refit and rebuild units with GP supply, or end the turn.

## Dice and draws

siege-roll-option-die = How many { siege-code } take part
siege-roll-option-draw = Drawing from the { siege-code }
siege-roll-division = Which division stands at { $base }
siege-roll-variable = The two dice of the variable Viet Minh forces
siege-roll-variable-division = Which division the 148th begins with
siege-roll-pick = A { siege-side-of } event
siege-roll-challenge = The challenge of { $event }
siege-roll-event = The die of { $event }
siege-roll-reinforcement = A counter from the Available box
siege-roll-psyop = PSYOP on { $unit }
siege-roll-activation = Morale check of the { $division }
siege-roll-vulture = How many US units come
siege-roll-aaa = Anti-aircraft fire
siege-roll-aaa-results = What the anti-aircraft hits do
siege-roll-strike = The strike on { $target }
siege-roll-bomb = The bomb
siege-roll-barrage = Viet Minh artillery
siege-roll-barrage-result = What an artillery hit does, column { $column }
siege-roll-jump = { $unit } jumps
siege-roll-airdrop = The drop of { siege-supply }
siege-roll-fire =
    { siege-side-of } fire on { $space }: { $pool ->
        [ground] ground units
        [guns] guns
       *[aircraft] aircraft
    }
siege-roll-edge = { siege-side-of } edge at { $space }
siege-roll-assault-fire = { siege-side-of } fire in the assault on { $space }
siege-roll-retreat = How far { $piece } retreats
siege-roll-refit = Morale check of { $battalion }
siege-roll-politics = The political die

## What happened

siege-event-option-rolled = The die shows { $die }: so many { siege-code } take part.
siege-event-option-drawn = { $piece } takes part, drawn from the { siege-code }.
siege-event-placement = The French take the placement “{ $placement }”.
siege-event-placed = { $unit } is placed in { $space }.
siege-event-lifted = { $unit } is taken up again.
siege-event-division-drawn = The { $division } stands at { $base }.
siege-event-variable-rolled = The dice of the variable forces show { $first } and { $second }.
siege-event-delayed = Late to the siege: { $battalions }.
siege-event-turn = Turn { $turn } begins.
siege-event-impulse = Impulse { $impulse } begins.
siege-event-losses =
    {""}{ $french-steps ->
        [0] {""}
       *[other] {" "}French steps lost: { $french-steps }.
    }{ $french-units ->
        [0] {""}
       *[other] {" "}French units lost: { $french-units }.
    }{ $vietminh-steps ->
        [0] {""}
       *[other] {" "}Viet Minh steps lost: { $vietminh-steps }.
    }{ $vietminh-units ->
        [0] {""}
       *[other] {" "}Battalions lost: { $vietminh-units }.
    }{ $lost ->
        [0] {""}
       *[other] {" "}Spaces lost: { $lost }.
    }{ $won ->
        [0] {""}
       *[other] {" "}Spaces won: { $won }.
    }{ $shot-down ->
        [0] {""}
       *[other] {" "}Aircraft shot down: { $shot-down }.
    }{ $aborted ->
        [0] {""}
       *[other] {" "}Aircraft turned back: { $aborted }.
    }{ $gp ->
        [0] {""}
       *[other] {" "}GP: { $gp }.
    }{ $ammunition ->
        [0] {""}
       *[other] {" "}Artillery supply: { $ammunition }.
    }{ $morale-change ->
        [0] {""}
       *[other] {" "}Viet Minh morale: { $morale-change }.
    }{ $aaa ->
        [0] {""}
       *[other] {" "}AAA: { $aaa }.
    }{ $artillery ->
        [0] {""}
       *[other] {" "}Viet Minh artillery: { $artillery }.
    }
siege-event-step-summary = End of { siege-phase }.{ siege-event-losses }
siege-event-phase-summary = { siege-phase } over.{ siege-event-losses } Viet Minh morale stands at { $morale }.
siege-event-returned = { $aircraft } is back in the Air Reserve.
siege-event-picks =
    Each side picks { $picks ->
        [0] no event
        [one] one event
       *[other] { $picks } events
    }.
siege-event-picked = Event: { $event }.
siege-event-pool-empty = No { siege-side-of } event is left to pick.
siege-event-challenge-won = The GMI challenge { $event }: a { $die }, and it is cancelled.
siege-event-challenged = The GMI challenge { $event }: a { $die }, and it acts all the same.
siege-event-event-rolled = { $event }: the die shows { $die }.
siege-event-acts-as = { $event } acts as { $other }.
siege-event-no-effect = { $event } has no effect now.
siege-event-discarded = { $event } is out of the game.
siege-event-in-effect = { $event } stays in effect.
siege-event-mined = Route { $route } is mined this turn.
siege-event-condor-counted =
    { $condors ->
        [one] Operation Condor is under way: one marker waits for the other.
       *[other] Operation Condor is complete.
    }
siege-event-regiment-gone = The 148th Regiment leaves the battle for good.
siege-event-regiment-joins = The 148th Regiment joins the { $division }.
siege-event-delayed-enter = The late battalions arrive: { $battalions }.
siege-event-reinforced = Reinforcement: { $piece }.
siege-event-condor-units = The Condor units become available: { $units }.
siege-event-leader-arrived = { $leader } takes his post in { $space }.
siege-event-leader-waits = { $leader } is drawn, but no French unit is on the map to join: he stays available.
siege-event-psyop-rolled = PSYOP on { $unit }: the die shows { $die }.
siege-event-morale = Viet Minh morale goes from { $from } to { $to }.
siege-event-aaa-index = The AAA Index goes from { $from } to { $to }.
siege-event-artillery-index = The Artillery Index goes from { $from } to { $to }.
siege-event-supply = { $supply ->
        [gp] GP supply
       *[ammunition] Artillery supply
    } goes from { $from } to { $to }.
siege-event-activation = The { $division } rolls { $roll } against morale { $morale }: it assaults.
siege-event-activation-refit = The { $division } rolls { $roll } against morale { $morale }: it refits.
siege-event-ordered = The { $division } is ordered to assault.
siege-event-ordered-refit = The { $division } is ordered to refit.
siege-event-to-base = { $battalion } goes from { $from } straight to { $base }.
siege-event-missions-given =
    { $count ->
        [0] Nobody flies or fires a mission this turn.
        [one] A mission is given to one piece. Airstrikes: { $aircraft }. Guns: { $guns }.
       *[other] Missions are given to { $count } pieces. Airstrikes: { $aircraft }. Guns: { $guns }.
    }
siege-event-cargo-given =
    Cargo is loaded: { $units ->
        [0] no unit
        [one] one unit
       *[other] { $units } units
    }, { $gp ->
        [0] no load
        [one] one load
       *[other] { $gp } loads
    } of GP, { $ammunition ->
        [0] no load
        [one] one load
       *[other] { $ammunition } loads
    } of artillery supply.
siege-event-vulture-declared = Operation Vulture is declared.
siege-event-vulture-rolled =
    The die shows { $die }: { $units ->
        [one] one US unit comes
       *[other] { $units } US units come
    }.
siege-event-vulture-unit = { $aircraft } joins the Air Reserve.
siege-event-aaa-rolled = Anti-aircraft fire with { siege-dice }: { siege-hits }.
siege-event-aaa-results = Flak results. Turned back: tactical { $tactical-aborts }, strategic { $strategic-aborts }, cargo { $cargo-aborts }. Shot down: tactical { $tactical-down }, strategic { $strategic-down }, cargo { $cargo-down }.
siege-event-aaa-nobody =
    { $result ->
        [shot-down] Shoot-downs
       *[aborted] Aborts
    } that found nobody: { $results }.
siege-event-shot-down = { $aircraft } is shot down, and back on turn { $turn }.
siege-event-shot-down-for-good = { $aircraft } is shot down for the rest of the game.
siege-event-aborted = { $aircraft } turns back.
siege-event-recovered =
    { $count ->
        [one] An aborted air unit is
       *[other] { $count } aborted air units are
    } ready again: { $aircraft }.
siege-event-back-to-ready = { $unit } is back in the Ready box.
siege-event-strikes = Strike on { $target } with { siege-dice }. Aircraft: { $aircraft }. Guns: { $guns }.
siege-event-struck = { $target }: { siege-hits }.
siege-event-struck-shock = { $target }: { siege-hits }, and the shock tells on morale.
siege-event-bomb-rolled = The bomb falls; the die shows { $die }: { siege-side } win.
siege-event-barrage-rolled = Viet Minh artillery with { siege-dice }: { siege-hits }.
siege-event-barrage-result =
    The die shows { $die }: { $result ->
        [airfield] an airfield is hit
        [gp] GP supply is hit
        [ammunition] artillery supply is hit
        [route] Route { $route } is hit
        [central] the Central Fortress is hit
       *[artillery] a French battery is hit
    }.
siege-event-barrage-lost = The hit finds nothing.
siege-event-airfield-destroyed = { $airfield } is destroyed.
siege-event-ammunition-paid =
    { $points ->
        [one] One point of artillery supply is
       *[other] { $points } points of artillery supply are
    } spent; { $left } left.
siege-event-landed = { $unit } lands in { $space }.
siege-event-jumped = { $unit } jumps over { $space }: a { $die }, unharmed.
siege-event-jumped-reduced = { $unit } jumps over { $space }: a { $die }, with losses.
siege-event-delivered =
    { $points ->
        [one] One point of { siege-supply } comes
       *[other] { $points } points of { siege-supply } come
    } in.
siege-event-dropped =
    Dropped { siege-supply }: { $arrived ->
        [0] nothing arrives
        [one] one point arrives
       *[other] { $arrived } points arrive
    }, { $lost ->
        [0] none is
        [one] one is
       *[other] { $lost } are
    } lost, { $captured ->
        [0] none falls
        [one] one falls
       *[other] { $captured } fall
    } to the Viet Minh.
siege-event-reduced = { $piece } loses a step ({ $place }).
siege-event-eliminated = { $piece } is eliminated ({ $place }).
siege-event-leader-lost = { $leader } is lost in { $space }.
siege-event-control = { siege-side-first } take { $space }.
siege-event-moved = { $unit } moves from { $from } to { $to }.
siege-event-advanced = { $battalion } advances from { $from } to { $to }.
siege-event-french-fires = The French fire on { $space }. Units: { $units }. Guns: { $guns }. Aircraft: { $aircraft }.
siege-event-viet-minh-fires = The Viet Minh fire on { $space } with { siege-dice }: { $battalions }.
siege-event-fire-rolled =
    { $pool ->
        [ground] Ground units
        [guns] Guns
       *[aircraft] Aircraft
    } fire on { $space } ({ siege-side-of }, { siege-dice }): { siege-hits }, { siege-panics }.
siege-event-fire-result = { siege-side-of } fire on { $space }: { siege-hits }, { siege-panics } in all.
siege-event-nobody-panics = { $space }: { siege-panics } without anybody who could panic.
siege-event-panicked = { $piece } panics in { $space }.
siege-event-retreat-rolled = { $piece } rolls { $die } for its retreat.
siege-event-retreated = { $piece } retreats from { $from } to { $to }.
siege-event-flies-again = { $aircraft } stays in the Tactical box.
siege-event-french-assaults = The French assault { $space } out of { $from }: { $units }.
siege-event-viet-minh-assaults = The Viet Minh assault { $space } out of { $from }: { $battalions }.
siege-event-edge = Edge at { $space }: French { $french }, Viet Minh { $vietminh }; { siege-side } strike first.
siege-event-assault-rolled = { siege-side-first } strike in { $space } with { siege-dice }: { siege-hits }, { siege-panics }.
siege-event-assault-won = { siege-side-first } win the assault on { $space }.
siege-event-assault-draw = The assault on { $space } is drawn; by the ground { siege-side } stay.
siege-event-flak-raid = A raid on the flak of Route { $route }.
siege-event-morale-step = Morale: complexes { $complexes }, French lost { $french }, divisions refitting { $refits }, battalions lost { $vietminh }, Routes { $routes }; in all { $change }.
siege-event-redeployed = { $unit } redeploys from { $from } to { $to }.
siege-event-repaired = { $airfield } is repaired.
siege-event-refitted = { $unit } is at full strength again.
siege-event-rebuilt = { $unit } is rebuilt in { $space }.
siege-event-refit-succeeds = { $battalion } rolls { $roll }: it recovers.
siege-event-refit-rolled = { $battalion } rolls { $roll }: nothing.
siege-event-restored = { $battalion } is at full strength again.
siege-event-came-back = { $battalion } is back at { $base }, reduced.
siege-event-politics-rolled = The political die shows { $die }; up to { $limit } ends it.
siege-event-game-over =
    { $ending ->
        [collapse] Viet Minh morale collapses: the French win.
        [bomb-won] The bomb decides it: the French win.
        [bomb-lost] The bomb brings the world down on France: the Viet Minh win.
        [entrenchments] The Viet Minh hold every Entrenchment: they win.
        [central] The Central Fortress has fallen: the Viet Minh win.
        [politics] The political price is too high: the Viet Minh win.
        [routes] The French hold enough Routes: they win.
        [too-few-routes] The French hold too few Routes: a decisive victory of the Viet Minh.
       *[time-up] The fortress has held to the end: a draw.
    } Viet Minh morale: { $morale }.

## Refusals

siege-no-not-asked = This is not asked now
siege-no-owner = { $piece } is under { siege-role }
siege-no-commander-only = Only the commander decides this
siege-no-fiddled = This has been taken back too often: decide
siege-no-nobody-picked = Nobody takes part yet
siege-no-nobody-strikes = { siege-no-nobody-picked }
siege-no-nobody-sallies = { siege-no-nobody-picked }
siege-no-all-picked = Everybody who could be picked is picked already
siege-no-all-strike = { siege-no-all-picked }
siege-no-all-sally = { siege-no-all-picked }
siege-no-setup-terrain = { $space } is neither an Entrenchment nor the Central Fortress
siege-no-fortification-there = { $space } has a fortification already
siege-no-rebuild-fortification = { siege-no-fortification-there }
siege-no-leader-with = { $leader } begins with 1/LE or 8 BPC
siege-no-leader-left = { $leader } stands with { $unit }: move him first
siege-no-unplaced =
    { $units ->
        [one] One unit is
       *[other] { $units } units are
    } not placed yet
siege-no-leader-nobody = No French unit is in { $space }
siege-no-mortar-mission = { $marker } belongs to a mortar: close support only
siege-no-guns-no-base = { $marker } cannot reach a base: guns never attack bases
siege-no-strategic-only = { $aircraft } flies strategic missions only
siege-no-vulture-complexes =
    The Viet Minh hold { $held ->
        [0] no whole complex
        [one] one whole complex
       *[other] { $held } whole complexes
    }; it takes { $needed }
siege-no-immune = { $aircraft } is out of reach of the flak
siege-no-base-empty = { $base } holds no Viet Minh unit
siege-no-nothing-reaches = Nothing that you have left can attack { $target }
siege-no-nobody-in-range = { siege-no-nothing-reaches }
siege-no-no-guns = { siege-no-nothing-reaches }
siege-no-attacked-already = { $target } was attacked in this step
siege-no-struck-already = { $target } was struck in this step: all that strikes it rolls together
siege-no-base-struck = { siege-no-struck-already }
siege-no-fired-already = { $piece } has fired in this step
siege-no-other-mission = { $piece } is on another mission than { $target }
siege-no-other-strike = { siege-no-other-mission }
siege-no-not-tactical = { siege-no-other-mission }
siege-no-ammunition =
    It takes { $needed ->
        [one] one point
       *[other] { $needed } points
    } of artillery supply; you have { $left }
siege-no-impact-limit =
    Command Breakdown: only { $limit ->
        [one] one Impact marker
       *[other] { $limit } Impact markers
    } on { $space }
siege-no-enemy = No Viet Minh unit is in { $space }
siege-no-out-of-range =
    { $space } is { $distance ->
        [one] one space
       *[other] { $distance } spaces
    } away; { $piece } reaches { $range }
siege-no-other-route = { $piece } cannot fire into another Route at { $space }
siege-no-by-marker-only = { $unit } fires by its Impact marker only
siege-no-strength = { $unit } has no combat strength
siege-no-full-first = { $battalion } is reduced: full-strength battalions lose steps first
siege-no-full-first-base = { siege-no-full-first }
siege-no-leader-loses-nothing = { $unit } is a leader and takes no losses
siege-no-not-field-artillery = { $unit } is no field artillery
siege-no-elite = { $piece } is elite and does not panic
siege-no-leader-stands = { $unit } is a leader and does not panic
siege-no-panic-here = { $piece } cannot panic here
siege-no-airfield = { $space } is on no functional airfield of yours
siege-no-not-airborne = { $unit } is no airborne unit
siege-no-drop-zone = { $space } is neither a drop zone nor an airfield
siege-no-viet-minh-control = The Viet Minh control { $space }
siege-no-static = { $unit } is static and does not move
siege-no-tank-reduced = { $unit } is reduced: a reduced tank does not move
siege-no-static-follows = { $unit } is static and follows no leader
siege-no-static-assaults = { $unit } is static and does not assault
siege-no-points =
    { $unit } needs { $needed ->
        [one] one movement point
       *[other] { $needed } movement points
    } and has { $left }
siege-no-enemy-there = Viet Minh units bar the way at { $space }
siege-no-off-route = { $unit } cannot go to { $space }: Routes meet only in the Central Fortress
siege-no-stopped = { $unit } has stopped in the Central Fortress
siege-no-with-leader = { $unit } moves with { $leader }
siege-no-not-with-leader = { $leader } is not with { $unit }
siege-no-moved-already = { $unit } has moved already
siege-no-nobody-to-assault = { siege-no-enemy }
siege-no-not-adjacent = { $space } is not adjacent
siege-no-fought-already = { $unit } has assaulted in this step
siege-no-not-in-force = { $unit } is not in { $space }
siege-no-leader-alone = A leader cannot assault alone
siege-no-nobody-assaults = No unit in { $space } can assault
siege-no-gp =
    It takes { $needed ->
        [one] one GP point
       *[other] { $needed } GP points
    }; you have { $left }
siege-no-fortification-stays = { $unit } is a fortification and stays
siege-no-redeploy-control = { $space } is not under French control
siege-no-redeploy-route = { $space } is on another Route than { $unit }
siege-no-redeployed = { $unit } has redeployed this turn
siege-no-airfield-fine = { $airfield } is functional
siege-no-airfield-control = Both spaces of { $airfield } must be under French control
siege-no-airfield-engineer = No engineer is on { $airfield }
siege-no-not-reduced = { $unit } is not reduced
siege-no-not-entrenched = { $unit } is in { $space }, which is neither an Entrenchment nor the Central Fortress
siege-no-rebuilt-now = { $unit } was rebuilt this turn
siege-no-fortification-now = { siege-no-rebuilt-now }
siege-no-not-elite-battalion = { $unit } is no elite battalion
siege-no-rebuild-terrain = { $space } is neither an Entrenchment nor the Central Fortress
siege-no-fortification-terrain = { siege-no-rebuild-terrain }
siege-no-rebuild-control = { $space } is not under French control
siege-no-fortification-control = { siege-no-rebuild-control }
siege-no-engineer = No engineer is in { $space }
