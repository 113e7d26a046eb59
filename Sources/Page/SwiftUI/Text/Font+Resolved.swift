extension Font {
  /// The font of UIKit, for an environment's size of type.
  func uiFont(in environment: EnvironmentValues, changes more: [Change] = []) -> UIFont {
    let traits = environment.typeTraits
    var (font, design): (UIFont, Design?)
    var weight: Weight?
    switch base {
    case .style(let style, let styleDesign, let styleWeight):
      font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
      (design, weight) = (styleDesign, styleWeight)
      if weight == nil, style == .headline { weight = .semibold }
    case .system(let size, let systemWeight, let systemDesign):
      font = UIFont.systemFont(ofSize: validLength(size), weight: (systemWeight ?? .regular).uiWeight)
      (design, weight) = (systemDesign, systemWeight)
    case .custom(let name, let size, let style):
      let scaled = style.map { $0.scale(size, traits) } ?? size
      font = UIFont(name: name, size: scaled) ?? UIFont.systemFont(ofSize: scaled)
    case .fixed(let fixed): font = fixed.font
    }
    var isItalic = false
    var hasEqualDigits = false
    for change in changes + more {
      switch change {
      case .weight(let changed): weight = changed
      case .italic: isItalic = true
      case .upright: isItalic = false
      case .design(let changed): design = changed
      case .monospacedDigits: hasEqualDigits = true
      case .width: break
      }
    }
    return made(font, weight, design, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
  }

  private func made(
    _ font: UIFont, _ weight: Weight?, _ design: Design?, isItalic: Bool, hasEqualDigits: Bool
  ) -> UIFont {
    let size = font.pointSize
    var made = font
    if isSystem {
      let uiWeight = (weight ?? .regular).uiWeight
      if design == .monospaced {
        made = UIFont.monospacedSystemFont(ofSize: size, weight: uiWeight)
      } else if hasEqualDigits {
        made = UIFont.monospacedDigitSystemFont(ofSize: size, weight: uiWeight)
      } else if weight != nil {
        made = UIFont.systemFont(ofSize: size, weight: uiWeight)
      }
      if design == .serif || design == .rounded {
        let wanted: UIFontDescriptor.SystemDesign = design == .serif ? .serif : .rounded
        if let descriptor = made.fontDescriptor.withDesign(wanted) {
          made = UIFont(descriptor: descriptor, size: size)
        }
      }
    } else if let weight, weight.value >= Weight.semibold.value {
      made = with(.traitBold, made)
    }
    return isItalic ? with(.traitItalic, made) : made
  }

  private var isSystem: Bool {
    switch base {
    case .style, .system: true
    case .custom, .fixed: false
    }
  }

  private func with(_ trait: UIFontDescriptor.SymbolicTraits, _ font: UIFont) -> UIFont {
    let traits = font.fontDescriptor.symbolicTraits.union(trait)
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}

extension Font.Weight {
  var uiWeight: UIFont.Weight { UIFont.Weight(value) }
}

extension Font.TextStyle {
  var uiStyle: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    case .extraLargeTitle: .extraLargeTitle
    case .extraLargeTitle2: .extraLargeTitle2
    }
  }

  /// A length that grows with the size of type as the style does.
  func scale(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.preferredFont(
      forTextStyle: uiStyle,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
    ).pointSize
    let wanted = UIFont.preferredFont(forTextStyle: uiStyle, compatibleWith: traits).pointSize
    return usual > 0 ? length * wanted / usual : length
  }
}
