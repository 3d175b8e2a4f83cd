# Storm Over Dien Bien Phu: the board and a hand of cards as text.

storm-text-title = Storm Over Dien Bien Phu
storm-board-turn = Storm Over Dien Bien Phu, turn { $turn } of { $turns } ({ $dates } 1954)
storm-board-victory = The Viet Minh hold { $held } of { $areas } victory areas and need { $needs }.
storm-board-cards = { storm-seat }: { $hand } in hand, { $deck } in the deck.
storm-board-discards = { storm-seat }, discards: { $cards }.
storm-board-removed = { storm-seat }, out of the game: { $cards }.
storm-board-asked = { storm-seat } to answer: { $question }
storm-board-dice = To be rolled or drawn: { $question }.
storm-board-over = The game is over.
storm-board-bid = { storm-seat }: { $made ->
        [yes] bid made
       *[no] no bid yet
    }
storm-board-legend = Units: companies or how many, * = spent, with firepower-defence-movement/defence when spent.
storm-board-controlled =
    { $side ->
        [french] FRENCH CONTROL
       *[vietminh] VIET MINH CONTROL
    }
storm-board-area = { $area }: { $features }
storm-board-defence = defence { $defence }
storm-board-is-victory = victory area
storm-board-colour =
    { $colour ->
        [red] closed to the French
        [blue] runway
       *[green] supply area
    }
storm-board-trench = trench level { $level }
storm-board-fire = { storm-side-of } Fire Marker
storm-board-out-of-supply = out of supply
storm-board-lost = lost in the impulse before
storm-board-units =
    { storm-side-of }, { $spent ->
        [0] { $fresh } fresh
       *[other] { $fresh ->
            [0] { $spent } spent
           *[other] { $fresh } fresh and { $spent } spent
        }
    }: { $units }
storm-board-quiet = No unit, no marker: { $areas }
storm-board-elsewhere = OFF THE MAP
storm-board-arrivals = { storm-side-of }, end of turn { $turn }: { $units }
storm-board-star = French, only with the relief force: { $units }
storm-board-box = Replacement Unit Box: { $units }
storm-board-box-empty = Replacement Unit Box: empty
storm-board-no-replacements = No replacement roll this turn.
storm-board-eliminated = Eliminated: { $french } French, { $vietminh } Viet Minh.
storm-board-replacements = replacements
storm-hand-title =
    { storm-side-of } hand, { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }
storm-hand-none = You have no hand of your own.
storm-hand-card =
    { $count ->
        [one] { $card }: { $features }
       *[other] { $card } (×{ $count }): { $features }
    }
storm-hand-window = { storm-window }
storm-hand-or = { $first } or { $second }
storm-hand-trench = Trench Value { $value }
storm-hand-removed = leaves the game when played
storm-text-score = Victory areas of the Viet Minh
