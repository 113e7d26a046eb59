import CoreGraphics

/// All that a picture says beside its pixels.
struct ImageStyle {
  var renderingMode = UIImage.RenderingMode.automatic
  var resizing: Resizing?
  var alignmentInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var tint: UIColor?
  var baseline: CGFloat?
  /// The pictures of an animated one, and how long they take together.
  var frames: [UIImage] = []
  var duration = 0.0
  /// The name it was found by, as a tree dump says it.
  var name: String?
  var symbol: SymbolImage?
  var asset: UIImageAsset?
  var configuration: UIImage.Configuration?

  struct Resizing {
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
  }
}
