/// Every word on the screen. Other languages have a file like this one.
enum Texts {
  static let shop = "小 小 杯"
  static let order = "下单"
  static let surprise = "给我惊喜"
  static let thanks = "谢谢！四分钟后就好。"
  static let sizes = ["小杯", "中杯", "大杯"]
  static let prices = ["¥22", "¥26", "¥30"]
  static let drinks = ["卡布奇诺", "抹茶拿铁", "热巧克力", "红茶"]
  static let proposals = "方案"
}
