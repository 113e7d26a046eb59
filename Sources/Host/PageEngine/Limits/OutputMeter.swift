/// Counts console bytes against the limits.
struct OutputMeter {
  private let perSecond: Int
  private let inAll: Int
  private var whole = 0
  private var window = 0
  private var windowStart: UInt64 = 0

  init(_ limits: Limits) {
    perSecond = limits.outputPerSecond ?? .max
    inAll = limits.outputInAll ?? .max
  }

  enum Verdict: Equatable {
    case within, over
  }

  /// Counts bytes that came at `now`, in nanoseconds.
  mutating func count(_ bytes: Int, now: UInt64) -> Verdict {
    if now - windowStart >= 1_000_000_000 {
      windowStart = now
      window = 0
    }
    window += bytes
    whole += bytes
    return window > perSecond || whole > inAll ? .over : .within
  }
}
