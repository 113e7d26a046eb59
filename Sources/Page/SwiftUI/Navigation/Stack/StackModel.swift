/// The levels of a navigation stack, and what puts them there.
@MainActor @preconcurrency
final class StackModel {
  let controller = StackController()
  private weak var node: _AnyNode?
  /// The model of the column that shows what this one leads to.
  weak var next: StackModel?
  private var ownValues: [AnyHashable] = []
  /// What the column before has put in place of the root's content.
  private var override: PushSource?
  private var content: AnyView?
  private(set) var root: StackLevel!
  /// The levels above the root.
  private(set) var levels: [StackLevel] = []
  /// Levels that are still seen while they go.
  private var departing: [StackLevel] = []
  private var path: StackPath?
  private var waiting: [(source: PushSource, base: StackLevel?)] = []
  let destinations = DestinationRegistry()
  private var isSyncWaiting = false

  func begin(_ content: AnyView, in node: _AnyNode) {
    self.node = node
    self.content = content
    controller.model = self
    root = StackLevel(
      .root, content: content, of: self, in: node.childContext, isInSight: true)
    showLevels(animated: false)
  }

  var top: StackLevel { levels.last ?? root }

  var parts: [_AnyNode] {
    root == nil ? [] : ([root] + levels + departing).map(\.part)
  }

  var shownParts: [_AnyNode] { root == nil ? [] : [top.part] }

  /// Changes the environment of a level.
  func prepare(_ values: inout EnvironmentValues, for level: StackLevel) {
    values.navigationPlace = NavigationPlace(model: self, level: level)
    // The edit mode that the page sets around the stack is that of its levels.
    if !values.isEditModeOfPage { values.systemEditMode = level.editing.binding }
    values.isInList = false
    guard level !== root, root != nil else { return }
    values.isPresentedView = true
    values.dismissAction = DismissAction { [weak self, weak level] in
      if let self, let level { self.remove(from: level) }
    }
  }

  // MARK: Path and pushes

  /// Follows the path: keeps the levels of values that are still there, and makes others.
  func take(_ path: StackPath) {
    self.path = path
    let values = levels.filter { $0.value != nil }
    let kept = zip(values, path.values).prefix { $0.value == $1 }.count
    if kept < values.count, let cut = levels.firstIndex(where: { $0 === values[kept] }) {
      depart(from: cut)
    }
    for value in path.values.dropFirst(kept) {
      add(.value(value), AnyView(ValueDestination(value: value, registry: destinations)))
    }
    let waiting = waiting
    self.waiting = []
    for (source, base) in waiting where source.level == nil {
      if let base { depart(above: base) }
      let level = add(.view(source), AnyView(PushedView(source: source)))
      source.level = level
    }
    setNeedsSync()
  }

  /// Puts the view of a source onto the stack, above the level that it belongs to.
  func push(_ source: PushSource, above level: StackLevel?) {
    if let next { return next.replaceRoot(with: source) }
    waiting.append((source, level))
    node?.setNeedsUpdate()
  }

  /// Adds a value to the path.
  func append(_ value: AnyHashable) {
    if let next {
      guard destinations.knows(value) else { return }
      return next.show(value, of: destinations)
    }
    guard let path, !path.append(value) else { return }
    Notice.say(
      "A link has a value of type \(type(of: value.base)), and the path of its NavigationStack "
        + "has values of another type. The link does nothing.",
      about: "path \(type(of: value.base))")
  }

  @discardableResult
  private func add(_ origin: StackLevel.Origin, _ content: AnyView) -> StackLevel? {
    guard let node else { return nil }
    let level = StackLevel(
      origin, content: content, of: self, in: node.childContext, isInSight: true)
    // What is covered before it was seen has not appeared.
    if !controller.isOnScreen { top.part.cover() }
    levels.append(level)
    return level
  }

  // MARK: Columns

  /// Follows the path that the model keeps itself, as the stack of a column.
  func takeOwnPath() {
    take(
      StackPath(
        values: ownValues,
        keep: { [weak self] count in self?.changeOwn { $0 = Array($0.prefix(count)) } },
        append: { [weak self] value in
          self?.changeOwn { $0.append(value) }
          return true
        }))
  }

  private func changeOwn(_ change: (inout [AnyHashable]) -> Void) {
    change(&ownValues)
    node?.setNeedsUpdate()
  }

  /// Shows the content of the column, unless the column before leads to something else.
  func receive(_ content: AnyView) {
    self.content = content
    if override == nil { root.part.receive(PartContent(content: content)) }
  }

  /// Shows the view of a link of the column before in place of the root.
  private func replaceRoot(with source: PushSource) {
    guard override !== source else { return }
    let old = override
    override = source
    source.level = root
    ownValues = []
    depart(above: root)
    setNeedsSync()
    if let old {
      old.level = nil
      node?.graph.afterUpdate(old.wasPopped)
    }
    root.part.receive(
      PartContent(content: AnyView(PushedView(source: source).id(ObjectIdentifier(source)))))
  }

  /// Shows a value that a link of the column before has.
  private func show(_ value: AnyHashable, of registry: DestinationRegistry) {
    guard let node else { return }
    replaceRoot(
      with: PushSource(
        { AnyView(ValueDestination(value: value, registry: registry)) }, in: node.graph,
        wasPopped: {}))
  }

  /// Shows the content of the column again.
  private func restoreRoot() {
    override?.level = nil
    override = nil
    if let content { root.part.receive(PartContent(content: content)) }
  }

  // MARK: Going back

  /// Goes back to the level below one.
  func remove(from level: StackLevel) {
    if let next, level === next.root { return next.restoreRoot() }
    guard let index = levels.firstIndex(where: { $0 === level }) else { return }
    depart(from: index)
    tellRemoved()
    setNeedsSync()
  }

  private func depart(above base: StackLevel) {
    guard let index = base === root ? 0 : levels.firstIndex(where: { $0 === base }).map({ $0 + 1 })
    else { return }
    if index < levels.count {
      depart(from: index)
      tellRemoved()
    }
  }

  private var untold: [StackLevel] = []

  private func depart(from index: Int) {
    let removed = levels[index...]
    levels.removeSubrange(index...)
    departing += removed
    for level in removed {
      if case .view(let source) = level.origin { source.level = nil }
    }
    untold += removed
    // A path that has changed itself knows which values went; views that were pushed do not.
    for level in removed {
      if case .view(let source) = level.origin { source.graph?.afterUpdate(source.wasPopped) }
    }
    node?.graph.preferencesChanged()
  }

  /// Removes the values of levels that went from the path.
  private func tellRemoved() {
    defer { untold = [] }
    guard untold.contains(where: { $0.value != nil }) else { return }
    path?.keep(levels.count { $0.value != nil })
  }

  /// The user went back: the levels whose controllers are gone go too.
  func followController() {
    let shown = controller.viewControllers
    let first = levels.firstIndex { level in
      level.isHandedOver && !shown.contains { $0 === level.controller }
    }
    if let first {
      depart(from: first)
      tellRemoved()
    }
    if controller.transitionCoordinator == nil { releaseDeparting() }
  }

  // MARK: Controllers

  private func setNeedsSync() {
    untold = []
    guard controller.isOnScreen, let node else { return showLevels(animated: false) }
    guard !isSyncWaiting else { return }
    isSyncWaiting = true
    let animated = !node.transactionInside.disablesAnimations
    node.graph.afterLayout { [weak self] in
      self?.isSyncWaiting = false
      self?.showLevels(animated: animated)
    }
  }

  private func showLevels(animated: Bool) {
    let wanted = ([root] + levels).map { $0!.controller as UIViewController }
    for level in levels { level.isHandedOver = true }
    if !wanted.elementsEqual(controller.viewControllers, by: { $0 === $1 }) {
      controller.show(wanted, animated: animated)
    }
    if controller.transitionCoordinator == nil { releaseDeparting() }
  }

  /// Ends the levels that are not seen any more.
  func releaseDeparting() {
    let gone = departing
    departing = []
    for level in gone { level.part.unmount() }
  }

  /// Shows in the bars what the views of a level say.
  func settingsChanged(of level: StackLevel) {
    let environment = level.part.childEnvironment
    let title = level.settings.title?.string(in: environment)
    if level.title.value != title { level.title.write(title) }
    level.controller.show(level.settings, title: title, in: environment)
    if level === top { controller.showBars(of: level) }
  }

  func level(of shown: UIViewController) -> StackLevel? {
    root.controller === shown ? root : levels.first { $0.controller === shown }
  }
}
