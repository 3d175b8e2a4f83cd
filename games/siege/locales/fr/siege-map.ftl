# La carte de Diên Biên Phu, telle qu’elle est écrite sur le plateau et dite par un lecteur d’écran.

siege-map-board = Carte de la vallée
siege-map-whole = Toute la carte
siege-map-space =
    { $route ->
        [0] { $label } : { $features }
       *[other] { $label } sur la Route { $route }, { $name } : { $features }
    }
siege-map-control =
    { $side ->
        [french] contrôle français
       *[vietminh] contrôle viêt-minh
    }
siege-map-terrain =
    { $terrain ->
        [open] terrain découvert
        [entrenchment] position retranchée
       *[central] vaut une position retranchée
    }
siege-map-hilltop = sommet
siege-map-drop-zone = zone de largage { $name }
siege-map-airfield =
    { $works ->
        [yes] { $name }, en service
       *[no] { $name }, détruit
    }
siege-map-mined = Route { $route } minée
siege-map-garrison =
    { $units ->
        [0] { $leaders ->
            [1] un chef français
           *[other] { $leaders } chefs français
        }
        [1] 1 unité française, force { $strength }{ $leaders ->
            [0] {""}
            [1] , et un chef
           *[other] , et { $leaders } chefs
        }
       *[other] { $units } unités françaises, force { $strength }{ $leaders ->
            [0] {""}
            [1] , et un chef
           *[other] , et { $leaders } chefs
        }
    }
siege-map-battalions =
    { $units ->
        [1] 1 bataillon viêt-minh, force { $strength }
       *[other] { $units } bataillons viêt-minh, force { $strength }
    }
siege-map-base = { $name } : { $features }
siege-map-base-short = Base { $route }
siege-map-division = division { $division }
siege-map-no-division = pas encore de division
siege-map-assault = Assaut
siege-map-refit = Recomplètement
siege-map-assault-short = Assaut
siege-map-refit-short = Recompl.
siege-map-legal = peut être choisi
siege-map-chosen = choisi
siege-map-partly =
    { $n ->
        [one] { $n } choisi
       *[other] { $n } choisis
    }
siege-map-more = { $n } de plus
siege-map-strength = force { $n }
siege-map-reduced = réduit
siege-map-elite = élite
siege-map-impact = marqueur d’impact de { $unit }, valeur { $value }
siege-map-morale = Moral viêt-minh : { $n }
siege-map-aaa = Indice DCA : { $n }
siege-map-artillery = Indice artillerie : { $n }
siege-map-dice =
    { $n ->
        [0] aucun dé
        [1] 1 dé
       *[other] { $n } dés
    }
siege-map-level =
    { $level ->
        [collapse] effondrement
        [low] bas : { siege-map-level-events }
        [medium] moyen : { siege-map-level-events }
        [high] haut : { siege-map-level-events }
       *[fanatic] fanatique : { siege-map-level-events }
    }
siege-map-level-events =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }
siege-map-events = Événements en vigueur
siege-map-filter-events = Événements
siege-map-trenches = Tranchées d’assaut
siege-map-trenches-dug = Tranchées d’assaut en cours
siege-map-none = aucun
siege-map-lost = Éliminés ce tour : { $n }
siege-map-lost-before = avant : { $before }

# Le titre, son scénario et ses options, dans les listes et les formulaires.

siege-map-title = Diên Biên Phu
siege-map-title-text = Vous commandez les Français dans la vallée ; les règles jouent le Viêt-minh. Tenez sept tours, ou brisez le moral de l’ennemi.
siege-map-title-players = 1 joueur, ou un état-major de cinq
siege-map-title-time = 2 à 4 heures
siege-map-title-size = 55 espaces, 176 pions
siege-map-scenario-march-may-1954 = Mars à mai 1954
siege-map-scenario-march-may-1954-text = Tout le siège.
siege-map-window =
    { $window ->
       *[GMI] Un événement viêt-minh peut être contesté
    }
siege-map-option-staff = Commandement partagé (1.0)
siege-map-option-fast-artillery = Artillerie viêt-minh rapide (13.5)
siege-map-option-variable-vm = Forces viêt-minh variables (31.0)
siege-map-option-forward-aaa = DCA avancée (32.0)
siege-map-option-precedence-308 = La division 308 d’abord (33.0)
siege-map-option-extra-start = Unités de départ en plus (34.1)
siege-map-option-extra-air = Avions en plus (34.2)
siege-map-option-condor-forces = Unités de l’opération Condor (34.3)
siege-map-option-vulture = Opération Vautour (36.0)
siege-map-option-nuclear = L’option nucléaire (37.0)
siege-map-option-complex-bonus = Moral pour les complexes (S-05)
siege-map-option-route-penalty = Moral pour les Routes (S-06)
siege-map-option-first-activation = Tests de moral au tour 1 (S-09)
siege-map-option-battalions-start = Bataillons viêt-minh au départ
siege-map-value-yes = Oui
siege-map-value-no = Non
siege-map-value-pack = Comme le dit le jeu de données
siege-map-value-once = Une fois en tout
siege-map-value-each = Pour chacun
siege-map-value-full = Pleine force
siege-map-value-reduced = Réduits

# Ce que des choix ont en commun, et où ils envoient un pion.

siege-map-group-lose = Perd un pas :
siege-map-group-panic = Panique :
siege-map-group-abort = Renonce :
siege-map-group-take = Arrive :
siege-map-group-target = Attaquer :
siege-map-group-assault = Assaut :
siege-map-group-with = Participe :
siege-map-group-without = Laisser :
siege-map-group-deliver = Se pose :
siege-map-group-again = Repart :
siege-map-group-escort = Les chefs suivent :
siege-map-group-refit = Recompléter :
siege-map-group-repair = Réparer :
siege-map-group-placement = Placements tout prêts :
siege-map-recall = retour en réserve
siege-map-space-short = { $label } { $name }
siege-map-jump = saut sur { $space }
siege-map-follow = avec { $leader }
siege-map-lift = reprendre
siege-map-stay = ne pas suivre
siege-map-chance = { $chance } de toucher, { $mean } en moyenne

# Les cases.

siege-map-tab = Missions
siege-map-display-air = Aviation · { $spotter }
siege-map-display-cargo = Transport aérien
siege-map-display-guns = Canons
siege-map-display-reinforcements = Renforts
siege-map-spotter = observateur en l’air
siege-map-no-spotter = pas d’observateur
siege-map-box-air-reserve = Réserve aérienne
siege-map-box-tactical = Tactique
siege-map-box-base = Bases
siege-map-box-counterbattery = Contre-batterie
siege-map-box-flak = Anti-DCA
siege-map-box-abort = Annulées
siege-map-box-returns = De retour au tour { $n }
siege-map-box-cargo-unit = Unités
siege-map-box-cargo-ammunition = Munitions
siege-map-box-cargo-gp = Ravitaillement général
siege-map-box-gun-reserve = Réserve d’artillerie
siege-map-box-close-support = Appui rapproché
siege-map-box-ready = Prêts
siege-map-box-available = Disponibles
siege-map-points =
    { $n ->
        [1] 1 point
       *[other] { $n } points
    }
siege-map-factors =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }, { $points ->
        [one] { $points } munition
       *[other] { $points } munitions
    }
siege-map-empty = vide

# La situation.

siege-map-turn-title = Tour { $turn }, { $dates }
siege-map-impulse = Impulsion { $n }
siege-map-no-impulse = Avant les impulsions
siege-map-impulses = Impulsions
siege-map-phase =
    { $word ->
        [set-up] Mise en place
        [turn] Début du tour
        [return] Retour d’avions
        [french-events] Événements français
        [vietminh-events] Événements viêt-minh
        [activation] Activation
        [missions] Missions
        [cargo] Transport aérien
        [aaa] DCA viêt-minh
        [air-strikes] Frappes aériennes
        [vietminh-artillery] Artillerie viêt-minh
        [french-artillery] Artillerie française
        [landing] Atterrissages
        [vietminh-movement] Mouvement viêt-minh
        [french-fire] Tir français
        [vietminh-assault] Assaut viêt-minh
        [french-movement] Mouvement français
        [vietminh-fire] Tir viêt-minh
        [french-assault] Assaut français
        [morale] Moral
        [victory] Test de victoire
        [french-refit] Recomplètement français
        [vietminh-refit] Recomplètement viêt-minh
        [advance] Fin du tour
        [summary] Bilan
       *[over] La fin
    }
siege-map-of = { $n } sur { $max }
siege-map-ammunition = Munitions
siege-map-gp = Ravitaillement général
siege-map-track-morale = Moral viêt-minh
siege-map-track-aaa = Indice DCA
siege-map-track-artillery = Indice artillerie
siege-map-airfield-works = en service
siege-map-airfield-enemy = aux mains de l’ennemi
siege-map-airfield-destroyed = détruit
siege-map-divisions = Divisions
siege-map-base-number = Base { $n }
siege-map-route = Route { $n }
siege-map-battalions-where =
    { $map } sur la carte, { $base } à la base, { $lost ->
        [one] { $lost } éliminé
       *[other] { $lost } éliminés
    }
siege-map-eliminated = Éliminés
siege-map-lost-now =
    { $side ->
        [french] Français, ce tour : { $n }
       *[vietminh] Viêt-minh, ce tour : { $n }
    }
siege-map-lost-earlier =
    { $side ->
        [french] Français, avant : { $n }
       *[vietminh] Viêt-minh, avant : { $n }
    }
siege-map-lost-for-good =
    { $side ->
        [french] Français, définitivement : { $n }
       *[vietminh] Viêt-minh, définitivement : { $n }
    }

# Le journal et le fil d’une question.

siege-map-heading =
    { $impulse ->
        [0] { $turn ->
            [0] { $phase }
           *[other] Tour { $turn } · { $phase }
        }
       *[other] Tour { $turn }, impulsion { $impulse } · { $phase }
    }
siege-map-trail-fire = sur { $space }
siege-map-trail-assault = pour { $space }
siege-map-trail-draft =
    { $units ->
        [0] {""}
        [1] 1 unité,{" "}
       *[other] { $units } unités,{" "}
    }{ $guns ->
        [0] {""}
        [1] 1 batterie,{" "}
       *[other] { $guns } batteries,{" "}
    }{ $aircraft ->
        [0] aucun avion
        [1] 1 avion
       *[other] { $aircraft } avions
    }
siege-map-trail-sally =
    { $units ->
        [1] 1 unité vers { $space }
       *[other] { $units } unités vers { $space }
    }

# Le matériel.

siege-map-grid-spaces = Espaces
siege-map-grid-aircraft = Avions
siege-map-grid-impact = Marqueurs d’impact
siege-map-grid-events-french = Événements français
siege-map-grid-events-vietminh = Événements viêt-minh
siege-map-grid-fire = Tir tactique
siege-map-grid-strikes = Frappes stratégiques
siege-map-grid-aaa = DCA viêt-minh
siege-map-grid-artillery = Artillerie viêt-minh
siege-map-grid-landings = Sauts et largages
siege-map-grid-morale = Niveaux de moral
siege-map-grid-readings = Lectures dont dépend une victoire française
siege-map-grid-turns = Tours
siege-map-head-route = Route
siege-map-head-space = Espace
siege-map-head-terrain = Terrain
siege-map-head-features = Particularités
siege-map-head-strength = Force, pleine / réduite
siege-map-head-division = Division
siege-map-head-factor = Force ou points
siege-map-head-value = Dés
siege-map-head-markers = Marqueurs
siege-map-head-open = Découvert
siege-map-head-defensive = Défensif
siege-map-head-base = Base
siege-map-head-first = Premier dé
siege-map-head-second = Second dé
siege-map-head-five = Après un 5
siege-map-head-six = Après un 6
siege-map-head-jump = Saut
siege-map-head-drop = Largage, par point
siege-map-head-level = Niveau
siege-map-head-events = Événements par camp
siege-map-head-movement = Mouvement viêt-minh
siege-map-head-ruling = Décision
siege-map-head-doubt = Point douteux
siege-map-head-reading = Lu ici
siege-map-head-measured = Ce que les mesures ont montré
siege-map-reading =
    { $word ->
        [complexes] Moral pour les centres de résistance entièrement tenus par le Viêt-minh
        [routes] Moral pour les Routes entièrement tenues par les Français
       *[bases] Moral quand une base est frappée
    }
siege-map-reading-bases = Au moins un 6 : un point, une fois par base et par tour
siege-map-measured =
    { $word ->
        [complexes] Compté pour chacun, le moral reste presque au maximum et la victoire française disparaît.
        [routes] Une victoire française repose sur le compte de chaque Route : compté une seule fois, elle disparaît presque.
       *[bases] Une victoire française repose aussi sur ce résultat : sans lui, elle disparaît presque.
    }
siege-map-level-name =
    { $word ->
        [collapse] Effondrement
        [low] Bas
        [medium] Moyen
        [high] Haut
       *[fanatic] Fanatique
    }
siege-map-result =
    { $word ->
        [none] sans effet
        [mass] touché sur cible massée
        [panic] panique
        [hit] touché
        [miss] manqué
        [reduce] un bataillon perd un pas
        [reduce-shock] un bataillon perd un pas, moral ébranlé
        [index] indice baissé d’un point
        [reduced] perd un pas
        [safe] se pose sans perte
        [captured] capturé
        [lost] perdu
       *[delivered] livré
    }
siege-map-aborted =
    { $word ->
        [tactical] une frappe tactique renonce
        [strategic] une frappe stratégique renonce
       *[cargo] un transport renonce
    }
siege-map-shot-down =
    { $word ->
        [tactical] une frappe tactique est abattue
        [strategic] une frappe stratégique est abattue
       *[cargo] un transport est abattu
    }
siege-map-barrage =
    { $word ->
        [airfield] terrain détruit
        [gp] ravitaillement général
        [ammunition] munitions
        [central] Forteresse centrale
       *[guns] une unité d’artillerie de campagne
    }
siege-map-code =
    { $word ->
        [start] dès le départ
        [r] renfort
        [s] option 34.1
        [c] option 34.3
        [a] option 34.2
       *[v] option 36.0
    }

# Ce que dit le panneau des chances.

siege-map-odds-steps = pas perdus, moyenne
siege-map-odds-any = au moins un touché
siege-map-odds-panic = au moins une panique
siege-map-odds-won = assaut gagné
siege-map-odds-cleared = espace nettoyé
siege-map-odds-morale = moral ébranlé
siege-map-odds-artillery = baisse de l’artillerie, moyenne
siege-map-odds-aaa = baisse de la DCA, moyenne
siege-map-odds-lowered = au moins un
siege-map-odds-battalions = bataillons éliminés, moyenne
siege-map-odds-own-steps = pas perdus chez soi, moyenne
siege-map-odds-gp = ravitaillement général, moyenne
siege-map-odds-ammunition = munitions, moyenne
siege-map-odds-captured = pris par l’ennemi, moyenne
siege-map-odds-short = { $mean } en moyenne, { $cleared } de réussir
siege-map-odds-pending = L’attaque telle quelle
siege-map-display-to-place = À placer
siege-map-box-to-place =
    { $n ->
        [1] 1 unité restante
       *[other] { $n } unités restantes
    }

# Ce qui résume une étape de la séquence dans le journal tant que ses événements sont repliés.

siege-map-sum-hands =
    { $side ->
        [french] Le Français prend { $spaces }.
       *[vietminh] Le Viêt-minh prend { $spaces }.
    }
siege-map-sum-losses =
    { $side ->
        [french] Le Français perd { siege-map-sum-lost }.
       *[vietminh] Le Viêt-minh perd { siege-map-sum-lost }.
    }
siege-map-sum-lost =
    { $units ->
        [0] { siege-map-sum-steps }
        [one] une unité{ siege-map-sum-and-steps }
       *[other] { $units } unités{ siege-map-sum-and-steps }
    }
siege-map-sum-and-steps =
    { $steps ->
        [0] {""}
       *[other] {" "}et { siege-map-sum-steps }
    }
siege-map-sum-steps =
    { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }
siege-map-grid-units-french = Unités françaises
siege-map-grid-units-vietminh = Unités viêt-minh

## Seats and sides

siege-map-won =
    { $seat ->
        [french] Le Français a gagné
       *[vietminh] Le Viêt-minh a gagné
    }
siege-map-plays =
    { $seat ->
        [french] Quelqu’un d’autre joue le Français
        [vietminh] Quelqu’un d’autre joue le Viêt-minh
       *[other] Quelqu’un d’autre tient l’autre place
    }
siege-map-plays-bot =
    { $seat ->
        [french] Un robot joue le Français
        [vietminh] Un robot joue le Viêt-minh
       *[other] Un robot tient l’autre place
    }
siege-map-waits =
    { $seat ->
        [french] Le Français réfléchit.
        [vietminh] Le Viêt-minh réfléchit.
        [commander] Le commandant réfléchit.
        [north] Le secteur nord réfléchit.
        [south] Le secteur sud réfléchit.
        [air] L’officier de l’air réfléchit.
       *[artillery] L’officier d’artillerie réfléchit.
    }
siege-map-wins =
    { $seat ->
        [french] Le Français gagne
       *[vietminh] Le Viêt-minh gagne
    }
siege-map-side-name =
    { $seat ->
        [french] Français
       *[vietminh] Viêt-minh
    }
