/// Where particles come from, and which; what moves or scales all of them is not in here, so that
/// it can be animated.
///
/// Nothing is remembered from one moment to the next: where a particle is follows from its
/// number, the seed and the time alone (docs/wire-format.md says how), so every player draws the
/// same ones, at any moment it likes.
public struct EmitterStructure: Equatable, Sendable {
  public var shape: Shape
  public var mode: Mode
  public var renderMode: RenderMode
  public var preservesDepth: Bool
  public var seed: UInt32
  /// The page's time at which emission starts.
  public var begin: Double
  public var cells: [EmitterCell]

  public enum Shape: UInt8, Sendable, CaseIterable {
    case point = 0, line = 1, rectangle = 2, cuboid = 3, circle = 4, sphere = 5
  }

  public enum Mode: UInt8, Sendable, CaseIterable {
    case points = 0, outline = 1, surface = 2, volume = 3
  }

  public enum RenderMode: UInt8, Sendable, CaseIterable {
    case unordered = 0, oldestFirst = 1, oldestLast = 2, backToFront = 3, additive = 4
  }

  /// Cells within cells beyond this depth are refused.
  public static let mostDepth = 4
  /// More cells, those within cells counted, are refused.
  public static let mostCells = 256

  public init(
    shape: Shape = .point, mode: Mode = .volume, renderMode: RenderMode = .unordered,
    preservesDepth: Bool = false, seed: UInt32 = 0, begin: Double = 0, cells: [EmitterCell] = []
  ) {
    self.shape = shape
    self.mode = mode
    self.renderMode = renderMode
    self.preservesDepth = preservesDepth
    self.seed = seed
    self.begin = begin
    self.cells = cells
  }
}

/// Factors that hold for all particles of a layer.
public struct EmitterScalars: Equatable, Sendable {
  public var birthRate, lifetime, velocity, scale, spin: Float

  public init(
    birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1,
    spin: Float = 1
  ) {
    self.birthRate = birthRate
    self.lifetime = lifetime
    self.velocity = velocity
    self.scale = scale
    self.spin = spin
  }
}
