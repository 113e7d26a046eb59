@_spi(SwiftUI) import UIKit

/// Tabs with a bar along the bottom.
struct TabContainer: View {
  typealias Body = Never
  let tabs: [TabData]
  let chosen: AnyHashable?
  let reporter: TabReporter
  let choose: (AnyHashable) -> Void

  static func _makeNode(_ view: TabContainer, in context: _NodeContext) -> _ViewNode<TabContainer> {
    TabNode(view, in: context)
  }
}

/// The node of tabs. Each is a part of the views with a controller of its own.
final class TabNode: _ViewNode<TabContainer> {
  private let controller = TabsController()
  private let item: ControllerItem
  private var entries: [TabEntry] = []
  private var listener: PreferenceListener?

  override init(_ view: TabContainer, in context: _NodeContext) {
    item = ControllerItem(controller, in: context.environment)
    super.init(view, in: context)
    controller.chosen = { [weak self] in self?.tapped($0) }
    update()
    follow()
  }

  override var ownItems: [Item] { [item] }

  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    item.direction = environment.layoutDirection
    super.passEnvironment(changed: keys)
  }

  override var children: [_AnyNode] { entries.flatMap(\.nodes) }
  override var childrenOfPage: [_AnyNode] { shown.map { [$0.part] } ?? [] }

  override func isEqual(_ old: TabContainer, _ new: TabContainer) -> Bool { false }

  override func collect(into items: inout [Item]) { items.append(item) }

  private var shownIndex: Int {
    entries.firstIndex { $0.data.tag == view.chosen } ?? 0
  }

  private var shown: TabEntry? { entries.isEmpty ? nil : entries[shownIndex] }

  override func update() {
    var old = Dictionary(uniqueKeysWithValues: entries.map { ($0.data.id, $0) })
    let chosen = view.tabs.firstIndex { $0.tag == view.chosen } ?? 0
    var hasChanged = view.tabs.map(\.id) != entries.map(\.data.id)
    entries = view.tabs.enumerated().map { index, tab in
      if let entry = old.removeValue(forKey: tab.id) {
        entry.receive(tab)
        return entry
      }
      hasChanged = true
      let entry = TabEntry(tab, in: childContext, isInSight: index == chosen)
      entry.labelChanged = { [weak self] in self?.labelsChanged() }
      return entry
    }
    if hasChanged { controller.setViewControllers(entries.map(\.controller), animated: false) }
    for entry in old.values { entry.end() }
    labelsChanged()
    if entries.indices.contains(chosen) {
      entries[chosen].open()
      select(chosen)
    }
  }

  /// A change of the selection by the page shows after the update, as it lays out views.
  private func select(_ index: Int) {
    guard controller.selectedIndex != index else { return }
    guard controller.isViewLoaded, controller.view.window != nil else {
      controller.selectedIndex = index
      return
    }
    graph.preferencesChanged()
    graph.afterLayout { [weak self] in
      guard let self, self.isMounted, self.entries.indices.contains(self.shownIndex) else { return }
      self.controller.selectedIndex = self.shownIndex
    }
  }

  private func tapped(_ index: Int) {
    guard entries.indices.contains(index) else { return }
    if entries[index].data.tag != view.chosen { view.choose(entries[index].data.tag) }
    // A selection that the page does not follow stays where it was.
    setNeedsUpdate()
  }

  private func labelsChanged() {
    graph.beforeLayout { [weak self] in
      guard let self, self.isMounted else { return }
      for entry in self.entries { entry.showLabel() }
    }
  }

  // MARK: Bars

  private func follow() {
    let listener = PreferenceListener(in: graph) { [weak self] in
      guard let self, self.isMounted else { return }
      self.controller.show(
        self.view.reporter.settings?.bars[.tab], in: self.environment)
    }
    self.listener = listener
    graph.add(listener)
  }

  override func willUnmount() {
    controller.leaveHost()
  }
}
