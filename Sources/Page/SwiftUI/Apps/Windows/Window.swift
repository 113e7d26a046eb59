/// A window that there is once, in an app for the Mac.
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  private let window: WindowDescription

  private init(_ content: Content, id: String) {
    window = WindowDescription(id: id) { _ in AnyView(content) }
  }

  /// Creates a window with a title, which a live view does not show, and an id by which it is
  /// opened.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), id: id)
  }

  /// Creates a window with a title, which a live view does not show, and an id by which it is
  /// opened.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), id: id)
  }

  /// Creates a window with a title, which a live view does not show, and an id by which it is
  /// opened.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content(), id: id)
  }

  public var _sceneView: AnyView { AnyView(WindowView(window: PlacedWindow(window))) }
}

/// The settings of an app for the Mac. `openSettings` shows them over the first window.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  /// Creates settings with their content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _sceneView: AnyView {
    let window = WindowDescription(id: WindowDescription.settings, canBeFirst: false) {
      [content] _ in AnyView(content)
    }
    return AnyView(WindowView(window: PlacedWindow(window)))
  }
}

extension WindowDescription {
  /// The id of an app's settings, which no window of a page has.
  static let settings = "\0settings"
}
