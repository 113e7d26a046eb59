extension Tab where Label == DefaultTabLabel {
  /// Creates a tab that a value selects, with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  /// Creates a tab that a value selects, with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  /// Creates a tab that a value selects, without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: nil))
  }

  /// Creates a tab that a value selects, with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
  }
}
