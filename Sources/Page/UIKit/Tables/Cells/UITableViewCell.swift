// Long because what can be overridden has to stand in the class itself.

import CoreGraphics
import Foundation
import QuartzCore

/// One row of a table.
///
/// Its contents lie in the content view; beside that are the accessory, and the controls while the
/// table is edited.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  let cellStyle: CellStyle
  open internal(set) var reuseIdentifier: String?
  /// What the table wants of it.
  var looks = TableCellLooks() {
    didSet { if looks != oldValue { looksChanged() } }
  }
  let lines = CellLines()
  let accessoryPart = CellAccessory()
  let labels = CellLabels()
  var editing = CellEditing()

  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    cellStyle = coder.interfaceElement?.cellStyle ?? .default
    super.init(coder: coder)
    setUpCell()
    fill(from: coder, as: UITableViewCell.self)
  }

  private func setUpCell() {
    clipsToBounds = true
    addSubview(contentView)
    lines.owner = self
    accessoryPart.owner = self
    labels.owner = self
    looksChanged()
  }

  // MARK: Parts

  public let contentView: UIView = TableCellContentView()

  open var textLabel: UILabel? { labels.text }
  open var detailTextLabel: UILabel? { labels.detail }
  open var imageView: UIImageView? { labels.image }

  open var backgroundView: UIView? {
    didSet { replaceGround(oldValue, with: backgroundView) }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showState()
    }
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  var configuredContent: (any UIView & UIContentView)?

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showState() }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState { currentState }

  open func setNeedsUpdateConfiguration() {
    updateConfigurationNow()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: State

  open var selectionStyle = SelectionStyle.default {
    didSet { showState() }
  }

  open var isSelected: Bool {
    get { selects }
    set { setSelected(newValue, animated: false) }
  }
  private var selects = false

  open var isHighlighted: Bool {
    get { highlights }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlights = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selects else { return }
    selects = selected
    stateChanged(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlights else { return }
    highlights = highlighted
    stateChanged(animated: animated)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  // MARK: Accessories

  open var accessoryType = AccessoryType.none {
    didSet { accessoryPart.show() }
  }

  open var accessoryView: UIView? {
    didSet { accessoryPart.show() }
  }

  open var editingAccessoryType = AccessoryType.none {
    didSet { accessoryPart.show() }
  }

  open var editingAccessoryView: UIView? {
    didSet { accessoryPart.show() }
  }

  // MARK: Place

  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// In place of the table's; as wide as the cell, it hides the line.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? looks.lineInset ?? lines.plainInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  open var shouldIndentWhileEditing = true
  open var focusStyle = FocusStyle.default

  // MARK: Editing

  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing.isOn else { return }
    self.editing.isOn = editing
    editingChanged(animated: animated)
  }

  open var editingStyle: EditingStyle { editing.style }
  open var showingDeleteConfirmation: Bool { editing.showsActions }

  open var showsReorderControl = false {
    didSet { setNeedsLayout() }
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(for: size.width))
  }

  override func colorAppearanceDidChange() {
    super.colorAppearanceDidChange()
    showState()
  }

  override var treeDetails: [String] {
    (isSelected ? ["selected"] : []) + (isHighlighted ? ["highlighted"] : [])
  }
}

/// Where a cell's contents lie.
@MainActor
final class TableCellContentView: UIView {}
