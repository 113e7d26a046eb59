import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Measures and draws texts for the functions that strings have.
enum StringDrawing {
  /// Helvetica at twelve points, as where nothing is said.
  static var base: TextStyle {
    TextStyle(font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12))
  }

  /// Sizes beyond which there is no bound.
  private static func bound(_ length: CGFloat) -> CGFloat {
    length > 0 && length < 1e7 ? length : .infinity
  }

  static func layout(
    _ text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions,
    overflow: TextLayoutRequest.Overflow = .dropped
  ) -> TextLayout {
    var request = TextLayoutRequest()
    if options.contains(.usesLineFragmentOrigin) {
      request.width = bound(size.width)
      request.height = bound(size.height)
    } else {
      request.maximumLines = 1
    }
    request.overflow = overflow
    if options.contains(.truncatesLastVisibleLine) {
      request.overflow = .droppedWithEllipsis
      request.truncatingModes = .breakLines
    }
    if options.contains(.usesFontLeading) { request.leading = .used }
    return TextMeasurer.shared.layout(text, base: base, request)
  }

  static func size(of text: NSAttributedString) -> CGSize {
    TextMeasurer.shared.layout(text, base: base, TextLayoutRequest()).size
  }

  /// Without `usesLineFragmentOrigin` there is one line, and the origin is where its baseline begins.
  static func boundingRect(
    of text: NSAttributedString, with size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> CGRect {
    let fitted = fit(text, in: size, options, context)
    let layout = layout(fitted, in: size, options, overflow: .kept)
    var rect = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin), let line = layout.lines.first {
      rect.origin.y = -line.descent
    }
    // Letters that stand in the middle or at the right keep their place.
    context?.usedBounds = rect
    return rect
  }

  static func draw(_ text: NSAttributedString, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = TextMeasurer.shared.layout(text, base: base, TextLayoutRequest())
    GraphicsStack.axis.upright(CGRect(origin: point, size: layout.size), in: context) {
      layout.draw(in: context, at: point)
    }
  }

  static func draw(
    _ text: NSAttributedString, in rect: CGRect, _ options: NSStringDrawingOptions,
    _ drawingContext: NSStringDrawingContext? = nil
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let fitted = fit(text, in: rect.size, options, drawingContext)
    let layout = layout(fitted, in: rect.size, options)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    GraphicsStack.axis.upright(rect, in: context) { layout.draw(in: context, at: origin) }
    drawingContext?.usedBounds = CGRect(origin: origin, size: layout.size)
  }

  /// The text in letters as small as a drawing context allows, if it does not fit otherwise.
  private static func fit(
    _ text: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) -> NSAttributedString {
    guard let context else { return text }
    context.usedScaleFactor = 1
    guard context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return text }
    let scale = TextFitting.scale(minimum: context.minimumScaleFactor) { scale in
      let layout = layout(text.scaled(by: scale), in: size, options, overflow: .kept)
      return layout.size.height <= size.height + 0.25 && layout.size.width <= size.width + 0.01
    }
    context.usedScaleFactor = scale
    return text.scaled(by: scale)
  }
}

/// Finds how much smaller letters have to be.
enum TextFitting {
  /// The largest scale that fits, to a two-hundredth; the smallest allowed if none does.
  static func scale(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    if fits(1) { return 1 }
    var (low, high) = (Int((minimum * 200).rounded(.up)), 200)
    if !fits(CGFloat(low) / 200) { return CGFloat(low) / 200 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / 200) { low = middle } else { high = middle }
    }
    return CGFloat(low) / 200
  }
}

extension NSAttributedString {
  /// The same text with all its fonts made smaller or larger.
  func scaled(by scale: CGFloat) -> NSAttributedString {
    guard scale != 1 else { return self }
    let copy = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      let font = value as? UIFont ?? UIFont(name: "Helvetica", size: 12)
      guard let font else { return }
      copy.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
    }
    return copy
  }
}
