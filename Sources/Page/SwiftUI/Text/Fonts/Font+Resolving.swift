extension Font {
  /// What is said of letters when all changes of a font are known.
  private struct Wishes {
    var weight: Weight?
    var design: Design?
    var isBold = false
    var isItalic = false
    var hasTabularDigits = false
    var scale: CGFloat = 1

    init(_ changes: [Change]) {
      for change in changes {
        switch change {
        case .weight(let weight): self.weight = weight
        case .design(let design): self.design = design
        case .bold: isBold = true
        case .italic: isItalic = true
        case .monospaced: design = .monospaced
        case .monospacedDigit: hasTabularDigits = true
        case .scaled(let factor): scale *= factor
        case .width, .smallCaps, .leading: break
        }
      }
    }
  }

  /// The font of UIKit for a text size of the user.
  func uiFont(for size: DynamicTypeSize) -> UIFont {
    FontCache.shared.font(self, for: size) { makeFont(for: size) }
  }

  private func makeFont(for size: DynamicTypeSize) -> UIFont {
    let wishes = Wishes(changes)
    switch base {
    case .style(let style, let design, let weight):
      let usual: Weight = style == .headline ? .semibold : .regular
      let bold: Weight =
        [.largeTitle, .title, .title2].contains(style) || style == .headline ? .bold : .semibold
      return Self.system(
        style.pointSize(for: size), design ?? .default, weight ?? usual, bold: bold, wishes)
    case .system(let points, let weight, let design):
      return Self.system(points, design ?? .default, weight ?? .regular, bold: .bold, wishes)
    case .custom(let name, let points, let scaling):
      let scaled = scaling.size(points, for: size) * wishes.scale
      guard let font = UIFont(name: name, size: scaled) else {
        return Self.system(
          scaled / wishes.scale, .default, .regular, bold: .bold, wishes)
      }
      return Self.changed(font, wishes)
    case .made(let made):
      return Self.changed(made.font.withSize(made.font.pointSize * wishes.scale), wishes)
    }
  }

  /// The distance of lines that the font asks for beyond its own.
  var leading: Leading {
    for case .leading(let leading) in changes.reversed() { return leading }
    return .standard
  }

  private static func system(
    _ points: CGFloat, _ design: Design, _ weight: Weight, bold: Weight, _ wishes: Wishes
  ) -> UIFont {
    var weight = wishes.weight ?? weight
    if wishes.isBold, weight.value < bold.value { weight = bold }
    let size = points * wishes.scale
    let uiWeight = UIFont.Weight(weight.value)
    var descriptor =
      (wishes.hasTabularDigits
      ? UIFont.monospacedDigitSystemFont(ofSize: size, weight: uiWeight)
      : UIFont.systemFont(ofSize: size, weight: uiWeight)).fontDescriptor
    switch wishes.design ?? design {
    case .default: break
    case .serif: descriptor = descriptor.withDesign(.serif) ?? descriptor
    case .rounded: descriptor = descriptor.withDesign(.rounded) ?? descriptor
    case .monospaced: descriptor = descriptor.withDesign(.monospaced) ?? descriptor
    }
    if wishes.isItalic {
      var traits: UIFontDescriptor.SymbolicTraits = [.traitItalic]
      if weight.value >= Weight.semibold.value { traits.insert(.traitBold) }
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFont(descriptor: descriptor, size: size)
  }

  private static func changed(_ font: UIFont, _ wishes: Wishes) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    let before = traits
    if wishes.isBold { traits.insert(.traitBold) }
    if wishes.isItalic { traits.insert(.traitItalic) }
    var descriptor = font.fontDescriptor
    if traits != before { descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor }
    if let weight = wishes.weight {
      descriptor = descriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight(weight.value)]
      ])
    }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}

extension Font.Scaling {
  func size(_ points: CGFloat, for size: DynamicTypeSize) -> CGFloat {
    switch self {
    case .fixed: points
    case .relative(let style): style.scaled(points, for: size)
    }
  }
}
