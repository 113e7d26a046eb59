// Long because what a subclass may override has to stand in the class itself; what it does stands
// in the extensions.

@_spi(Colors) import CoreGraphics
import Foundation
import PageProtocol

/// A rectangle that is shown: where it lies, what fills it, and the layers within it.
///
/// What is stored is the model; what is on the screen while animations run is `presentation()`.
/// Every change goes through `change`, which opens a transaction, asks for an action, and marks the
/// layer for the next commit. A layer knows nothing of what shows it: LayerTreeRecorder reads it.
/// Layers belong to the main thread.
open class CALayer: NSObject, CAMediaTiming {
  final var modelValues = LayerValues()
  final var sublayerList: [CALayer] = []
  final var entries: [AnimationEntry] = []
  final var extraValues: [String: Any] = [:]
  final var foreignContents: Any?
  final var displayArea = CGRect.null
  /// The layer this one is the mask of.
  final weak var maskedLayer: CALayer?
  /// Of a presentation: the layer it shows.
  final var shownLayer: CALayer?

  /// What the recorder has not seen yet, and what was ever set.
  final var unrecordedKeys = LayerKeySet()
  final var usedKeys = LayerKeySet()
  final var needsRecording = true
  final var subtreeNeedsRecording = true
  /// Whether a commit has reached it; until then nothing animates by itself.
  final var flushState = FlushState.never
  final var layoutState = WorkState.needed
  /// Whether `layoutSublayers` runs.
  final var isArranging = false
  final var displayState = WorkState.done
  /// Whether the contents that it gets are those it has drawn.
  final var isDrawing = false

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
    take(from: other)
    // What the page's own initializer sets is no change.
    if CALayer.shown === other { (shownLayer, CALayer.shown) = (other, nil) }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// What the layer has of its own.
  var kind: LayerKind { .plain }

  // MARK: Tree

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  public internal(set) weak var superlayer: CALayer?

  open var sublayers: [CALayer]? {
    get {
      let layers = shownSublayers
      return layers.isEmpty ? nil : layers
    }
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

  /// Puts a layer where another one is.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    replace(old, with: new)
  }

  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { modelValues.bounds }
    set { change(.bounds, to: .rect(newValue.withPositiveSize)) }
  }

  open var position: CGPoint {
    get { modelValues.position }
    set { change(.position, to: .point(newValue)) }
  }

  open var anchorPoint: CGPoint {
    get { modelValues.anchorPoint }
    set { change(.anchorPoint, to: .point(newValue)) }
  }

  open var anchorPointZ: CGFloat {
    get { modelValues.number(.anchorPointZ) }
    set { change(.anchorPointZ, to: .number(newValue)) }
  }

  open var zPosition: CGFloat {
    get { modelValues.zPosition }
    set { change(.zPosition, to: .number(newValue)) }
  }

  open var transform: CATransform3D {
    get { modelValues.transform }
    set { change(.transform, to: .transform(newValue)) }
  }

  open var sublayerTransform: CATransform3D {
    get { modelValues.sublayerTransform }
    set { change(.sublayerTransform, to: .transform(newValue)) }
  }

  /// Derived from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { modelValues.frame }
    set { place(in: newValue) }
  }

  open var isGeometryFlipped: Bool {
    get { modelValues.flag(.isGeometryFlipped) }
    set { change(.isGeometryFlipped, to: .flag(newValue)) }
  }

  /// Whether an odd number of layers, this one and those above, turns its contents over.
  open func contentsAreFlipped() -> Bool {
    isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false)
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// The deepest layer under a point of the superlayer.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    deepestLayer(at: point)
  }

  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    PlaneMap(from: layer, to: self).apply(point)
  }

  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    PlaneMap(from: self, to: layer).apply(point)
  }

  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    PlaneMap(from: layer, to: self).apply(rect)
  }

  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    PlaneMap(from: self, to: layer).apply(rect)
  }

  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    convertedTime(time, from: layer)
  }

  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    convertedTime(time, to: layer)
  }

  // MARK: Looks

  open var opacity: Float {
    get { modelValues.opacity }
    set { change(.opacity, to: .number(CGFloat(newValue))) }
  }

  open var isHidden: Bool {
    get { modelValues.isHidden }
    set { change(.isHidden, to: .flag(newValue)) }
  }

  open var masksToBounds: Bool {
    get { modelValues.masksToBounds }
    set { change(.masksToBounds, to: .flag(newValue)) }
  }

  /// A layer whose alpha decides what of this one is seen.
  open var mask: CALayer? {
    get { modelValues.mask }
    set { setMask(newValue) }
  }

  open var isDoubleSided: Bool {
    get { modelValues.isDoubleSided }
    set { change(.isDoubleSided, to: .flag(newValue)) }
  }

  open var backgroundColor: CGColor? {
    get { modelValues.backgroundColor }
    set { change(.backgroundColor, to: .color(newValue)) }
  }

  open var cornerRadius: CGFloat {
    get { modelValues.cornerRadius }
    set { change(.cornerRadius, to: .number(newValue)) }
  }

  open var maskedCorners: CACornerMask {
    get { modelValues.corners }
    set { change(.maskedCorners, to: .corners(newValue)) }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { CALayerCornerCurve(rawValue: modelValues.name(.cornerCurve)) }
    set { change(.cornerCurve, to: .name(newValue.rawValue)) }
  }

  /// How much further along an edge a corner of this curve begins than its radius says.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  open var borderWidth: CGFloat {
    get { modelValues.borderWidth }
    set { change(.borderWidth, to: .number(newValue)) }
  }

  open var borderColor: CGColor? {
    get { modelValues.borderColor }
    set { change(.borderColor, to: .color(newValue)) }
  }

  open var shadowColor: CGColor? {
    get { modelValues.shadowColor }
    set { change(.shadowColor, to: .color(newValue)) }
  }

  open var shadowOpacity: Float {
    get { modelValues.shadowOpacity }
    set { change(.shadowOpacity, to: .number(CGFloat(newValue))) }
  }

  open var shadowOffset: CGSize {
    get { modelValues.shadowOffset }
    set { change(.shadowOffset, to: .size(newValue)) }
  }

  open var shadowRadius: CGFloat {
    get { modelValues.shadowRadius }
    set { change(.shadowRadius, to: .number(newValue)) }
  }

  open var shadowPath: CGPath? {
    get { modelValues.path(.shadowPath) }
    set { change(.shadowPath, to: .path(newValue)) }
  }

  /// The name of a blend mode, `multiplyBlendMode` …, or an object that has one.
  open var compositingFilter: Any? {
    didSet { change(.blendMode, to: .name(CALayer.name(ofFilter: compositingFilter))) }
  }

  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var isOpaque = false
  open var allowsEdgeAntialiasing = false
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var allowsGroupOpacity = true
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var drawsAsynchronously = false

  // MARK: Contents

  /// A CGImage is shown; any other object is only kept.
  open var contents: Any? {
    get { modelValues.contents ?? foreignContents }
    set { setContents(newValue) }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.contentsGravity }
    set { change(.contentsGravity, to: .name(newValue.rawValue)) }
  }

  open var contentsScale: CGFloat {
    get { modelValues.contentsScale }
    set { change(.contentsScale, to: .number(newValue)) }
  }

  open var contentsRect: CGRect {
    get { modelValues.rect(.contentsRect) }
    set { change(.contentsRect, to: .rect(newValue)) }
  }

  open var contentsCenter: CGRect {
    get { modelValues.rect(.contentsCenter) }
    set { change(.contentsCenter, to: .rect(newValue)) }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: modelValues.name(.magnificationFilter)) }
    set { change(.magnificationFilter, to: .name(newValue.rawValue)) }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: modelValues.name(.minificationFilter)) }
    set { change(.minificationFilter, to: .name(newValue.rawValue)) }
  }

  open var minificationFilterBias: Float = 0
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  open var needsDisplayOnBoundsChange = false

  open func setNeedsDisplay() {
    requestDisplay(of: bounds)
  }

  open func setNeedsDisplay(_ rect: CGRect) {
    requestDisplay(of: rect)
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

  /// Draws the layer and all below it, as the model says.
  open func render(in context: CGContext) {
    LayerRenderer(context).draw(self)
  }

  // MARK: Layout

  open func preferredFrameSize() -> CGSize { frame.size }

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

  /// The part of the layer that the scroll layer above it shows.
  open var visibleRect: CGRect { visiblePart }

  /// Scrolls the scroll layer above until the point is at its corner.
  open func scroll(_ point: CGPoint) {
    if let layer = enclosingScrollLayer { layer.scroll(convert(point, to: layer)) }
  }

  /// Scrolls the scroll layer above until the rectangle is seen.
  open func scrollRectToVisible(_ rect: CGRect) {
    if let layer = enclosingScrollLayer { layer.scroll(to: convert(rect, to: layer)) }
  }

  // MARK: Actions

  open var actions: [String: CAAction]?
  open var style: [AnyHashable: Any]?

  open dynamic func action(forKey event: String) -> CAAction? {
    searchAction(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> CAAction? { nil }

  /// What a new layer has under a name.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let path = LayerKeyPath(key), path.key.isOf(self) else { return nil }
    return path.read(from: LayerValues())?.boxed
  }

  /// Whether a change under the name makes the layer draw itself anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  open func shouldArchiveValue(forKey key: String) -> Bool { isChanged(forKey: key) }

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

  /// The layer as it is on the screen now; none before a commit has brought it there.
  open func presentation() -> Self? {
    if shownLayer != nil { return self }
    guard flushState == .flushed else { return nil }
    return copied(showing: shownValues(at: CACurrentMediaTime())) as? Self
  }

  /// The layer itself; of a presentation, the layer it shows.
  open func model() -> Self { shownLayer as? Self ?? self }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0 { didSet { if beginTime != oldValue { timeChanged() } } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { if speed != oldValue { timeChanged() } } }
  open var timeOffset: CFTimeInterval = 0 { didSet { if timeOffset != oldValue { timeChanged() } } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Values by name

  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  open func value(forKeyPath path: String) -> Any? { namedValue(path) }

  open func setValue(_ value: Any?, forKeyPath path: String) {
    setNamedValue(value, path)
  }
}
