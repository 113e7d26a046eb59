import Foundation
import ObjectiveC
import QuartzCore

/// Steps an animator before each frame, while it runs, without keeping it.
final class DynamicsFrames: NSObject {
  weak var animator: UIDynamicAnimator?
  private var link: CADisplayLink?
  private var lastTime: TimeInterval?
  /// A page that was busy for long does not see its items jump.
  private static let mostFrames = 6

  func begin() {
    guard link == nil else { return }
    let link = CADisplayLink(
      target: self, selector: Selector(DynamicsFrames.frameWillShow, named: "frameWillShow:"))
    self.link = link
    lastTime = nil
    link.add(to: .main, forMode: .common)
  }

  func end() {
    link?.invalidate()
    link = nil
  }

  @MainActor
  private func frameWillShow(_ link: CADisplayLink) {
    guard let animator else { return end() }
    let passed = lastTime.map { Int(((link.timestamp - $0) * 60).rounded()) } ?? 1
    lastTime = link.timestamp
    animator.step(frames: min(max(passed, 1), DynamicsFrames.mostFrames))
  }
}
