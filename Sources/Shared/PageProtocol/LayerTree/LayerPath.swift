/// An outline: lines and curves, in a layer's own points.
public struct LayerPath: Equatable, Sendable {
  public var elements: [Element]

  /// One step; control points stand before the end.
  public enum Element: Equatable, Sendable {
    case move(LayerPoint)
    case line(LayerPoint)
    case quadratic(LayerPoint, to: LayerPoint)
    case cubic(LayerPoint, LayerPoint, to: LayerPoint)
    case close
  }

  /// A path of more elements is refused.
  public static let mostElements = 1 << 20

  public init(_ elements: [Element]) {
    self.elements = elements
  }
}

/// A place in a layer.
public struct LayerPoint: Equatable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
