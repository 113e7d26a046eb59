import Observation

/// Access to a value that something else owns: to read it and to change it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let getValue: () -> Value
  let setValue: (Value, Transaction) -> Void
  /// What changes are made with.
  public var transaction = Transaction()
  /// What the binding leads to. Nil where reading the value leaves no note of who depends on it.
  var target: AnyHashable?

  /// Creates a binding with closures that read and write the value.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    getValue = get
    setValue = { value, transaction in
      if transaction.isEmpty { set(value) } else { withTransaction(transaction) { set(value) } }
    }
  }

  /// Creates a binding from closures that read the value and write it in a transaction.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    getValue = unsafeBitCast(get, to: (() -> Value).self)
    setValue = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
  }

  init(
    target: AnyHashable?, get: @escaping () -> Value, change: @escaping (Value, Transaction) -> Void
  ) {
    getValue = get
    setValue = change
    self.target = target
  }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    let target = (value as? any Hashable).map { AnyHashable(BindingConstant(AnyHashable($0))) }
    return Binding(target: target, get: { value }, change: { _, _ in })
  }

  /// The value; setting it changes what the binding refers to.
  public var wrappedValue: Value {
    get { getValue() }
    nonmutating set { setValue(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a member of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let isNoted = !(Value.self is AnyClass) || Value.self is any Observable.Type
    return Binding<Subject>(
      target: isNoted ? target.map { BindingMember(target: $0, member: keyPath) } : nil,
      get: { getValue()[keyPath: keyPath] },
      change: { new, transaction in
        var value = getValue()
        value[keyPath: keyPath] = new
        setValue(value, transaction.isEmpty ? self.transaction : transaction)
      })
  }
}

/// Two bindings that lead to the same place make the same content: who reads the value is noted.
extension Binding: ContentComparable {
  func makesSameContent(as other: Binding<Value>) -> Bool {
    guard let target, target == other.target else { return false }
    return transaction.isLike(other.transaction)
  }
}

/// A constant, which is a place of its own.
private struct BindingConstant: Hashable {
  let value: AnyHashable

  init(_ value: AnyHashable) {
    self.value = value
  }
}

/// A member of what another binding leads to.
private struct BindingMember: Hashable {
  let target: AnyHashable
  let member: AnyKeyPath
}

extension Binding {
  init(box: StateBox<Value>) {
    self.init(target: ObjectIdentifier(box), get: box.read) { value, transaction in
      if transaction.isEmpty {
        box.write(value)
      } else {
        withTransaction(transaction) { box.write(value) }
      }
    }
  }

  /// A binding to an optional that holds the value of another one.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      target: base.target, get: { base.wrappedValue },
      change: { new, transaction in
        if let new { base.setValue(new, transaction) }
      })
  }

  /// A binding to the value of an optional, or nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      target: base.target, get: { base.wrappedValue ?? first },
      change: { new, transaction in base.setValue(new, transaction) })
  }

  /// Creates a binding whose value has no type.
  public init<V>(_ base: Binding<V>) where V: Hashable, Value == AnyHashable {
    self.init(
      target: base.target, get: { AnyHashable(base.wrappedValue) },
      change: { new, transaction in
        if let new = new.base as? V { base.setValue(new, transaction) }
      })
  }

  /// The same binding with changes made in a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The same binding with changes that are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  /// The places of the collection's elements.
  public var indices: Indices { wrappedValue.indices }
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      target: target.flatMap { target in
        (position as? any Hashable).map { BindingElement(target: target, index: AnyHashable($0)) }
      },
      get: { wrappedValue[position] },
      change: { new, transaction in
        var value = wrappedValue
        // An element may have been removed since.
        guard value.indices.contains(position) else { return }
        value[position] = new
        setValue(value, transaction.isEmpty ? self.transaction : transaction)
      })
  }
}

private struct BindingElement: Hashable {
  let target: AnyHashable
  let index: AnyHashable
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}
