/*:
 # 交换

 十二根柱子，没有一根在自己的位置上。哪根最高，你一眼就能看出来。计算机不行：它只能看**两根柱子**，说出
 哪根更高，再让这两根**交换**位置。仅此而已。它怎样把一整排都排好？

 先动手试试：点右边的一根柱子，再点另一根。
 */
import PlaygroundSupport
import UIKit

let row = Row(12)
PlaygroundPage.current.liveView = SortingController(row)

//: 从左到右，它们是这样站的。
row.heights

//: 第一根比第二根高吗？位置从 0 数起。
row.isHigher(0, than: 1)

//: 现在让这一页交换几根，再看看这一排。
row.swap(0, 11)
row.swap(3, 8)
row.heights

/*:
 离目标还有多远？`disorder` 数的是前后站反了的对数。排好时是 0；十二根柱子最乱时是 66。
 */
row.disorder

/*:
 - Experiment: 再加几行 `row.swap`，直到 `row.disorder` 是 0。你用了几次？

 - Experiment: 写成 `Row(12, .reversed)`。现在只要六次交换就够了。是哪六次？

 - Note: 交换的次数绝不必超过柱子的根数减一。难的是*知道*该换哪些，而且比较得越少越好。
 */
//: [下一页：Bubble Sort](@next)
