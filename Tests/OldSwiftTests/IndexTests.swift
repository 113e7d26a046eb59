import OldSwift
import Testing

/// Collections whose indices move on by themselves.
struct IndexTests {
  private final class Node {
    let value: Int
    let next: Node?
    init(_ value: Int, _ next: Node?) { (self.value, self.next) = (value, next) }
  }

  private struct ListIndex: ForwardIndexType {
    let node: Node?
    func successor() -> ListIndex { ListIndex(node: node!.next) }
    static func == (left: ListIndex, right: ListIndex) -> Bool { left.node === right.node }
  }

  private struct List: Collection {
    let first: Node?
    var startIndex: ListIndex { ListIndex(node: first) }
    var endIndex: ListIndex { ListIndex(node: nil) }
    subscript(index: ListIndex) -> Int { index.node!.value }
  }

  private let list = List(first: Node(1, Node(2, Node(3, nil))))

  @Test func aListIsACollection() {
    #expect(Array(list) == [1, 2, 3] && list.count == 3 && list.map { $0 * 2 } == [2, 4, 6])
    #expect(list.startIndex.distanceTo(list.endIndex) == 3)
    #expect(list[list.startIndex.advancedBy(2)] == 3)
    #expect(list.startIndex.advancedBy(9, limit: list.endIndex) == list.endIndex)
    #expect(Array(list[list.startIndex.successor()..<list.endIndex]) == [2, 3])
  }

  private func middle<C: Collection>(_ items: C) -> C.Element where C.Index: RandomAccessIndexType {
    let half = items.startIndex.distanceTo(items.endIndex) / 2
    return items[items.startIndex.advancedBy(half)]
  }

  @Test func numbersAreIndicesToo() {
    #expect(middle([1, 2, 3]) == 2)
    #expect(3.advancedBy(-1) == 2 && 3.predecessor() == 2 && [1, 2].index(after: 0) == 1)
  }
}
