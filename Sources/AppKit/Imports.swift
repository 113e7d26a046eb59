/// What AppKit brings along, and the names it has in common with UIKit: both draw letters with the
/// same keys, so those are UIKit's own.

@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import class UIKit.NSShadow
