### The texts of the client in English, except the help pages. The other catalogs have the same keys in the same order.

## app

app-name = Tengen
app-skip = Skip to main content
app-nav = Main
app-play = Play
app-history = History
app-settings = Settings
app-help = Help
app-home = Tengen home page
app-loading = Loading…
app-you = You play as { $name }
app-offline = No connection. Trying again…
app-updated = A new version is available.
app-update = Reload
app-later = Later
app-retry = Try again
app-close = Close
app-notice-more = Read more
app-restarts = The server will restart soon. Running games can be finished.
app-cancel = Cancel
app-copy = Copy
app-copied = Copied
app-copy-failed = Could not copy. Select the link and copy it yourself: { $link }

app-title = { $page } · Tengen
app-title-turn = ● Your turn · { $page }

## words: names of things that every page uses

word-black = Black
word-white = White
word-side-black = Black
word-side-white = White
word-cross = X
word-nought = O
word-kind-go = Go
word-kind-gomoku = Gomoku
word-kind-othello = Othello
word-kind-tic_tac_toe = Tic-tac-toe
word-size = { $width }×{ $height }
word-size-square = { $side }×{ $side }
word-ruleset-chinese = Chinese
word-ruleset-japanese = Japanese
word-ruleset-tromp_taylor = Tromp-Taylor
word-ruleset-korean = Korean
word-ruleset-aga = AGA
word-ruleset-new_zealand = New Zealand
word-ruleset-ing = Ing
word-ruleset-stone_scoring = Stone scoring
word-ruleset-chinese_simple_ko = Chinese, simple ko
word-ruleset-custom = Custom
word-ruleset-freestyle = Freestyle
word-ruleset-standard = Standard
word-ruleset-caro = Caro
word-ruleset-caro_exact = Caro, exactly five
word-ruleset-renju = Renju
word-ruleset-mnk = Any number in a row (m,n,k)
word-scoring-area = area
word-scoring-territory = territory
word-ko-simple = simple ko
word-ko-positional = positional superko
word-ko-situational = situational superko
word-self-capture = self-capture allowed
word-nothing-removed = dead stones stay
word-tax-seki = no points in seki
word-tax-all = group tax
word-pass-stones = pass stones
word-forbidden-loses = forbidden moves lose
word-row = { $count } in a row
word-overline-nothing = longer rows do not count
word-ranks-and-files = no diagonals
word-opening-free-go = Fixed komi
word-opening-free-gomoku = Free
word-opening-pro = Pro
word-opening-long_pro = Long pro
word-opening-swap = Swap
word-opening-swap2 = Swap2
word-opening-soosyrv_8 = Soosyrv-8
word-opening-taraguchi_10 = Taraguchi-10
word-opening-yamaguchi = Yamaguchi
word-opening-komi_cut = One sets komi, one chooses color
word-opening-komi_bids = Komi auction
word-komi = komi { $komi }
word-komi-stones = komi { $komi }
word-handicap = { $stones } handicap stones
word-handicap-free = { $stones } handicap stones, free placement
word-pass = Pass
word-pass-forced = Pass
word-nobody = Empty seat
word-bot = Bot, level { $level }
word-program = { $name } (bot)
word-erased-name = Erased name
word-erased-line = Message erased
word-about = { $what }: { $text }
# The separator between two sentences.
word-next-sentence = {" "}
word-versus = { $black } vs { $white }
word-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
word-spectators = { $count ->
    [0] no spectators
    [one] { $count } spectator
   *[other] { $count } spectators
}
word-time-none = no clock
word-time-absolute = { $main } for the game
word-time-fischer = { $main } + { $increment } per move
word-time-fischer-cap = { $main } + { $increment } per move, at most { $cap }
word-time-byo_yomi = { $main }, then { $periods } × { $period }
word-time-canadian = { $main }, then { $count ->
    [one] one move per { $period }
   *[other] { $count } moves per { $period }
}
word-time-simple = { $time } per move
word-time-days = { $main } + { $increment } per move, at most { $cap }{ $rest ->
    [0] {""}
    [one] , one rest day
   *[other] , { $rest } rest days
}
word-time-days-each = { $main } per move{ $rest ->
    [0] {""}
    [one] , one rest day
   *[other] , { $rest } rest days
}
word-time-correspondence = correspondence, { $time }
word-speed-blitz = Blitz
word-speed-rapid = Rapid
word-speed-classical = Classical
word-speed-correspondence = Correspondence
word-clock-days = { $days } d { $hours } h
word-seconds = { $count } s
word-minutes = { $count } min
word-hours = { $count } h
word-days = { $count } d

## outcome

outcome-score = { $side } wins by { $margin } { $margin ->
    [one] point
   *[other] points
}
outcome-stones = { $side } wins by { $margin } { $margin ->
    [one] point
   *[other] points
}
outcome-discs = { $side } wins by { $margin } { $margin ->
    [one] disc
   *[other] discs
}
outcome-row = { $count ->
    [0] { $side } wins by completing a row
    [3] { $side } wins with three in a row
    [4] { $side } wins with four in a row
    [5] { $side } wins with five in a row
   *[other] { $side } wins with { $count } in a row
}
outcome-forbidden = { $side } wins: { $other } made a forbidden move
outcome-resignation = { $side } wins by resignation
# In other languages, Go has its own words for a win by resignation and for a draw.
outcome-resignation-go = { $side } wins by resignation
outcome-timeout = { $side } wins on time
outcome-timeout-unmoved = { $side } wins: { $other } did not move in time
outcome-forfeit = { $side } wins by forfeit
outcome-abandonment = { $side } wins: { $other } left the game
outcome-draw = Draw
outcome-draw-go = Draw
outcome-void = No result
outcome-aborted = Aborted
outcome-unknown = Result unknown

## home

home-title = Play
home-headline = Go, Gomoku, Othello and tic-tac-toe, together.
home-lead = With the person next to you or across the world. No account needed: share a link or a QR code.
home-how = New to a game? Learn it in a few minutes:
home-how-hide = Hide the links to the lessons
home-running = Your running games
home-friend = Play a friend
home-friend-what = { $what } · get a link and a QR code
home-here = Two on this device
home-here-what = { $what } · take turns at one screen
home-computer = Play the computer
home-computer-what = Choose the game and the level
home-name = Your name (optional)
home-name-hint = Without one, the server chooses a name for you.
home-other-what = Choose the game, the board and the clock
home-change = Change
home-start = Start and get a link
home-start-here = Start
home-opponent = Opponent
home-opponent-public = Anyone on this server
home-opponent-private = A friend, by link
home-opponent-here = Someone next to me, on this device
home-level = Level (1 is the easiest)
home-level-means = { $most ->
    [3] Level 3 never loses.
   *[other] Level 1 sees as little as a beginner. Level { $most } is as strong as the engine can be.
 }
home-program-means = A program that somebody has connected. It is asked to come, but it may not play every game.
home-bot-cannot = No bot can play this game: its board is too small or its rows are too long.
home-opponent-bot = A bot (the computer)
home-second-name = Second player’s name (optional)
home-takeback-ask = takebacks by agreement
home-takeback-off = no takebacks
home-takeback-free = free takebacks
home-takeback-with-grace = { $words }, misclicks within { $seconds } s
home-board-live = Live
home-board-last = Last game
home-board-watch = Watch
home-board-replay = Replay
home-board-pause = Pause
home-board-continue = Continue
home-board-try = Try a few moves on this board.
home-board-yours = Only you see these moves.
home-board-back = Back to the game
home-board-clear = Clear the board
home-board-label = Practice board
home-board-open = Open the practice board
preset-go-9 = Quick Go
preset-go-13 = Go
preset-go-19 = Long game of Go
preset-gomoku = Gomoku
preset-othello = Othello
preset-tic_tac_toe = Tic-tac-toe
home-new = New game
home-series = Games
home-series-single = Single game
home-series-best_of_3 = Best of 3
home-series-best_of_5 = Best of 5
home-series-best_of_7 = Best of 7
home-series-best_of = Best of another number
home-series-first_to = First to a number of points
home-series-ladder = Handicap ladder
home-series-games = Number of games
home-series-points = Points to win
home-series-hint = A win is one point, a draw half a point. Colors alternate.
home-series-hint-kept = A win is one point, a draw half a point. With handicap stones, players keep their colors.
home-series-hint-ladder = The handicap changes by one stone after three wins in a row.
home-kind = Game
home-board = Board
home-time = Time
home-color = Your color
home-color-sign = Your mark
home-color-random = Random
home-color-nigiri = Nigiri
home-begin = Who goes first
home-begin-black = You
home-begin-white = Opponent
home-visibility-private = Only with the link
home-size = Other size
home-size-width = Columns
home-size-height = Rows
home-size-hint = From { $least } to { $most }
home-size-only = Must be { $least }
home-ruleset = Rules
home-about-freestyle = Five or more in a row wins.
home-about-standard = Exactly five in a row wins. Six or more does not count.
home-about-caro = Five in a row wins unless the opponent blocks both ends. Six or more always wins.
home-about-caro_exact = Exactly five in a row wins unless the opponent blocks both ends.
home-about-renju = Tournament rules: Black must not make an overline, a double-four or a double-three.
home-about-mnk = Choose the board size and the number in a row that wins.
home-forbidden = Forbidden moves
home-forbidden-refused = Not allowed
home-forbidden-loses = Lose the game
home-row = Stones in a row
home-overline = Longer rows
home-overline-wins = Win
home-overline-nothing = Do not win
home-directions = Directions
home-directions-all = Rows, columns and diagonals
home-directions-ranks_and_files = Rows and columns only
home-opening = Opening
home-rules-ko = Ko rule
home-rules-ko-simple = Simple ko
home-rules-ko-positional = Positional superko
home-rules-ko-situational = Situational superko
home-rules-scoring = Scoring
home-rules-scoring-area = Area: stones and territory
home-rules-scoring-territory = Territory and prisoners
home-rules-tax = Seki and group tax
home-rules-tax-none = All surrounded points count
home-rules-tax-seki = No points in seki
home-rules-tax-all = No points in seki; group tax
home-rules-handicap_bonus = Handicap compensation for White
home-rules-handicap_bonus-none = None
home-rules-handicap_bonus-stones = One point per stone
home-rules-handicap_bonus-stones_less_one = One point per stone after the first
home-rules-resume = Who moves first when play resumes
home-rules-resume-alternates = The player whose turn it was
home-rules-resume-opponent_of_asker = The opponent of the player who resumes
home-rules-removes_dead = Remove dead stones by agreement
home-rules-self_capture = Allow self-capture of two or more stones
home-rules-third_repetition_voids = No result on threefold repetition
home-rules-pass_stones = A pass costs a stone, and White passes last
home-komi = Komi
home-komi-hint = Points for White. Leave empty for the usual { $komi }.
home-handicap = Handicap
home-handicap-none = None
home-handicap-fixed = On star points
home-handicap-aga = On star points, AGA order
home-handicap-free = Free placement
home-stones = Handicap stones
home-takeback = Takebacks
home-takeback-policy-ask = If the opponent agrees
home-takeback-policy-free = Freely, without asking
home-takeback-policy-off = Never
home-takeback-grace = Seconds to undo a misclick
home-takeback-grace-hint = For this many seconds, a move can be taken back without asking, unless the opponent has moved. Leave empty if misclicks cannot be taken back.
home-aids = Help from the engine
home-aids-off = None
home-aids-ahead = Who is ahead
home-aids-warnings = Warnings, and who is ahead
home-aids-hints = Hints, warnings, and who is ahead
home-aids-hint = Each player can ask the engine during the game. Everyone sees that a player has asked, but only that player sees the answer.
home-aids-warn = A player can also turn on warnings before bad moves, in the settings. Everyone sees each warning, but not the move.
home-late = { $span } late
home-delay = Broadcast delay
home-delay-none = None
home-delay-hint = Everyone but the two players sees the game this much later.
home-watching = Spectators
home-watching-open = Anyone, names shown
home-watching-counted = Anyone, names hidden
home-watching-closed = Nobody
home-watching-hint-counted = Only the number of spectators is shown.
home-watching-hint-closed = Once both players have joined, only they can find and open the game, even after its end.
home-time-none = No clock
home-time-custom = Custom…
home-time-preset = { $speed }: { $time }
home-time-system = Time control
home-time-system-absolute = Absolute
home-time-system-fischer = Fischer increment
home-time-system-byo_yomi = Byo-yomi
home-time-system-canadian = Canadian
home-time-system-simple = Simple (per move)
home-time-system-correspondence = Correspondence
home-time-main = Minutes per player
home-time-increment = Seconds added per move
home-time-cap = Maximum time, in minutes
home-time-cap-none = No maximum
home-time-periods = Periods
home-time-period = Seconds per period
home-time-period-stones = Moves per period
home-time-per-move = Seconds per move
home-time-main-days = Days at the start
home-time-increment-days = Days added per move
home-time-cap-days = Maximum days
home-time-rest-days = Rest days per player
home-wrong-size = Enter a whole number from { $least } to { $most }.
home-wrong-only = Enter { $least }.
home-wrong-none = This board is too small for { $least } in a row.
home-wrong-komi = Enter a multiple of 0.5 from { $least } to { $most }, such as 7.5.
home-wrong-handicap = { $most ->
    [0] This board does not allow handicap stones.
   *[other] Enter 2 to { $most } stones for this board.
}
home-wrong-time = Enter a time from { $least } to { $most }.
home-creating = Creating the room…
home-failed = Could not create the room. { $reason }
home-too-many-open = { $most ->
    [one] You have { $most } unfinished game, and no more are allowed. Finish or close it first:
   *[other] You have { $most } unfinished games, and no more are allowed. Finish or close one first:
}
home-yours = Your games
home-now-note = The game and its clocks go on while this page is open. If you close it, your opponent may end the game.
home-now-rematch = Rematch offered
home-now-cut = No connection
home-now-own = Your game
home-now-continue = Asks to continue
home-now-score = Accept the score
home-now-scoring = The score is being checked
home-now-draw = Draw offered
home-now-takeback = Takeback requested
home-now-redo = Asks to play the moves again
home-now-pause = Pause offered
home-now-adjourn = Adjournment offered
home-seeks = Waiting for an opponent
home-live = Games in progress
home-live-screen = Show on a big screen
home-live-filter = Filter
home-live-size = Board size
home-live-speed = Speed
home-live-found = { $count ->
    [one] 1 game
   *[other] { $count } games
}
home-live-none = No game in progress matches these choices.
home-live-all = Show all
home-recent = Recent games
home-recent-all = All games
home-join = Join
home-join-label = Join { $host }'s game
home-open = Open
home-open-label = Open your game: { $what }
home-watch-label = Watch { $what }
home-waits = waiting
home-adjourned = adjourned since { $date }
home-host-black = { $host } plays { $side }
home-host-white = { $host } plays { $side }
home-host-random = random colors
home-host-nigiri = colors by nigiri
home-begins-black = { $host } goes first
home-begins-white = { $host } goes second
home-begins-random = random first player
home-move = move { $number }
home-online = { $count ->
    [one] { $count } person online
   *[other] { $count } people online
}
home-lan = Play from another device
home-lan-hint = On the same network, open one of these addresses or scan the code.
home-qr = QR code for { $address }

## history

history-title = History
history-filters = Filters
history-filters-set = Filters ({ $count } chosen)
history-clear = Clear filters
history-search = Names or size: ada ben 9x9
history-bad-search = The search takes at most 4 words: parts of the players’ names, and one size up to 30x30.
history-slow-search = The search took too long. Type more of the name, or choose a filter.
history-kind = Game
history-outcome = Outcome
history-all = All
history-view = View
history-view-table = Table
history-view-cards = Boards
history-beyond = There are no more games here.
history-newest = Show the newest games
history-outcome-black = Black won
history-outcome-white = White won
history-outcome-draw = Draw
history-outcome-void = No result
history-people = Person
history-show = Show
history-total = { $count ->
    [0] No games
    [one] { $count } game
   *[other] { $count } games
}
history-total-more = More than { $count } games
history-empty = No games match these filters.
history-nothing = No finished games yet. Games appear here when they are over.
history-failed = Could not load the history. { $reason }
history-column-position = Final position
history-column-when = Ended
history-column-game = Game
history-column-black = Black
history-column-white = White
history-column-outcome = Outcome
history-column-moves = Moves
history-column-duration = Duration
history-replay-label = Replay { $what }
history-unwitnessed = Played without a server, clocks not checked
history-aids = { $side } asked the engine { $count ->
    [one] once
   *[other] { $count } times
}
history-warnings = The engine warned { $side } { $count ->
    [one] once
   *[other] { $count } times
}
history-pages = Pages
history-first = Newest
history-newer = Newer
history-older = Older
history-last = Oldest
history-open-file = Open an SGF file

## replay

replay-title = Replay
replay-failed = Could not load this game
replay-first = First position
replay-back = Previous move
replay-forward = Next move
replay-last = Last position
replay-slider = Position
replay-position = { $number ->
    [0] Start
   *[other] Move { $number } of { $total }
}
replay-position-spoken = { $number ->
    [0] Start of the game
   *[other] Move { $number } of { $total }: { $color } { $point }{ $captured ->
        [0] {""}
        [one] , captures { $captured } stone
       *[other] , captures { $captured } stones
    }
}
replay-moves = Moves
replay-chat = Chat
replay-chat-empty = No messages.
replay-prisoners = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}
replay-clock = { $color }'s clock
replay-download = Download SGF
replay-copy = Copy link to this move
replay-open = Open an SGF file
replay-open-hint = Only you see the game. It is not saved.
replay-file-lead = A game from another program or site, move by move.
replay-file-drop = Drop an SGF file here
replay-open-failed = Could not read this file. { $reason }
replay-open-where = Line { $line }, column { $column }: { $reason }
replay-asked = { $side } asked the engine before this move.
replay-from-file = File: { $name }
replay-main-line = Only the main line is shown, without variations and comments.
replay-left-out = Not shown: { $variations ->
    [one] 1 variation
   *[other] { $variations } variations
}, { $comments ->
    [one] 1 comment
   *[other] { $comments } comments
}.
replay-diagram = { $color ->
    [black] Set-up position, Black to move
   *[white] Set-up position, White to move
}
replay-score-row = Item
replay-score-stones = Stones
replay-score-territory = Territory
replay-score-prisoners = Prisoners
replay-score-komi = Komi
replay-score-handicap = Handicap
replay-score-total = Total
replay-played = Played { $when }
replay-duration = lasted { $duration }
replay-board = Replay board

## review of a game in the replay

review-title = Review
review-ask = Review this game
review-impossible = The engine cannot review this game: it does not play on such a board, or the game is too short or too long.
review-waiting = { $count ->
    [one] One other game is reviewed first.
   *[other] { $count } other games are reviewed first.
}
review-working = { $judged } of { $positions } positions judged
review-spoken = The engine is reviewing the game: { $percent }%
review-ready = The review is ready.
review-chance = Chance to win: Black { $black }%, White { $white }%
review-not-judged = The engine did not judge this position.
review-turns = The moves that changed the game most. Press one to see on the board what the engine expects: A is the better move, B is the answer, and so on.
review-no-turns = No single move changed the game much.
review-turn = { $number }. { $side } { $point } lost { $loss }%. Better: { $better }
review-owned = Show who will own each point
review-graph = Black’s chance to win, from the first move to the last
review-note = The engine’s opinion. It is often wrong about long fights.

## practice board

practice-unread = This link does not describe a position. Here is an empty board.
practice-tool = What a press on the board does
practice-moves = Play a move
practice-put = Place { $side }
practice-remove = Remove a stone
practice-undo = Undo
practice-redo = Redo
practice-turn = Let { $side } move
practice-no-liberties = This would leave a chain without liberties.
practice-copy = Copy link to this position
practice-from-here = Try moves from here

## club screen

screen-title = Club screen
screen-empty = No game is being played. The next one appears here by itself.
screen-start = To play, open this address or scan the code.
screen-full = Full screen

## settings

settings-title = Settings
settings-name = Your name
settings-name-hint = Up to 20 letters or digits of one alphabet, - or _. Other people can see it.
settings-name-save = Save name
settings-name-saved = Your name is now { $name }.
settings-name-wrong = Use up to 20 letters or digits of one alphabet, - or _. Some names are reserved.
settings-name-failed = Could not change the name. { $reason }
settings-look = Appearance
settings-theme = Theme
settings-theme-auto = System
settings-theme-wood = Wood
settings-theme-paper = Paper
settings-theme-slate = Slate
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-stones = Stones
settings-stones-shaded = Shaded
settings-stones-flat = Flat
settings-stones-natural = Placed by hand
settings-coordinates = Show coordinates
settings-zen = Show only the board and the clocks
settings-preview = Preview
settings-hearing = Sound
settings-sound = Play sounds
settings-music = Play quiet music in the background
settings-music-hint = Soft single notes, only while this page is visible.
settings-count = Count the last ten seconds on your clock
settings-count-off = Off
settings-count-ticks = With ticks
settings-count-voice = With a voice
settings-count-silent = Silent while sounds are off.
settings-sound-try = Play a sample
settings-buzz = Vibrate for moves and when time is short
settings-playing = Playing
settings-confirm = Confirm each move
settings-confirm-touch = Taps on small points
settings-confirm-always = Always
settings-confirm-never = Never
settings-confirm-free = One tap is enough where a move can be taken back without asking.
settings-confirm-speed = In games of this speed
settings-quick = Play with one tap when time is short
settings-quick-below = { $count ->
    [0] Never
   *[other] With { $count } s or less
}
settings-notify = Notify me when it is my turn
settings-notify-refused = The browser allows no notifications from this page. They need HTTPS and your permission in the browser settings.
settings-premoves = Prepare a move during the opponent’s turn
settings-premoves-hint = In games with a running clock, the move is played as soon as the opponent has moved. It is withdrawn if the opponent passes in Go, or if you look at an earlier position.
settings-warn = Warn me before a bad move
settings-warn-hint = In games whose terms allow it. Everyone sees each warning, but only you see the move. Prepared moves are played without a warning.
settings-letters = Use single characters as shortcuts
settings-all = All settings
settings-language = Language
settings-offline = Without a network
settings-offline-kept = This device keeps Tengen, so it opens without a network. Your browser’s menu can install it like an app.
settings-offline-storing = This device is storing Tengen, so that it opens without a network.
settings-offline-insecure = Tengen cannot be installed from this address: browsers allow it only for https:// addresses and localhost. A page that is already open keeps working without a network.
settings-offline-cannot = This browser does not store pages for use without a network. A page that is already open keeps working.
settings-person = Your data
settings-person-about = The server recognizes you by a secret in this browser. It stores your name, your games, and what you write in chats. There is no password, so nobody can give a lost session back.
settings-leave = Sign out
settings-leave-title = Sign { $name } out of this browser?
settings-leave-text = You lose your seats in running games, and the tokens of your programs are deleted. Your name stays on the games that you have played. This cannot be undone.
settings-erase = Delete my data
settings-erase-title = Delete the data of { $name }?
settings-erase-text = Your name and everything that you wrote in chats are erased from all games. Your programs lose their tokens, and their names and chat are erased, too. The games stay, without the names. You lose your seats in running games. This cannot be undone. Backups of this server may keep the texts for some time.
settings-clear = Also delete what this browser stores
settings-clear-games = This includes { $count -> 
    [one] { $count } game
   *[other] { $count } games
} played on this device.
settings-programs = Programs
settings-programs-about = A program of yours can play here as a player of its own. It connects with a token. Everyone sees that it is a bot. The list of tokens belongs to this browser's session. If the session expires, you can no longer delete tokens here.
settings-programs-name = Name of the program
settings-programs-play = The program may play
settings-programs-make = Make a token
settings-programs-secret = Token of { $name }
settings-programs-once = Copy the token of { $name } now. It is shown only once. Anyone who has it can play as { $name }.
settings-programs-copy = Copy the token
settings-programs-unused = Never used
settings-programs-used = Last used: { $when }
settings-programs-reads = Only reads
settings-programs-delete = Delete
settings-programs-delete-named = Delete the token of { $name }
settings-programs-sure = Delete { $name } for good
settings-programs-deleted = The token of { $name } is deleted.
settings-kept = The settings are saved on this device.

## device: games on this device without a server

device-list = Games on this device
device-open = Continue on this device
device-waits = Not in the history yet
device-broken-title = Unreadable game
device-broken = The game stored on this device cannot be read, so it cannot go on.
device-missing = There is no such game on this device. A game without a server can be opened only on the device on which it began.
device-full = This device has no space left for this game, or the browser stores nothing. Nothing was changed. Open a finished game under “Games on this device” on the home page, save it as SGF and remove it. Then try again.
device-forget = Remove it from this device
device-forget-sure = Remove it for good
device-unsent = The game is stored on this device only. It is sent to your history as soon as the server can be reached.
device-sent = Played without a server, clocks not checked. The game is in your own history.
device-refused = The server did not accept this game: { $reason }
device-refused-title = Not accepted by the server
device-no-chat = A game without a server has no chat.
device-here = On this device
device-here-means = This game is played on this device, without the server. When it is over and the server can be reached, it is sent to your history.
device-opponents = The server cannot be reached, so the game is played on this device: against the computer, or by two people.
device-name-hint = Without one, you are called player-1.
device-no-aids = Hints come from the server, so there are none in a game on this device.
device-bot-stuck-title = The bot cannot play
device-bot-stuck = The bot could not be loaded, or it has failed. The game is stored on this device, and nothing is lost. The page tries again by itself.
device-no-bot = The bot could not be loaded.

## lost: unknown pages and errors

lost-title = Page not found
lost-text = There is no page at this address.
lost-home = Go to the home page
fault-title = Something went wrong
fault-text = This page stopped because of an error. Your game is safe on the server.
fault-not-loaded = Could not load this page. The server may be offline or have a new version.
fault-reload = Reload the page
unreachable = Cannot reach the server. Check your connection and try again.

## code: what a refusal or an error means

code-malformed = The server could not read the request. Reload the page.
code-unknown_type = The server does not know this type of message. Reload the page.
code-unknown_field = The server does not know part of this message. Reload the page.
code-too_large = Too large to send.
code-invalid = Some values are not valid. Check them and try again.
code-unsupported_protocol = The page and the server have different versions. Reload the page.
code-no_session = Your session has ended. Reload the page.
code-forbidden_origin = Blocked: the request came from another website.
code-not_a_player = Only the players can do that.
code-forbidden = You do not have permission to do that.
code-closed = The players of this game have closed it to spectators. Watch another game, or start your own.
code-banned = The operator of this server does not let you in.
app-banned-until = The operator of this server does not let you in until { $time }.
code-restricted = The operator has stopped new games and chat for now.
code-not_found = Not found. Check the link.
code-method_not_allowed = You cannot do that here.
code-not_joined = You are not in this room. Reload the page.
code-room_full = Both seats are taken. You can watch the game.
code-already_seated = You already have a seat in this game.
code-not_started = The game has not started yet.
code-game_over = The game is over.
code-not_your_turn = It is your opponent's turn.
code-your_turn = It is your turn: play your move.
code-plan_changed = The planned answers or the position have changed. Look at them again.
code-bad_plan = Each line must end with your answer, and no pass in it may end play.
code-wrong_phase = You cannot do that at this stage.
code-off_board = That point is not on the board.
code-occupied = That point is occupied.
code-ko = Ko: play elsewhere first.
code-superko = Superko: this repeats an earlier position. Play elsewhere.
code-self_capture = Self-capture: your stones would have no liberties.
code-no_pass = You cannot pass in this game.
code-overline = Overline: Black must not make six or more in a row.
code-double_four = Double-four: Black must not make two fours with one move.
code-double_three = Double-three: Black must not make two open threes with one move.
code-flips_nothing = You must flip at least one disc.
code-blunder = The engine warns you: this move loses much. Play it anyway?
code-opening_step = That is not the next step of this opening.
code-outside_opening = The opening does not allow that point.
code-offer_count = Wrong number of points offered.
code-offer_occupied = Only empty points can be offered.
code-offer_same = This point is symmetric to one already offered.
code-bad_komi = Komi must be a multiple of 0.5 from -400 to 400.
code-bid_too_low = Bid at least 0.5 more.
code-no_offer = This offer is no longer open.
code-opponent_here = Your opponent is here, so the game goes on.
code-still_awaited = Your opponent may come back. You can claim the game when the countdown ends.
code-opponent_accepted = You cannot claim this game: your opponent has accepted the score, or counts as accepting it while away. Accept it too, or resume play.
code-already_offered = This offer is already open.
code-takeback_asked = Your opponent asked for a takeback first. Answer that request, then ask again.
code-offer_changed = The offer has changed. Look at it again.
code-not_allowed = This game does not allow that.
code-nothing_to_take_back = No takeback is possible now.
code-takebacks_off = Takebacks are off in this game.
code-nothing_to_redo = There is no takeback to undo.
code-no_clock = No clock is running.
code-stands_still = The game is paused or adjourned. Continue it first.
code-too_soon = You can ask again in { $seconds } s.
code-dead_set_changed = The dead stones have changed. Check them and accept again.
code-scratch_open = A scratch board is open. Agree on its result, or close it.
code-no_scratch = No scratch board is open.
code-scratch_changed = The scratch board has changed. Look at it again.
code-no_stone = There is no stone there.
code-no_change = That would change nothing.
code-too_late = It is too late for that.
code-repeated = You have just sent the same message.
code-name_taken = A player of this game has your name. Change your name to chat here.
code-name_length = A name can have 1 to 20 characters.
code-name_characters = Use only letters, digits, - or _ in the name. No character can be invisible.
code-name_alphabets = Use letters of one alphabet in the name.
code-name_reserved = This name is reserved. Choose another one.
code-empty = The message is empty.
code-command_id_reused = Two commands had the same id. Reload the page.
code-rate_limited = { $seconds ->
    [0] Too many requests. Wait a moment and try again.
   *[other] Too many requests. Try again in { $seconds } s.
}
code-too_many = Limit reached. Try again later.
code-unavailable = The server cannot save right now. Nothing was changed. Try again.
code-draining = The server is restarting. Try again in a moment.
code-ahead = The page was ahead of the server, so it has loaded the game again.
code-timeout = The request took too long. Try again.
code-unsupported_media_type = This type of file is not supported.
code-bad_sgf = This is not a valid SGF file.
code-internal = Server error. It has been logged. Try again later.
limit-chat_characters = A message can have at most { $most } characters.
limit-chat_messages = This chat is full. It can have { $most } messages.
limit-seat_acts = You have reached the limit of { $most } actions. You can still move, chat, accept the score or resign.
limit-room_events = This room cannot record more than { $most } events. You can still accept the score, close the scratch board, resign, abort or claim the game.
limit-game_moves = This game has { $most } moves, and no more stones can be placed. Pass, or agree on the result.
limit-gifts = You have given time { $most } times, and no more is possible in one game.
limit-plan_lines = You can plan at most { $most } lines.
limit-plan_moves = A line can have at most { $most } moves.
limit-seat_devices = This seat is already open on { $most } other devices. Use one of them.
limit-scratch_stones = At most { $most } stones can be placed on one scratch board, counting those taken back. Propose the result, or close the board.
limit-scratch_boards = A game can have { $most } scratch boards, and no more are allowed. Mark the stones, or resume play.
limit-spectators = { $most } people are watching, and no more are allowed. Try again later.
limit-open_rooms = You have { $most } unfinished games, and no more are allowed. Finish or close one first.
limit-kept_rooms = You have { $most } unfinished games in all, and no more are allowed. Finish one first.
limit-joined_rooms = This page has { $most } games open, and no more are allowed. Leave one first.
limit-connections = You have { $most } connections, and no more are allowed. Close other tabs first.
limit-active_rooms = All { $most } rooms of the server are in use. Try again later.
limit-tokens = You have { $most } tokens, and no more are possible. Delete one first.
limit-body_bytes = Too large: at most { $most } bytes are allowed.

## board

board-black = black
board-white = white
board-empty = empty
board-last = last move
board-ko = ko
board-row = winning row
board-dead = dead
board-owner-black = black territory
board-owner-white = white territory
board-unsealed = open border
board-legal = can be played
board-closed = not allowed by the opening
board-forbidden-overline = forbidden: overline
board-forbidden-double_four = forbidden: double-four
board-forbidden-double_three = forbidden: double-three
board-offered = { $by ->
    [engine] engine’s move { $letter }
   *[player] offered as { $letter }
  }
board-pending = not confirmed yet
board-unsent = waiting to be sent
board-staged = chosen
board-premove = prepared for your next turn

## keys

keys-title = Keys
keys-all = All keys
keys-board = On the board
keys-moves = Moves
keys-anywhere = Everywhere
keys-next = Move to the next point
keys-row = Move to the start or end of the row
keys-column = Move to the top or bottom of the column
keys-corner = Move to the first or last point
keys-choose = Play there. In an opening: offer the point. In scoring: mark the group.
keys-shared = Two people on one keyboard
keys-first-next = First player: move to the next point
keys-first-choose = First player: play there
keys-second-next = Second player: move to the next point
keys-second-choose = Second player: play there
keys-second-acts = Hold it with a key of the second player to use that key as a shortcut
keys-step = Go back or forward one move
keys-ten = Go back or forward ten moves
keys-ends = Go to the start or end
keys-field = In the field next to the moves
field-row = row
field-column = column
field-group = group, chain
field-liberties = liberties, liberty
field-clocks = clocks, clock, time
field-score = score
field-news = last, news
field-say-play = Play on a point, or mark its group in scoring
field-say-point = What is on the point
field-say-row = The stones in the row
field-say-column = The stones in the column
field-say-group = The chain on the point
field-say-liberties = The liberties of the chain
keys-list = Show this list
keys-space = Space
keys-before = Before the game
keys-sit = Join the game
keys-together = Play together on this device
keys-stand = Close the game or leave the seat
keys-copy-link = Copy the link to the game
keys-share-link = Share the link to the game
keys-try-undo = Practice board: take back
keys-try-clear = Practice board: clear
keys-practice-turn = Practice board: let the other color move
keys-practice-tool = Practice board: choose what a press does
keys-plan-remove = Planned answers: delete the line on the board
keys-guess = Nigiri: odd or even
keys-acts = Playing
keys-pass = Pass
keys-takeback = Ask for a takeback
keys-redo = Play taken-back moves again
keys-give-time = Give the opponent more time
keys-hint = Ask the engine for a hint
keys-ahead = Ask the engine who is ahead
keys-pause = Offer a pause
keys-adjourn = Offer to adjourn the game
keys-continue = Continue after a pause or an adjournment
keys-draw = Offer a draw
keys-accept = Accept the offer or the score
keys-decline = Decline the offer
keys-withdraw = Withdraw your offer
keys-resume = Resume play during scoring
keys-scratch = Open or close a scratch board during scoring
keys-scratch-result = Propose the result of the scratch board, or agree to it
keys-scratch-takeback = Take back your last stone on the scratch board
keys-scratch-color = Change the color of the next stone on the scratch board, if you share the device
keys-abort = Abort the game
keys-resign = Resign
keys-choose-color = Opening: play Black or White
keys-more-stones = Opening: add two stones
keys-offer-moves = Opening: offer the selected points
keys-remove-offer = Opening: remove the last selected point
keys-after = After the game
keys-rematch = Offer a rematch
keys-rematch-terms = Offer a rematch with other settings
keys-replay = Go through the game again
keys-new-game = Start another game
keys-answers = Answers
keys-confirm = Confirm your move
keys-next-ask = Show the next question
keys-claim-win = Claim the win when the opponent is away
keys-claim-draw = Call a draw when the opponent is away
keys-claim-wait = Keep waiting, or end the game after all
keys-play-at = Enter the name of a point
keys-ask-at = Type a question
keys-cancel = Cancel a move that is not confirmed, or go back to the game and the board
keys-desk = Next to the board
keys-tab-moves = Show the moves
keys-tab-chat = Write in the chat
keys-tab-about = Show the setup
keys-watching = Choose who may watch (host)
keys-settings = Open the settings
keys-menu = Open the menu
keys-how = How the game is played
keys-given-back = Show the time that was given back
keys-seat-link = Play on another device
keys-other-seat-link = Two people on one device: move the second seat
keys-facing = Two people on one device: turn the clock at the top around
keys-home = Go to the home page
keys-zen = Show only the board and the clocks
keys-coordinates = Show or hide the coordinates
keys-sound = Turn sounds on or off
keys-ask = Spoken by a screen reader
keys-say-point = The point under the cursor
keys-say-row = The stones in the cursor's row
keys-say-column = The stones in the cursor's column
keys-say-clocks = The clocks
keys-say-score = The score or the prisoners
keys-say-news = The latest event and whose turn it is

## room

room-title = Room
room-missing = Room not found
room-controls = Game
room-side = Moves, chat and setup
room-tab-moves = Moves
room-tab-chat = Chat
room-tab-about = About
room-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
room-more = More
room-how = How to play
room-board = Board
room-browse = Moves
room-move-of = { $number } / { $total }
room-live = Back to the game
room-just-changed = This has just changed. Wait a moment, then press again.
room-why-aid = { $aid ->
    [hint] Hints are off in this game.
   *[other] In this game, players cannot ask who is ahead.
  }
room-why-now = That is not possible now.
room-earlier = This is an earlier position. Go back to the game to play.
room-missed = While you were away: { $events }
room-fresh = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
room-you = {" "}(you)
room-to-move = to move
room-here = connected
room-unknown = unknown while you have no connection
room-here-ms = connected, round trip { $ms } ms
room-gone = disconnected
room-offline = no connection
room-offline-means = No connection. Your clock goes on.{ $against ->
    [bot] {""}
    [over] {" "}Your opponent may end the game now.
   *[person] {" "}If this lasts, your opponent may end the game.
}
room-offline-claim = No connection. Your opponent may end the game now.
room-offline-waits = No connection. { $result ->
    [resumes] If this lasts, play resumes.{ $against ->
        [bot] {""}
       *[person] {" "}Later your opponent may end the game.
    }
    [still] Your absence does not count until play goes on.
    [accepts] If this lasts, the score becomes the result.
   *[ends] If this lasts, your opponent may end the game.
}
room-time-over = Your time has run out
room-offline-over = No connection. The game may be over.
room-offline-unsent = No connection. { $point ->
    [none] Your move waits to be sent.
   *[other] { $point } waits to be sent.
 }{ $runs ->
     [true] {" "}Your clock goes on.
    *[false] {""}
 }{ $against ->
    [bot] {""}
    [over] {" "}Your opponent may end the game now.
   *[person] {" "}If this lasts, your opponent may end the game.
}
room-offline-here = No connection. This game is on the server, and goes on when the connection is back.
room-cut-off-title = This game is on the server
room-cut-off = There is no connection. The game opens here by itself as soon as the connection is back. Without a network, two people can begin another game on this device.
absence-closed = closed the page
absence-lost = lost the connection
absence-banned = kept out by the operator
absence-engine-closed = is no longer on this server
absence-engine-lost = does not answer
absence-wait = Time left to come back
absence-left = { $time } to come back
absence-title = { $name } is away
absence-next = If { $name } is not back in { $time }, you may claim the win or call a draw.
absence-next-void = If { $name } is not back in { $time }, you may abort the game.
absence-over = { $name } did not come back in time.
absence-early = { $name } left before both players had moved.
absence-kept-out = The operator of this server keeps { $name } out.
absence-win = Claim the win
absence-draw = Call a draw
absence-void = Abort the game
absence-keep = Keep waiting
absence-again = End the game instead of waiting
silence-accepts = { $reason ->
    [closed] { $side } closed the page.{" "}
    [lost] { $side } lost the connection.{" "}
    [banned] { $side } is kept out by the operator of this server.{" "}
    [engine-closed] { $side } is no longer on this server.{" "}
    [engine-lost] { $side } does not answer.{" "}
   *[none] {""}
 }If { $side } does not come back within { $time }, this score becomes the result.
silence-away = { $side } { $reason ->
    [closed] closed the page
    [banned] is kept out by the operator of this server
    [engine-closed] is no longer on this server
    [engine-lost] does not answer
   *[lost] lost the connection
 }. Play resumes in { $time }.{ $wait ->
    [none] {""}
   *[other] {" "}If { $side } stays away, you may end the game { $wait } later.
 }
silence-alone-accepts = { $side } is away. If you accept, this score becomes the result.
silence-alone-resumes = { $side } is away. If you accept, play resumes with { $side } to move.
silence-resumes = { $side } has { $time } to accept the score or change the marks. Otherwise play resumes with { $side } to move.
silence-resumes-ours = You have { $time } to accept the score or change the marks. Otherwise play resumes, and you move next.
silence-scratch = { $side } has { $time }. Then play resumes with { $side } to move, unless both players have agreed on a result.
silence-scratch-ours = You have { $time }. Then play resumes and you move next, unless both players have agreed on a result.
final-count-title = Two passes in a row end the game
final-count-board = If both players pass without a stone in between, the game ends, and all stones on the board count as alive. Capture dead stones first.
final-count-proposal = If both players pass without a stone in between, the game ends, and the dead stones that the server proposes are removed.
room-periods = { $count ->
    [one] { $count } period
   *[other] { $count } periods
}
room-periods-left = { $count ->
    [one] last period
   *[other] { $count } periods left
}
room-stones-left = { $count ->
    [one] last move of the period
   *[other] { $count } moves left
}
room-stones-then = then { $count ->
    [one] 1 move in { $period }
   *[other] { $count } moves in { $period }
}
room-per-move = per move
room-rest-days = { $count ->
    [0] no rest days left
    [one] 1 rest day left
   *[other] { $count } rest days left
}
room-resting = using rest days
room-status-waiting = Waiting for an opponent
room-status-nigiri = Choosing colors by nigiri
room-status-yours = Your turn
room-status-turn = { $side } to move
room-status-paused = Paused
room-status-adjourned = Adjourned
room-status-continuing = Play continues soon
room-paused-refused = { $standstill ->
    [pause] Play is paused. It goes on by itself, or sooner if both press Continue.
    [pause-asked] Play goes on by itself, or sooner if your opponent agrees.
    [adjournment] The game is adjourned. It goes on when both press Continue.
    [adjournment-asked] The game goes on when your opponent agrees.
    [overdue] The game is adjourned. If both are here, either player can continue.
   *[continuing] Play is paused, and goes on in a moment.
}
standstill-pause =
    Play goes on by itself in { $time }, on { $side }’s clock. { $against ->
        [bot] Sooner if you press Continue.
       *[person] Sooner if both agree.
    }
standstill-pause-ours =
    Play goes on by itself in { $time }, on your clock. { $against ->
        [bot] Sooner if you press Continue.
       *[person] Sooner if both agree.
    }
standstill-adjourned = Adjourned since { $date }. It goes on when both agree.
standstill-overdue = Adjourned for too long. If both are here, either player can continue.
standstill-continues = Play goes on in { $time }, on { $side }’s clock
standstill-continues-ours = Play goes on in { $time }, on your clock
standstill-itself = play goes on by itself in { $time }
standstill-clock = stands still
room-status-acts = Waiting for { $name }
room-forced-pass = { $side } has no move and passes
room-handicap-ours = { $count ->
    [one] Place { $count } more handicap stone anywhere. Then White moves.
   *[other] Place { $count } handicap stones anywhere. Then White moves.
}
room-handicap-theirs = { $count ->
    [one] Black places { $count } more handicap stone. Then White moves.
   *[other] Black places { $count } handicap stones. Then White moves.
}
room-say-empty-row = no stones in this row
room-say-empty-column = no stones in this column
room-say-no-score = nothing is counted in this game
room-say-chain = { $count ->
    [one] one stone
   *[other] chain of { $count } stones
} ({ $points })
room-say-liberties = { $count ->
    [one] { $count } liberty
   *[other] { $count } liberties
}
room-say-no-liberties = stones have no liberties in this game
room-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
room-discs-board = On the board
room-discs-official = Result (empty points go to the winner)
room-status-scoring = Both players passed. Agree on the dead stones.
room-status-finished = The game is over
room-status-closed = Closed
room-confirm = Play { $point }
room-confirm-pass = Confirm pass
room-confirm-blunder = The engine: this move loses much
room-confirm-ends = This ends your offers: { $names }
room-confirm-pass-counts = This pass starts the count
room-confirm-pass-over = This pass ends the game
room-staged = { $point } chosen. Press Enter again to play, Escape to cancel.
room-staged-pass = Pass chosen. Pass again to confirm, or press Escape to cancel.
room-play-at = Play at
room-mark-at = Mark
room-ask-at = Ask
room-field-hint = Type a point such as D4, a question such as D4?, or the words on a button
room-takeback = Takeback
room-redo = Redo
room-give-time = Give { $time }
room-hint = Hint
room-ahead = Who is ahead?
room-aids-ahead = players can ask who is ahead
room-aids-warnings = the engine can warn players before bad moves
room-aids-hints = players can ask for hints
aid-thinking = The engine is thinking…
aid-hint = The engine would play { $point }.
aid-hint-more = The engine would play { $point } (A on the board). After that, it expects { $next }.
aid-hint-pass = The engine would pass.
aid-ahead = { $side } is ahead.
aid-even = The game is about even.
aid-owned = The marks show who the engine expects to own each point: { $one } points for Black, { $other } for White.
aid-chance = Chance to win: { $one } { $first }%, { $other } { $second }%
aid-board = The position that the engine was asked about
aid-note = The engine can be wrong.
aid-outdated = The game has gone on. Ask again.
room-pause = Pause
room-adjourn = Adjourn
room-continue = Continue
room-draw = Offer draw
room-abort = Abort
room-abort-title = Abort this game?
room-abort-text = The game ends without a result.
room-resign = Resign
room-resign-title = Resign this game?
room-resign-text = { $side } will win.
room-resign-who = Who resigns?
room-resign-side = { $side } resigns
room-accept = Accept
room-asked-ours = You: { $name }
room-more-asked = { $count } more: { $names }
room-decline = Decline
room-withdraw = Withdraw
room-offer-takeback = { $side } asks for a takeback
room-offer-takeback-ours = You asked for a takeback
room-takeback-to = { $number ->
    [0] back to the start
   *[other] back to move { $number }
}
room-offer-redo = { $side } asks to play the taken-back moves again
room-offer-redo-ours = You asked to play the taken-back moves again
room-offer-draw = { $side } offers a draw
room-offer-draw-ours = You offered a draw
room-offer-rematch = { $side } offers a rematch
room-no-clock = { $who ->
    [ours] No clock runs until it is your turn.
   *[theirs] No clock runs until it is { $side }'s turn.
 }
room-named = { $name }
room-offer-rematch-ours = You offered a rematch
room-offer-pause = { $side } offers a pause
room-offer-pause-ours = You offered a pause
room-offer-adjourn = { $side } offers to adjourn the game
room-offer-adjourn-ours = You offered to adjourn the game
room-offer-continue = { $side } wants to continue
room-offer-continue-ours = You want to continue
room-scoring-title = Which stones are dead?
room-scoring-proposed = Marked stones count as dead.
room-scoring-none = No stones are marked dead.
room-scoring-how = Select a group to mark it dead or alive.
room-scoring-cut = Without a connection, you cannot mark stones or answer.
room-scoring-ends = The game ends when both players accept the score.
room-bot-scores = The bot decides after you accept
room-uncounted-open = { $side }'s area at { $point } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
  }) { $over ->
    [yes] did not count: its border was open at { $at }.
   *[no] does not count: its border is open at { $at }.
  }
room-uncounted-alive = { $side }'s area at { $point } ({ $count } points) { $over ->
    [yes] did not count: { $other }'s stones at { $at } were marked alive.
   *[no] does not count: { $other }'s stones at { $at } are marked alive.
  }
room-uncounted-neutral = { $side }'s area at { $point } ({ $count } points) { $over ->
    [yes] did not count: it touched unfilled neutral points ({ $at }).
   *[no] does not count: it touches unfilled neutral points ({ $at }).
  }
room-uncounted-atari = { $side }'s area at { $point } ({ $count } points) { $over ->
    [yes] did not count: its stones at { $at } were in atari.
   *[no] does not count: its stones at { $at } are in atari.
  }
room-uncounted-unclear = { $over ->
    [yes] Borders were open at { $at }: these areas did not count.
   *[no] Borders are open at { $at }: these areas do not count.
  }
room-uncounted-count = { $count ->
    [one] One area does not count.
   *[other] { $count } areas do not count.
  }
room-uncounted-points = { $count ->
    [one] One point counts for no one.
   *[other] { $count } points count for no one.
  }
room-uncounted-resume = To close a border, resume play.
room-uncounted-ask = { $at ->
    [field] Type ? and press Enter for all areas that do not count.
   *[board] Press 6 for all areas that do not count.
  }
explain-none = { $count ->
    [one] One point counted for no one.
   *[other] { $count } points counted for no one.
  }
room-scoring-now = Current score: { $outcome }
room-accepted = { $color ->
    [black] Black has accepted
   *[white] White has accepted
}
room-accepted-ours = You have accepted
room-not-accepted = { $color ->
    [black] Black has not accepted yet
   *[white] White has not accepted yet
}
ask-hint = Type D4? and press Enter to read what is on D4.
ask-unknown = This is neither a question such as D4? nor a point of this board.
explain-hint-hover = Hover over a point to read why it counts.
explain-hint-key = Press 1 on a point to hear why it counts.
explain-hint-tap = Tap a point to read why it counts.
explain-hint-marking = Tap an empty point to read why it counts.
explain-stone = A living stone: one point for { $side }.
explain-stone-stones = A living stone: one point for { $side }.
explain-stone-nothing = { $side }'s stone is alive. Stones on the board count nothing under these rules.
explain-surrounded = Only { $side } surrounds this point: one point for { $side }.
explain-surrounded-stones = Only { $side } surrounds this point: one point for { $side }.
explain-dead-two = A dead stone: two points for { $side }, one for the point and one for the prisoner.
explain-dead-prisoner = A dead stone: one point for { $side } as a prisoner.
explain-dead-off = A dead stone comes off the board.
explain-seki = In seki: { $side } surrounds this point, but under these rules it counts nothing.
explain-fill = { $side } must fill this point in the end, so it counts nothing.
explain-dame = Both colors reach this point (dame), so it counts nothing.
explain-open = The border is open at { $gaps }. Until it is closed, this point counts for no one.
explain-untouched = No living stone reaches this point, so it counts nothing.
explain-taxed = The group here pays two points as group tax.
explain-komi = Komi: White gets { $points } points because Black moves first.
explain-komi-stones = Komi: White gets { $points } points because Black moves first.
explain-handicap = Handicap: White gets { $points } points for Black's handicap stones.
explain-handicap-stones = Handicap: White gets { $points } points for Black's handicap stones.
explain-equal = Both totals are equal: { $result }.
explain-sum = { $more } − { $less } = { $margin }: { $result }.
explain-sum-stones = { $more } − { $less } = { $margin }: { $result }.
room-accept-score = Accept score
room-marks-changed = The marks changed
room-resume = Resume play
scratch-title = Scratch board
scratch-now = Scratch board: the game does not change
scratch-open = Play it out
scratch-close = Close scratch board
scratch-propose = Propose result
scratch-agree = Agree to the result
scratch-takeback = Take back last stone
scratch-next = { $color ->
    [black] Next stone: Black
   *[white] Next stone: White
  }
scratch-how = Place stones of your color, in any order.
scratch-how-both = Place stones of both colors, in any order.
scratch-result = If both players agree on the result, stones captured here are dead. A group marked dead is alive if it survives play around it.
scratch-left = { $count ->
    [one] Up to { $count } more stone.
   *[other] Up to { $count } more stones.
  }
scratch-proposes = { $color ->
    [black] Black proposes this result
   *[white] White proposes this result
  }
scratch-undecided = { $color ->
    [black] Black has not agreed to a result
   *[white] White has not agreed to a result
  }
scratch-dead = If both players agree, these stones are dead: { $points }
scratch-dead-none = In this result, no stones are dead
scratch-revived = A stone was placed in the area of stones that are marked as dead, so these would be alive unless they are captured: { $points }
scratch-said-opened = { $side } opens a scratch board
scratch-said-opened-ours = You open a scratch board
scratch-said-played = Scratch board: { $side } { $point }
scratch-said-captured = Scratch board: { $side } { $point }, { $count ->
    [one] captures { $count } stone
   *[other] captures { $count } stones
  }
scratch-said-taken-back = Scratch board: { $side } takes the last stone back
scratch-said-taken-back-ours = Scratch board: you take the last stone back
scratch-said-proposed = { $side } proposes the result of the scratch board
scratch-said-proposed-ours = You propose the result of the scratch board
scratch-said-agreed = { $side } agrees: the marks follow the scratch board
scratch-said-agreed-ours = You agree: the marks follow the scratch board
scratch-said-closed = { $side } closes the scratch board without a result. The marks have not changed.
scratch-said-closed-ours = You close the scratch board without a result. The marks have not changed.
scratch-said-dead = Dead by agreement: { $points }
scratch-said-alive = Alive by agreement: { $points }
room-scoring-wait = Waiting for { $name }. If the marked stones change, both players must accept again.
room-counting-chinese = Area: living stones and surrounded points
room-counting-tromp_taylor = Area: all stones, and empty points that reach only one color
room-counting-japanese = Territory: surrounded points and prisoners, including dead stones
room-counting-korean = Territory: surrounded points and prisoners, including dead stones
room-counting-aga = Area: living stones and surrounded points; each pass costs a stone
room-counting-new_zealand = Area: living stones and surrounded points
room-counting-ing = Area: living stones and surrounded points
room-counting-stone_scoring = Stones: living stones and surrounded points, less two points per group
room-counting-chinese_simple_ko = Area: living stones and surrounded points
room-counting-custom-area = Area: living stones and surrounded points, under custom rules
room-counting-custom-territory = Territory: surrounded points and prisoners, under custom rules
room-why-score = Both players agreed on the dead stones, and the board was counted.
room-why-silent = { $side } did not come back to answer, so the score that { $who ->
    [ours] you
   *[theirs] { $other }
 } accepted became the result.
room-why-passed = Both players passed again, so the board was counted without another agreement.
room-why-passed-once = Both players passed. Under these rules, no dead stones are removed.
room-why-discs = Neither player could move. Empty points count for the winner.
room-why-discs-full = The board is full.
room-why-row = { $count ->
    [0] { $side } completed a row.
   *[other] { $side } made { $count } in a row.
}
room-why-forbidden = { $other } made a forbidden move, which loses the game.
room-why-resignation = { $other } resigned.
room-why-timeout = { $other } ran out of time.
room-why-timeout-unmoved = { $other } did not make a first move in time.
room-why-forfeit = { $other } forfeited the game.
room-why-abandonment = { $other } left and did not come back in time.
room-why-draw-go = Both players have the same score.
room-why-draw-gomoku = The board is full, and no one completed a row.
room-why-draw-othello = Both players have the same number of discs.
room-why-draw-agreed = The players agreed to a draw.
room-why-draw-claimed = { $who ->
    [ours] You left, and your opponent called a draw.
    [theirs] { $name } left, and you called a draw.
   *[none] { $name } left, and the opponent called a draw.
}
room-why-draw-passed = Both players passed.
room-why-void = The game ended without a result.
room-why-aborted = The game was aborted before both players had moved.
room-why-aborted-time = { $who ->
    [ours] You
    [any] A player
   *[theirs] { $name }
 } did not make a first move in time, so the game was aborted.
room-why-aborted-left = { $who ->
    [ours] You left, and your opponent
    [theirs] { $name } left, and you
   *[none] { $name } left, and the opponent
 } aborted the game before both players had moved.
room-why-aborted-by = { $who ->
    [ours] You
   *[theirs] { $name }
 } aborted the game before both players had moved.
room-why-closed = The room was closed before an opponent joined.
room-why-operator = The operator of the server ended the game.
room-why-you = You
room-ours-score = { $result ->
    [won] You win
   *[lost] You lose
 } by { $margin } { $margin ->
    [one] point
   *[other] points
 }
room-ours-stones = { $result ->
    [won] You win
   *[lost] You lose
 } by { $margin } { $margin ->
    [one] point
   *[other] points
 }
room-ours-discs = { $result ->
    [won] You win
   *[lost] You lose
 } by { $margin } { $margin ->
    [one] disc
   *[other] discs
 }
room-ours-row = { $result ->
    [won] You win
   *[lost] You lose: your opponent
 } { $count ->
    [0] { $result ->
        [won] by completing a row
       *[lost] completed a row
    }
   *[other] { $result ->
        [won] with
       *[lost] made
    } { $count } in a row
 }
room-ours-forbidden = { $result ->
    [won] You win: your opponent
   *[lost] You lose: you
 } made a forbidden move
room-ours-resignation = { $result ->
    [won] You win
   *[lost] You lose
 } by resignation
room-ours-timeout = { $result ->
    [won] You win
   *[lost] You lose
 } on time
room-ours-timeout-unmoved = { $result ->
    [won] You win: your opponent
   *[lost] You lose: you
 } did not move in time
room-ours-forfeit = { $result ->
    [won] You win
   *[lost] You lose
 } by forfeit
room-ours-abandonment = { $result ->
    [won] You win: your opponent
   *[lost] You lose: you
 } left the game
room-replay = Replay
room-rematch = Rematch
room-rematch-open = Go to the next game
rematch-other = Other settings
rematch-title = Rematch with other settings
rematch-offer = Offer this rematch
rematch-colors = Colors
rematch-colors-swapped = Swap
rematch-colors-kept = Keep
rematch-changes = The next game
rematch-same-colors = colors as in this game
rematch-random-colors = random colors
rematch-swapped = { $which ->
    [side] you play { $side }
    [first] you go first
    [second] your opponent goes first
   *[colors] colors swapped
}
rematch-details = details of the rules
rematch-no-opening = without an opening
rematch-no-aids = no help from the engine
pair-you = You
series-best-of = best of { $games }
series-first-to = first to { $points } points
series-ladder = handicap ladder
series-single = single game
series-game = Game { $number }
series-game-of = Game { $number } of { $games }
series-points = { $one } { $wins } – { $losses } { $other }
series-won = { $name } wins the series.
series-drawn = The series is drawn.
series-draw = draw
series-void = no result
series-live = being played
series-next = Next game
series-offer = { $side } is ready for the next game
series-offer-ours = You are ready for the next game
series-new = New series
series-offer-new = { $side } offers a new series, { $series }
series-offer-new-ours = You offered a new series, { $series }
series-games = Games of the series
series-to-room = The series goes on: to the room
series-gone = { $name } is not here
pair-score = { $game } so far: { $one } { $wins } – { $losses } { $other }
pair-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
room-invite-title = Invite a player
room-invite-link = Link to this game
room-program-asking = The program is being asked…
room-program-asked = { $name } has been asked to play.
room-program-gone = The program is no longer connected.
room-program-missing = Programs usually come at once. If this one does not come, it may be busy, or it may not play this game. Ask it again, invite somebody with the link, or close this game and choose another opponent.
room-program-again = Ask again
room-program-declined-busy = { $name } is playing enough games already and does not come.
room-program-declined-game = { $name } does not play this game, or not with this board or these rules.
room-program-declined-time = { $name } does not play with this time control.
room-program-declined-terms = { $name } does not play on these terms.
room-program-declined-other = { $name } does not want to play.
room-program-next = Invite somebody with the link, or close this game and choose another opponent.
room-invite-local = This address works only on this computer. No other device can open it.
room-share = Share
room-try-board = Practice board
room-try-hint = You can try moves on the board until someone joins. They are not part of the game.
room-try-undo = Take back
room-try-clear = Clear the board
room-close = Close this game
room-close-title = Close this game?
room-close-text = The link will stop working.
room-stand = Leave seat
room-free-title = { $host } is waiting for an opponent
room-free-title-nobody = A seat is open
room-nigiri-guess = Your opponent holds some stones. Odd or even? If you guess right, you { $prize ->
    [begins] go first.
   *[black] play Black.
}
room-nigiri-wait = The player who joined guesses odd or even.
room-nigiri-odd = Odd
room-nigiri-even = Even
room-seat-link = Play on another device
room-seat-take = Play on this device
room-seat-take-text = This link opens a seat of a running game on this device. It works once.
room-seat-hint = Open this link on your other device, or scan the code, to play there too. Keep it secret: anyone with the link can play for you. It works once, for ten minutes.
room-seat-used = The link was used. You can now play on both devices.
room-seat-moved = The link was used. { $side } now plays on the other device.
room-seat-move = Move { $side } to another device
room-seat-move-hint = Open this link on the other device, or scan the code. From then on, { $side } plays there, and only the opponent plays on this device. Keep it secret: anyone with the link can play for { $side }. It works once, for ten minutes.
fair-title = Time given back
fair-about = Delays of the server cost nobody time. The round trip over the network is given back, too, up to a limit for each player.
fair-nothing = Nothing has been given back so far.
fair-move = Move
fair-player = Player
fair-network = Network
fair-server = Server
fair-ms = { $ms } ms
fair-sum = Total
room-facing = Turn the upper player’s clock to face them
room-together = Play together on this device
room-seat-address = Secret link to your seat
room-seat-code = QR code of the secret link to your seat
room-seat-failed = This link does not work
room-seat-spent = It was already used, it is older than ten minutes, or a newer link replaced it. To play on this device, open the menu of the game on your other device and choose “Play on another device”.
room-seat-room = Go to the game
room-late = Spectators see the game { $span } late
room-late-shown = Shown { $span } late
room-watching-counted = Names of spectators are hidden
room-watching-closed = Closed to spectators
room-watching-names = Watching: { $names }
room-watching-more = Watching: { $names } and { $count } more
room-closed-again = Look again
room-chat-empty = No messages yet.
room-chat-bot = The bot does not chat.
room-chat-previous = Chat of the previous game
room-chat-everyone = Message everyone
room-chat-spectators = Message the spectators, and the players after the game
room-chat-spectator = spectator
room-chat-at = sent at move { $number }
room-chat-move = move { $number }
room-chat-send = Send
room-said-moved = { $side } { $point }
room-said-captured = { $side } { $point }, { $count ->
    [one] captures { $count } stone
   *[other] captures { $count } stones
}
room-said-flipped = { $side } { $point }, { $count ->
    [one] flips { $count } disc
   *[other] flips { $count } discs
}
room-said-passed = { $side } passes
room-said-passed-ours = You pass
plan-said-played = Your planned answer { $point } was played
plan-said-played-all = Your planned answers { $points } were played
plan-said-passed = Your planned pass was played
plan-said-unplanned = You had not planned that move, so your planned answers are deleted
plan-said-taken_back = Your planned answers are deleted
plan-said-impossible = Your planned answer was not possible, so your planned answers are deleted
room-said-seated = { $name } joins
room-said-closed = { $name } { $by ->
    [engine] is no longer on this server
   *[person] closed the page
}
room-said-lost = { $name } { $by ->
    [engine] does not answer
   *[person] lost the connection
}
room-said-banned = The operator of this server keeps { $name } out
room-said-back = { $name } is back
room-said-watching-open = Spectators are welcome, and their names are shown
room-said-watching-counted = Spectators are welcome, and their names are hidden
room-said-watching-closed = The game is closed to spectators
room-said-silent = No answer from { $side }, so play resumes with { $side } to move
room-said-silent-ours = You did not answer, so play resumes, and you move next
room-said-stood = A seat is open again
room-said-started = The game has started
room-said-started-as = The game has started. You play { $side }
room-said-guessed = { $parity ->
    [odd] The guess was odd
   *[even] The guess was even
}; the host held { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
room-said-taken-back = { $number ->
    [0] All moves were taken back
   *[other] Taken back to move { $number }
}
room-said-redone = Taken-back moves played again, up to move { $number }
room-said-time-given = { $side } gives the opponent { $time }
room-said-time-given-ours = You give the opponent { $time }
room-said-hint = { $side } asks the engine for a hint
room-said-hint-ours = You ask the engine for a hint
room-said-ahead = { $side } asks the engine who is ahead
room-said-ahead-ours = You ask the engine who is ahead
room-said-warning = The engine warns { $side } of a bad move
room-said-warning-ours = The engine warns you of a bad move
room-said-paused = Paused: the clocks stand still
room-said-adjourned = Adjourned: the game will continue on another day
room-said-continuing = { $side } continues: play goes on in a moment
room-said-continuing-ours = You continue: play goes on in a moment
room-said-continuing-both = Both players continue: play goes on in a moment
room-said-pause-over = The pause is over: play goes on in a moment
room-said-continued = Play goes on
room-said-overdue = Adjourned for too long: a player who is away may lose the game
room-said-stones = { $count ->
    [1] the stone on { $point }
   *[other] { $count } stones around { $point }
}
room-said-dead = { $side } marks { $stones } as dead
room-said-dead-ours = You mark { $stones } as dead
room-said-alive = { $side } marks { $stones } as alive
room-said-alive-ours = You mark { $stones } as alive
room-said-unaccepted = { $side } must accept the score again
room-said-unaccepted-ours = You must accept the score again
room-said-resumed = { $by } resumes play with { $side } to move
room-said-resumed-ours = You resume play with { $side } to move
room-said-resumed-bot = The bot does not agree about the dead stones. Play resumes with { $side } to move
room-said-declined = { $offer ->
    [draw] { $side } declines the draw
    [takeback] { $side } declines the takeback
    [redo] { $side } declines the redo
    [pause] { $side } declines the pause
    [adjourn] { $side } does not want to adjourn
    [continue] { $side } does not want to continue yet
   *[rematch] { $side } declines the rematch
}
room-said-declined-ours = { $offer ->
    [draw] You decline the draw
    [takeback] You decline the takeback
    [redo] You decline the redo
    [pause] You decline the pause
    [adjourn] You do not want to adjourn
    [continue] You do not want to continue yet
   *[rematch] You decline the rematch
}
room-said-withdrawn = { $offer ->
    [draw] { $side } withdraws the draw offer
    [takeback] { $side } withdraws the takeback request
    [redo] { $side } withdraws the redo request
    [pause] { $side } withdraws the pause offer
    [adjourn] { $side } withdraws the offer to adjourn
    [continue] { $side } no longer wants to continue
   *[rematch] { $side } withdraws the rematch offer
}
room-said-withdrawn-ours = { $offer ->
    [draw] You withdraw the draw offer
    [takeback] You withdraw the takeback request
    [redo] You withdraw the redo request
    [pause] You withdraw the pause offer
    [adjourn] You withdraw the offer to adjourn
    [continue] You no longer want to continue
   *[rematch] You withdraw the rematch offer
}
room-said-lapsed = { $offer ->
    [draw] The draw offer has lapsed
    [takeback] The takeback request has lapsed
    [redo] The redo request has lapsed
    [pause] The pause offer has lapsed
    [adjourn] The offer to adjourn has lapsed
    [continue] The offer to continue has lapsed
   *[rematch] The rematch offer has lapsed
}
room-said-next = {". "}
room-said-rematched = Rematch accepted
room-said-chose-color = { $name } chooses { $side }
room-said-chose-color-ours = You choose { $side }
room-said-chose-more = { $name } adds two stones
room-said-chose-more-ours = You add two stones
room-said-declared = { $count ->
    [one] { $name } asks Black to offer only one fifth move
   *[other] { $name } asks Black to offer { $count } fifth moves
}
room-said-declared-ours = { $count ->
    [one] You ask Black to offer only one fifth move
   *[other] You ask Black to offer { $count } fifth moves
}
room-said-offers = { $name } offers { $points }
room-said-offers-ours = You offer { $points }
room-said-komi = { $name }: komi { $komi }
room-said-komi-ours = You set komi { $komi }
room-said-proposed = { $by ->
    [device] This device proposes as dead: { $points }
   *[server] The server proposes as dead: { $points }
}
room-said-proposed-none = { $by ->
    [device] This device proposes no stones as dead
   *[server] The server proposes no stones as dead
}
room-said-last-pass = If { $side } passes too, the game ends
room-said-seconds = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
room-said-main = { $count } seconds of main time left
room-said-period = A period is over: { $overtime }
room-said-overtime = Main time is over: { $overtime }
room-said-away = { $name } has { $time } to come back
room-said-claim = You may claim the win, call a draw or keep waiting.
room-said-void = You may abort the game or keep waiting.
room-said-connected = Connected again.

## opening

opening-place-ours = Place a { $stone ->
    [white] white
   *[black] black
} stone { $where ->
    [center] in the center
    [within] inside the marked square
    [outside] outside the marked square
   *[anywhere] anywhere
}.
opening-place-theirs = { $name } places a { $stone ->
    [white] white
   *[black] black
} stone { $where ->
    [center] in the center
    [within] inside the marked square
    [outside] outside the marked square
   *[anywhere] anywhere
}.
opening-left = { $count ->
    [one] { $count } stone left this turn.
   *[other] { $count } stones left this turn.
}
opening-choose-ours = Which color do you want to play from here?
opening-choose-theirs = { $name } chooses a color.
opening-choose-more-ours = Choose a color, or add two stones and let { $other } choose.
opening-choose-more-theirs = { $name } chooses a color, or adds two stones.
opening-choose-or-offer-ours = Choose a color, or select { $count } points on the board to offer for Black's fifth stone.
opening-choose-or-offer-theirs = { $name } chooses a color, or offers { $count } points for Black's fifth stone.
opening-declare-ours = How many points must Black offer for the fifth stone? Enter 1 to { $most }.
opening-declare-theirs = { $name } decides how many points Black must offer for the fifth stone.
opening-offer-ours = { $count ->
    [one] Select { $count } point on the board to offer for Black's fifth stone. { $other } places the stone there.
   *[other] Select { $count } points on the board to offer for Black's fifth stone. { $other } picks one.
}
opening-offer-theirs = { $count ->
    [one] { $name } offers { $count } point for Black's fifth stone.
   *[other] { $name } offers { $count } points for Black's fifth stone; { $other } picks one.
}
opening-pick-ours = Pick the point for Black's fifth stone.
opening-pick-theirs = { $name } picks the point for Black's fifth stone.
opening-komi-ours = Set a fair komi. Then { $other } chooses a color.
opening-komi-theirs = { $name } sets the komi. Then { $other } chooses a color.
opening-first-bid-ours = How much komi will you give to play Black?
opening-first-bid-theirs = { $name } makes the first bid for Black.
opening-bid-ours = { $other } bids { $komi } to play Black. Bid more, or play White.
opening-bid-theirs = { $name } bids more than { $komi }, or lets { $other } play Black.
opening-colors-open = color not chosen
opening-color-so-far = { $side }, may still change
opening-choice-black = Play Black
opening-choice-white = Play White
opening-choice-more_stones = Add two stones
opening-number = Number of fifth moves
opening-declare = Declare
opening-chosen = { $chosen } of { $count } chosen
opening-offer = { $count ->
    [one] Offer this move
   *[other] Offer these { $count } moves
}
opening-remove = Remove last point
opening-set-komi = Set komi
opening-bid = Bid
opening-let = Play White with komi { $komi }
opening-wrong-bid = Bid from { $least } to { $most } points, in steps of 0.5.
opening-about-pro = Black's first stone goes in the center, the second outside the middle 5×5. Then play is free.
opening-about-long_pro = Black's first stone goes in the center, the second outside the middle 7×7. Then play is free.
opening-about-swap = One player places two black stones and one white. The opponent chooses a color. White moves next.
opening-about-swap2 = One player places two black stones and one white. The opponent chooses a color, or adds a white and a black stone and lets the first player choose. White moves next.
opening-about-soosyrv_8 = One player places three stones near the center, and the opponent chooses a color. White places the fourth stone and says how many fifth moves Black must offer, up to 8. Black may swap colors. Black then offers that many points, and White picks one.
opening-about-taraguchi_10 = The first stones go inside wider and wider squares around the center. After each one the opponent may swap colors. Instead of a swap after the fourth, Black may offer ten fifth moves, and White picks one.
opening-about-yamaguchi = One player places three stones near the center and says how many fifth moves Black must offer. The opponent chooses a color. White places the fourth stone. Black offers that many points, and White picks one.
opening-about-komi_cut = One player sets the komi. The opponent chooses a color.
opening-about-komi_bids = The players bid komi in turn, each bid higher than the last. The highest bidder plays Black and gives White that komi.

## plan

plan-title = Plan answers
plan-mark = planned
plan-again = Planned answers ({ $count })
plan-overtaken = Your opponent has moved. The lines that you had not saved are gone.
plan-replaced = { $count ->
    [one] Your new answer has replaced a line.
   *[other] Your new answer has replaced { $count } lines.
}
plan-restore = Put back
plan-unsaved = These lines are not saved yet.
plan-unanswered = { $move } has no answer yet. Play your answer or undo that move. Then save.
plan-ends-play = A pass that ends play cannot be planned.
plan-board = Board for planned answers
plan-theirs = Play a move for { $side }
plan-ours = Play your answer
plan-ends = The game would end here
plan-shown = { $count ->
    [one] { $count } move ahead: { $move }
   *[other] { $count } moves ahead: { $move }
}
plan-pass = pass
plan-start = Current position
plan-none = Play a move for your opponent, then your answer. The server plays the answer when your opponent plays that move. Your opponent does not see this.
plan-pair = if { $theirs }: { $ours }
plan-then = {", then "}
plan-remove = Delete “{ $line }”
plan-save = Save
plan-saved = { $count ->
    [0] No answers are planned
    [one] { $count } planned line is saved
   *[other] { $count } planned lines are saved
}
