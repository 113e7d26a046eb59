import CoreGraphics
import Foundation

/// A rectangle that constraints can name and nothing draws.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What keeps a guide at its place beside a page's constraints.
  enum Role {
    case plain
    /// As far within the view as this says.
    case inset((UIView) -> UIEdgeInsets)
    /// The room that what a view scrolls through takes.
    case content
    /// The part of it that is seen.
    case frame
  }

  let role: Role
  lazy var address = LayoutNames.nextAddress()

  public override init() {
    role = .plain
    super.init()
  }

  public required init?(coder: NSCoder) {
    role = .plain
    super.init()
  }

  init(_ role: Role, identifier: String, of view: UIView) {
    (self.role, self.identifier) = (role, identifier)
    super.init()
    // An initialiser's own assignment tells no observer.
    owningView = view
    view.layoutState.guides.append(self)
  }

  open var identifier = ""
  @_spi(AppKit) open var pageItem: AnyObject { self }

  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.layoutState.lose(self)
      if let owningView, !owningView.layoutState.guides.contains(where: { $0 === self }) {
        owningView.layoutState.guides.append(self)
      }
    }
  }

  /// Where the guide is in its view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if case .inset(let insets) = role, !owningView.isLaidOutByConstraints(self) {
      return owningView.bounds.inset(by: insets(owningView))
    }
    return owningView.layoutEngine?.frame(of: self) ?? .zero
  }

  open var hasAmbiguousLayout: Bool {
    guard let engine = owningView?.layoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  /// The constraints that decide where the guide is in one direction.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutState.constraints(affecting: axis) { $0 === self } ?? []
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(LayoutNames.name(of: self))>" }
  }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
  }

  func isLaidOutByConstraints(_ guide: UILayoutGuide) -> Bool {
    layoutEngine?.knows(guide) ?? false
  }
}
