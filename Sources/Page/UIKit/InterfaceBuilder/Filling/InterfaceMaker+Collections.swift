import CoreGraphics
import Foundation

// Collections, their layouts and their cells.

extension InterfaceMaker {
  func fillCollection(_ view: UICollectionView, _ element: InterfaceElement) {
    if let layout = element.value("collectionViewLayout"),
      let made = make(layout) as? UICollectionViewLayout
    {
      view.collectionViewLayout = made
    }
    element.flag("allowsSelection").apply { view.allowsSelection = $0 }
    element.flag("allowsMultipleSelection").apply { view.allowsMultipleSelection = $0 }
    element.flag("prefetchingEnabled").apply { view.isPrefetchingEnabled = $0 }
    for cell in element.group("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      view.pool.register(CellPrototype(cell, self), for: identifier, .cell)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let part = element.value(key), let identifier = part["reuseIdentifier"] else {
        continue
      }
      view.pool.register(CellPrototype(part, self), for: identifier, .supplementary(kind))
    }
  }

  func fillLayout(_ layout: UICollectionViewLayout, _ element: InterfaceElement) {
    guard let layout = layout as? UICollectionViewFlowLayout else { return }
    element.number("minimumLineSpacing").apply { layout.minimumLineSpacing = $0 }
    element.number("minimumInteritemSpacing").apply { layout.minimumInteritemSpacing = $0 }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    element.value("itemSize").apply { layout.itemSize = $0.size }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.value("estimatedItemSize")?.size, size != .zero {
      layout.estimatedItemSize = size
    }
    element.value("headerReferenceSize").apply { layout.headerReferenceSize = $0.size }
    element.value("footerReferenceSize").apply { layout.footerReferenceSize = $0.size }
    element.value("sectionInset").apply { layout.sectionInset = $0.insets }
    element.flag("sectionHeadersPinToVisibleBounds")
      .apply { layout.sectionHeadersPinToVisibleBounds = $0 }
    element.flag("sectionFootersPinToVisibleBounds")
      .apply { layout.sectionFootersPinToVisibleBounds = $0 }
  }

  func fillReusable(_ view: UICollectionReusableView, _ element: InterfaceElement) {
    view.reuseIdentifier = element["reuseIdentifier"]
    guard let cell = view as? UICollectionViewCell else { return }
    if let content = element.value("contentView") {
      fill(cell.contentView, content)
      // Whatever the file says of it, it fills the cell.
      cell.contentView.frame = cell.bounds
      cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.translatesAutoresizingMaskIntoConstraints = true
    }
    makeView(element.value("backgroundView")).apply { cell.backgroundView = $0 }
    makeView(element.value("selectedBackgroundView")).apply { cell.selectedBackgroundView = $0 }
  }
}
