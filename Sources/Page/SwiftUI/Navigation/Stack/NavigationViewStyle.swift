/// How a `NavigationView` arranges its views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether the views stand in columns where there is room.
  static var _hasColumns: Bool? { get }
}

/// The style that suits the width: a stack where there is little room, else columns.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public static var _hasColumns: Bool? { nil }
}

/// One view at a time, with a bar that leads back.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public static var _hasColumns: Bool? { false }
}

/// Columns, where there is room for them.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _hasColumns: Bool? { true }
}

/// Two columns, where there is room for them.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
  public static var _hasColumns: Bool? { true }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that suits the width.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time, with a bar that leads back.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, where there is room for them.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct ViewStyleKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether navigation views inside show columns; nil where that depends on the width.
  var navigationViewHasColumns: Bool? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the navigation views inside arrange their views.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewHasColumns, S._hasColumns)
  }
}
