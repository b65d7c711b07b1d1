### The help pages, in simplified Chinese.

## lessons: what every lesson shows

help-undo = 退回
help-again = 重新开始
help-pass = 停一手
help-board = 练习棋盘：{ $title }
help-task-of = 第 { $number } 步，共 { $total } 步
help-refused = { $point } 不能下。{ $reason }
help-more = 更多规则
help-start = 开始对局
help-overview = 全部帮助
help-others = 其他棋类

## help: the page about this site

help-title = 帮助
help-lead = 这里说明如何对局。每种棋还有一页入门，可以在小棋盘上边学边下。
help-games-title = 学一种棋
help-friend-title = 约朋友下棋
help-friend-text = 在首页点“约朋友下棋”，会得到一个链接和一个二维码。把链接发给朋友，或请朋友扫码。朋友加入后对局就开始，谁都不需要注册。想自己选择棋盘、规则和棋钟，请点“新建对局”。
help-lan-title = 在同一个网络里
help-lan-text = 同一网络里的手机和电脑不用上网也能一起下棋。首页和每份邀请都有供其他设备使用的地址和二维码，在另一台设备上打开即可。用对局菜单里的“换设备继续”，可以在手机上接着下同一局。
help-clocks-title = 棋钟
help-clock-none = 不计时：不会超时判负，适合和朋友慢慢下。
help-clock-absolute = 包干：双方各有一段时间下完整局，用完即判负。
help-clock-fischer = 加秒：每走一手，你的棋钟加几秒。走得快，时间会变多；若设了上限，最多加到上限。
help-clock-byo_yomi = 读秒：基本时间用完后进入读秒，共有若干次，每次若干秒。在时限内走子不扣次数，重新开始读秒；超过时限则少一次。次数用完即判负。
help-clock-canadian = 加拿大读秒：基本时间用完后，在一段时间内要走完若干手。按时走完，重新开始一段；否则判负。
help-clock-simple = 每手限时：每一手的时间都相同，用不完也不会累积到下一手。
help-clock-correspondence = 通信棋：每一手有若干天，双方不必同时在线。用完后开始用休假。
help-clock-fair = 延迟不耗用时：服务器会扣除自身的延迟，并在一定限度内补还每位棋手的网络往返时间。对局中可在菜单里查看补还的时间，对局后可在回放中查看。
help-offers-title = 向对手提议
help-offer-takeback = 悔棋：请求收回你的上一手，由对手决定。
help-offer-redo = 恢复：请求恢复上一次悔掉的棋，此后未下新的一手时可用。
help-offer-draw = 提和：提议不分胜负，结束对局。
help-offer-rematch = 再来一局：对局结束后提议交换黑白再下一局。对手同意后，双方一起进入下一局。
help-offer-pause = 暂停：提议双方停钟几分钟。任何一方都可结束暂停，短暂倒计时后，同一手接着计时。
help-offer-adjourn = 封棋：提议改日再下。对局留在首页“我的对局”中，待双方都在线并愿意继续时再下。
help-offer-continue = 继续：结束暂停，或请对手继续已封棋的对局。
help-away-title = 对手离开时
help-away-text = 有一方关闭页面或断线时，双方都会看到倒计时。如果到时还没有回来，留下的一方可以宣布获胜、宣布和棋，或继续等待。服务器不会自行判定。
help-end-title = 围棋怎样结束
help-end-text = 觉得没有可下的地方时，就停一手。双方接连停一手后，服务器会标出它认为的死子。点一块棋可以改变标记。双方都接受结果后，对局结束。对某块棋意见不一致时，可以在试下盘上下出来看看，双方同意结果之前什么都不会改变；也可以恢复对局，在棋盘上分出结果。
help-watch-title = 观战
help-watch-text = 在首页打开任意一局进行中的棋即可观战。对局进行时可以回看前面的着手。观众有自己的聊天，对局结束后双方才能看到。
help-moves-title = 落子
help-moves-text = 用鼠标点一下就落子。手指按住棋盘时会放大显示，抬起即选定，再点一次确认。通信棋每一手都要确认。时间快用完时，点一下就落子。可以在设置中按对局速度分别更改。
help-premoves-title = 预设下一手
help-premoves-text = 在设置中启用后，在计时的对局中，可以趁对手思考时选好下一手。对手一落子，它就会下出，不管对手下在哪里。如果那时已不合规则，就不会下出，并告诉您原因。再选一次、按 Escape 或点右键可以取消。
help-field-title = 着手旁边的输入框
help-field-text = 输入 D4 就在那里落子，输入 D4? 就能知道那里有什么。提问的词用页面的语言，例如“行 4?”或“气 D4?”，符号则在所有语言中通用。也可以输入按钮上的文字来按下按钮。输入框能理解的内容都列在下面的快捷键中。
help-keys-title = 快捷键
help-keys-text = 在任何页面按 ? 都能看到这个列表。

## go

help-go-title = 围棋入门
help-go-lead = 黑白双方轮流在线的交叉点上落子。棋子落下后不再移动。围住的地方比对手多，就获胜。
help-go-capture-title = 气与提子
help-go-capture-text = 棋子沿线紧邻的空点叫作气。没有气的棋子要从棋盘上提走。
help-go-capture-task = 白子只剩一口气，请下在那里。
help-go-capture-done = 提掉了。这枚棋子成了你的提子。
help-go-capture-wrong = 白子还有气。找找它旁边的空点，斜线不算。
help-go-save-title = 连在一起的棋子
help-go-save-text = 同色棋子沿线相连，就成为一个整体，共用所有的气，同生共死。
help-go-save-task = 白方下一手就能提掉你的棋子，请救它。
help-go-save-done = 两枚棋子现在共有三口气，白方不能马上提掉。
help-go-save-wrong = 白方仍然能提掉它。把棋子长出去，让气变多。
help-go-self-title = 不能自杀
help-go-self-text = 落下后没有气、又提不掉对方棋子的地方，不能下。
help-go-self-task = 你执黑。找出不能下的那个点，试着下一手。
help-go-self-done = 规则不允许：落子后没有气，也没有提子。
help-go-self-wrong = 这里可以下，因为棋子有气。找找被白方围住的那个点。
help-go-inside-title = 先提子
help-go-inside-text = 落子后，先提走对方没有气的棋子，再看自己的棋子有没有气。
help-go-inside-task = 形状和上面相同，但这一次白棋没有别的气了。请提掉它。
help-go-inside-done = 提了三子。你的棋子在空出的地方又有了气。
help-go-inside-wrong = 白棋还剩最后一口气，就在角上。
help-go-ko-title = 打劫
help-go-ko-text = 双方可能反复提同一枚棋子，没完没了。所以对方刚在劫里提子，你不能马上提回，要先在别处走一手。
help-go-ko-task = 你执白。黑方刚提掉一子，请试着在 B3 提回。
help-go-ko-task-2 = 规则不允许：这是打劫。现在请在别处随意走一手。
help-go-ko-task-3 = 黑方停了一手。现在可以在 B3 提回了。
help-go-ko-done = 提回来了。现在轮到黑方不能马上提回。让对方不得不应、自己好回来提劫的一手，叫作劫材。
help-go-ko-wrong = 劫还没有解决，请下在 B3。
help-go-eyes-title = 两眼活棋
help-go-eyes-text = 一块棋围住两个分开的空，叫作眼，就永远提不掉：对手没法同时填上两只眼。
help-go-eyes-task = 白方围住了你的棋，请做出两只眼。
help-go-eyes-done = 两只眼白方都不能下。你的棋活了。
help-go-eyes-wrong = 白方还能进来，让你只剩一只眼。请从中间把空间分开。
help-go-count-title = 终局与计算
help-go-count-text = 双方都无处可争时，各停一手，然后数棋。数子规则（如中国规则）：活子和围住的空点各算一。数目规则（如日本规则）：围住的空点和提子各算一。
help-go-count-task = 边界都已封好，没有可争的地方了。请停一手。
help-go-count-done = 双方都停了一手。两种数法下，白方都胜出同样多。
help-go-count-wrong = 这里的归属已经定了。请退回，然后停一手。
help-go-count-table = 计算结果
help-go-count-area = 数子：棋子与围住的空点
help-go-count-territory = 数目：围住的空点与提子
help-go-komi-title = 贴目与让子
help-go-komi-text = 黑方先走，占了便宜，所以要贴给白方几目，通常是 6.5 或 7.5。半目是为了避免和棋。棋力较强的一方可以让子：开始时黑方在棋盘上先放几子。
help-go-dead-title = 死子
help-go-dead-text = 逃不掉被提的棋子是死子，不必真的去提。双方停一手之后商定死子，数棋前从棋盘上拿走。
help-go-rules-title = 规则的选择
help-go-rules-text = 各种规则的区别在于怎样数棋、禁止哪些重复局面。不知道选哪种，就用中国规则。初学最好从 9 路小棋盘开始。

## gomoku

help-gomoku-title = 五子棋入门
help-gomoku-lead = 黑白双方轮流在线的交叉点上落子。棋子不移动，也不会被提走。横、竖、斜任一方向先连成五子者获胜。
help-gomoku-five-title = 连成五子
help-gomoku-five-text = 五子相连，中间没有空，立即获胜。
help-gomoku-five-task = 你执黑，请连成五子。
help-gomoku-five-done = 五子相连，黑方获胜。
help-gomoku-five-wrong = 这还不是五子。找找你相连的四子，它的两端都空着。
help-gomoku-three-title = 活三必须应
help-gomoku-three-text = 三子相连、两端都空，叫作活三。不去挡，下一手就成活四；两端都空的四是挡不住的。
help-gomoku-three-task = 你执白。黑方有一个活三，请挡住。
help-gomoku-three-done = 黑方还能做成四，但你能挡住另一端。
help-gomoku-three-wrong = 黑方做成了两端都空的四，你只能挡一端。
help-gomoku-four-title = 同时两个威胁
help-gomoku-four-text = 一个威胁挡得住，两个威胁就赢了：挡住一个，另一个成五。
help-gomoku-four-task = 你执黑。找出一手，走完后有两个点都能成五。
help-gomoku-four-done = 白方只能挡一端，黑方下一手获胜。
help-gomoku-four-wrong = 这样白方挡得住。把中间的空补上。
help-gomoku-six-title = 标准规则：恰好五子
help-gomoku-six-text = 标准规则下，恰好五子才算赢。六子或更多叫作长连，不算。自由规则下长连也赢。
help-gomoku-six-task = 这里是标准规则，请连成恰好五子。
help-gomoku-six-done = 恰好五子，黑方获胜。
help-gomoku-six-wrong = 这样成了六子，或者还不够。找一条恰好五子的线。
help-gomoku-caro-title = 卡罗规则：至少一端不被堵
help-gomoku-caro-text = 卡罗规则下，五子两端都被对方堵住就不算赢。
help-gomoku-caro-task = 这里是卡罗规则，请连成能赢的五子。
help-gomoku-caro-done = 这条五没有两端都被堵住，黑方获胜。
help-gomoku-caro-wrong = 这条线两端都有白子，或者还不到五子。换个方向试试。
help-gomoku-forbidden-title = 连珠：禁手点
help-gomoku-forbidden-text = 黑方先走占优，所以连珠规则禁止黑方走长连、四四和三三。白方没有禁手。
help-gomoku-forbidden-task = 找出黑方会形成三三的那个点，试着下一手。
help-gomoku-forbidden-done = 规则不允许：三三禁手。对局中会为黑方标出禁手点。
help-gomoku-forbidden-wrong = 这里黑方可以下。找找和两对棋子都在一条线上的点。
help-gomoku-mnk-title = 任意连子数
help-gomoku-mnk-text = 棋盘大小和要连的子数都可以自己选，叫作 m,n,k 棋。这里棋盘是 6×5，连成四子获胜。
help-gomoku-mnk-task = 请连成四子。
help-gomoku-mnk-done = 四子相连，黑方获胜。
help-gomoku-mnk-wrong = 还没有连成四子。看看斜线。
help-gomoku-opening-title = 公平的开局
help-gomoku-opening-text = 不加限制时黑方太容易赢。在 Swap2 这样的开局里，一方摆好最初几子，由另一方选择黑白。对局页面会提示每一步。

## othello

help-othello-title = 黑白棋入门
help-othello-lead = 黑白双方轮流在 8×8 的棋盘上落子。每枚棋子一面黑、一面白。终局时己方颜色多者获胜。
help-othello-flip-title = 翻转
help-othello-flip-text = 落子后，如果新子和你的另一枚棋子之间，在一条直线上夹着对方的棋子，夹住的棋子全部翻成你的颜色。只能下在翻得动的地方。
help-othello-flip-task = 你执黑，请走全局的第一手。
help-othello-flip-done = 夹在中间的白子变成了黑子。
help-othello-flip-wrong = 没有翻转任何棋子。请下在能夹住白子的地方。
help-othello-many-title = 各个方向
help-othello-many-text = 一手棋可以同时翻转好几个方向，每个方向都可以翻转好几子。
help-othello-many-task = 你执黑。找出能翻转三子的一手。
help-othello-many-done = 一手翻了三子。不过前半盘子多用处不大，都可能被翻回去。
help-othello-many-wrong = 翻转不到三子。找一条长的斜线。
help-othello-pass-title = 什么时候跳过
help-othello-pass-text = 无处可翻的一方只能跳过，由对方接着走。有棋可走时不能跳过。对局会自动处理。
help-othello-pass-task = 你执白。找出走完后黑方无处可下的一手。
help-othello-pass-done = 黑方无处可下，跳过。又轮到你。
help-othello-pass-wrong = 黑方还有地方可下。试试边上的另一格。
help-othello-corner-title = 角
help-othello-corner-text = 角上的棋子永远翻不动，因为它背后没有位置。角是最好的位置，空角旁边的位置则很危险。
help-othello-corner-task = 你执黑。白方下在了角的旁边，请占住这个角。
help-othello-corner-done = 这个角到终局都是你的。
help-othello-corner-wrong = 这不是角。看看那条长斜线。
help-othello-end-title = 终局
help-othello-end-text = 双方都无处可下时对局结束，多数时候棋盘已满。子多者获胜，空格归胜方。

## tic_tac_toe

help-tic_tac_toe-title = 井字棋入门
help-tic_tac_toe-lead = X 和 O 轮流在九个格子里画记号。横、竖、斜先连成三个者获胜。X 先走。
help-tic_tac_toe-three-title = 连成三个
help-tic_tac_toe-three-text = 三个记号连成一线即获胜。
help-tic_tac_toe-three-task = 你是 X，请走出获胜的一手。
help-tic_tac_toe-three-done = 三个相连，X 获胜。
help-tic_tac_toe-three-wrong = 还没有连成三个。看看斜线。
help-tic_tac_toe-block-title = 挡住对手
help-tic_tac_toe-block-text = 对手在一条线上已有两个、第三格空着时，你必须占住那一格。
help-tic_tac_toe-block-task = 你是 X。O 快要赢了，请挡住。
help-tic_tac_toe-block-done = 挡住了。
help-tic_tac_toe-block-wrong = O 连成了一线。找找有两个 O 的那条线。
help-tic_tac_toe-fork-title = 同时两个威胁
help-tic_tac_toe-fork-text = 对手一次只能挡一格。有两格都能赢，你就赢了。
help-tic_tac_toe-fork-task = 你是 X。找出一手，走完后有两格都能获胜。
help-tic_tac_toe-fork-done = O 只能挡住其中一格。
help-tic_tac_toe-fork-wrong = O 还挡得住。找一个同时在你两条线上的格子。
help-tic_tac_toe-draw-title = 和棋
help-tic_tac_toe-draw-text = 双方都不出错，棋盘填满也分不出胜负，就是和棋。
