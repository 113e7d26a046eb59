extension Image {
  var isSymbol: Bool { if case .symbol = source { true } else { false } }

  /// The picture in an environment; a symbol is as large as a font says.
  func picture(in environment: EnvironmentValues, font: UIFont) -> UIImage? {
    switch source {
    case .named(let name):
      return UIImage(named: name, in: nil, compatibleWith: environment.traits)
    case .picture(let picture): return picture
    case .symbol(let name):
      let scale: UIImage.SymbolScale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      let full = environment.symbolVariants.name(of: name)
      let configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
      return UIImage(systemName: full, withConfiguration: configuration)
        ?? UIImage(systemName: name, withConfiguration: configuration)
    }
  }
}

/// A picture in the layout: as large as it is, or as it is proposed if it may be resized.
final class ImageItem: Item {
  private(set) var picture: UIImage?
  private(set) var color = UIColor.label
  private(set) var paint: _Paint?
  private(set) var isTemplate = false
  private(set) var image: Image?

  func fill(_ image: Image, in environment: EnvironmentValues) {
    let settings = environment.textSettings.traits
    let font = (settings.font ?? .body).uiFont(in: environment, changes: settings.changes)
    let size = picture?.size
    self.image = image
    picture = image.picture(in: environment, font: font)
    isTemplate =
      image.renderingMode.map { $0 == .template }
      ?? (image.isSymbol || picture?.renderingMode == .alwaysTemplate)
    if isTemplate {
      let painted = ForegroundStyle()._paint(in: environment)
      color = ForegroundStyle().uiColor(in: environment)
      paint = painted.color == nil ? painted : nil
    }
    if size != picture?.size || size == nil { setNeedsLayout() }
    setNeedsCommit()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = picture?.size ?? .zero
    return image?.resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
  }

  override func makePresentation() -> ItemPresentation? { ImagePresentation() }
}

/// Shows a picture with an image view.
final class ImagePresentation: ViewPresentation {
  private let imageView = UIImageView()
  private var stencil: StencilView?

  init() {
    super.init(UIView())
    view.addSubview(imageView)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? ImageItem, let image = item.image else { return }
    imageView.image = shown(item, image)
    imageView.tintColor = item.color
    imageView.contentMode = .scaleToFill
    imageView.layer.magnificationFilter = image.interpolation == .none ? .nearest : .linear
    imageView.accessibilityLabel = image.label?.string
    let frame = CGRect(origin: .zero, size: size)
    if let paint = item.paint {
      if stencil == nil {
        imageView.removeFromSuperview()
        let made = StencilView(imageView)
        view.addSubview(made)
        stencil = made
      }
      stencil?.frame = frame
      stencil?.show(paint, in: size)
    } else {
      stencil?.mask = nil
      stencil?.removeFromSuperview()
      stencil = nil
      if imageView.superview !== view { view.addSubview(imageView) }
      imageView.frame = frame
    }
  }

  private func shown(_ item: ImageItem, _ image: Image) -> UIImage? {
    guard var picture = item.picture else { return nil }
    if let resizing = image.resizing {
      let insets = resizing.capInsets
      if resizing.mode == .tile || insets != EdgeInsets() {
        picture = picture.resizableImage(
          withCapInsets: UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
          resizingMode: resizing.mode == .tile ? .tile : .stretch)
      }
    }
    return picture.withRenderingMode(item.isTemplate ? .alwaysTemplate : .alwaysOriginal)
  }
}
