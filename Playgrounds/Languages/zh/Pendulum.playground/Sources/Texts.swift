/// Every word of the live view. Other languages have a file like this one.
enum Texts {
  static let pull = "拉开再松手"
  static let gravity = "重力"
  static let bounce = "弹性"
  static let air = "空气"
  static let ball = "第 %d 个球，向旁边拖动"
}
