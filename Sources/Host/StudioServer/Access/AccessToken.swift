/// The secret in the studio's address: 128 random bits, new each time the server starts.
public struct AccessToken: Equatable, Sendable {
  let text: String

  /// A new one.
  public init() {
    var random = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  init(text: String) {
    self.text = text
  }

  /// Compares without telling by its time how much was right.
  func matches(_ candidate: String?) -> Bool {
    let mine = Array(text.utf8)
    let theirs = Array((candidate ?? "").utf8)
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
