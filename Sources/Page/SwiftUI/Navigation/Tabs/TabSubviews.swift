/// What a closure makes of the tabs in a content. The views of a tab are made when it is shown
/// first.
struct TabSubviews<Tabs: View, Content: View>: View {
  typealias Body = Never
  let content: Tabs
  let postponing: Postponing
  @ViewBuilder let transform: (SubviewsCollection) -> Content

  static func _makeNode(
    _ view: TabSubviews<Tabs, Content>, in context: _NodeContext
  ) -> _ViewNode<TabSubviews<Tabs, Content>> {
    SubviewsNode(view, in: context, postponing: view.postponing, base: \.content) {
      $0.transform($1.subviews())
    }
  }
}
