//: [上一页：Shuffling](@previous)
/*:
 # 翻牌

 游戏需要有人照看桌面，这就是*视图控制器*。这个页面的 Sources 里有 `Game`，它把牌做好，正面朝上摆开。等它的视图显示出来，`viewDidAppear(_:)` 会被调用，在那里把所有的牌翻过去。

 它能用，但不像在翻牌：图片是一下子换掉的。*过渡*会把旧的样子和新的样子连成一个动作：

     UIView.transition(
       with: view, duration: 1,
       options: .transitionFlipFromTop
     ) {
       // 要改变的东西，在这里改变。
     }

 - Important: 你要改的地方在这个页面的 **Card.swift** 里：方法 `turn()`。
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.transition(in: game)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: 试试别的选项：`.transitionFlipFromTop`、`.transitionCurlUp`、`.transitionCrossDissolve`。哪一个最像翻牌？又该用多长时间？

 - Note: 十六个过渡在循环里一个接一个地开始，所有的牌却同时翻动。UIKit 会把发生的变化收集起来，等你的代码运行完，再一起显示。
 */
//: [下一页：Properties](@next)
