import CoreGraphics
import Foundation

/// What of the live view can be spoken, in the order in which it is read.
extension LiveViewStage {
  public struct Element: Equatable {
    public var identifier: UInt32
    public var label: String
    public var value: String
    public var hint: String
    public var traits: UInt64
    public var frame: CGRect
  }

  public enum ElementAction: Sendable {
    case activate, increment, decrement, showMenu
  }

  fileprivate static let mostElements = 1000
  private static let longestText = 1000
  private static let ownFinger: UInt32 = 0xffff_ff00

  public func spokenElements() -> [Element] {
    guard let window else { return [] }
    var reader = ElementReader(most: Self.mostElements)
    for window in WindowStack.shared.windows.reversed() where !reader.isOver {
      reader.read(window)
    }
    numbers.keepOnly(reader.found)
    let area = window.bounds
    let near = reader.found.filter { responder in
      let frame = responder.accessibilityFrame
      guard frame.width.isFinite, frame.height.isFinite else { return false }
      return frame.intersects(area) || responder.spokenScrollView(in: area) != nil
    }
    let told = near.flatMap { responder in
      (responder.isAccessibilityElement ? [responder] : []) + numbers.actions(of: responder)
    }
    return told.map { responder in
      Element(
        identifier: numbers.number(of: responder),
        label: Self.short(responder.accessibilityLabel),
        value: Self.short(responder.accessibilityValue),
        hint: Self.short(responder.accessibilityHint),
        traits: responder.toldTraits.rawValue, frame: responder.accessibilityFrame)
    }
  }

  private static func short(_ text: String?) -> String { String((text ?? "").prefix(longestText)) }

  /// Does what somebody asks for who does not touch the picture.
  public func act(_ action: ElementAction, on identifier: UInt32) {
    guard let responder = numbers.responder(numbered: identifier) else { return }
    if let window { responder.scrollToBeSpoken(in: window.bounds) }
    switch action {
    case .increment: responder.accessibilityIncrement()
    case .decrement: responder.accessibilityDecrement()
    case .showMenu: responder.showContextMenu()
    case .activate:
      // What does not say otherwise is tapped.
      guard !responder.accessibilityActivate() else { return }
      let point = responder.accessibilityActivationPoint
      deliver(phase: .began, identifier: Self.ownFinger, x: point.x, y: point.y)
      deliver(phase: .ended, identifier: Self.ownFinger, x: point.x, y: point.y)
    }
  }
}

/// Goes through views as a screen reader does: what is hidden, and what lies behind something modal,
/// is not there; an element is one thing, whatever lies in it.
@MainActor
private struct ElementReader {
  /// Elements, and containers that have actions of their own.
  private(set) var found: [UIResponder] = []
  /// Something modal was met: what lies behind is not read.
  private(set) var isOver = false
  let most: Int

  init(most: Int) {
    self.most = most
  }

  mutating func read(among views: [UIView]) {
    for view in inReadingOrder(views) { read(view) }
  }

  mutating func read(_ view: UIView) {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden,
      found.count < most
    else { return }
    if let elements = view.accessibilityElements {
      for element in elements {
        if let child = element as? UIView {
          read(child)
        } else if let responder = element as? UIResponder, responder.isAccessibilityElement {
          found.append(responder)
        }
      }
    } else if view.isAccessibilityElement {
      found.append(view)
    } else {
      readSubviews(of: view)
    }
  }

  private mutating func readSubviews(of view: UIView) {
    let modal = view.subviewList.last { child in
      (child.accessibilityViewIsModal || child is UITransitionView) && !child.isHidden
    }
    if let modal {
      read(modal)
      isOver = true
      return
    }
    for child in inReadingOrder(view.subviewList) { read(child) }
    // Its actions are read after what it holds.
    if view.accessibilityCustomActions?.isEmpty == false { found.append(view) }
  }

  /// The highest priority first; then from the top, and what stands in one row in the direction in
  /// which the interface is read.
  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let priorities = Set(views.map(\.spokenPriority))
    guard priorities.count < 2 else {
      return priorities.sorted(by: >).flatMap { priority in
        inReadingOrder(views.filter { $0.spokenPriority == priority })
      }
    }
    let placed = views.map { ($0, $0.frame) }.sorted { $0.1.minY < $1.1.minY }
    var rows: [[(UIView, CGRect)]] = []
    for view in placed {
      if let first = rows.last?.first, view.1.minY < first.1.minY + first.1.height / 2 {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    let isMirrored = views.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return rows.flatMap { row in
      row.sorted { isMirrored ? $0.1.maxX > $1.1.maxX : $0.1.minX < $1.1.minX }.map(\.0)
    }
  }
}

extension UIResponder {
  fileprivate var toldTraits: UIAccessibilityTraits {
    let traits = accessibilityTraits
    guard traits.isDisjoint(with: .controls) else { return traits }
    let responds = accessibilityRespondsToUserInteraction || hasContextMenu
    return responds ? traits.union(.responds) : traits
  }

  /// The view that the element is, or that holds it.
  private var spokenView: UIView? {
    let element = self as? UIAccessibilityElement
    var next = element.map { $0.accessibilityContainer as? UIResponder } ?? self
    while let responder = next, !(responder is UIView) { next = responder.next }
    return next as? UIView
  }

  /// Whether a long press on the element shows a menu, which the keyboard does too.
  private var hasContextMenu: Bool {
    var view = spokenView
    while let current = view, !(current is UIScrollView), !(current.next is UIViewController) {
      if !current.menus.isEmpty { return true }
      view = current.superview
    }
    return false
  }

  /// Shows the menu of the view that the element stands for, of one in it, or of one around it.
  fileprivate func showContextMenu() {
    guard let view = spokenView else { return }
    let point = accessibilityActivationPoint
    for menu in view.menusInside where menu.show(at: point) { return }
    var outer = view.superview
    while let around = outer {
      for menu in around.menus where menu.show(at: point) { return }
      outer = around.superview
    }
  }
}

extension UIView {
  fileprivate var menus: [UIContextMenuInteraction] {
    interactions.compactMap { $0 as? UIContextMenuInteraction }
  }

  fileprivate var menusInside: [UIContextMenuInteraction] {
    menus + subviews.flatMap(\.menusInside)
  }

  /// The accessibility elements in views of one container, in the order in which they are read.
  @_spi(SwiftUI)
  public static func spokenElements(in views: [UIView]) -> [UIResponder] {
    var reader = ElementReader(most: LiveViewStage.mostElements)
    reader.read(among: views)
    return reader.found.filter(\.isAccessibilityElement)
  }
}
