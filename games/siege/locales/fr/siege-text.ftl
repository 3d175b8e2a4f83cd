# Le plateau de Diên Biên Phu en texte.

siege-text-turn =
    { $impulse ->
        [0] Tour { $turn } sur { $turns }, { $dates } : { $phase }.
       *[other] Tour { $turn } sur { $turns }, { $dates }, impulsion { $impulse } : { $phase }.
    }
siege-text-enemy = Viêt-minh : moral { $morale }, indice DCA { $aaa }, indice artillerie { $artillery }.
siege-text-supply = Français : munitions { $ammunition }, ravitaillement général { $gp }.
siege-text-events = En vigueur : { $events }.
siege-text-asked = { siege-seat }, à vous : { $question }
siege-text-dice = À lancer ou à tirer : { $question }.
siege-text-over = La partie est finie.
siege-text-legend = Espaces : # position retranchée, ^ sommet, = piste, v zone de largage. Unités : force, [2] statique, (2) artillerie, + élite, * réduite.
siege-text-route = ROUTE { $n }, { $name }
siege-text-quiet =
    { $side ->
        [french] Vides, français : { $spaces }
       *[vietminh] Vides, viêt-minh : { $spaces }
    }
siege-text-space =
    { $central ->
        [yes] { $side ->
            [french] { $label }, contrôle français
           *[vietminh] { $label }, contrôle viêt-minh
        }
       *[no] { $side ->
            [french] { $label } { $name }, contrôle français
           *[vietminh] { $label } { $name }, contrôle viêt-minh
        }
    }
siege-text-french = Français : { $units }
siege-text-vietminh = Viêt-minh : { $units }
siege-text-base =
    Base { $n }, { $division }, { $status ->
        [assault] Assaut
       *[refit] Recomplètement
    } : { $count ->
        [0] vide
       *[other] { $units }
    }
siege-text-airfield =
    { $works ->
        [yes] { $name } : en service.
       *[no] { $name } : détruit.
    }
siege-text-ready = Prêts : { $units }.
siege-text-available = Disponibles : { $units }.
siege-text-eliminated = Éliminés ce tour : { $units }.
siege-text-eliminated-before = Éliminés avant : { $units }.
siege-text-displays = MISSIONS
siege-text-box = { $name } : { $pieces }
siege-text-aboard = { $aircraft } avec { $units }

# Les chances et les sommes derrière elles.

siege-gauge-vietminh-steps = Pas perdus par le Viêt-minh
siege-gauge-vietminh-lost = Bataillons viêt-minh éliminés
siege-gauge-french-steps = Pas perdus par les Français
siege-gauge-french-lost = Unités françaises éliminées
siege-gauge-won = L’assaut est gagné
siege-gauge-panics = Bataillons qui paniquent
siege-gauge-cleared = L’espace est nettoyé
siege-gauge-morale = Moral viêt-minh
siege-gauge-artillery = Indice artillerie
siege-gauge-aaa = Indice DCA
siege-gauge-gp = Ravitaillement général
siege-gauge-ammunition = Munitions
siege-gauge-captured = Points pris par l’ennemi
siege-sum-dice = Dés
siege-sum-ammunition = Munitions à payer
siege-sum-assault-french = Dés français
siege-sum-assault-viet-minh = Dés viêt-minh
siege-sum-edge-french = Avantage tactique français
siege-sum-edge-viet-minh = Avantage tactique viêt-minh
siege-term-unit = { $unit }
siege-term-assault-unit = { siege-term-unit }
siege-term-battalion = { $battalion }
siege-term-gun = marqueur d’impact de { $marker }
siege-term-aircraft = { $aircraft }
siege-term-spotter = l’observateur est en l’air
siege-term-neptune = opération Neptune
siege-term-factors =
    { $factors ->
        [one] { $factors } facteur tiré
       *[other] { $factors } facteurs tirés
    }
siege-term-elite = une unité d’élite
siege-term-leader = { $leader } commande
siege-term-event = { $event }
