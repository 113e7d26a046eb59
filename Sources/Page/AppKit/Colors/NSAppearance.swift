import Foundation
import UIKit

/// Light or dark, and what is drawn by it.
open class NSAppearance: NSObject, @unchecked Sendable {
  /// What appearances are called.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  public let name: Name

  public init?(named name: Name) {
    self.name = name
    super.init()
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
  }

  init(isDark: Bool) {
    name = isDark ? .darkAqua : .aqua
    super.init()
  }

  /// The one that is drawn by now.
  open class func currentDrawing() -> NSAppearance {
    NSAppearance(isDark: UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @available(*, deprecated, renamed: "currentDrawing()")
  open class var current: NSAppearance! { currentDrawing() }

  /// The first of some names that looks most as this one does.
  open func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let nearest: [Name] = isDark ? [.darkAqua, .vibrantDark] : [.aqua, .vibrantLight]
    return nearest.first(where: appearances.contains)
      ?? appearances.first { !isDark || $0 == .aqua }
  }

  /// Draws by this appearance.
  open func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    UITraitCollection(userInterfaceStyle: style).performAsCurrent(block)
  }

  var isDark: Bool { name == .darkAqua || name == .vibrantDark }
  var style: UIUserInterfaceStyle { isDark ? .dark : .light }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.name == name }
  open override var hash: Int { name.hashValue }
}
