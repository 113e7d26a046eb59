/// The node of a section. Containers that know sections get what its views are by their slots; for
/// others it puts its header, content and footer one after the other.
final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<
  Section<Parent, Content, Footer>
>
{
  private(set) var header: _ViewNode<Parent>!
  private(set) var content: _ViewNode<Content?>!
  private(set) var footer: _ViewNode<Footer>!

  override init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
    super.init(view, in: context)
    let context = childContext
    header = Parent._makeNode(view.header, in: context)
    content = Content?._makeNode(view.shownContent, in: context)
    footer = Footer._makeNode(view.footer, in: context)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { header == nil ? [] : [header, content, footer] }

  override func isEqual(
    _ old: Section<Parent, Content, Footer>, _ new: Section<Parent, Content, Footer>
  ) -> Bool {
    header.receive(new.header)
    content.receive(new.shownContent)
    footer.receive(new.footer)
    return true
  }
}

extension Section {
  /// The content, unless the section is collapsed.
  fileprivate var shownContent: Content? { isExpanded?.wrappedValue == false ? nil : content }
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
    add(content, .content)
    add(footer, .footer)
  }
}
