# La carte de Storm Over Dien Bien Phu telle que la dit un lecteur d’écran.

storm-map-board = Carte de la bataille
storm-map-whole = La carte entière
storm-map-control =
    { $side ->
        [french] contrôle français
       *[vietminh] contrôle Viet Minh
    }
storm-map-garrison =
    { $side ->
        [french] unités françaises
       *[vietminh] unités Viet Minh
    } : { $spent ->
        [0] { $fresh ->
            [one] { $fresh } fraîche
           *[other] { $fresh } fraîches
        }
       *[other] { $fresh ->
            [0] { $spent ->
                [one] { $spent } épuisée
               *[other] { $spent } épuisées
            }
            [one] { $fresh } fraîche et { $spent ->
                [one] { $spent } épuisée
               *[other] { $spent } épuisées
            }
           *[other] { $fresh } fraîches et { $spent ->
                [one] { $spent } épuisée
               *[other] { $spent } épuisées
            }
        }
    }
storm-map-face =
    { $face ->
        [fresh] état frais
       *[spent] état épuisé
    }
storm-map-pile = { $units }, { storm-map-face }, { $values }, dans { $area }
storm-map-legal = peut être choisi
storm-map-chosen = choisi
storm-map-partly = { $chosen } choisis

# Le scénario et l’option, dans les listes et les formulaires.

storm-map-scenario-standard = Toute la bataille
storm-map-scenario-standard-text = Huit tours, de mars à mai 1954.
storm-map-option-bidding = Qui joue quel camp
storm-map-value-no = Les camps choisis plus haut
storm-map-value-yes = Les deux enchérissent pour les camps (15.0)
