import CoreGraphics
import Foundation
import QuartzCore

/// How a cell shows its state.
extension UITableViewCell {
  private static let fadeLength = 0.25
  private static let cornerRadius: CGFloat = 10

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (
      isSelected, isHighlighted, isEditing
    )
    return state
  }

  func stateChanged(animated: Bool) {
    guard animated, window != nil else { return showState() }
    UIView.animate(
      withDuration: Self.fadeLength, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.showState() }
  }

  func showState() {
    updateConfigurationNow()
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    let background = backgroundConfiguration?.updated(for: currentState)
    showPlainGround(background, isMarked: isMarked)
    guard background == nil else {
      selectedBackgroundView?.alpha = 0
      return
    }
    showSelectedGround(isMarked)
  }

  private func showPlainGround(_ background: UIBackgroundConfiguration?, isMarked: Bool) {
    if let background {
      layer.backgroundColor = background.shownColor(in: self).color(by: traitCollection)
    } else {
      let own = backgroundColor ?? looks.style.cellColor
      layer.backgroundColor = own.color(by: traitCollection)
    }
    lines.fade(isMarked ? .hidden : .shown)
  }

  private func showSelectedGround(_ isMarked: Bool) {
    if isMarked, selectedBackgroundView == nil {
      let ground = SelectedGround()
      ground.backgroundColor = .systemGray4
      ground.alpha = 0
      selectedBackgroundView = ground
      return
    }
    guard let ground = selectedBackgroundView else { return }
    if ground.superview !== self {
      ground.frame = bounds
      insertSubview(ground, at: backgroundView == nil ? 0 : 1)
    }
    ground.alpha = isMarked ? 1 : 0
  }

  func replaceGround(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  func looksChanged() {
    layer.cornerRadius = looks.style == .insetGrouped ? Self.cornerRadius : 0
    var corners: CACornerMask = []
    if looks.position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if looks.position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    if corners.isEmpty { layer.cornerRadius = 0 }
    lines.show()
    showState()
    setNeedsLayout()
  }

  // MARK: Configurations

  func updateConfigurationNow() {
    let state = configurationState
    updateConfiguration(using: state)
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    configuredContent?.configuration = contentConfiguration.updated(for: state)
  }

  func showContent() {
    guard let contentConfiguration else {
      configuredContent?.removeFromSuperview()
      configuredContent = nil
      return
    }
    let updated = contentConfiguration.updated(for: configurationState)
    if let present = configuredContent, present.supports(updated) {
      present.configuration = updated
    } else {
      configuredContent?.removeFromSuperview()
      let view = updated.makeContentView()
      configuredContent = view
      labels.hide()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }
}

/// What lies behind a selected cell.
@MainActor
final class SelectedGround: UIView {}

extension UITableView.Style {
  var cellColor: UIColor {
    self == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  var ground: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }
}
