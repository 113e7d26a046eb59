/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  private let level: Int
  /// As it is usual for the dialog.
  public static let automatic = DialogSeverity(level: 0)
  /// It warns of something that cannot be undone.
  public static let critical = DialogSeverity(level: 1)
  /// It warns of nothing.
  public static let standard = DialogSeverity(level: 2)
}

private struct DialogSeverityKey: EnvironmentKey {
  static let defaultValue = DialogSeverity.automatic
}

extension EnvironmentValues {
  var dialogSeverity: DialogSeverity {
    get { self[DialogSeverityKey.self] }
    set { self[DialogSeverityKey.self] = newValue }
  }
}

extension View {
  /// Sets how serious the alerts and dialogs are that the views inside present. They look the same.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSeverity, severity)
  }

  /// Accepts an icon for alerts and dialogs of the views inside. Only a Mac shows one.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Accepts a switch that keeps dialogs from being presented again. Only a Mac shows it.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepts a switch that keeps dialogs from being presented again. Only a Mac shows it.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepts a switch that keeps dialogs from being presented again. Only a Mac shows it.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Accepts a switch that keeps dialogs from being presented again. Only a Mac shows it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
