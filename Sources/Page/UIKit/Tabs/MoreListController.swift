import CoreGraphics
import Foundation
import QuartzCore

/// The list of controllers that have no tab of their own.
@MainActor
final class MoreListController: UIViewController {
  var chosen: (UIViewController) -> Void = { _ in }
  var controllers: [UIViewController] = [] {
    didSet { if isViewLoaded { showRows() } }
  }

  private var rows: [MoreRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showRows()
  }

  private func showRows() {
    for row in rows { row.removeFromSuperview() }
    rows = controllers.map { controller in
      let row = MoreRow(controller.tabBarItem)
      row.addAction(
        UIAction { [weak self, weak controller] _ in
          if let controller { self?.chosen(controller) }
        }, for: .touchUpInside)
      view.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var y = view.safeAreaInsets.top
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: MoreRow.height)
      y += MoreRow.height
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }
}

/// One controller in the list: picture, title, and an arrow.
@MainActor
private final class MoreRow: UIControl {
  static let height: CGFloat = 44
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let arrow = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)

  init(_ item: UITabBarItem?) {
    super.init(frame: .zero)
    isOpaque = false
    picture.image = item?.image
    picture.contentMode = .scaleAspectFit
    label.text = item?.title
    arrow.image = UIImage(
      systemName: "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .center
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    for view in [picture, label, arrow, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 16, y: 8, width: 28, height: 28)
    let start: CGFloat = picture.image == nil ? 16 : 60
    label.frame = CGRect(x: start, y: 0, width: bounds.width - start - 40, height: bounds.height)
    arrow.frame = CGRect(x: bounds.width - 32, y: 0, width: 20, height: bounds.height)
    let thin = 1 / UIScreen.pixelsPerPoint
    line.frame = CGRect(
      x: start, y: bounds.height - thin, width: bounds.width - start, height: thin)
  }
}
