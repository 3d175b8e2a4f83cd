# La carte de Tonkin telle qu’elle est écrite sur le plateau et dite par un lecteur d’écran.

tonkin-map-board = Carte du nord du Viêt Nam et du Laos
tonkin-map-whole = Toute la carte
tonkin-map-region-china = Chine
tonkin-map-region-viet-bac = Viêt Bac
tonkin-map-region-highlands = Pays thaï
tonkin-map-region-laos = Laos
tonkin-map-region-gulf = Golfe du Tonkin
tonkin-map-region-delta = Delta
tonkin-map-ground =
    { $ground ->
        [clear] clair
        [clear-forest] clair avec forêt
        [rough] accidenté
        [rough-forest] accidenté avec forêt
        [mountain] montagne
       *[sea] mer
    }
tonkin-map-hex =
    { $ground ->
        [clear] { $hex }, clair
        [clear-forest] { $hex }, clair avec forêt
        [rough] { $hex }, accidenté
        [rough-forest] { $hex }, accidenté avec forêt
        [mountain] { $hex }, montagne
       *[sea] { $hex }, mer
    }
tonkin-map-vp-hex = hexagone de PV { $n }
tonkin-map-supply-centre =
    { $side ->
        [french] centre de ravitaillement français
       *[vietminh] centre de ravitaillement du Viêt-minh
    }
tonkin-map-airstrip = piste d’aviation
tonkin-map-harbour = port
tonkin-map-mobilization = centre de mobilisation
tonkin-map-major-river = grand fleuve
tonkin-map-minor-river = petite rivière
tonkin-map-road = route
tonkin-map-garrison =
    { $side ->
        [french] { $n ->
            [one] 1 pion français
           *[other] { $n } pions français
        }
       *[vietminh] { $n ->
            [one] 1 pion Viêt-minh
           *[other] { $n } pions Viêt-minh
        }
    }
tonkin-map-veiled = une pile du Viêt-minh
tonkin-map-beneath = d’autres peuvent être dessous
tonkin-map-legal = peut être choisi
tonkin-map-chosen = choisi
tonkin-map-partly =
    { $n ->
        [one] { $n } choisi
       *[other] { $n } choisis
    }
tonkin-map-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
tonkin-map-values =
    { $motorized ->
        [yes] combat { $combat }, barrage { $barrage }, mouvement { $move }, motorisé, moral { $morale }
       *[no] combat { $combat }, barrage { $barrage }, mouvement { $move }, moral { $morale }
    }
tonkin-map-steps = { $n } pas sur { $of }
tonkin-map-dg = désorganisé
tonkin-map-oos = non ravitaillé

# Le titre, ses scénarios et ses options, dans les listes et les formulaires.

tonkin-map-title = Le Tonkin
tonkin-map-title-text = Quatre ans de guerre dans le nord, mois par mois : des colonnes sur les routes du delta, des divisions cachées dans les collines, des parachutistes au-dessus du Laos.
tonkin-map-title-players = 2 joueurs
tonkin-map-title-time = de 2 à 40 heures
tonkin-map-title-size = 832 hexagones, 200 pions
tonkin-map-scenario-cao-bang = Cao Bang
tonkin-map-scenario-cao-bang-text = Les postes de la frontière, dès octobre 1950.
tonkin-map-scenario-hanoi = Hanoi
tonkin-map-scenario-hanoi-text = Les batailles du Delta, dès janvier 1951.
tonkin-map-scenario-hoa-binh = Hoa Binh
tonkin-map-scenario-hoa-binh-text = La poussée vers la rivière Noire, dès décembre 1951.
tonkin-map-scenario-plaine-des-jarres = Plaine des Jarres
tonkin-map-scenario-plaine-des-jarres-text = Le pays thaï et le Laos, dès octobre 1952.
tonkin-map-scenario-dien-bien-phu = Dien Bien Phu
tonkin-map-scenario-dien-bien-phu-text = Le dernier hiver, dès décembre 1953.
tonkin-map-scenario-na-san = Na San
tonkin-map-scenario-na-san-text = Novembre 1952 : un court scénario pour apprendre.
tonkin-map-scenario-campaign = Campagne
tonkin-map-scenario-campaign-text = Plusieurs scénarios à la suite : vous dites plus bas où elle commence et finit.
tonkin-map-option-hero = Officiers (6.16)
tonkin-map-option-setup = Mise en place
tonkin-map-option-from = La campagne commence par
tonkin-map-option-to = La campagne finit après
tonkin-map-value-yes = Oui
tonkin-map-value-no = Non
tonkin-map-value-historical = Historique
tonkin-map-value-generic = Générique
tonkin-map-value-cao-bang = { tonkin-map-scenario-cao-bang }
tonkin-map-value-hanoi = { tonkin-map-scenario-hanoi }
tonkin-map-value-hoa-binh = { tonkin-map-scenario-hoa-binh }
tonkin-map-value-plaine-des-jarres = { tonkin-map-scenario-plaine-des-jarres }
tonkin-map-value-dien-bien-phu = { tonkin-map-scenario-dien-bien-phu }
tonkin-map-window =
    { $window ->
       *[3.5] Des avions passent près de vos canons
    }

# Ce que des choix ont en commun.

tonkin-map-group-stack = Faire bouger une pile :
tonkin-map-group-to = Marcher vers :
tonkin-map-group-step = Un hexagone :
tonkin-map-group-with = Se joint :
tonkin-map-group-without = Laisser :
tonkin-map-group-go = Partir :
tonkin-map-group-air = Voler vers :
tonkin-map-group-drop = Larguer sur :
tonkin-map-group-ship = En bateau vers :
tonkin-map-group-overrun = Bousculer :
tonkin-map-group-part = Quitte le groupe :
tonkin-map-group-unload = Mettre à terre :
tonkin-map-group-build = Construire une route en :
tonkin-map-group-dig = Creuser avec :
tonkin-map-group-attack = Attaquer :
tonkin-map-group-barrage = Pilonner :
tonkin-map-group-recover = Réorganiser en :
tonkin-map-group-repair = Réparer la route en :
tonkin-map-group-trench = Creuser en :
tonkin-map-group-wreck = Détruire la route en :
tonkin-map-group-dump = Dépôt en :
tonkin-map-group-objective = Objectif politique sur :
tonkin-map-group-top = Ordre des piles :
tonkin-map-under = { $unit } sous { $other }
tonkin-map-group-join = L’officier rejoint :
tonkin-map-group-replace = Un pas pour :
tonkin-map-group-rebuild = Reconstituer :
tonkin-map-group-postpone = Vient plus tard :
tonkin-map-group-withdraw = Retirer :
tonkin-map-group-declare = Déclarer :
tonkin-map-group-spend = Dépenser :
tonkin-map-group-relocate = Vers le QG :
tonkin-map-group-lead = Mène :
tonkin-map-group-lose = Perd un pas :
tonkin-map-group-advance = Avance :
tonkin-map-chance =
    { $gauge ->
        [hit] { $chance } de toucher le défenseur, { $mean } pas perdus en moyenne
        [arrived] { $chance } que la charge arrive
        [roads] { $chance } de détruire la route
       *[taken] { $chance } de prendre l’hexagone, { $mean } pas perdus par le défenseur en moyenne
    }

# Les chances.

tonkin-map-odds-hit = le défenseur est touché
tonkin-map-odds-taken = l’hexagone est pris
tonkin-map-odds-defender-steps = pas que perd le défenseur
tonkin-map-odds-attacker-steps = pas que perd l’attaquant
tonkin-map-odds-defender-dg = défenseur désorganisé
tonkin-map-odds-attacker-dg = attaquant désorganisé
tonkin-map-odds-pending = En l’état
tonkin-map-odds-short =
    { $gauge ->
        [hit] { $mean } pas, { $cleared } de toucher
        [arrived] { $cleared } que la charge arrive
        [roads] { $cleared } de détruire la route
       *[taken] { $mean } pas, { $cleared } de le prendre
    }

# Le fil et le récit.

tonkin-map-trail-points =
    { $n ->
        [one] encore 1 point de suite
       *[other] encore { $n } points de suite
    }
tonkin-map-trail-group =
    { $n ->
        [0] { $hex }
        [one] 1 pion en { $hex }
       *[other] { $n } pions en { $hex }
    }
tonkin-map-trail-march =
    { $n ->
        [one] 1 pion parti de { $hex }
       *[other] { $n } pions partis de { $hex }
    }
tonkin-map-trail-barrage =
    { $n ->
        [one] Barrage sur { $hex } : 1 tire
       *[other] Barrage sur { $hex } : { $n } tirent
    }
tonkin-map-trail-attack =
    { $n ->
        [one] Attaque sur { $hex } : 1 s’y joint
       *[other] Attaque sur { $hex } : { $n } s’y joignent
    }
tonkin-map-trail-combat = Combat en { $hex }
tonkin-map-trail-barraged = Barrage sur { $hex }
tonkin-map-heading =
    { $impulse ->
        [0] { $month } : { $phase }
       *[other] { $month } : { $phase }, série de points { $impulse }
    }

# Ce qui résume une phase dans le journal tant que ses événements sont repliés.

tonkin-map-sum-hands =
    { $side ->
        [french] Le Français gagne { tonkin-map-sum-hexes }.
        [vietminh] Le Viêt-minh gagne { tonkin-map-sum-hexes }.
       *[nobody] Plus personne ne tient { tonkin-map-sum-hexes }.
    }
tonkin-map-sum-hexes =
    { $named ->
        [yes] { $hexes }
       *[no] { $n ->
            [one] un lieu
           *[other] { $n } lieux
        }
    }
tonkin-map-sum-losses =
    { $side ->
        [french] Le Français perd { tonkin-map-sum-lost }.
       *[vietminh] Le Viêt-minh perd { tonkin-map-sum-lost }.
    }
tonkin-map-sum-lost =
    { $units ->
        [0] { tonkin-map-sum-steps }
        [one] une unité{ tonkin-map-sum-and-steps }
       *[other] { $units } unités{ tonkin-map-sum-and-steps }
    }
tonkin-map-sum-and-steps =
    { $steps ->
        [0] {""}
       *[other] {" "}et { tonkin-map-sum-steps }
    }
tonkin-map-sum-steps =
    { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }
tonkin-map-sum-level = { $by } PV, niveau { $level }.

# Le panneau d’état.

tonkin-map-season =
    { $word ->
        [rain] pluies
       *[dry] saison sèche
    }
tonkin-map-rain = pluies
tonkin-map-months = Mois de la partie
tonkin-map-level = Niveau de PV { $n }
tonkin-map-verdict =
    { $grade ->
        [draw] partie nulle
        [marginal] { $side ->
            [french] marginale, France
           *[vietminh] marginale, Viêt-minh
        }
        [substantial] { $side ->
            [french] nette, France
           *[vietminh] nette, Viêt-minh
        }
       *[strategic] { $side ->
            [french] stratégique, France
           *[vietminh] stratégique, Viêt-minh
        }
    }
tonkin-map-of = { $n } sur { $max }
tonkin-map-points = Points d’opération
tonkin-map-rp = Points de remplacement
tonkin-map-planes = Transports aériens
tonkin-map-trucks = Camions
tonkin-map-hits = Pas de régiment perdus
tonkin-map-delta =
    { $counted ->
        [yes] Delta : { tonkin-map-communities }, il en faut { $of } : comptées
       *[no] Delta : { tonkin-map-communities }, il en faut { $of }
    }
tonkin-map-highlands =
    { $counted ->
        [yes] Hautes régions : { tonkin-map-communities }, il en faut { $of } : comptées
       *[no] Hautes régions : { tonkin-map-communities }, il en faut { $of }
    }
tonkin-map-communities =
    { $n ->
        [one] { $n } communauté
       *[other] { $n } communautés
    }
tonkin-map-objective =
    { $real ->
        [real] Objectif politique : { $hex }
        [rumour] Rumeur : { $hex }
       *[unknown] Objectif ou rumeur : { $hex }
    }
tonkin-map-spending = Dépense { $unit }
tonkin-map-hero =
    Officier de rang { $rank } avec { $unit }, { $mentions ->
        [0] pas encore cité
        [one] cité une fois
       *[other] cité { $mentions } fois
    }
tonkin-map-nobody = personne

# L’inspecteur.

tonkin-map-stacking =
    { $n ->
        [one] { $n } point d’empilement sur { $of }
       *[other] { $n } points d’empilement sur { $of }
    }
tonkin-map-veil = D’autres peuvent être dessous.
tonkin-map-noted =
    { $firm ->
        [yes] { $unit } a été vu ici en { $when } et y est encore.
       *[no] { $unit } a été vu ici en { $when }.
    }
tonkin-map-friendly-french = français
tonkin-map-friendly-vietminh = Viêt-minh
tonkin-map-zoc-french = en ZdC française
tonkin-map-zoc-vietminh = en ZdC du Viêt-minh
tonkin-map-supplied-french = ravitaillement français
tonkin-map-supplied-vietminh = ravitaillement du Viêt-minh
tonkin-map-supplied-river = ravitaillement fluvial
tonkin-map-trench = tranchée
tonkin-map-road-destroyed = route détruite
tonkin-map-road-built = marqueur de route
tonkin-map-way =
    { $mode ->
        [double] mouvement double : { $cost } pm sur { $mp }
        [truck] en camion : { $cost } pm sur { $mp }
        [river] par le fleuve : { $cost } pm sur { $mp }
       *[own] par eux-mêmes : { $cost } pm sur { $mp }
    }
tonkin-map-no-way-cost =
    { $mode ->
        [double] mouvement double : coûterait { $cost } pm sur { $mp }
        [truck] en camion : coûterait { $cost } pm sur { $mp }
        [river] par le fleuve : coûterait { $cost } pm sur { $mp }
       *[own] par eux-mêmes : coûterait { $cost } pm sur { $mp }
    }
tonkin-map-no-way-closed =
    { $mode ->
        [double] mouvement double : le chemin est fermé
        [truck] en camion : le chemin est fermé
        [river] par le fleuve : le chemin est fermé
       *[own] par eux-mêmes : le chemin est fermé
    }
tonkin-map-no-way-stop =
    { $mode ->
        [double] mouvement double : ils ne peuvent s’arrêter ici
        [truck] en camion : ils ne peuvent s’arrêter ici
        [river] par le fleuve : ils ne peuvent s’arrêter ici
       *[own] par eux-mêmes : ils ne peuvent s’arrêter ici
    }

# Ce qu’on peut poser sur le plateau.

tonkin-map-layer-zoc = Zones de contrôle
tonkin-map-layer-supply = Portée du ravitaillement
tonkin-map-layer-river = Ravitaillement fluvial
tonkin-map-layer-roads = Routes ouvertes vers la Chine
tonkin-map-layer-stacking = Points d’empilement
tonkin-map-layer-vp = Hexagones de PV et qui les tient
tonkin-map-layer-control = Communautés et à qui elles sont
tonkin-map-layer-reach = Jusqu’où va un groupe, avec les coûts

# À côté de la carte.

tonkin-map-tab = Cases
tonkin-map-boxes = À côté de la carte
tonkin-map-track = Piste des tours
tonkin-map-box-ready = Prêts à servir
tonkin-map-box-saigon = Saigon
tonkin-map-box-1 = Tieu Doan et Pathet Lao, case 1
tonkin-map-box-2 = Tieu Doan et Pathet Lao, case 2
tonkin-map-box-eliminated = Éliminés
tonkin-map-slot-arrive =
    { $side ->
        [french] Français : { $units }
       *[vietminh] Viêt-minh : { $units }
    }
tonkin-map-slot-withdraw =
    { $class ->
        [para] Une unité parachutiste est retirée
        [rei] Un bataillon du REI est retiré
        [navy] La Marine est retirée
       *[any] Une unité est retirée
    }
tonkin-map-slot-planes = Transports aériens : { $n } de plus
tonkin-map-slot-trucks = Camions : { $n } de plus

# La page des composants.

tonkin-map-grid-french = Pions français
tonkin-map-grid-vietminh = Pions du Viêt-minh
tonkin-map-grid-communities = Communautés
tonkin-map-grid-terrain = Effets du terrain
tonkin-map-grid-combat = Résultats de combat
tonkin-map-grid-dg = Résultats et désorganisation
tonkin-map-grid-barrage = Table des barrages
tonkin-map-grid-allowance = Points de suite
tonkin-map-grid-scenarios = Scénarios
tonkin-map-head-counter = Pion
tonkin-map-head-combat = Valeur de combat
tonkin-map-head-barrage = Tir de barrage
tonkin-map-head-move = Mouvement
tonkin-map-head-morale = Moral
tonkin-map-head-stacking = Empilement
tonkin-map-head-steps = Pas
tonkin-map-head-entry = Arrive
tonkin-map-head-hex = Hexagone
tonkin-map-head-size = Taille
tonkin-map-head-colour = Couleur
tonkin-map-head-vp = PV
tonkin-map-head-signs = Signes
tonkin-map-head-month = Mois
tonkin-map-head-season = Saison
tonkin-map-head-vm-number = Nombre VM
tonkin-map-head-vm-rp = PR du VM
tonkin-map-head-french = Français
tonkin-map-head-vietminh = Viêt-minh
tonkin-map-head-withdraw = Retraits
tonkin-map-head-first = De
tonkin-map-head-last = À
tonkin-map-head-level = Niveau de PV
tonkin-map-head-planes = Transports aériens
tonkin-map-head-trucks = Camions
tonkin-map-head-scale = Échelle
tonkin-map-head-terrain = Type de terrain
tonkin-map-head-vm-foot = VM à pied
tonkin-map-head-french-foot = FEF à pied
tonkin-map-head-motorized = Motorisé
tonkin-map-head-combat-drm = Jet de combat
tonkin-map-head-dg-attacker = Jet de DG, attaquant
tonkin-map-head-dg-defender = Jet de DG, défenseur
tonkin-map-head-odds = Rapport
tonkin-map-head-result = Résultat
tonkin-map-head-attacker-loses = L’attaquant perd
tonkin-map-head-defender-loses = Le défenseur perd
tonkin-map-head-attacker-dg = DG de l’attaquant
tonkin-map-head-defender-dg = DG du défenseur
tonkin-map-head-barrage-total = Total du barrage
tonkin-map-head-miss = Manqué
tonkin-map-head-dg = DG seul
tonkin-map-head-dg-loss = DG et un pas
tonkin-map-head-die = Dé
tonkin-map-head-points = Nombre de points
tonkin-map-motorized = { $n }, motorisé
tonkin-map-size =
    { $word ->
        [city] ville
        [town] bourg
       *[village] village
    }
tonkin-map-colour =
    { $word ->
        [blue] français
        [red] Viêt-minh
       *[neutral] ni l’un ni l’autre
    }
tonkin-map-withdrawal =
    { $word ->
        [para] une unité parachutiste
        [rei] un bataillon du REI
        [navy] la Marine
       *[any] une unité au choix
    }
tonkin-map-terrain =
    { $word ->
        [clear] clair
        [rough] accidenté
        [forest] forêt
        [mountain] montagne
        [minor] petite rivière
        [major] grand fleuve
        [road] route, clair / autre
       *[trench] tranchée
    }
tonkin-map-band = de { $min } à { $max } : { tonkin-map-verdict }

# Le plateau en texte.

tonkin-board-legend = Pions : combat-mouvement, (barrage)-mouvement ; * un pas perdu, dg désorganisé, oos non ravitaillé, ? d’autres peuvent être dessous. Hexagones : le nombre d’un hexagone de PV, # tranchée, = piste.
tonkin-board-turn =
    { $season ->
        [rain] { $month } (pluies), { $phase }. Niveau de PV { $level }.
       *[dry] { $month } (saison sèche), { $phase }. Niveau de PV { $level }.
    }
tonkin-board-tracks = Points de remplacement : Français { $french }, Viêt-minh { $vietminh }. Transports aériens { $planes }, camions { $trucks }. Pas de régiment perdus : { $hits }.
tonkin-board-points = Points d’opération restants : Français { $french }, Viêt-minh { $vietminh }.
tonkin-board-asked =
    { $seat ->
        [french] Français : { $question }
       *[vietminh] Viêt-minh : { $question }
    }
tonkin-board-dice = Dés : { $question }
tonkin-board-over = La partie est finie.
tonkin-board-side =
    { $side ->
        [french] Français, dans { tonkin-board-hexes } :
       *[vietminh] Viêt-minh, dans { tonkin-board-hexes } :
    }
tonkin-board-hexes =
    { $n ->
        [one] { $n } hexagone
       *[other] { $n } hexagones
    }
tonkin-board-hex = { $hex } : { $units }
tonkin-board-vp =
    { $side ->
        [french] Hexagones de PV des Français : { $hexes }
       *[vietminh] Hexagones de PV du Viêt-minh : { $hexes }
    }
tonkin-board-objectives = Marqueurs d’objectif politique : { $hexes }
tonkin-board-destroyed = Routes détruites : { $hexes }
tonkin-board-built = Marqueurs de route : { $hexes }
tonkin-board-box =
    { $side ->
        [french] { $name }, Français : { $units }
       *[vietminh] { $name }, Viêt-minh : { $units }
    }

## Seats and sides

tonkin-map-won =
    { $seat ->
        [french] Le Français a gagné
       *[vietminh] Le Viêt-minh a gagné
    }
tonkin-map-plays =
    { $seat ->
        [french] Quelqu’un d’autre joue le Français
       *[vietminh] Quelqu’un d’autre joue le Viêt-minh
    }
tonkin-map-plays-bot =
    { $seat ->
        [french] Un robot joue le Français
       *[vietminh] Un robot joue le Viêt-minh
    }
tonkin-map-waits =
    { $seat ->
        [french] Le Français réfléchit.
       *[vietminh] Le Viêt-minh réfléchit.
    }
tonkin-map-wins =
    { $seat ->
        [french] Le Français gagne
       *[vietminh] Le Viêt-minh gagne
    }
tonkin-map-curtain =
    { $seat ->
        [french] Passez la table au Français
       *[vietminh] Passez la table au Viêt-minh
    }
tonkin-map-open-seat =
    { $seat ->
        [french] Je suis le Français : ouvrir mon camp
       *[vietminh] Je suis le Viêt-minh : ouvrir mon camp
    }
tonkin-map-side-name =
    { $seat ->
        [french] Français
       *[vietminh] Viêt-minh
    }
