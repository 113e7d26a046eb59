import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct CompositionalDirectionTests {
  @Test func whatIsReadFromTheRightBeginsThere() {
    let quarter = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [quarter])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    CompositionalStage.run(section) {
      $0.view.semanticContentAttribute = .forceRightToLeft
    } _: { _, collection in
      #expect(collection.frame(0) == CGRect(x: 210, y: 0, width: 70, height: 50))
      #expect(collection.frame(3) == CGRect(x: 0, y: 0, width: 70, height: 50))
      #expect(collection.frame(4) == CGRect(x: 210, y: 50, width: 70, height: 50))
      let right = collection.view.collectionViewLayout.layoutAttributesForElements(
        in: CGRect(x: 215, y: 0, width: 60, height: 40))
      #expect(right?.map(\.indexPath.item) == [0])
    }
  }

  @Test func aSectionAcrossThatIsReadFromTheRightBeginsAtItsRightEnd() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    CompositionalStage.run(section) {
      $0.view.semanticContentAttribute = .forceRightToLeft
    } _: { stage, collection in
      #expect(collection.frame(0) == CGRect(x: 220, y: 0, width: 100, height: 50))
      #expect(collection.frame(2) == CGRect(x: 20, y: 0, width: 100, height: 50))
      let cell = collection.view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell.map { collection.view.convert($0.bounds, from: $0).minX } == 220)
      collection.view.scrollToItem(
        at: IndexPath(item: 11, section: 0), at: .centeredHorizontally, animated: false)
      stage.advance(by: 0)
      #expect(collection.frame(11) == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
  }
}
