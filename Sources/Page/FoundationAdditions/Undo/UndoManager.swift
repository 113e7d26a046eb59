import Foundation

// What was done, so that it can be taken back.
//
// Actions lie in groups, and undoing takes back one outermost group. While `groupsByEvent` is set, the first action
// of a turn of the run loop opens a group and the end of the turn closes it. Actions registered while undoing go onto
// the redo stack, actions registered while redoing onto the undo stack; any other one empties the redo stack.
// It is not safe to use from several threads, as on a Mac.

/// Records actions and takes them back.
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var open: [UndoGroup] = []
  private var disabled = 0
  private var isEventGroupOpen = false
  private var activity = Activity.recording

  private enum Activity {
    case recording, undoing, redoing
  }

  public override init() {
    super.init()
  }

  /// Whether actions of one turn of the run loop belong together.
  open var groupsByEvent = true

  /// The number of outermost groups that are kept; 0 is no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// The run loop modes in which a turn's group is closed.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Whether actions are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Whether it is undoing just now.
  open var isUndoing: Bool { activity == .undoing }

  /// Whether it is redoing just now.
  open var isRedoing: Bool { activity == .redoing }

  /// Whether there is something to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }

  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  // MARK: Recording

  /// Records how to take back what is about to be done to a target.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent || activity != .recording else {
        fatalError("registerUndo: must begin a group before registering undo")
      }
      beginEventGroup()
    }
    open[open.count - 1].actions.append(
      UndoAction(target: target) { [unowned target] in handler(target) })
    if activity == .recording { redoStack.removeAll() }
  }

  /// Opens a group in the one that is open.
  open func beginUndoGrouping() {
    if groupsByEvent, open.isEmpty, activity == .recording { beginEventGroup() }
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      fatalError("endUndoGrouping called with no matching begin")
    }
    if open.isEmpty { isEventGroupOpen = false }
    post(.NSUndoManagerWillCloseUndoGroup)
    guard !group.isEmpty else { return }
    if open.isEmpty {
      push(group)
    } else {
      open[open.count - 1].take(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Stops recording until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabled += 1 }

  /// Takes back one `disableUndoRegistration`.
  open func enableUndoRegistration() {
    guard disabled > 0 else { fatalError("enableUndoRegistration called with no matching disable") }
    disabled -= 1
  }

  // MARK: Undoing

  /// Closes a turn's group and takes back the last group.
  open func undo() {
    closeEventGroup()
    guard open.isEmpty else { fatalError("undo was called with too many nested undo groups") }
    undoNestedGroup()
  }

  /// Takes back the last group.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    perform(group, as: .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Does again what the last undo took back.
  open func redo() {
    closeEventGroup()
    guard let group = redoStack.popLast() else { return }
    perform(group, as: .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  /// Forgets all there is to undo and redo.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open = open.map { _ in UndoGroup() }
  }

  /// Forgets all actions of one target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [UndoGroup]) -> [UndoGroup] { groups.map { $0.removing(target) } }
    undoStack = without(undoStack).filter { !$0.isEmpty }
    redoStack = without(redoStack).filter { !$0.isEmpty }
    open = without(open)
  }

  // MARK: Names

  /// Names what the group is about, as a menu shows it.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// The name of what undo would take back.
  open var undoActionName: String {
    open.last { !$0.name.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }

  /// The name of what redo would do.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu's undo item.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's redo item.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a menu's undo item for an action's name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }

  /// The title of a menu's redo item for an action's name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }

  // MARK: Groups

  private func beginEventGroup() {
    open.append(UndoGroup())
    guard activity == .recording else { return }
    isEventGroupOpen = true
    RunLoop.current.perform(inModes: runLoopModes) { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard isEventGroupOpen, open.count == 1 else { return }
    isEventGroupOpen = false
    endUndoGrouping()
  }

  private func push(_ group: UndoGroup) {
    if activity == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  private func perform(
    _ group: UndoGroup, as activity: Activity, _ before: NSNotification.Name,
    _ after: NSNotification.Name
  ) {
    post(before)
    self.activity = activity
    open.append(UndoGroup(name: group.name))
    for action in group.actions.reversed() { action.perform() }
    while let done = open.popLast() {
      if !done.isEmpty { push(done) }
    }
    self.activity = .recording
    post(after)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
