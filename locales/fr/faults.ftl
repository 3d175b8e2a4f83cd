# Ce qui ne va pas dans un jeu de données, une position ou une option. Précédé du fichier, de la ligne et de la clé.

## Tous les titres

fault-missing-file = Ce fichier manque.
fault-unknown-file = Ce fichier ne fait pas partie d’un jeu de données, qui comprend { $known }.
fault-syntax = Ce n’est pas du TOML valide (ligne { $line }) : { $text }
fault-duplicate-key = Cette clé est donnée deux fois.
fault-missing-key = Cette clé manque.
fault-unknown-key = Cette clé est inconnue. Connues ici : { $known }.
fault-wrong-type =
    Il faut ici { $expected ->
        [number] un nombre entier
        [text] un texte entre guillemets
        [texts] une liste de textes entre guillemets
        [flag] true ou false
        [list] une liste
        [table] une table
        [point] un point, deux nombres entiers entre crochets
       *[other] autre chose
    }.
fault-empty = Ce texte est vide.
fault-duplicate = { $value } est donné deux fois ; la première à la ligne { $first }.
fault-repeated = { $value } figure deux fois dans cette liste.
fault-length =
    { $expected ->
        [one] Cette liste doit avoir un élément.
       *[other] Cette liste doit avoir { $expected } éléments.
    }
fault-out-of-range = { $value } n’est pas compris entre { $min } et { $max }.
fault-gap = { $value } manque.
fault-overlap = { $value } est déjà couvert.
fault-count = Ceci annonce { $stated }, mais on en compte { $counted }.
fault-contradiction = Ceci donne { $value }, mais { $other } donne { $expected }.
fault-fixed = La valeur est { $value }, mais les règles imposent { $expected }. Un jeu de données ne peut pas la changer.
fault-missing-entry = Il n’y a pas d’entrée pour { $value }.
fault-unknown-reference =
    { $what ->
        [area] La zone { $value } n’existe pas.
        [unit] L’unité { $value } n’existe pas.
        [card] La carte { $value } n’existe pas.
        [kind] La sorte de carte { $value } n’existe pas.
        [formation] La formation { $value } n’existe pas.
        [class] La classe d’unités { $value } n’existe pas.
        [abbreviation] L’abréviation { $value } n’existe pas.
        [bridge] Il n’y a pas de limite avec un pont entre { $value }.
        [space] L’espace { $value } n’existe pas.
        [route] La Route { $value } n’existe pas.
        [complex] Le complexe { $value } n’existe pas.
        [drop_zone] La zone de saut { $value } n’existe pas.
        [marker] Le marqueur d’impact { $value } n’existe pas.
        [aircraft] L’unité aérienne { $value } n’existe pas.
        [battalion] Le bataillon { $value } n’existe pas.
        [division] La division { $value } n’existe pas.
        [event] L’événement { $value } n’existe pas.
        [level] Le niveau de moral { $value } n’existe pas.
       *[other] { $value } n’existe pas.
    }
fault-unknown-value = { $value } n’est pas possible ici. Possibles : { $known }.
fault-unknown-option = Cette option n’existe pas. Options : { $known }.
fault-unknown-title = Ce titre n’existe pas. Titres : { $known }.
fault-unknown-scenario = Ce scénario n’existe pas. Scénarios : { $known }.

## Siege : le jeu de données

siege-fault-too-many = Il y a { $count } entrées ; { $max } est le maximum.
siege-fault-too-few = Il y a { $count } pions de cette sorte ; le dé peut en demander six.
siege-fault-order = Les espaces des Routes se suivent dans le fichier comme sur la carte ; pas { $value }.
siege-fault-complex = Une position retranchée fait partie d’un complexe, et aucun autre espace (5.0).
siege-fault-airfield = Un terrain d’aviation a deux espaces voisins (5.0).
siege-fault-north = Le terrain principal est celui du nord (13.2).
siege-fault-off-map = Le point { $value } est hors de la carte, large de { $width } et haute de { $height }.
siege-fault-outline =
    { $least ->
        [one] Il faut au moins un point.
       *[other] Il faut au moins { $least } points.
    }
siege-fault-covers = Ceci recouvre { $other } sur le dessin.
siege-fault-counter = Ceci ne va pas avec le type du pion ({ $rule }).
siege-fault-start-leader = Un seul chef commence la partie, et ce doit être lui (29.0).
siege-fault-column = La colonne du terrain découvert doit être la plus meurtrière.
siege-fault-airfield-result = Un résultat « terrain d’aviation » ne figure qu’au 1 et au 2 (13.2).
siege-fault-stop = Une étape qui arrête l’événement demande une condition.
siege-fault-ready = { $value } n’est pas un pion R : eux seuls attendent dans la case Prêts.
siege-fault-open-placement = Les unités commencent seulement dans les positions retranchées et la Forteresse centrale (29.0).
siege-fault-leader-with = Le chef ne commence pas avec cette unité (29.0).
siege-fault-not-start = { $value } n’est pas placé au départ.
siege-fault-two-fortifications = Deux fortifications ne peuvent pas commencer dans le même espace (29.0).
siege-fault-nuclear = L’option nucléaire (37.0) demande l’opération Vautour (36.0).

## Siege : positions

siege-fault-impulse = Une étape d’impulsion demande son impulsion, et aucune autre étape n’en a.
siege-fault-twice = { $value } est nommé deux fois ; il figure déjà sous { $other }.
siege-fault-place = { $value } n’est ni un espace ni une case pour ces pions.
siege-fault-misplaced = { $value } ne peut pas être ici.
siege-fault-one-step = { $value } n’a qu’un pas : il ne peut pas être réduit.
siege-fault-passenger = { $value } : un transport qui porte une unité a exactement un passager, et aucun autre n’en a.
siege-fault-event-markers = { $value } : { $count } marqueurs sont nommés ; il y en a { $max }.
siege-fault-held = Des unités françaises sont en { $value } : les Français le contrôlent.
siege-fault-overrun = Un bataillon est sur ce terrain : il est détruit (26.1).
siege-fault-both-sides = Les deux camps sont en { $value }. Ils ne partagent un espace que dans un assaut rapproché (19.0).
siege-fault-fortifications = Deux fortifications sont en { $value } (21.3).

## Storm : le jeu de données

storm-fault-victory = Les zones de valeur défensive 3 comptent pour la victoire, et elles seules ; celle-ci a { $defence }.
storm-fault-red-control = Une zone au numéro rouge est au Viet Minh dès le début.
storm-fault-self-border = Une zone n’a pas de limite avec elle-même.
storm-fault-border-order = La zone au plus petit numéro vient d’abord : a est inférieur à b.
storm-fault-border-undrawn = Les zones { $a } et { $b } ont une limite, mais leurs contours ne se touchent pas.
storm-fault-border-missing = Les contours des zones { $a } et { $b } se touchent, mais elles n’ont pas de limite.
storm-fault-banks = La limite entre { $a } et { $b } doit être terrestre si elles sont sur la même rive, sinon rivière ou pont.
storm-fault-map-edge = Il faut true si le contour suit le bord de la carte, false sinon.
storm-fault-polygon = Un contour a au moins trois points.
storm-fault-point-outside = Ce point n’est pas à l’intérieur du contour de la zone { $area }.
storm-fault-off-map = Le point { $value } est hors de la carte, large de { $width } et haute de { $height }.
storm-fault-unreachable = On ne peut pas atteindre cette zone depuis la zone { $from }.
storm-fault-start = Une unité commence d’une seule façon : setup, arrival ou pool.
storm-fault-start-side =
    Seules les unités { $side ->
        [french] françaises
       *[vietminh] Viet Minh
    } commencent ainsi.
storm-fault-setup-control =
    La zone { $area } est { $side ->
        [french] française
       *[vietminh] au Viet Minh
    } dès le début.
storm-fault-too-many-units =
    Il y a { $count } unités { $side ->
        [french] françaises
       *[vietminh] Viet Minh
    } ; le maximum est { $max }.
storm-fault-schedule =
    Au tour { $turn }, le nombre d’unités { $side ->
        [french] françaises
       *[vietminh] Viet Minh
    } qui arrivent est { $counted }, mais le calendrier en prévoit { $stated }.
storm-fault-kind-side =
    Cette sorte de carte est { $side ->
        [french] française
       *[vietminh] Viet Minh
    }.
storm-fault-relief = Cela demande plus d’unités qu’il n’y en a avec une étoile : { $infantry } d’infanterie, { $armor } de blindés.

## Storm : jeu de données et positions

storm-fault-stacking =
    La zone { $area } contient au plus { $limit } unités { $side ->
        [french] françaises
       *[vietminh] Viet Minh
    }.
storm-fault-red-area = La zone { $area } a un numéro rouge : elle n’est jamais française, et aucune unité française n’y entre.

## Storm : positions

storm-fault-twice = { $value } est nommé deux fois ; on le trouve déjà sous { $other }.
storm-fault-control =
    Il n’y a dans la zone { $area } que des unités { $side ->
        [french] françaises
       *[vietminh] Viet Minh
    } : c’est donc ce camp qui la contrôle.
storm-fault-french-trench = La zone { $area } est française, et une zone française n’a pas de tranchées.
storm-fault-lost = La zone { $area } est française : elle ne vient donc pas d’être perdue.
storm-fault-passed = Les Français ne peuvent pas avoir passé juste avant leur propre impulsion.
storm-fault-no-replacements = Le marqueur Pas de remplacements n’est jamais là au tour 1.
storm-fault-card-side =
    { $value } est une carte { $side ->
        [french] française
       *[vietminh] Viet Minh
    }.
storm-fault-too-many-cards = { $value } : on en nomme plus qu’il n’en existe ({ $copies }).
storm-fault-not-removed = { $value } va à la défausse quand on la joue ; elle ne quitte jamais la partie.
fault-state = L’état transcrit n’est pas un état de ce jeu : { $wrong }.

## Tonkin : le dossier de composants

tonkin-fault-too-many = Il y en a { $count } ; le maximum est { $max }.
tonkin-fault-two-rivers = Deux rivières franchissent le même côté d’hexagone : { $side }.
tonkin-fault-sea = La nature, le terrain et le pays doivent tous être la mer, ou aucun des trois.
tonkin-fault-island = Un hexagone d’île est un hexagone côtier.
tonkin-fault-river-end = Une rivière s’arrête au milieu de cet hexagone.
tonkin-fault-road-end = La route du côté { $side } ne continue pas dans l’hexagone voisin.
tonkin-fault-river-open = La rivière n’a pas de côté à elle en { $hex }, et aucune autre rivière ne s’y trouve.
tonkin-fault-path-gap = { $a } et { $b } ne sont pas voisins.
tonkin-fault-stray-river = { $hex } n’est pas sur le cours de cette rivière.
tonkin-fault-road-undrawn = { $hex } n’a pas de route sur son côté { $side }.
tonkin-fault-stray-road = Aucune route de la liste ne franchit le côté { $side }.
tonkin-fault-shared-hex = { $hex } a déjà une localité : { $other }.
tonkin-fault-no-colour = Un hexagone à PV a un nom bleu ou rouge.
tonkin-fault-home = Ce n’est pas ce que dit { $hex }.
tonkin-fault-outside-hex = Ce point n’est pas à l’intérieur de { $hex }.
tonkin-fault-off-map = Le point { $value } est hors de la carte.
tonkin-fault-chinese-airstrip = Il n’y a pas de piste en Chine.
tonkin-fault-closed-hex = Rien ne peut se trouver en { $hex }.
tonkin-fault-unreachable = On ne peut pas atteindre cet hexagone par la terre depuis { $from }.
tonkin-fault-class = Un pion de cette classe a une autre bande : { $class }.
tonkin-fault-back = Un pion a un revers s’il a deux ou quatre pas, et n’en a pas s’il en a un.
tonkin-fault-trait = Pour la classe { $class }, ce sont les règles qui décident de { $value }.
tonkin-fault-single =
    Il y a exactement un pion { $side ->
        [french] français
       *[vietminh] Viet Minh
    } de cette classe : { $class }.
tonkin-fault-division = La division { $value } a { $count } régiments au lieu de trois.
tonkin-fault-no-such-class = Aucun pion n’est de cette classe.
tonkin-fault-cost-order = Ce terrain coûte moins que celui qui le précède dans le tableau.
tonkin-fault-free-step = Un pas doit coûter quelque chose.
tonkin-fault-worse-odds = Un meilleur rapport de forces donne ici un moins bon résultat que la ligne précédente.
tonkin-fault-order = L’ordre n’est pas respecté.
tonkin-fault-wrong-turn = { $unit } est de l’autre camp ou arrive au tour { $turn }.
tonkin-fault-listed = { $value } figure deux fois ; d’abord au tour { $first }.
tonkin-fault-unlisted = Le pion arrive au tour { $turn }, mais la piste des tours ne le cite pas.
tonkin-fault-late = Le dernier tour est le { $last }.
tonkin-fault-training = { $value } est un scénario d’entraînement et ne fait pas partie d’une campagne.
tonkin-fault-not-training = Seul un scénario d’entraînement a ces règles.
tonkin-fault-named-twice = { $value } est cité deux fois dans ce scénario.
tonkin-fault-absent = { $value } est alors en jeu, mais ce scénario ne dit pas où.
tonkin-fault-wrong-list = { $value } n’a pas sa place dans cette liste.
tonkin-fault-too-early = { $value } n’est pas encore arrivé à cette date.
tonkin-fault-empty-trench = Une tranchée demande une unité autre que DNA, dépôt et QG.
tonkin-fault-no-room = L’ennemi ne laisse ici aucun hexagone libre.
tonkin-fault-objective = { $value } n’est pas un hexagone à PV que les Français tiennent au départ.
tonkin-fault-owned = { $value } n’est pas un hexagone à PV bleu sans unité française : cela va sans dire ou ne se peut pas.
tonkin-fault-lost-start = La partie commencerait dans la tranche la plus basse de son échelle.
tonkin-fault-no-road = { $hex } n’a pas de route.
tonkin-fault-out-of-area = { $hex } n’est pas dans la zone de jeu.

## Tonkin : le dossier de composants et les positions

tonkin-fault-not-there = { $value } ne peut pas se tenir en { $hex } ni à côté.
tonkin-fault-both-sides = Les deux camps se trouveraient en { $hex }.
tonkin-fault-stacking = { $hex } porterait { $points } points d’empilement ; le maximum est { $limit }.

## Tonkin : les positions

tonkin-fault-twice = { $value } est nommé deux fois ; il est déjà sous { $other }.
tonkin-fault-stack-order = Dans une pile, le QG et les dépôts viennent avant les unités.
tonkin-fault-state = { $value } n’est pas là où il pourrait avoir ce marqueur ou ce nombre de pas.
tonkin-fault-stock = Il ne peut pas rester plus de transports qu’il n’y en a.
tonkin-fault-unmanned = Personne de ce camp ne tient la tranchée en { $hex } : il y faut une unité autre que DNA, dépôt et QG.
tonkin-fault-no-vp = { $hex } n’est pas un hexagone à PV.
tonkin-fault-note =
    On ne peut pas le savoir : { $value } n’est pas une unité Viet Minh de la carte, une note ferme la place
    ailleurs, ou le mois est encore à venir.
tonkin-fault-hero = { $value } n’est pas sur la carte, ou aucun officier ne peut l’accompagner.
tonkin-fault-end = La séquence de fin de partie suit le dernier tour, { $month }.
tonkin-fault-road-markers = Il n’y a que { $most } marqueurs Route.
tonkin-fault-until = Une campagne ne peut pas finir par { $value }. Elle suit cet ordre : { $known }.

## Company : le paquet et les positions

company-fault-span = Le premier nombre ne doit pas dépasser le second.
company-fault-grid = Une carte a { $rows } rangées de { $columns } lettres.
company-fault-square-twice = { $square } figure deux fois.
company-fault-hamlets = { $square } appartient à { $homes } hameaux au lieu de { $expected }.
company-fault-deploy = L’Étoile blanche a besoin d’un ou deux bords, ou de cases, pour se déployer.
company-fault-room = La carte { $map } a de la place pour { $found } sur { $wanted }.
company-fault-no-arrival = Des unités NVA attendent hors table, mais aucun bord ne les laisse entrer.
company-fault-random-map = Aucune carte au hasard de ce numéro ne convient à la mission ; essayez un autre numéro.
company-fault-ring = L’anneau a { $stated } pions d’un genre dont la mission compte { $most } : { $marker ->
        [low] caches modestes
        [high] belles caches
        [number1] caches numéro 1
        [ambush] embuscades
       *[blank] pions vides
    }.
company-fault-too-many-caches = Il y a en tout { $stated } { $cache ->
        [low] caches modestes
        [high] belles caches
       *[number1] caches numéro 1
    } ; la mission en compte { $most }.
company-fault-away = Seule une unité hors table que l’on a déjà vue peut être partie.
company-fault-caches = Une unité à pied de l’Étoile blanche porte { $most } caches au plus, les autres aucune.
company-fault-vehicle = Les véhicules n’ont ni chef ni pertes et ne se mettent pas à terre.
company-fault-off-table = Une unité hors table ne se cache pas et n’a ni pertes ni caches.
company-fault-enemy = Un ennemi se trouve en { $square }.
company-fault-stacking = { $square } n’a pas de place pour un autre du même genre.
company-fault-hidden = Seuls les communistes se cachent, pas l’unité en { $square }.
company-fault-hiding = On ne peut pas se cacher en { $square }.
company-fault-unseen = Une unité que personne n’a vue est au complet, avec son chef, debout et sans pertes.
company-fault-searched = { $square } n’est pas une case de village.
company-fault-army-side = { $nation } appartient à l’autre camp.
company-fault-nobody = Aucune unité de l’Étoile blanche sur la table : la partie serait finie.

## Company : les listes des joueurs

company-fault-list-entry = « { $entry } » est illisible ; une ligne s’écrit « 2 us_rifle:average @Manœuvre #1st ».
company-fault-list-long = La liste a { $value } lignes ; { $limit } au plus.
company-fault-list-empty = La liste n’a aucune unité à pied.
company-fault-list-type = Le type { $entry } est inconnu.
company-fault-list-grade = { $entry } n’existe pas au niveau { $value }.
company-fault-list-nation = { $entry } n’a pas sa place dans une liste { $value }.
company-fault-list-count = { $entry } : au moins { $limit } unité.
company-fault-list-vehicle-grade = { $entry } n’a pas de niveau, { $value } est de trop.
company-fault-list-vehicle-count = { $value } véhicules dans une unité { $entry } ; { $limit } au plus.
company-fault-list-size = La liste a { $value } unités ; de 1 à { $limit } sont possibles.
company-fault-list-group = Le groupe { $entry } compte { $value } unités ; { $limit } au plus.
company-fault-list-platoon = La section { $entry } compte { $value } unités ; { $limit } au plus.
company-fault-list-pc = La section { $entry } a { $value } chefs de section au lieu de { $limit }.
company-fault-list-cc = La liste a { $value } chefs de compagnie ; { $limit } au plus.
company-fault-list-vehicles = Les véhicules coûtent { $value } points ; le tiers de la liste fait { $limit }.
company-fault-list-side = La liste est du mauvais camp : { $value }.
company-fault-list-points = La liste coûte { $value } points ; celle de la mission en a { $limit }, à 5 près.
company-fault-list-room = { $value } unités du même genre n’ont que { $limit } cases pour se déployer.
