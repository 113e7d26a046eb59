import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Shows one page after the other, each with a controller of its own, which a finger scrolls or turns.
///
/// What a subclass may override stands here; a style's own ways are in its `PageStage`.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  let style: TransitionStyle
  let orientation: NavigationOrientation
  var spine: SpineLocation
  let spacing: CGFloat
  /// Those that are seen; while pages turn, those that were.
  var pages: [UIViewController] = []
  lazy var stage: any PageStage =
    style == .scroll ? ScrollingPages(of: self) : CurlingPages(of: self)
  lazy var dots = PageDots(of: self)
  /// Whether the delegate is being asked where the spine is: what it sets meanwhile is for then.
  var askedForSpine = Asking.no

  enum Asking {
    case no, underWay
  }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    spine = style == .scroll ? .none : PageOptions.spine(options) ?? .min
    spacing = style == .scroll ? PageOptions.spacing(options) : 0
    isDoubleSided = spine == .mid
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let element = coder.interfaceElement
    style = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    orientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    spine = style == .scroll ? .none : element?.spine ?? .min
    spacing = style == .scroll ? element?.number("pageSpacing") ?? 0 : 0
    isDoubleSided = spine == .mid
    super.init(coder: coder)
    fill(from: coder, as: UIPageViewController.self)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Without one, a finger turns no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      guard isViewLoaded else { return }
      stage.neighboursMayHaveChanged()
      dots.ask()
      view.setNeedsLayout()
    }
  }

  open var transitionStyle: TransitionStyle { style }
  open var navigationOrientation: NavigationOrientation { orientation }
  open var spineLocation: SpineLocation { spine }

  /// Whether there is a page on the back of a page; always, where the spine is in the middle.
  open var isDoubleSided: Bool

  /// What turns pages; those that scroll have a scroll view for it.
  open var gestureRecognizers: [UIGestureRecognizer] { isViewLoaded ? stage.recognizers : [] }

  open var viewControllers: [UIViewController]? { pages }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    if askedForSpine == .no { refuseWrongCount(new.count) }
    guard isViewLoaded else {
      exchangeUnseen(with: Array(new.prefix(shownCount)))
      completion?(true)
      return
    }
    stage.show(new, direction, animated: animated && view.window != nil, completion: completion)
    dots.ask()
    view.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    let view = UILayoutContainerView(
      frame: CGRect(origin: .zero, size: UIViewController.defaultSize))
    view.owner = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    self.view = view
    stage.enter(view)
    dots.ask()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stage.endAtOnce()
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    stage.endAtOnce()
    askForSpine(in: size)
  }

  open override var childForStatusBarStyle: UIViewController? { pages.first }
  open override var childForStatusBarHidden: UIViewController? { pages.first }
}

extension UIPageViewController: LayoutContainer {
  func layOut() {
    var room = view.bounds
    dots.place(in: &room, above: view.safeAreaInsets.bottom)
    stage.layOut(in: room)
  }
}

/// Reads what was said when the controller was made.
private enum PageOptions {
  typealias Options = [UIPageViewController.OptionsKey: Any]

  static func spine(_ options: Options?) -> UIPageViewController.SpineLocation? {
    let said = options?[.spineLocation]
    if let said = said as? UIPageViewController.SpineLocation { return said }
    let number = said as? Int ?? (said as? NSNumber)?.intValue
    return number.flatMap(UIPageViewController.SpineLocation.init)
  }

  static func spacing(_ options: Options?) -> CGFloat {
    switch options?[.interPageSpacing] {
    case let said as CGFloat: said
    case let said as Int: CGFloat(said)
    case let said as NSNumber: CGFloat(said.doubleValue)
    default: 0
    }
  }
}
