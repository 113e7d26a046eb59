import CoreGraphics
import Foundation

/// A button's configuration with the colors it has in one state.
struct ResolvedConfiguration {
  var configuration: UIButton.Configuration
  var foreground: UIColor
  var background: UIColor
  let highlightedAlphas: ButtonAlphas

  private static let tintedAlpha: CGFloat = 0.18

  /// The colors by the style alone where they do not follow the state.
  @MainActor
  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    self.configuration = configuration
    let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .systemBlue
    let style = ResolvedConfiguration.style(of: configuration, in: button)
    let base = configuration.baseBackgroundColor
    let isFilledBySelection = style == .filled && configuration.style != .filled
    foreground =
      (isFilledBySelection ? nil : configuration.baseForegroundColor)
      ?? (style == .filled ? .white : tint)
    let ownBackground: UIColor? =
      switch style {
      case .plain: base
      case .gray: base ?? .tertiarySystemFill
      case .tinted: (base ?? tint).withAlphaComponent(Self.tintedAlpha)
      case .filled: base ?? tint
      }
    var color = configuration.background.backgroundColor ?? ownBackground ?? .clear
    if button.automaticallyUpdatesConfiguration, button.state.contains(.disabled) {
      foreground = .tertiaryLabel
      if configuration.background.backgroundColor == nil, style != .plain {
        color = .tertiarySystemFill
      }
    }
    background = configuration.background.backgroundColorTransformer?(color) ?? color
    highlightedAlphas = ResolvedConfiguration.alphas(of: style, in: button)
  }

  /// A selected button stands out more than its style says.
  @MainActor
  private static func style(
    of configuration: UIButton.Configuration, in button: UIButton
  ) -> UIButton.Configuration.Style {
    guard button.automaticallyUpdatesConfiguration, configuration.automaticallyUpdateForSelection,
      button.isSelected
    else { return configuration.style }
    switch configuration.style {
    case .plain: return .tinted
    case .gray, .tinted, .filled: return .filled
    }
  }

  @MainActor
  private static func alphas(
    of style: UIButton.Configuration.Style, in button: UIButton
  ) -> ButtonAlphas {
    guard button.automaticallyUpdatesConfiguration else { return ButtonAlphas() }
    return style == .plain
      ? ButtonAlphas(foreground: 0.35, background: 1)
      : ButtonAlphas(foreground: 0.75, background: 0.75)
  }

  // MARK: Text

  /// The title with its font and color, and what the page says of both.
  func text(
    _ text: AttributedString?, style: UIFont.TextStyle,
    _ transformer: UIConfigurationTextAttributesTransformer?, alignment: NSTextAlignment,
    lineBreaks: NSLineBreakMode
  ) -> AttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreaks
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = .preferredFont(forTextStyle: style)
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = foreground
    base[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] = paragraph
    var shown = AttributedString()
    for run in text.runs {
      var attributes = base.merging(run.attributes)
      if let transformer { attributes = transformer(attributes) }
      shown.append(AttributedString(String(text.characters[run.range]), attributes: attributes))
    }
    return shown
  }
}

extension UIButton.Configuration {
  /// This one with the colors it has on a button in its state.
  @MainActor
  public func updated(for button: UIButton) -> UIButton.Configuration {
    let resolved = ResolvedConfiguration(self, of: button)
    var updated = self
    updated.baseForegroundColor = resolved.foreground
    updated.background.backgroundColor = resolved.background
    updated.background.backgroundColorTransformer = nil
    return updated
  }
}
