/// The value of a property, by its kind.
public enum LayerPropertyValue: Equatable, Sendable {
  case number(Double)
  case point(LayerPoint)
  case size(LayerSize)
  case vector(LayerVector)
  case rect(LayerRect)
  /// Sixteen numbers, row by row.
  case matrix([Double])
  case flag(Bool)
  case count(UInt32)
  case corners(LayerCorners)
  /// A choice's number.
  case choice(UInt8)
  case color(LayerColor)
  case optionalColor(LayerColor?)
  case colors([LayerColor])
  /// What is added to a color's components from one copy to the next.
  case offsets(LayerColor)
  case list([Double])
  case path(LayerPath?)
  /// A picture's hash.
  case picture(UInt64?)
  case layer(LayerIdentifier?)
  case emitter(EmitterStructure)
  case scalars(EmitterScalars)
  case text(TextBlock?)
}

extension [Double] {
  /// The transform that changes nothing.
  static var identity: [Double] { [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }
}

/// Width and height.
public struct LayerSize: Equatable, Sendable {
  public var width, height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A place in space, or width, height and depth.
public struct LayerVector: Equatable, Sendable {
  public var x, y, z: Double

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
