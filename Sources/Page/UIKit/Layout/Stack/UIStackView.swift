import CoreGraphics
import Foundation

/// Lays views out in a row or a column, by constraints it makes itself.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The stack's own spacing, where it is a view's.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// What the system leaves between views.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private(set) var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints the stack has made.
  private var made: [NSLayoutConstraint] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    fill(from: coder, as: UIStackView.self)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: What is arranged

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    guard stackIndex >= 0 && stackIndex <= arranged.count else {
      fatalError(
        "index \(stackIndex) out of bounds for arranged subview: there are \(arranged.count)")
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: stackIndex)
    arrangementChanged()
  }

  /// The view stays in the stack, and is not arranged any more.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    NSLayoutConstraint.deactivate(made.filter { $0.names(view) })
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Whether the space of a column is from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: Constraints

  func arrangementChanged() {
    setNeedsUpdateConstraints()
  }

  /// An arranged view comes or goes; inside an animation block the others make room in it.
  func visibilityChanged(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementChanged()
    if AnimationBlock.current != nil, window != nil { topmostView.layoutIfNeeded() }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(made)
    made = StackArrangement(self).constraints()
    NSLayoutConstraint.activate(made)
    // Which of them grows may be another one now.
    for view in arranged { layoutEngine?.itemChanged(view) }
    super.updateConstraints()
  }

  /// The space behind a view, as numbers.
  func space(after view: UIView) -> CGFloat {
    let wanted = customSpacings[ObjectIdentifier(view)] ?? spacing
    return wanted == UIStackView.spacingUseSystem ? SystemSpacing.standard : wanted
  }

  open override var forFirstBaselineLayout: UIView {
    bearer(axis == .horizontal ? arranged : Array(arranged.prefix(1)))?.forFirstBaselineLayout
      ?? self
  }

  open override var forLastBaselineLayout: UIView {
    bearer(axis == .horizontal ? arranged : Array(arranged.suffix(1)))?.forLastBaselineLayout
      ?? self
  }

  private func bearer(_ views: [UIView]) -> UIView? {
    let shown = views.filter { !$0.isHidden }
    return shown.first { $0.baselineFromMiddle(.first) != nil } ?? shown.first
  }
}

extension UIView {
  func hiddenChanged() {
    (superview as? UIStackView)?.visibilityChanged(of: self)
  }

  /// In a stack that fills, the first view is the one that grows, and the last to give way, where
  /// nobody has said which.
  func orderInStack(
    _ priorities: (hugging: UILayoutPriority, resistance: UILayoutPriority),
    _ axis: NSLayoutConstraint.Axis
  ) -> (hugging: UILayoutPriority, resistance: UILayoutPriority) {
    guard let stack = superview as? UIStackView, stack.axis == axis, stack.distribution == .fill,
      let first = stack.arranged.first(where: { !$0.isHidden }), first !== self,
      stack.arranged.contains(where: { $0 === self })
    else { return priorities }
    func changed(_ priority: UILayoutPriority, by step: Float) -> UILayoutPriority {
      priority == .required ? priority : priority + step
    }
    return (changed(priorities.hugging, by: 0.01), changed(priorities.resistance, by: -0.01))
  }
}
