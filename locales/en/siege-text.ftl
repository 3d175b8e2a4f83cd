# The board of Dien Bien Phu as text.

siege-text-turn =
    { $impulse ->
        [0] Turn { $turn } of { $turns }, { $dates }: { $phase }.
       *[other] Turn { $turn } of { $turns }, { $dates }, impulse { $impulse }: { $phase }.
    }
siege-text-enemy = Viet Minh: morale { $morale }, AAA index { $aaa }, artillery index { $artillery }.
siege-text-supply = French: artillery supply { $ammunition }, general supply { $gp }.
siege-text-events = In effect: { $events }.
siege-text-asked = { siege-map-seat } to answer: { $question }
siege-text-dice = To be rolled or drawn: { $question }.
siege-text-over = The game is over.
siege-text-legend = Spaces: # entrenchment, ^ hilltop, = airfield, v drop zone. Units: strength, [ ] static, ( ) artillery, + elite, * reduced.
siege-text-route = ROUTE { $n }, { $name }
siege-text-quiet =
    { $side ->
        [french] Empty, French: { $spaces }
       *[vietminh] Empty, Viet Minh: { $spaces }
    }
siege-text-space =
    { $central ->
        [yes] { $side ->
            [french] { $label }, French control
           *[vietminh] { $label }, Viet Minh control
        }
       *[no] { $side ->
            [french] { $label } { $name }, French control
           *[vietminh] { $label } { $name }, Viet Minh control
        }
    }
siege-text-french = French: { $units }
siege-text-vietminh = Viet Minh: { $units }
siege-text-base =
    Base { $n }, { $division }, { $status ->
        [assault] Assault
       *[refit] Refit
    }: { $count ->
        [0] empty
       *[other] { $units }
    }
siege-text-airfield =
    { $works ->
        [yes] { $name }: functional.
       *[no] { $name }: destroyed.
    }
siege-text-ready = Ready: { $units }.
siege-text-available = Available: { $units }.
siege-text-eliminated = Eliminated this turn: { $units }.
siege-text-eliminated-before = Eliminated earlier: { $units }.
siege-text-displays = MISSIONS
siege-text-box = { $name }: { $pieces }
siege-text-aboard = { $aircraft } with { $units }
