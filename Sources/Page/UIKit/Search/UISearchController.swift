import CoreGraphics
import Foundation

/// Looks for something among what another controller shows.
///
/// While a search is active its view lies over the controller that is searched: with the results, or
/// darkening what is below until there are some. Unlike Apple's it is a child of that controller and
/// not presented by it, so it goes along when the controller is pushed away.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// When the buttons of a search bar's scopes are seen.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  private let bar = UISearchBar(frame: .zero)
  private let results: UIViewController?
  var state = SearchState()

  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpSearch()
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    bar.searcher = self
    bar.placeholder = "Search"
    bar.sizeToFit()
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchBar: UISearchBar { bar }
  open var searchResultsController: UIViewController? { results }

  /// Whether somebody is searching.
  open var isActive: Bool {
    get { state.phase == .active }
    set {
      guard newValue != isActive else { return }
      if newValue {
        activate()
        bar.becomeFirstResponder()
      } else {
        deactivate(animated: true)
      }
    }
  }

  // MARK: What is seen meanwhile

  /// Whether what is searched is darkened as long as there are no results.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { showState() }
  }

  open var hidesNavigationBarDuringPresentation = true

  open var automaticallyShowsCancelButton = true

  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  open var scopeBarActivation = ScopeBarActivation.automatic

  /// Whether results come when something is looked for, and go with it.
  open var automaticallyShowsSearchResultsController = true {
    didSet { showState() }
  }

  open var showsSearchResultsController: Bool {
    get { state.results == .shown }
    set {
      automaticallyShowsSearchResultsController = false
      state.results = newValue ? .shown : .hidden
      showState()
    }
  }

  // MARK: View

  open override func loadView() {
    let view = SearchOverlay(frame: .zero)
    view.dimming = UIDimmingView(frame: .zero, color: .searchDimming) { [weak self] in
      self?.cancelled()
    }
    self.view = view
  }

  /// Ends the search, where nothing else is presented.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, isActive else {
      return super.dismiss(animated: flag, completion: completion)
    }
    deactivate(animated: flag, completion: completion)
  }
}

/// How far a search is.
@MainActor
struct SearchState {
  enum Phase {
    case idle, active
  }

  enum Results {
    case hidden, shown
  }

  var phase = Phase.idle
  var results = Results.hidden
  /// Who is searched.
  weak var host: UIViewController?
  /// The scroll view in which the search bar lies.
  weak var scroller: UIScrollView?
  /// Whose bar was hidden for the search.
  weak var hiddenBar: UINavigationController?

  nonisolated init() {}
}

extension UIColor {
  fileprivate static let searchDimming = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0.12)
  }
}

/// Lies over what is searched; where nothing covers it, touches go through.
@MainActor
final class SearchOverlay: UIView {
  var dimming: UIDimmingView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
