/*:
 # 快速排序

 更好的办法是**分开**。取一根柱子，就取最后一根：比它矮的都放到左边，比它高的都放到右边。它自己站在中间，
 从此不必再动。然后单独对左边这样做，再单独对右边这样做。

 把自己用在更小的部分上的办法，叫作*递归*。
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 8
PlaygroundPage.current.liveView = view

func sort(from first: Int, to last: Int) {
  guard first < last else { return }
  var border = first
  for index in first..<last {
    if row.isHigher(last, than: index) {
      row.swap(index, border)
      border += 1
    }
  }
  row.swap(border, last)
  sort(from: first, to: border - 1)
  sort(from: border + 1, to: last)
}

sort(from: 0, to: row.count - 1)

row.heights
row.comparisons
row.swaps

/*:
 - Experiment: 十四根柱子用冒泡排序要比较 91 次。把它和 `row.comparisons` 比一比。

 - Experiment: 每种办法都有倒霉的时候。试试 `.reversed`：最后一根就是最矮的，什么也分不开。改用中间那根：
   在 `border` 之前把它和最后一根交换。

 - Note: 运气好的话，每次都分成两半。一百万根柱子也只要对半分二十次。
 */
for halvings in 0...20 {
  1_000_000 >> halvings
}

//: [上一页](@previous) | [下一页：Race](@next)
