import CoreGraphics
import Foundation
import QuartzCore

/// Shows a picture, or several one after the other.
@MainActor @preconcurrency
open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.imageKey) else {
      isUserInteractionEnabled = false
      fill(from: coder, as: UIImageView.self)
      return
    }
    image = coder.decodeObject(forKey: Self.imageKey) as? UIImage
    highlightedImage = coder.decodeObject(forKey: Self.highlightedKey) as? UIImage
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(image, forKey: Self.imageKey)
    coder.encode(highlightedImage, forKey: Self.highlightedKey)
  }

  private static let imageKey = "UIImage"
  private static let highlightedKey = "UIHighlightedImage"

  // MARK: Pictures

  open var image: UIImage? {
    didSet { imagesChanged() }
  }

  open var highlightedImage: UIImage? {
    didSet { imagesChanged() }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imagesChanged() } }
  }

  /// How a symbol is drawn where its own configuration does not say.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imagesChanged() }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: Animation

  open var animationImages: [UIImage]? {
    didSet { if isAnimating { stopAnimating() } }
  }

  open var highlightedAnimationImages: [UIImage]?

  /// In seconds for all pictures; zero is a thirtieth for each.
  open var animationDuration: TimeInterval = 0

  /// Zero is for ever.
  open var animationRepeatCount = 0

  open func startAnimating() {
    startShowingFrames()
  }

  open func stopAnimating() {
    stopShowingFrames()
  }

  open var isAnimating: Bool { layer.animation(forKey: UIImageView.framesKey) != nil }

  // MARK: What changes the look

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func colorAppearanceDidChange() {
    imagesChanged()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if shownImage?.isDirectional == true { imagesChanged() }
  }

  override func contentModeChanged() {
    super.contentModeChanged()
    showImage()
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let (size, insets) = (image.size, image.alignmentRectInsets)
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// An image view's contents are its picture; it never draws. Only a picture that repeats its
  /// middle has to be made again for another size.
  open override func display(_ layer: CALayer) {
    if repeatsMiddle { showImage() }
  }

  open override func draw(_ layer: CALayer, in context: CGContext) {}

  override var nature: SpokenNature { SpokenNature(label: shownImage?.spokenName, traits: .image) }

  override var treeDetails: [String] {
    guard let image = shownImage, let picture = image.cgImage else { return [] }
    return ["image=\(image.fileName ?? "\(picture.width)x\(picture.height)")"]
  }
}
