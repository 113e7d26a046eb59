/// Every word on the screen. Other languages have a file like this one.
enum Texts {
  static let shop = "A XICRINHA"
  static let order = "Pedir"
  static let surprise = "Me surpreenda"
  static let thanks = "Obrigado! Pronto em quatro minutos."
  static let sizes = ["Pequeno", "Médio", "Grande"]
  static let prices = ["R$ 9,90", "R$ 12,90", "R$ 15,90"]
  static let drinks = ["Cappuccino", "Matcha latte", "Chocolate quente", "Chá preto"]
  static let proposals = "Propostas"
}
