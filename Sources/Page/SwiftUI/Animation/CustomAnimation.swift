/// An animation that you calculate yourself.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the value is after some seconds on its way from zero; nil when it has arrived.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes after some seconds.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes over what another one that is under way has begun.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  nonisolated public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let step = 1.0 / 120
    var (one, other) = (context, context)
    guard let before = animate(value: value, time: max(time - step, 0), context: &one),
      let after = animate(value: value, time: time + step, context: &other)
    else { return nil }
    return (after - before).scaled(by: 1 / (time + step - max(time - step, 0)))
  }

  nonisolated public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from one frame to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Values of the animation's own.
  public var state: AnimationState<Value>
  /// Whether the animation has come to its value, though it may settle still.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The same context for another type of values.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var other = AnimationContext<T>(state: state, environment: environment)
    other.isLogicallyComplete = isLogicallyComplete
    return other
  }
}

/// Values that a custom animation keeps, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state without values.
  public init() {}

  /// The value of a key, which the animation keeps from one frame to the next.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing set another one.
  static var defaultValue: Value { get }
}

/// A custom animation that can be compared.
struct CustomAnimationBox: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) {
    self.base = base
  }

  static func == (one: CustomAnimationBox, other: CustomAnimationBox) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
