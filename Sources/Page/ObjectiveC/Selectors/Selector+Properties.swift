extension Selector {
  /// `#selector(getter: Card.name)`
  public init<Target, Value>(getter property: KeyPath<Target, Value>, named name: String) {
    nonisolated(unsafe) let property = property
    self.init(name, .method(of: Target.self) { target, _, _ in target[keyPath: property] })
  }

  /// `#selector(setter: Card.name)`
  public init<Target, Value>(
    setter property: ReferenceWritableKeyPath<Target, Value>, named name: String
  ) {
    nonisolated(unsafe) let property = property
    self.init(
      name,
      .method(of: Target.self) { target, first, _ in
        target[keyPath: property] = MethodReference.argument(first)
      })
  }
}
