import CoreGraphics
import Foundation
import class FoundationAdditions.NSItemProvider
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
private final class Names: NSObject, UITableViewDataSource, UITableViewDragDelegate {
  var names = ["a", "b", "c", "d", "e"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row]))
    item.localObject = names[indexPath.row]
    return [item]
  }
}

@MainActor
private final class Mover: NSObject, UITableViewDataSource {
  let names: Names
  init(_ names: Names) { self.names = names }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    names.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    names.names.insert(
      names.names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

@MainActor
private final class Taker: NSObject, UITableViewDropDelegate {
  let names: Names
  var seen: [IndexPath?] = []
  init(_ names: Names) { self.names = names }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    seen = [source, destination]
    tableView.performBatchUpdates {
      self.names.names.insert(self.names.names.remove(at: source.row), at: destination.row)
      tableView.deleteRows(at: [source], with: .fade)
      tableView.insertRows(at: [destination], with: .fade)
    }
    coordinator.drop(item.dragItem, toRowAt: destination)
  }
}

@MainActor
@Suite(.serialized)
struct ListDragTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
  private let names = Names()

  private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }
  private func onRow(_ row: Double) -> CGPoint { CGPoint(x: 100, y: row * 44 + 22) }

  @Test func rowsAreMovedByTheDataSourceAlone() {
    let mover = Mover(names)
    table.dataSource = mover
    table.dragDelegate = names
    TestStage.run(showing: table) { stage in
      stage.carry(from: onRow(1), by: [onRow(2), onRow(3)])
      #expect(table.hasActiveDrag && table.hasActiveDrop)
      let third = table.cellForRow(at: IndexPath(row: 3, section: 0))
      #expect(third?.frame.minY == 88)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.alpha == 0)
      stage.letGo(at: onRow(3))
      #expect(names.names == ["a", "c", "d", "b", "e"] && texts == names.names)
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    }
  }

  @Test func rowsGoBackWhenADragIsCancelled() {
    let mover = Mover(names)
    table.dataSource = mover
    table.dragDelegate = names
    TestStage.run(showing: table) { stage in
      stage.carry(from: onRow(1), by: [onRow(3)])
      stage.stage.deliver(phase: .cancelled, identifier: 1, x: 100, y: 150)
      stage.play(0.8)
      #expect(texts == ["a", "b", "c", "d", "e"])
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func theDropDelegateHearsWhereAndFromWhere() {
    let taker = Taker(names)
    table.dataSource = names
    table.dragDelegate = names
    table.dropDelegate = taker
    TestStage.run(showing: table) { stage in
      stage.carry(from: onRow(0), by: [onRow(2)])
      stage.letGo(at: onRow(2))
      #expect(taker.seen == [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)])
      #expect(texts == ["b", "c", "a", "d", "e"])
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func itemsOfACollectionMakeRoomAndAreMoved() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let tiles = Tiles()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    (collection.dataSource, collection.dragDelegate, collection.dropDelegate) =
      (tiles, tiles, tiles)
    TestStage.run(showing: collection) { stage in
      let end = CGPoint(x: 250, y: 50)
      stage.carry(from: CGPoint(x: 50, y: 50), by: [end])
      let second = collection.cellForItem(at: IndexPath(item: 1, section: 0))
      #expect(second?.frame.minX == 0)
      #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0)
      stage.letGo(at: end)
      #expect(tiles.numbers == [1, 2, 0, 3])
      #expect(collection.visibleCells.map(\.tag) == [1, 2, 0, 3])
      #expect(collection.visibleCells.map(\.frame.minX) == [0, 100, 200, 0])
      #expect(collection.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }
}

@MainActor
private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var numbers = [0, 1, 2, 3]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.tag = numbers[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "tile"))] }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    numbers.insert(numbers.remove(at: source.item), at: destination.item)
    collectionView.moveItem(at: source, to: destination)
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}
