import CoreGraphics
import Foundation
import QuartzCore

/// What stands above or below a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  enum Place {
    case header, footer
  }

  open internal(set) var reuseIdentifier: String?
  public let contentView = UIView()
  private var title: UILabel?
  private var detail: UILabel?
  private var place = Place.header
  private var tableStyle = UITableView.Style.plain
  private var margin: CGFloat = 16

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    fill(from: coder, as: UITableViewHeaderFooterView.self)
  }

  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    title = label
    label.numberOfLines = 0
    contentView.addSubview(label)
    showFonts()
    return label
  }

  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    detail = label
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showContent() }
  }
  private var configuredContent: (any UIView & UIContentView)?

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundColor = backgroundConfiguration?.shownColor(in: self)
    }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    tableStyle == .plain ? .plainHeader() : .groupedHeader()
  }

  private func showContent() {
    configuredContent?.removeFromSuperview()
    configuredContent = contentConfiguration?.makeContentView()
    if let configuredContent { contentView.addSubview(configuredContent) }
    setNeedsLayout()
  }

  open func prepareForReuse() {}

  // MARK: Looks

  func show(_ text: String, _ place: Place, _ style: UITableView.Style, margin: CGFloat) {
    (self.place, tableStyle, self.margin) = (place, style, margin)
    let isUpper = place == .header && style != .plain
    textLabel?.text = isUpper ? text.uppercased() : text
    backgroundColor = style == .plain ? .systemBackground : nil
    showFonts()
  }

  private func showFonts() {
    guard let title else { return }
    let isHeading = tableStyle == .plain && place == .header
    title.font = isHeading ? .systemFont(ofSize: 15, weight: .semibold) : .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
  }

  // MARK: Layout

  private var side: CGFloat { margin }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuredContent { return configuredContent.sizeThatFits(size) }
    let room = CGSize(width: size.width - 2 * side, height: .greatestFiniteMagnitude)
    let text = title?.sizeThatFits(room).height ?? 0
    return CGSize(width: size.width, height: text == 0 ? 0 : text + 2 * 7)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredContent?.frame = bounds
    guard let title else { return }
    let room = CGRect(x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
    let height = min(title.sizeThatFits(room.size).height, bounds.height)
    let top =
      tableStyle == .plain
      ? (bounds.height - height) / 2
      : place == .header ? bounds.height - height - 7 : 7
    let wanted = detail.map { $0.sizeThatFits(room.size).width } ?? 0
    title.frame = CGRect(x: side, y: top, width: room.width - wanted, height: height)
    detail?.frame = CGRect(x: room.maxX - wanted, y: top, width: wanted, height: height)
  }
}
