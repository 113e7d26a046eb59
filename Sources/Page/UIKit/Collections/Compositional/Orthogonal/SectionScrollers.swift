import CoreGraphics
import Foundation

/// The scroll views of a layout's sections, by the place of the section.
@MainActor
struct SectionScrollers {
  weak var layout: UICollectionViewCompositionalLayout?
  private var scrollers: [Int: SectionScroller] = [:]

  subscript(section: Int) -> SectionScroller? { scrollers[section] }

  /// How far the contents of a section are from where they would be if it were not scrolled.
  func shift(_ section: Int) -> CGPoint {
    guard let layout, let scroller = scrollers[section] else { return .zero }
    return layout.axis.other.point(scroller.offset, 0)
  }

  /// The same, for what is seen.
  func seenShift(_ section: Int) -> CGPoint {
    guard let layout, let scroller = scrollers[section] else { return .zero }
    return layout.axis.other.point(scroller.seenOffset, 0)
  }

  mutating func forget() {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    scrollers = [:]
  }

  /// Makes those that are needed, and gives each the extent of its section.
  mutating func follow(_ plan: CompositionalPlan) {
    for (index, scroller) in scrollers
    where index >= plan.sections.count || plan.sections[index].across == nil {
      scroller.removeFromSuperview()
      scrollers[index] = nil
    }
    for (index, section) in plan.sections.enumerated() {
      guard var across = section.across, let layout else { continue }
      across.window = layout.mirrored(across.window)
      let scroller =
        scrollers[index]
        ?? SectionScroller(layout.axis.other) { [weak layout] in
          layout?.collectionView?.setNeedsLayout()
        }
      scrollers[index] = scroller
      UIView.performWithoutAnimation { scroller.follow(across, layout.direction) }
    }
  }

  /// Puts them into the collection, behind its headers.
  func place() {
    guard let collection = layout?.collectionView else { return }
    for scroller in scrollers.values where scroller.superview !== collection {
      let back = [collection.ground, collection.backgroundView].filter {
        $0?.superview === collection
      }
      collection.insertSubview(scroller, at: back.count)
    }
  }

  func show(_ path: IndexPath, animated: Bool) {
    guard let layout, let scroller = scrollers[path.section],
      layout.plan.sections[path.section].cells.indices.contains(path.item)
    else { return }
    let frame = layout.plan.sections[path.section].cells[path.item].frame
    guard let start = layout.plan.sections[path.section].across?.window.origin else { return }
    let own = frame.offsetBy(dx: -start.x, dy: -start.y)
    scroller.scrollRectToVisible(scroller.mirrored(own), animated: animated)
  }
}
