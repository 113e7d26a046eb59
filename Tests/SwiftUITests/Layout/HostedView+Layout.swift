import CoreGraphics

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

extension HostedView {
  /// The views that have a color as background, in the order of drawing.
  func views(of color: UIColor) -> [UIView] {
    update()
    return all(in: host).filter { $0.isFilled(with: color) }
  }

  /// The first scroll view.
  var scrollView: UIScrollView? {
    update()
    return all(in: host).lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Scrolls the first scroll view, and brings what it shows up to date.
  func scroll(x: CGFloat = 0, y: CGFloat = 0) {
    scrollView?.contentOffset = CGPoint(x: x, y: y)
    host.layoutIfNeeded()
  }

  private func all(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(in: $0) }
  }
}
