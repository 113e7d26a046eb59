/// What the user feels or hears after an event. A page has no device that plays it.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy two objects are that hit each other.
  public struct Weight: Equatable, Sendable {
    private let level: Int
    public static let light = Weight(level: 0)
    public static let medium = Weight(level: 1)
    public static let heavy = Weight(level: 2)
  }

  /// How soft two objects are that hit each other.
  public struct Flexibility: Equatable, Sendable {
    private let level: Int
    public static let rigid = Flexibility(level: 0)
    public static let solid = Flexibility(level: 1)
    public static let soft = Flexibility(level: 2)
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) { self.name = name }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let pathComplete = SensoryFeedback("pathComplete")
  public static let impact = SensoryFeedback.impact()

  /// Two objects of a weight hit each other.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    (feedback.weight, feedback.intensity) = (weight, intensity)
    return feedback
  }

  /// Two objects of a softness hit each other.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    (feedback.flexibility, feedback.intensity) = (flexibility, intensity)
    return feedback
  }
}

extension View {
  /// Plays a feedback when a value changes. Nothing is played here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Plays a feedback when a value changes and a condition holds. The condition is asked, and
  /// nothing is played here.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { old, new in _ = condition(old, new) }
  }

  /// Plays the feedback that a closure chooses when a value changes. Nothing is played here.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in _ = feedback(old, new) }
  }

  /// Plays the feedback that a closure chooses when a value changes. Nothing is played here.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { _ = feedback() }
  }
}
