### 用戶端的全部文字（繁體中文）。鍵與順序和 en.ftl 相同。

## app

app-name = 天元
app-skip = 跳到主要內容
app-nav = 主選單
app-play = 對局
app-history = 棋譜
app-settings = 設定
app-help = 說明
app-home = 天元首頁
app-loading = 載入中…
app-you = 你的名字：{ $name }
app-offline = 連線中斷，正在重新連線…
app-updated = 有新版本。
app-update = 重新載入
app-later = 稍後
app-retry = 再試一次
app-close = 關閉
app-notice-more = 展開全文
app-restarts = 伺服器即將重新啟動。進行中的對局可以下完。
app-cancel = 取消
app-copy = 複製
app-copied = 已複製
app-copy-failed = 複製失敗，請自行選取並複製連結：{ $link }

app-title = { $page } · 天元
app-title-turn = ● 輪到你了 · { $page }

## words: names of things that every page uses

word-black = 黑棋
word-white = 白棋
word-side-black = 黑方
word-side-white = 白方
word-cross = X
word-nought = O
word-kind-go = 圍棋
word-kind-gomoku = 五子棋
word-kind-othello = 黑白棋
word-kind-tic_tac_toe = 井字遊戲
word-size = { $width }×{ $height }
word-size-square = { $side } 路
word-ruleset-chinese = 中國規則
word-ruleset-japanese = 日本規則
word-ruleset-tromp_taylor = Tromp-Taylor 規則
word-ruleset-korean = 韓國規則
word-ruleset-aga = AGA 規則
word-ruleset-new_zealand = 紐西蘭規則
word-ruleset-ing = 應氏規則
word-ruleset-stone_scoring = 數子（還棋頭）
word-ruleset-chinese_simple_ko = 中國規則（普通劫）
word-ruleset-custom = 自訂規則
word-ruleset-freestyle = 自由規則
word-ruleset-standard = 標準規則
word-ruleset-caro = 卡羅規則
word-ruleset-caro_exact = 卡羅規則（恰好五子）
word-ruleset-renju = 連珠規則
word-ruleset-mnk = 自訂連線子數（m,n,k）
word-scoring-area = 數子
word-scoring-territory = 數目
word-ko-simple = 普通劫
word-ko-positional = 禁全同（不論輪到誰）
word-ko-situational = 禁全同（輪到同一方時）
word-self-capture = 可以自殺
word-nothing-removed = 不提死子
word-tax-seki = 雙活無目
word-tax-all = 每塊棋還兩子
word-pass-stones = 虛手交一子
word-forbidden-loses = 下禁手判負
word-row = { $count } 子連線
word-overline-nothing = 長連不算
word-ranks-and-files = 不計斜線
word-opening-free-go = 固定貼目
word-opening-free-gomoku = 自由開局
word-opening-pro = Pro（職業開局）
word-opening-long_pro = Long Pro（長職業開局）
word-opening-swap = Swap（三手交換）
word-opening-swap2 = Swap2
word-opening-soosyrv_8 = 索索夫-8
word-opening-taraguchi_10 = 塔拉山口-10
word-opening-yamaguchi = 山口
word-opening-komi_cut = 一方定貼目，另一方選黑白
word-opening-komi_bids = 貼目競標
word-komi = 貼 { POINTS($komi, unit: " 目") }
# Chinese rules give komi in stones, and one stone is worth two points.
word-komi-stones = 貼 { STONES($komi, and: "又") } 子
word-handicap = 讓 { $stones } 子
word-handicap-free = 讓 { $stones } 子，自由放置
word-pass = 虛手
word-pass-forced = 跳過
word-nobody = 空位
word-bot = 機器人（{ $level } 級）
word-program = { $name }（機器人）
word-erased-name = 名字已刪除
word-erased-line = 訊息已刪除
word-about = { $what }：{ $text }
word-next-sentence = {""}
word-versus = { $black } 對 { $white }
word-moves = { $count } 手
word-spectators = { $count ->
    [0] 無人觀戰
   *[other] { $count } 人觀戰
}
word-time-none = 不計時
word-time-absolute = 限時 { $main }
word-time-fischer = { $main }，每手加 { $increment }
word-time-fischer-cap = { $main }，每手加 { $increment }，上限 { $cap }
word-time-byo_yomi = { $main }，讀秒 { $periods }×{ $period }
word-time-canadian = { $main }，之後每 { $period } 內下 { $count } 手
word-time-simple = 每手 { $time }
word-time-days = { $main }，每手加 { $increment }，上限 { $cap }{ $rest ->
    [0] {""}
   *[other] ，{ $rest } 天休假
}
word-time-days-each = 每手 { $main }{ $rest ->
    [0] {""}
   *[other] ，{ $rest } 天休假
}
word-time-correspondence = 通訊棋，{ $time }
word-speed-blitz = 超快棋
word-speed-rapid = 快棋
word-speed-classical = 慢棋
word-speed-correspondence = 通訊棋
word-clock-days = { $days }天{ $hours }小時
word-seconds = { $count }{"\u00A0"}秒
word-minutes = { $count }{"\u00A0"}分鐘
word-hours = { $count }{"\u00A0"}小時
word-days = { $count }{"\u00A0"}天

## outcome

outcome-score = { $side }勝 { POINTS($margin, unit: " 目") }
outcome-stones = { $side }勝 { STONES($margin, and: "又") } 子
outcome-discs = { $side }勝 { $margin } 子
outcome-row = { $count ->
    [0] { $side }勝（連成一線）
    [3] { $side }勝（三子連線）
    [4] { $side }勝（四子連線）
    [5] { $side }勝（五子連線）
   *[other] { $side }勝（{ $count } 子連線）
}
outcome-forbidden = { $side }勝（{ $other }下禁手）
outcome-resignation = { $side }勝（對方認輸）
outcome-resignation-go = { $side }中盤勝
outcome-timeout = { $side }超時勝
outcome-timeout-unmoved = { $side }勝（{ $other }一直沒有下）
outcome-forfeit = { $side }勝（對方棄權）
outcome-abandonment = { $side }勝（{ $other }離開）
outcome-draw = 和局
outcome-draw-go = 和棋
outcome-void = 無勝負
outcome-aborted = 對局中止
outcome-unknown = 結果不明

## home

home-title = 對局
home-headline = 圍棋、五子棋、黑白棋、井字遊戲，一起玩。
home-lead = 對面而坐，或相隔千里。不必註冊，有連結或 QR Code 就能開局。
home-how = 沒下過？幾分鐘就能學會：
home-how-hide = 不再顯示教學連結
home-running = 你正在進行的對局
home-friend = 找朋友下棋
home-friend-what = { $what } · 產生連結和 QR Code
home-here = 兩人共用這台裝置
home-here-what = { $what } · 同螢幕輪流下
home-computer = 與電腦對弈
home-computer-what = 選擇棋種和級別
home-name = 你的名字（可不填）
home-name-hint = 不填就由伺服器取名。
home-other-what = 自選棋類、棋盤和用時
home-change = 變更
home-start = 開局並取得連結
home-start-here = 開始
home-opponent = 對手
home-opponent-public = 本站任何人
home-opponent-private = 朋友（用連結加入）
home-opponent-here = 身邊的人，共用這台裝置
home-level = 級別（1 最容易）
home-level-means = { $most ->
    [3] 3 級從不輸棋。
   *[other] 1 級像初學者一樣看得少，{ $most } 級是引擎的最強水準。
 }
home-program-means = 別人連線的程式。系統會邀請它來下，但它不一定會下每種棋。
home-bot-cannot = 棋盤太小或連線子數太多，機器人沒辦法下。
home-opponent-bot = 機器人（電腦）
home-second-name = 第二位棋手的名字（可不填）
home-takeback-ask = 悔棋須對方同意
home-takeback-off = 不可悔棋
home-takeback-free = 可自由悔棋
home-takeback-with-grace = { $words }，誤觸 { $seconds } 秒內可收回
home-board-live = 進行中
home-board-last = 最近一局
home-board-watch = 觀戰
home-board-replay = 打譜
home-board-pause = 暫停
home-board-continue = 繼續
home-board-try = 點一下棋盤，隨手擺幾子。
home-board-yours = 這幾手只有你看得到。
home-board-back = 回到對局
home-board-clear = 清空棋盤
home-board-label = 試下棋盤
home-board-open = 開啟試下棋盤
preset-go-9 = 圍棋快棋
preset-go-13 = 圍棋
preset-go-19 = 圍棋慢棋
preset-gomoku = 五子棋
preset-othello = 黑白棋
preset-tic_tac_toe = 井字遊戲
home-new = 新對局
home-series = 局數
home-series-single = 單局
home-series-best_of_3 = 三局制
home-series-best_of_5 = 五局制
home-series-best_of_7 = 七局制
home-series-best_of = 其他局數
home-series-first_to = 先得若干分者勝
home-series-ladder = 升降讓子
home-series-games = 局數
home-series-points = 獲勝所需分數
home-series-hint = 勝一局得一分，和棋各得半分，雙方輪流執黑。
home-series-hint-kept = 勝一局得一分，和棋各得半分。讓子棋各局不交換黑白。
home-series-hint-ladder = 一方連勝三局後，讓子數變動一子。
home-kind = 棋類
home-board = 棋盤
home-time = 用時
home-color = 你執
home-color-sign = 你的記號
home-color-random = 隨機
home-color-nigiri = 猜先
home-begin = 誰先下
home-begin-black = 我
home-begin-white = 對手
home-visibility-private = 有連結才能加入
home-size = 其他大小
home-size-width = 寬（直線數）
home-size-height = 高（橫線數）
home-size-hint = { $least } 到 { $most }
home-size-only = 只能是 { $least }
home-ruleset = 規則
home-about-freestyle = 五子或更多連線即勝。
home-about-standard = 恰好五子連線才算勝，六子以上不算。
home-about-caro = 五子連線即勝，但兩端都被對方堵住的不算；六子以上必勝。
home-about-caro_exact = 恰好五子連線才算勝，兩端都被對方堵住的不算。
home-about-renju = 正式比賽規則：黑方不得下長連、四四、三三。
home-about-mnk = 自訂棋盤大小和獲勝所需的連線子數。
home-forbidden = 禁手
home-forbidden-refused = 不能下
home-forbidden-loses = 判負
home-row = 連線子數
home-overline = 長連
home-overline-wins = 算勝
home-overline-nothing = 不算勝
home-directions = 連線方向
home-directions-all = 橫、直、斜
home-directions-ranks_and_files = 只有橫、直
home-opening = 開局
home-rules-ko = 打劫規則
home-rules-ko-simple = 普通劫：不能馬上提回
home-rules-ko-positional = 禁全同：相同盤面不得再現
home-rules-ko-situational = 禁全同：相同盤面且輪到同一方時不得再現
home-rules-scoring = 計算勝負
home-rules-scoring-area = 數子：活子和圍住的空點
home-rules-scoring-territory = 數目：圍住的空點和提子
home-rules-tax = 雙活與還棋頭
home-rules-tax-none = 圍住的空點都算
home-rules-tax-seki = 雙活的空點不算
home-rules-tax-all = 雙活的空點不算，每塊棋還兩子
home-rules-handicap_bonus = 讓子棋給白方的補償
home-rules-handicap_bonus-none = 無
home-rules-handicap_bonus-stones = 每讓一子補一目
home-rules-handicap_bonus-stones_less_one = 從第二子起每子補一目
home-rules-resume = 恢復對局後誰先下
home-rules-resume-alternates = 原本輪到的一方
home-rules-resume-opponent_of_asker = 要求恢復者的對手
home-rules-removes_dead = 雙方同意後提走死子
home-rules-self_capture = 可以自殺兩子以上
home-rules-third_repetition_voids = 相同盤面出現三次，判無勝負
home-rules-pass_stones = 虛手交一子，最後由白方虛手
home-komi = 貼目
home-komi-hint = 貼給白方的目數。留空就照慣例貼 { POINTS($komi, unit: " 目") }。
home-handicap = 讓子
home-handicap-none = 無
home-handicap-fixed = 放在星位
home-handicap-aga = 放在星位（AGA 順序）
home-handicap-free = 自由放置
home-stones = 讓子數
home-takeback = 悔棋
home-takeback-policy-ask = 須對方同意
home-takeback-policy-free = 自由悔棋，無須同意
home-takeback-policy-off = 不可悔棋
home-takeback-grace = 誤觸收回時限（秒）
home-takeback-grace-hint = 在此時限內、對方落子之前，可立即收回一手。留空則不設。
home-aids = 引擎輔助
home-aids-off = 不使用
home-aids-ahead = 形勢判斷
home-aids-warnings = 警告和形勢判斷
home-aids-hints = 提示、警告和形勢判斷
home-aids-hint = 對局中雙方都可以詢問引擎。所有人都會看到誰問過，但只有提問者能看到答案。
home-aids-warn = 棋手還可以在設定中開啟壞棋警告。所有人都會看到每次警告，但看不到是哪一手。
home-late = 延遲 { $span }
home-delay = 轉播延遲
home-delay-none = 無
home-delay-hint = 除兩位對局者外，所有人都會晚這麼久才看到對局。
home-watching = 觀戰
home-watching-open = 所有人，顯示名字
home-watching-counted = 所有人，隱藏名字
home-watching-closed = 不開放觀戰
home-watching-hint-counted = 只顯示觀戰人數。
home-watching-hint-closed = 雙方到齊後，只有兩位對局者能打開這局棋，終局後也一樣。其他人在列表中看不到它。
home-time-none = 不計時
home-time-custom = 自訂…
home-time-preset = { $speed }：{ $time }
home-time-system = 計時方式
home-time-system-absolute = 限時
home-time-system-fischer = 加秒（Fischer）
home-time-system-byo_yomi = 讀秒
home-time-system-canadian = 加拿大讀秒
home-time-system-simple = 每手限時
home-time-system-correspondence = 通訊棋（以天計）
home-time-main = 每方時間（分鐘）
home-time-increment = 每手加秒數
home-time-cap = 上限（分鐘）
home-time-cap-none = 無上限
home-time-periods = 讀秒次數
home-time-period = 每次讀秒（秒）
home-time-period-stones = 每段手數
home-time-per-move = 每手秒數
home-time-main-days = 起始天數
home-time-increment-days = 每手加天數
home-time-cap-days = 天數上限
home-time-rest-days = 每方休假天數
home-wrong-size = 請輸入 { $least } 到 { $most } 的整數。
home-wrong-only = 請輸入 { $least }。
home-wrong-none = 棋盤太小，容不下 { $least } 子連線。
home-wrong-komi = 請輸入 { $least } 到 { $most } 的數，以 0.5 為單位，例如 7.5。
home-wrong-handicap = { $most ->
    [0] 這個棋盤不能讓子。
   *[other] 這個棋盤請輸入 2 到 { $most } 子。
}
home-wrong-time = 請輸入 { $least } 到 { $most } 的時間。
home-creating = 正在建立對局室…
home-failed = 無法建立對局室。{ $reason }
home-too-many-open = 你有 { $most } 局未結束的對局，已達上限。請先下完或關閉一局：
home-yours = 你的對局
home-now-note = 這個網頁開著時對局照常進行，時鐘照走。關閉網頁後，對手可以結束對局。
home-now-rematch = 對手想再下一局
home-now-cut = 沒有連線
home-now-own = 你的對局
home-now-continue = 對手想繼續
home-now-score = 等你同意結果
home-now-scoring = 正在確認結果
home-now-draw = 對手提和
home-now-takeback = 對手請求悔棋
home-now-redo = 對手請求恢復悔掉的棋
home-now-pause = 對手提議暫停
home-now-adjourn = 對手提議封棋
home-seeks = 等待對手
home-live = 進行中的對局
home-live-screen = 在大螢幕上顯示
home-live-filter = 篩選
home-live-size = 棋盤大小
home-live-speed = 用時
home-live-found = { $count } 局
home-live-none = 沒有符合條件的對局。
home-live-all = 顯示全部
home-recent = 最近的對局
home-recent-all = 全部棋譜
home-join = 加入
home-join-label = 加入 { $host } 的對局
home-open = 打開
home-open-label = 打開你的對局：{ $what }
home-watch-label = 觀戰：{ $what }
home-waits = 等待中
home-adjourned = { $date } 起封棋
home-host-black = { $host } 執{ $side }
home-host-white = { $host } 執{ $side }
home-host-random = 隨機分黑白
home-host-nigiri = 猜先
home-begins-black = { $host } 先下
home-begins-white = { $host } 後下
home-begins-random = 隨機決定誰先下
home-move = { $number ->
    [0] 0 手
   *[other] 第 { $number } 手
}
home-online = { $count } 人在線上
home-lan = 用其他裝置下棋
home-lan-hint = 在同一個網路內打開下列任一網址，或掃描 QR Code。
home-qr = { $address } 的 QR Code

## history

history-title = 棋譜
history-filters = 篩選
history-filters-set = 篩選（已選 { $count } 項）
history-clear = 清除篩選
history-search = 名字或棋盤大小：ada ben 9x9
history-bad-search = 最多輸入 4 個詞：棋手名字的一部分，以及一個棋盤大小，最大 30x30。
history-slow-search = 搜尋時間過長。請輸入更完整的名字，或選擇一個篩選條件。
history-kind = 棋類
history-outcome = 結果
history-all = 全部
history-view = 顯示方式
history-view-table = 清單
history-view-cards = 棋盤
history-beyond = 這裡沒有更多對局了。
history-newest = 看最新的對局
history-outcome-black = 黑勝
history-outcome-white = 白勝
history-outcome-draw = 和局
history-outcome-void = 無勝負
history-people = 真人
history-show = 顯示
history-total = { $count ->
    [0] 沒有對局
   *[other] { $count } 局
}
history-total-more = 超過 { $count } 局
history-empty = 沒有符合條件的對局。
history-nothing = 目前沒有已結束的對局。對局結束後會列在這裡。
history-failed = 無法載入棋譜。{ $reason }
history-column-position = 終局
history-column-when = 終局
history-column-game = 棋類
history-column-black = 黑棋
history-column-white = 白棋
history-column-outcome = 結果
history-column-moves = 手數
history-column-duration = 時間
history-replay-label = 打譜：{ $what }
history-unwitnessed = 離線對局，用時未經核對
history-aids = { $side }詢問引擎 { $count } 次
history-warnings = 引擎警告{ $side } { $count } 次
history-pages = 分頁
history-first = 最新
history-newer = 較新
history-older = 較舊
history-last = 最早
history-open-file = 打開 SGF 檔案

## replay

replay-title = 打譜
replay-failed = 無法載入這一局
replay-first = 最初盤面
replay-back = 上一手
replay-forward = 下一手
replay-last = 最後盤面
replay-slider = 手數
replay-position = { $number ->
    [0] 開始
   *[other] 第 { $number } 手，共 { $total } 手
}
replay-position-spoken = { $number ->
    [0] 對局開始
   *[other] 第 { $number } 手，共 { $total } 手：{ $color } { $point }{ $captured ->
        [0] {""}
       *[other] ，提 { $captured } 子
    }
}
replay-moves = 手順
replay-chat = 聊天
replay-chat-empty = 沒有聊天記錄。
replay-prisoners = 提 { $count } 子
replay-clock = { $color }的時間
replay-download = 下載 SGF
replay-copy = 複製這一手的連結
replay-open = 打開 SGF 檔案
replay-open-hint = 只在這台裝置上顯示，不會儲存。
replay-file-lead = 逐手查看其他軟體或網站的棋譜。
replay-file-drop = 把 SGF 檔案拖到這裡
replay-open-failed = 無法讀取這個檔案。{ $reason }
replay-open-where = 第 { $line } 行第 { $column } 個字元：{ $reason }
replay-asked = { $side }在這一手之前問過引擎。
replay-from-file = 檔案：{ $name }
replay-main-line = 只顯示主線，不顯示變化圖和註解。
replay-left-out = 未顯示：{ $variations } 個變化圖、{ $comments } 則註解。
replay-diagram = { $color ->
    [black] 擺好的盤面，黑先
   *[white] 擺好的盤面，白先
}
replay-score-row = 項目
replay-score-stones = 活子
replay-score-territory = 圍空
replay-score-prisoners = 提子
replay-score-komi = 貼目
replay-score-handicap = 讓子補償
replay-score-total = 合計
replay-played = 對局時間：{ $when }
replay-duration = 歷時 { $duration }
replay-board = 打譜棋盤

## review of a game in the replay

review-title = 復盤
review-ask = 分析本局
review-impossible = 引擎無法分析本局：不支援這種棋盤，或手數太少、太多。
review-waiting = 排隊中，前面還有 { $count } 局。
review-working = 已分析 { $judged } / { $positions } 個局面
review-spoken = 引擎正在分析本局：{ $percent }%
review-ready = 分析已完成。
review-chance = 勝率：黑方 { $black }%，白方 { $white }%
review-not-judged = 引擎沒有分析這個局面。
review-turns = 對勝負影響最大的幾手。點選其中一手，棋盤上會顯示引擎推薦的下法：A 是更好的一手，B 是對方的應手，依此類推。
review-no-turns = 沒有哪一手明顯改變了形勢。
review-turn = 第 { $number } 手 { $side } { $point }：勝率下降 { $loss }%，推薦：{ $better }
review-owned = 顯示各點的預計歸屬
review-graph = 黑方的勝率曲線，從第一手到最後一手
review-note = 以上是引擎的判斷。遇到變化很長的戰鬥，它常會算錯。

## practice board

practice-unread = 此連結不是有效的局面。已顯示空棋盤。
practice-tool = 點擊棋盤時
practice-moves = 落子
practice-put = 擺{ $side }
practice-remove = 移除棋子
practice-undo = 復原
practice-redo = 重做
practice-turn = 改為{ $side }走
practice-no-liberties = 這樣會留下沒有氣的棋子。
practice-copy = 複製此局面的連結
practice-from-here = 從這裡試下

## club screen

screen-title = 大螢幕觀戰
screen-empty = 現在沒有對局。下一局開始後會自動顯示。
screen-start = 想下棋？開啟此網址或掃描 QR Code。
screen-full = 全螢幕

## settings

settings-title = 設定
settings-name = 你的名字
settings-name-hint = 最多 20 個文字、數字、- 或 _，字母和漢字不能混用。其他人看得到。
settings-name-save = 儲存名字
settings-name-saved = 你的名字已改為 { $name }。
settings-name-wrong = 請使用最多 20 個文字、數字、- 或 _，字母和漢字不能混用。有些名字不能使用。
settings-name-failed = 無法改名。{ $reason }
settings-look = 外觀
settings-theme = 主題
settings-theme-auto = 跟隨系統
settings-theme-wood = 木紋
settings-theme-paper = 紙
settings-theme-slate = 石板
settings-theme-dark = 深色
settings-theme-contrast = 高對比
settings-stones = 棋子
settings-stones-shaded = 立體
settings-stones-flat = 平面
settings-stones-natural = 隨手擺放
settings-coordinates = 顯示座標
settings-zen = 只顯示棋盤和棋鐘
settings-preview = 預覽
settings-hearing = 聲音
settings-sound = 播放音效
settings-music = 播放輕柔的背景音樂
settings-music-hint = 只有輕柔的單音，且僅在此頁面位於前景時播放。
settings-count = 自己最後十秒的倒數
settings-count-off = 不倒數
settings-count-ticks = 滴答聲
settings-count-voice = 語音讀秒
settings-count-silent = 聲音關閉時不倒數。
settings-sound-try = 試聽
settings-buzz = 下子和時間緊迫時震動
settings-playing = 下子
settings-confirm = 下子前確認
settings-confirm-touch = 觸控且落子點較小時
settings-confirm-always = 每次
settings-confirm-never = 不確認
settings-confirm-free = 不必對方同意就能悔棋時，點一下就下子。
settings-confirm-speed = 適用的對局速度
settings-quick = 時間緊迫時，點一下就下子
settings-quick-below = { $count ->
    [0] 不使用
   *[other] 剩 { $count } 秒以內
}
settings-notify = 輪到我時通知我
settings-notify-refused = 瀏覽器不允許這個網頁發送通知。需要使用 HTTPS，並在瀏覽器設定中允許通知。
settings-premoves = 對手思考時可預設下一手
settings-premoves-hint = 在計時的對局中，對手一下子，預設的一手就會下出。圍棋中對手停一手，或你查看先前的局面時，預設的一手會取消。
settings-warn = 下壞棋前警告我
settings-warn-hint = 僅在允許警告的對局中有效。所有人都會看到每次警告，但只有你知道是哪一手。預設的一手不會警告。
settings-letters = 使用單一字元的快速鍵
settings-all = 全部設定
settings-language = 語言
settings-offline = 沒有網路時
settings-offline-kept = 此裝置已儲存 Tengen，沒有網路也能開啟。可以在瀏覽器選單中把它安裝為應用程式。
settings-offline-storing = 正在把 Tengen 儲存到此裝置，以便沒有網路時也能開啟。
settings-offline-insecure = 無法從這個網址安裝 Tengen：瀏覽器只允許 https:// 網址和 localhost。已經開啟的頁面在沒有網路時仍可使用。
settings-offline-cannot = 此瀏覽器不儲存可離線使用的頁面。已經開啟的頁面仍可使用。
settings-person = 你的資料
settings-person-about = 伺服器透過這個瀏覽器中的密鑰認出你，並儲存你的名字、對局和聊天內容。這裡沒有密碼，所以工作階段遺失後無法找回。
settings-leave = 登出
settings-leave-title = 讓{ $name }登出這個瀏覽器？
settings-leave-text = 你會失去進行中對局的座位，程式的權杖也會被刪除。已結束的對局仍顯示你的名字。此操作無法復原。
settings-erase = 刪除我的資料
settings-erase-title = 刪除{ $name }的資料？
settings-erase-text = 你和你的程式的名字與聊天內容會從所有對局中抹去，程式的權杖也會被刪除。對局會保留，但不再顯示這些名字。你會失去進行中對局的座位。此操作無法復原。伺服器的備份可能還會保留這些文字一段時間。
settings-clear = 同時刪除這個瀏覽器儲存的內容
settings-clear-games = 包括在這台裝置上下的 { $count } 盤棋。
settings-programs = 程式
settings-programs-about = 您的程式可以作為獨立的棋手在這裡下棋，用權杖連線。所有人都能看到它是機器人。權杖清單屬於此瀏覽器的連線。連線失效後，您將無法在此刪除權杖。
settings-programs-name = 程式名稱
settings-programs-play = 程式可以下棋
settings-programs-make = 建立權杖
settings-programs-secret = { $name } 的權杖
settings-programs-once = 請立即複製 { $name } 的權杖，它只顯示這一次。持有權杖的人都能以 { $name } 的身分下棋。
settings-programs-copy = 複製權杖
settings-programs-unused = 從未使用
settings-programs-used = 上次使用：{ $when }
settings-programs-reads = 只能檢視
settings-programs-delete = 刪除
settings-programs-delete-named = 刪除 { $name } 的權杖
settings-programs-sure = 確定刪除 { $name }
settings-programs-deleted = 已刪除 { $name } 的權杖。
settings-kept = 設定儲存在這台裝置上。

## device: games on this device without a server

device-list = 此裝置上的對局
device-open = 在此裝置上繼續
device-waits = 尚未進入歷史記錄
device-broken-title = 無法讀取的對局
device-broken = 無法讀取此裝置上儲存的對局，因此不能繼續。
device-missing = 此裝置上沒有這局棋。沒有伺服器的對局只能在開局的裝置上開啟。
device-full = 此裝置沒有空間存放這局棋，或瀏覽器不儲存資料。沒有任何變更。請在首頁「此裝置上的對局」中開啟一局已結束的棋，存為 SGF 後刪除，再試一次。
device-forget = 從此裝置上刪除
device-forget-sure = 永久刪除
device-unsent = 只記錄在此裝置上。一旦能連上伺服器，就會傳送到你的歷史記錄。
device-sent = 離線對局，用時未經核對。本局已存入你的棋譜。
device-refused = 伺服器沒有接受這局棋：{ $reason }
device-refused-title = 伺服器未接受
device-no-chat = 沒有伺服器的對局不能聊天。
device-here = 在此裝置上
device-here-means = 這一局在此裝置上進行，不經過伺服器。對局結束並能連上伺服器後，會傳到你的棋譜。
device-opponents = 現在連不上伺服器，只能在此裝置上對局：與電腦下，或兩人輪流下。
device-name-hint = 不填則叫 player-1。
device-no-aids = 提示來自伺服器，因此在此裝置上的對局沒有提示。
device-bot-stuck-title = 機器人無法下棋
device-bot-stuck = 機器人未能載入，或出了故障。這局棋已存在此裝置上，不會遺失。頁面會自動再試。
device-no-bot = 機器人未能載入。

## lost: unknown pages and errors

lost-title = 找不到網頁
lost-text = 這個網址沒有網頁。
lost-home = 回首頁
fault-title = 發生錯誤
fault-text = 網頁因為錯誤而停止。你的對局已保存在伺服器上。
fault-not-loaded = 無法載入網頁。伺服器可能離線，或有新版本。
fault-reload = 重新載入網頁
unreachable = 無法連上伺服器。請檢查網路後再試一次。

## code: what a refusal or an error means

code-malformed = 伺服器無法讀取這個要求，請重新載入網頁。
code-unknown_type = 伺服器不支援這種訊息，請重新載入網頁。
code-unknown_field = 伺服器不支援訊息中的某一項，請重新載入網頁。
code-too_large = 內容太大，無法傳送。
code-invalid = 填寫有誤，請檢查後再試一次。
code-unsupported_protocol = 網頁與伺服器的版本不同，請重新載入網頁。
code-no_session = 連線已失效，請重新載入網頁。
code-forbidden_origin = 要求來自其他網站，已擋下。
code-not_a_player = 只有對局雙方可以這樣做。
code-forbidden = 沒有權限。
code-closed = 對局者不開放觀戰這局棋。你可以看別的對局，或自己開一局。
code-banned = 伺服器管理員不允許你使用。
app-banned-until = 伺服器管理員不允許你使用，期限至 { $time }。
code-restricted = 管理員暫停了新對局和聊天。
code-not_found = 找不到，請檢查連結。
code-method_not_allowed = 這裡不能這樣做。
code-not_joined = 你不在這個對局室，請重新載入網頁。
code-room_full = 座位已滿，可以觀戰。
code-already_seated = 你已經入座了。
code-not_started = 對局尚未開始。
code-game_over = 對局已結束。
code-not_your_turn = 還沒輪到你。
code-your_turn = 輪到你了，請直接落子。
code-plan_changed = 預設的應手或局面已有變化，請再看一遍。
code-bad_plan = 每條變化都要以你的一手應手結束，也不能用虛手來結束對局。
code-wrong_phase = 現在不能這樣做。
code-off_board = 棋盤上沒有這個點。
code-occupied = 這裡已經有子了。
code-ko = 打劫：請先下別處，再提回。
code-superko = 禁全同：會重現先前的盤面，請下別處。
code-self_capture = 不能自殺：下了之後自己沒有氣。
code-no_pass = 這種棋不能虛手。
code-overline = 長連禁手：黑方不能連成六子以上。
code-double_four = 四四禁手：黑方不能同時形成兩個四。
code-double_three = 三三禁手：黑方不能同時形成兩個活三。
code-flips_nothing = 至少要翻對方一子。
code-blunder = 引擎警告：這手棋損失很大。仍要下嗎？
code-opening_step = 依開局規定，現在不能這樣下。
code-outside_opening = 依開局規定，不能下在這裡。
code-offer_count = 打點的數目不對。
code-offer_occupied = 只能提出空點。
code-offer_same = 這一點與已提出的點對稱。
code-bad_komi = 貼目須在 -400 到 400 之間，以 0.5 為單位。
code-bid_too_low = 至少要多出 0.5 目。
code-no_offer = 這個提議已失效。
code-opponent_here = 對手在線上，對局繼續。
code-still_awaited = 對手可能會回來，倒數結束後才能結束對局。
code-opponent_accepted = 對手已同意結果，或因離開而視為同意，所以不能判對手離場。請你也同意，或繼續下。
code-already_offered = 已經提過了。
code-takeback_asked = 對手已先請求悔棋，請先答覆。
code-offer_changed = 提議已變更，請再看一次。
code-not_allowed = 這一局不允許這樣做。
code-nothing_to_take_back = 現在不能悔棋。
code-takebacks_off = 本局不可悔棋。
code-nothing_to_redo = 沒有可恢復的悔棋。
code-no_clock = 現在沒有計時。
code-stands_still = 對局已停下，請先繼續對局。
code-too_soon = { $seconds } 秒後可再次請求。
code-dead_set_changed = 死子有變動，請再確認一次。
code-scratch_open = 試下盤正開著。請商定它的結果，或收起試下盤。
code-no_scratch = 沒有開啟的試下盤。
code-scratch_changed = 試下盤有變動，請再看一次。
code-no_stone = 這裡沒有棋子。
code-no_change = 沒有變動。
code-too_late = 已經太遲了。
code-repeated = 你剛剛傳過相同的訊息。
code-name_taken = 這一局有棋手與你同名，請改名後再發言。
code-name_length = 名字須有 1 到 20 個字元。
code-name_characters = 名字裡只能有看得見的文字、數字、- 或 _。
code-name_alphabets = 名字裡的字母和漢字不能混用。
code-name_reserved = 這個名字不能使用，請換一個。
code-empty = 訊息是空的。
code-command_id_reused = 指令編號重複，請重新載入網頁。
code-rate_limited = { $seconds ->
    [0] 操作太頻繁，請稍候再試。
   *[other] 操作太頻繁，請 { $seconds } 秒後再試。
}
code-too_many = 已達上限，請稍後再試。
code-unavailable = 伺服器暫時無法儲存，沒有任何變動，請再試一次。
code-draining = 伺服器正在重新啟動，請稍後再試。
code-ahead = 網頁與伺服器不同步，已重新載入對局。
code-timeout = 等候逾時，請再試一次。
code-unsupported_media_type = 不支援這種檔案。
code-bad_sgf = 這不是有效的 SGF 檔案。
code-internal = 伺服器發生錯誤，已記錄下來。請稍後再試。
limit-chat_characters = 每則訊息最多 { $most } 個字元。
limit-chat_messages = 聊天已滿，最多 { $most } 則訊息。
limit-seat_acts = 除落子和聊天外，你在這個對局室的操作已達上限（{ $most } 次）。
limit-room_events = 這個對局室的紀錄已達上限（{ $most } 筆）。你仍可同意結果、收起試下盤、認輸、中止或判對手離場。
limit-game_moves = 這一局已達上限（{ $most } 手）。請虛手，或商定結果。
limit-gifts = 每局最多送對方時間 { $most } 次。
limit-plan_lines = 最多可預設 { $most } 條變化。
limit-plan_moves = 每條變化最多 { $most } 手。
limit-seat_devices = 這個座位已在另外 { $most } 部裝置上開啟，請使用其中一部。
limit-scratch_stones = 每個試下盤最多下 { $most } 子（含已收回的）。請提議結果，或收起試下盤。
limit-scratch_boards = 每局最多開啟 { $most } 次試下盤。請標記死活，或恢復對局。
limit-spectators = 觀戰人數已滿（{ $most } 人），請稍後再試。
limit-open_rooms = 你有 { $most } 局未結束的對局，已達上限。請先下完或關閉一局。
limit-kept_rooms = 你共有 { $most } 局未結束的對局，已達上限。請先下完一局。
limit-joined_rooms = 這個網頁最多同時開啟 { $most } 局，請先離開一局。
limit-connections = 連線已達上限（{ $most } 條），請先關閉其他分頁。
limit-active_rooms = 伺服器的對局室已滿（{ $most } 間），請稍後再試。
limit-tokens = 您已有 { $most } 個權杖，達到上限。請先刪除一個。
limit-body_bytes = 太大了，最多 { $most } 位元組。

## board

board-black = 黑
board-white = 白
board-empty = 空
board-last = 最後一手
board-ko = 劫
board-row = 獲勝連線
board-dead = 死子
board-owner-black = 黑地
board-owner-white = 白地
board-unsealed = 邊界未收
board-legal = 可以下
board-closed = 開局不允許
board-forbidden-overline = 禁手：長連
board-forbidden-double_four = 禁手：四四
board-forbidden-double_three = 禁手：三三
board-offered = { $by ->
    [engine] 引擎推薦 { $letter }
   *[player] 候選 { $letter }
  }
board-pending = 尚未確認
board-unsent = 等待送出
board-staged = 已選
board-premove = 已預設為下一手

## keys

keys-title = 快速鍵
keys-all = 全部快速鍵
keys-board = 棋盤上
keys-moves = 手數
keys-anywhere = 通用
keys-next = 移到相鄰的點
keys-row = 移到橫線兩端
keys-column = 移到直線兩端
keys-corner = 移到第一個或最後一個點
keys-choose = 下子；開局時提出這一點；點算時標記一塊棋
keys-shared = 兩人共用鍵盤
keys-first-next = 第一位棋手：移到相鄰的點
keys-first-choose = 第一位棋手：下子
keys-second-next = 第二位棋手：移到相鄰的點
keys-second-choose = 第二位棋手：下子
keys-second-acts = 與第二位棋手的字母鍵同按：執行該鍵在其他對局中的動作
keys-step = 後退或前進一手
keys-ten = 後退或前進十手
keys-ends = 到開頭或結尾
keys-field = 在手順旁邊的輸入框中
field-row = 橫線, 橫
field-column = 直線, 直
field-group = 棋塊, 塊
field-liberties = 氣
field-clocks = 時間, 棋鐘
field-score = 子數, 比分
field-news = 最新, 最後
field-say-play = 在這一點下子；點算時標記一塊棋
field-say-point = 這一點上有什麼
field-say-row = 這條橫線上的棋子
field-say-column = 這條直線上的棋子
field-say-group = 這一點所在的一塊棋
field-say-liberties = 這塊棋的氣
keys-list = 顯示快速鍵
keys-space = 空白鍵
keys-before = 對局前
keys-sit = 加入對局
keys-together = 在這台裝置上兩人對弈
keys-stand = 關閉對局或離座
keys-copy-link = 複製對局連結
keys-share-link = 分享對局連結
keys-try-undo = 試下棋盤：退一手
keys-try-clear = 試下棋盤：清空
keys-practice-turn = 試下棋盤：改由另一方走
keys-practice-tool = 試下棋盤：選擇點擊的作用
keys-plan-remove = 預設應手：刪除棋盤上的這條變化
keys-guess = 猜先：單或雙
keys-acts = 對局
keys-pass = 虛手
keys-takeback = 請求悔棋
keys-redo = 恢復悔掉的棋
keys-give-time = 給對方加時
keys-hint = 請引擎提示
keys-ahead = 請引擎判斷形勢
keys-pause = 提議暫停
keys-adjourn = 提議封棋
keys-continue = 暫停或封棋後繼續
keys-draw = 提和
keys-accept = 同意提議或結果
keys-decline = 拒絕提議
keys-withdraw = 收回提議
keys-resume = 點算時恢復對局
keys-scratch = 點算時開啟或收起試下盤
keys-scratch-result = 提議試下盤的結果，或表示同意
keys-scratch-takeback = 收回自己在試下盤上的最後一子
keys-scratch-color = 兩人共用裝置時，更換試下盤下一子的顏色
keys-abort = 中止對局
keys-resign = 認輸
keys-choose-color = 開局：執黑或執白
keys-more-stones = 開局：再下兩子
keys-offer-moves = 開局：提出所選的打點
keys-remove-offer = 開局：取消上一個打點
keys-after = 對局後
keys-rematch = 邀請再下一局
keys-rematch-terms = 邀請換個設定再下一局
keys-replay = 打譜
keys-new-game = 新對局
keys-answers = 回覆
keys-confirm = 確認這一手
keys-next-ask = 顯示下一個問題
keys-claim-win = 對手離開時宣布獲勝
keys-claim-draw = 對手離開時宣布和局
keys-claim-wait = 繼續等待，或改為結束對局
keys-play-at = 輸入座標下子
keys-ask-at = 輸入問題
keys-cancel = 取消還沒確認的一手，或回到對局和棋盤
keys-desk = 棋盤旁邊
keys-tab-moves = 顯示手順
keys-tab-chat = 聊天
keys-tab-about = 顯示對局設定
keys-watching = 選擇誰可以觀戰（開局者）
keys-settings = 打開設定
keys-menu = 打開選單
keys-how = 查看玩法
keys-given-back = 查看補還的時間
keys-seat-link = 換裝置繼續下
keys-other-seat-link = 兩人共用裝置：移動第二個座位
keys-facing = 兩人共用裝置：把上方棋手的資訊倒轉
keys-home = 回到首頁
keys-zen = 只顯示棋盤和棋鐘
keys-coordinates = 顯示或隱藏座標
keys-sound = 開啟或關閉音效
keys-ask = 由螢幕報讀軟體唸出
keys-say-point = 游標所在的點
keys-say-row = 同一橫線上的棋子
keys-say-column = 同一直線上的棋子
keys-say-clocks = 雙方的時間
keys-say-score = 子數或提子
keys-say-news = 剛才發生的事和輪到誰

## room

room-title = 對局室
room-missing = 找不到對局室
room-controls = 對局
room-side = 手順、聊天與設定
room-tab-moves = 手順
room-tab-chat = 聊天
room-tab-about = 本局
room-unread = { $count } 則新訊息
room-more = 更多
room-how = 玩法說明
room-board = 棋盤
room-browse = 手數
room-move-of = { $number } / { $total }
room-live = 回到對局
room-just-changed = 剛剛有變化。請稍等片刻再按一次。
room-why-aid = { $aid ->
    [hint] 本局不提供提示。
   *[other] 本局不提供形勢判斷。
  }
room-why-now = 現在不能這樣做。
room-earlier = 這是之前的局面，回到對局才能下。
room-missed = 你離開期間：{ $events }
room-fresh = { $count } 手新棋
room-you = （你）
room-to-move = 輪到這一方
room-here = 在線上
room-unknown = 連線中斷，狀態不明
room-here-ms = 在線上，往返 { $ms } 毫秒
room-gone = 離線
room-offline = 沒有連線
room-offline-means = 連線中斷。你的時鐘照走{ $against ->
    [bot] 。
    [over] 。對手現在可以結束對局。
   *[person] ，時間過長時對手可以結束對局。
}
room-offline-claim = 連線已中斷。對手現在可以結束對局。
room-offline-waits = 連線已中斷。如果一直沒有恢復，{ $result ->
    [resumes] 對局將恢復進行{ $against ->
        [bot] 。
       *[person] ，之後對手可以結束對局。
    }
    [still] 對局恢復後才開始計算離開的時間。
    [accepts] 就以目前結果終局。
   *[ends] 對手可以結束對局。
}
room-time-over = 你的時間已用完
room-offline-over = 連線已中斷。對局可能已經結束。
room-offline-unsent = 連線已中斷。{ $point ->
    [none] 你這一手等待送出。
   *[other] 恢復後即送出 { $point }。
 }{ $runs ->
     [true] 你的時鐘照走。
    *[false] {""}
 }{ $against ->
    [bot] {""}
    [over] 對手現在可以結束對局。
   *[person] 如果一直沒有恢復，對手可以結束對局。
}
room-offline-here = 連線已中斷。這局棋在伺服器上，恢復連線後即可繼續。
room-cut-off-title = 這局棋在伺服器上
room-cut-off = 沒有連線。恢復連線後，對局會自動在這裡開啟。沒有網路時，兩人可以在此裝置上另開一局。
absence-closed = 關閉了網頁
absence-lost = 斷線
absence-banned = 已被管理員禁止使用
absence-engine-closed = 已不在這個伺服器上
absence-engine-lost = 沒有回應
absence-wait = 剩餘等待時間
absence-left = { $time }內可返回
absence-title = { $name } 不在
absence-next = { $name } 若在 { $time } 內沒有回來，你可以宣布獲勝或和局。
absence-next-void = { $name } 若在 { $time } 內沒有回來，你可以中止對局。
absence-over = { $name } 沒有及時回來。
absence-early = { $name } 在雙方落子之前離開了。
absence-kept-out = { $name } 已被伺服器管理員禁止使用。
absence-win = 宣布獲勝
absence-draw = 宣布和局
absence-void = 中止對局
absence-keep = 繼續等待
absence-again = 不再等待
silence-accepts = { $reason ->
    [closed] { $side }關閉了網頁。
    [lost] { $side }斷線。
    [banned] { $side }已被伺服器管理員禁止使用。
    [engine-closed] { $side }已不在這個伺服器上。
    [engine-lost] { $side }沒有回應。
   *[none] {""}
 }如果{ $side }在 { $time } 內沒有回來，就以這個結果終局。
silence-away = { $side }{ $reason ->
    [closed] 關閉了網頁
    [banned] 已被伺服器管理員禁止使用
    [engine-closed] 已不在這個伺服器上
    [engine-lost] 沒有回應
   *[lost] 斷線
 }。對局將在 { $time } 後恢復。{ $wait ->
    [none] {""}
   *[other] 如果仍未回來，再過{ $wait }你可以結束對局。
 }
silence-alone-accepts = { $side }已離開。你同意後，就以目前結果終局。
silence-alone-resumes = { $side }已離開。你同意後，對局將恢復進行，輪到{ $side }下。
silence-resumes = { $side }須在 { $time } 內同意結果或更改死子，否則恢復對局，由其先下。
silence-resumes-ours = 你須在 { $time } 內同意結果或更改死子，否則恢復對局，由你先下。
silence-scratch = { $side }還有 { $time }。雙方若未在此前就結果達成一致，則恢復對局，由其先下。
silence-scratch-ours = 你還有 { $time }。雙方若未在此前就結果達成一致，則恢復對局，由你先下。
final-count-title = 接下來雙方連續虛手就終局
final-count-board = 如果雙方連續虛手，對局就會結束，盤上的棋子都算活子。請先提掉死子。
final-count-proposal = 如果雙方連續虛手，對局就會結束，並以伺服器判定的死子計算。
room-periods = { $count } 次讀秒
room-periods-left = { $count ->
    [1] 最後一次讀秒
   *[other] 還有 { $count } 次讀秒
}
room-stones-left = { $count ->
    [1] 本段最後一手
   *[other] 本段還要下 { $count } 手
}
room-stones-then = 之後每 { $period } 下 { $count } 手
room-per-move = 每手
room-rest-days = { $count ->
    [0] 休假已用完
   *[other] 剩餘休假 { $count } 天
}
room-resting = 正在使用休假
room-status-waiting = 等待對手
room-status-nigiri = 猜先中
room-status-yours = 輪到你了
room-status-turn = 輪到{ $side }
room-status-paused = 暫停中
room-status-adjourned = 已封棋
room-status-continuing = 即將繼續
room-paused-refused = { $standstill ->
    [pause] 對局暫停中，時間到了自動恢復；雙方都按「繼續」可提前。
    [pause-asked] 對手同意後，對局恢復；暫停時間到了也會自動恢復。
    [adjournment] 對局已封棋，雙方都按「繼續」後恢復。
    [adjournment-asked] 對手同意後，對局恢復。
    [overdue] 對局已封棋。雙方都在線上時，任一方可繼續。
   *[continuing] 對局暫停中，即將恢復。
}
standstill-pause =
    { $time } 後自動繼續，{ $side }計時。{ $against ->
        [bot] 按「繼續」可提前。
       *[person] 雙方同意可提前。
    }
standstill-pause-ours =
    { $time } 後自動繼續，由你計時。{ $against ->
        [bot] 按「繼續」可提前。
       *[person] 雙方同意可提前。
    }
standstill-adjourned = { $date } 起封棋，雙方同意後繼續。
standstill-overdue = 封棋過久。雙方都在線上時，任一方可繼續。
standstill-continues = { $time } 後繼續，{ $side }計時
standstill-continues-ours = { $time } 後繼續，由你計時
standstill-itself = { $time } 後自動繼續
standstill-clock = 已停鐘
room-status-acts = 等待 { $name }
room-forced-pass = { $side }無處可下，跳過
room-handicap-ours = 請在任意處再放 { $count } 顆讓子，然後由白方下。
room-handicap-theirs = 黑方還要放 { $count } 顆讓子，然後由白方下。
room-say-empty-row = 這條橫線上沒有棋子
room-say-empty-column = 這條直線上沒有棋子
room-say-no-score = 這種棋不計分
room-say-chain = 一塊 { $count } 子（{ $points }）
room-say-liberties = { $count } 氣
room-say-no-liberties = 這種棋沒有「氣」
room-discs = { $count } 子
room-discs-board = 盤上
room-discs-official = 結果（空格歸勝方）
room-status-scoring = 雙方虛手，請確認死子。
room-status-finished = 對局已結束
room-status-closed = 對局室已關閉
room-confirm = 下在 { $point }
room-confirm-pass = 確認虛手
room-confirm-blunder = 引擎警告：這手棋損失很大
room-confirm-ends = 你的提議將失效：{ $names }
room-confirm-pass-counts = 虛手後開始數棋
room-confirm-pass-over = 虛手後對局結束
room-staged = 已選 { $point }。再按 Enter 落子，按 Esc 取消。
room-staged-pass = 已選虛手。再按一次虛手確認，按 Esc 取消。
room-play-at = 座標
room-mark-at = 標記
room-ask-at = 提問
room-field-hint = 輸入座標（如 D4）、問題（如 D4?）或按鈕上的文字
room-takeback = 悔棋
room-redo = 恢復
room-give-time = 送對方 { $time }
room-hint = 提示
room-ahead = 形勢判斷
room-aids-ahead = 可請引擎判斷形勢
room-aids-warnings = 下壞棋前引擎可發出警告
room-aids-hints = 可請引擎提示
aid-thinking = 引擎正在思考…
aid-hint = 引擎會下 { $point }。
aid-hint-more = 引擎會下 { $point }（棋盤上的 A），預計接著下 { $next }。
aid-hint-pass = 引擎會虛手。
aid-ahead = { $side }領先。
aid-even = 雙方大致相當。
aid-owned = 標記表示引擎預計每個點歸誰所有：黑 { $one } 點，白 { $other } 點。
aid-chance = 勝率：{ $one } { $first }%，{ $other } { $second }%
aid-board = 詢問引擎時的局面
aid-note = 引擎也可能判斷錯誤。
aid-outdated = 局面已經變化，請重新詢問。
room-pause = 暫停
room-adjourn = 封棋
room-continue = 繼續
room-draw = 提和
room-abort = 中止對局
room-abort-title = 確定中止對局嗎？
room-abort-text = 對局結束，不計勝負。
room-resign = 認輸
room-resign-title = 確定認輸嗎？
room-resign-text = { $side }將獲勝。
room-resign-who = 哪一方認輸？
room-resign-side = { $side }認輸
room-accept = 同意
room-asked-ours = 你：{ $name }
room-more-asked = 另有 { $count } 項：{ $names }
room-decline = 拒絕
room-withdraw = 收回
room-offer-takeback = { $side }請求悔棋
room-offer-takeback-ours = 你已請求悔棋
room-takeback-to = { $number ->
    [0] 退到開局
   *[other] 退到第 { $number } 手
}
room-offer-redo = { $side }請求恢復悔掉的棋
room-offer-redo-ours = 你已請求恢復悔掉的棋
room-offer-draw = { $side }提和
room-offer-draw-ours = 你已提和
room-offer-rematch = { $side }想再下一局
room-no-clock = 輪到{ $who ->
    [ours] 你
   *[theirs] { $side }
 }之前，時鐘都不走。
room-named = { $name }{" "}
room-offer-rematch-ours = 你已邀請再下一局
room-offer-pause = { $side }提議暫停
room-offer-pause-ours = 你已提議暫停
room-offer-adjourn = { $side }提議封棋，改日再下
room-offer-adjourn-ours = 你已提議封棋
room-offer-continue = { $side }想繼續對局
room-offer-continue-ours = 你想繼續對局
room-scoring-title = 哪些是死子？
room-scoring-proposed = 標出的棋子算死子。
room-scoring-none = 沒有標出死子。
room-scoring-how = 點一塊棋可標為死子或活子。
room-scoring-cut = 沒有連線，不能標死子，也不能答覆。
room-scoring-ends = 雙方都同意結果後，對局結束。
room-bot-scores = 你同意後，機器人再決定
room-uncounted-open = { $side }在 { $point } 一帶的 { $count } 點{ $over ->
    [yes] 沒有算
   *[no] 不算
  }：邊界在 { $at } 沒有收好。
room-uncounted-alive = { $side }在 { $point } 一帶的 { $count } 點{ $over ->
    [yes] 沒有算
   *[no] 不算
  }：{ $other }在 { $at } 的棋子標為活棋。
room-uncounted-neutral = { $side }在 { $point } 一帶的 { $count } 點{ $over ->
    [yes] 沒有算
   *[no] 不算
  }：與未填的單官 { $at } 相鄰。
room-uncounted-atari = { $side }在 { $point } 一帶的 { $count } 點不算：其中 { $at } 的棋子{ $over ->
    [yes] 被打吃
   *[no] 正被打吃
  }。
room-uncounted-unclear = 邊界在 { $at } 沒有收好，那裡的空{ $over ->
    [yes] 沒有算
   *[no] 不算
  }給任何一方。
room-uncounted-count = 有 { $count } 處不算。
room-uncounted-points = 有 { $count } 點不算給任何一方。
room-uncounted-resume = 要把邊界收好，請恢復對局。
room-uncounted-ask = { $at ->
    [field] 輸入 ? 再按 Enter，可聽到所有不計分的區域。
   *[board] 按 6 可聽到所有不計分的區域。
  }
explain-none = 共有 { $count } 點沒有算給任何一方。
room-scoring-now = 目前結果：{ $outcome }
room-accepted = { $color ->
    [black] 黑方已同意
   *[white] 白方已同意
}
room-accepted-ours = 你已同意
room-not-accepted = { $color ->
    [black] 黑方尚未同意
   *[white] 白方尚未同意
}
ask-hint = 輸入 D4? 再按 Enter，就會說明 D4 上有什麼。
ask-unknown = 這不是 D4? 這樣的問題，也不是這個棋盤上的點。
explain-hint-hover = 指向任一點，可看它為何這樣計算。
explain-hint-key = 在任一點上按 1，可聽到它為何這樣計算。
explain-hint-tap = 點按任一點，可看它為何這樣計算。
explain-hint-marking = 點按空點，可看它為何這樣計算。
explain-stone = 活子，計{ $side } 1 目。
explain-stone-stones = 活子，計{ $side } 1 子。
explain-stone-nothing = { $side }活子。依此規則，盤上的棋子不計目。
explain-surrounded = 這一點只由{ $side }圍住，計{ $side } 1 目。
explain-surrounded-stones = 這一點只由{ $side }圍住，計{ $side } 1 子。
explain-dead-two = 死子，計{ $side } 2 目：空點 1 目，提子 1 目。
explain-dead-prisoner = 死子，作為提子計{ $side } 1 目。
explain-dead-off = 死子，從盤上拿掉。
explain-seki = 雙活：這一點由{ $side }圍住，但依此規則不計。
explain-fill = { $side }終局前須補上這一點，因此不計。
explain-dame = 單官：雙方都通到這一點，因此不計。
explain-open = 邊界在 { $gaps } 沒有收好，收好之前這一點不算任何一方。
explain-untouched = 沒有活子通到這一點，因此不計。
explain-taxed = 所屬的棋塊須還兩子。
explain-komi = 貼目：黑方先行，因此白方得 { $points } 目。
explain-komi-stones = 貼 { STONES($points, and: "又") } 子：黑方先行，因此白方合計加 { $points }。
explain-handicap = 讓子：因黑方受讓，白方得 { $points } 目。
explain-handicap-stones = 讓子：因黑方受讓，白方合計加 { $points }。
explain-equal = 雙方合計相同：{ $result }。
explain-sum = { $more } − { $less } = { $margin }：{ $result }。
explain-sum-stones = { $more } − { $less } = { $margin }，折半為子數：{ $result }。
room-accept-score = 同意結果
room-marks-changed = 標記已變更
room-resume = 恢復對局
scratch-title = 試下盤
scratch-now = 試下盤：不影響對局
scratch-open = 試下看看
scratch-close = 收起試下盤
scratch-propose = 提議這個結果
scratch-agree = 同意這個結果
scratch-takeback = 收回最後一子
scratch-next = { $color ->
    [black] 下一子：黑
   *[white] 下一子：白
  }
scratch-how = 可依任意次序落下己方棋子。
scratch-how-both = 可依任意次序落下雙方棋子。
scratch-result = 雙方同意結果後，被提的棋子是死子，新落棋子周圍原已標出的棋子是活子。
scratch-left = 還可以落 { $count } 子。
scratch-proposes = { $color ->
    [black] 黑方提議這個結果
   *[white] 白方提議這個結果
  }
scratch-undecided = { $color ->
    [black] 黑方尚未同意結果
   *[white] 白方尚未同意結果
  }
scratch-dead = 雙方同意後，以下是死子：{ $points }
scratch-dead-none = 按這個結果，沒有死子
scratch-revived = 已標為死子的棋所在區域內有新下的子，因此下列棋子除非被提，否則算活：{ $points }
scratch-said-opened = { $side }開啟試下盤
scratch-said-opened-ours = 你開啟試下盤
scratch-said-played = 試下盤：{ $side } { $point }
scratch-said-captured = 試下盤：{ $side } { $point }，提 { $count } 子
scratch-said-taken-back = 試下盤：{ $side }收回最後一子
scratch-said-taken-back-ours = 試下盤：你收回最後一子
scratch-said-proposed = { $side }提議採用試下盤的結果
scratch-said-proposed-ours = 你提議採用試下盤的結果
scratch-said-agreed = { $side }同意，依試下盤標記死活
scratch-said-agreed-ours = 你同意，依試下盤標記死活
scratch-said-closed = { $side }收起試下盤，標記不變
scratch-said-closed-ours = 你收起試下盤，標記不變
scratch-said-dead = 雙方同意 { $points } 為死子
scratch-said-alive = 雙方同意 { $points } 為活子
room-scoring-wait = 等待 { $name }。死子若有變動，雙方須重新同意。
room-counting-chinese = 數子：活子與圍住的空點
room-counting-tromp_taylor = 數子：盤上所有棋子，與只通往一方的空點
room-counting-japanese = 數目：圍住的空點與提子（含死子）
room-counting-korean = 數目：圍住的空點與提子（含死子）
room-counting-aga = 數子：活子與圍住的空點；虛手交一子
room-counting-new_zealand = 數子：活子與圍住的空點
room-counting-ing = 數子：活子與圍住的空點
room-counting-stone_scoring = 數子：活子與圍住的空點，每塊棋還兩子
room-counting-chinese_simple_ko = 數子：活子與圍住的空點
room-counting-custom-area = 數子：依自訂規則計算活子與圍住的空點
room-counting-custom-territory = 數目：依自訂規則計算圍住的空點與提子
room-why-score = 雙方同意死子後，點算定勝負。
room-why-silent = { $side }沒有回來回應，以{ $who ->
    [ours] 你
   *[theirs] { $other }
 }同意的結果終局。
room-why-passed = 雙方再次虛手，因此不再確認死子，直接點算。
room-why-passed-once = 雙方都虛手。依此規則，盤面直接點算，不確認死子。
room-why-discs = 雙方都無處可下，空格歸勝方。
room-why-discs-full = 棋盤已滿。
room-why-row = { $count ->
    [0] { $side }連成一線。
   *[other] { $side }連成 { $count } 子。
}
room-why-forbidden = { $other }下了禁手，判負。
room-why-resignation = { $other }認輸。
room-why-timeout = { $other }超時。
room-why-timeout-unmoved = { $other }沒有在時限內下第一手。
room-why-forfeit = { $other }棄權。
room-why-abandonment = { $other }離開後沒有及時回來。
room-why-draw-go = 雙方目數相同。
room-why-draw-gomoku = 棋盤已滿，雙方都沒有連成線。
room-why-draw-othello = 雙方子數相同。
room-why-draw-agreed = 雙方同意和局。
room-why-draw-claimed = { $who ->
    [ours] 你離開了，對方宣布和局。
    [theirs] { $name } 離開，你宣布和局。
   *[none] { $name } 離開，對方宣布和局。
}
room-why-draw-passed = 雙方虛手。
room-why-void = 這一局沒有勝負。
room-why-aborted = 雙方都下過之前，對局已中止。
room-why-aborted-time = { $who ->
    [ours] 你
    [any] 有一方
   *[theirs] { $name }
 }沒有在時限內下第一手，對局中止。
room-why-aborted-left = { $who ->
    [ours] 你離開了，對手
    [theirs] { $name } 離開了，你
   *[none] { $name } 離開了，對手
 }在雙方都下過之前中止了對局。
room-why-aborted-by = { $who ->
    [ours] 你
   *[theirs] { $name }
 }在雙方都下過之前中止了對局。
room-why-closed = 對手加入之前，對局室已關閉。
room-why-operator = 伺服器管理員結束了這一局。
room-why-you = 你
room-ours-score = 你{ $result ->
    [won] 勝
   *[lost] 負
 } { POINTS($margin, unit: " 目") }
room-ours-stones = 你{ $result ->
    [won] 勝
   *[lost] 負
 } { STONES($margin, and: "又") } 子
room-ours-discs = 你{ $result ->
    [won] 勝
   *[lost] 負
 } { $margin } 子
room-ours-row = { $result ->
    [won] 你
   *[lost] 對手
 }連成{ $count ->
    [0] 一線
   *[other] {" "}{ $count } 子
 }，{ $result ->
    [won] 你獲勝
   *[lost] 你輸了
 }
room-ours-forbidden = { $result ->
    [won] 對手下了禁手，你獲勝
   *[lost] 你下了禁手，判負
 }
room-ours-resignation = { $result ->
    [won] 對手認輸，你獲勝
   *[lost] 你認輸了
 }
room-ours-timeout = { $result ->
    [won] 對手超時，你獲勝
   *[lost] 你超時，判負
 }
room-ours-timeout-unmoved = { $result ->
    [won] 對手一直沒有下，你獲勝
   *[lost] 你一直沒有下，判負
 }
room-ours-forfeit = { $result ->
    [won] 對手棄權，你獲勝
   *[lost] 你棄權，判負
 }
room-ours-abandonment = { $result ->
    [won] 對手離開，你獲勝
   *[lost] 你離開了，判負
 }
room-replay = 打譜
room-rematch = 再來一局
room-rematch-open = 前往下一局
rematch-other = 變更設定
rematch-title = 變更設定再下一局
rematch-offer = 邀請再下一局
rematch-colors = 執子
rematch-colors-swapped = 交換
rematch-colors-kept = 不變
rematch-changes = 下一局
rematch-same-colors = 執子顏色不變
rematch-random-colors = 隨機執子
rematch-swapped = { $which ->
    [side] 下一局你是{ $side }
    [first] 下一局你先下
    [second] 下一局對方先下
   *[colors] 雙方交換執子
}
rematch-details = 規則細節
rematch-no-opening = 無開局規則
rematch-no-aids = 不使用引擎輔助
pair-you = 你
series-best-of = { $games } 局制
series-first-to = 先得 { $points } 分者勝
series-ladder = 升降讓子
series-single = 單局
series-game = 第 { $number } 局
series-game-of = 第 { $number } 局，共 { $games } 局
series-points = { $one } { $wins } – { $losses } { $other }
series-won = { $name } 贏得系列賽。
series-drawn = 系列賽打平。
series-draw = 和棋
series-void = 無結果
series-live = 進行中
series-next = 下一局
series-offer = { $side }已準備好下一局
series-offer-ours = 你已準備好下一局
series-new = 新系列賽
series-offer-new = { $side }邀請再來一個系列賽：{ $series }
series-offer-new-ours = 你已邀請再來一個系列賽：{ $series }
series-games = 系列賽各局
series-to-room = 系列賽還在繼續：前往對局室
series-gone = { $name } 不在線上
pair-score = { $game }戰績：{ $one } { $wins } – { $losses } { $other }
pair-draws = 和棋 { $count } 局
room-invite-title = 邀請對手
room-invite-link = 這一局的連結
room-program-asking = 正在邀請程式……
room-program-asked = 已邀請{ $name }來下棋。
room-program-gone = 這個程式已經離線。
room-program-missing = 程式通常會馬上來。如果沒來，可能正忙，或者不下這種棋。可以再次邀請，用連結邀請別人，或者關閉這一局，另選對手。
room-program-again = 再次邀請
room-program-declined-busy = { $name }對局已滿，不來了。
room-program-declined-game = { $name }不下這種棋，或者不用這種棋盤或規則。
room-program-declined-time = { $name }不下這種用時的棋。
room-program-declined-terms = { $name }不接受這些條件。
room-program-declined-other = { $name }不想下這一局。
room-program-next = 可以用連結邀請別人，或者關閉這一局，另選對手。
room-invite-local = 這個網址只在這台電腦上有效，其他裝置打不開。
room-share = 分享
room-try-board = 試下棋盤
room-try-hint = 等待對手時，可以在棋盤上試下，不列入對局。
room-try-undo = 退一手
room-try-clear = 清空棋盤
room-close = 關閉這一局
room-close-title = 確定關閉這一局嗎？
room-close-text = 關閉後，連結將失效。
room-stand = 離座
room-free-title = { $host } 在等對手
room-free-title-nobody = 有空位
room-nigiri-guess = 對手手中握著棋子，猜單還是雙？猜中{ $prize ->
    [begins] 就先下。
   *[black] 就執黑。
}
room-nigiri-wait = 由後入座的一方猜單雙。
room-nigiri-odd = 單
room-nigiri-even = 雙
room-seat-link = 換裝置繼續下
room-seat-take = 在這台裝置上下棋
room-seat-take-text = 這個連結讓這台裝置使用一盤對局中的座位。連結只能用一次。
room-seat-hint = 在另一台裝置上打開這個連結或掃描 QR Code，那台裝置也能下這盤棋。請勿外流：有連結的人可以替你下棋。連結只能用一次，十分鐘內有效。
room-seat-used = 連結已使用，現在兩台裝置都可以下。
room-seat-moved = 連結已使用，{ $side }現在在另一台裝置上下棋。
room-seat-move = 把{ $side }移到另一台裝置
room-seat-move-hint = 在另一台裝置上打開這個連結或掃描 QR Code。之後{ $side }在那裡下棋，這台裝置只為另一方下棋。請勿外流：有連結的人可以替{ $side }下棋。連結只能用一次，十分鐘內有效。
fair-title = 補還的時間
fair-about = 伺服器的延遲不計入任何一方的用時。網路往返時間也會補還，但不超過該棋手的補還額度。
fair-nothing = 目前沒有補還時間。
fair-move = 手數
fair-player = 棋手
fair-network = 網路
fair-server = 伺服器
fair-ms = { $ms } 毫秒
fair-sum = 合計
room-facing = 把上方棋手的資訊倒轉
room-together = 就在這台裝置上兩人對弈
room-seat-address = 你座位的私密連結
room-seat-code = 你座位私密連結的 QR Code
room-seat-failed = 這個連結無法使用
room-seat-spent = 連結已經用過、已超過十分鐘，或已被新的連結取代；每個連結只能用一次。要在這台裝置上下棋，請在正在對局的裝置上打開選單，選擇「換裝置繼續下」，產生新的連結。
room-seat-room = 前往對局
room-late = 觀戰者晚 { $span } 才看到對局
room-late-shown = 延遲 { $span } 轉播
room-watching-counted = 觀戰者的名字已隱藏
room-watching-closed = 不開放觀戰
room-watching-names = 觀戰：{ $names }
room-watching-more = 觀戰：{ $names } 等，另有 { $count } 人
room-closed-again = 再試一次
room-chat-empty = 還沒有訊息。
room-chat-bot = 機器人不會聊天。
room-chat-previous = 上一局的聊天
room-chat-everyone = 傳訊息給所有人
room-chat-spectators = 傳訊息給觀戰者，對局結束後棋手也看得到
room-chat-spectator = 觀戰者
room-chat-at = 第 { $number } 手時
room-chat-move = 第 { $number } 手
room-chat-send = 傳送
room-said-moved = { $side } { $point }
room-said-captured = { $side } { $point }，提 { $count } 子
room-said-flipped = { $side } { $point }，翻 { $count } 子
room-said-passed = { $side }虛手
room-said-passed-ours = 你虛手
plan-said-played = 你預設的應手 { $point } 已下出
plan-said-played-all = 你預設的應手 { $points } 已下出
plan-said-passed = 已按預設虛手
plan-said-unplanned = 這一手不在預設之中，預設的應手已刪除
plan-said-taken_back = 預設的應手已刪除
plan-said-impossible = 預設的應手無法下出，預設的應手已刪除
room-said-seated = { $name } 入座
room-said-closed = { $name } { $by ->
    [engine] 已不在這個伺服器上
   *[person] 關閉了網頁
}
room-said-lost = { $name } { $by ->
    [engine] 沒有回應
   *[person] 斷線了
}
room-said-banned = { $name } 已被伺服器管理員禁止使用
room-said-back = { $name } 回來了
room-said-watching-open = 開放觀戰，並顯示觀戰者的名字
room-said-watching-counted = 開放觀戰，觀戰者的名字隱藏
room-said-watching-closed = 這局棋不開放觀戰
room-said-silent = { $side }沒有回應，恢復對局，輪到{ $side }
room-said-silent-ours = 你沒有回應，恢復對局，由你先下
room-said-stood = 座位空出來了
room-said-started = 對局開始
room-said-started-as = 對局開始，你執{ $side }
room-said-guessed = { $parity ->
    [odd] 猜單
   *[even] 猜雙
}，實際 { $count } 子
room-said-taken-back = { $number ->
    [0] 悔棋，退到開局
   *[other] 悔棋，退到第 { $number } 手
}
room-said-redone = 已恢復悔掉的棋，至第 { $number } 手
room-said-time-given = { $side }給對方加時 { $time }
room-said-time-given-ours = 你給對方加時 { $time }
room-said-hint = { $side }請引擎提示
room-said-hint-ours = 你請引擎提示
room-said-ahead = { $side }請引擎判斷形勢
room-said-ahead-ours = 你請引擎判斷形勢
room-said-warning = 引擎警告{ $side }：這手是壞棋
room-said-warning-ours = 引擎警告你：這手是壞棋
room-said-paused = 已暫停，雙方停鐘
room-said-adjourned = 已封棋，改日再下
room-said-continuing = { $side }要繼續，對局即將恢復
room-said-continuing-ours = 你要繼續，對局即將恢復
room-said-continuing-both = 雙方都要繼續，對局即將恢復
room-said-pause-over = 暫停結束，對局即將恢復
room-said-continued = 對局繼續
room-said-overdue = 封棋過久：不在線上的一方可能被判負
room-said-stones = { $count ->
    [1] { $point } 的棋子
   *[other] { $point } 一帶的 { $count } 顆棋子
}
room-said-dead = { $side }把{ $stones }標為死子
room-said-dead-ours = 你把{ $stones }標為死子
room-said-alive = { $side }把{ $stones }標為活子
room-said-alive-ours = 你把{ $stones }標為活子
room-said-unaccepted = { $side }須重新同意結果
room-said-unaccepted-ours = 你須重新同意結果
room-said-resumed = { $by }恢復對局，輪到{ $side }
room-said-resumed-ours = 你恢復對局，輪到{ $side }
room-said-resumed-bot = 機器人不同意這樣標死子。恢復對局，輪到{ $side }
room-said-declined = { $offer ->
    [draw] { $side }不同意和棋
    [takeback] { $side }不同意悔棋
    [redo] { $side }不同意恢復
    [pause] { $side }不同意暫停
    [adjourn] { $side }不同意封棋
    [continue] { $side }暫不繼續
   *[rematch] { $side }不想再下一局
}
room-said-declined-ours = { $offer ->
    [draw] 你不同意和棋
    [takeback] 你不同意悔棋
    [redo] 你不同意恢復
    [pause] 你不同意暫停
    [adjourn] 你不同意封棋
    [continue] 你暫不繼續
   *[rematch] 你不想再下一局
}
room-said-withdrawn = { $offer ->
    [draw] { $side }收回提和
    [takeback] { $side }收回悔棋請求
    [redo] { $side }收回恢復請求
    [pause] { $side }收回暫停提議
    [adjourn] { $side }收回封棋提議
    [continue] { $side }暫時不想繼續了
   *[rematch] { $side }收回再下一局的邀請
}
room-said-withdrawn-ours = { $offer ->
    [draw] 你收回提和
    [takeback] 你收回悔棋請求
    [redo] 你收回恢復請求
    [pause] 你收回暫停提議
    [adjourn] 你收回封棋提議
    [continue] 你暫時不想繼續了
   *[rematch] 你收回再下一局的邀請
}
room-said-lapsed = { $offer ->
    [draw] 提和已失效
    [takeback] 悔棋請求已失效
    [redo] 恢復請求已失效
    [pause] 暫停提議已失效
    [adjourn] 封棋提議已失效
    [continue] 繼續的提議已失效
   *[rematch] 再下一局的邀請已失效
}
room-said-next = {"；"}
room-said-rematched = 雙方同意再下一局
room-said-chose-color = { $name } 選{ $side }
room-said-chose-color-ours = 你選{ $side }
room-said-chose-more = { $name } 加放兩子
room-said-chose-more-ours = 你加放兩子
room-said-declared = { $name } 要求黑方提出 { $count } 個五手打點
room-said-declared-ours = 你要求黑方提出 { $count } 個五手打點
room-said-offers = { $name } 提出打點 { $points }
room-said-offers-ours = 你提出打點 { $points }
room-said-komi = { $name }：貼 { POINTS($komi, unit: " 目") }
room-said-komi-ours = 你：貼 { POINTS($komi, unit: " 目") }
room-said-proposed = { $by ->
    [device] 此裝置建議的死子：{ $points }
   *[server] 伺服器建議的死子：{ $points }
}
room-said-proposed-none = { $by ->
    [device] 此裝置沒有建議死子
   *[server] 伺服器沒有建議死子
}
room-said-last-pass = 如果{ $side }也虛手，對局就結束
room-said-seconds = 還剩 { $count } 秒
room-said-main = 基本時間還剩 { $count } 秒
room-said-period = 一次讀秒已用完：{ $overtime }
room-said-overtime = 基本時間已用完：{ $overtime }
room-said-away = { $name } 須在 { $time } 內回來
room-said-claim = 你可以宣布獲勝、宣布和局或繼續等待。
room-said-void = 你可以中止對局或繼續等待。
room-said-connected = 已重新連線。

## opening

opening-place-ours = 請在{ $where ->
    [center] 中心
    [within] 標出的方框內
    [outside] 標出的方框外
   *[anywhere] 任意處
}放一顆{ $stone ->
    [white] 白子
   *[black] 黑子
}。
opening-place-theirs = { $name } 在{ $where ->
    [center] 中心
    [within] 標出的方框內
    [outside] 標出的方框外
   *[anywhere] 任意處
}放一顆{ $stone ->
    [white] 白子
   *[black] 黑子
}。
opening-left = 這一輪還要放 { $count } 子。
opening-choose-ours = 接下來你要執黑還是執白？
opening-choose-theirs = 由 { $name } 選黑白。
opening-choose-more-ours = 請選黑白，或加放兩子，讓 { $other } 選。
opening-choose-more-theirs = 由 { $name } 選黑白，或加放兩子。
opening-choose-or-offer-ours = 請選黑白，或在棋盤上點出 { $count } 個五手打點。
opening-choose-or-offer-theirs = 由 { $name } 選黑白，或提出 { $count } 個五手打點。
opening-declare-ours = 黑方要提出幾個五手打點？請輸入 1 到 { $most }。
opening-declare-theirs = 由 { $name } 決定五手打點的數目。
opening-offer-ours = 請在棋盤上點出 { $count } 個五手打點，由 { $other } 選定。
opening-offer-theirs = { $name } 提出 { $count } 個五手打點，由 { $other } 選定。
opening-pick-ours = 請選定一個五手打點。
opening-pick-theirs = 由 { $name } 選定五手打點。
opening-komi-ours = 請定一個公平的貼目，再由 { $other } 選黑白。
opening-komi-theirs = { $name } 定貼目，再由 { $other } 選黑白。
opening-first-bid-ours = 你願意貼幾目來執黑？
opening-first-bid-theirs = 由 { $name } 先出價爭黑。
opening-bid-ours = { $other } 願貼 { POINTS($komi, unit: " 目") }執黑。請出更高，或讓對方執黑。
opening-bid-theirs = 由 { $name } 出價高於 { POINTS($komi, unit: " 目") }，或讓 { $other } 執黑。
opening-colors-open = 黑白未定
opening-color-so-far = { $side }，還可能變
opening-choice-black = 執黑
opening-choice-white = 執白
opening-choice-more_stones = 加放兩子
opening-number = 五手打點數
opening-declare = 宣布
opening-chosen = 已選 { $chosen } / { $count }
opening-offer = 提出這 { $count } 個打點
opening-remove = 取消上一個
opening-set-komi = 定貼目
opening-bid = 出價
opening-let = 讓對方貼 { POINTS($komi, unit: " 目") }執黑
opening-wrong-bid = 請出 { $least } 到 { $most } 目，以 0.5 為單位。
opening-about-pro = 黑方第一子下在中心，第二子下在中央 5×5 之外，之後自由。
opening-about-long_pro = 黑方第一子下在中心，第二子下在中央 7×7 之外，之後自由。
opening-about-swap = 一方放兩黑一白，對方選黑白，接著白方下。
opening-about-swap2 = 一方放兩黑一白。對方選黑白，或加放一白一黑，讓先放的一方選黑白。接著白方下。
opening-about-soosyrv_8 = 一方在中心附近放三子，對方選黑白。白方下第四手並宣布五手打點數（最多 8 個），黑方可以交換黑白。黑方提出打點，白方選定。
opening-about-taraguchi_10 = 前幾手須下在以中心為準、逐手擴大的方形範圍內，每手之後對方可以交換黑白。第四手之後也可不交換，改由黑方提出十個五手打點，白方選定一個。
opening-about-yamaguchi = 一方在中心附近放三子並宣布五手打點數，對方選黑白。白方下第四手，黑方提出打點，白方選定。
opening-about-komi_cut = 一方定貼目，對方選黑白。
opening-about-komi_bids = 雙方輪流出價，每次都要更高。出價最高的一方執黑，並貼給白方這麼多目。

## plan

plan-title = 預設應手
plan-mark = 預設
plan-again = 已預設應手（{ $count }）
plan-overtaken = 對手已落子，未儲存的變化已遺失。
plan-replaced = 新的應手取代了 { $count } 條變化。
plan-restore = 復原
plan-unsaved = 這些變化尚未儲存。
plan-unanswered = { $move } 還沒有應手。請走出應手，或撤銷這一手，然後儲存。
plan-ends-play = 不能預設會結束行棋的虛手。
plan-board = 預設應手的棋盤
plan-theirs = 請走{ $side }可能走的一手
plan-ours = 請走你的應手
plan-ends = 對局到此就會結束
plan-shown = 往後 { $count } 手：{ $move }
plan-pass = 虛手
plan-start = 回到目前
plan-none = 先替對手走一手，再走你的應手。對手真的這樣走時，伺服器會替你下出應手。對手看不到這些。
plan-pair = 若 { $theirs } 則 { $ours }
plan-then = {"，再"}
plan-remove = 刪除「{ $line }」
plan-save = 儲存
plan-saved = { $count ->
    [0] 沒有預設的應手
   *[other] 已儲存 { $count } 條變化
}
