import Foundation

/// One moment on the two clocks that meet here: the browser's and the page's.
///
/// A browser's `performance.timeOrigin + performance.now()` is the wall clock, in milliseconds;
/// a page's marks are the system's monotonic clock, in nanoseconds.
struct Moment: Equatable, Sendable {
  /// Milliseconds since 1970.
  var wall: Double
  /// Nanoseconds since some time before.
  var monotonic: UInt64

  /// Now.
  static var now: Moment {
    var wall = timespec()
    var monotonic = timespec()
    clock_gettime(CLOCK_REALTIME, &wall)
    clock_gettime(CLOCK_MONOTONIC, &monotonic)
    return Moment(
      wall: Double(wall.tv_sec) * 1000 + Double(wall.tv_nsec) / 1e6,
      monotonic: UInt64(monotonic.tv_sec) * 1_000_000_000 + UInt64(monotonic.tv_nsec))
  }

  /// Where on the wall clock a moment of the monotonic clock lies.
  func wall(of nanoseconds: UInt64) -> Double {
    wall - (Double(monotonic) - Double(nanoseconds)) / 1e6
  }
}
