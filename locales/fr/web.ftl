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

web-drawn = Nulle
web-mode-bot = Contre un robot
web-mode-bot-text = Vous jouez un camp, l’ordinateur l’autre.
web-mode-hotseat = À deux devant cet écran
web-mode-hotseat-text = Un rideau tombe entre les deux places : les secrets restent cachés.
web-mode-both = Les deux camps, seul
web-mode-both-text = Vous voyez ce que savent les deux camps et répondez pour tous.
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
web-dice-own-text = Vous lancez vos dés chez vous et tapez ce qu’ils montrent. Ce qui se tire d’une réserve cachée reste tiré par la table.

## Accueil et listes de tables

web-hero = L’Indochine sur votre table. Un clic, et vous commandez.
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
web-tables-damaged = Tables endommagées
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
web-won = Terminée
web-plays = Quelqu’un d’autre tient l’autre place
web-plays-bot = Un robot tient l’autre place
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
web-new-windows = Moments pour réagir
web-windows-ask = Toujours changer de place
web-windows-ask-text = Le rideau ne dit rien de ce que l’autre pourrait faire.
web-windows-quick = Sauter ceux où l’on ne peut rien faire
web-windows-quick-text = Plus rapide, mais un rideau dit alors que quelque chose est possible.
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
web-backs =
    { $n ->
        [one] un retour par-delà les dés
       *[other] { $n } retours par-delà les dés
    }
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
web-confirm-again = Appuyez encore une fois pour le faire : vous pourrez encore réagir avant les dés.
web-confirm = On ne pourra pas revenir là-dessus. Appuyez encore une fois pour le faire.
web-refused =
    { $n ->
        [one] Une chose n’est pas possible
       *[other] { $n } choses ne sont pas possibles
    }
web-waiting =
    { $seat ->
        [first] Le premier joueur réfléchit.
        [second] Le second joueur réfléchit.
       *[other] Un autre siège réfléchit.
    }
web-over = La partie est finie
web-side-other = L’autre camp
web-wins = L’autre camp gagne
web-nobody-wins = Personne ne gagne
web-taken-back =
    { $count ->
        [one] Une fois la partie est revenue
       *[other] { $count } fois la partie est revenue
    } en deçà de ce qui avait été lancé ou montré.
web-verdict =
    { $who } : { $grade ->
        [resigned] l’autre camp a abandonné
        [time] le temps de l’autre camp est écoulé
        [agreed] nulle d’un commun accord
        [given-up] la partie a été abandonnée
        [aborted] partie annulée
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

## La table : carte et zone

web-map = Carte
web-zoom = Échelle
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Toute la carte
web-zoom-act = Aller à l’action
web-inspector = Zone
web-all-places = Toutes les zones en texte
web-nothing = Rien n’est demandé à cet endroit pour l’instant.

## La table : état et main

web-status = État
web-turn = Tour { $n }
web-turns = Piste des tours
web-hand = Votre main

## La table : chances

web-odds = Chances
web-odds-empty = Choisissez une cible ou montrez-la : ses chances exactes apparaissent ici, avec le calcul.
web-odds-none = Rien ici n’est laissé au hasard.
web-odds-exact = exactes
web-odds-range = un intervalle : ce qui est caché compte
web-span = { $least }–{ $most }
web-odds-bars = { $gauge }, chaque nombre avec ses chances : { $values }
web-odds-bars-lowered = { $gauge }, en baisse de, chaque nombre avec ses chances : { $values }
web-odds-with-all = avec tous ceux qui peuvent en être
web-up-to = jusqu’à { $chance }
web-up-to-all = avec tous ceux qui peuvent en être { $chance }
web-odds-what-ifs = Et si

## La table : journal et relecture

web-log = Journal
web-log-before = Avant le premier tour
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
web-orders-text = À certains moments vous pouvez réagir. Dites une fois pour toutes ce que la table doit faire alors. S’il n’y a rien que vous puissiez faire, elle continue d’elle-même ; l’adversaire n’en sait rien.
web-order = Que faire
web-order-ask = Me demander
web-order-decline = Laisser passer
web-order-use = Employer la première chose qui convient
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
web-keys-replay = une étape en arrière ou en avant dans la partie
web-keys-escape = laisser une sélection ou une bulle ; retour au présent

## Rideau

web-curtain = Changement de place
web-curtain-title = Passez la table : { $name }
web-curtain-text = Ce que sait l’autre place est couvert. La vôtre s’ouvre quand vous appuyez sur le bouton.
web-curtain-open = Ouvrir ma place : { $name }

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
web-components-text = Tout ce qui est imprimé sur la carte, les pièces et les tables. Une croix (†) marque ce que nous avons reconstitué, parce qu’aucune source imprimée ne le dit.
web-components-counted = { $ours } entrées sur { $all } sont entièrement reconstituées.
web-reconstructed = reconstitué
web-head-name = Nom
web-head-counter = Pion
web-head-unit = Unité
web-head-start = Départ
web-head-effect = Effet
web-head-turn = Tour
web-head-dates = Période
web-head-die = Dé

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

web-first-steps-count = { $n } étapes. Vous pouvez arrêter quand vous voulez, et continuer seul à partir de chacune.
web-first-steps-go = Commencer
web-layers = Montrer sur la carte
