import CoreGraphics
import Foundation

/// Three places in a row: the page before, the one that is seen, and the one after it.
@MainActor
final class UIQueuingScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the contents elsewhere under a finger that holds them, which goes on from there.
  func shift(by way: CGPoint) {
    if case .drag(var drag) = movement {
      drag.start = CGPoint(x: drag.start.x + way.x, y: drag.start.y + way.y)
      drag.startOffset = CGPoint(x: drag.startOffset.x + way.x, y: drag.startOffset.y + way.y)
      movement = .drag(drag)
    }
    move(to: CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y))
  }

  /// Other edges move nothing.
  func setEdges(_ insets: UIEdgeInsets) {
    guard contentInset != insets else { return }
    let offset = contentOffset
    contentInset = insets
    move(to: offset)
  }

  /// Takes the contents from whoever moves them.
  func letGo() {
    if isDragging {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = isScrollEnabled
    }
    halt(.untold)
  }
}
