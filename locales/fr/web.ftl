# Les pages de la table en ligne.

## Toutes les pages

web-skip = Aller au contenu
web-skip-prompt = Aller à la question
web-nav = Navigation principale
web-nav-play = Jouer
web-nav-tables = Mes tables
web-nav-learn = Apprendre
web-nav-rules = Livret de règles
web-home = Accueil
web-language =
    { $word ->
        [fr] Français
       *[en] English
    }
web-footer = Strongpoint : une table pour des jeux de guerre sur l’Indochine, règles comprises.
web-labelled = { $label } : { $text }
web-rule = Règle { $rule }
web-close = Fermer
web-percent = { $n } %

## Les titres et les façons d’y jouer

web-title-storm = Storm Over Dien Bien Phu
web-title-storm-text = Des zones, des impulsions et deux mains de cartes cachées. Huit tours, de mars à mai 1954.
web-title-storm-players = 2 joueurs
web-title-storm-time = 2 à 3 heures
web-title-storm-size = 40 zones
web-drawn = Nulle
web-mode-bot = Contre un robot
web-mode-bot-text = Vous jouez un camp, l’ordinateur l’autre.
web-mode-hotseat = À deux devant cet écran
web-mode-hotseat-text = Un rideau tombe entre les deux places : les mains restent cachées.
web-mode-both = Les deux camps, seul
web-mode-both-text = Vous voyez les deux mains et répondez pour tous.
web-mode-solo = En solitaire
web-mode-solo-text = Vous commandez, et les règles jouent l’ennemi.
web-mode-sandbox = Bac à sable
web-mode-guide = Premiers pas
web-level-random = Débutant
web-level-random-text = Choisit au hasard parmi tout ce qui est permis.
web-level-greedy = Solide
web-level-greedy-text = Pèse chaque ordre d’après ses chances exactes.
web-dice-fair = Dés honnêtes
web-dice-fair-text = L’empreinte de la graine est montrée avant le premier jet, la graine à la fin : chacun peut vérifier tous les jets.
web-dice-open = Votre propre graine
web-dice-open-text = La même graine donne les mêmes dés. La table porte la mention « graine ouverte ».
web-dice-own = Vos propres dés
web-dice-own-text = Vous lancez vos dés chez vous et tapez ce qu’ils montrent. Les cartes restent distribuées par la table.

## Accueil et listes de tables

web-hero = Diên Biên Phu, mars 1954. Un clic, et vous voilà sur les collines.
web-hero-text = Pas de compte, rien à installer. Les règles sont appliquées et expliquées : ce qui est permis est éclairé, ce qui ne l’est pas dit pourquoi.
web-start = Commencer une partie
web-play-alone = Jouer tout de suite
web-play-now = Jouer tout de suite contre un robot
web-play-text = Commence avec ce qui est choisi plus bas. Rien n’a besoin d’être changé.
web-new-table = Nouvelle table
web-first-steps = Premiers pas
web-components = Matériel
web-your-move = À vous de jouer
web-all-tables = Toutes ({ $n })
web-your-move-count =
    { $n ->
        [one] une table vous attend
       *[other] { $n } tables vous attendent
    }
web-their-move = En attente
web-waiting-tables = En attente des autres
web-finished = Terminées
web-tables-none = Vous n’avez pas encore de table. Chaque partie commencée est gardée ici.
web-tables-count =
    { $n ->
        [one] Une table
       *[other] { $n } tables
    }
web-tables-pages = Les pages
web-tables-page = La page { $n }
web-delete = Supprimer
web-delete-ask = Supprimer cette table ?
web-delete-text = La partie et son récit disparaissent pour de bon, pour tous ceux qui jouent ou regardent. Emportez d’abord sa sauvegarde si vous voulez la garder. Les bacs à sable qui en viennent restent, sans ce qui les précédait.
web-delete-go = Supprimer la table
web-delete-keep = La garder
web-won =
    { $seat ->
        [french] Le Français a gagné
        [vietminh] Le Viet Minh a gagné
        [white_star] L’Étoile blanche a gagné
        [communist] Le communiste a gagné
       *[other] Terminée
    }
web-plays =
    { $seat ->
        [french] Quelqu’un d’autre joue le Français
        [vietminh] Quelqu’un d’autre joue le Viet Minh
        [white_star] Quelqu’un d’autre joue l’Étoile blanche
        [communist] Quelqu’un d’autre joue le communiste
       *[other] Quelqu’un d’autre tient l’autre place
    }
web-plays-bot =
    { $seat ->
        [french] Un robot joue le Français
        [vietminh] Un robot joue le Viet Minh
        [white_star] Un robot joue l’Étoile blanche
        [communist] Un robot joue le communiste
       *[other] Un robot tient l’autre place
    }
web-at-table = À la table
web-note-dice = Des dés que l’on peut vérifier
web-note-dice-text = Une table honnête publie l’empreinte de sa graine avant le premier jet, et la graine quand la partie est finie. Chacun peut relancer toute la partie.
web-load = Charger une sauvegarde
web-load-text = Une sauvegarde téléchargée ici ou écrite en ligne de commande reprend là où elle s’est arrêtée.
web-load-file = Fichier de sauvegarde
web-load-go = Charger

## Nouvelle table

web-new-mode = Qui joue
web-new-side = Votre camp
web-new-side-any = L’un ou l’autre, au sort
web-new-level = Le robot
web-new-windows = Moments pour les cartes
web-windows-ask = Toujours changer de place
web-windows-ask-text = Le rideau ne dit rien de ce que l’autre a en main.
web-windows-quick = Sauter ceux où rien ne peut être joué
web-windows-quick-text = Plus rapide, mais un rideau dit alors qu’une carte pourrait être jouée.
web-new-scenario = Scénario
web-new-dice = Dés
web-new-seed = Graine (un nombre)
web-new-build = Composer une liste
web-new-go = Ouvrir la table

## La table : le cadre

web-menu = Menu des pages
web-players = Joueurs
web-who-you = vous
web-who-here = devant cet écran
web-who-person = quelqu’un d’autre
web-who-bot = robot
web-who-guide = le guide
web-save = Télécharger la sauvegarde
web-fork = Essayer dans un bac à sable
web-fork-here = Essayer à partir d’ici
web-reload = Recharger
web-offline = La connexion est perdue. Vos choix sont gardés ; la table reprendra d’elle-même.
web-sandbox = Bac à sable : une copie pour essayer. Ce qui était caché a été redistribué, et rien ici ne compte.
web-sandbox-begins = Ici commence le bac à sable
web-open-seed = graine ouverte
web-left = État et main
web-right = Zone, chances et journal
web-tabs = Parties de la table
web-tab-map = Carte
web-tab-hand = Main
web-tab-stack = Zone
web-tab-odds = Chances
web-tab-log = Journal
web-tab-table = État

## La table : la question

web-prompt = Ce qui est demandé
web-choices = Choix
web-undo = Annuler
web-confirm-again = Appuyez encore une fois pour le faire : vous pourrez encore jouer une carte avant les dés.
web-confirm = On ne pourra pas revenir là-dessus. Appuyez encore une fois pour le faire.
web-refused =
    { $n ->
        [one] Une chose n’est pas possible
       *[other] { $n } choses ne sont pas possibles
    }
web-waiting =
    { $seat ->
        [french] Le Français réfléchit.
        [vietminh] Le Viet Minh réfléchit.
        [white_star] L’Étoile blanche réfléchit.
        [communist] Le communiste réfléchit.
        [first] Le premier joueur réfléchit.
        [second] Le second joueur réfléchit.
        [commander] Le commandant réfléchit.
        [north] Le secteur nord réfléchit.
        [south] Le secteur sud réfléchit.
        [air] L’officier de l’air réfléchit.
        [artillery] L’officier d’artillerie réfléchit.
       *[other] Un autre siège réfléchit.
    }
web-over = La partie est finie
web-verdict =
    { $side ->
        [french] Le Français gagne
        [vietminh] Le Viet Minh gagne
        [white_star] Étoile blanche gagne
        [communist] Le communiste gagne
       *[nobody] Personne ne gagne
    } : { $grade ->
        [draw] partie nulle
        [marginal] une courte victoire
        [clear] une nette victoire
        [substantial] une victoire substantielle
        [strategic] une victoire stratégique
        [decisive] une victoire décisive
       *[victory] une victoire
    }.
web-dice = Dés
web-dice-label =
    { $count ->
        [one] Que montre le dé ? Un nombre de 1 à { $faces }
       *[other] Que montrent les { $count } dés ? Des nombres de 1 à { $faces }, séparés par des espaces
    }
web-dice-go = C’est dit
web-back-who = En arrière
web-back-step = Retour en arrière, étape { $step } sur { $steps }
web-back-now = Revenir au présent
web-all = Toutes
web-group-act = Ordonner à
web-group-take = Prendre
web-group-leave = Laisser
web-group-fire = Tirer sur
web-group-march = Marcher vers
web-group-assault = Donner l’assaut à
web-group-play = Jouer
web-group-dig = Saper avec
web-group-in = Où
web-group-clear = Combler les tranchées de
web-group-hit = Dégâts
web-group-retreat = Retraite
web-group-enter = Envoyer
web-group-withdraw = Retirer
web-group-spend = Épuiser
web-group-lose = Perdre
web-group-discard = Défausser
web-group-keep = Garder
web-group-mark = Couper
web-group-place = Placer à
web-group-bring = Faire venir
web-trail-impulse =
    Tour { $turn }, { $side ->
        [french] impulsion française
       *[vietminh] impulsion du Viet Minh
    }
web-trail-impulse-end = Fin de l’impulsion
web-trail-order =
    { $n ->
        [0] Unités de { $area }
        [one] Une unité de { $area }
       *[other] { $n } unités de { $area }
    }
web-trail-surprise =
    Assaut surprise : { $n ->
        [0] unités de { $area }
        [one] une unité de { $area }
       *[other] { $n } unités de { $area }
    }
web-trail-march =
    { $n ->
        [one] Une unité en marche, maintenant à { $area }
       *[other] { $n } unités en marche, maintenant à { $area }
    }
web-trail-fire = Tir depuis { $area } sur { $target }
web-trail-assault = Assaut depuis { $area } sur { $target }
web-trail-card = { $card } : { $area }
web-trail-damage = Dégâts à { $area }
web-trail-retreat = Retraite de { $area }
web-trail-end = Fin du tour { $n }

## La table : carte et zone

web-map = Carte
web-zoom = Échelle
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Toute la carte
web-zoom-act = Aller à l’action
web-zoom-sight = Montrer ou cacher ce que l’on voit d’un carré
web-inspector = Zone
web-all-places = Toutes les zones en texte
web-place-room =
    { $n ->
        [0] aucune unité
        [one] une unité
       *[other] { $n } unités
    } (place pour { $limit } par camp)
web-place-control =
    { $side ->
        [french] contrôle français
       *[vietminh] contrôle Viet Minh
    }
web-nothing = Rien n’est demandé à cet endroit pour l’instant.
web-unit-chosen = choisie
web-unit-fresh = fraîche
web-unit-spent = épuisée

## La table : état et main

web-status = État
web-turn = Tour { $n }
web-turns = Piste des tours
web-turn-title = Tour { $turn }, { $dates } : mains de { $french } cartes françaises et de { $vietminh } cartes Viet Minh
web-victory-areas = Zones de victoire du Viet Minh
web-victory = { $held } sur { $needs }
web-side = Camp
web-hand = Votre main
web-hand-short = Main
web-hand-none = Qui ne joue aucun camp n’a pas de main.
web-hand-empty = Aucune carte en main. On pioche au début du tour.
web-deck = Pioche
web-discards = Défausse
web-removed = Hors du jeu :
web-supply = Jet de ravitaillement français
web-supply-roll = 2 dés + { $n }
web-arrivals = Renforts à venir
web-arrival =
    { $side ->
        [french] Français
       *[vietminh] Viet Minh
    }, fin du tour { $turn }
web-box =
    Case des remplacements : { $n ->
        [0] vide
        [one] une unité
       *[other] { $n } unités
    }
web-lost = Éliminées : { $french } françaises, { $vietminh } Viet Minh
web-trench-value = Valeur de tranchée
web-card-now = Possible maintenant :

## La table : chances

web-odds = Chances
web-odds-empty = Choisissez une cible ou montrez-la : ses chances exactes apparaissent ici, avec le calcul.
web-odds-pending = Si plus rien n’est joué
web-odds-none = Rien ici n’est laissé au hasard.
web-odds-exact = exactes
web-odds-range = un intervalle : ce qui est caché compte
web-span = { $least }–{ $most }
web-odds-mean = points de dégâts en moyenne
web-odds-any = au moins un dégât
web-odds-cleared = zone vidée
web-odds-french-lost = unités françaises perdues
web-odds-vietminh-lost = unités Viet Minh perdues
web-odds-bars = Points de dégâts et leurs chances : { $values }
web-chance-damage = { $chance } de faire des dégâts, { $mean } points en moyenne
web-chance-cleared = { $chance } de vider la zone, { $mean } points de dégâts en moyenne
web-odds-with-all = avec tous ceux qui peuvent en être
web-up-to = jusqu’à { $chance }
web-up-to-all = avec tous ceux qui peuvent en être { $chance }
web-odds-what-ifs = Et si
web-odds-what-if = moyenne { $mean }, vidée { $cleared }

## La table : journal et relecture

web-log = Journal
web-log-before = Avant le premier tour
web-log-turn = Tour { $turn }
web-log-impulse =
    Tour { $turn }, impulsion { $impulse } ({ $side ->
        [french] Français
       *[vietminh] Viet Minh
    })
web-log-earlier = Plus tôt
web-log-steps =
    { $n ->
        [1] 1 étape
       *[other] { $n } étapes
    }
web-watch = Ce qui s’est fait tout seul
web-watch-text = Depuis votre choix
web-watch-progress = Part déjà regardée
web-watch-go = Regarder
web-watch-faster = Plus vite
web-watch-skip = À la décision
web-watch-always = Toujours regarder
web-log-empty = Il ne s’est encore rien passé.
web-since = Depuis votre dernier coup
web-since-steps =
    { $n ->
        [0] rien depuis votre dernier coup
        [one] une étape depuis votre dernier coup
       *[other] { $n } étapes depuis votre dernier coup
    }
web-moment = Voir l’étape { $n }
web-filter = Ce que montre le journal
web-filter-all = Tout
web-filter-deeds = Faits
web-filter-dice = Dés
web-filter-cards = Cartes
web-filter-turns = Tours
web-replay = Relecture
web-replay-slide = Étape de la partie
web-step-first = Au début
web-step-turn-back = Un tour en arrière
web-step-impulse-back = Une impulsion en arrière
web-step-back = Une étape en arrière
web-step-since = Parcourir ce qui s’est passé depuis votre dernier coup
web-step-forward = Une étape en avant
web-step-impulse-forward = Une impulsion en avant
web-step-turn-forward = Un tour en avant
web-step-last = Au présent

## La table : ordres permanents

web-orders = Ordres permanents
web-orders-text = Des cartes se jouent à certains moments. Dites une fois pour toutes ce que la table doit faire alors. Si vous n’avez rien à jouer, elle continue d’elle-même ; l’adversaire n’en sait rien.
web-order = Que faire
web-order-ask = Me demander
web-order-decline = Ne rien jouer
web-order-use = Jouer la première carte qui convient
web-order-least = si l’enjeu est d’au moins
web-orders-save = Donner ces ordres

## La table : touches

web-keys = Clavier
web-keys-choose = choisir ce qui porte ce numéro
web-keys-type = un numéro plus grand : le taper, puis Entrée
web-keys-act = faire ce qui se trouve à droite de la question
web-keys-undo = annuler
web-keys-map = aller à la carte
web-keys-arrows = sur la carte : vers la zone voisine de ce côté
web-keys-lit = vers la zone éclairée suivante
web-keys-why = pourquoi pas ? pour la zone où vous êtes
web-keys-zoom = agrandir, réduire, toute la carte
web-keys-sight = montrer ou cacher les lignes de vue, si la carte en a
web-keys-replay = une étape en arrière ou en avant dans la partie
web-keys-escape = laisser une sélection ou une bulle ; retour au présent

## Rideau

web-curtain = Changement de place
web-curtain-title =
    { $seat ->
        [french] Passez la table au Français
        [vietminh] Passez la table au Viet Minh
        [white_star] Passez la table à l’Étoile blanche
        [communist] Passez la table au communiste
        [first] Passez la table au premier joueur
       *[second] Passez la table au second joueur
    }
web-curtain-text = L’autre main est couverte. La vôtre s’ouvre quand vous appuyez sur le bouton.
web-curtain-open =
    { $seat ->
        [french] Je suis le Français : ouvrir mon camp
        [vietminh] Je suis le Viet Minh : ouvrir mon camp
        [white_star] Je suis l’Étoile blanche : ouvrir mon camp
        [communist] Je suis le communiste : ouvrir mon camp
        [first] Je suis le premier joueur : ouvrir ma place
       *[second] Je suis le second joueur : ouvrir ma place
    }

## Livret de règles et matériel

web-contents = Sommaire
web-search = Chercher dans les règles
web-search-go = Chercher
web-search-all = Livret entier
web-found =
    { $n ->
        [0] Rien trouvé.
        [one] Trouvé à un endroit.
       *[other] Trouvé à { $n } endroits.
    }
web-book-open = Lire à sa place
web-components-text = Tout ce qui est imprimé sur la carte, les pions, les cartes et les tables. Une croix (†) marque ce que nous avons reconstitué, parce que ni les règles ni une liste de cartes ne le disent.
web-components-counted = { $ours } entrées sur { $all } sont entièrement reconstituées.
web-reconstructed = reconstitué
web-grid-areas = Zones
web-grid-units-french = Unités françaises
web-grid-units-vietminh = Unités Viet Minh
web-grid-cards-french = Cartes françaises
web-grid-cards-vietminh = Cartes Viet Minh
web-grid-turns = Piste des tours
web-grid-supply = Ravitaillement français
web-grid-replacements = Remplacements Viet Minh
web-grid-relief = Colonne de secours
web-head-number = N°
web-head-name = Nom
web-head-defence = Défense
web-head-colour = Numéro
web-head-control = Premier maître
web-head-victory = Victoire
web-head-neighbours = Voisines (≈ rivière, ∩ pont)
web-head-counter = Pion
web-head-unit = Unité
web-head-fresh = Fraîche
web-head-spent = Épuisée
web-head-start = Départ
web-head-card = Carte
web-head-copies = Exemplaires
web-head-when = Se joue
web-head-effect = Effet
web-head-turn = Tour
web-head-dates = Période
web-head-french-hand = Main française
web-head-vietminh-hand = Main Viet Minh
web-head-total = Dés et modificateur
web-head-areas-out = Zones hors ravitaillement
web-head-die = Dé
web-head-units = Unités
web-colour =
    { $word ->
        [red] rouge
        [blue] bleu
        [green] vert
       *[black] noir
    }
web-side-name =
    { $word ->
        [french] Français
        [white_star] Étoile blanche
        [communist] Communiste
       *[vietminh] Viet Minh
    }
web-start-turn = fin du tour { $n }
web-start-star = seulement avec la colonne de secours
web-start-box = case des remplacements
web-relief-row = { $infantry } d’infanterie, { $armor } de blindés

## Avis

web-back-table = Retour à la table
web-no-page = Cette page n’existe pas
web-no-page-text = L’adresse est peut-être mal tapée, ou la table n’a jamais été ouverte ici.
web-not-yours = Cette table n’est pas la vôtre
web-not-yours-text = Seuls ceux qui y sont assis peuvent faire cela. Vous l’avez peut-être ouverte dans un autre navigateur.
web-moved-on = La table a avancé
web-moved-on-text = Quelqu’un a été plus rapide, ou la page était ancienne. Rien n’a été fait ; regardez la table telle qu’elle est.
web-was-refused = Ce n’est pas possible
web-was-refused-text = Rien n’a été fait.
web-wrong = Quelque chose ne va pas
web-wrong-text = Rien n’a été fait. Voici ce qui ne va pas :
web-too-large = C’est trop grand
web-too-large-text = Une sauvegarde fait quelques mégaoctets au plus.
web-foreign = Ceci vient d’un autre site
web-foreign-text = Par sécurité, la table n’accepte de coups que de ses propres pages. Rien n’a été fait.
web-fault = Une erreur de notre part
web-fault-text = Cette page n’a pas pu être faite. La table est gardée telle qu’après le dernier coup ; les autres tables ne sont pas touchées.

## Premiers pas

web-first-steps-text = Dix minutes sur la vraie carte. Vous menez le Viet Minh pendant un tour au nord-est du camp, et vous rencontrez tout ce qui compte :
web-teach-impulse = l’impulsion : une zone, un but
web-teach-fire = le tir : deux dés contre le meilleur défenseur et son terrain
web-teach-assault = l’assaut : la seule entrée dans une zone défendue
web-teach-sap = la sape : des tranchées qui rendent l’assaut possible
web-teach-cards = les cartes : comme action, et à un moment bien à elles
web-first-steps-count = { $n } étapes. Vous pouvez arrêter quand vous voulez, et continuer seul à partir de chacune.
web-first-steps-go = Commencer
web-guide-over =
    C’était tout ce qu’il faut. À partir d’ici vous êtes seul : le robot a repris les Français.
    Les numéros de règle mènent au livret, chaque refus dit pourquoi, et le panneau des chances montre le calcul avant que vous ne vous engagiez. Finissez le tour, ou partez ouvrir une table à vous.
web-guide-impulse =
    Voici Diên Biên Phu au deuxième tour. Vous menez le Viet Minh (rouge, coins coupés) ; les Français sont en bleu. Tout ce que vous pouvez faire est éclairé sur la carte, et numéroté ci-dessous.
    On joue par impulsions, chacun la sienne : une zone, un but. Commencez dans les collines au nord de Béatrice : choisissez Hauteurs de Him Lam (8), sur la carte ou dans la liste.
web-guide-units =
    Autant d’unités fraîches de la zone que vous voulez agissent ensemble. Un pion montre sa puissance de feu, sa défense et son mouvement ; les compagnies au coin doré sont les meilleures.
    Prenez-les toutes : appuyez sur Toutes.
web-guide-fire =
    Vos unités peuvent maintenant tirer, marcher ou donner l’assaut, dans la mesure où c’est permis. Ce qui ne l’est pas est aussi dans la liste, avec la raison et sa règle.
    Tirez sur Béatrice (14). Le panneau des chances montre ce qui peut arriver : deux dés et votre puissance de feu, contre le meilleur défenseur et son terrain. On ne revient pas sur un tir, c’est pourquoi il est demandé deux fois.
web-guide-sap =
    Les dés sont tombés et les Français ont pris les dégâts : leurs compagnies à Béatrice sont épuisées (pâles, un seul chiffre). Les vôtres aussi, car une unité qui a agi a fini son tour. Le journal à droite raconte tout.
    Les Français ont passé. Béatrice ne se prend que par un assaut, et un assaut demande des tranchées de niveau 3 là d’où il part. Boucle de la Nam Yum (11) en est au niveau 2 : choisissez-la.
web-guide-pair = Deux unités creusent un niveau. Prenez-en une. Une compagnie ordinaire suffit : vous aurez besoin du feu des autres.
web-guide-pair-two = Et une seconde. Si vous vous êtes trompé d’unité, cliquez-la de nouveau ou appuyez sur Annuler : tant que les dés ne sont pas tombés, chaque pas se reprend.
web-guide-dig = Sapez. Le niveau passe à 3, et les deux compagnies sont épuisées.
web-guide-card =
    Une carte peut aussi être votre action. Votre main est à gauche : ce que fait chaque carte, et quand elle se joue. Les Français n’en voient que le nombre.
    Jouez Artillerie de 105 mm.
web-guide-card-area = Les canons atteignent toute zone voisine de l’une des vôtres. Frappez Béatrice (14) encore une fois avant l’assaut.
web-guide-assault =
    Chaque coup a affaibli Béatrice. Maintenant, l’assaut. Il se règle comme un tir, mais le défenseur perd son terrain, et s’il ne reste plus un Français, vous entrez.
    Choisissez de nouveau Boucle de la Nam Yum (11) : celles qui n’ont pas creusé sont encore fraîches.
web-guide-assault-units = Prenez toutes celles qui restent. Une zone reçoit au plus neuf unités d’un camp.
web-guide-assault-target = Donnez l’assaut à Béatrice (14). Regardez les chances de vider la zone avant de confirmer.
web-guide-window =
    Certaines cartes attendent un moment bien à elles. En voici un : un assaut se prépare, et les deux camps peuvent jouer. Assaut de nuit vous donne 3 de plus.
    De tels moments sont fréquents. Si vous n’avez rien à jouer, la table continue d’elle-même ; pour le reste, vous pouvez laisser des ordres permanents.
web-guide-loss =
    Béatrice est tombée. C’est une zone de victoire : six d’entre elles à la fin du tour 8, et la bataille est à vous.
    Un assaut coûte toujours une des unités qui l’ont donné. Choisissez laquelle.
web-layers = Montrer sur la carte

## Un titre sans apparence propre

