// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// How the lines of a paragraph lie, in Core Text's words.
public final class CTParagraphStyle {
  let paragraph: NSParagraphStyle

  init(_ paragraph: NSParagraphStyle) {
    self.paragraph = paragraph
  }
}

/// Core Text counts alignments in another order than NSTextAlignment does on iOS.
public enum CTTextAlignment: UInt8, Sendable {
  case left, right, center, justified, natural
}

public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum CTWritingDirection: Int8, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// What a setting of a paragraph style is about.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval
  case lineBreakMode, lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing
  case paragraphSpacing, paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing
  case minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions
}

/// One setting: what it is about, and where its value is.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount) {
    style.read(setting)
  }
  return CTParagraphStyle(style)
}

extension NSMutableParagraphStyle {
  fileprivate func read(_ setting: CTParagraphStyleSetting) {
    func number() -> CGFloat {
      guard setting.valueSize == MemoryLayout<CGFloat>.size else { return 0 }
      return setting.value.loadUnaligned(as: CGFloat.self)
    }
    let byte = setting.value.loadUnaligned(as: UInt8.self)
    switch setting.spec {
    case .alignment:
      let alignments: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]
      alignment = alignments.indices.contains(Int(byte)) ? alignments[Int(byte)] : .natural
    case .firstLineHeadIndent: firstLineHeadIndent = number()
    case .headIndent: headIndent = number()
    case .tailIndent: tailIndent = number()
    case .defaultTabInterval: defaultTabInterval = number()
    case .lineBreakMode: lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
    case .lineHeightMultiple: lineHeightMultiple = number()
    case .maximumLineHeight: maximumLineHeight = number()
    case .minimumLineHeight: minimumLineHeight = number()
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: lineSpacing = number()
    case .paragraphSpacing: paragraphSpacing = number()
    case .paragraphSpacingBefore: paragraphSpacingBefore = number()
    case .baseWritingDirection:
      baseWritingDirection = NSWritingDirection(rawValue: Int(Int8(bitPattern: byte))) ?? .natural
    case .tabStops, .maximumLineSpacing, .lineBoundsOptions: break
    }
  }
}
