# The board of Dien Bien Phu as text.

siege-text-turn =
    { $impulse ->
        [0] Turn { $turn } of { $turns }, { $dates }: { $phase }.
       *[other] Turn { $turn } of { $turns }, { $dates }, impulse { $impulse }: { $phase }.
    }
siege-text-enemy = Viet Minh: morale { $morale }, AAA index { $aaa }, artillery index { $artillery }.
siege-text-supply = French: artillery supply { $ammunition }, general supply { $gp }.
siege-text-events = In effect: { $events }.
siege-text-asked = { siege-seat } to answer: { $question }
siege-text-dice = To be rolled or drawn: { $question }.
siege-text-over = The game is over.
siege-text-legend = Spaces: # entrenchment, ^ hilltop, = airfield, v drop zone. Units: strength, [2] static, (2) artillery, + elite, * reduced.
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

# Odds and the sums behind them.

siege-gauge-vietminh-steps = Steps the Viet Minh lose
siege-gauge-vietminh-lost = Viet Minh battalions eliminated
siege-gauge-french-steps = Steps the French lose
siege-gauge-french-lost = French units eliminated
siege-gauge-won = The assault is won
siege-gauge-panics = Battalions that panic
siege-gauge-cleared = The space is cleared
siege-gauge-morale = Viet Minh morale
siege-gauge-artillery = Artillery index
siege-gauge-aaa = AAA index
siege-gauge-gp = General supply
siege-gauge-ammunition = Artillery supply
siege-gauge-captured = Points the enemy captures
siege-sum-dice = Dice
siege-sum-ammunition = Artillery supply to pay
siege-sum-assault-french = French dice
siege-sum-assault-viet-minh = Viet Minh dice
siege-sum-edge-french = French Tactical Edge
siege-sum-edge-viet-minh = Viet Minh Tactical Edge
siege-term-unit = { $unit }
siege-term-assault-unit = { siege-term-unit }
siege-term-battalion = { $battalion }
siege-term-gun = Impact marker of { $marker }
siege-term-aircraft = { $aircraft }
siege-term-spotter = the spotter is up
siege-term-neptune = Operation Neptune
siege-term-factors =
    { $factors ->
        [one] one factor fired
       *[other] { $factors } factors fired
    }
siege-term-elite = an elite unit
siege-term-leader = { $leader } leads
siege-term-event = { $event }
