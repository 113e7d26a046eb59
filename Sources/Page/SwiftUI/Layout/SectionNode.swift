/// The node of a section. Containers that know sections get what its views are by their slots; for
/// others it puts its header, content and footer one after the other.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<
  Section<Parent, Content, Footer>
>
{
  private(set) var header: _ViewNode<SectionEdge<Parent>>!
  private(set) var content: _ViewNode<Content>!
  private var isExpanded = true
  private(set) var footer: _ViewNode<SectionEdge<Footer>>!

  override init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(view, in: context)
    let context = childContext
    header = SectionEdge._makeNode(
      SectionEdge(content: view.header, role: .header, isExpanded: view.isExpanded), in: context)
    content = Content._makeNode(view.content, in: context)
    footer = SectionEdge._makeNode(
      SectionEdge(content: view.footer, role: .footer), in: context)
    isExpanded = tracking { view.isExpanded?.wrappedValue ?? true }
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { header == nil ? [] : [header, content, footer] }

  override func isEqual(
    _ old: Section<Parent, Content, Footer>, _ new: Section<Parent, Content, Footer>
  ) -> Bool {
    header.receive(
      SectionEdge(content: new.header, role: .header, isExpanded: new.isExpanded))
    content.receive(new.content)
    footer.receive(SectionEdge(content: new.footer, role: .footer))
    return new.isExpanded == nil
  }

  override func collect(into items: inout [Item]) {
    header.collect(into: &items)
    if isExpanded { content.collect(into: &items) }
    footer.collect(into: &items)
  }

  /// The state of a section that can be collapsed was changed.
  override func update() {
    let wasExpanded = isExpanded
    isExpanded = tracking { view.isExpanded?.wrappedValue ?? true }
    if isExpanded != wasExpanded { itemsChanged() }
  }
}

extension SectionNode: LazySlotSource {
  func addSlots(to slots: inout LazySlots) {
    let section = ObjectIdentifier(self)
    func add(_ node: _AnyNode, _ role: SectionRole) {
      let first = slots.count
      node.collectSlots(into: &slots)
      slots.assign(section, role, from: first)
    }
    add(header, .header)
    // Only lists can collapse sections.
    if isExpanded || !environment.isInList { add(content, .content) }
    add(footer, .footer)
  }
}
