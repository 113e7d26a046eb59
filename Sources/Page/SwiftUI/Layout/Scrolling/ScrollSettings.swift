/// What views around say of scroll views.
struct ScrollSettings {
  var isEnabled = true
  var showsIndicators = (horizontal: true, vertical: true)
  var margins = EdgeInsets()
  var isPaging = false
  var bounces = true
  var dismissesKeyboard = false
}

/// Whether the indicators of scroll views show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isShown: Bool
  public static let automatic = ScrollIndicatorVisibility(isShown: true)
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  public static let never = ScrollIndicatorVisibility(isShown: false)
}

/// When a scroll view moves further than its content.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let alwaysBounces: Bool
  public static let automatic = ScrollBounceBehavior(alwaysBounces: true)
  public static let always = ScrollBounceBehavior(alwaysBounces: true)
  public static let basedOnSize = ScrollBounceBehavior(alwaysBounces: false)
}

/// What a margin of a scroll view counts for.
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  var isPaging: Bool { get }
}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public var isPaging: Bool { true }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// How the keyboard goes when its view is scrolled.
public struct ScrollDismissesKeyboardMode: Sendable {
  let dismisses: Bool
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

private struct ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scroll views scroll.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }
}

extension View {
  private func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.scrollSettings) })
  }

  /// Stops the scroll views inside from scrolling, or lets them.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scrolling { $0.isEnabled = !disabled }
  }

  /// Shows or hides the indicators of scroll views inside.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrolling {
      if axes.contains(.vertical) { $0.showsIndicators.vertical = visibility.isShown }
      if axes.contains(.horizontal) { $0.showsIndicators.horizontal = visibility.isShown }
    }
  }

  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrolling { $0.bounces = behavior.alwaysBounces }
  }

  /// Adds margins to the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrolling { $0.margins = EdgeInsets(length ?? PaddingModifier.usual, edges) }
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets where scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrolling { $0.isPaging = behavior.isPaging }
  }

  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    scrolling { $0.dismissesKeyboard = mode.dismisses }
  }
}
