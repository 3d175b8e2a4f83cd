# La table de Men of Company B telle qu’elle est écrite sur le plateau et dite par un lecteur d’écran.

company-map-board = Table de carrés
company-map-whole = La table entière
company-map-square = { $square } : { $features }
company-map-place = Carré { $square }
company-map-unit = { $unit } : { $states }
company-map-tag =
    { $kind ->
        [command] CdS
        [hq] CdC
        [rifle] Fusiliers
        [weapons] Appui
        [recon] Reco
        [ranger] Rangers
        [militia] Milice
        [local] Locale
        [main] Réguliers
        [sapper] Sapeurs
        [recruit] Recrues
        [tank] Chars
        [carrier] Blindés
        [truck] Camions
       *[other] { $unit }
    }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
company-map-bases =
    { $n ->
        [1] un socle
       *[other] { $n } socles
    }
company-map-vehicles =
    { $n ->
        [1] un véhicule
       *[other] { $n } véhicules
    }
company-map-grade =
    { $grade ->
        [raw] novice
        [average] moyenne
       *[veteran] aguerrie
    }
company-map-no-leader = sans chef
company-map-down = à terre
company-map-down-short = à terre
company-map-hammered = matraquée
company-map-hammered-short = matraquée
company-map-failed = marqueur d’échec
company-map-hidden = cachée
company-map-off-table = hors table
company-map-wiped-out = anéantie
company-map-left = sortie de la table
company-map-unseen = pas encore vue
company-map-casualties =
    { $n ->
        [1] une perte
       *[other] { $n } pertes
    }
company-map-carries =
    { $n ->
        [1] porte une cache
       *[other] porte { $n } caches
    }
company-map-peasants =
    { $n ->
        [1] un paysan
       *[other] { $n } paysans
    }
company-map-bodies-white-star =
    { $n ->
        [1] une perte de l’Étoile blanche au sol
       *[other] { $n } pertes de l’Étoile blanche au sol
    }
company-map-bodies-communist =
    { $n ->
        [1] une perte communiste au sol
       *[other] { $n } pertes communistes au sol
    }
company-map-caches =
    { $n ->
        [1] une cache abandonnée
       *[other] { $n } caches abandonnées
    }
company-map-searched = fouillé
company-map-legal = peut être choisi
company-map-chosen = choisi
company-map-entered-on = entrée à { $foot }+, véhicules à { $vehicle }+
company-map-cover = couvert
company-map-blocks = bouche la vue
company-map-seen-from =
    { $n ->
        [one] vu de la case voisine seulement
       *[other] vu de { $n } cases au plus
    }

## La page

company-map-title = Men of Company B
company-map-title-text = Des groupes de combat dans les rizières et les villages, de 1963 à 1969 : une poignée de dés d’action par unité, des embuscades, des pièges, et des caches quelque part parmi les paysans.
company-map-title-players = 2 joueurs
company-map-title-time = environ 1 heure
company-map-title-size = 60 carrés, 8 missions
company-map-window =
    { $window ->
        [opportunity] quand un ennemi s’avance à côté d’une unité et qu’elle peut tirer
       *[return] quand une unité a essuyé un tir et peut riposter
    }
company-map-tab = Forces
company-map-layer-sight = Ce que l’on voit d’un carré
company-map-scenario-search-and-destroy = Chercher et détruire
company-map-scenario-search-and-destroy-text = Une section US contre des réguliers VC, Bong Son 1967.
company-map-scenario-cordon-and-search = Bouclage et fouille
company-map-scenario-cordon-and-search-text = L’ARVN contre des cellules locales, Rach Kien 1966.
company-map-scenario-valley-sweep = Ratissage de la vallée
company-map-scenario-valley-sweep-text = Une section US contre des réguliers NVA, Que Son 1969.
company-map-scenario-road-runner = Ouverture de route
company-map-scenario-road-runner-text = Un convoi sur la route 1, 1968.
company-map-scenario-hot-lz = Zone d’atterrissage sous le feu
company-map-scenario-hot-lz-text = L’infanterie aéromobile dans l’Ia Drang, 1965.
company-map-scenario-number-one = Numéro un
company-map-scenario-number-one-text = Des dépôts d’état-major à Ben Suc, 1967.
company-map-scenario-hold-the-hamlet = Tenir le hameau
company-map-scenario-hold-the-hamlet-text = Des Marines sur l’île de Go Noi, 1969.
company-map-scenario-ap-bac = Ap Bac
company-map-scenario-ap-bac-text = Les blindés de l’ARVN contre un bataillon VC, 1963.
company-map-option-peasant-double1-save = Un paysan touché par un double un peut être sauvé (S-14)
company-map-option-assault-reroll = Ce que l’Étoile blanche relance à l’assaut (S-22)
company-map-option-booby-repeat = Chaque troisième carré est piégé, pas seulement le premier (S-07)
company-map-option-hidden-loop = L’anneau de pions est face cachée (X4.7)
company-map-option-countdown-mode = Comment partent les jetons (S-04)
company-map-option-save-modifiers-stack = À terre et aguerrie, proche et novice se cumulent aux sauvegardes (S-12)
company-map-option-leader-save = Qui profite du chef aux sauvegardes (S-11)
company-map-option-peasants-flee = Les paysans fuient en fin de tour (X8.5)
company-map-option-bid-for-sides = Les camps sont mis aux enchères (X3.9)
company-map-option-map = Carte
company-map-option-map-seed = Numéro de la carte au hasard
company-map-option-white-star = Armée de l’Étoile blanche
company-map-option-communist = Armée communiste
company-map-value-yes = Oui
company-map-value-no = Non
company-map-value-misses = Les échecs
company-map-value-sixes = Les six
company-map-value-all = Tout ou rien
company-map-value-roll = Au dé
company-map-value-choose = Au choix du joueur
company-map-value-unit = Toute l’unité
company-map-value-leader-base = Son seul socle

## Les choix

company-map-group-group = Agit :
company-map-group-unit = Agit :
company-map-group-pass = Passe :
company-map-group-move = Aller en
company-map-group-enter = Entrer en
company-map-group-shoot = Tirer sur
company-map-group-assault = Donner l’assaut à
company-map-group-generate = Surgir d’un paysan en
company-map-group-casevac = Évacuation en
company-map-group-fire = Tire :
company-map-group-ambusher = Tend l’embuscade :
company-map-group-ambush = Depuis
company-map-group-peasant = Un paysan en
company-map-group-offer = Proposer
company-map-group-take = Prendre
company-map-chance = réussit à { $chance }
company-map-chance-kill = { $chance } de tuer ; { $mean } socles en moyenne
company-map-odds-success = réussite
company-map-odds-enemy = socles perdus par l’ennemi, moyenne
company-map-odds-any = au moins un
company-map-odds-wiped-out = une unité anéantie
company-map-odds-won = l’assaut est gagné
company-map-odds-own-wiped-out = une unité à soi anéantie
company-map-odds-shown = quelqu’un de caché se montre
company-map-odds-cache = une cache trouvée
company-map-odds-ambush = c’est une embuscade
company-map-odds-value = points, moyenne
company-map-odds-own = socles perdus, moyenne
company-map-odds-peasants = un paysan meurt
company-map-odds-helicopters = l’hélicoptère est perdu
company-map-odds-evacuated = évacués, moyenne
company-map-odds-token = un jeton gagné
company-map-odds-dice = dés d’action, moyenne
company-map-odds-pending = En l’état
company-map-odds-short = réussite à { $cleared }

## État et récit

company-map-set-up = Mise en place
company-map-score = Décompte des points
company-map-turn =
    { $side ->
        [white_star] Tour { $turn }, Étoile blanche
        [communist] Tour { $turn }, communiste
       *[none] Tour { $turn }
    }
company-map-heading =
    { $phase ->
        [set-up] Mise en place
        [score] Décompte des points
       *[play] Tour { $turn }{ $side ->
            [white_star] , Étoile blanche
            [communist] , communiste
           *[none] {""}
        }{ $group ->
            [0] {""}
           *[other] , groupe { $group }
        }
    }
company-map-countdown =
    { $n ->
        [1] un jeton restant
       *[other] { $n } jetons restants
    }
company-map-ring =
    { $n ->
        [1] L’anneau : un pion
       *[other] L’anneau : { $n } pions
    }
company-map-ring-marker =
    { $marker ->
        [low] Pion { $place } : cache modeste
        [high] Pion { $place } : belle cache
        [number1] Pion { $place } : cache numéro 1
        [ambush] Pion { $place } : embuscade
        [blank] Pion { $place } : vide
       *[unknown] Pion { $place } : face cachée
    }
company-map-token = jeton en main
company-map-filter-markers = Pions
company-map-action-dice = Dés d’action
company-map-dice-left =
    { $left ->
        [one] { $left } restant
       *[other] { $left } restants
    }, { $spent ->
        [one] { $spent } dépensé
       *[other] { $spent } dépensés
    }
company-map-why-ground = { $square } : { $terrain }
company-map-why-sum = { $sum } { $total } : { $terms }
company-map-why-faces = { $event ->
        [fails] échec sur
        [explodes] explosion sur
        [leader] le chef meurt sur
        [lost] perdu sur
        [hits] touche sur
        [talks] parle sur
        [saves] sauvé sur
       *[kills] tue sur
    } { $faces }
company-map-why-plain = rien ne la modifie
company-map-why-vehicle = la sauvegarde de ce genre de véhicule
company-map-why-shells = un dé par socle ou véhicule, rien ne le modifie
company-map-why-deviation = reste sur { $stays } ; pivote autour de son centre sur { $centre }, d’un bout sur { $end }
company-map-points = Points de victoire à ce jour
company-map-white-star-short = ÉB
company-map-communist-short = Com.
company-map-sum = Total
company-map-told-unseen =
    { $n ->
        [1] une unité communiste se cache sur la table
       *[other] { $n } unités communistes se cachent sur la table
    }
company-map-told-off =
    { $n ->
        [1] une unité communiste hors table
       *[other] { $n } unités communistes hors table
    }
company-map-told-evacuated = évacués : { $n }
company-map-told-removed = pertes communistes emportées : { $n }
company-map-told-wiped-white-star = unités à pied de l’Étoile blanche anéanties : { $n }
company-map-told-wiped-communist = unités à pied communistes anéanties : { $n }
company-map-told-vehicles = véhicules perdus : { $n }
company-map-told-helicopters = hélicoptères perdus : { $n }
company-map-told-peasants = paysans tués : { $n }
company-map-told-destroyed = caches détruites : { $n }
company-map-told-recovered = caches récupérées : { $n }
company-map-told-left = sortis par le bord : { $n }
company-map-told-strikes = appels d’artillerie ce tour : { $n }
company-map-told-failed = { $unit } a le marqueur d’échec

## Cartes et listes d’une nouvelle table

company-map-own-map = celle de la mission
company-map-random = au hasard, le numéro choisit le pays
company-map-random-of = au hasard : { $name }
company-map-own-army = la liste de la mission
company-map-army-of =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
company-map-own-list =
    votre propre liste, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
company-map-builder =
    { $side ->
        [white_star] une liste de l’Étoile blanche
       *[communist] une liste communiste
    }
company-map-points-wanted =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à 5 près
company-map-points-now =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à présent
company-map-builder-text = Chaque colonne est un groupe : des unités qui agissent l’une après l’autre, quatre au plus. Sous son nom, sa section. Les véhicules se comptent un à un ; deux font une unité.
company-map-show = Afficher
company-map-group-name = Nom du groupe { $n }
company-map-platoon-name = Section du groupe { $n }
company-map-list-sound = La liste est bonne.
company-map-check = Compter et vérifier
company-map-use = Prendre cette liste

## Le matériel

company-map-grid-terrain = Terrains
company-map-grid-grades = Niveaux
company-map-grid-units = Unités à pied
company-map-grid-vehicles = Véhicules
company-map-grid-actions = Ce que demandent les actions à pied
company-map-grid-armies-white-star = Armées de l’Étoile blanche
company-map-grid-armies-communist = Armées communistes
company-map-grid-missions = Les missions
company-map-grid-points = Points de victoire
company-map-head-terrain = Terrain
company-map-head-foot = À pied, à
company-map-head-vehicle = Véhicules, à
company-map-head-cover = Couvert
company-map-head-blocks = Bouche la vue
company-map-head-seen = Vu de
company-map-head-grade = Niveau
company-map-head-action-dice = Dés d’action
company-map-head-morale-dice = Dés de moral
company-map-head-count = Dés et socles
company-map-head-save = Sauvegarde
company-map-head-trap = Contre un piège
company-map-head-assault-save = À l’assaut
company-map-head-points = Valeur
company-map-head-nation = Pays
company-map-head-bases = Socles
company-map-head-written = S’écrit
company-map-head-action = Geste
company-map-head-needs = Demande
company-map-head-units = Unités
company-map-head-mission = La mission
company-map-head-map = Carte
company-map-head-armies = Armées
company-map-head-deploy = Déploiement
company-map-head-countdown = Jetons
company-map-head-ring = Anneau
company-map-head-objective = Objet
company-map-head-handicap = Compensation
company-map-head-what = Quoi
company-map-edge =
    { $word ->
        [north] bord nord
        [south] bord sud
        [east] bord est
       *[west] bord ouest
    }
company-map-column = par air près de la colonne { $column }
company-map-objective-caches = les caches
company-map-objective-exit = sortir par le { $edge } : { $vehicle } par véhicule, { $foot } par unité à pied
company-map-objective-hold = tenir { $squares } : { $each } chacun
company-map-vp-communist-body = à l’Étoile blanche : une perte communiste sur la table
company-map-vp-communist-removed = à l’Étoile blanche : une perte communiste emportée
company-map-vp-communist-unit = à l’Étoile blanche : une unité à pied communiste anéantie
company-map-vp-white-star-body = au communiste : une perte de l’Étoile blanche sur la table
company-map-vp-white-star-evacuated = au communiste : une perte de l’Étoile blanche évacuée
company-map-vp-white-star-unit = au communiste : une unité à pied de l’Étoile blanche anéantie
company-map-vp-tank = un char ennemi
company-map-vp-carrier = un transport blindé ennemi
company-map-vp-truck = un camion armé ennemi
company-map-vp-helicopter = au communiste : un hélicoptère
company-map-vp-peasant = un paysan tué par l’ennemi
company-map-vp-low = au communiste : une cache modeste qui lui reste
company-map-vp-high = au communiste : une belle cache qui lui reste
company-map-vp-number1 = au communiste : une cache numéro 1 qui lui reste

## Seats and sides

company-map-won =
    { $seat ->
        [white_star] L’Étoile blanche a gagné
       *[communist] Le communiste a gagné
    }
company-map-plays =
    { $seat ->
        [white_star] Quelqu’un d’autre joue l’Étoile blanche
       *[communist] Quelqu’un d’autre joue le communiste
    }
company-map-plays-bot =
    { $seat ->
        [white_star] Un robot joue l’Étoile blanche
       *[communist] Un robot joue le communiste
    }
company-map-waits =
    { $seat ->
        [white_star] L’Étoile blanche réfléchit.
       *[communist] Le communiste réfléchit.
    }
company-map-wins =
    { $seat ->
        [white_star] Étoile blanche gagne
       *[communist] Le communiste gagne
    }
company-map-curtain =
    { $seat ->
        [white_star] Passez la table à l’Étoile blanche
       *[communist] Passez la table au communiste
    }
company-map-open-seat =
    { $seat ->
        [white_star] Je suis l’Étoile blanche : ouvrir mon camp
       *[communist] Je suis le communiste : ouvrir mon camp
    }
company-map-side-name =
    { $seat ->
        [white_star] Étoile blanche
       *[communist] Communiste
    }
