import CoreGraphics
import Foundation
import UIKit

/// Lays views out in a row or a column, by constraints it makes itself.
open class NSStackView: NSView {
  public enum Gravity: Int, Sendable {
    case top = 1
    case center = 2
    case bottom = 3

    public static let leading = Gravity.top
    public static let trailing = Gravity.bottom
  }

  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How much a view may be left out where there is no room.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Float

    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    public init(rawValue: Float) {
      self.rawValue = rawValue
    }

    public static let mustHold = VisibilityPriority(1000)
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    public static let notVisible = VisibilityPriority(0)
  }

  /// The stack's own spacing, where it is a view's.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)

  var placed: [(view: NSView, gravity: Gravity)] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []

  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addArrangedSubview(view) }
  }

  // MARK: What is arranged

  open var arrangedSubviews: [NSView] { placed.map(\.view) }
  open var views: [NSView] { arrangedSubviews }

  open func addArrangedSubview(_ view: NSView) { addView(view, in: .leading) }

  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    put(view, .leading, at: insertionIndex)
  }

  /// The view stays in the stack, and is not arranged any more.
  open func removeArrangedSubview(_ view: NSView) {
    placed.removeAll { $0.view === view }
    arrangementChanged()
  }

  open func addView(_ view: NSView, in gravity: Gravity) {
    let after = placed.lastIndex { $0.gravity.rawValue <= gravity.rawValue && $0.view !== view }
    put(view, gravity, at: after.map { $0 + 1 } ?? 0)
  }

  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    let before = placed.count { $0.gravity.rawValue < gravity.rawValue }
    put(view, gravity, at: before + index)
  }

  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    if view.superview === self { view.removeFromSuperview() }
  }

  open func views(in gravity: Gravity) -> [NSView] {
    placed.filter { $0.gravity == gravity }.map(\.view)
  }

  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) { removeView(view) }
    for view in views { addView(view, in: gravity) }
  }

  private func put(_ view: NSView, _ gravity: Gravity, at index: Int) {
    placed.removeAll { $0.view === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    placed.insert((view, gravity), at: min(index, placed.count))
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    if placed.contains(where: { $0.view === subview }) { removeArrangedSubview(subview) }
  }

  // MARK: How

  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet { arrangementChanged() }
  }

  /// Of a row the middle, as long as nobody says otherwise; of a column too.
  open var alignment: NSLayoutConstraint.Attribute {
    get { chosenAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
    set {
      chosenAlignment = newValue
      arrangementChanged()
    }
  }
  private var chosenAlignment: NSLayoutConstraint.Attribute?

  open var distribution = Distribution.gravityAreas {
    didSet { arrangementChanged() }
  }

  open var spacing: CGFloat = 8 {
    didSet { arrangementChanged() }
  }

  open var edgeInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { arrangementChanged() }
  }

  /// Whether a hidden view takes no room.
  open var detachesHiddenViews = true {
    didSet { arrangementChanged() }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    customSpacings[ObjectIdentifier(view)] =
      spacing == NSStackView.useDefaultSpacing ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after view: NSView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? NSStackView.useDefaultSpacing
  }

  func space(after view: NSView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  func hugging(_ orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    orientation == .horizontal ? hugs.horizontal : hugs.vertical
  }
  private var hugs = (
    horizontal: NSLayoutConstraint.Priority.defaultLow,
    vertical: NSLayoutConstraint.Priority.defaultLow
  )

  open func huggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    hugging(orientation)
  }

  open func setHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    switch orientation {
    case .horizontal: hugs.horizontal = priority
    case .vertical: hugs.vertical = priority
    }
    arrangementChanged()
  }

  // MARK: Constraints

  func arrangementChanged() { needsUpdateConstraints = true }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackPlan(self).constraints()
    NSLayoutConstraint.activate(made)
    super.updateConstraints()
  }
}
