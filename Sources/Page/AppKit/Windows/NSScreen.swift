import CoreGraphics
import Foundation
import UIKit

/// The screen the live view is on.
@MainActor @preconcurrency
open class NSScreen: NSObject {
  open class var main: NSScreen? { only }
  open class var screens: [NSScreen] { [only] }
  open class var deepest: NSScreen? { only }

  private static let only = NSScreen()

  open var frame: NSRect { UIScreen.main.bounds }
  open var visibleFrame: NSRect { frame }
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
  open var localizedName: String { "Live View" }
  open var maximumFramesPerSecond: Int { 60 }
}
