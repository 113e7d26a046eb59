@_spi(UIKit) import QuartzCore

/// Goes from phase to phase.
final class PhaseRunner: Source, @unchecked Sendable {
  private var index = 0
  private var count = 0
  private var trigger: ComparedValue?
  private var animation: (Int) -> Animation? = { _ in nil }
  private var isUnderWay = false

  nonisolated override init() {}

  /// Takes what the view says, and returns the phase to be shown.
  func follow(
    count: Int, trigger: ComparedValue?, animation: @escaping (Int) -> Animation?
  ) -> Int {
    noteRead()
    self.count = count
    self.animation = animation
    let isTriggered = self.trigger.flatMap { before in trigger.map { $0.differs(from: before) } }
    self.trigger = trigger
    if count > 1, !isUnderWay, trigger == nil || isTriggered == true {
      isUnderWay = true
      Graph.reader?.graph.afterUpdate { [weak self] in self?.goOn() }
    }
    if index >= count { index = 0 }
    return index
  }

  private func goOn() {
    guard count > 1 else { return isUnderWay = false }
    let next = (index + 1) % count
    let isLast = trigger != nil && next == 0
    let animation = animation(next)
    withAnimation(animation) {
      noteChange()
      index = next
    }
    // A phase takes its time whatever it shows.
    MainTimer(after: max(animation?.logicalLength ?? 0, 1.0 / 60)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if isLast { self.isUnderWay = false } else { self.goOn() }
      }
    }
  }
}
