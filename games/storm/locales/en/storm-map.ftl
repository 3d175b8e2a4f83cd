# The map of Storm Over Dien Bien Phu as a screen reader says it.

storm-map-board = Map of the battle
storm-map-whole = The whole map
storm-map-control = { storm-side-of } control
storm-map-garrison =
    { storm-side-of } units: { $spent ->
        [0] { $fresh } fresh
       *[other] { $fresh ->
            [0] { $spent } spent
           *[other] { $fresh } fresh and { $spent } spent
        }
    }
storm-map-face =
    { $face ->
        [fresh] fresh
       *[spent] spent
    }
storm-map-pile = { $units }, { storm-map-face }, { $values }, in { $area }
storm-map-legal = can be chosen
storm-map-chosen = chosen
storm-map-partly = { $chosen } chosen

# The scenario and the option, in lists and forms.

storm-map-scenario-standard = The whole battle
storm-map-scenario-standard-text = Eight turns, March to May 1954.
storm-map-option-bidding = Who plays which side
storm-map-value-no = Sides as chosen above
storm-map-value-yes = Both bid for the sides (15.0)
