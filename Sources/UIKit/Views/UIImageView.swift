import CoreGraphics
import Foundation
import QuartzCore

/// Shows a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    didSet { showImage() }
  }

  open var highlightedImage: UIImage? {
    didSet { showImage() }
  }

  open var isHighlighted = false {
    didSet { showImage() }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func showImage() {
    layer.contents = shownImage?.cgImage
    if let scale = shownImage?.scale { layer.contentsScale = scale }
  }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// An image view's contents are its picture; it never draws.
  open override func display(_ layer: CALayer) {}

  override var treeDetails: [String] {
    guard let image = shownImage, let picture = image.cgImage else { return [] }
    return ["image=\(image.fileName ?? "\(picture.width)x\(picture.height)")"]
  }
}
