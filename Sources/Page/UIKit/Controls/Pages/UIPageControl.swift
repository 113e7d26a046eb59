// Long because what a subclass may override stands in the class itself.
import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one for each page, of which the one that is seen stands out.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// Where the first page's dot is, and where the dots run.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  let ground = UIView(frame: .zero)
  var dots: [PageDot] = []
  private var pictures: [Int: UIImage] = [:]
  private var currentPictures: [Int: UIImage] = [:]
  private var scrub: PageScrub?
  /// The page whose dot stands out; another one while the display is deferred.
  private(set) var shownPage = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpGround()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpGround()
    fill(from: coder, as: UIPageControl.self)
  }

  private func setUpGround() {
    isOpaque = false
    ground.isUserInteractionEnabled = false
    ground.alpha = 0
    addSubview(ground)
  }

  // MARK: Pages

  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = ownPage
      showDots()
    }
  }

  /// Kept within the pages there are.
  open var currentPage: Int {
    get { ownPage }
    set {
      ownPage = max(min(newValue, numberOfPages - 1), 0)
      if !defersDisplay { showCurrentPage() }
    }
  }
  private var ownPage = 0

  /// Whether nothing is seen where there is no other page.
  open var hidesForSinglePage = false {
    didSet { showDots() }
  }

  @available(*, deprecated, message: "defersCurrentPageDisplay no longer does anything useful")
  open var defersCurrentPageDisplay: Bool {
    get { defersDisplay }
    set { defersDisplay = newValue }
  }
  private var defersDisplay = false

  @available(*, deprecated, message: "updateCurrentPageDisplay no longer does anything useful")
  open func updateCurrentPageDisplay() {
    showCurrentPage()
  }

  private func showCurrentPage() {
    guard shownPage != ownPage else { return }
    shownPage = ownPage
    guard window != nil else { return showDots() }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      self.showDots()
      self.layoutIfNeeded()
    }
  }

  // MARK: Looks

  open var pageIndicatorTintColor: UIColor? {
    didSet { showDots() }
  }

  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showDots() }
  }

  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { showDots() }
  }

  open var direction = Direction.natural {
    didSet { setNeedsLayout() }
  }

  open var preferredIndicatorImage: UIImage? {
    didSet { showDots() }
  }

  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { showDots() }
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { pictures[page] }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    pictures[page] = image
    showDots()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPictures[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPictures[page] = image
    showDots()
  }

  func picture(ofPage page: Int) -> UIImage? {
    let usual = pictures[page] ?? preferredIndicatorImage
    guard page == shownPage else { return usual }
    return currentPictures[page] ?? preferredCurrentPageIndicatorImage ?? usual
  }

  override func stateChanged() {
    super.stateChanged()
    showDots()
  }

  // MARK: Size

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    neededSize(forPages: pageCount)
  }

  open override var intrinsicContentSize: CGSize { neededSize(forPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    neededSize(forPages: numberOfPages)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }

  // MARK: Touches

  open private(set) var interactionState = InteractionState.none

  /// Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard numberOfPages > 0, super.beginTracking(touch, with: event) else { return false }
    scrub = PageScrub(start: touch.location(in: self), page: ownPage)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    guard allowsContinuousInteraction, let scrub else { return true }
    let steps = self.steps(from: scrub.start, to: touch.location(in: self))
    if abs(steps) >= 0.5, interactionState != .continuous { beginScrubbing() }
    guard interactionState == .continuous else { return true }
    turn(to: scrub.page + Int(steps.rounded()), event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasScrubbing = interactionState == .continuous
    defer { stopInteraction() }
    guard !wasScrubbing, isTouchInside, let touch else { return }
    interactionState = .discrete
    turn(to: ownPage + (isAhead(touch.location(in: self)) ? 1 : -1), event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopInteraction()
  }

  private func beginScrubbing() {
    interactionState = .continuous
    UIView.animate(withDuration: 0.2) { self.showDots() }
  }

  private func stopInteraction() {
    scrub = nil
    guard interactionState != .none else { return }
    interactionState = .none
    UIView.animate(withDuration: 0.2) { self.showDots() }
  }

  private func turn(to page: Int, _ event: UIEvent?) {
    let before = ownPage
    currentPage = page
    guard ownPage != before else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  override var treeDetails: [String] {
    numberOfPages == 0 ? [] : ["page=\(ownPage)", "pages=\(numberOfPages)"]
  }
}

/// A finger on the dots: where it came down, and on which page.
struct PageScrub {
  var start: CGPoint
  var page: Int
}
