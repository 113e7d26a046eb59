// Long because what can be overridden has to stand in the class itself.

import CoreGraphics
import Foundation

/// Rows below each other, of which only those that are seen exist.
///
/// The data source says how many rows there are, and makes a cell where one comes into sight; a
/// cell that leaves is used again.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// As a height: as high as the contents want.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The name of the magnifying glass in an index.
  public nonisolated static let indexSearch = "{search}"

  public let style: Style
  var geometry = TableGeometry()
  var loading = TableLoading()
  let pool = ReusePool()
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [IndexPath] = []
  var updates = TableUpdates()
  var reordering: TableReordering?
  let swipes = RowSwipes()
  let dragDrop = TableDragging()
  private(set) lazy var swipePan = RowSwipePan(swipes)
  var touchedRow: IndexPath?
  var prefetched: Set<IndexPath> = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceElement?.tableStyle ?? .plain
    super.init(coder: coder)
    setUpTable()
    fill(from: coder, as: UITableView.self)
  }

  private lazy var rowMenus = RowMenus(of: self)

  private func setUpTable() {
    backgroundColor = style.ground
    alwaysBounceVertical = true
    swipes.list = self
    swipePan.list = self
    addGestureRecognizer(swipePan)
    addInteraction(UIContextMenuInteraction(delegate: rowMenus))
  }

  // MARK: Who says what

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetRows() } }
  }

  open var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set {
      scrollDelegate = newValue
      rowDelegate = newValue
      forgetRows()
    }
  }
  weak var rowDelegate: (any UITableViewDelegate)?

  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // MARK: Lengths

  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }

  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
  }

  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetRows() } }
  }

  /// 0 asks every row for its height at once.
  open var estimatedRowHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Room above the header of each section of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { forgetRows() } }
  }
  open var fillerRowHeight: CGFloat = 0
  open var insetsContentViewsToSafeArea = true
  open var cellLayoutMarginsFollowReadableWidth = false

  // MARK: Looks

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { showCellLooks() }
  }

  open var separatorColor: UIColor? = .separator {
    didSet { showCellLooks() }
  }

  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      showCellLooks()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  // MARK: Index

  private(set) lazy var index = TableIndex(of: self)
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { forgetRows() } }
  }
  open var sectionIndexColor: UIColor? {
    didSet { index.showColors() }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { index.showColors() }
  }
  open var sectionIndexTrackingBackgroundColor: UIColor?

  open func reloadSectionIndexTitles() {
    if loading.stage == .done { index.ask() }
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, with: tableFooterView) }
  }

  // MARK: Rows

  /// One where nobody says how many.
  open var numberOfSections: Int { dataSource == nil ? 1 : loadedGeometry.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource == nil ? 0 : loadedGeometry.sections[section].rows.count
  }

  open dynamic func reloadData() {
    forgetRows()
    if window != nil { loadRows() }
  }

  open func rect(forSection section: Int) -> CGRect { loadedGeometry.rect(ofSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadedGeometry.rect(ofHeader: section)
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadedGeometry.rect(ofFooter: section)
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedGeometry.has(indexPath) ? geometry.rect(of: indexPath) : .zero
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.path(at: point.y) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadedGeometry.paths(from: rect.minY, to: rect.maxY)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    scroll(to: rectForRow(at: indexPath), position, animated: animated)
  }

  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }

  // MARK: Changes

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    if let completion { self.updates.completions.append(completion) }
    endUpdates()
  }

  open func beginUpdates() {
    updates.depth += 1
  }

  open func endUpdates() {
    updates.depth -= 1
    if updates.depth == 0 { applyUpdates() }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.none) { $0.movedSections.append((section, newSection)) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.inserted.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deleted.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloaded.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.none) { $0.moved.append((indexPath, newIndexPath)) }
  }

  /// Shows rows anew in the cells they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where cells[path] != nil { reconfigure(path) }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    editingChanged(animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, for: identifier, .cell)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.register(aClass, for: identifier, .header)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusedCell(identifier)
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reusedCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusedHeader(identifier)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    guard !QuickLookPicture.isSettling else { return }
    loadIfNeeded()
    showVisibleRows()
    super.layoutSubviews()
    index.place()
  }

  /// Its rows are its contents, whatever is constrained.
  override var laysOutContentArea: Bool { false }

  override func boundsSizeChanged() {
    super.boundsSizeChanged()
    if geometry.width != bounds.width { widthChanged() }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === swipePan {
      return swipes.mayBegin(
        at: swipePan.location(in: self), way: swipePan.translation(in: self))
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !rowTouched(touches) else { return }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedRow == nil else { return rowTouchEnded(touches) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedRow == nil else { return rowTouchCancelled() }
    super.touchesCancelled(touches, with: event)
  }
}
