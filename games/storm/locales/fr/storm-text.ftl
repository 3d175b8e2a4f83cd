# Storm Over Dien Bien Phu : la carte et une main de cartes en texte.

storm-text-title = Tempête sur Dien Bien Phu
storm-board-turn = Storm Over Dien Bien Phu, tour { $turn } sur { $turns } ({ $dates } 1954)
storm-board-victory = Le Viet Minh tient { $held } des { $areas } zones de victoire ; il lui en faut { $needs }.
storm-board-cards = { storm-seat } : { $hand } en main, { $deck } au paquet.
storm-board-discards = { storm-seat }, défausse : { $cards }.
storm-board-removed = { storm-seat }, retirées du jeu : { $cards }.
storm-board-asked = Réponse attendue, { storm-seat } : { $question }
storm-board-dice = À lancer ou à piocher : { $question }.
storm-board-over = La partie est terminée.
storm-board-bid =
    { storm-seat } : { $made ->
        [yes] enchère faite
       *[no] pas encore d’enchère
    }
storm-board-legend = Unités : compagnies ou nombre, * = épuisée, avec puissance-défense-mouvement/défense épuisée.
storm-board-controlled =
    { $side ->
        [french] CONTRÔLE FRANÇAIS
       *[vietminh] CONTRÔLE VIET MINH
    }
storm-board-area = { $area } : { $features }
storm-board-defence = défense { $defence }
storm-board-is-victory = zone de victoire
storm-board-colour =
    { $colour ->
        [red] interdite aux Français
        [blue] piste
       *[green] zone de ravitaillement
    }
storm-board-trench = tranchée de niveau { $level }
storm-board-fire =
    marqueur de tir { $side ->
        [french] français
       *[vietminh] Viet Minh
    }
storm-board-out-of-supply = hors ravitaillement
storm-board-lost = perdue à l’impulsion précédente
storm-board-units =
    { storm-side-of }, { $spent ->
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
    } : { $units }
storm-board-quiet = Ni unité ni marqueur : { $areas }
storm-board-elsewhere = HORS DE LA CARTE
storm-board-arrivals = { storm-side-of }, fin du tour { $turn } : { $units }
storm-board-star = Français, seulement avec la colonne de secours : { $units }
storm-board-box = Case de remplacement : { $units }
storm-board-box-empty = Case de remplacement : vide
storm-board-no-replacements = Pas de jet de remplacements ce tour-ci.
storm-board-eliminated =
    Unités éliminées : { $french } { $french ->
        [one] française
       *[other] françaises
    }, { $vietminh } Viet Minh.
storm-board-replacements = remplacements
storm-hand-title =
    Main { $side ->
        [french] française
       *[vietminh] Viet Minh
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
storm-hand-none = Vous n’avez pas de main.
storm-hand-card =
    { $count ->
        [one] { $card } : { $features }
       *[other] { $card } (×{ $count }) : { $features }
    }
storm-hand-window = { storm-window }
storm-hand-or = { $first } ou { $second }
storm-hand-trench = valeur de tranchée { $value }
storm-hand-removed = retirée du jeu une fois jouée
storm-text-score = Zones de victoire du Viet Minh
