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
siege-map-partly = { $n } choisis
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
        [low] bas : { $events } événement
        [medium] moyen : { $events } événements
        [high] haut : { $events } événements
       *[fanatic] fanatique : { $events } événements
    }
siege-map-events = Événements en vigueur
siege-map-trenches = Tranchées d’assaut
siege-map-trenches-dug = Tranchées d’assaut en cours
siege-map-none = aucun
siege-map-lost = Éliminés ce tour : { $n }
siege-map-lost-before = avant : { $before }
