### 客户端的全部文字（简体中文）。键与顺序和 en.ftl 相同。

## app

app-name = 天元
app-skip = 跳到主要内容
app-nav = 主导航
app-play = 对局
app-history = 棋谱
app-settings = 设置
app-help = 帮助
app-home = 天元首页
app-loading = 加载中…
app-you = 你的名字：{ $name }
app-offline = 连接已断开，正在重试…
app-updated = 有新版本可用。
app-update = 刷新
app-later = 稍后
app-retry = 重试
app-close = 关闭
app-notice-more = 展开全文
app-restarts = 服务器即将重启。进行中的对局可以下完。
app-cancel = 取消
app-copy = 复制
app-copied = 已复制
app-copy-failed = 复制失败，请手动选中并复制链接：{ $link }

app-title = { $page } · 天元
app-title-turn = ● 轮到你了 · { $page }

## words: names of things that every page uses

word-black = 黑棋
word-white = 白棋
word-side-black = 黑方
word-side-white = 白方
word-cross = X
word-nought = O
word-kind-go = 围棋
word-kind-gomoku = 五子棋
word-kind-othello = 黑白棋
word-kind-tic_tac_toe = 井字棋
word-size = { $width }×{ $height }
word-size-square = { $side } 路
word-ruleset-chinese = 中国规则
word-ruleset-japanese = 日本规则
word-ruleset-tromp_taylor = Tromp-Taylor 规则
word-ruleset-korean = 韩国规则
word-ruleset-aga = AGA 规则
word-ruleset-new_zealand = 新西兰规则
word-ruleset-ing = 应氏规则
word-ruleset-stone_scoring = 数子（还棋头）
word-ruleset-chinese_simple_ko = 中国规则（简单劫）
word-ruleset-custom = 自定义规则
word-ruleset-freestyle = 自由规则
word-ruleset-standard = 标准规则
word-ruleset-caro = 卡罗规则
word-ruleset-caro_exact = 卡罗规则（恰好五子）
word-ruleset-renju = 连珠规则
word-ruleset-mnk = 任意连子数（m,n,k）
word-scoring-area = 数子
word-scoring-territory = 数目
word-ko-simple = 简单劫
word-ko-positional = 禁全同（不论轮谁走）
word-ko-situational = 禁全同（同一方走时）
word-self-capture = 允许自杀
word-nothing-removed = 不提死子
word-tax-seki = 双活无目
word-tax-all = 每块棋还两子
word-pass-stones = 停一手交一子
word-forbidden-loses = 走禁手即负
word-row = 连 { $count } 子
word-overline-nothing = 长连不算
word-ranks-and-files = 不计斜线
word-opening-free-go = 固定贴目
word-opening-free-gomoku = 自由开局
word-opening-pro = Pro（职业开局）
word-opening-long_pro = Long Pro（长职业开局）
word-opening-swap = Swap（三手交换）
word-opening-swap2 = Swap2
word-opening-soosyrv_8 = 索索夫-8
word-opening-taraguchi_10 = 塔拉山口-10
word-opening-yamaguchi = 山口
word-opening-komi_cut = 一方定贴目，另一方选黑白
word-opening-komi_bids = 竞价贴目
word-komi = 贴 { $komi } 目
# Chinese rules give komi in stones, and one stone is worth two points.
word-komi-stones = 贴 { STONES($komi, and: "又") } 子
word-handicap = 让 { $stones } 子
word-handicap-free = 让 { $stones } 子，自由摆放
word-pass = 停一手
word-pass-forced = 跳过
word-nobody = 空位
word-bot = 机器人（{ $level } 级）
word-program = { $name }（机器人）
word-erased-name = 名字已删除
word-erased-line = 消息已删除
word-about = { $what }：{ $text }
word-next-sentence = {""}
word-versus = { $black } 对 { $white }
word-moves = { $count } 手
word-spectators = { $count ->
    [0] 无人观战
   *[other] { $count } 人观战
}
word-time-none = 不计时
word-time-absolute = 包干 { $main }
word-time-fischer = { $main }，每手加 { $increment }
word-time-fischer-cap = { $main }，每手加 { $increment }，上限 { $cap }
word-time-byo_yomi = { $main }，读秒 { $periods }×{ $period }
word-time-canadian = { $main }，之后每 { $period } 下 { $count } 手
word-time-simple = 每手 { $time }
word-time-days = { $main }，每手加 { $increment }，上限 { $cap }{ $rest ->
    [0] {""}
   *[other] ，{ $rest } 天休假
}
word-time-days-each = 每手 { $main }{ $rest ->
    [0] {""}
   *[other] ，{ $rest } 天休假
}
word-time-correspondence = 通信棋，{ $time }
word-speed-blitz = 超快棋
word-speed-rapid = 快棋
word-speed-classical = 慢棋
word-speed-correspondence = 通信棋
word-clock-days = { $days }天{ $hours }小时
word-seconds = { $count }{"\u00A0"}秒
word-minutes = { $count }{"\u00A0"}分钟
word-hours = { $count }{"\u00A0"}小时
word-days = { $count }{"\u00A0"}天

## outcome

outcome-score = { $side }胜 { $margin } 目
outcome-stones = { $side }胜 { STONES($margin, and: "又") } 子
outcome-discs = { $side }胜 { $margin } 子
outcome-row = { $count ->
    [0] { $side }连成一线，获胜
   *[other] { $side }连成 { $count } 子，获胜
}
outcome-forbidden = { $other }走了禁手，{ $side }胜
outcome-resignation = { $side }胜（对方认输）
outcome-resignation-go = { $side }中盘胜
outcome-timeout = { $side }超时胜
outcome-timeout-unmoved = { $side }胜（{ $other }一直没有走）
outcome-forfeit = { $side }胜（对方被判负）
outcome-abandonment = { $side }胜（{ $other }离开）
outcome-draw = 和棋
outcome-draw-go = 和棋
outcome-void = 无胜负
outcome-aborted = 对局中止
outcome-unknown = 结果不详

## home

home-title = 对局
home-headline = 围棋、五子棋、黑白棋、井字棋，一起下。
home-lead = 对面而坐，或远隔千里。无需注册，一个链接或二维码就能开局。
home-how = 没下过？几分钟就能学会：
home-how-hide = 不再显示教程链接
home-running = 你正在进行的对局
home-friend = 约朋友下棋
home-friend-what = { $what } · 生成链接和二维码
home-here = 两人共用此设备
home-here-what = { $what } · 同屏轮流下
home-computer = 与电脑对弈
home-computer-what = 选择棋种和级别
home-name = 你的名字（可选）
home-name-hint = 留空则由服务器取名。
home-other-what = 自选棋种、棋盘和用时
home-change = 更改
home-start = 开局并获取链接
home-start-here = 开始
home-opponent = 对手
home-opponent-public = 本站任何人
home-opponent-private = 朋友（凭链接加入）
home-opponent-here = 身边的人，共用此设备
home-level = 级别（1 最容易）
home-level-means = { $most ->
    [3] 3 级从不输棋。
   *[other] 1 级像初学者一样看得少，{ $most } 级是引擎的最强水平。
 }
home-program-means = 别人连接的程序。系统会邀请它来下，但它不一定会下每种棋。
home-bot-cannot = 棋盘太小或连子数太大，机器人下不了。
home-opponent-bot = 机器人（电脑）
home-second-name = 第二位棋手的名字（可不填）
home-takeback-ask = 悔棋须对方同意
home-takeback-off = 不许悔棋
home-takeback-free = 可自由悔棋
home-takeback-with-grace = { $words }，误触 { $seconds } 秒内可收回
home-board-live = 进行中
home-board-last = 最近一局
home-board-watch = 观战
home-board-replay = 打谱
home-board-pause = 暂停
home-board-continue = 继续
home-board-try = 点一下棋盘，随手摆几子。
home-board-yours = 这几手只有你看得到。
home-board-back = 回到对局
home-board-clear = 清空棋盘
home-board-label = 试摆棋盘
home-board-open = 打开试摆棋盘
preset-go-9 = 围棋快棋
preset-go-13 = 围棋
preset-go-19 = 围棋慢棋
preset-gomoku = 五子棋
preset-othello = 黑白棋
preset-tic_tac_toe = 井字棋
home-new = 新建对局
home-series = 局数
home-series-single = 单局
home-series-best_of_3 = 三局制
home-series-best_of_5 = 五局制
home-series-best_of_7 = 七局制
home-series-best_of = 其他局数
home-series-first_to = 先得若干分者胜
home-series-ladder = 升降让子
home-series-games = 局数
home-series-points = 获胜所需分数
home-series-hint = 胜一局得一分，和棋各得半分，双方轮流执黑。
home-series-hint-kept = 胜一局得一分，和棋各得半分。让子棋各局不交换黑白。
home-series-hint-ladder = 一方连胜三局后，让子数变动一子。
home-kind = 棋种
home-board = 棋盘
home-time = 时间
home-color = 你执
home-color-sign = 你的记号
home-color-random = 随机
home-color-nigiri = 猜先
home-begin = 谁先走
home-begin-black = 我
home-begin-white = 对手
home-visibility-private = 仅限链接访问
home-size = 其他大小
home-size-width = 列数
home-size-height = 行数
home-size-hint = { $least } 到 { $most }
home-size-only = 只能是 { $least }
home-ruleset = 规则
home-about-freestyle = 连成五子或五子以上即胜。
home-about-standard = 恰好连成五子才算胜，六子及以上不算。
home-about-caro = 连五即胜，但两端都被对方堵住的不算；六子及以上必胜。
home-about-caro_exact = 恰好连五才算胜，两端都被对方堵住的不算。
home-about-renju = 正式比赛规则：黑方禁走长连、四四、三三。
home-about-mnk = 自定棋盘大小和获胜所需的连子数。
home-forbidden = 禁手
home-forbidden-refused = 不能落子
home-forbidden-loses = 判负
home-row = 连子数
home-overline = 长连
home-overline-wins = 算胜
home-overline-nothing = 不算胜
home-directions = 连线方向
home-directions-all = 横、竖、斜
home-directions-ranks_and_files = 仅横、竖
home-opening = 开局
home-rules-ko = 打劫规则
home-rules-ko-simple = 简单劫：不能立即提回
home-rules-ko-positional = 禁全同：同一局面不得再现
home-rules-ko-situational = 禁全同：同一局面且轮到同一方时不得再现
home-rules-scoring = 计算胜负
home-rules-scoring-area = 数子：活子和围住的空点
home-rules-scoring-territory = 数目：围住的空点和提子
home-rules-tax = 双活与还棋头
home-rules-tax-none = 围住的空点都算
home-rules-tax-seki = 双活中的空点不算
home-rules-tax-all = 双活中的空点不算，每块棋还两子
home-rules-handicap_bonus = 让子时对白方的补偿
home-rules-handicap_bonus-none = 无
home-rules-handicap_bonus-stones = 每让一子补一目
home-rules-handicap_bonus-stones_less_one = 从第二子起每子补一目
home-rules-resume = 恢复对局后谁先走
home-rules-resume-alternates = 原来轮到的一方
home-rules-resume-opponent_of_asker = 提出恢复者的对手
home-rules-removes_dead = 双方商定死子后提走
home-rules-self_capture = 允许两子以上的自杀
home-rules-third_repetition_voids = 同一局面出现三次，判无胜负
home-rules-pass_stones = 停一手交一子，白方最后停手
home-komi = 贴目
home-komi-hint = 给白方的目数。留空则按惯例贴 { $komi } 目。
home-handicap = 让子
home-handicap-none = 无
home-handicap-fixed = 固定在星位
home-handicap-aga = 固定在星位（AGA 次序）
home-handicap-free = 自由摆放
home-stones = 让子数
home-takeback = 悔棋
home-takeback-policy-ask = 须对方同意
home-takeback-policy-free = 自由悔棋，无须同意
home-takeback-policy-off = 不许悔棋
home-takeback-grace = 误触收回时限（秒）
home-takeback-grace-hint = 在此时限内、对方落子之前，可立即收回一手。留空则不设。
home-aids = 引擎辅助
home-aids-off = 不使用
home-aids-ahead = 形势判断
home-aids-warnings = 警告和形势判断
home-aids-hints = 提示、警告和形势判断
home-aids-hint = 对局中双方都可以询问引擎。所有人都会看到谁问过，但只有提问者能看到答案。
home-aids-warn = 棋手还可以在设置里开启坏棋警告。所有人都会看到每次警告，但看不到是哪一手。
home-late = 延迟 { $span }
home-delay = 转播延迟
home-delay-none = 无
home-delay-hint = 除两位对局者外，所有人都会晚这么久才看到对局。
home-watching = 观战
home-watching-open = 所有人，显示名字
home-watching-counted = 所有人，隐藏名字
home-watching-closed = 不允许观战
home-watching-hint-counted = 只显示观战人数。
home-watching-hint-closed = 双方到齐后，只有两位对局者能打开这局棋，终局后也是如此。其他人在列表中看不到它。
home-time-none = 不计时
home-time-custom = 自定义…
home-time-preset = { $speed }：{ $time }
home-time-system = 计时方式
home-time-system-absolute = 包干
home-time-system-fischer = 加秒（Fischer）
home-time-system-byo_yomi = 读秒
home-time-system-canadian = 加拿大读秒
home-time-system-simple = 每手限时
home-time-system-correspondence = 通信棋（以天计）
home-time-main = 每方分钟数
home-time-increment = 每手加秒
home-time-cap = 上限（分钟）
home-time-cap-none = 无上限
home-time-periods = 读秒次数
home-time-period = 每次秒数
home-time-period-stones = 每段手数
home-time-per-move = 每手秒数
home-time-main-days = 初始天数
home-time-increment-days = 每手加天数
home-time-cap-days = 天数上限
home-time-rest-days = 每方休假天数
home-wrong-size = 请输入 { $least } 到 { $most } 之间的整数。
home-wrong-only = 请输入 { $least }。
home-wrong-none = 棋盘太小，放不下连 { $least } 子。
home-wrong-komi = 请输入 { $least } 到 { $most } 之间的数，以 0.5 为单位，例如 7.5。
home-wrong-handicap = { $most ->
    [0] 这个棋盘不能让子。
   *[other] 请输入 2 到 { $most } 子。
}
home-wrong-time = 请输入 { $least } 到 { $most } 之间的时间。
home-creating = 正在创建房间…
home-failed = 房间创建失败。{ $reason }
home-too-many-open = 你有 { $most } 局未结束的对局，已达上限。请先结束或关闭一局：
home-yours = 你的对局
home-now-note = 此页面打开时对局照常进行，时钟照走。关闭页面后，对手可以结束对局。
home-now-rematch = 对手提议再来一局
home-now-cut = 没有连接
home-now-own = 你的对局
home-now-continue = 对手想继续
home-now-score = 等你接受结果
home-now-scoring = 正在确认结果
home-now-draw = 对手提议和棋
home-now-takeback = 对手请求悔棋
home-now-redo = 对手请求恢复悔掉的棋
home-now-pause = 对手提议暂停
home-now-adjourn = 对手提议封棋
home-seeks = 等待对手
home-live = 正在进行
home-live-screen = 在大屏幕上显示
home-live-filter = 筛选
home-live-size = 棋盘大小
home-live-speed = 用时
home-live-found = { $count } 局
home-live-none = 没有符合条件的对局。
home-live-all = 显示全部
home-recent = 最近的对局
home-recent-all = 全部棋谱
home-join = 加入
home-join-label = 加入 { $host } 的对局
home-open = 打开
home-open-label = 打开你的对局：{ $what }
home-watch-label = 观看 { $what }
home-waits = 等待中
home-adjourned = { $date } 起封棋
home-host-black = { $host } 执{ $side }
home-host-white = { $host } 执{ $side }
home-host-random = 随机分黑白
home-host-nigiri = 猜先
home-begins-black = { $host } 先走
home-begins-white = { $host } 后走
home-begins-random = 随机决定谁先走
home-move = { $number ->
    [0] 0 手
   *[other] 第 { $number } 手
}
home-online = { $count } 人在线
home-lan = 在其他设备上下棋
home-lan-hint = 在同一网络内打开下列任一地址，或扫描二维码。
home-qr = { $address } 的二维码

## history

history-title = 棋谱
history-filters = 筛选
history-filters-set = 筛选（已选 { $count } 项）
history-clear = 清除筛选
history-search = 名字或棋盘大小：ada ben 9x9
history-bad-search = 最多输入 4 个词：棋手名字的一部分，以及一个棋盘大小，最大 30x30。
history-slow-search = 搜索时间过长。请输入更完整的名字，或选择一个筛选条件。
history-kind = 棋种
history-outcome = 结果
history-all = 全部
history-view = 显示方式
history-view-table = 列表
history-view-cards = 棋盘
history-beyond = 这里没有更多对局了。
history-newest = 查看最新对局
history-outcome-black = 黑胜
history-outcome-white = 白胜
history-outcome-draw = 和棋
history-outcome-void = 无胜负
history-people = 真人
history-show = 显示
history-total = { $count ->
    [0] 没有对局
   *[other] { $count } 局
}
history-total-more = 超过 { $count } 局
history-empty = 没有符合条件的对局。
history-nothing = 暂无已结束的对局。对局结束后会列在这里。
history-failed = 棋谱加载失败。{ $reason }
history-column-position = 终局
history-column-when = 终局
history-column-game = 棋种
history-column-black = 黑棋
history-column-white = 白棋
history-column-outcome = 结果
history-column-moves = 手数
history-column-duration = 用时
history-replay-label = 打谱：{ $what }
history-unwitnessed = 离线对局，用时未经核对
history-aids = { $side }询问引擎 { $count } 次
history-warnings = 引擎警告{ $side } { $count } 次
history-pages = 分页
history-first = 最新
history-newer = 较新
history-older = 较早
history-last = 最早
history-open-file = 打开 SGF 文件

## replay

replay-title = 打谱
replay-failed = 对局加载失败
replay-first = 初始局面
replay-back = 上一手
replay-forward = 下一手
replay-last = 最后局面
replay-slider = 进度
replay-position = { $number ->
    [0] 开始
   *[other] 第 { $number } 手，共 { $total } 手
}
replay-position-spoken = { $number ->
    [0] 对局开始
   *[other] 第 { $number } 手，共 { $total } 手：{ $color } { $point }{ $captured ->
        [0] {""}
       *[other] ，提 { $captured } 子
    }
}
replay-moves = 着手
replay-chat = 聊天
replay-chat-empty = 没有聊天记录。
replay-prisoners = 提子 { $count }
replay-clock = { $color }用时
replay-download = 下载 SGF
replay-copy = 复制这一手的链接
replay-open = 打开 SGF 文件
replay-open-hint = 只在这台设备上显示，不会保存。
replay-file-lead = 逐手查看其他软件或网站的棋谱。
replay-file-drop = 把 SGF 文件拖到这里
replay-open-failed = 无法读取这个文件。{ $reason }
replay-open-where = 第 { $line } 行第 { $column } 列：{ $reason }
replay-asked = { $side }在这一手之前问过引擎。
replay-from-file = 文件：{ $name }
replay-main-line = 只显示主线，不显示变化图和注释。
replay-left-out = 未显示：{ $variations } 个变化图、{ $comments } 条注释。
replay-diagram = { $color ->
    [black] 摆好的局面，黑先
   *[white] 摆好的局面，白先
}
replay-score-row = 项目
replay-score-stones = 活子
replay-score-territory = 围空
replay-score-prisoners = 提子
replay-score-komi = 贴目
replay-score-handicap = 让子补偿
replay-score-total = 合计
replay-played = 对局时间：{ $when }
replay-duration = 用时 { $duration }
replay-board = 打谱棋盘

## review of a game in the replay

review-title = 复盘
review-ask = 分析本局
review-impossible = 引擎无法分析本局：不支持这种棋盘，或手数太少、太多。
review-waiting = 排队中，前面还有 { $count } 局。
review-working = 已分析 { $judged } / { $positions } 个局面
review-spoken = 引擎正在分析本局：{ $percent }%
review-ready = 分析已完成。
review-chance = 胜率：黑方 { $black }%，白方 { $white }%
review-not-judged = 引擎没有分析这个局面。
review-turns = 对胜负影响最大的几手。选择其中一手，棋盘上会显示引擎推荐的下法：A 是更好的一手，B 是对方的应手，依此类推。
review-no-turns = 没有哪一手明显改变了形势。
review-turn = 第 { $number } 手 { $side } { $point }：胜率下降 { $loss }%，推荐：{ $better }
review-owned = 显示各点的预计归属
review-graph = 黑方的胜率曲线，从第一手到最后一手
review-note = 以上是引擎的判断。遇到变化很长的战斗，它常会算错。

## practice board

practice-unread = 此链接不是有效的局面。已显示空棋盘。
practice-tool = 点击棋盘时
practice-moves = 落子
practice-put = 摆{ $side }
practice-remove = 移除棋子
practice-undo = 撤销
practice-redo = 重做
practice-turn = 改为{ $side }走
practice-no-liberties = 这样会留下没有气的棋子。
practice-copy = 复制此局面的链接
practice-from-here = 从这里试下

## club screen

screen-title = 大屏观战
screen-empty = 现在没有对局。下一局开始后会自动显示。
screen-start = 想下棋？打开此地址或扫描二维码。
screen-full = 全屏

## settings

settings-title = 设置
settings-name = 你的名字
settings-name-hint = 最多 20 个文字、数字、- 或 _，字母和汉字不能混用。其他人可以看到。
settings-name-save = 保存名字
settings-name-saved = 你的名字已改为 { $name }。
settings-name-wrong = 请使用最多 20 个文字、数字、- 或 _，字母和汉字不能混用。有些名字不能使用。
settings-name-failed = 改名失败。{ $reason }
settings-look = 外观
settings-theme = 主题
settings-theme-auto = 跟随系统
settings-theme-wood = 木
settings-theme-paper = 纸
settings-theme-slate = 石板
settings-theme-dark = 深色
settings-theme-contrast = 高对比度
settings-stones = 棋子
settings-stones-shaded = 立体
settings-stones-flat = 平面
settings-stones-natural = 自然摆放
settings-coordinates = 显示坐标
settings-zen = 只显示棋盘和棋钟
settings-preview = 预览
settings-hearing = 声音
settings-sound = 播放声音
settings-music = 播放轻柔的背景音乐
settings-music-hint = 只有轻柔的单音，且仅在此页面位于前台时播放。
settings-count = 自己最后十秒的倒数
settings-count-off = 不倒数
settings-count-ticks = 滴答声
settings-count-voice = 语音报秒
settings-count-silent = 声音关闭时不倒数。
settings-sound-try = 试听
settings-buzz = 落子和时间紧时振动
settings-playing = 落子
settings-confirm = 落子前确认
settings-confirm-touch = 触屏且落子点较小时
settings-confirm-always = 总是
settings-confirm-never = 从不
settings-confirm-free = 无须对方同意就能悔棋时，轻点一次即落子。
settings-confirm-speed = 适用的对局速度
settings-quick = 时间紧时，轻点即落子
settings-quick-below = { $count ->
    [0] 从不
   *[other] 剩 { $count } 秒以内
}
settings-notify = 轮到我时通知我
settings-notify-refused = 浏览器不允许此页面发通知。需要使用 HTTPS，并在浏览器设置中允许通知。
settings-premoves = 对手思考时可预设下一手
settings-premoves-hint = 在计时的对局中，对手一落子，预设的一手就会下出。围棋中对手停一手，或你查看之前的局面时，预设的一手会取消。
settings-warn = 下坏棋前警告我
settings-warn-hint = 仅在允许警告的对局中有效。所有人都会看到每次警告，但只有你知道是哪一手。预设的一手不会警告。
settings-letters = 启用单字符快捷键
settings-all = 全部设置
settings-language = 语言
settings-offline = 没有网络时
settings-offline-kept = 此设备已保存 Tengen，没有网络也能打开。可以在浏览器菜单中把它安装为应用。
settings-offline-storing = 正在把 Tengen 保存到此设备，以便没有网络时也能打开。
settings-offline-insecure = 无法从这个地址安装 Tengen：浏览器只允许 https:// 地址和 localhost。已经打开的页面在没有网络时仍可使用。
settings-offline-cannot = 此浏览器不保存可离线使用的页面。已经打开的页面仍可使用。
settings-person = 你的数据
settings-person-about = 服务器通过此浏览器中的密钥识别你，并保存你的名字、对局和聊天内容。这里没有密码，所以会话丢失后无法找回。
settings-leave = 退出
settings-leave-title = 让{ $name }退出此浏览器？
settings-leave-text = 你会失去正在进行的对局中的座位，程序的令牌也会被删除。已结束的对局仍显示你的名字。此操作无法撤销。
settings-erase = 删除我的数据
settings-erase-title = 删除{ $name }的数据？
settings-erase-text = 你和你的程序的名字与聊天内容将从所有对局中抹去，程序的令牌也会被删除。对局会保留，但不再显示这些名字。你会失去正在进行的对局中的座位。此操作无法撤销。服务器的备份可能还会保留这些文字一段时间。
settings-clear = 同时删除此浏览器保存的内容
settings-clear-games = 包括在此设备上下的 { $count } 盘棋。
settings-programs = 程序
settings-programs-about = 您的程序可以作为独立的棋手在这里下棋，用令牌连接。所有人都能看到它是机器人。令牌列表属于此浏览器的会话。会话过期后，您将无法在此删除令牌。
settings-programs-name = 程序名称
settings-programs-play = 程序可以下棋
settings-programs-make = 创建令牌
settings-programs-secret = { $name } 的令牌
settings-programs-once = 请立即复制 { $name } 的令牌，它只显示这一次。持有令牌的人都能以 { $name } 的身份下棋。
settings-programs-copy = 复制令牌
settings-programs-unused = 从未使用
settings-programs-used = 上次使用：{ $when }
settings-programs-reads = 只能查看
settings-programs-delete = 删除
settings-programs-delete-named = 删除 { $name } 的令牌
settings-programs-sure = 确定删除 { $name }
settings-programs-deleted = 已删除 { $name } 的令牌。
settings-kept = 设置保存在这台设备上。

## device: games on this device without a server

device-list = 此设备上的对局
device-open = 在此设备上继续
device-waits = 尚未进入历史记录
device-broken-title = 无法读取的对局
device-broken = 无法读取此设备上保存的对局，因此不能继续。
device-missing = 此设备上没有这局棋。没有服务器的对局只能在开局的设备上打开。
device-full = 此设备没有空间存放这局棋，或浏览器不保存数据。没有任何更改。请在首页“此设备上的对局”中打开一局已结束的棋，存为 SGF 后删除，再试一次。
device-forget = 从此设备上删除
device-forget-sure = 永久删除
device-unsent = 只记录在此设备上。一旦能连接到服务器，就会发送到你的历史记录。
device-sent = 离线对局，用时未经核对。本局已存入你的棋谱。
device-refused = 服务器没有接受这局棋：{ $reason }
device-refused-title = 服务器未接受
device-no-chat = 没有服务器的对局不能聊天。
device-here = 在此设备上
device-here-means = 这一局在此设备上进行，不经过服务器。对局结束并能连上服务器后，会传到你的棋谱。
device-opponents = 现在连不上服务器，只能在此设备上对局：与电脑下，或两人轮流下。
device-name-hint = 不填则叫 player-1。
device-no-aids = 提示来自服务器，因此在此设备上的对局没有提示。
device-bot-stuck-title = 机器人无法下棋
device-bot-stuck = 机器人未能载入，或出了故障。这局棋已存在此设备上，不会丢失。页面会自动再试。
device-no-bot = 机器人未能载入。

## lost: unknown pages and errors

lost-title = 页面不存在
lost-text = 这个地址没有对应的页面。
lost-home = 回到首页
fault-title = 出错了
fault-text = 页面出错了。你的对局已保存在服务器上。
fault-not-loaded = 页面加载失败。服务器可能离线，或有新版本。
fault-reload = 刷新页面
unreachable = 无法连接服务器。请检查网络后重试。

## code: what a refusal or an error means

code-malformed = 服务器无法读取这个请求，请刷新页面。
code-unknown_type = 服务器不支持这种消息，请刷新页面。
code-unknown_field = 服务器不支持消息中的某一项，请刷新页面。
code-too_large = 内容太大，无法发送。
code-invalid = 填写有误，请检查后重试。
code-unsupported_protocol = 页面与服务器的版本不一致，请刷新页面。
code-no_session = 会话已失效，请刷新页面。
code-forbidden_origin = 请求来自其他网站，已被拦截。
code-not_a_player = 只有对局双方可以这样做。
code-forbidden = 无权操作。
code-closed = 对局者不允许观战这局棋。你可以看别的对局，或自己开一局。
code-banned = 服务器管理员不允许你访问。
app-banned-until = 服务器管理员不允许你访问，期限至 { $time }。
code-restricted = 管理员暂停了新对局和聊天。
code-not_found = 找不到，请检查链接。
code-method_not_allowed = 这里不支持此操作。
code-not_joined = 你不在这个房间里，请刷新页面。
code-room_full = 座位已满，可以观战。
code-already_seated = 你已经入座了。
code-not_started = 对局尚未开始。
code-game_over = 对局已结束。
code-not_your_turn = 还没轮到你。
code-your_turn = 轮到你了，请直接落子。
code-plan_changed = 预设的应手或局面已有变化，请再看一遍。
code-bad_plan = 每条变化都要以你的一手应手结束，也不能用停一手来结束对局。
code-wrong_phase = 现在不能这样做。
code-off_board = 棋盘上没有这个点。
code-occupied = 这里已经有子了。
code-ko = 打劫：请先在别处走一手。
code-superko = 禁全同：会重现以前的局面，请下在别处。
code-self_capture = 不能自杀：落子后己方没有气。
code-no_pass = 这种棋不能停一手。
code-overline = 长连禁手：黑方不能连成六子或更多。
code-double_four = 四四禁手：黑方不能同时做成两个四。
code-double_three = 三三禁手：黑方不能同时做成两个活三。
code-flips_nothing = 至少要翻转对方一子。
code-blunder = 引擎警告：这手棋损失很大。仍要下吗？
code-opening_step = 按开局规则，现在不能这样走。
code-outside_opening = 按开局规则，这里不能落子。
code-offer_count = 打点的数量不对。
code-offer_occupied = 只能提供空点。
code-offer_same = 旋转或对称后，与已提供的点相同。
code-bad_komi = 贴目须在 -400 到 400 之间，以 0.5 为单位。
code-bid_too_low = 至少要多叫 0.5 目。
code-no_offer = 这个提议已失效。
code-opponent_here = 对手在线，对局继续。
code-still_awaited = 对手可能会回来，倒计时结束后才能结束对局。
code-opponent_accepted = 对手已接受结果，或因离开而视为接受，所以不能判对手离场。请你也接受，或继续下。
code-already_offered = 已经提出过了。
code-takeback_asked = 对手已先请求悔棋，请先答复。
code-offer_changed = 提议已更改，请重新查看。
code-not_allowed = 本局不允许这样做。
code-nothing_to_take_back = 现在不能悔棋。
code-takebacks_off = 本局不许悔棋。
code-nothing_to_redo = 没有可恢复的悔棋。
code-no_clock = 现在没有计时。
code-stands_still = 对局已停下，请先继续对局。
code-too_soon = { $seconds } 秒后可再次请求。
code-dead_set_changed = 死子有变动，请重新确认。
code-scratch_open = 试下盘正开着。请商定它的结果，或收起试下盘。
code-no_scratch = 没有打开的试下盘。
code-scratch_changed = 试下盘有变动，请再看一下。
code-no_stone = 这里没有棋子。
code-no_change = 没有变化。
code-too_late = 已经太晚了。
code-repeated = 你刚刚发过同样的消息。
code-name_taken = 本局有棋手与你同名，请改名后再发言。
code-name_length = 名字须有 1 到 20 个字符。
code-name_characters = 名字里只能有看得见的文字、数字、- 或 _。
code-name_alphabets = 名字里的字母和汉字不能混用。
code-name_reserved = 这个名字不能使用，请换一个。
code-empty = 消息不能为空。
code-command_id_reused = 指令编号重复，请刷新页面。
code-rate_limited = { $seconds ->
    [0] 操作太频繁，请稍候。
   *[other] 操作太频繁，请 { $seconds } 秒后再试。
}
code-too_many = 已达上限，请稍后再试。
code-unavailable = 服务器暂时无法保存，操作未生效，请重试。
code-draining = 服务器正在重启，请稍后再试。
code-ahead = 页面与服务器不同步，已重新加载对局。
code-timeout = 请求超时，请重试。
code-unsupported_media_type = 不支持这种文件。
code-bad_sgf = 这不是有效的 SGF 文件。
code-internal = 服务器出错，已记录。请稍后再试。
limit-chat_characters = 每条消息最多 { $most } 个字符。
limit-chat_messages = 聊天已满，最多 { $most } 条消息。
limit-seat_acts = 除落子和聊天外，你在本房间的操作已达上限（{ $most } 次）。
limit-room_events = 本房间的记录已达上限（{ $most } 条）。你仍可接受结果、收起试下盘、认输、中止或判对手离场。
limit-game_moves = 本局已达上限（{ $most } 手）。请停一手，或商定结果。
limit-gifts = 每局最多给对方加时 { $most } 次。
limit-plan_lines = 最多可预设 { $most } 条变化。
limit-plan_moves = 每条变化最多 { $most } 手。
limit-seat_devices = 此座位已在另外 { $most } 台设备上打开，请使用其中一台。
limit-scratch_stones = 每个试下盘最多下 { $most } 子（含已撤回的）。请提议结果，或收起试下盘。
limit-scratch_boards = 每局最多打开 { $most } 次试下盘。请标记死活，或恢复对局。
limit-spectators = 观战人数已满（{ $most } 人），请稍后再试。
limit-open_rooms = 你有 { $most } 局未结束的对局，已达上限。请先结束或关闭一局。
limit-kept_rooms = 你共有 { $most } 局未结束的对局，已达上限。请先结束一局。
limit-joined_rooms = 此页面最多同时打开 { $most } 局，请先离开一局。
limit-connections = 连接已达上限（{ $most } 个），请先关闭其他标签页。
limit-active_rooms = 服务器的房间已满（{ $most } 个），请稍后再试。
limit-tokens = 您已有 { $most } 个令牌，达到上限。请先删除一个。
limit-body_bytes = 太大了，最多 { $most } 字节。

## board

board-black = 黑
board-white = 白
board-empty = 空
board-last = 最后一手
board-ko = 劫
board-row = 获胜连线
board-dead = 死子
board-owner-black = 黑地
board-owner-white = 白地
board-unsealed = 边界未封
board-legal = 可以落子
board-closed = 开局不允许
board-forbidden-overline = 禁手：长连
board-forbidden-double_four = 禁手：四四
board-forbidden-double_three = 禁手：三三
board-offered = { $by ->
    [engine] 引擎推荐 { $letter }
   *[player] 候选 { $letter }
  }
board-pending = 尚未确认
board-unsent = 等待发送
board-staged = 已选定
board-premove = 已预设为下一手

## keys

keys-title = 快捷键
keys-all = 全部快捷键
keys-board = 棋盘
keys-moves = 手数
keys-anywhere = 通用
keys-next = 移到相邻的点
keys-row = 移到本行两端
keys-column = 移到本列两端
keys-corner = 移到第一个或最后一个点
keys-choose = 落子；开局时提供此点；点目时标记一块棋
keys-shared = 两人共用键盘
keys-first-next = 第一位棋手：移到相邻的点
keys-first-choose = 第一位棋手：落子
keys-second-next = 第二位棋手：移到相邻的点
keys-second-choose = 第二位棋手：落子
keys-second-acts = 与第二位棋手的字母键同按：执行该键在其他对局中的操作
keys-step = 后退或前进一手
keys-ten = 后退或前进十手
keys-ends = 到开头或结尾
keys-field = 在着手旁边的输入框中
field-row = 行
field-column = 列
field-group = 棋块, 块
field-liberties = 气
field-clocks = 用时, 棋钟
field-score = 比分
field-news = 最新, 最后
field-say-play = 在此点落子；点目时标记一块棋
field-say-point = 该点上有什么
field-say-row = 该行的棋子
field-say-column = 该列的棋子
field-say-group = 该点所在的一块棋
field-say-liberties = 这块棋的气
keys-list = 显示快捷键
keys-space = 空格
keys-before = 对局前
keys-sit = 加入对局
keys-together = 在此设备上两人对弈
keys-stand = 关闭对局或离座
keys-copy-link = 复制对局链接
keys-share-link = 分享对局链接
keys-try-undo = 试下棋盘：退一手
keys-try-clear = 试下棋盘：清空
keys-practice-turn = 试摆棋盘：改由另一方走
keys-practice-tool = 试摆棋盘：选择点击的作用
keys-plan-remove = 预设应手：删除棋盘上的这条变化
keys-guess = 猜先：单或双
keys-acts = 对局操作
keys-pass = 停一手
keys-takeback = 请求悔棋
keys-redo = 恢复悔掉的棋
keys-give-time = 给对方加时
keys-hint = 请引擎提示
keys-ahead = 请引擎判断形势
keys-pause = 提议暂停
keys-adjourn = 提议封棋
keys-continue = 暂停或封棋后继续
keys-draw = 提和
keys-accept = 同意提议或接受结果
keys-decline = 拒绝提议
keys-withdraw = 撤回提议
keys-resume = 点目时恢复对局
keys-scratch = 点目时打开或收起试下盘
keys-scratch-result = 提议试下盘的结果，或表示同意
keys-scratch-takeback = 收回自己在试下盘上的最后一子
keys-scratch-color = 两人共用设备时，更换试下盘下一子的颜色
keys-abort = 中止对局
keys-resign = 认输
keys-choose-color = 开局：执黑或执白
keys-more-stones = 开局：再下两子
keys-offer-moves = 开局：提供所选的打点
keys-remove-offer = 开局：去掉上一个打点
keys-after = 对局后
keys-rematch = 提议再来一局
keys-rematch-terms = 提议换个设置再来一局
keys-replay = 打谱
keys-new-game = 新建对局
keys-answers = 答复
keys-confirm = 确认着手
keys-next-ask = 显示下一个问题
keys-claim-win = 对手离开时宣布获胜
keys-claim-draw = 对手离开时宣布和棋
keys-claim-wait = 继续等待，或改为结束对局
keys-play-at = 输入落子坐标
keys-ask-at = 输入问题
keys-cancel = 取消未确认的着手，或回到对局和棋盘
keys-desk = 棋盘旁边
keys-tab-moves = 显示着手
keys-tab-chat = 写聊天消息
keys-tab-about = 显示本局设定
keys-watching = 选择谁可以观战（房主）
keys-settings = 打开设置
keys-menu = 打开菜单
keys-how = 查看玩法
keys-given-back = 查看补还的时间
keys-seat-link = 换设备继续
keys-other-seat-link = 两人共用设备：移动第二个座位
keys-facing = 两人共用设备：把上方棋手的信息倒转
keys-home = 回到首页
keys-zen = 只显示棋盘和棋钟
keys-coordinates = 显示或隐藏坐标
keys-sound = 打开或关闭声音
keys-ask = 由读屏软件朗读
keys-say-point = 光标处的点
keys-say-row = 同一行的棋子
keys-say-column = 同一列的棋子
keys-say-clocks = 双方用时
keys-say-score = 比分或提子
keys-say-news = 刚才发生的事和轮到谁

## room

room-title = 房间
room-missing = 房间不存在
room-controls = 对局
room-side = 着手、聊天与设定
room-tab-moves = 着手
room-tab-chat = 聊天
room-tab-about = 本局
room-unread = { $count } 条新消息
room-more = 更多
room-how = 玩法说明
room-board = 棋盘
room-browse = 手数
room-move-of = { $number } / { $total }
room-live = 回到对局
room-just-changed = 刚刚有变化。请稍等片刻再按一次。
room-why-aid = { $aid ->
    [hint] 本局不提供提示。
   *[other] 本局不提供形势判断。
  }
room-why-now = 现在不能这样做。
room-earlier = 这是之前的局面，回到对局才能下棋。
room-missed = 你离开期间：{ $events }
room-fresh = { $count } 手新棋
room-you = （你）
room-to-move = 行棋中
room-here = 在线
room-unknown = 连接已断开，状态未知
room-here-ms = 在线，往返 { $ms } 毫秒
room-gone = 离线
room-offline = 无连接
room-offline-means = 连接已断开。你的时钟照走{ $against ->
    [bot] 。
    [over] 。对手现在可以结束对局。
   *[person] ，时间过长时对手可以结束对局。
}
room-offline-claim = 连接已断开。对手现在可以结束对局。
room-offline-waits = 连接已断开。如果一直不恢复，{ $result ->
    [resumes] 对局将恢复进行{ $against ->
        [bot] 。
       *[person] ，之后对手可以结束对局。
    }
    [still] 对局恢复后才开始计算离开时间。
    [accepts] 就以当前结果终局。
   *[ends] 对手可以结束对局。
}
room-time-over = 你的时间已用完
room-offline-over = 连接已断开。对局可能已经结束。
room-offline-unsent = 连接已断开。{ $point ->
    [none] 你这一手等待发送。
   *[other] 恢复后即发送 { $point }。
 }{ $runs ->
     [true] 你的时钟照走。
    *[false] {""}
 }{ $against ->
    [bot] {""}
    [over] 对手现在可以结束对局。
   *[person] 如果一直不恢复，对手可以结束对局。
}
room-offline-here = 连接已断开。这局棋在服务器上，恢复连接后即可继续。
room-cut-off-title = 这局棋在服务器上
room-cut-off = 没有连接。恢复连接后，对局会自动在这里打开。没有网络时，两人可以在此设备上另开一局。
absence-closed = 关闭了页面
absence-lost = 掉线
absence-banned = 已被管理员禁止访问
absence-engine-closed = 已不在此服务器上
absence-engine-lost = 没有回应
absence-wait = 剩余等待时间
absence-left = { $time }内可返回
absence-title = { $name } 不在
absence-next = { $name } 若在 { $time } 内没有回来，你可以宣布获胜或和棋。
absence-next-void = { $name } 若在 { $time } 内没有回来，你可以中止对局。
absence-over = { $name } 没有及时回来。
absence-early = { $name } 在双方走子之前离开了。
absence-kept-out = { $name } 已被服务器管理员禁止访问。
absence-win = 宣布获胜
absence-draw = 宣布和棋
absence-void = 中止对局
absence-keep = 继续等待
absence-again = 不再等待
silence-accepts = { $reason ->
    [closed] { $side }关闭了页面。
    [lost] { $side }掉线。
    [banned] { $side }已被服务器管理员禁止访问。
    [engine-closed] { $side }已不在此服务器上。
    [engine-lost] { $side }没有回应。
   *[none] {""}
 }如果{ $side }在 { $time } 内没有回来，就以这个结果终局。
silence-away = { $side }{ $reason ->
    [closed] 关闭了页面
    [banned] 已被服务器管理员禁止访问
    [engine-closed] 已不在此服务器上
    [engine-lost] 没有回应
   *[lost] 掉线
 }。对局将在 { $time } 后恢复。{ $wait ->
    [none] {""}
   *[other] 若其仍未返回，再过{ $wait }你可以结束对局。
 }
silence-alone-accepts = { $side }已离开。你同意后，就以当前结果终局。
silence-alone-resumes = { $side }已离开。你同意后，对局将恢复进行，轮到{ $side }走。
silence-resumes = { $side }须在 { $time } 内接受结果或改动死子，否则恢复对局，由其先走。
silence-resumes-ours = 你须在 { $time } 内接受结果或改动死子，否则恢复对局，由你先走。
silence-scratch = { $side }还有 { $time }。双方若未在此前就结果达成一致，则恢复对局，由其先走。
silence-scratch-ours = 你还有 { $time }。双方若未在此前就结果达成一致，则恢复对局，由你先走。
final-count-title = 接下来双方连续停一手即终局
final-count-board = 若双方连续停一手，对局立即结束，盘上棋子都按活子计算。请先提掉死子。
final-count-proposal = 若双方连续停一手，对局立即结束，并按服务器判定的死子计算。
room-periods = { $count } 次读秒
room-periods-left = { $count ->
    [1] 最后一次读秒
   *[other] 还剩 { $count } 次读秒
}
room-stones-left = { $count ->
    [1] 本段最后一手
   *[other] 本段还要下 { $count } 手
}
room-stones-then = 之后每 { $period } 下 { $count } 手
room-per-move = 每手
room-rest-days = { $count ->
    [0] 休假已用完
   *[other] 剩余休假 { $count } 天
}
room-resting = 正在使用休假
room-status-waiting = 等待对手
room-status-nigiri = 猜先中
room-status-yours = 轮到你了
room-status-turn = 轮到{ $side }
room-status-paused = 暂停中
room-status-adjourned = 已封棋
room-status-continuing = 即将继续
room-paused-refused = { $standstill ->
    [pause] 对局已暂停，到时自动恢复；双方都按“继续”可提前。
    [pause-asked] 对手同意后，对局恢复；暂停到时也会自动恢复。
    [adjournment] 对局已封棋，双方都按“继续”后恢复。
    [adjournment-asked] 对手同意后，对局恢复。
    [overdue] 对局已封棋。双方都在线时，任一方可继续。
   *[continuing] 对局已暂停，即将恢复。
}
standstill-pause =
    { $time } 后自动继续，{ $side }计时。{ $against ->
        [bot] 按“继续”可提前。
       *[person] 双方同意可提前。
    }
standstill-pause-ours =
    { $time } 后自动继续，由你计时。{ $against ->
        [bot] 按“继续”可提前。
       *[person] 双方同意可提前。
    }
standstill-adjourned = { $date } 起封棋，双方同意后继续。
standstill-overdue = 封棋过久。双方都在线时，任一方可继续。
standstill-continues = { $time } 后继续，{ $side }计时
standstill-continues-ours = { $time } 后继续，由你计时
standstill-itself = { $time } 后自动继续
standstill-clock = 已停钟
room-status-acts = 等待 { $name }
room-forced-pass = { $side }无处可下，跳过
room-handicap-ours = 请在任意处再放 { $count } 枚让子，然后白方行棋。
room-handicap-theirs = 黑方还要放 { $count } 枚让子，然后白方行棋。
room-say-empty-row = 这一行没有棋子
room-say-empty-column = 这一列没有棋子
room-say-no-score = 本局不计分
room-say-chain = 一块 { $count } 子（{ $points }）
room-say-liberties = { $count } 气
room-say-no-liberties = 这种棋没有“气”
room-discs = { $count } 子
room-discs-board = 盘上
room-discs-official = 结果（空格归胜方）
room-status-scoring = 双方停一手，请商定死子。
room-status-finished = 对局已结束
room-status-closed = 房间已关闭
room-confirm = 下在 { $point }
room-confirm-pass = 确认停一手
room-confirm-blunder = 引擎警告：这手棋损失很大
room-confirm-ends = 你的提议将失效：{ $names }
room-confirm-pass-counts = 停一手后开始数棋
room-confirm-pass-over = 停一手后对局结束
room-staged = 已选 { $point }。再按 Enter 落子，按 Esc 取消。
room-staged-pass = 已选停一手。再停一手即确认，按 Esc 取消。
room-play-at = 落子坐标
room-mark-at = 标记
room-ask-at = 提问
room-field-hint = 输入坐标（如 D4）、问题（如 D4?）或按钮上的文字
room-takeback = 悔棋
room-redo = 恢复
room-give-time = 送对方 { $time }
room-hint = 提示
room-ahead = 形势判断
room-aids-ahead = 可请引擎判断形势
room-aids-warnings = 下坏棋前引擎可发出警告
room-aids-hints = 可请引擎提示
aid-thinking = 引擎正在思考…
aid-hint = 引擎会下 { $point }。
aid-hint-more = 引擎会下 { $point }（棋盘上的 A），预计接着下 { $next }。
aid-hint-pass = 引擎会停一手。
aid-ahead = { $side }领先。
aid-even = 双方大致相当。
aid-owned = 标记表示引擎预计每个点归谁所有：黑 { $one } 点，白 { $other } 点。
aid-chance = 胜率：{ $one } { $first }%，{ $other } { $second }%
aid-board = 询问引擎时的局面
aid-note = 引擎也可能判断错误。
aid-outdated = 局面已经变化，请重新询问。
room-pause = 暂停
room-adjourn = 封棋
room-continue = 继续
room-draw = 提和
room-abort = 中止对局
room-abort-title = 确定中止对局吗？
room-abort-text = 对局结束，不计胜负。
room-resign = 认输
room-resign-title = 确定认输吗？
room-resign-text = { $side }将获胜。
room-resign-who = 哪一方认输？
room-resign-side = { $side }认输
room-accept = 同意
room-asked-ours = 你：{ $name }
room-more-asked = 另有 { $count } 项：{ $names }
room-decline = 拒绝
room-withdraw = 撤回
room-offer-takeback = { $side }请求悔棋
room-offer-takeback-ours = 你已请求悔棋
room-takeback-to = { $number ->
    [0] 退回开局
   *[other] 退回第 { $number } 手
}
room-offer-redo = { $side }请求恢复悔掉的棋
room-offer-redo-ours = 你已请求恢复悔掉的棋
room-offer-draw = { $side }提议和棋
room-offer-draw-ours = 你已提和
room-offer-rematch = { $side }提议再来一局
room-no-clock = 轮到{ $who ->
    [ours] 你
   *[theirs] { $side }
 }之前，时钟都不走。
room-named = { $name }{" "}
room-offer-rematch-ours = 你已提议再来一局
room-offer-pause = { $side }提议暂停
room-offer-pause-ours = 你已提议暂停
room-offer-adjourn = { $side }提议封棋，改日再下
room-offer-adjourn-ours = 你已提议封棋
room-offer-continue = { $side }想继续对局
room-offer-continue-ours = 你想继续对局
room-scoring-title = 哪些是死子？
room-scoring-proposed = 标出的棋子按死子计算。
room-scoring-none = 没有标出死子。
room-scoring-how = 点一块棋可标为死子或活子。
room-scoring-cut = 没有连接，不能标死子，也不能答复。
room-scoring-ends = 双方都接受结果后，对局结束。
room-bot-scores = 你接受后，机器人再决定
room-uncounted-open = { $side }在 { $point } 一带的 { $count } 点{ $over ->
    [yes] 没有算
   *[no] 不算
  }：边界在 { $at } 处未封。
room-uncounted-alive = { $side }在 { $point } 一带的 { $count } 点{ $over ->
    [yes] 没有算
   *[no] 不算
  }：{ $other }在 { $at } 的棋子标为活棋。
room-uncounted-neutral = { $side }在 { $point } 一带的 { $count } 点{ $over ->
    [yes] 没有算
   *[no] 不算
  }：与未填的单官 { $at } 相邻。
room-uncounted-atari = { $side }在 { $point } 一带的 { $count } 点不算：其中 { $at } 的棋子{ $over ->
    [yes] 被打吃
   *[no] 正被打吃
  }。
room-uncounted-unclear = 边界在 { $at } 处未封，那里的空{ $over ->
    [yes] 没有算
   *[no] 不算
  }给任何一方。
room-uncounted-count = 有 { $count } 处不算。
room-uncounted-points = 有 { $count } 点不算给任何一方。
room-uncounted-resume = 要封住边界，请恢复对局。
room-uncounted-ask = { $at ->
    [field] 输入 ? 再按回车，可听到所有不计分的区域。
   *[board] 按 6 可听到所有不计分的区域。
  }
explain-none = 共有 { $count } 点没有算给任何一方。
room-scoring-now = 当前结果：{ $outcome }
room-accepted = { $color ->
    [black] 黑方已接受
   *[white] 白方已接受
}
room-accepted-ours = 你已接受
room-not-accepted = { $color ->
    [black] 黑方尚未接受
   *[white] 白方尚未接受
}
ask-hint = 输入 D4? 再按回车，就会说明 D4 上有什么。
ask-unknown = 这不是 D4? 这样的问题，也不是这个棋盘上的点。
explain-hint-hover = 指向任一点，可查看它为何这样计算。
explain-hint-key = 在任一点上按 1，可听到它为何这样计算。
explain-hint-tap = 点按任一点，可查看它为何这样计算。
explain-hint-marking = 点按空点，可查看它为何这样计算。
explain-stone = 活子，计{ $side } 1 目。
explain-stone-stones = 活子，计{ $side } 1 子。
explain-stone-nothing = { $side }活子。本规则下盘上的棋子不计目。
explain-surrounded = 这一点只由{ $side }围住，计{ $side } 1 目。
explain-surrounded-stones = 这一点只由{ $side }围住，计{ $side } 1 子。
explain-dead-two = 死子，计{ $side } 2 目：空点 1 目，提子 1 目。
explain-dead-prisoner = 死子，作为提子计{ $side } 1 目。
explain-dead-off = 死子，从盘上拿掉。
explain-seki = 双活：这一点由{ $side }围住，但本规则下不计。
explain-fill = { $side }终局前须补上这一点，因此不计。
explain-dame = 单官：双方都通到这一点，因此不计。
explain-open = 边界在 { $gaps } 处未封，封住之前这一点不算任何一方。
explain-untouched = 没有活子通到这一点，因此不计。
explain-taxed = 所属的棋块须还两子。
explain-komi = 贴目：黑方先行，因此白方得 { $points } 目。
explain-komi-stones = 贴 { STONES($points, and: "又") } 子：黑方先行，因此白方合计加 { $points }。
explain-handicap = 让子：因黑方受让，白方得 { $points } 目。
explain-handicap-stones = 让子：因黑方受让，白方合计加 { $points }。
explain-equal = 双方合计相同：{ $result }。
explain-sum = { $more } − { $less } = { $margin }：{ $result }。
explain-sum-stones = { $more } − { $less } = { $margin }，折半为子数：{ $result }。
room-accept-score = 接受结果
room-marks-changed = 标记已变动
room-resume = 恢复对局
scratch-title = 试下盘
scratch-now = 试下盘：不影响对局
scratch-open = 试下看看
scratch-close = 收起试下盘
scratch-propose = 提议此结果
scratch-agree = 同意此结果
scratch-takeback = 收回最后一子
scratch-next = { $color ->
    [black] 下一子：黑
   *[white] 下一子：白
  }
scratch-how = 可任意次序落下己方棋子。
scratch-how-both = 可任意次序落下双方棋子。
scratch-result = 双方同意结果后，被提的棋子为死子，新落棋子周围原已标出的棋子为活子。
scratch-left = 还可落 { $count } 子。
scratch-proposes = { $color ->
    [black] 黑方提议此结果
   *[white] 白方提议此结果
  }
scratch-undecided = { $color ->
    [black] 黑方尚未同意结果
   *[white] 白方尚未同意结果
  }
scratch-dead = 双方同意后，以下为死子：{ $points }
scratch-dead-none = 按这个结果，没有死子
scratch-revived = 已标为死子的棋所在区域内有新落的子，因此下列棋子除非被提，否则算活：{ $points }
scratch-said-opened = { $side }打开试下盘
scratch-said-opened-ours = 你打开试下盘
scratch-said-played = 试下盘：{ $side } { $point }
scratch-said-captured = 试下盘：{ $side } { $point }，提 { $count } 子
scratch-said-taken-back = 试下盘：{ $side }收回最后一子
scratch-said-taken-back-ours = 试下盘：你收回最后一子
scratch-said-proposed = { $side }提议采用试下盘的结果
scratch-said-proposed-ours = 你提议采用试下盘的结果
scratch-said-agreed = { $side }同意，按试下盘标记死活
scratch-said-agreed-ours = 你同意，按试下盘标记死活
scratch-said-closed = { $side }收起试下盘，标记不变
scratch-said-closed-ours = 你收起试下盘，标记不变
scratch-said-dead = 双方同意 { $points } 为死子
scratch-said-alive = 双方同意 { $points } 为活子
room-scoring-wait = 等待{ $name }。死子若有变动，双方须重新接受。
room-counting-chinese = 数子：活子与所围空点
room-counting-tromp_taylor = 数子：盘上所有棋子与只通向一方的空点
room-counting-japanese = 数目：所围空点与提子（含死子）
room-counting-korean = 数目：所围空点与提子（含死子）
room-counting-aga = 数子：活子与所围空点；每次停一手交一子
room-counting-new_zealand = 数子：活子与所围空点
room-counting-ing = 数子：活子与所围空点
room-counting-stone_scoring = 数子：活子与所围空点，每块棋还两子
room-counting-chinese_simple_ko = 数子：活子与所围空点
room-counting-custom-area = 数子：按自定义规则计算活子与所围空点
room-counting-custom-territory = 数目：按自定义规则计算所围空点与提子
room-why-score = 双方商定死子，数棋定胜负。
room-why-silent = { $side }没有回来回应，以{ $who ->
    [ours] 你
   *[theirs] { $other }
 }接受的结果终局。
room-why-passed = 双方再次停一手，因此不再商定死子，直接数棋。
room-why-passed-once = 双方各停一手。按本规则，盘面直接计算，不商定死子。
room-why-discs = 双方都无处可下，空格归胜方。
room-why-discs-full = 棋盘已满。
room-why-row = { $count ->
    [0] { $side }连成一线。
   *[other] { $side }连成 { $count } 子。
}
room-why-forbidden = { $other }走了禁手，判负。
room-why-resignation = { $other }认输。
room-why-timeout = { $other }超时。
room-why-timeout-unmoved = { $other }没有在时限内走第一手。
room-why-forfeit = { $other }被判负。
room-why-abandonment = { $other }离开后没有及时回来。
room-why-draw-go = 双方持平。
room-why-draw-gomoku = 棋盘已满，双方都没有连成一线。
room-why-draw-othello = 双方子数相同。
room-why-draw-agreed = 双方同意和棋。
room-why-draw-claimed = { $who ->
    [ours] 你离开了，对方宣布和棋。
    [theirs] { $name } 离开，你宣布和棋。
   *[none] { $name } 离开，对方宣布和棋。
}
room-why-draw-passed = 双方停一手。
room-why-void = 本局无胜负。
room-why-aborted = 对局在双方走子之前已中止。
room-why-aborted-time = { $who ->
    [ours] 你
    [any] 有一方
   *[theirs] { $name }
 }没有在时限内走第一手，对局中止。
room-why-aborted-left = { $who ->
    [ours] 你离开了，对手
    [theirs] { $name } 离开了，你
   *[none] { $name } 离开了，对手
 }在双方走子之前中止了对局。
room-why-aborted-by = { $who ->
    [ours] 你
   *[theirs] { $name }
 }在双方走子之前中止了对局。
room-why-closed = 房间在对手加入之前已关闭。
room-why-operator = 服务器管理员结束了这局棋。
room-why-you = 你
room-ours-score = 你{ $result ->
    [won] 胜
   *[lost] 负
 } { $margin } 目
room-ours-stones = 你{ $result ->
    [won] 胜
   *[lost] 负
 } { STONES($margin, and: "又") } 子
room-ours-discs = 你{ $result ->
    [won] 胜
   *[lost] 负
 } { $margin } 子
room-ours-row = { $result ->
    [won] 你
   *[lost] 对手
 }连成{ $count ->
    [0] 一线
   *[other] {" "}{ $count } 子
 }，{ $result ->
    [won] 你获胜
   *[lost] 你输了
 }
room-ours-forbidden = { $result ->
    [won] 对手走了禁手，你获胜
   *[lost] 你走了禁手，判负
 }
room-ours-resignation = { $result ->
    [won] 对手认输，你获胜
   *[lost] 你认输了
 }
room-ours-timeout = { $result ->
    [won] 对手超时，你获胜
   *[lost] 你超时，判负
 }
room-ours-timeout-unmoved = { $result ->
    [won] 对手一直没有走，你获胜
   *[lost] 你一直没有走，判负
 }
room-ours-forfeit = { $result ->
    [won] 对手被判负，你获胜
   *[lost] 你被判负
 }
room-ours-abandonment = { $result ->
    [won] 对手离开，你获胜
   *[lost] 你离开了，判负
 }
room-replay = 打谱
room-rematch = 再来一局
room-rematch-open = 前往下一局
rematch-other = 更改设置
rematch-title = 更改设置再来一局
rematch-offer = 提议再来一局
rematch-colors = 执子
rematch-colors-swapped = 交换
rematch-colors-kept = 不变
rematch-changes = 下一局
rematch-same-colors = 执子颜色不变
rematch-random-colors = 随机执子
rematch-swapped = { $which ->
    [side] 下一局你是{ $side }
    [first] 下一局你先走
    [second] 下一局对方先走
   *[colors] 双方交换执子
}
rematch-details = 规则细节
rematch-no-opening = 无开局规则
rematch-no-aids = 不使用引擎辅助
pair-you = 你
series-best-of = { $games } 局制
series-first-to = 先得 { $points } 分者胜
series-ladder = 升降让子
series-single = 单局
series-game = 第 { $number } 局
series-game-of = 第 { $number } 局，共 { $games } 局
series-points = { $one } { $wins } – { $losses } { $other }
series-won = { $name } 赢得系列赛。
series-drawn = 系列赛打平。
series-draw = 和棋
series-void = 无结果
series-live = 进行中
series-next = 下一局
series-offer = { $side }已准备好下一局
series-offer-ours = 你已准备好下一局
series-new = 新系列赛
series-offer-new = { $side }提议再来一个系列赛：{ $series }
series-offer-new-ours = 你已提议再来一个系列赛：{ $series }
series-games = 系列赛各局
series-to-room = 系列赛还在继续：前往房间
series-gone = { $name } 不在线
pair-score = { $game }战绩：{ $one } { $wins } – { $losses } { $other }
pair-draws = 和棋 { $count } 局
room-invite-title = 邀请对手
room-invite-link = 本局链接
room-program-asking = 正在邀请程序……
room-program-asked = 已邀请{ $name }来下棋。
room-program-gone = 这个程序已断开连接。
room-program-missing = 程序通常会马上来。如果没来，可能正忙，或者不下这种棋。可以再次邀请，用链接邀请别人，或者关闭房间，另选对手。
room-program-again = 再次邀请
room-program-declined-busy = { $name }对局已满，不来了。
room-program-declined-game = { $name }不下这种棋，或者不用这种棋盘或规则。
room-program-declined-time = { $name }不下这种用时的棋。
room-program-declined-terms = { $name }不接受这些条件。
room-program-declined-other = { $name }不想下这一局。
room-program-next = 可以用链接邀请别人，或者关闭房间，另选对手。
room-invite-local = 此地址只在本机有效，其他设备无法打开。
room-share = 分享
room-try-board = 试摆棋盘
room-try-hint = 等待对手时，可以在棋盘上试摆，不计入对局。
room-try-undo = 退一手
room-try-clear = 清空棋盘
room-close = 关闭房间
room-close-title = 确定关闭房间吗？
room-close-text = 关闭后，链接将失效。
room-stand = 离座
room-free-title = { $host } 正在等待对手
room-free-title-nobody = 有空座位
room-nigiri-guess = 对手手中握有若干棋子，单还是双？猜中者{ $prize ->
    [begins] 先走。
   *[black] 执黑。
}
room-nigiri-wait = 由后入座者猜单双。
room-nigiri-odd = 单
room-nigiri-even = 双
room-seat-link = 换设备继续
room-seat-take = 在此设备上下棋
room-seat-take-text = 此链接让这台设备使用一盘对局中的座位。链接只能使用一次。
room-seat-hint = 在另一台设备上打开此链接或扫描二维码，那台设备也能下这盘棋。请勿外传：持有链接的人可以替你下棋。链接只能使用一次，十分钟内有效。
room-seat-used = 链接已使用，现在两台设备都可以下棋。
room-seat-moved = 链接已使用，{ $side }现在在另一台设备上下棋。
room-seat-move = 把{ $side }移到另一台设备
room-seat-move-hint = 在另一台设备上打开此链接或扫描二维码。之后{ $side }在那里下棋，此设备只为另一方下棋。请勿外传：持有链接的人可以替{ $side }下棋。链接只能使用一次，十分钟内有效。
fair-title = 补还的时间
fair-about = 服务器的延迟不计入任何一方的用时。网络往返时间也会补还，但不超过该棋手的补还额度。
fair-nothing = 目前没有补还时间。
fair-move = 手数
fair-player = 棋手
fair-network = 网络
fair-server = 服务器
fair-ms = { $ms } 毫秒
fair-sum = 合计
room-facing = 把上方棋手的信息倒转
room-together = 就在此设备上两人对弈
room-seat-address = 座位的私密链接
room-seat-code = 座位私密链接的二维码
room-seat-failed = 这个链接无法使用
room-seat-spent = 链接已被使用、已超过十分钟，或已被新链接取代；每个链接只能使用一次。要在此设备上下棋，请在正在对局的设备上打开菜单，选择“换设备继续”，生成新链接。
room-seat-room = 前往对局
room-late = 观众晚 { $span } 才看到对局
room-late-shown = 延迟 { $span } 转播
room-watching-counted = 观众的名字已隐藏
room-watching-closed = 不允许观战
room-watching-names = 观战：{ $names }
room-watching-more = 观战：{ $names } 等，另有 { $count } 人
room-closed-again = 再试一次
room-chat-empty = 还没有消息。
room-chat-bot = 机器人不会聊天。
room-chat-previous = 上一局的聊天
room-chat-everyone = 发消息给所有人
room-chat-spectators = 发消息给观众，对局结束后棋手也能看到
room-chat-spectator = 观众
room-chat-at = 第 { $number } 手时
room-chat-move = 第 { $number } 手
room-chat-send = 发送
room-said-moved = { $side } { $point }
room-said-captured = { $side } { $point }，提 { $count } 子
room-said-flipped = { $side } { $point }，翻 { $count } 子
room-said-passed = { $side }停一手
room-said-passed-ours = 你停一手
plan-said-played = 你预设的应手 { $point } 已下出
plan-said-played-all = 你预设的应手 { $points } 已下出
plan-said-passed = 已按预设停一手
plan-said-unplanned = 这一手不在预设之中，预设的应手已删除
plan-said-taken_back = 预设的应手已删除
plan-said-impossible = 预设的应手无法下出，预设的应手已删除
room-said-seated = { $name } 入座
room-said-closed = { $name } { $by ->
    [engine] 已不在此服务器上
   *[person] 关闭了页面
}
room-said-lost = { $name } { $by ->
    [engine] 没有回应
   *[person] 掉线了
}
room-said-banned = { $name } 已被服务器管理员禁止访问
room-said-back = { $name } 回来了
room-said-watching-open = 允许观战，并显示观众的名字
room-said-watching-counted = 允许观战，观众的名字隐藏
room-said-watching-closed = 这局棋不允许观战
room-said-silent = { $side }没有回应，恢复对局，轮到{ $side }
room-said-silent-ours = 你没有回应，恢复对局，由你先走
room-said-stood = 有座位空出
room-said-started = 对局开始
room-said-started-as = 对局开始，你执{ $side }
room-said-guessed = { $parity ->
    [odd] 猜单
   *[even] 猜双
}，实有 { $count } 子
room-said-taken-back = { $number ->
    [0] 已悔棋至开局
   *[other] 悔棋至第 { $number } 手
}
room-said-redone = 已恢复悔掉的棋，至第 { $number } 手
room-said-time-given = { $side }给对方加时 { $time }
room-said-time-given-ours = 你给对方加时 { $time }
room-said-hint = { $side }请引擎提示
room-said-hint-ours = 你请引擎提示
room-said-ahead = { $side }请引擎判断形势
room-said-ahead-ours = 你请引擎判断形势
room-said-warning = 引擎警告{ $side }：这手是坏棋
room-said-warning-ours = 引擎警告你：这手是坏棋
room-said-paused = 已暂停，双方停钟
room-said-adjourned = 已封棋，改日再下
room-said-continuing = { $side }要继续，对局即将恢复
room-said-continuing-ours = 你要继续，对局即将恢复
room-said-continuing-both = 双方都要继续，对局即将恢复
room-said-pause-over = 暂停结束，对局即将恢复
room-said-continued = 对局继续
room-said-overdue = 封棋过久：不在线的一方可能被判负
room-said-stones = { $count ->
    [1] { $point } 的棋子
   *[other] { $point } 一带的 { $count } 颗棋子
}
room-said-dead = { $side }把{ $stones }标为死子
room-said-dead-ours = 你把{ $stones }标为死子
room-said-alive = { $side }把{ $stones }标为活子
room-said-alive-ours = 你把{ $stones }标为活子
room-said-unaccepted = { $side }须重新接受结果
room-said-unaccepted-ours = 你须重新接受结果
room-said-resumed = { $by }恢复对局，轮到{ $side }
room-said-resumed-ours = 你恢复对局，轮到{ $side }
room-said-resumed-bot = 机器人不同意这样标死子。恢复对局，轮到{ $side }
room-said-declined = { $offer ->
    [draw] { $side }不同意和棋
    [takeback] { $side }不同意悔棋
    [redo] { $side }不同意恢复
    [pause] { $side }不同意暂停
    [adjourn] { $side }不同意封棋
    [continue] { $side }暂不继续
   *[rematch] { $side }不想再来一局
}
room-said-declined-ours = { $offer ->
    [draw] 你不同意和棋
    [takeback] 你不同意悔棋
    [redo] 你不同意恢复
    [pause] 你不同意暂停
    [adjourn] 你不同意封棋
    [continue] 你暂不继续
   *[rematch] 你不想再来一局
}
room-said-withdrawn = { $offer ->
    [draw] { $side }撤回提和
    [takeback] { $side }撤回悔棋请求
    [redo] { $side }撤回恢复请求
    [pause] { $side }撤回暂停提议
    [adjourn] { $side }撤回封棋提议
    [continue] { $side }暂时不想继续了
   *[rematch] { $side }撤回再来一局的提议
}
room-said-withdrawn-ours = { $offer ->
    [draw] 你撤回提和
    [takeback] 你撤回悔棋请求
    [redo] 你撤回恢复请求
    [pause] 你撤回暂停提议
    [adjourn] 你撤回封棋提议
    [continue] 你暂时不想继续了
   *[rematch] 你撤回再来一局的提议
}
room-said-lapsed = { $offer ->
    [draw] 提和已失效
    [takeback] 悔棋请求已失效
    [redo] 恢复请求已失效
    [pause] 暂停提议已失效
    [adjourn] 封棋提议已失效
    [continue] 继续的提议已失效
   *[rematch] 再来一局的提议已失效
}
room-said-next = {"；"}
room-said-rematched = 双方同意再来一局
room-said-chose-color = { $name } 选择{ $side }
room-said-chose-color-ours = 你选择{ $side }
room-said-chose-more = { $name } 加放两子
room-said-chose-more-ours = 你加放两子
room-said-declared = { $name } 要求黑方提供 { $count } 个五手打点
room-said-declared-ours = 你要求黑方提供 { $count } 个五手打点
room-said-offers = { $name } 提供打点 { $points }
room-said-offers-ours = 你提供打点 { $points }
room-said-komi = { $name }：贴目 { $komi }
room-said-komi-ours = 你：贴目 { $komi }
room-said-proposed = { $by ->
    [device] 本设备建议的死子：{ $points }
   *[server] 服务器建议的死子：{ $points }
}
room-said-proposed-none = { $by ->
    [device] 本设备没有建议死子
   *[server] 服务器没有建议死子
}
room-said-last-pass = 如果{ $side }也停一手，对局就结束
room-said-seconds = 还剩 { $count } 秒
room-said-main = 规定用时还剩 { $count } 秒
room-said-period = 一次读秒已用完：{ $overtime }
room-said-overtime = 规定用时已用完：{ $overtime }
room-said-away = { $name } 须在 { $time } 内回来
room-said-claim = 你可以宣布获胜、宣布和棋或继续等待。
room-said-void = 你可以中止对局或继续等待。
room-said-connected = 已重新连接。

## opening

opening-place-ours = 请在{ $where ->
    [center] 中心
    [within] 标出的方框内
    [outside] 标出的方框外
   *[anywhere] 任意处
}放一枚{ $stone ->
    [white] 白子
   *[black] 黑子
}。
opening-place-theirs = { $name } 在{ $where ->
    [center] 中心
    [within] 标出的方框内
    [outside] 标出的方框外
   *[anywhere] 任意处
}放一枚{ $stone ->
    [white] 白子
   *[black] 黑子
}。
opening-left = 这一轮还要放 { $count } 子。
opening-choose-ours = 接下来你想执黑还是执白？
opening-choose-theirs = 由 { $name } 选黑白。
opening-choose-more-ours = 请选黑白，或加放两子让 { $other } 选。
opening-choose-more-theirs = 由 { $name } 选黑白，或加放两子。
opening-choose-or-offer-ours = 请选黑白，或在棋盘上点出 { $count } 个五手打点。
opening-choose-or-offer-theirs = 由 { $name } 选黑白，或提供 { $count } 个五手打点。
opening-declare-ours = 黑方须提供几个五手打点？请输入 1 到 { $most }。
opening-declare-theirs = 由 { $name } 决定五手打点数。
opening-offer-ours = 请在棋盘上点出 { $count } 个五手打点，由 { $other } 选定。
opening-offer-theirs = { $name } 提供 { $count } 个五手打点，由 { $other } 选定。
opening-pick-ours = 请选定一个五手打点。
opening-pick-theirs = 由 { $name } 选定五手打点。
opening-komi-ours = 请定出公平的贴目，再由 { $other } 选黑白。
opening-komi-theirs = { $name } 定贴目，再由 { $other } 选黑白。
opening-first-bid-ours = 你愿意贴多少目来执黑？
opening-first-bid-theirs = 由 { $name } 首先叫价争黑。
opening-bid-ours = { $other } 愿贴 { $komi } 目执黑。请叫更高，或让对方执黑。
opening-bid-theirs = 由 { $name } 叫高于 { $komi } 目的价，或让 { $other } 执黑。
opening-colors-open = 黑白未定
opening-color-so-far = { $side }，还可能变
opening-choice-black = 执黑
opening-choice-white = 执白
opening-choice-more_stones = 加放两子
opening-number = 五手打点数
opening-declare = 宣布
opening-chosen = 已选 { $chosen } / { $count }
opening-offer = 提供这 { $count } 个打点
opening-remove = 去掉上一个
opening-set-komi = 定贴目
opening-bid = 叫价
opening-let = 让对方贴 { $komi } 目执黑
opening-wrong-bid = 请叫 { $least } 到 { $most } 目，以 0.5 为单位。
opening-about-pro = 黑方第一子下在中心，第二子下在中央 5×5 之外，之后自由。
opening-about-long_pro = 黑方第一子下在中心，第二子下在中央 7×7 之外，之后自由。
opening-about-swap = 一方放两黑一白，对方选黑白，白方接着下。
opening-about-swap2 = 一方放两黑一白。对方选黑白，或加放一白一黑，再由先放的一方选黑白。白方接着下。
opening-about-soosyrv_8 = 一方在中心附近放三子，对方选黑白。白方下第四手并宣布五手打点数（最多 8 个），黑方可以交换黑白。黑方提供打点，白方选定。
opening-about-taraguchi_10 = 前几手须下在以中心为准、逐手扩大的方形范围内，每手之后对方可以交换黑白。第四手之后也可不交换，改由黑方提供十个五手打点，白方选定一个。
opening-about-yamaguchi = 一方在中心附近放三子并宣布五手打点数，对方选黑白。白方下第四手，黑方提供打点，白方选定。
opening-about-komi_cut = 一方定贴目，对方选黑白。
opening-about-komi_bids = 双方轮流叫价，每次须更高。叫价最高者执黑，并贴给白方相应的目数。

## plan

plan-title = 预设应手
plan-mark = 预设
plan-again = 已预设应手（{ $count }）
plan-overtaken = 对手已落子，未保存的变化已丢失。
plan-replaced = 新的应手替换了 { $count } 条变化。
plan-restore = 恢复
plan-unsaved = 这些变化尚未保存。
plan-unanswered = { $move } 还没有应手。请走出应手，或撤销这一手，然后保存。
plan-ends-play = 不能预设会结束行棋的停一手。
plan-board = 预设应手的棋盘
plan-theirs = 请走{ $side }可能走的一手
plan-ours = 请走你的应手
plan-ends = 对局到此就会结束
plan-shown = 往后 { $count } 手：{ $move }
plan-pass = 停一手
plan-start = 回到当前
plan-none = 先替对手走一手，再走你的应手。对手真的这样走时，服务器会替你下出应手。对手看不到这些。
plan-pair = 若 { $theirs } 则 { $ours }
plan-then = {"，再"}
plan-remove = 删除“{ $line }”
plan-save = 保存
plan-saved = { $count ->
    [0] 没有预设的应手
   *[other] 已保存 { $count } 条变化
}
