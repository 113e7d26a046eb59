import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A view of SwiftUI in a hosting view of a given size, brought up to date at every look.
@MainActor
final class HostedView<Content: View> {
  let host: _UIHostingView<Content>

  /// Shows a view in a host of a size, of which margins are covered by bars.
  init(
    _ view: Content, width: CGFloat = 200, height: CGFloat = 300, margins: UIEdgeInsets = .zero
  ) {
    let host = CoveredHostingView(rootView: view)
    host.margins = margins
    self.host = host
    host.frame = CGRect(x: 0, y: 0, width: width, height: height)
    update()
  }

  func update() {
    host.setNeedsLayout()
    host.layoutIfNeeded()
  }

  /// The texts that labels show, in the order of drawing.
  var texts: [String] { host.views(of: UILabel.self).compactMap(\.text) }

  /// The frames, in the host, of all views that satisfy a condition, in the order of drawing.
  func frames(where isWanted: (UIView) -> Bool) -> [CGRect] {
    update()
    return descendants(of: host).filter(isWanted).map { $0.convert($0.bounds, to: host) }
  }

  /// The frames of the views that have a color as background.
  func frames(of color: UIColor) -> [CGRect] {
    let shown = color.resolvedColor(with: host.traitCollection)
    return frames { $0.backgroundColor == shown }
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}

/// A hosting view with margins as on a phone.
private final class CoveredHostingView<Content: View>: _UIHostingView<Content> {
  var margins = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { margins }
}
