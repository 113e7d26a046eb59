/*:
 # 翻牌记忆

 桌上有八对动物。趁牌面朝上时看仔细，然后每次翻开两张牌，把一样的找出来。

 点一张牌，或者用方向键和空格键来玩。手指**按住**桌面，或按 *P* 键，可以偷看所有的牌；按 *R* 键重新发牌。
 */
import PlaygroundSupport
import UIKit

let game = GameController()
PlaygroundPage.current.liveView = game
/*:
 ## 改成你喜欢的样子

 改一个数字，或者点一种颜色：桌面马上跟着变。
 */
game.padding = 16
game.cornerRadius = 12
game.backColor = #colorLiteral(red: 0.894, green: 0.341, blue: 0.31, alpha: 1)
game.lookDuration = 1.2
game.peekEnabled = true
/*:
 - Experiment: 太简单了？把牌桌改成 `(6, 4)`，就有十二对。为了凑够数，有些动物会戴上帽子。想快点玩一局，试试
   `(3, 2)`。
 */
game.grid = (4, 4)
/*:
 - Experiment: 另起一行写上 `game.backImage = UIImage(named: "back")`，牌背就会换成 Resources 里的图片。把你自己的图片拖进去，再写上它的名字。

 ## 每个值都有它的位置

 一行代码得到的值，就显示在这一行旁边。点一下图片可以看大图。
 */
let fox = CardPictures.face(Face(.fox))
let whale = CardPictures.face(Face(.whale, .hat))
let table = game.preferredContentSize
//: 只凭运气、一次也不翻错就找齐所有的牌，可能性有多大？
var luck = 1.0
for cards in stride(from: 16, to: 0, by: -2) {
  luck /= Double(cards - 1)
}
"\(Int((1 / luck).rounded())) 分之一"
//: 一局结束时，游戏会在下面的控制台里告诉你成绩。
game.whenWon = { score in
  print("步数：\(score.moves)，用时：\(score.time)，星星：\(score.stars)/3")
}
