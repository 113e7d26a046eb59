import CoreGraphics
import Foundation

/// Where a compositional layout puts everything.
@MainActor
struct CompositionalPlan {
  private(set) var sections: [PlannedSection] = []
  /// What stands around all sections.
  private(set) var edges: [PlannedSection.Edge] = []
  private(set) var size = CGSize.zero

  init() {}

  init(
    _ view: UICollectionView, _ room: CompositionalRoom,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ sizes: WantedSizes
  ) {
    let axis = room.axis
    let around = configuration.boundarySupplementaryItems
    func size(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
      let size = item.layoutSize.size(in: room.bounds)
      guard let own = sizes.edge(item.elementKind, nil) else { return size }
      return item.layoutSize.flexibleSides.taken(from: own, into: size)
    }
    var place: CGFloat = 0
    for item in around where item.alignment.end(axis) == .start {
      if let edge = Self.edge(item, size(item), at: place, room) { edges.append(edge) }
      if item.extendsBoundary { place += axis.length(size(item)) }
    }
    for index in 0..<view.numberOfSections {
      let insets = room.insets(configuration.contentInsetsReference)
      let surroundings = LayoutSurroundings(room.bounds, insets, view.traitCollection)
      guard let section = provider(index, surroundings) else {
        fatalError("The section provider of the layout returned no section for \(index).")
      }
      if index > 0 { place += configuration.interSectionSpacing }
      let reference =
        section.contentInsetsReference == .automatic
        ? configuration.contentInsetsReference : section.contentInsetsReference
      let planner = SectionPlanner(
        index: index, count: view.numberOfItems(inSection: index), axis: axis,
        room: room.area(reference), surroundings: surroundings, wanted: { sizes.cell($0) },
        wantedEdge: { sizes.edge($0, $1) })
      let planned = planner.plan(section, from: place)
      place = axis.end(planned.frame)
      sections.append(planned)
    }
    for item in around where item.alignment.end(axis) != .start {
      if let edge = Self.edge(item, size(item), at: place, room) { edges.append(edge) }
      if item.extendsBoundary, item.alignment.end(axis) == .end {
        place += axis.length(size(item))
      }
    }
    self.size = axis.size(place, room.crossLength)
  }

  private static func edge(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, at place: CGFloat,
    _ room: CompositionalRoom
  ) -> PlannedSection.Edge? {
    let axis = room.axis
    let left = room.crossLength - axis.other.length(size)
    let side: CGFloat =
      switch item.alignment.end(axis.other) {
      case .start: 0
      case .end: left
      case nil: left / 2
      }
    let isInside = !item.extendsBoundary && item.alignment.end(axis) == .end
    let origin = axis.point(isInside ? place - axis.length(size) : place, side)
    return PlannedSection.Edge(
      item: item,
      frame: CGRect(
        x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width,
        height: size.height))
  }
}
