/// The item of an image.
final class ImageItem: Item {
  private(set) var image: Image?
  private(set) var picture: Picture?
  private(set) var paint = _Paint(.none)
  private(set) var isRedacted = false
  private(set) var isMirrored = false
  private(set) var label: String?

  func fill(from image: Image, in environment: EnvironmentValues) {
    let picture = image.picture(in: environment)
    paint = HierarchicalShapeStyle.primary._paint(in: environment)
    isRedacted = environment.isTextRedacted
    isMirrored =
      environment.layoutDirection == .rightToLeft
      && picture?.uiImage.flipsForRightToLeftLayoutDirection == true
    label = image.label.map { String($0, in: environment) }
    let isSame =
      picture?.uiImage.size == self.picture?.uiImage.size
      && picture?.baseline == self.picture?.baseline && image.resizing == self.image?.resizing
    self.image = image
    self.picture = picture
    if isSame { setNeedsCommit() } else { setNeedsLayout() }
  }

  private var ownSize: CGSize { picture?.uiImage.size ?? .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard image?.resizing != nil else { return ownSize }
    return proposal.replacingUnspecifiedDimensions(by: ownSize)
  }

  override var ownExplicitKeys: Set<AlignmentKey> {
    guard picture?.baseline != nil, image?.resizing == nil else { return [] }
    return [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    ownExplicitKeys.contains(key) ? picture?.baseline : nil
  }

  /// A symbol stands as close to text as another line of it.
  override var spacing: ViewSpacing {
    guard image?.resizing == nil, let baseline = picture?.baseline else { return ViewSpacing() }
    let drop = ownSize.height - baseline
    var spacing = ViewSpacing.none
    spacing.top = EdgeSpacing(aboveText: drop, lines: .distance(0))
    spacing.bottom = EdgeSpacing(belowText: drop + 1, lines: .distance(0))
    return spacing
  }

  override func makePresentation() -> ItemPresentation? { ImagePresentation(PictureView()) }
}

final class ImagePresentation: ViewPresentation {
  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? ImageItem, let view = view as? PictureView else { return }
    view.show(item, in: size)
  }
}

/// The view of an image.
final class PictureView: UIView {
  private var imageView = UIImageView()
  private var stencil: StencilView?
  private var bar: UIView?

  init() {
    super.init(frame: .zero)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: ImageItem, in size: CGSize) {
    let isTemplate = item.picture?.isTemplate == true
    let paint = isTemplate && item.paint.color == nil ? item.paint : nil
    UIView.performWithoutAnimation {
      prepare(for: paint)
      let shown = shownImage(item, in: size, isTemplate: isTemplate)
      if imageView.image !== shown { imageView.image = shown }
      imageView.contentMode = .scaleToFill
      imageView.layer.magnificationFilter =
        item.image?.interpolationQuality == Image.Interpolation.none ? .nearest : .linear
      imageView.isHidden = item.isRedacted
      imageView.isAccessibilityElement = item.image?.isDecorative != true
      imageView.accessibilityLabel = item.label
      imageView.transform =
        item.isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
    imageView.bounds.size = size
    imageView.center = CGPoint(x: size.width / 2, y: size.height / 2)
    if isTemplate, let color = item.paint.color { imageView.tintColor = color }
    if let paint {
      stencil?.frame = CGRect(origin: .zero, size: size)
      stencil?.show(paint, in: size)
    }
    showBar(item.isRedacted, in: size)
  }

  private var lastSource: (image: UIImage, insets: EdgeInsets?, isTemplate: Bool, size: CGSize)?
  private var lastImage: UIImage?

  /// The picture with the style that shows it; the same object as long as nothing changes.
  private func shownImage(_ item: ImageItem, in size: CGSize, isTemplate: Bool) -> UIImage? {
    guard var image = item.picture?.uiImage else { return nil }
    let resizing = item.image?.resizing
    let drawnSize = image.isSymbolImage && resizing != nil ? size : .zero
    if let lastSource, lastSource.image.isEqual(image), lastSource.isTemplate == isTemplate,
      lastSource.insets == resizing?.insets, lastSource.size == drawnSize
    {
      return lastImage
    }
    lastSource = (image, resizing?.insets, isTemplate, drawnSize)
    if drawnSize != .zero { image = image.symbol(filling: size) }
    if let resizing, !image.isSymbolImage,
      resizing.mode == .tile || resizing.insets != EdgeInsets()
    {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: resizing.insets.top, left: resizing.insets.leading,
          bottom: resizing.insets.bottom, right: resizing.insets.trailing),
        resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }
    lastImage = image.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
    return lastImage
  }

  /// The picture is the mask of the paint, or a view by itself.
  private func prepare(for paint: _Paint?) {
    guard (paint != nil) != (stencil != nil) else { return }
    stencil?.removeFromSuperview()
    imageView.removeFromSuperview()
    imageView = UIImageView()
    stencil = paint == nil ? nil : StencilView(imageView)
    addSubview(stencil ?? imageView)
  }

  private func showBar(_ isShown: Bool, in size: CGSize) {
    guard isShown else {
      bar?.removeFromSuperview()
      return bar = nil
    }
    let bar = bar ?? UIView()
    bar.backgroundColor = .systemFill
    bar.frame = CGRect(origin: .zero, size: size)
    addSubview(bar)
    self.bar = bar
  }
}
