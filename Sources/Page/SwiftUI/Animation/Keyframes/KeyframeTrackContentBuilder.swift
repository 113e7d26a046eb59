/// Makes one of the keyframes that a closure lists.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  private static func list<K: KeyframeTrackContent>(_ content: K?) -> _KeyframeList<Value>
  where K.Value == Value {
    var steps: [_KeyframeStep<Value>] = []
    content?._append(to: &steps)
    return _KeyframeList(steps: steps)
  }

  /// Takes a keyframe as it is written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Begins with the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds the next keyframe.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _TwoKeyframes<A, B> where A.Value == Value, B.Value == Value {
    _TwoKeyframes(first: accumulated, second: next)
  }

  /// Takes the keyframes that a loop makes.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    var steps: [_KeyframeStep<Value>] = []
    for component in components { component._append(to: &steps) }
    return _KeyframeList(steps: steps)
  }

  /// Takes the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .first(component))
  }

  /// Takes the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(branch: .second(component))
  }

  /// Takes the keyframes of a condition without `else`.
  public static func buildOptional<K: KeyframeTrackContent>(_ content: K?) -> _KeyframeList<Value>
  where K.Value == Value { list(content) }

  /// Takes no keyframes.
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(steps: []) }
}

extension KeyframeTrackContentBuilder {
  /// The keyframes of one of the two branches of a condition.
  public struct Conditional<
    ConditionalValue: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where First.Value == ConditionalValue, Second.Value == ConditionalValue {
    /// The type of the value.
    public typealias Value = ConditionalValue
    /// The type of `body`.
    public typealias Body = Never

    enum Branch {
      case first(First)
      case second(Second)
    }

    let branch: Branch

    public func _append(to steps: inout [_KeyframeStep<ConditionalValue>]) {
      switch branch {
      case .first(let content): content._append(to: &steps)
      case .second(let content): content._append(to: &steps)
      }
    }
  }
}
