/*:
 # 冒泡排序

 最简单的办法：沿着这一排走，比较**相邻的两根**，左边的更高就交换。走完一趟，最高的那根就到了末尾，像气泡
 浮到水面。再走一趟，第二高的也到了，如此继续。
 */
import PlaygroundSupport
import UIKit

let row = Row(14)
let view = SortingController(row)
view.pace = 12
PlaygroundPage.current.liveView = view

//: `row.disorder` 旁边的曲线显示这一排怎样一次次变好：每交换一次，总是少一。
for end in stride(from: row.count - 1, to: 0, by: -1) {
  for index in 0..<end {
    if row.isHigher(index, than: index + 1) {
      row.swap(index, index + 1)
      row.disorder
    }
  }
}

row.heights
row.comparisons
row.swaps

/*:
 - Experiment: 从 `Row(14, .nearlySorted)` 开始。要交换的少了，比较的却一样多。某一趟没有可交换的就停下来，
   你能做到吗？

 - Experiment: 对这个办法来说，怎样的一排最糟？试试 `.reversed`，看看 `row.swaps`。

 有这么多根柱子的一排需要比较多少次？看看中间那一行旁边的曲线。
 */
for count in 1...40 {
  count * (count - 1) / 2
}
//: 柱子多一倍，工作多三倍。

//: [上一页](@previous) | [下一页：Quick Sort](@next)
