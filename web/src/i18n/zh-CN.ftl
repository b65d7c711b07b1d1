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
word-kind-go = 围棋
word-kind-gomoku = 五子棋
word-size = { $size }×{ $size }
word-ruleset-chinese = 中国规则
word-ruleset-japanese = 日本规则
word-ruleset-tromp_taylor = Tromp-Taylor 规则
word-ruleset-korean = 韩国规则
word-ruleset-aga = AGA 规则
word-ruleset-new_zealand = 新西兰规则
word-ruleset-ing = 应氏规则
word-ruleset-stone_scoring = 数子（还棋头）
word-ruleset-chinese_simple_ko = 中国规则（简单劫）
word-ruleset-freestyle = 自由规则
word-ruleset-standard = 标准规则
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

outcome-score = { $winner ->
    [black] 黑棋胜 { $margin } 目
   *[white] 白棋胜 { $margin } 目
}
outcome-five = { $winner ->
    [black] 黑棋五连胜
   *[white] 白棋五连胜
}
outcome-resignation = { $winner ->
    [black] 白棋认输，黑棋胜
   *[white] 黑棋认输，白棋胜
}
outcome-timeout = { $winner ->
    [black] 白棋超时，黑棋胜
   *[white] 黑棋超时，白棋胜
}
outcome-forfeit = { $winner ->
    [black] 白棋判负，黑棋胜
   *[white] 黑棋判负，白棋胜
}
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
home-color-random = 随机
home-color-nigiri = 猜先
home-visibility = 谁可以加入
home-visibility-public = 任何人
home-visibility-private = 仅凭链接
home-more = 更多选项
home-size = 其他大小
home-size-hint = { $least } 到 { $most }
home-ruleset = 规则
home-komi = 贴目
home-komi-hint = 补给白棋，以半目为单位。留空则按规则惯例为 { $komi }。
home-handicap = 让子
home-handicap-none = 不让子
home-handicap-fixed = 放在星位
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
home-host-black = { $host } 执黑
home-host-white = { $host } 执白
home-host-random = 抽签定先后
home-host-nigiri = 猜先
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
keys-choose = 在此落子；数子时标记死活
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
room-status-turn = { $color ->
    [black] 轮到黑方
   *[white] 轮到白方
}
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
room-resign-text = { $color ->
    [black] 认输后黑方获胜。
   *[white] 认输后白方获胜。
}
room-accept = 同意
room-decline = 拒绝
room-withdraw = 撤回
room-offer-takeback = { $color ->
    [black] 黑方请求悔棋
   *[white] 白方请求悔棋
}
room-offer-takeback-ours = 你已请求悔棋
room-offer-draw = { $color ->
    [black] 黑方提和
   *[white] 白方提和
}
room-offer-draw-ours = 你已提和
room-offer-rematch = { $color ->
    [black] 黑方想再来一局
   *[white] 白方想再来一局
}
room-offer-rematch-ours = 你想再来一局
room-scoring-title = 哪些是死子？
room-scoring-how = 点一块棋可标为死子或活子。双方接受同一局面后对局结束。
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
room-why-score = 双方商定死子后计算胜负。
room-why-five = { $winner ->
    [black] 黑方五子连成一线。
   *[white] 白方五子连成一线。
}
room-why-resignation = { $winner ->
    [black] 白方认输。
   *[white] 黑方认输。
}
room-why-timeout = { $winner ->
    [black] 白方超时。
   *[white] 黑方超时。
}
room-why-forfeit = { $winner ->
    [black] 白方被判负。
   *[white] 黑方被判负。
}
room-why-draw = 双方不分胜负。
room-why-draw-gomoku = 无人连五，或双方同意和棋。
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
room-nigiri-guess = 对手手中握有若干棋子，是单数还是双数？猜中者执黑。
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
room-said-moved = { $color ->
    [black] 黑 { $point }
   *[white] 白 { $point }
}
room-said-captured = { $color ->
    [black] 黑 { $point }
   *[white] 白 { $point }
}，提 { $count } 子
room-said-passed = { $color ->
    [black] 黑方停一手
   *[white] 白方停一手
}
room-said-seated = { $name } 入座
room-said-stood = 座位又空了
room-said-started = 对局开始
room-said-started-as = { $color ->
    [black] 对局开始，你执黑
   *[white] 对局开始，你执白
}
room-said-guessed = { $parity ->
    [odd] 猜单
   *[even] 猜双
}，实有 { $count } 子
room-said-taken-back = 悔棋至第 { $number } 手
room-said-dead = 标为死子：{ $points }
room-said-alive = 标为活子：{ $points }
room-said-resumed = { $color ->
    [black] 继续对局，轮到黑方
   *[white] 继续对局，轮到白方
}
room-said-declined = { $color ->
    [black] 黑方拒绝
   *[white] 白方拒绝
}
room-said-withdrawn = { $color ->
    [black] 黑方撤回
   *[white] 白方撤回
}
room-said-rematched = 双方再来一局
