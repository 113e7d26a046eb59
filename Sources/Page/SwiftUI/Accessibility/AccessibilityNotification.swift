import FoundationAdditions

/// Something to tell assistive technology.
public enum AccessibilityNotification {
  /// Words that are spoken at once.
  public struct Announcement {
    private let text: Text

    /// Creates an announcement of a string.
    public init(_ announcement: String) {
      text = Text(verbatim: announcement)
    }

    /// Creates an announcement of a string of the app.
    public init(_ announcement: LocalizedStringResource) {
      text = Text(announcement)
    }

    /// Creates an announcement of a string with attributes.
    public init(_ announcement: AttributedString) {
      text = Text(announcement)
    }

    /// Speaks the words.
    @MainActor @preconcurrency
    public func post() {
      UIAccessibility.post(
        notification: .announcement, argument: text.words(in: EnvironmentValues()))
    }
  }

  /// The layout has changed.
  public struct LayoutChanged {
    private let words: String?

    /// Creates a notification, with words to speak if there are some.
    public init(_ announcement: String? = nil) {
      words = announcement
    }

    /// Tells assistive technology.
    @MainActor @preconcurrency
    public func post() {
      UIAccessibility.post(notification: .layoutChanged, argument: words)
    }
  }

  /// Another screen is shown.
  public struct ScreenChanged {
    private let words: String?

    /// Creates a notification, with words to speak if there are some.
    public init(_ announcement: String? = nil) {
      words = announcement
    }

    /// Tells assistive technology.
    @MainActor @preconcurrency
    public func post() {
      UIAccessibility.post(notification: .screenChanged, argument: words)
    }
  }

  /// Another page was scrolled to.
  public struct PageScrolled {
    private let words: String

    /// Creates a notification with the words to speak.
    public init(_ announcement: String) {
      words = announcement
    }

    /// Tells assistive technology.
    @MainActor @preconcurrency
    public func post() {
      UIAccessibility.post(notification: .pageScrolled, argument: words)
    }
  }
}
