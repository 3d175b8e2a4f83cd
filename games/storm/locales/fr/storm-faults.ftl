# Ce qui ne va pas dans un fichier ou une position.

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
