import CoreGraphics
import Foundation

/// Says what a section is like, by its place.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Items in groups, groups in sections, each with sizes of its own.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) var plan = CompositionalPlan()
  private var sizes = WantedSizes()
  private(set) var scrollers = SectionScrollers()
  /// What is planned goes by reading; where it runs from the right, all that is asked and told is mirrored.
  private(set) var direction = UIUserInterfaceLayoutDirection.leftToRight
  private var beginning = Beginning.due

  private enum Beginning {
    case due, done
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
    scrollers.layout = self
  }

  public required init?(coder: NSCoder) { nil }

  /// A layout all of whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    direction = collectionView.effectiveUserInterfaceLayoutDirection
    let room = CompositionalRoom(collectionView, configuration)
    sizes.fit(room.crossLength)
    plan = CompositionalPlan(collectionView, room, provider, configuration, sizes)
    scrollers.follow(plan)
  }

  open override var collectionViewContentSize: CGSize { plan.size }

  var axis: PlanAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  /// From what is planned to what is seen, and back.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard direction == .rightToLeft else { return rect }
    return CGRect(origin: CGPoint(x: plan.size.width - rect.maxX, y: rect.minY), size: rect.size)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(
    in asked: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let rect = mirrored(asked)
    for (index, section) in plan.sections.enumerated() {
      guard section.frame.insetBy(dx: -0.5, dy: -0.5).intersects(rect) || section.hasLooseParts
      else { continue }
      found += cells(of: section, index, in: rect)
      let shift = scrollers.shift(index)
      for part in section.attached {
        let frame = part.frame.offsetBy(dx: -shift.x, dy: -shift.y)
        if frame.intersects(rect) { found.append(attributes(part, frame)) }
      }
      for (number, edge) in section.edges.enumerated() {
        let attributes = attributes(edge, index, number)
        if attributes.frame.intersects(asked) { found.append(attributes) }
      }
      for decoration in section.decorations where decoration.frame.intersects(rect) {
        found.append(attributes(decoration, index))
      }
    }
    for edge in plan.edges {
      let attributes = attributes(edge)
      if attributes.frame.intersects(asked) { found.append(attributes) }
    }
    return found
  }

  private func cells(
    of section: PlannedSection, _ index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let shift = scrollers.shift(index)
    let along = section.across == nil ? axis : axis.other
    let seen = rect.offsetBy(dx: shift.x, dy: shift.y)
    return section.cells(in: seen, along).map { item in
      let cell = section.cells[item]
      let frame = cell.frame.offsetBy(dx: -shift.x, dy: -shift.y)
      return attributes(cell, IndexPath(item: item, section: index), frame)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plan.sections.indices.contains(indexPath.section),
      plan.sections[indexPath.section].cells.indices.contains(indexPath.item)
    else { return nil }
    let cell = plan.sections[indexPath.section].cells[indexPath.item]
    let shift = scrollers.shift(indexPath.section)
    return attributes(cell, indexPath, cell.frame.offsetBy(dx: -shift.x, dy: -shift.y))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if let edge = plan.edges.first(where: { $0.item.elementKind == elementKind }),
      indexPath.count == 1
    {
      return attributes(edge)
    }
    guard let index = indexPath.first, plan.sections.indices.contains(index) else { return nil }
    let section = plan.sections[index]
    if let number = section.edges.firstIndex(where: { $0.item.elementKind == elementKind }) {
      return attributes(section.edges[number], index, number)
    }
    let shift = scrollers.shift(index)
    return section.attached.first { $0.item.elementKind == elementKind && $0.path == indexPath }
      .map { attributes($0, $0.frame.offsetBy(dx: -shift.x, dy: -shift.y)) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plan.sections.indices.contains(indexPath.section) else { return nil }
    return plan.sections[indexPath.section].decorations
      .first { $0.item.elementKind == elementKind }
      .map { attributes($0, indexPath.section) }
  }

  // MARK: Sizes of contents

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let flexible = originalAttributes.flexible ?? []
    let (own, given) = (preferredAttributes.size, originalAttributes.size)
    return flexible.contains(.width) && abs(own.width - given.width) > 0.01
      || flexible.contains(.height) && abs(own.height - given.height) > 0.01
  }

  override func adopt(_ size: CGSize, of element: CollectionElement) {
    sizes.note(size, of: element)
  }

  override func itemsChanged(_ mapping: ListMapping?, _ reloaded: Set<IndexPath>) {
    sizes.move(mapping, reloaded)
    if mapping == nil { scrollers.forget() }
  }

  // MARK: Sections that scroll across

  override func willShow() {
    beginAtTheRight()
    scrollers.place()
    collectionView?.showGround(plan.listGround)
  }

  /// What scrolls sideways and is read from the right begins with its right end.
  private func beginAtTheRight() {
    guard beginning == .due, let collectionView, !collectionView.bounds.isEmpty else { return }
    beginning = .done
    guard direction == .rightToLeft, axis == .horizontal else { return }
    let room = collectionView.bounds.width - collectionView.adjustedContentInset.right
    collectionView.contentOffset.x = max(
      plan.size.width - room, -collectionView.adjustedContentInset.left)
  }

  /// A section's edges and its decorations stay where they are.
  override func scroller(of element: CollectionElement) -> SectionScroller? {
    guard let index = element.path.first, let scroller = scrollers[index],
      plan.sections.indices.contains(index)
    else { return nil }
    switch element.category {
    case .cell: return scroller
    case .decorationView: return nil
    case .supplementaryView:
      let isAttached = plan.sections[index].attached.contains {
        $0.item.elementKind == element.kind
      }
      return isAttached ? scroller : nil
    }
  }

  override func listPlace(of element: CollectionElement) -> ListPlace? {
    guard let index = element.path.first, plan.sections.indices.contains(index),
      plan.sections[index].section.list != nil
    else { return nil }
    return element.category == .cell
      ? layoutAttributesForItem(at: element.path)?.list
      : layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)?.list
  }

  override func leave() {
    scrollers.forget()
    collectionView?.showGround(nil)
  }

  override func scrollAcross(to path: IndexPath, animated: Bool) {
    scrollers.show(path, animated: animated)
  }

  override func willPlace(_ found: [UICollectionViewLayoutAttributes]) {
    for (index, section) in plan.sections.enumerated() {
      guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
      let own = found.filter { $0.indexPath.first == index }
      guard !own.isEmpty else { continue }
      let shift = scrollers.seenShift(index)
      let offset = section.across == nil ? collectionView?.contentOffset ?? .zero : shift
      handler(own.map { VisibleItem($0, shift: shift) }, offset, section.surroundings)
    }
  }
}
