import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  enum Place {
    case end
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  func insert(_ view: UIView, at place: Place) {
    guard view !== self else { fatalError("A view cannot be its own subview.") }
    guard !isDescendant(of: view) else { fatalError("A view cannot hold a view that holds it.") }
    if view.superview === self {
      reorder(view, to: place)
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.superview?.willRemoveSubview(view)
    view.tellWillMove(toWindow: newWindow, from: oldWindow)
    view.willMove(toSuperview: self)
    view.unlink()
    link(view, place)
    view.superview = self
    view.constraintsCame()
    didAddSubview(view)
    view.didMoveToSuperview()
    view.tellDidMove(toWindow: newWindow, from: oldWindow)
    if newWindow !== oldWindow, oldWindow != nil { TouchDispatcher.viewLeft(view) }
    view.traitsMayHaveChanged()
    view.colorsComeBack()
    view.tintMayHaveChanged()
    view.safeAreaMayHaveChanged()
    setNeedsLayout()
  }

  func detach() {
    guard let parent = superview else { return }
    let oldWindow = window
    if oldWindow != nil { FirstResponder.forget(within: self) }
    parent.willRemoveSubview(self)
    tellWillMove(toWindow: nil, from: oldWindow)
    willMove(toSuperview: nil)
    unlink()
    traitsAreApart()
    didMoveToSuperview()
    tellDidMove(toWindow: nil, from: oldWindow)
    if oldWindow != nil { TouchDispatcher.viewLeft(self) }
    parent.setNeedsLayout()
  }

  private func unlink() {
    guard let parent = superview else { return }
    constraintsWillGo()
    parent.subviewList.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
  }

  func reorder(_ view: UIView, to place: Place) {
    guard view.superview === self, !isAlready(view, at: place) else { return }
    subviewList.removeAll { $0 === view }
    link(view, place)
  }

  private func isAlready(_ view: UIView, at place: Place) -> Bool {
    switch place {
    case .below(let sibling), .above(let sibling): sibling === view
    case .end: subviewList.last === view && layer.sublayers?.last === view.layer
    case .index: false
    }
  }

  private func link(_ view: UIView, _ place: Place) {
    let index: Int
    switch place {
    case .end:
      // In front of a page's own layers too.
      layer.addSublayer(view.layer)
      return subviewList.append(view)
    case .index(let wanted): index = min(max(wanted, 0), subviewList.count)
    case .below(let sibling):
      index = subviewList.firstIndex { $0 === sibling } ?? subviewList.count
    case .above(let sibling):
      index = subviewList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviewList.count
    }
    // Layers of a page's own may lie between; views keep their order among themselves.
    if index < subviewList.count {
      layer.insertSublayer(view.layer, below: subviewList[index].layer)
    } else if let last = subviewList.last {
      layer.insertSublayer(view.layer, above: last.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviewList.insert(view, at: index)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviewList.indices.contains(first),
      subviewList.indices.contains(second)
    else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (lower, higher) = (subviewList[low], subviewList[high])
    reorder(lower, to: .index(high))
    reorder(higher, to: .index(low))
  }

  // MARK: Searching

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let candidate = next {
      if candidate === view { return true }
      next = candidate.superview
    }
    return false
  }

  func findView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Telling

  private func tellWillMove(toWindow new: UIWindow?, from old: UIWindow?) {
    guard new !== old else { return }
    willMove(toWindow: new)
    controller?.viewWillMove(toWindow: new)
    for view in subviewList { view.tellWillMove(toWindow: new, from: old) }
  }

  private func tellDidMove(toWindow new: UIWindow?, from old: UIWindow?) {
    guard new !== old else { return }
    if new != nil { AppearanceRules.apply(to: self) }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: new)
    for view in subviewList { view.tellDidMove(toWindow: new, from: old) }
  }

  func describe() -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    let parts = numbers.map { TreeNumber.text($0) }
    return "<\(type(of: self)): 0x\(address); frame = (\(parts[0]) \(parts[1]); "
      + "\(parts[2]) \(parts[3])); layer = <\(type(of: layer))>>"
  }
}
