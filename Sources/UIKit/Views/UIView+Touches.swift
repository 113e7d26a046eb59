import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  private static let leastTouchableAlpha: CGFloat = 0.01

  /// Model geometry, front to back; a point outside a view never reaches its subviews.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha,
      animationsThatBlockTouches == 0, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewsInDrawingOrder.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }

  private var subviewsInDrawingOrder: [UIView] {
    guard subviewList.contains(where: { $0.layer.zPosition != 0 }) else { return subviewList }
    return subviewList.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  // MARK: Recognizers

  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizerList.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizerList.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizerList where !new.contains(recognizer) { detach(recognizer) }
    for recognizer in new where recognizer.view !== self { attach(recognizer) }
  }
}
