# The pages of the web table.

## Every page

web-skip = Skip to the content
web-skip-prompt = Skip to the question
web-nav = Main
web-nav-play = Play
web-nav-tables = My tables
web-nav-learn = Learn
web-nav-rules = Rule book
web-home = Home
web-language =
    { $word ->
        [fr] Français
       *[en] English
    }
web-footer = Strongpoint: a table for wargames of the Indochina wars, with the rules enforced.
web-labelled = { $label }: { $text }
web-rule = Rule { $rule }
web-close = Close
web-percent = { $n }%

## Titles and how they are played

web-drawn = Draw
web-mode-bot = Against a bot
web-mode-bot-text = You play one side, the computer the other.
web-mode-hotseat = Two people at this screen
web-mode-hotseat-text = A curtain falls between the seats, so that secrets stay hidden.
web-mode-both = Both sides yourself
web-mode-both-text = You see what both sides know and answer for everybody.
web-mode-solo = On your own
web-mode-solo-text = You command, and the rules play the enemy.
web-mode-sandbox = Sandbox
web-mode-guide = First steps
web-level-random = Beginner
web-level-random-text = Chooses at random among all that is legal.
web-level-greedy = Sound
web-level-greedy-text = Weighs every order by its exact odds.
web-dice-fair = Fair dice
web-dice-fair-text = The hash of the seed is shown before the first roll, the seed at the end: anybody can check every roll.
web-dice-open = A seed of your own
web-dice-open-text = The same seed gives the same dice. The table is marked “open seed”.
web-dice-own = Your own dice
web-dice-own-text = You roll at your desk and type what you see. What is drawn from a hidden stock is still drawn by the table.

## Home and lists of tables

web-hero = Indochina on your table. One click, and you are in command.
web-hero-text = No account and nothing to install. The rules are enforced and explained: whatever you may do is lit, whatever you may not do says why.
web-start = Start a game
web-play-alone = Play now
web-play-now = Play now against a bot
web-play-text = Begins with what is picked below. Nothing has to be changed.
web-new-table = New table
web-first-steps = First steps
web-components = Components
web-your-move = Your move
web-all-tables = All { $n }
web-your-move-count =
    { $n ->
        [one] one table waits for you
       *[other] { $n } tables wait for you
    }
web-their-move = Waiting
web-waiting-tables = Waiting for others
web-finished = Finished
web-tables-none = You have no tables yet. Every game you begin is kept here.
web-tables-damaged = Damaged tables
web-tables-count =
    { $n ->
        [one] One table
       *[other] { $n } tables
    }
web-tables-pages = Pages
web-tables-page = Page { $n }
web-delete = Delete
web-delete-ask = Delete this table?
web-delete-text = The game and its log are gone for good, for everybody who plays or watches. Take its save home first if you want to keep it. Sandboxes made from it stay, without what went before them.
web-delete-go = Delete the table
web-delete-keep = Keep it
web-won = Over
web-plays = Somebody else plays the other seat
web-plays-bot = A bot plays the other seat
web-at-table = At the table
web-note-dice = Dice you can check
web-note-dice-text = A fair table publishes the hash of its seed before the first roll and the seed when the game is over. Anybody can roll the whole game again.
web-load = Load a save
web-load-text = A save that you downloaded here or wrote with the command line goes on where it stopped.
web-load-file = Save file
web-load-go = Load

## New table

web-new-mode = Who plays
web-new-side = Your side
web-new-side-any = Either, by lot
web-new-level = The bot
web-new-windows = Moments to react
web-windows-ask = Always change seats
web-windows-ask-text = Nobody can tell from the curtain what the other one could do.
web-windows-quick = Skip those in which nothing can be done
web-windows-quick-text = Quicker, but a curtain then tells that something could be done.
web-new-scenario = Scenario
web-new-dice = Dice
web-new-seed = Seed (a number)
web-new-build = Build a list
web-new-go = Open the table

## The table: frame

web-menu = Menu
web-players = Players
web-who-you = you
web-who-here = at this screen
web-who-person = somebody else
web-who-bot = bot
web-who-guide = the guide
web-save = Download the save
web-fork = Try it out in a sandbox
web-fork-here = Try from here
web-reload = Reload
web-offline = The connection is lost. What you chose is kept; the table will go on by itself.
web-sandbox = Sandbox: a copy to try things out. What was hidden has been dealt anew, and nothing here counts.
web-sandbox-begins = The sandbox begins here
web-open-seed = open seed
web-backs =
    { $n ->
        [one] one take-back past dice
       *[other] { $n } take-backs past dice
    }
web-left = Status and hand
web-right = Area, odds and log
web-tabs = Parts of the table
web-tab-map = Map
web-tab-hand = Hand
web-tab-stack = Area
web-tab-odds = Odds
web-tab-log = Log
web-tab-table = Status

## The table: the question

web-prompt = What is asked
web-choices = Choices
web-undo = Undo
web-confirm-again = Press again to do it: before the dice fall you can still react.
web-confirm = This cannot be taken back. Press again to do it.
web-refused =
    { $n ->
        [one] One thing is not possible
       *[other] { $n } things are not possible
    }
web-waiting =
    { $seat ->
        [first] The first player is choosing.
        [second] The second player is choosing.
       *[other] Another seat is choosing.
    }
web-over = The game is over
web-side-other = The other side
web-wins = The other side wins
web-nobody-wins = Nobody wins
web-taken-back =
    { $count ->
        [one] Once the game went back
       *[other] { $count } times the game went back
    } past what had been rolled or shown.
web-verdict =
    { $who }: { $grade ->
        [resigned] the other side resigned
        [time] the time of the other side is out
        [agreed] a draw was agreed
        [given-up] the game was given up
        [aborted] the game was called off
        [draw] a draw
        [marginal] a marginal victory
        [clear] a clear victory
        [substantial] a substantial victory
        [strategic] a strategic victory
        [decisive] a decisive victory
       *[victory] a victory
    }.
web-dice = Dice
web-dice-label =
    { $count ->
        [one] What did the die show? A number from 1 to { $faces }
       *[other] What did the { $count } dice show? Numbers from 1 to { $faces }, with spaces between them
    }
web-dice-go = So be it
web-back-who = Looking back
web-back-step = Looking back, step { $step } of { $steps }
web-back-now = Return to now
web-all = All

## The table: map and inspector

web-map = Map
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Whole board
web-zoom-act = Go to the action
web-inspector = Area
web-all-places = All areas as text
web-nothing = Nothing is asked of this place now.

## The table: status and hand

web-status = Status
web-turn = Turn { $n }
web-turns = Turn track
web-hand = Your hand

## The table: odds

web-odds = Odds
web-odds-empty = Choose a target or point at one: its exact odds appear here, with the sum behind them.
web-odds-none = Nothing here is left to chance.
web-odds-exact = exact
web-odds-range = a range: what is hidden matters
web-span = { $least }–{ $most }
web-odds-bars = { $gauge }, each number with its chance: { $values }
web-odds-bars-lowered = { $gauge }, lowered by, each number with its chance: { $values }
web-odds-with-all = with all who can join
web-up-to = up to { $chance }
web-up-to-all = with all who can join { $chance }
web-odds-what-ifs = What if

## The table: log and replay

web-log = Log
web-log-before = Before the first turn
web-log-earlier = Earlier
web-log-steps =
    { $n ->
        [1] 1 step
       *[other] { $n } steps
    }
web-watch = What happened by itself
web-watch-text = Happened since your choice
web-watch-progress = How much has been watched
web-watch-go = Watch
web-watch-faster = Faster
web-watch-skip = To the decision
web-watch-always = Always watch
web-log-empty = Nothing has happened yet.
web-since = Since your last move
web-since-steps =
    { $n ->
        [0] nothing since your last move
        [one] one step since your last move
       *[other] { $n } steps since your last move
    }
web-moment = Look at step { $n }
web-filter = What the log shows
web-filter-all = All
web-filter-deeds = Actions
web-filter-dice = Dice
web-filter-turns = Turns
web-replay = Replay
web-replay-slide = Step of the game
web-step-first = To the beginning
web-step-turn-back = One turn back
web-step-impulse-back = One impulse back
web-step-back = One step back
web-step-since = Step through what happened since your last move
web-step-forward = One step forward
web-step-impulse-forward = One impulse forward
web-step-turn-forward = One turn forward
web-step-last = Now

## The table: standing orders

web-orders = Standing orders
web-orders-text = At certain moments you can react. Say once what the table should do then. Where there is nothing you could do, it goes on by itself; the other side cannot tell.
web-order = What to do
web-order-ask = Ask me
web-order-decline = Let it pass
web-order-use = Use the first thing that fits
web-order-least = when at least so much is at stake
web-orders-save = Give these orders

## The table: keys

web-keys = Keyboard
web-keys-choose = choose what has this number
web-keys-type = a higher number: type it, then Enter
web-keys-act = do what stands at the right of the question
web-keys-undo = undo
web-keys-map = go to the map
web-keys-arrows = on the map: to the next area that way
web-keys-lit = to the next lit area
web-keys-why = why not? for the area you are on
web-keys-zoom = zoom in, zoom out, whole board
web-keys-replay = one step back or forward in the game
web-keys-escape = give up a selection or a tip; back to now

## Curtain

web-curtain = Change of seats
web-curtain-title = Hand the table over: { $name }
web-curtain-text = What the other seat knows is covered. Yours opens when you press the button.
web-curtain-open = Open my seat: { $name }

## Rule book and components

web-contents = Contents
web-search = Search the rules
web-search-go = Search
web-search-all = Whole book
web-found =
    { $n ->
        [0] Nothing found.
        [one] Found in one place.
       *[other] Found in { $n } places.
    }
web-book-open = Read it in its place
web-components-text = All that is printed on map, pieces and tables. A dagger (†) marks what we reconstructed, because no printed source states it.
web-components-counted = { $ours } of { $all } entries are reconstructed as a whole.
web-reconstructed = reconstructed
web-head-name = Name
web-head-counter = Counter
web-head-unit = Unit
web-head-start = Start
web-head-effect = Effect
web-head-turn = Turn
web-head-dates = Dates
web-head-die = Die

## Notices

web-back-table = Back to the table
web-no-page = There is no such page
web-no-page-text = The address may be mistyped, or the table was never opened here.
web-not-yours = This table is not yours
web-not-yours-text = Only those who sit at it can do that. Perhaps you opened it in another browser.
web-moved-on = The table moved on
web-moved-on-text = Somebody else was faster, or the page was old. Nothing was done; look at the table as it is now.
web-was-refused = That is not possible
web-was-refused-text = Nothing was done.
web-wrong = Something is wrong with this
web-wrong-text = Nothing was done. What is wrong:
web-too-large = That is too large
web-too-large-text = A save has at most a few megabytes.
web-foreign = This came from another site
web-foreign-text = For your safety the table takes moves only from its own pages. Nothing was done.
web-fault = A fault of ours
web-fault-text = This page could not be made. The table is kept as it was after the last move; other tables are not touched.

## First steps

web-first-steps-count = { $n } steps. You can stop whenever you like, and go on alone from any of them.
web-first-steps-go = Begin
web-layers = Show on the map
