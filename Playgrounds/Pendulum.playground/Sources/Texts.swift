/// Every word of the live view. Other languages have a file like this one.
enum Texts {
  static let pull = "Pull and let go"
  static let gravity = "Gravity"
  static let bounce = "Bounce"
  static let air = "Air"
  static let ball = "Ball %d, drag it aside"
}
