import CoreGraphics

/// The lengths of a configured button's size.
struct ButtonMetrics {
  let size: UIButton.Configuration.Size

  init(_ size: UIButton.Configuration.Size) {
    self.size = size
  }

  var insets: NSDirectionalEdgeInsets {
    switch size {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var dynamicRadius: CGFloat {
    switch size {
    case .mini, .small: 5
    case .medium: 5.95
    case .large: 8.75
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch size {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch size {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }

  var indicatorGap: CGFloat { 5 }
}

extension UIButton.Configuration {
  /// How round the corners of a button of some size are.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let most = min(size.width, size.height) / 2
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      // A radius that was set counts; one that was not follows the size.
      case .dynamic:
        background.cornerRadius == ButtonMetrics(.medium).dynamicRadius
          ? ButtonMetrics(buttonSize).dynamicRadius : background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: most
      }
    return min(radius, most)
  }
}
