/// Changes the transaction of changes inside a view: always, or when a value has changed.
struct TransactionModifier: ViewModifier {
  typealias Body = Never
  enum Scope {
    /// All inside.
    case content
    /// All inside but what a placeholder stands for.
    case modifiers
    /// What a placeholder stands for: as it is outside.
    case placeholder
  }

  var scope = Scope.content
  var value: ComparedValue?
  var change: (inout Transaction) -> Void

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, TransactionModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Content, TransactionModifier>> {
    TransactionNode(view, in: context)
  }
}

/// A value that can be compared with another of its kind.
struct ComparedValue {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }

  func differs(from other: ComparedValue) -> Bool { !isEqual(other.value) }
}

/// A node that changes the transaction for what is inside.
@MainActor @preconcurrency
protocol TransactionChanger: _AnyNode {
  var scope: TransactionModifier.Scope { get }
  /// The transaction as it was outside, when it was asked for last.
  var outer: Transaction { get set }
  func change(_ transaction: inout Transaction)
}

extension _AnyNode {
  /// The transaction of the current update as it is inside the node.
  var transactionInside: Transaction {
    var transaction = parent?.transactionInside ?? graph.transaction
    (self as? any TransactionChanger)?.adjust(&transaction)
    return transaction
  }
}

extension TransactionChanger {
  func adjust(_ transaction: inout Transaction) {
    if scope == .placeholder {
      transaction = enclosingModifiers?.outer ?? transaction
      return
    }
    outer = transaction
    change(&transaction)
  }

  /// The node whose placeholder this one stands for.
  private var enclosingModifiers: (any TransactionChanger)? {
    var depth = 0
    var next = parent
    while let node = next {
      if let changer = node as? any TransactionChanger {
        if changer.scope == .placeholder { depth += 1 }
        if changer.scope == .modifiers {
          if depth == 0 { return changer }
          depth -= 1
        }
      }
      next = node.parent
    }
    return nil
  }
}

final class TransactionNode<Content: View>: _ViewNode<
  ModifiedContent<Content, TransactionModifier>
>, TransactionChanger
{
  private var child: _ViewNode<Content>!
  private var wrappers: [ObjectIdentifier: TransactionItem] = [:]
  private var changedPass: Int?
  var outer = Transaction()
  var scope: TransactionModifier.Scope { view.modifier.scope }

  override init(
    _ view: ModifiedContent<Content, TransactionModifier>, in context: _NodeContext
  ) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var members: [_AnyNode] { child.members }

  override func isEqual(
    _ old: ModifiedContent<Content, TransactionModifier>,
    _ new: ModifiedContent<Content, TransactionModifier>
  ) -> Bool {
    if let before = old.modifier.value, let after = new.modifier.value,
      before.differs(from: after)
    {
      changedPass = graph.pass
    }
    child.receive(new.content)
    return true
  }

  func change(_ transaction: inout Transaction) {
    guard view.modifier.value == nil || changedPass == graph.pass else { return }
    view.modifier.change(&transaction)
  }

  override func collect(into items: inout [Item]) {
    var inner: [Item] = []
    child.collect(into: &inner)
    let old = wrappers
    wrappers.removeAll(keepingCapacity: true)
    for item in inner {
      let key = ObjectIdentifier(item.lasting)
      let wrapper = old[key] ?? TransactionItem()
      if wrapper.content !== item { wrapper.adopt(item, of: self) }
      wrapper.changer = self
      wrappers[key] = wrapper
      items.append(wrapper)
    }
  }
}
