import CoreGraphics
import Foundation

/// A wheel above the contents; who pulls them down far enough asks for new ones.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  private enum Stage {
    case idle
    /// Pulled far enough, by a finger that has not left yet.
    case pulled
    /// The contents make room for it.
    case held
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private var title: UILabel?
  private weak var scroller: UIScrollView?
  private var stage = Stage.idle

  private static let height: CGFloat = 60
  private static let pull: CGFloat = 110
  private static let endLength = 0.3

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    fill(from: coder, as: UIRefreshControl.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    wheel.hidesWhenStopped = false
    addSubview(wheel)
    bounds.size.height = Self.height
  }

  // MARK: State

  open var isRefreshing: Bool { stage != .idle }

  /// Says that the page refreshes by itself; it does not scroll to the wheel.
  open func beginRefreshing() {
    guard stage == .idle else { return }
    stage = .held
    wheel.startAnimating()
    scroller?.heldHeightChanged(.kept)
    place()
  }

  open func endRefreshing() {
    let before = stage
    stage = .idle
    wheel.stopAnimating()
    guard before == .held, let scroller else { return }
    guard scroller.window != nil, !scroller.isDragging else {
      scroller.heldHeightChanged(.followed)
      return place()
    }
    UIView.animate(withDuration: Self.endLength, delay: 0, options: .allowUserInteraction) {
      scroller.heldHeightChanged(.followed)
      self.wheel.alpha = 0
    } completion: { [weak self] _ in
      self?.place()
    }
  }

  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  private func showTitle() {
    guard let attributedTitle else {
      title?.removeFromSuperview()
      title = nil
      return
    }
    let label = title ?? UILabel()
    title = label
    label.attributedText = attributedTitle
    label.textAlignment = .center
    if label.superview == nil { addSubview(label) }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTintColor
  }

  // MARK: In a scroll view

  func enter(_ scroller: UIScrollView) {
    self.scroller = scroller
    scroller.insertSubview(self, at: 0)
    place()
  }

  func leave() {
    removeFromSuperview()
    let held = stage == .held
    stage = .idle
    if held { scroller?.heldHeightChanged(.followed) }
    scroller = nil
  }

  /// How much room the contents make for it.
  var heldHeight: CGFloat { stage == .held ? Self.height : 0 }

  private var pulledLength: CGFloat {
    guard let scroller else { return 0 }
    return -(scroller.contentOffset.y + scroller.adjustedContentInset.top - heldHeight)
  }

  /// Lies above the contents, and stays at the upper edge of what is seen.
  func place() {
    guard let scroller else { return }
    let pulled = pulledLength
    isHidden = pulled <= 0
    guard !isHidden else { return }
    let size = CGSize(width: scroller.bounds.width, height: Self.height)
    UIView.performWithoutAnimation {
      frame = CGRect(
        origin: CGPoint(x: 0, y: min(-pulled, -Self.height)), size: size)
      let share = isRefreshing ? 1 : min(pulled / Self.pull, 1)
      wheel.alpha = share
      wheel.transform = CGAffineTransform(rotationAngle: (1 - share) * -.pi / 2)
      layoutIfNeeded()
    }
  }

  func pulled() {
    guard stage == .idle, isEnabled, pulledLength >= Self.pull else { return }
    stage = .pulled
    wheel.startAnimating()
    place()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  func letGo() {
    guard stage == .pulled else { return }
    stage = .held
    scroller?.heldHeightChanged(.kept)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let middle = title == nil ? bounds.midY : bounds.midY - 9
    wheel.center = CGPoint(x: bounds.midX, y: middle)
    title?.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 18)
  }

  override var treeDetails: [String] { isRefreshing ? ["refreshing"] : [] }
}

extension UIScrollView {
  enum OffsetRule {
    /// Contents stay where they are on the screen.
    case kept
    /// Contents at the upper edge stay at it.
    case followed
  }

  func heldHeightChanged(_ rule: OffsetRule) {
    switch rule {
    case .kept: noteInsets()
    case .followed:
      let below = contentOffset.y < verticalEdges.lowerBound
      insetsChanged()
      if below, case .rest = movement { move(to: within(contentOffset)) }
    }
  }
}
