toy-title = Le jouet
toy-text = Trois manches d’enchères, d’attaques et de gardes.
toy-seat =
    { $seat ->
        [red] Rouge
       *[blue] Bleu
    }
toy-view-viewer = Place
toy-view-step = Étape
toy-view-round = Manche
toy-view-deck = Cartes restantes
toy-view-hand = Main
toy-view-sizes = Cartes en main
toy-view-discards = Défausse
toy-view-scores = Points
toy-view-has-bid = Qui a enchéri
toy-view-attacker = Attaquant
toy-view-attack = Attaque
toy-bid = Enchérir { $amount }
toy-pick = Prendre le { $card }
toy-unpick = Remettre le { $card }
toy-attack = Attaquer
toy-yield = Renoncer à l’attaque
toy-guard = Garder avec le { $card }
toy-decline = Ne pas garder
toy-ask-bid = Combien enchérissez-vous ?
toy-ask-pick = Avec quelles cartes attaquez-vous ?
toy-ask-guard = { $cards } cartes attaquent. Gardez-vous ?
toy-roll-card = Une carte est tirée.
toy-roll-fight = Les dés décident.
toy-roll-peek = Une carte est regardée.
toy-no-bid-too-high = Le plus est { $most }.
toy-no-two-at-most = Deux cartes au plus.
toy-no-nothing-picked = Rien n’est pris.
toy-no-guard-too-low = La plus petite garde est le { $card }.
toy-drew = Une carte est tirée.
toy-has-bid = Une enchère est faite.
toy-bids = Rouge enchérit { $red }, Bleu { $blue }.
toy-picked = Le { $card } est pris.
toy-unpicked = Le { $card } est remis.
toy-attacked = L’attaquant attaque avec { $cards }.
toy-yielded = L’attaque est abandonnée.
toy-guarded = Le { $card } garde.
toy-declined = Personne ne garde.
toy-fought = Les dés montrent { $sum }.
toy-peeked = Une carte est regardée.
toy-strength = Force
toy-cards = Cartes
