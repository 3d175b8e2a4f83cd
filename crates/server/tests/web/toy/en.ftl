toy-title = The Toy
toy-text = Three rounds of bidding, attacking and guarding.
toy-seat =
    { $seat ->
        [red] Red
       *[blue] Blue
    }
toy-view-viewer = Seat
toy-view-step = Now
toy-view-round = Round
toy-view-deck = Cards left
toy-view-hand = Hand
toy-view-sizes = Cards in hand
toy-view-discards = Discards
toy-view-scores = Scores
toy-view-has-bid = Who has bid
toy-view-attacker = Attacker
toy-view-attack = Attack
toy-bid = Bid { $amount }
toy-pick = Pick the { $card }
toy-unpick = Put the { $card } back
toy-attack = Attack
toy-yield = Give up the attack
toy-guard = Guard with the { $card }
toy-decline = Do not guard
toy-ask-bid = How much do you bid?
toy-ask-pick = With which cards do you attack?
toy-ask-guard = { $cards } cards attack. Do you guard?
toy-roll-card = A card is drawn.
toy-roll-fight = Dice decide the fight.
toy-roll-peek = A card is looked at.
toy-no-bid-too-high = The most is { $most }.
toy-no-two-at-most = Two cards are the most.
toy-no-nothing-picked = Nothing is picked.
toy-no-guard-too-low = The lowest guard is the { $card }.
toy-drew = A card is drawn.
toy-has-bid = A bid is made.
toy-bids = Red bids { $red }, Blue bids { $blue }.
toy-picked = The { $card } is picked.
toy-unpicked = The { $card } is put back.
toy-attacked = The attacker attacks with { $cards }.
toy-yielded = The attack is given up.
toy-guarded = The { $card } guards.
toy-declined = Nobody guards.
toy-fought = The dice show { $sum }.
toy-peeked = A card is looked at.
toy-strength = Strength
toy-cards = Cards
