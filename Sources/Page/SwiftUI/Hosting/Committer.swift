/// Transfers placed items to views: their geometry, their looks and their order.
@MainActor @preconcurrency
struct Committer {
  /// Shows the items inside a root in a view.
  static func commit(_ root: Item, in presentation: ViewPresentation, commit: Commit) {
    var shown: [ViewPresentation] = []
    for child in root.children {
      visit(child, at: .zero, in: presentation.container, commit, &shown)
    }
    root.didCommit()
    arrange(shown, in: presentation, commit)
  }

  /// Goes through an item and what is inside up to the next presentations.
  private static func visit(
    _ item: Item, at offset: CGPoint, in container: UIView, _ commit: Commit,
    _ shown: inout [ViewPresentation]
  ) {
    guard !item.isLeftOut else { return item.didCommit() }
    let origin = CGPoint(x: offset.x + item.origin.x, y: offset.y + item.origin.y)
    if !item.needsCommit, isShown(item, at: origin, in: container, &shown) { return }
    let outer = commit.transaction
    var commit = commit
    item.adjust(&commit.transaction)
    if item.presentation == nil { item.presentation = item.makePresentation() }
    guard let presentation = item.presentation else {
      return visitInside(of: item, at: origin, in: container, commit, &shown)
    }
    let viewPresentation = unsafeDowncast(presentation, to: ViewPresentation.self)
    let frame = CGRect(origin: origin, size: item.size)
    let placing = item.isPlacedFromOutside ? outer : commit.transaction
    show(item, with: viewPresentation, frame, in: container, commit, placing: placing)
    shown.append(viewPresentation)
  }

  /// Adds what shows an item that has not changed, if all of it stands where it was.
  private static func isShown(
    _ item: Item, at origin: CGPoint, in container: UIView, _ shown: inout [ViewPresentation]
  ) -> Bool {
    if let presentation = item.presentation {
      let known = unsafeDowncast(presentation, to: ViewPresentation.self)
      guard !known.isNew, known.placed == CGRect(origin: origin, size: item.size),
        known.view.superview === container
      else { return false }
      shown.append(known)
      return true
    }
    guard let inner = item.innerPresentation else { return false }
    let known = unsafeDowncast(inner, to: InnerPresentations.self)
    guard known.origin == origin, known.container === container else { return false }
    shown.append(contentsOf: known.shown)
    return true
  }

  /// Shows the items inside one that has no presentation of its own.
  private static func visitInside(
    of item: Item, at origin: CGPoint, in container: UIView, _ commit: Commit,
    _ shown: inout [ViewPresentation]
  ) {
    let first = shown.count
    for child in item.children { visit(child, at: origin, in: container, commit, &shown) }
    item.innerPresentation = InnerPresentations(Array(shown[first...]), at: origin, in: container)
    item.didCommit()
  }

  private static func show(
    _ item: Item, with presentation: ViewPresentation, _ frame: CGRect, in container: UIView,
    _ commit: Commit, placing: Transaction
  ) {
    var inner = commit
    inner.transaction = placing
    // A view that is new here does not come from elsewhere: it is where it is.
    if presentation.isNew || presentation.view.superview !== container {
      inner.transaction = Transaction()
    }
    inner.perform {
      presentation.place(frame)
      if item.needsCommit { presentation.update(item, size: frame.size, commit: inner) }
    }
    presentation.placed = frame
    guard item.needsCommit else { return }
    var shown: [ViewPresentation] = []
    let origin = presentation.contentOrigin
    for child in item.children {
      visit(child, at: origin, in: presentation.container, commit, &shown)
    }
    item.didCommit()
    arrange(shown, in: presentation, commit)
    presentation.isNew = false
  }

  /// Puts the views of presentations into a container, in their order, and removes others.
  private static func arrange(
    _ shown: [ViewPresentation], in presentation: ViewPresentation, _ commit: Commit
  ) {
    let before = presentation.children
    guard !before.elementsEqual(shown, by: { $0 === $1 }) else { return }
    let container = presentation.container
    let kept = Set(shown.map(ObjectIdentifier.init))
    for old in before
    where !kept.contains(ObjectIdentifier(old)) && old.view.superview === container {
      old.view.removeFromSuperview()
    }
    UIView.performWithoutAnimation {
      for child in shown {
        if child.view.superview === container {
          container.bringSubviewToFront(child.view)
        } else {
          container.addSubview(child.view)
        }
      }
    }
    presentation.children = shown
  }
}

/// What shows the items inside one without a presentation, as it was committed last. While nothing
/// inside changes, a commit takes it from here instead of going through the items.
private final class InnerPresentations: ItemPresentation {
  let shown: [ViewPresentation]
  let origin: CGPoint
  weak var container: UIView?

  init(_ shown: [ViewPresentation], at origin: CGPoint, in container: UIView) {
    self.shown = shown
    self.origin = origin
    self.container = container
  }
}
