# Choix, jets, annulation et relecture : ce que le noyau lui-même a à dire.

choice-not-asked = La partie n’attend pas ce siège.
choice-unknown = Ce choix n’existe pas en ce moment.
choice-endless = Ce qui en résulte n’a pas de fin : la partie a commencé par un état auquel aucune partie ne mène.

roll-not-asked = Aucun dé n’est demandé en ce moment.
roll-count = { $asked ->
    [one] Un dé est demandé
   *[other] { $asked } dés sont demandés
}, { $given ->
    [0] aucun n’a été donné.
    [one] un seul a été donné.
   *[other] { $given } ont été donnés.
}
roll-face = { $given } n’est pas possible : de { $lowest } à { $highest }, et seulement ce qui reste.

undo-nothing = Il n’y a rien à annuler.
undo-rolled = Des dés sont tombés depuis votre dernier choix : ce qu’ils ont montré reste acquis.
undo-revealed = Une chose cachée a été montrée depuis votre dernier choix : ce qui a été vu reste vu.
undo-other-seat = Le dernier choix n’est pas le vôtre.
undo-other-asked = Un autre siège a été interrogé depuis votre dernier choix : ce choix tient.
undo-over = La partie est terminée.
take-back-nothing = La partie en est déjà là.
take-back-no-such-ply = On ne peut pas revenir au coup { $ply }.

replay-other-dice = Le jet { $number } n’est pas celui de la graine : { $dice }.
replay-other-undo = L’annulation mène au coup { $expected }, et non au coup { $found }.
replay-other-hash = L’empreinte est { $expected }, mais { $found } est écrit.

# Ce que les joueurs font hors des règles, et pourquoi ils ne le peuvent pas.

roll-repeats = Des dés sont déjà tombés ici, au coup { $ply }, et ce qu’ils ont montré demeure : ils retombent de même.
roll-endless = Ce qui résulte de ces dés n’a pas de fin : la partie a commencé par un état auquel aucune partie ne mène.
take-back-over = La partie est finie : les joueurs y ont mis fin.
act-over = La partie est finie.
act-no-seat = Cette place n’existe pas.
act-no-offer = Personne de l’autre camp n’a proposé la nulle.
act-too-late = Trop de choix sont déjà faits pour annuler la partie.
act-not-asked = Personne d’autre n’a demandé à revenir en arrière.
act-no-such-ply = Aucun chemin ne ramène là.
act-bad-name = Personne de ce nom ne peut s’asseoir là.
replay-other-repeat = Le jet { $dice } aurait dû retomber comme avant la reprise, ou n’aurait pas dû.
act-told-resigned = { $seat } abandonne.
act-told-draw-offered = { $seat } propose la nulle.
act-told-draw-agreed = { $seat } accepte la nulle.
act-told-time-claimed = { $seat } réclame la partie : le temps des autres est écoulé.
act-told-aborted = { $seat } annule la partie.
act-told-seat-given = { $seat } : la place revient à { $sitter ->
    [human] une personne.
   *[other] l’automate { $sitter }.
}
act-told-back-asked = { $seat } demande à revenir au coup { $ply }.
act-seen-back-asked =
    { $moment ->
        [0] { $seat } demande à revenir au début.
       *[other] { $seat } demande à revenir à la ligne { $moment } du journal.
    }
act-told-back-granted = { $seat } accepte de revenir en arrière.
act-told-back-refused = { $seat } refuse de revenir en arrière.
act-told-hint-used = { $seat } se fait montrer ce que ferait un automate.
act-told-taken-back =
    La partie revient en arrière{ $rolls ->
        [0] .
        [one] {" "}au-delà du jet { $dice }.
       *[other] {" "}au-delà des jets { $dice }.
    }
