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
  case create(LayerIdentifier, LayerKind = .plain)
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
    case pixels = 0
    /// A PNG, JPEG, GIF or WebP file as it lies on disk.
    case file = 1
  }

  public init(hash: UInt64, width: UInt32, height: UInt32, format: Format, bytes: [UInt8]) {
    self.hash = hash
    self.width = width
    self.height = height
    self.format = format
    self.bytes = bytes
  }
}
