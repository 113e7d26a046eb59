import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

extension UIView {
  private static let leastTouchableOpacity: Float = 0.01

  /// Model geometry, front to back; a point outside a view never reaches its subviews.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !layer.isHidden,
      layer.opacity >= UIView.leastTouchableOpacity, animationsThatBlockTouches == 0,
      self.point(inside: point, with: event)
    else { return nil }
    if subviewList.contains(where: { $0.layer.zPosition != 0 }) {
      for view in subviewsByDepth.reversed() {
        if let found = view.hit(fromAbove: point, with: event) { return found }
      }
      return self
    }
    // No list is made on the way: a tree of thousands of views is asked at each touch.
    var index = subviewList.count - 1
    while index >= 0 {
      if index < subviewList.count,
        let found = subviewList[index].hit(fromAbove: point, with: event)
      {
        return found
      }
      index -= 1
    }
    return self
  }

  private func hit(fromAbove point: CGPoint, with event: UIEvent?) -> UIView? {
    touchedLayer.pointFromSuperlayer(point).flatMap { hitTest($0, with: event) }
  }

  private var subviewsByDepth: [UIView] {
    subviewList.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  // MARK: Recognizers

  /// Where there never were any, a page is told of none at all.
  var recognizerList: [UIGestureRecognizer] {
    get { ownRecognizers ?? [] }
    set { ownRecognizers = newValue }
  }

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
