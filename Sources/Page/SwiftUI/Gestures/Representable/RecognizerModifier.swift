/// Gives a view a gesture recognizer of UIKit.
struct RecognizerModifier<R: UIGestureRecognizerRepresentable>: ItemModifier {
  typealias Body = Never
  let representable: R

  func makeWrapper(around item: Item, of node: _AnyNode) -> RecognizerItem<R> { RecognizerItem() }

  func update(_ wrapper: RecognizerItem<R>, of node: _AnyNode) {
    wrapper.representable = representable
    wrapper.isEnabled = node.environment.isEnabled
    wrapper.setNeedsCommit()
  }
}

final class RecognizerItem<R: UIGestureRecognizerRepresentable>: WrapperItem {
  var representable: R?
  var isEnabled = true

  override func makePresentation() -> ItemPresentation? { RecognizerPresentation<R>(EffectView()) }
}

final class RecognizerPresentation<R: UIGestureRecognizerRepresentable>: ViewPresentation {
  private let source = RecognizerSource()
  private var handler: RecognizerHandler?
  private var context: R.Context?

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? RecognizerItem<R>, let representable = item.representable else {
      return
    }
    (source.view, source.item) = (view, item)
    let context = context ?? makeContext(representable)
    self.context = context
    if let recognizer = source.recognizer as? R.UIGestureRecognizerType {
      representable.updateUIGestureRecognizer(recognizer, context: context)
    } else {
      let recognizer = representable.makeUIGestureRecognizer(context: context)
      source.recognizer = recognizer
      let handler = RecognizerHandler()
      recognizer.addTarget(
        handler, action: Selector(RecognizerHandler.handle(_:), named: "handle"))
      self.handler = handler
      view.addGestureRecognizer(recognizer)
    }
    handler?.action = { recognizer in
      guard let recognizer = recognizer as? R.UIGestureRecognizerType else { return }
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    source.recognizer?.isEnabled = item.isEnabled
  }

  private func makeContext(_ representable: R) -> R.Context {
    let converter = R.CoordinateSpaceConverter(source: source)
    return R.Context(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
  }
}

/// The target of a recognizer.
@MainActor
final class RecognizerHandler: NSObject {
  var action: (UIGestureRecognizer) -> Void = { _ in }

  func handle(_ recognizer: UIGestureRecognizer) { action(recognizer) }
}

extension View {
  /// Gives the view a gesture recognizer of UIKit.
  public func gesture<R: UIGestureRecognizerRepresentable>(_ representable: R) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}
