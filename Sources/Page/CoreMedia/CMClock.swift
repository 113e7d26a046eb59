import Foundation

/// A source of time.
public final class CMClock: @unchecked Sendable {
  /// The clock of the machine that the page runs on.
  public static let hostTimeClock = CMClock()

  /// The time of the clock.
  public var time: CMTime {
    CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
  }
}

/// Returns the clock of the machine that the page runs on.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }

/// Returns the time of a clock.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
