/// A value that is shared, and what is shown of it.
struct SharedValue {
  let value: any Transferable
  let preview: SharedPreview?
}

/// Presents the sheet of a share link.
struct ShareModifier: PresentingModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let items: () -> [SharedValue]
  let subject: Text?
  let message: Text?

  func request(by node: _AnyNode, for options: [ContentOption]) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    let environment = node.environment
    return PresentationRequest(
      id: AnyHashable(0),
      make: { [items, message] slot in
        var things: [Any] = items().map { ShareSource($0, in: environment) }
        if let message { things.append(String(message, in: environment)) }
        return ShareController.make(things, in: slot)
      },
      isWanted: { [isPresented] in isPresented.wrappedValue },
      reset: { [isPresented] in isPresented.wrappedValue = false })
  }
}

/// The activity sheet of a share link.
final class ShareController: UIActivityViewController {
  private weak var slot: PresentationSlot?

  static func make(_ things: [Any], in slot: PresentationSlot) -> ShareController {
    let controller = ShareController(activityItems: things, applicationActivities: nil)
    controller.slot = slot
    if let popover = controller.popoverPresentationController, let node = slot.node {
      popover.sourceView = node.graph.hostView
      if let item = (node as? any AnchorNode)?.anchorItem {
        popover.sourceRect = item.frame(seenFrom: nil)
      }
    }
    return controller
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    slot?.checkLater()
  }
}

/// Tells the activity sheet what a value is and how it is shown.
@MainActor
final class ShareSource: NSObject, @preconcurrency UIActivityItemSource {
  private let item: Any
  private let title: String
  private let picture: UIImage?

  init(_ shared: SharedValue, in environment: EnvironmentValues) {
    item = shared.value.activityItem
    title = shared.preview.map { String($0.title, in: environment) } ?? ""
    picture = shared.preview?.picture?.activityItem as? UIImage
  }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { item }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { title }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { picture }
}

extension Transferable {
  /// The value as the activity sheet knows it.
  @MainActor
  fileprivate var activityItem: Any {
    switch self {
    case let image as Image: ImageRenderer(content: image).uiImage ?? self
    case let color as Color: UIColor(color)
    default: self
    }
  }
}
