private struct SubmitKey: EnvironmentKey {
  static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  /// What the text fields inside do when the user presses Return.
  var submitAction: () -> Void {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

private struct SearchSubmitKey: EnvironmentKey {
  static let defaultValue: () -> Void = {}
}

extension EnvironmentValues {
  /// What the search fields inside do when the user presses Return.
  var searchSubmitAction: () -> Void {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when the user presses Return in a text field inside. Actions that are set
  /// outside run afterwards.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    func add(_ outer: inout () -> Void) {
      let before = outer
      outer = {
        action()
        before()
      }
    }
    return transformEnvironment(\.self) { values in
      if triggers.contains(.text) { add(&values.submitAction) }
      if triggers.contains(.search) { add(&values.searchSubmitAction) }
    }
  }

  /// Keeps submissions of the fields inside from the actions that are set outside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) { values in
      guard isBlocking else { return }
      values.submitAction = {}
      values.searchSubmitAction = {}
    }
  }
}
