import ObjectiveC
import QuartzCore

/// Calls a closure before each frame of the screen, on the page's clock, until it is ended.
@MainActor
final class Frames: NSObject {
  private var link: CADisplayLink?
  private let step: (Double) -> Bool
  private static var lastTime = -Double.infinity

  /// The closure is told the clock's time, and says whether it wants more frames.
  init(_ step: @escaping (Double) -> Bool) {
    self.step = step
    super.init()
    let link = CADisplayLink(
      target: self, selector: Selector(Frames.frameWillShow, named: "frameWillShow:"))
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Whether something asks for each frame now.
  static var areRunning: Bool { abs(animationTime - lastTime) < 0.05 }

  func end() {
    link?.invalidate()
    link = nil
  }

  private func frameWillShow(_ link: CADisplayLink) {
    guard link === self.link else { return }
    Self.lastTime = link.timestamp
    if !step(link.timestamp) { end() }
  }
}

/// The seconds of the clock that animations share.
var animationTime: Double { CACurrentMediaTime() }
