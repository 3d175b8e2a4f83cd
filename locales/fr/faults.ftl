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
fault-state = L’état transcrit n’est pas un état de ce jeu : { $wrong }.
fault-state-goes-on = Dans l’état transcrit, quelque chose se passerait encore de soi-même : aucune partie n’attend ainsi.
