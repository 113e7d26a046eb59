/// The selection of a list, without the type of its values.
@MainActor @preconcurrency
struct ListSelection {
  /// Whether several rows can be selected.
  let isMultiple: Bool
  let contains: (RowValues) -> Bool
  /// Selects the row alone.
  let select: (RowValues) -> Void
  /// Selects the row too, or no longer.
  let toggle: (RowValues) -> Void
  /// Reads the selection, so that who evaluates follows it.
  let read: () -> Void
  /// The one value that is selected; nil where several can be.
  let value: () -> AnyHashable?
  /// Whether the row has a value of the selection's type.
  let accepts: (RowValues) -> Bool

  /// A selection of one value.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isMultiple = false
    read = { _ = selection.wrappedValue }
    value = { selection.wrappedValue.map(AnyHashable.init) }
    accepts = { $0.value(as: Value.self) != nil }
    contains = { row in row.value(as: Value.self).map { $0 == selection.wrappedValue } ?? false }
    select = { row in
      if let value = row.value(as: Value.self) { selection.wrappedValue = value }
    }
    toggle = { row in
      guard let value = row.value(as: Value.self) else { return }
      selection.wrappedValue = selection.wrappedValue == value ? nil : value
    }
  }

  /// A selection of any number of values.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    isMultiple = true
    read = { _ = selection.wrappedValue }
    value = { nil }
    accepts = { $0.value(as: Value.self) != nil }
    contains = { row in
      row.value(as: Value.self).map(selection.wrappedValue.contains) ?? false
    }
    select = { row in
      if let value = row.value(as: Value.self) { selection.wrappedValue = [value] }
    }
    toggle = { row in
      guard let value = row.value(as: Value.self) else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
  }
}

/// The values that a row stands for: its tag, and the ids of the row.
struct RowValues {
  let tag: AnyHashable?
  let ids: [AnyHashable]

  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let value = tag?.base as? Value { return value }
    return ids.lazy.compactMap { $0.base as? Value }.first
  }
}
