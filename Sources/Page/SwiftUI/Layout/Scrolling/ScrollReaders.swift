extension Item {
  /// Geometry readers inside a scroll view see that they have moved.
  func noteScroll() {
    for child in children {
      if let reader = child as? GeometryItem { reader.moved() }
      child.noteScroll()
    }
  }
}
