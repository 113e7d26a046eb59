/// Changes the environment of the views inside.
struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, EnvironmentModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Content, EnvironmentModifier>> {
    EnvironmentNode(view, in: context)
  }
}

/// The node of a view with a changed environment.
final class EnvironmentNode<Content: View>: _ViewNode<
  ModifiedContent<Content, EnvironmentModifier>
>
{
  private var child: _ViewNode<Content>!
  private var changed: EnvironmentValues
  private var keys: Set<ObjectIdentifier> = []

  override init(
    _ view: ModifiedContent<Content, EnvironmentModifier>, in context: _NodeContext
  ) {
    changed = context.environment
    super.init(view, in: context)
    apply()
    child = Content._makeNode(view.content, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
  override var members: [_AnyNode] { child.members }
  override var childEnvironment: EnvironmentValues { changed }

  override func isEqual(
    _ old: ModifiedContent<Content, EnvironmentModifier>,
    _ new: ModifiedContent<Content, EnvironmentModifier>
  ) -> Bool { false }

  private func apply() {
    var values = environment
    keys = EnvironmentValues.keysWritten { tracking { view.modifier.change(&values) } }
    changed = values
  }

  override func update() {
    passEnvironment(changed: [])
    child.receive(view.content)
  }

  /// Of the keys that are set here, those whose values now differ changed for the children.
  override func passEnvironment(changed outer: Set<ObjectIdentifier>) {
    let (before, keysBefore) = (changed, keys)
    apply()
    let own = keys.union(keysBefore)
    let changedKeys = outer.subtracting(own).union(
      own.filter { !before.hasSameValue(as: changed, for: $0) })
    if !changedKeys.isEmpty { child.receive(changed, changed: changedKeys) }
  }
}

extension EnvironmentValues {
  /// Whether two environments agree on a key.
  func hasSameValue(as other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
    switch (storedValue(key), other.storedValue(key)) {
    case (nil, nil): true
    case (let one?, let other?): areEqualDynamically(one, other)
    default: false
    }
  }
}
