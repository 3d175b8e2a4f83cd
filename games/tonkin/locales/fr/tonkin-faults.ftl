# Ce qui ne va pas dans un fichier ou une position.

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
       *[vietminh] Viêt-minh
    } de cette classe : { $class }.
tonkin-fault-division =
    { $count ->
        [one] La division { $value } a un régiment au lieu de trois.
       *[other] La division { $value } a { $count } régiments au lieu de trois.
    }
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
    On ne peut pas le savoir : { $value } n’est pas une unité viêt-minh de la carte, une note ferme la place
    ailleurs, ou le mois est encore à venir.
tonkin-fault-hero = { $value } n’est pas sur la carte, ou aucun officier ne peut l’accompagner.
tonkin-fault-end = La séquence de fin de partie suit le dernier tour, { $month }.
tonkin-fault-road-markers = Il n’y a que { $most } marqueurs Route.
tonkin-fault-until = Une campagne ne peut pas finir par { $value }. Elle suit cet ordre : { $known }.
tonkin-fault-month = La partie se joue de { $first } à { $last }.
