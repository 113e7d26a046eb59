/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Deletes something: the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
  /// Closes what is presented.
  public static let close = ButtonRole(name: "close")
  /// Confirms what is presented.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Runs an action, with a label of views.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Runs an action that has a role, with a label of views.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = unsafeBitCast(action, to: (() -> Void).self)
    self.label = label()
  }

  /// The button in the style of its environment.
  public var body: some View {
    ShortcutControl(
      action: action,
      control: StyledControl { part in
        PrimitiveButtonStyleConfiguration(role: role, label: part(label), action: action)
      })
  }
}

extension Button where Label == Text {
  /// Runs an action, with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Runs an action, with a title that is shown as it is.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Runs an action that has a role, with a title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Runs an action that has a role, with a title that is shown as it is.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
