/// What a list shows beside the content of a row.
extension RowItem {
  enum LeadingControl: Equatable {
    case none
    /// A red circle that asks whether to delete the row.
    case delete
    /// A circle with a checkmark if the row is selected.
    case selection
  }

  private var isEditing: Bool { role == .content && list?.settings.isEditing == true }

  var leadingControl: LeadingControl {
    guard isEditing else { return .none }
    if list?.selection?.isMultiple == true, isSelectable { return .selection }
    return canDelete ? .delete : .none
  }

  var canDelete: Bool {
    role == .content && element?.source.editing.delete != nil && traits.isDeleteDisabled != true
  }

  var canMove: Bool {
    role == .content && element?.source.editing.move != nil && traits.isMoveDisabled != true
  }

  /// Whether the row shows the lines by which it is moved.
  var showsHandle: Bool { isEditing && canMove }

  var showsChevron: Bool { accessory.indicator == .disclosure && !showsHandle }

  // MARK: Taps

  /// Whether a tap on the row does something.
  var reactsToTaps: Bool {
    guard role == .content, list?.settings.isEnabled == true else { return false }
    if isEditing { return isSelectable }
    return isSelectedByTap || !accessory.actions.isEmpty
  }

  /// Whether a tap selects the row while the list is not edited. On a phone, several rows can only
  /// be selected in a list that is edited.
  private var isSelectedByTap: Bool {
    guard isSelectable, let list else { return false }
    return list.selection?.isMultiple == false || list.settings.selectsSeveralByTap
  }

  func tapped() {
    if isEditing {
      if isSelectable { list?.selection?.toggle(values) }
      return
    }
    if isSelectedByTap {
      list?.selection?.select(values)
      // In a split view whose columns lie on one stack, a selection shows the next column.
      node?.environment.columnAction?.showNext()
    }
    readAccessory()
    for action in accessory.actions { action() }
  }

  /// Deletes the row by the action of its `ForEach`.
  func delete() {
    guard let element, let delete = element.source.editing.delete else { return }
    withAnimation { delete(IndexSet(integer: element.row)) }
  }
}
