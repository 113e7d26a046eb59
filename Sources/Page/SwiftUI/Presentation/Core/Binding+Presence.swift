extension Binding {
  /// Whether there is an item. Setting it to false takes the present item away, and no other.
  func isPresent<Item: Identifiable>() -> Binding<Bool> where Value == Item? {
    let id = wrappedValue?.id
    return Binding<Bool>(
      target: nil, get: { getValue() != nil },
      change: { isPresent, transaction in
        if !isPresent, let id, getValue()?.id == id { setValue(nil, transaction) }
      })
  }
}
