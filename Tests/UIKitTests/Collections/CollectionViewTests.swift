import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A data source and delegate of a collection that writes down what it hears.
@MainActor
private final class ItemSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var log: [String] = []
  var sizes: [Int: CGSize] = [:]

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.item] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
      ?? .zero
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
}

@MainActor
private final class ItemCell: UICollectionViewCell {
  static var made = 0
  var name = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    ItemCell.made += 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Items on a diagonal.
@MainActor
private final class DiagonalLayout: UICollectionViewLayout {
  var prepared = 0
  private var places: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    prepared += 1
    places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
      let place = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: 0))
      place.frame = CGRect(x: index * 20, y: index * 50, width: 40, height: 40)
      return place
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: places.count * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { places[indexPath.item] }
}

@MainActor
@Suite(.serialized)
struct CollectionViewTests {
  private func run(
    _ sections: [[String]], _ layout: UICollectionViewLayout,
    _ test: (TestStage, UICollectionView, ItemSource) -> Void
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    let source = ItemSource(sections)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    ItemCell.made = 0
    TestStage.run(showing: view) { test($0, view, source) }
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.visibleCells.map(\.frame)
  }

  @Test func linesShareTheRoomThatIsLeft() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    run([names(5)], layout) { _, view, _ in
      #expect(
        frames(view) == [
          CGRect(x: 10, y: 5, width: 90, height: 50), CGRect(x: 115, y: 5, width: 90, height: 50),
          CGRect(x: 220, y: 5, width: 90, height: 50), CGRect(x: 10, y: 65, width: 90, height: 50),
          CGRect(x: 115, y: 65, width: 90, height: 50),
        ])
      #expect(view.contentSize == CGSize(width: 320, height: 120))
    }
  }

  @Test func sidewaysLinesAreColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 190)
    run([names(6)], layout) { _, view, _ in
      #expect(view.contentSize == CGSize(width: 320, height: 400))
      #expect(frames(view)[1] == CGRect(x: 0, y: 210, width: 100, height: 190))
      #expect(frames(view)[2].minX == 110)
    }
  }

  @Test func onlyItemsThatAreSeenExist() {
    run([names(5000)], UICollectionViewFlowLayout()) { stage, view, _ in
      #expect(ItemCell.made == 35)
      for _ in 0..<100 {
        view.contentOffset.y += 90
        stage.stage.turnEnded()
      }
      #expect(ItemCell.made <= 50)
      #expect((view.visibleCells[0] as? ItemCell)?.name == "750")
    }
  }

  @Test func headersArePinnedWhileTheirSectionIsThere() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    run([names(50), names(50)], layout) { stage, view, _ in
      view.contentOffset.y = 100
      stage.stage.turnEnded()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(x: 0, y: 100, width: 320, height: 30))
    }
  }

  @Test func aPagesOwnLayoutPlacesItems() {
    let layout = DiagonalLayout()
    run([names(100)], layout) { stage, view, _ in
      #expect(view.contentSize == CGSize(width: 300, height: 5000))
      #expect(frames(view)[3] == CGRect(x: 60, y: 150, width: 40, height: 40))
      let before = layout.prepared
      view.contentOffset.y = 60
      stage.stage.turnEnded()
      #expect(layout.prepared == before)
      layout.invalidateLayout()
      stage.stage.turnEnded()
      #expect(layout.prepared == before + 1)
    }
  }

  @Test func aTapSelectsOneItemOrMany() {
    run([names(9)], UICollectionViewFlowLayout()) { stage, view, source in
      stage.tap(25, 25)
      stage.tap(90, 25)
      #expect(source.log == ["didSelect 0", "didDeselect 0", "didSelect 1"])
      view.allowsMultipleSelection = true
      stage.tap(25, 25)
      #expect(view.indexPathsForSelectedItems?.count == 2)
      stage.tap(25, 25)
      #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
    }
  }

  @Test func itemsThatStayKeepTheirCells() {
    run([names(4)], UICollectionViewFlowLayout()) { stage, view, source in
      let last = view.cellForItem(at: IndexPath(item: 3, section: 0))
      source.sections[0] = ["new", "0", "2", "3"]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      stage.advance(by: 1)
      #expect(view.visibleCells.compactMap { ($0 as? ItemCell)?.name } == ["new", "0", "2", "3"])
      #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === last)
      #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test func anItemFollowsAFingerAndTheOthersMakeRoom() {
    run([names(4)], UICollectionViewFlowLayout()) { stage, view, source in
      #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 25))
      view.endInteractiveMovement()
      stage.advance(by: 1)
      #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) is ItemCell)
      #expect((view.visibleCells[2] as? ItemCell)?.name == "0")
      _ = source
    }
  }
}
