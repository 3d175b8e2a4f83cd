# The table of Men of Company B as it is written on the board and as a screen reader says it.

company-map-board = Table of squares
company-map-whole = The whole table
company-map-square = { $square }: { $features }
company-map-place = Square { $square }
company-map-unit = { $unit }: { $states }
company-map-tag =
    { $kind ->
        [command] PC
        [hq] CC
        [rifle] Rifle
        [weapons] Weapons
        [recon] Recon
        [ranger] Ranger
        [militia] Militia
        [local] Local
        [main] Main
        [sapper] Sappers
        [recruit] Recruits
        [tank] Tanks
        [carrier] Carriers
        [truck] Trucks
       *[other] { $unit }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
company-map-bases =
    { $n ->
        [1] one base
       *[other] { $n } bases
    }
company-map-vehicles =
    { $n ->
        [1] one vehicle
       *[other] { $n } vehicles
    }
company-map-grade =
    { $grade ->
        [raw] raw
        [average] average
       *[veteran] veteran
    }
company-map-no-leader = no leader
company-map-down = down
company-map-down-short = down
company-map-hammered = hammered
company-map-hammered-short = hammered
company-map-failed = failed unit marker
company-map-hidden = hidden
company-map-off-table = off table
company-map-wiped-out = wiped out
company-map-left = left the table
company-map-unseen = not seen yet
company-map-casualties =
    { $n ->
        [1] one casualty
       *[other] { $n } casualties
    }
company-map-carries =
    { $n ->
        [1] carries a cache
       *[other] carries { $n } caches
    }
company-map-peasants =
    { $n ->
        [1] a peasant
       *[other] { $n } peasants
    }
company-map-bodies-white-star =
    { $n ->
        [1] a White Star casualty on the ground
       *[other] { $n } White Star casualties on the ground
    }
company-map-bodies-communist =
    { $n ->
        [1] a Communist casualty on the ground
       *[other] { $n } Communist casualties on the ground
    }
company-map-caches =
    { $n ->
        [1] a dropped cache
       *[other] { $n } dropped caches
    }
company-map-searched = searched
company-map-legal = can be chosen
company-map-chosen = chosen
company-map-entered-on = entered on { $foot }+, by vehicles on { $vehicle }+
company-map-cover = cover
company-map-blocks = blocks sight
company-map-seen-from =
    { $n ->
        [one] seen from the next square only
       *[other] seen from { $n } squares away at most
    }

## The page

company-map-title = Men of Company B
company-map-title-text = Squads in rice paddies and villages, 1963 to 1969: a handful of action dice for each unit, ambushes, booby traps, and caches somewhere among the peasants.
company-map-title-players = 2 players
company-map-title-time = about 1 hour
company-map-title-size = 60 squares, 8 missions
company-map-window =
    { $window ->
        [opportunity] when an enemy moves beside your unit and it may shoot
       *[return] when your unit was shot at and may shoot back
    }
company-map-tab = Forces
company-map-layer-sight = What is seen from a square
company-map-scenario-search-and-destroy = Search and destroy
company-map-scenario-search-and-destroy-text = A US platoon against main force VC, Bong Son 1967.
company-map-scenario-cordon-and-search = Cordon and search
company-map-scenario-cordon-and-search-text = ARVN against local cells, Rach Kien 1966.
company-map-scenario-valley-sweep = Valley sweep
company-map-scenario-valley-sweep-text = A US platoon against NVA regulars, Que Son 1969.
company-map-scenario-road-runner = Road runner
company-map-scenario-road-runner-text = A convoy on Highway 1, 1968.
company-map-scenario-hot-lz = Hot landing zone
company-map-scenario-hot-lz-text = Airmobile infantry in the Ia Drang, 1965.
company-map-scenario-number-one = Number one
company-map-scenario-number-one-text = Headquarters stores at Ben Suc, 1967.
company-map-scenario-hold-the-hamlet = Hold the hamlet
company-map-scenario-hold-the-hamlet-text = Marines on Go Noi Island, 1969.
company-map-scenario-ap-bac = Ap Bac
company-map-scenario-ap-bac-text = ARVN carriers against a VC battalion, 1963.
company-map-option-peasant-double1-save = A peasant hit by a double one may be saved (S-14)
company-map-option-assault-reroll = What White Star rolls again in an assault (S-22)
company-map-option-booby-repeat = Every third square is trapped, not only the first (S-07)
company-map-option-hidden-loop = The ring of markers lies face down (X4.7)
company-map-option-countdown-mode = How counters go (S-04)
company-map-option-save-modifiers-stack = Down and veteran, short and raw add up for saves (S-12)
company-map-option-leader-save = Whom a leader helps to save (S-11)
company-map-option-peasants-flee = Peasants flee at the end of a turn (X8.5)
company-map-option-bid-for-sides = Both bid for the sides (X3.9)
company-map-option-map = Map
company-map-option-map-seed = Number of the random map
company-map-option-white-star = White Star army
company-map-option-communist = Communist army
company-map-value-yes = Yes
company-map-value-no = No
company-map-value-misses = Misses
company-map-value-sixes = Sixes
company-map-value-all = All or nothing
company-map-value-roll = By a die
company-map-value-choose = The player chooses
company-map-value-unit = The whole unit
company-map-value-leader-base = His own base

## Choices

company-map-group-group = Acts:
company-map-group-unit = Acts:
company-map-group-pass = Passes:
company-map-group-move = Move to
company-map-group-enter = Come on at
company-map-group-shoot = Shoot at
company-map-group-assault = Assault
company-map-group-generate = Come out of a peasant in
company-map-group-casevac = CASEVAC to
company-map-group-fire = Shoots:
company-map-group-ambusher = Springs the ambush:
company-map-group-ambush = From
company-map-group-peasant = A peasant in
company-map-group-offer = Offer
company-map-group-take = Take
company-map-chance = succeeds with { $chance }
company-map-chance-kill = { $chance } to kill something; { $mean } bases on average
company-map-odds-success = it succeeds
company-map-odds-enemy = bases lost by the enemy, mean
company-map-odds-any = at least one
company-map-odds-wiped-out = a unit is wiped out
company-map-odds-won = the assault is won
company-map-odds-own-wiped-out = an own unit is wiped out
company-map-odds-shown = somebody hidden is shown
company-map-odds-cache = a cache is found
company-map-odds-ambush = it is an ambush
company-map-odds-value = points, mean
company-map-odds-own = own bases lost, mean
company-map-odds-peasants = a peasant dies
company-map-odds-helicopters = the helicopter is lost
company-map-odds-evacuated = flown out, mean
company-map-odds-token = a token is won
company-map-odds-dice = action dice, mean
company-map-odds-pending = As it stands
company-map-odds-short = succeeds with { $cleared }

## Status and story

company-map-set-up = Setting up
company-map-score = Counting points
company-map-turn =
    { $side ->
        [white_star] Turn { $turn }, White Star
        [communist] Turn { $turn }, Communist
       *[none] Turn { $turn }
    }
company-map-heading =
    { $phase ->
        [set-up] Setting up
        [score] Counting points
       *[play] Turn { $turn }{ $side ->
            [white_star] , White Star
            [communist] , Communist
           *[none] {""}
        }{ $group ->
            [0] {""}
           *[other] , group { $group }
        }
    }
company-map-countdown =
    { $n ->
        [1] one counter left
       *[other] { $n } counters left
    }
company-map-ring =
    { $n ->
        [1] The ring: one marker
       *[other] The ring: { $n } markers
    }
company-map-ring-marker =
    { $marker ->
        [low] Marker { $place }: low cache
        [high] Marker { $place }: high cache
        [number1] Marker { $place }: number 1 cache
        [ambush] Marker { $place }: ambush
        [blank] Marker { $place }: blank
       *[unknown] Marker { $place }: face down
    }
company-map-token = token held
company-map-filter-markers = Markers
company-map-action-dice = Action dice
company-map-dice-left = { $left } left, { $spent } spent
company-map-why-ground = { $square }: { $terrain }
company-map-why-sum = { $sum } { $total }: { $terms }
company-map-why-faces = { $event ->
        [fails] fails on
        [explodes] explodes on
        [leader] the leader dies on
        [lost] lost on
        [hits] hits on
        [talks] talks on
        [saves] saved on
       *[kills] kills on
    } { $faces }
company-map-why-plain = nothing modifies it
company-map-why-vehicle = the save of its kind of vehicle
company-map-why-shells = one die a base or vehicle, nothing modifies it
company-map-why-deviation = stays on { $stays }; turns round its centre on { $centre }, round an end on { $end }
company-map-points = Victory points so far
company-map-white-star-short = WS
company-map-communist-short = Com.
company-map-sum = Sum
company-map-told-unseen =
    { $n ->
        [1] one Communist unit hides on the table
       *[other] { $n } Communist units hide on the table
    }
company-map-told-off =
    { $n ->
        [1] one Communist unit off table
       *[other] { $n } Communist units off table
    }
company-map-told-evacuated = flown out: { $n }
company-map-told-removed = Communist casualties taken away: { $n }
company-map-told-wiped-white-star = White Star foot wiped out: { $n }
company-map-told-wiped-communist = Communist foot wiped out: { $n }
company-map-told-vehicles = vehicles lost: { $n }
company-map-told-helicopters = helicopters lost: { $n }
company-map-told-peasants = peasants killed: { $n }
company-map-told-destroyed = caches destroyed: { $n }
company-map-told-recovered = caches recovered: { $n }
company-map-told-left = off the exit edge: { $n }
company-map-told-strikes = artillery calls this turn: { $n }
company-map-told-failed = { $unit } has the failed unit marker

## Maps and lists of a new table

company-map-own-map = the mission’s own
company-map-random = random, the number picks the kind of country
company-map-random-of = random: { $name }
company-map-own-army = the mission’s own
company-map-army-of =
    { $name }: { $points ->
        [one] one point
       *[other] { $points } points
    }
company-map-own-list =
    your own list, { $points ->
        [one] one point
       *[other] { $points } points
    }
company-map-builder =
    { $side ->
        [white_star] a White Star list
       *[communist] a Communist list
    }
company-map-points-wanted =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, 5 more or less
company-map-points-now =
    { $points ->
        [one] One point
       *[other] { $points } points
    } now
company-map-builder-text = Each column is a group: units that act one after the other, four at most. Below its name stands its platoon. Vehicles are counted one by one; two make a unit.
company-map-show = Show
company-map-group-name = Name of group { $n }
company-map-platoon-name = Platoon of group { $n }
company-map-list-sound = The list is sound.
company-map-check = Count and check
company-map-use = Use this list

## Components

company-map-grid-terrain = Terrain
company-map-grid-grades = Grades
company-map-grid-units = Foot units
company-map-grid-vehicles = Vehicles
company-map-grid-actions = What actions of foot need
company-map-grid-armies-white-star = White Star armies
company-map-grid-armies-communist = Communist armies
company-map-grid-missions = Missions
company-map-grid-points = Victory points
company-map-head-terrain = Ground
company-map-head-foot = Foot enters on
company-map-head-vehicle = Vehicles on
company-map-head-cover = Cover
company-map-head-blocks = Blocks sight
company-map-head-seen = Seen from
company-map-head-grade = Grade
company-map-head-action-dice = Action dice
company-map-head-morale-dice = Morale dice
company-map-head-count = Dice and bases
company-map-head-save = Save
company-map-head-trap = Save from a trap
company-map-head-assault-save = Save in assault
company-map-head-points = Points
company-map-head-nation = Nation
company-map-head-bases = Bases
company-map-head-written = Written
company-map-head-action = Action
company-map-head-needs = Needs
company-map-head-units = Units
company-map-head-mission = Mission
company-map-head-map = Map
company-map-head-armies = Armies
company-map-head-deploy = White Star deploys
company-map-head-countdown = Counters
company-map-head-ring = Ring
company-map-head-objective = About
company-map-head-handicap = Handicap
company-map-head-what = What
company-map-edge =
    { $word ->
        [north] north edge
        [south] south edge
        [east] east edge
       *[west] west edge
    }
company-map-column = by air near column { $column }
company-map-objective-caches = caches
company-map-objective-exit = leave by the { $edge }: { $vehicle } a vehicle, { $foot } a foot unit
company-map-objective-hold = hold { $squares }: { $each } each
company-map-vp-communist-body = to White Star: a Communist casualty on the table
company-map-vp-communist-removed = to White Star: a Communist casualty taken away
company-map-vp-communist-unit = to White Star: a Communist foot unit wiped out
company-map-vp-white-star-body = to the Communist: a White Star casualty on the table
company-map-vp-white-star-evacuated = to the Communist: a White Star casualty flown out
company-map-vp-white-star-unit = to the Communist: a White Star foot unit wiped out
company-map-vp-tank = an enemy tank
company-map-vp-carrier = an enemy carrier
company-map-vp-truck = an enemy gun truck
company-map-vp-helicopter = to the Communist: a helicopter
company-map-vp-peasant = a peasant killed by the enemy
company-map-vp-low = to the Communist: a low cache left to him
company-map-vp-high = to the Communist: a high cache left to him
company-map-vp-number1 = to the Communist: a number 1 cache left to him

## Seats and sides

company-map-won =
    { $seat ->
        [white_star] White Star has won
       *[communist] The Communist has won
    }
company-map-plays =
    { $seat ->
        [white_star] Somebody else plays White Star
       *[communist] Somebody else plays the Communist
    }
company-map-plays-bot =
    { $seat ->
        [white_star] A bot plays White Star
       *[communist] A bot plays the Communist
    }
company-map-waits =
    { $seat ->
        [white_star] White Star is choosing.
       *[communist] The Communist is choosing.
    }
company-map-wins =
    { $seat ->
        [white_star] White Star wins
       *[communist] The Communist wins
    }
company-map-curtain =
    { $seat ->
        [white_star] Hand the table to White Star
       *[communist] Hand the table to the Communist
    }
company-map-open-seat =
    { $seat ->
        [white_star] I am White Star: open my side
       *[communist] I am the Communist: open my side
    }
company-map-side-name =
    { $seat ->
        [white_star] White Star
       *[communist] Communist
    }
