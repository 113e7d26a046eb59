import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// A wheel of spokes that turns while something is being done.
///
/// One spoke fades for ever, and seven copies of it follow, each an eighth of a turn later. That
/// is one animation, and the page has nothing to do while it runs.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    @available(*, deprecated, renamed: "medium")
    case white = 1
    @available(*, deprecated, renamed: "medium")
    case gray = 2
    case medium = 100
    case large = 101
  }

  private let wheel = SpokeWheel()
  private var spins = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUpWheel()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpWheel()
  }

  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    setUpWheel()
    fill(from: coder, as: UIActivityIndicatorView.self)
  }

  private func setUpWheel() {
    isOpaque = false
    layer.addSublayer(wheel)
    isHidden = hidesWhenStopped
    showSpokes()
  }

  // MARK: Turning

  open var isAnimating: Bool { spins }

  open func startAnimating() {
    if hidesWhenStopped { isHidden = false }
    guard !spins else { return }
    spins = true
    turnInWindow()
  }

  open func stopAnimating() {
    spins = false
    wheel.stop()
    if hidesWhenStopped { isHidden = true }
  }

  /// It keeps turning for whoever takes it from one window to another.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turnInWindow()
  }

  private func turnInWindow() {
    if spins { wheel.start() } else { wheel.stop() }
  }

  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !spins }
  }

  // MARK: Looks

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      showSpokes()
    }
  }

  /// The style's own where none is set.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      showSpokes()
    }
  }
  private var ownColor: UIColor?

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showSpokes()
  }

  private func showSpokes() {
    wheel.show(style.spoke, color: color.color(by: traitCollection))
    setNeedsLayout()
  }

  // MARK: Size

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  override var treeDetails: [String] { spins ? ["spinning"] : [] }
}

extension UIActivityIndicatorView.Style {
  /// The numbers of the old styles stay; they have only other names today.
  var isLarge: Bool { rawValue == 0 || rawValue == 101 }

  var size: CGSize { isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }

  var spoke: SpokeWheel.Spoke {
    isLarge
      ? SpokeWheel.Spoke(width: 4.25, from: 7.75, to: 18)
      : SpokeWheel.Spoke(width: 2.5, from: 4.25, to: 9.75)
  }

  var color: UIColor {
    switch rawValue {
    case 0, 1: .white
    default: UIColor { $0.userInterfaceStyle == .dark ? .lightSpokes : .darkSpokes }
    }
  }
}

extension UIColor {
  fileprivate static let darkSpokes = UIColor(white: 0, alpha: 0.5)
  fileprivate static let lightSpokes = UIColor(white: 1, alpha: 0.55)
}
