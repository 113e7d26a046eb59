/// Every word of the live views. Other languages have a file like this one.
enum Texts {
  static let counts = "Comparações: %d · trocas: %d"
  static let sorted = "Em ordem!"
  static let again = "De novo"
  static let pace = "Ritmo"
  static let bar = "Barra %d"
}
