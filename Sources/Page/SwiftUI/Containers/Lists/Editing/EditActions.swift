/// What the user may do to the rows of a collection behind a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int

  /// Creates actions from bits: 1 stands for moving, 2 for deleting.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user may not delete rows of such a collection.
  @available(
    *, unavailable,
    message: "Rows can be deleted from collections that conform to RangeReplaceableCollection."
  )
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  /// The user may not move rows of such a collection.
  @available(
    *, unavailable, message: "Rows can be moved in collections that conform to MutableCollection."
  )
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }

  /// All that the user may do to the rows of such a collection: nothing.
  public static var all: EditActions<Data> { [] }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// The user may delete rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// All that the user may do to the rows of such a collection: delete them.
  public static var all: EditActions<Data> { .delete }
}

extension EditActions where Data: MutableCollection {
  /// The user may move rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// All that the user may do to the rows of such a collection: move them.
  public static var all: EditActions<Data> { .move }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The user may move and delete rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEachEditing {
  /// Edits the collection behind a binding.
  init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.contains(.move) {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    // Only a collection whose elements can be removed has the action to delete.
    if actions.rawValue & 2 != 0, C.self is any RangeReplaceableCollection.Type {
      delete = { offsets in
        let all = data.wrappedValue as? any RangeReplaceableCollection
        if let kept = all?.without(offsets) as? C { data.wrappedValue = kept }
      }
    }
  }
}
