import UIKit

/// A view that stands in a bar around.
struct ToolbarEntryView: View {
  typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: AnyView

  static func _makeNode(
    _ view: ToolbarEntryView, in context: _NodeContext
  ) -> _ViewNode<ToolbarEntryView> {
    ToolbarEntryNode(view, in: context)
  }
}

/// The node of a view in a bar. It hands itself to the bars by a preference.
final class ToolbarEntryNode: _ViewNode<ToolbarEntryView>, PreferenceNode {
  private var entry: ToolbarEntry!

  override init(_ view: ToolbarEntryView, in context: _NodeContext) {
    super.init(view, in: context)
    let part = PartNode(Self.content(of: view), in: childContext) { values in
      values.isInList = false
      guard view.placement.kind != .suggestions else { return }
      values.font = view.placement.kind == .confirmation ? .headline : .body
      values.imageScale = .large
    }
    entry = ToolbarEntry(part, view.placement)
    graph.preferencesChanged()
  }

  /// Labels show only their icons in a bar.
  private static func content(of view: ToolbarEntryView) -> AnyView {
    view.placement.kind == .suggestions
      ? view.content : AnyView(view.content.labelStyle(.iconOnly))
  }

  override var children: [_AnyNode] { entry.map { [$0.part] } ?? [] }

  override func isEqual(_ old: ToolbarEntryView, _ new: ToolbarEntryView) -> Bool {
    entry.part.receive(PartContent(content: Self.content(of: new)))
    if entry.placement != new.placement {
      entry.placement = new.placement
      graph.preferencesChanged()
    }
    return true
  }

  override func willUnmount() { graph.preferencesChanged() }

  override func collect(into items: inout [Item]) {}

  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard K.self == NavigationSettingsKey.self else { return inside }
    var settings = NavigationSettings()
    settings.entries = [entry]
    return settings as? K.Value
  }
}

/// A view that stands in a bar, and the item of the bar that shows it.
@MainActor @preconcurrency
final class ToolbarEntry {
  let part: PartNode
  var placement: ToolbarItemPlacement
  private lazy var shown = UIBarButtonItem(customView: part.partView)
  private lazy var space = UIBarButtonItem(systemItem: .flexibleSpace)

  init(_ part: PartNode, _ placement: ToolbarItemPlacement) {
    self.part = part
    self.placement = placement
    guard placement.kind != .suggestions else { return }
    part.fitting = .content
    part.sizeChanged = { [weak self] size in self?.shown.width = size.width }
  }

  /// The item of a bar. A spacer alone is the space between others.
  var barItem: UIBarButtonItem { isSpace ? space : shown }

  var isSpace: Bool { part.isSpacer }

  /// The view as the title of a bar.
  var titleView: UIView {
    part.sizeChanged = { [weak part] _ in
      part?.partView.superview?.superview?.setNeedsLayout()
    }
    return part.partView
  }
}

extension PartNode {
  /// Whether the part is nothing but a spacer.
  fileprivate var isSpacer: Bool {
    let all = surface.root.children.flatMap(ContentOption.all)
    return all.contains { $0 is SpacerItem } && !all.contains { $0.children.count > 1 }
  }
}
