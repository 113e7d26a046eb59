@_spi(SwiftUI) import UIKit

/// Writes the views of a graph as lines of a tree dump: the name of each, its frame, and what
/// differs
/// from the default.
@MainActor @preconcurrency
final class NodeTree {
  private let tree: ViewTree
  private let host: UIView
  /// Items whose looks a line has named already.
  private var named: Set<ObjectIdentifier> = []

  init(_ tree: ViewTree, in host: UIView) {
    self.tree = tree
    self.host = host
  }

  /// What is around the nodes that are written now.
  private struct Surroundings {
    var name = ""
    /// Whether the nodes are parts of a view of SwiftUI.
    var isMadeOfOthers = false
    var isEnabled = true
    /// What views without a line say, for the line of the view that they are part of.
    var details: [String] = []
  }

  /// The lines of the views inside the node around all others.
  func lines(inside root: _AnyNode) -> [String] {
    var surroundings = Surroundings()
    return root.childrenOfPage.flatMap { lines(of: $0, in: &surroundings) }
  }

  private func lines(of node: _AnyNode, in outer: inout Surroundings) -> [String] {
    guard let name = name(of: node, in: outer) else {
      if node.childrenOfPage.isEmpty { outer.details += controlDetails(of: node) }
      let isPart = outer.isMadeOfOthers
      if node.isContentOfPage { outer.isMadeOfOthers = false }
      defer { outer.isMadeOfOthers = isPart }
      return node.childrenOfPage.flatMap { lines(of: $0, in: &outer) }
    }
    let isEnabled = node.environment.isEnabled
    let looks = looks(of: node)
    var inner = Surroundings(
      name: name, isMadeOfOthers: ViewName.madeOfOthers.contains(name), isEnabled: isEnabled)
    var inside = node.childrenOfPage.flatMap { lines(of: $0, in: &inner) }
    if node.childrenOfPage.isEmpty { inside += views(in: node) }
    var parts = ["\(name) (\(frame(of: node)))"] + inner.details + looks
    if !isEnabled, outer.isEnabled { parts.append("disabled") }
    return [parts.joined(separator: " ")] + inside.map { "  " + $0 }
  }

  private func name(of node: _AnyNode, in outer: Surroundings) -> String? {
    guard let view = node.anyView, let name = ViewName.shown(view, in: node.environment) else {
      return nil
    }
    // A shape's own view is a part of the shape.
    if name == outer.name, node.parent?.anyView is any Shape { return nil }
    return outer.isMadeOfOthers && ViewName.parts.contains(name) ? nil : name
  }

  private func frame(of node: _AnyNode) -> String {
    let frames = node.outermostItems.map {
      CGRect(origin: $0.originInHost, size: $0.size)
    }
    let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    return tree.text(of: frame, in: host)
  }

  /// What the views that show a node's items and those around say beside their frames.
  private func looks(of node: _AnyNode) -> [String] {
    var alpha: CGFloat = 1
    var isHidden = false
    var animated: [String] = []
    for first in node.outermostItems.prefix(1) {
      var item: Item? = first
      while let current = item, named.insert(ObjectIdentifier(current)).inserted {
        item = current.parent
        guard current.parent != nil, let shown = current.presentation as? ViewPresentation else {
          continue
        }
        alpha *= shown.view.alpha
        isHidden = isHidden || shown.view.isHidden
        animated += ViewTree.animations(of: shown.view).filter { !animated.contains($0) }
      }
    }
    var parts: [String] = []
    if alpha != 1 { parts.append("alpha=\(ViewTree.text(of: alpha))") }
    if isHidden { parts.append("hidden") }
    if !animated.isEmpty { parts.append("animating=\(animated.joined(separator: ","))") }
    return parts
  }

  private func shownViews(of node: _AnyNode) -> [UIView] {
    node.ownItems.compactMap { ($0.presentation as? ViewPresentation)?.view }
  }

  /// What a control of UIKit says that shows a part of a view.
  private func controlDetails(of node: _AnyNode) -> [String] {
    let represented = (node as? any ViewOfPageNode)?.viewOfPage
    return ([represented].compactMap(\.self) + shownViews(of: node))
      .filter { $0 is UIControl }.flatMap { ViewTree.details(of: $0) }
  }

  /// The views of UIKit in a node: that of a representable, and hosting views in others.
  private func views(in node: _AnyNode) -> [String] {
    if let view = (node as? any ViewOfPageNode)?.viewOfPage { return tree.lines(of: view) }
    return shownViews(of: node).flatMap(\.hostingViews).flatMap { tree.lines(of: $0) }
  }
}

extension UIView {
  /// The outermost hosting views in the view.
  fileprivate var hostingViews: [UIView] {
    subviews.flatMap { $0 is any HostingSurface ? [$0] : $0.hostingViews }
  }
}

extension _AnyNode {
  /// Whether the page has given what is inside to a view of SwiftUI.
  @MainActor @preconcurrency
  fileprivate var isContentOfPage: Bool {
    anyView.map { ViewName.isContentOfPage(_typeName(type(of: $0), qualified: true)) } ?? false
  }

  /// The items that show the node: its own, or those of the nodes inside.
  @MainActor @preconcurrency
  fileprivate var outermostItems: [Item] {
    let own = ownItems
    return own.isEmpty ? childrenOfPage.flatMap(\.outermostItems) : own
  }
}
