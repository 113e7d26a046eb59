/// Every word of the live views. Other languages have a file like this one.
enum Texts {
  static let counts = "Jämförelser: %d · byten: %d"
  static let sorted = "I ordning!"
  static let again = "Igen"
  static let pace = "Takt"
  static let bar = "Stapel %d"
}
