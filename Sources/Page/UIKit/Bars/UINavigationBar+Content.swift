import CoreGraphics
import Foundation
import QuartzCore

extension UINavigationBar: BarButtonHost {
  /// Which way items go when others come.
  enum Movement {
    case none, push, pop, fade
  }

  /// A bar that belongs to a controller is not told its items by anybody else.
  func refuseOwned() {
    if owner != nil {
      fatalError(
        "Cannot call pushItem or popItem on a UINavigationBar managed by a navigation controller.")
    }
  }

  func replaceItems(
    with new: [UINavigationItem], animated: Bool, completion: @escaping () -> Void = {}
  ) {
    let old = itemList
    for item in old where !new.contains(where: { $0 === item }) { item.bar = nil }
    itemList = new
    for item in new { item.bar = self }
    let isBack = new.last.map { item in old.contains { $0 === item } } ?? true
    let isSame = old.last === new.last
    guard animated, window != nil else {
      show(.none)
      return completion()
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .allowUserInteraction,
      animations: { self.show(isSame ? .fade : isBack ? .pop : .push) },
      completion: { _ in completion() })
  }

  /// Shows the top item; in an animation block the old content goes as the new one comes.
  func show(_ movement: Movement) {
    let old = content
    let oldTitle = largeTitle
    if movement == .push || movement == .pop {
      largeTitle = LargeTitleView()
      insertSubview(largeTitle, aboveSubview: oldTitle)
    }
    content = topItem.map { NavigationBarContent($0, back: backItem, in: self) }
    promptLabel.text = topItem?.prompt
    hold(promptLabel, at: .front, if: topItem?.prompt != nil)
    UIView.performWithoutAnimation {
      if let content { addSubview(content) }
      showLooks()
      content?.frame = rowFrame
      if isGivenToSearch { content?.alpha = 0 }
      layoutParts()
      content?.layoutIfNeeded()
    }
    showSearch(movement)
    guard movement != .none, let old else {
      old?.removeFromSuperview()
      return
    }
    move(from: old, to: content, movement)
    if oldTitle !== largeTitle { move(from: oldTitle, to: largeTitle, movement) }
  }

  /// Large titles go as far as the views below them.
  private func move(
    from old: LargeTitleView, to new: LargeTitleView, _ movement: Movement
  ) {
    let way = (movement == .push) != readsFromTheRight ? bounds.width : -bounds.width
    let alpha = new.alpha
    UIView.performWithoutAnimation {
      new.label.center.x += way
      new.alpha = 0
    }
    new.label.center.x -= way
    new.alpha = alpha
    old.label.center.x -= way
    old.alpha = 0
    AnimationBlock.atEnd { old.removeFromSuperview() }
  }

  private func move(
    from old: NavigationBarContent, to new: NavigationBarContent?, _ movement: Movement
  ) {
    let way: CGFloat =
      switch movement {
      case .push: bounds.width * (readsFromTheRight ? -0.4 : 0.4)
      case .pop: bounds.width * (readsFromTheRight ? 0.4 : -0.4)
      case .fade, .none: 0
      }
    UIView.performWithoutAnimation {
      new?.alpha = 0
      new?.shiftTitles(by: way)
    }
    new?.alpha = isGivenToSearch ? 0 : 1
    new?.shiftTitles(by: 0)
    old.alpha = 0
    old.shiftTitles(by: -way)
    animationsUnderWay += 1
    // The content that goes is not in the way of fingers, nor is it there when all is over.
    old.isUserInteractionEnabled = false
    AnimationBlock.atEnd { [weak self] in
      self?.animationsUnderWay -= 1
      if old !== self?.content { old.removeFromSuperview() }
    }
  }

  // MARK: Changes

  func contentChanged(of item: UINavigationItem, animated: Bool) {
    if item === topItem {
      if animated, window != nil {
        UIView.animate(withDuration: 0.25) { self.show(.fade) }
      } else {
        show(.none)
      }
      heightMayHaveChanged()
    } else if item === backItem {
      show(.none)
    }
  }

  func itemsMayHaveChanged() { show(.none) }
  func itemsChanged() { show(.none) }
  func itemsNeedLayout() { content?.setNeedsLayout() }

  func heightMayHaveChanged() {
    promptLabel.text = topItem?.prompt
    hold(promptLabel, at: .front, if: topItem?.prompt != nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.barHeightChanged()
  }

  func backTapped() {
    if let owner {
      _ = owner.popViewController(animated: true)
    } else {
      _ = popItem(animated: true)
    }
  }

  // MARK: Places

  var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarMetrics.promptHeight }

  /// Whether an item's title stands large below the row.
  func showsLargeTitle(_ item: UINavigationItem?) -> Bool {
    guard prefersLargeTitles, let item, item !== topItem || !isGivenToSearch else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      guard let index = itemList.firstIndex(where: { $0 === item }), index > 0 else { return true }
      return showsLargeTitle(itemList[index - 1])
    }
  }

  /// Without what a large title adds.
  var rowsHeight: CGFloat { isGivenToSearch ? 0 : promptHeight + BarMetrics.rowHeight }

  var standingHeight: CGFloat {
    rowsHeight + (showsLargeTitle(topItem) ? BarMetrics.largeTitleHeight : 0) + searchHeight
  }

  private var rowFrame: CGRect {
    let y = isGivenToSearch ? -BarMetrics.rowHeight : promptHeight
    return CGRect(x: 0, y: y, width: bounds.width, height: BarMetrics.rowHeight)
  }

  func layoutParts() {
    let top = barPosition == .topAttached ? max(frame.minY, 0) : 0
    background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    promptLabel.frame = CGRect(x: 16, y: 6, width: max(bounds.width - 32, 0), height: 20)
    content?.frame = rowFrame
    let row = rowFrame
    let isLarge = showsLargeTitle(topItem)
    let room = max(bounds.height - row.maxY, 0)
    let search = searchPart(of: room, beside: isLarge ? BarMetrics.largeTitleHeight : 0)
    placeSearch(height: search)
    let height = isLarge ? max(room - search, 0) : 0
    largeTitle.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: height)
    largeTitle.layoutIfNeeded()
    largeTitle.alpha = isLarge ? 1 : 0
    let isCovered = height < 16
    content?.middle.alpha = isLarge && !isCovered && topItem?.titleView == nil ? 0 : 1
  }
}

extension NavigationBarContent {
  /// Moves what travels when levels change: the title, and the words of the way back.
  func shiftTitles(by way: CGFloat) {
    middle.transform = CGAffineTransform(translationX: way, y: 0)
    backButton?.transform = CGAffineTransform(translationX: way / 3, y: 0)
  }
}

extension AnimationBlock {
  /// Runs something when the animations of the open block are over; at once, if there is none.
  static func atEnd(_ work: @escaping () -> Void) {
    guard let current else { return work() }
    current.include({ _ in work() }, {})
  }
}
