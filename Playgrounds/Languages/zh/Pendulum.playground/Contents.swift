/*:
 # 牛顿摆

 五个钢球并排挂在线上。把一个拉开再松手：另一端会飞出一个，中间的几乎不动。拉两个，就飞出两个。
 它们怎么知道该是几个？

 先看一看，**拖动一个球**，移动滑块，再来改这里的数字。
 */
import PlaygroundSupport
import UIKit

let cradle = CradleController()
PlaygroundPage.current.liveView = cradle

cradle.balls = 5
cradle.length = 190
cradle.gravity = 1
cradle.bounce = 1
cradle.air = 0.05
cradle.pull(1, degrees: 28)

//: 这几行旁边的曲线是两端的球：一个静止时，另一个正在摆动。
var left = 0.0
var right = 0.0
var energy = 1.0
cradle.moved = { swing in
  left = swing.left
  right = swing.right
  energy = swing.energy
}

/*:
 - Experiment: 月球上的重量只有六分之一：把 `gravity` 设为 0.17。变的是摆动的高度，还是摆动的时间？

 - Experiment: 泥做的球撞击后什么也留不住。把 `bounce` 设为 0，再试试 0.5。

 - Experiment: 五个球里拉开三个。哪一个会向两边都飞？

 ## 摆动一次要多久？

 时间与球的轻重无关，与拉开多远也无关，只取决于线的长度和重力。线长四倍，摆动的时间就是两倍。
 */
func secondsOfASwing(length: Double, gravity: Double) -> Double {
  2 * .pi * sqrt(length / (gravity * 1000))
}

for length in stride(from: 10.0, through: 400, by: 10) {
  secondsOfASwing(length: length, gravity: 1)
}

let short = secondsOfASwing(length: 50, gravity: 1)
let long = secondsOfASwing(length: 200, gravity: 1)
long / short
