import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
  // MARK: Changes

  func change(_ body: (inout ButtonContents) -> Void) {
    body(&contents)
    parts.adjustedImages.forget()
    looksChanged()
  }

  /// What is shown may be larger or smaller now.
  func looksChanged() {
    setNeedsRefresh()
    invalidateIntrinsicContentSize()
  }

  func setNeedsRefresh() {
    guard !parts.isUpdating else { return }
    parts.isStale = true
    setNeedsLayout()
  }

  func adopt(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: contents.image[.normal] = .symbol("info.circle")
    case .contactAdd: contents.image[.normal] = .symbol("plus.circle")
    case .close: contents.image[.normal] = CloseButtonImage.image
    case .custom, .system, .plain: break
    }
    setNeedsRefresh()
  }

  func adopt(_ action: UIAction) {
    primaryAction = action
    if configuration == nil {
      if !action.title.isEmpty { contents.title[.normal] = action.title }
      if let image = action.image { contents.image[.normal] = image }
    }
    addAction(action, for: .primaryActionTriggered)
    looksChanged()
  }

  // MARK: Showing

  /// Brings the views in line with what is to be shown.
  func refresh() {
    guard parts.isStale, !parts.isUpdating else { return }
    parts.isStale = false
    parts.isUpdating = true
    if parts.needsConfigurationUpdate {
      parts.needsConfigurationUpdate = false
      updateConfiguration()
    }
    if let configuration {
      showConfiguration(configuration)
    } else {
      hideConfiguration()
      showTitle()
      showImage()
      showBackgroundImage()
      showSelection()
    }
    parts.isUpdating = false
  }

  private func showTitle() {
    let (title, attributed) = (contents.title[state], contents.attributedTitle[state])
    guard title?.isEmpty == false || attributed != nil || parts.title != nil else { return }
    let label = parts.titleLabel(in: self)
    let color = currentTitleColor
    if label.textColor != color { label.textColor = color }
    if let attributed {
      label.show(.given(attributed))
    } else {
      label.show(title.map { .plain($0) })
    }
    showTitleShadow(label)
  }

  private func showTitleShadow(_ label: UIButtonLabel) {
    let color = currentTitleShadowColor
    if label.shadowColor != color { label.shadowColor = color }
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    guard isReversed != label.hasReversedShadow else { return }
    label.hasReversedShadow = isReversed
    label.shadowOffset = CGSize(
      width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  private func showImage() {
    guard let image = contents.image[state] else {
      if parts.image?.image != nil { parts.image?.image = nil }
      return
    }
    let view = parts.imageView(in: self)
    let symbols = currentPreferredSymbolConfiguration
    if view.preferredSymbolConfiguration != symbols { view.preferredSymbolConfiguration = symbols }
    let shown = adjusted(image, hasOwn: contents.image.own(state) != nil)
    if view.image !== shown { view.image = shown }
  }

  private func showBackgroundImage() {
    guard let image = contents.backgroundImage[state] else {
      if parts.background?.image != nil { parts.background?.image = nil }
      return
    }
    let view = parts.backgroundView(in: self)
    let shown =
      buttonType.isTinted
      ? made(of: image, .original)
      : adjusted(image, hasOwn: contents.backgroundImage.own(state) != nil)
    if view.image !== shown { view.image = shown }
  }

  /// A picture that has none of its own for the state is made to look the part.
  private func adjusted(_ image: UIImage, hasOwn: Bool) -> UIImage {
    if buttonType.isTinted {
      let isPlain = image.renderingMode == .automatic && buttonType != .close
      return isPlain ? made(of: image, .template) : image
    }
    guard state != .normal, !hasOwn, image.images == nil else { return image }
    if state.contains(.disabled) {
      return adjustsImageWhenDisabled ? made(of: image, .fainter) : image
    }
    let isDarker = state.contains(.highlighted) && adjustsImageWhenHighlighted
    return isDarker ? made(of: image, .darker) : image
  }

  private func made(of image: UIImage, _ manner: AdjustedImages.Manner) -> UIImage {
    parts.adjustedImages.image(of: image, manner, tint: tintColor)
  }

  /// A selected system button has its contents on a plate in the tint color.
  private func showSelection() {
    let isShown = showsSelectionPlate
    guard isShown || parts.selection != nil else { return }
    let plate = parts.selectionView(in: self)
    plate.isHidden = !isShown
    plate.backgroundColor = tintColor
    parts.image?.tintColor = isShown ? .systemBackground : nil
  }

  var showsSelectionPlate: Bool {
    buttonType == .system && isSelected && configuration == nil
      && contents.title.own(.selected) == nil && contents.titleColor.own(.selected) == nil
      && contents.image.own(.selected) == nil && contents.attributedTitle[state] == nil
      && (contents.title[state]?.isEmpty == false || contents.image[state] != nil)
  }

  func defaultTitleColor(for state: State) -> UIColor? {
    guard buttonType.isTinted else { return contents.titleColor[state] ?? .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    if state.contains(.selected), contents.title.own(.selected) == nil, self.state == state,
      showsSelectionPlate
    {
      return .systemBackground
    }
    if let color = contents.titleColor[state] { return color }
    return role == .destructive ? .systemRed : tintColor
  }

  // MARK: For people

  var partDetails: [String] {
    refresh()
    return (parts.title.map { $0.treeDetails } ?? [])
      + (parts.image.map { $0.treeDetails } ?? [])
  }
}

extension UIImage {
  /// One of the system's symbols, as large as a button's.
  static func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large))
  }
}
