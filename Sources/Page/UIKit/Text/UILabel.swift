import CoreGraphics
@_spi(Text) import CoreText
import Foundation
@_spi(UIKit) import QuartzCore

/// Shows text that nobody edits.
///
/// Its text goes to its layer as letters at their places; only what a subclass draws, and letters
/// that are pictures or have shadows, becomes a picture. What a subclass may override stands here.
@MainActor @preconcurrency
open class UILabel: UIView {
  var content = LabelContent()
  var recording: LabelRecording?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    fill(from: coder, as: UILabel.self)
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  // MARK: Text

  open var text: String? {
    get { content.string }
    set { change { $0.setText(newValue) } }
  }

  open var attributedText: NSAttributedString? {
    get { content.shownText(in: style) }
    set { change { $0.setAttributed(newValue) } }
  }

  // MARK: Looks

  open var font: UIFont! {
    get { content.font }
    set { change { $0.setFont(newValue ?? LabelContent.standardFont) } }
  }

  open var textColor: UIColor! {
    get { content.textColor }
    set { change { $0.setColor(newValue ?? .label) } }
  }

  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { change { $0.setParagraph { $0.alignment = newValue } } }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set { change { $0.setParagraph { $0.lineBreakMode = newValue } } }
  }

  open var lineBreakStrategy: NSLineBreakStrategy {
    get { content.paragraph.lineBreakStrategy }
    set { change { $0.setParagraph { $0.lineBreakStrategy = newValue } } }
  }

  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }

  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }

  // MARK: Fitting

  open var numberOfLines = 1 {
    didSet { textChanged() }
  }

  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsDisplay() }
  }

  open var minimumScaleFactor: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false
  open var adjustsFontForContentSizeCategory = false
  open var enablesMarqueeWhenAncestorFocused = false

  /// Where lines of several are broken when a label is asked for its size; zero is nowhere.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicSize() }
  }

  @available(*, deprecated, renamed: "minimumScaleFactor")
  open var minimumFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = newValue / font.pointSize }
  }

  /// However contents follow the bounds, text is set anew in them.
  override func contentModeChanged() {
    super.contentModeChanged()
    layer.needsDisplayOnBoundsChange = true
  }

  override func colorAppearanceDidChange() {
    setNeedsDisplay()
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
    return fittingSize(width: width, height: 0)
  }

  override func ownHeight(atWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return fittingSize(width: width, height: 0).height
  }

  override func baselineFromMiddle(_ line: BaselineLine) -> CGFloat? { baseline(line) }
  override var lineHeightOfText: CGFloat? { font.lineHeight }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // However low the room is, a label says how high its lines are.
    fittingSize(width: numberOfLines == 1 ? 0 : size.width, height: 0)
  }

  /// Where the text lies in some bounds.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    placedRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open override func display(_ layer: CALayer) {
    showText()
  }

  override var nature: SpokenNature {
    SpokenNature(isElement: true, label: text, traits: .staticText)
  }

  override var treeDetails: [String] {
    guard let text, !text.isEmpty else { return [] }
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return ["text=\"\(escaped)\""]
  }
}

/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
