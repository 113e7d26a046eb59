//: [上一页：Start](@previous)
/*:
 # 一张牌

 一张牌就是一张圆角的小图片。不用请别人替你画：*渲染器*会给你一张白纸，并把你画在上面的东西存成 `UIImage`。

 画图分两步。先选颜色，再用它填充一个形状：

     UIColor.systemOrange.setFill()
     let place = CGRect(
       x: 20, y: 30, width: 40, height: 40)
     UIBezierPath(ovalIn: place).fill()

 白纸的原点在左上角：`x` 向右增大，`y` 向下增大。
 */
import PlaygroundSupport
import UIKit

let size = CGSize(width: 80, height: 100)

func draw(in context: UIGraphicsImageRendererContext) {
  UIColor.white.setFill()
  context.fill(CGRect(origin: .zero, size: size))

  // ▼ 你的任务（一）：用你自己选的颜色画点什么。
  // ▲
}

let renderer = UIGraphicsImageRenderer(size: size)
let face = renderer.image(actions: draw)

/*:
 只有视图才能显示出来，所以要把这张纸变成视图。每个视图都有一个*图层*，由它负责在屏幕上绘制，也由它管理边框、阴影和圆角。
 */
let card = UIImageView(image: face)
card.frame.origin = CGPoint(x: 160, y: 60)
card.clipsToBounds = true

// ▼ 你的任务（二）：设置
//   `card.layer.cornerRadius`。十个点就很好看。
// ▲

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
table.addSubview(card)

let check = Check.drawing(of: card, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: 把指针停在 `face` 旁边的值上：图片和别的值一样，也能看到。然后在第一个形状上再画一个。哪一个在上面？

 - Note: 尺寸的单位是点。屏幕上一个点有多少像素，渲染器就用多少像素，所以你的画始终清晰。
 */
//: [下一页：A Class for Cards](@next)
