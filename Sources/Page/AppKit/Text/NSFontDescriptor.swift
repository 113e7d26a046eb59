import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import UIKit

/// A font as it is asked for.
open class NSFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Traits that two faces of a family differ in.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let italic = SymbolicTraits(rawValue: 1 << 0)
    public static let bold = SymbolicTraits(rawValue: 1 << 1)
    public static let expanded = SymbolicTraits(rawValue: 1 << 5)
    public static let condensed = SymbolicTraits(rawValue: 1 << 6)
    public static let monoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let vertical = SymbolicTraits(rawValue: 1 << 11)
    public static let UIOptimized = SymbolicTraits(rawValue: 1 << 12)
  }

  let twin: UIFontDescriptor

  init(_ twin: UIFontDescriptor) {
    self.twin = twin
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFontDescriptor(name: fontName, size: size))
  }

  open var postscriptName: String? { twin.postscriptName }
  open var pointSize: CGFloat { twin.pointSize }

  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: twin.symbolicTraits.rawValue)
  }

  /// The font of its family that has these traits; itself where there is none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    let traits = UIFontDescriptor.SymbolicTraits(rawValue: symbolicTraits.rawValue)
    return twin.withSymbolicTraits(traits).map(NSFontDescriptor.init) ?? self
  }

  open func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor {
    NSFontDescriptor(twin.withSize(newPointSize))
  }

  open func withFace(_ newFace: String) -> NSFontDescriptor {
    NSFontDescriptor(twin.withFace(newFace))
  }

  open func withFamily(_ newFamily: String) -> NSFontDescriptor {
    NSFontDescriptor(twin.withFamily(newFamily))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
