/// Every word of the live views. Other languages have a file like this one.
enum Texts {
  static let counts = "比较 %d 次 · 交换 %d 次"
  static let sorted = "排好了！"
  static let again = "再来一次"
  static let pace = "快慢"
  static let bar = "第 %d 高的柱子"
}
