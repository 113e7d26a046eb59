/// Conditions and loops among the keyframes of a value itself.
extension KeyframesBuilder where Value: Animatable {
  private typealias Track = KeyframeTrackContentBuilder<Value>

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    Track.buildArray(components)
  }

  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> _KeyframeList<Value> where K.Value == Value { Track.buildEither(first: component) }

  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> _KeyframeList<Value> where K.Value == Value { Track.buildEither(second: component) }

  public static func buildBlock() -> _KeyframeList<Value> { Track.buildBlock() }
}
