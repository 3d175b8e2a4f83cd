# Ce qui ne va pas dans un fichier ou une position.

## Company : le paquet et les positions

company-fault-span = Le premier nombre ne doit pas dépasser le second.
company-fault-grid = Une carte a { $rows } rangées de { $columns } lettres.
company-fault-square-twice = { $square } figure deux fois.
company-fault-hamlets = { $square } appartient à { $homes ->
        [one] { $homes } hameau
       *[other] { $homes } hameaux
    } au lieu de { $expected }.
company-fault-deploy = L’Étoile blanche a besoin d’un ou deux bords, ou de cases, pour se déployer.
company-fault-room = La carte { $map } a de la place pour { $found } sur { $wanted }.
company-fault-no-arrival = Des unités NVA attendent hors table, mais aucun bord ne les laisse entrer.
company-fault-random-map = Aucune carte au hasard de ce numéro ne convient à la mission ; essayez un autre numéro.
company-fault-ring = L’anneau a { $stated ->
        [one] { $stated } pion d’un genre
       *[other] { $stated } pions d’un genre
    } dont la mission compte { $most } : { $marker ->
        [low] caches modestes
        [high] belles caches
        [number1] caches numéro 1
        [ambush] embuscades
       *[blank] pions vides
    }.
company-fault-too-many-caches = { $cache ->
        [low] Caches modestes
        [high] Belles caches
       *[number1] Caches numéro 1
    } : il y en a { $stated } en tout ; la mission en compte { $most }.
company-fault-away = Seule une unité hors table que l’on a déjà vue peut être partie.
company-fault-caches = Une unité à pied de l’Étoile blanche porte { $most ->
        [one] { $most } cache au plus
       *[other] { $most } caches au plus
    }, les autres aucune.
company-fault-vehicle = Les véhicules n’ont ni chef ni pertes et ne se mettent pas à terre.
company-fault-off-table = Une unité hors table ne se cache pas et n’a ni pertes ni caches.
company-fault-enemy = Un ennemi se trouve en { $square }.
company-fault-stacking = { $square } n’a pas de place pour un autre du même genre.
company-fault-hidden = Seuls les communistes se cachent, pas l’unité en { $square }.
company-fault-hiding = On ne peut pas se cacher en { $square }.
company-fault-unseen = Une unité que personne n’a vue est au complet, avec son chef, debout et sans pertes.
company-fault-searched = { $square } n’est pas une case de village.
company-fault-army-side = { $nation } appartient à l’autre camp.
company-fault-in-turn = Le tour ne peut continuer ainsi : { $wrong }.
company-fault-losses =
    { $what ->
        [casualties] Pertes d’un camp en tout : { $stated } ; socles de sa liste : { $most }
        [wiped_out] Unités à pied anéanties d’un camp : { $stated } ; unités à pied de sa liste : { $most }
       *[vehicles] Véhicules perdus d’un genre : { $stated } ; la liste en a { $most }
    }.
company-fault-nobody = Aucune unité de l’Étoile blanche sur la table : la partie serait finie.

## Company : les listes des joueurs

company-fault-list-entry = « { $entry } » est illisible ; une ligne s’écrit « 2 us_rifle:average @Manœuvre #1st ».
company-fault-list-long = La liste a { $value ->
        [one] { $value } ligne
       *[other] { $value } lignes
    } ; { $limit } au plus.
company-fault-list-empty = La liste n’a aucune unité à pied.
company-fault-list-type = Le type { $entry } est inconnu.
company-fault-list-grade = { $entry } n’existe pas au niveau { $value }.
company-fault-list-nation = { $entry } n’a pas sa place dans une liste { $value }.
company-fault-list-count = { $entry } : au moins { $limit ->
        [one] { $limit } unité.
       *[other] { $limit } unités.
    }
company-fault-list-vehicle-grade = { $entry } n’a pas de niveau, { $value } est de trop.
company-fault-list-vehicle-count = { $value ->
        [one] { $value } véhicule dans
       *[other] { $value } véhicules dans
    } une unité { $entry } ; { $limit } au plus.
company-fault-list-size = La liste a { $value ->
        [one] { $value } unité
       *[other] { $value } unités
    } ; de 1 à { $limit } sont possibles.
company-fault-list-group = Le groupe { $entry } compte { $value ->
        [one] { $value } unité
       *[other] { $value } unités
    } ; { $limit } au plus.
company-fault-list-platoon = La section { $entry } compte { $value ->
        [one] { $value } unité
       *[other] { $value } unités
    } ; { $limit } au plus.
company-fault-list-pc = La section { $entry } a { $value ->
        [one] { $value } chef de section
       *[other] { $value } chefs de section
    } au lieu de { $limit }.
company-fault-list-cc = La liste a { $value ->
        [one] { $value } chef de compagnie
       *[other] { $value } chefs de compagnie
    } ; { $limit } au plus.
company-fault-list-vehicles = Les véhicules coûtent { $value ->
        [one] { $value } point
       *[other] { $value } points
    } ; le tiers de la liste fait { $limit }.
company-fault-list-side = La liste est du mauvais camp : { $value }.
company-fault-list-points = La liste coûte { $value ->
        [one] { $value } point
       *[other] { $value } points
    } ; celle de la mission en a { $limit }, à 5 près.
