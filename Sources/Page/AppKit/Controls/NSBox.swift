import CoreGraphics
import Foundation

/// A rectangle with a border and a title around other views.
open class NSBox: NSView {
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }

  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  private static let titleHeight: CGFloat = 17

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    setContent(NSView())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContent(NSView())
  }

  open var boxType = BoxType.primary { didSet { changed() } }
  open var title = "Title" { didSet { changed() } }
  open var titlePosition = TitlePosition.atTop { didSet { changed() } }
  open var titleFont = NSFont.systemFont(ofSize: 11) { didSet { changed() } }
  open var fillColor = NSColor.clear { didSet { changed() } }
  open var borderColor = NSColor.separatorColor { didSet { changed() } }
  open var borderWidth: CGFloat = 1 { didSet { changed() } }
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  open var isTransparent = false { didSet { changed() } }
  open var contentViewMargins = NSSize(width: 5, height: 5) { didSet { changed() } }

  /// What the box is around.
  open var contentView: NSView? {
    get { content }
    set {
      content?.removeFromSuperview()
      content = nil
      if let newValue { setContent(newValue) }
    }
  }
  private weak var content: NSView?

  private func setContent(_ view: NSView) {
    addSubview(view)
    content = view
    placeContent()
  }

  private func changed() {
    needsDisplay = true
    placeContent()
  }

  private var hasTitle: Bool {
    boxType == .primary && titlePosition != .noTitle && !title.isEmpty
  }

  private var outline: NSRect {
    var rect = bounds
    if hasTitle { rect.size.height -= NSBox.titleHeight }
    return rect
  }

  open var borderRect: NSRect { outline }

  private func placeContent() {
    guard let content, content.translatesAutoresizingMaskIntoConstraints else { return }
    let edge = boxType == .custom ? borderWidth : 1
    let room = outline.insetBy(
      dx: contentViewMargins.width + edge, dy: contentViewMargins.height + edge)
    content.frame = room.isNull ? .zero : room
  }

  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    placeContent()
  }

  open override func layout() {
    super.layout()
    placeContent()
  }

  open override func draw(_ dirtyRect: NSRect) {
    guard !isTransparent else { return }
    switch boxType {
    case .separator: drawLine()
    case .custom: drawFrame(filled: fillColor, edged: borderColor, borderWidth, cornerRadius)
    case .primary:
      let isDark = effectiveAppearance.isDark
      drawFrame(
        filled: NSColor(white: isDark ? 1 : 0, alpha: 0.04),
        edged: NSColor(white: isDark ? 1 : 0, alpha: 0.1), 1, 5)
      if hasTitle { drawTitle() }
    }
  }

  private func drawLine() {
    NSColor.separatorColor.setFill()
    let isFlat = bounds.width >= bounds.height
    let line =
      isFlat
      ? NSRect(x: 0, y: bounds.midY.rounded(.down), width: bounds.width, height: 1)
      : NSRect(x: bounds.midX.rounded(.down), y: 0, width: 1, height: bounds.height)
    line.fill(using: .sourceOver)
  }

  private func drawFrame(
    filled fill: NSColor, edged edge: NSColor, _ width: CGFloat, _ radius: CGFloat
  ) {
    let rect = outline.insetBy(dx: width / 2, dy: width / 2)
    let path = NSBezierPath(roundedRect: rect, xRadius: radius, yRadius: radius)
    fill.setFill()
    path.fill()
    guard width > 0 else { return }
    edge.setStroke()
    path.lineWidth = width
    path.stroke()
  }

  private func drawTitle() {
    let words = NSAttributedString(
      string: title, attributes: [.font: titleFont, .foregroundColor: NSColor.labelColor])
    words.draw(at: NSPoint(x: 8, y: outline.maxY + 1))
  }
}
