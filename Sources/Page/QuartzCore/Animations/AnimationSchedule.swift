import Foundation

/// Ends animations when their time has run out: one timer on the main run loop for all of them.
///
/// It never moves anything; the player does that by itself. It only tells delegates and
/// completion blocks, in the order in which animations end, those added first before others.
/// `settle()` comes at the end of each flush; nothing else sets the timer.
final class AnimationSchedule {
  nonisolated(unsafe) static let shared = AnimationSchedule()

  private var entries: [AnimationEntry] = []
  private var timer: MainTimer?
  private var planned: Double?
  private var times = Times.known
  /// A timer's date has less precision than the clock; so near to the end it is the end.
  private static let tolerance = 0.0005

  private enum Times {
    case known, changed
  }

  func add(_ entry: AnimationEntry) { entries.append(entry) }

  func remove(_ entry: AnimationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    entries.remove(at: index)
  }

  /// Layers' times have changed, and with them when animations end.
  func noteChange() { times = .changed }

  /// Ends what is over.
  func endDue() {
    let now = CACurrentMediaTime() + AnimationSchedule.tolerance
    let due = entries.filter { $0.endsAt <= now }
      .sorted { ($0.endsAt, $0.number) < ($1.endsAt, $1.number) }
    if !due.isEmpty { entries.removeAll { $0.endsAt <= now } }
    for entry in due {
      if let layer = entry.layer { layer.finish(entry) } else { entry.end(.interrupted) }
    }
    settle()
  }

  /// For a clock that is set anew: nothing that was under way ends any more.
  func forgetAll() {
    timer?.invalidate()
    (entries, timer, planned) = ([], nil, nil)
  }

  /// Sets the timer for the animation that ends next.
  func settle() {
    if times == .changed {
      let now = CACurrentMediaTime()
      for entry in entries { entry.updateEnd(at: now) }
      times = .known
    }
    let next = entries.reduce(Double.infinity) { min($0, $1.endsAt) }
    guard next != planned else { return }
    timer?.invalidate()
    (timer, planned) = (nil, next)
    guard next.isFinite else { return }
    timer = MainTimer(after: next - CACurrentMediaTime()) { [unowned self] in
      (timer, planned) = (nil, nil)
      endDue()
    }
  }
}
