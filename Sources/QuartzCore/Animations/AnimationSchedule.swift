import Foundation

/// Ends animations when their time has run out: one timer on the main run loop for all of them.
///
/// It never moves anything; the player does that by itself. It only tells delegates and
/// completion blocks, in the order in which animations end, those added first before others.
final class AnimationSchedule {
  nonisolated(unsafe) static let shared = AnimationSchedule()

  private var entries: [AnimationEntry] = []
  private var timer: Timer?
  /// A timer's date has less precision than the clock; so near to the end it is the end.
  private static let tolerance = 0.0005

  func add(_ entry: AnimationEntry) {
    guard entry.endsAt.isFinite else { return }
    entries.append(entry)
    schedule()
  }

  func remove(_ entry: AnimationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    entries.remove(at: index)
    schedule()
  }

  /// Ends what is over.
  func endDue() {
    let now = CACurrentMediaTime() + AnimationSchedule.tolerance
    let due = entries.filter { $0.endsAt <= now }
      .sorted { ($0.endsAt, $0.number) < ($1.endsAt, $1.number) }
    entries.removeAll { entry in due.contains { $0 === entry } }
    for entry in due {
      if let layer = entry.layer { layer.finish(entry) } else { entry.end(.interrupted) }
    }
    schedule()
  }

  private func schedule() {
    guard let next = entries.map(\.endsAt).min() else {
      timer?.invalidate()
      timer = nil
      return
    }
    let date = Date(timeIntervalSinceNow: max(next - CACurrentMediaTime(), 0))
    if let timer, timer.isValid, abs(timer.fireDate.timeIntervalSince(date)) < 1e-5 { return }
    timer?.invalidate()
    let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
      self?.timer = nil
      self?.endDue()
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }
}
