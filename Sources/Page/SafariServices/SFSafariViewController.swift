import Foundation
import FoundationNetworking
import UIKit
import WebKit

/// Hears what becomes of a page of the web.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { [] }
}

/// A page of the web with Safari's bar above it. There is no network, so what it shows is what Safari shows
/// without one.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// How it is made.
  open class Configuration: NSObject, NSCopying {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  private let address: URL
  private let settings: Configuration
  private let bar = SafariBar(frame: .zero)
  private let web = WKWebView(frame: .zero)
  private var isLoaded = false

  open weak var delegate: (any SFSafariViewControllerDelegate)?

  public init(url URL: URL, configuration: Configuration) {
    let scheme = URL.scheme?.lowercased()
    precondition(
      scheme == "http" || scheme == "https",
      "The specified URL has an unsupported scheme: only addresses of the web are shown.")
    (address, settings) = (URL, configuration.copy() as! Configuration)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  @available(*, deprecated, message: "Say init(url:configuration:).")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  public required init?(coder: NSCoder) { nil }

  /// A copy.
  open var configuration: Configuration { settings.copy() as! Configuration }

  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { showStyle() }
  }

  open var preferredBarTintColor: UIColor? {
    didSet { showStyle() }
  }

  open var preferredControlTintColor: UIColor? {
    didSet { showStyle() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [web, bar] { view.addSubview(part) }
    bar.host.text = address.host
    bar.button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    web.navigationDelegate = self
    showStyle()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isLoaded else { return }
    isLoaded = true
    web.load(URLRequest(url: address))
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 44
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top)
    web.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
  }

  private func finish() {
    let told = delegate
    dismiss(animated: true)
    told?.safariViewControllerDidFinish(self)
  }

  private func showStyle() {
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    bar.button.setTitle(title, for: .normal)
    bar.backgroundColor = preferredBarTintColor ?? .secondarySystemBackground
    bar.tintColor = preferredControlTintColor ?? .systemBlue
  }
}

extension SFSafariViewController: WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    web.navigationDelegate = nil
    web.loadHTMLString(
      "<body style=\"font: 17px -apple-system, sans-serif; text-align: center; color: gray\">"
        + "<p style=\"margin-top: 30%\">Safari can’t open the page because this playground has no network.",
      baseURL: nil)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }
}

/// The bar with the button that closes it and the name of who sent the page.
@MainActor
private final class SafariBar: UIView {
  let button = UIButton(type: .system)
  let host = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    host.textAlignment = .center
    for part in [host, button] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(x: 0, y: bounds.height - 44, width: bounds.width, height: 44)
    button.frame = CGRect(x: 8, y: row.minY, width: 72, height: 44)
    host.frame = row.insetBy(dx: 88, dy: 0)
  }
}
