/// A window with the same content for each of its instances.
///
/// The first window of an app fills the live view. `openWindow` shows another one over it as a
/// sheet. A live view has no title bar, so that titles are not shown.
public struct WindowGroup<Content: View>: Scene {
  /// The type of the scene's body.
  public typealias Body = Never
  private let window: WindowDescription

  /// Creates a window with its content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, made: content())
  }

  /// Creates a window whose content is made when the window is shown.
  @_disfavoredOverload
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, making: makeContent)
  }

  private init(id: String?, made content: Content) {
    self.init(id: id, making: { content })
  }

  private init(id: String?, making content: @escaping () -> Content) {
    window = WindowDescription(id: id) { _ in AnyView(content()) }
  }

  /// A window that presents values of a type.
  init<D: Hashable>(id: String?, presenting type: D.Type, content: @escaping (D?) -> Content) {
    window = WindowDescription(id: id, presents: type) { AnyView(content($0 as? D)) }
  }

  public var _sceneView: AnyView { AnyView(WindowView(window: PlacedWindow(window))) }
}

// MARK: Titles and ids

extension WindowGroup {
  /// Creates a window with an id by which it is opened.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, made: content())
  }

  /// Creates a window with an id by which it is opened, and content that is made when it is shown.
  @_disfavoredOverload
  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, making: makeContent)
  }

  /// Creates a window with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(id: nil, made: content())
  }

  /// Creates a window with a title, and content that is made when it is shown.
  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, making: makeContent)
  }

  /// Creates a window with a title and an id by which it is opened.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, made: content())
  }

  /// Creates a window with a title and an id by which it is opened, and content that is made
  /// when it is shown.
  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: id, making: makeContent)
  }

  /// Creates a window with a title that is looked up in the page's tables.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(id: nil, made: content())
  }

  /// Creates a window with a title that is looked up in the page's tables, and content that
  /// is made when it is shown.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, making: makeContent)
  }

  /// Creates a window with a title that is looked up in the page's tables and an id by which
  /// it is opened.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, made: content())
  }

  /// Creates a window with a title that is looked up in the page's tables and an id by which
  /// it is opened, and content that is made when it is shown.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: id, making: makeContent)
  }

  /// Creates a window with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(id: nil, made: content())
  }

  /// Creates a window with a title that is shown as it is, and content that is made when it
  /// is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(id: nil, making: makeContent)
  }

  /// Creates a window with a title that is shown as it is and an id by which it is opened.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, made: content())
  }

  /// Creates a window with a title that is shown as it is and an id by which it is opened,
  /// and content that is made when it is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(id: id, making: makeContent)
  }
}
