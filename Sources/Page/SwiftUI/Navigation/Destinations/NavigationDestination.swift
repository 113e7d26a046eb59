/// Says which view a value of a type stands for.
struct DestinationModifier<D: Hashable>: ViewModifier {
  let make: (D) -> AnyView
  @Environment(\.navigationPlace) private var place

  func body(content: Content) -> some View {
    content.modifier(RegisteredDestination(make: make, registry: place?.model?.destinations))
  }
}

struct RegisteredDestination<D: Hashable>: ViewModifier {
  typealias Body = Never
  let make: (D) -> AnyView
  let registry: DestinationRegistry?

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, RegisteredDestination<D>>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, RegisteredDestination<D>>> {
    DestinationNode(view, in: context)
  }
}

/// The node of a view with a destination: known from the moment when it is made, so that a path
/// that is there before the first picture finds it.
final class DestinationNode<Content: View, D: Hashable>: _ViewNode<
  ModifiedContent<Content, RegisteredDestination<D>>
>
{
  private var child: _ViewNode<Content>!
  private let entry = DestinationEntry(D.self) { _ in nil }

  override init(
    _ view: ModifiedContent<Content, RegisteredDestination<D>>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
    hand(view.modifier)
    view.modifier.registry?.add(entry)
  }

  private func hand(_ modifier: RegisteredDestination<D>) {
    entry.make = { value in (value.base as? D ?? value as? D).map(modifier.make) }
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, RegisteredDestination<D>>,
    _ new: ModifiedContent<Content, RegisteredDestination<D>>
  ) -> Bool {
    child.receive(new.content)
    hand(new.modifier)
    entry.noteChange()
    return true
  }

  override func willUnmount() {
    view.modifier.registry?.remove(entry)
  }
}

extension View {
  /// Says which view the stack around shows for a value of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier<D> { AnyView(destination($0)) })
  }

  /// Shows a view on the stack around while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PushModifier(
        isActive: isPresented.wrappedValue, content: { AnyView(view) },
        wasPopped: { isPresented.wrappedValue = false }))
  }

  /// Shows a view on the stack around while there is an item, made of that item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemPush(item: item, destination: destination))
  }
}

/// Shows a view for an item. While the view goes, it keeps the last item.
struct ItemPush<D: Hashable, C: View>: ViewModifier {
  let item: Binding<D?>
  let destination: (D) -> C
  @State private var last = LastItem<D>()

  func body(content: Content) -> some View {
    let current = item.wrappedValue
    if let current { last.item = current }
    return content.modifier(
      PushModifier(
        isActive: current != nil,
        content: { [last] in AnyView(last.item.map { destination($0) }) },
        wasPopped: { item.wrappedValue = nil }))
  }
}

/// The item that was shown last.
final class LastItem<D> {
  var item: D?
}
