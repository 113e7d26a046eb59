//: [上一页：Turning Over](@previous)
/*:
 # 属性

 现在，页面成了你的工作台。`Game` 有两个公开的属性，页面把它们都改了：`turnDuration` 改成 1.5，`padding` 改成 30。
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.padding(in: game, at: \.padding)
PlaygroundPage.current.liveView = check

/*:
 看看实时视图。牌确实翻得慢了，可是牌与牌之间还是 16 个点。**为什么一个有用，另一个没用？**

 控制台知道答案。每一行都写着当时的值：

 | 时刻 | `turnDuration` | `padding` |
 |---|---|---|
 | `Game()` 摆好牌 | 0.5 | 16 |
 | `viewWillAppear` | 0.5 | 16 |
 | 这个页面设置两个属性 | 1.5 | 30 |
 | `viewDidAppear` 翻牌 | 1.5 | 30 |
 */
game.turnDuration = 1.5
game.padding = 30
print("page:", game.turnDuration, game.padding)

/*:
 ## 已经运行过的代码不会知道

 时长是在 `viewDidAppear` 里读取的，那时页面已经改过它了。间距却是在创建游戏的时候读取的。代码运行过以后，不会因为某个值后来变了就再运行一次。必须有人去调用它。

 Swift 为此准备了一个地方：`didSet`。它写在属性后面，每次给属性赋值之后都会运行。

     public var title = "" {
       didSet { print(title) }
     }

 - Important: 你要改的地方在这个页面的 **Game.swift** 里：给 `padding` 加上 `didSet`，在其中调用 `layOut()`。

 - Experiment: 给 `game.padding` 赋值两次，先是 60，再是 24。`layOut()` 被调用了几次？在里面加一个 `print` 数一数。
 */
//: [下一页：Taps and Rules](@next)
