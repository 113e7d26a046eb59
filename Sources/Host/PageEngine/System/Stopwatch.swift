import Foundation

/// Measures durations with the monotonic clock of the system.
struct Stopwatch {
  private var last = Stopwatch.now

  /// Nanoseconds of the system's monotonic clock.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Milliseconds since the last lap, or since the stopwatch was made.
  mutating func lap() -> Double {
    let now = Self.now
    defer { last = now }
    return Double(now - last) / 1e6
  }
}
