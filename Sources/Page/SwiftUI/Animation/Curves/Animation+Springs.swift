extension Animation {
  private static func spring(_ duration: Double, _ bounce: Double) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce), velocity: 0))
  }

  /// A spring without bounce of half a second.
  public static var spring: Animation { spring(0.5, 0) }

  /// A spring by how long it seems to move, and how much it bounces.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { spring(duration, bounce) }

  /// A spring by its stiffness, as the period in which it would swing, and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .spring(Spring(response: response, dampingRatio: dampingFraction), velocity: 0))
  }

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }

  /// A quick spring for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// A quick spring for values that follow a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A quick spring for values that follow a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring(duration, 0.14 + extraBounce) }

  /// A spring by its physics, which adds to what is under way.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
        velocity: initialVelocity))
  }

  /// A spring that adds to what is under way.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      .spring(Spring(duration: duration, bounce: bounce), velocity: initialVelocity))
  }

  /// A spring that adds to what is under way.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation { Animation(.spring(spring, velocity: initialVelocity)) }

  /// A spring that adds to what is under way.
  public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }

  /// A spring without bounce.
  public static var smooth: Animation { spring(0.5, 0) }

  /// A spring with a little bounce, which seems quicker.
  public static var snappy: Animation { spring(0.5, 0.15) }

  /// A spring that bounces.
  public static var bouncy: Animation { spring(0.5, 0.3) }

  /// A spring without bounce, of a duration, or with a bounce of yours.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration, extraBounce)
  }

  /// A spring with a little bounce, of a duration, or with more bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration, 0.15 + extraBounce)
  }

  /// A spring that bounces, of a duration, or with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration, 0.3 + extraBounce)
  }
}
