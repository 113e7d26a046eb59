//: [上一页：One Card](@previous)
/*:
 # 给牌写一个类

 一张牌只要几行代码。十六张牌就需要一个*类*：它只说一次什么是牌，而每张牌都知道自己的编号，也知道自己哪一面朝上。

 它不在这个页面上。请打开*这个页面*的 Sources（源代码）文件夹里的 **Card.swift**，先看一看：

 1. `Card` 继承自 `UIImageView`，所以一张牌本来就会显示图片。
 2. `number` 在创建牌时选定，之后不再改变。`isFaceUp` 会变，但只有牌自己能改：`private(set)`。
 3. 页面用到的东西都是 `public`。试着去掉一个，看看页面怎么说。

 图片已经准备好了：`Picture.face(number)` 和 `Picture.back` 来自所有页面共用的 Sources。

 - Important: 方法 `turn()` 还是空的。请在 Card.swift 里把它写好，再回到这里。
 */
import PlaygroundSupport
import UIKit

let once = Card(number: 3)
once.turn()
once.isFaceUp

let twice = Card(number: 3)
twice.turn()
twice.turn()
twice.isFaceUp

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
once.center = CGPoint(x: 140, y: 110)
twice.center = CGPoint(x: 260, y: 110)
table.addSubview(once)
table.addSubview(twice)

let check = Check.turns(of: once, and: twice, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: 再做一张编号不同的牌，把它翻过来，放到桌上。为此你一点也不用改 Card.swift。类就是为此而生的。

 - Note: Sources 里的代码旁边不显示值。它只编译一次，每次运行都直接使用，所以才这么快。
 */
//: [下一页：A Grid](@next)
