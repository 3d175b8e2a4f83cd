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
        [low] low: { $events } event
        [medium] medium: { $events } events
        [high] high: { $events } events
       *[fanatic] fanatic: { $events } events
    }
siege-map-events = Events in effect
siege-map-trenches = Assault trenches
siege-map-trenches-dug = Assault trenches being dug
siege-map-none = none
siege-map-lost = Eliminated this turn: { $n }
siege-map-lost-before = earlier: { $before }
