/// A bar around a view.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Kind: CaseIterable {
    case automatic, bottom, navigation, tab
  }

  let kind: Kind

  /// The bars that suit the view: the navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  /// The bar along the bottom that has items of views.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottom) }
  /// The bar along the top.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigation) }
  /// The bar with the tabs.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tab) }
}

/// What is said of one bar.
struct BarSettings {
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  mutating func add(_ next: BarSettings) {
    visibility = visibility ?? next.visibility
    background = background ?? next.background
    backgroundVisibility = backgroundVisibility ?? next.backgroundVisibility
    colorScheme = colorScheme ?? next.colorScheme
  }
}

extension View {
  private func barSettings(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarSettings) -> Void
  ) -> some View {
    navigationSettings { settings in
      for bar in bars.isEmpty ? [.automatic] : bars {
        let kind = bar.kind == .automatic ? .navigation : bar.kind
        var new = BarSettings()
        change(&new)
        settings.bars[kind, default: BarSettings()].add(new)
      }
    }
  }

  /// Shows or hides bars around.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.visibility = visibility }
  }

  /// Shows or hides bars around.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSettings(bars) { $0.visibility = visibility }
  }

  /// Sets what is behind the items of bars around, when content is scrolled below them.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows the background of bars around always, never, or as the content is scrolled.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows the background of bars around always, never, or as the content is scrolled.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the color scheme of bars around.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars) { $0.colorScheme = colorScheme }
  }
}
