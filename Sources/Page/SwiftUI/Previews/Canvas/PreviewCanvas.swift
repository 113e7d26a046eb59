/// The live view of a page that has previews: one in the whole live view, or several in a column.
///
/// The previews are made at the first layout, so that a page which sets a live view of its own
/// never makes them.
final class PreviewCanvas: UIViewController {
  private let makeEntries: () -> [PreviewEntry]
  private var previews: [PreviewController]?
  private let column = UIScrollView()

  init(_ makeEntries: @escaping () -> [PreviewEntry]) {
    self.makeEntries = makeEntries
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A canvas needs previews.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let previews = previews ?? makePreviews()
    if previews.count == 1, previews[0].settings.fillsStage {
      previews[0].fill(view.bounds)
    } else {
      arrange(previews)
    }
  }

  private func makePreviews() -> [PreviewController] {
    let made = makeEntries().enumerated().map { PreviewController($1, number: $0 + 1) }
    previews = made
    let isColumn = made.count != 1 || !made[0].settings.fillsStage
    if isColumn {
      view.backgroundColor = .systemGroupedBackground
      view.addSubview(column)
    }
    for preview in made {
      addChild(preview)
      (isColumn ? column : view).addSubview(preview.view)
      preview.didMove(toParent: self)
    }
    return made
  }

  private func arrange(_ previews: [PreviewController]) {
    column.frame = view.bounds
    let area = CGSize(
      width: view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
        - 2 * Self.margin,
      height: view.bounds.height - view.safeAreaInsets.top - view.safeAreaInsets.bottom)
    let room = CanvasRoom(
      stage: view.bounds.size, width: max(area.width, 1),
      screenHeight: max(area.height - 4 * Self.margin, 1) * (previews.count > 1 ? 0.6 : 1))
    var y = Self.margin
    for preview in previews {
      setOverrideTraitCollection(
        preview.settings.sizeClasses(in: view.bounds.size), forChild: preview)
      let height = preview.arrange(
        at: CGPoint(x: view.safeAreaInsets.left + Self.margin, y: y), in: room)
      y += height + Self.spacing
    }
    column.contentSize = CGSize(
      width: view.bounds.width, height: y - Self.spacing + Self.margin)
  }

  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 24
}

/// What a preview in the column has to fit into.
struct CanvasRoom {
  /// The size of the live view, which is that of a preview without a device.
  var stage: CGSize
  /// The width of the column.
  var width: CGFloat
  /// The largest height of a device. A larger one is shown smaller.
  var screenHeight: CGFloat
}
