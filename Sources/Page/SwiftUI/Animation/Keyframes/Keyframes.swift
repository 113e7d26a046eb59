/// Tracks of keyframes that say how a value changes over time.
public protocol Keyframes<Value> {
  /// The type that the keyframes animate.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Keyframes
  /// The tracks of the animation.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds what the tracks do to a value. Only SwiftUI's own keyframes implement it.
  func _resolve(from initial: Value, into courses: inout [_KeyframeCourse<Value>])
}

extension Keyframes {
  public func _resolve(from initial: Value, into courses: inout [_KeyframeCourse<Value>]) {
    guard let body = body as? any Keyframes<Value> else { return }
    body._resolve(from: initial, into: &courses)
  }
}

extension Keyframes where Body == Never {
  /// The tracks of the animation.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Keyframes {}

/// What one track does to a value at a time.
public struct _KeyframeCourse<Value> {
  let duration: Double
  let apply: (inout Value, Double) -> Void
}

/// A list of keyframes for one property of a value, or for the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The type of `body`.
  public typealias Body = Never
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  public func _resolve(from initial: Root, into courses: inout [_KeyframeCourse<Root>]) {
    var steps: [_KeyframeStep<Value>] = []
    content._append(to: &steps)
    let start = initial[keyPath: keyPath]
    let course = TrackCourse(from: start.animatableData, steps)
    courses.append(
      _KeyframeCourse(duration: course.duration) { [keyPath] value, time in
        value[keyPath: keyPath].animatableData = course.data(at: time)
      })
  }
}

/// Makes one of the tracks that a closure lists.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a keyframe or a track as it is written.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Keyframes without a track are those of the value itself.
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

  /// Begins with the first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Adds the next track.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> _TwoTracks<A, B> where A.Value == Value, B.Value == Value {
    _TwoTracks(first: accumulated, second: next)
  }

  /// Makes keyframes of what the closure lists.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }

  /// Makes keyframes of what the closure lists.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// Two groups of tracks.
public struct _TwoTracks<A: Keyframes, B: Keyframes>: Keyframes where A.Value == B.Value {
  public typealias Body = Never
  public typealias Value = A.Value
  let first: A
  let second: B

  public func _resolve(from initial: A.Value, into courses: inout [_KeyframeCourse<A.Value>]) {
    first._resolve(from: initial, into: &courses)
    second._resolve(from: initial, into: &courses)
  }
}
