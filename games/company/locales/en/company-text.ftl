# The table of Men of Company B as text.

company-text-turn =
    { $phase ->
        [set-up] { $mission }, { $year }, { $map }: setting up. Counters: { $counters }.
        [score] { $mission }, { $year }, { $map }: counting points.
       *[play] { $mission }, { $year }, { $map }: turn { $turn }. Counters left: { $counters }.
    }
company-text-ring =
    { $token ->
        [yes] The ring: { $markers }. White Star holds a token.
       *[no] The ring: { $markers }.
    }
company-text-marker =
    { $marker ->
        [low] low
        [high] high
        [number1] number 1
        [ambush] ambush
        [blank] blank
       *[unknown] face down
    }
company-text-off =
    { $n ->
        [1] One Communist unit is off table.
       *[other] { $n } Communist units are off table.
    }
company-text-asked = { company-seat } to answer: { $question }
company-text-dice = To be rolled: { $question }.
company-text-over = The game is over.
company-text-legend = Terrain: R road, O open, P paddy, V village, J jungle, B bamboo, H rocky hill. W1, C1 units, + more of them, p peasants.
company-text-square = { $square } { $terrain }: { $things }
company-text-unit = { $id } { $unit }, { $states }
company-text-man = { $unit }: { $at }
company-text-army =
    { $side ->
        [white_star] WHITE STAR: { $name }, { $points ->
            [one] one point
           *[other] { $points } points
        }
       *[communist] COMMUNIST: { $name }, { $points ->
            [one] one point
           *[other] { $points } points
        }
    }
