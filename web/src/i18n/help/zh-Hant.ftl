### The help pages, in traditional Chinese.

## lessons: what every lesson shows

help-undo = 退回
help-again = 重新開始
help-pass = 虛手
help-board = 練習棋盤：{ $title }
help-task-of = 第 { $number } 步，共 { $total } 步
help-refused = { $point } 不能下。{ $reason }
help-more = 更多規則
help-start = 開始對局
help-overview = 全部說明
help-others = 其他棋類

## help: the page about this site

help-title = 說明
help-lead = 這裡說明如何對局。每種棋另有一頁入門，可以在小棋盤上邊學邊下。
help-games-title = 學一種棋
help-friend-title = 找朋友下棋
help-friend-text = 在首頁按「找朋友下棋」，就會得到連結和 QR Code。把連結傳給朋友，或請朋友掃描。朋友加入後對局就開始，誰都不必註冊。想自己選棋盤、規則和棋鐘，請按「新對局」。
help-lan-title = 在同一個網路裡
help-lan-text = 同一網路裡的手機和電腦不必上網也能一起下棋。首頁和每份邀請都有給其他裝置用的網址和 QR Code，在另一台裝置上打開就好。用對局選單裡的「換裝置繼續下」，可以在手機上接著下同一局。
help-clocks-title = 棋鐘
help-clock-none = 不計時：不會超時判負，適合和朋友慢慢下。
help-clock-absolute = 限時：雙方各有一段時間下完整局，用完就輸。
help-clock-fischer = 加秒：每下一手，你的棋鐘加幾秒。下得快，時間會變多；若設有上限，最多加到上限。
help-clock-byo_yomi = 讀秒：基本時間用完後開始讀秒，共有若干次，每次若干秒。在時限內下子不扣次數，重新讀秒；超過時限就少一次。次數用完就輸。
help-clock-canadian = 加拿大讀秒：基本時間用完後，在一段時間內要下完若干手。準時下完，重新開始一段；否則判負。
help-clock-simple = 每手限時：每一手的時間都相同，用不完也不會累積到下一手。
help-clock-correspondence = 通訊棋：每一手有若干天，雙方不必同時在線上。用完後開始用休假。
help-clock-fair = 延遲不耗用時：伺服器會扣除自身的延遲，並在一定限度內補還每位棋手的網路往返時間。對局中可在選單裡查看補還的時間，對局後可在重播中查看。
help-offers-title = 向對手提議
help-offer-takeback = 悔棋：請求收回你的上一手，由對手決定。
help-offer-redo = 恢復：請求恢復上一次悔掉的棋，此後未下新的一手時可用。
help-offer-draw = 提和：提議不分勝負，結束對局。
help-offer-rematch = 再來一局：對局結束後提議交換黑白再下一局。對手同意後，雙方一起進入下一局。
help-offer-pause = 暫停：提議雙方停鐘幾分鐘。任何一方都可結束暫停，短暫倒數後，同一手接著計時。
help-offer-adjourn = 封棋：提議改日再下。對局留在首頁「我的對局」中，待雙方都在線上並願意繼續時再下。
help-offer-continue = 繼續：結束暫停，或請對手繼續已封棋的對局。
help-away-title = 對手離開時
help-away-text = 有一方關閉網頁或斷線時，雙方都會看到倒數。如果到時還沒有回來，留下的一方可以宣布獲勝、宣布和局，或繼續等待。伺服器不會自行判定。
help-end-title = 圍棋怎樣結束
help-end-text = 覺得沒有可下的地方時，就虛手。雙方接連虛手後，伺服器會標出它認為的死子。點一塊棋可以改變標記。雙方都同意結果後，對局結束。對某塊棋意見不同時，可以在試下盤上下出來看看，雙方同意結果之前什麼都不會改變；也可以恢復對局，在棋盤上分出結果。
help-watch-title = 觀戰
help-watch-text = 在首頁打開任何一局進行中的棋就能觀戰。對局進行時可以回看前面的手順。觀戰者有自己的聊天，對局結束後雙方才看得到。
help-moves-title = 下子
help-moves-text = 用滑鼠點一下就下子。手指按住棋盤時會放大顯示，抬起即選定，再點一次確認。通訊棋每一手都要確認。時間快用完時，點一下就下子。可以在設定中按對局速度分別更改。
help-premoves-title = 預設下一手
help-premoves-text = 在設定中啟用後，在計時的對局中，可以趁對手思考時選好下一手。對手一下子，它就會下出，不管對手下在哪裡。如果那時已不合規則，就不會下出，並告訴您原因。再選一次、按 Escape 或點右鍵可以取消。
help-field-title = 手順旁邊的輸入框
help-field-text = 輸入 D4 就在那裡下子，輸入 D4? 就能知道那裡有什麼。提問的詞用網頁的語言，例如「橫線 4?」或「氣 D4?」，符號則在所有語言中通用。也可以輸入按鈕上的文字來按下按鈕。輸入框能理解的內容都列在下面的快速鍵中。
help-keys-title = 快速鍵
help-keys-text = 在任何頁面按 ? 都能看到這份清單。

## go

help-go-title = 圍棋入門
help-go-lead = 黑白雙方輪流在線的交叉點上下子。棋子下了就不再移動。圍住的地方比對手多，就獲勝。
help-go-capture-title = 氣與提子
help-go-capture-text = 棋子沿線緊鄰的空點叫作氣。沒有氣的棋子要從棋盤上提走。
help-go-capture-task = 白子只剩一口氣，請下在那裡。
help-go-capture-done = 提掉了。這顆棋子成了你的提子。
help-go-capture-wrong = 白子還有氣。找找它旁邊的空點，斜線不算。
help-go-save-title = 連在一起的棋子
help-go-save-text = 同色棋子沿線相連，就成為一個整體，共用所有的氣，同生共死。
help-go-save-task = 白方下一手就能提掉你的棋子，請救它。
help-go-save-done = 兩顆棋子現在共有三口氣，白方不能馬上提掉。
help-go-save-wrong = 白方還是能提掉它。把棋子長出去，讓氣變多。
help-go-self-title = 不能自殺
help-go-self-text = 下了之後沒有氣、又提不掉對方棋子的地方，不能下。
help-go-self-task = 你執黑。找出不能下的那個點，試著下一手。
help-go-self-done = 規則不允許：下了之後沒有氣，也沒有提子。
help-go-self-wrong = 這裡可以下，因為棋子有氣。找找被白方圍住的那個點。
help-go-inside-title = 先提子
help-go-inside-text = 下子後，先提走對方沒有氣的棋子，再看自己的棋子有沒有氣。
help-go-inside-task = 形狀和上面相同，但這次白棋沒有別的氣了。請提掉它。
help-go-inside-done = 提了三子。你的棋子在空出的地方又有了氣。
help-go-inside-wrong = 白棋還剩最後一口氣，就在角上。
help-go-ko-title = 打劫
help-go-ko-text = 雙方可能反覆提同一顆棋子，沒完沒了。所以對方剛在劫裡提子，你不能馬上提回，要先下別處。
help-go-ko-task = 你執白。黑方剛提掉一子，請試著在 B3 提回。
help-go-ko-task-2 = 規則不允許：這是打劫。現在請在別處隨意下一手。
help-go-ko-task-3 = 黑方虛手了。現在可以在 B3 提回了。
help-go-ko-done = 提回來了。現在輪到黑方不能馬上提回。讓對方不得不應、自己好回來提劫的一手，叫作劫材。
help-go-ko-wrong = 劫還沒有解決，請下在 B3。
help-go-eyes-title = 兩眼活棋
help-go-eyes-text = 一塊棋圍住兩個分開的空，叫作眼，就永遠提不掉：對手無法同時填上兩隻眼。
help-go-eyes-task = 白方圍住了你的棋，請做出兩隻眼。
help-go-eyes-done = 兩隻眼白方都不能下。你的棋活了。
help-go-eyes-wrong = 白方還能進來，讓你只剩一隻眼。請從中間把空間分開。
help-go-count-title = 終局與計算
help-go-count-text = 雙方都無處可爭時，各虛手一次，然後數棋。數子規則（如中國規則）：活子和圍住的空點各算一。數目規則（如日本規則）：圍住的空點和提子各算一。
help-go-count-task = 邊界都已封好，沒有可爭的地方了。請虛手。
help-go-count-done = 雙方都虛手了。兩種數法下，白方都勝出同樣多。
help-go-count-wrong = 這裡的歸屬已經定了。請退回，然後虛手。
help-go-count-table = 計算結果
help-go-count-area = 數子：棋子與圍住的空點
help-go-count-territory = 數目：圍住的空點與提子
help-go-komi-title = 貼目與讓子
help-go-komi-text = 黑方先下，占了便宜，所以要貼給白方幾目，通常是 6.5 或 7.5。半目是為了避免和棋。棋力較強的一方可以讓子：開始時黑方在棋盤上先放幾子。
help-go-dead-title = 死子
help-go-dead-text = 逃不掉被提的棋子是死子，不必真的去提。雙方虛手之後商定死子，數棋前從棋盤上拿走。
help-go-rules-title = 規則的選擇
help-go-rules-text = 各種規則的差別在於怎樣數棋、禁止哪些重複盤面。不知道選哪種，就用中國規則。初學最好從 9 路小棋盤開始。

## gomoku

help-gomoku-title = 五子棋入門
help-gomoku-lead = 黑白雙方輪流在線的交叉點上下子。棋子不移動，也不會被提走。橫、直、斜任一方向先連成五子者獲勝。
help-gomoku-five-title = 連成五子
help-gomoku-five-text = 五子相連，中間沒有空，立刻獲勝。
help-gomoku-five-task = 你執黑，請連成五子。
help-gomoku-five-done = 五子相連，黑方獲勝。
help-gomoku-five-wrong = 這還不是五子。找找你相連的四子，它的兩端都空著。
help-gomoku-three-title = 活三必須應
help-gomoku-three-text = 三子相連、兩端都空，叫作活三。不去擋，下一手就成活四；兩端都空的四是擋不住的。
help-gomoku-three-task = 你執白。黑方有一個活三，請擋住。
help-gomoku-three-done = 黑方還能做成四，但你能擋住另一端。
help-gomoku-three-wrong = 黑方做成了兩端都空的四，你只能擋一端。
help-gomoku-four-title = 同時兩個威脅
help-gomoku-four-text = 一個威脅擋得住，兩個威脅就贏了：擋住一個，另一個成五。
help-gomoku-four-task = 你執黑。找出一手，下完後有兩個點都能成五。
help-gomoku-four-done = 白方只能擋一端，黑方下一手獲勝。
help-gomoku-four-wrong = 這樣白方擋得住。把中間的空補上。
help-gomoku-six-title = 標準規則：恰好五子
help-gomoku-six-text = 標準規則下，恰好五子才算贏。六子以上叫作長連，不算。自由規則下長連也贏。
help-gomoku-six-task = 這裡是標準規則，請連成恰好五子。
help-gomoku-six-done = 恰好五子，黑方獲勝。
help-gomoku-six-wrong = 這樣成了六子，或者還不夠。找一條恰好五子的線。
help-gomoku-caro-title = 卡羅規則：至少一端不被堵
help-gomoku-caro-text = 卡羅規則下，五子兩端都被對方堵住就不算贏。
help-gomoku-caro-task = 這裡是卡羅規則，請連成能贏的五子。
help-gomoku-caro-done = 這條五沒有兩端都被堵住，黑方獲勝。
help-gomoku-caro-wrong = 這條線兩端都有白子，或者還不到五子。換個方向試試。
help-gomoku-forbidden-title = 連珠：禁手點
help-gomoku-forbidden-text = 黑方先下占優，所以連珠規則禁止黑方下長連、四四和三三。白方沒有禁手。
help-gomoku-forbidden-task = 找出黑方會形成三三的那個點，試著下一手。
help-gomoku-forbidden-done = 規則不允許：三三禁手。對局中會為黑方標出禁手點。
help-gomoku-forbidden-wrong = 這裡黑方可以下。找找和兩對棋子都在一條線上的點。
help-gomoku-mnk-title = 任意連子數
help-gomoku-mnk-text = 棋盤大小和要連的子數都可以自己選，叫作 m,n,k 棋。這裡棋盤是 6×5，連成四子獲勝。
help-gomoku-mnk-task = 請連成四子。
help-gomoku-mnk-done = 四子相連，黑方獲勝。
help-gomoku-mnk-wrong = 還沒有連成四子。看看斜線。
help-gomoku-opening-title = 公平的開局
help-gomoku-opening-text = 不加限制時黑方太容易贏。在 Swap2 這樣的開局裡，一方擺好最初幾子，由另一方選黑白。對局網頁會提示每一步。

## othello

help-othello-title = 黑白棋入門
help-othello-lead = 黑白雙方輪流在 8×8 的棋盤上下子。每顆棋子一面黑、一面白。終局時己方顏色多者獲勝。
help-othello-flip-title = 翻轉
help-othello-flip-text = 下子後，如果新子和你的另一顆棋子之間，在一條直線上夾著對方的棋子，夾住的棋子全部翻成你的顏色。只能下在翻得動的地方。
help-othello-flip-task = 你執黑，請下全局的第一手。
help-othello-flip-done = 夾在中間的白子變成了黑子。
help-othello-flip-wrong = 沒有翻轉任何棋子。請下在能夾住白子的地方。
help-othello-many-title = 各個方向
help-othello-many-text = 一手棋可以同時翻轉好幾個方向，每個方向都可以翻轉好幾子。
help-othello-many-task = 你執黑。找出能翻轉三子的一手。
help-othello-many-done = 一手翻了三子。不過前半盤子多用處不大，都可能被翻回去。
help-othello-many-wrong = 翻轉不到三子。找一條長的斜線。
help-othello-pass-title = 什麼時候跳過
help-othello-pass-text = 無處可翻的一方只能跳過，由對方接著下。有棋可下時不能跳過。對局會自動處理。
help-othello-pass-task = 你執白。找出下完後黑方無處可下的一手。
help-othello-pass-done = 黑方無處可下，跳過。又輪到你。
help-othello-pass-wrong = 黑方還有地方可下。試試邊上的另一格。
help-othello-corner-title = 角
help-othello-corner-text = 角上的棋子永遠翻不動，因為它背後沒有位置。角是最好的位置，空角旁邊的位置則很危險。
help-othello-corner-task = 你執黑。白方下在了角的旁邊，請占住這個角。
help-othello-corner-done = 這個角到終局都是你的。
help-othello-corner-wrong = 這不是角。看看那條長斜線。
help-othello-end-title = 終局
help-othello-end-text = 雙方都無處可下時對局結束，多數時候棋盤已滿。子多者獲勝，空格歸勝方。

## tic_tac_toe

help-tic_tac_toe-title = 井字遊戲入門
help-tic_tac_toe-lead = X 和 O 輪流在九個格子裡畫記號。橫、直、斜先連成三個者獲勝。X 先下。
help-tic_tac_toe-three-title = 連成三個
help-tic_tac_toe-three-text = 三個記號連成一線就獲勝。
help-tic_tac_toe-three-task = 你是 X，請下出獲勝的一手。
help-tic_tac_toe-three-done = 三個相連，X 獲勝。
help-tic_tac_toe-three-wrong = 還沒有連成三個。看看斜線。
help-tic_tac_toe-block-title = 擋住對手
help-tic_tac_toe-block-text = 對手在一條線上已有兩個、第三格空著時，你必須占住那一格。
help-tic_tac_toe-block-task = 你是 X。O 快要贏了，請擋住。
help-tic_tac_toe-block-done = 擋住了。
help-tic_tac_toe-block-wrong = O 連成了一線。找找有兩個 O 的那條線。
help-tic_tac_toe-fork-title = 同時兩個威脅
help-tic_tac_toe-fork-text = 對手一次只能擋一格。有兩格都能贏，你就贏了。
help-tic_tac_toe-fork-task = 你是 X。找出一手，下完後有兩格都能獲勝。
help-tic_tac_toe-fork-done = O 只能擋住其中一格。
help-tic_tac_toe-fork-wrong = O 還擋得住。找一個同時在你兩條線上的格子。
help-tic_tac_toe-draw-title = 和局
help-tic_tac_toe-draw-text = 雙方都不出錯，棋盤填滿也分不出勝負，就是和局。
