# Ce que dit la table en ligne quand une demande ne peut être satisfaite.

server-not-found = Il n’y a ni page ni table à cette adresse.
server-method = Cette adresse ne s’emploie pas ainsi.
server-not-yours = Vous n’avez pas de siège à cette table.
server-moved-on = La table a avancé avant l’arrivée de votre réponse. Regardez-la de nouveau, puis choisissez.
server-too-large = L’envoi est trop volumineux.
server-unsupported = L’envoi n’est pas un formulaire de ce site.
server-foreign = La demande venait d’un autre site et n’a pas été exécutée.
server-busy = Trop de monde regarde cette table, ou le serveur va s’arrêter. Réessayez dans un instant.
server-fault = Un incident s’est produit de notre côté. La partie est conservée telle qu’après le dernier coup.
server-bad-request = La demande est illisible.
server-field-missing = Le champ « { $field } » manque.
server-field-bad = Le champ « { $field } » ne peut pas valoir « { $value } ».
server-save-line = Ligne { $line } de la sauvegarde : { $why }
server-no-file = Aucun fichier n’a été envoyé.
server-sandbox-elsewhere = Cette sauvegarde commence au milieu d’une partie qui n’a pas été jouée ici. Seuls les bacs à sable de ce serveur peuvent être rechargés.
server-dice-not-own = À cette table, c’est la table qui lance les dés.
server-guide = Le guide attend un autre choix : lisez ce qu’il dit et choisissez ce qu’il montre.
server-nobody-plays = Aucune place n’est à vous : prenez-en au moins une.
server-too-many-tables = Vous avez { $most } parties non terminées, autant qu’un visiteur peut en avoir ici. Finissez-en une avant d’en commencer une autre.
server-too-many-now = Cela fait { $most } nouvelles tables en une minute. Attendez un instant avant d’en ouvrir une autre.
