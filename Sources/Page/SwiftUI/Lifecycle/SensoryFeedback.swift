/// A feedback that can be felt or heard. Without a device that has some, nothing happens.
public struct SensoryFeedback: Equatable, Sendable {
  enum Kind: Equatable {
    case notice(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, Double)
    case other(String)
  }

  let kind: Kind

  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .notice(.success))
  /// A task produced a warning.
  public static let warning = SensoryFeedback(kind: .notice(.warning))
  /// A task failed.
  public static let error = SensoryFeedback(kind: .notice(.error))
  /// The selection changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A value rose beyond a threshold.
  public static let increase = SensoryFeedback(kind: .other("increase"))
  /// A value fell below a threshold.
  public static let decrease = SensoryFeedback(kind: .other("decrease"))
  /// An activity started.
  public static let start = SensoryFeedback(kind: .other("start"))
  /// An activity stopped.
  public static let stop = SensoryFeedback(kind: .other("stop"))
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback(kind: .other("alignment"))
  /// A pressure or a level changed to another step.
  public static let levelChange = SensoryFeedback(kind: .other("levelChange"))
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(kind: .other("pathComplete"))
  /// Two objects met.
  public static let impact = impact()

  /// Two objects of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity))
  }

  /// Two objects met that give way more or less.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity))
  }

  /// The weight of objects that meet.
  public struct Weight: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// A collision of light things.
    public static let light = Weight(style: .light)
    /// A collision of things of medium weight.
    public static let medium = Weight(style: .medium)
    /// A collision of heavy things.
    public static let heavy = Weight(style: .heavy)
  }

  /// How much objects that meet give way.
  public struct Flexibility: Equatable, Sendable {
    let style: UIImpactFeedbackGenerator.FeedbackStyle
    /// A collision of hard things.
    public static let rigid = Flexibility(style: .rigid)
    /// A collision of solid things.
    public static let solid = Flexibility(style: .medium)
    /// A collision of soft things.
    public static let soft = Flexibility(style: .soft)
  }

  @MainActor
  func play() {
    switch kind {
    case .notice(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(intensity))
    case .other: break
    }
  }
}

extension View {
  /// Plays a feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { _, _ in feedback.play() }
  }

  /// Plays a feedback when a value changes and a condition holds for the old and the new value.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
  }

  /// Plays the feedback that a closure chooses for the old and the new value when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in feedback(old, new)?.play() }
  }
}
