@_spi(Paths) import CoreGraphics

/// The outline of a two-dimensional shape: a value that grows by lines and curves.
public struct Path: Equatable, @unchecked Sendable {
  /// What a path is made of. Simple outlines stay what they are, for layers know them.
  enum Storage: Equatable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, CGSize, RoundedCornerStyle)
    case path(CGPath)
  }

  private(set) var storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  /// Creates a path of one of Core Graphics.
  public init(_ path: CGPath) {
    storage = .path(path.copy() ?? path)
  }

  /// Creates a path of one of Core Graphics.
  public init(_ path: CGMutablePath) {
    storage = .path(path.copy() ?? path)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect)
  }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    storage = .roundedRect(rect, cornerSize, style)
  }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a rectangle whose corners are rounded by radii of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    storage = .path(RoundedOutline(rect, cornerRadii, style).path)
  }

  /// Creates the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = .ellipse(rect)
  }

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The path for Core Graphics.
  public var cgPath: CGPath {
    switch storage {
    case .empty: return CGMutablePath()
    case .rect(let rect): return CGPath(rect: rect, transform: nil)
    case .ellipse(let rect): return CGPath(ellipseIn: rect, transform: nil)
    case .roundedRect(let rect, let size, let style):
      return RoundedOutline(rect, cornerSize: size, style).path
    case .path(let path): return path
    }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { cgPath.isEmpty }

  /// The rectangle around the path and the points that control its curves.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: .null
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): rect.standardized
    case .path(let path): path.boundingBox
    }
  }

  /// Where the next line begins.
  public var currentPoint: CGPoint? {
    let path = cgPath
    return path.isEmpty ? nil : path.currentPoint
  }

  /// Whether a point lies inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding)
  }

  /// Changes the path as one of Core Graphics: in place unless another value shares the outline.
  mutating func edit(_ change: (CGMutablePath) -> Void) {
    var path = takeOutline()
    if !isKnownUniquelyReferenced(&path) { path = path.mutableCopy()! }
    let outline = path as? CGMutablePath ?? path.mutableCopy()!
    change(outline)
    storage = .path(outline)
  }

  /// Takes the outline out of the storage, so that the result is its only reference if no other
  /// value shares it.
  private mutating func takeOutline() -> CGPath {
    var taken = Storage.empty
    swap(&taken, &storage)
    return Path(storage: taken).cgPath
  }
}
