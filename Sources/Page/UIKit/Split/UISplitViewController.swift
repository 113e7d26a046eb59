import CoreGraphics
import Foundation

/// Shows controllers side by side where there is room, and one after the other where there is not.
///
/// A live view is told to be compact whatever its width; so it is the width that counts here: below
/// 600 points the columns collapse, unless a page says by its traits that there is room. What a
/// subclass may override stands here.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  let kind: Style
  /// What was set, and what shows it: a column brings a navigation controller where it has none.
  var said: [Column: UIViewController] = [:]
  var columns: [Column: UIViewController] = [:]
  var holders: [Column: SplitColumnView] = [:]
  var room = SplitRoom()
  lazy var dimming = UIDimmingView(frame: .zero) { [weak self] in self?.sendAway() }
  private lazy var modeButton = makeModeButton()
  lazy var edgePan = makeEdgePan()

  public init(style: Style) {
    kind = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    kind = .unspecified
    super.init(coder: coder)
    fill(from: coder, as: UISplitViewController.self)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var style: Style { kind }

  // MARK: Controllers

  /// Those of the columns, the first on the left; one, where they are collapsed.
  open var viewControllers: [UIViewController] {
    get { listed }
    set { replaceList(with: newValue) }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    put(vc, in: column)
  }

  open func viewController(for column: Column) -> UIViewController? { said[column] }

  open func show(_ column: Column) { reveal(column) }
  open func hide(_ column: Column) { conceal(column) }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    showInPrimary(viewController, sender: sender)
  }

  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    showDetail(viewController, sender: sender)
  }

  // MARK: What is seen

  open var isCollapsed: Bool { room.state == .collapsed }
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : room.mode }

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { preferencesChanged() } }
  }

  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { preferencesChanged() } }
  }

  open var splitBehavior: SplitBehavior { behavior }

  open var presentsWithGesture = true {
    didSet { edgePan.isEnabled = presentsWithGesture }
  }

  open var showsSecondaryOnlyButton = false
  open var primaryBackgroundStyle = BackgroundStyle.none

  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { placeModeButton() }
  }

  // MARK: Widths

  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { widthsChanged() }
  }
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: View

  open override func loadView() {
    let view = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: UIViewController.defaultSize))
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    view.addGestureRecognizer(edgePan)
    self.view = view
  }

  open override var childForStatusBarStyle: UIViewController? { columns[.primary] }
  open override var childForStatusBarHidden: UIViewController? { columns[.primary] }
}

/// What of the columns is seen now.
@MainActor
struct SplitRoom {
  enum State {
    /// There was no layout yet.
    case undecided
    case expanded, collapsed
  }

  var state = State.undecided
  var mode = UISplitViewController.DisplayMode.secondaryOnly
  /// Asked for by a person or by `show`, until the preferences change.
  var asked: UISplitViewController.DisplayMode?
  /// Whose contents lie on the primary column's stack, and where they begin there.
  var merged: [(column: UISplitViewController.Column, first: UIViewController)] = []
  /// A secondary controller that was left out when the columns collapsed.
  var leftOut: UIViewController?
  /// Columns that are on their way out, and still seen.
  var leaving: Set<UISplitViewController.Column> = []
  /// The item that shows the button which brings columns.
  weak var buttonItem: UINavigationItem?

  nonisolated init() {}
}

extension UIViewController {
  /// The split view controller around this one.
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }
}
