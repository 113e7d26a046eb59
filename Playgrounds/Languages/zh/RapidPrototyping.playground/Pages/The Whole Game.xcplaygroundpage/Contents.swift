//: [上一页：A Long Press](@previous)
/*:
 # 完整的游戏

 一张空白页变成了这个游戏。没有要填的地方了。把它玩到底吧：最后的检查想看到一张空桌子。
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.victory(in: game)

game.padding = 12
game.turnDuration = 0.4
game.view.backgroundColor = UIColor(
  red: 0.29, green: 0.24, blue: 0.40, alpha: 1)

extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    guard hold.state == .began else { return }
    peek()
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1
game.view.addGestureRecognizer(hold)

/*:
 ## 你现在会了什么

 | 你会…… | 页面 |
 |---|---|
 | 查看值，并改变它 | [Start](Start) |
 | 画一张图片 | [One Card](One%20Card) |
 | 把代码移到 Sources | [A Class for Cards](A%20Class%20for%20Cards) |
 | 算出东西该放在哪里 | [A Grid](A%20Grid) |
 | 生成数组，再打乱它 | [Shuffling](Shuffling) |
 | 让变化成为动作 | [Turning Over](Turning%20Over) |
 | 说清什么时候运行什么，并使用 `didSet` | [Properties](Properties) |
 | 回应点按，写出规则 | [Taps and Rules](Taps%20and%20Rules) |
 | 直接在页面上试验想法 | [A Long Press](A%20Long%20Press) |

 ## 接下来去哪里

 - 改一改上面的颜色、间距和时长，让它成为你的游戏。
 - 数一数走了多少步，用 `UILabel` 显示出来。
 - 在所有页面共用的 Sources 里，打开 **Sign.swift**，画上你自己的图案。
 - 打开 Lekplats 自带的 **MemoryGame**。那是做完了的同一个游戏：有动物图案，会发牌，会记步数和时间，还能用键盘玩。

 - Callout(先让它能用): 你的游戏算不上井井有条，也不必如此。原型是用来回答问题的。等你知道这个想法确实好，再把它做漂亮也不迟。
 */
//: [回到 Start](Start)
