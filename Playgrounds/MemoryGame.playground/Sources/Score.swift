/// How a round went.
public struct Score: Equatable {
  public let pairs: Int
  public let moves: Int
  public let peeks: Int
  public let seconds: Int

  public init(pairs: Int, moves: Int, peeks: Int, seconds: Int) {
    (self.pairs, self.moves, self.peeks, self.seconds) = (pairs, moves, peeks, seconds)
  }

  /// Three for a memory like an elephant's, one for having come to the end. A peek costs one.
  public var stars: Int {
    let good = pairs * 7 / 4
    let fair = pairs * 5 / 2
    let earned = moves <= good ? 3 : moves <= fair ? 2 : 1
    return max(1, earned - min(peeks, 1))
  }

  /// Minutes and seconds, as a clock shows them.
  public var time: String { Score.time(seconds) }

  static func time(_ seconds: Int) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
