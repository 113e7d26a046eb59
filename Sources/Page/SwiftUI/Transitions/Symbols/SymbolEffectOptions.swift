/// How often and how fast an effect happens.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  var count = 1
  /// The seconds between two times.
  var delay = 0.0

  /// An effect at its usual speed.
  public static let `default` = SymbolEffectOptions()
  /// The effect goes on as long as it is active.
  public static let repeating = SymbolEffectOptions()
  /// The effect happens once.
  public static let nonRepeating = SymbolEffectOptions()

  /// The same effect, faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }

  /// The same effect, faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed
    return options
  }

  /// The effect happens several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(count)
  }

  /// The effect happens several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.count = max(count ?? 1, 1)
    return options
  }

  /// The effect happens again as a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }

  /// The effect happens again as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.count = max(behavior.count ?? 1, 1)
    options.delay = behavior.delay
    return options
  }

  /// How an effect is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    var count: Int?
    var delay = 0.0

    /// It goes on without a pause.
    public static let continuous = RepeatBehavior()
    /// It happens again and again, with pauses.
    public static let periodic = periodic()

    /// It happens several times, with a pause of a number of seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0)
    }
  }
}
