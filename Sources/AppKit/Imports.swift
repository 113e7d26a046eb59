/// What AppKit brings along, and the names it has in common with UIKit: both draw letters with the
/// same keys, so those are UIKit's own.

@_exported import CoreGraphics
@_exported import CoreText
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import class UIKit.NSLayoutAnchor
@_exported import class UIKit.NSLayoutConstraint
@_exported import class UIKit.NSLayoutDimension
@_exported import class UIKit.NSLayoutXAxisAnchor
@_exported import class UIKit.NSLayoutYAxisAnchor
@_exported import class UIKit.NSShadow
