/// Every word on the screen. Other languages have a file like this one.
enum Texts {
  static let shop = "THE LITTLE CUP"
  static let order = "Order"
  static let surprise = "Surprise me"
  static let thanks = "Thank you! Ready in four minutes."
  static let sizes = ["Small", "Medium", "Large"]
  static let prices = ["$2.80", "$3.40", "$3.90"]
  static let drinks = ["Cappuccino", "Matcha latte", "Hot chocolate", "Black tea"]
  static let proposals = "Proposals"
}
