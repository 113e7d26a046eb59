//: [上一页：A Grid](@previous)
/*:
 # 洗牌

 网格已经完成，所以它搬走了：这个页面的 Sources 里有 `Table`，给它什么牌，它就摆什么牌。页面上只留下今天的问题：*一副牌是什么？*

 一副牌是一个数组：每个数出现两次，顺序谁也不知道。`pictures` 里每个数只有一次。`flatMap` 把每个元素换成一个数组，再把这些数组首尾相接：

     [1, 2].flatMap { [$0, $0, $0] }    // [1, 1, 1, 2, 2, 2]
 */
import PlaygroundSupport
import UIKit

let pictures = Array(1...8)

// ▼ 你的任务（一）：让每个数出现两次。
let pairs = pictures.flatMap { [$0] }
// ▲

// ▼ 你的任务（二）：把它们打乱。数组有一个方法可
//   以做到：`shuffled()`。
let deck = pairs
// ▲

let table = Table(deck: deck)
PlaygroundPage.current.liveView = Check.deck(on: table)

/*:
 - Experiment: 再运行一次，再来一次。每次的牌都不一样。如果想和朋友玩同一副牌，怎样才能再发一次同样的牌？

 - Note: `shuffled()` 给你一个新数组，`shuffle()` 改变你手里的那个。Swift 喜欢这样成对的方法：`sorted()` 和 `sort()`，`reversed()` 和 `reverse()`。
 */
//: [下一页：Turning Over](@next)
