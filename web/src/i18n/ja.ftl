### 画面のすべての文言（日本語）。キーと順序は en.ftl と同じ。

## app

app-name = 天元
app-skip = 本文へ移動
app-nav = メインメニュー
app-play = 対局
app-history = 棋譜
app-settings = 設定
app-help = ヘルプ
app-home = 天元のトップページ
app-loading = 読み込み中…
app-you = あなたの名前：{ $name }
app-offline = 接続が切れました。再接続しています…
app-updated = 新しいバージョンがあります。
app-update = 再読み込み
app-later = あとで
app-retry = 再試行
app-close = 閉じる
app-notice-more = 全文を読む
app-restarts = サーバーはまもなく再起動します。対局中の方は最後まで打てます。
app-cancel = キャンセル
app-copy = コピー
app-copied = コピーしました
app-copy-failed = コピーできませんでした。リンクを選択してコピーしてください：{ $link }

app-title = { $page } · 天元
app-title-turn = ● あなたの番です · { $page }

## words: names of things that every page uses

word-black = 黒
word-white = 白
word-side-black = 黒
word-side-white = 白
word-cross = ×
word-nought = ○
word-kind-go = 囲碁
word-kind-gomoku = 五目並べ
word-kind-othello = オセロ
word-kind-tic_tac_toe = 三目並べ
word-size = { $width }×{ $height }
word-size-square = { $side }路
word-ruleset-chinese = 中国ルール
word-ruleset-japanese = 日本ルール
word-ruleset-tromp_taylor = Tromp-Taylorルール
word-ruleset-korean = 韓国ルール
word-ruleset-aga = AGAルール
word-ruleset-new_zealand = ニュージーランドルール
word-ruleset-ing = 応氏ルール
word-ruleset-stone_scoring = 石数方式（切り賃あり）
word-ruleset-chinese_simple_ko = 中国ルール（通常のコウ）
word-ruleset-custom = カスタムルール
word-ruleset-freestyle = 自由打ち
word-ruleset-standard = 標準ルール
word-ruleset-caro = カロ
word-ruleset-caro_exact = カロ（ちょうど五つ）
word-ruleset-renju = 連珠
word-ruleset-mnk = 並べる数を自由に設定（m,n,k）
word-scoring-area = 地と石を数える
word-scoring-territory = 地とアゲハマを数える
word-ko-simple = 通常のコウ
word-ko-positional = 同形再現禁止（手番を問わず）
word-ko-situational = 同形再現禁止（手番も同じ場合）
word-self-capture = 自殺手あり
word-nothing-removed = 死に石は打ち上げる
word-tax-seki = セキの地なし
word-tax-all = 切り賃あり
word-pass-stones = パスは1子渡す
word-forbidden-loses = 禁手は負け
word-row = { $count }目並べ
word-overline-nothing = 長連は無効
word-ranks-and-files = 斜めは無効
word-opening-free-go = コミを固定
word-opening-free-gomoku = 規定なし
word-opening-pro = プロ
word-opening-long_pro = ロングプロ
word-opening-swap = スワップ
word-opening-swap2 = スワップ2
word-opening-soosyrv_8 = ソーソロフ8
word-opening-taraguchi_10 = タラグチ10
word-opening-yamaguchi = 山口
word-opening-komi_cut = コミを決め、相手が手番を選ぶ
word-opening-komi_bids = コミのせり
word-komi = コミ{ POINTS($komi, unit: "目") }
# Chinese rules give komi in stones, and one stone is worth two points. In Japanese, komi is always given in points.
word-komi-stones = コミ{ POINTS($komi, unit: "目") }
word-handicap = { $stones }子局
word-handicap-free = { $stones }子局（自由配置）
word-pass = パス
word-pass-forced = パス
word-nobody = 空席
word-bot = ボット（レベル{ $level }）
word-program = { $name }（ボット）
word-erased-name = 削除された名前
word-erased-line = 削除されたメッセージ
word-about = { $what }：{ $text }
word-next-sentence = {""}
word-versus = { $black } 対 { $white }
word-moves = { $count }手
word-spectators = { $count ->
    [0] 観戦者なし
   *[other] 観戦{ $count }人
}
word-time-none = 時間無制限
word-time-absolute = { $main }切れ負け
word-time-fischer = { $main }＋1手ごとに{ $increment }
word-time-fischer-cap = { $main }＋1手ごとに{ $increment }、上限{ $cap }
word-time-byo_yomi = { $main }＋秒読み{ $period }×{ $periods }回
word-time-canadian = { $main }＋{ $period }ごとに{ $count }手
word-time-simple = 1手{ $time }
word-time-days = { $main }＋1手ごとに{ $increment }、上限{ $cap }{ $rest ->
    [0] {""}
   *[other] 、休暇{ $rest }日
}
word-time-days-each = 1手{ $main }{ $rest ->
    [0] {""}
   *[other] 、休暇{ $rest }日
}
word-time-correspondence = 通信対局、{ $time }
word-speed-blitz = ブリッツ
word-speed-rapid = ラピッド
word-speed-classical = クラシカル
word-speed-correspondence = 通信対局
word-clock-days = { $days }日{ $hours }時間
word-seconds = { $count }秒
word-minutes = { $count }分
word-hours = { $count }時間
word-days = { $count }日

## outcome

outcome-score = { $side }{ POINTS($margin, unit: "目") }勝ち
outcome-stones = { $side }{ POINTS($margin, unit: "目") }勝ち
outcome-discs = { $side }{ $margin }石勝ち
outcome-row = { $count ->
    [0] { $side }の勝ち（並び完成）
    [5] { $side }の勝ち（五連）
   *[other] { $side }の勝ち（{ $count }つ並び）
}
outcome-forbidden = { $side }の勝ち（{ $other }の禁手）
outcome-resignation = { $side }の勝ち（相手の投了）
outcome-resignation-go = { $side }中押し勝ち
outcome-timeout = { $side }の時間切れ勝ち
outcome-timeout-unmoved = { $side }の勝ち（{ $other }が着手しませんでした）
outcome-forfeit = { $side }の勝ち（相手の棄権）
outcome-abandonment = { $side }の勝ち（{ $other }の離席）
outcome-draw = 引き分け
outcome-draw-go = 持碁
outcome-void = 無勝負
outcome-aborted = 対局中止
outcome-unknown = 結果不明

## home

home-title = 対局
home-headline = 囲碁、五目並べ、オセロ、三目並べを、二人で。
home-lead = 隣の人とも、遠くの人とも。登録は不要。リンクかQRコードですぐに対局できます。
home-how = 初めての方へ。数分で覚えられます：
home-how-hide = 入門へのリンクを表示しない
home-running = あなたの進行中の対局
home-friend = 友達と対局
home-friend-what = { $what } · リンクとQRコードで招待
home-here = この端末で二人対局
home-here-what = { $what } · 同じ画面で交互に打つ
home-computer = コンピュータと対局
home-computer-what = ゲームとレベルを選ぶ
home-name = あなたの名前（任意）
home-name-hint = 空欄ならサーバーが名前を付けます。
home-other-what = ゲーム、盤、持ち時間を選ぶ
home-change = 変更
home-start = 作成してリンクを表示
home-start-here = 始める
home-opponent = 対局相手
home-opponent-public = 誰でも（公開）
home-opponent-private = 友達（リンクで招待）
home-opponent-here = 隣にいる人（この端末で）
home-level = レベル（1が最もやさしい）
home-level-means = { $most ->
    [3] レベル3は負けません。
   *[other] レベル1は初心者のように読みが浅く、レベル{ $most }はエンジンの最強の強さです。
 }
home-program-means = ほかの人が接続しているプログラムです。対局に招待しますが、どのゲームでも打てるとは限りません。
home-bot-cannot = 盤が小さすぎるか、並べる数が多すぎるため、ボットは打てません。
home-opponent-bot = ボット（コンピュータ）
home-second-name = 二人目の名前（任意）
home-takeback-ask = 待ったあり（要同意）
home-takeback-off = 待ったなし
home-takeback-free = 待った自由
home-takeback-with-grace = { $words }、誤操作は { $seconds } 秒以内
home-board-live = 対局中
home-board-last = 直近の対局
home-board-watch = 観戦
home-board-replay = 並べる
home-board-pause = 一時停止
home-board-continue = 再開
home-board-try = この盤で自由に打ってみてください。
home-board-yours = この手はあなたにしか見えません。
home-board-back = 対局に戻る
home-board-clear = 石を片付ける
home-board-label = 試し打ちの盤
home-board-open = 試し打ちの盤を開く
preset-go-9 = 早碁
preset-go-13 = 囲碁
preset-go-19 = 本格囲碁
preset-gomoku = 五目並べ
preset-othello = オセロ
preset-tic_tac_toe = 三目並べ
home-new = 新しい対局
home-series = 対局数
home-series-single = 一局のみ
home-series-best_of_3 = 三番勝負
home-series-best_of_5 = 五番勝負
home-series-best_of_7 = 七番勝負
home-series-best_of = そのほかの番勝負
home-series-first_to = ポイント先取
home-series-ladder = 打ち込み制
home-series-games = 対局数
home-series-points = 勝ちに必要なポイント
home-series-hint = 勝ちは1ポイント、引き分けは0.5ポイントで、手番は交互です。
home-series-hint-kept = 勝ちは1ポイント、引き分けは0.5ポイントです。置き碁では手番を替えません。
home-series-hint-ladder = 三連勝ごとに置き石が1子変わります。
home-kind = ゲーム
home-board = 盤
home-time = 持ち時間
home-color = あなたの手番
home-color-sign = あなたの印
home-color-random = ランダム
home-color-nigiri = ニギリ
home-begin = 先手
home-begin-black = あなた
home-begin-white = 相手
home-visibility-private = リンクのみ
home-size = その他
home-size-width = 横の路数
home-size-height = 縦の路数
home-size-hint = { $least }〜{ $most }
home-size-only = { $least }のみ
home-ruleset = ルール
home-about-freestyle = 五つ以上並べれば勝ち。
home-about-standard = ちょうど五つ並べれば勝ち。六つ以上は勝ちになりません。
home-about-caro = 五つ並べれば勝ち。ただし、両端を相手に止められた五は無効です。六つ以上は必ず勝ちになります。
home-about-caro_exact = ちょうど五つ並べれば勝ち。ただし、両端を相手に止められた五は無効です。
home-about-renju = 競技のルール。黒は長連、四々、三々が禁手です。
home-about-mnk = 盤の大きさと、並べれば勝ちになる数を決められます。
home-forbidden = 禁手
home-forbidden-refused = 打てない
home-forbidden-loses = 打つと負け
home-row = 並べる数
home-overline = 長連
home-overline-wins = 勝ち
home-overline-nothing = 無効
home-directions = 並べる向き
home-directions-all = 縦、横、斜め
home-directions-ranks_and_files = 縦と横のみ
home-opening = 開局規定
home-rules-ko = コウのルール
home-rules-ko-simple = 通常のコウ（すぐに取り返せない）
home-rules-ko-positional = 同形再現禁止（手番を問わない）
home-rules-ko-situational = 同形再現禁止（手番も同じ場合だけ）
home-rules-scoring = 数え方
home-rules-scoring-area = 地と盤上の石
home-rules-scoring-territory = 地とアゲハマ
home-rules-tax = セキの地と切り賃
home-rules-tax-none = 囲った地はすべて数える
home-rules-tax-seki = セキの地は数えない
home-rules-tax-all = セキの地は数えず、切り賃を引く
home-rules-handicap_bonus = 置き碁で白が受け取る分
home-rules-handicap_bonus-none = なし
home-rules-handicap_bonus-stones = 置き石1子につき1目
home-rules-handicap_bonus-stones_less_one = 2子目から1子につき1目
home-rules-resume = 再開後の手番
home-rules-resume-alternates = 本来の手番どおり
home-rules-resume-opponent_of_asker = 再開を求めた側の相手から
home-rules-removes_dead = 死に石を合意のうえで取り上げる
home-rules-self_capture = 2子以上の自殺手を認める
home-rules-third_repetition_voids = 同形三回で無勝負とする
home-rules-pass_stones = パスのたびに1子を渡し、最後は白がパスする
home-komi = コミ
home-komi-hint = 白が受け取る目数。空欄なら通常の{ POINTS($komi, unit: "目") }です。
home-handicap = 置き石
home-handicap-none = なし
home-handicap-fixed = 星に置く
home-handicap-aga = 星に置く（AGAの順）
home-handicap-free = 好きな所に置く
home-stones = 置き石の数
home-takeback = 待った
home-takeback-policy-ask = 相手が同意すればできる
home-takeback-policy-free = 自由にできる（同意不要）
home-takeback-policy-off = できない
home-takeback-grace = 誤操作を戻せる秒数
home-takeback-grace-hint = この秒数の間、相手が打つまではすぐに一手戻せます。空欄ならなし。
home-aids = エンジンの助け
home-aids-off = なし
home-aids-ahead = 形勢判断
home-aids-warnings = 警告と形勢判断
home-aids-hints = ヒントと警告と形勢判断
home-aids-hint = 対局中、どちらもエンジンに尋ねられます。尋ねたことは全員に分かりますが、答えは尋ねた本人にだけ表示されます。
home-aids-warn = 設定で、悪手を打つ前の警告もオンにできます。警告があったことは全員に分かりますが、その手は本人にしか分かりません。
home-late = { $span }遅れ
home-delay = 観戦の遅延
home-delay-none = なし
home-delay-hint = 対局者以外には、この時間だけ遅れて対局が見えます。
home-watching = 観戦
home-watching-open = だれでも（名前を表示）
home-watching-counted = だれでも（名前は非表示）
home-watching-closed = 観戦不可
home-watching-hint-counted = 観戦者の人数だけを表示します。
home-watching-hint-closed = 二人がそろうと、対局者だけがこの対局を開けます（終局後も同じです）。ほかの人の一覧には出ません。
home-time-none = 無制限
home-time-custom = カスタム…
home-time-preset = { $speed }：{ $time }
home-time-system = 時間の方式
home-time-system-absolute = 切れ負け
home-time-system-fischer = フィッシャー
home-time-system-byo_yomi = 秒読み
home-time-system-canadian = カナダ式
home-time-system-simple = 1手ごと
home-time-system-correspondence = 通信対局（日単位）
home-time-main = 持ち時間（分）
home-time-increment = 1手ごとの加算（秒）
home-time-cap = 持ち時間の上限（分）
home-time-cap-none = 上限なし
home-time-periods = 秒読みの回数
home-time-period = 秒読み1回（秒）
home-time-period-stones = 1区切りの手数
home-time-per-move = 1手の秒数
home-time-main-days = 開始時の日数
home-time-increment-days = 1手ごとの加算（日）
home-time-cap-days = 日数の上限
home-time-rest-days = 各自の休暇日数
home-wrong-size = { $least }〜{ $most }の整数を入力してください。
home-wrong-only = { $least }を入力してください。
home-wrong-none = この盤では{ $least }つ並べられません。
home-wrong-komi = { $least }〜{ $most }を0.5刻みで入力してください（例：7.5）。
home-wrong-handicap = { $most ->
    [0] この盤では置き石を使えません。
   *[other] この盤では2〜{ $most }子を入力してください。
}
home-wrong-time = { $least }〜{ $most }を入力してください。
home-creating = 対局室を作成しています…
home-failed = 対局室を作成できませんでした。{ $reason }
home-too-many-open = 未終了の対局が上限の{ $most }局あります。どれかを終えるか閉じてください：
home-yours = あなたの対局
home-now-note = このページを開いている間、対局と時計は進みます。閉じると、相手が対局を終わらせることがあります。
home-now-rematch = もう一局の申し込み
home-now-cut = 接続がありません
home-now-own = あなたの対局
home-now-continue = 再開の申し出
home-now-score = 結果への同意待ち
home-now-scoring = 結果を確認中
home-now-draw = 引き分けの提案
home-now-takeback = 待ったの申し込み
home-now-redo = 戻した手を進める提案
home-now-pause = 中断の提案
home-now-adjourn = 打ち掛けの提案
home-seeks = 相手を募集中
home-live = 対局中
home-live-screen = 大画面に表示
home-live-filter = 絞り込む
home-live-size = 盤の大きさ
home-live-speed = 持ち時間
home-live-found = { $count } 局
home-live-none = 条件に合う対局はありません。
home-live-all = すべて表示
home-recent = 最近の対局
home-recent-all = すべての棋譜
home-join = 参加
home-join-label = { $host }さんの対局に参加
home-open = 開く
home-open-label = あなたの対局を開く：{ $what }
home-watch-label = { $what }を観戦
home-waits = 待機中
home-adjourned = { $date } から打ち掛け
home-host-black = { $host }さんが{ $side }
home-host-white = { $host }さんが{ $side }
home-host-random = 手番はランダム
home-host-nigiri = ニギリ
home-begins-black = { $host }さんが先手
home-begins-white = { $host }さんが後手
home-begins-random = 先手はランダム
home-move = { $number ->
    [0] 0手
   *[other] { $number }手目
}
home-online = { $count }人がオンライン
home-lan = ほかの端末で対局する
home-lan-hint = 同じネットワークで、次のアドレスのどれかを開くか、コードを読み取ってください。
home-qr = { $address }のQRコード

## history

history-title = 棋譜
history-filters = 絞り込み
history-filters-set = 絞り込み（{ $count }件を選択中）
history-clear = 絞り込みを解除
history-search = 名前や盤の大きさ：ada ben 9x9
history-bad-search = 検索できるのは 4 語までです。対局者名の一部と、30x30 までの盤の大きさ 1 つを入力してください。
history-slow-search = 検索に時間がかかりすぎました。名前をもっと長く入力するか、条件を選んでください。
history-kind = ゲーム
history-outcome = 結果
history-all = すべて
history-view = 表示
history-view-table = 一覧
history-view-cards = 盤面
history-beyond = これ以上の対局はありません。
history-newest = 最新の対局を見る
history-outcome-black = 黒勝ち
history-outcome-white = 白勝ち
history-outcome-draw = 引き分け
history-outcome-void = 無勝負
history-people = 人間
history-show = 表示する
history-total = { $count ->
    [0] 対局なし
   *[other] { $count }局
}
history-total-more = { $count }局以上
history-empty = 条件に合う対局はありません。
history-nothing = 終局した対局はまだありません。終局するとここに並びます。
history-failed = 棋譜を読み込めませんでした。{ $reason }
history-column-position = 終局図
history-column-when = 終局
history-column-game = ゲーム
history-column-black = 黒
history-column-white = 白
history-column-outcome = 結果
history-column-moves = 手数
history-column-duration = 所要時間
history-replay-label = 棋譜を並べる：{ $what }
history-unwitnessed = サーバーなしの対局（消費時間は未確認）
history-aids = { $side }はエンジンに { $count } 回尋ねました
history-warnings = エンジンは{ $side }に { $count } 回警告しました
history-pages = ページ
history-first = 最新
history-newer = 新しい対局
history-older = 古い対局
history-last = 最古
history-open-file = SGFファイルを開く

## replay

replay-title = 棋譜並べ
replay-failed = 対局を読み込めませんでした
replay-first = 最初の局面
replay-back = 一手戻る
replay-forward = 一手進む
replay-last = 最後の局面
replay-slider = 手数
replay-position = { $number ->
    [0] 開始局面
   *[other] { $number } / { $total }手
}
replay-position-spoken = { $number ->
    [0] 開始局面
   *[other] 全{ $total }手の{ $number }手目：{ $color } { $point }{ $captured ->
        [0] {""}
       *[other] 、{ $captured }子取り
    }
}
replay-moves = 着手
replay-chat = チャット
replay-chat-empty = メッセージはありません。
replay-prisoners = アゲハマ{ $count }
replay-clock = { $color }の残り時間
replay-download = SGFを保存
replay-copy = この手へのリンクをコピー
replay-open = SGFファイルを開く
replay-open-hint = この端末に表示するだけで、保存はしません。
replay-file-lead = ほかのソフトやサイトの棋譜を、一手ずつ見られます。
replay-file-drop = ここにSGFファイルをドロップ
replay-open-failed = ファイルを読み込めませんでした。{ $reason }
replay-open-where = { $line }行{ $column }列：{ $reason }
replay-asked = { $side }はこの手の前にエンジンに聞きました。
replay-from-file = ファイル：{ $name }
replay-main-line = 本譜だけを表示し、変化図とコメントは表示しません。
replay-left-out = 表示していないもの：変化図 { $variations } 件、コメント { $comments } 件。
replay-diagram = { $color ->
    [black] 初期配置、黒番
   *[white] 初期配置、白番
}
replay-score-row = 項目
replay-score-stones = 盤上の石
replay-score-territory = 地
replay-score-prisoners = アゲハマ
replay-score-komi = コミ
replay-score-handicap = 置き石
replay-score-total = 合計
replay-played = 対局日時：{ $when }
replay-duration = 所要時間{ $duration }
replay-board = 棋譜の盤面

## review of a game in the replay

review-title = 検討
review-ask = この対局を検討
review-impossible = この対局は検討できません。エンジンがこの盤に対応していないか、手数が少なすぎるか多すぎます。
review-waiting = 順番待ちです。先に{ $count }局を検討します。
review-working = { $positions }局面中{ $judged }局面を検討済み
review-spoken = エンジンが検討しています：{ $percent }%
review-ready = 検討が終わりました。
review-chance = 勝率：黒{ $black }%、白{ $white }%
review-not-judged = エンジンはこの局面を検討していません。
review-turns = 形勢を最も大きく変えた手です。選ぶと、エンジンの読み筋が盤に表示されます。Aが推奨手、Bがその応手で、以下同様です。
review-no-turns = 形勢を大きく変えた手はありません。
review-turn = { $number }手目 { $side }{ $point }：勝率が{ $loss }%低下。推奨手：{ $better }
review-owned = 予想される地を表示
review-graph = 初手から最終手までの黒の勝率
review-note = エンジンの判断です。手数の長い戦いでは、読み間違えることがよくあります。

## practice board

practice-unread = このリンクは局面を表していません。空の盤を表示しています。
practice-tool = 盤を押したとき
practice-moves = 手を打つ
practice-put = { $side }を置く
practice-remove = 石を取り除く
practice-undo = 元に戻す
practice-redo = やり直す
practice-turn = { $side }の手番にする
practice-no-liberties = 呼吸点のない石が残ります。
practice-copy = この局面へのリンクをコピー
practice-from-here = ここから試し打ち

## club screen

screen-title = 大画面で観戦
screen-empty = 対局中の部屋はありません。次の対局が始まると自動で表示されます。
screen-start = 対局するには、このアドレスを開くか、コードを読み取ってください。
screen-full = 全画面表示

## settings

settings-title = 設定
settings-name = あなたの名前
settings-name-hint = 文字、数字、-、_で20文字まで。英字とほかの文字は混ぜられません。ほかの人にも表示されます。
settings-name-save = 名前を保存
settings-name-saved = 名前を{ $name }に変更しました。
settings-name-wrong = 文字、数字、-、_で20文字までにしてください。英字とほかの文字は混ぜられません。使えない名前もあります。
settings-name-failed = 名前を変更できませんでした。{ $reason }
settings-look = 表示
settings-theme = テーマ
settings-theme-auto = 自動
settings-theme-wood = 木
settings-theme-paper = 紙
settings-theme-slate = 石板
settings-theme-dark = ダーク
settings-theme-contrast = 高コントラスト
settings-stones = 碁石
settings-stones-shaded = 立体
settings-stones-flat = 平面
settings-stones-natural = 手置き風
settings-coordinates = 座標を表示
settings-zen = 盤と時計だけを表示
settings-preview = プレビュー
settings-hearing = 音
settings-sound = 音を鳴らす
settings-music = 静かな音楽を流す
settings-music-hint = このページが前面にある間だけ、静かな音がぽつぽつと流れます。
settings-count = 自分の最後の10秒を数える
settings-count-off = 数えない
settings-count-ticks = 刻む音で
settings-count-voice = 声で
settings-count-silent = 音を出さない設定のときは数えません。
settings-sound-try = 試聴
settings-buzz = 着手と残り時間をバイブレーションで知らせる
settings-playing = 着手
settings-confirm = 着手の確認
settings-confirm-touch = タッチ操作で点の間隔が狭いとき
settings-confirm-always = 毎回
settings-confirm-never = しない
settings-confirm-free = 相手の同意なしに待ったができる対局では、一度のタップで打てます。
settings-confirm-speed = 対象の持ち時間
settings-quick = 残り時間が少ないときは確認なしで打つ
settings-quick-below = { $count ->
    [0] しない
   *[other] 残り{ $count }秒以下
}
settings-notify = 手番になったら通知する
settings-notify-refused = ブラウザーがこのページの通知を許可していません。HTTPSで開き、ブラウザーの設定で通知を許可してください。
settings-premoves = 相手の手番中に次の手を予約する
settings-premoves-hint = 時計のある対局で、相手が打つとすぐに予約した手が打たれます。囲碁で相手がパスしたときや、前の局面を見たときは取り消されます。
settings-warn = 悪手を打つ前に警告する
settings-warn-hint = 警告ありの対局で有効です。警告があったことは全員に分かりますが、その手は自分にしか分かりません。予約した手は警告なしで打たれます。
settings-letters = 一文字のショートカットキーを使う
settings-all = すべての設定
settings-language = 言語
settings-offline = ネットワークがないとき
settings-offline-kept = この端末に Tengen を保存してあるので、ネットワークがなくても開けます。ブラウザーのメニューからアプリとしてインストールできます。
settings-offline-storing = ネットワークがなくても開けるように、この端末に Tengen を保存しています。
settings-offline-insecure = このアドレスからは Tengen をインストールできません。ブラウザーが許すのは https:// のアドレスと localhost だけです。開いているページは、ネットワークがなくても使えます。
settings-offline-cannot = このブラウザーは、ネットワークなしで使うためのページを保存しません。開いているページはそのまま使えます。
settings-person = あなたのデータ
settings-person-about = サーバーはこのブラウザーにある秘密の値であなたを見分け、名前、対局、チャットの内容を保存します。パスワードはないため、失われたセッションは取り戻せません。
settings-leave = サインアウト
settings-leave-title = { $name }をこのブラウザーからサインアウトしますか？
settings-leave-text = 進行中の対局の席を失い、プログラムのトークンは削除されます。終わった対局にはあなたの名前が残ります。元には戻せません。
settings-erase = データを削除
settings-erase-title = { $name }のデータを削除しますか？
settings-erase-text = あなたとあなたのプログラムの名前とチャットの内容がすべての対局から消え、プログラムのトークンは削除されます。対局は名前なしで残ります。進行中の対局の席は失われます。元には戻せません。サーバーのバックアップにはしばらく残ることがあります。
settings-clear = このブラウザーに保存されたものも削除
settings-clear-games = この端末で打った { $count } 局を含みます。
settings-programs = プログラム
settings-programs-about = 自作のプログラムが、独立した対局者としてここで対局できます。接続にはトークンを使います。ボットであることは全員に表示されます。トークンの一覧はこのブラウザーのセッションに属します。セッションの期限が切れると、ここではトークンを削除できなくなります。
settings-programs-name = プログラムの名前
settings-programs-play = 対局を許可する
settings-programs-make = トークンを作成
settings-programs-secret = { $name } のトークン
settings-programs-once = { $name } のトークンを今すぐコピーしてください。表示されるのは一度だけです。トークンを持つ人は誰でも { $name } として対局できます。
settings-programs-copy = トークンをコピー
settings-programs-unused = 未使用
settings-programs-used = 最終使用：{ $when }
settings-programs-reads = 閲覧のみ
settings-programs-delete = 削除
settings-programs-delete-named = { $name } のトークンを削除
settings-programs-sure = { $name } を完全に削除
settings-programs-deleted = { $name } のトークンを削除しました。
settings-kept = 設定はこの端末に保存されます。

## device: games on this device without a server

device-list = この端末の対局
device-open = この端末で続ける
device-waits = まだ履歴にありません
device-broken-title = 読み取れない対局
device-broken = この端末に保存された対局を読み取れないため、続けられません。
device-missing = この端末にその対局はありません。サーバーなしの対局は、始めた端末でしか開けません。
device-full = この端末にこの対局を保存する空きがないか、ブラウザーが保存を許していません。何も変わっていません。ホームの「この端末の対局」で終わった対局を開き、SGFに保存してから削除し、もう一度お試しください。
device-forget = この端末から削除する
device-forget-sure = 完全に削除する
device-unsent = この端末だけに記録されています。サーバーにつながりしだい、あなたの履歴に送ります。
device-sent = サーバーなしの対局で、消費時間は未確認です。あなたの棋譜に保存されています。
device-refused = サーバーはこの対局を受け付けませんでした：{ $reason }
device-refused-title = サーバーが受け付けなかった対局
device-no-chat = サーバーなしの対局ではチャットは使えません。
device-here = この端末だけ
device-here-means = この対局はサーバーを使わず、この端末で進みます。終局後、サーバーにつながると、あなたの棋譜に送られます。
device-opponents = サーバーにつながらないため、この端末での対局だけができます。相手はコンピューターか、隣にいる人です。
device-name-hint = 入力しないとplayer-1になります。
device-no-aids = ヒントはサーバーから届くため、この端末での対局にはありません。
device-bot-stuck-title = ボットが打てません
device-bot-stuck = ボットを読み込めなかったか、ボットに障害が起きました。対局はこの端末に保存されていて、失われません。ページは自動でもう一度試します。
device-no-bot = ボットを読み込めませんでした。

## lost: unknown pages and errors

lost-title = ページが見つかりません
lost-text = このアドレスにページはありません。
lost-home = トップページへ
fault-title = エラーが発生しました
fault-text = エラーのためページが停止しました。対局はサーバーに保存されています。
fault-not-loaded = ページを読み込めませんでした。サーバーが停止中か、新しいバージョンの可能性があります。
fault-reload = ページを再読み込み
unreachable = サーバーに接続できません。通信状態を確認して、もう一度お試しください。

## code: what a refusal or an error means

code-malformed = サーバーが読み取れませんでした。ページを再読み込みしてください。
code-unknown_type = サーバーが対応していないメッセージです。ページを再読み込みしてください。
code-unknown_field = サーバーが対応していない項目があります。ページを再読み込みしてください。
code-too_large = 大きすぎて送信できません。
code-invalid = 入力に誤りがあります。確認してもう一度お試しください。
code-unsupported_protocol = ページとサーバーのバージョンが異なります。ページを再読み込みしてください。
code-no_session = セッションが切れました。ページを再読み込みしてください。
code-forbidden_origin = 別のサイトからのリクエストのため、ブロックしました。
code-not_a_player = 対局者だけができる操作です。
code-forbidden = この操作は許可されていません。
code-closed = この対局は対局者の希望により観戦できません。ほかの対局を見るか、自分で対局を始めてください。
code-banned = サーバーの管理者がアクセスを禁止しています。
app-banned-until = サーバーの管理者が{ $time }までアクセスを禁止しています。
code-restricted = 管理者が新しい対局とチャットを停止しています。
code-not_found = 見つかりません。リンクを確認してください。
code-method_not_allowed = ここではできない操作です。
code-not_joined = この対局室に入っていません。ページを再読み込みしてください。
code-room_full = 席が埋まっています。観戦はできます。
code-already_seated = すでに席に着いています。
code-not_started = 対局はまだ始まっていません。
code-game_over = 対局は終了しました。
code-not_your_turn = 相手の手番です。
code-your_turn = あなたの手番です。打ってください。
code-plan_changed = 予定した応手か局面が変わりました。もう一度ご確認ください。
code-bad_plan = どの手順もあなたの応手一つで終わる必要があります。パスで対局を終えることはできません。
code-wrong_phase = 今はできません。
code-off_board = 盤の外です。
code-occupied = そこにはすでに石があります。
code-ko = コウです。ほかへ打ってからでないと取り返せません。
code-superko = 同形再現禁止：前と同じ局面になります。ほかへ打ってください。
code-self_capture = 着手禁止点：自分の石のダメがなくなる手は打てません。
code-no_pass = このゲームではパスできません。
code-overline = 長連の禁手：黒は六つ以上並べられません。
code-double_four = 四々の禁手：黒は同時に二つの四を作れません。
code-double_three = 三々の禁手：黒は同時に二つの三を作れません。
code-flips_nothing = 相手の石を一つ以上返せる所に打ってください。
code-blunder = エンジンの警告：この手は大きく損をします。それでも打ちますか？
code-opening_step = 開局規定により、今はその手を打てません。
code-outside_opening = 開局規定により、そこには打てません。
code-offer_count = 示す点の数が違います。
code-offer_occupied = 空いている点を示してください。
code-offer_same = すでに示した点と対称です。
code-bad_komi = コミは-400〜400を0.5刻みで指定してください。
code-bid_too_low = 0.5目以上高くしてください。
code-no_offer = この申し出はすでに無効です。
code-opponent_here = 相手は接続中なので、対局は続きます。
code-still_awaited = 相手は戻るかもしれません。待ち時間が終わると、対局を終えられます。
code-opponent_accepted = 相手は結果に同意しているか、離席によって同意したとみなされるため、離席による勝ちは主張できません。あなたも同意するか、打ち続けてください。
code-already_offered = すでに申し出ています。
code-takeback_asked = 相手が先に待ったを求めました。先に返事をしてください。
code-offer_changed = 申し出の内容が変わりました。もう一度確認してください。
code-not_allowed = この対局では許可されていません。
code-nothing_to_take_back = 今は待ったできません。
code-takebacks_off = この対局では待ったはできません。
code-nothing_to_redo = 取り消せる待ったはありません。
code-no_clock = 時計は動いていません。
code-stands_still = 対局は止まっています。まず再開してください。
code-too_soon = あと { $seconds } 秒でまた頼めます。
code-dead_set_changed = 死に石が変わりました。確認して同意し直してください。
code-scratch_open = 試し打ちの盤が開いています。結果に同意するか、盤を閉じてください。
code-no_scratch = 試し打ちの盤は開いていません。
code-scratch_changed = 試し打ちの盤が変わりました。もう一度確認してください。
code-no_stone = そこに石はありません。
code-no_change = 何も変わりません。
code-too_late = もう間に合いません。
code-repeated = 直前に同じメッセージを送っています。
code-name_taken = この対局の対局者と同じ名前です。名前を変えると発言できます。
code-name_length = 名前は1〜20文字にしてください。
code-name_characters = 名前に使えるのは、目に見える文字、数字、-、_だけです。
code-name_alphabets = 名前では英字とほかの文字を混ぜられません。
code-name_reserved = この名前は使えません。別の名前にしてください。
code-empty = メッセージが空です。
code-command_id_reused = コマンドの番号が重複しています。ページを再読み込みしてください。
code-rate_limited = { $seconds ->
    [0] 操作が多すぎます。少し待ってからお試しください。
   *[other] 操作が多すぎます。{ $seconds }秒後にお試しください。
}
code-too_many = 上限に達しました。しばらくしてからお試しください。
code-unavailable = サーバーが保存できません。何も変更されていません。もう一度お試しください。
code-draining = サーバーが再起動しています。しばらくしてからお試しください。
code-ahead = ページがサーバーとずれていたため、対局を読み込み直しました。
code-timeout = 応答がありませんでした。もう一度お試しください。
code-unsupported_media_type = この種類のファイルには対応していません。
code-bad_sgf = 正しいSGFファイルではありません。
code-internal = サーバーでエラーが発生し、記録しました。しばらくしてからお試しください。
limit-chat_characters = メッセージは{ $most }文字までです。
limit-chat_messages = このチャットはいっぱいです。メッセージは{ $most }件までです。
limit-seat_acts = 着手とチャット以外の操作は上限の{ $most }回に達しました。
limit-room_events = この対局室の記録は上限の{ $most }件に達しました。結果への同意、試し打ちの盤を閉じること、投了、中止、相手の離席による終局はできます。
limit-game_moves = この対局は上限の{ $most }手に達しました。パスするか、結果に同意してください。
limit-gifts = 時間を贈れるのは1局に{ $most }回までです。
limit-plan_lines = 予定できる手順は{ $most }通りまでです。
limit-plan_moves = 一つの手順は{ $most }手までです。
limit-seat_devices = この席はすでにほかの{ $most }台の端末で開かれています。そのどれかをお使いください。
limit-scratch_stones = 試し打ちの盤に打てるのは、取り消した石も含めて{ $most }子までです。結果を提案するか、盤を閉じてください。
limit-scratch_boards = 試し打ちの盤を開けるのは1局に{ $most }回までです。石の生死に印を付けるか、対局を再開してください。
limit-spectators = 観戦者が上限の{ $most }人に達しています。しばらくしてからお試しください。
limit-open_rooms = 未終了の対局が上限の{ $most }局あります。どれかを終えるか閉じてください。
limit-kept_rooms = 未終了の対局が全部で上限の{ $most }局あります。どれかを終えてください。
limit-joined_rooms = このページで開ける対局は{ $most }局までです。どれかを閉じてください。
limit-connections = 接続が上限の{ $most }本に達しています。ほかのタブを閉じてください。
limit-active_rooms = サーバーの対局室が上限の{ $most }室に達しています。しばらくしてからお試しください。
limit-tokens = トークンは{ $most }個までです。先に一つ削除してください。
limit-body_bytes = 大きすぎます。{ $most }バイトまでです。

## board

board-black = 黒
board-white = 白
board-empty = 空点
board-last = 最終手
board-ko = コウ
board-row = 勝ちの並び
board-dead = 死に石
board-owner-black = 黒地
board-owner-white = 白地
board-unsealed = 境界が未完成
board-legal = 打てる点
board-closed = 開局規定で打てない点
board-forbidden-overline = 禁手：長連
board-forbidden-double_four = 禁手：四々
board-forbidden-double_three = 禁手：三々
board-offered = { $by ->
    [engine] エンジンの手{ $letter }
   *[player] 候補{ $letter }
  }
board-pending = 未確定
board-unsent = 送信待ち
board-staged = 選択中
board-premove = 次の手番に予約

## keys

keys-title = キー操作
keys-all = すべてのキー
keys-board = 盤上
keys-moves = 手数
keys-anywhere = 共通
keys-next = 隣の点へ
keys-row = 横の列の端へ
keys-column = 縦の列の端へ
keys-corner = 最初または最後の点へ
keys-choose = 打つ。開局では候補を選び、整地では石の生死を示す
keys-shared = 二人で一つのキーボード
keys-first-next = 一人目：隣の点へ
keys-first-choose = 一人目：打つ
keys-second-next = 二人目：隣の点へ
keys-second-choose = 二人目：打つ
keys-second-acts = 二人目の文字キーと一緒に：ほかの対局でのそのキーの働き
keys-step = 一手戻る・進む
keys-ten = 十手戻る・進む
keys-ends = 最初または最後へ
keys-field = 着手の横の入力欄
field-row = 横
field-column = 縦
field-group = 連, まとまり
field-liberties = ダメ
field-clocks = 時計, 残り時間
field-score = 得点
field-news = 最新, 最後
field-say-play = その点に打つ。整地では石の生死を示す
field-say-point = その点にあるもの
field-say-row = 横の列の石
field-say-column = 縦の列の石
field-say-group = その点の石の連
field-say-liberties = その連のダメ
keys-list = キー操作を表示
keys-space = スペース
keys-before = 対局前
keys-sit = 対局に参加
keys-together = この端末で二人で打つ
keys-stand = 対局を閉じる、または席を立つ
keys-copy-link = 対局のリンクをコピー
keys-share-link = 対局のリンクを共有
keys-try-undo = 練習用の盤：一手戻す
keys-try-clear = 練習用の盤：石を片付ける
keys-practice-turn = 試し打ちの盤：手番を変える
keys-practice-tool = 試し打ちの盤：押したときの動作を選ぶ
keys-plan-remove = 応手の予定：盤に出ている手順を消す
keys-guess = ニギリ：奇数・偶数
keys-acts = 対局
keys-pass = パス
keys-takeback = 待ったを頼む
keys-redo = 戻した手をもう一度進める
keys-give-time = 相手に時間を贈る
keys-hint = エンジンにヒントを求める
keys-ahead = エンジンに形勢を尋ねる
keys-pause = 中断を提案する
keys-adjourn = 打ち掛けを提案する
keys-continue = 中断や打ち掛けから再開する
keys-draw = 引き分けを申し出る
keys-accept = 申し出または結果に同意
keys-decline = 申し出を断る
keys-withdraw = 申し出を取り下げる
keys-resume = 整地をやめて対局を再開
keys-scratch = 整地中に試し打ちの盤を開く、または閉じる
keys-scratch-result = 試し打ちの結果を提案、または結果に同意
keys-scratch-takeback = 試し打ちで最後に打った自分の石を戻す
keys-scratch-color = 同じ端末で打つとき、試し打ちの次の石の色を変える
keys-abort = 対局を中止
keys-resign = 投了
keys-choose-color = 開局：黒または白を選ぶ
keys-more-stones = 開局：石を二つ加える
keys-offer-moves = 開局：選んだ候補を示す
keys-remove-offer = 開局：最後の候補を取り消す
keys-after = 対局後
keys-rematch = もう一局申し込む
keys-rematch-terms = 設定を変えてもう一局を申し込む
keys-replay = 棋譜を見る
keys-new-game = 新しい対局を始める
keys-answers = 返答
keys-confirm = 着手を確定
keys-next-ask = 次の質問を表示する
keys-claim-win = 相手が離れたときに勝ちにする
keys-claim-draw = 相手が離れたときに引き分けにする
keys-claim-wait = もう少し待つ、またはやはり終える
keys-play-at = 座標を入力して打つ
keys-ask-at = 質問を入力する
keys-cancel = 確定前の手を取り消す、または対局と盤に戻る
keys-desk = 盤の横
keys-tab-moves = 着手を表示
keys-tab-chat = チャットに書く
keys-tab-about = 対局情報を表示
keys-watching = 観戦できる人を選ぶ（主催者）
keys-settings = 設定を開く
keys-menu = メニューを開く
keys-how = 遊び方を見る
keys-given-back = 戻された時間を見る
keys-seat-link = 別の端末で打つ
keys-other-seat-link = 二人で一つの端末：二人目の席を移す
keys-facing = 二人で一つの端末：上側の対局者の表示を逆さにする
keys-home = トップページへ
keys-zen = 盤と時計だけを表示
keys-coordinates = 座標の表示を切り替え
keys-sound = 音の有無を切り替え
keys-ask = スクリーンリーダーによる読み上げ
keys-say-point = カーソルの点
keys-say-row = 横の列の石
keys-say-column = 縦の列の石
keys-say-clocks = 残り時間
keys-say-score = 石数またはアゲハマ
keys-say-news = 直前の出来事と手番

## room

room-title = 対局室
room-missing = 対局室が見つかりません
room-controls = 対局
room-side = 着手、チャット、対局情報
room-tab-moves = 着手
room-tab-chat = チャット
room-tab-about = 対局情報
room-unread = 新着{ $count }件
room-more = その他
room-how = 遊び方
room-board = 盤
room-browse = 手数
room-move-of = { $number } / { $total }
room-live = 対局に戻る
room-just-changed = たった今、内容が変わりました。少し待ってから、もう一度押してください。
room-why-aid = { $aid ->
    [hint] この対局ではヒントを使えません。
   *[other] この対局では形勢判断を使えません。
  }
room-why-now = 今はできません。
room-earlier = これは前の局面です。対局に戻ると打てます。
room-missed = 不在の間：{ $events }
room-fresh = 新しい手が{ $count }手
room-you = （あなた）
room-to-move = 手番
room-here = 接続中
room-unknown = 接続が切れているため不明
room-here-ms = 接続中、往復 { $ms } ミリ秒
room-gone = 切断中
room-offline = 接続なし
room-offline-means = 接続が切れています。時計は進み{ $against ->
    [bot] ます。
    [over] ます。相手はもう対局を終わらせることができます。
   *[person] 、長引くと相手が対局を終わらせることがあります。
}
room-offline-claim = 接続が切れています。相手はもう対局を終わらせることができます。
room-offline-waits = 接続がありません。このまま戻らなければ、{ $result ->
    [resumes] 対局が再開され{ $against ->
        [bot] ます。
       *[person] 、その後、相手が対局を終わらせることができます。
    }
    [still] 離席時間は対局が再開してから数えます。
    [accepts] この結果で確定します。
   *[ends] 相手が対局を終わらせることができます。
}
room-time-over = 持ち時間が切れました
room-offline-over = 接続がありません。対局は終わったかもしれません。
room-offline-unsent = 接続が切れています。{ $point ->
    [none] 着手は送信待ちです。
   *[other] 戻りしだい{ $point }を送信します。
 }{ $runs ->
     [true] 時計は進みます。
    *[false] {""}
 }{ $against ->
    [bot] {""}
    [over] 相手はもう対局を終わらせることができます。
   *[person] 長引くと相手が対局を終わらせることがあります。
}
room-offline-here = 接続がありません。この対局はサーバーにあり、つながりしだい続けられます。
room-cut-off-title = この対局はサーバーにあります
room-cut-off = 接続がありません。つながりしだい、対局がここに自動で開きます。ネットワークがなくても、この端末で二人で別の対局を始められます。
absence-closed = 退室しました
absence-lost = 接続切れ
absence-banned = 管理者が利用を禁止
absence-engine-closed = このサーバーから外れました
absence-engine-lost = 応答がありません
absence-wait = 待ち時間の残り
absence-left = 復帰まで{ $time }
absence-title = { $name }さんが離席中
absence-next = { $name }さんが{ $time }以内に戻らなければ、勝ちまたは引き分けにできます。
absence-next-void = { $name }さんが{ $time }以内に戻らなければ、対局を中止できます。
absence-over = { $name }さんは時間内に戻りませんでした。
absence-early = { $name }さんは双方が着手する前に離れました。
absence-kept-out = サーバーの管理者が{ $name }さんの利用を禁止しました。
absence-win = 勝ちにする
absence-draw = 引き分けにする
absence-void = 対局を中止する
absence-keep = もう少し待つ
absence-again = やはり対局を終える
silence-accepts = { $reason ->
    [closed] { $side }が退室しました。
    [lost] { $side }の接続が切れました。
    [banned] { $side }はサーバーの管理者に利用を禁止されました。
    [engine-closed] { $side }がこのサーバーから外れました。
    [engine-lost] { $side }の応答がありません。
   *[none] {""}
 }{ $side }が{ $time }以内に戻らなければ、この結果で確定します。
silence-away = { $side }{ $reason ->
    [closed] が退室しました
    [banned] はサーバーの管理者に利用を禁止されました
    [engine-closed] がこのサーバーから外れました
    [engine-lost] の応答がありません
   *[lost] の接続が切れました
 }。{ $time }後に対局を再開します。{ $wait ->
    [none] {""}
   *[other] それでも戻らなければ、さらに{ $wait }後に対局を終わらせることができます。
 }
silence-alone-accepts = { $side }は離席中です。あなたが同意すると、この結果で終局します。
silence-alone-resumes = { $side }は離席中です。あなたが同意すると対局が再開され、{ $side }の手番になります。
silence-resumes = { $side }が{ $time }以内に結果に同意するか死に石の印を変えなければ、その手番から対局を再開します。
silence-resumes-ours = { $time }以内に結果に同意するか死に石の印を変えなければ、あなたの手番から対局を再開します。
silence-scratch = { $side }の残り時間は{ $time }です。それまでに双方が結果に同意しなければ、その手番から対局を再開します。
silence-scratch-ours = 残り{ $time }です。それまでに双方が結果に同意しなければ、あなたの手番から対局を再開します。
final-count-title = 次の連続パスで終局します
final-count-board = 双方が続けてパスすると終局し、盤上の石はすべて活き石として数えます。死に石は先に取ってください。
final-count-proposal = 双方が続けてパスすると終局し、サーバーが示す死に石を取り除いて数えます。
room-periods = 秒読み{ $count }回
room-periods-left = { $count ->
    [1] 最後の秒読み
   *[other] 秒読み残り{ $count }回
}
room-stones-left = { $count ->
    [1] この区切りの最後の1手
   *[other] 残り{ $count }手
}
room-stones-then = 以後{ $period }ごとに{ $count }手
room-per-move = 1手ごと
room-rest-days = { $count ->
    [0] 休暇の残りなし
   *[other] 休暇の残り{ $count }日
}
room-resting = 休暇を使用中
room-status-waiting = 対局相手を待っています
room-status-nigiri = ニギリで先後を決めています
room-status-yours = あなたの番です
room-status-turn = { $side }の番です
room-status-paused = 中断中です
room-status-adjourned = 打ち掛け中です
room-status-continuing = まもなく再開します
room-paused-refused = { $standstill ->
    [pause] 中断中です。中断時間が過ぎるか、双方が「再開」を押すと再開します。
    [pause-asked] 相手が同意するか、中断時間が過ぎると再開します。
    [adjournment] 打ち掛け中です。双方が「再開」を押すと再開します。
    [adjournment-asked] 相手が同意すると再開します。
    [overdue] 打ち掛け中です。二人がそろえば、どちらからでも再開できます。
   *[continuing] 中断中です。まもなく再開します。
}
standstill-pause =
    { $time } 後に自動で再開（{ $side }の時計）。{ $against ->
        [bot] 「再開」を押すと早められます。
       *[person] 双方の同意で早められます。
    }
standstill-pause-ours =
    { $time } 後に自動で再開（あなたの時計）。{ $against ->
        [bot] 「再開」を押すと早められます。
       *[person] 双方の同意で早められます。
    }
standstill-adjourned = { $date } から打ち掛け。双方が同意すると再開します。
standstill-overdue = 打ち掛けが長引いています。二人がそろえば、どちらからでも再開できます。
standstill-continues = { $time } 後に再開（{ $side }の時計）
standstill-continues-ours = { $time } 後に再開（あなたの時計）
standstill-itself = { $time } 後に自動で再開
standstill-clock = 停止中
room-status-acts = { $name }さんの番です
room-forced-pass = { $side }は打てる所がなくパス
room-handicap-ours = 好きな所に置き石をあと{ $count }子置いてください。その後、白から打ちます。
room-handicap-theirs = 黒が置き石をあと{ $count }子置きます。その後、白から打ちます。
room-say-empty-row = この横の列に石はありません
room-say-empty-column = この縦の列に石はありません
room-say-no-score = このゲームは点数を数えません
room-say-chain = { $count }子の連（{ $points }）
room-say-liberties = ダメ{ $count }つ
room-say-no-liberties = このゲームにダメはありません
room-discs = { $count }石
room-discs-board = 盤上の石
room-discs-official = 結果（空きマスは勝者の石に加算）
room-status-scoring = 双方パス。死に石を確認してください。
room-status-finished = 対局は終了しました
room-status-closed = 対局室は閉じられました
room-confirm = { $point }に打つ
room-confirm-pass = パスを確定
room-confirm-blunder = エンジンの警告：大きく損をする手です
room-confirm-ends = 提案は無効になります：{ $names }
room-confirm-pass-counts = このパスで整地に入ります
room-confirm-pass-over = このパスで対局が終わります
room-staged = { $point }を選択。もう一度Enterで着手、Escで取り消し。
room-staged-pass = パスを選択。もう一度パスで確定、Escで取り消し。
room-play-at = 座標
room-mark-at = 生死
room-ask-at = 質問
room-field-hint = 座標（D4など）、質問（D4?など）、またはボタンの文字を入力
room-takeback = 待った
room-redo = やり直し
room-give-time = 相手に { $time } 贈る
room-hint = ヒント
room-ahead = 形勢判断
room-aids-ahead = 形勢判断あり
room-aids-warnings = 悪手の警告あり
room-aids-hints = ヒントあり
aid-thinking = エンジンが考えています…
aid-hint = エンジンなら { $point } に打ちます。
aid-hint-more = エンジンなら { $point }（盤上の A）に打ちます。その後は { $next } を予想しています。
aid-hint-pass = エンジンならパスします。
aid-ahead = { $side }が優勢です。
aid-even = ほぼ互角です。
aid-owned = 印は、各点がどちらのものになりそうかを示します。黒 { $one } 目、白 { $other } 目です。
aid-chance = 勝率：{ $one } { $first }%、{ $other } { $second }%
aid-board = エンジンに尋ねた局面
aid-note = エンジンも間違えることがあります。
aid-outdated = 局面が変わりました。もう一度尋ねてください。
room-pause = 中断
room-adjourn = 打ち掛け
room-continue = 再開
room-draw = 引分提案
room-abort = 対局中止
room-abort-title = 対局を中止しますか？
room-abort-text = 勝敗なしで対局が終わります。
room-resign = 投了
room-resign-title = 投了しますか？
room-resign-text = { $side }の勝ちになります。
room-resign-who = どちらが投了しますか？
room-resign-side = { $side }が投了
room-accept = 同意
room-asked-ours = 自分：{ $name }
room-more-asked = ほか{ $count }件：{ $names }
room-decline = 断る
room-withdraw = 取り下げ
room-offer-takeback = { $side }が待ったを求めています
room-offer-takeback-ours = 待ったを求めています
room-takeback-to = { $number ->
    [0] 最初に戻る
   *[other] { $number }手目に戻る
}
room-offer-redo = { $side }が戻した手を進めるよう求めています
room-offer-redo-ours = 戻した手を進めるよう求めています
room-offer-draw = { $side }が引き分けを提案しています
room-offer-draw-ours = 引き分けを提案しています
room-offer-rematch = { $side }がもう一局を申し込んでいます
room-no-clock = { $who ->
    [ours] あなた
   *[theirs] { $side }
 }の手番になるまで、時計は動きません。
room-named = { $name }さん
room-offer-rematch-ours = もう一局を申し込んでいます
room-offer-pause = { $side }が中断を提案しています
room-offer-pause-ours = 中断を提案しています
room-offer-adjourn = { $side }が打ち掛けを提案しています
room-offer-adjourn-ours = 打ち掛けを提案しています
room-offer-continue = { $side }が再開を望んでいます
room-offer-continue-ours = 再開を望んでいます
room-scoring-title = 死に石はどれですか？
room-scoring-proposed = 印の付いた石を死に石として数えます。
room-scoring-none = 死に石の印はありません。
room-scoring-how = 石を選ぶと、その一団の生死が切り替わります。
room-scoring-cut = 接続がないため、死に石の印も返事も送れません。
room-scoring-ends = 双方が結果に同意すると終局です。
room-bot-scores = あなたが同意すると、ボットが判断します
room-uncounted-open = { $point }周辺の{ $side }の{ $count }点は{ $over ->
    [yes] 数えませんでした。境界が{ $at }で開いていました。
   *[no] 数えません。境界が{ $at }で開いています。
  }
room-uncounted-alive = { $point }周辺の{ $side }の{ $count }点は{ $over ->
    [yes] 数えませんでした。{ $at }の{ $other }石が活き石とされていました。
   *[no] 数えません。{ $at }の{ $other }石が活き石とされています。
  }
room-uncounted-neutral = { $point }周辺の{ $side }の{ $count }点は{ $over ->
    [yes] 数えませんでした。埋めていないダメ（{ $at }）に接していました。
   *[no] 数えません。埋めていないダメ（{ $at }）に接しています。
  }
room-uncounted-atari = { $point }周辺の{ $side }の{ $count }点は{ $over ->
    [yes] 数えませんでした。その中の{ $at }の石がアタリでした。
   *[no] 数えません。その中の{ $at }の石がアタリです。
  }
room-uncounted-unclear = { $over ->
    [yes] { $at }で境界が開いていたので、その中は数えませんでした。
   *[no] { $at }で境界が開いているので、その中は数えません。
  }
room-uncounted-count = { $count }か所は数えません。
room-uncounted-points = どちらの地にもならない点が{ $count }か所あります。
room-uncounted-resume = 境界を閉じるには対局を再開してください。
room-uncounted-ask = { $at ->
    [field] 数えられない領域をすべて聞くには、?と入力して Enter を押してください。
   *[board] 数えられない領域をすべて聞くには 6 を押してください。
  }
explain-none = どちらの地にもならなかった点が{ $count }か所ありました。
room-scoring-now = 現在の結果：{ $outcome }
room-accepted = { $color ->
    [black] 黒が同意しました
   *[white] 白が同意しました
}
room-accepted-ours = あなたが同意しました
room-not-accepted = { $color ->
    [black] 黒はまだ同意していません
   *[white] 白はまだ同意していません
}
ask-hint = D4?と入力してEnterを押すと、D4に何があるかが出ます。
ask-unknown = D4?のような質問でも、この盤の点でもありません。
explain-hint-hover = 点を指すと、数え方の理由が読めます。
explain-hint-key = 点の上で 1 を押すと、数え方の理由を聞けます。
explain-hint-tap = 点をタップすると、数え方の理由が読めます。
explain-hint-marking = 空点をタップすると、数え方の理由が読めます。
explain-stone = 活き石。{ $side }の1目です。
explain-stone-stones = 活き石。{ $side }の1目です。
explain-stone-nothing = { $side }の活き石。このルールでは盤上の石は数えません。
explain-surrounded = { $side }だけが囲った点。{ $side }の1目です。
explain-surrounded-stones = { $side }だけが囲った点。{ $side }の1目です。
explain-dead-two = 死に石。地の1目とアゲハマの1目で、{ $side }の2目です。
explain-dead-prisoner = 死に石。アゲハマとして{ $side }の1目です。
explain-dead-off = 死に石。盤から取り除きます。
explain-seki = セキ。{ $side }が囲っていますが、このルールでは数えません。
explain-fill = { $side }が最後に手入れする点なので、数えません。
explain-dame = ダメ。双方が通じている点なので、数えません。
explain-open = { $gaps }で境界が開いています。閉じるまで、この点はどちらの地にもなりません。
explain-untouched = 活き石が通じていない点なので、数えません。
explain-taxed = この一団からは2目を引きます。
explain-komi = コミ：黒が先に打つので、白に{ $points }目を加えます。
explain-komi-stones = コミ：黒が先に打つので、白に{ $points }目を加えます。
explain-handicap = 置き石：黒の置き石に対して、白に{ $points }目を加えます。
explain-handicap-stones = 置き石：黒の置き石に対して、白に{ $points }目を加えます。
explain-equal = 双方の合計は同じ：{ $result }。
explain-sum = { $more } − { $less } = { $margin }：{ $result }。
explain-sum-stones = { $more } − { $less } = { $margin }：{ $result }。
room-accept-score = 結果に同意
room-marks-changed = 印が変わりました
room-resume = 対局を再開
scratch-title = 試し打ちの盤
scratch-now = 試し打ち：対局には影響しません
scratch-open = 打って確かめる
scratch-close = 試し打ちの盤を閉じる
scratch-propose = この結果を提案
scratch-agree = この結果に同意
scratch-takeback = 最後の石を戻す
scratch-next = { $color ->
    [black] 次の石：黒
   *[white] 次の石：白
  }
scratch-how = 自分の色の石を、好きな順に打てます。
scratch-how-both = 両方の色の石を、好きな順に打てます。
scratch-result = 双方が結果に同意すると、取られた石は死に石に、新しい石の周りで印の付いていた石は活き石になります。
scratch-left = あと{ $count }子まで打てます。
scratch-proposes = { $color ->
    [black] 黒がこの結果を提案しています
   *[white] 白がこの結果を提案しています
  }
scratch-undecided = { $color ->
    [black] 黒はまだ結果に同意していません
   *[white] 白はまだ結果に同意していません
  }
scratch-dead = 双方が同意すると、死に石は{ $points }です
scratch-dead-none = この結果では、死に石はありません
scratch-revived = 死に石の印がある石の周りに石が置かれたため、次の石は取られない限り活き石になります：{ $points }
scratch-said-opened = { $side }が試し打ちの盤を開きました
scratch-said-opened-ours = 試し打ちの盤を開きました
scratch-said-played = 試し打ち：{ $side } { $point }
scratch-said-captured = 試し打ち：{ $side } { $point }、{ $count }子取り
scratch-said-taken-back = 試し打ち：{ $side }が最後の石を戻しました
scratch-said-taken-back-ours = 試し打ち：最後の石を戻しました
scratch-said-proposed = { $side }が試し打ちの結果を提案しました
scratch-said-proposed-ours = 試し打ちの結果を提案しました
scratch-said-agreed = { $side }が同意し、試し打ちの結果が印になりました
scratch-said-agreed-ours = 同意し、試し打ちの結果が印になりました
scratch-said-closed = { $side }が試し打ちの盤を閉じました。印はそのままです
scratch-said-closed-ours = 試し打ちの盤を閉じました。印はそのままです
scratch-said-dead = 双方が{ $points }を死に石と認めました
scratch-said-alive = 双方が{ $points }を活き石と認めました
room-scoring-wait = { $name }さんを待っています。死に石が変わったら、双方の同意がもう一度必要です。
room-counting-chinese = 活き石と囲った地を数えます
room-counting-tromp_taylor = 盤上の全部の石と、一方の色だけに接する空点を数えます
room-counting-japanese = 囲った地とアゲハマ（死に石を含む）を数えます
room-counting-korean = 囲った地とアゲハマ（死に石を含む）を数えます
room-counting-aga = 活き石と囲った地を数えます。パスは1子渡します
room-counting-new_zealand = 活き石と囲った地を数えます
room-counting-ing = 活き石と囲った地を数えます
room-counting-stone_scoring = 活き石と囲った地を数え、一団ごとに2目を引きます
room-counting-chinese_simple_ko = 活き石と囲った地を数えます
room-counting-custom-area = カスタムルールで活き石と囲った地を数えます
room-counting-custom-territory = カスタムルールで囲った地とアゲハマを数えます
room-why-score = 双方が死に石に同意し、整地しました。
room-why-silent = { $side }が戻らず応答がなかったため、{ $who ->
    [ours] あなた
   *[theirs] { $other }
 }が同意した結果で確定しました。
room-why-passed = 双方がもう一度パスしたため、あらためて確認せずに整地しました。
room-why-passed-once = 双方がパスしました。このルールでは、盤面をそのまま数えます。
room-why-discs = 双方とも打てる所がなくなりました。空きマスは勝者の石に加えます。
room-why-discs-full = 盤が埋まりました。
room-why-row = { $count ->
    [0] { $side }が必要な数を並べました。
    [5] { $side }が五連を作りました。
   *[other] { $side }が{ $count }つ並べました。
}
room-why-forbidden = { $other }が禁手を打ちました。
room-why-resignation = { $other }が投了しました。
room-why-timeout = { $other }の時間が切れました。
room-why-timeout-unmoved = { $other }は時間内に初手を打ちませんでした。
room-why-forfeit = { $other }が棄権しました。
room-why-abandonment = { $other }が離席し、時間内に戻りませんでした。
room-why-draw-go = 双方の目数が同じです。
room-why-draw-gomoku = 盤が埋まり、どちらも並べられませんでした。
room-why-draw-othello = 双方の石数が同じです。
room-why-draw-agreed = 双方の合意による引き分けです。
room-why-draw-claimed = { $who ->
    [ours] あなたが離席し、相手が引き分けにしました。
    [theirs] { $name }さんが離席し、あなたが引き分けにしました。
   *[none] { $name }さんが離席し、相手が引き分けにしました。
}
room-why-draw-passed = 双方がパスしました。
room-why-void = 無勝負で終わりました。
room-why-aborted = 双方が打つ前に対局が中止されました。
room-why-aborted-time = { $who ->
    [ours] あなた
    [any] 一方の対局者
   *[theirs] { $name }さん
 }が時間内に初手を打たなかったので、対局は中止されました。
room-why-aborted-left = { $who ->
    [ours] あなたが離席し、相手
    [theirs] { $name }さんが離席し、あなた
   *[none] { $name }さんが離席し、相手
 }が双方の着手前に対局を中止しました。
room-why-aborted-by = { $who ->
    [ours] あなた
   *[theirs] { $name }さん
 }が双方の着手前に対局を中止しました。
room-why-closed = 相手が参加する前に対局室が閉じられました。
room-why-operator = サーバーの管理者が対局を終了しました。
room-why-you = あなた
room-ours-score = あなたの{ POINTS($margin, unit: "目") }{ $result ->
    [won] 勝ち
   *[lost] 負け
 }
room-ours-stones = あなたの{ POINTS($margin, unit: "目") }{ $result ->
    [won] 勝ち
   *[lost] 負け
 }
room-ours-discs = あなたの{ $margin }石{ $result ->
    [won] 勝ち
   *[lost] 負け
 }
room-ours-row = あなたの{ $result ->
    [won] 勝ち
   *[lost] 負け
 }（{ $count ->
    [0] 並び完成
    [5] 五連
   *[other] { $count }つ並び
 }）
room-ours-forbidden = あなたの{ $result ->
    [won] 勝ち（相手の禁手）
   *[lost] 負け（禁手）
 }
room-ours-resignation = あなたの{ $result ->
    [won] 勝ち（相手の投了）
   *[lost] 負け（投了）
 }
room-ours-timeout = あなたの時間切れ{ $result ->
    [won] 勝ち
   *[lost] 負け
 }
room-ours-timeout-unmoved = あなたの{ $result ->
    [won] 勝ち（相手が着手しませんでした）
   *[lost] 負け（着手しませんでした）
 }
room-ours-forfeit = あなたの{ $result ->
    [won] 勝ち（相手の棄権）
   *[lost] 負け（棄権）
 }
room-ours-abandonment = あなたの{ $result ->
    [won] 勝ち（相手の離席）
   *[lost] 負け（離席）
 }
room-replay = 棋譜を見る
room-rematch = もう一局
room-rematch-open = 次の対局へ
rematch-other = 設定を変える
rematch-title = 設定を変えてもう一局
rematch-offer = この設定で申し込む
rematch-colors = 手番
rematch-colors-swapped = 交替
rematch-colors-kept = そのまま
rematch-changes = 次の対局
rematch-same-colors = 手番はこの対局と同じ
rematch-random-colors = 手番はランダム
rematch-swapped = { $which ->
    [side] 次はあなたが{ $side }
    [first] 次はあなたが先手
    [second] 次は相手が先手
   *[colors] 手番を交替
}
rematch-details = ルールの細部
rematch-no-opening = 開局規定なし
rematch-no-aids = エンジンの助けなし
pair-you = あなた
series-best-of = { $games }番勝負
series-first-to = { $points }ポイント先取
series-ladder = 打ち込み制
series-single = 一局のみ
series-game = 第{ $number }局
series-game-of = 第{ $number }局（全{ $games }局）
series-points = { $one } { $wins } – { $losses } { $other }
series-won = { $name }の勝ち越しです。
series-drawn = 番勝負は引き分けです。
series-draw = 引き分け
series-void = 無勝負
series-live = 対局中
series-next = 次の対局
series-offer = { $side }は次の対局の準備ができました
series-offer-ours = 次の対局の準備ができました
series-new = 新しい番勝負
series-offer-new = { $side }が新しい番勝負（{ $series }）を申し込んでいます
series-offer-new-ours = 新しい番勝負（{ $series }）を申し込んでいます
series-games = 番勝負の対局
series-to-room = 番勝負は続きます：対局室へ
series-gone = { $name }さんは席を外しています
pair-score = { $game }の対戦成績：{ $one } { $wins } – { $losses } { $other }
pair-draws = 引き分け{ $count }回
room-invite-title = 対局に招待
room-invite-link = この対局のリンク
room-program-asking = プログラムを招待しています…
room-program-asked = { $name }を対局に招待しました。
room-program-gone = このプログラムはもう接続していません。
room-program-missing = プログラムはふつう、すぐに来ます。来ないときは、対局中か、このゲームを打てないのかもしれません。もう一度招待するか、リンクでほかの人を招待するか、この対局を閉じてほかの相手を選んでください。
room-program-again = もう一度招待
room-program-declined-busy = { $name }は対局中のため、来られません。
room-program-declined-game = { $name }は、このゲームか、この盤やルールでは打ちません。
room-program-declined-time = { $name }は、この持ち時間では打ちません。
room-program-declined-terms = { $name }は、この条件では打ちません。
room-program-declined-other = { $name }は対局を断りました。
room-program-next = リンクでほかの人を招待するか、この対局を閉じてほかの相手を選んでください。
room-invite-local = このアドレスはこのコンピューターでしか使えません。ほかの端末では開けません。
room-share = 共有
room-try-board = 試し打ちの盤
room-try-hint = 相手が来るまで、盤上で自由に打てます。対局には残りません。
room-try-undo = 一手戻す
room-try-clear = 石を片付ける
room-close = この対局を閉じる
room-close-title = この対局を閉じますか？
room-close-text = リンクは使えなくなります。
room-stand = 席を立つ
room-free-title = { $host }さんが相手を待っています
room-free-title-nobody = 席が空いています
room-nigiri-guess = 相手が石を握っています。奇数か偶数か、当たれば{ $prize ->
    [begins] 先手です。
   *[black] 黒番です。
}
room-nigiri-wait = 後から参加した人が奇数か偶数かを当てます。
room-nigiri-odd = 奇数
room-nigiri-even = 偶数
room-seat-link = 別の端末で打つ
room-seat-take = この端末で打つ
room-seat-take-text = このリンクを使うと、対局中の席がこの端末で開きます。使えるのは一度だけです。
room-seat-hint = 別の端末でこのリンクを開くかコードを読み取ると、そこでも打てます。リンクを知っている人はあなたの代わりに打てるので、人に見せないでください。使えるのは一度だけ、10分以内です。
room-seat-used = リンクが使われました。どちらの端末でも打てます。
room-seat-moved = リンクが使われました。{ $side }は別の端末で打ちます。
room-seat-move = { $side }を別の端末に移す
room-seat-move-hint = 別の端末でこのリンクを開くかコードを読み取ってください。その後{ $side }はそこで打ち、この端末では相手側だけを打ちます。リンクを知っている人は{ $side }の代わりに打てるので、人に見せないでください。使えるのは一度だけ、10分以内です。
fair-title = 戻された時間
fair-about = サーバーの遅れは、どちらの持ち時間からも引かれません。通信の往復にかかった時間も、対局者ごとの枠の範囲で戻されます。
fair-nothing = まだ戻された時間はありません。
fair-move = 手数
fair-player = 対局者
fair-network = 通信
fair-server = サーバー
fair-ms = { $ms } ミリ秒
fair-sum = 合計
room-facing = 上側の対局者の表示を逆さにする
room-together = この端末で二人で打つ
room-seat-address = あなたの席の秘密のリンク
room-seat-code = あなたの席の秘密のリンクのQRコード
room-seat-failed = このリンクは使えません
room-seat-spent = リンクはすでに使われたか、作られてから10分が過ぎたか、新しいリンクに置き換えられました。使えるのは一度だけです。この端末で打つには、対局中の端末のメニューの「別の端末で打つ」で新しいリンクを作ってください。
room-seat-room = 対局へ
room-late = 観戦者には { $span } 遅れて見えます
room-late-shown = { $span } 遅れで表示中
room-watching-counted = 観戦者の名前は非表示
room-watching-closed = 観戦不可
room-watching-names = 観戦中：{ $names }
room-watching-more = 観戦中：{ $names }、ほか{ $count }人
room-closed-again = もう一度試す
room-chat-empty = メッセージはまだありません。
room-chat-bot = ボットはチャットをしません。
room-chat-previous = 前の対局のチャット
room-chat-everyone = 全員へのメッセージ
room-chat-spectators = 観戦者へのメッセージ（終局後は対局者も読めます）
room-chat-spectator = 観戦者
room-chat-at = { $number }手目に送信
room-chat-move = { $number }手目
room-chat-send = 送信
room-said-moved = { $side } { $point }
room-said-captured = { $side } { $point }、{ $count }子取り
room-said-flipped = { $side } { $point }、{ $count }石返し
room-said-passed = { $side }パス
room-said-passed-ours = あなたのパス
plan-said-played = 予定した応手 { $point } が打たれました
plan-said-played-all = 予定した応手 { $points } が打たれました
plan-said-passed = 予定どおりパスしました
plan-said-unplanned = 予定にない手だったので、応手の予定は消えました
plan-said-taken_back = 応手の予定は消えました
plan-said-impossible = 予定した応手は打てなかったので、応手の予定は消えました
room-said-seated = { $name }さんが着席
room-said-closed = { $by ->
    [engine] { $name }がこのサーバーから外れました
   *[person] { $name }さんが退室しました
}
room-said-lost = { $by ->
    [engine] { $name }の応答がありません
   *[person] { $name }さんの接続が切れました
}
room-said-banned = サーバーの管理者が{ $name }さんの利用を禁止しました
room-said-back = { $name }さんが戻りました
room-said-watching-open = 観戦できるようになり、観戦者の名前が表示されます
room-said-watching-counted = 観戦できますが、観戦者の名前は表示されません
room-said-watching-closed = この対局は観戦できなくなりました
room-said-silent = { $side }の応答がなかったため対局再開、{ $side }の番
room-said-silent-ours = あなたの応答がなかったため、あなたの手番から対局を再開
room-said-stood = 席が空きました
room-said-started = 対局開始
room-said-started-as = 対局開始。あなたは{ $side }です
room-said-guessed = { $parity ->
    [odd] 奇数と予想
   *[even] 偶数と予想
}、石は{ $count }個
room-said-taken-back = { $number ->
    [0] 待ったで最初に戻りました
   *[other] 待ったで{ $number }手目まで戻りました
}
room-said-redone = 戻した手を第 { $number } 手まで進めました
room-said-time-given = { $side }が相手に { $time } 贈りました
room-said-time-given-ours = 相手に { $time } 贈りました
room-said-hint = { $side }がエンジンにヒントを求めました
room-said-hint-ours = エンジンにヒントを求めました
room-said-ahead = { $side }がエンジンに形勢を尋ねました
room-said-ahead-ours = エンジンに形勢を尋ねました
room-said-warning = エンジンが{ $side }に悪手を警告しました
room-said-warning-ours = エンジンが悪手を警告しました
room-said-paused = 中断しました。時計は止まっています
room-said-adjourned = 打ち掛けにしました。続きは後日です
room-said-continuing = { $side }が再開します。まもなく時計が動きます
room-said-continuing-ours = あなたが再開します。まもなく時計が動きます
room-said-continuing-both = 双方が再開に同意しました。まもなく時計が動きます
room-said-pause-over = 中断が終わります。まもなく時計が動きます
room-said-continued = 対局を再開しました
room-said-overdue = 打ち掛けが長引いています。不在の側は負けになることがあります
room-said-stones = { $count ->
    [1] { $point }の石
   *[other] { $point }周辺の石{ $count }子
}
room-said-dead = { $side }が{ $stones }を死に石にしました
room-said-dead-ours = { $stones }を死に石にしました
room-said-alive = { $side }が{ $stones }を活き石にしました
room-said-alive-ours = { $stones }を活き石にしました
room-said-unaccepted = { $side }はもう一度結果への同意が必要です
room-said-unaccepted-ours = もう一度結果への同意が必要です
room-said-resumed = { $by }が対局を再開、{ $side }の番
room-said-resumed-ours = 対局を再開しました。{ $side }の番です
room-said-resumed-bot = ボットが死に石の判定に同意しませんでした。対局再開、{ $side }の番
room-said-declined = { $offer ->
    [draw] { $side }が引き分けを断りました
    [takeback] { $side }が待ったを断りました
    [redo] { $side }がやり直しを断りました
    [pause] { $side }が中断を断りました
    [adjourn] { $side }が打ち掛けを断りました
    [continue] { $side }はまだ再開しません
   *[rematch] { $side }がもう一局を断りました
}
room-said-declined-ours = { $offer ->
    [draw] 引き分けを断りました
    [takeback] 待ったを断りました
    [redo] やり直しを断りました
    [pause] 中断を断りました
    [adjourn] 打ち掛けを断りました
    [continue] まだ再開しません
   *[rematch] もう一局を断りました
}
room-said-withdrawn = { $offer ->
    [draw] { $side }が引き分けの提案を取り下げました
    [takeback] { $side }が待ったを取り下げました
    [redo] { $side }がやり直しを取り下げました
    [pause] { $side }が中断の提案を取り下げました
    [adjourn] { $side }が打ち掛けの提案を取り下げました
    [continue] { $side }が再開の申し出を取り下げました
   *[rematch] { $side }がもう一局の申し込みを取り下げました
}
room-said-withdrawn-ours = { $offer ->
    [draw] 引き分けの提案を取り下げました
    [takeback] 待ったを取り下げました
    [redo] やり直しを取り下げました
    [pause] 中断の提案を取り下げました
    [adjourn] 打ち掛けの提案を取り下げました
    [continue] 再開の申し出を取り下げました
   *[rematch] もう一局の申し込みを取り下げました
}
room-said-lapsed = { $offer ->
    [draw] 引き分けの提案は無効になりました
    [takeback] 待ったの申し出は無効になりました
    [redo] やり直しの申し出は無効になりました
    [pause] 中断の提案は無効になりました
    [adjourn] 打ち掛けの提案は無効になりました
    [continue] 再開の申し出は無効になりました
   *[rematch] もう一局の申し込みは無効になりました
}
room-said-next = {"。"}
room-said-rematched = もう一局打つことになりました
room-said-chose-color = { $name }さんは{ $side }を選びました
room-said-chose-color-ours = { $side }を選びました
room-said-chose-more = { $name }さんは石を2つ追加します
room-said-chose-more-ours = 石を2つ追加します
room-said-declared = { $name }さんが5手目の題数を{ $count }としました
room-said-declared-ours = 5手目の題数を{ $count }としました
room-said-offers = { $name }さんの候補：{ $points }
room-said-offers-ours = あなたの候補：{ $points }
room-said-komi = { $name }さん：コミ{ POINTS($komi, unit: "目") }
room-said-komi-ours = あなた：コミ{ POINTS($komi, unit: "目") }
room-said-proposed = { $by ->
    [device] この端末による死に石の候補：{ $points }
   *[server] サーバーによる死に石の候補：{ $points }
}
room-said-proposed-none = { $by ->
    [device] この端末による死に石の候補はありません
   *[server] サーバーによる死に石の候補はありません
}
room-said-last-pass = { $side }もパスすると終局します
room-said-seconds = 残り{ $count }秒
room-said-main = 持ち時間は残り{ $count }秒
room-said-period = 秒読みを1回使い切りました：{ $overtime }
room-said-overtime = 持ち時間が切れました：{ $overtime }
room-said-away = { $name }さんは{ $time }以内に戻る必要があります
room-said-claim = 勝ちにする、引き分けにする、または待ち続けることができます。
room-said-void = 対局を中止するか、待ち続けることができます。
room-said-connected = 再び接続しました。

## opening

opening-place-ours = { $where ->
    [center] 中央
    [within] 印の枠内
    [outside] 印の枠の外
   *[anywhere] 好きな所
}に{ $stone ->
    [white] 白石
   *[black] 黒石
}を置いてください。
opening-place-theirs = { $name }さんが{ $where ->
    [center] 中央
    [within] 印の枠内
    [outside] 印の枠の外
   *[anywhere] 好きな所
}に{ $stone ->
    [white] 白石
   *[black] 黒石
}を置きます。
opening-left = 残り{ $count }子です。
opening-choose-ours = ここから黒と白のどちらで打ちますか？
opening-choose-theirs = { $name }さんが黒か白を選びます。
opening-choose-more-ours = 黒か白を選んでください。石を2つ追加して、{ $other }さんに選んでもらうこともできます。
opening-choose-more-theirs = { $name }さんが黒か白を選ぶか、石を2つ追加します。
opening-choose-or-offer-ours = 黒か白を選ぶか、黒の5手目の候補を盤上で{ $count }か所示してください。
opening-choose-or-offer-theirs = { $name }さんが黒か白を選ぶか、黒の5手目の候補を{ $count }か所示します。
opening-declare-ours = 黒が示す5手目の題数を決めてください（1〜{ $most }）。
opening-declare-theirs = { $name }さんが5手目の題数を決めます。
opening-offer-ours = 黒の5手目の候補を盤上で{ $count }か所示してください。{ $other }さんが一つ選びます。
opening-offer-theirs = { $name }さんが黒の5手目の候補を{ $count }か所示し、{ $other }さんが一つ選びます。
opening-pick-ours = 黒の5手目を候補から選んでください。
opening-pick-theirs = { $name }さんが黒の5手目を候補から選びます。
opening-komi-ours = 公平と思うコミを決めてください。その後、{ $other }さんが黒か白を選びます。
opening-komi-theirs = { $name }さんがコミを決めます。その後、{ $other }さんが黒か白を選びます。
opening-first-bid-ours = コミを何目出せば黒を持ちたいですか？
opening-first-bid-theirs = { $name }さんが最初のコミを提示します。
opening-bid-ours = { $other }さんはコミ{ POINTS($komi, unit: "目") }で黒を望んでいます。それより高いコミを出すか、黒を譲ってください。
opening-bid-theirs = { $name }さんは{ POINTS($komi, unit: "目") }より高いコミを出すか、{ $other }さんに黒を譲ります。
opening-colors-open = 手番未定
opening-color-so-far = 今は{ $side }（変わることがあります）
opening-choice-black = 黒で打つ
opening-choice-white = 白で打つ
opening-choice-more_stones = 石を2つ追加
opening-number = 5手目の題数
opening-declare = 宣言する
opening-chosen = { $chosen } / { $count }か所
opening-offer = この{ $count }か所を示す
opening-remove = 一つ取り消す
opening-set-komi = コミを決める
opening-bid = 提示する
opening-let = コミ{ POINTS($komi, unit: "目") }で相手に黒を譲る
opening-wrong-bid = { $least }〜{ $most }目を0.5刻みで入力してください。
opening-about-pro = 黒の1手目は中央、2手目は中央5×5の外。その後は自由です。
opening-about-long_pro = 黒の1手目は中央、2手目は中央7×7の外。その後は自由です。
opening-about-swap = 一方が黒石2つと白石1つを置き、相手が黒か白を選びます。次は白番です。
opening-about-swap2 = 一方が黒石2つと白石1つを置きます。相手は黒か白を選ぶか、白石と黒石を1つずつ加えて最初の人に選ばせます。次は白番です。
opening-about-soosyrv_8 = 一方が中央付近に3手を置き、相手が黒か白を選びます。白が4手目を打ち、5手目の題数を8以下で宣言します。黒は交替できます。黒がその数の候補を示し、白が一つ選びます。
opening-about-taraguchi_10 = 最初の数手は、中央を中心に一手ごとに広がる正方形の中に打ちます。一手打つたびに、相手は黒白を交替できます。4手目の後は、交替せずに黒が5手目の候補を10か所示し、白が一つ選ぶこともできます。
opening-about-yamaguchi = 一方が中央付近に3手を置いて5手目の題数を示し、相手が黒か白を選びます。白が4手目を打ち、黒がその数の候補を示し、白が一つ選びます。
opening-about-komi_cut = 一方がコミを決め、相手が黒か白を選びます。
opening-about-komi_bids = 交互に、前より高いコミを提示します。最も高いコミを出した人が黒番になり、白にそのコミを出します。

## plan

plan-title = 応手を予定
plan-mark = 予定
plan-again = 予定した応手（{ $count }）
plan-overtaken = 相手が着手しました。保存していない手順は失われました。
plan-replaced = 新しい応手で、{ $count }通りの手順が置き換わりました。
plan-restore = 元に戻す
plan-unsaved = これらの手順はまだ保存されていません。
plan-unanswered = { $move }への応手がまだありません。応手を打つか、その手を取り消してから保存してください。
plan-ends-play = 対局を終わらせるパスは予定できません。
plan-board = 応手を予定する盤
plan-theirs = { $side }が打ちそうな手を打ってください
plan-ours = あなたの応手を打ってください
plan-ends = ここで対局が終わります
plan-shown = { $count }手先：{ $move }
plan-pass = パス
plan-start = 今の局面へ
plan-none = 相手の手を打ち、続けて自分の応手を打ちます。相手がその手を打つと、サーバーが応手を打ちます。相手には見えません。
plan-pair = { $theirs } なら { $ours }
plan-then = {"、次に "}
plan-remove = 「{ $line }」を消す
plan-save = 保存
plan-saved = { $count ->
    [0] 予定した応手はありません
   *[other] { $count }通りの手順を保存しました
}
