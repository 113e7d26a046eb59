import CoreGraphics
import Foundation
import QuartzCore

/// Shows how much of something is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  let track = ProgressPiece()
  let filled = ProgressPiece()
  private var watch: ProgressWatch?
  private var shownProgress: Float = 0

  /// As wide as nothing, as high as its style asks; a width is given later.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.thickness))
    progressViewStyle = style
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpPieces()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPieces()
    fill(from: coder, as: UIProgressView.self)
  }

  private func setUpPieces() {
    isOpaque = false
    addSubview(track)
    addSubview(filled)
    showColors()
  }

  // MARK: Progress

  /// From 0 to 1.
  open var progress: Float {
    get { shownProgress }
    set { show(newValue) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard animated, window != nil else { return show(progress) }
    layoutIfNeeded()
    UIView.animate(
      withDuration: UIProgressView.pace, delay: 0,
      options: [.beginFromCurrentState, .curveLinear, .allowUserInteraction]
    ) {
      self.show(progress)
      self.layoutIfNeeded()
    }
  }

  private static let pace = 0.25

  private func show(_ progress: Float) {
    shownProgress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
  }

  /// Somebody's work, whose progress is shown from now on.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      watch?.end()
      watch = observedProgress.map { ProgressWatch($0, shownBy: self) }
    }
  }

  // MARK: Looks

  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateSize()
    }
  }

  /// The tint colour where it is not set.
  open var progressTintColor: UIColor? {
    didSet { showColors() }
  }

  open var trackTintColor: UIColor? {
    didSet { showColors() }
  }

  open var progressImage: UIImage? {
    didSet { showColors() }
  }

  open var trackImage: UIImage? {
    didSet { showColors() }
  }

  private func showColors() {
    track.show(trackImage, or: trackTintColor ?? .systemFill)
    filled.show(progressImage, or: progressTintColor ?? tintColor)
    setNeedsLayout()
  }

  private func invalidateSize() {
    frame.size.height = progressViewStyle.thickness
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  private var thickness: CGFloat {
    max(trackImage?.size.height ?? 0, progressImage?.size.height ?? 0, progressViewStyle.thickness)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    filled.frame = filledRect
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.round(radius)
    filled.round(radius)
  }

  /// From the side where reading begins; never narrower than its two round ends.
  private var filledRect: CGRect {
    guard shownProgress > 0 else {
      return CGRect(x: startX(0), y: bounds.minY, width: 0, height: bounds.height)
    }
    let ends = progressViewStyle == .bar ? 0 : min(bounds.height, bounds.width)
    let width = max(bounds.width * CGFloat(shownProgress), ends)
    return CGRect(x: startX(width), y: bounds.minY, width: width, height: bounds.height)
  }

  private func startX(_ width: CGFloat) -> CGFloat {
    readsFromTheRight ? bounds.maxX - width : bounds.minX
  }

  override var treeDetails: [String] { ["progress=\(TreeNumber.text(CGFloat(shownProgress)))"] }
}

extension UIProgressView.Style {
  var thickness: CGFloat {
    switch self {
    case .default: 4
    case .bar: 2.5
    }
  }
}
