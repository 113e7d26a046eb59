import UIKit

/// What a selected annotation says of itself, over its view.
@MainActor final class CalloutView: UIView {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let row = UIStackView()
  var accessoryTapped: (UIControl) -> Void = { _ in }

  init(for view: MKAnnotationView) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 1)
    title.font = .boldSystemFont(ofSize: 14)
    subtitle.font = .systemFont(ofSize: 12)
    title.text = view.annotation?.title
    subtitle.text = view.annotation?.subtitle
    subtitle.isHidden = subtitle.text == nil
    let lines = UIStackView(arrangedSubviews: [title, view.detailCalloutAccessoryView ?? subtitle])
    lines.axis = .vertical
    let parts = [view.leftCalloutAccessoryView, lines, view.rightCalloutAccessoryView]
    for part in parts.compactMap(\.self) { row.addArrangedSubview(part) }
    row.spacing = 8
    row.alignment = .center
    addSubview(row)
    let size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    bounds.size = CGSize(width: size.width + 20, height: size.height + 12)
    row.frame = bounds.insetBy(dx: 10, dy: 6)
    for case let control as UIControl in parts {
      let action = UIAction { [unowned self, unowned control] _ in accessoryTapped(control) }
      control.addAction(action, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }
}
