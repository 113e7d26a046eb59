extension ForEachNode: LazySlotSource, LazyRowSource {
  func addSlots(to slots: inout LazySlots) {
    guard isLazy else { return addSlotsOfNodes(to: &slots) }
    var next = 0
    for row in rows.inOrder {
      slots.append(rows: next..<row.index, of: self)
      addSlots(of: row, to: &slots)
      next = row.index + 1
    }
    slots.append(rows: next..<max(rows.count, next), of: self)
  }

  /// The slots of elements that were all made.
  private func addSlotsOfNodes(to slots: inout LazySlots) {
    for key in order {
      let first = slots.count
      nodes[key]?.collectSlots(into: &slots)
      slots.change(from: first) { $0.item?.identify(as: AnyHashable(key.id)) }
    }
    var leaving: [Item] = []
    for node in departures.nodes { node.collectPresent(into: &leaving) }
    for item in leaving { slots.append(item, of: self) }
  }

  private func addSlots(of row: LazyRows<ID, Content>.Row, to slots: inout LazySlots) {
    let first = slots.count
    row.node.collectSlots(into: &slots)
    slots.change(from: first) { segment in
      segment.item?.identify(as: AnyHashable(row.id))
      segment.item?.row = row.node
      if segment.origin == nil { segment.origin = (self, row.index) }
    }
  }

  func id(at index: Int) -> AnyHashable { AnyHashable(elementID(at: index)) }

  private func elementID(at index: Int) -> ID {
    let place = view.data.index(view.data.startIndex, offsetBy: index)
    return view.id(view.data[place], place)
  }

  func makeRow(at index: Int) -> _AnyNode {
    if let row = rows[index] { return row.node }
    let id = elementID(at: index)
    if rows.contains(id) { warn(of: id) }
    let node = LazyRowNode(in: childContext, content: content(at: index))
    rows.insert(.init(index: index, id: id, node: node))
    return node
  }

  func slots(ofRowAt index: Int) -> LazySlots {
    var slots = LazySlots()
    if let row = rows[index] { addSlots(of: row, to: &slots) }
    return slots
  }

  private func content(at index: Int) -> () -> Content {
    let (data, content) = (view.data, view.content)
    return { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }

  /// Hands the new elements to the rows that have been made, and ends those whose elements went.
  func refillRows(isFirst: Bool) {
    let before = rows.count
    let (haveMoved, gone) = rows.follow(count: view.data.count, id: elementID)
    for row in rows.inOrder { row.node.receive(content(at: row.index)) }
    for node in gone { node.unmount() }
    guard !isFirst, haveMoved || before != rows.count else { return }
    check(rows.count, initial: before)
    itemsChanged()
  }
}
