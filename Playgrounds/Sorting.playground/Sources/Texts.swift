/// Every word of the live views. Other languages have a file like this one.
enum Texts {
  static let counts = "%d compared · %d swapped"
  static let sorted = "In order!"
  static let again = "Again"
  static let pace = "Pace"
  static let bar = "Bar %d"
}
