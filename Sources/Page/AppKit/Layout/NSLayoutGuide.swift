import CoreGraphics
import Foundation
@_spi(AppKit) import UIKit

/// A rectangle that constraints can name and nothing draws.
@MainActor @preconcurrency
open class NSLayoutGuide: NSObject {
  lazy var core = GuideCore(of: self)

  nonisolated public override init() {
    super.init()
  }

  nonisolated public required init?(coder: NSCoder) {
    super.init()
  }

  open weak var owningView: NSView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.guides.removeAll { $0 === self }
      core.owningView = owningView?.body
      guard let owningView, !owningView.guides.contains(where: { $0 === self }) else { return }
      owningView.guides.append(self)
    }
  }

  open var identifier = NSUserInterfaceItemIdentifier("") {
    didSet { core.identifier = identifier.rawValue }
  }

  /// Where the guide is in its view, as of the last layout.
  open var frame: NSRect {
    guard let owningView else { return .zero }
    var rect = core.layoutFrame
    if !owningView.isFlipped {
      rect.origin.y = owningView.bounds.minY + owningView.bounds.maxY - rect.maxY
    }
    return rect
  }

  open var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }

  /// The constraints that decide where the guide is in one direction.
  open func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] {
    core.constraintsAffectingLayout(for: orientation)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { core.leadingAnchor }
  open var trailingAnchor: NSLayoutXAxisAnchor { core.trailingAnchor }
  open var leftAnchor: NSLayoutXAxisAnchor { core.leftAnchor }
  open var rightAnchor: NSLayoutXAxisAnchor { core.rightAnchor }
  open var centerXAnchor: NSLayoutXAxisAnchor { core.centerXAnchor }
  open var topAnchor: NSLayoutYAxisAnchor { core.topAnchor }
  open var bottomAnchor: NSLayoutYAxisAnchor { core.bottomAnchor }
  open var centerYAnchor: NSLayoutYAxisAnchor { core.centerYAnchor }
  open var widthAnchor: NSLayoutDimension { core.widthAnchor }
  open var heightAnchor: NSLayoutDimension { core.heightAnchor }
}

extension NSLayoutGuide: @preconcurrency _LayoutItemBearer {
  public var _layoutItem: AnyObject { core }
}

/// What of a guide the engine knows.
@MainActor
final class GuideCore: UILayoutGuide {
  private weak var owner: NSLayoutGuide?

  init(of owner: NSLayoutGuide) {
    self.owner = owner
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var pageItem: AnyObject { owner ?? self }
}
