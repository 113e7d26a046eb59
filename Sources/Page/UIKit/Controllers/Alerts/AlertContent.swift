import CoreGraphics
import Foundation

/// What an alert shows, and in which order.
@MainActor
struct AlertContent {
  struct Button {
    let action: UIAlertAction
    let isBold: Bool
  }

  enum Kind {
    case alert, sheet, popover
  }

  let kind: Kind
  let title: String?
  let message: String?
  let fieldsHeight: CGFloat
  /// Cards from top to bottom: a sheet's cancel button has one of its own.
  let cards: [[Button]]

  init(of alert: UIAlertController, in isPopover: Bool) {
    let kind: Kind = alert.preferredStyle == .alert ? .alert : isPopover ? .popover : .sheet
    self.kind = kind
    (title, message, fieldsHeight) = (alert.title, alert.message, alert.fields.height)
    let cancel = alert.cancelAction
    let others = alert.actions.filter { $0.style != .cancel }
    let bold = alert.preferredAction ?? (alert.preferredStyle == .alert ? cancel : nil)
    func button(_ action: UIAlertAction) -> Button {
      Button(action: action, isBold: action === bold || (kind == .sheet && action === cancel))
    }
    let rest = others.map(button)
    switch kind {
    // Of two buttons the one that changes nothing is on the left; of more it is the last.
    case .alert where alert.actions.count == 2:
      cards = [(cancel.map { [button($0)] } ?? []) + rest]
    case .alert: cards = [rest + (cancel.map { [button($0)] } ?? [])]
    case .sheet: cards = [rest] + (cancel.map { [[button($0)]] } ?? [])
    case .popover: cards = [rest]
    }
  }

  var hasHeader: Bool { !(title ?? "").isEmpty || !(message ?? "").isEmpty }
}

/// The measures and colours of alerts.
@MainActor
enum AlertLook {
  static let alertWidth: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  static let radius: CGFloat = 14
  static let line: CGFloat = 0.5
  static let sheetMargin: CGFloat = 8
  static let side: CGFloat = 16

  static func buttonHeight(_ kind: AlertContent.Kind) -> CGFloat { kind == .alert ? 44 : 57 }

  static func buttonFont(_ kind: AlertContent.Kind, bold: Bool) -> UIFont {
    .systemFont(ofSize: kind == .alert ? 17 : 20, weight: bold ? .semibold : .regular)
  }

  static func titleFont(_ kind: AlertContent.Kind) -> UIFont {
    .systemFont(ofSize: kind == .alert ? 17 : 13, weight: .semibold)
  }

  static let messageFont = UIFont.systemFont(ofSize: 13)

  static func textColor(_ kind: AlertContent.Kind) -> UIColor {
    kind == .alert ? .label : .secondaryLabel
  }

  static let fieldGround = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.35) : .white
  }

  static let ground = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 0.85)
      : UIColor(white: 0.965, alpha: 0.85)
  }

  /// A sheet's cancel button stands out.
  static let cancelGround = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white
  }

  static let pressed = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.07)
  }

  static let separator = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: 0.18)
  }
}
