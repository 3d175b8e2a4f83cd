# La table de Men of Company B en texte.

company-text-turn =
    { $phase ->
        [set-up] { $mission }, { $year }, { $map } : mise en place. Jetons : { $counters }.
        [score] { $mission }, { $year }, { $map } : décompte des points.
       *[play] { $mission }, { $year }, { $map } : tour { $turn }. Jetons restants : { $counters }.
    }
company-text-ring =
    { $token ->
        [yes] L’anneau : { $markers }. L’Étoile blanche tient un renseignement.
       *[no] L’anneau : { $markers }.
    }
company-text-marker =
    { $marker ->
        [low] modeste
        [high] belle
        [number1] numéro 1
        [ambush] embuscade
        [blank] vide
       *[unknown] face cachée
    }
company-text-off =
    { $n ->
        [1] Une unité communiste est hors table.
       *[other] { $n } unités communistes sont hors table.
    }
company-text-asked = Réponse attendue, { company-seat } : { $question }
company-text-dice = À lancer : { $question }.
company-text-over = La partie est finie.
company-text-legend = Terrain : R route, O découvert, P rizière, V village, J jungle, B bambous, H colline rocheuse. W1, C1 unités, + plusieurs, p paysans.
company-text-square = { $square } { $terrain } : { $things }
company-text-unit = { $id } { $unit }, { $states }
company-text-man = { $unit } : { $at }
company-text-army =
    { $side ->
        [white_star] ÉTOILE BLANCHE : { $name }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[communist] COMMUNISTE : { $name }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
