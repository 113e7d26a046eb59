import CoreGraphics
import Foundation

/// What a sheet of activities shows: the head, a row of those that share, and a list of the others.
@MainActor
final class ActivitySheet: UIView, UITableViewDataSource, UITableViewDelegate {
  private let actions: [UIActivity]
  private let shares: [UIActivity]
  private let chosen: (UIActivity) -> Void
  private let head: ActivityHead
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  init(
    _ preview: ActivityPreview, _ activities: [UIActivity],
    chosen: @escaping (UIActivity) -> Void, closed: @escaping () -> Void
  ) {
    shares = activities.filter { type(of: $0).activityCategory == .share }
    actions = activities.filter { type(of: $0).activityCategory == .action }
    self.chosen = chosen
    head = ActivityHead(preview, closed: closed)
    super.init(frame: .zero)
    table.dataSource = self
    table.delegate = self
    table.backgroundColor = .clear
    if !shares.isEmpty { table.tableHeaderView = ActivityRow(shares, chosen: chosen) }
    for view in [table, head] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    head.frame = CGRect(x: 0, y: top, width: bounds.width, height: ActivityHead.height)
    table.frame = CGRect(
      x: 0, y: head.frame.maxY, width: bounds.width,
      height: max(bounds.height - head.frame.maxY, 0))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    actions.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let activity = actions[indexPath.row]
    cell.textLabel?.text = activity.words
    let sign = UIImageView(image: activity.activityImage)
    sign.contentMode = .scaleAspectFit
    sign.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    sign.tintColor = .label
    cell.accessoryView = sign
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen(actions[indexPath.row])
  }
}

extension UIActivity {
  var words: String { activityTitle ?? activityType?.rawValue ?? "" }
}

/// The activities that share, beside each other.
@MainActor
final class ActivityRow: UIScrollView {
  private static let height: CGFloat = 104
  private static let pitch: CGFloat = 80
  private let buttons: [UIView]

  init(_ activities: [UIActivity], chosen: @escaping (UIActivity) -> Void) {
    buttons = activities.map { activity in ActivityButton(activity) { chosen(activity) } }
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    showsHorizontalScrollIndicator = false
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: margin + CGFloat(index) * Self.pitch, y: 4, width: Self.pitch, height: Self.height - 8)
    }
    contentSize = CGSize(
      width: 2 * margin + CGFloat(buttons.count) * Self.pitch, height: Self.height)
  }
}

/// A picture on a rounded ground, with the title below.
@MainActor
final class ActivityButton: UIControl {
  private let ground = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  var words: String? { title.text }

  init(_ activity: UIActivity, chosen: @escaping () -> Void) {
    super.init(frame: .zero)
    ground.backgroundColor = .secondarySystemGroupedBackground
    ground.layer.cornerRadius = 14
    ground.isUserInteractionEnabled = false
    picture.image = activity.activityImage
    picture.contentMode = .scaleAspectFit
    title.text = activity.words
    title.font = .systemFont(ofSize: 11)
    title.textAlignment = .center
    title.numberOfLines = 2
    for view in [ground, picture, title] { addSubview(view) }
    addAction(UIAction { _ in chosen() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 60
    ground.frame = CGRect(x: ((bounds.width - side) / 2).onPixel, y: 0, width: side, height: side)
    picture.frame = ground.frame.insetBy(dx: 14, dy: 14)
    let size = title.sizeThatFits(CGSize(width: bounds.width - 8, height: 30))
    title.frame = CGRect(x: 4, y: side + 5, width: bounds.width - 8, height: min(size.height, 30))
  }
}
