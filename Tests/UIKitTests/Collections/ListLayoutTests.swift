import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListLayoutTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func run(
    _ configuration: UICollectionLayoutListConfiguration,
    _ fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in },
    _ test: (TestStage, UICollectionView, Source) -> Void
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      fill(cell, name)
    }
    let source = Source(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    TestStage.run(showing: view) { test($0, view, source) }
  }

  private func show(_ items: [String], _ source: Source) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: false)
  }

  private func cell(_ item: Int, _ view: UICollectionView) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  @Test func rowsAreAsHighAsTheirContents() {
    run(UICollectionLayoutListConfiguration(appearance: .plain)) { stage, view, source in
      show(["short", String(repeating: "long ", count: 40)], source)
      stage.stage.turnEnded()
      #expect(cell(0, view)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect((cell(1, view)?.frame.height ?? 0) > 100)
      #expect(cell(1, view)?.frame.minY == 44)
    }
  }

  @Test func anInsetListHasRoundEnds() {
    run(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { stage, view, source in
      show(["a", "b", "c"], source)
      stage.stage.turnEnded()
      #expect(cell(0, view)?.frame == CGRect(x: 16, y: 17.5, width: 288, height: 44))
      #expect(cell(0, view)?.roundedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(cell(1, view)?.roundedCorners == [])
      #expect(cell(0, view)?.shownBackground?.backgroundColor == .secondarySystemGroupedBackground)
    }
  }

  @Test func accessoriesStandBesideTheContents() {
    var deleted = 0
    run(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, _ in
      cell.accessories = [.disclosureIndicator(), .delete { deleted += 1 }]
    } _: { stage, view, source in
      show(["a"], source)
      stage.stage.turnEnded()
      let before = cell(0, view)?.contentView.frame
      #expect(before?.minX == 0)
      #expect((before?.maxX ?? 320) < 304)
      view.isEditing = true
      stage.advance(by: 1)
      #expect(cell(0, view)?.contentView.frame.minX == 38)
      stage.tap(25, 20)
      #expect(deleted == 1)
    }
  }

  @Test func aSwipeUncoversActions() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var flagged: [Int] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          flagged.append(path.item)
          done(true)
        }
      ])
    }
    run(configuration) { stage, view, source in
      show(["a", "b"], source)
      stage.stage.turnEnded()
      stage.drag(from: CGPoint(x: 250, y: 60), by: CGVector(dx: -100, dy: 0))
      stage.advance(by: 1)
      #expect(cell(1, view)?.slide == -74)
      stage.tap(300, 60)
      stage.advance(by: 1)
      #expect(flagged == [1])
      #expect(cell(1, view)?.slide == 0)
    }
  }

  @Test func anOutlineOpensByItsChevron() {
    run(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, name in
      cell.accessories = name == "tree" ? [.outlineDisclosure(options: .init(style: .header))] : []
    } _: { stage, view, source in
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["tree", "stone"])
      outline.append(["leaf", "root"], to: "tree")
      var heard: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { heard.append($0) }
      source.apply(outline, to: 0, animatingDifferences: false)
      stage.stage.turnEnded()
      #expect(source.snapshot().itemIdentifiers == ["tree", "stone"])
      stage.tap(60, 20)
      stage.advance(by: 1)
      #expect(heard == ["tree"])
      #expect(source.snapshot().itemIdentifiers == ["tree", "leaf", "root", "stone"])
      #expect(cell(1, view)?.indentationLevel == 1)
      #expect(cell(0, view)?.isExpanded == true)
      #expect(source.snapshot(for: 0).isExpanded("tree"))
      stage.tap(60, 20)
      stage.advance(by: 1)
      #expect(source.snapshot().itemIdentifiers == ["tree", "stone"])
    }
  }
}

struct SectionSnapshotTests {
  @Test func itemsHaveItemsBelowThem() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a11"], to: "a1")
    #expect(outline.items == ["a", "a1", "a11", "a2", "b"])
    #expect(outline.rootItems == ["a", "b"])
    #expect(outline.visibleItems == ["a", "b"])
    #expect(outline.level(of: "a11") == 2)
    outline.expand(["a1"])
    #expect(!outline.isVisible("a11"))
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a11", "a2", "b"])
    outline.insert(["a15"], after: "a1")
    #expect(outline.snapshot(of: "a").items == ["a1", "a11", "a15", "a2"])
    #expect(outline.parent(of: "a15") == "a")
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["x"])
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "x", "b"])
    outline.delete(["a"])
    #expect(outline.items == ["b"])
  }
}
