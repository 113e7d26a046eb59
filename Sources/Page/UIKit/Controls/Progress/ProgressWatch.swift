import Foundation
@_spi(UIKit) import QuartzCore

/// Looks at some work's progress now and then, and lets a progress view show it.
///
/// Foundation's `Progress` cannot be observed here, so it is asked, as often as a person would
/// see it. The asking ends with the view, with the work, or when something else is shown.
@MainActor
final class ProgressWatch {
  private let work: Progress
  private weak var view: UIProgressView?
  private var hasEnded = false

  private static let pause = 0.1

  init(_ work: Progress, shownBy view: UIProgressView) {
    (self.work, self.view) = (work, view)
    view.progress = Float(work.fractionCompleted)
    wait()
  }

  func end() {
    hasEnded = true
  }

  private func wait() {
    guard !hasEnded, !work.isFinished, !work.isCancelled else { return }
    MainTimer(after: Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.look() }
    }
  }

  private func look() {
    guard !hasEnded, let view else { return }
    let fraction = Float(work.fractionCompleted)
    if fraction != view.progress { view.setProgress(fraction, animated: true) }
    wait()
  }
}
