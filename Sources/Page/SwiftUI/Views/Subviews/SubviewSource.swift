/// The node of a view whose subviews a container arranges: it makes them, and does not show them.
final class SubviewSource: _AnyNode {
  private var child: _AnyNode!
  private let changed: () -> Void
  private let postponed: Postponing
  private var units: [ObjectIdentifier: SubviewUnit] = [:]

  /// The closure is called when the view resolves to other subviews. Postponed ones have bodies when
  /// they are shown first.
  init<Base: View>(
    _ base: Base, in context: _NodeContext, postponing: Postponing = .nothing,
    changed: @escaping () -> Void
  ) {
    (self.changed, postponed) = (changed, postponing)
    super.init(in: context)
    var context = childContext
    context.postponing = postponing
    child = Base._makeNode(base, in: context)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override func itemsChanged() { if child != nil { changed() } }
  override func collect(into items: inout [Item]) {}

  func receive<Base: View>(_ base: Base) {
    unsafeDowncast(child, to: _ViewNode<Base>.self).receive(base)
  }

  /// The subviews that the view resolves to.
  func subviews() -> SubviewsCollection {
    var found: [SubviewUnit] = []
    addUnits(of: child, in: [], to: &found)
    keep(found)
    return SubviewsCollection(found)
  }

  /// The sections that the view resolves to. What stands outside sections forms sections too.
  func sections() -> SectionCollection {
    var sections: [SectionConfiguration] = []
    var loose: [SubviewUnit] = []
    addSections(of: child, in: [], to: &sections, loose: &loose)
    addLoose(&loose, to: &sections)
    keep(sections.flatMap { $0.header.units + $0.content.units + $0.footer.units })
    return SectionCollection(sections: sections)
  }

  private func keep(_ found: [SubviewUnit]) {
    units = [:]
    for unit in found { units[ObjectIdentifier(unit.item.lasting)] = unit }
  }

  /// A subview for each item. A node that makes one alone belongs to it.
  private func addUnits(
    of node: _AnyNode, in outer: [ContainerValues], to found: inout [SubviewUnit]
  ) {
    var items: [Item] = []
    node.collectPresent(into: &items)
    if items.count > 1, node.passesItems, node.presence == nil {
      let outer = values(of: node) + outer
      for child in node.children { addUnits(of: child, in: outer, to: &found) }
      return
    }
    for item in items where !item.isLeaving {
      let known = units[ObjectIdentifier(item.lasting)]
      let unit = known ?? SubviewUnit(item)
      unit.note(items.count == 1 ? node : nil, outer)
      // What waits has not appeared.
      if known == nil, postponed != .nothing { unit.node?.isOutOfSight = true }
      found.append(unit)
    }
  }

  private func values(of node: _AnyNode) -> [ContainerValues] {
    (node as? any ContainerValueSource).map { [$0.values] } ?? []
  }

  private func addSections(
    of node: _AnyNode, in outer: [ContainerValues], to sections: inout [SectionConfiguration],
    loose: inout [SubviewUnit]
  ) {
    let inner = values(of: node) + outer
    if let parts = node as? any SectionParts {
      addLoose(&loose, to: &sections)
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(object: ObjectIdentifier(node)),
          containerValues: ContainerValues(in: inner), header: part(parts.headerNode, in: inner),
          footer: part(parts.footerNode, in: inner), content: part(parts.contentNode, in: inner)))
    } else if node.passesItems, node.hasSection {
      for child in node.children {
        addSections(of: child, in: inner, to: &sections, loose: &loose)
      }
    } else {
      addUnits(of: node, in: outer, to: &loose)
    }
  }

  private func part(_ node: _AnyNode, in outer: [ContainerValues]) -> SubviewsCollection {
    var found: [SubviewUnit] = []
    addUnits(of: node, in: outer, to: &found)
    return SubviewsCollection(found)
  }

  private func addLoose(
    _ loose: inout [SubviewUnit], to sections: inout [SectionConfiguration]
  ) {
    guard let first = loose.first else { return }
    let none = SubviewsCollection([])
    sections.append(
      SectionConfiguration(
        id: SectionConfiguration.ID(object: ObjectIdentifier(first)),
        containerValues: ContainerValues(in: first.outerValues), header: none, footer: none,
        content: SubviewsCollection(loose)))
    loose = []
  }
}

/// The node of a section, whatever its views are.
@MainActor @preconcurrency
protocol SectionParts: _AnyNode {
  var headerNode: _AnyNode { get }
  var contentNode: _AnyNode { get }
  var footerNode: _AnyNode { get }
}

extension SectionNode: SectionParts {
  var headerNode: _AnyNode { header }
  var contentNode: _AnyNode { content }
  var footerNode: _AnyNode { footer }
}

extension _AnyNode {
  /// Whether one of the views that stand side by side here is a section.
  final var hasSection: Bool {
    self is any SectionParts || (passesItems && children.contains(where: \.hasSection))
  }
}
