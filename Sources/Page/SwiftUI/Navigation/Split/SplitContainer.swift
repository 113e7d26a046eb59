@_spi(SwiftUI) import UIKit

/// Columns side by side.
struct SplitContainer: View {
  typealias Body = Never
  let columns: [AnyView]
  let visibility: Binding<NavigationSplitViewVisibility>?
  /// The visibility as it was read outside.
  let shown: NavigationSplitViewVisibility

  init(columns: [AnyView], visibility: Binding<NavigationSplitViewVisibility>?) {
    self.columns = columns
    self.visibility = visibility
    shown = visibility?.wrappedValue ?? .automatic
  }

  static func _makeNode(
    _ view: SplitContainer, in context: _NodeContext
  ) -> _ViewNode<SplitContainer> {
    SplitNode(view, in: context)
  }
}

/// The node of columns side by side. Each is a stack of its own, and leads to the next one.
final class SplitNode: _ViewNode<SplitContainer>, PreferenceNode {
  private let controller: SplitController
  private let item: ControllerItem
  private var models: [StackModel] = []
  private var listener: PreferenceListener?

  override init(_ view: SplitContainer, in context: _NodeContext) {
    controller = SplitController(style: view.columns.count == 3 ? .tripleColumn : .doubleColumn)
    item = ControllerItem(controller, in: context.environment)
    super.init(view, in: context)
    models = view.columns.map { _ in StackModel() }
    for (model, next) in zip(models, models.dropFirst()) { model.next = next }
    for (model, content) in zip(models, view.columns) {
      model.begin(content, in: self)
      model.takeOwnPath()
    }
    let places: [UISplitViewController.Column] =
      models.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (model, place) in zip(models, places) {
      controller.setViewController(model.controller, for: place)
    }
    controller.modeChanged = { [weak self] in self?.modeChanged($0) }
    show(view.shown)
    readBehavior()
    followWidths()
  }

  override var ownItems: [Item] { [item] }

  override func passEnvironment(changed keys: Set<ObjectIdentifier>) {
    item.direction = environment.layoutDirection
    super.passEnvironment(changed: keys)
  }

  override var children: [_AnyNode] { models.flatMap(\.parts) }
  override var childrenOfPage: [_AnyNode] { models.flatMap(\.shownParts) }

  override func isEqual(_ old: SplitContainer, _ new: SplitContainer) -> Bool {
    for (model, content) in zip(models, new.columns) { model.receive(content) }
    if old.shown != new.shown { graph.afterLayout { [weak self] in self?.show(new.shown) } }
    return false
  }

  override func update() {
    readBehavior()
    for model in models { model.takeOwnPath() }
  }

  private func readBehavior() {
    let behavior = tracking { environment.splitBehavior }
    if controller.preferredSplitBehavior != behavior {
      controller.preferredSplitBehavior = behavior
    }
  }

  override func collect(into items: inout [Item]) { items.append(item) }

  private func show(_ visibility: NavigationSplitViewVisibility) {
    let mode: UISplitViewController.DisplayMode =
      switch visibility {
      case .all: models.count == 3 ? .twoBesideSecondary : .oneBesideSecondary
      case .doubleColumn: .oneBesideSecondary
      case .detailOnly: .secondaryOnly
      default: .automatic
      }
    if controller.preferredDisplayMode != mode { controller.preferredDisplayMode = mode }
  }

  /// The user has shown or hidden a column.
  private func modeChanged(_ mode: UISplitViewController.DisplayMode) {
    guard let visibility = view.visibility else { return }
    let new: NavigationSplitViewVisibility =
      switch mode {
      case .secondaryOnly: .detailOnly
      case .twoBesideSecondary, .twoOverSecondary: .all
      default: models.count == 3 ? .doubleColumn : .all
      }
    if visibility.wrappedValue != new { visibility.wrappedValue = new }
  }

  private func followWidths() {
    let listener = PreferenceListener(in: graph) { [weak self] in
      guard let self, self.isMounted else { return }
      if let width = self.models[0].root.part.preference(ColumnWidthKey.self) ?? nil {
        self.controller.setPrimary(width)
      }
      if self.models.count == 3,
        let width = self.models[1].root.part.preference(ColumnWidthKey.self) ?? nil
      {
        self.controller.setSupplementary(width)
      }
    }
    self.listener = listener
    graph.add(listener)
  }

  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    K.self == NavigationSettingsKey.self || K.self == ColumnWidthKey.self ? nil : inside
  }

  override func willUnmount() { controller.leaveHost() }
}

/// The controller of columns. It tells when the user shows or hides one.
final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
  var modeChanged: (DisplayMode) -> Void = { _ in }

  override init(style: Style) {
    super.init(style: style)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: DisplayMode
  ) {
    modeChanged(displayMode)
  }

  func setPrimary(_ width: ColumnWidth) {
    guard preferredPrimaryColumnWidth != width.ideal else { return }
    minimumPrimaryColumnWidth = width.least ?? width.ideal
    maximumPrimaryColumnWidth = width.most ?? width.ideal
    preferredPrimaryColumnWidth = width.ideal
  }

  func setSupplementary(_ width: ColumnWidth) {
    guard preferredSupplementaryColumnWidth != width.ideal else { return }
    minimumSupplementaryColumnWidth = width.least ?? width.ideal
    maximumSupplementaryColumnWidth = width.most ?? width.ideal
    preferredSupplementaryColumnWidth = width.ideal
  }
}
