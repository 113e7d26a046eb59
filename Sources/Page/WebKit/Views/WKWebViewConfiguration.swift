import Foundation

/// What documents of a web view may do.
@MainActor @preconcurrency open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false

  public nonisolated override init() { super.init() }
}

/// How one document is shown.
@MainActor @preconcurrency open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true

  public nonisolated override init() { super.init() }
}

/// What a web view is made with.
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject, NSCopying {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?

  public nonisolated override init() { super.init() }

  /// Another configuration with the same preferences and the same scripts.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = WKWebViewConfiguration()
      copy.preferences = preferences
      copy.defaultWebpagePreferences = defaultWebpagePreferences
      copy.userContentController = userContentController
      copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
      copy.suppressesIncrementalRendering = suppressesIncrementalRendering
      copy.applicationNameForUserAgent = applicationNameForUserAgent
      return copy
    }
  }

  var allowsScripts: Bool {
    preferences.javaScriptEnabled && defaultWebpagePreferences.allowsContentJavaScript
  }
}
