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

## Titles and how they are played

storm-map-title = Storm Over Dien Bien Phu
storm-map-title-text = Areas, impulses and two hidden hands of cards. Eight turns, from March to May 1954.
storm-map-title-players = 2 players
storm-map-title-time = 2 to 3 hours
storm-map-title-size = 40 areas

## The table: the question

storm-map-group-act = Order units of
storm-map-group-take = Take
storm-map-group-leave = Leave out
storm-map-group-fire = Fire at
storm-map-group-march = March to
storm-map-group-assault = Assault
storm-map-group-play = Play
storm-map-group-dig = Sap with
storm-map-group-in = Where
storm-map-group-clear = Clear trenches of
storm-map-group-hit = Damage
storm-map-group-retreat = Retreat
storm-map-group-enter = Send in
storm-map-group-withdraw = Withdraw
storm-map-group-spend = Spend
storm-map-group-lose = Lose
storm-map-group-discard = Discard
storm-map-group-keep = Keep
storm-map-group-mark = Cut off
storm-map-group-place = Place in
storm-map-group-bring = Bring
storm-map-trail-impulse =
    Turn { $turn }, { $side ->
        [french] French impulse
       *[vietminh] Viet Minh impulse
    }
storm-map-trail-impulse-end = End of the impulse
storm-map-trail-order =
    { $n ->
        [0] Units of { $area }
        [one] One unit of { $area }
       *[other] { $n } units of { $area }
    }
storm-map-trail-surprise =
    Surprise assault: { $n ->
        [0] units of { $area }
        [one] one unit of { $area }
       *[other] { $n } units of { $area }
    }
storm-map-trail-march =
    { $n ->
        [one] One unit marches, now in { $area }
       *[other] { $n } units march, now in { $area }
    }
storm-map-trail-fire = Fire from { $area } at { $target }
storm-map-trail-assault = Assault from { $area } on { $target }
storm-map-trail-card = { $card }: { $area }
storm-map-trail-damage = Damage in { $area }
storm-map-trail-retreat = Retreat from { $area }
storm-map-trail-end = End of turn { $n }

## The table: map and inspector

storm-map-place-room =
    { $n ->
        [0] no unit
        [one] one unit
       *[other] { $n } units
    } (room for { $limit } a side)
storm-map-place-control =
    { $side ->
        [french] French control
       *[vietminh] Viet Minh control
    }
storm-map-unit-chosen = chosen
storm-map-unit-fresh = fresh
storm-map-unit-spent = spent

## The table: status and hand

storm-map-turn-title = Turn { $turn }, { $dates }: hands of { $french } French and { $vietminh } Viet Minh cards
storm-map-victory-areas = Viet Minh victory areas
storm-map-victory = { $held } of { $needs }
storm-map-side = Side
storm-map-filter-cards = Cards
storm-map-hand-short = Hand
storm-map-hand-none = Whoever plays no side has no hand.
storm-map-hand-empty = No card in hand. Cards are drawn when a turn begins.
storm-map-deck = Deck
storm-map-discards = Discards
storm-map-removed = Out of the game:
storm-map-supply = French supply roll
storm-map-supply-roll = 2 dice + { $n }
storm-map-arrivals = Reinforcements to come
storm-map-arrival =
    { $side ->
        [french] French
       *[vietminh] Viet Minh
    }, end of turn { $turn }
storm-map-box =
    Replacement Unit Box: { $n ->
        [0] empty
        [one] one unit
       *[other] { $n } units
    }
storm-map-lost = Eliminated: { $french } French, { $vietminh } Viet Minh
storm-map-trench-value = Trench Value
storm-map-card-now = Possible now:

## The table: odds

storm-map-odds-pending = If nothing more is played
storm-map-odds-mean = damage points on average
storm-map-odds-any = any damage
storm-map-odds-cleared = area cleared
storm-map-odds-french-lost = French units lost
storm-map-odds-vietminh-lost = Viet Minh units lost
storm-map-chance-damage = { $chance } for damage, { $mean } points on average
storm-map-chance-cleared = { $chance } to clear the area, { $mean } damage points on average
storm-map-odds-what-if = mean { $mean }, cleared { $cleared }

## The table: log and replay

storm-map-log-turn = Turn { $turn }
storm-map-log-impulse =
    Turn { $turn }, impulse { $impulse } ({ $side ->
        [french] French
       *[vietminh] Viet Minh
    })

## Rule book and components

storm-map-grid-areas = Areas
storm-map-grid-cards-french = French cards
storm-map-grid-cards-vietminh = Viet Minh cards
storm-map-grid-turns = Turn track
storm-map-grid-supply = French supply
storm-map-grid-replacements = Viet Minh replacements
storm-map-grid-relief = Relief force
storm-map-head-number = No.
storm-map-head-defence = Defence
storm-map-head-colour = Number
storm-map-head-control = Control at the start
storm-map-head-victory = Victory
storm-map-head-neighbours = Neighbours (≈ river, ∩ bridge)
storm-map-head-fresh = Fresh
storm-map-head-spent = Spent
storm-map-head-card = Card
storm-map-head-copies = Copies
storm-map-head-when = Played
storm-map-head-french-hand = French hand
storm-map-head-vietminh-hand = Viet Minh hand
storm-map-head-total = Dice and modifier
storm-map-head-areas-out = Areas out of supply
storm-map-head-units = Units
storm-map-colour =
    { $word ->
        [red] red
        [blue] blue
        [green] green
       *[black] black
    }
storm-map-start-turn = end of turn { $n }
storm-map-start-star = only with the relief force
storm-map-start-box = Replacement Unit Box
storm-map-relief-row = { $infantry } infantry, { $armor } armor

## First steps

storm-map-first-steps-text = Ten minutes on the real board. You lead the Viet Minh through one turn at the north-east corner of the camp, and meet all that matters:
storm-map-teach-impulse = an impulse: one area, one purpose
storm-map-teach-fire = fire: two dice against the best defender and his ground
storm-map-teach-assault = assault: the only way into a defended area
storm-map-teach-sap = sap: trenches that make assaults possible
storm-map-teach-cards = cards: as an action, and at a moment of their own
storm-map-guide-over =
    That was all you need. From here on you are alone: the bot has taken over the French.
    The rule numbers lead to the rule book, every refusal says why, and the odds panel shows the sum before you commit. Finish the turn, or leave and open a table of your own.
storm-map-guide-impulse =
    This is Dien Bien Phu on the second turn. You lead the Viet Minh (red, cut corners); the French are blue. Whatever you may do now is lit on the map, and stands below with a number.
    You act in impulses, one after the other with the French: one area, one purpose. Begin in the hills north of Beatrice: choose Him Lam Heights (8), on the map or in the list.
storm-map-guide-units =
    Any number of fresh units of the area may act together. A counter shows firepower, defence and movement; companies with a gold corner are the best.
    Take them all: press All.
storm-map-guide-fire =
    Your units can now fire, march or assault, as far as each is legal. What is not possible is listed too, with the reason and its rule.
    Fire at Beatrice (14). The odds panel shows what may come: two dice and your firepower, against the best defender and his ground. Fire cannot be taken back, so it is asked twice.
storm-map-guide-sap =
    The dice fell, and the French took the damage: their companies in Beatrice are spent now (pale, one number). So are your own, for units that have acted are done for this turn. The log at the right tells all of it.
    The French have passed. Beatrice can only be taken by assault, and an assault needs trenches of level 3 where it starts. Nam Yum Bend (11) has level 2: choose it.
storm-map-guide-pair = Two units dig one level. Take one of them. An ordinary company will do: you need the firepower of the others.
storm-map-guide-pair-two = And a second one. If you took the wrong unit, click it again, or press Undo: until dice fall you can take back every step.
storm-map-guide-dig = Sap. The level rises to 3, and the two companies are spent.
storm-map-guide-card =
    A card can be your action too. Your hand is at the left: what each card does, and when it can be played. The French see only how many you hold.
    Play 105mm Artillery.
storm-map-guide-card-area = Guns reach every area next to one of yours. Strike Beatrice (14) once more before you storm it.
storm-map-guide-assault =
    Every blow has made Beatrice weaker. Now the assault. It is fought like fire, but the defender loses his ground, and if no Frenchman is left you march in.
    Choose Nam Yum Bend (11) again: those who did not dig are still fresh.
storm-map-guide-assault-units = Take all who are left. At most nine units of a side fit into an area.
storm-map-guide-assault-target = Assault Beatrice (14). Look at the chance to clear the area before you confirm.
storm-map-guide-window =
    Some cards wait for a moment of their own. This is one: an assault is being prepared, and both sides may play. With Night Assault you add 3.
    Such moments come often. Where you hold nothing to play, the table goes on by itself; for the rest you can leave standing orders.
storm-map-guide-loss =
    Beatrice has fallen. It is a victory area: six of them at the end of turn 8 win the battle for you.
    An assault always costs one of the assaulting units. Choose which.
storm-map-grid-units-french = French units
storm-map-grid-units-vietminh = Viet Minh units

## Seats and sides

storm-map-won =
    { $seat ->
        [french] The French have won
       *[vietminh] The Viet Minh have won
    }
storm-map-plays =
    { $seat ->
        [french] Somebody else plays the French
       *[vietminh] Somebody else plays the Viet Minh
    }
storm-map-plays-bot =
    { $seat ->
        [french] A bot plays the French
       *[vietminh] A bot plays the Viet Minh
    }
storm-map-waits =
    { $seat ->
        [french] The French are choosing.
       *[vietminh] The Viet Minh are choosing.
    }
storm-map-wins =
    { $seat ->
        [french] The French win
       *[vietminh] The Viet Minh win
    }
storm-map-curtain =
    { $seat ->
        [french] Hand the table to the French
       *[vietminh] Hand the table to the Viet Minh
    }
storm-map-open-seat =
    { $seat ->
        [french] I am the French: open my side
       *[vietminh] I am the Viet Minh: open my side
    }
storm-map-side-name =
    { $seat ->
        [french] French
       *[vietminh] Viet Minh
    }
