/// Shows a value that follows keyframes: again and again, or once for each change of a trigger.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initial: Value
  private let trigger: ComparedValue?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var runner = KeyframeRunner<Value>()

  /// Follows the keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = ComparedValue(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes from when the view appears, again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    content(
      runner.follow(initial, trigger: trigger, isRepeating: isRepeating) { [keyframes] in
        KeyframeTimeline(initialValue: $0, keyframes: keyframes($0))
      })
  }
}

/// Follows keyframes frame by frame.
final class KeyframeRunner<Value>: Source, @unchecked Sendable {
  private var value: Value?
  private var trigger: ComparedValue?
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  private var isRepeating = false
  private var hasBegun = false
  private var frames: Frames?

  nonisolated override init() {}

  /// Takes what the view says, and returns the value to be shown.
  func follow(
    _ initial: Value, trigger: ComparedValue?, isRepeating: Bool,
    timeline make: @escaping (Value) -> KeyframeTimeline<Value>
  ) -> Value {
    noteRead()
    self.isRepeating = isRepeating
    let isTriggered = self.trigger.flatMap { before in trigger.map { $0.differs(from: before) } }
    self.trigger = trigger
    if trigger == nil ? !hasBegun : isTriggered == true {
      let timeline = make(value ?? initial)
      self.timeline = timeline
      if timeline.duration > 0 {
        start = animationTime
        frames =
          frames
          ?? Frames { [weak self] now in
            self?.step(at: now)
            return self != nil
          }
      } else {
        value = timeline.value(time: 0)
      }
    }
    hasBegun = true
    return value ?? initial
  }

  private func step(at now: Double) {
    guard let timeline else { return }
    var time = max(now - start, 0)
    if time >= timeline.duration {
      if isRepeating {
        time = time.truncatingRemainder(dividingBy: timeline.duration)
      } else {
        end()
      }
    }
    noteChange()
    value = timeline.value(time: time)
  }

  private func end() {
    frames?.end()
    frames = nil
  }
}

extension View {
  /// Shows the view as a value changes that follows keyframes, again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Shows the view as a value changes that follows keyframes when a trigger changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
