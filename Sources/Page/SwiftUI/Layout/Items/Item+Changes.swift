extension Item {
  func setParent(_ parent: Item?) {
    if parent !== self.parent { placement.mirrorWidth = nil }
    self.parent = parent
  }

  /// Forgets the sizes of the item and of those around it.
  func setNeedsLayout() {
    measurements.forget()
    needsLayout = true
    needsCommit = true
    layoutChanged()
    guard let parent else { return }
    if parent.holdsLayoutChanges {
      parent.contentChanged()
    } else {
      parent.setNeedsLayout()
    }
  }

  /// The items inside are placed again; the sizes of those around stay.
  func setNeedsPlacement() {
    needsLayout = true
    needsCommit = true
    var item = parent
    while let current = item, !current.needsLayout || !current.needsCommit {
      current.needsLayout = true
      current.needsCommit = true
      item = current.parent
    }
  }

  /// The item has to be shown again, at the same place.
  func setNeedsCommit() {
    guard !needsCommit else { return }
    needsCommit = true
    parent?.setNeedsCommit()
  }

  func didCommit() {
    needsCommit = false
  }
}
