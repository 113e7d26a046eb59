import CoreGraphics
import Foundation

// Elements that are scrolled out of sight are read too; acting on one scrolls to it.

extension UIResponder {
  /// The scroll view around an element, if the scroll view can be seen in the area.
  func spokenScrollView(in area: CGRect) -> UIScrollView? {
    var next: UIResponder? = self.next
    while let responder = next {
      if let scroll = responder as? UIScrollView {
        return scroll.isScrollEnabled && scroll.frameOnScreen.intersects(area) ? scroll : nil
      }
      next = responder.next
    }
    return nil
  }

  /// Scrolls so that the middle of the element can be seen.
  func scrollToBeSpoken(in area: CGRect) {
    guard let scroll = spokenScrollView(in: area) else { return }
    let frame = accessibilityFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard !scroll.frameOnScreen.intersection(area).contains(middle) else { return }
    scroll.scrollRectToVisible(scroll.convert(frame, from: nil), animated: false)
  }
}
