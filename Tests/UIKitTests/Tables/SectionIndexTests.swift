import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SectionIndexTests {
  @MainActor
  private final class Names: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 5 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      ["A", "B", "C", "D", "E"]
    }
  }

  @Test func aFingerOnTheIndexGoesToASection() {
    let names = Names(style: .plain)
    TestStage.run { stage in
      stage.stage.show(names)
      stage.begin()
      stage.advance(by: 0.1)
      let table = names.tableView!
      // Five letters of 15 points stand in the middle of 668.
      stage.stage.deliver(phase: .began, identifier: 1, x: 367, y: 334)
      #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
      stage.stage.deliver(phase: .moved, identifier: 1, x: 367, y: 349)
      #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
      let place = table.index.convert(CGPoint.zero, to: names.view.window)
      #expect(place.x == 359)
      stage.stage.deliver(phase: .ended, identifier: 1, x: 367, y: 349)
    }
  }

  @Test func aTableOfFewRowsShowsNoIndex() {
    let names = Names(style: .plain)
    names.tableView.sectionIndexMinimumDisplayRowCount = 101
    TestStage.run { stage in
      stage.stage.show(names)
      stage.begin()
      #expect(names.tableView.index.superview == nil)
      names.tableView.sectionIndexMinimumDisplayRowCount = 100
      stage.advance(by: 0.1)
      #expect(names.tableView.index.superview === names.tableView)
    }
  }
}
