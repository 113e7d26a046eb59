import Glibc

/// Finds the thread that computes on and on without ever resting.
///
/// A loop that never ends looks like that, on every machine and under every load: its thread runs,
/// or waits for a processor, all the time. One that waits for anything else has rested, and its
/// stretch begins anew; so does the main thread's with each turn of its run loop. It is a pure
/// value, and knows no clock: samples are given to it.
struct BusyMeter {
  /// What one thread has used up to a moment, in nanoseconds.
  struct Use: Equatable {
    var thread: pid_t
    var role: Role
    var running: UInt64
    /// Ready to run, but without a processor.
    var waiting: UInt64
  }

  enum Role { case main, other }

  private struct Stretch {
    var begin: UInt64
    var last: Use
    var time: UInt64
  }

  private let main: UInt64
  private let others: UInt64
  private var stretches: [pid_t: Stretch] = [:]

  init(_ limits: Limits) {
    main = Self.nanoseconds(limits.busyTime)
    others = Self.nanoseconds(limits.backgroundTime)
  }

  /// The thread that is over its limit at `time`, if one is.
  mutating func sample(_ uses: [Use], turns: Turns, time: UInt64) -> pid_t? {
    var next: [pid_t: Stretch] = [:]
    var found: pid_t?
    for use in uses {
      let hasTurned = use.role == .main && turns == .some
      var stretch = Stretch(begin: use.running, last: use, time: time)
      if let before = stretches[use.thread], !hasTurned, !Self.hasRested(before, use, time) {
        stretch.begin = before.begin
      }
      next[use.thread] = stretch
      let used = use.running &- stretch.begin
      if used > (use.role == .main ? main : others) { found = found ?? use.thread }
    }
    stretches = next
    return found
  }

  /// Whether the main thread's run loop has turned since the sample before.
  enum Turns { case none, some }

  private static func hasRested(_ before: Stretch, _ use: Use, _ time: UInt64) -> Bool {
    guard use.running >= before.last.running, use.waiting >= before.last.waiting else {
      return true
    }
    let busy = use.running - before.last.running + use.waiting - before.last.waiting
    // The kernel brings its accounts up to date at its own ticks.
    return Double(busy) < 0.9 * Double(time - before.time)
  }

  private static func nanoseconds(_ seconds: Double?) -> UInt64 {
    seconds.map { UInt64($0 * 1e9) } ?? .max
  }
}
