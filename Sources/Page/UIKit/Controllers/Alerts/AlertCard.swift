import CoreGraphics
import Foundation
import QuartzCore

/// A card of an alert: its text, if it is the first, and buttons with lines between them.
@MainActor
final class AlertCard: UIView {
  enum Place {
    case first, cancel
  }

  private let kind: AlertContent.Kind
  private let labels: [UILabel]
  private let fieldsHeight: CGFloat
  let buttons: [AlertButton]
  private var lines: [UIView] = []

  init(_ content: AlertContent, _ buttons: [AlertContent.Button], _ place: Place) {
    kind = content.kind
    labels = place == .first ? AlertCard.labels(of: content) : []
    fieldsHeight = place == .first ? content.fieldsHeight : 0
    self.buttons = buttons.map { AlertButton($0, kind: content.kind) }
    super.init(frame: .zero)
    if kind != .popover {
      layer.cornerRadius = AlertLook.radius
      layer.cornerCurve = .continuous
      clipsToBounds = true
      layGround(place)
    }
    for view in labels + self.buttons as [UIView] { addSubview(view) }
    let count = self.buttons.count - (hasHeader ? 0 : 1)
    lines = (0..<max(count, 0)).map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = AlertLook.separator
      line.isUserInteractionEnabled = false
      addSubview(line)
      return line
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What lies below shines through blurred, but not through a sheet's cancel button.
  private func layGround(_ place: Place) {
    guard place == .first else {
      backgroundColor = AlertLook.cancelGround
      return
    }
    let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.isUserInteractionEnabled = false
    // What is drawn without what lies below it, a snapshot, is not clear all the same.
    ground.contentView.backgroundColor = AlertLook.ground
    addSubview(ground)
  }

  private static func labels(of content: AlertContent) -> [UILabel] {
    let texts = [
      (content.title, AlertLook.titleFont(content.kind)), (content.message, AlertLook.messageFont),
    ]
    return texts.compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel(frame: .zero)
      (label.text, label.font) = (text, font)
      label.textColor = AlertLook.textColor(content.kind)
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
  }

  // MARK: Layout

  private var margin: CGFloat { kind == .alert ? 20 : 15 }
  private var gap: CGFloat { kind == .alert ? 4 : 8 }

  private func textSize(_ label: UILabel, width: CGFloat) -> CGSize {
    label.sizeThatFits(
      CGSize(width: width - 2 * AlertLook.side, height: CGFloat.greatestFiniteMagnitude))
  }

  private var hasHeader: Bool { !labels.isEmpty || fieldsHeight > 0 }
  private var gapAboveFields: CGFloat { labels.isEmpty || fieldsHeight == 0 ? 0 : 16 }

  private func textHeight(width: CGFloat) -> CGFloat {
    let text = labels.reduce(0) { $0 + textSize($1, width: width).height.rounded(.up) }
    return text + gap * CGFloat(max(labels.count - 1, 0))
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    guard hasHeader else { return 0 }
    return textHeight(width: width) + gapAboveFields + fieldsHeight + 2 * margin
  }

  /// Where an alert's text fields have to be.
  func fieldsFrame(width: CGFloat) -> CGRect {
    CGRect(
      x: AlertLook.side, y: margin + textHeight(width: width) + gapAboveFields,
      width: width - 2 * AlertLook.side, height: fieldsHeight)
  }

  private func areSideBySide(width: CGFloat) -> Bool {
    kind == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.titleWidth <= width / 2 - AlertLook.side }
  }

  func height(width: CGFloat) -> CGFloat {
    let rows = areSideBySide(width: width) ? 1 : buttons.count
    return headerHeight(width: width) + CGFloat(rows) * AlertLook.buttonHeight(kind)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
    let top = headerHeight(width: bounds.width)
    let height = AlertLook.buttonHeight(kind)
    if areSideBySide(width: bounds.width) {
      let half = bounds.width / 2
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * half, y: top, width: half, height: height)
      }
      lines.last?.frame = CGRect(x: half, y: top, width: AlertLook.line, height: height)
      if lines.count > 1 { showLine(lines[0], at: top) }
      return
    }
    let inOrder = kind == .alert ? AlertCard.cancelLast(buttons) : buttons
    for (index, button) in inOrder.enumerated() {
      let y = top + CGFloat(index) * height
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      let line = index - (hasHeader ? 0 : 1)
      if line >= 0 { showLine(lines[line], at: y) }
    }
  }

  private func showLine(_ line: UIView, at y: CGFloat) {
    line.frame = CGRect(x: 0, y: y, width: bounds.width, height: AlertLook.line)
  }

  /// Two buttons that do not fit beside each other stand the other way round.
  private static func cancelLast(_ buttons: [AlertButton]) -> [AlertButton] {
    buttons.filter { $0.action.style != .cancel } + buttons.filter { $0.action.style == .cancel }
  }

  private func layOutText() {
    var y = margin
    for label in labels {
      let height = textSize(label, width: bounds.width).height.rounded(.up)
      label.frame = CGRect(
        x: AlertLook.side, y: y, width: bounds.width - 2 * AlertLook.side, height: height)
      y += height + gap
    }
  }
}

/// One choice of an alert.
@MainActor
final class AlertButton: UIView {
  let action: UIAlertAction
  private let label = UILabel(frame: .zero)

  init(_ button: AlertContent.Button, kind: AlertContent.Kind) {
    action = button.action
    super.init(frame: .zero)
    label.text = action.title
    label.font = AlertLook.buttonFont(kind, bold: button.isBold)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled: Bool { action.isEnabled }
  var titleWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) }

  private func showColor() {
    let color: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = action.isEnabled ? color : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  func showPressed(_ isPressed: Bool) {
    backgroundColor = isPressed ? AlertLook.pressed : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertLook.side / 2, dy: 0)
  }
}
