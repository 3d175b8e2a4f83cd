# Storm Over Dien Bien Phu. Les deux camps sont au singulier : « le Français tire », « le Viet Minh sape ».
# Le nom d’une zone peut commencer par n’importe quelle lettre et n’a pas d’article : ni « de » ni « du » devant lui.

## Les mots dont les phrases sont faites

storm-side =
    { $side ->
        [french] le Français
       *[vietminh] le Viet Minh
    }
storm-side-first =
    { $side ->
        [french] Le Français
       *[vietminh] Le Viet Minh
    }
storm-side-of =
    { $side ->
        [french] Français
       *[vietminh] Viet Minh
    }
storm-seat =
    { $seat ->
        [french] Français
        [vietminh] Viet Minh
        [first] Premier joueur
       *[second] Second joueur
    }
storm-points =
    { $points ->
        [one] { $points } point de dommages
       *[other] { $points } points de dommages
    }
storm-window =
    { $window ->
        [W1] comme action de votre impulsion
        [W2] librement dans votre impulsion, avant ou après l’action
        [W3] avant les dés d’une attaque française
        [W4] pendant la préparation d’un assaut
        [W5] juste après des dés d’attaque
        [W6] quand des dommages vont toucher le Français
        [W7] pour annuler une carte française
        [W8] après le jet de ravitaillement
       *[W9] à la fin d’une impulsion
    }

## Choix

storm-choice-bid =
    { $areas ->
        [0] Ne miser aucune zone
        [one] Miser une zone
       *[other] Miser { $areas } zones
    }
storm-choice-take = Jouer { storm-side }
storm-choice-pass = Passer
storm-choice-act = Agir avec des unités : { $area }
storm-choice-pick = Prendre { $unit }
storm-choice-drop = Laisser { $unit }
storm-choice-pick-all = Prendre toutes les unités
storm-choice-drop-all = Laisser toutes les unités
storm-choice-fire = Tirer sur { $area }
storm-choice-move = Marcher vers { $area }
storm-choice-stop = S’arrêter ici
storm-choice-sap = Saper
storm-choice-assault = Lancer l’assaut sur { $area }
storm-choice-play = Jouer { $card }
storm-choice-dig = Saper en défaussant { $card }
storm-choice-in = Choisir { $area }
storm-choice-clear = Raser les tranchées : { $area }
storm-choice-enter = Faire entrer { $unit }
storm-choice-attack = Attaquer avec les unités entrées
storm-choice-decline = Ne rien jouer
storm-choice-reroll = Relancer, au prix d’une unité de plus
storm-choice-hit = { $unit } encaisse { storm-points }
storm-choice-retreat = { $unit } retraite vers { $area }
storm-choice-withdraw = Retirer { $unit } à temps
storm-choice-spend = Épuiser { $unit }
storm-choice-lose = Perdre { $unit }
storm-choice-discard = Défausser { $card }
storm-choice-keep = Garder { $card }
storm-choice-done = Terminé
storm-choice-end = Ne rien défausser et finir les impulsions
storm-choice-mark = Couper le ravitaillement : { $area }
storm-choice-place = Les placer : { $area }
storm-choice-bring = Faire venir { $unit }

## Questions

storm-ask-bid = Combien de zones de victoire, de 0 à { $most }, tiendriez-vous avec le Viet Minh ?
storm-ask-side = Quel camp jouez-vous ?
storm-ask-cut-hand =
    Votre main est trop grande : défaussez encore { $left ->
        [one] une carte
       *[other] { $left } cartes
    }.
storm-ask-impulse =
    Impulsion { $side ->
        [french] française
       *[vietminh] Viet Minh
    } : faites agir des unités d’une zone, jouez une carte ou passez.
storm-ask-order =
    { $area } : prenez des unités fraîches ({ $picked ->
        [0] aucune encore
        [one] une jusqu’ici
       *[other] { $picked } jusqu’ici
    }), puis dites ce qu’elles font.
storm-ask-surprise-order =
    Assaut surprise depuis { $area } : prenez les unités ({ $picked ->
        [0] aucune encore
        [one] une jusqu’ici
       *[other] { $picked } jusqu’ici
    }), puis nommez la cible.
storm-ask-march =
    { $area }, { $left ->
        [0] plus aucun point de mouvement
        [one] encore un point de mouvement
       *[other] encore { $left } points de mouvement
    } : continuer, ou s’arrêter ?
storm-ask-card-area = Pour quelle zone jouez-vous { $card } ?
storm-ask-dig-area = Dans quelle zone { $card } sert-elle à saper ?
storm-ask-go-on = Le Viet Minh a passé : défausser une carte pour une impulsion de plus, ou laisser finir les impulsions ?
storm-ask-free-cards = Votre action est faite : jouer une carte libre avant la fin de l’impulsion ?
storm-ask-impulse-end = L’impulsion est finie : faire venir des remplacements d’urgence ?
storm-ask-w3 = { $area } va être attaquée à puissance { $stake } : jouer une carte avant les dés ?
storm-ask-w4 = { $area } va subir un assaut de puissance { $stake } : jouer une carte avant les dés ?
storm-ask-w5 =
    En l’état des dés, { $area } { $stake ->
        [0] ne subit aucun dommage
        [one] subit un point de dommages
       *[other] subit { $stake } points de dommages
    } : les faire relancer ?
storm-ask-w6 =
    { $stake ->
        [one] Un point de dommages va
       *[other] { $stake } points de dommages vont
    } toucher { $area } : jouer une carte contre ces dommages ?
storm-ask-w7 = Une carte française va frapper { $area } : l’annuler ?
storm-ask-w8 =
    { $stake ->
        [0] Aucune zone française n’est
        [one] Une zone française est
       *[other] { $stake } zones françaises sont
    } hors ravitaillement : jouer une carte pour en couper une de plus ?
storm-ask-mines-spend =
    Les mines arrêtent encore { $left ->
        [one] une unité d’assaut
       *[other] { $left } unités d’assaut
    } : laquelle est épuisée ?
storm-ask-allocate =
    { $area } : encore { $left ->
        [one] un point
       *[other] { $left } points
    } de dommages à encaisser ; quelle unité en prend combien ?
storm-ask-retreat = Quelle unité quitte { $area } en retraite, et vers où ?
storm-ask-losses =
    L’assaut coûte encore { $left ->
        [one] une unité
       *[other] { $left } unités
    } : laquelle est perdue ?
storm-ask-enter = Contre-attaque, { $area } : quelle unité entre ?
storm-ask-relief = { $area } : quelle unité de la colonne de secours arrive ?
storm-ask-rats-spend =
    { $area } : quelle unité française fraîche est épuisée ({ $left ->
        [one] encore une au plus
       *[other] encore { $left } au plus
    }) ?
storm-ask-shaft-warning = Le sol tremble sous { $area } : quelles unités partent avant l’explosion ?
storm-ask-end-discard = Quelles cartes défaussez-vous avant la fin du tour ?
storm-ask-supply-mark =
    Quelle zone occupée par des Français est privée de ravitaillement ({ $left ->
        [one] encore une
       *[other] encore { $left }
    }) ?
storm-ask-place =
    Où vont les arrivées ({ $units ->
        [one] une unité attend
       *[other] { $units } unités attendent
    }, { $picked ->
        [0] aucune prise
        [one] une prise
       *[other] { $picked } prises
    }) ?

## Dés et pioches

storm-roll-bid =
    Deux dés pour le choix des camps : { $seat ->
        [first] premier joueur
       *[second] second joueur
    }
storm-roll-draw =
    Une carte du paquet { $side ->
        [french] français
       *[vietminh] Viet Minh
    }
storm-roll-attack = Deux dés : { storm-side } attaque { $area }
storm-roll-supply = Deux dés pour le ravitaillement français
storm-roll-replacements = Un dé pour les remplacements Viet Minh
storm-roll-mines = Un dé pour les mines
storm-roll-rats = Un dé pour les rats, { $area }
storm-roll-shaft = Un dé pour l’explosion sous { $area }
storm-roll-relief = Un dé pour la colonne de secours
storm-roll-propaganda = Un dé pour la fidélité de l’unité { $unit }

## Refus

storm-no-not-asked = Ce n’est pas ce qui est demandé maintenant.
storm-no-spent = { $unit } est déjà épuisée et ne peut plus rien faire.
storm-no-fresh-unit = { $area } : vous n’y avez aucune unité fraîche.
storm-no-action = { $area } : vos unités fraîches n’y ont rien à faire.
storm-no-order = Avec { $unit }, les unités n’auraient plus rien à faire ensemble.
storm-no-nobody-picked = Prenez d’abord au moins une unité.
storm-no-all-picked = Toutes les unités que l’on pouvait prendre sont déjà prises.
storm-no-fiddled = Vous avez trop souvent changé d’avis : continuez avec les unités prises.
storm-no-points =
    L’étape vers { $area } coûte { $cost ->
        [one] un point
       *[other] { $cost } points
    } de mouvement ; il n’en reste { $left ->
        [0] aucun
        [one] qu’un
       *[other] que { $left }
    }.
storm-no-red = { $area } a un numéro rouge : aucune unité française n’y entre jamais.
storm-no-armor-river = Les blindés ne franchissent la rivière que par un pont, et aucun ne mène d’ici vers { $area }.
storm-no-french-held = { $area } est tenue par des Français : le Viet Minh ne peut pas y entrer, il doit lancer un assaut.
storm-no-stacking =
    { $area } contiendrait { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } d’un même camp ; { $limit } est le maximum.
storm-no-assault-stacking = { $area } contiendrait { $units } unités Viet Minh après l’assaut ; { $limit } est le maximum.
storm-no-place-stacking =
    { $area } contiendrait { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } du camp qui arrive ; { $limit } est le maximum.
storm-no-emergency-stacking =
    Avec les remplacements, { $area } contiendrait { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } ; { $limit } est le maximum.
storm-no-enemy = { $area } ne contient aucune unité ennemie.
storm-no-firepower = Il faut de la puissance de feu pour tirer, et une de ces unités n’en a pas.
storm-no-sap-control = { $area } n’est pas contrôlée par le Viet Minh : on ne peut pas y saper.
storm-no-sap-full = { $area } : les tranchées y sont déjà au plus haut niveau.
storm-no-sap-pairs =
    Un niveau de tranchée demande { $per ->
        [one] { $per } unité
       *[other] { $per } unités
    } ; { $units ->
        [one] une seule unité ne tombe pas juste
       *[other] { $units } ne tombent pas juste
    }.
storm-no-sap-too-many =
    { $most ->
        [one] Une unité suffit
       *[other] { $most } unités suffisent
    } pour achever les tranchées ici ; { $units ->
        [one] une est prise
       *[other] { $units } sont prises
    }.
storm-no-sap-nowhere = Toutes les zones contrôlées par le Viet Minh ont déjà des tranchées complètes.
storm-no-assault-control = { $area } n’est pas contrôlée par le Français : il n’y a là personne à assaillir.
storm-no-assault-trench = Un assaut depuis { $area } demande une tranchée de niveau { $needed } ; elle est de niveau { $level }.
storm-no-surprise-not-needed = Un assaut ordinaire est possible depuis { $area } : la surprise n’y sert à rien.
storm-no-surprise-units = { $area } : vous n’y avez aucune unité fraîche pour l’assaut.
storm-no-surprise-target = Aucune voisine de { $area } ne peut être prise d’assaut.
storm-no-surprise-nowhere = Un assaut surprise n’est possible nulle part.
storm-no-only-in-window = { $card } ne se joue que { storm-window }.
storm-no-effect = { $card } n’aurait aucun effet maintenant.
storm-no-cancels = { $card } n’arrête pas { $played }.
storm-no-second-copy = { $card } est déjà jouée ; une deuxième n’ajoute rien.
storm-no-wrong-turn = { $card } ne se joue pas au tour { $turn }.
storm-no-shaft-turn = { $card } ne se joue pas au tour { $turn }.
storm-no-emergency-turn = { $card } ne se joue pas au tour { $turn }.
storm-no-target = Aucune zone ne convient à { $card } maintenant.
storm-no-not-beside-control = { $card } n’atteint que les zones qui touchent une zone que vous contrôlez : pas { $area }.
storm-no-card-no-enemy = { $card } vise des unités ennemies, et { $area } n’en contient pas.
storm-no-trench = { $area } n’a pas de tranchées.
storm-no-nobody-spent = { $area } : aucune unité française n’y est épuisée.
storm-no-thai = { $area } ne contient aucune unité thaïe.
storm-no-not-french = { $card } demande une zone contrôlée par le Français : pas { $area }.
storm-no-viet-minh-there = { $area } contient du Viet Minh : les rats n’y vont pas.
storm-no-nobody-fresh = { $area } : aucune unité française n’y est fraîche.
storm-no-shaft = Aucune voisine n’a de tranchées complètes d’où miner { $area }.
storm-no-rats-spent = { $unit } est déjà épuisée : les rats n’y changent rien.
storm-no-not-viet-minh = { $area } n’est pas contrôlée par le Viet Minh.
storm-no-box-empty = Il ne reste aucune unité de remplacement dans la case.
storm-no-nothing-lost = Aucune zone n’a été perdue à l’impulsion précédente : il n’y a rien à reprendre.
storm-no-not-lost = { $area } n’a pas été perdue à l’impulsion précédente.
storm-no-nobody-enters = { $area } : aucune unité française fraîche ne peut y entrer.
storm-no-nobody-entered = Une unité au moins doit d’abord entrer.
storm-no-enter-points =
    L’étape vers { $area } coûte { $cost ->
        [one] un point
       *[other] { $cost } points
    } de mouvement ; l’unité n’en a { $left ->
        [0] aucun
        [one] qu’un
       *[other] que { $left }
    }.
storm-no-enter-river = Les blindés n’entrent par-dessus la rivière que par un pont, et aucun ne mène de là vers { $area }.
storm-no-mines-or-debouchez = { $played } a été jouée contre cet assaut : { $card } ne peut plus l’être.
storm-no-points-left-over =
    { $unit } doit prendre un autre nombre : les autres unités ne peuvent pas encaisser exactement { $left ->
        [one] le point qui reste
       *[other] les { $left } points qui restent
    }.
storm-no-too-many-points =
    { $left ->
        [one] Il ne reste qu’un point
       *[other] Il ne reste que { $left } points
    } de dommages à encaisser.
storm-no-retreats = { $unit } devrait retraiter, et cette attaque ne permet pas de retraite.
storm-no-back-to-target = { $area } est la zone attaquée : personne n’y retraite.
storm-no-visited = L’unité est déjà passée par { $area }.
storm-no-retreat-red = { $area } a un numéro rouge : aucune unité française n’y retraite.
storm-no-retreat-river =
    Les blindés ne retraitent par-dessus la rivière que par un pont, et aucun ne mène d’ici vers { $area }.
storm-no-retreat-control = { $area } n’est pas contrôlée par le camp de l’unité : elle ne peut pas y retraiter.
storm-no-retreat-full = { $area } est pleine, et il y a de la place dans une autre zone.
storm-no-retreat-enemies =
    { $area } contient { $enemies ->
        [one] une unité ennemie
       *[other] { $enemies } unités ennemies
    } ; une autre zone n’en contient { $fewest ->
        [0] aucune
        [one] qu’une
       *[other] que { $fewest }
    }.
storm-no-in-transit = { $unit } est en chemin et doit d’abord trouver sa place.
storm-no-destination = { $unit } n’a nulle part où retraiter.
storm-no-supply-nobody = { $area } ne contient aucune unité française.
storm-no-supply-shared =
    Les Français ne contrôlent pas { $area } : ce qu’ils ne font que partager avec le Viet Minh reste ravitaillé.
storm-no-supply-marked = { $area } est déjà hors ravitaillement.
storm-no-place-occupied = { $area } est contrôlée par le Français et n’est pas vide : le Viet Minh ne peut pas y arriver.
storm-no-place-chain = Aucune chaîne de zones Viet Minh ne relie { $area } au bord de la carte.
storm-no-place-together =
    Aucune zone n’a de place pour { $units ->
        [one] l’unité qui arrive
       *[other] { $units } arrivées à la fois
    }.
storm-no-nobody-to-place = Aucune arrivée n’est encore prise.
storm-no-place-control = { $area } n’est pas contrôlée par le Français : il ne peut pas y placer ses arrivées.
storm-no-all-cut = Toutes vos cartes { $card } sont déjà choisies.
storm-no-all-chosen = Toutes vos cartes { $card } sont déjà choisies.
storm-no-not-rolled = Le dé ne fait pas venir { $unit }.

## Événements

storm-event-bids-open = Les enchères sont ouvertes : { $first } pour le premier joueur, { $second } pour le second.
storm-event-bid-rolled = À enchères égales, les dés décident : { $first } pour le premier joueur, { $second } pour le second.
storm-event-sides-taken =
    { $seat ->
        [first] Le premier joueur
       *[second] Le second joueur
    } mène le Viet Minh, à qui il faut { $needs ->
        [one] { $needs } zone de victoire
       *[other] { $needs } zones de victoire
    }.
storm-event-turn = Le tour { $turn } commence.
storm-event-reshuffled =
    { storm-side-first } mélange sa défausse à son paquet, qui compte maintenant { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }.
storm-event-drew = { storm-side-first } pioche { $card }.
storm-event-drew-hidden = { storm-side-first } pioche une carte.
storm-event-discarded = { storm-side-first } défausse { $card }.
storm-event-passed = { storm-side-first } passe.
storm-event-passed-automatically = { storm-side-first } n’a rien à faire et passe d’office.
storm-event-goes-on = Pour cette carte, le Français joue une impulsion de plus.
storm-event-impulses-over = Les impulsions de ce tour sont finies.
storm-event-played = { storm-side-first } joue { $card }.
storm-event-cancelled = { $by } annule { $card }.
storm-event-moved =
    { storm-side-first } marche depuis { $from } vers { $to } avec { $units }, pour { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }.
storm-event-control =
    { $area } passe { $side ->
        [french] au Français
       *[vietminh] au Viet Minh
    }.
storm-event-fires = { storm-side-first } tire sur { $target } depuis { $from } avec { $units }.
storm-event-card-fires = { $card } frappe { $target }.
storm-event-assaults = Le Viet Minh lance l’assaut sur { $target } depuis { $from } avec { $units }.
storm-event-rolled = { storm-side-first } obtient { $roll } aux dés ; le résultat qui vaut est { $stands }.
storm-event-rolls-again = { $card } : on relance les dés.
storm-event-damage =
    { $target } : { $attack ->
        [one] { $attack } point
       *[other] { $attack } points
    } d’attaque contre { $defence ->
        [one] { $defence } point
       *[other] { $defence } points
    } de défense, { $damage ->
        [0] aucun effet
        [one] { $damage } point de dommages
       *[other] { $damage } points de dommages
    }.
storm-event-damage-reduced =
    La garnison refuse de céder : { $damage ->
        [0] il ne reste aucun dommage
        [one] il reste { $damage } point de dommages
       *[other] il reste { $damage } points de dommages
    }.
storm-event-spent =
    { $area }, unités { $side ->
        [french] françaises
       *[vietminh] Viet Minh
    } épuisées : { $units }.
storm-event-retreated = { $unit } retraite depuis { $from } vers { $to }.
storm-event-no-way-out = { $area } : aucune issue pour { $unit }.
storm-event-eliminated = { $area } : { storm-side } perd { $units }.
storm-event-fire-marker = { storm-side-first } a tiré depuis { $area } et y perd son terrain pour ce tour.
storm-event-sapped =
    { $area } : { $units ->
        [one] une unité sape
       *[other] { $units } unités sapent
    }, tranchée de niveau { $level }.
storm-event-dug = { $area } : le Viet Minh défausse { $card } pour saper, tranchée de niveau { $level }.
storm-event-trenches-cleared = { $area } : les tranchées sont rasées.
storm-event-mines-rolled = Les mines sautent sous l’assaut : le dé donne { $die }.
storm-event-assault-stopped = Il ne reste personne pour l’assaut contre { $target } : la tentative s’arrête.
storm-event-assault-won = { $target } est tombée : les unités d’assaut y entrent.
storm-event-assault-failed = { $target } tient : l’assaut a échoué.
storm-event-rested =
    { $area } : { $units ->
        [one] une unité française est de nouveau fraîche
       *[other] { $units } unités françaises sont de nouveau fraîches
    }.
storm-event-relief-rolled = Le dé de la colonne de secours donne { $die }.
storm-event-rats-rolled =
    { $area } : les rats sortent, { $die ->
        [one] une unité française peut être épuisée
       *[other] jusqu’à { $die } unités françaises peuvent être épuisées
    }.
storm-event-shaft-rolled =
    La sape explose sous { $area } : { $die ->
        [one] { $die } point de dommages
       *[other] { $die } points de dommages
    }.
storm-event-propaganda-rolled = { $unit } écoute les haut-parleurs : le dé donne { $die }.
storm-event-supply-rolled =
    Ravitaillement français : { $roll } + { $modifier } = { $total } ; { $areas ->
        [0] toutes les zones en reçoivent
        [one] une zone en est privée
       *[other] { $areas } zones en sont privées
    }.
storm-event-out-of-supply = { $area } est hors ravitaillement.
storm-event-refreshed = Les unités redeviennent fraîches, sauf les françaises hors ravitaillement ; on retire les marqueurs.
storm-event-replacements-rolled =
    Le dé des remplacements donne { $die } : { $units ->
        [0] personne ne vient
        [one] une unité arrive
       *[other] { $units } unités arrivent
    }.
storm-event-arrived = { $area } : { storm-side } y fait venir { $units }.
storm-event-no-room = { storm-side-first } ne trouve pas de place et perd { $units }.
storm-event-game-over =
    { $side ->
        [french] Le Français gagne : le Viet Minh ne tient que
       *[vietminh] Le Viet Minh gagne : il tient
    } { $held ->
        [one] { $held } zone de victoire
       *[other] { $held } zones de victoire
    }, et il lui en fallait { $needs }.

## Sommes et probabilités

storm-sum-attack = Points d’attaque avant les dés
storm-sum-defence = Points de défense
storm-term-card = { $card }
storm-term-debouchez = { storm-term-card }
storm-term-firepower =
    puissance de feu de { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
storm-term-bonus =
    { $cards ->
        [one] { $cards } carte de soutien
       *[other] { $cards } cartes de soutien
    }
storm-term-best-defence = meilleure défense d’une seule unité
storm-term-no-terrain = terrain sans effet, { $area }
storm-term-terrain = terrain et tranchées, { $area }
storm-gauge-damage = Points de dommages
storm-gauge-cleared = La zone est vidée
storm-gauge-driven = Unités parties de la zone
storm-gauge-spent = Unités fraîches de moins dans la zone
storm-gauge-french-lost = Unités françaises éliminées
storm-gauge-vietminh-lost = Unités Viet Minh éliminées
