/// Every word of the live view. Other languages have a file like this one.
enum Texts {
  static let pull = "Dra och släpp"
  static let gravity = "Tyngd"
  static let bounce = "Studs"
  static let air = "Luft"
  static let ball = "Kula %d, dra den åt sidan"
}
