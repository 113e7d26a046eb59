import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A collection of numbered items in a compositional layout, 320 points wide and 400 high.
@MainActor
final class CompositionalStage: UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]
  /// How high the contents of a cell want to be.
  var heights: [IndexPath: CGFloat] = [:]

  init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["head", "foot", "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  static func run(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [12],
    _ change: (CompositionalStage) -> Void = { _ in },
    _ test: (TestStage, CompositionalStage) -> Void
  ) {
    let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts)
    change(stage)
    TestStage.run(showing: stage.view) { test($0, stage) }
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.wanted = heights[indexPath]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

/// A cell that wants a height of its own.
@MainActor
final class SizedCell: UICollectionViewCell {
  var wanted: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size.height = wanted }
    return layoutAttributes
  }
}

/// Shorter words for sizes.
@MainActor
func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func layoutItem(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
}
