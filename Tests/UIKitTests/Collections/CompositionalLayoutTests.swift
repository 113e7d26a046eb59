import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct CompositionalLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func itemsOfAShareFillALine() {
    let item = layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)
    CompositionalStage.run(section, [6]) { _, stage in
      #expect(stage.frame(0) == rect(12, 7, 71, 46))
      #expect(stage.frame(3) == rect(237, 7, 71, 46))
      #expect(stage.frame(4) == rect(12, 67, 71, 46))
      #expect(stage.view.contentSize == CGSize(width: 320, height: 130))
    }
  }

  @Test func equalItemsShareTheLineAndRepeatedOnesKeepTheirSize() {
    let wide = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let size = layoutSize(.fractionalWidth(1), .absolute(40))
    let sharing = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: wide, count: 3)
    sharing.interItemSpacing = .fixed(10)
    CompositionalStage.run(NSCollectionLayoutSection(group: sharing)) { _, stage in
      #expect(stage.frame(1) == rect(110, 0, 100, 40))
    }
    let third = layoutItem(.absolute(60), .fractionalHeight(1))
    let repeating = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: third, count: 2)
    repeating.interItemSpacing = .flexible(10)
    CompositionalStage.run(NSCollectionLayoutSection(group: repeating)) { _, stage in
      #expect(stage.frame(1) == rect(260, 0, 60, 40))
      #expect(stage.frame(2) == rect(0, 40, 60, 40))
    }
  }

  @Test func groupsLieInGroups() {
    let large = layoutItem(.fractionalWidth(0.75), .fractionalHeight(1))
    let small = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
    CompositionalStage.run(NSCollectionLayoutSection(group: group), [5]) { _, stage in
      #expect(stage.frame(0) == rect(0, 0, 240, 160))
      #expect(stage.frame(1) == rect(240, 0, 80, 80))
      #expect(stage.frame(2) == rect(240, 80, 80, 80))
      #expect(stage.frame(3) == rect(0, 160, 240, 160))
      #expect(stage.frame(4) == rect(240, 160, 80, 80))
    }
  }

  @Test func spaceAroundAnItemGivesWay() {
    let item = layoutItem(.absolute(100), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item, count: 1)
    CompositionalStage.run(NSCollectionLayoutSection(group: group)) { _, stage in
      #expect(stage.frame(0) == rect(110, 20, 100, 20))
    }
  }

  @Test func aFunctionPlacesItems() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 20, y: 80, width: 20, height: 20), zIndex: 3),
      ]
    }
    CompositionalStage.run(NSCollectionLayoutSection(group: group), [3]) { _, stage in
      #expect(stage.frame(1) == rect(300, 80, 20, 20))
      #expect(stage.frame(2) == rect(0, 100, 20, 20))
    }
  }

  @Test func contentsDecideWhatWasGuessed() {
    let item = layoutItem(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let tall = IndexPath(item: 1, section: 0)
    CompositionalStage.run(NSCollectionLayoutSection(group: group), [4]) {
      $0.heights[tall] = 90
    } _: { stage, own in
      #expect(own.frame(1) == rect(0, 44, 320, 90))
      #expect(own.frame(2) == rect(0, 134, 320, 44))
      own.counts = [5]
      own.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      stage.advance(by: 1)
      #expect(own.frame(2) == rect(0, 88, 320, 90))
    }
  }

  @Test func edgesStandAroundASectionAndStayInSight() {
    let item = layoutItem(.fractionalWidth(1), .absolute(100))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
    let size = layoutSize(.fractionalWidth(1), .absolute(30))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "head", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [
      header,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "foot", alignment: .bottom),
    ]
    CompositionalStage.run(section, [8, 8]) { stage, own in
      let path = IndexPath(item: 0, section: 0)
      func frame(_ kind: String) -> CGRect? {
        own.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
      }
      #expect(frame("head") == rect(20, 0, 280, 30))
      #expect(own.frame(0) == rect(20, 40, 280, 100))
      #expect(frame("foot") == rect(20, 840, 280, 30))
      own.view.contentOffset.y = 200
      stage.stage.turnEnded()
      #expect(own.view.supplementaryView(forElementKind: "head", at: path)?.frame.minY == 200)
      own.view.contentOffset.y = 860
      stage.stage.turnEnded()
      #expect(own.view.supplementaryView(forElementKind: "head", at: path)?.frame.minY == 840)
    }
  }

  @Test func aBadgeHangsOnItsItem() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
    CompositionalStage.run(NSCollectionLayoutSection(group: group), [5]) { _, stage in
      let views = stage.view.visibleSupplementaryViews(ofKind: "badge")
      #expect(views.count == 5)
      #expect(views.first?.frame == rect(80, 0, 20, 20))
    }
  }

  @Test func sectionsScrollAcrossAndComeToRestAtAGroup() {
    let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(200), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in offsets.append(offset.x) }
    CompositionalStage.run(section, [30, 3]) { stage, own in
      let first = IndexPath(item: 0, section: 0)
      #expect(own.frame(0) == rect(16, 0, 200, 80))
      #expect(own.frame(0, 1) == rect(16, 80, 200, 80))
      #expect(own.view.cellForItem(at: IndexPath(item: 5, section: 0)) == nil)
      stage.drag(from: CGPoint(x: 250, y: 40), by: CGVector(dx: -170, dy: 0))
      stage.play(2)
      #expect(own.frame(0)?.minX == -194)
      #expect(own.frame(0, 1)?.minX == 16)
      #expect(
        own.view.cellForItem(at: IndexPath(item: 1, section: 0))?.superview is SectionScroller)
      #expect(own.view.indexPathForItem(at: CGPoint(x: 20, y: 40))?.item == 1)
      #expect(offsets.contains(210))
      own.view.scrollToItem(
        at: IndexPath(item: 20, section: 0), at: .centeredHorizontally, animated: false)
      stage.stage.turnEnded()
      #expect(own.view.cellForItem(at: first) == nil)
      #expect(own.view.cellForItem(at: IndexPath(item: 20, section: 0)) != nil)
    }
  }

  @Test func aLayoutAsksForEachSection() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      let item = layoutItem(.fractionalWidth(1), .absolute(CGFloat(20 * (index + 1))))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(CGFloat(20 * (index + 1)))),
        subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    layout.configuration = configuration
    let own = CompositionalStage(layout, [2, 2])
    TestStage.run(showing: own.view) { _ in
      #expect(own.frame(1, 1) == rect(0, 85, 320, 40))
      #expect(Array(asked.prefix(2)) == [0, 1])
    }
  }
}
