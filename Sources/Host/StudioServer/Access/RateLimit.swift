/// So many messages a second from one browser, with some in reserve for a burst.
struct RateLimit: Sendable {
  private let perSecond: Double
  private let reserve: Double
  private var available: Double
  private var last: Double?

  init(perSecond: Double, reserve: Double) {
    self.perSecond = perSecond
    self.reserve = reserve
    available = reserve
  }

  /// Counts one message at a moment in seconds; false where it is one too many.
  mutating func admits(at moment: Double) -> Bool {
    if let last { available = min(reserve, available + max(0, moment - last) * perSecond) }
    last = moment
    guard available >= 1 else { return false }
    available -= 1
    return true
  }
}
