/*:
 # 一个界面，三种方案

 一家小咖啡馆想要一个点单界面。三张画在纸上的图只能说明它*看起来*怎样，这里能让人感受它*用起来*怎样：
 在上方选一种方案，点一个杯型，然后下单。

 和客户交谈时，随时按客户的要求修改。每改一行，界面都会跟着变。
 */
import PlaygroundSupport
import UIKit

//: ## 温暖
var warm = Proposal(name: "温暖")
warm.theme = .sunrise
warm.corners = .round
warm.headline = "早上好！"
warm.firstButton = .order

//: ## 宁静
var quiet = Proposal(name: "宁静")
quiet.theme = .forest
quiet.corners = .soft
quiet.headline = "您的咖啡在等您。"
quiet.firstButton = .surprise

//: ## 夜晚
var late = Proposal(name: "夜晚")
late.theme = .night
late.corners = .square
late.headline = "打烊前再来一杯？"
late.firstButton = .order

let demo = DemoController(proposals: [warm, quiet, late])
PlaygroundPage.current.liveView = demo

/*:
 - Experiment: “我喜欢第一种，不过想要浆果的颜色。”把 `warm` 的主题改成 `.berry`，另外还有 `.paper`。

 - Experiment: “文字长一点也行吗？”写一个需要两行的标题。

 - Experiment: “那么先看到哪一种？”改一改下面的数字。
 */
demo.chosen = 0

//: 按钮上的字每个人都看得清吗？达到 4.5 就可以。
for proposal in [warm, quiet, late] {
  proposal.theme.contrast
}

//: 在界面上点的单，这里也能看到。
var orders = 0
demo.ordered = { cup in
  orders += 1
  print("\(orders): \(cup)")
}
