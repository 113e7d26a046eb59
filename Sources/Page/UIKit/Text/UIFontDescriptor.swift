import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// A font as it is asked for.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  let selection: FontSelection
  private let size: CGFloat
  private let asked: [AttributeName: Any]
  let textStyle: UIFont.TextStyle?
  let design: SystemDesign

  init(
    selection: FontSelection, size: CGFloat, textStyle: UIFont.TextStyle? = nil,
    asked: [AttributeName: Any]? = nil, design: SystemDesign? = nil
  ) {
    self.selection = selection
    self.size = size
    self.textStyle = textStyle
    self.asked = asked ?? Self.attributes(of: selection, size)
    self.design = design ?? (selection.isMonospaced ? .monospaced : .default)
    super.init()
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size].flatMap(Self.number) ?? 0
    var selection = Self.selection(attributes)
    if Self.wantsTabularDigits(attributes) { selection.digits = .tabular }
    self.init(
      selection: selection, size: size,
      textStyle: (attributes[.textStyle] as? UIFont.TextStyle), asked: attributes)
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName])
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(
      selection: .ofSystem(weight: style.weight), size: style.size, textStyle: style)
  }

  // MARK: Values

  open var postscriptName: String { selection.names.postScript }
  open var pointSize: CGFloat { size }
  open var matrix: CGAffineTransform { .identity }
  open var fontAttributes: [AttributeName: Any] { asked }
  open var symbolicTraits: SymbolicTraits { SymbolicTraits(selection) }

  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: selection.names.family
    case .name: selection.names.postScript
    case .face: selection.names.style
    case .visibleName: selection.names.full
    case .size: size
    case .textStyle: textStyle
    case .traits:
      [
        TraitKey.weight: FontWeights.apple(selection.style.weight),
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.slant: selection.style.slope == .italic ? CGFloat(0.07) : 0,
        TraitKey.width: CGFloat(0),
      ] as [TraitKey: Any]
    default: asked[attribute]
    }
  }

  // MARK: Changed copies

  open func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let merged = asked.merging(attributes) { $1 }
    let newSize = attributes[.size].flatMap(Self.number) ?? size
    var chosen = selection
    if attributes[.name] != nil || attributes[.family] != nil || attributes[.face] != nil {
      chosen = Self.selection(attributes)
    } else if let traits = attributes[.traits] as? [TraitKey: Any] {
      chosen = restyled(Self.style(traits, over: selection.style)) ?? selection
    }
    if Self.wantsTabularDigits(attributes) { chosen.digits = .tabular }
    return UIFontDescriptor(
      selection: chosen, size: newSize, textStyle: textStyle, asked: merged, design: design)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var style = selection.style
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (style.weight >= 600) { style.weight = isBold ? 700 : 400 }
    style.slope = symbolicTraits.contains(.traitItalic) ? .italic : .upright
    style.width = symbolicTraits.contains(.traitCondensed) ? .condensed : .normal
    if symbolicTraits.contains(.traitMonoSpace), !selection.isMonospaced, isSystem {
      return withDesign(.monospaced)?.withSymbolicTraits(symbolicTraits)
    }
    return restyled(style).map {
      UIFontDescriptor(selection: $0, size: size, textStyle: textStyle, design: design)
    }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  open func withMatrix(_ newMatrix: CGAffineTransform) -> UIFontDescriptor { self }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [
      .family: selection.names.family, .face: newFace, .size: size,
    ])
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: [.family: newFamily, .size: size])
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard isSystem else { return nil }
    let weight = UIFont.Weight(FontWeights.apple(selection.style.weight))
    return UIFontDescriptor(
      selection: .ofSystem(design: design, weight: weight, slope: selection.style.slope),
      size: size, textStyle: textStyle, design: design)
  }

  /// Descriptors of installed fonts that have what this one asks for.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    let family = selection.names.family
    let names = FontLibrary.shared.faceNames(in: family)
    return (names.isEmpty ? [postscriptName] : names).map {
      UIFontDescriptor(name: $0, size: size)
    }
  }

  // MARK: Choosing

  private var isSystem: Bool { selection.names.family.hasPrefix(".") }

  private func restyled(_ style: FaceStyle) -> FontSelection? {
    guard !isSystem else {
      let weight = UIFont.Weight(FontWeights.apple(style.weight))
      var chosen = FontSelection.ofSystem(design: design, weight: weight, slope: style.slope)
      chosen.digits = selection.digits
      return chosen
    }
    return FontLibrary.shared.selection(family: selection.names.family, style: style)
  }

  private static func selection(_ attributes: [AttributeName: Any]) -> FontSelection {
    let library = FontLibrary.shared
    let style = style(attributes[.traits] as? [TraitKey: Any] ?? [:], over: FaceStyle())
    if let name = attributes[.name] as? String, let named = library.selection(named: name) {
      return named
    }
    if let family = attributes[.family] as? String {
      if let face = attributes[.face] as? String {
        let name = "\(family)-\(face)".replacingOccurrences(of: " ", with: "")
        if let named = library.selection(named: name) { return named }
      }
      if let found = library.selection(family: family, style: style) { return found }
    }
    return .ofSystem(weight: UIFont.Weight(FontWeights.apple(style.weight)), slope: style.slope)
  }

  private static func style(_ traits: [TraitKey: Any], over style: FaceStyle) -> FaceStyle {
    var style = style
    if let value = traits[.symbolic].flatMap(number) {
      let symbolic = SymbolicTraits(rawValue: UInt32(value))
      if symbolic.contains(.traitBold) { style.weight = 700 }
      if symbolic.contains(.traitItalic) { style.slope = .italic }
    }
    if let weight = traits[.weight] {
      let value = (weight as? UIFont.Weight)?.rawValue ?? number(weight)
      if let value { style.weight = FontWeights.hundreds(value) }
    }
    if let slant = traits[.slant].flatMap(number), slant > 0 { style.slope = .italic }
    return style
  }

  /// What a font of the selection would have been asked for by.
  private static func attributes(
    of selection: FontSelection, _ size: CGFloat
  ) -> [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: selection.names.postScript, .size: size]
    if selection.digits == .tabular {
      attributes[.featureSettings] = [
        [FeatureKey.type: kNumberSpacingType, FeatureKey.selector: kMonospacedNumbersSelector]
      ]
    }
    return attributes
  }

  private static func wantsTabularDigits(_ attributes: [AttributeName: Any]) -> Bool {
    let settings = attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    return settings.contains {
      $0[.type] == kNumberSpacingType && $0[.selector] == kMonospacedNumbersSelector
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return selection == other.selection && size == other.size
  }

  open override var hash: Int { selection.hashValue ^ size.hashValue }
}
