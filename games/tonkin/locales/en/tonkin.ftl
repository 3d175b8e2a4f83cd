# Tonkin. Both sides are plural: "the Viet Minh move". Rule book words: SD, HQ, RP, VP, ZoC, DG, OoS.

## Words the sentences are built from

tonkin-side-first =
    { $side ->
        [french] The French
       *[vietminh] The Viet Minh
    }
tonkin-side-of =
    { $side ->
        [french] French
       *[vietminh] Viet Minh
    }
tonkin-seat =
    { $seat ->
        [french] French
       *[vietminh] Viet Minh
    }
tonkin-phase =
    { $phase ->
        [set-up] Set-up
        [vm-arrivals] Viet Minh reinforcements
        [vm-mix] Viet Minh SDs and Replacement Points
        [vm-replace] Viet Minh replacements
        [mobilise] Mobilization
        [french-arrivals] French reinforcements
        [french-mix] French SDs and Replacement Points
        [french-replace] French replacements
        [withdraw] French withdrawals
        [vm-movement] Viet Minh Movement Phase
        [french-movement] French Movement Phase
        [attrition] Attrition Phase
        [operations] Operation Phase
        [supply-check] Supply Check Phase
        [turn-end] End of the turn
        [end-losses] Last losses
        [end-vm-movement] Last Viet Minh Movement Phase
        [end-french-movement] Last French Movement Phase
        [end-attrition] Last Attrition Phase
       *[scoring] End of the game
    }
tonkin-month =
    { $month ->
        [jan] January { $year }
        [feb] February { $year }
        [mar] March { $year }
        [apr] April { $year }
        [may] May { $year }
        [jun] June { $year }
        [jul] July { $year }
        [aug] August { $year }
        [sep] September { $year }
        [oct] October { $year }
        [nov] November { $year }
       *[dec] December { $year }
    }
tonkin-direction =
    { $direction ->
        [E] east
        [NE] north-east
        [NW] north-west
        [W] west
        [SW] south-west
       *[SE] south-east
    }
tonkin-mode =
    { $mode ->
        [truck] on trucks
        [river] by river
       *[own] by themselves
    }
tonkin-way =
    { $way ->
        [truck] go by truck
        [river] go by river
        [air] fly
        [drop] are dropped
        [ship] go by ship
        [retreat] retreat
        [slip] retreat before combat
        [advance] advance
        [relocation] are brought to the HQ
       *[own] move
    }
tonkin-case =
    { $case ->
        [airstrips] on airstrips
        [delta] in supplied hexes of the Delta
        [centres] within 3 hexes of the Supply Centers
       *[range] within 3 hexes of the SD
    }
tonkin-cause =
    { $cause ->
        [ambush] in an ambush
        [spirit] for the Bolshevik Spirit
        [attrition] out of supply
        [rain] out of supply in the rains
        [stacking] because the hex is overcrowded
        [place] because it may not be there
        [thai-binh] around Thai Binh
        [set-up] before the game
       *[combat] in the fighting
    }
tonkin-option =
    { $option ->
        [a] taking off markers
        [b] digging trenches
        [c] moving the units of a hex
        [d] a barrage by Airstrike or Navy
        [e] destroying roads
        [F] an artillery barrage
       *[G] an attack
    }
tonkin-state =
    { $dg ->
        [yes] { $oos ->
            [yes] , DG and OoS
           *[no] , DG
        }
       *[no] { $oos ->
            [yes] , OoS
           *[no] {""}
        }
    }

## Choices

tonkin-choice-default = Set up the rest as the scenario suggests
tonkin-choice-place = Place { $unit } in { $hex }
tonkin-choice-place-saigon = Bring in { $unit } by Saigon
tonkin-choice-box = { $unit } finds no hex and goes to Box 1
tonkin-choice-objective = Put the marker on { $hex }
tonkin-choice-real =
    { $marker ->
        [1] The first marker is the real one
       *[other] The second marker is the real one
    }
tonkin-choice-move-objectives = Pick up both Political Objective-Markers and pay in VP
tonkin-choice-top = Put { $unit } on top of its stack
tonkin-choice-under = Put { $unit } right under { $other }
tonkin-choice-join = The officer joins { $unit }
tonkin-choice-mix =
    { $dumps ->
        [0] No SD, Replacement Points only
        [one] One SD, and Replacement Points
       *[other] { $dumps } SDs
    }
tonkin-choice-dump = Place an SD in { $hex }
tonkin-choice-give-up = Give up a Replacement Point
tonkin-choice-replace = Replace a step of { $unit }
tonkin-choice-rebuild = Rebuild { $unit }
tonkin-choice-absorb = { $unit } absorbs { $battalion }
tonkin-choice-postpone = Postpone { $unit }
tonkin-choice-withdraw = Withdraw { $unit }
tonkin-choice-refuse = Refuse the withdrawal and pay in VP
tonkin-choice-stack = Move units of { $hex }
tonkin-choice-saigon = Move units in Saigon
tonkin-choice-with = { $unit } joins in
tonkin-choice-without = { $unit } stays out
tonkin-choice-with-all = Everybody joins in
tonkin-choice-back = Back
tonkin-choice-go = Move { tonkin-mode }
tonkin-choice-double = Double-Move { tonkin-mode }
tonkin-choice-air = Fly to { $hex }
tonkin-choice-drop = Drop on { $hex }
tonkin-choice-ship = Ship to { $hex }
tonkin-choice-ship-saigon = Ship to Saigon
tonkin-choice-to = Move to { $hex }
tonkin-choice-step = One hex { tonkin-direction }
tonkin-choice-overrun = Overrun { $hex }
tonkin-choice-stop = Stop here
tonkin-choice-part = { $unit } parts from the group and goes on later
tonkin-choice-unload = Put { $unit } ashore
tonkin-choice-build = Build a Road-Marker in { $hex }
tonkin-choice-build-from = Build in { $hex } with the Road-Marker of { $from }
tonkin-choice-declare = Declare { $unit }
tonkin-choice-silent = Say nothing
tonkin-choice-spend = Spend { $unit }
tonkin-choice-relocate = Bring { $unit } to the HQ
tonkin-choice-recover = Take the DG-Marker off { $hex }
tonkin-choice-repair = Repair the road in { $hex }
tonkin-choice-dig = Use up { $unit } for trenches { tonkin-case }
tonkin-choice-trench = Dig a trench in { $hex }
tonkin-choice-barrage = Barrage { $hex }
tonkin-choice-wreck = Destroy the road in { $hex }
tonkin-choice-attack = Attack { $hex }
tonkin-choice-fire = Carry it out
tonkin-choice-slip = { $unit } retreats before combat to { $hex }
tonkin-choice-ambush = { $unit } ambushes { $victim }
tonkin-choice-lead = { $unit } leads
tonkin-choice-spirit = Bolshevik Spirit
tonkin-choice-front = The officer leads from the front
tonkin-choice-retreat = Retreat
tonkin-choice-stand = Stand fast
tonkin-choice-retreat-to = { $unit } retreats to { $hex }
tonkin-choice-lose = { $unit } takes the loss
tonkin-choice-advance = { $unit } advances
tonkin-choice-decline = No
tonkin-choice-done = Done

## Questions

tonkin-ask-considers = { tonkin-side-first } are considering.
tonkin-ask-set-up =
    { $within ->
        [one] Where do these units stand? In { $hex } or one hex from it.
       *[other] Where do these units stand? In { $hex } or up to { $within } hexes from it.
    }
tonkin-ask-set-up-class =
    { $within ->
        [0] Which unit { $class } stands in { $hex }?
        [one] Which unit { $class } stands in { $hex } or one hex from it?
       *[other] Which unit { $class } stands in { $hex } or up to { $within } hexes from it?
    }
tonkin-ask-set-up-losses =
    { $left ->
        [one] One step of this entry is lost before the game: whose?
       *[other] { $left } steps of this entry are lost before the game: whose is the next?
    }
tonkin-ask-set-up-tieu-doans =
    { $left ->
        [one] Place the last Tieu Doan on a Mobilization Center in Vietnam or up to 2 hexes from it.
       *[other] Place { $left } Tieu Doans, each on a Mobilization Center in Vietnam of its own or up to 2 hexes from it.
    }
tonkin-ask-set-up-gcma = Place { $unit } in the Highlands, up to 2 hexes from a friendly Highlands community of its own.
tonkin-ask-place-objective =
    { $marker ->
        [first] Put the first Political Objective-Marker on a VP-Hex friendly to the French.
       *[second] Put the second Political Objective-Marker on a VP-Hex friendly to the French, far from your regiments or strongly held.
    }
tonkin-ask-real-objective = Which Political Objective-Marker is the real one? The French learn it only when the scenario ends.
tonkin-ask-join-hero =
    { $left ->
        [one] { tonkin-side-of } officer: which unit does he join or command?
       *[other] { tonkin-side-of } officer: which { $left } units does he join and command? First his own.
    }
tonkin-ask-vm-arrivals =
    { $left ->
        [one] One regiment arrives: in which Supply Center?
       *[other] { $left } regiments arrive: in which Supply Centers?
    }
tonkin-ask-mix =
    { $side ->
        [french] The French get 2 SDs and { $two } RP, 1 SD and { $one } RP, or { $none } RP: which?
       *[vietminh] { $two ->
            [0] The Viet Minh get 2 SDs, 1 SD and { $one } RP, or { $none } RP: which?
           *[other] The Viet Minh get 2 SDs and { $two } RP, 1 SD and { $one } RP, or { $none } RP: which?
        }
    }
tonkin-ask-dumps =
    { $left ->
        [one] In which Supply Center does the SD arrive?
       *[other] In which Supply Centers do the { $left } SDs arrive?
    }
tonkin-ask-thai-binh = You hold too little around Thai Binh: give up a Replacement Point or a step of a unit.
tonkin-ask-replace =
    { $side ->
        [french] { tonkin-points }: replace steps, rebuild units, or go on.
       *[vietminh] { tonkin-points }: replace steps, rebuild regiments, absorb Tieu Doans, or go on.
    }
tonkin-points =
    { $points ->
        [one] One Replacement Point
       *[other] { $points } Replacement Points
    }
tonkin-ask-mobilise =
    { $left ->
        [one] One Tieu Doan may be mobilized: where?
       *[other] Up to { $left } Tieu Doans may be mobilized, each at a Mobilization Center of its own: where?
    }
tonkin-ask-pathet-lao = A Pathet Lao may come to a friendly Mobilization Center in Laos: where?
tonkin-ask-french-arrivals =
    { $left ->
        [one] One unit is due: bring it in for VP, or postpone it?
       *[other] { $left } units are due: bring them in for VP, or postpone them?
    }
tonkin-ask-withdraw =
    { $class ->
        [para] A para unit at full strength must be withdrawn: which?
        [rei] A unit of the REI at full strength must be withdrawn: which?
        [navy] The Navy must be withdrawn, or you pay in VP.
       *[any] A unit at full strength must be withdrawn: which?
    }
tonkin-ask-movement = { tonkin-side-of } movement: which stack moves?
tonkin-ask-move-hex = { tonkin-side-of } Operation Point: which units of { $hex } move?
tonkin-ask-group =
    { $picked ->
        [0] { tonkin-side-of } units in { $hex }: who goes?
        [one] { tonkin-side-of } units in { $hex }: one picked. Who else goes, and how?
       *[other] { tonkin-side-of } units in { $hex }: { $picked } picked. Who else goes, and how?
    }
tonkin-ask-march =
    { $left ->
        [0] The group stands in { $hex } and has no movement points left.
        [one] The group stands in { $hex } with one movement point left: where to?
       *[other] The group stands in { $hex } with { $left } movement points left: where to?
    }
tonkin-ask-declare = The French fly over { $hex }: do you declare artillery or Anti-Aircraft?
tonkin-ask-bounce = The Viet Minh still hold { $hex }: where do the paras retreat to?
tonkin-ask-activate =
    { $side ->
        [french] Do the French spend an SD this turn?
       *[vietminh] Do the Viet Minh spend an SD this turn?
    }
tonkin-ask-impulse =
    { $left ->
        [one] { tonkin-side-of } operations: spend one Operation Point.
       *[other] { tonkin-side-of } operations: up to { $left } Operation Points in a row.
    }
tonkin-ask-recover =
    { $left ->
        [0] Three markers are off: DG-Markers of the same chain of hexes may go too.
        [one] One more marker may come off.
       *[other] { $left } more markers may come off.
    }
tonkin-ask-dig =
    { $left ->
        [one] One more trench may be dug: where?
       *[other] Up to { $left } trenches may be dug: where?
    }
tonkin-ask-plan-barrage =
    { $picked ->
        [0] Who takes part in the barrage of { $hex }?
        [one] Barrage of { $hex }, one unit so far: who else takes part?
       *[other] Barrage of { $hex }, { $picked } units so far: who else takes part?
    }
tonkin-ask-wreck =
    { $left ->
        [one] One more road may be destroyed: where?
       *[other] { $left } more roads may be destroyed: where?
    }
tonkin-ask-plan-attack =
    { $picked ->
        [0] Who attacks { $hex }?
        [one] Attack on { $hex }, one unit so far: who else attacks?
       *[other] Attack on { $hex }, { $picked } units so far: who else attacks?
    }
tonkin-ask-slip = { $hex } is attacked: who retreats before combat?
tonkin-ask-ambush = { $hex } is attacked: do you ambush one of the attackers?
tonkin-ask-lead =
    { $side ->
        [french] Which French unit leads?
       *[vietminh] Which Viet Minh unit leads?
    }
tonkin-ask-spirit = Bolshevik Spirit? A die is added to the combat roll, and the leading unit loses one more step.
tonkin-ask-front = { tonkin-side-of } officer: does he lead from the front?
tonkin-ask-decide =
    { $steps ->
        [one] { $hex }: one step is lost. Retreat instead, or stand fast?
       *[other] { $hex }: { $steps } steps are lost. Retreat instead of one of them, or stand fast?
    }
tonkin-ask-retreat = Where do the defenders of { $hex } retreat to?
tonkin-ask-losses =
    { $left ->
        [one] { tonkin-side-first } lose one step: who takes it?
       *[other] { tonkin-side-first } lose { $left } steps: who takes the next?
    }
tonkin-ask-advance = No unit defends { $hex } any more: who advances?
tonkin-ask-overstack = { $hex } holds more than it may: who loses a step?

## Dice

tonkin-roll-allowance = { tonkin-side-of } Operation Points in a row
tonkin-roll-combat = { tonkin-side-of } attack on { $hex }
tonkin-roll-dg = Disorganization at { $hex }, the attacker's die first
tonkin-roll-barrage = { tonkin-side-of } barrage of { $hex }
tonkin-roll-road = The air strike on the road in { $hex }
tonkin-roll-ambush = The ambush at { $hex }
tonkin-roll-spirit = Bolshevik Spirit
tonkin-roll-drop = The SD dropped on { $hex } among guns
tonkin-roll-hero = The fate of the { tonkin-side-of } officer

## What happened

tonkin-event-month = { tonkin-month } begins.
tonkin-event-phase = { tonkin-phase }.
tonkin-event-set-up = { $unit } is set up in { $hex }.
tonkin-event-french-set-up = { $unit } stands in { $hex }.
tonkin-event-set-up-done = The set-up is complete.
tonkin-event-objective-placed = A Political Objective-Marker lies on { $hex }.
tonkin-event-objective-real = The real Political Objective is { $hex }.
tonkin-event-objective-chosen = The Viet Minh have chosen which marker is real.
tonkin-event-objective-scored =
    { $vietminh ->
        [yes] The Political Objective was { $hex }, and the Viet Minh have it.
       *[no] The Political Objective was { $hex }, and the Viet Minh do not have it.
    }
tonkin-event-top-shown =
    { $steps ->
        [one] On top in { $hex }: { $unit }, one step{ tonkin-state }.
       *[other] On top in { $hex }: { $unit }, { $steps } steps{ tonkin-state }.
    }
tonkin-event-shown =
    { $steps ->
        [one] Shown in { $hex }: { $unit }, one step{ tonkin-state }.
       *[other] Shown in { $hex }: { $unit }, { $steps } steps{ tonkin-state }.
    }
tonkin-event-hero-joined = The { tonkin-side-of } officer joins { $unit }.
tonkin-event-hero-mentioned =
    { $mentions ->
        [0] The { tonkin-side-of } officer is promoted: rank { $rank }.
        [one] The { tonkin-side-of } officer is mentioned: one mention at rank { $rank }.
       *[other] The { tonkin-side-of } officer is mentioned: { $mentions } mentions at rank { $rank }.
    }
tonkin-event-hero-rolled =
    { $killed ->
        [yes] The { tonkin-side-of } officer rolls { $roll } and is killed.
       *[no] The { tonkin-side-of } officer rolls { $roll } and lives.
    }
tonkin-event-arrived = { $unit } arrives in { $hex }.
tonkin-event-arrived-off =
    { $side ->
        [french] { $unit } arrives by Saigon.
       *[vietminh] { $unit } is available in Box 2.
    }
tonkin-event-arrivals-wait = The VP-Level of { $level } is above the VM-Number of { $most }: the Viet Minh reinforcements wait.
tonkin-event-postponed = { $unit } is postponed until { tonkin-month }.
tonkin-event-postponed-for-good = { $unit } is postponed beyond the Turn Track and does not come any more.
tonkin-event-mixed =
    { tonkin-side-first } take { $dumps ->
        [0] no SD
        [one] one SD
       *[other] { $dumps } SDs
    } and { $points } RP.
tonkin-event-points =
    { $points ->
        [-1] { tonkin-side-first } give up one Replacement Point.
        [one] { tonkin-side-first } gain one Replacement Point.
       *[other] { tonkin-side-first } gain { $points } Replacement Points.
    }
tonkin-event-dump-placed = { $unit } arrives in { $hex }.
tonkin-event-replaced =
    { $points ->
        [one] { tonkin-side-first } spend one RP on a step of { $unit }.
       *[other] { tonkin-side-first } spend { $points } RP on a step of { $unit }.
    }
tonkin-event-replaced-hidden =
    { $points ->
        [one] { tonkin-side-first } spend one RP on a step.
       *[other] { tonkin-side-first } spend { $points } RP on a step.
    }
tonkin-event-rebuilt = { $unit } is being rebuilt and is due in { tonkin-month }.
tonkin-event-absorbed = { $unit } absorbs { $battalion } from { $hex }.
tonkin-event-absorbed-hidden = A regiment absorbs { $battalion } from { $hex }.
tonkin-event-box-moved = Box 1 is emptied into Box 2.
tonkin-event-withdrawn = { $unit } is withdrawn and may return in { tonkin-month }.
tonkin-event-withdrawn-for-good = { $unit } is withdrawn for the rest of the game.
tonkin-event-transports = Transports of the month: Viet Minh Trucks { $trucks }, French Air Transports { $planes }.
tonkin-event-moved = { tonkin-side-of } units { tonkin-way } from { $from } to { $to }: { $units }.
tonkin-event-vm-moved = Viet Minh units { tonkin-way } from { $from } to { $to }.
tonkin-event-staff-moved = Seen going from { $from } to { $to }: { $units }.
tonkin-event-hex-left = No Viet Minh unit is left in { $hex }.
tonkin-event-declared = The Viet Minh declare { $unit } in { $hex }.
tonkin-event-called-off = The flight over { $hex } is called off.
tonkin-event-drop-rolled =
    { $lost ->
        [yes] The SD dropped on { $hex } falls among guns: a { $die }, and it is lost.
       *[no] The SD dropped on { $hex } falls among guns: a { $die }, and it is recovered.
    }
tonkin-event-road-built = The engineer builds a road in { $hex }.
tonkin-event-road-moved = The engineer builds a road in { $hex } with the Road-Marker of { $from }.
tonkin-event-captured = { $unit } is taken in { $hex }.
tonkin-event-step-lost = { $unit } in { $hex } loses a step { tonkin-cause }.
tonkin-event-step-regained = The { tonkin-side-of } unit { $unit } regains a step.
tonkin-event-hits =
    { $steps ->
        [one] A regiment step is lost: the hit marker stands at { $marker }.
       *[other] { $steps } regiment steps are lost: the hit marker stands at { $marker }.
    }
tonkin-event-eliminated = { $unit } is eliminated in { $hex } { tonkin-cause }.
tonkin-event-disorganised = Disorganized in { $hex }: { $units }.
tonkin-event-level =
    { $why ->
        [hex] { $hex } changes hands: { $by } VP, and the VP-Level is { $level }.
        [delta] The communities of the Delta: { $by } VP, and the VP-Level is { $level }.
        [highlands] The communities of the Highlands: { $by } VP, and the VP-Level is { $level }.
        [hits] Regiment steps lost: { $by } VP, and the VP-Level is { $level }.
        [lost] { $unit } lost: { $by } VP, and the VP-Level is { $level }.
        [arrived] { $unit } brought in: { $by } VP, and the VP-Level is { $level }.
        [not-withdrawn] A withdrawal refused: { $by } VP, and the VP-Level is { $level }.
        [moved-objectives] The Political Objective-Markers picked up: { $by } VP, and the VP-Level is { $level }.
       *[objective] The Political Objective, { $hex }: { $by } VP, and the VP-Level is { $level }.
    }
tonkin-event-control =
    { $side ->
        [french] { $hex } is friendly to the French now.
        [vietminh] { $hex } is friendly to the Viet Minh now.
       *[nobody] { $hex } is friendly to nobody now.
    }
tonkin-event-zoc-told = The first unit is disorganized, and yet these Viet Minh hexes exert ZoC: { $hexes }.
tonkin-event-zoc-told-none = No Viet Minh hex whose first unit is disorganized exerts ZoC.
tonkin-event-rivers-told = Hidden Viet Minh regiments cut River Supply at { $hexes }.
tonkin-event-rivers-told-none = No hidden Viet Minh regiment cuts River Supply.
tonkin-event-spends = { tonkin-side-first } spend { $unit }.
tonkin-event-spends-none = { tonkin-side-first } spend no SD.
tonkin-event-no-operations = Nobody spends an SD: there are no operations this month.
tonkin-event-allowance-rolled =
    { $points ->
        [one] { tonkin-side-first } roll { $die }: one Operation Point.
       *[other] { tonkin-side-first } roll { $die }: up to { $points } Operation Points in a row.
    }
tonkin-event-spent =
    { $left ->
        [0] { tonkin-side-first } spend their last Operation Point on { tonkin-option }.
        [one] { tonkin-side-first } spend an Operation Point on { tonkin-option }; one is left.
       *[other] { tonkin-side-first } spend an Operation Point on { tonkin-option }; { $left } are left.
    }
tonkin-event-recovered = The { tonkin-side-of } units in { $hex } are no longer disorganized.
tonkin-event-repaired = { tonkin-side-first } repair the road in { $hex }.
tonkin-event-digs = { tonkin-side-first } use up { $unit } for trenches { tonkin-case }.
tonkin-event-trenched = The { tonkin-side-of } units in { $hex } dig in.
tonkin-event-trench-gone = The { tonkin-side-of } trench in { $hex } is gone.
tonkin-event-road-destroyed = The road in { $hex } is destroyed.
tonkin-event-road-struck = The Airstrike on the road in { $hex } rolls { $roll }, { $total } in all.
tonkin-event-barrages = { tonkin-side-first } barrage { $hex } with a value of { $value }.
tonkin-event-barrage-rolled =
    { $result ->
        [miss] The barrage of { $hex } rolls { $roll }: a miss.
        [dg] The barrage of { $hex } rolls { $roll }: the defenders are disorganized.
       *[dg-dl] The barrage of { $hex } rolls { $roll }: the defenders are disorganized and lose a step.
    }
tonkin-event-attacks = { tonkin-side-first } attack { $hex }: { $units }.
tonkin-event-overruns = { tonkin-side-first } overrun { $hex }: { $units }.
tonkin-event-ambushes = { $unit } ambushes { $victim }.
tonkin-event-ambush-rolled = The ambush rolls { $die } against a morale of { $morale }.
tonkin-event-leads = { tonkin-side-of } leading unit: { $unit }.
tonkin-event-spirit-rolled = Bolshevik Spirit adds { $die }.
tonkin-event-front = The { tonkin-side-of } officer leads from the front.
tonkin-event-combat-rolled = At { $odds } the roll is { $roll }, modifier { $modifier }, total { $total }: { $result }.
tonkin-event-dg-rolled = Disorganization: the attacker rolls { $attacker }, the defender { $defender }.
tonkin-event-retreats = The defender retreats.
tonkin-event-decided = The defender stands fast.
tonkin-event-combat-over =
    { $taken ->
        [yes] The attacker takes { $hex }.
       *[no] The attacker does not take { $hex }.
    }
tonkin-event-overstacked =
    { $side ->
        [french] Too many French units are in { $hex }.
       *[vietminh] Too many Viet Minh units are in { $hex }.
    }
tonkin-event-overstacked-hidden = Too many { tonkin-side-of } units are in one hex.
tonkin-event-out-of-supply = Out of supply: { $units }.
tonkin-event-in-supply = In supply again: { $units }.
tonkin-event-end-sequence = The last turn is over: the End of the Game Sequence begins.
tonkin-event-game-over =
    { $ending ->
        [hq-lost] The Viet Minh HQ is lost. { tonkin-verdict } VP-Level: { $level }.
        [hanoi-taken] The Viet Minh are in Hanoi. { tonkin-verdict } VP-Level: { $level }.
       *[scale] The game is over. { tonkin-verdict } VP-Level: { $level }.
    }
tonkin-verdict =
    { $side ->
        [french] { $grade ->
            [strategic] A strategic victory of the French.
            [substantial] A substantial victory of the French.
           *[marginal] A marginal victory of the French.
        }
        [vietminh] { $grade ->
            [strategic] A strategic victory of the Viet Minh.
            [substantial] A substantial victory of the Viet Minh.
           *[marginal] A marginal victory of the Viet Minh.
        }
       *[nobody] A draw.
    }

## Refusals

tonkin-no-not-asked = This is not asked now
tonkin-no-fiddled = This has been changed too often: decide
tonkin-no-nobody-picked = Nobody is picked yet
tonkin-no-all-picked = All who could be picked are picked already
tonkin-no-stacking =
    { $points ->
        [one] { $hex } would hold one Stacking Point; { $limit } is the limit
       *[other] { $hex } would hold { $points } Stacking Points; { $limit } is the limit
    }
tonkin-no-not-french-vp = { $hex } is not a VP-Hex friendly to the French
tonkin-no-rumour-too-near = { $hex } is too near a Viet Minh regiment and has too few French steps
tonkin-no-objective-there = A Political Objective-Marker lies on { $hex } already
tonkin-no-objectives-moved = The Political Objective-Markers were moved in this phase already
tonkin-no-centre = { $hex } is not a Supply Center of yours that works
tonkin-no-not-china = Motorized units arrive in China; { $hex } is not there
tonkin-no-point-left = You have no Replacement Point to give up
tonkin-no-points = { $unit } costs { $cost } RP; you have { $points }
tonkin-no-french-points = { tonkin-no-points }
tonkin-no-full-strength = { $unit } is at full strength
tonkin-no-out-of-supply = { $unit } is out of supply
tonkin-no-two-steps = { $unit } has regained two steps in this phase
tonkin-no-road = No open road leads from China to { $unit } or next to it
tonkin-no-replacement-road = { tonkin-no-road }
tonkin-no-absorption = { $unit } absorbs no Tieu Doan: only foot regiments in Vietnam or next to it do
tonkin-no-centre-used = The Mobilization Centers near { $hex } have been used
tonkin-no-mobilization = { $hex } is not near a Mobilization Center that can serve
tonkin-no-not-there = { $unit } does not arrive in { $hex }: units of its kind have places of their own
tonkin-no-not-by-saigon = { $unit } does not arrive by Saigon: units of its kind have places of their own
tonkin-no-plane = No Air Transport is left
tonkin-no-replacement-plane = Too few Air Transports are left to bring a step to { $unit }
tonkin-no-trench-plane = No Air Transport is left to use up { $unit } for trenches on airstrips
tonkin-no-wrong-class = { $unit } is not of the class that must go
tonkin-no-not-full-strength = { $unit } is not at full strength
tonkin-no-has-moved = { $unit } has finished its move
tonkin-no-transport-only = { $unit } moves by transport only
tonkin-no-enemy-there = The enemy is in { $hex }
tonkin-no-too-far =
    { $left ->
        [0] { $hex } is too far: no movement point is left
        [one] { $hex } is too far: one movement point is left
       *[other] { $hex } is too far: { $left } movement points are left
    }
tonkin-no-closed = Terrain, water or a border bars the way into { $hex }
tonkin-no-double-dg = { $unit } is DG and makes no Double-Move
tonkin-no-double-zoc = { $hex } is in an enemy ZoC: no Double-Move from there or through it
tonkin-no-cargo = { $unit } is a DNA: it moves on water and is not transported
tonkin-no-transport = There is no such transport from here now
tonkin-no-truck = No Truck is left
tonkin-no-truck-base = { $hex } is neither on nor next to a Supply Center, or an HQ near one: no trucks there
tonkin-no-airstrip = { $hex } has no friendly airstrip with a French unit on it
tonkin-no-airstrip-closed = The airstrip of { $hex } is closed by declared guns
tonkin-no-drop = Nothing is dropped on { $hex }: forest, mountain, or out of bounds
tonkin-no-not-para = { $unit } is not dropped there: paras and SDs are, and on the enemy paras alone
tonkin-no-flotilla = No DNA is in the group
tonkin-no-stop = The group may pass { $hex } but not stop there
tonkin-no-harbour = { $hex } is not a friendly harbor
tonkin-no-by-saigon = Ships reach { $hex } only by way of Saigon
tonkin-no-not-allowed = { $hex } lies outside the area of { $unit }
tonkin-no-border = { $hex } lies across the Chinese border: nobody fights over it
tonkin-no-engineer-elsewhere = The engineer is in { $hex }: only units of the hex that the point is spent on do something
tonkin-no-road-marker-there = A Road-Marker lies in { $hex } already
tonkin-no-road-marker-left = A Road-Marker is left beside the map: none is taken from elsewhere for { $hex }
tonkin-no-not-spent = { $unit } cannot be brought to the HQ: it is there, or there is no HQ
tonkin-no-spending-dump = This takes a spending SD, and you have none
tonkin-no-nobody-there = None of your units is in { $hex }
tonkin-no-marker = { $hex } has no marker that you could take off
tonkin-no-too-many-markers = Three markers are off, and no more come off
tonkin-no-no-chain = Three DG-Markers are off; { $hex } may follow only in one chain of hexes, of six at most
tonkin-no-digging = { $unit } cannot be used up for such trenches: it is being spent, stands in the wrong place, or nobody is in reach
tonkin-no-trench = No trench can be dug in { $hex }: that takes units of yours in reach that have none
tonkin-no-one-point = At least one point must be spent
tonkin-no-one-trench = At least one trench must be dug
tonkin-no-overrun-cost =
    The overrun of { $hex } costs { $cost ->
        [one] one movement point
       *[other] { $cost } movement points
    }; { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    }
tonkin-no-late = Units of this stack have overrun: the rest may only overrun too
tonkin-no-slip = { $unit } cannot retreat before combat: only Tieu Doans, Pathet Lao, GCMA and the VM HQ do, neither DG nor OoS, and once
tonkin-no-overrun-target = No enemy is in { $hex } who could be overrun
tonkin-no-barrage-target = No enemy is in { $hex } who could be barraged
tonkin-no-guns = Nothing of yours that has a Barrage Value reaches { $hex }
tonkin-no-attack-target = No enemy is in { $hex } who could be attacked
tonkin-no-rains = There is no Airstrike in the rains
tonkin-no-observer = No French unit is next to { $hex }
tonkin-no-coast = The Navy does not reach { $hex }: it is away, no coast is near, or no unit is there
tonkin-no-road-there = { $hex } has no road that is not destroyed already
tonkin-no-road-out-of-reach = VM destroys roads in the Delta, and in the Highlands where he stands: not in { $hex }
tonkin-no-road-in-china = { $hex } is in China, where no road is struck
tonkin-no-attacker = { $unit } has no Combat Value for an attack
tonkin-no-strength = Nobody there has the strength to attack
tonkin-no-leader = { $unit } may not lead: others come first
tonkin-no-ambusher = { $unit } cannot ambush: ambushers are neither DG nor OoS and have not retreated
tonkin-no-victim = { $unit } cannot be ambushed: DNA, GCMA and dropped paras are no victims
tonkin-no-full-first = { $unit } is at full strength: such units are ambushed first
tonkin-no-second-hit = A tank or DNA takes the second hit, not { $unit }
tonkin-no-retreat = { $hex } is held by the enemy or closed to the unit
tonkin-no-advance = { $unit } cannot advance: artillery stays behind, and the hex may be closed to it
tonkin-no-hero = The officer joins para battalions or divisional regiments on the map, not { $unit }
tonkin-no-has-place = { $unit } has a hex to go to
tonkin-no-set-up-far =
    { $within ->
        [one] They stand in { $hex } or one hex from it
       *[other] They stand in { $hex } or up to { $within } hexes from it
    }
tonkin-no-no-objectives = No Political Objective-Markers are on the map that could be picked up
tonkin-no-too-few-vp-hexes = The markers stay: two VP-Hexes friendly to the French are needed to place them anew
tonkin-no-dump-place = { $hex } is not a place where your SDs arrive now
tonkin-no-replacement-supply = { $unit } is out of supply and gets no replacements
tonkin-no-replacement-range =
    { $range ->
        [one] { $hex } is not within one hex of a Supply Center or HQ that serves, counted around the enemy
       *[other] { $hex } is not within { $range } hexes of a Supply Center or HQ that serves, counted around the enemy
    }
tonkin-no-absorption-range =
    { $range ->
        [one] The Tieu Doan in { $hex } is not within one hex of the regiment, counted around the enemy
       *[other] The Tieu Doan in { $hex } is not within { $range } hexes of the regiment, counted around the enemy
    }
tonkin-no-mobilization-taken = The French are in { $hex }: nobody is mobilized there
tonkin-no-arrival-taken = The Viet Minh are in { $hex }: nobody arrives there
tonkin-no-hq-airstrip = The HQ in { $hex } is not on an airstrip, nor within 3 hexes of a Supply Center, nor served by river; in the open it serves paras alone
tonkin-no-hq-closed = The airstrip of the HQ in { $hex } is closed by declared guns
tonkin-no-withdrawal-range =
    { $range ->
        [one] { $hex } is not within one hex of a French Supply Center, counted around the enemy
       *[other] { $hex } is not within { $range } hexes of a French Supply Center, counted around the enemy
    }
tonkin-no-nobody-to-move = None of your units is in { $hex }
tonkin-no-nobody-in-saigon = Nobody in Saigon could move
tonkin-no-china = { $hex } is in China, which is closed to the group
tonkin-no-out-of-play = { $hex } lies outside the area of the scenario
tonkin-no-double-oos = { $unit } is out of supply and makes no Double-Move
tonkin-no-no-water = No major river and no coast joins { $hex }: a DNA goes no other way
tonkin-no-enemy-afloat = The Viet Minh hold { $hex }: a DNA passes it by an overrun only
tonkin-no-island = Nobody is put ashore on the islands of { $hex }
tonkin-no-declaration = { $unit } does nothing against a flight over { $hex }: it is out of reach, DG, or of the wrong kind
tonkin-no-clear-only = { $hex } is not clear, and { $unit } leaves clear terrain for nothing
tonkin-no-spending-range =
    { $range ->
        [one] { $hex } is not within one hex of the spending SD, counted around the enemy
       *[other] { $hex } is not within { $range } hexes of the spending SD, counted around the enemy
    }
tonkin-no-overrun-dg = { $unit } is DG and does not overrun
tonkin-no-overrun-oos = { $unit } is out of supply and does not overrun
tonkin-no-overrun-double = { $hex } cannot be overrun with a Double-Move
tonkin-no-overrun-truck = { $hex } cannot be overrun on trucks
tonkin-no-barrage-china = { $hex } is in China, where nothing is barraged
tonkin-no-no-artillery = No artillery of yours is next to { $hex }
tonkin-no-defence-only = { $unit } fights in defence only
tonkin-no-set-up-mobilization = { $hex } is not on or near a Mobilization Center in Vietnam that has no Tieu Doan yet
tonkin-no-set-up-taken = The enemy is in { $hex }: nobody is set up there
tonkin-no-gcma-range =
    { $range ->
        [one] { $hex } is not within one hex of a Highlands community friendly to the French that has no GCMA yet
       *[other] { $hex } is not within { $range } hexes of a Highlands community friendly to the French that has no GCMA yet
    }
tonkin-no-truck-load = The load counts { $load }; { $capacity } is the most
tonkin-no-air-load = { tonkin-no-truck-load }
tonkin-no-river-load = { tonkin-no-truck-load }
tonkin-no-ship-load = { tonkin-no-truck-load }
tonkin-no-french-dump-place = { tonkin-no-dump-place }
tonkin-no-training-dump-place = { tonkin-no-dump-place }
tonkin-no-french-replacement-supply = { tonkin-no-replacement-supply }
tonkin-no-french-replacement-range = { tonkin-no-replacement-range }
tonkin-no-hq-declaration = { tonkin-no-declaration }
tonkin-no-strike-declaration = { tonkin-no-declaration }
tonkin-no-road-declaration = { tonkin-no-declaration }
