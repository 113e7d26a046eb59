@_spi(Colors) import CoreGraphics
import Foundation

/// A rectangle that is shown: where it lies, what fills it, and the layers within it.
///
/// What is stored is the model; what is on the screen while animations run is `presentation()`.
/// Every change goes through `change`, which opens a transaction, asks for an action, and marks
/// the layer for the next commit. A layer knows nothing of what shows it: LayerTreeRecorder
/// reads it. Layers belong to the main thread.
///
/// Long because what a subclass may override has to stand in the class itself; what it does
/// stands in the extensions.
open class CALayer: NSObject, CAMediaTiming {
  var modelValues = LayerValues()
  var sublayerList: [CALayer] = []
  var entries: [AnimationEntry] = []
  var extraValues: [String: Any] = [:]

  /// What the recorder has not seen yet.
  var needsRecording = true
  var subtreeNeedsRecording = true
  /// Whether a commit has reached it; until then nothing animates by itself.
  var flushState = FlushState.never
  var layoutState = WorkState.needed
  var displayState = WorkState.done

  enum FlushState {
    case never, waiting, flushed
  }

  enum WorkState {
    case done, needed
  }

  public override init() {
    super.init()
  }

  /// A copy of a layer's values, as `presentation()` makes one.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    modelValues = other.modelValues
    extraValues = other.extraValues
    name = other.name
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Tree

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  public internal(set) weak var superlayer: CALayer?

  open var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .end)
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: .index(Int(index)))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling.map { .below($0) } ?? .index(0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling.map { .above($0) } ?? .end)
  }

  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { modelValues.bounds }
    set { change(.bounds, \.bounds, to: newValue.withPositiveSize) }
  }

  open var position: CGPoint {
    get { modelValues.position }
    set { change(.position, \.position, to: newValue) }
  }

  open var anchorPoint: CGPoint {
    get { modelValues.anchorPoint }
    set { change(.anchorPoint, \.anchorPoint, to: newValue) }
  }

  open var zPosition: CGFloat {
    get { modelValues.zPosition }
    set { change(.zPosition, \.zPosition, to: newValue) }
  }

  open var transform: CATransform3D {
    get { modelValues.transform }
    set { change(.transform, \.transform, to: newValue) }
  }

  open var sublayerTransform: CATransform3D {
    get { modelValues.sublayerTransform }
    set { change(.sublayerTransform, \.sublayerTransform, to: newValue) }
  }

  /// Derived from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { modelValues.frame }
    set { place(in: newValue) }
  }

  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// The deepest layer under a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    deepestLayer(at: point)
  }

  // MARK: Looks

  open var opacity: Float {
    get { modelValues.opacity }
    set { change(.opacity, \.opacity, to: newValue) }
  }

  open var isHidden: Bool {
    get { modelValues.isHidden }
    set { change(.isHidden, \.isHidden, to: newValue) }
  }

  open var masksToBounds: Bool {
    get { modelValues.masksToBounds }
    set { change(.masksToBounds, \.masksToBounds, to: newValue) }
  }

  open var isDoubleSided: Bool {
    get { modelValues.isDoubleSided }
    set { change(.isDoubleSided, \.isDoubleSided, to: newValue) }
  }

  open var backgroundColor: CGColor? {
    get { modelValues.backgroundColor }
    set { change(.backgroundColor, \.backgroundColor, to: newValue) }
  }

  open var cornerRadius: CGFloat {
    get { modelValues.cornerRadius }
    set { change(.cornerRadius, \.cornerRadius, to: newValue) }
  }

  open var borderWidth: CGFloat {
    get { modelValues.borderWidth }
    set { change(.borderWidth, \.borderWidth, to: newValue) }
  }

  open var borderColor: CGColor? {
    get { modelValues.borderColor }
    set { change(.borderColor, \.borderColor, to: newValue) }
  }

  open var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { change(.shadowColor, \.shadowColor, to: newValue) }
  }

  open var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { change(.shadowOpacity, \.shadowOpacity, to: newValue) }
  }

  open var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { change(.shadowOffset, \.shadowOffset, to: newValue) }
  }

  open var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { change(.shadowRadius, \.shadowRadius, to: newValue) }
  }

  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  /// Follows the curve of the shadow; the player draws the layer's own outline.
  open var shadowPath: CGPath?

  // MARK: Contents

  /// A CGImage, or nothing.
  open var contents: Any? {
    get { modelValues.contents }
    set { change(.contents, \.contents, to: newValue as? CGImage) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.contentsGravity }
    set { change(.contentsGravity, \.contentsGravity, to: newValue) }
  }

  open var contentsScale: CGFloat {
    get { modelValues.contentsScale }
    set { change(.contentsScale, \.contentsScale, to: newValue) }
  }

  open var needsDisplayOnBoundsChange = false

  open func setNeedsDisplay() {
    requestDisplay()
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  open func needsDisplay() -> Bool { displayState == .needed }

  open func displayIfNeeded() {
    displayPending()
  }

  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  // MARK: Layout

  open func setNeedsLayout() {
    requestLayout()
  }

  open func needsLayout() -> Bool { layoutState == .needed }

  open func layoutIfNeeded() {
    layoutPending()
  }

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Actions

  open var actions: [String: CAAction]?
  open var style: [AnyHashable: Any]?

  open func action(forKey event: String) -> CAAction? {
    searchAction(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  // MARK: Animations

  open func add(_ animation: CAAnimation, forKey key: String?) {
    start(animation, forKey: key)
  }

  open func removeAnimation(forKey key: String) {
    stopAnimation(forKey: key)
  }

  open func removeAllAnimations() {
    for entry in entries { stopAnimation(forKey: entry.key) }
  }

  open func animationKeys() -> [String]? {
    let keys = entries.filter(\.isNamed).map(\.key)
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }

  /// The layer as it is on the screen now.
  open func presentation() -> Self? {
    presented as? Self
  }

  open func model() -> Self { self }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0 { didSet { timeChanged() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { timeChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timeChanged() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Values by name

  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }
}
