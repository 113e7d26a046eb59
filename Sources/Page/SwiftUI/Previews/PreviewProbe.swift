/// Reads how the view inside wants to be previewed, before it is laid out.
struct PreviewProbe: ViewModifier {
  typealias Body = Never
  let place: Place

  /// Where the view is once it is hosted.
  final class Place {
    fileprivate(set) weak var node: _AnyNode?

    /// The settings that the view hands out.
    @MainActor var settings: PreviewSettings {
      node?.preference(PreviewSettingsKey.self) ?? PreviewSettings()
    }
  }

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, PreviewProbe>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, PreviewProbe>> {
    let node = PassingNode(view, in: context, \.content)
    view.modifier.place.node = node
    return node
  }
}
