// Long because what can be overridden has to stand in the class itself.
import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// A rectangle that is shown, holds other views, and answers to touches.
///
/// A view is its layer's delegate. All geometry and looks live in the layer, so nothing has to be
/// kept in step; the view adds order among siblings, touches, layout and animation blocks. What a
/// subclass may override stands here; what it means stands in the extensions.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitEnvironment,
  @preconcurrency NSCoding
{
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer
  final var subviewList: [UIView] = []
  final weak var controller: UIViewController?
  var existingLayoutState: ViewLayoutState?
  /// Running animations that keep touches away.
  final var animationsThatBlockTouches = 0
  /// Whether the layer's contents are what `draw(_:)` has drawn.
  final var hasDrawnContents = false

  public init(frame: CGRect) {
    layer = CALayer.instance(of: Self.layerClass)
    super.init()
    setUpLayer()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    layer = CALayer.instance(of: Self.layerClass)
    super.init()
    setUpLayer()
    read(from: coder)
  }

  open func encode(with coder: NSCoder) {
    write(to: coder)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  private func setUpLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.pixelsPerPoint
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { changeSize(of: [.frame, .bounds, .center]) { layer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeSize(of: [.frame, .bounds]) { layer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      tellObservers(of: [.frame, .center]) { layer.position = newValue }
      placeChanged()
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      guard newValue != layer.contentsScale else { return }
      layer.contentsScale = newValue
      if hasDrawnContents { setNeedsDisplay() }
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    takeSize(sizeThatFits(bounds.size))
  }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the view's own size is another one.
  open func invalidateIntrinsicContentSize() {
    ownSizeChanged()
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Looks

  open var backgroundColor: UIColor? {
    didSet { showBackgroundColor() }
  }

  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      hiddenChanged()
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var isOpaque = true
  open var clearsContextBeforeDrawing = true

  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeChanged() }
  }

  /// A view whose alpha decides what of this one is seen.
  open var mask: UIView? {
    get { currentMask }
    set { setMask(newValue) }
  }
  final var maskingView: UIView?

  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? plainTint.dimmed : plainTint }
    set {
      ownTintColor = newValue
      tellTintChanged()
    }
  }
  final var ownTintColor: UIColor?

  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      ownTintAdjustment == .automatic
        ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustment
    }
    set {
      guard newValue != ownTintAdjustment else { return }
      let before = tintAdjustmentMode
      ownTintAdjustment = newValue
      if tintAdjustmentMode != before { tellTintChanged() }
    }
  }
  final var ownTintAdjustment = TintAdjustmentMode.automatic

  open func tintColorDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    inheritedTraits.overridden(by: ownTraits.with(overrideUserInterfaceStyle))
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { traitsMayHaveChanged() }
  }
  /// What this view and those within it have instead of what they would inherit.
  final var ownTraits: TraitValues?
  final var knownTraits = UITraitCollection.screen
  final var isApart = false
  final var traitObservers = TraitObservers()

  // MARK: Direction

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The view lies in an interface that reads the other way than before.
  func layoutDirectionDidChange() { layOutInReadingDirection() }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isMirrored ? .rightToLeft : .leftToRight)
  }

  // MARK: Tree

  public internal(set) weak var superview: UIView?

  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open var tag = 0

  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) {
    insert(view, at: .end)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .index(index))
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: .below(sibling))
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: .above(sibling))
  }

  open func removeFromSuperview() {
    detach()
  }

  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: .end)
  }

  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: .index(0))
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    exchange(first, second)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    findView(tagged: tag)
  }

  open dynamic func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open dynamic func willMove(toSuperview newSuperview: UIView?) {}
  open dynamic func didMoveToSuperview() {}
  open dynamic func willMove(toWindow newWindow: UIWindow?) {}
  open dynamic func didMoveToWindow() {}

  // MARK: Layout

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutEngine?.itemChanged(self) } }
  }
  open var autoresizesSubviews = true

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      layoutEngine?.itemChanged(self)
    }
  }

  /// The part of the view that nothing covers.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  final var knownSafeArea = UIEdgeInsets.zero

  open func safeAreaInsetsDidChange() {}

  open var layoutMargins: UIEdgeInsets {
    get { currentMargins.sides(effectiveUserInterfaceLayoutDirection) }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue, effectiveUserInterfaceLayoutDirection)
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { currentMargins }
    set {
      guard newValue != ownMargins else { return }
      ownMargins = newValue
      marginsChanged()
    }
  }
  final var ownMargins: NSDirectionalEdgeInsets?

  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsChanged() } }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsChanged() } }
  }

  open func layoutMarginsDidChange() {}

  open dynamic func layoutSubviews() {
    placeByConstraints()
  }

  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  open func layoutIfNeeded() {
    layoutBySteps()
  }

  // MARK: Constraints

  /// Whether views of the class have to be laid out by constraints to look right.
  open class var requiresConstraintBasedLayout: Bool { false }

  open var constraints: [NSLayoutConstraint] { existingLayoutState?.held ?? [] }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(letGo) }

  open func updateConstraints() {
    existingLayoutState?.constraintUpdate = .done
  }

  open func needsUpdateConstraints() -> Bool { isWaitingForConstraints }
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
  open func updateConstraintsIfNeeded() { updateConstraintsWithin() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    resistance(axis)
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, axis)
  }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { aligned(frame) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { framed(alignmentRect) }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  /// The smallest size the constraints within the view allow, as near to another one as can be.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, targetSize, horizontal, vertical)
  }

  /// How high the view's own size is at some width, where that follows from the width.
  func ownHeight(atWidth width: CGFloat) -> CGFloat? { standIn?.height(atWidth: width) }

  /// How far a line of the view's text stands below its middle; none without text.
  func baselineFromMiddle(_ line: BaselineLine) -> CGFloat? { standIn?.baseline(line) }
  var lineHeightOfText: CGFloat? { nil }

  /// Whether subviews that hold on to its edges hold on to what it scrolls through.
  var laysOutContentArea: Bool { false }
  func contentAreaSolved(_ size: CGSize) {}

  // MARK: Drawing

  open func draw(_ rect: CGRect) {}

  @_spi(AppKit) open var nameInTree: String { "\(type(of: self))" }
  /// The lines of a tree dump for what is inside the view; nil for those of its subviews.
  @_spi(SwiftUI) open func linesInside(in tree: ViewTree) -> [String]? { nil }
  @_spi(AppKit) open var standIn: (any LayoutStandIn)? { nil }

  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay(rect)
  }

  // MARK: What else a view has

  open var motionEffects: [UIMotionEffect] = []
  final var interactionList: [any UIInteraction] = []
  open var restorationIdentifier: String?

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  final var ownRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    attach(recognizer)
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    detach(recognizer)
  }

  /// Which views are read before others beside them: those with the highest priority.
  @_spi(SwiftUI) open var spokenPriority: Double { 0 }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.contains(point)
  }

  func contentModeChanged() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }

  /// What else than the background shows colours that depend on traits.
  func colorAppearanceDidChange() {
    if hasDrawnContents { setNeedsDisplay() }
  }

  /// After the size of the bounds has changed.
  func boundsSizeChanged() {}

  override var frameOnScreen: CGRect { layer.convert(bounds, to: nil) }

  // MARK: Dynamics

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { rectangularOutline }

  // MARK: Layer delegate

  open func display(_ layer: CALayer) {
    drawIntoContents()
  }

  open func draw(_ layer: CALayer, in context: CGContext) {
    drawAsAsked(in: context)
  }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) {
    layoutFromLayer()
  }

  open dynamic func action(for layer: CALayer, forKey event: String) -> CAAction? {
    layer === self.layer ? actionInBlock(forKey: event) : nil
  }

  // MARK: Description

  nonisolated open override var description: String {
    MainActor.assumeIsolated { describe() }
  }

  /// What a tree dump says beside the frame; a kind of view adds its own.
  var treeDetails: [String] { [] }
}
