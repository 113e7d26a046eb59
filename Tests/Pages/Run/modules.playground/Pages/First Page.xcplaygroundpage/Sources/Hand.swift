public struct Hand {
  public var cards = [Card(value: 3), Card(value: 4)]

  public init() {}

  public var sum: Int { cards.reduce(0) { $0 + $1.value } }
}
