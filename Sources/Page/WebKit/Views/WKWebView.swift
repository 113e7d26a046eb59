import Foundation
import PageProtocol
import UIKit

/// Shows documents of HTML: in the studio in a closed frame of the browser, elsewhere by how they begin.
///
/// What documents can reach is only what the page puts into them: texts, and files that lie beside
/// them. The scroll view is there for its settings; the frame scrolls by itself.
@MainActor @preconcurrency open class WKWebView: UIView {
  static let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let backForwardList = WKBackForwardList()
  public let scrollView = UIScrollView()
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?

  public internal(set) var title: String? {
    willSet { willChange(.title) }
    didSet { didChange(.title) }
  }
  public internal(set) var url: URL? {
    willSet { willChange(.url) }
    didSet { didChange(.url) }
  }
  public internal(set) var isLoading = false {
    willSet { willChange(.isLoading) }
    didSet { didChange(.isLoading) }
  }
  public internal(set) var estimatedProgress = 0.0 {
    willSet { willChange(.estimatedProgress) }
    didSet { didChange(.estimatedProgress) }
  }
  public internal(set) var canGoBack = false {
    willSet { willChange(.canGoBack) }
    didSet { didChange(.canGoBack) }
  }
  public internal(set) var canGoForward = false {
    willSet { willChange(.canGoForward) }
    didSet { didChange(.canGoForward) }
  }
  /// Nothing comes over a network.
  open var hasOnlySecureContent: Bool { true }

  /// What it was made with: a copy.
  public var configuration: WKWebViewConfiguration {
    settings.copy() as! WKWebViewConfiguration
  }

  let settings: WKWebViewConfiguration
  let placeholder = WebPlaceholder(frame: .zero)
  private let registration = WebRegistration()
  var number: UInt32 { registration.number }
  var loads = WebLoads()
  var questions = WebQuestions()

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration.copy() as! WKWebViewConfiguration
    super.init(frame: frame)
    setUpWeb()
  }

  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    super.init(coder: coder)
    setUpWeb()
  }

  private func setUpWeb() {
    backgroundColor = .white
    clipsToBounds = true
    addSubview(scrollView)
    addSubview(placeholder)
    WebOutput.register(self)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    placeholder.frame = bounds
  }
}
