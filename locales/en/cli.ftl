# The command line, text play and the line protocol.

cli-welcome =
    Strongpoint: wargames of the Indochina wars, with the rules enforced.

    Play in this terminal:
        strongpoint play { $title } --seat { $own }=human --seat { $other }=greedy
        strongpoint play { $title }                    two people at one keyboard
        strongpoint play { $title } --lang fr          in French
        strongpoint play { $title } --own-dice         with dice you throw yourself
    Inside a game, "help" lists what you can type.

    What else it can do:
        strongpoint titles                        titles, scenarios, options, seats
        strongpoint simulate { $title } --games 1000   games of bots, and what they came to
        strongpoint replay FILE                   log and board of a save
        strongpoint verify FILE                   every choice and every die, checked
        strongpoint protocol { $title }                JSON lines for your own bot
        strongpoint perft { $title } --depth 3         positions counted
        strongpoint pack check DIR                component files, checked
        strongpoint check                         the games of a server, played again
        strongpoint backup FILE                   the data of a server, copied
    "strongpoint --help", or "--help" after a command, lists every switch.
cli-unknown-language = There is no language { $lang }. Languages: { $known }.

## Titles

cli-scenarios = scenarios: { $list }
cli-seats = seats: { $list }
cli-option = option: { $key }={ $values }

## What was typed

cli-not-a-pair = { $given } is not of the form NAME=VALUE.
cli-given-twice = { $key } is given twice.
cli-unknown-sitter = Nobody is called { $who }. There are: { $known }.
cli-bots-only = Only bots play here: { $seat } cannot be human.
cli-more-faults =
    { $first } { $more ->
        [one] One more fault.
       *[other] { $more } more faults.
    }

## Files

cli-cannot-read = { $file } cannot be read: { $reason }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-too-large = { $file } is too large.
cli-not-text = { $file } is not UTF-8 text.
cli-no-randomness = The system gives no random numbers: { $reason }
cli-name-a-file = Name a file.
cli-not-overwritten = { $file } is there already and is not a save: nothing was written.
cli-saved =
    Saved in { $file }: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
cli-save-line = { $file }, line { $line }: { $reason }
cli-save-ply = { $file }, line { $line }, ply { $ply }: { $reason }
cli-empty-pack = There is no component file (.toml) in { $dir }.
cli-pack-no-title = No file in { $dir } names its game: say which with --title.
cli-pack-good = The pack of { $title } is in order: { $hash }
cli-pack-faults =
    { $faults ->
        [one] The pack has one fault.
       *[other] The pack has { $faults } faults.
    }
cli-perft-too-many = At depth { $depth } a roll has too many results to look at each.

## Replay and verify

cli-at-ply = After ply { $ply }:
cli-asked = { $seat }: { $prompt }
cli-verified =
    { $entries ->
        [one] The one entry is in order.
       *[other] All { $entries } entries are in order.
    } The chain ends with { $chain }.
cli-unfinished = The game is not over.
cli-dice-fair =
    { $rolls ->
        [one] The one roll was rolled again
       *[other] All { $rolls } rolls were rolled again
    } from the seed that was promised: { $commitment }
cli-dice-open =
    { $rolls ->
        [one] The one roll was rolled again
       *[other] All { $rolls } rolls were rolled again
    } from the open seed { $seed }.
cli-dice-own =
    Own dice: { $rolls ->
        [one] the one roll is possible
       *[other] all { $rolls } rolls are possible
    }, but cannot be rolled again.
cli-dice-sealed =
    Fair dice whose seed is not revealed: { $rolls ->
        [one] the one roll is possible
       *[other] all { $rolls } rolls are possible
    }, but cannot be rolled again yet.
cli-take-backs =
    { $count ->
        [one] Once the game went back
       *[other] { $count } times the game went back
    } past what had been rolled or shown.
cli-go-back = To go back all the same, type back. The journal keeps it, and the result will say so.
cli-over =
    { $grade ->
        [resigned] The game is over. { $winner }: the others resigned.
        [time] The game is over. { $winner }: the time of the others is out.
       *[victory] The game is over. { $winner }: victory. Score { $score }.
    }
cli-over-draw =
    { $grade ->
        [agreed] The game is over: a draw was agreed.
        [aborted] The game was called off.
        [resigned] The game is over: it was given up.
       *[draw] The game is over: a draw. Score { $score }.
    }

## Simulate

cli-simulated =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $seats }, seed { $seed }
cli-win-rate =
    { $winner }: { $rate }% ({ $low }% to { $high }%), { $games ->
        [one] one game
       *[other] { $games } games
    }
cli-draws = Draws
cli-unfinished-games = Unfinished
cli-length = Choices a game: { $mean } on average, { $least } to { $most }
cli-score-label = Score
cli-score = { $label }: { $mean } on average, { $least } to { $most }
cli-speed =
    { $choices } choices in { $seconds } s: { $rate } choices a second on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }

## Play

cli-sits =
    { $seat }: { $who ->
        [human] a person
        [random] a bot that plays at random
       *[greedy] a bot that weighs its orders
    }
cli-plays-fair = Fair dice. The SHA-256 of their seed is { $commitment }
cli-plays-open = Dice of the open seed { $seed }.
cli-plays-own = Your own dice.
cli-type-help = Type a number or what stands in brackets. "help" lists what else you can type.
cli-help-choice = Choose by number or by name: 1 or { $choice }.
cli-help =
    all              list refused choices too
    why 12           why a choice is refused, with the rule
    odds, odds 3     exact odds of all choices, or of one
    board, hand      the board, what you hold
    log, log 10      what has happened
    undo             take back your last choice, up to the last die, or to what was shown last
    takeback         go back further; everybody must agree
    save FILE        save the game
    load FILE        go on with a saved game
    record FILE      write down only what you did and saw
    quit             leave
cli-help-order =
    order { $window } decline
                     let a window pass from now on; also: order { $window } ask, order { $window } use 3
cli-hand-over = Hand over to: { $seat }. Press Enter when nobody else looks.
cli-throw =
    { $ask } Throw { $count ->
        [one] one die
       *[other] { $count } dice
    } (1 to { $faces }) and type what { $count ->
        [one] it shows.
       *[other] they show.
    }
cli-type-dice = Type what the dice show, such as 3 4.
cli-legal-too =
    { $more ->
        [one] One more choice is legal: "all" lists it.
       *[other] { $more } more choices are legal: "all" lists them.
    }
cli-refused-too =
    { $refused ->
        [one] One choice is refused now: "why { $first }" tells the reason.
       *[other] { $refused } choices are refused now: "all" lists them, "why { $first }" tells the reason for one.
    }
cli-no-such-choice = There is no choice { $given } now. "help" lists what you can type.
cli-is-legal = { $given } is allowed.
cli-no-odds = Nothing is left to chance here, or too much to be exact.
cli-order-usage = Type: order { $window } ask, order { $window } decline, or order { $window } use 3. Windows: { $known }.
cli-order-unknown = There is no window { $given }. Windows: { $known }.
cli-order-none = There is no window here for which orders could be given.
cli-order-given = So ordered.
cli-is-over = The game is over. "save FILE" keeps it, "quit" leaves.
cli-seed = The seed of the dice was { $seed }
cli-over-help = "log" tells the story, "save FILE" keeps it, "quit" leaves.
cli-line-too-long = That line is too long.
cli-line-not-text = That line is not UTF-8 text.

## Protocol

protocol-not-text = This line is not UTF-8 text.
protocol-too-long = This line is longer than { $most } bytes.
protocol-not-json = This line is not valid JSON: { $wrong }
protocol-no-object = This line is not a JSON object.
protocol-no-do = The object has no text "do". It can be: { $known }.
protocol-unknown = There is no request { $name }. There are: { $known }.
protocol-bad-field = { $ask }: { $wrong }
protocol-no-game = There is no game yet: begin with new or load.
protocol-no-file = The pack has no file { $file }. Files: { $known }.
protocol-other-title = This is a save of another title: { $title }.
cli-serving = The table is set: open { $url } in a browser. Ctrl-C stops the server.
cli-serve-listen = { $address } cannot be listened at: { $why }. Another address: strongpoint serve --listen 127.0.0.1:8080
cli-serve-limit = “{ $given }” is no limit. NAME=NUMBER, where NAME is one of: { $known }
cli-serve-keep = “{ $given }” cannot be kept: sandboxes=DAYS or guests=DAYS
cli-check-good =
    { $tables ->
        [0] There is no table.
        [one] One game was played again; it is as it was written.
       *[other] { $tables } games were played again; all are as they were written.
    }
cli-check-bad = Of { $tables } games, { $differ } cannot be played again as written. Take the data from a backup, or delete those tables.
cli-check-unreadable = { $table }: its entries cannot be read
cli-backup = The data was copied to { $file }.
cli-serve-data = The data in { $folder } cannot be opened: { $why }
