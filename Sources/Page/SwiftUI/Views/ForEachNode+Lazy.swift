extension ForEachNode: LazySlotSource, LazyRowSource {
  func addSlots(to slots: inout [LazySlot]) {
    guard isLazy else { return addSlotsOfNodes(to: &slots) }
    slots.reserveCapacity(slots.count + order.count)
    for index in order.indices {
      if rows.isEmpty || rows[order[index]] == nil {
        slots.append(LazySlot(content: .row(self, index)))
      } else {
        slots.append(contentsOf: self.slots(ofRowAt: index))
      }
    }
  }

  /// The slots of elements that were all made.
  private func addSlotsOfNodes(to slots: inout [LazySlot]) {
    for key in order {
      let first = slots.count
      nodes[key]?.collectSlots(into: &slots)
      for slot in slots[first...] { slot.item?.identify(as: AnyHashable(key.id)) }
    }
    var leaving: [Item] = []
    for node in departures.nodes { node.collectPresent(into: &leaving) }
    slots.append(contentsOf: leaving.map { LazySlot(content: .item($0), node: self) })
  }

  func id(at index: Int) -> AnyHashable { AnyHashable(order[index].id) }

  func makeRow(at index: Int) -> _AnyNode {
    if let row = rows[order[index]] { return row }
    let row = LazyRowNode(in: childContext, content: content(at: index))
    rows[order[index]] = row
    return row
  }

  func slots(ofRowAt index: Int) -> [LazySlot] {
    var slots: [LazySlot] = []
    rows[order[index]]?.collectSlots(into: &slots)
    for place in slots.indices {
      slots[place].item?.identify(as: id(at: index))
      slots[place].item?.row = rows[order[index]]
      if slots[place].origin == nil { slots[place].origin = (self, index) }
    }
    return slots
  }

  private func content(at index: Int) -> () -> Content {
    let (data, content) = (view.data, view.content)
    return { content(data[data.index(data.startIndex, offsetBy: index)]) }
  }

  /// Hands the new elements to the rows that have been made, and ends those whose elements went.
  func refillRows() {
    guard !rows.isEmpty else { return }
    var old = rows
    for index in order.indices {
      old.removeValue(forKey: order[index])?.receive(content(at: index))
    }
    for (key, row) in old {
      rows[key] = nil
      row.unmount()
    }
  }
}
