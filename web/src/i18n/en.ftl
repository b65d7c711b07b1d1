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
word-kind-go = Go
word-kind-gomoku = Gomoku
word-size = { $size }×{ $size }
word-ruleset-chinese = Chinese
word-ruleset-japanese = Japanese
word-ruleset-tromp_taylor = Tromp-Taylor
word-ruleset-korean = Korean
word-ruleset-aga = AGA
word-ruleset-new_zealand = New Zealand
word-ruleset-ing = Ing
word-ruleset-stone_scoring = Stone scoring
word-ruleset-chinese_simple_ko = Chinese, simple ko
word-ruleset-freestyle = Freestyle
word-ruleset-standard = Standard
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

outcome-score = { $winner ->
    [black] Black wins by { $margin }
   *[white] White wins by { $margin }
} { $margin ->
    [one] point
   *[other] points
}
outcome-five = { $winner ->
    [black] Black wins with five in a row
   *[white] White wins with five in a row
}
outcome-resignation = { $winner ->
    [black] Black wins by resignation
   *[white] White wins by resignation
}
outcome-timeout = { $winner ->
    [black] Black wins on time
   *[white] White wins on time
}
outcome-forfeit = { $winner ->
    [black] Black wins by forfeit
   *[white] White wins by forfeit
}
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
home-color-random = Random
home-color-nigiri = Nigiri
home-visibility = Who may join
home-visibility-public = Anyone
home-visibility-private = Only by link
home-more = More choices
home-size = Other size
home-size-hint = { $least } to { $most }
home-ruleset = Rules
home-komi = Komi
home-komi-hint = White's compensation, in half points. Empty: { $komi }, the custom of these rules.
home-handicap = Handicap
home-handicap-none = Even game
home-handicap-fixed = On the star points
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
home-host-black = { $host } plays Black
home-host-white = { $host } plays White
home-host-random = colors by lot
home-host-nigiri = colors by nigiri
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
keys-choose = play there; when the game is counted, mark a chain
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
room-status-turn = { $color ->
    [black] Black to move
   *[white] White to move
}
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
room-resign-text = { $color ->
    [black] Black wins then.
   *[white] White wins then.
}
room-accept = Accept
room-decline = Decline
room-withdraw = Withdraw
room-offer-takeback = { $color ->
    [black] Black asks to take a move back
   *[white] White asks to take a move back
}
room-offer-takeback-ours = You asked to take a move back
room-offer-draw = { $color ->
    [black] Black offers a draw
   *[white] White offers a draw
}
room-offer-draw-ours = You offered a draw
room-offer-rematch = { $color ->
    [black] Black would like to play again
   *[white] White would like to play again
}
room-offer-rematch-ours = You would like to play again
room-scoring-title = Which stones are dead?
room-scoring-how = Press a chain to mark it as dead or alive. The game ends when both have accepted the same board.
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
room-why-score = Both agreed on the dead stones and the board was counted.
room-why-five = { $winner ->
    [black] Black has five stones in an unbroken row.
   *[white] White has five stones in an unbroken row.
}
room-why-resignation = { $winner ->
    [black] White gave the game up.
   *[white] Black gave the game up.
}
room-why-timeout = { $winner ->
    [black] White's time ran out.
   *[white] Black's time ran out.
}
room-why-forfeit = { $winner ->
    [black] White was ruled to have lost.
   *[white] Black was ruled to have lost.
}
room-why-draw = Nobody won this game.
room-why-draw-gomoku = Nobody made five in a row, or both agreed on a draw.
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
room-nigiri-guess = Your opponent holds some stones. Odd or even? Who guesses right plays Black.
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
room-said-moved = { $color ->
    [black] Black { $point }
   *[white] White { $point }
}
room-said-captured = { $color ->
    [black] Black { $point }
   *[white] White { $point }
}, { $count ->
    [one] captures { $count } stone
   *[other] captures { $count } stones
}
room-said-passed = { $color ->
    [black] Black passes
   *[white] White passes
}
room-said-seated = { $name } takes a seat
room-said-stood = A seat is free again
room-said-started = The game has started
room-said-started-as = { $color ->
    [black] The game has started. You play Black
   *[white] The game has started. You play White
}
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
room-said-resumed = { $color ->
    [black] Play goes on, Black to move
   *[white] Play goes on, White to move
}
room-said-declined = { $color ->
    [black] Black declines
   *[white] White declines
}
room-said-withdrawn = { $color ->
    [black] Black withdraws the offer
   *[white] White withdraws the offer
}
room-said-rematched = Both play again
