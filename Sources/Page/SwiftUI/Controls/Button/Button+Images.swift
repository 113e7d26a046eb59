extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Runs an action, with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Runs an action, with a title that is shown as it is, and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Runs an action that has a role, with a title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Runs an action that has a role, with a title that is shown as it is, and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Runs an action, with a title and an image of an asset catalog.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Runs an action, with a title that is shown as it is, and an image of an asset catalog.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { SwiftUI.Label(title, image: image) }
  }

  /// Runs an action that has a role, with a title and an image of an asset catalog.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Runs an action that has a role, with a title that is shown as it is, and an image of an asset
  /// catalog.
  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}
