//: [上一页：Taps and Rules](@previous)
/*:
 # 长按

 游戏已经可以玩了。打磨之前，先试一个想法：谁把手指按在桌面上不放，谁就可以*偷看*。所有的牌都会亮一会儿正面。`Game` 有一个 `peek()` 方法可以做到，只是还没有人调用它。

 你可以把手势写进 `Game`。但你还不知道偷看有没有意思，所以先写在页面上，不要了随时可以删掉。
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.hold(on: game, count: \.peeks)
PlaygroundPage.current.liveView = check

/*:
 *扩展*可以给写在别处的类加一个方法。有了 `@objc` 和 `#selector`，识别器就能按名字找到它。

 长按会通知你不止一次：*开始*的时候，手指移动的时候，还有*结束*的时候。`hold.state` 会告诉你是哪一种。
 */
extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    // ▼ 你的任务（一）：只有 `hold.state` 是
    //   `.began` 才继续。
    // ▲
    peek()
    print("你偷看了 \(peeks) 次。")
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1

// ▼ 你的任务（二）：识别器要交给一个视图，才看得
//   到手指。用 `addGestureRecognizer` 把 `hold` 加
//   到 `game.view` 上。
// ▲

/*:
 - Experiment: 先只做第二部分，按住桌面，数一数控制台里的行数。然后再做第一部分。

 - Experiment: 偷看该付出什么代价？只允许三次：再写一个 `guard` 就行。
 */
//: [下一页：The Whole Game](@next)
