/// A link or a modifier that puts a view of its own onto a stack.
final class PushSource: Source {
  var content: () -> AnyView
  var wasPopped: () -> Void
  weak var graph: Graph?
  /// The level that shows the view, while it is on the stack.
  weak var level: StackLevel?

  init(_ content: @escaping () -> AnyView, in graph: Graph, wasPopped: @escaping () -> Void) {
    self.content = content
    self.wasPopped = wasPopped
    self.graph = graph
  }
}

/// The view of a source on the stack. It follows the values that the source is made of.
struct PushedView: View {
  let source: PushSource

  var body: some View {
    source.noteRead()
    return source.content()
  }
}

/// Puts a view onto the stack around while a condition holds.
struct PushModifier: ViewModifier {
  let isActive: Bool
  let content: () -> AnyView
  /// The user or the page has gone back.
  let wasPopped: () -> Void
  @Environment(\.navigationPlace) private var place

  func body(content: Content) -> some View {
    content.modifier(
      ActivePush(isActive: isActive, content: self.content, wasPopped: wasPopped, place: place))
  }
}

struct ActivePush: LifecycleModifier {
  typealias Body = Never
  let isActive: Bool
  let content: () -> AnyView
  let wasPopped: () -> Void
  let place: NavigationPlace?

  func begin(_ node: _AnyNode) -> PushSource {
    let source = PushSource(content, in: node.graph, wasPopped: wasPopped)
    if isActive { push(source) }
    return source
  }

  func change(_ source: inout PushSource, from old: ActivePush, of node: _AnyNode) {
    source.content = content
    source.wasPopped = wasPopped
    source.noteChange()
    guard isActive != old.isActive else { return }
    if isActive {
      push(source)
    } else if let level = source.level {
      place?.model?.remove(from: level)
    }
  }

  private func push(_ source: PushSource) {
    guard let place, let model = place.model else { return }
    model.push(source, above: place.level)
  }
}
