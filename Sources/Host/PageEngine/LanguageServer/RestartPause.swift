/// How long a language server that ended is left alone before another is started.
struct RestartPause: Sendable {
  private var length = Duration.zero
  private var started: ContinuousClock.Instant?
  private(set) var earliest: ContinuousClock.Instant?

  private static let first = Duration.milliseconds(500)
  private static let longest = Duration.seconds(30)
  /// What lives so long is well.
  private static let wellAfter = Duration.seconds(60)

  func allows(_ now: ContinuousClock.Instant) -> Bool {
    earliest.map { now >= $0 } ?? true
  }

  mutating func didStart(_ now: ContinuousClock.Instant) {
    started = now
  }

  mutating func didEnd(_ now: ContinuousClock.Instant) {
    if let started, now - started > Self.wellAfter { length = .zero }
    earliest = now + length
    length = length == .zero ? Self.first : min(length * 2, Self.longest)
  }
}
