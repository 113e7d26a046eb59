import CoreGraphics
import Foundation
import QuartzCore

/// A cell of a list, with accessories beside its contents and a line below them.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell, SwipedCell {
  private let parts = AccessoryViews()
  private let lines = ListLines()
  /// Where in a list it is, while it is in one.
  private(set) var place: ListPlace?
  /// How far a finger has pushed the contents aside.
  var slide: CGFloat = 0
  var showsActions = false
  /// Whether the items below it are shown.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { expansionChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpListCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpListCell()
  }

  private func setUpListCell() {
    clipsToBounds = true
    contentView.autoresizingMask = []
    parts.owner = self
    lines.owner = self
    addLayoutGuide(separatorLayoutGuide)
  }

  // MARK: Accessories

  open var accessories: [UICellAccessory] = [] {
    didSet { parts.show(accessories, editing) }
  }

  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Whether accessories before the contents are moved in too.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// From where to where the line below the contents runs, where a page constrains it.
  public let separatorLayoutGuide = UILayoutGuide()

  // MARK: State

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    (state.isExpanded, state.isSwiped) = (isExpanded, slide != 0)
    return state
  }

  override func stateShown() {
    super.stateShown()
    parts.show(accessories, editing)
    lines.fade(isSelected || isHighlighted ? .hidden : .shown)
  }

  private func expansionChanged() {
    let work = { self.setNeedsUpdateConfiguration() }
    guard window != nil else { return work() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: work)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    (slide, showsActions, indentationLevel) = (0, false, 0)
    UIView.performWithoutAnimation { isExpanded = false }
  }

  // MARK: Looks

  open override func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let place else { return .cell() }
    switch (place.kind, place.appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): return .sidebarCell()
    case (.row, _): return .cell()
    case (.header, .plain): return .plainHeader()
    case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
    case (.header, _): return .sidebarHeader()
    case (.footer, .plain): return .plainFooter()
    case (.footer, _): return .groupedFooter()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let place else { return .listPlainCell() }
    switch (place.kind, place.appearance) {
    case (.row, .plain): return .listPlainCell()
    case (.row, .grouped), (.row, .insetGrouped): return .listGroupedCell()
    case (.row, _): return .listSidebarCell()
    case (.header, .plain), (.footer, .plain): return .listPlainHeaderFooter()
    case (.header, .grouped), (.header, .insetGrouped), (.footer, _):
      return .listGroupedHeaderFooter()
    case (.header, _): return .listSidebarHeader()
    }
  }

  override var shownBackground: UIBackgroundConfiguration? {
    if backgroundConfiguration != nil { return super.shownBackground }
    // A page that gives the cell a background of its own sees that one.
    guard place != nil, backgroundColor == nil, backgroundView == nil else { return nil }
    var background = defaultBackgroundConfiguration().updated(for: configurationState)
    if place?.appearance == .insetGrouped, place?.kind == .row { background.cornerRadius = 10 }
    return background
  }

  override var roundedCorners: CACornerMask {
    guard let place, place.appearance == .insetGrouped else { return super.roundedCorners }
    var corners: CACornerMask = []
    if place.position.isFirst {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if place.position.isLast {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return corners
  }

  override func listPlaceChanged(_ place: ListPlace?) {
    guard let place, !place.looksLike(self.place) else { return }
    self.place = place
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let indent = CGFloat(indentationLevel) * indentationWidth
    let side = place?.appearance.cellSide ?? 16
    let room = parts.place(in: bounds, margin: side, indent: indent, slide: slide)
    contentView.frame = CGRect(
      x: room.lowerBound + slide, y: 0, width: room.upperBound - room.lowerBound,
      height: bounds.height)
    lines.place()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let inner = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    placeParts()
    let beside = bounds.width - contentView.bounds.width
    inner.size.width = max(layoutAttributes.size.width - beside, 0)
    let wanted = super.preferredLayoutAttributesFitting(inner)
    let least: CGFloat = place?.kind == .row || place == nil ? 44 : 0
    return layoutAttributes.with(
      CGSize(
        width: wanted.size.width + beside, height: max(wanted.size.height.rounded(.up), least)))
  }

  /// From where the contents' text begins.
  var textStart: CGFloat {
    let own = (configuredContent as? UIListContentView)?.textStart
    return contentView.frame.minX - slide + (own ?? place?.appearance.cellSide ?? 16)
  }
}
