//: [上一页：Properties](@previous)
/*:
 # 点按与规则

 *手势识别器*替你留意手指，看到自己的手势，就调用一个方法。在 `loadView()` 里，桌面得到一个识别点按的。它的方法 `tapped(_:)` 先问手指下面是哪个视图；如果是一张背面朝上的牌，就把它翻开。

 翻好以后会调用 `turned(_:)`。整个游戏的规则都在那里：

 1. 如果没有别的牌翻开，就把这张记在 `first` 里。
 2. 如果有，而且编号相同，两张都离开桌面。
 3. 如果编号不同，两张都翻回去。

 现在总是执行第三条，哪怕你找到了一对。第二条由你来写。

 - Important: 你要改的地方在这个页面的 **Game.swift** 里：`turned(_:)` 的末尾。调用一张牌的方法 `leave()`，它就会离开桌面。
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.rules(of: game)

/*:
 在实时视图里玩一玩，直到检查看到全部三条。

 - Experiment: 让游戏温和一点：不同的两张牌先亮一秒再翻回去。在 `turn` 里，完成处理闭包就是写*之后*的地方。

 - Note: `guard … else { return }` 会把不合适的情况都拦下来。所以点在牌与牌之间什么也不会发生，已经翻开的牌也不能再点。
 */
//: [下一页：A Long Press](@next)
