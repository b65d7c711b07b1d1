### The help pages, in Japanese.

## lessons: what every lesson shows

help-undo = 一手戻す
help-again = 最初から
help-pass = パス
help-board = 練習用の盤：{ $title }
help-task-of = { $total }問中{ $number }問目
help-refused = { $point }には打てません。{ $reason }
help-more = そのほかのルール
help-start = 対局を始める
help-overview = ヘルプ一覧
help-others = ほかのゲーム

## help: the page about this site

help-title = ヘルプ
help-lead = このサイトの使い方です。ゲームごとに、小さな盤で打ちながら覚えるページもあります。
help-games-title = ゲームを覚える
help-friend-title = 友達と対局する
help-friend-text = トップページの「友達と対局」を押すと、リンクとQRコードが出ます。リンクを送るか、QRコードを読み取ってもらってください。友達が参加すると対局が始まります。登録は要りません。盤やルール、持ち時間を選ぶには「新しい対局」を押します。
help-lan-title = 同じネットワークで対局する
help-lan-text = 同じネットワークのスマートフォンやパソコンなら、インターネットなしで対局できます。トップページと招待の画面に、ほかの端末用のアドレスとQRコードがあります。ほかの端末でそのアドレスを開いてください。対局のメニューの「別の端末で打つ」を使うと、同じ対局をスマートフォンで続けられます。
help-clocks-title = 持ち時間
help-clock-none = 時間無制限：時間切れ負けはありません。友達とゆっくり打つときに向いています。
help-clock-absolute = 切れ負け：それぞれに一局分の時間があります。使い切ると負けです。
help-clock-fischer = フィッシャー：一手打つたびに数秒ずつ時間が増えます。早く打てば時間がたまります。上限がある場合は、そこまでです。
help-clock-byo_yomi = 秒読み：持ち時間を使い切ると、数十秒ほどの秒読みに入ります。秒読みには回数があります。その時間内に打てば回数は減りません。過ぎると一回減り、なくなると負けです。
help-clock-canadian = カナダ式：持ち時間を使い切ったら、決まった時間内に決まった手数を打ちます。間に合えば次の時間が始まり、間に合わなければ負けです。
help-clock-simple = 1手ごと：どの手にも同じ時間があります。余った時間は次の手に持ち越せません。
help-clock-correspondence = 通信対局：一手ごとに数日あります。同時に接続する必要はありません。使い切ると休暇が使われます。
help-clock-fair = 遅れで持ち時間が減ることはありません。サーバーは自分の遅れを差し引き、通信の往復にかかった時間も一定の範囲で戻します。戻された時間は、対局中はメニューで、対局後は棋譜の再生で見られます。
help-offers-title = 相手への申し出
help-offer-takeback = 待った：自分の最後の手を戻すよう頼みます。相手が決めます。
help-offer-redo = やり直し：最後の待ったで戻した手をもう一度進めるよう頼みます。新しい手が打たれるまで使えます。
help-offer-draw = 引分提案：勝敗なしで終えることを提案します。
help-offer-rematch = もう一局：終局後、黒白を入れ替えた次の対局を提案します。相手が応じると、二人とも次の対局に移ります。
help-offer-pause = 中断：数分のあいだ双方の時計を止めるよう提案します。どちらからでも再開でき、短い秒読みのあと同じ手番の続きになります。
help-offer-adjourn = 打ち掛け：続きを後日にするよう提案します。対局は最初のページの「あなたの対局」に残り、二人がそろって望めば再開します。
help-offer-continue = 再開：中断を終えます。打ち掛けの対局では、再開を相手に申し出ます。
help-away-title = 相手がいなくなったら
help-away-text = どちらかがページを閉じるか接続が切れると、両者に待ち時間の残りが表示されます。時間内に戻らなければ、残った側が勝ちにするか、引き分けにするか、待ち続けるかを選べます。サーバーが勝手に決めることはありません。
help-end-title = 囲碁の終わり方
help-end-text = もう得をする所がないと思ったらパスをします。両者が続けてパスすると、サーバーが死に石と判断した石に印を付けます。石を選ぶと印が変わります。両者が結果に同意すると終局です。ある石の生死で意見が違うときは、試し打ちの盤で打って確かめられます。双方が結果に同意するまで何も変わりません。対局を再開し、実際に打って決めることもできます。
help-watch-title = 観戦
help-watch-text = トップページから進行中の対局を開くと観戦できます。対局中でも前の手に戻って見られます。観戦者のチャットは、終局後に初めて対局者に見えます。
help-moves-title = 着手
help-moves-text = マウスではクリックするとすぐに打ちます。指で触れると盤が拡大され、離すと点が選ばれます。もう一度触れると確定します。通信対局では一手ごとに確定します。残り時間が少なくなると、一度触れるだけで打ちます。設定で持ち時間ごとに変えられます。
help-premoves-title = 着手の予約
help-premoves-text = 設定で許可すると、時計のある対局で、相手の手番中に次の手を選んでおけます。相手が打つと、どこに打たれても、その手がすぐに打たれます。そのとき反則になる手は打たれず、理由が表示されます。もう一度選ぶか、Escapeキーか右クリックで取り消せます。
help-field-title = 着手の横の入力欄
help-field-text = D4と入力するとそこに打ち、D4?と入力するとそこに何があるかがわかります。「横 4?」「ダメ D4?」のように、質問の言葉はページの言語で書きます。記号はどの言語でも使えます。ボタンの文字を入力すると、そのボタンを押せます。使える言葉と記号は下のキー操作の一覧にあります。
help-keys-title = キー操作
help-keys-text = どのページでも ? を押すとこの一覧が出ます。

## go

help-go-title = 囲碁の打ち方
help-go-lead = 黒と白が交互に、線の交わる点に石を打ちます。打った石は動きません。相手より広く囲んだほうが勝ちです。
help-go-capture-title = ダメと取り
help-go-capture-text = 石の上下左右にある空いた点を、その石のダメといいます。ダメがなくなった石は取られ、盤から取り除かれます。
help-go-capture-task = 白石のダメはあと一つです。そこに打ってください。
help-go-capture-done = 取れました。この石はアゲハマになります。
help-go-capture-wrong = 白石にはまだダメがあります。隣の空いた点を探してください。斜めは数えません。
help-go-save-title = つながった石
help-go-save-text = 線でつながった同じ色の石は一つのまとまりです。ダメを共有し、生きるも死ぬも一緒です。
help-go-save-task = 次の手で取られそうです。石を助けてください。
help-go-save-done = 二つの石のダメは三つになりました。すぐには取られません。
help-go-save-wrong = まだ取られてしまいます。石を伸ばしてダメを増やしてください。
help-go-self-title = 着手禁止点
help-go-self-text = 打った石のダメがなく、相手の石も取れない点には打てません。
help-go-self-task = あなたは黒です。打てない点を見つけて、打ってみてください。
help-go-self-done = ルールで禁じられています。ダメがなく、何も取れません。
help-go-self-wrong = その石にはダメがあるので打てます。白に囲まれた点を探してください。
help-go-inside-title = 取るのが先
help-go-inside-text = 打つと、まず相手のダメのない石が取り除かれます。自分の石のダメを見るのはそのあとです。
help-go-inside-task = 上と同じ形ですが、今度は白のほかのダメがありません。取ってください。
help-go-inside-done = 三子取れました。取った跡が自分の石のダメになります。
help-go-inside-wrong = 白の最後のダメは隅にあります。
help-go-ko-title = コウ
help-go-ko-text = 同じ一子を取り合うと終わりません。そのため、コウを取られた直後に取り返すことはできません。先にほかへ打ちます。
help-go-ko-task = あなたは白です。黒が一子取ったところです。B3で取り返してみてください。
help-go-ko-task-2 = コウなので打てません。どこかほかへ打ってください。
help-go-ko-task-3 = 黒はパスしました。今度はB3で取り返せます。
help-go-ko-done = 取り返しました。今度は黒がすぐには取り返せません。相手に受けさせてコウを取り返すための手を、コウダテといいます。
help-go-ko-wrong = コウはまだ続いています。B3に打ってください。
help-go-eyes-title = 二眼で生きる
help-go-eyes-text = 離れた二つの眼を持つ石は取られません。相手は二つの眼を同時に埋められないからです。
help-go-eyes-task = 白に囲まれています。眼を二つ作ってください。
help-go-eyes-done = どちらの眼にも白は打てません。生きました。
help-go-eyes-wrong = 白に打たれると眼が一つになります。真ん中で分けてください。
help-go-count-title = 終局と計算
help-go-count-text = 互いに得をする所がなくなったら、両者がパスして数えます。中国ルールなどの地と石を数える方式では、生きた石と囲んだ点を一つずつ数えます。日本ルールなどの地を数える方式では、囲んだ点とアゲハマを数えます。
help-go-count-task = 境界はすべて決まりました。パスしてください。
help-go-count-done = 両者がパスしました。どちらの数え方でも白が同じ差で勝ちます。
help-go-count-wrong = そこはもう決まっています。戻してパスしてください。
help-go-count-table = 計算
help-go-count-area = 石と囲んだ点
help-go-count-territory = 囲んだ点とアゲハマ
help-go-komi-title = コミと置き石
help-go-komi-text = 先に打つ黒が有利なので、白にはコミ（多くは6.5か7.5）が与えられます。半目は引き分けを避けるためです。強い人は置き石で差を付けます。黒が盤にいくつか石を置いてから始めます。
help-go-dead-title = 死に石
help-go-dead-text = 取られるのを避けられない石が死に石です。実際に取る必要はありません。両者のパスのあと、話し合いで決めて取り除き、それから数えます。
help-go-rules-title = ルールの種類
help-go-rules-text = ルールの違いは、数え方と、禁じる同形反復です。迷ったら中国ルールを選んでください。初めは9路盤がおすすめです。

## gomoku

help-gomoku-title = 五目並べの遊び方
help-gomoku-lead = 黒と白が交互に、線の交わる点に石を打ちます。石は動かず、取られません。縦・横・斜めのどれかで、先に五つ並べたほうが勝ちです。
help-gomoku-five-title = 五を作る
help-gomoku-five-text = 間を空けずに五つ並べば、すぐに勝ちです。
help-gomoku-five-task = あなたは黒です。五を完成させてください。
help-gomoku-five-done = 五ができました。黒の勝ちです。
help-gomoku-five-wrong = まだ五ではありません。両端の空いた自分の四を探してください。
help-gomoku-three-title = 三は止める
help-gomoku-three-text = 両端の空いた三つ並びを三（活三）といいます。止めないと次に両端の空いた四ができ、もう止められません。
help-gomoku-three-task = あなたは白です。黒の三を止めてください。
help-gomoku-three-done = 黒は四を作れますが、反対側を止められます。
help-gomoku-three-wrong = 黒が両端の空いた四を作りました。片方しか止められません。
help-gomoku-four-title = 二つの狙い
help-gomoku-four-text = 狙いが一つなら止められます。同時に二つあれば、片方を止められても五ができます。
help-gomoku-four-task = あなたは黒です。次に五になる点が二つできる手を見つけてください。
help-gomoku-four-done = 白は片方しか止められません。次の手で黒の勝ちです。
help-gomoku-four-wrong = その手では白に止められます。間を埋めてください。
help-gomoku-six-title = 標準ルール：ちょうど五つ
help-gomoku-six-text = 標準ルールでは、ちょうど五つだけが勝ちです。六つ以上の長連では勝てません。自由打ちでは長連も勝ちです。
help-gomoku-six-task = 標準ルールです。ちょうど五つ並べてください。
help-gomoku-six-done = ちょうど五つです。黒の勝ちです。
help-gomoku-six-wrong = 六つになったか、足りません。ちょうど五つになる列を探してください。
help-gomoku-caro-title = カロ：片方は空ける
help-gomoku-caro-text = カロでは、両端を相手に止められた五では勝てません。
help-gomoku-caro-task = カロのルールです。勝ちになる五を作ってください。
help-gomoku-caro-done = 両端を止められていない五です。黒の勝ちです。
help-gomoku-caro-wrong = 両端に白石があるか、まだ五ではありません。別の方向を探してください。
help-gomoku-forbidden-title = 連珠：禁手
help-gomoku-forbidden-text = 先に打つ黒が有利なので、連珠では黒の長連、四々、三々が禁じられています。白に禁手はありません。
help-gomoku-forbidden-task = 黒が三々になる点を見つけて、打ってみてください。
help-gomoku-forbidden-done = 三々の禁手なので打てません。対局では黒の禁点に印が付きます。
help-gomoku-forbidden-wrong = そこには打てます。二組の石の両方と一直線に並ぶ点を探してください。
help-gomoku-mnk-title = 好きな数を並べる
help-gomoku-mnk-text = 盤の大きさと並べる数は自由に選べます（m,n,kゲーム）。ここでは6×5の盤で、四つ並べれば勝ちです。
help-gomoku-mnk-task = 四つ並べてください。
help-gomoku-mnk-done = 四つ並びました。黒の勝ちです。
help-gomoku-mnk-wrong = まだ四つ並んでいません。斜めを見てください。
help-gomoku-opening-title = 公平な開局規定
help-gomoku-opening-text = 制限がないと黒が勝ちすぎます。スワップ2などでは、一方が最初の石を置き、相手が黒か白を選びます。対局のページが手順を案内します。

## othello

help-othello-title = オセロの遊び方
help-othello-lead = 黒と白が交互に、8×8の盤に石を打ちます。石の片面は黒、もう片面は白です。最後に自分の色が多いほうが勝ちです。
help-othello-flip-title = 挟んで返す
help-othello-flip-text = 打った石と自分の別の石との間に、相手の石を一直線に挟むと、挟んだ石がすべて自分の色に返ります。返せる所にしか打てません。
help-othello-flip-task = あなたは黒です。初手を打ってください。
help-othello-flip-done = 間の白石が黒に返りました。
help-othello-flip-wrong = 何も返りませんでした。白石を挟める所に打ってください。
help-othello-many-title = どの方向でも
help-othello-many-text = 一手で何方向にも、どの方向にもいくつでも返せます。
help-othello-many-task = あなたは黒です。三つ返せる手を見つけてください。
help-othello-many-done = 一手で三つ返しました。ただし序盤に石が多くても、あとで返されることがあります。
help-othello-many-wrong = 三つに足りません。長い斜めの列を探してください。
help-othello-pass-title = パスになるとき
help-othello-pass-text = 返せる所がなければパスになり、相手が続けて打ちます。打てるときはパスできません。パスは自動です。
help-othello-pass-task = あなたは白です。黒の打つ所がなくなる手を見つけてください。
help-othello-pass-done = 黒は打つ所がなくパスです。もう一度あなたの番です。
help-othello-pass-wrong = 黒にはまだ打つ所があります。辺の別のマスを試してください。
help-othello-corner-title = 隅
help-othello-corner-text = 隅の石は挟まれないので、返されることがありません。隅は最も価値のあるマスで、空いた隅の隣のマスは危険です。
help-othello-corner-task = あなたは黒です。白が隅の隣に打ちました。隅を取ってください。
help-othello-corner-done = この隅は最後まであなたのものです。
help-othello-corner-wrong = そこは隅ではありません。長い斜めを見てください。
help-othello-end-title = 終局
help-othello-end-text = 両者とも打てなくなると終わりです。多くは盤が埋まったときです。石の多いほうが勝ちで、空きマスは勝者の石に加えます。

## tic_tac_toe

help-tic_tac_toe-title = 三目並べの遊び方
help-tic_tac_toe-lead = ×と○が交互に、九つのマスに印を付けます。縦・横・斜めのどれかで、先に三つ並べたほうが勝ちです。×が先手です。
help-tic_tac_toe-three-title = 三つ並べる
help-tic_tac_toe-three-text = 印が三つ一列に並べば勝ちです。
help-tic_tac_toe-three-task = あなたは×です。この手で勝ってください。
help-tic_tac_toe-three-done = 三つ並びました。×の勝ちです。
help-tic_tac_toe-three-wrong = まだ三つ並んでいません。斜めを見てください。
help-tic_tac_toe-block-title = 止める
help-tic_tac_toe-block-text = 相手が一列に二つ並べ、残りのマスが空いていたら、そこを取らなければなりません。
help-tic_tac_toe-block-task = あなたは×です。○が勝ちそうです。止めてください。
help-tic_tac_toe-block-done = 止めました。
help-tic_tac_toe-block-wrong = ○が三つ並べました。○が二つある列を探してください。
help-tic_tac_toe-fork-title = 二つの狙い
help-tic_tac_toe-fork-text = 相手が止められるのは一か所だけです。二か所で勝てるなら勝ちです。
help-tic_tac_toe-fork-task = あなたは×です。次に勝てるマスが二つできる手を見つけてください。
help-tic_tac_toe-fork-done = ○は片方しか止められません。
help-tic_tac_toe-fork-wrong = まだ止められます。自分の二つの列が交わるマスを探してください。
help-tic_tac_toe-draw-title = 引き分け
help-tic_tac_toe-draw-text = 両者が間違えなければ、盤が埋まって引き分けになります。
