import Foundation

/// What kind of font one is.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)

  public static let italicTrait = traitItalic
  public static let boldTrait = traitBold
  public static let monoSpaceTrait = traitMonoSpace

  init(_ selection: FontSelection) {
    self = []
    if selection.style.slope == .italic { insert(.traitItalic) }
    if selection.style.weight >= 600 { insert(.traitBold) }
    if selection.style.width == .condensed { insert(.traitCondensed) }
    if selection.isMonospaced { insert(.traitMonoSpace) }
    if selection.face.record.hasColor { insert(.traitColorGlyphs) }
  }
}

/// Which way letters follow each other.
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

public struct CTFontOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let preventAutoActivation = CTFontOptions(rawValue: 1)
  public static let preferSystemFont = CTFontOptions(rawValue: 4)
}

/// What a font of the user interface is for.
public enum CTFontUIFontType: UInt32, Sendable {
  case none = 0xffff_ffff
  case user = 0
  case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
  case miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark
  case menuItemCmdKey, windowTitle, pushButton, utilityWindowTitle, alertHeader, systemDetail
  case emphasizedSystemDetail, toolbar, smallToolbar, message, palette, toolTip, controlContent
}
