/// What views around say of scroll views.
struct ScrollSettings {
  var isEnabled = true
  var showsIndicators = (horizontal: true, vertical: true)
  var margins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// Whether the view moves beyond content that is smaller than it.
  var bounces = (horizontal: true, vertical: true)
  var dismissal = ScrollDismissesKeyboardMode.automatic
  var clips = true
  var targetBehavior: (any ScrollTargetBehavior)?
  /// Where the content begins, where it stays when its size changes, and where it stands if it is
  /// smaller than the view.
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  /// Where the content has to be, and who hears where it is.
  var position: ScrollPositionLink?
  var observers: [ScrollObserver] = []

  /// What scroll views inside this one inherit.
  var inherited: ScrollSettings {
    var settings = self
    settings.position = nil
    settings.observers = []
    settings.targetBehavior = nil
    settings.anchors = [:]
    return settings
  }
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

  /// Whether the horizontal indicators of scroll views show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.showsIndicators.horizontal ? .automatic : .hidden }
    set { scrollSettings.showsIndicators.horizontal = newValue.isShown }
  }

  /// Whether the vertical indicators of scroll views show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.showsIndicators.vertical ? .automatic : .hidden }
    set { scrollSettings.showsIndicators.vertical = newValue.isShown }
  }

  /// How the keyboard goes when its view is scrolled.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollSettings.dismissal }
    set { scrollSettings.dismissal = newValue }
  }
}

/// Whether the indicators of scroll views show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind
  var isShown: Bool { kind == .automatic || kind == .visible }

  /// They show while the content is scrolled.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// They always show while the content is scrolled.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// They do not show.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// They never show.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

/// When a scroll view moves further than its content.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind
  var alwaysBounces: Bool { kind != .basedOnSize }

  /// It always moves further.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// It always moves further.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// It does so only where the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// What a margin of a scroll view counts for.
public struct ContentMarginPlacement: Equatable, Sendable {
  private enum Kind { case automatic, content, indicators }
  private let kind: Kind

  /// The margin counts for the content and the indicators.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The margin counts for the content alone.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The margin counts for the indicators alone.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// How the keyboard goes when its view is scrolled.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// The keyboard stays.
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// The keyboard goes when a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// The keyboard follows the drag.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}
