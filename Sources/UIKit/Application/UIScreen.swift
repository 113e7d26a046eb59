import CoreGraphics
import Foundation

/// The screen. In a playground it is an iPad's, whatever the size of the live view.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  public static let main = UIScreen()

  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 768, height: 1024) }
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1536, height: 2048) }
  public var scale: CGFloat { UIScreen.pixelsPerPoint }
  public var nativeScale: CGFloat { UIScreen.pixelsPerPoint }
  public var traitCollection: UITraitCollection { .screen }
  public var maximumFramesPerSecond: Int { 60 }

  nonisolated static let pixelsPerPoint: CGFloat = 2
}
