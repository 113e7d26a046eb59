extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  /// Creates a tab with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  /// Creates a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  /// Creates a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  /// Creates a tab without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: nil))
  }

  /// Creates a tab with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
  }
}
