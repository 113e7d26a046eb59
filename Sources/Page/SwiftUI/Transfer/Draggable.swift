import FoundationAdditions

/// Lets a view be dragged.
struct DragModifier: ItemModifier {
  typealias Body = Never
  let provider: () -> NSItemProvider
  /// What is handed on to views of the page.
  var value: () -> Any? = { nil }
  /// What is seen while the user drags, in place of the view.
  var preview: (() -> AnyView)?

  func makeWrapper(around item: Item, of node: _AnyNode) -> DragItem { DragItem() }

  func update(_ wrapper: DragItem, of node: _AnyNode) {
    wrapper.modifier = self
    wrapper.environment = node.environment
  }
}

final class DragItem: WrapperItem {
  var modifier: DragModifier?
  var environment = EnvironmentValues()

  override func makePresentation() -> ItemPresentation? { DragPresentation(self) }
}

final class DragPresentation: ViewPresentation {
  private let source: DragSource

  init(_ item: DragItem) {
    source = DragSource(item)
    let view = EffectView()
    super.init(view)
    view.addInteraction(UIDragInteraction(delegate: source))
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    source.item = item as? DragItem
  }
}

final class DragSource: NSObject, UIDragInteractionDelegate {
  weak var item: DragItem?

  init(_ item: DragItem) {
    self.item = item
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let item, let modifier = item.modifier, item.environment.isEnabled else { return [] }
    let dragged = UIDragItem(itemProvider: modifier.provider())
    dragged.localObject = modifier.value()
    if let preview = modifier.preview {
      dragged.previewProvider = {
        let view = _UIHostingView(rootView: preview())
        view.frame.size = view.intrinsicContentSize
        view.layoutIfNeeded()
        return UIDragPreview(view: view)
      }
    }
    return [dragged]
  }
}

extension NSItemProvider {
  /// Hands out a value in all its forms.
  convenience init<T: Transferable>(transferring value: T) {
    self.init()
    nonisolated(unsafe) let value = value
    for form in T.forms {
      guard let encode = form.encode else { continue }
      registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) {
        done in
        Task {
          do { done(try await encode(value), nil) } catch { done(nil, error) }
        }
        return nil
      }
    }
  }
}

extension View {
  /// Lets the view be dragged: a long press lifts it, and a value is handed on where it is dropped.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier(provider: { NSItemProvider(transferring: payload()) }, value: payload))
  }

  /// Lets the view be dragged, and shows another view while the user drags it.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = AnyView(preview())
    return modifier(
      DragModifier(
        provider: { NSItemProvider(transferring: payload()) }, value: payload,
        preview: { preview }))
  }

  /// Lets the view be dragged: a long press lifts it, and what a provider has is handed on.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier(provider: data))
  }

  /// Lets the view be dragged, and shows another view while the user drags it.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = AnyView(preview())
    return modifier(DragModifier(provider: data, preview: { preview }))
  }
}
