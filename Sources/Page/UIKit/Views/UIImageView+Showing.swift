import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
  static let framesKey = "contents.frames"

  /// The picture that is shown now, for the view's traits and with its symbol configuration.
  var shownImage: UIImage? {
    guard let given = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard given.isSymbolImage else { return given.resolved(for: traitCollection) }
    guard let preferred = preferredSymbolConfiguration else { return given }
    return given.withConfiguration(
      given.configuration.map { preferred.applying($0) } ?? preferred)
  }

  func imagesChanged() {
    showImage()
    guard let image = shownImage, image.images != nil else {
      if animationImages == nil, isAnimating { stopShowingFrames() }
      return
    }
    // A picture of several begins to move by itself.
    startShowingFrames()
  }

  func showImage() {
    let image = shownImage.map(directed)
    layer.needsDisplayOnBoundsChange = repeatsMiddle || contentMode == .redraw
    if repeatsMiddle, let image, bounds.width > 0, bounds.height > 0 {
      layer.contents = drawn(image, in: bounds.size)
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    } else {
      layer.contents = image?.uprightImage
      layer.contentsCenter = image.map(stretchedPart) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    if let scale = image?.scale { layer.contentsScale = scale }
    showTint()
  }

  /// Right to left, an image that says so is mirrored.
  private func directed(_ image: UIImage) -> UIImage {
    image.isDirectional && readsFromTheRight ? image.withHorizontallyFlippedOrientation() : image
  }

  func showTint() {
    let color: UIColor? = shownImage.flatMap { image in
      image.isTemplate ? image.style.tint ?? tintColor : image.style.tint
    }
    layer.setValue(
      color.map { $0.color(by: traitCollection) }, forKey: "contentsMultiplyColor")
  }

  /// The part of the picture that is stretched, in parts of its whole.
  private func stretchedPart(_ image: UIImage) -> CGRect {
    let (insets, size) = (image.capInsets, image.size)
    guard insets != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: insets.left / size.width, y: insets.top / size.height,
      width: max(size.width - insets.left - insets.right, 0) / size.width,
      height: max(size.height - insets.top - insets.bottom, 0) / size.height)
  }

  /// Whether the middle is repeated as the view grows; a single column or row is stretched alike.
  var repeatsMiddle: Bool {
    guard contentMode == .scaleToFill, let image = shownImage, let resizing = image.style.resizing,
      resizing.mode == .tile
    else { return false }
    let (insets, size) = (resizing.capInsets, image.size)
    return size.width - insets.left - insets.right > 1
      || size.height - insets.top - insets.bottom > 1
  }

  private func drawn(_ image: UIImage, in size: CGSize) -> CGImage? {
    let sheet = DrawingSheet(size: size, scale: image.scale)
    GraphicsStack.push(sheet)
    image.restyled { $0.tint = nil }.withRenderingMode(.alwaysOriginal)
      .draw(in: CGRect(origin: .zero, size: size))
    GraphicsStack.pop()
    return sheet.drawnImage()
  }

  // MARK: Frames

  private var frames: (images: [UIImage], duration: TimeInterval)? {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let own, !own.isEmpty {
      let duration = animationDuration > 0 ? animationDuration : Double(own.count) / 30
      return (own, duration)
    }
    guard let image = shownImage, let images = image.images else { return nil }
    let duration = image.duration > 0 ? image.duration : Double(images.count) / 30
    return (images, animationDuration > 0 ? animationDuration : duration)
  }

  func startShowingFrames() {
    guard let (images, duration) = frames else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = images.compactMap(\.uprightImage)
    animation.calculationMode = .discrete
    animation.duration = duration
    animation.repeatCount =
      animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: UIImageView.framesKey)
    if layer.contents == nil, let first = images.first { layer.contentsScale = first.scale }
  }

  func stopShowingFrames() {
    layer.removeAnimation(forKey: UIImageView.framesKey)
  }
}
