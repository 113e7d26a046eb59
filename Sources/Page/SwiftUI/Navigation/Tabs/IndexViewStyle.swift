/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots below the pages of a `TabView`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let kind: Int
    /// While the user touches them.
    public static let automatic = BackgroundDisplayMode(kind: 0)
    /// While the user touches them.
    public static let interactive = BackgroundDisplayMode(kind: 1)
    /// The dots always have a background.
    public static let always = BackgroundDisplayMode(kind: 2)
    /// The dots never have a background.
    public static let never = BackgroundDisplayMode(kind: 3)
  }

  public let _background: BackgroundDisplayMode

  /// Shows the background of the dots as a mode says.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below the pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below the pages, with a background as a mode says.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
  var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the dots of the pages inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._background)
  }
}
