/// Where a canvas draws. A copy has a state of its own: changes of the copy end with it.
public struct GraphicsContext {
  let cgContext: CGContext
  private let size: CGSize
  var symbols: (AnyHashable) -> HostedPicture? = { _ in nil }
  private var clips: [Clip] = []
  private(set) var filters: [(filter: Filter, options: FilterOptions)] = []

  /// How much of what is drawn is opaque.
  public var opacity = 1.0
  /// How what is drawn is mixed with what is there.
  public var blendMode = GraphicsContext.BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transform from what is drawn to the canvas.
  public var transform = CGAffineTransform.identity

  private enum Clip {
    case path(CGPath, CGPathFillRule)
    case inverse(CGPath, CGPathFillRule)
    case mask(CGImage)
  }

  init(_ context: CGContext, size: CGSize, environment: EnvironmentValues) {
    cgContext = context
    self.size = size
    self.environment = environment
  }

  // MARK: Transform

  /// Draws in another size from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Draws at another place from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Draws turned from now on.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Draws changed by a transform from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clipping

  /// How an area is clipped.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside the area only.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle around all areas that were clipped, in what is drawn.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingBoxOfPath) }
    return rect.applying(transform.inverted())
  }

  /// Draws inside a path only from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform).cgPath
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    clips.append(options.contains(.inverse) ? .inverse(outline, rule) : .path(outline, rule))
  }

  /// Draws from now on only where a layer, which a closure draws, is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let isInverse = options.contains(.inverse)
    let picture = try offscreen { context in
      if isInverse {
        context.setFillColor(CGColor.black)
        context.fill(CGRect(origin: .zero, size: size))
        context.setBlendMode(.destinationOut)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setBlendMode(.normal)
      }
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      var inner = self.inner(context)
      try content(&inner)
      context.endTransparencyLayer()
      if isInverse { context.endTransparencyLayer() }
    }
    if let picture { clips.append(.mask(picture)) }
  }

  // MARK: State

  /// A context with the same transform and nothing else.
  private func inner(_ context: CGContext) -> GraphicsContext {
    var inner = GraphicsContext(context, size: size, environment: environment)
    inner.symbols = symbols
    inner.transform = transform
    return inner
  }

  mutating func append(_ filter: Filter, _ options: FilterOptions) {
    filters.append((filter, options))
  }

  /// Draws with the state of the context. What is drawn is finished first where it has filters
  /// that know only pixels.
  func drawing(_ draw: (CGContext) throws -> Void) rethrows {
    cgContext.saveGState()
    defer { cgContext.restoreGState() }
    applyClips()
    cgContext.setAlpha(min(max(opacity, 0), 1))
    cgContext.setBlendMode(blendMode.mode)
    let shadows = filters.compactMap(\.filter.shadow)
    // Whether a shadow and what it falls from are transparent together.
    let isGrouped =
      shadows.contains { !$0.options.contains(.disablesGroup) }
      && (opacity < 1 || blendMode != .normal)
    if isGrouped { cgContext.beginTransparencyLayer(auxiliaryInfo: nil) }
    defer { if isGrouped { cgContext.endTransparencyLayer() } }
    let areComposed = shadows.contains(where: \.isComposed)
    if !areComposed { for shadow in shadows { cgContext.set(shadow, in: environment) } }
    guard areComposed || filters.contains(where: { PixelFilter($0.filter, in: environment) != nil })
    else {
      cgContext.concatenate(transform)
      return try draw(cgContext)
    }
    let scale = areComposed ? scale : scaleBeforeFilters
    let picture = try offscreen(scale: scale) { context in
      context.concatenate(transform)
      try draw(context)
    }
    guard let picture else { return }
    filtered(picture, scale: scale, composing: areComposed).draw(
      mode: isGrouped ? .normal : blendMode.mode, alpha: isGrouped ? 1 : min(max(opacity, 0), 1))
  }

  /// A picture after all filters, of which the one that was added last is the first.
  private func filtered(
    _ picture: CGImage, scale: CGFloat, composing: Bool
  ) -> FilteredPicture {
    var result = FilteredPicture(picture, size: size, scale: scale)
    for (filter, _) in filters.reversed() {
      if let pixelFilter = PixelFilter(filter, in: environment) {
        if !pixelFilter.keepsSmoothness { result.enlarge(to: self.scale) }
        result.apply(pixelFilter)
      } else if composing, let shadow = filter.shadow {
        result.compose(shadow, shadow.color.resolve(in: environment))
      }
    }
    return result
  }

  private func applyClips() {
    for clip in clips {
      switch clip {
      case .path(let path, let rule):
        cgContext.beginPath()
        cgContext.addPath(path)
        path.isEmpty ? cgContext.clip(to: .zero) : cgContext.clip(using: rule)
      case .inverse(let path, _):
        cgContext.beginPath()
        cgContext.addRect(CGRect(origin: .zero, size: size))
        cgContext.addPath(path)
        cgContext.clip(using: .evenOdd)
      case .mask(let image):
        cgContext.translateBy(x: 0, y: size.height)
        cgContext.scaleBy(x: 1, y: -1)
        cgContext.clip(to: CGRect(origin: .zero, size: size), mask: image)
        cgContext.scaleBy(x: 1, y: -1)
        cgContext.translateBy(x: 0, y: -size.height)
      }
    }
  }

  private var scale: CGFloat { max(environment.traits.displayScale, 1) }

  /// The scale of the picture to which the filters apply. A picture that is blurred first has no
  /// details of the size of a pixel afterwards, so that fewer pixels are enough.
  private var scaleBeforeFilters: CGFloat {
    guard let first = filters.last(where: { $0.filter.shadow == nil }),
      let filter = PixelFilter(first.filter, in: environment)
    else { return scale }
    return filter.sufficientScale(below: scale)
  }

  /// A picture of the size of the canvas, in which a closure draws.
  private func offscreen(
    scale: CGFloat? = nil, _ draw: (CGContext) throws -> Void
  ) rethrows -> CGImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale ?? self.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    try draw(context)
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }

  // MARK: Layers

  /// Draws what a closure draws as one picture, with the state of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawing { context in
      // The transform is in force already.
      context.concatenate(transform.inverted())
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { context.endTransparencyLayer() }
      var inner = self.inner(context)
      try content(&inner)
    }
  }

  /// Draws with Core Graphics, with the state of the context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try drawing { context in
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { context.endTransparencyLayer() }
      context.setAlpha(1)
      context.setBlendMode(.normal)
      try content(context)
    }
  }
}

extension CGContext {
  fileprivate func set(_ shadow: GraphicsContext.Shadow, in environment: EnvironmentValues) {
    setShadow(
      offset: CGSize(width: shadow.x, height: shadow.y), blur: 2 * shadow.radius,
      color: shadow.color.uiColor(in: environment).cgColor)
  }
}
