import CoreGraphics
import Foundation

/// The cards of an alert. A finger may slide over the buttons; the one it leaves is chosen.
@MainActor
final class UIAlertControllerView: UIView {
  private let choose: (UIAlertAction) -> Void
  /// Above the cards, which are others with every change, so that typing goes on.
  private let fields: AlertFields
  private var cards: [AlertCard] = []
  private var kind = AlertContent.Kind.alert
  private var pressed: AlertButton? {
    didSet {
      guard pressed !== oldValue else { return }
      oldValue?.showPressed(false)
      pressed?.showPressed(true)
    }
  }

  init(_ fields: AlertFields, choose: @escaping (UIAlertAction) -> Void) {
    (self.fields, self.choose) = (fields, choose)
    super.init(frame: CGRect(x: 0, y: 0, width: AlertLook.alertWidth, height: 0))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: AlertContent) {
    for card in cards { card.removeFromSuperview() }
    (kind, pressed) = (content.kind, nil)
    cards = content.cards.enumerated().map { index, buttons in
      AlertCard(content, buttons, index == 0 ? .first : .cancel)
    }
    for card in cards { addSubview(card) }
    if fields.superview != nil {
      bringSubviewToFront(fields)
    } else if content.fieldsHeight > 0 {
      addSubview(fields)
    }
    setNeedsLayout()
  }

  /// Its size where nothing else limits it.
  var fittingSize: CGSize {
    let width = kind == .popover ? AlertLook.popoverWidth : AlertLook.alertWidth
    return CGSize(width: width, height: height(width: width))
  }

  func height(width: CGFloat) -> CGFloat {
    let gaps = AlertLook.sheetMargin * CGFloat(max(cards.count - 1, 0))
    return cards.reduce(gaps) { $0 + $1.height(width: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for card in cards {
      let height = card.height(width: bounds.width)
      card.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height + AlertLook.sheetMargin
    }
    fields.frame = cards.first?.fieldsFrame(width: bounds.width) ?? .zero
  }

  // MARK: Touches

  private func button(under touches: Set<UITouch>) -> AlertButton? {
    guard let point = touches.first?.location(in: self) else { return nil }
    for card in cards {
      for button in card.buttons where button.isEnabled {
        if button.bounds.contains(convert(point, to: button)) { return button }
      }
    }
    return nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = button(under: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = button(under: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = button(under: touches)
    pressed = nil
    if let chosen { choose(chosen.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = nil
  }
}
