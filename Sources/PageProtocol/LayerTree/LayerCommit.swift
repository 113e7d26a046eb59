/// The layer tree as it crosses the boundary: changes since the last commit, in order.
///
/// A player starts with nothing, applies commits one after the other, and knows nothing of views.
/// Within a commit, transitions come first (they keep the picture of a layer as it was before
/// this commit), then creations, properties, order, animations, and removals last.
public struct LayerCommit: Equatable, Sendable {
  /// Counts from 1 in each run.
  public var number: UInt32
  /// The page's time at which it was made.
  public var time: Double
  public var operations: [LayerOperation]

  public init(number: UInt32, time: Double, operations: [LayerOperation]) {
    self.number = number
    self.time = time
    self.operations = operations
  }
}

/// A layer's number; never used twice in one run, and never zero.
public typealias LayerIdentifier = UInt32

public enum LayerOperation: Equatable, Sendable {
  case transition(LayerIdentifier, LayerTransition)
  case create(LayerIdentifier)
  case set(LayerIdentifier, LayerProperty)
  /// All sublayers, back to front.
  case sublayers(LayerIdentifier, [LayerIdentifier])
  /// The layer the player shows; its bounds' size is the live view's.
  case root(LayerIdentifier)
  /// Replaces an animation of the same key.
  case addAnimation(LayerIdentifier, key: String, LayerAnimation)
  case removeAnimation(LayerIdentifier, key: String)
  case remove(LayerIdentifier)
}

/// A property and its model value. A layer that was just created has the value named here.
public enum LayerProperty: Equatable, Sendable {
  /// 0, 0, 0, 0
  case bounds(x: Double, y: Double, width: Double, height: Double)
  /// 0, 0: where the anchor point lies in the superlayer
  case position(x: Double, y: Double)
  /// 0.5, 0.5
  case anchorPoint(x: Double, y: Double)
  /// 0
  case zPosition(Double)
  /// identity, row by row as CATransform3D names its fields
  case transform([Double])
  /// identity
  case sublayerTransform([Double])
  /// 1
  case opacity(Double)
  /// false
  case isHidden(Bool)
  /// false
  case masksToBounds(Bool)
  /// true
  case isDoubleSided(Bool)
  /// none
  case backgroundColor(LayerColor?)
  /// 0
  case cornerRadius(Double)
  /// 0
  case borderWidth(Double)
  /// opaque black
  case borderColor(LayerColor?)
  /// none: a picture's hash
  case contents(UInt64?)
  /// resize
  case contentsGravity(ContentsGravity)
  /// 1: the picture's pixels in a point
  case contentsScale(Double)
  /// opaque black
  case shadowColor(LayerColor?)
  /// 0
  case shadowOpacity(Double)
  /// 0, -3
  case shadowOffset(width: Double, height: Double)
  /// 3
  case shadowRadius(Double)

  /// The property's name on the wire, which animations use too.
  public enum Key: UInt8, Sendable, CaseIterable {
    case bounds = 1
    case position, anchorPoint, zPosition, transform, sublayerTransform, opacity, isHidden
    case masksToBounds, isDoubleSided, backgroundColor, cornerRadius, borderWidth, borderColor
    case contents, contentsGravity, contentsScale, shadowColor, shadowOpacity, shadowOffset
    case shadowRadius
  }
}

/// sRGB, not premultiplied, 0 to 1; components beyond are allowed.
public struct LayerColor: Equatable, Sendable {
  public var red, green, blue, alpha: Float

  public init(red: Float, green: Float, blue: Float, alpha: Float) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

public enum ContentsGravity: UInt8, Sendable, CaseIterable {
  case resize, resizeAspect, resizeAspectFill, center
  case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// Pixels, or the bytes of a picture file.
public struct Picture: Equatable, Sendable {
  /// Of the content; the same content always has the same hash.
  public var hash: UInt64
  public var width: UInt32
  public var height: UInt32
  public var format: Format
  public var bytes: [UInt8]

  public enum Format: UInt8, Sendable, CaseIterable {
    /// Four bytes a pixel, red first, premultiplied, rows without gaps.
    case pixels
    /// A PNG, JPEG, GIF or WebP file as it lies on disk.
    case file
  }

  public init(hash: UInt64, width: UInt32, height: UInt32, format: Format, bytes: [UInt8]) {
    self.hash = hash
    self.width = width
    self.height = height
    self.format = format
    self.bytes = bytes
  }
}
