@_spi(UIKit) import QuartzCore

/// Tells a timeline of its dates, on the clock that animations share.
final class TimelineRunner: Source, @unchecked Sendable {
  private var date = TimelineRunner.now
  private var schedule: Any?
  private var dates: (() -> Date?)?
  private var frames: Frames?
  private var timer: MainTimer?

  nonisolated override init() {}

  /// The date as the clock of animations has it: it stands still when that does.
  private static var now: Date { start + (CACurrentMediaTime() - startTime) }
  private static let start = Date()
  private static let startTime = CACurrentMediaTime()

  /// Follows a schedule, and returns the date that it is.
  func follow<S: TimelineSchedule>(_ schedule: S) -> Date {
    noteRead()
    if let before = self.schedule, areEqualDynamically(before, schedule) { return date }
    self.schedule = schedule
    stop()
    let now = TimelineRunner.now
    if let animation = schedule as? AnimationTimelineSchedule {
      date = now
      if !animation.isPaused { followFrames(every: animation.interval ?? 0) }
      return date
    }
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    dates = { entries.next() }
    date = now
    showDue()
    return date
  }

  private func followFrames(every interval: Double) {
    frames = Frames { [weak self] _ in
      guard let self else { return false }
      let now = TimelineRunner.now
      if now.timeIntervalSince(date) >= interval - 1e-3 {
        noteChange()
        date = now
      }
      return true
    }
  }

  /// Takes the dates that have come, and waits for the next.
  private func showDue() {
    let now = TimelineRunner.now
    while let next = dates?() {
      if next <= now {
        date = next
        continue
      }
      timer = MainTimer(after: next.timeIntervalSince(now)) { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.noteChange()
          self.date = next
          self.showDue()
        }
      }
      return
    }
  }

  private func stop() {
    frames?.end()
    timer?.invalidate()
    (frames, timer, dates) = (nil, nil, nil)
  }
}
