# Une partie en cours : sièges, dés, et ce qui ne va pas dans une sauvegarde. Un défaut est précédé de sa ligne.

seat-unknown = Il n’y a pas de siège { $seat }. Sièges : { $known }.
choice-ambiguous = { $one } et { $other } s’écrivent tous deux ainsi.
step-closed =
    { $why ->
        [nothing-left] Personne n’est interrogé, car il ne reste rien à choisir : { $question }
        [only-one] Personne n’est interrogé, car il n’y a qu’une réponse : { $question }
        [all] Personne n’est interrogé, car il y a place pour tous : { $question }
       *[done] Personne n’est plus interrogé, car c’est fait : { $question }
    }
dice-sealed = La graine de ces dés n’est pas connue ici : on peut les vérifier, mais pas continuer à les lancer.

save-empty = La sauvegarde est vide.
save-not-utf8 = Ce n’est pas du texte UTF-8.
save-not-json = Ce n’est pas du JSON valide : { $wrong }
save-bad-line = Cette ligne n’est pas comme il faut : { $wrong }
save-no-header = Ce n’est pas une sauvegarde : la première ligne n’a pas de format de sauvegarde.
save-is-record = Ce sont les notes d’un seul siège, pas une sauvegarde : on ne peut pas continuer une partie à partir d’elles.
save-newer-format = La sauvegarde est au format { $found } ; le plus récent connu ici est { $known }.
save-newer-rules = La sauvegarde demande la version { $found } des règles ; la plus récente connue ici est { $known }.
save-other-header = L’en-tête a été modifié : son empreinte est { $expected }, mais { $found } est écrit.
save-unknown-pack = Le jeu de données { $pack } n’est pas connu ici. Donnez ses fichiers avec la sauvegarde.
save-options = Les options de l’en-tête ne sont pas complètes.
save-seats =
    L’en-tête nomme { $found ->
        [one] { $found } siège
       *[other] { $found } sièges
    } ; la partie en a { $expected }.
save-bad-position = La position de l’en-tête est illisible.
save-cut-short =
    La ligne de fin manque : la sauvegarde est coupée après { $entries ->
        [0] son en-tête
        [one] une entrée
       *[other] { $entries } entrées
    }.
save-count =
    La ligne de fin compte { $expected ->
        [one] { $expected } entrée
       *[other] { $expected } entrées
    } ; il y en a { $found }.
save-after-end = Rien ne peut suivre la ligne de fin.
save-other-seed = La graine n’est pas celle qui était promise : { $expected } l’était, et celle-ci donne { $found }.
save-needless-seed = Il y a une graine, mais les dés de cette partie n’en ont pas à révéler.
save-no-such-ply = Il n’y a pas de coup { $ply } ; le dernier est { $last }.
