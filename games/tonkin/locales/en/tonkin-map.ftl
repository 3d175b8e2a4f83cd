# The map of Tonkin as it is written on the board and as a screen reader says it.

tonkin-map-board = Map of northern Vietnam and Laos
tonkin-map-whole = The whole map
tonkin-map-region-china = China
tonkin-map-region-viet-bac = Viet Bac
tonkin-map-region-highlands = Thai Highlands
tonkin-map-region-laos = Laos
tonkin-map-region-gulf = Gulf of Tonkin
tonkin-map-region-delta = Delta
tonkin-map-ground =
    { $ground ->
        [clear] clear
        [clear-forest] clear with forest
        [rough] rough
        [rough-forest] rough with forest
        [mountain] mountain
       *[sea] sea
    }
tonkin-map-hex =
    { $ground ->
        [clear] { $hex }, clear
        [clear-forest] { $hex }, clear with forest
        [rough] { $hex }, rough
        [rough-forest] { $hex }, rough with forest
        [mountain] { $hex }, mountain
       *[sea] { $hex }, sea
    }
tonkin-map-vp-hex = VP-Hex { $n }
tonkin-map-supply-centre =
    { $side ->
        [french] French Supply Center
       *[vietminh] Viet Minh Supply Center
    }
tonkin-map-airstrip = airstrip
tonkin-map-harbour = harbor
tonkin-map-mobilization = Mobilization Center
tonkin-map-major-river = major river
tonkin-map-minor-river = minor river
tonkin-map-road = road
tonkin-map-garrison =
    { $side ->
        [french] { $n ->
            [one] 1 French counter
           *[other] { $n } French counters
        }
       *[vietminh] { $n ->
            [one] 1 Viet Minh counter
           *[other] { $n } Viet Minh counters
        }
    }
tonkin-map-veiled = a Viet Minh stack
tonkin-map-beneath = more may lie beneath
tonkin-map-legal = can be chosen
tonkin-map-chosen = chosen
tonkin-map-partly = { $n } chosen
tonkin-map-more = { $n } more
tonkin-map-values =
    { $motorized ->
        [yes] combat { $combat }, barrage { $barrage }, movement { $move }, motorized, morale { $morale }
       *[no] combat { $combat }, barrage { $barrage }, movement { $move }, morale { $morale }
    }
tonkin-map-steps =
    { $of ->
        [one] { $n } of one step
       *[other] { $n } of { $of } steps
    }
tonkin-map-dg = disorganized
tonkin-map-oos = out of supply

# The title, its scenarios and options, in lists and forms.

tonkin-map-title = Tonkin
tonkin-map-title-text = Four years of war in the north, month by month: columns on the roads of the Delta, hidden divisions in the hills, paratroops over Laos.
tonkin-map-title-players = 2 players
tonkin-map-title-time = 2 to 40 hours
tonkin-map-title-size = 832 hexes, 200 counters
tonkin-map-scenario-cao-bang = Cao Bang
tonkin-map-scenario-cao-bang-text = The frontier posts, from October 1950.
tonkin-map-scenario-hanoi = Hanoi
tonkin-map-scenario-hanoi-text = The battles for the Delta, from January 1951.
tonkin-map-scenario-hoa-binh = Hoa Binh
tonkin-map-scenario-hoa-binh-text = The drive to the Black River, from December 1951.
tonkin-map-scenario-plaine-des-jarres = Plaine des Jarres
tonkin-map-scenario-plaine-des-jarres-text = The Thai country and Laos, from October 1952.
tonkin-map-scenario-dien-bien-phu = Dien Bien Phu
tonkin-map-scenario-dien-bien-phu-text = The last winter, from December 1953.
tonkin-map-scenario-na-san = Na San
tonkin-map-scenario-na-san-text = November 1952: a short one to learn.
tonkin-map-scenario-campaign = Campaign
tonkin-map-scenario-campaign-text = Several scenarios in a row: you say below where it begins and ends.
tonkin-map-option-hero = Officers (6.16)
tonkin-map-option-setup = Set-up
tonkin-map-option-from = The campaign begins with
tonkin-map-option-to = The campaign ends after
tonkin-map-value-yes = Yes
tonkin-map-value-no = No
tonkin-map-value-historical = Historical
tonkin-map-value-generic = Generic
tonkin-map-value-cao-bang = { tonkin-map-scenario-cao-bang }
tonkin-map-value-hanoi = { tonkin-map-scenario-hanoi }
tonkin-map-value-hoa-binh = { tonkin-map-scenario-hoa-binh }
tonkin-map-value-plaine-des-jarres = { tonkin-map-scenario-plaine-des-jarres }
tonkin-map-value-dien-bien-phu = { tonkin-map-scenario-dien-bien-phu }
tonkin-map-window =
    { $window ->
       *[3.5] Aircraft come near your guns
    }

# What choices have in common.

tonkin-map-group-stack = Move a stack:
tonkin-map-group-to = March to:
tonkin-map-group-step = One hex:
tonkin-map-group-with = Joins:
tonkin-map-group-without = Leave out:
tonkin-map-group-go = Go:
tonkin-map-group-air = Fly to:
tonkin-map-group-drop = Drop on:
tonkin-map-group-ship = By ship to:
tonkin-map-group-overrun = Overrun:
tonkin-map-group-part = Parts from the group:
tonkin-map-group-unload = Put ashore:
tonkin-map-group-build = Build a road in:
tonkin-map-group-dig = Dig trenches with:
tonkin-map-group-attack = Attack:
tonkin-map-group-barrage = Barrage:
tonkin-map-group-recover = Reorganize in:
tonkin-map-group-repair = Repair the road in:
tonkin-map-group-trench = Dig in:
tonkin-map-group-wreck = Destroy the road in:
tonkin-map-group-dump = Supply dump in:
tonkin-map-group-objective = Political Objective on:
tonkin-map-group-top = Order of the stacks:
tonkin-map-under = { $unit } under { $other }
tonkin-map-group-join = The officer joins:
tonkin-map-group-replace = A step for:
tonkin-map-group-rebuild = Rebuild:
tonkin-map-group-postpone = Comes later:
tonkin-map-group-withdraw = Withdraw:
tonkin-map-group-declare = Declare:
tonkin-map-group-spend = Spend:
tonkin-map-group-relocate = To the HQ:
tonkin-map-group-lead = Leads:
tonkin-map-group-lose = Loses a step:
tonkin-map-group-advance = Advances:
tonkin-map-chance =
    { $gauge ->
        [hit] { $chance } to hit the defender, { $mean } steps lost on average
        [arrived] { $chance } that the load gets there
        [roads] { $chance } to destroy the road
       *[taken] { $chance } to take the hex, { $mean } steps lost by the defender on average
    }

# Odds.

tonkin-map-odds-hit = the defender is hit
tonkin-map-odds-taken = the hex is taken
tonkin-map-odds-defender-steps = steps the defender loses
tonkin-map-odds-attacker-steps = steps the attacker loses
tonkin-map-odds-defender-dg = defender disorganized
tonkin-map-odds-attacker-dg = attacker disorganized
tonkin-map-odds-pending = As it stands
tonkin-map-odds-short =
    { $gauge ->
        [hit] { $mean } steps, { $cleared } to hit
        [arrived] { $cleared } that the load gets there
        [roads] { $cleared } to destroy the road
       *[taken] { $mean } steps, { $cleared } to take it
    }

# The trail and the story.

tonkin-map-trail-points =
    { $n ->
        [one] 1 point left in a row
       *[other] { $n } points left in a row
    }
tonkin-map-trail-group =
    { $n ->
        [0] { $hex }
        [one] 1 counter in { $hex }
       *[other] { $n } counters in { $hex }
    }
tonkin-map-trail-march =
    { $n ->
        [one] 1 counter from { $hex }
       *[other] { $n } counters from { $hex }
    }
tonkin-map-trail-barrage =
    { $n ->
        [one] Barrage on { $hex }: 1 fires
       *[other] Barrage on { $hex }: { $n } fire
    }
tonkin-map-trail-attack =
    { $n ->
        [one] Attack on { $hex }: 1 joins
       *[other] Attack on { $hex }: { $n } join
    }
tonkin-map-trail-combat = Combat in { $hex }
tonkin-map-trail-barraged = Barrage on { $hex }
tonkin-map-heading =
    { $impulse ->
        [0] { $month }: { $phase }
       *[other] { $month }: { $phase }, points in a row { $impulse }
    }

# What stands for a phase in the log while its moments are folded.

tonkin-map-sum-hands =
    { $side ->
        [french] The French gain { tonkin-map-sum-hexes }.
        [vietminh] The Viet Minh gain { tonkin-map-sum-hexes }.
       *[nobody] Nobody holds { tonkin-map-sum-hexes } any longer.
    }
tonkin-map-sum-hexes =
    { $named ->
        [yes] { $hexes }
       *[no] { $n ->
            [one] one place
           *[other] { $n } places
        }
    }
tonkin-map-sum-losses =
    { $side ->
        [french] The French lose { tonkin-map-sum-lost }.
       *[vietminh] The Viet Minh lose { tonkin-map-sum-lost }.
    }
tonkin-map-sum-lost =
    { $units ->
        [0] { tonkin-map-sum-steps }
        [one] one unit{ tonkin-map-sum-and-steps }
       *[other] { $units } units{ tonkin-map-sum-and-steps }
    }
tonkin-map-sum-and-steps =
    { $steps ->
        [0] {""}
       *[other] {" "}and { tonkin-map-sum-steps }
    }
tonkin-map-sum-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
tonkin-map-sum-level = { $by } VP: the VP-Level is { $level }.

# The status panel.

tonkin-map-season =
    { $word ->
        [rain] rains
       *[dry] dry season
    }
tonkin-map-rain = rains
tonkin-map-months = Months of the game
tonkin-map-level = VP-Level { $n }
tonkin-map-verdict =
    { $grade ->
        [draw] a draw
        [marginal] { $side ->
            [french] French marginal
           *[vietminh] Viet Minh marginal
        }
        [substantial] { $side ->
            [french] French substantial
           *[vietminh] Viet Minh substantial
        }
       *[strategic] { $side ->
            [french] French strategic
           *[vietminh] Viet Minh strategic
        }
    }
tonkin-map-of = { $n } of { $max }
tonkin-map-points = Operation Points
tonkin-map-rp = Replacement Points
tonkin-map-planes = Air Transports
tonkin-map-trucks = Trucks
tonkin-map-hits = Regiment steps lost
tonkin-map-delta =
    { $counted ->
        [yes] Delta: { tonkin-map-communities }, { $of } needed: counted
       *[no] Delta: { tonkin-map-communities }, { $of } needed
    }
tonkin-map-highlands =
    { $counted ->
        [yes] Highlands: { tonkin-map-communities }, { $of } needed: counted
       *[no] Highlands: { tonkin-map-communities }, { $of } needed
    }
tonkin-map-communities =
    { $n ->
        [one] one community
       *[other] { $n } communities
    }
tonkin-map-objective =
    { $real ->
        [real] Political Objective: { $hex }
        [rumour] Rumour: { $hex }
       *[unknown] Objective or rumour: { $hex }
    }
tonkin-map-spending = Spends { $unit }
tonkin-map-hero =
    Officer of rank { $rank } with { $unit }, { $mentions ->
        [0] not mentioned yet
        [one] mentioned once
       *[other] mentioned { $mentions } times
    }
tonkin-map-nobody = nobody

# The inspector.

tonkin-map-stacking =
    { $of ->
        [one] { $n } of one Stacking Point
       *[other] { $n } of { $of } Stacking Points
    }
tonkin-map-veil = More may lie beneath.
tonkin-map-noted =
    { $firm ->
        [yes] { $unit } was seen here in { $when } and is still here.
       *[no] { $unit } was seen here in { $when }.
    }
tonkin-map-friendly-french = French
tonkin-map-friendly-vietminh = Viet Minh
tonkin-map-zoc-french = in French ZoC
tonkin-map-zoc-vietminh = in Viet Minh ZoC
tonkin-map-supplied-french = French supply
tonkin-map-supplied-vietminh = Viet Minh supply
tonkin-map-supplied-river = River Supply
tonkin-map-trench = trench
tonkin-map-road-destroyed = road destroyed
tonkin-map-road-built = Road-Marker
tonkin-map-way =
    { $mode ->
        [double] Double-Move: { $cost } of { $mp } mp
        [truck] by truck: { $cost } of { $mp } mp
        [river] by river: { $cost } of { $mp } mp
       *[own] on their own: { $cost } of { $mp } mp
    }
tonkin-map-no-way-cost =
    { $mode ->
        [double] Double-Move: would cost { $cost } of { $mp } mp
        [truck] by truck: would cost { $cost } of { $mp } mp
        [river] by river: would cost { $cost } of { $mp } mp
       *[own] on their own: would cost { $cost } of { $mp } mp
    }
tonkin-map-no-way-closed =
    { $mode ->
        [double] Double-Move: the way is closed
        [truck] by truck: the way is closed
        [river] by river: the way is closed
       *[own] on their own: the way is closed
    }
tonkin-map-no-way-stop =
    { $mode ->
        [double] Double-Move: they may not stop here
        [truck] by truck: they may not stop here
        [river] by river: they may not stop here
       *[own] on their own: they may not stop here
    }

# What can be laid over the board.

tonkin-map-layer-zoc = Zones of control
tonkin-map-layer-supply = Supply range
tonkin-map-layer-river = River Supply
tonkin-map-layer-roads = Open roads to China
tonkin-map-layer-stacking = Stacking Points
tonkin-map-layer-vp = VP-Hexes and who holds them
tonkin-map-layer-control = Communities and whose they are
tonkin-map-layer-reach = How far a group gets, with costs

# Beside the map.

tonkin-map-tab = Boxes
tonkin-map-boxes = Beside the map
tonkin-map-track = Turn Track
tonkin-map-box-ready = Ready for use
tonkin-map-box-saigon = Saigon
tonkin-map-box-1 = Tieu Doan and Pathet Lao, Box 1
tonkin-map-box-2 = Tieu Doan and Pathet Lao, Box 2
tonkin-map-box-eliminated = Eliminated
tonkin-map-slot-arrive =
    { $side ->
        [french] French: { $units }
       *[vietminh] Viet Minh: { $units }
    }
tonkin-map-slot-withdraw =
    { $class ->
        [para] A para unit is withdrawn
        [rei] A battalion of the REI is withdrawn
        [navy] The Navy is withdrawn
       *[any] A unit is withdrawn
    }
tonkin-map-slot-planes = Air Transports: { $n } more
tonkin-map-slot-trucks = Trucks: { $n } more

# The components page.

tonkin-map-grid-french = French counters
tonkin-map-grid-vietminh = Viet Minh counters
tonkin-map-grid-communities = Communities
tonkin-map-grid-terrain = Terrain Effects Chart
tonkin-map-grid-combat = Combat Results Table
tonkin-map-grid-dg = Results and disorganization
tonkin-map-grid-barrage = Barrage Table
tonkin-map-grid-allowance = Points in a row
tonkin-map-grid-scenarios = Scenarios
tonkin-map-head-counter = Counter
tonkin-map-head-combat = Combat
tonkin-map-head-barrage = Barrage
tonkin-map-head-move = Movement
tonkin-map-head-morale = Morale
tonkin-map-head-stacking = Stacking
tonkin-map-head-steps = Steps
tonkin-map-head-entry = Arrives
tonkin-map-head-hex = Hex
tonkin-map-head-size = Size
tonkin-map-head-colour = Colour
tonkin-map-head-vp = VP
tonkin-map-head-signs = Signs
tonkin-map-head-month = Month
tonkin-map-head-season = Season
tonkin-map-head-vm-number = VM-Number
tonkin-map-head-vm-rp = VM RP
tonkin-map-head-french = French
tonkin-map-head-vietminh = Viet Minh
tonkin-map-head-withdraw = Withdrawals
tonkin-map-head-first = From
tonkin-map-head-last = To
tonkin-map-head-level = VP-Level
tonkin-map-head-planes = Air Transports
tonkin-map-head-trucks = Trucks
tonkin-map-head-scale = Scale
tonkin-map-head-terrain = Terrain
tonkin-map-head-vm-foot = VM foot
tonkin-map-head-french-foot = FEF foot
tonkin-map-head-motorized = Motorized
tonkin-map-head-combat-drm = Combat roll
tonkin-map-head-dg-attacker = DG roll, attacker
tonkin-map-head-dg-defender = DG roll, defender
tonkin-map-head-odds = Odds
tonkin-map-head-result = Result
tonkin-map-head-attacker-loses = Attacker loses
tonkin-map-head-defender-loses = Defender loses
tonkin-map-head-attacker-dg = Attacker DG
tonkin-map-head-defender-dg = Defender DG
tonkin-map-head-barrage-total = Barrage total
tonkin-map-head-miss = Miss
tonkin-map-head-dg = DG
tonkin-map-head-dg-loss = DG and a step
tonkin-map-head-die = Die
tonkin-map-head-points = Points
tonkin-map-motorized = { $n }, motorized
tonkin-map-size =
    { $word ->
        [city] city
        [town] town
       *[village] village
    }
tonkin-map-colour =
    { $word ->
        [blue] French
        [red] Viet Minh
       *[neutral] neither
    }
tonkin-map-withdrawal =
    { $word ->
        [para] a para unit
        [rei] a battalion of the REI
        [navy] the Navy
       *[any] any unit
    }
tonkin-map-terrain =
    { $word ->
        [clear] clear
        [rough] rough
        [forest] forest
        [mountain] mountain
        [minor] minor river
        [major] major river
        [road] road, clear / other
       *[trench] trench
    }
tonkin-map-band = { $min } to { $max }: { tonkin-map-verdict }

# The board as text.

tonkin-board-legend = Counters: combat-movement, (barrage)-movement; * a step lost, dg disorganized, oos out of supply, ? more may lie beneath. Hexes: the number of a VP-Hex, # trench, = airstrip.
tonkin-board-turn =
    { $season ->
        [rain] { $month } (rains), { $phase }. VP-Level { $level }.
       *[dry] { $month } (dry season), { $phase }. VP-Level { $level }.
    }
tonkin-board-tracks = Replacement Points: French { $french }, Viet Minh { $vietminh }. Air Transports { $planes }, trucks { $trucks }. Regiment steps lost: { $hits }.
tonkin-board-points = Operation Points left: French { $french }, Viet Minh { $vietminh }.
tonkin-board-asked =
    { $seat ->
        [french] French: { $question }
       *[vietminh] Viet Minh: { $question }
    }
tonkin-board-dice = Dice: { $question }
tonkin-board-over = The game is over.
tonkin-board-side =
    { $side ->
        [french] French, in { tonkin-board-hexes }:
       *[vietminh] Viet Minh, in { tonkin-board-hexes }:
    }
tonkin-board-hexes =
    { $n ->
        [one] one hex
       *[other] { $n } hexes
    }
tonkin-board-hex = { $hex }: { $units }
tonkin-board-vp =
    { $side ->
        [french] VP-Hexes of the French: { $hexes }
       *[vietminh] VP-Hexes of the Viet Minh: { $hexes }
    }
tonkin-board-objectives = Political Objective-Markers: { $hexes }
tonkin-board-destroyed = Roads destroyed: { $hexes }
tonkin-board-built = Road-Markers: { $hexes }
tonkin-board-box =
    { $side ->
        [french] { $name }, French: { $units }
       *[vietminh] { $name }, Viet Minh: { $units }
    }

## Seats and sides

tonkin-map-won =
    { $seat ->
        [french] The French have won
       *[vietminh] The Viet Minh have won
    }
tonkin-map-plays =
    { $seat ->
        [french] Somebody else plays the French
       *[vietminh] Somebody else plays the Viet Minh
    }
tonkin-map-plays-bot =
    { $seat ->
        [french] A bot plays the French
       *[vietminh] A bot plays the Viet Minh
    }
tonkin-map-waits =
    { $seat ->
        [french] The French are choosing.
       *[vietminh] The Viet Minh are choosing.
    }
tonkin-map-wins =
    { $seat ->
        [french] The French win
       *[vietminh] The Viet Minh win
    }
tonkin-map-curtain =
    { $seat ->
        [french] Hand the table to the French
       *[vietminh] Hand the table to the Viet Minh
    }
tonkin-map-open-seat =
    { $seat ->
        [french] I am the French: open my side
       *[vietminh] I am the Viet Minh: open my side
    }
tonkin-map-side-name =
    { $seat ->
        [french] French
       *[vietminh] Viet Minh
    }
