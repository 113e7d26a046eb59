import Foundation

/// Ends animations when their time has run out: one timer on the main run loop for all of them.
///
/// It never moves anything; the player does that by itself. It only tells delegates and
/// completion blocks, in the order in which animations end, those added first before others.
final class AnimationSchedule {
  nonisolated(unsafe) static let shared = AnimationSchedule()

  private var entries: [AnimationEntry] = []
  private var timer: MainTimer?
  private var planned: Double?
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

  /// For a clock that is set anew: nothing that was under way ends any more.
  func forgetAll() {
    timer?.invalidate()
    (entries, timer, planned) = ([], nil, nil)
  }

  private func schedule() {
    let next = entries.map(\.endsAt).min()
    guard next != planned else { return }
    timer?.invalidate()
    (timer, planned) = (nil, next)
    guard let next else { return }
    timer = MainTimer(after: next - CACurrentMediaTime()) { [unowned self] in
      (timer, planned) = (nil, nil)
      endDue()
    }
  }
}
