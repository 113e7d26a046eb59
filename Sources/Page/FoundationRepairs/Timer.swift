// Where Foundation for Linux does not do what Foundation does, and a page would notice.
//
// A library of its own: an executable's optimizer drops what nothing in the executable calls.

import Foundation

/// Takes the place of Foundation's own `Timer.init(timeInterval:repeats:block:)`, which makes a timer
/// that is due at once instead of after its interval. Every library of this process finds the
/// executable's symbol first.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
public func makeTimer(
  timeInterval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
) -> Timer {
  let date = Date(timeIntervalSinceNow: timeInterval)
  return Timer(fire: date, interval: timeInterval, repeats: repeats, block: block)
}
