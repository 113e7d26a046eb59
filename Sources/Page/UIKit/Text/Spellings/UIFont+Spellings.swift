// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How fonts' weights, styles and functions were written in Swift 2 and 3.

import CoreGraphics
import CoreText
import Foundation

@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public let UIFontWeightThin = UIFont.Weight.thin
@available(*, deprecated, renamed: "UIFont.Weight.light")
public let UIFontWeightLight = UIFont.Weight.light
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public let UIFontWeightRegular = UIFont.Weight.regular
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public let UIFontWeightMedium = UIFont.Weight.medium
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public let UIFontWeightSemibold = UIFont.Weight.semibold
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public let UIFontWeightBold = UIFont.Weight.bold
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public let UIFontWeightHeavy = UIFont.Weight.heavy
@available(*, deprecated, renamed: "UIFont.Weight.black")
public let UIFontWeightBlack = UIFont.Weight.black

@available(*, deprecated, renamed: "UIFont.TextStyle.title1")
public let UIFontTextStyleTitle1 = UIFont.TextStyle.title1
@available(*, deprecated, renamed: "UIFont.TextStyle.title2")
public let UIFontTextStyleTitle2 = UIFont.TextStyle.title2
@available(*, deprecated, renamed: "UIFont.TextStyle.title3")
public let UIFontTextStyleTitle3 = UIFont.TextStyle.title3
@available(*, deprecated, renamed: "UIFont.TextStyle.headline")
public let UIFontTextStyleHeadline = UIFont.TextStyle.headline
@available(*, deprecated, renamed: "UIFont.TextStyle.subheadline")
public let UIFontTextStyleSubheadline = UIFont.TextStyle.subheadline
@available(*, deprecated, renamed: "UIFont.TextStyle.body")
public let UIFontTextStyleBody = UIFont.TextStyle.body
@available(*, deprecated, renamed: "UIFont.TextStyle.callout")
public let UIFontTextStyleCallout = UIFont.TextStyle.callout
@available(*, deprecated, renamed: "UIFont.TextStyle.footnote")
public let UIFontTextStyleFootnote = UIFont.TextStyle.footnote
@available(*, deprecated, renamed: "UIFont.TextStyle.caption1")
public let UIFontTextStyleCaption1 = UIFont.TextStyle.caption1
@available(*, deprecated, renamed: "UIFont.TextStyle.caption2")
public let UIFontTextStyleCaption2 = UIFont.TextStyle.caption2
@available(*, deprecated, renamed: "UIFont.TextStyle.largeTitle")
public let UIFontTextStyleLargeTitle = UIFont.TextStyle.largeTitle

@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFont {
  @available(*, deprecated, renamed: "systemFont(ofSize:)")
  public class func systemFontOfSize(_ fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }

  @available(*, deprecated, renamed: "systemFont(ofSize:weight:)")
  public class func systemFontOfSize(_ fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  @available(*, deprecated, renamed: "boldSystemFont(ofSize:)")
  public class func boldSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    boldSystemFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "italicSystemFont(ofSize:)")
  public class func italicSystemFontOfSize(_ fontSize: CGFloat) -> UIFont {
    italicSystemFont(ofSize: fontSize)
  }

  @available(*, deprecated, renamed: "monospacedDigitSystemFont(ofSize:weight:)")
  public class func monospacedDigitSystemFontOfSize(
    _ fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }

  @available(*, deprecated, renamed: "preferredFont(forTextStyle:)")
  public class func preferredFontForTextStyle(_ style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  @available(*, deprecated, renamed: "fontNames(forFamilyName:)")
  public class func fontNamesForFamilyName(_ familyName: String) -> [String] {
    fontNames(forFamilyName: familyName)
  }
}

extension UIFontDescriptor {
  @available(*, deprecated, renamed: "preferredFontDescriptor(withTextStyle:)")
  public class func preferredFontDescriptorWithTextStyle(
    _ style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  @available(*, deprecated, renamed: "withSymbolicTraits(_:)")
  public func fontDescriptorWithSymbolicTraits(
    _ symbolicTraits: SymbolicTraits
  ) -> UIFontDescriptor? {
    withSymbolicTraits(symbolicTraits)
  }

  @available(*, deprecated, renamed: "withSize(_:)")
  public func fontDescriptorWithSize(_ size: CGFloat) -> UIFontDescriptor { withSize(size) }

  @available(*, deprecated, renamed: "withFamily(_:)")
  public func fontDescriptorWithFamily(_ family: String) -> UIFontDescriptor { withFamily(family) }
}

extension UIFontDescriptor.SymbolicTraits {
  @available(*, deprecated, renamed: "traitBold")
  public static let TraitBold = UIFontDescriptor.SymbolicTraits.traitBold
  @available(*, deprecated, renamed: "traitItalic")
  public static let TraitItalic = UIFontDescriptor.SymbolicTraits.traitItalic
  @available(*, deprecated, renamed: "traitCondensed")
  public static let TraitCondensed = UIFontDescriptor.SymbolicTraits.traitCondensed
  @available(*, deprecated, renamed: "traitExpanded")
  public static let TraitExpanded = UIFontDescriptor.SymbolicTraits.traitExpanded
  @available(*, deprecated, renamed: "traitMonoSpace")
  public static let TraitMonoSpace = UIFontDescriptor.SymbolicTraits.traitMonoSpace
}

@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.family")
public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.name")
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.size")
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.traits")
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.textStyle")
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle
