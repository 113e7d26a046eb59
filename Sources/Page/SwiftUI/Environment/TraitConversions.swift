extension ColorSchemeContrast {
  /// Creates a contrast that equals one of UIKit.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates a contrast that equals one of SwiftUI.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// Creates a direction that equals one of UIKit.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates a direction that equals one of SwiftUI.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UILegibilityWeight {
  /// Creates a weight that equals one of SwiftUI.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension EdgeInsets {
  /// Creates insets that equal those of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets that equal those of SwiftUI.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension NSUnderlineStyle {
  /// Creates a style that equals that of a line of text, without its color.
  public init(_ lineStyle: Text.LineStyle) {
    self = [.single, NSUnderlineStyle(rawValue: lineStyle.pattern.style)]
  }
}
