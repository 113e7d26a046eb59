import CoreGraphics
import Foundation

// The same picture in another manner.

extension UIImage {
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    restyled { $0.renderingMode = renderingMode }
  }

  /// A template in a colour of its own.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysTemplate)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    restyled {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  // MARK: Resizing

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    restyled {
      $0.resizing = ImageStyle.Resizing(capInsets: capInsets, mode: resizingMode)
      $0.frames = $0.frames.map {
        $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      }
    }
  }

  /// Grows by repeating the one column and row behind the caps.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  public var leftCapWidth: Int { Int(capInsets.left) }
  public var topCapHeight: Int { Int(capInsets.top) }

  // MARK: Placing

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    restyled { $0.alignmentInsets = alignmentInsets }
  }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    restyled { $0.baseline = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage {
    restyled { $0.baseline = nil }
  }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    restyled { $0.flipsForRightToLeft = true }
  }

  /// Seen in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let flipped = UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation.mirrored)
    return flipped.restyled { $0 = self.style }
  }

  // MARK: Sizes

  /// The picture drawn in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
    let sheet = DrawingSheet(size: size, scale: scale)
    guard sheet.context != nil else { return nil }
    GraphicsStack.push(sheet)
    restyled {
      $0.tint = nil
      $0.renderingMode = .alwaysOriginal
    }.draw(in: CGRect(origin: .zero, size: size))
    GraphicsStack.pop()
    return repainted(sheet.drawnImage(), scale: scale)
  }

  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(image) }
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The picture with its pixels read.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingForDisplay()
    DispatchQueue.main.async { completionHandler(image) }
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// The picture with its colours fainter.
  func faded(by alpha: CGFloat) -> UIImage {
    let sheet = DrawingSheet(size: size, scale: scale)
    guard sheet.context != nil else { return self }
    GraphicsStack.push(sheet)
    draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: alpha)
    GraphicsStack.pop()
    return repainted(sheet.drawnImage(), scale: scale)
  }
}
