@_spi(UIKit) import QuartzCore

/// A closure that runs when the animations of a change have ended.
///
/// It is armed in the turn after the change, so that it also runs when the change shows nothing.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let run: () -> Void
  private var running = 0
  private var isArmed = false
  private var isDone = false

  init(_ criteria: AnimationCompletionCriteria, _ run: @escaping () -> Void) {
    self.criteria = criteria
    self.run = run
  }

  /// Waits for one more animation.
  func wait() { running += 1 }

  func animationEnded() {
    running -= 1
    runIfDone()
  }

  /// Lets the closure run once all is shown that the change shows.
  func arm() {
    MainTimer(after: 0) { [self] in
      isArmed = true
      runIfDone()
    }
  }

  private func runIfDone() {
    guard isArmed, running == 0, !isDone else { return }
    isDone = true
    // Data that are followed end while a body runs, which must not change state.
    if MainThread.isCurrent, MainActor.assumeIsolated({ Graph.reader != nil }) {
      MainTimer(after: 0, run)
    } else {
      run()
    }
  }
}

/// One animation, for those who wait for it: until it has arrived, or until it is over.
final class AwaitedAnimation: @unchecked Sendable {
  private var waiting: [AnimationCompletion]
  private let logicalLength: Double
  private var isOver = false

  init(_ animation: Animation, for completions: [AnimationCompletion]) {
    waiting = completions
    logicalLength = animation.logicalLength
    for completion in waiting { completion.wait() }
  }

  /// It is under way, if it has not ended at once.
  func began() {
    guard !isOver, logicalLength.isFinite,
      waiting.contains(where: { $0.criteria == .logicallyComplete })
    else { return }
    MainTimer(after: logicalLength) { [self] in
      end { $0.criteria == .logicallyComplete }
    }
  }

  func ended() {
    isOver = true
    end { _ in true }
  }

  private func end(where isWanted: (AnimationCompletion) -> Bool) {
    let ending = waiting.filter(isWanted)
    waiting.removeAll(where: isWanted)
    for completion in ending { completion.animationEnded() }
  }
}
