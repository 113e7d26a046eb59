/// One kind of particle: how many, how fast, how they look, and how all that varies.
///
/// A range is the whole width around the value; a speed is the change in a second.
public struct EmitterCell: Equatable, Sendable {
  public var name = ""
  /// A picture's hash.
  public var picture: UInt64?
  public var contentsRect = LayerRect.unit
  /// The picture's pixels in a point.
  public var contentsScale = 1.0
  public var birthRate: Float = 0
  public var lifetime: Float = 0
  public var lifetimeRange: Float = 0
  public var emissionLatitude: Float = 0
  public var emissionLongitude: Float = 0
  public var emissionRange: Float = 0
  public var velocity: Float = 0
  public var velocityRange: Float = 0
  public var xAcceleration: Float = 0
  public var yAcceleration: Float = 0
  public var zAcceleration: Float = 0
  public var scale: Float = 1
  public var scaleRange: Float = 0
  public var scaleSpeed: Float = 0
  public var spin: Float = 0
  public var spinRange: Float = 0
  public var redRange: Float = 0
  public var greenRange: Float = 0
  public var blueRange: Float = 0
  public var alphaRange: Float = 0
  public var redSpeed: Float = 0
  public var greenSpeed: Float = 0
  public var blueSpeed: Float = 0
  public var alphaSpeed: Float = 0
  public var color = LayerColor.white
  public var beginTime = 0.0
  /// How long particles are born.
  public var duration = Double.infinity
  /// What each particle emits itself.
  public var cells: [EmitterCell] = []

  public init() {}

  /// The single numbers, in the order in which they travel.
  static let numbers: [WritableKeyPath<EmitterCell, Float> & Sendable] = [
    \.birthRate, \.lifetime, \.lifetimeRange, \.emissionLatitude, \.emissionLongitude,
    \.emissionRange, \.velocity, \.velocityRange, \.xAcceleration, \.yAcceleration,
    \.zAcceleration, \.scale, \.scaleRange, \.scaleSpeed, \.spin, \.spinRange, \.redRange,
    \.greenRange, \.blueRange, \.alphaRange, \.redSpeed, \.greenSpeed, \.blueSpeed, \.alphaSpeed,
  ]
}

/// A rectangle; of contents, in their unit square.
public struct LayerRect: Equatable, Sendable {
  public var x, y, width, height: Double

  public static let zero = LayerRect(x: 0, y: 0, width: 0, height: 0)
  public static let unit = LayerRect(x: 0, y: 0, width: 1, height: 1)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
