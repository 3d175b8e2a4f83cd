# Tonkin. Les camps sont au singulier : « le Viêt-minh se déplace ». Mots du livret : dépôt, QG, PR, PV, ZdC, DG, HR.
# Un nom de lieu ou d’unité n’a pas d’article : ni « de » ni « du » devant lui.

## Les mots dont les phrases sont faites

tonkin-side-first =
    { $side ->
        [french] Le Français
       *[vietminh] Le Viêt-minh
    }
tonkin-side-of =
    { $side ->
        [french] français
       *[vietminh] viêt-minh
    }
tonkin-seat =
    { $seat ->
        [french] Français
       *[vietminh] Viêt-minh
    }
tonkin-phase =
    { $phase ->
        [set-up] Mise en place
        [vm-arrivals] Renforts viêt-minh
        [vm-mix] Dépôts et points de remplacement viêt-minh
        [vm-replace] Remplacements viêt-minh
        [mobilise] Mobilisation
        [french-arrivals] Renforts français
        [french-mix] Dépôts et points de remplacement français
        [french-replace] Remplacements français
        [withdraw] Retraits français
        [vm-movement] Phase de mouvement viêt-minh
        [french-movement] Phase de mouvement française
        [attrition] Phase d’attrition
        [operations] Phase d’opérations
        [supply-check] Vérification du ravitaillement
        [turn-end] Fin du tour
        [end-losses] Dernières pertes
        [end-vm-movement] Dernier mouvement viêt-minh
        [end-french-movement] Dernier mouvement français
        [end-attrition] Dernière phase d’attrition
       *[scoring] Fin de la partie
    }
tonkin-month =
    { $month ->
        [jan] janvier { $year }
        [feb] février { $year }
        [mar] mars { $year }
        [apr] avril { $year }
        [may] mai { $year }
        [jun] juin { $year }
        [jul] juillet { $year }
        [aug] août { $year }
        [sep] septembre { $year }
        [oct] octobre { $year }
        [nov] novembre { $year }
       *[dec] décembre { $year }
    }
tonkin-direction =
    { $direction ->
        [E] vers l’est
        [NE] vers le nord-est
        [NW] vers le nord-ouest
        [W] vers l’ouest
        [SW] vers le sud-ouest
       *[SE] vers le sud-est
    }
tonkin-mode =
    { $mode ->
        [truck] en camion
        [river] par voie d’eau
       *[own] à pied ou par ses moyens
    }
tonkin-way =
    { $way ->
        [truck] En camion
        [river] Par voie d’eau
        [air] Par avion
        [drop] Largage
        [ship] Par mer
        [retreat] Retraite
        [slip] Repli avant combat
        [advance] Avance
        [relocation] Dépôt amené au QG
       *[own] Mouvement
    }
tonkin-case =
    { $case ->
        [airstrips] sur des terrains d’aviation
        [delta] dans des hexagones ravitaillés du Delta
        [centres] à 3 hexagones au plus des Centres de ravitaillement
       *[range] à 3 hexagones au plus du dépôt
    }
tonkin-cause =
    { $cause ->
        [ambush] embuscade
        [spirit] Esprit bolchevique
        [attrition] hors ravitaillement
        [rain] hors ravitaillement sous la pluie
        [stacking] empilement excessif
        [place] lieu interdit
        [thai-binh] Thai Binh
        [set-up] avant la partie
       *[combat] combat
    }
tonkin-option =
    { $option ->
        [a] se reprendre
        [b] se retrancher
        [c] bouger un hexagone
        [d] bombardement aérien ou naval
        [e] détruire des routes
        [F] bombardement d’artillerie
       *[G] attaque
    }
tonkin-state =
    { $dg ->
        [yes] { $oos ->
            [yes] , DG et HR
           *[no] , DG
        }
       *[no] { $oos ->
            [yes] , HR
           *[no] {""}
        }
    }

## Choix

tonkin-choice-default = Placer le reste comme le scénario le propose
tonkin-choice-place = Placer { $unit } : { $hex }
tonkin-choice-place-saigon = Faire venir { $unit } par Saigon
tonkin-choice-box = { $unit } ne trouve pas d’hexagone et va en case 1
tonkin-choice-objective = Poser le marqueur : { $hex }
tonkin-choice-real =
    { $marker ->
        [1] Le premier marqueur est le vrai
       *[other] Le second marqueur est le vrai
    }
tonkin-choice-move-objectives = Reprendre les deux marqueurs d’Objectif politique, contre des PV
tonkin-choice-top = Mettre { $unit } au sommet de sa pile
tonkin-choice-under = Mettre { $unit } juste sous { $other }
tonkin-choice-join = L’officier rejoint { $unit }
tonkin-choice-mix =
    { $dumps ->
        [0] Aucun dépôt, des points de remplacement seulement
        [one] Un dépôt et des points de remplacement
       *[other] { $dumps } dépôts
    }
tonkin-choice-dump = Placer un dépôt : { $hex }
tonkin-choice-give-up = Céder un point de remplacement
tonkin-choice-replace = Remplacer un pas : { $unit }
tonkin-choice-rebuild = Reconstituer { $unit }
tonkin-choice-absorb = { $unit } absorbe { $battalion }
tonkin-choice-postpone = Reporter { $unit }
tonkin-choice-withdraw = Retirer { $unit }
tonkin-choice-refuse = Refuser le retrait et payer en PV
tonkin-choice-stack = Déplacer des unités : { $hex }
tonkin-choice-saigon = Déplacer des unités de Saigon
tonkin-choice-with = { $unit } en est
tonkin-choice-without = { $unit } n’en est pas
tonkin-choice-with-all = Toutes en sont
tonkin-choice-back = Y renoncer
tonkin-choice-go = Mouvement { tonkin-mode }
tonkin-choice-double = Double mouvement { tonkin-mode }
tonkin-choice-air = Vol : { $hex }
tonkin-choice-drop = Largage : { $hex }
tonkin-choice-ship = Par mer : { $hex }
tonkin-choice-ship-saigon = Par mer à Saigon
tonkin-choice-to = Aller : { $hex }
tonkin-choice-step = Un hexagone { tonkin-direction }
tonkin-choice-overrun = Overrun : { $hex }
tonkin-choice-stop = S’arrêter ici
tonkin-choice-part = { $unit } quitte le groupe et continuera plus tard
tonkin-choice-unload = Débarquer { $unit }
tonkin-choice-build = Poser un marqueur Route : { $hex }
tonkin-choice-build-from = Poser un marqueur Route : { $hex }, repris à { $from }
tonkin-choice-declare = Révéler { $unit }
tonkin-choice-silent = Se taire
tonkin-choice-spend = Engager { $unit }
tonkin-choice-relocate = Amener { $unit } au QG
tonkin-choice-recover = Enlever le marqueur DG : { $hex }
tonkin-choice-repair = Réparer la route : { $hex }
tonkin-choice-dig = Retirer { $unit } pour des tranchées { tonkin-case }
tonkin-choice-trench = Creuser une tranchée : { $hex }
tonkin-choice-barrage = Bombarder { $hex }
tonkin-choice-wreck = Détruire la route : { $hex }
tonkin-choice-attack = Attaquer { $hex }
tonkin-choice-fire = Exécuter
tonkin-choice-slip = { $unit } se replie avant combat : { $hex }
tonkin-choice-ambush = { $unit } tend une embuscade à { $victim }
tonkin-choice-lead = { $unit } est en tête
tonkin-choice-spirit = Esprit bolchevique
tonkin-choice-front = L’officier mène l’assaut
tonkin-choice-retreat = Retraiter
tonkin-choice-stand = Tenir
tonkin-choice-retreat-to = { $unit } retraite : { $hex }
tonkin-choice-lose = { $unit } subit la perte
tonkin-choice-advance = { $unit } avance
tonkin-choice-decline = Non
tonkin-choice-done = Terminé

## Questions

tonkin-ask-considers = { tonkin-side-first } réfléchit.
tonkin-ask-set-up =
    { $within ->
        [one] Où sont ces unités ? { $hex }, ou un hexagone plus loin.
       *[other] Où sont ces unités ? { $hex }, ou à { $within } hexagones au plus.
    }
tonkin-ask-set-up-class =
    { $within ->
        [0] Quelle unité { $class } est là : { $hex } ?
        [one] Quelle unité { $class } est là : { $hex }, ou un hexagone plus loin ?
       *[other] Quelle unité { $class } est là : { $hex }, ou à { $within } hexagones au plus ?
    }
tonkin-ask-set-up-losses =
    { $left ->
        [one] Un pas de cette ligne est perdu avant la partie : par qui ?
       *[other] { $left } pas de cette ligne sont perdus avant la partie : par qui, le prochain ?
    }
tonkin-ask-set-up-tieu-doans =
    { $left ->
        [one] Placez le dernier Tieu Doan sur un Centre de mobilisation du Vietnam ou à 2 hexagones au plus.
       *[other] Placez { $left } Tieu Doan, chacun sur un Centre de mobilisation du Vietnam qui lui est propre ou à 2 hexagones au plus.
    }
tonkin-ask-set-up-gcma = Placez { $unit } en Haute Région, à 2 hexagones au plus d’une localité amie de Haute Région qui lui est propre.
tonkin-ask-place-objective =
    { $marker ->
        [first] Posez le premier marqueur d’Objectif politique sur un hexagone à PV ami du Français.
       *[second] Posez le second marqueur d’Objectif politique sur un hexagone à PV ami du Français, loin de vos régiments ou fortement tenu.
    }
tonkin-ask-real-objective = Quel marqueur d’Objectif politique est le vrai ? Le Français ne l’apprendra qu’à la fin du scénario.
tonkin-ask-join-hero =
    { $left ->
        [one] Officier { tonkin-side-of } : quelle unité rejoint-il ou commande-t-il ?
       *[other] Officier { tonkin-side-of } : quelles { $left } unités rejoint-il et commande-t-il ? D’abord la sienne.
    }
tonkin-ask-vm-arrivals =
    { $left ->
        [one] Un régiment arrive : dans quel Centre de ravitaillement ?
       *[other] { $left } régiments arrivent : dans quels Centres de ravitaillement ?
    }
tonkin-ask-mix =
    { $side ->
        [french] Le Français reçoit 2 dépôts et { $two } PR, 1 dépôt et { $one } PR, ou { $none } PR : que prend-il ?
       *[vietminh] { $two ->
            [0] Le Viêt-minh reçoit 2 dépôts, 1 dépôt et { $one } PR, ou { $none } PR : que prend-il ?
           *[other] Le Viêt-minh reçoit 2 dépôts et { $two } PR, 1 dépôt et { $one } PR, ou { $none } PR : que prend-il ?
        }
    }
tonkin-ask-dumps =
    { $left ->
        [one] Dans quel Centre de ravitaillement le dépôt arrive-t-il ?
       *[other] Dans quels Centres de ravitaillement les { $left } dépôts arrivent-ils ?
    }
tonkin-ask-thai-binh = Vous tenez trop peu autour de Thai Binh : cédez un point de remplacement ou un pas d’une unité.
tonkin-ask-replace =
    { $side ->
        [french] { tonkin-points }. Remplacez des pas, reconstituez des unités, ou continuez.
       *[vietminh] { tonkin-points }. Remplacez des pas, reconstituez des régiments, absorbez des Tieu Doan, ou continuez.
    }
tonkin-points = Points de remplacement : { $points }
tonkin-ask-mobilise =
    { $left ->
        [one] Un Tieu Doan peut être mobilisé : où ?
       *[other] Jusqu’à { $left } Tieu Doan peuvent être mobilisés, chacun à son Centre de mobilisation : où ?
    }
tonkin-ask-pathet-lao = Un Pathet Lao peut venir sur un Centre de mobilisation ami du Laos : où ?
tonkin-ask-french-arrivals =
    { $left ->
        [one] Une unité est attendue : la faire venir contre des PV, ou la reporter ?
       *[other] { $left } unités sont attendues : les faire venir contre des PV, ou les reporter ?
    }
tonkin-ask-withdraw =
    { $class ->
        [para] Une unité para au complet doit être retirée : laquelle ?
        [rei] Une unité du REI au complet doit être retirée : laquelle ?
        [navy] La Marine doit être retirée, ou vous payez en PV.
       *[any] Une unité au complet doit être retirée : laquelle ?
    }
tonkin-ask-movement = Mouvement { tonkin-side-of } : quelle pile se déplace ?
tonkin-ask-move-hex = Point d’opération { tonkin-side-of } : quelles unités se déplacent ({ $hex }) ?
tonkin-ask-group =
    { $picked ->
        [0] Camp { tonkin-side-of }, { $hex } : qui part ?
        [one] Camp { tonkin-side-of }, { $hex } : une unité choisie. Qui d’autre part, et comment ?
       *[other] Camp { tonkin-side-of }, { $hex } : { $picked } unités choisies. Qui d’autre part, et comment ?
    }
tonkin-ask-march =
    { $left ->
        [0] Le groupe est là : { $hex }. Il n’a plus de points de mouvement.
        [one] Le groupe est là : { $hex }. Il lui reste un point de mouvement. Où va-t-il ?
       *[other] Le groupe est là : { $hex }. Il lui reste { $left } points de mouvement. Où va-t-il ?
    }
tonkin-ask-declare = Le Français vole ici : { $hex }. Révélez-vous de l’artillerie ou la DCA ?
tonkin-ask-bounce = Le Viêt-minh tient encore { $hex } : où les paras retraitent-ils ?
tonkin-ask-activate =
    { $side ->
        [french] Le Français engage-t-il un dépôt ce tour ?
       *[vietminh] Le Viêt-minh engage-t-il un dépôt ce tour ?
    }
tonkin-ask-impulse =
    { $left ->
        [one] Opérations, camp { tonkin-side-of } : dépensez un point d’opération.
       *[other] Opérations, camp { tonkin-side-of } : jusqu’à { $left } points d’opération d’affilée.
    }
tonkin-ask-recover =
    { $left ->
        [0] Trois marqueurs sont enlevés : des marqueurs DG de la même chaîne d’hexagones peuvent suivre.
        [one] Encore un marqueur peut partir.
       *[other] Encore { $left } marqueurs peuvent partir.
    }
tonkin-ask-dig =
    { $left ->
        [one] Encore une tranchée : où ?
       *[other] Jusqu’à { $left } tranchées : où ?
    }
tonkin-ask-plan-barrage =
    { $picked ->
        [0] Qui participe au bombardement ({ $hex }) ?
        [one] Bombardement ({ $hex }), une unité choisie : qui d’autre y participe ?
       *[other] Bombardement ({ $hex }), { $picked } unités choisies : qui d’autre y participe ?
    }
tonkin-ask-wreck =
    { $left ->
        [one] Encore une route peut être détruite : où ?
       *[other] Encore { $left } routes peuvent être détruites : où ?
    }
tonkin-ask-plan-attack =
    { $picked ->
        [0] Qui attaque { $hex } ?
        [one] Attaque ({ $hex }), une unité choisie : qui d’autre attaque ?
       *[other] Attaque ({ $hex }), { $picked } unités choisies : qui d’autre attaque ?
    }
tonkin-ask-slip = Attaque ({ $hex }) : qui se replie avant combat ?
tonkin-ask-ambush = Attaque ({ $hex }) : tendez-vous une embuscade à l’un des assaillants ?
tonkin-ask-lead =
    { $side ->
        [french] Quelle unité française est en tête ?
       *[vietminh] Quelle unité viêt-minh est en tête ?
    }
tonkin-ask-spirit = Esprit bolchevique ? Un dé s’ajoute au jet de combat, et l’unité de tête perd un pas de plus.
tonkin-ask-front = Officier { tonkin-side-of } : mène-t-il l’assaut ?
tonkin-ask-decide =
    { $steps ->
        [one] { $hex } : un pas est perdu. Retraiter à la place, ou tenir ?
       *[other] { $hex } : { $steps } pas sont perdus. Retraiter au lieu d’en perdre un, ou tenir ?
    }
tonkin-ask-retreat = Où les défenseurs retraitent-ils ({ $hex }) ?
tonkin-ask-losses =
    { $left ->
        [one] { tonkin-side-first } perd un pas : qui le subit ?
       *[other] { tonkin-side-first } perd { $left } pas : qui subit le prochain ?
    }
tonkin-ask-advance = { $hex } est vide : qui avance ?
tonkin-ask-overstack = { $hex } contient plus que permis : qui perd un pas ?

## Dés

tonkin-roll-allowance = Points d’opération d’affilée, camp { tonkin-side-of }
tonkin-roll-combat = Attaque, camp { tonkin-side-of } : { $hex }
tonkin-roll-dg = Désorganisation ({ $hex }), le dé de l’attaquant d’abord
tonkin-roll-barrage = Bombardement, camp { tonkin-side-of } : { $hex }
tonkin-roll-road = Le raid aérien sur la route : { $hex }
tonkin-roll-ambush = L’embuscade : { $hex }
tonkin-roll-spirit = Esprit bolchevique
tonkin-roll-drop = Le dépôt largué sous la DCA : { $hex }
tonkin-roll-hero = Le sort de l’officier { tonkin-side-of }

## Ce qui s’est passé

tonkin-event-month = Début du mois : { tonkin-month }.
tonkin-event-phase = { tonkin-phase }.
tonkin-event-set-up = { $unit } est placé : { $hex }.
tonkin-event-french-set-up = { $unit } se trouve là : { $hex }.
tonkin-event-set-up-done = La mise en place est achevée.
tonkin-event-objective-placed = Un marqueur d’Objectif politique est posé : { $hex }.
tonkin-event-objective-real = Le véritable Objectif politique : { $hex }.
tonkin-event-objective-chosen = Le Viêt-minh a choisi le vrai marqueur.
tonkin-event-objective-scored =
    { $vietminh ->
        [yes] L’Objectif politique était { $hex }, et il est au Viêt-minh.
       *[no] L’Objectif politique était { $hex }, et il n’est pas au Viêt-minh.
    }
tonkin-event-top-shown =
    { $steps ->
        [one] Au sommet ({ $hex }) : { $unit }, un pas{ tonkin-state }.
       *[other] Au sommet ({ $hex }) : { $unit }, { $steps } pas{ tonkin-state }.
    }
tonkin-event-shown =
    { $steps ->
        [one] Montré ({ $hex }) : { $unit }, un pas{ tonkin-state }.
       *[other] Montré ({ $hex }) : { $unit }, { $steps } pas{ tonkin-state }.
    }
tonkin-event-hero-joined = L’officier { tonkin-side-of } rejoint { $unit }.
tonkin-event-hero-mentioned =
    { $mentions ->
        [0] L’officier { tonkin-side-of } est promu : grade { $rank }.
        [one] L’officier { tonkin-side-of } est cité : une citation au grade { $rank }.
       *[other] L’officier { tonkin-side-of } est cité : { $mentions } citations au grade { $rank }.
    }
tonkin-event-hero-rolled =
    { $killed ->
        [yes] L’officier { tonkin-side-of } fait { $roll } : il est tué.
       *[no] L’officier { tonkin-side-of } fait { $roll } : il survit.
    }
tonkin-event-arrived = { $unit } arrive : { $hex }.
tonkin-event-arrived-off =
    { $side ->
        [french] { $unit } arrive par Saigon.
       *[vietminh] { $unit } est disponible en case 2.
    }
tonkin-event-arrivals-wait = Le niveau de PV ({ $level }) dépasse le Seuil VM ({ $most }) : les renforts viêt-minh attendent.
tonkin-event-postponed = { $unit } est reporté : { tonkin-month }.
tonkin-event-postponed-for-good = { $unit } est reporté au-delà de la piste et ne viendra plus.
tonkin-event-mixed =
    { tonkin-side-first } prend { $dumps ->
        [0] zéro dépôt
        [one] un dépôt
       *[other] { $dumps } dépôts
    } et { $points } PR.
tonkin-event-points =
    { $points ->
        [-1] { tonkin-side-first } cède un point de remplacement.
        [one] { tonkin-side-first } gagne un point de remplacement.
       *[other] { tonkin-side-first } gagne { $points } points de remplacement.
    }
tonkin-event-dump-placed = { $unit } arrive : { $hex }.
tonkin-event-replaced =
    { $points ->
        [one] { tonkin-side-first } dépense un PR pour un pas : { $unit }.
       *[other] { tonkin-side-first } dépense { $points } PR pour un pas : { $unit }.
    }
tonkin-event-replaced-hidden =
    { $points ->
        [one] { tonkin-side-first } dépense un PR pour un pas.
       *[other] { tonkin-side-first } dépense { $points } PR pour un pas.
    }
tonkin-event-rebuilt = { $unit } se reconstitue ; retour prévu : { tonkin-month }.
tonkin-event-absorbed = { $unit } absorbe { $battalion } ({ $hex }).
tonkin-event-absorbed-hidden = Un régiment absorbe { $battalion } ({ $hex }).
tonkin-event-box-moved = La case 1 se vide dans la case 2.
tonkin-event-withdrawn = { $unit } est retiré ; retour possible : { tonkin-month }.
tonkin-event-withdrawn-for-good = { $unit } est retiré pour le reste de la partie.
tonkin-event-transports = Transports du mois : camions viêt-minh { $trucks }, transports aériens français { $planes }.
tonkin-event-moved = { tonkin-way } (camp { tonkin-side-of }), { $from } vers { $to } : { $units }.
tonkin-event-vm-moved = { tonkin-way } (camp viêt-minh), { $from } vers { $to }.
tonkin-event-staff-moved = Aperçus, { $from } vers { $to } : { $units }.
tonkin-event-hex-left = Plus aucune unité viêt-minh : { $hex }.
tonkin-event-declared = Le Viêt-minh révèle { $unit } : { $hex }.
tonkin-event-called-off = Le vol est annulé : { $hex }.
tonkin-event-drop-rolled =
    { $lost ->
        [yes] Le dépôt largué ({ $hex }) tombe sous la DCA : { $die }, il est perdu.
       *[no] Le dépôt largué ({ $hex }) tombe sous la DCA : { $die }, il est récupéré.
    }
tonkin-event-road-built = Le génie construit une route : { $hex }.
tonkin-event-road-moved = Le génie construit une route : { $hex }, avec le marqueur repris à { $from }.
tonkin-event-captured = { $unit } est pris : { $hex }.
tonkin-event-step-lost = { $unit } perd un pas ({ $hex } ; { tonkin-cause }).
tonkin-event-step-regained = Camp { tonkin-side-of } : { $unit } récupère un pas.
tonkin-event-hits =
    { $steps ->
        [one] Un pas de régiment est perdu : la piste des pertes est à { $marker }.
       *[other] { $steps } pas de régiments sont perdus : la piste des pertes est à { $marker }.
    }
tonkin-event-eliminated = { $unit } est éliminé ({ $hex } ; { tonkin-cause }).
tonkin-event-disorganised = Désorganisés ({ $hex }) : { $units }.
tonkin-event-level =
    { $why ->
        [hex] { $hex } change de mains : { $by } PV, niveau { $level }.
        [delta] Localités du Delta : { $by } PV, niveau { $level }.
        [highlands] Localités de la Haute Région : { $by } PV, niveau { $level }.
        [hits] Pas de régiments perdus : { $by } PV, niveau { $level }.
        [lost] { $unit } est perdu : { $by } PV, niveau { $level }.
        [arrived] { $unit } est venu : { $by } PV, niveau { $level }.
        [not-withdrawn] Retrait refusé : { $by } PV, niveau { $level }.
        [moved-objectives] Marqueurs d’Objectif politique repris : { $by } PV, niveau { $level }.
       *[objective] Objectif politique, { $hex } : { $by } PV, niveau { $level }.
    }
tonkin-event-control =
    { $side ->
        [french] { $hex } devient ami du Français.
        [vietminh] { $hex } devient ami du Viêt-minh.
       *[nobody] { $hex } n’est plus ami de personne.
    }
tonkin-event-zoc-told = La première unité est désorganisée, et pourtant ces hexagones du Viêt-minh exercent une ZdC : { $hexes }.
tonkin-event-zoc-told-none = Aucun hexagone du Viêt-minh dont la première unité est désorganisée n’exerce de ZdC.
tonkin-event-rivers-told = Des régiments cachés du Viêt-minh coupent le ravitaillement fluvial : { $hexes }.
tonkin-event-rivers-told-none = Aucun régiment caché du Viêt-minh ne coupe le ravitaillement fluvial.
tonkin-event-spends = { tonkin-side-first } engage { $unit }.
tonkin-event-spends-none = { tonkin-side-first } n’engage aucun dépôt.
tonkin-event-no-operations = Personne n’engage de dépôt : pas d’opérations ce mois-ci.
tonkin-event-allowance-rolled =
    { $points ->
        [one] { tonkin-side-first } fait { $die } : un point d’opération.
       *[other] { tonkin-side-first } fait { $die } : jusqu’à { $points } points d’opération d’affilée.
    }
tonkin-event-spent =
    { $left ->
        [0] { tonkin-side-first } dépense son dernier point d’opération : { tonkin-option }.
        [one] { tonkin-side-first } dépense un point d’opération : { tonkin-option } ; il lui en reste un.
       *[other] { tonkin-side-first } dépense un point d’opération : { tonkin-option } ; il lui en reste { $left }.
    }
tonkin-event-recovered = Les unités se reprennent (camp { tonkin-side-of }) : { $hex }.
tonkin-event-repaired = { tonkin-side-first } répare la route : { $hex }.
tonkin-event-digs = { tonkin-side-first } retire { $unit } pour des tranchées { tonkin-case }.
tonkin-event-trenched = Les unités se retranchent (camp { tonkin-side-of }) : { $hex }.
tonkin-event-trench-gone = La tranchée disparaît (camp { tonkin-side-of }) : { $hex }.
tonkin-event-road-destroyed = La route est détruite : { $hex }.
tonkin-event-road-struck = Raid de l’Aviation sur la route ({ $hex }) : { $roll }, soit { $total } en tout.
tonkin-event-barrages = { tonkin-side-first } bombarde { $hex } avec une valeur de { $value }.
tonkin-event-barrage-rolled =
    { $result ->
        [miss] Bombardement ({ $hex }) : { $roll }, manqué.
        [dg] Bombardement ({ $hex }) : { $roll }, les défenseurs sont désorganisés.
       *[dg-dl] Bombardement ({ $hex }) : { $roll }, les défenseurs sont désorganisés et perdent un pas.
    }
tonkin-event-attacks = { tonkin-side-first } attaque { $hex } : { $units }.
tonkin-event-overruns = { tonkin-side-first } fait un overrun ({ $hex }) : { $units }.
tonkin-event-ambushes = { $unit } tend une embuscade à { $victim }.
tonkin-event-ambush-rolled = L’embuscade fait { $die } contre un moral de { $morale }.
tonkin-event-leads = Unité de tête, camp { tonkin-side-of } : { $unit }.
tonkin-event-spirit-rolled = L’Esprit bolchevique ajoute { $die }.
tonkin-event-front = L’officier { tonkin-side-of } mène l’assaut.
tonkin-event-combat-rolled = À { $odds }, le jet est { $roll }, modificateur { $modifier }, total { $total } : { $result }.
tonkin-event-dg-rolled = Désorganisation : l’attaquant fait { $attacker }, le défenseur { $defender }.
tonkin-event-retreats = Le défenseur retraite.
tonkin-event-decided = Le défenseur tient.
tonkin-event-combat-over =
    { $taken ->
        [yes] L’attaquant prend { $hex }.
       *[no] L’attaquant ne prend pas { $hex }.
    }
tonkin-event-overstacked =
    { $side ->
        [french] Trop d’unités françaises : { $hex }.
       *[vietminh] Trop d’unités viêt-minh : { $hex }.
    }
tonkin-event-overstacked-hidden = Trop d’unités dans un même hexagone (camp { tonkin-side-of }).
tonkin-event-out-of-supply = Hors ravitaillement : { $units }.
tonkin-event-in-supply = De nouveau ravitaillés : { $units }.
tonkin-event-end-sequence = Le dernier tour est joué : la séquence finale commence.
tonkin-event-game-over =
    { $ending ->
        [hq-lost] Le QG viêt-minh est perdu. { tonkin-verdict } Niveau de PV : { $level }.
        [hanoi-taken] Le Viêt-minh est dans Hanoi. { tonkin-verdict } Niveau de PV : { $level }.
       *[scale] La partie est finie. { tonkin-verdict } Niveau de PV : { $level }.
    }
tonkin-verdict =
    { $side ->
        [french] { $grade ->
            [strategic] Victoire stratégique du Français.
            [substantial] Victoire importante du Français.
           *[marginal] Victoire mineure du Français.
        }
        [vietminh] { $grade ->
            [strategic] Victoire stratégique du Viêt-minh.
            [substantial] Victoire importante du Viêt-minh.
           *[marginal] Victoire mineure du Viêt-minh.
        }
       *[nobody] Match nul.
    }

## Refus

tonkin-no-not-asked = Ce n’est pas demandé maintenant
tonkin-no-fiddled = Changé trop souvent : décidez
tonkin-no-nobody-picked = Personne n’est choisi
tonkin-no-all-picked = Tous ceux que l’on pouvait choisir le sont déjà
tonkin-no-stacking =
    { $points ->
        [one] Il y aurait { $points } point d’empilement ({ $hex }) ; la limite est { $limit }
       *[other] Il y aurait { $points } points d’empilement ({ $hex }) ; la limite est { $limit }
    }
tonkin-no-not-french-vp = { $hex } n’est pas un hexagone à PV ami du Français
tonkin-no-rumour-too-near = { $hex } est trop près d’un régiment viêt-minh et a trop peu de pas français
tonkin-no-objective-there = Un marqueur d’Objectif politique y est déjà : { $hex }
tonkin-no-objectives-moved = Les marqueurs d’Objectif politique ont déjà été déplacés dans cette phase
tonkin-no-centre = { $hex } n’est pas un Centre de ravitaillement à vous en état de servir
tonkin-no-not-china = Les unités motorisées arrivent en Chine ; { $hex } n’y est pas
tonkin-no-point-left = Vous n’avez pas de point de remplacement à céder
tonkin-no-points = { $unit } coûte { $cost } PR ; vous en avez { $points }
tonkin-no-french-points = { tonkin-no-points }
tonkin-no-full-strength = { $unit } est au complet
tonkin-no-out-of-supply = { $unit } est hors ravitaillement
tonkin-no-two-steps = { $unit } a déjà récupéré deux pas dans cette phase
tonkin-no-road = Aucune route ouverte ne mène de Chine à { $unit } ou à un hexagone voisin
tonkin-no-replacement-road = { tonkin-no-road }
tonkin-no-absorption = { $unit } n’absorbe pas de Tieu Doan : seuls les régiments à pied le font, au Vietnam ou tout à côté
tonkin-no-centre-used = Les Centres de mobilisation proches ont déjà servi : { $hex }
tonkin-no-mobilization = Aucun Centre de mobilisation utilisable n’est proche : { $hex }
tonkin-no-not-there = { $unit } n’arrive pas là ({ $hex }) : les unités de ce type ont leurs propres lieux
tonkin-no-not-by-saigon = { $unit } n’arrive pas par Saigon : les unités de ce type ont leurs propres lieux
tonkin-no-plane = Il ne reste pas de transport aérien
tonkin-no-replacement-plane = Il reste trop peu de transports aériens pour amener un pas à { $unit }
tonkin-no-trench-plane = Il ne reste pas de transport aérien pour user { $unit } en tranchées sur des pistes
tonkin-no-wrong-class = { $unit } n’est pas du type à retirer
tonkin-no-not-full-strength = { $unit } n’est pas au complet
tonkin-no-has-moved = { $unit } a fini son mouvement
tonkin-no-transport-only = { $unit } ne bouge que par transport
tonkin-no-enemy-there = L’ennemi est là : { $hex }
tonkin-no-too-far =
    { $left ->
        [0] { $hex } est trop loin : il ne reste aucun point de mouvement
        [one] { $hex } est trop loin : il reste un point de mouvement
       *[other] { $hex } est trop loin : il reste { $left } points de mouvement
    }
tonkin-no-closed = Terrain, eau ou frontière barre le passage : { $hex }
tonkin-no-double-dg = { $unit } est DG et ne double pas son mouvement
tonkin-no-double-zoc = { $hex } est en ZdC ennemie : pas de double mouvement au départ ni au travers
tonkin-no-cargo = { $unit } est un DNA : il va sur l’eau et ne se transporte pas
tonkin-no-transport = Pas de tel transport ici maintenant
tonkin-no-truck = Il ne reste pas de camion
tonkin-no-truck-base = Pas de camions ({ $hex }) : il faut un Centre de ravitaillement, ou le QG proche d’un centre, sur place ou à côté
tonkin-no-airstrip = Pas de terrain d’aviation ami tenu par une unité française : { $hex }
tonkin-no-airstrip-closed = Le terrain d’aviation est fermé par des pièces révélées : { $hex }
tonkin-no-drop = On ne largue rien là ({ $hex }) : forêt, montagne ou hors limites
tonkin-no-not-para = { $unit } n’est pas largué là : on largue des paras et des dépôts, et sur l’ennemi des paras seulement
tonkin-no-flotilla = Aucun DNA dans le groupe
tonkin-no-stop = Le groupe peut y passer, non s’y arrêter : { $hex }
tonkin-no-harbour = { $hex } n’est pas un port ami
tonkin-no-by-saigon = Les navires n’y vont que par Saigon : { $hex }
tonkin-no-not-allowed = { $hex } est hors de la zone permise à { $unit }
tonkin-no-border = { $hex } est de l’autre côté de la frontière chinoise : on n’y combat pas
tonkin-no-engineer-elsewhere = Le génie est ailleurs ({ $hex }) : seules agissent les unités de l’hexagone du point dépensé
tonkin-no-road-marker-there = Un marqueur Route y est déjà : { $hex }
tonkin-no-road-marker-left = Il reste un marqueur Route hors carte : on n’en prend pas ailleurs ({ $hex })
tonkin-no-not-spent = { $unit } ne peut être amené au QG : il y est, ou il n’y a pas de QG
tonkin-no-spending-dump = Il faut un dépôt engagé, et vous n’en avez pas
tonkin-no-nobody-there = Aucune de vos unités n’est là : { $hex }
tonkin-no-marker = Aucun marqueur que vous puissiez enlever : { $hex }
tonkin-no-too-many-markers = Trois marqueurs sont enlevés, et pas un de plus
tonkin-no-no-chain = Trois DG sont enlevés ; { $hex } ne peut suivre que dans une même chaîne d’hexagones, de six au plus
tonkin-no-digging = { $unit } ne peut servir à de telles tranchées : il est engagé, mal placé, ou personne n’est à portée
tonkin-no-trench = Pas de tranchée possible ({ $hex }) : il faut des unités à vous, à portée et sans tranchée
tonkin-no-one-point = Il faut dépenser au moins un point
tonkin-no-one-trench = Il faut creuser au moins une tranchée
tonkin-no-overrun-cost =
    L’overrun ({ $hex }) coûte { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    } ; il en reste { $left }
tonkin-no-late = Des unités de cette pile ont fait un overrun : le reste ne peut qu’en faire un aussi
tonkin-no-slip = { $unit } ne peut se replier avant combat : seuls Tieu Doan, Pathet Lao, GCMA et QG VM le peuvent, ni DG ni HR, et une fois
tonkin-no-overrun-target = Aucun ennemi pour un overrun : { $hex }
tonkin-no-barrage-target = Aucun ennemi à bombarder : { $hex }
tonkin-no-guns = Rien à vous qui ait une valeur de barrage ne porte là : { $hex }
tonkin-no-attack-target = Aucun ennemi à attaquer : { $hex }
tonkin-no-rains = Pas d’Aviation sous les pluies
tonkin-no-observer = Aucune unité française à côté : { $hex }
tonkin-no-coast = La Marine n’y peut rien ({ $hex }) : elle est au loin, la côte n’est pas proche, ou il n’y a pas d’unité
tonkin-no-road-there = Aucune route qui ne soit déjà détruite : { $hex }
tonkin-no-road-out-of-reach = Le VM détruit des routes dans le Delta, et dans la Haute Région là où il se tient : pas ici ({ $hex })
tonkin-no-road-in-china = En Chine, aucune route n’est frappée : { $hex }
tonkin-no-attacker = { $unit } n’a pas de valeur de combat pour attaquer
tonkin-no-strength = Personne n’y a la force d’attaquer
tonkin-no-leader = { $unit } ne peut être en tête : d’autres passent avant
tonkin-no-ambusher = { $unit } ne peut tendre d’embuscade : l’embusqué n’est ni DG ni HR et n’a pas reculé
tonkin-no-victim = { $unit } ne tombe pas en embuscade : ni DNA, ni GCMA, ni paras largués
tonkin-no-full-first = { $unit } est au complet : on embusque d’abord une telle unité
tonkin-no-second-hit = Un char ou une DNA subit le second coup, pas { $unit }
tonkin-no-retreat = { $hex } est tenu par l’ennemi ou fermé à l’unité
tonkin-no-advance = { $unit } ne peut avancer : l’artillerie reste, et l’hexagone peut lui être fermé
tonkin-no-hero = L’officier rejoint un bataillon para ou un régiment divisionnaire présent sur la carte, pas { $unit }
tonkin-no-has-place = { $unit } a un hexagone où aller
tonkin-no-set-up-far =
    { $within ->
        [one] Ces unités sont là ({ $hex }) ou à un hexagone
       *[other] Ces unités sont là ({ $hex }) ou à { $within } hexagones au plus
    }
tonkin-no-no-objectives = Aucun marqueur d’objectif politique n’est sur la carte à relever
tonkin-no-too-few-vp-hexes = Les marqueurs restent : il faudrait deux hexagones à PV amis du Français pour les reposer
tonkin-no-dump-place = Vos dépôts n’arrivent pas là maintenant : { $hex }
tonkin-no-replacement-supply = { $unit } est hors ravitaillement et ne reçoit pas de remplacements
tonkin-no-replacement-range =
    { $range ->
        [one] { $hex } n’est pas à un hexagone d’un Centre de ravitaillement ou d’un QG qui dessert, en contournant l’ennemi
       *[other] { $hex } n’est pas à { $range } hexagones d’un Centre de ravitaillement ou d’un QG qui dessert, en contournant l’ennemi
    }
tonkin-no-absorption-range =
    { $range ->
        [one] Le Tieu Doan ({ $hex }) n’est pas à un hexagone du régiment, en contournant l’ennemi
       *[other] Le Tieu Doan ({ $hex }) n’est pas à { $range } hexagones du régiment, en contournant l’ennemi
    }
tonkin-no-mobilization-taken = Les Français tiennent { $hex } : personne n’y est mobilisé
tonkin-no-arrival-taken = Le Viêt-minh tient { $hex } : personne n’y arrive
tonkin-no-hq-airstrip = Le QG ({ $hex }) n’est ni sur une piste, ni à 3 hexagones d’un Centre de ravitaillement, ni desservi par le fleuve ; en terrain ouvert il ne dessert que les paras
tonkin-no-hq-closed = La piste du QG ({ $hex }) est fermée par des canons déclarés
tonkin-no-withdrawal-range =
    { $range ->
        [one] { $hex } n’est pas à un hexagone d’un Centre de ravitaillement français, en contournant l’ennemi
       *[other] { $hex } n’est pas à { $range } hexagones d’un Centre de ravitaillement français, en contournant l’ennemi
    }
tonkin-no-nobody-to-move = Aucune de vos unités n’est là : { $hex }
tonkin-no-nobody-in-saigon = Personne à Saïgon ne peut se déplacer
tonkin-no-china = { $hex } est en Chine, fermée au groupe
tonkin-no-out-of-play = { $hex } est hors de la zone du scénario
tonkin-no-double-oos = { $unit } est hors ravitaillement et ne fait pas de double mouvement
tonkin-no-no-water = Ni grand fleuve ni côte n’y mène ({ $hex }) : un DNA ne va pas autrement
tonkin-no-enemy-afloat = Le Viêt-minh tient { $hex } : un DNA n’y passe que par un overrun
tonkin-no-island = Personne n’est débarqué sur les îles : { $hex }
tonkin-no-declaration = { $unit } ne peut rien contre un vol au-dessus de cet hexagone ({ $hex }) : hors de portée, DG, ou d’un autre genre
tonkin-no-clear-only = { $hex } n’est pas dégagé, et { $unit } ne quitte pas le terrain dégagé
tonkin-no-spending-range =
    { $range ->
        [one] { $hex } n’est pas à un hexagone du dépôt dépensé, en contournant l’ennemi
       *[other] { $hex } n’est pas à { $range } hexagones du dépôt dépensé, en contournant l’ennemi
    }
tonkin-no-overrun-dg = { $unit } est DG et ne fait pas d’overrun
tonkin-no-overrun-oos = { $unit } est hors ravitaillement et ne fait pas d’overrun
tonkin-no-overrun-double = Pas d’overrun en double mouvement : { $hex }
tonkin-no-overrun-truck = Pas d’overrun en camion : { $hex }
tonkin-no-barrage-china = { $hex } est en Chine, où rien n’est bombardé
tonkin-no-no-artillery = Aucune artillerie à vous n’est à côté : { $hex }
tonkin-no-defence-only = { $unit } ne combat qu’en défense
tonkin-no-set-up-mobilization = { $hex } n’est ni sur un Centre de mobilisation du Vietnam sans Tieu Doan, ni à côté
tonkin-no-set-up-taken = L’ennemi tient { $hex } : personne n’y est placé
tonkin-no-gcma-range =
    { $range ->
        [one] { $hex } n’est pas à un hexagone d’une localité amie de la Haute Région sans GCMA
       *[other] { $hex } n’est pas à { $range } hexagones d’une localité amie de la Haute Région sans GCMA
    }
tonkin-no-truck-load = Le chargement compte { $load } ; le maximum est { $capacity }
tonkin-no-air-load = { tonkin-no-truck-load }
tonkin-no-river-load = { tonkin-no-truck-load }
tonkin-no-ship-load = { tonkin-no-truck-load }
tonkin-no-french-dump-place = { tonkin-no-dump-place }
tonkin-no-training-dump-place = { tonkin-no-dump-place }
tonkin-no-french-replacement-supply = { tonkin-no-replacement-supply }
tonkin-no-french-replacement-range = { tonkin-no-replacement-range }
tonkin-no-hq-declaration = { tonkin-no-declaration }
tonkin-no-strike-declaration = { tonkin-no-declaration }
tonkin-no-road-declaration = { tonkin-no-declaration }
