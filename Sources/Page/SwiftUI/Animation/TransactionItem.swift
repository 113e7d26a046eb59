/// An item inside which changes have another transaction.
///
/// Around what a closure's modifiers add, and around the view that they are applied to, stands a
/// view: the outer one moves with the surroundings, the inner one with what the modifiers change.
/// Each movement has the animation of its own transaction.
final class TransactionItem: WrapperItem {
  weak var changer: (any TransactionChanger)?
  private var shown: (proposal: ProposedViewSize, size: CGSize)?
  /// Whether the item is proposed another size than when it was shown last.
  private var isProposedAnew = false
  /// Whether the modifiers inside have given the item another size.
  private var isResizedInside = false

  private var scope: TransactionModifier.Scope { changer?.scope ?? .content }

  override func adjust(_ transaction: inout Transaction) {
    if scope == .modifiers, let shown, shown.proposal == proposal, shown.size != size {
      isResizedInside = placeholder(in: content)?.isUnchangedBySelf ?? true
    } else {
      isResizedInside = false
    }
    isProposedAnew = shown.map { $0.proposal != proposal } ?? false
    shown = (proposal, size)
    if scope == .placeholder, isProposedAnew, enclosingModifiers?.isProposedAnew == false { return }
    changer?.adjust(&transaction)
  }

  override var isPlacedFromOutside: Bool {
    switch scope {
    case .content: false
    case .modifiers: !isResizedInside
    // A new size around the modifiers moves what is inside, and they do not.
    case .placeholder: enclosingModifiers?.isProposedAnew == false
    }
  }

  override func makePresentation() -> ItemPresentation? {
    scope == .content ? nil : ViewPresentation(EffectView())
  }

  /// The item around the modifiers that are applied to the view inside this item.
  private var enclosingModifiers: TransactionItem? {
    var depth = 0
    var next = parent
    while let item = next {
      if let item = item as? TransactionItem {
        if item.scope == .placeholder { depth += 1 }
        if item.scope == .modifiers {
          if depth == 0 { return item }
          depth -= 1
        }
      }
      next = item.parent
    }
    return nil
  }

  /// Whether the item has the size it was shown with, or another because of what surrounds it.
  private var isUnchangedBySelf: Bool {
    shown.map { $0.size == size || $0.proposal != proposal } ?? true
  }

  /// The item around the view that the modifiers of this one are applied to.
  private func placeholder(in item: Item, depth: Int = 0) -> TransactionItem? {
    var depth = depth
    if let item = item as? TransactionItem {
      if item.scope == .modifiers { depth += 1 }
      if item.scope == .placeholder {
        if depth == 0 { return item }
        depth -= 1
      }
    }
    for child in item.children {
      if let found = placeholder(in: child, depth: depth) { return found }
    }
    return nil
  }
}
