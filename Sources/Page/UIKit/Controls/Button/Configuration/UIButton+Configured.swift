import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
  func configurationChanged() {
    if parts.isUpdating { return }
    parts.needsConfigurationUpdate = true
    looksChanged()
  }

  // MARK: Showing

  func showConfiguration(_ given: Configuration) {
    var configuration = given
    if configuration.attributedTitle == nil, configuration.attributedSubtitle == nil {
      configuration.title = titleWithoutConfiguration
    }
    if configuration.image == nil {
      configuration.image = primaryAction?.image ?? contents.image[state]
    }
    let resolved = ResolvedConfiguration(configuration, of: self)
    parts.resolved = resolved
    parts.background?.isHidden = true
    parts.selection?.isHidden = true
    let plate = parts.plateView(in: self)
    plate.isHidden = false
    plate.show(configuration.background, color: resolved.background, tint: tintColor)
    showConfiguredText(resolved)
    showConfiguredImage(resolved)
    showWheel(resolved)
    showIndicator(resolved)
  }

  /// A menu's choice, the action's title, or what was said for the state.
  private var titleWithoutConfiguration: String? {
    if let title = contents.title[state] { return title }
    guard let title = primaryAction?.title, !title.isEmpty else { return nil }
    return title
  }

  func hideConfiguration() {
    guard parts.resolved != nil else { return }
    parts.resolved = nil
    parts.plate?.isHidden = true
    parts.subtitle?.text = nil
    parts.indicator?.image = nil
    parts.wheel?.stopAnimating()
    parts.title?.numberOfLines = 1
    parts.title?.text = nil
    parts.title?.font = .systemFont(ofSize: buttonType.isTinted ? 15 : UIFont.buttonFontSize)
    parts.image?.tintColor = nil
    parts.image?.preferredSymbolConfiguration = nil
  }

  private func showConfiguredText(_ resolved: ResolvedConfiguration) {
    let configuration = resolved.configuration
    let metrics = ButtonMetrics(configuration.buttonSize)
    let alignment = textAlignment(of: configuration)
    let title = resolved.text(
      configuration.attributedTitle, style: metrics.titleStyle,
      configuration.titleTextAttributesTransformer, alignment: alignment,
      lineBreaks: configuration.titleLineBreakMode)
    let subtitle = resolved.text(
      configuration.attributedSubtitle, style: metrics.subtitleStyle,
      configuration.subtitleTextAttributesTransformer, alignment: alignment,
      lineBreaks: configuration.subtitleLineBreakMode)
    if title != nil || parts.title != nil {
      show(title, in: parts.titleLabel(in: self), configuration.titleLineBreakMode)
    }
    if subtitle != nil || parts.subtitle != nil {
      show(subtitle, in: parts.subtitleLabel(in: self), configuration.subtitleLineBreakMode)
    }
  }

  private func show(
    _ text: AttributedString?, in label: UIButtonLabel, _ lineBreaks: NSLineBreakMode
  ) {
    let isWrapping = lineBreaks == .byWordWrapping || lineBreaks == .byCharWrapping
    let lines = isWrapping ? 0 : 1
    if label.numberOfLines != lines { label.numberOfLines = lines }
    label.show(text.map { .made($0) })
    if label.isHidden != (text == nil) { label.isHidden = text == nil }
  }

  private func showConfiguredImage(_ resolved: ResolvedConfiguration) {
    let configuration = resolved.configuration
    guard let image = configuration.image, !configuration.showsActivityIndicator else {
      if parts.image?.image != nil { parts.image?.image = nil }
      return
    }
    let view = parts.imageView(in: self)
    let size = UIFont.preferredFont(
      forTextStyle: ButtonMetrics(configuration.buttonSize).titleStyle)
    let symbols =
      configuration.preferredSymbolConfigurationForImage
      ?? currentPreferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: size)
    if view.preferredSymbolConfiguration != symbols { view.preferredSymbolConfiguration = symbols }
    let shown =
      image.renderingMode == .automatic
      ? parts.adjustedImages.image(of: image, .template, tint: tintColor) : image
    if view.image !== shown { view.image = shown }
    let color =
      configuration.imageColorTransformer?(resolved.foreground) ?? resolved.foreground
    if view.tintColor != color { view.tintColor = color }
  }

  private func showWheel(_ resolved: ResolvedConfiguration) {
    let isShown = resolved.configuration.showsActivityIndicator
    guard isShown || parts.wheel != nil else { return }
    let wheel = parts.wheelView(in: self)
    let color =
      resolved.configuration.activityIndicatorColorTransformer?(resolved.foreground)
      ?? resolved.foreground
    if wheel.color != color { wheel.color = color }
    if isShown, !wheel.isAnimating { wheel.startAnimating() }
    if !isShown, wheel.isAnimating { wheel.stopAnimating() }
  }

  /// A menu whose choice becomes the title says so with two small arrows.
  private func showIndicator(_ resolved: ResolvedConfiguration) {
    let configuration = resolved.configuration
    let isShown =
      switch configuration.indicator {
      case .popup: true
      case .none: false
      case .automatic:
        menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
      }
    guard isShown || parts.indicator != nil else { return }
    let view = parts.indicatorView(in: self)
    let symbols = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
    let image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbols)
    view.image = isShown ? image : nil
    view.tintColor =
      configuration.indicatorColorTransformer?(resolved.foreground) ?? resolved.foreground
  }

  // MARK: Layout

  private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
    switch arrangementAlignment(of: configuration) {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }

  /// By itself text leans on the picture beside it.
  private func arrangementAlignment(
    of configuration: Configuration
  ) -> ConfiguredArrangement.Alignment {
    let (leading, trailing): (ConfiguredArrangement.Alignment, ConfiguredArrangement.Alignment) =
      isMirrored ? (.right, .left) : (.left, .right)
    switch configuration.titleAlignment {
    case .leading: return leading
    case .center: return .center
    case .trailing: return trailing
    case .automatic: break
    }
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: return .left
    case .right, .trailing: return .right
    case .center, .fill: break
    }
    guard configuration.image != nil || configuration.showsActivityIndicator else {
      return .center
    }
    if configuration.imagePlacement.contains(.leading) { return leading }
    return configuration.imagePlacement.contains(.trailing) ? trailing : .center
  }

  private func side(of placement: NSDirectionalRectEdge) -> ConfiguredArrangement.Side {
    if placement.contains(.top) { return .top }
    if placement.contains(.bottom) { return .bottom }
    return placement.contains(.trailing) != isMirrored ? .right : .left
  }

  /// Without a width, everything as wide as it wants to be.
  private func configuredArrangement(width: CGFloat?) -> ConfiguredArrangement {
    var arrangement = ConfiguredArrangement()
    guard let configuration = parts.resolved?.configuration else { return arrangement }
    let isWheel = configuration.showsActivityIndicator
    let picture = isWheel ? parts.wheel : parts.image
    arrangement.image = picture?.sizeThatFits(.zero) ?? .zero
    if !isWheel, configuration.image == nil { arrangement.image = .zero }
    if arrangement.image.width > 0 {
      arrangement.image.width = max(arrangement.image.width, configuration.imageReservation)
    }
    arrangement.indicator = parts.indicator?.sizeThatFits(.zero) ?? .zero
    arrangement.side = side(of: configuration.imagePlacement)
    arrangement.alignment = arrangementAlignment(of: configuration)
    arrangement.imagePadding = configuration.imagePadding
    arrangement.titlePadding = configuration.titlePadding
    arrangement.indicatorGap = ButtonMetrics(configuration.buttonSize).indicatorGap
    arrangement.isMirrored = isMirrored
    arrangement.scale = contentScaleFactor
    let room = width.map { arrangement.textRoom(in: $0) } ?? 0
    arrangement.title = textSize(of: parts.title, room)
    arrangement.subtitle = textSize(of: parts.subtitle, room)
    return arrangement
  }

  private func textSize(of label: UIButtonLabel?, _ room: CGFloat) -> CGSize {
    guard let label, label.attributedText?.length ?? 0 > 0 else { return .zero }
    let natural = label.sizeThatFits(.zero)
    guard room > 0, natural.width > room else { return natural }
    return label.numberOfLines == 1
      ? CGSize(width: room, height: natural.height)
      : label.sizeThatFits(CGSize(width: room, height: 0))
  }

  var configuredSize: CGSize {
    let (size, insets) = (configuredArrangement(width: nil).size, paddedContentInsets)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  func layoutConfigured() {
    guard let configuration = parts.resolved?.configuration else { return }
    let content = contentRect(forBounds: bounds)
    let frames = configuredArrangement(width: content.width).frames(
      in: content, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
    let insets = configuration.background.backgroundInsets
    let plate = backgroundRect(forBounds: bounds).inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    parts.plate?.place(plate, cornerRadius: configuration.cornerRadius(in: plate.size))
    parts.image?.frame = frames.image
    parts.wheel?.frame = frames.image
    parts.title?.frame = frames.title
    parts.subtitle?.frame = frames.subtitle
    parts.indicator?.frame = frames.indicator
  }
}
