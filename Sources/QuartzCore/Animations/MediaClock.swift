import Foundation

/// The seconds of the clock all animations share.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The system's monotonic clock, or one that a test moves by hand.
enum MediaClock {
  nonisolated(unsafe) static var moment: Double?

  static var now: Double {
    if let moment { return moment }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
