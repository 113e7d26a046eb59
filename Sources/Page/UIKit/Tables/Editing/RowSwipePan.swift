import CoreGraphics
import Foundation

/// A swipe over a row; only a row that has buttons lets it begin.
@MainActor
final class RowSwipePan: UIPanGestureRecognizer {
  weak var list: (any SwipingList)?
  let swipes: RowSwipes

  init(_ swipes: RowSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(RowSwipePan.panned, named: "panned"))
  }

  override init?(coder: NSCoder) { nil }

  override var mayStart: Bool {
    let way = translation(in: list)
    return abs(way.x) >= Self.slop && abs(way.x) > abs(way.y)
  }

  private func panned() {
    switch state {
    case .began: swipes.began()
    case .changed: swipes.moved(by: translation(in: list).x)
    case .ended: swipes.ended(speed: velocity(in: list).x)
    case .cancelled: swipes.close(animated: true)
    case .possible, .failed: break
    }
  }
}
