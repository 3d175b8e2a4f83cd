# Choices, rolls, undo and replay: what the kernel itself has to say.

choice-not-asked = The game does not wait for this seat.
choice-unknown = There is no such choice now.

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
