import CoreGraphics
import Foundation

@_implementationOnly import ConstraintSolver

/// Solves the constraints of a tree of views, and says where each view has to be.
///
/// The topmost view of a tree has the engine. Changes of constraints, sizes and frames are only
/// noted; `update` takes them over, solves, and has those views laid out whose subviews have to be
/// elsewhere. A view's frame is set when its superview is laid out, so that an animation block
/// around `layoutIfNeeded` animates it. Views whose autoresizing mask counts have their frames as
/// constraints. It does not know what a page's constraints mean to stack views or guides: they are
/// constraints like others.
@MainActor
final class LayoutEngine {
  /// Whether any page's code has asked for layout by constraints; nothing is spent before.
  static var isInUse = false

  enum Purpose {
    case showing
    /// For one question of how large a view would be.
    case fitting
  }

  private(set) weak var root: UIView?
  let purpose: Purpose
  var solver = Solver()
  var items: [ObjectIdentifier: LayoutItem] = [:]
  var explicitRows: [ObjectIdentifier: LayoutRow] = [:]
  var rowsOfSolver: [Int: LayoutRow] = [:]
  var brokenRows: [LayoutRow] = []
  /// Rows that reach into what a view scrolls through from without.
  var crossingRows: [LayoutRow] = []
  /// Rows that are put in at the end of taking over; none at other times.
  var lateRows: [LayoutRow]?

  // What is to be taken over
  private var changedConstraints: [NSLayoutConstraint] = []
  private var changedItems: Set<ObjectIdentifier> = []
  private var joining: [UIView] = []
  private(set) var waiting: [UIView] = []
  private var needsSolving = false
  private var phase = Phase.resting
  /// Views whose subviews are not yet where they have to be.
  var unplaced: [ObjectIdentifier: UIView] = [:]

  private enum Phase {
    case resting, updating
  }

  init(root: UIView, purpose: Purpose = .showing) {
    (self.root, self.purpose) = (root, purpose)
  }

  // MARK: Views that come and go

  func adopt(_ view: UIView) {
    waiting.append(view)
    let state = view.existingLayoutState
    changedConstraints += state?.held ?? []
    if !view.translatesAutoresizingMaskIntoConstraints { joining.append(view) }
    needsSolving = true
    for subview in view.subviews { adopt(subview) }
  }

  func release(_ view: UIView) {
    drop(view)
    var gone: [LayoutItem] = []
    forget(view, &gone)
    for item in gone { discard(item) }
  }

  private func drop(_ view: UIView) {
    for constraint in view.existingLayoutState?.held ?? [] { drop(constraint) }
    for subview in view.subviews { drop(subview) }
  }

  private func forget(_ view: UIView, _ gone: inout [LayoutItem]) {
    let participants: [any LayoutParticipant] =
      [view] + (view.existingLayoutState?.guides ?? [])
    for participant in participants {
      guard let item = items.removeValue(forKey: ObjectIdentifier(participant)) else { continue }
      for row in item.rows.values { takeOut(row) }
      gone.append(item)
    }
    unplaced[ObjectIdentifier(view)] = nil
    for subview in view.subviews { forget(subview, &gone) }
  }

  private func discard(_ item: LayoutItem) {
    for variable in [item.x, item.y, item.width, item.height] { solver.discard(variable) }
    guard let content = item.content else { return }
    solver.discard(content.width)
    solver.discard(content.height)
  }

  // MARK: Noting changes

  func changed(_ constraint: NSLayoutConstraint) {
    changedConstraints.append(constraint)
    needsSolving = true
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    changed(constraint)
    constraint.holder?.setNeedsLayout()
  }

  func itemChanged(_ view: UIView) {
    let identifier = ObjectIdentifier(view)
    if let item = items[identifier] {
      changedItems.insert(identifier)
      needsSolving = true
      if item.content != nil || !crossingRows.isEmpty {
        changedConstraints += crossingRows.compactMap(\.constraint)
      }
    } else if !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil {
      joining.append(view)
      needsSolving = true
    }
    for guide in view.existingLayoutState?.guides ?? [] {
      let identifier = ObjectIdentifier(guide)
      guard items[identifier] != nil else { continue }
      changedItems.insert(identifier)
      needsSolving = true
    }
  }

  func await(_ view: UIView) { waiting.append(view) }

  // MARK: Taking them over

  /// Brings everything up to date, and marks views that have to be laid out because of it.
  func update() {
    guard phase == .resting else { return }
    phase = .updating
    defer { phase = .resting }
    askForConstraints()
    guard needsSolving else { return }
    for _ in 0..<8 where needsSolving {
      needsSolving = false
      takeOver()
      settleText()
    }
    solver.refreshIfWorn()
    noteMoves()
  }

  /// Views are asked for their constraints, inner ones first.
  private func askForConstraints() {
    var rounds = 0
    while !waiting.isEmpty, rounds < 4 {
      let views = waiting.map { ($0, $0.depth) }
      waiting = []
      rounds += 1
      for (view, _) in views.sorted(by: { $0.1 > $1.1 }) { view.updateOwnConstraints() }
    }
  }

  private func takeOver() {
    lateRows = []
    let views = joining
    joining = []
    for view in views where !view.translatesAutoresizingMaskIntoConstraints && isWithin(view) {
      if view.superview != nil || purpose == .fitting { _ = item(for: view) }
    }
    let constraints = changedConstraints
    changedConstraints = []
    for constraint in constraints { take(constraint) }
    let identifiers = changedItems
    changedItems = []
    for item in identifiers.compactMap({ items[$0] }).sorted(by: { $0.x < $1.x }) {
      refresh(item)
    }
    putInLate()
    retryBroken()
    solver.optimize()
  }

  private func isWithin(_ view: UIView) -> Bool {
    root.map { view.isDescendant(of: $0) } ?? false
  }

  private func take(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, isWithin(holder) else { return drop(constraint) }
    let identifier = ObjectIdentifier(constraint)
    if let row = explicitRows[identifier] {
      let before = row.equation
      guard lower(constraint, into: row) else { return drop(constraint) }
      replace(before, of: row)
    } else {
      let row = LayoutRow(.explicit(constraint), LayoutEquation())
      guard lower(constraint, into: row) else { return }
      explicitRows[identifier] = row
      putIn(row)
    }
  }

  private func drop(_ constraint: NSLayoutConstraint) {
    guard let row = explicitRows.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    crossingRows.removeAll { $0 === row }
    takeOut(row)
  }

  // MARK: Items

  func item(for participant: any LayoutParticipant) -> LayoutItem {
    let identifier = ObjectIdentifier(participant)
    if let item = items[identifier] { return item }
    let item = LayoutItem(
      participant,
      (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      ))
    items[identifier] = item
    refresh(item)
    return item
  }

  func knows(_ participant: any LayoutParticipant) -> Bool {
    items[ObjectIdentifier(participant)] != nil
  }

  func needSolving() { needsSolving = true }
}

extension UIView {
  fileprivate var depth: Int {
    var (depth, next) = (0, superview)
    while let view = next { (depth, next) = (depth + 1, view.superview) }
    return depth
  }
}
