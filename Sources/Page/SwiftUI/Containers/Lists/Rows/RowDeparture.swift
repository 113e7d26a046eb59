@_spi(SwiftUI) import UIKit

/// How the rows of a list come and go when a change is animated. Those that stay move by the
/// commit.
extension RowItem {
  /// Fades the view of a row that was removed. It lies behind the others, which move over it.
  func depart() {
    guard let animation = list?.graph?.transaction.animation, let view = rowView,
      let container = view.superview
    else { return }
    let place = DepartingRow(frame: view.frame)
    UIView.performWithoutAnimation {
      container.insertSubview(place, at: 0)
      place.addSubview(view)
      view.frame = place.bounds
    }
    animation.perform {
      place.alpha = 0
    } completion: {
      place.removeFromSuperview()
    }
  }

  /// Fades the view of a row in that was inserted, when the rows around have been committed.
  func arrive() {
    let isNew = isInserted
    isInserted = false
    guard isNew, let graph = list?.graph, let animation = graph.transaction.animation,
      let view = rowView
    else { return }
    view.alpha = 0
    graph.afterLayout { animation.perform { view.alpha = 1 } }
  }
}

/// The place of a row that was removed, until it is gone. It is no row for touches.
final class DepartingRow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }
}
