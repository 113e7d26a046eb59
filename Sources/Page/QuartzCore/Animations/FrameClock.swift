import Foundation

/// Wakes display links and layers that draw in frames: one timer for all of them, and none while there is nobody to wake.
///
/// Frames are whole sixtieths of the clock, so links that began at different moments see the same
/// frames, and a page sees the same ones in every run on a virtual clock. A turn that took too
/// long lets frames go by; they are not made up for.
final class FrameClock {
  nonisolated(unsafe) static let shared = FrameClock()
  static let length = 1 / 60.0

  private var links: [any FrameListener] = []
  private var timer: MainTimer?
  private var planned: Int?
  /// A timer's date has less precision than the clock.
  private static let tolerance = 0.0005

  func add(_ link: any FrameListener) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
    linksChanged()
  }

  func remove(_ link: any FrameListener) {
    links.removeAll { $0 === link }
    linksChanged()
  }

  /// For a clock that is set anew.
  func forgetAll() {
    timer?.invalidate()
    (links, timer, planned) = ([], nil, nil)
    DrawnAnimations.shared.forgetAll()
  }

  private var currentFrame: Int {
    Int(((CACurrentMediaTime() + FrameClock.tolerance) * 60).rounded(.down))
  }

  /// Sets the timer for the first frame that anybody wants.
  func linksChanged() {
    let frame = currentFrame
    let next = links.compactMap { $0.nextFrame(after: frame) }.min()
    guard next != planned else { return }
    timer?.invalidate()
    (timer, planned) = (nil, next)
    guard let next else { return }
    let wait = Double(next) * FrameClock.length - CACurrentMediaTime()
    timer = MainTimer(after: wait) { [unowned self] in
      (timer, planned) = (nil, nil)
      tick(next)
    }
  }

  private func tick(_ wanted: Int) {
    let frame = max(wanted, currentFrame)
    let due = links.filter { link in link.nextFrame(after: frame - 1).map { $0 <= frame } ?? false }
    for link in due { link.show(frame) }
    linksChanged()
  }
}
