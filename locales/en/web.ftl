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

web-title-storm = Storm Over Dien Bien Phu
web-title-storm-text = Areas, impulses and two hidden hands of cards. Eight turns, from March to May 1954.
web-title-storm-players = 2 players
web-title-storm-time = 2 to 3 hours
web-title-storm-size = 40 areas
web-drawn = Draw
web-mode-bot = Against a bot
web-mode-bot-text = You play one side, the computer the other.
web-mode-hotseat = Two people at this screen
web-mode-hotseat-text = A curtain falls between the seats, so that hands stay hidden.
web-mode-both = Both sides yourself
web-mode-both-text = You see both hands and answer for everybody.
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
web-dice-own-text = You roll at your desk and type what you see. Cards are still dealt by the table.

## Home and lists of tables

web-hero = Dien Bien Phu, March 1954. One click, and you stand on the hills.
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
web-won =
    { $seat ->
        [french] The French have won
        [vietminh] The Viet Minh have won
        [white_star] White Star has won
        [communist] The Communist has won
       *[other] Over
    }
web-plays =
    Somebody else plays { $seat ->
        [french] the French
        [vietminh] the Viet Minh
        [white_star] White Star
        [communist] the Communist
       *[other] the other seat
    }
web-plays-bot =
    A bot plays { $seat ->
        [french] the French
        [vietminh] the Viet Minh
        [white_star] White Star
        [communist] the Communist
       *[other] the other seat
    }
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
web-new-windows = Moments for cards
web-windows-ask = Always change seats
web-windows-ask-text = Nobody can tell from the curtain what the other one holds.
web-windows-quick = Skip those in which nothing can be played
web-windows-quick-text = Quicker, but a curtain then tells that a card could be played.
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
web-confirm-again = Press again to do it: before the dice fall you can still play a card.
web-confirm = This cannot be taken back. Press again to do it.
web-refused =
    { $n ->
        [one] One thing is not possible
       *[other] { $n } things are not possible
    }
web-waiting =
    { $seat ->
        [french] The French are choosing.
        [vietminh] The Viet Minh are choosing.
        [white_star] White Star is choosing.
        [communist] The Communist is choosing.
        [first] The first player is choosing.
        [second] The second player is choosing.
        [commander] The commander is choosing.
        [north] The northern sector is choosing.
        [south] The southern sector is choosing.
        [air] The air officer is choosing.
        [artillery] The artillery officer is choosing.
       *[other] Another seat is choosing.
    }
web-over = The game is over
web-verdict =
    { $side ->
        [french] The French win
        [vietminh] The Viet Minh win
        [white_star] White Star wins
        [communist] The Communist wins
       *[nobody] Nobody wins
    }: { $grade ->
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
web-group-act = Order units of
web-group-take = Take
web-group-leave = Leave out
web-group-fire = Fire at
web-group-march = March to
web-group-assault = Assault
web-group-play = Play
web-group-dig = Sap with
web-group-in = Where
web-group-clear = Clear trenches of
web-group-hit = Damage
web-group-retreat = Retreat
web-group-enter = Send in
web-group-withdraw = Withdraw
web-group-spend = Spend
web-group-lose = Lose
web-group-discard = Discard
web-group-keep = Keep
web-group-mark = Cut off
web-group-place = Place in
web-group-bring = Bring
web-trail-impulse =
    Turn { $turn }, { $side ->
        [french] French impulse
       *[vietminh] Viet Minh impulse
    }
web-trail-impulse-end = End of the impulse
web-trail-order =
    { $n ->
        [0] Units of { $area }
        [one] One unit of { $area }
       *[other] { $n } units of { $area }
    }
web-trail-surprise =
    Surprise assault: { $n ->
        [0] units of { $area }
        [one] one unit of { $area }
       *[other] { $n } units of { $area }
    }
web-trail-march =
    { $n ->
        [one] One unit marches, now in { $area }
       *[other] { $n } units march, now in { $area }
    }
web-trail-fire = Fire from { $area } at { $target }
web-trail-assault = Assault from { $area } on { $target }
web-trail-card = { $card }: { $area }
web-trail-damage = Damage in { $area }
web-trail-retreat = Retreat from { $area }
web-trail-end = End of turn { $n }

## The table: map and inspector

web-map = Map
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Whole board
web-zoom-act = Go to the action
web-zoom-sight = Show or hide what is seen from a square
web-inspector = Area
web-all-places = All areas as text
web-place-room =
    { $n ->
        [0] no unit
        [one] one unit
       *[other] { $n } units
    } (room for { $limit } a side)
web-place-control =
    { $side ->
        [french] French control
       *[vietminh] Viet Minh control
    }
web-nothing = Nothing is asked of this place now.
web-unit-chosen = chosen
web-unit-fresh = fresh
web-unit-spent = spent

## The table: status and hand

web-status = Status
web-turn = Turn { $n }
web-turns = Turn track
web-turn-title = Turn { $turn }, { $dates }: hands of { $french } French and { $vietminh } Viet Minh cards
web-victory-areas = Viet Minh victory areas
web-victory = { $held } of { $needs }
web-side = Side
web-hand = Your hand
web-hand-short = Hand
web-hand-none = Whoever plays no side has no hand.
web-hand-empty = No card in hand. Cards are drawn when a turn begins.
web-deck = Deck
web-discards = Discards
web-removed = Out of the game:
web-supply = French supply roll
web-supply-roll = 2 dice + { $n }
web-arrivals = Reinforcements to come
web-arrival =
    { $side ->
        [french] French
       *[vietminh] Viet Minh
    }, end of turn { $turn }
web-box =
    Replacement Unit Box: { $n ->
        [0] empty
        [one] one unit
       *[other] { $n } units
    }
web-lost = Eliminated: { $french } French, { $vietminh } Viet Minh
web-trench-value = Trench Value
web-card-now = Possible now:

## The table: odds

web-odds = Odds
web-odds-empty = Choose a target or point at one: its exact odds appear here, with the sum behind them.
web-odds-pending = If nothing more is played
web-odds-none = Nothing here is left to chance.
web-odds-exact = exact
web-odds-range = a range: what is hidden matters
web-span = { $least }–{ $most }
web-odds-mean = damage points on average
web-odds-any = any damage
web-odds-cleared = area cleared
web-odds-french-lost = French units lost
web-odds-vietminh-lost = Viet Minh units lost
web-odds-bars = Damage points and their chances: { $values }
web-chance-damage = { $chance } for damage, { $mean } points on average
web-chance-cleared = { $chance } to clear the area, { $mean } damage points on average
web-odds-with-all = with all who can join
web-up-to = up to { $chance }
web-up-to-all = with all who can join { $chance }
web-odds-what-ifs = What if
web-odds-what-if = mean { $mean }, cleared { $cleared }

## The table: log and replay

web-log = Log
web-log-before = Before the first turn
web-log-turn = Turn { $turn }
web-log-impulse =
    Turn { $turn }, impulse { $impulse } ({ $side ->
        [french] French
       *[vietminh] Viet Minh
    })
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
web-filter-cards = Cards
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
web-orders-text = Cards can be played at certain moments. Say once what the table should do then. Where you hold nothing to play, it goes on by itself; the other side cannot tell.
web-order = What to do
web-order-ask = Ask me
web-order-decline = Play nothing
web-order-use = Play the first card that fits
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
web-keys-sight = show or hide lines of sight, where the map has them
web-keys-replay = one step back or forward in the game
web-keys-escape = give up a selection or a tip; back to now

## Curtain

web-curtain = Change of seats
web-curtain-title =
    { $seat ->
        [french] Hand the table to the French
        [vietminh] Hand the table to the Viet Minh
        [white_star] Hand the table to White Star
        [communist] Hand the table to the Communist
        [first] Hand the table to the first player
       *[second] Hand the table to the second player
    }
web-curtain-text = The other hand is covered. Yours opens when you press the button.
web-curtain-open =
    { $seat ->
        [french] I am the French: open my side
        [vietminh] I am the Viet Minh: open my side
        [white_star] I am White Star: open my side
        [communist] I am the Communist: open my side
        [first] I am the first player: open my seat
       *[second] I am the second player: open my seat
    }

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
web-components-text = All that is printed on map, counters, cards and tables. A dagger (†) marks what we reconstructed, because neither the rules nor a card list states it.
web-components-counted = { $ours } of { $all } entries are reconstructed as a whole.
web-reconstructed = reconstructed
web-grid-areas = Areas
web-grid-units-french = French units
web-grid-units-vietminh = Viet Minh units
web-grid-cards-french = French cards
web-grid-cards-vietminh = Viet Minh cards
web-grid-turns = Turn track
web-grid-supply = French supply
web-grid-replacements = Viet Minh replacements
web-grid-relief = Relief force
web-head-number = No.
web-head-name = Name
web-head-defence = Defence
web-head-colour = Number
web-head-control = Control at the start
web-head-victory = Victory
web-head-neighbours = Neighbours (≈ river, ∩ bridge)
web-head-counter = Counter
web-head-unit = Unit
web-head-fresh = Fresh
web-head-spent = Spent
web-head-start = Start
web-head-card = Card
web-head-copies = Copies
web-head-when = Played
web-head-effect = Effect
web-head-turn = Turn
web-head-dates = Dates
web-head-french-hand = French hand
web-head-vietminh-hand = Viet Minh hand
web-head-total = Dice and modifier
web-head-areas-out = Areas out of supply
web-head-die = Die
web-head-units = Units
web-colour =
    { $word ->
        [red] red
        [blue] blue
        [green] green
       *[black] black
    }
web-side-name =
    { $word ->
        [french] French
        [white_star] White Star
        [communist] Communist
       *[vietminh] Viet Minh
    }
web-start-turn = end of turn { $n }
web-start-star = only with the relief force
web-start-box = Replacement Unit Box
web-relief-row = { $infantry } infantry, { $armor } armor

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

web-first-steps-text = Ten minutes on the real board. You lead the Viet Minh through one turn at the north-east corner of the camp, and meet all that matters:
web-teach-impulse = an impulse: one area, one purpose
web-teach-fire = fire: two dice against the best defender and his ground
web-teach-assault = assault: the only way into a defended area
web-teach-sap = sap: trenches that make assaults possible
web-teach-cards = cards: as an action, and at a moment of their own
web-first-steps-count = { $n } steps. You can stop whenever you like, and go on alone from any of them.
web-first-steps-go = Begin
web-guide-over =
    That was all you need. From here on you are alone: the bot has taken over the French.
    The rule numbers lead to the rule book, every refusal says why, and the odds panel shows the sum before you commit. Finish the turn, or leave and open a table of your own.
web-guide-impulse =
    This is Dien Bien Phu on the second turn. You lead the Viet Minh (red, cut corners); the French are blue. Whatever you may do now is lit on the map, and stands below with a number.
    You act in impulses, one after the other with the French: one area, one purpose. Begin in the hills north of Beatrice: choose Him Lam Heights (8), on the map or in the list.
web-guide-units =
    Any number of fresh units of the area may act together. A counter shows firepower, defence and movement; companies with a gold corner are the best.
    Take them all: press All.
web-guide-fire =
    Your units can now fire, march or assault, as far as each is legal. What is not possible is listed too, with the reason and its rule.
    Fire at Beatrice (14). The odds panel shows what may come: two dice and your firepower, against the best defender and his ground. Fire cannot be taken back, so it is asked twice.
web-guide-sap =
    The dice fell, and the French took the damage: their companies in Beatrice are spent now (pale, one number). So are your own, for units that have acted are done for this turn. The log at the right tells all of it.
    The French have passed. Beatrice can only be taken by assault, and an assault needs trenches of level 3 where it starts. Nam Yum Bend (11) has level 2: choose it.
web-guide-pair = Two units dig one level. Take one of them. An ordinary company will do: you need the firepower of the others.
web-guide-pair-two = And a second one. If you took the wrong unit, click it again, or press Undo: until dice fall you can take back every step.
web-guide-dig = Sap. The level rises to 3, and the two companies are spent.
web-guide-card =
    A card can be your action too. Your hand is at the left: what each card does, and when it can be played. The French see only how many you hold.
    Play 105mm Artillery.
web-guide-card-area = Guns reach every area next to one of yours. Strike Beatrice (14) once more before you storm it.
web-guide-assault =
    Every blow has made Beatrice weaker. Now the assault. It is fought like fire, but the defender loses his ground, and if no Frenchman is left you march in.
    Choose Nam Yum Bend (11) again: those who did not dig are still fresh.
web-guide-assault-units = Take all who are left. At most nine units of a side fit into an area.
web-guide-assault-target = Assault Beatrice (14). Look at the chance to clear the area before you confirm.
web-guide-window =
    Some cards wait for a moment of their own. This is one: an assault is being prepared, and both sides may play. With Night Assault you add 3.
    Such moments come often. Where you hold nothing to play, the table goes on by itself; for the rest you can leave standing orders.
web-guide-loss =
    Beatrice has fallen. It is a victory area: six of them at the end of turn 8 win the battle for you.
    An assault always costs one of the assaulting units. Choose which.
web-layers = Show on the map

## A title without a look of its own

