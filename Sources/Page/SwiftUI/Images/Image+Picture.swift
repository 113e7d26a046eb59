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
      return found.map { picture(of: $0) }
    case .picture(let image):
      return image.isSymbolImage && image.symbolConfiguration == .unspecified
        ? symbol(image, in: environment) : picture(of: image)
    case .symbol(let name):
      let variants = environment.symbolVariants
      let chosen =
        variants == .none
        ? name : variants.name(of: name) { UIImage(systemName: $0) != nil }
      return UIImage(systemName: chosen).flatMap { symbol($0, in: environment) }
    }
  }

  private func picture(of image: UIImage) -> Picture {
    let isTemplate = rendering.map { $0 == .template } ?? (image.renderingMode == .alwaysTemplate)
    return Picture(uiImage: image, isTemplate: isTemplate, baseline: nil)
  }

  @MainActor
  private func symbol(_ image: UIImage, in environment: EnvironmentValues) -> Picture? {
    let font = environment.uiFont
    let scale: UIImage.SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
    let made = image.applyingSymbolConfiguration(configuration) ?? image
    let baseline =
      made.baselineOffsetFromBottom.map { made.size.height - $0 }
      ?? (made.size.height + font.capHeight) / 2
    return Picture(uiImage: made, isTemplate: rendering != .original, baseline: baseline)
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
