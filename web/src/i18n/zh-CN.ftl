### 客户端的全部文字（简体中文）。键与顺序和 en.ftl 相同。

## app

app-name = 天元
app-skip = 跳到正文
app-nav = 主导航
app-play = 对局
app-history = 棋谱
app-settings = 设置
app-home = 天元，回到首页
app-loading = 正在载入…
app-you = 你的名字是 { $name }
app-offline = 连接已断开，正在重试…
app-updated = 页面有新版本。
app-update = 载入新版本
app-later = 以后再说
app-retry = 重试
app-close = 关闭
app-cancel = 取消
app-copy = 复制
app-copied = 已复制

app-title = { $page } · 天元

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
word-ruleset-mnk = 任意连子数 (m,n,k)
word-scoring-area = 数子
word-scoring-territory = 数目
word-ko-simple = 简单劫
word-ko-positional = 全局同形禁止
word-ko-situational = 同形同手方禁止
word-self-capture = 允许自提
word-nothing-removed = 不提死子
word-tax-seki = 双活无目
word-tax-all = 还棋头
word-pass-stones = 停一手付一子
word-forbidden-loses = 走禁手即负
word-row = 连 { $count } 子
word-overline-nothing = 长连不算
word-ranks-and-files = 不计斜线
word-opening-free-go = 分先
word-opening-free-gomoku = 自由开局
word-opening-pro = Pro 开局
word-opening-long_pro = Long Pro 开局
word-opening-swap = Swap（三手交换）
word-opening-swap2 = Swap2
word-opening-soosyrv_8 = 索索夫-8
word-opening-taraguchi_10 = 塔拉山口-10
word-opening-yamaguchi = 山口
word-opening-komi_cut = 我定贴目，你选颜色
word-opening-komi_bids = 竞叫贴目
word-komi = 贴目 { $komi }
word-handicap = 让 { $stones } 子
word-handicap-free = 让 { $stones } 子，自由布子
word-pass = 停一手
word-nobody = 虚位以待
word-versus = { $black } 对 { $white }
word-moves = { $count } 手
word-spectators = { $count ->
    [0] 无人观战
   *[other] { $count } 人观战
}
word-time-none = 不计时
word-time-absolute = 每方共 { $main }
word-time-fischer = { $main }，每手加 { $increment }
word-time-byo_yomi = { $main }，读秒 { $periods }×{ $period }
word-seconds = { $count } 秒
word-minutes = { $count } 分钟
word-hours = { $count } 小时
word-days = { $count } 天

## outcome

outcome-score = { $side }胜 { $margin } 目
outcome-discs = { $side }胜 { $margin } 子
outcome-row = { $count ->
    [0] { $side }连成一线，获胜
   *[other] { $side }连成 { $count } 子，获胜
}
outcome-forbidden = { $other }走了禁手，{ $side }胜
outcome-resignation = { $side }胜（对方认输）
outcome-timeout = { $side }胜（对方超时）
outcome-forfeit = { $side }胜（对方被判负）
outcome-draw = 和棋
outcome-void = 无胜负
outcome-aborted = 对局取消
outcome-unknown = 结果不详

## home

home-title = 对局
home-new = 新对局
home-new-heading = 开始一局
home-kind = 棋种
home-board = 棋盘
home-time = 时间
home-color = 你执
home-color-sign = 你的记号
home-color-random = 随机
home-color-nigiri = 猜先
home-begin = 谁先开局
home-begin-black = 我
home-begin-white = 对手
home-visibility = 谁可以加入
home-visibility-public = 任何人
home-visibility-private = 仅凭链接
home-more = 更多选项
home-size = 其他大小
home-size-width = 列数
home-size-height = 行数
home-size-hint = { $least } 到 { $most }
home-ruleset = 规则
home-about-freestyle = 连成五子或更多即胜。
home-about-standard = 恰好连成五子才算胜，六子以上不算。
home-about-caro = 连五即胜，但两端都被对方堵住的不算；六子以上总是算。
home-about-caro_exact = 恰好连五才算胜，两端都被对方堵住的不算。
home-about-renju = 正式比赛规则：黑方禁走长连、双四、双活三。
home-about-mnk = 自定连子数，棋盘大小任意。
home-forbidden = 走到禁手时
home-forbidden-refused = 不允许落子
home-forbidden-loses = 判负
home-row = 连子数
home-overline = 更长的连子
home-overline-wins = 也算胜
home-overline-nothing = 不算
home-directions = 连线方向
home-directions-all = 横、竖、斜
home-directions-ranks_and_files = 只算横竖
home-opening = 开局方式
home-rules-ko = 重复局面
home-rules-ko-simple = 劫不能立即提回
home-rules-ko-positional = 同一局面不得再现
home-rules-ko-situational = 同一局面且同一方走时不得再现
home-rules-scoring = 计算方法
home-rules-scoring-area = 数子：活子和围住的空点
home-rules-scoring-territory = 数目：围住的空点和俘虏
home-rules-tax = 双活与棋块
home-rules-tax-none = 围住的空点都算
home-rules-tax-seki = 双活中的空点不算
home-rules-tax-all = 同上，且每块棋还两目
home-rules-handicap_bonus = 让子对白方的补偿
home-rules-handicap_bonus-none = 无
home-rules-handicap_bonus-stones = 每子一目
home-rules-handicap_bonus-stones_less_one = 除第一子外每子一目
home-rules-resume = 恢复对局后先走
home-rules-resume-alternates = 按原来的次序
home-rules-resume-opponent_of_asker = 提出方的对手
home-rules-removes_dead = 双方商定死子并提走
home-rules-self_capture = 允许多子自提
home-rules-third_repetition_voids = 第三次出现同形即为无胜负
home-rules-pass_stones = 停一手付一子，且由白方最后停手
home-komi = 贴目
home-komi-hint = 补给白棋，以半目为单位。留空则按规则惯例为 { $komi }。
home-handicap = 让子
home-handicap-none = 无
home-handicap-fixed = 放在星位
home-handicap-aga = 放在星位（AGA 次序）
home-handicap-free = 黑棋自由布子
home-stones = 子数
home-takeback = 对方同意即可悔棋
home-time-none = 不计时
home-time-custom = 自定…
home-time-system = 计时方式
home-time-system-absolute = 包干
home-time-system-fischer = 加秒（Fischer）
home-time-system-byo_yomi = 读秒
home-time-main = 每方分钟数
home-time-increment = 每手加秒
home-time-cap = 上限（分钟）
home-time-periods = 读秒次数
home-time-period = 每次秒数
home-wrong-size = 请填 { $least } 到 { $most } 之间的整数。
home-wrong-row = 请填 { $least } 到 { $most }，且不超过棋盘的长边。
home-wrong-komi = 请填 -400 到 400 之间的半目数，例如 7.5。
home-wrong-handicap = { $most ->
    [0] 这个棋盘不能让子
   *[other] 这个棋盘可以让 2 到 { $most } 子
}。
home-wrong-main = 请填 1 秒到 24 小时之间的时间。
home-wrong-increment = 请填 0 到 600 秒。
home-wrong-cap = 上限不能少于开始的时间。
home-wrong-periods = 请填 1 到 30 次。
home-wrong-period = 请填 1 到 600 秒。
home-creating = 正在开房间…
home-failed = 房间没有开成：{ $reason }
home-yours = 你的对局
home-seeks = 等待对手
home-seeks-empty = 现在没有人在等。开始一局，别人就会在这里看到。
home-live = 正在进行
home-live-empty = 现在没有进行中的对局。
home-recent = 最近的对局
home-recent-empty = 还没有下完的对局。
home-recent-all = 全部棋谱
home-join = 加入
home-join-label = 加入 { $host } 的对局
home-open = 打开
home-open-label = 打开你的对局：{ $what }
home-watch-label = 观看 { $what }
home-waits = 正在等待对手
home-host-black = { $host } 执{ $side }
home-host-white = { $host } 执{ $side }
home-host-random = 抽签定先后
home-host-nigiri = 猜先
home-begins-black = { $host } 先开局
home-begins-white = 后到者先开局
home-begins-random = 随机决定谁先开局
home-move = 第 { $number } 手
home-online = { $count } 人在线
home-lan = 用另一台设备下棋
home-lan-hint = 在同一网络内打开下面的地址，或者扫描二维码。
home-qr = { $address } 的二维码

## history

history-title = 棋谱
history-filters = 筛选
history-player = 棋手
history-kind = 棋种
history-outcome = 结果
history-any = 不限
history-outcome-black = 黑胜
history-outcome-white = 白胜
history-outcome-draw = 和棋
history-outcome-void = 无胜负
history-show = 显示
history-clear = 清除筛选
history-total = { $count ->
    [0] 没有符合的对局
   *[other] { $count } 局
}
history-empty = 没有符合条件的对局。
history-nothing = 还没有下完的对局。第一局会出现在这里。
history-failed = 棋谱没有载入：{ $reason }
history-column-when = 日期
history-column-game = 棋种
history-column-black = 黑棋
history-column-white = 白棋
history-column-outcome = 结果
history-column-moves = 手数
history-column-duration = 用时
history-replay-label = 打谱：{ $what }
history-pages = 分页
history-page = 第 { $page } 页，共 { $pages } 页
history-newer = 较新
history-older = 较早
history-open-file = 打开 SGF 文件

## replay

replay-title = 打谱
replay-failed = 这局棋没有载入：{ $reason }
replay-first = 回到开始
replay-back = 后退一手
replay-forward = 前进一手
replay-last = 到最后
replay-slider = 进度
replay-position = { $number ->
    [0] 开始
   *[other] 第 { $number } 手，共 { $total } 手
}
replay-position-spoken = { $number ->
    [0] 对局开始
   *[other] 第 { $number } 手，共 { $total } 手：{ $color } { $point }
}
replay-moves = 着手
replay-chat = 聊天
replay-chat-empty = 没有人说话。
replay-prisoners = 提子 { $count }
replay-clock = { $color }的时钟
replay-download = 下载 SGF
replay-open = 打开 SGF 文件
replay-open-hint = 只在这台设备上显示，不会保存。
replay-open-failed = 这个文件读不了：{ $reason }
replay-open-where = 第 { $line } 行第 { $column } 列：{ $reason }
replay-from-file = 来自文件 { $name }
replay-diagram = { $color ->
    [black] 从摆好的局面开始，黑先
   *[white] 从摆好的局面开始，白先
}
replay-score-row = 项目
replay-score-stones = 活子
replay-score-territory = 地
replay-score-prisoners = 提子
replay-score-komi = 贴目
replay-score-handicap = 让子补偿
replay-score-total = 合计
replay-played = { $when } 的对局
replay-duration = 用时 { $duration }
replay-board = 打谱棋盘

## settings

settings-title = 设置
settings-name = 你的名字
settings-name-hint = 2 到 20 个英文字母、数字、- 或 _，别人会看到。
settings-name-save = 保存名字
settings-name-saved = 从现在起你叫 { $name }。
settings-name-wrong = 请用 2 到 20 个英文字母、数字、- 或 _。
settings-name-failed = 名字没有改成：{ $reason }
settings-look = 外观
settings-theme = 主题
settings-theme-auto = 自动
settings-theme-wood = 木
settings-theme-paper = 纸
settings-theme-slate = 石板
settings-theme-dark = 深色
settings-coordinates = 显示坐标
settings-preview = 预览
settings-hearing = 声音
settings-sound = 播放声音
settings-sound-try = 听一声落子
settings-playing = 落子
settings-confirm = 落子前先确认
settings-confirm-auto = 手指点小棋盘时
settings-confirm-always = 总是
settings-confirm-never = 从不
settings-language = 语言
settings-kept = 这些选择保存在这台设备上。

## lost: pages that are not there, and faults

lost-title = 没有找到
lost-text = 这个地址什么也没有。
lost-home = 回到首页
fault-title = 出错了
fault-text = 页面出了我们的错。你的对局在服务器上是安全的。
fault-not-loaded = 这个页面没有载入。服务器可能不在，或者已有新版本。
fault-reload = 重新载入页面
unreachable = 连不上服务器。

## code: what a refusal or an error means

code-malformed = 服务器读不懂这个请求。
code-unknown_type = 服务器不认识这种消息。
code-unknown_field = 服务器不认识消息的一部分。
code-too_large = 内容太大了。
code-invalid = 有一个值不可能成立。
code-unsupported_protocol = 页面和服务器的版本不同，请重新载入页面。
code-no_session = 请先告诉我们你是谁。
code-forbidden_origin = 请求来自别的网站。
code-not_a_player = 只有这个房间的棋手可以这样做。
code-forbidden = 这不是给你的。
code-not_found = 这里没有这样的东西。
code-method_not_allowed = 那里不能这样做。
code-not_joined = 你不在那个房间里。
code-room_full = 两个座位都有人了。
code-already_seated = 你在这里已经有座位了。
code-not_started = 对局还没有开始。
code-game_over = 对局已经结束。
code-not_your_turn = 现在轮到对方。
code-wrong_phase = 对局的这个阶段不能这样做。
code-off_board = 棋盘上没有这个点。
code-occupied = 那里已经有子了。
code-ko = 打劫：请先下在别处。
code-superko = 禁全同：这个局面以前出现过。
code-self_capture = 那里是禁着点：下了自己就没有气了。
code-no_pass = 这种棋不能停一手。
code-overline = 长连禁手：黑方不能连成六子或更多。
code-double_four = 双四禁手：黑方不能同时做成两个四。
code-double_three = 双三禁手：黑方不能同时做成两个活三。
code-flips_nothing = 落子必须至少翻转对方一子。
code-opening_step = 开局现在要求的是另一件事。
code-outside_opening = 开局规定此处不能落子。
code-offer_count = 提供的手数不对。
code-offer_occupied = 只能提供空点。
code-offer_same = 这一手与另一手旋转或对称后相同。
code-bad_komi = 贴目须为 -400 到 400 之间的半目整数倍。
code-bid_too_low = 至少要多叫半目。
code-no_offer = 这个提议已经不在了。
code-already_offered = 已经提过了。
code-not_allowed = 这个房间没有设这一项。
code-nothing_to_take_back = 没有可以悔的棋。
code-dead_set_changed = 死子有变动，请再看一看。
code-no_stone = 那里没有棋子。
code-no_change = 已经是这样了。
code-too_late = 来不及了。
code-repeated = 你刚刚说过这句话。
code-empty = 什么也没有说。
code-command_id_reused = 这个编号已经用于别的指令。
code-rate_limited = 太快了，请稍等。
code-too_many = 数量太多了。
code-unavailable = 服务器暂时不能保存。什么也没有做，请再试。
code-draining = 服务器正在重启，请稍后再试。
code-ahead = 页面比服务器知道得多，已经重新开始。
code-timeout = 花的时间太长了。
code-unsupported_media_type = 不接受这种文件。
code-bad_sgf = 这不是能读的 SGF 文件。
code-internal = 服务器出了错，已经记下。

## board

board-black = 黑
board-white = 白
board-empty = 空
board-last = 最后一手
board-ko = 劫
board-row = 连珠
board-dead = 死子
board-owner-black = 黑地
board-owner-white = 白地
board-unsealed = 边界未封
board-legal = 可以落子
board-closed = 不在开局范围内
board-forbidden-overline = 禁手：长连
board-forbidden-double_four = 禁手：双四
board-forbidden-double_three = 禁手：双三
board-offered = 候选 { $letter }
board-pending = 尚未确认
board-staged = 已选定

## keys

keys-title = 按键
keys-board = 在棋盘上
keys-moves = 翻看棋步
keys-anywhere = 任何地方
keys-next = 到相邻的点
keys-row = 到这一行的两端
keys-column = 到这一列的两端
keys-corner = 到第一个和最后一个点
keys-choose = 在此落子；开局时提供此点；点目时标记一块棋
keys-step = 退或进一手
keys-ten = 退或进十手
keys-ends = 到开头和结尾
keys-list = 显示这张表
keys-space = 空格

## room

room-title = 对局室
room-missing = 没有这个对局室
room-controls = 对局
room-board = 棋盘
room-browse = 棋步
room-move-of = { $number } / { $total }
room-live = 回到对局
room-fresh = { $count } 步新棋
room-you = （你）
room-to-move = 轮到
room-here = 在线
room-gone = 已断线
room-periods = { $count } 次读秒
room-periods-left = { $count ->
    [1] 最后一次读秒
   *[other] 还剩 { $count } 次读秒
}
room-status-waiting = 等待对手
room-status-nigiri = 正在猜先
room-status-yours = 轮到你了
room-status-turn = 轮到{ $side }
room-status-acts = 等待 { $name }
room-forced-pass = { $side }无处可下，停一手
room-discs = { $count } 子
room-discs-board = 盘上
room-discs-official = 结果（空格归胜方）
room-status-scoring = 双方停一手：请商定死子
room-status-finished = 对局结束
room-confirm = 下在 { $point }
room-play-at = 落子坐标
room-play = 落子
room-undo = 悔棋
room-draw = 提和
room-abort = 中止对局
room-resign = 认输
room-resign-title = 确定认输吗？
room-resign-text = { $side }将获胜。
room-accept = 同意
room-decline = 拒绝
room-withdraw = 撤回
room-offer-takeback = { $side }请求悔棋
room-offer-takeback-ours = 你已请求悔棋
room-offer-draw = { $side }提议和棋
room-offer-draw-ours = 你已提和
room-offer-rematch = { $side }想再来一局
room-offer-rematch-ours = 你想再来一局
room-scoring-title = 哪些是死子？
room-scoring-proposed = 服务器标出了它认为的死子，最终由双方决定。
room-scoring-none = 没有标出死子。
room-scoring-how = 点一块棋可标为死子或活子。双方接受同一局面后对局结束。
room-scoring-open = 边界未封，不算任何一方的地：{ $points }。可恢复对局将其封住。
room-scoring-if = 按此计算
room-accepted = { $color ->
    [black] 黑方已接受
   *[white] 白方已接受
}
room-not-accepted = { $color ->
    [black] 黑方尚未接受
   *[white] 白方尚未接受
}
room-accept-score = 接受结果
room-resume = 继续对局
room-scoring-wait = 等待{ $name }。死子若有变动，双方须重新确认。
room-counting-chinese = 数子：活子与所围空点
room-counting-tromp_taylor = 数子：盘上所有棋子与只通向一方的空点
room-counting-japanese = 数目：所围空点与提子（含死子）
room-counting-korean = 数目：所围空点与提子（含死子）
room-counting-aga = 数子：活子与所围空点；每次停一手交一子
room-counting-new_zealand = 数子：活子与所围空点
room-counting-ing = 数子：活子与所围空点
room-counting-stone_scoring = 数子：活子与所围空点，每块棋还两子
room-counting-chinese_simple_ko = 数子：活子与所围空点
room-counting-custom-area = 数子：按本局规则计算活子和围住的空点
room-counting-custom-territory = 数目：按本局规则计算围住的空点和俘虏
room-why-score = 双方商定死子后计算胜负。
room-why-discs = 双方都无处可下，空格归胜方。
room-why-row = { $count ->
    [0] { $side }连成一线。
   *[other] { $side }连成 { $count } 子。
}
room-why-forbidden = { $other }走了禁手，本局走禁手即负。
room-why-resignation = { $other }认输。
room-why-timeout = { $other }超时。
room-why-forfeit = { $other }被判负。
room-why-draw-go = 双方不分胜负。
room-why-draw-gomoku = 无人连成一线，或双方同意和棋。
room-why-draw-othello = 双方子数相同，或双方同意和棋。
room-why-void = 本局没有结果。
room-why-aborted = 对局在计入成绩之前中止。
room-replay = 复盘
room-rematch = 再来一局
room-rematch-open = 前往下一局
room-invite-title = 邀请对手
room-invite-link = 本局链接
room-close = 关闭对局
room-stand = 离开座位
room-free-title = { $host } 正在等待对手
room-free-title-nobody = 有空座位
room-nigiri-guess = 对手手中握有若干棋子，是单数还是双数？{ $prize ->
    [begins] 猜中者先开局。
   *[black] 猜中者执黑。
}
room-nigiri-wait = 由后到者猜单双。
room-nigiri-odd = 单
room-nigiri-even = 双
room-seat-link = 换设备继续
room-seat-hint = 在另一台设备上打开此链接，或用它的相机扫描二维码，即可接手你的座位。请勿外传：持有者可以替你下棋。只能使用一次。
room-seat-address = 座位密链
room-seat-code = 座位密链的二维码
room-seat-room = 前往对局
room-chat-empty = 还没有人发言。
room-chat-players = 对棋手说点什么
room-chat-spectators = 对观众说点什么
room-chat-spectator = 观众
room-chat-send = 发送
room-said-moved = { $side } { $point }
room-said-captured = { $side } { $point }，提 { $count } 子
room-said-flipped = { $side } { $point }，翻 { $count } 子
room-said-passed = { $side }停一手
room-said-seated = { $name } 入座
room-said-stood = 座位又空了
room-said-started = 对局开始
room-said-started-as = 对局开始，你执{ $side }
room-said-guessed = { $parity ->
    [odd] 猜单
   *[even] 猜双
}，实有 { $count } 子
room-said-taken-back = 悔棋至第 { $number } 手
room-said-dead = 标为死子：{ $points }
room-said-alive = 标为活子：{ $points }
room-said-resumed = 继续对局，轮到{ $side }
room-said-declined = { $side }拒绝
room-said-withdrawn = { $side }撤回
room-said-rematched = 双方再来一局
room-said-chose-color = { $name } 选择{ $side }
room-said-chose-more = { $name } 再放两子
room-said-declared = { $name } 要求 { $count } 个第五手
room-said-offers = { $name } 提供 { $points }
room-said-komi = { $name } 报出贴目 { $komi }
room-said-proposed = 建议的死子：{ $points }
room-said-proposed-none = 没有建议的死子
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
opening-left = 这一回合还要放 { $count } 子。
opening-choose-ours = 从这里开始，你想执哪一方？
opening-choose-theirs = { $name } 选择颜色。
opening-choose-more-ours = 请选择颜色，或再放两子让 { $other } 选择。
opening-choose-more-theirs = { $name } 选择颜色，或再放两子。
opening-choose-or-offer-ours = 请选择颜色，或为黑方第五手提供 { $count } 个点：在棋盘上点出。
opening-choose-or-offer-theirs = { $name } 选择颜色，或为黑方第五手提供 { $count } 个点。
opening-declare-ours = 黑方第五手须提供几个点？1 到 { $most }。
opening-declare-theirs = { $name } 说出黑方第五手须提供几个点。
opening-offer-ours = 请为黑方第五手提供 { $count } 个点：在棋盘上点出，由 { $other } 选定。
opening-offer-theirs = { $name } 为黑方第五手提供 { $count } 个点，由 { $other } 选定。
opening-pick-ours = 请选定黑方第五手的位置。
opening-pick-theirs = { $name } 选定黑方第五手的位置。
opening-komi-ours = 请定出公平的贴目，然后由 { $other } 选择颜色。
opening-komi-theirs = { $name } 定贴目，然后由 { $other } 选择颜色。
opening-first-bid-ours = 你愿意贴多少目来执黑？
opening-first-bid-theirs = { $name } 首先叫价争黑。
opening-bid-ours = { $other } 愿贴 { $komi } 目执黑。请叫更高，或让对方执黑。
opening-bid-theirs = { $name } 叫高于 { $komi } 的价，或让 { $other } 执黑。
opening-colors-open = 执色未定
opening-choice-black = 执黑
opening-choice-white = 执白
opening-choice-more_stones = 再放两子
opening-number = 第五手个数
opening-declare = 宣布
opening-chosen = 已选 { $chosen } / { $count }
opening-offer = 提供这 { $count } 个点
opening-undo = 撤销上一个
opening-set-komi = 定贴目
opening-bid = 叫价
opening-let = 让对方贴 { $komi } 执黑
opening-wrong-bid = 请叫 { $least } 到 { $most } 目，以半目为单位。
opening-about-pro = 黑方先下中心，第二枚黑子须下在中央 5×5 之外，之后自由。
opening-about-long_pro = 黑方先下中心，第二枚黑子须下在中央 7×7 之外，之后自由。
opening-about-swap = 一方放两黑一白三子，另一方选择颜色，白方接着下。
opening-about-swap2 = 一方放两黑一白三子；另一方选择颜色，或再放一白一黑两子，把选择权交回。白方接着下。
opening-about-soosyrv_8 = 一方在中心附近放三子，另一方选择颜色。白方下第四手并宣布第五手个数（至多 8 个），对方可交换。黑方提供，白方选定。
opening-about-taraguchi_10 = 前几手依次限于中心周围逐渐扩大的方框，每手之后对方可交换颜色。最后一次交换也可改为黑方提供十个第五手，由白方选定。
opening-about-yamaguchi = 一方在中心附近放三子并宣布第五手个数，另一方选择颜色。白方下第四手，黑方提供第五手，白方选定。
opening-about-komi_cut = 一方定贴目，另一方选择颜色。
opening-about-komi_bids = 双方轮流叫价，每次须更高。叫价最高者执黑，并向白方贴出该目数。
