# Storm Over Dien Bien Phu. Both sides are plural: "the French fire", "the Viet Minh sap".

## Words the sentences are built from

storm-side =
    { $side ->
        [french] the French
       *[vietminh] the Viet Minh
    }
storm-side-first =
    { $side ->
        [french] The French
       *[vietminh] The Viet Minh
    }
storm-side-of =
    { $side ->
        [french] French
       *[vietminh] Viet Minh
    }
storm-seat =
    { $seat ->
        [french] French
        [vietminh] Viet Minh
        [first] First player
       *[second] Second player
    }
storm-points =
    { $points ->
        [one] one damage point
       *[other] { $points } damage points
    }
storm-window =
    { $window ->
        [W1] as the action of your impulse
        [W2] freely in your impulse, before or after the action
        [W3] before the dice of a French attack
        [W4] while an assault is being prepared
        [W5] right after attack dice have fallen
        [W6] when damage is about to hit the French
        [W7] to cancel a French card
        [W8] after the supply roll
       *[W9] at the end of an impulse
    }

## Choices

storm-choice-bid =
    { $areas ->
        [0] Bid no area
        [one] Bid one area
       *[other] Bid { $areas } areas
    }
storm-choice-take = Play { storm-side }
storm-choice-pass = Pass
storm-choice-act = Act with units of { $area }
storm-choice-pick = Take { $unit }
storm-choice-drop = Leave out { $unit }
storm-choice-pick-all = Take all units
storm-choice-drop-all = Leave out all units
storm-choice-fire = Fire at { $area }
storm-choice-move = March to { $area }
storm-choice-stop = Stop here
storm-choice-sap = Sap
storm-choice-assault = Assault { $area }
storm-choice-play = Play { $card }
storm-choice-dig = Sap by discarding { $card }
storm-choice-in = Choose { $area }
storm-choice-clear = Clear the trenches of { $area }
storm-choice-enter = Send in { $unit }
storm-choice-attack = Attack with those who have entered
storm-choice-decline = Play nothing
storm-choice-reroll = Roll again, at the price of one more unit
storm-choice-hit = { $unit } takes { storm-points }
storm-choice-retreat = { $unit } retreats to { $area }
storm-choice-withdraw = Withdraw { $unit }
storm-choice-spend = { $unit } becomes spent
storm-choice-lose = Lose { $unit }
storm-choice-discard = Discard { $card }
storm-choice-keep = Keep { $card }
storm-choice-done = Done
storm-choice-end = Discard nothing and end the impulses
storm-choice-mark = Cut off the supply of { $area }
storm-choice-place = Place them in { $area }
storm-choice-bring = Bring { $unit }

## Questions

storm-ask-bid = How many victory areas, from 0 to { $most }, would you hold as the Viet Minh?
storm-ask-side = Which side do you play?
storm-ask-cut-hand =
    Your hand is too large: discard { $left ->
        [one] one more card
       *[other] { $left } more cards
    }.
storm-ask-impulse = { storm-side-of } impulse: order units of one area, play a card, or pass.
storm-ask-order =
    Take fresh units of { $area } ({ $picked ->
        [0] none yet
       *[other] { $picked } so far
    }), then say what they do.
storm-ask-surprise-order =
    Surprise assault out of { $area }: take the units ({ $picked ->
        [0] none yet
       *[other] { $picked } so far
    }), then name the target.
storm-ask-march =
    The units are in { $area } with { $left ->
        [0] no movement point
        [one] one movement point
       *[other] { $left } movement points
    } left: march on, or stop?
storm-ask-card-area = Which area do you choose for { $card }?
storm-ask-dig-area = Which area do you sap by discarding { $card }?
storm-ask-go-on = The Viet Minh have passed: discard a card to take another impulse, or let the impulses end?
storm-ask-free-cards = Your action is done: play a free card before the impulse ends?
storm-ask-impulse-end = The impulse is over: bring in emergency replacements?
storm-ask-w3 = { $area } is about to be attacked with firepower { $stake }: play a card before the dice?
storm-ask-w4 = { $area } is about to be assaulted with firepower { $stake }: play a card before the dice?
storm-ask-w5 =
    As the dice lie, { $area } takes { $stake ->
        [0] no damage
        [one] one damage point
       *[other] { $stake } damage points
    }: have them rolled again?
storm-ask-w6 =
    { $stake ->
        [one] One damage point is
       *[other] { $stake } damage points are
    } about to hit { $area }: play a card against it?
storm-ask-w7 = A French card is about to strike { $area }: cancel it?
storm-ask-w8 =
    { $stake ->
        [0] No French area is
        [one] One French area is
       *[other] { $stake } French areas are
    } out of supply: play a card to cut off one more?
storm-ask-mines-spend =
    The mines stop { $left ->
        [one] one more assaulting unit
       *[other] { $left } more assaulting units
    }: which one becomes spent?
storm-ask-allocate =
    The units in { $area } have { $left ->
        [one] one damage point
       *[other] { $left } damage points
    } still to take: which unit takes how many?
storm-ask-retreat = Which unit retreats out of { $area }, and where to?
storm-ask-losses =
    The assault costs { $left ->
        [one] one more unit
       *[other] { $left } more units
    }: which one is lost?
storm-ask-enter = Counter-attack: which unit enters { $area }?
storm-ask-relief = Which unit of the relief force comes to { $area }?
storm-ask-rats-spend =
    Which fresh French unit in { $area } becomes spent ({ $left ->
        [one] one more at most
       *[other] { $left } more at most
    })?
storm-ask-shaft-warning = The ground trembles under { $area }: which units leave before the blast?
storm-ask-end-discard = Which cards do you discard before the turn ends?
storm-ask-supply-mark =
    Which area with French units goes without supply ({ $left ->
        [one] one more
       *[other] { $left } more
    })?
storm-ask-place =
    Where do arriving units go ({ $units ->
        [one] one waits
       *[other] { $units } wait
    }, { $picked ->
        [0] none taken
       *[other] { $picked } taken
    })?

## Dice and draws

storm-roll-bid =
    Two dice for the choice of sides: { $seat ->
        [first] first player
       *[second] second player
    }
storm-roll-draw = A card from the { storm-side-of } deck
storm-roll-attack = Two dice: { storm-side } attack { $area }
storm-roll-supply = Two dice for French supply
storm-roll-replacements = One die for Viet Minh replacements
storm-roll-mines = One die for the mines
storm-roll-rats = One die for the rats in { $area }
storm-roll-shaft = One die for the blast under { $area }
storm-roll-relief = One die for the relief force
storm-roll-propaganda = One die for the loyalty of { $unit }

## Refusals

storm-no-not-asked = That is not what is asked now.
storm-no-spent = { $unit } is spent already and can do nothing more.
storm-no-fresh-unit = You have no fresh unit in { $area }.
storm-no-action = Your fresh units in { $area } have nothing they could do.
storm-no-order = With { $unit } among them, the units would have nothing they could do together.
storm-no-nobody-picked = Take at least one unit first.
storm-no-all-picked = All units that could be taken are taken already.
storm-no-fiddled = The units were taken and left out too often: carry on with those you have.
storm-no-points =
    The step into { $area } costs { $cost ->
        [one] one movement point
       *[other] { $cost } movement points
    }; { $left ->
        [0] none is left
        [one] only one is left
       *[other] only { $left } are left
    }.
storm-no-red = { $area } has a red number: no French unit ever enters it.
storm-no-armor-river = Armor crosses the river only by a bridge, and none leads to { $area } from here.
storm-no-french-held = { $area } is held by French units: the Viet Minh cannot march in, only assault it.
storm-no-stacking =
    { $area } would hold { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of one side; { $limit } is the most.
storm-no-assault-stacking = { $area } would hold { $units } Viet Minh units after the assault; { $limit } is the most.
storm-no-place-stacking =
    { $area } would hold { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } of the side that arrives; { $limit } is the most.
storm-no-emergency-stacking =
    With the replacements { $area } would hold { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }; { $limit } is the most.
storm-no-enemy = There is no enemy unit in { $area }.
storm-no-firepower = Only units with firepower can fire, and one of these has none.
storm-no-sap-control = { $area } is not under Viet Minh control: no trench can be dug there.
storm-no-sap-full = The trenches of { $area } are at the highest level already.
storm-no-sap-pairs =
    A trench level takes { $per ->
        [one] { $per } unit
       *[other] { $per } units
    }; { $units ->
        [one] one unit does
       *[other] { $units } units do
    } not come out even.
storm-no-sap-too-many =
    { $most ->
        [one] One unit is
       *[other] { $most } units are
    } enough to complete the trenches here; { $units ->
        [one] one is taken
       *[other] { $units } are taken
    }.
storm-no-sap-nowhere = Every area under Viet Minh control has full trenches already.
storm-no-assault-control = { $area } is not under French control: there is nothing to assault.
storm-no-assault-trench = An assault out of { $area } needs trench level { $needed }; the level is { $level }.
storm-no-surprise-not-needed = An ordinary assault is possible out of { $area }: no surprise is needed.
storm-no-surprise-units = You have no fresh unit in { $area } to assault with.
storm-no-surprise-target = Nothing next to { $area } can be assaulted.
storm-no-surprise-nowhere = Nowhere can a surprise assault be made.
storm-no-only-in-window = { $card } is played only { storm-window }.
storm-no-effect = { $card } would have no effect now.
storm-no-cancels = { $card } does not stop { $played }.
storm-no-second-copy = { $card } was played already; a second one adds nothing.
storm-no-wrong-turn = { $card } cannot be played on turn { $turn }.
storm-no-shaft-turn = { $card } cannot be played on turn { $turn }.
storm-no-emergency-turn = { $card } cannot be played on turn { $turn }.
storm-no-target = No area fits { $card } now.
storm-no-not-beside-control = { $card } reaches only areas next to one you control, and { $area } is not.
storm-no-card-no-enemy = { $card } needs enemy units, and there are none in { $area }.
storm-no-trench = There are no trenches in { $area }.
storm-no-nobody-spent = No French unit in { $area } is spent.
storm-no-thai = There is no Thai unit in { $area }.
storm-no-not-french = { $card } needs an area under French control, and { $area } is not.
storm-no-viet-minh-there = Viet Minh units are in { $area }: the rats stay away.
storm-no-nobody-fresh = No French unit in { $area } is fresh.
storm-no-shaft = No area next to { $area } has full trenches to drive a shaft from.
storm-no-rats-spent = { $unit } is spent already: the rats find nothing more to do.
storm-no-not-viet-minh = { $area } is not under Viet Minh control.
storm-no-box-empty = No replacement unit is left in the box.
storm-no-nothing-lost = No area was lost in the impulse before: there is nothing to win back.
storm-no-not-lost = { $area } was not lost in the impulse before.
storm-no-nobody-enters = No fresh French unit can enter { $area }.
storm-no-nobody-entered = At least one unit must enter first.
storm-no-enter-points =
    The step into { $area } costs { $cost ->
        [one] one movement point
       *[other] { $cost } movement points
    }; the unit has { $left ->
        [0] none
        [one] only one
       *[other] only { $left }
    }.
storm-no-enter-river = Armor enters over the river only by a bridge, and none leads to { $area } from where it stands.
storm-no-mines-or-debouchez = { $played } was played against this assault, so { $card } cannot be.
storm-no-points-left-over =
    { $unit } must take another number: the other units cannot take exactly the { $left ->
        [one] one point
       *[other] { $left } points
    } left.
storm-no-too-many-points =
    { $left ->
        [one] Only one damage point is
       *[other] Only { $left } damage points are
    } left to take.
storm-no-retreats = { $unit } would have to retreat, and this attack allows no retreat.
storm-no-back-to-target = { $area } is the area under attack: nobody retreats into it.
storm-no-visited = The unit has come through { $area } already.
storm-no-retreat-red = { $area } has a red number: no French unit retreats into it.
storm-no-retreat-river = Armor retreats over the river only by a bridge, and none leads to { $area } from here.
storm-no-retreat-control = { $area } is not controlled by the side of the unit: it cannot retreat there.
storm-no-retreat-full = { $area } is full, and another area has room.
storm-no-retreat-enemies =
    { $area } holds { $enemies ->
        [one] one enemy unit
       *[other] { $enemies } enemy units
    }; another area holds { $fewest ->
        [0] none
        [one] only one
       *[other] only { $fewest }
    }.
storm-no-in-transit = { $unit } is on its way and must find its place first.
storm-no-destination = { $unit } has nowhere to retreat to.
storm-no-supply-nobody = There is no French unit in { $area }.
storm-no-supply-shared =
    The French do not control { $area }: what they only share with the Viet Minh stays in supply.
storm-no-supply-marked = { $area } is out of supply already.
storm-no-place-occupied = { $area } is under French control and not empty: the Viet Minh cannot arrive there.
storm-no-place-chain = No chain of Viet Minh areas links { $area } to the edge of the map.
storm-no-place-together =
    No area has room for { $units ->
        [one] the arriving unit
       *[other] { $units } arriving units at once
    }.
storm-no-nobody-to-place = No arriving unit is taken yet.
storm-no-place-control = { $area } is not under French control: the French cannot arrive there.
storm-no-all-cut = Every { $card } of your hand is chosen already.
storm-no-all-chosen = Every { $card } of your hand is chosen already.
storm-no-not-rolled = The die does not bring { $unit }.

## Events

storm-event-bids-open = The bids are open: { $first } by the first player, { $second } by the second.
storm-event-bid-rolled = The bids are equal and dice decide: the first player rolls { $first }, the second { $second }.
storm-event-sides-taken =
    { $seat ->
        [first] The first player
       *[second] The second player
    } leads the Viet Minh, who need { $needs ->
        [one] one victory area
       *[other] { $needs } victory areas
    }.
storm-event-turn = Turn { $turn } begins.
storm-event-reshuffled =
    { storm-side-first } shuffle their discards into the deck, which now holds { $deck ->
        [one] one card
       *[other] { $deck } cards
    }.
storm-event-drew = { storm-side-first } draw { $card }.
storm-event-drew-hidden = { storm-side-first } draw a card.
storm-event-discarded = { storm-side-first } discard { $card }.
storm-event-passed = { storm-side-first } pass.
storm-event-passed-automatically = { storm-side-first } have nothing they could do, and pass.
storm-event-goes-on = For that card the French take another impulse.
storm-event-impulses-over = The impulses of this turn are over.
storm-event-played = { storm-side-first } play { $card }.
storm-event-cancelled = { $by } cancels { $card }.
storm-event-moved =
    { storm-side-first } march from { $from } to { $to } with { $units }, for { $cost ->
        [one] one movement point
       *[other] { $cost } movement points
    }.
storm-event-control = { $area } passes to { storm-side }.
storm-event-fires = { storm-side-first } fire at { $target } from { $from } with { $units }.
storm-event-card-fires = { $card } strikes { $target }.
storm-event-assaults = The Viet Minh assault { $target } from { $from } with { $units }.
storm-event-rolled = { storm-side-first } roll { $roll }; the result that stands is { $stands }.
storm-event-rolls-again = { $card }: the dice are rolled again.
storm-event-damage =
    { $target }: { $attack ->
        [one] one attack point
       *[other] { $attack } attack points
    } against { $defence ->
        [one] one defence point
       *[other] { $defence } defence points
    }, { $damage ->
        [0] no effect
        [one] one damage point
       *[other] { $damage } damage points
    }.
storm-event-damage-reduced =
    The garrison refuses to give way: { $damage ->
        [0] no damage is left
        [one] one damage point is left
       *[other] { $damage } damage points are left
    }.
storm-event-spent = Spent on the { storm-side-of } side in { $area }: { $units }.
storm-event-retreated = { $unit } retreats from { $from } to { $to }.
storm-event-no-way-out = { $unit } finds no way out of { $area }.
storm-event-eliminated = { storm-side-first } lose { $units } in { $area }.
storm-event-fire-marker = { storm-side-first } have fired from { $area } and lose their terrain there for this turn.
storm-event-sapped =
    { $units ->
        [one] One unit saps
       *[other] { $units } units sap
    } in { $area }: trench level { $level }.
storm-event-dug = The Viet Minh discard { $card } to sap in { $area }: trench level { $level }.
storm-event-trenches-cleared = The trenches of { $area } are wiped out.
storm-event-mines-rolled = The mines go off under the assault: the die shows { $die }.
storm-event-assault-stopped = Nobody is left to assault { $target }: the attempt is over.
storm-event-assault-won = { $target } has fallen: the assaulting units move in.
storm-event-assault-failed = { $target } holds: the assault has failed.
storm-event-rested =
    { $units ->
        [one] One French unit in { $area } is
       *[other] { $units } French units in { $area } are
    } fresh again.
storm-event-relief-rolled = The die for the relief force shows { $die }.
storm-event-rats-rolled =
    The rats come out in { $area }: { $die ->
        [one] one French unit
       *[other] up to { $die } French units
    } may become spent.
storm-event-shaft-rolled =
    The mine shaft under { $area } goes up: { $die ->
        [one] one damage point
       *[other] { $die } damage points
    }.
storm-event-propaganda-rolled = { $unit } listens to the loudspeakers: the die shows { $die }.
storm-event-supply-rolled =
    French supply: { $roll } + { $modifier } = { $total }; { $areas ->
        [0] every area is supplied
        [one] one area goes without
       *[other] { $areas } areas go without
    }.
storm-event-out-of-supply = { $area } is out of supply.
storm-event-refreshed = Units become fresh, but not the French out of supply; markers come off.
storm-event-replacements-rolled =
    The die for replacements shows { $die }: { $units ->
        [0] nobody comes
        [one] one unit comes
       *[other] { $units } units come
    }.
storm-event-arrived = { storm-side-first } bring { $units } to { $area }.
storm-event-no-room = { storm-side-first } find no place and lose { $units }.
storm-event-game-over =
    { $side ->
        [french] The French win: the Viet Minh hold only
       *[vietminh] The Viet Minh win: they hold
    } { $held ->
        [one] one victory area
       *[other] { $held } victory areas
    } and needed { $needs }.

## Sums and odds

storm-sum-attack = Attack points before the dice
storm-sum-defence = Defence points
storm-term-card = { $card }
storm-term-debouchez = { storm-term-card }
storm-term-firepower =
    firepower of { $units ->
        [one] one unit
       *[other] { $units } units
    }
storm-term-bonus =
    { $cards ->
        [one] one supporting card
       *[other] { $cards } supporting cards
    }
storm-term-best-defence = best defence of a single unit
storm-term-no-terrain = the terrain of { $area } does not count
storm-term-terrain = terrain and trenches of { $area }
storm-gauge-damage = Damage points
storm-gauge-cleared = The area is cleared
storm-gauge-driven = Units gone from the area
storm-gauge-spent = Fresh units fewer in the area
storm-gauge-french-lost = French units eliminated
storm-gauge-vietminh-lost = Viet Minh units eliminated
