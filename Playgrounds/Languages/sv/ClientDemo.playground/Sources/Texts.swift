/// Every word on the screen. Other languages have a file like this one.
enum Texts {
  static let shop = "DEN LILLA KOPPEN"
  static let order = "Beställ"
  static let surprise = "Överraska mig"
  static let thanks = "Tack! Klart om fyra minuter."
  static let sizes = ["Liten", "Mellan", "Stor"]
  static let prices = ["32 kr", "38 kr", "44 kr"]
  static let drinks = ["Cappuccino", "Matchalatte", "Varm choklad", "Svart te"]
  static let proposals = "Förslag"
}
