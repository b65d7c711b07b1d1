### Everything the client says, in English. zh-CN.ftl holds the same keys in the same order.

## app

app-name = Tengen
app-skip = Skip to the content
app-nav = Main
app-play = Play
app-history = History
app-settings = Settings
app-home = Tengen, to the front page
app-loading = Loading…
app-you = You play as { $name }
app-offline = No connection. Trying again…
app-updated = A newer version of this page is ready.
app-update = Load it
app-later = Later
app-retry = Try again
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied

app-title = { $page } · Tengen

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
word-ruleset-mnk = Any row (m,n,k)
word-scoring-area = area
word-scoring-territory = territory
word-ko-simple = simple ko
word-ko-positional = positional superko
word-ko-situational = situational superko
word-self-capture = self-capture
word-nothing-removed = nothing is removed
word-tax-seki = no points in seki
word-tax-all = two points a group
word-pass-stones = pass stones
word-forbidden-loses = a forbidden move loses
word-row = { $count } in a row
word-overline-nothing = longer rows do not win
word-ranks-and-files = no diagonals
word-opening-free-go = Even game
word-opening-free-gomoku = Free
word-opening-pro = Pro
word-opening-long_pro = Long pro
word-opening-swap = Swap
word-opening-swap2 = Swap2
word-opening-soosyrv_8 = Soosyrv-8
word-opening-taraguchi_10 = Taraguchi-10
word-opening-yamaguchi = Yamaguchi
word-opening-komi_cut = I set the komi, you choose the color
word-opening-komi_bids = Bid for the komi
word-komi = komi { $komi }
word-handicap = { $stones } handicap stones
word-handicap-free = { $stones } handicap stones, placed freely
word-pass = Pass
word-nobody = Nobody yet
word-versus = { $black } against { $white }
word-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
word-spectators = { $count ->
    [0] nobody is watching
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
word-time-none = no clock
word-time-absolute = { $main } for the game
word-time-fischer = { $main } + { $increment } a move
word-time-byo_yomi = { $main } + { $periods }×{ $period }
word-seconds = { $count } s
word-minutes = { $count } min
word-hours = { $count } h
word-days = { $count } d

## outcome

outcome-score = { $side } wins by { $margin } { $margin ->
    [one] point
   *[other] points
}
outcome-discs = { $side } wins by { $margin } { $margin ->
    [one] disc
   *[other] discs
}
outcome-row = { $count ->
    [0] { $side } wins with a complete row
    [3] { $side } wins with three in a row
    [4] { $side } wins with four in a row
    [5] { $side } wins with five in a row
   *[other] { $side } wins with { $count } in a row
}
outcome-forbidden = { $side } wins: { $other } made a forbidden move
outcome-resignation = { $side } wins by resignation
outcome-timeout = { $side } wins on time
outcome-forfeit = { $side } wins by forfeit
outcome-draw = Draw
outcome-void = No result
outcome-aborted = Aborted
outcome-unknown = Result unknown

## home

home-title = Play
home-new = New game
home-new-heading = Start a game
home-kind = Game
home-board = Board
home-time = Time
home-color = Your color
home-color-sign = Your sign
home-color-random = Random
home-color-nigiri = Nigiri
home-begin = Who begins
home-begin-black = You
home-begin-white = Opponent
home-visibility = Who may join
home-visibility-public = Anyone
home-visibility-private = Only by link
home-more = More choices
home-size = Other size
home-size-width = Columns
home-size-height = Rows
home-size-hint = { $least } to { $most }
home-ruleset = Rules
home-about-freestyle = Five or more in a row win.
home-about-standard = Exactly five in a row win; six or more are nothing.
home-about-caro = Five in a row win, unless the opponent stands at both ends; six or more always win.
home-about-caro_exact = Exactly five in a row win, unless the opponent stands at both ends.
home-about-renju = As tournaments play it: Black may not make an overline, two fours or two open threes at once.
home-about-mnk = A row of your own length, on a board of any size.
home-forbidden = A forbidden move
home-forbidden-refused = is refused
home-forbidden-loses = loses
home-row = Stones in a row
home-overline = More in a row
home-overline-wins = win too
home-overline-nothing = are nothing
home-directions = Directions
home-directions-all = across, down and diagonally
home-directions-ranks_and_files = across and down only
home-opening = Opening
home-rules-ko = Repetition
home-rules-ko-simple = A ko may not be retaken at once
home-rules-ko-positional = No board may come back
home-rules-ko-situational = No board may come back with the same player to move
home-rules-scoring = What counts
home-rules-scoring-area = Area: stones and surrounded points
home-rules-scoring-territory = Territory: surrounded points and prisoners
home-rules-tax = Seki and groups
home-rules-tax-none = All surrounded points count
home-rules-tax-seki = Points in seki do not count
home-rules-tax-all = The same, and each group pays two points
home-rules-handicap_bonus = Given to White
home-rules-handicap_bonus-none = Nothing but komi
home-rules-handicap_bonus-stones = A point for each handicap stone
home-rules-handicap_bonus-stones_less_one = A point for each handicap stone but the first
home-rules-resume = When play is resumed
home-rules-resume-alternates = It goes on where it stopped
home-rules-resume-opponent_of_asker = The opponent of who asked moves
home-rules-removes_dead = Dead stones are agreed on and taken off
home-rules-self_capture = Several of one's own stones may be captured
home-rules-third_repetition_voids = A position that occurs thrice ends without result
home-rules-pass_stones = A pass costs a stone, and White passes last
home-komi = Komi
home-komi-hint = White's compensation, in half points. Empty: { $komi }, the custom of these rules.
home-handicap = Handicap
home-handicap-none = None
home-handicap-fixed = On the star points
home-handicap-aga = On the star points, in the order of the AGA
home-handicap-free = Placed by Black
home-stones = Stones
home-takeback = Moves may be taken back when the other agrees
home-time-none = No clock
home-time-custom = Custom…
home-time-system = System
home-time-system-absolute = One budget
home-time-system-fischer = Increment (Fischer)
home-time-system-byo_yomi = Byo-yomi
home-time-main = Minutes each
home-time-increment = Seconds added a move
home-time-cap = Never more than, minutes
home-time-periods = Periods
home-time-period = Seconds a period
home-wrong-size = Choose a whole number from { $least } to { $most }.
home-wrong-row = Choose a number from { $least } to { $most }, and no more than the longer side of the board.
home-wrong-komi = Choose a number of half points from -400 to 400, such as 7.5.
home-wrong-handicap = On this board { $most ->
    [0] no handicap stones are possible
   *[other] from 2 to { $most } handicap stones are possible
}.
home-wrong-main = Choose a time from 1 second to 24 hours.
home-wrong-increment = Choose from 0 to 600 seconds.
home-wrong-cap = The cap cannot be less than the time at the start.
home-wrong-periods = Choose from 1 to 30 periods.
home-wrong-period = Choose from 1 to 600 seconds.
home-creating = Making the room…
home-failed = The room could not be made: { $reason }
home-yours = Your games
home-seeks = Waiting for an opponent
home-seeks-empty = Nobody is waiting right now. Start a game and others will see it here.
home-live = Being played now
home-live-empty = No game is being played right now.
home-recent = Played lately
home-recent-empty = No game has been finished yet.
home-recent-all = The whole history
home-join = Join
home-join-label = Join the game of { $host }
home-open = Open
home-open-label = Open your game: { $what }
home-watch-label = Watch { $what }
home-waits = waits for an opponent
home-host-black = { $host } plays { $side }
home-host-white = { $host } plays { $side }
home-host-random = colors by lot
home-host-nigiri = colors by nigiri
home-begins-black = { $host } begins
home-begins-white = whoever joins begins
home-begins-random = who begins is drawn by lot
home-move = move { $number }
home-online = { $count ->
    [one] { $count } person is here
   *[other] { $count } people are here
}
home-lan = Play from another device
home-lan-hint = On the same network, open one of these addresses or scan the code.
home-qr = QR code of { $address }

## history

history-title = History
history-filters = Filters
history-player = Player
history-kind = Game
history-outcome = Outcome
history-any = Any
history-outcome-black = Black won
history-outcome-white = White won
history-outcome-draw = Draw
history-outcome-void = No result
history-show = Show
history-clear = Clear the filters
history-total = { $count ->
    [0] No game matches
    [one] { $count } game
   *[other] { $count } games
}
history-empty = No game matches these filters.
history-nothing = No game has been finished yet. The first one will be listed here.
history-failed = The history could not be loaded: { $reason }
history-column-when = Date
history-column-game = Game
history-column-black = Black
history-column-white = White
history-column-outcome = Outcome
history-column-moves = Moves
history-column-duration = Duration
history-replay-label = Replay { $what }
history-pages = Pages
history-page = Page { $page } of { $pages }
history-newer = Newer
history-older = Older
history-open-file = Open an SGF file

## replay

replay-title = Replay
replay-failed = This game could not be loaded: { $reason }
replay-first = First position
replay-back = Back one move
replay-forward = Forward one move
replay-last = Last position
replay-slider = Position
replay-position = { $number ->
    [0] Start
   *[other] Move { $number } of { $total }
}
replay-position-spoken = { $number ->
    [0] Start of the game
   *[other] Move { $number } of { $total }: { $color } { $point }
}
replay-moves = Moves
replay-chat = Chat
replay-chat-empty = Nothing was said.
replay-prisoners = { $count ->
    [one] { $count } prisoner
   *[other] { $count } prisoners
}
replay-clock = Clock of { $color }
replay-download = Download SGF
replay-open = Open an SGF file
replay-open-hint = Shown on this device only; nothing is stored.
replay-open-failed = This file could not be read: { $reason }
replay-open-where = line { $line }, column { $column }: { $reason }
replay-from-file = From the file { $name }
replay-diagram = { $color ->
    [black] From stones that were set up; Black moves first
   *[white] From stones that were set up; White moves first
}
replay-score-row = Part
replay-score-stones = Stones
replay-score-territory = Territory
replay-score-prisoners = Prisoners
replay-score-komi = Komi
replay-score-handicap = Handicap
replay-score-total = Total
replay-played = Played { $when }
replay-duration = took { $duration }
replay-board = Board of the replay

## settings

settings-title = Settings
settings-name = Your name
settings-name-hint = 2 to 20 letters, digits, - or _. The others read it.
settings-name-save = Save the name
settings-name-saved = From now on you are { $name }.
settings-name-wrong = Use 2 to 20 letters, digits, - or _.
settings-name-failed = The name was not changed: { $reason }
settings-look = Look
settings-theme = Theme
settings-theme-auto = Auto
settings-theme-wood = Wood
settings-theme-paper = Paper
settings-theme-slate = Slate
settings-theme-dark = Dark
settings-coordinates = Show coordinates
settings-preview = Preview
settings-hearing = Sound
settings-sound = Play sounds
settings-sound-try = Hear a stone
settings-playing = Playing
settings-confirm = Ask before a stone is played
settings-confirm-auto = For a finger on small points
settings-confirm-always = Always
settings-confirm-never = Never
settings-language = Language
settings-kept = These choices are kept on this device.

## lost: pages that are not there, and faults

lost-title = Not found
lost-text = There is nothing at this address.
lost-home = To the front page
fault-title = Something went wrong
fault-text = This page ran into a fault of ours. Your game is safe on the server.
fault-not-loaded = This page could not be loaded. The server may be away, or carry a newer version.
fault-reload = Load the page again
unreachable = The server cannot be reached.

## code: what a refusal or an error means

code-malformed = The server could not read that.
code-unknown_type = The server does not know that message.
code-unknown_field = The server does not know a part of that message.
code-too_large = That is too large.
code-invalid = A value is not possible.
code-unsupported_protocol = This page and the server speak different versions. Load the page again.
code-no_session = Say who you are first.
code-forbidden_origin = That came from a page of another site.
code-not_a_player = Only a player of this room may do that.
code-forbidden = That is not for you.
code-not_found = There is no such thing here.
code-method_not_allowed = That cannot be done there.
code-not_joined = You are not in that room.
code-room_full = Both seats are taken.
code-already_seated = You already have a seat here.
code-not_started = The game has not started.
code-game_over = The game is over.
code-not_your_turn = It is the other player's turn.
code-wrong_phase = That is not possible in this phase of the game.
code-off_board = That point is not on the board.
code-occupied = A stone is already there.
code-ko = Ko: play somewhere else first.
code-superko = Superko: this position was on the board before.
code-self_capture = That would fill your own last liberty.
code-no_pass = There is no passing in this game.
code-overline = An overline: Black may not make six or more in a row.
code-double_four = A double-four: Black may not make two fours at once.
code-double_three = A double-three: Black may not make two open threes at once.
code-flips_nothing = A disc must turn over at least one of the other color.
code-opening_step = The opening asks for something else now.
code-outside_opening = The opening does not allow that point.
code-offer_count = That is not the number of moves to offer.
code-offer_occupied = Only empty points can be offered.
code-offer_same = That is the same move as another one, turned or mirrored.
code-bad_komi = Komi must be a number of half points from -400 to 400.
code-bid_too_low = Bid at least half a point more.
code-no_offer = That offer is no longer open.
code-already_offered = That is already offered.
code-not_allowed = This room was set up without that.
code-nothing_to_take_back = There is no move to take back.
code-dead_set_changed = The dead stones have changed. Look again.
code-no_stone = There is no stone there.
code-no_change = It is so already.
code-too_late = It is too late for that.
code-repeated = You just said that.
code-empty = There is nothing to say.
code-command_id_reused = That was already sent as something else.
code-rate_limited = Too fast. Wait a moment.
code-too_many = There are too many of these.
code-unavailable = The server cannot store anything right now. Nothing was done; try again.
code-draining = The server is restarting. Try again in a moment.
code-ahead = The page knew more than the server. It has started over.
code-timeout = That took too long.
code-unsupported_media_type = That kind of file is not accepted.
code-bad_sgf = This is not an SGF file that can be read.
code-internal = A fault of the server. It has been noted.

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
board-closed = outside of the opening
board-forbidden-overline = forbidden: overline
board-forbidden-double_four = forbidden: double-four
board-forbidden-double_three = forbidden: double-three
board-offered = offered as { $letter }
board-pending = not confirmed yet
board-staged = chosen

## keys

keys-title = Keys
keys-board = On the board
keys-moves = Through the moves
keys-anywhere = Everywhere
keys-next = to the next point
keys-row = to the ends of the row
keys-column = to the ends of the column
keys-corner = to the first and the last point
keys-choose = play there; in an opening, offer it; when the game is counted, mark a chain
keys-step = one move back or forward
keys-ten = ten moves back or forward
keys-ends = to the beginning and the end
keys-list = this list
keys-space = Space

## room

room-title = Room
room-missing = This room is not there
room-controls = Game
room-board = Board
room-browse = Moves
room-move-of = { $number } / { $total }
room-live = Back to the game
room-fresh = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
room-you = (you)
room-to-move = to move
room-here = connected
room-gone = disconnected
room-periods = { $count ->
    [one] { $count } period
   *[other] { $count } periods
}
room-periods-left = { $count ->
    [one] last period
   *[other] { $count } periods left
}
room-status-waiting = Waiting for an opponent
room-status-nigiri = Drawing the colors
room-status-yours = Your turn
room-status-turn = { $side } to move
room-status-acts = Waiting for { $name }
room-forced-pass = { $side } has no move and passes
room-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
room-discs-board = On the board
room-discs-official = Result, empty squares to the winner
room-status-scoring = Both have passed: agree on the dead stones
room-status-finished = The game is over
room-confirm = Play { $point }
room-play-at = Play at
room-play = Play
room-undo = Undo
room-draw = Offer draw
room-abort = Abort
room-resign = Resign
room-resign-title = Resign this game?
room-resign-text = { $side } wins then.
room-accept = Accept
room-decline = Decline
room-withdraw = Withdraw
room-offer-takeback = { $side } asks to take a move back
room-offer-takeback-ours = You asked to take a move back
room-offer-draw = { $side } offers a draw
room-offer-draw-ours = You offered a draw
room-offer-rematch = { $side } would like to play again
room-offer-rematch-ours = You would like to play again
room-scoring-title = Which stones are dead?
room-scoring-proposed = The server has marked the stones that look dead to it. The players decide.
room-scoring-none = No stones are marked as dead.
room-scoring-how = Press a chain to mark it as dead or alive. The game ends when both have accepted the same board.
room-scoring-open = { $count ->
    [one] An open border counts for nobody: { $points }. Resume play to close it.
   *[other] Open borders count for nobody: { $points }. Resume play to close them.
}
room-scoring-if = if the board is counted like this
room-accepted = { $color ->
    [black] Black has accepted
   *[white] White has accepted
}
room-not-accepted = { $color ->
    [black] Black has not accepted yet
   *[white] White has not accepted yet
}
room-accept-score = Accept score
room-resume = Resume play
room-scoring-wait = Waiting for { $name }. Any change of the dead stones asks both again.
room-counting-chinese = Area: living stones and surrounded points
room-counting-tromp_taylor = Area: all stones and the points that reach one color alone
room-counting-japanese = Territory: surrounded points and prisoners, dead stones among them
room-counting-korean = Territory: surrounded points and prisoners, dead stones among them
room-counting-aga = Area: living stones and surrounded points; every pass cost a stone
room-counting-new_zealand = Area: living stones and surrounded points
room-counting-ing = Area: living stones and surrounded points
room-counting-stone_scoring = Stones: living stones and surrounded points, less two points a group
room-counting-chinese_simple_ko = Area: living stones and surrounded points
room-counting-custom-area = Area: living stones and surrounded points, as these rules have it
room-counting-custom-territory = Territory: surrounded points and prisoners, as these rules have it
room-why-score = Both agreed on the dead stones and the board was counted.
room-why-discs = Neither could move. The empty squares count for the winner.
room-why-row = { $count ->
    [0] { $side } completed a row.
   *[other] { $side } has { $count } in an unbroken row.
}
room-why-forbidden = { $other } made a forbidden move, and that loses here.
room-why-resignation = { $other } gave the game up.
room-why-timeout = { $other } ran out of time.
room-why-forfeit = { $other } was ruled to have lost.
room-why-draw-go = Nobody won this game.
room-why-draw-gomoku = Nobody completed a row, or both agreed on a draw.
room-why-draw-othello = Both have as many discs, or both agreed on a draw.
room-why-void = The game ended without a result.
room-why-aborted = The game ended before it counted.
room-replay = Replay
room-rematch = Rematch
room-rematch-open = To the next game
room-invite-title = Invite somebody
room-invite-link = Link to this game
room-close = Close this game
room-stand = Leave the seat
room-free-title = { $host } is waiting for an opponent
room-free-title-nobody = A seat is free
room-nigiri-guess = Your opponent holds some stones. Odd or even? Who guesses right { $prize ->
    [begins] begins.
   *[black] plays Black.
}
room-nigiri-wait = The guest guesses whether the number of stones is odd or even.
room-nigiri-odd = Odd
room-nigiri-even = Even
room-seat-link = Play on another device
room-seat-hint = Open this link on the other device, or point its camera at the code, to take your seat there. Keep it to yourself: whoever has it can play for you. It works once.
room-seat-address = Secret link of your seat
room-seat-code = QR code of the secret link of your seat
room-seat-room = To the game
room-chat-empty = Nothing was said yet.
room-chat-players = Say something to the players
room-chat-spectators = Say something to the spectators
room-chat-spectator = spectator
room-chat-send = Send
room-said-moved = { $side } { $point }
room-said-captured = { $side } { $point }, { $count ->
    [one] captures { $count } stone
   *[other] captures { $count } stones
}
room-said-flipped = { $side } { $point }, { $count ->
    [one] turns over { $count } disc
   *[other] turns over { $count } discs
}
room-said-passed = { $side } passes
room-said-seated = { $name } takes a seat
room-said-stood = A seat is free again
room-said-started = The game has started
room-said-started-as = The game has started. You play { $side }
room-said-guessed = { $parity ->
    [odd] The guess is odd
   *[even] The guess is even
}, { $count ->
    [one] there was { $count } stone
   *[other] there were { $count } stones
}
room-said-taken-back = Taken back to move { $number }
room-said-dead = Marked as dead: { $points }
room-said-alive = Marked as alive: { $points }
room-said-resumed = Play goes on, { $side } to move
room-said-declined = { $side } declines
room-said-withdrawn = { $side } withdraws the offer
room-said-rematched = Both play again
room-said-chose-color = { $name } chooses { $side }
room-said-chose-more = { $name } adds two stones
room-said-declared = { $count ->
    [one] { $name } asks for { $count } fifth move
   *[other] { $name } asks for { $count } fifth moves
}
room-said-offers = { $name } offers { $points }
room-said-komi = { $name } names a komi of { $komi }
room-said-proposed = Proposed as dead: { $points }
room-said-proposed-none = No stones are proposed as dead
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
opening-left = { $count } stones are left in this turn.
opening-choose-ours = Which color do you want to play from here?
opening-choose-theirs = { $name } chooses a color.
opening-choose-more-ours = Choose a color, or add two stones and let { $other } choose.
opening-choose-more-theirs = { $name } chooses a color, or adds two stones.
opening-choose-or-offer-ours = Choose a color, or offer { $count } points for Black's fifth stone: press them on the board.
opening-choose-or-offer-theirs = { $name } chooses a color, or offers { $count } points for Black's fifth stone.
opening-declare-ours = How many points must Black offer for the fifth stone? From 1 to { $most }.
opening-declare-theirs = { $name } says how many points Black must offer for the fifth stone.
opening-offer-ours = { $count ->
    [one] Offer { $count } point for Black's fifth stone: press it on the board. { $other } places the stone there.
   *[other] Offer { $count } points for Black's fifth stone: press them on the board. { $other } picks one.
}
opening-offer-theirs = { $count ->
    [one] { $name } offers { $count } point for Black's fifth stone.
   *[other] { $name } offers { $count } points for Black's fifth stone; { $other } picks one.
}
opening-pick-ours = Pick the point where Black's fifth stone goes.
opening-pick-theirs = { $name } picks the point where Black's fifth stone goes.
opening-komi-ours = Set the komi that makes the game even. { $other } then chooses a color.
opening-komi-theirs = { $name } sets the komi; { $other } then chooses a color.
opening-first-bid-ours = How much komi would you give to play Black?
opening-first-bid-theirs = { $name } makes the first bid for Black.
opening-bid-ours = { $other } would give { $komi } to play Black. Bid more, or let them play Black.
opening-bid-theirs = { $name } bids more than { $komi }, or lets { $other } play Black.
opening-colors-open = color open
opening-choice-black = Play Black
opening-choice-white = Play White
opening-choice-more_stones = Add two stones
opening-number = Fifth moves
opening-declare = Declare
opening-chosen = { $chosen } of { $count } chosen
opening-offer = { $count ->
    [one] Offer this move
   *[other] Offer these { $count } moves
}
opening-undo = Undo last
opening-set-komi = Set komi
opening-bid = Bid
opening-let = Let them play Black at { $komi }
opening-wrong-bid = Bid from { $least } to { $most } points, in halves.
opening-about-pro = Black begins in the center and places the second black stone outside the middle 5×5. After that the game is free.
opening-about-long_pro = Black begins in the center and places the second black stone outside the middle 7×7. After that the game is free.
opening-about-swap = One player places two black stones and a white one, the other chooses a color. White moves next.
opening-about-swap2 = One player places two black stones and a white one. The other chooses a color, or adds a white and a black stone and leaves the choice to the first. White moves next.
opening-about-soosyrv_8 = One player places three stones near the center, the other chooses a color. White places the fourth and says how many fifth moves there must be, up to 8; the other may swap. Black offers them, White picks one.
opening-about-taraguchi_10 = Each of the first stones lies in a wider square around the center, and after each the other may swap colors. In place of the last swap Black may offer ten fifth moves, of which White picks one.
opening-about-yamaguchi = One player places three stones near the center and says how many fifth moves there must be. The other chooses a color. White places the fourth, Black offers the fifth moves, White picks one.
opening-about-komi_cut = One player sets the komi, the other chooses a color.
opening-about-komi_bids = The players bid in turn; each bid is higher than the one before. Whoever bids highest plays Black and gives White that komi.
