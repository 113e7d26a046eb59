/*:
 # 比赛

 三排一样的柱子，三种办法，每次都只能做一件事。谁先排好？

 第二种办法是*插入排序*，很多人就是这样理手里的牌：拿起下一张，向左移，直到合适的位置。
 */
import PlaygroundSupport
import UIKit

let bubbles = Row(16, .shuffled, name: "冒泡排序")
let insertion = bubbles.copy(named: "插入排序")
let quick = bubbles.copy(named: "快速排序")

bubbleSort(bubbles)
insertionSort(insertion)
quickSort(quick)

let view = SortingController(bubbles, insertion, quick)
view.pace = 10
PlaygroundPage.current.liveView = view

//: 一共做了多少次比较和交换：
for row in [bubbles, insertion, quick] {
  print(row.name, row.comparisons + row.swaps)
}

/*:
 - Experiment: 让它们从 `.nearlySorted` 开始，再从 `.reversed` 开始。哪种最好，要看手里是什么。

 - Experiment: 只有四根柱子时哪种办法赢？60 根呢？那时把 `view.pace` 设为 60。

 这些办法都在 **Sources** 的 `Sorts.swift` 里。在那里加上你自己的：一个接受 `Row` 的函数。把它设为 public，
 让它也来参赛。
 */
for count in stride(from: 4, through: 60, by: 4) {
  let row = Row(count)
  quickSort(row)
  row.comparisons
}

//: [上一页](@previous) | [回到第一页](Swapping)
