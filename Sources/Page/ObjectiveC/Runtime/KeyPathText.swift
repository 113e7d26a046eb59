/// Checks the properties that `#keyPath` names, and gives their names.
///
/// `#keyPath(Card.owner.name)` reaches the compiler as `KeyPathText<Card>().owner.name("owner.name")`.
/// As in Objective-C, a step goes through optionals and into the elements of collections.
@dynamicMemberLookup
public struct KeyPathText<Root> {
  public init() {}

  public subscript<Value>(dynamicMember property: KeyPath<Root, Value>) -> KeyPathText<Value> {
    KeyPathText<Value>()
  }

  public subscript<Wrapped, Value>(
    dynamicMember property: KeyPath<Wrapped, Value>
  ) -> KeyPathText<Value> where Root == Wrapped? {
    KeyPathText<Value>()
  }

  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember property: KeyPath<Root.Element, Value>
  ) -> KeyPathText<Value> where Root: Collection {
    KeyPathText<Value>()
  }

  public func callAsFunction(_ text: String) -> String { text }
}
