/// What a closure makes of the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  public typealias Body = Never
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  public static func _makeNode(
    _ view: GroupElementsOfContent<Subviews, Content>, in context: _NodeContext
  ) -> _ViewNode<GroupElementsOfContent<Subviews, Content>> {
    SubviewsNode(view, in: context, base: \.subviews) { $0.transform($1.subviews()) }
  }
}

/// What a closure makes of the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  public typealias Body = Never
  let sections: Sections
  let transform: (SectionCollection) -> Content

  public static func _makeNode(
    _ view: GroupSectionsOfContent<Sections, Content>, in context: _NodeContext
  ) -> _ViewNode<GroupSectionsOfContent<Sections, Content>> {
    SubviewsNode(view, in: context, base: \.sections) { $0.transform($1.sections()) }
  }
}

extension Group {
  /// Shows what a closure makes of the subviews that a view resolves to.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, transform: transform)
  }

  /// Shows what a closure makes of the sections that a view resolves to.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(sections: view, transform: transform)
  }
}

/// The node of a view that arranges the subviews of another one.
final class SubviewsNode<V: View, Base: View, Content: View>: _ViewNode<V> {
  private let base: (V) -> Base
  private let transform: (V, SubviewSource) -> Content
  private var source: SubviewSource!
  private var child: _ViewNode<Content>!
  private var isRefilling = false

  init(
    _ view: V, in context: _NodeContext, postponing: Postponing = .nothing,
    base: @escaping (V) -> Base, transform: @escaping (V, SubviewSource) -> Content
  ) {
    (self.base, self.transform) = (base, transform)
    super.init(view, in: context)
    source = SubviewSource(base(view), in: childContext, postponing: postponing) { [weak self] in
      self?.refill()
    }
    child = Content._makeNode(evaluate(), in: childContext)
  }

  override var children: [_AnyNode] { child.map { [source, $0] } ?? [] }
  override func isEqual(_ old: V, _ new: V) -> Bool { false }

  override func update() {
    source.receive(base(view))
    child.receive(evaluate())
  }

  override func collect(into items: inout [Item]) {
    child.collectPresent(into: &items)
  }

  private func evaluate() -> Content {
    tracking { transform(view, source) }
  }

  /// The view resolves to other subviews.
  private func refill() {
    guard !isRefilling, child != nil else { return }
    isRefilling = true
    graph.beforeLayout { [weak self] in
      guard let self else { return }
      isRefilling = false
      if isMounted { child.receive(evaluate()) }
    }
  }
}
