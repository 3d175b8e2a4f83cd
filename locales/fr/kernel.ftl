# Choix, jets, annulation et relecture : ce que le noyau lui-même a à dire.

choice-not-asked = La partie n’attend pas ce siège.
choice-unknown = Ce choix n’existe pas en ce moment.

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
