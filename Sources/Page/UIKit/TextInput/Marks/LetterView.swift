import CoreGraphics
@_spi(Text) import CoreText
import Foundation
@_spi(UIKit) import QuartzCore

/// Shows letters that somebody else has set: as letters of its layer, or as a picture where they
/// need one.
final class LetterView: UIView {
  /// What is shown, and where its upper left corner is.
  var content: (layout: TextLayout, origin: CGPoint)? {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    layer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override func display(_ layer: CALayer) {
    let placement = content.flatMap { TextPlacement($0.layout, at: $0.origin) }
    layer.show(placement)
    guard placement == nil, content != nil else {
      if hasDrawnContents { (layer.contents, hasDrawnContents) = (nil, false) }
      return
    }
    super.display(layer)
  }

  override func draw(_ rect: CGRect) {
    guard let content, let context = UIGraphicsGetCurrentContext() else { return }
    content.layout.draw(in: context, at: content.origin)
  }
}
