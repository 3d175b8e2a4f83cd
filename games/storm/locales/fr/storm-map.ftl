# La carte de Storm Over Dien Bien Phu telle que la dit un lecteur d’écran.

storm-map-board = Carte de la bataille
storm-map-whole = La carte entière
storm-map-control =
    { $side ->
        [french] contrôle français
       *[vietminh] contrôle Viet Minh
    }
storm-map-garrison =
    { $side ->
        [french] unités françaises
       *[vietminh] unités Viet Minh
    } : { $spent ->
        [0] { $fresh ->
            [one] { $fresh } fraîche
           *[other] { $fresh } fraîches
        }
       *[other] { $fresh ->
            [0] { $spent ->
                [one] { $spent } épuisée
               *[other] { $spent } épuisées
            }
            [one] { $fresh } fraîche et { $spent ->
                [one] { $spent } épuisée
               *[other] { $spent } épuisées
            }
           *[other] { $fresh } fraîches et { $spent ->
                [one] { $spent } épuisée
               *[other] { $spent } épuisées
            }
        }
    }
storm-map-face =
    { $face ->
        [fresh] état frais
       *[spent] état épuisé
    }
storm-map-pile = { $units }, { storm-map-face }, { $values }, dans { $area }
storm-map-legal = peut être choisi
storm-map-chosen = choisi
storm-map-partly =
    { $chosen ->
        [one] { $chosen } choisie
       *[other] { $chosen } choisies
    }

# Le scénario et l’option, dans les listes et les formulaires.

storm-map-scenario-standard = Toute la bataille
storm-map-scenario-standard-text = Huit tours, de mars à mai 1954.
storm-map-option-bidding = Qui joue quel camp
storm-map-value-no = Les camps choisis plus haut
storm-map-value-yes = Les deux enchérissent pour les camps (15.0)

## Les titres et les façons d’y jouer

storm-map-title = Storm Over Dien Bien Phu
storm-map-title-text = Des zones, des impulsions et deux mains de cartes cachées. Huit tours, de mars à mai 1954.
storm-map-title-players = 2 joueurs
storm-map-title-time = 2 à 3 heures
storm-map-title-size = 40 zones

## La table : la question

storm-map-group-act = Ordonner à
storm-map-group-take = Prendre
storm-map-group-leave = Laisser
storm-map-group-fire = Tirer sur
storm-map-group-march = Marcher vers
storm-map-group-assault = Donner l’assaut à
storm-map-group-play = Jouer
storm-map-group-dig = Saper avec
storm-map-group-in = Où
storm-map-group-clear = Combler les tranchées de
storm-map-group-hit = Dégâts
storm-map-group-retreat = Retraite
storm-map-group-enter = Envoyer
storm-map-group-withdraw = Retirer
storm-map-group-spend = Épuiser
storm-map-group-lose = Perdre
storm-map-group-discard = Défausser
storm-map-group-keep = Garder
storm-map-group-mark = Couper
storm-map-group-place = Placer à
storm-map-group-bring = Faire venir
storm-map-trail-impulse =
    Tour { $turn }, { $side ->
        [french] impulsion française
       *[vietminh] impulsion du Viet Minh
    }
storm-map-trail-impulse-end = Fin de l’impulsion
storm-map-trail-order =
    { $n ->
        [0] Unités de { $area }
        [one] Une unité de { $area }
       *[other] { $n } unités de { $area }
    }
storm-map-trail-surprise =
    Assaut surprise : { $n ->
        [0] unités de { $area }
        [one] une unité de { $area }
       *[other] { $n } unités de { $area }
    }
storm-map-trail-march =
    { $n ->
        [one] Une unité en marche, maintenant à { $area }
       *[other] { $n } unités en marche, maintenant à { $area }
    }
storm-map-trail-fire = Tir depuis { $area } sur { $target }
storm-map-trail-assault = Assaut depuis { $area } sur { $target }
storm-map-trail-card = { $card } : { $area }
storm-map-trail-damage = Dégâts à { $area }
storm-map-trail-retreat = Retraite de { $area }
storm-map-trail-end = Fin du tour { $n }

## La table : carte et zone

storm-map-place-room =
    { $n ->
        [0] aucune unité
        [one] une unité
       *[other] { $n } unités
    } (place pour { $limit } par camp)
storm-map-place-control =
    { $side ->
        [french] contrôle français
       *[vietminh] contrôle Viet Minh
    }
storm-map-unit-chosen = choisie
storm-map-unit-fresh = fraîche
storm-map-unit-spent = épuisée

## La table : état et main

storm-map-turn-title = Tour { $turn }, { $dates } : mains de { $french } cartes françaises et de { $vietminh } cartes Viet Minh
storm-map-victory-areas = Zones de victoire du Viet Minh
storm-map-victory = { $held } sur { $needs }
storm-map-side = Camp
storm-map-filter-cards = Cartes
storm-map-hand-short = Main
storm-map-hand-none = Qui ne joue aucun camp n’a pas de main.
storm-map-hand-empty = Aucune carte en main. On pioche au début du tour.
storm-map-deck = Pioche
storm-map-discards = Défausse
storm-map-removed = Hors du jeu :
storm-map-supply = Jet de ravitaillement français
storm-map-supply-roll = 2 dés + { $n }
storm-map-arrivals = Renforts à venir
storm-map-arrival =
    { $side ->
        [french] Français
       *[vietminh] Viet Minh
    }, fin du tour { $turn }
storm-map-box =
    Case des remplacements : { $n ->
        [0] vide
        [one] une unité
       *[other] { $n } unités
    }
storm-map-lost =
    Unités éliminées : { $french ->
        [one] { $french } française
       *[other] { $french } françaises
    }, { $vietminh } Viet Minh
storm-map-trench-value = Valeur de tranchée
storm-map-card-now = Possible maintenant :

## La table : chances

storm-map-odds-pending = Si plus rien n’est joué
storm-map-odds-mean = points de dégâts en moyenne
storm-map-odds-any = au moins un dégât
storm-map-odds-cleared = zone vidée
storm-map-odds-french-lost = unités françaises perdues
storm-map-odds-vietminh-lost = unités Viet Minh perdues
storm-map-chance-damage = { $chance } de faire des dégâts, { $mean } en moyenne
storm-map-chance-cleared = { $chance } de vider la zone, dégâts de { $mean } en moyenne
storm-map-odds-what-if = moyenne { $mean }, vidée { $cleared }

## La table : journal et relecture

storm-map-log-turn = Tour { $turn }
storm-map-log-impulse =
    Tour { $turn }, impulsion { $impulse } ({ $side ->
        [french] Français
       *[vietminh] Viet Minh
    })

## Livret de règles et matériel

storm-map-grid-areas = Zones
storm-map-grid-cards-french = Cartes françaises
storm-map-grid-cards-vietminh = Cartes Viet Minh
storm-map-grid-turns = Piste des tours
storm-map-grid-supply = Ravitaillement français
storm-map-grid-replacements = Remplacements Viet Minh
storm-map-grid-relief = Colonne de secours
storm-map-head-number = N°
storm-map-head-defence = Défense
storm-map-head-colour = Numéro
storm-map-head-control = Premier maître
storm-map-head-victory = Victoire
storm-map-head-neighbours = Voisines (≈ rivière, ∩ pont)
storm-map-head-fresh = Fraîche
storm-map-head-spent = Épuisée
storm-map-head-card = Carte
storm-map-head-copies = Exemplaires
storm-map-head-when = Se joue
storm-map-head-french-hand = Main française
storm-map-head-vietminh-hand = Main Viet Minh
storm-map-head-total = Dés et modificateur
storm-map-head-areas-out = Zones hors ravitaillement
storm-map-head-units = Unités
storm-map-colour =
    { $word ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[black] noir
    }
storm-map-start-turn = fin du tour { $n }
storm-map-start-star = seulement avec la colonne de secours
storm-map-start-box = case des remplacements
storm-map-relief-row = { $infantry } d’infanterie, { $armor } de blindés

## Premiers pas

storm-map-first-steps-text = Dix minutes sur la vraie carte. Vous menez le Viet Minh pendant un tour au nord-est du camp, et vous rencontrez tout ce qui compte :
storm-map-teach-impulse = l’impulsion : une zone, un but
storm-map-teach-fire = le tir : deux dés contre le meilleur défenseur et son terrain
storm-map-teach-assault = l’assaut : la seule entrée dans une zone défendue
storm-map-teach-sap = la sape : des tranchées qui rendent l’assaut possible
storm-map-teach-cards = les cartes : comme action, et à un moment bien à elles
storm-map-guide-over =
    C’était tout ce qu’il faut. À partir d’ici vous êtes seul : le robot a repris les Français.
    Les numéros de règle mènent au livret, chaque refus dit pourquoi, et le panneau des chances montre le calcul avant que vous ne vous engagiez. Finissez le tour, ou partez ouvrir une table à vous.
storm-map-guide-impulse =
    Voici Diên Biên Phu au deuxième tour. Vous menez le Viet Minh (rouge, coins coupés) ; les Français sont en bleu. Tout ce que vous pouvez faire est éclairé sur la carte, et numéroté ci-dessous.
    On joue par impulsions, chacun la sienne : une zone, un but. Commencez dans les collines au nord de Béatrice : choisissez Hauteurs de Him Lam (8), sur la carte ou dans la liste.
storm-map-guide-units =
    Autant d’unités fraîches de la zone que vous voulez agissent ensemble. Un pion montre sa puissance de feu, sa défense et son mouvement ; les compagnies au coin doré sont les meilleures.
    Prenez-les toutes : appuyez sur Toutes.
storm-map-guide-fire =
    Vos unités peuvent maintenant tirer, marcher ou donner l’assaut, dans la mesure où c’est permis. Ce qui ne l’est pas est aussi dans la liste, avec la raison et sa règle.
    Tirez sur Béatrice (14). Le panneau des chances montre ce qui peut arriver : deux dés et votre puissance de feu, contre le meilleur défenseur et son terrain. On ne revient pas sur un tir, c’est pourquoi il est demandé deux fois.
storm-map-guide-sap =
    Les dés sont tombés et les Français ont pris les dégâts : leurs compagnies à Béatrice sont épuisées (pâles, un seul chiffre). Les vôtres aussi, car une unité qui a agi a fini son tour. Le journal à droite raconte tout.
    Les Français ont passé. Béatrice ne se prend que par un assaut, et un assaut demande des tranchées de niveau 3 là d’où il part. Boucle de la Nam Yum (11) en est au niveau 2 : choisissez-la.
storm-map-guide-pair = Deux unités creusent un niveau. Prenez-en une. Une compagnie ordinaire suffit : vous aurez besoin du feu des autres.
storm-map-guide-pair-two = Et une seconde. Si vous vous êtes trompé d’unité, cliquez-la de nouveau ou appuyez sur Annuler : tant que les dés ne sont pas tombés, chaque pas se reprend.
storm-map-guide-dig = Sapez. Le niveau passe à 3, et les deux compagnies sont épuisées.
storm-map-guide-card =
    Une carte peut aussi être votre action. Votre main est à gauche : ce que fait chaque carte, et quand elle se joue. Les Français n’en voient que le nombre.
    Jouez Artillerie de 105 mm.
storm-map-guide-card-area = Les canons atteignent toute zone voisine de l’une des vôtres. Frappez Béatrice (14) encore une fois avant l’assaut.
storm-map-guide-assault =
    Chaque coup a affaibli Béatrice. Maintenant, l’assaut. Il se règle comme un tir, mais le défenseur perd son terrain, et s’il ne reste plus un Français, vous entrez.
    Choisissez de nouveau Boucle de la Nam Yum (11) : celles qui n’ont pas creusé sont encore fraîches.
storm-map-guide-assault-units = Prenez toutes celles qui restent. Une zone reçoit au plus neuf unités d’un camp.
storm-map-guide-assault-target = Donnez l’assaut à Béatrice (14). Regardez les chances de vider la zone avant de confirmer.
storm-map-guide-window =
    Certaines cartes attendent un moment bien à elles. En voici un : un assaut se prépare, et les deux camps peuvent jouer. Assaut de nuit vous donne 3 de plus.
    De tels moments sont fréquents. Si vous n’avez rien à jouer, la table continue d’elle-même ; pour le reste, vous pouvez laisser des ordres permanents.
storm-map-guide-loss =
    Béatrice est tombée. C’est une zone de victoire : six d’entre elles à la fin du tour 8, et la bataille est à vous.
    Un assaut coûte toujours une des unités qui l’ont donné. Choisissez laquelle.
storm-map-grid-units-french = Unités françaises
storm-map-grid-units-vietminh = Unités Viet Minh

## Seats and sides

storm-map-won =
    { $seat ->
        [french] Le Français a gagné
       *[vietminh] Le Viet Minh a gagné
    }
storm-map-plays =
    { $seat ->
        [french] Quelqu’un d’autre joue le Français
       *[vietminh] Quelqu’un d’autre joue le Viet Minh
    }
storm-map-plays-bot =
    { $seat ->
        [french] Un robot joue le Français
       *[vietminh] Un robot joue le Viet Minh
    }
storm-map-waits =
    { $seat ->
        [french] Le Français réfléchit.
       *[vietminh] Le Viet Minh réfléchit.
    }
storm-map-wins =
    { $seat ->
        [french] Le Français gagne
       *[vietminh] Le Viet Minh gagne
    }
storm-map-curtain =
    { $seat ->
        [french] Passez la table au Français
       *[vietminh] Passez la table au Viet Minh
    }
storm-map-open-seat =
    { $seat ->
        [french] Je suis le Français : ouvrir mon camp
       *[vietminh] Je suis le Viet Minh : ouvrir mon camp
    }
storm-map-side-name =
    { $seat ->
        [french] Français
       *[vietminh] Viet Minh
    }
