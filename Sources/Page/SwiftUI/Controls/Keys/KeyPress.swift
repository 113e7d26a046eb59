/// A key that the user presses while a view has the focus.
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held. Held keys are not repeated here.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// Pressing, repeating and releasing.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has used a key.
  public enum Result: Sendable {
    /// The key is used; nothing else is told of it.
    case handled
    /// The key goes on to actions that are set outside.
    case ignored
  }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types with the modifiers that are held.
  public let characters: String
  /// The modifiers that are held.
  public let modifiers: EventModifiers

  @MainActor init(_ key: UIKey, _ phase: Phases) {
    self.phase = phase
    self.key = KeyEquivalent(key)
    characters = key.characters
    modifiers = EventModifiers(key.modifierFlags)
  }
}

/// What a view does with keys, and what is set outside.
struct KeyActions {
  private var actions: [(KeyPress.Phases, (KeyPress) -> KeyPress.Result)] = []

  /// Offers a key to the actions, the innermost first.
  func handle(_ press: KeyPress) -> Bool {
    actions.contains { phases, action in
      phases.contains(press.phase) && action(press) == .handled
    }
  }

  mutating func add(
    _ phases: KeyPress.Phases, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    actions.insert((phases, action), at: 0)
  }
}

private struct KeyActionsKey: EnvironmentKey {
  static let defaultValue = KeyActions()
}

extension EnvironmentValues {
  var keyActions: KeyActions {
    get { self[KeyActionsKey.self] }
    set { self[KeyActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the user presses a key while a view inside has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs an action for phases of a key while a view inside has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when the user presses one of several keys while a view inside has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs an action when the user types one of several characters while a view inside has the
  /// focus.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let isMeant =
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
      return isMeant ? action(press) : .ignored
    }
  }

  /// Runs an action when the user presses any key while a view inside has the focus.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    transformEnvironment(\.keyActions) { $0.add(phases, action) }
  }
}
