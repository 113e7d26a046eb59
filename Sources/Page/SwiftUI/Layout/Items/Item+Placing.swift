/// Where an item is in its parent.
struct ItemPlacement {
  var origin = CGPoint.zero
  var size = CGSize.zero
  /// What the size was chosen for.
  var proposal = ProposedViewSize.unspecified
  /// Whether the item was placed since its parent began to place its children.
  var isPlaced = false
  /// The width of the parent in which the item's places are mirrored, if they are.
  var mirrorWidth: CGFloat?
}

extension Item {
  /// Gives the item its place in its parent, and those inside theirs.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    placement.isPlaced = true
    var origin = origin
    if let mirrorWidth = placement.mirrorWidth { origin.x = mirrorWidth - origin.x - size.width }
    if origin != self.origin {
      placement.origin = origin
      setNeedsCommit()
    }
    guard needsLayout || size != self.size || proposal != self.proposal else { return }
    if size != self.size { setNeedsCommit() }
    placement.size = size
    placement.proposal = proposal
    needsLayout = false
    placeChildren(in: size, proposal: proposal)
  }

  /// Places the item with its anchor at a point.
  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    place(
      at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y),
      proposal: proposal)
  }

  /// The parent begins to place. In a parent that reads from right to left, places are mirrored.
  func beginPlacing(mirroredIn width: CGFloat? = nil) {
    placement.isPlaced = false
    placement.mirrorWidth = width
  }

  /// The items inside were placed to find their guides: the next placing places them again.
  func setNeedsPlacing() { needsLayout = true }

  /// Puts the item to another place without laying it out.
  func move(to origin: CGPoint) {
    guard origin != self.origin else { return }
    placement.origin = origin
    setNeedsCommit()
  }
}
