import Foundation
import ObjectiveC
import QuartzCore

/// Says before each frame that it comes, while somebody wants to know, without keeping him.
@MainActor
final class ScrollFrames: NSObject {
  private var link: CADisplayLink?
  /// Told the time since the beginning; the frames go on as long as it says so.
  private var step: ((TimeInterval) -> Progress)?
  private var start: TimeInterval = 0

  enum Progress {
    case underWay, done
  }

  func begin(_ step: @escaping (TimeInterval) -> Progress) {
    end()
    self.step = step
    start = CACurrentMediaTime()
    let link = CADisplayLink(
      target: self, selector: Selector(ScrollFrames.frameWillShow, named: "frameWillShow:"))
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  func end() {
    link?.invalidate()
    (link, step) = (nil, nil)
  }

  private func frameWillShow(_ link: CADisplayLink) {
    guard let step, link === self.link else { return }
    if step(max(link.timestamp - start, 0)) == .done, link === self.link { end() }
  }
}
