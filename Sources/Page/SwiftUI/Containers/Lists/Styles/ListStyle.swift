/// How lists look. Only SwiftUI's own styles conform.
public protocol ListStyle {
  static var _kind: _ListKind { get }
}

public enum _ListKind: Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The style that suits the platform: groups with round corners.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}
/// Rows from edge to edge. The header of a section stays at the top while its rows scroll.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _ListKind { .plain }
}
/// Rows from edge to edge, without lines at the ends of sections.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _ListKind { .inset }
}
/// Groups of rows from edge to edge on a gray background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _ListKind { .grouped }
}
/// Groups of rows with round corners on a gray background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}
/// Groups of rows whose headers show and hide them.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the platform: groups with round corners.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, without lines at the ends of sections.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Groups of rows whose headers show and hide them.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey {
  static let defaultValue = _ListKind.insetGrouped
}

extension EnvironmentValues {
  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, S._kind)
  }
}
