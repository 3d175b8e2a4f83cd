# Dien Bien Phu, le jeu en solitaire. Le joueur est « vous » ; les camps sont au singulier : « le Viêt-minh tire ».
# Un nom d’espace ou d’unité n’a pas d’article : ni « de » ni « du » devant lui.

## Les mots dont les phrases sont faites

siege-side =
    { $side ->
        [french] le Français
       *[vietminh] le Viêt-minh
    }
siege-side-first =
    { $side ->
        [french] Le Français
       *[vietminh] Le Viêt-minh
    }
siege-side-of =
    { $side ->
        [french] français
       *[vietminh] viêt-minh
    }
siege-seat =
    { $seat ->
        [french] Français
        [vietminh] Viêt-minh
        [commander] Commandant
        [north] Nord
        [south] Sud
        [air] Air
       *[artillery] Artillerie
    }
siege-role =
    { $role ->
        [commander] du commandant
        [north] du secteur nord
        [south] du secteur sud
        [air] de l’officier de l’air
       *[artillery] de l’officier d’artillerie
    }
siege-supply =
    { $supply ->
        [gp] ravitaillement général
       *[ammunition] munitions
    }
siege-mission =
    { $mission ->
        [tactical] Appui tactique
        [base-attack] Attaque de base
        [counterbattery] Contrebatterie
       *[flak-suppression] Neutralisation de la DCA
    }
siege-code =
    { $code ->
        [s] unités de départ
        [a] unités aériennes
        [c] unités de l’opération Condor
        [v] unités américaines
        [r] renforts
       *[start] unités de départ
    }
siege-dice =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
siege-hits =
    { $hits ->
        [0] aucun coup au but
        [one] un coup au but
       *[other] { $hits } coups au but
    }
siege-panics =
    { $panics ->
        [0] aucune panique
        [one] une panique
       *[other] { $panics } paniques
    }
siege-phase =
    { $phase ->
        [set-up] mise en place
        [return] retour des avions
        [french-events] événements français
        [vietminh-events] événements viêt-minh
        [activation] activation
        [missions] missions
        [cargo] transport aérien
        [aaa] tir antiaérien
        [air-strikes] frappes aériennes stratégiques
        [vietminh-artillery] artillerie viêt-minh
        [french-artillery] missions de l’artillerie française
        [landing] atterrissages
        [vietminh-movement] mouvement viêt-minh
        [french-fire] tir français
        [vietminh-assault] assauts viêt-minh
        [french-movement] mouvement français
        [vietminh-fire] tir viêt-minh
        [french-assault] assauts français
        [morale] moral
        [victory] vérification de la victoire
        [french-refit] remise en état française
        [vietminh-refit] recomplètement viêt-minh
        [advance] fin du tour
        [over] fin de la partie
        [preparation] phase de préparation
        [strategic] phase stratégique
        [assault] phase d’assaut
       *[refit] phase de recomplètement
    }

## Choix

siege-choice-done = Terminé
siege-choice-close = Clore l’étape pour tout l’état-major
siege-choice-placement = Prendre le déploiement « { $placement } »
siege-choice-place = Placer { $unit } : { $space }
siege-choice-lift = Reprendre { $unit }
siege-choice-challenge = Contester l’événement
siege-choice-decline = Laisser agir l’événement
siege-choice-abort = { $aircraft } va dans la case des missions annulées
siege-choice-gain = Gagner : { siege-supply }
siege-choice-assign = { $piece } : { siege-mission }
siege-choice-fly-supply = { $aircraft } transporte : { siege-supply }
siege-choice-fly = { $aircraft } transporte { $unit }
siege-choice-recall = { $piece } retourne en réserve
siege-choice-declare = Déclarer l’opération Vautour
siege-choice-take = Faire venir { $aircraft }
siege-choice-lose = { $piece } subit la perte
siege-choice-target = Attaquer { $target }
siege-choice-assault = Donner l’assaut : { $from } vers { $target }
siege-choice-with = { $piece } y participe
siege-choice-with-all = Tous ceux qui le peuvent y participent
siege-choice-without = { $piece } n’y participe pas
siege-choice-agree = Exécuter l’attaque
siege-choice-drop = Renoncer à l’attaque
siege-choice-bomb = Larguer la bombe
siege-choice-deliver = Livrer le chargement : { $aircraft }
siege-choice-land = { $unit } atterrit : { $space }
siege-choice-jump = { $unit } saute : { $space }
siege-choice-again = { $aircraft } reste dans la case Appui tactique
siege-choice-panic = { $piece } panique
siege-choice-escort = Les chefs partent avec { $unit }
siege-choice-move = { $unit } se déplace : { $space }
siege-choice-follow = { $unit } se déplace avec { $leader }
siege-choice-stay = { $unit } ne suit pas
siege-choice-redeploy = Redéployer { $unit } : { $space }
siege-choice-repair = Réparer { $airfield }
siege-choice-refit = Remettre { $unit } à pleine force
siege-choice-rebuild = Reconstituer { $unit } : { $space }

## Questions

siege-ask-place =
    { $left ->
        [0] Toutes les unités sont placées : changez ce que vous voulez, puis commencez.
        [one] Placez la dernière unité dans un retranchement ou dans la Forteresse centrale.
       *[other] Placez vos { $left } unités dans des retranchements et la Forteresse centrale, ou prenez un déploiement tout prêt.
    }
siege-ask-challenge = L’événement viêt-minh est { $event } : le contester avec le GMI ? Un dé impair l’annule.
siege-ask-abort-cargo =
    Envoyez { $left ->
        [one] une unité de transport
       *[other] { $left } unités de transport
    } de la réserve dans la case des missions annulées.
siege-ask-abort-air =
    Envoyez { $left ->
        [one] encore une unité aérienne
       *[other] encore { $left } unités aériennes
    } de la réserve dans la case des missions annulées.
siege-ask-gain-supply =
    Gagner { $points ->
        [one] un point
       *[other] { $points } points
    } de quel ravitaillement ?
siege-ask-leader-arrives = { $leader } arrive : avec quelle unité ou garnison se place-t-il ?
siege-ask-missions = Donnez des missions aux avions d’attaque et aux marqueurs d’Impact.
siege-ask-cargo = Chargez les transports : ravitaillement, ou unités de la case Prêts.
siege-ask-vulture-units =
    Choisissez { $left ->
        [one] encore une unité américaine
       *[other] encore { $left } unités américaines
    }.
siege-ask-shot-down =
    Une unité en { $class ->
        [tactical] mission tactique
        [strategic] mission stratégique
       *[cargo] mission de transport
    } est abattue : laquelle ?
siege-ask-aaa-loss =
    Une unité en { $class ->
        [tactical] mission tactique
        [strategic] mission stratégique
       *[cargo] mission de transport
    } doit faire demi-tour : laquelle ?
siege-ask-air-strikes = Frappes aériennes stratégiques : désignez une cible, ou continuez.
siege-ask-guns = Missions d’artillerie : tirez la contrebatterie et la neutralisation, ou continuez.
siege-ask-fire = Tir français : désignez un espace à attaquer, ou continuez.
siege-ask-attack = Qui participe à l’attaque : { $target } ?
siege-ask-landing = Faites atterrir les unités et livrez le ravitaillement, un transport après l’autre.
siege-ask-hit-french =
    { $space } : { $left ->
        [one] un pas français est perdu
       *[other] { $left } pas français sont perdus
    }. Qui subit le prochain ?
siege-ask-hit-viet-minh =
    { $space } : { $left ->
        [one] un pas viêt-minh est perdu
       *[other] { $left } pas viêt-minh sont perdus
    }. Quel bataillon subit le prochain ?
siege-ask-hit-base =
    { $space } : { $left ->
        [one] un bataillon est touché
       *[other] { $left } bataillons sont touchés
    }. Lequel ensuite ?
siege-ask-hit =
    { $left ->
        [one] Une unité d’artillerie de campagne perd
       *[other] { $left } fois, une unité d’artillerie de campagne perd
    } un pas : laquelle ?
siege-ask-panic =
    { $space } : { $left ->
        [one] une unité panique
       *[other] { $left } unités paniquent
    } (camp { siege-side-of }). Laquelle ensuite ?
siege-ask-sorties =
    { $left ->
        [one] Un avion d’attaque peut
       *[other] { $left } avions d’attaque peuvent
    } rester dans la case Appui tactique et voler encore : lesquels ?
siege-ask-escort = Repli ({ $space }) : avec quelle unité partent les chefs ?
siege-ask-movement = Mouvement français : déplacez des unités, ou continuez.
siege-ask-sallies = Assauts français : désignez un assaut, ou continuez.
siege-ask-sally = Qui donne l’assaut : { $from } vers { $target } ?
siege-ask-redeploy = Redéployez des unités pour un point général chacune, ou continuez.
siege-ask-repair = Réparez un terrain d’aviation, ou continuez.
siege-ask-refit = Remettez en état et reconstituez des unités, ou terminez le tour.

## Dés et tirages

siege-roll-option-die = Combien d’unités participent : { siege-code }
siege-roll-option-draw = Tirage : { siege-code }
siege-roll-division = Quelle division tient { $base }
siege-roll-variable = Les deux dés des forces viêt-minh variables
siege-roll-variable-division = Avec quelle division le 148e commence
siege-roll-pick = Un événement { siege-side-of }
siege-roll-challenge = La contestation : { $event }
siege-roll-event = Le dé de l’événement { $event }
siege-roll-reinforcement = Un pion de la case Disponibles
siege-roll-psyop = PSYOP : { $unit }
siege-roll-activation = Test de moral : { $division }
siege-roll-vulture = Combien d’unités américaines viennent
siege-roll-aaa = Tir antiaérien
siege-roll-aaa-results = Effet des coups antiaériens
siege-roll-strike = La frappe : { $target }
siege-roll-bomb = La bombe
siege-roll-barrage = Artillerie viêt-minh
siege-roll-barrage-result = Effet d’un coup d’artillerie, colonne { $column }
siege-roll-jump = { $unit } saute
siege-roll-airdrop = Le largage ({ siege-supply })
siege-roll-fire =
    Tir { siege-side-of } ({ $space }) : { $pool ->
        [ground] troupes
        [guns] canons
       *[aircraft] avions
    }
siege-roll-edge = Avantage { siege-side-of } : { $space }
siege-roll-assault-fire = Feu { siege-side-of } dans l’assaut : { $space }
siege-roll-retreat = Longueur du recul : { $piece }
siege-roll-refit = Test de moral : { $battalion }
siege-roll-politics = Le dé politique

## Ce qui s’est passé

siege-event-option-rolled = Le dé donne { $die } : autant participent ({ siege-code }).
siege-event-option-drawn = { $piece } participe ({ siege-code }).
siege-event-placement = Le Français prend le déploiement « { $placement } ».
siege-event-placed = { $unit } est placé : { $space }.
siege-event-lifted = { $unit } est repris.
siege-event-division-drawn = { $base } : { $division }.
siege-event-variable-rolled = Les dés des forces variables donnent { $first } et { $second }.
siege-event-delayed = En retard au siège : { $battalions }.
siege-event-turn = Le tour { $turn } commence.
siege-event-impulse = L’impulsion { $impulse } commence.
siege-event-losses =
    {""}{ $french-steps ->
        [0] {""}
       *[other] {" "}Pas français perdus : { $french-steps }.
    }{ $french-units ->
        [0] {""}
       *[other] {" "}Unités françaises perdues : { $french-units }.
    }{ $vietminh-steps ->
        [0] {""}
       *[other] {" "}Pas viêt-minh perdus : { $vietminh-steps }.
    }{ $vietminh-units ->
        [0] {""}
       *[other] {" "}Bataillons perdus : { $vietminh-units }.
    }{ $lost ->
        [0] {""}
       *[other] {" "}Espaces perdus : { $lost }.
    }{ $won ->
        [0] {""}
       *[other] {" "}Espaces gagnés : { $won }.
    }{ $shot-down ->
        [0] {""}
       *[other] {" "}Avions abattus : { $shot-down }.
    }{ $aborted ->
        [0] {""}
       *[other] {" "}Avions rentrés : { $aborted }.
    }{ $gp ->
        [0] {""}
       *[other] {" "}Ravitaillement général : { $gp }.
    }{ $ammunition ->
        [0] {""}
       *[other] {" "}Munitions : { $ammunition }.
    }{ $morale-change ->
        [0] {""}
       *[other] {" "}Moral viêt-minh : { $morale-change }.
    }{ $aaa ->
        [0] {""}
       *[other] {" "}DCA : { $aaa }.
    }{ $artillery ->
        [0] {""}
       *[other] {" "}Artillerie viêt-minh : { $artillery }.
    }
siege-event-step-summary = Fin : { siege-phase }.{ siege-event-losses }
siege-event-phase-summary = Fin de la { siege-phase }.{ siege-event-losses } Moral viêt-minh : { $morale }.
siege-event-returned = { $aircraft } est de retour dans la réserve aérienne.
siege-event-picks =
    Chaque camp tire { $picks ->
        [0] zéro événement
        [one] un événement
       *[other] { $picks } événements
    }.
siege-event-picked = Événement : { $event }.
siege-event-pool-empty = Il ne reste aucun événement à tirer pour { siege-side }.
siege-event-challenge-won = Le GMI conteste { $event } : { $die }, l’événement est annulé.
siege-event-challenged = Le GMI conteste { $event } : { $die }, l’événement agit quand même.
siege-event-event-rolled = { $event } : le dé donne { $die }.
siege-event-acts-as = { $event } agit comme { $other }.
siege-event-no-effect = { $event } est sans effet maintenant.
siege-event-discarded = { $event } quitte la partie.
siege-event-in-effect = { $event } reste en vigueur.
siege-event-mined = La Route { $route } est minée ce tour.
siege-event-condor-counted =
    { $condors ->
        [one] L’opération Condor est en cours : un marqueur attend l’autre.
       *[other] L’opération Condor est complète.
    }
siege-event-regiment-gone = Le 148e régiment quitte la bataille pour toujours.
siege-event-regiment-joins = Le 148e régiment rejoint la { $division }.
siege-event-delayed-enter = Les bataillons en retard arrivent : { $battalions }.
siege-event-reinforced = Renfort : { $piece }.
siege-event-condor-units = Les unités de Condor deviennent disponibles : { $units }.
siege-event-leader-arrived = { $leader } prend son poste : { $space }.
siege-event-leader-waits = { $leader } est tiré, mais aucune unité française n’est sur la carte pour l’accueillir : il reste disponible.
siege-event-psyop-rolled = PSYOP contre { $unit } : le dé donne { $die }.
siege-event-morale = Le moral viêt-minh passe de { $from } à { $to }.
siege-event-aaa-index = L’indice de DCA passe de { $from } à { $to }.
siege-event-artillery-index = L’indice d’artillerie passe de { $from } à { $to }.
siege-event-supply = { $supply ->
        [gp] Le ravitaillement général
       *[ammunition] Le stock de munitions
    } passe de { $from } à { $to }.
siege-event-activation = { $division } : { $roll } contre un moral de { $morale }, elle passe à l’assaut.
siege-event-activation-refit = { $division } : { $roll } contre un moral de { $morale }, elle se recomplète.
siege-event-ordered = { $division } : ordre d’assaut.
siege-event-ordered-refit = { $division } : ordre de recomplètement.
siege-event-to-base = { $battalion } passe directement à sa base ({ $from }, { $base }).
siege-event-missions-given =
    { $count ->
        [0] Personne n’a de mission ce tour.
        [one] Un pion reçoit une mission. Avions : { $aircraft }. Canons : { $guns }.
       *[other] { $count } pions reçoivent une mission. Avions : { $aircraft }. Canons : { $guns }.
    }
siege-event-cargo-given = Le transport est chargé : unités { $units }, ravitaillement général { $gp }, munitions { $ammunition }.
siege-event-vulture-declared = L’opération Vautour est déclarée.
siege-event-vulture-rolled =
    Le dé donne { $die } : { $units ->
        [one] { $units } unité américaine vient
       *[other] { $units } unités américaines viennent
    }.
siege-event-vulture-unit = { $aircraft } rejoint la réserve aérienne.
siege-event-aaa-rolled = Tir antiaérien, { siege-dice } : { siege-hits }.
siege-event-aaa-results = Résultats de la DCA. Rentrés : tactique { $tactical-aborts }, stratégique { $strategic-aborts }, transport { $cargo-aborts }. Abattus : tactique { $tactical-down }, stratégique { $strategic-down }, transport { $cargo-down }.
siege-event-aaa-nobody =
    { $result ->
        [shot-down] Avions abattus
       *[aborted] Abandons
    } sans personne à toucher : { $results }.
siege-event-shot-down = { $aircraft } est abattu ; retour au tour { $turn }.
siege-event-shot-down-for-good = { $aircraft } est abattu pour le reste de la partie.
siege-event-aborted = { $aircraft } fait demi-tour.
siege-event-recovered =
    { $count ->
        [one] Une unité aérienne est
       *[other] { $count } unités aériennes sont
    } de nouveau en réserve : { $aircraft }.
siege-event-back-to-ready = { $unit } revient dans la case Prêts.
siege-event-strikes = Frappe ({ $target }), { siege-dice }. Avions : { $aircraft }. Canons : { $guns }.
siege-event-struck = { $target } : { siege-hits }.
siege-event-struck-shock = { $target } : { siege-hits }, et le choc pèse sur le moral.
siege-event-bomb-rolled = La bombe tombe ; le dé donne { $die } : { siege-side } gagne.
siege-event-barrage-rolled = Artillerie viêt-minh, { siege-dice } : { siege-hits }.
siege-event-barrage-result =
    Le dé donne { $die } : { $result ->
        [airfield] un terrain d’aviation est touché
        [gp] le ravitaillement général est touché
        [ammunition] les munitions sont touchées
        [route] la Route { $route } est touchée
        [central] la Forteresse centrale est touchée
       *[artillery] une batterie française est touchée
    }.
siege-event-barrage-lost = Le coup ne trouve rien.
siege-event-airfield-destroyed = { $airfield } est détruit.
siege-event-ammunition-paid =
    { $points ->
        [one] Un point
       *[other] { $points } points
    } de munitions en moins ; reste { $left }.
siege-event-landed = { $unit } atterrit : { $space }.
siege-event-jumped = { $unit } saute ({ $space }) : { $die }, sans pertes.
siege-event-jumped-reduced = { $unit } saute ({ $space }) : { $die }, avec des pertes.
siege-event-delivered =
    { $points ->
        [one] { $points } point arrive
       *[other] { $points } points arrivent
    } ({ siege-supply }).
siege-event-dropped =
    Largage ({ siege-supply }) : { $arrived ->
        [0] rien n’arrive
        [one] { $arrived } point arrive
       *[other] { $arrived } points arrivent
    }, { $lost ->
        [0] rien n’est perdu
        [one] { $lost } est perdu
       *[other] { $lost } sont perdus
    }, { $captured ->
        [0] rien ne tombe
        [one] { $captured } tombe
       *[other] { $captured } tombent
    } aux mains du Viêt-minh.
siege-event-reduced = { $piece } perd un pas ({ $place }).
siege-event-eliminated = { $piece } est éliminé ({ $place }).
siege-event-leader-lost = { $leader } est perdu ({ $space }).
siege-event-control = { siege-side-first } prend { $space }.
siege-event-moved = { $unit } se déplace : { $from }, { $to }.
siege-event-advanced = { $battalion } avance : { $from }, { $to }.
siege-event-french-fires = Le Français tire sur { $space }. Unités : { $units }. Canons : { $guns }. Avions : { $aircraft }.
siege-event-viet-minh-fires = Le Viêt-minh tire sur { $space }, { siege-dice } : { $battalions }.
siege-event-fire-rolled =
    { $pool ->
        [ground] Les troupes tirent
        [guns] Les canons tirent
       *[aircraft] Les avions tirent
    } sur { $space } (camp { siege-side-of }, { siege-dice }) : { siege-hits }, { siege-panics }.
siege-event-fire-result = Tir { siege-side-of } sur { $space } : { siege-hits }, { siege-panics } en tout.
siege-event-nobody-panics = { $space } : { siege-panics }, mais personne ne peut paniquer.
siege-event-panicked = { $piece } panique ({ $space }).
siege-event-retreat-rolled = { $piece } : { $die } pour le recul.
siege-event-retreated = { $piece } recule : { $from }, { $to }.
siege-event-flies-again = { $aircraft } reste dans la case Appui tactique.
siege-event-french-assaults = Le Français donne l’assaut ({ $from } vers { $space }) : { $units }.
siege-event-viet-minh-assaults = Le Viêt-minh donne l’assaut ({ $from } vers { $space }) : { $battalions }.
siege-event-edge = Avantage ({ $space }) : Français { $french }, Viêt-minh { $vietminh } ; { siege-side } frappe le premier.
siege-event-assault-rolled = { siege-side-first } frappe ({ $space }), { siege-dice } : { siege-hits }, { siege-panics }.
siege-event-assault-won = { siege-side-first } gagne l’assaut : { $space }.
siege-event-assault-draw = L’assaut est nul ({ $space }) ; d’après le terrain, { siege-side } reste.
siege-event-flak-raid = Un raid sur la DCA de la Route { $route }.
siege-event-morale-step = Moral : centres { $complexes }, pertes françaises { $french }, divisions en recomplètement { $refits }, bataillons perdus { $vietminh }, Routes { $routes } ; en tout { $change }.
siege-event-redeployed = { $unit } se redéploie : { $from }, { $to }.
siege-event-repaired = { $airfield } est réparé.
siege-event-refitted = { $unit } est de nouveau à pleine force.
siege-event-rebuilt = { $unit } est reconstitué : { $space }.
siege-event-refit-succeeds = { $battalion } : { $roll }, il se rétablit.
siege-event-refit-rolled = { $battalion } : { $roll }, rien.
siege-event-restored = { $battalion } est de nouveau à pleine force.
siege-event-came-back = { $battalion } revient, réduit : { $base }.
siege-event-politics-rolled = Le dé politique donne { $die } ; jusqu’à { $limit }, tout est fini.
siege-event-game-over =
    { $ending ->
        [collapse] Le moral viêt-minh s’effondre : le Français gagne.
        [bomb-won] La bombe décide : le Français gagne.
        [bomb-lost] La bombe dresse le monde contre la France : le Viêt-minh gagne.
        [entrenchments] Le Viêt-minh tient tous les retranchements : il gagne.
        [central] La Forteresse centrale est tombée : le Viêt-minh gagne.
        [politics] Le prix politique est trop élevé : le Viêt-minh gagne.
        [routes] Le Français tient assez de Routes : il gagne.
        [too-few-routes] Le Français tient trop peu de Routes : victoire décisive du Viêt-minh.
       *[time-up] Le camp retranché a tenu jusqu’au bout : partie nulle.
    } Moral viêt-minh : { $morale }.

## Refus

siege-no-not-asked = Ce n’est pas demandé maintenant
siege-no-owner = { $piece } relève { siege-role }
siege-no-commander-only = Seul le commandant en décide
siege-no-fiddled = Repris trop souvent : décidez
siege-no-nobody-picked = Personne ne participe encore
siege-no-nobody-strikes = { siege-no-nobody-picked }
siege-no-nobody-sallies = { siege-no-nobody-picked }
siege-no-all-picked = Tous ceux que l’on pouvait choisir le sont déjà
siege-no-all-strike = { siege-no-all-picked }
siege-no-all-sally = { siege-no-all-picked }
siege-no-setup-terrain = { $space } n’est ni un retranchement ni la Forteresse centrale
siege-no-fortification-there = { $space } a déjà une fortification
siege-no-rebuild-fortification = { siege-no-fortification-there }
siege-no-leader-with = { $leader } commence avec le 1/LE ou le 8 BPC
siege-no-leader-left = { $leader } est avec { $unit } : déplacez-le d’abord
siege-no-unplaced =
    { $units ->
        [one] Une unité n’est pas encore placée
       *[other] { $units } unités ne sont pas encore placées
    }
siege-no-leader-nobody = Aucune unité française ici : { $space }
siege-no-mortar-mission = { $marker } est à un mortier : appui rapproché seulement
siege-no-guns-no-base = { $marker } ne peut atteindre une base : les canons n’attaquent jamais les bases
siege-no-strategic-only = { $aircraft } ne vole qu’en mission stratégique
siege-no-vulture-complexes =
    Le Viêt-minh tient { $held ->
        [one] { $held } centre de résistance entier
       *[other] { $held } centres de résistance entiers
    } ; il en faut { $needed }
siege-no-immune = { $aircraft } est hors de portée de la DCA
siege-no-base-empty = Aucune unité viêt-minh ici : { $base }
siege-no-nothing-reaches = Rien de ce qui vous reste ne peut attaquer { $target }
siege-no-nobody-in-range = { siege-no-nothing-reaches }
siege-no-no-guns = { siege-no-nothing-reaches }
siege-no-attacked-already = { $target } : déjà attaqué dans cette étape
siege-no-struck-already = { $target } : déjà frappé dans cette étape ; tout ce qui frappe une cible lance ses dés ensemble
siege-no-base-struck = { siege-no-struck-already }
siege-no-fired-already = { $piece } a déjà tiré dans cette étape
siege-no-other-mission = { $piece } a une autre mission que { $target }
siege-no-other-strike = { siege-no-other-mission }
siege-no-not-tactical = { siege-no-other-mission }
siege-no-ammunition =
    Il faut { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } de munitions ; vous en avez { $left }
siege-no-impact-limit =
    Commandement désorganisé : seulement { $limit ->
        [one] un marqueur d’Impact
       *[other] { $limit } marqueurs d’Impact
    } sur { $space }
siege-no-enemy = Aucune unité viêt-minh ici : { $space }
siege-no-out-of-range =
    { $space } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    } ; { $piece } porte à { $range }
siege-no-other-route = { $piece } ne peut tirer dans une autre Route : { $space }
siege-no-by-marker-only = { $unit } ne tire que par son marqueur d’Impact
siege-no-strength = { $unit } n’a pas de force de combat
siege-no-full-first = { $battalion } est réduit : les bataillons à pleine force perdent d’abord
siege-no-full-first-base = { siege-no-full-first }
siege-no-leader-loses-nothing = { $unit } est un chef et ne subit pas de pertes
siege-no-not-field-artillery = { $unit } n’est pas de l’artillerie de campagne
siege-no-elite = { $piece } est d’élite et ne panique pas
siege-no-leader-stands = { $unit } est un chef et ne panique pas
siege-no-panic-here = { $piece } ne peut pas paniquer ici
siege-no-airfield = { $space } n’est sur aucun terrain opérationnel à vous
siege-no-not-airborne = { $unit } n’est pas une unité aéroportée
siege-no-drop-zone = { $space } n’est ni une zone de saut ni un terrain d’aviation
siege-no-viet-minh-control = Le Viêt-minh contrôle { $space }
siege-no-static = { $unit } est statique et ne se déplace pas
siege-no-tank-reduced = { $unit } est réduit : un char réduit ne se déplace pas
siege-no-static-follows = { $unit } est statique et ne suit aucun chef
siege-no-static-assaults = { $unit } est statique et ne donne pas l’assaut
siege-no-points =
    { $unit } a besoin de { $needed ->
        [one] un point de mouvement
       *[other] { $needed } points de mouvement
    } et en a { $left }
siege-no-enemy-there = Des unités viêt-minh barrent le passage : { $space }
siege-no-off-route = { $unit } ne peut y aller ({ $space }) : les Routes ne se rejoignent qu’à la Forteresse centrale
siege-no-stopped = { $unit } s’est arrêté à la Forteresse centrale
siege-no-with-leader = { $unit } se déplace avec { $leader }
siege-no-not-with-leader = { $leader } n’est pas avec { $unit }
siege-no-moved-already = { $unit } s’est déjà déplacé
siege-no-nobody-to-assault = { siege-no-enemy }
siege-no-not-adjacent = { $space } n’est pas adjacent
siege-no-fought-already = { $unit } a déjà donné l’assaut dans cette étape
siege-no-not-in-force = { $unit } n’est pas là : { $space }
siege-no-leader-alone = Un chef ne peut donner l’assaut seul
siege-no-nobody-assaults = Aucune unité ne peut donner l’assaut : { $space }
siege-no-gp =
    Il faut { $needed ->
        [one] { $needed } point
       *[other] { $needed } points
    } de ravitaillement général ; vous en avez { $left }
siege-no-fortification-stays = { $unit } est une fortification et reste
siege-no-redeploy-control = { $space } n’est pas sous contrôle français
siege-no-redeploy-route = { $space } est sur une autre Route que { $unit }
siege-no-redeployed = { $unit } s’est déjà redéployé ce tour
siege-no-airfield-fine = { $airfield } est opérationnel
siege-no-airfield-control = Les deux espaces doivent être sous contrôle français : { $airfield }
siege-no-airfield-engineer = Aucun génie n’est sur place : { $airfield }
siege-no-not-reduced = { $unit } n’est pas réduit
siege-no-not-entrenched = { $unit } est là : { $space }, ni retranchement ni Forteresse centrale
siege-no-rebuilt-now = { $unit } a été reconstitué ce tour
siege-no-fortification-now = { siege-no-rebuilt-now }
siege-no-not-elite-battalion = { $unit } n’est pas un bataillon d’élite
siege-no-rebuild-terrain = { $space } n’est ni un retranchement ni la Forteresse centrale
siege-no-fortification-terrain = { siege-no-rebuild-terrain }
siege-no-rebuild-control = { $space } n’est pas sous contrôle français
siege-no-fortification-control = { siege-no-rebuild-control }
siege-no-engineer = Aucun génie n’est là : { $space }
