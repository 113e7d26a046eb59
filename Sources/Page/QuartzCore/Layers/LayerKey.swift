import PageProtocol

/// The names of a layer's values: the cases are those of `LayerProperty.Key`, in the same order
/// (Scripts/check compares them), and the texts are how Core Animation's key paths begin. The last
/// stands for all values of a page's own, which never cross the wire.
enum LayerKey: String, CaseIterable {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, opacity
  case isHidden = "hidden"
  case masksToBounds
  case isDoubleSided = "doubleSided"
  case backgroundColor, cornerRadius, borderWidth, borderColor, contents, contentsGravity
  case contentsScale, shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case maskedCorners, cornerCurve, contentsRect, contentsCenter, mask, shadowPath, anchorPointZ
  case isGeometryFlipped = "geometryFlipped"
  case magnificationFilter, minificationFilter
  case blendMode = "compositingFilter"
  case contentsTint = "contentsMultiplyColor"
  case backdropBlur, backdropSaturation, backdropTint, silhouette, contentBlur, colorMatrix
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern
  case gradientType = "type"
  case colors, locations, startPoint, endPoint
  case instanceCount, preservesDepth, instanceDelay, instanceTransform, instanceColor
  case instanceColorOffsets
  case emitter = "emitterCells"
  // Key paths name the parts of these three (LayerKeyPath).
  case emitterPosition = "emitterPoint"
  case emitterSize = "emitterExtent"
  case emitterScalars = "emitterFactors"
  case text
  case own = ""

  /// What it is on the wire; none for what never crosses it.
  var property: LayerProperty.Key? { self == .own ? nil : LayerKey.properties[ordinal] }

  private static let properties = LayerProperty.Key.allCases

  /// Its place among all; cases without values are numbered as they stand.
  var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The kind of layer that has it; none where every layer does.
  var kind: LayerKind? {
    switch ordinal {
    case ..<LayerKey.path.ordinal: nil
    case ..<LayerKey.gradientType.ordinal: .shape
    case ..<LayerKey.instanceCount.ordinal: .gradient
    case ..<LayerKey.emitter.ordinal: .replicator
    case ..<LayerKey.text.ordinal: .emitter
    default: .plain
    }
  }

  /// Whether layers of a class have it.
  func isOf(_ type: CALayer.Type) -> Bool {
    switch kind {
    case .shape: type is CAShapeLayer.Type
    case .gradient: type is CAGradientLayer.Type
    case .replicator: type is CAReplicatorLayer.Type
    case .emitter: type is CAEmitterLayer.Type
    default: self != .text && self != .own
    }
  }

  /// Whether a layer of its own animates it without being told to.
  var animatesImplicitly: Bool {
    switch self {
    case .masksToBounds, .isDoubleSided, .contentsGravity, .contentsScale, .cornerCurve, .mask,
      .isGeometryFlipped, .magnificationFilter, .minificationFilter, .blendMode,
      .contentsTint, .colorMatrix, .path, .fillRule, .lineCap, .lineJoin, .gradientType,
      .preservesDepth,
      .emitter, .emitterScalars, .text, .own, .isHidden, .contents, .contentsCenter:
      false
    default: true
    }
  }
}

/// Some of a layer's names.
struct LayerKeySet: Sequence {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Every name there is.
  static let all: LayerKeySet = {
    var keys = LayerKeySet()
    for key in LayerKey.allCases { keys.insert(key) }
    return keys
  }()

  mutating func insert(_ key: LayerKey) {
    let place = key.ordinal
    if place < 64 { low |= 1 << UInt64(place) } else { high |= 1 << UInt64(place - 64) }
  }

  mutating func removeAll() {
    (low, high) = (0, 0)
  }

  func union(_ other: LayerKeySet) -> LayerKeySet {
    var keys = self
    keys.low |= other.low
    keys.high |= other.high
    return keys
  }

  /// In the order of the names' numbers.
  func makeIterator() -> AnyIterator<LayerKey> {
    var (low, high) = (low, high)
    return AnyIterator {
      if low != 0 {
        let place = low.trailingZeroBitCount
        low &= low - 1
        return LayerKey.allCases[place]
      }
      guard high != 0 else { return nil }
      let place = high.trailingZeroBitCount
      high &= high - 1
      return LayerKey.allCases[64 + place]
    }
  }
}
