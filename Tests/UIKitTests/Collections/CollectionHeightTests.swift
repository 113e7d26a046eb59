import CoreGraphics
import Foundation
import Testing

@testable @_spi(PageRuntime) import UIKit

/// A collection that is as high as its contents.
@MainActor
private final class WholeCollection: UICollectionView {
  override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != collectionViewLayout.collectionViewContentSize {
      invalidateIntrinsicContentSize()
    }
  }
}

@MainActor
private final class Squares: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 7 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
  }
}

@MainActor
@Suite struct CollectionHeightTests {
  @Test func aCollectionThatIsAsHighAsItsContentsBeginsWithNoHeightAtAll() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 40)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 0
    let collection = WholeCollection(frame: .zero, collectionViewLayout: layout)
    let squares = Squares()
    collection.dataSource = squares
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
    collection.translatesAutoresizingMaskIntoConstraints = false

    let room = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    room.addSubview(collection)
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: room.topAnchor),
      collection.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      collection.widthAnchor.constraint(equalToConstant: 160),
    ])
    TestStage.run(showing: room) { stage in
      stage.advance(by: 0.1)
      #expect(collection.frame.size == CGSize(width: 160, height: 3 * 40 + 2 * 10))
      #expect(collection.visibleCells.count == 7)
    }
  }
}
