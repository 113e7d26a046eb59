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
@_exported import typealias UIKit.NSAttributedStringKey
@_exported import let UIKit.NSAttachmentAttributeName
@_exported import let UIKit.NSBackgroundColorAttributeName
@_exported import let UIKit.NSBaselineOffsetAttributeName
@_exported import let UIKit.NSExpansionAttributeName
@_exported import let UIKit.NSFontAttributeName
@_exported import let UIKit.NSForegroundColorAttributeName
@_exported import let UIKit.NSKernAttributeName
@_exported import let UIKit.NSLigatureAttributeName
@_exported import let UIKit.NSLinkAttributeName
@_exported import let UIKit.NSObliquenessAttributeName
@_exported import let UIKit.NSParagraphStyleAttributeName
@_exported import let UIKit.NSShadowAttributeName
@_exported import let UIKit.NSStrikethroughColorAttributeName
@_exported import let UIKit.NSStrikethroughStyleAttributeName
@_exported import let UIKit.NSStrokeColorAttributeName
@_exported import let UIKit.NSStrokeWidthAttributeName
@_exported import let UIKit.NSTextEffectAttributeName
@_exported import let UIKit.NSUnderlineColorAttributeName
@_exported import let UIKit.NSUnderlineStyleAttributeName
@_exported import let UIKit.NSVerticalGlyphFormAttributeName
@_exported import let UIKit.NSWritingDirectionAttributeName
