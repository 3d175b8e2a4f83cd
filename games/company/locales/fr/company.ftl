# Men of Company B.

## Les mots dont les phrases sont faites

company-side =
    { $side ->
        [white_star] l’Étoile blanche
       *[communist] le communiste
    }
company-seat =
    { $seat ->
        [white_star] Étoile blanche
        [communist] Communiste
        [first] Premier enchérisseur
       *[second] Second enchérisseur
    }
company-side-first =
    { $side ->
        [white_star] L’Étoile blanche
       *[communist] Le communiste
    }
company-marker =
    { $marker ->
        [low] cache modeste
        [high] belle cache
        [number1] cache numéro 1
        [ambush] embuscade
       *[blank] pion vide
    }
company-cache =
    { $cache ->
        [low] cache modeste
        [high] belle cache
       *[number1] cache numéro 1
    }
company-direction =
    { $direction ->
        [north] le nord
        [south] le sud
        [east] l’est
       *[west] l’ouest
    }
company-action =
    { $action ->
        [move] se déplacer
        [enter] entrer en jeu
        [leave] quitter la table
        [shoot] tirer
        [assault] donner l’assaut
        [down] se mettre à terre
        [up] se relever
        [leader] trouver un nouveau chef
        [destroy] détruire une cache
        [remove-casualty] retirer une perte
        [remove-body] retirer un corps
        [generate] surgir d’un paysan
        [disappear] disparaître
        [call] appeler l’artillerie
        [casevac] appeler une évacuation
        [search] fouiller
       *[interrogate] interroger
    }

## Les choix

company-choice-bid = Miser { $points }
company-choice-next = Ensuite : { company-marker }
company-choice-peasant = Un paysan en { $square }
company-choice-deploy = { $unit } en { $square }
company-choice-hide = Cacher { $unit } en { $square }
company-choice-done = C’est tout
company-choice-column = Décaler la colonne vers { company-direction }
company-choice-stay = Laisser en place
company-choice-group = { $group } agit
company-choice-unit = { $unit } agit
company-choice-pass = { $unit } passe
company-choice-back = Revenir
company-choice-stop = S’arrêter là
company-choice-move = Aller en { $square }
company-choice-enter = Entrer en { $square }
company-choice-leave = Quitter la table
company-choice-shoot = Tirer sur { $target }
company-choice-assault = Donner l’assaut à { $target }
company-choice-go-down = Se mettre à terre
company-choice-get-up = Se relever
company-choice-new-leader = Désigner un nouveau chef
company-choice-destroy = Détruire une { company-cache }
company-choice-remove-marker = Retirer une perte de l’unité
company-choice-remove-body = Retirer un corps
company-choice-generate = Surgir d’un paysan en { $square }
company-choice-disappear = Disparaître
company-choice-call = Appeler l’artillerie
company-choice-casevac = Évacuation en { $square }
company-choice-search = Fouiller le village
company-choice-interrogate = Interroger un paysan
company-kind-move = Se déplacer
company-kind-enter = Entrer par le bord
company-kind-shoot = Tirer
company-kind-assault = Donner l’assaut
company-kind-destroy = Détruire une cache
company-kind-generate = Surgir d’un paysan
company-kind-casevac = Appeler une évacuation
company-kind-leave = { company-choice-leave }
company-kind-go-down = { company-choice-go-down }
company-kind-get-up = { company-choice-get-up }
company-kind-new-leader = { company-choice-new-leader }
company-kind-remove-marker = { company-choice-remove-marker }
company-kind-remove-body = { company-choice-remove-body }
company-kind-disappear = { company-choice-disappear }
company-kind-call = { company-choice-call }
company-kind-search = { company-choice-search }
company-kind-interrogate = { company-choice-interrogate }
company-choice-dice =
    { $dice ->
        [one] Lancer un dé
       *[other] Lancer { $dice } dés
    }
company-choice-fire = { $unit } tire
company-choice-hold = Ne pas tirer
company-choice-fight = Combattre
company-choice-fall-back = Se replier
company-choice-reroll = Relancer
company-choice-keep = Garder
company-choice-offer = Proposer { $square }
company-choice-take = Prendre { $square }
company-choice-take-cache = Prendre la { company-cache }
company-choice-marker = Le pion { $place }
company-choice-clockwise = Sens horaire
company-choice-anticlockwise = Sens antihoraire
company-choice-spend = Dépenser le jeton
company-choice-ambusher = { $unit } tend l’embuscade
company-choice-ambush = Embuscade de { $unit } depuis { $square }
company-choice-no-ambush = Pas d’embuscade
company-choice-aim = Viser { $squares }
company-choice-swivel = Pivoter sur { $square } vers { company-direction }
company-choice-remove =
    { $counters ->
        [one] Retirer un pion
       *[other] Retirer { $counters } pions
    }
company-choice-flee = Un paysan fuit de { $from } vers { $to }
company-choice-end = Finir la partie
company-choice-go-on = Continuer

## Les questions

company-ask-bid = Combien de points (0 à { $most }) donnez-vous pour jouer l’Étoile blanche ?
company-ask-ring = Quel pion vient ensuite dans l’anneau ? Il en reste { $left }.
company-ask-peasants = Où vit un paysan ? Il en reste { $left }.
company-ask-deploy = Déployez vos unités. Il en reste { $left }.
company-ask-hide = Cachez des unités, { $most } au plus.
company-ask-group = À { company-side } de jouer : quel groupe agit ?
company-ask-unit = { company-side-first }, { $group } : qui agit ou passe ?
company-ask-action = { $unit } : que faire ? Dés restants : { $dice }
company-ask-target =
    { $action ->
        [move] { $unit } : où aller ?
        [enter] { $unit } : où entrer en jeu ?
        [shoot] { $unit } : sur qui tirer ?
        [assault] { $unit } : à qui donner l’assaut ?
        [destroy] { $unit } : quelle cache détruire ?
        [generate] { $unit } : de quel paysan surgir ?
       *[casevac] { $unit } : où poser l’hélicoptère ?
    }
company-ask-dice =
    { $unit } : { company-action }, à { $needs } ou plus. { $dice ->
        [one] Lancer son dernier dé ?
       *[other] Combien de dés sur { $dice } ?
    }
company-ask-pick-up = { $unit } trouve plus de caches que de bras : quelle cache ?
company-ask-opportunity = { $target } s’est avancé à côté de vous : qui tire ?
company-ask-return = { $unit } a essuyé un tir : riposter sur { $target } ?
company-ask-pick-peasant = Un paysan près de { $square } est en danger : lequel ?
company-ask-decide = { $by } donne l’assaut à { $unit } : combattre ou se replier ?
company-ask-again =
    { $kills ->
        [0] Aucun tué
        [one] Un tué
       *[other] { $kills } tués
    } pour l’instant : relancer { $dice ->
        [one] le dé
       *[other] { $dice } dés
    } ?
company-ask-offer = { $unit } se replie : proposez une case. Déjà proposées : { $offered }
company-ask-pick = { $unit } se replie : vers quelle case ?
company-ask-aim = { $unit } a les canons en ligne : quelles trois cases ?
company-ask-swivel = La ligne pivote sur un bout : lequel, et vers où ?
company-ask-name = { $unit } fouille : quel pion ?
company-ask-shift-marker = Le pion { $place } est nommé ; vous pouvez le décaler de { $difference }
company-ask-shift-column = La colonne { $column } est nommée ; vous pouvez la décaler de { $difference }
company-ask-token = Ce serait le pion { $place } : dépenser le jeton pour une autre déviation ?
company-ask-ambush = { $unit } tombe dans une embuscade : qui la tend ?
company-ask-ambush-from = { $unit } tend une embuscade à { $target } : depuis quelle case ?
company-ask-flee = Un paysan fuit-il ?
company-ask-early-end = Il ne reste aucune unité communiste : finir la partie ?
company-ask-countdown = Combien de pions partent ? Il en reste { $left }.
company-ask-value = Une { company-cache }{ $destroyed ->
        [yes] {" "}détruite
       *[no] {""}
    } vaut { $total } : relancer ?

## Les dés

company-roll-bid = Un dé par joueur
company-roll-morale = Moral de { $unit } : échec à { $needs } ou plus
company-roll-action = { $unit } : { company-action }, à { $needs } ou plus
company-roll-trap = Un piège sous { $unit } ? À { $needs } ou plus
company-roll-trap-save = { $unit } en réchappe à { $needs } ou plus
company-roll-shot = { $unit } tire sur { $target } : touche à { $needs } ou plus
company-roll-saves = { $unit } se sauve à { $needs } ou plus
company-roll-peasant-save = Le paysan en { $square } survit à { $needs } ou plus
company-roll-leader = Le dé de choix : à { $needs } ou plus, { $unit } perd son chef
company-roll-assault = { $unit } combat : tue à { $needs } ou plus
company-roll-pursuit = { $unit } poursuit : tue à { $needs } ou plus
company-roll-fall-back = Qui choisit la case de { $unit } ?
company-roll-strike-deviation = Où tombe le tir d’artillerie ?
company-roll-strike-hits = Obus sur { $unit } : touche à { $needs } ou plus
company-roll-strike-peasant = Obus sur un paysan en { $square } : touche à { $needs } ou plus
company-roll-risk = L’hélicoptère en { $square } est perdu à { $needs } ou plus
company-roll-deviation = Déviation : un dé par camp
company-roll-interrogate = { $unit } interroge
company-roll-countdown = Le compte à rebours
company-roll-value = La valeur d’une { company-cache }{ $destroyed ->
        [yes] {" "}détruite
       *[no] {""}
    }

## Ce qui est arrivé

company-event-bids-open = Les mises : { $first } et { $second }.
company-event-bid-rolled = Mises égales : { $first } contre { $second }.
company-event-sides-taken = Le { $seat ->
        [first] premier
       *[second] second
    } joueur prend l’Étoile blanche ; le communiste reçoit { $points }.
company-event-marker-laid = Dans l’anneau : { company-marker }.
company-event-marker-laid-hidden = Un pion est posé dans l’anneau, face cachée.
company-event-peasant-placed = Un paysan vit en { $square }.
company-event-landing = Le poser se fait dans la colonne { $column }.
company-event-deployed = { $unit } se déploie en { $square }.
company-event-hid = { $unit } se cache en { $square }.
company-event-hiding-done = Le communiste est prêt ; { $off ->
        [0] aucune de ses unités n’attend
        [one] une de ses unités attend
       *[other] { $off } de ses unités attendent
    } hors table.
company-event-turn-begins = Tour { $turn } : { company-side }.
company-event-group-acts = { company-side-first } : { $group } agit.
company-event-passed = { company-side-first }, { $group } : { $unit } passe.
company-event-passed-hidden = { company-side-first } : quelqu’un de { $group } passe.
company-event-morale = Moral de { $unit } : { $dice } ; échecs : { $fails }.
company-event-action-dice =
    { $unit } a { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } d’action.
company-event-stopped = { $unit } s’arrête.
company-event-shown = { $unit } se dévoile en { $square }.
company-event-identified = { $unit } attendait hors table.
company-event-had-turn = { $unit } a déjà eu son tour.
company-event-declared = { $unit } veut { company-action } ; dés : { $dice }.
company-event-action-rolled = { $unit }, { company-action } : { $dice }, il faut { $needs } : { $success ->
        [yes] réussi
       *[no] raté
    }.
company-event-failed = Le tour de { $unit } est fini.
company-event-moved = { $unit } va de { $from } en { $to }.
company-event-came-on = { $unit } entre en { $square }.
company-event-left = { $unit } quitte la table.
company-event-trap-rolled = Un piège pour { $unit } ? { $die } : { $explodes ->
        [yes] il saute
       *[no] rien
    }.
company-event-trap-saved = { $unit } a besoin de { $needs } et fait { $die } : { $saved ->
        [yes] indemne
       *[no] touché
    }.
company-event-shoots = { $unit } tire sur { $target }.
company-event-ambush-shot = De l’embuscade, { $unit } tire sur { $target }.
company-event-opportunity = { $unit } saisit l’occasion et tire sur { $target }.
company-event-return = { $unit } riposte sur { $target }.
company-event-shot-rolled = { $unit } sur { $target } : { $dice }, il faut { $needs } ; touches : { $hits }.
company-event-saved = { $unit } se sauve à { $needs } : { $dice } ; perdus : { $dead }.
company-event-lost = { $unit } perd { $lost } ; il reste { $left }.
company-event-leader-rolled = Le dé de choix pour { $unit } : { $die } ; le chef { $lost ->
        [yes] est mort
       *[no] vit
    }.
company-event-wiped-out = { $unit } est anéanti en { $square }.
company-event-held-fire = { company-side-first } ne tire pas.
company-event-peasant-hit = Un paysan en { $square } est dans la ligne de tir.
company-event-peasant-saved = Le paysan en { $square } : { $die }, { $saved ->
        [yes] indemne
       *[no] touché
    }.
company-event-peasant-died = Un paysan meurt en { $square }, tué par { company-side }.
company-event-assaults = { $unit } donne l’assaut à { $target }.
company-event-fights = { $unit } fait face.
company-event-gives-way = { $unit } se replie aussitôt.
company-event-assault-rolled = { $unit } combat : { $dice } ; tués : { $kills }.
company-event-rolled-again = { $unit } relance : { $dice } ; tués en tout : { $kills }.
company-event-kept-dice = L’Étoile blanche garde ses dés.
company-event-assault-judged = { $unit } gagne l’assaut ; l’assaillant a tué { $assaulter }, la cible { $target }.
company-event-pursuit-rolled = { $unit } poursuit : { $dice } ; tués : { $kills }.
company-event-offered = { $square } est proposée pour { $unit }.
company-event-fall-back-rolled = Qui choisit ? Étoile blanche { $white }, communiste { $communist }.
company-event-fell-back = { $unit } se replie de { $from } en { $to }.
company-event-no-way-out = { $unit } n’a pas d’issue.
company-event-advanced = { $unit } occupe { $square }.
company-event-aimed = { company-side-first } demande un tir sur { $squares }.
company-event-strike-deviated = Le dé de déviation donne { $die }.
company-event-strike-falls = Les obus tombent sur { $squares }.
company-event-strike-rolled = Obus sur { $unit } : { $dice }, il faut { $needs } ; touches : { $hits }.
company-event-strike-peasant = Obus sur un paysan en { $square } : { $die }, { $hit ->
        [yes] touché
       *[no] manqué
    }.
company-event-hammered = { $unit } est pilonné.
company-event-risk-rolled = L’hélicoptère en { $square } : { $dice } ; { $lost ->
        [yes] il est perdu
       *[no] il passe
    }.
company-event-evacuated = Évacués de { $square } : { $count }.
company-event-marker-named = { $unit } désigne le pion { $place }.
company-event-deviation-rolled = Déviation : Étoile blanche { $white }, communiste { $communist } ; différence { $difference }.
company-event-shifted = { company-side-first } s’arrête au pion { $place }.
company-event-token-spent = L’Étoile blanche dépense le jeton de renseignement.
company-event-marker-taken = { $unit } retourne le pion { $place } : { company-marker }.
company-event-ambushed = { $unit } tend une embuscade depuis { $square }.
company-event-no-ambush = Aucune embuscade ne vient.
company-event-interrogated = { $unit } interroge : { $die }.
company-event-token-won = Le paysan parle : l’Étoile blanche a un jeton de renseignement.
company-event-went-down = { $unit } se met à terre.
company-event-got-up = { $unit } se relève.
company-event-new-leader = { $unit } a un nouveau chef.
company-event-cache-destroyed = { $unit } détruit une { company-cache }.
company-event-cache-taken = { $unit } ramasse une { company-cache }.
company-event-caches-recovered = { $unit } récupère des caches : { $count }.
company-event-casualty-removed = { $unit } retire une perte.
company-event-generated = { $unit } surgit d’un paysan en { $square }.
company-event-disappeared = { $unit } disparaît de { $square }.
company-event-peasant-fled = Un paysan fuit de { $from } vers { $to }.
company-event-countdown = Compte à rebours : { $die }, { $removed } de moins, il en reste { $left }.
company-event-countdown-chosen = Compte à rebours : { $removed } de moins, il en reste { $left }.
company-event-failed-marker = { $unit } reçoit le marqueur d’échec.
company-event-ended-early = L’Étoile blanche met fin à la partie.
company-event-nobody-left = Il ne reste aucune unité de l’Étoile blanche sur la table.
company-event-value-rolled = Une { company-cache }{ $destroyed ->
        [yes] {" "}détruite
       *[no] {""}
    } : { $dice }, elle vaut { $total }.
company-event-value-kept = La { company-cache } compte { $total }.
company-event-game-over = La partie est finie : Étoile blanche { $white }, communiste { $communist } ; { $grade ->
        [draw] match nul
        [marginal] courte victoire
        [clear] nette victoire
       *[decisive] victoire décisive
    }.

## Les refus

company-no-not-asked = Ce n’est pas la question
company-no-off-table = L’unité est hors table : elle doit d’abord entrer
company-no-on-table = L’unité est déjà sur la table
company-no-on-table-generates = { company-no-on-table }
company-no-move-target = Aucune case libre où aller
company-no-enter-target = Aucune case libre où entrer
company-no-shoot-target = Aucun ennemi sur qui tirer
company-no-assault-target = Aucun ennemi à qui donner l’assaut
company-no-destroy-target = L’unité ne porte aucune cache
company-no-generate-target = Aucun paysan dont surgir
company-no-casevac-target = Aucune perte à évacuer
company-no-not-next = { $square } n’est pas à côté de l’unité
company-no-enemy-there = Un ennemi est en { $square }
company-no-stacking = { $square } n’a pas de place pour un autre du même genre
company-no-exit = Personne ne quitte la table dans cette mission
company-no-not-at-exit = L’unité n’est pas au bord de sortie
company-no-not-vehicles = Les véhicules ne peuvent pas le faire
company-no-vehicle-actions = { company-no-not-vehicles }
company-no-vehicles-assault = { company-no-not-vehicles }
company-no-down = L’unité est à terre
company-no-is-down = L’unité est déjà à terre
company-no-is-up = L’unité n’est pas à terre
company-no-has-leader = L’unité a son chef
company-no-cache = L’unité n’a pas de { company-cache }
company-no-hands-full =
    L’unité porte déjà { $most ->
        [one] une cache
       *[other] { $most } caches
    }
company-no-nothing-to-remove = Il n’y a aucune perte à retirer
company-no-communist-only = Seuls les communistes le font
company-no-foot-removes = Seules les unités à pied le font
company-no-white-star-only = Seule l’Étoile blanche le fait
company-no-white-star-interrogates = { company-no-white-star-only }
company-no-vc-only = Seuls les VC à pied le font
company-no-vc-disappear = { company-no-vc-only }
company-no-came-on = L’unité est entrée ce tour-ci
company-no-not-edge = On n’entre pas en { $square }
company-no-enemy-near = Un ennemi est près de { $square }
company-no-peasant = Aucun paysan en { $square }
company-no-peasant-to-become = { company-no-peasant }
company-no-shots-used =
    L’unité a fait { $most ->
        [one] son seul tir
       *[other] ses { $most } tirs
    }
company-no-out-of-range = { $unit } est hors de portée
company-no-not-seen = { $unit } n’est pas visible d’ici
company-no-priority = Un ennemi est plus proche que { $unit }
company-no-not-near = { $unit } est trop loin pour un assaut
company-no-artillery = Les VC n’ont pas d’artillerie
company-no-not-commander = Seul un chef de section ou de compagnie appelle l’artillerie
company-no-calls-used =
    Pas plus de { $most ->
        [one] { $most } appel
       *[other] { $most } appels
    } par tour
company-no-casevacs-used = { company-no-calls-used }
company-no-line-unseen = Aucun de vos fantassins ne voit une case de cette ligne
company-no-not-pc = Seul un chef de section appelle une évacuation
company-no-casualties = Aucune perte de l’Étoile blanche en { $square }
company-no-lands-on-enemy = { company-no-enemy-there }
company-no-village = { $square } n’est pas une case de village
company-no-searched = { $square } a déjà été fouillée
company-no-ring-empty = L’anneau est vide
company-no-token-held = L’Étoile blanche a déjà un jeton
company-no-interrogated = On a déjà interrogé en { $square } ce tour-ci
company-no-foot-only = Seuls les fantassins tendent une embuscade
company-no-just-left = { $unit } vient de disparaître et revient au plus tôt au prochain tour communiste
company-no-ambush-square = Une unité occupe { $square }
company-no-beyond-table = Un décalage de { $difference } sort de la table
company-no-may-not-lead = { $unit } porte le marqueur d’échec et ne peut jouer en tête de son groupe
company-no-peasant-deployment = L’Étoile blanche se déploie en { $square }
company-no-peasants-full =
    { $square } a déjà { $most ->
        [one] un paysan
       *[other] { $most } paysans
    }
company-no-flees-into-enemy = { company-no-enemy-there }
company-no-flees-into-crowd = { company-no-peasants-full }
company-no-hamlets-first = Les paysans restants vont aux hameaux vides : { $empty }
company-no-not-deployment = { $square } n’est pas une case de déploiement
company-no-both-edges =
    Chaque bord demande au moins { $wanted ->
        [one] une unité
       *[other] { $wanted } unités
    }
company-no-hiding-column = On ne se cache pas dans la colonne de { $square }
company-no-hiding-distance =
    { $square } est à moins { $least ->
        [one] d’une case
       *[other] de { $least } cases
    } de l’Étoile blanche

## Les sommes

company-sum-action-dice = Dés d’action
company-sum-given = Dés pour l’action
company-sum-morale = Dés de moral
company-sum-shot-dice = Dés de tir
company-sum-save = Sur la sauvegarde
company-sum-assaulter = Dés de l’assaillant
company-sum-target = Dés de la cible
company-term-start = Au départ
company-term-vehicle-start = { company-term-start }
company-term-grade = Niveau
company-term-reaction-grade = { company-term-grade }
company-term-shot-grade = { company-term-grade }
company-term-morale-grade = { company-term-grade }
company-term-pc = Chef de section trop loin ou perdu
company-term-caches = Porte des caches
company-term-no-leader = Sans chef
company-term-morale-no-leader = { company-term-no-leader }
company-term-morale = Échecs au moral
company-term-hammered = Pilonné
company-term-vehicle-hammered = { company-term-hammered }
company-term-destroyed = Un véhicule perdu
company-term-casualties = Pertes avec elle
company-term-enemies-near = Ennemis proches
company-term-no-foot = Pas de fantassins à côté
company-term-minimum = Au moins un
company-term-vehicle-minimum = { company-term-minimum }
company-term-leader = Chef
company-term-cover = Couvert
company-term-down-or-veteran = À terre ou vétéran
company-term-short-or-raw = À bout portant ou novice
company-term-bases = Socles
company-term-reaction-bases = { company-term-bases }
company-term-limit = Limites d’un tir
company-term-reaction-limit = { company-term-limit }
company-term-vehicles = Véhicules
company-term-fighting-vehicles = { company-term-vehicles }
company-term-fighting-bases = Socles qui combattent
company-term-short-assault = Assaut court
company-term-no-cover = L’assaillant part à découvert
company-term-caches-value = Valeur des caches
company-term-enemy-bodies = Pertes ennemies sur la table
company-term-enemy-removed = Pertes ennemies retirées
company-term-enemy-units = Fantassins ennemis anéantis
company-term-evacuated = Blessés évacués
company-term-enemy-vehicles = Véhicules ennemis
company-term-peasants = Paysans tués par l’ennemi
company-term-helicopters = Hélicoptères
company-term-caches-left = Caches jamais trouvées ou récupérées
company-term-left = Sortis par le bord prévu
company-term-held = Cases tenues
company-term-handicap = Avantage de la mission
company-term-bid = La mise
company-term-left-to-unit = Dés qui restent à l’unité
company-term-kept-back = Gardés pour plus tard
company-gauge-success = L’action réussit
company-gauge-won = L’assaut est gagné
company-gauge-enemy-lost = Socles et véhicules perdus par l’ennemi
company-gauge-own-lost = Socles et véhicules que vous perdez
company-gauge-wiped-out = Unités ennemies anéanties
company-gauge-own-wiped-out = Unités amies anéanties
company-gauge-peasants = Paysans tués
company-gauge-helicopters = Hélicoptères perdus
company-gauge-evacuated = Pertes évacuées
company-gauge-token = Un jeton de renseignement est gagné
company-gauge-cache = Une cache est trouvée
company-gauge-ambush = Le pion est une embuscade
company-gauge-shown = Ennemis cachés mis au jour
company-gauge-dice = Dés d’action
company-gauge-value = Points pour la cache
