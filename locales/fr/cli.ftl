# La ligne de commande, le jeu au terminal et le protocole par lignes.

cli-welcome =
    Strongpoint : des jeux d’histoire sur les guerres d’Indochine, règles appliquées.

    Jouer dans ce terminal :
        strongpoint play { $title } --seat { $own }=human --seat { $other }=greedy
        strongpoint play { $title }                    à deux devant un clavier
        strongpoint play { $title } --lang en          en anglais
        strongpoint play { $title } --own-dice         avec vos propres dés
    Pendant une partie, « aide » dit tout ce que l’on peut taper.

    Et aussi :
        strongpoint titles                        jeux, scénarios, options, sièges
        strongpoint simulate { $title } --games 1000   des parties de robots, et leur bilan
        strongpoint replay FICHIER                journal et carte d’une sauvegarde
        strongpoint verify FICHIER                chaque choix et chaque dé, vérifiés
        strongpoint protocol { $title }                des lignes JSON pour votre robot
        strongpoint perft { $title } --depth 3         positions comptées
        strongpoint pack check DOSSIER            fichiers de données, vérifiés
        strongpoint check                         les parties d’un serveur, rejouées
        strongpoint backup FICHIER                les données d’un serveur, copiées
    « strongpoint --help », ou « --help » après une commande, donne toutes les options.
cli-unknown-language = La langue { $lang } n’existe pas ici. Langues : { $known }.

## Titles

cli-scenarios = scénarios : { $list }
cli-seats = sièges : { $list }
cli-option = option : { $key }={ $values }

## What was typed

cli-not-a-pair = { $given } n’est pas de la forme NOM=VALEUR.
cli-given-twice = { $key } est donné deux fois.
cli-unknown-sitter = Personne ne s’appelle { $who }. Il y a : { $known }.
cli-bots-only = Seuls des robots jouent ici : { $seat } ne peut pas être « human ».
cli-more-faults =
    { $first } { $more ->
        [one] Encore un défaut.
       *[other] Encore { $more } défauts.
    }

## Files

cli-cannot-read = Impossible de lire { $file } : { $reason }
cli-cannot-write = Impossible d’écrire { $file } : { $reason }
cli-too-large = { $file } est trop grand.
cli-not-text = { $file } n’est pas du texte UTF-8.
cli-no-randomness = Le système ne donne pas de nombres au hasard : { $reason }
cli-name-a-file = Donnez un nom de fichier.
cli-not-overwritten = { $file } existe déjà et n’est pas une sauvegarde : rien n’a été écrit.
cli-saved =
    Sauvé dans { $file } : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
cli-save-line = { $file }, ligne { $line } : { $reason }
cli-save-ply = { $file }, ligne { $line }, coup { $ply } : { $reason }
cli-empty-pack = Il n’y a pas de fichier de données (.toml) dans { $dir }.
cli-pack-no-title = Aucun fichier de { $dir } ne nomme son jeu : précisez-le avec --title.
cli-pack-good = Les données de { $title } sont en ordre : { $hash }
cli-pack-faults =
    { $faults ->
        [one] Les données ont un défaut.
       *[other] Les données ont { $faults } défauts.
    }
cli-perft-too-many = À la profondeur { $depth }, un jet a trop de résultats pour les voir tous.

## Replay and verify

cli-at-ply = Après le coup { $ply } :
cli-asked = { $seat } : { $prompt }
cli-verified =
    { $entries ->
        [0] Il n’y a pas d’entrée.
        [one] La seule entrée est en ordre.
       *[other] Les { $entries } entrées sont en ordre.
    } La chaîne finit par { $chain }.
cli-unfinished = La partie n’est pas finie.
cli-dice-fair =
    { $rolls ->
        [0] Aucun jet n’a été refait
        [one] Le seul jet a été refait
       *[other] Les { $rolls } jets ont été refaits
    } avec la graine promise : { $commitment }
cli-dice-open =
    { $rolls ->
        [0] Aucun jet n’a été refait
        [one] Le seul jet a été refait
       *[other] Les { $rolls } jets ont été refaits
    } avec la graine ouverte { $seed }.
cli-dice-own =
    Vos propres dés : { $rolls ->
        [0] il n’y a pas de jet
        [one] le seul jet est possible
       *[other] les { $rolls } jets sont possibles
    }, mais on ne peut pas les refaire.
cli-dice-sealed =
    Dés loyaux dont la graine n’est pas révélée : { $rolls ->
        [0] il n’y a pas de jet
        [one] le seul jet est possible
       *[other] les { $rolls } jets sont possibles
    }, mais on ne peut pas encore les refaire.
cli-take-backs =
    { $count ->
        [one] Une fois la partie est revenue
       *[other] { $count } fois la partie est revenue
    } en deçà de ce qui avait été lancé ou montré.
cli-go-back = Pour revenir quand même en arrière, tapez retour. Le journal le garde, et le résultat le dira.
cli-over =
    { $grade ->
        [resigned] La partie est finie. { $winner } : les autres ont abandonné.
        [time] La partie est finie. { $winner } : le temps des autres est écoulé.
       *[victory] La partie est finie. { $winner } : victoire. Score : { $score }.
    }
cli-over-draw =
    { $grade ->
        [agreed] La partie est finie : nulle d’un commun accord.
        [aborted] La partie a été annulée.
        [resigned] La partie est finie : elle a été abandonnée.
       *[draw] La partie est finie : nulle. Score : { $score }.
    }

## Simulate

cli-simulated =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats }, graine { $seed }
cli-win-rate =
    { $winner } : { $rate } % (de { $low } % à { $high } %), { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-draws = Nulles
cli-unfinished-games = Inachevées
cli-length = Choix par partie : { $mean } en moyenne, de { $least } à { $most }
cli-score-label = Score
cli-score = { $label } : { $mean } en moyenne, de { $least } à { $most }
cli-speed =
    { $choices } choix en { $seconds } s : { $rate } choix par seconde avec { $threads ->
        [one] un fil
       *[other] { $threads } fils
    }

## Play

cli-sits =
    { $seat } : { $who ->
        [human] une personne
        [random] un robot qui joue au hasard
       *[greedy] un robot qui pèse ses ordres
    }
cli-plays-fair = Dés loyaux. Le SHA-256 de leur graine est { $commitment }
cli-plays-open = Dés de la graine ouverte { $seed }.
cli-plays-own = Vos propres dés.
cli-type-help = Tapez un numéro ou ce qui est entre parenthèses. « aide » dit ce que l’on peut taper d’autre.
cli-help-choice = Choisissez par numéro ou par nom : 1 ou { $choice }.
cli-help =
    tout               montrer aussi les choix refusés
    pourquoi 12        pourquoi un choix est refusé, avec la règle
    chances, chances 3 probabilités exactes de tous les choix, ou d’un seul
    carte, main        la carte, ce que vous avez en main
    journal, journal 10  ce qui s’est passé
    annuler            reprendre votre dernier choix, jusqu’au dernier dé, ou à ce qui fut montré en dernier
    reprendre          revenir plus loin ; tous doivent être d’accord
    sauver FICHIER     sauver la partie
    charger FICHIER    continuer une partie sauvée
    notes FICHIER      n’écrire que ce que vous avez fait et vu
    quitter            partir
cli-help-order =
    ordre { $window } decline
                       laisser passer une fenêtre désormais ; aussi : ordre { $window } ask, ordre { $window } use 3
cli-hand-over = Passez la main : { $seat }. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-throw =
    { $ask } Lancez { $count ->
        [one] un dé
       *[other] { $count } dés
    } (de 1 à { $faces }) et tapez le résultat.
cli-type-dice = Tapez ce que montrent les dés, par exemple 3 4.
cli-legal-too =
    { $more ->
        [one] Un autre choix est permis : « tout » le montre.
       *[other] { $more } autres choix sont permis : « tout » les montre.
    }
cli-refused-too =
    { $refused ->
        [one] Un choix est refusé : « pourquoi { $first } » dit la raison.
       *[other] { $refused } choix sont refusés : « tout » les montre, « pourquoi { $first } » dit la raison de l’un d’eux.
    }
cli-no-such-choice = Il n’y a pas de choix { $given } maintenant. « aide » dit ce que l’on peut taper.
cli-is-legal = { $given } est permis.
cli-no-odds = Rien n’est laissé au hasard ici, ou trop pour un calcul exact.
cli-order-usage = Tapez : ordre { $window } ask, ordre { $window } decline, ou ordre { $window } use 3. Fenêtres : { $known }.
cli-order-unknown = Il n’y a pas de fenêtre { $given }. Fenêtres : { $known }.
cli-order-none = Il n’y a ici aucune fenêtre pour laquelle donner des ordres.
cli-order-given = C’est noté.
cli-is-over = La partie est finie. « sauver FICHIER » la garde, « quitter » pour partir.
cli-seed = La graine des dés était { $seed }
cli-over-help = « journal » raconte la partie, « sauver FICHIER » la garde, « quitter » pour partir.
cli-line-too-long = Cette ligne est trop longue.
cli-line-not-text = Cette ligne n’est pas du texte UTF-8.

## Protocol

protocol-not-text = Cette ligne n’est pas du texte UTF-8.
protocol-too-long = Cette ligne a plus de { $most } octets.
protocol-not-json = Cette ligne n’est pas du JSON valide : { $wrong }
protocol-no-object = Cette ligne n’est pas un objet JSON.
protocol-no-do = L’objet n’a pas de texte « do ». Il peut être : { $known }.
protocol-unknown = Il n’y a pas de demande { $name }. Il y a : { $known }.
protocol-bad-field = { $ask } : { $wrong }
protocol-no-game = Il n’y a pas encore de partie : commencez par new ou load.
protocol-no-file = Le jeu de données n’a pas de fichier { $file }. Fichiers : { $known }.
protocol-other-title = C’est une sauvegarde d’un autre jeu : { $title }.
cli-serving = La table est mise : ouvrez { $url } dans un navigateur. Ctrl-C arrête le serveur.
cli-serve-listen = Impossible d’écouter sur { $address } : { $why }. Une autre adresse : strongpoint serve --listen 127.0.0.1:8080
cli-serve-limit = « { $given } » n’est pas une limite. NOM=NOMBRE, où NOM est l’un de : { $known }
cli-serve-keep = « { $given } » ne peut être gardé : sandboxes=JOURS ou guests=JOURS
cli-check-good =
    { $tables ->
        [0] Il n’y a aucune table.
        [one] Une partie a été rejouée ; elle est telle qu’elle fut écrite.
       *[other] { $tables } parties ont été rejouées ; toutes sont telles qu’elles furent écrites.
    }
cli-check-bad = Sur { $tables } parties, { $differ } ne peuvent être rejouées telles qu’elles furent écrites. Reprenez les données d’une sauvegarde, ou supprimez ces tables.
cli-check-unreadable = { $table } : ses entrées sont illisibles
cli-backup = Les données ont été copiées dans { $file }.
cli-serve-data = Les données de { $folder } ne peuvent être ouvertes : { $why }
