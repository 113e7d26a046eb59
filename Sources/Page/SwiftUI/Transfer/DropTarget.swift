import FoundationAdditions
import UniformTypeIdentifiers

/// Lets a view take what is dragged to it.
struct DropModifier: ItemModifier {
  typealias Body = Never
  let delegate: any DropDelegate

  func makeWrapper(around item: Item, of node: _AnyNode) -> DropItem { DropItem() }

  func update(_ wrapper: DropItem, of node: _AnyNode) {
    wrapper.delegate = delegate
    wrapper.isEnabled = node.environment.isEnabled
    wrapper.setNeedsCommit()
  }
}

final class DropItem: WrapperItem {
  var delegate: (any DropDelegate)?
  var isEnabled = true

  override func makePresentation() -> ItemPresentation? { DropPresentation() }
}

final class DropPresentation: ViewPresentation {
  private let target = DropTarget()

  init() {
    let view = EffectView()
    super.init(view)
    view.addInteraction(UIDropInteraction(delegate: target))
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    let item = item as? DropItem
    target.delegate = item?.isEnabled == true ? item?.delegate : nil
  }
}

final class DropTarget: NSObject, UIDropInteractionDelegate {
  var delegate: (any DropDelegate)?
  private var proposal = DropProposal(operation: .copy)
  private var isOver = false

  private func info(_ interaction: UIDropInteraction, _ session: any UIDropSession) -> DropInfo {
    DropInfo(
      location: interaction.view.map { session.location(in: $0) } ?? .zero, items: session.items)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    delegate?.validateDrop(info: info(interaction, session)) ?? false
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isOver = true
    proposal = DropProposal(operation: .copy)
    delegate?.dropEntered(info: info(interaction, session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    proposal = delegate?.dropUpdated(info: info(interaction, session)) ?? proposal
    return UIDropProposal(operation: proposal.operation.uiOperation)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave(interaction, session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    isOver = false
    _ = delegate?.performDrop(info: info(interaction, session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave(interaction, session)
  }

  private func leave(_ interaction: UIDropInteraction, _ session: any UIDropSession) {
    guard isOver else { return }
    isOver = false
    delegate?.dropExited(info: info(interaction, session))
  }
}

extension View {
  /// Takes values of a type that are dragged to the view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        delegate: ClosureDropDelegate(
          accepts: { $0.canMake(T.self) }, target: isTargeted,
          perform: { $0.make(T.self, action) })))
  }

  /// Takes what is dragged to the view and has one of some types.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        delegate: ClosureDropDelegate(
          accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
          target: { isTargeted?.wrappedValue = $0 },
          perform: { action($0.itemProviders(for: supportedContentTypes), $0.location) })))
  }

  /// Takes what is dragged to the view and has one of some types.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Lets a delegate say what the view does with what is dragged over it and has one of some types.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropModifier(delegate: TypedDropDelegate(types: supportedContentTypes, base: delegate)))
  }
}

@MainActor
extension DropInfo {
  /// Whether a value of a type can be made of some of what is dragged.
  fileprivate func canMake<T: Transferable>(_ type: T.Type) -> Bool {
    items.contains { $0.localObject is T }
      || hasItemsConforming(to: T.forms.filter { $0.decode != nil }.map(\.type))
  }

  /// Hands the values to an action: at once if they are those of views of the page, else when they
  /// have been read.
  fileprivate func make<T: Transferable>(
    _ type: T.Type, _ action: @escaping ([T], CGPoint) -> Bool
  ) -> Bool {
    let own = items.compactMap { $0.localObject as? T }
    if own.count == items.count { return action(own, location) }
    let (providers, location) = (items.map(\.itemProvider), location)
    Task { @MainActor in
      var values: [T] = []
      for provider in providers {
        if let value = await provider.value(of: T.self) { values.append(value) }
      }
      if !values.isEmpty { _ = action(values, location) }
    }
    return true
  }
}

extension NSItemProvider {
  /// Whether a value of a type can be made of one of the provider's forms.
  func canMake<T: Transferable>(_ type: T.Type) -> Bool {
    T.forms.contains {
      $0.decode != nil && hasItemConformingToTypeIdentifier($0.type.identifier)
    }
  }

  /// The value of a type that the provider has in one of its forms.
  @MainActor
  func value<T: Transferable>(of type: T.Type) async -> T? {
    for form in T.forms {
      let name = form.type.identifier
      guard let decode = form.decode, hasItemConformingToTypeIdentifier(name) else { continue }
      let data = await withCheckedContinuation { continuation in
        _ = loadDataRepresentation(forTypeIdentifier: name) { data, _ in
          continuation.resume(returning: data)
        }
      }
      if let data, let value = try? await decode(data) { return value }
    }
    return nil
  }
}
