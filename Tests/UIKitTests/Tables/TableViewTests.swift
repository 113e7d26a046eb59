import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct TableViewTests {
  private func run(
    _ sections: [[String]], style: UITableView.Style = .plain, cell: AnyClass = CountingCell.self,
    _ test: (TestStage, UITableView, TableSource) -> Void
  ) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: style)
    let source = TableSource(sections)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    CountingCell.made = 0
    TestStage.run(showing: table) { test($0, table, source) }
  }

  private func names(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func onlyCellsThatAreSeenExist() {
    run([names(0..<10_000)]) { stage, table, source in
      #expect(table.contentSize.height == 440_000)
      #expect(source.asked == 10 && CountingCell.made == 10)
      for _ in 0..<300 {
        table.contentOffset.y += 100
        stage.stage.turnEnded()
      }
      #expect(CountingCell.made <= 13)
      #expect(texts(table).first == "row 681")
      let cell = table.visibleCells[0] as? CountingCell
      #expect((cell?.reuses ?? 0) > 10)
    }
  }

  @Test func rowsAreThereAsSoonAsThePageHasScrolledToThem() {
    run([names(0..<50)]) { _, table, _ in
      func isThere(_ row: Int) -> Bool {
        table.subviews.contains { ($0 as? UITableViewCell)?.textLabel?.text == "row \(row)" }
      }
      table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .bottom, animated: false)
      #expect(isThere(35) && isThere(40) && !isThere(2))
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
      #expect(isThere(2) && !isThere(40))
      table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .top)
      #expect(isThere(30) && !isThere(2))
    }
  }

  @Test func aTableWithoutASourceHasOneEmptySection() {
    let table = UITableView()
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    #expect(table.indexPathsForVisibleRows == [])
  }

  @Test func rowsLieAtTheSumOfHeightsBefore() {
    run([names(0..<5)]) { _, table, source in
      source.heights = ["row 1": 100, "row 3": 10]
      table.reloadData()
      #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).minY == 198)
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 143)) == IndexPath(row: 1, section: 0))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9000)) == nil)
    }
  }

  @Test func aTapSelectsInOrder() {
    run([names(0..<5)]) { stage, table, source in
      stage.tap(100, 20)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
      stage.tap(100, 60)
      #expect(
        source.log == [
          "willSelect 0", "didSelect 0", "willSelect 1", "willDeselect 0", "didDeselect 0",
          "didSelect 1",
        ])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
      source.refused = IndexPath(row: 2, section: 0)
      stage.tap(100, 110)
      #expect(table.indexPathForSelectedRow?.row == 1)
    }
  }

  @Test func aDragHighlightsNothingAndScrolls() {
    run([names(0..<50)]) { stage, table, source in
      stage.down((100, 300))
      stage.move((100, 280))
      stage.move((100, 180))
      stage.up((100, 180))
      #expect(source.log == [] && table.contentOffset.y == 100)
    }
  }

  @Test func insertedAndDeletedRowsMoveTheOthers() {
    run([names(0..<4)]) { stage, table, source in
      let last = table.cellForRow(at: IndexPath(row: 3, section: 0))
      source.sections[0].remove(at: 1)
      source.sections[0].insert("new", at: 0)
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
      stage.advance(by: 1)
      #expect(texts(table) == ["new", "row 0", "row 2", "row 3"])
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === last)
      #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
      #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    }
  }

  @Test func sectionsComeAndGo() {
    run([["a"], ["b"], ["c"]]) { stage, table, source in
      source.sections = [["b"], ["x"], ["c"]]
      table.beginUpdates()
      table.deleteSections([0], with: .automatic)
      table.insertSections([1], with: .automatic)
      table.endUpdates()
      stage.advance(by: 1)
      #expect(texts(table) == ["b", "x", "c"])
    }
  }

  @Test func aMovedRowKeepsItsCell() {
    run([names(0..<4)]) { stage, table, source in
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      source.sections[0] = ["row 1", "row 2", "row 0", "row 3"]
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      stage.advance(by: 1)
      #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
      #expect(texts(table) == ["row 1", "row 2", "row 0", "row 3"])
    }
  }

  @Test func headersFloatAtTheTopOfAPlainTable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .plain)
    let source = TableSource([names(0..<20), names(20..<40)])
    source.titles = ["A", "B"]
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    TestStage.run(showing: table) { stage in
      table.contentOffset.y = 300
      stage.stage.turnEnded()
      #expect(table.headerView(forSection: 0)?.frame.minY == 300)
      table.contentOffset.y = 28 + 880 - 10
      stage.stage.turnEnded()
      #expect(table.headerView(forSection: 0)?.frame.maxY == 908)
      #expect(table.headerView(forSection: 1)?.frame.minY == 908)
    }
  }

  @Test func constraintsMakeARowAsHighAsItsContents() {
    run([names(0..<100)], cell: ConstrainedCell.self) { stage, table, _ in
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 100)
      #expect(table.visibleCells.count == 5)
      table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      stage.stage.turnEnded()
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 100 })
    }
  }

  @Test func aSwipeUncoversDelete() {
    run([names(0..<4)]) { stage, table, source in
      stage.down((250, 60))
      for step in 1...6 {
        stage.advance(by: 1 / 60.0)
        stage.move((250 - Double(step) * 20, 60))
      }
      stage.advance(by: 0.2)
      stage.up((130, 60))
      stage.advance(by: 1)
      stage.tap(280, 60)
      stage.advance(by: 1)
      #expect(source.sections[0] == ["row 0", "row 2", "row 3"])
      #expect(texts(table) == ["row 0", "row 2", "row 3"] && source.log == [])
    }
  }

  @Test func editingShowsASignBeforeEachRow() {
    run([names(0..<4)]) { stage, table, source in
      table.setEditing(true, animated: false)
      stage.stage.turnEnded()
      let cell = table.visibleCells[0]
      #expect(cell.isEditing && cell.contentView.frame.minX == 38)
      stage.tap(24, 22)
      stage.advance(by: 1)
      stage.tap(280, 22)
      stage.advance(by: 1)
      #expect(source.sections[0].count == 3)
    }
  }

  @Test func snapshotsAreShownByWhatHasChanged() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    TestStage.run(showing: table) { stage in
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "c"])
      source.apply(snapshot, animatingDifferences: false)
      stage.stage.turnEnded()
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      snapshot.deleteItems(["a"])
      snapshot.moveItem("c", beforeItem: "b")
      snapshot.appendItems(["d"])
      source.apply(snapshot)
      stage.advance(by: 1)
      #expect(texts(table) == ["c", "b", "d"])
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }
  }
}
