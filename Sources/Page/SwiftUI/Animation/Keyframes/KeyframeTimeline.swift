/// How a value changes over time, as keyframes say it.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let courses: [_KeyframeCourse<Value>]

  /// The keyframes of a closure, beginning with a value.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  init(initialValue: Value, keyframes: some Keyframes<Value>) {
    initial = initialValue
    var courses: [_KeyframeCourse<Value>] = []
    keyframes._resolve(from: initialValue, into: &courses)
    self.courses = courses
  }

  /// How long the longest track takes.
  public var duration: TimeInterval { courses.map(\.duration).max() ?? 0 }

  /// The value after some seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    for course in courses { course.apply(&value, time) }
    return value
  }

  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
