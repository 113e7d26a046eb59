/// One preview of the canvas: its name, and its view on a screen of the right size.
final class PreviewController: UIViewController {
  private let entry: PreviewEntry
  private let number: Int
  let content: UIViewController
  private let caption = UILabel()
  private let screen = UIView()
  let settings: PreviewSettings

  init(_ entry: PreviewEntry, number: Int) {
    (self.entry, self.number) = (entry, number)
    (content, settings) = Self.content(of: entry)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A preview needs its content.") }

  /// The controller that shows the content, and the settings with those of its view.
  private static func content(of entry: PreviewEntry) -> (UIViewController, PreviewSettings) {
    switch entry.content.kind {
    case .view(let view):
      let place = PreviewProbe.Place()
      let controller = UIHostingController(rootView: view.modifier(PreviewProbe(place: place)))
      controller.loadViewIfNeeded()
      return (controller, place.settings.completed(by: entry.settings))
    case .uiView(let view):
      let controller = UIViewController()
      controller.view = view
      return (controller, entry.settings)
    case .controller(let controller): return (controller, entry.settings)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = settings.name ?? "Preview \(number)"
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.textColor = .secondaryLabel
    screen.clipsToBounds = true
    screen.backgroundColor = .systemBackground
    view.addSubview(screen)
    addChild(content)
    screen.addSubview(content.view)
    content.didMove(toParent: self)
  }

  /// Shows the content alone, in the whole of a rectangle.
  func fill(_ frame: CGRect) {
    view.frame = frame
    screen.frame = view.bounds
    content.view.frame = screen.bounds
  }

  /// Shows the name and the content in the column, and returns the height of both.
  func arrange(at origin: CGPoint, in room: CanvasRoom) -> CGFloat {
    if caption.superview == nil { view.addSubview(caption) }
    let size = size(in: room)
    let scale = scale(of: size, in: room)
    let height = caption.sizeThatFits(CGSize(width: room.width, height: 100)).height
    view.frame = CGRect(
      x: origin.x, y: origin.y, width: room.width, height: height + 8 + size.height * scale)
    caption.frame = CGRect(x: 0, y: 0, width: room.width, height: height)
    screen.transform = .identity
    screen.bounds = CGRect(origin: .zero, size: size)
    screen.center = CGPoint(x: room.width / 2, y: height + 8 + size.height * scale / 2)
    screen.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.view.frame = screen.bounds
    outline(scale)
    return view.frame.height
  }

  private func outline(_ scale: CGFloat) {
    screen.layer.cornerRadius = isDevice ? 12 / scale : 0
    screen.layer.borderWidth = 1 / scale
    screen.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private var isDevice: Bool { settings.layout == nil || settings.layout == .device }

  private func size(in room: CanvasRoom) -> CGSize {
    let device = settings.deviceSize(in: room.stage)
    switch settings.layout {
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .sizeThatFits: return content.previewSize(in: device)
    case .device, nil: return device
    }
  }

  /// A preview that is too large for the column is shown smaller.
  private func scale(of size: CGSize, in room: CanvasRoom) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    let scale = min(1, room.width / size.width)
    return isDevice ? min(scale, room.screenHeight / size.height) : scale
  }
}

extension UIViewController {
  /// The size that the view chooses for a preview on a device, rounded up to whole points.
  fileprivate func previewSize(in device: CGSize) -> CGSize {
    var size = chosenSize(in: device)
    if size.width <= 0 { size.width = device.width }
    if size.height <= 0 { size.height = device.height }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private func chosenSize(in device: CGSize) -> CGSize {
    if let hosting = self as? any PreviewHosting { return hosting.sizeThatFits(in: device) }
    if preferredContentSize != .zero { return preferredContentSize }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

/// A controller whose view is one of SwiftUI.
@MainActor
private protocol PreviewHosting {
  func sizeThatFits(in size: CGSize) -> CGSize
}

extension UIHostingController: PreviewHosting {}
