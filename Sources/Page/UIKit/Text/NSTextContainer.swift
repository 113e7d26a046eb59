import CoreGraphics
import CoreText
import Foundation

/// The room in which a layout manager sets text.
open class NSTextContainer: NSObject {
  open var size: CGSize {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  open var exclusionPaths: [UIBezierPath] = []
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  /// Left free at both sides of a line.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  open var maximumNumberOfLines = 0 {
    didSet { layoutManager?.textContainerChangedGeometry(self) }
  }
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  public internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }
}
