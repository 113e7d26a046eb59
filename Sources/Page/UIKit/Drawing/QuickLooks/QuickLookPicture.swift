@_spi(Paths) @_spi(Pictures) import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// A small picture of a value, for whoever looks at what a page has computed.
@_spi(PageRuntime)
public struct QuickLookPicture {
  public let image: CGImage
  /// Of what is shown, in points; the picture itself may be smaller.
  public let size: CGSize

  /// A picture's longest side, in pixels.
  private static let longestSide: CGFloat = 480
  private static let mostFileBytes = 1_000_000

  private init(_ image: CGImage, _ size: CGSize) {
    (self.image, self.size) = (image, size)
  }

  private init?(_ size: CGSize, scale wanted: CGFloat, _ draw: (CGContext) -> Void) {
    let longest = max(size.width, size.height)
    guard longest.isFinite, size.width > 0, size.height > 0 else { return nil }
    let scale = min(wanted, Self.longestSide / longest)
    let sheet = DrawingSheet(size: size, scale: scale)
    guard let context = sheet.context else { return nil }
    GraphicsStack.push(sheet)
    draw(context)
    GraphicsStack.pop()
    guard let image = sheet.drawnImage() else { return nil }
    self.init(image, size)
  }

  /// A file is left as it is where it is small: whoever shows it can read it.
  public init?(of image: UIImage) {
    let (size, scale) = (image.size, image.scale)
    let pixels = max(size.width, size.height) * scale
    let bytes = image.cgImage?.fileBytes?.count ?? .max
    let isPlain = image.imageOrientation == .up && image.shownPixels?.0 === image.cgImage
    if isPlain, let own = image.cgImage, pixels <= Self.longestSide || bytes <= Self.mostFileBytes {
      self.init(own, size)
      return
    }
    self.init(size, scale: scale) { _ in image.draw(at: .zero) }
  }

  /// The outline, and within it what would be filled.
  public init?(of path: CGPath) {
    let bounds = path.boundingBoxOfPath
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    let line = max(1.5, max(bounds.width, bounds.height) / 160)
    let area = bounds.insetBy(dx: -line, dy: -line)
    self.init(area.size, scale: 2) { context in
      context.translateBy(x: -area.minX, y: -area.minY)
      let color = UIColor.systemBlue.cgColor
      context.setFillColor(color.copy(alpha: 0.25) ?? color)
      context.addPath(path)
      context.fillPath()
      context.setStrokeColor(color)
      context.setLineWidth(line)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// On white, as paper is.
  public init?(of text: NSAttributedString) {
    let room = CGSize(width: 320, height: 1000)
    let bounds = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    let size = CGSize(
      width: bounds.width.rounded(.up) + 8, height: min(bounds.height.rounded(.up), 400) + 8)
    self.init(size, scale: 2) { context in
      context.setFillColor(.white)
      context.fill(CGRect(origin: .zero, size: size))
      text.draw(
        with: CGRect(origin: CGPoint(x: 4, y: 4), size: size), options: .usesLineFragmentOrigin,
        context: nil)
    }
  }

  @MainActor
  public init?(of view: UIView) {
    self.init(of: view.layer)
  }

  /// Whether views are laid out only to be looked at. Lists ask their page for nothing then: it
  /// may have no answers yet, in the middle of making them.
  @MainActor static var isSettling = false

  /// Laid out and drawn as it would be if it were shown; it will be again when it is. Nothing
  /// around it is laid out, and nothing of this animates.
  @MainActor
  public init?(of layer: CALayer) {
    let size = layer.bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let waiting = (display: layer.all { $0.needsDisplay() }, layout: layer.all { $0.needsLayout() })
    let actions = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    Self.isSettling = true
    defer { Self.isSettling = false }
    UIView.performWithoutAnimation {
      layer.layoutSubtree()
      layer.displaySubtree()
    }
    CATransaction.setDisableActions(actions)
    self.init(size, scale: 2) { context in
      context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
      layer.render(in: context)
    }
    for layer in waiting.display { layer.setNeedsDisplay() }
    for layer in waiting.layout { layer.setNeedsLayout() }
  }

  /// How many steps a path has.
  public static func elementCount(of path: CGPath) -> Int { path.elements.count }
}

extension CALayer {
  /// Those of the tree that something is true of.
  fileprivate func all(_ isWanted: (CALayer) -> Bool) -> [CALayer] {
    (isWanted(self) ? [self] : []) + (sublayers ?? []).flatMap { $0.all(isWanted) }
  }
}
