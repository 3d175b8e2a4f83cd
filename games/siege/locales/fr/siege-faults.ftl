# Ce qui ne va pas dans un fichier ou une position.

## Siege : le jeu de données

siege-fault-too-many = Il y a { $count } entrées ; { $max } est le maximum.
siege-fault-too-few =
    Il y a { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } de cette sorte ; le dé peut en demander six.
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
siege-fault-event-markers =
    { $value } : { $count ->
        [one] { $count } marqueur est nommé
       *[other] { $count } marqueurs sont nommés
    } ; il y en a { $max }.
siege-fault-held = Des unités françaises sont en { $value } : les Français le contrôlent.
siege-fault-overrun = Un bataillon est sur ce terrain : il est détruit (26.1).
siege-fault-both-sides = Les deux camps sont en { $value }. Ils ne partagent un espace que dans un assaut rapproché (19.0).
siege-fault-fortifications = Deux fortifications sont en { $value } (21.3).
siege-fault-other-step = Ceci relève d’une autre étape de la séquence que celle qui commence.
