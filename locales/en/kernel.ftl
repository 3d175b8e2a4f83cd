# Choices, rolls, undo and replay: what the kernel itself has to say.

choice-not-asked = The game does not wait for this seat.
choice-unknown = There is no such choice now.
choice-endless = What comes of this has no end: the game began with a state that no game leads to.

roll-not-asked = No dice are asked for now.
roll-count = { $asked ->
    [one] One die is asked for
   *[other] { $asked } dice are asked for
}, { $given ->
    [0] none was given.
    [one] one was given.
   *[other] { $given } were given.
}
roll-face = { $given } is not possible: from { $lowest } to { $highest }, and only what is left.

undo-nothing = There is nothing to undo.
undo-rolled = Dice have fallen since your last choice: what they have shown stays.
undo-revealed = Something hidden was shown since your last choice: what has been seen stays seen.
undo-other-seat = The last choice was not yours.
undo-other-asked = Another seat has been asked since your last choice: it stands.
undo-over = The game is over.
take-back-nothing = The game stands there already.
take-back-no-such-ply = There is no way back to ply { $ply }.

replay-other-dice = Roll { $number } is not the one of the seed: { $dice }.
replay-other-undo = The undo leads to ply { $expected }, not to { $found }.
replay-other-hash = The hash is { $expected }, but { $found } is written.

# What people do outside the rules, and why they cannot.

roll-repeats = Dice fell here before, at ply { $ply }, and what they showed stands: they fall the same way again.
roll-endless = What comes of these dice has no end: the game began with a state that no game leads to.
take-back-over = The game is over: people have ended it.
act-over = The game is over.
act-no-seat = There is no such seat.
act-no-offer = Nobody of another side has offered a draw.
act-too-late = Too much was chosen already to call the game off.
act-not-asked = Nobody else has asked to go back.
act-no-such-ply = There is no way back to there.
act-bad-name = Nobody of that name can sit there.
replay-other-repeat = The roll { $dice } should have fallen again as before a take-back, or should not have.
act-told-resigned = { $seat } resigns.
act-told-draw-offered = { $seat } offers a draw.
act-told-draw-agreed = { $seat } agrees to a draw.
act-told-time-claimed = { $seat } claims the game: the time of the others is out.
act-told-aborted = { $seat } calls the game off.
act-told-seat-given = { $seat }: the seat goes to { $sitter ->
    [human] a person.
   *[other] the bot { $sitter }.
}
act-told-back-asked = { $seat } asks to go back to ply { $ply }.
act-seen-back-asked =
    { $moment ->
        [0] { $seat } asks to go back to the beginning.
       *[other] { $seat } asks to go back to line { $moment } of the log.
    }
act-told-back-granted = { $seat } agrees to go back.
act-told-back-refused = { $seat } does not agree to go back.
act-told-hint-used = { $seat } is shown what a bot would do.
act-told-taken-back =
    The game goes back{ $rolls ->
        [0] .
        [one] {" "}past the roll { $dice }.
       *[other] {" "}past the rolls { $dice }.
    }
