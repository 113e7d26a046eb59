/// An image as it is shown in an environment.
struct Picture: Equatable {
  var uiImage: UIImage
  /// Whether its form is shown in the foreground style.
  var isTemplate: Bool
  /// The baseline of text beside it, from the top.
  var baseline: CGFloat?
}

extension Image {
  /// The picture in an environment; nil if there is none of the name.
  @MainActor @preconcurrency
  func picture(in environment: EnvironmentValues) -> Picture? {
    switch storage {
    case .named(let name, let bundle):
      let found = UIImage(named: name, in: bundle, compatibleWith: environment.traits)
      return found.map { picture(of: $0, in: environment) }
    case .picture(let image): return picture(of: image, in: environment)
    case .symbol(let name):
      let variants = environment.symbolVariants
      let chosen =
        variants == .none
        ? name : variants.name(of: name) { UIImage(systemName: $0) != nil }
      let configuration = Self.configuration(in: environment)
      // A symbol without a drawing here keeps its place.
      let made =
        UIImage(systemName: chosen, withConfiguration: configuration)
        ?? UIImage(systemName: "questionmark.square.dashed", withConfiguration: configuration)
      return made.map { symbol($0, in: environment) }
    }
  }

  @MainActor
  private func picture(of image: UIImage, in environment: EnvironmentValues) -> Picture {
    if image.isSymbolImage, image.symbolConfiguration == .unspecified {
      return symbol(
        image.applyingSymbolConfiguration(Self.configuration(in: environment)) ?? image,
        in: environment)
    }
    let isTemplate = rendering.map { $0 == .template } ?? (image.renderingMode == .alwaysTemplate)
    return Picture(uiImage: image, isTemplate: isTemplate, baseline: nil)
  }

  private func symbol(_ image: UIImage, in environment: EnvironmentValues) -> Picture {
    let baseline =
      image.baselineOffsetFromBottom.map { image.size.height - $0 }
      ?? (image.size.height + environment.uiFont.capHeight) / 2
    return Picture(uiImage: image, isTemplate: rendering != .original, baseline: baseline)
  }

  /// Symbols are as large and as thick as the letters of the font.
  private static func configuration(
    in environment: EnvironmentValues
  ) -> UIImage.SymbolConfiguration {
    let scale: UIImage.SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    return UIImage.SymbolConfiguration(font: environment.uiFont, scale: scale)
  }
}

extension UIImage {
  /// The symbol so large that it fills a size without being scaled up.
  func symbol(filling size: CGSize) -> UIImage {
    guard isSymbolImage, self.size.width > 0, self.size.height > 0 else { return self }
    let factor = max(size.width / self.size.width, size.height / self.size.height)
    guard factor > 1.05 else { return self }
    let points = 17 * factor
    let enlarged = applyingSymbolConfiguration(SymbolConfiguration(pointSize: points))
    return enlarged ?? self
  }
}
