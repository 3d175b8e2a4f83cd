# The map of Dien Bien Phu as it is written on the board and as a screen reader says it.

siege-map-board = Map of the valley
siege-map-whole = The whole map
siege-map-space =
    { $route ->
        [0] { $label }: { $features }
       *[other] { $label } on Route { $route }, { $name }: { $features }
    }
siege-map-control =
    { $side ->
        [french] French control
       *[vietminh] Viet Minh control
    }
siege-map-terrain =
    { $terrain ->
        [open] open ground
        [entrenchment] entrenchment
       *[central] counts as entrenched
    }
siege-map-hilltop = hilltop
siege-map-drop-zone = drop zone { $name }
siege-map-airfield =
    { $works ->
        [yes] { $name }, functional
       *[no] { $name }, destroyed
    }
siege-map-mined = Route { $route } is mined
siege-map-garrison =
    { $units ->
        [0] { $leaders ->
            [1] a French leader
           *[other] { $leaders } French leaders
        }
        [1] 1 French unit, strength { $strength }{ $leaders ->
            [0] {""}
            [1] , and a leader
           *[other] , and { $leaders } leaders
        }
       *[other] { $units } French units, strength { $strength }{ $leaders ->
            [0] {""}
            [1] , and a leader
           *[other] , and { $leaders } leaders
        }
    }
siege-map-battalions =
    { $units ->
        [1] 1 Viet Minh battalion, strength { $strength }
       *[other] { $units } Viet Minh battalions, strength { $strength }
    }
siege-map-base = { $name }: { $features }
siege-map-base-short = Base { $route }
siege-map-division = Division { $division }
siege-map-no-division = no division yet
siege-map-assault = Assault
siege-map-refit = Refit
siege-map-assault-short = Assault
siege-map-refit-short = Refit
siege-map-legal = can be chosen
siege-map-chosen = chosen
siege-map-partly = { $n } chosen
siege-map-more = { $n } more
siege-map-strength = strength { $n }
siege-map-reduced = reduced
siege-map-elite = elite
siege-map-impact = Impact marker of { $unit }, value { $value }
siege-map-morale = Viet Minh morale: { $n }
siege-map-aaa = AAA index: { $n }
siege-map-artillery = Artillery index: { $n }
siege-map-dice =
    { $n ->
        [0] no dice
        [1] 1 die
       *[other] { $n } dice
    }
siege-map-level =
    { $level ->
        [collapse] collapse
        [low] low: { siege-map-level-events }
        [medium] medium: { siege-map-level-events }
        [high] high: { siege-map-level-events }
       *[fanatic] fanatic: { siege-map-level-events }
    }
siege-map-level-events =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
siege-map-events = Events in effect
siege-map-filter-events = Events
siege-map-trenches = Assault trenches
siege-map-trenches-dug = Assault trenches being dug
siege-map-none = none
siege-map-lost = Eliminated this turn: { $n }
siege-map-lost-before = earlier: { $before }

# The title, its scenario and options, in lists and forms.

siege-map-title = Dien Bien Phu
siege-map-title-text = You command the French in the valley; the rules play the Viet Minh. Hold out for seven turns, or break the enemy’s morale.
siege-map-title-players = 1 player, or a staff of five
siege-map-title-time = 2 to 4 hours
siege-map-title-size = 55 spaces, 176 counters
siege-map-scenario-march-may-1954 = March to May 1954
siege-map-scenario-march-may-1954-text = The whole siege.
siege-map-window =
    { $window ->
       *[GMI] A Viet Minh event could be challenged
    }
siege-map-option-staff = Command shared by a staff (1.0)
siege-map-option-fast-artillery = Fast Viet Minh artillery (13.5)
siege-map-option-variable-vm = Variable Viet Minh forces (31.0)
siege-map-option-forward-aaa = Forward AAA positions (32.0)
siege-map-option-precedence-308 = 308th Division first (33.0)
siege-map-option-extra-start = More start units (34.1)
siege-map-option-extra-air = More aircraft (34.2)
siege-map-option-condor-forces = Operation Condor units (34.3)
siege-map-option-vulture = Operation Vulture (36.0)
siege-map-option-nuclear = The nuclear option (37.0)
siege-map-option-complex-bonus = Morale for complexes (S-05)
siege-map-option-route-penalty = Morale for Routes (S-06)
siege-map-option-first-activation = Morale checks on turn 1 (S-09)
siege-map-option-battalions-start = Viet Minh battalions at the start
siege-map-value-yes = Yes
siege-map-value-no = No
siege-map-value-pack = As the pack says
siege-map-value-once = Once in all
siege-map-value-each = For each
siege-map-value-full = Full strength
siege-map-value-reduced = Reduced

# What choices have in common, and where they send a piece.

siege-map-group-lose = Loses a step:
siege-map-group-panic = Panics:
siege-map-group-abort = Aborts:
siege-map-group-take = Comes:
siege-map-group-target = Attack:
siege-map-group-assault = Assault:
siege-map-group-with = Joins:
siege-map-group-without = Leave out:
siege-map-group-deliver = Comes in:
siege-map-group-again = Flies again:
siege-map-group-escort = Leaders go with:
siege-map-group-refit = Restore:
siege-map-group-repair = Repair:
siege-map-group-placement = Ready placements:
siege-map-recall = back to Reserve
siege-map-space-short = { $label } { $name }
siege-map-jump = jump on { $space }
siege-map-follow = with { $leader }
siege-map-lift = take up
siege-map-stay = do not follow
siege-map-chance = { $chance } for a hit, { $mean } on average

# The displays.

siege-map-tab = Missions
siege-map-display-air = Aircraft · { $spotter }
siege-map-display-cargo = Air cargo
siege-map-display-guns = Guns
siege-map-display-reinforcements = Reinforcements
siege-map-spotter = spotter up
siege-map-no-spotter = no spotter
siege-map-box-air-reserve = Air reserve
siege-map-box-tactical = Tactical
siege-map-box-base = Base attack
siege-map-box-counterbattery = Counterbattery
siege-map-box-flak = Flak suppression
siege-map-box-abort = Aborted
siege-map-box-returns = Back on turn { $n }
siege-map-box-cargo-unit = Units
siege-map-box-cargo-ammunition = Artillery supply
siege-map-box-cargo-gp = General supply
siege-map-box-gun-reserve = Artillery reserve
siege-map-box-close-support = Close support
siege-map-box-ready = Ready
siege-map-box-available = Available
siege-map-points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }
siege-map-factors =
    { $n ->
        [one] one die
       *[other] { $n } dice
    }, { $points } supply
siege-map-empty = empty

# The status.

siege-map-turn-title = Turn { $turn }, { $dates }
siege-map-impulse = Impulse { $n }
siege-map-no-impulse = Before the impulses
siege-map-impulses = Impulses
siege-map-phase =
    { $word ->
        [set-up] Set-up
        [turn] The turn begins
        [return] Aircraft return
        [french-events] French events
        [vietminh-events] Viet Minh events
        [activation] Activation
        [missions] Missions
        [cargo] Air cargo
        [aaa] Viet Minh AAA
        [air-strikes] Air strikes
        [vietminh-artillery] Viet Minh artillery
        [french-artillery] French artillery
        [landing] Landing
        [vietminh-movement] Viet Minh movement
        [french-fire] French fire
        [vietminh-assault] Viet Minh assault
        [french-movement] French movement
        [vietminh-fire] Viet Minh fire
        [french-assault] French assault
        [morale] Morale
        [victory] Victory check
        [french-refit] French refit
        [vietminh-refit] Viet Minh refit
        [advance] End of the turn
        [summary] Summary
       *[over] The end
    }
siege-map-of = { $n } of { $max }
siege-map-ammunition = Artillery supply
siege-map-gp = General supply
siege-map-track-morale = Viet Minh morale
siege-map-track-aaa = AAA index
siege-map-track-artillery = Artillery index
siege-map-airfield-works = functional
siege-map-airfield-enemy = in enemy hands
siege-map-airfield-destroyed = destroyed
siege-map-divisions = Divisions
siege-map-base-number = Base { $n }
siege-map-route = Route { $n }
siege-map-battalions-where = { $map } on the map, { $base } in the base, { $lost } eliminated
siege-map-eliminated = Eliminated
siege-map-lost-now =
    { $side ->
        [french] French, this turn: { $n }
       *[vietminh] Viet Minh, this turn: { $n }
    }
siege-map-lost-earlier =
    { $side ->
        [french] French, earlier: { $n }
       *[vietminh] Viet Minh, earlier: { $n }
    }
siege-map-lost-for-good =
    { $side ->
        [french] French, for good: { $n }
       *[vietminh] Viet Minh, for good: { $n }
    }

# The log and the trail of a question.

siege-map-heading =
    { $impulse ->
        [0] { $turn ->
            [0] { $phase }
           *[other] Turn { $turn } · { $phase }
        }
       *[other] Turn { $turn }, impulse { $impulse } · { $phase }
    }
siege-map-trail-fire = at { $space }
siege-map-trail-assault = for { $space }
siege-map-trail-draft =
    { $units ->
        [0] {""}
        [1] 1 unit,{" "}
       *[other] { $units } units,{" "}
    }{ $guns ->
        [0] {""}
        [1] 1 gun,{" "}
       *[other] { $guns } guns,{" "}
    }{ $aircraft ->
        [0] no aircraft
        [1] 1 aircraft
       *[other] { $aircraft } aircraft
    }
siege-map-trail-sally =
    { $units ->
        [1] 1 unit into { $space }
       *[other] { $units } units into { $space }
    }

# The components.

siege-map-grid-spaces = Spaces
siege-map-grid-aircraft = Aircraft
siege-map-grid-impact = Impact markers
siege-map-grid-events-french = French events
siege-map-grid-events-vietminh = Viet Minh events
siege-map-grid-fire = Tactical fire
siege-map-grid-strikes = Strategic strikes
siege-map-grid-aaa = Viet Minh AAA
siege-map-grid-artillery = Viet Minh artillery
siege-map-grid-landings = Jumps and airdrops
siege-map-grid-morale = Morale levels
siege-map-grid-readings = Readings that a French victory hangs on
siege-map-grid-turns = Turns
siege-map-head-route = Route
siege-map-head-space = Space
siege-map-head-terrain = Terrain
siege-map-head-features = Features
siege-map-head-strength = Strength, full / reduced
siege-map-head-division = Division
siege-map-head-factor = Strength or points
siege-map-head-value = Dice
siege-map-head-markers = Markers
siege-map-head-open = Open
siege-map-head-defensive = Defensive
siege-map-head-base = Base
siege-map-head-first = First die
siege-map-head-second = Second die
siege-map-head-five = After a 5
siege-map-head-six = After a 6
siege-map-head-jump = Jump
siege-map-head-drop = Airdrop, per point
siege-map-head-level = Level
siege-map-head-events = Events per side
siege-map-head-movement = Viet Minh movement
siege-map-head-ruling = Ruling
siege-map-head-doubt = In doubt
siege-map-head-reading = Read here as
siege-map-head-measured = What measuring showed
siege-map-reading =
    { $word ->
        [complexes] Morale for complexes wholly held by the Viet Minh
        [routes] Morale for Routes wholly held by the French
       *[bases] Morale when a base is struck
    }
siege-map-reading-bases = Any 6: one point, once for each base and turn
siege-map-measured =
    { $word ->
        [complexes] Counted for each complex, morale stays near the top of its track and a French victory vanishes.
        [routes] A French victory rests on counting each Route: counted once in all, it all but vanishes.
       *[bases] A French victory rests on this result too: without it, it all but vanishes.
    }
siege-map-level-name =
    { $word ->
        [collapse] Collapse
        [low] Low
        [medium] Medium
        [high] High
       *[fanatic] Fanatic
    }
siege-map-result =
    { $word ->
        [none] no effect
        [mass] hit on a mass target
        [panic] panic
        [hit] hit
        [miss] miss
        [reduce] a battalion loses a step
        [reduce-shock] a battalion loses a step, morale shaken
        [index] index down by one
        [reduced] loses a step
        [safe] lands safely
        [captured] captured
        [lost] lost
       *[delivered] delivered
    }
siege-map-aborted =
    { $word ->
        [tactical] a tactical airstrike aborts
        [strategic] a strategic airstrike aborts
       *[cargo] a cargo unit aborts
    }
siege-map-shot-down =
    { $word ->
        [tactical] a tactical airstrike is shot down
        [strategic] a strategic airstrike is shot down
       *[cargo] a cargo unit is shot down
    }
siege-map-barrage =
    { $word ->
        [airfield] airfield destroyed
        [gp] general supply
        [ammunition] artillery supply
        [central] Central Fortress
       *[guns] a field artillery unit
    }
siege-map-code =
    { $word ->
        [start] from the start
        [r] reinforcement
        [s] option 34.1
        [c] option 34.3
        [a] option 34.2
       *[v] option 36.0
    }

# What the odds panel says.

siege-map-odds-steps = steps lost, mean
siege-map-odds-any = at least one hit
siege-map-odds-panic = at least one panic
siege-map-odds-won = assault won
siege-map-odds-cleared = space cleared
siege-map-odds-morale = morale shaken
siege-map-odds-artillery = artillery index down, mean
siege-map-odds-aaa = AAA index down, mean
siege-map-odds-lowered = at least one
siege-map-odds-battalions = battalions eliminated, mean
siege-map-odds-own-steps = own steps lost, mean
siege-map-odds-gp = general supply, mean
siege-map-odds-ammunition = artillery supply, mean
siege-map-odds-captured = captured, mean
siege-map-odds-short = { $mean } on average, { $cleared } for success
siege-map-odds-pending = The attack as it stands
siege-map-display-to-place = To be placed
siege-map-box-to-place =
    { $n ->
        [1] 1 unit left
       *[other] { $n } units left
    }

# What stands for a step of the sequence in the log while its moments are folded.

siege-map-sum-hands =
    { $side ->
        [french] The French take { $spaces }.
       *[vietminh] The Viet Minh take { $spaces }.
    }
siege-map-sum-losses =
    { $side ->
        [french] The French lose { siege-map-sum-lost }.
       *[vietminh] The Viet Minh lose { siege-map-sum-lost }.
    }
siege-map-sum-lost =
    { $units ->
        [0] { siege-map-sum-steps }
        [one] one unit{ siege-map-sum-and-steps }
       *[other] { $units } units{ siege-map-sum-and-steps }
    }
siege-map-sum-and-steps =
    { $steps ->
        [0] {""}
       *[other] {" "}and { siege-map-sum-steps }
    }
siege-map-sum-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
siege-map-grid-units-french = French units
siege-map-grid-units-vietminh = Viet Minh units

## Seats and sides

siege-map-won =
    { $seat ->
        [french] The French have won
       *[vietminh] The Viet Minh have won
    }
siege-map-plays =
    { $seat ->
        [french] Somebody else plays the French
        [vietminh] Somebody else plays the Viet Minh
       *[other] Somebody else plays the other seat
    }
siege-map-plays-bot =
    { $seat ->
        [french] A bot plays the French
        [vietminh] A bot plays the Viet Minh
       *[other] A bot plays the other seat
    }
siege-map-waits =
    { $seat ->
        [french] The French are choosing.
        [vietminh] The Viet Minh are choosing.
        [commander] The commander is choosing.
        [north] The northern sector is choosing.
        [south] The southern sector is choosing.
        [air] The air officer is choosing.
       *[artillery] The artillery officer is choosing.
    }
siege-map-wins =
    { $seat ->
        [french] The French win
       *[vietminh] The Viet Minh win
    }
siege-map-side-name =
    { $seat ->
        [french] French
       *[vietminh] Viet Minh
    }
