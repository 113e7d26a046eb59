/// Conditions and loops among the keyframes of a value itself.
extension KeyframesBuilder where Value: Animatable {
  private typealias Track = KeyframeTrackContentBuilder<Value>

  /// Takes the keyframes that a loop makes.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    Track.buildArray(components)
  }

  /// Takes the keyframes of the first branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { Track.buildEither(first: component) }

  /// Takes the keyframes of the second branch of a condition.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value { Track.buildEither(second: component) }

  /// Takes no keyframes.
  public static func buildBlock() -> _KeyframeList<Value> { Track.buildBlock() }
}
