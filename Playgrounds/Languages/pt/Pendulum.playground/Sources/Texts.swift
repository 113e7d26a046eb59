/// Every word of the live view. Other languages have a file like this one.
enum Texts {
  static let pull = "Puxe e solte"
  static let gravity = "Gravidade"
  static let bounce = "Rebote"
  static let air = "Ar"
  static let ball = "Bola %d, arraste para o lado"
}
