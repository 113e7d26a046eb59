extension View {
  /// Sets the name that stands above the preview of the view.
  public func previewDisplayName(_ value: String?) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.name = value ?? $0.name }
  }

  /// Shows the preview of the view in the size of a device, such as "iPhone SE (3rd generation)".
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.device = value ?? $0.device }
  }

  /// Sets the size of the preview of the view.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.layout = value }
  }

  /// Shows the preview of the view on a device that is held in an orientation.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    transformPreference(PreviewSettingsKey.self) { $0.orientation = value }
  }

  /// Sets the context of the preview, such as that of a widget. It is accepted and has no effect.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// A key of a value in the context of a preview.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing set another one.
  static var defaultValue: Value { get }
}

/// The context of a preview.
public protocol PreviewContext {
  /// The value of the key in this preview.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
