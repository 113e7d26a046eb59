// The forms of windows that present a value and have a title.

extension WindowGroup {
  /// Creates a window that presents a value, with a title.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a window that presents a value, a default one at first, with a title.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a window that presents a value, with a title, and an id by which it is opened.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content)
  }

  /// Creates a window that presents a value, a default one at first, with a title, and an id
  /// by which it is opened.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

extension WindowGroup {
  /// Creates a window that presents a value, with a title that is looked up in the page's tables.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a window that presents a value, a default one at first, with a title that is
  /// looked up in the page's tables.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a window that presents a value, with a title that is looked up in the page's
  /// tables, and an id by which it is opened.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content)
  }

  /// Creates a window that presents a value, a default one at first, with a title that is
  /// looked up in the page's tables, and an id by which it is opened.
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

extension WindowGroup {
  /// Creates a window that presents a value, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a window that presents a value, a default one at first, with a title that is
  /// shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a window that presents a value, with a title that is shown as it is, and an id
  /// by which it is opened.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content)
  }

  /// Creates a window that presents a value, a default one at first, with a title that is
  /// shown as it is, and an id by which it is opened.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
