/// Something that evaluations read, and that changes: a state, an observed object, a binding.
@MainActor @preconcurrency
class Source {
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  private struct WeakNode {
    weak var node: _AnyNode?
  }

  /// Notes that the running evaluation depends on this.
  final func noteRead() {
    Graph.reader?.add(self)
  }

  /// Whether the node is new among the readers.
  final func addReader(_ node: _AnyNode) -> Bool {
    readers.updateValue(WeakNode(node: node), forKey: ObjectIdentifier(node)) == nil
  }

  final func removeReader(_ node: _AnyNode) {
    readers[ObjectIdentifier(node)] = nil
  }

  /// Marks all who read this.
  final func noteChange() {
    for reader in readers.values.compactMap(\.node).sorted(by: { $0.depth < $1.depth }) {
      reader.setNeedsUpdate()
    }
  }
}
