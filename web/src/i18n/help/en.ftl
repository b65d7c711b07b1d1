### The texts of the help pages, in English. They are loaded when a help page is opened. Every language has the same keys in the same order.

## lessons: what every lesson shows

help-undo = Take back
help-again = Start again
help-pass = Pass
help-board = Board of the lesson: { $title }
help-task-of = Task { $number } of { $total }
help-refused = You cannot play at { $point }. { $reason }
help-more = More about the rules
help-start = Start a game
help-overview = All help pages
help-others = Other games

## help: the page about this site

help-title = Help
help-lead = How to use this site. Each game also has a page that teaches it on small boards.
help-games-title = Learn a game
help-friend-title = Play a friend
help-friend-text = Press “Play a friend” on the home page. You get a link and a QR code. Send the link, or let your friend scan the code. The game starts when your friend joins. No one needs an account. To choose the board, the rules and the clock yourself, press “New game”.
help-lan-title = On the same network
help-lan-text = Phones and computers on the same network can play together without the internet. The home page and every invitation show an address and a QR code for them. Open the address on the other device. With “Play on another device” in the menu of a game, you can continue that game on your phone.
help-clocks-title = Clocks
help-clock-none = No clock: no one can lose on time. This suits a relaxed game with a friend.
help-clock-absolute = Absolute: each player has a fixed amount of time for the whole game, and loses when it runs out.
help-clock-fischer = Fischer increment: each move adds a few seconds to your clock. If you move quickly, you gain time, up to the maximum if there is one.
help-clock-byo_yomi = Byo-yomi: when your main time is used up, you have a few periods of some seconds each. If you move before a period ends, you keep it, and it starts again in full. If you do not, you lose that period. When you have no period left, you lose the game.
help-clock-canadian = Canadian: when your main time is used up, you have to play several moves within one period. If you do, a new period starts. If you do not, you lose the game.
help-clock-simple = Simple: each move has the same amount of time. Time that you do not use is not added to the next move.
help-clock-correspondence = Correspondence: you have days for each move, so you need not be online at the same time as your opponent. When your days run out, your rest days are used.
help-clock-fair = Delays cost no time: the server subtracts its own, and gives each player back the round trip over the network, within a limit. During a game, the menu shows what was given back; after it, the replay does.
help-offers-title = Offers to your opponent
help-offer-takeback = Takeback: asks to take your last move back. Your opponent decides.
help-offer-redo = Redo: asks to play the moves again that the last takeback removed, as long as no other move was played.
help-offer-draw = Draw: offers to end the game without a winner.
help-offer-rematch = Rematch: after the game, offers a new one with the colors swapped. If your opponent accepts, you both move on to it.
help-offer-pause = Pause: offers to stop both clocks for some minutes. Either player ends the pause, and a short countdown later the same turn goes on.
help-offer-adjourn = Adjourn: offers to play on another day. The game waits among your games on the first page until both players are here and want to continue.
help-offer-continue = Continue: ends a pause, or asks your opponent to continue an adjourned game.
help-away-title = If your opponent leaves
help-away-text = When a player closes the page or loses the connection, both players see a countdown. If the player does not come back in time, the opponent can claim the win, call a draw or keep waiting. The server never decides this by itself.
help-end-title = How a game of Go ends
help-end-text = When you can gain nothing more, pass. After two passes in a row, the server marks the stones that it considers dead. Select a chain to change its mark. The game ends when both players accept the score. If you disagree about a group, play it out on a scratch board: it changes nothing until both of you agree on its result. Or resume play and settle it in the game.
help-watch-title = Watching
help-watch-text = Open any game in progress on the home page. You can look back through the moves while the game goes on. Spectators have a chat of their own, which the players can read only after the game.
help-moves-title = Playing a move
help-moves-text = A mouse click plays at once. A finger shows the points enlarged and chooses one when you lift it; tap again to confirm. In correspondence games, you confirm each move. When your time is almost up, one tap plays. You can change this for each speed in the settings.
help-premoves-title = Preparing a move
help-premoves-text = If you allow it in the settings, you can choose your next move while your opponent thinks, in games with a running clock. It is played as soon as your opponent has moved, whatever that move is. If it is illegal by then, it is not played and you see why. To withdraw it, choose it again, press Escape or right-click.
help-field-title = The field next to the moves
help-field-text = Type D4 to play there, or D4? to ask what is there. Questions with words use the language of the page, such as “row 4?” or “liberties D4?”. The signs work in every language. You can also type the words on a button to press it. The list of keys below shows everything that the field understands.
help-keys-title = Keys
help-keys-text = Press ? on any page to see this list.

## go

help-go-title = How to play Go
help-go-lead = Two players, Black and White, take turns to place a stone on a point, where two lines cross. Stones never move. You win by surrounding more of the board than your opponent.
help-go-capture-title = Liberties and capture
help-go-capture-text = The empty points next to a stone, along the lines, are its liberties. A stone without liberties is captured and taken off the board.
help-go-capture-task = The white stone has one liberty left. Play on it.
help-go-capture-done = Captured. The stone is now your prisoner.
help-go-capture-wrong = The white stone still has a liberty. Look for the empty point next to it. Diagonals do not count.
help-go-save-title = Connected stones
help-go-save-text = Stones of one color that touch along the lines form a chain. They share their liberties, and they live or die together.
help-go-save-task = White can capture your stone with the next move. Save it.
help-go-save-done = Your two stones now share three liberties. White cannot capture them with the next move.
help-go-save-wrong = White can still capture the stone. Give it more liberties by extending it.
help-go-self-title = No liberties of your own
help-go-self-text = You may not place a stone that would have no liberties, unless it captures something.
help-go-self-task = You are Black. Find the point where you may not play, and try it.
help-go-self-done = The rules refuse it: the stone would have no liberty and capture nothing.
help-go-self-wrong = That move is allowed, because the stone has a liberty. Look for the point that White surrounds.
help-go-inside-title = Capturing comes first
help-go-inside-text = After a move, the opponent’s stones without liberties are taken off first. Only then do the rules look at your own stone.
help-go-inside-task = This looks like the last board, but now the white chain has no other liberty. Capture it.
help-go-inside-done = Three stones captured. Your stone now has liberties where they were.
help-go-inside-wrong = The white chain has one last liberty. It is in the corner.
help-go-ko-title = Ko
help-go-ko-text = Sometimes the players could capture single stones back and forth forever. This is a ko. You may not recapture in a ko at once: you have to play elsewhere first.
help-go-ko-task = You are White. Black has just captured a stone. Try to recapture at B3.
help-go-ko-task-2 = The rules refuse it: ko. Now play anywhere else.
help-go-ko-task-3 = Black has passed. Now you may recapture at B3.
help-go-ko-done = Recaptured. Now it is Black who may not recapture at once. A move elsewhere that the opponent has to answer, so that you can then recapture, is called a ko threat.
help-go-ko-wrong = The ko is still open. Play at B3.
help-go-eyes-title = Two eyes make life
help-go-eyes-text = A chain that surrounds two separate spaces, called eyes, can never be captured: the opponent would have to fill both at the same time.
help-go-eyes-task = White surrounds your stones. Make two eyes.
help-go-eyes-done = White may play in neither eye. Your stones are alive.
help-go-eyes-wrong = Now White can play inside and leave you only one eye. Divide the space in the middle.
help-go-count-title = The end and the count
help-go-count-text = When neither player can gain more, both pass. Then the board is counted. Under area rules, such as the Chinese, each living stone and each surrounded point counts as one. Under territory rules, such as the Japanese, each surrounded point and each prisoner counts as one.
help-go-count-task = All borders are closed, and there is nothing left to gain. Pass.
help-go-count-done = Both have passed. White wins by the same margin with both ways of counting.
help-go-count-wrong = That point is already decided. Take the stone back and pass.
help-go-count-table = The count
help-go-count-area = Area: stones and surrounded points
help-go-count-territory = Territory: surrounded points and prisoners
help-go-komi-title = Komi and handicap
help-go-komi-text = Black moves first, which is an advantage. To make up for it, White gets extra points, called komi, often 6.5 or 7.5. The half point avoids draws. A stronger player can give a handicap: Black starts with several stones on the board.
help-go-dead-title = Dead stones
help-go-dead-text = Stones that cannot avoid capture are dead. They need not be captured in play. After both have passed, the players agree on them, and they are taken off before the count.
help-go-rules-title = Rulesets
help-go-rules-text = Rulesets differ in how they count and in which repetitions they forbid. If you do not know which to choose, take the Chinese rules. A small board of 9×9 is best for the first games.

## gomoku

help-gomoku-title = How to play Gomoku
help-gomoku-lead = Black and White take turns to place a stone where two lines cross. Stones never move and are never captured. The first to get five in a row wins: across, down or diagonally.
help-gomoku-five-title = Five in a row
help-gomoku-five-text = Five stones in a row without a gap win the game at once.
help-gomoku-five-task = You are Black. Complete five in a row.
help-gomoku-five-done = Five in a row. Black wins.
help-gomoku-five-wrong = That is not five in a row. Find your four stones in a row: both ends are free.
help-gomoku-three-title = Answer an open three
help-gomoku-three-text = Three in a row with both ends free is an open three. If you do not stop it, the next stone makes an open four: four in a row with both ends free. That cannot be stopped.
help-gomoku-three-task = You are White. Black has an open three. Stop it.
help-gomoku-three-done = Black can still make a four, but you can stop it at its other end.
help-gomoku-three-wrong = Black makes four in a row with two free ends. You can block only one of them.
help-gomoku-four-title = Make two threats
help-gomoku-four-text = One threat can be blocked. Two threats at once win: if the opponent blocks one, the other makes five.
help-gomoku-four-task = You are Black. Find the move after which two points make five.
help-gomoku-four-done = White can block only one end. Black wins with the next move.
help-gomoku-four-wrong = After that move White can stop you. Fill the gap.
help-gomoku-six-title = Standard rules: exactly five
help-gomoku-six-text = Under standard rules, only exactly five stones win. Six or more in a row are an overline, which does not win. Under freestyle rules, an overline wins, too.
help-gomoku-six-task = These are standard rules. Make exactly five.
help-gomoku-six-done = Exactly five. Black wins.
help-gomoku-six-wrong = That makes six in a row, or too few. Look for a row of exactly five.
help-gomoku-caro-title = Caro: one end must be free
help-gomoku-caro-text = Under Caro rules, five in a row does not win if the opponent has stones at both ends.
help-gomoku-caro-task = These are Caro rules. Make a five that wins.
help-gomoku-caro-done = This five is not blocked at both ends. Black wins.
help-gomoku-caro-wrong = White has stones at both ends of that row, or it is not yet five. Try the other direction.
help-gomoku-forbidden-title = Renju: forbidden points
help-gomoku-forbidden-text = Black moves first and has an advantage. In renju, Black therefore may not make an overline, two fours at once, or two open threes at once. White has no forbidden moves.
help-gomoku-forbidden-task = Find the point where Black would make two open threes, and try it.
help-gomoku-forbidden-done = The rules refuse it: double-three. In a game such points are marked for Black.
help-gomoku-forbidden-wrong = Black may play there. Look for the point that lies in line with both pairs of stones.
help-gomoku-mnk-title = Any number in a row
help-gomoku-mnk-text = You can also choose the board and the number of stones in a row: an m,n,k game. Here the board is 6×5, and four in a row wins.
help-gomoku-mnk-task = Complete four in a row.
help-gomoku-mnk-done = Four in a row. Black wins.
help-gomoku-mnk-wrong = That is not four in a row yet. Look along the diagonal.
help-gomoku-opening-title = Fair openings
help-gomoku-opening-text = If Black may start anywhere, Black wins too often. In an opening such as Swap2, one player places the first stones, and the opponent chooses a color. The page of the game tells you each step.

## othello

help-othello-title = How to play Othello
help-othello-lead = Black and White take turns to place a disc on a board of 8×8. Every disc has a black and a white side. The player with more discs of their color at the end wins.
help-othello-flip-title = Flipping
help-othello-flip-text = Place your disc so that one or more discs of your opponent lie in a straight line between it and another disc of yours. All of them are flipped to your color. You may only play where you flip at least one disc.
help-othello-flip-task = You are Black. Make the first move of the game.
help-othello-flip-done = The white disc in between is black now.
help-othello-flip-wrong = Nothing was flipped. Play where a white disc lies between your disc and another black one.
help-othello-many-title = In all directions
help-othello-many-text = One move can flip discs in several directions at once, and several discs in each.
help-othello-many-task = You are Black. Find the move that flips three discs.
help-othello-many-done = Three discs flipped with one move. But having many discs early is not worth much: they can all be flipped back.
help-othello-many-wrong = That flips fewer than three. Look for a long diagonal.
help-othello-pass-title = When you have to pass
help-othello-pass-text = A player who can flip nothing has to pass, and the opponent moves again. A player who has a move may not pass. The game does this for you.
help-othello-pass-task = You are White. Find the move after which Black has no move.
help-othello-pass-done = Black has no move and passes. You move again.
help-othello-pass-wrong = Black still has a move. Try another point at the edge.
help-othello-corner-title = Corners
help-othello-corner-text = A disc in a corner can never be flipped, because nothing can lie behind it. Corners are the best points on the board, and the points next to an empty corner are dangerous.
help-othello-corner-task = You are Black. White played next to a corner. Take the corner.
help-othello-corner-done = This corner is yours until the end.
help-othello-corner-wrong = That is not the corner. Look at the long diagonal.
help-othello-end-title = The end
help-othello-end-text = The game ends when neither player can move, most often when the board is full. The player with more discs wins. Empty points count for the winner.

## tic_tac_toe

help-tic_tac_toe-title = How to play tic-tac-toe
help-tic_tac_toe-lead = X and O take turns to mark one of nine points. The first to get three in a row wins: across, down or diagonally. X goes first.
help-tic_tac_toe-three-title = Three in a row
help-tic_tac_toe-three-text = Three marks in a line win the game.
help-tic_tac_toe-three-task = You are X. Win with this move.
help-tic_tac_toe-three-done = Three in a row. X wins.
help-tic_tac_toe-three-wrong = That is not three in a row. Look along the diagonal.
help-tic_tac_toe-block-title = Block a row
help-tic_tac_toe-block-text = If your opponent has two in a line and the third point is empty, you have to take it.
help-tic_tac_toe-block-task = You are X. O threatens to win. Stop it.
help-tic_tac_toe-block-done = Blocked.
help-tic_tac_toe-block-wrong = O completes a row. Look for the line with two Os.
help-tic_tac_toe-fork-title = Two threats at once
help-tic_tac_toe-fork-text = Your opponent can block only one point. If you threaten to win on two, you win.
help-tic_tac_toe-fork-task = You are X. Find the move after which two points win.
help-tic_tac_toe-fork-done = O can block only one of them.
help-tic_tac_toe-fork-wrong = O can still stop you. Look for a point that belongs to two of your lines.
help-tic_tac_toe-draw-title = A draw
help-tic_tac_toe-draw-text = If neither player makes a mistake, the board fills up and the game is a draw.
