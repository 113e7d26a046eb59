/// How pickers look. Only SwiftUI's own styles conform.
public protocol PickerStyle {
  static var _kind: _PickerKind { get }
}

/// The kinds of pickers. Pages have no use for it.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, wheel, palette, navigationLink
}

/// The style that suits the place of a picker: a button with a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .automatic }
}
/// A button with a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .menu }
}
/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .segmented }
}
/// Lines with a checkmark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .inline }
}
/// A wheel that turns.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .wheel }
}
/// Pictures side by side; outside a menu they are segments.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .palette }
}
/// A line that leads to the choices on the navigation stack around. Without one it opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  public static var _kind: _PickerKind { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place of a picker: a button with a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Lines with a checkmark at the chosen one.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Pictures side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A line that leads to the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private struct PickerKindKey: EnvironmentKey {
  static let defaultValue = _PickerKind.automatic
}

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, S._kind)
  }
}
