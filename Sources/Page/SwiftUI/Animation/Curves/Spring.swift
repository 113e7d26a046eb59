/// The law of a mass on a damped spring.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// How strongly the spring pulls.
  public let stiffness: Double
  /// How strongly movement is braked.
  public let damping: Double

  private init(physical mass: Double, _ stiffness: Double, _ damping: Double) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// A spring by how long it seems to move, and how much it bounces: 0 not at all, 1 for ever.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// A spring by the period in which it would swing freely, and its damping: 1 lets it just not
  /// swing.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-3)
    self.init(physical: 1, frequency * frequency, 2 * max(dampingRatio, 0) * frequency)
  }

  /// A spring by its physics.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = max(mass, 1e-6)
    let critical = 2 * (max(stiffness, 0) * mass).squareRoot()
    self.init(physical: mass, stiffness, allowOverDamping ? damping : min(damping, critical))
  }

  /// A spring by when it is at rest, and its damping.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // A spring of twice the frequency takes half the time.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settlingDuration / max(time, 1e-6), dampingRatio: dampingRatio)
  }

  /// How long it seems to move.
  public var duration: TimeInterval { response }

  /// The period in which it would swing freely.
  public var response: Double { 2 * .pi / frequency }

  /// How much of the damping that keeps it from swinging it has.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// How much it bounces.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a little bounce.
  public static var snappy: Spring { snappy() }
  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce, or with some that you add.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce, or with more that you add.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a large bounce, or with more that you add.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  var frequency: Double { (stiffness / mass).squareRoot() }
  var decay: Double { damping / (2 * mass) }

  /// The same spring in a time that runs faster.
  func faster(by factor: Double) -> Spring {
    Spring(physical: mass, stiffness * factor * factor, damping * factor)
  }
}
