import CoreGraphics
import Foundation

/// Takes what is dropped on a table.
///
/// Rows make room where it would be inserted. A single row of the same table that the data source
/// can move is moved; all else is the drop delegate's.
@MainActor
final class RowDrops: ListDrops<UITableView>, UIDropInteractionDelegate {
  private var table: UITableView { list }
  private var proposal: UITableViewDropProposal?
  /// A row that was moved, and comes back into sight once its picture is there.
  private weak var hiddenCell: UITableViewCell?

  /// The row of this table that alone is dragged, where the data source lets it be moved.
  private func movable(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let path = table.rowDrags.sources[session.items[0]] else {
      return nil
    }
    table.leftOutMove = false
    let may = table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
    return may || table.leftOutMove ? path : nil
  }

  // MARK: Under way

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    table.dropDelegate?.tableView(table, canHandle: session) ?? (movable(session) != nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    sessionEntered()
    table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let local = movable(session)
    let proposed = place(of: session, isLocal: local != nil)
    let said: UITableViewDropProposal
    if let delegate = table.dropDelegate {
      said = delegate.tableView(
        table, dropSessionDidUpdate: session, withDestinationIndexPath: proposed)
    } else {
      said = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    proposal = said
    destination = proposed
    if let local, let proposed, said.intent == .insertAtDestinationIndexPath {
      destination =
        table.rowDelegate?.tableView(
          table, targetIndexPathForMoveFromRowAt: local, toProposedIndexPath: proposed) ?? proposed
    }
    show(said, source: local)
    return said
  }

  /// The row below the finger; after the last one, where there is none.
  private func place(of session: any UIDropSession, isLocal: Bool) -> IndexPath? {
    let point = session.location(in: table)
    if let path = table.indexPathForRow(at: point) { return path }
    let sections = table.numberOfSections
    guard sections > 0, point.y >= table.loadedGeometry.bottom else { return nil }
    let rows = table.numberOfRows(inSection: sections - 1)
    return IndexPath(row: isLocal ? max(rows - 1, 0) : rows, section: sections - 1)
  }

  private func show(_ proposal: UITableViewDropProposal, source: IndexPath?) {
    let isInserting =
      proposal.intent == .insertAtDestinationIndexPath
      && (proposal.operation == .copy || proposal.operation == .move)
    mark(
      proposal.intent == .insertIntoDestinationIndexPath
        ? destination.flatMap { table.cellForRow(at: $0) } : nil)
    let leaving = proposal.operation == .move ? source : nil
    if isInserting, let destination {
      hide(leaving.flatMap { table.cellForRow(at: $0) })
      let height = hiddenCell?.bounds.height ?? 44
      table.makeRoom(TableRoom(source: leaving, target: destination, height: height))
    } else {
      table.makeRoom(nil)
    }
  }

  private func hide(_ cell: UITableViewCell?) {
    guard cell !== hiddenCell else { return }
    hiddenCell?.layer.opacity = 1
    cell?.layer.opacity = 0
    hiddenCell = cell
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    mark(nil)
    table.makeRoom(nil)
    table.dropDelegate?.tableView(table, dropSessionDidExit: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    sessionEnded()
    mark(nil)
    hide(nil)
    table.makeRoom(nil)
    table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let proposal else { return }
    mark(nil)
    let coordinator = TableDropCoordinator(
      table, session, proposal, to: destination, from: table.rowDrags.sources, landings
    ) { table.rectForRow(at: $0).size }
    if proposal.operation == .move, let source = movable(session), let destination,
      moved(source, to: destination)
    {
      coordinator.drop(session.items[0], toRowAt: destination)
      return
    }
    table.forgetRoom()
    table.dropDelegate?.tableView(table, performDropWith: coordinator)
  }

  /// Whether the data source moves rows; a page that leaves that out hears of the drop.
  private func moved(_ source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource = table.dataSource else { return false }
    table.leftOutMove = false
    dataSource.tableView(table, moveRowAt: source, to: destination)
    guard !table.leftOutMove else { return false }
    table.forgetRoom()
    if source != destination { table.moveRow(at: source, to: destination) }
    return true
  }
}
